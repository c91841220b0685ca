//! Tests folding and constants through `canonicalize`.

use crate::support::Session;

#[test]
fn to_constants_and_values() {
    let session = Session::new();
    insta::assert_snapshot!(session.run(
        "canonicalize",
        "%x = t.any : () -> (i32)
         %2 = t.const 2 : i32
         %3 = t.const 3 : i32
         %5 = t.add %2, %3 : (i32, i32) -> (i32)
         %0 = t.const 0 : i32
         %same = t.add %0, %x : (i32, i32) -> (i32)
         %kept = t.add %x, %5 : (i32, i32) -> (i32)
         t.any %5, %same, %kept : (i32, i32, i32) -> ()"
    ), @"
    %0 = t.const 5 : i32
    %1 = t.any : () -> (i32)
    %2 = t.add %1, %0 : (i32, i32) -> (i32)
    t.any %0, %1, %2 : (i32, i32, i32) -> ()
    ");
    assert_eq!(session.log.take(), "");
}

#[test]
fn in_place() {
    let session = Session::new();
    insta::assert_snapshot!(session.run(
        "canonicalize",
        "%x = t.any : () -> (i32)
         %0 = t.clamp %x {limit = 500 : i64} : (i32) -> (i32)
         %1 = t.clamp %x {limit = 50 : i64} : (i32) -> (i32)
         t.any %0, %1 : (i32, i32) -> ()"
    ), @"
    %0 = t.any : () -> (i32)
    %1 = t.clamp %0 {limit = 100 : i64} : (i32) -> (i32)
    %2 = t.clamp %0 {limit = 50 : i64} : (i32) -> (i32)
    t.any %1, %2 : (i32, i32) -> ()
    ");
}

#[test]
fn traits() {
    let session = Session::new();
    insta::assert_snapshot!(session.run(
        "canonicalize",
        "%x = t.any : () -> (i32)
         %0 = t.idem %x : (i32) -> (i32)
         %1 = t.idem %0 : (i32) -> (i32)
         %2 = t.neg %x : (i32) -> (i32)
         %3 = t.neg %2 : (i32) -> (i32)
         %c = t.const 1 : i32
         %4 = t.mul %c, %x : (i32, i32) -> (i32)
         t.any %1, %3, %4 : (i32, i32, i32) -> ()"
    ), @"
    %0 = t.const 1 : i32
    %1 = t.any : () -> (i32)
    %2 = t.idem %1 : (i32) -> (i32)
    %3 = t.mul %1, %0 : (i32, i32) -> (i32)
    t.any %2, %1, %3 : (i32, i32, i32) -> ()
    ");
}

#[test]
fn commutative_operations_are_merged() {
    let session = Session::new();
    insta::assert_snapshot!(session.run(
        "cse",
        "%x, %y = t.any : () -> (i32, i32)
         %0 = t.mul %x, %y : (i32, i32) -> (i32)
         %1 = t.mul %y, %x : (i32, i32) -> (i32)
         %2 = t.pure %x, %y : (i32, i32) -> (i32)
         %3 = t.pure %y, %x : (i32, i32) -> (i32)
         t.any %0, %1, %2, %3 : (i32, i32, i32, i32) -> ()"
    ), @"
    %0:2 = t.any : () -> (i32, i32)
    %1 = t.mul %0#0, %0#1 : (i32, i32) -> (i32)
    %2 = t.pure %0#0, %0#1 : (i32, i32) -> (i32)
    %3 = t.pure %0#1, %0#0 : (i32, i32) -> (i32)
    t.any %1, %1, %2, %3 : (i32, i32, i32, i32) -> ()
    ");
}

#[test]
fn constants_of_other_dialects() {
    // The operand is a constant of `arith`, the result one of `t`.
    let session = Session::new();
    insta::assert_snapshot!(session.run(
        "canonicalize",
        "%2 = arith.constant 2 : i32
         %5 = t.add %2, %2 : (i32, i32) -> (i32)
         %6 = arith.addi %5, %2 : i32
         t.any %5, %6 : (i32, i32) -> ()"
    ), @"
    %0 = t.const 4 : i32
    %c6_i32 = arith.constant 6 : i32
    t.any %0, %c6_i32 : (i32, i32) -> ()
    ");
}

#[test]
fn results_have_to_be_complete() {
    let session = Session::new();
    // One of two results: nothing is folded. Three: the third is ignored.
    insta::assert_snapshot!(session.run(
        "canonicalize",
        "%x = t.any : () -> (i32)
         %0:2 = t.misfold %x {give = 1 : i64} : (i32) -> (i32, i32)
         %1:2 = t.misfold %x {give = 3 : i64} : (i32) -> (i32, i32)
         t.any %0#0, %0#1, %1#0, %1#1 : (i32, i32, i32, i32) -> ()"
    ), @"
    %0 = t.any : () -> (i32)
    %1:2 = t.misfold %0 {give = 1 : i64} : (i32) -> (i32, i32)
    t.any %1#0, %1#1, %0, %0 : (i32, i32, i32, i32) -> ()
    ");
    // A value of another type than the result is rejected, too.
    insta::assert_snapshot!(session.run(
        "canonicalize",
        "%x = t.any : () -> (i32)
         %0 = t.misfold %x {give = 1 : i64} : (i32) -> (i64)
         t.any %0 : (i64) -> ()"
    ), @"
    %0 = t.any : () -> (i32)
    %1 = t.misfold %0 {give = 1 : i64} : (i32) -> (i64)
    t.any %1 : (i64) -> ()
    ");
    assert_eq!(
        session.log.take(),
        "2:15 error: internal error: \'t.misfold\' folds result #0 to a value of type \'i32\'"
    );
}

#[test]
fn constants_without_value() {
    // Each has a unique value of unknown content: none are merged, nothing is folded.
    let session = Session::new();
    insta::assert_snapshot!(session.run(
        "canonicalize",
        "%0 = t.unknown_const : () -> (i32)
         %1 = t.unknown_const : () -> (i32)
         %2 = \"t.const\"() : () -> i32
         %3 = t.add %0, %1 : (i32, i32) -> (i32)
         %4 = arith.addi %0, %2 : i32
         t.any %0, %1, %3, %4 : (i32, i32, i32, i32) -> ()"
    ), @"
    %0 = t.unknown_const : () -> (i32)
    %1 = t.unknown_const : () -> (i32)
    %2 = t.const 0 : i32
    %3 = t.add %0, %1 : (i32, i32) -> (i32)
    %4 = arith.addi %0, %2 : i32
    t.any %0, %1, %3, %4 : (i32, i32, i32, i32) -> ()
    ");
}

#[test]
fn constants_that_cannot_be_made() {
    let session = Session::new();
    for sum in [13, 14, 15] {
        let text = format!(
            "%0 = t.const 0 : i32
             %1 = t.const {sum} : i32
             %2 = t.add %0, %1 : (i32, i32) -> (i32)
             t.any %2 : (i32) -> ()"
        );
        // Folding to the constant fails, because the operation cannot be created; the rest is valid.
        assert!(session.run("canonicalize", &text).contains("t.any"), "{sum}");
    }
    insta::assert_snapshot!(session.log.take(), @"
    3:19 error: internal error while materializing a constant: on purpose
    3:19 error: internal error: 't.pure' is no constant of type 'i32'
    3:19 error: internal error: 't.const' is no constant of type 'i32'
    ");
}

#[test]
fn panics() {
    let session = Session::new();
    insta::assert_snapshot!(session.run(
        "canonicalize",
        "%0 = t.any : () -> (i32)
         %1 = t.panics %0 {panic = \"fold\"} : (i32) -> (i32)
         t.any %1 : (i32) -> ()"
    ), @r#"
    %0 = t.any : () -> (i32)
    %1 = t.panics %0 {panic = "fold"} : (i32) -> (i32)
    t.any %1 : (i32) -> ()
    "#);
    let log = session.log.take();
    assert_eq!(log.lines().next(), Some("2:15 error: internal error while folding: on purpose"));
}

#[test]
fn operations_without_folds_are_skipped() {
    let session = Session::new();
    let source = "%x = t.any : () -> (i32)
         %2 = t.const 2 : i32
         %4 = t.add %2, %2 : (i32, i32) -> (i32)
         %same = t.unfolded %x : (i32) -> (i32)
         %dead = t.unfolded %4 : (i32) -> (i32)
         %more = t.unfolded %dead : (i32) -> (i32)
         t.any %4, %same : (i32, i32) -> ()";
    insta::assert_snapshot!(session.run("canonicalize", source), @"
    %0 = t.const 4 : i32
    %1 = t.any : () -> (i32)
    t.any %0, %1 : (i32, i32) -> ()
    ");
    insta::assert_snapshot!(session.run("canonicalize-foldable", source), @"
    %0 = t.const 4 : i32
    %1 = t.any : () -> (i32)
    %2 = t.unfolded %1 : (i32) -> (i32)
    t.any %0, %2 : (i32, i32) -> ()
    ");
}

//! Tests verification: definitions, traits, and `verify_all`.

use crate::support::Session;
use mlir_dialect::{ParsedSource, Severity, error, melior::ir::Location, verify, verify_all, warning};

#[test]
fn several_errors_with_notes() {
    let session = Session::new();
    insta::assert_snapshot!(session.verify_log(
        "%0 = t.any : () -> (i32)
t.errors %0
  {errors = 3 : i64} : (i32) -> ()"
    ), @"
    2:10 to :12 error: error 0
      2:10 to :12 note: a note
      1:6 note: a note elsewhere
    3:4 to :10 error: error 1
      3:4 to :10 note: a note
      1:6 note: a note elsewhere
    2:1 to :9 error: error 2
      2:1 to :9 note: a note
      1:6 note: a note elsewhere
    ");
    // Positions are those of `verify_all`; MLIR's verifier reports that of the operation.
    let source = session.parse("%0 = t.any : () -> (i32)\nt.errors %0\n  {errors = 3 : i64} : (i32) -> ()");
    assert!(!verify(source.module()));
    insta::assert_snapshot!(session.log.take(), @"
    2:1 error: error 0
      2:1 note: a note
      1:6 note: a note elsewhere
    2:1 error: error 1
      2:1 note: a note
      1:6 note: a note elsewhere
    2:1 error: error 2
      2:1 note: a note
      1:6 note: a note elsewhere
    ");
    assert!(!verify_all(source.module(), None));
    insta::assert_snapshot!(session.log.take(), @"
    2:1 error: error 0
      2:1 note: a note
      1:6 note: a note elsewhere
    2:1 error: error 1
      2:1 note: a note
      1:6 note: a note elsewhere
    2:1 error: error 2
      2:1 note: a note
      1:6 note: a note elsewhere
    ");
}

#[test]
fn regions() {
    let session = Session::new();
    let log = |text: &str| session.verify_log(text);
    assert_eq!(log("t.strict { t.any : () -> () }"), "");
    insta::assert_snapshot!(log("t.strict {\n t.pure : () -> () }"), @"
    1:1 error: 't.strict' op has to start with t.any
      2:2 note: it starts here
      1:1 note: no note of its own place
    ");
    insta::assert_snapshot!(log("t.strict { }"), @"1:1 error: 't.strict' op is empty");
    // Called although a nested operation is invalid.
    insta::assert_snapshot!(log("t.strict { t.errors {errors = 2 : i64} : () -> () }"), @"
    1:12 error: error 0
      1:12 note: a note
    1:22 to :28 error: error 1
      1:22 to :28 note: a note
    1:1 error: 't.strict' op has to start with t.any
      1:12 note: it starts here
      1:1 note: no note of its own place
    ");
}

#[test]
fn traits() {
    let session = Session::new();
    let log = |text: &str| session.verify_log(text);
    // IsTerminator
    insta::assert_snapshot!(log("t.region { t.ret : () -> () t.any : () -> () }"), @"1:12 error: 't.ret' op must be the last operation in the parent block");
    insta::assert_snapshot!(log("t.ret : () -> ()"), @"");
    // A terminator is required, NoTerminator or not, if there are several blocks.
    insta::assert_snapshot!(log("t.blocks { t.any : () -> () }"), @"1:12 error: block with no terminator, has t.any");
    insta::assert_snapshot!(log("t.blocks { ^bb0: }"), @"1:1 error: empty block: expect at least a terminator");
    assert_eq!(log("t.blocks { }"), "");
    insta::assert_snapshot!(log("t.scope { t.br ^bb1\n ^bb1: t.any : () -> () }"), @"2:8 error: block with no terminator, has t.any");
    // SingleBlock
    insta::assert_snapshot!(log("t.region { t.br ^bb1\n ^bb1: t.ret : () -> () }"), @"1:1 error: 't.region' op expects region #0 to have 0 or 1 blocks");
    assert_eq!(log("\"t.region\"() ({}) : () -> ()"), "");
    // IsolatedFromAbove
    assert_eq!(log("t.isolated { %0 = t.any : () -> (i32) t.any %0 : (i32) -> () }"), "");
    insta::assert_snapshot!(log("%0 = t.any : () -> (i32)\n\"t.isolated\"() ({\n t.any %0 : (i32) -> () }) : () -> ()"), @"
    3:2 error: 't.any' op using value defined outside the region
      2:1 note: required by region isolation constraints
    ");
    // NoRegionArguments, SymbolTable
    insta::assert_snapshot!(log("t.scope (%a : i32) { }"), @"1:1 error: 't.scope' op region should have no arguments");
    insta::assert_snapshot!(log("t.symbols {\nfunc.func private @f()\nfunc.func private @f() }"), @"
    3:1 error: redefinition of symbol named 'f'
      2:1 note: see existing symbol definition here
    ");
    insta::assert_snapshot!(log("\"t.symbols\"() : () -> ()"), @"1:1 error: 't.symbols' op Operations with a 'SymbolTable' must have exactly one region");
    // Counts and types
    insta::assert_snapshot!(log("%0 = t.any : () -> (i32)\nt.no_operands %0 : (i32) -> ()"), @"2:1 error: 't.no_operands' op requires zero operands");
    insta::assert_snapshot!(log("\"t.no_operands\"() ({}) : () -> ()"), @"1:1 error: 't.no_operands' op requires zero regions");
    insta::assert_snapshot!(log("%0 = t.no_results : () -> (i32)"), @"1:6 error: 't.no_results' op requires zero results");
    insta::assert_snapshot!(log("t.one_result : () -> ()"), @"1:1 error: 't.one_result' op requires one result");
    insta::assert_snapshot!(log("%0:2 = t.any : () -> (i32, i64)\nt.same_operands %0#0, %0#1 : (i32, i64) -> ()"), @"2:1 error: 't.same_operands' op requires all operands to have the same type");
    insta::assert_snapshot!(log("%0 = t.any : () -> (i32)\n%1 = t.idem %0 : (i32) -> (i64)"), @"2:6 error: 't.idem' op requires the same type for all operands and results");
    insta::assert_snapshot!(log("%0:2 = t.unknown_const : () -> (i32, i32)"), @"1:8 error: 't.unknown_const' op requires one result");
    insta::assert_snapshot!(log("%0 = t.any : () -> (i32)\n%1 = t.unknown_const %0 : (i32) -> (i32)"), @"2:6 error: 't.unknown_const' op requires zero operands");
}

#[test]
fn discardable_attributes_of_the_dialect() {
    let session = Session::new();
    assert_eq!(session.verify_log("func.func private @f() attributes {t.checked, other = 1}"), "");
    insta::assert_snapshot!(session.verify_log("func.func private @f() attributes {t.odd = 1}"), @"1:1 error: 'func.func' op has the unknown attribute 't.odd'");
    insta::assert_snapshot!(session.verify_log("module attributes {t.panics} { }"), @"1:1 error: internal error while verifying an attribute: on purpose");
}

#[test]
fn panics_are_diagnostics() {
    let session = Session::new();
    insta::assert_snapshot!(session.verify_log("t.panics {panic = \"verify\"} : () -> ()"), @"1:1 error: internal error while verifying an operation: on purpose");
    insta::assert_snapshot!(session.verify_log("t.panics {panic = \"regions\"} : () -> ()"), @"1:1 error: internal error while verifying regions: on purpose");
}

#[test]
fn hooks_may_print_their_operation() {
    let session = Session::new();
    let text = "%0 = t.any : () -> (i32)\n%curious = t.curious %0 : (i32) -> (i32)";
    assert_eq!(session.verify_log(text), "");
    assert_eq!(session.run("canonicalize", text), text);
    assert_eq!(session.log.take(), "");
}

/// One run reports everything, in source order; dominance at the end of each function that is valid otherwise.
#[test]
fn everything_is_reported() {
    let session = Session::new();
    session.context.set_allow_unregistered_dialects(true);
    let source = session.parse(
        "t.errors {errors = 1 : i64} : () -> ()
func.func @f(%x: i32) {
  t.errors %x {errors = 2 : i64} : (i32) -> ()
  t.blocks {
    t.any : () -> ()
  }
  \"nowhere.op\"() : () -> ()
  %0 = \"arith.addi\"(%x, %x) : (i32, i32) -> i64
  return %x : i32
}
func.func @g(%x: i32) {
  t.any %late, %later : (i32, i32) -> ()
  %late, %later = t.any : () -> (i32, i32)
  \"t.isolated\"() ({
    t.any %x, %last : (i32, i32) -> ()
    %last = t.errors {errors = 1 : i64} : () -> (i32)
    t.errors {errors = 1 : i64} : () -> ()
  }) : () -> ()
  return
}
t.errors {errors = 1 : i64} : () -> ()",
    );
    session.context.set_allow_unregistered_dialects(false);
    assert!(!verify_all(source.module(), Some(&source)));
    insta::assert_snapshot!(session.log.take(), @"
    1:1 error: error 0
      1:1 note: a note
    3:12 to :14 error: error 0
      3:12 to :14 note: a note
    3:16 to :22 error: error 1
      3:16 to :22 note: a note
    5:5 error: block with no terminator, has t.any
    7:3 error: 'nowhere.op' op created with unregistered dialect; use --allow-unregistered-dialect
    8:8 error: 'arith.addi' op requires the same type for all operands and results
    9:3 error: 'func.return' op has 1 operands, but enclosing function (@f) returns 0
    16:13 error: error 0
      16:13 note: a note
    17:5 error: error 0
      17:5 note: a note
    15:5 error: 't.any' op using value defined outside the region
      14:3 note: required by region isolation constraints
    15:5 error: operand #1 does not dominate this use
      16:13 note: operand defined here
    12:3 error: operand #0 does not dominate this use
      13:19 note: operand defined here
    12:3 error: operand #1 does not dominate this use
      13:19 note: operand defined here
    21:1 error: error 0
      21:1 note: a note
    ");
    assert!(!verify(source.module()));
    session.log.take();
}

#[test]
fn dominance() {
    let session = Session::new();
    insta::assert_snapshot!(session.verify_log(
        "func.func @g(%c: i1) {
  t.any %late, %later : (i32, i32) -> ()
  %late, %later = t.any : () -> (i32, i32)
  t.blocks {
    t.br ^one, ^two
  ^one:
    %one = t.any : () -> (i32)
    t.br ^two
  ^two:
    t.any %one : (i32) -> ()
    t.ret : () -> ()
  }
  return
}"
    ), @"
    2:3 error: operand #0 does not dominate this use
      3:19 note: operand defined here
    2:3 error: operand #1 does not dominate this use
      3:19 note: operand defined here
    10:5 error: operand #0 does not dominate this use
      7:12 note: operand defined here
    ");
    // Uses in unreachable blocks are legal.
    assert_eq!(
        session.verify_log(
            "t.blocks {
           t.ret : () -> ()
         ^one:
           t.any %late : (i32) -> ()
           %late = t.any : () -> (i32)
           t.br ^one
         }"
        ),
        ""
    );
}

#[test]
fn structure() {
    let session = Session::new();
    let log = |text: &str| session.verify_log(text);
    insta::assert_snapshot!(log("t.blocks {\n^bb0:\n  t.br ^bb0\n}"), @"1:1 error: entry block of region may not have predecessors");
    insta::assert_snapshot!(log("t.blocks { t.br ^bb1\n t.any : () -> ()\n^bb1: t.ret : () -> () }"), @"
    1:12 error: operation with block successors must terminate its parent block
    1:12 error: 't.br' op must be the last operation in the parent block
    2:2 error: block with no terminator, has t.any
    ");
    // Graph regions have one block; uses before definitions are legal there.
    assert_eq!(log("builtin.module { t.any %a : (i32) -> () %a = t.any : () -> (i32) }"), "");
    insta::assert_snapshot!(log("\"builtin.module\"() ({ t.br ^bb1\n ^bb1: t.ret : () -> () }) : () -> ()"), @"
    1:1 error: 'builtin.module' op expects region #0 to have 0 or 1 blocks
    1:1 error: 'builtin.module' op expects graph region #0 to have 0 or 1 blocks
    ");
}

#[test]
fn unregistered_operations() {
    let session = Session::new();
    session.context.set_allow_unregistered_dialects(true);
    assert_eq!(session.verify_log("\"nowhere.op\"() : () -> ()"), "");
    assert_eq!(session.verify_log("t.region { \"nowhere.op\"() ({ t.any : () -> () }) : () -> () }"), "");
    // A registered dialect determines whether it allows unknown operations.
    let text = "\"t.unknown\"() : () -> ()";
    if session.try_parse(text).is_some() {
        insta::assert_snapshot!(session.verify_log(text), @"1:1 error: 't.unknown' op is not an operation of its dialect");
    }
    let (op, module) = (session.parse("\"nowhere.op\"() : () -> ()"), session.parse("t.any : () -> ()"));
    session.context.set_allow_unregistered_dialects(false);
    assert!(verify_all(module.module(), Some(&module)));
    assert!(!verify_all(op.module(), Some(&op)));
    assert!(!verify(op.module()));
    insta::assert_snapshot!(session.log.take(), @"
    1:1 error: 'nowhere.op' op created with unregistered dialect; use --allow-unregistered-dialect
    1:1 error: 'nowhere.op' op created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used
    ");
    insta::assert_snapshot!(session.parse_log(text), @"

    (parsed)
    ");
}

/// Upstream operations verify their regions only if their nested operations are valid.
#[test]
fn upstream_operations() {
    let session = Session::new();
    let text = |inside: &str| {
        format!(
            "func.func @f(%n: index, %x: i32) -> i32 {{
               %r = \"scf.for\"(%n, %n, %n, %x) ({{
               ^bb0(%i: index, %y: i32):
                 {inside}
               }}) : (index, index, index, i32) -> i32
               return %r : i32
             }}"
        )
    };
    assert_eq!(session.verify_log(&text("scf.yield %y : i32")), "");
    for wrong in [
        "t.any : () -> ()",
        "scf.yield %i : index",
        "\"scf.yield\"() : () -> ()",
        "t.ret : () -> ()",
        "t.errors {errors = 1 : i64} : () -> () scf.yield %i : index",
        "\"scf.if\"(%y) ({}, {}) : (i32) -> () scf.yield %y : i32",
        "%z = \"arith.constant\"() : () -> i32 scf.yield %z : i32",
    ] {
        assert!(!session.verify_log(&text(wrong)).is_empty(), "{wrong}");
    }
    insta::assert_snapshot!(session.verify_log(&text("scf.yield %i : index")), @"2:21 error: 'scf.for' op 0-th region iter_arg and 0-th yielded value have different type: 'i32' != 'index'");
}

#[test]
fn nested_verification_keeps_the_source() {
    // After `verify_all`, locations are those of the operation again.
    let session = Session::new();
    let (a, b) = (
        session.parse("\n\nt.errors\n {errors = 2 : i64} : () -> ()"),
        session.parse("t.errors\n {errors = 2 : i64} : () -> ()"),
    );
    assert!(!verify_all(a.module(), Some(&a)));
    assert!(!verify_all(b.module(), Some(&a)), "another source knows nothing of the operation");
    insta::assert_snapshot!(session.log.take(), @"
    3:1 error: error 0
      3:1 note: a note
    4:3 to :9 error: error 1
      4:3 to :9 note: a note
    1:1 error: error 0
      1:1 note: a note
    1:1 error: error 1
      1:1 note: a note
    ");
}

#[test]
fn diagnostics_reach_the_last_handler_first() {
    let session = Session::new();
    let seen = crate::support::Log::default();
    let sink = seen.clone();
    let id = session.context.attach_diagnostic_handler(move |diagnostic| {
        sink.push(&diagnostic);
        diagnostic.to_string() == "mine"
    });
    let location = Location::unknown(&session.context);
    let _ = error(location, "mine").emit();
    let _ = warning(location, "a warning").note("and a note").emit();
    let _ = mlir_dialect::Diagnostic::new(Severity::Remark, location, "a remark").emit();
    insta::assert_snapshot!(seen.take(), @"
    unknown error: mine
    unknown warning: a warning
      unknown note: and a note
    unknown remark: a remark
    ");
    insta::assert_snapshot!(session.log.take(), @"
    unknown warning: a warning
      unknown note: and a note
    unknown remark: a remark
    ");
    session.context.detach_diagnostic_handler(id);
    let _ = error(location, "mine").emit();
    assert_eq!((seen.take().as_str(), session.log.take().as_str()), ("", "unknown error: mine"));
}

#[test]
fn operations_in_diagnostics() {
    let session = Session::new();
    let source = session.parse("t.one_result : () -> ()");
    assert!(!verify(source.module()));
    assert!(!session.log.take().contains("see current operation"));
    mlir_dialect::print_op_on_diagnostic(&session.context, true);
    assert!(!verify(source.module()));
    assert!(session.log.take().contains("see current operation: \"t.one_result\"() : () -> ()"));
}

#[test]
fn sources_do_not_have_to_be_verified_with_places() {
    let session = Session::new();
    let text = "t.errors {errors = 2 : i64} : () -> ()";
    let source = ParsedSource::parse(&session.context, "in.mlir", text.as_bytes(), false).unwrap();
    assert!(!verify_all(source.module(), Some(&source)));
    insta::assert_snapshot!(session.log.take(), @"
    1:1 error: error 0
      1:1 note: a note
    1:1 error: error 1
      1:1 note: a note
    ");
}

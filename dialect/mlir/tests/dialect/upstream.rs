//! Tests upstream passes on the test dialect: purity and memory effects.

use crate::support::Session;

#[test]
fn dead_code() {
    let session = Session::new();
    // Unused: pure operations, reads and allocations are removed, the others remain.
    insta::assert_snapshot!(session.run(
        "canonicalize",
        "%p = t.any : () -> (!t.token)
         %0 = t.pure : () -> (i32)
         %1 = t.read %p : (!t.token) -> (i32)
         %2 = t.alloc : () -> (!t.token)
         %3 = t.read_all : () -> (i32)
         t.write %p : (!t.token) -> ()
         t.free %p : (!t.token) -> ()
         t.far %p : (!t.token) -> ()"
    ), @"
    %0 = t.any : () -> (!t.token)
    t.write %0 : (!t.token) -> ()
    t.free %0 : (!t.token) -> ()
    t.far %0 : (!t.token) -> ()
    ");
}

#[test]
fn merging() {
    let session = Session::new();
    insta::assert_snapshot!(session.run(
        "cse",
        "%p = t.any : () -> (!t.token)
         %0 = t.pure : () -> (i32)
         %1 = t.pure : () -> (i32)
         %2 = t.alloc : () -> (!t.token)
         %3 = t.alloc : () -> (!t.token)
         %4 = t.read %p : (!t.token) -> (i32)
         %5 = t.read %p : (!t.token) -> (i32)
         t.write %p : (!t.token) -> ()
         %6 = t.read %p : (!t.token) -> (i32)
         %7 = t.any : () -> (i32)
         %8 = t.any : () -> (i32)
         t.any %0, %1, %2, %3, %4, %5, %6, %7, %8
           : (i32, i32, !t.token, !t.token, i32, i32, i32, i32, i32) -> ()"
    ), @"
    %0 = t.any : () -> (!t.token)
    %1 = t.pure : () -> (i32)
    %2 = t.alloc : () -> (!t.token)
    %3 = t.alloc : () -> (!t.token)
    %4 = t.read %0 : (!t.token) -> (i32)
    t.write %0 : (!t.token) -> ()
    %5 = t.read %0 : (!t.token) -> (i32)
    %6 = t.any : () -> (i32)
    %7 = t.any : () -> (i32)
    t.any %1, %1, %2, %3, %4, %4, %5, %6, %7 : (i32, i32, !t.token, !t.token, i32, i32, i32, i32, i32) -> ()
    ");
}

#[test]
fn hoisting() {
    let session = Session::new();
    insta::assert_snapshot!(session.run(
        "func.func(loop-invariant-code-motion)",
        "func.func @f(%n: index, %p: !t.token, %c: i1) {
           %zero = arith.constant 0 : index
           %one = arith.constant 1 : index
           scf.for %i = %zero to %n step %one {
             %0 = t.pure %n : (index) -> (i32)
             %1 = t.pure %i : (index) -> (i32)
             %2 = t.read %p : (!t.token) -> (i32)
             %4 = t.blocks {
               %5 = t.pure : () -> (i32)
               t.ret : () -> ()
             } with : () -> (i32)
             t.blocks {
               t.write %p : (!t.token) -> ()
               t.ret : () -> ()
             }
             t.any %4 : (i32) -> ()
             t.any %0, %1, %2 : (i32, i32, i32) -> ()
           }
           return
         }"
    ), @"
    func.func @f(%arg0: index, %arg1: !t.token, %arg2: i1) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %0 = t.pure %arg0 : (index) -> (i32)
      %1 = t.blocks {
        %2 = t.pure : () -> (i32)
        t.ret : () -> ()
      } with : () -> (i32)
      scf.for %arg3 = %c0 to %arg0 step %c1 {
        %2 = t.pure %arg3 : (index) -> (i32)
        %3 = t.read %arg1 : (!t.token) -> (i32)
        t.blocks {
          t.write %arg1 : (!t.token) -> ()
          t.ret : () -> ()
        }
        t.any %1 : (i32) -> ()
        t.any %0, %2, %3 : (i32, i32, i32) -> ()
      }
      return
    }
    ");
}

#[test]
fn effects_of_regions() {
    let session = Session::new();
    // `t.blocks` has the effects of its nested operations: none in the first one; `t.region` has unknown ones.
    insta::assert_snapshot!(session.run(
        "canonicalize",
        "t.blocks {
           %0 = t.pure : () -> (i32)
           t.ret : () -> ()
         }
         t.blocks {
           t.any : () -> ()
           t.ret : () -> ()
         }
         t.region {
           %0 = t.pure : () -> (i32)
         }"
    ), @"
    t.blocks {
      t.any : () -> ()
      t.ret : () -> ()
    }
    t.region {
    }
    ");
}

#[test]
fn a_panic_while_listing_effects_is_a_diagnostic() {
    let session = Session::new();
    let printed = session.run("cse", "%0 = t.panics {panic = \"effects\"} : () -> (i32)\nt.any %0 : (i32) -> ()");
    assert!(printed.contains("t.panics"));
    let log = session.log.take();
    assert_eq!(log.lines().next(), Some("1:6 error: internal error while listing effects: on purpose"));
}

#[test]
fn inlining_needs_an_interface() {
    // Calls of functions with operations that do not state whether they can be inlined remain: this crate does not
    // offer the interface.
    let session = Session::new();
    let printed = session.run(
        "inline",
        "func.func private @g() { t.inherent {a = 1} : () -> () return }
         func.func @f() { call @g() : () -> () return }",
    );
    assert!(printed.contains("call @g()"));
}

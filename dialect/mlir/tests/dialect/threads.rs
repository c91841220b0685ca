//! Tests several contexts and threads.

use crate::support::{Session, body, registry};
use mlir_dialect::{PipelineOptions, run_pipeline, verify, verify_all};

fn module() -> String {
    (0..40)
        .map(|index| {
            format!(
                "func.func @f{index}(%x: i32) -> i32 {{
                   %c = t.const {index} : i32
                   %0 = t.add %x, %c : (i32, i32) -> (i32)
                   %1 = t.add %x, %c : (i32, i32) -> (i32)
                   %2 = t.add %0, %1 : (i32, i32) -> (i32)
                   t.inherent {{a = #t.range<{index}, 99>, b = !t.box<i32, 5>}} : () -> ()
                   return %2 : i32
                 }}\n"
            )
        })
        .collect()
}

#[test]
fn two_contexts_at_once() {
    let expected = Session::new().run("func.func(canonicalize,cse)", &module());
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..4)
            .map(|_| {
                scope.spawn(|| {
                    (0..5).map(|_| Session::new().run("func.func(canonicalize,cse)", &module())).collect::<Vec<_>>()
                })
            })
            .collect();
        for thread in threads {
            assert!(thread.join().unwrap().iter().all(|printed| *printed == expected));
        }
    });
}

#[test]
fn one_context_with_threads() {
    let expected = Session::new().run("func.func(canonicalize,cse)", &module());
    let session = Session::with(&registry(), true);
    for _ in 0..10 {
        assert_eq!(session.run("func.func(canonicalize,cse)", &module()), expected);
        let wrong = session.parse(&module().replace("t.inherent {", "t.errors {errors = 1 : i64, "));
        assert!(!verify_all(wrong.module(), Some(&wrong)));
        assert_eq!(session.log.take().matches("error 0").count(), 40);
        assert!(!verify(wrong.module()));
        session.log.take();
    }
}

#[test]
fn passes_run_on_several_threads() {
    let session = Session::with(&registry(), true);
    let source = session.parse(&module());
    run_pipeline(source.module(), "func.func(t-rename{name=x})", &PipelineOptions::default()).unwrap();
    assert_eq!(body(source.module()).matches("renamed = \"x\"").count(), 40);
}

//! Tests passes and pipelines.

use crate::support::{Session, body, registry};
use mlir_dialect::{
    Failed, OptionDefault, OptionValues, PassDefinition, PassError, PassOption, PipelineOptions, PrintIr, error,
    location,
    melior::ir::{
        Attribute, Operation, RegionLike,
        attribute::StringAttribute,
        block::BlockLike,
        operation::{OperationBuilder, OperationLike, OperationMutLike, OperationRef, OperationRefMut},
    },
    register_pass, run_pipeline,
};

/// A pass that calls a function.
struct Pass {
    name: &'static str,
    operation: Option<&'static str>,
    options: &'static [PassOption],
    dialects: &'static [&'static str],
    run: fn(OperationRef<'_, '_>, &OptionValues<'_>) -> Result<(), Failed>,
}

impl PassDefinition for Pass {
    fn argument(&self) -> &str {
        self.name
    }
    fn description(&self) -> &str {
        "a pass of the tests"
    }
    fn operation(&self) -> Option<&str> {
        self.operation
    }
    fn options(&self) -> &'static [PassOption] {
        self.options
    }
    fn dialects(&self) -> Vec<&str> {
        self.dialects.to_vec()
    }
    fn run(&self, op: OperationRef<'_, '_>, options: &OptionValues<'_>) -> Result<(), Failed> {
        (self.run)(op, options)
    }
}

const PASS: Pass = Pass { name: "", operation: None, options: &[], dialects: &[], run: |_, _| Ok(()) };

const fn option(name: &'static str, default: OptionDefault) -> PassOption {
    PassOption { name, description: "an option", default }
}

const OPTIONS: &[PassOption] = &[
    option("flag", OptionDefault::Bool(false)),
    option("on", OptionDefault::Bool(true)),
    option("count", OptionDefault::Integer(-7)),
    option("text", OptionDefault::String("default")),
];

const NAME: &[PassOption] = &[option("name", OptionDefault::String(""))];

fn set(op: OperationRef<'_, '_>, name: &str, value: &str) {
    let value = StringAttribute::new(mlir_dialect::context_of(location(op)), value);
    // SAFETY: the pass owns the operation while it runs.
    let mut op = unsafe { OperationRefMut::from_raw(op.to_raw()) };
    op.set_attribute(name, value.into());
}

pub(crate) fn register() {
    let passes = [
        Pass {
            name: "t-options",
            options: OPTIONS,
            run: |op, options| {
                assert_eq!(options.bool("count"), None);
                assert_eq!(options.integer("flag"), None);
                assert_eq!(options.string("count"), None);
                assert_eq!(options.bool("unknown"), None);
                let text = format!(
                    "{} {} {} '{}'",
                    options.bool("flag").unwrap(),
                    options.bool("on").unwrap(),
                    options.integer("count").unwrap(),
                    options.string("text").unwrap()
                );
                set(op, "x.options", &text);
                Ok(())
            },
            ..PASS
        },
        Pass {
            name: "t-rename",
            operation: Some("func.func"),
            options: NAME,
            run: |op, options| {
                set(op, "renamed", options.string("name").unwrap());
                Ok(())
            },
            ..PASS
        },
        Pass { name: "t-fail", run: |op, _| Err(error(location(op), "this pass fails").note("always").emit()), ..PASS },
        Pass { name: "t-panic", run: |_, _| panic!("on purpose"), ..PASS },
        Pass {
            // Creates an operation of a dialect that the input does not use.
            name: "t-make",
            dialects: &["arith"],
            run: |op, _| {
                let context = mlir_dialect::context_of(location(op));
                let value = Attribute::parse(context, "5 : i32").unwrap();
                let name = mlir_dialect::melior::ir::Identifier::new(context, "value");
                let constant: Operation<'_> = OperationBuilder::new("arith.constant", location(op))
                    .add_results(&[mlir_dialect::melior::ir::Type::parse(context, "i32").unwrap()])
                    .add_attributes(&[(name, value)])
                    .build()
                    .unwrap();
                op.region(0).unwrap().first_block().unwrap().append_operation(constant);
                Ok(())
            },
            ..PASS
        },
        Pass { name: "t-needs", dialects: &["nowhere"], ..PASS },
        Pass {
            // Makes the module invalid.
            name: "t-break",
            run: |op, _| {
                let broken = OperationBuilder::new("t.one_result", location(op)).build().unwrap();
                op.region(0).unwrap().first_block().unwrap().append_operation(broken);
                Ok(())
            },
            ..PASS
        },
        Pass {
            name: "t-nested",
            run: |op, _| {
                run_pipeline(op, "t-options{text=nested}", &PipelineOptions::default())
                    .map_err(|failed| error(location(op), failed).emit())
            },
            ..PASS
        },
    ];
    passes.into_iter().for_each(|pass| register_pass(pass).unwrap());
}

fn run(session: &Session, pipeline: &str, text: &str) -> String {
    let source = session.parse(text);
    let result = run_pipeline(source.module(), pipeline, &PipelineOptions::default());
    let log = session.log.take();
    match result {
        Ok(()) => format!("{}{log}", body(source.module())),
        Err(PassError::InvalidPipeline(message)) => format!("invalid pipeline: {message}\n{log}"),
        Err(error) => format!("{error}\n{log}"),
    }
}

#[test]
fn options() {
    let session = Session::new();
    let options = |text: &str| {
        let printed = run(&session, &format!("t-options{text}"), "");
        printed
            .split_once("x.options = \"")
            .map_or(printed.clone(), |(_, rest)| rest.split_once('"').unwrap().0.to_owned())
    };
    assert_eq!(options(""), "false true -7 'default'");
    assert_eq!(options("{}"), "false true -7 'default'");
    assert_eq!(options("{flag=true on=false count=12 text=abc}"), "true false 12 'abc'");
    assert_eq!(options("{flag}"), "true true -7 'default'");
    assert_eq!(options("{count=-9223372036854775808}"), "false true -9223372036854775808 'default'");
    assert_eq!(options("{text='two words'}"), "false true -7 'two words'");
    assert_eq!(options("{text=}"), "false true -7 ''");
    insta::assert_snapshot!(options("{unknown=1}"), @"
    invalid pipeline: <Pass-Options-Parser>: no such option unknown

    failed to add `t-options` with options `unknown=1`
    ");
    insta::assert_snapshot!(options("{count=abc}"), @"invalid pipeline: failed to add `t-options` with options `count=abc`");
    insta::assert_snapshot!(options("{count=9223372036854775808}"), @"invalid pipeline: failed to add `t-options` with options `count=9223372036854775808`");
    insta::assert_snapshot!(options("{flag=maybe}"), @"invalid pipeline: failed to add `t-options` with options `flag=maybe`");
    insta::assert_snapshot!(options("{"), @"
    invalid pipeline: MLIR Textual PassPipeline Parser:1:10: error: missing closing '}' while processing pass options
    t-options{
             ^
    ");
}

#[test]
fn wrong_pipelines() {
    let session = Session::new();
    insta::assert_snapshot!(run(&session, "t-unknown", ""), @"
    invalid pipeline: MLIR Textual PassPipeline Parser:1:1: error: 't-unknown' does not refer to a registered pass or pass pipeline
    t-unknown
    ^
    ");
    insta::assert_snapshot!(run(&session, "builtin.module(t-unknown)", ""), @"
    invalid pipeline: MLIR Textual PassPipeline Parser:1:1: error: 't-unknown' does not refer to a registered pass or pass pipeline
    t-unknown
    ^
    ");
    insta::assert_snapshot!(run(&session, "cse,", ""), @"
    invalid pipeline: MLIR Textual PassPipeline Parser:1:5: error: '' does not refer to a registered pass or pass pipeline
    cse,
        ^
    ");
    insta::assert_snapshot!(run(&session, "builtin.module(cse", ""), @"invalid pipeline: expected pass pipeline to be wrapped with the anchor operation type, e.g. 'builtin.module(...)'");
    insta::assert_snapshot!(run(&session, "func.func(t-options", ""), @"
    invalid pipeline: MLIR Textual PassPipeline Parser:1:11: error: encountered unbalanced parentheses while parsing pipeline
    func.func(t-options
              ^
    ");
    insta::assert_snapshot!(run(&session, "t-rename", ""), @"
    invalid pipeline: Can't add pass 't-rename' restricted to 'func.func' on a PassManager intended to run on 'builtin.module', did you intend to nest?
    failed to add `t-rename` with options ``
    ");
    insta::assert_snapshot!(run(&session, "nowhere.op(cse)", ""), @"
    module {
    }
    ");
}

#[test]
fn anchors() {
    let session = Session::new();
    let text = "func.func private @f()";
    for pipeline in ["t-options", "builtin.module(t-options)", " builtin.module(t-options)"] {
        assert!(run(&session, pipeline, "").contains("x.options = "), "{pipeline}");
    }
    for pipeline in ["func.func(t-rename)", "builtin.module(func.func(t-rename))", "func.func(t-rename,cse),cse"] {
        assert!(run(&session, pipeline, text).contains("renamed = \"\""), "{pipeline}");
    }
    assert_eq!(run(&session, "", text), text);
    // On another operation than the module, and one with a name that is a prefix of the pipeline's.
    let source = session.parse("func.func @f() { return }\nt.isolated { }");
    let block = source.module().region(0).unwrap().first_block().unwrap();
    let function = block.first_operation().unwrap();
    run_pipeline(function, "t-rename{name=a}", &PipelineOptions::default()).unwrap();
    run_pipeline(function, "func.func(t-options)", &PipelineOptions::default()).unwrap();
    let isolated = function.next_in_block().unwrap();
    run_pipeline(isolated, "t-options", &PipelineOptions::default()).unwrap();
    let wrong = run_pipeline(isolated, "t.isolated_too(t-options)", &PipelineOptions::default());
    insta::assert_snapshot!(format!("{wrong:?} {}", session.log.take()), @"Ok(())");
    insta::assert_snapshot!(body(source.module()), @r#"
    func.func @f() attributes {renamed = "a", x.options = "false true -7 'default'"} {
      return
    }
    t.isolated {
    } with {x.options = "false true -7 'default'"} : () -> ()
    "#);
    // An operation that is not isolated.
    let source = session.parse("t.region { }");
    let op = source.module().region(0).unwrap().first_block().unwrap().first_operation().unwrap();
    let wrong = run_pipeline(op, "t-options", &PipelineOptions::default());
    insta::assert_snapshot!(format!("{wrong:?} {}", session.log.take()), @"Err(Failed) 1:1 error: 't.region' op trying to schedule a pass on an operation not marked as 'IsolatedFromAbove'");
}

#[test]
fn failures() {
    let session = Session::new();
    insta::assert_snapshot!(run(&session, "t-options,t-fail,t-options", ""), @"
    the pass pipeline failed
    0:0 error: this pass fails
      0:0 note: always
    ");
    insta::assert_snapshot!(run(&session, "t-panic", "\n\nfunc.func private @f()"), @"
    the pass pipeline failed
    0:0 error: internal error in pass 't-panic': on purpose
    ");
    insta::assert_snapshot!(run(&session, "t-needs", ""), @"
    the pass pipeline failed
    unknown error: pass 't-needs' needs dialect 'nowhere', which is not registered
    ");
    insta::assert_snapshot!(run(&session, "t-nested", ""), @r#"
    module attributes {x.options = "false true -7 'nested'"} {
    }
    "#);
}

#[test]
fn verification_between_passes() {
    let session = Session::new();
    let source = session.parse("");
    let checked = PipelineOptions { verify_each: true, ..Default::default() };
    assert_eq!(run_pipeline(source.module(), "t-break", &checked), Err(PassError::Failed));
    insta::assert_snapshot!(session.log.take(), @"0:0 error: 't.one_result' op requires one result");
    let source = session.parse("");
    assert_eq!(run_pipeline(source.module(), "t-break", &PipelineOptions::default()), Ok(()));
}

#[test]
fn dialects_of_passes_are_loaded() {
    let context = mlir_dialect::melior::Context::new_with_registry(&registry(), false);
    context.get_or_load_dialect("t");
    crate::support::passes();
    let source = mlir_dialect::ParsedSource::parse(&context, "in.mlir", b"", false).unwrap();
    assert!(!context.is_registered_operation("arith.constant"));
    run_pipeline(source.module(), "t-make", &PipelineOptions { verify_each: true, ..Default::default() }).unwrap();
    assert_eq!(body(source.module()), "%c5_i32 = arith.constant 5 : i32");
}

#[test]
fn names_are_taken_once() {
    crate::support::passes();
    for name in ["t-fail", "cse"] {
        let error = register_pass(Pass { name, ..PASS }).unwrap_err();
        assert_eq!(error, PassError::AlreadyRegistered(name.to_owned()));
        assert_eq!(error.to_string(), format!("a pass or pipeline named '{name}' is registered already"));
    }
}

#[test]
fn registering_and_parsing_at_once() {
    crate::support::passes();
    std::thread::scope(|scope| {
        for thread in 0..4 {
            scope.spawn(move || {
                let session = Session::new();
                for index in 0..20 {
                    let name = Box::leak(format!("t-many-{thread}-{index}").into_boxed_str());
                    register_pass(Pass { name, ..PASS }).unwrap();
                    assert_eq!(run(&session, &format!("{name},cse"), ""), "module {\n}");
                }
            });
        }
    });
}

/// The test ignores standard error: it checks that printing has no side effects, with and without threads.
#[test]
fn printing_and_timing() {
    for threads in [false, true] {
        let session = Session::with(&registry(), threads);
        let source = session.parse("func.func private @f()");
        let print_ir = PrintIr { before: vec!["cse".into()], after: vec!["t-options".into()], ..Default::default() };
        let options = PipelineOptions { print_ir, timing: true, ..Default::default() };
        run_pipeline(source.module(), "cse,t-options", &options).unwrap();
        let print_ir = PrintIr { before_all: true, after_all: true, ..Default::default() };
        let options = PipelineOptions { print_ir, ..Default::default() };
        run_pipeline(source.module(), "func.func(cse)", &options).unwrap();
    }
}

//! Provides a context with the test dialect, and records its diagnostics.

use crate::testing;
use mlir_dialect::{
    ParsedSource, PipelineOptions,
    melior::{
        Context,
        diagnostic::{Diagnostic, DiagnosticSeverity},
        dialect::{DialectHandle, DialectRegistry},
        ir::operation::{OperationLike, OperationPrintingFlags, OperationRef},
        pass::transform,
    },
    run_pipeline,
};
use std::sync::{Arc, Mutex, Once};

/// Reported diagnostics, one a line: `line:column severity: message`, notes indented.
#[derive(Clone, Default)]
pub(crate) struct Log(Arc<Mutex<Vec<String>>>);

impl Log {
    pub(crate) fn push(&self, diagnostic: &Diagnostic<'_>) {
        let mut text = entry(diagnostic);
        for index in 0..diagnostic.note_count() {
            text += "\n  ";
            text += &entry(&diagnostic.note(index).unwrap());
        }
        self.0.lock().unwrap().push(text);
    }

    /// Returns the diagnostics since the last call.
    pub(crate) fn take(&self) -> String {
        std::mem::take(&mut *self.0.lock().unwrap()).join("\n")
    }
}

fn entry(diagnostic: &Diagnostic<'_>) -> String {
    let place = diagnostic.location().to_string();
    let place = place.trim_start_matches("loc(").trim_end_matches(')').replace("\"in.mlir\":", "");
    let severity = match diagnostic.severity() {
        DiagnosticSeverity::Error => "error",
        DiagnosticSeverity::Note => "note",
        DiagnosticSeverity::Remark => "remark",
        DiagnosticSeverity::Warning => "warning",
    };
    format!("{place} {severity}: {diagnostic}")
}

/// A context and its diagnostics, which do not contain the operation.
pub(crate) struct Session {
    pub(crate) context: Context,
    pub(crate) log: Log,
}

pub(crate) fn registry() -> DialectRegistry {
    let registry = DialectRegistry::new();
    DialectHandle::func().insert_dialect(&registry);
    DialectHandle::scf().insert_dialect(&registry);
    // SAFETY: the registry is valid.
    unsafe {
        let arith = mlir_sys::mlirGetDialectHandle__arith__();
        mlir_sys::mlirDialectHandleInsertDialect(arith, registry.to_raw());
        let affine = mlir_sys::mlirGetDialectHandle__affine__();
        mlir_sys::mlirDialectHandleInsertDialect(affine, registry.to_raw());
    }
    testing::dialect().register(&registry).unwrap();
    registry
}

/// Registers the passes of the tests.
pub(crate) fn passes() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        transform::register_cse();
        transform::register_canonicalizer();
        mlir_dialect::register_canonicalize_foldable();
        transform::register_loop_invariant_code_motion();
        transform::register_inliner();
        // SAFETY: registers a pass.
        unsafe { mlir_sys::mlirRegisterAffineAffineLoopUnroll() };
        crate::passes::register();
    });
}

impl Session {
    pub(crate) fn new() -> Self {
        Self::with(&registry(), false)
    }

    pub(crate) fn with(registry: &DialectRegistry, threads: bool) -> Self {
        passes();
        let context = Context::new_with_registry(registry, threads);
        context.load_all_available_dialects();
        mlir_dialect::print_op_on_diagnostic(&context, false);
        let log = Log::default();
        let sink = log.clone();
        context.attach_diagnostic_handler(move |diagnostic| {
            sink.push(&diagnostic);
            true
        });
        Self { context, log }
    }

    pub(crate) fn try_parse(&self, text: &str) -> Option<ParsedSource<'_>> {
        ParsedSource::parse(&self.context, "in.mlir", text.as_bytes(), true)
    }

    /// Parses a valid source.
    pub(crate) fn parse(&self, text: &str) -> ParsedSource<'_> {
        let source = self.try_parse(text);
        source.unwrap_or_else(|| panic!("does not parse:\n{text}\n{}", self.log.take()))
    }

    /// Returns the body of the module as printed after a round trip, verified.
    pub(crate) fn print(&self, text: &str) -> String {
        let source = self.parse(text);
        assert!(mlir_dialect::verify(source.module()), "{}", self.log.take());
        body(source.module())
    }

    /// Returns the diagnostics of parsing, whether it fails or not.
    pub(crate) fn parse_log(&self, text: &str) -> String {
        let parsed = self.try_parse(text).is_some();
        format!("{}{}", self.log.take(), if parsed { "\n(parsed)" } else { "" })
    }

    /// Returns the diagnostics of verification; asserts that both verifiers have the same verdict.
    pub(crate) fn verify_log(&self, text: &str) -> String {
        let source = self.parse(text);
        let quick = mlir_dialect::verify(source.module());
        let quick_log = self.log.take();
        let all = mlir_dialect::verify_all(source.module(), Some(&source));
        let log = self.log.take();
        assert_eq!(quick, all, "the verifiers differ\nquick:\n{quick_log}\nall:\n{log}");
        log
    }

    /// Returns the body of the module after a pipeline.
    pub(crate) fn run(&self, pipeline: &str, text: &str) -> String {
        let source = self.parse(text);
        assert!(mlir_dialect::verify(source.module()), "{}", self.log.take());
        let options = PipelineOptions { verify_each: true, ..Default::default() };
        run_pipeline(source.module(), pipeline, &options).unwrap_or_else(|e| panic!("{e}: {}", self.log.take()));
        body(source.module())
    }
}

/// Prints the operations of a module, without its braces and their indentation.
pub(crate) fn body(module: OperationRef<'_, '_>) -> String {
    let text = module.to_string();
    let lines = text.trim().strip_prefix("module {\n").and_then(|text| text.strip_suffix("\n}"));
    let lines = lines.unwrap_or_else(|| text.trim());
    lines.lines().map(|line| line.strip_prefix("  ").unwrap_or(line)).collect::<Vec<_>>().join("\n")
}

pub(crate) fn generic(op: OperationRef<'_, '_>) -> String {
    op.to_string_with_flags(OperationPrintingFlags::new().print_generic_operation_form()).unwrap()
}

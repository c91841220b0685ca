//! Provides a context with all dialects that checks inputs as the tools do.

use crate::Finding;
use diag::{Diagnostic, Format, Renderer, Report, Severity, Sources};
use mlir_dialect::{
    ParsedSource,
    melior::{Context, diagnostic::DiagnosticSeverity},
};
use pto_driver::{Chunk, input};
use std::{
    cell::RefCell,
    sync::{Arc, Mutex, PoisonError},
};

/// Number of inputs that share a context, since a context keeps every type and location.
const SHARED_BY: u32 = 200;

/// A context, and its diagnostics.
pub(crate) struct Session {
    pub(crate) context: Context,
    left: u32,
}

/// The outcome for an input.
pub(crate) struct Checked<'c> {
    /// The module, if it is accepted.
    pub(crate) module: Option<ParsedSource<'c>>,
    /// The diagnostics.
    pub(crate) found: Vec<Diagnostic>,
    pub(crate) sources: Arc<Sources>,
    pub(crate) file: diag::FileId,
}

/// Runs `work` in the session of this thread; registers the passes before.
pub(crate) fn with<R>(work: impl FnOnce(&Session) -> Result<R, Finding>) -> Result<R, Finding> {
    thread_local! {
        static SESSION: RefCell<Option<Session>> = const { RefCell::new(None) };
    }
    SESSION.with(|shared| {
        let mut shared = shared.try_borrow_mut().map_err(|_| "a session in a session".to_owned())?;
        let kept = shared.take().filter(|session| session.left > 0);
        let mut session = match kept {
            Some(session) => session,
            None => Session::new()?,
        };
        session.left -= 1;
        let result = work(&session);
        *shared = Some(session);
        result
    })
}

impl Session {
    fn new() -> Result<Self, Finding> {
        mlir_dialect::register_upstream_passes();
        pto_verify::register_passes()
            .and_then(|()| pto_bufferization::register_passes())
            .and_then(|()| pto_vector::register_passes())
            .and_then(|()| pto_sync_verifier::register_passes())
            .map_err(|error| error.to_string())?;
        let context = pto_driver::context_with(false, false, &[genx_dialect::register])?;
        pto_driver::configure(&context, pto_dialect::target::Configuration::default());
        Ok(Self { context, left: SHARED_BY })
    }

    /// Parses and verifies an input, bytecode or text, and renders the diagnostics in every format.
    ///
    /// # Errors
    ///
    /// The input is neither accepted nor rejected.
    pub(crate) fn check(&self, name: &str, bytes: &[u8]) -> Result<Checked<'_>, Finding> {
        let mut sources = Sources::new();
        let file = sources.add(name, bytes);
        let sources = Arc::new(sources);
        let (mut found, mut module) = (Vec::new(), None);
        let refused = match mlir_dialect::is_bytecode(bytes) {
            true => Vec::new(),
            false => input::scan(&sources, file, 0..bytes.len()).refused,
        };
        if refused.is_empty() {
            let mut chunk = Chunk::new(&self.context, Arc::clone(&sources), file, 0..bytes.len(), None);
            module = chunk.check(&mut found);
        }
        found.extend(refused);
        let errors = found.iter().any(|diagnostic| diagnostic.severity == Severity::Error);
        if module.is_some() == errors {
            return Err(format!("the module is accepted: {}, but errors are reported: {errors}", module.is_some()));
        }
        render(&found, &sources)?;
        Ok(Checked { module, found, sources, file })
    }

    /// Runs `work`; returns its result and the errors that MLIR reports.
    pub(crate) fn collecting_errors<R>(&self, work: impl FnOnce() -> R) -> (R, Vec<String>) {
        let messages = Arc::new(Mutex::new(Vec::new()));
        let sink = Arc::clone(&messages);
        let handler = self.context.attach_diagnostic_handler(move |diagnostic| {
            if matches!(diagnostic.severity(), DiagnosticSeverity::Error) {
                sink.lock().unwrap_or_else(PoisonError::into_inner).push(diagnostic.to_string());
            }
            true
        });
        let result = work();
        self.context.detach_diagnostic_handler(handler);
        let messages = std::mem::take(&mut *messages.lock().unwrap_or_else(PoisonError::into_inner));
        (result, messages)
    }

    /// Parses a source that has to be legal.
    ///
    /// # Errors
    ///
    /// The diagnostics.
    pub(crate) fn legal(&self, what: &str, text: &[u8]) -> Result<ParsedSource<'_>, Finding> {
        let (parsed, messages) = self.collecting_errors(|| {
            let parsed = ParsedSource::parse(&self.context, what, text, false);
            parsed.filter(|parsed| mlir_dialect::verify(parsed.module()))
        });
        parsed.ok_or_else(|| format!("{what} is refused: {}\n{}", messages.join("; "), String::from_utf8_lossy(text)))
    }
}

/// Renders diagnostics in every format.
///
/// # Errors
///
/// The failure to render.
pub(crate) fn render(found: &[Diagnostic], sources: &Sources) -> Result<(), Finding> {
    let mut report = Report::new();
    report.extend(found.iter().cloned());
    report.sort(sources);
    let mut text = Vec::new();
    for format in [Format::Human, Format::Short, Format::Json] {
        Renderer::new(format).render(&report, sources, &mut text).map_err(|error| error.to_string())?;
    }
    let tool = diag::Tool { name: "fuzz", version: "0", codes: &[] };
    diag::sarif(&report, sources, &tool, &mut text).map_err(|error| error.to_string())
}

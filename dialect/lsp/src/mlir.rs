//! Runs MLIR's language server with the dialects of the tools.

use crate::Options;
use mlir_dialect::melior::{ContextRef, dialect::DialectRegistry};
use mlir_sys::{MlirContext, MlirDialectRegistry, MlirStringRef};
use pto_dialect::target::{self, Configuration};
use std::sync::OnceLock;

unsafe extern "C" {
    /// Implemented in `cpp/server.cpp`.
    fn ptoMlirServer(registry: MlirDialectRegistry, dialect: MlirStringRef, loaded: extern "C" fn(MlirContext))
    -> bool;
}

/// Configuration of the verifiers in each context of the server.
static CONFIGURATION: OnceLock<Configuration> = OnceLock::new();

/// Configures the verifiers of a context that has loaded the PTO dialect.
extern "C" fn loaded(context: MlirContext) {
    let configuration = CONFIGURATION.get().copied().unwrap_or_default();
    // SAFETY: MLIR calls this with a context that exists.
    let context = unsafe { ContextRef::from_raw(context) };
    // SAFETY: the reference does not outlive this call.
    target::configure(unsafe { context.to_ref() }, configuration);
}

/// Runs the server; returns the exit status.
pub(crate) fn run(options: Options) -> u8 {
    let registry = DialectRegistry::new();
    if let Err(message) = crate::register(&registry) {
        diag::say(&format!("error: {message}\n"));
        return 1;
    }
    // This server shows no diagnostics, so it accepts modules that violate rules.
    let configuration = Configuration { target: options.target, unchecked: true, ..Configuration::default() };
    CONFIGURATION.get_or_init(|| configuration);
    let name = pto_dialect::DIALECT;
    let name = MlirStringRef { data: name.as_ptr().cast(), length: name.len() };
    // SAFETY: the registry and the name live as long as the call.
    let served = unsafe { ptoMlirServer(registry.to_raw(), name, loaded) };
    u8::from(!served)
}

//! Registers the dialects that inputs may use: PTO, the loop nests to which PTO is lowered, and those of MLIR. A dialect is
//! loaded when an input uses it.

use mlir_dialect::{
    DialectError,
    melior::{Context, dialect::DialectRegistry},
    register_upstream_dialects,
};
use pto_dialect::target::{self, Configuration};

/// Creates a context that can load the PTO dialect and those of MLIR.
pub fn context(threads: bool, allow_unregistered: bool) -> Result<Context, String> {
    context_with(threads, allow_unregistered, &[])
}

/// A function that registers a dialect.
pub type Register = fn(&DialectRegistry) -> Result<(), DialectError>;

/// Creates a context that can also load `further` dialects.
pub fn context_with(threads: bool, allow_unregistered: bool, further: &[Register]) -> Result<Context, String> {
    let registry = DialectRegistry::new();
    register_upstream_dialects(&registry);
    pto_dialect::register(&registry).map_err(|error| error.to_string())?;
    nest_dialect::register(&registry).map_err(|error| error.to_string())?;
    further.iter().try_for_each(|register| register(&registry)).map_err(|error| error.to_string())?;
    let context = Context::new_with_registry(&registry, threads);
    context.set_allow_unregistered_dialects(allow_unregistered);
    mlir_dialect::print_op_on_diagnostic(&context, false);
    Ok(context)
}

/// Loads the PTO dialect and configures its verifiers.
pub fn configure(context: &Context, configuration: Configuration) {
    context.get_or_load_dialect(pto_dialect::DIALECT);
    target::configure(context, configuration);
}

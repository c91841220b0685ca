//! Builds the diagnostics of the conversions.

use mlir_dialect::{Diagnostic, Severity, melior::ir::Location};
use pto_dialect::report::{RULE, at};
use pto_isa::{Op, codes};

/// Creates an error with the source of its code.
pub(crate) fn error(code: u16, location: Location<'_>, message: String) -> Diagnostic<'_> {
    let source = codes::by_code(code).map_or("", |info| info.source);
    at(Severity::Error, location, code, message).note(format_args!("{RULE}{source}"))
}

/// Returns the name of an operation as messages spell it.
pub(crate) fn name(def: &Op) -> String {
    format!("{}.{}", pto_dialect::DIALECT, def.name)
}

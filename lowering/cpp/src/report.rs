//! Diagnostics of the lowering.

use mlir_dialect::{Failed, Severity, location, melior::ir::operation::OperationRef};
use pto_dialect::report::{HELP, at};
use pto_isa::codes;
use std::fmt::Display;

/// Result of lowering; an error has been reported.
pub(crate) type Lowered<T = ()> = Result<T, Failed>;

/// Reports a form of an operation that has no C++.
pub(crate) fn unsupported(op: OperationRef<'_, '_>, what: impl Display) -> Failed {
    at(Severity::Error, location(op), codes::FORM_NOT_LOWERED, what).emit()
}

/// Warns that the C++ of an operation does not express all of its attributes.
pub(crate) fn warn(op: OperationRef<'_, '_>, what: impl Display) {
    let _ = at(Severity::Warning, location(op), codes::FORM_NOT_LOWERED, what).emit();
}

/// Like [`unsupported`], with a proposal.
pub(crate) fn unsupported_with(op: OperationRef<'_, '_>, what: impl Display, help: impl Display) -> Failed {
    at(Severity::Error, location(op), codes::FORM_NOT_LOWERED, what).note(format_args!("{HELP}{help}")).emit()
}

/// Reports an operation that has no C++.
pub(crate) fn missing(op: OperationRef<'_, '_>, name: &str, why: &str) -> Failed {
    at(Severity::Error, location(op), codes::NO_LOWERING, format_args!("not supported: {name} {why}")).emit()
}

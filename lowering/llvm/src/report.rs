//! Diagnostics of the lowering.

use mlir_dialect::{Failed, Severity, location, melior::ir::operation::OperationRef};
use pto_dialect::report::at;
use pto_isa::codes;
use std::fmt::Display;

/// Result of lowering: failures have been reported.
pub(crate) type Lowered<T = ()> = Result<T, Failed>;

/// Reports a form of an operation that has no LLVM IR.
pub(crate) fn unsupported(op: OperationRef<'_, '_>, what: impl Display) -> Failed {
    at(Severity::Error, location(op), codes::FORM_NOT_LOWERED, what).emit()
}

/// Reports an operation that has no LLVM IR.
pub(crate) fn missing(op: OperationRef<'_, '_>, name: &str, why: &str) -> Failed {
    at(Severity::Error, location(op), codes::NO_LOWERING, format_args!("not supported: pto.{name} {why}")).emit()
}

/// Reports that MLIR rejects a result of this lowering.
pub(crate) fn defect(op: OperationRef<'_, '_>, what: impl Display) -> Failed {
    mlir_dialect::error(location(op), format_args!("internal error: {what}")).emit()
}

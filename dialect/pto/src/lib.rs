//! Implements the PTO dialect on MLIR, from the op definitions of [`pto_isa`].
//!
//! A single implementation of [`mlir_dialect::OpDefinition`] serves all operations, driven by their op definitions. The
//! definitions do not depend on this crate.
//!
//! * [`types`]: the types of the dialect, and their conversion from and to [`pto_isa::TypeDesc`];
//! * [`attributes`]: enumeration attributes, `#pto<round_mode RINT>` and `#pto.layout<nd>`;
//! * [`op`]: parsing, printing, verifying and effects of operations;
//! * [`report`]: diagnostics with codes;
//! * [`target`]: the target for which the verifier works.

pub mod attributes;

pub mod op;
pub mod report;
pub mod target;
pub mod types;

use mlir_dialect::{Dialect, DialectBuilder, DialectError, melior::dialect::DialectRegistry};
use std::sync::OnceLock;

/// The name of the dialect.
pub const DIALECT: &str = "pto";

/// Returns the dialect, which is built at the first call.
pub fn dialect() -> Result<&'static Dialect, DialectError> {
    static DIALECT: OnceLock<Result<&'static Dialect, DialectError>> = OnceLock::new();
    DIALECT.get_or_init(build).clone()
}

fn build() -> Result<&'static Dialect, DialectError> {
    let dialect = DialectBuilder::new(DIALECT)
        .operations(pto_isa::ops::all().map(op::TableOp::new))
        .attributes(attributes::definitions())
        .attributes(attributes::struct_definitions())
        .attributes([types::Layout])
        .verify_attributes(target::verify_attribute);
    types::define(dialect).build()
}

/// Registers the dialect, so that contexts created from the registry can load it.
pub fn register(registry: &DialectRegistry) -> Result<(), DialectError> {
    dialect()?.register(registry)
}

//! The dialect `genx`: the operations of [`genx::table`] in MLIR.
//!
//! One implementation of [`mlir_dialect::OpDefinition`] defines all operations; parser, printer, verifier and effects
//! follow from the definitions in the table. A kernel is a `func.func` with the attribute `genx.kernel` and only
//! operations of this dialect:
//!
//! ```mlir
//! func.func @k(%a: i64 {genx.kind = "general", genx.offset = 64 : i32}) attributes {genx.kernel, genx.slm_bytes = 0 : i32} {
//!   %0 = genx.svm.block.ld %a : (i64) -> vector<64xf32>
//!   %1 = genx.literal 0 : i16
//!   %2 = genx.rdregion %0, <8, 4, 1>, offset = 128, %1, parent_width = 0 : (vector<64xf32>, i16) -> vector<16xf32>
//!   genx.br ^bb1(%2 : vector<16xf32>)
//! ^bb1(%3: vector<16xf32>):
//!   genx.ret
//! }
//! ```
//!
//! * [`op`]: operations, with arguments in the order of their definition, then types;
//! * [`literal`]: constants, which the backend represents as values without an operation;
//! * [`kernel`]: the attributes of kernels;
//! * [`export`], [`import`]: conversion of kernels of the backend to the dialect and back. Only the names of values are lost,
//!   because MLIR keeps none;
//! * [`llvm`]: conversion of kernels in LLVM IR, as MLIR reads it, to those of the backend.

pub mod export;
pub mod import;
pub mod kernel;
pub mod literal;
pub mod llvm;
pub mod op;
pub mod types;

pub use export::export;
pub use import::{Imported, Refused, has_kernels, import};

use mlir_dialect::{Dialect, DialectBuilder, DialectError, melior::dialect::DialectRegistry};
use std::sync::OnceLock;

/// The name of the dialect.
pub const DIALECT: &str = "genx";

/// Returns the dialect, which the first call builds.
///
/// # Errors
///
/// An operation in the table has an invalid name.
pub fn dialect() -> Result<&'static Dialect, DialectError> {
    static DIALECT: OnceLock<Result<&'static Dialect, DialectError>> = OnceLock::new();
    DIALECT.get_or_init(build).clone()
}

fn build() -> Result<&'static Dialect, DialectError> {
    DialectBuilder::new(DIALECT)
        .operations(genx::Op::ALL.iter().map(|op| op::TableOp::new(*op)))
        .operation(literal::Literal)
        .verify_attributes(kernel::verify_attribute)
        .build()
}

/// Registers the dialect, so that contexts of the registry can load it.
///
/// # Errors
///
/// Those of [`dialect`].
pub fn register(registry: &DialectRegistry) -> Result<(), DialectError> {
    dialect()?.register(registry)
}

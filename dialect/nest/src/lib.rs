//! The dialect `nest`: tile operations as code for one register over an iteration space, in the spirit of
//! `linalg.generic`, and the loops that several of them share.
//!
//! | operation | what it states |
//! |---|---|
//! | `nest.map` | one register of the destination for each register of the sources |
//! | `nest.fold` | one element of the destination for each line of the source |
//! | `nest.columns` | one line of the destination, combined from all lines of the source |
//! | `nest.loops` | nests that share loops, and the plan of the loops |
//! | `nest.interleave` | units of work whose instructions are interleaved |
//! | `nest.yield` | the results of the code for one register |
//!
//! The operands of a nest are its source tiles, its destination tile, and the extents that are known only at run time.
//! Its regions hold the code for a register: see [`op::Kind::regions`].
//!
//! ```mlir
//! nest.map ins(%a, %b : T, T) outs(%c : T) attributes {aligns = array<i64: 32, 32, 32>,
//!     extents = array<i64: 16, 64, 16, 64, 16, 64, 16, 64>, granularity = 32, lane_bytes = 4, lanes = 64,
//!     reach = ["same", "same"], strides = array<i64: 64, 64, 64>} full {
//! ^bb0(%x: !pto.vreg<64xf32>, %y: !pto.vreg<64xf32>):
//!   %m = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//!   %sum = pto.vadd %x, %y, %m : ..
//!   nest.yield %sum : !pto.vreg<64xf32>
//! }
//! ```

mod dependences;
pub mod op;
mod syntax;

use mlir_dialect::{Dialect, DialectBuilder, DialectError, melior::dialect::DialectRegistry};
use std::sync::OnceLock;

/// The name of the dialect.
pub const DIALECT: &str = "nest";

/// Returns the dialect, which the first call builds.
///
/// # Errors
///
/// An operation has an invalid name.
pub fn dialect() -> Result<&'static Dialect, DialectError> {
    static DIALECT: OnceLock<Result<&'static Dialect, DialectError>> = OnceLock::new();
    DIALECT.get_or_init(build).clone()
}

fn build() -> Result<&'static Dialect, DialectError> {
    DialectBuilder::new(DIALECT)
        .depends_on(pto_dialect::DIALECT)
        .operations(op::Kind::ALL.map(op::NestOp))
        .operation(op::Loops)
        .operation(op::Interleave)
        .operation(op::Yield)
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

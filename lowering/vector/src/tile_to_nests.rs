//! `pto-tile-to-nests`: replaces tile operations by nests, if their rules state the code for one register.
//!
//! The rule of an operation ([`crate::tile_lowering`]) is called once; the instructions that it emits become the regions
//! of a nest. Operations whose rules emit all code remain for `pto-tile-lowering`.
//!
//! Before: tile buffers have addresses ([`crate::allocation`]), and flags order the pipes ([`crate::sync`]). After: no
//! tile operation that works register by register remains.
//!
//! ```mlir
//! pto.tadd ins(%a, %b : !t, !t) outs(%c : !t)
//! ```
//!
//! becomes
//!
//! ```mlir
//! nest.map ins(%a, %b : !t, !t) outs(%c : !t) attributes {extents = array<i64: 16, 64, ..>, lanes = 64, ..} full {
//! ^bb0(%x: !pto.vreg<64xf32>, %y: !pto.vreg<64xf32>):
//!   %m = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//!   %sum = pto.vadd %x, %y, %m : ..
//!   nest.yield %sum : !pto.vreg<64xf32>
//! }
//! ```

use crate::{tile_lowering, walk};
use mlir_dialect::{Failed, OptionValues, PassDefinition, PassOption, melior::ir::operation::OperationRef};
use pto_upstream::Outer;

/// The pass.
pub(crate) struct TileToNests;

impl PassDefinition for TileToNests {
    fn argument(&self) -> &str {
        "pto-tile-to-nests"
    }

    fn description(&self) -> &str {
        "replace tile operations that work register by register by nests"
    }

    fn operation(&self) -> Option<&str> {
        Some(Outer::Function.name())
    }

    fn dialects(&self) -> Vec<&str> {
        vec![pto_dialect::DIALECT, nest_dialect::DIALECT, "arith", "scf"]
    }

    fn options(&self) -> &'static [PassOption] {
        tile_lowering::OPTIONS
    }

    fn run(&self, function: OperationRef<'_, '_>, options: &OptionValues<'_>) -> Result<(), Failed> {
        let Some(entry) = walk::blocks(function).next() else { return Ok(()) };
        tile_lowering::to_nests(function, entry, options)
    }
}

//! What every operation does: one file for each family, of the same stem as that of its rows, one function for each
//! operation.

use crate::semantics::Semantics;
use pto_isa::Opcode;

/// Functions of operations that differ in what they give a common function: `name => function(arguments)`.
macro_rules! alike {
    ($( $(#[$doc:meta])+ $name:ident => $function:ident($($argument:expr),*); )+) => {
        $( $(#[$doc])+ pub(super) fn $name(cx: &mut Ctx<'_, '_>) -> Exec { $function(cx, $($argument),*) } )+
    };
}

mod comm;
mod cube;
mod dma;
mod elementwise;
mod fixpipe;
mod irregular;
mod layout;
mod matmul;
mod movement;
mod predicate;
mod product;
mod reduce;
mod scalar;
mod scope;
mod simt;
mod sync;
mod system;
mod tile_scalar;
mod ub_vector;
mod vector_arith;
mod vector_memory;
mod vector_move;
mod vector_special;
mod view;
mod vmi_arith;
mod vmi_mask;
mod vmi_memory;
mod vmi_move;
mod vmi_reduce;

/// Name of the special register with the number of entries that the last merge of sorted lists took of each.
const MERGED: &str = "VMS4_SR";

/// Makes the function that finds the semantics of an operation in the file of its family.
macro_rules! families {
    ($($(#[$doc:meta])+ $family:ident $module:ident),+ $(,)?) => {
        /// What an operation does.
        pub(crate) const fn semantics(opcode: Opcode) -> Semantics {
            match opcode { $(Opcode::$family(opcode) => $module::semantics(opcode)),+ }
        }
    };
}

pto_isa::for_each_family!(families);

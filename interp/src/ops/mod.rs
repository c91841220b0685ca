//! Semantics of every operation: a file for each family, with the name of the file of its op definitions, and a
//! function for each operation.

use crate::semantics::Semantics;
use pto_isa::Opcode;

/// Generates functions of operations that differ only in arguments of a common function: `name => function(arguments)`.
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

/// Generates the function that finds the semantics of an operation in the file of its family.
macro_rules! families {
    ($($(#[$doc:meta])+ $family:ident $module:ident),+ $(,)?) => {
        /// Returns the semantics of an operation.
        pub(crate) const fn semantics(opcode: Opcode) -> Semantics {
            match opcode { $(Opcode::$family(opcode) => $module::semantics(opcode)),+ }
        }
    };
}

pto_isa::for_each_family!(families);

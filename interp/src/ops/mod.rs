//! What every operation does: one file for each family, of the same stem as that of its rows, one function for each
//! operation.

use crate::semantics::{Entry, complete};
use pto_isa::Family;

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

/// Says for every family that it has semantics for every row.
macro_rules! families {
    ($($family:ident $module:ident),+ $(,)?) => {
        /// Semantics of every family, in the order of [`Family::ALL`].
        pub(crate) const FAMILIES: [(Family, &[Entry]); Family::ALL.len()] = [$((Family::$family, $module::SEMANTICS)),+];

        $(const _: () = complete(pto_isa::ops::$module::OPS, $module::SEMANTICS);)+
    };
}

families! {
    View view,
    Movement movement,
    Elementwise elementwise,
    TileScalar tile_scalar,
    Reduce reduce,
    Matmul matmul,
    Layout layout,
    Irregular irregular,
    Scalar scalar,
    Sync sync,
    VectorArith vector_arith,
    VectorMemory vector_memory,
    VectorMove vector_move,
    Predicate predicate,
    Scope scope,
    Dma dma,
    Cube cube,
    System system,
    Simt simt,
    Comm comm,
    UbVector ub_vector,
    VectorSpecial vector_special,
    VmiArith vmi_arith,
    VmiMemory vmi_memory,
    VmiMove vmi_move,
    VmiReduce vmi_reduce,
    VmiMask vmi_mask,
}

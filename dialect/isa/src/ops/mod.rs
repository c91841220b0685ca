//! The table: one file per family, one row per operation, and lookup by name.

use crate::op::{Family, Op};

/// Format of an operation that writes all operands, then all types: `$a `,` $b attr-dict `:` type($a) `,` type($b)`.
macro_rules! flat {
    ($first:literal $(, $rest:literal)*) => {
        concat!(
            "$", $first $(, " `,` $", $rest)*, " attr-dict `:` type($", $first, ")" $(, " `,` type($", $rest, ")")*
        )
    };
}

pub mod comm;
pub mod cube;
pub mod dma;
pub mod elementwise;
pub mod irregular;
pub mod layout;
pub mod matmul;
pub mod movement;
pub mod predicate;
pub mod reduce;
pub mod scalar;
pub mod scope;
pub mod simt;
pub mod sync;
pub mod system;
pub mod tile_scalar;
pub mod ub_vector;
pub mod vector_arith;
pub mod vector_memory;
pub mod vector_move;
pub mod vector_special;
pub mod view;
pub mod vmi_arith;
pub mod vmi_mask;
pub mod vmi_memory;
pub mod vmi_move;
pub mod vmi_reduce;

/// Rows of every family, in the order of [`Family::ALL`].
pub const FAMILIES: [(Family, &[Op]); Family::ALL.len()] = [
    (Family::View, view::OPS),
    (Family::Movement, movement::OPS),
    (Family::Elementwise, elementwise::OPS),
    (Family::TileScalar, tile_scalar::OPS),
    (Family::Reduce, reduce::OPS),
    (Family::Matmul, matmul::OPS),
    (Family::Layout, layout::OPS),
    (Family::Irregular, irregular::OPS),
    (Family::Scalar, scalar::OPS),
    (Family::Sync, sync::OPS),
    (Family::VectorArith, vector_arith::OPS),
    (Family::VectorMemory, vector_memory::OPS),
    (Family::VectorMove, vector_move::OPS),
    (Family::Predicate, predicate::OPS),
    (Family::Scope, scope::OPS),
    (Family::Dma, dma::OPS),
    (Family::Cube, cube::OPS),
    (Family::System, system::OPS),
    (Family::Simt, simt::OPS),
    (Family::Comm, comm::OPS),
    (Family::UbVector, ub_vector::OPS),
    (Family::VectorSpecial, vector_special::OPS),
    (Family::VmiArith, vmi_arith::OPS),
    (Family::VmiMemory, vmi_memory::OPS),
    (Family::VmiMove, vmi_move::OPS),
    (Family::VmiReduce, vmi_reduce::OPS),
    (Family::VmiMask, vmi_mask::OPS),
];

/// Number of operations.
pub const COUNT: usize = {
    let mut n = 0;
    let mut f = 0;
    while f < LISTS.len() {
        n += LISTS[f].len();
        f += 1;
    }
    n
};

/// Rows of every family, in the order of [`Family::ALL`].
const LISTS: [&[Op]; FAMILIES.len()] = {
    let mut lists: [&[Op]; FAMILIES.len()] = [&[]; FAMILIES.len()];
    let mut f = 0;
    while f < FAMILIES.len() {
        lists[f] = FAMILIES[f].1;
        f += 1;
    }
    lists
};

/// Number of names: mnemonics and aliases.
const NAMES: usize = {
    let mut n = 0;
    let mut f = 0;
    while f < LISTS.len() {
        let mut i = 0;
        while i < LISTS[f].len() {
            n += 1 + LISTS[f][i].aliases.len();
            i += 1;
        }
        f += 1;
    }
    n
};

/// A name and the place of its row.
type Entry = (&'static str, u8, u16);

/// Every name, sorted at compile time.
static INDEX: [Entry; NAMES] = sorted(unsorted());

/// Every name in table order.
const fn unsorted() -> [Entry; NAMES] {
    let mut index: [Entry; NAMES] = [("", 0, 0); NAMES];
    let mut n = 0;
    let mut f = 0;
    while f < LISTS.len() {
        let mut i = 0;
        while i < LISTS[f].len() {
            let op = &LISTS[f][i];
            let mut a = 0;
            while a <= op.aliases.len() {
                index[n] = (if a == 0 { op.name } else { op.aliases[a - 1] }, f as u8, i as u16);
                n += 1;
                a += 1;
            }
            i += 1;
        }
        f += 1;
    }
    index
}

/// Bottom-up merge sort: the cost of compilation grows as n log n.
const fn sorted(mut from: [Entry; NAMES]) -> [Entry; NAMES] {
    let mut width = 1;
    while width < NAMES {
        let mut to = from;
        let mut start = 0;
        while start < NAMES {
            let middle = if start + width < NAMES { start + width } else { NAMES };
            let end = if middle + width < NAMES { middle + width } else { NAMES };
            let (mut a, mut b, mut n) = (start, middle, start);
            while n < end {
                if b >= end || (a < middle && !less(from[b].0, from[a].0)) {
                    to[n] = from[a];
                    a += 1;
                } else {
                    to[n] = from[b];
                    b += 1;
                }
                n += 1;
            }
            start = end;
        }
        from = to;
        width *= 2;
    }
    from
}

/// Byte order, in constant evaluation.
const fn less(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    let mut i = 0;
    while i < a.len() && i < b.len() {
        if a[i] != b[i] {
            return a[i] < b[i];
        }
        i += 1;
    }
    a.len() < b.len()
}

/// The row of a mnemonic or alias, without `pto.`.
pub fn lookup(name: &str) -> Option<&'static Op> {
    let at = INDEX.binary_search_by(|e| e.0.cmp(name)).ok()?;
    let &(_, family, row) = INDEX.get(at)?;
    FAMILIES.get(usize::from(family))?.1.get(usize::from(row))
}

/// All operations, by family.
pub fn all() -> impl Iterator<Item = &'static Op> {
    FAMILIES.iter().flat_map(|&(_, ops)| ops)
}

/// Every mnemonic and alias with its row, sorted by name.
pub fn names() -> impl Iterator<Item = (&'static str, &'static Op)> {
    INDEX
        .iter()
        .filter_map(|&(name, family, row)| Some((name, FAMILIES.get(usize::from(family))?.1.get(usize::from(row))?)))
}

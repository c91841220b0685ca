//! All op definitions, in one file per family, and the lookup by name.

use crate::op::{Family, Op, Opcode};

/// Declares the operations of a family in alphabetic order: `Tabs = unary("tabs", ..)` declares the variant
/// `Opcode::Tabs` and its definition. Compilation fails if an opcode and the mnemonic of its definition differ by more
/// than case, `_` and `.`.
macro_rules! ops {
    ($($opcode:ident = $op:expr),+ $(,)?) => {
        /// Definitions of the operations of the family.
        pub const OPS: &[crate::op::Op] = &[$($op),+];

        /// Operations of the family, in the order of [`OPS`].
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[repr(u8)]
        pub enum Opcode { $(#[doc = stringify!($opcode)] $opcode),+ }

        impl Opcode {
            /// All operations of the family.
            pub const ALL: &'static [Opcode] = &[$(Opcode::$opcode),+];

            /// Returns the operation with a mnemonic.
            pub(crate) const fn of(mnemonic: &str) -> Opcode {
                Opcode::ALL[super::position(&[$(stringify!($opcode)),+], mnemonic)]
            }

            /// Returns its definition.
            pub const fn op(self) -> &'static crate::op::Op {
                &OPS[self as usize]
            }
        }
    };
}

/// Format of an operation whose text lists all operands, then all types: `$a `,` $b attr-dict `:` type($a) `,`
/// type($b)`.
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

/// Number of operations.
pub const COUNT: usize = {
    let mut n = 0;
    let mut f = 0;
    while f < Family::ALL.len() {
        n += Family::ALL[f].ops().len();
        f += 1;
    }
    n
};

/// Number of names: mnemonics and aliases.
const NAMES: usize = {
    let mut n = 0;
    let mut f = 0;
    while f < Family::ALL.len() {
        let ops = Family::ALL[f].ops();
        let mut i = 0;
        while i < ops.len() {
            n += 1 + ops[i].aliases.len();
            i += 1;
        }
        f += 1;
    }
    n
};

/// A name, and the operation that it names.
type Entry = (&'static str, Opcode);

/// All names, sorted at compile time.
static INDEX: [Entry; NAMES] = sorted(unsorted());

/// All names, in the order of the table. Compilation fails if an opcode is not at the position of its definition.
#[expect(clippy::panic, reason = "evaluated by the compiler only")]
const fn unsorted() -> [Entry; NAMES] {
    let mut index: [Entry; NAMES] = [("", view::OPS[0].opcode); NAMES];
    let mut n = 0;
    let mut f = 0;
    while f < Family::ALL.len() {
        let ops = Family::ALL[f].ops();
        let mut i = 0;
        while i < ops.len() {
            let op = &ops[i];
            if op.opcode.index() != i || op.opcode.family() as usize != f {
                panic!("{}", op.name);
            }
            let mut a = 0;
            while a <= op.aliases.len() {
                index[n] = (if a == 0 { op.name } else { op.aliases[a - 1] }, op.opcode);
                n += 1;
                a += 1;
            }
            i += 1;
        }
        f += 1;
    }
    index
}

/// Returns the position of the opcode that a mnemonic spells. If there is none, compilation fails with the mnemonic as
/// message.
#[expect(clippy::panic, reason = "evaluated by the compiler only")]
const fn position(opcodes: &[&str], mnemonic: &str) -> usize {
    let mut i = 0;
    while i < opcodes.len() {
        if spells(mnemonic.as_bytes(), opcodes[i].as_bytes()) {
            return i;
        }
        i += 1;
    }
    panic!("{}", mnemonic);
}

/// Returns whether a mnemonic and an opcode differ only in case, `_` and `.`.
const fn spells(mnemonic: &[u8], opcode: &[u8]) -> bool {
    let (mut m, mut o) = (0, 0);
    while m < mnemonic.len() {
        if mnemonic[m] != b'_' && mnemonic[m] != b'.' {
            if o == opcode.len() || !mnemonic[m].eq_ignore_ascii_case(&opcode[o]) {
                return false;
            }
            o += 1;
        }
        m += 1;
    }
    o == opcode.len()
}

/// Sorts bottom-up by merging, so that the cost of compilation grows as n log n.
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

/// Compares by bytes, in constant evaluation.
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

/// Returns the definition of a mnemonic or alias, without `pto.`.
pub fn lookup(name: &str) -> Option<&'static Op> {
    let at = INDEX.binary_search_by(|e| e.0.cmp(name)).ok()?;
    INDEX.get(at).map(|(_, opcode)| opcode.op())
}

/// Returns all operations, by family.
pub fn all() -> impl Iterator<Item = &'static Op> {
    Family::ALL.iter().flat_map(|family| family.ops())
}

/// Returns every mnemonic and alias with its definition, sorted by name.
pub fn names() -> impl Iterator<Item = (&'static str, &'static Op)> {
    INDEX.iter().map(|(name, opcode)| (*name, opcode.op()))
}

//! The instructions: one row each. Text, object files, rules and interpreter are derived from it.

mod arith;

use crate::platform::Platforms;
use crate::types::TypeSet;
use crate::variable::LabelKind;

/// An instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "named as in the documentation")]
pub enum Op {
    Add,
}

/// What is known of an instruction.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// Which one.
    pub op: Op,
    /// Its name in the documentation.
    pub name: &'static str,
    /// Its code.
    pub opcode: u8,
    /// The byte after the opcode that tells instructions of the same opcode apart.
    pub sub: Option<u8>,
    /// What it is about.
    pub group: Group,
    /// What follows the opcodes in object files, in this order.
    pub fields: &'static [Field],
    /// Its text. Words outside of braces stand for themselves; `{role}` is an argument, with a way to write it after a
    /// colon where its kind has several. Spaces separate; text without spaces belongs together.
    pub syntax: &'static str,
    /// Where it is.
    pub platforms: Platforms,
}

/// What an instruction is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Group {
    /// Arithmetic.
    Arithmetic,
    /// Bitwise logic, shifts and bit fields.
    Logic,
    /// Moves, selection, comparison and addresses.
    Move,
    /// Jumps, calls, labels.
    Flow,
    /// Memory by surfaces.
    Surface,
    /// Memory by 64-bit addresses.
    Svm,
    /// Memory by the load-store cache.
    Lsc,
    /// Barriers and fences.
    Sync,
    /// Matrix products.
    Matrix,
    /// Raw messages, lifetimes, debug information.
    Misc,
}

/// A field of an instruction.
#[derive(Clone, Copy, Debug)]
pub struct Field {
    /// What it is to the instruction.
    pub role: Role,
    /// How it is written in object files, and what it may be.
    pub kind: Kind,
}

/// What a field is to its instruction. Each occurs once in a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "named as in the documentation")]
pub enum Role {
    Exec,
    Predicate,
    Dst,
    /// Carry of `addc`, borrow of `subb`.
    Carry,
    Src0,
    Src1,
    Src2,
    Src3,
    Condition,
    MinMax,
}

/// How a field is written in object files, and what it may be.
#[derive(Clone, Copy, Debug)]
pub enum Kind {
    /// Execution size and mask: a byte.
    Exec,
    /// Number of elements in the encoding of `gather`, and mask: a byte.
    Elements,
    /// Predicate control: 2 bytes.
    Predicate,
    /// A vector operand: a tag and what it calls for.
    Vector(VectorRule),
    /// A raw operand: 4 and 2 bytes.
    Raw(RawRule),
    /// The id of a surface: a byte.
    Surface,
    /// The id of a sampler: a byte.
    Sampler,
    /// The id of a label: 2 bytes.
    Label(LabelKind),
    /// The number of labels of the field [`Kind::Labels`]: a byte.
    LabelCount,
    /// Ids of labels, 2 bytes each.
    Labels,
    /// A number or a word.
    Word(Width, WordKind),
    /// Properties and id of a variable: 1 and 4 bytes.
    Lifetime,
    /// The index of a string: 4 bytes.
    Text,
}

/// The size of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the number is the name")]
pub enum Width {
    B1,
    B2,
    B4,
}

/// What a number means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "see the types of the same names")]
pub enum WordKind {
    /// Itself.
    Number,
    Condition,
    MinMax,
}

/// What a vector operand may be.
#[derive(Clone, Copy, Debug)]
pub struct VectorRule {
    /// Its classes.
    pub classes: Classes,
    /// The types of its elements.
    pub types: TypeSet,
    /// What may be done to its elements.
    pub modifiers: Modifiers,
    /// Whether it is one element, whatever its region.
    pub scalar: bool,
}

/// Which modifiers an operand may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Modifiers {
    /// None.
    None,
    /// `abs`, `neg`, and both.
    Arithmetic,
    /// `not`.
    Logic,
    /// Saturation: for destinations.
    Saturation,
}

/// What a raw operand may be.
#[derive(Clone, Copy, Debug)]
pub struct RawRule {
    /// The types its variable may have.
    pub types: TypeSet,
    /// Whether it may be `%null`.
    pub null: bool,
    /// Whether the instruction writes it.
    pub written: bool,
}

/// A set of classes of vector operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Classes(u8);

impl Classes {
    /// General variables.
    pub const GENERAL: Self = Self(1);
    /// Address variables.
    pub const ADDRESS: Self = Self(2);
    /// Predicates.
    pub const PREDICATE: Self = Self(4);
    /// Registers at addresses.
    pub const INDIRECT: Self = Self(8);
    /// Addresses of general variables.
    pub const ADDRESS_OF: Self = Self(16);
    /// Constants.
    pub const IMMEDIATE: Self = Self(32);
    /// Surfaces and samplers.
    pub const STATE: Self = Self(64);

    /// Both sets.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether all of another set are in it.
    #[must_use]
    pub const fn contains(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }
}

const GROUPS: &[&[Row]] = &[arith::ROWS];

impl Op {
    /// Its row.
    #[must_use]
    pub fn row(self) -> &'static Row {
        BY_OP[self as usize]
    }
}

/// All rows, in the order of [`Op`].
pub fn rows() -> impl Iterator<Item = &'static Row> {
    BY_OP.iter().copied()
}

const COUNT: usize = 1;

/// The row of each instruction; a missing one does not compile.
static BY_OP: [&Row; COUNT] = {
    let mut rows = [&GROUPS[0][0]; COUNT];
    let mut found = 0;
    let mut group = 0;
    while group < GROUPS.len() {
        let mut row = 0;
        while row < GROUPS[group].len() {
            rows[GROUPS[group][row].op as usize] = &GROUPS[group][row];
            found += 1;
            row += 1;
        }
        group += 1;
    }
    assert!(found == COUNT, "each instruction has one row");
    let mut op = 0;
    while op < COUNT {
        assert!(rows[op].op as usize == op, "each instruction has one row");
        op += 1;
    }
    rows
};

//! The instruction table: the definition of each instruction. Text, object files, rules and interpreter use these
//! definitions.

mod arith;
mod flow;
mod logic;
mod lsc;
mod matrix;
mod misc;
mod moves;
mod surface;
mod svm;
mod sync;

use crate::platform::Platforms;
use crate::types::TypeSet;
use crate::variable::LabelKind;
use crate::word;

/// An instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "named as in the documentation")]
pub enum Op {
    Add,
    Avg,
    Div,
    Divm,
    Dp4,
    Dp4a,
    Exp,
    Frc,
    Log,
    Mad,
    Madw,
    Mulh,
    Lrp,
    Mod,
    Mul,
    Pow,
    Rndd,
    Rndu,
    Rnde,
    Rndz,
    Sin,
    Cos,
    Sqrt,
    Sqrtm,
    Rsqrt,
    Inv,
    Addc,
    Subb,
    Add3,
    And,
    Or,
    Xor,
    Not,
    Shl,
    Shr,
    Asr,
    Rol,
    Ror,
    Cbit,
    Lzd,
    Fbl,
    Fbh,
    Bfe,
    Bfi,
    Bfrev,
    Bfn,
    Mov,
    Movs,
    Sel,
    Setp,
    Cmp,
    MinMax,
    AddrAdd,
    Fcvt,
    Srnd,
    Subroutine,
    Label,
    Jmp,
    Call,
    Ret,
    Goto,
    Switchjmp,
    Fcall,
    Ifcall,
    Fret,
    Faddr,
    OwordLd,
    OwordLdUnaligned,
    OwordSt,
    MediaLd,
    MediaSt,
    Gather,
    Scatter,
    GatherScaled,
    ScatterScaled,
    Gather4Scaled,
    Scatter4Scaled,
    DwordAtomic,
    QwGather,
    QwScatter,
    SvmBlockLd,
    SvmBlockSt,
    SvmGather,
    SvmScatter,
    SvmAtomic,
    SvmGather4Scaled,
    SvmScatter4Scaled,
    LscLoad,
    LscLoadStrided,
    LscLoadQuad,
    LscLoadBlock2d,
    LscStore,
    LscStoreStrided,
    LscStoreQuad,
    LscStoreBlock2d,
    LscAtomicIinc,
    LscAtomicIdec,
    LscAtomicLoad,
    LscAtomicStore,
    LscAtomicIadd,
    LscAtomicIsub,
    LscAtomicSmin,
    LscAtomicSmax,
    LscAtomicUmin,
    LscAtomicUmax,
    LscAtomicIcas,
    LscAtomicFadd,
    LscAtomicFsub,
    LscAtomicFmin,
    LscAtomicFmax,
    LscAtomicFcas,
    LscAtomicAnd,
    LscAtomicOr,
    LscAtomicXor,
    LscTypedLoadQuad,
    LscTypedStoreQuad,
    Barrier,
    Sbarrier,
    Nbarrier,
    Fence,
    LscFence,
    Wait,
    Yield,
    SamplerCacheFlush,
    Dpas,
    Dpasw,
    RawSend,
    RawSends,
    Lifetime,
    File,
    Loc,
}

/// The definition of an instruction.
#[derive(Clone, Copy, Debug)]
pub struct OpDef {
    /// The instruction.
    pub op: Op,
    /// Its name in the documentation.
    pub name: &'static str,
    /// Its opcode.
    pub opcode: u8,
    /// The byte after the opcode, if several instructions share the opcode.
    pub sub: Option<u8>,
    /// Its group.
    pub group: Group,
    /// The fields after the opcodes in object files, in this order.
    pub fields: &'static [Field],
    /// Its mnemonics in assembly, without suffixes; a predicate precedes them.
    pub mnemonics: &'static [&'static str],
    /// The parts of the text that are attached to the mnemonic.
    pub head: &'static [Head],
    /// The parts of the text after the mnemonic.
    pub tail: &'static [Tail],
    /// The platforms that support it.
    pub platforms: Platforms,
}

/// A part of the text of an instruction that is attached to the mnemonic. A suffix that is a word begins with a dot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Head {
    /// The mnemonic is the word of a field.
    Name(Role),
    /// The mnemonic is one of a list; the field has its index.
    Either(Role),
    /// `fence_global`, `fence_local` with letters of flags, or `fence_sw`.
    Fence(Role),
    /// A fixed suffix.
    Literal(&'static str),
    /// `.sat`, the modifier of the destination.
    Saturation,
    /// The word of a field.
    Word(Role),
    /// The word of a field; nothing for the code 0.
    Flag(Role, &'static str),
    /// A number.
    Number(Role),
    /// A number, if that of another role is even; conditional messages have no text for it.
    Unconditional(Role, Role),
    /// A number in hexadecimal, after `x`.
    Hex(Role),
    /// An atomic operation, and its size if it is not 32 bits.
    Atomic(Role),
    /// The words of two fields; nothing if both have the code 0.
    Caching(Role, Role),
    /// Precision of weights and activations, depth and count.
    Dpas(Role),
    /// `.unaligned`, bit 3 of the oword count.
    Unaligned(Role),
    /// The edge of a lifetime.
    Lifetime(Role),
}

/// A part of the text of an instruction after its head.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tail {
    /// `(mask, size)`.
    Exec,
    /// `(number)`, the word of a field.
    Count(Role),
    /// `(width,height)`.
    Block(Role, Role),
    /// An operand, label or variable.
    Operand(Role),
    /// A general operand without a region.
    Origin(Role),
    /// A number.
    Number(Role),
    /// A number; nothing for 0.
    Optional(Role),
    /// The number of threads of a named barrier, if the first role is a signal; else it equals the id.
    Threads(Role, Role),
    /// `(label, label)`.
    Labels(Role),
    /// A text in quotes.
    Text(Role),
    /// The name of a function.
    Name(Role),
    /// `V:d32x4t`: data of an LSC message.
    LscData(Role),
    /// `V:d32.xyzw`: data of a four-channel LSC message.
    LscQuad(Role),
    /// A data operand without size.
    LscValue(Role),
    /// `surface[scale*V+offset]:a64`.
    LscAddress,
    /// `surface[V,stride]:a64`.
    LscStrided,
    /// `surface[U,V,R,LOD]:a32`.
    LscTyped,
    /// `V:d32.2x16x8nt`.
    LscBlockData(Role),
    /// `flat[base,width,height,pitch,x,y]`.
    LscBlockAddress,
}

/// A group of instructions.
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
    /// Memory accesses by surfaces.
    Surface,
    /// Memory accesses by 64-bit addresses.
    Svm,
    /// Memory accesses by LSC messages.
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
    /// Its role in the instruction.
    pub role: Role,
    /// Its encoding in object files, and its legal values.
    pub kind: Kind,
}

/// Role of a field in its instruction. Each occurs at most once in a definition.
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
    /// The truth table of `bfn`.
    Function,
    Label,
    LabelCount,
    Labels,
    /// The index into a jump table.
    Index,
    /// The name of a function.
    Callee,
    ArgSize,
    ReturnSize,
    /// The number of elements, owords or blocks.
    Count,
    /// A flag without effect.
    IsModified,
    /// Which field of an interlaced surface is accessed.
    Media,
    Plane,
    BlockWidth,
    BlockHeight,
    ElementSize,
    BlockSize,
    Channels,
    Scale,
    Surface,
    /// An offset for all channels.
    Offset,
    /// Offsets or addresses, one for each channel.
    Offsets,
    XOffset,
    YOffset,
    Atomic,
    /// An address for all channels.
    Address,
    /// Addresses, one for each channel.
    Addresses,
    Sfid,
    L1,
    L3,
    AddressModel,
    AddressScale,
    AddressOffset,
    AddressSize,
    DataSize,
    DataOrder,
    DataElements,
    /// A byte that is 0.
    Unused,
    Stride,
    U,
    V,
    R,
    Lod,
    Blocks,
    Vnni,
    Base,
    Width,
    Height,
    Pitch,
    X,
    Y,
    FenceOp,
    FenceScope,
    FenceFlags,
    Phase,
    BarrierId,
    Threads,
    WaitMask,
    /// Precisions, depth and count of a matrix product.
    Dpas,
    Modifiers,
    NumSrc0,
    NumSrc1,
    NumDst,
    MessageSfid,
    ExtendedDescriptor,
    Descriptor,
    Lifetime,
    FileName,
    Line,
}

/// The encoding of a field in object files, and its legal values.
#[derive(Clone, Copy, Debug)]
pub enum Kind {
    /// Execution size and mask: a byte.
    Exec,
    /// Number of elements in the encoding of `gather`, and mask: a byte.
    Elements,
    /// Predicate control: 2 bytes.
    Predicate,
    /// A vector operand: a tag, and fields that depend on the tag.
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
    /// The index of the string that names a function: 2 bytes.
    Function,
}

/// The size of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the number is the name")]
pub enum Width {
    B1,
    B2,
    B4,
    /// The same byte twice.
    Twice,
}

/// Meaning of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "see the types of the same names")]
pub enum WordKind {
    /// A number.
    Number,
    /// Bits: 0 commit, 1 to 4 flush of the instruction, sampler, constant and read-write cache, 5 local memory, 6 flush
    /// of the L1, 7 no instruction at all.
    FenceFlags,
    /// Precision of the weights, of the activations, depth and count: a byte each, from the lowest.
    Dpas,
    /// Bits 0 to 4 an [`Atomic`](crate::word::Atomic), 5 and 6 the size: 32, 16, 64 bits.
    Atomic,
    /// Bit 3 unaligned, bits 0 to 2 a [`Power`](crate::word::Power).
    SvmOwords,
    Condition,
    MinMax,
    Media,
    Power,
    SvmBlock,
    Channels,
    Phase,
    Sfid,
    Caching,
    AddressModel,
    AddressSize,
    DataSize,
    DataOrder,
    DataElements,
    Components,
    FenceOp,
    FenceScope,
}

/// Legal vector operands of a field.
#[derive(Clone, Copy, Debug)]
pub struct VectorRule {
    /// Its classes.
    pub classes: Classes,
    /// Legal element types.
    pub types: TypeSet,
    /// Legal modifiers.
    pub modifiers: Modifiers,
    /// Whether only the first element is read, whatever the region.
    pub scalar: bool,
}

/// Legal modifiers of an operand.
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

/// Legal raw operands of a field.
#[derive(Clone, Copy, Debug)]
pub struct RawRule {
    /// Legal types of the variable.
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

    /// Returns the union.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Returns whether all of another set are in it.
    #[must_use]
    pub const fn contains(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }
}

const GROUPS: &[&[OpDef]] = &[
    arith::OPS,
    logic::OPS,
    moves::OPS,
    flow::OPS,
    surface::OPS,
    svm::OPS,
    lsc::OPS,
    sync::OPS,
    matrix::OPS,
    misc::OPS,
];

const EXEC: Field = Field { role: Role::Exec, kind: Kind::Exec };
const PREDICATE: Field = Field { role: Role::Predicate, kind: Kind::Predicate };
const SURFACE: Field = Field { role: Role::Surface, kind: Kind::Surface };

/// A general variable, or a register at an address.
const GI: Classes = Classes::GENERAL.or(Classes::INDIRECT);
/// The same, or a constant.
const GII: Classes = GI.or(Classes::IMMEDIATE);

const fn vector(role: Role, classes: Classes, types: TypeSet, modifiers: Modifiers) -> Field {
    Field { role, kind: Kind::Vector(VectorRule { classes, types, modifiers, scalar: false }) }
}

/// Returns a vector operand of which only the first element is read.
const fn scalar(role: Role, types: TypeSet) -> Field {
    let rule = VectorRule { classes: GII, types, modifiers: Modifiers::None, scalar: true };
    Field { role, kind: Kind::Vector(rule) }
}

const fn number(role: Role, width: Width, kind: WordKind) -> Field {
    Field { role, kind: Kind::Word(width, kind) }
}

const fn byte(role: Role, kind: WordKind) -> Field {
    number(role, Width::B1, kind)
}

/// Returns a raw operand that is read.
const fn raw(role: Role, types: TypeSet) -> Field {
    Field { role, kind: Kind::Raw(RawRule { types, null: false, written: false }) }
}

/// Returns a raw operand that is read, or `%null`.
const fn raw_or_null(role: Role, types: TypeSet) -> Field {
    Field { role, kind: Kind::Raw(RawRule { types, null: true, written: false }) }
}

/// Returns a raw operand that is written.
const fn raw_dst(role: Role, types: TypeSet) -> Field {
    Field { role, kind: Kind::Raw(RawRule { types, null: false, written: true }) }
}

/// Returns a raw operand that is written, or `%null`.
const fn raw_dst_or_null(role: Role, types: TypeSet) -> Field {
    Field { role, kind: Kind::Raw(RawRule { types, null: true, written: true }) }
}

impl OpDef {
    /// Returns the field of a role.
    #[must_use]
    pub fn field(&self, role: Role) -> Option<&'static Field> {
        self.fields.iter().find(|field| field.role == role)
    }

    /// Returns the mnemonic of an index; empty for labels.
    #[must_use]
    pub fn mnemonic(&self, index: usize) -> &'static str {
        self.mnemonics.get(index).copied().unwrap_or_default()
    }

    /// Returns the words of a role: codes and spellings.
    #[must_use]
    pub fn words(&self, role: Role) -> &'static [(u32, &'static str)] {
        match self.field(role).map(|field| field.kind) {
            Some(Kind::Word(_, kind)) => kind.words(),
            Some(_) | None => &[],
        }
    }
}

impl Width {
    /// Returns the largest number.
    #[must_use]
    pub const fn largest(self) -> u32 {
        match self {
            Self::B1 | Self::Twice => 0xff,
            Self::B2 => 0xffff,
            Self::B4 => u32::MAX,
        }
    }
}

impl WordKind {
    /// Returns the words: codes and spellings. Numbers and sets of flags have none.
    #[must_use]
    pub const fn words(self) -> &'static [(u32, &'static str)] {
        match self {
            Self::Number | Self::FenceFlags | Self::Dpas => &[],
            Self::Atomic => word::Atomic::WORDS,
            Self::SvmOwords | Self::Power => word::Power::WORDS,
            Self::Condition => word::Condition::WORDS,
            Self::MinMax => word::MinMax::WORDS,
            Self::Media => word::Media::WORDS,
            Self::SvmBlock => word::SvmBlock::WORDS,
            Self::Channels => word::Channels::WORDS,
            Self::Phase => word::Phase::WORDS,
            Self::Sfid => word::Sfid::WORDS,
            Self::Caching => word::Caching::WORDS,
            Self::AddressModel => word::AddressModel::WORDS,
            Self::AddressSize => word::AddressSize::WORDS,
            Self::DataSize => word::DataSize::WORDS,
            Self::DataOrder => word::DataOrder::WORDS,
            Self::DataElements => word::DataElements::WORDS,
            Self::Components => word::Components::WORDS,
            Self::FenceOp => word::FenceOp::WORDS,
            Self::FenceScope => word::FenceScope::WORDS,
        }
    }
}

impl Op {
    /// Returns its definition.
    #[must_use]
    pub fn definition(self) -> &'static OpDef {
        BY_OP[self as usize]
    }
}

/// Returns all definitions, in the order of [`Op`].
pub fn definitions() -> impl Iterator<Item = &'static OpDef> {
    BY_OP.iter().copied()
}

/// The instructions that the interpreter does not support: messages whose effect a hardware descriptor determines.
pub const NOT_INTERPRETED: &[Op] = &[Op::RawSend, Op::RawSends];

const COUNT: usize = Op::Loc as usize + 1;

/// The definition of each instruction; compilation fails if one is missing.
static BY_OP: [&OpDef; COUNT] = {
    let mut definitions = [&GROUPS[0][0]; COUNT];
    let mut found = 0;
    let mut group = 0;
    while group < GROUPS.len() {
        let mut index = 0;
        while index < GROUPS[group].len() {
            definitions[GROUPS[group][index].op as usize] = &GROUPS[group][index];
            found += 1;
            index += 1;
        }
        group += 1;
    }
    assert!(found == COUNT, "each instruction has one definition");
    let mut op = 0;
    while op < COUNT {
        assert!(definitions[op].op as usize == op, "each instruction has one definition");
        op += 1;
    }
    definitions
};

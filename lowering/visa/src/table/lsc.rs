//! LSC messages.

use super::{
    Classes, EXEC, Field, Group, Head, Kind, Modifiers, Op, OpDef, PREDICATE, Role, Tail, VectorRule, Width, WordKind,
    byte, number, raw, raw_dst, raw_dst_or_null, raw_or_null,
};
use crate::platform::{Platform, Platforms};
use crate::types;
use crate::types::TypeSet;

const ANY: TypeSet = TypeSet::ANY;
const ADDRESSES: Field = raw(Role::Addresses, ANY);
const NUMBER: WordKind = WordKind::Number;

/// Returns a scalar: a general variable or a constant.
const fn scalar(role: Role) -> Field {
    let classes = Classes::GENERAL.or(Classes::IMMEDIATE);
    let types = types![Ud, D, Uq, Q, Uw, W];
    Field { role, kind: Kind::Vector(VectorRule { classes, types, modifiers: Modifiers::None, scalar: true }) }
}

const SFID: Field = byte(Role::Sfid, WordKind::Sfid);
const L1: Field = byte(Role::L1, WordKind::Caching);
const L3: Field = byte(Role::L3, WordKind::Caching);
const MODEL: Field = byte(Role::AddressModel, WordKind::AddressModel);
const SCALE: Field = number(Role::AddressScale, Width::B2, NUMBER);
const OFFSET: Field = number(Role::AddressOffset, Width::B4, NUMBER);
const SIZE: Field = byte(Role::AddressSize, WordKind::AddressSize);
const DATA_SIZE: Field = byte(Role::DataSize, WordKind::DataSize);
const ORDER: Field = byte(Role::DataOrder, WordKind::DataOrder);
const ELEMENTS: Field = number(Role::DataElements, Width::Twice, WordKind::DataElements);
const COMPONENTS: Field = number(Role::Channels, Width::Twice, WordKind::Components);
const SURFACE: Field = scalar(Role::Surface);

const HEAD: &[Head] = &[Head::Word(Role::Sfid), Head::Caching(Role::L1, Role::L3)];

macro_rules! op {
    ($op:ident, $name:literal, $opcode:literal, $sub:literal, $mnemonic:literal, $head:expr, [$($field:expr),+ $(,)?],
     [$($tail:expr),+ $(,)?]) => {
        OpDef {
            op: Op::$op,
            name: $name,
            opcode: $opcode,
            sub: Some($sub),
            group: Group::Lsc,
            fields: &[EXEC, PREDICATE, $($field),+],
            mnemonics: &[$mnemonic],
            head: $head,
            tail: &[Tail::Exec, $($tail),+],
            platforms: Platforms::from(Platform::Dg2),
        }
    };
}

/// A message with one address per channel, or one for all; the fields after the address differ.
macro_rules! untyped {
    ($op:ident, $name:literal, $sub:literal, $mnemonic:literal, [$($shape:expr),+], [$($operand:expr),+], [$($tail:expr),+]) => {
        op!($op, $name, 0x89, $sub, $mnemonic, HEAD,
             [SFID, L1, L3, MODEL, SCALE, OFFSET, SIZE, DATA_SIZE, ORDER, $($shape,)+ SURFACE, $($operand),+], [$($tail),+])
    };
}

macro_rules! atomic {
    ($op:ident, $name:literal, $sub:literal, $mnemonic:literal) => {
        untyped!(
            $op,
            $name,
            $sub,
            $mnemonic,
            [ELEMENTS],
            [raw_dst_or_null(Role::Dst, ANY), ADDRESSES, raw_or_null(Role::Src0, ANY), raw_or_null(Role::Src1, ANY)],
            [Tail::LscData(Role::Dst), Tail::LscAddress, Tail::LscValue(Role::Src0), Tail::LscValue(Role::Src1)]
        )
    };
}

/// The fields of 2D block messages: width and height of a block, number of blocks, coordinates.
macro_rules! block {
    ($op:ident, $name:literal, $sub:literal, $mnemonic:literal, $dst:expr, $src:expr, [$($tail:expr),+]) => {
        op!($op, $name, 0x89, $sub, $mnemonic, HEAD,
             [
                 SFID, L1, L3, DATA_SIZE, ORDER,
                 byte(Role::Blocks, NUMBER),
                 number(Role::BlockWidth, Width::B2, NUMBER),
                 number(Role::BlockHeight, Width::B2, NUMBER),
                 byte(Role::Vnni, NUMBER),
                 $dst,
                 scalar(Role::Base), scalar(Role::Width), scalar(Role::Height), scalar(Role::Pitch), scalar(Role::X),
                 scalar(Role::Y),
                 $src,
             ],
             [$($tail),+])
    };
}

/// A message to a typed surface: one address for each coordinate.
macro_rules! typed {
    ($op:ident, $name:literal, $sub:literal, $mnemonic:literal, $dst:expr, $src:expr, [$($tail:expr),+]) => {
        op!($op, $name, 0x8a, $sub, $mnemonic, &[Head::Literal("tgm"), Head::Caching(Role::L1, Role::L3)],
             [
                 L1, L3, MODEL, SIZE, DATA_SIZE, ORDER, COMPONENTS, SURFACE,
                 $dst,
                 raw(Role::U, ANY), raw_or_null(Role::V, ANY), raw_or_null(Role::R, ANY), raw_or_null(Role::Lod, ANY),
                 $src, raw_or_null(Role::Src1, ANY),
             ],
             [$($tail),+])
    };
}

const NO_DST: Field = raw_dst_or_null(Role::Dst, ANY);
const NO_SRC0: Field = raw_or_null(Role::Src0, ANY);
const NO_SRC1: Field = raw_or_null(Role::Src1, ANY);
const STRIDE: Field = scalar(Role::Stride);
const ONE: Field = byte(Role::DataElements, WordKind::DataElements);
const UNUSED: Field = byte(Role::Unused, NUMBER);

pub(super) const OPS: &[OpDef] = &[
    untyped!(
        LscLoad,
        "LSC_LOAD",
        0,
        "lsc_load",
        [ELEMENTS],
        [raw_dst(Role::Dst, ANY), ADDRESSES, NO_SRC0, NO_SRC1],
        [Tail::LscData(Role::Dst), Tail::LscAddress]
    ),
    untyped!(
        LscLoadStrided,
        "LSC_LOAD_STRIDED",
        1,
        "lsc_load_strided",
        [ONE, UNUSED],
        [raw_dst(Role::Dst, ANY), ADDRESSES, STRIDE, NO_SRC0],
        [Tail::LscData(Role::Dst), Tail::LscStrided]
    ),
    untyped!(
        LscLoadQuad,
        "LSC_LOAD_QUAD",
        2,
        "lsc_load_quad",
        [COMPONENTS],
        [raw_dst(Role::Dst, ANY), ADDRESSES, NO_SRC0, NO_SRC1],
        [Tail::LscQuad(Role::Dst), Tail::LscAddress]
    ),
    block!(
        LscLoadBlock2d,
        "LSC_LOAD_BLOCK2D",
        3,
        "lsc_load_block2d",
        raw_dst(Role::Dst, ANY),
        NO_SRC0,
        [Tail::LscBlockData(Role::Dst), Tail::LscBlockAddress]
    ),
    untyped!(
        LscStore,
        "LSC_STORE",
        4,
        "lsc_store",
        [ELEMENTS],
        [NO_DST, ADDRESSES, raw(Role::Src0, ANY), NO_SRC1],
        [Tail::LscAddress, Tail::LscData(Role::Src0)]
    ),
    untyped!(
        LscStoreStrided,
        "LSC_STORE_STRIDED",
        5,
        "lsc_store_strided",
        [ONE, UNUSED],
        [NO_DST, ADDRESSES, STRIDE, raw(Role::Src0, ANY)],
        [Tail::LscStrided, Tail::LscData(Role::Src0)]
    ),
    untyped!(
        LscStoreQuad,
        "LSC_STORE_QUAD",
        6,
        "lsc_store_quad",
        [COMPONENTS],
        [NO_DST, ADDRESSES, raw(Role::Src0, ANY), NO_SRC1],
        [Tail::LscAddress, Tail::LscQuad(Role::Src0)]
    ),
    block!(
        LscStoreBlock2d,
        "LSC_STORE_BLOCK2D",
        7,
        "lsc_store_block2d",
        NO_DST,
        raw(Role::Src0, ANY),
        [Tail::LscBlockAddress, Tail::LscBlockData(Role::Src0)]
    ),
    atomic!(LscAtomicIinc, "LSC_ATOMIC_IINC", 8, "lsc_atomic_iinc"),
    atomic!(LscAtomicIdec, "LSC_ATOMIC_IDEC", 9, "lsc_atomic_idec"),
    atomic!(LscAtomicLoad, "LSC_ATOMIC_LOAD", 10, "lsc_atomic_load"),
    atomic!(LscAtomicStore, "LSC_ATOMIC_STORE", 11, "lsc_atomic_store"),
    atomic!(LscAtomicIadd, "LSC_ATOMIC_IADD", 12, "lsc_atomic_iadd"),
    atomic!(LscAtomicIsub, "LSC_ATOMIC_ISUB", 13, "lsc_atomic_isub"),
    atomic!(LscAtomicSmin, "LSC_ATOMIC_SMIN", 14, "lsc_atomic_smin"),
    atomic!(LscAtomicSmax, "LSC_ATOMIC_SMAX", 15, "lsc_atomic_smax"),
    atomic!(LscAtomicUmin, "LSC_ATOMIC_UMIN", 16, "lsc_atomic_umin"),
    atomic!(LscAtomicUmax, "LSC_ATOMIC_UMAX", 17, "lsc_atomic_umax"),
    atomic!(LscAtomicIcas, "LSC_ATOMIC_ICAS", 18, "lsc_atomic_icas"),
    atomic!(LscAtomicFadd, "LSC_ATOMIC_FADD", 19, "lsc_atomic_fadd"),
    atomic!(LscAtomicFsub, "LSC_ATOMIC_FSUB", 20, "lsc_atomic_fsub"),
    atomic!(LscAtomicFmin, "LSC_ATOMIC_FMIN", 21, "lsc_atomic_fmin"),
    atomic!(LscAtomicFmax, "LSC_ATOMIC_FMAX", 22, "lsc_atomic_fmax"),
    atomic!(LscAtomicFcas, "LSC_ATOMIC_FCAS", 23, "lsc_atomic_fcas"),
    atomic!(LscAtomicAnd, "LSC_ATOMIC_AND", 24, "lsc_atomic_and"),
    atomic!(LscAtomicOr, "LSC_ATOMIC_OR", 25, "lsc_atomic_or"),
    atomic!(LscAtomicXor, "LSC_ATOMIC_XOR", 26, "lsc_atomic_xor"),
    typed!(
        LscTypedLoadQuad,
        "LSC_TYPED_LOAD_QUAD",
        2,
        "lsc_load_quad",
        raw_dst(Role::Dst, ANY),
        NO_SRC0,
        [Tail::LscQuad(Role::Dst), Tail::LscTyped]
    ),
    OpDef {
        // The finalizer computes a wrong length of the message data on DG2.
        platforms: Platforms::of(&[Platform::Pvc]),
        ..typed!(
            LscTypedStoreQuad,
            "LSC_TYPED_STORE_QUAD",
            6,
            "lsc_store_quad",
            NO_DST,
            raw(Role::Src0, ANY),
            [Tail::LscTyped, Tail::LscQuad(Role::Src0)]
        )
    },
];

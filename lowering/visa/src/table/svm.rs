//! Memory accesses by 64-bit addresses.

use super::{
    EXEC, Field, Group, Head, Op, OpDef, PREDICATE, Role, Tail, Width, WordKind, byte, number, raw, raw_dst,
    raw_dst_or_null, raw_or_null, scalar,
};
use crate::platform::Platforms;
use crate::types;
use crate::types::TypeSet;

const ADDRESS: Field = scalar(Role::Address, types![Uq, Q]);
const ADDRESSES: Field = raw(Role::Addresses, types![Uq, Q]);
const OFFSETS: Field = raw(Role::Offsets, types![Uq, Q]);
const ANY: TypeSet = TypeSet::ANY;
const DATA: TypeSet = types![Ud, D, F];
const ATOMIC: TypeSet = types![Ud, D, F, Uq, Q];
const BLOCKS: [Field; 2] = [byte(Role::BlockSize, WordKind::SvmBlock), byte(Role::Count, WordKind::Power)];
const BLOCKS_HEAD: &[Head] = &[Head::Word(Role::BlockSize), Head::Word(Role::Count)];
const CHANNELS: Field = byte(Role::Channels, WordKind::Channels);
const SCALE: Field = number(Role::Scale, Width::B2, WordKind::Number);

macro_rules! op {
    ($op:ident, $name:literal, $sub:literal, $mnemonic:literal, $fields:expr, $head:expr, $tail:expr) => {
        OpDef {
            op: Op::$op,
            name: $name,
            opcode: 0x4e,
            sub: Some($sub),
            group: Group::Svm,
            fields: $fields,
            mnemonics: &[$mnemonic],
            head: $head,
            tail: $tail,
            platforms: Platforms::ALL,
        }
    };
}

macro_rules! tail {
    ($first:ident $(, $role:ident)*) => { &[Tail::$first $(, Tail::Operand(Role::$role))*] };
}

pub(super) const OPS: &[OpDef] = &[
    op!(
        SvmBlockLd,
        "SVM_BLOCK_LD",
        1,
        "svm_block_ld",
        &[byte(Role::Count, WordKind::SvmOwords), ADDRESS, raw_dst(Role::Dst, ANY)],
        &[Head::Unaligned(Role::Count)],
        &[Tail::Count(Role::Count), Tail::Operand(Role::Address), Tail::Operand(Role::Dst)]
    ),
    op!(
        SvmBlockSt,
        "SVM_BLOCK_ST",
        2,
        "svm_block_st",
        &[byte(Role::Count, WordKind::SvmOwords), ADDRESS, raw(Role::Src0, ANY)],
        &[Head::Unaligned(Role::Count)],
        &[Tail::Count(Role::Count), Tail::Operand(Role::Address), Tail::Operand(Role::Src0)]
    ),
    op!(
        SvmGather,
        "SVM_GATHER",
        3,
        "svm_gather",
        &[EXEC, PREDICATE, BLOCKS[0], BLOCKS[1], ADDRESSES, raw_dst(Role::Dst, ANY)],
        BLOCKS_HEAD,
        tail!(Exec, Addresses, Dst)
    ),
    op!(
        SvmScatter,
        "SVM_SCATTER",
        4,
        "svm_scatter",
        &[EXEC, PREDICATE, BLOCKS[0], BLOCKS[1], ADDRESSES, raw(Role::Src0, ANY)],
        BLOCKS_HEAD,
        tail!(Exec, Addresses, Src0)
    ),
    op!(
        SvmAtomic,
        "SVM_ATOMIC",
        5,
        "svm_atomic",
        &[
            EXEC,
            PREDICATE,
            byte(Role::Atomic, WordKind::Atomic),
            ADDRESSES,
            raw_or_null(Role::Src0, ATOMIC),
            raw_or_null(Role::Src1, ATOMIC),
            raw_dst_or_null(Role::Dst, ATOMIC)
        ],
        &[Head::Atomic(Role::Atomic)],
        tail!(Exec, Addresses, Dst, Src0, Src1)
    ),
    op!(
        SvmGather4Scaled,
        "SVM_GATHER4_SCALED",
        6,
        "svm_gather4scaled",
        &[EXEC, PREDICATE, CHANNELS, SCALE, ADDRESS, OFFSETS, raw_dst(Role::Dst, DATA)],
        &[Head::Word(Role::Channels)],
        tail!(Exec, Address, Offsets, Dst)
    ),
    op!(
        SvmScatter4Scaled,
        "SVM_SCATTER4_SCALED",
        7,
        "svm_scatter4scaled",
        &[EXEC, PREDICATE, CHANNELS, SCALE, ADDRESS, OFFSETS, raw(Role::Src0, DATA)],
        &[Head::Word(Role::Channels)],
        tail!(Exec, Address, Offsets, Src0)
    ),
];

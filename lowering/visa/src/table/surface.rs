//! Memory accesses by surfaces.

use super::{
    EXEC, Field, Group, Head, Kind, Op, OpDef, PREDICATE, Role, SURFACE, Tail, Width, WordKind, byte, number, raw,
    raw_dst, raw_dst_or_null, raw_or_null, scalar,
};
use crate::platform::{Platform, Platforms};
use crate::types;
use crate::types::TypeSet;

const OWORDS: Field = byte(Role::Count, WordKind::Power);
const IS_MODIFIED: Field = byte(Role::IsModified, WordKind::Number);
const DATA: TypeSet = types![Ud, D, F];
const ANY: TypeSet = TypeSet::ANY;
const OFFSET: Field = scalar(Role::Offset, types![Ud, D]);
const OFFSETS: Field = raw(Role::Offsets, types![Ud, D]);

macro_rules! op {
    ($op:ident, $name:literal, $opcode:literal, $mnemonic:literal, $fields:expr, $head:expr, $tail:expr) => {
        op!($op, $name, $opcode, $mnemonic, $fields, $head, $tail, on Platforms::ALL)
    };
    ($op:ident, $name:literal, $opcode:literal, $mnemonic:literal, $fields:expr, $head:expr, $tail:expr,
     on $platforms:expr) => {
        OpDef {
            op: Op::$op,
            name: $name,
            opcode: $opcode,
            sub: None,
            group: Group::Surface,
            fields: $fields,
            mnemonics: &[$mnemonic],
            head: $head,
            tail: $tail,
            platforms: $platforms,
        }
    };
}

/// The fields of `media_ld` and `media_st`.
macro_rules! media {
    ($data:expr) => {
        &[
            byte(Role::Media, WordKind::Media),
            SURFACE,
            byte(Role::Plane, WordKind::Number),
            byte(Role::BlockWidth, WordKind::Number),
            byte(Role::BlockHeight, WordKind::Number),
            scalar(Role::XOffset, types![Ud, D]),
            scalar(Role::YOffset, types![Ud, D]),
            $data,
        ]
    };
}

/// The fields of the scaled messages, after the predicate and the fields before the scale.
macro_rules! scaled {
    ([$($first:expr),+], $data:expr) => {
        &[EXEC, PREDICATE, $($first,)+ number(Role::Scale, Width::B2, WordKind::Number), SURFACE, OFFSET, OFFSETS, $data]
    };
}

const BLOCKS: [Field; 2] = [byte(Role::BlockSize, WordKind::Power), byte(Role::Count, WordKind::Power)];
const CHANNELS: Field = byte(Role::Channels, WordKind::Channels);

const fn dst_tail() -> [Tail; 3] {
    [Tail::Operand(Role::Surface), Tail::Operand(Role::Offset), Tail::Operand(Role::Dst)]
}

const LOAD: &[Tail] = &[Tail::Count(Role::Count), dst_tail()[0], dst_tail()[1], dst_tail()[2]];
const STORE: &[Tail] =
    &[Tail::Count(Role::Count), Tail::Operand(Role::Surface), Tail::Operand(Role::Offset), Tail::Operand(Role::Src0)];

macro_rules! media_tail {
    ($data:expr) => {
        &[
            Tail::Block(Role::BlockWidth, Role::BlockHeight),
            Tail::Operand(Role::Surface),
            Tail::Optional(Role::Plane),
            Tail::Operand(Role::XOffset),
            Tail::Operand(Role::YOffset),
            Tail::Operand($data),
        ]
    };
}

macro_rules! scatter_tail {
    ($data:expr) => {
        &[
            Tail::Exec,
            Tail::Operand(Role::Surface),
            Tail::Operand(Role::Offset),
            Tail::Operand(Role::Offsets),
            Tail::Operand($data),
        ]
    };
}

const GATHER_HEAD: &[Head] = &[Head::Word(Role::ElementSize)];
const BLOCKS_HEAD: &[Head] = &[Head::Word(Role::Count)];
const CHANNELS_HEAD: &[Head] = &[Head::Word(Role::Channels)];
const QWORD: Platforms = Platforms::from(Platform::XehpSdv);

pub(super) const OPS: &[OpDef] = &[
    op!(
        OwordLd,
        "OWORD_LD",
        0x35,
        "oword_ld",
        &[OWORDS, IS_MODIFIED, SURFACE, OFFSET, raw_dst(Role::Dst, ANY)],
        &[Head::Flag(Role::IsModified, "mod")],
        LOAD
    ),
    op!(OwordSt, "OWORD_ST", 0x36, "oword_st", &[OWORDS, SURFACE, OFFSET, raw(Role::Src0, ANY)], &[], STORE),
    op!(
        MediaLd,
        "MEDIA_LD",
        0x37,
        "media_ld",
        media!(raw_dst(Role::Dst, ANY)),
        &[Head::Word(Role::Media)],
        media_tail!(Role::Dst)
    ),
    op!(
        MediaSt,
        "MEDIA_ST",
        0x38,
        "media_st",
        media!(raw(Role::Src0, ANY)),
        &[Head::Word(Role::Media)],
        media_tail!(Role::Src0)
    ),
    op!(
        Gather,
        "GATHER",
        0x39,
        "gather",
        &[
            byte(Role::ElementSize, WordKind::Power),
            IS_MODIFIED,
            Field { role: Role::Exec, kind: Kind::Elements },
            SURFACE,
            OFFSET,
            OFFSETS,
            raw_dst(Role::Dst, DATA)
        ],
        GATHER_HEAD,
        scatter_tail!(Role::Dst)
    ),
    op!(
        Scatter,
        "SCATTER",
        0x3a,
        "scatter",
        &[
            byte(Role::ElementSize, WordKind::Power),
            Field { role: Role::Exec, kind: Kind::Elements },
            SURFACE,
            OFFSET,
            OFFSETS,
            raw(Role::Src0, DATA)
        ],
        GATHER_HEAD,
        scatter_tail!(Role::Src0)
    ),
    op!(
        OwordLdUnaligned,
        "OWORD_LD_UNALIGNED",
        0x3c,
        "oword_ld_unaligned",
        &[OWORDS, IS_MODIFIED, SURFACE, OFFSET, raw_dst(Role::Dst, ANY)],
        &[Head::Flag(Role::IsModified, "mod")],
        LOAD
    ),
    op!(
        Gather4Scaled,
        "GATHER4_SCALED",
        0x74,
        "gather4_scaled",
        scaled!([CHANNELS], raw_dst(Role::Dst, DATA)),
        CHANNELS_HEAD,
        scatter_tail!(Role::Dst)
    ),
    op!(
        Scatter4Scaled,
        "SCATTER4_SCALED",
        0x75,
        "scatter4_scaled",
        scaled!([CHANNELS], raw(Role::Src0, DATA)),
        CHANNELS_HEAD,
        scatter_tail!(Role::Src0)
    ),
    op!(
        GatherScaled,
        "GATHER_SCALED",
        0x78,
        "gather_scaled",
        scaled!([BLOCKS[0], BLOCKS[1]], raw_dst(Role::Dst, DATA)),
        BLOCKS_HEAD,
        scatter_tail!(Role::Dst)
    ),
    op!(
        ScatterScaled,
        "SCATTER_SCALED",
        0x79,
        "scatter_scaled",
        scaled!([BLOCKS[0], BLOCKS[1]], raw(Role::Src0, DATA)),
        BLOCKS_HEAD,
        scatter_tail!(Role::Src0)
    ),
    op!(
        DwordAtomic,
        "DWORD_ATOMIC",
        0x7d,
        "dword_atomic",
        &[
            byte(Role::Atomic, WordKind::Atomic),
            EXEC,
            PREDICATE,
            SURFACE,
            OFFSETS,
            raw_or_null(Role::Src0, DATA),
            raw_or_null(Role::Src1, DATA),
            raw_dst_or_null(Role::Dst, DATA)
        ],
        &[Head::Atomic(Role::Atomic)],
        &[
            Tail::Exec,
            Tail::Operand(Role::Surface),
            Tail::Operand(Role::Offsets),
            Tail::Operand(Role::Src0),
            Tail::Operand(Role::Src1),
            Tail::Operand(Role::Dst)
        ]
    ),
    op!(
        QwGather, "QW_GATHER", 0x86, "qw_gather",
        &[EXEC, PREDICATE, BLOCKS[1], SURFACE, OFFSETS, raw_dst(Role::Dst, types![Uq, Q, Df])],
        BLOCKS_HEAD,
        &[Tail::Exec, Tail::Operand(Role::Surface), Tail::Operand(Role::Offsets), Tail::Operand(Role::Dst)],
        on QWORD
    ),
    op!(
        QwScatter, "QW_SCATTER", 0x87, "qw_scatter",
        &[EXEC, PREDICATE, BLOCKS[1], SURFACE, OFFSETS, raw(Role::Src0, types![Uq, Q, Df])],
        BLOCKS_HEAD,
        &[Tail::Exec, Tail::Operand(Role::Surface), Tail::Operand(Role::Offsets), Tail::Operand(Role::Src0)],
        on QWORD
    ),
];

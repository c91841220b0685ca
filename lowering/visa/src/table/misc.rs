//! Raw messages, lifetimes and debug information.

use super::{
    EXEC, Field, Group, Head, Kind, Op, OpDef, PREDICATE, Role, Tail, Width, WordKind, byte, number, raw,
    raw_dst_or_null, raw_or_null, scalar,
};
use crate::platform::Platforms;
use crate::types;
use crate::types::TypeSet;

const ANY: TypeSet = TypeSet::ANY;
const NUMBER: WordKind = WordKind::Number;

macro_rules! op {
    ($op:ident, $name:literal, $opcode:literal, $mnemonics:expr, $fields:expr, $head:expr, $tail:expr) => {
        OpDef {
            op: Op::$op,
            name: $name,
            opcode: $opcode,
            sub: None,
            group: Group::Misc,
            fields: $fields,
            mnemonics: $mnemonics,
            head: $head,
            tail: $tail,
            platforms: Platforms::ALL,
        }
    };
}

pub(super) const OPS: &[OpDef] = &[
    op!(
        File,
        "FILE",
        0x51,
        &[".file", "FILE"],
        &[Field { role: Role::FileName, kind: Kind::Text }],
        &[],
        &[Tail::Text(Role::FileName)]
    ),
    op!(Loc, "LOC", 0x52, &[".loc", "LOC"], &[number(Role::Line, Width::B4, NUMBER)], &[], &[Tail::Number(Role::Line)]),
    op!(
        RawSend,
        "RAW_SEND",
        0x5d,
        &["raw_send", "raw_sendc"],
        &[
            byte(Role::Modifiers, NUMBER),
            EXEC,
            PREDICATE,
            number(Role::ExtendedDescriptor, Width::B4, NUMBER),
            byte(Role::NumSrc0, NUMBER),
            byte(Role::NumDst, NUMBER),
            scalar(Role::Descriptor, types![Ud, D]),
            raw(Role::Src0, ANY),
            raw_dst_or_null(Role::Dst, ANY),
        ],
        &[Head::Either(Role::Modifiers)],
        &[
            Tail::Exec,
            Tail::Number(Role::ExtendedDescriptor),
            Tail::Number(Role::NumSrc0),
            Tail::Number(Role::NumDst),
            Tail::Operand(Role::Descriptor),
            Tail::Operand(Role::Src0),
            Tail::Operand(Role::Dst),
        ]
    ),
    op!(
        RawSends,
        "RAW_SENDS",
        0x7a,
        &["raw_sends", "raw_sendsc", "raw_sends_eot", "raw_sendsc_eot"],
        &[
            byte(Role::Modifiers, NUMBER),
            EXEC,
            PREDICATE,
            byte(Role::NumSrc0, NUMBER),
            byte(Role::NumSrc1, NUMBER),
            byte(Role::NumDst, NUMBER),
            byte(Role::MessageSfid, NUMBER),
            scalar(Role::ExtendedDescriptor, types![Ud, D]),
            scalar(Role::Descriptor, types![Ud, D]),
            raw(Role::Src0, ANY),
            raw_or_null(Role::Src1, ANY),
            raw_dst_or_null(Role::Dst, ANY),
        ],
        &[
            Head::Either(Role::Modifiers),
            Head::Unconditional(Role::MessageSfid, Role::Modifiers),
            Head::Number(Role::NumSrc0),
            Head::Number(Role::NumSrc1),
            Head::Number(Role::NumDst),
        ],
        &[
            Tail::Exec,
            Tail::Operand(Role::ExtendedDescriptor),
            Tail::Operand(Role::Descriptor),
            Tail::Operand(Role::Src0),
            Tail::Operand(Role::Src1),
            Tail::Operand(Role::Dst),
        ]
    ),
    op!(
        Lifetime,
        "LIFETIME",
        0x7b,
        &["lifetime"],
        &[Field { role: Role::Lifetime, kind: Kind::Lifetime }],
        &[Head::Lifetime(Role::Lifetime)],
        &[Tail::Operand(Role::Lifetime)]
    ),
];

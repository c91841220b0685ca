//! Matrix products.

use super::{
    Classes, EXEC, Group, Head, Modifiers, Op, OpDef, Role, Tail, Width, WordKind, number, raw, raw_dst, raw_or_null,
    vector,
};
use crate::platform::{Platform, Platforms};
use crate::types;
use crate::types::TypeSet;

const SUMS: TypeSet = types![F, D, Ud, Bf, Hf];

macro_rules! op {
    ($op:ident, $name:literal, $opcode:literal, $mnemonic:literal, $platforms:expr) => {
        OpDef {
            op: Op::$op,
            name: $name,
            opcode: $opcode,
            sub: None,
            group: Group::Matrix,
            fields: &[
                EXEC,
                raw_dst(Role::Dst, SUMS),
                raw_or_null(Role::Src0, SUMS),
                raw(Role::Src1, TypeSet::ANY),
                vector(Role::Src2, Classes::GENERAL, TypeSet::ANY, Modifiers::None),
                number(Role::Dpas, Width::B4, WordKind::Dpas),
            ],
            mnemonics: &[$mnemonic],
            head: &[Head::Dpas(Role::Dpas)],
            tail: &[
                Tail::Exec,
                Tail::Operand(Role::Dst),
                Tail::Operand(Role::Src0),
                Tail::Operand(Role::Src1),
                Tail::Origin(Role::Src2),
            ],
            platforms: $platforms,
        }
    };
}

pub(super) const OPS: &[OpDef] = &[
    op!(Dpasw, "DPASW", 0x1c, "dpasw", Platforms::of(&[Platform::XehpSdv, Platform::Dg2])),
    op!(Dpas, "DPAS", 0x83, "dpas", Platforms::from(Platform::XehpSdv)),
];

//! Labels, jumps, calls and returns.

use super::{
    EXEC, Field, GI, Group, Kind, Modifiers, Op, OpDef, PREDICATE, Role, Tail, WordKind, byte, scalar, vector,
};
use crate::platform::{Platform, Platforms};
use crate::types;
use crate::variable::LabelKind;

const fn label(kind: LabelKind) -> Field {
    Field { role: Role::Label, kind: Kind::Label(kind) }
}

const CALLEE: Field = Field { role: Role::Callee, kind: Kind::Function };
const SIZES: [Field; 2] = [byte(Role::ArgSize, WordKind::Number), byte(Role::ReturnSize, WordKind::Number)];

macro_rules! op {
    ($op:ident, $name:literal, $opcode:literal, $mnemonics:expr, $fields:expr, $tail:expr) => {
        OpDef {
            op: Op::$op,
            name: $name,
            opcode: $opcode,
            sub: None,
            group: Group::Flow,
            fields: $fields,
            mnemonics: $mnemonics,
            head: &[],
            tail: $tail,
            platforms: Platforms::ALL,
        }
    };
}

const TO_LABEL: &[Tail] = &[Tail::Exec, Tail::Operand(Role::Label)];

pub(super) const OPS: &[OpDef] = &[
    // In text these two are `name:` and `.function "name"`.
    op!(Subroutine, "SUBROUTINE", 0x30, &[], &[label(LabelKind::Subroutine)], &[]),
    op!(Label, "LABEL", 0x31, &[], &[label(LabelKind::Block)], &[]),
    op!(Jmp, "JMP", 0x32, &["jmp"], &[EXEC, PREDICATE, label(LabelKind::Block)], TO_LABEL),
    op!(Call, "CALL", 0x33, &["call"], &[EXEC, PREDICATE, label(LabelKind::Subroutine)], TO_LABEL),
    op!(Ret, "RET", 0x34, &["ret"], &[EXEC, PREDICATE], &[Tail::Exec]),
    op!(
        Ifcall,
        "IFCALL",
        0x4f,
        &["ifcall"],
        &[EXEC, PREDICATE, scalar(Role::Address, types![Ud, Uq]), SIZES[0], SIZES[1]],
        &[Tail::Exec, Tail::Operand(Role::Address), Tail::Number(Role::ArgSize), Tail::Number(Role::ReturnSize)]
    ),
    op!(
        Faddr,
        "FADDR",
        0x50,
        &["faddr"],
        &[CALLEE, vector(Role::Dst, GI, types![Ud, Uq], Modifiers::None)],
        &[Tail::Name(Role::Callee), Tail::Operand(Role::Dst)]
    ),
    op!(
        Fcall,
        "FCALL",
        0x67,
        &["fcall"],
        &[EXEC, PREDICATE, CALLEE, SIZES[0], SIZES[1]],
        &[Tail::Exec, Tail::Name(Role::Callee), Tail::Number(Role::ArgSize), Tail::Number(Role::ReturnSize)]
    ),
    op!(Fret, "FRET", 0x68, &["fret"], &[EXEC, PREDICATE], &[Tail::Exec]),
    OpDef {
        platforms: Platforms::of(&[Platform::Skl, Platform::Pvc]),
        ..op!(
            Switchjmp,
            "SWITCHJMP",
            0x69,
            &["switchjmp"],
            &[
                EXEC,
                Field { role: Role::LabelCount, kind: Kind::LabelCount },
                scalar(Role::Index, types![Ub, Uw, Ud, B, W, D]),
                Field { role: Role::Labels, kind: Kind::Labels }
            ],
            &[Tail::Exec, Tail::Operand(Role::Index), Tail::Labels(Role::Labels)]
        )
    },
    op!(Goto, "GOTO", 0x6c, &["goto"], &[EXEC, PREDICATE, label(LabelKind::Block)], TO_LABEL),
];

//! Moves, selection, comparison and address arithmetic.

use super::{Classes, EXEC, GI, GII, Group, Head, Modifiers, Op, OpDef, PREDICATE, Role, Tail, WordKind, byte, vector};
use crate::platform::{Platform, Platforms};
use crate::types;
use crate::types::TypeSet;

const NUMBERS: TypeSet = types![B, D, Df, F, Hf, Bf, Q, Ub, Ud, Uq, Uw, W];
const SOURCES: TypeSet = NUMBERS.or(types![V, Uv, Vf]);
const DST_SRC: &[Tail] = &[Tail::Exec, Tail::Operand(Role::Dst), Tail::Operand(Role::Src0)];
const DST_SRC_SRC: &[Tail] =
    &[Tail::Exec, Tail::Operand(Role::Dst), Tail::Operand(Role::Src0), Tail::Operand(Role::Src1)];

pub(super) const OPS: &[OpDef] = &[
    OpDef {
        op: Op::Fcvt,
        name: "FCVT",
        opcode: 0x1d,
        sub: None,
        group: Group::Move,
        fields: &[
            EXEC,
            vector(Role::Dst, Classes::GENERAL, types![Ub, Hf, F, Ud], Modifiers::Saturation),
            vector(Role::Src0, Classes::GENERAL, types![Ub, Hf, F, Ud], Modifiers::None),
        ],
        mnemonics: &["fcvt"],
        head: &[Head::Saturation],
        tail: DST_SRC,
        platforms: Platforms::from(Platform::Pvc),
    },
    OpDef {
        op: Op::Srnd,
        name: "SRND",
        opcode: 0x1e,
        sub: None,
        group: Group::Move,
        fields: &[
            EXEC,
            vector(Role::Dst, Classes::GENERAL, types![Ub, Hf], Modifiers::Saturation),
            vector(Role::Src0, Classes::GENERAL, types![F, Hf], Modifiers::None),
            vector(Role::Src1, Classes::GENERAL.or(Classes::IMMEDIATE), types![F, Hf, Ud, Uw], Modifiers::None),
        ],
        mnemonics: &["srnd"],
        head: &[Head::Saturation],
        tail: DST_SRC_SRC,
        // Platforms from PVCXT on support it, which are not modelled.
        platforms: Platforms::NONE,
    },
    OpDef {
        op: Op::AddrAdd,
        name: "ADDR_ADD",
        opcode: 0x28,
        sub: None,
        group: Group::Move,
        fields: &[
            EXEC,
            vector(Role::Dst, Classes::ADDRESS, types![Uw], Modifiers::None),
            vector(
                Role::Src0,
                Classes::ADDRESS.or(Classes::ADDRESS_OF).or(Classes::STATE),
                TypeSet::ANY,
                Modifiers::None,
            ),
            vector(
                Role::Src1,
                Classes::GENERAL.or(Classes::IMMEDIATE),
                types![Uw, W, Ub, B, Uv, V],
                Modifiers::Arithmetic,
            ),
        ],
        mnemonics: &["addr_add"],
        head: &[],
        tail: DST_SRC_SRC,
        platforms: Platforms::ALL,
    },
    OpDef {
        op: Op::Mov,
        name: "MOV",
        opcode: 0x29,
        sub: None,
        group: Group::Move,
        fields: &[
            EXEC,
            PREDICATE,
            vector(Role::Dst, GI.or(Classes::ADDRESS), NUMBERS, Modifiers::Saturation),
            // The finalizer accepts addresses of variables in text, but not in object files.
            vector(
                Role::Src0,
                GII.or(Classes::PREDICATE).or(Classes::ADDRESS),
                SOURCES.or(types![Bool]),
                Modifiers::Arithmetic,
            ),
        ],
        mnemonics: &["mov"],
        head: &[Head::Saturation],
        tail: DST_SRC,
        platforms: Platforms::ALL,
    },
    OpDef {
        op: Op::Sel,
        name: "SEL",
        opcode: 0x2a,
        sub: None,
        group: Group::Move,
        fields: &[
            EXEC,
            PREDICATE,
            vector(Role::Dst, GI, NUMBERS, Modifiers::Saturation),
            vector(Role::Src0, GII, SOURCES, Modifiers::Arithmetic),
            vector(Role::Src1, GII, SOURCES, Modifiers::Arithmetic),
        ],
        mnemonics: &["sel"],
        head: &[Head::Saturation],
        tail: DST_SRC_SRC,
        platforms: Platforms::ALL,
    },
    OpDef {
        op: Op::Setp,
        name: "SETP",
        opcode: 0x2b,
        sub: None,
        group: Group::Move,
        fields: &[
            EXEC,
            vector(Role::Dst, Classes::PREDICATE, types![Bool], Modifiers::None),
            vector(Role::Src0, GII, types![Ub, Uw, Ud], Modifiers::None),
        ],
        mnemonics: &["setp"],
        head: &[],
        tail: DST_SRC,
        platforms: Platforms::ALL,
    },
    OpDef {
        op: Op::Cmp,
        name: "CMP",
        opcode: 0x2c,
        sub: None,
        group: Group::Move,
        fields: &[
            EXEC,
            byte(Role::Condition, WordKind::Condition),
            vector(Role::Dst, Classes::GENERAL.or(Classes::PREDICATE), NUMBERS.or(types![Bool]), Modifiers::None),
            vector(Role::Src0, GII, SOURCES, Modifiers::Arithmetic),
            vector(Role::Src1, GII, SOURCES, Modifiers::Arithmetic),
        ],
        mnemonics: &["cmp"],
        head: &[Head::Word(Role::Condition)],
        tail: DST_SRC_SRC,
        platforms: Platforms::ALL,
    },
    OpDef {
        op: Op::Movs,
        name: "MOVS",
        opcode: 0x2d,
        sub: None,
        group: Group::Move,
        fields: &[
            EXEC,
            vector(Role::Dst, Classes::STATE.or(Classes::GENERAL), types![Ud], Modifiers::None),
            vector(Role::Src0, GII.or(Classes::STATE), types![Ud], Modifiers::None),
        ],
        mnemonics: &["movs"],
        head: &[],
        tail: DST_SRC,
        platforms: Platforms::ALL,
    },
    OpDef {
        op: Op::MinMax,
        name: "MIN_MAX",
        opcode: 0x45,
        sub: None,
        group: Group::Move,
        fields: &[
            EXEC,
            byte(Role::MinMax, WordKind::MinMax),
            vector(Role::Dst, GI, NUMBERS, Modifiers::Saturation),
            vector(Role::Src0, GII, SOURCES, Modifiers::Arithmetic),
            vector(Role::Src1, GII, SOURCES, Modifiers::Arithmetic),
        ],
        mnemonics: &["min", "max"],
        head: &[Head::Name(Role::MinMax), Head::Saturation],
        tail: DST_SRC_SRC,
        platforms: Platforms::ALL,
    },
];

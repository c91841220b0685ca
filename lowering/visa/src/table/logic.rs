//! Bitwise logic, shifts, rotations and bit fields.

use super::{Classes, EXEC, GI, GII, Group, Head, Modifiers, Op, OpDef, PREDICATE, Role, Tail, WordKind, byte, vector};
use crate::platform::{Platform, Platforms};
use crate::types;
use crate::types::TypeSet;

const INTEGERS: TypeSet = types![B, D, Q, Ub, Ud, Uq, Uw, W];
const PACKED: TypeSet = types![V, Uv];

/// Defines an operation on channels.
macro_rules! op {
    ($op:ident, $name:literal, $opcode:literal, $mnemonic:literal, $dst:expr, [$($src:ident $types:expr),+], $sat:ident,
     $modifiers:ident $(, on $platforms:expr)?) => {
        op!(@ $op, $name, $opcode, $mnemonic, GI, GII, $dst, [$($src $types),+], $sat, $modifiers $(, on $platforms)?)
    };
    (@ $op:ident, $name:literal, $opcode:literal, $mnemonic:literal, $dst_classes:expr, $src_classes:expr, $dst:expr,
     [$($src:ident $types:expr),+], $sat:ident, $modifiers:ident $(, on $platforms:expr)?) => {
        OpDef {
            op: Op::$op,
            name: $name,
            opcode: $opcode,
            sub: None,
            group: Group::Logic,
            fields: &[
                EXEC,
                PREDICATE,
                vector(Role::Dst, $dst_classes, $dst, Modifiers::$sat),
                $(vector(Role::$src, $src_classes, $types.or(PACKED), Modifiers::$modifiers),)+
            ],
            mnemonics: &[$mnemonic],
            head: &[Head::Saturation],
            tail: &[Tail::Exec, Tail::Operand(Role::Dst), $(Tail::Operand(Role::$src),)+],
            platforms: op!(@platforms $($platforms)?),
        }
    };
    (@platforms) => { Platforms::ALL };
    (@platforms $platforms:expr) => { $platforms };
}

/// Defines an operation on integers or predicates.
macro_rules! bitwise {
    ($op:ident, $name:literal, $opcode:literal, $mnemonic:literal, [$($src:ident),+]) => {
        op!(@ $op, $name, $opcode, $mnemonic, GI.or(Classes::PREDICATE), GII.or(Classes::PREDICATE),
             INTEGERS.or(types![Bool]), [$($src INTEGERS.or(types![Bool])),+], Saturation, Logic)
    };
}

const ROTATED: TypeSet = types![D, Ud, Uw, W];
const WORDS: TypeSet = types![D, Ud];
const UNSIGNED: TypeSet = types![Ub, Ud, Uq, Uw];
const SIGNED: TypeSet = types![B, D, Q, W];
const ROTATE: Platforms = Platforms::from(Platform::Tgllp);

pub(super) const OPS: &[OpDef] = &[
    op!(Lzd, "LZD", 0x1f, "lzd", types![Ud], [Src0 types![Ud]], Saturation, Arithmetic),
    bitwise!(And, "AND", 0x20, "and", [Src0, Src1]),
    bitwise!(Or, "OR", 0x21, "or", [Src0, Src1]),
    bitwise!(Xor, "XOR", 0x22, "xor", [Src0, Src1]),
    bitwise!(Not, "NOT", 0x23, "not", [Src0]),
    op!(Shl, "SHL", 0x24, "shl", INTEGERS, [Src0 INTEGERS, Src1 INTEGERS], Saturation, Arithmetic),
    op!(Shr, "SHR", 0x25, "shr", INTEGERS, [Src0 UNSIGNED, Src1 INTEGERS], Saturation, Arithmetic),
    op!(Asr, "ASR", 0x26, "asr", INTEGERS, [Src0 SIGNED, Src1 INTEGERS], Saturation, Arithmetic),
    op!(Cbit, "CBIT", 0x27, "cbit", types![Ud], [Src0 types![Ub, Uw, Ud]], None, None),
    op!(Fbl, "FBL", 0x2e, "fbl", types![Ud], [Src0 types![Ud]], None, None),
    op!(Fbh, "FBH", 0x2f, "fbh", types![Ud], [Src0 WORDS], None, None),
    op!(Bfe, "BFE", 0x46, "bfe", WORDS, [Src0 WORDS, Src1 WORDS, Src2 WORDS], None, None),
    op!(Bfi, "BFI", 0x47, "bfi", WORDS, [Src0 WORDS, Src1 WORDS, Src2 WORDS, Src3 WORDS], None, None),
    op!(Bfrev, "BFREV", 0x48, "bfrev", types![Ud], [Src0 types![Ud]], None, None),
    op!(Rol, "ROL", 0x80, "rol", ROTATED, [Src0 ROTATED, Src1 ROTATED], None, None, on ROTATE),
    op!(Ror, "ROR", 0x81, "ror", ROTATED, [Src0 ROTATED, Src1 ROTATED], None, None, on ROTATE),
    OpDef {
        op: Op::Bfn,
        name: "BFN",
        opcode: 0x85,
        sub: None,
        group: Group::Logic,
        fields: &[
            EXEC,
            PREDICATE,
            vector(Role::Dst, GI, ROTATED, Modifiers::Saturation),
            vector(Role::Src0, GII, ROTATED, Modifiers::None),
            vector(Role::Src1, GII, ROTATED, Modifiers::None),
            vector(Role::Src2, GII, ROTATED, Modifiers::None),
            byte(Role::Function, WordKind::Number),
        ],
        mnemonics: &["bfn"],
        head: &[Head::Hex(Role::Function), Head::Saturation],
        tail: &[
            Tail::Exec,
            Tail::Operand(Role::Dst),
            Tail::Operand(Role::Src0),
            Tail::Operand(Role::Src1),
            Tail::Operand(Role::Src2),
        ],
        platforms: Platforms::from(Platform::XehpSdv),
    },
];

//! Arithmetic.

use super::{Classes, EXEC, GI, GII, Group, Head, Modifiers, Op, OpDef, PREDICATE, Role, Tail, vector};
use crate::platform::{Platform, Platforms};
use crate::types;
use crate::types::TypeSet;

/// The types of arithmetic in general.
const NUMBERS: TypeSet = types![B, D, Df, F, Hf, Bf, Q, Ub, Ud, Uq, Uw, W];
const REALS: TypeSet = types![F, Hf];
const PACKED: TypeSet = types![V, Uv, Vf];
const XEHP: Platforms = Platforms::from(Platform::XehpSdv);
/// Platforms with the IEEE macros: those with double precision in hardware.
const IEEE: Platforms = Platforms::of(&[Platform::Skl, Platform::XehpSdv, Platform::Pvc]);

/// Defines an operation on channels: destination and sources have the same types.
macro_rules! op {
    ($op:ident, $name:literal, $opcode:literal, $mnemonic:literal, [$($src:ident),+], $types:expr, $sat:ident, $modifiers:ident
     $(, on $platforms:expr)?) => {
        OpDef {
            op: Op::$op,
            name: $name,
            opcode: $opcode,
            sub: None,
            group: Group::Arithmetic,
            fields: &[
                EXEC,
                PREDICATE,
                vector(Role::Dst, GI, $types, Modifiers::$sat),
                $(vector(Role::$src, GII, $types.or(PACKED), Modifiers::$modifiers),)+
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

/// Defines an operation with a second destination, such as addition with carry.
macro_rules! carry {
    ($op:ident, $name:literal, $opcode:literal, $mnemonic:literal) => {
        OpDef {
            op: Op::$op,
            name: $name,
            opcode: $opcode,
            sub: None,
            group: Group::Arithmetic,
            fields: &[
                EXEC,
                PREDICATE,
                vector(Role::Dst, GI, types![Ud], Modifiers::None),
                vector(Role::Carry, GI, types![Ud], Modifiers::None),
                vector(Role::Src0, GII, types![Ud], Modifiers::None),
                vector(Role::Src1, GII, types![Ud], Modifiers::None),
            ],
            mnemonics: &[$mnemonic],
            head: &[],
            tail: &[
                Tail::Exec,
                Tail::Operand(Role::Dst),
                Tail::Operand(Role::Carry),
                Tail::Operand(Role::Src0),
                Tail::Operand(Role::Src1),
            ],
            platforms: Platforms::ALL,
        }
    };
}

pub(super) const OPS: &[OpDef] = &[
    op!(Add, "ADD", 0x01, "add", [Src0, Src1], NUMBERS, Saturation, Arithmetic),
    op!(Avg, "AVG", 0x02, "avg", [Src0, Src1], types![B, D, Ub, Ud, Uw, W], Saturation, Arithmetic),
    op!(Div, "DIV", 0x03, "div", [Src0, Src1], types![B, D, F, Hf, Ub, Ud, Uw, W], Saturation, Arithmetic),
    op!(Dp4, "DP4", 0x06, "dp4", [Src0, Src1], types![F], Saturation, Arithmetic, on Platforms::of(&[Platform::Skl])),
    op!(Exp, "EXP", 0x08, "exp", [Src0], REALS, Saturation, Arithmetic),
    op!(Frc, "FRC", 0x09, "frc", [Src0], types![F], None, Arithmetic),
    op!(Log, "LOG", 0x0b, "log", [Src0], REALS, Saturation, Arithmetic),
    op!(
        Mad,
        "MAD",
        0x0c,
        "mad",
        [Src0, Src1, Src2],
        types![B, D, Df, F, Hf, Bf, Ub, Ud, Uw, W],
        Saturation,
        Arithmetic
    ),
    op!(Mulh, "MULH", 0x0d, "mulh", [Src0, Src1], types![D, Ud], None, Arithmetic),
    op!(Lrp, "LRP", 0x0e, "lrp", [Src0, Src1, Src2], types![F], Saturation, Arithmetic, on Platforms::of(&[Platform::Skl])),
    op!(Mod, "MOD", 0x0f, "mod", [Src0, Src1], types![B, D, Ub, Ud, Uw, W], Saturation, Arithmetic),
    op!(Mul, "MUL", 0x10, "mul", [Src0, Src1], NUMBERS, Saturation, Arithmetic),
    op!(Pow, "POW", 0x11, "pow", [Src0, Src1], REALS, Saturation, Arithmetic),
    op!(Rndd, "RNDD", 0x12, "rndd", [Src0], types![F], Saturation, Arithmetic),
    op!(Rndu, "RNDU", 0x13, "rndu", [Src0], types![F], Saturation, Arithmetic),
    op!(Rnde, "RNDE", 0x14, "rnde", [Src0], types![F], Saturation, Arithmetic),
    op!(Rndz, "RNDZ", 0x15, "rndz", [Src0], types![F], Saturation, Arithmetic),
    op!(Sin, "SIN", 0x17, "sin", [Src0], REALS, Saturation, Arithmetic),
    op!(Cos, "COS", 0x18, "cos", [Src0], REALS, Saturation, Arithmetic),
    op!(Sqrt, "SQRT", 0x19, "sqrt", [Src0], REALS, Saturation, Arithmetic),
    op!(Rsqrt, "RSQRT", 0x1a, "rsqrt", [Src0], REALS, Saturation, Arithmetic),
    op!(Inv, "INV", 0x1b, "inv", [Src0], REALS, Saturation, Arithmetic),
    carry!(Addc, "ADDC", 0x49, "addc"),
    carry!(Subb, "SUBB", 0x4a, "subb"),
    op!(Sqrtm, "SQRTM", 0x7e, "sqrtm", [Src0], types![Df, F], Saturation, None, on IEEE),
    op!(Divm, "DIVM", 0x7f, "divm", [Src0, Src1], types![Df, F], Saturation, None, on IEEE),
    op!(Dp4a, "DP4A", 0x82, "dp4a", [Src0, Src1, Src2], types![D, Ud], Saturation, None, on Platforms::from(Platform::Tgllp)),
    op!(Add3, "ADD3", 0x84, "add3", [Src0, Src1, Src2], types![D, Ud, W, Uw], Saturation, Arithmetic, on XEHP),
    OpDef {
        fields: &[
            EXEC,
            PREDICATE,
            vector(Role::Dst, Classes::GENERAL, types![D, Ud], Modifiers::None),
            vector(Role::Src0, GII, types![D, Ud].or(PACKED), Modifiers::Arithmetic),
            vector(Role::Src1, GII, types![D, Ud].or(PACKED), Modifiers::Arithmetic),
            vector(Role::Src2, GII, types![D, Ud].or(PACKED), Modifiers::Arithmetic),
        ],
        ..op!(Madw, "MADW", 0x91, "madw", [Src0, Src1, Src2], types![D, Ud], None, Arithmetic)
    },
];

//! Vector instructions of a2 and a3 on vector memory: each repeats over blocks of 32 bytes.

use super::vector_arith::vector;
use super::vector_memory::{in_ub, same};
use crate::Name;
use crate::op::{Effects, Family, Kind, Manual, Op, Operand, Role};
use crate::rule::{Rule, Val};
use crate::syntax::Syntax;
use crate::target::TargetSet;

/// An operation of the family, with defaults.
const fn definition(
    name: &'static str,
    summary: &'static str,
    operands: &'static [Operand],
    format: &'static str,
    rules: &'static [&'static [Rule]],
) -> Op {
    Op {
        results: &[],
        manual: Manual::NONE,
        effects: Effects::FromRoles,
        targets: TargetSet::A2A3,
        ..vector(Family::UbVector, name, summary, "", operands, format, rules)
    }
}

const DST: Operand = Operand::new(Name::Dst, Role::Out, Kind::Ptr, "memory written");

const fn from(name: Name, doc: &'static str) -> Operand {
    Operand::new(name, Role::In, Kind::Ptr, doc)
}

const fn number(name: Name, doc: &'static str) -> Operand {
    Operand::new(name, Role::In, Kind::Int(64), doc)
}

const REPEAT: Operand = number(Name::Repeat, "number of repeats, 256 bytes each");
const DST_BLOCK: Operand = number(Name::DstBlockStride, "distance of blocks written, in blocks");
const DST_REPEAT: Operand = number(Name::DstRepeatStride, "distance of repeats written, in blocks");
const SRC_BLOCK: Operand = number(Name::SrcBlockStride, "distance of blocks read, in blocks");
const SRC_REPEAT: Operand = number(Name::SrcRepeatStride, "distance of repeats read, in blocks");

const DST_VALUE: Val = Val::Operand(0);

const UNARY: &[Operand] = &[DST, from(Name::Src, "source"), REPEAT, DST_BLOCK, SRC_BLOCK, DST_REPEAT, SRC_REPEAT];
const UNARY_FORMAT: &str = "$dst `,` $src `,` $repeat `,` $dstBlockStride `,` $srcBlockStride `,` $dstRepeatStride `,` \
    $srcRepeatStride attr-dict `:` type($dst) `,` type($src) `,` type($repeat) `,` \
    type($dstBlockStride) `,` type($srcBlockStride) `,` type($dstRepeatStride) `,` \
    type($srcRepeatStride)";
const UNARY_RULES: &[Rule] = &[in_ub(0), in_ub(1), same(&[DST_VALUE, Val::Operand(1)])];

/// `dst = op src`.
const fn unary(name: &'static str, summary: &'static str) -> Op {
    definition(name, summary, UNARY, UNARY_FORMAT, &[UNARY_RULES])
}

const BINARY: &[Operand] = &[
    DST,
    from(Name::Src0, "first source"),
    from(Name::Src1, "second source"),
    REPEAT,
    DST_BLOCK,
    number(Name::Src0BlockStride, "distance of blocks of the first source, in blocks"),
    number(Name::Src1BlockStride, "distance of blocks of the second source, in blocks"),
    DST_REPEAT,
    number(Name::Src0RepeatStride, "distance of repeats of the first source, in blocks"),
    number(Name::Src1RepeatStride, "distance of repeats of the second source, in blocks"),
];
const BINARY_FORMAT: &str = "$dst `,` $src0 `,` $src1 `,` $repeat `,` $dstBlockStride `,` $src0BlockStride `,` \
    $src1BlockStride `,` $dstRepeatStride `,` $src0RepeatStride `,` $src1RepeatStride attr-dict `:` \
    type($dst) `,` type($src0) `,` type($src1) `,` type($repeat) `,` type($dstBlockStride) `,` \
    type($src0BlockStride) `,` type($src1BlockStride) `,` type($dstRepeatStride) `,` \
    type($src0RepeatStride) `,` type($src1RepeatStride)";
const BINARY_RULES: &[Rule] = &[in_ub(0), in_ub(1), in_ub(2), same(&[DST_VALUE, Val::Operand(1), Val::Operand(2)])];

/// `dst = src0 op src1`.
const fn binary(name: &'static str, summary: &'static str) -> Op {
    definition(name, summary, BINARY, BINARY_FORMAT, &[BINARY_RULES])
}

const SCALAR: &[Operand] = &[
    DST,
    from(Name::Src, "source"),
    number(Name::ShiftDist, "amount of a shift, or bits of the scalar"),
    REPEAT,
    DST_BLOCK,
    SRC_BLOCK,
    DST_REPEAT,
    SRC_REPEAT,
];
const SCALAR_FORMAT: &str = "$dst `,` $src `,` $shiftDist `,` $repeat `,` $dstBlockStride `,` $srcBlockStride `,` \
    $dstRepeatStride `,` $srcRepeatStride attr-dict `:` type($dst) `,` type($src) `,` \
    type($shiftDist) `,` type($repeat) `,` type($dstBlockStride) `,` type($srcBlockStride) `,` \
    type($dstRepeatStride) `,` type($srcRepeatStride)";

/// `dst = src op scalar`.
const fn scalar(name: &'static str, summary: &'static str) -> Op {
    definition(name, summary, SCALAR, SCALAR_FORMAT, &[UNARY_RULES])
}

const DUP: &[Operand] =
    &[DST, number(Name::Scalar, "bits of the scalar"), REPEAT, DST_BLOCK, SRC_BLOCK, DST_REPEAT, SRC_REPEAT];
const DUP_FORMAT: &str = "$dst `,` $scalar `,` $repeat `,` $dstBlockStride `,` $srcBlockStride `,` $dstRepeatStride `,` \
    $srcRepeatStride attr-dict `:` type($dst) `,` type($scalar) `,` type($repeat) `,` \
    type($dstBlockStride) `,` type($srcBlockStride) `,` type($dstRepeatStride) `,` \
    type($srcRepeatStride)";

/// Sets a mode that determines which elements the instructions write.
const fn mode(name: &'static str, summary: &'static str) -> Op {
    Op { effects: Effects::Barrier, ..definition(name, summary, &[], "attr-dict", &[]) }
}

ops![
    UbSetMask = Op {
        operands: &[number(Name::Mask0, "first 64 lanes"), number(Name::Mask1, "last 64 lanes")],
        syntax: Syntax::Format("$mask0 `,` $mask1 attr-dict `:` type($mask0) `,` type($mask1)"),
        ..mode("ub.set_mask", "set the lanes that instructions on vector memory write")
    },
    UbSetMaskCount = mode("ub.set_mask_count", "read the mask as a number of elements"),
    UbSetMaskNorm = mode("ub.set_mask_norm", "read the mask as one bit for each lane"),
    UbVabs = unary("ub.vabs", "magnitude"),
    UbVadd = binary("ub.vadd", "sum"),
    UbVaddrelu = binary("ub.vaddrelu", "sum where positive, else zero"),
    UbVadds = scalar("ub.vadds", "sum with a scalar"),
    UbVand = binary("ub.vand", "bitwise and"),
    UbVdiv = binary("ub.vdiv", "quotient"),
    UbVdup = definition("ub.vdup", "a scalar in every element", DUP, DUP_FORMAT, &[&[in_ub(0)]]),
    UbVexp = unary("ub.vexp", "exponential"),
    UbVln = unary("ub.vln", "natural logarithm"),
    UbVmax = binary("ub.vmax", "maximum"),
    UbVmaxs = scalar("ub.vmaxs", "maximum with a scalar"),
    UbVmin = binary("ub.vmin", "minimum"),
    UbVmins = scalar("ub.vmins", "minimum with a scalar"),
    UbVmul = binary("ub.vmul", "product"),
    UbVmuls = scalar("ub.vmuls", "product with a scalar"),
    UbVnot = unary("ub.vnot", "bitwise complement"),
    UbVor = binary("ub.vor", "bitwise or"),
    UbVrelu = unary("ub.vrelu", "source where positive, else zero"),
    UbVrsqrt = unary("ub.vrsqrt", "reciprocal of the square root"),
    UbVshl = scalar("ub.vshl", "shift left"),
    UbVshr = scalar("ub.vshr", "shift right"),
    UbVsqrt = unary("ub.vsqrt", "square root"),
    UbVsub = binary("ub.vsub", "difference"),
];

//! Vector instructions of a2 and a3 on memory: each repeats over blocks of 32 bytes.

use super::vector_arith::vector;
use super::vector_memory::{in_ub, same};
use crate::op::{Effects, Family, Kind, Manual, Op, Operand, Role};
use crate::rule::{Rule, Val};
use crate::syntax::Syntax;
use crate::target::TargetSet;

const fn row(
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

const DST: Operand = Operand::new("dst", Role::Out, Kind::Ptr, "memory written");

const fn from(name: &'static str, doc: &'static str) -> Operand {
    Operand::new(name, Role::In, Kind::Ptr, doc)
}

const fn number(name: &'static str, doc: &'static str) -> Operand {
    Operand::new(name, Role::In, Kind::Int(64), doc)
}

const REPEAT: Operand = number("repeat", "number of repeats, 256 bytes each");
const DST_BLOCK: Operand = number("dstBlockStride", "distance of blocks written, in blocks");
const DST_REPEAT: Operand = number("dstRepeatStride", "distance of repeats written, in blocks");
const SRC_BLOCK: Operand = number("srcBlockStride", "distance of blocks read, in blocks");
const SRC_REPEAT: Operand = number("srcRepeatStride", "distance of repeats read, in blocks");

const DST_VALUE: Val = Val::Operand(0);

const UNARY: &[Operand] = &[DST, from("src", "source"), REPEAT, DST_BLOCK, SRC_BLOCK, DST_REPEAT, SRC_REPEAT];
const UNARY_FORMAT: &str = "$dst `,` $src `,` $repeat `,` $dstBlockStride `,` $srcBlockStride `,` $dstRepeatStride `,` \
    $srcRepeatStride attr-dict `:` type($dst) `,` type($src) `,` type($repeat) `,` \
    type($dstBlockStride) `,` type($srcBlockStride) `,` type($dstRepeatStride) `,` \
    type($srcRepeatStride)";
const UNARY_RULES: &[Rule] = &[in_ub(0), in_ub(1), same(&[DST_VALUE, Val::Operand(1)])];

/// `dst = op src`.
const fn unary(name: &'static str, summary: &'static str) -> Op {
    row(name, summary, UNARY, UNARY_FORMAT, &[UNARY_RULES])
}

const BINARY: &[Operand] = &[
    DST,
    from("src0", "first source"),
    from("src1", "second source"),
    REPEAT,
    DST_BLOCK,
    number("src0BlockStride", "distance of blocks of the first source, in blocks"),
    number("src1BlockStride", "distance of blocks of the second source, in blocks"),
    DST_REPEAT,
    number("src0RepeatStride", "distance of repeats of the first source, in blocks"),
    number("src1RepeatStride", "distance of repeats of the second source, in blocks"),
];
const BINARY_FORMAT: &str = "$dst `,` $src0 `,` $src1 `,` $repeat `,` $dstBlockStride `,` $src0BlockStride `,` \
    $src1BlockStride `,` $dstRepeatStride `,` $src0RepeatStride `,` $src1RepeatStride attr-dict `:` \
    type($dst) `,` type($src0) `,` type($src1) `,` type($repeat) `,` type($dstBlockStride) `,` \
    type($src0BlockStride) `,` type($src1BlockStride) `,` type($dstRepeatStride) `,` \
    type($src0RepeatStride) `,` type($src1RepeatStride)";
const BINARY_RULES: &[Rule] = &[in_ub(0), in_ub(1), in_ub(2), same(&[DST_VALUE, Val::Operand(1), Val::Operand(2)])];

/// `dst = src0 op src1`.
const fn binary(name: &'static str, summary: &'static str) -> Op {
    row(name, summary, BINARY, BINARY_FORMAT, &[BINARY_RULES])
}

const SCALAR: &[Operand] = &[
    DST,
    from("src", "source"),
    number("shiftDist", "amount of a shift, or bits of the scalar"),
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
    row(name, summary, SCALAR, SCALAR_FORMAT, &[UNARY_RULES])
}

const DUP: &[Operand] =
    &[DST, number("scalar", "bits of the scalar"), REPEAT, DST_BLOCK, SRC_BLOCK, DST_REPEAT, SRC_REPEAT];
const DUP_FORMAT: &str = "$dst `,` $scalar `,` $repeat `,` $dstBlockStride `,` $srcBlockStride `,` $dstRepeatStride `,` \
    $srcRepeatStride attr-dict `:` type($dst) `,` type($scalar) `,` type($repeat) `,` \
    type($dstBlockStride) `,` type($srcBlockStride) `,` type($dstRepeatStride) `,` \
    type($srcRepeatStride)";

/// A change of what the instructions write.
const fn mode(name: &'static str, summary: &'static str) -> Op {
    Op { effects: Effects::Barrier, ..row(name, summary, &[], "attr-dict", &[]) }
}

/// Rows of the family.
pub const OPS: &[Op] = &[
    Op {
        operands: &[number("mask0", "first 64 lanes"), number("mask1", "last 64 lanes")],
        syntax: Syntax::Format("$mask0 `,` $mask1 attr-dict `:` type($mask0) `,` type($mask1)"),
        ..mode("ub.set_mask", "set the lanes that instructions on vector memory write")
    },
    mode("ub.set_mask_count", "read the mask as a number of elements"),
    mode("ub.set_mask_norm", "read the mask as one bit for each lane"),
    unary("ub.vabs", "magnitude"),
    binary("ub.vadd", "sum"),
    binary("ub.vaddrelu", "sum where positive, else zero"),
    scalar("ub.vadds", "sum with a scalar"),
    binary("ub.vand", "bitwise and"),
    binary("ub.vdiv", "quotient"),
    row("ub.vdup", "a scalar in every element", DUP, DUP_FORMAT, &[&[in_ub(0)]]),
    unary("ub.vexp", "exponential"),
    unary("ub.vln", "natural logarithm"),
    binary("ub.vmax", "maximum"),
    scalar("ub.vmaxs", "maximum with a scalar"),
    binary("ub.vmin", "minimum"),
    scalar("ub.vmins", "minimum with a scalar"),
    binary("ub.vmul", "product"),
    scalar("ub.vmuls", "product with a scalar"),
    unary("ub.vnot", "bitwise complement"),
    binary("ub.vor", "bitwise or"),
    unary("ub.vrelu", "source where positive, else zero"),
    unary("ub.vrsqrt", "reciprocal of the square root"),
    scalar("ub.vshl", "shift left"),
    scalar("ub.vshr", "shift right"),
    unary("ub.vsqrt", "square root"),
    binary("ub.vsub", "difference"),
];

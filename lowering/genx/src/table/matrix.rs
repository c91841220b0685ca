//! Matrices.

use super::form::{Form, Sign, alu};
use super::{Kind, LHS, Name, OpDef, ResultRule, Spelling, Suffix, number, op, value};
use crate::types::Element;
use visa::table::Op as Visa;

/// The types of the accumulator, of the two factors and of the sum differ.
const BY_ALL: Spelling =
    Spelling::Intrinsic(&[Suffix::Result, Suffix::Operand(0), Suffix::Operand(1), Suffix::Operand(2)]);

pub(super) const OPS: &[OpDef] = &[
    op!(
        Dpas,
        "dpas2",
        BY_ALL,
        [
            value(Name::Acc, Kind::Result),
            value(Name::Weights, Kind::Vector(Element::I32)),
            value(Name::Activation, Kind::Vector(Element::I32)),
            number(Name::WeightsPrecision, 32),
            number(Name::ActivationPrecision, 32),
            number(Name::Depth, 32),
            number(Name::Repeat, 32),
            number(Name::DstSign, 32),
            number(Name::AccSign, 32)
        ],
        ResultRule::Data,
        Pure,
        Form::Product,
        "acc + activation * weights, both in dwords, on a systolic array: `repeat` rows of one register, `depth` steps."
    ),
    op!(
        Dp4a,
        "ssdp4a",
        BY_ALL,
        [value(Name::Acc, Kind::Result), LHS, value(Name::Rhs, Kind::Result)],
        ResultRule::Integers,
        Pure,
        alu(Visa::Dp4a, Sign::Signed).form(),
        "acc plus the sum of four products of signed bytes."
    ),
];

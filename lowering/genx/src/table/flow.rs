//! Control flow. The arguments of a branch are the values of the parameters of its successors.

use super::form::Form;
use super::{INSTRUCTION, Kind, Name, OpDef, ResultRule, op, value};
use crate::types::Element;

pub(super) const OPS: &[OpDef] = &[
    op!(Br, "br", INSTRUCTION, [], ResultRule::None, Terminator, Form::Branch, "To a block."),
    op!(
        CondBr,
        "cond_br",
        INSTRUCTION,
        [value(Name::Condition, Kind::Scalar(Element::I1))],
        ResultRule::None,
        Terminator,
        Form::Branch,
        "To one block or another."
    ),
    op!(Ret, "ret", INSTRUCTION, [], ResultRule::None, Terminator, Form::Return, "The end of the kernel."),
];

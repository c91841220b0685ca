//! Control flow. The arguments of a branch are the values of the parameters of its successors.

use super::form::Form;
use super::{INSTRUCTION, Kind, ResultRule, Row, row, value};
use crate::types::Element;

pub(super) const ROWS: &[Row] = &[
    row!(Br, "br", INSTRUCTION, [], ResultRule::None, Terminator, Form::Branch, "To a block."),
    row!(
        CondBr,
        "cond_br",
        INSTRUCTION,
        [value("condition", Kind::Scalar(Element::I1))],
        ResultRule::None,
        Terminator,
        Form::Branch,
        "To one block or another."
    ),
    row!(Ret, "ret", INSTRUCTION, [], ResultRule::None, Terminator, Form::Return, "The end of the kernel."),
];

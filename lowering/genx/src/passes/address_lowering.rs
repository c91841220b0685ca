//! Address lowering: folds constants that are added to addresses, and moves them into the offset field of messages.
//!
//! Purpose: a message adds its offset for free; a separate `add` costs an instruction and a register.
//!
//! Before: any program. After: no constant is added to the sum of a value and a constant; no message that has an
//! offset field has a constant added to all of its addresses.
//!
//! ```text
//! %a = add i64 %p, 64                        %a = add i64 %p, 64
//! %b = add i64 %a, 64              ->        %b = add i64 %p, 128
//! %o = add <16 x i32> %v, 32                 gather.scaled(.., 32, %v)
//! gather.scaled(.., 0, %o)
//! ```

use crate::builder::Builder;
use crate::constant::Constant;
use crate::error::Error;
use crate::ir::{Function, Inst, Value};
use crate::passes::{Pass, State};
use crate::table::{Name, Op};
use crate::target::{self, Form};
use crate::types::Element;

/// The pass.
pub const PASS: Pass = Pass {
    name: "address-lowering",
    description: "fold constant offsets of addresses into messages",
    run,
    establishes: None,
    optional: false,
};

fn run(state: &mut State) -> Result<(), Error> {
    let function = &mut state.function;
    for inst in function.all_insts() {
        if function.op(inst) == Op::Add {
            sum(function, inst);
        } else if target::form(function.op(inst)) == Form::Message {
            message(function, inst);
        }
    }
    Ok(())
}

/// Splits a sum into a value and the constant that is added to all of its lanes.
fn parts(function: &Function, value: Value) -> Option<(Value, i64)> {
    let inst = function.def_inst(value).filter(|inst| function.op(*inst) == Op::Add)?;
    let [rest, added] = function.operands(inst) else { return None };
    Some((*rest, function.as_integer(*added)?))
}

/// Folds the sum of a constant and a sum.
fn sum(function: &mut Function, inst: Inst) {
    let Some(result) = function.result(inst) else { return };
    // Canonicalize: the constant is the second operand.
    if function.as_constant(function.args(inst)[0]).is_some() && function.as_constant(function.args(inst)[1]).is_none()
    {
        let (first, second) = (function.args(inst)[0], function.args(inst)[1]);
        function.set_arg(inst, 0, second);
        function.set_arg(inst, 1, first);
    }
    let Some((inner, added)) = parts(function, result) else { return };
    if let Some((rest, more)) = parts(function, inner) {
        let ty = function.ty(result);
        let all = Builder::before(function, inst).splat_int(ty, added.wrapping_add(more));
        function.set_arg(inst, 0, rest);
        function.set_arg(inst, 1, all);
    }
}

/// Moves a constant that is added to all offsets of a message to its base or offset field, if it has one.
fn message(function: &mut Function, inst: Inst) {
    let place = |function: &Function, name: Name| {
        function.op(inst).definition().operands().position(|(candidate, _)| candidate == name)
    };
    if let (Some(offsets), Some(base)) = (place(function, Name::Offsets), place(function, Name::Base)) {
        let known = function.as_integer(function.args(inst)[base]);
        let unscaled = function.immediate(inst, Name::Scale) == Some(0);
        if let (Some((rest, added)), Some(known), true) =
            (parts(function, function.args(inst)[offsets]), known, unscaled)
            && let Ok(sum) = u32::try_from(known + added)
        {
            let sum = function.constant(crate::Type::scalar(Element::I32), Constant::Splat(sum.into()));
            function.set_arg(inst, offsets, rest);
            function.set_arg(inst, base, sum);
        }
    }
    let own = function.op(inst).definition().immediates().position(|(name, _)| name == Name::AddressOffset);
    if let (Some(addresses), Some(own)) = (place(function, Name::Addresses), own) {
        let unscaled = function.immediate(inst, Name::AddressScale).is_some_and(|scale| scale <= 1);
        if let (Some((rest, added)), true) = (parts(function, function.args(inst)[addresses]), unscaled)
            && let Ok(sum) = i32::try_from(function.immediates(inst)[own] + added)
        {
            function.set_arg(inst, addresses, rest);
            function.set_immediate(inst, own, sum.into());
        }
    }
}

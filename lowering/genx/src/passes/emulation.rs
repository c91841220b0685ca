//! GenXEmulate: expands operations that the platform does not support into those that it supports.
//!
//! Purpose: the same programs run on all platforms. The tables of the `visa` crate state what a platform supports; this
//! pass never tests for a platform by name.
//!
//! Before: `lowering` has run. After: each element-wise operation has types that its vISA instruction takes on the
//! platform, and `bfloat` occurs only as the source or result of conversions. Divisions by a power of two are shifts;
//! divisions by other constants are a multiplication and a shift where the platform has no division. 64-bit integers
//! are multiplied, divided and converted in two halves; integers and floats that are too narrow are computed in a
//! wider type. Expanded code is lowered, too.
//!
//! ```text
//! %q = udiv <8 x i32> %x, 10            %h = umulh <8 x i32> %x, 0xcccccccd
//!                                 ->    %q = lshr <8 x i32> %h, 3
//! ```

pub(crate) mod bfloat;
mod by_constant;
mod divide;
mod narrow;
mod types;
mod wide;

use crate::constant::Constant;
use crate::error::Error;
use crate::ir::{Function, Inst, Value};
use crate::passes::{Pass, State, lowering};
use crate::table::Op;
use crate::table::form::Emulation;
use crate::target;
use crate::types::{Element, Type};

/// The pass.
pub const PASS: Pass = Pass {
    name: "emulation",
    description: "expand operations that the platform does not have",
    run,
    establishes: Some(check),
    optional: false,
};

fn run(state: &mut State) -> Result<(), Error> {
    lowering::each(state, emulate)?;
    bfloat::retype(&mut state.function, state.platform);
    Ok(())
}

/// Lowers inserted instructions, and expands those that the platform does not support.
fn emulate(state: &mut State, inst: Inst) -> Result<(), Error> {
    lowering::lower(&mut state.function, inst);
    if state.function.block(inst).is_none() || !target::form(state.function.op(inst)).is_on_lanes() {
        return Ok(());
    }
    let legal = types::is_legal(state, inst);
    let value = match by_constant::quotient(state, inst, legal) {
        Some(value) => value,
        None if legal => return Ok(()),
        None => otherwise(state, inst)?,
    };
    state.function.replace(inst, value);
    Ok(())
}

/// Expands an instruction that the platform does not support with its types; returns its value.
fn otherwise(state: &mut State, inst: Inst) -> Result<Value, Error> {
    let (function, platform) = (&mut state.function, state.platform);
    let op = function.op(inst);
    let ty = function.result(inst).map_or(Type::scalar(Element::I32), |result| function.ty(result));
    let source = function.operands(inst).last().map_or(ty.element, |source| function.ty(*source).element);
    let is_small = |element: Element| matches!(element, Element::F16 | Element::BF16);
    let (is_narrow, is_wide) = (ty.element.bits() < 32 && !ty.is_predicate(), ty.element == Element::I64);
    let make: fn(&mut Function, Inst) -> Value = match op.definition().form.emulation() {
        Emulation::Product if is_wide => wide::product,
        Emulation::UpperHalf if is_wide => wide::upper_half,
        Emulation::UpperHalf if is_narrow => narrow::upper_half,
        Emulation::Division if is_wide || ty.element == Element::I32 => divide::integers,
        Emulation::Rotation => narrow::rotate,
        Emulation::Quotient if ty.element == Element::F32 => divide::floats,
        Emulation::SquareRoot if ty.element == Element::F32 => divide::square_root,
        Emulation::FromInteger if source == Element::I64 && !is_small(ty.element) => wide::to_float,
        Emulation::ToInteger if source == Element::F32 && is_wide => wide::from_float,
        Emulation::Wider
        | Emulation::Product
        | Emulation::UpperHalf
        | Emulation::Division
        | Emulation::Quotient
        | Emulation::SquareRoot
        | Emulation::FromInteger
        | Emulation::ToInteger => {
            if is_small(ty.element) || is_small(source) {
                narrow::in_single
            } else if is_narrow && ty.element == source {
                narrow::in_dwords
            } else {
                return Err(Error::Unsupported {
                    operation: format!("`{}` of {}", op.definition().name, source.name()),
                    reason: format!("{platform} has no instruction for it; use narrower elements or another platform"),
                    place: function.place(inst),
                });
            }
        }
    };
    Ok(make(function, inst))
}

/// Checks the postcondition.
fn check(state: &State) -> Result<(), Error> {
    let function = &state.function;
    for inst in function.all_insts() {
        let op = function.op(inst);
        // The copy of an undefined value becomes no instruction.
        let is_undefined = op == Op::Constant
            && function.operands(inst).iter().all(|value| function.as_constant(*value) == Some(&Constant::Undef));
        if let Some(result) = function.result(inst)
            && function.ty(result).element == Element::BF16
            && !is_undefined
            && !matches!(op, Op::FpTrunc | Op::BitCast | Op::RdRegion | Op::WrRegion)
        {
            return Err(PASS.broken(state, inst, "makes bfloat"));
        }
        if !types::is_legal(state, inst) {
            return Err(PASS.broken(state, inst, "has types that the platform does not take"));
        }
    }
    Ok(())
}

//! GenXReduceIntSize: narrows integers to the bits that they need.
//!
//! Purpose: words take half the registers and half the instructions of dwords, and 64-bit integers take several
//! instructions.
//!
//! Before: any program. After: vectors of integers of which only low bits are used are computed in low bits
//! (backward). Vectors whose operands were extended, and whose results fit the narrower type, are computed in it and
//! extended at their uses (forward). An extension to 32 bits is part of the operand of an instruction; for an
//! extension to 64 bits, the finalizer inserts a move. The second run comes after constant folding: it narrows
//! constants that instructions take from registers.
//!
//! ```text
//! %a = zext <32 x i16> %x to <32 x i32>
//! %b = add <32 x i32> %a, 7               ->   %c = add <32 x i16> %x, 7
//! %c = trunc <32 x i32> %b to <32 x i16>
//! ```

use crate::builder::Builder;
use crate::constant::Constant;
use crate::error::Error;
use crate::ir::{Function, Inst, Value};
use crate::passes::{Pass, State, constants, dead_code};
use crate::ranges;
use crate::table::Op;
use crate::target::{self, Sign};
use crate::types::Element;

/// The pass.
pub const PASS: Pass = Pass {
    name: "reduce-int-size",
    description: "narrow integers to the bits that they need",
    run,
    establishes: None,
    optional: true,
};

/// The same pass, for constants.
pub const AGAIN: Pass = Pass {
    name: "reduce-int-size-again",
    description: "narrow integer constants to the bits that they need",
    run: |state| {
        constants(state);
        Ok(())
    },
    ..PASS
};

/// Maximal number of consecutive instructions that are narrowed together.
const DEPTH: u32 = 4;
/// The narrow element types. Bytes are excluded, because instructions write only every second one.
const NARROW: [Element; 2] = [Element::I16, Element::I32];

/// Operations whose low result bits depend only on the low bits of the operands.
const MODULAR: [Op; 6] = [Op::Add, Op::Sub, Op::Mul, Op::And, Op::Or, Op::Xor];
/// Operations that give the same result in each type that can represent the operands.
const EXACT: [Op; 2] = [Op::SMin, Op::SMax];

fn run(state: &mut State) -> Result<(), Error> {
    let insts = state.function.all_insts();
    for inst in insts.iter().rev() {
        backward(state, *inst);
    }
    for inst in insts {
        forward(state, inst);
    }
    dead_code::remove(&mut state.function);
    Ok(())
}

/// Returns the operand of an extension, if it is no wider than a type.
fn extended(function: &Function, value: Value, to: Element) -> Option<(Value, Op)> {
    let inst = function.def_inst(value).filter(|inst| matches!(function.op(*inst), Op::ZExt | Op::SExt))?;
    let source = *function.operands(inst).first()?;
    let ty = function.ty(source);
    (!ty.is_predicate() && ty.element.bits() <= to.bits()).then(|| (source, function.op(inst)))
}

/// Narrows the operands of a truncation.
fn backward(state: &mut State, inst: Inst) {
    let function = &state.function;
    let Some(result) = function.result(inst).filter(|_| function.op(inst) == Op::Trunc) else { return };
    let (source, to) = (function.operands(inst)[0], function.ty(result));
    // Bytes are truncated from words.
    let narrow = if to.element == Element::I8 { Element::I16 } else { to.element };
    let is_wider = function.ty(source).element.bits() > narrow.bits();
    if to.lanes.is_none() || !NARROW.contains(&narrow) || !is_wider || function.def_inst(source).is_none() {
        return;
    }
    let is_extended = extended(function, source, narrow).is_some();
    if !is_extended && !cuts(state, source, narrow, DEPTH) {
        return;
    }
    let function = &mut state.function;
    let value = cut(&mut Builder::before(function, inst), source, narrow);
    let value =
        if to.element == narrow { value } else { Builder::before(function, inst).cast(Op::Trunc, value, to.element) };
    function.replace(inst, value);
}

/// Returns whether the low bits of a value cost nothing: it is a constant, an extension, or an operation on such values
/// with one use that the platform supports for narrower elements.
fn cuts(state: &State, value: Value, to: Element, depth: u32) -> bool {
    let function = &state.function;
    if function.as_constant(value).is_some() || extended(function, value, to).is_some() {
        return true;
    }
    let Some(inst) = function.def_inst(value).filter(|_| depth > 0) else { return false };
    MODULAR.contains(&function.op(inst))
        && function.uses(value).len() == 1
        && is_legal(state, inst, to)
        && function.operands(inst).iter().all(|operand| cuts(state, *operand, to, depth - 1))
}

/// Returns whether the platform supports the instruction of an operation for narrower elements.
fn is_legal(state: &State, inst: Inst, element: Element) -> bool {
    let sign = target::source_sign(&state.function, inst);
    let visa = target::visa_type(element, sign);
    target::instruction(state.function.op(inst))
        .is_some_and(|op| target::is_legal(op, state.platform, visa, &[visa; 2]))
}

/// Returns the low bits of such a value.
fn cut(b: &mut Builder<'_>, value: Value, to: Element) -> Value {
    let ty = b.function.ty(value);
    if let Some(constant) = b.function.as_constant(value).cloned() {
        let mask = u64::MAX >> (64 - to.bits());
        let constant = match constant {
            Constant::Undef => Constant::Undef,
            Constant::Splat(bits) => Constant::Splat(bits & mask),
            Constant::Elements(elements) => Constant::of(elements.iter().map(|bits| bits & mask).collect()),
        };
        return b.function.constant(ty.of(to), constant);
    }
    if let Some((source, op)) = extended(b.function, value, to) {
        let same = b.function.ty(source).element == to;
        return if same { source } else { b.cast(op, source, to) };
    }
    let Some(inst) = b.function.def_inst(value) else { return value };
    let (op, operands) = (b.function.op(inst), b.function.operands(inst).to_vec());
    let operands: Vec<Value> = operands.into_iter().map(|operand| cut(b, operand, to)).collect();
    b.value(op, &operands, &[], ty.of(to))
}

/// Computes integers in a narrower type if that can represent operands and result.
fn forward(state: &mut State, inst: Inst) {
    let function = &state.function;
    let op = function.op(inst);
    let Some(result) = function.result(inst).filter(|_| function.block(inst).is_some()) else { return };
    let ty = function.ty(result);
    if ty.lanes.is_none() || ty.element == Element::I64 || !(MODULAR.contains(&op) || EXACT.contains(&op)) {
        return;
    }
    let range = ranges::of(function, result);
    let Some(to) = NARROW.into_iter().find(|to| to.bits() < ty.element.bits() && holds(range, *to)) else { return };
    let mut extensions = 0;
    for operand in function.operands(inst) {
        let (constant, source) = (function.as_constant(*operand), extended(function, *operand, to));
        extensions += u32::from(source.is_some());
        let fits = ranges::fits(ranges::of(function, *operand), to);
        if !(fits || MODULAR.contains(&op)) || (constant.is_none() && source.is_none()) {
            return;
        }
    }
    let extension = if range.0 >= 0 { Op::ZExt } else { Op::SExt };
    // Signed operations interpret the highest bit, which must not be set.
    let exact = MODULAR.contains(&op) || ranges::fits(range, to);
    if extensions == 0 || !exact || !is_legal(state, inst, to) || !takes_all(state, result, to, extension) {
        return;
    }
    let function = &mut state.function;
    let operands = function.operands(inst).to_vec();
    let mut b = Builder::before(function, inst);
    let operands: Vec<Value> = operands.into_iter().map(|operand| cut(&mut b, operand, to)).collect();
    let value = b.value(op, &operands, &[], ty.of(to));
    let value = b.cast(extension, value, ty.element);
    function.replace(inst, value);
}

/// Returns whether a type can represent a range, as signed or as unsigned integers.
fn holds((least, most): (i128, i128), element: Element) -> bool {
    ranges::fits((least, most), element) || (least >= 0 && most >> element.bits() == 0)
}

/// Returns whether all users of a value can use it in the narrower type, with the extension as part of the operand.
fn takes_all(state: &State, value: Value, narrow: Element, extension: Op) -> bool {
    let uses = state.function.uses(value);
    uses.iter().all(|at| {
        let is_cut = state.function.op(at.inst) == Op::Trunc;
        is_cut || takes(state, at.inst, at.index as usize, narrow, extension)
    })
}

/// Returns whether an instruction can have a narrower operand, with the extension as part of it.
fn takes(state: &State, inst: Inst, operand: usize, narrow: Element, extension: Op) -> bool {
    let function = &state.function;
    let sign = target::source_sign(function, inst);
    let (Some(op), Some(result)) = (target::instruction(function.op(inst)), function.result(inst)) else {
        return false;
    };
    let on_lanes = target::form(function.op(inst)).is_on_lanes();
    let own = if extension == Op::SExt { Sign::Signed } else { Sign::Unsigned };
    let types = (target::visa_type(function.ty(result).element, sign), target::visa_type(narrow, own));
    on_lanes
        && operand < function.operands(inst).len()
        && !function.ty(function.operands(inst)[operand]).is_predicate()
        && target::extends(op, operand, sign, own)
        && target::is_legal(op, state.platform, types.0, &[types.1])
}

/// Narrows loaded constants to the type that their users support.
fn constants(state: &mut State) {
    for inst in state.function.all_insts() {
        for operand in 0..state.function.operands(inst).len() {
            let value = state.function.operands(inst)[operand];
            let ty = state.function.ty(value);
            if ty.element.is_float() || ty.element == Element::I64 || !constants::is_complex(state, inst, operand) {
                continue;
            }
            let range = ranges::of(&state.function, value);
            let narrower = NARROW.into_iter().filter(|to| to.bits() < ty.element.bits() && holds(range, *to));
            let extension = if range.0 >= 0 { Op::ZExt } else { Op::SExt };
            let Some(to) = narrower.into_iter().find(|to| takes(state, inst, operand, *to, extension)) else {
                continue;
            };
            let mut b = Builder::before(&mut state.function, inst);
            let narrow = cut(&mut b, value, to);
            let extended = b.cast(extension, narrow, ty.element);
            state.function.set_arg(inst, operand, extended);
        }
    }
}

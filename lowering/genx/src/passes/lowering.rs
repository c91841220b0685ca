//! GenXLowering: expands operations that vISA does not support on any platform.
//!
//! Before: any program. After: there is no `trunc`, no conversion from bits of predicates, and no select between
//! predicates; masks and conditions have one bit for each lane; a constant that is added to the index of a region is
//! part of the offset of the region. Operations on constants are folded. The numbers of groups are a parameter at the start
//! of the payload that all threads share, where Intel's compiler puts them, too. The number of the hardware thread is made of the
//! bits of the state register, on platforms that have it there.
//!
//! ```text
//! %b = trunc <8 x i32> %a to <8 x i16>   ->   %w = bitcast <8 x i32> %a to <16 x i16>
//!                                             %b = rdregion(%w, <0;8,2>, 0)
//! ```

mod predicates;

use std::collections::VecDeque;

use crate::builder::Builder;
use crate::error::Error;
use crate::ir::{ArgumentKind, Function, Inst, KernelArgument, Value};
use crate::passes::{Pass, State};
use crate::region::Region;
use crate::simplify::simplify;
use crate::table::{Name, Op};
use crate::target::{self, Form};
use crate::types::{Element, Type};
pub(super) use predicates::splat as spread;
use visa::platform::HardwareThread;

/// The pass.
pub const PASS: Pass = Pass {
    name: "lowering",
    description: "expand operations that vISA does not have",
    run,
    establishes: Some(check),
    optional: false,
};

/// Maximal depth of the search for constants in the computation of an index.
const DEPTH: u32 = 8;

fn run(state: &mut State) -> Result<(), Error> {
    // This must precede the lowering of the computations of indices.
    for inst in state.function.all_insts() {
        sink_constants(&mut state.function, inst);
    }
    pass_group_counts(state);
    pass_local_ids(state);
    number_threads(state);
    each(state, |state, inst| {
        lower(&mut state.function, inst);
        Ok(())
    })
}

/// Replaces the numbers of groups by a parameter.
fn pass_group_counts(state: &mut State) {
    let State { function, platform, .. } = state;
    let mut param = None;
    for inst in function.all_insts() {
        if let Some(result) = function.result(inst).filter(|_| function.op(inst) == Op::GroupCount) {
            let ty = function.ty(result);
            let argument =
                KernelArgument { kind: ArgumentKind::GroupCount, offset: visa::payload::group_count(*platform) };
            let value = *param.get_or_insert_with(|| function.add_param(ty, argument));
            function.replace(inst, value);
        }
    }
}

/// Replaces the numbers of the thread in its group by a parameter of words, which follows all others.
fn pass_local_ids(state: &mut State) {
    let State { function, platform, .. } = state;
    let mut param = None;
    for inst in function.all_insts() {
        if let Some(result) = function.result(inst).filter(|_| function.op(inst) == Op::LocalId) {
            let (ty, offset) = (function.ty(result), visa::payload::local_ids(*platform));
            let argument = KernelArgument { kind: ArgumentKind::LocalIds, offset };
            let words = *param.get_or_insert_with(|| function.add_param(ty.of(Element::I16), argument));
            let ids = Builder::before(function, inst).cast(Op::ZExt, words, ty.element);
            function.replace(inst, ids);
        }
    }
}

/// Replaces the number of the hardware thread by bits of the state register, on platforms that have it there.
fn number_threads(state: &mut State) {
    let State { function, platform, .. } = state;
    let HardwareThread::State { bits, gaps } = platform.info().hardware_thread else { return };
    for inst in function.all_insts() {
        let Some(result) = function.result(inst).filter(|_| function.op(inst) == Op::HardwareId) else { continue };
        let ty = function.ty(result);
        let mut b = Builder::before(function, inst);
        let register = b.value(Op::StateRegister, &[], &[], ty);
        let with = |b: &mut Builder<'_>, op, value, number: i64| {
            let number = b.int(ty.element, number);
            b.binary(op, value, number)
        };
        let mut number = with(&mut b, Op::And, register, (1 << bits) - 1);
        for (at, count) in gaps {
            let low = (1 << at) - 1;
            let below = with(&mut b, Op::And, number, low);
            let above = with(&mut b, Op::LShr, number, (*count).into());
            let above = with(&mut b, Op::And, above, !low);
            number = b.binary(Op::Or, below, above);
        }
        function.replace(inst, number);
    }
}

/// Visits each instruction, including those that are inserted meanwhile.
pub(super) fn each(state: &mut State, step: fn(&mut State, Inst) -> Result<(), Error>) -> Result<(), Error> {
    let mut work: VecDeque<Inst> = state.function.all_insts().into();
    let mut waits = vec![true; state.function.inst_count()];
    while let Some(inst) = work.pop_front() {
        waits[inst.index()] = false;
        if state.function.block(inst).is_none() {
            continue;
        }
        let made = state.function.inst_count();
        let users: Vec<Inst> = state
            .function
            .result(inst)
            .map_or(&[][..], |result| state.function.uses(result))
            .iter()
            .map(|at| at.inst)
            .collect();
        step(state, inst)?;
        // Inserted instructions may need lowering, and users of replaced values may be lowered differently.
        let replaced = state.function.block(inst).is_none();
        waits.resize(state.function.inst_count(), false);
        let more = (made..state.function.inst_count()).map(Inst::new).chain(users.into_iter().filter(|_| replaced));
        for inst in more {
            if !std::mem::replace(&mut waits[inst.index()], true) {
                work.push_back(inst);
            }
        }
    }
    Ok(())
}

/// Lowers an instruction, if it has to be.
pub(super) fn lower(function: &mut Function, inst: Inst) {
    if simplify(function, inst) {
    } else if function.op(inst) == Op::Trunc {
        trunc(function, inst);
    } else {
        predicates::lower(function, inst);
    }
}

/// Lowers a truncation: the low bits are a region of the same bytes, read as narrower elements.
fn trunc(function: &mut Function, inst: Inst) {
    let Some(result) = function.result(inst) else { return };
    let (source, to) = (function.args(inst)[0], function.ty(result));
    let from = function.ty(source);
    let mut b = Builder::before(function, inst);
    let value = if to.is_predicate() {
        let (one, zero) = (b.splat_int(from, 1), b.splat_int(from, 0));
        let bit = b.binary(Op::And, source, one);
        b.icmp(crate::IntPredicate::Ne, bit, zero)
    } else {
        let times = from.element.bytes() / to.element.bytes();
        let narrow = b.bitcast(source, Type::vector(to.element, from.count() * times));
        b.read(narrow, Region::strided(to.count(), times.cast_signed(), 0), to.lanes)
    };
    function.replace(inst, value);
}

/// Moves constants that are added to the index of a region into its offset.
fn sink_constants(function: &mut Function, inst: Inst) {
    let (Some(mut region), Some(index)) = (function.region(inst), function.operand(inst, Name::Index)) else { return };
    let position = function.op(inst).definition().operands().position(|(name, _)| name == Name::Index);
    let (rest, added) = without_constant(function, inst, index, 0);
    let offset = i16::try_from(i64::from(region.offset) + i64::from(added as i16));
    if let (Some(position), Ok(offset), true) = (position, offset, rest != index) {
        region.offset = offset.into();
        function.set_arg(inst, position, rest);
        function.set_region(inst, region);
    }
}

/// Splits an index into a value and the constant that is added to it, modulo 2^16.
fn without_constant(function: &mut Function, before: Inst, value: Value, depth: u32) -> (Value, i64) {
    let ty = function.ty(value);
    if let Some(number) = function.as_integer(value) {
        return if number == 0 { (value, 0) } else { (Builder::before(function, before).splat_int(ty, 0), number) };
    }
    let Some(inst) = function.def_inst(value).filter(|_| depth < DEPTH) else { return (value, 0) };
    let op = function.op(inst);
    let operand = |function: &Function, index: usize| function.operands(inst).get(index).copied();
    let (Some(first), second) = (operand(function, 0), operand(function, 1)) else { return (value, 0) };
    let number = second.and_then(|second| function.as_integer(second));
    match (op, number) {
        (Op::Add, Some(number)) => {
            let (rest, added) = without_constant(function, before, first, depth + 1);
            (rest, added.wrapping_add(number))
        }
        (Op::Sub, Some(number)) => {
            let (rest, added) = without_constant(function, before, first, depth + 1);
            (rest, added.wrapping_sub(number))
        }
        (Op::Shl | Op::Mul, Some(number)) => {
            let (rest, added) = without_constant(function, before, first, depth + 1);
            let factor = if op == Op::Mul { number } else { 1_i64.wrapping_shl(u32::try_from(number).unwrap_or(0)) };
            match second.filter(|_| added != 0) {
                Some(second) => {
                    let product = Builder::before(function, before).binary(op, rest, second);
                    (product, added.wrapping_mul(factor))
                }
                None => (value, 0),
            }
        }
        (Op::Trunc, _) => {
            let (rest, added) = without_constant(function, before, first, depth + 1);
            if added == 0 {
                return (value, 0);
            }
            (Builder::before(function, before).cast(Op::Trunc, rest, ty.element), added)
        }
        (_, _) => (value, 0),
    }
}

/// Checks the postcondition.
fn check(state: &State) -> Result<(), Error> {
    let function = &state.function;
    for inst in function.all_insts() {
        let op = function.op(inst);
        let predicate = |value: Option<&Value>| value.is_some_and(|value| function.ty(*value).is_predicate());
        let result = function.result(inst);
        if matches!(op, Op::Trunc | Op::GroupCount | Op::LocalId) {
            return Err(PASS.broken(state, inst, "is left"));
        }
        if op == Op::HardwareId && state.platform.info().hardware_thread != HardwareThread::Variable {
            return Err(PASS.broken(state, inst, "reads a variable that does not number all threads"));
        }
        if matches!(target::form(op), Form::Convert { .. }) && predicate(function.operands(inst).first()) {
            return Err(PASS.broken(state, inst, "converts bits of a predicate"));
        }
        if op == Op::Select && predicate(result.as_ref()) {
            return Err(PASS.broken(state, inst, "chooses between predicates"));
        }
    }
    Ok(())
}

//! Assigns a register category (general, address, predicate, surface) to each value, and inserts the conversions
//! between them.
//!
//! Purpose: each operand of an instruction requires certain categories, and only some operands may be constants.
//!
//! Before: there are no critical edges, and the code is legal. After: a constant is an operand only where the
//! instruction takes one; the index of a region is a constant or the result of `convert.addr`, and all regions that
//! use one such result are of the same vector; each use of a value takes the category in which the value is defined;
//! a message with a constant address has no separate offset. No parameter of a block is passed to a later parameter
//! of the same block, because the copies for parameters are made one after the other.
//!
//! ```text
//! %r = rdregion(%v, .., 8 + %i)        %a = convert.addr(%i, 0)
//!                                 ->   %r = rdregion(%v, .., 8 + %a)
//! ```

use std::collections::HashMap;

use rustc_hash::FxHashMap;
use visa::Platform;
use visa::operand::Modifier;
use visa::table::{Kind as FieldKind, Role};

use super::{Pass, State};
use crate::builder::Builder;
use crate::constant::Constant;
use crate::error::Error;
use crate::immediate::immediate;
use crate::ir::{ArgumentKind, Block, Definition, Function, Inst, Use, Value};
use crate::liveness::{Category, Liveness};
use crate::table::form::{Form, Message, Part, is_raw};
use crate::table::{Name, Op};
use crate::target::{Sign, source_sign, visa_type};
use crate::types::{Element, Type};

/// The pass.
pub const PASS: Pass = Pass {
    name: "category",
    description: "assign register categories (general, address, predicate), and insert conversions",
    run,
    establishes: Some(check),
    optional: false,
};

/// Offsets of indirect operands: The Virtual ISA Object Format, "Indirect Operands".
pub(super) const INDIRECT_OFFSETS: std::ops::RangeInclusive<i32> = -512..=511;

fn run(state: &mut State) -> Result<(), Error> {
    let function = &mut state.function;
    resolve_circular(function);
    let mut loaded = FxHashMap::default();
    for inst in function.all_insts() {
        if fold_bitcast(function, inst) {
            continue;
        }
        forget_overwritten(function, inst);
        load_known_address(function, inst);
        load_constants(function, inst, &mut loaded, state.platform);
        convert_index(function, inst);
        convert_surfaces(function, inst);
    }
    for block in function.blocks().to_vec() {
        load_phi_constants(function, block);
    }
    state.liveness = categories(state);
    Ok(())
}

/// Copies each parameter of a block that a branch passes to a later parameter of the same block.
fn resolve_circular(function: &mut Function) {
    let mut copies: HashMap<Value, Value> = HashMap::new();
    for block in function.blocks().to_vec() {
        let Some(branch) = function.last(block) else { continue };
        for successor in function.successors(branch).to_vec() {
            for index in 0..successor.count {
                let at = (successor.first + index) as usize;
                let arg = function.args(branch)[at];
                let is_earlier = matches!(
                    function.definition(arg),
                    Definition::BlockParam(block, param) if *block == successor.block && *param < index
                );
                if is_earlier {
                    let copy = match copies.get(&arg) {
                        Some(copy) => *copy,
                        None => copy_at_start(function, successor.block, arg),
                    };
                    copies.insert(arg, copy);
                    function.set_arg(branch, at, copy);
                }
            }
        }
    }
}

fn copy_at_start(function: &mut Function, block: Block, value: Value) -> Value {
    let ty = function.ty(value);
    let mut builder = match function.first(block) {
        Some(first) => Builder::before(function, first),
        None => Builder::at_end(function, block),
    };
    builder.value(Op::Convert, &[value], &[], ty)
}

/// Returns whether an operand may be this constant: the instruction can encode it as an immediate or a packed vector.
#[must_use]
pub fn takes_constant(
    function: &Function,
    inst: Inst,
    operand: usize,
    constant: &Constant,
    platform: Platform,
) -> bool {
    let op = function.op(inst);
    let Some(ty) = function.args(inst).get(operand).map(|value| function.ty(*value)) else { return false };
    let name = op.definition().operands().nth(operand).map(|(name, _)| name);
    if name == Some(Name::Mask) {
        return constant.splat() == Some(1);
    }
    let is_undef = *constant == Constant::Undef;
    if op.definition().two_address() == Some(operand) {
        return is_undef;
    }
    let as_source = |modifier: Modifier| {
        let ty = visa_type(ty.element, source_sign(function, inst));
        immediate(constant, ty, function.ty(function.args(inst)[operand]).count(), modifier).is_some()
    };
    match op.definition().form {
        // The operation complements a predicate.
        Form::Channels(_) if ty.is_predicate() => op == Op::Xor && operand == 1 && constant.splat() == Some(1),
        Form::Channels(channels) => {
            let modifier = channels.modifier.filter(|(modified, _)| *modified == operand).map(|(_, modifier)| modifier);
            // Saturating arithmetic does not wrap: the negated constant must be representable.
            let lowest = 1 << (ty.element.bits() - 1);
            let has_negative = channels.src == Sign::Signed
                && constant.elements(ty).is_some_and(|elements| !elements.contains(&lowest));
            let is_changed = modifier == Some(Modifier::Neg) && channels.saturated;
            let source = visa_type(ty.element, channels.src);
            let fits = visa::verify::takes_constant(channels.op, platform, role(operand), source, ty.count());
            fits && (!is_changed || is_undef || has_negative) && as_source(modifier.unwrap_or(Modifier::None))
        }
        Form::Compare => as_source(Modifier::None),
        Form::Select => !ty.is_predicate() && as_source(Modifier::None),
        Form::Source => name == Some(Name::Index),
        Form::Destination => name == Some(Name::Index) || (name == Some(Name::New) && as_source(Modifier::None)),
        Form::SourceBits | Form::DestinationBits | Form::Combined(_) | Form::Branch => false,
        Form::Copy => op == Op::Constant,
        Form::Address => operand > 0,
        Form::Message(message) => !name.is_some_and(|name| message.is_raw(name)),
        Form::Product => name == Some(Name::Acc) && (is_undef || constant.splat() == Some(0)),
        Form::Predefined(_) | Form::Return => true,
    }
}

/// Returns the role of the source of an element-wise instruction for an operand.
const fn role(operand: usize) -> Role {
    match operand {
        0 => Role::Src0,
        1 => Role::Src1,
        2 => Role::Src2,
        _ => Role::Src3,
    }
}

/// Replaces the old value of a vector that is completely overwritten by an undefined value, so that it is not copied.
fn forget_overwritten(function: &mut Function, inst: Inst) {
    let (Op::WrRegion, Some(result), Some(region)) = (function.op(inst), function.result(inst), function.region(inst))
    else {
        return;
    };
    let is = |name: Name, number: u64| {
        let constant = function.operand(inst, name).and_then(|value| function.as_constant(value));
        constant.and_then(Constant::splat) == Some(number)
    };
    let ty = function.ty(result);
    let lanes = function.operand(inst, Name::New).map_or(0, |new| function.ty(new).count());
    let is_all = lanes == ty.count() && region.is_contiguous(lanes) && region.offset == 0;
    if is_all && is(Name::Index, 0) && is(Name::Mask, 1) {
        let undef = function.constant(ty, Constant::Undef);
        function.set_arg(inst, 0, undef);
    }
}

/// Folds a bitcast of a constant.
fn fold_bitcast(function: &mut Function, inst: Inst) -> bool {
    let (Op::BitCast, Some(result)) = (function.op(inst), function.result(inst)) else { return false };
    let Some(source) = function.operands(inst).first().copied() else { return false };
    let (from, to) = (function.ty(source), function.ty(result));
    let folded = match function.as_constant(source) {
        Some(Constant::Undef) => Constant::Undef,
        Some(constant) => match constant.elements(from) {
            Some(elements) => Constant::of(recast(&elements, from.element, to)),
            None => return false,
        },
        None => return false,
    };
    let folded = function.constant(to, folded);
    function.replace(inst, folded);
    true
}

/// Returns the same bits as elements of another type.
fn recast(elements: &[u64], from: Element, to: Type) -> Vec<u64> {
    let bit = |at: u32| elements.get((at / from.bits()) as usize).map_or(0, |bits| bits >> (at % from.bits()) & 1);
    let width = to.element.bits();
    (0..to.count()).map(|lane| (0..width).fold(0, |all, at| all | bit(lane * width + at) << at)).collect()
}

/// Adds the offset of a message to its constant address, in a register directly before the message. The finalizer would
/// add the offset for each message; it merges equal constants that are close to each other.
fn load_known_address(function: &mut Function, inst: Inst) {
    let beside = function.op(inst).definition().immediates().position(|(name, _)| name == Name::AddressOffset);
    let address = function.op(inst).definition().operands().position(|(name, _)| name == Name::Addresses);
    let (Some(beside), Some(address)) = (beside, address) else { return };
    let (value, number) = (function.operands(inst)[address], function.immediates(inst)[beside]);
    let Some(known) = function.as_integer(value).filter(|_| number != 0) else { return };
    let ty = function.ty(value);
    let mut b = Builder::before(function, inst);
    let whole = b.splat_int(ty, known.wrapping_add(number));
    let loaded = b.value(Op::Constant, &[whole], &[], ty);
    function.set_arg(inst, address, loaded);
    function.set_immediate(inst, beside, 0);
}

/// Loads the constants that an instruction cannot encode: once per block, except for those that are changed in place.
fn load_constants(
    function: &mut Function,
    inst: Inst,
    loaded: &mut FxHashMap<(Block, Value), Value>,
    platform: Platform,
) {
    let Some(block) = function.block(inst) else { return };
    for operand in 0..function.operands(inst).len() {
        let value = function.operands(inst)[operand];
        let Some(constant) = function.as_constant(value) else { continue };
        if takes_constant(function, inst, operand, constant, platform) {
            continue;
        }
        let is_changed = function.op(inst).definition().two_address() == Some(operand);
        let load = match loaded.get(&(block, value)) {
            Some(load) if !is_changed => *load,
            Some(_) | None => {
                let ty = function.ty(value);
                Builder::before(function, inst).value(Op::Constant, &[value], &[], ty)
            }
        };
        if !is_changed {
            loaded.insert((block, value), load);
        }
        function.set_arg(inst, operand, load);
    }
}

/// Loads the constants that a block passes to the parameters of its successor, at its end. Each parameter gets a
/// separate load, because the constant becomes the parameter.
fn load_phi_constants(function: &mut Function, block: Block) {
    let Some(branch) = function.last(block) else { return };
    for index in function.operands(branch).len()..function.args(branch).len() {
        let value = function.args(branch)[index];
        if matches!(function.as_constant(value), None | Some(Constant::Undef)) {
            continue;
        }
        let ty = function.ty(value);
        let loaded = Builder::before(function, branch).value(Op::Constant, &[value], &[], ty);
        function.set_arg(branch, index, loaded);
    }
}

/// Returns whether a value is the result of `convert.addr`, a sum of one and a constant, or an element of one.
fn is_address(function: &Function, value: Value) -> bool {
    let is_made = |value: Value| {
        let op = function.def_inst(value).map(|inst| function.op(inst));
        op.is_some_and(|op| matches!(op.definition().form, Form::Address))
    };
    is_made(value) || element_of(function, value).is_some_and(is_made)
}

/// Returns the vector that a value is an element of.
fn element_of(function: &Function, value: Value) -> Option<Value> {
    let read = function.def_inst(value).filter(|inst| function.op(*inst) == Op::RdRegion)?;
    function.operands(read).first().copied()
}

/// Gives a region whose vector was replaced a separate address, if it shared one: all regions of an address must access
/// the same vector.
pub(super) fn renew_address(function: &mut Function, region: Inst, before: Inst) {
    let position = function.op(region).definition().operands().position(|(name, _)| name == Name::Index);
    let Some((position, index)) = position.and_then(|at| Some((at, *function.operands(region).get(at)?))) else {
        return;
    };
    let made = function.def_inst(index).filter(|inst| function.op(*inst) == Op::ConvertAddr);
    let Some(made) = made.filter(|_| function.uses(index).len() > 1) else { return };
    let copy = function.copy(made);
    function.insert_before(before, copy);
    if let Some(address) = function.result(copy) {
        function.set_arg(region, position, address);
    }
}

/// Returns the regions whose index is an address or an element of it.
pub(super) fn regions(function: &Function, address: Value) -> Vec<Inst> {
    let mut regions = Vec::new();
    for Use { inst, index } in function.uses(address).iter().copied() {
        let is_part = matches!(function.op(inst).definition().form, Form::Address)
            || (function.op(inst) == Op::RdRegion && index == 0);
        match function.result(inst).filter(|_| is_part) {
            Some(part) => regions.extend(self::regions(function, part)),
            None => regions.push(inst),
        }
    }
    regions
}

/// Inserts a `convert.addr` before a region with a variable index. A constant that is added to the index becomes part
/// of the offset, if that is a byte of the vector: sums of 16 bits wrap, so that another one may be a negative number.
fn convert_index(function: &mut Function, inst: Inst) {
    let (Some(mut region), Some(index)) = (function.region(inst), function.operand(inst, Name::Index)) else { return };
    if let Some(number) = function.as_integer(index) {
        if number != 0 {
            region.offset += i32::try_from(number).unwrap_or_default();
            function.set_region(inst, region);
            let zero = Builder::before(function, inst).int(Element::I16, 0);
            set_index(function, inst, zero);
        }
        return;
    }
    if is_address(function, index) {
        return;
    }
    let (index, added) = without_sum(function, index);
    region.offset += added;
    let size = function.operands(inst).first().map_or(0, |vector| function.ty(*vector).bytes());
    let mut builder = Builder::before(function, inst);
    let (index, base) = if INDIRECT_OFFSETS.contains(&region.offset) {
        (index, 0)
    } else if let Ok(base) = u32::try_from(region.offset)
        && base < size
    {
        region.offset = 0;
        (index, i64::from(base))
    } else {
        let offset = builder.splat_int(builder.function.ty(index), region.offset.into());
        region.offset = 0;
        (builder.binary(Op::Add, index, offset), 0)
    };
    let ty = builder.function.ty(index);
    let address = builder.value(Op::ConvertAddr, &[index], &[base], ty);
    function.set_region(inst, region);
    set_index(function, inst, address);
}

fn set_index(function: &mut Function, inst: Inst, value: Value) {
    let position = function.op(inst).definition().operands().position(|(name, _)| name == Name::Index);
    if let Some(position) = position {
        function.set_arg(inst, position, value);
    }
}

/// Splits an index into a value and the constant that is added to it.
fn without_sum(function: &Function, index: Value) -> (Value, i32) {
    let sum = function.def_inst(index).filter(|inst| function.op(*inst) == Op::Add);
    let parts = sum.and_then(|inst| {
        let added = function.as_integer(*function.operands(inst).get(1)?)?;
        Some((*function.operands(inst).first()?, i32::try_from(added).ok()?))
    });
    match parts {
        Some((rest, added)) if function.as_constant(rest).is_none() => (rest, added),
        Some(_) | None => (index, 0),
    }
}

/// Returns whether an operand is a surface of a message.
fn is_surface(message: &Message, name: Name) -> bool {
    let parts = message.parts.iter().filter(|(_, part)| matches!(part, Part::Operand(of) if *of == name));
    let mut kinds = parts.filter_map(|(role, _)| message.op.definition().field(*role));
    kinds.any(|field| matches!(field.kind, FieldKind::Surface))
}

/// Converts integers that are used as surfaces.
fn convert_surfaces(function: &mut Function, inst: Inst) {
    let Some(message) = function.op(inst).definition().form.message() else { return };
    for (operand, (name, _)) in function.op(inst).definition().operands().enumerate() {
        let value = function.operands(inst)[operand];
        let is_general = match function.definition(value) {
            Definition::Param(index) => function.arguments[*index as usize].kind != ArgumentKind::Surface,
            Definition::BlockParam(..) => true,
            Definition::Inst(def) => function.op(*def) != Op::Convert,
            Definition::Constant(_) => false,
        };
        if is_general && is_surface(&message, name) {
            let ty = function.ty(value);
            let surface = Builder::before(function, inst).value(Op::Convert, &[value], &[], ty);
            function.set_arg(inst, operand, surface);
        }
    }
}

/// Returns the category and alignment of each value.
pub(super) fn categories(state: &State) -> Liveness {
    let function = &state.function;
    let mut liveness = Liveness::default();
    for (param, argument) in function.params().iter().zip(&function.arguments) {
        let category = match argument.kind {
            ArgumentKind::Surface => Category::Surface,
            ArgumentKind::General
            | ArgumentKind::Address
            | ArgumentKind::GroupCount
            | ArgumentKind::LocalIds
            | ArgumentKind::PrivateBase => by_type(function.ty(*param)),
        };
        liveness.set(*param, category, align(function, *param));
    }
    for block in function.blocks() {
        for param in function.block_params(*block) {
            liveness.set(*param, by_type(function.ty(*param)), align(function, *param));
        }
        for inst in function.insts(*block) {
            if let Some(result) = function.result(inst) {
                liveness.set(result, category(function, inst, result), align(function, result));
            }
        }
    }
    let mut seen = vec![false; function.value_count()];
    for inst in function.all_insts() {
        align_raw(state, inst, &mut seen, &mut liveness);
    }
    liveness
}

fn by_type(ty: Type) -> Category {
    if ty.is_predicate() { Category::Predicate } else { Category::General }
}

fn align(function: &Function, value: Value) -> u32 {
    function.ty(value).element.bytes().max(1)
}

/// Returns the category of the result of an instruction.
fn category(function: &Function, inst: Inst, result: Value) -> Category {
    let op = function.op(inst);
    if matches!(op.definition().form, Form::Address) {
        return Category::Address;
    }
    let is_surface_of = |a_use: &Use| {
        let definition = function.op(a_use.inst).definition();
        let name = definition.operands().nth(a_use.index as usize).map(|(name, _)| name);
        definition.form.message().zip(name).is_some_and(|(message, name)| is_surface(&message, name))
    };
    let for_surface = op == Op::Convert && function.uses(result).iter().any(is_surface_of);
    if for_surface { Category::Surface } else { by_type(function.ty(result)) }
}

/// Aligns raw operands, and vectors of which they are a region, to registers. Each value is visited once, because one
/// address may be an operand of all messages.
fn align_raw(state: &State, inst: Inst, seen: &mut [bool], liveness: &mut Liveness) {
    let function = &state.function;
    let grf = state.platform.grf_bytes();
    let definition = function.op(inst).definition();
    let operands = definition.operands().zip(function.operands(inst).iter().copied());
    let raw: Vec<Value> = if matches!(definition.form, Form::Product) {
        operands.map(|(_, value)| value).chain(function.result(inst)).collect()
    } else if let Some(message) = definition.form.message() {
        let is_result = |(role, part): &(Role, Part)| matches!(part, Part::Result) && is_raw(message.op, *role);
        let result = function.result(inst).filter(|_| message.parts.iter().any(is_result));
        operands.filter(|((name, _), _)| message.is_raw(*name)).map(|(_, value)| value).chain(result).collect()
    } else {
        return;
    };
    // A region of whole registers is part of the message.
    let is_whole = |region: Inst, part: Value| {
        let shape = function.region(region);
        let fixed = function.operand(region, Name::Index).is_some_and(|index| function.as_constant(index).is_some());
        let starts = |offset: i32| offset.cast_unsigned().is_multiple_of(grf);
        fixed && shape.is_some_and(|shape| shape.is_contiguous(function.ty(part).count()) && starts(shape.offset))
    };
    let new = |value: &Value| !std::mem::replace(&mut seen[value.index()], true);
    let raw: Vec<Value> = raw.into_iter().filter(new).collect();
    let mut whole = raw.clone();
    for value in raw {
        let read = function.def_inst(value).filter(|def| function.op(*def) == Op::RdRegion && is_whole(*def, value));
        whole.extend(read.and_then(|def| function.operand(def, Name::Src)));
        let written = function.uses(value).iter().map(|a_use| a_use.inst);
        let written = written.filter(|user| function.op(*user) == Op::WrRegion && is_whole(*user, value));
        whole.extend(written.filter_map(|user| function.result(user)));
    }
    for value in whole {
        if let Some(range) = liveness.range_mut(value) {
            range.align = range.align.max(grf);
        }
    }
}

/// Returns the vector that is accessed through an address.
pub(super) fn base(function: &Function, region: Inst) -> Option<Value> {
    function.operand(region, Name::Src).or_else(|| function.result(region))
}

fn check(state: &State) -> Result<(), Error> {
    let function = &state.function;
    for inst in function.all_insts() {
        for (operand, value) in function.operands(inst).iter().enumerate() {
            if let Some(constant) = function.as_constant(*value)
                && !takes_constant(function, inst, operand, constant, state.platform)
            {
                return Err(PASS.broken(state, inst, format!("operand {operand} is a constant")));
            }
        }
        let index = function.operand(inst, Name::Index).filter(|index| function.as_constant(*index).is_none());
        if index.is_some_and(|index| !is_address(function, index)) {
            return Err(PASS.broken(state, inst, "the index of a region is no address"));
        }
        if let Some(address) = function.result(inst).filter(|_| function.op(inst) == Op::ConvertAddr) {
            let regions = regions(function, address);
            let bases: Vec<_> = regions.into_iter().filter_map(|region| base(function, region)).collect();
            if bases.windows(2).any(|pair| pair[0] != pair[1] && !state.liveness.same(pair[0], pair[1])) {
                return Err(PASS.broken(state, inst, "an address is of more than one vector"));
            }
        }
    }
    Ok(())
}

//! GenXConstants: materializes vector constants that no operand can encode, before legalization splits their users.
//!
//! Before: `lowering` has run. After: a constant operand of an element-wise instruction is one immediate, or a packed
//! vector immediate, at each execution size that the instruction may get; no operand of a message is a ramp of
//! floats. All other constants are loaded into registers as a whole. A ramp is computed from the elements before it,
//! a ramp of floats by conversion from words. A constant with several uses is loaded once, whatever types its uses
//! have. A constant that is used in a loop is loaded in the entry block, while these take less than a quarter of the registers; any
//! other in the block of its use. Vectors of integers that messages of a block take, such as offsets, and that differ by one number
//! are loaded once; the others are sums.
//!
//! ```text
//! %s = add <32 x i32> %v, <0, 1, 2, ..>   ->   %c = constant(<0, 1, 2, ..>)
//!                                              %s = add <32 x i32> %v, %c
//!
//! gather(<0, 128, 256, ..>)                    %c = constant(<0, 128, 256, ..>)
//! gather(<2, 130, 258, ..>)               ->   gather(%c)
//!                                              %d = add %c, <2, 2, 2, ..>
//!                                              gather(%d)
//! ```

use rustc_hash::FxHashMap;

use crate::builder::Builder;
use crate::constant::Constant;
use crate::error::Error;
use crate::immediate;
use crate::ir::{Block, Function, Inst, Value};
use crate::loops::Loops;
use crate::passes::{Pass, State};
use crate::table::Op;
use crate::target;
use crate::types::Element;

/// The pass.
pub const PASS: Pass = Pass {
    name: "constants",
    description: "materialize vector constants that no operand can encode",
    run,
    // Constants of parts that legalization splits later are loaded later.
    establishes: None,
    optional: false,
};

/// Maximal execution size.
const MAX_LANES: u32 = 32;

/// The share of the registers, one in so many, for constants that are loaded before loops.
const HOISTED: u32 = 4;

/// Minimal length of a ramp of floats that is loaded as integers and converted; shorter ones are loaded directly.
const LONG: usize = 8;

fn run(state: &mut State) -> Result<(), Error> {
    let loops = Loops::of(&state.function);
    let mut room = state.register_file * state.platform.grf_bytes() / HOISTED;
    // The key is the bytes, because uses may read a constant as several types.
    let mut loaded: FxHashMap<(Block, Vec<u8>), Value> = FxHashMap::default();
    for inst in state.function.all_insts() {
        for operand in 0..state.function.operands(inst).len() {
            if !is_complex(state, inst, operand) && !is_long_ramp(&state.function, inst, operand) {
                continue;
            }
            let function = &mut state.function;
            let value = function.operands(inst)[operand];
            let ty = function.ty(value);
            let Some(block) = function.block(inst) else { continue };
            let Some(elements) = function.as_constant(value).and_then(|constant| constant.elements(ty)) else {
                continue;
            };
            let size = ty.element.bytes() as usize;
            let bytes = elements.iter().flat_map(|bits| bits.to_le_bytes().into_iter().take(size)).collect();
            let mut key = (function.blocks()[0], bytes);
            if !loops.contains(block) || !loaded.contains_key(&key) && ty.bytes() > room {
                key.0 = block;
            }
            let load_block = key.0;
            let load = match loaded.get(&key) {
                Some(load) => *load,
                None => {
                    room -= if load_block == block { 0 } else { ty.bytes() };
                    let at = if load_block == block { Some(inst) } else { function.first(load_block) };
                    let Some(at) = at else { continue };
                    let load = load(function, at, value, &elements);
                    loaded.insert(key, load);
                    load
                }
            };
            let load = Builder::before(function, inst).bitcast(load, ty);
            function.set_arg(inst, operand, load);
        }
    }
    share_offsets(&mut state.function);
    Ok(())
}

/// The block of a message, and a vector of integers that it takes: their type, and the distances from the first one.
type Shape = (Block, Element, Vec<u64>);

/// Loads vectors that messages of a block take once, if they differ by one number; the others are sums.
fn share_offsets(function: &mut Function) {
    let mut places: FxHashMap<Shape, usize> = FxHashMap::default();
    // The operands of each shape with their first elements, in the order of the code.
    let mut groups: Vec<Vec<(Inst, usize, u64)>> = Vec::new();
    for inst in function.all_insts() {
        for operand in 0..function.operands(inst).len() {
            let Some((shape, first)) = offsets(function, inst, operand) else { continue };
            let group = *places.entry(shape).or_insert_with(|| {
                groups.push(Vec::new());
                groups.len() - 1
            });
            groups[group].push((inst, operand, first));
        }
    }
    for group in groups.into_iter().filter(|group| group.len() > 1) {
        let (at, operand, base) = group[0];
        let constant = function.operands(at)[operand];
        let ty = function.ty(constant);
        let load = Builder::before(function, at).value(Op::Constant, &[constant], &[], ty);
        for (inst, operand, first) in group {
            let mut b = Builder::before(function, inst);
            let distance = b.splat_int(ty, first.wrapping_sub(base).cast_signed());
            let sum = if first == base { load } else { b.binary(Op::Add, load, distance) };
            function.set_arg(inst, operand, sum);
        }
    }
}

/// Returns the shape and the first element of a constant vector of integers that a message takes as it is.
fn offsets(function: &Function, inst: Inst, operand: usize) -> Option<(Shape, u64)> {
    let value = function.operands(inst)[operand];
    let ty = function.ty(value);
    let constant = function.as_constant(value).filter(|_| is_raw(function, inst, operand))?;
    if ty.element.is_float() || constant.splat().is_some() || ty.is_predicate() {
        return None;
    }
    let elements = constant.elements(ty)?;
    let (first, unused) = (*elements.first()?, 64 - ty.element.bits());
    let distances = elements.iter().map(|element| element.wrapping_sub(first) << unused >> unused).collect();
    Some(((function.block(inst)?, ty.element, distances), first))
}

/// Returns whether an instruction is a message that takes whole registers for an operand.
fn is_raw(function: &Function, inst: Inst, operand: usize) -> bool {
    let definition = function.op(inst).definition();
    let name = definition.operands().nth(operand).map(|(name, _)| name);
    name.zip(definition.form.message()).is_some_and(|(name, message)| message.is_raw(name))
}

/// Loads a constant before an instruction.
fn load(function: &mut Function, at: Inst, value: Value, elements: &[u64]) -> Value {
    let ty = function.ty(value);
    let mut b = Builder::before(function, at);
    match words(elements).filter(|_| ty.element.bits() == Element::F32.bits()) {
        Some(words) => {
            let words = b.elements(Element::I16, words);
            let words_ty = b.function.ty(words);
            let words = b.value(Op::Constant, &[words], &[], words_ty);
            b.cast(Op::SiToFp, words, Element::F32)
        }
        None => b.value(Op::Constant, &[value], &[], ty),
    }
}

/// Returns whether a whole-register operand is a single-precision constant that is loaded as integers and converted; if
/// it were loaded directly, each element would need a separate move.
fn is_long_ramp(function: &Function, inst: Inst, operand: usize) -> bool {
    let value = function.operands(inst)[operand];
    let singles = function.ty(value).element.bits() == Element::F32.bits();
    match function.as_constant(value).filter(|_| singles && is_raw(function, inst, operand)) {
        Some(Constant::Elements(elements)) => words(elements).is_some(),
        Some(Constant::Splat(_) | Constant::Undef) | None => false,
    }
}

/// Returns the words that single-precision numbers represent, if they are a long ramp of integers.
fn words(elements: &[u64]) -> Option<Vec<u64>> {
    let word = |bits: &u64| {
        let number = f32::from_bits(u32::try_from(*bits).ok()?);
        #[expect(clippy::cast_possible_truncation, reason = "what is not a word is compared")]
        let word = number as i16;
        (f32::from(word).to_bits() == number.to_bits()).then_some(word)
    };
    let numbers = elements.iter().map(word).collect::<Option<Vec<i16>>>()?;
    let steps: Vec<i32> = numbers.windows(2).map(|pair| i32::from(pair[1]) - i32::from(pair[0])).collect();
    let is_ramp = numbers.len() > LONG && steps.windows(2).all(|pair| pair[0] == pair[1]);
    is_ramp.then(|| numbers.into_iter().map(|number| u64::from(number.cast_unsigned())).collect())
}

/// Returns whether an operand of an element-wise instruction is a constant that the instruction cannot encode at some
/// execution size.
pub(super) fn is_complex(state: &State, inst: Inst, operand: usize) -> bool {
    let function = &state.function;
    let on_lanes = target::form(function.op(inst)).is_on_lanes();
    let value = function.operands(inst)[operand];
    let ty = function.ty(value);
    let Some(Constant::Elements(elements)) = function.as_constant(value).filter(|_| on_lanes && !ty.is_predicate())
    else {
        return false;
    };
    let lanes = (visa::region::MAX_REGISTERS * state.platform.grf_bytes() / ty.element.bytes()).min(MAX_LANES);
    let visa = target::visa_type(ty.element, target::source_sign(function, inst));
    elements.chunks(lanes as usize).any(|part| immediate::packed(part, visa).is_none())
}

//! Exchanges between the threads of a team.

use genx::{Element, IntPredicate, Op, Type, Value};
use pto_isa::types::Class;
use pto_isa::{Key, Name};
use pto_program::AttributeValue;

use super::arith::{dtype, is_unsigned};
use super::{TEAM, lanes, team};
use crate::emit::Emitter;
use crate::ops::Cx;
use crate::ops::vector_arith::Binary;
use crate::refusal::Lowered;
use crate::value::{Num, Val};

/// The question of a vote.
#[derive(Clone, Copy)]
pub(super) enum Vote {
    All,
    Any,
    Ballot,
    Uniform,
}

/// How a thread names the one whose value it reads.
#[derive(Clone, Copy)]
pub(super) enum Shuffle {
    Butterfly,
    Down,
    Index,
    Up,
}

/// Combines the values of the threads that take part.
pub(super) fn reduce(cx: &mut Cx<'_, '_>, op: Binary) -> Lowered {
    let (team, dtype) = (team(cx)?, dtype(cx, Name::Value)?);
    let read = if is_unsigned(cx) && dtype.is_integer() { dtype.with_sign(Class::Unsigned) } else { dtype };
    let value = lanes::operand(cx, Name::Value)?;
    let ty = cx.e().function.ty(value);
    let neutral = match op.neutral(read) {
        Ok(neutral) => neutral,
        // A sum of negative zeros is one.
        Err(_) if ty.element.is_float() => 1 << (ty.element.bits() - 1),
        Err(_) => 0,
    };
    let e = cx.e();
    let neutral = e.b().splat_int(ty, neutral.cast_signed());
    let value = if e.is_all(team.active) { value } else { e.b().select(team.active, value, neutral) };
    let value = e.tree(value, 1, &mut |e, a, b| e.binary(op, a, b, read));
    let value = lanes::first(e, value);
    let value = e.b().splat(value, TEAM);
    cx.give(Name::Result, Val::Lanes(value));
    Ok(())
}

/// Returns a bit for each thread that is set, as a vector of one word.
fn ballot(e: &mut Emitter, set: Value) -> Value {
    let bits = e.b().elements(Element::I32, (0..TEAM).map(|lane| 1 << lane).collect());
    let zero = e.b().splat_int(Type::vector(Element::I32, TEAM), 0);
    let bits = e.b().select(set, bits, zero);
    e.tree(bits, 1, &mut |e, a, b| e.b().binary(Op::Or, a, b))
}

/// Answers whether all, any or none of the threads say yes, or which.
pub(super) fn vote(cx: &mut Cx<'_, '_>, how: Vote) -> Lowered {
    let team = team(cx)?;
    let says = lanes::operand(cx, Name::Pred)?;
    let e = cx.e();
    let yes = lanes::both(e, team.active, says);
    let (yes, asked) = (ballot(e, yes), ballot(e, team.active));
    let ty = e.function.ty(yes);
    let zero = e.b().splat_int(ty, 0);
    let [yes, asked, none] = [yes, asked, zero].map(|bits| {
        let scalar = lanes::first(e, bits);
        e.b().splat(scalar, TEAM)
    });
    let value = match how {
        Vote::Ballot => yes,
        Vote::All => e.b().icmp(IntPredicate::Eq, yes, asked),
        Vote::Any => e.b().icmp(IntPredicate::Ne, yes, none),
        Vote::Uniform => {
            let (all, no) = (e.b().icmp(IntPredicate::Eq, yes, asked), e.b().icmp(IntPredicate::Eq, yes, none));
            e.b().binary(Op::Or, all, no)
        }
    };
    cx.give(Name::Result, Val::Lanes(value));
    Ok(())
}

/// Reads the values of other threads, among neighbours as many as `width`; a thread without such a neighbour keeps its own.
pub(super) fn shuffle(cx: &mut Cx<'_, '_>, how: Shuffle) -> Lowered {
    team(cx)?;
    dtype(cx, Name::Value)?;
    let AttributeValue::Int(width) = *cx.instruction.attribute(Key::Width) else {
        return Err("without a width".to_owned());
    };
    let width = u32::try_from(width).ok().filter(|width| matches!(width, 16 | 32)).ok_or("by another width")?;
    let by = match how {
        Shuffle::Butterfly => Name::Mask,
        Shuffle::Index => Name::Index,
        Shuffle::Down | Shuffle::Up => Name::Offset,
    };
    let value = lanes::operand(cx, Name::Value)?;
    if let Val::Num(Num::Const(by)) = cx.val(by)? {
        let places: Vec<u32> = (0..TEAM).map(|lane| source(how, lane, by, width)).collect();
        let value = cx.e().permuted(value, &places);
        cx.give(Name::Result, Val::Lanes(value));
        return Ok(());
    }
    let by = lanes::operand(cx, by)?;
    let e = cx.e();
    let ty = Type::vector(Element::I32, TEAM);
    let own = e.b().elements(Element::I32, (0..TEAM).map(|lane| u64::from(lane % width)).collect());
    let first = e.b().elements(Element::I32, (0..TEAM).map(|lane| u64::from(lane - lane % width)).collect());
    let last = e.b().splat_int(ty, i64::from(width) - 1);
    let asked = match how {
        Shuffle::Butterfly => e.b().binary(Op::Xor, own, by),
        Shuffle::Index => e.b().binary(Op::And, by, last),
        Shuffle::Up => e.b().binary(Op::Sub, own, by),
        Shuffle::Down => e.b().binary(Op::Add, own, by),
    };
    // Negative numbers are large as unsigned ones.
    let exists = e.b().icmp(IntPredicate::Ule, asked, last);
    let asked = e.b().select(exists, asked, own);
    let from = e.b().binary(Op::Add, first, asked);
    let value = taken(e, value, from);
    cx.give(Name::Result, Val::Lanes(value));
    Ok(())
}

/// Returns the thread whose value a thread reads.
fn source(how: Shuffle, lane: u32, by: i64, width: u32) -> u32 {
    let (first, own, width) = (lane - lane % width, i64::from(lane % width), i64::from(width));
    let asked = match how {
        Shuffle::Butterfly => own ^ by,
        Shuffle::Index => by.rem_euclid(width),
        Shuffle::Up => own.wrapping_sub(by),
        Shuffle::Down => own.wrapping_add(by),
    };
    let asked = if (0..width).contains(&asked) { asked } else { own };
    first + u32::try_from(asked).unwrap_or(0)
}

/// Returns the elements of a vector at computed lanes, in two halves if they have 64 bits.
fn taken(e: &mut Emitter, value: Value, from: Value) -> Value {
    let ty = e.function.ty(value);
    if ty.element.bytes() <= 4 {
        let offsets = e.byte_offsets(from, ty.element.bytes());
        return e.through_memory(value, |e, at| e.gather_scratch(at, offsets, value));
    }
    let by = e.b().splat_int(ty, 32);
    let upper = e.b().binary(Op::LShr, value, by);
    let [low, high] = [value, upper].map(|value| {
        let half = e.b().cast(Op::Trunc, value, Element::I32);
        let half = taken(e, half, from);
        e.b().cast(Op::ZExt, half, Element::I64)
    });
    let high = e.b().binary(Op::Shl, high, by);
    e.b().binary(Op::Or, low, high)
}

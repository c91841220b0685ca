//! Memory accesses of threads.

use genx::{Element, Op, Type, Value};
use pto_isa::ops::simt::Opcode;
use pto_isa::types::AddressSpace;
use pto_isa::{Key, Name, Opcode as Any};
use pto_program::AttributeValue;
use visa::table::Op as Visa;

use super::arith::is_unsigned;
use super::{Kept, TEAM, Team, lanes, team};
use crate::emit::Emitter;
use crate::ops::{Cx, after};
use crate::refusal::Lowered;
use crate::value::{Address, Num, Val};

/// The elements that threads access: an address, and how many bytes after it the element of each thread is, if they
/// differ.
type Places = (Address, Option<Value>);

/// Returns the places of a pointer.
fn pointers(cx: &Cx<'_, '_>) -> Lowered<Places> {
    match cx.val(Name::Ptr)? {
        Val::Address(at) => Ok((at, None)),
        Val::Pointers(at, bytes) => Ok((at, Some(bytes))),
        _ => Err("with `ptr` not known here".to_owned()),
    }
}

/// Returns the places `offset` elements after a pointer.
fn places(cx: &mut Cx<'_, '_>) -> Lowered<Places> {
    let (at, bytes) = pointers(cx)?;
    if let Val::Num(count) = cx.val(Name::Offset)? {
        let distance = cx.e().offset_in(at.space, Op::Mul, count, Num::Const(at.element_bytes));
        return Ok((after(cx, at, distance), bytes));
    }
    let count = lanes::operand(cx, Name::Offset)?;
    let e = cx.e();
    let ty = e.function.ty(count);
    let size = e.b().splat_int(ty, at.element_bytes.trailing_zeros().into());
    let more = lanes::computed(e, Op::Shl, count, size);
    let bytes = bytes.map_or(more, |bytes| lanes::computed(e, Op::Add, bytes, more));
    Ok((at, Some(bytes)))
}

/// Advances pointers by numbers of elements that differ between threads.
pub(super) fn advance(cx: &mut Cx<'_, '_>) -> Lowered {
    let (at, bytes) = places(cx)?;
    let value = bytes.map_or(Val::Address(at), |bytes| Val::Pointers(at, bytes));
    cx.give(Name::Result, value);
    Ok(())
}

/// Returns byte offsets as messages to a memory take them; they are not constant, so that no buffer in registers is
/// accessed.
fn offsets(e: &mut Emitter, space: AddressSpace, bytes: Value) -> Value {
    let is_constant = e.function.as_constant(bytes).is_some();
    let element = if space == AddressSpace::Gm { Element::I64 } else { Element::I32 };
    let bytes = super::upstream::resized(e, bytes, element, true);
    let ty = e.function.ty(bytes);
    if is_constant { e.b().value(Op::Constant, &[bytes], &[], ty) } else { bytes }
}

/// Returns the byte offset of the first element if those of all threads are adjacent.
fn adjacent(e: &Emitter, bytes: Value, size: u32) -> Option<i64> {
    let all = lanes::elements(e, bytes)?;
    let first = *all.first()?;
    let fits = (0..).zip(&all).all(|(lane, at)| *at == first.wrapping_add(lane * u64::from(size)));
    fits.then_some(first.cast_signed())
}

/// Returns the threads for which an access is, `None` for all.
fn active(e: &Emitter, team: Team) -> Option<Value> {
    (!e.is_all(team.active)).then_some(team.active)
}

/// Loads an element for each thread.
pub(super) fn load(cx: &mut Cx<'_, '_>) -> Lowered {
    let (team, ty) = (team(cx)?, lanes::type_of(&cx.result_desc(Name::Value))?);
    if ty.is_predicate() {
        return Err("of single bits".to_owned());
    }
    let (at, bytes) = places(cx)?;
    let mask = active(cx.e(), team);
    let value = match bytes {
        None => {
            let zero = cx.e().b().splat_int(Type::vector(Element::I64, 1), 0);
            let e = cx.e();
            let loaded = match mask {
                // The element may not exist if no thread loads it.
                Some(mask) => {
                    let (zero, any) = (offsets(e, at.space, zero), lanes::any(e, mask));
                    e.gather(at, zero, ty.element, Some(any))?
                }
                None => e.load(at, ty.element, 1)?,
            };
            let scalar = lanes::first(e, loaded);
            e.b().splat(scalar, TEAM)
        }
        Some(bytes) => match adjacent(cx.e(), bytes, ty.element.bytes()).filter(|_| mask.is_none()) {
            Some(first) => {
                let at = after(cx, at, Num::Const(first));
                cx.e().load(at, ty.element, TEAM)?
            }
            None => {
                let offsets = offsets(cx.e(), at.space, bytes);
                cx.e().gather(at, offsets, ty.element, mask)?
            }
        },
    };
    cx.give(Name::Value, Val::Lanes(value));
    Ok(())
}

/// Stores the element of each thread.
pub(super) fn store(cx: &mut Cx<'_, '_>) -> Lowered {
    let team = team(cx)?;
    let differs = matches!(cx.val(Name::Value)?, Val::Lanes(_));
    let value = lanes::operand(cx, Name::Value)?;
    let ty = cx.e().function.ty(value);
    if ty.is_predicate() {
        return Err("of single bits".to_owned());
    }
    let (at, bytes) = places(cx)?;
    let e = cx.e();
    let mask = active(e, team);
    match bytes {
        // All threads store the same.
        None if !differs => {
            let one = e.slice(value, 0, 1);
            let any = mask.map(|mask| lanes::any(e, mask));
            e.store(at, one, any)
        }
        None => {
            let zero = e.b().splat_int(Type::vector(Element::I64, TEAM), 0);
            let offsets = offsets(e, at.space, zero);
            e.scatter(at, offsets, value, mask)
        }
        Some(bytes) => match adjacent(e, bytes, ty.element.bytes()) {
            Some(first) => {
                let at = after(cx, at, Num::Const(first));
                cx.e().store(at, value, mask)
            }
            None => {
                let offsets = offsets(e, at.space, bytes);
                e.scatter(at, offsets, value, mask)
            }
        },
    }
}

/// Updates the element of each thread by an atomic operation.
pub(super) fn update(cx: &mut Cx<'_, '_>) -> Lowered {
    let value = lanes::operand(cx, Name::Value)?;
    let element = cx.e().function.ty(value).element;
    let Any::Simt(opcode) = cx.def.opcode else { return Err("of another family".to_owned()) };
    let message = match (opcode, element, is_unsigned(cx)) {
        (Opcode::AtomicAdd, Element::I32, _) => Visa::LscAtomicIadd,
        (Opcode::AtomicAdd, Element::F32, _) => Visa::LscAtomicFadd,
        (Opcode::AtomicSub, Element::I32, _) => Visa::LscAtomicIsub,
        (Opcode::AtomicSub, Element::F32, _) => Visa::LscAtomicFsub,
        (Opcode::AtomicMax, Element::I32, false) => Visa::LscAtomicSmax,
        (Opcode::AtomicMax, Element::I32, true) => Visa::LscAtomicUmax,
        (Opcode::AtomicMin, Element::I32, false) => Visa::LscAtomicSmin,
        (Opcode::AtomicMin, Element::I32, true) => Visa::LscAtomicUmin,
        (Opcode::AtomicAnd, Element::I32, _) => Visa::LscAtomicAnd,
        (Opcode::AtomicOr, Element::I32, _) => Visa::LscAtomicOr,
        (Opcode::AtomicXor, Element::I32, _) => Visa::LscAtomicXor,
        (Opcode::AtomicExch, Element::I32 | Element::F32, _) => Visa::LscAtomicStore,
        _ => return Err(format!("on elements of {}", cx.desc(Name::Value))),
    };
    let ((at, bytes), team) = (pointers(cx)?, cx.walker.team);
    let e = cx.e();
    let mask = match team {
        Some(team) => active(e, team),
        // Code outside of threads updates once.
        None => Some(e.b().elements(Element::I1, (0..TEAM).map(|lane| u64::from(lane == 0)).collect())),
    };
    let bytes = bytes.unwrap_or_else(|| e.b().splat_int(Type::vector(Element::I64, TEAM), 0));
    let offsets = offsets(e, at.space, bytes);
    let old = e.update_each(at, offsets, value, mask, message)?;
    let old = match (team, element.is_float()) {
        (Some(_), _) => Val::Lanes(old),
        (None, true) => Val::Float(lanes::first(e, old)),
        (None, false) => {
            let first = lanes::first(e, old);
            Val::Num(e.unknown(first, element.bits()))
        }
    };
    cx.give(Name::Old, old);
    Ok(())
}

/// Returns the slot that an operation names.
fn slot(cx: &Cx<'_, '_>) -> Lowered<i64> {
    match cx.instruction.attribute(Key::Slot) {
        AttributeValue::Int(slot) => Ok(*slot),
        _ => Err("without a slot".to_owned()),
    }
}

/// Reserves memory for a value of each thread of all teams.
pub(super) fn for_teams(e: &mut Emitter, team: Team, element: Element) -> Lowered<Address> {
    let (teams, size) = (team.number.range().1 + 1, i64::from(element.bytes()));
    e.on_stack(teams * i64::from(TEAM) * size, size)
}

/// Returns where the values of a team are.
pub(super) fn of_team(e: &mut Emitter, team: Team, at: Address, element: Element) -> Address {
    let distance = e.times(team.number, i64::from(TEAM * element.bytes()));
    let offset = e.offset_in(at.space, Op::Add, at.offset, distance);
    Address { offset, ..at }
}

/// Keeps the value of each thread for a later launch.
pub(super) fn keep(cx: &mut Cx<'_, '_>) -> Lowered {
    let (team, slot) = (team(cx)?, slot(cx)?);
    let value = lanes::operand(cx, Name::Payload)?;
    let ty = cx.e().function.ty(value);
    if ty.is_predicate() {
        return Err("of single bits".to_owned());
    }
    let kept = match cx.walker.kept.get(&slot) {
        Some(kept) if kept.element == ty.element => *kept,
        Some(_) => return Err("of another type than the slot had before".to_owned()),
        None => Kept { at: for_teams(cx.e(), team, ty.element)?, element: ty.element },
    };
    cx.walker.kept.insert(slot, kept);
    let e = cx.e();
    let (at, mask) = (of_team(e, team, kept.at, kept.element), active(e, team));
    e.store(at, value, mask)
}

/// Returns what each thread kept in a slot.
pub(super) fn resume(cx: &mut Cx<'_, '_>) -> Lowered {
    let (team, slot) = (team(cx)?, slot(cx)?);
    let ty = lanes::type_of(&cx.result_desc(Name::Result))?;
    let kept = *cx.walker.kept.get(&slot).ok_or("from a slot in which nothing was kept")?;
    if kept.element != ty.element {
        return Err("of another type than was kept".to_owned());
    }
    let e = cx.e();
    let at = of_team(e, team, kept.at, kept.element);
    let value = e.load(at, ty.element, TEAM)?;
    cx.give(Name::Result, Val::Lanes(value));
    Ok(())
}

//! Lowers loads and stores of scalars. Arrays and structs on the stack are buffers of memory on chip, at negative addresses.

use super::Rule::{self, By};
use genx::{Element, Op};
use pto_isa::ops::scalar::Opcode;
use pto_isa::types::{StructDesc, StructToken};
use pto_isa::{Key, Name, TypeDesc};
use pto_program::AttributeValue;

use super::{Cx, after};
use crate::refusal::Lowered;
use crate::value::{Address, Num, Val, element};

/// Bytes of a field of a struct, or of an event of an array, in memory.
const FIELD: i64 = 8;

/// Returns the rule of each operation of the family.
pub(super) fn rule(opcode: Opcode) -> Rule {
    match opcode {
        Opcode::DeclareLocalArray => By(|cx| declare(cx, Name::Array)),
        Opcode::DeclareStruct => By(|cx| declare(cx, Name::S)),
        Opcode::LocalArrayGet => By(|cx| {
            let at = cell(cx, Name::Indices)?;
            load_at(cx, at, Name::Result)
        }),
        Opcode::LocalArraySet => By(|cx| {
            let at = cell(cx, Name::Indices)?;
            store_at(cx, at)
        }),
        Opcode::StructGet => By(|cx| {
            let at = field(cx)?;
            load_at(cx, at, Name::Value)
        }),
        Opcode::StructSet => By(|cx| {
            let at = field(cx)?;
            store_at(cx, at)
        }),
        Opcode::LdDev | Opcode::Load | Opcode::LoadScalar => By(load),
        Opcode::StDev | Opcode::Store | Opcode::StoreScalar => By(store),
    }
}

/// Returns the address of an element.
fn place(cx: &mut Cx<'_, '_>) -> Lowered<Address> {
    let (at, count) = (cx.address(Name::Ptr)?, cx.num(Name::Offset)?);
    let distance = cx.e().offset_in(at.space, Op::Mul, count, Num::Const(at.element_bytes));
    Ok(after(cx, at, distance))
}

/// Reserves memory for an array or a struct.
pub(super) fn declare(cx: &mut Cx<'_, '_>, name: Name) -> Lowered {
    let desc = cx.result_desc(name);
    let (count, element_bytes) = match desc {
        TypeDesc::LocalArray(array) => {
            let count = extents(&desc)?.iter().fold(1_i64, |count, extent| count.saturating_mul(*extent));
            (count, i64::from(array.dtype.bytes()))
        }
        TypeDesc::EventIds(count) => (count, FIELD),
        TypeDesc::Struct(Some(record)) => (fields(&record), FIELD),
        _ => return Err(format!("of type {desc}")),
    };
    let bytes = count.checked_mul(element_bytes).ok_or_else(|| format!("of type {desc}"))?;
    let at = cx.e().on_stack(bytes, element_bytes)?;
    cx.give(name, Val::Address(at));
    Ok(())
}

/// Returns the extents of an array.
fn extents(desc: &TypeDesc) -> Lowered<Vec<i64>> {
    let extents = match desc {
        TypeDesc::LocalArray(array) => array.shape.dims().iter().map(|dim| dim.get()).collect(),
        TypeDesc::EventIds(count) => Some(vec![*count]),
        _ => None,
    };
    extents.ok_or_else(|| format!("of type {desc}"))
}

/// Returns the address of an element of an array on the stack.
pub(super) fn cell(cx: &mut Cx<'_, '_>, indices: Name) -> Lowered<Address> {
    let (at, extents) = (cx.address(Name::Array)?, extents(&cx.desc(Name::Array))?);
    let mut cell = Num::Const(0);
    for (index, extent) in cx.nums(indices)?.into_iter().zip(extents) {
        let before = cx.e().offset_in(at.space, Op::Mul, cell, Num::Const(extent));
        cell = cx.e().offset_in(at.space, Op::Add, before, index);
    }
    let bytes = cx.e().offset_in(at.space, Op::Mul, cell, Num::Const(at.element_bytes));
    Ok(after(cx, at, bytes))
}

/// Returns the number of fields of a struct, or of its part.
fn fields(record: &StructDesc) -> i64 {
    record.tokens().iter().map(|token| i64::from(matches!(token, StructToken::Field(_)))).sum()
}

/// Returns the address of a field of a struct.
fn field(cx: &mut Cx<'_, '_>) -> Lowered<Address> {
    let at = cx.address(Name::S)?;
    let (TypeDesc::Struct(Some(record)), AttributeValue::Ints(path)) =
        (cx.desc(Name::S), cx.instruction.attribute(Key::Path))
    else {
        return Err("without a field".to_owned());
    };
    let before = record.before(path.iter().copied()).and_then(|before| i64::try_from(before).ok());
    let bytes = before.ok_or("without such a field")? * FIELD;
    Ok(after(cx, at, Num::Const(bytes)))
}

/// Returns the type of a scalar in memory.
fn in_memory(desc: &TypeDesc) -> Lowered<Element> {
    match desc {
        TypeDesc::Index => Ok(Element::I64),
        _ => desc.dtype().and_then(element).ok_or_else(|| format!("of type {desc}")),
    }
}

/// Loads the element `offset` elements after a pointer.
fn load(cx: &mut Cx<'_, '_>) -> Lowered {
    let at = place(cx)?;
    load_at(cx, at, Name::Value)
}

/// Loads the scalar at an address.
pub(super) fn load_at(cx: &mut Cx<'_, '_>, at: Address, name: Name) -> Lowered {
    let desc = cx.result_desc(name);
    let element = in_memory(&desc)?;
    let vector = cx.e().load(at, element, 1)?;
    let value = cx.e().b().read(vector, genx::Region::contiguous(1, 0), None);
    let value = if element.is_float() {
        Val::Float(value)
    } else if element.bits() < Element::I32.bits() {
        let wide = cx.e().b().cast(genx::Op::SExt, value, Element::I32);
        Val::Num(cx.e().unknown(wide, element.bits()))
    } else {
        Val::Num(cx.e().unknown(value, element.bits()))
    };
    cx.give(name, value);
    Ok(())
}

/// Stores to the element `offset` elements after a pointer.
fn store(cx: &mut Cx<'_, '_>) -> Lowered {
    let at = place(cx)?;
    store_at(cx, at)
}

/// Stores `value` at an address.
pub(super) fn store_at(cx: &mut Cx<'_, '_>, at: Address) -> Lowered {
    let desc = cx.desc(Name::Value);
    let element = in_memory(&desc)?;
    let scalar = cx.element(Name::Value, element)?;
    let vector = cx.e().splatted(scalar, 1);
    cx.e().store(at, vector, None)
}

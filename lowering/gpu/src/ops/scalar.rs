//! Lowers loads and stores of scalars.

use super::Rule::{self, By, Missing};
use genx::{Element, Op};
use pto_isa::Name;
use pto_isa::ops::scalar::Opcode;

use super::Cx;
use crate::refusal::Lowered;
use crate::value::{Address, Num, Val, element};

const STACK: &str = "on the stack, which has no counterpart yet";

/// Returns the rule of each operation of the family.
pub(super) fn rule(opcode: Opcode) -> Rule {
    match opcode {
        Opcode::DeclareLocalArray
        | Opcode::DeclareStruct
        | Opcode::LocalArrayGet
        | Opcode::LocalArraySet
        | Opcode::StructGet
        | Opcode::StructSet => Missing(STACK),
        Opcode::LdDev | Opcode::Load | Opcode::LoadScalar => By(load),
        Opcode::StDev | Opcode::Store | Opcode::StoreScalar => By(store),
    }
}

/// Returns the address of an element.
fn place(cx: &mut Cx<'_, '_>) -> Lowered<Address> {
    let (at, count) = (cx.address(Name::Ptr)?, cx.num(Name::Offset)?);
    let distance = cx.e().offset_in(at.space, Op::Mul, count, Num::Const(at.element_bytes));
    let offset = cx.e().offset_in(at.space, Op::Add, at.offset, distance);
    Ok(Address { offset, ..at })
}

/// Loads the element `offset` elements after a pointer.
fn load(cx: &mut Cx<'_, '_>) -> Lowered {
    let (at, desc) = (place(cx)?, cx.result_desc(Name::Value));
    let element = desc.dtype().and_then(element).ok_or_else(|| format!("of type {desc}"))?;
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
    cx.give(Name::Value, value);
    Ok(())
}

/// Stores to the element `offset` elements after a pointer.
fn store(cx: &mut Cx<'_, '_>) -> Lowered {
    let (at, desc) = (place(cx)?, cx.desc(Name::Value));
    let element = desc.dtype().and_then(element).ok_or_else(|| format!("of type {desc}"))?;
    let scalar = cx.element(Name::Value, element)?;
    let vector = cx.e().splatted(scalar, 1);
    cx.e().store(at, vector, None)
}

//! Scalars in memory.

use super::Rule;
use crate::{
    emitter::Emitter,
    report::Lowered,
    site::Site,
    types::{self, Sign},
};
use mlir_dialect::{
    melior::ir::{Value, ValueLike},
    result,
};
use pto_isa::{Name, TypeDesc, ops::scalar::Opcode};
use pto_upstream::Llvm;

/// Returns the rule of an operation.
pub(super) const fn rule(op: Opcode) -> Rule {
    const STACK: &str = "is about structs on the stack, which are not lowered";
    match op {
        Opcode::DeclareLocalArray => Rule::By(declare_array),
        Opcode::DeclareStruct | Opcode::StructGet | Opcode::StructSet => Rule::Missing(STACK),
        Opcode::LocalArrayGet => Rule::By(array_get),
        Opcode::LocalArraySet => Rule::By(array_set),
        Opcode::LdDev => Rule::By(device_load),
        Opcode::Load | Opcode::LoadScalar => Rule::By(load),
        Opcode::StDev => Rule::By(device_store),
        Opcode::Store | Opcode::StoreScalar => Rule::By(store),
    }
}

/// Returns the address of the accessed element.
pub(super) fn address<'c, 'a>(e: &mut Emitter<'c, 'a>, site: &Site<'c, 'a>) -> Lowered<Value<'c, 'a>> {
    let pointer = site.desc(Name::Ptr).unwrap_or(TypeDesc::Error);
    let offset = site.value(Name::Offset)?;
    let offset = e.integer(site, offset, 64)?;
    e.element(site, site.value(Name::Ptr)?, &pointer, offset)
}

/// Returns the spelling of the element type of the pointer.
pub(super) fn element(site: &Site<'_, '_>) -> Lowered<String> {
    let found = site.desc(Name::Ptr).and_then(|desc| super::scalar(&desc, Sign::None));
    found.ok_or_else(|| site.unsupported("the pointer has no element type"))
}

fn load<'c, 'a>(e: &mut Emitter<'c, 'a>, site: &Site<'c, 'a>) -> Lowered {
    let address = address(e, site)?;
    loaded(e, site, address)
}

/// Replaces an operation by the load of its result.
fn loaded<'c, 'a>(e: &mut Emitter<'c, 'a>, site: &Site<'c, 'a>, address: Value<'c, 'a>) -> Lowered {
    let Some(r#type) = result(site.op, 0).map(|result| result.r#type()) else {
        return Err(site.unsupported("expected a result"));
    };
    let loaded = e.value(site, Llvm::Load, &[address], r#type, &[])?;
    e.replace(site, &[loaded])
}

fn store<'c, 'a>(e: &mut Emitter<'c, 'a>, site: &Site<'c, 'a>) -> Lowered {
    let address = address(e, site)?;
    let value = site.value(Name::Value)?;
    e.op(site, Llvm::Store, &[value, address], &[], &[])?;
    e.replace(site, &[])
}

/// Returns the element type and the extents of an array.
fn shape_of(site: &Site<'_, '_>, array: Option<TypeDesc>) -> Lowered<(&'static str, Vec<i64>)> {
    let Some(TypeDesc::LocalArray(view)) = array else { return Err(site.unsupported("expected a local array")) };
    let extents: Option<Vec<i64>> = view.shape.dims().iter().map(|dim| dim.get()).collect();
    let extents = extents.ok_or_else(|| site.unsupported("an array of unknown extent"))?;
    Ok((types::element(view.dtype), extents))
}

/// Reserves an array on the stack.
fn declare_array<'c, 'a>(e: &mut Emitter<'c, 'a>, site: &Site<'c, 'a>) -> Lowered {
    let (element, extents) = shape_of(site, site.results().first().cloned())?;
    let count = extents.iter().try_fold(1_i64, |count, extent| count.checked_mul(*extent));
    let count = count.ok_or_else(|| site.unsupported("an array that is too large"))?;
    let array = e.on_stack(site, element, count)?;
    e.replace(site, &[array])
}

/// Returns the address of an element of an array, whose rows follow each other.
fn array_element<'c, 'a>(e: &mut Emitter<'c, 'a>, site: &Site<'c, 'a>) -> Lowered<Value<'c, 'a>> {
    let (element, extents) = shape_of(site, site.desc(Name::Array))?;
    let word = e.r#type(site, "i64")?;
    let mut distance = e.constant(site, 0, 64)?;
    for ((index, _), extent) in site.values(Name::Indices).into_iter().zip(extents) {
        let (index, extent) = (e.integer(site, index, 64)?, e.constant(site, extent, 64)?);
        let rows = e.value(site, Llvm::Mul, &[distance, extent], word, &[])?;
        distance = e.value(site, Llvm::Add, &[rows, index], word, &[])?;
    }
    e.element_of(site, site.value(Name::Array)?, element, distance)
}

fn array_get<'c, 'a>(e: &mut Emitter<'c, 'a>, site: &Site<'c, 'a>) -> Lowered {
    let address = array_element(e, site)?;
    loaded(e, site, address)
}

fn array_set<'c, 'a>(e: &mut Emitter<'c, 'a>, site: &Site<'c, 'a>) -> Lowered {
    let address = array_element(e, site)?;
    e.op(site, Llvm::Store, &[site.value(Name::Value)?, address], &[], &[])?;
    e.replace(site, &[])
}

/// Lowers a load that bypasses the cache, which LLVM loads cannot express.
fn device_load<'c, 'a>(e: &mut Emitter<'c, 'a>, site: &Site<'c, 'a>) -> Lowered {
    let address = address(e, site)?;
    let name = format!("LD.DEV.{}", element(site)?);
    e.results(site, &name, true, &[address])
}

fn device_store<'c, 'a>(e: &mut Emitter<'c, 'a>, site: &Site<'c, 'a>) -> Lowered {
    let address = address(e, site)?;
    let name = format!("ST.DEV.{}", element(site)?);
    e.results(site, &name, true, &[site.value(Name::Value)?, address])
}

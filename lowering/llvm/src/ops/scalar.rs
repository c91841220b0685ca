//! Scalars in memory.

use super::Rule;
use crate::{emitter::Emitter, report::Lowered, site::Site, types::Sign};
use mlir_dialect::{melior::ir::ValueLike, result};
use pto_isa::{Name, TypeDesc, ops::scalar::Opcode};

/// Returns the rule of an operation.
pub(super) const fn rule(op: Opcode) -> Rule {
    const STACK: &str = "is about structs and arrays on the stack, which are not lowered";
    match op {
        Opcode::DeclareLocalArray
        | Opcode::DeclareStruct
        | Opcode::LocalArrayGet
        | Opcode::LocalArraySet
        | Opcode::StructGet
        | Opcode::StructSet => Rule::Missing(STACK),
        Opcode::LdDev => Rule::By(device_load),
        Opcode::Load | Opcode::LoadScalar => Rule::By(load),
        Opcode::StDev => Rule::By(device_store),
        Opcode::Store | Opcode::StoreScalar => Rule::By(store),
    }
}

/// Returns the address of the accessed element.
pub(super) fn address<'c, 'a>(
    e: &mut Emitter<'c, 'a>,
    site: &Site<'c, 'a>,
) -> Lowered<mlir_dialect::melior::ir::Value<'c, 'a>> {
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
    let Some(r#type) = result(site.op, 0).map(|result| result.r#type()) else {
        return Err(site.unsupported("expected a result"));
    };
    let loaded = e.value(site, "llvm.load", &[address], r#type, &[])?;
    e.replace(site, &[loaded])
}

fn store<'c, 'a>(e: &mut Emitter<'c, 'a>, site: &Site<'c, 'a>) -> Lowered {
    let address = address(e, site)?;
    let value = site.value(Name::Value)?;
    e.op(site, "llvm.store", &[value, address], &[], &[])?;
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

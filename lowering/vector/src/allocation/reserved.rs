//! Handles buffers that `pto.reserve_buffer` reserves for pipes between cores: other cores write them at any time, so
//! that they share bytes with no other buffer.

use super::Buffer;
use mlir_dialect::{
    InherentAttributes, context_of, location,
    melior::ir::{
        attribute::{BoolAttribute, IntegerAttribute},
        operation::OperationRef,
        r#type::IntegerType,
    },
    result, set_attribute, value_key,
};
use pto_dialect::attributes;
use pto_isa::{
    Key, Op, attrs,
    ops::system::Opcode,
    types::{AddressSpace, Loc},
};

/// Returns the buffer that an operation reserves, and its memory.
pub(super) fn buffer<'c, 'a>(op: OperationRef<'c, 'a>, def: &'static Op) -> Option<(Loc, Buffer<'c, 'a>)> {
    if !def.is(Opcode::ReserveBuffer) {
        return None;
    }
    let attributes = InherentAttributes::of(op);
    let integer = |key: Key| Some(IntegerAttribute::try_from(attributes.get(key.as_str())?).ok()?.value());
    let case = attributes::case(&attrs::ADDRESS_SPACE, attributes.get(Key::Location.as_str())?)?;
    let space = AddressSpace::parse(case.name)?;
    let loc = Loc::ALL.iter().copied().find(|loc| AddressSpace::of(*loc) == space)?;
    let (key, size, fixed) = (value_key(result(op, 0)?), integer(Key::Size)?, integer(Key::Base));
    Some((loc, Buffer { op, def, key, size, fixed, is_scratch: false, is_reserved: true }))
}

/// Assigns an address to a reserved buffer, so that no later planner has to.
pub(super) fn assign_address(op: OperationRef<'_, '_>, address: i64) {
    let context = context_of(location(op));
    let base = IntegerAttribute::new(IntegerType::new(context, 32).into(), address);
    set_attribute(op, Key::Base.as_str(), base.into());
    set_attribute(op, Key::AutoAlloc.as_str(), BoolAttribute::new(context, false).into());
}

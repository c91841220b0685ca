//! Addresses of reserved buffers: those of the text, else after all planned tiles of their memory.

use crate::{report::Lowered, site::Site, walk, windows::slot_bytes};
use mlir_dialect::{
    integer_constant,
    melior::ir::{
        ValueLike,
        operation::{OperationLike, OperationRef},
    },
    string,
};
use pto_dialect::{target, types};
use pto_isa::{
    Key, Name, TypeDesc,
    ops::{system, view},
    types::{AddressSpace, Loc},
};

/// What planned buffers in memory begin at a multiple of.
const ALIGNMENT: i64 = 256;

/// The address of a buffer that an operation reserves, or imports from another function.
pub(crate) fn base<'c, 'a>(site: &Site<'c, 'a>) -> Lowered<i64> {
    if site.def.is(system::Opcode::ReserveBuffer) {
        return reserved(site);
    }
    let (peer, name) = (site.symbol(Key::PeerFunc).unwrap_or(""), site.text(Key::Name).unwrap_or(""));
    let owner = functions(site.op).into_iter().find(|function| named(*function) == Some(peer));
    let found = owner
        .into_iter()
        .flat_map(walk::inside)
        .filter_map(Site::of)
        .find(|found| found.def.is(system::Opcode::ReserveBuffer) && found.text(Key::Name) == Some(name));
    match found {
        Some(found) => reserved(&found),
        None => Err(site.unsupported(format_args!("expected a buffer `{name}` of `{peer}`, found none"))),
    }
}

/// The name of a function.
pub(crate) fn named<'c>(function: OperationRef<'c, '_>) -> Option<&'c str> {
    string(function.attribute("sym_name").ok()?)
}

/// All functions of the outermost module.
fn functions<'c, 'a>(op: OperationRef<'c, 'a>) -> Vec<OperationRef<'c, 'a>> {
    let outermost = std::iter::successors(Some(op), |op| op.parent_operation()).last().unwrap_or(op);
    let is_function = |op: &OperationRef<'c, 'a>| pto_dialect::op::is_upstream(*op, pto_upstream::Outer::Function);
    walk::inside(outermost).into_iter().filter(is_function).collect()
}

fn reserved<'c, 'a>(site: &Site<'c, 'a>) -> Lowered<i64> {
    if let Some(base) = site.int(Key::Base) {
        return Ok(base);
    }
    if !site.flag(Key::AutoAlloc) {
        return Err(site.unsupported("expected `base` where no planner chooses the address, found none"));
    }
    let loc = memory(site).ok_or_else(|| site.unsupported("expected a memory on the chip as location"))?;
    let up = |bytes: i64| bytes.saturating_add(ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
    let mut end = 0;
    let mut before = true;
    for op in functions(site.op).into_iter().flat_map(walk::inside).filter_map(Site::of) {
        end = end.max(end_of(&op, loc));
    }
    end = up(end);
    let function = functions(site.op).into_iter().find(|function| {
        std::iter::successors(Some(site.op), |op| op.parent_operation()).any(|around| around == *function)
    });
    for other in function.into_iter().flat_map(walk::inside).filter_map(Site::of) {
        before &= other.op != site.op;
        let is_planned = other.def.is(system::Opcode::ReserveBuffer) && other.flag(Key::AutoAlloc);
        if before && is_planned && memory(&other) == Some(loc) && other.int(Key::Base).is_none() {
            end = up(end.saturating_add(other.int(Key::Size).unwrap_or(0)));
        }
    }
    let bytes = site.int(Key::Size).unwrap_or(0);
    let target = target::of(site.op, target::configuration(mlir_dialect::context_of(mlir_dialect::location(site.op))));
    match *pto_isa::target::memory(loc).capacity.on(target) {
        Some(capacity) if end.saturating_add(bytes) > capacity => Err(site.unsupported(format_args!(
            "buffer of {bytes} bytes does not fit after {end} bytes of tiles in {} memory of {capacity} bytes",
            loc.name()
        ))),
        _ => Ok(end),
    }
}

/// The memory of a reserved buffer.
fn memory(site: &Site<'_, '_>) -> Option<Loc> {
    let space = AddressSpace::parse(site.word(Key::Location)?)?;
    Loc::ALL.iter().copied().find(|loc| AddressSpace::of(*loc) == space)
}

/// The end of what an operation allocates or reserves in a memory.
fn end_of(site: &Site<'_, '_>, loc: Loc) -> i64 {
    if site.def.is(system::Opcode::ReserveBuffer) {
        let fixed = site.int(Key::Base).filter(|_| memory(site) == Some(loc));
        return fixed.map_or(0, |base| base.saturating_add(site.int(Key::Size).unwrap_or(0)));
    }
    let allocates = site.def.is(view::Opcode::AllocTile) || site.def.is(view::Opcode::AllocMultiTile);
    if !allocates {
        return 0;
    }
    let Some(address) = site.find(Name::Addr).and_then(integer_constant) else { return 0 };
    let bytes = match site.first_result_quietly().map(|result| types::desc(result.r#type())) {
        Some(TypeDesc::Tile(tile)) if tile.loc == loc => tile.size_bytes(),
        Some(TypeDesc::MultiTile { slot, count }) if slot.loc == loc => {
            slot_bytes(&slot).and_then(|bytes| bytes.checked_mul(count))
        }
        _ => None,
    };
    bytes.map_or(0, |bytes| address.saturating_add(bytes))
}

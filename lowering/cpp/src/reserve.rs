//! Addresses of reserved buffers, including those that another function reserves.

use crate::{report::Lowered, site::Site};
use mlir_dialect::{
    melior::ir::operation::{OperationLike, OperationRef},
    string, walk,
};
use pto_isa::{Key, ops::system};

/// Returns the address of a buffer that an operation reserves, or imports from another function.
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

/// Returns the name of a function.
pub(crate) fn named<'c>(function: OperationRef<'c, '_>) -> Option<&'c str> {
    string(function.attribute("sym_name").ok()?)
}

/// Returns all functions of the outermost module.
fn functions<'c, 'a>(op: OperationRef<'c, 'a>) -> Vec<OperationRef<'c, 'a>> {
    let outermost = std::iter::successors(Some(op), |op| op.parent_operation()).last().unwrap_or(op);
    let is_function = |op: &OperationRef<'c, 'a>| pto_dialect::op::is_upstream(*op, pto_upstream::Outer::Function);
    walk::inside(outermost).into_iter().filter(is_function).collect()
}

/// Returns the address in the text, or the one that `pto-allocation` chose.
fn reserved(site: &Site<'_, '_>) -> Lowered<i64> {
    let base = site.number(Key::Base);
    base.ok_or_else(|| site.unsupported("expected `base` where no planner chooses the address, found none"))
}

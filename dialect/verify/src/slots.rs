//! Verifies entries of pipes between cores against the slots that hold them.
//!
//! An entry that is a view is one slot in global memory: the pipe must have a view of its slots, with the same elements
//! and extents. Entries that are split unevenly must go from the cube core, through global memory, to vector cores.

use crate::{
    pipes::{UNEVEN, direction, number},
    walk::{Context, Visit},
};
use mlir_dialect::{
    InherentAttributes, attribute_location,
    melior::ir::{ValueLike, operation::OperationRef},
    name_location, operand,
};
use pto_dialect::{
    op::{Groups, declared},
    types,
};
use pto_isa::{
    Key, Name, TypeDesc, codes,
    rule::{Core, Handover, Joint},
    types::{Dim, ViewDesc},
};

/// Facts about a pipe value that the rules for entries need.
struct Through {
    /// View of its slots in global memory, if it has no other slots.
    view: Option<ViewDesc>,
    /// Whether it goes through global memory to vector cores, which also have slots.
    uneven: bool,
    bytes: Option<i64>,
}

impl Through {
    fn of(made: OperationRef<'_, '_>) -> Option<Self> {
        let (def, _) = declared(made)?;
        let directions = def.joints().find_map(Joint::made_directions)?;
        let inherent = InherentAttributes::of(made);
        let groups = Groups::of(def, made);
        let given = |name: Name| {
            let declared = def.operands.iter().position(|operand| operand.name == name)?;
            operand(made, groups.range(declared).next()?)
        };
        let (global, local) = (given(Name::GmAddr), given(Name::LocalAddr));
        let view = global.filter(|_| local.is_none()).and_then(|value| match types::desc(value.r#type()) {
            TypeDesc::TensorView(view) => Some(view),
            _ => None,
        });
        let to_vector = number(&inherent, directions) == Some(direction(Core::Cube));
        let uneven = global.is_some() && local.is_some() && to_vector;
        Some(Self { view, uneven, bytes: number(&inherent, Key::SlotSize) })
    }
}

/// Returns why a view does not fit a slot of a pipe.
pub(crate) fn misfit(entry: &ViewDesc, slots: Option<&ViewDesc>) -> Option<String> {
    let Some(slots) = slots else {
        return Some("the entry is a view, expected a pipe with a view of its slots in global memory".to_owned());
    };
    if entry.dtype != slots.dtype {
        return Some(format!("the entry has elements of {}, the slots of its pipe of {}", entry.dtype, slots.dtype));
    }
    let (found, expected) = (entry.shape.dims(), slots.shape.dims());
    let differ = || found.iter().zip(expected).any(|(a, b)| matches!((a.get(), b.get()), (Some(a), Some(b)) if a != b));
    (found.len() != expected.len() || differ())
        .then(|| format!("the entry has the extents {}, the slots of its pipe {}", extents(found), extents(expected)))
}

/// Formats extents, such as `16x?`.
fn extents(dims: &[Dim]) -> String {
    dims.iter().map(Dim::to_string).collect::<Vec<_>>().join("x")
}

/// Checks an entry of a pipe value.
pub(crate) fn of_value<'c, 'a>(
    visit: &Visit<'c, 'a>,
    transfer: Handover,
    (entry, made): (TypeDesc, OperationRef<'c, 'a>),
    cx: &mut Context<'c, 'a>,
) {
    let Some(pipe) = Through::of(made) else { return };
    let split = number(&InherentAttributes::of(visit.op), Key::Split).unwrap_or(0);
    if UNEVEN.contains(&split) {
        let from_cube = match entry {
            TypeDesc::Tile(tile) => transfer.from(Core::of(tile.loc)) == Core::Cube,
            _ => false,
        };
        if !from_cube || !pipe.uneven {
            let message = format!(
                "{} has split {split}, which is of tiles from the cube core through global memory to slots of vector cores",
                visit.name()
            );
            let violation =
                cx.violation(codes::PIPE_SPLIT, attribute_location(visit.op, &[Key::Split.as_str()]), message);
            cx.emit(violation.note_at(name_location(made), "the pipe is made here"));
        }
    }
    let TypeDesc::TensorView(view) = entry else { return };
    let size = || {
        let found = view.shape.elements()?.checked_mul(i64::from(view.dtype.bytes()))?;
        let expected = pipe.bytes?;
        let fits = found == expected || split != 0 && found.saturating_mul(2) == expected;
        (!fits).then(|| format!("the entry has {found} bytes, the slots of its pipe {expected}"))
    };
    if let Some(message) = misfit(&view, pipe.view.as_ref()).or_else(size) {
        let violation = cx.violation(codes::PIPE_SLOT, visit.place(), message);
        cx.emit(violation.note_at(name_location(made), "the pipe is made here"));
    }
}

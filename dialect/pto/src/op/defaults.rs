//! Normalizes attributes: default values, and spellings of enumerations.
//!
//! The printed form always contains some defaults and never others, so that an attribute with its default value and an
//! absent one mean the same and print the same; so do an enumeration case and its name. If a module has to be equal
//! after printing and parsing, it is normalized first.

use super::{TableOp, print};
use mlir_dialect::{
    InherentAttributes, location,
    melior::ir::{
        Identifier,
        operation::{OperationLike, OperationRef, WalkOrder, WalkResult},
    },
};
use pto_isa::{Domain, Presence, op::PrintDefault};

/// Adds the default attributes that the printed form of each operation in `module` has.
pub fn normalize(module: OperationRef<'_, '_>) {
    module.walk(WalkOrder::PreOrder, |op| {
        // The walk passes the operation with a shorter lifetime than that of the module.
        operation(op);
        WalkResult::Advance
    });
}

fn operation(op: OperationRef<'_, '_>) {
    let Some(def) = mlir_dialect::definition::<TableOp>(op).map(|definition| definition.def) else { return };
    let varies = |attr: &pto_isa::op::Attr| {
        matches!(attr.presence, Presence::Default { .. }) || matches!(attr.domain, Domain::Enum(_) | Domain::Enums(_))
    };
    if !def.attrs.iter().any(varies) {
        return;
    }
    let inherent = InherentAttributes::of(op);
    let mut entries: Vec<(Identifier<'_>, _)> = inherent.iter().collect();
    let count = entries.len();
    let text = |name: &Identifier<'_>| name.as_string_ref().as_str().unwrap_or("").to_owned();
    entries.retain(|(name, value)| {
        let attr = def.attrs.iter().find(|attr| attr.name.as_str() == text(name));
        let implied = |attr: &pto_isa::op::Attr| {
            matches!(attr.presence, Presence::Default { print: PrintDefault::WhenSet, .. })
                && print::is_default(attr, *value)
        };
        !attr.is_some_and(implied)
    });
    let mut changed = entries.len() != count;
    for (name, value) in &mut entries {
        let attr = def.attrs.iter().find(|attr| attr.name.as_str() == text(name));
        if let Some(written) = attr.and_then(|attr| print::canonical(attr, *value, location(op))) {
            changed |= written != *value;
            *value = written;
        }
    }
    let context = mlir_dialect::context_of(location(op));
    for attr in def.attrs {
        if matches!(attr.presence, Presence::Default { print: PrintDefault::Always, .. })
            && inherent.get(attr.name.as_str()).is_none()
            && let Some(value) = print::default_value(attr, location(op))
        {
            entries.push((Identifier::new(context, attr.name.as_str()), value));
            changed = true;
        }
    }
    if changed {
        InherentAttributes::set(op, mlir_dialect::dictionary(context, &entries));
    }
}

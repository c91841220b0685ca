//! Checks pointers, and scalars that are loaded from and stored to memory.

use super::{At, Cx, Topic};
use crate::rule::Idx;
use crate::types::{AddressSpace, Dim, PtrElem, TypeDesc};

/// Returns whether a type is an integer that can hold an address.
const fn is_address(ty: &TypeDesc) -> bool {
    match ty {
        TypeDesc::Scalar(d) => d.is_integer() && d.bits() > 1,
        TypeDesc::Index => true,
        _ => false,
    }
}

/// Returns the type of the first result.
fn result(cx: &Cx<'_, '_>) -> Option<TypeDesc> {
    cx.facts.results.first().map(|f| f.ty).filter(|ty| *ty != TypeDesc::Error)
}

pub(super) fn cast(cx: &mut Cx<'_, '_>, input: Idx) {
    let (Some((i, fact)), Some(to)) = (cx.fact(input), result(cx)) else { return };
    let legal = match (fact.ty, to) {
        (TypeDesc::Ptr { space: from, .. }, TypeDesc::Ptr { space: to, .. }) => {
            if from != to {
                let message = format!("a pointer into {from} is not cast to one into {to}");
                cx.report(436, At::Operand(i), message).emit();
            }
            true
        }
        (TypeDesc::Memref(_, from), TypeDesc::Ptr { space: to, .. }) => {
            if let Some(from) = from.filter(|from| *from != to) {
                let message = format!("a memref in {from} is not cast to a pointer into {to}");
                cx.report(436, At::Operand(i), message).emit();
            }
            true
        }
        (TypeDesc::Ptr { .. }, to) => is_address(&to),
        (from, TypeDesc::Ptr { .. }) => is_address(&from),
        _ => false,
    };
    if !legal {
        let message = format!("no cast from {} to {}", fact.ty.describe(), to.describe());
        cx.report(436, At::Operand(i), message)
            .note("integers are cast to pointers and back, pointers to pointers into the same memory".to_owned())
            .emit();
    }
}

pub(super) fn result_type(cx: &mut Cx<'_, '_>, operand: Idx) {
    let (Some((_, fact)), Some(found)) = (cx.fact(operand), result(cx)) else { return };
    // The descriptors of all pointees that are not element types are equal.
    if found != fact.ty {
        let message = format!("expected the type of `{}`, {}, found {found}", cx.name(operand), fact.ty);
        cx.report(437, At::Result(0), message).emit();
    }
}

pub(super) fn address_of(cx: &mut Cx<'_, '_>, tile: Idx) {
    let (Some((_, fact)), Some(found)) = (cx.fact(tile), result(cx)) else { return };
    let (dtype, space, rank) = match fact.ty {
        TypeDesc::Tile(t) => (t.dtype, AddressSpace::of(t.loc), 2),
        TypeDesc::TensorView(v) | TypeDesc::Partition(v) => (v.dtype, AddressSpace::Gm, v.shape.rank()),
        TypeDesc::Memref(v, Some(space)) => (v.dtype, space, v.shape.rank()),
        _ => return,
    };
    let expected = TypeDesc::Ptr { elem: PtrElem::DType(dtype), space };
    let name = cx.name(tile);
    let wrong = match found {
        TypeDesc::Ptr { .. } => {
            (found != expected).then(|| format!("expected {expected}, the address of `{name}`, found {found}"))
        }
        TypeDesc::Memref(v, _) if v.dtype != dtype => {
            Some(format!("expected elements of {dtype}, those of `{name}`, found {found}"))
        }
        TypeDesc::Memref(v, _) if v.shape.rank() != rank => {
            Some(format!("expected a memref of rank {rank}, the rank of `{name}`, found {found}"))
        }
        TypeDesc::Memref(_, Some(other)) if other != space => {
            Some(format!("expected a memref in {space}, the memory of `{name}`, found one in {other}"))
        }
        _ => None,
    };
    if let Some(message) = wrong {
        cx.report(438, At::Result(0), message).emit();
    }
}

pub(super) fn element_result(cx: &mut Cx<'_, '_>, of: Idx) {
    let (Some((_, fact)), Some(found)) = (cx.fact(of), result(cx)) else { return };
    if let (Some(expected), Some(dtype)) = (fact.ty.dtype(), found.dtype())
        && expected != dtype
    {
        let message = format!("expected {expected}, the element type of `{}`, found {dtype}", cx.name(of));
        cx.report(439, At::Result(0), message).emit();
    }
}

pub(super) fn element_value(cx: &mut Cx<'_, '_>, value: Idx, of: Idx) {
    let (Some((i, fact)), Some((_, memory))) = (cx.fact(value), cx.fact(of)) else { return };
    if let Some(expected) = memory.ty.dtype()
        && fact.ty != TypeDesc::Error
        && fact.ty.dtype() != Some(expected)
        && !cx.judged(Topic::DType, value)
    {
        let (name, value) = (cx.name(of), cx.name(value));
        let message = format!("expected {expected}, the element type of `{name}`, found {} in `{value}`", fact.ty);
        cx.report(439, At::Operand(i), message).emit();
    }
}

pub(super) fn array_indices(cx: &mut Cx<'_, '_>, array: Idx, indices: Idx) {
    let Some((_, fact)) = cx.fact(array) else { return };
    let TypeDesc::LocalArray(desc) = fact.ty else { return };
    let found = cx.variadic(indices).count();
    if found != desc.shape.rank() {
        let message = format!("expected {} indices, one for each dimension, found {found}", desc.shape.rank());
        let at = cx.variadic(indices).next().map_or(At::Op, |(i, _)| At::Operand(i));
        cx.report(440, at, message).emit();
        return;
    }
    for (dim, (i, index)) in desc.shape.dims().iter().zip(cx.variadic(indices)) {
        if let (Dim::Static(extent), Some(n)) = (dim, index.constant)
            && !(0..*extent).contains(&n)
        {
            cx.report(441, At::Operand(i), format!("index {n} is outside a dimension of {extent}")).emit();
        }
    }
}

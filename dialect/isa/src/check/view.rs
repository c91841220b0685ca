//! Checks views of global memory.

use super::{At, AttrFact, Cx, Fact};
use crate::Key;
use crate::rule::Idx;
use crate::types::{AddressSpace, Dim, PtrElem, TypeDesc, ViewDesc, ViewLayout};

/// Returns the type of the first result, if it is a view.
fn result_view<'a>(cx: &Cx<'a, '_>) -> Option<&'a ViewDesc> {
    match cx.facts.results.first() {
        Some(Fact { ty: TypeDesc::TensorView(v) | TypeDesc::Partition(v), .. }) => Some(v),
        Some(_) | None => None,
    }
}

pub(super) fn element(cx: &mut Cx<'_, '_>, ptr: Idx) {
    let (Some((i, fact)), Some(view)) = (cx.fact(ptr), result_view(cx)) else { return };
    let expected = TypeDesc::Ptr { elem: PtrElem::DType(view.dtype), space: AddressSpace::Gm };
    if matches!(fact.ty, TypeDesc::Ptr { .. }) && fact.ty != expected {
        let message = format!("expected {expected}, the elements of the view in global memory, found {}", fact.ty);
        cx.report(401, At::Operand(i), message).emit();
    }
}

pub(super) fn rank(cx: &mut Cx<'_, '_>, shape: Idx, strides: Idx) {
    let Some(view) = result_view(cx) else { return };
    for operand in [shape, strides] {
        let n = cx.variadic(operand).count();
        if n != view.shape.rank() {
            let message = format!(
                "expected {} entries in `{}`, the rank of the view, found {n}",
                view.shape.rank(),
                cx.name(operand)
            );
            let at = cx.variadic(operand).next().map_or(At::Op, |(i, _)| At::Operand(i));
            cx.report(402, at, message).emit();
        }
    }
}

pub(super) fn strides(cx: &mut Cx<'_, '_>, shape: Idx, strides: Idx) {
    let Some(AttrFact::Enum(value)) = cx.facts.attrs.get(Key::Layout) else { return };
    // Distance from the last dimension to the dimension whose elements are adjacent in memory.
    let back = match ViewLayout::from_value(value) {
        Some(ViewLayout::Nd) => 1,
        Some(ViewLayout::Dn) => 2,
        Some(ViewLayout::Nz | ViewLayout::MxAZz | ViewLayout::MxBNn) | None => return,
    };
    let rank = cx.variadic(strides).count();
    let Some(dim) = rank.checked_sub(back) else { return };
    let extent = cx.variadic(shape).nth(dim).and_then(|(_, f)| f.constant);
    let Some((i, Some(stride))) = cx.variadic(strides).nth(dim).map(|(i, f)| (i, f.constant)) else { return };
    if stride != 1 && extent != Some(1) {
        let name = ViewLayout::from_value(value).map_or("", ViewLayout::name);
        let message = format!("layout {name} needs stride 1 in dimension {dim}, found {stride}");
        cx.report(403, At::Operand(i), message).emit();
    }
}

pub(super) fn partition(cx: &mut Cx<'_, '_>, source: Idx, offsets: Idx, sizes: Idx) {
    let Some((_, view)) = cx.view(source) else { return };
    let rank = view.shape.rank();
    let mut ranks_agree = true;
    for operand in [offsets, sizes] {
        let n = cx.variadic(operand).count();
        if n != rank {
            let message =
                format!("expected {rank} entries in `{}`, the rank of the source, found {n}", cx.name(operand));
            let at = cx.variadic(operand).next().map_or(At::Op, |(i, _)| At::Operand(i));
            cx.report(404, at, message).emit();
            ranks_agree = false;
        }
    }
    let result = result_view(cx);
    if let Some(result) = result
        && result.dtype != view.dtype
    {
        let message = format!("expected element type {} as in the source, found {}", view.dtype, result.dtype);
        cx.report(408, At::Result(0), message).emit();
    }
    if !ranks_agree {
        return;
    }
    let result_dims = result.filter(|r| r.shape.rank() == rank).map_or(&[][..], |r| r.shape.dims());
    let pairs = cx.variadic(offsets).zip(cx.variadic(sizes));
    for (dim, (&extent, ((io, offset), (is, size)))) in view.shape.dims().iter().zip(pairs).enumerate() {
        let in_range = interval(cx, dim, extent, (io, offset.constant), (is, size.constant));
        if let (true, Some(size), Some(&Dim::Static(found))) = (in_range, size.constant, result_dims.get(dim))
            && size != found
        {
            let message = format!("size {size} of dimension {dim} differs from extent {found} of the result");
            cx.report(406, At::Operand(is), message).emit();
        }
    }
}

/// Checks one dimension of a partition. Returns false if it was reported.
fn interval(
    cx: &mut Cx<'_, '_>,
    dim: usize,
    extent: Dim,
    offset: (usize, Option<i64>),
    size: (usize, Option<i64>),
) -> bool {
    let mut good = true;
    if let (i, Some(n)) = offset
        && n < 0
    {
        cx.report(407, At::Operand(i), format!("offset {n} of dimension {dim} is negative")).emit();
        good = false;
    }
    if let (i, Some(n)) = size
        && n <= 0
    {
        cx.report(407, At::Operand(i), format!("size {n} of dimension {dim} is not positive")).emit();
        good = false;
    }
    let Dim::Static(extent) = extent else { return good };
    if !good {
        return false;
    }
    match (offset, size) {
        ((_, _), (i, Some(size))) if size > extent => {
            let message = format!("size {size} of dimension {dim} exceeds extent {extent} of the source");
            cx.report(405, At::Operand(i), message).emit();
            false
        }
        ((i, Some(offset)), (_, Some(size))) if offset.saturating_add(size) > extent => {
            let message =
                format!("offset {offset} and size {size} of dimension {dim} exceed extent {extent} of the source");
            cx.report(405, At::Operand(i), message).emit();
            false
        }
        _ => true,
    }
}

pub(super) fn positive(cx: &mut Cx<'_, '_>, view: Idx) {
    let Some((i, desc)) = cx.view(view) else { return };
    if let Some((dim, n)) =
        desc.shape.dims().iter().enumerate().find_map(|(d, n)| n.get().filter(|&n| n <= 0).map(|n| (d, n)))
    {
        let message = format!("extent {n} of dimension {dim} of `{}` is not positive", cx.name(view));
        cx.report(412, At::Operand(i), message).emit();
    }
}

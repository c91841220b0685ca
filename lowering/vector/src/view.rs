//! Represents views of global memory for copies: a pointer, and extents and strides of five dimensions.

use crate::{
    builder::{Builder, Extent, Lowered, Point, op_def},
    report::Report,
    tile::{is_def, is_moved},
    walk,
};
use mlir_dialect::{
    InherentAttributes, defining_block, location,
    melior::ir::{Value, ValueLike, operation::OperationRef},
    name_of, operand, value_key,
};
use pto_dialect::{attributes, op::Groups, types};
use pto_isa::{
    Op, TypeDesc, codes,
    ops::view,
    types::{AddressSpace, DType, Shape, ViewLayout},
};
use std::collections::HashMap;

pub(crate) const MAKE: &Op = op_def(view::OPS, "make_tensor_view");
pub(crate) const PARTITION: &Op = op_def(view::OPS, "partition_view");
const ADDRESS: &Op = op_def(view::OPS, "tensor_view_addr");
const EXTENT: &Op = op_def(view::OPS, "get_tensor_view_dim");
const STRIDE: &Op = op_def(view::OPS, "get_tensor_view_stride");

/// Rank of a view.
pub(crate) const RANK: usize = 5;

/// A dimension of a view.
#[derive(Clone, Copy)]
pub(crate) struct Axis<'c, 'a> {
    /// Number of elements.
    pub(crate) extent: Extent<'c, 'a>,
    /// Stride in elements.
    pub(crate) stride: Extent<'c, 'a>,
}

impl Axis<'_, '_> {
    /// A dimension that a view of lower rank lacks.
    pub(crate) const ONE: Self = Self { extent: Extent::Static(1), stride: Extent::Static(0) };
}

/// A view of global memory.
#[derive(Clone, Copy)]
pub(crate) struct View<'c, 'a> {
    /// Pointer to the first element.
    pub(crate) pointer: Value<'c, 'a>,
    /// Dimensions, outermost first.
    pub(crate) axes: [Axis<'c, 'a>; RANK],
    /// Determines which of them are rows and columns.
    pub(crate) layout: Option<ViewLayout>,
}

impl<'c, 'a> View<'c, 'a> {
    /// Returns the dimensions that count rows, and those that count columns, innermost first.
    ///
    /// The row dimensions, counted from the last one as 0, are: for nd all but 0; for dn 1; for nz, with boxes as the
    /// last two dimensions, 1 and 2; for scales 1, 3 and 4 on the left, 0 and 2 on the right. Sources: tile expansion
    /// of loads of a5; PTO ISA manual, tload.md.
    pub(crate) fn dimensions(&self) -> [Vec<Axis<'c, 'a>>; 2] {
        let (rows, cols): (Vec<_>, Vec<_>) =
            self.axes.iter().rev().copied().enumerate().partition(|(back, _)| self.is_row(*back));
        [rows, cols].map(|axes| axes.into_iter().map(|(_, axis)| axis).collect())
    }

    /// Returns whether the dimension with this index, counted from the last one, counts rows.
    fn is_row(&self, back: usize) -> bool {
        match self.layout {
            None | Some(ViewLayout::Nd) => back != 0,
            Some(ViewLayout::Dn) => back == 1,
            Some(ViewLayout::Nz) => matches!(back, 1 | 2),
            Some(ViewLayout::MxAZz) => !matches!(back, 0 | 2),
            Some(ViewLayout::MxBNn) => matches!(back, 0 | 2),
        }
    }

    /// Returns the offset of an element from the first one, given its row and its column.
    pub(crate) fn distance(&self, b: &mut Builder<'c, 'a>, places: [Extent<'c, 'a>; 2]) -> Lowered<Extent<'c, 'a>> {
        let mut distance = Extent::Static(0);
        for (axes, mut rest) in self.dimensions().into_iter().zip(places) {
            for (number, axis) in axes.iter().enumerate() {
                let has_outer = axes[number + 1..].iter().any(|axis| !axis.extent.is(1));
                let place = if has_outer {
                    let whole = b.quotient(rest, axis.extent)?;
                    let taken = b.mul(whole, axis.extent)?;
                    b.sub(std::mem::replace(&mut rest, whole), taken)?
                } else {
                    std::mem::replace(&mut rest, Extent::Static(0))
                };
                let step = b.mul(place, axis.stride)?;
                distance = b.add(distance, step)?;
            }
        }
        Ok(distance)
    }

    /// Returns the part with the first rows and columns, and its excess: the number of rows and columns beyond these. The
    /// part has an excess if several dimensions count rows (or columns) and not all extents are known: it then has all rows
    /// (or columns) of the view. Returns `None` if the part would end in the middle of an inner dimension.
    pub(crate) fn first(
        self,
        b: &mut Builder<'c, 'a>,
        extents: [Extent<'c, 'a>; 2],
    ) -> Lowered<Option<(Self, Extent<'c, 'a>)>> {
        let (mut first, mut excess) = (self, Extent::Static(0));
        for (is_row, wanted) in [true, false].into_iter().zip(extents) {
            let mut counting: Vec<usize> =
                (0..RANK).rev().filter(|axis| self.is_row(RANK - 1 - axis) == is_row).collect();
            counting.retain(|axis| !self.axes[*axis].extent.is(1));
            if let [alone] = counting[..] {
                first.axes[alone].extent = wanted;
                continue;
            }
            let mut left = wanted;
            let known = |axis: &usize| self.axes[*axis].extent.get();
            if left.get().is_none() || counting.iter().any(|axis| known(axis).is_none()) {
                if !counting.is_empty() {
                    let mut whole = Extent::Static(1);
                    for axis in counting {
                        whole = b.mul(whole, self.axes[axis].extent)?;
                    }
                    let more = b.sub(whole, wanted)?;
                    excess = b.add(excess, more)?;
                }
                continue;
            }
            for axis in counting {
                let extent = self.axes[axis].extent;
                let (Some(whole), Some(rest)) = (extent.get(), left.get()) else { return Ok(None) };
                if whole == 0 {
                    continue;
                }
                if rest > whole && rest % whole != 0 {
                    return Ok(None);
                }
                first.axes[axis].extent = b.min(extent, left)?;
                left = Extent::Static((rest + whole - 1) / whole);
            }
        }
        Ok(Some((first, excess)))
    }

    /// Returns rows and columns, if the view is one matrix: the last two dimensions.
    pub(crate) fn matrix(&self) -> Option<[Axis<'c, 'a>; 2]> {
        let [outer, second, first, rows, cols] = self.axes;
        [outer, second, first].iter().all(|axis| axis.extent.is(1)).then_some([rows, cols])
    }
}

/// The views of a function.
#[derive(Default)]
pub(crate) struct Views<'c, 'a>(HashMap<usize, Option<View<'c, 'a>>>);

impl<'c, 'a> Views<'c, 'a> {
    /// Returns the view of a value; `None` if its rank is too high. Extents and strides are materialized once after its
    /// definition; those of a view with an address that a pipe assigns, at each use.
    pub(crate) fn view(&mut self, b: &mut Builder<'c, 'a>, value: Value<'c, 'a>) -> Lowered<Option<View<'c, 'a>>> {
        if let Some(known) = self.0.get(&value_key(value)) {
            return Ok(*known);
        }
        let Some((shape, dtype)) = shape(value) else { return Ok(None) };
        if is_moved(value) {
            return self.defined(b, value, shape, dtype);
        }
        let at = match walk::definition(value) {
            Some((op, _)) => Point::after(op),
            None => defining_block(value).map(|block| b.start(block)),
        };
        let at = at.ok_or_else(|| b.defect("a place"))?;
        let view = b.at(at, |b| self.defined(b, value, shape, dtype))?;
        self.0.insert(value_key(value), view);
        Ok(view)
    }

    fn defined(
        &mut self,
        b: &mut Builder<'c, 'a>,
        value: Value<'c, 'a>,
        shape: Shape,
        dtype: DType,
    ) -> Lowered<Option<View<'c, 'a>>> {
        let Some((op, Some(def))) = walk::definition(value) else { return queried(b, value, shape, dtype) };
        if is_def(Some(def), MAKE) {
            let Some(pointer) = operand(op, 0) else { return Ok(None) };
            let (extents, strides) = (numbers(op, def, 1), numbers(op, def, 2));
            let axes = extents.into_iter().zip(strides).map(|(extent, stride)| Axis { extent, stride });
            let layout = layout(op);
            return Ok(aligned(axes.collect()).map(|axes| View { pointer, axes, layout }));
        }
        if is_def(Some(def), PARTITION) {
            let Some(source) = operand(op, 0) else { return Ok(None) };
            let Some(from) = self.view(b, source)? else { return Ok(None) };
            let (offsets, sizes) = (numbers(op, def, 1), numbers(op, def, 2));
            let Some(first) = RANK.checked_sub(offsets.len()) else { return Ok(None) };
            let mut distance = Extent::Static(0);
            let mut axes = from.axes;
            for ((axis, offset), size) in axes.iter_mut().skip(first).zip(offsets).zip(sizes) {
                let step = b.mul(offset, axis.stride)?;
                distance = b.add(distance, step)?;
                axis.extent = size;
            }
            let pointer = b.advance(from.pointer, distance)?;
            return Ok(Some(View { pointer, axes, layout: from.layout }));
        }
        queried(b, value, shape, dtype)
    }
}

/// Returns the layout that the defining operation states.
pub(crate) fn layout(op: OperationRef<'_, '_>) -> Option<ViewLayout> {
    let case = attributes::case(ViewLayout::DEF, InherentAttributes::of(op).get("layout")?)?;
    ViewLayout::from_value(case.value)
}

/// Refuses an operation of another dialect that passes on a view in another layout than nd, because users of the passed
/// view do not know its layout. A view whose extents are 1 except in the last two dimensions has the same rows and columns
/// in all layouts.
pub(crate) fn check_passed(op: OperationRef<'_, '_>) -> Lowered<()> {
    let operands = (0..).map_while(|index| operand(op, index));
    for (value, (shape, _)) in operands.filter_map(|value| Some((value, shape(value)?))) {
        let is_matrix = shape.dims().iter().rev().skip(2).all(|dim| dim.get() == Some(1));
        let Some(layout) = made_in(value).filter(|layout| *layout != ViewLayout::Nd && !is_matrix) else { continue };
        return Err(Report::new(
            codes::FORM_NOT_LOWERED,
            location(op),
            format_args!("{} is not lowered with a view in layout {}", name_of(op), layout.name()),
        )
        .help("make the view where it is loaded or stored")
        .emit());
    }
    Ok(())
}

/// Returns the layout that the operation which creates a view, or the view that contains it, states.
fn made_in(value: Value<'_, '_>) -> Option<ViewLayout> {
    let (op, def) = walk::definition(value)?;
    match def {
        def if is_def(def, MAKE) => layout(op),
        def if is_def(def, PARTITION) => made_in(operand(op, 0)?),
        _ => None,
    }
}

/// Returns extents and element type of the type of a view.
fn shape(value: Value<'_, '_>) -> Option<(Shape, DType)> {
    match types::desc(value.r#type()) {
        TypeDesc::TensorView(desc) | TypeDesc::Partition(desc) => Some((desc.shape, desc.dtype)),
        _ => None,
    }
}

/// Returns the values of a variadic operand.
fn numbers<'c, 'a>(op: OperationRef<'c, 'a>, def: &'static Op, index: usize) -> Vec<Extent<'c, 'a>> {
    Groups::of(def, op).range(index).filter_map(|index| operand(op, index)).map(Extent::of).collect()
}

/// Prepends missing dimensions. If there are too many, leading ones of one element are removed.
fn aligned<'c, 'a>(axes: Vec<Axis<'c, 'a>>) -> Option<[Axis<'c, 'a>; RANK]> {
    let spare = axes.len().saturating_sub(RANK);
    let (leading, axes) = axes.split_at_checked(spare)?;
    if leading.iter().any(|axis| !axis.extent.is(1)) {
        return None;
    }
    let mut all = [Axis::ONE; RANK];
    for (to, from) in all.iter_mut().rev().zip(axes.iter().rev()) {
        *to = *from;
    }
    Some(all)
}

/// Queries a view from outside of the function, such as an argument, for what its type does not state.
fn queried<'c, 'a>(
    b: &mut Builder<'c, 'a>,
    value: Value<'c, 'a>,
    shape: Shape,
    dtype: DType,
) -> Lowered<Option<View<'c, 'a>>> {
    let r#type = b.pointer(dtype, AddressSpace::Gm)?;
    let pointer = b.value(ADDRESS, &[value], &[], r#type)?;
    let index = b.scalar(DType::Index)?;
    let mut axes = Vec::new();
    for (number, dim) in shape.dims().iter().enumerate() {
        let number = b.constant(number as i64, DType::Index)?;
        let extent = match dim.get() {
            Some(extent) => Extent::Static(extent),
            None => Extent::Dynamic(b.value(EXTENT, &[value, number], &[], index)?),
        };
        let stride = Extent::Dynamic(b.value(STRIDE, &[value, number], &[], index)?);
        axes.push(Axis { extent, stride });
    }
    Ok(aligned(axes).map(|axes| View { pointer, axes, layout: None }))
}

//! Views of global memory as copies see them: a pointer, and extents and distances of five dimensions.

use crate::{
    builder::{Builder, Extent, Lowered, Point, op_def},
    tile::{is_def, is_moved},
    walk,
};
use mlir_dialect::{
    InherentAttributes, defining_block,
    melior::ir::{Value, ValueLike, operation::OperationRef},
    operand, value_key,
};
use pto_dialect::{attributes, op::Groups, types};
use pto_isa::{
    Op, TypeDesc,
    ops::view,
    types::{AddressSpace, DType, Shape, ViewLayout},
};
use std::collections::HashMap;

pub(crate) const MAKE: &Op = op_def(view::OPS, "make_tensor_view");
pub(crate) const PARTITION: &Op = op_def(view::OPS, "partition_view");
const ADDRESS: &Op = op_def(view::OPS, "tensor_view_addr");
const EXTENT: &Op = op_def(view::OPS, "get_tensor_view_dim");
const STRIDE: &Op = op_def(view::OPS, "get_tensor_view_stride");

/// Dimensions of a view.
pub(crate) const RANK: usize = 5;

/// A dimension of a view.
#[derive(Clone, Copy)]
pub(crate) struct Axis<'c, 'a> {
    /// Elements.
    pub(crate) extent: Extent<'c, 'a>,
    /// Elements of memory from one to the next.
    pub(crate) stride: Extent<'c, 'a>,
}

impl Axis<'_, '_> {
    /// A dimension that a view of fewer dimensions has not.
    pub(crate) const ONE: Self = Self { extent: Extent::Static(1), stride: Extent::Static(0) };
}

/// A view.
#[derive(Clone, Copy)]
pub(crate) struct View<'c, 'a> {
    /// First element.
    pub(crate) pointer: Value<'c, 'a>,
    /// Dimensions, outermost first.
    pub(crate) axes: [Axis<'c, 'a>; RANK],
    /// Which of them are rows and columns.
    pub(crate) layout: Option<ViewLayout>,
}

impl<'c, 'a> View<'c, 'a> {
    /// Dimensions that count rows, and those that count columns, innermost first.
    ///
    /// Counted from the last, which is 0, rows are: of nd all but 0, of dn 1, of nz, whose last two are a box, 1 and 2, of
    /// scales 1, 3 and 4 on the left, 0 and 2 on the right. Sources: tile expansion of loads of a5; PTO ISA manual, tload.md.
    pub(crate) fn dimensions(&self) -> [Vec<Axis<'c, 'a>>; 2] {
        let (rows, cols): (Vec<_>, Vec<_>) =
            self.axes.iter().rev().copied().enumerate().partition(|(back, _)| self.is_row(*back));
        [rows, cols].map(|axes| axes.into_iter().map(|(_, axis)| axis).collect())
    }

    /// Whether the dimension of this number, counted from the last one, counts rows.
    fn is_row(&self, back: usize) -> bool {
        match self.layout {
            None | Some(ViewLayout::Nd) => back != 0,
            Some(ViewLayout::Dn) => back == 1,
            Some(ViewLayout::Nz) => matches!(back, 1 | 2),
            Some(ViewLayout::MxAZz) => !matches!(back, 0 | 2),
            Some(ViewLayout::MxBNn) => matches!(back, 0 | 2),
        }
    }

    /// The first of its rows and of its columns, so many of each; a number that is not known is taken to be that of the view
    /// where several dimensions count it. `None` where a dimension would end within one of its iterations.
    pub(crate) fn first(self, b: &mut Builder<'c, 'a>, extents: [Extent<'c, 'a>; 2]) -> Lowered<Option<Self>> {
        let mut first = self;
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
        Ok(Some(first))
    }

    /// Its rows and columns, if it is one matrix: the last two dimensions.
    pub(crate) fn matrix(&self) -> Option<[Axis<'c, 'a>; 2]> {
        let [outer, second, first, rows, cols] = self.axes;
        [outer, second, first].iter().all(|axis| axis.extent.is(1)).then_some([rows, cols])
    }
}

/// The views of a function.
#[derive(Default)]
pub(crate) struct Views<'c, 'a>(HashMap<usize, Option<View<'c, 'a>>>);

impl<'c, 'a> Views<'c, 'a> {
    /// The view a value is; `None` of one with too many dimensions. Its numbers are made after its definition, once; those of a
    /// view which a pipe gives its address, where they are asked for.
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
        let Some((op, Some(row))) = walk::definition(value) else { return asked(b, value, shape, dtype) };
        if is_def(Some(row), MAKE) {
            let Some(pointer) = operand(op, 0) else { return Ok(None) };
            let (extents, strides) = (numbers(op, row, 1), numbers(op, row, 2));
            let axes = extents.into_iter().zip(strides).map(|(extent, stride)| Axis { extent, stride });
            let layout = layout(op);
            return Ok(aligned(axes.collect()).map(|axes| View { pointer, axes, layout }));
        }
        if is_def(Some(row), PARTITION) {
            let Some(source) = operand(op, 0) else { return Ok(None) };
            let Some(from) = self.view(b, source)? else { return Ok(None) };
            let (offsets, sizes) = (numbers(op, row, 1), numbers(op, row, 2));
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
        asked(b, value, shape, dtype)
    }
}

/// The layout that the maker of a view gives it.
pub(crate) fn layout(op: OperationRef<'_, '_>) -> Option<ViewLayout> {
    let case = attributes::case(ViewLayout::DEF, InherentAttributes::of(op).get("layout")?)?;
    ViewLayout::from_value(case.value)
}

/// Extents and element type of a view's type.
fn shape(value: Value<'_, '_>) -> Option<(Shape, DType)> {
    match types::desc(value.r#type()) {
        TypeDesc::TensorView(desc) | TypeDesc::Partition(desc) => Some((desc.shape, desc.dtype)),
        _ => None,
    }
}

/// The values of a variadic operand.
fn numbers<'c, 'a>(op: OperationRef<'c, 'a>, def: &'static Op, index: usize) -> Vec<Extent<'c, 'a>> {
    Groups::of(def, op).range(index).filter_map(|index| operand(op, index)).map(Extent::of).collect()
}

/// Dimensions after those that are not there. Leading ones of one element are left out where there are too many.
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

/// A view of elsewhere, such as an argument: it is asked for what its type does not say.
fn asked<'c, 'a>(
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

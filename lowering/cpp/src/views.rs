//! Writes views of global memory: `GlobalTensor`, of five dimensions in C++.
//!
//! The type of a partition with static extents and strides states both, and its constructor takes a pointer. The
//! constructor of any other view takes extents and strides as arguments.

use crate::{
    emitter::{Emitter, Named},
    report::Lowered,
    site::Site,
    types::{Global, RANK, layout as layout_text, padded, scalar},
};
use mlir_dialect::{
    defining_operation, integer_constant,
    melior::ir::{
        Value, ValueLike,
        operation::{OperationLike, OperationRef},
    },
    users,
};
use pto_dialect::{op::declared, types as mlir_types};
use pto_isa::{
    Key, Name, TileDesc, TypeDesc,
    ops::view::Opcode,
    types::{DType, ViewDesc, ViewLayout},
};

/// Returns the type of a view.
fn view_of(value: Value<'_, '_>) -> Option<ViewDesc> {
    match mlir_types::desc(value.r#type()) {
        TypeDesc::TensorView(view) | TypeDesc::Partition(view) => Some(view),
        _ => None,
    }
}

/// Returns the operation that defines a tensor view.
fn tensor_of<'c, 'a>(value: Value<'c, 'a>) -> Option<Site<'c, 'a>> {
    Site::of(defining_operation(value)?).filter(|site| site.def.is(Opcode::MakeTensorView))
}

/// Returns whether a view is used by control flow or a call, where several views need the same C++ type.
fn flows(value: Value<'_, '_>) -> bool {
    users(value).into_iter().any(|user| declared(user).is_none())
}

/// Returns whether a view of a tensor needs a variable: partitions only use its pointer and strides.
fn is_needed<'c, 'a>(value: Value<'c, 'a>) -> bool {
    users(value).into_iter().any(|user| !declared(user).is_some_and(|(def, _)| def.is(Opcode::PartitionView)))
}

/// Returns the layout of a view, and whether its operation states it: else the one that the strides determine, else row major.
/// `None` if a column fits both row and column major.
pub(crate) fn layout(value: Value<'_, '_>) -> Option<(ViewLayout, bool)> {
    let made = defining_operation(value).and_then(Site::of).filter(|site| site.def.is(Opcode::MakeTensorView));
    let Some(tensor) = made else { return Some((ViewLayout::Nd, false)) };
    if let Some(case) = tensor.case(Key::Layout) {
        return Some((ViewLayout::from_value(case.value).unwrap_or(ViewLayout::Nd), true));
    }
    let numbers = |name: Name| -> Vec<Option<i64>> { tensor.values(name).into_iter().map(integer_constant).collect() };
    let bytes = view_of(value).map_or(1, |view| i64::from(view.dtype.bytes()));
    inferred(&numbers(Name::Shape), &numbers(Name::Strides), bytes).map(|layout| (layout, false))
}

/// Returns the layout that strides determine; `None` if row and column major are the same.
fn inferred(shape: &[Option<i64>], strides: &[Option<i64>], bytes: i64) -> Option<ViewLayout> {
    if let ([_, _, _, Some(16), Some(width)], [.., between, Some(1)]) = (shape, strides)
        && *between == Some(*width)
        && 16 * width * bytes == 512
    {
        return Some(ViewLayout::Nz);
    }
    let ([.., rows, cols], [.., down, across]) = (shape, strides) else { return Some(ViewLayout::Nd) };
    match (down, across) {
        (Some(1), Some(1)) if *rows != Some(1) || *cols != Some(1) => None,
        (_, Some(1)) if *cols == Some(1) && *down == Some(1) => None,
        (Some(1), across) if *across != Some(1) => Some(ViewLayout::Dn),
        _ => Some(ViewLayout::Nd),
    }
}

/// Returns the tiles that are loaded from a view or stored to it.
pub(crate) fn moved(view: Value<'_, '_>) -> Vec<TileDesc> {
    let tiles = |user: OperationRef<'_, '_>| -> Vec<TileDesc> {
        user.operands().filter_map(|operand| mlir_types::tile(operand.r#type())).collect()
    };
    users(view).into_iter().flat_map(tiles).collect()
}

/// Extends expressions to five by ones on the left.
fn five(values: &[String]) -> Vec<String> {
    let ones = std::iter::repeat_n("1".to_owned(), RANK.saturating_sub(values.len()));
    ones.chain(values.iter().cloned()).collect()
}

/// Extends strides to five: each stride added on the left is the next extent times its stride.
fn five_strides(strides: &[String], shape: &[String]) -> Vec<String> {
    let mut all: Vec<String> = strides.to_vec();
    while all.len() < RANK {
        let extent = shape.get(RANK - all.len()).cloned().unwrap_or_else(|| "1".to_owned());
        let next = all.first().cloned().unwrap_or_else(|| "1".to_owned());
        let product = match (extent.parse::<i64>(), next.parse::<i64>()) {
            (Ok(extent), Ok(next)) => extent.saturating_mul(next).to_string(),
            (Ok(1), Err(_)) => next,
            _ => format!("{extent} * {next}"),
        };
        all.insert(0, product);
    }
    all
}

/// Defines a view whose constructor takes extents and strides.
fn at_run_time<'c, 'a>(
    e: &mut Emitter<'c, 'a, '_>,
    value: Value<'c, 'a>,
    pointer: &str,
    shape: &[String],
    strides: &[String],
) -> Lowered<Option<Named>> {
    let Some(view) = view_of(value) else { return Ok(None) };
    let Some(op) = defining_operation(value) else { return Ok(None) };
    let layout = e.flow.layout(value, op)?;
    let Some(global) = Global::of(&view, layout) else { return Ok(None) };
    let (shape, strides) = (shape.join(", "), strides.join(", "));
    let r#type = global.text();
    let constructed =
        format!("{type}({pointer}, {}({shape}), {}({strides}))", global.shape_text(), global.stride_text());
    let named = if e.is_hoisted(value) {
        let named = e.declare_hoisted_view(value, &global);
        e.line(format_args!("{} = {constructed};", named.text));
        named
    } else {
        let name = e.define(value, &r#type, constructed);
        Named { global: Some(global), ..Named::new(name, r#type) }
    };
    e.name(value, named.clone());
    Ok(Some(named))
}

/// Writes `pto.make_tensor_view`.
pub(crate) fn make<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    let result = site.first_result()?;
    if !is_needed(result) {
        return Ok(());
    }
    let pointer = e.operand(site, Name::Ptr)?;
    let mut shape = Vec::new();
    for extent in site.values(Name::Shape) {
        shape.push(number(e, extent)?);
    }
    let mut strides = Vec::new();
    for stride in site.values(Name::Strides) {
        strides.push(number(e, stride)?);
    }
    let shape = five(&shape);
    let strides = five_strides(&strides, &shape);
    match at_run_time(e, result, &pointer, &shape, &strides)? {
        Some(_) => Ok(()),
        None => Err(site.unsupported("a view of more than five dimensions")),
    }
}

/// Returns a number as text: a literal if it is constant.
fn number<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, value: Value<'c, 'a>) -> Lowered<String> {
    match integer_constant(value) {
        Some(known) => Ok(known.to_string()),
        None => e.value(value),
    }
}

/// Returns the sum of products of offsets and strides; `None` if it is zero.
fn sum<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, offsets: &[Value<'c, 'a>], strides: &[String]) -> Lowered<Option<String>> {
    let mut known = 0_i64;
    let mut parts = Vec::new();
    for (offset, stride) in offsets.iter().zip(strides) {
        match (integer_constant(*offset), stride.parse::<i64>()) {
            (Some(offset), Ok(stride)) => known = known.saturating_add(offset.saturating_mul(stride)),
            (Some(0), Err(_)) => {}
            (_, Ok(1)) => parts.push(e.value(*offset)?),
            _ => parts.push(format!("{} * {stride}", number(e, *offset)?)),
        }
    }
    if known != 0 {
        parts.insert(0, known.to_string());
    }
    Ok((!parts.is_empty()).then(|| parts.join(" + ")))
}

/// Writes `pto.partition_view`.
pub(crate) fn partition<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    let result = site.first_result()?;
    if users(result).is_empty() {
        return Ok(());
    }
    let source = site.value(Name::Source)?;
    let (offsets, sizes) = (site.values(Name::Offsets), site.values(Name::Sizes));
    let mut shape = Vec::new();
    for size in &sizes {
        shape.push(number(e, *size)?);
    }
    let shape = five(&shape);
    let tensor = tensor_of(source);
    let mut strides = Vec::new();
    let pointer = match &tensor {
        Some(tensor) => {
            for stride in tensor.values(Name::Strides) {
                strides.push(number(e, stride)?);
            }
            e.operand(tensor, Name::Ptr)?
        }
        None => {
            let view = e.named(source)?;
            e.file.uses_data();
            let rank = view_of(source).map_or(RANK, |view| view.shape.rank());
            let first = RANK.saturating_sub(rank);
            let known = view.global.as_ref().map_or([None; RANK], |global| global.strides);
            strides.extend(known.iter().enumerate().skip(first).map(|(index, stride)| match stride {
                Some(stride) => stride.to_string(),
                None => format!("{}.GetStride({index})", view.text),
            }));
            format!("PTOAS__GLOBAL_TENSOR_DATA({})", view.text)
        }
    };
    let dtype = view_of(result).map_or(DType::I8, |view| view.dtype);
    let begin = match sum(e, &offsets, &strides)? {
        None => pointer,
        Some(distance) => e.local(&format!("__gm__ {}*", scalar(dtype)), format_args!("{pointer} + ({distance})")),
    };
    let strides = five_strides(&strides, &shape);
    if let (Some(numbers), false) = (numbers(&shape, &strides), flows(result) || e.is_hoisted(result)) {
        let [shape, strides] = numbers;
        let global = Global { dtype, shape, strides, layout: e.flow.layout(result, site.op)? };
        if let Some(scales) = of_scales(&global) {
            let name = e.define(result, &scales, format_args!("{scales}({begin})"));
            e.name(result, Named { global: Some(global), ..Named::new(name, scales) });
            return Ok(());
        }
        let r#type = global.text();
        let (shape, stride) = (global.shape_text(), global.stride_text());
        let name = e.define(result, &r#type, format_args!("{type}({begin}, {shape}(), {stride}())"));
        e.name(result, Named { global: Some(global), ..Named::new(name, r#type) });
        return Ok(());
    }
    if view_of(result).is_some_and(|view| padded(view.shape.dims()).is_none()) {
        return Err(site.unsupported("a view of more than five dimensions"));
    }
    match at_run_time(e, result, &begin, &shape, &strides)? {
        Some(_) => Ok(()),
        None => Err(site.unsupported("a view of more than five dimensions")),
    }
}

/// Extents and distances as numbers, where all are known and there are five of each.
fn numbers(shape: &[String], strides: &[String]) -> Option<[[Option<i64>; RANK]; 2]> {
    let of = |texts: &[String]| -> Option<[Option<i64>; RANK]> {
        let known: Option<Vec<i64>> = texts.iter().map(|text| text.parse().ok()).collect();
        known?.into_iter().map(Some).collect::<Vec<_>>().try_into().ok()
    };
    Some([of(shape)?, of(strides)?])
}

/// Declares an entry of a pipe in global memory: its rows stand one after the other in the slot.
pub(crate) fn entry<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered<Named> {
    let value = site.first_result()?;
    let shape = view_of(value).map(|view| view.shape.dims().iter().map(|dim| dim.get()).collect::<Option<Vec<_>>>());
    let Some(Some(shape)) = shape else {
        return Err(site.unsupported("the distances of an entry of extents that are known at run time only"));
    };
    let shape: Vec<String> = five(&shape.iter().map(ToString::to_string).collect::<Vec<_>>());
    let strides = five_strides(&["1".to_owned()], &shape);
    let (Some([shape_of, strides_of]), Some(view)) = (numbers(&shape, &strides), view_of(value)) else {
        return Err(site.unsupported("a view of more than five dimensions"));
    };
    if flows(value) || e.is_hoisted(value) {
        let made = at_run_time(e, value, "nullptr", &shape, &strides)?;
        return made.ok_or_else(|| site.unsupported("a view of more than five dimensions"));
    }
    let global = Global { dtype: view.dtype, shape: shape_of, strides: strides_of, layout: ViewLayout::Nd };
    let r#type = global.text();
    let name = e.fresh();
    e.line(format_args!("{type} {name}(nullptr, {}(), {}());", global.shape_text(), global.stride_text()));
    let named = Named { global: Some(global), ..Named::new(name, r#type) };
    e.name(value, named.clone());
    Ok(named)
}

/// The type of a view of shared exponents: whole boxes of 16 x 2, or 2 x 16.
fn of_scales(global: &Global) -> Option<String> {
    if global.dtype != DType::F8E8M0 {
        return None;
    }
    let (height, width) = match global.layout {
        ViewLayout::MxAZz => (16, 2),
        ViewLayout::MxBNn => (2, 16),
        ViewLayout::Nd | ViewLayout::Dn | ViewLayout::Nz => return None,
    };
    // Two dimensions are those of the tile. Five are those of the boxes in memory, as for any view.
    let [Some(1), Some(1), Some(1), rows, cols] = global.shape else { return None };
    let up = |extent: i64, by: i64| (extent + by - 1) / by * by;
    let (rows, cols) = (up(rows?, height), up(cols?, width));
    let (element, layout) = (scalar(global.dtype), layout_text(global.layout));
    Some(format!(
        "GlobalTensor<{element}, TileShape2D<{element}, {rows}, {cols}, {layout}>, BaseShape2D<{element}, {rows}, {cols}, \
         {layout}>, {layout}>"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn order_of_elements_by_distances() {
        let known = |numbers: &[i64]| -> Vec<Option<i64>> { numbers.iter().map(|n| Some(*n)).collect() };
        let of = |shape: &[i64], strides: &[i64]| inferred(&known(shape), &known(strides), 4);
        assert_eq!(of(&[32, 64], &[64, 1]), Some(ViewLayout::Nd));
        assert_eq!(of(&[32, 64], &[1, 32]), Some(ViewLayout::Dn));
        assert_eq!(of(&[32, 1], &[1, 1]), None);
        assert_eq!(of(&[1, 4, 2, 16, 8], &[1024, 256, 128, 8, 1]), Some(ViewLayout::Nz));
        assert_eq!(of(&[64], &[1]), Some(ViewLayout::Nd));
    }

    #[test]
    fn distances_before_the_first() {
        let texts = |numbers: &[&str]| -> Vec<String> { numbers.iter().map(|n| (*n).to_owned()).collect() };
        let shape = five(&texts(&["32", "v1"]));
        assert_eq!(shape, texts(&["1", "1", "1", "32", "v1"]));
        assert_eq!(five_strides(&texts(&["64", "1"]), &shape), texts(&["2048", "2048", "2048", "64", "1"]));
    }
}

//! Tile buffers and views of global memory.

use crate::context::Ctx;
use crate::fault::Exec;
use crate::memory::{Memory, Pointer};
use crate::semantics::{Entry, missing, of};
use crate::tile::{Tile, TileRef, View, extent};
use crate::value::Value;
use pto_isa::types::{AddressSpace, DType, Dim, MAX_RANK, PtrElem, ViewLayout};
use pto_isa::{TypeDesc, codes};
use pto_numerics::Element;

/// Semantics of the family, in the order of its rows.
pub(super) const SEMANTICS: &[Entry] = &[
    of("addptr", addptr),
    missing("alloc_multi_tile"),
    of("alloc_tile", alloc_tile),
    missing("bitcast"),
    of("castptr", castptr),
    missing("declare_global"),
    missing("declare_tile"),
    missing("get_tensor_view_dim"),
    missing("get_tensor_view_stride"),
    missing("get_validshape"),
    missing("inttoptr"),
    of("make_tensor_view", make_tensor_view),
    missing("multi_tile_get"),
    of("partition_view", partition_view),
    missing("ptrtoint"),
    missing("set_validshape"),
    missing("subview"),
    missing("talias"),
    missing("tassign"),
    missing("tensor_view_addr"),
    missing("tget_scale_addr"),
    missing("tile_buf_addr"),
    missing("tile_valid_cols"),
    missing("tile_valid_rows"),
    missing("treshape"),
];

/// The pointer `offset` elements further. Source: PTO ISA manual, addptr.md.
fn addptr(cx: &mut Ctx<'_, '_>) -> Exec {
    let at = cx.pointer("ptr")?;
    let moved = at.plus(cx.int("offset")?.wrapping_mul(at.element_bytes()));
    cx.give("result", Value::Pointer(moved));
    Ok(())
}

/// A tile at `addr`, or at an address of its own that is the same each time. Valid extents are those of the type, where it
/// has `?` the operands. Source: PTO ISA manual, alloc-tile.md.
fn alloc_tile(cx: &mut Ctx<'_, '_>) -> Exec {
    let TypeDesc::Tile(desc) = cx.result_type("result") else {
        return Err(cx.fault(codes::RUN_MALFORMED, "expected a tile"));
    };
    let bytes = extent(desc.size_bytes().unwrap_or(0));
    let space = AddressSpace::of(desc.loc);
    let (core, owner) = (cx.core_id(), (cx.instruction.place, 0));
    let at = match cx.optional_int("addr")? {
        Some(address) => {
            if let Ok(start) = usize::try_from(address) {
                cx.memory().claim(core, space, owner, start, bytes);
            }
            cx.local(space, address, PtrElem::DType(desc.dtype))
        }
        None => cx.memory().place(core, space, owner, bytes)?.to(desc.dtype),
    };
    let rows = valid(cx, "valid_row", desc.valid_rows, desc.rows)?;
    let cols = valid(cx, "valid_col", desc.valid_cols, desc.cols)?;
    cx.give("result", Value::Tile(TileRef::new(Tile { desc, at: Some(at), rows, cols })));
    Ok(())
}

/// A valid extent, which is at most the physical one.
fn valid(cx: &Ctx<'_, '_>, operand: &str, of_type: Dim, physical: i64) -> Exec<usize> {
    let size = match of_type {
        Dim::Static(size) => size,
        Dim::Dynamic => cx.optional_int(operand)?.unwrap_or(physical),
    };
    if (0..=physical).contains(&size) {
        return Ok(extent(size));
    }
    Err(cx.fault(codes::RUN_SHAPE, format!("expected `{operand}` of at most {physical}, found {size}")))
}

/// An integer as an address in the memory of the result, a pointer as its address, or a pointer to other elements. Source:
/// PTO ISA manual, castptr.md.
fn castptr(cx: &mut Ctx<'_, '_>) -> Exec {
    let result = cx.result_type("result");
    let made = match (cx.value("input")?.clone(), result) {
        (Value::Scalar(_), TypeDesc::Ptr { elem, space }) => {
            let address = cx.int("input")?;
            Value::Pointer(cx.local(space, address, elem))
        }
        (Value::Pointer(at), TypeDesc::Ptr { elem, .. }) => Value::Pointer(Pointer { elem, ..at }),
        (Value::View(view), TypeDesc::Ptr { elem, .. }) => Value::Pointer(Pointer { elem, ..view.at }),
        (Value::Pointer(at), other) => match other.dtype() {
            Some(dtype) => Value::Scalar(Element::from_int(dtype, Memory::address(at).into())),
            None => return Err(cx.fault(codes::RUN_MALFORMED, format!("expected an integer, found {other}"))),
        },
        (found, _) => {
            return Err(cx.fault(codes::RUN_MALFORMED, format!("expected a pointer, found {}", found.describe())));
        }
    };
    cx.give("result", made);
    Ok(())
}

/// A tensor of `shape` and `strides`, in elements, at a pointer. Source: PTO ISA manual, make-tensor-view.md.
fn make_tensor_view(cx: &mut Ctx<'_, '_>) -> Exec {
    let at = cx.pointer("ptr")?;
    let dtype = cx.result_type("result").dtype().unwrap_or(DType::I8);
    let (sizes, steps) = (cx.ints("shape")?, cx.ints("strides")?);
    let (shape, strides) = (extents(&sizes, 1), extents(&steps, 0));
    let layout = cx.choice("layout").and_then(ViewLayout::parse);
    cx.give("result", Value::View(View { at, dtype, rank: sizes.len(), shape, strides, layout }));
    Ok(())
}

/// Part of a view: `sizes` elements from `offsets` on. Extents in front that the result does not have are dropped, as they
/// are 1. Source: PTO ISA manual, partition-view.md.
fn partition_view(cx: &mut Ctx<'_, '_>) -> Exec {
    let source = cx.view("source")?;
    let (offsets, sizes) = (cx.ints("offsets")?, cx.ints("sizes")?);
    let mut elements = 0;
    for (axis, (offset, size)) in offsets.iter().zip(&sizes).enumerate() {
        let (whole, stride) =
            (source.shape.get(axis).copied().unwrap_or(1), source.strides.get(axis).copied().unwrap_or(0));
        if *offset < 0 || *size < 0 || offset.saturating_add(*size) > whole {
            let message =
                format!("expected a part of the {whole} elements along axis {axis}, found {size} from {offset} on");
            return Err(cx.fault(codes::RUN_OUT_OF_BOUNDS, message));
        }
        elements += offset * stride;
    }
    let at = source.at.plus(elements * i64::from(source.dtype.bytes()));
    let part = View { at, rank: sizes.len(), shape: extents(&sizes, 1), ..source };
    cx.give("result", Value::View(part));
    Ok(())
}

/// Numbers for each axis, and a filling for those a view may have besides.
fn extents(numbers: &[i64], filling: i64) -> [i64; MAX_RANK] {
    let mut all = [filling; MAX_RANK];
    all.iter_mut().zip(numbers).for_each(|(place, number)| *place = *number);
    all
}

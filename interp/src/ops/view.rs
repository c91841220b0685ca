//! Tile buffers and views of global memory.

use crate::context::Ctx;
use crate::fault::Exec;
use crate::memory::{Memory, Pointer};
use crate::semantics::Semantics::{self, Run};
use crate::tile::{Declared, Slots, Tile, TileRef, View, extent};
use crate::upstream::contiguous;
use crate::value::Value;
use pto_isa::ops::view::Opcode;
use pto_isa::types::{AddressSpace, DType, Dim, MAX_RANK, PtrElem, ViewDesc, ViewLayout};
use pto_isa::{Key, Name, TileDesc, TypeDesc, codes};
use pto_numerics::Element;

/// Semantics of the operations of the family.
pub(super) const fn semantics(opcode: Opcode) -> Semantics {
    match opcode {
        Opcode::Addptr => Run(addptr),
        Opcode::AllocMultiTile => Run(alloc_multi_tile),
        Opcode::AllocTile => Run(alloc_tile),
        Opcode::Bitcast | Opcode::Treshape => Run(retype),
        Opcode::Castptr | Opcode::Inttoptr | Opcode::Ptrtoint => Run(castptr),
        Opcode::DeclareGlobal => Run(declare_global),
        Opcode::DeclareTile => Run(declare_tile),
        Opcode::GetTensorViewDim => Run(get_tensor_view_dim),
        Opcode::GetTensorViewStride => Run(get_tensor_view_stride),
        Opcode::GetValidshape => Run(get_validshape),
        Opcode::MakeTensorView => Run(make_tensor_view),
        Opcode::MultiTileGet => Run(multi_tile_get),
        Opcode::PartitionView => Run(partition_view),
        Opcode::SetValidshape => Run(set_validshape),
        Opcode::Subview => Run(subview),
        Opcode::Talias => Run(talias),
        Opcode::Tassign => Run(tassign),
        Opcode::TensorViewAddr => Run(tensor_view_addr),
        Opcode::TgetScaleAddr => Run(tget_scale_addr),
        Opcode::TileBufAddr => Run(tile_buf_addr),
        Opcode::TileValidCols => Run(tile_valid_cols),
        Opcode::TileValidRows => Run(tile_valid_rows),
    }
}

/// Returns the pointer `offset` elements further. Source: PTO ISA manual, addptr.md.
fn addptr(cx: &mut Ctx<'_, '_>) -> Exec {
    let at = cx.pointer(Name::Ptr)?;
    let moved = at.plus(cx.int(Name::Offset)?.wrapping_mul(at.element_bytes()));
    cx.give(Name::Result, Value::Pointer(moved));
    Ok(())
}

/// Creates a tile at `addr`, or at an address that is the same at each execution. If the memory is full, it reuses that
/// of tiles that are not live; the program then waits until everything issued before is done. Valid extents are those
/// of the type, or the operands if the type has `?`. Source: PTO ISA manual, alloc-tile.md.
fn alloc_tile(cx: &mut Ctx<'_, '_>) -> Exec {
    let TypeDesc::Tile(desc) = cx.result_type(Name::Result) else {
        return Err(cx.fault(codes::RUN_MALFORMED, "expected a tile"));
    };
    let tile = allocated(cx, desc, 0)?;
    cx.give(Name::Result, Value::Tile(TileRef::new(tile)));
    Ok(())
}

/// Creates several adjacent tiles of one type as [`alloc_tile`], or each at a new address. Source: ptoas,
/// alloc_multi_tile.
fn alloc_multi_tile(cx: &mut Ctx<'_, '_>) -> Exec {
    let TypeDesc::MultiTile { slot, count } = cx.result_type(Name::Result) else {
        return Err(cx.fault(codes::RUN_MALFORMED, "expected several tiles"));
    };
    let tiles: Exec<Vec<TileRef>> = (0..count).map(|number| allocated(cx, slot, number).map(TileRef::new)).collect();
    cx.give(Name::Result, Value::Slots(Slots(tiles?.into())));
    Ok(())
}

/// Creates tile `number` of an operation that allocates.
fn allocated(cx: &mut Ctx<'_, '_>, desc: TileDesc, number: i64) -> Exec<Tile> {
    let bytes = desc.size_bytes().unwrap_or(i64::MAX);
    let space = AddressSpace::of(desc.loc);
    let (core, owner) = (cx.core_id(), (cx.instruction.place, number as u32));
    let at = match cx.optional_int(Name::Addr)? {
        Some(address) => {
            let address = address.saturating_add(number.saturating_mul(bytes));
            if let Ok(start) = usize::try_from(address) {
                cx.memory().claim(core, space, owner, start, extent(bytes));
            }
            cx.local(space, address, PtrElem::DType(desc.dtype))
        }
        None => cx.room(space, number as u32, extent(bytes))?.to(desc.dtype),
    };
    let rows = valid(cx, Name::ValidRow, desc.valid_rows, desc.rows)?;
    let cols = valid(cx, Name::ValidCol, desc.valid_cols, desc.cols)?;
    Ok(Tile::new(desc, Some(at), rows, cols))
}

/// Returns one of several tiles. Source: ptoas, multi_tile_get.
fn multi_tile_get(cx: &mut Ctx<'_, '_>) -> Exec {
    let (Slots(tiles), number) = (cx.slots(Name::Source)?, cx.int(Name::Slot)?);
    let tile = usize::try_from(number).ok().and_then(|number| tiles.get(number)).cloned();
    let tile = tile.ok_or_else(|| cx.outside(number, tiles.len()))?;
    cx.give(Name::Result, Value::Tile(tile));
    Ok(())
}

/// Declares a tile without an address, which a pipe or [`talias`] sets. Source: ptoas, declare_tile.
fn declare_tile(cx: &mut Ctx<'_, '_>) -> Exec {
    let TypeDesc::Tile(desc) = cx.result_type(Name::Tile) else {
        return Err(cx.fault(codes::RUN_MALFORMED, "expected a tile"));
    };
    let size = |dim: Dim, physical: i64| extent(dim.get().unwrap_or(physical));
    let tile = Tile::new(desc, None, size(desc.valid_rows, desc.rows), size(desc.valid_cols, desc.cols));
    cx.give(Name::Tile, Value::Tile(TileRef::new(tile)));
    Ok(())
}

/// Declares a view without an address, which a pipe sets. Source: ptoas, declare_global.
fn declare_global(cx: &mut Ctx<'_, '_>) -> Exec {
    cx.give(Name::Entry, Value::Declared(Declared::default()));
    Ok(())
}

/// Returns the extent of a dimension. Source: PTO ISA manual, get-tensor-view-dim.md.
fn get_tensor_view_dim(cx: &mut Ctx<'_, '_>) -> Exec {
    let view = cx.view(Name::TensorView)?;
    let axis = axis(cx, &view)?;
    cx.give_int(Name::Result, view.shape.get(axis).copied().unwrap_or(1));
    Ok(())
}

/// Returns the stride of a dimension in elements. Source: PTO ISA manual, get-tensor-view-stride.md.
fn get_tensor_view_stride(cx: &mut Ctx<'_, '_>) -> Exec {
    let view = cx.view(Name::TensorView)?;
    let axis = axis(cx, &view)?;
    cx.give_int(Name::Result, view.strides.get(axis).copied().unwrap_or(0));
    Ok(())
}

/// Returns the requested dimension; fails if the view does not have it.
fn axis(cx: &Ctx<'_, '_>, view: &View) -> Exec<usize> {
    let asked = cx.int(Name::DimIndex)?;
    let axis = usize::try_from(asked).ok().filter(|axis| *axis < view.rank);
    axis.ok_or_else(|| cx.outside(asked, view.rank))
}

/// Returns both extents of the valid region. Source: ptoas, get_validshape.
fn get_validshape(cx: &mut Ctx<'_, '_>) -> Exec {
    let tile = cx.tile(Name::Source)?;
    cx.give_int(Name::ValidRow, tile.rows as i64);
    cx.give_int(Name::ValidCol, tile.cols as i64);
    Ok(())
}

/// Returns the rows of the valid region. Source: ptoas, tile_valid_rows.
fn tile_valid_rows(cx: &mut Ctx<'_, '_>) -> Exec {
    let tile = cx.tile(Name::Src)?;
    cx.give_int(Name::Result, tile.rows as i64);
    Ok(())
}

/// Returns the columns of the valid region. Source: ptoas, tile_valid_cols.
fn tile_valid_cols(cx: &mut Ctx<'_, '_>) -> Exec {
    let tile = cx.tile(Name::Src)?;
    cx.give_int(Name::Result, tile.cols as i64);
    Ok(())
}

/// Sets the valid region for operations that are issued later. Source: PTO ISA manual, set-validshape.md.
fn set_validshape(cx: &mut Ctx<'_, '_>) -> Exec {
    let tile = cx.tile_ref(Name::Source)?;
    let old = tile.get();
    let rows = valid(cx, Name::ValidRow, Dim::Dynamic, old.desc.rows)?;
    let cols = valid(cx, Name::ValidCol, Dim::Dynamic, old.desc.cols)?;
    tile.set(Tile { rows, cols, ..old });
    Ok(())
}

/// Creates a window of `sizes` onto a tile from a row and column on, in the memory of the tile. The valid region is
/// that of the type or the operands; if neither states it, the part of the valid region of the source inside the
/// window. Source: PTO ISA manual, subview.md.
fn subview(cx: &mut Ctx<'_, '_>) -> Exec {
    let source = cx.tile(Name::Source)?;
    let TypeDesc::Tile(desc) = cx.result_type(Name::Result) else {
        return Err(cx.fault(codes::RUN_MALFORMED, "expected a tile"));
    };
    let offsets = cx.ints(Name::Offsets)?;
    let offset = |index: usize, size: i64, whole: usize| {
        let start = offsets.get(index).copied().unwrap_or(0);
        match usize::try_from(start) {
            Ok(first) if first + extent(size) <= whole => Ok(first),
            Ok(_) | Err(_) => {
                let message =
                    format!("expected a subview of {size} within {whole} elements, found one from {start} on");
                Err(cx.fault(codes::RUN_OUT_OF_BOUNDS, message))
            }
        }
    };
    let row = offset(0, desc.rows, source.physical_rows())?;
    let col = offset(1, desc.cols, source.physical_cols())?;
    let inside = |operand: Name, of_type: Dim, physical: i64, of_source: usize, first: usize| match of_type {
        Dim::Dynamic if !cx.present(operand) => Ok(of_source.saturating_sub(first).min(extent(physical))),
        Dim::Dynamic | Dim::Static(_) => valid(cx, operand, of_type, physical),
    };
    let rows = inside(Name::ValidRow, desc.valid_rows, desc.rows, source.rows, row)?;
    let cols = inside(Name::ValidCol, desc.valid_cols, desc.cols, source.cols, col)?;
    let at = source.at.map(|at| at.plus(source.offset(row, col) as i64));
    let window = Tile { buffer: source.buffer, ..Tile::new(desc, at, rows, cols) };
    cx.give(Name::Result, Value::Tile(TileRef::new(window)));
    Ok(())
}

/// Gives a tile the memory of another. Source: PTO ISA manual, talias.md.
fn talias(cx: &mut Ctx<'_, '_>) -> Exec {
    let (source, target) = (cx.tile(Name::Src)?, cx.tile_ref(Name::Dst)?);
    let (space, own) = (AddressSpace::of(source.desc.loc), target.get());
    if AddressSpace::of(own.desc.loc) != space {
        return Err(
            cx.fault(codes::RUN_MALFORMED, format!("expected a tile in {space}, found one in {}", own.desc.loc))
        );
    }
    target.set(Tile { at: source.at, ..own });
    Ok(())
}

/// Returns a tile of the same type and valid region at an address. Source: PTO ISA manual, tassign.md.
fn tassign(cx: &mut Ctx<'_, '_>) -> Exec {
    let (tile, address) = (cx.tile(Name::Tile)?, cx.int(Name::Addr)?);
    let at = cx.local(AddressSpace::of(tile.desc.loc), address, PtrElem::DType(tile.desc.dtype));
    cx.give(Name::Result, Value::Tile(TileRef::new(Tile { at: Some(at), ..tile })));
    Ok(())
}

/// Bytes of an operand of a product per byte of its scales, as addresses count them. Source: PTO ISA manual,
/// TGET_SCALE_ADDR.md.
const DATA_OF_SCALE: i64 = 16;

/// Sets the address of a tile of scales to that of an operand divided by 16. Source: PTO ISA manual,
/// TGET_SCALE_ADDR.md.
fn tget_scale_addr(cx: &mut Ctx<'_, '_>) -> Exec {
    let (source, target) = (cx.tile(Name::Src)?, cx.tile_ref(Name::Dst)?);
    let own = target.get();
    let address = cx.base(&source)?.offset / DATA_OF_SCALE;
    let at = cx.local(AddressSpace::of(own.desc.loc), address, PtrElem::DType(own.desc.dtype));
    target.set(Tile { at: Some(at), ..own });
    Ok(())
}

/// Returns the address of a view, as a pointer or a memref. Source: PTO ISA manual, tensor-view-addr.md.
fn tensor_view_addr(cx: &mut Ctx<'_, '_>) -> Exec {
    let view = cx.view(Name::Src)?;
    let made = address(cx, Name::Dst, view.at, || view)?;
    cx.give(Name::Dst, made);
    Ok(())
}

/// Returns the address of a tile, as a pointer or a memref of its physical extents. Source: PTO ISA manual,
/// tile-buf-addr.md.
fn tile_buf_addr(cx: &mut Ctx<'_, '_>) -> Exec {
    let made = match cx.value(Name::Src)? {
        Value::View(view) => address(cx, Name::Result, view.at, || *view)?,
        _ => {
            let tile = cx.tile(Name::Src)?;
            let at = cx.base(&tile)?;
            let shape = extents(&[tile.desc.rows, tile.desc.cols], 1);
            let whole = || View {
                at,
                dtype: tile.desc.dtype,
                rank: 2,
                shape,
                strides: contiguous(2, &extents(&[tile.desc.rows, tile.buffer.1 as i64], 1)),
                layout: None,
            };
            address(cx, Name::Result, at, whole)?
        }
    };
    cx.give(Name::Result, made);
    Ok(())
}

/// Converts an address to the type of a result.
fn address(cx: &Ctx<'_, '_>, result: Name, at: Pointer, view: impl Fn() -> View) -> Exec<Value> {
    match cx.result_type(result) {
        TypeDesc::Ptr { elem, space } if space == at.space => Ok(Value::Pointer(Pointer { elem, ..at })),
        TypeDesc::Memref(..) => Ok(Value::View(view())),
        other => Err(cx.fault(codes::RUN_MALFORMED, format!("expected a pointer into {}, found {other}", at.space))),
    }
}

/// Reinterprets the bytes as a tile of another type, or as a view of other extents. If the type has `?`, the valid
/// region is that of the source as far as it fits, and one extent of a view the quotient of its elements. No source
/// states the result for a window or a view with gaps: it is undefined. Source: ptoas, bitcast; PTO ISA manual,
/// treshape.md.
fn retype(cx: &mut Ctx<'_, '_>) -> Exec {
    let made = match (cx.value(Name::Src)?, cx.result_type(Name::Result)) {
        (Value::Tile(source), TypeDesc::Tile(desc)) => {
            let source = source.get();
            if source.buffer != (source.physical_rows(), source.physical_cols()) {
                return Err(cx.fault(codes::RUN_UNDEFINED, "expected a whole tile, found a window"));
            }
            let size = |dim: Dim, of_source: usize, physical: i64| match dim {
                Dim::Static(size) => extent(size),
                Dim::Dynamic => of_source.min(extent(physical)),
            };
            let rows = size(desc.valid_rows, source.rows, desc.rows);
            let cols = size(desc.valid_cols, source.cols, desc.cols);
            let at = source.at.map(|at| at.to(desc.dtype));
            Value::Tile(TileRef::new(Tile::new(desc, at, rows, cols)))
        }
        (Value::View(source), TypeDesc::TensorView(desc) | TypeDesc::Partition(desc)) => {
            Value::View(reshaped(cx, source, &desc)?)
        }
        (found, _) => {
            return Err(cx.fault(codes::RUN_MALFORMED, format!("expected a tile, found {}", found.describe())));
        }
    };
    cx.give(Name::Result, made);
    Ok(())
}

/// Returns a dense view with the extents of a type.
fn reshaped(cx: &Ctx<'_, '_>, source: &View, desc: &ViewDesc) -> Exec<View> {
    if source.strides.get(..source.rank) != contiguous(source.rank, &source.shape).get(..source.rank) {
        return Err(cx.fault(codes::RUN_UNDEFINED, "expected a view without gaps, found strides that leave some"));
    }
    let bytes = source.elements() * i64::from(source.dtype.bytes());
    let elements = bytes / i64::from(desc.dtype.bytes()).max(1);
    let known: i64 = desc.shape.dims().iter().filter_map(|dim| dim.get()).product();
    let sizes: Vec<i64> = desc.shape.dims().iter().map(|dim| dim.get().unwrap_or(elements / known.max(1))).collect();
    if sizes.iter().product::<i64>() != elements {
        return Err(cx.fault(codes::RUN_SHAPE, format!("expected {elements} elements, found extents of {sizes:?}")));
    }
    let shape = extents(&sizes, 1);
    let strides = contiguous(sizes.len(), &shape);
    Ok(View {
        at: source.at.to(desc.dtype),
        dtype: desc.dtype,
        rank: sizes.len(),
        shape,
        strides,
        layout: source.layout,
    })
}

/// Returns a valid extent; fails if it exceeds the physical one.
fn valid(cx: &Ctx<'_, '_>, operand: Name, of_type: Dim, physical: i64) -> Exec<usize> {
    let size = match of_type {
        Dim::Static(size) => size,
        Dim::Dynamic => cx.optional_int(operand)?.unwrap_or(physical),
    };
    if (0..=physical).contains(&size) {
        return Ok(extent(size));
    }
    Err(cx.fault(codes::RUN_SHAPE, format!("expected `{operand}` of at most {physical}, found {size}")))
}

/// Casts an integer to an address in the memory of the result, a pointer to its address, or a pointer to other
/// elements. Source: PTO ISA manual, castptr.md; ptoas, inttoptr and ptrtoint.
fn castptr(cx: &mut Ctx<'_, '_>) -> Exec {
    let result = cx.result_type(Name::Result);
    let made = match (cx.at(0)?.clone(), result) {
        (Value::Scalar(address), TypeDesc::Ptr { elem, space }) => {
            let integer = address.to_int().and_then(|address| i64::try_from(address).ok());
            let address =
                integer.ok_or_else(|| cx.fault(codes::RUN_MALFORMED, "expected an address, found a float"))?;
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
    cx.give(Name::Result, made);
    Ok(())
}

/// Creates a tensor of `shape` and `strides`, in elements, at a pointer. Source: PTO ISA manual, make-tensor-view.md.
fn make_tensor_view(cx: &mut Ctx<'_, '_>) -> Exec {
    let at = cx.pointer(Name::Ptr)?;
    let dtype = cx.result_type(Name::Result).dtype().unwrap_or(DType::I8);
    let (sizes, steps) = (cx.ints(Name::Shape)?, cx.ints(Name::Strides)?);
    let (shape, strides) = (extents(&sizes, 1), extents(&steps, 0));
    let layout = cx.choice::<ViewLayout>(Key::Layout);
    cx.give(Name::Result, Value::View(View { at, dtype, rank: sizes.len(), shape, strides, layout }));
    Ok(())
}

/// Returns a part of a view: `sizes` elements from `offsets` on. Leading extents that the result does not have are
/// dropped, because they are 1. Source: PTO ISA manual, partition-view.md.
fn partition_view(cx: &mut Ctx<'_, '_>) -> Exec {
    let source = cx.view(Name::Source)?;
    let (offsets, sizes) = (cx.ints(Name::Offsets)?, cx.ints(Name::Sizes)?);
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
    cx.give(Name::Result, Value::View(part));
    Ok(())
}

/// Extends numbers for each axis to the maximal rank with `filling`.
fn extents(numbers: &[i64], filling: i64) -> [i64; MAX_RANK] {
    let mut all = [filling; MAX_RANK];
    all.iter_mut().zip(numbers).for_each(|(place, number)| *place = *number);
    all
}

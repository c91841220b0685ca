//! Prepares arguments of a function for all kinds of parameters: pointers and views of global memory, but also pointers
//! to a memory of the core and tiles, which are filled before the run and read after it.

use crate::memory::{AllocationId, CoreId, Memory, Pointer};
use crate::tile::{Tile, TileRef, View, extent};
use crate::upstream::contiguous;
use crate::value::Value;
use crate::{Exec, Fault};
use pto_isa::types::{AddressSpace, DType, MAX_RANK, PtrElem, ViewDesc};
use pto_isa::{Dim, TypeDesc, codes};
use pto_numerics::Element;
use pto_program::{Layout, Place};

/// A buffer that is passed as an argument.
#[derive(Clone, Debug)]
pub struct Buffer {
    /// The type of its elements, if the parameter has one.
    pub dtype: Option<DType>,
    place: Where,
}

#[derive(Clone, Debug)]
enum Where {
    Allocation(AllocationId),
    Bytes(Pointer, usize),
    Tile(Tile),
}

/// Returns an owner for the data of an argument in the memory of a core, which is not an operation.
const fn owner(argument: usize) -> (Place, u32) {
    (Place(u32::MAX), argument as u32)
}

/// Stores `bytes` where a parameter of a type points to. Tiles receive their valid region in row-major order. Without
/// `defined` the bytes have no value. Memories of the core are those of the first core.
///
/// # Errors
/// Fails if the type cannot be a buffer, the memory is full, or the number of bytes is not that of the tile.
pub fn buffer(
    memory: &mut Memory,
    argument: usize,
    bytes: Vec<u8>,
    defined: bool,
    desc: &TypeDesc,
) -> Exec<(Value, Buffer)> {
    let core = CoreId(0);
    let length = bytes.len();
    let known = vec![defined; length];
    let global = |memory: &mut Memory, bytes: Vec<u8>, elem| {
        let allocation = memory.buffer(bytes, defined);
        (Pointer { allocation, offset: 0, space: AddressSpace::Gm, elem }, Where::Allocation(allocation))
    };
    let (value, place) = match desc {
        TypeDesc::Ptr { elem, space: AddressSpace::Gm } => {
            let (at, place) = global(memory, bytes, *elem);
            (Value::Pointer(at), place)
        }
        TypeDesc::Ptr { elem, space } => {
            let at = Pointer { elem: *elem, ..memory.place(core, *space, owner(argument), length)?.at };
            memory.write_raw(at, &bytes, &known)?;
            (Value::Pointer(at), Where::Bytes(at, length))
        }
        TypeDesc::TensorView(view)
        | TypeDesc::Partition(view)
        | TypeDesc::Memref(view, None | Some(AddressSpace::Gm)) => {
            let (at, place) = global(memory, bytes, PtrElem::DType(view.dtype));
            let view = dense(at, view).ok_or_else(|| misfit(argument, desc, "a buffer, which says no extents"))?;
            (Value::View(view), place)
        }
        TypeDesc::Tile(desc) => {
            let space = AddressSpace::of(desc.loc);
            let at = memory.place(core, space, owner(argument), extent(desc.size_bytes().unwrap_or(i64::MAX)))?.at;
            let size = |dim: Dim, physical: i64| extent(dim.get().unwrap_or(physical));
            let (rows, cols) = (size(desc.valid_rows, desc.rows), size(desc.valid_cols, desc.cols));
            let tile = Tile::new(*desc, Some(at.to(desc.dtype)), rows, cols);
            let expected = rows * cols * tile.element_bytes();
            if expected != length {
                let message = format!("expected {expected} bytes for argument {argument}, found {length}");
                return Err(Fault::new(codes::RUN_ENTRY, message));
            }
            for ((row, col), element) in places(&tile).zip(bytes.chunks_exact(tile.element_bytes())) {
                memory.write_raw(at.plus(tile.offset(row, col) as i64), element, &known)?;
            }
            (Value::Tile(TileRef::new(tile)), Where::Tile(tile))
        }
        _ => return Err(misfit(argument, desc, "a buffer")),
    };
    Ok((value, Buffer { dtype: desc.dtype(), place }))
}

/// Gives a view the layout of its parameter; returns other values unchanged.
///
/// # Errors
/// Fails if the type does not state the layout.
pub(crate) fn laid_out(argument: usize, value: &Value, layout: Option<&Layout>) -> Exec<Value> {
    let (Value::View(view), Some(Layout { strides, offset })) = (value, layout) else { return Ok(value.clone()) };
    if *offset < 0 || strides.iter().any(|stride| *stride < 1) {
        let message = format!("expected a memref of strides and an offset that its type states as argument {argument}");
        return Err(Fault::new(codes::RUN_ENTRY, message));
    }
    let mut view = View { at: view.at.plus(offset * i64::from(view.dtype.bytes())), ..*view };
    for (place, stride) in view.strides.iter_mut().zip(strides) {
        *place = *stride;
    }
    Ok(Value::View(view))
}

/// Converts an integer or float to the type of a parameter.
///
/// # Errors
/// Fails if the type is not a number.
pub fn number(argument: usize, of: impl Fn(DType) -> Element, desc: &TypeDesc) -> Exec<Value> {
    match desc {
        TypeDesc::Scalar(dtype) => Ok(Value::Scalar(of(*dtype))),
        // No source describes the content of a configuration: it is the word of its register.
        TypeDesc::FmatrixConfig => Ok(Value::Scalar(of(DType::I64))),
        TypeDesc::Index => Ok(Value::Scalar(of(DType::Index))),
        _ => Err(misfit(argument, desc, "a number")),
    }
}

/// Converts a float on a command line for a parameter that is a float.
///
/// # Errors
/// Fails if the parameter has another type.
pub fn real(argument: usize, value: f64, desc: &TypeDesc) -> Exec<Value> {
    let is_integer = match desc {
        TypeDesc::Scalar(dtype) => dtype.is_integer(),
        _ => matches!(desc, TypeDesc::Index | TypeDesc::FmatrixConfig),
    };
    if is_integer {
        return Err(misfit(argument, desc, &format!("{value:?}")));
    }
    number(argument, |dtype| Element::from_f64(dtype, value), desc)
}

/// Returns the fault of an array whose elements differ in width or kind from those of a parameter. Arrays cannot have
/// `bf16` or floats of 8 bits or less: integers of the same size hold their bits.
pub fn wrong_elements(argument: usize, found: DType, desc: &TypeDesc) -> Option<Box<Fault>> {
    let expected = match desc {
        TypeDesc::Ptr { elem: PtrElem::DType(dtype), .. } => *dtype,
        TypeDesc::TensorView(view) | TypeDesc::Partition(view) | TypeDesc::Memref(view, _) => view.dtype,
        TypeDesc::Tile(tile) => tile.dtype,
        _ => return None,
    };
    let is_in_arrays = matches!(expected, DType::F16 | DType::F32 | DType::F64);
    let same_kind = found == expected || found.is_integer() && (expected.is_integer() || !is_in_arrays);
    let fits = same_kind && found.bytes() == expected.bytes();
    (!fits).then(|| misfit(argument, desc, &format!("an array of {found}")))
}

fn misfit(argument: usize, desc: &TypeDesc, found: &str) -> Box<Fault> {
    Fault::new(codes::RUN_ENTRY, format!("expected an argument {argument} of type {desc}, found {found}"))
}

impl Buffer {
    /// Returns its bytes, and whether each has a value.
    ///
    /// # Errors
    /// Never fails for results of [`buffer`].
    pub fn bytes(&self, memory: &mut Memory) -> Exec<(Vec<u8>, Vec<bool>)> {
        match &self.place {
            Where::Allocation(allocation) => {
                Ok((memory.bytes(*allocation).to_vec(), memory.defined(*allocation).to_vec()))
            }
            Where::Bytes(at, length) => {
                let (bytes, defined) = memory.read_raw(*at, *length)?;
                Ok((bytes.to_vec(), defined.to_vec()))
            }
            Where::Tile(tile) => {
                let (mut bytes, mut defined) = (Vec::new(), Vec::new());
                let Some(base) = tile.at else { return Ok((bytes, defined)) };
                for (row, col) in places(tile) {
                    let at = base.plus(tile.offset(row, col) as i64);
                    let (found, known) = memory.read_raw(at, tile.element_bytes())?;
                    bytes.extend_from_slice(found);
                    defined.extend_from_slice(known);
                }
                Ok((bytes, defined))
            }
        }
    }
}

/// Returns the rows and columns of the valid region in row-major order.
fn places(tile: &Tile) -> impl Iterator<Item = (usize, usize)> + use<> {
    let (rows, cols) = (tile.rows, tile.cols);
    (0..rows).flat_map(move |row| (0..cols).map(move |col| (row, col)))
}

/// Returns a dense view, if the extents are static.
fn dense(at: Pointer, desc: &ViewDesc) -> Option<View> {
    let rank = desc.shape.rank();
    let mut shape = [1; MAX_RANK];
    for (place, dim) in shape.iter_mut().zip(desc.shape.dims()) {
        *place = dim.get()?;
    }
    Some(View { at, dtype: desc.dtype, rank, shape, strides: contiguous(rank, &shape), layout: None })
}

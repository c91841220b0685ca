//! Buffers as arguments of a function, whatever its parameters are: pointers and views of global memory, but also pointers
//! into a memory of the core and tiles, which are filled before the run and read after it.

use crate::memory::{AllocationId, CoreId, Memory, Pointer};
use crate::tile::{Tile, TileRef, View, extent};
use crate::upstream::contiguous;
use crate::value::Value;
use crate::{Exec, Fault};
use pto_isa::types::{AddressSpace, DType, MAX_RANK, PtrElem, ViewDesc};
use pto_isa::{Dim, TypeDesc, codes};
use pto_numerics::Element;
use pto_program::{Layout, Place};

/// A buffer that is an argument.
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

/// The owner of the data of an argument in the memory of a core: no operation.
const fn owner(argument: usize) -> (Place, u32) {
    (Place(u32::MAX), argument as u32)
}

/// Puts `bytes` where a parameter of a type points to. Tiles take their valid region row by row. Without `defined` the
/// bytes have no value. Memories of the core are those of the first one.
///
/// # Errors
/// A type that no buffer fits, a memory that is full, or a number of bytes that is not that of a tile.
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

/// A view with the layout of the parameter it is given for; other values as they are.
///
/// # Errors
/// A layout that the type does not state.
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

/// The value of an integer or float as a parameter of a type.
///
/// # Errors
/// A type that no number fits.
pub fn number(argument: usize, of: impl Fn(DType) -> Element, desc: &TypeDesc) -> Exec<Value> {
    match desc {
        TypeDesc::Scalar(dtype) => Ok(Value::Scalar(of(*dtype))),
        // No source describes the contents of a configuration: it is the word of its register.
        TypeDesc::FmatrixConfig => Ok(Value::Scalar(of(DType::I64))),
        TypeDesc::Index => Ok(Value::Scalar(of(DType::Index))),
        _ => Err(misfit(argument, desc, "a number")),
    }
}

/// A float on a command line as an argument: for a parameter that is a float.
///
/// # Errors
/// A parameter of another type.
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

/// Why the elements of an array cannot be those that a parameter points to: they have other bits. Arrays have no `bf16` nor
/// floats of 8 bits or less: there integers of the same size are the bits.
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
    /// Its bytes, and which of them have a value.
    ///
    /// # Errors
    /// None for buffers of [`buffer`].
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

/// Rows and columns of the valid region, row by row.
fn places(tile: &Tile) -> impl Iterator<Item = (usize, usize)> + use<> {
    let (rows, cols) = (tile.rows, tile.cols);
    (0..rows).flat_map(move |row| (0..cols).map(move |col| (row, col)))
}

/// A dense view of static extents.
fn dense(at: Pointer, desc: &ViewDesc) -> Option<View> {
    let rank = desc.shape.rank();
    let mut shape = [1; MAX_RANK];
    for (place, dim) in shape.iter_mut().zip(desc.shape.dims()) {
        *place = dim.get()?;
    }
    Some(View { at, dtype: desc.dtype, rank, shape, strides: contiguous(rank, &shape), layout: None })
}

//! Operations of `memref`, `llvm`, `builtin`, `ub` and `cf` that kernels use.

use super::arith;
use crate::context::Ctx;
use crate::fault::Exec;
use crate::semantics::Run;
use crate::tile::{View, extent};
use crate::value::Value;
use pto_isa::types::{AddressSpace, Dim, MAX_RANK};
use pto_isa::{TypeDesc, codes};
use pto_upstream::Other;

/// Returns the semantics of an operation of another dialect.
pub(crate) fn other(op: Other) -> Run {
    match op {
        Other::Cast => same,
        Other::Assert => arith::assertion,
        Other::Bitcast => bitcast,
        Other::Alloc | Other::Alloca => alloc,
        Other::Dealloc | Other::Poison => |_| Ok(()),
        Other::Dim => dim,
        Other::Load => load,
        Other::Store => store,
    }
}

/// Returns the operands unchanged.
fn same(cx: &mut Ctx<'_, '_>) -> Exec {
    for index in 0..cx.operands.len() {
        let value = cx.at(index)?.clone();
        cx.give_at(index, value);
    }
    Ok(())
}

/// Executes `llvm.bitcast`: reinterprets the bits of a number as another type; vectors with their lowest lane first.
fn bitcast(cx: &mut Ctx<'_, '_>) -> Exec {
    let lanes = match cx.at(0)? {
        Value::Vector(lanes) => lanes.clone(),
        Value::Scalar(element) => vec![*element],
        _ => return same(cx),
    };
    let bytes: Vec<u8> = lanes
        .iter()
        .flat_map(|lane| lane.bits().to_le_bytes().into_iter().take(lane.dtype().bytes() as usize))
        .collect();
    let (dtype, vector) = match cx.result_type_at(0) {
        TypeDesc::Vector { dtype, .. } => (dtype, true),
        other => match other.dtype() {
            Some(dtype) => (dtype, false),
            None => return Err(cx.fault(codes::RUN_MALFORMED, format!("expected a number, found {other}"))),
        },
    };
    let size = dtype.bytes().max(1) as usize;
    let made = bytes.chunks(size).map(|bytes| pto_numerics::Element::new(dtype, crate::register::little_endian(bytes)));
    let made: Vec<pto_numerics::Element> = made.collect();
    let value = match made.as_slice() {
        [first] if !vector => Value::Scalar(*first),
        _ => Value::Vector(made),
    };
    cx.give_at(0, value);
    Ok(())
}

/// Executes `memref.alloc`: allocates in the memory that the type names, by default vector memory.
fn alloc(cx: &mut Ctx<'_, '_>) -> Exec {
    let TypeDesc::Memref(desc, space) = cx.result_type_at(0) else {
        return Err(cx.fault(codes::RUN_MALFORMED, "expected a memref"));
    };
    let space = space.unwrap_or(AddressSpace::Ub);
    let mut sizes = cx.operands.iter();
    let mut shape = [1; MAX_RANK];
    for (size, dim) in shape.iter_mut().zip(desc.shape.dims()) {
        *size = match dim {
            Dim::Static(size) => *size,
            Dim::Dynamic => match sizes.next() {
                Some(Value::Scalar(element)) => element.to_int().and_then(|size| i64::try_from(size).ok()).unwrap_or(0),
                _ => 0,
            },
        };
    }
    let rank = desc.shape.rank();
    let elements = shape.iter().fold(1_i64, |all, extent| all.saturating_mul((*extent).max(0)));
    let bytes = elements.saturating_mul(i64::from(desc.dtype.bytes()));
    let at = cx.room(space, 0, extent(bytes))?.to(desc.dtype);
    let view = View { at, dtype: desc.dtype, rank, shape, strides: contiguous(rank, &shape), layout: None };
    cx.give_at(0, Value::View(view));
    Ok(())
}

/// Returns the strides of a dense view.
pub(crate) fn contiguous(rank: usize, shape: &[i64; MAX_RANK]) -> [i64; MAX_RANK] {
    let mut strides = [1; MAX_RANK];
    for axis in (0..rank.saturating_sub(1)).rev() {
        strides[axis] = strides[axis + 1] * shape[axis + 1];
    }
    strides
}

fn view_at(cx: &Ctx<'_, '_>, index: usize) -> Exec<View> {
    match cx.at(index)? {
        Value::View(view) => Ok(*view),
        other => Err(cx.fault(codes::RUN_MALFORMED, format!("expected a memref, found {}", other.describe()))),
    }
}

fn dim(cx: &mut Ctx<'_, '_>) -> Exec {
    let view = view_at(cx, 0)?;
    let axis = cx.element_at(1)?.bits();
    let size = usize::try_from(axis).ok().and_then(|axis| view.extents().get(axis).copied());
    let size = size
        .ok_or_else(|| cx.fault(codes::RUN_UNDEFINED, format!("expected an axis below {}, found {axis}", view.rank)))?;
    cx.give_at(0, Value::Scalar(pto_numerics::Element::from_int(pto_isa::DType::Index, size.into())));
    Ok(())
}

/// Returns the address of the element whose indices are the operands from `first` on; fails out of bounds.
fn element(cx: &Ctx<'_, '_>, view: &View, first: usize) -> Exec<crate::memory::Pointer> {
    let mut elements = 0;
    for axis in 0..view.rank {
        let index = cx.element_at(first + axis)?.to_int().and_then(|index| i64::try_from(index).ok()).unwrap_or(-1);
        if !(0..view.shape[axis]).contains(&index) {
            let message = format!("expected an index below {}, found {index} along axis {axis}", view.shape[axis]);
            return Err(cx.fault(codes::RUN_OUT_OF_BOUNDS, message));
        }
        elements += index * view.strides[axis];
    }
    Ok(view.at.plus(elements * i64::from(view.dtype.bytes())))
}

fn load(cx: &mut Ctx<'_, '_>) -> Exec {
    let view = view_at(cx, 0)?;
    let at = element(cx, &view, 1)?;
    let value = cx.read_element(at, view.dtype)?;
    cx.give_at(0, Value::Scalar(value));
    Ok(())
}

fn store(cx: &mut Ctx<'_, '_>) -> Exec {
    let (value, view) = (cx.element_at(0)?, view_at(cx, 1)?);
    let at = element(cx, &view, 2)?;
    cx.write_element(at, value)
}

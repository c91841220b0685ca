//! Scalars in memory and on the stack. The scalar pipe accesses memory in program order, and there are no caches, so
//! that accesses that bypass caches are like others.

use crate::context::Ctx;
use crate::fault::Exec;
use crate::memory::{Memory, Pointer};
use crate::register::little_endian;
use crate::semantics::Semantics::{self, Run};
use crate::tile::extent;
use crate::value::Value;
use pto_isa::ops::scalar::Opcode;
use pto_isa::types::{PtrElem, StructDesc, StructToken};
use pto_isa::{Key, Name, TypeDesc, codes};
use pto_numerics::Element;
use std::sync::{Arc, Mutex};

/// Semantics of the operations of the family.
pub(super) const fn semantics(opcode: Opcode) -> Semantics {
    match opcode {
        Opcode::DeclareLocalArray => Run(declare_local_array),
        Opcode::DeclareStruct => Run(declare_struct),
        Opcode::LdDev | Opcode::Load | Opcode::LoadScalar => Run(load),
        Opcode::LocalArrayGet => Run(local_array_get),
        Opcode::LocalArraySet => Run(local_array_set),
        Opcode::StDev | Opcode::Store | Opcode::StoreScalar => Run(store),
        Opcode::StructGet => Run(struct_get),
        Opcode::StructSet => Run(struct_set),
    }
}

/// Loads the element `offset` elements after a pointer or the first element of a memref. Source: PTO ISA manual,
/// pointer-operations.md; ptoas, load and ld_dev.
pub(super) fn load(cx: &mut Ctx<'_, '_>) -> Exec {
    let at = place(cx)?;
    let result = cx.result_type(Name::Value);
    let Some(dtype) = result.dtype() else {
        return Err(cx.fault(codes::RUN_MALFORMED, format!("expected an element type, found {result}")));
    };
    let value = match result {
        TypeDesc::Vector { lanes, .. } => {
            let size = dtype.bytes() as usize;
            let bytes = cx.read(at, size * extent(lanes))?;
            Value::Vector(bytes.chunks_exact(size).map(|bytes| Element::new(dtype, little_endian(bytes))).collect())
        }
        _ => Value::Scalar(cx.read_element(at, dtype)?),
    };
    cx.give(Name::Value, value);
    Ok(())
}

/// Stores the element `offset` elements after a pointer or the first element of a memref. Source: PTO ISA manual,
/// pointer-operations.md; ptoas, store and st_dev.
pub(super) fn store(cx: &mut Ctx<'_, '_>) -> Exec {
    let at = place(cx)?;
    let elements = match cx.value(Name::Value)? {
        Value::Vector(elements) => elements.clone(),
        _ => vec![cx.element(Name::Value)?],
    };
    let bytes = |element: &Element| element.bits().to_le_bytes().into_iter().take(element.dtype().bytes() as usize);
    let bytes: Vec<u8> = elements.iter().flat_map(bytes).collect();
    cx.write(at, &bytes)
}

/// Returns the address of an element; fails unless it is a multiple of its size, as the hardware does. No source states
/// this.
fn place(cx: &Ctx<'_, '_>) -> Exec<Pointer> {
    let base = match cx.value(Name::Ptr)? {
        Value::View(view) => Pointer { elem: PtrElem::DType(view.dtype), ..view.at },
        _ => cx.pointer(Name::Ptr)?,
    };
    let size = base.element_bytes();
    let at = base.plus(cx.int(Name::Offset)?.wrapping_mul(size));
    Memory::aligned(at, size)?;
    Ok(at)
}

/// Creates an array on the stack, without values. Source: ptoas, declare_local_array.
fn declare_local_array(cx: &mut Ctx<'_, '_>) -> Exec {
    let extents = array(cx, &cx.result_type(Name::Array))?;
    let count = extents.iter().fold(1_i64, |count, extent| count.saturating_mul(*extent));
    let cells = vec![None; cx.held(count)?];
    cx.give(Name::Array, Value::Cells(Arc::new(Mutex::new(cells))));
    Ok(())
}

/// Returns the element of an array at an index for each dimension; fails if it was not written. Source: ptoas,
/// local_array_get.
fn local_array_get(cx: &mut Ctx<'_, '_>) -> Exec {
    let (cells, index) = (cx.cells(Name::Array)?, index(cx)?);
    let value = cx.cell(&cells, index)?;
    cx.give(Name::Result, Value::Scalar(value));
    Ok(())
}

/// Writes the element of an array at an index for each dimension. Source: ptoas, local_array_set.
fn local_array_set(cx: &mut Ctx<'_, '_>) -> Exec {
    let (cells, index, value) = (cx.cells(Name::Array)?, index(cx)?, cx.element(Name::Value)?);
    cx.set_cell(&cells, index, value)
}

/// Returns the extents of an array.
fn array(cx: &Ctx<'_, '_>, desc: &TypeDesc) -> Exec<Vec<i64>> {
    let extents = match desc {
        TypeDesc::LocalArray(array) => array.shape.dims().iter().map(|dim| dim.get()).collect(),
        _ => None,
    };
    extents.ok_or_else(|| cx.fault(codes::RUN_MALFORMED, format!("expected an array of static extents, found {desc}")))
}

/// Returns the linear index for an index of each dimension, the last of which is the innermost.
fn index(cx: &Ctx<'_, '_>) -> Exec<i64> {
    let extents = array(cx, &cx.operand_type(Name::Array))?;
    let mut cell = 0;
    for (index, count) in cx.ints(Name::Indices)?.into_iter().zip(extents) {
        if !(0..count).contains(&index) {
            return Err(cx.outside(index, extent(count)));
        }
        cell = cell * count + index;
    }
    Ok(cell)
}

/// Creates a struct on the stack, without values. Source: ptoas, declare_struct.
fn declare_struct(cx: &mut Ctx<'_, '_>) -> Exec {
    let record = record(cx, cx.result_type(Name::S))?;
    let fields = record.tokens().iter().filter(|token| matches!(token, StructToken::Field(_))).count();
    cx.give(Name::S, Value::Cells(Arc::new(Mutex::new(vec![None; fields]))));
    Ok(())
}

/// Returns the field at a path; fails if it was not written. Source: ptoas, struct_get.
fn struct_get(cx: &mut Ctx<'_, '_>) -> Exec {
    let (cells, field) = (cx.cells(Name::S)?, field(cx)?);
    let value = cx.cell(&cells, field)?;
    cx.give(Name::Value, Value::Scalar(value));
    Ok(())
}

/// Writes the field at a path. Source: ptoas, struct_set.
fn struct_set(cx: &mut Ctx<'_, '_>) -> Exec {
    let (cells, field, value) = (cx.cells(Name::S)?, field(cx)?, cx.element(Name::Value)?);
    cx.set_cell(&cells, field, value)
}

fn record(cx: &Ctx<'_, '_>, desc: TypeDesc) -> Exec<StructDesc> {
    match desc {
        TypeDesc::Struct(Some(record)) => Ok(record),
        other => Err(cx.fault(codes::RUN_NOT_INTERPRETED, format!("expected a shorter struct, found {other}"))),
    }
}

/// Returns the index of the field at a path: fields of nested structs are in place.
fn field(cx: &Ctx<'_, '_>) -> Exec<i64> {
    let record = record(cx, cx.operand_type(Name::S))?;
    let path = cx.ints_attribute(Key::Path)?;
    let before = record.before(path.iter().copied()).and_then(|before| i64::try_from(before).ok());
    before.ok_or_else(|| cx.fault(codes::RUN_MALFORMED, format!("expected a field at {path:?}, found none")))
}

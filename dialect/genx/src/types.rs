//! Converts types: elements of the backend are builtin types, vectors are builtin vectors of rank 1.

use genx::{Element, Type};
use mlir_dialect::melior::Context;
use mlir_dialect::melior::ir::{self, TypeLike, r#type::IntegerType};
use mlir_dialect::vector_parts;

/// Pointers to global memory: without an address space, to global memory, and to constants in it.
const POINTERS: [&str; 3] = ["!llvm.ptr", "!llvm.ptr<1>", "!llvm.ptr<2>"];

/// Returns the type of the backend for an MLIR type; `None` if there is none.
#[must_use]
pub fn of(ty: ir::Type<'_>) -> Option<Type> {
    if let Some((lanes, element)) = vector_parts(ty) {
        return Some(Type::vector(element_of(element)?, u32::try_from(lanes).ok().filter(|lanes| *lanes > 0)?));
    }
    element_of(ty).map(Type::scalar)
}

/// Returns the type of the backend for a type of the LLVM dialect: a pointer to global memory is an integer of 64 bits.
pub(crate) fn of_llvm(ty: ir::Type<'_>) -> Option<Type> {
    let is_pointer = || POINTERS.contains(&&*ty.to_string());
    of(ty).or_else(|| is_pointer().then_some(Type::scalar(Element::I64)))
}

fn element_of(ty: ir::Type<'_>) -> Option<Element> {
    if let Ok(integer) = IntegerType::try_from(ty) {
        return if integer.is_signless() { Element::integer(integer.width()) } else { None };
    }
    let floats = [
        (ty.is_f32(), Element::F32),
        (ty.is_f16(), Element::F16),
        (ty.is_bf16(), Element::BF16),
        (ty.is_f64(), Element::F64),
    ];
    floats.into_iter().find_map(|(is, element)| is.then_some(element))
}

/// Returns the MLIR type for a type of the backend.
#[must_use]
pub fn to(context: &Context, ty: Type) -> ir::Type<'_> {
    let element = match ty.element {
        Element::I1 | Element::I8 | Element::I16 | Element::I32 | Element::I64 => {
            IntegerType::new(context, ty.element.bits()).into()
        }
        Element::F16 => ir::Type::float16(context),
        Element::BF16 => ir::Type::bfloat16(context),
        Element::F32 => ir::Type::float32(context),
        Element::F64 => ir::Type::float64(context),
    };
    match ty.lanes {
        Some(lanes) => ir::Type::vector(&[u64::from(lanes)], element),
        None => element,
    }
}

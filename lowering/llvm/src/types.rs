//! Converts types of the dialect to LLVM IR.
//!
//! A register is a vector, a predicate has a bit for each byte of a register, and a pointer has the address space of its memory.

use mlir_dialect::{
    context_of, location,
    melior::ir::{Type, operation::OperationRef},
};
use pto_isa::{
    DType, TypeDesc,
    types::{AddressSpace, Class, DTypeSet, FloatFormat, PtrElem},
};

/// Type of a predicate: a lane for each byte of a register.
const MASK: &str = "vector<256xi1>";
/// Type of the state of an unaligned access: a block.
const ALIGN: &str = "vector<32xi8>";

/// Returns the address space of a memory in LLVM IR. Those of `gm`, `l1`, `ub` and `fb` are those of ptoas; no source
/// states the others.
pub(crate) const fn space(space: AddressSpace) -> u32 {
    match space {
        AddressSpace::Gm => 1,
        AddressSpace::L1 => 2,
        AddressSpace::L0a => 3,
        AddressSpace::L0b => 4,
        AddressSpace::L0c => 5,
        AddressSpace::Ub => 6,
        AddressSpace::Fb => 7,
        AddressSpace::Bt => 8,
    }
}

/// Returns the type of an element in a register or in memory: LLVM has no signedness and no floats of 8 bits or less.
pub(crate) const fn element(dtype: DType) -> &'static str {
    match dtype.class() {
        Class::Truth => "i1",
        Class::Float(FloatFormat::F16) => "f16",
        Class::Float(FloatFormat::BF16) => "bf16",
        Class::Float(FloatFormat::F32) => "f32",
        Class::Float(FloatFormat::F64) => "f64",
        Class::Signless | Class::Signed | Class::Unsigned | Class::Index | Class::LowPrecision => match dtype.bits() {
            8 => "i8",
            16 => "i16",
            32 => "i32",
            _ => "i64",
        },
    }
}

/// Spelling of an integer type in the name of an intrinsic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sign {
    /// Without signedness: `i32`.
    None,
    /// With signedness: `s32`, `u32`.
    Said,
}

/// Returns the spelling of an element type in the name of an intrinsic.
pub(crate) const fn spelled(dtype: DType, sign: Sign) -> &'static str {
    let said = matches!(sign, Sign::Said);
    match dtype {
        DType::I8 | DType::Si8 if said => "s8",
        DType::I16 | DType::Si16 if said => "s16",
        DType::I32 | DType::Si32 if said => "s32",
        DType::I64 | DType::Si64 | DType::Index if said => "s64",
        DType::Ui8 if said => "u8",
        DType::Ui16 if said => "u16",
        DType::Ui32 if said => "u32",
        DType::Ui64 if said => "u64",
        DType::F8E4M3FN | DType::F8E4M3 | DType::F8E4M3FNUZ | DType::F8E4M3B11FNUZ => "f8e4m3",
        DType::F8E5M2 | DType::F8E5M2FNUZ => "f8e5m2",
        DType::F8E8M0 => "f8e8m0",
        DType::Hif8 => "hif8",
        DType::Hif8x2 => "hif8x2",
        DType::F4E1M2x2 => "f4e1m2x2",
        DType::F4E2M1x2 => "f4e2m1x2",
        DType::BF16x2 => "bf16x2",
        DType::I1 | DType::F16 | DType::BF16 | DType::F32 | DType::F64 => element(dtype),
        DType::I8 | DType::I16 | DType::I32 | DType::I64 => element(dtype),
        DType::Si8 | DType::Si16 | DType::Si32 | DType::Si64 => element(dtype),
        DType::Ui8 | DType::Ui16 | DType::Ui32 | DType::Ui64 | DType::Index => element(dtype),
    }
}

/// A type in LLVM IR.
pub(crate) enum Form {
    /// The type stays the same.
    Same,
    /// The type with this text.
    Text(String),
    /// None: a tile, a view, an event.
    Absent,
}

/// Returns the form of a type in LLVM IR.
pub(crate) fn form(desc: &TypeDesc) -> Form {
    // The instructions read the bits of the two 8-bit floats of the NPU.
    if desc.dtype().is_some_and(|dtype| DTypeSet::FNUZ.contains(dtype)) {
        return Form::Absent;
    }
    let signless = |dtype: DType| element(dtype) == dtype.name();
    match desc {
        TypeDesc::Ptr { space: memory, .. } | TypeDesc::Memref(_, Some(memory)) => {
            Form::Text(format!("!llvm.ptr<{}>", space(*memory)))
        }
        TypeDesc::Vreg { lanes, dtype } => Form::Text(format!("vector<{lanes}x{}>", element(*dtype))),
        TypeDesc::Mask(_) => Form::Text(MASK.to_owned()),
        TypeDesc::Align => Form::Text(ALIGN.to_owned()),
        // Arrays are on the stack.
        TypeDesc::EventIds(_) | TypeDesc::LocalArray(_) => Form::Text("!llvm.ptr".to_owned()),
        TypeDesc::Scalar(dtype) if !signless(*dtype) => Form::Text(element(*dtype).to_owned()),
        TypeDesc::Vector { lanes, dtype } if !signless(*dtype) => {
            Form::Text(format!("vector<{lanes}x{}>", element(*dtype)))
        }
        TypeDesc::Scalar(_)
        | TypeDesc::Vector { .. }
        | TypeDesc::Int(..)
        | TypeDesc::Index
        | TypeDesc::Other
        | TypeDesc::Error => Form::Same,
        TypeDesc::Tile(_)
        | TypeDesc::MultiTile { .. }
        | TypeDesc::TensorView(_)
        | TypeDesc::Partition(_)
        | TypeDesc::Tensor(_)
        | TypeDesc::Memref(_, None)
        | TypeDesc::VmiVreg { .. }
        | TypeDesc::VmiMask { .. }
        | TypeDesc::Event
        | TypeDesc::Pipe
        | TypeDesc::FmatrixConfig
        | TypeDesc::Struct(_)
        | TypeDesc::Handle(_) => Form::Absent,
    }
}

/// Parses a type.
pub(crate) fn parse<'c>(op: OperationRef<'c, '_>, text: &str) -> Option<Type<'c>> {
    Type::parse(context_of(location(op)), text)
}

/// Returns the text of the element type to which a pointer or memref points.
pub(crate) fn pointee(desc: &TypeDesc) -> Option<String> {
    let (lanes, dtype) = pointed(desc)?;
    Some(lanes.map_or_else(|| element(dtype).to_owned(), |lanes| format!("vector<{lanes}x{}>", element(dtype))))
}

/// Returns the bytes of the elements to which a pointer or memref points.
pub(crate) fn pointee_bytes(desc: &TypeDesc) -> Option<i64> {
    let (lanes, dtype) = pointed(desc)?;
    Some(lanes.unwrap_or(1) * i64::from(dtype.bytes()))
}

/// Returns the vector lanes and the element type to which a pointer or memref points.
fn pointed(desc: &TypeDesc) -> Option<(Option<i64>, DType)> {
    match desc {
        TypeDesc::Ptr { elem: PtrElem::DType(dtype), .. } => Some((None, *dtype)),
        TypeDesc::Ptr { elem: PtrElem::Vector { lanes, dtype }, .. } => Some((Some(*lanes), *dtype)),
        TypeDesc::Memref(view, _) => Some((None, view.dtype)),
        _ => None,
    }
}

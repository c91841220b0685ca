//! Types: what values of the dialect are in LLVM IR.
//!
//! A register is a vector, a predicate has a bit for each byte of a register, and a pointer has the address space of its memory.

use mlir_dialect::{
    context_of, location,
    melior::ir::{Type, operation::OperationRef},
};
use pto_isa::{
    DType, TypeDesc,
    types::{AddressSpace, PtrElem},
};

/// A predicate: a lane for each byte of a register.
const MASK: &str = "vector<256xi1>";
/// The state of an unaligned access: a block.
const ALIGN: &str = "vector<32xi8>";

/// The number of a memory in LLVM IR. Those of `gm`, `l1`, `ub` and `fb` are those of ptoas; no source states the others.
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

/// The element that holds a value in a register or in memory: LLVM has no signs and no floats of 8 bits or less.
pub(crate) const fn element(dtype: DType) -> &'static str {
    match dtype {
        DType::I1 => "i1",
        DType::I8 | DType::Si8 | DType::Ui8 => "i8",
        DType::I16 | DType::Si16 | DType::Ui16 => "i16",
        DType::I32 | DType::Si32 | DType::Ui32 => "i32",
        DType::I64 | DType::Si64 | DType::Ui64 | DType::Index => "i64",
        DType::F16 => "f16",
        DType::BF16 => "bf16",
        DType::F32 => "f32",
        DType::F64 => "f64",
        DType::F8E4M3FN | DType::F8E5M2 | DType::F8E4M3 | DType::Hif8 | DType::F8E8M0 => "i8",
        DType::F4E1M2x2 | DType::F4E2M1x2 => "i8",
        DType::Hif8x2 => "i16",
        DType::BF16x2 => "i32",
    }
}

/// How the name of an intrinsic says an element type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sign {
    /// Integers have none: `i32`.
    None,
    /// Integers are signed or unsigned: `s32`, `u32`.
    Said,
}

/// An element type in the name of an intrinsic.
pub(crate) const fn spelled(dtype: DType, sign: Sign) -> &'static str {
    match (dtype, sign) {
        (DType::I8 | DType::Si8, Sign::Said) => "s8",
        (DType::I16 | DType::Si16, Sign::Said) => "s16",
        (DType::I32 | DType::Si32, Sign::Said) => "s32",
        (DType::I64 | DType::Si64 | DType::Index, Sign::Said) => "s64",
        (DType::Ui8, Sign::Said) => "u8",
        (DType::Ui16, Sign::Said) => "u16",
        (DType::Ui32, Sign::Said) => "u32",
        (DType::Ui64, Sign::Said) => "u64",
        (DType::F8E4M3FN | DType::F8E4M3, _) => "f8e4m3",
        (DType::F8E5M2, _) => "f8e5m2",
        (DType::F8E8M0, _) => "f8e8m0",
        (DType::Hif8, _) => "hif8",
        (DType::Hif8x2, _) => "hif8x2",
        (DType::F4E1M2x2, _) => "f4e1m2x2",
        (DType::F4E2M1x2, _) => "f4e2m1x2",
        (DType::BF16x2, _) => "bf16x2",
        (
            DType::I1
            | DType::I8
            | DType::I16
            | DType::I32
            | DType::I64
            | DType::Si8
            | DType::Si16
            | DType::Si32
            | DType::Si64
            | DType::Ui8
            | DType::Ui16
            | DType::Ui32
            | DType::Ui64
            | DType::F16
            | DType::BF16
            | DType::F32
            | DType::F64
            | DType::Index,
            Sign::None | Sign::Said,
        ) => element(dtype),
    }
}

/// A type in LLVM IR.
pub(crate) enum Form {
    /// The type itself.
    Same,
    /// The type of this text.
    Text(String),
    /// None: a tile, a view, an event.
    Absent,
}

/// What a type is in LLVM IR.
pub(crate) fn form(desc: &TypeDesc) -> Form {
    let signless = |dtype: DType| element(dtype) == dtype.name();
    match desc {
        TypeDesc::Ptr { space: memory, .. } | TypeDesc::Memref(_, Some(memory)) => {
            Form::Text(format!("!llvm.ptr<{}>", space(*memory)))
        }
        TypeDesc::Vreg { lanes, dtype } => Form::Text(format!("vector<{lanes}x{}>", element(*dtype))),
        TypeDesc::Mask(_) => Form::Text(MASK.to_owned()),
        TypeDesc::Align => Form::Text(ALIGN.to_owned()),
        TypeDesc::Scalar(dtype) if !signless(*dtype) => Form::Text(element(*dtype).to_owned()),
        TypeDesc::Vector { lanes, dtype } if !signless(*dtype) => {
            Form::Text(format!("vector<{lanes}x{}>", element(*dtype)))
        }
        TypeDesc::Scalar(_) | TypeDesc::Vector { .. } | TypeDesc::Index | TypeDesc::Other | TypeDesc::Error => {
            Form::Same
        }
        TypeDesc::Tile(_)
        | TypeDesc::MultiTile { .. }
        | TypeDesc::TensorView(_)
        | TypeDesc::Partition(_)
        | TypeDesc::Tensor(_)
        | TypeDesc::LocalArray(_)
        | TypeDesc::Memref(_, None)
        | TypeDesc::VmiVreg { .. }
        | TypeDesc::VmiMask { .. }
        | TypeDesc::Event
        | TypeDesc::Pipe
        | TypeDesc::EventIds(_)
        | TypeDesc::FmatrixConfig
        | TypeDesc::Struct(_)
        | TypeDesc::Handle(_) => Form::Absent,
    }
}

/// A type by its text.
pub(crate) fn parse<'c>(op: OperationRef<'c, '_>, text: &str) -> Option<Type<'c>> {
    Type::parse(context_of(location(op)), text)
}

/// The type of the elements that a pointer or memref points to, as text.
pub(crate) fn pointee(desc: &TypeDesc) -> Option<String> {
    let (lanes, dtype) = pointed(desc)?;
    Some(lanes.map_or_else(|| element(dtype).to_owned(), |lanes| format!("vector<{lanes}x{}>", element(dtype))))
}

/// Bytes of the elements that a pointer or memref points to.
pub(crate) fn pointee_bytes(desc: &TypeDesc) -> Option<i64> {
    let (lanes, dtype) = pointed(desc)?;
    Some(lanes.unwrap_or(1) * i64::from(dtype.bytes()))
}

/// The lanes of a vector and the type of elements that a pointer or memref points to.
fn pointed(desc: &TypeDesc) -> Option<(Option<i64>, DType)> {
    match desc {
        TypeDesc::Ptr { elem: PtrElem::DType(dtype), .. } => Some((None, *dtype)),
        TypeDesc::Ptr { elem: PtrElem::Vector { lanes, dtype }, .. } => Some((Some(*lanes), *dtype)),
        TypeDesc::Memref(view, _) => Some((None, view.dtype)),
        _ => None,
    }
}

//! Converts between element types ([`DType`]) and MLIR types.

use crate::DIALECT;
use mlir_dialect::{
    build_type, context_of,
    melior::{
        Context,
        ir::{Location, Type, TypeLike, r#type::IntegerType},
    },
    type_parameters,
};
use pto_isa::types::{Class, DType};

/// Returns the name of a non-builtin element type within the dialect: `hif8` for `!pto.hif8`.
pub(super) fn of_dialect(dtype: DType) -> Option<&'static str> {
    dtype.name().strip_prefix("!pto.")
}

pub(super) fn by_name(name: &str) -> Option<DType> {
    DType::ALL.iter().copied().find(|&dtype| of_dialect(dtype) == Some(name))
}

pub(super) fn by_number(number: i64) -> Option<DType> {
    DType::ALL.get(usize::try_from(number).ok()?).copied()
}

/// The form of an element type in MLIR.
enum Form {
    /// An integer, or `index`.
    Number,
    /// A float of MLIR: how to recognize it, and how to make it.
    Float(for<'c> fn(&Type<'c>) -> bool, for<'c> fn(&'c Context) -> Type<'c>),
    /// A type of the dialect.
    Own,
}

/// Returns the form of an element type.
const fn form(dtype: DType) -> Form {
    match dtype {
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
        | DType::Index => Form::Number,
        DType::F16 => Form::Float(|found| found.is_f16(), |context| Type::float16(context)),
        DType::BF16 => Form::Float(|found| found.is_bf16(), |context| Type::bfloat16(context)),
        DType::F32 => Form::Float(|found| found.is_f32(), |context| Type::float32(context)),
        DType::F64 => Form::Float(|found| found.is_f64(), |context| Type::float64(context)),
        DType::F8E4M3FN => Form::Float(|found| found.is_float8e4m3fn(), |context| Type::float8_e4m3fn(context)),
        DType::F8E5M2 => Form::Float(|found| found.is_float8e5m2(), |context| Type::float8_e5m2(context)),
        DType::F8E4M3 => Form::Float(|found| found.is_float8e4m3(), |context| Type::float8_e4m3(context)),
        DType::F8E4M3FNUZ => Form::Float(|found| found.is_float8e4m3fnuz(), |context| Type::float8_e4m3fnuz(context)),
        DType::F8E4M3B11FNUZ => {
            Form::Float(|found| found.is_float8e4m3_b_11_fnuz(), |context| Type::float8_e4m3b11fnuz(context))
        }
        DType::F8E5M2FNUZ => Form::Float(|found| found.is_float8e5m2fnuz(), |context| Type::float8_e5m2fnuz(context)),
        DType::Hif8 | DType::Hif8x2 | DType::F8E8M0 | DType::F4E1M2x2 | DType::F4E2M1x2 | DType::BF16x2 => Form::Own,
    }
}

/// Returns the element type for an MLIR type; `None` for all others.
pub fn dtype_of(r#type: Type<'_>) -> Option<DType> {
    use DType::{I8, I16, I32, I64, Si8, Si16, Si32, Si64, Ui8, Ui16, Ui32, Ui64};
    if r#type.is_index() {
        return Some(DType::Index);
    }
    // Test first: melior prints a type that it cannot convert, which is slow.
    if r#type.is_integer()
        && let Ok(integer) = IntegerType::try_from(r#type)
    {
        let by_width = |types: [DType; 4]| match integer.width() {
            8 => Some(types[0]),
            16 => Some(types[1]),
            32 => Some(types[2]),
            64 => Some(types[3]),
            _ => None,
        };
        return if integer.is_signless() {
            if integer.width() == 1 { Some(DType::I1) } else { by_width([I8, I16, I32, I64]) }
        } else if integer.is_signed() {
            by_width([Si8, Si16, Si32, Si64])
        } else {
            by_width([Ui8, Ui16, Ui32, Ui64])
        };
    }
    if let Some((name, _)) = type_parameters(r#type) {
        return by_name(name);
    }
    // The most frequent type first.
    let mut floats = std::iter::once(DType::F32).chain(DType::ALL.iter().copied());
    floats.find(|dtype| matches!(form(*dtype), Form::Float(is, _) if is(&r#type)))
}

/// Returns the MLIR type of an element type; `None` if the dialect is not loaded.
pub fn dtype_type<'c>(location: Location<'c>, dtype: DType) -> Option<Type<'c>> {
    let context = context_of(location);
    Some(match (form(dtype), dtype.class()) {
        (Form::Own, _) => build_type(location, DIALECT, of_dialect(dtype)?, &[]).ok()?,
        (Form::Float(_, make), _) => make(context),
        (Form::Number, Class::Index) => Type::index(context),
        (Form::Number, Class::Truth) => IntegerType::new(context, 1).into(),
        (Form::Number, Class::Signed) => IntegerType::signed(context, dtype.bits()).into(),
        (Form::Number, Class::Unsigned) => IntegerType::unsigned(context, dtype.bits()).into(),
        (Form::Number, Class::Signless | Class::Float(_) | Class::LowPrecision) => {
            IntegerType::new(context, dtype.bits()).into()
        }
    })
}

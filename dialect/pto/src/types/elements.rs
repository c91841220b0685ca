//! Converts between element types ([`DType`]) and MLIR types.

use crate::DIALECT;
use mlir_dialect::{
    build_type, context_of,
    melior::ir::{Location, Type, TypeLike, r#type::IntegerType},
    type_parameters,
};
use pto_isa::types::DType;

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

/// Returns the element type for an MLIR type; `None` for all others.
pub fn dtype_of(r#type: Type<'_>) -> Option<DType> {
    use DType::{I1, I8, I16, I32, I64, Si8, Si16, Si32, Si64, Ui8, Ui16, Ui32, Ui64};
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
            if integer.width() == 1 { Some(I1) } else { by_width([I8, I16, I32, I64]) }
        } else if integer.is_signed() {
            by_width([Si8, Si16, Si32, Si64])
        } else {
            by_width([Ui8, Ui16, Ui32, Ui64])
        };
    }
    let builtin = [
        (r#type.is_f32(), DType::F32),
        (r#type.is_f16(), DType::F16),
        (r#type.is_bf16(), DType::BF16),
        (r#type.is_index(), DType::Index),
        (r#type.is_f64(), DType::F64),
        (r#type.is_float8e4m3fn(), DType::F8E4M3FN),
        (r#type.is_float8e5m2(), DType::F8E5M2),
        (r#type.is_float8e4m3(), DType::F8E4M3),
        (r#type.is_float8e4m3fnuz(), DType::F8E4M3FNUZ),
        (r#type.is_float8e4m3_b_11_fnuz(), DType::F8E4M3B11FNUZ),
        (r#type.is_float8e5m2fnuz(), DType::F8E5M2FNUZ),
    ];
    builtin
        .iter()
        .find_map(|&(is, dtype)| is.then_some(dtype))
        .or_else(|| type_parameters(r#type).and_then(|(name, _)| by_name(name)))
}

/// Returns the MLIR type of an element type; `None` if the dialect is not loaded.
pub fn dtype_type<'c>(location: Location<'c>, dtype: DType) -> Option<Type<'c>> {
    use DType::{
        BF16, BF16x2, F4E1M2x2, F4E2M1x2, F8E4M3, F8E4M3B11FNUZ, F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0, F16,
        F32, F64, Hif8, Hif8x2, I1, I8, I16, I32, I64, Index, Si8, Si16, Si32, Si64, Ui8, Ui16, Ui32, Ui64,
    };
    let context = context_of(location);
    let width = dtype.bits();
    Some(match dtype {
        I1 => IntegerType::new(context, 1).into(),
        I8 | I16 | I32 | I64 => IntegerType::new(context, width).into(),
        Si8 | Si16 | Si32 | Si64 => IntegerType::signed(context, width).into(),
        Ui8 | Ui16 | Ui32 | Ui64 => IntegerType::unsigned(context, width).into(),
        F16 => Type::float16(context),
        BF16 => Type::bfloat16(context),
        F32 => Type::float32(context),
        F64 => Type::float64(context),
        F8E4M3FN => Type::float8_e4m3fn(context),
        F8E5M2 => Type::float8_e5m2(context),
        F8E4M3 => Type::float8_e4m3(context),
        F8E4M3FNUZ => Type::float8_e4m3fnuz(context),
        F8E4M3B11FNUZ => Type::float8_e4m3b11fnuz(context),
        F8E5M2FNUZ => Type::float8_e5m2fnuz(context),
        Index => Type::index(context),
        Hif8 | Hif8x2 | F8E8M0 | F4E1M2x2 | F4E2M1x2 | BF16x2 => {
            build_type(location, DIALECT, of_dialect(dtype)?, &[]).ok()?
        }
    })
}

//! Conversions of tiles: the legal ones of `tcvt`, and proposals for operands with an unsuitable element type.

use super::Conversion;
use crate::target::{PerTarget, Target};
use crate::types::{DType, DTypeSet};

const fn to(src: DTypeSet, dst: DTypeSet) -> Conversion {
    Conversion { src, dst }
}

const I8: DTypeSet = DTypeSet::of(&[DType::I8, DType::Si8]);
const U8: DTypeSet = DTypeSet::of(&[DType::Ui8]);
const I16: DTypeSet = DTypeSet::of(&[DType::I16, DType::Si16]);
const U16: DTypeSet = DTypeSet::of(&[DType::Ui16]);
const I32: DTypeSet = DTypeSet::of(&[DType::I32, DType::Si32]);
const U32: DTypeSet = DTypeSet::of(&[DType::Ui32]);
const I64: DTypeSet = DTypeSet::of(&[DType::I64, DType::Si64]);
const F16: DTypeSet = DTypeSet::of(&[DType::F16]);
const BF16: DTypeSet = DTypeSet::of(&[DType::BF16]);
const F32: DTypeSet = DTypeSet::of(&[DType::F32]);
const F8: DTypeSet = DTypeSet::F8;
const HIF8: DTypeSet = DTypeSet::of(&[DType::Hif8]);
const FP4: DTypeSet = DTypeSet::of(&[DType::F4E1M2x2, DType::F4E2M1x2]);

/// Legal conversions: those of the manual, and from low-precision types those of ptoas.
pub const TILE_CONVERSIONS: PerTarget<&[Conversion]> = PerTarget {
    a2a3: &[
        to(F32, F16.or(F32).or(BF16).or(I16).or(I32).or(I64)),
        to(F16, F32.or(I32).or(I16).or(I8).or(U8)),
        to(BF16, F32.or(I32)),
        to(I16, F16.or(F32)),
        to(I32, F32.or(I16).or(I64).or(F16)),
        to(I64, F32.or(I32)),
        to(U8.or(I8), F16),
    ],
    a5: &[
        to(F32, F32.or(F16).or(BF16).or(I16).or(I32).or(I64).or(F8).or(HIF8)),
        to(F16, F32.or(I32).or(I16).or(I8).or(U8).or(HIF8)),
        to(BF16, F32.or(I32).or(F16).or(FP4)),
        to(I16, U8.or(F16).or(F32).or(U32).or(I32)),
        to(I32, F32.or(I16).or(U16).or(I64).or(U8)),
        to(I64, F32.or(I32)),
        to(U8, F16.or(U16)),
        to(I8, F16.or(I16).or(I32)),
        to(U32, U8.or(U16).or(I16)),
        to(F8.or(HIF8), F32),
        to(FP4, BF16),
    ],
};

/// Returns whether `tcvt` saturates if `sat_mode = ON` is given (`asked`) or not. If it is not, all conversions
/// saturate except those of f16 and f32 to i16, which keep the lower bits; `sat_mode = OFF` is the default and means
/// the same. A conversion to a type that has each value of the source, including infinities, never saturates. Source:
/// golden data of ptoas.
pub const fn saturates(from: DType, to: DType, asked: bool) -> bool {
    let widens =
        F32.contains(to) && F16.or(BF16).or(F8).or(HIF8).contains(from) || BF16.contains(to) && FP4.contains(from);
    !widens && (asked || !(F16.or(F32).contains(from) && I16.contains(to)))
}

/// Returns the types to which a table converts a type.
pub fn reached(table: &[Conversion], from: DType) -> DTypeSet {
    table.iter().filter(|c| c.src.contains(from)).fold(DTypeSet::EMPTY, |set, c| set.or(c.dst))
}

/// Returns whether a tile of one element type can be converted to another on a target.
pub fn converts(from: DType, to: DType, target: Target) -> bool {
    from != to && reached(TILE_CONVERSIONS.on(target), from).contains(to)
}

/// Returns a type to which `from` can be converted and which can be converted to `to`; the widest if there are several.
pub fn between(from: DType, to: DType, target: Target) -> Option<DType> {
    widest(DTypeSet::ANY, |through| converts(from, through, target) && converts(through, to, target))
}

/// Returns the widest member with a property; of several, a float.
pub fn widest(set: DTypeSet, fits: impl Fn(DType) -> bool) -> Option<DType> {
    set.iter().filter(|&d| fits(d)).max_by_key(|d| (d.bits(), !d.is_integer()))
}

//! Legal element types of products and of quantised stores.

use crate::attrs::AccQuant;
use crate::rule::{CaseConversion, Product};
use crate::target::PerTarget;
use crate::types::{DType, DTypeSet};

const fn exact(types: &'static [DType]) -> DTypeSet {
    DTypeSet::of(types)
}

const fn product(acc: DTypeSet, lhs: DTypeSet, rhs: DTypeSet, same: bool) -> Product {
    Product { acc, lhs, rhs, same }
}

const I8: DTypeSet = DTypeSet::int(8);
const I32: DTypeSet = DTypeSet::int(32);
const F32: DTypeSet = exact(&[DType::F32]);
const F16: DTypeSet = exact(&[DType::F16]);
const BF16: DTypeSet = exact(&[DType::BF16]);
const F8: DTypeSet = DTypeSet::F8;
const F4: DTypeSet = exact(&[DType::F4E1M2x2, DType::F4E2M1x2]);
const HIF8: DTypeSet = exact(&[DType::Hif8]);
/// Element types to which accumulators are quantised by each quantisation to floats of one byte.
const BYTE_FLOATS: DTypeSet = F8.or(exact(&[DType::Hif8, DType::Hif8x2]));
const FLOATS: DTypeSet = exact(&[DType::F16, DType::BF16, DType::F32]);

/// Products on operand buffers.
pub(super) const MADS: PerTarget<&[Product]> = PerTarget {
    a2a3: &[product(I32, I8, I8, true), product(F32, FLOATS, FLOATS, true)],
    a5: &[
        product(I32, I8, I8, true),
        product(F32, FLOATS, FLOATS, true),
        product(F32, F8, F8, false),
        product(F32, HIF8, HIF8, true),
    ],
};

/// Products with shared exponents.
pub(super) const MX: &[Product] = &[product(F32, SHARED8, SHARED8, false), product(F32, F4, F4, false)];
const SHARED8: DTypeSet = exact(&[DType::F8E4M3FN, DType::F8E5M2]);

const fn to(cases: &'static [AccQuant], src: DTypeSet, dst: DTypeSet) -> CaseConversion {
    CaseConversion { cases, src, dst }
}

/// Integer accumulators that stores quantise.
const SUMS: DTypeSet = exact(&[DType::I32]);
/// Signed and signless integers of 16 bits.
const SIGNED16: DTypeSet = exact(&[DType::I16, DType::Si16]);

/// Conversions of each quantisation. Source of those after `qs322bf16`: ptoas.
/// Its modes to 4-bit integers are omitted, because no buffer has such elements.
pub const QUANTS: &[CaseConversion] = &[
    to(&[AccQuant::Deqf16Vec, AccQuant::Deqf16Scalar], SUMS, F16),
    to(&[AccQuant::Req8Vec, AccQuant::Req8Scalar], SUMS, I8),
    to(&[AccQuant::Qf322b8PreVec, AccQuant::Qf322b8PreScalar], F32, I8),
    to(&[AccQuant::Qf322f16PreVec, AccQuant::Qf322f16PreScalar], F32, F16),
    to(&[AccQuant::Qf322bf16PreVec, AccQuant::Qf322bf16PreScalar], F32, BF16),
    to(&[AccQuant::Qf322f32PreVec, AccQuant::Qf322f32PreScalar], F32, F32),
    to(&[AccQuant::Qf322hif8PreVec, AccQuant::Qf322hif8PreScalar], F32, BYTE_FLOATS),
    to(&[AccQuant::Qf322fp8PreVec, AccQuant::Qf322fp8PreScalar], F32, BYTE_FLOATS),
    to(&[AccQuant::Qs322bf16PreVec, AccQuant::Qs322bf16PreScalar], SUMS, BF16),
    to(&[AccQuant::NoConvert], DTypeSet::ANY, DTypeSet::ANY),
    to(&[AccQuant::F32F16], F32, F16),
    to(&[AccQuant::F32Bf16], F32, BF16),
    to(&[AccQuant::Deqs32intVec, AccQuant::Deqs32intScalar], SUMS, I32),
    to(&[AccQuant::Deqs16Vec, AccQuant::Deqs16Scalar], SUMS, SIGNED16),
    to(&[AccQuant::Qf162s16PreVec, AccQuant::Qf162s16PreScalar], F32, SIGNED16),
    to(&[AccQuant::Qf162b8PreVec, AccQuant::Qf162b8PreScalar], F32, I8),
];

/// Conversions of a store without quantisation.
pub(super) const PLAIN: &[(DTypeSet, DTypeSet)] = &[(F32, FLOATS), (I32, I32)];

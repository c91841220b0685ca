//! Legal element types of products and of quantised stores.

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

const fn to(case: &'static str, src: DTypeSet, dst: DTypeSet) -> CaseConversion {
    CaseConversion { case, src, dst }
}

/// Integer accumulators that stores quantise.
const SUMS: DTypeSet = exact(&[DType::I32]);
/// Signed and signless integers of 16 bits.
const SIGNED16: DTypeSet = exact(&[DType::I16, DType::Si16]);

/// Conversions of each quantisation, which is given by the start of its name. Source of those after `qs322bf16`: ptoas.
/// Its modes to 4-bit integers are omitted, because no buffer has such elements.
pub const QUANTS: &[CaseConversion] = &[
    to("deqf16", SUMS, F16),
    to("req8", SUMS, I8),
    to("qf322b8_pre", F32, I8),
    to("qf322f16_pre", F32, F16),
    to("qf322bf16_pre", F32, BF16),
    to("qf322f32_pre", F32, F32),
    to("qf322hif8_pre", F32, BYTE_FLOATS),
    to("qf322fp8_pre", F32, BYTE_FLOATS),
    to("qs322bf16_pre", SUMS, BF16),
    to("no_convert", DTypeSet::ANY, DTypeSet::ANY),
    to("f32_f16", F32, F16),
    to("f32_bf16", F32, BF16),
    to("deqs32int", SUMS, I32),
    to("deqs16", SUMS, SIGNED16),
    to("qf162s16_pre", F32, SIGNED16),
    to("qf162b8_pre", F32, I8),
];

/// Conversions of a store without quantisation.
pub(super) const PLAIN: &[(DTypeSet, DTypeSet)] = &[(F32, FLOATS), (I32, I32)];

//! Draws elements of buffers, some of them special values.

use super::kernel::Dtype;

/// Kinds of values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(crate) struct Kinds {
    pub(crate) nan: bool,
    pub(crate) infinities: bool,
    pub(crate) signed_zeros: bool,
    pub(crate) denormals: bool,
    /// NaN in minima and maxima of rows or columns.
    pub(crate) reduced_nan: bool,
    /// Reciprocals of `f16`.
    pub(crate) half_reciprocals: bool,
    /// Exponentials of `f16`, which may be denormal.
    pub(crate) half_exponentials: bool,
}

impl Kinds {
    /// Kinds for which all levels agree. A kind that is `false` is known to differ and is not drawn.
    pub(crate) const SETTLED: Self = Self {
        nan: true,
        infinities: true,
        signed_zeros: true,
        denormals: true,
        reduced_nan: true,
        half_reciprocals: true,
        half_exponentials: true,
    };

    /// Returns each allowed kind with probability one half.
    pub(crate) fn some(self, rng: &mut fastrand::Rng) -> Self {
        let Self { half_reciprocals, half_exponentials, .. } = self;
        let none = Self { half_reciprocals, half_exponentials, ..Self::default() };
        if rng.bool() {
            return none;
        }
        Self {
            nan: self.nan && rng.bool(),
            infinities: self.infinities && rng.bool(),
            signed_zeros: self.signed_zeros && rng.bool(),
            denormals: self.denormals && rng.bool(),
            reduced_nan: self.reduced_nan,
            ..none
        }
    }
}

/// Bits of a float: sign, exponent and fraction.
struct Format {
    exponent: u32,
    fraction: u32,
}

/// Draws the bytes of `count` elements.
pub(crate) fn bytes(rng: &mut fastrand::Rng, dtype: Dtype, count: usize, kinds: Kinds) -> Vec<u8> {
    let format = match dtype {
        Dtype::F32 => Some(Format { exponent: 8, fraction: 23 }),
        Dtype::F16 => Some(Format { exponent: 5, fraction: 10 }),
        Dtype::Bf16 => Some(Format { exponent: 8, fraction: 7 }),
        Dtype::I32 | Dtype::I16 | Dtype::I8 => None,
    };
    let element = |_| {
        let bits = match &format {
            Some(format) => float(rng, format, kinds),
            // Small numbers, so that conversions to floats are exact.
            None if rng.u8(..8) > 0 => rng.i32(-100..100).cast_unsigned(),
            None => rng.u32(..),
        };
        bits.to_le_bytes()[..dtype.bytes()].to_vec()
    };
    (0..count).flat_map(element).collect()
}

fn float(rng: &mut fastrand::Rng, &Format { exponent, fraction }: &Format, kinds: Kinds) -> u32 {
    let sign = u32::from(rng.bool()) << (exponent + fraction);
    let largest = ((1 << exponent) - 1) << fraction;
    let any = rng.u32(1..1 << fraction);
    match rng.u8(..32) {
        0 if kinds.nan => sign | largest | 1 << (fraction - 1),
        1 if kinds.infinities => sign | largest,
        2 | 3 if kinds.signed_zeros => sign,
        4 if kinds.denormals => sign | any,
        _ => {
            // Between 1/8 and 16.
            let bias = (1 << (exponent - 1)) - 1;
            sign | (bias + rng.u32(..7) - 3) << fraction | any
        }
    }
}

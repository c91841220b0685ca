//! Lowers quantisation in groups of 32 elements that share an exponent.
//!
//! Groups extend along columns or along rows. The greatest magnitude of a group is a reduction to one value in all
//! lanes, or the maximum of 32 rows. Its bits determine the shared exponent, and the power of two by which elements are
//! multiplied, which is exact. Both cases process pieces of 32 columns: a group, or a line of a fractal.

use super::super::{
    Expander, Site,
    access::Stored,
    convert::{Conversion, EXACT, How},
    fp4,
    instructions::{PPACK, VABS, VADDS, VAND, VCMAX, VCMPS, VDUP, VMAX, VMAXS, VMUL, VMULS, VSEL, VSHLS},
    loops::Line,
};
use crate::{
    builder::{Builder, Extent, Lowered, set},
    tile::Tile,
};
use mlir_dialect::melior::ir::{Value, ValueLike};
use pto_isa::{
    Key, Op, TypeDesc,
    attrs::{self, GroupAxis, QuantScaleAlg, QuantType, Relation, VectorRound},
    types::{DType, MaskGranularity},
};

/// Elements per group.
const GROUP: i64 = 32;
/// Type of the computation, and the integer type of the same width.
const WIDE: DType = DType::F32;
const WORD: DType = DType::I32;
const MASK: MaskGranularity = MaskGranularity::B32;
/// Number of fraction bits of f32, the exponent bits of infinity, and the biased exponent of one.
const FRACTION: i64 = 23;
const INFINITE: i64 = 0xff << FRACTION;
const BIAS: i64 = 127;
/// The exponent of a group with a NaN or an infinity.
const NONE: i64 = 0xff;

/// The destination format of elements.
struct Format {
    dtype: DType,
    /// The greatest finite value.
    greatest: f32,
    /// NaN; 4-bit formats have none.
    nan: Option<i64>,
}

impl Format {
    /// Returns the format of the scheme of an operation.
    fn of(site: Site<'_, '_>) -> Self {
        if site.choice(Key::QuantType) == Some(QuantType::Mxfp4E2m1) {
            Self { dtype: DType::F4E2M1x2, greatest: 6.0, nan: None }
        } else {
            Self { dtype: DType::F8E4M3FN, greatest: 448.0, nan: Some(0x7f) }
        }
    }

    /// Returns the exponent of the greatest value.
    fn top(&self) -> i64 {
        i64::from(self.greatest.to_bits() >> FRACTION) - BIAS
    }

    /// Returns the value to add to a magnitude to increment its exponent if its fraction is above that of the greatest
    /// value.
    fn above(&self) -> i64 {
        let all = (1 << FRACTION) - 1;
        all - (i64::from(self.greatest.to_bits()) & all)
    }
}

/// The values that a group shares, in all its lanes.
struct Shared<'c, 'a> {
    greatest: Value<'c, 'a>,
    exponent: Value<'c, 'a>,
    factor: Value<'c, 'a>,
    /// Lanes of groups with a NaN or an infinity.
    none: Value<'c, 'a>,
}

/// The operation and its tiles.
struct Quantisation<'c, 'a> {
    format: Format,
    /// No element is above the greatest finite value.
    fits: bool,
    interleaved: bool,
    widened: Conversion,
    /// Conversion of maxima and factors to the type of the source.
    narrowed: Conversion,
    element: Option<Conversion>,
    src: Tile<'c, 'a>,
    /// Bytes of the destination.
    dst: Tile<'c, 'a>,
    /// Bytes of the exponents, unchanged and in the layout of matrix products.
    exponents: Tile<'c, 'a>,
    in_boxes: Option<Tile<'c, 'a>>,
    maxima: Tile<'c, 'a>,
    factors: Tile<'c, 'a>,
}

/// Applies an operation to integers and a scalar.
fn with<'c, 'a>(
    b: &mut Builder<'c, 'a>,
    def: &'static Op,
    value: Value<'c, 'a>,
    number: i64,
) -> Lowered<Value<'c, 'a>> {
    let (number, all) = (b.constant(number, WORD)?, b.all(MASK)?);
    b.value(def, &[value, number, all], &[], value.r#type())
}

/// Lowers `pto.tquant.mx`.
pub(super) fn quantise<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>) -> Lowered<()> {
    let (src, dst, exponents) = (x.tile(site, 0)?, x.tile(site, 1)?, x.tile(site, 2)?);
    let (maxima, factors) = (x.tile(site, 3)?, x.tile(site, 4)?);
    let in_boxes = match site.operand(5) {
        Some(_) => Some(x.tile(site, 5)?),
        None => None,
    };
    let format = Format::of(site);
    let conversions = [(src.desc.dtype, WIDE), (WIDE, src.desc.dtype)].map(|(from, to)| Conversion::between(from, to));
    let [Some(widened), Some(narrowed)] = conversions else {
        return Err(site.refuse_operand(0, format_args!("from {}", src.desc.dtype)));
    };
    let element = match format.nan {
        Some(_) => Some(Conversion::between(WIDE, format.dtype).ok_or_else(|| x.b.defect("a conversion of elements"))?),
        None => None,
    };
    let by_rows = site.choice(Key::GrpAxis) == Some(GroupAxis::Axis0);
    let along = dst.steps()[1];
    if !along.is_run() || along.size % GROUP != 0 && along.size != i64::MAX {
        return Err(site.refuse_operand(1, format_args!("into layout {}", dst.desc.layout())));
    }
    let outputs = [(2, Some(&exponents)), (3, Some(&maxima)), (4, Some(&factors)), (5, in_boxes.as_ref())];
    for (index, tile) in outputs.into_iter().filter_map(|(index, tile)| Some((index, tile?))) {
        if by_rows && !(tile.steps()[1].is_run() && tile.steps()[1].size == i64::MAX) {
            let what = format_args!("into layout {} of groups along rows", tile.desc.layout());
            return Err(site.refuse_operand(index, what));
        }
    }
    let work = Quantisation {
        format,
        fits: site.choice(Key::QuantScaleAlg) == Some(QuantScaleAlg::Nv),
        interleaved: site.flag(Key::Interleave),
        widened,
        narrowed,
        element,
        src,
        dst: dst.as_words(&mut x.b)?,
        exponents: exponents.as_words(&mut x.b)?,
        in_boxes: in_boxes.map(|tile| tile.as_words(&mut x.b)).transpose()?,
        maxima,
        factors,
    };
    if by_rows { work.along_rows(&mut x.b) } else { work.along_columns(&mut x.b) }
}

impl<'c, 'a> Quantisation<'c, 'a> {
    /// Quantises groups along columns: a group is the lower half of a register.
    fn along_columns(&self, b: &mut Builder<'c, 'a>) -> Lowered<()> {
        let groups = b.div(self.src.cols, GROUP)?;
        b.scope(|b| {
            b.each(self.src.rows, 1, &mut |b, row| {
                b.each(groups, 1, &mut |b, group| {
                    let col = b.mul(group, Extent::Static(GROUP))?;
                    let (mask, all) = (b.first(MASK, GROUP)?, b.all(MASK)?);
                    let value = self.load(b, [row, col])?;
                    let magnitudes = b.value(VABS, &[value, mask], &[], value.r#type())?;
                    let greatest = b.value(VCMAX, &[magnitudes, mask], &[], value.r#type())?;
                    let greatest =
                        b.value(VDUP, &[greatest, all], &[set(Key::Position, attrs::Lane::Lowest)], value.r#type())?;
                    let shared = self.shared(b, greatest)?;
                    let [maximum, factor] = self.of_source(b, &shared)?;
                    let place = [row, group];
                    let of = self.position_in(b, &self.maxima, place)?;
                    self.maxima.store_first(b, maximum, of)?;
                    let of = self.position_in(b, &self.factors, place)?;
                    self.factors.store_first(b, factor, of)?;
                    if let Some(tile) = &self.in_boxes {
                        tile.store_first(b, shared.exponent, place)?;
                    }
                    let of = self.position_in(b, &self.exponents, place)?;
                    self.exponents.store_first(b, shared.exponent, of)?;
                    self.elements(b, value, &shared, [row, col], mask)
                })
            })
        })
    }

    /// Quantises groups along rows: a lane is a group of 32 rows.
    fn along_rows(&self, b: &mut Builder<'c, 'a>) -> Lowered<()> {
        let groups = b.div(self.src.rows, GROUP)?;
        let line = Line::new(b, self.src.cols, GROUP, MASK)?;
        b.scope(|b| {
            b.each(groups, 1, &mut |b, group| {
                let first = b.mul(group, Extent::Static(GROUP))?;
                line.each(b, &mut |b, col, mask| {
                    let magnitude = |b: &mut Builder<'c, 'a>, row| {
                        let value = self.load(b, [row, col])?;
                        b.value(VABS, &[value, mask], &[], value.r#type())
                    };
                    let start = magnitude(b, first)?;
                    let second = b.add(first, Extent::Static(1))?;
                    let greatest = b.repeat(Extent::Static(GROUP - 1), 1, &[start], &mut |b, number, carried| {
                        let row = b.add(second, number)?;
                        let other = magnitude(b, row)?;
                        let greatest = carried.first().copied().ok_or_else(|| b.defect("a maximum"))?;
                        Ok(vec![b.value(VMAX, &[greatest, other, mask], &[], other.r#type())?])
                    })?;
                    let greatest = greatest.first().copied().ok_or_else(|| b.defect("a maximum"))?;
                    let shared = self.shared(b, greatest)?;
                    let [maximum, factor] = self.of_source(b, &shared)?;
                    let place = [group, col];
                    self.maxima.store(b, maximum, place, mask, WIDE.bytes())?;
                    self.factors.store(b, factor, place, mask, WIDE.bytes())?;
                    let exponent = b.bits(shared.exponent, self.exponents.desc.dtype)?;
                    if let Some(tile) = &self.in_boxes {
                        tile.store(b, exponent, place, mask, WIDE.bytes())?;
                    }
                    self.show(b, exponent, place, mask)?;
                    b.each(Extent::Static(GROUP), 1, &mut |b, number| {
                        let row = b.add(first, number)?;
                        let value = self.load(b, [row, col])?;
                        self.elements(b, value, &shared, [row, col], mask)
                    })
                })
            })
        })
    }

    fn load(&self, b: &mut Builder<'c, 'a>, place: [Extent<'c, 'a>; 2]) -> Lowered<Value<'c, 'a>> {
        let value = self.src.load(b, place, WIDE.bytes())?;
        self.widened.apply_to_all(b, value, EXACT)
    }

    /// Returns exponent and factor for a greatest magnitude. Zeros and the least values have the least exponent.
    fn shared(&self, b: &mut Builder<'c, 'a>, greatest: Value<'c, 'a>) -> Lowered<Shared<'c, 'a>> {
        let all = b.all(MASK)?;
        let (bits, magnitude) = (b.bits(greatest, WORD)?, b.splat(i64::from(u32::MAX >> 1), WORD)?);
        let bits = b.value(VAND, &[bits, magnitude, all], &[], bits.r#type())?;
        let infinite = b.constant(INFINITE, WORD)?;
        let none = b.value(VCMPS, &[bits, infinite, all], &[set(Key::Relation, Relation::Ge)], all.r#type())?;
        let raised = if self.fits { with(b, VADDS, bits, self.format.above())? } else { bits };
        let exponent = b.shifted_right(raised, WORD, FRACTION)?;
        let exponent = with(b, VADDS, exponent, -self.format.top())?;
        let exponent = with(b, VMAXS, exponent, 0)?;
        // The exponent of the factor is negated.
        let factor = with(b, VMULS, exponent, -1)?;
        let factor = with(b, VADDS, factor, 2 * BIAS)?;
        let places = b.constant(FRACTION, DType::I16)?;
        let factor = b.value(VSHLS, &[factor, places, all], &[], factor.r#type())?;
        let [nan, none_shared] = [i64::from(f32::NAN.to_bits()), NONE].map(|number| b.splat(number, WORD));
        let factor = b.value(VSEL, &[nan?, factor, none], &[], factor.r#type())?;
        let exponent = b.value(VSEL, &[none_shared?, exponent, none], &[], exponent.r#type())?;
        Ok(Shared { greatest, exponent, factor: b.bits(factor, WIDE)?, none })
    }

    /// Returns maximum and factor in the type of the source.
    fn of_source(&self, b: &mut Builder<'c, 'a>, shared: &Shared<'c, 'a>) -> Lowered<[Value<'c, 'a>; 2]> {
        Ok([
            self.narrowed.apply_to_all(b, shared.greatest, EXACT)?,
            self.narrowed.apply_to_all(b, shared.factor, EXACT)?,
        ])
    }

    /// Returns the position in `tile` of the element of a group along columns. A tile of one row has the elements of all
    /// rows, one row after another.
    fn position_in(
        &self,
        b: &mut Builder<'c, 'a>,
        tile: &Tile<'c, 'a>,
        [row, group]: [Extent<'c, 'a>; 2],
    ) -> Lowered<[Extent<'c, 'a>; 2]> {
        if tile.desc.rows != 1 || self.src.desc.rows == 1 {
            return Ok([row, group]);
        }
        let groups = b.div(self.src.cols, GROUP)?;
        let before = b.mul(row, groups)?;
        Ok([Extent::Static(0), b.add(before, group)?])
    }

    /// Returns the position of the exponent of a group along rows: with `interleave`, two rows of groups share one row.
    fn exponent_position(
        &self,
        b: &mut Builder<'c, 'a>,
        [row, col]: [Extent<'c, 'a>; 2],
    ) -> Lowered<[Extent<'c, 'a>; 2]> {
        if !self.interleaved {
            return Ok([row, col]);
        }
        let two = Extent::Static(2);
        let half = b.div(row, 2)?;
        let whole = b.mul(half, two)?;
        let (second, twice) = (b.sub(row, whole)?, b.mul(col, two)?);
        Ok([half, b.add(twice, second)?])
    }

    /// Stores the exponents of lanes.
    fn show(
        &self,
        b: &mut Builder<'c, 'a>,
        exponent: Value<'c, 'a>,
        place: [Extent<'c, 'a>; 2],
        mask: Value<'c, 'a>,
    ) -> Lowered<()> {
        if !self.interleaved {
            return self.exponents.store(b, exponent, place, mask, WIDE.bytes());
        }
        let [row, col] = self.exponent_position(b, place)?;
        let offset = self.exponents.offset(b, row, col)?;
        let at = b.advance(self.exponents.pointer, offset)?;
        // Offsets have 16 bits: two equal ones per lane.
        let numbers = b.lane_numbers(DType::Ui16, WIDE.bytes())?;
        let all = b.all_of(DType::Ui16)?;
        let two = b.constant(2, DType::I16)?;
        let distances = b.value(VMULS, &[numbers, two, all], &[], numbers.r#type())?;
        self.exponents.scatter(b, exponent, at, distances, mask)
    }

    /// Stores the elements of a piece.
    fn elements(
        &self,
        b: &mut Builder<'c, 'a>,
        value: Value<'c, 'a>,
        shared: &Shared<'c, 'a>,
        [row, col]: [Extent<'c, 'a>; 2],
        mask: Value<'c, 'a>,
    ) -> Lowered<()> {
        let value = b.value(VMUL, &[value, shared.factor, mask], &[], value.r#type())?;
        let (Some(nan), Some(element)) = (self.format.nan, &self.element) else {
            let codes = fp4::codes(b, value, self.format.dtype, VectorRound::R)?;
            let pairs = fp4::paired(b, codes)?;
            let mut mask = mask;
            for granularity in [MaskGranularity::B16, MaskGranularity::B8] {
                let r#type = b.r#type(TypeDesc::Mask(granularity))?;
                mask = b.value(PPACK, &[mask], &[set(Key::Part, attrs::Half::Lower)], r#type)?;
            }
            let (mask, col) = (b.mask_of(mask, DType::Ui16)?, b.div(col, 2)?);
            return self.piece(b, pairs, [row, col], mask, DType::Ui16.bytes());
        };
        let value = element.apply_to_all(b, value, How { rounding: VectorRound::R, saturates: true })?;
        let (bits, nan) = (b.bits(value, WORD)?, b.splat(nan, WORD)?);
        let bits = b.value(VSEL, &[nan, bits, shared.none], &[], bits.r#type())?;
        self.piece(b, bits, [row, col], mask, WIDE.bytes())
    }

    /// Stores the bytes of a piece, which are contiguous.
    fn piece(
        &self,
        b: &mut Builder<'c, 'a>,
        value: Value<'c, 'a>,
        [row, col]: [Extent<'c, 'a>; 2],
        mask: Value<'c, 'a>,
        lane: u32,
    ) -> Lowered<()> {
        let value = b.bits(value, self.dst.desc.dtype)?;
        let offset = self.dst.offset(b, row, col)?;
        let piece = Tile { pointer: b.advance(self.dst.pointer, offset)?, ..self.dst };
        let start = [Extent::Static(0); 2];
        // One byte per 4-byte lane fills a whole block, one byte per 2-byte lane half of one.
        if lane == WIDE.bytes() && self.dst.is_aligned() {
            return piece.store(b, value, start, mask, lane);
        }
        piece.store_anywhere(b, start, Stored { value, mask, lane })
    }
}

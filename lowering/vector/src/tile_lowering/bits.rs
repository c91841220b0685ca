//! Lowers operations on masks in tiles: a bit for each element of a row, eight per byte, the lowest first. They are
//! converted from and to predicates in lanes of 16 bits.

use super::{
    Expander, Site,
    access::distance,
    instructions::{
        INIT_ALIGN, POR, PPACK, VADD, VAND, VCGADD, VCMP, VCMPS, VDIV, VMULS, VSEL, VSHL, VSHLS, VSTAS, VSTUS,
    },
    lane::element,
    loops::Line,
};
use crate::{
    builder::{Builder, Extent, Lowered, lanes, set},
    tile::Tile,
};
use mlir_dialect::melior::ir::{Value, ValueLike};
use pto_isa::{
    Key, Name, TypeDesc,
    attrs::{self, Relation},
    types::{BLayout, DType, MaskGranularity},
};

/// Bits per byte.
const BYTE: i64 = 8;
/// Type of the lanes in which bits are moved.
const LANE: DType = DType::Ui16;

/// The position of the bit of each 16-bit lane, for elements of a size in bytes. With 4-byte elements every other lane
/// is used.
struct Places<'c, 'a> {
    bytes: u32,
    /// The index of the element of each lane.
    elements: Value<'c, 'a>,
}

impl<'c, 'a> Places<'c, 'a> {
    fn new(b: &mut Builder<'c, 'a>, bytes: u32) -> Lowered<Self> {
        let elements = b.lane_numbers(LANE, bytes.max(LANE.bytes()))?;
        Ok(Self { bytes, elements })
    }

    /// Returns the bit of each lane, among a number of lanes.
    fn weights(&self, b: &mut Builder<'c, 'a>, among: i64) -> Lowered<Value<'c, 'a>> {
        let (last, one, all) = (b.splat(among - 1, LANE)?, b.splat(1, LANE)?, b.all_of(LANE)?);
        let place = b.value(VAND, &[self.elements, last, all], &[], one.r#type())?;
        let place = b.bits(place, DType::Si16)?;
        b.value(VSHL, &[one, place, all], &[], one.r#type())
    }

    /// Returns the number of bytes with the bits of a register of lanes.
    fn of_register(&self) -> i64 {
        lanes(LANE) * i64::from(LANE.bytes()) / i64::from(self.bytes.max(LANE.bytes())) / BYTE
    }
}

/// Writes predicates as bits.
struct Writer<'c, 'a> {
    places: Places<'c, 'a>,
    weights: Value<'c, 'a>,
}

impl<'c, 'a> Writer<'c, 'a> {
    fn new(b: &mut Builder<'c, 'a>, bytes: u32) -> Lowered<Self> {
        let places = Places::new(b, bytes)?;
        // The sum combines lanes of 32 bytes.
        let weights = places.weights(b, if bytes > LANE.bytes() { BYTE } else { 2 * BYTE })?;
        Ok(Self { places, weights })
    }

    /// Returns the bits of a predicate, as registers with these bits in their first bytes.
    fn bits(&self, b: &mut Builder<'c, 'a>, predicate: Value<'c, 'a>) -> Lowered<Vec<Value<'c, 'a>>> {
        if self.places.bytes == 1 {
            let halves = [0, 1].map(|half| b.half_mask(predicate, half).and_then(|lanes| self.summed(b, lanes)));
            return halves.into_iter().collect();
        }
        let lanes = b.mask_of(predicate, LANE)?;
        Ok(vec![self.summed(b, lanes)?])
    }

    fn summed(&self, b: &mut Builder<'c, 'a>, lanes: Value<'c, 'a>) -> Lowered<Value<'c, 'a>> {
        let (zero, all) = (b.splat(0, LANE)?, b.all_of(LANE)?);
        let bits = b.value(VSEL, &[self.weights, zero, lanes], &[], zero.r#type())?;
        let sums = b.value(VCGADD, &[bits, all], &[], zero.r#type())?;
        if self.places.bytes > LANE.bytes() { b.narrowed(sums, DType::Ui8) } else { b.bits(sums, DType::Ui8) }
    }

    /// Starts a stream of bytes to an address.
    fn start(&self, b: &mut Builder<'c, 'a>, at: Value<'c, 'a>) -> Lowered<[Value<'c, 'a>; 2]> {
        let align = b.r#type(TypeDesc::Align)?;
        Ok([b.value(INIT_ALIGN, &[], &[], align)?, at])
    }

    /// Ends a stream.
    fn finish(&self, b: &mut Builder<'c, 'a>, stream: &[Value<'c, 'a>]) -> Lowered<()> {
        let [state, pointer] = stream else { return Err(b.defect("a stream")) };
        let zero = b.constant(0, DType::I32)?;
        b.op(VSTAS, &[*state, *pointer, zero], &[], &[]).map(drop)
    }

    /// Appends the bits of a register of elements to a stream of bytes; `left` elements remain.
    fn append(
        &self,
        b: &mut Builder<'c, 'a>,
        stream: &[Value<'c, 'a>],
        predicate: Value<'c, 'a>,
        left: Extent<'c, 'a>,
    ) -> Lowered<Vec<Value<'c, 'a>>> {
        let [mut state, mut pointer] = stream[..] else { return Err(b.defect("a stream")) };
        let piece = self.places.of_register();
        let mut left = whole_bytes(b, left)?;
        for bits in self.bits(b, predicate)? {
            let count = b.min(left, Extent::Static(piece))?;
            left = b.sub(left, count)?;
            let count = b.integer(count, DType::I32)?;
            let types = [state.r#type(), pointer.r#type()];
            let stored = b.op(VSTUS, &[state, count, bits, pointer], &[], &types)?;
            (state, pointer) = (b.result(stored, 0)?, b.result(stored, 1)?);
        }
        Ok(vec![state, pointer])
    }
}

/// Returns the number of bytes for a number of bits.
fn whole_bytes<'c, 'a>(b: &mut Builder<'c, 'a>, bits: Extent<'c, 'a>) -> Lowered<Extent<'c, 'a>> {
    let rounded = b.add(bits, Extent::Static(BYTE - 1))?;
    b.div(rounded, BYTE)
}

/// A mask as bytes, row by row.
#[derive(Clone, Copy)]
struct Bytes<'c, 'a> {
    pointer: Value<'c, 'a>,
    /// Row pitch in bytes.
    stride: i64,
}

impl<'c, 'a> Bytes<'c, 'a> {
    fn new(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>, index: usize) -> Lowered<Self> {
        let tile = x.tile(site, index)?;
        if tile.desc.is_boxed() || tile.desc.blayout != BLayout::RowMajor {
            return Err(site.refuse_operand(index, format_args!("with a mask in layout {}", tile.desc.layout())));
        }
        let pointer = x.b.pointer_to(tile.pointer, DType::Ui8)?;
        Ok(Self { pointer, stride: tile.stride * i64::from(tile.bytes()) })
    }

    fn at(&self, b: &mut Builder<'c, 'a>, row: Extent<'c, 'a>, byte: Extent<'c, 'a>) -> Lowered<Value<'c, 'a>> {
        let row = b.mul(row, Extent::Static(self.stride))?;
        let distance = b.add(row, byte)?;
        b.advance(self.pointer, distance)
    }
}

/// Reads bits as predicates.
pub(super) struct Reader<'c, 'a> {
    mask: Bytes<'c, 'a>,
    places: Places<'c, 'a>,
    weights: Value<'c, 'a>,
    /// The byte of each lane.
    bytes: Value<'c, 'a>,
}

impl<'c, 'a> Reader<'c, 'a> {
    fn new(b: &mut Builder<'c, 'a>, mask: Bytes<'c, 'a>, bytes: u32) -> Lowered<Self> {
        let places = Places::new(b, bytes)?;
        let weights = places.weights(b, BYTE)?;
        let bytes = b.shifted_right(places.elements, LANE, BYTE.trailing_zeros().into())?;
        Ok(Self { mask, places, weights, bytes })
    }

    /// Returns the lanes of `among` with a set bit, for the register at a row and column.
    fn predicate(
        &self,
        b: &mut Builder<'c, 'a>,
        [row, col]: [Extent<'c, 'a>; 2],
        among: Value<'c, 'a>,
    ) -> Lowered<Value<'c, 'a>> {
        let byte = b.div(col, BYTE)?;
        if self.places.bytes > 1 {
            let lanes = b.mask_of(among, LANE)?;
            let found = self.found(b, row, byte, lanes)?;
            return b.mask_of(found, super::access::word(self.places.bytes));
        }
        let piece = self.places.of_register();
        let mut parts = Vec::new();
        for half in 0..2 {
            let lanes = b.half_mask(among, half)?;
            let byte = b.add(byte, Extent::Static(half * piece))?;
            let found = self.found(b, row, byte, lanes)?;
            let part = if half == 0 { attrs::Half::Lower } else { attrs::Half::Higher };
            let r#type = b.r#type(TypeDesc::Mask(MaskGranularity::B8))?;
            parts.push(b.value(PPACK, &[found], &[set(Key::Part, part)], r#type)?);
        }
        parts.push(among);
        b.value(POR, &parts, &[], among.r#type())
    }

    /// Returns the 16-bit lanes with a set bit, from a byte on.
    fn found(
        &self,
        b: &mut Builder<'c, 'a>,
        row: Extent<'c, 'a>,
        byte: Extent<'c, 'a>,
        lanes: Value<'c, 'a>,
    ) -> Lowered<Value<'c, 'a>> {
        let at = self.mask.at(b, row, byte)?;
        let bytes = b.gathered_bytes(at, self.bytes, lanes)?;
        let bits = b.value(VAND, &[bytes, self.weights, lanes], &[], bytes.r#type())?;
        let zero = b.constant(0, LANE.signless())?;
        b.value(VCMPS, &[bits, zero, lanes], &[set(Key::Relation, Relation::Ne)], lanes.r#type())
    }
}

/// The other operand of a comparison.
enum Other<'c, 'a> {
    Tile(Tile<'c, 'a>),
    Scalar(Value<'c, 'a>),
}

/// Lowers `pto.tcmp`: the predicate of each register is appended to a stream of bytes, one for each row.
pub(super) fn compare<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>) -> Lowered<()> {
    let (src, other) = (x.tile(site, 0)?, x.tile(site, 1)?);
    let dtype = src.desc.dtype;
    let granularity = x.granularity(site, dtype)?;
    let relation = [set(Key::Relation, site.choice(Key::CmpMode).unwrap_or(Relation::Eq))];
    let mask = Bytes::new(x, site, 2)?;
    let line = Line::new(&mut x.b, src.cols, lanes(dtype), granularity)?;
    x.b.scope(|b| {
        let writer = Writer::new(b, dtype.bytes())?;
        b.each(src.rows, 1, &mut |b, row| {
            let start = mask.at(b, row, Extent::Static(0))?;
            let start = writer.start(b, start)?;
            let end = line.fold(b, &start, &mut |b, col, lanes, carried| {
                let value = src.load(b, [row, col], dtype.bytes())?;
                let other = other.load(b, [row, col], dtype.bytes())?;
                let predicate = b.value(VCMP, &[value, other, lanes], &relation, lanes.r#type())?;
                let left = b.sub(src.cols, col)?;
                writer.append(b, carried, predicate, left)
            })?;
            writer.finish(b, &end)
        })
    })
}

/// Lowers `pto.tcmps`: all predicates are appended to one stream of bytes.
pub(super) fn compare_scalar<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>) -> Lowered<()> {
    let src = x.tile(site, 0)?;
    let dtype = src.desc.dtype;
    let given = site.operand(1).ok_or_else(|| x.b.defect("a comparison"))?;
    let scalar = element(&mut x.b, given, dtype)?
        .ok_or_else(|| site.refuse_operand(1, format_args!("with a scalar of {}", given.r#type())))?;
    let mask = Bytes::new(x, site, 2)?;
    let to = x.tile(site, 2)?;
    if to.stride != to.desc.cols {
        return Err(site.refuse_operand(2, "with a mask that has gaps between rows"));
    }
    let gapless = src.rows.is(1) || src.cols.is(src.stride);
    let whole = src.cols.get().is_some_and(|cols| cols % BYTE == 0);
    let work =
        Comparison { src, scalar, relation: site.choice(Key::CmpMode).unwrap_or(Relation::Eq), start: mask.pointer };
    if gapless || whole { work.by_rows(x, site, gapless) } else { work.by_elements(x, site) }
}

/// A comparison with a scalar.
struct Comparison<'c, 'a> {
    src: Tile<'c, 'a>,
    scalar: Value<'c, 'a>,
    relation: Relation,
    /// The address of the bits.
    start: Value<'c, 'a>,
}

impl<'c, 'a> Comparison<'c, 'a> {
    /// Emits rows that end with a byte, or all rows as one if they are contiguous.
    fn by_rows(self, x: &mut Expander<'c, 'a>, site: Site<'c, 'a>, gapless: bool) -> Lowered<()> {
        let Self { src, scalar, relation, start } = self;
        let dtype = src.desc.dtype;
        let granularity = x.granularity(site, dtype)?;
        let (rows, cols) =
            if gapless { (Extent::Static(1), x.b.mul(src.rows, src.cols)?) } else { (src.rows, src.cols) };
        let line = Line::new(&mut x.b, cols, lanes(dtype), granularity)?;
        x.b.scope(|b| {
            let writer = Writer::new(b, dtype.bytes())?;
            let start = writer.start(b, start)?;
            let end = b.repeat(rows, 1, &start, &mut |b, row, carried| {
                line.fold(b, carried, &mut |b, col, lanes, carried| {
                    let value = src.load(b, [row, col], dtype.bytes())?;
                    let set =
                        b.value(VCMPS, &[value, scalar, lanes], &[set(Key::Relation, relation)], lanes.r#type())?;
                    let left = b.sub(cols, col)?;
                    writer.append(b, carried, set, left)
                })
            })?;
            writer.finish(b, &end)
        })
    }

    /// Emits registers with elements of several rows, at any position.
    fn by_elements(self, x: &mut Expander<'c, 'a>, site: Site<'c, 'a>) -> Lowered<()> {
        let Self { src, scalar, relation, start } = self;
        let dtype = src.desc.dtype;
        let count = distance(dtype.bytes());
        if src.desc.rows * src.stride > 1 << count.bits() {
            return Err(site.refuse_operand(0, format_args!("where distances do not fit {count}")));
        }
        let granularity = x.granularity(site, count)?;
        let all = x.b.mul(src.rows, src.cols)?;
        let gap = x.b.sub(Extent::Static(src.stride), src.cols)?;
        let line = Line::new(&mut x.b, all, lanes(count), granularity)?;
        let (gap, cols) = (x.b.integer(gap, count.signless())?, x.b.integer(src.cols, count.signless())?);
        x.b.scope(|b| {
            let writer = Writer::new(b, count.bytes())?;
            let (numbers, cols) = (b.sequence(count)?, b.broadcast(cols, count)?);
            let everywhere = b.broadcast(scalar, dtype)?;
            let wanted = in_upper_byte(b, everywhere, dtype, false)?;
            let start = writer.start(b, start)?;
            let end = line.fold(b, &start, &mut |b, first, lanes, carried| {
                let places = b.plus(numbers, count, first)?;
                let row = b.value(VDIV, &[places, cols, lanes], &[], places.r#type())?;
                let before = b.value(VMULS, &[row, gap, lanes], &[], row.r#type())?;
                let distances = b.value(VADD, &[places, before, lanes], &[], row.r#type())?;
                let value = src.gather(b, src.pointer, distances, lanes)?;
                let value = in_upper_byte(b, value, dtype, true)?;
                let set = b.value(VCMP, &[value, wanted, lanes], &[set(Key::Relation, relation)], lanes.r#type())?;
                let left = b.sub(all, first)?;
                writer.append(b, carried, set, left)
            })?;
            writer.finish(b, &end)
        })
    }
}

/// Returns 1-byte elements in the upper halves of 16-bit lanes, where they keep their order, those of lower halves or
/// of both; elements of other widths are unchanged.
fn in_upper_byte<'c, 'a>(
    b: &mut Builder<'c, 'a>,
    value: Value<'c, 'a>,
    dtype: DType,
    is_lower: bool,
) -> Lowered<Value<'c, 'a>> {
    if dtype.bytes() > 1 {
        return Ok(value);
    }
    let wide = if dtype.is_unsigned() { DType::Ui16 } else { DType::I16 };
    let value = b.bits(value, wide)?;
    let all = b.all_of(wide)?;
    if is_lower {
        let places = b.constant(BYTE, DType::I16)?;
        return b.value(VSHLS, &[value, places, all], &[], value.r#type());
    }
    let upper = b.splat(-1 << BYTE, wide)?;
    b.value(VAND, &[value, upper, all], &[], value.r#type())
}

/// Lowers `pto.tsel` and `pto.tsels`: `src0` if the bit of its element is set, otherwise `src1` or a scalar.
pub(super) fn select<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>) -> Lowered<()> {
    let defect = |x: &Expander<'c, 'a>| x.b.defect("a selection");
    let (source, dst) = (x.tile(site, 1)?, x.tile(site, 4)?);
    let dtype = dst.desc.dtype;
    let granularity = x.granularity(site, dtype)?;
    let other = match site.named(Name::Scalar) {
        Some(value) => {
            let scalar = element(&mut x.b, value, dtype)?;
            Other::Scalar(
                scalar.ok_or_else(|| site.refuse_operand(3, format_args!("with a scalar of {}", value.r#type())))?,
            )
        }
        None => {
            let index = site.def.operand(Name::Src1).ok_or_else(|| defect(x))?;
            Other::Tile(x.tile(site, index)?)
        }
    };
    let mask = Bytes::new(x, site, 0)?;
    let line = Line::new(&mut x.b, dst.cols, lanes(dtype), granularity)?;
    x.b.scope(|b| {
        let reader = Reader::new(b, mask, dtype.bytes())?;
        b.each(dst.rows, 1, &mut |b, row| {
            line.each(b, &mut |b, col, among| {
                let set = reader.predicate(b, [row, col], among)?;
                let value = source.load(b, [row, col], dtype.bytes())?;
                let other = match &other {
                    Other::Tile(other) => other.load(b, [row, col], dtype.bytes())?,
                    Other::Scalar(scalar) => b.broadcast(*scalar, dtype)?,
                };
                let value = b.value(VSEL, &[value, other, set], &[], value.r#type())?;
                dst.store(b, value, [row, col], among, dtype.bytes())
            })
        })
    })
}

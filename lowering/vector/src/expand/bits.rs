//! Masks in tiles: a bit for each element of a row, eight of them to a byte, the lowest first. They are made from and
//! become predicates in lanes of 16 bits.

use super::{
    Expander, Site,
    instructions::{INIT_ALIGN, POR, PPACK, VAND, VCGADD, VCMP, VCMPS, VSEL, VSHL, VSTAS, VSTUS},
    lane::element,
    loops::Line,
};
use crate::{
    ir::{Builder, Extent, Lowered, lanes, signless},
    tile::{Tile, is_tile},
};
use mlir_dialect::melior::ir::{Value, ValueLike};
use pto_isa::{
    TypeDesc,
    types::{BLayout, DType, MaskGranularity},
};

/// Bits of a byte.
const BYTE: i64 = 8;
/// Type of the lanes bits are moved in.
const LANE: DType = DType::Ui16;

/// Where the bit of each lane of 16 bits is, where elements have so many bytes. Of elements of 4 bytes every other lane
/// counts.
struct Places<'c, 'a> {
    bytes: u32,
    /// The number of the element of each lane.
    elements: Value<'c, 'a>,
}

impl<'c, 'a> Places<'c, 'a> {
    fn new(b: &mut Builder<'c, 'a>, bytes: u32) -> Lowered<Self> {
        let elements = b.lane_numbers(LANE, bytes.max(LANE.bytes()))?;
        Ok(Self { bytes, elements })
    }

    /// The bit of each lane, among so many.
    fn weights(&self, b: &mut Builder<'c, 'a>, among: i64) -> Lowered<Value<'c, 'a>> {
        let (last, one, all) = (b.splat(among - 1, LANE)?, b.splat(1, LANE)?, b.all_of(LANE)?);
        let place = b.value(VAND, &[self.elements, last, all], &[], one.r#type())?;
        b.value(VSHL, &[one, place, all], &[], one.r#type())
    }

    /// Bytes of the bits of a register of lanes.
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
        // Lanes of 32 bytes are summed.
        let weights = places.weights(b, if bytes > LANE.bytes() { BYTE } else { 2 * BYTE })?;
        Ok(Self { places, weights })
    }

    /// The bits of a predicate: registers that begin with bytes of them.
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

    /// Appends the bits of a register of elements, of which so many are left in the row, to a stream of bytes.
    fn append(
        &self,
        b: &mut Builder<'c, 'a>,
        [mut state, mut pointer]: [Value<'c, 'a>; 2],
        predicate: Value<'c, 'a>,
        left: Extent<'c, 'a>,
    ) -> Lowered<[Value<'c, 'a>; 2]> {
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
        Ok([state, pointer])
    }
}

/// The bytes that have so many bits.
fn whole_bytes<'c, 'a>(b: &mut Builder<'c, 'a>, bits: Extent<'c, 'a>) -> Lowered<Extent<'c, 'a>> {
    let rounded = b.add(bits, Extent::Static(BYTE - 1))?;
    b.div(rounded, BYTE)
}

/// A mask as bytes, row by row.
#[derive(Clone, Copy)]
struct Bytes<'c, 'a> {
    pointer: Value<'c, 'a>,
    /// Bytes from one row to the next.
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

    /// The lanes of `among` whose bit is set, of the register from a row and column on.
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
            let part = if half == 0 { "LOWER" } else { "HIGHER" };
            let r#type = b.r#type(TypeDesc::Mask(MaskGranularity::B8))?;
            parts.push(b.value(PPACK, &[found], &[("part", part)], r#type)?);
        }
        parts.push(among);
        b.value(POR, &parts, &[], among.r#type())
    }

    /// The lanes of 16 bits whose bit is set, from a byte on.
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
        let zero = b.constant(0, signless(LANE))?;
        b.value(VCMPS, &[bits, zero, lanes], &[("cmp_mode", "ne")], lanes.r#type())
    }
}

/// What elements are compared with.
enum Other<'c, 'a> {
    Tile(Tile<'c, 'a>),
    Scalar(Value<'c, 'a>),
}

/// `pto.tcmp` and `pto.tcmps`: the predicate of each register goes to a stream of bytes, one for each row.
pub(super) fn compare<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>) -> Lowered<()> {
    let src = x.tile(site, 0)?;
    let dtype = src.desc.dtype;
    let granularity = x.granularity(site, dtype)?;
    let second = site.operand(1).ok_or_else(|| x.b.defect("a comparison"))?;
    let other = if is_tile(second) {
        Other::Tile(x.tile(site, 1)?)
    } else {
        let scalar = element(&mut x.b, second, dtype)?;
        let refused = || site.refuse_operand(1, format_args!("with a scalar of {}", second.r#type()));
        Other::Scalar(scalar.ok_or_else(refused)?)
    };
    let relation = [("cmp_mode", site.word("cmpMode").unwrap_or("eq"))];
    let mask = Bytes::new(x, site, 2)?;
    let line = Line::new(&mut x.b, src.cols, lanes(dtype), granularity)?;
    x.b.scope(|b| {
        let writer = Writer::new(b, dtype.bytes())?;
        let align = b.r#type(TypeDesc::Align)?;
        let zero = b.constant(0, DType::I32)?;
        b.each(src.rows, 1, &mut |b, row| {
            let start = mask.at(b, row, Extent::Static(0))?;
            let state = b.value(INIT_ALIGN, &[], &[], align)?;
            let end = line.fold(b, &[state, start], &mut |b, col, lanes, carried| {
                let [state, pointer] = carried else { return Err(b.defect("a stream")) };
                let value = src.load(b, [row, col], dtype.bytes())?;
                let predicate = match &other {
                    Other::Tile(other) => {
                        let other = other.load(b, [row, col], dtype.bytes())?;
                        b.value(VCMP, &[value, other, lanes], &relation, lanes.r#type())?
                    }
                    Other::Scalar(scalar) => b.value(VCMPS, &[value, *scalar, lanes], &relation, lanes.r#type())?,
                };
                let left = b.sub(src.cols, col)?;
                writer.append(b, [*state, *pointer], predicate, left).map(Vec::from)
            })?;
            let [state, pointer] = end[..] else { return Err(b.defect("a stream")) };
            b.op(VSTAS, &[state, pointer, zero], &[], &[]).map(drop)
        })
    })
}

/// `pto.tsel` and `pto.tsels`: `src0` where the bit of its element is set, else `src1` or a scalar.
pub(super) fn select<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>) -> Lowered<()> {
    let defect = |x: &Expander<'c, 'a>| x.b.defect("a selection");
    let (source, dst) = (x.tile(site, 1)?, x.tile(site, 4)?);
    let dtype = dst.desc.dtype;
    let granularity = x.granularity(site, dtype)?;
    let other = match site.named("scalar") {
        Some(value) => {
            let scalar = element(&mut x.b, value, dtype)?;
            Other::Scalar(
                scalar.ok_or_else(|| site.refuse_operand(3, format_args!("with a scalar of {}", value.r#type())))?,
            )
        }
        None => {
            let index = site.row.operand("src1").ok_or_else(|| defect(x))?;
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

//! Loads and stores registers of tiles: elements may be narrower than their lanes, and positions unaligned.

use super::Site;
use super::instructions::{
    PBITCAST, PPACK, PUNPACK, VADD, VADDS, VAND, VBITCAST, VDINTLV, VGATHER2, VLDAS, VLDSX2, VLDUS, VPACK, VSCATTER,
    VSHRS, VSTSX2, VZUNPACK,
};
use crate::{
    builder::{Builder, Extent, Lowered, granularity, lanes, set},
    tile::{BLOCK, Tile, power_of_two},
};
use mlir_dialect::melior::ir::{Value, ValueLike};
use pto_dialect::types;
use pto_isa::{
    Key, TypeDesc,
    attrs::{self, Load2Dist, LoadDist, Store2Dist, StoreDist},
    types::{AddressSpace, BLayout, Class, DType, MaskGranularity},
};
use pto_upstream::Arith;

/// Half of an 8-byte element.
const HALF: DType = DType::Ui32;

/// A position in a tile: a line, and an element of it.
pub(crate) type Position<'c, 'a> = [Extent<'c, 'a>; 2];

/// Returns the distribution that loads elements `ratio` times narrower than their lanes; `None` if there is none,
/// `Some(None)` for the plain load.
pub(super) fn spread(dtype: DType, ratio: u32) -> Option<Option<LoadDist>> {
    match (ratio, dtype.bytes()) {
        (1, _) => Some(None),
        (2, 1) => Some(Some(LoadDist::UnpkB8)),
        (2, 2) => Some(Some(LoadDist::UnpkB16)),
        (2, 4) => Some(Some(LoadDist::UnpkB32)),
        (4, 1) => Some(Some(LoadDist::Unpk4)),
        _ => None,
    }
}

/// Returns the distribution that stores elements `ratio` times narrower than their lanes of `lane` bytes; like
/// [`spread`].
pub(super) fn packed(lane: u32, ratio: u32) -> Option<Option<StoreDist>> {
    match (ratio, lane) {
        (1, _) => Some(None),
        (2, 2) => Some(Some(StoreDist::PkB16)),
        (2, 4) => Some(Some(StoreDist::PkB32)),
        (2, 8) => Some(Some(StoreDist::PkB64)),
        (4, 4) => Some(Some(StoreDist::Pk4B32)),
        _ => None,
    }
}

/// Returns the distributions that load and store two registers with interleaved elements of a size in bytes.
const fn interleaving(bytes: u32) -> (Load2Dist, Store2Dist) {
    match bytes {
        1 => (Load2Dist::DintlvB8, Store2Dist::IntlvB8),
        2 => (Load2Dist::DintlvB16, Store2Dist::IntlvB16),
        _ => (Load2Dist::DintlvB32, Store2Dist::IntlvB32),
    }
}

/// Returns the unsigned integer type of a size in bytes.
pub(crate) const fn word(bytes: u32) -> DType {
    match bytes {
        1 => DType::Ui8,
        2 => DType::Ui16,
        8 => DType::Ui64,
        _ => DType::Ui32,
    }
}

/// Returns the unsigned integer type of element offsets, for elements of a size in bytes.
pub(super) const fn distance(bytes: u32) -> DType {
    if bytes < 4 { DType::Ui16 } else { DType::Ui32 }
}

/// A register to store: elements in the lowest bits of the active lanes, which have `lane` bytes.
#[derive(Clone, Copy)]
pub(super) struct Stored<'c, 'a> {
    pub(super) value: Value<'c, 'a>,
    pub(super) mask: Value<'c, 'a>,
    pub(super) lane: u32,
}

impl<'c, 'a> Tile<'c, 'a> {
    /// Returns the size of an element in bytes.
    pub(crate) fn bytes(&self) -> u32 {
        self.desc.dtype.bytes()
    }

    /// Returns the position of a row and a column.
    pub(crate) fn at(&self, row: Extent<'c, 'a>, col: Extent<'c, 'a>) -> Position<'c, 'a> {
        match self.desc.blayout {
            BLayout::RowMajor => [row, col],
            BLayout::ColMajor => [col, row],
        }
    }

    /// Returns the same elements as unsigned integers, to move them as bits.
    pub(super) fn as_words(&self, b: &mut Builder<'c, 'a>) -> Lowered<Self> {
        let dtype = word(self.bytes());
        let mut desc = self.desc;
        desc.dtype = dtype;
        Ok(Self { desc, pointer: b.pointer_to(self.pointer, dtype)?, ..*self })
    }

    /// Like [`Tile::as_words`], but only for element types that vector instructions of some targets lack.
    pub(super) fn as_numbers(&self, b: &mut Builder<'c, 'a>) -> Lowered<Self> {
        let dtype = self.desc.dtype;
        let is_number = (dtype.is_integer() && dtype != DType::I1) || dtype.is_float();
        if is_number { Ok(*self) } else { self.as_words(b) }
    }

    /// Splits the 8-byte elements of a row-major tile into two adjacent 4-byte ones; other tiles are unchanged.
    pub(super) fn as_halves(&self, b: &mut Builder<'c, 'a>) -> Lowered<Self> {
        if self.bytes() != 8 {
            return Ok(*self);
        }
        let mut desc = self.desc;
        (desc.dtype, desc.cols) = (HALF, 2 * self.desc.cols);
        let (pointer, cols) = (b.pointer_to(self.pointer, HALF)?, b.mul(self.cols, Extent::Static(2))?);
        Ok(Self { desc, pointer, stride: 2 * self.stride, cols, ..*self })
    }

    /// Returns a column as rows of one element each; other tiles are unchanged.
    pub(super) fn by_rows(self) -> Self {
        if self.desc.blayout == BLayout::RowMajor || !self.cols.is(1) {
            return self;
        }
        let mut desc = self.desc;
        desc.blayout = BLayout::RowMajor;
        Self { desc, stride: 1, ..self }
    }

    /// Returns the part of the tile that starts at a position.
    pub(super) fn moved(&self, b: &mut Builder<'c, 'a>, place: Position<'c, 'a>) -> Lowered<Self> {
        let [line, element] = place;
        let offset = self.within(b, line, element)?;
        let bytes = i64::from(self.bytes());
        let of = |step: i64, count: Extent<'_, '_>| power_of_two(step * bytes * count.get().unwrap_or(1));
        let align = self.align.min(of(self.stride, line)).min(of(1, element));
        Ok(Self { pointer: b.advance(self.pointer, offset)?, align, ..*self })
    }

    /// Returns whether the first register of every line is aligned.
    pub(crate) fn is_aligned(&self) -> bool {
        let (lines, _) = self.lines();
        self.align == BLOCK && (lines.is(1) || power_of_two(self.stride * i64::from(self.bytes())) == BLOCK)
    }

    /// Loads the register at a position, with an element in the lowest bits of each lane of `lane` bytes. The position
    /// is a multiple of the lanes, relative to the alignment of the tile.
    pub(crate) fn load(&self, b: &mut Builder<'c, 'a>, place: Position<'c, 'a>, lane: u32) -> Lowered<Value<'c, 'a>> {
        if !self.is_aligned() {
            return self.load_anywhere(b, place, lane);
        }
        let dtype = self.desc.dtype;
        let dist = spread(dtype, lane / self.bytes()).ok_or_else(|| b.defect("a distribution"))?;
        let offset = self.within(b, place[0], place[1])?;
        b.load(self.pointer, offset, dtype, dist)
    }

    /// Like [`Tile::load`], at any position.
    pub(super) fn load_anywhere(
        &self,
        b: &mut Builder<'c, 'a>,
        place: Position<'c, 'a>,
        lane: u32,
    ) -> Lowered<Value<'c, 'a>> {
        let dtype = self.desc.dtype;
        let offset = self.within(b, place[0], place[1])?;
        let at = b.advance(self.pointer, offset)?;
        let (align, register) = (b.r#type(TypeDesc::Align)?, b.vreg(dtype)?);
        let state = b.value(VLDAS, &[at], &[], align)?;
        let loaded = b.op(VLDUS, &[at, state], &[], &[register, align])?;
        let mut value = b.result(loaded, 0)?;
        let mut bytes = self.bytes();
        if bytes == lane {
            return Ok(value);
        }
        value = b.bits(value, word(bytes))?;
        while bytes < lane {
            bytes *= 2;
            value = b.widened(value, word(bytes), 0)?;
        }
        b.bits(value, dtype)
    }

    /// Loads the elements at even and at odd positions into two registers, from a position on.
    pub(crate) fn load_pairs(&self, b: &mut Builder<'c, 'a>, place: Position<'c, 'a>) -> Lowered<[Value<'c, 'a>; 2]> {
        let dtype = self.desc.dtype;
        let r#type = b.vreg(dtype)?;
        let loaded = if self.is_aligned() {
            let (dist, _) = interleaving(self.bytes());
            let offset = self.within(b, place[0], place[1])?;
            let offset = b.index(offset)?;
            b.op(VLDSX2, &[self.pointer, offset], &[set(Key::Dist, dist)], &[r#type, r#type])?
        } else {
            let after = b.add(place[1], Extent::Static(lanes(dtype)))?;
            let (low, high) = (self.load(b, place, self.bytes())?, self.load(b, [place[0], after], self.bytes())?);
            b.op(VDINTLV, &[low, high], &[], &[r#type, r#type])?
        };
        Ok([b.result(loaded, 0)?, b.result(loaded, 1)?])
    }

    /// Stores the elements of two registers interleaved, from an aligned position on. A lane of the mask applies to
    /// that lane of both.
    pub(crate) fn store_pairs(
        &self,
        b: &mut Builder<'c, 'a>,
        [even, odd]: [Value<'c, 'a>; 2],
        place: Position<'c, 'a>,
        mask: Value<'c, 'a>,
    ) -> Lowered<()> {
        let (_, dist) = interleaving(self.bytes());
        let offset = self.within(b, place[0], place[1])?;
        let offset = b.index(offset)?;
        b.op(VSTSX2, &[even, odd, self.pointer, offset, mask], &[set(Key::Dist, dist)], &[]).map(drop)
    }

    /// Stores the elements in the lowest bits of active lanes of `lane` bytes, at a position as in [`Tile::load`]. The
    /// mask of lanes of 8 bytes is one of 4 bytes.
    pub(crate) fn store(
        &self,
        b: &mut Builder<'c, 'a>,
        value: Value<'c, 'a>,
        place: Position<'c, 'a>,
        mask: Value<'c, 'a>,
        lane: u32,
    ) -> Lowered<()> {
        if !self.is_aligned() {
            return self.store_anywhere(b, place, Stored { value, mask, lane });
        }
        let dist = packed(lane, lane / self.bytes()).ok_or_else(|| b.defect("a distribution"))?;
        let offset = self.within(b, place[0], place[1])?;
        b.store(value, self.pointer, offset, mask, dist)
    }

    /// Like [`Tile::store`], at any position.
    pub(super) fn store_anywhere(
        &self,
        b: &mut Builder<'c, 'a>,
        place: Position<'c, 'a>,
        stored: Stored<'c, 'a>,
    ) -> Lowered<()> {
        let Stored { value, mask, lane } = stored;
        let offset = self.within(b, place[0], place[1])?;
        let at = b.advance(self.pointer, offset)?;
        let count = distance(self.bytes());
        // Offsets have 16 bits at least: adjacent bytes are stored in two halves.
        if lane < count.bytes() {
            let value = b.bits(value, word(lane))?;
            for half in 0..2 {
                let part = b.widened(value, count, half)?;
                let among = b.half_mask(mask, half)?;
                let at = b.advance(at, Extent::Static(half * lanes(count)))?;
                let distances = b.sequence(count)?;
                self.scatter(b, part, at, distances, among)?;
            }
            return Ok(());
        }
        if self.bytes() == 8 {
            return self.store_halves(b, at, value, mask);
        }
        let distances = b.lane_numbers(count, lane)?;
        self.scatter(b, value, at, distances, mask)
    }

    /// Stores 8-byte elements as two halves each: no instruction scatters them. The mask is that of [`Tile::store`].
    fn store_halves(
        &self,
        b: &mut Builder<'c, 'a>,
        at: Value<'c, 'a>,
        value: Value<'c, 'a>,
        mask: Value<'c, 'a>,
    ) -> Lowered<()> {
        let (register, at) = (b.vreg(HALF)?, b.pointer_to(at, HALF)?);
        let value = b.bits(value, HALF)?;
        let parts = b.op(VDINTLV, &[value, value], &[], &[register, register])?;
        let mask = b.value(PPACK, &[mask], &[set(Key::Part, attrs::Half::Lower)], mask.r#type())?;
        let (numbers, all) = (b.sequence(HALF)?, b.all_of(HALF)?);
        let distances = b.value(VADD, &[numbers, numbers, all], &[], numbers.r#type())?;
        for part in 0..2 {
            let at = b.advance(at, Extent::Static(part as i64))?;
            let half = b.result(parts, part)?;
            b.op(VSCATTER, &[half, at, distances, mask], &[], &[])?;
        }
        Ok(())
    }

    /// Stores the element in the lowest bits of a register at any row and column.
    pub(super) fn store_first(
        &self,
        b: &mut Builder<'c, 'a>,
        value: Value<'c, 'a>,
        [row, col]: [Extent<'c, 'a>; 2],
    ) -> Lowered<()> {
        let (granularity, dist) = match self.bytes() {
            1 => (MaskGranularity::B8, StoreDist::PointB8),
            2 => (MaskGranularity::B16, StoreDist::PointB16),
            _ => (MaskGranularity::B32, StoreDist::PointB32),
        };
        let value = b.bits(value, self.desc.dtype)?;
        let offset = self.offset(b, row, col)?;
        let mask = b.first(granularity, 1)?;
        b.store(value, self.pointer, offset, mask, Some(dist))
    }

    /// Stores elements at offsets from a pointer; the lanes are as wide as the offsets or wider.
    pub(super) fn scatter(
        &self,
        b: &mut Builder<'c, 'a>,
        value: Value<'c, 'a>,
        at: Value<'c, 'a>,
        distances: Value<'c, 'a>,
        mask: Value<'c, 'a>,
    ) -> Lowered<()> {
        let value = b.bits(value, self.desc.dtype)?;
        let mask = b.mask_of(mask, distance(self.bytes()))?;
        b.op(VSCATTER, &[value, at, distances, mask], &[], &[]).map(drop)
    }

    /// Loads elements at offsets from a pointer, into lanes as wide as the offsets; inactive lanes are zero.
    pub(super) fn gather(
        &self,
        b: &mut Builder<'c, 'a>,
        at: Value<'c, 'a>,
        distances: Value<'c, 'a>,
        mask: Value<'c, 'a>,
    ) -> Lowered<Value<'c, 'a>> {
        let count = distance(self.bytes());
        let mask = b.mask_of(mask, count)?;
        // Bytes are extended to integers as wide as the offsets.
        let (at, r#type) = if self.bytes() == count.bytes() {
            (at, b.vreg(self.desc.dtype)?)
        } else {
            (b.pointer_to(at, word(self.bytes()))?, distances.r#type())
        };
        b.value(VGATHER2, &[at, distances, mask], &[], r#type)
    }

    /// Loads the element at a position and broadcasts it; one of 8 bytes as its two halves, interleaved.
    pub(crate) fn everywhere(&self, b: &mut Builder<'c, 'a>, place: Position<'c, 'a>) -> Lowered<Value<'c, 'a>> {
        if self.bytes() == 8 {
            let offset = self.within(b, place[0], place[1])?;
            let at = b.advance(self.pointer, offset)?;
            let (at, numbers) = (b.pointer_to(at, HALF)?, b.sequence(HALF)?);
            let (one, all) = (b.splat(1, HALF)?, b.all_of(HALF)?);
            let halves = b.value(VAND, &[numbers, one, all], &[], one.r#type())?;
            return b.value(VGATHER2, &[at, halves, all], &[], one.r#type());
        }
        let dist = match self.bytes() {
            1 => LoadDist::BrcB8,
            2 => LoadDist::BrcB16,
            _ => LoadDist::BrcB32,
        };
        let offset = self.within(b, place[0], place[1])?;
        b.load(self.pointer, offset, self.desc.dtype, Some(dist))
    }
}

impl<'c, 'a> Builder<'c, 'a> {
    /// Casts a pointer to another element type.
    pub(crate) fn pointer_to(&mut self, pointer: Value<'c, 'a>, dtype: DType) -> Lowered<Value<'c, 'a>> {
        let desc = types::desc(pointer.r#type());
        // While nests are recorded, a tile is used in place of its pointer.
        if desc.dtype() == Some(dtype) || matches!(desc, TypeDesc::Tile(_)) {
            return Ok(pointer);
        }
        self.cast(pointer, dtype, AddressSpace::Ub)
    }

    /// Casts a register to another element type (bitcast).
    pub(crate) fn bits(&mut self, value: Value<'c, 'a>, dtype: DType) -> Lowered<Value<'c, 'a>> {
        let r#type = self.vreg(dtype)?;
        if value.r#type() == r#type { Ok(value) } else { self.value(VBITCAST, &[value], &[], r#type) }
    }

    /// Zero-extends the lower half (0) or upper half (1) of a register of unsigned integers.
    pub(super) fn widened(&mut self, value: Value<'c, 'a>, dtype: DType, half: i64) -> Lowered<Value<'c, 'a>> {
        let half = self.constant(half, DType::Index)?;
        let r#type = self.vreg(dtype)?;
        self.value(VZUNPACK, &[value, half], &[], r#type)
    }

    /// Truncates integers into the lower half of a register; the upper half is zero.
    pub(super) fn narrowed(&mut self, value: Value<'c, 'a>, dtype: DType) -> Lowered<Value<'c, 'a>> {
        let r#type = self.vreg(dtype.with_sign(Class::Unsigned))?;
        let packed = self.value(VPACK, &[value], &[set(Key::Part, attrs::Half::Lower)], r#type)?;
        self.bits(packed, dtype)
    }

    /// Converts a mask to lanes as wide as other elements: a lane is active if its first byte is.
    pub(super) fn mask_of(&mut self, mask: Value<'c, 'a>, dtype: DType) -> Lowered<Value<'c, 'a>> {
        let wanted = granularity(dtype).unwrap_or(MaskGranularity::B32);
        let r#type = self.r#type(TypeDesc::Mask(wanted))?;
        if mask.r#type() == r#type { Ok(mask) } else { self.value(PBITCAST, &[mask], &[], r#type) }
    }

    /// Converts a mask for stores of lanes of `lane` bytes: the mask of an 8-byte lane is that of the first of its two
    /// 4-byte lanes.
    pub(crate) fn mask_of_lanes(&mut self, mask: Value<'c, 'a>, lane: u32) -> Lowered<Value<'c, 'a>> {
        if lane < 8 {
            return Ok(mask);
        }
        self.value(PUNPACK, &[mask], &[set(Key::Part, attrs::Half::Lower)], mask.r#type())
    }

    /// Returns half of a mask of bytes, for lanes of two bytes.
    pub(super) fn half_mask(&mut self, mask: Value<'c, 'a>, half: i64) -> Lowered<Value<'c, 'a>> {
        let r#type = self.r#type(TypeDesc::Mask(MaskGranularity::B16))?;
        let part = if half == 0 { attrs::Half::Lower } else { attrs::Half::Higher };
        self.value(PUNPACK, &[mask], &[set(Key::Part, part)], r#type)
    }

    /// Returns for each lane of a type the index of the lane of `lane` bytes that contains it.
    pub(super) fn lane_numbers(&mut self, dtype: DType, lane: u32) -> Lowered<Value<'c, 'a>> {
        let numbers = self.sequence(dtype)?;
        let shift = (lane / dtype.bytes()).trailing_zeros();
        if shift == 0 { Ok(numbers) } else { self.shifted_right(numbers, dtype, i64::from(shift)) }
    }

    /// Shifts integers right.
    pub(super) fn shifted_right(&mut self, value: Value<'c, 'a>, dtype: DType, places: i64) -> Lowered<Value<'c, 'a>> {
        let all = self.all_of(dtype)?;
        let places = self.constant(places, DType::I16)?;
        self.value(VSHRS, &[value, places, all], &[], value.r#type())
    }

    /// Returns the mask of all lanes for an element type.
    pub(crate) fn all_of(&mut self, dtype: DType) -> Lowered<Value<'c, 'a>> {
        self.all(granularity(dtype).unwrap_or(MaskGranularity::B32))
    }

    /// Loads bytes at 16-bit offsets from a pointer, into lanes as wide as the offsets.
    pub(super) fn gathered_bytes(
        &mut self,
        at: Value<'c, 'a>,
        distances: Value<'c, 'a>,
        mask: Value<'c, 'a>,
    ) -> Lowered<Value<'c, 'a>> {
        self.value(VGATHER2, &[at, distances, mask], &[], distances.r#type())
    }

    /// Adds a scalar to all lanes.
    pub(super) fn plus(
        &mut self,
        value: Value<'c, 'a>,
        dtype: DType,
        number: Extent<'c, 'a>,
    ) -> Lowered<Value<'c, 'a>> {
        if number.is(0) {
            return Ok(value);
        }
        let all = self.all_of(dtype)?;
        let number = self.integer(number, dtype.signless())?;
        self.value(VADDS, &[value, number, all], &[], value.r#type())
    }

    /// Compares two non-negative extents: whether the first one is less.
    pub(super) fn is_below(&mut self, a: Extent<'c, 'a>, b: Extent<'c, 'a>) -> Lowered<Value<'c, 'a>> {
        let operands = [self.index(a)?, self.index(b)?];
        self.compared(Order::Below, operands)
    }

    /// Compares two scalar integers.
    pub(super) fn compared(&mut self, order: Order, operands: [Value<'c, 'a>; 2]) -> Lowered<Value<'c, 'a>> {
        let truth = self.scalar(DType::I1)?;
        let predicate = self.number("predicate", order as i64);
        self.arith(Arith::CmpI, &operands, &[predicate], truth)
    }

    /// Selects one of two scalars.
    pub(super) fn choose(
        &mut self,
        condition: Value<'c, 'a>,
        a: Value<'c, 'a>,
        b: Value<'c, 'a>,
    ) -> Lowered<Value<'c, 'a>> {
        self.arith(Arith::Select, &[condition, a, b], &[], a.r#type())
    }

    /// Converts an operand of an operation to an extent. Operations of `arith` take no integers with a sign (`si32`, `ui32`).
    pub(super) fn extent_of(&mut self, site: Site<'c, 'a>, value: Value<'c, 'a>) -> Lowered<Extent<'c, 'a>> {
        match types::desc(value.r#type()).dtype() {
            Some(dtype) if dtype.signless() == dtype => self.as_index(value),
            Some(_) | None => Err(site.refuse(format_args!("with a number of {}", value.r#type()))),
        }
    }

    /// Converts a scalar integer to an extent.
    pub(super) fn as_index(&mut self, value: Value<'c, 'a>) -> Lowered<Extent<'c, 'a>> {
        let index = self.scalar(DType::Index)?;
        if value.r#type() == index || mlir_dialect::integer_constant(value).is_some() {
            return Ok(Extent::of(value));
        }
        self.arith(Arith::IndexCast, &[value], &[], index).map(Extent::Dynamic)
    }
}

/// Predicates of scalar integers, with the values of `arith.cmpi`.
#[derive(Clone, Copy)]
pub(super) enum Order {
    /// Equal.
    Equal = 0,
    /// Less, signed.
    Less = 2,
    /// Less, unsigned.
    Below = 6,
}

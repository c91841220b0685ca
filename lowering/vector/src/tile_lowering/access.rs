//! Registers of tiles: elements in lanes that may be wider than they are, at places that may not be aligned.

use super::instructions::{
    PBITCAST, PUNPACK, VADDS, VAND, VBITCAST, VDINTLV, VGATHER2, VLDAS, VLDSX2, VLDUS, VPACK, VSCATTER, VSHRS, VSTSX2,
    VZUNPACK,
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

/// Half of an element of 8 bytes.
const HALF: DType = DType::Ui32;

/// A position in a tile: a line, and an element of it.
pub(crate) type Position<'c, 'a> = [Extent<'c, 'a>; 2];

/// How a register is loaded whose elements are `ratio` times narrower than its lanes; `None` where no distribution does
/// it, `Some(None)` for the plain one.
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

/// How a register is stored whose elements are `ratio` times narrower than its lanes of `lane` bytes; as [`spread`].
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

/// How two registers are loaded, and stored, with interleaved elements of so many bytes.
const fn interleaving(bytes: u32) -> (Load2Dist, Store2Dist) {
    match bytes {
        1 => (Load2Dist::DintlvB8, Store2Dist::IntlvB8),
        2 => (Load2Dist::DintlvB16, Store2Dist::IntlvB16),
        _ => (Load2Dist::DintlvB32, Store2Dist::IntlvB32),
    }
}

/// The unsigned integer of so many bytes.
pub(super) const fn word(bytes: u32) -> DType {
    match bytes {
        1 => DType::Ui8,
        2 => DType::Ui16,
        8 => DType::Ui64,
        _ => DType::Ui32,
    }
}

/// The unsigned integer that distances to elements of so many bytes have.
pub(super) const fn distance(bytes: u32) -> DType {
    if bytes < 4 { DType::Ui16 } else { DType::Ui32 }
}

/// What is stored: elements in the lowest bits of the active lanes of so many bytes.
#[derive(Clone, Copy)]
pub(super) struct Stored<'c, 'a> {
    pub(super) value: Value<'c, 'a>,
    pub(super) mask: Value<'c, 'a>,
    pub(super) lane: u32,
}

impl<'c, 'a> Tile<'c, 'a> {
    /// Bytes of an element.
    pub(crate) fn bytes(&self) -> u32 {
        self.desc.dtype.bytes()
    }

    /// Where a row and a column are.
    pub(crate) fn at(&self, row: Extent<'c, 'a>, col: Extent<'c, 'a>) -> Position<'c, 'a> {
        match self.desc.blayout {
            BLayout::RowMajor => [row, col],
            BLayout::ColMajor => [col, row],
        }
    }

    /// The same elements as integers without a sign: what is moved is no number.
    pub(super) fn as_words(&self, b: &mut Builder<'c, 'a>) -> Lowered<Self> {
        let dtype = word(self.bytes());
        let mut desc = self.desc;
        desc.dtype = dtype;
        Ok(Self { desc, pointer: b.pointer_to(self.pointer, dtype)?, ..*self })
    }

    /// As [`Tile::as_words`], where elements are no numbers that vector instructions of all targets have.
    pub(super) fn as_numbers(&self, b: &mut Builder<'c, 'a>) -> Lowered<Self> {
        let dtype = self.desc.dtype;
        let is_number = (dtype.is_integer() && dtype != DType::I1) || dtype.is_float();
        if is_number { Ok(*self) } else { self.as_words(b) }
    }

    /// Elements of 8 bytes of a row-major tile as two of 4 bytes each, side by side; others as they are.
    pub(super) fn as_halves(&self, b: &mut Builder<'c, 'a>) -> Lowered<Self> {
        if self.bytes() != 8 {
            return Ok(*self);
        }
        let mut desc = self.desc;
        (desc.dtype, desc.cols) = (HALF, 2 * self.desc.cols);
        let (pointer, cols) = (b.pointer_to(self.pointer, HALF)?, b.mul(self.cols, Extent::Static(2))?);
        Ok(Self { desc, pointer, stride: 2 * self.stride, cols, ..*self })
    }

    /// A column as rows of one element each; other tiles as they are.
    pub(super) fn by_rows(self) -> Self {
        if self.desc.blayout == BLayout::RowMajor || !self.cols.is(1) {
            return self;
        }
        let mut desc = self.desc;
        desc.blayout = BLayout::RowMajor;
        Self { desc, stride: 1, ..self }
    }

    /// The tile from a place on.
    pub(super) fn moved(&self, b: &mut Builder<'c, 'a>, place: Position<'c, 'a>) -> Lowered<Self> {
        let [line, element] = place;
        let offset = self.within(b, line, element)?;
        let bytes = i64::from(self.bytes());
        let of = |step: i64, count: Extent<'_, '_>| power_of_two(step * bytes * count.get().unwrap_or(1));
        let align = self.align.min(of(self.stride, line)).min(of(1, element));
        Ok(Self { pointer: b.advance(self.pointer, offset)?, align, ..*self })
    }

    /// Whether registers at the starts of all lines are aligned.
    pub(crate) fn is_aligned(&self) -> bool {
        let (lines, _) = self.lines();
        self.align == BLOCK && (lines.is(1) || power_of_two(self.stride * i64::from(self.bytes())) == BLOCK)
    }

    /// The register from a place on, with an element in the lowest bits of each lane of so many bytes. Elements of the place
    /// are a multiple of the lanes, but for what the tile itself is not aligned by.
    pub(crate) fn load(&self, b: &mut Builder<'c, 'a>, place: Position<'c, 'a>, lane: u32) -> Lowered<Value<'c, 'a>> {
        if !self.is_aligned() {
            return self.load_anywhere(b, place, lane);
        }
        let dtype = self.desc.dtype;
        let dist = spread(dtype, lane / self.bytes()).ok_or_else(|| b.defect("a distribution"))?;
        let offset = self.within(b, place[0], place[1])?;
        b.load(self.pointer, offset, dtype, dist)
    }

    /// As [`Tile::load`], at any place.
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
        let loaded = b.op(VLDUS, &[at, state], &[], &[register, align, at.r#type()])?;
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

    /// Elements of even and of odd places of two registers, from a place on.
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

    /// Stores the elements of two registers interleaved, from a place on that is aligned. A lane of the predicate is that lane of
    /// both.
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

    /// Stores the elements in the lowest bits of active lanes of so many bytes, from a place on as in [`Tile::load`]. A
    /// predicate of lanes of 8 bytes is one of 4 bytes.
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

    /// As [`Tile::store`], at any place.
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
        // Distances have 16 bits at least: bytes side by side are stored in two halves.
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
        let distances = b.lane_numbers(count, lane)?;
        self.scatter(b, value, at, distances, mask)
    }

    /// Stores the element in the lowest bits of a register at a row and a column, which may be anywhere.
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

    /// Stores elements at distances from a pointer to some, those of lanes as wide as the distances or wider.
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

    /// Elements at distances from a pointer to some, in lanes as wide as the distances; lanes left out are zero.
    pub(super) fn gather(
        &self,
        b: &mut Builder<'c, 'a>,
        at: Value<'c, 'a>,
        distances: Value<'c, 'a>,
        mask: Value<'c, 'a>,
    ) -> Lowered<Value<'c, 'a>> {
        let count = distance(self.bytes());
        let mask = b.mask_of(mask, count)?;
        // Bytes become integers as wide as the distances.
        let (at, r#type) = if self.bytes() == count.bytes() {
            (at, b.vreg(self.desc.dtype)?)
        } else {
            (b.pointer_to(at, word(self.bytes()))?, distances.r#type())
        };
        b.value(VGATHER2, &[at, distances, mask], &[], r#type)
    }

    /// The element at a place, in every lane of its width; one of 8 bytes as its halves interleaved.
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
    /// A pointer to other elements at the same place.
    pub(super) fn pointer_to(&mut self, pointer: Value<'c, 'a>, dtype: DType) -> Lowered<Value<'c, 'a>> {
        if types::desc(pointer.r#type()).dtype() == Some(dtype) {
            return Ok(pointer);
        }
        self.cast(pointer, dtype, AddressSpace::Ub)
    }

    /// The same bits as other elements.
    pub(crate) fn bits(&mut self, value: Value<'c, 'a>, dtype: DType) -> Lowered<Value<'c, 'a>> {
        let r#type = self.vreg(dtype)?;
        if value.r#type() == r#type { Ok(value) } else { self.value(VBITCAST, &[value], &[], r#type) }
    }

    /// The lower half (0) or upper half (1) of a register of integers without a sign, as wider ones.
    pub(super) fn widened(&mut self, value: Value<'c, 'a>, dtype: DType, half: i64) -> Lowered<Value<'c, 'a>> {
        let half = self.constant(half, DType::Index)?;
        let r#type = self.vreg(dtype)?;
        self.value(VZUNPACK, &[value, half], &[], r#type)
    }

    /// The lowest bits of integers, side by side in the lower half of a register; the upper half is zero.
    pub(super) fn narrowed(&mut self, value: Value<'c, 'a>, dtype: DType) -> Lowered<Value<'c, 'a>> {
        let r#type = self.vreg(dtype.with_sign(Class::Unsigned))?;
        let packed = self.value(VPACK, &[value], &[set(Key::Part, attrs::Half::Lower)], r#type)?;
        self.bits(packed, dtype)
    }

    /// The same predicate of lanes as wide as other elements: set where their first bytes are.
    pub(super) fn mask_of(&mut self, mask: Value<'c, 'a>, dtype: DType) -> Lowered<Value<'c, 'a>> {
        let wanted = granularity(dtype).unwrap_or(MaskGranularity::B32);
        let r#type = self.r#type(TypeDesc::Mask(wanted))?;
        if mask.r#type() == r#type { Ok(mask) } else { self.value(PBITCAST, &[mask], &[], r#type) }
    }

    /// A predicate for what lanes of so many bytes store: a lane of 8 bytes is governed by the first of the two of 4 bytes it
    /// is made of.
    pub(crate) fn mask_of_lanes(&mut self, mask: Value<'c, 'a>, lane: u32) -> Lowered<Value<'c, 'a>> {
        if lane < 8 {
            return Ok(mask);
        }
        self.value(PUNPACK, &[mask], &[set(Key::Part, attrs::Half::Lower)], mask.r#type())
    }

    /// Half of a predicate of bytes, for lanes of two bytes.
    pub(super) fn half_mask(&mut self, mask: Value<'c, 'a>, half: i64) -> Lowered<Value<'c, 'a>> {
        let r#type = self.r#type(TypeDesc::Mask(MaskGranularity::B16))?;
        let part = if half == 0 { attrs::Half::Lower } else { attrs::Half::Higher };
        self.value(PUNPACK, &[mask], &[set(Key::Part, part)], r#type)
    }

    /// The number of the lane of so many bytes that each lane of a narrower or equal type begins in.
    pub(super) fn lane_numbers(&mut self, dtype: DType, lane: u32) -> Lowered<Value<'c, 'a>> {
        let numbers = self.sequence(dtype)?;
        let shift = (lane / dtype.bytes()).trailing_zeros();
        if shift == 0 { Ok(numbers) } else { self.shifted_right(numbers, dtype, i64::from(shift)) }
    }

    /// Integers shifted right.
    pub(super) fn shifted_right(&mut self, value: Value<'c, 'a>, dtype: DType, places: i64) -> Lowered<Value<'c, 'a>> {
        let all = self.all_of(dtype)?;
        let places = self.constant(places, DType::I16)?;
        self.value(VSHRS, &[value, places, all], &[], value.r#type())
    }

    /// The predicate of all lanes of elements.
    pub(crate) fn all_of(&mut self, dtype: DType) -> Lowered<Value<'c, 'a>> {
        self.all(granularity(dtype).unwrap_or(MaskGranularity::B32))
    }

    /// Bytes at distances of 16 bits from a pointer to bytes, in lanes as wide as the distances.
    pub(super) fn gathered_bytes(
        &mut self,
        at: Value<'c, 'a>,
        distances: Value<'c, 'a>,
        mask: Value<'c, 'a>,
    ) -> Lowered<Value<'c, 'a>> {
        self.value(VGATHER2, &[at, distances, mask], &[], distances.r#type())
    }

    /// Integers plus a number that is the same for all lanes.
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

    /// Whether an extent is below another; both are not negative.
    pub(super) fn is_below(&mut self, a: Extent<'c, 'a>, b: Extent<'c, 'a>) -> Lowered<Value<'c, 'a>> {
        let operands = [self.index(a)?, self.index(b)?];
        self.compared(Order::Below, operands)
    }

    /// Whether two scalar integers are in a relation.
    pub(super) fn compared(&mut self, order: Order, operands: [Value<'c, 'a>; 2]) -> Lowered<Value<'c, 'a>> {
        let truth = self.scalar(DType::I1)?;
        let predicate = self.number("predicate", order as i64);
        self.foreign("arith.cmpi", &operands, &[predicate], truth)
    }

    /// One of two scalars.
    pub(super) fn choose(
        &mut self,
        condition: Value<'c, 'a>,
        a: Value<'c, 'a>,
        b: Value<'c, 'a>,
    ) -> Lowered<Value<'c, 'a>> {
        self.foreign("arith.select", &[condition, a, b], &[], a.r#type())
    }

    /// A scalar integer as an extent.
    pub(super) fn as_index(&mut self, value: Value<'c, 'a>) -> Lowered<Extent<'c, 'a>> {
        let index = self.scalar(DType::Index)?;
        if value.r#type() == index || mlir_dialect::integer_constant(value).is_some() {
            return Ok(Extent::of(value));
        }
        self.foreign("arith.index_cast", &[value], &[], index).map(Extent::Dynamic)
    }
}

/// Relations of scalar integers, as `arith.cmpi` numbers them.
#[derive(Clone, Copy)]
pub(super) enum Order {
    /// The same.
    Equal = 0,
    /// Less, with signs.
    Less = 2,
    /// Less, without signs.
    Below = 6,
}

//! Emits messages to global and shared local memory: block messages if the platform supports them, else one address per
//! lane.

use genx::{Element, IntPredicate, Op, Region, Type, Value, lsc};
use pto_isa::types::AddressSpace;
use visa::Platform;
use visa::table::Op as Visa;

use crate::emit::{Emitter, limits_of};
use crate::value::{Dyn, Num};

/// Bytes of an oword.
const OWORD: u32 = 16;
/// Bytes of the largest block message.
const BLOCK: u32 = 256;
/// Lanes of a message with one address per lane.
const LANES: u32 = 16;
/// The surface index that denotes shared local memory.
const SHARED_SURFACE: i64 = 254;

/// Messages to consecutive addresses of shared local memory.
#[derive(Clone, Copy, PartialEq, Eq)]
enum SharedBlocks {
    /// One address per dword.
    Scattered,
    /// Blocks of up to eight owords.
    Owords,
    /// By transposed messages of up to 64 dwords.
    Transposed,
}

const fn shared_blocks(platform: Platform) -> SharedBlocks {
    match platform {
        Platform::Skl => SharedBlocks::Scattered,
        Platform::Tgllp | Platform::XehpSdv => SharedBlocks::Owords,
        Platform::Dg2 | Platform::Pvc => SharedBlocks::Transposed,
    }
}

impl Emitter {
    /// Assembles a vector from pieces whose sizes and offsets are legal in a message.
    pub(super) fn in_pieces(
        &mut self,
        space: AddressSpace,
        ty: Type,
        offset: Num,
        load: &mut dyn FnMut(&mut Self, Num, Type) -> Value,
    ) -> Value {
        let bytes = ty.bytes();
        let size = ty.element.bytes();
        let unit = match offset.multiple() {
            multiple if multiple % i64::from(OWORD) == 0 => Some(OWORD),
            multiple if space == AddressSpace::Gm && self.has_dword_blocks(multiple) => Some(DWORD.max(size)),
            _ => None,
        };
        let mut whole = self.b().undef(ty);
        let mut first = 0;
        while first < bytes {
            let piece = match unit {
                Some(unit) => power_of_two_below(bytes - first).clamp(unit, BLOCK),
                None => LANES * size.max(4),
            };
            let count = piece.min(bytes - first) / size;
            let at = self.offset_in(space, Op::Add, offset, Num::Const(first.into()));
            let loaded = load(self, at, Type::vector(ty.element, count));
            whole = self.inserted(whole, loaded, first / size);
            first += piece;
        }
        whole
    }

    /// Returns the address of a byte of global memory. A constant is added last, so that the sum before is common to
    /// all messages of a row, and later passes recognize adjacent messages.
    pub(crate) fn global_address(&mut self, base: Value, offset: Num) -> Value {
        let (offset, constant) = self.split(offset);
        [offset, Num::Const(constant)].into_iter().fold(base, |address, part| {
            if part.known() == Some(0) {
                return address;
            }
            let part = self.scalar(part, Element::I64);
            self.b().binary(Op::Add, address, part)
        })
    }

    /// Splits an offset into an offset without the constants that were added last, and their sum.
    fn split(&self, offset: Num) -> (Num, i64) {
        let (mut rest, mut constant) = (offset, 0i64);
        while let Some((inner, added)) = self.without_constant(rest)
            && let Some(sum) = constant.checked_add(added)
        {
            (rest, constant) = (inner, sum);
        }
        (rest, constant)
    }

    /// Returns the other operand of an addition of a constant that does not wrap, and the constant.
    fn without_constant(&self, offset: Num) -> Option<(Num, i64)> {
        let Num::Dyn(number) = offset else { return None };
        let inst = self.function.def_inst(number.value).filter(|inst| self.function.op(*inst) == Op::Add)?;
        let [value, added] = self.function.operands(inst) else { return None };
        let (value, added) = (*value, self.function.as_integer(*added)?);
        // The sum may differ from the operand plus the constant by a multiple of the type's range, if it wraps. That is
        // impossible if all values in the range of the sum, less the constant, fit into the type.
        let (least, most) = limits_of(self.function.ty(value).element);
        let (low, high) = (number.low.checked_sub(added)?, number.high.checked_sub(added)?);
        let inner = Dyn { value, low, high, multiple: 1 };
        (low >= least && high <= most).then_some((Num::Dyn(inner), added))
    }

    /// Returns whether a message may access adjacent dwords at an offset that is a multiple of this number: LSC blocks start at
    /// multiples of their elements.
    fn has_dword_blocks(&self, multiple: i64) -> bool {
        multiple % i64::from(DWORD) == 0 && Visa::LscLoad.definition().platforms.contains(self.platform)
    }

    /// Loads adjacent elements from global memory, and nothing past the last of them, because the buffer may end there.
    pub(super) fn load_global(&mut self, base: Value, offset: Num, ty: Type) -> Value {
        if offset.multiple() % i64::from(OWORD) != 0 {
            if ty.bytes() >= DWORD && self.has_dword_blocks(offset.multiple()) {
                return self.load_tail(base, offset, ty);
            }
            let offsets = self.consecutive(ty);
            return self.gather_global(base, offset, offsets, ty, None);
        }
        if ty.bytes().is_multiple_of(OWORD) {
            let address = self.global_address(base, offset);
            return self.b().value(Op::SvmBlockLd, &[address], &[], ty);
        }
        self.load_tail(base, offset, ty)
    }

    /// Loads elements from a multiple of a dword: whole dwords, as many as a message has, then the remaining elements.
    fn load_tail(&mut self, base: Value, offset: Num, ty: Type) -> Value {
        let size = ty.element.bytes();
        let dwords = ty.bytes() / DWORD;
        let mut whole = self.b().undef(ty);
        if dwords > 0 {
            let loaded = self.load_dwords(base, offset, dwords);
            let loaded = self.b().bitcast(loaded, ty.with_lanes(dwords * DWORD / size));
            whole = self.inserted(whole, loaded, 0);
        }
        let (first, count) = (dwords * DWORD / size, ty.bytes() % DWORD / size);
        if count > 0 {
            let at = self.offset_in(AddressSpace::Gm, Op::Add, offset, Num::Const((dwords * DWORD).into()));
            let rest = ty.with_lanes(count);
            let offsets = self.consecutive(rest);
            let loaded = self.gather_global(base, at, offsets, rest, None);
            whole = self.inserted(whole, loaded, first);
        }
        whole
    }

    /// Loads adjacent dwords from global memory, by one LSC message if the platform supports it.
    fn load_dwords(&mut self, base: Value, offset: Num, count: u32) -> Value {
        let ty = Type::vector(Element::I32, count);
        let message =
            lsc::block(ty.bytes(), 0).filter(|_| Visa::LscLoad.definition().platforms.contains(self.platform));
        let Some((ty, message)) = message else {
            let offsets = self.consecutive(ty);
            return self.gather_global(base, offset, offsets, ty, None);
        };
        let address = self.global_address(base, offset);
        let (mask, surface) = (self.one_lane(), self.b().int(Element::I32, 0));
        self.b().value(Op::LscLoadStateless, &[mask, address, surface], &message, ty)
    }

    pub(super) fn store_global(&mut self, base: Value, offset: Num, value: Value) {
        if self.atomic.is_some() {
            return self.scatter_global(base, offset, value, None);
        }
        let ty = self.function.ty(value);
        let aligned = offset.multiple() % i64::from(OWORD) == 0;
        let by_dwords = !aligned && self.has_dword_blocks(offset.multiple());
        let size = ty.element.bytes();
        let least = if by_dwords { DWORD } else { OWORD };
        let mut first = 0;
        while first < ty.bytes() {
            let left = ty.bytes() - first;
            let at = self.offset_in(AddressSpace::Gm, Op::Add, offset, Num::Const(first.into()));
            let in_block = (aligned || by_dwords) && left >= least;
            let piece = if in_block { power_of_two_below(left).min(BLOCK) } else { left };
            let part = self.slice(value, first / size, piece / size);
            if in_block {
                let address = self.global_address(base, at);
                match lsc::block(piece, 0).filter(|_| by_dwords) {
                    Some((dwords, message)) => {
                        let dwords = self.b().bitcast(part, dwords);
                        let (mask, surface) = (self.one_lane(), self.b().int(Element::I32, 0));
                        self.b().inst(Op::LscStoreStateless, &[mask, address, dwords, surface], &message, None);
                    }
                    None => {
                        self.b().inst(Op::SvmBlockSt, &[address, part], &[], None);
                    }
                }
            } else {
                self.scatter_global(base, at, part, None);
            }
            first += piece;
        }
    }

    pub(super) fn load_shared(&mut self, offset: Num, ty: Type) -> Value {
        let whole_ty = ty;
        let whole = ty.bytes().next_multiple_of(OWORD);
        let block = ty.with_lanes(whole / ty.element.bytes());
        let aligned = offset.multiple() % i64::from(OWORD) == 0;
        match shared_blocks(self.platform) {
            SharedBlocks::Owords if aligned => {
                let half = whole.min(BLOCK / 2);
                let mut loaded = self.b().undef(block);
                for first in (0..whole).step_by(half as usize) {
                    let at = self.integer(Op::Add, offset, Num::Const(first.into()), 32);
                    let at = self.integer(Op::AShr, at, Num::Const(4), 32);
                    let (surface, at) = (self.b().int(Element::I32, SHARED_SURFACE), self.scalar(at, Element::I32));
                    let part = block.with_lanes(half / ty.element.bytes());
                    let part = self.b().value(Op::OwordLd, &[surface, at], &[0], part);
                    loaded = self.inserted(loaded, part, first / ty.element.bytes());
                }
                self.slice(loaded, 0, ty.count())
            }
            SharedBlocks::Transposed if aligned => {
                let (at, beside) = self.in_parts(offset);
                let (mask, surface) = (self.one_lane(), self.b().int(Element::I32, 0));
                let Some((dwords, message)) = lsc::block(whole, beside) else {
                    let loaded = self.gather_consecutive(offset, dwords_of(ty));
                    return self.b().bitcast(loaded, ty);
                };
                let loaded = self.b().value(Op::LscLoadSlm, &[mask, at, surface], &message, dwords);
                let loaded = self.b().bitcast(loaded, block);
                self.slice(loaded, 0, ty.count())
            }
            SharedBlocks::Scattered | SharedBlocks::Owords | SharedBlocks::Transposed => {
                let ty = dwords_of(ty);
                let loaded = self.gather_consecutive(offset, ty);
                self.b().bitcast(loaded, whole_ty)
            }
        }
    }

    /// Loads adjacent elements by one address per lane. All messages share the addresses; their offset field states
    /// where each begins.
    pub(super) fn gather_consecutive(&mut self, offset: Num, ty: Type) -> Value {
        let mut whole = self.b().undef(ty);
        self.by_lanes(ty.count(), LANES, &mut |e, first, count| {
            let part = ty.with_lanes(count);
            let at = e.consecutive(part);
            let base = e.offset(Op::Add, offset, Num::Const(i64::from(first * ty.element.bytes())));
            let lanes = e.lanes_of(None, first, count);
            let elements = e.gather_lanes(lanes, base, at, part, None);
            whole = e.inserted(whole, elements, first);
        });
        whole
    }

    /// Loads elements of at most four bytes at byte offsets in shared local memory, by one message; yields `old` where
    /// the mask is clear.
    pub(super) fn gather_lanes(&mut self, mask: Value, base: Num, offsets: Value, ty: Type, old: Option<i64>) -> Value {
        let dwords = Type::vector(Element::I32, ty.count());
        let old = match old {
            Some(number) => self.b().splat_int(dwords, number),
            None => self.b().undef(dwords),
        };
        let (surface, base) = (self.b().int(Element::I32, SHARED_SURFACE), self.scalar(base, Element::I32));
        let message = [i64::from(ty.element.bytes().trailing_zeros()), 0];
        let loaded = self.b().value(Op::GatherScaled, &[mask, surface, base, offsets, old], &message, dwords);
        self.narrowed(loaded, ty.element)
    }

    pub(crate) fn store_shared(&mut self, offset: Num, value: Value) {
        let ty = self.function.ty(value);
        let size = ty.element.bytes();
        let aligned = offset.multiple() % i64::from(OWORD) == 0;
        let blocks = shared_blocks(self.platform);
        let most = if blocks == SharedBlocks::Owords { BLOCK / 2 } else { BLOCK };
        let mut first = 0;
        while first < ty.bytes() {
            let left = ty.bytes() - first;
            let in_block = aligned && left >= OWORD && blocks != SharedBlocks::Scattered;
            let piece = if in_block { power_of_two_below(left).min(most) } else { left };
            let at = self.integer(Op::Add, offset, Num::Const(first.into()), 32);
            let part = self.slice(value, first / size, piece / size);
            match blocks {
                SharedBlocks::Owords if in_block => {
                    let at = self.integer(Op::AShr, at, Num::Const(4), 32);
                    let (surface, at) = (self.b().int(Element::I32, SHARED_SURFACE), self.scalar(at, Element::I32));
                    self.b().inst(Op::OwordSt, &[surface, at, part], &[], None);
                }
                SharedBlocks::Transposed if in_block => {
                    let (start, beside) = self.in_parts(at);
                    if let Some((dwords, message)) = lsc::block(piece, beside) {
                        let dwords = self.b().bitcast(part, dwords);
                        let (mask, surface) = (self.one_lane(), self.b().int(Element::I32, 0));
                        self.b().inst(Op::LscStoreSlm, &[mask, start, dwords, surface], &message, None);
                    } else {
                        self.scatter_shared(at, part, None);
                    }
                }
                SharedBlocks::Scattered | SharedBlocks::Owords | SharedBlocks::Transposed => {
                    self.scatter_shared(at, part, None);
                }
            }
            first += piece;
        }
    }

    /// Splits an offset into an address and a constant offset of the message, so that constant offsets share one
    /// address register.
    pub(super) fn in_parts(&mut self, offset: Num) -> (Value, i64) {
        match offset {
            Num::Const(number) => (self.b().int(Element::I32, 0), number),
            Num::Dyn(_) => (self.scalar(offset, Element::I32), 0),
        }
    }

    pub(crate) fn one_lane(&mut self) -> Value {
        self.b().splat_int(Type::vector(Element::I1, 1), 1)
    }

    /// Returns the byte offsets of adjacent elements.
    pub(super) fn consecutive(&mut self, ty: Type) -> Value {
        let size = u64::from(ty.element.bytes());
        self.b().elements(Element::I32, (0..u64::from(ty.count())).map(|lane| lane * size).collect())
    }

    pub(super) fn scatter_shared(&mut self, offset: Num, value: Value, mask: Option<Value>) {
        let ty = self.function.ty(value);
        if ty.element.bytes() > DWORD {
            let (mask, dwords) = (mask.map(|mask| self.twice(mask)), self.b().bitcast(value, dwords_of(ty)));
            return self.scatter_shared(offset, dwords, mask);
        }
        self.by_lanes(ty.count(), LANES, &mut |e, first, count| {
            let part = e.slice(value, first, count);
            let at = e.consecutive(ty.with_lanes(count));
            let base = e.offset(Op::Add, offset, Num::Const(i64::from(first * ty.element.bytes())));
            let lanes = e.lanes_of(mask, first, count);
            e.scatter_lanes(lanes, base, at, part);
        });
    }

    /// Stores elements of at most four bytes at byte offsets in shared local memory, by one message.
    pub(super) fn scatter_lanes(&mut self, mask: Value, base: Num, offsets: Value, value: Value) {
        let message = [i64::from(self.function.ty(value).element.bytes().trailing_zeros()), 0];
        let dwords = self.widened(value);
        let (surface, base) = (self.b().int(Element::I32, SHARED_SURFACE), self.scalar(base, Element::I32));
        self.b().inst(Op::ScatterScaled, &[mask, surface, base, offsets, dwords], &message, None);
    }

    /// Repeats each bit of a predicate.
    pub(super) fn twice(&mut self, mask: Value) -> Value {
        let lanes = self.count(mask);
        let ty = Type::vector(Element::I16, lanes);
        let (one, zero) = (self.b().splat_int(ty, 1), self.b().splat_int(ty, 0));
        let words = self.b().select(mask, one, zero);
        let both = self.region(words, Region::rows(1, 2, 0, 0), 2 * lanes);
        let zero = self.b().splat_int(ty.with_lanes(2 * lanes), 0);
        self.b().icmp(IntPredicate::Ne, both, zero)
    }

    pub(super) fn scatter_global(&mut self, base: Value, offset: Num, value: Value, mask: Option<Value>) {
        let ty = self.function.ty(value);
        let offsets = self.consecutive(ty);
        self.scatter_global_at(base, offset, offsets, value, mask);
    }

    /// Calls a function for each group of lanes that fits into a message, with the first lane and the number of lanes.
    pub(super) fn by_lanes(&mut self, lanes: u32, most: u32, each: &mut dyn FnMut(&mut Self, u32, u32)) {
        let mut first = 0;
        while first < lanes {
            let count = power_of_two_below(lanes - first).min(most);
            each(self, first, count);
            first += count;
        }
    }

    /// Returns the predicate of a group of lanes.
    pub(super) fn lanes_of(&mut self, mask: Option<Value>, first: u32, count: u32) -> Value {
        match mask {
            Some(mask) => self.slice(mask, first, count),
            None => self.b().splat_int(Type::vector(Element::I1, count), 1),
        }
    }

    /// Adds a constant base to the offsets; a message adds a variable one.
    fn base_and_offsets(&mut self, base: Num, offsets: Value) -> (Num, Value) {
        match base {
            Num::Const(_) => (Num::Const(0), self.offset_by(offsets, base)),
            Num::Dyn(_) => (base, offsets),
        }
    }

    /// Loads elements at byte offsets from a base in shared local memory.
    pub(super) fn gather_shared(&mut self, base: Num, offsets: Value, ty: Type, mask: Option<Value>) -> Value {
        if ty.element.bytes() > DWORD {
            // The halves of each 64-bit element.
            let dwords = Type::vector(Element::I32, ty.count());
            let mut whole = self.b().undef(dwords_of(ty));
            for half in 0..2 {
                let at = self.offset_by(offsets, Num::Const(i64::from(half * DWORD)));
                let part = self.gather_shared(base, at, dwords, mask);
                whole = self.b().write(whole, part, Region::strided(ty.count(), 2, half * DWORD));
            }
            return self.b().bitcast(whole, ty);
        }
        let mut whole = self.b().undef(ty);
        let (base, offsets) = self.base_and_offsets(base, offsets);
        self.by_lanes(ty.count(), LANES, &mut |e, first, count| {
            let at = e.slice(offsets, first, count);
            let lanes = e.lanes_of(mask, first, count);
            let elements = e.gather_lanes(lanes, base, at, ty.with_lanes(count), mask.map(|_| 0));
            whole = e.inserted(whole, elements, first);
        });
        whole
    }

    /// Stores elements at byte offsets from a base in shared local memory.
    pub(super) fn scatter_shared_at(&mut self, base: Num, offsets: Value, value: Value, mask: Option<Value>) {
        let ty = self.function.ty(value);
        if ty.element.bytes() > DWORD {
            let dwords = self.b().bitcast(value, dwords_of(ty));
            for half in 0..2 {
                let at = self.offset_by(offsets, Num::Const(i64::from(half * DWORD)));
                let part = self.region(dwords, Region::strided(ty.count(), 2, half * DWORD), ty.count());
                self.scatter_shared_at(base, at, part, mask);
            }
            return;
        }
        let (base, offsets) = self.base_and_offsets(base, offsets);
        self.by_lanes(ty.count(), LANES, &mut |e, first, count| {
            let (at, part) = (e.slice(offsets, first, count), e.slice(value, first, count));
            let lanes = e.lanes_of(mask, first, count);
            e.scatter_lanes(lanes, base, at, part);
        });
    }

    /// Returns the addresses of byte offsets in global memory.
    pub(super) fn addresses(&mut self, base: Value, offset: Num, offsets: Value) -> Value {
        let lanes = self.count(offsets);
        let start = self.global_address(base, offset);
        let starts = self.b().splat(start, lanes);
        let is_wide = self.function.ty(offsets).element == Element::I64;
        let offsets = if is_wide { offsets } else { self.b().cast(Op::ZExt, offsets, Element::I64) };
        self.b().binary(Op::Add, starts, offsets)
    }

    pub(super) fn gather_global(
        &mut self,
        base: Value,
        offset: Num,
        offsets: Value,
        ty: Type,
        mask: Option<Value>,
    ) -> Value {
        let mut whole = self.b().undef(ty);
        if let Some(channels) = self.lsc_channels() {
            for first in (0..ty.count()).step_by(channels as usize) {
                let part = ty.with_lanes(channels.min(ty.count() - first));
                let at = self.slice(offsets, first, part.count());
                let at = self.addresses(base, offset, at);
                let mask = mask.map(|mask| self.slice(mask, first, part.count()));
                let elements = self.gather_addresses(at, part, mask);
                whole = self.inserted(whole, elements, first);
            }
            return whole;
        }
        // Inactive lanes are zero.
        let old = |e: &mut Self, ty: Type| if mask.is_some() { e.b().splat_int(ty, 0) } else { e.b().undef(ty) };
        self.by_lanes(ty.count(), LANES, &mut |e, first, count| {
            let at = e.slice(offsets, first, count);
            let at = e.addresses(base, offset, at);
            let lanes = e.lanes_of(mask, first, count);
            let elements = match ty.element.bytes() {
                4 | 8 => {
                    let part = ty.with_lanes(count);
                    let old = old(e, part);
                    e.b().value(Op::SvmGather, &[lanes, at, old], &[0], part)
                }
                bytes => {
                    // The data of each lane occupy four bytes of a register.
                    let part = Type::vector(Element::I8, 4 * count);
                    let old = old(e, part);
                    let blocks = i64::from(bytes.trailing_zeros());
                    let loaded = e.b().value(Op::SvmGather, &[lanes, at, old], &[blocks], part);
                    let dwords = e.b().bitcast(loaded, Type::vector(Element::I32, count));
                    e.narrowed(dwords, ty.element)
                }
            };
            whole = e.inserted(whole, elements, first);
        });
        whole
    }

    /// Returns how many addresses an LSC message of the platform has.
    fn lsc_channels(&self) -> Option<u32> {
        Some(self.platform.info().lsc_channels).filter(|channels| *channels > 0)
    }

    /// Loads an element from each address of global memory by one LSC message; inactive lanes are zero.
    fn gather_addresses(&mut self, at: Value, ty: Type, mask: Option<Value>) -> Value {
        let surface = self.b().int(Element::I32, 0);
        if let (None, 1, Some((data, message))) = (mask, ty.count(), lsc::block(ty.bytes(), 0)) {
            let (lane, at) = (self.one_lane(), self.region(at, Region::contiguous(1, 0), 1));
            let loaded = self.b().value(Op::LscLoadStateless, &[lane, at, surface], &message, data);
            return self.b().bitcast(loaded, ty);
        }
        let [lanes, at] = self.all_channels(at, mask);
        let (data, message) = lsc::each(self.count(at), ty.element);
        let loaded = self.b().value(Op::LscLoadStateless, &[lanes, at, surface], &message, data);
        let loaded = self.slice(loaded, 0, ty.count());
        let elements =
            if ty.element.bytes() < DWORD { self.narrowed(loaded, ty.element) } else { self.b().bitcast(loaded, ty) };
        match mask {
            Some(mask) => {
                let zero = self.b().splat_int(ty, 0);
                self.b().select(mask, elements, zero)
            }
            None => elements,
        }
    }

    /// Stores an element to each address of global memory by one LSC message.
    fn scatter_addresses(&mut self, at: Value, value: Value, mask: Option<Value>) {
        let (ty, surface) = (self.function.ty(value), self.b().int(Element::I32, 0));
        if let (None, 1, Some((data, message))) = (mask, ty.count(), lsc::block(ty.bytes(), 0)) {
            let (lane, at) = (self.one_lane(), self.region(at, Region::contiguous(1, 0), 1));
            let stored = self.b().bitcast(value, data);
            self.b().inst(Op::LscStoreStateless, &[lane, at, stored, surface], &message, None);
            return;
        }
        let [lanes, at] = self.all_channels(at, mask);
        let (data, message) = lsc::each(self.count(at), ty.element);
        let stored = if ty.element.bytes() < DWORD {
            self.widened(value)
        } else {
            self.b().bitcast(value, data.with_lanes(ty.count()))
        };
        let padding = self.b().undef(data);
        let stored = self.inserted(padding, stored, 0);
        self.b().inst(Op::LscStoreStateless, &[lanes, at, stored, surface], &message, None);
    }

    /// Extends addresses to those of all channels of an LSC message; returns its mask and them. The finalizer assumes that a message
    /// has data for all channels.
    fn all_channels(&mut self, at: Value, mask: Option<Value>) -> [Value; 2] {
        let (count, channels) = (self.count(at), self.lsc_channels().unwrap_or(LANES));
        let all = self.function.ty(at).with_lanes(channels);
        let padding = self.b().undef(all);
        let addresses = self.inserted(padding, at, 0);
        let lanes = match mask {
            Some(mask) if count == channels => mask,
            Some(mask) => {
                let words = Type::vector(Element::I16, count);
                let (one, zero) = (self.b().splat_int(words, 1), self.b().splat_int(words, 0));
                let set = self.b().select(mask, one, zero);
                let none = self.b().splat_int(words.with_lanes(channels), 0);
                let set = self.inserted(none, set, 0);
                self.b().icmp(IntPredicate::Ne, set, none)
            }
            None => self.b().elements(Element::I1, (0..channels).map(|lane| u64::from(lane < count)).collect()),
        };
        [lanes, addresses]
    }

    pub(super) fn scatter_global_at(
        &mut self,
        base: Value,
        offset: Num,
        offsets: Value,
        value: Value,
        mask: Option<Value>,
    ) {
        let ty = self.function.ty(value);
        if let Some(channels) = self.lsc_channels() {
            for first in (0..ty.count()).step_by(channels as usize) {
                let count = channels.min(ty.count() - first);
                let (at, part) = (self.slice(offsets, first, count), self.slice(value, first, count));
                let at = self.addresses(base, offset, at);
                let mask = mask.map(|mask| self.slice(mask, first, count));
                match self.atomic {
                    Some(atomic) => {
                        let dwords = self.b().bitcast(part, Type::vector(atomic.element, count));
                        self.update((Op::LscAtomicStateless, atomic.message), at, dwords, mask);
                    }
                    None => self.scatter_addresses(at, part, mask),
                }
            }
            return;
        }
        self.by_lanes(ty.count(), LANES, &mut |e, first, count| {
            let (at, part) = (e.slice(offsets, first, count), e.slice(value, first, count));
            let at = e.addresses(base, offset, at);
            let lanes = e.lanes_of(mask, first, count);
            let (data, blocks) = match ty.element.bytes() {
                4 | 8 => (part, 0),
                bytes => {
                    let dwords = e.widened(part);
                    (e.b().bitcast(dwords, Type::vector(Element::I8, 4 * count)), i64::from(bytes.trailing_zeros()))
                }
            };
            e.b().inst(Op::SvmScatter, &[lanes, at, data], &[blocks], None);
        });
    }

    /// Updates a dword at each address by atomic messages; returns the old dwords.
    pub(super) fn update_all(&mut self, how: (Op, Visa), at: Value, dwords: Value, mask: Option<Value>) -> Value {
        let (ty, channels) = (self.function.ty(dwords), self.lsc_channels().unwrap_or(LANES));
        let mut old = self.b().undef(ty);
        for first in (0..ty.count()).step_by(channels as usize) {
            let count = channels.min(ty.count() - first);
            let [at, part] = [at, dwords].map(|value| self.slice(value, first, count));
            let mask = mask.map(|mask| self.slice(mask, first, count));
            let found = self.update(how, at, part, mask);
            old = self.inserted(old, found, first);
        }
        old
    }

    /// Updates a dword at each address by one atomic message, `op` for a memory; returns the old dwords.
    pub(crate) fn update(&mut self, (op, message): (Op, Visa), at: Value, dwords: Value, mask: Option<Value>) -> Value {
        let ty = self.function.ty(dwords);
        let [lanes, at] = self.all_channels(at, mask);
        let all = ty.with_lanes(self.count(at));
        let none = self.b().undef(all);
        let (data, surface) = (self.inserted(none, dwords, 0), self.b().int(Element::I32, 0));
        let operands = [lanes, at, data, none, surface, none];
        let old = self.b().value(op, &operands, &lsc::update(message), all);
        self.slice(old, 0, ty.count())
    }

    /// Truncates dwords to elements.
    pub(super) fn narrowed(&mut self, dwords: Value, element: Element) -> Value {
        let (count, size) = (self.count(dwords), element.bytes());
        let all = self.b().bitcast(dwords, Type::vector(element, 4 / size.min(4) * count));
        if size >= 4 {
            return all;
        }
        let stride = (4 / size).cast_signed();
        self.region(all, Region::strided(count, stride, 0), count)
    }

    /// Zero-extends elements to dwords.
    pub(super) fn widened(&mut self, value: Value) -> Value {
        let ty = self.function.ty(value);
        let bits = ty.element.bits();
        let integers = self.b().bitcast(value, ty.of(Element::integer(bits).unwrap_or(ty.element)));
        if bits >= 32 { integers } else { self.b().cast(Op::ZExt, integers, Element::I32) }
    }
}

/// Bytes of the data per lane of a message.
const DWORD: u32 = 4;

/// Returns the type with dwords for larger elements; other types are unchanged.
fn dwords_of(ty: Type) -> Type {
    let larger = ty.element.bytes() > DWORD;
    if larger { Type::vector(Element::I32, ty.bytes() / DWORD) } else { ty }
}

/// Returns the largest power of two that is not above a number; 1 for 0.
const fn power_of_two_below(number: u32) -> u32 {
    if number == 0 { 1 } else { 1 << (u32::BITS - 1 - number.leading_zeros()) }
}

//! Lowers loads and stores of adjacent elements, and of single ones, in every memory.
//!
//! Global memory is accessed by blocks at multiples of 16 bytes, else element by element; pointer parameters are
//! assumed to be multiples of 16. Loads of blocks read whole owords, also at the end.

mod messages;

use genx::{Element, Op, Region, Type, Value};
use pto_isa::types::AddressSpace;

use visa::table::Op as Visa;

use crate::emit::{Emitter, OFFSET_BITS};
use crate::memory::{BufferAccess, Placement, Stride};
use crate::refusal::Lowered;
use crate::value::{Address, Num};

/// Upper bound of an unknown offset in memory on chip; no such memory is larger.
const FAR: i64 = 1 << 24;
/// Alignment of what is on the stack, in bytes.
const STACK_ALIGN: i64 = 64;

impl Address {
    /// Returns the range of the offset; a variable offset is not below the start of its buffer.
    const fn range(&self) -> (i64, i64) {
        let (low, high) = self.offset.range();
        match self.offset {
            Num::Const(_) => (low, high),
            Num::Dyn(_) if low < self.start => (self.start, if high < self.start { self.start } else { high }),
            Num::Dyn(_) => (low, high),
        }
    }
}

/// The memory of an access, and the offset at which it starts.
enum Target {
    /// A buffer in registers: its index, and the offset of the first byte.
    Registers(usize, Num),
    /// Shared local memory.
    Shared(Num),
    /// Global memory, or private memory: the address, and the offset from it.
    Global(Value, Num),
    /// None yet: the kernel is lowered to collect its accesses.
    Survey,
}

impl Emitter {
    /// Returns the target of an access of `bytes` bytes.
    fn target(&mut self, at: Address, bytes: u32, element: Element) -> Lowered<Target> {
        self.target_of(at, bytes, element, false)
    }

    /// Like [`Self::target`]. `is_whole` is set for an access at a variable offset that accesses all of its bytes even
    /// if some are past the end of the buffer: a read, or a masked write.
    fn target_of(&mut self, at: Address, bytes: u32, element: Element, is_whole: bool) -> Lowered<Target> {
        if at.space == AddressSpace::Gm {
            let base = at.base.ok_or("global memory at a fixed address")?;
            return Ok(Target::Global(base, at.offset));
        }
        let memory = self.threads.memory(at.space)?;
        let (low, high) = at.range();
        let Some(plan) = &self.plan else {
            let end = (high < FAR).then(|| high + i64::from(bytes));
            let step = at.offset.multiple();
            let read = (is_whole && end.is_none()).then_some(Stride { bytes: bytes.into(), step });
            // Register regions with variable offsets do not support type `bf`.
            let by_lanes = element == Element::BF16 && at.offset.known().is_none();
            let (space, place, scope) = (at.space, self.place, self.times.scope());
            let is_shared = self.is_shared;
            let access =
                BufferAccess { space, low, end, element, read, by_lanes, place, scope, stores: false, is_shared };
            self.touches.push(access);
            return Ok(Target::Survey);
        };
        let buffer = plan.buffer(at.space, low, self.times.outermost()).ok_or("memory that is not part of a buffer")?;
        Ok(match buffer.placement {
            Placement::Registers(index, _) => {
                Target::Registers(index, self.integer(Op::Sub, at.offset, Num::Const(buffer.low), 32))
            }
            Placement::Shared(start) => {
                let moved = i64::from(start) - buffer.low;
                let offset = self.integer(Op::Add, at.offset, Num::Const(moved), 32);
                Target::Shared(self.integer(Op::Add, memory, offset, 32))
            }
            Placement::Private(start) => {
                let base = self.private.ok_or("private memory that the thread does not have")?;
                let moved = Num::Const(i64::from(start) - buffer.low);
                Target::Global(base, self.integer(Op::Add, at.offset, moved, 32))
            }
        })
    }

    /// Reserves memory of the core below address 0, which no tile has.
    pub(crate) fn on_stack(&mut self, bytes: i64, element_bytes: i64) -> Lowered<Address> {
        let space = if self.threads.is_cube() { AddressSpace::L1 } else { AddressSpace::Ub };
        let end = self.stack.last().map_or(0, |last| last.address);
        let low = end.saturating_sub(bytes).div_euclid(STACK_ALIGN).saturating_mul(STACK_ALIGN);
        if low < -FAR {
            return Err(format!("of {bytes} bytes"));
        }
        self.stack.push(pto_program::Buffer { space, address: low, bytes });
        Ok(Address { space, base: None, offset: Num::Const(low), start: low, element_bytes })
    }

    /// Loads adjacent elements.
    pub(crate) fn load(&mut self, at: Address, element: Element, lanes: u32) -> Lowered<Value> {
        let ty = Type::vector(element, lanes);
        match self.target_of(at, ty.bytes(), element, true)? {
            Target::Survey => Ok(self.b().undef(ty)),
            Target::Registers(index, offset) => Ok(self.read_buffer(index, offset, ty)),
            Target::Shared(offset) => {
                Ok(self.in_pieces(AddressSpace::Ub, ty, offset, &mut |e, at, piece| e.load_shared(at, piece)))
            }
            Target::Global(base, offset) => {
                Ok(self.in_pieces(AddressSpace::Gm, ty, offset, &mut |e, at, piece| e.load_global(base, at, piece)))
            }
        }
    }

    /// Stores adjacent elements whose mask bit is set; all of them if the mask is `None`.
    pub(crate) fn store(&mut self, at: Address, value: Value, mask: Option<Value>) -> Lowered {
        if let Some(count) = mask.and_then(|mask| self.prefix(mask)) {
            let count = count.min(self.count(value));
            if count == 0 {
                return Ok(());
            }
            let first = self.slice(value, 0, count);
            return self.store_all(at, first);
        }
        let Some(mask) = mask else { return self.store_all(at, value) };
        let ty = self.function.ty(value);
        // Inactive lanes may be past the end of the buffer.
        match self.target_of(at, ty.bytes(), ty.element, true)? {
            Target::Survey => {}
            Target::Registers(index, offset) => self.write_buffer(index, offset, value, Some(mask)),
            Target::Shared(offset) => self.scatter_shared(offset, value, Some(mask)),
            Target::Global(base, offset) => self.scatter_global(base, offset, value, Some(mask)),
        }
        Ok(())
    }

    fn store_all(&mut self, at: Address, value: Value) -> Lowered {
        let ty = self.function.ty(value);
        match self.target(at, ty.bytes(), ty.element)? {
            Target::Survey => {
                let stores = at.offset.known().is_some() && self.times.is_each_time() && !self.is_shared;
                if let Some(access) = self.touches.last_mut() {
                    access.stores = stores;
                }
            }
            Target::Registers(index, offset) => self.write_buffer(index, offset, value, None),
            Target::Shared(offset) => self.store_shared(offset, value),
            Target::Global(base, offset) => self.store_global(base, offset, value),
        }
        Ok(())
    }

    /// Loads an element at each byte offset of a vector, relative to an address; zero where the mask is clear.
    pub(crate) fn gather(
        &mut self,
        at: Address,
        offsets: Value,
        element: Element,
        mask: Option<Value>,
    ) -> Lowered<Value> {
        let lanes = self.count(offsets);
        let ty = Type::vector(element, lanes);
        let reach = self.reach(at, offsets);
        self.record_by_lanes(at, offsets, element);
        match self.target(reach, element.bytes(), element)? {
            Target::Survey => Ok(self.b().undef(ty)),
            Target::Registers(index, _) => self.gather_buffer(index, at, offsets, ty, mask),
            Target::Shared(_) | Target::Global(..) => match self.target(at, 1, Element::I8)? {
                Target::Shared(base) => Ok(self.gather_shared(base, offsets, ty, mask)),
                Target::Global(base, offset) => Ok(self.gather_global(base, offset, offsets, ty, mask)),
                Target::Registers(..) | Target::Survey => Err("memory that is not part of a buffer".into()),
            },
        }
    }

    /// Stores an element at each byte offset of a vector, relative to an address, where the mask is set.
    pub(crate) fn scatter(&mut self, at: Address, offsets: Value, value: Value, mask: Option<Value>) -> Lowered {
        let ty = self.function.ty(value);
        let reach = self.reach(at, offsets);
        self.record_by_lanes(at, offsets, ty.element);
        match self.target(reach, ty.element.bytes(), ty.element)? {
            Target::Survey => Ok(()),
            Target::Registers(index, _) => self.scatter_buffer(index, at, offsets, value, mask),
            Target::Shared(_) | Target::Global(..) => {
                match self.target(at, 1, Element::I8)? {
                    Target::Shared(base) => self.scatter_shared_at(base, offsets, value, mask),
                    Target::Global(base, offset) => self.scatter_global_at(base, offset, offsets, value, mask),
                    Target::Registers(..) | Target::Survey => return Err("memory that is not part of a buffer".into()),
                }
                Ok(())
            }
        }
    }

    /// Updates a dword at each byte offset of a vector, relative to an address, by atomic messages where the mask is set;
    /// returns the old dwords.
    pub(crate) fn update_each(
        &mut self,
        at: Address,
        offsets: Value,
        dwords: Value,
        mask: Option<Value>,
        message: Visa,
    ) -> Lowered<Value> {
        if !message.definition().platforms.contains(self.platform) {
            return Err(format!("as an atomic operation, for which {} has no message", self.platform));
        }
        let ty = self.function.ty(dwords);
        let reach = self.reach(at, offsets);
        self.record_by_lanes(at, offsets, ty.element);
        if let Target::Survey = self.target(reach, ty.element.bytes(), ty.element)? {
            return Ok(self.b().undef(ty));
        }
        let (op, addresses) = match self.target(at, 1, Element::I8)? {
            Target::Shared(base) => (Op::LscAtomicSlm, self.offset_by(offsets, base)),
            Target::Global(base, offset) => (Op::LscAtomicStateless, self.addresses(base, offset, offsets)),
            Target::Registers(..) | Target::Survey => return Err("memory that is not part of a buffer".into()),
        };
        Ok(self.update_all((op, message), addresses, dwords, mask))
    }

    /// Returns the address with the range of all byte offsets of a vector added, to determine the buffers that it may
    /// access.
    fn reach(&mut self, at: Address, offsets: Value) -> Address {
        let known =
            self.function.as_constant(offsets).and_then(|constant| constant.elements(self.function.ty(offsets)));
        let bounds = known.and_then(|offsets| Some((*offsets.iter().min()?, *offsets.iter().max()?)));
        let (low, high) = at.range();
        let offset = match bounds {
            Some((least, most)) => (low.saturating_add(least.cast_signed()), high.saturating_add(most.cast_signed())),
            // No known upper bound.
            None => (low, i64::MAX),
        };
        let value = self.scalar(at.offset, Element::I32);
        let number = crate::value::Dyn { value, low: offset.0, high: offset.1, multiple: 1 };
        Address { offset: Num::Dyn(number), ..at }
    }

    /// Records an access at variable offsets, one for each lane.
    fn record_by_lanes(&mut self, at: Address, offsets: Value, element: Element) {
        let computed = self.function.as_constant(offsets).is_none() || at.offset.known().is_none();
        if self.plan.is_none() && computed && at.space != AddressSpace::Gm {
            let low = at.range().0;
            let (space, place) = (at.space, self.place);
            let (scope, stores, is_shared) = (self.times.scope(), false, self.is_shared);
            let access = BufferAccess {
                space,
                low,
                end: None,
                element,
                read: None,
                by_lanes: true,
                place,
                scope,
                stores,
                is_shared,
            };
            self.touches.push(access);
        }
    }

    /// Adds a number to byte offsets.
    fn offset_by(&mut self, offsets: Value, base: Num) -> Value {
        if base.known() == Some(0) {
            return offsets;
        }
        let ty = self.function.ty(offsets);
        let base = match base {
            Num::Const(number) => self.b().splat_int(ty, number),
            Num::Dyn(_) => {
                let scalar = self.scalar(base, ty.element);
                self.b().splat(scalar, ty.count())
            }
        };
        self.b().binary(Op::Add, offsets, base)
    }

    // --- rearrangement by computed indices

    /// Converts element indices to byte offsets.
    pub(crate) fn byte_offsets(&mut self, numbers: Value, size: u32) -> Value {
        let ty = self.function.ty(numbers);
        let wide = match ty.element.bits().cmp(&OFFSET_BITS) {
            std::cmp::Ordering::Less => self.b().cast(Op::ZExt, numbers, Element::I32),
            std::cmp::Ordering::Equal => numbers,
            std::cmp::Ordering::Greater => self.b().cast(Op::Trunc, numbers, Element::I32),
        };
        if size == 1 {
            return wide;
        }
        let amount = self.b().splat_int(Type::vector(Element::I32, ty.count()), size.trailing_zeros().into());
        self.b().binary(Op::Shl, wide, amount)
    }

    /// Stores a vector to shared local memory, and loads a rearrangement of it from there.
    pub(crate) fn through_memory(&mut self, value: Value, get: impl FnOnce(&mut Self, Num) -> Value) -> Value {
        self.scratch_bytes = self.scratch_bytes.max(self.function.ty(value).bytes());
        let at = self.in_thread(Num::Const(self.plan.as_ref().map_or(0, |plan| plan.scratch.into())));
        self.store_shared(at, value);
        get(self, at)
    }

    /// Loads elements at byte offsets from shared local memory; their type is that of `like`.
    pub(crate) fn gather_scratch(&mut self, at: Num, offsets: Value, like: Value) -> Value {
        let ty = self.function.ty(like).with_lanes(self.count(offsets));
        self.gather_shared(at, offsets, ty, None)
    }

    /// Stores elements at byte offsets to shared local memory, where the mask is set.
    pub(crate) fn scatter_scratch(&mut self, at: Num, offsets: Value, value: Value, mask: Value) {
        self.scatter_shared_at(at, offsets, value, Some(mask));
    }

    /// Converts an offset among the values of the thread to one in the shared local memory of the group.
    fn in_thread(&mut self, offset: Num) -> Num {
        self.integer(Op::Add, self.threads.own, offset, 32)
    }

    /// Stores a staged value to its slot of shared local memory.
    pub(crate) fn store_staged(&mut self, at: Num, value: Value) {
        let at = self.in_thread(at);
        self.store_shared(at, value);
    }

    /// Loads a staged value.
    pub(crate) fn load_staged(&mut self, at: Num, ty: Type) -> Value {
        let at = self.in_thread(at);
        self.load_from(at, ty)
    }

    fn load_from(&mut self, at: Num, ty: Type) -> Value {
        self.in_pieces(AddressSpace::Ub, ty, at, &mut |e, at, piece| e.load_shared(at, piece))
    }

    /// Loads as many elements as `like` has from shared local memory.
    pub(crate) fn load_scratch(&mut self, at: Num, like: Value) -> Value {
        self.load_from(at, self.function.ty(like))
    }

    // --- buffers in registers

    /// Returns a buffer with elements of another type.
    fn buffer_as(&mut self, index: usize, element: Element) -> Value {
        let buffer = self.buffers[index];
        let bytes = self.function.ty(buffer).bytes();
        self.b().bitcast(buffer, Type::vector(element, bytes / element.bytes()))
    }

    fn read_buffer(&mut self, index: usize, offset: Num, ty: Type) -> Value {
        match offset {
            Num::Const(first) => {
                let buffer = self.buffer_as(index, ty.element);
                #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "inside of the buffer")]
                let first = first as u32 / ty.element.bytes();
                self.slice(buffer, first, ty.count())
            }
            Num::Dyn(_) => {
                let buffer = self.buffer_as(index, ty.element);
                let at = self.scalar(offset, Element::I16);
                self.b().read_at(buffer, Region::contiguous(ty.count(), 0), at, Some(ty.count()))
            }
        }
    }

    fn write_buffer(&mut self, index: usize, offset: Num, mut value: Value, mut mask: Option<Value>) {
        let buffer_ty = self.function.ty(self.buffers[index]);
        let first = u32::try_from(offset.range().0).unwrap_or(0);
        let most = (buffer_ty.bytes().saturating_sub(first) / self.function.ty(value).element.bytes()).max(1);
        if self.count(value) > most {
            // Lanes past the end of the buffer are inactive.
            value = self.slice(value, 0, most);
            mask = mask.map(|mask| self.slice(mask, 0, most));
        }
        let ty = self.function.ty(value);
        let whole = ty.bytes() == buffer_ty.bytes() && mask.is_none();
        let written = if whole {
            value
        } else {
            let buffer = self.buffer_as(index, ty.element);
            #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "inside of the buffer")]
            let region = Region::contiguous(ty.count(), offset.known().unwrap_or(0) as u32);
            let at = match offset {
                Num::Const(_) => self.b().int(Element::I16, 0),
                Num::Dyn(_) => self.scalar(offset, Element::I16),
            };
            let mask = mask.unwrap_or_else(|| self.b().all_ones());
            self.b().write_masked(buffer, value, region, at, mask)
        };
        self.buffers[index] = self.b().bitcast(written, buffer_ty);
    }

    /// Returns the indices of the elements of a buffer at constant byte offsets.
    fn known_places(&self, index: usize, at: Address, offsets: Value, element: Element) -> Lowered<Vec<u32>> {
        let plan = self.plan.as_ref().ok_or("memory that is not part of a buffer")?;
        let start = at.offset.known().ok_or("computed offsets into a buffer in registers")?;
        let (low, _) = (
            plan.buffer(at.space, start, self.times.outermost()).ok_or("memory that is not part of a buffer")?.low,
            index,
        );
        let constant = self.function.as_constant(offsets).ok_or("computed offsets into a buffer in registers")?;
        let numbers = constant.elements(self.function.ty(offsets)).ok_or("undefined offsets")?;
        let place = |offset: u64| u32::try_from((start - low + offset.cast_signed()) / i64::from(element.bytes()));
        numbers.into_iter().map(place).collect::<Result<_, _>>().map_err(|_| "an offset out of the buffer".to_owned())
    }

    fn gather_buffer(
        &mut self,
        index: usize,
        at: Address,
        offsets: Value,
        ty: Type,
        mask: Option<Value>,
    ) -> Lowered<Value> {
        let places = self.known_places(index, at, offsets, ty.element)?;
        let buffer = self.buffer_as(index, ty.element);
        let gathered = self.permuted(buffer, &places);
        Ok(match mask {
            Some(mask) => self.zeroed(gathered, mask),
            None => gathered,
        })
    }

    fn scatter_buffer(
        &mut self,
        index: usize,
        at: Address,
        offsets: Value,
        value: Value,
        mask: Option<Value>,
    ) -> Lowered {
        let ty = self.function.ty(value);
        let places = self.known_places(index, at, offsets, ty.element)?;
        let active = match mask {
            Some(mask) => {
                let constant = self.function.as_constant(mask).ok_or("computed predicates of scattered elements")?;
                constant.elements(self.function.ty(mask)).ok_or("undefined predicates")?
            }
            None => vec![1; places.len()],
        };
        let buffer_ty = self.function.ty(self.buffers[index]);
        let mut buffer = self.buffer_as(index, ty.element);
        let pairs: Vec<_> =
            (0_u32..).zip(&places).zip(&active).filter(|(_, bit)| **bit == 1).map(|(pair, _)| pair).collect();
        for run in runs(&pairs) {
            let (from, to, step, count) = run;
            let part = self.slice(value, from, count);
            let region = Region::strided(count, step, to * ty.element.bytes());
            buffer = self.b().write(buffer, part, region);
        }
        self.buffers[index] = self.b().bitcast(buffer, buffer_ty);
        Ok(())
    }

    /// Permutes the elements of a vector, with one region for each run of sources at a constant stride.
    pub(crate) fn permuted(&mut self, source: Value, places: &[u32]) -> Value {
        let element = self.function.ty(source).element;
        #[expect(clippy::cast_possible_truncation, reason = "lanes of a register")]
        let lanes = places.len() as u32;
        let ty = Type::vector(element, lanes);
        let pairs: Vec<_> = (0_u32..).zip(places).collect();
        let mut result = self.b().undef(ty);
        for (first, from, step, count) in runs(&pairs) {
            let part = if step == 1 {
                self.slice(source, from, count)
            } else {
                self.region(source, Region::strided(count, step, from * element.bytes()), count)
            };
            result = self.inserted(result, part, first);
        }
        result
    }

    /// Returns a vector with zeros where a predicate is clear.
    pub(crate) fn zeroed(&mut self, value: Value, mask: Value) -> Value {
        let ty = self.function.ty(value);
        let zero = self.b().splat_int(ty, 0);
        let mask = self.slice(mask, 0, ty.count());
        if self.is_all(mask) { value } else { self.b().select(mask, value, zero) }
    }
}

/// Returns the runs of pairs (i, source of i): the first i, its source, the stride of sources, and the length.
fn runs(pairs: &[(u32, &u32)]) -> Vec<(u32, u32, i32, u32)> {
    let mut found = Vec::new();
    let mut rest = pairs;
    while let [(first, place), tail @ ..] = rest {
        let step = match tail {
            [(next, to), ..] if *next == first + 1 => to.cast_signed() - place.cast_signed(),
            _ => 1,
        };
        let mut count = 1;
        // The hardware supports only some strides, and no negative ones.
        if matches!(step, 0 | 1 | 2 | 4) {
            let fits = |(offset, (i, to)): (i32, &(u32, &u32))| {
                *i == first + offset.cast_unsigned() && to.cast_signed() == place.cast_signed() + offset * step
            };
            count += (1..).zip(tail).take_while(|pair| fits((pair.0, pair.1))).count();
        }
        let step = if count == 1 { 1 } else { step };
        #[expect(clippy::cast_possible_truncation, reason = "lanes of a register")]
        found.push((*first, **place, step, count as u32));
        rest = &rest[count..];
    }
    found
}

//! Emits operations into the kernel: integers with constant folding and ranges, and vectors whose upper lanes are zero.

use std::collections::{BTreeMap, HashMap};

use genx::{Block, Builder, Constant, Element, Function, IntPredicate, Op, Region, Type, Value};
use pto_isa::types::AddressSpace;
use pto_program::Place;
use visa::Platform;

use crate::atomic::{Atomic, AtomicMode};
use crate::cores;
use crate::memory::{BufferAccess, Plan, Times};
use crate::ops::cube::windows::Windows;
use crate::ops::cube::{Operand, OperandShape, Side};
use crate::threads::Threads;
use crate::value::{Dyn, Num, Register, Val};

/// An integer as a multiple of another one plus a constant.
#[derive(Clone, Copy)]
pub(crate) struct Affine {
    of: Value,
    factor: i64,
    added: i64,
}

/// The kernel under construction, with the state of memory and registers.
pub(crate) struct Emitter {
    /// The kernel.
    pub function: Function,
    /// The block to which operations are appended.
    pub block: Block,
    /// The target platform.
    pub platform: Platform,
    /// The placement of buffers in memory on chip; `None` while requirements are collected.
    pub plan: Option<Plan>,
    /// The current values of the buffers in registers.
    pub buffers: Vec<Value>,
    /// The accesses to memory on chip.
    pub touches: Vec<BufferAccess>,
    /// The loops around the current code, and those before.
    pub times: Times,
    /// The operands of products, by the address in their buffer.
    pub operands: HashMap<(Side, i64), Operand>,
    /// Operands that are copied to their buffers, because their load does not dominate all products that use them.
    pub kept: BTreeMap<(Side, i64), OperandShape>,
    /// The operands in those buffers; `None` where loads of different shapes merge.
    pub buffered_operands: BTreeMap<(Side, i64), Option<Operand>>,
    /// Operands that products did not find, or found in a smaller shape: they must be copied to their buffers.
    pub missing: BTreeMap<(Side, i64), OperandShape>,
    /// The state of products in windows of the accumulator; `None` if products are lowered separately.
    pub windows: Option<Windows>,
    /// The registers of the pipes that are set, by name; `None` if the value differs between paths.
    pub settings: BTreeMap<&'static str, Option<Vec<Val>>>,
    /// The atomic operation that `set_atomic_*` selected for later copies to global memory.
    pub atomic_mode: AtomicMode,
    /// The atomic operation by which the current copy stores to global memory; `None` for plain stores.
    pub atomic: Option<Atomic>,
    /// Integers that are multiples of another one plus a constant.
    pub affine: HashMap<Value, Affine>,
    /// Byte offsets that were computed from indices in the lanes of a register, by block, lanes and bytes per element.
    pub offsets: HashMap<(Block, Value, u32, i64), Value>,
    /// For a predicate whose bits were moved a number of lanes apart, with clear bits between, the dense predicate.
    pub spread: HashMap<Value, (Value, u32)>,
    /// The arrays and structs on the stack.
    pub stack: Vec<pto_program::Buffer>,
    /// Bytes of shared local memory that rearrangements by variable indices need.
    pub scratch_bytes: u32,
    /// The threads of a group.
    pub threads: Threads,
    /// The address of the private memory of the thread, if a buffer is there.
    pub private: Option<Value>,
    /// The pipes between the cores of a block.
    pub communication: cores::State,
    /// Whether other cores access the buffers that the current code accesses.
    pub is_shared: bool,
    /// The current source location.
    pub place: Place,
}

impl Emitter {
    /// Returns a builder at the end of the block.
    pub(crate) fn b(&mut self) -> Builder<'_> {
        let mut builder = Builder::at_end(&mut self.function, self.block);
        let at = self.place.0 as usize;
        builder.set_place(visa::Place::new(at, at));
        builder
    }

    // --- integers

    /// Converts an integer to a scalar of an element type.
    pub(crate) fn scalar(&mut self, num: Num, element: Element) -> Value {
        match num {
            Num::Const(number) => self.b().int(element, number),
            Num::Dyn(Dyn { value, .. }) => {
                let from = self.function.ty(value).element;
                match from.bits().cmp(&element.bits()) {
                    std::cmp::Ordering::Equal => value,
                    std::cmp::Ordering::Greater => self.b().cast(Op::Trunc, value, element),
                    std::cmp::Ordering::Less if from == Element::I1 => self.b().cast(Op::ZExt, value, element),
                    std::cmp::Ordering::Less => self.b().cast(Op::SExt, value, element),
                }
            }
        }
    }

    /// Zero-extends an integer of fewer than 32 bits if it may be negative: registers hold integers sign-extended to 32
    /// bits or more.
    pub(crate) fn unsigned(&mut self, num: Num, bits: u32) -> Num {
        if bits >= i32::BITS || num.range().0 >= 0 {
            return num;
        }
        self.integer(Op::And, num, Num::Const((1 << bits) - 1), i32::BITS)
    }

    /// Emits an integer operation of a number of bits: folds it, or computes it in 32 bits if the result fits.
    pub(crate) fn integer(&mut self, op: Op, lhs: Num, rhs: Num, bits: u32) -> Num {
        let (lhs, rhs) = match op {
            Op::UDiv | Op::URem | Op::LShr => (self.unsigned(lhs, bits), self.unsigned(rhs, bits)),
            _ => (lhs, rhs),
        };
        if let (Some(a), Some(b)) = (lhs.known(), rhs.known())
            && let Some(number) = fold(op, a, b)
        {
            return Num::Const(wrapped(number, bits));
        }
        match (op, lhs.known(), rhs.known()) {
            (Op::Add | Op::Sub | Op::Shl | Op::LShr | Op::AShr, _, Some(0)) | (Op::Mul, _, Some(1)) => return lhs,
            (Op::Add, Some(0), _) | (Op::Mul, Some(1), _) => return rhs,
            (Op::Mul, _, Some(0)) | (Op::Mul, Some(0), _) => return Num::Const(0),
            _ => {}
        }
        self.computed(op, (lhs, rhs), bits, bounds(op, lhs, rhs))
    }

    fn computed(&mut self, op: Op, (lhs, rhs): (Num, Num), bits: u32, bounds: (i128, i128)) -> Num {
        let multiple = multiple(op, lhs, rhs);
        // A multiplication by a power of two is a shift.
        let (op, rhs) = match (op, rhs.known()) {
            (Op::Mul, Some(factor)) if factor > 0 && factor.cast_unsigned().is_power_of_two() => {
                (Op::Shl, Num::Const(i64::from(factor.trailing_zeros())))
            }
            _ => (op, rhs),
        };
        let limits = limits(bits);
        let fits = |(low, high): (i128, i128), (least, most): (i64, i64)| low >= least.into() && high <= most.into();
        let (narrow, int) = (limits_of(Element::I32), i32::BITS);
        let in_narrow = |num: Num| fits((num.range().0.into(), num.range().1.into()), narrow);
        let wraps = !fits(bounds, limits);
        let form = if wraps { None } else { self.form_of(op, lhs, rhs) };
        if let Some(Affine { factor: 0, added, .. }) = form {
            return Num::Const(added);
        }
        let element = if bits <= int || (fits(bounds, narrow) && in_narrow(lhs) && in_narrow(rhs)) {
            Element::I32
        } else {
            Element::I64
        };
        let (a, b) = (self.scalar(lhs, element), self.scalar(rhs, element));
        let mut value = self.b().binary(op, a, b);
        if wraps && bits < int {
            value = self.extended(value, bits);
        }
        if let Some(form) = form {
            self.affine.insert(value, form);
        }
        let (low, high) = if wraps { limits } else { (narrowed(bounds.0), narrowed(bounds.1)) };
        Num::Dyn(Dyn { value, low, high, multiple: if wraps { power_of_two(multiple) } else { multiple } })
    }

    /// Returns an integer as a multiple of an integer plus a constant; of any integer, times 0, if it is a constant.
    fn form(&self, num: Num) -> (Option<Value>, i64, i64) {
        match num {
            Num::Const(number) => (None, 0, number),
            Num::Dyn(Dyn { value, .. }) => match self.affine.get(&value) {
                Some(Affine { of, factor, added }) => (Some(*of), *factor, *added),
                None => (Some(value), 1, 0),
            },
        }
    }

    /// Returns the result of an operation that does not wrap as a multiple of an integer plus a constant: `(32 - x) + x` is 32.
    fn form_of(&self, op: Op, lhs: Num, rhs: Num) -> Option<Affine> {
        let ((a, factor_a, added_a), (b, factor_b, added_b)) = (self.form(lhs), self.form(rhs));
        let of = match (a, b) {
            (Some(a), Some(b)) if a != b => return None,
            (a, b) => a.or(b)?,
        };
        let times = |number: i64| Some((factor_a.checked_mul(number)?, added_a.checked_mul(number)?));
        let (factor, added) = match (op, rhs.known()) {
            (Op::Add, _) => (factor_a.checked_add(factor_b)?, added_a.checked_add(added_b)?),
            (Op::Sub, _) => (factor_a.checked_sub(factor_b)?, added_a.checked_sub(added_b)?),
            (Op::Mul, Some(number)) => times(number)?,
            (Op::Shl, Some(amount @ 0..=62)) => times(1 << amount)?,
            _ => return None,
        };
        Some(Affine { of, factor, added })
    }

    /// Extends the sign of the lower bits of a scalar of 32 bits.
    pub(crate) fn extended(&mut self, value: Value, bits: u32) -> Value {
        let amount = self.b().int(Element::I32, i64::from(i32::BITS - bits));
        let high = self.b().binary(Op::Shl, value, amount);
        self.b().binary(Op::AShr, high, amount)
    }

    /// Adds two offsets or indices in 32 bits: buffers have at most 2 GiB.
    pub(crate) fn add(&mut self, lhs: Num, rhs: Num) -> Num {
        self.offset(Op::Add, lhs, rhs)
    }

    /// Multiplies an offset or index by a constant.
    pub(crate) fn times(&mut self, lhs: Num, factor: i64) -> Num {
        self.offset(Op::Mul, lhs, Num::Const(factor))
    }

    /// Emits an operation on offsets whose result is an offset.
    pub(crate) fn offset(&mut self, op: Op, lhs: Num, rhs: Num) -> Num {
        let trivial = |num: Num| matches!(num.known(), Some(0 | 1));
        let known = trivial(lhs) || trivial(rhs) || (lhs.known().is_some() && rhs.known().is_some());
        let (low, high) = bounds(op, lhs, rhs);
        let (least, most) = limits(OFFSET_BITS);
        if known || (low >= least.into() && high <= most.into()) {
            return self.integer(op, lhs, rhs, OFFSET_BITS);
        }
        // A result beyond these bounds is not a valid offset into a buffer.
        self.computed(op, (lhs, rhs), OFFSET_BITS, (low.max(least.into()), high.min(most.into())))
    }

    /// Adds or multiplies an offset in a memory. On chip it has 32 bits; in global memory it has 64 bits if its range
    /// needs them.
    pub(crate) fn offset_in(&mut self, space: AddressSpace, op: Op, lhs: Num, rhs: Num) -> Num {
        if space == AddressSpace::Gm {
            return self.integer(op, lhs, rhs, u64::BITS);
        }
        let (lhs, rhs) = (self.near(lhs), self.near(rhs));
        self.offset(op, lhs, rhs)
    }

    /// Truncates an offset in memory on chip to 32 bits: larger values are outside of every buffer.
    fn near(&mut self, offset: Num) -> Num {
        let (least, most) = limits(OFFSET_BITS);
        match offset {
            Num::Dyn(Dyn { low, high, multiple, .. }) if low < least || high > most => {
                let (of, factor, added) = self.form(offset);
                let value = self.scalar(offset, Element::I32);
                if let Some(of) = of {
                    self.affine.insert(value, Affine { of, factor, added });
                }
                Num::Dyn(Dyn { value, low: low.max(least), high: high.min(most), multiple: power_of_two(multiple) })
            }
            Num::Const(_) | Num::Dyn(_) => offset,
        }
    }

    /// Returns the bits of an operation on two indices. An index has 64 bits; indices from the host, and quotients of
    /// them, have 32. Sums, differences and products have as many as their range needs.
    pub(crate) fn index_bits(op: Op, [lhs, rhs]: [Num; 2]) -> u32 {
        let (least, most) = limits(OFFSET_BITS);
        let fits = |(low, high): (i128, i128)| low >= least.into() && high <= most.into();
        let is_narrow = |num: Num| fits((num.range().0.into(), num.range().1.into()));
        let grows = matches!(op, Op::Add | Op::Sub | Op::Mul | Op::Shl);
        let narrow = is_narrow(lhs) && is_narrow(rhs) && (!grows || fits(bounds(op, lhs, rhs)));
        if narrow { OFFSET_BITS } else { u64::BITS }
    }

    /// Emits a comparison of integers.
    pub(crate) fn compare(&mut self, predicate: IntPredicate, lhs: Num, rhs: Num) -> Num {
        if let (Some(a), Some(b)) = (lhs.known(), rhs.known()) {
            return Num::Const(holds(predicate, a, b).into());
        }
        let ((a, b), (c, d)) = (lhs.range(), rhs.range());
        let narrow = limits_of(Element::I32);
        let fits = [a, b, c, d].iter().all(|bound| (narrow.0..=narrow.1).contains(bound));
        let element = if fits { Element::I32 } else { Element::I64 };
        let (a, b) = (self.scalar(lhs, element), self.scalar(rhs, element));
        let value = self.b().icmp(predicate, a, b);
        Num::Dyn(Dyn { value, low: 0, high: 1, multiple: 1 })
    }

    /// Wraps a scalar of the program as an integer of a number of bits.
    pub(crate) fn unknown(&self, value: Value, bits: u32) -> Num {
        let (low, high) = limits(bits);
        Num::Dyn(Dyn { value, low, high, multiple: 1 })
    }

    // --- vectors

    /// Returns the number of elements of a vector.
    pub(crate) fn count(&self, value: Value) -> u32 {
        self.function.ty(value).count()
    }

    /// Returns the first elements of a vector, padded with zeros.
    pub(crate) fn resized(&mut self, value: Value, lanes: u32) -> Value {
        let ty = self.function.ty(value);
        match ty.count().cmp(&lanes) {
            std::cmp::Ordering::Equal => value,
            std::cmp::Ordering::Greater => self.slice(value, 0, lanes),
            std::cmp::Ordering::Less => {
                let zero = self.b().splat_int(ty.with_lanes(lanes), 0);
                self.inserted(zero, value, 0)
            }
        }
    }

    /// Returns all lanes of a register.
    pub(crate) fn all_lanes(&mut self, register: Register) -> Value {
        self.resized(register.value, register.lanes)
    }

    /// Extracts adjacent elements of a vector; forwards elements that were just inserted.
    pub(crate) fn slice(&mut self, value: Value, first: u32, lanes: u32) -> Value {
        let ty = self.function.ty(value);
        if first == 0 && ty.count() == lanes {
            return value;
        }
        if let Some(constant) = self.function.as_constant(value).cloned() {
            let elements = (first..first + lanes).map(|index| constant.element(index as usize));
            let sliced = elements.collect::<Option<Vec<_>>>().map_or(Constant::Undef, Constant::of);
            return self.function.constant(ty.with_lanes(lanes), sliced);
        }
        if ty.is_predicate() {
            let offset = i64::from(first);
            return self.b().value(Op::RdPredRegion, &[value], &[offset], ty.with_lanes(lanes));
        }
        let bytes = ty.element.bytes();
        match self.written(value, first * bytes, lanes * bytes) {
            Found::Is(found) => self.b().bitcast(found, ty.with_lanes(lanes)),
            Found::Part(found, first) if first.is_multiple_of(bytes) => {
                let size = self.function.ty(found).bytes();
                let found = self.b().bitcast(found, Type::vector(ty.element, size / bytes));
                self.slice(found, first / bytes, lanes)
            }
            // Reads the current vector: reading an older one would keep both live, which costs a copy.
            Found::Part(..) | Found::Mixed => {
                self.b().read(value, Region::contiguous(lanes, first * bytes), Some(lanes))
            }
        }
    }

    /// Inserts adjacent elements into `old`.
    pub(crate) fn inserted(&mut self, old: Value, new: Value, first: u32) -> Value {
        let (ty, new_ty) = (self.function.ty(old), self.function.ty(new));
        if new_ty.count() == ty.count() {
            return new;
        }
        if let (Some(outer), Some(inner)) = (self.function.as_constant(old), self.function.as_constant(new))
            && let (Some(mut elements), Some(inner)) = (outer.elements(ty), inner.elements(new_ty))
        {
            for (at, element) in inner.into_iter().enumerate() {
                if let Some(place) = elements.get_mut(first as usize + at) {
                    *place = element;
                }
            }
            return self.function.constant(ty, Constant::of(elements));
        }
        if ty.is_predicate() {
            return self.b().value(Op::WrPredRegion, &[old, new], &[i64::from(first)], ty);
        }
        if let Some((below, joined, at)) = self.joined(old, new, first) {
            return self.inserted(below, joined, at);
        }
        let region = Region::contiguous(new_ty.count(), first * ty.element.bytes());
        self.b().write(old, new, region)
    }

    /// If `new` follows the elements that were inserted last, and both are adjacent in one vector: returns the vector
    /// before, both as one slice, and its position.
    fn joined(&mut self, old: Value, new: Value, first: u32) -> Option<(Value, Value, u32)> {
        let function = &self.function;
        let write = function.def_inst(old).filter(|inst| function.op(*inst) == Op::WrRegion)?;
        let [below, last, index, mask] = *function.operands(write) else { return None };
        if !self.is_all(mask) {
            return None;
        }
        let (region, ty) = (function.region(write)?, function.ty(last));
        let size = ty.element.bytes();
        let start = region.offset.cast_unsigned() / size;
        let after = region.is_contiguous(ty.count()) && start + ty.count() == first;
        let (source, from) = function.contiguous_part(last)?;
        let (other, next) = function.contiguous_part(new)?;
        let side_by_side = source == other && from + ty.bytes() == next;
        if !(after && side_by_side && function.as_integer(index) == Some(0)) || size != function.ty(new).element.bytes()
        {
            return None;
        }
        let lanes = ty.count() + function.ty(new).count();
        let joined = self.slice(source, from / size, lanes);
        Some((below, joined, start))
    }

    /// Extracts a region of a vector at a constant offset; forwards a value that was just inserted into the same
    /// region.
    pub(crate) fn region(&mut self, source: Value, region: Region, lanes: u32) -> Value {
        let element = self.function.ty(source).element;
        let mut value = source;
        while let Some(inst) = self.function.def_inst(value) {
            match self.function.op(inst) {
                Op::BitCast => value = self.function.operands(inst)[0],
                Op::WrRegion => {
                    let [_, new, index, mask] = *self.function.operands(inst) else { break };
                    let Some(written) = self.function.region(inst) else { break };
                    let ty = self.function.ty(new);
                    let whole = self.function.as_integer(index) == Some(0) && self.is_all(mask);
                    let rows = written.is_1d(ty.count()) && region.is_1d(lanes);
                    let same = (written.stride, written.offset) == (region.stride, region.offset);
                    if whole && rows && same && ty.count() >= lanes && ty.element.bytes() == element.bytes() {
                        let first = self.slice(new, 0, lanes);
                        return self.b().bitcast(first, Type::vector(element, lanes));
                    }
                    break;
                }
                _ => break,
            }
        }
        self.b().read(source, region, Some(lanes))
    }

    /// Returns the value of some bytes of a vector; looks through insertions of other bytes.
    fn written(&self, mut value: Value, first: u32, bytes: u32) -> Found {
        let function = &self.function;
        for _ in 0..LOOK_BACK {
            let Some(inst) = function.def_inst(value) else { break };
            match function.op(inst) {
                Op::BitCast => value = function.operands(inst)[0],
                Op::WrRegion => {
                    let (Some(region), operands) = (function.region(inst), function.operands(inst)) else { break };
                    let [old, new, index, mask] = *operands else { break };
                    let ty = function.ty(new);
                    if function.as_integer(index) != Some(0) || !self.is_all(mask) {
                        break;
                    }
                    let start = region.offset.cast_unsigned();
                    if !region.is_contiguous(ty.count()) {
                        break;
                    }
                    if start + ty.bytes() <= first || first + bytes <= start {
                        value = old;
                    } else if start == first && ty.bytes() == bytes {
                        return Found::Is(new);
                    } else if start <= first && first + bytes <= start + ty.bytes() {
                        return Found::Part(new, first - start);
                    } else {
                        break;
                    }
                }
                _ => break,
            }
        }
        Found::Mixed
    }

    /// Returns whether all bits of a predicate are known to be set.
    pub(crate) fn is_all(&self, mask: Value) -> bool {
        self.function.as_constant(mask).and_then(Constant::splat) == Some(1)
    }

    /// Returns the number of leading set bits of a predicate, if it is known and no other bits are set.
    pub(crate) fn prefix(&self, mask: Value) -> Option<u32> {
        let bits = self.function.as_constant(mask)?.elements(self.function.ty(mask))?;
        let count = bits.iter().take_while(|bit| **bit == 1).count();
        #[expect(clippy::cast_possible_truncation, reason = "lanes of a register")]
        bits[count..].iter().all(|bit| *bit == 0).then_some(count as u32)
    }

    /// Returns the predicate of the lanes below a number.
    pub(crate) fn below(&mut self, count: Num, lanes: u32) -> Value {
        let ty = Type::vector(Element::I1, lanes);
        if let Some(count) = count.known() {
            let bits = (0..i64::from(lanes)).map(|lane| u64::from(lane < count)).collect();
            return self.function.constant(ty, Constant::of(bits));
        }
        // Words suffice, and need half the registers of dwords.
        let count = self.integer(Op::SMax, count, Num::Const(0), OFFSET_BITS);
        let count = self.integer(Op::SMin, count, Num::Const(lanes.into()), OFFSET_BITS);
        let count = self.scalar(count, Element::I16);
        let numbers = self.b().elements(Element::I16, (0..u64::from(lanes)).collect());
        let counts = self.b().splat(count, lanes);
        self.b().icmp(IntPredicate::Slt, numbers, counts)
    }
}

/// Bits of offsets into buffers.
pub(crate) const OFFSET_BITS: u32 = 32;
/// Maximal number of insertions to look through.
const LOOK_BACK: usize = 256;

/// The source of some bytes of a vector.
enum Found {
    /// The bytes of a value.
    Is(Value),
    /// Part of a value, from a byte on.
    Part(Value, u32),
    /// Bytes of several values, or unknown.
    Mixed,
}

/// Returns the range of signed integers of a number of bits; 0 to 1 for one bit.
pub(crate) const fn limits(bits: u32) -> (i64, i64) {
    match bits {
        0 | 1 => (0, 1),
        64.. => (i64::MIN, i64::MAX),
        bits => (-(1 << (bits - 1)), (1 << (bits - 1)) - 1),
    }
}

/// Returns minimum and maximum of a signed integer type.
pub(crate) const fn limits_of(element: Element) -> (i64, i64) {
    limits(element.bits())
}

fn narrowed(number: i128) -> i64 {
    i64::try_from(number).unwrap_or(if number < 0 { i64::MIN } else { i64::MAX })
}

fn wrapped(number: i128, bits: u32) -> i64 {
    let unused = 128 - if bits == 1 { 2 } else { bits };
    narrowed((number << unused) >> unused) & if bits == 1 { 1 } else { -1 }
}

const fn power_of_two(multiple: i64) -> i64 {
    if multiple <= 0 { 1 } else { 1 << multiple.trailing_zeros() }
}

/// Folds an operation; `None` if it is undefined.
fn fold(op: Op, a: i64, b: i64) -> Option<i128> {
    let (a, b) = (i128::from(a), i128::from(b));
    let amount = || u32::try_from(b).ok().filter(|amount| *amount < 64);
    Some(match op {
        Op::Add => a + b,
        Op::Sub => a - b,
        Op::Mul => a * b,
        Op::And => a & b,
        Op::Or => a | b,
        Op::Xor => a ^ b,
        Op::Shl => a << amount()?,
        Op::AShr => a >> amount()?,
        Op::SDiv => a.checked_div(b)?,
        Op::SRem => a.checked_rem(b)?,
        Op::UDiv if a >= 0 => a.checked_div(b).filter(|_| b > 0)?,
        Op::URem if a >= 0 => a.checked_rem(b).filter(|_| b > 0)?,
        Op::LShr if a >= 0 => a >> amount()?,
        Op::SMin => a.min(b),
        Op::SMax => a.max(b),
        _ => return None,
    })
}

/// Returns the range of the result of an operation before it wraps.
fn bounds(op: Op, lhs: Num, rhs: Num) -> (i128, i128) {
    let ((a, b), (c, d)) = (lhs.range(), rhs.range());
    let [a, b, c, d] = [a, b, c, d].map(i128::from);
    let any = (i128::MIN, i128::MAX);
    match op {
        Op::Add => (a + c, b + d),
        Op::Sub => (a - d, b - c),
        Op::Mul => {
            let products = [a * c, a * d, b * c, b * d];
            (products.into_iter().min().unwrap_or(any.0), products.into_iter().max().unwrap_or(any.1))
        }
        Op::SMin => (a.min(c), b.min(d)),
        Op::SMax => (a.max(c), b.max(d)),
        Op::Shl if c == d && (0..64).contains(&c) => (a << c, b << c),
        Op::AShr | Op::LShr if a >= 0 && c >= 0 => (0, b >> c.min(64)),
        Op::SDiv | Op::UDiv if a >= 0 && c > 0 => (a / d, b / c),
        Op::SRem | Op::URem if a >= 0 && c > 0 => (0, b.min(d - 1)),
        Op::And if a >= 0 && c >= 0 => (0, b.min(d)),
        Op::Or | Op::Xor if a >= 0 && c >= 0 => {
            (0, i128::from(u64::MAX >> (b | d).max(1).leading_zeros().saturating_sub(64)))
        }
        _ => any,
    }
}

/// Returns a number of which the result of an operation is a multiple.
fn multiple(op: Op, lhs: Num, rhs: Num) -> i64 {
    let (a, b) = (lhs.multiple(), rhs.multiple());
    match op {
        Op::Add | Op::Sub => gcd(a, b),
        Op::Mul => a.saturating_mul(b),
        Op::Shl => match rhs.known() {
            Some(amount @ 0..=62) => a.saturating_mul(1 << amount),
            Some(_) | None => 1,
        },
        Op::SMin | Op::SMax => gcd(a, b),
        _ => 1,
    }
}

fn gcd(a: i64, b: i64) -> i64 {
    let (mut a, mut b) = (a, b);
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a.max(1)
}

fn holds(predicate: IntPredicate, a: i64, b: i64) -> bool {
    let (ua, ub) = (a.cast_unsigned(), b.cast_unsigned());
    match predicate {
        IntPredicate::Eq => a == b,
        IntPredicate::Ne => a != b,
        IntPredicate::Sgt => a > b,
        IntPredicate::Sge => a >= b,
        IntPredicate::Slt => a < b,
        IntPredicate::Sle => a <= b,
        IntPredicate::Ugt => ua > ub,
        IntPredicate::Uge => ua >= ub,
        IntPredicate::Ult => ua < ub,
        IntPredicate::Ule => ua <= ub,
    }
}

//! Random kernels of legal instructions.
#![allow(dead_code, clippy::unwrap_used, clippy::indexing_slicing, reason = "tests")]

use fastrand::Rng;
use genx::ir::{ArgumentKind, KernelArgument};
use genx::table::{Form, Kind, ResultRule};
use genx::target::{self, visa_type};
use genx::{Block, Builder, Element, FloatPredicate, Function, IntPredicate, Op, Region, Type, Value};
use visa::Platform;

mod patterns;

/// Bytes of loaded and of stored data.
pub(crate) const BYTES: u32 = 256;
/// Number of vectors that are stored, each of [`BYTES`].
pub(crate) const STORES: u32 = 3;

/// One of this number of kernels needs more registers than there are.
const CROWDED: u64 = 6;

/// Operations that are not drawn: divisions of integers, which may fault, and products of 64 bits, whose legality only
/// legalization knows.
const LEFT_OUT: &[Op] = &[Op::SDiv, Op::UDiv, Op::SRem, Op::URem];

pub(crate) fn channel_ops() -> impl Iterator<Item = Op> {
    let ops = Op::ALL.iter().copied().filter(|op| !LEFT_OUT.contains(op));
    ops.filter(|op| matches!(op.definition().form, Form::Channels(_) | Form::Compare | Form::Select))
}

/// Draws a kernel.
pub(crate) struct Maker {
    pub(crate) function: Function,
    rng: Rng,
    platform: Platform,
    block: Block,
    /// Vectors of any type except predicates that are available in the block.
    values: Vec<Value>,
    predicates: Vec<Value>,
    /// Vectors of [`BYTES`] of dwords, into which regions are written.
    wide: Vec<Value>,
    /// A predicate of 16 bits that is carried along control flow, like the wide vectors.
    flags: Value,
}

/// Returns a kernel of about `size` operations.
pub(crate) fn kernel(platform: Platform, seed: u64, size: usize) -> Function {
    let mut maker = Maker::new(platform, seed);
    if seed.is_multiple_of(CROWDED) {
        maker.crowd();
    } else if seed % CROWDED == CROWDED / 2 {
        maker.there_and_back();
    }
    maker.pattern_of(seed);
    maker.body(size, 2);
    maker.finish()
}

/// Returns a kernel around one operation; `None` if no types are legal for it.
pub(crate) fn kernel_of(platform: Platform, op: Op, seed: u64) -> Option<Function> {
    let mut maker = Maker::new(platform, seed);
    (0..50).any(|_| maker.operation(op)).then(|| maker.finish())
}

impl Maker {
    fn new(platform: Platform, seed: u64) -> Self {
        let mut function = Function::new("k");
        let mut param = |offset| {
            function.add_param(Type::scalar(Element::I64), KernelArgument { kind: ArgumentKind::General, offset })
        };
        let base = 2 * platform.grf_bytes();
        let (source, _) = (param(base), param(base + 8));
        let block = function.blocks()[0];
        let mut maker = Self {
            function,
            rng: Rng::with_seed(seed),
            platform,
            block,
            values: vec![],
            predicates: vec![],
            wide: vec![],
            flags: Value::new(0),
        };
        let wide = Type::vector(Element::I32, BYTES / 4);
        let loaded = maker.build().value(Op::SvmBlockLd, &[source], &[], wide);
        maker.wide = vec![loaded; STORES as usize];
        let words = maker.build().bitcast(loaded, Type::vector(Element::I16, BYTES / 2));
        let mut b = maker.build();
        let (first, zero) =
            (b.read(words, Region::contiguous(16, 0), Some(16)), b.splat_int(Type::vector(Element::I16, 16), 0));
        maker.flags = b.icmp(IntPredicate::Sgt, first, zero);
        for element in [Element::I8, Element::I16, Element::I32, Element::F16, Element::F32] {
            maker.part_of_wide(element);
        }
        maker
    }

    fn build(&mut self) -> Builder<'_> {
        Builder::at_end(&mut self.function, self.block)
    }

    /// Returns the maximal number of lanes: two registers, at most 32.
    fn most(&self, element: Element) -> u32 {
        (2 * self.platform.grf_bytes() / element.bytes()).min(16)
    }

    fn lanes(&mut self, element: Element) -> Option<u32> {
        let lanes = 1 << self.rng.u32(0..=self.most(element).ilog2());
        if lanes == 1 && self.rng.bool() { None } else { Some(lanes) }
    }

    /// Reads a vector from a wide one; floats are small integers.
    fn part_of_wide(&mut self, element: Element) -> Value {
        let number = if element.is_float() { Element::I16 } else { element };
        let lanes = self.lanes(if element.bytes() > number.bytes() { element } else { number });
        let wide = self.wide[self.rng.usize(0..self.wide.len())];
        let ty = Type { element: number, lanes };
        let size = number.bytes();
        let last = (BYTES - ty.bytes()) / size;
        // A region of one row that is inside of two registers.
        let span = (2 * self.platform.grf_bytes()).min(ty.bytes());
        let start = self.rng.u32(0..=last) / (span / size) * (span / size);
        let mut b = self.build();
        let cast = b.bitcast(wide, Type::vector(number, BYTES / size));
        let mut value = b.read(cast, Region::contiguous(ty.count(), start * size), lanes);
        if element.is_float() {
            let mask = b.splat_int(ty, 0xff);
            let small = b.binary(Op::And, value, mask);
            value = b.cast(Op::UiToFp, small, element);
        }
        self.values.push(value);
        value
    }

    /// Returns a value of a type: an available one, a constant, or a new one.
    fn value(&mut self, ty: Type) -> Value {
        if ty.is_predicate() {
            return self.predicate(ty.count());
        }
        let fitting: Vec<_> = self.values.iter().copied().filter(|value| self.function.ty(*value) == ty).collect();
        match self.rng.u8(0..8) {
            0 => self.constant(ty),
            1..6 if !fitting.is_empty() => fitting[self.rng.usize(0..fitting.len())],
            _ => {
                let wide = self.wide[self.rng.usize(0..self.wide.len())];
                let size = ty.element.bytes();
                let start = self.rng.u32(0..=(BYTES - ty.bytes()) / ty.bytes()) * ty.bytes();
                let mut b = self.build();
                let cast = b.bitcast(wide, Type::vector(ty.element, BYTES / size));
                if ty.element.is_float() {
                    // Random bits are converted from a small number.
                    let bits = Type { element: Element::integer(8 * size).unwrap(), lanes: ty.lanes };
                    let cast = b.bitcast(wide, Type::vector(bits.element, BYTES / size));
                    let read = b.read(cast, Region::contiguous(ty.count(), start), ty.lanes);
                    let mask = b.splat_int(bits, 0x7f);
                    let small = b.binary(Op::And, read, mask);
                    return b.cast(Op::SiToFp, small, ty.element);
                }
                b.read(cast, Region::contiguous(ty.count(), start), ty.lanes)
            }
        }
    }

    fn constant(&mut self, ty: Type) -> Value {
        let number = self.rng.i64(-9..10);
        let mut b = self.build();
        match ty.element {
            Element::F32 => {
                let bits = u64::from((number as f32 / 2.0).to_bits());
                b.function.constant(ty, genx::Constant::Splat(bits))
            }
            // Numbers such as 1.5.
            Element::F16 => b.function.constant(ty, genx::Constant::Splat(0x3c00 + (number.unsigned_abs() << 6))),
            Element::I1 | Element::I8 | Element::I16 | Element::I32 | Element::I64 | Element::BF16 | Element::F64 => {
                b.splat_int(ty, number)
            }
        }
    }

    /// Returns a predicate of a number of bits.
    fn predicate(&mut self, bits: u32) -> Value {
        // A vector of one bit is not a condition.
        let fits = |ty: Type| ty.count() == bits && (bits > 1 || ty.lanes.is_none());
        let fitting: Vec<_> = self.predicates.iter().copied().filter(|value| fits(self.function.ty(*value))).collect();
        if bits == 16 && self.rng.bool() {
            return self.flags;
        }
        if !fitting.is_empty() && self.rng.u8(0..3) > 0 {
            return fitting[self.rng.usize(0..fitting.len())];
        }
        let ty = Type { element: Element::I16, lanes: if bits == 1 { None } else { Some(bits) } };
        let (a, b) = (self.value(ty), self.constant(ty));
        let predicate = IntPredicate::ALL[self.rng.usize(0..IntPredicate::ALL.len())];
        let made = self.build().icmp(predicate, a, b);
        self.predicates.push(made);
        made
    }

    fn element(&mut self) -> Element {
        [Element::I8, Element::I16, Element::I32, Element::F16, Element::F32][self.rng.usize(0..5)]
    }

    /// Adds an element-wise operation; returns false if the drawn types are not legal.
    fn operation(&mut self, op: Op) -> bool {
        let element = self.element();
        let (result, source) = match op.definition().form {
            Form::Compare => (Element::I1, element),
            Form::Channels(channels) if channels.op == visa::table::Op::Mov => (self.element(), element),
            Form::Channels(_) | Form::Select => (element, element),
            _ => return false,
        };
        let Some(ty) = self.typed(op, result, source) else { return false };
        let widest = if result.bytes() > source.bytes() { result } else { source };
        let lanes = self.lanes(widest);
        let (ty, from) = (Type { element: ty, lanes }, Type { element: source, lanes });
        let mut args: Vec<Value> = Vec::new();
        for (_, kind) in op.definition().operands() {
            let of = match kind {
                Kind::Mask => from.of(Element::I1),
                Kind::Result => ty,
                Kind::SameAs(index) => self.function.ty(args[usize::from(index)]),
                _ => from,
            };
            args.push(self.value(of));
        }
        // Operations on constants are folded before.
        if args.iter().all(|arg| self.function.as_constant(*arg).is_some()) {
            return false;
        }
        let count = if op == Op::ICmp { IntPredicate::ALL.len() } else { FloatPredicate::ALL.len() };
        let immediates: Vec<i64> = op.definition().immediates().map(|_| self.rng.usize(0..count) as i64).collect();
        let value = self.build().value(op, &args, &immediates, ty);
        if ty.is_predicate() {
            self.predicates.push(value)
        } else {
            self.values.push(value)
        }
        true
    }

    /// Returns the element of the result of an operation, if it is legal with these.
    fn typed(&mut self, op: Op, result: Element, source: Element) -> Option<Element> {
        let definition = op.definition();
        let kinds_fit = definition.operands().all(|(_, kind)| match kind {
            Kind::Integers | Kind::IntegersOrBits | Kind::WiderIntegers | Kind::NarrowerBits => !source.is_float(),
            Kind::Floats | Kind::WiderFloats | Kind::NarrowerFloats => source.is_float(),
            _ => true,
        });
        let result_fits = match definition.result {
            ResultRule::Integers => !result.is_float(),
            ResultRule::Floats => result.is_float(),
            _ => true,
        };
        // Operations without a rule in the table state it in their name.
        let named = match op {
            Op::ICmp | Op::And | Op::Or | Op::Xor => !source.is_float(),
            Op::FCmp => source.is_float(),
            Op::Trunc | Op::FpTrunc => result.bytes() < source.bytes(),
            Op::ZExt | Op::SExt | Op::FpExt => result.bytes() > source.bytes(),
            Op::SSTruncSat | Op::SUTruncSat | Op::USTruncSat | Op::UUTruncSat => result.bytes() < source.bytes(),
            _ => definition.operands().all(|(_, kind)| kind != Kind::Result) || result == source,
        };
        let visa = match definition.form {
            Form::Channels(channels) => channels.op,
            Form::Compare => visa::table::Op::Cmp,
            _ => visa::table::Op::Sel,
        };
        let Form::Channels(channels) = definition.form else {
            return (kinds_fit && result_fits && named).then_some(result);
        };
        let (dst, src) = (visa_type(result, channels.dst), visa_type(source, channels.src));
        let legal = target::is_legal(visa, self.platform, dst, &[src]);
        (kinds_fit && result_fits && named && legal).then_some(result)
    }

    /// Adds a region read, at a constant or computed index.
    fn read(&mut self) {
        let element = self.element();
        let size = element.bytes();
        let wide = self.wide[self.rng.usize(0..self.wide.len())];
        let most = self.most(element);
        let lanes = 1 << self.rng.u32(0..=most.ilog2());
        let stride = [0, 1, 2, 4][self.rng.usize(0..4)];
        let lanes = if stride > 1 { lanes.min(most / stride as u32) } else { lanes };
        let grf = self.platform.grf_bytes();
        let start = self.rng.u32(0..BYTES / grf - 1) * grf;
        let integer = Element::integer(8 * size).unwrap();
        let mut b = self.build();
        let cast = b.bitcast(wide, Type::vector(integer, BYTES / size));
        let region = Region::strided(lanes, stride, start);
        let value = if self.rng.bool() {
            self.build().read(cast, region, Some(lanes))
        } else {
            let index = self.index(grf);
            self.build().read_at(cast, Region { offset: 0, ..region }, index, Some(lanes))
        };
        self.values.push(value);
    }

    /// Adds regions at indices several of which are elements of one vector, or differ by constants.
    fn places(&mut self) {
        let at = self.rng.usize(0..self.wide.len());
        let wide = self.wide[at];
        let stride = self.rng.i32(1..3);
        let grf = self.platform.grf_bytes();
        let registers = BYTES / grf - 2;
        let mut b = self.build();
        let words = b.bitcast(wide, Type::vector(Element::I16, BYTES / 2));
        let numbers = b.read(words, Region::strided(8, stride, 0), Some(8));
        let ty = b.function.ty(numbers);
        let (mask, by) =
            (b.splat_int(ty, (registers.next_power_of_two() / 2).into()), b.splat_int(ty, grf.ilog2().into()));
        let which = b.binary(Op::And, numbers, mask);
        let places = b.binary(Op::Shl, which, by);
        for number in 0..self.rng.u32(2..9) {
            let (offset, writes) = (4 * self.rng.u32(0..8), self.rng.u8(0..4) == 0);
            let wide = self.wide[at];
            let mut b = self.build();
            let index = b.read(places, Region::contiguous(1, 2 * number.min(7)), None);
            let value = b.read_at(wide, Region::contiguous(8, offset), index, Some(8));
            if writes {
                let ones = b.all_ones();
                self.wide[at] = self.build().write_masked(wide, value, Region::contiguous(8, 32), index, ones);
            }
            self.values.push(value);
        }
    }

    /// Returns a computed index: the start of a register.
    fn index(&mut self, grf: u32) -> Value {
        let number = self.value(Type::scalar(Element::I16));
        let registers = BYTES / grf - 2;
        let mut b = self.build();
        let mask = b.int(Element::I16, i64::from(registers.next_power_of_two() / 2));
        let which = b.binary(Op::And, number, mask);
        let shift = b.int(Element::I16, i64::from(grf.ilog2()));
        b.binary(Op::Shl, which, shift)
    }

    /// Adds a region write to a wide vector, completely or under a predicate.
    fn write(&mut self) {
        let element = [Element::I8, Element::I16, Element::I32][self.rng.usize(0..3)];
        let size = element.bytes();
        let at = self.rng.usize(0..self.wide.len());
        let lanes = 1 << self.rng.u32(1..=self.most(element).ilog2());
        let new = self.value(Type::vector(element, lanes));
        let grf = self.platform.grf_bytes();
        let start = self.rng.u32(0..BYTES / grf - 1) * grf;
        let masked = self.rng.bool();
        let mask = if masked { self.predicate(lanes) } else { self.build().all_ones() };
        let computed = self.rng.u8(0..3) == 0;
        let index = if computed { self.index(grf) } else { self.build().int(Element::I16, 0) };
        let region = Region::contiguous(lanes, if computed { 0 } else { start });
        let wide = self.wide[at];
        let ty = self.function.ty(wide);
        let mut b = self.build();
        let cast = b.bitcast(wide, Type::vector(element, BYTES / size));
        let written = b.write_masked(cast, new, region, index, mask);
        self.wide[at] = b.bitcast(written, ty);
    }

    fn body(&mut self, size: usize, depth: usize) {
        for _ in 0..size {
            match self.rng.u8(0..22) {
                0 if depth > 0 => self.branch(size / 3, depth - 1),
                1 if depth > 0 => self.repeat(size / 3, depth - 1),
                20..22 => self.pattern(),
                2..4 => self.read(),
                4 => self.places(),
                5..9 => self.write(),
                9 => {
                    let other = self.predicate(16);
                    let op = [Op::And, Op::Or, Op::Xor][self.rng.usize(0..3)];
                    let flags = self.flags;
                    self.flags = self.build().binary(op, flags, other);
                }
                _ => {
                    let ops: Vec<Op> = channel_ops().collect();
                    let op = ops[self.rng.usize(0..ops.len())];
                    self.operation(op);
                }
            }
        }
    }

    /// Draws code that may not be executed; returns the values that are available before and after it.
    fn scoped(&mut self, inside: impl FnOnce(&mut Self)) -> Vec<Value> {
        let (values, predicates, before) = (self.values.clone(), self.predicates.clone(), self.carried());
        inside(self);
        (self.values, self.predicates) = (values, predicates);
        let after = self.carried();
        self.carry(before);
        after
    }

    /// Returns the values that are carried through blocks.
    fn carried(&self) -> Vec<Value> {
        self.wide.iter().copied().chain([self.flags]).collect()
    }

    fn carry(&mut self, mut values: Vec<Value>) {
        self.flags = values.pop().unwrap();
        self.wide = values;
    }

    /// Adds an `if`, with or without `else`.
    fn branch(&mut self, size: usize, depth: usize) {
        let condition = self.predicate(1);
        let (on_true, join) = (self.function.add_block(), self.function.add_block());
        let before = self.carried();
        let from = self.block;
        let has_else = self.rng.bool();
        let on_false = if has_else { self.function.add_block() } else { join };
        let args = if has_else { Vec::new() } else { before.clone() };
        Builder::at_end(&mut self.function, from).cond_br(condition, (on_true, &[]), (on_false, &args));
        for block in if has_else { vec![on_true, on_false] } else { vec![on_true] } {
            self.block = block;
            let after = self.scoped(|maker| maker.body(size, depth));
            let end = self.block;
            Builder::at_end(&mut self.function, end).br(join, &after);
        }
        self.block = join;
        let joined = self.params(join, &before);
        self.carry(joined);
    }

    fn params(&mut self, block: Block, like: &[Value]) -> Vec<Value> {
        let types: Vec<_> = like.iter().map(|value| self.function.ty(*value)).collect();
        types.into_iter().map(|ty| self.function.add_block_param(block, ty)).collect()
    }

    /// Adds a loop of a few iterations, which may exchange loop-carried values.
    fn repeat(&mut self, size: usize, depth: usize) {
        let (head, exit) = (self.function.add_block(), self.function.add_block());
        let count = self.function.add_block_param(head, Type::scalar(Element::I32));
        let before = self.carried();
        let from = self.block;
        let mut b = Builder::at_end(&mut self.function, from);
        let zero = b.int(Element::I32, 0);
        let args: Vec<Value> = [zero].into_iter().chain(before.iter().copied()).collect();
        b.br(head, &args);
        self.block = head;
        let around = self.params(head, &before);
        let mut after = self.scoped(|maker| {
            maker.carry(around.clone());
            maker.body(size, depth);
        });
        let result = if self.rng.bool() { after.clone() } else { around };
        match self.rng.u8(0..3) {
            0 => after[..STORES as usize].rotate_left(1),
            1 => after[..STORES as usize].rotate_right(1),
            _ => {}
        }
        let last = self.rng.i64(1..4);
        let end = self.block;
        let mut b = Builder::at_end(&mut self.function, end);
        let (one, last) = (b.int(Element::I32, 1), b.int(Element::I32, last));
        let next = b.binary(Op::Add, count, one);
        let more = b.icmp(IntPredicate::Ult, next, last);
        let args: Vec<Value> = [next].into_iter().chain(after).collect();
        b.cond_br(more, (head, &args), (exit, &[]));
        self.block = exit;
        self.carry(result);
    }

    /// Writes some of the values, then stores all.
    fn finish(mut self) -> Function {
        let last: Vec<_> = self.values.iter().rev().copied().take(6).collect();
        for (index, value) in last.into_iter().enumerate() {
            let ty = self.function.ty(value);
            let wide = self.wide[index % self.wide.len()];
            let to = self.function.ty(wide);
            let start = 64 * (index as u32 / STORES) % BYTES;
            let mut b = self.build();
            let cast = b.bitcast(wide, Type::vector(ty.element, BYTES / ty.element.bytes()));
            let written = b.write(cast, value, Region::contiguous(ty.count(), start));
            let written = b.bitcast(written, to);
            let at = index % self.wide.len();
            self.wide[at] = written;
        }
        for (bits, value) in self.predicates.clone().into_iter().rev().take(2).enumerate() {
            let ty = self.function.ty(value).of(Element::I32);
            if ty.bytes() > 2 * self.platform.grf_bytes() {
                continue;
            }
            let wide = self.wide[bits];
            let mut b = self.build();
            let (one, zero) = (b.splat_int(ty, 1), b.splat_int(ty, 0));
            let chosen = b.select(value, one, zero);
            let written = b.write(wide, chosen, Region::contiguous(ty.count(), 128));
            self.wide[bits] = written;
        }
        let mut b = Builder::at_end(&mut self.function, self.block);
        let ty = Type::vector(Element::I16, 16);
        let (one, zero) = (b.splat_int(ty, 1), b.splat_int(ty, 0));
        let bits = b.select(self.flags, one, zero);
        let words = b.bitcast(self.wide[0], Type::vector(Element::I16, BYTES / 2));
        let written = b.write(words, bits, Region::contiguous(16, 192));
        self.wide[0] = b.bitcast(written, Type::vector(Element::I32, BYTES / 4));
        let target = self.function.params()[1];
        for (index, wide) in self.wide.clone().into_iter().enumerate() {
            let mut b = self.build();
            let offset = b.int(Element::I64, i64::from(BYTES) * index as i64);
            let address = if index == 0 { target } else { b.binary(Op::Add, target, offset) };
            b.inst(Op::SvmBlockSt, &[address, wide], &[], None);
        }
        self.build().ret();
        self.function
    }
}

//! Draws random programs on regions, and runs them.

use genx::interp::{self, Buffer, Fault, Launch, Memory};
use genx::ir::{ArgumentKind, KernelArgument};
use genx::{Builder, Element, FloatPredicate, Function, IntPredicate, Op, Region, Type, Value};

/// Address of the results.
const BASE: u64 = 0x1000;
/// Maximal size of a register; each parameter is aligned to it.
const PAYLOAD: u32 = 64;
/// Bytes per store.
const STORED: u32 = 256;
/// The element types of programs.
const ELEMENTS: [Element; 8] =
    [Element::I8, Element::I16, Element::I32, Element::I64, Element::F16, Element::BF16, Element::F32, Element::F64];
/// Maximal number of lanes of the parameters.
const MOST: u32 = 80;

/// Random numbers that are equal for equal seeds (SplitMix64).
pub(crate) struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ bits >> 31
    }

    /// Returns a number from `least` to `most`.
    fn number(&mut self, least: u32, most: u32) -> u32 {
        least + (self.next() % u64::from(most - least + 1)) as u32
    }

    fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[(self.next() % from.len() as u64) as usize]
    }

    /// Returns true with probability 1/`times`.
    fn once(&mut self, times: u32) -> bool {
        self.number(1, times) == 1
    }
}

/// A program, and the values of its parameters.
pub(crate) struct Program {
    pub(crate) function: Function,
    pub(crate) arguments: Vec<Vec<u64>>,
    /// Number of bytes that it stores.
    pub(crate) bytes: u32,
}

impl Program {
    /// Returns the memory after a run.
    pub(crate) fn run(&self, function: &Function) -> Result<Memory, Fault> {
        let bytes = vec![0; self.bytes as usize];
        let mut memory = Memory { buffers: vec![Buffer { address: BASE, surface: None, bytes }], slm: Vec::new() };
        let launch = Launch { arguments: &self.arguments, group: 0, local: [0; 3], steps: 1_000_000 };
        interp::run(function, &launch, &mut memory)?;
        Ok(memory)
    }
}

/// Returns the program of a seed.
pub(crate) fn program(seed: u64) -> Program {
    let mut random = Random(seed);
    let mut function = Function::new("k");
    let mut arguments = Vec::new();
    let mut values = Vec::new();
    let mut offset = PAYLOAD;
    let mut param = |function: &mut Function, ty: Type, bits: Vec<u64>| {
        let argument = KernelArgument { kind: ArgumentKind::General, offset };
        offset += ty.bytes().next_multiple_of(PAYLOAD);
        arguments.push(bits);
        function.add_param(ty, argument)
    };
    let target = param(&mut function, Type::scalar(Element::I64), vec![BASE]);
    let index = u64::from(random.number(0, 4) * 8);
    let index = (param(&mut function, Type::scalar(Element::I16), vec![index]), index as u32);
    for _ in 0..random.number(2, 4) {
        let ty = Type::vector(random.pick(&ELEMENTS), random.number(1, MOST));
        let bits = (0..ty.count()).map(|_| element(&mut random, ty.element)).collect();
        values.push(param(&mut function, ty, bits));
    }
    let block = function.blocks()[0];
    let b = Builder::at_end(&mut function, block);
    let mut writer = Writer { random, b, values, predicates: Vec::new(), index, target };
    for _ in 0..writer.random.number(3, 14) {
        writer.operation();
    }
    let bytes = writer.results();
    Program { function, arguments, bytes }
}

/// Returns the bits of an element; few are infinite.
fn element(random: &mut Random, element: Element) -> u64 {
    let small = f64::from(random.number(0, 64)) / 4.0 - 8.0;
    match element {
        Element::F16 | Element::BF16 | Element::F32 | Element::F64 => {
            let ty = genx::target::visa_type(element, genx::target::Sign::Float);
            visa::interp::value::encode(visa::interp::value::Number::Real(small), ty, false)
        }
        Element::I1 | Element::I8 | Element::I16 | Element::I32 | Element::I64 => {
            random.next() & (u64::MAX >> (64 - element.bits()))
        }
    }
}

struct Writer<'a> {
    random: Random,
    b: Builder<'a>,
    values: Vec<Value>,
    predicates: Vec<Value>,
    /// Address of the results.
    target: Value,
    /// A parameter that is an index, and its value.
    index: (Value, u32),
}

impl Writer<'_> {
    fn ty(&self, value: Value) -> Type {
        self.b.function.ty(value)
    }

    fn value(&mut self) -> Value {
        // Recent values are used more often.
        let last = self.values.len().saturating_sub(3);
        if self.random.once(2) { self.random.pick(&self.values[last..]) } else { self.random.pick(&self.values) }
    }

    /// Returns a value of a type: an available one, a constant, or a region of one.
    fn of(&mut self, ty: Type) -> Value {
        let same: Vec<Value> = self.values.iter().copied().filter(|value| self.ty(*value) == ty).collect();
        if !same.is_empty() && !self.random.once(4) {
            return self.random.pick(&same);
        }
        if self.random.once(3) {
            let elements = (0..ty.count()).map(|_| element(&mut self.random, ty.element)).collect();
            return self.b.elements(ty.element, elements);
        }
        let bits = element(&mut self.random, ty.element);
        self.b.function.constant(ty, genx::Constant::Splat(bits))
    }

    /// Returns a region of `lanes` lanes in a vector, and its index; a region that is written has no element twice.
    fn region(&mut self, ty: Type, write: bool) -> Option<(Region, Value, u32)> {
        let random = &mut self.random;
        let lanes = if random.once(3) { random.number(1, ty.count()) } else { 1 << random.number(0, 5) };
        let widths: Vec<u32> = (1..=lanes).filter(|width| lanes.is_multiple_of(*width)).collect();
        let width = if random.once(3) { random.pick(&widths) } else { lanes };
        let stride = random.pick(&[1, 1, 1, 2, 2, 3, 4, 8]);
        let stride = if !write && random.once(6) { 0 } else { stride };
        let least = if write { width * stride } else { 0 };
        let vstride = random.number(least, least + 9);
        let shape = Region::rows(vstride.cast_signed(), width.cast_signed(), stride.cast_signed(), 0);
        let last = shape.extent(lanes, 1).end as u32;
        let size = ty.element.bytes();
        let variable = random.once(4);
        let known = if variable { self.index.1 } else { 0 };
        if last * size + known > ty.bytes() {
            return None;
        }
        let room = (ty.bytes() - known) / size - last;
        let offset = random.number(0, room) * size;
        let index = if variable { self.index.0 } else { self.b.int(Element::I16, 0) };
        Some((Region { offset: offset.cast_signed(), ..shape }, index, lanes))
    }

    fn operation(&mut self) {
        match self.random.number(0, 17) {
            0..=2 => self.read(),
            3..=5 => self.write(),
            6 | 7 => self.binary(),
            8 => self.unary(),
            9 => self.cast(),
            10 => self.compare(),
            11 => self.predicate(),
            12 => self.reductions(),
            13 => self.extreme(),
            14 => self.there_and_back(),
            15 => self.parts(),
            16 => self.places(),
            _ => self.select(),
        }
    }

    /// Adds a vector of several registers that is written and read in parts, most of them whole registers, with any
    /// type.
    fn parts(&mut self) {
        const BYTES: u32 = 64;
        let count = self.random.number(2, 4);
        let elements = [Element::I8, Element::I16, Element::I32, Element::F32];
        let typed = |element: Element| Type::vector(element, count * BYTES / element.bytes());
        let ty = typed(self.random.pick(&elements));
        let bits = element(&mut self.random, ty.element);
        let mut whole = self.b.function.constant(ty, genx::Constant::Splat(bits));
        for _ in 0..self.random.number(count, 2 * count) {
            let ty = self.ty(whole);
            let size = ty.element.bytes();
            let lanes = if self.random.once(3) { self.random.number(1, BYTES / size) } else { BYTES / size };
            let part = self.random.number(0, count - 1) * BYTES;
            let last = count * BYTES - lanes * size;
            let start = if self.random.once(8) { part + BYTES / 2 } else { part };
            let new = self.of(ty.with_lanes(lanes));
            let mask = if self.random.once(4) { self.mask(lanes) } else { self.b.all_ones() };
            let index = self.b.int(Element::I16, 0);
            whole = self.b.write_masked(whole, new, Region::contiguous(lanes, start.min(last)), index, mask);
            if self.random.once(4) {
                whole = self.b.bitcast(whole, typed(self.random.pick(&elements)));
            }
        }
        let ty = self.ty(whole);
        let lanes = BYTES / ty.element.bytes();
        let parts = (0..count).map(|part| self.b.read(whole, Region::contiguous(lanes, part * BYTES), Some(lanes)));
        let parts: Vec<Value> = parts.collect();
        self.values.extend(parts);
    }

    /// Adds reads of elements of a vector at indices that are elements of another, one by one.
    fn places(&mut self) {
        let element = self.random.pick(&[Element::I8, Element::I16, Element::I32, Element::F32]);
        let size = element.bytes();
        let mut table = self.of(Type::vector(element, 16));
        let numbers = self.of(Type::vector(Element::I16, 8));
        let ty = self.ty(numbers);
        let (seven, by) = (self.b.splat_int(ty, 7), self.b.splat_int(ty, size.ilog2().into()));
        let small = self.b.binary(Op::And, numbers, seven);
        let places = self.b.binary(Op::Shl, small, by);
        let mut all = self.of(Type::vector(element, 8));
        for lane in 0..self.random.number(2, 8) {
            let which = if self.random.once(4) { self.random.number(0, 7) } else { lane };
            let place = self.b.read(places, Region::contiguous(1, 2 * which), None);
            let region = Region::contiguous(1, size * self.random.number(0, 8));
            let one = self.b.read_at(table, region, place, Some(1));
            all = self.b.write(all, one, Region::contiguous(1, lane * size));
            if self.random.once(3) {
                let (new, mask) = (self.of(Type::vector(element, 1)), self.b.all_ones());
                table = self.b.write_masked(table, new, region, place, mask);
            }
        }
        self.values.extend([all, table]);
    }

    /// Adds reduction trees of several vectors whose results are adjacent in one vector, some with a number added.
    fn reductions(&mut self) {
        let element = self.random.pick(&[Element::F32, Element::I32, Element::F16, Element::I16]);
        let op = if element.is_float() {
            self.random.pick(&[Op::FAdd, Op::FMax])
        } else {
            self.random.pick(&[Op::Add, Op::SMin, Op::Sub])
        };
        let lanes = self.random.pick(&[4, 8, 16, 64]);
        let rows = self.random.number(2, 5);
        let added = self.random.once(2);
        let mut all = self.of(Type::vector(element, 8));
        for row in 0..rows {
            let mut part = self.of(Type::vector(element, lanes));
            while self.ty(part).count() > 1 {
                let half = self.ty(part).count() / 2;
                let [low, high] = [0, half]
                    .map(|first| self.b.read(part, Region::contiguous(half, first * element.bytes()), Some(half)));
                part = self.b.binary(op, low, high);
            }
            if added {
                let number = self.b.function.constant(Type::vector(element, 1), genx::Constant::Splat(0x3c00));
                let op = if element.is_float() { Op::FMax } else { Op::Add };
                part = self.b.binary(op, number, part);
            }
            all = self.b.write(all, part, Region::contiguous(1, row * element.bytes()));
        }
        self.values.push(all);
    }

    /// Adds the minimum or maximum of two vectors by a comparison, or a product of narrow numbers with an addend.
    fn extreme(&mut self) {
        let lanes = self.random.number(1, MOST);
        let element = self.random.pick(&[Element::I8, Element::I16, Element::I32]);
        let ty = Type::vector(element, lanes);
        let (lhs, rhs) = (self.of(ty), self.of(ty));
        let predicate = self.random.pick(IntPredicate::ALL);
        let less = self.b.icmp(predicate, lhs, rhs);
        let (a, b) = if self.random.once(2) { (lhs, rhs) } else { (rhs, lhs) };
        let value = self.b.select(less, a, b);
        self.values.push(value);
        if element != Element::I32 {
            let op = self.random.pick(&[Op::ZExt, Op::SExt]);
            let (lhs, rhs) = (self.b.cast(op, lhs, Element::I32), self.b.cast(op, rhs, Element::I32));
            let added = self.of(Type::vector(Element::I32, lanes));
            let product = self.b.binary(Op::Mul, lhs, rhs);
            let sum = self.b.binary(Op::Add, added, product);
            self.values.push(sum);
        }
    }

    /// Adds conversions of single precision to half precision and back.
    fn there_and_back(&mut self) {
        let lanes = self.random.number(1, MOST);
        let single = self.of(Type::vector(Element::F32, lanes));
        let half = self.b.cast(Op::FpTrunc, single, Element::F16);
        let back = self.b.cast(Op::FpExt, half, Element::F32);
        self.values.push(back);
    }

    fn read(&mut self) {
        let source = self.value();
        let ty = self.ty(source);
        if let Some((region, index, lanes)) = self.region(ty, false) {
            let value = self.b.read_at(source, region, index, Some(lanes));
            self.values.push(value);
        }
    }

    fn write(&mut self) {
        let old = self.value();
        let ty = self.ty(old);
        let Some((region, index, lanes)) = self.region(ty, true) else { return };
        let new = self.of(ty.with_lanes(lanes));
        let mask = if self.random.once(4) { self.mask(lanes) } else { self.b.all_ones() };
        let value = self.b.write_masked(old, new, region, index, mask);
        self.values.push(value);
    }

    fn binary(&mut self) {
        let lhs = self.value();
        let ty = self.ty(lhs);
        let rhs = self.of(ty);
        let op = if ty.element == Element::BF16 {
            // Other operations are rounded twice, as by the hardware.
            self.random.pick(&[Op::FMax, Op::FMin])
        } else if ty.element.is_float() {
            self.random.pick(&[Op::FAdd, Op::FSub, Op::FMul, Op::FMax, Op::FMin])
        } else if self.random.once(4) {
            return self.divide(lhs, rhs);
        } else if self.random.once(4) {
            let shift = self.random.pick(&[Op::Rol, Op::Ror, Op::SMulH, Op::UMulH]);
            // Rotations support words and dwords.
            if ty.element == Element::I8 { Op::UMulH } else { shift }
        } else {
            self.random.pick(&[
                Op::Add,
                Op::Sub,
                Op::Mul,
                Op::And,
                Op::Or,
                Op::Xor,
                Op::SMax,
                Op::UMin,
                Op::SSAddSat,
                Op::UUAddSat,
                Op::Shl,
                Op::LShr,
                Op::AShr,
            ])
        };
        let value = self.b.binary(op, lhs, rhs);
        self.values.push(value);
    }

    /// Adds a quotient or remainder with a non-zero divisor.
    fn divide(&mut self, lhs: Value, rhs: Value) {
        let ty = self.ty(rhs);
        let rhs = if self.random.once(2) {
            let by = i64::from(self.random.number(1, 100));
            self.b.splat_int(ty, if self.random.once(3) { -by } else { by })
        } else {
            let one = self.b.splat_int(ty, 1);
            self.b.binary(Op::Or, rhs, one)
        };
        let op = self.random.pick(&[Op::SDiv, Op::UDiv, Op::SRem, Op::URem]);
        let value = self.b.binary(op, lhs, rhs);
        self.values.push(value);
    }

    fn unary(&mut self) {
        let source = self.value();
        let ty = self.ty(source);
        let value = if ty.element.is_float() {
            let op = self.random.pick(&[Op::FNeg, Op::AbsF, Op::Sat, Op::RndE, Op::RndZ, Op::IeeeSqrt]);
            // Rounding and roots support narrower floats.
            let op = if ty.element == Element::F64 { Op::FNeg } else { op };
            self.b.unary(op, source)
        } else {
            match self.random.number(0, 2) {
                0 => self.b.unary(Op::AbsI, source),
                1 => {
                    let zero = self.b.splat_int(ty, 0);
                    self.b.binary(Op::Sub, zero, source)
                }
                _ => {
                    let ones = self.b.splat_int(ty, -1);
                    self.b.binary(Op::Xor, source, ones)
                }
            }
        };
        self.values.push(value);
    }

    fn cast(&mut self) {
        let source = self.value();
        let ty = self.ty(source);
        let to = self.random.pick(&ELEMENTS);
        let wider = to.bits() > ty.element.bits();
        let op = match (ty.element.is_float(), to.is_float()) {
            _ if self.random.once(2) => Op::BitCast,
            // Conversions from types wider than single precision, or from integers, would be rounded twice.
            _ if to == Element::BF16 && !matches!(ty.element, Element::F16 | Element::F32) => Op::BitCast,
            (false, false) if wider => self.random.pick(&[Op::ZExt, Op::SExt]),
            (false, false) if to.bits() < ty.element.bits() => Op::Trunc,
            (false, true) if to != Element::F64 => self.random.pick(&[Op::SiToFp, Op::UiToFp]),
            (true, false) if ty.element != Element::F64 => self.random.pick(&[Op::FpToSi, Op::FpToUi]),
            (true, true) if wider => Op::FpExt,
            (true, true) if to.bits() < ty.element.bits() => Op::FpTrunc,
            (true, true) if to == Element::BF16 && ty.element == Element::F16 => Op::BitCast,
            _ => Op::BitCast,
        };
        let value = if op == Op::BitCast {
            if !ty.bytes().is_multiple_of(to.bytes()) {
                return;
            }
            self.b.bitcast(source, Type::vector(to, ty.bytes() / to.bytes()))
        } else {
            self.b.cast(op, source, to)
        };
        self.values.push(value);
    }

    fn compare(&mut self) {
        let lhs = self.value();
        let ty = self.ty(lhs);
        let rhs = self.of(ty);
        let predicate = if ty.element.is_float() {
            let predicate = self.random.pick(FloatPredicate::ALL);
            self.b.fcmp(predicate, lhs, rhs)
        } else {
            let predicate = self.random.pick(IntPredicate::ALL);
            self.b.icmp(predicate, lhs, rhs)
        };
        self.predicates.push(predicate);
    }

    /// Returns a predicate of some bits.
    fn mask(&mut self, bits: u32) -> Value {
        let ty = Type::vector(Element::I1, bits);
        let larger: Vec<Value> =
            self.predicates.iter().copied().filter(|value| self.ty(*value).count() >= bits).collect();
        if larger.is_empty() || self.random.once(6) {
            let elements = (0..bits).map(|_| u64::from(self.random.once(2))).collect();
            return self.b.elements(Element::I1, elements);
        }
        let source = self.random.pick(&larger);
        let room = self.ty(source).count() - bits;
        if room == 0 && !self.random.once(4) {
            return source;
        }
        let offset = i64::from(self.random.number(0, room));
        self.b.value(Op::RdPredRegion, &[source], &[offset], ty)
    }

    fn predicate(&mut self) {
        if self.predicates.is_empty() {
            return self.compare();
        }
        let lhs = self.random.pick(&self.predicates);
        let ty = self.ty(lhs);
        let value = match self.random.number(0, 6) {
            5 => {
                let to = self.random.pick(&[Element::I8, Element::I32, Element::F32]);
                let op = if to.is_float() { Op::UiToFp } else { self.random.pick(&[Op::ZExt, Op::SExt]) };
                let numbers = self.b.cast(op, lhs, to);
                self.values.push(numbers);
                return;
            }
            6 => {
                let (on_true, on_false) = (self.mask(ty.count()), self.mask(ty.count()));
                self.b.select(lhs, on_true, on_false)
            }
            0 => {
                let ones = self.b.splat_int(ty, -1);
                self.b.binary(Op::Xor, lhs, ones)
            }
            1 if ty.count().is_multiple_of(8) => {
                let bytes = self.b.bitcast(lhs, Type::vector(Element::I8, ty.count() / 8));
                self.values.push(bytes);
                let changed = self.of(Type::vector(Element::I8, ty.count() / 8));
                self.b.value(Op::BitCast, &[changed], &[], ty)
            }
            2 => {
                let bits = self.random.number(1, ty.count());
                let new = self.mask(bits);
                let offset = i64::from(self.random.number(0, ty.count() - bits));
                self.b.value(Op::WrPredRegion, &[lhs, new], &[offset], ty)
            }
            3 => {
                let op = self.random.pick(&[Op::Any, Op::All]);
                let bit = self.b.value(op, &[lhs], &[], Type::scalar(Element::I1));
                let (one, zero) = (self.b.int(Element::I32, 7), self.b.int(Element::I32, 3));
                let chosen = self.b.select(bit, one, zero);
                let lanes = self.random.number(1, MOST);
                let splat = self.b.splat(chosen, lanes);
                self.values.push(splat);
                return;
            }
            _ => {
                let rhs = self.mask(ty.count());
                let op = self.random.pick(&[Op::And, Op::Or, Op::Xor]);
                self.b.binary(op, lhs, rhs)
            }
        };
        self.predicates.push(value);
    }

    fn select(&mut self) {
        let on_true = self.value();
        let ty = self.ty(on_true);
        let on_false = self.of(ty);
        let condition = self.mask(ty.count());
        let value = self.b.select(condition, on_true, on_false);
        self.values.push(value);
    }

    /// Stores recent values, and ends the program; returns the number of bytes stored.
    fn results(&mut self) -> u32 {
        for predicate in self.predicates.clone().into_iter().rev().take(2) {
            let ty = self.ty(predicate).of(Element::I16);
            let (one, zero) = (self.b.splat_int(ty, 1), self.b.splat_int(ty, 0));
            let value = self.b.select(predicate, one, zero);
            self.values.push(value);
        }
        let mut bytes = 0;
        for value in self.values.clone().into_iter().rev().take(5) {
            let size = self.ty(value).bytes();
            let value = self.b.bitcast(value, Type::vector(Element::I8, size));
            for first in (0..size).step_by(STORED as usize) {
                let count = STORED.min(size - first);
                let part = self.b.read(value, Region::contiguous(count, first), Some(count));
                let zeros = self.b.splat_int(Type::vector(Element::I8, STORED), 0);
                let stored = self.b.write(zeros, part, Region::contiguous(count, 0));
                let offset = self.b.int(Element::I64, bytes.into());
                let address = self.b.binary(Op::Add, self.target, offset);
                self.b.inst(Op::SvmBlockSt, &[address, stored], &[], None);
                bytes += STORED;
            }
        }
        self.b.ret();
        bytes
    }
}

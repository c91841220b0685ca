//! Patterns that the optional passes match.

use genx::{Builder, Element, IntPredicate, Op, Region, Type, Value};

use super::{BYTES, Maker};

/// Number of registers that passes consider too many.
const CROWD: u32 = 100;

type Pattern = fn(&mut Maker);

const PATTERNS: &[Pattern] = &[
    Maker::rows,
    Maker::copies,
    Maker::extremes,
    Maker::unread,
    Maker::together,
    Maker::one_by_one,
    Maker::halves,
    Maker::conditions,
    Maker::twice,
    Maker::numbers,
    Maker::columns,
    Maker::threes,
];

impl Maker {
    /// Adds one of the patterns.
    pub(super) fn pattern(&mut self) {
        PATTERNS[self.rng.usize(0..PATTERNS.len())](self);
    }

    /// Adds the pattern with a number: consecutive kernels have all of them.
    pub(super) fn pattern_of(&mut self, number: u64) {
        PATTERNS[usize::try_from(number).unwrap() % PATTERNS.len()](self);
    }

    /// Returns some dwords of loaded data.
    fn dwords(&mut self, lanes: u32) -> Value {
        let wide = self.wide[self.rng.usize(0..self.wide.len())];
        let first = 4 * self.rng.u32(0..=BYTES / 4 - lanes);
        self.build().read(wide, Region::contiguous(lanes, first), Some(lanes))
    }

    /// Adds the maximum or minimum of two numbers, by a comparison.
    fn extremes(&mut self) {
        let (one, other) = (self.dwords(8), self.dwords(8));
        let predicate = [IntPredicate::Slt, IntPredicate::Ugt][self.rng.usize(0..2)];
        let mut b = self.build();
        let less = b.icmp(predicate, one, other);
        let chosen = b.select(less, one, other);
        self.values.push(chosen);
    }

    /// Adds elements that are computed, never read, and overwritten.
    fn unread(&mut self) {
        let (one, other) = (self.dwords(16), self.dwords(16));
        let mut b = self.build();
        let sum = b.binary(Op::Add, one, other);
        let half = b.read(other, Region::contiguous(8, 32), Some(8));
        let overwritten = b.write(sum, half, Region::contiguous(8, 0));
        let part = b.read(sum, Region::contiguous(4, 16), Some(4));
        let low = b.read(overwritten, Region::contiguous(8, 0), Some(8));
        self.values.extend([part, low]);
    }

    /// Adds a vector that is split and assembled again.
    fn together(&mut self) {
        let dwords = self.dwords(8);
        let words = Type::vector(Element::I16, 16);
        let mut b = self.build();
        let source = b.bitcast(dwords, words);
        let parts = [0, 2].map(|first| b.read(source, Region::strided(8, 2, first), Some(8)));
        let mut whole = b.undef(words);
        for (part, first) in parts.into_iter().zip([0, 2]) {
            whole = b.write(whole, part, Region::strided(8, 2, first));
        }
        self.values.push(whole);
    }

    /// Adds the same operation on elements of a vector, one after the other.
    fn one_by_one(&mut self) {
        let source = self.dwords(8);
        let number = self.rng.i64(2..100);
        let mut b = self.build();
        let mut all = b.splat_int(Type::vector(Element::I32, 8), 0);
        for element in 0..8 {
            let one = b.read(source, Region::contiguous(1, 4 * element), Some(1));
            let number = b.splat_int(Type::vector(Element::I32, 1), number);
            let sum = b.binary(Op::Add, one, number);
            all = b.write(all, sum, Region::contiguous(1, 4 * element));
        }
        self.values.push(all);
    }

    /// Adds single precision that is rounded to half precision and back.
    fn halves(&mut self) {
        let source = self.dwords(16);
        let mut b = self.build();
        let low = b.splat_int(b.function.ty(source), 0x3ff);
        let small = b.binary(Op::And, source, low);
        let singles = b.cast(Op::UiToFp, small, Element::F32);
        let halves = b.cast(Op::FpTrunc, singles, Element::F16);
        let back = b.cast(Op::FpExt, halves, Element::F32);
        let sum = b.binary(Op::FAdd, back, singles);
        self.values.push(sum);
    }

    /// Adds more predicates than there are flags, and combinations of them.
    fn conditions(&mut self) {
        let lanes = 16;
        let sources: Vec<Value> = (0..10).map(|_| self.dwords(lanes)).collect();
        let mut b = self.build();
        let mut made: Vec<Value> = sources.windows(2).map(|pair| b.icmp(IntPredicate::Slt, pair[0], pair[1])).collect();
        while made.len() > 1 {
            let (one, other) = (made.remove(0), made.remove(0));
            let op = [Op::And, Op::Or, Op::Xor][made.len() % 3];
            made.push(b.binary(op, one, other));
        }
        let chosen = b.select(made[0], sources[0], sources[1]);
        self.values.push(chosen);
    }

    /// Adds sums of sums, and functions of functions of bits, with complements and constants.
    fn threes(&mut self) {
        let mut made: Vec<Value> = (0..6).map(|_| self.dwords(16)).collect();
        for _ in 0..8 {
            let (one, other) = (self.rng.usize(0..made.len()), self.rng.usize(0..made.len()));
            let op = [Op::And, Op::Or, Op::Xor, Op::Add][self.rng.usize(0..4)];
            let constant = [None, None, Some(-1), Some(0x7fff), Some(0x1_2345)][self.rng.usize(0..5)];
            let mut b = self.build();
            let ty = b.function.ty(made[one]);
            let other = constant.map_or(made[other], |number| b.splat_int(ty, number));
            // A value with one use may be part of a longer function.
            made[one] = b.binary(op, made[one], other);
        }
        let mut b = self.build();
        let all = made.into_iter().reduce(|all, value| b.binary(Op::Xor, all, value)).unwrap();
        self.values.push(all);
    }

    /// Adds the same computation twice.
    fn twice(&mut self) {
        let (one, other) = (self.dwords(8), self.dwords(8));
        let mut b = self.build();
        let [first, second] = [(); 2].map(|()| {
            let sum = b.binary(Op::Add, one, other);
            let number = b.splat_int(b.function.ty(sum), 7);
            b.binary(Op::LShr, sum, number)
        });
        // The greater one; later passes may know that both are equal.
        let greater = b.icmp(IntPredicate::Sgt, first, other);
        let chosen = b.select(greater, second, other);
        self.values.push(chosen);
    }

    /// Adds constants that no operand can encode.
    fn numbers(&mut self) {
        let source = self.dwords(8);
        let numbers = (0..8).map(|_| u64::from(self.rng.u32(0..1000))).collect();
        let mut b = self.build();
        let numbers = b.elements(Element::I32, numbers);
        let sum = b.binary(Op::Add, source, numbers);
        self.values.push(sum);
    }

    /// Adds a vector of more registers than there are, only a part of which is needed at once, and numbers that are
    /// needed before it and after it.
    pub(super) fn crowd(&mut self) {
        let source = self.function.params()[0];
        let lanes = BYTES / 4;
        let pairs = (CROWD * self.platform.grf_bytes()).div_ceil(2 * BYTES);
        let numbers: Vec<u64> = (0..16).map(|_| u64::from(self.rng.u32(0..1 << 20))).collect();
        let before = self.dwords(16);
        let mut b = self.build();
        let numbers = b.elements(Element::I32, numbers);
        let first = b.binary(Op::Xor, before, numbers);
        let ty = Type::vector(Element::I32, lanes);
        // The maximal size of a variable may be too small to exceed the registers, so there may be several.
        let whole = ty.with_lanes(pairs * lanes);
        let mut halves = [b.undef(whole), b.undef(whole)];
        let mut sum = b.value(Op::SvmBlockLd, &[source], &[], ty);
        for pair in (0..pairs - 1).step_by(2) {
            for half in &mut halves {
                for part in [pair, pair + 1] {
                    let loaded = b.value(Op::SvmBlockLd, &[source], &[], ty);
                    let number = b.splat_int(ty, (3 * part + 1).into());
                    let made = b.binary(Op::Mul, loaded, number);
                    *half = b.write(*half, made, Region::contiguous(lanes, part * BYTES));
                }
                let across = b.read(*half, Region::contiguous(lanes, pair * BYTES + BYTES / 2), Some(lanes));
                sum = b.binary(Op::Add, sum, across);
            }
        }
        let last = b.binary(Op::Add, first, numbers);
        let part = b.read(sum, Region::contiguous(16, 0), Some(16));
        let last = b.binary(Op::Add, last, part);
        self.values.push(last);
        self.wide[0] = sum;
    }

    /// Adds more constants than there are registers, each of which is needed twice, with all others in between.
    pub(super) fn there_and_back(&mut self) {
        let lanes = 16;
        let count = u64::from(CROWD * self.platform.grf_bytes() / (4 * lanes));
        let step = u64::from(self.rng.u32(1..1 << 10));
        let mut sum = self.dwords(lanes);
        let number = sum;
        let mut b = self.build();
        let constants: Vec<Value> = (0..count)
            .map(|constant| {
                let elements = (0..u64::from(lanes)).map(|lane| step * constant + lane * lane).collect();
                let elements = b.elements(Element::I32, elements);
                b.value(Op::Constant, &[elements], &[], Type::vector(Element::I32, lanes))
            })
            .collect();
        for constant in constants.iter().chain(&constants) {
            let mixed = b.binary(Op::Xor, *constant, sum);
            sum = b.binary(Op::Add, mixed, number);
        }
        self.values.push(sum);
    }

    /// Adds reductions of rows of loaded data.
    fn rows(&mut self) {
        let rows = 1 << self.rng.u32(1..5);
        let (op, element) = [
            (Op::Add, Element::I32),
            (Op::SMax, Element::I32),
            (Op::UMin, Element::I32),
            (Op::Sub, Element::I32),
            (Op::FAdd, Element::F32),
        ][self.rng.usize(0..5)];
        let (number, flips) = (self.rng.i64(1..9), self.rng.bool());
        let source = self.function.params()[0];
        let columns = BYTES / 4 / rows;
        let mut b = self.build();
        let loaded = b.value(Op::SvmBlockLd, &[source], &[], Type::vector(Element::I32, BYTES / 4));
        let mut results = b.undef(Type::vector(element, rows));
        for row in 0..rows {
            let mut part = b.read(loaded, Region::contiguous(columns, row * columns * 4), Some(columns));
            if flips {
                let number = b.splat_int(b.function.ty(part), number);
                part = b.binary(Op::Xor, part, number);
            }
            if element.is_float() {
                let low = b.splat_int(b.function.ty(part), 0xffff);
                let small = b.binary(Op::And, part, low);
                part = b.cast(Op::UiToFp, small, element);
            }
            while b.function.ty(part).count() > 1 {
                let half = b.function.ty(part).count() / 2;
                let [low, high] = [0, 4 * half].map(|first| b.read(part, Region::contiguous(half, first), Some(half)));
                part = b.binary(op, low, high);
            }
            results = b.write(results, part, Region::contiguous(1, 4 * row));
        }
        self.values.push(results);
    }

    /// Adds a copy in shared local memory, from which messages read the same number of dwords per lane at several
    /// offsets.
    fn copies(&mut self) {
        let (dwords, gathers) = (self.rng.i64(1..5), self.rng.i64(1..4));
        self.gathers(dwords, gathers, 0);
    }

    /// Like [`Maker::copies`]; each message reads the dword after that of the previous one.
    fn columns(&mut self) {
        let gathers = self.rng.i64(3..5);
        self.gathers(1, gathers, 4);
    }

    /// Adds a copy of loaded data in shared local memory, which `gathers` messages read at distances of `step`, if
    /// there is a message that writes it.
    fn gathers(&mut self, dwords: i64, gathers: i64, step: i64) {
        if !visa::table::Op::LscStore.definition().platforms.contains(self.platform) {
            return;
        }
        let at = 4 * self.rng.i64(0..16);
        let most = BYTES / 4 - 4;
        let places: Vec<u64> = (0..16).map(|_| at.unsigned_abs() + 4 * u64::from(self.rng.u32(0..=most))).collect();
        let source = self.function.params()[0];
        self.function.slm_bytes = 2 * BYTES;
        let mut b = self.build();
        let (ty, message) = genx::lsc::block(BYTES, at).unwrap();
        let loaded = b.value(Op::SvmBlockLd, &[source], &[], ty);
        let (all, surface, zero) = (b.all_ones(), b.int(Element::I32, 0), b.int(Element::I32, 0));
        b.inst(Op::LscStoreSlm, &[all, zero, loaded, surface], &message, None);
        let offsets = b.elements(Element::I32, places);
        let ty = Type::vector(Element::I32, 16 * dwords as u32);
        let (mask, old) = (b.splat_int(Type::vector(Element::I1, 16), 1), b.undef(ty));
        let local = b.int(Element::I32, 254);
        for number in 0..gathers {
            let first = b.int(Element::I32, step * number);
            let gathered = b.value(Op::Gather4Scaled, &[mask, local, first, offsets, old], &[(1 << dwords) - 1, 0], ty);
            let part = b.read(gathered, Region::contiguous(8, 0), Some(8));
            self.values.push(part);
            b = Builder::at_end(&mut self.function, self.block);
        }
    }
}

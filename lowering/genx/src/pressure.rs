//! Register pressure: how many registers of a category are in use at once.

use std::ops::Range;

use visa::Platform;

use crate::ir::{Function, Value};
use crate::liveness::{Category, LiveRange, Liveness, Segment};
use crate::table::Op;
use crate::target::{self, Form};
use crate::types::{Element, Type};

/// Registers of a thread, unless a kernel requests more.
pub const FILE: u32 = 128;
/// Registers that a kernel may use at once without spills by the finalizer, of 128: the finalizer reorders
/// instructions, and the registers of a value are adjacent.
pub const REGISTERS: u32 = 88;
/// Registers for which no kernel was observed to spill; a kernel may use them if passes cannot reduce the pressure
/// further.
pub const MOST: u32 = 96;
/// Registers that are kept free after a spill was necessary: the finalizer reorders instructions.
pub const SPARE: u32 = 8;

/// Registers that are kept free of a register file that is larger than [`FILE`]: kernels request one for accumulators
/// and operands of products, which the finalizer does not reorder.
const SPARE_OF_LARGE: u32 = 16;

/// Sizes of smaller register files for which a kernel is compiled again if the finalizer spills: a value occupies adjacent
/// registers, and fragmentation may leave too few.
pub const SMALLER: [u32; 3] = [FILE - 16, FILE - 32, FILE - 48];

/// Returns [`REGISTERS`] for a file of `file` registers.
#[must_use]
pub const fn registers_of(file: u32) -> u32 {
    if file > FILE { file - SPARE_OF_LARGE } else { REGISTERS.saturating_sub(FILE - file) }
}

/// Returns [`MOST`] for a file of `file` registers.
#[must_use]
pub const fn most_of(file: u32) -> u32 {
    if file > FILE { file - SPARE_OF_LARGE } else { MOST.saturating_sub(FILE - file) }
}

/// Returns the pressure, in bytes, to which passes reduce a kernel that exceeds a file of `file` registers.
#[must_use]
pub const fn budget(grf_bytes: u32, file: u32) -> u32 {
    registers_of(file).saturating_sub(SPARE) * grf_bytes
}

/// Returns the bytes of registers of a computed vector. Only moves write adjacent bytes, so the finalizer allocates
/// twice the registers for a variable of computed bytes.
#[must_use]
pub fn computed_bytes(ty: Type) -> u32 {
    if ty.element == Element::I8 && ty.count() > 1 { 2 * ty.bytes() } else { ty.bytes() }
}

/// Bytes of registers that a value takes.
fn bytes_of(function: &Function, value: Value) -> u32 {
    let ty = function.ty(value);
    if is_computed(function, value) { computed_bytes(ty) } else { ty.bytes() }
}

/// Returns whether an arithmetic instruction writes a value, or a part of it.
fn is_computed(function: &Function, value: Value) -> bool {
    function.def_inst(value).is_some_and(|inst| match target::form(function.op(inst)) {
        Form::Channels { .. } | Form::Convert { .. } | Form::Select | Form::Saturation => true,
        // The part that is written is computed in place.
        Form::Region if function.op(inst) == Op::WrRegion => {
            let part = function.args(inst).get(1).and_then(|part| function.def_inst(*part));
            part.is_some_and(|part| function.op(part) != Op::WrRegion && is_computed(function, function.args(inst)[1]))
        }
        Form::Region
        | Form::Compare
        | Form::PredicatePart
        | Form::Move
        | Form::Address
        | Form::Alias
        | Form::Message
        | Form::Matrix
        | Form::Other => false,
    })
}

/// Returns the bytes of registers of a live range. A range that is aligned to a register, or fills at least half of
/// one, shares it with no other.
#[must_use]
pub fn bytes(function: &Function, range: &LiveRange, grf_bytes: u32) -> u32 {
    let bytes = range.values.iter().map(|value| bytes_of(function, *value)).max().unwrap_or(0);
    if 2 * bytes >= grf_bytes || range.align >= grf_bytes { bytes.next_multiple_of(grf_bytes) } else { bytes }
}

/// Minimal number of flag bits of a predicate: operands address words of flags.
const FLAG_BITS: u32 = 16;
/// Elements of address registers: `a0` has 16 words, each of which an operand can address (`a0.0` to `a0.15` in Intel's
/// listings).
const ADDRESSES: u32 = 16;

/// Returns the registers of its category that a live range occupies: bytes of general ones, bits of flags, elements of
/// addresses. Surfaces occupy none.
#[must_use]
pub fn size(function: &Function, range: &LiveRange, grf_bytes: u32) -> u32 {
    let elements = || range.values.iter().map(|value| function.ty(*value).count()).max().unwrap_or(0);
    match range.category {
        Category::General => bytes(function, range, grf_bytes),
        Category::Predicate => elements().next_multiple_of(FLAG_BITS),
        Category::Address => elements(),
        Category::Surface => 0,
    }
}

/// Returns the capacity of a category, in the unit of [`size`]; for general registers, the pressure to which passes
/// reduce a kernel that exceeds it.
#[must_use]
pub fn limit(category: Category, platform: Platform, file: u32) -> u32 {
    match category {
        Category::General => budget(platform.grf_bytes(), file),
        Category::Predicate => platform.info().flag_bits,
        Category::Address => ADDRESSES,
        Category::Surface => u32::MAX,
    }
}

/// Returns the numbers at which a live range occupies registers. A partial write does not end the old value of a
/// variable: such a range has no holes.
fn spans<'a>(function: &'a Function, range: &'a LiveRange) -> impl Iterator<Item = Range<u32>> + 'a {
    let segments = range.segments.as_slice();
    let is_part = |value: &Value| {
        let op = function.def_inst(*value).map(|inst| function.op(inst));
        op.is_some_and(|op| op.definition().two_address().is_some())
    };
    let whole = match segments {
        [first, .., last] if range.values.iter().any(is_part) => Some(first.start..last.end),
        _ => None,
    };
    let parts = if whole.is_some() { &[] } else { segments };
    whole.into_iter().chain(parts.iter().map(|Segment { start, end, .. }| *start..*end))
}

/// Returns the maximal number of bytes of general registers that live ranges occupy at one instruction.
#[must_use]
pub fn most(function: &Function, liveness: &Liveness, grf_bytes: u32) -> u32 {
    // The bytes that become live or dead at each number.
    let mut changes: Vec<(u32, i64)> = Vec::new();
    for (_, range) in liveness.ranges().filter(|(_, range)| range.category == Category::General) {
        let bytes = i64::from(bytes(function, range, grf_bytes));
        for Range { start, end } in spans(function, range) {
            changes.push((start, bytes));
            changes.push((end, -bytes));
        }
    }
    // Deaths come first: a result may share the registers of an operand.
    changes.sort_unstable();
    let (mut now, mut most) = (0, 0);
    for (_, change) in changes {
        now += change;
        most = most.max(now);
    }
    u32::try_from(most).unwrap_or(u32::MAX)
}

/// The pressure of a category at each number, with updates in logarithmic time.
#[derive(Clone, Debug)]
pub struct Profile {
    /// A segment tree over the numbers: the amount added to a whole range, and the maximum in it.
    nodes: Vec<(i64, i64)>,
    leaves: u32,
}

impl Profile {
    /// Computes the pressure of the live ranges of a category.
    #[must_use]
    pub fn of(function: &Function, liveness: &Liveness, category: Category, grf_bytes: u32) -> Self {
        let ranges = || liveness.ranges().map(|(_, range)| range).filter(|range| range.category == category);
        let ends = ranges().filter_map(|range| range.segments.as_slice().last().map(|last| last.end));
        let leaves = ends.max().unwrap_or(0).max(1).next_power_of_two();
        // The bytes that become live or dead at each number, then their sums.
        let mut changes = vec![0_i64; leaves as usize + 1];
        for range in ranges() {
            let size = i64::from(size(function, range, grf_bytes));
            for Range { start, end } in spans(function, range).filter(|span| !span.is_empty()) {
                changes[start as usize] += size;
                changes[end as usize] -= size;
            }
        }
        let mut nodes = vec![(0, 0); 2 * leaves as usize];
        let mut now = 0;
        for (leaf, change) in nodes[leaves as usize..].iter_mut().zip(changes) {
            now += change;
            *leaf = (now, now);
        }
        for node in (1..leaves as usize).rev() {
            nodes[node].1 = nodes[2 * node].1.max(nodes[2 * node + 1].1);
        }
        Self { nodes, leaves }
    }

    /// Changes the pressure at some numbers.
    pub fn add(&mut self, numbers: Range<u32>, bytes: i64) {
        if !numbers.is_empty() {
            self.add_in(1, 0..self.leaves, &numbers, bytes);
        }
    }

    fn add_in(&mut self, node: usize, own: Range<u32>, numbers: &Range<u32>, bytes: i64) {
        if numbers.start <= own.start && own.end <= numbers.end {
            self.nodes[node].0 += bytes;
            self.nodes[node].1 += bytes;
        } else if own.start < numbers.end && numbers.start < own.end {
            let middle = own.start.midpoint(own.end);
            self.add_in(2 * node, own.start..middle, numbers, bytes);
            self.add_in(2 * node + 1, middle..own.end, numbers, bytes);
            self.nodes[node].1 = self.nodes[node].0 + self.nodes[2 * node].1.max(self.nodes[2 * node + 1].1);
        }
    }

    /// Returns the highest pressure at some numbers.
    #[must_use]
    pub fn most(&self, numbers: Range<u32>) -> i64 {
        self.most_in(1, 0..self.leaves, &numbers).unwrap_or(0)
    }

    /// Returns the excess over a budget, summed up over all numbers.
    #[must_use]
    pub fn excess(&self, budget: i64) -> i64 {
        self.excess_in(1, self.leaves, budget)
    }

    fn excess_in(&self, node: usize, leaves: u32, budget: i64) -> i64 {
        let (added, most) = self.nodes[node];
        match leaves {
            _ if most <= budget => 0,
            0 | 1 => most - budget,
            _ => {
                let halves = [2 * node, 2 * node + 1];
                halves.into_iter().map(|half| self.excess_in(half, leaves / 2, budget - added)).sum()
            }
        }
    }

    fn most_in(&self, node: usize, own: Range<u32>, numbers: &Range<u32>) -> Option<i64> {
        if numbers.start <= own.start && own.end <= numbers.end {
            return Some(self.nodes[node].1);
        }
        if own.start >= numbers.end || numbers.start >= own.end {
            return None;
        }
        let middle = own.start.midpoint(own.end);
        let lower = self.most_in(2 * node, own.start..middle, numbers);
        let upper = self.most_in(2 * node + 1, middle..own.end, numbers);
        lower.max(upper).map(|most| most + self.nodes[node].0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns parameters of eight floats with these live segments and this alignment in bytes.
    fn alive(spans: &[(u32, u32)], align: u32) -> (Function, Liveness) {
        let (mut function, mut liveness) = (Function::new("k"), Liveness::default());
        for ((start, end), offset) in spans.iter().copied().zip(0..) {
            let argument =
                crate::ir::KernelArgument { kind: crate::ir::ArgumentKind::General, offset: 64 + 32 * offset };
            let value = function.add_param(Type::vector(Element::F32, 8), argument);
            liveness.set(value, Category::General, align);
            if let Some(range) = liveness.range_mut(value) {
                range.segments.insert(Segment::strong(start, end));
            }
        }
        (function, liveness)
    }

    #[test]
    fn overlapping_ranges_add_up() {
        let (function, liveness) = alive(&[(0, 4), (2, 6), (4, 8)], 32);
        assert_eq!(most(&function, &liveness, 32), 64, "the third begins where the first ends");
        assert_eq!(most(&function, &liveness, 64), 128, "half a register counts as one");
    }

    #[test]
    fn what_begins_at_a_register_has_it_alone() {
        let (function, liveness) = alive(&[(0, 4)], 4);
        assert_eq!(most(&function, &liveness, 128), 32);
        let (function, liveness) = alive(&[(0, 4)], 128);
        assert_eq!(most(&function, &liveness, 128), 128);
    }

    #[test]
    fn bytes_that_are_computed_take_twice_the_registers() {
        let ty = Type::vector(Element::I8, 32);
        let (mut function, mut liveness) = (Function::new("k"), Liveness::default());
        let argument = crate::ir::KernelArgument { kind: crate::ir::ArgumentKind::General, offset: 64 };
        let given = function.add_param(ty, argument);
        let block = function.blocks()[0];
        let sum = crate::builder::Builder::at_end(&mut function, block).binary(crate::table::Op::Add, given, given);
        let mut taken = |value, span: (u32, u32)| {
            liveness.set(value, Category::General, 32);
            if let Some(range) = liveness.range_mut(value) {
                range.segments.insert(Segment::strong(span.0, span.1));
            }
            most(&function, &liveness, 32)
        };
        assert_eq!(taken(given, (0, 2)), 32);
        assert_eq!(taken(sum, (2, 4)), 64);
    }

    #[test]
    fn a_profile_knows_what_is_in_use_where() {
        let (function, liveness) = alive(&[(0, 4), (2, 6), (4, 9)], 32);
        let mut profile = Profile::of(&function, &liveness, Category::General, 32);
        let at = |profile: &Profile| (0..10).map(|number| profile.most(number..number + 1) / 32).collect::<Vec<_>>();
        assert_eq!(at(&profile), [1, 1, 2, 2, 2, 2, 1, 1, 1, 0]);
        profile.add(1..5, -32);
        profile.add(3..7, 64);
        assert_eq!(at(&profile), [1, 0, 1, 3, 3, 4, 3, 1, 1, 0]);
        assert_eq!((profile.most(0..10) / 32, profile.most(0..3) / 32, profile.most(5..5)), (4, 1, 0));
        assert_eq!([0, 32, 64, 96, 128].map(|budget| profile.excess(budget) / 32), [17, 9, 5, 1, 0]);
    }

    /// Returns the next of a sequence of numbers below a bound.
    fn draw(state: &mut u64, bound: u32) -> u32 {
        *state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((*state >> 33) % u64::from(bound)) as u32
    }

    /// Returns parameters of several sizes, live at up to three random spans each, and the bytes in use at each number.
    fn random(state: &mut u64, numbers: u32) -> (Function, Liveness, Vec<i64>) {
        let (mut function, mut liveness) = (Function::new("k"), Liveness::default());
        let mut in_use = vec![0_i64; numbers as usize];
        for index in 0..1 + draw(state, 12) {
            let lanes = 4 << draw(state, 4);
            let offset = 64 + 256 * index;
            let argument = crate::ir::KernelArgument { kind: crate::ir::ArgumentKind::General, offset };
            let value = function.add_param(Type::vector(Element::F32, lanes), argument);
            liveness.set(value, Category::General, 4);
            let mut alive = vec![false; numbers as usize];
            for _ in 0..=draw(state, 3) {
                let start = draw(state, numbers);
                let end = start + draw(state, numbers - start + 1);
                if let Some(range) = liveness.range_mut(value) {
                    range.segments.insert(Segment::strong(start, end));
                }
                alive[start as usize..end as usize].fill(true);
            }
            // Half a register of 32 bytes, or more, has whole registers.
            let bytes = i64::from((4 * lanes).next_multiple_of(32));
            in_use.iter_mut().zip(alive).filter(|(_, alive)| *alive).for_each(|(sum, _)| *sum += bytes);
        }
        (function, liveness, in_use)
    }

    #[test]
    fn a_profile_equals_a_sum_at_each_number() {
        let state = &mut 7;
        for case in 0..300 {
            let numbers = 1 + draw(state, 70);
            let (function, liveness, mut naive) = random(state, numbers);
            let mut profile = Profile::of(&function, &liveness, Category::General, 32);
            let highest = naive.iter().copied().max().unwrap_or(0);
            assert_eq!(i64::from(most(&function, &liveness, 32)), highest, "case {case}");
            // Passes change the pressure only at numbers at which something is live.
            let end = naive.iter().rposition(|bytes| *bytes > 0).map_or(0, |last| last as u32 + 1);
            for _ in 0..8 {
                let budget = i64::from(draw(state, 1024));
                let excess: i64 = naive.iter().map(|bytes| (bytes - budget).max(0)).sum();
                assert_eq!(profile.excess(budget), excess, "case {case}: budget {budget}");
                if end == 0 {
                    break;
                }
                let start = draw(state, end);
                let span = start..start + 1 + draw(state, end - start);
                let part = &mut naive[span.start as usize..span.end as usize];
                assert_eq!(
                    profile.most(span.clone()),
                    part.iter().copied().max().unwrap_or(0),
                    "case {case}: {span:?}"
                );
                let bytes = 32 * (i64::from(draw(state, 9)) - 4);
                profile.add(span, bytes);
                part.iter_mut().for_each(|sum| *sum += bytes);
            }
        }
    }
}

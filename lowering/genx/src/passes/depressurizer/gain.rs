//! Estimates which registers a move frees, and for how long it extends the live ranges of its operands.

use std::ops::Range;

use rustc_hash::FxHashMap;

use crate::ir::{Definition, Function, Value};
use crate::liveness::Category;
use crate::passes::State;
use crate::pressure::{self, Profile};
use crate::table::Op;
use crate::target::{self, Form};

/// The categories whose registers may be short.
const CATEGORIES: [Category; 3] = [Category::General, Category::Address, Category::Predicate];

/// The effect on register pressure of computing a value later.
#[derive(Clone, Debug)]
pub(super) struct Gain {
    value: Value,
    /// The numbers at which the value no longer occupies registers.
    spans: Vec<Range<u32>>,
    /// Values that move along, each with the number of its use, from which on it occupies registers.
    others: Vec<(Value, u32)>,
    /// Values whose live ranges are extended.
    longer: Vec<Longer>,
}

/// A value that stays live for longer.
#[derive(Clone, Debug)]
struct Longer {
    value: Value,
    /// The start of the segment that is extended.
    from: u32,
    numbers: Range<u32>,
}

impl Gain {
    /// Creates the gain of a value that is not live in a span.
    pub(super) fn of(value: Value, span: Range<u32>) -> Self {
        let mut gain = Self { value, spans: Vec::new(), others: Vec::new(), longer: Vec::new() };
        gain.frees(span);
        gain
    }

    /// Adds a span in which the value is not live.
    pub(super) fn frees(&mut self, span: Range<u32>) {
        self.spans.push(span);
    }

    /// Returns the spans in which the value is not live.
    pub(super) fn spans(&self) -> &[Range<u32>] {
        &self.spans
    }

    /// Records that a value that moves along is not live between its bale and its use, which has this number.
    pub(super) fn free(&mut self, value: Value, used: u32) {
        self.others.push((value, used));
    }
}

/// The register pressure of each category, with the moves planned so far.
#[derive(Clone, Debug)]
pub(super) struct Pressure<'a> {
    state: &'a State,
    profiles: [Profile; CATEGORIES.len()],
    /// The new ends of segments that planned moves extend, by the start of the segment.
    ends: FxHashMap<(Value, u32), u32>,
    /// Whether live ranges of values may be extended.
    may_last: FxHashMap<Value, bool>,
}

impl<'a> Pressure<'a> {
    /// Creates the pressure of a kernel with live ranges.
    pub(super) fn of(state: &'a State) -> Self {
        let State { function, liveness, platform, .. } = state;
        let profiles = CATEGORIES.map(|category| Profile::of(function, liveness, category, platform.grf_bytes()));
        Self { state, profiles, ends: FxHashMap::default(), may_last: FxHashMap::default() }
    }

    /// Returns the category of a value that has a live range.
    pub(super) fn category(&self, value: Value) -> Option<Category> {
        self.state.liveness.range(value).map(|range| range.category)
    }

    fn profile(&self, category: Category) -> Option<&Profile> {
        CATEGORIES.iter().position(|other| *other == category).map(|at| &self.profiles[at])
    }

    fn add(&mut self, value: Value, numbers: Range<u32>, size: i64) {
        let category = self.category(value);
        if let Some(at) = CATEGORIES.iter().position(|other| Some(*other) == category) {
            self.profiles[at].add(numbers, size);
        }
    }

    fn size(&self, value: Value) -> i64 {
        let State { function, liveness, platform, .. } = self.state;
        liveness.range(value).map_or(0, |range| pressure::size(function, range, platform.grf_bytes())).into()
    }

    /// Returns whether a category exceeds its registers at some numbers.
    pub(super) fn is_short(&self, category: Category, numbers: &Range<u32>) -> bool {
        let most = self.profile(category).map_or(0, |profile| profile.most(numbers.clone()));
        most > i64::from(pressure::limit(category, self.state.platform, self.state.register_file))
            && (self.state.has_high_pressure() || category != Category::General)
    }

    /// Records that a value stays live up to a number, in a block where it is live at another; returns whether that is
    /// legal and extends its live range.
    pub(super) fn lengthen(&mut self, gain: &mut Gain, value: Value, alive: u32, number: u32) -> bool {
        let Some(range) = self.state.liveness.range(value) else { return true };
        let segments = range.segments.as_slice();
        let at = segments.partition_point(|segment| segment.end < alive);
        let Some(segment) = segments.get(at).filter(|segment| segment.start <= alive) else { return false };
        let end = self.ends.get(&(value, segment.start)).copied().unwrap_or(0).max(segment.end);
        // An instruction may use a value twice.
        let is_counted = |longer: &Longer| longer.value == value && longer.numbers.end >= number;
        if end >= number || gain.longer.iter().any(is_counted) {
            return true;
        }
        gain.longer.push(Longer { value, from: segment.start, numbers: end..number });
        let function = &self.state.function;
        *self.may_last.entry(value).or_insert_with(|| may_last(function, value))
    }

    /// Applies a move if it is beneficial: it needs no more registers of the category of the value, and exceeds no
    /// other category. An even balance is beneficial, too, because the operands of the value may move next.
    pub(super) fn take(&mut self, gain: &Gain) -> bool {
        let own = self.category(gain.value);
        let freed = self.size(gain.value);
        for category in CATEGORIES {
            let longer = || gain.longer.iter().filter(|longer| self.category(longer.value) == Some(category));
            let needed: i64 = longer().map(|longer| self.size(longer.value)).sum();
            let more = if own == Some(category) { needed - freed } else { needed };
            if more <= 0 {
                continue;
            }
            let limit = i64::from(pressure::limit(category, self.state.platform, self.state.register_file));
            let most = |numbers: &Range<u32>| self.profile(category).map_or(0, |profile| profile.most(numbers.clone()));
            if own == Some(category) || longer().any(|longer| most(&longer.numbers) + more > limit) {
                return false;
            }
        }
        for span in &gain.spans {
            self.add(gain.value, span.clone(), -freed);
        }
        for (value, used) in &gain.others {
            let made = self.state.function.def_inst(*value).map_or(*used, |inst| self.state.numbering.inst(inst));
            self.add(*value, made..*used, -self.size(*value));
        }
        for Longer { value, from, numbers } in &gain.longer {
            self.add(*value, numbers.clone(), self.size(*value));
            let end = self.ends.entry((*value, *from)).or_insert(0);
            *end = numbers.end.max(*end);
        }
        true
    }
}

/// Returns whether extending the live range of a value costs only registers: a value that is changed in place, or that
/// becomes a parameter of a block, would have to be copied.
fn may_last(function: &Function, value: Value) -> bool {
    let is_read = |op: Op, index: u32| op.definition().two_address() != Some(index as usize) && !is_alias(op);
    is_separate(function, value)
        && function.uses(value).iter().all(|a_use| is_read(function.op(a_use.inst), a_use.index))
}

/// Returns whether the registers of a value hold no other value that is used after its definition. An alias shares the
/// registers of its operand, of which it must be the only use.
fn is_separate(function: &Function, value: Value) -> bool {
    match function.definition(value) {
        Definition::Param(_) | Definition::Constant(_) => true,
        Definition::BlockParam(..) => false,
        Definition::Inst(inst) if is_alias(function.op(*inst)) => {
            let is_last = |operand: &Value| function.uses(*operand).len() == 1 && is_separate(function, *operand);
            function.operands(*inst).iter().all(is_last)
        }
        Definition::Inst(_) => true,
    }
}

/// Returns whether the result shares the registers of the operand.
fn is_alias(op: Op) -> bool {
    target::form(op) == Form::Alias
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::builder::Builder;
    use crate::error::Error;
    use crate::ir::{ArgumentKind, Inst, KernelArgument};
    use crate::passes::live_ranges;
    use crate::types::{Element, Type};
    use visa::Platform;

    /// A kernel with an address, to which a test appends instructions.
    struct Kernel {
        state: State,
        at: Value,
    }

    impl Kernel {
        fn new() -> Self {
            let mut function = Function::new("k");
            let argument = KernelArgument { kind: ArgumentKind::Address, offset: 64 };
            let at = function.add_param(Type::scalar(Element::I64), argument);
            Self { state: State::new(function, Platform::Dg2), at }
        }

        fn b(&mut self) -> Builder<'_> {
            let block = self.state.function.blocks()[0];
            Builder::at_end(&mut self.state.function, block)
        }

        fn load(&mut self) -> Value {
            let at = self.at;
            self.b().value(Op::SvmBlockLd, &[at], &[], Type::vector(Element::F32, 64))
        }

        fn add(&mut self, lhs: Value, rhs: Value) -> Value {
            self.b().binary(Op::FAdd, lhs, rhs)
        }

        fn store(&mut self, value: Value) -> Inst {
            let at = self.at;
            self.b().inst(Op::SvmBlockSt, &[at, value], &[], None)
        }

        /// Returns the kernel with live ranges.
        fn end(mut self) -> Result<State, Error> {
            self.b().ret();
            live_ranges::anew(&mut self.state)?;
            Ok(self.state)
        }
    }

    /// Returns whether a sum may be computed before its use instead, and the number of operands whose live ranges that
    /// extends.
    fn moves(state: &State, sum: Value, to: Inst) -> (bool, usize) {
        let (function, numbering) = (&state.function, &state.numbering);
        let made = function.def_inst(sum).map_or(0, |inst| numbering.inst(inst));
        let used = numbering.inst(to);
        let (mut pressure, mut gain) = (Pressure::of(state), Gain::of(sum, made..used));
        let inst = function.def_inst(sum);
        for operand in inst.map(|inst| function.operands(inst)).unwrap_or_default() {
            assert!(pressure.lengthen(&mut gain, *operand, made, used), "{operand:?} ends elsewhere");
        }
        let longer = gain.longer.len();
        let before = pressure.profile(Category::General).map_or(0, |profile| profile.most(made + 1..used));
        let takes = pressure.take(&gain);
        let after = pressure.profile(Category::General).map_or(0, |profile| profile.most(made + 1..used));
        assert!(after <= before, "{before} bytes become {after}");
        (takes, longer)
    }

    /// Returns the result of [`moves`] for a sum of one value with itself or of two values that is used after another
    /// load and store; its operands are stored later or not.
    fn used_later(is_double: bool, operands_are_used: bool) -> Result<(bool, usize), Error> {
        let mut kernel = Kernel::new();
        let x = kernel.load();
        let y = if is_double { x } else { kernel.load() };
        let sum = kernel.add(x, y);
        let other = kernel.load();
        kernel.store(other);
        let to = kernel.store(sum);
        if operands_are_used {
            kernel.store(x);
            kernel.store(y);
        }
        Ok(moves(&kernel.end()?, sum, to))
    }

    #[test]
    fn a_sum_moves_where_it_extends_at_most_one_operand() -> Result<(), Error> {
        assert_eq!(used_later(true, false)?, (true, 1));
        assert_eq!(used_later(false, false)?, (false, 2));
        assert_eq!(used_later(false, true)?, (true, 0));
        Ok(())
    }

    #[test]
    fn a_second_move_counts_what_the_first_extended() -> Result<(), Error> {
        let mut kernel = Kernel::new();
        let (x, y) = (kernel.load(), kernel.load());
        let (first, second) = (kernel.add(x, x), kernel.add(x, y));
        let other = kernel.load();
        kernel.store(other);
        let to = kernel.store(first);
        kernel.store(second);
        let state = kernel.end()?;
        let used = state.numbering.inst(to);
        let mut pressure = Pressure::of(&state);
        let made = |value: Value| state.function.def_inst(value).map_or(0, |inst| state.numbering.inst(inst));
        let mut gain = Gain::of(first, made(first)..used);
        assert!(pressure.lengthen(&mut gain, x, made(first), used) && pressure.take(&gain));
        // The first operand is live up to there already, so the second sum only extends the other operand.
        let mut gain = Gain::of(second, made(second)..used);
        assert!(pressure.lengthen(&mut gain, x, made(second), used));
        assert!(gain.longer.is_empty());
        assert!(pressure.lengthen(&mut gain, y, made(second), used));
        assert!(pressure.take(&gain));
        Ok(())
    }
}

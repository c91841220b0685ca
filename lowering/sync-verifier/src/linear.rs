//! Represents the integers of a program as linear forms over symbols, with the facts that a path has established about
//! them.

use crate::value::Root;
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};
use smallvec::SmallVec;
use std::{collections::BTreeMap, rc::Rc};

/// An unknown integer.
pub(crate) type Symbol = u32;

/// Symbols in ascending order, each with a nonzero factor.
pub(crate) type Terms = pto_analysis::Terms<Symbol>;

/// A linear form over symbols. A form with too many terms is replaced by a new symbol.
pub(crate) type Linear = pto_analysis::Linear<Symbol, 8>;

/// The relation of a difference to 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sign {
    /// Equal to 0.
    Zero,
    /// Not equal to 0.
    NonZero,
    /// Less than 0.
    Negative,
    /// Less than or equal to 0.
    NotPositive,
}

impl Sign {
    const fn holds(self, value: i64) -> bool {
        match self {
            Sign::Zero => value == 0,
            Sign::NonZero => value != 0,
            Sign::Negative => value < 0,
            Sign::NotPositive => value <= 0,
        }
    }
}

/// A comparison with a symbol as result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Test {
    pub(crate) difference: Linear,
    pub(crate) sign: Sign,
}

/// The index of a conjunction of conditions under which a value is one of several: see [`Symbols::guard`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Guard(u32);

impl Guard {
    /// No condition.
    pub(crate) const NONE: Guard = Guard(0);
}

/// Conditions, each a symbol and its truth value.
type Conditions = SmallVec<[(Symbol, bool); 2]>;

/// Maximal number of conditions of a guard: further ones are dropped.
const CONDITIONS: usize = 4;

/// The symbol table. Equal operations on equal operands yield the same symbol.
#[derive(Debug, Default)]
pub(crate) struct Symbols {
    next: Symbol,
    /// For each symbol the latest [fresh](Symbols::fresh) symbol that it depends on.
    latest: Vec<Symbol>,
    made: HashMap<(&'static str, SmallVec<[Linear; 3]>), Symbol>,
    tests: HashMap<Symbol, Test>,
    /// The alternatives of a symbol, each with its guard.
    choices: HashMap<Symbol, Rc<[(Guard, Linear)]>>,
    /// Guards after [`Guard::NONE`], by index.
    guards: Vec<Conditions>,
    numbers: HashMap<Conditions, Guard>,
    /// Symbols that denote the address of a buffer.
    addresses: HashMap<Symbol, Root>,
    of_root: HashMap<Root, Symbol>,
}

impl Symbols {
    /// Returns the conditions of a guard.
    fn conditions(&self, guard: Guard) -> &[(Symbol, bool)] {
        (guard.0 as usize).checked_sub(1).and_then(|index| self.guards.get(index)).map_or(&[], |conditions| conditions)
    }

    /// Returns the guard for a condition and its truth value; [`Guard::NONE`] if the condition is no symbol.
    pub(crate) fn guard(&mut self, condition: &Linear, holds: bool) -> Guard {
        match (condition.terms.as_slice(), condition.known) {
            ([(symbol, 1)], 0) => self.guard_of(smallvec::smallvec![(*symbol, holds)]),
            _ => Guard::NONE,
        }
    }

    fn guard_of(&mut self, conditions: Conditions) -> Guard {
        if conditions.is_empty() {
            return Guard::NONE;
        }
        if let Some(known) = self.numbers.get(&conditions) {
            return *known;
        }
        self.guards.push(conditions.clone());
        let guard = Guard(self.guards.len() as u32);
        self.numbers.insert(conditions, guard);
        guard
    }

    /// Returns the conjunction of two guards; `None` if they contradict each other.
    pub(crate) fn both(&mut self, one: Guard, other: Guard) -> Option<Guard> {
        if one == other || other == Guard::NONE {
            return Some(one);
        }
        if one == Guard::NONE {
            return Some(other);
        }
        if self.exclude(one, other) {
            return None;
        }
        let mut all: Conditions = self.conditions(one).iter().chain(self.conditions(other)).copied().collect();
        all.sort_unstable();
        all.dedup();
        all.truncate(CONDITIONS);
        Some(self.guard_of(all))
    }

    /// Returns whether two guards contradict each other.
    pub(crate) fn exclude(&self, one: Guard, other: Guard) -> bool {
        let contradicts = |(symbol, holds): &(Symbol, bool)| self.conditions(other).contains(&(*symbol, !holds));
        self.conditions(one).iter().any(contradicts)
    }

    /// Returns whether a path contradicts a guard.
    pub(crate) fn is_against(&self, guard: Guard, facts: &Facts) -> bool {
        let against = |(symbol, holds): &(Symbol, bool)| {
            facts.decide(self, &Linear::symbol(*symbol)).is_some_and(|decided| decided != *holds)
        };
        self.conditions(guard).iter().any(against)
    }

    /// Creates a symbol that is one of several integers.
    pub(crate) fn choice(&mut self, numbers: &[(Guard, Linear)]) -> Linear {
        let symbol = self.fresh();
        self.choices.insert(symbol, numbers.into());
        Linear::symbol(symbol)
    }

    /// Evaluates a select.
    pub(crate) fn select(
        &mut self,
        operation: &'static str,
        condition: &Linear,
        one: &Linear,
        other: &Linear,
    ) -> Linear {
        let made = self.of(operation, &[condition, one, other]);
        if let [(symbol, 1)] = made.terms.as_slice()
            && !self.choices.contains_key(symbol)
        {
            let (holds, fails) = (self.guard(condition, true), self.guard(condition, false));
            self.choices.insert(*symbol, Rc::new([(holds, one.clone()), (fails, other.clone())]));
        }
        made
    }

    /// Returns the alternatives of a linear form with alternatives for its symbols; `None` if there are more than
    /// `most`.
    pub(crate) fn expanded(&mut self, whole: &Linear, most: usize) -> Option<Vec<(Guard, Linear)>> {
        if self.choices.is_empty() || !whole.terms.iter().any(|(symbol, _)| self.choices.contains_key(symbol)) {
            return Some(vec![(Guard::NONE, whole.clone())]);
        }
        let mut done: Vec<(Guard, Linear)> = Vec::new();
        let mut open = vec![(Guard::NONE, whole.clone())];
        while let Some((guard, sum)) = open.pop() {
            let chosen = sum.terms.iter().find_map(|term| Some((*term, Rc::clone(self.choices.get(&term.0)?))));
            let Some(((symbol, factor), choices)) = chosen else {
                match done.iter_mut().find(|(_, known)| *known == sum) {
                    Some((known, _)) if *known == guard => {}
                    Some((known, _)) => *known = Guard::NONE,
                    None => done.push((guard, sum)),
                }
                continue;
            };
            let without = Linear::symbol(symbol).times(factor).and_then(|part| sum.minus(&part));
            for (inner, number) in choices.iter() {
                let Some(guard) = self.both(guard, *inner) else { continue };
                let made = without.as_ref().and_then(|rest| rest.plus(&number.times(factor)?));
                open.extend(made.map(|made| (guard, made)));
            }
            if done.len() + open.len() > most {
                return None;
            }
        }
        Some(done)
    }

    /// Adds a symbol and the symbols of its alternatives.
    pub(crate) fn within(&self, symbol: Symbol, found: &mut HashSet<Symbol>) {
        let mut open = vec![symbol];
        while let Some(symbol) = open.pop() {
            if found.insert(symbol)
                && let Some(choices) = self.choices.get(&symbol)
            {
                open.extend(choices.iter().flat_map(|(_, number)| &number.terms).map(|(symbol, _)| *symbol));
            }
        }
    }

    /// Returns the address of a buffer as an integer.
    pub(crate) fn address(&mut self, root: Root) -> Linear {
        if root == Root::Bank {
            return Linear::known(0);
        }
        if let Some(known) = self.of_root.get(&root) {
            return Linear::symbol(*known);
        }
        let symbol = self.add(0);
        self.of_root.insert(root, symbol);
        self.addresses.insert(symbol, root);
        Linear::symbol(symbol)
    }

    /// Returns the buffer that contains an address, and the offset in it; the memory itself if the address depends on
    /// no buffer.
    pub(crate) fn at_address(&self, address: &Linear) -> (Root, Linear) {
        let found = address.terms.iter().find_map(|(symbol, factor)| {
            let root = self.addresses.get(symbol).filter(|_| *factor == 1)?;
            Some((*root, address.minus(&Linear::symbol(*symbol))?))
        });
        found.unwrap_or_else(|| (Root::Bank, address.clone()))
    }

    /// Creates an unknown symbol.
    pub(crate) fn fresh(&mut self) -> Symbol {
        self.add(self.next + 1)
    }

    fn add(&mut self, latest: Symbol) -> Symbol {
        self.next += 1;
        self.latest.push(latest);
        self.next
    }

    fn latest(&self, terms: &Terms) -> Symbol {
        let of = |symbol: Symbol| self.latest.get((symbol as usize).wrapping_sub(1)).copied().unwrap_or(symbol);
        terms.iter().map(|(symbol, _)| of(*symbol)).max().unwrap_or(0)
    }

    /// Returns whether terms contain a symbol created after the given one: once that symbol is dead, such terms never
    /// occur again.
    pub(crate) fn is_after(&self, terms: &Terms, symbol: Symbol) -> bool {
        self.latest(terms) > symbol
    }

    /// Returns the last symbol.
    pub(crate) const fn last(&self) -> Symbol {
        self.next
    }

    /// Returns the symbol for an operation on operands.
    pub(crate) fn of(&mut self, operation: &'static str, operands: &[&Linear]) -> Linear {
        let key = (operation, operands.iter().map(|operand| (*operand).clone()).collect());
        if let Some(known) = self.made.get(&key) {
            return Linear::symbol(*known);
        }
        let latest = operands.iter().map(|operand| self.latest(&operand.terms)).max().unwrap_or(0);
        let symbol = self.add(latest);
        self.made.insert(key, symbol);
        Linear::symbol(symbol)
    }

    /// Returns the symbol for a comparison.
    pub(crate) fn test(&mut self, operation: &'static str, operands: &[&Linear], test: Test) -> Linear {
        if let Some(value) = test.difference.value() {
            return Linear::known(test.sign.holds(value).into());
        }
        let made = self.of(operation, operands);
        if let [(symbol, 1)] = made.terms.as_slice() {
            self.tests.entry(*symbol).or_insert(test);
        }
        made
    }

    /// Returns the comparison that defines a truth value.
    fn test_of(&self, condition: &Linear) -> Test {
        if let ([(symbol, 1)], 0) = (condition.terms.as_slice(), condition.known)
            && let Some(test) = self.tests.get(symbol)
        {
            return test.clone();
        }
        Test { difference: condition.clone(), sign: Sign::NonZero }
    }
}

/// The facts that a path has established: bounds of linear forms, and one excluded value of each.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Facts(BTreeMap<Terms, Fact>);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Fact {
    least: i64,
    greatest: i64,
    not: Option<i64>,
}

/// Divides terms by their common factor and makes the first factor positive; returns the divisor, too.
fn reduced(terms: &Terms) -> (Terms, i64) {
    let common = terms.iter().fold(0, |common, (_, factor)| divisor(common, *factor)).max(1);
    let sign = if terms.first().is_some_and(|(_, factor)| *factor < 0) { -1 } else { 1 };
    let factor = common * sign;
    (terms.iter().map(|(symbol, times)| (*symbol, times.wrapping_div(factor))).collect(), factor)
}

/// Returns the greatest common divisor; 1 if an operand has no absolute value.
fn divisor(a: i64, b: i64) -> i64 {
    let (Some(mut a), Some(mut b)) = (a.checked_abs(), b.checked_abs()) else { return 1 };
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

impl Facts {
    /// Keeps facts on terms for which `keep` holds.
    pub(crate) fn retain(&mut self, keep: impl Fn(&Terms) -> bool) {
        self.0.retain(|terms, _| keep(terms));
    }

    /// Returns whether a condition holds, if the path or the condition itself decides it.
    pub(crate) fn decide(&self, symbols: &Symbols, condition: &Linear) -> Option<bool> {
        self.decide_test(&symbols.test_of(condition))
    }

    /// Like [`Facts::decide`], for a comparison.
    pub(crate) fn decide_test(&self, Test { difference, sign }: &Test) -> Option<bool> {
        if let Some(value) = difference.value() {
            return Some(sign.holds(value));
        }
        let (terms, factor) = reduced(&difference.terms);
        let Fact { least, greatest, not } = *self.0.get(&terms)?;
        let (least, greatest) = if factor < 0 { (greatest, least) } else { (least, greatest) };
        let times = |value: i64| value.saturating_mul(factor);
        let (least, greatest, not) = (times(least), times(greatest), not.map(times));
        let (least, greatest) = (least.saturating_add(difference.known), greatest.saturating_add(difference.known));
        let not = not.map(|value| value.saturating_add(difference.known));
        let zero = if least > 0 || greatest < 0 || not == Some(0) {
            Some(false)
        } else {
            (least == 0 && greatest == 0).then_some(true)
        };
        match sign {
            Sign::Zero => zero,
            Sign::NonZero => zero.map(|zero| !zero),
            Sign::Negative if greatest < 0 => Some(true),
            Sign::Negative if least >= 0 => Some(false),
            Sign::NotPositive if greatest <= 0 => Some(true),
            Sign::NotPositive if least > 0 => Some(false),
            Sign::Negative | Sign::NotPositive => None,
        }
    }

    /// Assumes that a condition holds or does not.
    pub(crate) fn assume(&mut self, symbols: &Symbols, condition: &Linear, holds: bool) {
        self.assume_test(&symbols.test_of(condition), holds);
    }

    /// Like [`Facts::assume`], for a comparison.
    pub(crate) fn assume_test(&mut self, Test { difference, sign }: &Test, holds: bool) {
        if difference.terms.is_empty() {
            return;
        }
        // Bounds of the terms, and an excluded value.
        let bound = difference.known.saturating_neg();
        let (mut least, mut greatest, mut not) = (i64::MIN, i64::MAX, None);
        match (sign, holds) {
            (Sign::Zero, true) | (Sign::NonZero, false) => (least, greatest) = (bound, bound),
            (Sign::Zero, false) | (Sign::NonZero, true) => not = Some(bound),
            (Sign::Negative, true) => greatest = bound.saturating_sub(1),
            (Sign::Negative, false) => least = bound,
            (Sign::NotPositive, true) => greatest = bound,
            (Sign::NotPositive, false) => least = bound.saturating_add(1),
        }
        let (terms, factor) = reduced(&difference.terms);
        if factor < 0 {
            (least, greatest) = (greatest.saturating_neg(), least.saturating_neg());
            not = not.map(i64::saturating_neg);
        }
        // Bounds of a multiple divided by the factor are bounds of the terms. Unbounded sides stay unbounded.
        let factor = factor.saturating_abs();
        least = if least <= i64::MIN + 1 { i64::MIN } else { -(-least).div_euclid(factor) };
        greatest = if greatest == i64::MAX { i64::MAX } else { greatest.div_euclid(factor) };
        not = not.filter(|value| value % factor == 0).map(|value| value / factor);
        let fact = self.0.entry(terms).or_insert(Fact { least: i64::MIN, greatest: i64::MAX, not: None });
        fact.least = fact.least.max(least);
        fact.greatest = fact.greatest.min(greatest);
        fact.not = not.or(fact.not);
        if fact.not == Some(fact.least) {
            fact.least = fact.least.saturating_add(1);
        }
        if fact.not == Some(fact.greatest) {
            fact.greatest = fact.greatest.saturating_sub(1);
        }
    }

    /// Keeps the facts that both paths have established.
    pub(crate) fn meet(&mut self, other: &Facts) {
        self.0.retain(|terms, fact| {
            let Some(also) = other.0.get(terms) else { return false };
            fact.least = fact.least.min(also.least);
            fact.greatest = fact.greatest.max(also.greatest);
            fact.not = fact.not.filter(|_| fact.not == also.not);
            // Drop a fact without bounds.
            *fact != Fact { least: i64::MIN, greatest: i64::MAX, not: None }
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums() {
        let mut symbols = Symbols::default();
        let a = Linear::symbol(symbols.fresh());
        let b = Linear::symbol(symbols.fresh());
        let sum = a.plus(&b).and_then(|sum| sum.plus(&Linear::known(3)));
        let back = sum.as_ref().and_then(|sum| sum.minus(&b)).and_then(|rest| rest.minus(&a));
        assert_eq!(back, Some(Linear::known(3)));
        assert_eq!(symbols.of("f", &[&a, &b]), symbols.of("f", &[&a, &b]));
        assert_ne!(symbols.of("f", &[&a, &b]), symbols.of("f", &[&b, &a]));
    }

    #[test]
    fn multiples_follow() {
        let mut symbols = Symbols::default();
        let step = Linear::symbol(symbols.fresh());
        let mut facts = Facts::default();
        // The step is at least 1: twice the step is not 0, and three times less 2 is above 0.
        let not_positive = Linear::known(1).minus(&step).unwrap_or_default();
        facts.assume_test(&Test { difference: not_positive, sign: Sign::NotPositive }, true);
        let twice = Test { difference: step.times(2).unwrap_or_default(), sign: Sign::Zero };
        assert_eq!(facts.decide_test(&twice), Some(false));
        let more = step.times(-3).and_then(|less| less.plus(&Linear::known(2))).unwrap_or_default();
        assert_eq!(facts.decide_test(&Test { difference: more, sign: Sign::Negative }), Some(true));
        // Three times it is at most 7: it is at most 2.
        let most = step.times(3).and_then(|three| three.minus(&Linear::known(7))).unwrap_or_default();
        facts.assume_test(&Test { difference: most, sign: Sign::NotPositive }, true);
        let two = step.minus(&Linear::known(2)).unwrap_or_default();
        assert_eq!(facts.decide_test(&Test { difference: two, sign: Sign::NotPositive }), Some(true));
    }

    #[test]
    fn a_path_remembers_what_it_decided() {
        let mut symbols = Symbols::default();
        let (a, b) = (Linear::symbol(symbols.fresh()), Linear::symbol(symbols.fresh()));
        let difference = a.minus(&b).unwrap_or_default();
        let below = |known: i64| Test {
            difference: difference.plus(&Linear::known(known)).unwrap_or_default(),
            sign: Sign::Negative,
        };
        let mut facts = Facts::default();
        assert_eq!(facts.decide_test(&below(0)), None);
        facts.assume_test(&below(0), true);
        assert_eq!(facts.decide_test(&below(0)), Some(true));
        assert_eq!(facts.decide_test(&below(-4)), Some(true));
        assert_eq!(facts.decide_test(&below(1)), None);
        facts.assume_test(&below(1), false);
        // a - b is -1.
        let zero = Test { difference: difference.plus(&Linear::known(1)).unwrap_or_default(), sign: Sign::Zero };
        assert_eq!(facts.decide_test(&zero), Some(true));
        let turned = b.minus(&a).and_then(|turned| turned.minus(&Linear::known(1))).unwrap_or_default();
        assert_eq!(facts.decide_test(&Test { difference: turned, sign: Sign::NonZero }), Some(false));
    }
}

//! Searches for a legal operation: repeatedly changes the part that a diagnostic of the verifier points at.

use crate::{
    attributes,
    hints::Hints,
    operation::{Operation, Value},
    types::Types,
};
use fastrand::Rng;
use pto_isa::{
    Arity, Kind, Op, Presence, Target, TypeDesc,
    check::At,
    op::{Attr, Traits},
    ops,
    types::{Class, DType},
};
use std::{
    collections::HashMap,
    sync::{LazyLock, Mutex, PoisonError},
};

/// Maximal number of changes before the search restarts.
const STEPS: usize = 600;
/// Restarts before the search gives up.
const RESTARTS: usize = 40;
/// Restarts for the first legal operation, from which other searches start.
const FIRST_RESTARTS: usize = 400;
/// Number of legal operations of a definition that serve as starting points.
const KNOWN: u64 = 4;
/// Maximal number of random changes to a legal operation before the search continues from it.
const PERTURBATIONS: usize = 8;

/// Draws a legal operation; returns `None` if the search finds none, or the target does not have it.
pub fn draw(def: &'static Op, target: Target, seed: u64) -> Option<Operation> {
    if !def.targets.contains(target) {
        return None;
    }
    let mut search = Search::new(def, target, seed);
    let first = search.start();
    // If rules admit few operations, start from a known legal one.
    search.repaired(first).or_else(|| {
        let known = known(def, target, seed % KNOWN)?;
        (0..RESTARTS).find_map(|_| search.perturbed(&known)).or(Some(known))
    })
}

/// Returns a legal operation of a definition, the same one for the same `number`.
fn known(def: &'static Op, target: Target, number: u64) -> Option<Operation> {
    type Known = HashMap<(&'static str, Target, u64), Option<Operation>>;
    static ALL: LazyLock<Mutex<Known>> = LazyLock::new(Mutex::default);
    let key = (def.name, target, number);
    let all = || ALL.lock().unwrap_or_else(PoisonError::into_inner);
    let before = all().get(&key).cloned();
    before.unwrap_or_else(|| {
        let mut search = Search::new(def, target, number);
        let legal = (0..FIRST_RESTARTS).find_map(|_| {
            let start = search.start();
            search.repaired(start)
        });
        all().insert(key, legal.clone());
        legal
    })
}

/// Draws operations of all definitions for which the search finds one.
#[derive(Debug, Default)]
pub struct Generator {
    definitions: Vec<(&'static Op, Target)>,
}

impl Generator {
    /// Creates a generator of all op definitions on both targets.
    pub fn new() -> Self {
        let targets = [Target::A3, Target::A5];
        let all = ops::all().flat_map(|def| targets.into_iter().map(move |target| (def, target)));
        Self { definitions: all.filter(|(def, target)| def.targets.contains(*target)).collect() }
    }

    /// Returns the op definitions with their targets.
    pub fn definitions(&self) -> &[(&'static Op, Target)] {
        &self.definitions
    }

    /// Draws one operation per choice for a target; leaves out those for which the search finds none.
    pub fn operations(&self, target: Target, choices: &[(usize, u64)]) -> Vec<Operation> {
        let all: Vec<&'static Op> =
            self.definitions.iter().filter(|(_, of)| *of == target).map(|(def, _)| *def).collect();
        let pick = |(def, seed): &(usize, u64)| draw(all.get(def % all.len().max(1))?, target, *seed);
        choices.iter().filter_map(pick).collect()
    }
}

pub(crate) struct Search {
    def: &'static Op,
    target: Target,
    /// The hints for each declared operand.
    hints: Vec<Hints>,
    /// The hints for results.
    plain: Hints,
    /// Integers of its attributes, which may be extents.
    sizes: Vec<i64>,
    rng: Rng,
    rank: usize,
}

impl Search {
    pub(crate) fn new(def: &'static Op, target: Target, seed: u64) -> Self {
        let hints = (0..def.operands.len()).map(|declared| Hints::of(def, declared, target)).collect();
        Self { def, target, hints, plain: Hints::default(), sizes: Vec::new(), rng: Rng::with_seed(seed), rank: 2 }
    }

    /// Changes a legal operation at random, and searches for a legal one from there.
    fn perturbed(&mut self, legal: &Operation) -> Option<Operation> {
        let mut next = legal.clone();
        for _ in 0..self.rng.usize(1..=PERTURBATIONS) {
            self.change(&mut next, None);
        }
        self.repaired(next)
    }

    fn types<'a>(&'a mut self, declared: Option<usize>, dtypes: &'a [DType]) -> Types<'a> {
        let hints = declared.and_then(|declared| self.hints.get(declared)).unwrap_or(&self.plain);
        Types { dtypes, hints, sizes: &self.sizes, rank: self.rank, rng: &mut self.rng }
    }

    fn dtypes(&self) -> Vec<DType> {
        self.def.dtypes.on(self.target).iter().collect()
    }

    /// Searches for a legal operation from one that may be illegal.
    fn repaired(&mut self, start: Operation) -> Option<Operation> {
        let mut best = start;
        let mut wrong = best.violations();
        for _ in 0..STEPS {
            if wrong.is_empty() {
                return Some(best);
            }
            let mut next = best.clone();
            // A violation at one part may have to be repaired at another one.
            let at = match self.rng.u8(..4) {
                0 => None,
                _ => wrong.get(self.rng.usize(..wrong.len())).map(|violation| violation.at),
            };
            self.change(&mut next, at);
            let found = next.violations();
            // Occasionally accept a step that breaks one more rule, to leave a local minimum.
            let detour = found.len() == wrong.len() + 1 && self.rng.u8(..16) == 0;
            if found.len() <= wrong.len() || detour {
                (best, wrong) = (next, found);
            }
        }
        None
    }

    fn count(&mut self, arity: Arity) -> usize {
        match arity {
            Arity::One => 1,
            Arity::Optional => usize::from(self.rng.u8(..10) < 3),
            Arity::Variadic => self.rank,
        }
    }

    fn start(&mut self) -> Operation {
        self.rank = self.rng.usize(1..6);
        let dtypes = self.dtypes();
        // Most operations have one element type.
        let one: Vec<DType> = if self.rng.u8(..4) > 0 && !dtypes.is_empty() {
            vec![dtypes[self.rng.usize(..dtypes.len())]]
        } else {
            dtypes
        };
        let def = self.def;
        let operands = def.operands.iter().enumerate().map(|(declared, operand)| {
            let count = self.count(operand.arity);
            (0..count).map(|_| self.value(declared, operand.kind, &one)).collect()
        });
        let operands: Vec<Vec<Value>> = operands.collect();
        let results = def.results.iter().map(|result| {
            let count = self.count(result.arity);
            (0..count).map(|_| self.types(None, &one).of(result.kind)).collect()
        });
        let results: Vec<Vec<TypeDesc>> = results.collect();
        let attributes = def.attrs.iter().filter_map(|attr| {
            let given =
                attr.presence == Presence::Required || (attr.targets.contains(self.target) && self.rng.u8(..10) < 3);
            Some((attr, attributes::draw(attr, &mut self.rng).filter(|_| given)?))
        });
        let attributes = attributes.collect();
        let (note, shared) = (self.rng.u8(..5) == 0, self.rng.u8(..5) == 0);
        Operation { def, target: self.target, operands, results, attributes, note, shared }
    }

    fn value(&mut self, declared: usize, kind: Kind, dtypes: &[DType]) -> Value {
        let ty = self.types(Some(declared), dtypes).of(kind);
        Value { ty, constant: self.constant(&ty) }
    }

    fn constant(&mut self, ty: &TypeDesc) -> Option<i64> {
        let integer = match ty {
            TypeDesc::Index => true,
            TypeDesc::Scalar(dtype) if dtype.class() == Class::Truth => {
                return (self.rng.u8(..10) < 4).then(|| i64::from(self.rng.bool()));
            }
            TypeDesc::Scalar(dtype) => dtype.class() == Class::Signless,
            _ => false,
        };
        let small = if matches!(ty, TypeDesc::Scalar(DType::I8)) { 8 } else { attributes::NUMBERS.len() };
        (integer && self.rng.u8(..10) < 4)
            .then(|| attributes::NUMBERS.get(self.rng.usize(..small)).copied().unwrap_or(0))
    }

    /// Changes the part at a position, or any part.
    pub(crate) fn change(&mut self, operation: &mut Operation, at: Option<At>) {
        self.sizes.clear();
        self.sizes.extend(operation.attributes.iter().flat_map(|(_, word)| word.ints()));
        let operands: usize = operation.operands.iter().map(Vec::len).sum();
        let results: usize = operation.results.iter().map(Vec::len).sum();
        let parts = operands + results + self.def.attrs.len() + 1;
        let at = at.filter(|at| *at != At::Op).unwrap_or_else(|| {
            let part = self.rng.usize(..parts);
            if part < operands {
                At::Operand(part)
            } else if part < operands + results {
                At::Result(part - operands)
            } else {
                self.def.attrs.get(part - operands - results).map_or(At::Op, |attr| At::Attr(attr.name))
            }
        });
        let others: Vec<TypeDesc> =
            operation.values().map(|(_, value)| value.ty).chain(operation.results.iter().flatten().copied()).collect();
        let dtypes = self.dtypes();
        match at {
            At::Operand(index) => self.operand(operation, index, &others, &dtypes),
            At::Result(index) => {
                let places = operation.results.iter_mut().zip(self.def.results);
                let mut all = places.flat_map(|(types, declared)| types.iter_mut().map(move |ty| (ty, declared.kind)));
                if let Some((ty, kind)) = all.nth(index) {
                    *ty = self.types(None, &dtypes).changed(*ty, kind, &others);
                }
            }
            At::Attr(name) => {
                if let Some(attr) = self.def.attrs.iter().find(|attr| attr.name == name) {
                    self.attribute(operation, attr);
                }
            }
            At::Op => self.presence(operation, &dtypes),
        }
    }

    fn operand(&mut self, operation: &mut Operation, index: usize, others: &[TypeDesc], dtypes: &[DType]) {
        let places = operation.operands.iter_mut().zip(self.def.operands).enumerate();
        let mut all = places.flat_map(|(declared, (values, operand))| {
            values.iter_mut().map(move |value| (value, declared, operand.kind))
        });
        let Some((value, declared, kind)) = all.nth(index) else { return };
        if self.rng.u8(..4) > 0 {
            value.ty = self.types(Some(declared), dtypes).changed(value.ty, kind, others);
        }
        value.constant = self.constant(&value.ty);
    }

    fn attribute(&mut self, operation: &mut Operation, attr: &'static Attr) {
        let given = operation.attributes.iter().position(|(other, _)| other.name == attr.name);
        let drawn = attributes::draw(attr, &mut self.rng);
        match (given, drawn) {
            (Some(index), _) if attr.presence != Presence::Required && self.rng.bool() => {
                operation.attributes.remove(index);
            }
            (Some(index), Some(word)) => operation.attributes[index].1 = word,
            (None, Some(word)) => operation.attributes.push((attr, word)),
            (_, None) => {}
        }
        operation.attributes.sort_by_key(|(attr, _)| attr.name.as_str());
    }

    /// Changes which optional operands and results are present, the number of variadic ones, and which operands are
    /// equal.
    fn presence(&mut self, operation: &mut Operation, dtypes: &[DType]) {
        let def = self.def;
        let open: Vec<(bool, usize)> = def
            .operands
            .iter()
            .enumerate()
            .filter(|(_, operand)| operand.arity != Arity::One)
            .map(|(index, _)| (true, index))
            .chain(
                def.results
                    .iter()
                    .enumerate()
                    .filter(|(_, result)| result.arity != Arity::One)
                    .map(|(index, _)| (false, index)),
            )
            .collect();
        if self.rng.u8(..4) == 0 || open.is_empty() {
            operation.shared = self.rng.bool();
            return;
        }
        let (is_operand, index) = open[self.rng.usize(..open.len())];
        let arity = if is_operand { def.operands[index].arity } else { def.results[index].arity };
        let count = match arity {
            Arity::One => 1,
            Arity::Optional => self.rng.usize(..2),
            Arity::Variadic if is_operand => self.rng.usize(..6),
            // No syntax expresses an empty variadic result list.
            Arity::Variadic => self.rng.usize(1..6),
        };
        if !Operation::fits(arity, count) {
            return;
        }
        if is_operand {
            let kind = def.operands[index].kind;
            let values = &mut operation.operands[index];
            values.truncate(count);
            while operation.operands[index].len() < count {
                let value = self.value(index, kind, dtypes);
                operation.operands[index].push(value);
            }
        } else {
            let kind = def.results[index].kind;
            operation.results[index].truncate(count);
            while operation.results[index].len() < count {
                let ty = self.types(None, dtypes).of(kind);
                operation.results[index].push(ty);
            }
        }
    }
}

/// Returns the op definition of region terminators.
pub(crate) fn terminator() -> Option<&'static Op> {
    ops::all().find(|op| op.traits.contains(Traits::TERMINATOR))
}

/// Returns the op definition with a region that [`terminator`] ends.
pub(crate) fn ended() -> Option<&'static Op> {
    ops::all().find(|op| !op.regions.is_empty() && !op.traits.contains(Traits::NO_TERMINATOR))
}

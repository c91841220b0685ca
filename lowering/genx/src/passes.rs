//! The pipeline: the passes in order, and the state of a kernel between them.

pub mod address_commoning;
pub mod address_lowering;
pub mod baling;
pub mod category;
pub mod cf_simplification;
pub mod coalescing;
pub mod constants;
pub mod conversion_strides;
pub mod copy_combining;
pub mod critical_edges;
pub mod dead_code;
pub mod dead_vector_removal;
pub mod depressurizer;
pub mod early_cse;
pub mod emulation;
pub mod extract_vectorizer;
pub mod extremes;
pub mod legacy_to_lsc;
pub mod legalization;
pub mod licm;
pub mod live_ranges;
pub mod lowering;
pub mod message_merging;
pub mod numbering;
pub mod pattern_match;
pub mod promote_predicate;
pub mod reduce_int_size;
pub mod region_collapsing;
pub mod rematerialization;
pub mod shared_copies;
pub mod shared_fences;
pub mod tidy_control_flow;
pub mod transposing_loads;
pub mod unbaling;
pub mod vector_combiner;
pub mod vector_decomposer;
pub mod visa_func_writer;
pub mod visa_regalloc;
pub mod visa_writer;

use visa::{Object, Place, Platform, Unit};

use crate::baling::Bales;
use crate::error::Error;
use crate::ir::{Function, Inst, Value, misplaced};
use crate::liveness::Liveness;
use crate::{pressure, verify};
use numbering::Numbering;
use visa_regalloc::Registers;

/// The state of a kernel between passes.
#[derive(Debug)]
pub struct State {
    /// The kernel.
    pub function: Function,
    /// The target GPU.
    pub platform: Platform,
    /// The bales, after baling.
    pub bales: Bales,
    /// The numbers of instructions, after numbering.
    pub numbering: Numbering,
    /// The live ranges, after `live-ranges`; coalesced ones share registers.
    pub liveness: Liveness,
    /// The number of registers of a thread.
    pub register_file: u32,
    /// The most registers in use at once when live ranges were first built.
    pub pressure: u32,
    /// The variables, after register allocation.
    pub registers: Registers,
    /// The kernel as vISA, after `visa-func-writer`.
    pub unit: Option<Unit>,
    /// The object file, after the last pass.
    pub object: Option<Object>,
    /// The names of optional passes that are skipped.
    pub disabled: Vec<String>,
    /// Whether a division of many floats by one number may multiply by its reciprocal, which rounds twice.
    pub reciprocals: bool,
}

impl State {
    /// Returns whether the pressure exceeded [`pressure::registers_of`] when live ranges were first built.
    #[must_use]
    pub fn has_high_pressure(&self) -> bool {
        self.pressure > pressure::registers_of(self.register_file)
    }

    /// Creates the state before the first pass.
    #[must_use]
    pub fn new(function: Function, platform: Platform) -> Self {
        Self {
            function,
            platform,
            bales: Bales::default(),
            numbering: Numbering::default(),
            liveness: Liveness::default(),
            register_file: pressure::FILE,
            pressure: 0,
            registers: Registers::default(),
            unit: None,
            object: None,
            disabled: Vec::new(),
            reciprocals: false,
        }
    }
}

/// A check of the postcondition of a pass.
pub type Check = fn(&State) -> Result<(), Error>;

/// A pass.
#[derive(Clone, Copy, Debug)]
pub struct Pass {
    /// Its name on the command line.
    pub name: &'static str,
    /// Its description.
    pub description: &'static str,
    /// The function that runs it.
    pub run: fn(&mut State) -> Result<(), Error>,
    /// Its postcondition, which also holds after all later passes: checked by `--verify-each`.
    pub establishes: Option<Check>,
    /// Whether it only optimizes, so that it can be skipped.
    pub optional: bool,
}

impl Pass {
    /// Returns the error that an instruction violates the postcondition of the pass.
    pub(crate) fn broken(&self, state: &State, inst: Inst, what: impl Into<String>) -> Error {
        let what = format!("`{}`: {}", state.function.op(inst).definition().name, what.into());
        Error::Broken { pass: self.name, what, place: state.function.place(inst) }
    }

    /// Returns the error that a value violates the postcondition of the pass.
    pub(crate) fn broken_value(&self, state: &State, value: Value, what: impl Into<String>) -> Error {
        match state.function.def_inst(value) {
            Some(inst) => self.broken(state, inst, what),
            None => Error::Broken { pass: self.name, what: what.into(), place: Place::NONE },
        }
    }
}

/// The passes of the backend, in order. Each has one file, named as in "GenX backend design".
pub const PASSES: &[Pass] = &[
    cf_simplification::PASS,
    address_lowering::PASS,
    message_merging::PASS,
    reduce_int_size::PASS,
    promote_predicate::PASS,
    lowering::PASS,
    emulation::PASS,
    legacy_to_lsc::PASS,
    region_collapsing::PASS,
    early_cse::PASS,
    dead_code::PASS,
    dead_vector_removal::PASS,
    copy_combining::PASS,
    shared_copies::PASS,
    transposing_loads::PASS,
    shared_fences::PASS,
    vector_combiner::PASS,
    extremes::PASS,
    pattern_match::PASS,
    extract_vectorizer::PASS,
    conversion_strides::PASS,
    reduce_int_size::AGAIN,
    constants::PASS,
    baling::FIRST,
    legalization::PASS,
    vector_decomposer::PASS,
    early_cse::AGAIN,
    licm::PASS,
    dead_code::AGAIN,
    critical_edges::PASS,
    category::PASS,
    baling::SECOND,
    numbering::PASS,
    live_ranges::PASS,
    unbaling::PASS,
    depressurizer::PASS,
    rematerialization::PASS,
    coalescing::PASS,
    address_commoning::PASS,
    tidy_control_flow::PASS,
    visa_regalloc::PASS,
    visa_func_writer::PASS,
    visa_writer::PASS,
];

/// Compiles kernels to an object, in the same order, with names that are legal in vISA ([`crate::names`]).
///
/// # Errors
///
/// The first error of a pass or, with `verify_each`, of a postcondition.
pub fn compile(functions: Vec<Function>, platform: Platform, verify_each: bool) -> Result<Object, Error> {
    let mut object = Object::default();
    let names: Vec<&str> = functions.iter().map(|function| &*function.name).collect();
    let names = crate::names::of_kernels(&names);
    for (mut function, name) in functions.into_iter().zip(names) {
        function.name = name.into();
        let mut state = State::new(function, platform);
        run(&mut state, verify_each, &mut |_, _| {})?;
        object.kernels.extend(state.object.into_iter().flat_map(|object| object.kernels));
    }
    Ok(object)
}

/// The time at which a kernel is observed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// Before a pass.
    Before,
    /// After a pass, before the checks of `verify_each`.
    After,
}

/// Observes kernels before and after each pass.
pub type Watch<'a> = dyn FnMut(Moment, &Pass, &State) + 'a;

/// Runs all passes, and calls `after` after each.
///
/// # Errors
///
/// The first error of a pass or, with `verify_each`, of a postcondition.
pub fn run(state: &mut State, verify_each: bool, after: &mut dyn FnMut(&Pass, &State)) -> Result<(), Error> {
    watched(state, verify_each, &mut |moment, pass, state| match moment {
        Moment::Before => {}
        Moment::After => after(pass, state),
    })
}

/// Runs all passes, and calls `watch` before and after each.
///
/// # Errors
///
/// Those of [`to_live_ranges`] and [`from_live_ranges`].
pub fn watched(state: &mut State, verify_each: bool, watch: &mut Watch<'_>) -> Result<(), Error> {
    to_live_ranges(state, verify_each, watch)?;
    from_live_ranges(state, verify_each, watch)
}

/// Runs the passes up to `live-ranges`, after which [`State::pressure`] is known, and calls `watch` before and after
/// each.
///
/// # Errors
///
/// A parameter at an impossible offset, more shared local memory than the platform has, or the first error of a pass or,
/// with `verify_each`, of a postcondition.
pub fn to_live_ranges(state: &mut State, verify_each: bool, watch: &mut Watch<'_>) -> Result<(), Error> {
    if let Some((part, reason)) = impossible(state) {
        let function = &state.function;
        let operation = format!("{part} of @{}", function.name);
        // A function has no location.
        let first = function.blocks().first().and_then(|entry| function.first(*entry));
        let place = first.map_or(Place::NONE, |first| function.place(first));
        return Err(Error::Unsupported { operation, reason, place });
    }
    if verify_each {
        valid("the start", state)?;
    }
    (0..decision()).try_for_each(|index| step(state, index, verify_each, watch))
}

/// Runs the passes after `live-ranges`, and calls `watch` before and after each.
///
/// # Errors
///
/// The first error of a pass or, with `verify_each`, of a postcondition.
pub fn from_live_ranges(state: &mut State, verify_each: bool, watch: &mut Watch<'_>) -> Result<(), Error> {
    (decision()..PASSES.len()).try_for_each(|index| step(state, index, verify_each, watch))
}

/// Returns the index of the first pass after `live-ranges`.
fn decision() -> usize {
    PASSES.iter().position(|pass| pass.name == live_ranges::PASS.name).map_or(PASSES.len(), |index| index + 1)
}

/// Runs one pass, unless it is disabled.
fn step(state: &mut State, index: usize, verify_each: bool, watch: &mut Watch<'_>) -> Result<(), Error> {
    let pass = &PASSES[index];
    if pass.optional && state.disabled.iter().any(|name| name == pass.name) {
        return Ok(());
    }
    watch(Moment::Before, pass, state);
    (pass.run)(state)?;
    watch(Moment::After, pass, state);
    if verify_each {
        valid(pass.name, state)?;
        PASSES[..=index].iter().filter_map(|done| done.establishes).try_for_each(|check| check(state))?;
    }
    Ok(())
}

/// Returns which part of what a kernel states is not possible on the platform, and why.
fn impossible(state: &State) -> Option<(String, String)> {
    if let Some((index, reason)) = misplaced(&state.function, state.platform.grf_bytes()) {
        return Some((format!("parameter {index}"), reason));
    }
    let (most, found) = (state.platform.info().shared_bytes, state.function.slm_bytes);
    let reason = || format!("expected at most {most} bytes, found {found}");
    (found > most).then(|| ("shared local memory".to_owned(), reason()))
}

/// Checks that all operations match their definitions, and that values are defined before their uses, which must hold after every
/// pass.
fn valid(after: &'static str, state: &State) -> Result<(), Error> {
    let broken = |inst: Inst, message: &str| {
        let what = format!("`{}`: {message}", state.function.op(inst).definition().name);
        Error::Broken { pass: after, what, place: state.function.place(inst) }
    };
    verify::function(&state.function).map_err(|(inst, violation)| broken(inst, &violation.message))?;
    let head = |inst| state.bales.head(&state.function, inst);
    verify::dominance(&state.function, head).map_err(|inst| broken(inst, "a value is used before its definition"))
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::panic, reason = "tests")]
mod tests {
    use super::*;

    /// Returns the state of an empty kernel.
    pub(crate) fn state() -> State {
        State::new(Function::new("k"), Platform::Dg2)
    }

    /// Returns the kernel as LLVM IR.
    pub(crate) fn dump(state: &State) -> String {
        let mut text = String::new();
        crate::llvm::print(std::slice::from_ref(&state.function), &mut text).unwrap();
        text
    }
}

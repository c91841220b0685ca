//! The passes, in the order they run, and what they know about a kernel besides its instructions.

pub mod baling;

use visa::Platform;

use crate::baling::Bales;
use crate::error::Error;
use crate::ir::Function;

/// A kernel on its way to vISA.
#[derive(Debug)]
pub struct State {
    /// The kernel.
    pub function: Function,
    /// The GPU it is for.
    pub platform: Platform,
    /// What becomes one instruction, after baling.
    pub bales: Bales,
}

impl State {
    /// A kernel before the first pass.
    #[must_use]
    pub fn new(function: Function, platform: Platform) -> Self {
        Self { function, platform, bales: Bales::default() }
    }
}

/// A check of what holds after a pass.
pub type Check = fn(&State) -> Result<(), Error>;

/// A pass.
#[derive(Clone, Copy, Debug)]
pub struct Pass {
    /// Its name on the command line.
    pub name: &'static str,
    /// What it does.
    pub description: &'static str,
    /// Runs it.
    pub run: fn(&mut State) -> Result<(), Error>,
    /// What holds after it, and after all later passes: checked by `--verify-each`.
    pub establishes: Option<Check>,
}

/// The passes of the backend, in order. Each is a file of its own, with the name of seed 003.
pub const PASSES: &[Pass] = &[
    Pass {
        name: "first-baling",
        description: "finds what becomes one instruction, for legalization",
        run: baling::first,
        establishes: None,
    },
    Pass {
        name: "second-baling",
        description: "finds what is written as one instruction",
        run: baling::second,
        establishes: Some(baling::check),
    },
];

/// Runs all passes; `after` sees the kernel after each.
///
/// # Errors
///
/// The first error of a pass, or, with `verify_each`, of a check of what should hold.
pub fn run(state: &mut State, verify_each: bool, after: &mut dyn FnMut(&Pass, &State)) -> Result<(), Error> {
    for (index, pass) in PASSES.iter().enumerate() {
        (pass.run)(state)?;
        after(pass, state);
        if verify_each {
            PASSES[..=index].iter().filter_map(|done| done.establishes).try_for_each(|check| check(state))?;
        }
    }
    Ok(())
}

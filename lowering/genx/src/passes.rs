//! The passes, in the order they run, and what they know about a kernel besides its instructions.

use visa::Platform;

use crate::error::Error;
use crate::ir::Function;

/// A kernel on its way to vISA.
#[derive(Debug)]
pub struct State {
    /// The kernel.
    pub function: Function,
    /// The GPU it is for.
    pub platform: Platform,
}

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
    pub establishes: Option<fn(&State) -> Result<(), Error>>,
}

/// The passes of the backend, in order. Each is a file of its own, with the name of seed 003.
pub const PASSES: &[Pass] = &[];

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

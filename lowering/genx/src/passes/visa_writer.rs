//! Assembles the kernel into a vISA object.
//!
//! Purpose: text and object file are both printed from the object.
//!
//! Before: the kernel is written as vISA. After: `State::object` contains the kernel and satisfies all rules of vISA.
//!
//! ```text
//! unit   ->   .version 3.6
//!             .kernel "k"
//! ```

use visa::{Object, Place, Version};

use super::{Pass, State};
use crate::error::Error;

/// The pass.
pub const PASS: Pass = Pass {
    name: "visa-writer",
    description: "assemble the kernel into an object file",
    run,
    establishes: Some(check),
    optional: false,
};

fn run(state: &mut State) -> Result<(), Error> {
    let kernels = state.unit.take().into_iter().collect();
    state.object = Some(Object { version: Version::default(), kernels, ..Object::default() });
    Ok(())
}

fn check(state: &State) -> Result<(), Error> {
    let Some(object) = &state.object else { return Ok(()) };
    let report = visa::verify::verify(object, state.platform, None);
    match report.iter().find(|diagnostic| diagnostic.severity == diag::Severity::Error) {
        Some(diagnostic) => {
            Err(Error::Broken { pass: PASS.name, what: diagnostic.message.clone(), place: Place::NONE })
        }
        None => Ok(()),
    }
}

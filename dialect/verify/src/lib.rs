//! Verifies rules over several operations, which a verifier of one operation cannot check.
//!
//! One walk over the module serves all groups of rules ([`pto_isa::rule::Group`]), one file each. Op definitions state
//! which groups need an operation ([`pto_isa::rule::Parts`], [`pto_isa::rule::Joint`]); the walk skips the rest, so
//! that a module without such operations costs little more than the walk.
//!
//! A rule reports only certain violations: it assumes the best of other functions and of later iterations. Every rule
//! continues after an error. Diagnostics have the code, severity and source of [`pto_isa::codes`], the location of the
//! operation, and notes at the other operations.

mod align;
mod buffers;
mod entries;
mod epilogue;
mod events;
mod functions;
mod levels;
mod pairing;
mod passes;
mod pipes;
mod report;
mod sections;
mod slots;
mod threads;
mod vecscope;
mod walk;

pub use passes::register_passes;

use mlir_dialect::{Failed, melior::ir::operation::OperationRef};
use pto_isa::rule::Group;
use walk::{Check, Walk};

/// Options of the verifier.
#[derive(Clone, Copy)]
pub struct Options<'a> {
    /// Groups of rules to check.
    pub groups: &'a [Group],
    /// Whether every vector instruction must be in a scope, because no later pass creates scopes.
    pub explicit_scopes: bool,
    /// Returns whether an operation is invalid itself; the rules do not rely on its operands and attributes.
    pub broken: &'a dyn Fn(OperationRef<'_, '_>) -> bool,
}

impl Default for Options<'_> {
    fn default() -> Self {
        Self { groups: Group::ALL, explicit_scopes: false, broken: &|_| false }
    }
}

/// Checks a module whose operations have been verified one by one; [`Options::broken`] returns the result for each.
/// Reports violations to the handlers of the context, in text order within each group.
pub fn verify(module: OperationRef<'_, '_>, options: Options<'_>) -> Result<(), Failed> {
    let checks = options.groups.iter().map(|group| -> Box<dyn Check<'_, '_> + '_> {
        match group {
            Group::Vecscope => Box::new(vecscope::Vecscope::new(options.explicit_scopes)),
            Group::Align => Box::new(align::Align::default()),
            Group::Events => Box::new(events::Events::default()),
            Group::Buffers => Box::new(buffers::Buffers::default()),
            Group::Sections => Box::new(sections::Sections),
            Group::Pipes => Box::new(pipes::Pipes::default()),
            Group::Threads => Box::new(threads::Threads::default()),
            Group::Functions => Box::new(functions::Functions),
            Group::Levels => Box::new(levels::Levels),
            Group::Entries => Box::new(entries::Entries::default()),
        }
    });
    Walk::new(module, checks.collect(), options.broken).run(module)
}

//! Rules over several operations: what a verifier of one operation cannot see.
//!
//! One walk over the module feeds all groups of rules ([`pto_isa::rule::Group`]), one file each. Which operations matter
//! for which group stands in their rows ([`pto_isa::rule::Parts`], [`pto_isa::rule::Joint`]); the walk skips the rest, so
//! that a module without such operations costs little more than its walk.
//!
//! A rule bites only where it is certain to be broken: what another function may do, or the next iteration of a loop, is given
//! the benefit of the doubt. Every rule goes on after an error. Diagnostics have the code, severity and source of
//! [`pto_isa::codes`], the place where the operation is written, and notes at the other operations.

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

/// What is checked.
#[derive(Clone, Copy)]
pub struct Options<'a> {
    /// Groups of rules.
    pub groups: &'a [Group],
    /// Every vector instruction has to stand in a scope: scopes are not made of what stands outside.
    pub explicit_scopes: bool,
    /// Operations that are wrong themselves: what they say of others is not believed.
    pub broken: &'a dyn Fn(OperationRef<'_, '_>) -> bool,
}

impl Default for Options<'_> {
    fn default() -> Self {
        Self { groups: Group::ALL, explicit_scopes: false, broken: &|_| false }
    }
}

/// Checks a module whose operations have been verified one by one, [`Options::broken`] says with which result. What is wrong is reported to the handlers of the
/// context, in the order of the text for each group.
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

//! Generates random legal operations of every op definition.
//!
//! The generator draws types for the kinds, and attributes from the domains, of the op definition. It then repeatedly
//! changes the part that a rule of the definition points at, until no rule reports a violation. New op definitions and
//! rules therefore need no change here. If no legal operation of a definition is found, its rules contradict each other
//! or require types that the generator does not draw. What rules name (memories, layouts, element types) is tried
//! first, to speed up the search.
//!
//! The same seed gives the same operation.

mod attributes;
mod hints;
mod near;
mod operation;
mod search;
mod text;
mod types;

pub use attributes::Word;
pub use near::{Near, near, rules};
pub use operation::{Operation, Value};
pub use search::{Generator, draw};
pub use text::module;

//! Draws legal operations of every row of the table.
//!
//! An operation starts with types of the kinds, and attributes of the domains, of its row; the rules of the row then say
//! what is wrong, and what they point at is changed until they have nothing more to say. So a new row or rule needs no
//! change here, and a row that is never reached shows that its rules contradict each other, or ask for types that are not
//! among those drawn. What rules name (memories, layouts, element types) is tried first, which only makes it quick.
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

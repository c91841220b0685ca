//! Values of a running program.

use crate::machine::Clock;
use crate::memory::Pointer;
use crate::register::{Mask, Register};
use crate::tile::{Declared, Slots, TileRef, View};
use pto_numerics::Element;
use std::sync::{Arc, Mutex, OnceLock};

/// A value.
#[derive(Clone, Debug, Default)]
pub enum Value {
    /// No value yet.
    #[default]
    Undefined,
    /// A number.
    Scalar(Element),
    /// A builtin vector.
    Vector(Vec<Element>),
    /// An address.
    Pointer(Pointer),
    /// A tile.
    Tile(TileRef),
    /// Tiles used alternately.
    Slots(Slots),
    /// A view of memory.
    View(View),
    /// A view that receives its address later.
    Declared(Declared),
    /// A vector register, or a virtual vector.
    Register(Arc<Register>),
    /// A predicate, or a mask of a virtual vector.
    Mask(Arc<Mask>),
    /// Alignment state: buffered bytes on their way to or from memory.
    Align(Arc<Align>),
    /// Elements of an array or struct on the stack, or identifiers of events.
    Cells(Cells),
    /// A pipe between cores, a session or another object that a number identifies.
    Handle(u64),
    /// A value that an operation in a queue will compute.
    Pending(Pending),
}

/// Elements on the stack; `None` if they were not written.
pub type Cells = Arc<Mutex<Vec<Option<Element>>>>;

/// Bytes buffered between an unaligned sequence of accesses and memory.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Align {
    /// Bytes, in the order of memory.
    pub bytes: Vec<u8>,
    /// Whether each of them has a value.
    pub defined: Vec<bool>,
    /// Address of the first byte, if it is known.
    pub address: Option<Pointer>,
}

/// A pending value, and the clock of the agent that computes it.
#[derive(Clone, Debug, Default)]
pub struct Pending(pub(crate) Arc<OnceLock<(Value, Clock)>>);

impl Pending {
    /// Returns the value, if it is available.
    pub(crate) fn get(&self) -> Option<&(Value, Clock)> {
        self.0.get()
    }
}

impl Value {
    /// Describes the kind of value in a message: `a tile`.
    pub const fn describe(&self) -> &'static str {
        match self {
            Value::Undefined => "no value",
            Value::Scalar(_) => "a number",
            Value::Vector(_) => "a vector",
            Value::Pointer(_) => "a pointer",
            Value::Tile(_) => "a tile",
            Value::Slots(_) => "several tiles",
            Value::View(_) | Value::Declared(_) => "a view",
            Value::Register(_) => "a vector register",
            Value::Mask(_) => "a predicate",
            Value::Align(_) => "an alignment state",
            Value::Cells(_) => "cells of the stack",
            Value::Handle(_) => "a handle",
            Value::Pending(_) => "a value to come",
        }
    }
}

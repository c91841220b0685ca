//! Defines abstract values: what is known about a value without running the program.

use crate::{
    clock::Clock,
    linear::{Guard, Linear, Symbol, Symbols, Terms},
};
use pto_isa::types::{AddressSpace, Pipe};
use pto_program::Place;
use std::rc::Rc;

/// A buffer that is distinct from all others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Root {
    /// A memory of the core, with absolute addresses.
    Bank,
    /// The buffer of an operation that allocates without an address, and the index of its result.
    Site(Place, u32),
    /// An argument of the checked function.
    Argument(u32),
    /// Memory at an address of unknown source. An access to it is compared with no other access, and is reported
    /// ([`Cause::Source`](crate::unseen::Cause::Source)).
    Unknown(u32),
    /// The memory of shared exponents, beside an operand buffer of the cube core.
    Exponents,
    /// Artificial memory: accesses that do not yet precede a signal to other cores, each at the byte of its id. See
    /// [`crate::cores`].
    Unsignalled,
    /// Artificial memory: waits for other cores, each at the byte of its pipe. See [`crate::cores`].
    Waits,
}

impl Root {
    /// Returns whether the memory is artificial: its stamps are no accesses, and a barrier does not forget them.
    pub(crate) const fn is_of_cores(self) -> bool {
        match self {
            Root::Unsignalled | Root::Waits => true,
            Root::Bank | Root::Site(..) | Root::Argument(_) | Root::Unknown(_) | Root::Exponents => false,
        }
    }
}

/// The extent of a reference.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Shape {
    /// Unknown: a pointer.
    Open,
    /// A number of bytes.
    Bytes(i64),
    /// Rows, bytes per row, and row pitch in bytes: a subview.
    Rows(i64, i64, i64),
    /// Extents and strides in bytes, outermost first.
    Extents(Rc<[(Linear, Linear)]>),
}

/// A reference to memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Reference {
    pub(crate) root: Root,
    pub(crate) space: AddressSpace,
    /// First byte, counted from the start of the root.
    pub(crate) at: Linear,
    /// First byte of the containing buffer: a pointer may point before it if a later offset leads back.
    pub(crate) floor: Linear,
    /// Bytes of an element.
    pub(crate) element: i64,
    pub(crate) shape: Shape,
    /// Row pitch in bytes, for a tile without a fractal layout.
    pub(crate) pitch: Option<i64>,
}

/// The part of an address that has to be equal for two accesses to be compared: their distance is then known.
pub(crate) type Area = (AddressSpace, Root, Terms);

/// The kind of an abstract value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ValueKind {
    /// Unknown or irrelevant.
    Unknown,
    /// An integer, index or truth value.
    Number(Linear),
    /// A pointer, tile, view or memref.
    Memory(Reference),
    /// Consecutive tiles: the first one, and the stride in bytes.
    Slots(Reference, i64),
    /// One of several values, each valid if its guard holds.
    Either(Rc<[(Guard, ValueKind)]>),
    /// A queue between cores, identified by the operation that defines it.
    Queue(Place),
}

/// Maximal number of references that a value may be; with more the address is unknown.
pub(crate) const ALTERNATIVES: usize = 8;

impl ValueKind {
    /// Returns the references that the value may be, each with its guard.
    pub(crate) fn alternatives(&self) -> Vec<(Guard, ValueKind)> {
        match self {
            ValueKind::Either(all) => all.to_vec(),
            ValueKind::Unknown
            | ValueKind::Number(_)
            | ValueKind::Memory(_)
            | ValueKind::Slots(..)
            | ValueKind::Queue(_) => {
                vec![(Guard::NONE, self.clone())]
            }
        }
    }

    /// Builds one of several values, each valid if its guard holds; returns `None` if they are too many or of different
    /// kinds.
    pub(crate) fn either(symbols: &mut Symbols, values: &[(Guard, ValueKind)]) -> Option<ValueKind> {
        if let [(_, first), rest @ ..] = values
            && rest.iter().all(|(_, other)| other == first)
        {
            return Some(first.clone());
        }
        let numbers: Option<Vec<(Guard, Linear)>> = values
            .iter()
            .map(|(guard, kind)| match kind {
                ValueKind::Number(number) => Some((*guard, number.clone())),
                ValueKind::Unknown
                | ValueKind::Memory(_)
                | ValueKind::Slots(..)
                | ValueKind::Either(_)
                | ValueKind::Queue(_) => None,
            })
            .collect();
        if let Some(numbers) = numbers {
            return Some(ValueKind::Number(symbols.choice(&numbers)));
        }
        let mut made: Vec<(Guard, ValueKind)> = Vec::new();
        for (guard, kind) in values {
            for (inner, kind) in kind.alternatives() {
                match kind {
                    ValueKind::Memory(_) | ValueKind::Slots(..) => {}
                    ValueKind::Unknown | ValueKind::Number(_) | ValueKind::Either(_) | ValueKind::Queue(_) => {
                        return None;
                    }
                }
                let Some(both) = symbols.both(*guard, inner) else { continue };
                match made.iter_mut().find(|(_, known)| *known == kind) {
                    Some((known, _)) if *known == both => {}
                    Some((known, _)) => *known = Guard::NONE,
                    None => made.push((both, kind)),
                }
            }
        }
        (made.len() <= ALTERNATIVES && !made.is_empty()).then(|| ValueKind::Either(made.into()))
    }
}

/// An abstract value, and the clock at which it is available.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Value {
    pub(crate) kind: ValueKind,
    /// The operations that have finished when the value is available, if a pipe other than the scalar one computes it.
    pub(crate) after: Option<Rc<(Pipe, Clock)>>,
}

impl Value {
    pub(crate) const UNKNOWN: Value = Value { kind: ValueKind::Unknown, after: None };

    pub(crate) const fn number(number: Linear) -> Value {
        Value { kind: ValueKind::Number(number), after: None }
    }

    pub(crate) const fn memory(reference: Reference) -> Value {
        Value { kind: ValueKind::Memory(reference), after: None }
    }

    /// Returns the symbols that the value depends on.
    pub(crate) fn symbols(&self) -> Vec<Symbol> {
        let of = |kind: &ValueKind| -> Vec<Symbol> {
            let terms = match kind {
                ValueKind::Number(number) => &number.terms,
                ValueKind::Memory(reference) | ValueKind::Slots(reference, _) => &reference.at.terms,
                ValueKind::Unknown | ValueKind::Either(_) | ValueKind::Queue(_) => return Vec::new(),
            };
            terms.iter().map(|(symbol, _)| *symbol).collect()
        };
        match &self.kind {
            ValueKind::Either(all) => all.iter().flat_map(|(_, kind)| of(kind)).collect(),
            one => of(one),
        }
    }

    pub(crate) const fn as_number(&self) -> Option<&Linear> {
        match &self.kind {
            ValueKind::Number(number) => Some(number),
            ValueKind::Unknown
            | ValueKind::Memory(_)
            | ValueKind::Slots(..)
            | ValueKind::Either(_)
            | ValueKind::Queue(_) => None,
        }
    }

    pub(crate) const fn as_memory(&self) -> Option<&Reference> {
        match &self.kind {
            ValueKind::Memory(reference) => Some(reference),
            ValueKind::Unknown
            | ValueKind::Number(_)
            | ValueKind::Slots(..)
            | ValueKind::Either(_)
            | ValueKind::Queue(_) => None,
        }
    }
}

/// Values of a function by slot. Copies share unchanged chunks (copy on write).
#[derive(Clone, Debug, Default)]
pub(crate) struct Values(Vec<Rc<Vec<Value>>>);

/// Slots per chunk; a chunk is shared or copied as a whole.
const CHUNK: usize = 128;

impl Values {
    pub(crate) fn new(slots: usize) -> Values {
        let empty = Rc::new(vec![Value::UNKNOWN; CHUNK]);
        Values(vec![empty; slots.div_ceil(CHUNK)])
    }

    pub(crate) fn get(&self, slot: u32) -> &Value {
        let slot = slot as usize;
        self.0.get(slot / CHUNK).and_then(|chunk| chunk.get(slot % CHUNK)).unwrap_or(&Value::UNKNOWN)
    }

    pub(crate) fn set(&mut self, slot: u32, value: Value) {
        let slot = slot as usize;
        if let Some(place) = self.0.get_mut(slot / CHUNK).and_then(|chunk| Rc::make_mut(chunk).get_mut(slot % CHUNK)) {
            *place = value;
        }
    }

    /// Joins the values of another path: `merge` gives the value of a slot that differs.
    pub(crate) fn join(&mut self, other: &Values, mut merge: impl FnMut(&Value, &Value) -> Option<Value>) {
        for (own, other) in self.0.iter_mut().zip(&other.0) {
            if Rc::ptr_eq(own, other) {
                continue;
            }
            for (index, other) in other.iter().enumerate() {
                let Some(known) = own.get(index).filter(|known| *known != other) else { continue };
                if let Some(value) = merge(known, other)
                    && let Some(place) = Rc::make_mut(own).get_mut(index)
                {
                    *place = value;
                }
            }
        }
    }
}

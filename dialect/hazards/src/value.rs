//! What values of a program are, as far as it is known without running it.

use crate::{
    clock::Clock,
    linear::{Guard, Linear, Symbol, Symbols, Terms},
};
use pto_isa::types::{AddressSpace, Pipe};
use pto_program::Place;
use std::rc::Rc;

/// A piece of memory of its own, as far as the check knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Root {
    /// A memory of the core: addresses count from its start.
    Bank,
    /// What an operation allocates without an address, by the number of its result.
    Site(Place, u32),
    /// An argument of the function looked at.
    Argument(u32),
    /// Memory at an address whose source the check does not see. An access to it is reported
    /// ([`Cause::Source`](crate::unseen::Cause::Source)), as it is compared with no other one.
    Unknown(u32),
}

/// The extents of something in memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Shape {
    /// Unknown extent: a pointer.
    Open,
    /// So many bytes.
    Bytes(i64),
    /// Rows, bytes of a row, bytes from row to row: a window.
    Rows(i64, i64, i64),
    /// Extents and distances in bytes, outermost first.
    Extents(Rc<[(Linear, Linear)]>),
}

/// Something in memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Reference {
    pub(crate) root: Root,
    pub(crate) space: AddressSpace,
    /// First byte, counted from the start of the root.
    pub(crate) at: Linear,
    /// First byte of the buffer it is in: a pointer in front of it is for an offset that leads back.
    pub(crate) floor: Linear,
    /// Bytes of an element.
    pub(crate) element: i64,
    pub(crate) shape: Shape,
    /// Bytes from row to row, of a tile whose rows stand one after the other.
    pub(crate) pitch: Option<i64>,
}

/// Which bytes are compared with each other: those of one root at distances that are known.
pub(crate) type Area = (AddressSpace, Root, Terms);

/// What a value is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum What {
    /// Unknown or irrelevant.
    Unknown,
    /// An integer, index or truth value.
    Number(Linear),
    /// A pointer, tile, view or memref.
    Memory(Reference),
    /// Several tiles one after the other: the first, and bytes from one to the next.
    Slots(Reference, i64),
    /// One of several places in memory, each where its guard holds.
    Either(Rc<[(Guard, What)]>),
    /// A pipe between cores, by the operation that makes it.
    Queue(Place),
}

/// Places in memory that a value may be at most; one that may be more is at an unknown address.
pub(crate) const ALTERNATIVES: usize = 8;

impl What {
    /// The places it may be, each with its guard.
    pub(crate) fn alternatives(&self) -> Vec<(Guard, What)> {
        match self {
            What::Either(all) => all.to_vec(),
            What::Unknown | What::Number(_) | What::Memory(_) | What::Slots(..) | What::Queue(_) => {
                vec![(Guard::NONE, self.clone())]
            }
        }
    }

    /// One of several values, each where its guard holds; `None` where they are too many, or not of one kind.
    pub(crate) fn either(symbols: &mut Symbols, values: &[(Guard, What)]) -> Option<What> {
        if let [(_, first), rest @ ..] = values
            && rest.iter().all(|(_, other)| other == first)
        {
            return Some(first.clone());
        }
        let numbers: Option<Vec<(Guard, Linear)>> = values
            .iter()
            .map(|(guard, what)| match what {
                What::Number(number) => Some((*guard, number.clone())),
                What::Unknown | What::Memory(_) | What::Slots(..) | What::Either(_) | What::Queue(_) => None,
            })
            .collect();
        if let Some(numbers) = numbers {
            return Some(What::Number(symbols.choice(&numbers)));
        }
        let mut made: Vec<(Guard, What)> = Vec::new();
        for (guard, what) in values {
            for (inner, what) in what.alternatives() {
                match what {
                    What::Memory(_) | What::Slots(..) => {}
                    What::Unknown | What::Number(_) | What::Either(_) | What::Queue(_) => return None,
                }
                let Some(both) = symbols.both(*guard, inner) else { continue };
                match made.iter_mut().find(|(_, known)| *known == what) {
                    Some((known, _)) if *known == both => {}
                    Some((known, _)) => *known = Guard::NONE,
                    None => made.push((both, what)),
                }
            }
        }
        (made.len() <= ALTERNATIVES && !made.is_empty()).then(|| What::Either(made.into()))
    }
}

/// A value, and what it has to wait for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Value {
    pub(crate) what: What,
    /// What has finished when it is there, where a pipe other than the scalar one gives it.
    pub(crate) after: Option<Rc<(Pipe, Clock)>>,
}

impl Value {
    pub(crate) const UNKNOWN: Value = Value { what: What::Unknown, after: None };

    pub(crate) const fn number(number: Linear) -> Value {
        Value { what: What::Number(number), after: None }
    }

    pub(crate) const fn memory(reference: Reference) -> Value {
        Value { what: What::Memory(reference), after: None }
    }

    /// The unknown numbers it is made of.
    pub(crate) fn symbols(&self) -> Vec<Symbol> {
        let of = |what: &What| -> Vec<Symbol> {
            let terms = match what {
                What::Number(number) => &number.terms,
                What::Memory(reference) | What::Slots(reference, _) => &reference.at.terms,
                What::Unknown | What::Either(_) | What::Queue(_) => return Vec::new(),
            };
            terms.iter().map(|(symbol, _)| *symbol).collect()
        };
        match &self.what {
            What::Either(all) => all.iter().flat_map(|(_, what)| of(what)).collect(),
            one => of(one),
        }
    }

    pub(crate) const fn as_number(&self) -> Option<&Linear> {
        match &self.what {
            What::Number(number) => Some(number),
            What::Unknown | What::Memory(_) | What::Slots(..) | What::Either(_) | What::Queue(_) => None,
        }
    }

    pub(crate) const fn as_memory(&self) -> Option<&Reference> {
        match &self.what {
            What::Memory(reference) => Some(reference),
            What::Unknown | What::Number(_) | What::Slots(..) | What::Either(_) | What::Queue(_) => None,
        }
    }
}

/// Values of a function by slot. Copies share what has not been changed since.
#[derive(Clone, Debug, Default)]
pub(crate) struct Values(Vec<Rc<Vec<Value>>>);

/// Slots that are shared or copied together.
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

    /// Takes another path's values too: `merge` gives what a value is that is not the same on both.
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

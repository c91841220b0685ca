//! Remembers which operations satisfied the rules, so that equal ones are not checked again.
//!
//! The rules of an operation are a function of the facts about it: of its definition, attributes and types, the target,
//! and for some operands the constant or whether two are the same value. Vector code repeats few combinations of these
//! very often.

use super::TableOp;
use crate::target::Configuration;
use mlir_dialect::{
    InherentAttributes, dialect_changes, integer_constant,
    melior::ir::{
        AttributeLike, TypeLike, Value, ValueLike,
        operation::{OperationLike, OperationRef},
    },
    operand, result,
};
use pto_isa::{
    Kind, Target, TypeDesc,
    types::{AddressSpace, PtrElem},
};
use rustc_hash::FxHashSet;
use smallvec::SmallVec;
use std::cell::RefCell;

/// What rules may ask about the value of an operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Asked {
    /// Nothing but its type and whether it is the same value as another.
    Type,
    /// The constant.
    Constant,
    /// The address, if it is a pointer.
    Address,
}

impl Asked {
    pub(super) fn of(kind: Kind) -> Self {
        let pointer = TypeDesc::Ptr { elem: PtrElem::Opaque, space: AddressSpace::Gm };
        if is_numeric(kind) {
            Asked::Constant
        } else if kind.accepts(&pointer) {
            Asked::Address
        } else {
            Asked::Type
        }
    }
}

/// Returns whether rules may depend on the constant of an operand of a kind.
pub(super) const fn is_numeric(kind: Kind) -> bool {
    matches!(kind, Kind::Index | Kind::Int(_) | Kind::Signless | Kind::Integer)
}

/// Returns the address of a pointer that is cast from a constant.
pub(super) fn address(pointer: Value<'_, '_>) -> Option<i64> {
    let maker = mlir_dialect::defining_operation(pointer)?;
    if maker.operand_count() != 1 {
        return None;
    }
    integer_constant(operand(maker, 0)?)
}

/// The facts on which the rules of an operation depend, as numbers.
pub(super) struct Signature(SmallVec<[usize; Signature::INLINE]>);

impl Signature {
    const INLINE: usize = 24;
    /// Maximal number of operands.
    const OPERANDS: usize = 8;

    /// Returns the signature of an operation; `None` if the rules may depend on other facts.
    pub(super) fn of(
        table: &TableOp,
        op: OperationRef<'_, '_>,
        configuration: Configuration,
        target: Target,
    ) -> Option<Self> {
        let (operands, results) = (op.operand_count(), op.result_count());
        // The number of results then determines which of the declared ones exist.
        let as_declared =
            table.has_single_operands && operands == table.asked.len() && !table.def.has_result_segments();
        if !as_declared || operands > Self::OPERANDS || op.region_count() != 0 {
            return None;
        }
        let attributes = InherentAttributes::of(op).dictionary();
        let mut words: SmallVec<[usize; Self::INLINE]> = SmallVec::new();
        words.extend([
            std::ptr::from_ref(table.def) as usize,
            attributes.map_or(0, |dictionary| dictionary.to_raw().ptr as usize),
            target as usize,
            configuration.level.map_or(0, |level| 1 + level as usize),
            results,
        ]);
        let mut values: SmallVec<[usize; Self::OPERANDS]> = SmallVec::new();
        for (index, asked) in table.asked.iter().enumerate() {
            let value = operand(op, index)?;
            let identity = value.to_raw().ptr as usize;
            let first = values.iter().position(|earlier| *earlier == identity).unwrap_or(index);
            values.push(identity);
            words.extend([value.r#type().to_raw().ptr as usize, first]);
            let constant = match asked {
                Asked::Type => continue,
                Asked::Constant => integer_constant(value),
                Asked::Address => address(value),
            };
            words.extend([usize::from(constant.is_some()), constant.unwrap_or(0) as usize]);
        }
        for index in 0..results {
            words.push(result(op, index)?.r#type().to_raw().ptr as usize);
        }
        Some(Self(words))
    }

    /// Returns whether an operation with this signature satisfied all rules.
    pub(super) fn is_known(&self) -> bool {
        let changes = dialect_changes();
        KNOWN.with_borrow(|known| known.changes == changes && known.signatures.contains(self.0.as_slice()))
    }

    /// Notes that an operation with this signature satisfies all rules.
    pub(super) fn remember(self) {
        let changes = dialect_changes();
        KNOWN.with_borrow_mut(|known| {
            if known.changes != changes || known.signatures.len() >= Known::MOST {
                *known = Known { changes, ..Known::default() };
            }
            known.signatures.insert(self.0);
        });
    }
}

/// The signatures of operations that satisfied all rules on a thread.
#[derive(Default)]
struct Known {
    /// [`dialect_changes`] when the first was added: types and attributes live as long as their context.
    changes: u64,
    signatures: FxHashSet<SmallVec<[usize; Signature::INLINE]>>,
}

impl Known {
    /// Number of signatures at which all are forgotten, which bounds the memory.
    const MOST: usize = 4096;
}

thread_local! {
    static KNOWN: RefCell<Known> = RefCell::default();
}

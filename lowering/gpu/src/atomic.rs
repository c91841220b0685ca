//! Atomic operations on global memory: each element in memory becomes the sum, maximum or minimum of itself and the element that
//! a copy stores.
//!
//! LSC messages perform them on dwords. Their maximum and minimum of floats ignore NaN, unlike those of PTO, and are not used.

use genx::Element;
use pto_isa::attrs::AccAtomicOp;
use visa::Platform;
use visa::table::Op as Visa;

use crate::refusal::Lowered;

/// An atomic operation that the platform supports.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Atomic {
    /// The instruction.
    pub message: Visa,
    /// The type of the dwords.
    pub element: Element,
}

impl Atomic {
    /// Returns an atomic operation on elements of a type.
    pub(crate) fn of(op: AccAtomicOp, element: Element, platform: Platform) -> Lowered<Self> {
        let message = match (op, element) {
            (AccAtomicOp::Add, Element::F32) => Visa::LscAtomicFadd,
            (AccAtomicOp::Add, Element::I32) => Visa::LscAtomicIadd,
            (AccAtomicOp::Max, Element::I32) => Visa::LscAtomicSmax,
            (AccAtomicOp::Min, Element::I32) => Visa::LscAtomicSmin,
            (
                AccAtomicOp::Add | AccAtomicOp::Max | AccAtomicOp::Min,
                Element::I1 | Element::I8 | Element::I16 | Element::I64 | Element::F16 | Element::BF16 | Element::F64,
            )
            | (AccAtomicOp::Max | AccAtomicOp::Min, Element::F32) => {
                return Err(format!("as the atomic operation `{op}` on elements of {}", element.suffix()));
            }
        };
        if message.definition().platforms.contains(platform) {
            Ok(Self { message, element })
        } else {
            Err(format!("as an atomic operation, for which {platform} has no message"))
        }
    }
}

/// The atomic operation that `set_atomic_*` select for copies from UB to global memory.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct AtomicMode {
    /// The operation; `None` for plain stores.
    pub op: Option<AccAtomicOp>,
    /// The type of the elements.
    pub element: Option<Element>,
}

impl AtomicMode {
    /// Returns the operation of a copy; `None` for a plain store.
    pub(crate) fn selected(self, platform: Platform) -> Lowered<Option<Atomic>> {
        let Some(op) = self.op else { return Ok(None) };
        let element = self.element.ok_or("as an atomic operation before `set_atomic_*` selects a type")?;
        Atomic::of(op, element, platform).map(Some)
    }
}

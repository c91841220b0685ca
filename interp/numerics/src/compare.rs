//! Compares elements.

use crate::arith::alike;
use crate::element::Element;
use crate::encode::encode_float;
use crate::format::Float;
use crate::value::Value;
use crate::{Profile, Rounding, Saturation, Undefined};
use pto_isa::attrs;
use std::cmp::Ordering;

/// A relation between two elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relation {
    /// Equal
    Eq,
    /// Not equal
    Ne,
    /// Less
    Lt,
    /// Less or equal
    Le,
    /// Greater
    Gt,
    /// Greater or equal
    Ge,
}

impl Relation {
    /// All relations.
    pub const ALL: [Relation; 6] = [Relation::Eq, Relation::Ne, Relation::Lt, Relation::Le, Relation::Gt, Relation::Ge];

    /// Checks whether the relation holds for a result of [`compare`]; as in IEEE 754, only "not equal" holds for NaN.
    pub fn holds(self, order: Option<Ordering>) -> bool {
        self.holds_or(order, self == Relation::Ne)
    }

    /// Checks whether the relation holds for a result of [`compare`]; returns `unordered` for NaN (the ordered and
    /// unordered relations of virtual vectors).
    pub fn holds_or(self, order: Option<Ordering>, unordered: bool) -> bool {
        order.map_or(unordered, |order| match self {
            Relation::Eq => order.is_eq(),
            Relation::Ne => order.is_ne(),
            Relation::Lt => order.is_lt(),
            Relation::Le => order.is_le(),
            Relation::Gt => order.is_gt(),
            Relation::Ge => order.is_ge(),
        })
    }
}

impl From<attrs::Relation> for Relation {
    fn from(relation: attrs::Relation) -> Relation {
        match relation {
            attrs::Relation::Eq => Relation::Eq,
            attrs::Relation::Ne => Relation::Ne,
            attrs::Relation::Lt => Relation::Lt,
            attrs::Relation::Le => Relation::Le,
            attrs::Relation::Gt => Relation::Gt,
            attrs::Relation::Ge => Relation::Ge,
        }
    }
}

/// Orders two elements, pairs by their first values; `None` if either is NaN. Zeros are equal, and denormals are not
/// flushed under any profile. Integers are read as the type of `lhs`.
///
/// # Errors
/// Fails with [`Undefined::Types`] if the two are not alike.
pub fn compare(lhs: Element, rhs: Element) -> Result<Option<Ordering>, Undefined> {
    alike(lhs, rhs)?;
    Ok(lhs.value().compare(rhs.reinterpret(lhs.dtype()).value()))
}

/// Returns the bits of the operand that comes `first` in the order. Positive zero is greater than negative zero (PTO
/// ASL, FPMax).
///
/// If either is NaN, the hardware returns NaN (PTO ISA manual, vmax); the simulator returns the first operand, because
/// its `std::max(a, b)` is `a < b ? b : a`.
pub(crate) fn extreme(float: Float, a: u64, b: u64, first: Ordering, profile: Profile) -> u64 {
    let [x, y] = [a, b].map(|bits| float.decode(bits));
    match (x.compare(y), profile) {
        (None, Profile::Cpu) => a,
        (None, Profile::NpuA5 | Profile::NpuA3) => encode_float(Value::Nan, float, Rounding::Even, Saturation::Off),
        (Some(Ordering::Equal), _) => {
            if x.is_negative() == (first == Ordering::Less) {
                a
            } else {
                b
            }
        }
        (Some(order), _) => {
            if order == first {
                a
            } else {
                b
            }
        }
    }
}

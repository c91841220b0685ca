//! Order of elements.

use crate::arith::alike;
use crate::element::Element;
use crate::encode::encode_float;
use crate::format::Float;
use crate::value::Value;
use crate::{Profile, Rounding, Saturation, Undefined};
use pto_isa::attrs;
use std::cmp::Ordering;

/// A relation of two elements.
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

    /// Whether the relation holds for a result of [`compare`]; for NaN as in IEEE 754: only "not equal" holds.
    pub fn holds(self, order: Option<Ordering>) -> bool {
        self.holds_or(order, self == Relation::Ne)
    }

    /// Whether the relation holds for a result of [`compare`], or `unordered` for NaN (the ordered and unordered
    /// relations of virtual vectors).
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

/// Order of two elements, that of pairs by the first value; `None` where either is NaN. Zeros are equal, denormals are
/// what they are under every profile. Integers are read as the type of `lhs`.
///
/// # Errors
/// [`Undefined::Types`] where the two are not alike.
pub fn compare(lhs: Element, rhs: Element) -> Result<Option<Ordering>, Undefined> {
    alike(lhs, rhs)?;
    Ok(lhs.value().compare(rhs.reinterpret(lhs.dtype()).value()))
}

/// Bits of the operand that comes `first` in the order. Positive zero is greater than negative zero (PTO ASL, FPMax).
///
/// NaN where either is NaN on the hardware (PTO ISA manual, vmax); the first operand on the simulator, whose
/// `std::max(a, b)` is `a < b ? b : a`.
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

//! Results that the ISA leaves undefined.

use crate::value::Value;
use pto_isa::DType;

/// Reason why arithmetic has no defined result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Undefined {
    /// PTO ISA manual, vdiv, trem: integer division by zero. The CPU simulator asserts on floats too.
    #[error("division by zero")]
    DivisionByZero,
    /// PTO ISA manual, tshl: the amount must be below the width.
    #[error("shift by {amount}, which is not in 0..{width}")]
    ShiftAmount {
        /// The requested amount.
        amount: i128,
        /// Bits of the element.
        width: u32,
    },
    /// An integer zero to a negative power.
    #[error("zero to a negative power")]
    ZeroPower,
    /// PTO ISA manual, vcvt: infinities and NaN have no integer without saturation.
    #[error("{value} has no {to}, and the conversion does not saturate")]
    NoInteger {
        /// The converted value.
        value: Value,
        /// The requested type.
        to: DType,
    },
    /// Rounding `H` of the conversions (hybrid) depends on random bits, which no source describes.
    #[error("no source defines this rounding")]
    Rounding,
    /// Two elements of types that cannot be combined.
    #[error("{lhs} and {rhs} in one computation")]
    Types {
        /// First type.
        lhs: DType,
        /// Second type.
        rhs: DType,
    },
    /// An operation that the type does not support.
    #[error("no {operation} of {dtype}")]
    Operation {
        /// Name of the operation.
        operation: &'static str,
        /// Element type.
        dtype: DType,
    },
}

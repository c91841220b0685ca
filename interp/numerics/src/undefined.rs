//! Results that the ISA leaves undefined.

use crate::value::Value;
use pto_isa::DType;

/// Why arithmetic has no defined result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Undefined {
    /// PTO ISA manual, vdiv, trem: integer division by zero. The CPU simulator asserts on floats too.
    #[error("division by zero")]
    DivisionByZero,
    /// PTO ISA manual, tshl: the amount is below the width.
    #[error("shift by {amount}, which is not in 0..{width}")]
    ShiftAmount {
        /// Amount asked for.
        amount: i128,
        /// Bits of the element.
        width: u32,
    },
    /// Zero to a negative power, of integers.
    #[error("zero to a negative power")]
    ZeroPower,
    /// PTO ISA manual, vcvt: what is not finite has no integer without saturation.
    #[error("{value} has no {to}, and the conversion does not saturate")]
    NoInteger {
        /// What was converted.
        value: Value,
        /// Type asked for.
        to: DType,
    },
    /// Rounding `H` of the conversions (hybrid) depends on random bits, which no source describes.
    #[error("no source defines this rounding")]
    Rounding,
    /// Two elements of types that are not computed with together.
    #[error("{lhs} and {rhs} in one computation")]
    Types {
        /// First type.
        lhs: DType,
        /// Second type.
        rhs: DType,
    },
    /// Operation that the type does not have.
    #[error("no {operation} of {dtype}")]
    Operation {
        /// Words for the operation.
        operation: &'static str,
        /// Element type.
        dtype: DType,
    },
}

//! Matrix products.

use super::{Arg, Call, D, List, Rule};
use pto_isa::{Name, ops::matmul::Opcode};

const LHS: Arg = Arg::Value(Name::Lhs);
const RHS: Arg = Arg::Value(Name::Rhs);
const A: Arg = Arg::Value(Name::A);
const A_SCALE: Arg = Arg::Value(Name::AScale);
const B: Arg = Arg::Value(Name::B);
const B_SCALE: Arg = Arg::Value(Name::BScale);
const BIAS: Arg = Arg::Value(Name::Bias);
const ACC_IN: Arg = Arg::Value(Name::AccIn);
const C_IN: Arg = Arg::Value(Name::CIn);

/// One call, with the phase of the accumulator if there is one.
macro_rules! product {
    ($name:literal, $($arg:expr),+) => {
        Rule::Calls(&[Call { name: $name, list: List::Phase, args: &[$($arg),+] }])
    };
}

/// Returns the rule of an operation.
pub(super) const fn rule(op: Opcode) -> Rule {
    match op {
        Opcode::Tgemv => product!("TGEMV", D, LHS, RHS),
        Opcode::TgemvAcc => product!("TGEMV_ACC", D, ACC_IN, LHS, RHS),
        Opcode::TgemvBias => product!("TGEMV_BIAS", D, A, B, BIAS),
        Opcode::TgemvMx => product!("TGEMV_MX", D, A, A_SCALE, B, B_SCALE),
        Opcode::TgemvMxAcc => product!("TGEMV_MX", D, C_IN, A, A_SCALE, B, B_SCALE),
        Opcode::TgemvMxBias => product!("TGEMV_MX", D, A, A_SCALE, B, B_SCALE, BIAS),
        Opcode::Tmatmul => product!("TMATMUL", D, LHS, RHS),
        Opcode::TmatmulAcc => product!("TMATMUL_ACC", D, ACC_IN, LHS, RHS),
        Opcode::TmatmulBias => product!("TMATMUL_BIAS", D, A, B, BIAS),
        Opcode::TmatmulMx => product!("TMATMUL_MX", D, A, A_SCALE, B, B_SCALE),
        Opcode::TmatmulMxAcc => product!("TMATMUL_MX", D, C_IN, A, A_SCALE, B, B_SCALE),
        Opcode::TmatmulMxBias => product!("TMATMUL_MX", D, A, A_SCALE, B, B_SCALE, BIAS),
        Opcode::TmatmulMxHif4 => product!("TMATMUL_MX_HIF4", D, A, A_SCALE, B, B_SCALE),
    }
}

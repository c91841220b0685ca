//! Matrix products on operand buffers.

use super::tables::{self, MADS};
use super::{BT, F32, L0A, L0B, L0C, MAD, cube, flag, i64, unset};
use crate::Key;
use crate::Name;
use crate::attrs;
use crate::op::{Attr, Exponents, Kind, Op, Operand, Role};
use crate::rule::{Micro, Rule};
use crate::target::{PerTarget, TargetSet};

const LHS: Operand = Operand::new(Name::Lhs, Role::In, Kind::PtrOrMemref, "left operand, MxK");
const RHS: Operand = Operand::new(Name::Rhs, Role::In, Kind::PtrOrMemref, "right operand, KxN");
const DST: Operand = Operand::new(Name::Dst, Role::Out, Kind::PtrOrMemref, "accumulator, MxN");
const SUM: Operand = Operand::new(Name::Dst, Role::InOut, Kind::PtrOrMemref, "accumulator added to, MxN");
const BIAS_ROW: Operand = Operand::new(Name::Bias, Role::In, Kind::PtrOrMemref, "row added to each row, 1xN");
const M: Operand = i64(Name::M, "rows of the product");
const N: Operand = i64(Name::N, "columns of the product");
const K: Operand = i64(Name::K, "length of the inner products");
const CONTROL: Operand = i64(Name::Xt, "control register: extents and modes");

const OPERANDS: &[Operand] = &[LHS, RHS, DST, M, N, K];
const ACC_OPERANDS: &[Operand] = &[LHS, RHS, SUM, M, N, K];
const BIAS_OPERANDS: &[Operand] = &[LHS, RHS, DST, BIAS_ROW, M, N, K];
const RAW_OPERANDS: &[Operand] = &[LHS, RHS, SUM, CONTROL];
const BIAS_RAW_OPERANDS: &[Operand] = &[LHS, RHS, DST, BIAS_ROW, CONTROL];

const MX_LHS: Operand = LHS.in_buffer(Exponents::Shared);
const MX_RHS: Operand = RHS.in_buffer(Exponents::Shared);
const MX_OPERANDS: &[Operand] = &[MX_LHS, MX_RHS, DST, M, N, K];
const MX_ACC_OPERANDS: &[Operand] = &[MX_LHS, MX_RHS, SUM, M, N, K];
const MX_BIAS_OPERANDS: &[Operand] = &[MX_LHS, MX_RHS, DST, BIAS_ROW, M, N, K];
const MX_RAW_OPERANDS: &[Operand] = &[MX_LHS, MX_RHS, SUM, CONTROL];
const MX_BIAS_RAW_OPERANDS: &[Operand] = &[MX_LHS, MX_RHS, DST, BIAS_ROW, CONTROL];
const RAW_FORMAT: &str = flat!("lhs", "rhs", "dst", "xt");
const BIAS_RAW_FORMAT: &str = flat!("lhs", "rhs", "dst", "bias", "xt");

/// An extent fits into 12 bits.
const fn extent(operand: u8) -> Rule {
    Rule::Micro(Micro::Constant { operand, min: 1, max: 4095 })
}

const PLACES: &[Rule] = &[
    Rule::Micro(Micro::Memory { operand: 0, allowed: L0A }),
    Rule::Micro(Micro::Memory { operand: 1, allowed: L0B }),
    Rule::Micro(Micro::Memory { operand: 2, allowed: L0C }),
];
const BIAS_RULES: &[Rule] = &[Rule::Micro(Micro::Memory { operand: 3, allowed: BT }), Rule::SameDType(&[2, 3])];
const EXTENTS: &[Rule] = &[extent(3), extent(4), extent(5)];
const BIAS_EXTENTS: &[Rule] = &[extent(4), extent(5), extent(6)];
const TYPES: &[Rule] = &[Rule::Micro(Micro::ElementProduct { lhs: 0, rhs: 1, dst: 2, table: MADS })];
const MX_TYPES: &[Rule] =
    &[Rule::Micro(Micro::ElementProduct { lhs: 0, rhs: 1, dst: 2, table: PerTarget::same(tables::MX) })];
const MODES: &[Rule] = &[
    Rule::Micro(Micro::AttrElement { attr: Key::Tf32Mode, operand: 0, allowed: F32 }),
    Rule::Micro(Micro::AttrElement { attr: Key::SatMode, operand: 2, allowed: F32 }),
];

const UNIT: Attr = unset(Key::UnitFlagMode, &attrs::MAD_UNIT_FLAG, "check of the unit flag");
const SAT: Attr = unset(Key::SatMode, &attrs::MAD_SAT, "saturation of the sums");
const TF32: Attr = unset(Key::Tf32Mode, &attrs::TF32_MODE, "rounding of f32 operands");
const GEMV: Attr = flag(Key::DisableGemv, "one row is no reason to use the vector mode");
const N_DIR: Attr = flag(Key::NDir, "the product advances along N first");

const ATTRS: &[Attr] = &[GEMV, N_DIR, SAT, TF32, UNIT];
const MX_ATTRS: &[Attr] = &[GEMV, N_DIR, SAT, UNIT];

macro_rules! format {
    ($bias:literal, $bias_type:literal, $extra:literal) => {
        concat!(
            "$lhs `,` $rhs `,` $dst ",
            $bias,
            " `,` $m `,` $n `,` $k (`unit_flag` `(` $unit_flag_mode^ `)`)? (`disable_gemv` $disable_gemv^)? ($sat_mode^)? ",
            $extra,
            " (`n_dir` $n_dir^)? attr-dict `:` type($lhs) `,` type($rhs) `,` type($dst) ",
            $bias_type,
            " `,` type($m) `,` type($n) `,` type($k)"
        )
    };
}

const FORMAT: &str = format!("", "", "(`tf32_mode` `(` $tf32_mode^ `)`)?");
const BIAS_FORMAT: &str = format!("`,` $bias", "`,` type($bias)", "(`tf32_mode` `(` $tf32_mode^ `)`)?");
const MX_FORMAT: &str = format!("", "", "");
const MX_BIAS_FORMAT: &str = format!("`,` $bias", "`,` type($bias)", "");

/// A product with defaults.
const fn product(
    name: &'static str,
    summary: &'static str,
    operands: &'static [Operand],
    format: &'static str,
    rules: &'static [&'static [Rule]],
) -> Op {
    Op { attrs: ATTRS, ..cube(name, summary, MAD, operands, format, rules) }
}

/// A product with shared exponents.
const fn mx(
    name: &'static str,
    summary: &'static str,
    operands: &'static [Operand],
    format: &'static str,
    rules: &'static [&'static [Rule]],
) -> Op {
    Op { attrs: MX_ATTRS, targets: TargetSet::A5, ..cube(name, summary, MAD, operands, format, rules) }
}

/// A product whose control register is an operand.
const fn raw(
    name: &'static str,
    summary: &'static str,
    targets: TargetSet,
    operands: &'static [Operand],
    format: &'static str,
    rules: &'static [&'static [Rule]],
) -> Op {
    Op { targets, ..cube(name, summary, "", operands, format, rules) }
}

pub(super) const MAD_OP: Op =
    product("mad", "matrix product on operand buffers", OPERANDS, FORMAT, &[PLACES, EXTENTS, TYPES, MODES]);
pub(super) const ACC: Op = product(
    "mad_acc",
    "matrix product on operand buffers, added to the accumulator",
    ACC_OPERANDS,
    FORMAT,
    &[PLACES, EXTENTS, TYPES, MODES],
);
pub(super) const BIAS: Op = product(
    "mad_bias",
    "matrix product on operand buffers, added to a row",
    BIAS_OPERANDS,
    BIAS_FORMAT,
    &[PLACES, BIAS_EXTENTS, TYPES, MODES, BIAS_RULES],
);
pub(super) const BIAS_RAW: Op = raw(
    "mad_bias_raw",
    "matrix product added to a row, control register given",
    TargetSet::ALL,
    BIAS_RAW_OPERANDS,
    BIAS_RAW_FORMAT,
    &[PLACES, TYPES, BIAS_RULES],
);
pub(super) const MX: Op =
    mx("mad_mx", "matrix product with shared exponents", MX_OPERANDS, MX_FORMAT, &[PLACES, EXTENTS, MX_TYPES]);
pub(super) const MX_ACC: Op = mx(
    "mad_mx_acc",
    "matrix product with shared exponents, added to the accumulator",
    MX_ACC_OPERANDS,
    MX_FORMAT,
    &[PLACES, EXTENTS, MX_TYPES],
);
pub(super) const MX_BIAS: Op = mx(
    "mad_mx_bias",
    "matrix product with shared exponents, added to a row",
    MX_BIAS_OPERANDS,
    MX_BIAS_FORMAT,
    &[PLACES, BIAS_EXTENTS, MX_TYPES, BIAS_RULES],
);
pub(super) const MX_BIAS_RAW: Op = raw(
    "mad_mx_bias_raw",
    "matrix product with shared exponents added to a row, control register given",
    TargetSet::A5,
    MX_BIAS_RAW_OPERANDS,
    BIAS_RAW_FORMAT,
    &[PLACES, MX_TYPES, BIAS_RULES],
);
pub(super) const MX_RAW: Op = raw(
    "mad_mx_raw",
    "matrix product with shared exponents, control register given",
    TargetSet::A5,
    MX_RAW_OPERANDS,
    RAW_FORMAT,
    &[PLACES, MX_TYPES],
);
pub(super) const RAW: Op = raw(
    "mad_raw",
    "matrix product on operand buffers, control register given",
    TargetSet::ALL,
    RAW_OPERANDS,
    RAW_FORMAT,
    &[PLACES, TYPES],
);

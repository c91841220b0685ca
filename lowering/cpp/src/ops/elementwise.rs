//! Element-wise operations on tiles.

use super::{Arg, Call, D, List, MAYBE_TMP, Rule, S, S0, S1, S2};
use crate::{emitter::Emitter, report::Lowered, scratch::Form, site::Site, types};
use pto_isa::{
    Key, Name,
    attrs::{RoundMode, SaturationMode},
    ops::elementwise::Opcode,
};

/// One call with destination and two sources.
macro_rules! binary {
    ($name:literal) => {
        Rule::Calls(&[call!($name, &[D, S0, S1])])
    };
}

/// One call with destination and source.
macro_rules! unary {
    ($name:literal) => {
        Rule::Calls(&[call!($name, &[D, S])])
    };
}

/// One call, with a template argument if high precision is requested.
macro_rules! precise {
    ($name:literal, $algorithm:literal, $args:expr) => {
        Rule::Calls(&[Call { name: $name, list: List::Precise($algorithm), args: $args }])
    };
}

/// Returns the rule of an operation.
pub(super) const fn rule(op: Opcode) -> Rule {
    const POWER: &[Arg] =
        &[D, Arg::Value(Name::Base), Arg::Value(Name::Exp), Arg::ScratchOrDestination(Form::LikeFloats(Name::Dst))];
    match op {
        Opcode::Tabs => unary!("TABS"),
        Opcode::Tadd => binary!("TADD"),
        Opcode::Taddc => Rule::Calls(&[call!("TADD", &[D, S0, S1]), call!("TADD", &[D, D, S2])]),
        Opcode::Tadddeqrelu => {
            Rule::Calls(&[call!("TADDDEQRELU", &[D, S0, S1, Arg::Value(Name::DeqScale), Arg::Value(Name::Tmp)])])
        }
        Opcode::Taddrelu => Rule::By(add_and_clip),
        Opcode::Taddreluconv => binary!("TADDRELUCONV"),
        Opcode::Tand => binary!("TAND"),
        Opcode::Tcmp => Rule::Calls(&[call!("TCMP", &[D, S0, S1, Arg::Relation])]),
        Opcode::Tcvt => Rule::By(convert),
        Opcode::Tdiv => precise!("TDIV", "DivAlgorithm", &[D, S0, S1]),
        Opcode::Texp => precise!("TEXP", "ExpAlgorithm", &[D, S]),
        Opcode::Tfmod => precise!("TFMOD", "FmodAlgorithm", &[D, S0, S1]),
        Opcode::Tfusedmuladd => binary!("TFUSEDMULADD"),
        Opcode::Tfusedmuladdrelu => binary!("TFUSEDMULADDRELU"),
        Opcode::Tlog => precise!("TLOG", "LogAlgorithm", &[D, S]),
        Opcode::Tmax => binary!("TMAX"),
        Opcode::Tmin => binary!("TMIN"),
        Opcode::Tmul => binary!("TMUL"),
        Opcode::Tmuladddst => binary!("TMULADDDST"),
        Opcode::Tneg => unary!("TNEG"),
        Opcode::Tnot => unary!("TNOT"),
        Opcode::Tor => binary!("TOR"),
        Opcode::Tpow => {
            precise!("TPOW", "PowAlgorithm", POWER)
        }
        Opcode::Tprelu => Rule::Calls(&[call!("TPRELU", &[D, S0, S1, Arg::Scratch(Form::Bits)])]),
        Opcode::Trecip => precise!("TRECIP", "RecipAlgorithm", &[D, S]),
        Opcode::Trelu => unary!("TRELU"),
        Opcode::Trem => precise!("TREM", "RemAlgorithm", &[D, S0, S1, Arg::Scratch(Form::Rows(Name::Dst, 2))]),
        Opcode::Trsqrt => precise!("TRSQRT", "RsqrtAlgorithm", &[D, S, MAYBE_TMP]),
        Opcode::Tsel => {
            Rule::Calls(&[call!("TSEL", &[D, Arg::Value(Name::Mask), S0, S1, Arg::Scratch(Form::Selection)])])
        }
        Opcode::Tshl => binary!("TSHL"),
        Opcode::Tshr => binary!("TSHR"),
        Opcode::Tsqrt => precise!("TSQRT", "SqrtAlgorithm", &[D, S]),
        Opcode::Tsub => binary!("TSUB"),
        Opcode::Tsubc => Rule::Calls(&[call!("TSUB", &[D, S0, S1]), call!("TADD", &[D, D, S2])]),
        Opcode::Tsubrelu => binary!("TSUBRELU"),
        Opcode::Txor => Rule::Calls(&[call!("TXOR", &[D, S0, S1, Arg::Scratch(Form::Like(Name::Dst))])]),
    }
}

/// Writes `pto.taddrelu`: a sum, and a maximum with zero. `TRELU` does not support 16-bit integers.
fn add_and_clip<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    let args = [Name::Dst, Name::Src0, Name::Src1].map(|name| e.operand(site, name));
    let [dst, src0, src1] = args;
    let (dst, src0, src1) = (dst?, src0?, src1?);
    e.line(format_args!("TADD({dst}, {src0}, {src1});"));
    e.order_calls();
    let dtype = site.tile(Name::Dst)?.dtype;
    if dtype.is_integer() && dtype.bits() == 16 {
        let zero = e.constant(types::scalar(dtype), "0");
        e.line(format_args!("TMAXS({dst}, {dst}, {zero});"));
    } else {
        e.line(format_args!("TRELU({dst}, {dst});"));
    }
    Ok(())
}

/// Writes `pto.tcvt`. Rounding and saturation are named constants, and always given.
fn convert<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    let (dst, src) = (e.operand(site, Name::Dst)?, e.operand(site, Name::Src)?);
    let tmp = e.optional(site, Name::Tmp)?.map(|tmp| format!(", {tmp}")).unwrap_or_default();
    let rounding = match site.choice(Key::Rmode).unwrap_or(RoundMode::CastRint) {
        RoundMode::CastRint => RoundMode::Rint,
        other => other,
    };
    let rounding = e.enumerator("RoundMode", format!("RoundMode::CAST_{rounding}"));
    let saturation = format!("SaturationMode::{}", site.choice(Key::SatMode).unwrap_or(SaturationMode::Off));
    let saturation = e.enumerator("SaturationMode", saturation);
    e.line(format_args!("TCVT({dst}, {src}{tmp}, {rounding}, {saturation});"));
    Ok(())
}

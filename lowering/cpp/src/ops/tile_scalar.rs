//! Operations on a tile and a scalar.

use super::{Arg, Call, D, List, Rule, S, S0, S1, SCALAR, precise};
use crate::{
    emitter::Emitter,
    report::{Lowered, warn},
    scratch::Form,
    site::Site,
};
use pto_isa::{Name, ops::tile_scalar::Opcode};

/// One call with destination, source and scalar.
macro_rules! scalar {
    ($name:literal) => {
        Rule::Calls(&[call!($name, &[D, S, SCALAR])])
    };
}

/// Returns the rule of an operation.
pub(super) const fn rule(op: Opcode) -> Rule {
    match op {
        Opcode::Tadds => scalar!("TADDS"),
        Opcode::Taddsc => Rule::Calls(&[call!("TADDS", &[D, S0, SCALAR]), call!("TADD", &[D, D, S1])]),
        Opcode::Tands => scalar!("TANDS"),
        Opcode::Taxpy => scalar!("TAXPY"),
        Opcode::Tcmps => Rule::Calls(&[call!("TCMPS", &[D, S, SCALAR, Arg::Relation])]),
        Opcode::Tdivs => Rule::By(divide),
        Opcode::Texpands => Rule::Calls(&[call!("TEXPANDS", &[D, SCALAR])]),
        Opcode::Tfmods => scalar!("TFMODS"),
        Opcode::Tlrelu => Rule::Calls(&[call!("TLRELU", &[D, S, Arg::Value(Name::Slope)])]),
        Opcode::Tmaxs => scalar!("TMAXS"),
        Opcode::Tmins => scalar!("TMINS"),
        Opcode::Tmuls => Rule::Calls(&[call!("TMULS", &[D, S0, SCALAR])]),
        Opcode::Tors => scalar!("TORS"),
        Opcode::Tpows => Rule::Calls(&[Call {
            name: "TPOWS",
            list: List::Precise("PowAlgorithm"),
            args: &[D, S, SCALAR, Arg::MaybeScratch(Form::LikeFloats(Name::Dst))],
        }]),
        Opcode::Trems => Rule::Calls(&[call!("TREMS", &[D, S, SCALAR, Arg::Scratch(Form::Rows(Name::Dst, 1))])]),
        Opcode::Tsels => Rule::Calls(&[call!(
            "TSELS",
            &[D, Arg::Value(Name::Mask), S, Arg::Scratch(Form::Rows(Name::Src, 1)), SCALAR]
        )]),
        Opcode::Tshls => scalar!("TSHLS"),
        Opcode::Tshrs => scalar!("TSHRS"),
        Opcode::Tsubs => scalar!("TSUBS"),
        Opcode::Tsubsc => Rule::Calls(&[call!("TSUBS", &[D, S0, SCALAR]), call!("TADD", &[D, D, S1])]),
        Opcode::Txors => Rule::Calls(&[call!("TXORS", &[D, S, SCALAR, Arg::Scratch(Form::Like(Name::Dst))])]),
    }
}

/// Writes `pto.tdivs`. The order of tile and scalar, the dividend first, selects the overload.
fn divide<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    // ptoas passes no precision either, and no source states a form of the call that takes one.
    if !precise(site, "DivAlgorithm").is_empty() {
        warn(site.op, "pto.tdivs: the C++ divides with the precision that the device library chooses");
    }
    let [dst, dividend, divisor] = [Name::Dst, Name::Src, Name::Scalar].map(|name| e.operand(site, name));
    let (dst, dividend, divisor) = (dst?, dividend?, divisor?);
    e.line(format_args!("TDIVS({dst}, {dividend}, {divisor});"));
    Ok(())
}

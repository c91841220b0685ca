//! Reductions and expansions along rows and columns.

use super::{Arg, Call, D, List, MAYBE_TMP, Rule, S, S0, S1};
use crate::{emitter::Emitter, report::Lowered, scratch::Form, site::Site};
use pto_isa::{Key, Name, ops::reduce::Opcode};

/// One call with destination and source.
macro_rules! unary {
    ($name:literal) => {
        Rule::Calls(&[call!($name, &[D, S])])
    };
}

/// One call with scratch.
macro_rules! scratched {
    ($name:literal) => {
        Rule::Calls(&[call!($name, &[D, S, Arg::Scratch(Form::Like(Name::Src))])])
    };
}

/// One call that broadcasts a value per column.
macro_rules! columns {
    ($name:literal) => {
        Rule::Calls(&[call!($name, &[D, S0, S1])])
    };
}

/// One call that broadcasts a value per row, with scratch if it is present.
macro_rules! rows {
    ($name:literal) => {
        Rule::Calls(&[call!($name, &[D, S0, S1, MAYBE_TMP])])
    };
}

/// Returns the rule of an operation.
pub(super) const fn rule(op: Opcode) -> Rule {
    match op {
        Opcode::Tcolargmax => scratched!("TCOLARGMAX"),
        Opcode::Tcolargmin => scratched!("TCOLARGMIN"),
        Opcode::Tcolexpand => unary!("TCOLEXPAND"),
        Opcode::Tcolexpandadd => columns!("TCOLEXPANDADD"),
        Opcode::Tcolexpanddiv => {
            Rule::Calls(&[Call { name: "TCOLEXPANDDIV", list: List::Precise("DivAlgorithm"), args: &[D, S0, S1] }])
        }
        Opcode::Tcolexpandexpdif => columns!("TCOLEXPANDEXPDIF"),
        Opcode::Tcolexpandmax => columns!("TCOLEXPANDMAX"),
        Opcode::Tcolexpandmin => columns!("TCOLEXPANDMIN"),
        Opcode::Tcolexpandmul => columns!("TCOLEXPANDMUL"),
        Opcode::Tcolexpandsub => columns!("TCOLEXPANDSUB"),
        Opcode::Tcolmax => unary!("TCOLMAX"),
        Opcode::Tcolmin => unary!("TCOLMIN"),
        Opcode::Tcolprod => unary!("TCOLPROD"),
        Opcode::Tcolsum => Rule::By(column_sum),
        Opcode::Tpairreducesum => unary!("TPAIRREDUCESUM"),
        Opcode::Trowargmax => scratched!("TROWARGMAX"),
        Opcode::Trowargmin => scratched!("TROWARGMIN"),
        Opcode::Trowexpand => unary!("TROWEXPAND"),
        Opcode::Trowexpandadd => rows!("TROWEXPANDADD"),
        Opcode::Trowexpanddiv => Rule::Calls(&[Call {
            name: "TROWEXPANDDIV",
            list: List::Precise("DivAlgorithm"),
            args: &[D, S0, S1, MAYBE_TMP],
        }]),
        Opcode::Trowexpandexpdif => rows!("TROWEXPANDEXPDIF"),
        Opcode::Trowexpandmax => rows!("TROWEXPANDMAX"),
        Opcode::Trowexpandmin => rows!("TROWEXPANDMIN"),
        Opcode::Trowexpandmul => rows!("TROWEXPANDMUL"),
        Opcode::Trowexpandsub => rows!("TROWEXPANDSUB"),
        Opcode::Trowmax => scratched!("TROWMAX"),
        Opcode::Trowmin => scratched!("TROWMIN"),
        Opcode::Trowprod => scratched!("TROWPROD"),
        Opcode::Trowsum => scratched!("TROWSUM"),
    }
}

/// Writes a sum of columns. With scratch, the call also states whether to sum by halves.
fn column_sum<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    let (dst, src) = (e.operand(site, Name::Dst)?, e.operand(site, Name::Src)?);
    let more = match e.optional(site, Name::Tmp)? {
        Some(tmp) => format!(", {tmp}, {}", e.constant("bool", site.flag(Key::IsBinary).to_string())),
        None => String::new(),
    };
    e.line(format_args!("TCOLSUM({dst}, {src}{more});"));
    Ok(())
}

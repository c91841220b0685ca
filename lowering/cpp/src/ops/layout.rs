//! Operations that rearrange elements within and between tiles.

use super::{Arg, D, Rule, S, S0, S1};
use crate::{emitter::Emitter, report::Lowered, scratch::Form, site::Site};
use mlir_dialect::{attribute_text, string};
use pto_dialect::attributes;
use pto_isa::{Key, Name, ops::layout::Opcode, types::Pad};

/// Returns the rule of an operation.
pub(super) const fn rule(op: Opcode) -> Rule {
    const INDEXED: &[Arg] = &[D, S0, S1, Arg::Value(Name::Src0Idx), Arg::Value(Name::Src1Idx)];
    match op {
        Opcode::Tconcat => Rule::Calls(&[call!("TCONCAT", &[D, S0, S1])]),
        Opcode::Tconcatidx => Rule::Calls(&[call!("TCONCAT", INDEXED)]),
        Opcode::Tdeinterleave => Rule::Calls(&[call!(
            "TDEINTERLEAVE",
            &[Arg::Value(Name::Dst0), Arg::Value(Name::Dst1), S0, Arg::Optional(Name::Src1)],
        )]),
        Opcode::Tfillpad => Rule::By(fill),
        Opcode::Timg2col => Rule::Calls(&[call!("TIMG2COL", &[D, S])]),
        Opcode::Tinterleave => {
            Rule::Calls(&[call!("TINTERLEAVE", &[Arg::Value(Name::Dst0), Arg::Value(Name::Dst1), S0, S1])])
        }
        Opcode::Tpack => Rule::Calls(&[call!("TPACK", &[D, S])]),
        Opcode::Ttrans => Rule::Calls(&[call!("TTRANS", &[D, S, Arg::Scratch(Form::Whole(Name::Src))])]),
    }
}

/// Writes a padded copy. The call states its mode unless it is a plain copy: explicit padding, in place, or into a
/// larger tile.
fn fill<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    let (dst, src) = (site.value(Name::Dst)?, site.value(Name::Src)?);
    let (to, from) = (e.named(dst)?, e.named(src)?);
    let list = match padding(site)? {
        Some(pad) => format!("<pto::PadValue::{pad}>"),
        None => match (&to.tile, &from.tile) {
            _ if dst == src || (to.spot.is_some() && to.spot == from.spot) => "<pto::TFillPadMode::InPlace>".to_owned(),
            (Some(to), Some(from)) if to.rows > from.rows || to.cols > from.cols => {
                "<pto::TFillPadMode::Expand>".to_owned()
            }
            _ => String::new(),
        },
    };
    e.line(format_args!("TFILLPAD{list}({}, {});", to.text, from.text));
    Ok(())
}

/// Returns the padding that an attribute of the operation requests.
fn padding(site: &Site<'_, '_>) -> Lowered<Option<&'static str>> {
    let Some(found) = site.attribute(Key::PadValue) else { return Ok(None) };
    let named = attributes::case(Pad::DEF, found).and_then(|case| Pad::from_value(case.value));
    let pad = named.or_else(|| Pad::parse(&spelled(&attribute_text(found, false))));
    let pad = pad.or_else(|| string(found).and_then(Pad::parse));
    match pad {
        Some(Pad::Null) => Ok(Some("Null")),
        Some(Pad::Zero) => Ok(Some("Zero")),
        Some(Pad::Max) => Ok(Some("Max")),
        Some(Pad::Min) => Ok(Some("Min")),
        None => Err(site.unsupported("expected null, zero, max or min as padding, found another value")),
    }
}

/// Returns the last word of an attribute: `zero` of `#pto.pad_value<zero>`.
fn spelled(text: &str) -> String {
    let word = text.trim_end_matches('>').rsplit(['<', ' ', '.']).next().unwrap_or("");
    word.trim_matches('"').to_ascii_lowercase().trim_start_matches("pad").to_owned()
}

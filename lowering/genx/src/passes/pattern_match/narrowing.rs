//! Matches the truncation of an integer that is clamped to the range of the narrower type: a saturating conversion.

use crate::builder::Builder;
use crate::ir::{Function, Inst, Value};
use crate::passes::State;
use crate::region::Region;
use crate::table::Op;
use crate::target::{self, Sign};
use crate::types::Element;
use visa::table::Op as Visa;

/// The conversions by which values are clamped, of integers and of floats.
struct Bounds {
    least: i64,
    most: i64,
    sign: Sign,
    integers: Op,
    floats: Op,
}

fn bounds(element: Element) -> [Bounds; 2] {
    let bits = element.bits();
    let half = 1_i64 << (bits - 1);
    [
        Bounds { least: -half, most: half - 1, sign: Sign::Signed, integers: Op::SSTruncSat, floats: Op::FpToSiSat },
        Bounds { least: 0, most: 2 * half - 1, sign: Sign::Unsigned, integers: Op::USTruncSat, floats: Op::FpToUiSat },
    ]
}

/// Matches the low bytes of clamped dwords as a saturating conversion.
pub(super) fn narrowed(state: &mut State, inst: Inst) {
    let Some((source, conversion, sign)) = found(&state.function, inst) else { return };
    let Some(to) = state.function.result(inst).map(|result| state.function.ty(result).element) else { return };
    let from = state.function.ty(source).element;
    let own = if from.is_float() { Sign::Float } else { Sign::Signed };
    let (dst, src) = (target::visa_type(to, sign), target::visa_type(from, own));
    if target::is_legal(Visa::Mov, state.platform, dst, &[src]) {
        let value = Builder::before(&mut state.function, inst).cast(conversion, source, to);
        state.function.replace(inst, value);
    }
}

/// Returns the value that is converted, the operation, and the sign of the result.
fn found(function: &Function, inst: Inst) -> Option<(Value, Op, Sign)> {
    let result = function.ty(function.result(inst)?);
    let [vector, index] = *function.operands(inst) else { return None };
    let cast = function.def_inst(vector).filter(|cast| function.op(*cast) == Op::BitCast)?;
    let wide = function.operands(cast)[0];
    let ty = function.ty(wide);
    let low_bytes = matches!(result.element, Element::I8 | Element::I16)
        && ty.element == Element::I32
        && result.lanes.is_some()
        && ty.lanes == result.lanes
        && function.as_integer(index) == Some(0);
    let times = (ty.element.bytes() / result.element.bytes()).cast_signed();
    let region = function.region(inst).filter(|_| low_bytes)?;
    let whole = Region::strided(result.count(), times, 0);
    if (0..result.count().cast_signed()).any(|lane| region.element(lane) != whole.element(lane)) || region.offset != 0 {
        return None;
    }
    let (source, least, most) = bounded(function, wide)?;
    let Bounds { sign, integers, floats, .. } =
        bounds(result.element).into_iter().find(|bounds| (bounds.least, bounds.most) == (least, most))?;
    // The bounds of a saturating conversion to more bits include those of the narrower one.
    let float = function.def_inst(source).filter(|conversion| function.op(*conversion) == Op::FpToSiSat);
    Some(match float {
        Some(conversion) => (function.operands(conversion)[0], floats, sign),
        None => (source, integers, sign),
    })
}

/// Returns the signed integer before clamping, and its bounds.
fn bounded(function: &Function, value: Value) -> Option<(Value, i64, i64)> {
    let with_number = |value: Value| {
        let inst = function.def_inst(value)?;
        let [a, b] = *function.operands(inst) else { return None };
        let (source, number) = match (function.as_integer(a), function.as_integer(b)) {
            (None, Some(number)) => (a, number),
            (Some(number), None) => (b, number),
            (None, None) | (Some(_), Some(_)) => return None,
        };
        Some((function.op(inst), source, number))
    };
    let (outer, inner, one) = with_number(value)?;
    let (other, source, two) = with_number(inner)?;
    match (outer, other) {
        (Op::SMin, Op::SMax) => Some((source, two, one)),
        (Op::SMax, Op::SMin) => Some((source, one, two)),
        (_, _) => None,
    }
}

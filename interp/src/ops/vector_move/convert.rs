//! Conversions of registers.

use crate::context::Ctx;
use crate::fault::Exec;
use crate::register::{Mask, Register};
use pto_isa::attrs::{VectorPart, VectorRound, VectorSaturation};
use pto_isa::types::DType;
use pto_isa::{Key, Name};
use pto_numerics::{Element, Packing, Profile, Rounding, Saturation, Undefined, Value, convert, convert_values};

/// Reinterprets the bytes as other elements. Source: PTO ISA manual, vbitcast.md.
pub(super) fn vbitcast(cx: &mut Ctx<'_, '_>) -> Exec {
    let (dtype, _) = cx.shape_of_result(Name::Result)?;
    let made = cx.register(Name::Input)?.reinterpreted(dtype);
    cx.give_register(Name::Result, made);
    Ok(())
}

/// Rounds `input[i]` to an integer of its type, as `round_mode` says. Source: PTO ISA manual, vtrc.md.
pub(super) fn vtrc(cx: &mut Ctx<'_, '_>) -> Exec {
    let rounding = rounding(cx, Key::RoundMode)?.unwrap_or(Rounding::Even);
    cx.lanes1(Name::Input, Name::Mask, |value| pto_numerics::round_to_integer(value, rounding))
}

/// Converts active lanes of `input` to elements of the result; the predicate is that of `input`.
///
/// If one side is 2 or 4 times as wide, `part` selects the lanes of the narrow side: lane `2 * i` (`EVEN`) or
/// `2 * i + 1` (`ODD`), lane `4 * i + n` (`Pn`), for lane `i` of the wide side. Narrow lanes of the other parts are
/// zero in a result. Elements that are pairs (f4) correspond to two adjacent lanes of 16 bits; no source states how the
/// parts of those are counted: they count pairs here, like bytes of a register. Without `rnd` the rounding is `R`,
/// without `sat` nothing saturates. Sources: PTO ISA manual, vcvt.md; constraints.md (defaults); golden data of ptoas
/// (zeros).
pub(super) fn vcvt(cx: &mut Ctx<'_, '_>) -> Exec {
    let (input, mask) = (cx.register(Name::Input)?, cx.mask(Name::Mask)?);
    let rounding = rounding(cx, Key::Rnd)?.unwrap_or(Rounding::Even);
    let saturation = match cx.choice(Key::Sat) {
        Some(VectorSaturation::Sat) => Saturation::On,
        Some(VectorSaturation::Nosat) | None => Saturation::Off,
    };
    let conversion = Conversion { rounding, saturation, profile: cx.profile() };
    let (dtype, lanes) = cx.shape_of_result(Name::Result)?;
    let made = converted(cx, &input, &mask, Register::zero(dtype, lanes), conversion)?;
    cx.give_register(Name::Result, made);
    Ok(())
}

/// Parameters of a conversion.
#[derive(Clone, Copy)]
struct Conversion {
    rounding: Rounding,
    saturation: Saturation,
    profile: Profile,
}

/// Returns the rounding that an attribute names; `H` is undefined.
fn rounding(cx: &Ctx<'_, '_>, attribute: Key) -> Exec<Option<Rounding>> {
    let rounding = cx.choice::<VectorRound>(attribute).map(Rounding::try_from).transpose();
    rounding.map_err(|why| cx.undefined(why, format_args!("`{attribute}`")))
}

/// Returns the number of lanes that are converted together, and their bytes: two single elements if the other side has
/// pairs.
fn unit(dtype: DType, values: u32) -> (usize, usize) {
    let lanes = (values / Packing::of(dtype).count) as usize;
    (lanes, lanes * dtype.bytes() as usize)
}

/// Converts the active lanes of `input` into the register `made`, distributed by `part`.
fn converted(
    cx: &Ctx<'_, '_>,
    input: &Register,
    mask: &Mask,
    mut made: Register,
    conversion: Conversion,
) -> Exec<Register> {
    let values = Packing::of(input.dtype).count.max(Packing::of(made.dtype).count);
    let ((from_lanes, from_bytes), (to_lanes, to_bytes)) = (unit(input.dtype, values), unit(made.dtype, values));
    let part = part(cx);
    let width = input.dtype.bytes() as usize;
    let place = |wide: usize, bytes: usize, other: usize| {
        if bytes < other { wide * (other / bytes) + part } else { wide }
    };
    for wide in 0..input.bytes().len() / from_bytes.max(to_bytes).max(1) {
        let first = place(wide, from_bytes, to_bytes) * from_lanes;
        let active: Vec<bool> = (first..first + from_lanes).map(|lane| mask.get(lane, width)).collect();
        if active.iter().all(|active| !active) {
            continue;
        }
        let target = place(wide, to_bytes, from_bytes) * to_lanes;
        let sources: Option<Vec<Element>> = (first..first + from_lanes)
            .zip(&active)
            .map(|(lane, active)| if *active { input.lane(lane) } else { Some(Element::zero(input.dtype)) })
            .collect();
        let results = match &sources {
            Some(sources) => elements(sources, made.dtype, to_lanes, conversion)
                .map_err(|why| cx.undefined(why, format_args!("lane {first}")))?
                .into_iter()
                .map(Some)
                .collect(),
            None => vec![None; to_lanes],
        };
        for (offset, element) in results.into_iter().enumerate() {
            made.set_lane(target + offset, element);
        }
    }
    Ok(made)
}

/// Converts elements: one to one, two to a pair, or a pair to two.
fn elements(
    sources: &[Element],
    dtype: DType,
    lanes: usize,
    Conversion { rounding, saturation, profile }: Conversion,
) -> Result<Vec<Element>, Undefined> {
    match (sources, lanes) {
        ([first, second], 1) => Ok(vec![convert_values([first.value(), second.value()], dtype, rounding, saturation)?]),
        ([pair], 2) => {
            let single = |value: Value| convert_values([value; 2], dtype, rounding, saturation);
            pair.values().into_iter().map(single).collect()
        }
        _ => sources.iter().map(|element| convert(*element, dtype, rounding, saturation, profile)).collect(),
    }
}

/// Returns the number of `part`; 0 if it is absent.
fn part(cx: &Ctx<'_, '_>) -> usize {
    match cx.choice(Key::Part) {
        None | Some(VectorPart::Even | VectorPart::P0) => 0,
        Some(VectorPart::Odd | VectorPart::P1) => 1,
        Some(VectorPart::P2) => 2,
        Some(VectorPart::P3) => 3,
    }
}

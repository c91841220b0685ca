//! Fills registers with scalars and sequences.

use crate::context::Ctx;
use crate::fault::Exec;
use crate::register::Register;
use crate::value::Value;
use pto_isa::attrs::{Lane, Order};
use pto_isa::{Key, Name};
use pto_numerics::{Binary, Element};

/// Sets `result[i] = value` in every lane. Source: PTO ISA manual, vbr.md.
pub(super) fn vbr(cx: &mut Ctx<'_, '_>) -> Exec {
    let (dtype, lanes) = cx.shape_of_result(Name::Result)?;
    let value = cx.scalar_as(Name::Value, dtype)?;
    let mut made = Register::zero(dtype, lanes);
    (0..lanes).for_each(|lane| made.set_lane(lane, Some(value)));
    cx.give_register(Name::Result, made);
    Ok(())
}

/// Sets active lanes to the scalar `input`, or to the lowest or highest lane of the register `input`. Without
/// `position` it is the lowest. Source: PTO ISA manual, vdup.md.
pub(super) fn vdup(cx: &mut Ctx<'_, '_>) -> Exec {
    let (dtype, _) = cx.shape_of_result(Name::Result)?;
    let value = match cx.value(Name::Input)? {
        Value::Register(register) if cx.choice(Key::Position) == Some(Lane::Highest) => {
            register.lane(register.lanes().saturating_sub(1))
        }
        Value::Register(register) => register.lane(0),
        _ => Some(cx.scalar_as(Name::Input, dtype)?),
    };
    let mask = cx.mask(Name::Mask)?;
    let made = cx.lanes(Name::Result, &mask, |_| value.map(Ok))?;
    cx.give_register(Name::Result, made);
    Ok(())
}

/// Sets `result[i] = index + i`, or with `order` `DESC` `index - i`, in the element type: integers wrap around, floats
/// are rounded. No source states the result of sums that floats cannot represent. Source: PTO ISA manual, vci.md.
pub(super) fn vci(cx: &mut Ctx<'_, '_>) -> Exec {
    let (dtype, lanes) = cx.shape_of_result(Name::Result)?;
    let (profile, first) = (cx.profile(), cx.scalar_as(Name::Index, dtype)?);
    let op = if cx.choice(Key::Order) == Some(Order::Desc) { Binary::Sub } else { Binary::Add };
    let mut made = Register::zero(dtype, lanes);
    for lane in 0..lanes {
        let step = Element::from_int(dtype, lane as i128);
        let value = pto_numerics::binary(op, first, step, profile);
        made.set_lane(lane, Some(value.map_err(|why| cx.undefined(why, format_args!("lane {lane}")))?));
    }
    cx.give_register(Name::Result, made);
    Ok(())
}

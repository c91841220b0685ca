//! Registers that configure a core. They are settings: operations use their values at the time of issue.

use crate::context::Ctx;
use crate::fault::Exec;
use crate::machine::Setting;
use crate::memory::Pointer;
use crate::register::little_endian;
use crate::value::Value;
use pto_isa::attrs::{ROUND_MODE, RoundMode};
use pto_isa::codes;
use pto_isa::types::DType;
use pto_isa::{Choice, Key, Name};
use pto_numerics::{Binary, Element, Rounding, binary};

/// Stores an operand in a setting for operations that read the register. Source: ptoas, set_quant_pre and similar
/// operations.
pub(super) fn keep(cx: &mut Ctx<'_, '_>, setting: Setting, operand: usize) -> Exec {
    let values = match cx.at(operand)? {
        Value::Scalar(element) => vec![*element],
        Value::Vector(elements) => elements.clone(),
        // No source states which part of a tile is the configuration: record only that it was set.
        _ => Vec::new(),
    };
    cx.set_setting(setting, values);
    Ok(())
}

/// Returns the control register; zero before it is written (no source states this). Source: ptoas, get_ctrl.
pub(super) fn get_ctrl(cx: &mut Ctx<'_, '_>) -> Exec {
    let value = cx.setting(Setting::Ctrl).and_then(<[Element]>::first).copied();
    cx.give_int(Name::Result, value.and_then(Element::to_int).and_then(|value| i64::try_from(value).ok()).unwrap_or(0));
    Ok(())
}

/// Clears bit `second` of `first`. Source: ptoas, sbitset0.
pub(super) fn clear_bit(cx: &mut Ctx<'_, '_>) -> Exec {
    let (value, bit) = bit(cx)?;
    cx.give_int(Name::Result, value & !bit);
    Ok(())
}

/// Sets bit `second` of `first`. Source: ptoas, sbitset1.
pub(super) fn set_bit(cx: &mut Ctx<'_, '_>) -> Exec {
    let (value, bit) = bit(cx)?;
    cx.give_int(Name::Result, value | bit);
    Ok(())
}

fn bit(cx: &Ctx<'_, '_>) -> Exec<(i64, i64)> {
    let (value, number) = (cx.int(Name::First)?, cx.int(Name::Second)?);
    let bit = u32::try_from(number).ok().and_then(|number| 1_i64.checked_shl(number));
    Ok((value, bit.ok_or_else(|| cx.outside(number, i64::BITS as usize))?))
}

/// Does nothing: flags between cores are not in memory here. Source: ptoas, set_ffts.
pub(super) fn no_base(_: &mut Ctx<'_, '_>) -> Exec {
    Ok(())
}

/// Stores the rounding of an enabled mode, as the number of a [`RoundMode`]; nothing for a disabled one. A mode without
/// a word rounds to nearest even. Source: PTO ISA manual, sethf32mode.md and settf32mode.md.
pub(super) fn mode(cx: &mut Ctx<'_, '_>, setting: Setting) -> Exec {
    let mode = cx.choice(Key::Mode).unwrap_or(RoundMode::None);
    let number = cx.flag(Key::Enable).then(|| Element::from_int(DType::I64, mode as i128));
    cx.set_setting(setting, number.into_iter().collect());
    Ok(())
}

/// Returns how products of f32 tiles round their operands, if the program sets a mode.
///
/// `settf32mode` rounds to the 10 mantissa bits of TF32. No source states which bits `sethf32mode` keeps, so products
/// are undefined while it is enabled.
pub(crate) fn rounding(cx: &Ctx<'_, '_>) -> Exec<Option<Rounding>> {
    if cx.setting(Setting::Hf32Mode).is_some_and(|mode| !mode.is_empty()) {
        return Err(
            cx.unsupported("expected operands as they are, found sethf32mode, whose rounding no source describes")
        );
    }
    let number = cx.setting(Setting::Tf32Mode).and_then(<[Element]>::first).copied().and_then(Element::to_int);
    let mode = number.and_then(|number| RoundMode::of(&ROUND_MODE, i64::try_from(number).ok()?));
    Ok(mode.map(Rounding::from))
}

/// Combination of a store with the value in memory.
#[derive(Clone, Copy)]
pub(crate) enum Atomic {
    /// The sum.
    Add,
    /// The greater.
    Max,
    /// The smaller.
    Min,
}

impl Atomic {
    const ALL: [(Atomic, Binary); 3] =
        [(Atomic::Add, Binary::Add), (Atomic::Max, Binary::Max), (Atomic::Min, Binary::Min)];
}

/// Makes copies to global memory that are issued later combine with its content, or overwrite it. Source: ptoas,
/// set_atomic_add and similar operations.
pub(super) fn atomic(cx: &mut Ctx<'_, '_>, how: Option<Atomic>) -> Exec {
    let number = how.map(|how| Element::from_int(DType::I64, how as i128));
    cx.set_setting(Setting::AtomicOp, number.into_iter().collect());
    Ok(())
}

/// Sets the element type of such copies. Source: ptoas, set_atomic_f32 and similar operations.
pub(super) fn atomic_type(cx: &mut Ctx<'_, '_>, dtype: DType) -> Exec {
    cx.set_setting(Setting::AtomicType, vec![Element::zero(dtype)]);
    Ok(())
}

/// Combines bytes with global memory as the settings say: element by element, without a race with other combining
/// copies. Returns false, and copies nothing, if the settings do not ask for it. No source describes the fields of the
/// register that `set_store_atomic_cfg` writes: copies are undefined unless it is zero.
pub(crate) fn combine(cx: &mut Ctx<'_, '_>, from: Pointer, to: Pointer, bytes: usize) -> Exec<bool> {
    if cx.setting(Setting::StoreAtomic).is_some_and(|word| word.iter().any(|word| word.bits() != 0)) {
        let register = Setting::StoreAtomic;
        let message = format!("expected zero in the register of {register}, found fields no source describes");
        return Err(cx.unsupported(message));
    }
    let number = cx.setting(Setting::AtomicOp).and_then(<[Element]>::first).copied().and_then(Element::to_int);
    let how = Atomic::ALL.iter().find(|(how, _)| number == Some(*how as i128));
    let Some((_, how)) = how else { return Ok(false) };
    let Some(dtype) = cx.setting(Setting::AtomicType).and_then(<[Element]>::first).map(|element| element.dtype())
    else {
        return Err(cx.fault(codes::RUN_UNDEFINED, "expected the type of atomic stores to be set, found none"));
    };
    let size = dtype.bytes() as usize;
    let profile = cx.profile();
    for at in (0..bytes).step_by(size) {
        let given = Element::new(dtype, little_endian(cx.read(from.plus(at as i64), size)?));
        cx.memory().atomic = true;
        let there = cx.read_element(to.plus(at as i64), dtype)?;
        let made = binary(*how, there, given, profile).map_err(|why| cx.undefined(why, format_args!("byte {at}")))?;
        cx.write_element(to.plus(at as i64), made)?;
        cx.memory().atomic = false;
    }
    Ok(true)
}

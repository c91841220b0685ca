//! Atomic updates of an element of memory, which no other thread interrupts. Each returns the old value. Cache hints
//! change no value.

use super::arith::{unsigned, without_sign};
use crate::context::Ctx;
use crate::fault::Exec;
use crate::memory::Memory;
use crate::register::little_endian;
use pto_isa::Name;
use pto_isa::codes;
use pto_numerics::{Binary, Element};

/// Writes the result of `f` for the elements in memory and those of `value`; both elements of a pair change at once.
fn update(cx: &mut Ctx<'_, '_>, f: impl Fn(&mut Ctx<'_, '_>, &[Element], &[Element]) -> Exec<Vec<Element>>) -> Exec {
    let (at, new) = (cx.pointer(Name::Ptr)?, cx.elements(Name::Value)?);
    let Some(dtype) = new.first().map(|element| element.dtype()) else {
        return Err(cx.fault(codes::RUN_MALFORMED, "expected an element, found none"));
    };
    let size = dtype.bytes() as usize;
    Memory::aligned(at, (size * new.len()) as i64)?;
    cx.memory().atomic = true;
    let changed = cx.read(at, size * new.len()).map(<[u8]>::to_vec).and_then(|bytes| {
        let old: Vec<Element> =
            bytes.chunks_exact(size).map(|bytes| Element::new(dtype, little_endian(bytes))).collect();
        let made = f(cx, &old, &new)?;
        let bytes = |element: &Element| element.bits().to_le_bytes().into_iter().take(size);
        cx.write(at, &made.iter().flat_map(bytes).collect::<Vec<_>>())?;
        Ok(old)
    });
    cx.memory().atomic = false;
    cx.give_elements(Name::Old, changed?);
    Ok(())
}

/// Writes `op` of memory and `value`, integers read as `signedness` says. Source: ptoas, atomic_add and similar
/// operations.
pub(super) fn change(cx: &mut Ctx<'_, '_>, op: Binary) -> Exec {
    let (profile, unsigned) = (cx.profile(), unsigned(cx));
    update(cx, |cx, old, new| {
        let pairs = old.iter().zip(new).enumerate();
        let made = pairs.map(|(place, (old, new))| {
            let read =
                |element: Element| if unsigned { element.reinterpret(without_sign(element.dtype())) } else { element };
            let made = pto_numerics::binary(op, read(*old), read(*new), profile);
            made.map(|made| made.reinterpret(old.dtype()))
                .map_err(|why| cx.undefined(why, format_args!("element {place}")))
        });
        made.collect()
    })
}

/// Writes `value`. Source: ptoas, atomic_exch.
pub(super) fn exchange(cx: &mut Ctx<'_, '_>) -> Exec {
    update(cx, |_, _, new| Ok(new.to_vec()))
}

/// Writes `value` if memory has the bits of `compare`, for a pair those of both elements. Source: ptoas, atomic_cas.
pub(super) fn compare_and_swap(cx: &mut Ctx<'_, '_>) -> Exec {
    update(cx, |cx, old, new| {
        let wanted = cx.elements(Name::Compare)?;
        let same = old.iter().map(|element| element.bits()).eq(wanted.iter().map(|element| element.bits()));
        Ok(if same { new.to_vec() } else { old.to_vec() })
    })
}

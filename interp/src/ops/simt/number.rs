//! Numbers that a thread can query: its ids, masks of its team, and the time.

use crate::context::Ctx;
use crate::fault::Exec;
use crate::machine::TEAM;
use crate::value::Value;
use pto_isa::Name;
use pto_isa::types::DType;
use pto_numerics::Element;

/// Returns a number of 32 bits. Indices of threads are those of the launch, X the innermost; blocks are along X.
/// Source: ptoas, get_tid_x and similar operations.
pub(super) fn give(cx: &mut Ctx<'_, '_>, number: impl Fn(&Ctx<'_, '_>) -> u32) -> Exec {
    let number = number(cx);
    cx.give(Name::Result, Value::Scalar(Element::new(DType::I32, number.into())));
    Ok(())
}

/// Returns a bit for each thread of the team for which `holds` is true, given its number and that of this thread.
/// Source: ptoas, get_lanemask_eq and similar operations.
pub(super) fn lanes(cx: &mut Ctx<'_, '_>, holds: impl Fn(usize, usize) -> bool) -> Exec {
    let own = cx.lane_of_thread();
    give(cx, |_| (0..TEAM).filter(|lane| holds(*lane, own)).fold(0, |bits, lane| bits | 1 << lane))
}

/// Returns the number of executed operations: no source states what the clock counts. Source: ptoas, get_clock64.
pub(super) fn clock(cx: &mut Ctx<'_, '_>) -> Exec {
    let time = Element::new(DType::I64, cx.time());
    cx.give(Name::Result, Value::Scalar(time));
    Ok(())
}

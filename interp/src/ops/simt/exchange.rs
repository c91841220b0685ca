//! Exchanges between the threads of a team. Threads that have ended or do not exist take no part.

use super::arith::{unsigned, without_sign};
use crate::context::Ctx;
use crate::fault::Exec;
use pto_isa::codes;
use pto_isa::types::DType;
use pto_isa::{Key, Name};
use pto_numerics::{Binary, Element};

/// Combines the values of all threads of the team by `op`, from the first to the last (no source states the order of
/// sums). Source: ptoas, redux_add and similar operations.
pub(super) fn reduce(cx: &mut Ctx<'_, '_>, op: Binary) -> Exec {
    let (profile, unsigned) = (cx.profile(), unsigned(cx));
    let mut result: Option<Element> = None;
    for element in cx.of_team(Name::Value)?.into_iter().flatten().flatten() {
        let read = if unsigned { element.reinterpret(without_sign(element.dtype())) } else { element };
        result = Some(match result {
            None => read,
            Some(sum) => pto_numerics::binary(op, sum, read, profile).map_err(|why| cx.undefined(why, "`value`"))?,
        });
    }
    let own = cx.element(Name::Value)?;
    cx.give_elements(Name::Result, vec![result.map_or(own, |result| result.reinterpret(own.dtype()))]);
    Ok(())
}

/// Returns the value of a thread among `width` neighbours, which `of` computes from the number of this thread, the
/// operand and the width; the value of this thread if there is no such neighbour. Source: ptoas, shuffle_idx and
/// similar operations.
pub(super) fn shuffle(cx: &mut Ctx<'_, '_>, by: Name, of: impl Fn(i64, i64, i64) -> i64) -> Exec {
    let width = cx.int_attribute(Key::Width).unwrap_or(1).max(1);
    let lane = cx.lane_of_thread() as i64;
    let (first, own) = (lane - lane % width, lane % width);
    let asked = of(own, cx.int(by)?, width);
    let from = if (0..width).contains(&asked) { first + asked } else { lane };
    let value = cx.of_team(Name::Value)?.into_iter().nth(from as usize).flatten();
    let value = value.ok_or_else(|| {
        let message = format!("expected a value of thread {from} of the team, found that it is not there");
        cx.fault(codes::RUN_UNDEFINED, message)
    })?;
    cx.give_elements(Name::Result, value);
    Ok(())
}

/// Computes `answer` from the bits of threads whose predicate is true, and of those that take part. Source: ptoas,
/// vote_all and similar operations.
pub(super) fn vote(cx: &mut Ctx<'_, '_>, answer: impl Fn(u32, u32) -> u32) -> Exec {
    let (mut yes, mut asked) = (0, 0);
    for (lane, says) in cx.of_team(Name::Pred)?.into_iter().enumerate() {
        let bit = 1 << lane;
        asked |= if says.is_some() { bit } else { 0 };
        yes |= if says.iter().flatten().any(|element| element.bits() != 0) { bit } else { 0 };
    }
    let dtype = cx.result_type(Name::Result).dtype().unwrap_or(DType::I32);
    cx.give_elements(Name::Result, vec![Element::new(dtype, answer(yes, asked).into())]);
    Ok(())
}

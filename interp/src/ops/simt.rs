//! Single threads of a vector core.
//!
//! A launch executes a function in threads, of which 32 consecutive ones are a team: see `machine/threads.rs`.
//! Operations on floats and integers compute a number, or each element of a pair. Where no source describes exchanges
//! between threads, they behave as on similar machines.

mod arith;
mod atomic;
mod exchange;
mod number;

use crate::context::Ctx;
use crate::fault::Exec;
use crate::machine::Special;
use crate::semantics::Semantics::{self, Launch, Run, Together};
use crate::semantics::Team;
use pto_isa::codes;
use pto_isa::ops::simt::Opcode;
use pto_isa::{Key, Name};
use pto_numerics::{Binary, Rounding, Unary};

/// Semantics of the operations of the family.
pub(super) const fn semantics(opcode: Opcode) -> Semantics {
    match opcode {
        Opcode::Absf => Run(|cx| arith::unary(cx, Unary::Abs)),
        Opcode::AtomicAdd => Run(|cx| atomic::change(cx, Binary::Add)),
        Opcode::AtomicAnd => Run(|cx| atomic::change(cx, Binary::And)),
        Opcode::AtomicCas => Run(atomic::compare_and_swap),
        Opcode::AtomicExch => Run(atomic::exchange),
        Opcode::AtomicMax => Run(|cx| atomic::change(cx, Binary::Max)),
        Opcode::AtomicMin => Run(|cx| atomic::change(cx, Binary::Min)),
        Opcode::AtomicOr => Run(|cx| atomic::change(cx, Binary::Or)),
        Opcode::AtomicSub => Run(|cx| atomic::change(cx, Binary::Sub)),
        Opcode::AtomicXor => Run(|cx| atomic::change(cx, Binary::Xor)),
        Opcode::Ceil => Run(|cx| arith::whole(cx, Rounding::Ceil)),
        Opcode::Convert => Run(arith::convert),
        Opcode::Cos => Run(|cx| arith::unary(cx, Unary::Cos)),
        Opcode::Exp => Run(|cx| arith::unary(cx, Unary::Exp)),
        Opcode::Floor => Run(|cx| arith::whole(cx, Rounding::Floor)),
        Opcode::Fma => Run(arith::fma),
        Opcode::Fmax => Run(|cx| arith::binary(cx, Binary::Max)),
        Opcode::Fmin => Run(|cx| arith::binary(cx, Binary::Min)),
        Opcode::GetBlockDimX => Run(|cx| number::give(cx, |cx| cx.threads()[0])),
        Opcode::GetBlockDimY => Run(|cx| number::give(cx, |cx| cx.threads()[1])),
        Opcode::GetBlockDimZ => Run(|cx| number::give(cx, |cx| cx.threads()[2])),
        Opcode::GetBlockIdxX => Run(|cx| number::give(cx, |cx| cx.core().block)),
        Opcode::GetBlockIdxY => Run(|cx| number::give(cx, |_| 0)),
        Opcode::GetBlockIdxZ => Run(|cx| number::give(cx, |_| 0)),
        Opcode::GetClock32 => Run(|cx| number::give(cx, |cx| cx.time() as u32)),
        Opcode::GetClock64 => Run(number::clock),
        Opcode::GetGridDimX => Run(|cx| number::give(cx, |cx| cx.blocks())),
        Opcode::GetGridDimY => Run(|cx| number::give(cx, |_| 1)),
        Opcode::GetGridDimZ => Run(|cx| number::give(cx, |_| 1)),
        Opcode::GetLaneid => Run(|cx| number::give(cx, |cx| cx.lane_of_thread() as u32)),
        Opcode::GetLanemaskEq => Run(|cx| number::lanes(cx, |lane, own| lane == own)),
        Opcode::GetLanemaskGe => Run(|cx| number::lanes(cx, |lane, own| lane >= own)),
        Opcode::GetLanemaskGt => Run(|cx| number::lanes(cx, |lane, own| lane > own)),
        Opcode::GetLanemaskLe => Run(|cx| number::lanes(cx, |lane, own| lane <= own)),
        Opcode::GetLanemaskLt => Run(|cx| number::lanes(cx, |lane, own| lane < own)),
        Opcode::GetTidX => Run(|cx| number::give(cx, |cx| cx.thread()[0])),
        Opcode::GetTidY => Run(|cx| number::give(cx, |cx| cx.thread()[1])),
        Opcode::GetTidZ => Run(|cx| number::give(cx, |cx| cx.thread()[2])),
        Opcode::GetVeccoreid => Run(|cx| number::give(cx, |cx| cx.core().subblock)),
        Opcode::Keep => Run(keep),
        Opcode::Ldg => Run(super::scalar::load),
        Opcode::Log => Run(|cx| arith::unary(cx, Unary::Ln)),
        Opcode::MulI32toi64 => Run(arith::wide_product),
        Opcode::Mulhi => Run(arith::upper_product),
        Opcode::Pow => Run(|cx| arith::binary(cx, Binary::Pow)),
        Opcode::Prmt => Run(arith::permuted),
        Opcode::ReduxAdd => Together(Team::Neighbours, |cx| exchange::reduce(cx, Binary::Add)),
        Opcode::ReduxMax => Together(Team::Neighbours, |cx| exchange::reduce(cx, Binary::Max)),
        Opcode::ReduxMin => Together(Team::Neighbours, |cx| exchange::reduce(cx, Binary::Min)),
        Opcode::Resume => Run(resume),
        Opcode::Rint => Run(|cx| arith::whole(cx, Rounding::Even)),
        Opcode::Round => Run(|cx| arith::whole(cx, Rounding::Away)),
        Opcode::ShuffleBfly => {
            Together(Team::Neighbours, |cx| exchange::shuffle(cx, Name::Mask, |lane, mask, _| lane ^ mask))
        }
        Opcode::ShuffleDown => {
            Together(Team::Neighbours, |cx| exchange::shuffle(cx, Name::Offset, |lane, by, _| lane + by))
        }
        Opcode::ShuffleIdx => Together(Team::Neighbours, |cx| {
            exchange::shuffle(cx, Name::Index, |_, index, width| index.rem_euclid(width))
        }),
        Opcode::ShuffleUp => {
            Together(Team::Neighbours, |cx| exchange::shuffle(cx, Name::Offset, |lane, by, _| lane - by))
        }
        Opcode::SimtLaunch => Launch,
        Opcode::Sin => Run(|cx| arith::unary(cx, Unary::Sin)),
        Opcode::Sqrt => Run(|cx| arith::unary(cx, Unary::Sqrt)),
        Opcode::Stg => Run(super::scalar::store),
        Opcode::StoreVfsimtInfo => Run(store_vfsimt_info),
        Opcode::VoteAll => Together(Team::Neighbours, |cx| exchange::vote(cx, |yes, asked| u32::from(yes == asked))),
        Opcode::VoteAny => Together(Team::Neighbours, |cx| exchange::vote(cx, |yes, _| u32::from(yes != 0))),
        Opcode::VoteBallot => Together(Team::Neighbours, |cx| exchange::vote(cx, |yes, _| yes)),
        Opcode::VoteUni => {
            Together(Team::Neighbours, |cx| exchange::vote(cx, |yes, asked| u32::from(yes == 0 || yes == asked)))
        }
    }
}

/// Keeps a value in a slot of this thread for the same thread of a later launch. Source: ptoas, keep.
fn keep(cx: &mut Ctx<'_, '_>) -> Exec {
    let (slot, value) = (slot(cx)?, cx.value(Name::Payload)?.clone());
    cx.keep(slot, value);
    Ok(())
}

/// Returns the value that [`keep`] stored in a slot; fails if there is none. Source: ptoas, resume.
fn resume(cx: &mut Ctx<'_, '_>) -> Exec {
    let value = cx.kept(slot(cx)?)?;
    cx.give(Name::Result, value);
    Ok(())
}

fn slot(cx: &Ctx<'_, '_>) -> Exec<i64> {
    cx.int_attribute(Key::Slot).ok_or_else(|| cx.fault(codes::RUN_MALFORMED, "expected a slot"))
}

/// Stores the number of threads, which has no effect here because a launch states it. Source: ptoas, store_vfsimt_info.
fn store_vfsimt_info(cx: &mut Ctx<'_, '_>) -> Exec {
    let values = vec![cx.element(Name::DimZ)?, cx.element(Name::DimY)?, cx.element(Name::DimX)?];
    cx.set_special(Special::Threads, values);
    Ok(())
}

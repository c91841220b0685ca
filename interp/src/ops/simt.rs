//! Single threads of a vector core.
//!
//! A launch runs a function in threads, 32 with neighbouring numbers a team: see `machine/threads.rs`. Operations of floats
//! and integers compute on a number, or on each of a pair. What no source says of exchanges between threads is as on other
//! machines of the kind.

mod arith;
mod atomic;
mod exchange;
mod number;

use crate::context::Ctx;
use crate::fault::Exec;
use crate::semantics::{Entry, Team, launch, of, together};
use pto_isa::codes;
use pto_numerics::{Binary, Rounding, Unary};

/// Semantics of the family, in the order of its rows.
pub(super) const SEMANTICS: &[Entry] = &[
    of("absf", |cx| arith::unary(cx, Unary::Abs)),
    of("atomic_add", |cx| atomic::change(cx, Binary::Add)),
    of("atomic_and", |cx| atomic::change(cx, Binary::And)),
    of("atomic_cas", atomic::compare_and_swap),
    of("atomic_exch", atomic::exchange),
    of("atomic_max", |cx| atomic::change(cx, Binary::Max)),
    of("atomic_min", |cx| atomic::change(cx, Binary::Min)),
    of("atomic_or", |cx| atomic::change(cx, Binary::Or)),
    of("atomic_sub", |cx| atomic::change(cx, Binary::Sub)),
    of("atomic_xor", |cx| atomic::change(cx, Binary::Xor)),
    of("ceil", |cx| arith::whole(cx, Rounding::Ceil)),
    of("convert", arith::convert),
    of("cos", |cx| arith::unary(cx, Unary::Cos)),
    of("exp", |cx| arith::unary(cx, Unary::Exp)),
    of("floor", |cx| arith::whole(cx, Rounding::Floor)),
    of("fma", arith::fma),
    of("fmax", |cx| arith::binary(cx, Binary::Max)),
    of("fmin", |cx| arith::binary(cx, Binary::Min)),
    of("get_block_dim_x", |cx| number::give(cx, |cx| cx.threads()[0])),
    of("get_block_dim_y", |cx| number::give(cx, |cx| cx.threads()[1])),
    of("get_block_dim_z", |cx| number::give(cx, |cx| cx.threads()[2])),
    of("get_block_idx_x", |cx| number::give(cx, |cx| cx.core().block)),
    of("get_block_idx_y", |cx| number::give(cx, |_| 0)),
    of("get_block_idx_z", |cx| number::give(cx, |_| 0)),
    of("get_clock32", |cx| number::give(cx, |cx| cx.time() as u32)),
    of("get_clock64", number::clock),
    of("get_grid_dim_x", |cx| number::give(cx, |cx| cx.blocks())),
    of("get_grid_dim_y", |cx| number::give(cx, |_| 1)),
    of("get_grid_dim_z", |cx| number::give(cx, |_| 1)),
    of("get_laneid", |cx| number::give(cx, |cx| cx.lane_of_thread() as u32)),
    of("get_lanemask_eq", |cx| number::lanes(cx, |lane, own| lane == own)),
    of("get_lanemask_ge", |cx| number::lanes(cx, |lane, own| lane >= own)),
    of("get_lanemask_gt", |cx| number::lanes(cx, |lane, own| lane > own)),
    of("get_lanemask_le", |cx| number::lanes(cx, |lane, own| lane <= own)),
    of("get_lanemask_lt", |cx| number::lanes(cx, |lane, own| lane < own)),
    of("get_tid_x", |cx| number::give(cx, |cx| cx.thread()[0])),
    of("get_tid_y", |cx| number::give(cx, |cx| cx.thread()[1])),
    of("get_tid_z", |cx| number::give(cx, |cx| cx.thread()[2])),
    of("get_veccoreid", |cx| number::give(cx, |cx| cx.core().subblock)),
    of("keep", keep),
    of("ldg", super::scalar::load),
    of("log", |cx| arith::unary(cx, Unary::Ln)),
    of("mul_i32toi64", arith::wide_product),
    of("mulhi", arith::upper_product),
    of("pow", |cx| arith::binary(cx, Binary::Pow)),
    of("prmt", arith::permuted),
    together("redux_add", Team::Neighbours, |cx| exchange::reduce(cx, Binary::Add)),
    together("redux_max", Team::Neighbours, |cx| exchange::reduce(cx, Binary::Max)),
    together("redux_min", Team::Neighbours, |cx| exchange::reduce(cx, Binary::Min)),
    of("resume", resume),
    of("rint", |cx| arith::whole(cx, Rounding::Even)),
    of("round", |cx| arith::whole(cx, Rounding::Away)),
    together("shuffle_bfly", Team::Neighbours, |cx| exchange::shuffle(cx, "mask", |lane, mask, _| lane ^ mask)),
    together("shuffle_down", Team::Neighbours, |cx| exchange::shuffle(cx, "offset", |lane, by, _| lane + by)),
    together("shuffle_idx", Team::Neighbours, |cx| {
        exchange::shuffle(cx, "index", |_, index, width| index.rem_euclid(width))
    }),
    together("shuffle_up", Team::Neighbours, |cx| exchange::shuffle(cx, "offset", |lane, by, _| lane - by)),
    launch("simt_launch"),
    of("sin", |cx| arith::unary(cx, Unary::Sin)),
    of("sqrt", |cx| arith::unary(cx, Unary::Sqrt)),
    of("stg", super::scalar::store),
    of("store_vfsimt_info", store_vfsimt_info),
    together("vote_all", Team::Neighbours, |cx| exchange::vote(cx, |yes, asked| u32::from(yes == asked))),
    together("vote_any", Team::Neighbours, |cx| exchange::vote(cx, |yes, _| u32::from(yes != 0))),
    together("vote_ballot", Team::Neighbours, |cx| exchange::vote(cx, |yes, _| yes)),
    together("vote_uni", Team::Neighbours, |cx| exchange::vote(cx, |yes, asked| u32::from(yes == 0 || yes == asked))),
];

/// Keeps a value in a slot of this thread: the same thread of a later launch finds it there. Source: peer, keep.
fn keep(cx: &mut Ctx<'_, '_>) -> Exec {
    let (slot, value) = (slot(cx)?, cx.value("payload")?.clone());
    cx.keep(slot, value);
    Ok(())
}

/// The value [`keep`] has put in a slot; a fault where there is none. Source: peer, resume.
fn resume(cx: &mut Ctx<'_, '_>) -> Exec {
    let value = cx.kept(slot(cx)?)?;
    cx.give("result", value);
    Ok(())
}

fn slot(cx: &Ctx<'_, '_>) -> Exec<i64> {
    cx.int_attribute("slot").ok_or_else(|| cx.fault(codes::RUN_MALFORMED, "expected a slot"))
}

/// Keeps the number of threads, which a launch states itself: it changes nothing here. Source: peer, store_vfsimt_info.
fn store_vfsimt_info(cx: &mut Ctx<'_, '_>) -> Exec {
    let values = vec![cx.element("dimZ")?, cx.element("dimY")?, cx.element("dimX")?];
    cx.set_special("store_vfsimt_info", values);
    Ok(())
}

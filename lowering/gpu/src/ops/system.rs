//! Lowers queries of thread group ids, sections, scopes, and operations that order pipes.

use super::Rule::{self, By, Inline, Missing, On, Vanishes};
use genx::{Builder, Element, Op, Region, Type, Value};
use pto_isa::Name;
use pto_isa::attrs::AccAtomicOp;
use pto_isa::ops::{scope, sync, system};
use pto_isa::rule::Core;

use visa::table::Op as Visa;
use visa::word::{FenceOp, FenceScope, Sfid};

use super::vector_special::MERGED;
use super::{Cx, NO_COUNTERPART, pipe, scalar};
use crate::atomic::AtomicMode;
use crate::refusal::Lowered;
use crate::value::{Dyn, Num, Val};

/// Returns the rule of each operation of the family `scope`.
pub(super) fn of_scopes(opcode: scope::Opcode) -> Rule {
    use scope::Opcode;
    match opcode {
        Opcode::MemBar => Vanishes,
        Opcode::StrictVecscope | Opcode::Vecscope => Inline,
    }
}

/// Returns the rule of each operation of the family `system`.
pub(super) fn rule(opcode: system::Opcode) -> Rule {
    use system::Opcode;
    match opcode {
        Opcode::GetBlockIdx => By(block_index),
        Opcode::GetBlockNum => By(block_count),
        Opcode::GetSubblockIdx => By(vector_core),
        Opcode::GetSubblockNum => By(vector_cores),
        Opcode::GetVms4Sr => By(merged),
        Opcode::AicInitializePipe
        | Opcode::AivInitializePipe
        | Opcode::InitializeL2g2lPipe
        | Opcode::InitializeL2lPipe => By(pipe::make),
        Opcode::ImportReservedBuffer => By(pipe::import),
        Opcode::ReserveBuffer => By(pipe::reserve),
        Opcode::Tfree | Opcode::TfreeFromAic | Opcode::TfreeFromAiv => By(pipe::free),
        Opcode::Tpop | Opcode::TpopFromAic | Opcode::TpopFromAiv => By(pipe::pop),
        Opcode::Tpush | Opcode::TpushToAic | Opcode::TpushToAiv => By(pipe::push),
        Opcode::SectionCube => On(Core::Cube),
        Opcode::SectionVector => On(Core::Vector),
        Opcode::SetAtomicNone => By(|cx| select(cx, AtomicMode::default())),
        Opcode::SetAtomicAdd => By(|cx| select_op(cx, AccAtomicOp::Add)),
        Opcode::SetAtomicMax => By(|cx| select_op(cx, AccAtomicOp::Max)),
        Opcode::SetAtomicMin => By(|cx| select_op(cx, AccAtomicOp::Min)),
        Opcode::SetAtomicF32 => By(|cx| select_element(cx, Element::F32)),
        Opcode::SetAtomicS32 => By(|cx| select_element(cx, Element::I32)),
        Opcode::FusionRegion
        | Opcode::GetCtrl
        | Opcode::Print
        | Opcode::Sbitset0
        | Opcode::Sbitset1
        | Opcode::SectionSimt
        | Opcode::SetAtomicBf16
        | Opcode::SetAtomicF16
        | Opcode::SetAtomicS16
        | Opcode::SetAtomicS8
        | Opcode::SetCtrl
        | Opcode::SetFfts
        | Opcode::SetFixClipRelu
        | Opcode::SetFpc
        | Opcode::SetImg2colPadding
        | Opcode::SetImg2colRpt
        | Opcode::SetQuantPre
        | Opcode::SetQuantScalar
        | Opcode::SetQuantVector
        | Opcode::SetReluAlpha
        | Opcode::SetStoreAtomicCfg
        | Opcode::Setfmatrix
        | Opcode::Sethf32mode
        | Opcode::Settf32mode
        | Opcode::Talloc
        | Opcode::TallocToAic
        | Opcode::TallocToAiv
        | Opcode::Trap
        | Opcode::Yield => Missing(NO_COUNTERPART),
    }
}

/// Returns the rule of each operation of the family `sync`. Flags, barriers and buffers order pipes, but one thread
/// executes in program order.
pub(super) fn of_sync(opcode: sync::Opcode) -> Rule {
    use sync::Opcode;
    match opcode {
        Opcode::Barrier
        | Opcode::BarrierSync
        | Opcode::GetBuf
        | Opcode::GetBufDyn
        | Opcode::RecordEvent
        | Opcode::RlsBuf
        | Opcode::RlsBufDyn
        | Opcode::SetFlag
        | Opcode::SetFlagDyn
        | Opcode::Tsync
        | Opcode::WaitEvent
        | Opcode::WaitFlag
        | Opcode::WaitFlagDyn => Vanishes,
        Opcode::Dsb | Opcode::FenceBarrierAll | Opcode::Threadfence | Opcode::ThreadfenceBlock => {
            By(|cx| fence(cx, FenceOp::None, FenceScope::Gpu))
        }
        Opcode::CmoCacheinvalid | Opcode::Dcci => By(|cx| fence(cx, FenceOp::Invalidate, FenceScope::Gpu)),
        Opcode::SetCrossBlock
        | Opcode::SyncSet
        | Opcode::SyncWait
        | Opcode::Syncall
        | Opcode::Syncthreads
        | Opcode::WaitCrossBlock => Missing(BETWEEN_CORES),
        Opcode::SetIntraBlock => By(pipe::set_event),
        Opcode::WaitIntraBlock => By(pipe::wait_event),
        Opcode::DeclareEventidArray => By(|cx| scalar::declare(cx, Name::Array)),
        Opcode::EventidArrayGet => By(|cx| {
            let at = scalar::cell(cx, Name::Index)?;
            scalar::load_at(cx, at, Name::Result)
        }),
        Opcode::EventidArraySet => By(|cx| {
            let at = scalar::cell(cx, Name::Index)?;
            scalar::store_at(cx, at)
        }),
    }
}

/// Emits a fence for the messages of the thread to global memory, which all threads of the scope see in that order; with
/// `FenceOp::Invalidate`, later loads see what others have stored.
pub(super) fn fence(cx: &mut Cx<'_, '_>, op: FenceOp, scope: FenceScope) -> Lowered {
    let has_caches = Visa::LscFence.definition().platforms.contains(cx.e().platform);
    let mut b = cx.e().b();
    if has_caches {
        let mask = b.all_ones();
        let fence = [Sfid::Ugm.code(), op.code(), scope.code()].map(i64::from);
        b.inst(Op::LscFence, &[mask], &fence, None);
    } else {
        b.inst(Op::Fence, &[], &[COMMIT], None);
    }
    Ok(())
}

/// The fence of older platforms waits until its memory accesses are complete; they do not cache global memory.
const COMMIT: i64 = 1;
const BETWEEN_CORES: &str = "which orders cores and has no counterpart";

fn select(cx: &mut Cx<'_, '_>, mode: AtomicMode) -> Lowered {
    cx.e().atomic_mode = mode;
    Ok(())
}

fn select_op(cx: &mut Cx<'_, '_>, op: AccAtomicOp) -> Lowered {
    let mode = AtomicMode { op: Some(op), ..cx.e().atomic_mode };
    select(cx, mode)
}

fn select_element(cx: &mut Cx<'_, '_>, element: Element) -> Lowered {
    let mode = AtomicMode { element: Some(element), ..cx.e().atomic_mode };
    select(cx, mode)
}

/// Returns the index of the block: groups count along x, then y, then z.
pub(super) fn block_index(cx: &mut Cx<'_, '_>) -> Lowered {
    let mut b = cx.e().b();
    let [x, y, z] =
        [Op::GroupIdX, Op::GroupIdY, Op::GroupIdZ].map(|op| b.value(op, &[], &[], Type::scalar(Element::I32)));
    let [along_x, along_y, _] = counts(&mut b);
    let before = b.binary(Op::Mul, z, along_y);
    let rows = b.binary(Op::Add, before, y);
    let before = b.binary(Op::Mul, rows, along_x);
    let value = b.binary(Op::Add, before, x);
    cx.give(Name::Result, Val::Num(Num::Dyn(Dyn { value, low: 0, high: i64::from(i32::MAX), multiple: 1 })));
    Ok(())
}

/// Returns the number of thread groups along x, y and z.
fn counts(b: &mut Builder<'_>) -> [Value; 3] {
    let counts = b.value(Op::GroupCount, &[], &[], Type::vector(Element::I32, 3));
    [0, 1, 2].map(|axis| b.read(counts, Region::contiguous(1, axis * Element::I32.bytes()), None))
}

/// Returns the number of blocks: of all thread groups.
pub(super) fn block_count(cx: &mut Cx<'_, '_>) -> Lowered {
    let mut b = cx.e().b();
    let [x, y, z] = counts(&mut b);
    let plane = b.binary(Op::Mul, x, y);
    let value = b.binary(Op::Mul, plane, z);
    cx.give(Name::Result, Val::Num(Num::Dyn(Dyn { value, low: 1, high: i64::from(i32::MAX), multiple: 1 })));
    Ok(())
}

/// Returns the number of the vector core.
pub(super) fn vector_core(cx: &mut Cx<'_, '_>) -> Lowered {
    let number = cx.e().threads.vector_core;
    cx.give(Name::Result, Val::Num(number));
    Ok(())
}

/// Returns the number of vector cores of a block.
fn vector_cores(cx: &mut Cx<'_, '_>) -> Lowered {
    let number = cx.e().threads.vector_cores.into();
    cx.give(Name::Result, Val::Num(Num::Const(number)));
    Ok(())
}

/// Returns the number of entries that the last merge took of each list.
fn merged(cx: &mut Cx<'_, '_>) -> Lowered {
    let taken = cx.setting(MERGED)?.ok_or("before any merge")?;
    for (name, count) in [Name::List0, Name::List1, Name::List2, Name::List3].into_iter().zip(taken) {
        cx.give(name, count);
    }
    Ok(())
}

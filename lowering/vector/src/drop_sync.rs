//! `pto-drop-sync`: removes hand-written synchronisation between the pipes of a core, so that `pto-sync` can insert its
//! flags.
//!
//! The bytes that operations access in program order determine the order that flags, buffer ids and barriers of pipes
//! have to establish, provided that the hand-written synchronisation is correct: `--resync` verifies it first. Signals
//! to other cores, cache maintenance and calls establish an order that a function does not show. A function that
//! contains them is rejected, as is one that accesses on-chip memory through pointers of unknown extent.
//!
//! Before: any function with correct synchronisation. After: the function has no flags, buffer ids and barriers
//! of pipes.
//!
//! ```mlir
//! pto.tload ins(%x : ..) outs(%a : ..)
//! pto.set_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
//! pto.wait_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
//! pto.texp ins(%a : ..) outs(%a : ..)
//! ```
//!
//! becomes
//!
//! ```mlir
//! pto.tload ins(%x : ..) outs(%a : ..)
//! pto.texp ins(%a : ..) outs(%a : ..)
//! ```

use crate::{calls, drop_barriers::works_on_pointers, passes::OnFunctions, report::Report, walk};
use mlir_dialect::{
    Failed, Rewriter, location,
    melior::ir::{block::BlockRef, operation::OperationRef},
};
use pto_dialect::op::declared;
use pto_isa::{Level, Op, Opcode as Any, codes, ops::sync::Opcode};

/// The pass.
pub(crate) const PASS: OnFunctions = OnFunctions {
    argument: "pto-drop-sync",
    description: "remove flags and barriers between the pipes of a core, which pto-sync places anew",
    dialects: &[],
    run,
};

/// The kind of synchronisation of an operation.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    /// The operation only orders the pipes of one core.
    Pipes,
    /// The operation orders more than that.
    More,
    /// The operation orders nothing.
    None,
}

const fn part(def: &Op) -> Part {
    let Any::Sync(opcode) = def.opcode else {
        return if matches!(def.level, Level::Comm) { Part::More } else { Part::None };
    };
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
        | Opcode::WaitFlagDyn => Part::Pipes,
        Opcode::CmoCacheinvalid
        | Opcode::Dcci
        | Opcode::Dsb
        | Opcode::FenceBarrierAll
        | Opcode::SetCrossBlock
        | Opcode::SetIntraBlock
        | Opcode::SyncSet
        | Opcode::SyncWait
        | Opcode::Syncall
        | Opcode::Syncthreads
        | Opcode::Threadfence
        | Opcode::ThreadfenceBlock
        | Opcode::WaitCrossBlock
        | Opcode::WaitIntraBlock => Part::More,
        // Events in memory are unused without flags.
        Opcode::DeclareEventidArray | Opcode::EventidArrayGet | Opcode::EventidArraySet => Part::None,
    }
}

fn run<'c, 'a>(function: OperationRef<'c, 'a>, _: BlockRef<'c, 'a>) -> Result<(), Failed> {
    let operations = walk::inside(function);
    let parts = || operations.iter().filter_map(|op| declared(*op).map(|(def, _)| (*op, def)));
    let by_hand: Vec<_> = parts().filter(|(_, def)| part(def) == Part::Pipes).map(|(op, _)| op).collect();
    let Some(first) = by_hand.first() else { return Ok(()) };
    let refused = |op: OperationRef<'c, '_>, why: &str| {
        let message = format!("the pipes of this function cannot be ordered anew: {why}");
        let found = Report::new(codes::FORM_NOT_LOWERED, location(op), message);
        Err(found.help("leave --resync out: the function keeps its flags and barriers").emit())
    };
    if let Some((op, _)) = parts().find(|(_, def)| part(def) == Part::More) {
        return refused(op, "this orders more than the pipes of a core");
    }
    if let Some((op, _)) = parts().find(|(op, def)| works_on_pointers(*op, def)) {
        return refused(op, "this accesses on-chip memory through a pointer of unknown extent");
    }
    if let Some(op) = operations.iter().find(|op| calls::calls(**op)) {
        return refused(*op, "this calls a function");
    }
    if calls::is_called(function) {
        return refused(*first, "other functions call it, and may rely on its synchronisation");
    }
    let mut rewriter = Rewriter::new();
    by_hand.into_iter().for_each(|op| rewriter.erase(op));
    Ok(())
}

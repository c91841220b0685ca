//! Sections, queries of a core, and pipes between cores.

mod config;
mod pipe;

pub(super) use config::{Atomic, combine, rounding};

use crate::context::Ctx;
use crate::fault::Exec;
use crate::machine::{Setting, Special};
use crate::memory::CoreId;
use crate::semantics::Semantics::{self, Launch, Run, Structure};
use crate::value::Value;
use pto_isa::attrs::Memory;
use pto_isa::codes;
use pto_isa::ops::system::Opcode;
use pto_isa::types::DType;
use pto_isa::{Key, Name};
use pto_program::{AttributeValue, Instruction};

/// Semantics of the operations of the family.
pub(super) const fn semantics(opcode: Opcode) -> Semantics {
    match opcode {
        Opcode::AicInitializePipe | Opcode::AivInitializePipe => Run(pipe::numbered),
        Opcode::FusionRegion | Opcode::SectionCube | Opcode::SectionVector | Opcode::Yield => Structure,
        Opcode::GetBlockIdx => Run(get_block_idx),
        Opcode::GetBlockNum => Run(get_block_num),
        Opcode::GetCtrl => Run(config::get_ctrl),
        Opcode::GetSubblockIdx => Run(get_subblock_idx),
        Opcode::GetSubblockNum => Run(get_subblock_num),
        Opcode::GetVms4Sr => Run(get_vms4_sr),
        Opcode::ImportReservedBuffer => Run(import_reserved_buffer),
        Opcode::InitializeL2g2lPipe => Run(pipe::through_gm),
        Opcode::InitializeL2lPipe => Run(pipe::local),
        Opcode::Print => Run(print),
        Opcode::ReserveBuffer => Run(reserve_buffer),
        Opcode::Sbitset0 => Run(config::clear_bit),
        Opcode::Sbitset1 => Run(config::set_bit),
        Opcode::SectionSimt => Launch,
        Opcode::SetAtomicAdd => Run(|cx| config::atomic(cx, Some(Atomic::Add))),
        Opcode::SetAtomicBf16 => Run(|cx| config::atomic_type(cx, DType::BF16)),
        Opcode::SetAtomicF16 => Run(|cx| config::atomic_type(cx, DType::F16)),
        Opcode::SetAtomicF32 => Run(|cx| config::atomic_type(cx, DType::F32)),
        Opcode::SetAtomicMax => Run(|cx| config::atomic(cx, Some(Atomic::Max))),
        Opcode::SetAtomicMin => Run(|cx| config::atomic(cx, Some(Atomic::Min))),
        Opcode::SetAtomicNone => Run(|cx| config::atomic(cx, None)),
        Opcode::SetAtomicS16 => Run(|cx| config::atomic_type(cx, DType::I16)),
        Opcode::SetAtomicS32 => Run(|cx| config::atomic_type(cx, DType::I32)),
        Opcode::SetAtomicS8 => Run(|cx| config::atomic_type(cx, DType::I8)),
        Opcode::SetCtrl => Run(|cx| config::keep(cx, Setting::Ctrl, 0)),
        Opcode::SetFfts => Run(config::no_base),
        Opcode::SetFixClipRelu => Run(|cx| config::keep(cx, Setting::FixClipRelu, 0)),
        Opcode::SetFpc => Run(|cx| config::keep(cx, Setting::Fpc, 0)),
        Opcode::SetImg2colPadding => Run(|cx| config::keep(cx, Setting::Img2colPadding, 0)),
        Opcode::SetImg2colRpt => Run(|cx| config::keep(cx, Setting::Img2colRpt, 0)),
        Opcode::SetQuantPre => Run(|cx| config::keep(cx, Setting::QuantPre, 0)),
        Opcode::SetQuantScalar | Opcode::SetQuantVector => Run(pipe::factors),
        Opcode::SetReluAlpha => Run(|cx| config::keep(cx, Setting::ReluAlpha, 0)),
        Opcode::SetStoreAtomicCfg => Run(|cx| config::keep(cx, Setting::StoreAtomic, 0)),
        Opcode::Setfmatrix => Run(|cx| config::keep(cx, Setting::Fmatrix, 0)),
        Opcode::Sethf32mode => Run(|cx| config::mode(cx, Setting::Hf32Mode)),
        Opcode::Settf32mode => Run(|cx| config::mode(cx, Setting::Tf32Mode)),
        Opcode::Talloc | Opcode::TallocToAic | Opcode::TallocToAiv => Run(pipe::allocate),
        Opcode::Tfree | Opcode::TfreeFromAic | Opcode::TfreeFromAiv => Run(pipe::free),
        Opcode::Tpop | Opcode::TpopFromAic | Opcode::TpopFromAiv => Run(pipe::pop),
        Opcode::Tpush | Opcode::TpushToAic | Opcode::TpushToAiv => Run(pipe::push),
        Opcode::Trap => Run(trap),
    }
}

/// Returns the number of the block. Source: PTO ISA manual, get-block-idx.md.
fn get_block_idx(cx: &mut Ctx<'_, '_>) -> Exec {
    let block = cx.core().block;
    cx.give_int(Name::Result, block.into());
    Ok(())
}

/// Returns the number of blocks. Source: PTO ISA manual, get-block-num.md.
fn get_block_num(cx: &mut Ctx<'_, '_>) -> Exec {
    let blocks = cx.blocks();
    cx.give_int(Name::Result, blocks.into());
    Ok(())
}

/// Returns the number of the vector core in its block; 0 on a cube core. Source: PTO ISA manual, get-subblock-idx.md.
fn get_subblock_idx(cx: &mut Ctx<'_, '_>) -> Exec {
    let subblock = cx.core().subblock;
    cx.give_int(Name::Result, subblock.into());
    Ok(())
}

/// Returns the number of vector cores of a block. Source: PTO ISA manual, get-subblock-num.md.
fn get_subblock_num(cx: &mut Ctx<'_, '_>) -> Exec {
    let subblocks = cx.core().subblocks;
    cx.give_int(Name::Result, subblocks.into());
    Ok(())
}

/// Returns the numbers of entries that the last merge of sorted lists took from each list. Undefined before the first
/// merge. Source: PTO ISA manual, vms4-status-query.md.
fn get_vms4_sr(cx: &mut Ctx<'_, '_>) -> Exec {
    let Some(taken) = cx.special(Special::Merged).map(<[_]>::to_vec) else {
        return Err(cx.fault(codes::RUN_UNDEFINED, "expected a merge of sorted lists before, found none"));
    };
    for (name, count) in [Name::List0, Name::List1, Name::List2, Name::List3].into_iter().zip(taken) {
        cx.give(name, Value::Scalar(count));
    }
    Ok(())
}

/// Returns the address of a buffer in a memory of this core that functions of other cores can import: `base`, or a new
/// one. Source: ptoas, reserve_buffer.
fn reserve_buffer(cx: &mut Ctx<'_, '_>) -> Exec {
    let address = reserved(cx, cx.instruction, cx.core_id())?;
    cx.give_int(Name::Addr, address);
    Ok(())
}

/// Returns the address of the named buffer that function `peer_func` reserves, in a memory of the core that executes
/// it. Source: ptoas, import_reserved_buffer.
fn import_reserved_buffer(cx: &mut Ctx<'_, '_>) -> Exec {
    let (AttributeValue::Symbol(peer), AttributeValue::Text(name)) =
        (cx.attribute(Key::PeerFunc), cx.attribute(Key::Name))
    else {
        return Err(cx.fault(codes::RUN_MALFORMED, "expected the names of a function and a buffer"));
    };
    let program = cx.world.program;
    let named = |found: &&Instruction| {
        found.code.def().is_some_and(|def| def.is(Opcode::ReserveBuffer))
            && matches!(found.attribute(Key::Name), AttributeValue::Text(own) if own == name)
    };
    let function = program.function(peer);
    let found = function.and_then(|function| function.instructions().find(named));
    let Some(found) = found else {
        return Err(cx.fault(codes::RUN_UNDEFINED, format!("expected a buffer `{name}` of `{peer}`, found none")));
    };
    let kind = function.and_then(|function| function.core);
    let owner = cx.world.cores.iter().position(|core| core.block == cx.core().block && core.kind == kind);
    let owner = owner.map_or(cx.core_id(), |core| CoreId(core as u32));
    let address = reserved(cx, found, owner)?;
    cx.give_int(Name::Addr, address);
    Ok(())
}

/// Returns the address of the buffer that an instruction reserves, on the core that executes it.
fn reserved(cx: &mut Ctx<'_, '_>, instruction: &Instruction, core: CoreId) -> Exec<i64> {
    let number = |name: Key| match instruction.attribute(name) {
        AttributeValue::Int(value) => Some(*value),
        _ => None,
    };
    let bytes = number(Key::Size).and_then(|size| usize::try_from(size).ok()).unwrap_or(0);
    let space = instruction.attribute(Key::Location).choice::<Memory>().map(Memory::space);
    let space = space.ok_or_else(|| cx.fault(codes::RUN_MALFORMED, "expected a memory as `location`"))?;
    let owner = (instruction.place, 0);
    match number(Key::Base) {
        Some(base) => {
            cx.memory().claim(core, space, owner, usize::try_from(base).unwrap_or(0), bytes);
            Ok(base)
        }
        None => Ok(cx.memory().place(core, space, owner, bytes)?.at.offset),
    }
}

/// Passes a number to the observers, formatted by the first conversion in the text. Source: ptoas, print.
fn print(cx: &mut Ctx<'_, '_>) -> Exec {
    let value = cx.element(Name::Scalar)?;
    let AttributeValue::Text(format) = cx.attribute(Key::Format) else {
        return Err(cx.fault(codes::RUN_MALFORMED, "expected a text"));
    };
    let number = value.to_int().map_or_else(|| value.to_f64().to_string(), |integer| integer.to_string());
    let text = match format.split_once('%') {
        Some((before, after)) => {
            let rest = after.trim_start_matches(|c: char| !c.is_alphabetic());
            let conversion = rest.trim_start_matches(['l', 'h', 'z']);
            format!("{before}{number}{}", conversion.get(1..).unwrap_or_default())
        }
        None => format.clone(),
    };
    for observer in &mut cx.world.observers {
        observer.printed(text.trim_end_matches('\n'));
    }
    Ok(())
}

/// Reports that the kernel stops itself. Source: ptoas, trap.
fn trap(cx: &mut Ctx<'_, '_>) -> Exec {
    Err(cx.fault(codes::RUN_ASSERTION, "expected the kernel to go on, found that it stops itself"))
}

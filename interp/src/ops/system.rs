//! Sections, core queries and pipes between cores.

mod config;
mod pipe;

pub(super) use config::{Atomic, combine, rounding};

use crate::context::Ctx;
use crate::fault::Exec;
use crate::memory::CoreId;
use crate::semantics::{Entry, launch, of, structure};
use crate::value::Value;
use pto_isa::codes;
use pto_isa::types::{AddressSpace, DType};
use pto_program::{AttributeValue, Instruction};

/// Semantics of the family, in the order of its rows.
pub(super) const SEMANTICS: &[Entry] = &[
    of("aic_initialize_pipe", pipe::numbered),
    of("aiv_initialize_pipe", pipe::numbered),
    structure("fusion_region"),
    of("get_block_idx", get_block_idx),
    of("get_block_num", get_block_num),
    of("get_ctrl", config::get_ctrl),
    of("get_subblock_idx", get_subblock_idx),
    of("get_subblock_num", get_subblock_num),
    of("get_vms4_sr", get_vms4_sr),
    of("import_reserved_buffer", import_reserved_buffer),
    of("initialize_l2g2l_pipe", pipe::through_gm),
    of("initialize_l2l_pipe", pipe::local),
    of("print", print),
    of("reserve_buffer", reserve_buffer),
    of("sbitset0", config::clear_bit),
    of("sbitset1", config::set_bit),
    structure("section.cube"),
    launch("section.simt"),
    structure("section.vector"),
    of("set_atomic_add", |cx| config::atomic(cx, Some(Atomic::Add))),
    of("set_atomic_bf16", |cx| config::atomic_type(cx, DType::BF16)),
    of("set_atomic_f16", |cx| config::atomic_type(cx, DType::F16)),
    of("set_atomic_f32", |cx| config::atomic_type(cx, DType::F32)),
    of("set_atomic_max", |cx| config::atomic(cx, Some(Atomic::Max))),
    of("set_atomic_min", |cx| config::atomic(cx, Some(Atomic::Min))),
    of("set_atomic_none", |cx| config::atomic(cx, None)),
    of("set_atomic_s16", |cx| config::atomic_type(cx, DType::I16)),
    of("set_atomic_s32", |cx| config::atomic_type(cx, DType::I32)),
    of("set_atomic_s8", |cx| config::atomic_type(cx, DType::I8)),
    of("set_ctrl", |cx| config::keep(cx, config::CTRL, 0)),
    of("set_ffts", config::no_base),
    of("set_fix_clip_relu", |cx| config::keep(cx, "set_fix_clip_relu", 0)),
    of("set_fpc", |cx| config::keep(cx, "set_fpc", 0)),
    of("set_img2col_padding", |cx| config::keep(cx, "set_img2col_padding", 0)),
    of("set_img2col_rpt", |cx| config::keep(cx, "set_img2col_rpt", 0)),
    of("set_quant_pre", |cx| config::keep(cx, "set_quant_pre", 0)),
    of("set_quant_scalar", pipe::factors),
    of("set_quant_vector", pipe::factors),
    of("set_relu_alpha", |cx| config::keep(cx, "set_relu_alpha", 0)),
    of("set_store_atomic_cfg", |cx| config::keep(cx, config::STORE_ATOMIC, 0)),
    of("setfmatrix", |cx| config::keep(cx, "setfmatrix", 0)),
    of("sethf32mode", |cx| config::mode(cx, "sethf32mode")),
    of("settf32mode", |cx| config::mode(cx, "settf32mode")),
    of("talloc", pipe::allocate),
    of("talloc_to_aic", pipe::allocate),
    of("talloc_to_aiv", pipe::allocate),
    of("tfree", pipe::free),
    of("tfree_from_aic", pipe::free),
    of("tfree_from_aiv", pipe::free),
    of("tpop", pipe::pop),
    of("tpop_from_aic", pipe::pop),
    of("tpop_from_aiv", pipe::pop),
    of("tpush", pipe::push),
    of("tpush_to_aic", pipe::push),
    of("tpush_to_aiv", pipe::push),
    of("trap", trap),
    structure("yield"),
];

/// The number of the block. Source: PTO ISA manual, get-block-idx.md.
fn get_block_idx(cx: &mut Ctx<'_, '_>) -> Exec {
    let block = cx.core().block;
    cx.give_int("result", block.into());
    Ok(())
}

/// The number of blocks. Source: PTO ISA manual, get-block-num.md.
fn get_block_num(cx: &mut Ctx<'_, '_>) -> Exec {
    let blocks = cx.blocks();
    cx.give_int("result", blocks.into());
    Ok(())
}

/// The number of the vector core in its block; 0 of a cube core. Source: PTO ISA manual, get-subblock-idx.md.
fn get_subblock_idx(cx: &mut Ctx<'_, '_>) -> Exec {
    let subblock = cx.core().subblock;
    cx.give_int("result", subblock.into());
    Ok(())
}

/// The number of vector cores of a block. Source: PTO ISA manual, get-subblock-num.md.
fn get_subblock_num(cx: &mut Ctx<'_, '_>) -> Exec {
    let subblocks = cx.core().subblocks;
    cx.give_int("result", subblocks.into());
    Ok(())
}

/// The number of entries that the last merge of sorted lists took of each. What was before the first merge is undefined.
/// Source: PTO ISA manual, vms4-status-query.md.
fn get_vms4_sr(cx: &mut Ctx<'_, '_>) -> Exec {
    let Some(taken) = cx.special(super::MERGED).map(<[_]>::to_vec) else {
        return Err(cx.fault(codes::RUN_UNDEFINED, "expected a merge of sorted lists before, found none"));
    };
    for (name, count) in ["list0", "list1", "list2", "list3"].into_iter().zip(taken) {
        cx.give(name, Value::Scalar(count));
    }
    Ok(())
}

/// The address of a buffer in a memory of this core that functions of other cores can import: `base`, or one of its own.
/// Source: peer, reserve_buffer.
fn reserve_buffer(cx: &mut Ctx<'_, '_>) -> Exec {
    let address = reserved(cx, cx.instruction, cx.core_id())?;
    cx.give_int("addr", address);
    Ok(())
}

/// The address of the buffer of a name that function `peer_func` reserves, in a memory of the core that runs it. Source: peer,
/// import_reserved_buffer.
fn import_reserved_buffer(cx: &mut Ctx<'_, '_>) -> Exec {
    let (AttributeValue::Symbol(peer), AttributeValue::Text(name)) = (cx.attribute("peer_func"), cx.attribute("name"))
    else {
        return Err(cx.fault(codes::RUN_MALFORMED, "expected the names of a function and a buffer"));
    };
    let program = cx.world.program;
    let named = |found: &&Instruction| {
        found.code.row().is_some_and(|row| row.name == "reserve_buffer")
            && matches!(found.attribute("name"), AttributeValue::Text(own) if own == name)
    };
    let function = program.function(peer);
    let found = function.and_then(|function| function.instructions().into_iter().find(named));
    let Some(found) = found else {
        return Err(cx.fault(codes::RUN_UNDEFINED, format!("expected a buffer `{name}` of `{peer}`, found none")));
    };
    let kind = function.and_then(|function| function.core);
    let owner = cx.world.cores.iter().position(|core| core.block == cx.core().block && core.kind == kind);
    let owner = owner.map_or(cx.core_id(), |core| CoreId(core as u32));
    let address = reserved(cx, found, owner)?;
    cx.give_int("addr", address);
    Ok(())
}

/// The address of the buffer an instruction reserves, on the core that runs it.
fn reserved(cx: &mut Ctx<'_, '_>, instruction: &Instruction, core: CoreId) -> Exec<i64> {
    let number = |name| match instruction.attribute(name) {
        AttributeValue::Int(value) => Some(*value),
        _ => None,
    };
    let bytes = number("size").and_then(|size| usize::try_from(size).ok()).unwrap_or(0);
    let space = match instruction.attribute("location") {
        AttributeValue::Case(_, case) => AddressSpace::parse(case.name),
        _ => None,
    };
    let space = space.ok_or_else(|| cx.fault(codes::RUN_MALFORMED, "expected a memory as `location`"))?;
    let owner = (instruction.place, 0);
    match number("base") {
        Some(base) => {
            cx.memory().claim(core, space, owner, usize::try_from(base).unwrap_or(0), bytes);
            Ok(base)
        }
        None => Ok(cx.memory().place(core, space, owner, bytes)?.at.offset),
    }
}

/// Passes a number to the observers, in place of the first conversion of the text. Source: peer, print.
fn print(cx: &mut Ctx<'_, '_>) -> Exec {
    let value = cx.element("scalar")?;
    let AttributeValue::Text(format) = cx.attribute("format") else {
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

/// The kernel stops itself, which is reported. Source: peer, trap.
fn trap(cx: &mut Ctx<'_, '_>) -> Exec {
    Err(cx.fault(codes::RUN_ASSERTION, "expected the kernel to go on, found that it stops itself"))
}

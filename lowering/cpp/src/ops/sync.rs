//! Flags, barriers and events.

use super::Rule;
use crate::{emitter::Emitter, report::Lowered, site::Site, types};
use mlir_dialect::{integer_constant, melior::ir::ValueLike};
use pto_dialect::types as mlir_types;
use pto_isa::{
    Key, Name, TypeDesc,
    attrs::{DcciCacheLine, DsbMem, SyncAllMode, SyncCoreType},
    ops::sync::Opcode,
    rule::Core,
    types::{DType, EventId, Pipe, ViewLayout},
};

/// Returns the rule of an operation.
pub(super) const fn rule(op: Opcode) -> Rule {
    const THREADS: Rule = Rule::Missing("is for single threads, which C++ of tiles has none of");
    match op {
        Opcode::Barrier => Rule::By(|e, site| barrier(e, site, Key::Pipe)),
        Opcode::BarrierSync => Rule::By(|e, site| barrier(e, site, Key::OpType)),
        Opcode::CmoCacheinvalid => Rule::By(invalidate),
        Opcode::Dcci => Rule::By(write_back),
        Opcode::DeclareEventidArray => Rule::By(declare_events),
        Opcode::Dsb => Rule::By(data_barrier),
        Opcode::EventidArrayGet => Rule::By(event_get),
        Opcode::EventidArraySet => Rule::By(event_set),
        Opcode::FenceBarrierAll => Rule::By(fence),
        Opcode::GetBuf => Rule::By(|e, site| buffer(e, site, "get_buf")),
        Opcode::GetBufDyn => Rule::By(|e, site| buffer(e, site, "get_buf")),
        Opcode::RecordEvent => Rule::By(|e, site| flag(e, site, "set_flag", [Key::SrcOp, Key::DstOp])),
        Opcode::RlsBuf => Rule::By(|e, site| buffer(e, site, "rls_buf")),
        Opcode::RlsBufDyn => Rule::By(|e, site| buffer(e, site, "rls_buf")),
        Opcode::SetCrossBlock => Rule::By(|e, site| signal(e, site, 0)),
        Opcode::SetFlag => Rule::By(|e, site| flag(e, site, "set_flag", [Key::SrcPipe, Key::DstPipe])),
        Opcode::SetFlagDyn => Rule::By(|e, site| flag(e, site, "set_flag", [Key::SrcPipe, Key::DstPipe])),
        Opcode::SetIntraBlock => Rule::By(|e, site| signal(e, site, 2)),
        Opcode::SyncSet => Rule::By(|e, site| signal(e, site, 2)),
        Opcode::SyncWait => Rule::By(await_signal),
        Opcode::Syncall => Rule::By(sync_all),
        Opcode::Syncthreads => THREADS,
        Opcode::Threadfence => THREADS,
        Opcode::ThreadfenceBlock => THREADS,
        Opcode::Tsync => Rule::Calls(&[call!("TSYNC", &[super::Arg::Optional(Name::Events)])]),
        Opcode::WaitCrossBlock => Rule::By(await_signal),
        Opcode::WaitEvent => Rule::By(|e, site| flag(e, site, "wait_flag", [Key::SrcOp, Key::DstOp])),
        Opcode::WaitFlag => Rule::By(|e, site| flag(e, site, "wait_flag", [Key::SrcPipe, Key::DstPipe])),
        Opcode::WaitFlagDyn => Rule::By(|e, site| flag(e, site, "wait_flag", [Key::SrcPipe, Key::DstPipe])),
        Opcode::WaitIntraBlock => Rule::By(await_signal),
    }
}

/// Returns the pipe that an attribute states, directly or by a kind of operations.
fn pipe(site: &Site<'_, '_>, key: Key) -> Lowered<&'static str> {
    let word = site.word(key).ok_or_else(|| site.unsupported(format_args!("expected a pipe as `{key}`")))?;
    Ok(Pipe::of_kind(word).map_or(word, Pipe::name))
}

fn barrier<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>, key: Key) -> Lowered {
    let pipe = pipe(site, key)?;
    // Vector instructions of a5 execute in order and need no barrier.
    if !(e.is_a5() && pipe == Pipe::V.name()) {
        e.line(format_args!("pipe_barrier({pipe});"));
    }
    Ok(())
}

fn flag<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>, name: &str, pipes: [Key; 2]) -> Lowered {
    let [from, to] = pipes;
    let (from, to) = (pipe(site, from)?, pipe(site, to)?);
    let event = match site.find(Name::EventId) {
        Some(event) => format!("(event_t) {}", e.value(event)?),
        None => site.choice(Key::EventId).unwrap_or(EventId::E0).name().to_owned(),
    };
    e.line(format_args!("{name}({from}, {to}, {event});"));
    Ok(())
}

fn buffer<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>, name: &str) -> Lowered {
    let pipe = pipe(site, Key::OpType)?;
    let number = match site.find(Name::BufId) {
        Some(number) => e.value(number)?,
        None => site.number(Key::BufId).unwrap_or(0).to_string(),
    };
    e.line(format_args!("{name}({pipe}, {number}, {});", site.number(Key::Mode).unwrap_or(0)));
    Ok(())
}

/// Returns the event of a signal: a number, or an expression.
fn event<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered<String> {
    match site.find(Name::EventIdDyn) {
        Some(event) => match integer_constant(event) {
            Some(known) => Ok(known.to_string()),
            None => Ok(format!("(int32_t) {}", e.value(event)?)),
        },
        None => Ok(site.number(Key::EventId).unwrap_or(0).to_string()),
    }
}

fn signal<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>, mode: i64) -> Lowered {
    let (pipe, event) = (pipe(site, Key::Pipe)?, event(e, site)?);
    if e.is_a5() && mode != 0 {
        e.line(format_args!("__builtin_cce_set_intra_block({pipe}, {event});"));
        return Ok(());
    }
    let mode = match site.number(Key::FftsMode).unwrap_or(mode) {
        2 => "FFTS_MODE_VAL".to_owned(),
        other => other.to_string(),
    };
    let message = e.local("uint16_t", format_args!("getFFTSMsg({mode}, {event})"));
    e.line(format_args!("__builtin_cce_ffts_cross_core_sync({pipe}, {message});"));
    Ok(())
}

fn await_signal<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    let event = event(e, site)?;
    if e.is_a5() && !site.def.is(Opcode::WaitCrossBlock) {
        let pipe = pipe(site, Key::Pipe)?;
        e.line(format_args!("__builtin_cce_wait_intra_block({pipe}, {event});"));
    } else {
        e.line(format_args!("__builtin_cce_wait_flag_dev({event});"));
    }
    Ok(())
}

fn invalidate<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    let Some(address) = site.find(Name::Addr) else {
        e.line("dcci((__gm__ void*)0, cache_line_t::ENTIRE_DATA_CACHE);");
        return Ok(());
    };
    let address = e.named(address)?;
    let text = match address.global {
        Some(_) => {
            e.file.uses_data();
            format!("PTOAS__GLOBAL_TENSOR_DATA({})", address.text)
        }
        None => address.text,
    };
    e.line(format_args!("PTOAS__DCCI_SINGLE_CACHE_LINE({text});"));
    Ok(())
}

fn write_back<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    let pointer = e.operand(site, Name::Ptr)?;
    let line = site.choice(Key::Cache).unwrap_or(DcciCacheLine::SingleCacheLine);
    let to = site.word(Key::Dst).map(|to| format!(", dcci_dst_t::{to}")).unwrap_or_default();
    e.line(format_args!("dcci((__gm__ void*) {pointer}, cache_line_t::{line}{to});"));
    Ok(())
}

fn data_barrier<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    e.line(format_args!("dsb(DSB_{});", site.choice(Key::Mem).unwrap_or(DsbMem::All)));
    Ok(())
}

fn fence<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, _: &Site<'c, 'a>) -> Lowered {
    if e.core == Some(Core::Vector) {
        e.line("pipe_barrier(PIPE_ALL);");
    } else {
        for pipe in [Pipe::Mte2, Pipe::Mte3, Pipe::Fix] {
            e.line(format_args!("pipe_barrier({});", pipe.name()));
        }
    }
    e.line("dsb(DSB_DDR);");
    Ok(())
}

fn declare_events<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    e.file.uses_events();
    e.declare(site.first_result()?, site.op).map(drop)
}

fn event_get<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    let (array, index) = (e.operand(site, Name::Array)?, e.operand(site, Name::Index)?);
    e.define(site.first_result()?, "int64_t", format_args!("{array}[{index}]"));
    Ok(())
}

fn event_set<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    let (array, index) = (e.operand(site, Name::Array)?, e.operand(site, Name::Index)?);
    let value = e.operand(site, Name::Value)?;
    e.line(format_args!("{array}[{index}] = (int32_t) {value};"));
    Ok(())
}

/// Writes a barrier of all cores, by hardware or through memory.
fn sync_all<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    let cores = match site.choice(Key::CoreType) {
        Some(SyncCoreType::AivOnly) => "AIVOnly",
        Some(SyncCoreType::AicOnly) => "AICOnly",
        None | Some(SyncCoreType::Mix) => "Mix",
    };
    if site.choice(Key::Mode) != Some(SyncAllMode::Soft) {
        e.line(format_args!("SYNCALL<SyncCoreType::{cores}>();"));
        return Ok(());
    }
    let value = site.value(Name::GmWorkspace)?;
    let workspace = e.named(value)?;
    let memory = match (mlir_types::desc(value.r#type()), workspace.global) {
        (TypeDesc::Ptr { .. }, _) => {
            let numbers = |numbers: [i64; types::RANK]| numbers.map(Some);
            let global = types::Global {
                dtype: DType::I32,
                shape: numbers([1, 1, 1, 1, 16]),
                strides: numbers([16, 16, 16, 16, 1]),
                layout: ViewLayout::Nd,
            };
            let r#type = global.text();
            e.local(&r#type, format_args!("{type}(reinterpret_cast<__gm__ int32_t*>({}))", workspace.text))
        }
        _ => workspace.text,
    };
    let used = match e.optional(site, Name::UsedCores)? {
        Some(used) => used,
        None => "int32_t{0}".to_owned(),
    };
    e.line(format_args!("SYNCALL<SyncAllMode::Soft, SyncCoreType::{cores}>({memory}, {used});"));
    Ok(())
}

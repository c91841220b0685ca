//! Flags and barriers. Pipes and events are integers of 64 bits.

use super::{Arg, Part, Rule, Stem, schematic, stated};
use crate::{emitter::Emitter, report::Lowered, site::Site};
use mlir_dialect::melior::ir::Value;
use pto_isa::{Key, Name, TypeDesc, ops::sync::Opcode};
use pto_upstream::{Arith, Llvm};

const SRC: Arg = Arg::Wide(Key::SrcPipe);
const DST: Arg = Arg::Wide(Key::DstPipe);

/// Returns the rule of an operation.
pub(super) const fn rule(op: Opcode) -> Rule {
    const TILES: &str = "orders tile operations, which lowering to vector instructions replaces by flags";
    match op {
        Opcode::Barrier => schematic(Stem::Named("BARRIER"), &[], &[Arg::Wide(Key::Pipe)]),
        Opcode::BarrierSync | Opcode::RecordEvent | Opcode::WaitEvent | Opcode::Tsync => Rule::Missing(TILES),
        Opcode::CmoCacheinvalid => Rule::Missing(
            "is not lowered: no source states an intrinsic that invalidates the cache alone, and pto.dcci writes it back",
        ),
        Opcode::Dcci => schematic(
            Stem::Named("DCCI"),
            &[Part::Memory(Name::Ptr)],
            &[Arg::Operands, Arg::Wide(Key::Cache), Arg::Wide(Key::Dst)],
        ),
        Opcode::DeclareEventidArray => Rule::By(declare_events),
        Opcode::EventidArrayGet => Rule::By(event_of_array),
        Opcode::EventidArraySet => Rule::By(keep_event),
        Opcode::Dsb => schematic(Stem::Capitals, &[], &[Arg::Wide(Key::Mem)]),
        Opcode::FenceBarrierAll => Rule::By(fence),
        Opcode::GetBuf | Opcode::RlsBuf => {
            schematic(Stem::Capitals, &[], &[Arg::Wide(Key::OpType), Arg::Wide(Key::BufId), Arg::Wide(Key::Mode)])
        }
        Opcode::GetBufDyn | Opcode::RlsBufDyn => {
            schematic(Stem::Capitals, &[], &[Arg::Wide(Key::OpType), Arg::Operands, Arg::Wide(Key::Mode)])
        }
        Opcode::SetCrossBlock
        | Opcode::SetIntraBlock
        | Opcode::SyncSet
        | Opcode::SyncWait
        | Opcode::WaitCrossBlock
        | Opcode::WaitIntraBlock => Rule::By(event),
        Opcode::SetFlag => stated(Stem::Named("SET.FLAG.IMM"), &[], &[SRC, DST, Arg::Wide(Key::EventId)]),
        Opcode::SetFlagDyn => schematic(Stem::Named("SET.FLAG.REG"), &[], &[SRC, DST, Arg::Operands]),
        Opcode::Syncall => Rule::Missing(
            "is not lowered: no source states an intrinsic for it, nor the flags that the device library signals with",
        ),
        Opcode::Syncthreads | Opcode::Threadfence | Opcode::ThreadfenceBlock => schematic(Stem::Capitals, &[], &[]),
        Opcode::WaitFlag => stated(Stem::Named("WAIT.FLAG.IMM"), &[], &[SRC, DST, Arg::Wide(Key::EventId)]),
        Opcode::WaitFlagDyn => schematic(Stem::Named("WAIT.FLAG.REG"), &[], &[SRC, DST, Arg::Operands]),
    }
}

/// Type of an event in an array.
const EVENT: &str = "i32";

/// Reserves an array of events on the stack.
fn declare_events<'c, 'a>(e: &mut Emitter<'c, 'a>, site: &Site<'c, 'a>) -> Lowered {
    let Some(TypeDesc::EventIds(count)) = site.results().first() else {
        return Err(site.unsupported("expected an array of events"));
    };
    let array = e.on_stack(site, EVENT, *count)?;
    e.replace(site, &[array])
}

/// Returns the address of an event of an array.
fn event_address<'c, 'a>(e: &mut Emitter<'c, 'a>, site: &Site<'c, 'a>) -> Lowered<Value<'c, 'a>> {
    let index = e.integer(site, site.value(Name::Index)?, 64)?;
    e.element_of(site, site.value(Name::Array)?, EVENT, index)
}

fn event_of_array<'c, 'a>(e: &mut Emitter<'c, 'a>, site: &Site<'c, 'a>) -> Lowered {
    let (address, event) = (event_address(e, site)?, e.r#type(site, EVENT)?);
    let loaded = e.value(site, Llvm::Load, &[address], event, &[])?;
    let index = e.r#type(site, "index")?;
    let index = e.value(site, Arith::IndexCast, &[loaded], index, &[])?;
    e.replace(site, &[index])
}

fn keep_event<'c, 'a>(e: &mut Emitter<'c, 'a>, site: &Site<'c, 'a>) -> Lowered {
    let address = event_address(e, site)?;
    let event = e.integer(site, site.value(Name::Value)?, 32)?;
    e.op(site, Llvm::Store, &[event, address], &[], &[])?;
    e.replace(site, &[])
}

/// Lowers a fence that waits for all accesses to memory.
fn fence<'c, 'a>(e: &mut Emitter<'c, 'a>, site: &Site<'c, 'a>) -> Lowered {
    let scope = e.constant(site, site.number(Key::Scope).unwrap_or(0), 64)?;
    e.results(site, "FENCE.BARRIER.ALL", true, &[scope])
}

/// Lowers an operation on an event between cores, whose number is an attribute or an operand, for a pipe.
fn event<'c, 'a>(e: &mut Emitter<'c, 'a>, site: &Site<'c, 'a>) -> Lowered {
    let pipe = e.constant(site, site.number(Key::Pipe).unwrap_or(0), 64)?;
    let (form, id) = match site.find(Name::EventIdDyn) {
        Some(id) => ("REG", e.integer(site, id, 64)?),
        None => {
            let number = site.number(Key::EventId).ok_or_else(|| site.unsupported("expected an event"))?;
            ("IMM", e.constant(site, number, 64)?)
        }
    };
    let mode = e.constant(site, site.number(Key::FftsMode).unwrap_or(0), 64)?;
    let name = format!("{}.{form}", super::capitals(site.def.name));
    e.results(site, &name, true, &[pipe, id, mode])
}

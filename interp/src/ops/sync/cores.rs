//! Events between cores, and barriers of all cores.

use crate::context::Ctx;
use crate::fault::Exec;
use crate::machine::{Action, Core, Event, Group, Meet, Together};
use crate::memory::CoreId;
use pto_isa::attrs::SyncCoreType;
use pto_isa::codes;
use pto_isa::rule;
use pto_isa::types::Pipe;
use pto_isa::{Key, Name};

/// Number of events of a vector core: the cube core numbers those of each vector core from a multiple of it. Source:
/// PTO ISA manual, set-intra-block.md.
const EVENTS_OF_VECTOR_CORE: i64 = 16;
/// `ffts_mode`: all cores of one kind signal each other.
const SAME_KIND: i64 = 0;
/// `ffts_mode`: the cores of one kind of a block signal each other.
const SAME_KIND_OF_BLOCK: i64 = 1;
/// `ffts_mode`: the cores of one kind of a block signal those of the other; the default if the attribute is absent.
const OTHER_KIND_OF_BLOCK: i64 = 2;

/// Signals the event after `pipe` has executed everything issued to it before. The event reaches its receivers once all
/// cores that take part have signalled it: with mode 0 all cores of the kind, of all blocks; with mode 1 those of the
/// block; with mode 2 those of the block signal those of the other kind. Source: ptoas, sync.set; no source states the
/// default mode, which is 2 here.
pub(super) fn set_cross(cx: &mut Ctx<'_, '_>) -> Exec {
    let (pipe, id) = (cx.pipe_attribute(Key::Pipe)?, event_id(cx)?);
    let own = cx.core().clone();
    let of_block = |core: &Core| core.block == own.block;
    let same = |core: &Core| core.kind == own.kind;
    let other = |core: &Core| core.kind.is_none() || core.kind != own.kind;
    let (from, to) = match cx.int_attribute(Key::FftsMode).unwrap_or(OTHER_KIND_OF_BLOCK) {
        SAME_KIND => (cx.cores(same), cx.cores(same)),
        SAME_KIND_OF_BLOCK => {
            let cores = |core: &Core| same(core) && of_block(core);
            (cx.cores(cores), cx.cores(cores))
        }
        _ => (cx.cores(|core| same(core) && of_block(core)), cx.cores(|core| other(core) && of_block(core))),
    };
    cx.request(pipe, Action::Together(Together { from, to, id }));
    Ok(())
}

/// Signals an event to a core of the same block after `pipe` has executed everything issued to it before: from the cube
/// core, the first vector core receives events below 16 and the second one those from 16 on, less 16; from a vector
/// core, the cube core receives them with the same numbers. Source: PTO ISA manual, set-intra-block.md.
pub(super) fn set_intra_block(cx: &mut Ctx<'_, '_>) -> Exec {
    let (pipe, id) = (cx.pipe_attribute(Key::Pipe)?, event_id(cx)?);
    let own = cx.core().clone();
    let (to, id) = match own.kind {
        None => (vec![cx.core_id()], id),
        Some(rule::Core::Cube) => {
            let (subblock, id) = (id.div_euclid(EVENTS_OF_VECTOR_CORE), id.rem_euclid(EVENTS_OF_VECTOR_CORE));
            let to = |core: &Core| i64::from(core.subblock) == subblock && core.kind == Some(rule::Core::Vector);
            (cx.cores(|core| core.block == own.block && to(core)), id)
        }
        Some(rule::Core::Vector) => {
            let shift = if id < EVENTS_OF_VECTOR_CORE { i64::from(own.subblock) * EVENTS_OF_VECTOR_CORE } else { 0 };
            (cx.cores(|core| core.block == own.block && core.kind == Some(rule::Core::Cube)), id + shift)
        }
    };
    for to in to {
        cx.request(pipe, Action::Signal(Event::Core { to, id }));
    }
    Ok(())
}

/// Makes `pipe` wait until the event has reached this core, and consume it. Source: ptoas, sync.wait; PTO ISA manual,
/// wait-intra-core.md.
pub(super) fn wait(cx: &mut Ctx<'_, '_>) -> Exec {
    let event = Event::Core { to: cx.core_id(), id: event_id(cx)? };
    let pipe = cx.pipe_attribute(Key::Pipe)?;
    cx.request(pipe, Action::Await(vec![event]));
    Ok(())
}

/// Waits for all pipes of the core, and stops the program until all cores that take part, or `used_cores` of them, have
/// arrived. Cores meet in the same way through memory as in hardware; no source states what they write to the
/// workspace, and nothing is written here. Source: PTO ISA manual, syncall.md.
pub(super) fn syncall(cx: &mut Ctx<'_, '_>) -> Exec {
    let group = match cx.required_choice(Key::CoreType)? {
        SyncCoreType::AicOnly => Group::Cube,
        SyncCoreType::AivOnly => Group::Vector,
        SyncCoreType::Mix => Group::All,
    };
    let takes_part = match group {
        Group::All => true,
        Group::Cube => cx.core().runs(rule::Core::Cube),
        Group::Vector => cx.core().runs(rule::Core::Vector),
    };
    let members = if cx.present(Name::UsedCores) { Some(cx.count(Name::UsedCores)?) } else { None };
    cx.request(Pipe::S, Action::Drain);
    if takes_part {
        cx.request(Pipe::S, Action::Meet(Meet { group, members }));
    }
    Ok(())
}

/// Returns the number of an event: the operand, or else the attribute.
fn event_id(cx: &Ctx<'_, '_>) -> Exec<i64> {
    match cx.optional_int(Name::EventIdDyn)?.or(cx.int_attribute(Key::EventId)) {
        Some(id) => Ok(id),
        None => Err(cx.fault(codes::RUN_MALFORMED, "expected an event")),
    }
}

impl Ctx<'_, '_> {
    /// Returns the cores of the launch for which `which` holds.
    fn cores(&self, which: impl Fn(&Core) -> bool) -> Vec<CoreId> {
        let numbered = self.world.cores.iter().zip(0..);
        numbered.filter(|(core, _)| which(core)).map(|(_, number)| CoreId(number)).collect()
    }
}

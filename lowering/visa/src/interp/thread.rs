//! The state of a thread.

use super::registers::{ARG, POINTERS, RETVAL, Registers};
use super::{Fault, Launch, Result};
use crate::Value;
use crate::codes::Rule;
use crate::instruction::Instruction;
use crate::kernel::Unit;
use crate::operand::{Combine, Exec, Predicate, StateId};
use crate::platform::Platform;
use crate::predicate::enabled_channels;
use crate::table::Op;
use crate::variable::{
    AddressId, AttributeValue, GeneralId, Input, InputVariable, LabelId, PREDEFINED_GENERALS, PredicateId, SurfaceId,
    Variable, attribute,
};
use std::collections::BTreeMap;

/// Maximal depth of calls.
const MAX_DEPTH: usize = 256;

/// Execution state of a thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum State {
    Running,
    /// At a barrier, until all threads have arrived this number of times.
    Waiting(u64),
    /// At a named barrier, until all threads have passed it this number of times.
    Named(u32, u64),
    /// At `dpasw`, for the other thread of its pair.
    Paired,
    Ended,
}

/// The return address of a call.
#[derive(Clone, Debug)]
pub(super) struct Frame {
    pub(super) pc: usize,
    pub(super) mask: u32,
    pub(super) waiting: BTreeMap<usize, u32>,
}

/// Bits of a predicate variable, from channel 0 of the thread, and which of them are defined.
#[derive(Clone, Copy, Debug, Default)]
struct Bits {
    bits: u32,
    written: u32,
}

/// A thread in the kernel, or in a function.
#[derive(Clone, Debug)]
pub(super) struct Thread<'a> {
    pub(super) unit: &'a Unit,
    pub(super) grf: u32,
    /// Whether a read of undefined registers is a fault.
    checked: bool,
    pub(super) registers: Registers<'a>,
    addresses: Vec<Vec<Option<u32>>>,
    predicates: Vec<Bits>,
    /// Handles of surface and sampler variables, by element.
    states: BTreeMap<(StateId, u8), u64>,
    /// Index of the instruction of each label.
    labels: Vec<Option<usize>>,
    pub(super) pc: usize,
    /// The channels that exist.
    pub(super) dispatched: u32,
    /// The execution mask.
    pub(super) mask: u32,
    /// The channels that wait, by the instruction at which they continue.
    pub(super) waiting: BTreeMap<usize, u32>,
    pub(super) frames: Vec<Frame>,
    /// The state in the callers, up to the kernel.
    callers: Vec<Thread<'a>>,
    /// Number of registers of `%retval` that the caller reads.
    returned: u32,
    /// Number of barriers that it has reached.
    pub(super) arrived: u64,
    /// For each named barrier that it has signalled, how often the barrier was passed before.
    pub(super) signalled: BTreeMap<u32, u64>,
    pub(super) state: State,
}

impl<'a> Thread<'a> {
    /// Creates a thread before the first instruction of a unit, without arguments.
    pub(super) fn new(launch: &Launch<'a>, unit: &'a Unit) -> Result<Self> {
        let checked = launch.check_reads;
        let registers = Registers::new(unit, checked)?;
        let mut labels = vec![None; unit.labels.len()];
        for (index, instruction) in unit.body.iter().enumerate() {
            if let Op::Label | Op::Subroutine = instruction.op
                && let Some(Value::Label(id)) = instruction.args.first().map(|arg| &arg.value)
                && let Some(label) = id.index().and_then(|id| labels.get_mut(id))
            {
                *label = Some(index);
            }
        }
        let elements = |variable: &Variable| vec![None; usize::from(variable.elements)];
        let units = std::iter::once(launch.kernel).chain(launch.functions);
        let dispatched = units.map(channels_of).fold(0, |all, channels| all | channels);
        Ok(Self {
            unit,
            grf: launch.platform.grf_bytes(),
            checked,
            registers,
            addresses: unit.addresses.iter().map(elements).collect(),
            predicates: vec![Bits::default(); unit.predicates.len()],
            states: BTreeMap::new(),
            labels,
            pc: 0,
            dispatched,
            mask: dispatched,
            waiting: BTreeMap::new(),
            frames: Vec::new(),
            callers: Vec::new(),
            returned: 0,
            arrived: 0,
            signalled: BTreeMap::new(),
            state: State::Running,
        })
    }

    /// Returns the same thread as a member of a group.
    pub(super) fn started(&self, unit: &Unit, platform: Platform, group: [u32; 3], index: u32) -> Result<Self> {
        let mut thread = self.clone();
        let [x, y, z] = group.map(u32::to_le_bytes);
        let mut set = |name: &str, element: usize, bytes: &[u8]| {
            let found = (0u32..).zip(&PREDEFINED_GENERALS).find(|(_, general)| general.name == name);
            let Some((id, _)) = found else { return Ok(()) };
            thread.registers.raw_mut(GeneralId(id), element * 4, bytes.len())?.copy_from_slice(bytes);
            Ok(())
        };
        for (name, element, value) in
            [("group_id_x", 0, x), ("group_id_y", 0, y), ("group_id_z", 0, z), ("r0", 1, x), ("r0", 6, y), ("r0", 7, z)]
        {
            set(name, element, &value)?;
        }
        // The threads of a group are the first hardware threads.
        set("hw_id", 0, &index.to_le_bytes())?;
        set("sr0", 0, &platform.info().hardware_thread.state(index).to_le_bytes())?;
        let index = index.to_le_bytes();
        set("thread_x", 0, index.get(..2).unwrap_or_default())?;
        for input in unit.inputs.iter().filter(|input| input.provenance == Input::LOCAL_ID) {
            let InputVariable::General(id) = input.variable else { continue };
            let ids = thread.registers.raw_mut(id, 0, usize::from(input.size))?;
            ids.fill(0);
            // The threads of a group are along x.
            for (byte, of_index) in ids.iter_mut().zip(index).take(2) {
                *byte = of_index;
            }
        }
        Ok(thread)
    }

    /// Enters a function, with some channels, and with registers of `%arg`.
    pub(super) fn enter(&mut self, mut function: Self, mask: u32, args: u32, returned: u32) -> Result<()> {
        if self.callers.len() >= MAX_DEPTH {
            return Err(Fault::new(Rule::StepLimit, format!("more than {MAX_DEPTH} functions are in each other")));
        }
        let all = (0..GeneralId::FIRST).map(GeneralId).filter(|id| ![ARG, RETVAL].contains(id));
        for id in all {
            function.registers.take(&self.registers, id, usize::MAX)?;
        }
        function.registers.take(&self.registers, ARG, args as usize * self.grf as usize)?;
        function.mask = mask;
        function.returned = returned;
        function.callers = std::mem::take(&mut self.callers);
        function.follow(self);
        self.registers.forget(ARG)?;
        self.registers.forget(RETVAL)?;
        let caller = std::mem::replace(self, function);
        self.callers.push(caller);
        Ok(())
    }

    /// Returns to the caller.
    pub(super) fn leave(&mut self) -> Result<()> {
        let Some(mut caller) = self.callers.pop() else {
            return Err(Fault::new(
                Rule::JumpTarget,
                format!("`fret` in `{}`, which nothing has called", self.unit.name),
            ));
        };
        caller.callers = std::mem::take(&mut self.callers);
        caller.registers.take(&self.registers, RETVAL, self.returned as usize * self.grf as usize)?;
        for id in POINTERS {
            caller.registers.take(&self.registers, id, usize::MAX)?;
        }
        caller.follow(self);
        *self = caller;
        Ok(())
    }

    /// Merges the effects of another thread of its group.
    fn follow(&mut self, other: &mut Self) {
        self.arrived = other.arrived;
        self.signalled = std::mem::take(&mut other.signalled);
        self.state = other.state;
    }

    /// Returns whether it is in a function.
    pub(super) fn is_called(&self) -> bool {
        !self.callers.is_empty()
    }

    /// Returns the handle of an element of a surface or sampler variable.
    pub(super) fn state(&self, id: StateId, element: u8) -> Result<u64> {
        let found = self.states.get(&(id, element)).copied();
        found.ok_or_else(|| {
            let what = match id {
                StateId::Surface(id) => format!("surface {}", id.0),
                StateId::Sampler(id) => format!("sampler {}", id.0),
            };
            Fault::new(Rule::UndefinedRead, format!("element {element} of {what} has no handle"))
        })
    }

    pub(super) fn set_state(&mut self, id: StateId, element: u8, handle: u64) {
        self.states.insert((id, element), handle);
    }

    /// Returns the handle of a surface variable, if it has one.
    pub(super) fn surface(&self, id: SurfaceId) -> Option<u64> {
        self.states.get(&(StateId::Surface(id), 0)).copied()
    }

    /// Returns an element of an address variable.
    pub(super) fn address(&self, id: AddressId, element: usize) -> Result<u32> {
        let found = id.index().and_then(|id| self.addresses.get(id)).and_then(|all| all.get(element));
        match found.ok_or_else(|| no_address(id, element))? {
            Some(address) => Ok(*address),
            None if !self.checked => Ok(0),
            None => {
                let message = format!("element {element} of address variable {} is read and was never written", id.0);
                Err(Fault::new(Rule::UndefinedRead, message))
            }
        }
    }

    pub(super) fn set_address(&mut self, id: AddressId, element: usize, address: u32) -> Result<()> {
        let place = id.index().and_then(|id| self.addresses.get_mut(id)).and_then(|all| all.get_mut(element));
        *place.ok_or_else(|| no_address(id, element))? = Some(address);
        Ok(())
    }

    /// Returns the bits of a predicate variable, from channel 0 of the thread; those in `wanted` must be defined.
    pub(super) fn predicate(&self, id: PredicateId, wanted: u32) -> Result<u32> {
        let found = id.index().and_then(|index| self.predicates.get(index)).copied().unwrap_or_default();
        let missing = wanted & !found.written;
        if self.checked && missing != 0 {
            let name = id.index().and_then(|index| self.unit.predicates.get(index)).map_or("", |found| &found.name);
            let message =
                format!("bit {} of predicate `{name}` is read and was never written", missing.trailing_zeros());
            return Err(Fault::new(Rule::UndefinedRead, message));
        }
        Ok(found.bits)
    }

    /// Sets the bits of a predicate variable in a mask.
    pub(super) fn set_predicate(&mut self, id: PredicateId, mask: u32, bits: u32) {
        if let Some(predicate) = id.index().and_then(|index| self.predicates.get_mut(index)) {
            predicate.bits = (predicate.bits & !mask) | (bits & mask);
            predicate.written |= mask;
        }
    }

    /// Returns the enabled channels, relative to the first channel of the instruction.
    pub(super) fn enabled(&self, exec: Exec, predicate: Predicate) -> Result<u32> {
        self.enabled_of(exec, predicate, self.mask)
    }

    /// Like [`Thread::enabled`], with another execution mask.
    pub(super) fn enabled_of(&self, exec: Exec, predicate: Predicate, mask: u32) -> Result<u32> {
        if predicate.is_none() {
            return Ok(enabled_channels(exec, predicate, mask, 0));
        }
        // Bits of disabled channels are ignored, unless the predicate combines all bits.
        let counted = match predicate.combine {
            Combine::None => mask,
            Combine::Any | Combine::All => u32::MAX,
        };
        let first = exec.mask.first_channel();
        let wanted = enabled_channels(exec, Predicate::NONE, counted, 0).checked_shl(first.into()).unwrap_or(0);
        let bits = self.predicate(predicate.id, wanted)?;
        Ok(enabled_channels(exec, predicate, mask, bits))
    }

    /// Returns the index of the instruction of a label.
    pub(super) fn label(&self, id: LabelId) -> Result<usize> {
        let found = id.index().and_then(|id| self.labels.get(id)).copied().flatten();
        found.ok_or_else(|| Fault::new(Rule::JumpTarget, format!("label {} is not defined", id.0)))
    }
}

fn no_address(id: AddressId, element: usize) -> Fault {
    Fault::new(Rule::RegisterBounds, format!("element {element} of address variable {}", id.0))
}

/// Returns the channels with which a unit starts: as many as the widest instruction that uses the mask.
fn channels_of(unit: &Unit) -> u32 {
    let simd = unit.attributes.iter().find_map(|attribute| match attribute.value {
        AttributeValue::Number(number) if &*attribute.name == attribute::SIMD_SIZE => u32::try_from(number).ok(),
        AttributeValue::Number(_) | AttributeValue::Flag | AttributeValue::Text(_) => None,
    });
    let masked = unit.body.iter().filter_map(Instruction::exec).filter(|exec| !exec.mask.no_mask());
    let widest = masked.map(|exec| u32::from(exec.mask.first_channel()) + u32::from(exec.size.channels())).max();
    let channels = widest.unwrap_or(1).max(simd.unwrap_or(0));
    1u32.checked_shl(channels).map_or(u32::MAX, |bit| bit - 1)
}

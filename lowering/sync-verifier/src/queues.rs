//! Models queues between the cube core and the vector cores of a block (`tpush`, `tpop`, `tfree`).
//!
//! The pipe that pushes reads the pushed tile and writes a free entry. The pipe that pops writes the next entry;
//! freeing an entry reads it. Accesses to the entry must be ordered with these pipes. A tile that arrives through
//! global memory is a copy, so nothing overwrites it after its entry is freed. A pop is ordered after the earlier
//! pushes of this core, since the other core orders them.

use crate::{
    effects::{anywhere, group, is_read_and_written, space, types},
    linear::{Guard, Linear},
    state::State,
    unseen::Cause,
    value::{Reference, Root, Shape, Value, ValueKind},
    walk::PathWalk,
};
use pto_isa::{
    Op, TypeDesc,
    rule::{Core, Handover, Joint, PipeEnd},
    types::AddressSpace,
};
use pto_program::{AttributeValue, Instruction, Place, Slot};

/// Identifies a queue: by index, or by the operation that defines its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Queue {
    Number(i64),
    Made(Place),
}

/// This core's end of a queue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct QueueEnd {
    /// Entries in global memory.
    gm: Option<Reference>,
    through_gm: bool,
    /// The addresses of the entries of the vector cores and of the cube core, if they are known.
    local: [Option<Linear>; 2],
    /// Bytes per entry, and entries per direction.
    bytes: i64,
    places: i64,
    /// Number of entries pushed and popped so far.
    pub(crate) moved: [i64; 2],
}

/// Default number of entries of a queue with one direction. Source: `ptoas`, aic_initialize_pipe.
const PLACES: i64 = 8;

/// The use of a queue entry by an operation.
#[derive(Clone, Copy)]
pub(crate) struct EntryUse {
    queue: Option<Queue>,
    transfer: Handover,
    /// Entries move from the cube core to the vector cores.
    to_vector: bool,
}

fn int(instruction: &Instruction, name: pto_isa::Key) -> Option<i64> {
    match instruction.attribute(name) {
        AttributeValue::Int(value) => Some(*value),
        _ => None,
    }
}

/// Returns the tile type of an entry.
fn tile(instruction: &Instruction) -> Option<&TypeDesc> {
    let mut types = instruction.operand_types.iter().chain(&instruction.result_types);
    types.find(|desc| matches!(desc, TypeDesc::Tile(_)))
}

impl PathWalk<'_> {
    /// Returns how an operation uses a queue entry; `None` for other operations.
    pub(crate) fn entry_use(&self, state: &State, def: &'static Op, instruction: &Instruction) -> Option<EntryUse> {
        let (queue, transfer, core) = def.joints().find_map(|joint| match joint {
            Joint::PipeUse(used) => {
                let number = int(instruction, used.id).unwrap_or(0);
                Some((Some(Queue::Number(number)), used.transfer, Some(used.core)))
            }
            Joint::PipeValueUse(transfer) => {
                let operands = instruction.operands.iter().zip(&instruction.operand_types);
                let handle = operands.into_iter().find(|(_, desc)| matches!(desc, TypeDesc::Pipe));
                let queue = handle.and_then(|(slot, _)| match state.value(*slot).kind {
                    ValueKind::Queue(place) => Some(Queue::Made(place)),
                    ValueKind::Unknown
                    | ValueKind::Number(_)
                    | ValueKind::Memory(_)
                    | ValueKind::Slots(..)
                    | ValueKind::Either(_) => None,
                });
                let of_tile = tile(instruction).and_then(|desc| match desc {
                    TypeDesc::Tile(tile) => Some(Core::of(tile.loc)),
                    _ => None,
                });
                Some((queue, *transfer, self.core.or(of_tile)))
            }
            Joint::VectorScope
            | Joint::TakesAddress
            | Joint::InScope
            | Joint::OutsideScope
            | Joint::SetsFlag(_)
            | Joint::WaitsForFlag(_)
            | Joint::TakesBuffer(_)
            | Joint::GivesBuffer(_)
            | Joint::Orders(_)
            | Joint::Section(_)
            | Joint::ThreadSection
            | Joint::RunsOn(_)
            | Joint::PipeEnd(_)
            | Joint::PipeMade { .. }
            | Joint::InThreads { .. }
            | Joint::OutsideThreads
            | Joint::Keeps(_)
            | Joint::Resumes(_)
            | Joint::Quantises { .. }
            | Joint::Launch { .. }
            | Joint::Import { .. }
            | Joint::Reserve { .. } => None,
        })?;
        let from = transfer.from(core.unwrap_or(Core::Vector));
        Some(EntryUse { queue, transfer, to_vector: from == Core::Cube })
    }

    /// Evaluates the address of a buffer that other functions import: its attribute, or a new symbol.
    pub(crate) fn reserved(&mut self, state: &mut State, def: &'static Op, instruction: &Instruction) {
        let reserves = def.joints().any(|joint| matches!(joint, Joint::Reserve { .. }));
        if let ([slot], true) = (instruction.results.as_slice(), reserves) {
            let own = Root::Site(instruction.place, 0);
            let address = int(instruction, pto_isa::Key::Base).map_or_else(|| self.symbols.address(own), Linear::known);
            state.set(*slot, Value::number(address));
        }
    }

    /// Creates this core's end of a queue.
    pub(crate) fn make_end(&mut self, state: &mut State, def: &'static Op, instruction: &Instruction) {
        let end = def.joints().find_map(|joint| {
            let Joint::PipeEnd(PipeEnd { id, directions, .. }) = joint else { return None };
            Some((Queue::Number(int(instruction, *id).unwrap_or(0)), *directions))
        });
        let made = || Some((Queue::Made(instruction.place), def.joints().find_map(Joint::made_directions)?));
        let Some((queue, directions)) = end.or_else(made) else { return };
        let (mut gm, mut through_gm, mut local) = (None, false, Vec::new());
        for (declared, _) in def.operands.iter().enumerate() {
            let first = group(instruction, declared).first().copied();
            let value = first.map(|slot| state.value(slot).clone());
            match types(instruction, declared).first() {
                Some(desc) if space(desc) == Some(AddressSpace::Gm) => {
                    through_gm = true;
                    gm = value.and_then(|value| value.as_memory().cloned());
                }
                // Operands list addresses after memory, those of vector cores first.
                Some(_) => local.push(value.and_then(|value| value.as_number().cloned())),
                None if def.operands.get(declared).is_some_and(|operand| !operand.kind.is_memory()) => {
                    local.push(matches!(queue, Queue::Number(_)).then(Linear::default));
                }
                None => {}
            }
        }
        let both = int(instruction, directions) == Some(3);
        let places = int(instruction, pto_isa::Key::SlotNum).unwrap_or(if both { PLACES / 2 } else { PLACES }).max(1);
        let bytes = int(instruction, pto_isa::Key::SlotSize).unwrap_or(0);
        let first = local.first().cloned().flatten();
        let second = match (&queue, local.get(1).cloned().flatten()) {
            (Queue::Made(_), None) => first.clone(),
            (_, second) => second,
        };
        state.ends.insert(queue, QueueEnd { gm, through_gm, local: [first, second], bytes, places, moved: [0; 2] });
        if let (Queue::Made(place), [slot]) = (queue, instruction.results.as_slice()) {
            state.set(*slot, Value { kind: ValueKind::Queue(place), after: None });
        }
    }

    /// Executes an operation on an entry.
    pub(crate) fn entry(&mut self, state: &mut State, def: &'static Op, instruction: &Instruction, used: EntryUse) {
        let end = used.queue.and_then(|queue| state.ends.get(&queue).cloned());
        if used.queue.is_none() {
            self.unseen.note(self.program, Cause::Value, instruction.place);
        }
        let through_gm = end.as_ref().is_some_and(|end| end.through_gm);
        let pipe = used.transfer.pipe(used.to_vector, through_gm);
        match used.transfer {
            // A separate operation allocates the free entry; the pushed tile is an operand.
            Handover::Push if def.operands.iter().any(|operand| is_read_and_written(operand.role) == (true, false)) => {
            }
            Handover::Push => self.take(state, def, instruction, used, end.as_ref()),
            Handover::Pop => {
                self.wait_for_cores(state, pipe);
                self.take(state, def, instruction, used, end.as_ref());
            }
            Handover::Free if through_gm && tile(instruction).is_some() => return,
            Handover::Free => {}
        }
        let mut accesses = Vec::new();
        for (declared, operand) in def.operands.iter().enumerate() {
            let does = is_read_and_written(operand.role);
            for (slot, desc) in group(instruction, declared).iter().zip(types(instruction, declared)) {
                if space(desc).is_none() {
                    continue;
                }
                accesses.extend(self.reading(state, instruction, None, |reader| {
                    let mut found = Vec::new();
                    for (guard, reference) in reader.places(*slot) {
                        let access = (reference, guard, does);
                        reader.access_to(instruction, Some(operand), desc, access, &[], &mut found);
                    }
                    found
                }));
            }
        }
        for (slot, desc) in instruction.results.iter().zip(&instruction.result_types) {
            if let Some(reference) = state.value(*slot).as_memory().cloned() {
                accesses.extend(self.reading(state, instruction, None, |reader| {
                    let mut found = Vec::new();
                    reader.access_to(instruction, None, desc, (reference, Guard::NONE, (false, true)), &[], &mut found);
                    found
                }));
            }
        }
        if !accesses.is_empty() {
            self.perform(state, pipe, &accesses);
        }
        match used.transfer {
            Handover::Push => self.signal(state, pipe),
            // Freeing an entry signals the other core and orders nothing on this core.
            Handover::Free => self.signalled(state, pipe),
            Handover::Pop => {}
        }
    }

    /// Acquires the next entry: it becomes the result, or the address of the named tile or view.
    fn take(
        &mut self,
        state: &mut State,
        def: &'static Op,
        instruction: &Instruction,
        used: EntryUse,
        end: Option<&QueueEnd>,
    ) {
        let which = usize::from(matches!(used.transfer, Handover::Pop));
        let mut position = 0;
        if let Some(end) = used.queue.and_then(|queue| state.ends.get_mut(&queue)) {
            let places = end.places;
            let moved = &mut end.moved[which];
            position = *moved;
            *moved = (*moved + 1) % places;
        }
        let place = |desc: &TypeDesc, number: u32| {
            let own = Root::Site(instruction.place, number);
            let Value { kind: ValueKind::Memory(own), .. } = anywhere(desc, own) else { return None };
            let distance = end.map_or(0, |end| position.saturating_mul(end.bytes));
            let start = match desc {
                TypeDesc::Tile(_) => {
                    let address = end.and_then(|end| end.local.get(usize::from(!used.to_vector))?.clone());
                    address.map(|address| self.symbols.at_address(&address))
                }
                _ => end.and_then(|end| end.gm.as_ref()).map(|gm| (gm.root, gm.at.clone())),
            };
            let Some((root, address)) = start else { return Some(own) };
            let at = address.plus(&Linear::known(distance))?;
            let shape = match desc {
                TypeDesc::Tile(_) => own.shape.clone(),
                _ => Shape::Bytes(end.map_or(0, |end| end.bytes)),
            };
            Some(Reference { root, floor: at.clone(), at, shape, ..own })
        };
        for (number, (slot, desc)) in instruction.results.iter().zip(&instruction.result_types).enumerate() {
            let value = place(desc, number as u32).map_or(Value::UNKNOWN, Value::memory);
            state.set(*slot, value);
        }
        let named: Vec<(Slot, &TypeDesc)> = def
            .operands
            .iter()
            .enumerate()
            .filter(|(_, operand)| is_read_and_written(operand.role) == (false, true))
            .flat_map(|(declared, _)| group(instruction, declared).iter().copied().zip(types(instruction, declared)))
            .collect();
        for (slot, desc) in named {
            if let Some(reference) = place(desc, 0) {
                state.place(slot, &reference);
            }
        }
    }
}

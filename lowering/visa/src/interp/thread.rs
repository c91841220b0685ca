//! Threads: registers, and where they are.

use super::value::low;
use super::{Fault, Result};
use crate::Value;
use crate::codes::Rule;
use crate::instruction::Instruction;
use crate::kernel::Unit;
use crate::operand::{Exec, Predicate};
use crate::platform::Platform;
use crate::predicate::enabled_channels;
use crate::table::Op;
use crate::types::Type;
use crate::variable::{AttributeValue, GeneralId, LabelId, PREDEFINED_GENERALS, PredicateId, SurfaceId};
use std::collections::BTreeMap;
use std::ops::Range;

/// Variables begin at multiples of it, and have at least as much between them.
const ALIGN: usize = 128;

/// What a thread is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum State {
    Running,
    /// At a barrier, until all threads have arrived as often.
    Waiting(u64),
    Ended,
}

/// Where a call returns to.
#[derive(Clone, Debug)]
pub(super) struct Frame {
    pub(super) pc: usize,
    pub(super) mask: u32,
    pub(super) waiting: BTreeMap<usize, u32>,
}

#[derive(Clone, Debug)]
pub(super) struct Thread<'a> {
    pub(super) unit: &'a Unit,
    pub(super) grf: u32,
    /// All general variables, at their places.
    file: Vec<u8>,
    /// Where each general variable is, by id.
    spans: Vec<Range<usize>>,
    /// Where those are that are no aliases.
    roots: Vec<Range<usize>>,
    pub(super) addresses: Vec<Vec<u32>>,
    predicates: Vec<u32>,
    surfaces: BTreeMap<SurfaceId, usize>,
    /// The instruction of each label.
    labels: Vec<Option<usize>>,
    pub(super) pc: usize,
    /// The execution mask.
    pub(super) mask: u32,
    /// The channels that wait, by the instruction where they go on.
    pub(super) waiting: BTreeMap<usize, u32>,
    pub(super) frames: Vec<Frame>,
    /// How many barriers it has reached.
    pub(super) arrived: u64,
    pub(super) state: State,
}

impl<'a> Thread<'a> {
    /// A thread before the first instruction, without arguments.
    pub(super) fn new(unit: &'a Unit, platform: Platform) -> Result<Self> {
        let mut end = ALIGN;
        let mut spans: Vec<Range<usize>> = Vec::new();
        let mut roots = Vec::new();
        let mut place = |bytes: u32| {
            let span = end..end + bytes as usize;
            end = (span.end + ALIGN).next_multiple_of(ALIGN);
            roots.push(span.clone());
            span
        };
        for id in 0..GeneralId::FIRST {
            let bytes = PREDEFINED_GENERALS
                .get(id as usize)
                .map_or(0, |general| u32::from(general.elements) * general.ty.bytes());
            spans.push(place(bytes));
        }
        for general in &unit.generals {
            let span = match general.alias {
                None => place(general.bytes()),
                Some(alias) => {
                    let base = spans.get(alias.base.0 as usize).filter(|_| !alias.file_scope);
                    let base = base.ok_or_else(|| {
                        Fault::unsupported(format!("`{}` is an alias of what comes later", general.name))
                    })?;
                    let start = base.start + usize::from(alias.offset);
                    start..start + general.bytes() as usize
                }
            };
            spans.push(span);
        }
        let mut labels = vec![None; unit.labels.len()];
        for (index, instruction) in unit.body.iter().enumerate() {
            if let Op::Label | Op::Subroutine = instruction.op
                && let Some(Value::Label(id)) = instruction.args.first().map(|arg| &arg.value)
                && let Some(label) = id.index().and_then(|id| labels.get_mut(id))
            {
                *label = Some(index);
            }
        }
        let elements = |variable: &crate::variable::Variable| vec![0; usize::from(variable.elements)];
        Ok(Self {
            unit,
            grf: platform.grf_bytes(),
            file: vec![0; end],
            spans,
            roots,
            addresses: unit.addresses.iter().map(elements).collect(),
            predicates: vec![0; unit.predicates.len()],
            surfaces: BTreeMap::new(),
            labels,
            pc: 0,
            mask: dispatched(unit),
            waiting: BTreeMap::new(),
            frames: Vec::new(),
            arrived: 0,
            state: State::Running,
        })
    }

    /// The same thread as one of a group.
    pub(super) fn started(&self, group: [u32; 3], index: u32) -> Self {
        let mut thread = self.clone();
        let [x, y, z] = group.map(u32::to_le_bytes);
        let mut set = |name: &str, element: usize, bytes: &[u8]| {
            let id = PREDEFINED_GENERALS.iter().position(|general| general.name == name);
            if let Some(start) = id.and_then(|id| self.spans.get(id)).map(|span| span.start + element * 4)
                && let Some(place) = thread.file.get_mut(start..start + bytes.len())
            {
                place.copy_from_slice(bytes);
            }
        };
        for (name, element, value) in
            [("group_id_x", 0, x), ("group_id_y", 0, y), ("group_id_z", 0, z), ("r0", 1, x), ("r0", 6, y), ("r0", 7, z)]
        {
            set(name, element, &value);
        }
        set("thread_x", 0, index.to_le_bytes().get(..2).unwrap_or_default());
        thread
    }

    pub(super) fn bind_surface(&mut self, id: SurfaceId, buffer: usize) {
        self.surfaces.insert(id, buffer);
    }

    pub(super) fn surface(&self, id: SurfaceId) -> Option<usize> {
        self.surfaces.get(&id).copied()
    }

    /// Sets the first bytes of a variable.
    pub(super) fn set_variable(&mut self, id: GeneralId, bytes: &[u8]) -> Result<()> {
        self.raw_mut(id, 0, bytes.len())?.copy_from_slice(bytes);
        Ok(())
    }

    /// Where a variable is.
    pub(super) fn span(&self, id: GeneralId) -> Result<Range<usize>> {
        let span = self.spans.get(id.0 as usize).cloned();
        span.ok_or_else(|| Fault::new(Rule::RegisterBounds, format!("there is no variable {}", id.0)))
    }

    /// The type of a variable.
    pub(super) fn ty(&self, id: GeneralId) -> Type {
        self.unit.general(id).map_or(Type::Ud, crate::kernel::GeneralRef::ty)
    }

    fn name(&self, id: GeneralId) -> String {
        match id.index().and_then(|index| self.unit.generals.get(index)) {
            Some(general) => general.name.to_string(),
            None => format!("V{}", id.0),
        }
    }

    /// The place of bytes of a variable.
    pub(super) fn place(&self, id: GeneralId, offset: usize, bytes: usize) -> Result<usize> {
        let span = self.span(id)?;
        // A variable holds what is read of it, or the one it is an alias of does.
        let root = self.roots.iter().find(|root| root.start <= span.start && span.start < root.end);
        let limit = root.map_or(span.end, |root| root.end);
        let start = span.start.saturating_add(offset);
        if start.saturating_add(bytes) > limit {
            let message = format!(
                "bytes {offset} to {} of `{}`, which has {}",
                offset.saturating_add(bytes),
                self.name(id),
                span.len()
            );
            return Err(Fault::new(Rule::RegisterBounds, message));
        }
        Ok(start)
    }

    /// Bytes of a variable.
    pub(super) fn raw(&self, id: GeneralId, offset: usize, bytes: usize) -> Result<&[u8]> {
        let start = self.place(id, offset, bytes)?;
        self.file.get(start..start + bytes).ok_or_else(|| outside(start, bytes))
    }

    /// The same, to be written.
    pub(super) fn raw_mut(&mut self, id: GeneralId, offset: usize, bytes: usize) -> Result<&mut [u8]> {
        let start = self.place(id, offset, bytes)?;
        self.file.get_mut(start..start + bytes).ok_or_else(|| outside(start, bytes))
    }

    /// Checks an address that was computed: it has to be in a variable, and aligned.
    pub(super) fn indirect(&self, address: u32, offset: i64, bytes: u32) -> Result<usize> {
        let at = i64::from(address) + offset;
        let start = usize::try_from(at).unwrap_or(0);
        let end = start + bytes as usize;
        if !self.roots.iter().any(|root| root.start <= start && end <= root.end) {
            let message = format!("{bytes} bytes at register address {at:#x} are in no variable");
            return Err(Fault::new(Rule::RegisterBounds, message));
        }
        if !start.is_multiple_of(bytes as usize) {
            let message = format!("register address {at:#x} is not a multiple of {bytes}");
            return Err(Fault::new(Rule::MemoryAlignment, message));
        }
        Ok(start)
    }

    /// The bits at a place of the register file.
    pub(super) fn bits(&self, start: usize, bytes: u32) -> Result<u64> {
        let found = self.file.get(start..start + bytes as usize).ok_or_else(|| outside(start, bytes as usize))?;
        Ok(from_bytes(found))
    }

    /// Sets the bits at a place of the register file.
    pub(super) fn set_bits(&mut self, start: usize, bytes: u32, bits: u64) -> Result<()> {
        let count = bytes as usize;
        // Bits 4 and 5 of cr0 are the rounding mode; 0 is to nearest even.
        let cr0 = self.spans.get(14).map(|span| span.start);
        if cr0 == Some(start) && bits & 0x30 != 0 {
            return Err(Fault::unsupported("rounding modes other than to nearest are not interpreted"));
        }
        let place = self.file.get_mut(start..start + count).ok_or_else(|| outside(start, count))?;
        place.copy_from_slice(low(bits, bytes).to_le_bytes().get(..count).unwrap_or_default());
        Ok(())
    }

    /// The bits of a predicate variable, from channel 0 of the thread.
    pub(super) fn predicate(&self, id: PredicateId) -> u32 {
        id.index().and_then(|index| self.predicates.get(index)).copied().unwrap_or(0)
    }

    /// Sets the bits of a predicate variable that are in a mask.
    pub(super) fn set_predicate(&mut self, id: PredicateId, mask: u32, bits: u32) {
        if let Some(predicate) = id.index().and_then(|index| self.predicates.get_mut(index)) {
            *predicate = (*predicate & !mask) | (bits & mask);
        }
    }

    /// The enabled channels, counted from the first of the instruction.
    pub(super) fn enabled(&self, exec: Exec, predicate: Predicate) -> u32 {
        enabled_channels(exec, predicate, self.mask, self.predicate(predicate.id))
    }

    /// The instruction of a label.
    pub(super) fn label(&self, id: LabelId) -> Result<usize> {
        let found = id.index().and_then(|id| self.labels.get(id)).copied().flatten();
        found.ok_or_else(|| Fault::new(Rule::JumpTarget, format!("label {} is not placed", id.0)))
    }
}

fn outside(start: usize, bytes: usize) -> Fault {
    Fault::new(Rule::RegisterBounds, format!("{bytes} bytes at register address {start:#x}"))
}

/// Up to 8 bytes as bits.
pub(super) fn from_bytes(bytes: &[u8]) -> u64 {
    bytes.iter().rev().fold(0, |bits, byte| bits << 8 | u64::from(*byte))
}

/// The channels that a thread begins with: as many as the widest instruction that asks for the mask.
fn dispatched(unit: &Unit) -> u32 {
    let simd = unit.attributes.iter().find_map(|attribute| match attribute.value {
        AttributeValue::Number(number) if &*attribute.name == "SimdSize" => u32::try_from(number).ok(),
        AttributeValue::Number(_) | AttributeValue::Flag | AttributeValue::Text(_) => None,
    });
    let masked = unit.body.iter().filter_map(Instruction::exec).filter(|exec| !exec.mask.no_mask());
    let widest = masked.map(|exec| u32::from(exec.mask.first_channel()) + u32::from(exec.size.channels())).max();
    let channels = widest.unwrap_or(1).max(simd.unwrap_or(0));
    1u32.checked_shl(channels).map_or(u32::MAX, |bit| bit - 1)
}

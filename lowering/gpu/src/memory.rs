//! Where the memory on the chip is: buffers in registers or in shared local memory.
//!
//! What the kernel accesses, found by lowering it once, falls into buffers: ranges of bytes that no access leaves. Small
//! buffers become vector values, as many as the registers have room for beside what is computed; the others have a place
//! in shared local memory. One that nobody knows the end of has all bytes of it that are left.

use std::collections::BTreeMap;

use genx::{Element, Type};
use pto_isa::types::AddressSpace;
use pto_program::Place;

use crate::refusal::Refusal;

/// Bytes of shared local memory of a thread group.
const SHARED_BYTES: u32 = 64 * 1024;
/// Bytes of the largest variable, which vISA bounds by 4096 elements of a byte.
const VARIABLE_BYTES: u32 = 4096;
/// The end of a buffer that nobody knows the end of.
const OPEN: i64 = i64::MAX;
/// Alignment of a buffer in shared local memory, in bytes.
const SHARED_ALIGN: u32 = 64;

/// Bytes that an operation accesses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Touch {
    /// The memory.
    pub space: AddressSpace,
    /// The first byte.
    pub low: i64,
    /// The byte behind the last; `None` if it is not known, which is taken to be the end of the buffer.
    pub end: Option<i64>,
    /// The elements they are accessed as.
    pub element: Element,
    /// Whether lanes access it at offsets of their own that are computed, which registers do not allow.
    pub by_lanes: bool,
    /// Where it stands.
    pub place: Place,
}

/// Where a buffer is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Home {
    /// In registers: a value of this type, by number.
    Registers(usize, Type),
    /// In shared local memory, from a byte on.
    Shared(u32),
}

/// A range of bytes of the memory on the chip.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Buffer {
    space: AddressSpace,
    /// The first byte.
    pub low: i64,
    high: i64,
    by_lanes: bool,
    /// Where it is.
    pub home: Home,
}

/// Where all buffers are.
#[derive(Clone, Debug, Default)]
pub(crate) struct Plan {
    buffers: Vec<Buffer>,
    /// Types of the buffers in registers.
    pub variables: Vec<Type>,
    /// Bytes of shared local memory.
    pub shared_bytes: u32,
    /// Where in it there is room for rearrangements.
    pub scratch: u32,
}

impl Plan {
    /// The buffer a byte is in.
    pub(crate) fn buffer(&self, space: AddressSpace, byte: i64) -> Option<Buffer> {
        let next = self.buffers.partition_point(|buffer| (buffer.space, buffer.low) <= (space, byte));
        let buffer = *self.buffers.get(next.checked_sub(1)?)?;
        (buffer.space == space && byte < buffer.high).then_some(buffer)
    }
}

/// What a kernel needs of the memory on the chip.
#[derive(Clone, Debug, Default)]
pub(crate) struct Needs {
    /// What it accesses.
    pub touches: Vec<Touch>,
    /// Where buffers begin, among other places.
    pub starts: Vec<(AddressSpace, i64)>,
    /// Bytes for rearrangements.
    pub scratch_bytes: u32,
}

/// Finds a place for all that is accessed, with so many bytes of registers `free`.
///
/// # Errors
///
/// If shared local memory has no room for what registers do not hold.
pub(crate) fn plan(needs: &Needs, mut free: u32) -> Result<Plan, Refusal> {
    let Needs { touches, starts, scratch_bytes } = needs;
    let mut buffers = ranges(touches, starts);
    let mut by_size: Vec<usize> = (0..buffers.len()).collect();
    by_size.sort_by_key(|index| (buffers[*index].0.high - buffers[*index].0.low, *index));
    let mut plan = Plan::default();
    let mut open = Vec::new();
    for index in by_size {
        let (buffer, element) = &mut buffers[index];
        if buffer.high == OPEN {
            open.push(index);
            continue;
        }
        let bytes = u32::try_from(buffer.high - buffer.low).unwrap_or(u32::MAX);
        let size = element.bytes().max(1);
        if bytes <= free.min(VARIABLE_BYTES) && bytes.is_multiple_of(size) && !buffer.by_lanes {
            free -= bytes;
            let ty = Type::vector(*element, bytes / size);
            buffer.home = Home::Registers(plan.variables.len(), ty);
            plan.variables.push(ty);
        } else {
            buffer.home = Home::Shared(plan.shared_bytes);
            let end = plan.shared_bytes.saturating_add(bytes);
            plan.shared_bytes = end.checked_next_multiple_of(SHARED_ALIGN).unwrap_or(u32::MAX);
        }
    }
    plan.scratch = plan.shared_bytes;
    plan.shared_bytes = plan.shared_bytes.saturating_add(*scratch_bytes);
    if let Ok(parts @ 1..) = u32::try_from(open.len()) {
        let first = plan.shared_bytes.checked_next_multiple_of(SHARED_ALIGN).unwrap_or(u32::MAX);
        let part = (SHARED_BYTES.saturating_sub(first) / parts / SHARED_ALIGN * SHARED_ALIGN).max(SHARED_ALIGN);
        for (index, number) in open.into_iter().zip(0..) {
            buffers[index].0.home = Home::Shared(first.saturating_add(number * part));
        }
        plan.shared_bytes = first.saturating_add(parts * part);
    }
    plan.buffers = buffers.into_iter().map(|(buffer, _)| buffer).collect();
    if plan.shared_bytes <= SHARED_BYTES {
        return Ok(plan);
    }
    let place = touches.iter().map(|touch| touch.place).min().unwrap_or(Place(0));
    Err(Refusal {
        code: pto_isa::codes::SHARED_MEMORY_FULL,
        operation: "the kernel".to_owned(),
        reason: format!(
            "its buffers need {} bytes of shared local memory, of which a thread group has {SHARED_BYTES}",
            plan.shared_bytes
        ),
        help: Some("use smaller tiles, or fewer of them at a time".to_owned()),
        place,
    })
}

/// The ranges that accesses fall into, by memory and address, with the elements of the first access.
fn ranges(touches: &[Touch], starts: &[(AddressSpace, i64)]) -> Vec<(Buffer, Element)> {
    let mut ends: Vec<(AddressSpace, i64)> = starts.to_vec();
    // The last buffer of a memory ends where the last access does.
    let mut last: BTreeMap<AddressSpace, i64> = BTreeMap::new();
    for (space, end) in touches.iter().filter_map(|touch| Some((touch.space, touch.end?))) {
        last.entry(space).and_modify(|last| *last = end.max(*last)).or_insert(end);
    }
    ends.extend(last);
    ends.sort_unstable();
    ends.dedup();
    let end = |touch: &Touch| {
        touch.end.unwrap_or_else(|| {
            let next = ends.partition_point(|end| *end <= (touch.space, touch.low));
            let after = ends.get(next).filter(|(space, _)| *space == touch.space);
            after.map_or(OPEN, |(_, end)| *end)
        })
    };
    let mut sorted: Vec<(&Touch, i64)> = touches.iter().map(|touch| (touch, end(touch))).collect();
    sorted.retain(|(touch, end)| touch.low < *end);
    sorted.sort_by_key(|(touch, end)| (touch.space, touch.low, std::cmp::Reverse(*end)));
    let mut found: Vec<(Buffer, Element)> = Vec::new();
    for (touch, high) in sorted {
        match found.last_mut() {
            Some((buffer, element)) if buffer.space == touch.space && touch.low < buffer.high => {
                buffer.high = buffer.high.max(high);
                buffer.by_lanes |= touch.by_lanes;
                // Elements all accesses begin at a multiple of.
                if touch.element.bytes() < element.bytes() && (touch.low - buffer.low) % i64::from(element.bytes()) != 0
                {
                    *element = touch.element;
                }
            }
            Some(_) | None => {
                let Touch { space, low, by_lanes, .. } = *touch;
                let buffer = Buffer { space, low, high, by_lanes, home: Home::Shared(0) };
                found.push((buffer, touch.element));
            }
        }
    }
    found
}

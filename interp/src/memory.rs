//! Memory: buffers in global memory, and the memories of each core, with bounds, alignment and definedness of bytes.

use crate::fault::{Exec, Fault};
use pto_isa::types::{AddressSpace, DType, Loc, PtrElem};
use pto_isa::{Target, codes, target};
use pto_program::{Lifetimes, Place};
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

/// Index of an allocation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AllocationId(pub u32);

/// Index of a core.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CoreId(pub u32);

/// An address: an allocation and an offset in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pointer {
    /// The allocation.
    pub allocation: AllocationId,
    /// Bytes from the start of the allocation.
    pub offset: i64,
    /// Memory.
    pub space: AddressSpace,
    /// Type of the pointee.
    pub elem: PtrElem,
}

impl Pointer {
    /// Returns the pointer advanced by some bytes.
    #[must_use]
    pub const fn plus(self, bytes: i64) -> Pointer {
        Pointer { offset: self.offset.wrapping_add(bytes), ..self }
    }

    /// Returns the pointer to elements of another type.
    #[must_use]
    pub const fn to(self, dtype: DType) -> Pointer {
        Pointer { elem: PtrElem::DType(dtype), ..self }
    }

    /// Returns the bytes of the pointee; 1 if it is opaque.
    pub const fn element_bytes(self) -> i64 {
        match self.elem {
            PtrElem::DType(dtype) => dtype.bytes() as i64,
            PtrElem::Vector { lanes, dtype } => lanes * dtype.bytes() as i64,
            PtrElem::Opaque => 1,
        }
    }
}

/// An allocation.
#[derive(Clone, Debug)]
struct Allocation {
    space: AddressSpace,
    bytes: Vec<u8>,
    /// Whether each byte has a value.
    defined: Vec<bool>,
    /// End of the bytes accessed so far.
    touched: usize,
}

/// An access of an operation, to detect races.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Access {
    /// The allocation.
    pub allocation: AllocationId,
    /// First byte.
    pub start: usize,
    /// First byte after the access.
    pub end: usize,
    /// Whether it writes.
    pub writes: bool,
    /// Whether it is part of an atomic update.
    pub atomic: bool,
    /// The operation.
    pub place: Place,
}

/// Bytes moved through each memory, for statistics.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Traffic {
    /// Bytes read.
    pub read: u64,
    /// Bytes written.
    pub written: u64,
    /// Number of contiguous pieces.
    pub pieces: u64,
    /// End of the last piece.
    last: Option<(AllocationId, usize)>,
}

/// All memory of a run.
#[derive(Debug)]
pub struct Memory {
    target: Target,
    allocations: Vec<Allocation>,
    banks: HashMap<(CoreId, AddressSpace), AllocationId>,
    placed: HashMap<(CoreId, AddressSpace), Vec<Placed>>,
    /// Live ranges of the memory of operations.
    pub(crate) lifetimes: Arc<Lifetimes>,
    /// Accesses since the last call of `take_log`; `None` if races are not checked.
    log: Option<Vec<Access>>,
    /// Whether accesses are part of an atomic update.
    pub atomic: bool,
    /// Whether bytes without a value read as zero.
    pub(crate) lenient: bool,
    /// The executing operation, which performs the accesses.
    pub(crate) place: Place,
    /// For each operation that copied bytes without a value to global memory: the first source and destination, and
    /// their number.
    unwritten: BTreeMap<Place, (Pointer, Pointer, usize)>,
    /// Bytes moved since the last reset.
    pub(crate) traffic: HashMap<AddressSpace, Traffic>,
    /// Number of bursts of the current operation, if it states them.
    pub(crate) bursts: Option<u64>,
}

/// Memory of a tile, reserved for the operation that allocates it or at an address that the program states.
#[derive(Clone, Copy, Debug)]
struct Placed {
    owner: Owner,
    start: usize,
    end: usize,
    /// Whether the program states the address.
    claimed: bool,
}

/// Memory for an operation that allocates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Room {
    /// Its first byte.
    pub at: Pointer,
    /// Its size, if other tiles occupy some of its bytes at another time: the program waits until the core has executed
    /// everything that it issued, and the values of the bytes are discarded.
    pub reused: Option<usize>,
}

/// Returns the first multiple of `align` from which on this many bytes overlap none of these tiles, which are sorted.
fn gap<'a>(placed: impl Iterator<Item = &'a Placed>, bytes: usize, align: usize) -> usize {
    gap_of(placed.map(|Placed { start, end, .. }| (*start, *end)), bytes, align)
}

fn gap_of(taken: impl Iterator<Item = (usize, usize)>, bytes: usize, align: usize) -> usize {
    let mut start = 0_usize;
    for (from, end) in taken {
        if start.saturating_add(bytes) <= from {
            break;
        }
        start = start.max(end.next_multiple_of(align));
    }
    start
}

/// Returns a gap as [`gap`] does, which also does not overlap sorted bytes that the program assigns to others.
fn gap_beside<'a>(
    placed: impl Iterator<Item = &'a Placed>,
    given: &[(usize, usize)],
    bytes: usize,
    align: usize,
) -> usize {
    let mut taken: Vec<(usize, usize)> = placed.map(|Placed { start, end, .. }| (*start, *end)).collect();
    taken.extend(given);
    taken.sort_unstable();
    gap_of(taken.into_iter(), bytes, align)
}

/// Owner of memory: an operation and the number of its tile.
pub type Owner = (Place, u32);

/// Bytes of a memory whose size no source states: enough for the largest address in known kernels.
const UNSTATED_CAPACITY: usize = 65_536;

/// Offset bits of addresses of global memory as integers: the bits above hold the allocation.
const ADDRESS_BITS: u32 = 40;

impl Memory {
    /// Creates empty memory of a target; `log` records accesses.
    pub fn new(target: Target, log: bool) -> Memory {
        Memory {
            target,
            allocations: Vec::new(),
            banks: HashMap::new(),
            placed: HashMap::new(),
            lifetimes: Arc::default(),
            log: log.then(Vec::new),
            atomic: false,
            lenient: false,
            place: Place(0),
            unwritten: BTreeMap::new(),
            traffic: HashMap::new(),
            bursts: None,
        }
    }

    /// Creates a buffer in global memory; `defined` states whether its bytes have a value.
    pub fn buffer(&mut self, bytes: Vec<u8>, defined: bool) -> AllocationId {
        let defined = vec![defined; bytes.len()];
        self.allocate(AddressSpace::Gm, bytes, defined)
    }

    fn allocate(&mut self, space: AddressSpace, bytes: Vec<u8>, defined: Vec<bool>) -> AllocationId {
        self.allocations.push(Allocation { space, bytes, defined, touched: 0 });
        AllocationId(self.allocations.len() as u32 - 1)
    }

    /// Returns the usable bytes of a memory of a core.
    pub fn capacity(&self, space: AddressSpace) -> usize {
        let known = loc(space).and_then(|loc| *target::memory(loc).capacity.on(self.target));
        known.and_then(|bytes| usize::try_from(bytes).ok()).unwrap_or(UNSTATED_CAPACITY)
    }

    /// Returns a memory of a core, created at its first use. Global memory has size 0, because its buffers are
    /// separate.
    pub fn bank(&mut self, core: CoreId, space: AddressSpace) -> AllocationId {
        if let Some(found) = self.banks.get(&(core, space)) {
            return *found;
        }
        let capacity = if space == AddressSpace::Gm { 0 } else { self.capacity(space) };
        let made = self.allocate(space, vec![0; capacity], vec![false; capacity]);
        self.banks.insert((core, space), made);
        made
    }

    /// Converts an integer address to a pointer.
    pub fn pointer(&mut self, core: CoreId, space: AddressSpace, address: i64, elem: PtrElem) -> Pointer {
        match space {
            AddressSpace::Gm => {
                let allocation = (address >> ADDRESS_BITS).wrapping_sub(1);
                let allocation = AllocationId(u32::try_from(allocation).unwrap_or(u32::MAX));
                Pointer { allocation, offset: address & ((1 << ADDRESS_BITS) - 1), space, elem }
            }
            AddressSpace::Ub
            | AddressSpace::L1
            | AddressSpace::L0a
            | AddressSpace::L0b
            | AddressSpace::L0c
            | AddressSpace::Bt
            | AddressSpace::Fb => Pointer { allocation: self.bank(core, space), offset: address, space, elem },
        }
    }

    /// Converts a pointer to an integer address; the inverse of [`Memory::pointer`].
    pub const fn address(pointer: Pointer) -> i64 {
        match pointer.space {
            AddressSpace::Gm => ((pointer.allocation.0 as i64 + 1) << ADDRESS_BITS) + pointer.offset,
            AddressSpace::Ub
            | AddressSpace::L1
            | AddressSpace::L0a
            | AddressSpace::L0b
            | AddressSpace::L0c
            | AddressSpace::Bt
            | AddressSpace::Fb => pointer.offset,
        }
    }

    /// Reserves `bytes` for an operation that allocates, aligned for the target; each execution receives the same
    /// address. Prefers bytes that no other tile has; if there are too few, overlaps tiles that are not live at the
    /// same time.
    pub fn place(&mut self, core: CoreId, space: AddressSpace, owner: Owner, bytes: usize) -> Exec<Room> {
        let align = loc(space).map_or(1, |loc| usize::try_from(target::memory(loc).align).unwrap_or(1)).max(1);
        let capacity = self.capacity(space);
        let placed = self.placed.entry((core, space)).or_default();
        let lifetimes = &self.lifetimes;
        let start = match placed.iter().find(|placed| placed.owner == owner) {
            Some(placed) => placed.start,
            None => {
                let used = placed.iter().filter(|placed| placed.claimed || !lifetimes.apart(placed.owner.0, owner.0));
                let given: Vec<(usize, usize)> = lifetimes.given(space).map(|given| (given.start, given.end)).collect();
                let ways = [
                    gap_beside(placed.iter(), &given, bytes, align),
                    gap_beside(used.clone(), &given, bytes, align),
                    gap(placed.iter(), bytes, align),
                    gap(used.clone(), bytes, align),
                ];
                let start = ways.into_iter().find(|start| start.checked_add(bytes).is_some_and(|end| end <= capacity));
                let Some(start) = start else {
                    let free = capacity.saturating_sub(gap(used, bytes, align));
                    let message = format!("expected {bytes} free bytes in {space}, found {free} of {capacity}");
                    return Err(Fault::new(codes::RUN_MEMORY_FULL, message));
                };
                self.keep(core, space, Placed { owner, start, end: start + bytes, claimed: false });
                start
            }
        };
        // A tile that is never accessed does not destroy the values of others.
        if self.lifetimes.is_unused(owner.0) {
            return Ok(Room { at: self.pointer(core, space, start as i64, PtrElem::Opaque), reused: None });
        }
        let others = self.placed.get(&(core, space)).into_iter().flatten();
        let mut others = others.filter(|placed| placed.owner != owner && !placed.claimed);
        let reused = others.any(|placed| placed.start < start + bytes && start < placed.end);
        let at = self.pointer(core, space, start as i64, PtrElem::Opaque);
        Ok(Room { at, reused: reused.then_some(bytes) })
    }

    /// Discards the values of bytes.
    pub(crate) fn forget(&mut self, at: Pointer, bytes: usize) {
        if let (Ok(range), Some(allocation)) =
            (self.range(at, bytes), self.allocations.get_mut(at.allocation.0 as usize))
        {
            allocation.defined[range].fill(false);
        }
    }

    /// Records that the program states the address of these bytes.
    pub fn claim(&mut self, core: CoreId, space: AddressSpace, owner: Owner, start: usize, bytes: usize) {
        self.keep(core, space, Placed { owner, start, end: start.saturating_add(bytes), claimed: true });
    }

    fn keep(&mut self, core: CoreId, space: AddressSpace, new: Placed) {
        let placed = self.placed.entry((core, space)).or_default();
        if !placed.iter().any(|placed| placed.owner == new.owner) {
            let at = placed.partition_point(|placed| placed.start <= new.start);
            placed.insert(at, new);
        }
    }

    /// Returns the peak of a memory over all cores: the end of the bytes that tiles have or operations accessed.
    pub fn peak(&self, space: AddressSpace) -> usize {
        let of_space = self.placed.iter().filter(|((_, found), _)| *found == space);
        let placed = of_space.flat_map(|(_, placed)| placed.iter().map(|placed| placed.end));
        let touched = self.allocations.iter().filter(|allocation| allocation.space == space);
        placed.chain(touched.map(|allocation| allocation.touched)).max().unwrap_or(0)
    }

    fn range(&self, at: Pointer, bytes: usize) -> Exec<std::ops::Range<usize>> {
        let size = self.allocations.get(at.allocation.0 as usize).map(|allocation| allocation.bytes.len());
        let Some(size) = size else {
            let message = format!("expected an address in {}, found {:#x}, which is in no buffer", at.space, at.offset);
            return Err(Fault::new(codes::RUN_OUT_OF_BOUNDS, message));
        };
        let start = usize::try_from(at.offset).ok();
        match start.and_then(|start| Some(start..start.checked_add(bytes)?)) {
            Some(range) if range.end <= size => Ok(range),
            Some(_) | None => Err(Fault::new(
                codes::RUN_OUT_OF_BOUNDS,
                format!(
                    "expected an address within the {size} bytes of {}, found {bytes} bytes at {}",
                    at.space,
                    shown(at)
                ),
            )),
        }
    }

    fn note(&mut self, at: Pointer, range: &std::ops::Range<usize>, writes: bool) {
        let traffic = self.traffic.entry(at.space).or_default();
        let bytes = range.len() as u64;
        if writes {
            traffic.written += bytes;
        } else {
            traffic.read += bytes;
        }
        let here = (at.allocation, range.start);
        if traffic.last != Some(here) {
            traffic.pieces += 1;
        }
        traffic.last = Some((at.allocation, range.end));
        if let Some(allocation) = self.allocations.get_mut(at.allocation.0 as usize) {
            allocation.touched = allocation.touched.max(range.end);
        }
        self.log(at.allocation, range, writes);
    }

    /// Records that the hardware also reads these bytes, as far as memory exists: their values do not matter, but a
    /// write at the same time is a race.
    pub(crate) fn reads_too(&mut self, at: Pointer, bytes: usize) {
        let Some(allocation) = self.allocations.get(at.allocation.0 as usize) else { return };
        let (size, start) = (allocation.bytes.len(), usize::try_from(at.offset).unwrap_or(0));
        self.log(at.allocation, &(start..start.saturating_add(bytes).min(size)), false);
    }

    fn log(&mut self, allocation: AllocationId, range: &std::ops::Range<usize>, writes: bool) {
        let (place, atomic) = (self.place, self.atomic);
        if let Some(log) = &mut self.log
            && !range.is_empty()
        {
            let (start, end) = (range.start, range.end);
            if let Some(last) = log.last_mut()
                && (last.allocation, last.writes, last.atomic, last.place, last.end)
                    == (allocation, writes, atomic, place, start)
            {
                last.end = end;
                return;
            }
            log.push(Access { allocation, start, end, writes, atomic, place });
        }
    }

    /// Returns the accesses since the last call.
    pub(crate) fn take_log(&mut self) -> Vec<Access> {
        self.log.as_mut().map(std::mem::take).unwrap_or_default()
    }

    /// Reads bytes; fails if one has no value.
    pub fn read(&mut self, at: Pointer, bytes: usize) -> Exec<&[u8]> {
        let lenient = self.lenient;
        let (found, defined) = self.read_raw(at, bytes)?;
        match missing(defined) {
            Some((count, first)) if !lenient => {
                let message = format!(
                    "expected {bytes} bytes that were written at {}, found {count} that were not, the first at {}",
                    shown(at),
                    shown(at.plus(first as i64))
                );
                Err(Fault::new(codes::RUN_UNINITIALISED, message))
            }
            Some(_) | None => Ok(found),
        }
    }

    /// Copies bytes, including those without a value; records such bytes if they are copied to global memory.
    pub fn copy(&mut self, from: Pointer, to: Pointer, bytes: usize) -> Exec {
        let (found, defined) = self.read_raw(from, bytes)?;
        let (found, defined) = (found.to_vec(), defined.to_vec());
        if to.space == AddressSpace::Gm {
            self.leaves(from, to, &defined);
        }
        self.write_raw(to, &found, &defined)
    }

    /// Records that bytes of which some are undefined are written to global memory.
    fn leaves(&mut self, from: Pointer, to: Pointer, defined: &[bool]) {
        let Some((count, first)) = missing(defined) else { return };
        let first = first as i64;
        let noted = self.unwritten.entry(self.place).or_insert((from.plus(first), to.plus(first), 0));
        noted.2 += count;
    }

    /// Returns a fault for each operation that copied bytes without a value to global memory.
    pub fn unwritten(&self) -> impl Iterator<Item = Box<Fault>> {
        self.unwritten.iter().map(|(place, (from, to, count))| {
            let message = format!(
                "expected bytes that were written, found {count} that were not, the first from {} to {}",
                shown(*from),
                shown(*to)
            );
            Fault::new(codes::RUN_UNWRITTEN, message).or_at(*place)
        })
    }

    /// Reads bytes and whether each has a value, for copies and vector loads.
    pub fn read_raw(&mut self, at: Pointer, bytes: usize) -> Exec<(&[u8], &[bool])> {
        let range = self.range(at, bytes)?;
        self.note(at, &range, false);
        let found = self.allocations.get(at.allocation.0 as usize);
        let found = found.and_then(|a| Some((a.bytes.get(range.clone())?, a.defined.get(range)?)));
        Ok(found.unwrap_or((&[], &[])))
    }

    /// Writes bytes that have a value.
    pub fn write(&mut self, at: Pointer, bytes: &[u8]) -> Exec {
        let range = self.range(at, bytes.len())?;
        self.note(at, &range, true);
        if let Some(allocation) = self.allocations.get_mut(at.allocation.0 as usize) {
            allocation.bytes[range.clone()].copy_from_slice(bytes);
            allocation.defined[range].fill(true);
        }
        Ok(())
    }

    /// Writes bytes and whether each has a value, for copies and vector stores.
    pub fn write_raw(&mut self, at: Pointer, bytes: &[u8], defined: &[bool]) -> Exec {
        let range = self.range(at, bytes.len())?;
        self.note(at, &range, true);
        if let Some(allocation) = self.allocations.get_mut(at.allocation.0 as usize) {
            allocation.bytes[range.clone()].copy_from_slice(bytes);
            for (to, from) in allocation.defined[range].iter_mut().zip(defined) {
                *to = *from;
            }
        }
        Ok(())
    }

    /// Fails if an address is not a multiple of `align` bytes.
    pub fn aligned(at: Pointer, align: i64) -> Exec {
        if at.offset.rem_euclid(align.max(1)) == 0 {
            return Ok(());
        }
        let message = format!("expected an address that is a multiple of {align} bytes, found {}", shown(at));
        Err(Fault::new(codes::RUN_MISALIGNED, message))
    }

    /// Returns all bytes of an allocation, after a run.
    pub fn bytes(&self, allocation: AllocationId) -> &[u8] {
        self.allocations.get(allocation.0 as usize).map_or(&[], |allocation| &allocation.bytes)
    }

    /// Returns whether each byte of an allocation has a value.
    pub fn defined(&self, allocation: AllocationId) -> &[bool] {
        self.allocations.get(allocation.0 as usize).map_or(&[], |allocation| &allocation.defined)
    }

    /// Returns the memory that contains an allocation.
    pub fn space(&self, allocation: AllocationId) -> Option<AddressSpace> {
        self.allocations.get(allocation.0 as usize).map(|allocation| allocation.space)
    }
}

/// Returns the number of bytes without a value, and the first one; `None` if all have a value.
fn missing(defined: &[bool]) -> Option<(usize, usize)> {
    let first = defined.iter().position(|defined| !defined)?;
    Some((defined.iter().filter(|defined| !**defined).count(), first))
}

/// Formats an address for messages: `ub+0x40`.
pub fn shown(at: Pointer) -> String {
    let (sign, offset) = if at.offset < 0 { ("-", at.offset.unsigned_abs()) } else { ("+", at.offset.unsigned_abs()) };
    match at.space {
        AddressSpace::Gm => format!("gm#{}{sign}{offset:#x}", at.allocation.0),
        AddressSpace::Ub
        | AddressSpace::L1
        | AddressSpace::L0a
        | AddressSpace::L0b
        | AddressSpace::L0c
        | AddressSpace::Bt
        | AddressSpace::Fb => format!("{}{sign}{offset:#x}", at.space),
    }
}

/// Returns the location of tiles in a memory; `None` for global memory.
pub const fn loc(space: AddressSpace) -> Option<Loc> {
    match space {
        AddressSpace::Gm => None,
        AddressSpace::Ub => Some(Loc::Vec),
        AddressSpace::L1 => Some(Loc::Mat),
        AddressSpace::L0a => Some(Loc::Left),
        AddressSpace::L0b => Some(Loc::Right),
        AddressSpace::L0c => Some(Loc::Acc),
        AddressSpace::Bt => Some(Loc::Bias),
        AddressSpace::Fb => Some(Loc::Scaling),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn memory() -> (Memory, Pointer) {
        let mut memory = Memory::new(Target::A5, false);
        let at = memory.pointer(CoreId(0), AddressSpace::Ub, 0, PtrElem::DType(DType::F32));
        (memory, at)
    }

    #[test]
    fn what_was_not_written_has_no_value() {
        let (mut memory, at) = memory();
        assert_eq!(memory.read(at, 4).map_err(|fault| fault.code), Err(codes::RUN_UNINITIALISED));
        assert_eq!(memory.write(at.plus(2), &[1, 2]), Ok(()));
        let fault = memory.read(at, 4).map(<[u8]>::to_vec).map_err(|fault| fault.message);
        assert_eq!(
            fault,
            Err("expected 4 bytes that were written at ub+0x0, found 2 that were not, the first at ub+0x0".into())
        );
        assert_eq!(memory.read(at.plus(2), 2), Ok(&[1, 2][..]));
    }

    #[test]
    fn the_end_of_vector_memory() {
        let (mut memory, at) = memory();
        assert_eq!(memory.write(at.plus(253_948), &[0; 4]), Ok(()));
        assert_eq!(memory.write(at.plus(253_949), &[0; 4]).map_err(|fault| fault.code), Err(codes::RUN_OUT_OF_BOUNDS));
        assert_eq!(memory.write(at.plus(-1), &[0]).map_err(|fault| fault.code), Err(codes::RUN_OUT_OF_BOUNDS));
    }

    #[test]
    fn addresses_of_buffers_are_integers_and_back() {
        let (mut memory, _) = memory();
        let buffer = memory.buffer(vec![0; 64], true);
        let at = Pointer { allocation: buffer, offset: 12, space: AddressSpace::Gm, elem: PtrElem::Opaque };
        let address = Memory::address(at);
        assert_eq!(memory.pointer(CoreId(0), AddressSpace::Gm, address, PtrElem::Opaque), at);
    }

    #[test]
    fn tiles_are_placed_between_those_with_an_address() {
        let (mut memory, _) = memory();
        let core = CoreId(0);
        memory.claim(core, AddressSpace::Ub, (Place(1), 0), 64, 64);
        let mut offset =
            |place, bytes| memory.place(core, AddressSpace::Ub, (Place(place), 0), bytes).map(|room| room.at.offset);
        assert_eq!(offset(2, 32), Ok(0));
        assert_eq!(offset(3, 33), Ok(128));
        assert_eq!(offset(4, 32), Ok(32));
        assert_eq!(offset(3, 33), Ok(128), "the same each time");
        assert_eq!(offset(5, 300_000).map_err(|fault| fault.code), Err(codes::RUN_MEMORY_FULL));
    }
}

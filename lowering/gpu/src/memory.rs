//! Places buffers of memory on chip in registers or in shared local memory.
//!
//! What the kernel accesses, found by lowering it once, falls into buffers: ranges of bytes that no access leaves. Small
//! buffers become vector values, as many as the registers have room for beside what is computed; the others have a place
//! in shared local memory. A buffer of unknown extent gets the remaining shared memory. If shared memory is too small,
//! buffers that are in use at different times share bytes ([`overlay`]). If that does not suffice, the largest buffers are in
//! private memory.

mod overlay;

use std::collections::BTreeMap;

use genx::{Element, Type};
use pto_isa::types::AddressSpace;
use pto_program::Place;

use crate::refusal::Refusal;
pub(crate) use overlay::{Scope, Times};

/// Bytes of the largest variable: vISA allows 4096 elements of one byte.
pub(crate) const VARIABLE_BYTES: u32 = 4096;
/// The end of a buffer of unknown extent.
const OPEN: i64 = i64::MAX;
/// Alignment of a buffer in shared local memory, in bytes.
pub(crate) const SHARED_ALIGN: u32 = 64;
/// Alignment of a buffer in private memory, and of the memory of a thread, in bytes.
pub(crate) const PRIVATE_ALIGN: u32 = 64;
/// Maximal bytes of private memory of a thread; no memory on chip is larger.
const MOST_PRIVATE: u32 = 1 << 24;

/// A range of bytes that an operation accesses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct BufferAccess {
    /// The memory.
    pub space: AddressSpace,
    /// The first byte.
    pub low: i64,
    /// The end, exclusive; `None` if it is unknown, which counts as the end of the buffer.
    pub end: Option<i64>,
    /// The element type of the access.
    pub element: Element,
    /// For a read of whole registers at a variable offset: how far it may exceed its buffer.
    pub read: Option<Stride>,
    /// Whether it has variable offsets that registers do not support, such as one offset per lane.
    pub by_lanes: bool,
    /// Its source location.
    pub place: Place,
    /// The loop around it, by its index among [`Needs::scopes`].
    pub scope: Option<usize>,
    /// Whether each iteration of that loop, or the kernel, stores exactly these bytes.
    pub stores: bool,
    /// Whether another core may access the bytes at the same time as this one accesses other memory.
    pub is_shared: bool,
}

/// A read of some bytes at a variable offset. It starts inside its buffer; lanes past the end of the buffer are unused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Stride {
    /// Number of bytes that it reads.
    pub bytes: i64,
    /// A number of which its offset is a multiple.
    pub step: i64,
}

impl Stride {
    /// Returns how many bytes past the end `high` of a buffer the read may reach.
    fn past(self, high: i64) -> i64 {
        let last = (high - 1).div_euclid(self.step.max(1)) * self.step.max(1);
        (last.saturating_add(self.bytes) - high).max(0)
    }
}

/// The place of a buffer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Placement {
    /// In registers: index and type of a variable.
    Registers(usize, Type),
    /// In shared local memory: the offset of the first byte.
    Shared(u32),
    /// In the private memory of the thread: the offset of the first byte.
    Private(u32),
}

/// A buffer: a range of bytes of memory on chip.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Buffer {
    space: AddressSpace,
    /// The first byte.
    pub low: i64,
    high: i64,
    /// The end of the bytes known to be accessed; a buffer of unknown extent contains them.
    known: i64,
    /// Bytes past its end that reads of whole registers may reach, and that are reserved.
    past: i64,
    /// Bytes of the largest elements by which it is accessed; in registers, its size is a multiple of them.
    widest: u32,
    by_lanes: bool,
    /// Whether several cores access it.
    is_shared: bool,
    /// Its place.
    pub placement: Placement,
}

impl Buffer {
    /// Returns its size in bytes, and the number of bytes after it that reads may reach.
    fn sizes(&self, element: Element) -> (u32, u32) {
        let bytes = u32::try_from(self.high - self.low).unwrap_or(u32::MAX);
        let past = u32::try_from(self.past).unwrap_or(u32::MAX);
        (bytes, past.checked_next_multiple_of(element.bytes().max(1)).unwrap_or(u32::MAX))
    }

    /// Returns the bytes of shared local memory that it needs if its extent is unknown.
    fn least(&self) -> u32 {
        let bytes = u32::try_from(self.known - self.low).unwrap_or(u32::MAX);
        bytes.checked_next_multiple_of(SHARED_ALIGN).unwrap_or(u32::MAX)
    }

    /// Returns the type of a variable for the buffer, and its size in bytes; `None` if registers cannot hold it, or it
    /// is larger than `free` bytes.
    fn variable(&self, element: Element, free: u32) -> Option<(Type, u32)> {
        let ((bytes, past), size) = (self.sizes(element), element.bytes().max(1));
        let room = bytes.saturating_add(past).checked_next_multiple_of(self.widest.max(1)).unwrap_or(u32::MAX);
        let fits = room <= free.min(VARIABLE_BYTES) && bytes.is_multiple_of(size) && !self.by_lanes && !self.is_shared;
        fits.then(|| (Type::vector(element, room / size), room))
    }
}

/// Where all buffers are.
#[derive(Clone, Debug, Default)]
pub(crate) struct Plan {
    buffers: Vec<Buffer>,
    /// The buffers whose bytes are used in one outermost loop only, by the place of the loop; `None` for code in no loop.
    local: BTreeMap<Option<Place>, Vec<Buffer>>,
    /// Types of the buffers in registers.
    pub variables: Vec<Type>,
    /// Bytes of shared local memory.
    pub shared_bytes: u32,
    /// Bytes of private memory of a thread.
    pub private_bytes: u32,
    /// The offset of the space for rearrangements in shared local memory.
    pub scratch: u32,
    /// The offset of the staged values in shared local memory.
    pub staged: u32,
    /// The bytes of the memories of the cores, if each core is a thread.
    pub of_cores: OfCores,
}

/// The bytes of shared local memory of a group in which each core is a thread: the buffers of the cube core, those of each
/// vector core, the other values of each thread, and the counters.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct OfCores {
    /// Bytes of the buffers of the cube core.
    pub cube: u32,
    /// Bytes of the buffers of a vector core.
    pub vector: u32,
    /// Bytes of the other values of a thread.
    pub own: u32,
    /// Bytes of the counters.
    pub counters: u32,
}

impl OfCores {
    /// Returns where the other values of the threads begin; each size is a multiple of [`SHARED_ALIGN`].
    pub(crate) const fn owns(self, vector_threads: u32) -> u32 {
        self.vector.saturating_mul(vector_threads).saturating_add(self.cube)
    }

    /// Returns where the counters begin.
    pub(crate) const fn counters(self, vector_threads: u32) -> u32 {
        self.own.saturating_mul(vector_threads + 1).saturating_add(self.owns(vector_threads))
    }

    /// Returns the bytes of all memories.
    pub(crate) const fn all(self, vector_threads: u32) -> u32 {
        self.counters(vector_threads).saturating_add(self.counters)
    }
}

impl Plan {
    /// The buffer that contains a byte, in an outermost loop.
    pub(crate) fn buffer(&self, space: AddressSpace, byte: i64, outermost: Option<Place>) -> Option<Buffer> {
        let among = |buffers: &[Buffer]| {
            let next = buffers.partition_point(|buffer| (buffer.space, buffer.low) <= (space, byte));
            let buffer = *buffers.get(next.checked_sub(1)?)?;
            (buffer.space == space && byte < buffer.high).then_some(buffer)
        };
        among(&self.buffers).or_else(|| among(self.local.get(&outermost)?))
    }
}

/// The requirements of a kernel on memory on chip.
#[derive(Clone, Debug, Default)]
pub(crate) struct Needs {
    /// Its accesses, in the order of the code.
    pub touches: Vec<BufferAccess>,
    /// Its loops.
    pub scopes: Vec<Scope>,
    /// The buffers that the functions declare.
    pub buffers: Vec<pto_program::Buffer>,
    /// Bytes for rearrangements.
    pub scratch_bytes: u32,
    /// Bytes for staged values.
    pub staged_bytes: u32,
    /// Bytes of shared local memory that a thread may use.
    pub shared_limit: u32,
    /// Number of threads of a group.
    pub threads: u32,
    /// Number of threads that are vector cores, if each core is a thread.
    pub vector_threads: Option<u32>,
    /// Bytes of counters.
    pub counter_bytes: u32,
    /// Whether buffers that do not fit shared local memory are in private memory.
    pub private: bool,
}

/// Places all buffers that are accessed, with `free` bytes of registers.
///
/// # Errors
///
/// If the buffers that are not in registers do not fit shared local memory, even if buffers share bytes at different times.
pub(crate) fn plan(needs: &Needs, free: u32) -> Result<Plan, Refusal> {
    match needs.vector_threads {
        Some(vector_threads) => by_core(needs, vector_threads, free),
        None => of_thread(needs, free),
    }
}

/// Places the buffers of a thread.
fn of_thread(needs: &Needs, free: u32) -> Result<Plan, Refusal> {
    let in_private = || needs.private.then(|| apart(needs, free, true).ok()).flatten();
    apart(needs, free, false).or_else(|refusal| overlay::plan(needs, free).or_else(in_private).ok_or(refusal))
}

/// Places the buffers of the cube core and those of a vector core.
fn by_core(needs: &Needs, vector_threads: u32, free: u32) -> Result<Plan, Refusal> {
    let aligned = |bytes: u32| bytes.checked_next_multiple_of(SHARED_ALIGN).unwrap_or(u32::MAX);
    let staged = aligned(needs.scratch_bytes);
    let own = staged.saturating_add(aligned(needs.staged_bytes));
    let counters = aligned(needs.counter_bytes);
    let fixed = own.saturating_mul(vector_threads + 1).saturating_add(counters);
    let limit = needs.shared_limit.saturating_sub(fixed);
    let of_core = |is_cube: bool, shared_limit: u32| {
        let of_other = |touch: &BufferAccess| (touch.space != AddressSpace::Ub) != is_cube;
        // An empty access has no buffer; times are numbers of accesses.
        let touch = |touch: &BufferAccess| {
            if of_other(touch) { BufferAccess { end: Some(touch.low), ..*touch } } else { *touch }
        };
        let touches = needs.touches.iter().map(touch).collect();
        of_thread(&Needs { touches, shared_limit, scratch_bytes: 0, staged_bytes: 0, ..needs.clone() }, free)
    };
    // Buffers of the cube core that are in private memory leave half of the memory to the vector cores.
    let cube = of_core(true, if needs.private { limit / 2 / SHARED_ALIGN * SHARED_ALIGN } else { limit })?;
    let of_cores = OfCores { cube: aligned(cube.shared_bytes), own, counters, vector: 0 };
    let vector = of_core(false, limit.saturating_sub(of_cores.cube) / vector_threads / SHARED_ALIGN * SHARED_ALIGN)?;
    let of_cores = OfCores { vector: aligned(vector.shared_bytes), ..of_cores };
    let mut plan = Plan { scratch: 0, staged, of_cores, ..cube };
    let first = plan.variables.len();
    let moved = |buffer: Buffer| match buffer.placement {
        Placement::Registers(index, ty) => Buffer { placement: Placement::Registers(first + index, ty), ..buffer },
        Placement::Shared(_) | Placement::Private(_) => buffer,
    };
    plan.variables.extend(vector.variables);
    plan.buffers.extend(vector.buffers.into_iter().map(moved));
    plan.buffers.sort_by_key(|buffer| (buffer.space, buffer.low));
    for (outermost, buffers) in vector.local {
        let local = plan.local.entry(outermost).or_default();
        local.extend(buffers.into_iter().map(moved));
        local.sort_by_key(|buffer| (buffer.space, buffer.low));
    }
    plan.shared_bytes = of_cores.all(vector_threads);
    // A thread is one core, and all threads have as much private memory.
    plan.private_bytes = plan.private_bytes.max(vector.private_bytes);
    Ok(plan)
}

/// Returns the bytes of shared local memory that are for other values than the buffers of known extent.
fn reserved(needs: &Needs, buffers: &[(Buffer, Element)]) -> u32 {
    let aligned = |bytes: u32| bytes.checked_next_multiple_of(SHARED_ALIGN).unwrap_or(u32::MAX);
    let values = aligned(needs.scratch_bytes).saturating_add(aligned(needs.staged_bytes));
    let open = buffers.iter().filter(|(buffer, _)| buffer.high == OPEN);
    let past = open.clone().map(|(buffer, _)| u32::try_from(buffer.past).unwrap_or(u32::MAX)).max().unwrap_or(0);
    open.fold(values.saturating_add(past), |bytes, (buffer, _)| bytes.saturating_add(buffer.least()))
}

/// Returns a plan in which no two buffers share bytes; with `private`, buffers that do not fit shared local memory are in private
/// memory.
fn apart(needs: &Needs, mut free: u32, private: bool) -> Result<Plan, Refusal> {
    let Needs { touches, buffers: stated, scratch_bytes, staged_bytes, shared_limit, threads, vector_threads, .. } =
        needs;
    let mut buffers = ranges(touches, stated);
    let mut by_size: Vec<usize> = (0..buffers.len()).collect();
    by_size.sort_by_key(|index| (buffers[*index].0.high - buffers[*index].0.low, *index));
    let mut plan = Plan::default();
    let mut open = Vec::new();
    let for_buffers = shared_limit.saturating_sub(reserved(needs, &buffers));
    // The end of reads of shared local memory past the ends of buffers.
    let mut after = 0;
    for index in by_size {
        let (buffer, element) = &mut buffers[index];
        if buffer.high == OPEN {
            open.push(index);
            continue;
        }
        let (bytes, past) = buffer.sizes(*element);
        if let Some((ty, room)) = buffer.variable(*element, free) {
            free -= room;
            buffer.placement = Placement::Registers(plan.variables.len(), ty);
            plan.variables.push(ty);
            continue;
        }
        let end = plan.shared_bytes.saturating_add(bytes);
        if private && !buffer.is_shared && end.saturating_add(past) > for_buffers {
            buffer.placement = Placement::Private(plan.private_bytes);
            let end = plan.private_bytes.saturating_add(bytes).saturating_add(past);
            plan.private_bytes = end.checked_next_multiple_of(PRIVATE_ALIGN).unwrap_or(u32::MAX);
        } else {
            buffer.placement = Placement::Shared(plan.shared_bytes);
            plan.shared_bytes = end.checked_next_multiple_of(SHARED_ALIGN).unwrap_or(u32::MAX);
            after = after.max(end.saturating_add(past));
        }
    }
    plan.scratch = plan.shared_bytes;
    // Bytes past the end of a buffer belong to the next one; reads do not change them.
    plan.shared_bytes = plan.shared_bytes.saturating_add(*scratch_bytes).max(after);
    if *staged_bytes > 0 {
        plan.staged = plan.shared_bytes.checked_next_multiple_of(SHARED_ALIGN).unwrap_or(u32::MAX);
        plan.shared_bytes = plan.staged.saturating_add(*staged_bytes);
    }
    if let Ok(parts @ 1..) = u32::try_from(open.len()) {
        let first = plan.shared_bytes.checked_next_multiple_of(SHARED_ALIGN).unwrap_or(u32::MAX);
        let past = open.iter().map(|index| buffers[*index].0.past).max().unwrap_or(0);
        let past = u32::try_from(past).unwrap_or(u32::MAX);
        let needed = open.iter().fold(first, |end, index| end.saturating_add(buffers[*index].0.least()));
        // Buffers of unknown extent share the remaining memory.
        let free = shared_limit.saturating_sub(needed).saturating_sub(past);
        let part = free / parts / SHARED_ALIGN * SHARED_ALIGN;
        let mut start = first;
        for index in open {
            let buffer = &mut buffers[index].0;
            buffer.placement = Placement::Shared(start);
            start = start.saturating_add(buffer.least()).saturating_add(part);
        }
        plan.shared_bytes = start.saturating_add(past).max(plan.shared_bytes);
    }
    plan.buffers = buffers.into_iter().map(|(buffer, _)| buffer).collect();
    if plan.shared_bytes <= *shared_limit && plan.private_bytes <= MOST_PRIVATE {
        return Ok(plan);
    }
    let place = touches.iter().map(|access| access.place).min().unwrap_or(Place(0));
    Err(Refusal {
        code: pto_isa::codes::SHARED_MEMORY_FULL,
        operation: "the kernel".to_owned(),
        reason: format!(
            "its buffers need {} bytes of shared local memory, of which {} {shared_limit}",
            plan.shared_bytes,
            match vector_threads {
                Some(_) => "the other buffers leave",
                None if *threads == 1 => "a thread group has",
                None => "a thread has",
            }
        ),
        help: Some("use smaller tiles, or fewer of them at a time".to_owned()),
        place,
    })
}

/// The buffers that accesses form, by memory and address, with the elements of the first access. An access of unknown
/// extent accesses every declared buffer that contains its first byte or, if none is declared, everything after it: the
/// start of another buffer is no bound, because buffers may share bytes at different times.
fn ranges<'t>(
    accesses: impl IntoIterator<Item = &'t BufferAccess> + Clone,
    stated: &[pto_program::Buffer],
) -> Vec<(Buffer, Element)> {
    let end = |access: &BufferAccess| {
        let holds = |buffer: &&pto_program::Buffer| {
            let end = buffer.address.saturating_add(buffer.bytes);
            buffer.space == access.space && (buffer.address..end).contains(&access.low)
        };
        let stated = || stated.iter().filter(holds).map(|buffer| buffer.address.saturating_add(buffer.bytes)).max();
        access.end.or_else(stated).unwrap_or(OPEN)
    };
    let mut sorted: Vec<(&BufferAccess, i64)> =
        accesses.clone().into_iter().map(|access| (access, end(access))).collect();
    sorted.retain(|(access, end)| access.low < *end);
    sorted.sort_by_key(|(access, end)| (access.space, access.low, std::cmp::Reverse(*end)));
    let mut found: Vec<(Buffer, Element)> = Vec::new();
    for (access, high) in sorted {
        match found.last_mut() {
            Some((buffer, element)) if buffer.space == access.space && access.low < buffer.high => {
                buffer.high = buffer.high.max(high);
                buffer.known = buffer.known.max(access.end.unwrap_or(access.low + 1));
                buffer.by_lanes |= access.by_lanes;
                buffer.is_shared |= access.is_shared;
                buffer.widest = buffer.widest.max(access.element.bytes());
                // Choose elements such that all accesses start at a multiple of them.
                if access.element.bytes() < element.bytes()
                    && (access.low - buffer.low) % i64::from(element.bytes()) != 0
                {
                    *element = access.element;
                }
            }
            Some(_) | None => {
                let BufferAccess { space, low, by_lanes, is_shared, element, .. } = *access;
                let (known, widest) = (access.end.unwrap_or(low + 1), element.bytes());
                let buffer = Buffer {
                    space,
                    low,
                    high,
                    known,
                    past: 0,
                    widest,
                    by_lanes,
                    is_shared,
                    placement: Placement::Shared(0),
                };
                found.push((buffer, access.element));
            }
        }
    }
    for access in accesses {
        let Some(read) = access.read else { continue };
        let next = found.partition_point(|(buffer, _)| (buffer.space, buffer.low) <= (access.space, access.low));
        if let Some((buffer, _)) = next.checked_sub(1).and_then(|last| found.get_mut(last)) {
            let past = if buffer.high == OPEN { read.bytes } else { read.past(buffer.high) };
            buffer.past = buffer.past.max(past);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLACE: Place = Place(7);

    /// An access to bytes from a byte on.
    fn touch(low: i64, bytes: i64, is_shared: bool) -> BufferAccess {
        let end = Some(low + bytes);
        let (space, element) = (AddressSpace::Ub, Element::F32);
        let (read, by_lanes, place, scope, stores) = (None, false, PLACE, None, false);
        BufferAccess { space, low, end, element, read, by_lanes, place, scope, stores, is_shared }
    }

    fn needs(touches: Vec<BufferAccess>, private: bool) -> Needs {
        Needs { touches, shared_limit: 64 * 1024, threads: 1, private, ..Needs::default() }
    }

    /// Accesses to buffers of 16, 40 and 100 KiB that are in use at the same time.
    fn three(is_shared: bool) -> Vec<BufferAccess> {
        let all =
            [touch(0, 100 << 10, is_shared), touch(100 << 10, 16 << 10, false), touch(116 << 10, 40 << 10, false)];
        all.iter().chain(&all).copied().collect()
    }

    #[test]
    fn large_buffers_are_in_private_memory() {
        assert!(plan(&needs(three(false), false), 0).is_err());
        let plan = plan(&needs(three(false), true), 0).unwrap_or_default();
        let placement = |low: i64| plan.buffer(AddressSpace::Ub, low << 10, None).map(|buffer| buffer.placement);
        let expected = [Placement::Private(0), Placement::Shared(0), Placement::Shared(16 << 10)];
        assert_eq!([0, 100, 116].map(placement), expected.map(Some));
        assert_eq!((plan.private_bytes, plan.shared_bytes), (100 << 10, 56 << 10));
    }

    #[test]
    fn private_memory_is_bounded() {
        assert!(plan(&needs(vec![touch(0, 1 << 25, false)], true), 0).is_err());
    }

    #[test]
    fn buffers_that_cores_share_are_not() {
        assert!(plan(&needs(three(true), true), 0).is_err());
    }
}

//! Sorts and transposes in vector memory.
//!
//! Elements are sorted in descending order. An entry of a sorted list has 8 bytes: the element (f16 or f32) and from
//! byte 4 on a 32-bit index. Source: PTO ISA manual, vbitsort.md, vmrgsort.md; golden data of ptoas.

use crate::context::{BLOCK, Ctx};
use crate::fault::Exec;
use crate::machine::Special;
use crate::memory::{self, Memory, Pointer};
use pto_isa::Name;
use pto_isa::codes;
use pto_isa::types::{DType, PtrElem};
use pto_numerics::Element;
use std::cmp::Ordering;

/// Bytes of an entry of a sorted list.
const ENTRY: i64 = 8;
/// Offset of the index in an entry.
const INDEX: i64 = 4;
/// Elements that are sorted together.
const GROUP: i64 = 32;

/// Returns the float type at a pointer; fails for other types, which cannot be sorted.
fn sortable(cx: &Ctx<'_, '_>, name: Name, at: Pointer) -> Exec<DType> {
    match at.elem {
        PtrElem::DType(dtype @ (DType::F16 | DType::F32)) => Ok(dtype),
        PtrElem::DType(dtype) | PtrElem::Vector { dtype, .. } => {
            Err(cx.fault(codes::RUN_UNDEFINED, format!("expected elements f16 or f32 at `{name}`, found {dtype}")))
        }
        PtrElem::Opaque => Err(cx.fault(codes::RUN_UNDEFINED, format!("expected elements f16 or f32 at `{name}`"))),
    }
}

/// Fails if bytes are both written and read.
fn apart(cx: &Ctx<'_, '_>, written: (Name, Pointer, i64), read: (Name, Pointer, i64)) -> Exec {
    let ((target, to, length), (source, from, size)) = (written, read);
    let shared = to.allocation == from.allocation && to.offset < from.offset + size && from.offset < to.offset + length;
    if shared && length > 0 && size > 0 {
        let message = format!(
            "expected `{target}` apart from `{source}`, found {length} bytes from {} on and {size} from {} on",
            memory::shown(to),
            memory::shown(from)
        );
        return Err(cx.fault(codes::RUN_OVERLAP, message));
    }
    Ok(())
}

/// Reads an element; fails for NaN, which is not ordered.
fn ordered(cx: &mut Ctx<'_, '_>, at: Pointer, dtype: DType) -> Exec<Element> {
    let element = cx.read_element(at, dtype)?;
    if element.is_nan() {
        return Err(
            cx.fault(codes::RUN_UNDEFINED, format!("expected numbers to sort, found NaN at {}", memory::shown(at)))
        );
    }
    Ok(element)
}

/// Orders greater elements first; equal ones stay in place.
fn descending(a: Element, b: Element) -> Ordering {
    b.value().compare(a.value()).unwrap_or(Ordering::Equal)
}

/// Sorts groups of 32 elements of `source`, and writes them as entries with the indices at the same positions of
/// `indices`. The sort is stable, bytes between element and index are zero, and NaN is a fault: no source states
/// otherwise. Source: PTO ISA manual, vbitsort.md.
pub(super) fn vbitsort(cx: &mut Ctx<'_, '_>) -> Exec {
    let (destination, source, indices) =
        (cx.pointer(Name::Destination)?, cx.pointer(Name::Source)?, cx.pointer(Name::Indices)?);
    let (dtype, groups) = (sortable(cx, Name::Source, source)?, cx.count(Name::RepeatTimes)? as i64);
    let size = i64::from(dtype.bytes());
    for at in [destination, source, indices] {
        Memory::aligned(at, BLOCK)?;
    }
    let written = (Name::Destination, destination, groups * GROUP * ENTRY);
    apart(cx, written, (Name::Source, source, groups * GROUP * size))?;
    apart(cx, written, (Name::Indices, indices, groups * GROUP * INDEX))?;
    for group in 0..groups {
        let mut entries = Vec::new();
        for place in group * GROUP..(group + 1) * GROUP {
            let element = ordered(cx, source.plus(place * size), dtype)?;
            entries.push((element, cx.read(indices.plus(place * INDEX), INDEX as usize)?.to_vec()));
        }
        entries.sort_by(|(a, _), (b, _)| descending(*a, *b));
        for (place, (element, index)) in (group * GROUP..).zip(entries) {
            let bytes = [&element.bits().to_le_bytes()[..INDEX as usize], &index].concat();
            cx.write(destination.plus(place * ENTRY), &bytes)?;
        }
    }
    Ok(())
}

/// Returns the number of groups or blocks in a configuration word. No source describes the word: its lowest byte is
/// that number, as in `vmrgsort4`, and other bits are a fault.
fn repeats(cx: &Ctx<'_, '_>) -> Exec<i64> {
    let config = cx.int(Name::Config)?;
    if (0..256).contains(&config) {
        return Ok(config);
    }
    Err(cx
        .fault(codes::RUN_UNDEFINED, format!("expected a number of repetitions below 256 as `config`, found {config}")))
}

/// Sorts groups of 32 elements. The sort is stable, and NaN is a fault. Source: PTO ISA manual, vsort32.md.
pub(super) fn vsort32(cx: &mut Ctx<'_, '_>) -> Exec {
    let (destination, source) = (cx.pointer(Name::Destination)?, cx.pointer(Name::Source)?);
    let (dtype, groups) = (sortable(cx, Name::Source, source)?, repeats(cx)?);
    let bytes = GROUP * i64::from(dtype.bytes());
    for at in [destination, source] {
        Memory::aligned(at, BLOCK)?;
    }
    apart(cx, (Name::Destination, destination, groups * bytes), (Name::Source, source, groups * bytes))?;
    for group in 0..groups {
        let places = (0..GROUP).map(|place| group * bytes + place * i64::from(dtype.bytes()));
        let mut elements = Vec::new();
        for place in places.clone() {
            elements.push(ordered(cx, source.plus(place), dtype)?);
        }
        elements.sort_by(|a, b| descending(*a, *b));
        for (place, element) in places.zip(elements) {
            cx.write_element(destination.plus(place), element)?;
        }
    }
    Ok(())
}

/// Transposes square blocks whose rows have 32 bytes. No source states the size of blocks: a row is a block of vector
/// memory here, so that blocks have 16 x 16 elements of 16 bits. Bytes without a value are copied. Source: PTO ISA
/// manual, vtranspose.md.
pub(super) fn vtranspose(cx: &mut Ctx<'_, '_>) -> Exec {
    let (destination, source, blocks) = (cx.pointer(Name::Destination)?, cx.pointer(Name::Source)?, repeats(cx)?);
    for at in [destination, source] {
        Memory::aligned(at, BLOCK)?;
    }
    let size = source.element_bytes();
    let side = BLOCK / size.max(1);
    let bytes = side * BLOCK;
    apart(cx, (Name::Destination, destination, blocks * bytes), (Name::Source, source, blocks * bytes))?;
    for block in 0..blocks {
        for row in 0..side {
            for col in 0..side {
                let from = source.plus(block * bytes + row * BLOCK + col * size);
                cx.copy(from, destination.plus(block * bytes + col * BLOCK + row * size), size as usize)?;
            }
        }
    }
    Ok(())
}

/// Fields of the configuration word of a merge: repetitions (bits 0 to 7), lists that take part (bits 8 to 11), and
/// whether the merge ends with the first exhausted list (bit 12).
struct Merge {
    repeats: i64,
    lists: [bool; 4],
    suspends: bool,
}

impl Merge {
    fn new(config: i64) -> Option<Merge> {
        let lists = [8, 9, 10, 11].map(|bit| config >> bit & 1 != 0);
        (0..1 << 13).contains(&config).then_some(Merge {
            repeats: config & 0xff,
            lists,
            suspends: config >> 12 & 1 != 0,
        })
    }
}

/// Merges up to four lists of entries, each in descending order, into one; of equal elements that of the lower list
/// comes first. `count` has the lengths, 16 bits each. `get_vms4_sr` reads how many entries were taken from each list.
///
/// More than one repetition merges quadruples of adjacent lists of the same length. Sources: PTO ISA manual,
/// vmrgsort.md; golden data of ptoas (`config`, `count`).
pub(super) fn vmrgsort4(cx: &mut Ctx<'_, '_>) -> Exec {
    let (count, config) = (cx.int(Name::Count)?, cx.int(Name::Config)?);
    let unknown =
        || cx.fault(codes::RUN_UNDEFINED, format!("expected bits 0 to 12 alone as `config`, found {config:#x}"));
    let Merge { repeats, lists, suspends } = Merge::new(config).ok_or_else(unknown)?;
    let destination = cx.pointer(Name::Destination)?;
    let dtype = sortable(cx, Name::Destination, destination)?;
    let names = [Name::Source0, Name::Source1, Name::Source2, Name::Source3];
    let mut sources = Vec::new();
    for (list, name) in names.into_iter().enumerate() {
        let length = if lists[list] { count >> (16 * list) & 0xffff } else { 0 };
        sources.push((name, cx.pointer(name)?, length));
    }
    let quadruple: i64 = sources.iter().map(|(_, _, length)| length).sum();
    if repeats > 1 {
        contiguous(cx, &sources)?;
    }
    for (name, at, length) in &sources {
        let written = (Name::Destination, destination, repeats * quadruple * ENTRY);
        let last = if *length > 0 { (repeats - 1) * quadruple + length } else { 0 };
        apart(cx, written, (*name, *at, last * ENTRY))?;
    }
    for repeat in 0..repeats {
        let moved = repeat * quadruple * ENTRY;
        let lists: Vec<(Pointer, i64)> = sources.iter().map(|(_, at, length)| (at.plus(moved), *length)).collect();
        let taken = merge(cx, destination.plus(moved), &lists, dtype, suspends)?;
        let taken = taken.iter().map(|count| Element::from_int(DType::I16, (*count).into())).collect();
        cx.set_special(Special::Merged, taken);
    }
    Ok(())
}

/// Fails unless four lists are adjacent and have the same length.
fn contiguous(cx: &Ctx<'_, '_>, sources: &[(Name, Pointer, i64)]) -> Exec {
    for pair in sources.windows(2) {
        let [(_, before, length), (name, at, other)] = pair else { continue };
        if before.plus(length * ENTRY) != *at || length != other {
            let message = format!(
                "expected {length} entries from {} on as `{name}` of a merge that repeats, found {other} from {} on",
                memory::shown(before.plus(length * ENTRY)),
                memory::shown(*at)
            );
            return Err(cx.fault(codes::RUN_UNDEFINED, message));
        }
    }
    Ok(())
}

/// Merges lists, and returns how many entries were taken from each.
fn merge(
    cx: &mut Ctx<'_, '_>,
    destination: Pointer,
    lists: &[(Pointer, i64)],
    dtype: DType,
    suspends: bool,
) -> Exec<Vec<i64>> {
    let mut taken = vec![0; lists.len()];
    let mut heads = Vec::new();
    for (at, length) in lists {
        heads.push(if *length > 0 { Some(ordered(cx, *at, dtype)?) } else { None });
    }
    for place in 0.. {
        let best = heads.iter().enumerate().filter_map(|(list, head)| Some((list, (*head)?)));
        // `min_by` returns the first of equal elements.
        let Some((list, _)) = best.min_by(|(_, a), (_, b)| descending(*a, *b)) else { break };
        let (at, length) = lists[list];
        cx.copy(at.plus(taken[list] * ENTRY), destination.plus(place * ENTRY), ENTRY as usize)?;
        taken[list] += 1;
        if taken[list] < length {
            heads[list] = Some(ordered(cx, at.plus(taken[list] * ENTRY), dtype)?);
        } else if suspends {
            break;
        } else {
            heads[list] = None;
        }
    }
    Ok(taken)
}

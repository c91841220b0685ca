//! Lowers pipes and events between the cores of a block.
//!
//! A push stores a tile in the layout of the pop: to the slot in the memory of the core that pops, or row by row to global memory,
//! from which the pop loads it to its slot.

use genx::Op;
use pto_isa::rule::Core;
use pto_isa::types::{AddressSpace, BLayout, Compact, Dim, SLayout, TileDesc};
use pto_isa::{Key, Name, TypeDesc};
use pto_program::{AttributeValue, VECTOR_CORES};

use super::Cx;
use super::cube::keep;
use crate::cores::counters::State;
use crate::cores::{Cursor, Direction, Pipe, Split, imported};
use crate::refusal::Lowered;
use crate::value::{Address, Num, Tile, Val};

/// Bytes of the largest message of a copy.
const MESSAGE: i64 = 256;
/// Number of messages up to which a copy is unrolled.
const UNROLLED: i64 = 64;

/// Gives the address of a buffer that another core can access.
pub(super) fn reserve(cx: &mut Cx<'_, '_>) -> Lowered {
    let AttributeValue::Int(base) = cx.instruction.attribute(Key::Base) else {
        return Err("at an address that is not known when compiling".to_owned());
    };
    cx.give(Name::Addr, Val::Num(Num::Const(*base)));
    Ok(())
}

/// Gives the address of a buffer of another function.
pub(super) fn import(cx: &mut Cx<'_, '_>) -> Lowered {
    let base = imported(cx.walker.program(), cx.instruction);
    let base = base.ok_or("of a buffer that the other function does not reserve")?;
    cx.give(Name::Addr, Val::Num(Num::Const(base)));
    Ok(())
}

/// Makes an end of a pipe: its slots are free initially.
pub(super) fn make(cx: &mut Cx<'_, '_>) -> Lowered {
    let Some(number) = cx.walker.emitter.communication.traffic.made(cx.instruction.place) else {
        // The cores do not communicate: operations on the pipe are rejected.
        cx.give(Name::Pipe, Val::Num(Num::Const(0)));
        return Ok(());
    };
    for name in [Name::GmSlotBuffer, Name::GmAddr] {
        if cx.has(name) {
            let (at, core) = (cx.address(name)?, cx.e().core()?);
            cx.e().communication.global.insert((number, core), at);
        }
    }
    cx.give(Name::Pipe, Val::Num(Num::Const(number)));
    Ok(())
}

/// A transfer of an entry through a pipe.
struct Transfer {
    number: i64,
    pipe: Pipe,
    /// The index of its direction.
    index: usize,
    direction: Direction,
    core: Core,
    /// The vector cores that take part.
    lanes: Vec<Num>,
    /// The parts into which the rows and the columns of an entry are split.
    parts: (i64, i64),
}

/// Returns the transfer of an operation.
fn transfer(cx: &mut Cx<'_, '_>, pushes: bool) -> Lowered<Transfer> {
    if cx.has(Name::AivSubblockid) {
        return Err("with `aiv_subblockid`".to_owned());
    }
    let core = cx.e().core()?;
    let number = match (cx.has(Name::PipeHandle), cx.instruction.attribute(Key::Id)) {
        (true, _) => cx.num(Name::PipeHandle)?.known(),
        (false, AttributeValue::Int(number)) => Some(*number),
        (false, _) => Some(0),
    };
    let number = number.ok_or("on a pipe that is not known when compiling")?;
    let index = usize::from((core == Core::Cube) != pushes);
    let pipe = cx.walker.emitter.communication.traffic.pipes.get(&number).cloned();
    let pipe = pipe.ok_or("on a pipe that the kernel does not make")?;
    let direction = pipe.directions[index].ok_or("on a pipe from which no core pops in this direction")?;
    // The first vector core alone has all entries.
    let split = if pipe.single { Split::Whole } else { direction.split };
    let direction = Direction { split, ..direction };
    let threads = cx.e().threads;
    let vector_threads = threads.cores.map_or(1, |cores| cores.vector_threads);
    let lanes = match core {
        Core::Cube if pipe.single => vec![Num::Const(0)],
        Core::Cube => (0..vector_threads).map(|lane| Num::Const(lane.into())).collect(),
        Core::Vector => vec![threads.vector_core],
    };
    let halves = i64::from(VECTOR_CORES);
    let parts = match direction.split {
        Split::Whole => (1, 1),
        Split::Rows => (halves, 1),
        Split::Columns => (1, halves),
    };
    Ok(Transfer { number, pipe, index, direction, core, lanes, parts })
}

impl Transfer {
    /// Returns the extents of the whole entry.
    const fn whole(&self) -> (i64, i64) {
        let TileDesc { rows, cols, .. } = self.direction.entry;
        // The cube core pops whole entries, a vector core its part.
        if self.index == 0 { (rows * self.parts.0, cols * self.parts.1) } else { (rows, cols) }
    }

    /// Returns the extents of the part of a vector core.
    const fn part(&self) -> (i64, i64) {
        let (rows, cols) = self.whole();
        (rows / self.parts.0, cols / self.parts.1)
    }

    /// Returns where a slot begins in the memory of the core that pops.
    fn local(&self, cx: &mut Cx<'_, '_>, slot: Num) -> Lowered<Place> {
        let Direction { local, entry, .. } = self.direction;
        let space = AddressSpace::of(entry.loc);
        let distance = cx.e().times(slot, self.pipe.bytes);
        let offset = cx.e().add(distance, Num::Const(local));
        let element_bytes = entry.dtype.bytes().into();
        let at = Address { space, base: None, offset, start: local, element_bytes };
        Ok(Place { at, layout: Layout::of(&entry)?, first: 0, is_shared: !self.pipe.through_global })
    }

    /// Returns where a slot begins in global memory, in which entries are stored row by row.
    fn global(&self, cx: &mut Cx<'_, '_>, slot: Num) -> Lowered<Place> {
        let at = cx.walker.emitter.communication.global.get(&(self.number, self.core)).copied();
        let at = at.ok_or("on a pipe that its core has not made before")?;
        let distance = cx.e().offset_in(at.space, Op::Mul, slot, Num::Const(self.pipe.bytes));
        let offset = cx.e().offset_in(at.space, Op::Add, at.offset, distance);
        let layout = Layout { pitch: self.whole().1, boxes: None };
        let element_bytes = self.direction.entry.dtype.bytes().into();
        Ok(Place { at: Address { offset, element_bytes, ..at }, layout, first: 0, is_shared: false })
    }

    /// Returns the place of the part of a vector core in a whole entry.
    fn part_of(&self, cx: &mut Cx<'_, '_>, whole: Place, lane: Num) -> Lowered<Place> {
        let (rows, cols) = self.part();
        let distance = match self.direction.split {
            Split::Whole => return Ok(whole),
            Split::Columns if let Some(lane) = lane.known() => return Ok(Place { first: lane * cols, ..whole }),
            Split::Rows => rows * whole.layout.pitch,
            Split::Columns if whole.layout.boxes.is_none_or(|(width, _)| cols % width == 0) => {
                whole.layout.column(cols)
            }
            Split::Columns => return Err("with a half of the columns that is no multiple of a box".to_owned()),
        };
        let bytes = distance * whole.at.element_bytes;
        let distance = cx.e().offset_in(whole.at.space, Op::Mul, lane, Num::Const(bytes));
        let offset = cx.e().offset_in(whole.at.space, Op::Add, whole.at.offset, distance);
        Ok(Place { at: Address { offset, ..whole.at }, ..whole })
    }

    /// Checks that a tile fits the entries that are popped.
    fn fits(&self, tile: &Tile) -> Lowered {
        let (entry, desc) = (self.direction.entry, tile.desc);
        if entry.dtype != desc.dtype {
            return Err(format!("of elements of {} that are popped as elements of {}", desc.dtype, entry.dtype));
        }
        let (rows, cols) = if self.core == Core::Cube { self.whole() } else { self.part() };
        if (rows, cols) != (desc.rows, desc.cols) {
            return Err(format!("of {} x {} elements, for which pops expect {rows} x {cols}", desc.rows, desc.cols));
        }
        // A pop puts the second part after the valid elements of the first one.
        let is_whole = |valid: Option<Num>, all: i64| valid.and_then(Num::known) == Some(all);
        let is_full = is_whole(tile.valid.0, desc.rows) && is_whole(tile.valid.1, desc.cols);
        if self.core == Core::Vector && self.direction.split != Split::Whole && !is_full {
            return Err("of a part whose valid region may be smaller than the tile".to_owned());
        }
        let bytes = if self.pipe.through_global {
            let (rows, cols) = self.whole();
            Some(rows * cols * i64::from(entry.dtype.bytes()))
        } else {
            entry.size_bytes()
        };
        if bytes.is_none_or(|bytes| bytes > self.pipe.bytes) {
            return Err(format!("of an entry that is larger than the {} bytes of a slot", self.pipe.bytes));
        }
        Ok(())
    }
}

/// Pushes a tile when a slot is free.
pub(super) fn push(cx: &mut Cx<'_, '_>) -> Lowered {
    let tile = match cx.val(Name::Tile)? {
        Val::Tile(Some(tile)) => tile,
        _ => return Err("of an entry that is no tile at an address known when compiling".to_owned()),
    };
    let at = transfer(cx, true)?;
    at.fits(&tile)?;
    let slot = cx.e().next_slot(Cursor { pipe: at.number, core: at.core, pushes: true }, &at.pipe);
    for lane in at.lanes.clone() {
        cx.e().await_slot(&at.pipe, at.index, State::Free, lane);
    }
    let from = Place { at: tile.at, layout: Layout::of(&tile.desc)?, first: 0, is_shared: false };
    match at.core {
        Core::Cube if at.pipe.through_global => {
            let to = at.global(cx, slot)?;
            copy(cx, from, to, at.whole())?;
        }
        Core::Cube => {
            let to = at.local(cx, slot)?;
            for lane in at.lanes.clone() {
                let from = at.part_of(cx, from, lane)?;
                let before = cx.e().access_vector_core(lane);
                let copied = copy(cx, from, to, at.part());
                cx.e().threads = before;
                copied?;
            }
        }
        Core::Vector => {
            let lane = cx.e().threads.vector_core;
            if at.direction.split == Split::Whole && lane.known().is_none() {
                // The cube core uses the entry of the first vector core.
                let is_first = cx.e().compare(genx::IntPredicate::Eq, lane, Num::Const(0));
                let (def, instruction) = (cx.def, cx.instruction);
                let mut sent = Ok(());
                cx.walker.when(is_first, &mut |walker| {
                    sent = send(&mut Cx { walker, def, instruction }, &at, from, slot, lane);
                })?;
                sent?;
            } else {
                send(cx, &at, from, slot, lane)?;
            }
        }
    }
    for lane in at.lanes.clone() {
        cx.e().signal_slot(&at.pipe, at.index, State::Full, lane);
    }
    Ok(())
}

/// Stores the entry of a vector core for the cube core.
fn send(cx: &mut Cx<'_, '_>, at: &Transfer, from: Place, slot: Num, lane: Num) -> Lowered {
    let whole = if at.pipe.through_global { at.global(cx, slot)? } else { at.local(cx, slot)? };
    let to = at.part_of(cx, whole, lane)?;
    let before = cx.e().access_cube_core();
    let copied = copy(cx, from, to, at.part());
    cx.e().threads = before;
    copied
}

/// Pops the next entry: a tile at the next slot.
pub(super) fn pop(cx: &mut Cx<'_, '_>) -> Lowered {
    let at = transfer(cx, false)?;
    let slot = cx.e().next_slot(Cursor { pipe: at.number, core: at.core, pushes: false }, &at.pipe);
    for lane in at.lanes.clone() {
        cx.e().await_slot(&at.pipe, at.index, State::Full, lane);
    }
    let to = at.local(cx, slot)?;
    if at.pipe.through_global {
        let whole = at.global(cx, slot)?;
        if at.core == Core::Cube {
            keep(cx, to.at, at.direction.entry.size_bytes())?;
            copy(cx, whole, to, at.whole())?;
        } else {
            let lane = cx.e().threads.vector_core;
            let from = at.part_of(cx, whole, lane)?;
            copy(cx, from, to, at.part())?;
        }
    }
    let entry = at.direction.entry;
    let valid = (
        valid(cx, Name::ValidRow, entry.valid_rows, entry.rows)?,
        valid(cx, Name::ValidCol, entry.valid_cols, entry.cols)?,
    );
    let tile = Val::Tile(Some(Box::new(Tile { desc: entry, at: to.at, valid })));
    if cx.wants(Name::Tile) {
        cx.give(Name::Tile, tile);
    } else if let Some(declared) = cx.group(Name::Tile).and_then(|group| cx.instruction.operands.get(group.start)) {
        cx.walker.set(*declared, tile);
    }
    Ok(())
}

/// Returns a valid extent of a popped tile, if it is known.
fn valid(cx: &mut Cx<'_, '_>, name: Name, of_type: Dim, physical: i64) -> Lowered<Option<Num>> {
    let given = match of_type.get() {
        Some(extent) => Num::Const(extent),
        None if cx.def.operand(name).is_some() && cx.has(name) => cx.num(name)?,
        None => return Ok(None),
    };
    let least = cx.e().integer(Op::SMax, given, Num::Const(0), u64::BITS);
    Ok(Some(cx.e().integer(Op::SMin, least, Num::Const(physical), u64::BITS)))
}

/// Frees the slot of an entry.
pub(super) fn free(cx: &mut Cx<'_, '_>) -> Lowered {
    let at = transfer(cx, false)?;
    if at.core == Core::Cube && !at.pipe.through_global {
        // Products read their operands where the vector cores store the next entry.
        let slots = at.local(cx, Num::Const(0))?;
        keep(cx, slots.at, at.pipe.slots.checked_mul(at.pipe.bytes))?;
    }
    for lane in at.lanes.clone() {
        cx.e().signal_slot(&at.pipe, at.index, State::Free, lane);
    }
    Ok(())
}

/// Signals an event of the block.
pub(super) fn set_event(cx: &mut Cx<'_, '_>) -> Lowered {
    if cx.e().core()? == Core::Cube {
        // Products read their operands in memory that a vector core may overwrite after the event.
        let (space, element_bytes) = (AddressSpace::L1, 1);
        let all = Address { space, base: None, offset: Num::Const(0), start: 0, element_bytes };
        keep(cx, all, None)?;
    }
    let event = event(cx)?;
    cx.e().signal_event(event)
}

/// Waits for an event of the block.
pub(super) fn wait_event(cx: &mut Cx<'_, '_>) -> Lowered {
    let event = event(cx)?;
    cx.e().await_event(event)
}

/// Returns the number of an event.
fn event(cx: &Cx<'_, '_>) -> Lowered<Num> {
    if cx.has(Name::EventIdDyn) {
        return cx.num(Name::EventIdDyn);
    }
    match cx.instruction.attribute(Key::EventId) {
        AttributeValue::Int(number) => Ok(Num::Const(*number)),
        _ => Err("of an event without a number".to_owned()),
    }
}

/// Allocates a tile at an address.
pub(super) fn allocate(cx: &mut Cx<'_, '_>) -> Lowered {
    let TypeDesc::Tile(desc) = cx.result_desc(Name::Result) else {
        return Err("with a result that is no tile".to_owned());
    };
    let address = if cx.has(Name::Addr) { cx.num(Name::Addr)?.known() } else { None };
    let valid = (
        valid(cx, Name::ValidRow, desc.valid_rows, desc.rows)?,
        valid(cx, Name::ValidCol, desc.valid_cols, desc.cols)?,
    );
    let tile = address.map(|address| {
        let (space, element_bytes) = (AddressSpace::of(desc.loc), desc.dtype.bytes().into());
        let at = Address { space, base: None, offset: Num::Const(address), start: address, element_bytes };
        Box::new(Tile { desc, at, valid })
    });
    cx.give(Name::Result, Val::Tile(tile));
    Ok(())
}

/// Gives the address of a tile.
pub(super) fn address(cx: &mut Cx<'_, '_>) -> Lowered {
    let Val::Tile(Some(tile)) = cx.val(Name::Src)? else {
        return Err("of a tile whose address is not known here".to_owned());
    };
    let element_bytes = cx.result_desc(Name::Result).dtype().map_or(1, |dtype| i64::from(dtype.bytes()));
    cx.give(Name::Result, Val::Address(Address { element_bytes, ..tile.at }));
    Ok(())
}

/// Gives the valid rows or columns of a tile.
pub(super) fn valid_extent(cx: &mut Cx<'_, '_>, of: fn(&Tile) -> Option<Num>) -> Lowered {
    let Val::Tile(Some(tile)) = cx.val(Name::Src)? else {
        return Err("of a tile that is not known here".to_owned());
    };
    let extent = of(&tile).ok_or("of a tile whose valid region is not known here")?;
    cx.give(Name::Result, Val::Num(extent));
    Ok(())
}

/// How the elements of a matrix are stored.
#[derive(Clone, Copy)]
struct Layout {
    /// Elements between rows.
    pitch: i64,
    /// The columns of a box, and the elements between boxes; `None` if rows are contiguous.
    boxes: Option<(i64, i64)>,
}

impl Layout {
    fn of(desc: &TileDesc) -> Lowered<Self> {
        let unsupported = || Err("of a tile in this layout".to_owned());
        if desc.compact != Compact::Null {
            return unsupported();
        }
        match (desc.stored_box(), desc.blayout, desc.slayout) {
            (None, BLayout::RowMajor, _) => Ok(Self { pitch: desc.cols, boxes: None }),
            (None, BLayout::ColMajor, _) if desc.cols == 1 => Ok(Self { pitch: 1, boxes: None }),
            (Some((height, width)), BLayout::ColMajor, SLayout::RowMajor) if height > 0 && width > 0 => {
                let rows = (desc.rows + height - 1) / height * height;
                Ok(Self { pitch: width, boxes: Some((width, rows * width)) })
            }
            (None, BLayout::ColMajor, _) | (Some(_), ..) => unsupported(),
        }
    }

    /// Returns the distance in elements between the first column and another one.
    const fn column(&self, col: i64) -> i64 {
        match self.boxes {
            Some((width, distance)) => col / width * distance + col % width,
            None => col,
        }
    }

    /// Returns the number of adjacent elements of a row from a column on.
    const fn run(&self, col: i64) -> i64 {
        match self.boxes {
            Some((width, _)) => width - col % width,
            None => i64::MAX,
        }
    }
}

/// A matrix in memory.
#[derive(Clone, Copy)]
struct Place {
    at: Address,
    layout: Layout,
    /// The column of the matrix in memory at which it begins.
    first: i64,
    /// Whether another core accesses it.
    is_shared: bool,
}

impl Place {
    /// Returns the address of an element.
    fn element(self, cx: &mut Cx<'_, '_>, row: Num, col: i64) -> Address {
        let Place { at, layout, first, .. } = self;
        let first = Num::Const(layout.column(first + col) * at.element_bytes);
        let distance = cx.e().offset_in(at.space, Op::Mul, row, Num::Const(layout.pitch * at.element_bytes));
        let offset = cx.e().offset_in(at.space, Op::Add, at.offset, distance);
        let offset = cx.e().offset_in(at.space, Op::Add, offset, first);
        Address { offset, ..at }
    }
}

/// Copies the elements of a matrix.
fn copy(cx: &mut Cx<'_, '_>, from: Place, to: Place, (rows, cols): (i64, i64)) -> Lowered {
    let size = from.at.element_bytes;
    let mut runs = Vec::new();
    let mut first = 0;
    while first < cols {
        let run = |place: Place| place.layout.run(place.first + first);
        let count = (cols - first).min(MESSAGE / size).min(run(from)).min(run(to));
        runs.push((first, count));
        first += count;
    }
    if rows * runs.len() as i64 <= UNROLLED {
        return (0..rows).try_for_each(|row| copy_row(cx, from, to, Num::Const(row), &runs));
    }
    cx.repeat(Num::Const(rows), &mut |cx, row| copy_row(cx, from, to, row, &runs))
}

/// Copies the elements of a row, in runs that are adjacent in both places.
fn copy_row(cx: &mut Cx<'_, '_>, from: Place, to: Place, row: Num, runs: &[(i64, i64)]) -> Lowered {
    let bits = u32::try_from(from.at.element_bytes * 8).unwrap_or(0);
    let element = genx::Element::integer(bits).ok_or("on elements of that size")?;
    for (first, count) in runs {
        let (source, target) = (from.element(cx, row, *first), to.element(cx, row, *first));
        cx.e().is_shared = from.is_shared;
        let value = cx.e().load(source, element, u32::try_from(*count).unwrap_or(0));
        cx.e().is_shared = to.is_shared;
        let stored = value.and_then(|value| cx.e().store(target, value, None));
        cx.e().is_shared = false;
        stored?;
    }
    Ok(())
}

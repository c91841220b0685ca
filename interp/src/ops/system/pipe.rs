//! Pipes between the cube core of a block and its vector cores.
//!
//! A pipe has slots in each direction and for each vector core. A push waits for a free slot, and entries are popped in
//! the order of the pushes. The elements of tiles are copied: the consumer has them in its own memory, in the layout of
//! the tile that it pops, at the next slot. Views are slots in global memory, which both sides access themselves. No
//! source states the layout of tiles in global memory on their way, so that memory is not written.
//!
//! `split` 1 gives each vector core half of the rows, 2 half of the columns, other values the whole entry (no source
//! states which vector core an entry of `nosplit` belongs to: the first). Source: PTO ISA manual, TPUSH.md and TPOP.md;
//! ptoas, aic_initialize_pipe.

use crate::context::{Ctx, Grid};
use crate::fault::{Exec, Fault};
use crate::machine::{Action, Call, Entry, Epilogue, Event, Lane, PipeEnd, State};
use crate::memory::Pointer;
use crate::ops::fixpipe;
use crate::tile::{Tile, TileRef, View, extent};
use crate::upstream::contiguous;
use crate::value::Value;
use pto_isa::Opcode;
use pto_isa::attrs::{AccPushRelu, AccQuant};
use pto_isa::ops::system::Opcode as System;
use pto_isa::rule::{Core, Handover};
use pto_isa::types::{AddressSpace, Dim, Loc, MAX_RANK, Pipe, PtrElem};
use pto_isa::{Key, Name, TypeDesc, codes};
use pto_numerics::Element;
use pto_numerics::accumulator::{Activation, Exit};
use pto_program::AttributeValue;

/// Bit of `dir_mask` for the direction from the cube core to the vector cores.
const TO_VECTOR: i64 = 1;
/// Bit of `dir_mask` for the other direction.
const TO_CUBE: i64 = 2;
/// Default number of slots of a pipe of one direction. Source: ptoas, aic_initialize_pipe.
const PLACES: i64 = 8;
/// `split` into halves of the rows.
const ROWS: i64 = 1;
/// `split` into halves of the columns.
const COLUMNS: i64 = 2;

/// Initializes the end of a numbered pipe on this core. Source: ptoas, aic_initialize_pipe and aiv_initialize_pipe.
pub(super) fn numbered(cx: &mut Ctx<'_, '_>) -> Exec {
    let gm = match cx.optional_pointer(Name::GmSlotBuffer)? {
        Some(at) => Some(at),
        None => cx.optional_view(Name::GmSlotTensor)?.map(|view| view.at),
    };
    let local = [cx.optional_int(Name::C2vConsumerBuf)?, cx.optional_int(Name::V2cConsumerBuf)?];
    let number = cx.int_attribute(Key::Id).unwrap_or(0);
    make(cx, number, gm, local.map(Option::unwrap_or_default))
}

/// Initializes a pipe value through global memory. Ends of both sides with the same first event belong to one pipe;
/// without events, ends belong together by the number of earlier ones. Source: ptoas, initialize_l2g2l_pipe.
pub(super) fn through_gm(cx: &mut Ctx<'_, '_>) -> Exec {
    let gm = cx.pointer_or_view(Name::GmAddr)?;
    by_value(cx, Some(gm))
}

/// Initializes a pipe value between local memories, as [`through_gm`]. Source: ptoas, initialize_l2l_pipe.
pub(super) fn local(cx: &mut Ctx<'_, '_>) -> Exec {
    by_value(cx, None)
}

fn by_value(cx: &mut Ctx<'_, '_>, gm: Option<Pointer>) -> Exec {
    let made = cx.core().ends.len() as i64;
    let number = cx.int_attribute(Key::FlagBase).unwrap_or(made);
    let first = if cx.present(Name::LocalAddr) { cx.int(Name::LocalAddr)? } else { 0 };
    let second = if cx.present(Name::PeerLocalAddr) { cx.int(Name::PeerLocalAddr)? } else { first };
    make(cx, number, gm, [first, second])?;
    cx.give(Name::Pipe, Value::Handle(number as u64));
    Ok(())
}

/// Initializes this end of a pipe; all slots from which it pops are free.
fn make(cx: &mut Ctx<'_, '_>, number: i64, gm: Option<Pointer>, local: [i64; 2]) -> Exec {
    let directions = cx.int_attribute(Key::DirMask).unwrap_or(0);
    let both = directions == TO_VECTOR | TO_CUBE;
    let places = cx.int_attribute(Key::SlotNum).unwrap_or(if both { PLACES / 2 } else { PLACES });
    let end = PipeEnd {
        bytes: cx.int_attribute(Key::SlotSize).unwrap_or(0),
        places,
        single: cx.flag(Key::Nosplit),
        through_gm: gm.is_some(),
        gm,
        local,
        moved: [0; 2],
        epilogue: epilogue(cx),
        factors: Vec::new(),
    };
    let core = cx.core;
    cx.world.cores[core].ends.insert(number, end);
    for (bit, to_vector) in [(TO_VECTOR, true), (TO_CUBE, false)] {
        let takes = cx.core().runs(if to_vector { Core::Vector } else { Core::Cube });
        if directions & bit == 0 || !takes {
            continue;
        }
        let subblocks = if cx.core().kind == Some(Core::Cube) { cx.core().subblocks } else { 1 };
        for subblock in 0..subblocks {
            let subblock = if cx.core().kind == Some(Core::Cube) { subblock } else { cx.core().subblock };
            let lane = Lane { block: cx.core().block, subblock, queue: number, to_vector };
            (0..places).for_each(|_| cx.request(Pipe::S, Action::Signal(Event::Slot(lane, State::Free))));
        }
    }
    Ok(())
}

/// Returns the conversion of accumulators that the pipe states. Their layout is that of the popped tile.
fn epilogue(cx: &Ctx<'_, '_>) -> Option<Epilogue> {
    let stated = cx.attribute(Key::AccPushEpilogue);
    let AttributeValue::Cases(_) = stated else { return None };
    let activation = match stated.field() {
        Some(AccPushRelu::NormalRelu) => Activation::Relu,
        Some(AccPushRelu::NoRelu) | None => Activation::Identity,
    };
    Some(Epilogue { by_column: stated.field().is_some_and(AccQuant::by_column), activation })
}

/// Sets the factor for accumulators that are pushed later to pipe `id`, or the factors of their columns. Source: ptoas,
/// set_quant_scalar and set_quant_vector.
pub(super) fn factors(cx: &mut Ctx<'_, '_>) -> Exec {
    let factors = match cx.at(0)?.clone() {
        Value::Tile(tile) => cx.load(&tile.get())?.elements().to_vec(),
        Value::View(view) => cx.load_view(&view)?.elements().to_vec(),
        _ => vec![cx.element(Name::Scale)?],
    };
    let number = cx.int_attribute(Key::Id).unwrap_or(0);
    let core = cx.core;
    match cx.world.cores[core].ends.get_mut(&number) {
        Some(end) => end.factors = factors,
        None => return Err(not_made(cx, number)),
    }
    Ok(())
}

fn not_made(cx: &Ctx<'_, '_>, number: i64) -> Box<Fault> {
    cx.fault(codes::RUN_UNDEFINED, format!("expected pipe {number} to be made before, found none"))
}

/// Returns the post-processing of an accumulator for some columns, with the factors at the time of the push.
fn exits(
    cx: &Ctx<'_, '_>,
    at: &Use,
    tile: &Tile,
    factors: &[Element],
    cols: std::ops::Range<usize>,
) -> Exec<Vec<Exit>> {
    let Some(epilogue) = at.end.epilogue.filter(|_| tile.desc.loc == Loc::Acc) else { return Ok(Vec::new()) };
    cols.map(|col| {
        let factor = factors.get(if epilogue.by_column { col } else { 0 });
        let missing = || cx.unsupported(format!("expected a factor of column {col} set before, found none"));
        let quantisation = fixpipe::factor(cx, *factor.ok_or_else(missing)?)?;
        let plain = Exit::plain(tile.desc.dtype);
        Ok(Exit { activation: epilogue.activation, quantisation: Some(quantisation), ..plain })
    })
    .collect()
}

/// The pipe that an operation on an entry uses.
struct Use {
    number: i64,
    end: PipeEnd,
    split: i64,
    to_vector: bool,
    /// The lanes to the vector cores from the cube core, or the lane of this vector core.
    lanes: Vec<Lane>,
}

/// Returns the end that an operation uses. `pushes` if this core is the producer.
fn used(cx: &Ctx<'_, '_>, pushes: bool) -> Exec<Use> {
    let handle = cx.instruction.code.def().and_then(|def| def.operand(Name::PipeHandle));
    let number = match handle {
        Some(_) => cx.handle(Name::PipeHandle)? as i64,
        None => cx.int_attribute(Key::Id).unwrap_or(0),
    };
    numbered_use(cx, number, pushes)
}

/// Returns the end of the pipe with a number.
fn numbered_use(cx: &Ctx<'_, '_>, number: i64, pushes: bool) -> Exec<Use> {
    let core = cx.core();
    let Some(end) = core.ends.get(&number).cloned() else { return Err(not_made(cx, number)) };
    // If one core executes the whole kernel, the op definition or the memory of the tile determines the side.
    let as_cube = match core.kind {
        Some(kind) => kind == Core::Cube,
        None => stands_for_cube(cx),
    };
    let lane = |subblock| Lane { block: core.block, subblock, queue: number, to_vector: as_cube == pushes };
    let lanes = match core.kind {
        Some(Core::Cube) if !end.single => (0..core.subblocks).map(lane).collect(),
        Some(Core::Cube) | None => vec![lane(0)],
        Some(Core::Vector) => vec![lane(core.subblock)],
    };
    let split = cx.int_attribute(Key::Split).unwrap_or(0);
    Ok(Use { number, end, split, to_vector: as_cube == pushes, lanes })
}

fn stands_for_cube(cx: &Ctx<'_, '_>) -> bool {
    let tile = |name: Name| cx.tile_ref(name).ok().map(|tile| tile.get().desc.loc);
    match cx.instruction.code.def().map(|op| op.opcode) {
        Some(Opcode::System(System::TpushToAiv | System::TpopFromAiv | System::TfreeFromAiv | System::TallocToAiv)) => {
            true
        }
        Some(Opcode::System(System::TpushToAic | System::TpopFromAic | System::TfreeFromAic | System::TallocToAic)) => {
            false
        }
        Some(_) | None => matches!(tile(Name::Tile).or(tile(Name::Entry)), Some(Loc::Acc | Loc::Mat)),
    }
}

fn awaited(lanes: &[Lane], state: State) -> Action {
    Action::Await(lanes.iter().map(|lane| Event::Slot(*lane, state)).collect())
}

/// Returns the pipe of the core that executes pushes.
const fn pushing(at: &Use) -> Pipe {
    Handover::Push.pipe(at.to_vector, at.end.through_gm)
}

/// Returns the pipe of the core that executes pops.
const fn popping(at: &Use) -> Pipe {
    Handover::Pop.pipe(at.to_vector, at.end.through_gm)
}

/// Pushes an entry when a slot is free: the elements of a tile, or a view that [`allocate`] returned. Source: PTO ISA
/// manual, TPUSH.md.
pub(super) fn push(cx: &mut Ctx<'_, '_>) -> Exec {
    let at = used(cx, true)?;
    let pipe = pushing(&at);
    if let Value::Tile(tile) = cx.value(Name::Tile)?.clone() {
        cx.request(pipe, awaited(&at.lanes, State::Free));
        let operands = vec![Value::Tile(tile), Value::Handle(at.number as u64), Value::Vector(at.end.factors)];
        cx.request(pipe, Action::Call(Call { run: send, operands }));
    }
    for lane in at.lanes {
        cx.request(pipe, Action::Signal(Event::Slot(lane, State::Full)));
    }
    Ok(())
}

/// Returns the operands that [`push`] and [`pop`] pass on: a tile and the end of a pipe.
fn handed(cx: &Ctx<'_, '_>, pushes: bool) -> Exec<(Tile, Use)> {
    let (Value::Tile(tile), Value::Handle(number)) = (cx.at(0)?, cx.at(1)?) else {
        return Err(cx.fault(codes::RUN_MALFORMED, "expected a tile and a pipe"));
    };
    Ok((tile.get(), numbered_use(cx, *number as i64, pushes)?))
}

/// Puts the elements of a tile into the queue.
fn send(cx: &mut Ctx<'_, '_>) -> Exec {
    let (tile, at) = handed(cx, true)?;
    let factors = match cx.at(2)? {
        Value::Vector(factors) => factors.clone(),
        _ => Vec::new(),
    };
    let by_column = exits(cx, &at, &tile, &factors, 0..tile.cols)?;
    let count = at.lanes.len();
    for (index, lane) in at.lanes.into_iter().enumerate() {
        let (rows, cols) = match (at.to_vector && count > 1, at.split) {
            (true, ROWS) => (part(tile.physical_rows(), index, count, tile.rows), 0..tile.cols),
            (true, COLUMNS) => (0..tile.rows, part(tile.physical_cols(), index, count, tile.cols)),
            _ => (0..tile.rows, 0..tile.cols),
        };
        let grid = cx.load_part(&tile, rows.start, cols.start, rows.len(), cols.len())?;
        let exits = by_column.get(cols).map(<[_]>::to_vec).unwrap_or_default();
        cx.world.lanes.entry(lane).or_default().push_back(Entry { grid, exits });
    }
    Ok(())
}

/// Returns the valid elements of a part of a physical extent.
fn part(physical: usize, index: usize, count: usize, valid: usize) -> std::ops::Range<usize> {
    let size = physical / count.max(1);
    let start = (index * size).min(valid);
    start..((index + 1) * size).min(valid).max(start)
}

/// Pops the next entry: a tile at the next slot, with the valid region of the operands, else of the type; or the view
/// of a slot in global memory. Source: PTO ISA manual, TPOP.md.
pub(super) fn pop(cx: &mut Ctx<'_, '_>) -> Exec {
    let at = used(cx, false)?;
    let pipe = popping(&at);
    let by_value = cx.wants(Name::Tile);
    let desc = if by_value { cx.result_type(Name::Tile) } else { cx.operand_type(Name::Tile) };
    let slot = slot(cx, &at, 1);
    match desc {
        TypeDesc::Tile(desc) => {
            let space = AddressSpace::of(desc.loc);
            let address = at.end.local[usize::from(!at.to_vector)] + slot * at.end.bytes;
            let place = cx.local(space, address, PtrElem::DType(desc.dtype));
            let named = if by_value { None } else { Some(cx.tile_ref(Name::Tile)?) };
            let old = named.as_ref().map(TileRef::get);
            let size =
                |cx: &Ctx<'_, '_>, operand: Name, of_type: Dim, of_tile: Option<usize>, physical: i64| -> Exec<usize> {
                    let given = if by_value { cx.optional_int(operand)? } else { None };
                    let size = of_type.get().or(given).or(of_tile.map(|size| size as i64)).unwrap_or(physical);
                    Ok(extent(size.clamp(0, physical)))
                };
            let rows = size(cx, Name::ValidRow, desc.valid_rows, old.map(|tile| tile.rows), desc.rows)?;
            let cols = size(cx, Name::ValidCol, desc.valid_cols, old.map(|tile| tile.cols), desc.cols)?;
            let tile = Tile::new(desc, Some(place), rows, cols);
            let tile = match named {
                Some(named) => {
                    named.set(tile);
                    named
                }
                None => TileRef::new(tile),
            };
            cx.request(pipe, awaited(&at.lanes, State::Full));
            let operands = vec![Value::Tile(tile.clone()), Value::Handle(at.number as u64)];
            cx.request(pipe, Action::Call(Call { run: receive, operands }));
            cx.give(Name::Tile, Value::Tile(tile));
        }
        desc => {
            cx.request(pipe, awaited(&at.lanes, State::Full));
            let view = place_in_gm(cx, &at, slot, &desc)?;
            if !by_value {
                cx.declared(Name::Tile)?.set(view);
            }
            cx.give(Name::Tile, Value::View(view));
        }
    }
    Ok(())
}

/// Writes the elements of the next entry to a tile.
fn receive(cx: &mut Ctx<'_, '_>) -> Exec {
    let (tile, at) = handed(cx, false)?;
    let mut parts = Vec::new();
    for lane in &at.lanes {
        parts.extend(cx.world.lanes.get_mut(lane).and_then(std::collections::VecDeque::pop_front));
    }
    let (mut row, mut col) = (0, 0);
    for Entry { grid, exits } in parts {
        let part = if exits.is_empty() {
            grid
        } else {
            let plain = Exit::plain(tile.desc.dtype);
            let exit = |col| exits.get(col).map_or(plain, |exit| Exit { dtype: tile.desc.dtype, ..*exit });
            fixpipe::apply(cx, &grid, tile.desc.dtype, exit)?
        };
        if part.dtype != tile.desc.dtype {
            let message = format!("expected an entry of {}, found one of {}", tile.desc.dtype, part.dtype);
            return Err(cx.fault(codes::RUN_NOT_INTERPRETED, message));
        }
        let (rows, cols) = (part.rows.min(tile.rows.saturating_sub(row)), part.cols.min(tile.cols.saturating_sub(col)));
        let fitting: Exec<Grid> = Grid::new(part.dtype, rows, cols, |r, c| Ok(part.get(r, c)));
        cx.store_part(&tile, row, col, &fitting?)?;
        match at.split {
            ROWS => row += part.rows,
            COLUMNS => col += part.cols,
            // All vector cores push the whole entry; that of the first is used.
            _ => break,
        }
    }
    Ok(())
}

/// Frees the slot of an entry, after everything issued before to the pipe that executes pops. Source: PTO ISA manual,
/// TFREE.md.
pub(super) fn free(cx: &mut Ctx<'_, '_>) -> Exec {
    let at = used(cx, false)?;
    let pipe = popping(&at);
    for lane in at.lanes {
        cx.request(pipe, Action::Signal(Event::Slot(lane, State::Free)));
    }
    Ok(())
}

/// Waits for a free slot in global memory and returns a view of it. Source: PTO ISA manual, TALLOC.md.
pub(super) fn allocate(cx: &mut Ctx<'_, '_>) -> Exec {
    let at = used(cx, true)?;
    let slot = slot(cx, &at, 0);
    let by_value = cx.wants(Name::Entry);
    let desc = if by_value { cx.result_type(Name::Entry) } else { cx.operand_type(Name::Entry) };
    let view = place_in_gm(cx, &at, slot, &desc)?;
    if !by_value {
        cx.declared(Name::Entry)?.set(view);
    }
    cx.request(pushing(&at), awaited(&at.lanes, State::Free));
    cx.give(Name::Entry, Value::View(view));
    Ok(())
}

/// Returns the number of the next slot and advances it. `which` is 0 for pushes and 1 for pops.
fn slot(cx: &mut Ctx<'_, '_>, at: &Use, which: usize) -> i64 {
    let core = cx.core;
    let moved = cx.world.cores[core].ends.get_mut(&at.number).and_then(|end| end.moved.get_mut(which));
    moved.map_or(0, |moved| {
        *moved += 1;
        (*moved - 1) % at.end.places.max(1)
    })
}

/// Returns a slot in global memory as a dense view of a type.
fn place_in_gm(cx: &Ctx<'_, '_>, at: &Use, slot: i64, desc: &TypeDesc) -> Exec<View> {
    let (Some(gm), TypeDesc::TensorView(desc)) = (at.end.gm, desc) else {
        return Err(
            cx.fault(codes::RUN_UNDEFINED, "expected a pipe through global memory, found one of local memories")
        );
    };
    let mut shape = [1; MAX_RANK];
    for (place, dim) in shape.iter_mut().zip(desc.shape.dims()) {
        let known = || cx.fault(codes::RUN_SHAPE, "expected an entry of static extents");
        *place = dim.get().ok_or_else(known)?;
    }
    let rank = desc.shape.rank();
    let first = gm.plus(slot * at.end.bytes).to(desc.dtype);
    Ok(View { at: first, dtype: desc.dtype, rank, shape, strides: contiguous(rank, &shape), layout: None })
}

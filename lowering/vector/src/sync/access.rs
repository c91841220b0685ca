//! Computes the memory accesses of an operation, and its pipe.

use crate::{
    alias::{Aliases, Bytes},
    builder::REGISTER_BYTES,
    tile::{ALLOC, BLOCK, is_def},
    walk,
};
use mlir_dialect::{
    melior::ir::{BlockLike, Value, ValueLike, block::BlockRef, operation::OperationRef},
    operand, value_key,
};
use pto_dialect::{op::Groups, types};
use pto_isa::{
    Effects, Family, Level, Op, Role, TypeDesc,
    types::{AddressSpace, BLayout, Pipe},
};
use rustc_hash::FxHashSet as HashSet;

/// Bytes of a memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Range {
    pub(super) space: AddressSpace,
    /// In global memory, the function argument that it points into; 0 if unknown, and in other memories.
    pub(super) root: usize,
    /// First byte.
    pub(super) start: i64,
    /// End of the range, exclusive.
    pub(super) end: i64,
}

impl Range {
    /// Returns the range of a whole memory.
    const fn all(space: AddressSpace) -> Self {
        Self { space, root: 0, start: 0, end: i64::MAX }
    }
}

/// A range that is read or written.
#[derive(Clone, Copy, Debug)]
pub(super) struct RangeAccess {
    pub(super) range: Range,
    pub(super) writes: bool,
}

/// The role of an operation in the order of the pipes.
pub(super) enum PipeWork {
    /// It accesses no memory.
    None,
    /// It executes on one pipe.
    Work(Pipe, Vec<RangeAccess>),
    /// Its effects are unknown.
    Unknown,
}

/// Computes the accesses of operations.
pub(super) struct Accesses {
    aliases: Aliases,
    /// Keys of the arguments that point to distinct buffers.
    arguments: HashSet<usize>,
}

impl Accesses {
    /// Creates the analysis of a function. With an entry block, its arguments point to different buffers.
    pub(super) fn new(entry: Option<BlockRef<'_, '_>>) -> Self {
        let arguments =
            entry.map(|block| (0..block.argument_count()).filter_map(move |index| block.argument(index).ok()));
        let arguments = arguments.into_iter().flatten().map(value_key).collect();
        Self { aliases: Aliases::default(), arguments }
    }

    /// Returns the argument from which a value in global memory is derived; 0 if unknown.
    fn root<'c: 'a, 'a>(&self, mut value: Value<'c, 'a>) -> usize {
        loop {
            if self.arguments.contains(&value_key(value)) {
                return value_key(value);
            }
            let Some((op, Some(def))) = walk::definition(value) else { return 0 };
            let Some(source) = operand(op, 0).filter(|_| def.level == Level::View) else { return 0 };
            if space(source) != Some(AddressSpace::Gm) {
                return 0;
            }
            value = source;
        }
    }

    /// Returns the accesses of an operation without regions, or of a vector scope as a whole.
    pub(super) fn of(&mut self, op: OperationRef<'_, '_>, def: &'static Op) -> PipeWork {
        if def.level == Level::View {
            return PipeWork::None;
        }
        if has_unknown_effects(def) {
            return PipeWork::Unknown;
        }
        match def.effects {
            Effects::FromRoles => self.work(op, def),
            Effects::OfRegions => PipeWork::Work(Pipe::V, vector()),
            Effects::Pure | Effects::Allocate | Effects::State | Effects::Barrier => PipeWork::None,
        }
    }

    fn work(&mut self, op: OperationRef<'_, '_>, def: &'static Op) -> PipeWork {
        let mut accesses = Vec::new();
        let pipe = pipe_of(op, def);
        let groups = Groups::of(def, op);
        for (index, declared) in groups.owners().enumerate() {
            let (Some(value), Some(role)) = (operand(op, index), def.operands.get(declared).map(|o| o.role)) else {
                continue;
            };
            let Some(range) = self.range(value) else { continue };
            let (reads, writes) = match role {
                Role::In => (true, false),
                Role::Out => (false, true),
                Role::InOut | Role::Tmp => (true, true),
            };
            // A write may be partial: later readers see both.
            if reads {
                let mut read = range;
                read.end = read.end.saturating_add(after(value, pipe));
                accesses.push(RangeAccess { range: read, writes: false });
            }
            if writes {
                accesses.push(RangeAccess { range, writes: true });
            }
        }
        if accesses.is_empty() {
            return PipeWork::None;
        }
        // Pipes between cores, and threads.
        if matches!(def.family(), Family::System | Family::Simt) {
            return PipeWork::Unknown;
        }
        PipeWork::Work(pipe, accesses)
    }

    /// Returns the bytes that a value refers to; `None` for one that refers to no memory.
    fn range(&mut self, value: Value<'_, '_>) -> Option<Range> {
        let Bytes { space, start, end } = self.aliases.bytes(value)?;
        Some(match space {
            AddressSpace::Gm => Range { root: self.root(value), ..Range::all(space) },
            _ => Range { space, root: 0, start: start.max(0), end },
        })
    }
}

/// Returns the number of bytes after a tile that a pipe also reads: the vector unit loads whole registers, the matrix
/// unit whole boxes.
pub(crate) fn after(value: Value<'_, '_>, pipe: Pipe) -> i64 {
    match pipe {
        Pipe::V => after_registers(value),
        Pipe::Mte1 => types::tile(value.r#type()).map_or(0, |desc| desc.bytes_of_boxes_after()),
        _ => 0,
    }
}

/// Returns the number of bytes after a tile that are read with its last line, in whole registers.
fn after_registers(value: Value<'_, '_>) -> i64 {
    let rest = |bytes: i64| (REGISTER_BYTES - bytes.rem_euclid(REGISTER_BYTES)) % REGISTER_BYTES;
    let is_allocated = walk::definition(value).is_some_and(|(_, def)| is_def(def, ALLOC));
    match types::tile(value.r#type()) {
        Some(desc) if is_allocated && desc.stored_box().is_none() => {
            let line = match desc.blayout {
                BLayout::RowMajor => desc.cols,
                BLayout::ColMajor => desc.rows,
            };
            let line = rest(line.saturating_mul(i64::from(desc.dtype.bytes())));
            line.max(desc.size_bytes().map_or(0, rest))
        }
        Some(_) => REGISTER_BYTES - BLOCK,
        None => 0,
    }
}

/// Returns whether the effects of an operation are unknown: all earlier operations end before it starts, and it ends before
/// all later ones start.
pub(crate) fn has_unknown_effects(def: &'static Op) -> bool {
    match def.level {
        Level::View => false,
        Level::Tile | Level::Micro | Level::Scalar | Level::Vector => match def.effects {
            Effects::Pure | Effects::Allocate | Effects::FromRoles => false,
            // The scalar unit sets registers of the copy engine in order, and those of the vector unit, too.
            Effects::State => {
                !matches!(def.family(), Family::Dma | Family::Cube | Family::UbVector | Family::VectorMove)
            }
            Effects::OfRegions => def.family() != Family::Scope,
            Effects::Barrier => true,
        },
        Level::Sync | Level::Comm | Level::Vmi => true,
    }
}

/// Returns the pipe that executes an operation.
pub fn pipe_of(op: OperationRef<'_, '_>, def: &'static Op) -> Pipe {
    let groups = Groups::of(def, op);
    def.pipe(|declared| space(operand(op, groups.range(declared).next()?)?))
}

/// Returns the memory that a value refers to.
pub(crate) fn space(value: Value<'_, '_>) -> Option<AddressSpace> {
    match types::desc(value.r#type()) {
        TypeDesc::Tile(tile) | TypeDesc::MultiTile { slot: tile, .. } => Some(AddressSpace::of(tile.loc)),
        TypeDesc::TensorView(_) | TypeDesc::Partition(_) => Some(AddressSpace::Gm),
        TypeDesc::Ptr { space, .. } => Some(space),
        TypeDesc::Memref(_, space) => Some(space.unwrap_or(AddressSpace::Gm)),
        _ => None,
    }
}

/// Returns the possible accesses of a vector scope.
fn vector() -> Vec<RangeAccess> {
    [false, true].map(|writes| RangeAccess { range: Range::all(AddressSpace::Ub), writes }).to_vec()
}

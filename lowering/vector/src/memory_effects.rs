//! Computes the memory that operations access, buffers and arguments in global memory, to decide whether operations may
//! be reordered.
//!
//! Buffers are identified by their allocation, and have no addresses yet; different arguments of a function point to
//! different buffers. Operations with unknown effects yield no result.

use crate::{
    sync::{after, may_do_anything, pipe_of, space},
    tile::{ALLOC, MULTI, is_def},
    walk::{self, key},
};
use mlir_dialect::{
    melior::ir::{
        BlockLike, Value,
        block::BlockRef,
        operation::{OperationLike, OperationRef},
    },
    operand, value_key,
};
use pto_dialect::op::{Groups, declared};
use pto_isa::{
    Effects, Family, Level, Op, Role,
    types::{AddressSpace, Pipe},
};
use pto_upstream::Upstream;
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};
use std::rc::Rc;

/// The memory that an operation accesses, including nested operations.
#[derive(Debug, Default)]
pub(crate) struct MemoryEffects {
    /// Keys of buffers, and of arguments that point to global memory.
    pub(crate) reads: HashSet<usize>,
    pub(crate) writes: HashSet<usize>,
    /// Copies into buffers, by pipe.
    pub(crate) copies: HashSet<usize>,
    /// Memories in which bytes after a buffer are read that belong to other buffers: their earlier writers have to
    /// finish.
    pub(crate) beyond: HashSet<AddressSpace>,
    /// Memories that copies fill.
    pub(crate) fills: HashSet<AddressSpace>,
    /// Memories that copies within the core read. If such a copy moved before the copies that fill the buffers, it
    /// would end live ranges of buffers early; a later copy would reuse those bytes, and wait.
    pub(crate) empties: HashSet<AddressSpace>,
    /// Part of the operation executes on the vector unit.
    pub(crate) vector: bool,
}

impl MemoryEffects {
    /// Adds the accesses of another operation.
    pub(crate) fn add(&mut self, other: &MemoryEffects) {
        self.reads.extend(&other.reads);
        self.writes.extend(&other.writes);
        self.copies.extend(&other.copies);
        self.beyond.extend(&other.beyond);
        self.fills.extend(&other.fills);
        self.empties.extend(&other.empties);
        self.vector |= other.vector;
    }

    /// Returns whether neither operation writes what the other accesses.
    pub(crate) fn is_independent(&self, other: &Self) -> bool {
        self.writes.is_disjoint(&other.writes)
            && self.writes.is_disjoint(&other.reads)
            && self.reads.is_disjoint(&other.writes)
    }

    /// Returns whether the operation accesses memory at all.
    pub(crate) fn is_work(&self) -> bool {
        !(self.reads.is_empty() && self.writes.is_empty())
    }
}

/// Returns whether an operation only computes views or scalars.
pub(crate) fn only_computes(op: OperationRef<'_, '_>) -> bool {
    if op.region_count() > 0 || op.result_count() == 0 {
        return false;
    }
    match declared(op) {
        Some((def, _)) => def.level == Level::View && def.effects != Effects::FromRoles,
        None => walk::upstream(op).is_some_and(Upstream::only_computes),
    }
}

/// Computes the accesses of operations of a function, and caches them.
pub(crate) struct EffectAnalysis {
    /// Keys of the arguments of the function in global memory: different ones are different buffers.
    arguments: HashSet<usize>,
    /// The accesses of operations; none for operations with unknown effects.
    known: HashMap<usize, Option<Rc<MemoryEffects>>>,
}

impl EffectAnalysis {
    /// Creates the analysis of a function with this entry block.
    pub(crate) fn new(entry: BlockRef<'_, '_>) -> Self {
        let arguments = (0..entry.argument_count()).filter_map(|index| entry.argument(index).ok()).map(Value::from);
        let arguments = arguments.filter(|value| space(*value) == Some(AddressSpace::Gm)).map(value_key).collect();
        Self { arguments, known: HashMap::default() }
    }

    /// Returns the buffer or argument from which a value is derived.
    fn origin<'c: 'a, 'a>(&self, mut value: Value<'c, 'a>) -> Option<usize> {
        loop {
            if self.arguments.contains(&value_key(value)) {
                return Some(value_key(value));
            }
            let (op, def) = walk::definition(value)?;
            if is_def(def, ALLOC) || is_def(def, MULTI) {
                return Some(value_key(value));
            }
            def.filter(|def| def.level == Level::View)?;
            value = operand(op, 0)?;
        }
    }

    fn of_def(&self, op: OperationRef<'_, '_>, def: &'static Op) -> Option<MemoryEffects> {
        let mut found = MemoryEffects::default();
        match (def.level, def.effects) {
            (Level::View, _) if op.result_count() > 0 => return Some(found),
            (_, Effects::Pure | Effects::Allocate) => return Some(found),
            (Level::Sync | Level::Comm | Level::Vmi, _) => return None,
            (_, Effects::FromRoles) => {}
            (_, Effects::Barrier | Effects::OfRegions | Effects::State) => return None,
        }
        if op.region_count() > 0 || matches!(def.family(), Family::System | Family::Simt | Family::Scope) {
            return None;
        }
        let pipe = pipe_of(op, def);
        for (index, owner) in Groups::of(def, op).owners().enumerate() {
            let (Some(value), Some(role)) = (operand(op, index), def.operands.get(owner).map(|o| o.role)) else {
                continue;
            };
            let Some(memory) = space(value) else { continue };
            let origin = self.origin(value)?;
            let (reads, writes) = match role {
                Role::In => (true, false),
                Role::Out => (false, true),
                Role::InOut | Role::Tmp => (true, true),
            };
            found.vector |= pipe == Pipe::V;
            if reads {
                found.reads.insert(origin);
                if pipe == Pipe::Mte1 {
                    found.empties.insert(memory);
                }
                if after(value, pipe) > 0 {
                    found.beyond.insert(memory);
                }
            }
            if writes {
                found.writes.insert(origin);
            }
            if writes && memory != AddressSpace::Gm && matches!(pipe, Pipe::Mte1 | Pipe::Mte2) {
                found.copies.insert(pipe as usize);
                found.fills.insert(memory);
            }
        }
        Some(found)
    }

    /// Returns the accesses of an operation; `None` if its effects are unknown.
    pub(crate) fn touched(&mut self, op: OperationRef<'_, '_>) -> Option<Rc<MemoryEffects>> {
        if let Some(known) = self.known.get(&key(op)) {
            return known.clone();
        }
        let found = match declared(op) {
            Some((def, _)) => self.of_def(op, def),
            None if may_do_anything(op) => None,
            None => {
                let mut inside = Some(MemoryEffects::default());
                for child in walk::blocks(op).flat_map(walk::operations).collect::<Vec<_>>() {
                    let own = self.touched(child);
                    inside = inside.zip(own).map(|(mut inside, own)| {
                        inside.add(&own);
                        inside
                    });
                }
                inside
            }
        };
        let found = found.map(Rc::new);
        self.known.insert(key(op), found.clone());
        found
    }
}

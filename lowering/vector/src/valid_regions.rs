//! `pto-valid-regions`: gives each valid region that is set a separate handle.
//!
//! The valid region is part of the handle of a tile, and `pto.set_validshape` changes it for all later operations.
//! Lowering translates each operation separately and would have to read the region at run time. If the region at an
//! operation is known statically, the operation gets a handle to the same address with this region, and queries of the
//! region get its values. After loops and branches that leave different regions, the region is not known statically,
//! and operations keep reading it. Operand buffers and accumulators are read with the region with which they were written.
//!
//! Before: buffers have addresses. After: `pto.set_validshape`, and queries of a region, remain only for tiles with
//! regions that are not known statically.
//!
//! ```mlir
//! %a = pto.alloc_tile addr = %0 valid_row = %r valid_col = %c : ..
//! pto.set_validshape %a, %n, %m : ..
//! pto.tabs ins(%a) outs(%b)
//! ```
//!
//! becomes
//!
//! ```mlir
//! %s = pto.alloc_tile addr = %0 valid_row = %n valid_col = %m : ..
//! pto.tabs ins(%s) outs(%b)
//! ```

mod boxes;

use crate::{
    builder::{Builder, Lowered, Point},
    passes::OnFunctions,
    tile::{ALLOC, SET_VALID, VALID, declared, is_def},
    walk::{self, key},
};
use mlir_dialect::{
    Failed, Rewriter, context_of, location,
    melior::ir::{
        Value, ValueLike,
        block::BlockRef,
        operation::{OperationLike, OperationRef},
    },
    operand, result, users, value_key,
};
use pto_dialect::types;
use pto_upstream::Control;
use std::collections::{HashMap, HashSet};

/// The pass.
pub(crate) const PASS: OnFunctions = OnFunctions {
    argument: "pto-valid-regions",
    description: "give each valid region that is set a separate handle",
    dialects: &[pto_dialect::DIALECT],
    run,
};

/// The definition of the current valid region of a tile.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Origin {
    /// The operation that defines the tile.
    Made,
    /// One of the operations that set it.
    Set(usize),
    /// Different ones on different paths.
    Unknown,
}

fn run<'c, 'a>(function: OperationRef<'c, 'a>, entry: BlockRef<'c, 'a>) -> Result<(), Failed> {
    let operations = walk::inside(function);
    let sets: Vec<OperationRef<'c, 'a>> = operations.iter().copied().filter(|op| is(*op, SET_VALID)).collect();
    let tiles = tracked(&sets);
    let found = OriginWalk::new(function, &sets, &tiles).origins(&operations);
    boxes::check(&sets, &found)?;
    let mut b = Builder::new(context_of(location(function)), entry);
    let mut rewriter = Rewriter::new();
    let mut handles: HashMap<usize, Value<'c, 'a>> = HashMap::new();
    let mut open: HashSet<usize> = HashSet::new();
    for Use { op, index, value, origin } in found {
        if origin == Origin::Unknown {
            open.insert(value_key(value));
            continue;
        }
        let Some((made, Some(def))) = walk::definition(value) else { continue };
        let numbers = match origin {
            Origin::Made => [declared(made, def, 1), declared(made, def, 2)],
            Origin::Set(set) => [1, 2].map(|index| sets.get(set).and_then(|set| operand(*set, index))),
            Origin::Unknown => continue,
        };
        if is(op, VALID) {
            let mut all = true;
            for (index, number) in numbers.into_iter().enumerate() {
                match (result(op, index), number) {
                    (Some(asked), Some(number)) => rewriter.replace_uses(asked.into(), number),
                    (_, None) => all = false,
                    (None, Some(_)) => {}
                }
            }
            if all {
                rewriter.erase(op);
            } else {
                open.insert(value_key(value));
            }
            continue;
        }
        let Origin::Set(set) = origin else { continue };
        let handle = match handles.get(&set) {
            Some(handle) => *handle,
            None => {
                let Some(set_op) = sets.get(set) else { continue };
                let handle = handle(&mut b, *set_op, made, numbers)?;
                handles.insert(set, handle);
                handle
            }
        };
        rewriter.set_operand(op, index, handle);
    }
    for set in sets {
        let Some(tile) = operand(set, 0) else { continue };
        if tiles.contains(&value_key(tile)) && !open.contains(&value_key(tile)) {
            rewriter.erase(set);
        }
    }
    Ok(())
}

fn is(op: OperationRef<'_, '_>, def: &'static pto_isa::Op) -> bool {
    is_def(pto_dialect::op::declared(op).map(|(def, _)| def), def)
}

/// Returns the tiles with regions that are set, if they are allocated at an address and have no alias.
fn tracked(sets: &[OperationRef<'_, '_>]) -> HashSet<usize> {
    let values = sets.iter().filter_map(|set| operand(*set, 0));
    let plain = values.filter(|value| {
        let Some((made, Some(def))) = walk::definition(*value) else { return false };
        is_def(Some(def), ALLOC)
            && declared(made, def, 0).is_some()
            && users(*value).into_iter().all(|user| pto_dialect::op::declared(user).is_some())
    });
    plain.map(value_key).collect()
}

/// Creates a handle to the buffer of another one, with the region that an operation sets, after that operation.
fn handle<'c, 'a>(
    b: &mut Builder<'c, 'a>,
    set: OperationRef<'c, 'a>,
    made: OperationRef<'c, 'a>,
    region: [Option<Value<'c, 'a>>; 2],
) -> Lowered<Value<'c, 'a>> {
    let at = Point::after(set).ok_or_else(|| b.defect("a place"))?;
    b.go(at, location(set));
    let (Some(address), Some(r#type), [Some(rows), Some(cols)]) =
        (operand(made, 0), result(made, 0).map(|result| result.r#type()), region)
    else {
        return Err(b.defect("a buffer with an address"));
    };
    let desc = types::tile(r#type).ok_or_else(|| b.defect("a tile"))?;
    let given = |dim: pto_isa::types::Dim, value: Value<'c, 'a>| match dim.get() {
        None => vec![value],
        Some(_) => Vec::new(),
    };
    let (rows, cols) = (given(desc.valid_rows, rows), given(desc.valid_cols, cols));
    let op = b.grouped(ALLOC, &[&[address], &rows, &cols], &[r#type])?;
    b.result(op, 0)
}

/// A use of a tile with a region that is set, or a query of the region of any tile.
struct Use<'c, 'a> {
    op: OperationRef<'c, 'a>,
    index: usize,
    value: Value<'c, 'a>,
    origin: Origin,
}

/// An operation that contains the current position of the walk.
struct Frame<'c, 'a> {
    op: OperationRef<'c, 'a>,
    block: Option<BlockRef<'c, 'a>>,
    /// The number of changes when the walk entered it.
    mark: usize,
}

/// A walk over a function in program order, with the definition of each region at each point.
struct OriginWalk<'c, 'a, 's> {
    tiles: &'s HashSet<usize>,
    /// Number of each operation that sets a region.
    numbers: HashMap<usize, usize>,
    /// Tiles with regions that are set inside of each operation.
    inside: HashMap<usize, Vec<usize>>,
    origins: HashMap<usize, Origin>,
    /// The changes, with the previous definitions.
    changes: Vec<(usize, Option<Origin>)>,
    frames: Vec<Frame<'c, 'a>>,
}

impl<'c, 'a, 's> OriginWalk<'c, 'a, 's> {
    fn new(function: OperationRef<'c, 'a>, sets: &[OperationRef<'c, 'a>], tiles: &'s HashSet<usize>) -> Self {
        let mut inside: HashMap<usize, Vec<usize>> = HashMap::new();
        for set in sets {
            let Some(tile) = operand(*set, 0) else { continue };
            let mut around = set.parent_operation();
            while let Some(op) = around.filter(|op| key(*op) != key(function)) {
                inside.entry(key(op)).or_default().push(value_key(tile));
                around = op.parent_operation();
            }
        }
        let numbers = sets.iter().enumerate().map(|(number, set)| (key(*set), number)).collect();
        let mut walk =
            Self { tiles, numbers, inside, origins: HashMap::new(), changes: Vec::new(), frames: Vec::new() };
        // Blocks of a function may execute in any order.
        if walk::blocks(function).nth(1).is_some() {
            tiles.iter().for_each(|tile| walk.assign(*tile, Origin::Unknown));
        }
        walk
    }

    fn assign(&mut self, tile: usize, origin: Origin) {
        let before = self.origins.insert(tile, origin);
        self.changes.push((tile, before));
    }

    fn undo(&mut self, mark: usize) {
        for (tile, before) in self.changes.drain(mark..).rev() {
            match before {
                Some(before) => self.origins.insert(tile, before),
                None => self.origins.remove(&tile),
            };
        }
    }

    /// Forgets the valid regions that are set inside of an operation.
    fn forget(&mut self, op: OperationRef<'c, 'a>) {
        for tile in self.inside.get(&key(op)).cloned().unwrap_or_default() {
            self.assign(tile, Origin::Unknown);
        }
    }

    /// Moves the walk to an operation: leaves the operations that do not contain it, and enters the others.
    fn go(&mut self, op: OperationRef<'c, 'a>) {
        let parent = op.parent_operation().map(key);
        while let Some(frame) = self.frames.pop_if(|frame| Some(key(frame.op)) != parent) {
            self.undo(frame.mark);
            self.forget(frame.op);
        }
        if let Some(frame) = self.frames.last_mut()
            && frame.block != op.block()
        {
            frame.block = op.block();
            let mark = frame.mark;
            self.undo(mark);
        }
    }

    fn enter(&mut self, op: OperationRef<'c, 'a>) {
        let Some(block) = walk::blocks(op).next() else { return };
        // A branch begins in the state before it; an iteration of a loop may follow another one.
        if !walk::is(op, Control::If) {
            self.forget(op);
        }
        self.frames.push(Frame { op, block: Some(block), mark: self.changes.len() });
    }

    /// Returns the uses of tiles, in program order.
    fn origins(mut self, operations: &[OperationRef<'c, 'a>]) -> Vec<Use<'c, 'a>> {
        let mut uses = Vec::new();
        for op in operations.iter().copied() {
            self.go(op);
            let number = self.numbers.get(&key(op)).copied();
            for index in 0..op.operand_count() {
                let Some(value) = operand(op, index) else { continue };
                let known = self.tiles.contains(&value_key(value));
                if number.is_some() || !(known || self.is_question(op, value)) {
                    continue;
                }
                let origin = self.origins.get(&value_key(value)).copied().unwrap_or(Origin::Made);
                uses.push(Use { op, index, value, origin });
            }
            if let (Some(number), Some(tile)) = (number, operand(op, 0)) {
                self.assign(value_key(tile), Origin::Set(number));
            }
            if let Some(tile) =
                result(op, 0).map(|tile| value_key(Value::from(tile))).filter(|tile| self.tiles.contains(tile))
            {
                self.assign(tile, Origin::Made);
            }
            self.enter(op);
        }
        uses
    }

    /// Returns whether an operation queries the region of a tile that is never set.
    fn is_question(&self, op: OperationRef<'c, 'a>, value: Value<'c, 'a>) -> bool {
        let is_set = || !self.numbers.is_empty() && users(value).into_iter().any(|user| is(user, SET_VALID));
        is(op, VALID) && walk::definition(value).is_some_and(|(_, def)| is_def(def, ALLOC)) && !is_set()
    }
}

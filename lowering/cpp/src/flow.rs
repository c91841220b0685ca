//! The types of variables that receive tiles and views from control flow and calls: a variable of C++ has one type.
//!
//! A window onto a tile has the rows of the whole tile, and a view the layout of its tensor; the types of the module do not state
//! them. The type of a variable is therefore computed from the operations whose results reach it.

use crate::{
    control::{arguments, control, first_block, passed_to_blocks, results, yielded},
    report::{Lowered, unsupported_with},
    reserve::named,
    site::Site,
    views, windows,
};
use mlir_dialect::{
    defining_operation,
    melior::ir::{
        Value, ValueLike,
        operation::{OperationLike, OperationRef},
    },
    operand, region, symbol, value_key, walk,
};
use pto_dialect::{op::is_upstream, types as mlir_types};
use pto_isa::{
    Name, TileDesc, TypeDesc,
    ops::view::Opcode,
    types::{BLayout, SLayout, ViewLayout},
};
use pto_upstream::{Arith, Control, Outer};
use std::{
    cell::RefCell,
    collections::{HashMap, HashSet},
};

/// Groups of values that are passed on to each other: those of a group share a variable.
#[derive(Default)]
pub(crate) struct Flow<'c, 'a> {
    group_of: HashMap<usize, usize>,
    groups: Vec<Vec<Value<'c, 'a>>>,
    /// Values whose type other files know: parameters of public functions, and results of foreign functions.
    seen: HashSet<usize>,
    /// Functions of other files.
    foreign: HashSet<&'c str>,
    /// The tiles that values may be, by the representative of their group; computed on demand.
    tiles: RefCell<HashMap<usize, Vec<TileDesc>>>,
    /// The layouts of views, likewise.
    layouts: RefCell<HashMap<usize, ViewLayout>>,
}

/// Returns whether a value is a tile or a view of memory.
fn is_handle(value: Value<'_, '_>) -> bool {
    matches!(mlir_types::desc(value.r#type()), TypeDesc::Tile(_) | TypeDesc::TensorView(_) | TypeDesc::Partition(_))
}

/// Returns the operands of an operation from an index on.
fn operands_from<'c, 'a>(op: OperationRef<'c, 'a>, first: usize) -> Vec<Value<'c, 'a>> {
    (first..op.operand_count()).filter_map(|index| operand(op, index)).collect()
}

impl<'c, 'a> Flow<'c, 'a> {
    /// Collects the values that a module passes on.
    pub(crate) fn of(module: OperationRef<'c, 'a>) -> Self {
        let mut flow = Self::default();
        let all = walk::inside(module);
        let functions: HashMap<&str, OperationRef<'c, 'a>> = all
            .iter()
            .filter(|op| is_upstream(**op, Outer::Function))
            .filter_map(|op| Some((named(*op)?, *op)))
            .collect();
        for function in functions.values().filter(|function| !crate::function::is_private(**function)) {
            let entry = walk::blocks(*function).next();
            flow.seen.extend(entry.into_iter().flat_map(arguments).map(value_key));
        }
        let foreign = functions.iter().filter(|(_, function)| walk::blocks(**function).next().is_none());
        flow.foreign = foreign.map(|(name, _)| *name).collect();
        for op in all {
            flow.add(op, &functions);
        }
        flow
    }

    /// Joins the groups of values that are passed on with those of the receivers.
    fn join(&mut self, to: &[Value<'c, 'a>], from: &[Value<'c, 'a>]) {
        for (to, from) in to.iter().zip(from).filter(|(to, _)| is_handle(**to)) {
            let (kept, merged) = (self.group(*to), self.group(*from));
            if kept == merged {
                continue;
            }
            let (kept, merged) = if self.len(kept) < self.len(merged) { (merged, kept) } else { (kept, merged) };
            let moved = self.groups.get_mut(merged).map(std::mem::take).unwrap_or_default();
            for value in &moved {
                self.group_of.insert(value_key(*value), kept);
            }
            if let Some(group) = self.groups.get_mut(kept) {
                group.extend(moved);
            }
        }
    }

    fn len(&self, group: usize) -> usize {
        self.groups.get(group).map_or(0, Vec::len)
    }

    /// Returns the group of a value, which is created if necessary.
    fn group(&mut self, value: Value<'c, 'a>) -> usize {
        let next = self.groups.len();
        let group = *self.group_of.entry(value_key(value)).or_insert(next);
        if group == next {
            self.groups.push(vec![value]);
        }
        group
    }

    /// Adds the values that an operation passes on.
    fn add(&mut self, op: OperationRef<'c, 'a>, functions: &HashMap<&str, OperationRef<'c, 'a>>) {
        if is_upstream(op, Arith::Select) {
            let results = results(op);
            operands_from(op, 1).iter().for_each(|value| self.join(&results, &[*value]));
            return;
        }
        let Some(control) = control(op) else { return };
        match control {
            Control::For => {
                const BOUNDS: usize = 3;
                let Some(body) = first_block(op, 0) else { return };
                let carried = arguments(body).into_iter().skip(1).collect::<Vec<_>>();
                self.join(&carried, &operands_from(op, BOUNDS));
                self.join(&carried, &yielded(body));
                self.join(&carried, &results(op));
            }
            Control::While => {
                let (Some(before), Some(after)) = (first_block(op, 0), first_block(op, 1)) else { return };
                let passed = yielded(before).into_iter().skip(1).collect::<Vec<_>>();
                self.join(&arguments(before), &operands_from(op, 0));
                self.join(&arguments(before), &yielded(after));
                self.join(&arguments(after), &passed);
                self.join(&results(op), &passed);
            }
            Control::If | Control::IndexSwitch | Control::Inline => {
                let blocks = (0..op.region_count()).filter_map(|index| region(op, index)).flat_map(walk::blocks_of);
                for last in blocks.filter_map(|block| walk::operations(block).last()) {
                    if is_upstream(last, Control::Yield) {
                        self.join(&results(op), &operands_from(last, 0));
                    }
                }
            }
            Control::Call => {
                let callee = op.attribute("callee").ok().and_then(symbol).and_then(|name| functions.get(name));
                let blocks: Vec<_> = callee.into_iter().flat_map(|callee| walk::blocks(*callee)).collect();
                if blocks.is_empty() {
                    self.seen.extend(results(op).into_iter().map(value_key));
                }
                if let Some(entry) = blocks.first() {
                    self.join(&arguments(*entry), &operands_from(op, 0));
                }
                for last in blocks.iter().filter_map(|block| walk::operations(*block).last()) {
                    if is_upstream(last, Control::Return) {
                        self.join(&results(op), &operands_from(last, 0));
                    }
                }
            }
            Control::Branch | Control::ConditionalBranch | Control::Switch => {
                for (block, values) in passed_to_blocks(op) {
                    self.join(&arguments(block), &values);
                }
            }
            Control::Return | Control::Condition | Control::Yield => {}
        }
    }

    /// Returns the values of the group of a value.
    fn members(&self, value: Value<'c, 'a>) -> &[Value<'c, 'a>] {
        let group = self.group_of.get(&value_key(value)).and_then(|group| self.groups.get(*group));
        group.map_or(&[], Vec::as_slice)
    }

    /// Returns whether a function is defined in another file.
    pub(crate) fn is_foreign(&self, function: &str) -> bool {
        self.foreign.contains(function)
    }

    /// Returns whether control flow or a call passes a value on, or defines it.
    pub(crate) fn is_passed_on(&self, value: Value<'c, 'a>) -> bool {
        self.group_of.contains_key(&value_key(value))
    }

    /// Returns whether an operation of PTO defines a value, or another file passes it.
    fn is_defined(&self, value: Value<'c, 'a>) -> bool {
        self.seen.contains(&value_key(value)) || defining_operation(value).is_some_and(|op| Site::of(op).is_some())
    }

    /// Returns the tile that the C++ type of a value states.
    ///
    /// # Errors
    ///
    /// Tiles of several types for one variable are reported at an operation.
    pub(crate) fn tile(&self, value: Value<'c, 'a>, op: OperationRef<'c, 'a>) -> Lowered<Option<TileDesc>> {
        let Some(own) = mlir_types::tile(value.r#type()) else { return Ok(None) };
        let found = self.tiles(value);
        match found[..] {
            [] => Ok(Some(own)),
            [one] => Ok(Some(one)),
            [a, b, ..] => Err(unsupported_with(
                op,
                format_args!(
                    "not supported: a window with the lines of the {} tile that it is part of, where another tile has those of \
                     a {} tile",
                    extents(&a),
                    extents(&b)
                ),
                "copy the window into a separate tile (`pto.tmov`)",
            )),
        }
    }

    /// Returns the tiles that a value may be in C++, for a value and all values with the same variable.
    fn tiles(&self, value: Value<'c, 'a>) -> Vec<TileDesc> {
        let node = value_key(self.representative(value));
        if !self.tiles.borrow().contains_key(&node) {
            let found = self.propagated(value);
            self.tiles.borrow_mut().extend(found);
        }
        self.tiles.borrow().get(&node).cloned().unwrap_or_default()
    }

    /// Propagates tiles from the operations that define them through windows, to a value and all values that it depends on. Each
    /// group of values is visited once, and each of its tiles passed on once.
    fn propagated(&self, value: Value<'c, 'a>) -> HashMap<usize, Vec<TileDesc>> {
        let mut found: HashMap<usize, Vec<TileDesc>> = HashMap::new();
        // The windows onto the values of a group: the group of each, and its type.
        let mut windows_of: HashMap<usize, Vec<(usize, TileDesc)>> = HashMap::new();
        let (mut reached, mut work) = (vec![value], Vec::new());
        while let Some(value) = reached.pop() {
            let node = value_key(self.representative(value));
            if found.contains_key(&node) {
                continue;
            }
            found.insert(node, Vec::new());
            if let Some(known) = self.tiles.borrow().get(&node) {
                work.extend(known.iter().map(|tile| (node, *tile)));
                continue;
            }
            let alone = [value];
            let members = if self.is_passed_on(value) { self.members(value) } else { &alone };
            for member in members.iter().filter(|member| members.len() == 1 || self.is_defined(**member)) {
                let Some(own) = mlir_types::tile(member.r#type()) else { continue };
                let window = defining_operation(*member).and_then(Site::of).filter(|site| site.def.is(Opcode::Subview));
                match window.and_then(|site| site.find(Name::Source)) {
                    Some(source) => {
                        let whole = value_key(self.representative(source));
                        windows_of.entry(whole).or_default().push((node, own));
                        reached.push(source);
                    }
                    None => work.push((node, own)),
                }
            }
        }
        while let Some((node, tile)) = work.pop() {
            let tiles = found.entry(node).or_default();
            if !tiles.contains(&tile) {
                tiles.push(tile);
                let windows = windows_of.get(&node).into_iter().flatten();
                work.extend(windows.map(|(window, own)| (*window, windows::window(&tile, own))));
            }
        }
        found
    }

    /// Returns the representative of the values that share a variable with a value.
    fn representative(&self, value: Value<'c, 'a>) -> Value<'c, 'a> {
        self.members(value).first().copied().unwrap_or(value)
    }

    /// Returns the layout of a view.
    ///
    /// # Errors
    ///
    /// Views of several layouts for one variable are reported at an operation.
    pub(crate) fn layout(&self, value: Value<'c, 'a>, op: OperationRef<'c, 'a>) -> Lowered<ViewLayout> {
        let node = value_key(self.representative(value));
        let known = self.layouts.borrow().get(&node).copied();
        if let Some(layout) = known {
            return Ok(layout);
        }
        let layout = self.common_layout(value, op)?;
        self.layouts.borrow_mut().insert(node, layout);
        Ok(layout)
    }

    /// Computes the layout of a view from all views that reach it, and the tiles that are moved to or from them.
    fn common_layout(&self, value: Value<'c, 'a>, op: OperationRef<'c, 'a>) -> Lowered<ViewLayout> {
        let (mut found, mut tiles): (Vec<ViewLayout>, Vec<TileDesc>) = (Vec::new(), Vec::new());
        let mut is_stated = false;
        let (mut open, mut list) = (HashSet::new(), vec![value]);
        while let Some(value) = list.pop() {
            if !open.insert(value_key(value)) {
                continue;
            }
            // The first value of a group adds the others.
            let first = self.representative(value);
            if first == value {
                list.extend(self.members(value))
            } else {
                list.push(first)
            }
            tiles.extend(views::moved(value));
            let source = defining_operation(value).and_then(Site::of).filter(|site| site.def.is(Opcode::PartitionView));
            if let Some(source) = source.and_then(|site| site.find(Name::Source)) {
                list.push(source);
            } else if (self.is_defined(value) || !self.is_passed_on(value))
                && let Some((layout, stated)) = views::layout(value)
            {
                is_stated |= stated;
                found.extend(Some(layout).filter(|layout| !found.contains(layout)));
            }
        }
        let boxed = |tile: &TileDesc| tile.slayout != SLayout::NoneBox;
        let is_column = |tile: &TileDesc| tile.blayout == BLayout::ColMajor && !boxed(tile);
        match found[..] {
            [] if tiles.iter().any(is_column) => Ok(ViewLayout::Dn),
            [] => Ok(ViewLayout::Nd),
            // Contiguous boxes are also contiguous rows.
            [ViewLayout::Nz] if !is_stated && !tiles.is_empty() && !tiles.iter().any(boxed) => Ok(ViewLayout::Nd),
            [one] => Ok(one),
            [a, b, ..] => Err(unsupported_with(
                op,
                format_args!("not supported: views of layouts {a} and {b} where control flow or a call takes either"),
                "load or store each of them where it is made",
            )),
        }
    }
}

/// Formats the rows and columns of a tile.
fn extents(tile: &TileDesc) -> String {
    format!("{}x{}", tile.rows, tile.cols)
}

/// Returns the first value that a function returns.
pub(crate) fn returned<'c, 'a>(function: OperationRef<'c, 'a>) -> Option<Value<'c, 'a>> {
    let last = walk::blocks(function).filter_map(|block| walk::operations(block).last());
    last.filter(|op| is_upstream(*op, Control::Return)).find_map(|op| operand(op, 0))
}

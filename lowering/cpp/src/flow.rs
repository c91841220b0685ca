//! Which tiles and views control flow and calls hand on: all that one variable of C++ may hold has one type.
//!
//! A window onto a tile has the lines of the whole tile, and a view the layout of its tensor, which the types of the module do
//! not say. So a variable that receives them gets its type from what it receives.

use crate::{
    control::{arguments, control, first_block, handed_to_blocks, results, yielded},
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
use std::collections::{HashMap, HashSet};

/// Groups of values that are handed on to each other.
#[derive(Default)]
pub(crate) struct Flow<'c, 'a> {
    group_of: HashMap<usize, usize>,
    groups: Vec<Vec<Value<'c, 'a>>>,
    /// Values whose type other files know: parameters of functions that are not private, and results of functions of theirs.
    seen: HashSet<usize>,
    /// Functions of other files.
    foreign: HashSet<&'c str>,
}

/// Whether a value is a tile or a view of memory.
fn is_handle(value: Value<'_, '_>) -> bool {
    matches!(mlir_types::desc(value.r#type()), TypeDesc::Tile(_) | TypeDesc::TensorView(_) | TypeDesc::Partition(_))
}

/// The operands of an operation from one on.
fn operands_from<'c, 'a>(op: OperationRef<'c, 'a>, first: usize) -> Vec<Value<'c, 'a>> {
    (first..op.operand_count()).filter_map(|index| operand(op, index)).collect()
}

impl<'c, 'a> Flow<'c, 'a> {
    /// What is handed on in a module.
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

    /// Joins values that are handed on to others.
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

    /// The group of a value, which is new where there is none.
    fn group(&mut self, value: Value<'c, 'a>) -> usize {
        let next = self.groups.len();
        let group = *self.group_of.entry(value_key(value)).or_insert(next);
        if group == next {
            self.groups.push(vec![value]);
        }
        group
    }

    /// Adds what an operation hands on.
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
                let carried = arguments(body).split_off(1);
                self.join(&carried, &operands_from(op, BOUNDS));
                self.join(&carried, &yielded(body));
                self.join(&carried, &results(op));
            }
            Control::While => {
                let (Some(before), Some(after)) = (first_block(op, 0), first_block(op, 1)) else { return };
                let handed = yielded(before).split_off(1);
                self.join(&arguments(before), &operands_from(op, 0));
                self.join(&arguments(before), &yielded(after));
                self.join(&arguments(after), &handed);
                self.join(&results(op), &handed);
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
                for (block, values) in handed_to_blocks(op) {
                    self.join(&arguments(block), &values);
                }
            }
            Control::Return | Control::Condition | Control::Yield => {}
        }
    }

    /// The values that are handed on to each other, a value among them.
    fn members(&self, value: Value<'c, 'a>) -> &[Value<'c, 'a>] {
        let group = self.group_of.get(&value_key(value)).and_then(|group| self.groups.get(*group));
        group.map_or(&[], Vec::as_slice)
    }

    /// Whether a function is of another file.
    pub(crate) fn is_foreign(&self, function: &str) -> bool {
        self.foreign.contains(function)
    }

    /// Whether control flow or a call hands a value on, or gives it.
    pub(crate) fn hands_on(&self, value: Value<'c, 'a>) -> bool {
        self.group_of.contains_key(&value_key(value))
    }

    /// Whether an operation makes a value, or another file passes it.
    fn is_made(&self, value: Value<'c, 'a>) -> bool {
        self.seen.contains(&value_key(value)) || defining_operation(value).is_some_and(|op| Site::of(op).is_some())
    }

    /// What a tile is in C++.
    ///
    /// # Errors
    ///
    /// Tiles of several types that are handed on to one variable are reported at an operation.
    pub(crate) fn tile(&self, value: Value<'c, 'a>, op: OperationRef<'c, 'a>) -> Lowered<Option<TileDesc>> {
        let Some(own) = mlir_types::tile(value.r#type()) else { return Ok(None) };
        let found = self.tiles(value, &mut HashSet::new());
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

    /// All that a tile may be in C++; `open` are values that are looked at.
    fn tiles(&self, value: Value<'c, 'a>, open: &mut HashSet<usize>) -> Vec<TileDesc> {
        let alone = [value];
        let members = if self.hands_on(value) { self.members(value) } else { &alone };
        let mut found: Vec<TileDesc> = Vec::new();
        if !members.first().is_some_and(|first| open.insert(value_key(*first))) {
            return found;
        }
        for member in members.iter().filter(|member| members.len() == 1 || self.is_made(**member)) {
            let Some(own) = mlir_types::tile(member.r#type()) else { continue };
            let window = defining_operation(*member).and_then(Site::of).filter(|site| site.def.is(Opcode::Subview));
            let made = match window.and_then(|site| site.find(Name::Source)) {
                Some(source) => {
                    let whole = self.tiles(source, open);
                    whole.iter().map(|whole| windows::window(whole, &own)).collect()
                }
                None => vec![own],
            };
            for tile in made {
                if !found.contains(&tile) {
                    found.push(tile);
                }
            }
        }
        if let Some(first) = members.first() {
            open.remove(&value_key(*first));
        }
        found
    }

    /// The layout of a view.
    ///
    /// # Errors
    ///
    /// Views of several layouts that are handed on to one variable are reported at an operation.
    pub(crate) fn layout(&self, value: Value<'c, 'a>, op: OperationRef<'c, 'a>) -> Lowered<ViewLayout> {
        let (mut found, mut tiles): (Vec<ViewLayout>, Vec<TileDesc>) = (Vec::new(), Vec::new());
        let mut is_stated = false;
        let (mut open, mut list) = (HashSet::new(), vec![value]);
        while let Some(value) = list.pop() {
            if !open.insert(value_key(value)) {
                continue;
            }
            list.extend(self.members(value));
            tiles.extend(views::moved(value));
            let source = defining_operation(value).and_then(Site::of).filter(|site| site.def.is(Opcode::PartitionView));
            if let Some(source) = source.and_then(|site| site.find(Name::Source)) {
                list.push(source);
            } else if (self.is_made(value) || !self.hands_on(value))
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
            // Boxes that stand one after the other are also rows that do.
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

/// Rows and columns of a tile, as text.
fn extents(tile: &TileDesc) -> String {
    format!("{}x{}", tile.rows, tile.cols)
}

/// The value that a function gives.
pub(crate) fn returned<'c, 'a>(function: OperationRef<'c, 'a>) -> Option<Value<'c, 'a>> {
    let last = walk::blocks(function).filter_map(|block| walk::operations(block).last());
    last.filter(|op| is_upstream(*op, Control::Return)).find_map(|op| operand(op, 0))
}

//! Lowers copies of shared exponents from L1 to the memory beside the operand buffer that they belong to.
//!
//! A matrix product with shared exponents has no operand for them. They are in a separate memory beside each operand
//! buffer, at a 16th of the address of the operand, so that a move of exponents copies them there, for each operand
//! that uses them.

use super::{
    Expander, Site,
    cube::Move,
    instructions::{BARRIER, MTE_L1_L0A_MX, MTE_L1_L0B_MX},
};
use crate::{
    builder::{Builder, Extent, Lowered, set},
    tile::address,
    walk,
};
use mlir_dialect::{
    melior::ir::{
        Value, ValueLike,
        operation::{OperationLike, OperationRef},
    },
    operand, value_key,
};
use nest_dialect::op as nest;
use pto_dialect::{op::Groups, types};
use pto_isa::{
    Family, Key, Name, Op, TileDesc,
    types::{AddressSpace, DType, Fractal, Layout, Loc, Pipe},
};
use std::collections::{HashMap, HashSet};

/// Elements along K that share an exponent.
const GROUP: i64 = 32;
/// Bytes of an operand per exponent.
const RATIO: i64 = 16;
/// Operands of matrix products, and their exponents.
const PAIRS: [(Name, Name); 2] = [(Name::A, Name::AScale), (Name::B, Name::BScale)];

/// The operands that exponents belong to.
#[derive(Default)]
pub(super) struct Scales<'c, 'a> {
    /// The operands, by the tile of their exponents.
    operands: HashMap<usize, Vec<Value<'c, 'a>>>,
    /// The exponents, by the address of an operand; `None` if there are several.
    owners: HashMap<(Loc, i64), Option<usize>>,
    /// Tiles of exponents with other uses, too.
    shared: HashSet<usize>,
    /// Tiles of exponents that moves write.
    moved: HashSet<usize>,
}

impl<'c, 'a> Scales<'c, 'a> {
    /// Collects the exponents of the matrix products among the operations of a function.
    pub(super) fn new(operations: &[OperationRef<'c, 'a>]) -> Self {
        let mut scales = Self::default();
        for op in operations {
            let Some((def, _)) = pto_dialect::op::declared(*op) else {
                scales.shared_by_nest(*op);
                continue;
            };
            let groups = Groups::of(def, *op);
            let of = |name: Name| operand(*op, groups.range(def.operand(name)?).next()?);
            for (index, owner) in groups.owners().enumerate() {
                let Some(value) = operand(*op, index) else { continue };
                let name = def.operands.get(owner).map(|operand| operand.name);
                let is_scale = def.family() == Family::Matmul && PAIRS.iter().any(|(_, scale)| Some(*scale) == name);
                let is_move = def.family() == Family::Movement && name == Some(Name::Dst);
                if types::tile(value.r#type()).is_none_or(|tile| !is_exponents(&tile)) || is_scale {
                    continue;
                }
                let uses = if is_move { &mut scales.moved } else { &mut scales.shared };
                uses.insert(value_key(value));
            }
            if def.family() != Family::Matmul {
                continue;
            }
            for (data, scale) in PAIRS {
                let (Some(data), Some(scale)) = (of(data), of(scale)) else { continue };
                let key = value_key(scale);
                scales.operands.entry(key).or_default().push(data);
                let loc = types::tile(data.r#type()).map(|tile| tile.loc);
                if let (Some(loc), Some(address)) = (loc, address(data)) {
                    let owner = scales.owners.entry((loc, address)).or_insert(Some(key));
                    *owner = owner.filter(|owner| *owner == key);
                }
            }
        }
        scales
    }

    /// Records the tiles of exponents that a nest uses.
    fn shared_by_nest(&mut self, op: OperationRef<'c, 'a>) {
        let nests: Vec<_> = match nest::block(op, 0) {
            Some(block) if nest::is_loops(op) => walk::operations(block).collect(),
            Some(_) | None => vec![op],
        };
        for op in nests.into_iter().filter(|op| nest::kind(*op).is_some()) {
            let tiles = (0..op.operand_count()).filter_map(|index| operand(op, index));
            let exponents = tiles.filter(|value| types::tile(value.r#type()).is_some_and(|tile| is_exponents(&tile)));
            self.shared.extend(exponents.map(value_key));
        }
    }
}

/// Checks that the exponents of a matrix product are where the instruction reads them.
pub(super) fn check<'c, 'a>(x: &Expander<'c, 'a>, site: Site<'c, 'a>) -> Lowered<()> {
    for (_, name) in PAIRS {
        let Some(index) = site.def.operand(name) else { continue };
        let is_moved = site.operand(index).is_some_and(|scale| x.scales.moved.contains(&value_key(scale)));
        if !is_moved {
            return Err(site
                .refusal(
                    index,
                    "with exponents that no move in this function goes to: products read them beside the operand",
                )
                .help("load the exponents into L1, and move them to the tile with pto.tmov or pto.textract")
                .emit());
        }
    }
    Ok(())
}

/// Returns whether a tile is one of exponents.
pub(super) const fn is_exponents(desc: &TileDesc) -> bool {
    matches!(desc.loc, Loc::Scaling) && matches!(desc.fractal, Fractal::F32)
}

/// Copies a window of exponents in L1, from a row and a column on, to the memory beside each operand that uses the tile
/// of exponents. Another pipe copies factors, so that barriers are necessary.
pub(super) fn load<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>, part: Move<'_, 'c, 'a>) -> Lowered<()> {
    let Move { src, dst, at } = part;
    let Some(tile) = site.named(Name::Dst) else { return Err(x.b.defect("a destination")) };
    let key = value_key(tile);
    if src.desc.dtype.bytes() != 1 {
        return Err(site.refuse(format_args!("with exponents of {}: they are bytes", src.desc.dtype)));
    }
    if x.scales.shared.contains(&key) {
        return Err(site.refuse("into exponents that other operations than matrix products use"));
    }
    let left = match (src.desc.layout(), dst.desc.layout()) {
        (Layout::ZZ_SCALE, Layout::ZZ_SCALE) => true,
        (Layout::NN_SCALE, Layout::NN_SCALE) => false,
        (from, to) => return Err(site.refuse(format_args!("from exponents in layout {from} to {to}"))),
    };
    // Lines of exponents along K: those of the window, and its start.
    let boxes = src.stride / (LINES * PAIR);
    let mut window = if left {
        Window { lines: dst.rows, groups: dst.cols, line: at[0], group: at[1], boxes }
    } else {
        Window { lines: dst.cols, groups: dst.rows, line: at[1], group: at[0], boxes }
    };
    if !window.is_end() && !window.begins_boxes() {
        return Err(site.refuse(format_args!(
            "from exponents that neither end with the window along K nor begin with whole boxes of {LINES} x {PAIR}"
        )));
    }
    let side = if left { &LEFT } else { &RIGHT };
    let mut places = Vec::new();
    for operand in x.scales.operands.get(&key).cloned().unwrap_or_default() {
        let place = address(operand).filter(|address| address % RATIO == 0);
        let Some(place) = place else {
            return Err(site.refuse("for an operand whose address is not known"));
        };
        if x.scales.owners.get(&(side.loc, place)) != Some(&Some(key)) {
            return Err(site.refuse("where an operand buffer has exponents of several tiles"));
        }
        // Matrix products read as many groups as the operand needs, even if the tile of exponents has more.
        let desc = types::tile(operand.r#type());
        let along = desc.and_then(|desc| if left { desc.valid_cols.get() } else { desc.valid_rows.get() });
        if let (Some(along), Some(groups)) = (along, window.groups.get())
            && (along + GROUP - 1) / GROUP != groups
        {
            return Err(
                site.refuse(format_args!("to {groups} exponents of each line for an operand of {along} elements"))
            );
        }
        if !places.contains(&(place / RATIO)) {
            places.push(place / RATIO);
        }
    }
    let everything = [set(Key::Pipe, Pipe::All)];
    x.b.op(BARRIER, &[], &everything, &[])?;
    let start = if window.is_end() { src.pointer } else { src.beginning(&mut x.b, at)?.pointer };
    for place in places {
        let b = &mut x.b;
        let address = b.constant(place, DType::I64)?;
        let target = b.cast(address, src.desc.dtype, side.space)?;
        if window.is_end() {
            side.load(b, [start, target], window)?;
            continue;
        }
        (window.line, window.group) = (Extent::Static(0), Extent::Static(0));
        // Rows of boxes are copied one by one: within a box the stride of lines does not depend on the number of
        // groups.
        let boxes = b.quotient_up(window.lines, Extent::Static(LINES))?;
        let pairs = b.quotient_up(window.groups, Extent::Static(PAIR))?;
        let bytes = b.mul(pairs, Extent::Static(LINES * PAIR))?;
        b.each(boxes, 1, &mut |b, number| {
            let before = b.mul(number, Extent::Static(LINES))?;
            let left = b.sub(window.lines, before)?;
            let lines = b.min(left, Extent::Static(LINES))?;
            let (from, to) = (b.mul(number, Extent::Static(src.stride))?, b.mul(number, bytes)?);
            let ends = [b.advance(start, from)?, b.advance(target, to)?];
            side.load(b, ends, Window { lines, ..window })
        })?;
    }
    x.b.op(BARRIER, &[], &everything, &[]).map(drop)
}

/// Lines and groups per box of exponents.
const LINES: i64 = 16;
const PAIR: i64 = 2;

/// A window of lines of exponents along K.
#[derive(Clone, Copy)]
struct Window<'c, 'a> {
    lines: Extent<'c, 'a>,
    groups: Extent<'c, 'a>,
    /// The start of the window.
    line: Extent<'c, 'a>,
    group: Extent<'c, 'a>,
    /// Boxes along K of the tile, or of the viewed tile.
    boxes: i64,
}

impl Window<'_, '_> {
    /// Returns whether the exponents end with the window, as the instruction assumes.
    fn is_end(&self) -> bool {
        let end = self.group.get().zip(self.groups.get()).map(|(group, groups)| group + groups);
        end.is_some_and(|end| (end + PAIR - 1) / PAIR == self.boxes)
    }

    /// Returns whether the window begins with a box.
    fn begins_boxes(&self) -> bool {
        let whole = |at: Extent<'_, '_>, size: i64| at.get().is_some_and(|at| at % size == 0);
        whole(self.line, LINES) && whole(self.group, PAIR)
    }
}

/// An operand buffer, and the instruction that loads the memory beside it.
struct Side {
    loc: Loc,
    /// Lines are rows.
    by_rows: bool,
    instruction: &'static Op,
    space: AddressSpace,
}

const LEFT: Side = Side { loc: Loc::Left, by_rows: true, instruction: MTE_L1_L0A_MX, space: AddressSpace::L0a };
const RIGHT: Side = Side { loc: Loc::Right, by_rows: false, instruction: MTE_L1_L0B_MX, space: AddressSpace::L0b };

impl Side {
    fn load<'c, 'a>(&self, b: &mut Builder<'c, 'a>, ends: [Value<'c, 'a>; 2], window: Window<'c, 'a>) -> Lowered<()> {
        let along = b.mul(window.groups, Extent::Static(GROUP))?;
        let start = b.mul(window.group, Extent::Static(GROUP))?;
        let [first, second, row, col] = if self.by_rows {
            [window.lines, along, window.line, start]
        } else {
            [along, window.lines, start, window.line]
        };
        let mut numbers = Vec::new();
        for number in [first, second, row, col] {
            numbers.push(b.integer(number, DType::I64)?);
        }
        let mut groups: Vec<&[Value<'c, 'a>]> = ends.iter().chain(&numbers).map(std::slice::from_ref).collect();
        groups.resize(self.instruction.operands.len(), &[]);
        b.grouped(self.instruction, &groups, &[]).map(drop)
    }
}

//! Checks that the cases cover the instruction table: every operation on every element type, in every layout of vector
//! memory and with every kind of valid region.

use crate::{cases::Case, machine::collecting_diagnostics};
use mlir_dialect::{
    ParsedSource,
    melior::{
        Context,
        ir::{BlockLike, RegionLike, ValueLike, operation::OperationLike, operation::OperationRef},
    },
    operand, region,
};
use pto_dialect::{
    op::{Groups, declared},
    types,
};
use pto_isa::{
    Level, Op, Rule, Target, TileDesc, ops,
    rule::{Allowed, conversion::converts},
    types::{DType, DTypeSet, Dim, FractalName, Loc},
};
use std::{collections::HashSet, fmt};

/// Kinds of valid regions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Region {
    Full,
    Tail,
    Dynamic,
    OneRow,
    OneColumn,
}

const REGIONS: [Region; 5] = [Region::Full, Region::Tail, Region::Dynamic, Region::OneRow, Region::OneColumn];

/// Returns the kinds of a tile.
fn regions(tile: &TileDesc) -> Vec<Region> {
    let (Dim::Static(rows), Dim::Static(cols)) = (tile.valid_rows, tile.valid_cols) else {
        return vec![Region::Dynamic];
    };
    let mut found = vec![if [rows, cols] == [tile.rows, tile.cols] { Region::Full } else { Region::Tail }];
    found.extend((rows == 1).then_some(Region::OneRow));
    found.extend((cols == 1).then_some(Region::OneColumn));
    found
}

/// A combination that needs a case.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Point {
    pub(crate) op: &'static str,
    pub(crate) dtype: DType,
    pub(crate) layout: FractalName,
    pub(crate) region: Region,
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { op, dtype, layout, region } = self;
        write!(f, "{op} {dtype} {layout:?} {region:?}")
    }
}

/// Returns the tile operand with the element types of the op definition, and these types.
fn subject(def: &'static Op) -> Option<(usize, DTypeSet)> {
    let on = Target::A5;
    if def.name == "tcvt" {
        let sources = DType::ALL.iter().copied();
        let types = sources.filter(|dtype| DType::ALL.iter().any(|to| converts(*dtype, *to, on))).collect::<Vec<_>>();
        return Some((0, types.into_iter().fold(DTypeSet::EMPTY, |set, dtype| set.or(DTypeSet::of(&[dtype])))));
    }
    let is_tile = |index: usize| def.operands.get(index).is_some_and(|operand| operand.kind.is_tile());
    let found = def.all_rules().find_map(|rule| match rule {
        Rule::DType { operands, allowed: Allowed::Definition } => {
            let index = operands.iter().map(|index| usize::from(*index)).find(|index| is_tile(*index))?;
            Some((index, *def.dtypes.on(on)))
        }
        Rule::MatmulTypes { lhs, table, .. } => {
            let types = table.on(on).iter().fold(DTypeSet::EMPTY, |types, product| types.or(product.lhs));
            Some((usize::from(*lhs), types))
        }
        _ => None,
    });
    found.or_else(|| Some((def.operands.iter().position(|operand| operand.kind.is_tile())?, *def.dtypes.on(on))))
}

/// Returns the layouts that an operand may have in vector memory.
fn layouts(def: &'static Op, index: usize) -> Vec<FractalName> {
    let all = [FractalName::Nd, FractalName::Dn, FractalName::Nz];
    let is_subject = |operands: &[u8]| operands.iter().any(|operand| usize::from(*operand) == index);
    let places = def.all_rules().find_map(|rule| match rule {
        Rule::Location { operands, allowed } if is_subject(operands) => Some(*allowed.on(Target::A5)),
        _ => None,
    });
    // If it is not in vector memory, the first memory.
    let place = Loc::ALL.iter().copied().find(|loc| places.is_some_and(|places| places.contains(*loc)));
    let place = if places.is_none_or(|places| places.contains(Loc::Vec)) { Some(Loc::Vec) } else { place };
    let listed = def.all_rules().find_map(|rule| match rule {
        Rule::Layout { operands, loc, allowed } if is_subject(operands) && (loc.is_none() || *loc == place) => {
            Some(allowed.on(Target::A5).iter().map(|layout| layout.name()).collect::<Vec<_>>())
        }
        _ => None,
    });
    all.into_iter().filter(|layout| listed.as_ref().is_none_or(|listed| listed.contains(layout))).collect()
}

/// Returns all combinations that need a case.
pub(crate) fn expected() -> Vec<Point> {
    let rows = ops::all();
    let rows = rows.filter(|def| def.level == Level::Tile && pto_vector::is_lowered(def));
    let mut points = Vec::new();
    for def in rows {
        let Some((index, types)) = subject(def) else { continue };
        for dtype in types.iter() {
            for layout in layouts(def, index) {
                points.extend(REGIONS.map(|region| Point { op: def.name, dtype, layout, region }));
            }
        }
    }
    points
}

/// Returns the operations in a module, in any order.
fn operations<'c, 'a>(module: OperationRef<'c, 'a>) -> Vec<OperationRef<'c, 'a>> {
    let (mut open, mut found) = (vec![module], Vec::new());
    while let Some(op) = open.pop() {
        found.push(op);
        for index in 0..op.region_count() {
            let blocks = region(op, index).and_then(|region| region.first_block());
            for block in std::iter::successors(blocks, |block| block.next_in_region()) {
                open.extend(std::iter::successors(block.first_operation(), |op| op.next_in_block()));
            }
        }
    }
    found
}

/// Returns the combinations that a case covers, and the diagnostics of the verifier.
pub(crate) fn points(context: &Context, case: &Case) -> (HashSet<Point>, Vec<String>) {
    let mut found = HashSet::new();
    let ((parsed, legal), messages) = collecting_diagnostics(context, || {
        let parsed = ParsedSource::parse(context, "case", case.text.as_bytes(), false);
        let legal = parsed.as_ref().is_some_and(|parsed| mlir_dialect::verify(parsed.module()));
        (parsed, legal)
    });
    let messages = if legal { Vec::new() } else { messages };
    let Some(parsed) = parsed else { return (found, messages) };
    for op in operations(parsed.module()) {
        let Some((def, _)) = declared(op) else { continue };
        let Some((index, _)) = subject(def).filter(|_| def.level == Level::Tile) else { continue };
        let tiles = |index: usize| {
            let position = Groups::of(def, op).range(index).next()?;
            types::tile(operand(op, position)?.r#type())
        };
        let Some(tile) = tiles(index) else { continue };
        // Regions of any tile: reductions have one column only on one side.
        let all = (0..def.operands.len()).filter_map(tiles).flat_map(|tile| regions(&tile));
        let all: HashSet<Region> =
            regions(&tile).into_iter().chain(all.filter(|region| *region == Region::Dynamic)).collect();
        let of = |region| Point { op: def.name, dtype: tile.dtype, layout: tile.fractal_name(), region };
        found.extend(all.into_iter().map(of));
    }
    (found, messages)
}

//! Shared exponents of products: from L1 to the memory beside the buffer of the operand they belong to.
//!
//! A product with shared exponents has no operand for them. They are in a memory of their own beside each operand buffer, at
//! a 16th of the address of the operand, so that a move of exponents goes there, for each operand they are used with.

use super::{
    Expander, Site,
    instructions::{BARRIER, MTE_L1_L0A_MX, MTE_L1_L0B_MX},
};
use crate::{
    ir::{Extent, Lowered},
    tile::{Tile, address},
};
use mlir_dialect::{
    melior::ir::{Value, ValueLike, operation::OperationRef},
    operand, value_key,
};
use pto_dialect::{op::Groups, types};
use pto_isa::{
    Family, TileDesc,
    types::{AddressSpace, DType, Fractal, Layout, Loc},
};
use std::collections::{HashMap, HashSet};

/// Elements along K that share an exponent.
const GROUP: i64 = 32;
/// Bytes of an operand for one of its exponents.
const RATIO: i64 = 16;
/// Operands of products, and those with their exponents.
const PAIRS: [(&str, &str); 2] = [("a", "a_scale"), ("b", "b_scale")];

/// Which operands exponents belong to.
#[derive(Default)]
pub(super) struct Scales<'c, 'a> {
    /// By the tile of the exponents.
    operands: HashMap<usize, Vec<Value<'c, 'a>>>,
    /// Exponents by the place of an operand; none where there are several.
    owners: HashMap<(Loc, i64), Option<usize>>,
    /// Tiles of exponents that something else uses, too.
    shared: HashSet<usize>,
}

impl<'c, 'a> Scales<'c, 'a> {
    /// Those of the products among the operations of a function.
    pub(super) fn new(operations: &[OperationRef<'c, 'a>]) -> Self {
        let mut scales = Self::default();
        for op in operations {
            let Some((row, _)) = pto_dialect::op::declared(*op) else { continue };
            let groups = Groups::of(row, *op);
            let of = |name: &str| operand(*op, groups.range(row.operand(name)?).next()?);
            for (index, owner) in groups.owners().enumerate() {
                let Some(value) = operand(*op, index) else { continue };
                let name = row.operands.get(owner).map_or("", |operand| operand.name);
                let is_scale = row.family == Family::Matmul && PAIRS.iter().any(|(_, scale)| *scale == name);
                let is_move = row.family == Family::Movement && name == "dst";
                if types::tile(value.r#type()).is_some_and(|tile| is_exponents(&tile)) && !is_scale && !is_move {
                    scales.shared.insert(value_key(value));
                }
            }
            if row.family != Family::Matmul {
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
}

/// Whether a tile is one of exponents.
pub(super) const fn is_exponents(desc: &TileDesc) -> bool {
    matches!(desc.loc, Loc::Scaling) && matches!(desc.fractal, Fractal::F32)
}

/// A window of exponents in L1, from a row and a column on, to a tile of exponents: to the memory beside each operand that
/// has them. It is another pipe than that of factors, which barriers make up for.
pub(super) fn load<'c, 'a>(
    x: &mut Expander<'c, 'a>,
    site: Site<'c, 'a>,
    src: &Tile<'c, 'a>,
    dst: &Tile<'c, 'a>,
    at: [Extent<'c, 'a>; 2],
) -> Lowered<()> {
    let Some(tile) = site.named("dst") else { return Err(x.b.defect("a destination")) };
    let key = value_key(tile);
    if src.desc.dtype.bytes() != 1 {
        return Err(site.refuse(format_args!("with exponents of {}: they are bytes", src.desc.dtype)));
    }
    if x.scales.shared.contains(&key) {
        return Err(site.refuse("into exponents that more than products use"));
    }
    let left = match (src.desc.layout(), dst.desc.layout()) {
        (Layout::ZZ_SCALE, Layout::ZZ_SCALE) => true,
        (Layout::NN_SCALE, Layout::NN_SCALE) => false,
        (from, to) => return Err(site.refuse(format_args!("from exponents in layout {from} to {to}"))),
    };
    // Of lines of exponents along K: those of the window, and where it begins.
    let ([lines, groups], [line, group], whole) = if left {
        ([dst.rows, dst.cols], [at[0], at[1]], src.desc.cols)
    } else {
        ([dst.cols, dst.rows], [at[1], at[0]], src.desc.rows)
    };
    // The instruction takes the exponents to end with the window.
    if group.get().zip(groups.get()).is_none_or(|(group, groups)| group + groups != whole) {
        return Err(site.refuse("from exponents that do not end with the window along K"));
    }
    let (instruction, space) =
        if left { (MTE_L1_L0A_MX, AddressSpace::L0a) } else { (MTE_L1_L0B_MX, AddressSpace::L0b) };
    let mut places = Vec::new();
    for operand in x.scales.operands.get(&key).cloned().unwrap_or_default() {
        let place = address(operand).filter(|address| address % RATIO == 0);
        let Some(place) = place else {
            return Err(site.refuse("for an operand whose address is not known"));
        };
        let loc = if left { Loc::Left } else { Loc::Right };
        if x.scales.owners.get(&(loc, place)) != Some(&Some(key)) {
            return Err(site.refuse("where an operand buffer has exponents of several tiles"));
        }
        if !places.contains(&(place / RATIO)) {
            places.push(place / RATIO);
        }
    }
    let everything = [("pipe", "PIPE_ALL")];
    x.b.op(BARRIER, &[], &everything, &[])?;
    for place in places {
        let b = &mut x.b;
        let along = b.mul(groups, Extent::Static(GROUP))?;
        let start = b.mul(group, Extent::Static(GROUP))?;
        let ([first, second], [row, col]) =
            if left { ([lines, along], [line, start]) } else { ([along, lines], [start, line]) };
        let address = b.constant(place, DType::I64)?;
        let target = b.cast(address, src.desc.dtype, space)?;
        let mut numbers = Vec::new();
        for number in [first, second, row, col] {
            numbers.push(b.integer(number, DType::I64)?);
        }
        let ends = [src.pointer, target];
        let mut groups: Vec<&[Value<'c, 'a>]> = ends.iter().chain(&numbers).map(std::slice::from_ref).collect();
        groups.resize(instruction.operands.len(), &[]);
        b.grouped(instruction, &groups, &[])?;
    }
    x.b.op(BARRIER, &[], &everything, &[]).map(drop)
}

//! Rearrangement within and between tiles.

use super::{
    Entry, Expander, Site,
    instructions::{PNOT, VADDS, VGATHER2, VMULS},
    loops::{Line, Rows},
    movement::padding,
};
use crate::{
    ir::{Builder, Extent, Lowered, lanes},
    tile::Tile,
};
use mlir_dialect::{
    InherentAttributes,
    melior::ir::{Value, ValueLike},
};
use pto_dialect::attributes;
use pto_isa::{
    ops::layout,
    types::{DType, Loc, MaskGranularity, Pad},
};

const _: () = super::assert_complete(layout::OPS, RULES);

/// The rules of the family.
pub(crate) const RULES: &[Entry] = &[
    Entry::by("tconcat", side_by_side),
    Entry::missing("tconcatidx", "rows of different lengths are not written yet"),
    Entry::missing("tdeinterleave", "interleaving is not written yet"),
    Entry::by("tfillpad", fill),
    Entry::missing("timg2col", "windows of images are not written yet"),
    Entry::missing("tinterleave", "interleaving is not written yet"),
    Entry::missing("tpack", "packing is not written yet"),
    Entry::by("ttrans", transpose),
];

/// Rows and columns of a region.
pub(super) type Region<'c, 'a> = [Extent<'c, 'a>; 2];

/// What is stored at a place.
pub(super) type Stored<'x, 'c, 'a> =
    dyn FnMut(&mut Builder<'c, 'a>, [Extent<'c, 'a>; 2], Value<'c, 'a>) -> Lowered<Value<'c, 'a>> + 'x;

/// Elements of a row-major tile that are not in a region at its start: those behind its columns, then those below its
/// rows.
pub(super) struct Outside<'c, 'a> {
    dst: Tile<'c, 'a>,
    granularity: MaskGranularity,
    rows: Extent<'c, 'a>,
    /// First column of the register with the last column of the region.
    start: Extent<'c, 'a>,
    /// Columns from there to the end of the tile and of the region, and as `i32`.
    behind: Extent<'c, 'a>,
    counts: [Value<'c, 'a>; 2],
    below: Extent<'c, 'a>,
    line: Line<'c, 'a>,
}

impl<'c, 'a> Outside<'c, 'a> {
    /// What is needed, computed outside of loops.
    pub(super) fn new(
        b: &mut Builder<'c, 'a>,
        dst: Tile<'c, 'a>,
        [rows, cols]: Region<'c, 'a>,
        granularity: MaskGranularity,
    ) -> Lowered<Self> {
        let width = lanes(dst.desc.dtype);
        let registers = b.div(cols, width)?;
        let start = b.mul(registers, Extent::Static(width))?;
        let behind = b.sub(dst.cols, start)?;
        let inside = b.sub(cols, start)?;
        let counts = [b.integer(behind, DType::I32)?, b.integer(inside, DType::I32)?];
        let below = b.sub(dst.rows, rows)?;
        let line = Line::new(b, dst.cols, width, granularity)?;
        Ok(Self { dst, granularity, rows, start, behind, counts, below, line })
    }

    /// Stores what `value` gives for each register.
    pub(super) fn store(&self, b: &mut Builder<'c, 'a>, value: &mut Stored<'_, 'c, 'a>) -> Lowered<()> {
        let mut put = |b: &mut Builder<'c, 'a>, row: Extent<'c, 'a>, col: Extent<'c, 'a>, mask: Value<'c, 'a>| {
            let stored = value(b, [row, col], mask)?;
            let offset = self.dst.offset(b, row, col)?;
            b.store(stored, self.dst.pointer, offset, mask, None)
        };
        b.each(self.rows, 1, &mut |b, row| {
            b.repeat(self.behind, lanes(self.dst.desc.dtype), &self.counts, &mut |b, distance, counts| {
                let [all, inside] = counts else { return Err(b.defect("counts")) };
                let (all, all_left) = b.below(self.granularity, *all)?;
                let (inside, inside_left) = b.below(self.granularity, *inside)?;
                let mask = b.value(PNOT, &[inside, all], &[], all.r#type())?;
                let col = b.add(self.start, distance)?;
                put(b, row, col, mask)?;
                Ok(vec![all_left, inside_left])
            })
            .map(drop)
        })?;
        b.each(self.below, 1, &mut |b, row| {
            let row = b.add(self.rows, row)?;
            self.line.each(b, &mut |b, col, mask| put(b, row, col, mask))
        })
    }
}

/// Tiles in vector memory without boxes, row major, of one element type.
fn check(site: Site<'_, '_>, tiles: &[(usize, &Tile<'_, '_>)]) -> Lowered<()> {
    let dtype = tiles.first().map(|(_, tile)| tile.desc.dtype);
    for (index, tile) in tiles {
        if tile.desc.loc != Loc::Vec || tile.desc.layout() != pto_isa::types::Layout::ND {
            let what = format_args!("with a tile in {} in layout {}", tile.desc.loc, tile.desc.layout());
            return Err(site.refuse_operand(*index, what));
        }
        if Some(tile.desc.dtype) != dtype {
            return Err(site.refuse_operand(*index, format_args!("with elements of {}", tile.desc.dtype)));
        }
    }
    Ok(())
}

/// Copies the valid region of a tile to the start of another one.
fn copy<'c, 'a>(b: &mut Builder<'c, 'a>, src: &Tile<'c, 'a>, dst: &Tile<'c, 'a>, rows: &Rows<'c, 'a>) -> Lowered<()> {
    rows.each(b, &mut |b, [row, col], mask| {
        let offset = src.offset(b, row, col)?;
        let value = b.load(src.pointer, offset, src.desc.dtype, None)?;
        let offset = dst.offset(b, row, col)?;
        b.store(value, dst.pointer, offset, mask, None)
    })
}

/// `pto.tfillpad`
fn fill<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>) -> Lowered<()> {
    let (src, dst) = (x.tile(site, 0)?, x.tile(site, 1)?);
    check(site, &[(0, &src), (1, &dst)])?;
    let dtype = dst.desc.dtype;
    let pad = match InherentAttributes::of(site.op).get("padValue") {
        Some(value) => attributes::case(Pad::DEF, value).and_then(|case| Pad::from_value(case.value)),
        None => Some(dst.desc.pad),
    };
    let number = pad.and_then(|pad| padding(pad, dtype)).ok_or_else(|| site.refuse("with this padding"))?;
    let granularity = x.granularity(site, dtype)?;
    let in_place = x.is_same_place(site, 0, 1);
    let rows = Rows::new(&mut x.b, [src.rows, src.cols], &[src.stride, dst.stride], lanes(dtype), granularity)?;
    let outside = Outside::new(&mut x.b, dst, [src.rows, src.cols], granularity)?;
    x.b.scope(|b| {
        if !in_place {
            copy(b, &src, &dst, &rows)?;
        }
        let value = b.splat(number, dtype)?;
        outside.store(b, &mut |_, _, _| Ok(value))
    })
}

/// `pto.tconcat`
fn side_by_side<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>) -> Lowered<()> {
    let (left, right, dst) = (x.tile(site, 0)?, x.tile(site, 1)?, x.tile(site, 2)?);
    check(site, &[(0, &left), (1, &right), (2, &dst)])?;
    let dtype = dst.desc.dtype;
    let granularity = x.granularity(site, dtype)?;
    if left.cols.get().is_none_or(|cols| cols * i64::from(dtype.bytes()) % 32 != 0) {
        return Err(site.refuse("where the left source is not known to be whole units of 32 bytes wide"));
    }
    let second = Tile { pointer: x.b.advance(dst.pointer, left.cols)?, ..dst };
    let mut parts = Vec::new();
    for (src, dst) in [(left, dst), (right, second)] {
        // Rows of the destination go on behind those of the source.
        let strides = [src.stride, dst.stride];
        parts.push((src, dst, Rows::new(&mut x.b, [src.rows, src.cols], &strides, lanes(dtype), granularity)?));
    }
    x.b.scope(|b| parts.iter().try_for_each(|(src, dst, rows)| copy(b, src, dst, rows)))
}

/// `pto.ttrans`: each row of the destination is gathered from a column.
fn transpose<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>) -> Lowered<()> {
    let (src, dst) = (x.tile(site, 0)?, x.tile(site, 2)?);
    check(site, &[(0, &src), (2, &dst)])?;
    let dtype = dst.desc.dtype;
    let count = match dtype.bytes() {
        2 => DType::Ui16,
        4 => DType::Ui32,
        _ => return Err(site.refuse(format_args!("on elements of {dtype}"))),
    };
    if src.desc.rows * src.stride > 1 << count.bits() {
        return Err(site.refuse(format_args!("where distances do not fit {count}")));
    }
    let granularity = x.granularity(site, dtype)?;
    let line = Line::new(&mut x.b, src.rows, lanes(dtype), granularity)?;
    x.b.scope(|b| {
        b.each(src.cols, 1, &mut |b, col| {
            let column = b.advance(src.pointer, col)?;
            line.each(b, &mut |b, first, mask| {
                let numbers = b.sequence(count)?;
                let all = b.all(granularity)?;
                let first_row = b.integer(first, crate::ir::signless(count))?;
                let stride = b.constant(src.stride, crate::ir::signless(count))?;
                let rows = b.value(VADDS, &[numbers, first_row, all], &[], numbers.r#type())?;
                let distances = b.value(VMULS, &[rows, stride, all], &[], numbers.r#type())?;
                let r#type = b.vreg(dtype)?;
                let value = b.value(VGATHER2, &[column, distances, mask], &[], r#type)?;
                let offset = dst.offset(b, col, first)?;
                b.store(value, dst.pointer, offset, mask, None)
            })
        })
    })
}

//! Lowers rearrangements within and between tiles.

use super::{
    Expander,
    Rule::{self, By},
    Site,
    access::{Order, distance, word},
    cube,
    grid::{Fill, Part},
    instructions::{PNOT, VADD, VCMP, VDUP, VINTLVV2},
    loops::{Line, Rows},
    movement::finite,
};
use crate::{
    builder::{Builder, Extent, Lowered, lanes, set},
    tile::Tile,
};
use mlir_dialect::{
    InherentAttributes,
    melior::ir::{Value, ValueLike},
};
use pto_dialect::attributes;
use pto_isa::{
    Key,
    attrs::{self, Relation},
    ops::layout::Opcode,
    types::{BLayout, DType, Loc, MaskGranularity, Pad},
};

/// Returns the rule of each operation of the family.
pub(super) fn rule(opcode: Opcode) -> Rule {
    match opcode {
        Opcode::Tconcat => By(side_by_side),
        Opcode::Tconcatidx => By(counted_side_by_side),
        Opcode::Tdeinterleave => By(deinterleave),
        Opcode::Tfillpad => By(fill),
        Opcode::Timg2col => By(windows_of_image),
        Opcode::Tinterleave => By(interleave),
        Opcode::Tpack => By(pack),
        Opcode::Ttrans => By(transpose),
    }
}

/// Rows and columns of a region.
type Region<'c, 'a> = [Extent<'c, 'a>; 2];

/// Computes the register to store at a position.
type Stored<'x, 'c, 'a> =
    dyn FnMut(&mut Builder<'c, 'a>, [Extent<'c, 'a>; 2], Value<'c, 'a>) -> Lowered<Value<'c, 'a>> + 'x;

/// The elements of a row-major tile outside of a region at its start: those to the right of the region, then those
/// below it.
struct Outside<'c, 'a> {
    dst: Tile<'c, 'a>,
    granularity: MaskGranularity,
    rows: Extent<'c, 'a>,
    /// First column of the register that contains the last column of the region.
    start: Extent<'c, 'a>,
    /// Columns from there to the end of the tile and of the region, and the latter as `i32`.
    after: Extent<'c, 'a>,
    counts: [Value<'c, 'a>; 2],
    below: Extent<'c, 'a>,
    line: Line<'c, 'a>,
}

impl<'c, 'a> Outside<'c, 'a> {
    /// Computes loop-invariant values.
    fn new(
        b: &mut Builder<'c, 'a>,
        dst: Tile<'c, 'a>,
        [rows, cols]: Region<'c, 'a>,
        granularity: MaskGranularity,
    ) -> Lowered<Self> {
        let width = lanes(dst.desc.dtype);
        let registers = b.div(cols, width)?;
        let start = b.mul(registers, Extent::Static(width))?;
        let after = b.sub(dst.cols, start)?;
        let inside = b.sub(cols, start)?;
        let counts = [b.integer(after, DType::I32)?, b.integer(inside, DType::I32)?];
        let below = b.sub(dst.rows, rows)?;
        let line = Line::new(b, dst.cols, width, granularity)?;
        Ok(Self { dst, granularity, rows, start, after, counts, below, line })
    }

    /// Stores the result of `value` for each register.
    fn store(&self, b: &mut Builder<'c, 'a>, value: &mut Stored<'_, 'c, 'a>) -> Lowered<()> {
        let mut put = |b: &mut Builder<'c, 'a>, row: Extent<'c, 'a>, col: Extent<'c, 'a>, mask: Value<'c, 'a>| {
            let stored = value(b, [row, col], mask)?;
            self.dst.store(b, stored, [row, col], mask, self.dst.bytes())
        };
        b.each(self.rows, 1, &mut |b, row| {
            b.repeat(self.after, lanes(self.dst.desc.dtype), &self.counts, &mut |b, distance, counts| {
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

/// Checks that tiles are in vector memory, without boxes, row-major, and of one element type.
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
    rows.each(b, &mut |b, place, mask| {
        let value = src.load(b, place, src.bytes())?;
        dst.store(b, value, place, mask, dst.bytes())
    })
}

/// Returns a column-major tile as the row-major one of its transpose.
fn by_columns<'c, 'a>(tile: &Tile<'c, 'a>) -> Tile<'c, 'a> {
    let mut desc = tile.desc;
    (desc.rows, desc.cols) = (tile.desc.cols, tile.desc.rows);
    (desc.valid_rows, desc.valid_cols) = (tile.desc.valid_cols, tile.desc.valid_rows);
    desc.blayout = BLayout::RowMajor;
    Tile { desc, rows: tile.cols, cols: tile.rows, ..*tile }
}

/// Lowers `pto.tfillpad`.
fn fill<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>) -> Lowered<()> {
    let (mut src, mut dst) = (x.tile(site, 0)?, x.tile(site, 1)?);
    let dtype = dst.desc.dtype;
    let pad = match InherentAttributes::of(site.op).get("padValue") {
        Some(value) => attributes::case(Pad::DEF, value).and_then(|case| Pad::from_value(case.value)),
        None => Some(dst.desc.pad),
    };
    let number = pad.and_then(|pad| finite(pad, dtype)).ok_or_else(|| site.refuse("with this padding"))?;
    if [&src, &dst].iter().all(|tile| tile.desc.layout() == pto_isa::types::Layout::DN) {
        (src, dst) = (by_columns(&src), by_columns(&dst));
    }
    if [&src, &dst].iter().any(|tile| tile.desc.layout() != pto_isa::types::Layout::ND) {
        return fill_boxes(x, site, [&src, &dst], number);
    }
    check(site, &[(0, &src), (1, &dst)])?;
    let (src, dst) = (src.as_words(&mut x.b)?, dst.as_words(&mut x.b)?);
    let dtype = dst.desc.dtype;
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

/// Lowers `pto.tfillpad` between tiles of any layout in vector memory: the valid region, the columns to the right of
/// it, and the rows below.
fn fill_boxes<'c, 'a>(
    x: &mut Expander<'c, 'a>,
    site: Site<'c, 'a>,
    [src, dst]: [&Tile<'c, 'a>; 2],
    number: i64,
) -> Lowered<()> {
    for (index, tile) in [(0, src), (1, dst)] {
        if tile.desc.loc != Loc::Vec {
            let what = format_args!("with a tile in {} in layout {}", tile.desc.loc, tile.desc.layout());
            return Err(site.refuse_operand(index, what));
        }
    }
    let in_place = x.is_same_place(site, 0, 1);
    let zero = Extent::Static(0);
    let [rows, cols] = [Extent::Static(dst.desc.rows), Extent::Static(dst.desc.cols)];
    let copied = if in_place {
        None
    } else {
        let parts = vec![Part::new(&mut x.b, src, [zero; 2])?, Part::new(&mut x.b, dst, [zero; 2])?];
        Some(x.grid(parts, src.extents())?.ok_or_else(|| x.b.defect("a copy"))?)
    };
    let outside = [
        ([zero, src.cols], [src.rows, x.b.sub(cols, src.cols)?]),
        ([src.rows, zero], [x.b.sub(rows, src.rows)?, cols]),
    ];
    let mut filled = Vec::new();
    for (at, extents) in outside {
        let part = Part::new(&mut x.b, dst, at)?;
        filled.push(x.grid(vec![part], extents)?.ok_or_else(|| x.b.defect("padding"))?);
    }
    x.b.scope(|b| {
        copied.iter().try_for_each(|grid| grid.copy(b))?;
        filled.iter().try_for_each(|grid| grid.fill(b, Fill::Number(number)))
    })
}

/// Lowers `pto.tconcat`.
fn side_by_side<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>) -> Lowered<()> {
    let (left, right, dst) = (x.tile(site, 0)?, x.tile(site, 1)?, x.tile(site, 2)?);
    check(site, &[(0, &left), (1, &right), (2, &dst)])?;
    let dtype = dst.desc.dtype;
    let granularity = x.granularity(site, dtype)?;
    let second = dst.moved(&mut x.b, [Extent::Static(0), left.cols])?;
    let mut parts = Vec::new();
    for (src, dst) in [(left, dst), (right, second)] {
        // A row of the destination continues after that of the source, so both strides count.
        let strides = [src.stride, dst.stride];
        parts.push((src, dst, Rows::new(&mut x.b, [src.rows, src.cols], &strides, lanes(dtype), granularity)?));
    }
    x.b.scope(|b| parts.iter().try_for_each(|(src, dst, rows)| copy(b, src, dst, rows)))
}

/// Lowers `pto.tconcatidx`: columns from the count of a row on are not copied, and those of the second source begin at
/// the count of the first one.
fn counted_side_by_side<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>) -> Lowered<()> {
    let dst = x.tile(site, 4)?;
    let mut sources = Vec::new();
    for index in 0..2 {
        let (source, counts) = (x.tile(site, index)?, x.tile(site, index + 2)?);
        check(site, &[(4, &dst), (index, &source)])?;
        sources.push((source, counts));
    }
    let count = distance(dst.bytes());
    let among = x.granularity(site, count)?;
    let width = lanes(count);
    let mut lines = Vec::new();
    for (source, _) in &sources {
        lines.push(Line::new(&mut x.b, source.cols, width, among)?);
    }
    x.b.scope(|b| {
        let (numbers, all) = (b.sequence(count)?, b.all(among)?);
        let zero = b.splat(0, count)?;
        b.each(dst.rows, 1, &mut |b, row| {
            let line = dst.offset(b, row, Extent::Static(0))?;
            let line = b.advance(dst.pointer, line)?;
            let mut before = zero;
            for ((source, counts), columns) in sources.iter().zip(&lines) {
                let found = counts.everywhere(b, counts.at(row, Extent::Static(0)))?;
                let mut found = b.bits(found, word(counts.bytes()))?;
                for bytes in [2, 4].into_iter().filter(|bytes| (counts.bytes() + 1..=count.bytes()).contains(bytes)) {
                    found = b.widened(found, word(bytes), 0)?;
                }
                let found = b.bits(found, count)?;
                let found = b.shifted_right(found, count, dst.bytes().trailing_zeros().into())?;
                // The first 16-bit lane has the lower half of a 32-bit count.
                let found = b.value(VDUP, &[found, all], &[set(Key::Position, attrs::Lane::Lowest)], found.r#type())?;
                columns.each(b, &mut |b, col, mask| {
                    let value = source.load(b, [row, col], count.bytes())?;
                    let place = b.plus(numbers, count, col)?;
                    let inside =
                        b.value(VCMP, &[place, found, mask], &[set(Key::Relation, Relation::Lt)], mask.r#type())?;
                    let place = b.value(VADD, &[place, before, all], &[], place.r#type())?;
                    dst.scatter(b, value, line, place, inside)
                })?;
                before = found;
            }
            Ok(())
        })
    })
}

/// Selects the first of two rows if an integer is even, otherwise the second one.
fn by_parity<'c, 'a>(
    b: &mut Builder<'c, 'a>,
    number: Extent<'c, 'a>,
    even: Tile<'c, 'a>,
    odd: Tile<'c, 'a>,
) -> Lowered<Tile<'c, 'a>> {
    if let Some(number) = number.get() {
        return Ok(if number % 2 == 0 { even } else { odd });
    }
    let half = b.div(number, 2)?;
    let whole = b.mul(half, Extent::Static(2))?;
    let operands = [b.index(whole)?, b.index(number)?];
    let is_even = b.compared(Order::Equal, operands)?;
    let pointer = b.choose(is_even, even.pointer, odd.pointer)?;
    Ok(Tile { pointer, align: even.align.min(odd.align), ..even })
}

/// Checks that source and destination do not overlap, because elements change their positions.
fn check_apart<'c, 'a>(x: &Expander<'c, 'a>, site: Site<'c, 'a>) -> Lowered<()> {
    let pairs = [0, 1].into_iter().flat_map(|source| [2, 3].map(|target| (source, target)));
    match pairs.into_iter().find(|(source, target)| x.is_same_place(site, *source, *target)) {
        Some((_, target)) => Err(site.refuse_operand(target, "in place")),
        None => Ok(()),
    }
}

/// Lowers `pto.tdeinterleave`: registers of even and of odd elements, continuing from one source to the other.
fn deinterleave<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>) -> Lowered<()> {
    let mut sources = vec![x.tile(site, 0)?];
    if site.operand(1).is_some() {
        sources.push(x.tile(site, 1)?);
    }
    check_apart(x, site)?;
    let targets = [x.tile(site, 2)?, x.tile(site, 3)?];
    check(site, &[(2, &targets[0]), (3, &targets[1]), (0, &sources[0])])?;
    for source in &mut sources {
        *source = source.as_numbers(&mut x.b)?;
    }
    let targets = [targets[0].as_numbers(&mut x.b)?, targets[1].as_numbers(&mut x.b)?];
    let dtype = sources[0].desc.dtype;
    let granularity = x.granularity(site, dtype)?;
    let mut parts = Vec::new();
    let mut start = Extent::Static(0);
    for source in &sources {
        let mut lines = Vec::new();
        for half in 0..2 {
            let rounded = x.b.add(source.cols, Extent::Static(1 - half))?;
            let count = x.b.div(rounded, 2)?;
            let place = x.b.add(start, Extent::Static(half))?;
            lines.push((half, place, Line::new(&mut x.b, count, lanes(dtype), granularity)?));
        }
        parts.push((*source, lines));
        start = x.b.add(start, source.cols)?;
    }
    x.b.scope(|b| {
        b.each(sources[0].rows, 1, &mut |b, row| {
            for (source, lines) in &parts {
                for (half, place, line) in lines {
                    // Elements at even positions go to the first destination.
                    let first = b.div(*place, 2)?;
                    let [even, odd] = [targets[0].moved(b, [row, first])?, targets[1].moved(b, [row, first])?];
                    let target = by_parity(b, *place, even, odd)?;
                    line.each(b, &mut |b, col, mask| {
                        let twice = b.mul(col, Extent::Static(2))?;
                        let [even, odd] = source.load_pairs(b, [row, twice])?;
                        let value = if *half == 0 { even } else { odd };
                        target.store(b, value, [Extent::Static(0), col], mask, dtype.bytes())
                    })?;
                }
            }
            Ok(())
        })
    })
}

/// Lowers `pto.tinterleave`: the second half begins in the middle of the sources; if their length is odd, with the
/// second source.
fn interleave<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>) -> Lowered<()> {
    check_apart(x, site)?;
    let (src0, src1) = (x.tile(site, 0)?, x.tile(site, 1)?);
    let targets = [x.tile(site, 2)?, x.tile(site, 3)?];
    check(site, &[(0, &src0), (1, &src1), (2, &targets[0]), (3, &targets[1])])?;
    let (src0, src1) = (src0.as_numbers(&mut x.b)?, src1.as_numbers(&mut x.b)?);
    let targets = [targets[0].as_numbers(&mut x.b)?, targets[1].as_numbers(&mut x.b)?];
    let dtype = src0.desc.dtype;
    let granularity = x.granularity(site, dtype)?;
    let line = Line::new(&mut x.b, src0.cols, lanes(dtype), granularity)?;
    let middle = x.b.div(src0.cols, 2)?;
    let after = x.b.add(middle, Extent::Static(1))?;
    x.b.scope(|b| {
        b.each(src0.rows, 1, &mut |b, row| {
            let zero = Extent::Static(0);
            let front = [src0.moved(b, [row, zero])?, src1.moved(b, [row, zero])?];
            let even = [src0.moved(b, [row, middle])?, src1.moved(b, [row, middle])?];
            let odd = [even[1], src0.moved(b, [row, after])?];
            let back = [by_parity(b, src0.cols, even[0], odd[0])?, by_parity(b, src0.cols, even[1], odd[1])?];
            for (target, sources) in targets.iter().zip([front, back]) {
                line.each(b, &mut |b, col, mask| {
                    let half = b.div(col, 2)?;
                    let first = sources[0].load(b, [zero, half], dtype.bytes())?;
                    let second = sources[1].load(b, [zero, half], dtype.bytes())?;
                    let value =
                        b.value(VINTLVV2, &[first, second], &[set(Key::Part, attrs::Half::Lower)], first.r#type())?;
                    target.store(b, value, [row, col], mask, dtype.bytes())
                })?;
            }
            Ok(())
        })
    })
}

/// Lowers `pto.tpack`: the lowest bits of each lane are stored contiguously.
fn pack<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>) -> Lowered<()> {
    let (src, dst) = (x.tile(site, 0)?, x.tile(site, 1)?);
    let (from, to) = (src.desc.dtype, dst.desc.dtype);
    let granularity = x.granularity(site, from)?;
    let rows = Rows::new(&mut x.b, [dst.rows, dst.cols], &[src.stride, dst.stride], lanes(from), granularity)?;
    x.b.scope(|b| {
        rows.each(b, &mut |b, [row, col], mask| {
            let value = src.load(b, src.at(row, col), from.bytes())?;
            let value = b.bits(value, to)?;
            dst.store(b, value, dst.at(row, col), mask, from.bytes())
        })
    })
}

/// Lowers `pto.timg2col`: windows of one element are the image. No source describes the registers that define other
/// windows.
fn windows_of_image<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>) -> Lowered<()> {
    if x.has_image_windows {
        return Err(site.refuse("where registers of windows are set, which no source describes"));
    }
    let (src, dst) = (x.tile(site, 0)?, x.tile(site, 1)?);
    cube::window(x, site, cube::Move { src: &src, dst: &dst, at: [Extent::Static(0); 2] })
}

/// Lowers `pto.ttrans`: rows of the source are columns of the destination.
fn transpose<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>) -> Lowered<()> {
    let (src, dst) = (x.tile(site, 0)?, x.tile(site, 2)?);
    let whole = [Extent::Static(0); 2];
    let parts = vec![Part::new(&mut x.b, &src, whole)?.transposed_view(), Part::new(&mut x.b, &dst, whole)?];
    let grid = x.grid(parts, dst.extents())?.ok_or_else(|| x.b.defect("a transposed tile"))?;
    x.b.scope(|b| grid.copy(b))
}

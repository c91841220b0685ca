//! Loads, stores and moves of tiles.

mod indexed;

use super::{
    Entry, Expander, Site, cube,
    instructions::{BARRIER, MTE_GM_UB, MTE_UB_GM},
    lane,
    loops::{Line, Rows},
};
use crate::{
    ir::{Builder, Extent, Lowered, is_float, is_unsigned, lanes},
    tile::Tile,
    view::View,
};
use mlir_dialect::melior::ir::{Value, ValueLike};
use pto_dialect::types;
use pto_isa::{
    TypeDesc,
    ops::movement,
    types::{BLayout, DType, Loc, Pad},
};

const _: () = super::assert_complete(movement::OPS, RULES);

/// The rules of the family.
pub(crate) const RULES: &[Entry] = &[
    Entry::stays("get_prefetch_async_session"),
    Entry::stays("make_prefetch_async_context"),
    Entry::by("mgather", indexed::gather),
    Entry::by("mscatter", indexed::scatter),
    Entry::by("textract", extract),
    Entry::by("tinsert", insert),
    Entry::by("tload", load),
    Entry::by("tmov", copy),
    // A hint: nothing depends on it.
    Entry::by("tprefetch", |_, _| Ok(())),
    Entry::stays("tprefetch_async"),
    Entry::by("tstore", store),
];

/// Bytes of the longest burst, in whole lines of 32 bytes: lengths have 16 bits.
const LONGEST: i64 = 65_504;

/// Which way a copy goes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Direction {
    Load,
    Store,
}

/// A dimension of a copy: turns, and elements from one to the next on both sides.
#[derive(Clone, Copy)]
struct Turn<'c, 'a> {
    count: Extent<'c, 'a>,
    memory: Extent<'c, 'a>,
    tile: Extent<'c, 'a>,
}

/// A copy between a view and a tile: elements of a burst, then bursts, two hardware loops, and a loop around.
struct Copy<'c, 'a> {
    direction: Direction,
    memory: Value<'c, 'a>,
    tile: Value<'c, 'a>,
    dtype: DType,
    elements: Extent<'c, 'a>,
    /// Innermost first.
    turns: [Turn<'c, 'a>; 4],
}

impl<'c, 'a> Copy<'c, 'a> {
    /// Puts a copy together. Lines of the tile are one behind the other for all dimensions of the view but the innermost:
    /// the last one, in a column-major tile the last but one.
    fn new(
        b: &mut Builder<'c, 'a>,
        site: Site<'c, 'a>,
        direction: Direction,
        view: &View<'c, 'a>,
        tile: &Tile<'c, 'a>,
    ) -> Lowered<Self> {
        let dtype = tile.desc.dtype;
        let line = Extent::Static(32 / i64::from(dtype.bytes()));
        let base = Self {
            direction,
            memory: view.pointer,
            tile: tile.pointer,
            dtype,
            elements: Extent::Static(0),
            turns: [Turn { count: Extent::Static(1), memory: line, tile: line }; 4],
        };
        let [outer, second, first, rows, cols] = view.axes;
        let (lines, elements) = tile.lines();
        if view.is_contiguous() && tile.is_contiguous() {
            let elements = b.mul(lines, elements)?;
            return Ok(Self { elements, ..base });
        }
        let (bursts, inner) = match tile.desc.blayout {
            BLayout::RowMajor => (rows, cols),
            BLayout::ColMajor => (cols, rows),
        };
        // What is not known is as the layout says: side by side.
        if inner.stride.get().is_some_and(|stride| stride != 1) && !inner.extent.is(1) && !elements.is(1) {
            return Err(site.refuse("where elements of a line of the tile are apart in global memory"));
        }
        // One matrix: the tile says how many lines there are.
        let matrix = [outer, second, first].iter().all(|axis| axis.extent.is(1));
        let count = if matrix { lines } else { bursts.extent };
        let stride = Extent::Static(tile.stride);
        let per_first = b.mul(bursts.extent, stride)?;
        let per_second = b.mul(first.extent, per_first)?;
        let per_outer = b.mul(second.extent, per_second)?;
        let turns = [
            Turn { count, memory: bursts.stride, tile: stride },
            Turn { count: first.extent, memory: first.stride, tile: per_first },
            Turn { count: second.extent, memory: second.stride, tile: per_second },
            Turn { count: outer.extent, memory: outer.stride, tile: per_outer },
        ];
        Ok(Self { elements, turns, ..base })
    }

    /// Bursts that stand side by side on both sides become one, as long as it is not too long.
    fn merged(mut self) -> Self {
        let [bursts, ..] = &mut self.turns;
        if let (Some(elements), Some(count)) = (self.elements.get(), bursts.count.get())
            && bursts.memory.is(elements)
            && bursts.tile.is(elements)
            && elements * count * i64::from(self.dtype.bytes()) <= LONGEST
        {
            self.elements = Extent::Static(elements * count);
            bursts.count = Extent::Static(1);
        }
        self
    }

    /// Makes the instructions.
    fn emit(self, b: &mut Builder<'c, 'a>) -> Lowered<()> {
        let bytes = i64::from(self.dtype.bytes());
        let piece = LONGEST / bytes;
        let [.., outer] = self.turns;
        b.each(outer.count, 1, &mut |b, turn| {
            let (to_memory, to_tile) = (b.mul(turn, outer.memory)?, b.mul(turn, outer.tile)?);
            // Bursts that are too long are cut.
            b.each(self.elements, piece, &mut |b, start| {
                let rest = b.sub(self.elements, start)?;
                let elements = b.min(rest, Extent::Static(piece))?;
                let (memory, tile) = (b.add(to_memory, start)?, b.add(to_tile, start)?);
                let memory = b.advance(self.memory, memory)?;
                let tile = b.advance(self.tile, tile)?;
                self.instruction(b, memory, tile, elements)
            })
        })
    }

    fn instruction(
        &self,
        b: &mut Builder<'c, 'a>,
        memory: Value<'c, 'a>,
        tile: Value<'c, 'a>,
        elements: Extent<'c, 'a>,
    ) -> Lowered<()> {
        let bytes = Extent::Static(i64::from(self.dtype.bytes()));
        let in_bytes = |b: &mut Builder<'c, 'a>, elements: Extent<'c, 'a>| {
            let number = b.mul(elements, bytes)?;
            b.integer(number, DType::I64)
        };
        let [bursts, loops @ ..] = self.turns;
        let [first, second, _] = loops;
        let length = in_bytes(b, elements)?;
        let count = b.integer(bursts.count, DType::I64)?;
        // The distances of a single burst are of no use: those of lines are legal ones.
        let (memory_stride, tile_stride) = (in_bytes(b, bursts.memory)?, in_bytes(b, bursts.tile)?);
        let [mut counts, mut memory_strides, mut tile_strides] = [const { Vec::new() }; 3];
        for turn in [first, second] {
            if !turn.count.is(1) {
                counts.push(b.integer(turn.count, DType::I64)?);
                memory_strides.push(in_bytes(b, turn.memory)?);
                tile_strides.push(in_bytes(b, turn.tile)?);
            }
        }
        match self.direction {
            Direction::Load => {
                let hint = b.constant(0, DType::I64)?;
                b.grouped(
                    MTE_GM_UB,
                    &[
                        &[memory],
                        &[tile],
                        &[hint],
                        &[length],
                        &[count],
                        &[memory_stride],
                        &[tile_stride],
                        &counts,
                        &memory_strides,
                        &tile_strides,
                        &[],
                        &[],
                        &[],
                    ],
                    &[],
                )
            }
            Direction::Store => b.grouped(
                MTE_UB_GM,
                &[
                    &[tile],
                    &[memory],
                    &[length],
                    &[count],
                    &[tile_stride],
                    &[memory_stride],
                    &[],
                    &counts,
                    &tile_strides,
                    &memory_strides,
                ],
                &[],
            ),
        }
        .map(drop)
    }
}

/// The view that an operand is.
fn view_of<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>, index: usize) -> Lowered<View<'c, 'a>> {
    let value = site.operand(index).ok_or_else(|| x.b.defect("a view"))?;
    if !matches!(types::desc(value.r#type()), TypeDesc::Partition(_) | TypeDesc::TensorView(_)) {
        return Err(site.refuse_operand(index, format_args!("with {}", value.r#type())));
    }
    x.views.view(&mut x.b, value)?.ok_or_else(|| site.refuse_operand(index, "with more than 5 dimensions"))
}

/// Tiles that copies between global and vector memory reach.
fn check_tile(site: Site<'_, '_>, index: usize, tile: &Tile<'_, '_>) -> Lowered<()> {
    if tile.desc.loc != Loc::Vec {
        return Err(site.refuse_operand(index, format_args!("with a tile in {}", tile.desc.loc)));
    }
    if tile.desc.is_boxed() {
        return Err(site.refuse_operand(index, format_args!("in layout {}", tile.desc.layout())));
    }
    Ok(())
}

/// `pto.tload`
fn load<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>) -> Lowered<()> {
    for name in ["pad_value", "left_padding_num", "right_padding_num", "init_condition"] {
        if site.named(name).is_some() {
            return Err(site.refuse(format_args!("with `{name}`")));
        }
    }
    if site.word("pad_mode").is_some_and(|mode| mode != "null") {
        return Err(site.refuse("with a padding of its own"));
    }
    let tile = x.tile(site, 1)?;
    let view = view_of(x, site, 0)?;
    if tile.desc.loc == Loc::Mat {
        return cube::load(x, site, &tile, &view);
    }
    check_tile(site, 1, &tile)?;
    if tile.desc.pad != Pad::Null && !tile.desc.is_fully_valid() {
        fill(x, site, &tile)?;
    }
    let copy = Copy::new(&mut x.b, site, Direction::Load, &view, &tile)?;
    copy.merged().emit(&mut x.b)
}

/// `pto.tstore`
fn store<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>) -> Lowered<()> {
    let tile = x.tile(site, 0)?;
    if tile.desc.loc == Loc::Acc {
        let view = view_of(x, site, 1)?;
        return cube::store(x, site, &tile, &view);
    }
    check_tile(site, 0, &tile)?;
    if site.word("atomicType").is_some_and(|kind| kind != "atomic_none") {
        return Err(site.refuse("as an atomic combination"));
    }
    let view = view_of(x, site, 1)?;
    let copy = Copy::new(&mut x.b, site, Direction::Store, &view, &tile)?;
    copy.merged().emit(&mut x.b)
}

/// The padding of elements; of a float, the bits.
pub(super) fn padding(pad: Pad, dtype: DType) -> Option<i64> {
    let least = -1_i64 << (dtype.bits() - 1);
    match (pad, dtype) {
        (Pad::Null, _) => None,
        (Pad::Zero, _) => Some(0),
        (Pad::Max, DType::F16) => Some(i64::from(half::f16::INFINITY.to_bits())),
        (Pad::Min, DType::F16) => Some(i64::from(half::f16::NEG_INFINITY.to_bits())),
        (Pad::Max, DType::BF16) => Some(i64::from(half::bf16::INFINITY.to_bits())),
        (Pad::Min, DType::BF16) => Some(i64::from(half::bf16::NEG_INFINITY.to_bits())),
        (Pad::Max, DType::F32) => Some(i64::from(f32::INFINITY.to_bits())),
        (Pad::Min, DType::F32) => Some(i64::from(f32::NEG_INFINITY.to_bits())),
        (Pad::Max, _) if is_unsigned(dtype) => Some(-1),
        (Pad::Min, _) if is_unsigned(dtype) => Some(0),
        (Pad::Max, _) if dtype.is_integer() => Some(!least),
        (Pad::Min, _) if dtype.is_integer() => Some(least),
        (Pad::Max | Pad::Min, _) => None,
    }
}

/// Fills a whole tile with its padding, before what is valid is loaded. The barriers keep the vector unit and the copies
/// apart, whatever flags are in use around.
fn fill<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>, tile: &Tile<'c, 'a>) -> Lowered<()> {
    let dtype = tile.desc.dtype;
    let number = padding(tile.desc.pad, dtype)
        .filter(|number| is_float(dtype) || dtype.is_integer() || *number == 0)
        .ok_or_else(|| site.refuse(format_args!("with padding of {dtype}")))?;
    if tile.stride != if tile.desc.blayout == BLayout::RowMajor { tile.desc.cols } else { tile.desc.rows } {
        return Err(site.refuse("with padding of a window"));
    }
    let granularity = x.granularity(site, dtype)?;
    let all = Extent::Static(tile.desc.rows * tile.desc.cols);
    let line = Line::new(&mut x.b, all, lanes(dtype), granularity)?;
    x.b.op(BARRIER, &[], &[("pipe", "PIPE_ALL")], &[])?;
    x.b.scope(|b| {
        let value = b.splat(number, dtype)?;
        line.each(b, &mut |b, start, mask| b.store(value, tile.pointer, start, mask, None))
    })?;
    x.b.op(BARRIER, &[], &[("pipe", "PIPE_ALL")], &[]).map(drop)
}

/// `pto.tmov` within vector memory, and from L1 to operand buffers
fn copy<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>) -> Lowered<()> {
    let (src, dst) = (x.tile(site, 0)?, x.tile(site, 1)?);
    if src.desc.loc == Loc::Mat && matches!(dst.desc.loc, Loc::Left | Loc::Right) {
        return cube::operand(x, site, &src, &dst, [Extent::Static(0); 2]);
    }
    for index in [0, 1] {
        let tile = x.tile(site, index)?;
        check_tile(site, index, &tile)?;
    }
    if site.named("fp").is_some() || site.named("preQuantScalar").is_some() {
        return Err(site.refuse("with a quantisation"));
    }
    lane::expand(x, site, |lane| lane.source(0))
}

/// `pto.textract` within vector memory, and from L1 to operand buffers
fn extract<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>) -> Lowered<()> {
    let (src, dst) = (x.tile(site, 0)?, x.tile(site, 3)?);
    if src.desc.loc == Loc::Mat && matches!(dst.desc.loc, Loc::Left | Loc::Right) {
        let (Some(row), Some(col)) = (site.operand(1), site.operand(2)) else { return Err(x.b.defect("a window")) };
        return cube::operand(x, site, &src, &dst, [Extent::of(row), Extent::of(col)]);
    }
    window(x, site, 3, 0)
}

/// `pto.tinsert` within vector memory
fn insert<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>) -> Lowered<()> {
    window(x, site, 0, 3)
}

/// Copies between a tile and a window of another one; `small` and `large` are their operands.
fn window<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>, small: usize, large: usize) -> Lowered<()> {
    let (part, mut whole) = (x.tile(site, small)?, x.tile(site, large)?);
    check_tile(site, small, &part)?;
    check_tile(site, large, &whole)?;
    let dtype = part.desc.dtype;
    let (Some(row), Some(col)) = (site.operand(1), site.operand(2)) else { return Err(x.b.defect("a window")) };
    let (row, col) = (Extent::of(row), Extent::of(col));
    if part.desc.dtype != whole.desc.dtype || part.desc.layout() != whole.desc.layout() {
        return Err(site.refuse("between different elements or layouts"));
    }
    let place = whole.at(row, col);
    whole = whole.moved(&mut x.b, place)?;
    let (from, to) = if large == 0 { (whole, part) } else { (part, whole) };
    let granularity = x.granularity(site, dtype)?;
    let (lines, elements) = part.lines();
    let rows = Rows::new(&mut x.b, [lines, elements], &[from.stride, to.stride], lanes(dtype), granularity)?;
    x.b.scope(|b| {
        rows.each(b, &mut |b, place, mask| {
            let value = from.load(b, place, dtype.bytes())?;
            to.store(b, value, place, mask, dtype.bytes())
        })
    })
}

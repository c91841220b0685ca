//! Lowers copies of matrices to the cube core: into L1 as fractals, and from there into the operand buffers, the bias
//! buffer and the factor buffer.
//!
//! A box of a tile in L1 has 512 bytes: 16 rows of 32 bytes in layout NZ, their transpose in ZN. A tile in ZN has the
//! bytes of its transpose in NZ, so that one instruction serves both. An operand buffer receives as many boxes as the
//! valid region covers: matrix products read them consecutively.

use super::{
    Expander, Site,
    dma::{self, Copy},
    fixpipe::BOX,
    instructions::{MTE_GM_L1_FRAC, MTE_L1_BT, MTE_L1_FB, MTE_L1_L0A, MTE_L1_L0B},
    scales,
};
use crate::{
    builder::{Builder, Extent, Lowered, set, set_bool},
    tile::Tile,
    view::View,
};
use mlir_dialect::melior::ir::Value;
use pto_isa::{
    Key,
    attrs::CubeLoadFracMode,
    ops::cube::BIAS_CONVERSIONS,
    types::{DType, FractalName, Loc, ViewLayout},
};

/// Returns the number of elements in a line of a box.
pub(super) const fn line(dtype: DType) -> i64 {
    32 / dtype.bytes() as i64
}

/// Returns constants as 64-bit operands.
pub(super) fn integers<'c, 'a, const N: usize>(
    b: &mut Builder<'c, 'a>,
    numbers: [Extent<'c, 'a>; N],
) -> Lowered<[Value<'c, 'a>; N]> {
    let mut values = Vec::with_capacity(N);
    for number in numbers {
        values.push(b.integer(number, DType::I64)?);
    }
    values.try_into().map_err(|_| b.defect("operands"))
}

/// Lowers `pto.tload` into L1: unchanged, or a matrix as fractals.
pub(super) fn load<'c, 'a>(
    b: &mut Builder<'c, 'a>,
    site: Site<'c, 'a>,
    tile: &Tile<'c, 'a>,
    view: &View<'c, 'a>,
) -> Lowered<()> {
    let flat = matches!(view.layout, None | Some(ViewLayout::Nd | ViewLayout::Dn));
    let name = tile.desc.fractal_name();
    if flat && matches!(name, FractalName::Nz | FractalName::Zn) {
        return fractals(b, site, tile, view, name == FractalName::Zn);
    }
    match dma::load_plan(b, view, tile)? {
        Some(plan) => {
            let bytes = i64::from(tile.desc.dtype.bytes());
            let (from, to) = (view.pointer, tile.pointer);
            let copy = Copy { engine: dma::LOAD_L1, from, to, bytes, plan, excess: Extent::Static(0), padding: None };
            dma::contiguous(b, site, view.layout, &[(copy.burst(), ())], &|b, ()| copy.clone().emit(b))
        }
        None => Err(site.refuse_operand(
            1,
            format_args!(
                "into {} in layout {} from a view that is not known to have bursts of it",
                tile.desc.loc,
                tile.desc.layout()
            ),
        )),
    }
}

/// Copies a matrix, or its transpose, as fractals.
fn fractals<'c, 'a>(
    b: &mut Builder<'c, 'a>,
    site: Site<'c, 'a>,
    tile: &Tile<'c, 'a>,
    view: &View<'c, 'a>,
    transposed: bool,
) -> Lowered<()> {
    let dtype = tile.desc.dtype;
    // Several matrices are stacked.
    let [outer, second, groups, rows, cols] = view.axes;
    let one = [outer, second].iter().all(|axis| axis.extent.is(1));
    let height = groups.extent.get().zip(rows.extent.get()).map(|(groups, rows)| groups * rows);
    let stacked = !transposed && view.layout != Some(ViewLayout::Dn) && height.is_some_and(|rows| tile.rows.is(rows));
    let single = groups.extent.is(1);
    if !one || !(single || stacked) {
        return Err(site.refuse("into L1 from a view that is not known to be one matrix"));
    }
    let below = if single { tile.rows } else { rows.extent };
    let (lines, elements, [count, inner]) =
        if transposed { (cols, rows, [tile.cols, tile.rows]) } else { (rows, cols, [below, tile.cols]) };
    let axes = [(elements, CubeLoadFracMode::Nd2nz), (lines, CubeLoadFracMode::Dn2nz)];
    dma::contiguous(b, site, view.layout, &axes, &|b, mode| {
        let distance = if mode == CubeLoadFracMode::Nd2nz { lines.stride } else { elements.stride };
        let bytes = Extent::Static(i64::from(dtype.bytes()));
        let distance = b.mul(distance, bytes)?;
        let (zero, one) = (Extent::Static(0), Extent::Static(1));
        let height = Extent::Static(tile.stride / line(dtype));
        let loop4 = if single { zero } else { below };
        let [n, d, distance, count, loop2, loop3, loop4, hint] =
            integers(b, [count, inner, distance, groups.extent, one, height, loop4, zero])?;
        let short = b.constant(0, DType::I1)?;
        let mut operands = vec![view.pointer, tile.pointer, n, d, distance, count, loop2, loop3, loop4, hint, short];
        if !single {
            let further = b.mul(groups.stride, bytes)?;
            operands.extend(integers(b, [further])?);
        }
        b.op(MTE_GM_L1_FRAC, &operands, &[set(Key::Mode, mode)], &[]).map(drop)
    })
}

/// A copy of a window: the source and the destination tile, and the row and column of the window in the larger one.
#[derive(Clone, Copy)]
pub(super) struct Move<'x, 'c, 'a> {
    pub(super) src: &'x Tile<'c, 'a>,
    pub(super) dst: &'x Tile<'c, 'a>,
    pub(super) at: [Extent<'c, 'a>; 2],
}

/// Copies a window of a tile in L1 into an operand, bias or factor buffer.
pub(super) fn window<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>, part: Move<'_, 'c, 'a>) -> Lowered<()> {
    let Move { src, dst, .. } = part;
    match dst.desc.loc {
        Loc::Left | Loc::Right => operand(x, site, part),
        Loc::Scaling if scales::is_exponents(&dst.desc) => scales::load(x, site, part),
        Loc::Bias | Loc::Scaling => row(x, site, part),
        Loc::Vec | Loc::Mat | Loc::Acc => Err(site.refuse(format_args!("from {} to {}", src.desc.loc, dst.desc.loc))),
    }
}

/// Copies a window of a tile in L1 into an operand buffer.
fn operand<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>, part: Move<'_, 'c, 'a>) -> Lowered<()> {
    let Move { src, dst, at: [row, col] } = part;
    let (from, to) = (&src.desc, &dst.desc);
    let dtype = from.dtype;
    if from.dtype.bytes() != to.dtype.bytes() {
        return Err(site.refuse(format_args!("from {} to {}", from.dtype, to.dtype)));
    }
    if to.rows == 1 {
        return packed_row(x, site, part);
    }
    let transposed = match from.fractal_name() {
        FractalName::Nz => false,
        FractalName::Zn => true,
        FractalName::Nd | FractalName::Dn | FractalName::Zz | FractalName::Nn => {
            return Err(site
                .refusal(0, format_args!("in layout {}: operand buffers are loaded from fractals", from.layout()))
                .help("load the tile in layout NZ (blayout=col_major, slayout=row_major)")
                .emit());
        }
    };
    let (instruction, transposed_view) =
        if to.loc == Loc::Left { (MTE_L1_L0A, transposed) } else { (MTE_L1_L0B, !transposed) };
    let height = src.stride / line(dtype);
    if height == 0 || height % BOX != 0 {
        return Err(site.refuse_operand(0, format_args!("from boxes of less than {BOX} lines")));
    }
    let b = &mut x.b;
    // Lines of a column of boxes, and the number of lines from the start of the window to the end of the column.
    let [start, tall] = if transposed { [col, dst.cols] } else { [row, dst.rows] };
    // The instruction assumes that the matrix ends with the window: it begins that many lines earlier.
    let last = b.sub(Extent::Static(height), tall)?;
    if last.get().is_some_and(|last| last < 0) {
        return Err(site.refuse_operand(0, "from fewer lines than the destination has"));
    }
    let early = b.sub(last, start)?;
    let distance = b.mul(early, Extent::Static(line(dtype)))?;
    let source = if distance.is(0) {
        src.pointer
    } else {
        let back = b.sub(Extent::Static(0), distance)?;
        b.advance(src.pointer, back)?
    };
    let first = if transposed { [row, last] } else { [last, col] };
    let [rows, cols, row, col] = integers(b, [dst.rows, dst.cols, first[0], first[1]])?;
    let window: [&[_]; 6] = [&[source], &[dst.pointer], &[rows], &[cols], &[row], &[col]];
    let absent: [&[_]; 6] = [&[]; 6];
    let transposed_view = [set_bool(Key::Transpose, transposed_view)];
    b.grouped_with(instruction, &[window, absent].concat(), &transposed_view, &[]).map(drop)
}

/// Returns whether the elements of a row of a tile are contiguous.
fn is_line(tile: &Tile<'_, '_>) -> bool {
    let [_, cols] = tile.steps();
    cols.is_run() && cols.size == i64::MAX
}

/// Bytes of a fractal.
const FRACTAL: i64 = 512;

/// Copies a contiguous row into a left operand of one row, as products of one row read it.
fn packed_row<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>, part: Move<'_, 'c, 'a>) -> Lowered<()> {
    let Move { src, dst, at } = part;
    if dst.desc.loc != Loc::Left || !is_line(src) {
        return Err(site.refuse_operand(0, "if the row is not contiguous in L1"));
    }
    let source = src.beginning(&mut x.b, at)?;
    let b = &mut x.b;
    let bytes = b.mul(dst.cols, Extent::Static(i64::from(src.desc.dtype.bytes())))?;
    let more = b.add(bytes, Extent::Static(FRACTAL - 1))?;
    let fractals = b.div(more, FRACTAL)?;
    let (zero, one) = (Extent::Static(0), Extent::Static(1));
    let [zero, one, fractals] = integers(b, [zero, one, fractals])?;
    let absent: [&[_]; 4] = [&[]; 4];
    let ends: [&[_]; 2] = [&[source.pointer], &[dst.pointer]];
    let registers: [&[_]; 6] = [&[zero], &[zero], &[fractals], &[one], &[one], &[one]];
    let groups: Vec<&[_]> = ends.into_iter().chain(absent).chain(registers).collect();
    b.grouped_with(MTE_L1_L0A, &groups, &[set_bool(Key::Transpose, false)], &[]).map(drop)
}

/// Copies a row into the bias buffer, which widens half precision, or into the factor buffer: one burst of whole
/// blocks.
fn row<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>, part: Move<'_, 'c, 'a>) -> Lowered<()> {
    let Move { src, dst, at } = part;
    let instruction = if dst.desc.loc == Loc::Bias { MTE_L1_BT } else { MTE_L1_FB };
    if !dst.rows.is(1) || !is_line(src) || !is_line(dst) {
        return Err(site.refuse("except for a row of contiguous elements"));
    }
    let [from, to] = [src.desc.dtype, dst.desc.dtype];
    let converts = match dst.desc.loc {
        Loc::Bias => BIAS_CONVERSIONS.iter().any(|(source, target)| source.contains(from) && target.contains(to)),
        Loc::Vec | Loc::Mat | Loc::Acc | Loc::Left | Loc::Right | Loc::Scaling => from.bits() == to.bits(),
    };
    if !converts {
        return Err(
            site.refuse(format_args!("from {from} to {to} in {}: the copy does not convert them", dst.desc.loc))
        );
    }
    let source = src.beginning(&mut x.b, at)?;
    let b = &mut x.b;
    let bytes = b.mul(dst.cols, Extent::Static(i64::from(from.bytes())))?;
    let more = b.add(bytes, Extent::Static(dma::BLOCK - 1))?;
    let blocks = b.div(more, dma::BLOCK)?;
    let (zero, one) = (Extent::Static(0), Extent::Static(1));
    let [blocks, one, zero] = integers(b, [blocks, one, zero])?;
    b.op(instruction, &[source.pointer, dst.pointer, blocks, one, zero, zero], &[], &[]).map(drop)
}

/// Returns zero if the columns that are written to a part of a tile fill whole lines of boxes, or if they end with the valid
/// region: instructions write whole lines.
pub(super) fn ragged<'c, 'a>(
    b: &mut Builder<'c, 'a>,
    tile: &Tile<'c, 'a>,
    col: Extent<'c, 'a>,
    cols: Extent<'c, 'a>,
) -> Lowered<Extent<'c, 'a>> {
    let width = tile.desc.stored_box().map_or(1, |(_, width)| width);
    let (before, inside) = (b.remainder(col, width)?, b.remainder(cols, width)?);
    let end = b.add(col, cols)?;
    let after = b.sub(tile.cols, end)?;
    let kept = b.mul(inside, after)?;
    b.add(before, kept)
}

/// Copies a tile in vector memory into a tile in L1, at a row and a column, in whole blocks.
pub(super) fn insert<'c, 'a>(b: &mut Builder<'c, 'a>, site: Site<'c, 'a>, part: Move<'_, 'c, 'a>) -> Lowered<()> {
    let Move { src, dst, at } = part;
    let to = dst.beginning(b, at)?;
    let bytes = i64::from(src.desc.dtype.bytes());
    match dma::block_plan(b, src, &to)? {
        Some(plan) => {
            let (from, to) = (src.pointer, to.pointer);
            Copy { engine: dma::INTO_L1, from, to, bytes, plan, excess: Extent::Static(0), padding: None }.emit(b)
        }
        None => Err(site.refuse(format_args!(
            "from layout {} in {} to {} in {}",
            src.desc.layout(),
            src.desc.loc,
            dst.desc.layout(),
            dst.desc.loc
        ))),
    }
}

//! Loads that create fractals, and loads that move them into the operand buffers.

use super::copy::BLOCK;
use super::{address, element_type, field, register};
use crate::context::Ctx;
use crate::fault::Exec;
use crate::machine::Setting;
use crate::memory::Pointer;
use crate::tile::Tile;
use pto_isa::attrs::CubeLoadFracMode;
use pto_isa::target::PerTarget;
use pto_isa::types::{DType, Layout, Loc};
use pto_isa::{Key, Name, TileDesc, codes};

/// Rows of a fractal.
pub(super) const ROWS: usize = 16;
/// Bytes of a fractal of an operand.
const FRACTAL: i64 = 512;

/// Returns the columns of a fractal of an operand.
pub(super) fn columns(dtype: DType) -> usize {
    (BLOCK as usize / dtype.bytes().max(1) as usize).max(1)
}

/// Parameters of a load of fractals.
struct Load {
    /// Whether columns of the source become rows.
    transposed: bool,
    rows: usize,
    cols: usize,
    /// Bytes between rows of the source, or between columns if it is transposed.
    inner: i64,
    /// Bytes between matrices of the source.
    outer: i64,
    count: i64,
    /// Blocks between rows, fractal columns and matrices of the destination.
    steps: [i64; 3],
    short: bool,
}

/// Loads `n_value` rows of `d_value` columns as fractals: element (r, c) of matrix g goes to position `c % w` of block
/// `g * loop4 + c / w * loop3 + r * loop2`, where a block has w elements. The rest of the last block of a row is zero.
/// The distances of the source are in bytes: between rows for `nd2nz`, between columns for `dn2nz`. With `smallc0_en` a
/// row has at most 4 elements, which form a smaller block: no source states more than the name. Source: PTO ISA manual,
/// mte-gm-l1-frac.md; distances as in known kernels.
pub(super) fn mte_gm_l1_frac(cx: &mut Ctx<'_, '_>) -> Exec {
    let load = Load {
        transposed: cx.required_choice::<CubeLoadFracMode>(Key::Mode)? == CubeLoadFracMode::Dn2nz,
        rows: cx.count(Name::NValue)?,
        cols: cx.count(Name::DValue)?,
        inner: cx.int(Name::SrcInnerStride)?,
        outer: cx.optional_int(Name::SrcOuterStride)?.unwrap_or(0),
        count: cx.count(Name::GroupCount)? as i64,
        steps: [cx.int(Name::DstLoop2Stride)?, cx.int(Name::DstLoop3Stride)?, cx.int(Name::DstLoop4Stride)?],
        short: cx.int(Name::Smallc0En)? != 0,
    };
    run(cx, &load)
}

/// Loads as [`mte_gm_l1_frac`] with `nd2nz`; the register of `set_mte2_nz_para` has the number of matrices in bits 0 to
/// 15 and the distances between rows, fractal columns and matrices of the destination in the three fields of 16 bits
/// above. Source: the op definition; fields as in the hardware.
pub(super) fn raw_nd2nz(cx: &mut Ctx<'_, '_>) -> Exec {
    raw(cx, false)
}

/// Loads as [`raw_nd2nz`], with `dn2nz`.
pub(super) fn raw_dn2nz(cx: &mut Ctx<'_, '_>) -> Exec {
    raw(cx, true)
}

fn raw(cx: &mut Ctx<'_, '_>, transposed: bool) -> Exec {
    let word = register(cx, Setting::Mte2NzPara);
    let load = Load {
        transposed,
        rows: cx.count(Name::NValue)?,
        cols: cx.count(Name::DValue)?,
        inner: cx.int(Name::Loop1SrcStride)?,
        outer: cx.int(Name::Loop4SrcStride)?,
        count: field(word, 0, 16) as i64,
        steps: [16, 32, 48].map(|low| field(word, low, 16) as i64),
        short: cx.int(Name::Smallc0En)? != 0,
    };
    run(cx, &load)
}

/// Elements of a short row.
const SHORT: usize = 4;

fn run(cx: &mut Ctx<'_, '_>, load: &Load) -> Exec {
    let (from, to) = (address(cx, Name::Source)?, address(cx, Name::Destination)?);
    let dtype = element_type(cx, from)?;
    let size = i64::from(dtype.bytes());
    let width = if load.short { SHORT } else { columns(dtype) };
    if load.short && load.cols > SHORT {
        return Err(cx.fault(codes::RUN_SHAPE, format!("expected at most {SHORT} columns, found {}", load.cols)));
    }
    let [down, across, further] = load.steps;
    let block = width as i64 * size;
    for group in 0..load.count {
        for (row, col) in
            (0..load.rows).flat_map(|row| (0..load.cols.next_multiple_of(width)).map(move |col| (row, col)))
        {
            let place = group * further + (col / width) as i64 * across + row as i64 * down;
            let target = to.plus(place * block + (col % width) as i64 * size);
            if col >= load.cols {
                cx.write(target, &vec![0; size as usize])?;
                continue;
            }
            let (line, element) = if load.transposed { (col, row) } else { (row, col) };
            let source = group * load.outer + line as i64 * load.inner + element as i64 * size;
            cx.copy(from.plus(source), target, size as usize)?;
        }
    }
    Ok(())
}

/// Describes a matrix in an operand buffer or in L1: rows and columns from an address on, padded to whole fractals.
pub(super) fn matrix(at: Pointer, dtype: DType, loc: Loc, layout: Layout, (rows, cols): (usize, usize)) -> Tile {
    let desc = TileDesc::new(loc, dtype, 0, 0).with_layout(layout);
    let (height, width) = desc.inner_box().unwrap_or((1, 1));
    let whole = |extent: usize, unit: i64| extent.next_multiple_of(unit.max(1) as usize) as i64;
    let desc = TileDesc { rows: whole(rows, height), cols: whole(cols, width), ..desc };
    Tile::new(desc, Some(at), rows, cols)
}

/// Layout of left operands, by target.
pub(super) const LEFT: PerTarget<Layout> = PerTarget { a2a3: Layout::ZZ, a5: Layout::NZ };

/// Loads `m` x `k` elements of a left operand from a row and column on into the operand buffer, or whole fractals by
/// registers as [`raw_load`]. The operand in L1 ends with these elements.
///
/// The operand is in L1 as fractals, one below the other (NZ), or with `transpose` those of the transposed matrix. No
/// source states that it ends with the window; without a start row, this does not matter. Source: PTO ISA manual,
/// mte-l1-l0a.md.
pub(super) fn mte_l1_l0a(cx: &mut Ctx<'_, '_>) -> Exec {
    if cx.present(Name::MStart) {
        return raw_load(cx);
    }
    let stored = if cx.flag(Key::Transpose) { Layout::ZN } else { Layout::NZ };
    let layout = *LEFT.on(cx.target());
    window(cx, (Name::M, Name::K), stored, (Loc::Left, layout))
}

/// Loads `k` x `n` elements of a right operand as [`mte_l1_l0a`]; it is in L1 as fractals of the matrix with
/// `transpose`, and as those of the transposed matrix without. Source: PTO ISA manual, mte-l1-l0b.md; known kernels.
pub(super) fn mte_l1_l0b(cx: &mut Ctx<'_, '_>) -> Exec {
    if cx.present(Name::MStart) {
        return raw_load(cx);
    }
    let stored = if cx.flag(Key::Transpose) { Layout::NZ } else { Layout::ZN };
    window(cx, (Name::K, Name::N), stored, (Loc::Right, Layout::ZN))
}

fn window(cx: &mut Ctx<'_, '_>, extents: (Name, Name), stored: Layout, (loc, layout): (Loc, Layout)) -> Exec {
    let (from, to) = (address(cx, Name::Source)?, address(cx, Name::Destination)?);
    let dtype = element_type(cx, from)?;
    let (rows, cols) = (cx.count(extents.0)?, cx.count(extents.1)?);
    let (row, col) = (cx.count(Name::StartRow)?, cx.count(Name::StartCol)?);
    let source = matrix(from, dtype, Loc::Mat, stored, (row + rows, col + cols));
    let target = matrix(to, dtype, loc, layout, (rows, cols));
    cx.copy_part((&source, row, col), (&target, 0, 0), (rows, cols))
}

/// Loads `m_step` x `k_step` fractals: the fractal of row i and column j has number
/// `m_start + i + (k_start + j) * src_stride` in L1 and `i + j * dst_stride` in the operand buffer. With `transpose`
/// all of them together hold the transposed matrix there. Source: the op definition; numbers as the hardware counts
/// them.
pub(super) fn raw_load(cx: &mut Ctx<'_, '_>) -> Exec {
    let transposed = cx.flag(Key::Transpose);
    let (from, to) = (address(cx, Name::Source)?, address(cx, Name::Destination)?);
    let (row, col) = (cx.int(Name::MStart)?, cx.int(Name::KStart)?);
    let (rows, cols) = (cx.count(Name::MStep)? as i64, cx.count(Name::KStep)? as i64);
    let (source_step, target_step) = (cx.int(Name::SrcStride)?, cx.int(Name::DstStride)?);
    let first = from.plus((row + col * source_step) * FRACTAL);
    let places = (0..cols).flat_map(|j| (0..rows).map(move |i| (i, j)));
    if !transposed {
        for (i, j) in places {
            let (source, target) = ((i + j * source_step) * FRACTAL, (i + j * target_step) * FRACTAL);
            cx.copy(first.plus(source), to.plus(target), FRACTAL as usize)?;
        }
        return Ok(());
    }
    let dtype = element_type(cx, from)?;
    let (size, width, height) = (i64::from(dtype.bytes()), columns(dtype) as i64, ROWS as i64);
    for (r, c) in (0..rows * height).flat_map(|r| (0..cols * width).map(move |c| (r, c))) {
        let at = |r: i64, c: i64, step: i64| {
            (r / height + c / width * step) * FRACTAL + (r % height * width + c % width) * size
        };
        cx.copy(first.plus(at(r, c, source_step)), to.plus(at(c, r, target_step)), size as usize)?;
    }
    Ok(())
}

/// Loads pairs of 4-bit elements as [`raw_load`]. No source states how pairs are transposed, so that is undefined here.
pub(super) fn raw_load_s4(cx: &mut Ctx<'_, '_>) -> Exec {
    if cx.int(Name::Transpose)? != 0 {
        return Err(cx.unsupported("expected no transposition of pairs, whose result no source states"));
    }
    raw_load(cx)
}

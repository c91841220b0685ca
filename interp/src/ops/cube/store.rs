//! Stores accumulators.

use super::{address, copy::BLOCK, element_type, field, register};
use crate::context::{Ctx, Grid};
use crate::fault::Exec;
use crate::machine::Setting;
use crate::memory::Pointer;
use crate::ops::fixpipe;
use crate::value::Value;
use pto_isa::attrs::{AccAtomicOp, AccSat, AccStoreMode, AccUbDst, ReluPreMode};
use pto_isa::types::{AddressSpace, DType};
use pto_isa::{Key, Name, codes, rule};
use pto_numerics::accumulator::{Activation, Exit, Quantisation, Range};
use pto_numerics::{Binary, Element, Rounding, Saturation};

/// Columns of a box of an accumulator.
const COLUMNS: i64 = 16;

/// Order of the elements in the destination.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Order {
    /// Row by row.
    Rows,
    /// Column by column.
    Columns,
    /// Boxes of this many columns, one below the other.
    Boxes(i64),
}

/// Extents and distances of a store.
struct Store {
    rows: usize,
    cols: usize,
    /// Rows of 16 elements between boxes of the accumulator side by side.
    source_step: i64,
    /// Elements between rows, or columns; rows of a box between boxes side by side.
    target_step: i64,
    order: Order,
    /// Rows of 16 elements between rows of the accumulator.
    row_step: i64,
    /// Matrices; rows of 16 elements between them in the accumulator, elements between them in the destination.
    matrices: (i64, i64, i64),
}

/// Stores `m` x `n` elements of an accumulator to global memory or L1: element (r, c) is at position `c % 16` in row
/// `c / 16 * src_stride + r` of 16 elements, for `nz2dn` with `r * loop0_src_stride` in place of r. Its destination is
/// element `r * dst_stride + c` for `nz2nd`, `c * dst_stride + r` for `nz2dn`, and for `nz2nz`, and without a mode,
/// position `c % w` in row `c / w * dst_stride + r` of w elements: a block of 32 bytes, but 16 elements of 4 bytes
/// unless `split`. `loop3` repeats this for matrices, at distances of rows of 16 elements in the accumulator and of
/// elements in the destination.
///
/// Elements are quantised by `pre_quant` (one factor, or one for each column in the fixpipe buffer), activated by
/// `pre_relu`, bounded by `clip`, converted with `sat` or `nosat` (the default), and combined with memory by `atomic`.
/// A `unit_flag` changes no value. No source states the units of `loop3` and of `dst_stride` for `nz2nz`, or `w`.
/// Source: PTO ISA manual, mte-l0c-gm.md, mte-l0c-l1.md; distances as in known kernels.
pub(super) fn mte_l0c(cx: &mut Ctx<'_, '_>) -> Exec {
    let target = address(cx, Name::Destination)?;
    let store = described(cx, target)?;
    let values = leave(cx, &store)?;
    write(cx, &store, target, &values)
}

/// Stores as [`mte_l0c`] to vector memory: of the vector core `sub_blockid` of the block, or with `split_m` the first
/// half of the rows to the first and the second half to the second core, with `split_n` those of the columns. If one
/// core executes the whole kernel, it receives the first half. Source: PTO ISA manual, mte-l0c-ub.md.
pub(super) fn mte_l0c_ub(cx: &mut Ctx<'_, '_>) -> Exec {
    let target = address(cx, Name::Destination)?;
    let store = described(cx, target)?;
    let (by_rows, by_cols) = match cx.required_choice(Key::DstMode)? {
        AccUbDst::SplitM => (2, 1),
        AccUbDst::SplitN => (1, 2),
        AccUbDst::Single => (1, 1),
    };
    let first = u32::try_from(cx.optional_int(Name::SubBlockid)?.unwrap_or(0)).unwrap_or(u32::MAX);
    if store.rows % by_rows != 0 || store.cols % by_cols != 0 {
        let message = format!("expected {} x {} elements that can be split in two", store.rows, store.cols);
        return Err(cx.fault(codes::RUN_SHAPE, message));
    }
    let values = leave(cx, &store)?;
    let (rows, cols) = (store.rows / by_rows, store.cols / by_cols);
    let part = Store { rows, cols, ..store };
    let mut written: Vec<Pointer> = Vec::new();
    for half in 0..by_rows * by_cols {
        let to = cx.at_core(target, rule::Core::Vector, first + half as u32);
        if written.contains(&to) {
            break;
        }
        written.push(to);
        let (row, col) = (half / by_cols * rows, half % by_cols * cols);
        let halves: Vec<Grid> = values.iter().map(|grid| cut(grid, (row, col), (rows, cols))).collect();
        write(cx, &part, to, &halves)?;
    }
    Ok(())
}

fn cut(grid: &Grid, (row, col): (usize, usize), (rows, cols): (usize, usize)) -> Grid {
    let mut part = Grid::filled(Element::zero(grid.dtype), rows, cols);
    for (r, c) in (0..rows).flat_map(|r| (0..cols).map(move |c| (r, c))) {
        part.set(r, c, grid.get(row + r, col + c));
    }
    part
}

/// Returns the store that operands and attributes describe.
fn described(cx: &Ctx<'_, '_>, target: Pointer) -> Exec<Store> {
    let split = cx.optional_int(Name::Split)?.unwrap_or(0) != 0;
    let order = match cx.choice(Key::Mode) {
        Some(AccStoreMode::Nz2nd) => Order::Rows,
        Some(AccStoreMode::Nz2dn) => Order::Columns,
        Some(AccStoreMode::Nz2nz) | None => Order::Boxes(box_columns(element_type(cx, target)?, split)),
    };
    let row_step = cx.optional_int(Name::Loop0SrcStride)?.unwrap_or(1);
    let matrices = match cx.optional_int(Name::Loop3Count)? {
        Some(count) => (count, cx.int(Name::Loop3SrcStride)?, cx.int(Name::Loop3DstStride)?),
        None => (1, 0, 0),
    };
    let (rows, cols) = (cx.count(Name::M)?, cx.count(Name::N)?);
    let (source_step, target_step) = (cx.int(Name::SrcStride)?, cx.int(Name::DstStride)?);
    Ok(Store { rows, cols, source_step, target_step, order, row_step, matrices })
}

/// Returns the columns of a box of a destination: those of a block, but 16 of 4 bytes unless channels are split.
fn box_columns(dtype: DType, split: bool) -> i64 {
    let block = BLOCK / i64::from(dtype.bytes()).max(1);
    if split { block } else { block.max(COLUMNS) }
}

/// Returns the post-processed matrices of a store.
fn leave(cx: &mut Ctx<'_, '_>, store: &Store) -> Exec<Vec<Grid>> {
    let dtype = element_type(cx, address(cx, Name::Destination)?)?;
    let exits = exits(cx, store.cols, dtype)?;
    let plain = Exit::plain(dtype);
    read(cx, store)?
        .iter()
        .map(|values| fixpipe::apply(cx, values, dtype, |col| exits.get(col).copied().unwrap_or(plain)))
        .collect()
}

/// Reads the matrices of a store.
fn read(cx: &mut Ctx<'_, '_>, store: &Store) -> Exec<Vec<Grid>> {
    let from = address(cx, Name::Source)?;
    let dtype = element_type(cx, from)?;
    let size = i64::from(dtype.bytes());
    let mut read = Vec::new();
    for matrix in 0..store.matrices.0 {
        read.push(Grid::new(dtype, store.rows, store.cols, |row, col| {
            let (row, col) = (row as i64, col as i64);
            let line = matrix * store.matrices.1 + col / COLUMNS * store.source_step + row * store.row_step;
            cx.read_element(from.plus((line * COLUMNS + col % COLUMNS) * size), dtype)
        })?);
    }
    Ok(read)
}

/// Writes matrices to the destination.
fn write(cx: &mut Ctx<'_, '_>, store: &Store, target: Pointer, values: &[Grid]) -> Exec {
    let atomic = match cx.choice(Key::AtomicOp) {
        Some(AccAtomicOp::Add) => Some(Binary::Add),
        Some(AccAtomicOp::Max) => Some(Binary::Max),
        Some(AccAtomicOp::Min) => Some(Binary::Min),
        None => None,
    };
    cx.memory().atomic = atomic.is_some();
    for (matrix, grid) in values.iter().enumerate() {
        for (row, col) in (0..store.rows).flat_map(|row| (0..store.cols).map(move |col| (row, col))) {
            let (r, c) = (row as i64, col as i64);
            let place = match store.order {
                Order::Rows => r * store.target_step + c,
                Order::Columns => c * store.target_step + r,
                Order::Boxes(width) => (c / width * store.target_step + r) * width + c % width,
            };
            let place = matrix as i64 * store.matrices.2 + place;
            let at = target.plus(place * i64::from(grid.dtype.bytes()));
            let mut value = grid.get(row, col);
            if let Some(op) = atomic {
                let (old, profile) = (cx.read_element(at, grid.dtype)?, cx.profile());
                value = pto_numerics::binary(op, old, value, profile)
                    .map_err(|why| cx.undefined(why, format_args!("row {row}, column {col}")))?;
            }
            cx.write_element(at, value)?;
        }
    }
    cx.memory().atomic = false;
    Ok(())
}

/// Returns the post-processing of each column.
fn exits(cx: &mut Ctx<'_, '_>, cols: usize, dtype: DType) -> Exec<Vec<Exit>> {
    let range = match cx.choice(Key::SatMode) {
        Some(AccSat::Sat) => Range::Saturate,
        Some(AccSat::SatPreserveNan) => Range::SaturateNumbers,
        Some(AccSat::Nosat) | None => Range::Infinite,
    };
    let clip = cx.optional_element(Name::ClipValue)?;
    let mut exits = vec![Exit { clip, range, ..Exit::plain(dtype) }; cols];
    if let Some(factors) = payload(cx, Name::PreQuant, cols)? {
        for (exit, factor) in exits.iter_mut().zip(factors) {
            exit.quantisation = Some(fixpipe::factor(cx, factor)?);
        }
    }
    let profile = cx.profile();
    match cx.choice(Key::PreReluMode) {
        None | Some(ReluPreMode::NoRelu) => {}
        Some(ReluPreMode::NormalRelu) => exits.iter_mut().for_each(|exit| exit.activation = Activation::Relu),
        Some(mode @ (ReluPreMode::ScalarRelu | ReluPreMode::VectorRelu | ReluPreMode::Pwl)) => {
            let Some(slopes) = payload(cx, Name::PreRelu, cols)? else {
                return Err(cx.unsupported(format!("expected slopes for {mode}, found none")));
            };
            for (exit, slope) in exits.iter_mut().zip(slopes) {
                // The lower half of a word is the slope.
                let slope = match slope.to_int() {
                    Some(_) => Element::new(DType::F32, slope.bits()),
                    None => pto_numerics::convert(slope, DType::F32, Rounding::Even, Saturation::Off, profile)
                        .map_err(|why| cx.undefined(why, "a slope"))?,
                };
                exit.activation = Activation::Leaky(slope);
            }
        }
    }
    Ok(exits)
}

/// Returns one number for all columns, or one number per column at an address.
fn payload(cx: &mut Ctx<'_, '_>, name: Name, cols: usize) -> Exec<Option<Vec<Element>>> {
    if !cx.present(name) {
        return Ok(None);
    }
    match cx.value(name)?.clone() {
        Value::Pointer(at) => {
            let dtype = element_type(cx, at)?;
            let of = |col: usize| at.plus(col as i64 * i64::from(dtype.bytes()));
            (0..cols).map(|col| cx.read_element(of(col), dtype)).collect::<Exec<Vec<Element>>>().map(Some)
        }
        _ => Ok(Some(vec![cx.element(name)?; cols])),
    }
}

/// Stores as [`mte_l0c`] to global memory, with two control registers. The first has n in bits 4 to 15, m in 16 to 31
/// and `dst_stride` in 32 to 63; the second `src_stride` in bits 0 to 15, the quantisation in 34 to 38, `normal_relu`
/// in 39 to 41, the split of channels in 42, `nz2nd` in 43 and `nz2dn` in 62. `set_loop3_para` has the number of
/// matrices in bits 0 to 15 and their distances in 16 to 31 and 32 to 63, `set_channel_para` the distance of rows in 48
/// to 63. `set_quant_pre` sets the factor of a quantisation, `set_relu_alpha` the slope of an activation. No source
/// states what the other registers of accumulators do (`set_fpc`, `set_fix_clip_relu`), so stores with factors of
/// columns are undefined here, and bounds are ignored. Source: the op definition; fields as in the hardware.
pub(super) fn raw_gm(cx: &mut Ctx<'_, '_>) -> Exec {
    raw(cx, Name::Xm, Name::Xt)
}

/// Stores as [`raw_gm`], to L1 or to vector memory of the first vector core.
pub(super) fn raw_config(cx: &mut Ctx<'_, '_>) -> Exec {
    raw(cx, Name::Config0, Name::Config1)
}

/// Returns the word of a register; fails if it was not set.
fn factor(cx: &Ctx<'_, '_>, setting: Setting) -> Exec<u64> {
    let word = cx.setting(setting).and_then(<[Element]>::first).map(|word| word.bits());
    word.ok_or_else(|| cx.fault(codes::RUN_UNDEFINED, format!("expected {setting} before, found none")))
}

fn raw(cx: &mut Ctx<'_, '_>, first: Name, second: Name) -> Exec {
    let (first, second) = (cx.element(first)?.bits(), cx.element(second)?.bits());
    let mut target = address(cx, Name::Destination)?;
    if target.space == AddressSpace::Ub {
        target = cx.at_core(target, rule::Core::Vector, 0);
    }
    let dtype = element_type(cx, target)?;
    let (quantisation, relu) = (field(second, 34, 5), field(second, 39, 3));
    let quantisation = match quantisation {
        // None, f32 to f16, f32 to bf16.
        0 | 1 | 16 => None,
        // i32 to 8 bits, i32 to f16, f32 to 8 bits.
        9 | 11 | 24 => Some(Quantisation::word(factor(cx, Setting::QuantPre)?)),
        other => return Err(cx.unsupported(format!("expected one factor, or none, found quantisation {other}"))),
    };
    let activation = match relu {
        0 => Activation::Identity,
        1 => Activation::Relu,
        2 => Activation::Leaky(Element::new(DType::F32, factor(cx, Setting::ReluAlpha)?)),
        other => return Err(cx.unsupported(format!("expected one slope, or none, found activation {other}"))),
    };
    let loop3 = register(cx, Setting::Loop3Para);
    let matrices = match (field(second, 43, 1), field(second, 62, 1)) {
        (0, 0) => (1, 0, 0),
        _ => (field(loop3, 0, 16).max(1) as i64, field(loop3, 16, 16) as i64, field(loop3, 32, 32) as i64),
    };
    let store = Store {
        rows: field(first, 16, 16),
        cols: field(first, 4, 12),
        source_step: field(second, 0, 16) as i64,
        target_step: field(first, 32, 32) as i64,
        order: match (field(second, 43, 1), field(second, 62, 1)) {
            (1, _) => Order::Rows,
            (_, 1) => Order::Columns,
            _ => Order::Boxes(box_columns(dtype, field(second, 42, 1) == 1)),
        },
        row_step: match field(second, 62, 1) {
            1 => field(register(cx, Setting::ChannelPara), 48, 16) as i64,
            _ => 1,
        },
        matrices,
    };
    let exit = Exit { activation, quantisation, ..Exit::plain(dtype) };
    let values = read(cx, &store)?;
    let values: Exec<Vec<Grid>> = values.iter().map(|grid| fixpipe::apply(cx, grid, dtype, |_| exit)).collect();
    write(cx, &store, target, &values?)
}

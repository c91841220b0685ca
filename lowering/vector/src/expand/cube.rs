//! The cube core: loads of matrices into L1 as fractals, from there into the operand buffers, and accumulators on their way
//! out.
//!
//! A box of a tile in L1 has 512 bytes: 16 rows of 32 bytes in layout NZ, the transpose of that in ZN. A tile in ZN holds
//! the bytes of its transpose in NZ, so that one instruction does for both.

use super::{
    Expander, Site,
    instructions::{MTE_GM_L1_FRAC, MTE_L0C_GM, MTE_L1_L0A, MTE_L1_L0B},
};
use crate::{
    ir::{Builder, Extent, Lowered, is_float},
    tile::Tile,
    view::View,
};
use mlir_dialect::melior::ir::{Value, ValueLike};
use pto_dialect::types;
use pto_isa::types::{DType, FractalName, Loc};

/// Rows of a box.
const BOX: i64 = 16;

/// Elements of a line of a box.
const fn line(dtype: DType) -> i64 {
    32 / dtype.bytes() as i64
}

/// Numbers as 64-bit operands.
fn integers<'c, 'a, const N: usize>(
    b: &mut Builder<'c, 'a>,
    numbers: [Extent<'c, 'a>; N],
) -> Lowered<[Value<'c, 'a>; N]> {
    let mut values = Vec::with_capacity(N);
    for number in numbers {
        values.push(b.integer(number, DType::I64)?);
    }
    values.try_into().map_err(|_| b.defect("operands"))
}

/// `pto.tload` into L1: a matrix as fractals, as it is or transposed.
pub(super) fn load<'c, 'a>(
    x: &mut Expander<'c, 'a>,
    site: Site<'c, 'a>,
    tile: &Tile<'c, 'a>,
    view: &View<'c, 'a>,
) -> Lowered<()> {
    let dtype = tile.desc.dtype;
    let [outer, second, first, rows, cols] = view.axes;
    if [outer, second, first].iter().any(|axis| !axis.extent.is(1)) {
        return Err(site.refuse("from more than one matrix into L1"));
    }
    let (lines, elements, inner, height) = match tile.desc.fractal_name() {
        FractalName::Nz => (rows, cols, tile.cols, tile.desc.rows),
        FractalName::Zn => (cols, rows, tile.rows, tile.desc.cols),
        FractalName::Nd | FractalName::Dn | FractalName::Zz | FractalName::Nn => {
            return Err(site.refuse_operand(1, format_args!("into {} in layout {}", tile.desc.loc, tile.desc.layout())));
        }
    };
    if elements.stride.get().is_some_and(|stride| stride != 1) && !elements.extent.is(1) {
        return Err(site.refuse("where elements of a line of the fractals are apart in global memory"));
    }
    let count = if tile.desc.fractal_name() == FractalName::Nz { tile.rows } else { tile.cols };
    let b = &mut x.b;
    let distance = b.mul(lines.stride, Extent::Static(i64::from(dtype.bytes())))?;
    let one = Extent::Static(1);
    let zero = Extent::Static(0);
    let [n, d, distance, groups, loop2, loop3, loop4, hint] =
        integers(b, [count, inner, distance, one, one, Extent::Static(height), zero, zero])?;
    let short = b.constant(0, DType::I1)?;
    let operands = [view.pointer, tile.pointer, n, d, distance, groups, loop2, loop3, loop4, hint, short];
    b.op(MTE_GM_L1_FRAC, &operands, &[("mode", "nd2nz")], &[]).map(drop)
}

/// A window of a tile in L1 into an operand buffer of its size.
pub(super) fn operand<'c, 'a>(
    x: &mut Expander<'c, 'a>,
    site: Site<'c, 'a>,
    src: &Tile<'c, 'a>,
    dst: &Tile<'c, 'a>,
    [row, col]: [Extent<'c, 'a>; 2],
) -> Lowered<()> {
    let dtype = src.desc.dtype;
    let (from, to) = (&src.desc, &dst.desc);
    if from.dtype != to.dtype {
        return Err(site.refuse(format_args!("from {} to {}", from.dtype, to.dtype)));
    }
    let transposed = match from.fractal_name() {
        FractalName::Nz => false,
        FractalName::Zn => true,
        FractalName::Nd | FractalName::Dn | FractalName::Zz | FractalName::Nn => {
            return Err(site.refuse_operand(0, format_args!("in layout {}", from.layout())));
        }
    };
    let (instruction, turned) = match to.loc {
        Loc::Left => (MTE_L1_L0A, transposed),
        Loc::Right => (MTE_L1_L0B, !transposed),
        Loc::Vec | Loc::Mat | Loc::Acc | Loc::Bias | Loc::Scaling => {
            return Err(site.refuse(format_args!("from {} to {}", from.loc, to.loc)));
        }
    };
    // Of the matrix as its bytes are in NZ: height, and the window's place and size.
    let (height, [start, across], [tall, wide]) = if transposed {
        (from.cols, [col, row], [to.cols, to.rows])
    } else {
        (from.rows, [row, col], [to.rows, to.cols])
    };
    let b = &mut x.b;
    // Columns of boxes in the operand buffer.
    let column = if turned { wide } else { tall };
    let turned = [("transpose", if turned { "true" } else { "false" })];
    if start.is(0) && tall == height {
        // Columns of boxes stand one behind the other.
        let distance = b.mul(across, Extent::Static(height))?;
        let source = b.advance(src.pointer, distance)?;
        let zero = Extent::Static(0);
        let [rows, cols, zero] = integers(b, [Extent::Static(to.rows), Extent::Static(to.cols), zero])?;
        let window: [&[_]; 6] = [&[source], &[dst.pointer], &[rows], &[cols], &[zero], &[zero]];
        let absent: [&[_]; 6] = [&[]; 6];
        return b.grouped_with(instruction, &[window, absent].concat(), &turned, &[]).map(drop);
    }
    let first = b.div(start, BOX)?;
    let second = b.div(across, line(dtype))?;
    let [first, second, down, along, from_stride, to_stride] = integers(
        b,
        [
            first,
            second,
            Extent::Static((tall + BOX - 1) / BOX),
            Extent::Static((wide + line(dtype) - 1) / line(dtype)),
            Extent::Static(height / BOX),
            Extent::Static((column + BOX - 1) / BOX),
        ],
    )?;
    let absent: [&[_]; 4] = [&[]; 4];
    let ends: [&[_]; 2] = [&[src.pointer], &[dst.pointer]];
    let registers: [&[_]; 6] = [&[first], &[second], &[down], &[along], &[from_stride], &[to_stride]];
    let groups: Vec<&[_]> = ends.into_iter().chain(absent).chain(registers).collect();
    b.grouped_with(instruction, &groups, &turned, &[]).map(drop)
}

/// Whether an accumulator is stored as another type without a factor: floats are rounded on the way.
fn stores(from: DType, to: DType) -> bool {
    let integers = from.is_integer() && to.is_integer() && from.bits() == to.bits();
    from == to || integers || (from == DType::F32 && is_float(to))
}

/// `pto.tstore` of an accumulator.
pub(super) fn store<'c, 'a>(
    x: &mut Expander<'c, 'a>,
    site: Site<'c, 'a>,
    tile: &Tile<'c, 'a>,
    view: &View<'c, 'a>,
) -> Lowered<()> {
    if site.named("fp").is_some() || site.named("preQuantScalar").is_some() {
        return Err(site.refuse("with a quantisation"));
    }
    let [outer, second, first, rows, cols] = view.axes;
    if [outer, second, first].iter().any(|axis| !axis.extent.is(1)) {
        return Err(site.refuse("from an accumulator to more than one matrix"));
    }
    if cols.stride.get().is_some_and(|stride| stride != 1) && !cols.extent.is(1) {
        return Err(site.refuse("where elements of a row are apart in global memory"));
    }
    let to = types::desc(view.pointer.r#type()).dtype().unwrap_or(tile.desc.dtype);
    if !stores(tile.desc.dtype, to) {
        return Err(site.refuse(format_args!("from {} to {to} without a factor", tile.desc.dtype)));
    }
    let mut words = vec![("mode", "nz2nd")];
    match site.word("reluPreMode") {
        None | Some("no_relu") => {}
        Some("normal_relu") => words.push(("pre_relu_mode", "normal_relu")),
        Some(other) => return Err(site.refuse(format_args!("with activation {other}"))),
    }
    match (site.word("atomicType"), to) {
        (None | Some("atomic_none"), _) => {}
        (Some("atomic_add"), DType::F32) => words.extend([("atomic_type", "f32"), ("atomic_op", "add")]),
        (Some("atomic_add"), DType::F16) => words.extend([("atomic_type", "f16"), ("atomic_op", "add")]),
        (Some("atomic_add"), DType::BF16) => words.extend([("atomic_type", "bf16"), ("atomic_op", "add")]),
        (Some("atomic_add"), DType::I32) => words.extend([("atomic_type", "s32"), ("atomic_op", "add")]),
        (Some(_), _) => return Err(site.refuse("as this atomic combination")),
    }
    let b = &mut x.b;
    let zero = Extent::Static(0);
    let height = Extent::Static(tile.desc.rows);
    let [m, n, from_stride, to_stride, zero] = integers(b, [tile.rows, tile.cols, height, rows.stride, zero])?;
    let groups: [&[_]; 16] = [
        &[tile.pointer],
        &[view.pointer],
        &[m],
        &[n],
        &[from_stride],
        &[to_stride],
        &[],
        &[],
        &[],
        &[zero],
        &[zero],
        &[],
        &[],
        &[],
        &[],
        &[],
    ];
    b.grouped_with(MTE_L0C_GM, &groups, &words, &[]).map(drop)
}

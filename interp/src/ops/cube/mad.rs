//! Matrix products of operand buffers.
//!
//! `dst[m, n] = sum over k of lhs[m, k] * rhs[k, n]`: the left operand has fractals one below the other (a5; row by row
//! on a2 and a3), the right one transposed fractals row by row, the accumulator boxes of 16 x 16 one below the other,
//! each from its address on. `unit_flag` and `n_dir` control timing and order in the hardware, and change no value.
//! With one row, unless `disable_gemv` is set, the left operand is a contiguous row of elements; no source states more
//! than the names. Sources: PTO ISA manual, cube/ops/mad; tile expansion of products.

use super::fractal::{LEFT, matrix};
use super::scale::{self, Side};
use super::{address, element_type, field};
use crate::context::Ctx;
use crate::fault::Exec;
use crate::ops::product;
use pto_isa::attrs::{Saturate, Tf32Mode};
use pto_isa::codes;
use pto_isa::types::{Layout, Loc};
use pto_isa::{Key, Name};
use pto_numerics::product::Line;
use pto_numerics::{Element, Rounding, Saturation};

/// Initial value of the sums.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Addend {
    None,
    Accumulator,
    Bias,
}

/// A product: extents and modes.
struct Mad {
    m: usize,
    n: usize,
    k: usize,
    addend: Addend,
    /// Whether operands have shared exponents.
    mx: bool,
    /// Whether a single row is contiguous.
    packed_row: bool,
    saturation: Saturation,
    tf32: Option<Rounding>,
}

/// Largest extent, which has 12 bits.
const EXTENT_MAX: usize = 4095;

/// Computes the product. Source: PTO ISA manual, mad.md.
pub(super) fn mad(cx: &mut Ctx<'_, '_>) -> Exec {
    run(cx, Addend::None, false)
}

/// Adds the product to the accumulator. Source: PTO ISA manual, mad-acc.md.
pub(super) fn mad_acc(cx: &mut Ctx<'_, '_>) -> Exec {
    run(cx, Addend::Accumulator, false)
}

/// Adds the product to a row in the bias buffer. Source: PTO ISA manual, mad-bias.md.
pub(super) fn mad_bias(cx: &mut Ctx<'_, '_>) -> Exec {
    run(cx, Addend::Bias, false)
}

/// Computes the product of operands with shared exponents, which are in separate memories. Source: PTO ISA manual,
/// mad-mx.md.
pub(super) fn mad_mx(cx: &mut Ctx<'_, '_>) -> Exec {
    run(cx, Addend::None, true)
}

/// Adds the product of operands with shared exponents to the accumulator. Source: PTO ISA manual, mad-mx-acc.md.
pub(super) fn mad_mx_acc(cx: &mut Ctx<'_, '_>) -> Exec {
    run(cx, Addend::Accumulator, true)
}

/// Adds the product of operands with shared exponents to a bias row. Source: PTO ISA manual, mad-mx-bias.md.
pub(super) fn mad_mx_bias(cx: &mut Ctx<'_, '_>) -> Exec {
    run(cx, Addend::Bias, true)
}

/// Computes [`mad`] or [`mad_acc`] with a control register: m in bits 0 to 11, k in 12 to 23, n in 24 to 35; bit 61
/// disables the vector mode for one row, bit 63 ignores the accumulator. Source: the op definition; fields as in the
/// hardware.
pub(super) fn mad_raw(cx: &mut Ctx<'_, '_>) -> Exec {
    raw(cx, false, false)
}

/// Computes [`mad_bias`] with a control register. Source: as for [`mad_raw`].
pub(super) fn mad_bias_raw(cx: &mut Ctx<'_, '_>) -> Exec {
    raw(cx, true, false)
}

/// Computes [`mad_mx`] or [`mad_mx_acc`] with a control register. Source: as for [`mad_raw`].
pub(super) fn mad_mx_raw(cx: &mut Ctx<'_, '_>) -> Exec {
    raw(cx, false, true)
}

/// Computes [`mad_mx_bias`] with a control register. Source: as for [`mad_raw`].
pub(super) fn mad_mx_bias_raw(cx: &mut Ctx<'_, '_>) -> Exec {
    raw(cx, true, true)
}

fn raw(cx: &mut Ctx<'_, '_>, bias: bool, mx: bool) -> Exec {
    let word = cx.element(Name::Xt)?.bits();
    let addend = match (bias, field(word, 63, 1)) {
        (true, _) => Addend::Bias,
        (false, 1) => Addend::None,
        (false, _) => Addend::Accumulator,
    };
    let (m, k, n) = (field(word, 0, 12), field(word, 12, 12), field(word, 24, 12));
    let packed_row = field(word, 61, 1) == 0;
    multiply(cx, &Mad { m, n, k, addend, mx, packed_row, saturation: Saturation::Off, tf32: None })
}

fn run(cx: &mut Ctx<'_, '_>, addend: Addend, mx: bool) -> Exec {
    let tf32 = cx.choice::<Tf32Mode>(Key::Tf32Mode).map(Rounding::from);
    let mad = Mad {
        m: cx.count(Name::M)?,
        n: cx.count(Name::N)?,
        k: cx.count(Name::K)?,
        addend,
        mx,
        packed_row: !cx.flag(Key::DisableGemv),
        saturation: if cx.choice(Key::SatMode) == Some(Saturate::Sat) { Saturation::On } else { Saturation::Off },
        tf32,
    };
    multiply(cx, &mad)
}

fn multiply(cx: &mut Ctx<'_, '_>, mad: &Mad) -> Exec {
    let Mad { m, n, k, .. } = *mad;
    if let Some(extent) = [m, n, k].into_iter().find(|extent| !(1..=EXTENT_MAX).contains(extent)) {
        let message = format!("expected extents from 1 to {EXTENT_MAX}, found {extent}");
        return Err(cx.fault(codes::RUN_SHAPE, message));
    }
    let (lhs, rhs, dst) = (address(cx, Name::Lhs)?, address(cx, Name::Rhs)?, address(cx, Name::Dst)?);
    let layout = if m == 1 && mad.packed_row { Layout::ND } else { *LEFT.on(cx.target()) };
    let left = matrix(lhs, element_type(cx, lhs)?, Loc::Left, layout, (m, k));
    let right = matrix(rhs, element_type(cx, rhs)?, Loc::Right, Layout::ZN, (k, n));
    let target = matrix(dst, element_type(cx, dst)?, Loc::Acc, Layout::NZ_ACC, (m, n));
    let (rows, columns) = (cx.load(&left)?, cx.load(&right)?);
    let rows = (0..m).map(|row| rows.row(row).to_vec()).collect();
    let columns = (0..n).map(|col| columns.col(col)).collect();
    let (rows, columns) = if mad.mx {
        let scales = scale::of_operand(cx, Side::Left, lhs, m, k)?;
        let other = scale::of_operand(cx, Side::Right, rhs, n, k)?;
        (lines(cx, rows, Some(scales))?, lines(cx, columns, Some(other))?)
    } else {
        (lines(cx, rows, None)?, lines(cx, columns, None)?)
    };
    let rounded = |lines: Vec<Line>| match mad.tf32 {
        Some(rounding) => lines.into_iter().map(|line| line.tf32(rounding)).collect(),
        None => lines,
    };
    let initial = match mad.addend {
        Addend::None => None,
        Addend::Accumulator => Some(cx.load(&target)?),
        Addend::Bias => {
            let bias = address(cx, Name::Bias)?;
            let row = matrix(bias, element_type(cx, bias)?, Loc::Bias, Layout::ND, (1, n));
            Some(cx.load(&row)?)
        }
    };
    // A bias has one row, which is added to every row.
    let of = |row: usize, col: usize| initial.as_ref().map(|grid| grid.get(row.min(grid.rows.saturating_sub(1)), col));
    let made = product::matrix(cx, target.desc.dtype, &rounded(rows), &rounded(columns), of, mad.saturation)?;
    cx.store(&target, &made)
}

fn lines(cx: &Ctx<'_, '_>, elements: Vec<Vec<Element>>, scales: Option<Vec<Vec<Element>>>) -> Exec<Vec<Line>> {
    let line = |(index, line): (usize, &Vec<Element>)| match scales.as_ref().and_then(|scales| scales.get(index)) {
        Some(scales) => product::scaled(line, scales),
        None => Line::new(line),
    };
    let made: Result<Vec<Line>, _> = elements.iter().enumerate().map(line).collect();
    made.map_err(|why| cx.undefined(why, "an operand"))
}

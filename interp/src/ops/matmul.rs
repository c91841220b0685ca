//! Matrix products of tiles.
//!
//! All compute `dst[m, n] = sum over k of lhs[m, k] * rhs[k, n]` plus an addend, on valid regions: m counts the rows of
//! `lhs`, n the columns of `rhs`, and k the columns of `lhs`, which are the rows of `rhs`. Sums are f32, or i32 for
//! integers, k ascending; the profile states how often they are rounded. `accPhase` tells the hardware when an
//! accumulator is complete, and changes no value. Sources: PTO ISA manual, tile/ops/matrix-and-matrix-vector; extents
//! of 1 to 4095 from the rules of the table.

use super::product;
use crate::context::{Ctx, Grid};
use crate::fault::Exec;
use crate::semantics::Semantics::{self, Run};
use crate::tile::Tile;
use pto_isa::Name;
use pto_isa::codes;
use pto_isa::ops::matmul::Opcode;
use pto_numerics::product::Line;
use pto_numerics::{Element, Saturation, Undefined};

/// Semantics of the operations of the family.
pub(super) const fn semantics(opcode: Opcode) -> Semantics {
    match opcode {
        Opcode::Tgemv | Opcode::Tmatmul => Run(plain),
        Opcode::TgemvAcc | Opcode::TmatmulAcc => Run(added),
        Opcode::TgemvBias | Opcode::TmatmulBias => Run(biased),
        Opcode::TgemvMx | Opcode::TmatmulMx | Opcode::TmatmulMxHif4 => Run(mx),
        Opcode::TgemvMxAcc | Opcode::TmatmulMxAcc => Run(mx_added),
        Opcode::TgemvMxBias | Opcode::TmatmulMxBias => Run(mx_biased),
    }
}

/// `dst = lhs x rhs`. Source: PTO ISA manual, tmatmul.md, tgemv.md.
fn plain(cx: &mut Ctx<'_, '_>) -> Exec {
    multiply(cx, Operand::new(Name::Lhs), Operand::new(Name::Rhs), Addend::None)
}

/// `dst = acc_in + lhs x rhs`. Source: PTO ISA manual, tmatmul-acc.md, tgemv-acc.md.
fn added(cx: &mut Ctx<'_, '_>) -> Exec {
    multiply(cx, Operand::new(Name::Lhs), Operand::new(Name::Rhs), Addend::Accumulator(Name::AccIn))
}

/// `dst[m, n] = bias[0, n] + (a x b)[m, n]`. Source: PTO ISA manual, tmatmul-bias.md, tgemv-bias.md.
fn biased(cx: &mut Ctx<'_, '_>) -> Exec {
    multiply(cx, Operand::new(Name::A), Operand::new(Name::B), Addend::Bias)
}

/// `dst = (a * a_scale) x (b * b_scale)`: a scale is a power of two for 32 elements along k, counted by the shape.
///
/// Scales of type f8E8M0, or integers of 8 bits with their bits, are powers of two; scales of type f16, as in files of
/// ptoas, are numbers. No source states whether a pair of 4-bit elements counts as one or two: one, as the shapes of
/// scales imply. No source states how the hierarchy of factors of `tmatmul_mx_hif4` is stored: it computes the same as
/// `tmatmul.mx`, whose operands it has. Source: PTO ISA manual, tmatmul-mx.md, tgemv-mx.md.
fn mx(cx: &mut Ctx<'_, '_>) -> Exec {
    multiply(cx, Operand::scaled(Name::A, Name::AScale), Operand::scaled(Name::B, Name::BScale), Addend::None)
}

/// Adds the product of [`mx`] to `c_in`. Source: PTO ISA manual, tmatmul-mx.md, tgemv-mx.md.
fn mx_added(cx: &mut Ctx<'_, '_>) -> Exec {
    multiply(
        cx,
        Operand::scaled(Name::A, Name::AScale),
        Operand::scaled(Name::B, Name::BScale),
        Addend::Accumulator(Name::CIn),
    )
}

/// Adds the product of [`mx`] to a bias row. Source: PTO ISA manual, tmatmul-mx.md, tgemv-mx.md.
fn mx_biased(cx: &mut Ctx<'_, '_>) -> Exec {
    multiply(cx, Operand::scaled(Name::A, Name::AScale), Operand::scaled(Name::B, Name::BScale), Addend::Bias)
}

/// Addend of a product.
enum Addend {
    None,
    /// The matrix of this operand.
    Accumulator(Name),
    /// The row of the operand `bias`.
    Bias,
}

/// A factor of a product: names of its operand and of its scales.
struct Operand {
    name: Name,
    scale: Option<Name>,
}

impl Operand {
    const fn new(name: Name) -> Operand {
        Operand { name, scale: None }
    }

    const fn scaled(name: Name, scale: Name) -> Operand {
        Operand { name, scale: Some(scale) }
    }
}

/// Largest extent of a product.
const EXTENT_MAX: usize = 4095;

fn multiply(cx: &mut Ctx<'_, '_>, lhs: Operand, rhs: Operand, addend: Addend) -> Exec {
    let (left, right, target) = (cx.tile(lhs.name)?, cx.tile(rhs.name)?, cx.tile(Name::Dst)?);
    let (m, k, n) = (left.rows, left.cols, right.cols);
    same(cx, rhs.name, (right.rows, right.cols), (k, n))?;
    same(cx, Name::Dst, (target.rows, target.cols), (m, n))?;
    if let Some(extent) = [m, k, n].into_iter().find(|extent| !(1..=EXTENT_MAX).contains(extent)) {
        let message = format!("expected extents from 1 to {EXTENT_MAX}, found {extent} in {m} x {k} x {n}");
        return Err(cx.fault(codes::RUN_SHAPE, message));
    }
    let rows = cx.load(&left)?;
    let rows = (0..m).map(|row| rows.row(row).to_vec());
    let rows = lines(cx, &lhs, rows.collect(), |scales, row| scales.row(row).to_vec())?;
    let columns = cx.load(&right)?;
    let columns = (0..n).map(|col| columns.col(col));
    let columns = lines(cx, &rhs, columns.collect(), Grid::col)?;
    let rounding = super::system::rounding(cx)?;
    let rounded = |lines: Vec<Line>| match rounding {
        Some(rounding) => lines.into_iter().map(|line| line.tf32(rounding)).collect(),
        None => lines,
    };
    let initial = match addend {
        Addend::None => None,
        Addend::Accumulator(name) => {
            let acc = cx.tile(name)?;
            same(cx, name, (acc.rows, acc.cols), (m, n))?;
            tied(cx, name, &acc, &target)?;
            Some(cx.load(&acc)?)
        }
        Addend::Bias => {
            let bias = cx.tile(Name::Bias)?;
            same(cx, Name::Bias, (bias.rows, bias.cols), (1, n))?;
            Some(cx.load(&bias)?)
        }
    };
    // A bias has one row, which is added to every row.
    let of = |row: usize, col: usize| initial.as_ref().map(|grid| grid.get(row.min(grid.rows.saturating_sub(1)), col));
    let product = product::matrix(cx, target.desc.dtype, &rounded(rows), &rounded(columns), of, Saturation::Off)?;
    cx.store(&target, &product)
}

/// Fails unless an operand has this many valid rows and columns.
fn same(cx: &Ctx<'_, '_>, name: Name, found: (usize, usize), expected: (usize, usize)) -> Exec {
    if found == expected {
        return Ok(());
    }
    let message = format!(
        "expected a valid region of {} x {} in `{name}`, found {} x {}",
        expected.0, expected.1, found.0, found.1
    );
    Err(cx.fault(codes::RUN_SHAPE, message))
}

/// Fails if the accumulator that is added to is not the memory of the result: the hardware has one operand for both. In
/// the form on values, the result is a copy.
fn tied(cx: &Ctx<'_, '_>, name: Name, acc: &Tile, target: &Tile) -> Exec {
    if cx.writes_results() || acc.at == target.at {
        return Ok(());
    }
    Err(cx.fault(codes::RUN_UNDEFINED, format!("expected `{name}` in the memory of `dst`, found another place")))
}

/// Returns the rows or columns of a factor, multiplied by their scales; `of` returns the scales of a line.
fn lines(
    cx: &mut Ctx<'_, '_>,
    operand: &Operand,
    elements: Vec<Vec<Element>>,
    of: impl Fn(&Grid, usize) -> Vec<Element>,
) -> Exec<Vec<Line>> {
    let scales = match operand.scale {
        Some(name) => {
            let tile = cx.tile(name)?;
            Some(cx.load(&tile)?)
        }
        None => None,
    };
    let made: Result<Vec<Line>, Undefined> = elements
        .iter()
        .enumerate()
        .map(|(index, line)| match &scales {
            Some(scales) => product::scaled(line, &of(scales, index)),
            None => Line::new(line),
        })
        .collect();
    made.map_err(|why| cx.undefined(why, format_args!("`{}`", operand.name)))
}

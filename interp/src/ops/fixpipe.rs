//! Post-processes accumulators as attributes and operands of tile operations describe.

use crate::context::{Ctx, Grid};
use crate::fault::Exec;
use crate::tile::Tile;
use pto_isa::attrs::ReluPreMode;
use pto_isa::codes;
use pto_isa::types::DType;
use pto_isa::{Key, Name};
use pto_numerics::accumulator::{Activation, Exit, Quantisation};
use pto_numerics::{Element, Undefined};

/// Converts a quantisation factor: an integer of 64 bits is the word of the factor register, other types are the
/// factor.
pub(super) fn factor(cx: &Ctx<'_, '_>, element: Element) -> Exec<Quantisation> {
    if element.to_int().is_some() {
        return Ok(Quantisation::word(element.bits()));
    }
    Quantisation::scale(element, cx.profile()).map_err(|why| cx.undefined(why, "a factor"))
}

/// Post-processes elements of an accumulator for a tile operation: `preQuantScalar` is one factor for all, `fp` has a
/// factor for each column of the tile; `col` is the column of the first element.
///
/// Source: PTO ISA manual, tstore.md, tmov.md. Slopes of `scalar_relu` and `vector_relu` are operands only of
/// instructions of the cube core; no source states what `pwl` computes.
pub(super) fn leave(cx: &mut Ctx<'_, '_>, values: &Grid, col: usize, dtype: DType) -> Exec<Grid> {
    let activation = match cx.choice(Key::ReluPreMode) {
        None | Some(ReluPreMode::NoRelu) => Activation::Identity,
        Some(ReluPreMode::NormalRelu) => Activation::Relu,
        Some(other @ (ReluPreMode::ScalarRelu | ReluPreMode::VectorRelu | ReluPreMode::Pwl)) => {
            return Err(cx.unsupported(format!("expected an activation without slopes, found {other}")));
        }
    };
    let plain = Exit { activation, ..Exit::plain(dtype) };
    let mut exits = vec![plain; values.cols];
    if let Some(word) = cx.optional_element(Name::PreQuantScalar)? {
        exits.fill(Exit { quantisation: Some(factor(cx, word)?), ..plain });
    }
    if let Some(tile) = cx.optional_tile(Name::Fp)? {
        let factors = cx.load(&tile)?;
        if factors.rows != 1 || factors.cols < col + values.cols {
            let message = format!(
                "expected factors for {} columns in `fp`, found {} x {}",
                col + values.cols,
                factors.rows,
                factors.cols
            );
            return Err(cx.fault(codes::RUN_SHAPE, message));
        }
        for (index, exit) in exits.iter_mut().enumerate() {
            exit.quantisation = Some(factor(cx, factors.get(0, col + index))?);
        }
    }
    apply(cx, values, dtype, |col| exits.get(col).copied().unwrap_or(plain))
}

/// Post-processes elements of an accumulator with the `exit` of each column.
pub(super) fn apply(cx: &mut Ctx<'_, '_>, values: &Grid, dtype: DType, exit: impl Fn(usize) -> Exit) -> Exec<Grid> {
    let profile = cx.profile();
    cx.compute(dtype, values.rows, values.cols, |row, col| -> Result<Element, Undefined> {
        exit(col).apply(values.get(row, col), profile)
    })
}

/// Returns the elements that a move from an accumulator reads, in the element type of its destination.
pub(super) fn window(
    cx: &mut Ctx<'_, '_>,
    source: &Tile,
    at: (usize, usize),
    size: (usize, usize),
    to: DType,
) -> Exec<Grid> {
    let values = cx.load_part(source, at.0, at.1, size.0, size.1)?;
    leave(cx, &values, at.1, to)
}

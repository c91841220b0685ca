//! Functions shared by matrix products of tiles and of operand buffers.

use crate::context::{Ctx, Grid};
use crate::fault::Exec;
use pto_isa::types::DType;
use pto_numerics::product::Line;
use pto_numerics::{Element, Packing, Saturation, Undefined};

/// Elements along k that share a scale. Source: PTO ISA manual, tmatmul-mx.md.
pub(super) const GROUP: usize = 32;

/// Computes `rows x columns` as elements of `dtype`; `initial` returns the addend of an element.
pub(super) fn matrix(
    cx: &mut Ctx<'_, '_>,
    dtype: DType,
    rows: &[Line],
    columns: &[Line],
    initial: impl Fn(usize, usize) -> Option<Element>,
    saturation: Saturation,
) -> Exec<Grid> {
    let profile = cx.profile();
    cx.compute(dtype, rows.len(), columns.len(), |row, col| match (rows.get(row), columns.get(col)) {
        (Some(lhs), Some(rhs)) => lhs.dot(rhs, initial(row, col), saturation, profile),
        _ => Ok(Element::zero(dtype)),
    })
}

/// Multiplies a line by its scales, one for [`GROUP`] elements. Integers of 8 bits are the bits of powers of two.
pub(super) fn scaled(line: &[Element], scales: &[Element]) -> Result<Line, Undefined> {
    let power = |scale: &Element| match scale.dtype().is_integer() {
        true => scale.reinterpret(DType::F8E8M0),
        false => *scale,
    };
    let scales: Vec<Element> = scales.iter().map(power).collect();
    let values = line.first().map_or(1, |element| Packing::of(element.dtype()).count as usize);
    Ok(Line::new(line)?.scaled(&scales, GROUP * values))
}

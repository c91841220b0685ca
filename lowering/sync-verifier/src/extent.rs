//! Evaluates the extents in op definitions: the number of bytes that an operation accesses from a pointer.

use crate::{
    byte_ranges::ByteRanges,
    effects::{Reader, group},
    linear::Linear,
    value::Reference,
};
use pto_isa::{
    op::{Distance, Extent, TransposeFlag},
    rule::Idx,
    types::Fractal,
};
use pto_program::{AttributeValue, Instruction};

/// Bytes of a block; padded runs are rounded up to a multiple.
const BLOCK: i64 = 32;

impl Reader<'_> {
    /// Returns offset and size of an access to registers, predicates or an element; `None` for other extents.
    pub(crate) fn access(
        &mut self,
        extent: Extent,
        instruction: &Instruction,
        reference: &Reference,
    ) -> Option<(Linear, i64)> {
        let (offset, unit, width, updated) = match extent {
            Extent::Access { offset, unit, width, updated } => (offset, unit, width, updated),
            Extent::Groups { .. } | Extent::Runs { .. } | Extent::Fractals { .. } => return None,
        };
        let offset = self.number(group(instruction, usize::from(offset)).first())?;
        let bytes = width.bytes(reference.element, |index| {
            let attribute = instruction.code.def()?.attrs.get(usize::from(index))?;
            match instruction.attribute(attribute.name) {
                AttributeValue::Case(_, case) => Some(case.name),
                _ => None,
            }
        });
        if updated.is_some_and(|result| usize::from(result) < instruction.result_types.len()) {
            return Some((Linear::default(), bytes));
        }
        Some((self.times(&offset, &Linear::known(unit.bytes(reference.element))), bytes))
    }

    /// Returns the bytes that are accessed from a pointer; if the number of runs is unknown, the first run and the
    /// stride. Returns `None` if another count is unknown.
    pub(crate) fn extent(
        &self,
        extent: Extent,
        instruction: &Instruction,
        reference: &Reference,
    ) -> Option<(ByteRanges, Option<i64>)> {
        let known = |declared: Idx| self.number(group(instruction, usize::from(declared)).first())?.value();
        match extent {
            Extent::Groups { count, elements, each } => {
                let bytes = elements.checked_mul(each.bytes(reference.element))?;
                Some((ByteRanges::new(0, known(count)?.checked_mul(bytes)?), None))
            }
            // The offset may be unknown: [`Reader::access`] handles these.
            Extent::Access { .. } => None,
            Extent::Runs { start, count, length, unit, distance, loops, padded } => {
                let start = start.map_or(Some(0), known)?;
                let run = known(length)?.checked_mul(unit)?;
                let step = match distance {
                    Distance::Bytes(step) => known(step)?,
                    Distance::Gap(gap) => run.checked_add(known(gap)?.checked_mul(unit)?)?,
                };
                let run = if padded { run.checked_add(BLOCK - 1)? / BLOCK * BLOCK } else { run };
                let first = ByteRanges::new(start, run);
                let Some(count) = known(count) else { return Some((first, Some(step).filter(|step| *step > 0))) };
                let mut span = first.repeated(count, step);
                if let Some([counts, strides]) = loops.map(|loops| loops.map(|of| group(instruction, usize::from(of))))
                {
                    for (count, stride) in counts.iter().zip(strides) {
                        span = span.repeated(self.number(Some(count))?.value()?, self.number(Some(stride))?.value()?);
                    }
                }
                Some((span, None))
            }
            Extent::Fractals { start, counts: [rows, columns], distance, unless } => {
                let turned = unless.is_some_and(|turned| match turned {
                    TransposeFlag::Attribute(index) => instruction.code.def().is_some_and(|def| {
                        let attribute = def.attrs.get(usize::from(index));
                        attribute.is_some_and(|a| matches!(instruction.attribute(a.name), AttributeValue::Int(1)))
                    }),
                    TransposeFlag::Operand(operand) => known(operand) != Some(0),
                });
                if turned {
                    return None;
                }
                let distance = known(distance)?;
                let first = match start {
                    Some([row, column]) => known(row)?.checked_add(known(column)?.checked_mul(distance)?)?,
                    None => 0,
                };
                let bytes = |fractals: i64| fractals.checked_mul(Fractal::F512.bytes());
                let column = ByteRanges::new(bytes(first)?, bytes(1)?).repeated(known(rows)?, bytes(1)?);
                Some((column.repeated(known(columns)?, bytes(distance)?), None))
            }
        }
    }
}

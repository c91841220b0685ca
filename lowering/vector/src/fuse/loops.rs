//! Represents the plan of shared loops as the attributes of `nest.loops`.

use super::{LoopPlan, Shape, emit::UnrollJam, halves::Pairs, nest::Nest};
use crate::{
    builder::{Builder, Lowered},
    walk,
};
use mlir_dialect::{
    InherentAttributes, dictionary, integers,
    melior::ir::{Attribute, Identifier, Region, attribute::DenseI64ArrayAttribute, operation::OperationRef},
};
use nest_dialect::op;

/// Nests that share loops, and the plan of the loops.
pub(crate) struct Loops<'c, 'a> {
    pub(crate) nests: Vec<Nest<'c, 'a>>,
    pub(crate) shape: Shape<'c, 'a>,
    pub(crate) plan: LoopPlan,
    /// The nests whose results are stored.
    pub(crate) stored: Vec<bool>,
}

/// Start of the keys of plans in [`Builder::dictionaries`]; those of nests start with a positive number.
const KEY: i64 = -1;

/// Returns the indices of the entries that are set.
fn indices(set: &[bool]) -> Vec<i64> {
    set.iter().zip(0..).filter(|(is_set, _)| **is_set).map(|(_, index)| index).collect()
}

/// Creates an operation without nests.
pub(super) fn create<'c, 'a>(
    b: &mut Builder<'c, 'a>,
    nests: &[&Nest<'c, 'a>],
    shape: &Shape<'c, 'a>,
    plan: &LoopPlan,
    stored: &[bool],
) -> Lowered<OperationRef<'c, 'a>> {
    let main = nests.iter().position(|nest| nest.space.is_same(&shape.space)).ok_or_else(|| b.defect("a nest"))? as i64;
    let cycles = plan.cycles.cast_signed();
    let jam = [plan.jam.count, plan.jam.interval.cast_signed(), plan.jam.registers as i64];
    let pairs = plan.pairs.map(Pairs::numbers);
    let (of_lines, stored) = (indices(&shape.of_lines), indices(stored));
    let phases: Vec<i64> = shape.phases.iter().map(|phase| *phase as i64).collect();
    // Many loops of a function have the same plan.
    let numbers = [KEY, cycles, main, shape.registers.unwrap_or(0), shape.is_flat.into(), nests.len() as i64];
    let lists = [&jam[..], &pairs.unwrap_or_default(), &phases, &[of_lines.len() as i64], &of_lines, &stored];
    let key: Vec<i64> = numbers.into_iter().chain(lists.into_iter().flatten().copied()).collect();
    if let Some(attributes) = b.dictionaries.get(&key) {
        let attributes = *attributes;
        return b.with_attributes(op::Loops::NAME, &[], attributes, vec![Region::new()]);
    }
    let context = b.context();
    let list = |name: &str, numbers: &[i64]| {
        (Identifier::new(context, name), Attribute::from(DenseI64ArrayAttribute::new(context, numbers)))
    };
    let mut attributes = vec![
        b.number(op::CYCLES, cycles),
        list(op::JAM, &jam),
        b.number(op::MAIN, main),
        list(op::OF_LINES, &of_lines),
        list(op::PHASES, &phases),
        list(op::STORED, &stored),
    ];
    if let Some(registers) = shape.registers {
        attributes.push(b.number(op::REGISTERS, registers));
    }
    if shape.is_flat {
        attributes.push((Identifier::new(context, op::FLAT), Attribute::unit(context)));
    }
    if let Some(pairs) = pairs {
        attributes.push(list(op::PAIRS, &pairs));
    }
    let attributes = dictionary(context, &attributes);
    b.dictionaries.insert(key, attributes);
    b.with_attributes(op::Loops::NAME, &[], attributes, vec![Region::new()])
}

impl<'c, 'a> Loops<'c, 'a> {
    /// Reads `nest.loops`, or a nest with separate loops, which are plain ones in reference mode; `None` for other
    /// operations.
    pub(crate) fn of(loops: OperationRef<'c, 'a>, is_plain: bool) -> Option<Self> {
        if let Some(nest) = Nest::of(loops) {
            let shape = Shape::alone(&nest, is_plain);
            return Some(Self { nests: vec![nest], shape, plan: LoopPlan::NONE, stored: vec![true] });
        }
        if !op::is_loops(loops) {
            return None;
        }
        let nests: Vec<_> = walk::operations(op::block(loops, 0)?).map(Nest::of).collect::<Option<_>>()?;
        let attributes = InherentAttributes::of(loops);
        let list = |name: &str| integers(attributes.get(name)?);
        let set = |name: &str| -> Option<Vec<bool>> {
            let indices = list(name)?;
            Some((0..).take(nests.len()).map(|index| indices.contains(&index)).collect())
        };
        let main = usize::try_from(op::number(&attributes, op::MAIN)?).ok()?;
        let pairs = list(op::PAIRS).and_then(Pairs::from_numbers);
        let phases = list(op::PHASES)?.iter().map(|phase| usize::try_from(*phase).ok()).collect::<Option<_>>()?;
        let &[count, interval, registers] = list(op::JAM)? else { return None };
        let jam = UnrollJam { count, interval: interval.cast_unsigned(), registers: usize::try_from(registers).ok()? };
        let shape = Shape {
            space: nests.get(main)?.space,
            of_lines: set(op::OF_LINES)?,
            phases,
            registers: op::number(&attributes, op::REGISTERS),
            is_flat: attributes.get(op::FLAT).is_some(),
            pairs,
        };
        let cycles = op::number(&attributes, op::CYCLES)?.cast_unsigned();
        let (plan, stored) = (LoopPlan { cycles, jam, pairs }, set(op::STORED)?);
        Some(Self { nests, shape, plan, stored })
    }
}

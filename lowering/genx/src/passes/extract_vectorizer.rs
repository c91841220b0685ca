//! GenXExtractVectorizer: vectorizes operations on extracted elements.
//!
//! Purpose: one vector instruction replaces a scalar instruction for each element, and its results are adjacent.
//!
//! Before: regions are collapsed. After: no block applies the same operation to several elements at equal distances
//! of one vector, one by one.
//!
//! ```text
//! %a = rdregion(%v, <1>, 0)                     %w = fmul <2 x float> rdregion(%v, <2>, 0), <0.5, 0.5>
//! %b = fmul %a, 0.5                       ->    %b = rdregion(%w, <1>, 0)
//! %c = rdregion(%v, <1>, 4)                     %d = rdregion(%w, <1>, 4)
//! %d = fmul %c, 0.5
//! ```

use std::collections::HashMap;

use crate::builder::Builder;
use crate::constant::Constant;
use crate::error::Error;
use crate::ir::{Block, Function, Inst, Value};
use crate::passes::{Pass, State, dead_code, region_collapsing};
use crate::region::Region;
use crate::table::{Effect, Op};
use crate::target;
use crate::types::{Element, Type};

/// The pass.
pub const PASS: Pass = Pass {
    name: "extract-vectorizer",
    description: "vectorize operations on extracted elements",
    run,
    establishes: None,
    optional: true,
};

/// Maximal number of rounds: the results of one round may be operands in the next.
const ROUNDS: u32 = 16;

/// An operand of instructions that are vectorized together.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Source {
    /// An element of a vector.
    Element(Value),
    /// A number.
    Number(u64),
}

/// The properties that instructions on elements must share to be vectorized.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Shape {
    op: Op,
    immediates: Vec<i64>,
    result: Type,
    sources: Vec<(Source, Type)>,
}

fn run(state: &mut State) -> Result<(), Error> {
    let function = &mut state.function;
    let mut changed = false;
    for block in function.blocks().to_vec() {
        for _ in 0..ROUNDS {
            if !vectorize(function, block) {
                break;
            }
            changed = true;
        }
    }
    if changed {
        region_collapsing::collapse(function);
        dead_code::remove(function);
    }
    Ok(())
}

/// Returns the vector of which a value is an element, and its index.
fn element(function: &Function, value: Value) -> Option<(Value, u32)> {
    let ty = function.ty(value);
    let (vector, offset) = function.contiguous_part(value).filter(|_| ty.count() == 1)?;
    let size = ty.element.bytes().max(1);
    (function.ty(vector).count() > 1 && offset.is_multiple_of(size)).then_some((vector, offset / size))
}

/// Returns whether an instruction extends integers to 64 bits for a user that could use the narrow ones: platforms have
/// products of dwords, but not of quadwords.
fn is_type_of_operand(function: &Function, inst: Inst) -> bool {
    let wide = function.result(inst).filter(|result| function.ty(*result).element == Element::I64);
    let takes = |user: Inst| target::instruction(function.op(user)).is_some_and(target::mixes_widths);
    matches!(function.op(inst), Op::SExt | Op::ZExt)
        && wide.is_some_and(|result| function.uses(result).iter().any(|a_use| takes(a_use.inst)))
}

/// Returns the shape of an instruction on elements, and the index of the element.
fn shape(function: &Function, inst: Inst) -> Option<(Shape, u32)> {
    let op = function.op(inst);
    let result = function.ty(function.result(inst)?);
    let on_lanes = op.definition().effect == Effect::Pure && target::form(op).is_on_lanes();
    if !on_lanes || result.count() != 1 || result.is_predicate() || is_type_of_operand(function, inst) {
        return None;
    }
    let mut place = None;
    let mut sources = Vec::new();
    for operand in function.operands(inst) {
        let ty = function.ty(*operand);
        let source = match (function.as_constant(*operand), element(function, *operand)) {
            (Some(constant), _) if !ty.is_predicate() => Source::Number(constant.splat()?),
            (_, Some((vector, at))) if place.is_none_or(|place| place == at) => {
                place = Some(at);
                Source::Element(vector)
            }
            (_, _) => return None,
        };
        sources.push((source, ty));
    }
    let shape = Shape { op, immediates: function.immediates(inst).to_vec(), result, sources };
    place.map(|place| (shape, place))
}

/// Vectorizes operations on elements in a block; returns whether there were any.
fn vectorize(function: &mut Function, block: Block) -> bool {
    let mut order: Vec<Shape> = Vec::new();
    let mut found: HashMap<Shape, Vec<(u32, Inst)>> = HashMap::new();
    for inst in function.insts(block) {
        if let Some((shape, place)) = shape(function, inst) {
            let group = found.entry(shape.clone()).or_default();
            if group.is_empty() {
                order.push(shape);
            }
            group.push((place, inst));
        }
    }
    let mut changed = false;
    for shape in order {
        let group = found.remove(&shape).unwrap_or_default();
        for run in runs(&group) {
            replace(function, &shape, &run, &group);
            changed = true;
        }
    }
    changed
}

/// Runs of at least two adjacent elements: the first and the last index of each.
fn runs(group: &[(u32, Inst)]) -> Vec<std::ops::RangeInclusive<u32>> {
    let mut places: Vec<u32> = group.iter().map(|(place, _)| *place).collect();
    places.sort_unstable();
    places.dedup();
    let mut runs: Vec<std::ops::RangeInclusive<u32>> = Vec::new();
    for place in places {
        match runs.last_mut() {
            Some(run) if *run.end() + 1 == place => *run = *run.start()..=place,
            Some(_) | None => runs.push(place..=place),
        }
    }
    runs.retain(|run| run.end() > run.start());
    runs
}

/// Replaces the instructions of a run by one before the first of them in block order, at which their operands are defined. Members of
/// other runs may have been removed.
fn replace(function: &mut Function, shape: &Shape, run: &std::ops::RangeInclusive<u32>, group: &[(u32, Inst)]) {
    let members: Vec<(u32, Inst)> = group.iter().copied().filter(|(place, _)| run.contains(place)).collect();
    let Some((_, first)) = members.first().copied() else { return };
    let lanes = run.end() - run.start() + 1;
    let mut b = Builder::before(function, first);
    let sources: Vec<Value> = shape
        .sources
        .iter()
        .map(|(source, ty)| match source {
            Source::Element(vector) => {
                let region = Region::contiguous(lanes, run.start() * ty.element.bytes());
                b.read(*vector, region, Some(lanes))
            }
            Source::Number(bits) => b.function.constant(ty.with_lanes(lanes), Constant::Splat(*bits)),
        })
        .collect();
    let whole = b.value(shape.op, &sources, &shape.immediates, shape.result.with_lanes(lanes));
    for (place, inst) in members {
        let region = Region::contiguous(1, (place - run.start()) * shape.result.element.bytes());
        let value = Builder::before(function, inst).read(whole, region, shape.result.lanes);
        function.replace(inst, value);
    }
}

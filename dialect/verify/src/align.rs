//! Verifies alignment streams.
//!
//! An unaligned access leaves the remaining bytes in an alignment state, from which the next access of the stream
//! continues. Each state must be used once, so that the stream has one order; a loop must carry the state that it
//! changes as an argument; and stores must not continue a stream of loads. Branches of which only one executes may each
//! use a state.
//!
//! ```mlir
//! %a = pto.vldas %p : !pto.ptr<f32, ub> -> !pto.align
//! %v, %b = pto.vldus %p, %a : !pto.ptr<f32, ub>, !pto.align -> !pto.vreg<64xf32>, !pto.align
//! %w, %c = pto.vldus %p, %a : !pto.ptr<f32, ub>, !pto.align -> !pto.vreg<64xf32>, !pto.align  // refused: PTO1210
//! ```

use crate::walk::{Check, Context, Structure, Visit};
use mlir_dialect::{
    defining_block, defining_operation,
    melior::ir::{BlockLike, Location, Value, ValueLike, operation::OperationLike},
    operand, operand_location,
};
use pto_dialect::{op::declared, types};
use pto_isa::{
    TypeDesc, codes,
    rule::{Parts, Stream},
};
use std::collections::HashMap;

/// Operands of a loop before those that it carries: bounds and step.
const BOUNDS: usize = 3;

/// A use of a state: the enclosing regions, and its location.
struct Use<'c> {
    path: Vec<(usize, usize, bool)>,
    place: Location<'c>,
}

impl Use<'_> {
    /// Checks whether at most one of two uses executes, because they are in different branches of an operation.
    fn excludes(&self, path: &[(usize, usize, bool)]) -> bool {
        let different = self.path.iter().zip(path).find(|(a, b)| a != b);
        different.is_some_and(|(a, b)| a.0 == b.0 && !a.2)
    }
}

#[derive(Default)]
pub(crate) struct Align<'c> {
    uses: HashMap<usize, Vec<Use<'c>>>,
    /// Whether the module has alignment states.
    any: bool,
}

/// Returns the direction of the stream of a state, through the loops that carry it; `None` if it has not been used.
fn stream<'c: 'a, 'a>(mut value: Value<'c, 'a>) -> Option<Stream> {
    // Each nested loop takes one step.
    for _ in 0..64 {
        match defining_operation(value) {
            Some(op) => match declared(op) {
                Some((def, _)) => return def.stream(),
                None => {
                    let result = (0..op.result_count())
                        .find(|&i| mlir_dialect::result(op, i).is_some_and(|r| r.to_raw().ptr == value.to_raw().ptr))?;
                    value = operand(op, result + BOUNDS)?;
                }
            },
            None => {
                let block = defining_block(value)?;
                let argument = (0..block.argument_count())
                    .find(|&i| block.argument(i).is_ok_and(|a| a.to_raw().ptr == value.to_raw().ptr))?;
                value = operand(block.parent_operation()?, (argument + BOUNDS).checked_sub(1)?)?;
            }
        }
        if types::desc(value.r#type()) != TypeDesc::Align {
            return None;
        }
    }
    None
}

impl<'c, 'a> Check<'c, 'a> for Align<'c> {
    fn parts(&self) -> Parts {
        Parts::ALIGN
    }

    fn wants_foreign(&self) -> bool {
        self.any
    }

    fn enter(&mut self, visit: &Visit<'c, 'a>, cx: &mut Context<'c, 'a>) {
        self.any |= visit.parts.intersects(Parts::ALIGN);
        if !self.any {
            return;
        }
        for index in 0..visit.op.operand_count() {
            let Some(value) = operand(visit.op, index) else { continue };
            if types::desc(value.r#type()) == TypeDesc::Align {
                self.used(visit, index, value, cx);
            }
        }
    }
}

impl<'c> Align<'c> {
    fn used<'a>(&mut self, visit: &Visit<'c, 'a>, index: usize, value: Value<'c, 'a>, cx: &mut Context<'c, 'a>) {
        let place = operand_location(visit.op, index);
        let is_loop = |structure| matches!(structure, Structure::Loop(_));
        let around = cx.depth(value).map(|depth| &cx.frames[depth + 1..]).unwrap_or_default();
        if let Some(frame) = around.iter().find(|frame| is_loop(frame.structure)) {
            let message = "every iteration of the loop uses the same alignment state".to_owned();
            let violation = cx
                .violation(codes::ALIGN_LOOP, place, message)
                .note_at(mlir_dialect::name_location(frame.op), "the loop starts here")
                .help("carry the state as an argument of the loop: iter_args");
            cx.emit(violation);
        }
        if let (Some(def), Some(from)) = (visit.def, stream(value))
            && def.stream().is_some_and(|to| to != from)
        {
            let (from, to) = match from {
                Stream::Load => ("loads", "stores"),
                Stream::Store => ("stores", "loads"),
            };
            let message = format!("a stream of {from} is continued by {to}");
            cx.emit(cx.violation(codes::ALIGN_DIRECTION, place, message));
        }
        let path: Vec<_> = cx
            .frames
            .iter()
            .map(|frame| (frame.op.to_raw().ptr as usize, frame.region, is_loop(frame.structure)))
            .collect();
        let uses = self.uses.entry(value.to_raw().ptr as usize).or_default();
        if let Some(before) = uses.iter().find(|before| !before.excludes(&path)) {
            let message = "the alignment state has been used already".to_owned();
            let violation = cx
                .violation(codes::ALIGN_REUSED, place, message)
                .note_at(before.place, "it is used here")
                .help("go on from the state that use gives");
            cx.emit(violation);
        }
        uses.push(Use { path, place });
    }
}

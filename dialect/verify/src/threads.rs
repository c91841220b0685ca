//! Verifies functions that many threads execute (SIMT).
//!
//! A kernel launches threads that execute a function; operations that query the current thread, or exchange values
//! between threads, are meaningful only there. The launched function must be an entry of threads and receive the
//! arguments that it declares, and a function that the host launches must not contain thread operations outside of
//! thread sections. Barriers of threads and accesses with a cache hint must be in thread code, launches outside of it.
//! Values kept between launches must be resumed first and kept last, each in a separate slot.
//!
//! ```mlir
//! func.func @kernel() attributes {pto.aicore} {
//!   %x = pto.get_tid_x : i32  // refused: PTO1242
//!   return
//! }
//! ```

use crate::{
    functions::signature,
    walk::{Check, Context, Structure, Visit, same},
};
use mlir_dialect::{
    InherentAttributes, attribute_location,
    melior::ir::{
        BlockLike, Location, Type, ValueLike,
        attribute::IntegerAttribute,
        operation::{OperationLike, OperationRef},
    },
    name_location, operand, operand_location, result, symbol, users,
};
use pto_dialect::{
    op::{Groups, declared, is_upstream},
    types,
};
use pto_isa::{
    Key, Opcode, TypeDesc, codes,
    ops::sync,
    rule::{Joint, Parts},
    types::DTypeSet,
};
use pto_upstream::{Arith, Control, Llvm};
use std::collections::HashMap;

/// A function of the module.
struct Function<'c> {
    /// Whether threads execute it.
    threads: bool,
    /// Number of results.
    results: usize,
    /// Types of its arguments; `None` if its type is unknown.
    arguments: Option<Vec<Type<'c>>>,
    place: Location<'c>,
}

/// Attributes of accesses of threads that state where caches keep the data.
const HINTS: [Key; 2] = [Key::L1cache, Key::L2cache];

/// Returns all operations of the block of an operation.
fn block_of<'c, 'a>(op: OperationRef<'c, 'a>) -> impl Iterator<Item = OperationRef<'c, 'a>> {
    let first = op.block().and_then(|block| block.first_operation());
    std::iter::successors(first, |op| op.next_in_block())
}

/// Returns whether an operation is a barrier of threads.
fn is_barrier(op: OperationRef<'_, '_>) -> bool {
    declared(op).is_some_and(|(def, _)| matches!(def.opcode, Opcode::Sync(sync::Opcode::Syncthreads)))
}

/// Returns whether an operation is a constant, which may precede values that are resumed.
fn is_constant(op: OperationRef<'_, '_>) -> bool {
    let names = [Arith::Constant.name(), Llvm::Constant.name()];
    op.name().as_string_ref().as_str().is_ok_and(|name| names.contains(&name))
}

/// Returns whether an operation keeps (`true`) or resumes a value between launches, and the first and last register of
/// its slot.
fn slot_of(op: OperationRef<'_, '_>) -> Option<(bool, i64, i64)> {
    let (def, _) = declared(op)?;
    def.joints().find_map(|joint| {
        let keeps = matches!(joint, Joint::Keeps(_));
        let (Joint::Keeps(key) | Joint::Resumes(key)) = joint else { return None };
        let ty = if keeps { operand(op, 0)?.r#type() } else { result(op, 0)?.r#type() };
        let first = IntegerAttribute::try_from(InherentAttributes::of(op).get(key.as_str())?).ok()?.value();
        let wide = matches!(types::desc(ty), TypeDesc::Scalar(dtype) if DTypeSet::int(64).contains(dtype));
        Some((keeps, first, first.saturating_add(i64::from(wide))))
    })
}

/// A launch.
struct Launch<'c> {
    module: usize,
    callee: &'c str,
    place: Location<'c>,
    arguments: Vec<(Type<'c>, Location<'c>)>,
    name: Location<'c>,
}

#[derive(Default)]
pub(crate) struct Threads<'c> {
    functions: HashMap<(usize, &'c str), Function<'c>>,
    launches: Vec<Launch<'c>>,
}

/// Checks whether threads execute the current operation.
fn in_threads(cx: &Context<'_, '_>) -> bool {
    cx.function().is_some_and(|function| function.threads)
        || cx.innermost(|frame| matches!(frame.structure, Structure::ThreadSection).then_some(())).is_some()
}

impl Threads<'_> {
    /// Checks that an operation is in thread code, or outside of it, as its op definition requires.
    fn placed<'c, 'a>(visit: &Visit<'c, 'a>, cx: &mut Context<'c, 'a>) {
        if cx.function().is_none() {
            return;
        }
        for joint in visit.joints() {
            match joint {
                Joint::InThreads { pairs: false } => Self::inside(visit, cx),
                Joint::InThreads { pairs: true } => {
                    let value = operand(visit.op, 1).map(|value| types::desc(value.r#type()));
                    if !matches!(value, Some(TypeDesc::Vector { .. })) {
                        continue;
                    }
                    Self::inside(visit, cx);
                    if result(visit.op, 0).is_some_and(|old| !users(old).is_empty()) {
                        let message = format!("the result of {} on a pair of elements is used", visit.name());
                        cx.emit(cx.violation(codes::PAIR_RESULT, visit.place(), message));
                    }
                }
                Joint::OutsideThreads => {
                    Self::outside(visit, cx);
                    Self::hinted(visit, cx);
                }
                Joint::Keeps(_) | Joint::Resumes(_) => {
                    Self::inside(visit, cx);
                    Self::kept(visit, cx);
                }
                Joint::ThreadSection if cx.function().is_some_and(|function| function.threads) => {
                    let message = format!("{} is in a function that threads run", visit.name());
                    cx.emit(cx.violation(codes::KERNEL_IN_THREADS, visit.place(), message));
                }
                Joint::ThreadSection
                | Joint::VectorScope
                | Joint::TakesAddress
                | Joint::InScope
                | Joint::OutsideScope
                | Joint::SetsFlag(_)
                | Joint::WaitsForFlag(_)
                | Joint::TakesBuffer(_)
                | Joint::GivesBuffer(_)
                | Joint::Orders(_)
                | Joint::Section(_)
                | Joint::RunsOn(_)
                | Joint::PipeEnd(_)
                | Joint::PipeUse(_)
                | Joint::PipeMade { .. }
                | Joint::PipeValueUse(_)
                | Joint::Quantises { .. }
                | Joint::Launch { .. }
                | Joint::Import { .. }
                | Joint::Reserve { .. } => {}
            }
        }
    }

    fn inside<'c, 'a>(visit: &Visit<'c, 'a>, cx: &mut Context<'c, 'a>) {
        if !in_threads(cx) {
            let message = format!("{} is outside of threads", visit.name());
            let violation = cx.violation(codes::THREAD_IN_KERNEL, visit.place(), message);
            cx.emit(violation.help("put it into pto.section.simt, or into a function with pto.simt_entry"));
        }
    }

    fn outside<'c, 'a>(visit: &Visit<'c, 'a>, cx: &mut Context<'c, 'a>) {
        if in_threads(cx) {
            let message = format!("{} is in code that threads run", visit.name());
            cx.emit(cx.violation(codes::KERNEL_IN_THREADS, visit.place(), message));
        }
    }

    /// Checks that an operation outside of threads has no cache hint.
    fn hinted<'c, 'a>(visit: &Visit<'c, 'a>, cx: &mut Context<'c, 'a>) {
        for key in HINTS.into_iter().filter(|key| visit.op.has_attribute(key.as_str())) {
            let message = format!("attribute `{key}` of {} is a cache hint, which only threads give", visit.name());
            let violation = cx.violation(codes::HINT_OUTSIDE, attribute_location(visit.op, &[key.as_str()]), message);
            cx.emit(violation.help("drop the attribute, or use pto.ldg or pto.stg in threads"));
        }
    }

    /// Checks that values are kept at the end and resumed at the start of thread code, each slot once.
    fn kept<'c, 'a>(visit: &Visit<'c, 'a>, cx: &mut Context<'c, 'a>) {
        let Some((keeps, first, last)) = slot_of(visit.op) else { return };
        let all: Vec<_> = block_of(visit.op).collect();
        let Some(position) = all.iter().position(|op| same(*op, visit.op)) else { return };
        let of_group = |op: &&OperationRef<'_, '_>| slot_of(**op).is_some_and(|(keep, ..)| keep == keeps);
        let before = all[..position].iter().rev().take_while(of_group).count();
        let after = all[position..].iter().take_while(of_group).count();
        let group = &all[position - before..position + after];
        if let Some((earlier, _)) = group
            .iter()
            .take(before)
            .filter_map(|op| Some((*op, slot_of(*op)?)))
            .find(|(_, (_, other_first, other_last))| first <= *other_last && *other_first <= last)
        {
            let message = format!("slot {first} is used by an earlier {}", visit.name());
            let violation = cx.violation(codes::SLOT_TWICE, visit.place(), message);
            cx.emit(violation.note_at(name_location(earlier), "the slot is used here"));
        }
        // Reports the first operation of a group.
        if before > 0 {
            return;
        }
        let (placed, where_to) = if keeps {
            let mut rest = all[position + after..].iter().skip_while(|op| is_barrier(**op));
            let end = rest.next().is_none_or(|op| is_upstream(*op, Control::Return));
            (end, "at the end of its threads, before which only pto.syncthreads may follow")
        } else {
            let start = all[..position].iter().all(|op| is_constant(*op));
            (start, "at the start of its threads, after constants only")
        };
        let outermost = cx
            .frames
            .last()
            .is_some_and(|frame| matches!(frame.structure, Structure::Function(_) | Structure::ThreadSection));
        if !placed || !outermost {
            let message = format!("expected {} {where_to}", visit.name());
            cx.emit(cx.violation(codes::SLOT_PLACE, visit.place(), message));
        }
    }
}

impl<'c, 'a> Check<'c, 'a> for Threads<'c> {
    fn parts(&self) -> Parts {
        Parts::JOINT.or(Parts::THREAD)
    }

    fn enter(&mut self, visit: &Visit<'c, 'a>, cx: &mut Context<'c, 'a>) {
        let module = cx.module().map_or(0, |module| module.to_raw().ptr as usize);
        if let Structure::Function(function) = visit.structure {
            let arguments = signature(visit.op).map(|[arguments, _]| arguments);
            let (threads, results, place) = (function.threads, function.results, name_location(visit.op));
            self.functions.insert((module, function.name), Function { threads, results, arguments, place });
        }
        for joint in visit.joints() {
            if let Joint::Launch { callee, args } = joint
                && !visit.broken
                && let Some(def) = visit.def
                && let Some(function) = InherentAttributes::of(visit.op).get(callee.as_str()).and_then(symbol)
            {
                let range = Groups::of(def, visit.op).range(usize::from(*args));
                let argument = |i| Some((operand(visit.op, i)?.r#type(), operand_location(visit.op, i)));
                self.launches.push(Launch {
                    module,
                    callee: function,
                    place: attribute_location(visit.op, &[callee.as_str()]),
                    arguments: range.filter_map(argument).collect(),
                    name: visit.place(),
                });
            }
        }
        if !visit.broken {
            Self::placed(visit, cx);
        }
        if visit.parts.intersects(Parts::THREAD)
            && let Some(function) = cx.function()
            && function.entry
            && !function.threads
            && cx.innermost(|frame| matches!(frame.structure, Structure::ThreadSection).then_some(())).is_none()
        {
            let message = format!("{} is in a kernel, outside of threads", visit.name());
            let violation = cx.violation(codes::THREAD_IN_KERNEL, visit.place(), message);
            cx.emit(violation.help("put it into a function with pto.simt_entry that the kernel launches"));
        }
    }

    fn finish(&mut self, cx: &mut Context<'c, 'a>) {
        for launch in &self.launches {
            let callee = launch.callee;
            let Some(Function { threads, results, arguments, place }) = self.functions.get(&(launch.module, callee))
            else {
                let message = format!("there is no function @{callee} in the module");
                cx.emit(cx.violation(codes::NO_THREAD_ENTRY, launch.place, message));
                continue;
            };
            if !threads {
                let message = format!("function @{callee} has no attribute pto.simt_entry");
                let violation = cx.violation(codes::NO_THREAD_ENTRY, launch.place, message);
                cx.emit(violation.note_at(*place, "the function is here"));
            }
            if *results != 0 {
                let message = format!("function @{callee} has results, which no thread returns");
                let violation = cx.violation(codes::LAUNCH_ARGUMENTS, launch.place, message);
                cx.emit(violation.note_at(*place, "the function is here"));
            }
            let Some(declared) = arguments else { continue };
            let (found, expected) = (launch.arguments.len(), declared.len());
            if found != expected {
                let message = format!("function @{callee} takes {expected} arguments, found {found}");
                let violation = cx.violation(codes::LAUNCH_ARGUMENTS, launch.name, message);
                cx.emit(violation.note_at(*place, "the function is here"));
                continue;
            }
            for ((found, at), expected) in launch.arguments.iter().zip(declared) {
                if found != expected {
                    let message = format!("function @{callee} takes {expected} here, found {found}");
                    let violation = cx.violation(codes::LAUNCH_ARGUMENTS, *at, message);
                    cx.emit(violation.note_at(*place, "the function is here"));
                }
            }
        }
    }
}

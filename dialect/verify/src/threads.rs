//! Functions of many threads.
//!
//! A kernel launches threads that run a function; operations that ask which thread runs, or exchange values between
//! threads, have a meaning there only. What must hold: what is launched is an entry of threads, it gets the arguments it
//! declares, and a function the host starts holds no operation of a thread outside of a section of threads.
//!
//! ```mlir
//! func.func @kernel() attributes {pto.aicore} {
//!   %x = pto.get_tid_x : i32  // refused: PTO1242
//!   return
//! }
//! ```

use crate::walk::{Check, Context, Structure, Visit};
use mlir_dialect::{
    InherentAttributes, attribute_location,
    melior::ir::{BlockLike, Location, RegionLike, Type, ValueLike},
    name_location, operand, operand_location, symbol,
};
use pto_dialect::op::Groups;
use pto_isa::{
    codes,
    rule::{Joint, Parts},
};
use std::collections::HashMap;

/// A function of the module: whether threads run it, the types of its arguments where it has a body, and where it is.
type Function<'c> = (bool, Option<Vec<Type<'c>>>, Location<'c>);

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

impl<'c, 'a> Check<'c, 'a> for Threads<'c> {
    fn parts(&self) -> Parts {
        Parts::JOINT.or(Parts::THREAD)
    }

    fn enter(&mut self, visit: &Visit<'c, 'a>, cx: &mut Context<'c, 'a>) {
        let module = cx.module().map_or(0, |module| module.to_raw().ptr as usize);
        if let Structure::Function(function) = visit.structure {
            let body = mlir_dialect::region(visit.op, 0).and_then(|region| region.first_block());
            let arguments = body
                .map(|body| (0..body.argument_count()).filter_map(|i| Some(body.argument(i).ok()?.r#type())).collect());
            self.functions.insert((module, function.name), (function.threads, arguments, name_location(visit.op)));
        }
        for joint in visit.joints() {
            if let Joint::Launch { callee, args } = joint
                && !visit.broken
                && let Some(row) = visit.row
                && let Some(function) = InherentAttributes::of(visit.op).get(callee.as_str()).and_then(symbol)
            {
                let range = Groups::of(row, visit.op).range(usize::from(*args));
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
            let Some((threads, declared, place)) = self.functions.get(&(launch.module, callee)) else {
                let message = format!("there is no function @{callee} in the module");
                cx.emit(cx.violation(codes::NO_THREAD_ENTRY, launch.place, message));
                continue;
            };
            if !threads {
                let message = format!("function @{callee} has no attribute pto.simt_entry");
                let violation = cx.violation(codes::NO_THREAD_ENTRY, launch.place, message);
                cx.emit(violation.note_at(*place, "the function is here"));
            }
            let Some(declared) = declared else { continue };
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

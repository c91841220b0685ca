//! Verifies functions: their signatures, and that operations which need a function are in one.
//!
//! The host takes no results of a kernel, and launches code of the module. A function with an entry attribute must have
//! a body and no results. A struct stays in the function that declares it, so that no function takes or returns one.
//! Pipes, reserved buffers and threads belong to a function.
//!
//! ```mlir
//! func.func @kernel() -> i32 attributes {pto.entry} {  // refused: PTO1260
//! func.func @helper(%s: !pto.struct<i32>) {            // refused: PTO1271
//! ```

use crate::walk::{Check, Context, Function, Structure, Visit};
use mlir_dialect::{
    melior::ir::{
        BlockLike, RegionLike, Type,
        attribute::TypeAttribute,
        operation::{OperationLike, OperationRef},
        r#type::FunctionType,
    },
    name_location, region, users,
};
use pto_dialect::{op::declared, types};
use pto_isa::{
    TypeDesc, codes,
    rule::{Joint, Parts},
};

pub(crate) struct Functions;

/// Returns the types of the arguments and of the results of a function.
pub(crate) fn signature<'c>(op: OperationRef<'c, '_>) -> Option<[Vec<Type<'c>>; 2]> {
    let ty = TypeAttribute::try_from(op.attribute("function_type").ok()?).ok()?.value();
    let ty = FunctionType::try_from(ty).ok()?;
    let inputs = (0..ty.input_count()).filter_map(|index| ty.input(index).ok());
    let results = (0..ty.result_count()).filter_map(|index| ty.result(index).ok());
    Some([inputs.collect(), results.collect()])
}

/// Returns whether an operation of the dialect uses an argument of a function.
fn is_accessed(op: OperationRef<'_, '_>, index: usize) -> bool {
    let body = region(op, 0).and_then(|region| region.first_block());
    let argument = body.and_then(|body| body.argument(index).ok());
    argument.is_some_and(|argument| users(argument).into_iter().any(|user| declared(user).is_some()))
}

/// Word of messages about results.
const RESULT: &str = "result";

impl Functions {
    /// Checks that a function that the host launches has a body and no results.
    fn launched<'c, 'a>(visit: &Visit<'c, 'a>, function: Function<'c>, cx: &mut Context<'c, 'a>) {
        let what = match (function.results, function.body) {
            (0, true) => return,
            (0, false) => "no body".to_owned(),
            (1, _) => "a result".to_owned(),
            (count, _) => format!("{count} results"),
        };
        let message = format!("function @{} is started by the host, and has {what}", function.name);
        cx.emit(cx.violation(codes::ENTRY_SIGNATURE, name_location(visit.op), message));
    }

    /// Checks that no argument and no result of a function is a struct. The operations on structs report an argument that
    /// they use.
    fn structs<'c, 'a>(visit: &Visit<'c, 'a>, function: Function<'c>, cx: &mut Context<'c, 'a>) {
        let Some(types) = signature(visit.op) else { return };
        for (what, types) in ["argument", RESULT].into_iter().zip(types) {
            for (index, ty) in types.into_iter().enumerate() {
                if let TypeDesc::Struct(_) = types::desc(ty)
                    && (what == RESULT || !is_accessed(visit.op, index))
                {
                    let message = format!("{what} {index} of function @{} is a struct, {ty}", function.name);
                    let violation = cx.violation(codes::STRUCT_BORDER, name_location(visit.op), message);
                    cx.emit(violation.help("declare the struct in the function that uses it, and pass its fields"));
                }
            }
        }
    }
}

impl<'c, 'a> Check<'c, 'a> for Functions {
    fn parts(&self) -> Parts {
        Parts::JOINT
    }

    fn enter(&mut self, visit: &Visit<'c, 'a>, cx: &mut Context<'c, 'a>) {
        if let Structure::Function(function) = visit.structure {
            if function.marked {
                Self::launched(visit, function, cx);
            }
            Self::structs(visit, function, cx);
        }
        if !visit.broken && cx.is_outside() && visit.joints().any(Joint::in_function) {
            let message = format!("{} is outside of a function", visit.name());
            cx.emit(cx.violation(codes::OUTSIDE_FUNCTION, visit.place(), message));
        }
    }
}

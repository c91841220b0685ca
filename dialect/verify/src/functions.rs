//! Verifies functions that the host launches.
//!
//! The host takes no results of a kernel, and launches code of the module. A function with an entry attribute must have
//! a body and no results.
//!
//! ```mlir
//! func.func @kernel() -> i32 attributes {pto.entry} {  // refused: PTO1260
//! ```

use crate::walk::{Check, Context, Structure, Visit};
use mlir_dialect::name_location;
use pto_isa::{codes, rule::Parts};

pub(crate) struct Functions;

impl<'c, 'a> Check<'c, 'a> for Functions {
    fn parts(&self) -> Parts {
        Parts::NONE
    }

    fn enter(&mut self, visit: &Visit<'c, 'a>, cx: &mut Context<'c, 'a>) {
        let Structure::Function(function) = visit.structure else { return };
        if !function.marked {
            return;
        }
        let what = match (function.results, function.body) {
            (0, true) => return,
            (0, false) => "no body".to_owned(),
            (1, _) => "a result".to_owned(),
            (count, _) => format!("{count} results"),
        };
        let message = format!("function @{} is started by the host, and has {what}", function.name);
        cx.emit(cx.violation(codes::ENTRY_SIGNATURE, name_location(visit.op), message));
    }
}

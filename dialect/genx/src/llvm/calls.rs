//! Calls that LLVM's inliner left: a kernel is one function, so each of them is refused.

use crate::Refused;
use crate::import::symbol;
use mlir_dialect::melior::ir::operation::{OperationLike, OperationRef};
use mlir_dialect::{name_of, walk};
use pto_isa::codes;
use std::collections::{HashMap, HashSet};

/// Maximal number of instructions of a kernel after inlining.
pub const INLINED: u64 = 1 << 16;

/// The functions of a module by name.
pub(super) struct Functions<'c, 'a> {
    of: HashMap<String, OperationRef<'c, 'a>>,
}

impl<'c, 'a> Functions<'c, 'a> {
    pub(super) fn of(module: OperationRef<'c, 'a>) -> Self {
        let functions = walk::blocks(module).flat_map(walk::operations).filter(|op| name_of(*op) == "llvm.func");
        Self { of: functions.map(|function| (symbol(function), function)).collect() }
    }

    /// Returns why a call in `kernel` is not inlined.
    pub(super) fn refused(&self, kernel: OperationRef<'c, 'a>, call: OperationRef<'c, 'a>) -> Refused<'c, 'a> {
        let wrong = |message: String| Refused { op: call, code: codes::GENX_LLVM, message };
        let Some(name) = callee(call) else {
            return wrong("expected a call of a function by its name, with its type, found another call".to_owned());
        };
        let Some(function) = self.of.get(name).filter(|function| walk::blocks(**function).next().is_some()) else {
            return wrong(format!(
                "expected an intrinsic `llvm.genx.*` or the definition of a subroutine, found @{name}"
            ));
        };
        if !is_local(*function) {
            return wrong(format!(
                "expected a call of a subroutine, whose linkage is `internal`, found @{name}, which is external"
            ));
        }
        let (op, message) = if self.is_recursive(name) {
            (
                call,
                format!(
                    "@{name} calls itself: use a loop, as a kernel is one function, into which all calls are inlined"
                ),
            )
        } else {
            let name = symbol(kernel);
            let message = format!(
                "with its calls inlined, @{name} has more than {INLINED} instructions, the most that are compiled: call fewer \
                 functions, or put repeated calls into a loop"
            );
            (kernel, message)
        };
        Refused { op, code: codes::CALLS_NOT_INLINED, message }
    }

    /// Returns whether a function calls itself, directly or through other functions.
    fn is_recursive(&self, name: &str) -> bool {
        let (mut seen, mut left) = (HashSet::new(), vec![name]);
        while let Some(function) = left.pop().and_then(|name| self.of.get(name)) {
            for called in walk::blocks(*function).flat_map(walk::operations).filter_map(callee) {
                if called == name {
                    return true;
                }
                if seen.insert(called) {
                    left.push(called);
                }
            }
        }
        false
    }
}

/// Returns the name of the function that an operation calls; `None` if it calls no function, or one by its address.
fn callee<'c>(op: OperationRef<'c, '_>) -> Option<&'c str> {
    op.attribute("callee").ok().and_then(|callee| mlir_dialect::symbol(callee))
}

/// Returns whether only functions of its module can call a function.
pub(super) fn is_local(function: OperationRef<'_, '_>) -> bool {
    let linkage = function.attribute("linkage").map(|linkage| linkage.to_string()).unwrap_or_default();
    linkage.contains("internal") || linkage.contains("private")
}

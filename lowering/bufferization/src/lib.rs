//! Converts kernels between tile values (level 1) and tile buffers (level 2).
//!
//! In level 2 a kernel allocates buffers, and operations write into them (`ins(..) outs(..)`). In level 1 operations
//! return the tiles that they write, and each value is written once. [`to_values`] converts to level 1, [`to_buffers`]
//! to level 2; [`to_values`] followed by [`to_buffers`] is the identity: an operation on values names the buffer of its
//! result (`into %buffer`), unless [`to_buffers`] would create exactly this buffer anyway. In level 1 a buffer remains
//! if no tile operation writes it: scratch memory, and memory that is read through an address.
//!
//! Each pass has a file. Values that have to share a buffer are found by `classes`, and copied by `copies` if one overwrites
//! another. Both passes use `order` (which operations execute before others) and `memory` (which buffers may
//! overlap).

mod classes;
mod copies;
mod memory;
mod order;
mod report;
mod to_buffers;
mod to_values;

pub use to_values::{Why, stays, to_values};

use mlir_dialect::{
    Failed, OptionValues, PassDefinition, PassError, PrintOptions, melior::ir::operation::OperationRef, register_pass,
    run_on,
};
use pto_dialect::target;
use std::sync::OnceLock;

/// A conversion of a whole module.
type Conversion = fn(OperationRef<'_, '_>) -> Result<(), Failed>;

struct Pass {
    argument: &'static str,
    description: &'static str,
    run: Conversion,
}

impl PassDefinition for Pass {
    fn argument(&self) -> &str {
        self.argument
    }

    fn description(&self) -> &str {
        self.description
    }

    fn dialects(&self) -> Vec<&str> {
        vec![pto_dialect::DIALECT]
    }

    fn run(&self, op: OperationRef<'_, '_>, _: &OptionValues<'_>) -> Result<(), Failed> {
        (self.run)(op)
    }
}

const PASSES: [Pass; 2] = [
    Pass {
        argument: "pto-to-buffers",
        description: "tile values to tile buffers (level 1 to 2)",
        run: to_buffers::to_buffers,
    },
    Pass { argument: "pto-to-values", description: "tile buffers to tile values (level 2 to 1)", run: to_values },
];

/// Registers the passes once per process.
pub fn register_passes() -> Result<(), PassError> {
    static DONE: OnceLock<Result<(), PassError>> = OnceLock::new();
    DONE.get_or_init(|| PASSES.into_iter().try_for_each(register_pass)).clone()
}

/// Assigns buffers to the tile values of a module, or reports why that is impossible.
///
/// # Errors
/// Fails if a value can have no buffer; the module is then unchanged.
pub fn to_buffers(module: OperationRef<'_, '_>) -> Result<(), Failed> {
    run_on(module, to_buffers::to_buffers)
}

/// Copies the tile values of a module that share memory with other values and would be overwritten before they are read:
/// those that a loop carries, and results of functions.
pub fn separate_values(module: OperationRef<'_, '_>) {
    let _ = copies::insert(module);
}

/// Prints a module in values form, including operations that write no tile.
pub fn print_values(module: OperationRef<'_, '_>, options: PrintOptions) -> Vec<u8> {
    let context = mlir_dialect::context(module);
    let before = target::configuration(context);
    target::configure(context, target::Configuration { values: true, ..before });
    let text = mlir_dialect::print(module, options);
    target::configure(context, before);
    text
}

//! Level 1 and level 2: kernels on tile values and on tile buffers.
//!
//! In level 2 a kernel allocates buffers, and operations write into them (`ins(..) outs(..)`). In level 1 operations give
//! the tiles they write as results, each written once. [`to_values`] goes up, [`to_buffers`] down, and down after up is
//! the identity: an operation on values names the buffer of its result (`into %buffer`) unless [`to_buffers`] would make
//! that very buffer by itself. What stays a buffer in level 1 is what no tile operation writes: scratch memory, and memory
//! that is read through an address.
//!
//! One pass per file. What both ask of a program is in [`order`] (what is run before what) and [`memory`] (which buffers
//! may overlap).

mod memory;
mod order;
mod report;
mod to_buffers;
mod to_values;

pub use to_buffers::to_buffers;
pub use to_values::{Why, stays, to_values};

use mlir_dialect::{
    Failed, OptionValues, PassDefinition, PassError, PrintOptions, melior::ir::operation::OperationRef, register_pass,
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
    Pass { argument: "pto-to-buffers", description: "tile values to tile buffers (level 1 to 2)", run: to_buffers },
    Pass { argument: "pto-to-values", description: "tile buffers to tile values (level 2 to 1)", run: to_values },
];

/// Registers the passes, once for this process.
pub fn register_passes() -> Result<(), PassError> {
    static DONE: OnceLock<Result<(), PassError>> = OnceLock::new();
    DONE.get_or_init(|| PASSES.into_iter().try_for_each(register_pass)).clone()
}

/// The text of a module on values: operations that write no tile are written in the form on values too.
pub fn print_values(module: OperationRef<'_, '_>, options: PrintOptions) -> Vec<u8> {
    let context = mlir_dialect::context(module);
    let before = target::configuration(context);
    target::configure(context, target::Configuration { values: true, ..before });
    let text = mlir_dialect::print(module, options);
    target::configure(context, before);
    text
}

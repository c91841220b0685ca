//! C++ of tile kernels: the text that ptoas writes and the device library compiles.
//!
//! A kernel of tiles becomes a C++ function: each tile a `Tile<..>` variable with an address, each view of global
//! memory a `GlobalTensor<..>`, each operation calls of the library ([`ops`]). The passes of [`stages`] plan memory and
//! insert synchronisation before; this crate prints their output.
//!
//! [`emit`] returns the text of a module, or reports operations that have no C++.

mod barriers;
mod control;
mod emitter;
mod file;
mod flow;
mod function;
mod identifiers;
mod names;
mod ops;
mod report;
mod reserve;
mod scalars;
mod scratch;
mod site;
mod types;
mod views;
mod windows;

pub use names::keep as keep_names;
pub use ops::is_written;

use file::File;
use mlir_dialect::{
    Failed, PassError,
    melior::ir::operation::{OperationLike, OperationRef},
    register_pass, walk,
};
use pto_dialect::op::is_outside_functions;
use pto_upstream::Outer;
use std::{collections::HashMap, sync::OnceLock};

/// Options of the passes before a module is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// Insert flags and barriers that order the pipes.
    pub synchronise: bool,
    /// Insert only barriers of all pipes.
    pub barriers: bool,
}

/// Returns the passes before a module is written, by name and as pipelines of the module: they convert to buffers, add
/// scratch, allocate buffers without addresses, and order pipes if `options` say so.
pub fn stages(module: OperationRef<'_, '_>, options: Options) -> Vec<(String, String)> {
    let affine = walk::inside(module).into_iter().any(|op| mlir_dialect::name_of(op).starts_with("affine."));
    let mut passes = vec![("pto-to-buffers", ""), ("pto-calls", "")];
    if affine {
        passes.push(("lower-affine", ""));
    }
    if options.synchronise {
        passes.push(("pto-drop-barriers", Outer::Function.name()));
    }
    passes.extend([("pto-scratch", Outer::Function.name()), ("pto-allocation", "")]);
    if options.synchronise {
        // The check for existing synchronisation must precede `pto-sync`, after which every function has some.
        passes.extend([
            ("pto-inject-barriers", Outer::Function.name()),
            ("pto-extents", Outer::Function.name()),
            ("pto-sync{distinct-arguments=true}", Outer::Function.name()),
        ]);
    }
    if options.barriers {
        passes.push(("pto-inject-barriers{all=true}", Outer::Function.name()));
    }
    let depth = depth(module);
    let pipeline = |pass: &str, on: &str| {
        let pass = if on.is_empty() { pass.to_owned() } else { format!("{on}({pass})") };
        // The passes on modules and functions run on nested modules, too; memory is planned separately for each module
        // with functions.
        let inner = (0..depth).fold(pass.clone(), |inner, _| format!("{pass},builtin.module({inner})"));
        format!("builtin.module({inner})")
    };
    let name = |pass: &str| pass.split('{').next().unwrap_or(pass).to_owned();
    let whole = ["pto-to-buffers", "pto-calls"];
    let alone = |pass: &str| format!("builtin.module({pass})");
    passes
        .into_iter()
        .map(|(pass, on)| (name(pass), if whole.contains(&pass) { alone(pass) } else { pipeline(pass, on) }))
        .collect()
}

/// Returns the nesting depth of modules.
fn depth(module: OperationRef<'_, '_>) -> usize {
    let modules = walk::inside(module).into_iter().filter(|op| pto_dialect::op::is_upstream(*op, Outer::Module));
    let around = |op: OperationRef<'_, '_>| {
        std::iter::successors(Some(op), |op| op.parent_operation()).filter(|around| *around != module).count()
    };
    modules.map(around).max().unwrap_or(0)
}

/// Returns whether a module has flags between the pipes of a core, so that its functions contain their synchronisation.
pub fn has_flags(module: OperationRef<'_, '_>) -> bool {
    walk::inside(module).into_iter().filter_map(site::Site::of).any(|site| barriers::is_flag(site.def))
}

/// Registers the passes of this crate, once per process.
pub fn register_passes() -> Result<(), PassError> {
    static DONE: OnceLock<Result<(), PassError>> = OnceLock::new();
    DONE.get_or_init(|| {
        register_pass(barriers::InjectBarriers)?;
        register_pass(scratch::Scratch)
    })
    .clone()
}

/// Returns the C++ of a module, after the passes of [`stages`].
///
/// # Errors
///
/// Reports an operation that has no C++ at the operation.
pub fn emit(module: OperationRef<'_, '_>, options: Options) -> Result<String, Failed> {
    if let Some(op) = walk::inside(module).into_iter().find(|op| is_outside_functions(*op)) {
        return Err(report::unsupported(op, "not supported: an operation outside of functions"));
    }
    let functions = function::functions(module)?;
    let mut file = File::default();
    for function in &functions {
        for op in walk::inside(function.op) {
            file.popped.extend(ops::popped(op));
        }
    }
    let flow = flow::Flow::of(module);
    let flags = function::flags(&functions);
    let none = HashMap::new();
    let mut texts = Vec::new();
    for function in functions {
        let own = reserve::named(function.op).and_then(|name| flags.get(name)).unwrap_or(&none);
        texts.push(function::write(&mut file, function, &flow, options.synchronise || options.barriers, own)?);
    }
    let mut text = file.head();
    for function in texts {
        text.push('\n');
        text.push_str(&function);
    }
    Ok(text)
}

//! C++ of tile kernels: the text that the device library compiles, as ptoas writes it.
//!
//! A kernel of tiles becomes one C++ function: each tile a `Tile<..>` variable with an address, each view of global memory a
//! `GlobalTensor<..>`, each operation the call that stands for it ([`ops`]). Planning and synchronisation are done before, by
//! the passes of [`stages`]; this crate only writes down what it finds.
//!
//! [`emit`] gives the text of a module, or reports what has no C++.

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
use std::{collections::HashMap, sync::OnceLock};

/// What is done before a module is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// Order the pipes by flags and barriers.
    pub synchronise: bool,
    /// Order the pipes by barriers of all pipes alone.
    pub barriers: bool,
}

/// The passes before a module is written, by name and as pipelines of that module: operations write buffers, scratch is made,
/// buffers without addresses get one, and pipes are ordered where that is asked for.
pub fn stages(module: OperationRef<'_, '_>, options: Options) -> Vec<(String, String)> {
    let affine = walk::inside(module).into_iter().any(|op| mlir_dialect::name_of(op).starts_with("affine."));
    let mut passes = vec![("pto-to-buffers", ""), ("pto-calls", "")];
    if affine {
        passes.push(("lower-affine", ""));
    }
    if options.synchronise {
        passes.push(("pto-drop-barriers", "func.func"));
    }
    passes.extend([("pto-scratch", "func.func"), ("pto-allocation", "")]);
    if options.synchronise {
        // Before flags are placed: after that, every function holds synchronisation.
        passes.extend([
            ("pto-inject-barriers", "func.func"),
            ("pto-extents", "func.func"),
            ("pto-sync{distinct-arguments=true}", "func.func"),
        ]);
    }
    if options.barriers {
        passes.push(("pto-inject-barriers{all=true}", "func.func"));
    }
    let depth = depth(module);
    let pipeline = |pass: &str, on: &str| {
        let pass = if on.is_empty() { pass.to_owned() } else { format!("{on}({pass})") };
        // What is done with a module and with its functions is done with modules inside, too; blocks of memory are planned
        // for each module that has functions.
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

/// How deep modules are nested in a module.
fn depth(module: OperationRef<'_, '_>) -> usize {
    let modules =
        walk::inside(module).into_iter().filter(|op| pto_dialect::op::is_upstream(*op, pto_upstream::Outer::Module));
    let around = |op: OperationRef<'_, '_>| {
        std::iter::successors(Some(op), |op| op.parent_operation()).filter(|around| *around != module).count()
    };
    modules.map(around).max().unwrap_or(0)
}

/// Whether a module has flags between the pipes of a core: functions that order themselves.
pub fn has_flags(module: OperationRef<'_, '_>) -> bool {
    walk::inside(module).into_iter().filter_map(site::Site::of).any(|site| barriers::is_flag(site.def))
}

/// Registers the passes of this crate, once for this process.
pub fn register_passes() -> Result<(), PassError> {
    static DONE: OnceLock<Result<(), PassError>> = OnceLock::new();
    DONE.get_or_init(|| {
        register_pass(barriers::InjectBarriers)?;
        register_pass(scratch::Scratch)
    })
    .clone()
}

/// The C++ of a module, after the passes of [`stages`].
///
/// # Errors
///
/// What has no C++ is reported at its operation.
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

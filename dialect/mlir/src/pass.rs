//! Registers passes written in Rust, by name and with options, and runs textual pipelines.

use crate::{
    diagnostics::{Failed, borrowed, collect, location, string_ref},
    erased, ffi, hooks,
};
use melior::{
    Context, StringRef,
    ir::operation::{OperationLike, OperationRef},
};
use mlir_sys::{
    MlirContext, MlirOperation, MlirPassManager, MlirStringRef, mlirOperationGetContext, mlirParsePassPipeline,
    mlirPassManagerCreateOnOperation, mlirPassManagerDestroy, mlirPassManagerEnableTiming,
    mlirPassManagerEnableVerifier, mlirPassManagerGetAsOpPassManager, mlirPassManagerRunOnOp, mlirPrintPassPipeline,
};
use std::{
    ffi::c_void,
    sync::{PoisonError, RwLock},
};

/// The default of an option, which determines its type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionDefault {
    /// `name=true`.
    Bool(bool),
    /// `name=12`.
    Integer(i64),
    /// `name=text`.
    String(&'static str),
}

/// An option of a pass: `pass{name=value}` in a pipeline.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PassOption {
    /// Name.
    pub name: &'static str,
    /// One line of help.
    pub description: &'static str,
    /// Type and default.
    pub default: OptionDefault,
}

/// The options of one run. A query for an option that was not declared with that type returns `None`.
pub struct OptionValues<'a> {
    declared: &'a [PassOption],
    values: &'a [ffi::OptionValue],
}

impl OptionValues<'_> {
    fn find(&self, name: &str) -> Option<(OptionDefault, &ffi::OptionValue)> {
        let index = self.declared.iter().position(|option| option.name == name)?;
        Some((self.declared[index].default, self.values.get(index)?))
    }

    /// Returns a boolean option.
    pub fn bool(&self, name: &str) -> Option<bool> {
        match self.find(name)? {
            (OptionDefault::Bool(_), value) => Some(value.integer != 0),
            _ => None,
        }
    }

    /// Returns an integer option.
    pub fn integer(&self, name: &str) -> Option<i64> {
        match self.find(name)? {
            (OptionDefault::Integer(_), value) => Some(value.integer),
            _ => None,
        }
    }

    /// Returns a string option.
    pub fn string(&self, name: &str) -> Option<&str> {
        match self.find(name)? {
            // SAFETY: the string lives as long as the run.
            (OptionDefault::String(_), value) => unsafe { borrowed(value.string) },
            _ => None,
        }
    }
}

/// The definition of a pass. It runs on several operations at once, on several threads.
pub trait PassDefinition: Send + Sync + 'static {
    /// Returns the name in pipelines.
    fn argument(&self) -> &str;

    /// Returns one line of help.
    fn description(&self) -> &str;

    /// Returns the operation on which it runs, such as `func.func`; `None` for any.
    fn operation(&self) -> Option<&str> {
        None
    }

    /// Returns the options.
    fn options(&self) -> &'static [PassOption] {
        &[]
    }

    /// Returns the dialects of the operations, types and attributes that it creates.
    fn dialects(&self) -> Vec<&str> {
        Vec::new()
    }

    /// Runs on one operation. It may change the regions of the operation, but nothing outside of it.
    fn run(&self, op: OperationRef<'_, '_>, options: &OptionValues<'_>) -> Result<(), Failed>;
}

/// A pass could not be registered, or a pipeline not run.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PassError {
    /// The name is taken.
    #[error("a pass or pipeline named '{0}' is registered already")]
    AlreadyRegistered(String),
    /// The pipeline is invalid; with MLIR's message.
    #[error("{0}")]
    InvalidPipeline(String),
    /// A pass failed; it has reported why.
    #[error("the pass pipeline failed")]
    Failed,
}

/// The passes of `register_pass`. MLIR's registry of passes is not thread-safe, so this lock protects it.
static REGISTRY: RwLock<Vec<&'static PassEntry>> = RwLock::new(Vec::new());

/// Registers the upstream passes that `cpp/upstream.cpp` lists. The first call takes milliseconds: for tools that run
/// passes.
pub fn register_upstream_passes() {
    static ONCE: std::sync::Once = std::sync::Once::new();
    ONCE.call_once(|| {
        let _registry = REGISTRY.write().unwrap_or_else(PoisonError::into_inner);
        // SAFETY: no other code uses the registry meanwhile.
        unsafe { ffi::mdRegisterUpstreamPasses() }
    });
}

/// Registers the pass `canonicalize-foldable`: it does what `canonicalize{region-simplify=disabled}` does, but tries to
/// rewrite only operations that are dead or whose definition has a fold or a pattern ([`OpDefinition::folds`]). It is
/// faster where most operations have neither.
///
/// [`OpDefinition::folds`]: crate::OpDefinition::folds
pub fn register_canonicalize_foldable() {
    static ONCE: std::sync::Once = std::sync::Once::new();
    ONCE.call_once(|| {
        let _registry = REGISTRY.write().unwrap_or_else(PoisonError::into_inner);
        // SAFETY: as above.
        unsafe { ffi::mdRegisterCanonicalizeFoldable() }
    });
}

struct PassEntry(Box<dyn PassDefinition>);

/// Registers a pass for this process.
pub fn register_pass(definition: impl PassDefinition) -> Result<(), PassError> {
    let entry: &'static PassEntry = Box::leak(Box::new(PassEntry(Box::new(definition))));
    let pass = &entry.0;
    let options: Vec<ffi::OptionSpec> = pass
        .options()
        .iter()
        .map(|option| {
            let (kind, integer, string) = match option.default {
                OptionDefault::Bool(value) => (ffi::MdOption::Bool, i64::from(value), ""),
                OptionDefault::Integer(value) => (ffi::MdOption::Integer, value, ""),
                OptionDefault::String(value) => (ffi::MdOption::String, 0, value),
            };
            ffi::OptionSpec {
                name: string_ref(option.name),
                description: string_ref(option.description),
                kind,
                integer,
                string: string_ref(string),
            }
        })
        .collect();
    let options: &'static [ffi::OptionSpec] = Vec::leak(options);
    let dialects: &'static [MlirStringRef] = Vec::leak(pass.dialects().into_iter().map(string_ref).collect());
    let spec = Box::leak(Box::new(ffi::PassSpec {
        argument: string_ref(pass.argument()),
        description: string_ref(pass.description()),
        opName: string_ref(pass.operation().unwrap_or("")),
        options: options.as_ptr(),
        optionCount: options.len() as isize,
        dependencies: dialects.as_ptr(),
        dependencyCount: dialects.len() as isize,
        def: (&raw const *entry).cast(),
        run: Some(run),
    }));
    let mut registry = REGISTRY.write().unwrap_or_else(PoisonError::into_inner);
    // SAFETY: the specification and all it points at live as long as the process.
    if unsafe { ffi::mdRegisterPass(spec) } {
        registry.push(entry);
        Ok(())
    } else {
        Err(PassError::AlreadyRegistered(pass.argument().to_owned()))
    }
}

/// Returns name and description of each pass of [`register_pass`], in the order of registration.
pub fn registered_passes() -> Vec<(String, String)> {
    let registry = REGISTRY.read().unwrap_or_else(PoisonError::into_inner);
    registry.iter().map(|entry| (entry.0.argument().to_owned(), entry.0.description().to_owned())).collect()
}

/// Returns the description of any registered pass, including MLIR's; `None` for other names.
pub fn pass_description(name: &str) -> Option<String> {
    let _registry = REGISTRY.read().unwrap_or_else(PoisonError::into_inner);
    let mut text = Vec::<u8>::new();
    // SAFETY: `collect` gets the vector it expects.
    let found = unsafe { ffi::mdPassDescription(string_ref(name), Some(collect), (&raw mut text).cast()) };
    found.then(|| String::from_utf8_lossy(&text).into_owned())
}

extern "C" fn run(definition: *const c_void, op: MlirOperation, values: *const ffi::OptionValue) -> bool {
    // SAFETY: C++ hands over the definition of `register_pass`, an operation and one value for each option.
    let (pass, op, values) = unsafe {
        let pass = &(*definition.cast::<PassEntry>()).0;
        let count = pass.options().len();
        let values = if count == 0 { &[] } else { std::slice::from_raw_parts(values, count) };
        (pass, OperationRef::from_raw(op), values)
    };
    let options = OptionValues { declared: pass.options(), values };
    run_as(pass.argument(), op, || pass.run(op, &options)).is_ok()
}

/// Runs a conversion as a pass does: block arguments that it erases go away, and what it erased is freed when it ends.
fn run_as(name: &str, op: OperationRef<'_, '_>, conversion: impl FnOnce() -> Result<(), Failed>) -> Result<(), Failed> {
    let internal = |cause: &str| {
        let message = format!("internal error in pass '{name}': {cause}");
        Err(crate::diagnostics::error(location(op), message).emit())
    };
    let erased = erased::Pass::begin(op);
    let done = hooks::guard(conversion, internal);
    match erased.end() {
        0 => done,
        used => internal(&format!("values or blocks of {used} erased operations are used")),
    }
}

/// Runs a conversion on an operation, as a pass manager runs a pass: it may erase block arguments.
///
/// # Errors
/// Those of the conversion, which it has reported.
pub fn run_on<'c, 'a>(
    op: OperationRef<'c, 'a>,
    conversion: impl FnOnce(OperationRef<'c, 'a>) -> Result<(), Failed>,
) -> Result<(), Failed> {
    run_as("conversion", op, || conversion(op))
}

/// Selects the passes before and after which a pipeline prints the IR.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PrintIr {
    /// Before the passes with these names.
    pub before: Vec<String>,
    /// After the passes with these names.
    pub after: Vec<String>,
    /// Before every pass.
    pub before_all: bool,
    /// After every pass.
    pub after_all: bool,
}

/// How a pipeline runs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PipelineOptions {
    /// Run MLIR's verifier after each pass.
    pub verify_each: bool,
    /// Print a timing report on standard error.
    pub timing: bool,
    /// Print IR on standard error.
    pub print_ir: PrintIr,
}

fn succeeded(result: mlir_sys::MlirLogicalResult) -> bool {
    result.value != 0
}

struct Manager(MlirPassManager);

impl Drop for Manager {
    fn drop(&mut self) {
        // SAFETY: created below and destroyed once.
        unsafe { mlirPassManagerDestroy(self.0) }
    }
}

extern "C" fn wanted(data: *const c_void, argument: MlirStringRef, before: bool) -> bool {
    // SAFETY: `data` is the `PrintIr` that outlives the pass manager.
    let (print, argument) = unsafe { (&*data.cast::<PrintIr>(), borrowed(argument).unwrap_or_default()) };
    let (all, names) = if before { (print.before_all, &print.before) } else { (print.after_all, &print.after) };
    all || names.iter().any(|name| name == argument)
}

/// Parses a textual pipeline for operations named `anchor`.
fn manager(context: MlirContext, anchor: StringRef<'_>, pipeline: &str) -> Result<Manager, PassError> {
    // SAFETY: the context and the texts live for the call.
    unsafe {
        let manager = Manager(mlirPassManagerCreateOnOperation(context, anchor.to_raw()));
        let mut message = Vec::<u8>::new();
        // Without an anchor, `pass,pass` runs on the given operation.
        let anchor = anchor.as_str().unwrap_or("any");
        let anchored = format!("{anchor}({pipeline})");
        let has_anchor =
            pipeline.trim_start().strip_prefix(anchor).is_some_and(|rest| rest.trim_start().starts_with('('));
        let text = if has_anchor { pipeline } else { &anchored };
        let registry = REGISTRY.read().unwrap_or_else(PoisonError::into_inner);
        let parsed = mlirParsePassPipeline(
            mlirPassManagerGetAsOpPassManager(manager.0),
            string_ref(text),
            Some(collect),
            (&raw mut message).cast(),
        );
        drop(registry);
        if succeeded(parsed) {
            Ok(manager)
        } else {
            Err(PassError::InvalidPipeline(String::from_utf8_lossy(&message).trim().to_owned()))
        }
    }
}

/// Returns the names of the passes that a textual pipeline on modules runs.
pub fn pipeline_passes(context: &Context, pipeline: &str) -> Result<Vec<String>, PassError> {
    let manager = manager(context.to_raw(), StringRef::new("builtin.module"), pipeline)?;
    let mut text = Vec::<u8>::new();
    // SAFETY: the manager lives until the end of this function; `collect` gets the vector it expects.
    unsafe {
        let manager = mlirPassManagerGetAsOpPassManager(manager.0);
        mlirPrintPassPipeline(manager, Some(collect), (&raw mut text).cast());
    }
    let text = String::from_utf8_lossy(&text);
    let (mut names, mut depth) = (Vec::new(), 0_usize);
    let mut start = 0;
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            // Options may contain any characters.
            b'{' => depth += 1,
            b'}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth <= usize::from(byte == b'{') && matches!(byte, b'{' | b'(' | b')' | b',' | b'}') {
            names.extend(text.get(start..at).filter(|name| !name.is_empty()).map(str::to_owned));
            start = at + 1;
        } else if depth > 0 {
            start = at + 1;
        }
    }
    names.extend(text.get(start..).filter(|name| !name.is_empty()).map(str::to_owned));
    Ok(names)
}

/// Runs a textual pipeline, such as `builtin.module(canonicalize,cse)`, on an operation.
pub fn run_pipeline(op: OperationRef<'_, '_>, pipeline: &str, options: &PipelineOptions) -> Result<(), PassError> {
    let name = op.name();
    // SAFETY: the manager lives until the end of this function, the options longer than the manager.
    unsafe {
        let manager = manager(mlirOperationGetContext(op.to_raw()), name.as_string_ref(), pipeline)?;
        mlirPassManagerEnableVerifier(manager.0, options.verify_each);
        if options.print_ir != PrintIr::default() {
            ffi::mdPassManagerPrintIr(manager.0, (&raw const options.print_ir).cast(), Some(wanted), true);
        }
        if options.timing {
            mlirPassManagerEnableTiming(manager.0);
        }
        if succeeded(mlirPassManagerRunOnOp(manager.0, op.to_raw())) { Ok(()) } else { Err(PassError::Failed) }
    }
}

//! Determines the target for which the verifier works.
//!
//! The target that the tool requests takes precedence over that of the nearest enclosing module, which takes precedence
//! over the default, a3. A module names its target as `pto.target_arch = "a5"` or by device, `"pto.device-spec" =
//! "Ascend950"`.

use crate::{
    attributes,
    op::{declared, upstream},
    report::{self, HELP, RULE, at},
    types,
};
use mlir_dialect::{
    Failed, InherentAttributes, Severity, attribute_location, context_of, location,
    melior::{
        Context,
        ir::{
            Attribute, BlockLike, RegionLike,
            attribute::StringAttribute,
            operation::{OperationLike, OperationRef},
        },
    },
    string, suggest, walk,
};
use pto_isa::{
    Key, Target, attrs, codes,
    ops::view,
    rule::{Core, PlanLevel},
};
use pto_upstream::{Is, Outer};
use std::collections::VecDeque;

/// Attribute that names the target of a module.
pub const TARGET_ARCH: &str = "pto.target_arch";
/// Attribute that names the device of a module.
pub const DEVICE_SPEC: &str = "pto.device-spec";
/// Attribute that names the kind of core of a module or function.
const KERNEL_KIND: &str = "pto.kernel_kind";
/// Attributes of functions that the host starts.
const ENTRIES: [&str; 4] = ["pto.entry", "pto.kernel", "pto.aicore", "hacc.entry"];
/// Attribute of a function that many threads execute.
pub const SIMT_ENTRY: &str = "pto.simt_entry";
/// Attribute of a module that selects the backend.
pub const BACKEND: &str = "pto.backend";
/// Attribute of a function that states whether other files call it.
pub const VISIBILITY: &str = "pto.visibility";
/// Attribute of a module that states how kernels end.
pub const TAIL_HINT: &str = "pto.auto_sync_tail_hint";
/// Attribute of functions that are called.
pub const CALLED: &str = "pto.called";
/// Attribute of a function that lists its buffers on chip: for each memory, pairs of address and size in bytes.
pub const BUFFERS: &str = "pto.buffers";
/// Attribute of a loop that is a scope of vector instructions.
pub const SCOPE_LOOP: &str = "llvm.loop.aivector_scope";
/// Attribute of functions whose code a front end places in code of either core.
const HELPER: &str = "pto.tileop.helper";

/// Attributes of the dialect that modules, functions and upstream operations may have. Names of several parts, such as
/// `pto.tilelang.instance`, belong to front ends.
const MARKERS: [&str; 13] = [
    TARGET_ARCH,
    DEVICE_SPEC,
    KERNEL_KIND,
    "pto.entry",
    "pto.kernel",
    "pto.aicore",
    SIMT_ENTRY,
    BACKEND,
    VISIBILITY,
    TAIL_HINT,
    "pto.inferred_layout",
    CALLED,
    BUFFERS,
];

/// Settings of the verifiers and printers of a context.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Configuration {
    /// The target, if the tool was given one.
    pub target: Option<Target>,
    /// Whether verifiers report warnings.
    pub warnings: bool,
    /// Whether operations that write no tile are printed in values form, too.
    pub values: bool,
    /// Whether verifiers accept every operation that parses: an editor shows information about an operation even if it
    /// violates a rule.
    pub unchecked: bool,
    /// Who allocates the memories of a core, if the tool was told.
    pub level: Option<PlanLevel>,
}

const WARNINGS: u64 = 1 << 8;
const VALUES: u64 = 1 << 9;
const UNCHECKED: u64 = 1 << 10;
/// Bit position of the level; 0 for none.
const LEVEL: u32 = 11;

/// Configures the verifiers and printers of a context. The dialect has to be loaded.
pub fn configure(context: &Context, configuration: Configuration) {
    let target = configuration
        .target
        .map_or(0, |target| 1 + Target::ALL.iter().position(|t| *t == target).unwrap_or_default() as u64);
    if let Ok(dialect) = crate::dialect() {
        let flags =
            [(configuration.warnings, WARNINGS), (configuration.values, VALUES), (configuration.unchecked, UNCHECKED)];
        let flags = flags.into_iter().filter_map(|(set, flag)| set.then_some(flag)).sum::<u64>();
        let level = configuration.level;
        let level = level.map_or(0, |level| 1 + PlanLevel::ALL.iter().position(|l| *l == level).unwrap_or(0) as u64);
        dialect.configure(context, target | flags | level << LEVEL);
    }
}

/// Returns the last setting of [`configure`].
pub fn configuration(context: &Context) -> Configuration {
    decode(crate::dialect().map_or(0, |dialect| dialect.configuration(context)))
}

/// Returns the last setting of [`configure`] for the context of an operation of this dialect.
pub(crate) fn configuration_of(op: OperationRef<'_, '_>) -> Configuration {
    decode(mlir_dialect::configuration_of(op))
}

fn decode(word: u64) -> Configuration {
    let index = (word & (WARNINGS - 1)) as usize;
    Configuration {
        target: index.checked_sub(1).and_then(|index| Target::ALL.get(index).copied()),
        warnings: word & WARNINGS != 0,
        values: word & VALUES != 0,
        unchecked: word & UNCHECKED != 0,
        level: ((word >> LEVEL) as usize).checked_sub(1).and_then(|index| PlanLevel::ALL.get(index).copied()),
    }
}

/// Returns the target that the tool was given.
pub fn requested(context: &Context) -> Option<Target> {
    configuration(context).target
}

/// Returns the target that a module names.
pub fn named(module: OperationRef<'_, '_>) -> Option<Target> {
    let text = |name: &str| string(module.attribute(name).ok()?);
    if let Some(arch) = text(TARGET_ARCH) {
        return arch.parse().ok();
    }
    device(text(DEVICE_SPEC)?)
}

/// Returns the target of a device: `Ascend950` is an a5, `Ascend910B1` and similar ones an a3.
fn device(spec: &str) -> Option<Target> {
    let digits = spec.strip_prefix("Ascend")?;
    if digits.starts_with("950") {
        Some(Target::A5)
    } else if digits.starts_with("910") {
        Some(Target::A3)
    } else {
        None
    }
}

/// Returns the target for which an operation is verified.
pub fn of(op: OperationRef<'_, '_>, configuration: Configuration) -> Target {
    let told = configuration.target.unwrap_or_default();
    op.parent_operation().map_or(told, |around| within(around, configuration))
}

/// Returns the target for which the regions of an operation are verified: the operation itself may name it. Only
/// modules can.
pub fn within(op: OperationRef<'_, '_>, configuration: Configuration) -> Target {
    let own = |op| named(op).filter(|_| is_module(op));
    let around = || std::iter::successors(Some(op), |op| op.parent_operation()).find_map(own);
    configuration.target.or_else(around).unwrap_or_default()
}

fn is_module(op: OperationRef<'_, '_>) -> bool {
    upstream(op).is_some_and(|upstream| upstream.is == Is::Outer(Outer::Module))
}

/// Sets the layout of tiles in left memory for the target, if the tool was not told the target: the target is then that
/// of the module, or the default. A kernel thus gets the same verdict whichever way its target is stated.
pub fn settle_layouts(module: OperationRef<'_, '_>) {
    let configuration = configuration(context_of(location(module)));
    if configuration.target.is_some() {
        return;
    }
    let mut modules = VecDeque::from([(module, true)]);
    while let Some((module, settles)) = modules.pop_front() {
        if settles {
            let target = within(module, configuration);
            let place = location(module);
            mlir_dialect::replace_types(module, crate::DIALECT, |r#type| types::of_target(place, r#type, target));
        }
        let inner = walk::blocks(module).flat_map(walk::operations).filter(|op| is_module(*op));
        modules.extend(inner.map(|op| (op, named(op).is_some())));
    }
}

/// Checks the discardable attributes that belong to the dialect.
pub(crate) fn verify_attribute(op: OperationRef<'_, '_>, name: &str, value: Attribute<'_>) -> Result<(), Failed> {
    let report = |code, what: &str, expected: String| {
        Err(at(
            Severity::Error,
            attribute_location(op, &[name]),
            code,
            format_args!("unknown {what} {value}, expected {expected}"),
        )
        .note(format_args!("{RULE}ptoas, module attributes"))
        .emit())
    };
    match name {
        TARGET_ARCH => match string(value).map(str::parse::<Target>) {
            Some(Ok(_)) => {
                warn_of_place(op, name);
                Ok(())
            }
            _ => report(codes::UNKNOWN_TARGET, "target", "\"a2\", \"a3\", \"a2a3\" or \"a5\"".to_owned()),
        },
        KERNEL_KIND if attributes::case(&attrs::KERNEL_KIND, value).is_none() => {
            report(attrs::KERNEL_KIND.code, "kernel kind", attrs::KERNEL_KIND.names().to_string())
        }
        DEVICE_SPEC => {
            warn_of_place(op, name);
            Ok(())
        }
        _ => {
            warn_of_unknown(op, name);
            Ok(())
        }
    }
}

/// Warns about a meaningless attribute of the dialect, such as a misspelt one.
fn warn_of_unknown(op: OperationRef<'_, '_>, name: &str) {
    let bare = name.strip_prefix("pto.").unwrap_or(name);
    if bare.contains('.') || MARKERS.contains(&name) || !configuration(context_of(location(op))).warnings {
        return;
    }
    let message = format_args!("unknown attribute '{name}' has no effect");
    let warning = at(Severity::Warning, attribute_location(op, &[name]), codes::STRAY_ATTRIBUTE, message);
    let known = MARKERS.iter().filter_map(|marker| marker.strip_prefix("pto."));
    let near = suggest::nearest(bare, known).into_iter().map(|word| format!("pto.{word}")).collect();
    let _ = report::meant(warning, name, near).emit();
}

/// Warns about a target on an operation that is no module: all functions of a module have one target.
fn warn_of_place(op: OperationRef<'_, '_>, name: &str) {
    if is_module(op) || !configuration(context_of(location(op))).warnings {
        return;
    }
    let message = format_args!("'{name}' has no effect here: the target is that of the module");
    let warning = at(Severity::Warning, attribute_location(op, &[name]), codes::STRAY_ATTRIBUTE, message);
    let _ = warning.note(format_args!("{HELP}move it to the attributes of the module")).emit();
}

/// Returns the kind of core that a module or function names.
pub fn kernel_kind(op: OperationRef<'_, '_>) -> Option<Core> {
    let case = attributes::case(&attrs::KERNEL_KIND, op.attribute(KERNEL_KIND).ok()?)?;
    [Core::Cube, Core::Vector].into_iter().find(|core| core.word() == case.name)
}

/// Returns whether the host starts a function: by an attribute, or by its kind of core.
pub fn is_entry(function: OperationRef<'_, '_>) -> bool {
    is_marked(function) || kernel_kind(function).is_some()
}

/// Returns whether an attribute states that the host starts a function.
pub fn is_marked(function: OperationRef<'_, '_>) -> bool {
    ENTRIES.iter().any(|entry| function.has_attribute(entry))
}

/// Returns whether a front end places the code of a function in code of either core.
pub fn is_helper(function: OperationRef<'_, '_>) -> bool {
    function.has_attribute(HELPER)
}

/// Sets the target of a module.
fn set(module: OperationRef<'_, '_>, target: Target) {
    let value = StringAttribute::new(context_of(location(module)), target.name());
    mlir_dialect::set_discardable(module, TARGET_ARCH, value.into());
}

/// Records the default target on a module without one: the module was verified for it.
pub fn record_default(module: OperationRef<'_, '_>) {
    if named(module).is_none() {
        set(module, Target::default());
    }
}

/// Records a target on a module, and on directly nested modules that name another one.
pub fn record(module: OperationRef<'_, '_>, target: Target) {
    let other = |module: OperationRef<'_, '_>| named(module).is_none_or(|named| named.profile() != target.profile());
    if other(module) {
        set(module, target);
    }
    let Some(block) = mlir_dialect::region(module, 0).and_then(|region| region.first_block()) else { return };
    let mut next = block.first_operation();
    while let Some(op) = next {
        if named(op).is_some() && other(op) {
            set(op, target);
        }
        next = op.next_in_block();
    }
}

/// Returns the `layout` with which a view was created, through partitions.
pub(crate) fn view_layout(mut op: OperationRef<'_, '_>) -> Option<i64> {
    while declared(op)?.0.is(view::Opcode::PartitionView) {
        op = mlir_dialect::defining_operation(mlir_dialect::operand(op, 0)?)?;
    }
    if !declared(op)?.0.is(view::Opcode::MakeTensorView) {
        return None;
    }
    let layout = InherentAttributes::of(op).get(Key::Layout.as_str())?;
    attributes::case(pto_isa::types::ViewLayout::DEF, layout).map(|case| case.value)
}

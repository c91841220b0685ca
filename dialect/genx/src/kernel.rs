//! The attributes of kernels: LLVM IR for the GenX backend, "Kernel information".
//!
//! | attribute | of | meaning |
//! |---|---|---|
//! | `genx.kernel` | `func.func` | the function is a kernel, with operations of the dialect only |
//! | `genx.slm_bytes` | `func.func` | bytes of shared local memory, `i32` |
//! | `genx.threads` | `func.func` | number of threads of a group, `i32`; 1 if it is absent |
//! | `genx.kind` | a parameter | its kind: `"general"`, `"address"` of flat memory that the host allocated,
//! `"surface"`, `"group_count"`, the numbers of groups, or `"local_ids"`, the numbers of the thread in its group; the
//! driver sets the last two |
//! | `genx.offset` | a parameter | offset of its bytes in the payload, `i32` |

use crate::{DIALECT, literal, op, types};
use genx::ir::{ArgumentKind, KernelArgument};
use mlir_dialect::melior::ir::Attribute;
use mlir_dialect::melior::ir::attribute::{IntegerAttribute, TypeAttribute};
use mlir_dialect::melior::ir::operation::{OperationLike, OperationRef};
use mlir_dialect::melior::ir::r#type::FunctionType;
use mlir_dialect::{
    Failed, Severity, attribute_location, dictionary_entries, elements, inherent_attributes, name_location, string,
};
use pto_dialect::report::{RULE, at};
use pto_isa::codes;

/// Marks a function as a kernel.
pub const KERNEL: &str = "genx.kernel";
/// Bytes of shared local memory.
pub const SLM_BYTES: &str = "genx.slm_bytes";
/// Number of threads of a group.
pub const THREADS: &str = "genx.threads";
/// Kind of a parameter.
pub const KIND: &str = "genx.kind";
/// Offset of a parameter in the payload.
pub const OFFSET: &str = "genx.offset";
/// The operation of a kernel.
pub(crate) const FUNCTION: &str = "func.func";

const SOURCE: &str = "LLVM IR for the GenX backend, kernel information";

/// The words of kinds of parameters.
const KINDS: [(&str, ArgumentKind); 6] = [
    ("general", ArgumentKind::General),
    ("address", ArgumentKind::Address),
    ("surface", ArgumentKind::Surface),
    ("group_count", ArgumentKind::GroupCount),
    ("local_ids", ArgumentKind::LocalIds),
    ("private_base", ArgumentKind::PrivateBase),
];

/// Returns the word of a kind of parameters.
#[must_use]
pub fn word(kind: ArgumentKind) -> &'static str {
    match kind {
        ArgumentKind::General => KINDS[0].0,
        ArgumentKind::Address => KINDS[1].0,
        ArgumentKind::Surface => KINDS[2].0,
        ArgumentKind::GroupCount => KINDS[3].0,
        ArgumentKind::LocalIds => KINDS[4].0,
        ArgumentKind::PrivateBase => KINDS[5].0,
    }
}

fn number(value: Attribute<'_>) -> Option<u32> {
    u32::try_from(IntegerAttribute::try_from(value).ok()?.value()).ok()
}

/// Returns the bytes of shared local memory that a kernel states; 0 if it states none.
pub(crate) fn slm_bytes(function: OperationRef<'_, '_>) -> Result<u32, String> {
    match function.attribute(SLM_BYTES) {
        Ok(value) => number(value).ok_or_else(|| format!("expected a number of bytes as `{SLM_BYTES}`, found {value}")),
        Err(_) => Ok(0),
    }
}

/// Returns the number of threads of a group that a kernel states; 1 if it states none.
pub(crate) fn threads(function: OperationRef<'_, '_>) -> Result<u32, String> {
    let Ok(value) = function.attribute(THREADS) else { return Ok(1) };
    let expected = || format!("expected a number from 1 to {MOST_THREADS} as `{THREADS}`, found {value}");
    number(value).filter(|threads| (1..=MOST_THREADS).contains(threads)).ok_or_else(expected)
}

/// Maximal number of threads of a group: those of a core of Xe-HPC.
pub(crate) const MOST_THREADS: u32 = 64;

/// Returns kinds and offsets of the parameters of a kernel.
pub(crate) fn arguments(function: OperationRef<'_, '_>, count: usize) -> Result<Vec<KernelArgument>, String> {
    let inherent = inherent_attributes(function);
    let all = inherent.iter().find(|(name, _)| name == "arg_attrs").and_then(|(_, all)| elements(*all));
    let all = all.unwrap_or_default();
    let argument = |index: usize| {
        let entries = all.get(index).and_then(|entries| dictionary_entries(*entries)).unwrap_or_default();
        let get = |key: &str| entries.iter().find(|(name, _)| name == key).map(|(_, value)| *value);
        let kind = get(KIND).and_then(|value| string(value));
        let kind = kind.and_then(|word| KINDS.into_iter().find(|(known, _)| *known == word));
        let expected = "expected \"general\", \"address\", \"surface\", \"group_count\" or \"local_ids\"";
        let kind = kind.ok_or_else(|| format!("{expected} as `{KIND}` of parameter {index}"))?;
        let offset = get(OFFSET).and_then(number);
        let offset = offset.ok_or_else(|| format!("expected a number of bytes as `{OFFSET}` of parameter {index}"))?;
        Ok(KernelArgument { kind: kind.1, offset })
    };
    (0..count).map(argument).collect()
}

/// Returns the types of the parameters of a kernel.
pub(crate) fn parameters(function: OperationRef<'_, '_>) -> Result<Vec<genx::Type>, String> {
    let inherent = inherent_attributes(function);
    let ty = inherent.iter().find(|(name, _)| name == "function_type").map(|(_, ty)| *ty);
    let ty = ty.and_then(|ty| TypeAttribute::try_from(ty).ok()).and_then(|ty| FunctionType::try_from(ty.value()).ok());
    let ty = ty.ok_or("expected a function")?;
    if ty.result_count() > 0 {
        return Err("expected no results of a kernel".to_owned());
    }
    let inputs = (0..ty.input_count()).filter_map(|index| ty.input(index).ok());
    let found = inputs.enumerate().map(|(index, input)| {
        types::of(input).ok_or_else(|| format!("expected a type of vISA for parameter {index}, found {input}"))
    });
    found.collect()
}

/// Checks the discardable attributes of the dialect; for the attribute of a kernel, also the kernel.
pub(crate) fn verify_attribute(found: OperationRef<'_, '_>, name: &str, value: Attribute<'_>) -> Result<(), Failed> {
    let refuse = |key: &str, message: String| {
        let location = attribute_location(found, &[key]);
        Err(at(Severity::Error, location, codes::GENX_KERNEL, message).note(format!("{RULE}{SOURCE}")).emit())
    };
    if !matches!(name, KERNEL | SLM_BYTES | THREADS) {
        let known = format!("`{KERNEL}`, `{SLM_BYTES}` or `{THREADS}`");
        return refuse(name, format!("unknown attribute `{name}` = {value}, expected {known}"));
    }
    if !is_function(found) {
        return refuse(name, format!("expected `{name}` on {FUNCTION}"));
    }
    if name == SLM_BYTES {
        return slm_bytes(found).map(|_| ()).or_else(|message| refuse(SLM_BYTES, message));
    }
    if name == THREADS {
        return threads(found).map(|_| ()).or_else(|message| refuse(THREADS, message));
    }
    let parameters = match parameters(found) {
        Ok(parameters) => parameters,
        Err(message) => return refuse(KERNEL, message),
    };
    if let Err(message) = arguments(found, parameters.len()) {
        return refuse(KERNEL, message);
    }
    if mlir_dialect::walk::blocks(found).next().is_none() {
        return refuse(KERNEL, "expected a kernel with a body".to_owned());
    }
    let mut failed = Ok(());
    for op in mlir_dialect::walk::blocks(found).flat_map(mlir_dialect::walk::operations) {
        if op::table_op(op).is_none() && literal::constant(op).is_none() && !is_literal(op) {
            let name = op.name();
            let name = name.as_string_ref().as_str().unwrap_or_default();
            let message = format!("expected operations of {DIALECT} in a kernel, found {name}");
            let error = at(Severity::Error, name_location(op), codes::GENX_KERNEL, message);
            failed = Err(error.note(format!("{RULE}{SOURCE}")).emit());
        }
    }
    failed
}

/// Returns whether an operation is a literal, valid or not.
fn is_literal(op: OperationRef<'_, '_>) -> bool {
    op.name().as_string_ref().as_str() == Ok(literal::name().as_str())
}

pub(crate) fn is_function(op: OperationRef<'_, '_>) -> bool {
    op.name().as_string_ref().as_str() == Ok(FUNCTION)
}

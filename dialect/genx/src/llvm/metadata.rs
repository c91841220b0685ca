//! The metadata of kernels in LLVM IR: LLVM IR for the GenX backend, "Kernel information", and the form of Intel's compiler.

use crate::Refused;
use crate::kernel::MOST_THREADS;
use genx::intel_llvm::{GROUP_SIZE, description};
use genx::ir::{ArgumentKind, KernelArgument};
use mlir_dialect::melior::ir::Attribute;
use mlir_dialect::melior::ir::BlockLike;
use mlir_dialect::melior::ir::attribute::IntegerAttribute;
use mlir_dialect::melior::ir::operation::{OperationLike, OperationRef};
use mlir_dialect::{elements, small_integers, string, symbol, walk};
use pto_isa::codes;

/// The named metadata with a node for each kernel.
pub const KERNELS: &str = "genx.kernels";

/// The description of a kernel in a node.
pub(super) struct Kernel {
    /// The name of the function.
    pub(super) function: String,
    pub(super) name: String,
    pub(super) slm_bytes: u32,
    pub(super) arguments: Vec<KernelArgument>,
}

/// Returns the kernels that the metadata of a module lists; `refused` receives nodes that do not describe a kernel.
pub(super) fn kernels<'c, 'a>(module: OperationRef<'c, 'a>, refused: &mut Vec<Refused<'c, 'a>>) -> Vec<Kernel> {
    let nodes = module.attribute(KERNELS).ok().and_then(elements).unwrap_or_default();
    let mut kernels: Vec<Kernel> = Vec::new();
    for (index, node) in nodes.into_iter().enumerate() {
        let mut wrong = |message: &str| {
            let message = format!("node {index} of `!{KERNELS}`: {message}");
            refused.push(Refused { op: module, code: codes::GENX_KERNEL, message });
        };
        match kernel(node) {
            Ok(kernel) => {
                if kernels.iter().any(|other| other.function == kernel.function || other.name == kernel.name) {
                    wrong(&format!("expected each kernel once, found @{} again", kernel.function));
                } else {
                    kernels.push(kernel);
                }
            }
            Err(message) => wrong(&message),
        }
    }
    kernels
}

fn kernel(node: Attribute<'_>) -> Result<Kernel, String> {
    let parts = elements(node).unwrap_or_default();
    let expected = || {
        "expected a function, its name, that of its assembly, the kinds of its arguments, the bytes of shared local memory and \
         the offsets of its arguments"
            .to_owned()
    };
    // Intel's compiler takes no name of the assembly, and two lists more.
    let (function, name, rest) = match parts.as_slice() {
        [function, name, assembly, rest @ ..] if string(*assembly).is_some() => (function, name, rest),
        [function, name, rest @ ..] => (function, name, rest),
        [] | [_] => return Err(expected()),
    };
    let [kinds, slm_bytes, offsets, more @ ..] = rest else { return Err(expected()) };
    let (Some(function), Some(name), Some(slm_bytes)) = (symbol(*function), string(*name), number(*slm_bytes)) else {
        return Err(expected());
    };
    let (Some(kinds), Some(offsets)) = (elements(*kinds), elements(*offsets)) else { return Err(expected()) };
    if kinds.len() != offsets.len() {
        return Err(format!("expected an offset for each of {} kinds, found {}", kinds.len(), offsets.len()));
    }
    let descriptions = more.get(1).and_then(|list| elements(*list)).unwrap_or_default();
    let argument = |index: usize| {
        let described = descriptions.get(index).and_then(|text| string(*text)).unwrap_or_default();
        let kind = kinds.get(index).copied().and_then(number);
        let of_code = |candidate: &ArgumentKind| Some(u32::from(candidate.code())) == kind;
        let mut fitting = ArgumentKind::ALL.into_iter().filter(of_code);
        // Numbers and addresses have one code.
        let first = fitting.next();
        let kind = fitting.find(|candidate| description(*candidate) == described).or(first);
        let offset = offsets.get(index).copied().and_then(number);
        kind.zip(offset).map(|(kind, offset)| KernelArgument { kind, offset })
    };
    let arguments = (0..kinds.len()).map(|index| {
        argument(index).ok_or_else(|| {
            let codes = ArgumentKind::ALL.map(|kind| kind.code().to_string());
            let mut codes = codes.to_vec();
            codes.dedup();
            format!(
                "expected one of {} as kind of argument {index}, and a number of bytes as its offset",
                codes.join(", ")
            )
        })
    });
    let arguments = arguments.collect::<Result<_, _>>()?;
    Ok(Kernel { function: function.to_owned(), name: name.to_owned(), slm_bytes, arguments })
}

/// Returns the number of threads of a group; 1 if the function states none.
pub(super) fn threads(function: OperationRef<'_, '_>, arguments: usize) -> Result<u32, String> {
    let parameters = walk::blocks(function).next().map_or(0, |entry| entry.argument_count());
    if parameters != arguments {
        return Err(format!("expected {arguments} parameters, as `!{KERNELS}` lists, found {parameters}"));
    }
    let Ok(size) = function.attribute(GROUP_SIZE) else { return Ok(1) };
    match small_integers(size) {
        Some([threads, 1, 1]) => u32::try_from(*threads).ok(),
        Some(_) | None => None,
    }
    .filter(|threads| (1..=MOST_THREADS).contains(threads))
    .ok_or_else(|| format!("expected 1 to {MOST_THREADS}, 1 and 1 as `!{GROUP_SIZE}`, found {size}"))
}

fn number(value: Attribute<'_>) -> Option<u32> {
    u32::try_from(IntegerAttribute::try_from(value).ok()?.value()).ok()
}

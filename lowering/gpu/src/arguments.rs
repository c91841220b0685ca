//! Kernel arguments: the type in which the host passes each parameter, and its offset in the payload.

use genx::Element;
use genx::ir::{ArgumentKind, KernelArgument};
use pto_isa::types::AddressSpace;
use pto_isa::{Opcode, TypeDesc, ops as isa};
use pto_program::{Code, Function, Program, Region};
use visa::{Platform, payload};

use crate::cores;
use crate::value::element;

/// How the host passes a parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Argument {
    /// The element type in which it is passed.
    pub element: Element,
    /// Its kind, and its offset in the payload.
    pub passed: KernelArgument,
}

/// Returns how the host passes each parameter of a function, in order and each aligned to its size; `None` for a type
/// that cannot be passed.
pub(crate) fn of(program: &Program, source: &Function, platform: Platform) -> Vec<Option<Argument>> {
    let mut offset = payload::first_argument(platform, counts_groups(program, source));
    let argument = |desc: &TypeDesc| {
        let (element, kind) = passed(desc)?;
        let at = offset.next_multiple_of(element.bytes());
        offset = at + element.bytes();
        Some(Argument { element, passed: KernelArgument { kind, offset: at } })
    };
    source.parameters.iter().map(argument).collect()
}

/// Returns whether a kernel asks for the numbers of groups.
fn counts_groups(program: &Program, source: &Function) -> bool {
    use isa::simt::Opcode::{GetBlockIdxX, GetGridDimX};
    use isa::system::Opcode::{GetBlockIdx, GetBlockNum};
    let is_of_blocks =
        |opcode| matches!(opcode, Opcode::System(GetBlockIdx | GetBlockNum) | Opcode::Simt(GetBlockIdxX | GetGridDimX));
    cores::functions(program, source).into_iter().any(|function| has(&function.body, is_of_blocks))
}

/// Returns how the driver passes the address of the private memory of all threads.
pub(crate) fn private_base(program: &Program, source: &Function, platform: Platform) -> KernelArgument {
    let offset = payload::private_base(platform, counts_groups(program, source));
    KernelArgument { kind: ArgumentKind::PrivateBase, offset }
}

/// Returns the element type and the kind of a parameter.
fn passed(desc: &TypeDesc) -> Option<(Element, ArgumentKind)> {
    match desc {
        TypeDesc::Ptr { space: AddressSpace::Gm, .. } | TypeDesc::Memref(_, None | Some(AddressSpace::Gm)) => {
            Some((Element::I64, ArgumentKind::Address))
        }
        TypeDesc::Index => Some((Element::I32, ArgumentKind::General)),
        TypeDesc::Scalar(dtype) => Some((element(*dtype).unwrap_or(Element::I32), ArgumentKind::General)),
        _ => None,
    }
}

/// Returns whether a region has an operation of a kind.
pub(crate) fn has(region: &Region, is_wanted: impl Fn(Opcode) -> bool + Copy) -> bool {
    let mut instructions = region.blocks.iter().flat_map(|block| &block.instructions);
    instructions.any(|instruction| {
        let is_found = match &instruction.code {
            Code::Op(def) => is_wanted(def.opcode),
            Code::Upstream(_) | Code::Other(_) => false,
        };
        is_found || instruction.regions.iter().any(|region| has(region, is_wanted))
    })
}

/// Returns the arguments of a compiled kernel, in the order of its parameters.
#[must_use]
pub fn arguments(program: &Program, source: &Function, platform: Platform) -> Vec<KernelArgument> {
    of(program, source, platform).into_iter().flatten().map(|argument| argument.passed).collect()
}

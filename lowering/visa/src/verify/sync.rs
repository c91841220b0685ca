//! Checks fences and raw messages.

use super::Check;
use super::instruction::place_of;
use crate::codes::Rule;
use crate::instruction::Instruction;
use crate::operand::VectorClass;
use crate::table::{Op, Role};
use crate::word::{FenceOp, FenceScope, Sfid};

/// Maximal numbers of registers of raw messages: of source and destination of `raw_send`, and of each of those of
/// `raw_sends`.
const SEND_SOURCE: u32 = 15;
const SEND_DESTINATION: u32 = 16;
const SENDS: u32 = 32;

/// Checks a synchronisation or miscellaneous instruction.
pub(super) fn instruction(check: &mut Check<'_, '_>, instruction: &Instruction) {
    if instruction.op == Op::LscFence {
        fence(check, instruction);
    } else if instruction.op == Op::RawSend {
        registers(check, instruction, Role::NumSrc0, 1, SEND_SOURCE);
        registers(check, instruction, Role::NumDst, 0, SEND_DESTINATION);
        // Bit positions of the lengths of message and response in the descriptor.
        length(check, instruction, Role::NumSrc0, 25, 0xf);
        length(check, instruction, Role::NumDst, 20, 0x1f);
    } else if instruction.op == Op::RawSends {
        registers(check, instruction, Role::NumSrc0, 1, SENDS);
        registers(check, instruction, Role::NumSrc1, 0, SENDS);
        registers(check, instruction, Role::NumDst, 0, SENDS);
    }
}

fn fence(check: &mut Check<'_, '_>, instruction: &Instruction) {
    let word = |role| instruction.word(role);
    if word(Role::Sfid).and_then(Sfid::from_code) != Some(Sfid::Slm) {
        return;
    }
    if word(Role::FenceOp).and_then(FenceOp::from_code).is_some_and(|op| op != FenceOp::None) {
        check.say(
            Rule::Fence,
            place_of(instruction, Role::FenceOp),
            "a fence of slm has no caches to act on: expected none",
        );
    }
    if word(Role::FenceScope).and_then(FenceScope::from_code).is_some_and(|scope| scope != FenceScope::Group) {
        check.say(
            Rule::Fence,
            place_of(instruction, Role::FenceScope),
            "a fence of slm is for the thread group: expected group",
        );
    }
}

fn registers(check: &mut Check<'_, '_>, instruction: &Instruction, role: Role, min: u32, max: u32) {
    let Some(found) = instruction.word(role) else { return };
    if !(min..=max).contains(&found) {
        let message = format!("expected {min} to {max} registers in `{}`, found {found}", super::name(role));
        check.say(Rule::Field, place_of(instruction, role), message);
    }
}

/// Compares a length in a constant descriptor with the number of registers.
fn length(check: &mut Check<'_, '_>, instruction: &Instruction, role: Role, shift: u32, mask: u64) {
    let Some(descriptor) = instruction.vector(Role::Descriptor) else { return };
    let VectorClass::Immediate(immediate) = descriptor.class else { return };
    let (Some(given), found) = (instruction.word(role), (immediate.bits >> shift) & mask) else { return };
    if found > u64::from(given) {
        let message = format!("the descriptor says {found} registers, `{}` {given}", super::name(role));
        check.say(Rule::PairedOperand, place_of(instruction, Role::Descriptor), message);
    }
}

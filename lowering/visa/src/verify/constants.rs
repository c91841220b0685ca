//! Constant sources that the finalizer keeps in an instruction whose encoding has no room for them, so that the code is
//! illegal.
//!
//! The table was found by compiling each instruction with constants of each type as each source, in 1 to 32 channels,
//! on each platform.

use super::{Check, name, vectors};
use crate::codes::Rule;
use crate::instruction::Instruction;
use crate::operand::VectorClass;
use crate::platform::{Platform, Platforms};
use crate::table::{Op, Role};
use crate::types::Type;

/// A source that must not be constant.
struct Source {
    ops: &'static [Op],
    role: Role,
    ty: Type,
    /// Maximal number of channels for which it may be constant.
    channels: u32,
    platforms: Platforms,
}

/// The finalizer moves the constant to a register only before the first of the parts into which it splits the
/// instruction.
const NEVER: &[Source] = &[Source {
    ops: &[Op::Div, Op::Pow],
    role: Role::Src0,
    ty: Type::Hf,
    channels: 16,
    platforms: Platforms::of(&[Platform::Skl]),
}];

/// Returns whether a source of a type may be constant, in an instruction of `channels` channels.
#[must_use]
pub fn takes_constant(op: Op, platform: Platform, role: Role, ty: Type, channels: u32) -> bool {
    let is = |source: &Source| (source.role, source.ty) == (role, ty) && source.ops.contains(&op);
    !NEVER.iter().any(|source| is(source) && source.platforms.contains(platform) && channels > source.channels)
}

/// Checks the constants of an instruction.
pub(super) fn instruction(check: &mut Check<'_, '_>, instruction: &Instruction) {
    let Some(exec) = instruction.exec() else { return };
    let channels = u32::from(exec.size.channels());
    for operand in vectors(instruction).filter(|operand| !operand.is_destination()) {
        let VectorClass::Immediate(constant) = operand.vector.class else { continue };
        if !takes_constant(instruction.op, check.platform, operand.role, constant.ty, channels) {
            let mnemonic = instruction.definition().mnemonics.first().copied().unwrap_or(instruction.definition().name);
            let (role, ty, platform) = (name(operand.role), constant.ty, check.platform);
            let message = format!(
                "`{mnemonic}` of {channels} channels would become illegal instructions on {platform}: \
                 `{role}` cannot be a constant of type {ty}"
            );
            check.say(Rule::IllegalOnPlatform, operand.place, message);
        }
    }
}

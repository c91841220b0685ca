//! Checks accesses by surfaces and 64-bit addresses: blocks, gathers, scatters, atomics.

use super::instruction::place_of;
use super::{Check, operand};
use crate::codes::Rule;
use crate::instruction::{Instruction, Value};
use crate::operand::VectorClass;
use crate::place::Place;
use crate::platform::{Platform, Platforms};
use crate::table::{Op, Role};
use crate::types::Type;
use crate::variable::{Attribute, AttributeValue, GeneralId, SurfaceId, attribute};
use crate::word::{Atomic, Power, SvmBlock};

/// `%slm`.
pub(super) const SLM: SurfaceId = SurfaceId(0);
/// Platforms with oword blocks in local memory.
const SLM_BLOCKS: Platforms = Platforms::from(Platform::Tgllp);
/// Platforms on which the address of a block may be constant.
const CONSTANT_ADDRESS: Platforms = Platforms::of(&[Platform::Skl, Platform::XehpSdv, Platform::Pvc]);
/// Bytes of an oword.
const OWORD: u32 = 16;
/// Minimal bytes of the data per channel.
const DWORD: u32 = 4;
const QWORD: u32 = 8;
/// Maximal number of bytes of a media block.
const MEDIA_BLOCK: u32 = 256;
/// Maximal number of bytes of a row of a media block.
const MEDIA_ROW: u32 = 64;
const MEDIA_ROWS: u32 = 64;
const MEDIA_PLANES: u32 = 3;

/// Transfer of a memory instruction by surface or 64-bit address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Message {
    Owords,
    Media,
    Elements,
    Blocks,
    FourChannels,
    Qwords,
    SvmOwords,
    SvmBlocks,
    SvmFourChannels,
    Atomic,
}

/// The instructions of groups `Surface` and `Svm`.
const MESSAGES: &[(Op, Message)] = &[
    (Op::OwordLd, Message::Owords),
    (Op::OwordLdUnaligned, Message::Owords),
    (Op::OwordSt, Message::Owords),
    (Op::MediaLd, Message::Media),
    (Op::MediaSt, Message::Media),
    (Op::Gather, Message::Elements),
    (Op::Scatter, Message::Elements),
    (Op::GatherScaled, Message::Blocks),
    (Op::ScatterScaled, Message::Blocks),
    (Op::Gather4Scaled, Message::FourChannels),
    (Op::Scatter4Scaled, Message::FourChannels),
    (Op::DwordAtomic, Message::Atomic),
    (Op::QwGather, Message::Qwords),
    (Op::QwScatter, Message::Qwords),
    (Op::SvmBlockLd, Message::SvmOwords),
    (Op::SvmBlockSt, Message::SvmOwords),
    (Op::SvmGather, Message::SvmBlocks),
    (Op::SvmScatter, Message::SvmBlocks),
    (Op::SvmAtomic, Message::Atomic),
    (Op::SvmGather4Scaled, Message::SvmFourChannels),
    (Op::SvmScatter4Scaled, Message::SvmFourChannels),
];

fn message(op: Op) -> Option<Message> {
    MESSAGES.iter().find(|(of, _)| *of == op).map(|(_, message)| *message)
}

/// Checks a memory instruction by surface or 64-bit address.
pub(super) fn instruction(check: &mut Check<'_, '_>, instruction: &Instruction) {
    let channels = instruction.exec().map_or(1, |exec| u32::from(exec.size.channels()));
    let power =
        |role| instruction.word(role).and_then(|code| Power::from_code(code & 7)).map_or(0, |power| 1 << power.code());
    let quads = instruction.word(Role::Channels).map_or(0, u32::count_ones);
    let Some(message) = message(instruction.op) else { return };
    match message {
        Message::Owords => {
            if !SLM_BLOCKS.contains(check.platform) {
                no_slm(check, instruction);
            }
            data(check, instruction, power(Role::Count) * OWORD);
        }
        Message::Media => media(check, instruction),
        Message::Elements => {
            if !matches!(channels, 1 | 8 | 16) {
                let message = format!("expected 1, 8 or 16 elements, found {channels}");
                check.say(Rule::ExecSize, place_of(instruction, Role::Exec), message);
            }
            if power(Role::ElementSize) > DWORD {
                check.say(Rule::BlockSize, instruction.place, "expected elements of 1, 2 or 4 bytes");
            }
            offsets(check, instruction, channels * DWORD);
            data(check, instruction, channels * DWORD);
        }
        Message::Blocks => {
            let block = power(Role::BlockSize) * power(Role::Count);
            offsets(check, instruction, channels * DWORD);
            data(check, instruction, channels * block.next_multiple_of(DWORD));
        }
        Message::FourChannels => {
            four_channels(check, instruction, quads);
            offsets(check, instruction, channels * DWORD);
            data(check, instruction, channels * quads * DWORD);
        }
        Message::Qwords => {
            offsets(check, instruction, channels * DWORD);
            data(check, instruction, channels * power(Role::Count) * QWORD);
        }
        Message::SvmOwords => {
            constant_address(check, instruction);
            data(check, instruction, power(Role::Count) * OWORD);
        }
        Message::SvmBlocks => {
            let size = match instruction.word(Role::BlockSize).and_then(SvmBlock::from_code) {
                Some(SvmBlock::N1) => 1,
                Some(SvmBlock::N4) => 4,
                Some(SvmBlock::N8) => 8,
                None => 0,
            };
            raw(check, instruction, Role::Addresses, channels * QWORD);
            data(check, instruction, channels * (size * power(Role::Count)).next_multiple_of(DWORD));
        }
        Message::SvmFourChannels => {
            four_channels(check, instruction, quads);
            offsets(check, instruction, channels * QWORD);
            data(check, instruction, channels * quads * DWORD);
        }
        Message::Atomic => atomic(check, instruction, channels),
    }
}

fn surface(instruction: &Instruction) -> Option<SurfaceId> {
    if let Value::Surface(id) = instruction.arg(Role::Surface)?.value { Some(id) } else { None }
}

fn no_slm(check: &mut Check<'_, '_>, instruction: &Instruction) {
    if surface(instruction) == Some(SLM) {
        let message = format!("blocks cannot be in local memory (`%slm`) on {}", check.platform);
        check.say(Rule::SurfaceUse, place_of(instruction, Role::Surface), message);
    }
}

/// Checks that the kernel has local memory: if `SLMSize` is 0, there is none ("Kernel").
pub(super) fn has_slm(check: &mut Check<'_, '_>, place: Place) {
    let is_zero =
        |attribute: &Attribute| &*attribute.name == attribute::SLM_SIZE && attribute.value == AttributeValue::Number(0);
    if check.unit.attributes.iter().any(is_zero) {
        check.say(Rule::Slm, place, format!("`{}` has no local memory: its `SLMSize` is 0", check.unit.name));
    }
}

fn four_channels(check: &mut Check<'_, '_>, instruction: &Instruction, count: u32) {
    if count == 0 {
        check.say(Rule::ChannelMask, instruction.place, "expected at least one of the channels R, G, B and A");
    }
}

fn constant_address(check: &mut Check<'_, '_>, instruction: &Instruction) {
    let is_constant =
        instruction.vector(Role::Address).is_some_and(|address| matches!(address.class, VectorClass::Immediate(_)));
    if is_constant && !CONSTANT_ADDRESS.contains(check.platform) {
        let message = format!("expected a variable as the address of a block on {}, found a constant", check.platform);
        check.say(Rule::OperandClass, place_of(instruction, Role::Address), message);
    }
}

/// Checks that the variable of a raw operand has the bytes of a message, from the offset on.
pub(super) fn raw(check: &mut Check<'_, '_>, instruction: &Instruction, role: Role, bytes: u32) {
    let Some(found) = instruction.raw(role) else { return };
    if found.id == GeneralId(0) {
        return;
    }
    let Some(variable) = check.unit.general(found.id) else { return };
    let size = operand::extent(check, found.id, variable);
    let offset = u32::from(found.offset);
    if offset < size && bytes > size - offset {
        let message = format!(
            "the message has {bytes} bytes in `{}`, the variable {} from offset {offset}",
            super::name(role),
            size - offset
        );
        check.say(Rule::RawSize, place_of(instruction, role), message);
    }
}

/// Checks the data that is read or written.
fn data(check: &mut Check<'_, '_>, instruction: &Instruction, bytes: u32) {
    raw(check, instruction, Role::Dst, bytes);
    raw(check, instruction, Role::Src0, bytes);
}

fn offsets(check: &mut Check<'_, '_>, instruction: &Instruction, bytes: u32) {
    raw(check, instruction, Role::Offsets, bytes);
}

fn media(check: &mut Check<'_, '_>, instruction: &Instruction) {
    if surface(instruction) == Some(SLM) {
        check.say(
            Rule::SurfaceUse,
            place_of(instruction, Role::Surface),
            "media blocks cannot be in local memory (`%slm`)",
        );
    }
    let [width, height, plane] =
        [Role::BlockWidth, Role::BlockHeight, Role::Plane].map(|role| instruction.word(role).unwrap_or(0));
    let pitch = width.next_power_of_two().max(DWORD);
    if plane > MEDIA_PLANES {
        check.say(
            Rule::Field,
            place_of(instruction, Role::Plane),
            format!("expected plane 0 to {MEDIA_PLANES}, found {plane}"),
        );
    }
    if width == 0 || width > MEDIA_ROW || height == 0 || height > MEDIA_ROWS {
        let message =
            format!("expected a block of 1 to {MEDIA_ROW} bytes by 1 to {MEDIA_ROWS} rows, found {width} by {height}");
        check.say(Rule::BlockSize, place_of(instruction, Role::BlockWidth), message);
    } else if pitch * height > MEDIA_BLOCK {
        let message = format!("expected a block of at most {MEDIA_BLOCK} bytes, found {height} rows of {pitch}");
        check.say(Rule::BlockSize, place_of(instruction, Role::BlockWidth), message);
    } else {
        data(check, instruction, pitch * height);
    }
}

/// Operands of an atomic operation besides the address.
struct Sources {
    /// Number of operands.
    count: u8,
    /// Whether they are floats.
    float: bool,
}

const fn sources(atomic: Atomic) -> Sources {
    let (count, float) = match atomic {
        Atomic::Inc | Atomic::Dec | Atomic::PreDec => (0, false),
        Atomic::Add
        | Atomic::Sub
        | Atomic::Min
        | Atomic::Max
        | Atomic::Xchg
        | Atomic::And
        | Atomic::Or
        | Atomic::Xor
        | Atomic::MinSint
        | Atomic::MaxSint => (1, false),
        Atomic::CmpXchg => (2, false),
        Atomic::FMax | Atomic::FMin | Atomic::FAdd | Atomic::FSub => (1, true),
        Atomic::FCmpWr => (2, true),
    };
    Sources { count, float }
}

fn atomic(check: &mut Check<'_, '_>, instruction: &Instruction, channels: u32) {
    let Some(code) = instruction.word(Role::Atomic) else { return };
    let Some(atomic) = Atomic::from_code(code & 31) else { return };
    let Sources { count, float } = sources(atomic);
    let surface = instruction.op == Op::DwordAtomic;
    for (role, index) in [(Role::Src0, 0), (Role::Src1, 1)] {
        let present = instruction.raw(role).is_some_and(|raw| raw.id != GeneralId(0));
        // By 64-bit address, unused operands are ignored.
        if index < count && !present {
            let message = format!(
                "`{}` takes {}, found `%null` in `{}`",
                atomic.name(),
                super::count(count, "source"),
                super::name(role)
            );
            check.say(Rule::AtomicOperands, place_of(instruction, role), message);
        } else if index >= count && present && surface {
            let message = format!(
                "`{}` takes {}, expected `%null` in `{}`",
                atomic.name(),
                super::count(count, "source"),
                super::name(role)
            );
            check.say(Rule::AtomicOperands, place_of(instruction, role), message);
        }
    }
    let size = if code >> 5 == 2 { QWORD } else { DWORD };
    raw(check, instruction, Role::Offsets, channels * DWORD);
    raw(check, instruction, Role::Addresses, channels * QWORD);
    for role in [Role::Dst, Role::Src0, Role::Src1] {
        raw(check, instruction, role, channels * size);
        if surface {
            atomic_type(check, instruction, role, float);
        }
    }
}

/// Checks the type of an operand of `dword_atomic`.
fn atomic_type(check: &mut Check<'_, '_>, instruction: &Instruction, role: Role, float: bool) {
    let Some(raw) = instruction.raw(role) else { return };
    let Some(ty) =
        (raw.id != GeneralId(0)).then(|| check.unit.general(raw.id)).flatten().map(crate::kernel::GeneralRef::ty)
    else {
        return;
    };
    let (legal, expected) = if float {
        (matches!(ty, Type::F | Type::Hf), "f or hf")
    } else {
        (matches!(ty, Type::Ud | Type::D | Type::Uw | Type::W | Type::Uq | Type::Q), "ud or d")
    };
    if !legal {
        let message = format!("expected {expected} in `{}`, found {ty}", super::name(role));
        check.say(Rule::SourceType, place_of(instruction, role), message);
    }
}

#[cfg(test)]
mod tests {
    use super::message;
    use crate::table::{Group, definitions};

    #[test]
    fn every_instruction_has_a_message() {
        for def in definitions() {
            assert_eq!(message(def.op).is_some(), matches!(def.group, Group::Surface | Group::Svm), "{}", def.name);
        }
    }
}

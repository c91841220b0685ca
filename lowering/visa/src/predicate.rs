//! Computes the enabled channels of an instruction.
//!
//! Source: the document "Virtual ISA, Operands", "Predication", `EvaluateChEn`.

use crate::operand::{Combine, Exec, Predicate};

/// Returns the mask of enabled channels of an instruction.
///
/// `execution` is the execution mask of the thread and `bits` the value of the predicate variable, both from channel 0
/// of the thread.
#[must_use]
pub fn enabled_channels(exec: Exec, predicate: Predicate, execution: u32, bits: u32) -> u32 {
    let used = low_bits(exec.size.channels());
    let own = |mask: u32| mask.checked_shr(exec.mask.first_channel().into()).unwrap_or(0) & used;
    let enabled = if exec.mask.no_mask() { used } else { own(execution) };
    if predicate.is_none() {
        return enabled;
    }
    let bits = own(bits);
    let combined = match predicate.combine {
        Combine::None => bits,
        Combine::Any => spread(bits != 0),
        Combine::All => spread(bits == used),
    };
    enabled & if predicate.inverse { !combined } else { combined }
}

/// Returns the mask of the channels `0..count`.
fn low_bits(count: u8) -> u32 {
    1u32.checked_shl(count.into()).map_or(u32::MAX, |bit| bit.wrapping_sub(1))
}

const fn spread(bit: bool) -> u32 {
    if bit { u32::MAX } else { 0 }
}

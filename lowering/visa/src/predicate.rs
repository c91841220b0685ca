//! The predicate control word and the channels that it enables.
//!
//! Source: `visa-operands.md`, "Predication".

/// The first bit that is reserved, and the only one.
const RESERVED: u16 = 1 << 12;
/// The bits of the variable.
const ID: u16 = 0x0fff;

/// How the bits of a predicate make the enable bit of a channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Combine {
    /// Each channel by its own bit.
    Channel,
    /// All channels, if any bit is set.
    Any,
    /// All channels, if all bits are set.
    All,
}

/// A predicate control word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Control {
    /// The variable; 0 means no predication.
    pub id: u16,
    /// How bits are combined, before the inverse is taken.
    pub combine: Combine,
    /// Whether the inverse of each bit is used.
    pub inverse: bool,
}

/// A word that is no predicate control.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ControlError {
    /// Combine is 3.
    #[error("predicate combine is 3, which is reserved")]
    Combine,
    /// Bit 12 is set.
    #[error("bit 12 of the predicate control is set, which is reserved")]
    Reserved,
}

impl Control {
    /// Reads a word.
    ///
    /// # Errors
    ///
    /// When a reserved value is used.
    pub const fn from_word(word: u16) -> Result<Self, ControlError> {
        if word & RESERVED != 0 {
            return Err(ControlError::Reserved);
        }
        let combine = match (word >> 13) & 3 {
            0 => Combine::Channel,
            1 => Combine::Any,
            2 => Combine::All,
            3.. => return Err(ControlError::Combine),
        };
        Ok(Self { id: word & ID, combine, inverse: word >> 15 != 0 })
    }

    /// The word; bits of `id` above 11 are left out.
    #[must_use]
    pub const fn word(self) -> u16 {
        let combine = match self.combine {
            Combine::Channel => 0,
            Combine::Any => 1,
            Combine::All => 2,
        };
        (self.id & ID) | combine << 13 | (self.inverse as u16) << 15
    }

    /// The mask of enabled channels (`EvaluateChEn`).
    ///
    /// `execution` and `predicate` are the masks by channel of the thread; `offset` is the first channel of the mask control
    /// (`M3` is 8), and `None` for `NoMask`, whose predicate begins at 0.
    #[must_use]
    pub fn channels(self, exec: u16, offset: Option<u16>, execution: u32, predicate: u32) -> u32 {
        let used = low_bits(exec);
        let shift = u32::from(offset.unwrap_or(0));
        let enabled = if offset.is_none() { used } else { execution.checked_shr(shift).unwrap_or(0) & used };
        if self.id == 0 {
            return enabled;
        }
        let own = predicate.checked_shr(shift).unwrap_or(0) & used;
        let combined = match self.combine {
            Combine::Channel => own,
            Combine::Any => spread(own != 0),
            Combine::All => spread(own == used),
        };
        enabled & if self.inverse { !combined } else { combined }
    }
}

/// The mask of the channels `0..count`.
fn low_bits(count: u16) -> u32 {
    1u32.checked_shl(u32::from(count)).map_or(u32::MAX, |bit| bit.wrapping_sub(1))
}

fn spread(bit: bool) -> u32 {
    if bit { u32::MAX } else { 0 }
}

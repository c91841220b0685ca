//! Vector registers and predicates.

use pto_isa::types::{DType, MaskGranularity};
use pto_numerics::Element;

/// Bytes of a vector register.
pub const REGISTER_BYTES: usize = 256;

/// A vector register, or a virtual vector of any length. It records which bytes have a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Register {
    /// Element type.
    pub dtype: DType,
    bytes: Vec<u8>,
    defined: Vec<bool>,
}

impl Register {
    /// Creates a register whose lanes are all zero.
    pub fn zero(dtype: DType, lanes: usize) -> Register {
        let bytes = lanes * dtype.bytes() as usize;
        Register { dtype, bytes: vec![0; bytes], defined: vec![true; bytes] }
    }

    /// Creates a register whose lanes have no value.
    pub fn undefined(dtype: DType, lanes: usize) -> Register {
        let bytes = lanes * dtype.bytes() as usize;
        Register { dtype, bytes: vec![0; bytes], defined: vec![false; bytes] }
    }

    /// Creates a register from bytes; `defined` states which of them have a value.
    pub fn of_bytes(dtype: DType, bytes: Vec<u8>, mut defined: Vec<bool>) -> Register {
        defined.resize(bytes.len(), false);
        Register { dtype, bytes, defined }
    }

    /// Returns the number of lanes.
    pub fn lanes(&self) -> usize {
        self.bytes.len() / self.dtype.bytes().max(1) as usize
    }

    /// Returns all bytes, lane 0 first, little endian.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Returns whether each byte has a value.
    pub fn defined(&self) -> &[bool] {
        &self.defined
    }

    /// Returns a register with the same bytes as elements of another type.
    pub fn reinterpreted(&self, dtype: DType) -> Register {
        Register { dtype, ..self.clone() }
    }

    /// Returns a lane; `None` if it has no value or does not exist.
    pub fn lane(&self, lane: usize) -> Option<Element> {
        let size = self.dtype.bytes() as usize;
        let range = lane * size..(lane + 1) * size;
        if !self.defined.get(range.clone())?.iter().all(|defined| *defined) {
            return None;
        }
        Some(Element::new(self.dtype, little_endian(self.bytes.get(range)?)))
    }

    /// Sets a lane; `None` makes it undefined. Lanes that do not exist are ignored.
    pub fn set_lane(&mut self, lane: usize, value: Option<Element>) {
        let size = self.dtype.bytes() as usize;
        let range = lane * size..(lane + 1) * size;
        if let Some(defined) = self.defined.get_mut(range.clone()) {
            defined.fill(value.is_some());
        }
        if let (Some(bytes), Some(value)) = (self.bytes.get_mut(range), value) {
            bytes.copy_from_slice(&value.bits().to_le_bytes()[..size.min(8)]);
        }
    }
}

/// Converts up to eight bytes, lowest first, to a number.
pub(crate) fn little_endian(bytes: &[u8]) -> u64 {
    bytes.iter().take(8).rev().fold(0, |bits, byte| bits << 8 | u64::from(*byte))
}

/// A predicate: one bit for each byte of a vector register. A lane is active if the bit of its lowest byte is set;
/// operations clear its other bits. Source: PTO ISA manual, vector predicates.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Mask {
    bits: Vec<bool>,
    /// Whether each bit has no value; empty if all have one.
    unknown: Vec<bool>,
}

impl Mask {
    /// Creates a predicate without active lanes; 256 bits, or one for each lane of a virtual vector.
    pub fn none(bits: usize) -> Mask {
        Mask { bits: vec![false; bits], unknown: Vec::new() }
    }

    /// Creates the predicate of a register whose lanes of `granularity` are active if `active` is true.
    pub fn lanes(granularity: MaskGranularity, active: impl Fn(usize) -> bool) -> Mask {
        let mut mask = Mask::none(REGISTER_BYTES);
        let width = granularity as usize / 8;
        for lane in 0..REGISTER_BYTES / width {
            mask.set(lane, width, active(lane));
        }
        mask
    }

    /// Creates a predicate from bits, one for each byte.
    pub fn of_bits(bits: Vec<bool>) -> Mask {
        Mask { bits, unknown: Vec::new() }
    }

    /// Creates a predicate from bits, some of which have no value: it can only be stored.
    pub fn of_some_bits(bits: Vec<Option<bool>>) -> Mask {
        let unknown =
            if bits.iter().all(Option::is_some) { Vec::new() } else { bits.iter().map(Option::is_none).collect() };
        Mask { bits: bits.into_iter().map(Option::unwrap_or_default).collect(), unknown }
    }

    /// Checks whether all bits have a value.
    pub fn is_known(&self) -> bool {
        self.unknown.is_empty()
    }

    /// Checks whether a bit has a value.
    pub fn has_value(&self, bit: usize) -> bool {
        !self.unknown.get(bit).copied().unwrap_or(false)
    }

    /// Returns all bits, one for each byte.
    pub fn bits(&self) -> &[bool] {
        &self.bits
    }

    /// Checks whether a lane of `width` bytes is active.
    pub fn get(&self, lane: usize, width: usize) -> bool {
        self.bits.get(lane * width).copied().unwrap_or(false)
    }

    /// Activates or deactivates a lane of `width` bytes.
    pub fn set(&mut self, lane: usize, width: usize, active: bool) {
        if let Some(bits) = self.bits.get_mut(lane * width..(lane + 1) * width) {
            bits.fill(false);
            if let Some(lowest) = bits.first_mut() {
                *lowest = active;
            }
        }
    }

    /// Counts the active lanes of `width` bytes.
    pub fn count(&self, width: usize) -> usize {
        (0..self.bits.len() / width.max(1)).filter(|lane| self.get(*lane, width)).count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lanes_of_a_register() {
        let mut register = Register::undefined(DType::I16, 128);
        register.set_lane(3, Some(Element::new(DType::I16, 0xfffe)));
        assert_eq!(register.lane(3).and_then(Element::to_int), Some(-2));
        assert_eq!(register.lane(2), None);
        assert_eq!(register.reinterpreted(DType::I8).lane(7).map(Element::bits), Some(0xff));
        assert_eq!(register.reinterpreted(DType::I32).lane(1), None, "half of it has no value");
    }

    #[test]
    fn a_lane_is_its_lowest_bit() {
        let mask = Mask::lanes(MaskGranularity::B32, |lane| lane < 2);
        assert_eq!(mask.bits().iter().take(9).filter(|bit| **bit).count(), 2);
        assert!(mask.get(1, 4) && !mask.get(2, 4) && mask.get(4, 1));
        assert_eq!(mask.count(4), 2);
    }
}

//! Layouts of virtual vectors.

use super::dtype::DType;
use std::fmt;

/// Returns whether virtual vectors may have elements of this type.
pub const fn is_element(dtype: DType) -> bool {
    matches!(dtype, DType::Index) || (matches!(dtype.bits(), 8 | 16 | 32) && !matches!(dtype, DType::I1))
}

/// Assignment of the lanes of a virtual vector to registers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum VmiLayout {
    /// Consecutive.
    Contiguous {
        /// Distance between adjacent lanes, 1 or more.
        lane_stride: i64,
    },
    /// Deinterleaved: lane i is in register i mod `factor`.
    Deinterleaved {
        /// Number of registers.
        factor: i64,
    },
    /// One lane for each group.
    Groups {
        /// Number of groups.
        count: i64,
        /// Lanes in use per register, if known.
        slots: Option<i64>,
    },
}

impl VmiLayout {
    /// The first words of the texts.
    pub const WORDS: &'static [&'static str] = &["contiguous", "deinterleaved", "num_groups"];

    /// Returns whether this number of lanes can have the layout.
    pub const fn fits(self, lanes: i64) -> bool {
        match self {
            VmiLayout::Groups { count, .. } => count == lanes,
            VmiLayout::Contiguous { .. } | VmiLayout::Deinterleaved { .. } => true,
        }
    }

    /// Returns three numbers: the index of the layout, and its parameters.
    pub const fn numbers(self) -> [i64; 3] {
        match self {
            VmiLayout::Contiguous { lane_stride } => [0, lane_stride, 0],
            VmiLayout::Deinterleaved { factor } => [1, factor, 0],
            VmiLayout::Groups { count, slots } => [
                2,
                count,
                match slots {
                    Some(slots) => slots,
                    None => 0,
                },
            ],
        }
    }

    /// Returns the layout of three numbers, if its parameters are in range.
    pub const fn of_numbers(numbers: [i64; 3]) -> Option<VmiLayout> {
        match numbers {
            [0, lane_stride @ 1..=i64::MAX, 0] => Some(VmiLayout::Contiguous { lane_stride }),
            [1, factor @ 2..=i64::MAX, 0] => Some(VmiLayout::Deinterleaved { factor }),
            [2, count @ 1..=i64::MAX, 0] => Some(VmiLayout::Groups { count, slots: None }),
            [2, count @ 1..=i64::MAX, slots @ 1..=i64::MAX] => Some(VmiLayout::Groups { count, slots: Some(slots) }),
            _ => None,
        }
    }
}

/// `contiguous`, `deinterleaved = 2`, `num_groups = 8, slots = 2`
impl fmt::Display for VmiLayout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            VmiLayout::Contiguous { lane_stride: 1 } => f.write_str("contiguous"),
            VmiLayout::Contiguous { lane_stride } => write!(f, "contiguous, lane_stride = {lane_stride}"),
            VmiLayout::Deinterleaved { factor } => write!(f, "deinterleaved = {factor}"),
            VmiLayout::Groups { count, slots: None } => write!(f, "num_groups = {count}"),
            VmiLayout::Groups { count, slots: Some(slots) } => write!(f, "num_groups = {count}, slots = {slots}"),
        }
    }
}

/// Writes `, #pto.vmi.layout<..>` after the other parameters of a type.
pub(super) struct Suffix(pub(super) Option<VmiLayout>);

impl fmt::Display for Suffix {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(layout) => write!(f, ", #pto.vmi.layout<{layout}>"),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_text() {
        for (layout, text) in [
            (VmiLayout::Contiguous { lane_stride: 1 }, "contiguous"),
            (VmiLayout::Contiguous { lane_stride: 4 }, "contiguous, lane_stride = 4"),
            (VmiLayout::Deinterleaved { factor: 2 }, "deinterleaved = 2"),
            (VmiLayout::Groups { count: 8, slots: None }, "num_groups = 8"),
            (VmiLayout::Groups { count: 8, slots: Some(2) }, "num_groups = 8, slots = 2"),
        ] {
            assert_eq!(VmiLayout::of_numbers(layout.numbers()), Some(layout));
            assert_eq!(layout.to_string(), text);
        }
        assert_eq!(VmiLayout::of_numbers([0, 0, 0]), None);
        assert_eq!(VmiLayout::of_numbers([1, 1, 0]), None);
        assert_eq!(VmiLayout::of_numbers([3, 1, 0]), None);
    }
}

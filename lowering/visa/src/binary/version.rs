//! What changed between versions of the object format.

use crate::Version;

impl Version {
    /// The oldest version read: from here on every index is a UD.
    pub const OLDEST: Self = Self { major: 3, minor: 4 };
    /// The newest version read.
    pub const NEWEST: Self = Self { major: 4, minor: 1 };

    const fn new(major: u8, minor: u8) -> Self {
        Self { major, minor }
    }

    /// Whether the reader has its layout.
    #[must_use]
    pub fn is_read(self) -> bool {
        (Self::OLDEST..=Self::NEWEST).contains(&self)
    }

    /// Whether it is written: 3.5 and 3.6, whose layout finalizers take.
    #[must_use]
    pub fn is_written(self) -> bool {
        self == Self::new(3, 5) || self == Self::new(3, 6)
    }

    /// `num_inputs` is a UB up to 3.4 and a UD from 3.5.
    #[must_use]
    pub(crate) fn has_wide_input_count(self) -> bool {
        self >= Self::new(3, 5)
    }

    /// `name_len` of kernels and functions is a UB up to 3.6 and a UW from 3.7.
    #[must_use]
    pub(crate) fn has_wide_name_length(self) -> bool {
        self >= Self::new(3, 7)
    }

    /// Split sends name their shared function from 3.6.
    #[must_use]
    pub(crate) fn has_sends_function(self) -> bool {
        self > Self::new(3, 5)
    }
}

impl std::fmt::Display for Version {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}.{}", self.major, self.minor)
    }
}

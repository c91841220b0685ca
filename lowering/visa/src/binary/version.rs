//! Differences between versions of the object format.

use crate::Version;

impl Version {
    /// The oldest version that is read: since then every index is a UD.
    pub const OLDEST: Self = Self { major: 3, minor: 4 };
    /// The newest version that is read.
    pub const NEWEST: Self = Self { major: 4, minor: 1 };

    const fn new(major: u8, minor: u8) -> Self {
        Self { major, minor }
    }

    /// Returns whether the version can be read.
    #[must_use]
    pub fn is_read(self) -> bool {
        (Self::OLDEST..=Self::NEWEST).contains(&self)
    }

    /// Returns whether the version can be written: 3.5 and 3.6, whose layout finalizers accept.
    #[must_use]
    pub fn is_written(self) -> bool {
        self == Self::new(3, 5) || self == Self::new(3, 6)
    }

    /// Returns whether `num_inputs` is a UD: since 3.5; before, it is a UB.
    #[must_use]
    pub(crate) fn has_wide_input_count(self) -> bool {
        self >= Self::new(3, 5)
    }

    /// Returns whether `name_len` of kernels and functions is a UW: since 3.7; before, it is a UB.
    #[must_use]
    pub(crate) fn has_wide_name_length(self) -> bool {
        self >= Self::new(3, 7)
    }

    /// Returns whether split sends state their shared function: since 3.6.
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

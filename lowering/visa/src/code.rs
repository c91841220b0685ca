//! Enumerations whose variants are numbered in object files.

/// Defines `code` for an enumeration whose constant `ALL` has all variants in the order of their codes.
macro_rules! coded {
    ($($name:ident),+) => {$(
        impl $name {
            #[doc = concat!("The `", stringify!($name), "` of a code.")]
            #[must_use]
            pub fn from_code(code: u8) -> Option<Self> {
                Self::ALL.get(usize::from(code)).copied()
            }

            /// Returns the code in object files.
            #[must_use]
            pub const fn code(self) -> u8 {
                self as u8
            }
        }
    )+};
}

pub(crate) use coded;

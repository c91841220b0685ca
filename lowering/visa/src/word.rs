//! Words: numbers of object files that have spellings.

macro_rules! words {
    ($($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $variant:ident = $code:literal $spelling:literal,)+ })+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[expect(missing_docs, reason = "named by the spelling")]
        pub enum $name { $($(#[$vdoc])* $variant,)+ }

        impl $name {
            /// All words, in the order of their codes.
            pub const ALL: &[Self] = &[$(Self::$variant),+];
            /// Codes and spellings.
            pub const WORDS: &[(u32, &str)] = &[$(($code, $spelling)),+];

            /// The word of a code.
            #[must_use]
            pub const fn from_code(code: u32) -> Option<Self> {
                match code {
                    $($code => Some(Self::$variant),)+
                    _ => None,
                }
            }

            /// The code in object files.
            #[must_use]
            pub const fn code(self) -> u32 {
                match self { $(Self::$variant => $code,)+ }
            }

            /// The spelling in assembly.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => $spelling,)+ }
            }
        }
    )+};
}

words! {
    /// What `cmp` asks.
    Condition { Eq = 0 "eq", Ne = 1 "ne", Gt = 2 "gt", Ge = 3 "ge", Lt = 4 "lt", Le = 5 "le", }
    /// Which of two `min` and `max` take.
    MinMax { Min = 0 "min", Max = 1 "max", }
}

//! Predicates of comparisons of integers and floats: their spelling and codes.

use crate::target::Sign;

macro_rules! predicates {
    ($(#[$doc:meta])* $name:ident { $($variant:ident = $text:literal, $means:literal;)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name {
            $(#[doc = $means] $variant,)+
        }

        impl $name {
            /// All of them, by code.
            pub const ALL: &'static [Self] = &[$(Self::$variant,)+];

            /// Returns the spelling in LLVM IR.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$variant => $text,)+
                }
            }

            /// Returns its code as an immediate.
            #[must_use]
            pub const fn code(self) -> i64 {
                self as i64
            }

            /// Returns the predicate with a code.
            #[must_use]
            pub fn from_code(code: i64) -> Option<Self> {
                Self::ALL.get(usize::try_from(code).ok()?).copied()
            }
        }
    };
}

predicates! {
    /// Comparisons of integers.
    IntPredicate {
        Eq = "eq", "equal";
        Ne = "ne", "not equal";
        Sgt = "sgt", "greater, signed";
        Sge = "sge", "greater or equal, signed";
        Slt = "slt", "less, signed";
        Sle = "sle", "less or equal, signed";
        Ugt = "ugt", "greater, unsigned";
        Uge = "uge", "greater or equal, unsigned";
        Ult = "ult", "less, unsigned";
        Ule = "ule", "less or equal, unsigned";
    }
}

predicates! {
    /// Comparisons of floats that the hardware supports. All are false if an operand is NaN, except for `une`.
    FloatPredicate {
        Oeq = "oeq", "equal";
        Une = "une", "not equal";
        Ogt = "ogt", "greater";
        Oge = "oge", "greater or equal";
        Olt = "olt", "less";
        Ole = "ole", "less or equal";
    }
}

impl IntPredicate {
    /// Returns whether the integers are compared as signed or unsigned.
    #[must_use]
    pub const fn sign(self) -> Sign {
        match self {
            Self::Eq | Self::Ne => Sign::Modular,
            Self::Sgt | Self::Sge | Self::Slt | Self::Sle => Sign::Signed,
            Self::Ugt | Self::Uge | Self::Ult | Self::Ule => Sign::Unsigned,
        }
    }
}

//! Memory effects and properties without data.

use serde::{Serialize, Serializer};

/// Memory effects of an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Effects {
    /// None: may be removed or merged when unused.
    Pure,
    /// Allocates its result.
    Allocate,
    /// Reads `In`, writes `Out`, reads and writes `InOut` and `Tmp`.
    FromRoles,
    /// Reads and writes everything.
    Barrier,
    /// Those of the operations in its regions.
    OfRegions,
    /// Changes state no operand names: stays where it is.
    State,
}

/// Properties without data.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Traits(u16);

impl Traits {
    /// None.
    pub const NONE: Traits = Traits(0);
    /// Destination-passing: results, if any, are the updated `Out` operands.
    pub const DPS: Traits = Traits(1);
    /// Synchronises pipes; not allowed inside `vecscope`.
    pub const SYNC: Traits = Traits(2);
    /// Exchanging the first two operands does not change the value.
    pub const COMMUTATIVE: Traits = Traits(4);

    /// Each region has one block.
    pub const SINGLE_BLOCK: Traits = Traits(8);
    /// Blocks end without a terminator.
    pub const NO_TERMINATOR: Traits = Traits(16);
    /// Regions use no values from outside.
    pub const ISOLATED: Traits = Traits(32);
    /// Regions have no arguments.
    pub const NO_ARGUMENTS: Traits = Traits(64);

    /// The manual shows an older form, with other operands: a diagnostic names the form of the row.
    pub const OLDER_FORM: Traits = Traits(128);
    /// Ends a block.
    pub const TERMINATOR: Traits = Traits(256);
    /// Writes some elements of its destination and leaves the others.
    pub const PARTIAL: Traits = Traits(512);
    /// Runs on the scalar pipe, though it works on tiles.
    pub const SCALAR_PIPE: Traits = Traits(1024);

    const NAMES: [(Traits, &'static str); 11] = [
        (Traits::DPS, "dps"),
        (Traits::SYNC, "sync"),
        (Traits::COMMUTATIVE, "commutative"),
        (Traits::SINGLE_BLOCK, "single-block"),
        (Traits::NO_TERMINATOR, "no-terminator"),
        (Traits::ISOLATED, "isolated"),
        (Traits::NO_ARGUMENTS, "no-region-arguments"),
        (Traits::OLDER_FORM, "older-form"),
        (Traits::TERMINATOR, "terminator"),
        (Traits::PARTIAL, "partial"),
        (Traits::SCALAR_PIPE, "scalar-pipe"),
    ];

    /// Both sets.
    pub const fn or(self, other: Traits) -> Traits {
        Traits(self.0 | other.0)
    }

    /// All of `other` are in `self`.
    pub const fn contains(self, other: Traits) -> bool {
        self.0 & other.0 == other.0
    }

    /// Names of the members.
    pub fn names(self) -> impl Iterator<Item = &'static str> {
        Self::NAMES.into_iter().filter(move |&(t, _)| self.contains(t)).map(|(_, n)| n)
    }
}

impl Serialize for Traits {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.names())
    }
}

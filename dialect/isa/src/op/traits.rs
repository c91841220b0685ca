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
    /// Changes state that no operand names, so it must not be moved.
    State,
}

/// Properties without data.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Traits(u16);

impl Traits {
    /// No property.
    pub const NONE: Traits = Traits(0);
    /// Destination-passing style: the results, if any, are the updated `Out` operands.
    pub const DPS: Traits = Traits(1);
    /// Synchronises pipes; illegal inside of `vecscope`.
    pub const SYNC: Traits = Traits(2);
    /// Exchanging the first two operands does not change the value.
    pub const COMMUTATIVE: Traits = Traits(4);

    /// Each region has one block.
    pub const SINGLE_BLOCK: Traits = Traits(8);
    /// Blocks end without a terminator.
    pub const NO_TERMINATOR: Traits = Traits(16);
    /// Regions do not use values defined outside of them.
    pub const ISOLATED: Traits = Traits(32);
    /// Regions have no arguments.
    pub const NO_ARGUMENTS: Traits = Traits(64);

    /// The manual also shows an older form with other operands; a diagnostic states the current form.
    pub const OLDER_FORM: Traits = Traits(128);
    /// Ends a block.
    pub const TERMINATOR: Traits = Traits(256);
    /// Writes some elements of its destination and keeps the others.
    pub const PARTIAL: Traits = Traits(512);
    /// Runs on the scalar pipe, although it has tiles as operands.
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

    /// Returns the union.
    pub const fn or(self, other: Traits) -> Traits {
        Traits(self.0 | other.0)
    }

    /// Returns whether `self` contains all of `other`.
    pub const fn contains(self, other: Traits) -> bool {
        self.0 & other.0 == other.0
    }

    /// Returns the names of the members.
    pub fn names(self) -> impl Iterator<Item = &'static str> {
        Self::NAMES.into_iter().filter(move |&(t, _)| self.contains(t)).map(|(_, n)| n)
    }
}

impl Serialize for Traits {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.names())
    }
}

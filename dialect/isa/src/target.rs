//! Targets, rule profiles, per-target data, memory capacities.

use crate::types::{Loc, Pipe};
use serde::Serialize;
use std::fmt;

/// A target architecture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize)]
pub enum Target {
    /// `a2`
    A2,
    /// `a3`, the default
    #[default]
    A3,
    /// `a5`
    A5,
}

/// A set of rules shared by targets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum Profile {
    /// a2, a3 and a2a3
    A2A3,
    /// a5
    A5,
}

/// A name that is not a target.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownTarget(
    /// The name as given.
    pub String,
);

impl fmt::Display for UnknownTarget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "unknown target `{}`, expected a2, a3, a2a3 or a5", self.0)
    }
}

impl std::error::Error for UnknownTarget {}

impl Target {
    /// All targets.
    pub const ALL: &'static [Target] = &[Target::A2, Target::A3, Target::A5];

    /// Returns the set of rules for the target.
    pub const fn profile(self) -> Profile {
        match self {
            Target::A2 | Target::A3 => Profile::A2A3,
            Target::A5 => Profile::A5,
        }
    }

    /// Returns the name on the command line and in `pto.target_arch`.
    pub const fn name(self) -> &'static str {
        match self {
            Target::A2 => "a2",
            Target::A3 => "a3",
            Target::A5 => "a5",
        }
    }
}

impl std::str::FromStr for Target {
    type Err = UnknownTarget;

    /// Parses `a2`, `a3`, `a2a3` (as `a3`) or `a5`; ASCII case is ignored.
    fn from_str(text: &str) -> Result<Target, UnknownTarget> {
        match text.to_ascii_lowercase().as_str() {
            "a2" => Ok(Target::A2),
            "a3" | "a2a3" => Ok(Target::A3),
            "a5" => Ok(Target::A5),
            _ => Err(UnknownTarget(text.to_owned())),
        }
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A value for each profile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct PerTarget<T> {
    /// On a2 and a3.
    pub a2a3: T,
    /// On a5.
    pub a5: T,
}

impl<T: Copy> PerTarget<T> {
    /// Creates a value that is the same for all targets.
    pub const fn same(value: T) -> PerTarget<T> {
        PerTarget { a2a3: value, a5: value }
    }
}

impl<T> PerTarget<T> {
    /// Returns the value for a target.
    pub const fn on(&self, target: Target) -> &T {
        match target.profile() {
            Profile::A2A3 => &self.a2a3,
            Profile::A5 => &self.a5,
        }
    }
}

/// A set of profiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct TargetSet {
    /// Available on a2 and a3.
    pub a2a3: bool,
    /// Available on a5.
    pub a5: bool,
}

impl TargetSet {
    /// Every target.
    pub const ALL: TargetSet = TargetSet { a2a3: true, a5: true };
    /// a5 only.
    pub const A5: TargetSet = TargetSet { a2a3: false, a5: true };
    /// a2 and a3 only.
    pub const A2A3: TargetSet = TargetSet { a2a3: true, a5: false };

    /// Returns whether the target is in the set.
    pub const fn contains(self, target: Target) -> bool {
        match target.profile() {
            Profile::A2A3 => self.a2a3,
            Profile::A5 => self.a5,
        }
    }
}

impl fmt::Display for TargetSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match (self.a2a3, self.a5) {
            (true, true) => "a2, a3 and a5",
            (true, false) => "a2 and a3",
            (false, true) => "a5",
            (false, false) => "no target",
        })
    }
}

/// One on-chip memory: capacity and buffer alignment.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Memory {
    /// Location of its tiles.
    pub loc: Loc,
    /// Usable bytes, if known.
    pub capacity: PerTarget<Option<i64>>,
    /// Alignment of a buffer in bytes.
    pub align: i64,
    /// Alignment in bytes of buffers that ptoas's planner places.
    pub planner_align: i64,
}

/// On-chip memories, in the order of [`Loc`]. On a5, 248 of 256 KiB of vector memory are usable.
pub static MEMORIES: [Memory; 7] = [
    Memory {
        loc: Loc::Vec,
        capacity: PerTarget { a2a3: Some(196_608), a5: Some(253_952) },
        align: 32,
        planner_align: 256,
    },
    Memory { loc: Loc::Mat, capacity: PerTarget::same(Some(524_288)), align: 32, planner_align: 256 },
    Memory { loc: Loc::Left, capacity: PerTarget::same(Some(65_536)), align: 512, planner_align: 4096 },
    Memory { loc: Loc::Right, capacity: PerTarget::same(Some(65_536)), align: 512, planner_align: 4096 },
    Memory {
        loc: Loc::Acc,
        capacity: PerTarget { a2a3: Some(131_072), a5: Some(262_144) },
        align: 512,
        planner_align: 4096,
    },
    Memory { loc: Loc::Bias, capacity: PerTarget::same(None), align: 32, planner_align: 256 },
    Memory { loc: Loc::Scaling, capacity: PerTarget::same(None), align: 32, planner_align: 256 },
];

/// Number of flags between an ordered pair of pipes.
pub const EVENT_IDS: u32 = 8;

/// Pipes whose operations need a barrier of the pipe between them if one writes data that the other one accesses. Other
/// pipes execute in order, or interlock on dependences. Source: ptoas inserts these barriers; it also inserts some
/// between copies and between products, which kernels that were run on the hardware do not need.
pub const NEEDS_BARRIER: PerTarget<&[Pipe]> = PerTarget { a2a3: &[Pipe::V], a5: &[] };

/// Number of buffer identifiers for `get_buf` and `rls_buf`; none on a2 and a3.
pub const BUFFER_IDS: PerTarget<u32> = PerTarget { a2a3: 0, a5: 32 };

/// Returns the memory that contains the tiles of a location.
pub const fn memory(loc: Loc) -> &'static Memory {
    &MEMORIES[loc as usize]
}

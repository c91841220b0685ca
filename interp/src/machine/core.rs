//! A core: its position in the launch, and its registers.

use crate::context::Grid;
use crate::memory::Pointer;
use pto_isa::rule;
use pto_numerics::Element;
use pto_numerics::accumulator::{Activation, Exit};
use std::collections::BTreeMap;

/// Settings by the name of the operation that sets them: `loop1_stride_outtoub`. Operations see those at the time of
/// their issue.
pub type Settings = BTreeMap<&'static str, Vec<Element>>;

/// A core.
#[derive(Clone, Debug)]
pub struct Core {
    /// Number of its block.
    pub block: u32,
    /// Its number among the vector cores of the block; 0 of a cube core.
    pub subblock: u32,
    /// Vector cores of the block.
    pub subblocks: u32,
    /// What it is; none where one core runs all of a kernel.
    pub kind: Option<rule::Core>,
    /// Registers of its units, by name.
    pub special: BTreeMap<&'static str, Vec<Element>>,
    /// Its ends of pipes between cores, by number.
    pub ends: BTreeMap<i64, PipeEnd>,
}

/// The end of a pipe between the cube core of a block and its vector cores.
#[derive(Clone, Debug)]
pub struct PipeEnd {
    /// Bytes of a place.
    pub bytes: i64,
    /// Places of each direction.
    pub places: i64,
    /// Whether entries go to one vector core only.
    pub single: bool,
    /// Whether entries go through global memory.
    pub through_gm: bool,
    /// Places in global memory.
    pub gm: Option<Pointer>,
    /// Addresses of the places of vector cores, and of those of the cube core.
    pub local: [i64; 2],
    /// Entries this core has pushed so far, and popped.
    pub moved: [i64; 2],
    /// What happens to accumulators it pushes.
    pub epilogue: Option<Epilogue>,
    /// Factors of their quantisation: one, or one for each column; empty before they are set.
    pub factors: Vec<Element>,
}

/// What happens to an accumulator on its way through a pipe.
#[derive(Clone, Copy, Debug)]
pub struct Epilogue {
    /// Whether each column has a factor.
    pub by_column: bool,
    /// What values below zero become.
    pub activation: Activation,
}

/// What was pushed and not popped yet.
#[derive(Clone, Debug)]
pub struct Entry {
    /// The elements.
    pub grid: Grid,
    /// The way out of the accumulator for each column, up to the element type, which the consumer has; empty where the
    /// elements stay what they are.
    pub exits: Vec<Exit>,
}

impl Core {
    /// Whether the core runs sections of a kind.
    pub fn runs(&self, kind: rule::Core) -> bool {
        self.kind.is_none_or(|own| own == kind)
    }
}

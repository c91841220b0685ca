//! A core: its position in the launch, and its registers.

use super::registers::{Setting, Special};
use crate::context::Grid;
use crate::memory::Pointer;
use pto_isa::rule;
use pto_numerics::Element;
use pto_numerics::accumulator::{Activation, Exit};
use std::collections::BTreeMap;

/// The settings of a core.
pub type Settings = BTreeMap<Setting, Vec<Element>>;

/// A core.
#[derive(Clone, Debug)]
pub struct Core {
    /// Number of its block.
    pub block: u32,
    /// Its number among the vector cores of the block; 0 for a cube core.
    pub subblock: u32,
    /// Number of vector cores of the block.
    pub subblocks: u32,
    /// Kind of core; `None` if one core executes the whole kernel.
    pub kind: Option<rule::Core>,
    /// Registers of its units.
    pub special: BTreeMap<Special, Vec<Element>>,
    /// Its ends of pipes between cores, by number.
    pub ends: BTreeMap<i64, PipeEnd>,
}

/// The end of a pipe between the cube core of a block and its vector cores.
#[derive(Clone, Debug)]
pub struct PipeEnd {
    /// Bytes of a slot.
    pub bytes: i64,
    /// Number of slots of each direction.
    pub places: i64,
    /// Whether entries go to one vector core only.
    pub single: bool,
    /// Whether entries go through global memory.
    pub through_gm: bool,
    /// Address of the slots in global memory.
    pub gm: Option<Pointer>,
    /// Addresses of the slots in vector cores and in the cube core.
    pub local: [i64; 2],
    /// Numbers of entries that this core has pushed and popped.
    pub moved: [i64; 2],
    /// Conversion of accumulators that it pushes.
    pub epilogue: Option<Epilogue>,
    /// Quantisation factors: one, or one per column; empty before they are set.
    pub factors: Vec<Element>,
}

/// Conversion of an accumulator that is pushed to a pipe.
#[derive(Clone, Copy, Debug)]
pub struct Epilogue {
    /// Whether each column has a factor.
    pub by_column: bool,
    /// Activation of values below zero.
    pub activation: Activation,
}

/// An entry that was pushed and not popped yet.
#[derive(Clone, Debug)]
pub struct Entry {
    /// The elements.
    pub grid: Grid,
    /// Post-processing of each column, up to the element type, which the consumer determines; empty if the elements are
    /// not converted.
    pub exits: Vec<Exit>,
}

impl Core {
    /// Checks whether the core executes sections of a kind.
    pub fn runs(&self, kind: rule::Core) -> bool {
        self.kind.is_none_or(|own| own == kind)
    }
}

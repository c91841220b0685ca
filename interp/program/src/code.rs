//! Instructions, and control flow through the regions of operations.

use pto_isa::Op;
use pto_isa::op::Traits;
use pto_isa::rule::{Core, Joint, Opens};
use pto_upstream::Upstream;
use std::sync::Arc;

/// Identity of the operation of an instruction.
#[derive(Clone, Debug)]
pub enum Code {
    /// An operation of the dialect.
    Op(&'static Op),
    /// An operation of MLIR.
    Upstream(&'static Upstream),
    /// An operation that is not in the table of MLIR's, by name.
    Other(Arc<str>),
}

impl Code {
    /// Returns the name with the dialect, such as `pto.tadd`.
    pub fn name(&self) -> String {
        match self {
            Code::Op(def) => format!("pto.{}", def.name),
            Code::Upstream(upstream) => upstream.name.to_owned(),
            Code::Other(name) => (**name).to_owned(),
        }
    }

    /// Returns the op definition, if it is an operation of the dialect.
    pub const fn def(&self) -> Option<&'static Op> {
        match self {
            Code::Op(def) => Some(def),
            Code::Upstream(_) | Code::Other(_) => None,
        }
    }
}

/// Operations that are replaced by their region.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Structure {
    /// The vector pipe executes the region as one operation.
    Scope,
    /// Cores of a kind execute the region, others skip it.
    Section(Core),
    /// The region executes in place, and its last operation returns the results.
    Inline,
    /// Ends such a region.
    Yield,
}

impl Structure {
    /// Returns the structure of an op definition; `None` if it has no region and ends none, or if threads execute its
    /// region.
    pub fn of(def: &Op) -> Option<Structure> {
        if launches(def) {
            return None;
        }
        let inline = (!def.regions.is_empty()).then_some(Structure::Inline);
        let ends = def.traits.contains(Traits::TERMINATOR).then_some(Structure::Yield);
        let opened = def.joints().find_map(Joint::opens).and_then(|opened| match opened {
            Opens::VectorScope => Some(Structure::Scope),
            Opens::Section(core) => Some(Structure::Section(core)),
            Opens::ThreadSection => None,
        });
        opened.or(inline).or(ends)
    }
}

/// Checks whether an operation launches threads.
pub fn launches(def: &Op) -> bool {
    def.joints().any(|joint| matches!(joint, Joint::Launch { .. } | Joint::ThreadSection))
}

//! Orders the cores of a function with sections one by one.
//!
//! Code outside of sections is executed by both cores. Flags and barriers that the pass inserts there for one core are
//! placed in sections for that core; consecutive ones share a section.

use super::Inserter;
use crate::{
    builder::{Builder, Lowered, Point, op_def},
    walk::{key, operations},
};
use mlir_dialect::{
    location,
    melior::ir::operation::{OperationLike, OperationRef},
};
use pto_isa::{Op, ops::system, rule::Core, types::Pipe};
use rustc_hash::FxHashSet as HashSet;

const CUBE: &Op = op_def(system::OPS, "section.cube");
const VECTOR: &Op = op_def(system::OPS, "section.vector");

/// Returns the core of a section.
pub(super) fn section(def: &'static Op) -> Option<Core> {
    if def.is(system::Opcode::SectionCube) {
        Some(Core::Cube)
    } else if def.is(system::Opcode::SectionVector) {
        Some(Core::Vector)
    } else {
        None
    }
}

/// Returns whether a core has a pipe.
pub(super) const fn has(core: Core, pipe: Pipe) -> bool {
    match pipe {
        Pipe::M | Pipe::Mte1 | Pipe::Fix => matches!(core, Core::Cube),
        Pipe::V | Pipe::V2 => matches!(core, Core::Vector),
        Pipe::S | Pipe::Mte2 | Pipe::Mte3 | Pipe::Mte4 | Pipe::Mte5 | Pipe::All => true,
    }
}

/// Returns the cores for which a function has sections, each of which is ordered separately; a single `None` if there are
/// no sections.
pub(super) fn of(operations: &[OperationRef<'_, '_>]) -> Vec<Option<Core>> {
    let sections =
        operations.iter().filter_map(|op| pto_dialect::op::declared(*op)).filter_map(|(def, _)| section(def));
    let found: Vec<Core> = sections.collect();
    let cores = [Core::Cube, Core::Vector].into_iter().filter(|core| found.contains(core)).map(Some);
    if found.is_empty() { vec![None] } else { cores.collect() }
}

impl<'c, 'a> Inserter<'c, 'a> {
    /// Creates an operation of the core whose pipes are being ordered: in a new section, if the insertion point is
    /// outside of sections. Returns the operation at the insertion point.
    pub(super) fn in_core(
        &mut self,
        make: impl FnOnce(&mut Builder<'c, 'a>) -> Lowered<OperationRef<'c, 'a>>,
    ) -> Lowered<OperationRef<'c, 'a>> {
        let section = match self.core.filter(|_| !self.in_section) {
            None => return make(&mut self.b),
            Some(Core::Cube) => CUBE,
            Some(Core::Vector) => VECTOR,
        };
        let section = self.b.op(section, &[], &[], &[])?;
        let body = self.b.body(section)?;
        self.b.at(Point::start(body), make)?;
        self.sections.push(section);
        Ok(section)
    }

    /// Merges sections that were created and follow each other.
    pub(super) fn merge_sections(&mut self) -> Lowered<()> {
        let created = std::mem::take(&mut self.sections);
        let mut left: HashSet<usize> = created.iter().map(|section| key(*section)).collect();
        for section in created {
            if !left.contains(&key(section)) {
                continue;
            }
            while let Some(next) = section.next_in_block().filter(|next| left.contains(&key(*next))) {
                let (body, from) = (self.b.body(section)?, self.b.body(next)?);
                for op in operations(from).collect::<Vec<_>>() {
                    self.b.go(Point::end(body), location(op));
                    self.b.move_here(op);
                }
                left.remove(&key(next));
                self.b.erase(next);
            }
        }
        Ok(())
    }
}

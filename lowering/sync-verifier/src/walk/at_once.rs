//! Loops without flags whose accesses are all of one pipe, executed at once.
//!
//! Such a loop orders nothing, and its pipe executes its accesses in order: what later operations conflict with are the
//! accesses of all its iterations. These are one access each if trip counts and addresses are known, with the bytes of all
//! iterations, or more where these have gaps at two strides. So a walk that finds nothing this way finds nothing iteration by
//! iteration, and takes far fewer steps; one that finds something is repeated iteration by iteration ([`crate::check`]).

use super::{PathWalk, control, scope::ScopeAccesses};
use crate::{
    effects::{AccessedOperands, accessed_operands},
    state::State,
};
use pto_isa::{
    Level, ViewOf,
    types::{AddressSpace, Pipe},
};
use pto_program::{Code, Instruction, Region};
use pto_upstream::{Control, Is};

impl<'p> PathWalk<'p> {
    /// Executes all iterations of a loop on a state, if that is possible; else the state is as it was.
    pub(super) fn at_once(&mut self, instruction: &'p Instruction, state: &mut State) -> bool {
        if !self.summarizes {
            return false;
        }
        let pipe = *self.single.entry(instruction.place).or_insert_with(|| {
            let mut pipe = None;
            is_of_one_pipe(instruction, &mut pipe).then_some(pipe.unwrap_or(Pipe::S))
        });
        let Some(pipe) = pipe.filter(|pipe| self.pipes.in_order[*pipe as usize]) else { return false };
        let mut found = ScopeAccesses::new(self.symbols.last());
        self.whole_loop(state, instruction, &mut found);
        let is_known = found.around.iter().all(|counter| counter.trips.is_some())
            && found.accesses.iter().all(|access| access.area.0 == AddressSpace::Gm || !access.is_open);
        if is_known && !found.accesses.is_empty() {
            self.perform(state, pipe, &found.accesses);
        }
        if !is_known {
            self.single.insert(instruction.place, None);
        }
        is_known
    }
}

/// Whether an operation has no results that it carries, and its regions only operations that access memory on one pipe and
/// order nothing.
fn is_of_one_pipe(instruction: &Instruction, pipe: &mut Option<Pipe>) -> bool {
    let of_region = |region: &Region, pipe: &mut Option<Pipe>| match region.blocks.as_slice() {
        [] => true,
        [block] => block.instructions.iter().all(|instruction| is_simple(instruction, pipe)),
        _ => false,
    };
    instruction.results.is_empty() && instruction.regions.iter().all(|region| of_region(region, pipe))
}

fn is_simple(instruction: &Instruction, pipe: &mut Option<Pipe>) -> bool {
    match control(instruction) {
        Some(Control::Yield) => return true,
        Some(Control::For | Control::If) => return is_of_one_pipe(instruction, pipe),
        Some(_) => return false,
        None => {}
    }
    let row = match &instruction.code {
        Code::Upstream(upstream) => return matches!(upstream.is, Is::Arith(_) | Is::Math(_)),
        Code::Other(_) => return false,
        Code::Op(row) => row,
    };
    let is_placed = matches!(row.view, Some(ViewOf::Declared | ViewOf::Alias { .. }));
    let orders = matches!(row.level, Level::Sync | Level::Comm) || row.joints().next().is_some();
    if instruction.structure.is_some() || !instruction.regions.is_empty() || is_placed || orders {
        return false;
    }
    accessed_operands(row) == AccessedOperands::None || *pipe.get_or_insert(instruction.pipe) == instruction.pipe
}

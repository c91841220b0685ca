//! Summarizes loops without flags that access memory on a single pipe.
//!
//! Such a loop establishes no order, and its pipe executes its accesses in order, so later operations conflict with the
//! accesses of all iterations. If trip counts and addresses are known, each access is summarized as one range of bytes
//! over all iterations, or as several if these have gaps at two strides. If a walk with summaries has no finding,
//! neither has one iteration by iteration, at far more steps; if it has one, the walk is repeated iteration by
//! iteration ([`crate::check`]).

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
    /// Executes all iterations of a loop on a state at once, if possible; otherwise leaves the state unchanged.
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

/// Returns whether a loop carries no values and its regions contain only operations that access memory on one pipe and
/// establish no order.
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
    let def = match &instruction.code {
        Code::Upstream(upstream) => return matches!(upstream.is, Is::Arith(_) | Is::Math(_)),
        Code::Other(_) => return false,
        Code::Op(def) => def,
    };
    let is_placed = matches!(def.view, Some(ViewOf::Declared | ViewOf::Alias { .. }));
    let orders = matches!(def.level, Level::Sync | Level::Comm) || def.joints().next().is_some();
    if instruction.structure.is_some() || !instruction.regions.is_empty() || is_placed || orders {
        return false;
    }
    accessed_operands(def) == AccessedOperands::None || *pipe.get_or_insert(instruction.pipe) == instruction.pipe
}

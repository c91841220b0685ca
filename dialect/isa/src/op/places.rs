//! Derives from the rules of an operation in which memories its tiles may be, and which pipes may run it.

use crate::{
    Op, Target,
    op::{Kind, Role},
    rule::Rule,
    types::{AddressSpace, Loc, Pipe},
};
use std::collections::BTreeSet;

/// Maximal number of combinations of memories that are tried. An operation with more combinations has operands that do not
/// affect the pipe.
const MOST: usize = 4096;

/// Returns the legal memories of an operand, if a rule lists them.
pub fn memories(op: &Op, index: usize) -> Option<Vec<Loc>> {
    let rules = op.all_rules().filter_map(|rule| {
        if let Rule::Location { operands, allowed } = rule.bare() { Some((operands, allowed)) } else { None }
    });
    let of_operand = rules.filter(|(operands, _)| operands.iter().any(|operand| usize::from(*operand) == index));
    let allowed: Vec<_> = of_operand.map(|(_, allowed)| allowed).collect();
    let inside = |loc: Loc| {
        let on = |target: Target| allowed.iter().all(|allowed| allowed.on(target).contains(loc));
        on(Target::A3) || on(Target::A5)
    };
    (!allowed.is_empty()).then(|| Loc::ALL.iter().copied().filter(|loc| inside(*loc)).collect())
}

/// Returns the pipes that may run an operation on tiles, in their order; `None` if no rule lists the memories of its
/// tiles.
pub fn pipes(op: &Op) -> Option<Vec<Pipe>> {
    let choices: Vec<_> = (0..op.operands.len()).map(|index| spaces(op, index)).collect::<Option<_>>()?;
    let count = choices.iter().try_fold(1usize, |count, choice| count.checked_mul(choice.len()))?;
    if count > MOST {
        return None;
    }
    let found: BTreeSet<i64> =
        combinations(&choices).iter().map(|spaces| op.pipe(|index| spaces[index]) as i64).collect();
    Some(Pipe::ALL.iter().copied().filter(|pipe| found.contains(&(*pipe as i64))).collect())
}

/// Returns the legal memories of an operand; `[None]` for an operand that is not memory, `None` if no rule lists them.
fn spaces(op: &Op, index: usize) -> Option<Vec<Option<AddressSpace>>> {
    let operand = op.operands.get(index)?;
    if operand.kind.is_tile() && operand.role != Role::Tmp {
        let locs = memories(op, index)?;
        return Some(locs.into_iter().map(|loc| Some(AddressSpace::of(loc))).collect());
    }
    let is_view = matches!(operand.kind, Kind::TensorView | Kind::Partition | Kind::TileOrView);
    Some(vec![is_view.then_some(AddressSpace::Gm)])
}

fn combinations(choices: &[Vec<Option<AddressSpace>>]) -> Vec<Vec<Option<AddressSpace>>> {
    let extended = |made: Vec<Vec<Option<AddressSpace>>>, choice: &Vec<Option<AddressSpace>>| {
        let with =
            |spaces: &Vec<_>| choice.iter().map(|space| [spaces.as_slice(), &[*space]].concat()).collect::<Vec<_>>();
        made.iter().flat_map(with).collect()
    };
    choices.iter().fold(vec![Vec::new()], extended)
}

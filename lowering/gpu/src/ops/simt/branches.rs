//! Lowers `scf.if` on a condition that differs between threads: both arms are executed, each for its threads.

use pto_program::Instruction;

use super::lanes;
use crate::control::Walker;
use crate::refusal::Lowered;
use crate::value::Val;

/// Lowers the operation.
pub(super) fn lower<'p>(walker: &mut Walker<'p>, instruction: &'p Instruction) -> Lowered {
    let (Some(team), Some(slot)) = (walker.team, instruction.operands.first()) else {
        return Err("without a condition".to_owned());
    };
    let Val::Lanes(condition) = *walker.get(*slot) else { return Err("without a condition".to_owned()) };
    let mut arms = Vec::new();
    for is_second in [false, true] {
        let chosen = if is_second { lanes::not(&mut walker.emitter, condition) } else { condition };
        let active = lanes::both(&mut walker.emitter, team.active, chosen);
        walker.team = Some(super::Team { active, ..team });
        arms.push(walker.region(instruction, usize::from(is_second)));
    }
    walker.team = Some(team);
    let [first, second] = arms.as_slice() else { return Ok(()) };
    for ((slot, first), second) in instruction.results.iter().zip(first).zip(second) {
        let value = match (first, second) {
            (Val::Lanes(first), Val::Lanes(second)) => {
                Val::Lanes(walker.emitter.b().select(condition, *first, *second))
            }
            (first, second) if first == second => first.clone(),
            _ => return Err("with pointers or tiles that differ between threads".to_owned()),
        };
        walker.set(*slot, value);
    }
    Ok(())
}

//! Executes threads of several teams that wait for each other (`pto.syncthreads`) in phases: each phase for all teams,
//! before the next one begins. Values that later phases use wait in memory.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use genx::{Element, Type};
use pto_isa::ops::sync;
use pto_isa::{Opcode as Any, TypeDesc};
use pto_program::{Code, Function, Instruction, Slot};

use super::upstream::resized;
use super::{TEAM, Team, access, lanes};
use crate::control::Walker;
use crate::refusal::Lowered;
use crate::value::{Address, Num, Val};

/// Where values of all teams wait, and the type of their lanes.
type Waiting = BTreeMap<Slot, (Address, Type)>;

/// Returns the phases of a function; `None` if it does not wait.
pub(super) fn of(callee: &Function) -> Option<Vec<&[Instruction]>> {
    let waits = |instruction: &Instruction| match &instruction.code {
        Code::Op(def) => def.opcode == Any::Sync(sync::Opcode::Syncthreads),
        Code::Upstream(_) | Code::Other(_) => false,
    };
    let [block] = callee.body.blocks.as_slice() else { return None };
    block.instructions.iter().any(waits).then(|| block.instructions.split(waits).collect())
}

/// Returns the slots that instructions use, those of their regions included.
fn used(instructions: &[Instruction]) -> BTreeSet<Slot> {
    let mut slots = BTreeSet::new();
    for instruction in instructions {
        slots.extend(instruction.operands.iter().copied());
        let blocks = instruction.regions.iter().flat_map(|region| &region.blocks);
        slots.extend(blocks.flat_map(|block| used(&block.instructions)));
    }
    slots
}

/// Executes the phases of a function for a number of teams.
pub(super) fn execute<'p>(
    walker: &mut Walker<'p>,
    phases: &[&'p [Instruction]],
    teams: Num,
    team: &dyn Fn(&mut Walker<'p>, Num) -> Team,
) -> Lowered {
    let mut waiting = Waiting::new();
    for (at, phase) in phases.iter().enumerate() {
        let now = used(phase);
        let later: BTreeSet<Slot> = phases.iter().skip(at + 1).flat_map(|phase| used(phase)).collect();
        walker.repeated(teams, Vec::new(), &[], &mut |walker, number, _| {
            let team = team(walker, number);
            walker.team = Some(team);
            for (slot, (at, ty)) in waiting.iter().filter(|(slot, _)| now.contains(slot)) {
                load(walker, team, *slot, *at, *ty)?;
            }
            walker.straight(phase, &HashMap::new());
            for instruction in *phase {
                for (slot, desc) in instruction.results.iter().zip(&instruction.result_types) {
                    if later.contains(slot) {
                        store(walker, team, *slot, desc, &mut waiting)?;
                    }
                }
            }
            Ok(Vec::new())
        })?;
    }
    Ok(())
}

/// Loads a value that waits.
fn load(walker: &mut Walker<'_>, team: Team, slot: Slot, at: Address, ty: Type) -> Lowered {
    let e = &mut walker.emitter;
    let stored = in_memory(ty);
    let at = access::of_team(e, team, at, stored.element);
    let value = e.load(at, stored.element, TEAM)?;
    let value = resized(e, value, ty.element, false);
    walker.set(slot, Val::Lanes(value));
    Ok(())
}

/// Stores a value, so that it waits for later phases; constants need not.
fn store(walker: &mut Walker<'_>, team: Team, slot: Slot, desc: &TypeDesc, waiting: &mut Waiting) -> Lowered {
    match walker.get(slot) {
        Val::Num(Num::Const(_)) | Val::Nothing => return Ok(()),
        Val::Float(value) | Val::Lanes(value) if walker.emitter.function.as_constant(*value).is_some() => return Ok(()),
        Val::Address(address) if address.offset.known().is_some() => return Ok(()),
        Val::Num(_) | Val::Float(_) | Val::Lanes(_) => {}
        _ => return Err("between uses of pointers that are computed before it".to_owned()),
    }
    let value = lanes::of(walker, slot, desc)?;
    let e = &mut walker.emitter;
    let ty = e.function.ty(value);
    let stored = in_memory(ty);
    let value = resized(e, value, stored.element, false);
    let at = access::for_teams(e, team, stored.element)?;
    waiting.insert(slot, (at, ty));
    let at = access::of_team(e, team, at, stored.element);
    e.store(at, value, None)
}

/// Returns the type of values in memory: single bits occupy bytes.
fn in_memory(ty: Type) -> Type {
    if ty.is_predicate() { ty.of(Element::I8) } else { ty }
}

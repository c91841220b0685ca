//! Checks whether flags are set before their waits in program order.
//!
//! Fusion moves work of the vector pipe after a wait, together with the flags that the work sets. That is correct if
//! the awaited event does not depend on those flags. It does not if every wait is for a flag that an earlier operation
//! set: pipes execute in order, so that nothing depends on later operations.

use crate::{
    drop_barriers::is_beyond_the_core,
    scope::{SET_FLAG, WAIT_FLAG},
    sync::BARRIER,
    tile::is_def,
    walk::{self, key},
};
use mlir_dialect::{
    InherentAttributes,
    melior::ir::{AttributeLike, block::BlockRef, operation::OperationRef},
};
use pto_isa::Op;
use rustc_hash::FxHashMap as HashMap;

/// A flag: two pipes and an event id.
type Flag = [usize; 3];
/// How many times each flag has to be set before a block.
type Needs = HashMap<Flag, i64>;

fn flag(op: OperationRef<'_, '_>) -> Option<Flag> {
    let attributes = InherentAttributes::of(op);
    let of = |name: &str| attributes.get(name).map(|value| value.to_raw().ptr as usize);
    Some([of("src_pipe")?, of("dst_pipe")?, of("event_id")?])
}

/// Returns the flags that a block needs, and the surplus of sets over waits of each.
fn of_block(block: BlockRef<'_, '_>, inside: &HashMap<usize, Needs>) -> Option<(Needs, Needs)> {
    let (mut needs, mut set) = (Needs::default(), Needs::default());
    let need = |needs: &mut Needs, set: &Needs, flag: Flag, count: i64| {
        let count = count - set.get(&flag).copied().unwrap_or(0);
        if count > 0 {
            let known = needs.entry(flag).or_default();
            *known = count.max(*known);
        }
    };
    for op in walk::operations(block) {
        for (flag, count) in inside.get(&key(op)).into_iter().flatten() {
            need(&mut needs, &set, *flag, *count);
        }
        let def = pto_dialect::op::declared(op).map(|(def, _)| def);
        if is_def(def, SET_FLAG) {
            *set.entry(flag(op)?).or_default() += 1;
        } else if is_def(def, WAIT_FLAG) {
            let flag = flag(op)?;
            need(&mut needs, &set, flag, 1);
            *set.entry(flag).or_default() -= 1;
        }
    }
    set.retain(|_, count| *count != 0);
    Some((needs, set))
}

/// Returns whether every wait of a function, given by its entry block and all operations, is preceded by its set. This
/// is known if loops and branches leave as many flags set as they find, and no other operation orders pipes.
pub(crate) fn are_set_before(entry: BlockRef<'_, '_>, operations: &[OperationRef<'_, '_>]) -> bool {
    let is_known = |def: &'static Op| {
        !is_beyond_the_core(def)
            && (!def.orders_pipes() || [SET_FLAG, WAIT_FLAG, BARRIER].iter().any(|known| is_def(Some(def), known)))
    };
    let mut inside: HashMap<usize, Needs> = HashMap::default();
    // Nested operations come before the operation that contains them.
    for op in operations.iter().rev() {
        if !pto_dialect::op::declared(*op).is_none_or(|(def, _)| is_known(def)) {
            return false;
        }
        let mut all = Needs::default();
        for block in walk::blocks(*op) {
            let Some((needs, _)) = of_block(block, &inside).filter(|(_, set)| set.is_empty()) else { return false };
            for (flag, count) in needs {
                let known = all.entry(flag).or_default();
                *known = count.max(*known);
            }
        }
        if !all.is_empty() {
            inside.insert(key(*op), all);
        }
    }
    of_block(entry, &inside).is_some_and(|(needs, _)| needs.is_empty())
}

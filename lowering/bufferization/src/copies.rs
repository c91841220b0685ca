//! Copies tile values (`pto.tmov`) so that values which have to share a buffer do not overwrite each other.
//!
//! Before: a module with operations on values. After: what a loop or branch passes on is the result of an operation of its
//! own region, its own argument, or a value that no other operand passes on; and a value that another one overwrites is read
//! from a copy. Only tiles in the memory of vectors whose valid region is static are copied: others have no copy that is
//! as simple.
//!
//! ```mlir
//! %r = scf.for .. iter_args(%x = %t) -> (!T) {
//!   %y = pto.tmuls %x, %two : (!T, f32) -> !T
//!   %d = pto.tsub %y, %x : (!T, !T) -> !T
//!   scf.yield %y : !T
//! }
//! ```
//!
//! becomes
//!
//! ```mlir
//! %r = scf.for .. iter_args(%x = %t) -> (!T) {
//!   %c = pto.tmov %x : (!T) -> !T
//!   %y = pto.tmuls %x, %two : (!T, f32) -> !T
//!   %d = pto.tsub %y, %c : (!T, !T) -> !T
//!   scf.yield %y : !T
//! }
//! ```

use crate::{
    classes::{Class, Conflict, Edge, Origin, Program, key, makes_aliases},
    report::name,
    to_buffers::ALLOCATION,
};
use mlir_dialect::{
    NewOperation, Rewriter, defining_block, defining_operation,
    melior::ir::{
        Attribute, BlockLike, Identifier, Value, ValueLike,
        attribute::DenseI32ArrayAttribute,
        operation::{OperationLike, OperationRef},
    },
    operand, result,
};
use pto_dialect::{
    op::{OPERAND_SEGMENTS, declared, is_upstream},
    types,
};
use pto_isa::{
    Name,
    ops::movement::Opcode,
    types::{Dim, Loc},
};
use pto_upstream::Control;
use std::collections::{HashMap, HashSet};

/// Maximal number of times that copies are inserted: each may need copies of other values.
const ROUNDS: usize = 32;
/// Number of times after which everything is copied that loops and branches pass on to values which are overwritten.
const SELECTIVE: usize = 4;

/// The copies that were inserted.
pub(crate) struct Copies<'c, 'a>(Vec<OperationRef<'c, 'a>>);

impl Copies<'_, '_> {
    /// Removes the copies.
    pub(crate) fn remove(self) {
        let mut rewriter = Rewriter::new();
        for copy in self.0.into_iter().rev() {
            if let (Some(source), Some(made)) = (operand(copy, 0), result(copy, 0)) {
                rewriter.replace_uses(made.into(), source);
            }
            rewriter.erase(copy);
        }
    }
}

/// Inserts the copies that the values of a module need.
pub(crate) fn insert<'c, 'a>(module: OperationRef<'c, 'a>) -> Copies<'c, 'a> {
    let mut inserter = Inserter { rewriter: Rewriter::new(), made: Vec::new() };
    for round in 0..ROUNDS {
        let mut program = Program::of(module);
        if program.converted.is_empty() {
            break;
        }
        let classes = program.all_classes();
        let before = inserter.made.len();
        let conflicts: Vec<_> = classes.iter().map(|class| program.conflicts(class, &classes)).collect();
        let lost = classes.iter().zip(&conflicts).filter(|(_, found)| round >= SELECTIVE && !found.is_empty());
        let overwritten: HashSet<usize> = lost.flat_map(|(class, _)| class.members.iter().copied()).collect();
        inserter.passed(&program, &classes, &overwritten);
        if inserter.made.len() == before {
            inserter.overwritten(conflicts.into_iter().flatten().chain(program.conflicts_of_calls()).collect());
        }
        if inserter.made.len() == before {
            break;
        }
    }
    Copies(inserter.made)
}

/// Returns whether a value can be copied.
fn is_copied(value: Value<'_, '_>) -> bool {
    types::tile(value.r#type())
        .is_some_and(|tile| tile.loc == Loc::Vec && tile.valid_rows != Dim::Dynamic && tile.valid_cols != Dim::Dynamic)
}

struct Inserter<'c, 'a> {
    rewriter: Rewriter<'c, 'a>,
    made: Vec<OperationRef<'c, 'a>>,
}

impl<'c, 'a> Inserter<'c, 'a> {
    /// Inserts a copy of a value before an operation.
    fn copy(&mut self, value: Value<'c, 'a>, before: OperationRef<'c, 'a>) -> Option<Value<'c, 'a>> {
        let def = Opcode::Tmov.op();
        let sizes: Vec<i32> = def.operands.iter().map(|operand| i32::from(operand.name == Name::Src)).collect();
        let context = mlir_dialect::context(before);
        let segments: Attribute<'c> = DenseI32ArrayAttribute::new(context, &sizes).into();
        let new = NewOperation {
            name: name(def),
            location: defining_operation(value).map_or_else(|| mlir_dialect::location(before), mlir_dialect::location),
            operands: vec![value],
            results: vec![value.r#type()],
            attributes: vec![(Identifier::new(context, OPERAND_SEGMENTS), segments)],
            regions_of: None,
        };
        let made = self.rewriter.insert_before(before, &new)?;
        self.made.push(made);
        result(made, 0).map(Value::from)
    }

    /// Copies what loops and branches pass on, if it is not theirs alone, or the value that gets it is `overwritten`.
    fn passed(&mut self, program: &Program<'c, 'a>, classes: &[Class<'c, 'a>], overwritten: &HashSet<usize>) {
        let members: HashSet<usize> = classes.iter().flat_map(|class| class.members.iter().copied()).collect();
        let joined = |edge: &&Edge<'c, 'a>| {
            members.contains(&edge.to) && program.nodes.get(edge.to).is_some_and(|node| node.origin == Origin::Joined)
        };
        let mut known: HashSet<(usize, usize)> = HashSet::new();
        for edge in program.edges.iter().filter(joined) {
            let Some(value) = operand(edge.op, edge.index) else { continue };
            let repeated = !known.insert((edge.op.to_raw().ptr as usize, key(value)));
            let stays = edge.own.is_some_and(|own| key(own) == key(value));
            let is_copy = defining_operation(value).is_some_and(|op| self.made.contains(&op));
            let is_lost = overwritten.contains(&edge.to) && !stays && !is_copy;
            if (repeated || is_lost || is_foreign(edge, value))
                && is_copied(value)
                && let Some(copy) = self.copy(value, edge.op)
            {
                self.rewriter.set_operand(edge.op, edge.index, copy);
            }
        }
    }

    /// Copies values that other ones overwrite, where they are defined, and reads the copies.
    fn overwritten(&mut self, conflicts: Vec<Conflict<'c, 'a>>) {
        let mut copies: HashMap<usize, Value<'c, 'a>> = HashMap::new();
        let mut changed: HashSet<(usize, usize)> = HashSet::new();
        for Conflict { value, user, .. } in conflicts {
            if !is_copied(value) || !changed.insert((key(value), user.to_raw().ptr as usize)) {
                continue;
            }
            let copy = match copies.get(&key(value)) {
                Some(copy) => *copy,
                None => {
                    let Some(copy) = after(value).and_then(|before| self.copy(value, before)) else { continue };
                    copies.insert(key(value), copy);
                    copy
                }
            };
            // What a region passes on stays in the buffer of the loop or branch.
            let passes_on = is_upstream(user, Control::Yield) || is_upstream(user, Control::Condition);
            for index in 0..user.operand_count() {
                if operand(user, index).is_some_and(|operand| key(operand) == key(value)) {
                    let read = if passes_on { self.copy(copy, user) } else { Some(copy) };
                    if let Some(read) = read {
                        self.rewriter.set_operand(user, index, read);
                    }
                }
            }
        }
    }
}

/// Returns the operation after the definition of a value.
fn after<'c, 'a>(value: Value<'c, 'a>) -> Option<OperationRef<'c, 'a>> {
    match defining_operation(value) {
        Some(op) => op.next_in_block(),
        None => defining_block(value)?.first_operation(),
    }
}

/// Returns whether a value that is passed on may be in a buffer that other code reads or writes, too.
fn is_foreign<'c, 'a>(edge: &Edge<'c, 'a>, value: Value<'c, 'a>) -> bool {
    let is_loop = !is_upstream(edge.around, Control::If);
    let is_initial = edge.op.to_raw().ptr == edge.around.to_raw().ptr;
    if edge.own.is_some_and(|own| key(own) == key(value)) {
        return false;
    }
    let Some(op) = defining_operation(value) else { return is_loop && !is_initial };
    let is_allocation = declared(op).is_some_and(|(def, _)| def.name == ALLOCATION.op().name);
    if is_allocation {
        return !is_initial && is_within(op, edge.around);
    }
    makes_aliases(op) || (is_loop && !is_initial && !is_within(op, edge.around))
}

/// Returns whether an operation is nested in another one.
fn is_within(op: OperationRef<'_, '_>, around: OperationRef<'_, '_>) -> bool {
    std::iter::successors(op.parent_operation(), |op| op.parent_operation())
        .any(|parent| parent.to_raw().ptr == around.to_raw().ptr)
}

//! `pto-vecscope`: groups vector instructions into scopes.
//!
//! Consecutive vector instructions get one scope, together with loops and branches that contain only vector
//! instructions. Scalar computations among them move before the scope if possible. A loop that also contains copies or
//! synchronisation gets scopes in its body. Existing scopes remain. A register of another scope that is computed from
//! scalars, such as a predicate, is computed again.
//!
//! Before: any function. After: `pto-verify-vecscope{explicit=true}` accepts the function. The pass reports an error if
//! another register or predicate, or a scalar computed from one, is used outside of its scope.
//!
//! ```mlir
//! %m = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//! scf.for %i = %c0 to %c1024 step %c64 {
//!   %x = pto.vlds %p[%i] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//!   pto.vsts %x, %q[%i], %m : ..
//! }
//! ```
//!
//! becomes
//!
//! ```mlir
//! pto.vecscope {
//!   %m = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//!   scf.for %i = %c0 to %c1024 step %c64 { .. }
//! }
//! ```

use crate::{
    builder::{Builder, Lowered, Point, VECSCOPE},
    mem_bar::MEM_BAR,
    passes::OnFunctions,
    report::Report,
    walk::{self, key},
};
use mlir_dialect::{
    Failed, Rewriter, context_of, defining_operation, location,
    melior::ir::{
        BlockLike, Operation, Value, ValueLike,
        block::BlockRef,
        operation::{OperationLike, OperationMutLike, OperationRef},
    },
    name_location, operand, operand_location, result, users, value_key,
};
use pto_dialect::{op::declared, target::SCOPE_LOOP, types};
use pto_isa::{Effects, Family, Level, TypeDesc, codes, rule::Parts};
use pto_upstream::{Control, Is};
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

/// Maximal number of operations that compute one register again.
const RECOMPUTED: usize = 8;

/// The role of an operation with respect to scopes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ScopeRole {
    /// It has to be in a scope.
    Vector,
    /// It only computes its results, and may be in a scope.
    Scalar,
    /// It orders accesses, and must not be moved.
    Fence,
    /// It must not be in a scope.
    Outside,
}

/// Returns whether a value is a register of the vector unit.
fn is_register<'c>(value: impl ValueLike<'c>) -> bool {
    matches!(types::desc(value.r#type()), TypeDesc::Vreg { .. } | TypeDesc::Mask(_) | TypeDesc::Align)
}

/// Returns the operations that compute a register from scalars alone, in their order; `None` if there are too many, or one
/// of them does not only compute.
fn recomputation<'c, 'a>(value: Value<'c, 'a>) -> Option<Vec<OperationRef<'c, 'a>>> {
    let mut found: Vec<OperationRef<'c, 'a>> = Vec::new();
    let mut work = vec![(defining_operation(value)?, false)];
    while let Some((op, is_after_operands)) = work.pop() {
        if found.iter().any(|known| key(*known) == key(op)) {
            continue;
        }
        if is_after_operands {
            found.push(op);
            continue;
        }
        let (def, _) = declared(op)?;
        if !matches!(def.effects, Effects::Pure) || op.region_count() > 0 || found.len() + work.len() >= RECOMPUTED {
            return None;
        }
        work.push((op, true));
        let operands = (0..op.operand_count()).filter_map(|index| operand(op, index));
        for register in operands.filter(|operand| is_register(*operand)) {
            work.push((defining_operation(register)?, false));
        }
    }
    Some(found)
}

/// A use of a register that another scope computes.
struct Foreign<'c, 'a> {
    user: OperationRef<'c, 'a>,
    index: usize,
    value: Value<'c, 'a>,
    /// The operations that compute it again.
    recomputation: Vec<OperationRef<'c, 'a>>,
}

/// Creates the scopes of a function.
struct Scopes<'c, 'a> {
    b: Builder<'c, 'a>,
    rewriter: Rewriter<'c, 'a>,
    kinds: HashMap<usize, ScopeRole>,
    failed: Option<Failed>,
}

impl<'c, 'a> Scopes<'c, 'a> {
    fn kind(&mut self, op: OperationRef<'c, 'a>) -> ScopeRole {
        if let Some(known) = self.kinds.get(&key(op)) {
            return *known;
        }
        let kind = self.find(op);
        self.kinds.insert(key(op), kind);
        kind
    }

    fn find(&mut self, op: OperationRef<'c, 'a>) -> ScopeRole {
        if let Some((def, parts)) = declared(op) {
            return match def.effects {
                _ if op.region_count() > 0 => ScopeRole::Outside,
                _ if parts.intersects(Parts::VECTOR) => ScopeRole::Vector,
                _ if def.opcode == MEM_BAR.opcode => ScopeRole::Fence,
                Effects::Pure => ScopeRole::Scalar,
                // It queries properties that no vector instruction changes.
                Effects::FromRoles if def.level == Level::View && op.result_count() > 0 => ScopeRole::Scalar,
                Effects::Allocate | Effects::FromRoles | Effects::OfRegions | Effects::Barrier | Effects::State => {
                    ScopeRole::Outside
                }
            };
        }
        let may_hold = match walk::upstream(op).map(|upstream| upstream.is) {
            Some(Is::Arith(_) | Is::Control(Control::Yield | Control::Condition)) => return ScopeRole::Scalar,
            Some(Is::Control(_)) => op.region_count() > 0,
            Some(Is::Math(_) | Is::Other(_) | Is::Outer(_)) | None => false,
        };
        if !may_hold || op.has_attribute(SCOPE_LOOP) {
            return ScopeRole::Outside;
        }
        let inside: Vec<_> = walk::blocks(op).flat_map(walk::operations).collect();
        let kinds: Vec<ScopeRole> = inside.into_iter().map(|op| self.kind(op)).collect();
        [ScopeRole::Outside, ScopeRole::Vector, ScopeRole::Fence]
            .into_iter()
            .find(|kind| kinds.contains(kind))
            .unwrap_or(ScopeRole::Scalar)
    }

    fn blocks(&mut self, op: OperationRef<'c, 'a>) -> Lowered<()> {
        // The pass leaves the operations in a scope, or of single threads, unchanged.
        let is_closed = declared(op).is_some_and(|(def, _)| matches!(def.family(), Family::Scope | Family::Simt));
        if is_closed || op.has_attribute(SCOPE_LOOP) {
            return Ok(());
        }
        walk::blocks(op).collect::<Vec<_>>().into_iter().try_for_each(|block| self.block(block))
    }

    fn block(&mut self, block: BlockRef<'c, 'a>) -> Lowered<()> {
        let mut run = Vec::new();
        for op in walk::operations(block).collect::<Vec<_>>() {
            let ends = block.terminator().is_some_and(|last| key(last) == key(op));
            match self.kind(op) {
                ScopeRole::Outside => {
                    self.wrap(&run)?;
                    run.clear();
                    self.blocks(op)?;
                }
                ScopeRole::Vector | ScopeRole::Scalar | ScopeRole::Fence if ends => {}
                ScopeRole::Vector | ScopeRole::Scalar | ScopeRole::Fence => run.push(op),
            }
        }
        self.wrap(&run)
    }

    /// Wraps consecutive operations in a scope, from the first to the last one that has to be in one.
    fn wrap(&mut self, run: &[OperationRef<'c, 'a>]) -> Lowered<()> {
        let is_vector = |scopes: &mut Self, op: &OperationRef<'c, 'a>| scopes.kind(*op) == ScopeRole::Vector;
        let Some(first) = run.iter().position(|op| is_vector(self, op)) else { return Ok(()) };
        let last = run.iter().rposition(|op| is_vector(self, op)).unwrap_or(first);
        let run = run.get(first..=last).unwrap_or_default();
        let mut kept: HashSet<usize> = HashSet::default();
        let (mut inside, mut ahead) = (Vec::new(), Vec::new());
        for op in run {
            let uses = (0..op.operand_count()).filter_map(|index| operand(*op, index)).filter_map(defining_operation);
            let depends = uses.into_iter().any(|definition| kept.contains(&key(definition)));
            if self.kind(*op) == ScopeRole::Scalar && op.region_count() == 0 && !depends {
                ahead.push(*op);
            } else {
                kept.insert(key(*op));
                inside.push(*op);
            }
        }
        let Some(foreign) = self.foreign(&inside, &kept) else { return Ok(()) };
        let (Some(start), Some(&vector)) = (run.first(), inside.first()) else { return Ok(()) };
        let Some(at) = Point::before(*start) else { return Ok(()) };
        self.b.go(at, location(vector));
        let scope = self.b.op(VECSCOPE, &[], &[], &[])?;
        let body = self.b.body(scope)?;
        ahead.into_iter().for_each(|op| self.rewriter.move_before(op, scope));
        self.recompute(&foreign, body);
        inside.into_iter().for_each(|op| self.rewriter.move_to_end(op, body));
        Ok(())
    }

    /// Returns the uses of registers of other scopes; `None` after reports of values that would cross the boundary of a
    /// scope.
    fn foreign(&mut self, inside: &[OperationRef<'c, 'a>], kept: &HashSet<usize>) -> Option<Vec<Foreign<'c, 'a>>> {
        let within = |op: OperationRef<'c, 'a>| {
            std::iter::successors(Some(op), |op| op.parent_operation()).any(|op| kept.contains(&key(op)))
        };
        let (mut found, mut foreign) = (false, Vec::new());
        for op in inside {
            for used in std::iter::once(*op).chain(walk::inside(*op)) {
                for index in 0..used.operand_count() {
                    let Some(value) = operand(used, index).filter(|value| is_register(*value)) else { continue };
                    let Some(made) = defining_operation(value) else { continue };
                    if within(made) {
                        continue;
                    }
                    if let Some(recomputation) = recomputation(value) {
                        foreign.push(Foreign { user: used, index, value, recomputation });
                        continue;
                    }
                    let message = "a value of the vector unit is computed in another scope";
                    self.report(operand_location(used, index), message, made);
                    found = true;
                }
            }
            for index in 0..op.result_count() {
                let Some(value) = result(*op, index).map(Value::from).filter(|value| !is_register(*value)) else {
                    continue;
                };
                for user in users(value).into_iter().filter(|user| !within(*user)) {
                    self.report(name_location(user), "a scalar computed in a scope is used after it", *op);
                    found = true;
                }
            }
        }
        (!found).then_some(foreign)
    }

    /// Computes registers of other scopes again in the body of a scope, which is still empty, and replaces their uses.
    fn recompute(&mut self, foreign: &[Foreign<'c, 'a>], body: BlockRef<'c, 'a>) {
        let mut copies: HashMap<usize, Value<'c, 'a>> = HashMap::default();
        for op in foreign.iter().flat_map(|foreign| &foreign.recomputation) {
            let results = || (0..op.result_count()).filter_map(|index| result(*op, index).map(Value::from));
            if results().any(|value| copies.contains_key(&value_key(value))) {
                continue;
            }
            let mut copy = Operation::clone(op);
            for index in 0..op.operand_count() {
                if let Some(value) = operand(*op, index).and_then(|value| copies.get(&value_key(value))) {
                    copy.set_operand(index, *value);
                }
            }
            let copy = body.append_operation(copy);
            for (index, value) in results().enumerate() {
                copies.extend(result(copy, index).map(|copied| (value_key(value), copied.into())));
            }
        }
        for Foreign { user, index, value, .. } in foreign {
            if let Some(copied) = copies.get(&value_key(*value)) {
                self.rewriter.set_operand(*user, *index, *copied);
            }
        }
    }

    fn report(&mut self, at: mlir_dialect::melior::ir::Location<'c>, message: &str, made: OperationRef<'c, 'a>) {
        let report = Report::new(codes::SCOPE_BORDER, at, message).note_at(name_location(made), "it is computed here");
        self.failed = Some(report.help("put both in one pto.vecscope").emit());
    }
}

/// The pass.
pub(crate) const PASS: OnFunctions = OnFunctions {
    argument: "pto-vecscope",
    description: "put vector instructions into scopes",
    dialects: &[pto_dialect::DIALECT],
    run,
};

fn run<'c, 'a>(function: OperationRef<'c, 'a>, entry: BlockRef<'c, 'a>) -> Result<(), Failed> {
    let mut scopes = Scopes {
        b: Builder::new(context_of(location(function)), entry),
        rewriter: Rewriter::new(),
        kinds: HashMap::default(),
        failed: None,
    };
    scopes.blocks(function)?;
    scopes.failed.map_or(Ok(()), Err)
}

//! Merges adjacent scopes, because a scope takes tens of cycles to start and end. If instructions access bytes that
//! earlier ones of the scope wrote, or write bytes that those read, a barrier separates them: nothing else orders
//! accesses to the same bytes. Source: PTO ISA manual, mem-bar.md; vector specification, on aliasing.

use crate::{
    alias::Bytes,
    builder::{Builder, Lowered, op_def, set},
    tile::is_def,
    walk::{self, key},
};
use mlir_dialect::{
    InherentAttributes,
    melior::ir::{
        block::BlockRef,
        operation::{OperationLike, OperationRef},
    },
};
use pto_dialect::attributes;
use pto_isa::{
    Effects, Key, Level, Op,
    attrs::MemBar,
    ops::{scope, sync},
    types::Pipe,
};
use pto_upstream::Upstream;
use rustc_hash::FxHashSet as HashSet;

const MEM_BAR: &Op = op_def(scope::OPS, "mem_bar");
pub(crate) const SET_FLAG: &Op = op_def(sync::OPS, "set_flag");
pub(crate) const WAIT_FLAG: &Op = op_def(sync::OPS, "wait_flag");

/// Maximal number of registers that hold loop invariants of a scope.
const KEPT: usize = 12;

/// Bytes that some code reads and writes.
#[derive(Default, Debug)]
pub(crate) struct BytesAccessed {
    pub(crate) read: Vec<Bytes>,
    pub(crate) written: Vec<Bytes>,
}

/// The scope that was created last, as long as instructions may be appended.
#[derive(Default)]
pub(crate) struct Open<'c, 'a> {
    scope: Option<OperationRef<'c, 'a>>,
    read: HashSet<Bytes>,
    written: HashSet<Bytes>,
    /// The accesses of the code to append next.
    next: Option<BytesAccessed>,
    /// Operations that are dead, but not yet erased.
    gone: HashSet<usize>,
}

/// Returns whether two sets of ranges share a byte.
fn meet(touched: &[Bytes], before: &HashSet<Bytes>) -> bool {
    before.iter().any(|before| touched.iter().any(|bytes| before.overlap(*bytes)))
}

/// Returns whether a scope may move past an operation: it only computes scalars, or queries properties that a scope
/// does not change, such as the address and valid region of a tile.
pub(crate) fn is_number(op: OperationRef<'_, '_>) -> bool {
    let asks = |def: &Op| def.level == Level::View && def.effects == Effects::FromRoles && op.result_count() > 0;
    only_computes(op) || pto_dialect::op::declared(op).is_some_and(|(def, _)| asks(def))
}

/// Returns whether an operation only computes its results from its operands.
pub(crate) fn only_computes(op: OperationRef<'_, '_>) -> bool {
    if let Some((def, _)) = pto_dialect::op::declared(op) {
        return op.region_count() == 0
            && matches!(def.effects, Effects::Pure | Effects::Allocate)
            && def.level != Level::Tile;
    }
    walk::upstream(op).is_some_and(Upstream::only_computes)
}

/// Returns whether an operation sets a flag when the vector pipe reaches it.
pub(crate) fn is_set_by_vectors(op: OperationRef<'_, '_>) -> bool {
    is_flag_of_vectors(op, SET_FLAG, "src_pipe")
}

/// Returns whether the vector pipe, and no other, waits for a flag.
pub(crate) fn is_awaited_by_vectors(op: OperationRef<'_, '_>) -> bool {
    is_flag_of_vectors(op, WAIT_FLAG, "dst_pipe")
}

/// Returns whether a flag operation with this definition names the vector pipe on one side.
fn is_flag_of_vectors(op: OperationRef<'_, '_>, flag: &'static Op, side: &str) -> bool {
    let def = pto_dialect::op::declared(op).map(|(def, _)| def);
    let pipe = InherentAttributes::of(op).get(side).and_then(|value| attributes::case(Pipe::DEF, value));
    is_def(def, flag) && pipe.is_some_and(|pipe| pipe.value == Pipe::V as i64)
}

impl<'c, 'a> Open<'c, 'a> {
    /// Returns the scope to continue at an insertion point, if only scalar operations stand in between.
    fn found(&self, block: BlockRef<'c, 'a>, before: Option<OperationRef<'c, 'a>>) -> Option<OperationRef<'c, 'a>> {
        let scope = self.scope.filter(|scope| scope.block() == Some(block))?;
        let mut next = scope.next_in_block();
        while let Some(op) = next {
            if before.is_some_and(|before| key(before) == key(op)) {
                return Some(scope);
            }
            if !is_number(op) && !self.gone.contains(&key(op)) {
                return None;
            }
            next = op.next_in_block();
        }
        before.is_none().then_some(scope)
    }
}

impl<'c, 'a> Builder<'c, 'a> {
    /// Records the accesses of the next scope.
    pub(crate) fn touches(&mut self, touched: BytesAccessed) {
        self.open.next = Some(touched);
    }

    /// Forgets an operation that will be erased.
    pub(crate) fn forget(&mut self, op: OperationRef<'c, 'a>) {
        self.open.gone.insert(key(op));
    }

    /// Creates a scope of vector instructions, or continues the last one.
    pub(crate) fn scope(&mut self, body: impl FnOnce(&mut Self) -> Lowered<()>) -> Lowered<()> {
        let touched = self.open.next.take();
        let (block, before) = self.here();
        let found = self.open.found(block, before);
        match found.filter(|_| touched.is_some() && self.kept() <= KEPT) {
            Some(scope) => {
                self.move_here(scope);
                let Some(touched) = touched else { return Ok(()) };
                self.again(scope, touched, body)
            }
            None => {
                let scope = self.new_scope(body)?;
                let touched_all = touched.is_some();
                let touched = touched.unwrap_or_default();
                self.open.scope = touched_all.then_some(scope);
                self.open.read = touched.read.into_iter().collect();
                self.open.written = touched.written.into_iter().collect();
                Ok(())
            }
        }
    }

    fn again(
        &mut self,
        scope: OperationRef<'c, 'a>,
        touched: BytesAccessed,
        body: impl FnOnce(&mut Self) -> Lowered<()>,
    ) -> Lowered<()> {
        let Open { read, written, .. } = &self.open;
        let hazards = [
            (meet(&touched.read, written), MemBar::VstVld),
            (meet(&touched.written, written), MemBar::VstVst),
            (meet(&touched.written, read), MemBar::VldVst),
        ];
        let mut hazards = hazards.into_iter().filter(|(is, _)| *is).map(|(_, kind)| kind);
        let kind = match (hazards.next(), hazards.next()) {
            (Some(_), Some(_)) => Some(MemBar::VvAll),
            (one, _) => one,
        };
        if kind.is_some() {
            self.open.read.clear();
            self.open.written.clear();
        }
        self.open.read.extend(touched.read);
        self.open.written.extend(touched.written);
        self.more_of(scope, |b| {
            if let Some(kind) = kind {
                b.op(MEM_BAR, &[], &[set(Key::Kind, kind)], &[])?;
            }
            body(b)
        })
    }
}

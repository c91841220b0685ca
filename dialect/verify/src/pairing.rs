//! Verifies pairs of operations: an object (flag, buffer) is closed before it is opened again, and opened before it is
//! closed.
//!
//! Each function is checked on its own, in text order, and only certain violations are reported: two opens, or two
//! closes, with nothing between them that may close or open the object. The effects of called functions
//! and of callers are unknown; a close in a branch may have executed; blocks with branches have no order; and what one
//! iteration of a loop skips may have been opened by a later operation of an earlier iteration.

use crate::{
    report::Violation,
    walk::{Context, Frame, Structure, Visit, same},
};
use mlir_dialect::melior::ir::{Location, operation::OperationLike};
use std::{
    collections::{BTreeMap, HashMap, HashSet},
    hash::Hash,
};

/// Codes and texts of the two rules.
pub(crate) struct Words {
    /// Code of a close without an open.
    pub(crate) unopened: u16,
    /// Code of a second open.
    pub(crate) reopened: u16,
    /// Note at the first open.
    pub(crate) opened: &'static str,
    /// Note at the first of two closes.
    pub(crate) closed: &'static str,
}

/// The objects that are open in a block.
struct Open<'c, K> {
    pending: HashMap<K, Location<'c>>,
    /// The objects that the block closed last, and that nothing may have opened since.
    closed: HashMap<K, Location<'c>>,
    /// Whether objects opened around the block do not count, because another core executes it, or the order of blocks
    /// is unknown.
    apart: bool,
}

/// The objects that are open in the current function.
pub(crate) struct Pairing<'c, 'a, K> {
    words: Words,
    /// All objects opened so far in the function.
    opened: HashSet<K>,
    blocks: Vec<Open<'c, K>>,
    /// Whether unknown objects may have been opened.
    lost: bool,
    /// The next block begins a section.
    apart: bool,
    /// Violations if the function has no callers.
    unopened: Vec<Unopened<'c>>,
    /// Violations unless a later operation, in an enclosing loop, opens the object.
    undecided: BTreeMap<K, Vec<(Unopened<'c>, Vec<Frame<'c, 'a>>)>>,
}

/// A close without an open, and its function.
struct Unopened<'c> {
    function: String,
    violation: Violation<'c>,
}

/// Checks whether execution may skip the regions of an operation.
fn may_be_skipped(frame: &Frame<'_, '_>) -> bool {
    match frame.structure {
        Structure::Loop(_) => frame.op.region_count() == 1 || frame.region > 0,
        Structure::Regions => true,
        Structure::Plain
        | Structure::Call
        | Structure::Module
        | Structure::Function(_)
        | Structure::VectorScope
        | Structure::Section(_)
        | Structure::ThreadSection => false,
    }
}

/// Checks whether the regions of an operation may execute without the one that a frame is in having been executed first.
fn may_be_skipped_first(frame: &Frame<'_, '_>) -> bool {
    match frame.structure {
        Structure::Loop(_) => frame.region > 0,
        Structure::VectorScope | Structure::Section(_) | Structure::ThreadSection => false,
        Structure::Plain | Structure::Call | Structure::Module | Structure::Function(_) | Structure::Regions => true,
    }
}

const fn is_loop(frame: &Frame<'_, '_>) -> bool {
    matches!(frame.structure, Structure::Loop(_))
}

/// Checks whether operations in the frames `after` may execute before operations in the frames `front`, which precede
/// them in the text: a loop around both may skip the latter in an iteration.
fn may_be_before(after: &[Frame<'_, '_>], front: &[Frame<'_, '_>]) -> bool {
    let is_same = |(a, b): &(&Frame<'_, '_>, &Frame<'_, '_>)| same(a.op, b.op) && a.region == b.region;
    let common = after.iter().zip(front).take_while(is_same).count();
    let (around, inside) = front.split_at(common);
    // The regions of a loop follow each other in each iteration.
    let trip_count = match (inside, after.get(common)) {
        ([first, rest @ ..], Some(other)) if is_loop(first) && same(first.op, other.op) => rest,
        _ if around.iter().any(is_loop) => inside,
        _ => return false,
    };
    trip_count.iter().any(may_be_skipped)
}

impl<'c, 'a, K: Copy + Ord + Hash> Pairing<'c, 'a, K> {
    pub(crate) fn new(words: Words) -> Self {
        Self {
            words,
            opened: HashSet::new(),
            blocks: Vec::new(),
            lost: false,
            apart: false,
            unopened: Vec::new(),
            undecided: BTreeMap::new(),
        }
    }

    /// Handles an operation with regions, or a call.
    pub(crate) fn structure(&mut self, visit: &Visit<'c, 'a>, cx: &Context<'c, 'a>) {
        match visit.structure {
            Structure::Function(_) => {
                self.decide();
                self.opened.clear();
                self.lost = false;
                self.apart = true;
            }
            Structure::Call => {
                self.open_some(cx);
                self.blocks.iter_mut().for_each(|block| block.pending.clear());
            }
            Structure::Section(_) => self.apart = true,
            Structure::Plain
            | Structure::Module
            | Structure::Loop(_)
            | Structure::VectorScope
            | Structure::ThreadSection
            | Structure::Regions => {}
        }
    }

    pub(crate) fn begin_block(&mut self, first: bool) {
        self.lost |= !first;
        let apart = std::mem::take(&mut self.apart) || !first;
        self.blocks.push(Open { pending: HashMap::new(), closed: HashMap::new(), apart });
    }

    pub(crate) fn end_block(&mut self) {
        self.blocks.pop();
    }

    /// Records that an object is opened; `message` reports that it was open already.
    pub(crate) fn open(
        &mut self,
        key: K,
        place: Location<'c>,
        cx: &mut Context<'c, 'a>,
        message: impl FnOnce() -> String,
    ) {
        self.opened.insert(key);
        for block in &mut self.blocks {
            block.closed.remove(&key);
        }
        if let Some(undecided) = self.undecided.get_mut(&key) {
            undecided.retain(|(_, front)| !may_be_before(&cx.frames, front));
        }
        let apart = self.blocks.iter().rposition(|block| block.apart).unwrap_or(0);
        let before = self.blocks[apart.min(self.blocks.len())..].iter().find_map(|block| block.pending.get(&key));
        if let Some(&before) = before {
            let violation = cx.violation(self.words.reopened, place, message());
            cx.emit(violation.note_at(before, self.words.opened));
        }
        if let Some(block) = self.blocks.last_mut() {
            block.pending.insert(key, place);
        }
    }

    /// Records that an unknown object is opened.
    pub(crate) fn open_some(&mut self, cx: &Context<'c, 'a>) {
        self.lost = true;
        self.blocks.iter_mut().for_each(|block| block.closed.clear());
        for undecided in self.undecided.values_mut() {
            undecided.retain(|(_, front)| !may_be_before(&cx.frames, front));
        }
    }

    /// Ends a function: nothing opens objects in it any more.
    fn decide(&mut self) {
        let undecided = std::mem::take(&mut self.undecided).into_values().flatten();
        self.unopened.extend(undecided.map(|(unopened, _)| unopened));
    }

    /// Records that an object is closed; `message` reports that it was not open.
    pub(crate) fn close(
        &mut self,
        key: K,
        place: Location<'c>,
        cx: &mut Context<'c, 'a>,
        message: impl FnOnce() -> String,
    ) {
        self.close_if(|open| *open == key);
        let before = self.closed_before(key, cx);
        if let Some(block) = self.blocks.last_mut() {
            block.closed.insert(key, place);
        }
        if let Some(before) = before {
            // An object is open once or not at all: the first of two closes leaves none for the second.
            let violation = cx.violation(self.words.unopened, place, message());
            cx.emit(violation.note_at(before, self.words.closed));
            return;
        }
        if self.lost || self.opened.contains(&key) {
            return;
        }
        let Some(function) = cx.function().filter(|function| !function.private) else { return };
        let unopened = Unopened {
            function: function.name.to_owned(),
            violation: cx.violation(self.words.unopened, place, message()),
        };
        if cx.frames.iter().any(is_loop) {
            self.undecided.entry(key).or_default().push((unopened, cx.frames.clone()));
        } else {
            self.unopened.push(unopened);
        }
    }

    /// Returns where the object was closed last, if nothing may have opened it since: in this block, or before the loops
    /// around it, whose first iterations execute it.
    fn closed_before(&self, key: K, cx: &Context<'c, 'a>) -> Option<Location<'c>> {
        for (block, frame) in self.blocks.iter().zip(&cx.frames).rev() {
            if let Some(before) = block.closed.get(&key) {
                return Some(*before);
            }
            if block.apart || may_be_skipped_first(frame) {
                return None;
            }
        }
        None
    }

    /// Treats all objects that `could` be closed as closed.
    pub(crate) fn close_if(&mut self, could: impl Fn(&K) -> bool) {
        for block in &mut self.blocks {
            block.pending.retain(|key, _| !could(key));
        }
    }

    /// Reports violations that are certain only in functions without callers.
    pub(crate) fn finish(&mut self, cx: &mut Context<'c, 'a>) {
        self.decide();
        for Unopened { function, violation } in self.unopened.drain(..) {
            if !cx.is_called(&function) {
                cx.emit(violation);
            }
        }
    }
}

//! What is opened has to be closed before it is opened again, and opened before it is closed: flags, buffers.
//!
//! Judged function by function, in the order of the text, and only where it is certain: what a function that is called
//! may do, and its callers, are unknown; a closing in a branch may have happened; blocks that branch have no order;
//! what an iteration of a loop may pass by, a later iteration may find opened by what stands after it in the loop.

use crate::{
    report::Violation,
    walk::{Context, Frame, Structure, Visit, same},
};
use mlir_dialect::melior::ir::{Location, operation::OperationLike};
use std::{
    collections::{BTreeMap, HashMap, HashSet},
    hash::Hash,
};

/// Code and words of the two rules.
pub(crate) struct Words {
    /// Closed, and never opened before.
    pub(crate) unopened: u16,
    /// Opened twice.
    pub(crate) reopened: u16,
    /// Note at the first opening.
    pub(crate) opened: &'static str,
}

/// What is open in a block.
struct Open<'c, K> {
    pending: HashMap<K, Location<'c>>,
    /// What is open around does not count: another core runs this.
    apart: bool,
}

/// What is open in the function being walked.
pub(crate) struct Pairing<'c, 'a, K> {
    words: Words,
    /// Everything opened so far in the function.
    opened: HashSet<K>,
    blocks: Vec<Open<'c, K>>,
    /// Nothing is known any more of what was opened.
    lost: bool,
    /// The section that is about to begin.
    apart: bool,
    /// Wrong if the function has no callers.
    unopened: Vec<Unopened<'c>>,
    /// Wrong unless an operation after it, in an enclosing loop, opens it.
    undecided: BTreeMap<K, Vec<(Unopened<'c>, Vec<Frame<'c, 'a>>)>>,
}

/// A closing of what was not open, and the function it stands in.
struct Unopened<'c> {
    function: String,
    violation: Violation<'c>,
}

/// Whether the regions of an operation may be passed by.
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

const fn is_loop(frame: &Frame<'_, '_>) -> bool {
    matches!(frame.structure, Structure::Loop(_))
}

/// Whether what stands in some frames may be done before what stands before it in others: an iteration of a loop around both
/// passes the first one by.
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

    /// An operation with regions, or a call.
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
        self.blocks.push(Open { pending: HashMap::new(), apart: std::mem::take(&mut self.apart) || !first });
    }

    pub(crate) fn end_block(&mut self) {
        self.blocks.pop();
    }

    /// Something is opened; `message` says that it was open.
    pub(crate) fn open(
        &mut self,
        key: K,
        place: Location<'c>,
        cx: &mut Context<'c, 'a>,
        message: impl FnOnce() -> String,
    ) {
        self.opened.insert(key);
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

    /// An unknown object is opened.
    pub(crate) fn open_some(&mut self, cx: &Context<'c, 'a>) {
        self.lost = true;
        for undecided in self.undecided.values_mut() {
            undecided.retain(|(_, front)| !may_be_before(&cx.frames, front));
        }
    }

    /// The end of a function: nothing more is opened in it.
    fn decide(&mut self) {
        let undecided = std::mem::take(&mut self.undecided).into_values().flatten();
        self.unopened.extend(undecided.map(|(unopened, _)| unopened));
    }

    /// Something is closed; `message` says that it was not open.
    pub(crate) fn close(
        &mut self,
        key: K,
        place: Location<'c>,
        cx: &mut Context<'c, 'a>,
        message: impl FnOnce() -> String,
    ) {
        self.close_if(|open| *open == key);
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

    /// Everything that `could` be closed is taken to be.
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

//! What is opened has to be closed before it is opened again, and opened before it is closed: flags, buffers.
//!
//! Judged function by function, in the order of the text, and only where it is certain: what a function that is called
//! may do, or who calls this one, nobody knows; a closing in a branch may have happened; blocks that branch have no order.

use crate::{
    report::Violation,
    walk::{Context, Structure, Visit},
};
use mlir_dialect::melior::ir::Location;
use std::{
    collections::{HashMap, HashSet},
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
pub(crate) struct Pairing<'c, K> {
    words: Words,
    /// Everything opened so far in the function.
    opened: HashSet<K>,
    blocks: Vec<Open<'c, K>>,
    /// Nothing is known any more of what was opened.
    lost: bool,
    /// The section that is about to begin.
    apart: bool,
    /// Wrong, if nobody calls the function.
    unopened: Vec<(String, Violation<'c>)>,
}

impl<'c, K: Copy + Eq + Hash> Pairing<'c, K> {
    pub(crate) fn new(words: Words) -> Self {
        Self { words, opened: HashSet::new(), blocks: Vec::new(), lost: false, apart: false, unopened: Vec::new() }
    }

    /// An operation with regions, or a call.
    pub(crate) fn structure(&mut self, visit: &Visit<'c, '_>) {
        match visit.structure {
            Structure::Function(_) => {
                self.opened.clear();
                self.lost = false;
                self.apart = true;
            }
            Structure::Call => {
                self.lost = true;
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
    pub(crate) fn open<'a>(
        &mut self,
        key: K,
        place: Location<'c>,
        cx: &mut Context<'c, 'a>,
        message: impl FnOnce() -> String,
    ) {
        self.opened.insert(key);
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

    /// Something is opened, nobody knows what.
    pub(crate) fn open_some(&mut self) {
        self.lost = true;
    }

    /// Something is closed; `message` says that it was not open.
    pub(crate) fn close<'a>(
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
        if let Some(function) = cx.function().filter(|function| !function.private) {
            self.unopened.push((function.name.to_owned(), cx.violation(self.words.unopened, place, message())));
        }
    }

    /// Everything that `could` be closed is taken to be.
    pub(crate) fn close_if(&mut self, could: impl Fn(&K) -> bool) {
        for block in &mut self.blocks {
            block.pending.retain(|key, _| !could(key));
        }
    }

    /// Reports what is wrong if nobody calls the function it stands in.
    pub(crate) fn finish(&mut self, cx: &mut Context<'c, '_>) {
        for (function, violation) in self.unopened.drain(..) {
            if !cx.is_called(&function) {
                cx.emit(violation);
            }
        }
    }
}

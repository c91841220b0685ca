//! Computes the live ranges of tile buffers: from the first to the last operation that uses them under any name,
//! extended over the surrounding loops.
//!
//! A buffer that is defined outside of a loop is live in the whole loop, since an iteration may read what the previous
//! one left. The exception is a buffer that each iteration first overwrites completely and that has no uses outside of
//! the loop. With [`Sharing::BetweenIterations`], buffers that copies of a loop write or read stay live through the
//! loop, so that the copies of one iteration overlap with the computation of another one. With
//! [`Sharing::BetweenCopies`], a buffer that a copy reads stays live until some more copies have been issued, and a
//! buffer that a copy fills is live from some copies earlier: computation on other buffers overlaps with the copies.

use super::flow::{Copies, Flow, InPlace, Use};
use mlir_dialect::melior::ir::operation::OperationRef;
use std::{cell::OnceCell, rc::Rc};

/// Selects the buffers of a memory that may share bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sharing {
    /// Any buffers that are not live at the same time.
    Any,
    /// Like [`Sharing::Any`], but buffers that copies fill or read in a loop are live in the whole loop.
    BetweenIterations,
    /// Like [`Sharing::BetweenIterations`], but buffers that copies fill or read stay live for [`BESIDE`] more copies.
    BetweenCopies,
}

impl Sharing {
    /// All variants, from least to most sharing.
    pub(crate) const ALL: [Self; 3] = [Self::BetweenCopies, Self::BetweenIterations, Self::Any];
}

/// Number of copies of one direction that may be in flight while the computation for later ones continues.
const BESIDE: usize = 2;

/// The live ranges of the buffers of a function.
pub(crate) struct Lifetimes {
    flow: Rc<Flow>,
    /// First and last operation at which a buffer is live.
    ranges: Vec<Option<(usize, usize)>>,
    /// Number of bytes after a buffer that operations read with it; they are kept free.
    after: Vec<i64>,
}

/// Returns the numbers of the operations that copy in a direction, in program order.
fn numbers(flow: &Flow, way: Copies) -> Vec<usize> {
    let copies = flow.uses.iter().filter(|used| used.copies == Some(way));
    let mut found: Vec<usize> = copies.map(|used| used.number).collect();
    found.dedup();
    found
}

impl Lifetimes {
    /// Computes the live ranges of the buffers of a function.
    pub(crate) fn of(function: OperationRef<'_, '_>, sharing: Sharing) -> Self {
        Self::shared(Rc::new(Flow::of(function)), sharing)
    }

    fn shared(flow: Rc<Flow>, sharing: Sharing) -> Self {
        let ranges = ranges(&flow, sharing);
        let mut after = vec![0; ranges.len()];
        if sharing != Sharing::Any {
            for used in &flow.uses {
                after[used.class] = used.after.max(after[used.class]);
            }
        }
        Self { flow, ranges, after }
    }

    /// Returns the operations that may overwrite a buffer in place, because they are the last to read it, in program
    /// order.
    pub(crate) fn in_place(&self) -> impl Iterator<Item = InPlace> {
        let range = |key: usize| {
            let buffer = self.flow.buffer(key).filter(|buffer| self.flow.is_one(*buffer))?;
            self.ranges[buffer]
        };
        self.flow.in_place.iter().copied().filter(move |pair| {
            let ends = range(pair.source).is_some_and(|(_, last)| last == pair.number);
            ends && range(pair.destination).is_some_and(|(first, _)| first == pair.number)
        })
    }

    /// Returns the first and the last operation at which the buffer with a key is live; `None` for one without uses.
    pub(crate) fn alive(&self, key: usize) -> Option<(usize, usize)> {
        self.ranges[self.flow.buffer(key)?]
    }

    /// Returns the number of bytes to keep free after the buffer with a key, because filling the next buffer would wait
    /// for reads of them.
    pub(crate) fn after(&self, key: usize) -> i64 {
        self.flow.buffer(key).map_or(0, |buffer| self.after[buffer])
    }
}

/// The live ranges of the buffers of a function for each kind of sharing, computed on demand.
pub(crate) struct Sharings {
    flow: Rc<Flow>,
    made: [OnceCell<Lifetimes>; Sharing::ALL.len()],
}

impl Sharings {
    /// Creates the live ranges of a function.
    pub(crate) fn of(function: OperationRef<'_, '_>) -> Self {
        Self { flow: Rc::new(Flow::of(function)), made: Default::default() }
    }

    /// Returns the live ranges for a kind of sharing.
    pub(crate) fn get(&self, sharing: Sharing) -> &Lifetimes {
        self.made[sharing as usize].get_or_init(|| Lifetimes::shared(self.flow.clone(), sharing))
    }
}

/// Computes the live range of each buffer.
fn ranges(flow: &Flow, sharing: Sharing) -> Vec<Option<(usize, usize)>> {
    let mut ranges: Vec<Option<(usize, usize)>> = vec![None; flow.times.len()];
    let copied = [Copies::Fill, Copies::Empty].map(|way| numbers(flow, way));
    for &Use { class, number, copies, .. } in &flow.uses {
        let Some(times) = flow.times[class] else { continue };
        let mut range = (number, number);
        if let (Sharing::BetweenCopies, Some(way)) = (sharing, copies) {
            let same = &copied[way as usize];
            let place = same.partition_point(|other| *other < number);
            match way {
                Copies::Fill => range.0 = same.get(place.saturating_sub(BESIDE)).copied().unwrap_or(range.0),
                Copies::Empty => range.1 = same.get(place + BESIDE).or(same.last()).copied().unwrap_or(range.1),
            }
        }
        let mut waits = copies.is_some() && sharing != Sharing::Any;
        // If each iteration of a loop that contains all uses overwrites the buffer first, so do those of the loops
        // around it.
        let mut starts_anew = false;
        let mut around = flow.spans[number].parent;
        while let Some(parent) = around {
            let span = flow.spans[parent];
            let outside = |(first, last): (usize, usize)| first <= span.first || last > span.last;
            starts_anew |= span.is_for
                && !outside(times.used)
                && flow.is_one(class)
                && times.fills
                && flow.spans[times.used.0].parent == Some(parent);
            // An iteration may read what the previous one left.
            if span.repeats && outside(times.known) && !starts_anew || span.is_for && waits {
                range = (range.0.min(span.first), range.1.max(span.last));
            }
            waits &= !span.repeats;
            around = span.parent;
        }
        let known = ranges[class].get_or_insert(range);
        *known = (known.0.min(range.0), known.1.max(range.1));
    }
    ranges
}

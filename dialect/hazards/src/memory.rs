//! The last accesses to each byte of a memory.

use crate::{clock::Moment, linear::Guard, path::Path, span::Span};
use pto_isa::types::Pipe;
use pto_program::Place;
use smallvec::SmallVec;
use std::collections::BTreeMap;

/// An access that was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Stamp {
    pub(crate) pipe: Pipe,
    pub(crate) moment: Moment,
    pub(crate) site: Place,
    pub(crate) span: Span,
    /// As [`crate::effects::Access::is_open`].
    pub(crate) is_open: bool,
    /// As [`crate::effects::Access::guard`].
    pub(crate) guard: Guard,
    /// What was decided before it.
    pub(crate) path: Path,
}

/// What an access is, however it was come to.
pub(crate) type Access = (Pipe, Moment, Place, Span, Guard);

impl Stamp {
    pub(crate) const fn access(&self) -> Access {
        (self.pipe, self.moment, self.site, self.span, self.guard)
    }
}

/// Bytes up to `end` that had the same accesses: writes that none after them covers, and reads since.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Segment {
    end: i64,
    pub(crate) writes: SmallVec<[Stamp; 1]>,
    pub(crate) reads: SmallVec<[Stamp; 1]>,
}

/// Accesses to a memory, or to a buffer in it. Bytes in no segment have not been touched.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Memory(BTreeMap<i64, Segment>);

impl Memory {
    /// Makes a byte the start of a segment, where it is inside of one.
    fn split(&mut self, at: i64) {
        if let Some((_, segment)) = self.0.range_mut(..at).next_back()
            && segment.end > at
        {
            let rest = segment.clone();
            segment.end = at;
            self.0.insert(at, rest);
        }
    }

    /// Segments with bytes of a span, in order.
    fn touched(&self, span: &Span) -> impl Iterator<Item = &Segment> {
        let (start, end) = (span.start, span.end().max(span.start));
        let before = self.0.range(..start).next_back().filter(move |(_, segment)| segment.end > start);
        before.into_iter().chain(self.0.range(start..end)).map(|(_, segment)| segment)
    }

    /// Earlier accesses an access conflicts with: to a byte of its own, one of both a write.
    pub(crate) fn conflicts<'m>(&'m self, span: &'m Span, writes: bool) -> impl Iterator<Item = (&'m Stamp, bool)> {
        self.touched(span).flat_map(move |segment| {
            let written = segment.writes.iter().map(|stamp| (stamp, true));
            let read = segment.reads.iter().filter(move |_| writes).map(|stamp| (stamp, false));
            written.chain(read).filter(|(stamp, _)| stamp.span.meets(span))
        })
    }

    /// Notes an access. What is before a write in all its bytes need not be remembered: who comes after the write comes
    /// after that, too.
    pub(crate) fn note(&mut self, stamp: Stamp, writes: bool) {
        let (start, end) = (stamp.span.start, stamp.span.end());
        if start >= end {
            return;
        }
        self.cover(start, end, |segment| segment.add(stamp, writes));
    }

    /// Applies something to all segments of a span, of which there are some for each of its bytes then.
    fn cover(&mut self, start: i64, end: i64, mut apply: impl FnMut(&mut Segment)) {
        self.split(start);
        self.split(end);
        let mut gaps: SmallVec<[(i64, i64); 2]> = SmallVec::new();
        let mut next = start;
        for (from, segment) in self.0.range_mut(start..end) {
            if *from > next {
                gaps.push((next, *from));
            }
            next = segment.end;
            apply(segment);
        }
        if next < end {
            gaps.push((next, end));
        }
        for (from, to) in gaps {
            let mut segment = Segment { end: to, ..Segment::default() };
            apply(&mut segment);
            self.0.insert(from, segment);
        }
    }

    /// Adds what another path has accessed.
    pub(crate) fn add(&mut self, other: &Memory) {
        for (start, theirs) in &other.0 {
            self.cover(*start, theirs.end, |segment| segment.join(theirs));
        }
    }

    /// Keeps accesses for which something holds.
    pub(crate) fn retain(&mut self, keep: impl Fn(&Stamp) -> bool) {
        self.0.retain(|_, segment| {
            segment.writes.retain(|stamp| keep(stamp));
            segment.reads.retain(|stamp| keep(stamp));
            !(segment.writes.is_empty() && segment.reads.is_empty())
        });
    }

    /// Ranges of bytes with accesses of their own.
    pub(crate) fn segments(&self) -> usize {
        self.0.len()
    }

    /// All accesses, with the bytes they are remembered for, and whether they write.
    pub(crate) fn stamps(&self) -> impl Iterator<Item = (i64, i64, &Stamp, bool)> {
        self.0.iter().flat_map(|(start, segment)| {
            let of = move |writes| move |stamp| (*start, segment.end, stamp, writes);
            segment.writes.iter().map(of(true)).chain(segment.reads.iter().map(of(false)))
        })
    }

    /// Whether an operation has accessed bytes twice in the same way.
    pub(crate) fn has_alike(&self) -> bool {
        let operation = |stamp: &Stamp| (stamp.pipe, stamp.site, stamp.span, stamp.guard);
        let alike = |stamps: &[Stamp]| {
            let twice = |(index, stamp): (usize, &Stamp)| {
                stamps[..index].iter().any(|other| operation(other) == operation(stamp))
            };
            stamps.iter().enumerate().any(twice)
        };
        self.0.values().any(|segment| alike(&segment.writes) || alike(&segment.reads))
    }

    /// Drops accesses that are like another one of the same operation to the same bytes. `same` says of two moments of a pipe
    /// whether who knows of one knows of the other one.
    pub(crate) fn thin(&mut self, same: &mut impl FnMut(Pipe, Moment, Moment) -> bool) {
        for segment in self.0.values_mut() {
            for stamps in [&mut segment.writes, &mut segment.reads] {
                let mut index = 1;
                while index < stamps.len() {
                    let stamp = stamps[index];
                    let alike = |other: &Stamp| {
                        (other.pipe, other.site, other.span, other.guard)
                            == (stamp.pipe, stamp.site, stamp.span, stamp.guard)
                            && same(stamp.pipe, other.moment, stamp.moment)
                    };
                    if stamps[..index].iter().any(alike) {
                        stamps.remove(index);
                    } else {
                        index += 1;
                    }
                }
            }
        }
    }

    pub(crate) fn stamps_mut(&mut self) -> impl Iterator<Item = &mut Stamp> {
        self.0.values_mut().flat_map(|segment| segment.writes.iter_mut().chain(&mut segment.reads))
    }
}

impl Segment {
    fn add(&mut self, stamp: Stamp, writes: bool) {
        // One of several places: what was at the others is still there.
        let always = stamp.guard == Guard::NONE;
        let covers = |other: &Stamp| {
            (stamp.span.is_dense() || stamp.span == other.span)
                && (always || (other.guard == stamp.guard && other.pipe == stamp.pipe && other.site == stamp.site))
        };
        if writes {
            self.writes.retain(|other| !covers(other));
            self.reads.retain(|other| !covers(other));
            self.writes.push(stamp);
        } else {
            self.reads.retain(|other| !(other.pipe == stamp.pipe && covers(other)));
            self.reads.push(stamp);
        }
    }

    fn join(&mut self, other: &Segment) {
        for (own, others) in [(&mut self.writes, &other.writes), (&mut self.reads, &other.reads)] {
            for stamp in others {
                if !own.iter().any(|known| known.access() == stamp.access()) {
                    own.push(*stamp);
                }
            }
        }
    }
}

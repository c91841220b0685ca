//! Records the last accesses to each byte of a buffer.

use crate::{byte_ranges::ByteRanges, clock::Timestamp, linear::Guard, path::Path};
use pto_isa::types::Pipe;
use pto_program::Place;
use smallvec::SmallVec;
use std::collections::BTreeMap;

/// An access that may be in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Stamp {
    pub(crate) pipe: Pipe,
    pub(crate) timestamp: Timestamp,
    pub(crate) site: Place,
    pub(crate) span: ByteRanges,
    /// See [`crate::effects::Access::is_open`].
    pub(crate) is_open: bool,
    /// See [`crate::effects::Access::sure`].
    pub(crate) sure: i64,
    /// See [`crate::effects::Access::guard`].
    pub(crate) guard: Guard,
    /// The path on which it was issued.
    pub(crate) path: Path,
}

/// Identifies an access independently of its path.
pub(crate) type AccessKey = (Pipe, Timestamp, Place, ByteRanges, Guard);

impl Stamp {
    pub(crate) const fn access(&self) -> AccessKey {
        (self.pipe, self.timestamp, self.site, self.span, self.guard)
    }
}

/// A segment of bytes with the same accesses, up to `end`: the writes that no later one covers, and the reads since.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Segment {
    end: i64,
    pub(crate) writes: SmallVec<[Stamp; 1]>,
    pub(crate) reads: SmallVec<[Stamp; 1]>,
}

/// The accesses to a buffer, as segments by first byte. Bytes outside of all segments have not been accessed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct AccessHistory(BTreeMap<i64, Segment>);

impl AccessHistory {
    /// Splits the segment that contains a byte, so that one begins at the byte.
    fn split(&mut self, at: i64) {
        if let Some((_, segment)) = self.0.range_mut(..at).next_back()
            && segment.end > at
        {
            let rest = segment.clone();
            segment.end = at;
            self.0.insert(at, rest);
        }
    }

    /// Returns the segments that overlap byte ranges, in order.
    fn touched(&self, span: &ByteRanges) -> impl Iterator<Item = &Segment> {
        let (start, end) = (span.start, span.end().max(span.start));
        let before = self.0.range(..start).next_back().filter(move |(_, segment)| segment.end > start);
        before.into_iter().chain(self.0.range(start..end)).map(|(_, segment)| segment)
    }

    /// Returns the earlier accesses that may conflict with an access: one of both writes, and they overlap or have bytes
    /// in the same segment. Whether they overlap is for the caller to check, after what costs less.
    pub(crate) fn candidates(&self, span: &ByteRanges, writes: bool) -> impl Iterator<Item = (&Stamp, bool)> {
        self.touched(span).flat_map(move |segment| {
            let written = segment.writes.iter().map(|stamp| (stamp, true));
            written.chain(segment.reads.iter().filter(move |_| writes).map(|stamp| (stamp, false)))
        })
    }

    /// Records an access. A write replaces the accesses to its bytes: whatever is ordered after the write is ordered
    /// after them.
    pub(crate) fn note(&mut self, stamp: Stamp, writes: bool) {
        let (start, end) = (stamp.span.start, stamp.span.end());
        if start >= end {
            return;
        }
        self.cover(start, end, |segment| segment.add(stamp, writes));
    }

    /// Applies a function to all segments of a range of bytes, after filling its gaps with empty segments.
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

    /// Merges the accesses of another path.
    pub(crate) fn add(&mut self, other: &AccessHistory) {
        for (start, theirs) in &other.0 {
            self.cover(*start, theirs.end, |segment| segment.join(theirs));
        }
    }

    /// Keeps accesses for which `keep` holds.
    pub(crate) fn retain(&mut self, keep: impl Fn(&Stamp) -> bool) {
        self.0.retain(|_, segment| {
            segment.writes.retain(|stamp| keep(stamp));
            segment.reads.retain(|stamp| keep(stamp));
            !(segment.writes.is_empty() && segment.reads.is_empty())
        });
    }

    /// Returns the number of segments.
    pub(crate) fn segments(&self) -> usize {
        self.0.len()
    }

    /// Returns all accesses, with the bytes of their segment and whether they write.
    pub(crate) fn stamps(&self) -> impl Iterator<Item = (i64, i64, &Stamp, bool)> {
        self.0.iter().flat_map(|(start, segment)| {
            let of = move |writes| move |stamp| (*start, segment.end, stamp, writes);
            segment.writes.iter().map(of(true)).chain(segment.reads.iter().map(of(false)))
        })
    }

    /// Returns whether an operation has accessed the same bytes twice in the same way.
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

    /// Drops an access if another one of the same operation to the same bytes makes it redundant. `same` returns
    /// whether all clocks agree on two timestamps of a pipe.
    pub(crate) fn thin(&mut self, same: &mut impl FnMut(Pipe, Timestamp, Timestamp) -> bool) {
        for segment in self.0.values_mut() {
            for stamps in [&mut segment.writes, &mut segment.reads] {
                let mut index = 1;
                while index < stamps.len() {
                    let stamp = stamps[index];
                    let alike = |other: &Stamp| {
                        (other.pipe, other.site, other.span, other.guard)
                            == (stamp.pipe, stamp.site, stamp.span, stamp.guard)
                            && same(stamp.pipe, other.timestamp, stamp.timestamp)
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
        // If the access is to one of several buffers, earlier accesses remain.
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

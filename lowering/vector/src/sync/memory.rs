//! Records the last accesses to each byte of a memory.

use super::state::{Clock, latest};
use std::collections::BTreeMap;

/// The last accesses to bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Last {
    pub(super) reads: Clock,
    pub(super) writes: Clock,
}

impl Last {
    /// Keeps the later access of each kind.
    pub(super) fn join(&mut self, other: &Last) {
        self.reads = latest(&self.reads, &other.reads);
        self.writes = latest(&self.writes, &other.writes);
    }
}

/// The bytes from its key to `end`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Segment {
    pub(super) end: i64,
    pub(super) last: Last,
}

/// The accesses to a memory. Bytes in no segment have not been accessed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct AccessMap(pub(super) BTreeMap<i64, Segment>);

impl AccessMap {
    /// Splits the segment that contains a byte.
    fn split(&mut self, at: i64) {
        if let Some((_, segment)) = self.0.range_mut(..at).next_back()
            && segment.end > at
        {
            let rest = *segment;
            segment.end = at;
            self.0.insert(at, rest);
        }
    }

    pub(super) fn touched(&self, start: i64, end: i64) -> impl Iterator<Item = &Last> {
        let before = self.0.range(..start).next_back().filter(move |(_, segment)| segment.end > start);
        before.into_iter().chain(self.0.range(start..end)).map(|(_, segment)| &segment.last)
    }

    /// Updates the accesses to a range.
    pub(super) fn change(&mut self, start: i64, end: i64, change: impl Fn(&mut Last)) {
        self.split(start);
        self.split(end);
        let mut gaps = Vec::new();
        let mut next = start;
        for (from, segment) in self.0.range_mut(start..end) {
            if *from > next {
                gaps.push((next, *from));
            }
            change(&mut segment.last);
            next = segment.end;
        }
        if next < end {
            gaps.push((next, end));
        }
        for (from, to) in gaps {
            let mut last = Last::default();
            change(&mut last);
            self.0.insert(from, Segment { end: to, last });
        }
    }
}

//! Represents the bytes that an operation accesses as runs of bytes at a constant stride, and intersects them.

/// Runs of bytes at a constant stride, counted from the start of the buffer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct ByteRanges {
    /// First byte.
    pub(crate) start: i64,
    /// Bytes per run.
    pub(crate) run: i64,
    /// Number of runs.
    pub(crate) count: i64,
    /// Distance in bytes from one run to the next; 0 for a single run.
    pub(crate) stride: i64,
}

/// Maximal number of runs that are compared one by one if two strides differ.
const FEW: i64 = 64;

impl ByteRanges {
    pub(crate) const fn new(start: i64, run: i64) -> ByteRanges {
        ByteRanges { start, run, count: 1, stride: 0 }
    }

    /// Returns the bytes that all iterations of a loop access. If the two strides do not combine, the result is one run
    /// from the first byte to the last.
    pub(crate) fn repeated(self, count: i64, stride: i64) -> ByteRanges {
        if count <= 1 || stride == 0 {
            return self;
        }
        // A negative stride equals a positive stride from the last run.
        let (start, stride) = match stride {
            0.. => (self.start, stride),
            _ => (self.start.saturating_add(stride.saturating_mul(count - 1)), stride.saturating_neg()),
        };
        let span = ByteRanges { start, ..self };
        if span.count == 1 {
            return if stride <= span.run {
                ByteRanges { run: stride.saturating_mul(count - 1).saturating_add(span.run), ..span }
            } else {
                ByteRanges { count, stride, ..span }
            };
        }
        if stride == span.stride.saturating_mul(span.count) {
            return ByteRanges { count: span.count.saturating_mul(count), ..span };
        }
        // The iterations fill the gaps between the runs: the outer loop has the smaller stride.
        if stride <= span.run && stride.saturating_mul(count - 1).saturating_add(span.run) <= span.stride {
            return ByteRanges { run: stride.saturating_mul(count - 1).saturating_add(span.run), ..span };
        }
        let length = (span.end() - span.start).saturating_add(stride.saturating_mul(count - 1));
        ByteRanges::new(span.start, length)
    }

    /// Returns the first byte after the last run.
    pub(crate) const fn end(&self) -> i64 {
        self.start.saturating_add(self.stride.saturating_mul(self.count - 1)).saturating_add(self.run)
    }

    /// Returns the part of the range before an address.
    pub(crate) fn until(self, end: i64) -> ByteRanges {
        if end >= self.end() {
            return self;
        }
        if self.is_dense() {
            return ByteRanges { run: (end - self.start).max(0), ..self };
        }
        let count = ((end - self.start).max(0) + self.stride - 1) / self.stride;
        if count <= 1 {
            ByteRanges::new(self.start, self.run.min((end - self.start).max(0)))
        } else {
            ByteRanges { count, ..self }
        }
    }

    /// Returns whether the range is a single run.
    pub(crate) const fn is_dense(&self) -> bool {
        self.count == 1
    }

    /// Returns whether two ranges in one buffer share a byte.
    pub(crate) fn meets(&self, other: &ByteRanges) -> bool {
        if self.start >= other.end() || other.start >= self.end() {
            return false;
        }
        match (self.is_dense(), other.is_dense()) {
            (true, true) => true,
            (true, false) => other.meets_run(self.start, self.end()),
            (false, true) => self.meets_run(other.start, other.end()),
            (false, false) if self.stride == other.stride => self.meets_rows(other),
            (false, false) => {
                let (few, many) = if self.count <= other.count { (self, other) } else { (other, self) };
                if few.count > FEW {
                    return true;
                }
                (0..few.count).map(|row| few.start + row * few.stride).any(|at| many.meets_run(at, at + few.run))
            }
        }
    }

    /// Returns whether a run shares a byte with a contiguous range.
    fn meets_run(&self, from: i64, to: i64) -> bool {
        // The runs that end after `from` and begin before `to`.
        let first = (from - self.start - self.run).div_euclid(self.stride) + 1;
        let last = (to - 1 - self.start).div_euclid(self.stride);
        first.max(0) <= last.min(self.count - 1)
    }

    /// Implements [`ByteRanges::meets`] for equal strides.
    fn meets_rows(&self, other: &ByteRanges) -> bool {
        // Run i of `self` and run j of `other` overlap if the distance of their starts is within these bounds.
        let apart = other.start - self.start;
        let first = (apart - self.run).div_euclid(self.stride) + 1;
        let last = (apart + other.run - 1).div_euclid(self.stride);
        first.max(-(other.count - 1)) <= last.min(self.count - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bytes(span: ByteRanges) -> Vec<i64> {
        (0..span.count).flat_map(|row| (0..span.run).map(move |at| span.start + row * span.stride + at)).collect()
    }

    #[test]
    fn meeting_is_having_a_byte_in_common() {
        let mut spans = Vec::new();
        for start in 0..7 {
            for (run, count, stride) in [(1, 1, 0), (3, 1, 0), (1, 3, 4), (2, 2, 5), (3, 2, 4), (1, 5, 3), (2, 4, 6)] {
                spans.push(ByteRanges { start, run, count, stride });
            }
        }
        for a in &spans {
            for b in &spans {
                let common = bytes(*a).iter().any(|byte| bytes(*b).contains(byte));
                assert_eq!(a.meets(b), common, "{a:?} {b:?}");
            }
        }
    }

    #[test]
    fn bytes_in_front_of_an_address() {
        assert_eq!(ByteRanges::new(64, 256).until(128), ByteRanges::new(64, 64));
        assert_eq!(ByteRanges::new(64, 256).until(32), ByteRanges::new(64, 0));
        let rows = ByteRanges { start: 0, run: 8, count: 4, stride: 32 };
        assert_eq!(rows.until(200), rows);
        assert_eq!(rows.until(64), ByteRanges { count: 2, ..rows });
        assert_eq!(rows.until(4), ByteRanges::new(0, 4));
    }

    #[test]
    fn loops_around() {
        assert_eq!(ByteRanges::new(0, 64).repeated(4, 64), ByteRanges::new(0, 256));
        assert_eq!(ByteRanges::new(0, 64).repeated(4, 100), ByteRanges { start: 0, run: 64, count: 4, stride: 100 });
        assert_eq!(ByteRanges::new(0, 64).repeated(4, 100).repeated(2, 400).count, 8);
        assert_eq!(ByteRanges::new(300, 4).repeated(4, -100), ByteRanges { start: 0, run: 4, count: 4, stride: 100 });
        assert_eq!(
            ByteRanges::new(0, 4).repeated(3, 100).repeated(5, 4),
            ByteRanges { start: 0, run: 20, count: 3, stride: 100 }
        );
        assert!(ByteRanges::new(0, 4).repeated(3, 100).repeated(3, 1000).is_dense());
    }
}

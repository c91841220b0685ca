//! Bytes that an operation touches: runs of bytes at a distance.

/// Runs of bytes at the same distance from each other. Starts count from the start of the memory or buffer they are in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Span {
    /// First byte.
    pub(crate) start: i64,
    /// Bytes of a run.
    pub(crate) run: i64,
    /// Runs.
    pub(crate) count: i64,
    /// Bytes from one run to the next; 0 of a single run.
    pub(crate) stride: i64,
}

/// Runs that are looked at one by one, where two spans have different distances.
const FEW: i64 = 64;

impl Span {
    pub(crate) const fn new(start: i64, run: i64) -> Span {
        Span { start, run, count: 1, stride: 0 }
    }

    /// Adds a loop around: so many times, this many bytes from each other. What has gaps at two distances becomes what is
    /// from its first byte to its last one.
    pub(crate) fn repeated(self, count: i64, stride: i64) -> Span {
        if count <= 1 || stride == 0 {
            return self;
        }
        // Towards lower addresses is the same from the other end.
        let (start, stride) = match stride {
            0.. => (self.start, stride),
            _ => (self.start.saturating_add(stride.saturating_mul(count - 1)), stride.saturating_neg()),
        };
        let span = Span { start, ..self };
        if span.count == 1 {
            return if stride <= span.run {
                Span { run: stride.saturating_mul(count - 1).saturating_add(span.run), ..span }
            } else {
                Span { count, stride, ..span }
            };
        }
        if stride == span.stride.saturating_mul(span.count) {
            return Span { count: span.count.saturating_mul(count), ..span };
        }
        // Runs side by side: a box whose rows are visited last.
        if stride <= span.run && stride.saturating_mul(count - 1).saturating_add(span.run) <= span.stride {
            return Span { run: stride.saturating_mul(count - 1).saturating_add(span.run), ..span };
        }
        let length = (span.end() - span.start).saturating_add(stride.saturating_mul(count - 1));
        Span::new(span.start, length)
    }

    /// The first byte after.
    pub(crate) const fn end(&self) -> i64 {
        self.start.saturating_add(self.stride.saturating_mul(self.count - 1)).saturating_add(self.run)
    }

    /// There is nothing between its first and its last byte that it does not touch.
    pub(crate) const fn is_dense(&self) -> bool {
        self.count == 1
    }

    /// Whether two spans of one memory have a byte in common.
    pub(crate) fn meets(&self, other: &Span) -> bool {
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

    /// Whether one of the runs has a byte in common with a run of bytes.
    fn meets_run(&self, from: i64, to: i64) -> bool {
        // Rows whose end is after `from` and whose start is in front of `to`.
        let first = (from - self.start - self.run).div_euclid(self.stride) + 1;
        let last = (to - 1 - self.start).div_euclid(self.stride);
        first.max(0) <= last.min(self.count - 1)
    }

    /// As [`Span::meets`], of runs at the same distance.
    fn meets_rows(&self, other: &Span) -> bool {
        // Row i of this one and row j of the other meet where the distance of the rows is between these.
        let apart = other.start - self.start;
        let first = (apart - self.run).div_euclid(self.stride) + 1;
        let last = (apart + other.run - 1).div_euclid(self.stride);
        first.max(-(other.count - 1)) <= last.min(self.count - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bytes(span: Span) -> Vec<i64> {
        (0..span.count).flat_map(|row| (0..span.run).map(move |at| span.start + row * span.stride + at)).collect()
    }

    #[test]
    fn meeting_is_having_a_byte_in_common() {
        let mut spans = Vec::new();
        for start in 0..7 {
            for (run, count, stride) in [(1, 1, 0), (3, 1, 0), (1, 3, 4), (2, 2, 5), (3, 2, 4), (1, 5, 3), (2, 4, 6)] {
                spans.push(Span { start, run, count, stride });
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
    fn loops_around() {
        assert_eq!(Span::new(0, 64).repeated(4, 64), Span::new(0, 256));
        assert_eq!(Span::new(0, 64).repeated(4, 100), Span { start: 0, run: 64, count: 4, stride: 100 });
        assert_eq!(Span::new(0, 64).repeated(4, 100).repeated(2, 400).count, 8);
        assert_eq!(Span::new(300, 4).repeated(4, -100), Span { start: 0, run: 4, count: 4, stride: 100 });
        assert_eq!(Span::new(0, 4).repeated(3, 100).repeated(5, 4), Span { start: 0, run: 20, count: 3, stride: 100 });
        assert!(Span::new(0, 4).repeated(3, 100).repeated(3, 1000).is_dense());
    }
}

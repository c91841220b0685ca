//! Live ranges of values, and which of them share registers. Source: GenX backend design, "GenXLiveness".
//!
//! A live range is a set of segments of instruction numbers, and the values in it. Initially each value has a separate
//! live range; coalescing merges them, and each remaining one becomes a variable.

use std::fmt;

use crate::ir::Value;

/// The category of register in which a value is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Category {
    /// General registers.
    General,
    /// Address registers.
    Address,
    /// Flags.
    Predicate,
    /// Surfaces.
    Surface,
}

impl Category {
    /// Returns its name in dumps.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::General => "general",
            Self::Address => "address",
            Self::Predicate => "predicate",
            Self::Surface => "surface",
        }
    }
}

/// The kind of liveness in a segment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Strength {
    /// Live in a subroutine that is called while the value is live: two such segments do not interfere.
    Weak,
    /// Live because of the assignment of a block parameter: from the copy to the end of the predecessor.
    PhiCopy,
    /// Any other segment.
    Strong,
}

impl Strength {
    const fn prefix(self) -> &'static str {
        match self {
            Self::Weak => "w",
            Self::PhiCopy => "ph",
            Self::Strong => "",
        }
    }
}

/// A half-open range of instruction numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Segment {
    /// The first.
    pub start: u32,
    /// The end, exclusive.
    pub end: u32,
    /// The kind of liveness.
    pub strength: Strength,
}

impl Segment {
    /// Creates a segment of strength [`Strength::Strong`].
    #[must_use]
    pub const fn strong(start: u32, end: u32) -> Self {
        Self { start, end, strength: Strength::Strong }
    }

    /// Creates a segment that starts with a phi copy.
    #[must_use]
    pub const fn phi_copy(start: u32, end: u32) -> Self {
        Self { start, end, strength: Strength::PhiCopy }
    }
}

/// Disjoint segments in order; no two adjacent ones have the same strength.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Segments(Vec<Segment>);

impl Segments {
    /// Returns the segments in order.
    #[must_use]
    pub fn as_slice(&self) -> &[Segment] {
        &self.0
    }

    /// Adds a segment. Where segments overlap, the stronger one takes precedence; a phi copy directly after another is
    /// merged into it.
    pub fn insert(&mut self, segment: Segment) {
        if segment.start >= segment.end {
            return;
        }
        // Segments are mostly added in order.
        match self.0.last_mut() {
            None => return self.0.push(segment),
            Some(last) if last.end < segment.start => return self.0.push(segment),
            Some(last) if last.start <= segment.start && last.strength == segment.strength => {
                last.end = last.end.max(segment.end);
                return;
            }
            Some(_) => {}
        }
        let first = self.0.partition_point(|other| other.end < segment.start);
        let mut last = self.0.partition_point(|other| other.start <= segment.end);
        let mut merged = overlay(&self.0[first..last], segment);
        // A merged phi copy may be adjacent to the next one.
        while let (Some(end), Some(next)) = (merged.last_mut(), self.0.get(last))
            && (end.end, end.strength) == (next.start, next.strength)
        {
            end.end = next.end;
            last += 1;
        }
        self.0.splice(first..last, merged);
    }

    /// Adds all segments of another.
    pub fn merge(&mut self, other: &Self) {
        for segment in &other.0 {
            self.insert(*segment);
        }
    }

    /// Returns whether a number is in a segment.
    #[must_use]
    pub fn contains(&self, number: u32) -> bool {
        let at = self.0.partition_point(|segment| segment.end <= number);
        self.0.get(at).is_some_and(|segment| segment.start <= number)
    }

    /// Returns whether both are live at some number where at least one is not weak. `copies(start)` states whether a
    /// phi copy that starts at a number copies from the other live range: such an overlap is not an interference.
    #[must_use]
    pub fn interferes(&self, other: &Self, copies: impl Fn(u32) -> bool) -> bool {
        let (few, many) = if self.0.len() <= other.0.len() { (self, other) } else { (other, self) };
        few.0.iter().any(|segment| {
            let first = many.0.partition_point(|other| other.end <= segment.start);
            many.0[first..].iter().take_while(|other| other.start < segment.end).any(|other| {
                match (segment.strength, other.strength) {
                    (Strength::Weak, Strength::Weak) => false,
                    (Strength::PhiCopy, Strength::Strong) => !copies(segment.start),
                    (Strength::Strong, Strength::PhiCopy) => !copies(other.start),
                    (Strength::Weak | Strength::PhiCopy, Strength::PhiCopy | Strength::Weak)
                    | (Strength::Strong, Strength::Strong | Strength::Weak)
                    | (Strength::Weak, Strength::Strong) => true,
                }
            })
        })
    }
}

/// Merges a segment into segments that overlap or are adjacent to it.
fn overlay(old: &[Segment], new: Segment) -> Vec<Segment> {
    let all = || old.iter().copied().chain([new]);
    let mut cuts: Vec<_> = all().flat_map(|segment| [segment.start, segment.end]).collect();
    cuts.sort_unstable();
    cuts.dedup();
    let mut merged: Vec<Segment> = Vec::with_capacity(old.len() + 1);
    for (start, end) in cuts.iter().copied().zip(cuts.iter().copied().skip(1)) {
        let covering = all().filter(|segment| segment.start <= start && end <= segment.end);
        let Some(strength) = covering.map(|segment| segment.strength).max() else { continue };
        match merged.last_mut() {
            Some(last) if last.end == start && (last.strength == strength || strength == Strength::PhiCopy) => {
                last.end = end;
            }
            Some(_) | None => merged.push(Segment { start, end, strength }),
        }
    }
    merged
}

/// A live range.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LiveRange {
    /// Its values; the first is the one for which it was created.
    pub values: Vec<Value>,
    /// Its segments.
    pub segments: Segments,
    /// The category of its registers.
    pub category: Category,
    /// The minimal alignment in bytes.
    pub align: u32,
    /// The offset in the payload, for parameters of the kernel.
    pub offset: Option<u32>,
}

/// The number of a live range.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RangeId(u32);

impl RangeId {
    /// Returns its index.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The live ranges of a kernel.
#[derive(Clone, Debug, Default)]
pub struct Liveness {
    ranges: Vec<LiveRange>,
    of: Vec<Option<RangeId>>,
}

impl Liveness {
    /// Creates a live range without segments for a value, or changes the attributes of its live range.
    pub fn set(&mut self, value: Value, category: Category, align: u32) {
        if let Some(range) = self.range_mut(value) {
            (range.category, range.align) = (category, range.align.max(align));
            return;
        }
        #[expect(clippy::cast_possible_truncation, reason = "as many as values")]
        let id = RangeId(self.ranges.len() as u32);
        self.ranges.push(LiveRange {
            values: vec![value],
            segments: Segments::default(),
            category,
            align,
            offset: None,
        });
        self.put(value, Some(id));
    }

    fn put(&mut self, value: Value, id: Option<RangeId>) {
        if self.of.len() <= value.index() {
            self.of.resize(value.index() + 1, None);
        }
        self.of[value.index()] = id;
    }

    /// Removes a value from its live range.
    pub fn remove(&mut self, value: Value) {
        if let Some(range) = self.range_mut(value) {
            range.values.retain(|other| *other != value);
        }
        if let Some(id) = self.of.get_mut(value.index()) {
            *id = None;
        }
    }

    /// Adds a value to the live range of another.
    pub fn add(&mut self, value: Value, id: RangeId) {
        self.ranges[id.index()].values.push(value);
        self.put(value, Some(id));
    }

    /// Returns the live range of a value; `None` for constants and for values inside of bales.
    #[must_use]
    pub fn id(&self, value: Value) -> Option<RangeId> {
        self.of.get(value.index()).copied().flatten()
    }

    /// Returns the live range of a value.
    #[must_use]
    pub fn range(&self, value: Value) -> Option<&LiveRange> {
        self.id(value).map(|id| &self.ranges[id.index()])
    }

    /// Returns the live range of a value.
    pub fn range_mut(&mut self, value: Value) -> Option<&mut LiveRange> {
        self.id(value).map(|id| &mut self.ranges[id.index()])
    }

    /// Returns the live range of a number.
    #[must_use]
    pub fn get(&self, id: RangeId) -> &LiveRange {
        &self.ranges[id.index()]
    }

    /// Returns the live range of a number.
    pub fn get_mut(&mut self, id: RangeId) -> &mut LiveRange {
        &mut self.ranges[id.index()]
    }

    /// Returns the live ranges with values, in the order of their creation.
    pub fn ranges(&self) -> impl Iterator<Item = (RangeId, &LiveRange)> {
        #[expect(clippy::cast_possible_truncation, reason = "as many as values")]
        let numbered = self.ranges.iter().enumerate().map(|(index, range)| (RangeId(index as u32), range));
        numbered.filter(|(_, range)| !range.values.is_empty())
    }

    /// Returns whether two values are in the same registers.
    #[must_use]
    pub fn same(&self, a: Value, b: Value) -> bool {
        self.id(a).is_some() && self.id(a) == self.id(b)
    }

    /// Merges two live ranges. Returns the id of the merged one.
    pub fn merge(&mut self, a: RangeId, b: RangeId) -> RangeId {
        if a == b {
            return a;
        }
        let weight = |range: &LiveRange| range.values.len() + range.segments.0.len();
        let (into, from) =
            if weight(&self.ranges[a.index()]) < weight(&self.ranges[b.index()]) { (b, a) } else { (a, b) };
        let taken = LiveRange {
            values: std::mem::take(&mut self.ranges[from.index()].values),
            segments: std::mem::take(&mut self.ranges[from.index()].segments),
            ..self.ranges[from.index()]
        };
        for value in &taken.values {
            self.of[value.index()] = Some(into);
        }
        let range = &mut self.ranges[into.index()];
        range.values.extend(taken.values);
        range.segments.merge(&taken.segments);
        range.align = range.align.max(taken.align);
        range.offset = range.offset.or(taken.offset);
        into
    }
}

impl fmt::Display for Segments {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0
            .iter()
            .try_for_each(|segment| write!(f, "[{}{},{})", segment.strength.prefix(), segment.start, segment.end))
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::panic, reason = "tests")]
#[path = "liveness/tests.rs"]
mod tests;

//! How many bytes of general registers are in use at the same time.

use crate::ir::Function;
use crate::liveness::{Category, Liveness};

/// The most bytes of general registers that live ranges take at one instruction. Ranges of at least half a register count
/// as whole registers, as they are aligned.
#[must_use]
pub fn most(function: &Function, liveness: &Liveness, grf_bytes: u32) -> u32 {
    // At each number the bytes that come and those that go.
    let mut changes: Vec<(u32, i64)> = Vec::new();
    for (_, range) in liveness.ranges().filter(|(_, range)| range.category == Category::General) {
        let bytes = range.values.iter().map(|value| function.ty(*value).bytes()).max().unwrap_or(0);
        let bytes = if 2 * bytes >= grf_bytes { bytes.next_multiple_of(grf_bytes) } else { bytes };
        for segment in range.segments.as_slice() {
            changes.push((segment.start, bytes.into()));
            changes.push((segment.end, -i64::from(bytes)));
        }
    }
    // Those that go first: a result may be where an operand was.
    changes.sort_unstable();
    let (mut now, mut most) = (0, 0);
    for (_, change) in changes {
        now += change;
        most = most.max(now);
    }
    u32::try_from(most).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::liveness::Segment;
    use crate::types::{Element, Type};

    #[test]
    fn overlapping_ranges_add_up() {
        let mut function = Function::new("k");
        let mut liveness = Liveness::default();
        let ty = Type::vector(Element::F32, 8);
        let values = [0, 1, 2].map(|value| {
            let kind = crate::ir::ArgumentKind::General;
            function.add_param(ty, crate::ir::KernelArgument { kind, offset: 64 + 32 * value })
        });
        for (value, (start, end)) in values.into_iter().zip([(0, 4), (2, 6), (4, 8)]) {
            liveness.set(value, Category::General, 32);
            if let Some(range) = liveness.range_mut(value) {
                range.segments.insert(Segment::strong(start, end));
            }
        }
        assert_eq!(most(&function, &liveness, 32), 64, "the third begins where the first ends");
        assert_eq!(most(&function, &liveness, 64), 128, "half a register counts as one");
    }
}

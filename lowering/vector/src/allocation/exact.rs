//! Searches for the smallest plan of a memory by branch and bound.
//!
//! Any plan can be compacted downwards until each buffer is at address 0 or directly above a buffer that is live at the
//! same time. The search enumerates such plans by placing buffers in the order of their addresses: each goes on top of
//! the highest one placed before that interferes with it. It branches over the next buffer, and prunes a branch if a
//! buffer would end at or above the best plan so far, or could slide below one that was left out. Source: the method of
//! canonical solutions of MiniMalloc (Moffitt, 2023).

/// The budget of the search: visited nodes times buffers per node.
const STEPS: usize = 400_000;
/// Maximal number of buffers for which the search runs.
const BUFFERS: usize = 128;

/// The state of a search.
struct Search<'s> {
    sizes: &'s [i64],
    meeting: &'s [Vec<usize>],
    /// The peak that a plan has to stay below.
    below: i64,
    bound: i64,
    nodes: usize,
    placed: Vec<Option<i64>>,
    /// The lowest possible address of each unplaced buffer, above the placed ones.
    floor: Vec<i64>,
    best: Option<Vec<i64>>,
}

/// Returns addresses with a peak below `known`, the smallest found within [`STEPS`]; `None` if there are none.
///
/// `meeting` lists for each buffer the ones that interfere with it. The search ends at the lower bound `bound`.
pub(super) fn search(sizes: &[i64], meeting: &[Vec<usize>], known: i64, bound: i64) -> Option<Vec<i64>> {
    if sizes.len() > BUFFERS {
        return None;
    }
    let count = sizes.len();
    let (placed, floor) = (vec![None; count], vec![0; count]);
    let mut search =
        Search { sizes, meeting, below: known, bound, nodes: STEPS / count.max(1), placed, floor, best: None };
    search.next((0, 0), 0);
    search.best
}

impl Search<'_> {
    /// Returns whether no better plan can exist.
    fn is_over(&self) -> bool {
        self.nodes == 0 || (self.best.is_some() && self.below <= self.bound)
    }

    /// Places one more buffer after `last`, ordered by address and index.
    fn next(&mut self, last: (i64, usize), count: usize) {
        if count == self.sizes.len() {
            let plan: Vec<i64> = self.placed.iter().map(|address| address.unwrap_or_default()).collect();
            self.below = plan.iter().zip(self.sizes).map(|(address, size)| address + size).max().unwrap_or(0);
            self.best = Some(plan);
            return;
        }
        let open = |search: &Self, index: usize| search.placed[index].is_none();
        let mut candidates = Vec::new();
        for index in (0..self.sizes.len()).filter(|index| open(self, *index)) {
            if self.floor[index] + self.sizes[index] >= self.below {
                return;
            }
            let slides = self.meeting[index]
                .iter()
                .any(|&other| open(self, other) && self.floor[other] + self.sizes[other] <= self.floor[index]);
            if !slides && (self.floor[index], index) >= last {
                candidates.push(index);
            }
        }
        candidates.sort_by_key(|&index| (self.floor[index], -self.sizes[index], index));
        for index in candidates {
            if self.is_over() {
                return;
            }
            self.nodes -= 1;
            let address = self.floor[index];
            if address + self.sizes[index] >= self.below {
                continue;
            }
            self.placed[index] = Some(address);
            let end = address + self.sizes[index];
            let before: Vec<(usize, i64)> = self.meeting[index]
                .iter()
                .filter(|&&other| self.placed[other].is_none() && self.floor[other] < end)
                .map(|&other| (other, self.floor[other]))
                .collect();
            for (other, _) in &before {
                self.floor[*other] = end;
            }
            self.next((address, index), count + 1);
            for (other, floor) in before {
                self.floor[other] = floor;
            }
            self.placed[index] = None;
        }
    }
}

//! Detects races: unordered accesses of two agents to the same byte, one of which writes.

use super::Clock;
use crate::fault::{Exec, Fault};
use crate::memory::{Access, AllocationId};
use pto_isa::codes;
use pto_program::Place;
use smallvec::SmallVec;
use std::collections::{BTreeMap, HashMap};

/// The properties of an access that later accesses are compared with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Stamp {
    agent: usize,
    count: u32,
    place: Place,
    atomic: bool,
}

/// A range of bytes with the same history of accesses.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Cell {
    end: usize,
    write: Option<Stamp>,
    reads: SmallVec<[Stamp; 2]>,
}

/// The latest accesses to each byte of each allocation.
#[derive(Debug, Default)]
pub(super) struct Shadow {
    cells: HashMap<AllocationId, BTreeMap<usize, Cell>>,
}

impl Shadow {
    /// Records the accesses of operation `count` of an agent; fails if one is a race.
    pub(super) fn accessed(&mut self, agent: usize, count: u32, clock: &Clock, accesses: &[Access]) -> Exec {
        for access in accesses {
            let stamp = Stamp { agent, count, place: access.place, atomic: access.atomic };
            self.note(access, stamp, clock)?;
        }
        Ok(())
    }

    fn note(&mut self, access: &Access, stamp: Stamp, clock: &Clock) -> Exec {
        let cells = self.cells.entry(access.allocation).or_default();
        split(cells, access.start);
        split(cells, access.end);
        let ordered = |other: &Stamp| clock.knows(other.agent, other.count) || (other.atomic && stamp.atomic);
        let mut at = access.start;
        while at < access.end {
            let next = cells.range(at..).next().map(|(start, _)| *start);
            if next != Some(at) {
                let end = next.map_or(access.end, |next| next.min(access.end));
                cells.insert(at, Cell { end, ..Cell::default() });
            }
            let Some(cell) = cells.get_mut(&at) else { break };
            if let Some(write) = cell.write.filter(|write| !ordered(write)) {
                return Err(race(access, write, "write", at));
            }
            if access.writes {
                if let Some(read) = cell.reads.iter().find(|read| !ordered(read)) {
                    return Err(race(access, *read, "read", at));
                }
                cell.write = Some(stamp);
                cell.reads.clear();
            } else {
                cell.reads.retain(|read| !clock.knows(read.agent, read.count));
                cell.reads.push(stamp);
            }
            at = cell.end;
        }
        Ok(())
    }
}

/// Splits the cell that contains a byte.
fn split(cells: &mut BTreeMap<usize, Cell>, at: usize) {
    let Some((_, cell)) = cells.range_mut(..at).next_back() else { return };
    if cell.end > at {
        let upper = cell.clone();
        cell.end = at;
        cells.insert(at, upper);
    }
}

fn race(access: &Access, other: Stamp, what: &str, at: usize) -> Box<Fault> {
    let own = if access.writes { "write" } else { "read" };
    let message =
        format!("expected this {own} after an earlier {what} of byte {at:#x}, found nothing that orders them");
    Fault::new(codes::RUN_RACE, message).or_at(access.place).with(other.place, format!("the {what} is here"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn access(start: usize, end: usize, writes: bool) -> Access {
        Access { allocation: AllocationId(0), start, end, writes, atomic: false, place: Place(7) }
    }

    #[test]
    fn what_is_not_ordered_is_a_race() {
        let mut shadow = Shadow::default();
        let (mut a, mut b) = (Clock::new(2), Clock::new(2));
        let count = a.tick(0);
        assert_eq!(shadow.accessed(0, count, &a, &[access(0, 64, true)]), Ok(()));
        let count = b.tick(1);
        assert_eq!(shadow.accessed(1, count, &b, &[access(64, 96, false)]), Ok(()));
        let found = shadow.accessed(1, count, &b, &[access(60, 70, false)]);
        assert_eq!(found.map_err(|fault| fault.code), Err(codes::RUN_RACE));
        b.join(&a);
        assert_eq!(shadow.accessed(1, count, &b, &[access(60, 70, false)]), Ok(()));
        let count = a.tick(0);
        let found = shadow.accessed(0, count, &a, &[access(69, 70, true)]).map_err(|fault| fault.message);
        let message = "expected this write after an earlier read of byte 0x45, found nothing that orders them";
        assert_eq!(found, Err(message.to_owned()));
    }

    #[test]
    fn atomic_writes_are_in_any_order() {
        let mut shadow = Shadow::default();
        let atomic = Access { atomic: true, ..access(0, 4, true) };
        let (mut a, mut b) = (Clock::new(2), Clock::new(2));
        let count = a.tick(0);
        assert_eq!(shadow.accessed(0, count, &a, &[atomic]), Ok(()));
        let count = b.tick(1);
        assert_eq!(shadow.accessed(1, count, &b, &[atomic]), Ok(()));
    }
}

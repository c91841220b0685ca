//! The scheduler, which selects the next agent.

use pto_isa::types::Pipe;
use std::str::FromStr;

/// Policy that selects the next agent among those that are ready.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Schedule {
    /// The agent with the oldest work: operations execute as soon as they are issued. If the oldest work of a core
    /// waits for another core, its later work waits too.
    #[default]
    Program,
    /// The agent closest to the end of the data flow: producers are delayed as long as another agent can proceed.
    Adversarial,
    /// A pseudo-random agent with this seed.
    Seed(u64),
}

impl FromStr for Schedule {
    type Err = String;

    fn from_str(text: &str) -> Result<Schedule, String> {
        match text {
            "program" => Ok(Schedule::Program),
            "adversarial" => Ok(Schedule::Adversarial),
            _ => {
                let seed = text.strip_prefix("seed=").and_then(|seed| seed.parse().ok());
                seed.map(Schedule::Seed).ok_or_else(|| "expected program, adversarial or seed=NUMBER".to_owned())
            }
        }
    }
}

/// An agent that is ready.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Candidate {
    pub(super) core: usize,
    /// The pipe; the scalar one runs the program.
    pub(super) pipe: Pipe,
    /// Number of entries issued before its next entry.
    pub(super) order: u64,
}

/// Pipes from the end of the data flow to its start; the program first, so that queues are full.
const DOWNSTREAM_FIRST: [Pipe; 11] = [
    Pipe::S,
    Pipe::All,
    Pipe::Mte3,
    Pipe::Fix,
    Pipe::V2,
    Pipe::V,
    Pipe::M,
    Pipe::Mte1,
    Pipe::Mte5,
    Pipe::Mte4,
    Pipe::Mte2,
];

/// State of a schedule.
pub(super) struct Chooser {
    schedule: Schedule,
    state: u64,
}

impl Chooser {
    pub(super) fn new(schedule: Schedule) -> Chooser {
        let state = match schedule {
            Schedule::Seed(seed) => seed,
            Schedule::Program | Schedule::Adversarial => 0,
        };
        Chooser { schedule, state }
    }

    /// Selects the next agent. Candidates are in the order of cores and pipes.
    pub(super) fn choose(&mut self, candidates: &[Candidate]) -> Option<Candidate> {
        let rank = |candidate: &Candidate| {
            let rank = DOWNSTREAM_FIRST.iter().position(|pipe| *pipe == candidate.pipe).unwrap_or(usize::MAX);
            (rank, std::cmp::Reverse(candidate.core))
        };
        match self.schedule {
            // Queued work is older than the next operation of the program; cores in order.
            Schedule::Program => candidates.iter().min_by_key(|c| (c.core, c.pipe == Pipe::S, c.order)).copied(),
            Schedule::Adversarial => candidates.iter().min_by_key(|candidate| rank(candidate)).copied(),
            Schedule::Seed(_) => {
                let index = (self.next() % candidates.len().max(1) as u64) as usize;
                candidates.get(index).copied()
            }
        }
    }

    /// Generates the next number with SplitMix64, which is the same on every host.
    fn next(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CANDIDATES: [Candidate; 3] = [
        Candidate { core: 0, pipe: Pipe::V, order: 2 },
        Candidate { core: 0, pipe: Pipe::Mte2, order: 1 },
        Candidate { core: 0, pipe: Pipe::Mte3, order: 3 },
    ];

    fn first(schedule: Schedule) -> Option<Pipe> {
        Chooser::new(schedule).choose(&CANDIDATES).map(|candidate| candidate.pipe)
    }

    #[test]
    fn program_takes_the_oldest_and_the_adversary_the_last() {
        assert_eq!(first(Schedule::Program), Some(Pipe::Mte2));
        assert_eq!(first(Schedule::Adversarial), Some(Pipe::Mte3));
        assert_eq!(first(Schedule::Seed(1)), first(Schedule::Seed(1)));
        assert_eq!(Chooser::new(Schedule::Program).choose(&[]), None);
    }

    #[test]
    fn names() {
        assert_eq!("seed=7".parse(), Ok(Schedule::Seed(7)));
        assert!("seed".parse::<Schedule>().is_err());
    }
}

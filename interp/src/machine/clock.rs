//! Vector clocks, which record the happens-before relation between operations.

/// For each agent, the number of its operations that are known to have happened.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Clock(Vec<u32>);

impl Clock {
    /// Creates a clock that knows no operations of some agents.
    pub fn new(agents: usize) -> Clock {
        Clock(vec![0; agents])
    }

    /// Adds the knowledge of another clock.
    pub fn join(&mut self, other: &Clock) {
        if self.0.len() < other.0.len() {
            self.0.resize(other.0.len(), 0);
        }
        for (own, other) in self.0.iter_mut().zip(&other.0) {
            *own = (*own).max(*other);
        }
    }

    /// Counts an operation of an agent; returns its number.
    pub fn tick(&mut self, agent: usize) -> u32 {
        match self.0.get_mut(agent) {
            Some(count) => {
                *count += 1;
                *count
            }
            None => 0,
        }
    }

    /// Checks whether operation `count` of an agent is known to have happened.
    pub fn knows(&self, agent: usize, count: u32) -> bool {
        self.0.get(agent).is_some_and(|known| *known >= count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_signal_carries() {
        let (mut a, mut b) = (Clock::new(2), Clock::new(2));
        let first = a.tick(0);
        assert!(!b.knows(0, first));
        b.join(&a);
        let second = a.tick(0);
        assert!(b.knows(0, first) && !b.knows(0, second));
    }
}

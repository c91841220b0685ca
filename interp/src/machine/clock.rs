//! Vector clocks, which record which operations happened before others.

/// For each agent the number of its operations that are known to be done.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Clock(Vec<u32>);

impl Clock {
    /// A clock of so many agents that knows nothing.
    pub fn new(agents: usize) -> Clock {
        Clock(vec![0; agents])
    }

    /// What both know.
    pub fn join(&mut self, other: &Clock) {
        if self.0.len() < other.0.len() {
            self.0.resize(other.0.len(), 0);
        }
        for (own, other) in self.0.iter_mut().zip(&other.0) {
            *own = (*own).max(*other);
        }
    }

    /// One more operation of an agent is done; gives its number.
    pub fn tick(&mut self, agent: usize) -> u32 {
        match self.0.get_mut(agent) {
            Some(count) => {
                *count += 1;
                *count
            }
            None => 0,
        }
    }

    /// Whether operation `count` of an agent is known to be done.
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

//! What is known to have finished.

use pto_isa::types::Pipe;
use smallvec::SmallVec;

/// Number of pipes.
pub(crate) const PIPES: usize = Pipe::ALL.len();

/// A set of small numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Bits(SmallVec<[u64; 1]>);

impl Bits {
    pub(crate) fn has(&self, bit: u32) -> bool {
        self.0.get(bit as usize / 64).is_some_and(|word| word >> (bit % 64) & 1 == 1)
    }

    pub(crate) fn add(&mut self, bit: u32) {
        let word = bit as usize / 64;
        if self.0.len() <= word {
            self.0.resize(word + 1, 0);
        }
        self.0[word] |= 1 << (bit % 64);
    }

    /// Keeps what is in both.
    pub(crate) fn meet(&mut self, other: &Bits) {
        self.0.truncate(other.0.len());
        self.0.iter_mut().zip(&other.0).for_each(|(own, other)| *own &= other);
    }

    pub(crate) fn add_all(&mut self, other: &Bits) {
        if self.0.len() < other.0.len() {
            self.0.resize(other.0.len(), 0);
        }
        self.0.iter_mut().zip(&other.0).for_each(|(own, other)| *own |= other);
    }
}

/// When an access was made: what a clock knows of or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Moment {
    /// The number of an operation of its pipe.
    Number(u32),
    /// An access of one of several paths that have come together: paths have numbers of their own.
    Kept(u32),
}

/// What is known to have finished: of each pipe all operations up to a number, and single accesses of paths that have come
/// together.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Clock {
    pub(crate) numbers: [u32; PIPES],
    pub(crate) kept: Bits,
}

impl Clock {
    /// Whether an access of a pipe is known to have finished.
    pub(crate) fn knows(&self, pipe: Pipe, moment: Moment) -> bool {
        match moment {
            Moment::Number(number) => self.numbers[pipe as usize] >= number,
            Moment::Kept(bit) => self.kept.has(bit),
        }
    }

    /// Knows what another one knows, too.
    pub(crate) fn learn(&mut self, other: &Clock) {
        for (own, other) in self.numbers.iter_mut().zip(&other.numbers) {
            *own = (*own).max(*other);
        }
        self.kept.add_all(&other.kept);
    }
}

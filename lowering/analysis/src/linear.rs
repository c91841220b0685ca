//! Implements linear forms of integers: a sum of multiples of unknown values, and a constant.

use smallvec::SmallVec;

/// Values in ascending order, each with a nonzero factor.
pub type Terms<S> = SmallVec<[(S, i64); 2]>;

/// A linear form over values of type `S`, with at most `TERMS` terms.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Linear<S, const TERMS: usize = { usize::MAX }> {
    /// The values with their factors.
    pub terms: Terms<S>,
    /// The constant.
    pub known: i64,
}

impl<S, const TERMS: usize> Default for Linear<S, TERMS> {
    fn default() -> Self {
        Self { terms: SmallVec::new(), known: 0 }
    }
}

impl<S: Copy + Ord, const TERMS: usize> Linear<S, TERMS> {
    /// Creates a constant.
    pub fn known(known: i64) -> Self {
        Self { terms: SmallVec::new(), known }
    }

    /// Creates the form of a single value.
    pub fn symbol(symbol: S) -> Self {
        Self { terms: SmallVec::from_slice(&[(symbol, 1)]), known: 0 }
    }

    /// Returns the integer, if the form is constant.
    pub fn value(&self) -> Option<i64> {
        self.terms.is_empty().then_some(self.known)
    }

    /// Returns the factor of a value, 0 if it is absent.
    pub fn factor(&self, symbol: S) -> i64 {
        self.terms.iter().find(|(own, _)| *own == symbol).map_or(0, |(_, factor)| *factor)
    }

    /// Returns the sum; `None` if it overflows or has too many terms.
    pub fn plus(&self, other: &Self) -> Option<Self> {
        let known = self.known.checked_add(other.known)?;
        let mut terms = SmallVec::new();
        let (mut a, mut b) = (self.terms.iter().peekable(), other.terms.iter().peekable());
        loop {
            let next = match (a.peek(), b.peek()) {
                (None, None) => break,
                (Some(x), Some(y)) if x.0 == y.0 => {
                    let sum = (x.0, x.1.checked_add(y.1)?);
                    a.next();
                    b.next();
                    sum
                }
                (Some(x), Some(y)) if x.0 < y.0 => {
                    let term = **x;
                    a.next();
                    term
                }
                (Some(x), None) => {
                    let term = **x;
                    a.next();
                    term
                }
                (_, Some(y)) => {
                    let term = **y;
                    b.next();
                    term
                }
            };
            if next.1 != 0 {
                terms.push(next);
            }
        }
        (terms.len() <= TERMS).then_some(Self { terms, known })
    }

    /// Returns a multiple; `None` if it overflows.
    pub fn times(&self, factor: i64) -> Option<Self> {
        if factor == 0 {
            return Some(Self::known(0));
        }
        let known = self.known.checked_mul(factor)?;
        let terms = self.terms.iter().map(|(symbol, times)| Some((*symbol, times.checked_mul(factor)?)));
        Some(Self { terms: terms.collect::<Option<_>>()?, known })
    }

    /// Returns the difference; `None` if it overflows or has too many terms.
    pub fn minus(&self, other: &Self) -> Option<Self> {
        self.plus(&other.times(-1)?)
    }
}

#[cfg(test)]
mod tests {
    use super::Linear;

    #[test]
    fn sums_of_terms() {
        let (x, y) = (Linear::<u32, 2>::symbol(1), Linear::symbol(0));
        let sum = x.plus(&y).and_then(|sum| sum.plus(&Linear::known(3)));
        let twice = sum.as_ref().and_then(|sum| sum.times(2));
        assert_eq!(twice.map(|twice| (twice.factor(1), twice.factor(2), twice.known)), Some((2, 0, 6)));
        assert_eq!(sum.and_then(|sum| sum.minus(&x)).map(|rest| rest.terms.to_vec()), Some(vec![(0, 1)]));
        assert_eq!(x.minus(&x).and_then(|none| none.value()), Some(0));
    }

    #[test]
    fn too_many_terms_and_overflow() {
        let (x, y) = (Linear::<u32, 1>::symbol(1), Linear::symbol(0));
        assert_eq!(x.plus(&y), None);
        assert_eq!(x.times(i64::MAX).and_then(|most| most.times(2)), None);
    }
}

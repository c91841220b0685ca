//! Computes trip counts, and linear forms of integer arithmetic, for both lowering and the sync verifier.
//!
//! The crate is independent of any IR: the sync verifier reads programs of `pto-program`, and lowering reads MLIR. They
//! share the arithmetic, but not the analyses, so that the verifier stays independent of the passes that it checks.

mod arith;
mod linear;

pub use arith::evaluate;
pub use linear::{Linear, Terms};

/// Returns the trip count of a loop with lower bound `from` and exclusive upper bound `to`; `None` if the step is not
/// positive, or on overflow.
pub fn trip_count(from: i64, to: i64, step: i64) -> Option<i64> {
    if step <= 0 {
        return None;
    }
    Some(to.checked_sub(from)?.max(0).checked_add(step - 1)? / step)
}

#[cfg(test)]
mod tests {
    use super::trip_count;

    #[test]
    fn trip_counts_round_up() {
        assert_eq!(trip_count(0, 10, 3), Some(4));
        assert_eq!(trip_count(4, 4, 1), Some(0));
        assert_eq!(trip_count(5, 4, 1), Some(0));
        assert_eq!(trip_count(0, 4, 0), None);
        assert_eq!(trip_count(i64::MIN, i64::MAX, 1), None);
    }
}

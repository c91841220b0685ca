//! The model survives object files.

use proptest::prelude::*;
use visa::{Platform, Version, binary};

use super::random;

pub fn platforms() -> impl Strategy<Value = Platform> {
    prop::sample::select(Platform::ALL.to_vec())
}

pub fn picks(most: usize) -> impl Strategy<Value = Vec<(usize, u64)>> {
    prop::collection::vec((any::<usize>(), any::<u64>()), 1..most)
}

proptest! {
    #[test]
    fn models_survive(platform in platforms(), picks in picks(40), minor in 5u8..=6) {
        let mut object = random::kernel(platform, &picks);
        object.version = Version { major: 3, minor };
        let bytes = binary::write(&object, object.version)?;
        let back = binary::read(&bytes).map_err(|e| TestCaseError::fail(e[0].to_string()))?;
        prop_assert_eq!(&back, &object);
        prop_assert_eq!(binary::write(&back, object.version)?, bytes);
    }
}

//! The model survives object files.

use proptest::prelude::*;
use visa::{Object, Platform, Version, binary};

use super::random;

pub(crate) fn platforms() -> impl Strategy<Value = Platform> {
    prop::sample::select(Platform::ALL.to_vec())
}

pub(crate) fn picks(most: usize) -> impl Strategy<Value = Vec<(usize, u64)>> {
    prop::collection::vec((any::<usize>(), any::<u64>()), 1..most)
}

fn difference(before: &Object, after: &Object) -> String {
    let (before, after) = (&before.kernels[0], &after.kernels[0]);
    let changed = before.body.iter().zip(&after.body).find(|(b, a)| a != b);
    changed.map_or_else(|| "declarations differ".to_owned(), |(b, a)| format!("{b:?}\n{a:?}"))
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn models_survive(platform in platforms(), picks in picks(40), minor in 5u8..=6) {
        let mut object = random::kernel(platform, &picks);
        object.version = Version { major: 3, minor };
        let bytes = binary::write(&object, object.version)?;
        let back = binary::read(&bytes).map_err(|e| TestCaseError::fail(e[0].to_string()))?;
        // The whole object is too much to print.
        prop_assert!(back == object, "{}", difference(&object, &back));
        prop_assert!(binary::write(&back, object.version)? == bytes);
    }
}

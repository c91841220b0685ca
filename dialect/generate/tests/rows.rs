//! Checks that the generator reaches every op definition.

use pto_generate::{Generator, draw};

/// Seeds that are tried for each definition on each target.
const SEEDS: u64 = 4;

/// A definition without a generated operation would be missing in all tests that generate operations.
#[test]
fn every_row() {
    let generator = Generator::new();
    let missing: Vec<String> = generator
        .definitions()
        .iter()
        .filter(|(def, target)| (0..SEEDS).all(|seed| draw(def, *target, seed).is_none()))
        .map(|(def, target)| format!("{} on {}", def.name, target.name()))
        .collect();
    assert!(missing.is_empty(), "{} never drawn: {}", missing.len(), missing.join(", "));
}

/// The same seed yields the same operation.
#[test]
fn repeatable() {
    for (def, target) in Generator::new().definitions().iter().step_by(40) {
        let text = || draw(def, *target, 7).map(|operation| operation.function(0));
        assert_eq!(text(), text());
    }
}

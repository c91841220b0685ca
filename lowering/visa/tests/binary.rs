//! Tests of object files: a written file reads back equal, and damaged files do no harm.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests")]

#[path = "binary/hostile.rs"]
mod hostile;
mod random;
#[path = "binary/roundtrip.rs"]
mod roundtrip;
#[path = "binary/versions.rs"]
mod versions;

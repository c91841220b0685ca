//! Object files: what is written is read back, and nothing that is read does harm.

mod random;
#[path = "binary/roundtrip.rs"]
mod roundtrip;

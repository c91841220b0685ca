//! Tests assembly as a text form.
#![allow(clippy::unwrap_used)]

mod codes;
mod format;
mod holes;
mod malformed;
mod manual;
mod roundtrip;
mod support;

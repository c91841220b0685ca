//! Tests of assembly as a text form.
#![allow(clippy::unwrap_used)]

mod codes;
mod holes;
mod malformed;
mod roundtrip;
mod support;

//! Tests of the C++ of every operation and of whole kernels: the text, and that a compiler of the host accepts it with
//! the test header.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests")]

mod flow;
mod forms;
mod host;
mod kernels;
mod operations;
mod rows;
mod trace;

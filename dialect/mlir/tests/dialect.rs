//! All tests of the crate, in one binary: linking MLIR is slow.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, missing_docs)]

#[path = "dialect/definition.rs"]
mod definition;
#[path = "dialect/fixpoint.rs"]
mod fixpoint;
#[path = "dialect/folding.rs"]
mod folding;
#[path = "dialect/inherent.rs"]
mod inherent;
#[path = "dialect/parametric.rs"]
mod parametric;
#[path = "dialect/passes.rs"]
mod passes;
#[path = "dialect/repeated_types.rs"]
mod repeated_types;
#[path = "dialect/rewriting.rs"]
mod rewriting;
#[path = "dialect/sources.rs"]
mod sources;
#[path = "dialect/support.rs"]
mod support;
#[path = "dialect/syntax.rs"]
mod syntax;
#[path = "dialect/testing.rs"]
mod testing;
#[path = "dialect/threads.rs"]
mod threads;
#[path = "dialect/upstream.rs"]
mod upstream;
#[path = "dialect/verifying.rs"]
mod verifying;

//! Helpers of the tests: running the tool, the format of file tests, and generated inputs.

pub(crate) mod filetest;
pub(crate) mod generate;
pub(crate) mod pool;
pub(crate) mod tool;

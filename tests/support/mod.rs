//! Running the tool, the format of file tests, and what generates inputs.

pub(crate) mod filetest;
pub(crate) mod generate;
pub(crate) mod pool;
pub(crate) mod tool;

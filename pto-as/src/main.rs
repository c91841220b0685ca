//! Assembles and disassembles PTO and vISA kernels.

fn main() {}

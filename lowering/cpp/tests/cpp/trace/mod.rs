//! What the calls of the C++ compute: the test header records them as a program of PTO, and a run of the program gives what
//! a run of the kernel gives, in the order of the program and in the most hostile order of pipes.
//!
//! The C++ goes through what PyPTO does with it before it compiles it ([`preprocessed`]).

mod kernels;
mod programs;
mod record;

use pto_cpp::Options;

const SYNCHRONISED: Options = Options { synchronise: true, barriers: false };
const BARRIERS: Options = Options { synchronise: false, barriers: true };

/// Functions that PyPTO finds begin with this, without what stands before it.
const FUNCTION: &str = "AICORE void ";

/// A text as PyPTO compiles it: without what its own file has, functions static, and the word for code of the device its own.
pub(crate) fn preprocessed(text: &str) -> String {
    let dropped =
        ["#include \"pto/pto-inst.hpp\"", "#include <cstdint>", "using namespace pto;", "set_ffts_base_addr("];
    let kept = text.lines().filter(|line| !dropped.iter().any(|start| line.trim_start().starts_with(start)));
    let mut text = kept.flat_map(|line| [line, "\n"]).collect::<String>();
    for start in ["extern \"C\" __global__ ", "__global__ ", "extern \"C\" "] {
        text = text.replace(&format!("{start}{FUNCTION}"), "static __aicore__ void ");
    }
    text.replace("AICORE", "__aicore__")
}

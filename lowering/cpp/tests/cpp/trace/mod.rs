//! Checks what the calls of the C++ compute: the test header records them as a PTO program, and running the program
//! must give the results of the kernel, in program order and in the most hostile schedule of pipes.
//!
//! The C++ is preprocessed as PyPTO does before it compiles ([`preprocessed`]).

mod kernels;
mod programs;
mod record;

use pto_cpp::Options;

const SYNCHRONISED: Options = Options { synchronise: true, barriers: false };
const BARRIERS: Options = Options { synchronise: false, barriers: true };

/// Start of the functions that PyPTO finds, after qualifiers.
const FUNCTION: &str = "AICORE void ";

/// Returns a text as PyPTO compiles it: without the includes of PyPTO's own file, with static functions and PyPTO's
/// qualifier for device code.
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

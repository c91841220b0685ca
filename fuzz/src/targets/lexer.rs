//! The lexer of assembly reads what the grammar reads, and to the same parts.

use super::words;
use crate::{Finding, Target};

pub(crate) const TARGET: Target = Target { name: "lexer", run, max_len: 256, seconds: 2, words: words::pto };

/// Deepest nesting of brackets: the grammar calls itself for each, and the tools refuse more than 1000.
const NESTING: usize = 200;

fn run(bytes: &[u8]) -> Result<(), Finding> {
    let Ok(text) = std::str::from_utf8(bytes) else { return Ok(()) };
    if bytes.iter().filter(|byte| b"([{<".contains(byte)).count() > NESTING {
        return Ok(());
    }
    pto_asm::same_by_grammar(text)
}

//! Compares the lexer of assembly with the grammar: they accept the same statements, with the same tokens.

use super::words;
use crate::{Finding, Target};

pub(crate) const TARGET: Target = Target { name: "lexer", run, max_len: 256, seconds: 2, words: words::pto };

/// Maximal nesting of brackets: the grammar recurses, and the tools reject more than 1000 levels.
const NESTING: usize = 200;

fn run(bytes: &[u8]) -> Result<(), Finding> {
    let Ok(text) = std::str::from_utf8(bytes) else { return Ok(()) };
    if bytes.iter().filter(|byte| b"([{<".contains(byte)).count() > NESTING {
        return Ok(());
    }
    pto_asm::same_by_grammar(text)
}

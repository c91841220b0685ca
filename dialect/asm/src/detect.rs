//! Distinguishes assembly from MLIR source.

use crate::{
    lexer,
    lines::{self, Line},
    tokens::Parts,
};

/// Returns whether a source is assembly: one of its statements begins with a PTO mnemonic without `pto.`, or with
/// `.func`.
pub fn is_assembly(text: &str) -> bool {
    let (lines, _) = lines::split(text);
    any(&lines, text, &mut Parts::default())
}

fn any(lines: &[Line], text: &str, parts: &mut Parts) -> bool {
    lines.iter().any(|line| {
        let head = text.get(line.head.clone()).unwrap_or("");
        let bare = lexer::statement(head, line.head.start, parts) && {
            let name = text.get(parts.name.clone()).unwrap_or("");
            // MLIR has functions and modules, too.
            pto_isa::ops::lookup(name.trim_matches('"')).is_some() || name == ".func"
        };
        bare || line.regions.iter().any(|(body, _)| any(&body.lines, text, parts))
    })
}

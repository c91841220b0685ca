//! Checks that a `match` over an enum of the instruction table names each case, so that the compiler lists the places
//! that a new case concerns.

use super::Source;

/// Enums that a `match` has to cover without `_`: they identify operations, operands, attributes, rules and element
/// types.
const CLOSED: [&str; 7] = ["Opcode::", "Rule::", "Joint::", "Name::", "Key::", "DType::", "Class::"];

/// Crates whose `Rule` is a rule of a grammar.
const GRAMMARS: [&str; 2] = ["lowering/visa", "dialect/asm"];

/// Returns each arm `_ =>` of a `match` that has an arm of a closed enum at the same depth; the formatter aligns arms.
pub(super) fn matches(sources: &[Source]) -> Vec<String> {
    let ours = sources.iter().filter(|source| source.has("rs") && is_checked(source));
    ours.flat_map(|source| {
        let lines: Vec<&str> = source.text.lines().collect();
        let wild = |at: &usize| lines[*at].trim_start().starts_with("_ =>") && arms_before(&lines, *at).any(is_closed);
        let found: Vec<usize> = (0..lines.len()).filter(wild).collect();
        found.into_iter().map(|at| format!("{}:{}: write out the cases in place of `_`", source.path.display(), at + 1))
    })
    .collect()
}

/// Returns whether a file is checked; tests may match only the cases that they check.
fn is_checked(source: &Source) -> bool {
    let is_test = |part: &std::ffi::OsStr| part == "tests" || part == "tests.rs" || part == "benches";
    !source.path.iter().any(is_test) && !GRAMMARS.iter().any(|folder| source.path.starts_with(folder))
}

fn is_closed(line: &str) -> bool {
    CLOSED.iter().any(|name| line.trim_start().starts_with(name))
}

/// Returns the lines above with the same indentation, up to the line of the `match`.
fn arms_before<'t>(lines: &'t [&'t str], at: usize) -> impl Iterator<Item = &'t str> {
    let depth = |line: &str| line.len() - line.trim_start().len();
    let own = depth(lines[at]);
    let above = lines[..at].iter().rev().take_while(move |line| line.trim().is_empty() || depth(line) >= own);
    above.copied().filter(move |line| depth(line) == own)
}

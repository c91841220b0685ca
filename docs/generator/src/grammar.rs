//! Updates the lists in the TextMate grammar of editors from the instruction table. The rest of the grammar is written
//! by hand.

use pto_isa::{ops, types::info::TYPES};
use serde_json::Value;
use std::{collections::BTreeSet, io};

/// The path of the grammar in the project.
pub const PATH: &str = "editors/vscode/syntaxes/pto.tmLanguage.json";

/// Returns the grammar with the operations and types of the instruction table.
///
/// # Errors
///
/// The file is no grammar, or lacks a rule for them.
pub fn renewed(text: &str) -> io::Result<String> {
    let mut grammar: Value = serde_json::from_str(text)?;
    let names: BTreeSet<&str> = ops::names().map(|(name, _)| name).collect();
    let types = TYPES.iter().flat_map(|info| std::iter::once(info.name).chain(info.aliases.iter().copied()));
    let (names, types) = (alternatives(names), alternatives(types.collect()));
    // A name may continue after a dot: `tmatmul` does not match a prefix of `tmatmul.acc`.
    let end = r"(?![\w$]|\.\w)";
    let rules = [
        ("/repository/operation/match", format!(r"(?<![\w$.%!#@^])pto\.(?:{names}){end}")),
        ("/repository/statement/match", format!(r"^(\s*(?:[\w$]+:\s+)?(?:%[^=]*=\s*)?)({names}){end}")),
        ("/repository/type/patterns/0/match", format!(r"!pto\.(?:{types}){end}")),
    ];
    for (place, rule) in rules {
        let missing = || io::Error::other(format!("{PATH} has no {place}"));
        *grammar.pointer_mut(place).ok_or_else(missing)? = Value::from(rule);
    }
    Ok(format!("{grammar:#}\n"))
}

/// Returns a regular expression that matches each of the names.
fn alternatives(names: BTreeSet<&str>) -> String {
    names.into_iter().map(|name| name.replace('.', r"\.")).collect::<Vec<_>>().join("|")
}

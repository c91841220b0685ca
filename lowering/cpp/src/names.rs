//! Names of values in the text of a module: comments of the C++ repeat them.
//!
//! Passes make operations anew, and keep their attributes: each operation carries the names of its results as one.

use mlir_dialect::{
    ParsedSource, context_of, defining_operation, location,
    melior::ir::{Attribute, Value, attribute::StringAttribute, operation::OperationLike, operation::OperationResult},
    set_attribute, string, walk,
};

/// The attribute that holds the names of the results of an operation, separated by commas; a result without name has an empty one.
const NAMES: &str = "ptoas.names";

/// Gives each operation whose results have names in a text these names. A number is no name.
pub fn keep(parsed: &ParsedSource<'_>) {
    for op in walk::inside(parsed.module()) {
        let named: Vec<String> = (0..op.result_count()).map(|index| name(parsed.result_name(op, index))).collect();
        if named.iter().any(|name| !name.is_empty()) {
            let text = StringAttribute::new(context_of(location(op)), &named.join(","));
            set_attribute(op, NAMES, Attribute::from(text));
        }
    }
}

fn name(found: Option<(&str, usize)>) -> String {
    match found {
        Some((name, _)) if name.bytes().all(|byte| byte.is_ascii_digit()) => String::new(),
        Some((name, 0)) => format!("%{name}"),
        Some((name, index)) => format!("%{name}#{index}"),
        None => String::new(),
    }
}

/// The name of a value in the text that it comes from, with its sigil.
pub(crate) fn of<'c>(value: Value<'c, '_>) -> Option<&'c str> {
    let index = OperationResult::try_from(value).ok()?.result_number();
    let names = string(defining_operation(value)?.attribute(NAMES).ok()?)?;
    names.split(',').nth(index).filter(|name| !name.is_empty())
}

/// The C++ of a function with a comment at the line that declares a variable; `of` gives the names of a variable in the text.
/// A variable is declared where it first stands.
pub(crate) fn commented<'n>(lines: Vec<String>, of: impl Fn(&str) -> &'n [&'n str]) -> Vec<String> {
    let mut seen = std::collections::HashSet::new();
    let with = |mut line: String| {
        let mut names: Vec<&str> = Vec::new();
        for variable in variables(&line) {
            let of = of(variable);
            if !of.is_empty() && seen.insert(variable.to_owned()) {
                names.extend(of);
            }
        }
        if !names.is_empty() {
            line.push_str(&format!(" // pto: {}", names.join(", ")));
        }
        line
    };
    lines.into_iter().map(with).collect()
}

/// The variables of a line: `v` and a number.
fn variables(line: &str) -> impl Iterator<Item = &str> {
    let word = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
    let words = line.split(move |letter| !word(letter));
    words.filter(|word| {
        word.strip_prefix('v')
            .is_some_and(|digits| !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit()))
    })
}

#[cfg(test)]
mod tests {
    use super::{commented, variables};

    #[test]
    fn a_comment_stands_where_a_variable_is_declared() {
        assert_eq!(variables("float v12 = v3 + div4(v, vx, v5);").collect::<Vec<_>>(), ["v12", "v3", "v5"]);
        let lines = ["int v1;", "v1 = v2;", "int v2;"].map(str::to_owned).to_vec();
        let named = commented(lines, |variable| if variable == "v1" { &["%a", "%b"] } else { &[] });
        assert_eq!(named, ["int v1; // pto: %a, %b", "v1 = v2;", "int v2;"]);
    }
}

//! Names of values in the text of a module, which comments of the C++ repeat.
//!
//! Passes recreate operations, but keep attributes: each operation has the names of its results as an attribute.

use mlir_dialect::{
    ParsedSource, context_of, defining_operation, location,
    melior::ir::{Attribute, Value, attribute::StringAttribute, operation::OperationLike},
    operation_result, set_attribute, string, walk,
};

/// Attribute with the names of the results of an operation, separated by commas; the name of a result without one is
/// empty.
const NAMES: &str = "ptoas.names";

/// Attaches the names of results to the operations of a parsed text. A number is not a name.
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

/// Returns the name of a value in the source text, with its sigil.
pub(crate) fn of<'c>(value: Value<'c, '_>) -> Option<&'c str> {
    let index = operation_result(value)?.result_number();
    let names = string(defining_operation(value)?.attribute(NAMES).ok()?)?;
    names.split(',').nth(index).filter(|name| !name.is_empty())
}

/// Adds a comment to each line of a function that declares a variable; `of` returns the names of a variable in the
/// source. The first line with a variable declares it.
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

/// Returns the variables in a line: `v` and a number.
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

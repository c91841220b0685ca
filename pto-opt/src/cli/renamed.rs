//! Accepts former names of passes in options.

use std::convert::Infallible;

/// Former names of passes and their current names. Version 0.3 no longer accepts the former ones.
const RENAMED: [(&str, &str); 4] = [
    ("pto-expand", "pto-tile-lowering"),
    ("pto-join-turns", "pto-loop-coarsening"),
    ("pto-place", "pto-allocation"),
    ("pto-sink-numbers", "pto-scalar-sinking"),
];

/// Replaces former names of passes in a pipeline, or in the name of a pass.
pub(crate) fn current_names(text: &str) -> Result<String, Infallible> {
    let is_of_name = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    let mut current = String::with_capacity(text.len());
    let mut rest = text;
    while !rest.is_empty() {
        let other = rest.find(is_of_name).unwrap_or(rest.len());
        let (between, from_name) = rest.split_at(other);
        let end = from_name.find(|c| !is_of_name(c)).unwrap_or(from_name.len());
        let (name, after) = from_name.split_at(end);
        current.push_str(between);
        current.push_str(RENAMED.iter().find(|(former, _)| *former == name).map_or(name, |(_, now)| now));
        rest = after;
    }
    Ok(current)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn former_names_are_read() {
        let text = "builtin.module(pto-place{smallest=true},func.func(pto-expand,pto-expander,cse,pto-sink-numbers))";
        let current = "builtin.module(pto-allocation{smallest=true},func.func(pto-tile-lowering,pto-expander,cse,pto-scalar-sinking))";
        assert_eq!(current_names(text).as_deref(), Ok(current));
        assert_eq!(current_names("pto-join-turns").as_deref(), Ok("pto-loop-coarsening"));
        assert_eq!(current_names("").as_deref(), Ok(""));
    }
}

//! Tests of the pages of codes: each has an example that is rejected with its code, and one that is accepted.
#![allow(clippy::unwrap_used)]

mod support;

use support::check;
use visa::Platform;
use visa::codes::{CODES, Rule};

/// Codes without example: of tools, of object files, and of programs too large for a page.
const WITHOUT_EXAMPLE: &[u16] = &[
    1, 2, 3, 4, 101, 102, 103, 104, 105, 204, 206, 210, 211, 221, 224, 225, 226, 227, 228, 307, 311, 402, 406, 419,
    513, 701, 702, 900, 901, 902, 903, 904, 905, 906, 907, 908, 909, 910, 911,
];

/// Returns the first code block after a heading.
fn example<'a>(page: &'a str, heading: &str) -> Option<&'a str> {
    let (_, rest) = page.split_once(heading)?;
    let (_, code) = rest.split_once("```visaasm\n")?;
    Some(code.split_once("```")?.0)
}

/// Returns the platform in the first line of an example.
fn platform(text: &str) -> Platform {
    let name = text.lines().next().unwrap().strip_prefix("// platform: ").unwrap();
    Platform::by_name(name).unwrap()
}

#[test]
fn pages() {
    assert_eq!(CODES.len(), Rule::ALL.len());
    let mut wrong = Vec::new();
    for (info, rule) in CODES.iter().zip(Rule::ALL) {
        assert_eq!(info.code, rule.code());
        assert!(!info.page.trim().is_empty() && !info.source.is_empty() && !info.title.is_empty(), "{}", info.code);
        let examples = ["## Rejected", "## Accepted"].map(|heading| example(info.page, heading));
        let [Some(rejected), Some(accepted)] = examples else {
            assert_eq!(examples, [None, None], "{}", info.code);
            assert!(WITHOUT_EXAMPLE.contains(&info.code.number()), "{} has no example", info.code);
            continue;
        };
        let found = check(rejected, platform(rejected));
        if found.iter().any(|d| d.code != info.code) || found.is_empty() {
            wrong.push(format!("{} rejected: {found:#?}", info.code));
        }
        let found = check(accepted, platform(accepted));
        if !found.is_empty() {
            wrong.push(format!("{} accepted: {found:#?}", info.code));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn codes_are_sorted_and_unique() {
    assert!(CODES.is_sorted_by(|a, b| a.code < b.code));
}

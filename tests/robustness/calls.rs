//! Functions that call others, on many levels: they are inlined for GPUs, or rejected with the size that they would
//! reach. The defects `03-visa-call-inlining-exponential` and, of `21-misleading`, the chain of calls.

use super::feed;
use crate::{support::tool, trial};
use libtest_mimic::Trial;

/// Levels of calls, calls on each level, and the expected message.
const CHAINS: &[(&str, usize, usize, Option<&str>)] = &[
    ("deep", 500, 1, None),
    ("too_deep", 5000, 1, Some("4999 deep")),
    ("wide", 8, 2, None),
    ("doubled", 60, 2, Some("at most 65536")),
    ("endless", 1000, 3, Some("at most 65536")),
];

pub(super) fn trials() -> Vec<Trial> {
    let each = CHAINS.iter().map(|chain| trial("robustness", &format!("calls_{}", chain.0), || called(chain)));
    each.collect()
}

fn called((name, levels, calls, said): &(&str, usize, usize, Option<&str>)) -> Result<(), String> {
    let mut text = String::new();
    for level in 0..*levels {
        let entry = if level == 0 { " attributes {pto.entry}" } else { "" };
        let next =
            if level + 1 == *levels { String::new() } else { format!(" func.call @f{}() : () -> ()", level + 1) };
        text += &format!("func.func @f{level}(){entry} {{{} return }}\n", next.repeat(*calls));
    }
    let directory = tool::scratch(&format!("robustness/calls_{name}"))?;
    let arguments = ["--target=visa", "--platform=dg2"];
    let outcome = feed(&directory, text.as_bytes(), &arguments)?;
    let refused = outcome.status == 1 && outcome.codes().iter().any(|code| code == "PTO1633");
    match said {
        None if outcome.status == 0 => Ok(()),
        Some(said) if refused && outcome.stderr.contains(said) => Ok(()),
        None | Some(_) => Err(format!("{name}: status {} and\n{}", outcome.status, super::start(&outcome.stderr))),
    }
}

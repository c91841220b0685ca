//! LLVM IR (`--input=genx-llvm`) that is truncated, damaged or deeply nested, and calls on many levels.

use super::{feed, start};
use crate::{support::tool, trial};
use libtest_mimic::Trial;

/// A kernel with a loop and most kinds of instructions.
const KERNEL: &str = include_str!("../filetests/genx/llvm.ll");
const OPTIONS: [&str; 3] = ["--input=genx-llvm", "--target=visa", "--platform=pvc"];

/// Words that LLVM accepts and the backend does not, or that are out of range.
const WORDS: [&str; 16] = [
    "ptr",
    "undef",
    "4294967295",
    "-1",
    "99999999999999999999999",
    "\"",
    "metadata",
    "!DIExpression(",
    "blockaddress(@k, %loop)",
    "target(\"spirv.Image\")",
    "x86_amx",
    "i8388608",
    "<0 x i8>",
    "<vscale x 4 x i32>",
    "<4294967295 x i8>",
    "getelementptr (i8, ptr null, i64 1)",
];

/// The text before the levels, and the texts that open and close a level.
const NESTS: [(&str, &str, &str, &str); 4] = [
    ("types", "@a = global ", "[1 x ", "]"),
    ("structures", "@a = global ", "{", "}"),
    ("expressions", "@a = global i32 ", "add (i32 ", ")"),
    // In LLVM IR, a backslash does not escape a quote, and a string may have several lines.
    ("after_strings", "@\"a\\\" = global i8 0\n@\"\n\" = global ", "[1 x ", "]"),
];

pub(super) fn trials() -> Vec<Trial> {
    vec![
        trial("robustness", "llvm_cut", cut),
        trial("robustness", "llvm_words", words),
        trial("robustness", "llvm_nested", nested),
        trial("robustness", "llvm_calls", called),
    ]
}

/// The kernel truncated at each 37th byte; the tool accepts it only if comments and declarations after the kernel are
/// all that is missing.
fn cut() -> Result<(), String> {
    let directory = tool::scratch("robustness/llvm_cut")?;
    let kernel = KERNEL.split("; run 1: ").next().unwrap_or(KERNEL);
    let outcome = feed(&directory, kernel.as_bytes(), &OPTIONS)?;
    if outcome.status != 0 {
        return Err(start(&outcome.stderr));
    }
    let needed = kernel.find("!2 = ").unwrap_or(kernel.len());
    for end in (0..needed).step_by(37) {
        let outcome = feed(&directory, kernel.get(..end).unwrap_or_default().as_bytes(), &OPTIONS)?;
        if outcome.status != 1 || outcome.stderr.is_empty() {
            return Err(format!("the first {end} bytes: status {}", outcome.status));
        }
    }
    Ok(())
}

/// The kernel with each third word replaced by another one: the tool must end with any verdict.
fn words() -> Result<(), String> {
    let directory = tool::scratch("robustness/llvm_words")?;
    let kernel = KERNEL.split("; run 1: ").next().unwrap_or(KERNEL);
    let body = kernel.find("define").unwrap_or_default();
    let starts = kernel.match_indices(' ').map(|(at, _)| at + 1).filter(|at| *at > body);
    for (number, at) in starts.enumerate().filter(|(number, _)| number % 3 == 0) {
        let (before, rest) = kernel.split_at(at);
        let after = rest.trim_start_matches(|c: char| !c.is_whitespace() && !",()".contains(c));
        let word = WORDS.get(number / 3 % WORDS.len()).copied().unwrap_or_default();
        let outcome = feed(&directory, format!("{before}{word}{after}").as_bytes(), &OPTIONS)?;
        if outcome.status > 1 || outcome.status == 1 && outcome.stderr.is_empty() {
            return Err(format!("`{word}` at {at}: status {}\n{}", outcome.status, start(&outcome.stderr)));
        }
    }
    Ok(())
}

fn nested() -> Result<(), String> {
    let directory = tool::scratch("robustness/llvm_nested")?;
    for (name, before, open, close) in NESTS {
        for (depth, code) in [(10_000, "PTO0004"), (990, "PTO0005")] {
            let text = format!("{before}{}?{}", open.repeat(depth), close.repeat(depth));
            let outcome = feed(&directory, text.as_bytes(), &OPTIONS)?;
            if outcome.status != 1 || !outcome.codes().iter().any(|found| found == code) {
                return Err(format!("{name}, {depth}: status {}\n{}", outcome.status, start(&outcome.stderr)));
            }
        }
    }
    Ok(())
}

/// Levels of calls, calls on each, and what is said of them.
const CHAINS: [(usize, usize, Option<&str>); 4] = [
    (5000, 1, None),
    (8, 2, None),
    (60, 2, Some("more than 65536 instructions")),
    (1000, 3, Some("more than 65536 instructions")),
];

/// Subroutines that call others, on many levels: inlined, or refused with what they would become.
fn called() -> Result<(), String> {
    let directory = tool::scratch("robustness/llvm_calls")?;
    let end = "!genx.kernels = !{!0}\n!0 = !{ptr @k, !\"k\", !\"k\", !{}, i32 0, !{}}\n";
    for (levels, calls, said) in CHAINS {
        let body =
            |next: usize| if next < levels { format!("  call void @f{next}()\n").repeat(calls) } else { String::new() };
        let subroutines =
            (1..levels).map(|at| format!("define internal void @f{at}() {{\n{}  ret void\n}}\n", body(at + 1)));
        let text = format!("define void @k() {{\n{}  ret void\n}}\n{}{end}", body(1), subroutines.collect::<String>());
        let outcome = feed(&directory, text.as_bytes(), &OPTIONS)?;
        let refused = outcome.status == 1 && outcome.codes().iter().any(|code| code == "PTO1633");
        match said {
            None if outcome.status == 0 => {}
            Some(said) if refused && outcome.stderr.contains(said) => {}
            None | Some(_) => {
                return Err(format!("{levels} {calls}: status {}\n{}", outcome.status, start(&outcome.stderr)));
            }
        }
    }
    Ok(())
}

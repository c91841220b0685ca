//! Bytes that are not a program: none, garbage, other encodings, endless lines, damaged bytecode.

use super::{INPUT, feed, refuses, start, takes};
use crate::{
    support::{
        generate::{KERNEL, Random},
        pool, tool,
    },
    trial,
};
use libtest_mimic::Trial;
use std::fs;

pub(super) fn trials() -> Vec<Trial> {
    let mut trials = vec![trial("robustness", "damaged_bytecode", damaged_bytecode)];
    for (name, length, line) in LINES {
        trials.push(trial("robustness", &format!("line_of_{name}"), move || endless(name, length, line)));
    }
    trials.extend([
        trial("robustness", "long_module", long_module),
        trial("robustness", "nothing", nothing),
        trial("robustness", "garbage", garbage),
        trial("robustness", "not_utf8", not_utf8),
        trial("robustness", "nul", nul),
    ]);
    trials
}

fn nothing() -> Result<(), String> {
    let directory = tool::scratch("robustness/nothing")?;
    for text in ["", " ", "\n", "\r\n\t\r\n", "// comment", "// comment\n\n  // another", "//"] {
        let outcome = feed(&directory, text.as_bytes(), &[])?;
        if outcome.status != 0 || outcome.codes() != ["PTO0002"] {
            return Err(format!("{text:?}: status {} and\n{}", outcome.status, outcome.stderr));
        }
    }
    Ok(())
}

fn garbage() -> Result<(), String> {
    let directory = tool::scratch("robustness/garbage")?;
    for seed in 0..20 {
        let mut random = Random::new(seed);
        let count = 1 + random.below(5000);
        let bytes = random.bytes(count);
        // As given, as ASCII, and after the magic number of bytecode.
        let ascii: Vec<u8> = bytes.iter().map(|byte| b' ' + byte % 95).collect();
        let bytecode = [b"ML\xefR".as_slice(), &bytes].concat();
        for bytes in [bytes, ascii, bytecode] {
            if feed(&directory, &bytes, &[])?.status == 0 {
                return Err(format!("accepted garbage of seed {seed}"));
            }
        }
    }
    Ok(())
}

/// Bytes that are not UTF-8, at several positions.
fn not_utf8() -> Result<(), String> {
    let directory = tool::scratch("robustness/not_utf8")?;
    let places: [(&str, &[u8]); 5] = [
        ("comment", b"// \xff\nmodule {}"),
        ("string", b"module attributes {pto.a = \"\xc3\x28\"} {}"),
        ("identifier", b"func.func private @f\xe2\x28\xa1()"),
        ("start", b"\xfe\xffmodule {}"),
        ("cut off", b"module {} // \xe6\x97"),
    ];
    places.iter().try_for_each(|(place, bytes)| refuses(&directory, place, bytes, "PTO0003"))
}

/// NUL bytes are UTF-8, but are rejected everywhere.
fn nul() -> Result<(), String> {
    let directory = tool::scratch("robustness/nul")?;
    for text in [
        "\0",
        "module {}\0",
        "// \0\nmodule {}",
        "module\0{}",
        "module attributes {pto.a = \"\0\"} {}",
        "func.func private @f\0()",
    ] {
        refuses(&directory, &format!("{text:?}"), text.as_bytes(), "PTO0016")?;
    }
    // 18-nul-accepted
    refuses(&directory, "white space", b"func.func @f() {\0 return }\0\n\0\0", "PTO0016")
}

/// Bytes of an endless line.
const ENDLESS: usize = 50_000_000;
/// Lengths of lines that the tool treats like any longer one.
const LONG: usize = 5_000_000;

/// Names, lengths and beginnings of lines whose last character is repeated.
const LINES: [(&str, usize, &str); 8] = [
    ("letters", ENDLESS, "a"),
    ("spaces", ENDLESS, " "),
    ("parentheses", ENDLESS, "("),
    ("comment", ENDLESS, "// -"),
    ("digits", LONG, "1"),
    ("string", LONG, "\"a"),
    ("sigil", LONG, "%a"),
    ("words", LONG, "a "),
];

fn endless(name: &str, length: usize, line: &str) -> Result<(), String> {
    let directory = tool::scratch(&format!("robustness/line_of_{name}"))?;
    let mut bytes = line.as_bytes().to_vec();
    let unit = if name == "words" { line.as_bytes() } else { &line.as_bytes()[line.len() - 1..] };
    bytes.extend(unit.iter().copied().cycle().take(length));
    fs::write(directory.join(INPUT), &bytes).map_err(|error| error.to_string())?;
    let outcome = tool::run(&directory, &[INPUT], b"")?;
    fs::remove_file(directory.join(INPUT)).map_err(|error| error.to_string())?;
    let blank = matches!(name, "spaces" | "comment");
    if (outcome.status == 0) != blank {
        return Err(format!("status {} and\n{}", outcome.status, start(&outcome.stderr)));
    }
    // Diagnostics show a part of the line, not all of it.
    if outcome.stderr.len() > 10_000 {
        return Err(format!("a diagnostic of {} bytes", outcome.stderr.len()));
    }
    Ok(())
}

/// A valid module of a megabyte without a line break.
fn long_module() -> Result<(), String> {
    let directory = tool::scratch("robustness/long_module")?;
    let operation = "pto.tadd ins(%a, %a : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%a : !pto.tile_buf<vec, 16x16xf32>) ";
    let mut text = String::from("func.func @f(%a: !pto.tile_buf<vec, 16x16xf32>) { ");
    while text.len() < 1_000_000 {
        text += operation;
    }
    takes(&directory, "a long line", format!("{text}return }}").as_bytes())?;
    // The same with an error at its end.
    refuses(
        &directory,
        "an error in a long line",
        format!("{text}pto.barrier <PIPE_X> return }}").as_bytes(),
        "PTO0601",
    )
}

/// Bytecode with bytes changed, removed or doubled: it is read or rejected.
fn damaged_bytecode() -> Result<(), String> {
    let directory = tool::scratch("robustness/damaged_bytecode")?;
    let written = tool::run(&directory, &["-", "--emit-bytecode"], KERNEL.as_bytes())?;
    let bytes = written.stdout;
    if bytes.len() < 500 {
        return Err(format!("no bytecode: {}", written.stderr));
    }
    let mut random = Random::new(1);
    let mut damaged = Vec::new();
    for number in 0..300 {
        let mut copy = bytes.clone();
        let at = random.below(copy.len());
        match number % 5 {
            0 => copy[at] ^= 1 << random.below(8),
            1 => copy[at] = random.bytes(1)[0],
            2 => copy.truncate(at),
            3 => copy.splice(at..at, random.bytes(4)).for_each(drop),
            _ => {
                for _ in 0..8 {
                    let at = random.below(copy.len());
                    copy[at] = random.bytes(1)[0];
                }
            }
        }
        damaged.push((number, copy));
    }
    let refused = pool::map(damaged, |(number, bytes)| {
        let directory = tool::scratch(&format!("robustness/damaged_bytecode/{number}"))?;
        let outcome = feed(&directory, &bytes, &[]).map_err(|message| format!("mutation {number}: {message}"))?;
        Ok(outcome.codes().iter().any(|code| code == "PTO0006") || outcome.status == 1)
    })?;
    let refused = refused.into_iter().filter(|refused| *refused).count();
    if refused < 100 { Err(format!("only {refused} of 300 are refused")) } else { Ok(()) }
}

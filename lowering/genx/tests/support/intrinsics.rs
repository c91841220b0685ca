//! Checks LLVM IR for the GenX backend against sources other than the operation table: `intrinsics.tsv`, with a line
//! per intrinsic, and the document "LLVM IR for the GenX backend", "Kernel information".
//!
//! Regions, `any type, then a suffix` and the metadata are from that document; for the other intrinsics it refers to a
//! generated file, the list of the project `vc-intrinsics`. Intel's backend accepts them in this form, which
//! `backend.rs` tests.
//!
//! A type in the list is `any`, which has a suffix in the name, in order, the result first; `result` or `argumentN`,
//! the type of another; `index`, a 16-bit integer, or a vector of them, which has a suffix too; or a type.
#![allow(
    dead_code,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "tests"
)]

use std::collections::BTreeMap;

const LIST: &str = include_str!("../intrinsics.tsv");
const PREFIX: &str = "@llvm.genx.";

/// An intrinsic of the list.
pub(crate) struct Intrinsic {
    pub(crate) result: &'static str,
    pub(crate) arguments: Vec<&'static str>,
}

/// Returns all intrinsics, by name.
pub(crate) fn list() -> BTreeMap<&'static str, Intrinsic> {
    let lines = LIST.lines().skip(1).map(|line| {
        let [name, result, arguments] = line.split('\t').collect::<Vec<_>>().try_into().expect("three cells");
        (name, Intrinsic { result, arguments: arguments.split_whitespace().collect() })
    });
    lines.collect()
}

/// Splits a text at commas outside of brackets.
fn parts(text: &str) -> Vec<&str> {
    let (mut depth, mut start, mut parts) = (0, 0, Vec::new());
    for (at, c) in text.char_indices() {
        match c {
            '<' | '(' | '{' => depth += 1,
            '>' | ')' | '}' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(text[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
    }
    let last = text[start..].trim();
    parts.extend((!last.is_empty()).then_some(last));
    parts
}

/// Splits a text into the type with which it begins, and the rest.
fn typed(text: &str) -> (&str, &str) {
    let end = if text.starts_with('<') { text.find('>').map(|at| at + 1) } else { text.find(' ') };
    let (ty, rest) = text.split_at(end.unwrap_or(text.len()));
    (ty, rest.trim_start())
}

/// Returns the suffix of a type: `v8i32` for `<8 x i32>`.
fn suffix(ty: &str) -> String {
    let element = |name: &str| match name {
        "half" => "f16".to_owned(),
        "bfloat" => "bf16".to_owned(),
        "float" => "f32".to_owned(),
        "double" => "f64".to_owned(),
        other => other.to_owned(),
    };
    match ty.strip_prefix('<').and_then(|ty| ty.strip_suffix('>')).and_then(|ty| ty.split_once(" x ")) {
        Some((lanes, name)) => format!("v{lanes}{}", element(name)),
        None => element(ty),
    }
}

/// Checks that a name, its result and its arguments are those of an intrinsic in the list.
fn check(list: &BTreeMap<&str, Intrinsic>, name: &str, result: &str, arguments: &[&str]) -> Result<(), String> {
    // The longest name in the list: `add.addr` is not `add`.
    let fits = |known: &&str| name.strip_prefix(*known).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'));
    let known = list.keys().copied().filter(fits).max_by_key(|known| known.len());
    let known = known.ok_or_else(|| format!("{name}: no such intrinsic"))?;
    let intrinsic = &list[known];
    if intrinsic.arguments.len() != arguments.len() {
        return Err(format!("{name}: {} arguments, of {}", arguments.len(), intrinsic.arguments.len()));
    }
    let types: Vec<&str> = arguments.iter().map(|argument| typed(argument).0).collect();
    let mut suffixes = String::new();
    let mut fits = |pattern: &str, ty: &str| {
        let element = ty.trim_end_matches('>').rsplit(' ').next();
        match pattern {
            "any" => {
                suffixes += &format!(".{}", suffix(ty));
                true
            }
            "result" => ty == result,
            "index" => {
                if ty.starts_with('<') {
                    suffixes += &format!(".{}", suffix(ty));
                }
                element == Some("i16")
            }
            _ => match pattern.strip_prefix("argument") {
                Some(other) => other.parse().ok().and_then(|other: usize| types.get(other)) == Some(&ty),
                None => pattern == ty,
            },
        }
    };
    if !fits(intrinsic.result, result) {
        return Err(format!("{name}: a result of {result}, not {}", intrinsic.result));
    }
    for (number, (pattern, ty)) in intrinsic.arguments.iter().zip(&types).enumerate() {
        if !fits(pattern, ty) {
            return Err(format!("{name}: argument {number} is {ty}, not {pattern}"));
        }
    }
    // The names of regions state whether elements are integers.
    if known.starts_with("rdregion") || known.starts_with("wrregion") || known.starts_with("constant") {
        let is_float = ["half", "bfloat", "float", "double"].iter().any(|float| result.contains(float));
        if known.ends_with('f') != is_float {
            return Err(format!("{name}: {result} under this name"));
        }
    }
    let expected = format!("{known}{suffixes}");
    if name == expected { Ok(()) } else { Err(format!("{name} should be {expected}")) }
}

/// Returns name, result and arguments of a call or declaration.
fn signature(line: &str) -> Option<(&str, &str, Vec<&str>)> {
    let line = line.trim();
    let head = line.strip_prefix("declare ").or_else(|| Some(line.split_once("call ")?.1))?;
    let (result, rest) = head.split_once(" @")?;
    let rest = &head[head.len() - rest.len() - 1..];
    let (name, arguments) = rest.strip_prefix(PREFIX)?.split_once('(')?;
    let arguments = arguments.trim_end().strip_suffix(')')?;
    Some((name, result, parts(arguments)))
}

/// Checks each call and declaration of an intrinsic, and the metadata; returns the number of calls.
pub(crate) fn check_module(text: &str) -> Result<usize, String> {
    let list = list();
    let mut calls = 0;
    for line in text.lines() {
        match signature(line) {
            Some((name, result, arguments)) => {
                check(&list, name, result, &arguments).map_err(|wrong| format!("{wrong}\n{line}"))?;
                calls += usize::from(line.contains("call "));
            }
            None if line.contains(PREFIX) => return Err(format!("neither call nor declaration: {line}")),
            None => {}
        }
    }
    metadata(text)?;
    Ok(calls)
}

/// Checks the nodes of `genx.kernels`: for each kernel the function, its name twice, the kinds of its arguments, the
/// bytes of shared local memory and the offsets of the arguments.
fn metadata(text: &str) -> Result<(), String> {
    let node = |id: &str| {
        let line = text.lines().find_map(|line| line.strip_prefix(id)?.strip_prefix(" = !{"));
        let line = line.and_then(|line| line.strip_suffix('}'));
        line.map(parts).ok_or_else(|| format!("no node {id}"))
    };
    let kernels = node("!genx.kernels")?;
    let defined: Vec<(&str, usize)> = text
        .lines()
        .filter_map(|line| {
            let (name, params) = line.strip_prefix("define dllexport void @")?.split_once('(')?;
            Some((name, parts(params.split_once(')')?.0).len()))
        })
        .collect();
    if kernels.len() != defined.len() {
        return Err(format!("{} kernels, of {}", kernels.len(), defined.len()));
    }
    let integer = |text: &&str| text.strip_prefix("i32 ").is_some_and(|number| number.parse::<u32>().is_ok());
    for (kernel, (name, params)) in kernels.into_iter().zip(defined) {
        let parts = node(kernel)?;
        let [function, own, assembly, kinds, bytes, offsets] = parts[..] else {
            return Err(format!("{kernel} has {} operands, of 6", parts.len()));
        };
        let named =
            function == format!("ptr @{name}") && [own, assembly].iter().all(|text| *text == format!("!\"{name}\""));
        let (kinds, offsets) = (node(kinds)?, node(offsets)?);
        let counted = kinds.len() == params && offsets.len() == params;
        if !named || !counted || !integer(&bytes) || !kinds.iter().chain(&offsets).all(integer) {
            return Err(format!("{kernel} of {name}: {parts:?} {kinds:?} {offsets:?}"));
        }
    }
    Ok(())
}

//! Checks that conversion to values and back is the identity, in memory and through the printed values form.

use mlir_dialect::{ParsedSource, PrintOptions, melior::Context, print};
use pto_bufferization::{print_values, to_buffers, to_values};
use pto_dialect::target::Configuration;
use pto_isa::Target;
use std::{collections::BTreeMap, fs, path::Path};

/// The outcome for a program.
#[derive(Debug, PartialEq, Eq)]
enum Outcome {
    /// It has this values form, and is unchanged after conversion back.
    Identical(String),
    /// It has no values form, for the reported reasons.
    NoValues(Vec<String>),
}

/// Runs `work`; returns its result and the diagnostics.
fn collecting<T>(context: &Context, work: impl FnOnce() -> T) -> (T, Vec<String>) {
    let found = std::cell::RefCell::new(Vec::new());
    let found = std::rc::Rc::new(found);
    let sink = std::rc::Rc::clone(&found);
    let handler = context.attach_diagnostic_handler(move |diagnostic| {
        sink.borrow_mut().push(diagnostic.to_string());
        true
    });
    let value = work();
    context.detach_diagnostic_handler(handler);
    let messages = found.borrow().clone();
    (value, messages)
}

fn generic(parsed: &ParsedSource<'_>) -> String {
    let text = print(parsed.module(), PrintOptions { generic: true, ..PrintOptions::default() });
    String::from_utf8_lossy(&text).into_owned()
}

fn round_trip(text: &[u8], target: Target) -> Result<Outcome, String> {
    let context = pto_driver::context(false, false)?;
    pto_driver::configure(&context, Configuration { target: Some(target), ..Configuration::default() });
    let parse = |what: &str, text: &[u8]| {
        let (parsed, messages) = collecting(&context, || ParsedSource::parse(&context, what, text, false));
        parsed.ok_or_else(|| format!("{what} does not parse: {messages:?}"))
    };
    // Custom form prints some defaults and omits others, also of operations that are not converted.
    let input = print(parse("input", text)?.module(), PrintOptions::default());
    let parsed = parse("input", &input)?;
    let expected = generic(&parsed);
    let (up, messages) = collecting(&context, || to_values(parsed.module()));
    if up.is_err() {
        return if generic(&parsed) == expected {
            Ok(Outcome::NoValues(messages))
        } else {
            Err("refused, and changed".to_owned())
        };
    }
    let values = print_values(parsed.module(), PrintOptions::default());
    let spelled = String::from_utf8_lossy(&values).into_owned();
    let again = parse("values", &values)?;
    let (valid, messages) = collecting(&context, || mlir_dialect::verify(again.module()));
    if !valid {
        return Err(format!("values are not valid: {messages:?}\n{spelled}"));
    }
    if print_values(again.module(), PrintOptions::default()) != values {
        return Err(format!("values print differently the second time\n{spelled}"));
    }
    for module in [&parsed, &again] {
        let (down, messages) = collecting(&context, || to_buffers(module.module()));
        if down.is_err() {
            return Err(format!("no way back: {messages:?}\n{spelled}"));
        }
        if generic(module) != expected {
            return Err(format!("comes back changed\n{expected}\n{spelled}\n{}", generic(module)));
        }
    }
    Ok(Outcome::Identical(spelled))
}

/// Counts the files of a corpus that have a values form; all of them have to be unchanged after conversion back. The
/// corpus is not part of the project: `PTO_CORPUS` is its folder.
#[test]
fn corpus() -> Result<(), String> {
    let Some(folder) = std::env::var_os("PTO_CORPUS") else { return Ok(()) };
    let folder = Path::new(&folder);
    let table = fs::read_to_string(folder.join("expected.tsv")).map_err(|error| error.to_string())?;
    let mut counts: BTreeMap<(String, &str), usize> = BTreeMap::new();
    let mut failures = Vec::new();
    for line in table.lines().skip(1) {
        let [file, group, arch, split, "accept", ..] = line.split('\t').collect::<Vec<_>>()[..] else { continue };
        if !split.is_empty() {
            continue;
        }
        let text = fs::read(folder.join(file)).map_err(|error| error.to_string())?;
        let target = arch.parse().map_err(|error| format!("{error:?}"))?;
        let what = match round_trip(&text, target) {
            Ok(Outcome::Identical(_)) => "values",
            Ok(Outcome::NoValues(messages)) => {
                if std::env::var_os("PTO_VERBOSE").is_some() {
                    println!("{file}: {}", messages.first().map_or("", String::as_str));
                }
                if messages.is_empty() { "refused without a word" } else { "no values" }
            }
            Err(message) => {
                failures.push(format!("{file}: {message}"));
                "failed"
            }
        };
        *counts.entry((group.to_owned(), what)).or_default() += 1;
    }
    for ((group, what), count) in &counts {
        println!("{group:16}{what:24}{count}");
    }
    let silent = counts.keys().any(|(_, what)| *what == "refused without a word");
    if failures.is_empty() && !silent { Ok(()) } else { Err(failures.join("\n").chars().take(6000).collect()) }
}

//! Checks that the file tests of all operations survive a round trip through assembly, destinations form and values
//! form.

use crate::support::{generic, parse, printed, valid};
use mlir_dialect::{PrintOptions, melior::Context};
use std::path::{Path, PathBuf};

fn files(folder: &Path, list: &mut Vec<PathBuf>) {
    let mut entries: Vec<PathBuf> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    entries.sort();
    for entry in entries {
        if entry.is_dir() {
            files(&entry, list);
        } else if entry.extension().is_some_and(|extension| extension == "mlir") {
            list.push(entry);
        }
    }
}

/// Returns how a module changes in a round trip through the values form. Counts the modules with that form.
fn on_values(context: &Context, text: &str, count: &mut usize) -> Option<String> {
    let handler = context.attach_diagnostic_handler(|_| true);
    let source = parse(context, text)?;
    pto_dialect::op::normalize(source.module());
    // A module in values form is first converted to buffers, if possible.
    let down = pto_bufferization::to_buffers(source.module());
    let expected = generic(source.module());
    let up = down.and_then(|()| pto_bufferization::to_values(source.module()));
    context.detach_diagnostic_handler(handler);
    if up.is_err() {
        let changed = generic(source.module()) != expected;
        return changed.then(|| format!("refused on values, and changed:\n{text}"));
    }
    *count += 1;
    let options = PrintOptions { generic: false, verified: true, debug_info: false, names: false };
    let values = String::from_utf8(pto_bufferization::print_values(source.module(), options)).unwrap();
    let Some(again) = parse(context, &values) else { return Some(format!("does not parse on values:\n{values}")) };
    if pto_bufferization::print_values(again.module(), options) != values.as_bytes() {
        return Some(format!("printed again on values:\n{values}"));
    }
    pto_dialect::op::normalize(again.module());
    if pto_bufferization::to_buffers(again.module()).is_err() {
        return Some(format!("no way back from values:\n{values}"));
    }
    let found = generic(again.module());
    (found != expected).then(|| format!("through values:\n{values}\n{expected}\n{found}"))
}

/// Returns how a module changes in a round trip through each form.
fn differs(text: &str, values: &mut usize) -> Option<String> {
    let context = pto_driver::context(false, false).unwrap();
    pto_driver::configure(&context, pto_dialect::target::Configuration { warnings: false, ..Default::default() });
    let source = valid(&context, text)?;
    let expected = generic(source.module());
    let asm = pto_asm::print(source.module(), &pto_asm::names_in(&source));
    let messages = std::sync::Arc::new(std::sync::Mutex::new(String::new()));
    let sink = std::sync::Arc::clone(&messages);
    let handler = context.attach_diagnostic_handler(move |diagnostic| {
        sink.lock().unwrap().push_str(&format!("{}: {diagnostic}\n", diagnostic.location()));
        true
    });
    let back = pto_asm::assemble(&context, "test.ptoas", &asm);
    context.detach_diagnostic_handler(handler);
    let messages = messages.lock().unwrap().clone();
    let Some(back) = back else { return Some(format!("{messages}{asm}")) };
    let found = generic(back.module.as_operation());
    if found != expected {
        let line = expected.lines().zip(found.lines()).find(|(a, b)| a != b);
        return Some(format!("{line:?}\n{messages}"));
    }
    let again = back.print();
    if again != asm {
        return Some(format!("printed again:\n{again}\nfirst:\n{asm}"));
    }
    // Destinations form as MLIR prints it.
    let custom = printed(source.module(), false);
    let reparsed = parse(&context, &custom).map(|source| {
        pto_dialect::op::normalize(source.module());
        generic(source.module())
    });
    if reparsed.as_deref() != Some(&expected) {
        return Some(format!("through MLIR text:\n{custom}"));
    }
    on_values(&context, text, values)
}

/// Calls `work` for each module of the file tests, with a name.
pub(crate) fn each(mut work: impl FnMut(&str, &str)) {
    let mut list = Vec::new();
    files(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/filetests")), &mut list);
    for path in &list {
        let text = std::fs::read_to_string(path).unwrap();
        let input = text.split("\n// run 1: ").next().unwrap();
        for (number, chunk) in input.split("\n// -----\n").enumerate() {
            work(&format!("{} chunk {number}", path.display()), chunk);
        }
    }
}

#[test]
fn operations_go_through_every_form() {
    let (mut count, mut values, mut failures) = (0, 0, Vec::new());
    each(|name, text| {
        count += 1;
        failures.extend(differs(text, &mut values).map(|difference| format!("{name}: {difference}")));
    });
    println!("{count} modules, {values} of them on values too");
    assert!(count > 500 && values > 500, "only {count} modules, {values} on values");
    let shown: Vec<&str> = failures.iter().take(12).map(String::as_str).collect();
    assert!(failures.is_empty(), "{} of {count} modules:\n{}", failures.len(), shown.join("\n\n"));
}

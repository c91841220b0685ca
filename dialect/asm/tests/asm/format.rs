//! Checks the formatter: comments stay at their statements, and formatting is idempotent.

use crate::{roundtrip, support};
use mlir_dialect::melior::Context;
use pto_asm::{Unformatted, format};
use pto_dialect::target::Configuration;

fn context() -> Context {
    let context = pto_driver::context(false, false).unwrap();
    pto_driver::configure(&context, Configuration { warnings: false, ..Default::default() });
    context
}

fn formatted(text: &str) -> Result<String, Unformatted> {
    formatted_in(&context(), text)
}

fn formatted_in(context: &Context, text: &str) -> Result<String, Unformatted> {
    let handler = context.attach_diagnostic_handler(|_| true);
    let formatted = format(context, "test.ptoas", text);
    context.detach_diagnostic_handler(handler);
    formatted
}

#[test]
fn statements_are_printed_and_comments_stay() {
    let formatted = formatted(include_str!("format.ptoas")).unwrap();
    insta::assert_snapshot!(formatted);
}

/// A file without a module statement gets none.
#[test]
fn no_module_is_added() {
    let text = "\n\n.func @f()\n  func.return\n.end\n\n\n# between\n.func @g() {  func.return; }\n";
    let expected = ".func @f() {\n  func.return\n}\n\n# between\n.func @g() {\n  func.return\n}\n";
    assert_eq!(formatted(text).as_deref(), Ok(expected));
    assert_eq!(formatted(expected).as_deref(), Ok(expected));
    assert_eq!(formatted("// nothing\n\n\n// else").as_deref(), Ok("// nothing\n\n// else\n"));
    let single = ".func @f() {\n  func.return\n}\n";
    assert_eq!(formatted(single).as_deref(), Ok(single));
    // A module nested in the module of the file stays nested.
    let nested = "module {\n  module @inner {\n  }\n}\n";
    assert_eq!(formatted(nested).as_deref(), Ok(nested));
}

#[test]
fn generated_names_are_new_ones() {
    let text = "arith.constant 1 : i32\n%0 = arith.constant 2 : i32\n%1:2 = scf.while (%2 = %0, %3 = %0) : (i32, i32) \
        -> (i32, i32) {\n%t = arith.constant true\nscf.condition(%t) %2, %3 : i32, i32\n} do {\n^b(%4: i32, %5: i32):\n\
        scf.yield %5, %4 : i32, i32\n}\n%6 = arith.addi %1#0, %1#1 : i32\n";
    let formatted = formatted(text).unwrap();
    for kept in ["%4 = ", "%0 = arith.constant 2", "%1:2 = ", "^b(", "%6 = arith.addi %1#0, %1#1"] {
        assert!(formatted.contains(kept) || kept == "%4 = ", "{kept} in\n{formatted}");
    }
    assert!(formatted.starts_with("%7 = arith.constant 1"), "{formatted}");
}

#[test]
fn a_text_with_errors_is_not_formatted() {
    for text in ["tadd %a", "x y", "module {", "%a = arith.constant 1 : i32\n%a = arith.constant 2 : i32"] {
        assert_eq!(formatted(text), Err(Unformatted::Errors), "{text}");
    }
}

/// Adds a comment before and after each line.
fn commented(text: &str) -> String {
    let comment = |(number, line): (usize, &str)| {
        let indent = line.len() - line.trim_start().len() + if line.trim_start().starts_with('}') { 2 } else { 0 };
        format!("{:indent$}# above {number}\n{line} // after {number}\n", "")
    };
    text.lines().enumerate().map(comment).collect()
}

/// Printed files are formatted, with comments, too; and formatting a file without any layout yields the same.
#[test]
fn printed_files_are_formatted() {
    let (context, mut count, mut failures) = (context(), 0, Vec::new());
    roundtrip::each(|name, text| {
        let Some(printed) = support::assembly(&context, text) else { return };
        count += 1;
        let expected = commented(&printed);
        let flat: String = expected.lines().map(|line| format!("\n\n{}\n", line.trim_start())).collect();
        match (formatted_in(&context, &expected), formatted_in(&context, &flat)) {
            (Ok(same), Ok(again)) => {
                let spaced: String =
                    again.lines().filter(|line| !line.is_empty()).map(|line| format!("{line}\n")).collect();
                if same != expected || spaced != expected {
                    failures.push(format!("{name}:\n{expected}\n{same}\n{again}"));
                }
            }
            (first, second) => failures.push(format!("{name}: {first:?} {second:?}\n{expected}")),
        }
    });
    assert!(count > 300, "only {count} modules");
    assert!(
        failures.is_empty(),
        "{} of {count}:\n{}",
        failures.len(),
        failures.iter().take(3).cloned().collect::<String>()
    );
}

//! Generated modules come through every form unchanged: assembly, destination-passing form, values, generic form, text
//! with locations and bytecode.
//!
//! `PTO_CASES` says how many modules; `make properties` runs a million.

use mlir_dialect::{
    ParsedSource, PrintOptions, bytecode,
    melior::{Context, ir::operation::OperationRef},
    print, verify,
};
use proptest::{
    collection::vec,
    prelude::any,
    test_runner::{Config, RngAlgorithm, TestCaseError, TestRng, TestRunner},
};
use pto_dialect::target::Configuration;
use pto_generate::{Generator, draw, module};
use pto_isa::Target;
use pto_levels::{print_values, to_buffers, to_values};
use std::{cell::RefCell, collections::BTreeSet, rc::Rc};

/// Modules where nobody says how many.
const CASES: u32 = 10_000;
/// Most operations of a module.
const OPERATIONS: usize = 4;
/// Operations of each row on each target.
const SEEDS: u64 = 6;

/// A context that keeps what is reported.
struct Session {
    context: Context,
    messages: Rc<RefCell<Vec<String>>>,
}

impl Session {
    fn new() -> Result<Self, String> {
        // What a region yields is made by an operation of no dialect.
        let context = pto_front::context(false, true)?;
        pto_front::configure(&context, Configuration::default());
        let messages: Rc<RefCell<Vec<String>>> = Rc::default();
        let sink = Rc::clone(&messages);
        context.attach_diagnostic_handler(move |diagnostic| {
            sink.borrow_mut().push(diagnostic.to_string());
            true
        });
        Ok(Self { context, messages })
    }

    fn parse(&self, what: &str, text: &[u8]) -> Result<ParsedSource<'_>, String> {
        self.messages.borrow_mut().clear();
        let parsed = ParsedSource::parse(&self.context, what, text, false);
        // A type that cannot be made is reported, and does not stop the parser.
        let valid = parsed.filter(|parsed| verify(parsed.module()) && self.messages.borrow().is_empty());
        let parsed = valid.ok_or_else(|| {
            format!("{what} is refused: {:?}\n{}", self.messages.borrow(), String::from_utf8_lossy(text))
        })?;
        // As the tools do.
        pto_dialect::op::normalize(parsed.module());
        Ok(parsed)
    }
}

const GENERIC: PrintOptions = PrintOptions { generic: true, debug_info: false, verified: true };
const CUSTOM: PrintOptions = PrintOptions { generic: false, debug_info: false, verified: true };
const LOCATED: PrintOptions = PrintOptions { generic: false, debug_info: true, verified: true };

fn same(what: &str, expected: &[u8], found: &[u8]) -> Result<(), String> {
    let text = |bytes| String::from_utf8_lossy(bytes).into_owned();
    if expected == found { Ok(()) } else { Err(format!("{what} changes\n{}\n{}", text(expected), text(found))) }
}

/// The assembly of a valid module is assembled to the same module, and printed the same again.
fn assembly(session: &Session, what: &str, module: OperationRef<'_, '_>) -> Result<(), String> {
    let expected = print(module, GENERIC);
    let text = pto_asm::print(module, &|_| None);
    session.messages.borrow_mut().clear();
    let assembled = pto_asm::assemble(&session.context, what, &text);
    let valid =
        assembled.filter(|assembled| verify(assembled.module.as_operation()) && session.messages.borrow().is_empty());
    let refused = || format!("{what} is refused: {:?}\n{text}", session.messages.borrow());
    let assembled = valid.ok_or_else(refused)?;
    let again = assembled.module.as_operation();
    same(what, &expected, &print(again, GENERIC))?;
    let printed = assembled.print();
    same(&format!("{what}, printed again,"), text.as_bytes(), printed.as_bytes())
}

/// Says whether the module has a form on values.
fn forms(session: &Session, program: &str) -> Result<bool, String> {
    let drawn = session.parse("the program", program.as_bytes())?;
    let custom = print(drawn.module(), CUSTOM);
    let parsed = session.parse("custom form", &custom)?;
    let forms = [
        ("generic form of the program", print(drawn.module(), GENERIC)),
        ("custom form", custom.clone()),
        ("generic form", print(parsed.module(), GENERIC)),
        ("text with locations", print(parsed.module(), LOCATED)),
        ("bytecode", bytecode(parsed.module()).ok_or("no bytecode")?),
    ];
    for (what, text) in forms {
        same(what, &custom, &print(session.parse(what, &text)?.module(), CUSTOM))?;
    }
    let expected = print(parsed.module(), GENERIC);
    assembly(session, "assembly", parsed.module())?;
    if to_values(parsed.module()).is_err() {
        same("a refusal", &expected, &print(parsed.module(), GENERIC))?;
        return Ok(false);
    }
    assembly(session, "assembly on values", parsed.module())?;
    let values = print_values(parsed.module(), CUSTOM);
    let again = session.parse("form on values", &values)?;
    same("form on values", &values, &print_values(again.module(), CUSTOM))?;
    for module in [&parsed, &again] {
        to_buffers(module.module()).map_err(|_| format!("no way back: {:?}", session.messages.borrow()))?;
        same("the way up and down", &expected, &print(module.module(), GENERIC))?;
    }
    Ok(true)
}

#[test]
fn unchanged() -> Result<(), String> {
    let cases = std::env::var("PTO_CASES").ok().and_then(|text| text.parse().ok()).unwrap_or(CASES);
    let config = Config { cases, failure_persistence: None, max_shrink_iters: 200, ..Config::default() };
    let mut runner = TestRunner::new_with_rng(config, TestRng::deterministic_rng(RngAlgorithm::ChaCha));
    let (session, generator) = (Session::new()?, Generator::new());
    let (on_values, rows) = (RefCell::new(0_u64), RefCell::new(BTreeSet::new()));
    let choices = vec((any::<usize>(), any::<u64>()), 1..=OPERATIONS);
    let result = runner.run(&(any::<bool>(), choices), |(a5, choices)| {
        let target = if a5 { Target::A5 } else { Target::A3 };
        let operations = generator.operations(target, &choices);
        rows.borrow_mut().extend(operations.iter().map(|operation| operation.row.name));
        let program = module(&operations);
        match forms(&session, &program) {
            Ok(values) => *on_values.borrow_mut() += u64::from(values),
            Err(message) => return Err(TestCaseError::fail(format!("{message}\n{program}"))),
        }
        Ok(())
    });
    result.map_err(|error| error.to_string())?;
    println!("{cases} modules of {} rows, {} of them on values too", rows.borrow().len(), on_values.borrow());
    Ok(())
}

/// Some operations of each row, one by one: says of which rows the forms do not hold.
#[test]
fn each_row() -> Result<(), String> {
    let (session, generator) = (Session::new()?, Generator::new());
    let mut wrong = Vec::new();
    for (row, target) in generator.rows() {
        let drawn = (0..SEEDS).filter_map(|seed| draw(row, *target, seed));
        let failed = drawn.filter_map(|operation| forms(&session, &module(&[operation])).err()).next();
        wrong.extend(failed.map(|message| format!("{} on {}: {message}", row.name, target.name())));
    }
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n\n")) }
}

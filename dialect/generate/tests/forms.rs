//! Checks that generated modules survive a round trip through every form: assembly, destinations form, values form,
//! generic form, with locations, and bytecode.
//!
//! `PTO_CASES` is the number of modules; `make properties` runs a million. They are drawn in batches, processed
//! sequentially on each processor.

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
use pto_bufferization::{print_values, stays, to_buffers, to_values};
use pto_dialect::target::Configuration;
use pto_generate::{Generator, draw, module};
use pto_isa::{Op, Target, ops, syntax::Syntax};
use rayon::prelude::*;
use std::{
    cell::RefCell,
    collections::BTreeSet,
    rc::Rc,
    sync::atomic::{AtomicU32, Ordering},
    time::Instant,
};

/// Default number of modules.
const CASES: u32 = 10_000;
/// Modules per context, since a context keeps every type and location.
const BATCH: u32 = 250;
/// Modules between two progress messages.
const STEP: u32 = 25_000;
/// Maximal number of operations per module.
const OPERATIONS: usize = 2;
/// Op definitions per context.
const EACH: usize = 40;
/// Operations of each definition on each target.
const SEEDS: u64 = 6;
/// Further operations if none of those has a values form.
const MORE_SEEDS: u64 = 60;

/// A context, and the diagnostics reported in it.
struct Session {
    context: Context,
    messages: Rc<RefCell<Vec<String>>>,
}

impl Session {
    fn new() -> Result<Self, String> {
        // An unregistered operation defines the values that a region yields.
        let context = pto_driver::context(false, true)?;
        pto_driver::configure(&context, Configuration::default());
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
        // An invalid type is reported, but does not stop the parser.
        let valid = parsed.filter(|parsed| {
            pto_dialect::target::settle_layouts(parsed.module());
            verify(parsed.module()) && self.messages.borrow().is_empty()
        });
        let parsed = valid.ok_or_else(|| {
            format!("{what} is refused: {:?}\n{}", self.messages.borrow(), String::from_utf8_lossy(text))
        })?;
        // Normalize as the tools do.
        pto_dialect::op::normalize(parsed.module());
        Ok(parsed)
    }
}

const GENERIC: PrintOptions = PrintOptions { generic: true, debug_info: false, verified: true, names: false };
const CUSTOM: PrintOptions = PrintOptions { generic: false, debug_info: false, verified: true, names: false };
const LOCATED: PrintOptions = PrintOptions { generic: false, debug_info: true, verified: true, names: false };

fn same(what: &str, expected: &[u8], found: &[u8]) -> Result<(), String> {
    let text = |bytes| String::from_utf8_lossy(bytes).into_owned();
    if expected == found { Ok(()) } else { Err(format!("{what} changes\n{}\n{}", text(expected), text(found))) }
}

/// The printed forms of a module.
struct Texts {
    assembly: String,
    /// Destinations form.
    custom: String,
    /// Values form, if the module has one.
    values: Option<String>,
}

/// Checks that the assembly of a valid module yields the same module, and the same assembly when printed again.
fn assembly(session: &Session, what: &str, module: OperationRef<'_, '_>) -> Result<String, String> {
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
    same(&format!("{what}, printed again,"), text.as_bytes(), printed.as_bytes())?;
    Ok(text)
}

/// Takes a program through all forms.
fn forms(session: &Session, program: &str) -> Result<Texts, String> {
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
    let assembled = assembly(session, "assembly", parsed.module())?;
    let text = |bytes| String::from_utf8(bytes).map_err(|error| error.to_string());
    let mut texts = Texts { assembly: assembled, custom: text(custom)?, values: None };
    if to_values(parsed.module()).is_err() {
        same("a refusal", &expected, &print(parsed.module(), GENERIC))?;
        return Ok(texts);
    }
    assembly(session, "assembly on values", parsed.module())?;
    let values = print_values(parsed.module(), CUSTOM);
    let again = session.parse("form on values", &values)?;
    same("form on values", &values, &print_values(again.module(), CUSTOM))?;
    for module in [&parsed, &again] {
        to_buffers(module.module()).map_err(|_| format!("no way back: {:?}", session.messages.borrow()))?;
        same("the way up and down", &expected, &print(module.module(), GENERIC))?;
    }
    texts.values = Some(text(values)?);
    Ok(texts)
}

/// Statistics of the modules.
#[derive(Default)]
struct Count {
    on_values: u64,
    definitions: BTreeSet<&'static str>,
}

/// Draws modules and takes each through all forms. Each batch has a separate session, and is reproducible.
fn batch(generator: &Generator, number: u32, cases: u32) -> Result<Count, String> {
    let config = Config { cases, failure_persistence: None, max_shrink_iters: 200, ..Config::default() };
    let mut seed = [0; 32];
    seed[..4].copy_from_slice(&number.to_le_bytes());
    let mut runner = TestRunner::new_with_rng(config, TestRng::from_seed(RngAlgorithm::ChaCha, &seed));
    let (session, count) = (Session::new()?, RefCell::new(Count::default()));
    let choices = vec((any::<usize>(), any::<u64>()), 1..=OPERATIONS);
    let result = runner.run(&(any::<bool>(), choices), |(a5, choices)| {
        let target = if a5 { Target::A5 } else { Target::A3 };
        let operations = generator.operations(target, &choices);
        let program = module(&operations);
        let texts =
            forms(&session, &program).map_err(|message| TestCaseError::fail(format!("{message}\n{program}")))?;
        let mut count = count.borrow_mut();
        count.on_values += u64::from(texts.values.is_some());
        count.definitions.extend(operations.iter().map(|operation| operation.def.name));
        Ok(())
    });
    result.map_err(|error| format!("batch {number}: {error}"))?;
    Ok(count.into_inner())
}

#[test]
fn unchanged() -> Result<(), String> {
    let cases = std::env::var("PTO_CASES").ok().and_then(|text| text.parse().ok()).unwrap_or(CASES);
    let (generator, begin) = (Generator::new(), Instant::now());
    let (done, wrong) = (AtomicU32::new(0), AtomicU32::new(u32::MAX));
    let batches: Vec<u32> = (0..cases.div_ceil(BATCH)).collect();
    let counts = batches.par_iter().map(|number| {
        // Skip the modules after the first failure, which is then reproducible.
        if *number > wrong.load(Ordering::Relaxed) {
            return Ok(Count::default());
        }
        let size = BATCH.min(cases - number * BATCH);
        let result = batch(&generator, *number, size).inspect_err(|_| {
            wrong.fetch_min(*number, Ordering::Relaxed);
        });
        let before = done.fetch_add(size, Ordering::Relaxed);
        if (before + size) / STEP > before / STEP {
            println!("{} of {cases} modules after {:.0} s", before + size, begin.elapsed().as_secs_f64());
        }
        result
    });
    let counts: Vec<Result<Count, String>> = counts.collect();
    let mut all = Count::default();
    for count in counts {
        let Count { on_values, definitions } = count?;
        all.on_values += on_values;
        all.definitions.extend(definitions);
    }
    let seconds = begin.elapsed().as_secs_f64();
    println!(
        "{cases} modules of {} op definitions, {} of them on values too, in {seconds:.0} s",
        all.definitions.len(),
        all.on_values
    );
    let known: BTreeSet<&str> = generator.definitions().iter().map(|(def, _)| def.name).collect();
    let missing: Vec<&&str> = known.difference(&all.definitions).collect();
    if missing.is_empty() || cases < CASES { Ok(()) } else { Err(format!("never drawn: {missing:?}")) }
}

/// Returns whether an operation of a definition has a values form in one of its programs, or describes a failure of its
/// forms.
fn each(session: &Session, def: &'static Op, target: Target) -> Result<bool, String> {
    let (quoted, gives) = (matches!(def.syntax, Syntax::Generic), format!("= pto.{} ", def.name));
    let (mut given, is_to) = (false, def.tile_outs().next().is_some() && stays(def).is_none());
    for seed in 0..MORE_SEEDS {
        if seed >= SEEDS && (given || !is_to) {
            break;
        }
        let Some(operation) = draw(def, target, seed) else { continue };
        let texts = forms(session, &module(&[operation]))?;
        // Only operations without custom syntax are printed in generic form.
        let generic = |text: &str, name: &str| text.contains(&format!("\"{name}\"("));
        if generic(&texts.custom, &format!("pto.{}", def.name)) != quoted {
            return Err(format!("generic form:\n{}", texts.custom));
        }
        if generic(&texts.assembly, def.name) != quoted || texts.assembly.contains(" ins(") {
            return Err(format!("not assembly:\n{}", texts.assembly));
        }
        if let Some(values) = &texts.values {
            if values.contains(" outs(") {
                return Err(format!("destinations among values:\n{values}"));
            }
            given |= values.contains(&gives);
        }
    }
    Ok(given)
}

/// Checks operations of each definition separately; lists the definitions with failures.
#[test]
fn each_row() -> Result<(), String> {
    let generator = Generator::new();
    let found = generator.definitions().par_chunks(EACH).map(|definitions| {
        let session = Session::new()?;
        let each = definitions.iter().map(|(def, target)| (*def, *target, each(&session, def, *target)));
        Ok(each.collect::<Vec<_>>())
    });
    let found: Vec<_> = found.collect::<Result<Vec<Vec<_>>, String>>()?.into_iter().flatten().collect();
    let mut wrong: Vec<String> = Vec::new();
    for (def, target, result) in &found {
        wrong.extend(result.as_ref().err().map(|error| format!("{} on {}: {error}", def.name, target.name())));
    }
    let gives = |def: &Op| found.iter().any(|(other, _, given)| other.name == def.name && *given == Ok(true));
    for def in ops::all().filter(|def| def.tile_outs().next().is_some()) {
        match (stays(def), gives(def)) {
            (None, false) => wrong.push(format!("{} never gives its tile as a value", def.name)),
            (Some(why), true) => {
                wrong.push(format!("{} gives its tile as a value, although {}", def.name, why.reason()))
            }
            (None, true) | (Some(_), false) => {}
        }
    }
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n\n")) }
}

//! Checks each rule of each op definition with operations that just keep and just break it, in generic form,
//! destinations form, values form and assembly: an operation that keeps all rules is accepted, and one that breaks a
//! rule is rejected with the code of only that rule, at the operand, result or attribute that the rule points at. If a
//! rule cannot be broken without another one, the codes of both are expected. A second test breaks every rule, except
//! those that no single operation can break.
//!
//! `PTO_CASES` is the number of operations; `make properties` runs 200,000.

use diag::{Diagnostic, Location, Severity, Sources};
use mlir_dialect::{ParsedSource, PrintOptions, melior::Context, print};
use pto_bufferization::{print_values, to_values};
use pto_dialect::target::Configuration;
use pto_driver::{Chunk, Phase};
use pto_generate::{Generator, Near, module, near, rules};
use pto_isa::{
    DType, Kind, Op, Rule, Target,
    check::{At, Violation},
    rule::{Idx, Micro, OF_ABSENCE, ThreadRule, Transfer, VectorRule},
};
use rayon::prelude::*;
use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};

/// Default number of operations.
const CASES: usize = 3_000;
/// Operations per context, since a context keeps every type and location.
const BATCH: usize = 200;
/// Name of the source file.
const FILE: &str = "near.mlir";

const GENERIC: PrintOptions = PrintOptions { generic: true, debug_info: false, verified: true, names: false };
const CUSTOM: PrintOptions = PrintOptions { generic: false, debug_info: false, verified: true, names: false };

/// A diagnostic: its code, and the source at its position.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Found {
    severity: Severity,
    code: String,
    place: String,
    message: String,
}

/// A form of a program.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Form {
    Generic,
    Destinations,
    Values,
    Assembly,
}

impl Form {
    const fn name(self) -> &'static str {
        match self {
            Form::Generic => "generic form",
            Form::Destinations => "destinations form",
            Form::Values => "values form",
            Form::Assembly => "assembly",
        }
    }
}

/// Returns the diagnostics of the tools, for a target given on the command line or by the source.
fn reported(context: &Context, text: &str, form: Form, target: Option<Target>) -> Vec<Found> {
    let mut sources = Sources::new();
    let file = sources.add(FILE, text.as_bytes().to_vec());
    let sources = Arc::new(sources);
    let mut chunk = Chunk::new(context, Arc::clone(&sources), file, 0..text.len(), target);
    let mut found = Vec::new();
    match form {
        Form::Generic | Form::Destinations | Form::Values => {
            let checked = chunk.check(&mut found);
            if checked.is_none() && found.is_empty() {
                found.push(Diagnostic::error(pto_driver::pto(0), "refused without a word"));
            }
        }
        Form::Assembly => {
            chunk.configure(true);
            let assembled = chunk.collecting(Phase::Parse, &mut found, || pto_asm::assemble(context, FILE, text));
            if let Some(assembled) = assembled {
                let module = assembled.module.as_operation();
                pto_dialect::target::settle_layouts(module);
                chunk.collecting(Phase::Verify, &mut found, || {
                    let each = mlir_dialect::verify_all(module, None);
                    pto_verify::verify(module, pto_verify::Options::default()).is_ok() && each
                });
            }
        }
    }
    // Other statements of the program may be omitted in the assembly, so diagnostics of missing ones are ignored.
    let absent = |diagnostic: &Diagnostic| OF_ABSENCE.iter().any(|code| diagnostic.code == pto_driver::pto(*code));
    let reported = found.into_iter().filter(|found| !absent(found)).map(|diagnostic| {
        let place = match diagnostic.location {
            Location::Span(span) => text.get(span.start..span.end).unwrap_or("").to_owned(),
            _ => String::new(),
        };
        Found { severity: diagnostic.severity, code: diagnostic.code.to_string(), place, message: diagnostic.message }
    });
    reported.collect()
}

/// What is reported in every form: severity, code and message.
fn verdict(found: &[Found]) -> Vec<(Severity, &str, &str)> {
    let mut all: Vec<_> =
        found.iter().map(|found| (found.severity, found.code.as_str(), found.message.as_str())).collect();
    all.sort_unstable();
    all
}

/// Returns how the verdicts differ between a target on the command line, in the module, and by default; `None` if they
/// are equal.
fn by_target(context: &Context, text: &str, form: Form, target: Target, by_module: &[Found]) -> Option<String> {
    let attribute = |target: Target| format!(" attributes {{pto.target_arch = \"{}\"}}", target.name());
    let own = attribute(target);
    let other = if target == Target::A5 { Target::A3 } else { Target::A5 };
    let mut ways = vec![
        ("with its target by the command line alone", text.replacen(&own, "", 1), Some(target)),
        ("with another target in the module", text.replacen(&own, &attribute(other), 1), Some(target)),
    ];
    if target == Target::default() {
        ways.push(("by default", text.replacen(&own, "", 1), None));
    }
    ways.into_iter().find_map(|(how, text, option)| {
        let found = reported(context, &text, form, option);
        (found != by_module).then(|| format!("{how}: {found:?}\n{text}"))
    })
}

/// Parses without verification; returns `None` if parsing fails or the module differs from `meant`.
fn reparsed<'c>(context: &'c Context, text: &str, meant: Option<&str>) -> Option<ParsedSource<'c>> {
    let handler = context.attach_diagnostic_handler(|_| true);
    let parsed = ParsedSource::parse(context, FILE, text.as_bytes(), false);
    context.detach_diagnostic_handler(handler);
    let parsed = parsed?;
    pto_dialect::op::normalize(parsed.module());
    let same = meant.is_none_or(|meant| text_of(print(parsed.module(), GENERIC)) == meant);
    same.then_some(parsed)
}

fn text_of(bytes: Vec<u8>) -> String {
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Returns the program in each form that can express it.
fn texts(context: &Context, program: &str) -> Result<Vec<(Form, String)>, String> {
    let parsed = reparsed(context, program, None).ok_or("the program does not parse")?;
    let meant = text_of(print(parsed.module(), GENERIC));
    let mut texts = vec![(Form::Generic, program.to_owned())];
    let custom = text_of(print(parsed.module(), CUSTOM));
    if reparsed(context, &custom, Some(&meant)).is_some() {
        texts.push((Form::Destinations, custom));
    }
    let assembly = pto_asm::print(parsed.module(), &|_| None);
    let handler = context.attach_diagnostic_handler(|_| true);
    let assembled = pto_asm::assemble(context, FILE, &assembly);
    let says = assembled.as_ref().map(|assembled| text_of(print(assembled.module.as_operation(), GENERIC)));
    if says.as_ref() == Some(&meant) {
        texts.push((Form::Assembly, assembly));
    }
    if to_values(parsed.module()).is_ok() {
        let meant = text_of(print(parsed.module(), GENERIC));
        let values = text_of(print_values(parsed.module(), CUSTOM));
        if reparsed(context, &values, Some(&meant)).is_some() {
            texts.push((Form::Values, values));
        }
    }
    context.detach_diagnostic_handler(handler);
    Ok(texts)
}

/// Returns whether a diagnostic points at the part that the rule names. In other forms values have other names, and
/// written tiles are results in the values form.
fn points(near: &Near, at: At, form: Form, place: &str) -> bool {
    match (at, form) {
        (At::Operand(index), Form::Generic) => {
            near.operation.identities().get(index).is_some_and(|value| place == format!("%v{value}"))
        }
        (At::Operand(_), Form::Destinations) => place.starts_with('%'),
        (At::Operand(_), Form::Values | Form::Assembly) => !place.is_empty(),
        (At::Result(_) | At::Attr(_) | At::Op, _) => !place.is_empty() && !place.starts_with('%'),
    }
}

/// Checks the verdicts on a program.
fn judge(context: &Context, kernel: &Near, count: &mut Count) -> Result<(), String> {
    let program = module(std::slice::from_ref(&kernel.operation));
    let mut first: Option<Vec<Found>> = None;
    for (form, text) in texts(context, &program).map_err(|message| format!("{message}\n{program}"))? {
        *count.forms.entry(form).or_default() += 1;
        let all = reported(context, &text, form, None);
        if let Some(differs) = by_target(context, &text, form, kernel.operation.target, &all) {
            return Err(format!("{}: {all:?}\n{text}\n{differs}", form.name()));
        }
        match &first {
            None => first = Some(all.clone()),
            Some(first) if verdict(first) != verdict(&all) => {
                return Err(format!(
                    "{}: {first:?}\n{}: {all:?}\n{text}\n{program}",
                    Form::Generic.name(),
                    form.name()
                ));
            }
            Some(_) => {}
        }
        let found: Vec<Found> = all.into_iter().filter(|found| found.severity == Severity::Error).collect();
        let wrong = |what: String| Err(format!("{}: {what}\nfound {found:?}\n{text}\n{program}", form.name()));
        let code = |violation: &Violation| format!("PTO{:04}", violation.code);
        for broken in &kernel.broken {
            if !found.iter().any(|found| found.code == code(broken)) {
                return wrong(format!("{} ({}) is not reported", code(broken), broken.message));
            }
        }
        if let Some(other) = found.iter().find(|found| kernel.broken.iter().all(|broken| code(broken) != found.code)) {
            return wrong(format!("{} is reported, and all rules with this code are kept", other.code));
        }
        if let ([broken], Some(first)) = (kernel.broken.as_slice(), found.first())
            && !points(kernel, broken.at, form, &first.place)
        {
            return wrong(format!("{} ({}) points elsewhere", code(broken), broken.message));
        }
    }
    Ok(())
}

#[derive(Default)]
struct Count {
    kept: usize,
    broken: usize,
    /// Number of programs that break only one rule.
    alone: usize,
    forms: BTreeMap<Form, usize>,
    /// Rules that were broken.
    rules: BTreeSet<(&'static str, &'static str, usize)>,
    wrong: Vec<String>,
}

/// A rule of an op definition on a target; `None` keeps all rules.
type Case = (&'static Op, Target, Option<usize>);

/// Returns every rule of every op definition on its targets, and each op definition with all rules kept.
fn all_cases() -> Vec<Case> {
    let of_definition = |(def, target): &(&'static Op, Target)| {
        let (def, target) = (*def, *target);
        let broken = rules(def, target).map(move |(index, _)| (def, target, Some(index)));
        std::iter::once((def, target, None)).chain(broken).collect::<Vec<Case>>()
    };
    Generator::new().definitions().iter().flat_map(of_definition).collect()
}

fn batch(cases: &[Case], number: usize, all: &[Case]) -> Result<Count, String> {
    let context = pto_driver::context(false, true)?;
    pto_driver::configure(&context, Configuration::default());
    let mut count = Count::default();
    for (index, (def, target, rule)) in cases.iter().enumerate() {
        let seed = (number * BATCH + index) / all.len();
        let Some(kernel) = near(def, *target, *rule, seed as u64) else { continue };
        match kernel.broken.as_slice() {
            [] => count.kept += 1,
            broken => {
                count.broken += 1;
                count.alone += usize::from(broken.len() == 1);
                let rules = broken.iter().filter_map(|broken| broken.rule);
                count.rules.extend(rules.map(|rule| (def.name, target.name(), rule)));
            }
        }
        if let Err(message) = judge(&context, &kernel, &mut count) {
            count.wrong.push(format!("{} on {}, seed {seed}: {message}", def.name, target.name()));
        }
    }
    Ok(count)
}

#[test]
fn verdicts() -> Result<(), String> {
    let cases = std::env::var("PTO_CASES").ok().and_then(|text| text.parse().ok()).unwrap_or(CASES);
    let all = all_cases();
    // The step is coprime to the number of rules, so that all are visited before any one repeats.
    let step = 7_919;
    let drawn: Vec<Case> = (0..cases).map(|case| all[case * step % all.len()]).collect();
    let chunks: Vec<&[Case]> = drawn.chunks(BATCH).collect();
    let counts: Vec<Result<Count, String>> =
        chunks.par_iter().enumerate().map(|(number, chunk)| batch(chunk, number, &all)).collect();
    let mut total = Count::default();
    for count in counts {
        let count = count?;
        total.kept += count.kept;
        total.broken += count.broken;
        total.alone += count.alone;
        total.rules.extend(count.rules);
        total.wrong.extend(count.wrong);
        for (form, number) in count.forms {
            *total.forms.entry(form).or_default() += number;
        }
    }
    let forms: Vec<String> = total.forms.iter().map(|(form, number)| format!("{} {number}", form.name())).collect();
    println!(
        "{} kernels that keep all rules, {} that break one, {} of them alone; {}; {} of {} rules broken",
        total.kept,
        total.broken,
        total.alone,
        forms.join(", "),
        total.rules.len(),
        all.iter().filter(|(_, _, rule)| rule.is_some()).count()
    );
    if total.wrong.is_empty() {
        Ok(())
    } else {
        Err(format!("{} wrong\n\n{}", total.wrong.len(), total.wrong.join("\n\n")))
    }
}

/// Attempts to draw an operation that breaks a rule.
const DRAWS: u64 = 160;

/// Returns why no operation of the generator breaks a rule; file tests of the operations break these.
fn needs_more(def: &Op, target: Target, rule: &Rule) -> Option<&'static str> {
    let is_pointer = |operand: Idx| {
        let kind = def.operands.get(usize::from(operand)).map(|operand| operand.kind);
        matches!(kind, Some(Kind::Ptr | Kind::PtrOrMemref))
    };
    match rule {
        Rule::Peer(rule) => needs_more(def, target, rule),
        Rule::Thread(ThreadRule::AddressUsedBy(_) | ThreadRule::UsedBy(_)) => Some("operations that use its result"),
        Rule::Thread(ThreadRule::MadeBy { .. }) => Some("another operation that defines its operand"),
        Rule::Transfer(Transfer::MemoryLayout { .. } | Transfer::OneMatrix { .. }) | Rule::ViewConversion { .. } => {
            Some("the layout of a view, which `make_tensor_view` states")
        }
        Rule::Micro(Micro::Multiple { operand, .. }) if is_pointer(*operand) => Some("a pointer with a known address"),
        Rule::Vector(VectorRule::Arguments { .. }) => Some("a region with other arguments"),
        Rule::Transfer(Transfer::Available(types)) if types.on(target).iter().count() == DType::ALL.len() => {
            Some("an element type that the target lacks")
        }
        Rule::DTypeWhen { value: 0, .. } if target == Target::A3 => {
            Some("an element type of the op definition that the mode excludes")
        }
        Rule::Vector(VectorRule::Elements { .. }) if is_implied(def, rule) => {
            Some("element types that an earlier rule accepts")
        }
        _ => None,
    }
}

/// Returns whether an earlier rule on the same values accepts fewer element types: the verifier then reports only one
/// of both.
fn is_implied(def: &Op, rule: &Rule) -> bool {
    let Rule::Vector(VectorRule::Elements { values, allowed }) = rule else { return false };
    let mut earlier = def.all_rules().take_while(|other| !std::ptr::eq(*other, rule));
    earlier.any(|other| match other {
        Rule::Vector(VectorRule::Elements { values: same, allowed: fewer }) => {
            same == values && fewer.iter().all(|dtype| allowed.contains(dtype))
        }
        _ => false,
    })
}

#[test]
fn every_rule_is_broken() {
    let breaks = |(def, target, rule): &Case| {
        let rule = (*rule)?;
        let wanted = |near: &Near| near.broken.iter().any(|broken| broken.rule == Some(rule));
        let broken = (0..DRAWS).any(|seed| near(def, *target, Some(rule), seed).is_some_and(|near| wanted(&near)));
        let rule = def.all_rules().nth(rule)?;
        let expected = needs_more(def, *target, rule).is_none();
        (broken != expected).then(|| {
            let how = if broken { "broken by one operation" } else { "never broken" };
            format!("{} on {}: {how}: {rule:?}", def.name, target.name())
        })
    };
    let wrong: Vec<String> = all_cases().par_iter().filter_map(breaks).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

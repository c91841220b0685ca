//! Checks the assembly of the ISA manual: each statement is accepted, or `tests/manual-assembly.tsv` states why it is
//! not.
//!
//! The manual leaves types open (`!pto.tile<...>`) and declares no registers. A statement is tried with the types of
//! legal operations of its op definition, as `pto-generate` draws them: its registers become parameters of a function,
//! in the order results, destinations, other operands.
//!
//! `BLESS=1` writes the diagnostics of rejected statements without a reason. If the manual is next to the project
//! (`../shared`, or the folder `SHARED` names), every statement of it has to be listed here.

use mlir_dialect::melior::{Context, diagnostic::DiagnosticSeverity};
use pto_dialect::{op::assembly, target::Configuration};
use pto_generate::{Operation, draw};
use pto_isa::{Dim, Kind, Op, Role, Shape, Target, TypeDesc, types::ViewDesc};
use std::{
    fmt::Write,
    path::Path,
    sync::{Arc, Mutex},
};

/// Statements and, after a tab, the reason why one is not accepted.
const STATEMENTS: &str = include_str!("../../../../tests/manual-assembly.tsv");
/// Number of legal operations to try on each target, for an accepted statement and for a rejected one.
const DRAWS: [u64; 2] = [160, 4];

/// A statement of the manual, in parts.
struct Statement<'t> {
    /// The part up to the `:` of the types.
    head: &'t str,
    /// The types.
    types: Option<&'t str>,
}

/// Returns the first word.
fn word(text: &str) -> &str {
    let end = text.find(|c: char| !(c.is_ascii_alphanumeric() || c == '_')).unwrap_or(text.len());
    text.get(..end).unwrap_or("")
}

/// Returns the characters outside of brackets, angle brackets and strings, with offsets.
fn outside(text: &str) -> impl Iterator<Item = (usize, char)> {
    let (mut depth, mut quoted, mut before) = (0_usize, false, ' ');
    text.char_indices().filter(move |(_, c)| {
        match c {
            '"' => quoted = !quoted,
            '(' | '[' | '{' | '<' if !quoted => depth += 1,
            ')' | ']' | '}' if !quoted => depth = depth.saturating_sub(1),
            '>' if !quoted && before != '-' => depth = depth.saturating_sub(1),
            _ => {}
        }
        before = *c;
        depth == 0 && !quoted
    })
}

impl<'t> Statement<'t> {
    fn of(text: &'t str) -> Self {
        let colon = outside(text).find(|(_, c)| *c == ':').map(|(at, _)| at);
        match colon.and_then(|at| text.split_at_checked(at)) {
            Some((head, types)) => Self { head, types: types.get(1..) },
            None => Self { head: text, types: None },
        }
    }

    /// Returns the op definition.
    fn def(&self) -> Option<&'static Op> {
        let named = self.head.get(self.front().len()..).unwrap_or("").trim_start_matches([' ', '=']);
        let end = named.find(|c: char| !(c.is_ascii_alphanumeric() || matches!(c, '_' | '.'))).unwrap_or(named.len());
        let name = named.get(..end)?;
        let bare = name.get(..4).filter(|prefix| prefix.eq_ignore_ascii_case("pto.")).map_or(name, |_| &name[4..]);
        assembly::lookup(bare).map(assembly::Assembly::def)
    }

    /// Returns the part before the `=`.
    fn front(&self) -> &'t str {
        let defines = self.head.starts_with('%');
        self.head.split_once('=').filter(|_| defines).map_or("", |(front, _)| front)
    }
}

/// Returns the type of an operation that a type in the manual denotes: one with the same keyword, the next one at each
/// occurrence, otherwise a scalar.
fn meant<'o>(written: &str, before: &[&str], types: &[&'o TypeDesc]) -> Option<&'o TypeDesc> {
    let key = |text: &str| word(text.trim_start_matches(['!', ' ']).trim_start_matches("pto.")).to_owned();
    let wanted = key(written);
    let is = |ty: &&&TypeDesc| {
        let known = key(&ty.to_string());
        known == wanted || (wanted == "tile" && known == "tile_buf")
    };
    let alike: Vec<&TypeDesc> = types.iter().filter(is).copied().collect();
    let position = before.iter().filter(|other| key(other) == wanted).count();
    let scalar = |ty: &&&TypeDesc| matches!(ty, TypeDesc::Scalar(_) | TypeDesc::Index);
    let found = alike.get(position).or(alike.last()).or_else(|| types.iter().find(scalar));
    found.or(types.first()).copied()
}

/// Replaces the types in a statement by those of an operation. `first`: destinations come first.
fn with_types(written: &str, first: bool, results: &[&TypeDesc], operands: &[&TypeDesc]) -> String {
    let (left, right) = match outside(written).find(|(at, c)| *c == '-' && written[*at..].starts_with("->")) {
        Some((at, _)) => (&written[..at], Some(&written[at + 2..])),
        None => (written, None),
    };
    let all: Vec<&TypeDesc> = results.iter().chain(operands).copied().collect();
    let after: Vec<&TypeDesc> = operands.iter().chain(results).copied().collect();
    let one_side = |text: &str, exact: &[&[&TypeDesc]]| {
        let text = text.trim();
        let inner = text.strip_prefix('(').and_then(|text| text.strip_suffix(')'));
        let list = inner.unwrap_or(text);
        let mut parts: Vec<&str> = Vec::new();
        let mut from = 0;
        for (at, _) in outside(list).filter(|(_, c)| *c == ',') {
            parts.push(&list[from..at]);
            from = at + 1;
        }
        parts.push(&list[from..]);
        let parts: Vec<&str> = parts.into_iter().map(str::trim).filter(|part| !part.is_empty()).collect();
        let exact = exact.iter().find(|types| types.len() == parts.len() && parts.len() != 1);
        let typed = parts.iter().enumerate().map(|(index, part)| {
            let ty = exact.and_then(|types| types.get(index).copied());
            let ty = ty.or_else(|| meant(part, &parts[..index], &after)).map(ToString::to_string);
            ty.unwrap_or_else(|| (*part).to_owned())
        });
        let typed = typed.collect::<Vec<_>>().join(", ");
        if inner.is_some() { format!("({typed})") } else { typed }
    };
    let mut text = one_side(left, &[operands, if first { &all } else { &after }]);
    if let Some(right) = right {
        let single = right.trim().trim_matches(['(', ')']);
        let right = match results {
            [only] if !outside(single).any(|(_, c)| c == ',') && !single.is_empty() => only.to_string(),
            _ => one_side(right, &[results]),
        };
        write!(text, " -> {right}").unwrap();
    }
    text
}

/// Returns the words in quotes, and those in capitals in angle brackets.
fn words(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut rest = text;
    while let Some(at) = rest.find(['"', '<']) {
        let (close, after) = (if rest[at..].starts_with('"') { '"' } else { '>' }, &rest[at + 1..]);
        let Some(end) = after.find(close) else { break };
        let word = &after[..end];
        let capitals = word.bytes().all(|byte| byte.is_ascii_uppercase() || b"_*0123456789".contains(&byte));
        if close == '"' || (capitals && !word.is_empty()) {
            found.push(word);
            rest = &after[end + 1..];
        } else {
            rest = after;
        }
    }
    found
}

/// Returns the distinct registers of a statement in order.
fn registers(text: &str) -> Vec<&str> {
    let mut found: Vec<&str> = Vec::new();
    for (at, _) in text.match_indices('%') {
        let name = word(text.get(at + 1..).unwrap_or(""));
        if !found.contains(&name) {
            found.push(name);
        }
    }
    found
}

/// A value of an operation.
struct Slot {
    /// Its declared name.
    name: &'static str,
    /// The statement defines it.
    defined: bool,
    /// It precedes the operation.
    front: bool,
    ty: TypeDesc,
}

/// Returns the values of an operation in the order of assembly: results, destinations, other operands.
fn slots(statement: &Statement<'_>, operation: &Operation) -> Vec<Slot> {
    let def = operation.def;
    let destinations = assembly::lookup(def.name).is_some_and(assembly::Assembly::has_destinations);
    let out = |index: usize| destinations && def.tile_outs().any(|(out, _)| out == index);
    // An updated operand precedes the operation if it does in the manual.
    let front = registers(statement.front()).len() > def.results.len() && def.tile_outs().next().is_none();
    let updated = |index: usize| front && matches!(def.operands[index].role, Role::Out | Role::InOut);
    let values = |wanted: &dyn Fn(usize) -> bool, defined: bool, front: bool| -> Vec<Slot> {
        let chosen = operation.values().filter(|(index, _)| wanted(*index));
        chosen
            .map(|(index, value)| Slot { name: def.operands[index].name.as_str(), defined, front, ty: value.ty })
            .collect()
    };
    let results = def.results.iter().zip(&operation.results);
    let results = results.flat_map(|(result, types)| {
        types.iter().map(|ty| Slot { name: result.name.as_str(), defined: true, front: true, ty: *ty })
    });
    let mut slots: Vec<Slot> = results.collect();
    slots.extend(values(&out, true, true));
    slots.extend(values(&updated, false, true));
    slots.extend(values(&|index| !out(index) && !updated(index), false, false));
    slots
}

/// A statement with registers of a legal operation.
struct Program {
    text: String,
    /// The expected operands, as `%arg0`, if the manual uses the names of the op definition.
    operands: Option<Vec<String>>,
}

/// Returns the statement with registers of a legal operation; `None` if their number differs.
fn program(statement: &Statement<'_>, operation: &Operation, custom: &str) -> Option<Program> {
    let mut slots = slots(statement, operation);
    let mut names = registers(statement.head);
    let mut indices = Vec::new();
    if names.len() > slots.len()
        && let Some((front, after)) = statement.head.split_once('[')
    {
        // A memory operand is a box of a view.
        indices = registers(after.split_once(']')?.0);
        names.retain(|name| !indices.contains(name));
        let base = front.rsplit_once('%').map(|(_, base)| base)?;
        let viewed = slots.get_mut(names.iter().position(|name| *name == base)?)?;
        if let TypeDesc::Partition(view) = viewed.ty {
            let shape = Shape::new(&[Dim::Dynamic; 2])?;
            viewed.ty = TypeDesc::TensorView(ViewDesc { shape, ..view });
        }
    }
    if names.len() != slots.len() {
        return None;
    }
    // If either of two operands may be a scalar, their order is significant.
    let either = operation.def.operands.iter().any(|operand| operand.kind == Kind::TileOrScalar);
    let named = !either && slots.iter().all(|slot| slot.defined || names.contains(&slot.name));
    let mut types: Vec<(&str, &Slot)> = names.iter().copied().zip(&slots).collect();
    if named {
        let defined = slots.iter().filter(|slot| slot.defined).count();
        let rest: Vec<&Slot> = slots.iter().filter(|slot| !slot.defined).collect();
        for (name, of) in types.iter_mut().skip(defined) {
            *of = rest.iter().find(|slot| slot.name == *name)?;
        }
    }
    let mut head = statement.head.to_owned();
    let (placeholders, given) = (words(statement.head), words(custom));
    if placeholders.len() == given.len() {
        for (placeholder, word) in placeholders.iter().zip(given) {
            head = head.replacen(&format!("\"{placeholder}\""), &format!("\"{word}\""), 1);
        }
    }
    let of = |defined: bool| types.iter().filter(move |(_, slot)| slot.defined == defined);
    let at = |front: bool| types.iter().filter(move |(_, slot)| slot.front == front).map(|(_, slot)| &slot.ty);
    let (results, mut operands): (Vec<&TypeDesc>, Vec<&TypeDesc>) = (at(true).collect(), at(false).collect());
    let index = TypeDesc::Index;
    if let Some(written) = statement.types {
        let viewed = operands.iter().position(|ty| matches!(ty, TypeDesc::TensorView(_)));
        if let Some(viewed) = viewed.filter(|_| !indices.is_empty()) {
            operands.splice(viewed + 1..viewed + 1, [&index, &index]);
        }
        write!(head, ": {}", with_types(written, statement.front().is_empty(), &results, &operands)).unwrap();
    }
    let mut arguments: Vec<String> = of(false).map(|(name, slot)| format!("%{name}: {}", slot.ty)).collect();
    arguments.extend(indices.iter().map(|name| format!("%{name}: index")));
    let declared = operation.def.operands.iter().filter_map(|operand| {
        let position = of(false).position(|(_, slot)| slot.name == operand.name.as_str())?;
        Some(format!("%arg{position}"))
    });
    let operands = (named && indices.is_empty()).then(|| declared.collect());
    let (target, arguments) = (operation.target.name(), arguments.join(", "));
    let text = format!(
        "module attributes {{pto.target_arch = \"{target}\"}} {{\n.func private @f({arguments}) {{\n{head}\nreturn\n}}\n}}\n"
    );
    Some(Program { text, operands })
}

/// A context, and the diagnostics reported in it.
struct Session {
    context: Context,
    messages: Arc<Mutex<Vec<String>>>,
}

impl Session {
    fn new() -> Self {
        let context = pto_driver::context(false, true).unwrap();
        pto_driver::configure(&context, Configuration { warnings: false, ..Configuration::default() });
        let messages: Arc<Mutex<Vec<String>>> = Arc::default();
        let sink = Arc::clone(&messages);
        context.attach_diagnostic_handler(move |diagnostic| {
            if matches!(diagnostic.severity(), DiagnosticSeverity::Error) {
                sink.lock().unwrap().push(diagnostic.to_string());
            }
            true
        });
        Self { context, messages }
    }

    /// Returns the error of a program.
    fn error_of(&self, def: &Op, program: &Program) -> Option<String> {
        self.messages.lock().unwrap().clear();
        let assembled = pto_asm::assemble(&self.context, "manual.ptoas", &program.text);
        let valid = assembled.as_ref().is_some_and(|assembled| mlir_dialect::verify(assembled.module.as_operation()));
        let said = self.messages.lock().unwrap().first().cloned();
        let Some(assembled) = assembled.filter(|_| valid && said.is_none()) else {
            return Some(said.unwrap_or_else(|| "not read".to_owned()));
        };
        let expected = program.operands.as_ref()?;
        let generic = crate::support::generic(assembled.module.as_operation());
        let (_, after) = generic.split_once(&format!("\"pto.{}\"(", def.name))?;
        let found: Vec<&str> = after.split_once(')')?.0.split(", ").filter(|name| !name.is_empty()).collect();
        (found != *expected).then(|| format!("operands {found:?}, expected {expected:?}"))
    }

    /// Returns why a statement is rejected.
    fn refused(&self, text: &str, draws: u64) -> Option<String> {
        let statement = Statement::of(text);
        let Some(def) = statement.def() else { return Some("unknown mnemonic".to_owned()) };
        let mut first = None;
        for (target, seed) in (0..draws).flat_map(|seed| [(Target::A5, seed), (Target::A3, seed)]) {
            let Some(operation) = draw(def, target, seed) else { continue };
            let operation = Operation { note: false, ..operation };
            let drawn = pto_generate::module(std::slice::from_ref(&operation));
            let custom = crate::support::parse(&self.context, &drawn)
                .map(|source| crate::support::printed(source.module(), false))
                .unwrap_or_default();
            let named = format!("pto.{}", def.name);
            let custom = custom.lines().find(|line| line.contains(&named)).unwrap_or("").to_owned();
            let Some(program) = program(&statement, &operation, &custom) else { continue };
            let said = self.error_of(def, &program)?;
            if std::env::var_os("PTO_VERBOSE").is_some() && first.is_none() {
                println!("{said}\n{}", program.text);
            }
            first.get_or_insert(said);
        }
        Some(first.unwrap_or_else(|| "no operation of the row has as many registers".to_owned()))
    }
}

#[test]
fn statements_of_the_manual_are_read_or_explained() {
    let session = Session::new();
    let (mut blessed, mut wrong, mut read) = (String::new(), Vec::new(), 0);
    for line in STATEMENTS.lines() {
        let (text, reason) = line.split_once('\t').unwrap_or((line, ""));
        let refused = session.refused(text, DRAWS[usize::from(!reason.is_empty())]);
        read += usize::from(refused.is_none());
        match (&refused, reason) {
            (None, "") => {}
            (None, _) => wrong.push(format!("{text}\n  is read, and need not be explained: {reason}")),
            (Some(said), "") => wrong.push(format!("{text}\n  is not read: {said}")),
            (Some(_), _) => {}
        }
        let reason = refused.map_or(String::new(), |said| if reason.is_empty() { said } else { reason.to_owned() });
        writeln!(blessed, "{text}\t{reason}").unwrap();
    }
    println!("{read} of {} statements of the manual are read", STATEMENTS.lines().count());
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/manual-assembly.tsv"), blessed).unwrap();
    } else {
        assert!(wrong.is_empty(), "{} statements:\n{}", wrong.len(), wrong.join("\n"));
    }
}

/// Returns the first lines of the statements in a list of the manual, with collapsed blanks.
fn first_lines(list: &str) -> Vec<String> {
    let lines = list.lines().filter_map(|line| line.trim_start().strip_prefix("[asm] "));
    let statements = lines.map(str::trim).filter(|line| !line.starts_with('#'));
    statements.map(|line| line.split_whitespace().collect::<Vec<_>>().join(" ")).collect()
}

#[test]
fn no_statement_of_the_manual_is_missing() {
    let beside = || concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared").to_owned();
    let folder = std::env::var("SHARED").unwrap_or_else(|_| beside());
    let Ok(list) = std::fs::read_to_string(Path::new(&folder).join("spec/manual-syntax.txt")) else { return };
    let shown = first_lines(&list);
    let missing: Vec<&String> =
        shown.iter().filter(|line| !STATEMENTS.lines().any(|known| known.starts_with(line.as_str()))).collect();
    assert!(shown.len() > 600 && missing.is_empty(), "{missing:#?}");
}

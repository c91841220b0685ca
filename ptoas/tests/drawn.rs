//! Tests kernels of drawn operations, on each target and at each level: their C++ compiles without warnings, and
//! consists of exactly the statements of its operations.
//!
//! `PTO_DRAWN` is the number of kernels.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests")]

use mlir_dialect::{ParsedSource, PipelineOptions, PrintOptions, run_pipeline};
use pto_dialect::target::Configuration;
use pto_generate::{Operation, draw};
use pto_isa::{Op, Target, ops};
use ptoas::Job;
use regex::Regex;
use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write,
    fs,
    process::Command,
    sync::LazyLock,
};

/// Default number of kernels.
const KERNELS: u64 = 60;
/// Number of operations of a kernel.
const OPERATIONS: u64 = 3;
/// Number of kernels that the compiler compiles at once.
const AT_ONCE: usize = 50;
const TARGETS: [Target; 2] = [Target::A3, Target::A5];

/// Operations that are written as declarations only: buffers, views, pipes between cores without users, and factors,
/// which precede a push.
const DECLARED: [&str; 13] = [
    "alloc_multi_tile",
    "alloc_tile",
    "bitcast",
    "declare_local_array",
    "declare_tile",
    "make_tensor_view",
    "partition_view",
    "reserve_buffer",
    "set_quant_scalar",
    "set_quant_vector",
    "subview",
    "talias",
    "tassign",
];
/// Barriers. Those of the vector pipe of a5 are not written, because that pipe runs in order.
const BARRIERS: [&str; 2] = ["barrier", "barrier_sync"];
/// Statements that occur once at the end of a function that stores scalars, however many of its operations do.
const AT_EXIT: [&str; 3] =
    ["pipe_barrier(PIPE_ALL);", "dcci((__gm__ void*)0, cache_line_t::ENTIRE_DATA_CACHE);", "dsb((mem_dsb_t)0);"];

static VARIABLE: LazyLock<Regex> = LazyLock::new(|| Regex::new(r"\bv\d+\b").unwrap());
static CASE: LazyLock<Regex> = LazyLock::new(|| Regex::new(r"^[\w:]+ v\d+ = [\w:]+::\w+;$").unwrap());
static ADDRESS: LazyLock<Regex> = LazyLock::new(|| Regex::new(r"^uint64_t v\d+ = \(uint64_t\) v\d+;$").unwrap());
/// A name of a value, also within the text that an operation prints.
static NAME: LazyLock<Regex> = LazyLock::new(|| Regex::new(r"%([a-z]+\d*)").unwrap());

/// A level of the compiler.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Level {
    /// Tiles are values.
    Values,
    /// Buffers without addresses.
    Buffers,
    /// Buffers with addresses.
    Placed,
}

const LEVELS: [(Level, &str); 3] = [(Level::Values, "level1"), (Level::Buffers, "level2"), (Level::Placed, "level3")];

/// The parameters of a function as its generator prints them: names and types.
fn parameters(head: &str) -> Vec<(String, String)> {
    let list = head.split_once('(').unwrap().1.rsplit_once(") {").unwrap().0;
    let starts: Vec<usize> =
        Regex::new(r"(?:^|, )%v\d+: ").unwrap().find_iter(list).map(|found| found.start()).collect();
    let ends = starts.iter().copied().skip(1).chain([list.len()]);
    let each = starts.iter().zip(ends).map(|(start, end)| list[*start..end].trim_start_matches(", "));
    each.map(|part| part.split_once(": ").map(|(name, ty)| (name.to_owned(), ty.to_owned())).unwrap()).collect()
}

/// One function of operations at a level: each buffer that an operation takes is allocated. `None` if a buffer has
/// dynamic extents, so that only a caller can allocate it.
fn kernel(operations: &[&Operation], target: Target, level: Level) -> Option<String> {
    const BARE: &str = "\"pto.alloc_tile\"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : ()";
    const PLACED: &str = "\"pto.alloc_tile\"(%at) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i64)";
    let (mut given, mut body) = (Vec::new(), String::new());
    for (number, operation) in operations.iter().enumerate() {
        let text = operation.function(number);
        // A text in quotes, which an operation prints, is not renamed.
        let own = |text: &str| {
            let parts = text.split('"').enumerate();
            let renamed = |part: &str| NAME.replace_all(part, format!("%o{number}_$1")).into_owned();
            let parts: Vec<String> =
                parts.map(|(at, part)| if at % 2 == 1 { part.to_owned() } else { renamed(part) }).collect();
            parts.join("\"")
        };
        let mut lines = text.lines();
        for (name, ty) in parameters(lines.next().unwrap()) {
            let is_tile = ty.starts_with("!pto.tile_buf<");
            if is_tile && ty.contains('?') && level != Level::Placed {
                return None;
            }
            if is_tile && !ty.contains('?') {
                let _ = writeln!(body, "    {} = {BARE} -> {ty}", own(&name));
            } else {
                given.push(format!("{}: {ty}", own(&name)));
            }
        }
        for line in lines.filter(|line| !["    return", "  }"].contains(line)) {
            let _ = writeln!(body, "{}", own(line));
        }
    }
    if level == Level::Placed {
        body = format!("    %at = arith.constant 0 : i64\n{}", body.replace(BARE, PLACED));
    }
    let text = format!(
        "module attributes {{pto.target_arch = \"{}\"}} {{\n  func.func private @k({}) {{\n{body}    return\n  }}\n}}\n",
        target.name(),
        given.join(", ")
    );
    if level == Level::Values { values(&text, target) } else { Some(text) }
}

/// A module whose tiles are values.
fn values(text: &str, target: Target) -> Option<String> {
    let context = pto_driver::context(false, true).unwrap();
    pto_driver::configure(&context, Configuration { target: Some(target), ..Configuration::default() });
    context.attach_diagnostic_handler(|_| true);
    pto_bufferization::register_passes().unwrap();
    let parsed = ParsedSource::parse(&context, "drawn", text.as_bytes(), false)?;
    if !mlir_dialect::verify(parsed.module()) {
        return None;
    }
    run_pipeline(parsed.module(), "builtin.module(pto-to-values)", &PipelineOptions::default()).ok()?;
    let options = PrintOptions { verified: true, ..PrintOptions::default() };
    Some(String::from_utf8(mlir_dialect::print(parsed.module(), options)).unwrap())
}

/// The C++ of a kernel, or the errors.
fn cpp(text: &str, target: Target, level: &str, synchronise: bool) -> Result<String, String> {
    let mut arguments =
        vec!["ptoas".to_owned(), format!("--pto-arch={}", target.name()), format!("--pto-level={level}")];
    arguments.push("--mlir-disable-threading".to_owned());
    arguments.extend(synchronise.then(|| "--enable-insert-sync".to_owned()));
    let job = Job::new(arguments.into_iter().map(Into::into)).unwrap();
    let made = job.compile("drawn", text.as_bytes().to_vec());
    assert!(!made.said.contains("internal error"), "{}\n{text}", made.said);
    match made.status {
        0 => Ok(String::from_utf8(made.output).unwrap()),
        _ => Err(made.said),
    }
}

/// Returns the statements of a C++ function without names of variables, declarations, and [`AT_EXIT`].
fn statements(text: &str) -> Vec<String> {
    let declares = ["const ", "using ", "return", "TASSIGN(v"];
    let body = text.split_once("AICORE inline void k(").or_else(|| text.split_once("AICORE void k(")).unwrap().1;
    let lines = body.lines().skip(1).map(|line| line.split(" // pto: ").next().unwrap().trim());
    let kept = lines.filter(|line| {
        let is_tile = line.starts_with("Tile<") && !line.contains(" = ");
        !line.is_empty()
            && *line != "}"
            && !is_tile
            && !CASE.is_match(line)
            && !ADDRESS.is_match(line)
            && !declares.iter().any(|start| line.starts_with(start))
    });
    let all: Vec<String> = kept.map(|line| VARIABLE.replace_all(line, "v").into_owned()).collect();
    match all.windows(AT_EXIT.len()).position(|window| window == AT_EXIT) {
        Some(at) => [&all[..at], &all[at + AT_EXIT.len()..]].concat(),
        None => all,
    }
}

/// Returns the first error, without numbers and names.
fn reason(said: &str) -> String {
    let line = said.lines().find(|line| line.contains("error: ")).unwrap_or(said);
    let text = line.split_once("error: ").map_or(line, |(_, text)| text);
    Regex::new(r"\d+").unwrap().replace_all(text.split(", found").next().unwrap(), "N").into_owned()
}

/// Compiles texts, each in a separate namespace, as code of both kinds of core.
fn compiles(texts: &[String]) -> Result<(), String> {
    let mut whole = String::from("#include \"pto/pto-inst.hpp\"\nusing namespace pto;\n");
    for (number, text) in texts.iter().enumerate() {
        let kept = text.lines().filter(|line| !line.starts_with("#include") && *line != "using namespace pto;");
        let _ = writeln!(whole, "namespace of_{number} {{\n{}\n}}", kept.collect::<Vec<_>>().join("\n"));
    }
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("drawn.cpp");
    fs::write(&path, &whole).unwrap();
    let header = concat!(env!("CARGO_MANIFEST_DIR"), "/../lowering/cpp/tests/include");
    let flags = ["-std=c++17", "-Wall", "-Werror", "-fsyntax-only", "-D__DAV_VEC__", "-D__DAV_CUBE__", "-I", header];
    let run = Command::new("g++").args(flags).arg(&path).output().expect("g++ is installed");
    if run.status.success() { Ok(()) } else { Err(String::from_utf8_lossy(&run.stderr).into_owned()) }
}

/// Returns a pseudo-random number for a seed and a position.
fn number(seed: u64, place: u64) -> u64 {
    let mixed = (seed * 31 + place + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    (mixed ^ (mixed >> 29)).wrapping_mul(0xBF58_476D_1CE4_E5B9) >> 33
}

/// The outcome for all kernels.
#[derive(Default)]
struct Outcome {
    texts: Vec<String>,
    wrong: Vec<String>,
    refused: BTreeMap<String, usize>,
    silent: BTreeSet<&'static str>,
    kernels: usize,
}

/// Draws a kernel, and compares its statements with those of its operations.
fn drawn(seed: u64, definitions: &[&'static Op], target: Target, (level, name): (Level, &str), out: &mut Outcome) {
    let pick = |place: u64| definitions[number(seed, place) as usize % definitions.len()];
    let operations: Vec<Operation> =
        (0..OPERATIONS).filter_map(|place| draw(pick(place), target, number(seed, place + 10))).collect();
    let (mut kept, mut wanted) = (Vec::new(), Vec::new());
    for operation in &operations {
        let Some(text) = kernel(&[operation], target, level) else { continue };
        match cpp(&text, target, name, false) {
            Ok(made) => {
                let made = statements(&made);
                if made.is_empty() {
                    out.silent.insert(operation.def.name);
                }
                wanted.extend(made);
                kept.push(operation);
            }
            Err(said) => *out.refused.entry(format!("one: {}", reason(&said))).or_default() += 1,
        }
    }
    if kept.is_empty() {
        return;
    }
    let Some(text) = kernel(&kept, target, level) else { return };
    match cpp(&text, target, name, false) {
        Ok(made) => {
            let found = statements(&made);
            if found != wanted {
                out.wrong.push(format!("seed {seed}: expected {wanted:#?}\nfound {found:#?}\n{text}"));
            }
            out.kernels += 1;
        }
        Err(said) => {
            *out.refused.entry(format!("all: {}", reason(&said))).or_default() += 1;
            return;
        }
    }
    match cpp(&text, target, name, true) {
        Ok(made) => {
            // The pass adds flags and barriers between the statements, and places barriers anew.
            let mut rest = statements(&made).into_iter();
            let mut kept = wanted.iter().filter(|statement| !statement.starts_with("pipe_barrier("));
            if let Some(lost) = kept.find(|statement| !rest.any(|found| found == **statement)) {
                out.wrong.push(format!("seed {seed}: `{lost}` is lost among flags\n{text}{made}"));
            }
            out.texts.push(made);
        }
        Err(said) => *out.refused.entry(format!("order: {}", reason(&said))).or_default() += 1,
    }
}

#[test]
fn kernels_have_all_statements_of_their_operations() {
    let asked = std::env::var("PTO_DRAWN").ok().and_then(|count| count.parse().ok());
    let count: u64 = asked.unwrap_or(KERNELS);
    let mut out = Outcome::default();
    for target in TARGETS {
        let definitions: Vec<&'static Op> =
            ops::all().filter(|def| def.targets.contains(target) && pto_cpp::is_written(def)).collect();
        for seed in 0..count / 2 {
            let level = LEVELS[usize::try_from(seed % 3).unwrap()];
            drawn(seed, &definitions, target, level, &mut out);
        }
    }
    for texts in out.texts.chunks(AT_ONCE) {
        if let Err(said) = compiles(texts) {
            out.wrong.push(said);
        }
    }
    let refused: String = out.refused.iter().fold(String::new(), |all, (why, count)| format!("{all}{count:5} {why}\n"));
    println!("{} kernels, {} ordered; silent: {:?}; refused:\n{refused}", out.kernels, out.texts.len(), out.silent);
    assert!(out.wrong.is_empty(), "{} wrong:\n{}", out.wrong.len(), out.wrong.join("\n"));
    assert!(out.kernels as u64 * 2 >= count, "{} of {count} kernels have C++:\n{refused}", out.kernels);
    let silent: Vec<&str> =
        out.silent.iter().copied().filter(|name| !DECLARED.contains(name) && !BARRIERS.contains(name)).collect();
    assert!(silent.is_empty(), "no statement stands for {silent:?}");
}

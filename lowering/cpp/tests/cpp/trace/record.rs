//! Records the calls of kernels: one C++ program contains the functions of all of them.

use super::{FUNCTION, preprocessed};
use crate::host::{self, cpp};
use mlir_dialect::ParsedSource;
use pto_buffers::Given;
use pto_cpp::Options;
use pto_dialect::target::Configuration;
use pto_interp::Schedule;
use pto_isa::Target;
use pto_kernels::Ran;
use std::{collections::BTreeMap, fmt::Write, fs, path::PathBuf, process::Command};
use tempfile::TempDir;

/// A recording.
#[derive(Clone, Debug)]
pub(super) struct Recorded {
    /// Its name, a C++ identifier.
    pub(super) name: String,
    /// The module that is lowered to C++.
    pub(super) text: String,
    /// Target.
    pub(super) target: Target,
    /// Arguments of the run.
    pub(super) arguments: Vec<Given>,
    /// The functions: one, or one for the cube core and one for the vector cores.
    pub(super) functions: Vec<String>,
    /// Parameters of the recorded program, as text: `%p0: T, %p1: T`.
    pub(super) parameters: String,
    /// Argument for each parameter of the C++ functions: `%p0=0`, or the number.
    pub(super) given: Vec<String>,
    /// Tiles that are arguments, in the header's notation.
    pub(super) tiles: Vec<String>,
}

/// Result of a run of functions with the header.
enum Body {
    /// The whole program.
    Whole(String),
    /// The program up to a read of an element whose value it needs, and the type of the element.
    Probe(String, String),
}

/// The C++ program, and the kernels that could not be lowered.
pub(super) struct Recorder {
    program: PathBuf,
    refused: BTreeMap<String, String>,
    _folder: TempDir,
}

impl Recorder {
    /// Compiles the C++ of all kernels.
    pub(super) fn new(all: &[Recorded], options: Options) -> Recorder {
        let mut text = String::from("#include <utility>\n#include \"pto/pto-inst.hpp\"\nusing namespace pto;\n");
        text.push_str("#define __aicore__\n");
        let mut main = String::from("int main(int, char **given) {\n  std::string name = given[1];\n");
        let mut refused = BTreeMap::new();
        for one in all {
            let name = &one.name;
            let made = match cpp(&one.text, Some(one.target), options) {
                Ok(made) => made,
                Err(said) => {
                    refused.insert(name.clone(), said);
                    continue;
                }
            };
            let missing = one.functions.iter().find(|function| !made.contains(&format!("{FUNCTION}{function}(")));
            assert!(missing.is_none(), "{name}: no function {missing:?} in\n{made}");
            let _ = writeln!(text, "namespace of_{name} {{\n{}}}", preprocessed(&made));
            for function in &one.functions {
                let call = format!("pto_trace::kernel(of_{name}::{function}, given + 2)");
                let _ = writeln!(main, "  if (name == \"{name}::{function}\") {{\n    return {call};\n  }}");
            }
        }
        text.push_str(&main);
        text.push_str("  return 2;\n}\n");
        let folder = tempfile::tempdir().unwrap();
        let (source, program) = (folder.path().join("kernels.cpp"), folder.path().join("kernels"));
        fs::write(&source, text).unwrap();
        let flags = ["-std=c++17", "-Wall", "-Werror", "-DPTO_TRACE", "-D__DAV_VEC__", "-D__DAV_CUBE__", "-o"];
        let built =
            Command::new("g++").args(flags).args([&program, &source]).arg("-I").arg(host::header()).output().unwrap();
        assert!(built.status.success(), "{}", String::from_utf8_lossy(&built.stderr));
        Recorder { program, refused, _folder: folder }
    }

    /// Returns what a function records on a core.
    fn body(&self, one: &Recorded, function: &str, core: [&str; 2], elements: &[u64]) -> Result<Body, String> {
        let target = if one.target == Target::A5 { "a5" } else { "a3" };
        let ran = Command::new(&self.program)
            .arg(format!("{}::{function}", one.name))
            .args([target, core[0], core[1]])
            .args(elements.iter().map(|bits| format!("#{bits:x}")))
            .args(&one.tiles)
            .args(&one.given)
            .output()
            .unwrap();
        let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
        match ran.status.code() {
            Some(0) => Ok(Body::Whole(text(&ran.stdout))),
            Some(3) => {
                let text = text(&ran.stdout);
                let (first, rest) = text.split_once('\n').unwrap();
                Ok(Body::Probe(rest.to_owned(), first.strip_prefix("probe ").unwrap().to_owned()))
            }
            _ => Err(text(&ran.stderr).trim_end().to_owned()),
        }
    }

    /// Returns the program that a kernel records, or why it records none.
    pub(super) fn program(&self, one: &Recorded) -> Result<String, String> {
        if let Some(said) = self.refused.get(&one.name) {
            return Err(said.clone());
        }
        let parameters = &one.parameters;
        match &one.functions[..] {
            [function] => {
                let mut elements = Vec::new();
                loop {
                    match self.body(one, function, ["vector", "0"], &elements)? {
                        Body::Whole(body) => {
                            return Ok(format!("func.func @trace({parameters}) {{\n{body}  return\n}}\n"));
                        }
                        Body::Probe(body, element) => elements.push(probe(one, &body, &element)?),
                    }
                }
            }
            [cube, vector] => {
                let whole = |function: &str, core: [&str; 2]| match self.body(one, function, core, &[])? {
                    Body::Whole(body) => Ok(body),
                    Body::Probe(..) => Err("an element is read beside another core".to_owned()),
                };
                let of_cube = whole(cube, ["cube", "0"])?;
                let [first, second] = [whole(vector, ["vector", "0"])?, whole(vector, ["vector", "1"])?];
                let body = format!(
                    "%core = pto.get_subblock_idx\n%zero = arith.constant 0 : i64\n\
                     %is_first = arith.cmpi eq, %core, %zero : i64\n\
                     scf.if %is_first {{\n{first}}} else {{\n{second}}}\n"
                );
                let function = |name: &str, body: &str| {
                    format!(
                        "func.func @{name}({parameters}) attributes {{pto.kernel_kind = #pto.kernel_kind<{name}>}} {{\n\
                         {body}  return\n}}\n"
                    )
                };
                Ok(converted(&(function("cube", &of_cube) + &function("vector", &body))))
            }
            _ => Err("neither one function nor one for each kind of core".to_owned()),
        }
    }
}

/// Adds the conversion of accumulators, which only the pushing core states, to the other end of each pipe.
fn converted(text: &str) -> String {
    let mut text = text.to_owned();
    let stated: Vec<(String, String)> = text
        .lines()
        .filter_map(|line| {
            line.strip_prefix("//")?.split_once("@, ").map(|(at, how)| (format!("{at}@"), format!(", {how}")))
        })
        .collect();
    for (place, how) in stated {
        text = text.replace(&format!("//{place}{how}\n"), "").replace(&place, &how);
    }
    for flag in 0..16 {
        text = text.replace(&format!("@{flag}@"), "");
    }
    text
}

/// Returns the bits of an element that a program reads, by a run that stores it in a separate buffer.
fn probe(one: &Recorded, body: &str, element: &str) -> Result<u64, String> {
    let comma = if one.parameters.is_empty() { "" } else { ", " };
    let program = format!(
        "func.func @trace({}{comma}%probe: !pto.ptr<{element}, gm>) {{\n%zero = arith.constant 0 : index\n{body}  return\n}}\n",
        one.parameters
    );
    let mut arguments = one.arguments.clone();
    arguments.push(Given::Zero(8));
    let ran = ran(&one.name, &program, &arguments, one.target, Schedule::Program)?;
    let held = ran.buffers.last().and_then(Option::as_ref).ok_or("no element")?;
    let bytes = held.bytes.bytes.get(..8).and_then(|bytes| bytes.try_into().ok()).ok_or("no element")?;
    Ok(u64::from_le_bytes(bytes))
}

/// Returns the result of a run of a text.
pub(super) fn ran(name: &str, text: &str, given: &[Given], target: Target, schedule: Schedule) -> Result<Ran, String> {
    let context = pto_driver::context(false, false)?;
    pto_driver::configure(&context, Configuration { target: Some(target), ..Configuration::default() });
    let wrong = |what: &str| format!("{what}: {}", host::said(&context, name, text));
    let parsed = ParsedSource::parse(&context, name, text.as_bytes(), false).ok_or_else(|| wrong("does not parse"))?;
    if !mlir_dialect::verify(parsed.module()) {
        return Err(wrong("is not legal"));
    }
    pto_kernels::run(parsed.module(), given, target, schedule)
        .map_err(|fault| format!("{schedule:?}: PTO{}: {}", fault.code, fault.message))
}

/// Checks that a program has the effects of a text: the same bytes in all buffers, in each schedule of pipes.
pub(super) fn same(one: &Recorded, text: &str, program: &str) -> Result<Vec<Ran>, String> {
    let wanted = ran(&one.name, text, &one.arguments, one.target, Schedule::Program)?;
    let mut all = Vec::new();
    for schedule in [Schedule::Program, Schedule::Adversarial] {
        let found = ran(&one.name, program, &one.arguments, one.target, schedule)
            .map_err(|error| format!("{error}\n{program}"))?;
        let buffers = wanted.buffers.iter().zip(&found.buffers).enumerate();
        if let Some((number, _)) = buffers.into_iter().find(|(_, (wanted, found))| !agree(wanted, found)) {
            return Err(format!("{schedule:?}: argument {number} has other bytes\n{program}"));
        }
        all.push(found);
    }
    Ok(all)
}

/// Returns whether buffers have the same bytes where they have a value.
fn agree(wanted: &Option<pto_kernels::Held>, found: &Option<pto_kernels::Held>) -> bool {
    match (wanted, found) {
        (Some(wanted), Some(found)) => wanted.bytes == found.bytes,
        (None, None) => true,
        _ => false,
    }
}

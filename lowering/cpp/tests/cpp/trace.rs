//! What the calls of the C++ compute: the test header records them as a program of PTO, and a run of the program gives what
//! a run of the kernel gives, in the order of the program and in the most hostile order of pipes.
//!
//! The C++ goes through what PyPTO does with it before it compiles it ([`preprocessed`]).

use crate::host::{self, cpp};
use mlir_dialect::ParsedSource;
use pto_buffers::{Content, Number};
use pto_cpp::Options;
use pto_dialect::target::Configuration;
use pto_interp::Schedule;
use pto_kernels::{Kernel, Ran, run};
use std::{collections::BTreeMap, fmt::Write, fs, process::Command};

const SYNCHRONISED: Options = Options { synchronise: true, barriers: false };
const BARRIERS: Options = Options { synchronise: false, barriers: true };

/// Kernels whose calls cannot be recorded, and what is said of them.
const UNRECORDED: [(&str, &str); 3] = [
    ("gemm_columns", "no transfer between a view of layout dn and a mat tile of layout NZ"),
    ("gemm_packed", "no transfer between a view of layout dn and a mat tile of layout NZ"),
    ("swap_elements", "an element is read"),
];

/// What the calls of a kernel do not say: the kernel is run without it.
const UNSAID: [(&str, &str); 1] =
    [("golden_precise_quotient_scalar", "{precisionType = #pto<div_precision high_precision>}")];

/// A kernel whose windows reach, as tiles of the size of the buffer around them, into the next buffer: their valid regions do
/// not, but a run refuses it.
const WIDE: &str = "window_swap";

/// Functions that PyPTO finds begin with this, without what stands before it.
const FUNCTION: &str = "AICORE void ";

/// A text as PyPTO compiles it: without what its own file has, functions static, and the word for code of the device its own.
pub(crate) fn preprocessed(text: &str) -> String {
    let dropped =
        ["#include \"pto/pto-inst.hpp\"", "#include <cstdint>", "using namespace pto;", "set_ffts_base_addr("];
    let kept = text.lines().filter(|line| !dropped.iter().any(|start| line.trim_start().starts_with(start)));
    let mut text = kept.flat_map(|line| [line, "\n"]).collect::<String>();
    for start in ["extern \"C\" __global__ ", "__global__ ", "extern \"C\" "] {
        text = text.replace(&format!("{start}{FUNCTION}"), "static __aicore__ void ");
    }
    text.replace("AICORE", "__aicore__")
}

/// The name of the entry, by which PyPTO calls it.
fn entry(text: &str) -> &str {
    let start = text.find(&format!("__global__ {FUNCTION}")).unwrap();
    let name = text[start..].split_once(FUNCTION).unwrap().1;
    name.split_once('(').unwrap().0
}

/// The programs that kernels record, or why they record none: one C++ program holds all of them.
fn recorded(kernels: &[Kernel], options: Options) -> BTreeMap<String, Result<String, String>> {
    let mut text = String::from("#include <utility>\n#include \"pto/pto-inst.hpp\"\nusing namespace pto;\n");
    text.push_str("#define __aicore__\n");
    let mut main = String::from("int main(int, char **given) {\n  std::string name = given[1];\n");
    let mut refused = BTreeMap::new();
    for kernel in kernels {
        let name = &kernel.name;
        let made = match cpp(&kernel.text, Some(kernel.target), options) {
            Ok(made) => made,
            Err(said) => {
                refused.insert(name.clone(), said);
                continue;
            }
        };
        let _ = writeln!(text, "namespace of_{name} {{\n{}}}", preprocessed(&made));
        let call = format!("pto_trace::kernel(of_{name}::{}, given + 2)", entry(&made));
        let _ = writeln!(main, "  if (name == \"{name}\") {{\n    return {call};\n  }}");
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
    let record = |kernel: &Kernel| {
        if let Some(said) = refused.get(&kernel.name) {
            return Err(said.clone());
        }
        let numbers = kernel.arguments.iter().map(|given| match given.content().unwrap() {
            Content::Buffer(..) => "0".to_owned(),
            Content::Number(Number::Integer(number)) => number.to_string(),
            Content::Number(Number::Real(number)) => number.to_string(),
        });
        let ran = Command::new(&program).arg(&kernel.name).args(numbers).output().unwrap();
        let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
        if ran.status.success() { Ok(text(&ran.stdout)) } else { Err(text(&ran.stderr).trim_end().to_owned()) }
    };
    kernels.iter().map(|kernel| (kernel.name.clone(), record(kernel))).collect()
}

/// What a run of a text on the arguments of a kernel gives.
fn ran(kernel: &Kernel, text: &str, schedule: Schedule) -> Result<Ran, String> {
    let context = pto_driver::context(false, false)?;
    pto_driver::configure(&context, Configuration { target: Some(kernel.target), ..Configuration::default() });
    let parsed = ParsedSource::parse(&context, &kernel.name, text.as_bytes(), false).ok_or("does not parse")?;
    if !mlir_dialect::verify(parsed.module()) {
        return Err("is not legal".to_owned());
    }
    run(parsed.module(), &kernel.arguments, kernel.target, schedule)
        .map_err(|fault| format!("{schedule:?}: PTO{}: {}", fault.code, fault.message))
}

/// Whether the program that a kernel recorded does what the kernel does.
fn same(kernel: &Kernel, program: &str) -> Result<(), String> {
    let unsaid = UNSAID.iter().find(|(name, _)| *name == kernel.name).map_or("", |(_, words)| *words);
    let text = if unsaid.is_empty() { kernel.text.clone() } else { kernel.text.replace(unsaid, "") };
    let wanted = ran(kernel, &text, Schedule::Program)?;
    for schedule in [Schedule::Program, Schedule::Adversarial] {
        let found = match ran(kernel, program, schedule) {
            Err(error) if kernel.name == WIDE && error.contains("PTO1506") => return Ok(()),
            other => other.map_err(|error| format!("{error}\n{program}"))?,
        };
        if unsaid.is_empty() {
            kernel.check(&found).map_err(|wrong| format!("{schedule:?}: {wrong}\n{program}"))?;
        }
        let buffers = wanted.buffers.iter().zip(&found.buffers).enumerate();
        if let Some((number, _)) = buffers.into_iter().find(|(_, (wanted, found))| wanted != found) {
            return Err(format!("{schedule:?}: argument {number} has other bytes\n{program}"));
        }
    }
    Ok(())
}

fn all_of(options: Options) {
    let kernels = pto_kernels::all().unwrap();
    let programs = recorded(&kernels, options);
    let mut wrong = Vec::new();
    for kernel in &kernels {
        let unrecorded = UNRECORDED.iter().find(|(name, _)| *name == kernel.name).map(|(_, why)| (*why).to_owned());
        let said = match (&programs[&kernel.name], unrecorded) {
            (Err(why), Some(stated)) if why.contains(&stated) => Ok(()),
            (Err(why), _) => Err(format!("is not recorded: {why}")),
            (Ok(_), Some(stated)) => Err(format!("is recorded, although {stated}")),
            (Ok(program), None) => same(kernel, program),
        };
        wrong.extend(said.err().map(|said| format!("{}: {said}", kernel.name)));
    }
    assert!(wrong.is_empty(), "{} of {} kernels:\n{}", wrong.len(), kernels.len(), wrong.join("\n"));
}

#[test]
fn of_kernels_with_flags() {
    all_of(SYNCHRONISED);
}

#[test]
fn of_kernels_with_barriers() {
    all_of(BARRIERS);
}

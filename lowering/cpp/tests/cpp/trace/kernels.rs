//! The kernels of `tests/run/kernels`.

use super::{
    BARRIERS, SYNCHRONISED,
    record::{Recorded, Recorder, same},
};
use pto_buffers::{Content, Number};
use pto_cpp::Options;
use pto_kernels::Kernel;

/// Kernels whose calls cannot be recorded, and the diagnostic.
const UNRECORDED: [(&str, &str); 4] = [
    ("comm_signals", "a number is read through a signal"),
    ("gemm_columns", "no transfer between a view of layout dn and a mat tile of layout NZ"),
    ("gemm_packed", "no transfer between a view of layout dn and a mat tile of layout NZ"),
    ("scalar_functions", "a number is read or written through a pointer"),
];

/// Kernels whose C++ calls lack an attribute, without which the kernel is run: `TDIVS` has no form with a precision.
const UNSAID: [(&str, &str); 1] =
    [("golden_precise_quotient_scalar", "{precisionType = #pto<div_precision high_precision>}")];

/// Returns the recording of a kernel.
fn recorded(kernel: &Kernel) -> Recorded {
    let text = &kernel.text;
    // The kernel is the function with the attribute `pto.entry`; else the first one.
    let entry = text.lines().find(|line| line.trim_start().starts_with("func.func @") && line.contains("pto.entry"));
    let entry =
        entry.unwrap_or_else(|| text.lines().find(|line| line.trim_start().starts_with("func.func @")).unwrap());
    let start = text.find(entry).unwrap();
    let (name, rest) = text[start..].split_once('@').unwrap().1.split_once('(').unwrap();
    let parameters = super::programs::parameters(rest);
    let given = kernel.arguments.iter().enumerate().map(|(index, given)| match given.content().unwrap() {
        Content::Buffer(..) => format!("%p{index}=0"),
        Content::Number(Number::Integer(number)) => format!("%p{index}={number}"),
        Content::Number(Number::Real(number)) => format!("%p{index}={number}"),
    });
    let types = parameters.iter().enumerate().map(|(index, (_, r#type))| format!("%p{index}: {}", r#type));
    Recorded {
        name: kernel.name.clone(),
        text: text.clone(),
        target: kernel.target,
        arguments: kernel.arguments.clone(),
        functions: super::programs::entries(text).unwrap_or_else(|| vec![name.to_owned()]),
        parameters: types.collect::<Vec<_>>().join(", "),
        given: given.collect(),
        tiles: Vec::new(),
    }
}

fn all_of(options: Options) {
    let kernels = pto_kernels::all().unwrap();
    let all: Vec<Recorded> = kernels.iter().map(recorded).collect();
    let recorder = Recorder::new(&all, options);
    let mut wrong = Vec::new();
    for (kernel, one) in kernels.iter().zip(&all) {
        let unrecorded = UNRECORDED.iter().find(|(name, _)| *name == kernel.name).map(|(_, why)| (*why).to_owned());
        let said = match (recorder.program(one), unrecorded) {
            (Err(why), Some(stated)) if why.contains(&stated) => Ok(()),
            (Err(why), _) => Err(format!("is not recorded: {why}")),
            (Ok(_), Some(stated)) => Err(format!("is recorded, although {stated}")),
            (Ok(program), None) => check(kernel, one, &program),
        };
        wrong.extend(said.err().map(|said| format!("{}: {said}", kernel.name)));
    }
    assert!(wrong.is_empty(), "{} of {} kernels:\n{}", wrong.len(), kernels.len(), wrong.join("\n"));
}

/// Checks that the recorded program has the results of the kernel, and the expected ones.
fn check(kernel: &Kernel, one: &Recorded, program: &str) -> Result<(), String> {
    let unsaid = UNSAID.iter().find(|(name, _)| *name == kernel.name).map_or("", |(_, words)| *words);
    let text = if unsaid.is_empty() { kernel.text.clone() } else { kernel.text.replace(unsaid, "") };
    for ran in same(one, &text, program)? {
        if unsaid.is_empty() {
            kernel.check(&ran).map_err(|wrong| format!("{wrong}\n{program}"))?;
        }
    }
    Ok(())
}

#[test]
fn with_flags() {
    all_of(SYNCHRONISED);
}

#[test]
fn with_barriers() {
    all_of(BARRIERS);
}

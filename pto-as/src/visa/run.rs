//! Implements `run`: executes kernels on the interpreter with buffers and numbers from the command line.

use super::output;
use clap::Args;
use diag::{Diagnostic, Location};
use pto_buffers::{Bytes, Content, Expected, Given, Number, Unreadable};
use pto_isa::DType;
use std::str::FromStr;
use visa::codes::Rule;
use visa::interp::{Argument, Image, Launch, Memory, value};
use visa::kernel::UnitKind;
use visa::{Object, Platform, Unit};

/// How a kernel is run.
#[derive(Debug, Args)]
pub(crate) struct Options {
    /// Name of the kernel; the first one if there is none
    #[arg(long, value_name = "NAME")]
    entry: Option<String>,
    /// Numbers of groups
    #[arg(long, value_name = "X,Y,Z", value_parser = groups, default_value = "1,1,1")]
    groups: [u32; 3],
    /// Number of threads in a group
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=1024))]
    threads: u32,
    /// Most instructions that all threads together execute
    #[arg(long, value_name = "N", default_value_t = 100_000_000)]
    steps: u64,
    /// Begin with registers that are zero; otherwise, reading what was never written is an error
    #[arg(long)]
    zero_registers: bool,
    /// An input, in their order: buf:FILE, npy:FILE, zero:BYTES, iota:TYPE:COUNT, rand:SEED:TYPE:COUNT, data:TYPE:VALUES or a number.
    /// image:ROWxROWS:BUFFER and image:ROWxROWSxDWORDS:BUFFER are images with ROW bytes in a row and DWORDS in an element
    #[arg(long = "arg", value_name = "ARG", allow_hyphen_values = true)]
    arguments: Vec<Input>,
    /// Write the buffers of buf: and npy: back to their files
    #[arg(long)]
    write_back: bool,
    /// Print the buffer of an argument, counted from 0
    #[arg(long, value_name = "N")]
    print: Vec<usize>,
    /// Compare the buffer of an argument with a file, of bytes or .npy; N:TYPE says what its elements are
    #[arg(long, value_name = "N=FILE,ATOL,RTOL")]
    expect: Vec<Expected>,
}

impl Options {
    /// Checks options that have no effect; returns an error message.
    pub(super) fn check(&self) -> Result<(), String> {
        let file = |input: &Input| matches!(input.given, Given::File(_) | Given::Npy(_));
        if self.write_back && !self.arguments.iter().any(file) {
            return Err("--write-back has no effect without an argument of the form buf:FILE or npy:FILE".to_owned());
        }
        Ok(())
    }
}

/// An argument in the notation of the command line: a buffer or number, or `image:SIZES:BUFFER`.
#[derive(Clone, Debug)]
struct Input {
    /// The image that the buffer represents.
    image: Option<Image>,
    given: Given,
}

impl FromStr for Input {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (image, text) = match text.strip_prefix("image:").and_then(|rest| rest.split_once(':')) {
            Some((sizes, buffer)) => (Some(image(sizes)?), buffer),
            None => (None, text),
        };
        match (text.parse()?, image) {
            (Given::Undefined(_), _) => Err(format!("`{text}`: buffers of vISA kernels have values, as zero:BYTES")),
            (Given::Number(_), Some(_)) => Err(format!("`{text}` is not a buffer")),
            (given, image) => Ok(Input { image, given }),
        }
    }
}

fn groups(text: &str) -> Result<[u32; 3], String> {
    let numbers: Result<Vec<u32>, _> = text.split(',').map(str::parse).collect();
    match numbers.as_deref() {
        Ok([x]) => Ok([*x, 1, 1]),
        Ok([x, y]) => Ok([*x, *y, 1]),
        Ok([x, y, z]) => Ok([*x, *y, *z]),
        Ok(_) | Err(_) => Err("expected one to three numbers".to_owned()),
    }
}

/// Parses `ROWxROWS` or `ROWxROWSxDWORDS`.
fn image(sizes: &str) -> Result<Image, String> {
    let numbers: Result<Vec<u32>, _> = sizes.split('x').map(str::parse).collect();
    let (row, rows, components) = match numbers.as_deref() {
        Ok([row, rows]) => (*row, *rows, 1),
        Ok([row, rows, components @ 1..=4]) => (*row, *rows, *components),
        Ok(_) | Err(_) => return Err(format!("`{sizes}` are no sizes of an image")),
    };
    Ok(Image { row, rows, components })
}

fn unreadable(error: Unreadable) -> Box<Diagnostic> {
    Box::new(Rule::Read.says(error.to_string()).at(Location::File(error.name)))
}

/// The buffer or number of an argument.
struct Bound {
    argument: Argument,
    /// The buffer, and the type of its elements.
    buffer: Option<(usize, Option<DType>)>,
}

fn bind(input: &Input, memory: &mut Memory) -> Result<Bound, Box<Diagnostic>> {
    let number = |number| Ok(Bound { argument: Argument::Number(number), buffer: None });
    let (bytes, dtype) = match input.given.content().map_err(unreadable)? {
        Content::Buffer(bytes, dtype) => (bytes, dtype),
        Content::Number(Number::Integer(value)) => return number(value::Number::Integer(value)),
        Content::Number(Number::Real(value)) => return number(value::Number::Real(value)),
    };
    let buffer = match input.image {
        Some(image) if image.bytes() > bytes.len() as u64 => {
            let message = format!("an image of {} bytes in a buffer of {}", image.bytes(), bytes.len());
            return Err(Box::new(Rule::RunArguments.says(message)));
        }
        Some(image) => memory.add_image(bytes, image),
        None => memory.add(bytes),
    };
    Ok(Bound { argument: Argument::Buffer(buffer), buffer: Some((buffer, dtype)) })
}

/// Result of a run.
pub(super) struct Outcome {
    /// The output.
    pub(super) text: String,
    pub(super) diagnostics: Vec<Diagnostic>,
    /// Whether the interpreter does not support an instruction.
    pub(super) unsupported: bool,
}

/// Runs a kernel of an object; `file` is its source.
pub(super) fn run(
    object: &Object,
    platform: Platform,
    file: Option<diag::FileId>,
    options: &Options,
) -> Result<Outcome, Box<Diagnostic>> {
    let kernel = entry(object, options.entry.as_deref())?;
    let mut memory = Memory::new();
    let mut bound = Vec::new();
    for input in &options.arguments {
        bound.push(bind(input, &mut memory)?);
    }
    let arguments: Vec<Argument> = bound.iter().map(|bound| bound.argument).collect();
    let launch = Launch {
        kernel,
        functions: &object.functions,
        platform,
        groups: options.groups,
        threads: options.threads,
        arguments: &arguments,
        steps: options.steps,
        slice: visa::interp::SLICE,
        check_reads: !options.zero_registers,
    };
    let mut outcome = Outcome { text: String::new(), diagnostics: Vec::new(), unsupported: false };
    if let Err(fault) = visa::interp::run(&launch, &mut memory) {
        outcome.unsupported = fault.rule == Rule::NotInterpreted;
        outcome.diagnostics.push(fault.diagnostic(file));
        return Ok(outcome);
    }
    let buffer = |argument: usize| {
        let found = bound.get(argument).and_then(|bound| bound.buffer);
        let found = found.and_then(|(buffer, dtype)| Some((Bytes::known(memory.bytes(buffer)?), dtype)));
        found.ok_or_else(|| Box::new(Rule::RunArguments.says(format!("argument {argument} is not a buffer"))))
    };
    for argument in &options.print {
        let (bytes, dtype) = buffer(*argument)?;
        outcome.text.push_str(&pto_buffers::print(*argument, &bytes, dtype));
    }
    for expected in &options.expect {
        let (bytes, dtype) = buffer(expected.argument)?;
        let (argument, file) = (expected.argument, expected.file.display());
        match expected.compare(&bytes, dtype).map_err(unreadable)? {
            Ok(agreement) => {
                let line = format!("argument {argument} is as in '{file}': {agreement}\n");
                outcome.text.push_str(&line);
            }
            Err(difference) => {
                let message = format!("argument {argument} is not '{file}': {difference}");
                outcome.diagnostics.push(Rule::Unexpected.says(message));
            }
        }
    }
    if options.write_back && outcome.diagnostics.is_empty() {
        for (input, bound) in options.arguments.iter().zip(&bound) {
            let bytes = bound.buffer.and_then(|(buffer, _)| memory.bytes(buffer)).unwrap_or_default();
            if let Some((path, bytes)) = input.given.written_back(bytes).map_err(unreadable)? {
                output::write(path, &bytes)?;
            }
        }
    }
    Ok(outcome)
}

fn entry<'o>(object: &'o Object, name: Option<&str>) -> Result<&'o Unit, Box<Diagnostic>> {
    let mut kernels = object.units().filter(|unit| unit.kind == UnitKind::Kernel);
    let found = match name {
        Some(name) => kernels.find(|kernel| &*kernel.name == name),
        None => kernels.next(),
    };
    let missing = || match name {
        Some(name) => format!("there is no kernel `{name}`"),
        None => "there is no kernel".to_owned(),
    };
    found.ok_or_else(|| Box::new(Rule::RunArguments.says(missing())))
}

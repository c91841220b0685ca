//! `run`: buffers and numbers from the command line, kernels through the interpreter.

use crate::{input, output};
use clap::Args;
use diag::{Diagnostic, Location};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use visa::codes::Rule;
use visa::interp::value::{Number, decode, encode};
use visa::interp::{Argument, Image, Launch, Memory};
use visa::kernel::UnitKind;
use visa::{Object, Platform, Type, Unit};

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
    /// An input, in their order: buf:FILE, zero:BYTES, iota:TYPE:COUNT, rand:SEED:TYPE:COUNT, npy:FILE or a number.
    /// image:ROWxROWS:BUFFER and image:ROWxROWSxDWORDS:BUFFER are images with ROW bytes in a row and DWORDS in an element
    #[arg(long = "arg", value_name = "ARG", value_parser = given, allow_hyphen_values = true)]
    arguments: Vec<Given>,
    /// Write the buffers of buf: back to their files
    #[arg(long)]
    write_back: bool,
    /// Print the buffer of an argument, counted from 0
    #[arg(long, value_name = "N")]
    print: Vec<usize>,
    /// Compare the buffer of an argument with a file, of bytes or .npy
    #[arg(long, value_name = "N=FILE,ATOL,RTOL", value_parser = expected)]
    expect: Vec<Expected>,
}

/// An argument as it is given.
#[derive(Clone, Debug)]
struct Given {
    /// What a buffer is as an image.
    image: Option<Image>,
    content: Content,
}

#[derive(Clone, Debug)]
enum Content {
    File(PathBuf),
    Npy(PathBuf),
    Zero(usize),
    Iota(Type, usize),
    Random(u64, Type, usize),
    Number(Number),
}

#[derive(Clone, Debug)]
struct Expected {
    argument: usize,
    file: PathBuf,
    absolute: f64,
    relative: f64,
}

/// Spellings of types of elements, as in numpy.
const TYPES: [(&str, &str, Type); 12] = [
    ("i8", "|i1", Type::B),
    ("u8", "|u1", Type::Ub),
    ("i16", "<i2", Type::W),
    ("u16", "<u2", Type::Uw),
    ("i32", "<i4", Type::D),
    ("u32", "<u4", Type::Ud),
    ("i64", "<i8", Type::Q),
    ("u64", "<u8", Type::Uq),
    ("f16", "<f2", Type::Hf),
    ("bf16", "", Type::Bf),
    ("f32", "<f4", Type::F),
    ("f64", "<f8", Type::Df),
];
/// No buffer is larger.
const MAX_BYTES: usize = 1 << 30;

fn groups(text: &str) -> Result<[u32; 3], String> {
    let numbers: Result<Vec<u32>, _> = text.split(',').map(str::parse).collect();
    match numbers.as_deref() {
        Ok([x]) => Ok([*x, 1, 1]),
        Ok([x, y]) => Ok([*x, *y, 1]),
        Ok([x, y, z]) => Ok([*x, *y, *z]),
        Ok(_) | Err(_) => Err("expected one to three numbers".to_owned()),
    }
}

fn integer(text: &str) -> Option<i128> {
    let (negative, digits) = text.strip_prefix('-').map_or((false, text), |digits| (true, digits));
    let value = match digits.strip_prefix("0x") {
        Some(digits) => u64::from_str_radix(digits, 16).ok()?,
        None => digits.parse().ok()?,
    };
    Some(if negative { -i128::from(value) } else { value.into() })
}

fn given(text: &str) -> Result<Given, String> {
    let image = text.strip_prefix("image:").and_then(|rest| rest.split_once(':'));
    let Some((sizes, buffer)) = image else {
        return Ok(Given { image: None, content: content(text)? });
    };
    let content = content(buffer)?;
    if let Content::Number(_) = content {
        return Err(format!("`{buffer}` is no buffer"));
    }
    Ok(Given { image: Some(self::image(sizes)?), content })
}

fn content(text: &str) -> Result<Content, String> {
    let known = || format!("known types are {}", TYPES.map(|(name, ..)| name).join(", "));
    let ty = |name: &str| TYPES.iter().find(|(known, ..)| *known == name).map(|(.., ty)| *ty).ok_or_else(known);
    let count = |text: &str, size: u32| match text.parse::<usize>() {
        Ok(count) if count <= MAX_BYTES / size as usize => Ok(count),
        Ok(_) | Err(_) => Err(format!("`{text}` is no number of elements")),
    };
    let parts: Vec<&str> = text.split(':').collect();
    match parts.as_slice() {
        ["buf", ..] => Ok(Content::File(text.strip_prefix("buf:").unwrap_or_default().into())),
        ["npy", ..] => Ok(Content::Npy(text.strip_prefix("npy:").unwrap_or_default().into())),
        ["zero", bytes] => Ok(Content::Zero(count(bytes, 1)?)),
        ["iota", name, number] => ty(name).and_then(|ty| Ok(Content::Iota(ty, count(number, ty.bytes())?))),
        ["rand", seed, name, number] => {
            let seed = seed.parse().map_err(|_| format!("`{seed}` is no seed"))?;
            ty(name).and_then(|ty| Ok(Content::Random(seed, ty, count(number, ty.bytes())?)))
        }
        [number] => {
            let value = integer(number).map(Number::Integer);
            let value = value.or_else(|| number.parse().ok().map(Number::Real));
            value.map(Content::Number).ok_or_else(|| format!("`{number}` is no number"))
        }
        [..] => {
            let known =
                "buf:FILE, zero:BYTES, iota:TYPE:COUNT, rand:SEED:TYPE:COUNT, npy:FILE, image:SIZES:BUFFER or a number";
            Err(format!("expected {known}"))
        }
    }
}

/// `ROWxROWS` or `ROWxROWSxDWORDS`.
fn image(sizes: &str) -> Result<Image, String> {
    let numbers: Result<Vec<u32>, _> = sizes.split('x').map(str::parse).collect();
    let (row, rows, components) = match numbers.as_deref() {
        Ok([row, rows]) => (*row, *rows, 1),
        Ok([row, rows, components @ 1..=4]) => (*row, *rows, *components),
        Ok(_) | Err(_) => return Err(format!("`{sizes}` are no sizes of an image")),
    };
    Ok(Image { row, rows, components })
}

fn expected(text: &str) -> Result<Expected, String> {
    let wrong = || "expected N=FILE,ATOL,RTOL".to_owned();
    let (argument, rest) = text.split_once('=').ok_or_else(wrong)?;
    let mut parts = rest.split(',');
    let file = parts.next().filter(|file| !file.is_empty()).ok_or_else(wrong)?.into();
    let mut tolerance = || parts.next().map_or(Ok(0.0), |text| text.parse().map_err(|_| wrong()));
    let (absolute, relative) = (tolerance()?, tolerance()?);
    Ok(Expected { argument: argument.parse().map_err(|_| wrong())?, file, absolute, relative })
}

/// The array of an `.npy` file: type and bytes. The format is that of numpy, versions 1 to 3.
fn npy(path: &Path) -> Result<(Type, Vec<u8>), Box<Diagnostic>> {
    let bytes = input::read(path)?;
    let wrong = |what: &str| {
        let name = path.display().to_string();
        Box::new(Rule::Read.says(format!("cannot read '{name}': {what}")).at(Location::File(name)))
    };
    let header = bytes.strip_prefix(b"\x93NUMPY").ok_or_else(|| wrong("it is no .npy file"))?;
    let (length, rest) = match header {
        [1, _, a, b, rest @ ..] => (usize::from(u16::from_le_bytes([*a, *b])), rest),
        [2 | 3, _, a, b, c, d, rest @ ..] => (u32::from_le_bytes([*a, *b, *c, *d]) as usize, rest),
        _ => return Err(wrong("its version is unknown")),
    };
    let (header, data) = rest.split_at_checked(length).ok_or_else(|| wrong("its header ends early"))?;
    let header = String::from_utf8_lossy(header);
    if header.contains("'fortran_order': True") {
        return Err(wrong("its elements are in the order of columns"));
    }
    let known = TYPES.iter().find(|(_, npy, _)| !npy.is_empty() && header.contains(&format!("'descr': '{npy}'")));
    known.map(|(.., ty)| (*ty, data.to_vec())).ok_or_else(|| wrong("its type is unknown"))
}

/// A buffer or number of an argument.
struct Bound {
    argument: Argument,
    /// The buffer, and the type of its elements.
    buffer: Option<(usize, Option<Type>)>,
}

fn filled(ty: Type, count: usize, mut element: impl FnMut(usize) -> Number) -> Vec<u8> {
    let size = ty.bytes() as usize;
    let bits = (0..count).map(|index| encode(element(index), ty, false).to_le_bytes());
    bits.flat_map(|bytes| bytes.into_iter().take(size)).collect()
}

fn bind(given: &Given, memory: &mut Memory) -> Result<Bound, Box<Diagnostic>> {
    let (ty, bytes) = match &given.content {
        Content::Number(number) => return Ok(Bound { argument: Argument::Number(*number), buffer: None }),
        Content::File(path) => (None, input::read(path)?),
        Content::Npy(path) => npy(path).map(|(ty, bytes)| (Some(ty), bytes))?,
        Content::Zero(bytes) => (None, vec![0; *bytes]),
        Content::Iota(ty, count) => (Some(*ty), filled(*ty, *count, |index| Number::Integer(index as i128))),
        Content::Random(seed, ty, count) => {
            let mut random = fastrand::Rng::with_seed(*seed);
            let values = |_| {
                if ty.is_float() {
                    Number::Real(random.f64() * 2.0 - 1.0)
                } else {
                    Number::Integer(random.u64(..).into())
                }
            };
            (Some(*ty), filled(*ty, *count, values))
        }
    };
    let buffer = match given.image {
        Some(image) if image.bytes() > bytes.len() as u64 => {
            let message = format!("an image of {} bytes in a buffer of {}", image.bytes(), bytes.len());
            return Err(Box::new(Rule::RunArguments.says(message)));
        }
        Some(image) => memory.add_image(bytes, image),
        None => memory.add(bytes),
    };
    Ok(Bound { argument: Argument::Buffer(buffer), buffer: Some((buffer, ty)) })
}

/// What came of a run.
pub(super) struct Outcome {
    /// What is printed.
    pub(super) text: String,
    pub(super) diagnostics: Vec<Diagnostic>,
    /// Whether an instruction is not interpreted.
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
    for given in &options.arguments {
        bound.push(bind(given, &mut memory)?);
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
        let found = found.and_then(|(buffer, ty)| Some((memory.bytes(buffer)?, ty)));
        found.ok_or_else(|| Box::new(Rule::RunArguments.says(format!("argument {argument} is no buffer"))))
    };
    for argument in &options.print {
        let (bytes, ty) = buffer(*argument)?;
        print(&mut outcome.text, *argument, bytes, ty);
    }
    for expected in &options.expect {
        let (bytes, ty) = buffer(expected.argument)?;
        outcome.diagnostics.extend(compare(expected, bytes, ty)?);
    }
    if options.write_back && outcome.diagnostics.is_empty() {
        for (given, bound) in options.arguments.iter().zip(&bound) {
            if let (Content::File(path), Some((buffer, _))) = (&given.content, bound.buffer) {
                output::write(path, memory.bytes(buffer).unwrap_or_default())?;
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

fn elements(bytes: &[u8], ty: Type) -> impl Iterator<Item = Number> {
    bytes
        .chunks_exact(ty.bytes() as usize)
        .map(move |chunk| decode(ty, chunk.iter().rev().fold(0, |bits, byte| bits << 8 | u64::from(*byte))))
}

fn shown(number: Number) -> String {
    match number {
        Number::Integer(value) => value.to_string(),
        Number::Real(value) => value.to_string(),
    }
}

/// Elements, sixteen in a line; dwords in hexadecimal where the type is not known.
fn print(text: &mut String, argument: usize, bytes: &[u8], ty: Option<Type>) {
    let items: Vec<String> = match ty {
        Some(ty) => elements(bytes, ty).map(shown).collect(),
        None => elements(bytes, Type::Ud).map(|number| format!("{:#010x}", number.integer())).collect(),
    };
    // Writing to a string does not fail.
    let _ = writeln!(text, "argument {argument}: {} bytes", bytes.len());
    for line in items.chunks(16) {
        let _ = writeln!(text, "  {}", line.join(" "));
    }
}

/// The first element that differs.
fn compare(expected: &Expected, bytes: &[u8], ty: Option<Type>) -> Result<Option<Diagnostic>, Box<Diagnostic>> {
    let is_npy = expected.file.extension().is_some_and(|extension| extension == "npy");
    let (wanted_type, wanted) = if is_npy {
        npy(&expected.file).map(|(ty, bytes)| (Some(ty), bytes))?
    } else {
        (None, input::read(&expected.file)?)
    };
    let name = expected.file.display();
    let argument = expected.argument;
    if wanted.len() != bytes.len() {
        let message =
            format!("argument {argument} has {} bytes, expected the {} of '{name}'", bytes.len(), wanted.len());
        return Ok(Some(Rule::Unexpected.says(message)));
    }
    let ty = wanted_type.or(ty).unwrap_or(Type::Ub);
    let differs = |found: Number, wanted: Number| match (found, wanted) {
        (Number::Integer(a), Number::Integer(b)) if a == b => false,
        (a, b) => {
            let (a, b) = (a.real(), b.real());
            let near = (a - b).abs() <= expected.absolute + expected.relative * b.abs();
            !(near || a == b || (a.is_nan() && b.is_nan()))
        }
    };
    let pairs = elements(bytes, ty).zip(elements(&wanted, ty));
    let wrong: Vec<_> = pairs.enumerate().filter(|(_, (found, wanted))| differs(*found, *wanted)).collect();
    Ok(wrong.first().map(|(index, (found, wanted))| {
        let message = format!(
            "element {index} of argument {argument} is {}, expected {} of '{name}'; {} of {} differ",
            shown(*found),
            shown(*wanted),
            wrong.len(),
            bytes.len() / ty.bytes() as usize
        );
        Rule::Unexpected.says(message)
    }))
}

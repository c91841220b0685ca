//! Reads the manifest of a kernel.

use crate::Ran;
use clap::Parser;
use pto_buffers::{Expected, Given, Unreadable};
use pto_isa::Target;
use std::{
    fmt, fs, io,
    path::{Path, PathBuf},
};

/// Folder that paths in manifests are relative to.
const DATA: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/run");
/// Folder of the kernels, in [`DATA`].
const KERNELS: &str = "kernels";
/// Prefix of kernels below the tile level.
const BELOW: &str = "cube_";
/// Prefix of the line with the arguments.
const RUN: &str = "// RUN: ";
/// Prefix of the line with the bytes on chip.
const ON_CHIP: &str = "// ON-CHIP: ";

/// A manifest that cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum Wrong {
    /// The file or folder cannot be read.
    #[error("{0}: {1}")]
    File(PathBuf, io::Error),
    /// A line is missing or wrong.
    #[error("{0}: {1}")]
    Line(PathBuf, String),
    /// A file of an argument or of a result cannot be read.
    #[error(transparent)]
    Data(#[from] Unreadable),
    /// A result differs from the expected one.
    #[error("argument {0}: {1}")]
    Result(usize, String),
}

/// The options of a `RUN` line.
#[derive(Parser)]
#[command(no_binary_name = true)]
struct Line {
    #[arg(long)]
    pto_arch: Target,
    #[arg(long = "arg", allow_hyphen_values = true)]
    arguments: Vec<Given>,
    #[arg(long = "expect")]
    expected: Vec<Expected>,
}

/// A kernel and its manifest; the crate documentation describes the format.
#[derive(Clone, Debug)]
pub struct Kernel {
    /// Name of the file.
    pub name: String,
    /// Summary of the computation, one sentence.
    pub summary: String,
    /// The module, with its manifest.
    pub text: String,
    /// Target of the kernel.
    pub target: Target,
    /// Arguments in the order of the parameters of the only function, with absolute paths of files.
    pub arguments: Vec<Given>,
    /// The expected results of arguments.
    pub expected: Vec<Expected>,
    /// Path of the file.
    pub file: PathBuf,
    /// Bytes on chip that the lowered kernel uses, over all memories; `None` if it is not lowered.
    pub on_chip: Option<usize>,
}

impl fmt::Display for Kernel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

/// Reads all kernels, sorted by name.
///
/// # Errors
/// Fails for the first file that is not a kernel.
pub fn all() -> Result<Vec<Kernel>, Wrong> {
    let folder = Path::new(DATA).join(KERNELS);
    let entries = fs::read_dir(&folder).map_err(|error| Wrong::File(folder, error))?;
    let mut files: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "mlir"));
    files.retain(|file| !stem(file).starts_with(BELOW));
    files.sort();
    files.iter().map(|file| read(file)).collect()
}

fn stem(file: &Path) -> String {
    file.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default()
}

fn read(file: &Path) -> Result<Kernel, Wrong> {
    let wrong = |message: String| Wrong::Line(file.to_owned(), message);
    let text = fs::read_to_string(file).map_err(|error| Wrong::File(file.to_owned(), error))?;
    let line = |start: &str| text.lines().find_map(|line| line.strip_prefix(start));
    let run = line(RUN).ok_or_else(|| wrong(format!("no line begins with {RUN:?}")))?;
    let Line { pto_arch, mut arguments, mut expected } =
        Line::try_parse_from(run.split_whitespace()).map_err(|error| wrong(error.to_string()))?;
    for given in &mut arguments {
        if let Given::File(path) | Given::Npy(path) = given {
            *path = Path::new(DATA).join(&path);
        }
    }
    for result in &mut expected {
        result.file = Path::new(DATA).join(&result.file);
    }
    let on_chip = line(ON_CHIP).map(str::parse).transpose().map_err(|_| wrong(format!("{ON_CHIP}: no number")))?;
    let summary = line("// ").unwrap_or_default().to_owned();
    Ok(Kernel {
        name: stem(file),
        summary,
        target: pto_arch,
        arguments,
        expected,
        on_chip,
        text,
        file: file.to_owned(),
    })
}

impl Kernel {
    /// Writes the bytes on chip that the lowered kernel uses into its manifest.
    ///
    /// # Errors
    /// Fails if the file cannot be written.
    pub fn state(&self, on_chip: usize) -> Result<(), Wrong> {
        let lines = self.text.lines().filter(|line| !line.starts_with(ON_CHIP)).flat_map(|line| {
            let stated = line.starts_with(RUN).then(|| format!("{ON_CHIP}{on_chip}\n"));
            [Some(format!("{line}\n")), stated].into_iter().flatten()
        });
        let text: String = lines.collect();
        fs::write(&self.file, text).map_err(|error| Wrong::File(self.file.clone(), error))
    }

    /// Checks that a run gave the expected results.
    ///
    /// # Errors
    /// Fails for the first result that differs, or if a file cannot be read.
    pub fn check(&self, ran: &Ran) -> Result<(), Wrong> {
        self.expected.iter().try_for_each(|expected| {
            let number = expected.argument;
            let buffer = ran.buffers.get(number).and_then(Option::as_ref);
            let buffer = buffer.ok_or_else(|| Wrong::Result(number, "it is not a buffer".to_owned()))?;
            let compared = expected.compare(&buffer.bytes, buffer.dtype)?;
            compared.map(drop).map_err(|difference| Wrong::Result(number, difference.to_string()))
        })
    }

    /// Checks that two runs agree: results and floats in other buffers within twice a tolerance, everything else bit
    /// for bit. The tolerance of a result is that of its expected content, the tolerance of another buffer the largest
    /// of all results. Buffers without initial contents and without expected results are scratch memory, which is not compared.
    ///
    /// # Errors
    /// Fails for the first buffer that differs.
    pub fn agree(&self, first: &Ran, second: &Ran) -> Result<(), Wrong> {
        // Intermediate buffers may deviate as much as the results.
        let widest = |of: fn(&Expected) -> f64| self.expected.iter().map(of).fold(0.0, f64::max);
        let (absolute, relative) = (widest(|result| result.absolute), widest(|result| result.relative));
        first.buffers.iter().zip(&second.buffers).enumerate().try_for_each(|(number, buffers)| {
            let (Some(wanted), Some(found)) = buffers else { return Ok(()) };
            let result = self.expected.iter().find(|expected| expected.argument == number);
            if result.is_none() && matches!(self.arguments.get(number), Some(Given::Undefined(_))) {
                return Ok(());
            }
            let dtype = result.and_then(|result| result.dtype).or(wanted.dtype);
            let (absolute, relative) = match (result, dtype) {
                (Some(result), _) => (result.absolute, result.relative),
                (None, Some(dtype)) if !dtype.is_integer() => (absolute, relative),
                (None, _) => (0.0, 0.0),
            };
            let difference =
                pto_buffers::difference(&found.bytes, &wanted.bytes.bytes, dtype, 2.0 * absolute, 2.0 * relative);
            difference.map_or(Ok(()), |difference| Err(Wrong::Result(number, difference.to_string())))
        })
    }
}

//! Runs Intel's finalizer, which compiles vISA to machine code.

use std::ffi::OsStr;
use std::fs::{self, File};
use std::path::Path;
use std::process::{Command, ExitStatus, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use visa::table::Op;
use visa::text;
use visa::variable::{Attribute, AttributeValue};
use visa::{Object, Place, Platform, Unit};

use crate::{Argument, Error, Kernel, Launch, device, payload_bytes};

/// Name of the finalizer.
pub const PROGRAM: &str = "GenX_IR";
/// The Debian package that contains it.
pub const PACKAGE: &str = "libigc-tools";

/// The time limit for a kernel in seconds: on some, the finalizer never ends.
const SECONDS: u64 = 600;
/// Interval at which its end is polled.
const INTERVAL: Duration = Duration::from_millis(5);

/// Bytes of a unit of `SLMSize`.
const SHARED_UNIT: u32 = 1024;
/// Bytes of an instruction, and of a compacted one.
const INSTRUCTION_BYTES: [usize; 2] = [16, 8];
/// The bit of the first four bytes that marks a compacted instruction.
const COMPACTED: u32 = 1 << 29;

/// Compiles a kernel that is launched so to machine code.
///
/// # Errors
///
/// Fails if the finalizer is missing, rejects the kernel, or does not end in time.
pub fn kernel(unit: &Unit, launch: Launch, platform: Platform) -> Result<Kernel, Error> {
    kernel_by(PROGRAM.as_ref(), unit, launch, platform)
}

/// Compiles a kernel with the finalizer at a path.
///
/// # Errors
///
/// Fails as [`kernel`] does.
pub fn kernel_by(program: &OsStr, unit: &Unit, launch: Launch, platform: Platform) -> Result<Kernel, Error> {
    let name = unit.name.to_string();
    let text = with_payload(unit, &launch.arguments, platform)?;
    let shared_bytes = number(unit, "SLMSize").unwrap_or(0).saturating_mul(SHARED_UNIT);
    let mut failure = Error::Spills { kernel: name.clone(), registers: 0 };
    for registers in device::register_files(platform).iter().copied() {
        let made = match run(program, &text, &name, registers, platform)? {
            Outcome::Code(made) => made,
            Outcome::Spills => {
                failure = Error::Spills { kernel: name.clone(), registers };
                continue;
            }
            Outcome::Crashed(said) => {
                failure = Error::Refused { kernel: name.clone(), said };
                continue;
            }
        };
        let after_loads = after_loads(&made).ok_or_else(|| Error::Refused {
            kernel: name.clone(),
            said: "it made code that loads the payload in an unknown way".to_owned(),
        })?;
        let has_barrier = unit.body.iter().any(|instruction| instruction.op == Op::Barrier);
        let code = made.code;
        return Ok(Kernel { name, code, after_loads, registers, shared_bytes, has_barrier, launch });
    }
    Err(failure)
}

/// Returns the number in an attribute of a kernel.
fn number(unit: &Unit, name: &str) -> Option<u32> {
    unit.attributes.iter().find_map(|attribute| match attribute.value {
        AttributeValue::Number(number) if &*attribute.name == name => u32::try_from(number).ok(),
        _ => None,
    })
}

/// Returns the text of a kernel, with instructions that load its payload if the hardware does not.
fn with_payload(unit: &Unit, arguments: &[Argument], platform: Platform) -> Result<String, Error> {
    let mut unit = unit.clone();
    let sizes = [("PerThreadInputSize", platform.grf_bytes()), ("CrossThreadInputSize", payload_bytes(arguments))];
    let attribute = |(name, bytes): (&str, u32)| Attribute {
        name: name.into(),
        value: AttributeValue::Number(i32::try_from(bytes).unwrap_or(i32::MAX)),
        place: Place::NONE,
    };
    unit.attributes.extend(sizes.map(attribute));
    let kernel = unit.name.to_string();
    let object = Object { kernels: vec![unit], ..Object::default() };
    text::print(&object, platform).map_err(|error| Error::Refused { kernel, said: error.to_string() })
}

/// Output of a run.
struct Made {
    code: Vec<u8>,
    listing: String,
}

/// The outcome of a run.
enum Outcome {
    Code(Made),
    /// There are too few registers.
    Spills,
    /// It ended by a signal: on some kernels that need too many registers, it crashes instead of spilling.
    Crashed(String),
}

/// Runs the finalizer with this many registers.
fn run(program: &OsStr, text: &str, kernel: &str, registers: u32, platform: Platform) -> Result<Outcome, Error> {
    let folder = tempfile::tempdir()?;
    fs::write(folder.path().join("kernel.visaasm"), text)?;
    let said = folder.path().join("said");
    let mut command = Command::new(program);
    command
        .args(["kernel.visaasm", "-platform", platform.info().finalizer, "-binary", "-output", "-TotalGRFNum"])
        .arg(registers.to_string())
        .current_dir(folder.path())
        .stdin(Stdio::null())
        .stdout(File::create(&said)?)
        .stderr(File::options().append(true).open(&said)?);
    let status = wait(command, program, kernel)?;
    let said = String::from_utf8_lossy(&fs::read(&said)?).into_owned();
    let listing = with_extension(folder.path(), "asm")?.unwrap_or_default();
    let listing = String::from_utf8_lossy(&listing).into_owned();
    if said.contains("Spill memory used") || listing.contains("//.spill size") {
        return Ok(Outcome::Spills);
    }
    if status.code().is_none() {
        return Ok(Outcome::Crashed(format!("{status}")));
    }
    let code = with_extension(folder.path(), "dat")?.filter(|_| status.success());
    let refused = |said: String| Error::Refused { kernel: kernel.to_owned(), said };
    let Some(code) = code else {
        let errors = with_extension(folder.path(), "txt")?.unwrap_or_default();
        let errors = String::from_utf8_lossy(&errors);
        let message =
            errors.lines().chain(said.lines()).find(|line| line.contains("rror")).unwrap_or("it says nothing");
        return Err(refused(format!("{status}: {}", message.trim())));
    };
    if listing.contains("illegal") {
        return Err(refused("it made illegal instructions".to_owned()));
    }
    Ok(Outcome::Code(Made { code, listing }))
}

/// Runs a command to its end, or to the time limit.
fn wait(mut command: Command, program: &OsStr, kernel: &str) -> Result<ExitStatus, Error> {
    let missing = |error: std::io::Error| Error::Missing {
        program: program.to_string_lossy().into_owned(),
        reason: error.to_string(),
    };
    let mut child = command.spawn().map_err(missing)?;
    let start = Instant::now();
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(status);
        }
        if start.elapsed().as_secs() >= SECONDS {
            child.kill()?;
            child.wait()?;
            return Err(Error::Endless { kernel: kernel.to_owned(), seconds: SECONDS });
        }
        sleep(INTERVAL);
    }
}

/// Returns the content of the file with an extension in a folder.
fn with_extension(folder: &Path, extension: &str) -> Result<Option<Vec<u8>>, Error> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|found| found == extension) {
            return Ok(Some(fs::read(path)?));
        }
    }
    Ok(None)
}

/// Returns the offset of the code after the block that loads the data of each thread: 0 if there is no such block,
/// `None` if the code differs from the listing.
fn after_loads(made: &Made) -> Option<u32> {
    let Some((_, block)) = made.listing.split_once("\nper_thread_prolog:\n") else { return Some(0) };
    let (block, _) = block.split_once("cross_thread_prolog:")?;
    let count = block.lines().filter(|line| !line.trim().is_empty() && !line.starts_with("//")).count();
    let mut offset = 0;
    for _ in 0..count {
        let head = made.code.get(offset..offset + 4)?.try_into().ok()?;
        let compacted = u32::from_le_bytes(head) & COMPACTED != 0;
        offset += INSTRUCTION_BYTES[usize::from(compacted)];
    }
    u32::try_from(offset).ok().filter(|offset| offset.is_multiple_of(64))
}

//! Runs Intel's finalizer on objects, as text and as object file.
#![allow(dead_code, clippy::unwrap_used, reason = "tests")]

use std::io::Write;
use std::path::Path;
use std::process::{Command, ExitStatus};

use visa::{Object, Platform, Version, binary};

/// Time limit in seconds: the finalizer does not terminate on some kernels.
const SECONDS: u32 = 10;
/// Time limit in seconds for kernels of any size.
const LONG_SECONDS: u32 = 120;
/// Returns the options for a listing of the machine code, without the loads of the payload, which the host executes,
/// and with the number of registers.
fn listing(object: &Object) -> [&'static str; 4] {
    // Products in windows fill the larger register file with accumulators: those that load 2D blocks, and those of many blocks
    // that are not in shared local memory.
    let count = |kernel: &visa::Unit, op| kernel.body.iter().filter(|instruction| instruction.op == op).count();
    let is_shared = |kernel: &visa::Unit| kernel.attributes.iter().any(|attribute| &*attribute.name == "SLMSize");
    let large = object.kernels.iter().any(|kernel| {
        let in_window = count(kernel, visa::table::Op::Dpas) > WINDOW && !is_shared(kernel);
        in_window || count(kernel, visa::table::Op::LscLoadBlock2d) > 0
    });
    ["-output", "-noLoadPayload", "-TotalGRFNum", if large { "256" } else { "128" }]
}

/// Maximal number of products of blocks of a kernel without windows.
const WINDOW: usize = 8;

/// Why there is no machine code.
#[derive(Debug)]
pub(crate) enum Refusal {
    /// It reports an error.
    Said(String),
    /// It crashed, did not terminate, or ran out of registers.
    Died,
}

/// Result of a run.
struct Output {
    status: ExitStatus,
    /// Its two output streams and the error file.
    said: String,
    code: Option<Vec<u8>>,
    listing: Option<String>,
}

impl Output {
    /// Returns whether it crashed or did not terminate. 124 is `timeout`'s status; it passes on signals as themselves
    /// or as 128 plus the signal.
    fn died(&self) -> bool {
        self.status.code().is_none_or(|status| status == 124 || (129..160).contains(&status))
    }

    /// Returns the number of instructions in the listing.
    fn instructions(&self) -> Option<u32> {
        let mut lines = self.listing.as_deref()?.lines();
        lines.find_map(|line| line.strip_prefix("//.instCount "))?.trim().parse().ok()
    }

    /// Returns the defect of generated code, in a word or two.
    fn defect(&self) -> Option<&'static str> {
        let listing = self.listing.as_deref().unwrap_or_default();
        if self.said.contains("Spill memory used") || listing.contains("//.spill size") {
            Some("spill")
        } else if listing.contains("illegal") {
            Some("illegal instructions")
        } else if self.said.contains("WARNING") {
            Some("warning")
        } else {
            None
        }
    }
}

/// Runs it on a file, in a separate directory.
fn launch(file: &Path, platform: Platform, seconds: u32, options: &[&str]) -> Result<Output, String> {
    let dir = tempfile::tempdir().map_err(|e| e.to_string())?;
    let file = file.canonicalize().map_err(|e| e.to_string())?;
    let command = Command::new("timeout")
        .args([&seconds.to_string(), "GenX_IR"])
        .arg(file)
        .args(["-platform", platform.info().finalizer, "-binary"])
        .args(options)
        .current_dir(dir.path())
        .output();
    let out = command.map_err(|e| e.to_string())?;
    let mut said = String::from_utf8_lossy(&out.stdout).into_owned() + &String::from_utf8_lossy(&out.stderr);
    let (mut code, mut listing) = (None, None);
    for entry in std::fs::read_dir(dir.path()).map_err(|e| e.to_string())?.flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        let bytes = std::fs::read(entry.path()).map_err(|e| e.to_string())?;
        if name.ends_with(".dat") {
            code = Some(bytes);
        } else if name.ends_with(".asm") {
            listing = Some(String::from_utf8_lossy(&bytes).into_owned());
        } else if name.ends_with("errors.txt") {
            said += &String::from_utf8_lossy(&bytes);
        }
    }
    Ok(Output { status: out.status, said, code, listing })
}

/// Returns the machine code for a file.
pub(crate) fn finalize(file: &Path, platform: Platform) -> Result<Vec<u8>, Refusal> {
    let out = launch(file, platform, SECONDS, &[]).map_err(Refusal::Said)?;
    // More registers than there are: like a crash, this does not mean that an instruction is illegal.
    let out_of_registers = out.said.contains("Spill memory used") && !out.status.success();
    if out_of_registers || out.died() {
        return Err(Refusal::Died);
    }
    let Output { status, said, code, .. } = out;
    code.filter(|_| status.success()).ok_or_else(|| Refusal::Said(format!("{status}\n{said}")))
}

/// Returns whether it is installed; prints a message if not.
pub(crate) fn is_installed() -> bool {
    let found = Command::new("GenX_IR").output().is_ok();
    if !found {
        // Not captured by the test harness, so that the message is visible.
        let _ = writeln!(std::io::stderr(), "skipped: no GenX_IR; it is in the package libigc-tools");
    }
    found
}

/// Writes an object as text and as object file. The names differ, because the finalizer writes an object file beside an
/// assembly file.
fn files(object: &Object, platform: Platform, dir: &Path) -> Result<[std::path::PathBuf; 2], String> {
    let text = visa::text::print(object, platform).map_err(|e| e.to_string())?;
    let bytes = binary::write(object, Version::default()).map_err(|e| e.to_string())?;
    let files = [dir.join("text.visaasm"), dir.join("object.isa")];
    std::fs::write(&files[0], text).map_err(|e| e.to_string())?;
    std::fs::write(&files[1], bytes).map_err(|e| e.to_string())?;
    Ok(files)
}

/// Returns the finalizer's error for a kernel. `Ok(false)` means that it crashed on the text, which is not an error of
/// the kernel.
pub(crate) fn judge(object: &Object, platform: Platform) -> Result<bool, String> {
    let dir = tempfile::tempdir().map_err(|e| e.to_string())?;
    let [assembly, file] = files(object, platform, dir.path())?;
    let text = std::fs::read_to_string(&assembly).map_err(|e| e.to_string())?;
    let body = text.lines().filter(|line| !line.starts_with('.')).collect::<Vec<_>>().join("\n");
    let of_text = match finalize(&assembly, platform) {
        Ok(code) => code,
        Err(Refusal::Died) => return Ok(false),
        Err(Refusal::Said(said)) => return Err(format!("text refused: {said}\n{body}")),
    };
    match finalize(&file, platform) {
        Ok(code) if code == of_text => Ok(true),
        Ok(_) => Err(format!("the code differs\n{body}")),
        Err(Refusal::Died) => Err(format!("the finalizer dies of the object file only\n{body}")),
        Err(Refusal::Said(said)) => Err(format!("object file refused: {said}\n{body}")),
    }
}

/// Returns the number of machine instructions of a kernel; fails if there are spills.
pub(crate) fn instructions(object: &Object, platform: Platform) -> Result<u32, String> {
    let dir = tempfile::tempdir().map_err(|e| e.to_string())?;
    let [assembly, _] = files(object, platform, dir.path())?;
    let out = launch(&assembly, platform, SECONDS, &listing(object))?;
    match (out.instructions(), out.defect()) {
        (Some(count), None) => Ok(count),
        (Some(_), Some(defect)) => Err(format!("{defect}: {}\n{}", out.said, out.listing.unwrap_or_default())),
        (None, _) => Err(format!("no machine code: {}", out.said)),
    }
}

/// Result for an accepted object.
#[derive(Debug)]
pub(crate) struct Accepted {
    /// Number of instructions.
    pub(crate) instructions: u32,
    /// The machine code.
    pub(crate) code: Vec<u8>,
    /// The listing of the machine code.
    pub(crate) listing: String,
}

/// Checks that it generates the same machine code from text and object file, without spills and illegal instructions.
///
/// # Errors
///
/// The defect, in a few words that are the same in every run; then a line break, and its output.
pub(crate) fn accepts(object: &Object, platform: Platform) -> Result<Accepted, String> {
    let dir = tempfile::tempdir().map_err(|e| e.to_string())?;
    let [assembly, file] = files(object, platform, dir.path())?;
    let listing = listing(object);
    let made = |file: &Path, form: &str| {
        let out = launch(file, platform, LONG_SECONDS, &listing)?;
        let wrong = match (out.defect(), out.died(), out.status.success() && out.code.is_some()) {
            (None, false, true) => None,
            (Some(defect), false, true) => Some(defect.to_owned()),
            // Worse than a spill: it ends without code.
            (Some("spill"), ..) => Some("spill".to_owned()),
            (_, true, _) => Some(format!("{form}: the finalizer dies")),
            (_, false, false) => Some(format!("{form}: refused")),
        };
        match wrong {
            Some(wrong) => Err(format!("{wrong}\n{}\n{}", out.status, out.said)),
            None => Ok(out),
        }
    };
    let (text, object) = (made(&assembly, "text")?, made(&file, "object")?);
    if text.code != object.code {
        return Err("the code of text and object differs".to_owned());
    }
    let instructions = text.instructions().ok_or_else(|| "no listing".to_owned())?;
    let (code, listing) = (text.code.unwrap_or_default(), text.listing.unwrap_or_default());
    Ok(Accepted { instructions, code, listing })
}

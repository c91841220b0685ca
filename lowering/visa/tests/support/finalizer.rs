//! Intel's finalizer: what it makes of objects, as text and as object file.
#![allow(dead_code, clippy::unwrap_used, reason = "tests")]

use std::io::Write;
use std::path::Path;
use std::process::Command;

use visa::{Object, Platform, Version, binary};

/// Why there is no machine code.
#[derive(Debug)]
pub(crate) enum Refusal {
    /// It says so.
    Said(String),
    /// It crashed, did not end, or ran out of registers.
    Died,
}

/// The machine code for a file.
pub(crate) fn finalize(file: &Path, platform: Platform) -> Result<Vec<u8>, Refusal> {
    run(file, platform).map_err(Refusal::Said)?.ok_or(Refusal::Died)?.map_err(Refusal::Said)
}

fn run(file: &Path, platform: Platform) -> Result<Option<Result<Vec<u8>, String>>, String> {
    let dir = tempfile::tempdir().map_err(|e| e.to_string())?;
    // The finalizer runs for ever on some kernels.
    let command = Command::new("timeout")
        .args(["10", "GenX_IR"])
        .arg(file)
        .args(["-platform", platform.info().name, "-binary"])
        .current_dir(dir.path())
        .output();
    let out = command.map_err(|e| e.to_string())?;
    let mut said = format!("{}\n", out.status) + &String::from_utf8_lossy(&out.stdout);
    said += &String::from_utf8_lossy(&out.stderr);
    let mut code = None;
    for entry in std::fs::read_dir(dir.path()).map_err(|e| e.to_string())?.flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        let bytes = std::fs::read(entry.path()).map_err(|e| e.to_string())?;
        if name.ends_with(".dat") {
            code = Some(bytes);
        } else if name.ends_with("errors.txt") {
            said += &String::from_utf8_lossy(&bytes);
        }
    }
    // More registers than there are: this too says nothing of the instructions.
    if said.contains("Spill memory used") && !out.status.success() {
        return Ok(None);
    }
    // 124 is `timeout`'s; it passes on signals as itself or as 128 and the signal.
    if out.status.code().is_none_or(|status| status == 124 || (129..160).contains(&status)) {
        return Ok(None);
    }
    Ok(Some(code.filter(|_| out.status.success()).ok_or(said)))
}

/// Whether it is there; says so if not.
pub(crate) fn is_installed() -> bool {
    let found = Command::new("GenX_IR").output().is_ok();
    if !found {
        // Not captured by the test harness, so that it is seen.
        let _ = writeln!(std::io::stderr(), "skipped: no GenX_IR; it is in the package libigc-tools");
    }
    found
}

/// What is wrong with a kernel in the finalizer's eyes. `Ok(false)` if it died of the text: that says nothing of the kernel.
pub(crate) fn judge(object: &Object, platform: Platform) -> Result<bool, String> {
    let dir = tempfile::tempdir().map_err(|e| e.to_string())?;
    let text = visa::text::print(object, platform).map_err(|e| e.to_string())?;
    let bytes = binary::write(object, Version::default()).map_err(|e| e.to_string())?;
    let (assembly, file) = (dir.path().join("text.visaasm"), dir.path().join("object.isa"));
    // Not of the same name: beside an assembly the finalizer writes an object file of its own.
    std::fs::write(&assembly, &text).map_err(|e| e.to_string())?;
    std::fs::write(&file, bytes).map_err(|e| e.to_string())?;
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

/// How many machine instructions there are for a kernel, none of them of spills.
pub(crate) fn instructions(object: &Object, platform: Platform) -> Result<u32, String> {
    let dir = tempfile::tempdir().map_err(|e| e.to_string())?;
    let text = visa::text::print(object, platform).map_err(|e| e.to_string())?;
    std::fs::write(dir.path().join("k.visaasm"), text).map_err(|e| e.to_string())?;
    let options = ["10", "GenX_IR", "k.visaasm", "-platform", platform.info().name];
    let command = Command::new("timeout")
        .args(options)
        .args(["-binary", "-output", "-noLoadPayload", "-enableHalfLSC"])
        .current_dir(dir.path())
        .output()
        .map_err(|e| e.to_string())?;
    let said = String::from_utf8_lossy(&command.stdout);
    for entry in std::fs::read_dir(dir.path()).map_err(|e| e.to_string())?.flatten() {
        let listing = std::fs::read_to_string(entry.path()).unwrap_or_default();
        if let Some(count) = listing.lines().find_map(|line| line.strip_prefix("//.instCount ")) {
            let bad =
                listing.contains("illegal") || ["Spill memory used", "WARNING"].iter().any(|bad| said.contains(bad));
            let parsed = count.trim().parse().map_err(|_| count.to_owned());
            return if bad {
                Err(format!("illegal instructions, spills or warnings: {said}\n{listing}"))
            } else {
                parsed
            };
        }
    }
    Err(format!("no machine code: {said}"))
}

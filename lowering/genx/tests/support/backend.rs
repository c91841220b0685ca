//! Runs Intel's own GenX backend (package `intel-opencl-icd`) on our LLVM IR. It reads bitcode of LLVM 14.

#![allow(dead_code, reason = "not every suite uses all of it")]

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::LazyLock;

use genx::Function;
use visa::Platform;

const COMPILER: &str = "ocloc";
const ASSEMBLER: &str = "llvm-as-14";

/// Returns whether it is installed. If not, prints a message that the test harness does not capture.
pub(crate) fn is_installed() -> bool {
    static IS_INSTALLED: LazyLock<bool> = LazyLock::new(|| {
        let runs = |name: &str, option: &str| {
            Command::new(name).arg(option).stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok()
        };
        let is_installed = runs(COMPILER, "--help") && runs(ASSEMBLER, "--version");
        if !is_installed {
            let _ = writeln!(
                std::io::stderr(),
                "skipped: Intel's backend; it is in the packages intel-opencl-icd and llvm-14"
            );
        }
        is_installed
    });
    *IS_INSTALLED
}

/// Returns its name of a platform, if it supports it.
pub(crate) const fn device(platform: Platform) -> Option<&'static str> {
    match platform {
        Platform::Skl => Some("skl"),
        Platform::Tgllp => Some("tgllp"),
        Platform::XehpSdv => None,
        Platform::Dg2 => Some("acm-g10"),
        Platform::Pvc => Some("pvc"),
    }
}

/// Compiles the module of some kernels for a platform.
///
/// # Errors
///
/// Its output.
pub(crate) fn compile(functions: &[Function], platform: Platform) -> Result<(), String> {
    binary(functions, platform).map(|_| ())
}

/// Returns the binary for drivers, an ELF file, that it generates for the module of some kernels.
///
/// # Errors
///
/// Its output.
pub(crate) fn binary(functions: &[Function], platform: Platform) -> Result<Vec<u8>, String> {
    let device = device(platform).ok_or_else(|| format!("{COMPILER} does not compile for {platform}"))?;
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    let mut text = String::new();
    genx::intel_llvm::print(functions, platform, &mut text).map_err(|error| error.to_string())?;
    std::fs::write(folder.path().join("k.ll"), &text).map_err(|error| error.to_string())?;
    run(folder.path(), ASSEMBLER, &["k.ll", "-o", "k.bc"])?;
    // An unknown name, or an additional argument, aborts it.
    let arguments = ["compile", "-file", "k.bc", "-llvm_input", "-device", device, "-options", "-vc-codegen"];
    let output = ["--format", "zebin", "-output", "k.bin", "-output_no_suffix"];
    run(folder.path(), COMPILER, &[arguments.as_slice(), &output].concat())
        .map_err(|said| format!("{said}\n{text}"))?;
    std::fs::read(folder.path().join("k.bin")).map_err(|error| format!("{COMPILER}: {error}"))
}

fn run(folder: &Path, name: &str, arguments: &[&str]) -> Result<(), String> {
    let out = Command::new(name).args(arguments).current_dir(folder).output().map_err(|e| format!("{name}: {e}"))?;
    if out.status.success() {
        return Ok(());
    }
    let said = [out.stdout, out.stderr].concat();
    Err(format!("{name}: {}\n{}", out.status, String::from_utf8_lossy(&said)))
}

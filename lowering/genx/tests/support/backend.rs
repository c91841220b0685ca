//! Intel's own GenX backend (package `intel-opencl-icd`): whether it compiles LLVM IR of ours. It reads bitcode of LLVM 14, and
//! what it wants of a kernel is newer than "LLVM IR for the GenX backend": the function has attributes, and the node of the
//! kernel names it once, and has the directions of the arguments, what they are and how many barriers there are.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::LazyLock;

use visa::Platform;

const COMPILER: &str = "ocloc";
const ASSEMBLER: &str = "llvm-as-14";

/// Whether it is installed. Where it is not, a line says so, past the harness, which shows no output of tests that pass.
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

/// The name it has for a platform, if it knows it.
pub(crate) const fn device(platform: Platform) -> Option<&'static str> {
    match platform {
        Platform::Skl => Some("skl"),
        Platform::Tgllp => Some("tgllp"),
        Platform::XehpSdv => None,
        Platform::Dg2 => Some("acm-g10"),
        Platform::Pvc => Some("pvc"),
    }
}

/// Compiles the module of a kernel for a device.
///
/// # Errors
///
/// What it says.
pub(crate) fn compile(text: &str, device: &str) -> Result<(), String> {
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    let text = adapted(text).ok_or("no kernel")?;
    std::fs::write(folder.path().join("k.ll"), &text).map_err(|error| error.to_string())?;
    run(folder.path(), ASSEMBLER, &["k.ll", "-o", "k.bc"])?;
    // A name it does not know, or an argument too many, aborts it.
    let arguments = ["compile", "-file", "k.bc", "-llvm_input", "-device", device, "-options", "-vc-codegen"];
    run(folder.path(), COMPILER, &arguments).map_err(|said| format!("{said}\n{text}"))
}

fn run(folder: &Path, name: &str, arguments: &[&str]) -> Result<(), String> {
    let out = Command::new(name).args(arguments).current_dir(folder).output().map_err(|e| format!("{name}: {e}"))?;
    if out.status.success() {
        return Ok(());
    }
    let said = [out.stdout, out.stderr].concat();
    Err(format!("{name}: {}\n{}", out.status, String::from_utf8_lossy(&said)))
}

/// The module with what a kernel of today has.
fn adapted(text: &str) -> Option<String> {
    let (head, rest) = text.split_once("define dllexport void @")?;
    let (name, rest) = rest.split_once('(')?;
    let (params, rest) = rest.split_once(") {")?;
    let types: Vec<&str> = params.split(", ").filter_map(|param| param.rsplit_once(' ')).map(|(ty, _)| ty).collect();
    let (types, count) = (types.join(", "), types.len());
    let kernel = format!("ptr @{name}, !\"{name}\", !\"{name}\"");
    let rest = rest.replacen(&kernel, &format!("void ({types})* @{name}, !\"{name}\""), 1);
    // The node ends with the offsets; those of the others begin after all of ours.
    let (before, node) = rest.split_once(&format!("!0 = !{{void ({types})*"))?;
    let (node, after) = node.split_once("}\n")?;
    let each = |what: &str| vec![what; count].join(", ");
    let (directions, kinds) = (each("i32 0"), each("!\"\""));
    Some(format!(
        "{head}define dllexport spir_kernel void @{name}({params}) #0 {{{before}\
         !0 = !{{void ({types})*{node}, !100, !101, i32 0, i32 0}}\n{after}\
         !100 = !{{{directions}}}\n!101 = !{{{kinds}}}\n\
         attributes #0 = {{ \"CMGenxMain\" \"oclrt\"=\"1\" }}\n"
    ))
}

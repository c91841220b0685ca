//! Implements `--pto-backend=vpto`: vector instructions, LLVM IR, or an object of the device compiler.

use crate::cli::{Backend, Options};
use mlir_dialect::{
    melior::ir::operation::{OperationLike, OperationRef},
    string,
};
use pto_dialect::target;
use std::{
    env, fs,
    io::Write,
    path::{Path, PathBuf},
    process::Command,
};

/// Environment variable with the folder of CANN.
const HOME: &str = "ASCEND_HOME_PATH";
/// Paths of the device compiler in that folder, by release.
const PLACES: [&str; 3] = ["bin/bisheng", "compiler/ccec_compiler/bin/bisheng", "tools/bisheng_compiler/bin/bisheng"];

/// Form of the output of vector instructions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// Their text.
    Vectors,
    /// LLVM IR.
    LlvmIr,
    /// An object of the device.
    Object,
}

/// Returns the form of the output of vector instructions; `None` if the output is C++. The command line overrides the
/// module.
pub(crate) fn form(options: &Options, module: OperationRef<'_, '_>) -> Option<Form> {
    let named = || module.attribute(target::BACKEND).ok().and_then(string) == Some("vpto");
    let asked = options.emit_vpto || options.emit_vpto_llvm_ir;
    let vectors = match options.pto_backend {
        Some(Backend::Vpto) => true,
        Some(Backend::Emitc) => false,
        None => asked || named(),
    };
    let form = match (options.emit_vpto, options.emit_vpto_llvm_ir) {
        (true, _) => Form::Vectors,
        (false, true) => Form::LlvmIr,
        (false, false) => Form::Object,
    };
    (vectors && !options.emit_pto_ir).then_some(form)
}

/// The pass that inserts flags, as the pipeline spells it.
const SYNC: &str = "pto-sync,";
/// The pass that creates scopes, which LLVM IR does not have.
const SCOPES: &str = "pto-vecscope,";

/// Returns the pipeline to vector instructions.
pub(crate) fn lowering(module: OperationRef<'_, '_>, form: Form, synchronise: bool) -> Vec<(String, String)> {
    let mut pipeline = pto_vector::nested(pto_vector::PIPELINE, module);
    if !synchronise {
        pipeline = pipeline.replace(SYNC, "");
    }
    if form != Form::Vectors {
        pipeline = pipeline.replace(SCOPES, "");
    }
    vec![("pto-tile-lowering".to_owned(), pipeline)]
}

/// Returns the path of the device compiler.
///
/// # Errors
/// Returns a message that states what is missing.
pub(crate) fn compiler(output: &Path) -> Result<PathBuf, String> {
    if output.as_os_str() == "-" {
        return Err("Error: an object goes to a file: give -o FILE, or --emit-vpto-llvm-ir for text".to_owned());
    }
    let Some(home) = env::var_os(HOME).map(PathBuf::from) else {
        let text = "objects need the device compiler of CANN, and ASCEND_HOME_PATH is not set";
        return Err(format!("Error: not supported: {text}; --emit-vpto-llvm-ir writes what it takes"));
    };
    let found = PLACES.iter().map(|place| home.join(place)).find(|path| path.is_file());
    found.ok_or_else(|| {
        format!("Error: no device compiler in {}: expected one of {}", home.display(), PLACES.join(", "))
    })
}

/// Returns a warning about intrinsics that no source states; empty if there are none.
pub(crate) fn warning(schematic: &[String]) -> String {
    if schematic.is_empty() {
        return String::new();
    }
    let names = schematic.join(", ");
    format!("warning: names or arguments of these intrinsics are stated by no source: {names}\n")
}

/// Compiles LLVM IR to an object with the device compiler.
///
/// # Errors
/// Returns a message that states what failed.
pub(crate) fn object(compiler: &Path, text: &str) -> Result<Vec<u8>, String> {
    let failed = |what: String| format!("Error: {}: {what}", compiler.display());
    let folder = tempfile::tempdir().map_err(|error| failed(error.to_string()))?;
    let (input, output) = (folder.path().join("kernel.ll"), folder.path().join("kernel.o"));
    fs::File::create(&input)
        .and_then(|mut file| file.write_all(text.as_bytes()))
        .map_err(|error| failed(error.to_string()))?;
    let mut command = Command::new(compiler);
    command
        .arg(format!("--target={}", pto_llvm::TRIPLE))
        .args(["-x", "ir", "-O2", "-c"])
        .arg(&input)
        .arg("-o")
        .arg(&output);
    let made = command.output().map_err(|error| failed(error.to_string()))?;
    let said = String::from_utf8_lossy(&made.stderr);
    if !made.status.success() {
        return Err(format!("{}{}", said, failed(made.status.to_string())));
    }
    diag::say(&said);
    fs::read(&output).map_err(|error| failed(format!("it made no object: {error}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks that the pipeline contains the passes that are removed from it.
    #[test]
    fn passes_left_out_are_in_the_pipeline() {
        for pass in [SYNC, SCOPES] {
            assert!(pto_vector::PIPELINE.contains(pass), "{pass}");
        }
    }
}

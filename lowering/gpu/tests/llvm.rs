//! Checks kernels as LLVM IR, before the backend passes: LLVM's verifier accepts them, the document "LLVM IR for the
//! GenX backend" lists each intrinsic and all metadata, and Intel's own backend compiles them. Each kernel is tested
//! for one platform; with `PTO_TEST_ALL`, for all. A kernel that is printed and read again compiles to the same vISA; those of
//! `benches/gpu` are tested for three platforms. If `opt-22` (package `llvm-22`) or Intel's backend
//! (`intel-opencl-icd` and `llvm-14`) is not installed, its check is skipped.

#[path = "../../genx/tests/support/backend.rs"]
mod backend;
#[path = "../../genx/tests/support/intrinsics.rs"]
mod intrinsics;
#[path = "../../../dialect/genx/tests/support/read.rs"]
mod read;
mod support;

use std::io::Write as _;
use std::process::{Command, ExitCode, Stdio};

use libtest_mimic::{Arguments, Trial};
use support::{Kernel, chosen, complain, in_vectors, kernels, measured, pairs, program, register_passes};
use visa::Platform;

const OPT: &str = "opt-22";

/// Kernels on which Intel's backend aborts: it copies 256 bytes by one instruction ("Invalid execution size").
const ABORTS: &[(&str, Platform)] = &[("golden_dense_mask_f16_4x40", Platform::Pvc)];

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let kernels = match register_passes().and_then(|()| kernels()) {
        Ok(kernels) => kernels,
        Err(message) => return complain(&message),
    };
    let installed = Command::new(OPT).arg("--version").stdout(Stdio::null()).status().is_ok();
    if !installed {
        // `eprintln!` outside of a test is not captured by the harness, so the message is visible.
        eprintln!("skipped: no {OPT}; it is in the package llvm-22");
    }
    let compiles = backend::is_installed();
    let mut trials = Vec::new();
    for (kernel, platform) in chosen(&kernels, &Platform::ALL) {
        let name = |suite: &str| format!("{suite}::{}::{}", kernel.name, platform.info().name);
        let (one, other, third) = (kernel.clone(), kernel.clone(), kernel.clone());
        trials.push(Trial::test(name("intrinsics"), move || {
            let Some(text) = printed(&one, platform)? else { return Ok(()) };
            let calls = intrinsics::check_module(&text)?;
            if calls > 0 { Ok(()) } else { Err("no intrinsic".into()) }
        }));
        let verified = Trial::test(name("verified"), move || {
            let Some(text) = printed(&other, platform)? else { return Ok(()) };
            Ok(verify(&text)?)
        });
        trials.push(verified.with_ignored_flag(!installed));
        if backend::device(platform).is_some() {
            let compiled = Trial::test(name("compiled"), move || {
                let Some(function) = lowered(&third, platform)? else { return Ok(()) };
                let compiled = backend::compile(&[function], platform);
                match (compiled, ABORTS.contains(&(third.name.as_str(), platform))) {
                    (Ok(()), true) => Err("Intel's backend compiles it: remove it from ABORTS".into()),
                    (Err(_), true) => Ok(()),
                    (compiled, false) => Ok(compiled?),
                }
            });
            trials.push(compiled.with_ignored_flag(!compiles));
        }
    }
    let measured = match measured() {
        Ok(measured) => measured,
        Err(message) => return complain(&message),
    };
    let again = pairs(&measured, &[Platform::Skl, Platform::Dg2, Platform::Pvc]);
    for (kernel, platform) in again.into_iter().chain(chosen(&kernels, &Platform::ALL)) {
        let name = format!("read::{}::{}", kernel.name, platform.info().name);
        trials.push(Trial::test(name, move || Ok(read_again(&kernel, platform)?)));
    }
    libtest_mimic::run(&arguments, trials).exit_code()
}

/// Returns the kernel as LLVM IR; `None` if it is rejected.
fn printed(kernel: &Kernel, platform: Platform) -> Result<Option<String>, String> {
    let Some(function) = lowered(kernel, platform)? else { return Ok(None) };
    let mut text = String::new();
    genx::llvm::print(&[function], &mut text).map_err(|error| error.to_string())?;
    Ok(Some(text))
}

/// Returns the kernel before the backend passes; `None` if it is rejected.
fn lowered(kernel: &Kernel, platform: Platform) -> Result<Option<genx::Function>, String> {
    let context = pto_driver::context(false, false)?;
    let function = in_vectors(&context, kernel, |module| {
        let program = program(module)?;
        let entry = program.entry(None).ok_or("no function")?;
        Ok(pto_gpu::lower(&program, entry, platform, pto_gpu::BUFFER_REGISTERS).ok())
    })?;
    Ok(function.flatten())
}

/// Prints a kernel for Intel's compiler, reads it back, and compiles it. The vISA must equal that of the printed
/// kernel, which is the kernel itself unless it was adapted to Intel's compiler.
fn read_again(kernel: &Kernel, platform: Platform) -> Result<(), String> {
    let Some(function) = lowered(kernel, platform)? else { return Ok(()) };
    let visa = |function: &genx::Function| match genx::passes::compile(vec![function.clone()], platform, false) {
        Ok(object) => visa::text::print(&object, platform).map_err(|error| error.to_string()),
        Err(error) => Ok(error.to_string()),
    };
    let as_text = |functions: &[_]| {
        let mut text = String::new();
        genx::llvm::print(functions, &mut text).map(|()| text).map_err(|error| error.to_string())
    };
    let functions = [function];
    let adapted = genx::intel_llvm::adapted(&functions, platform);
    let ([function], [adapted_function]) = (&functions, adapted.as_slice()) else {
        return Err("other kernels".to_owned());
    };
    let mut text = String::new();
    genx::intel_llvm::print(&functions, platform, &mut text).map_err(|error| error.to_string())?;
    let again = read::read(&text).map_err(|message| format!("{message}\n{text}"))?;
    let [again] = again.as_slice() else { return Err(format!("{} kernels", again.len())) };
    let same = |expected: &genx::Function| {
        let (expected, found) = (visa(expected)?, visa(again)?);
        let differs = expected.lines().zip(found.lines()).find(|(expected, found)| expected != found);
        match differs {
            Some((expected, found)) => Err(format!("expected {expected}, found {found}")),
            None if expected.len() != found.len() => Err("one text is longer".to_owned()),
            None => Ok(()),
        }
    };
    same(&read::numbered(adapted_function)?)?;
    let is_extreme = |inst: genx::Inst| matches!(function.op(inst), genx::Op::FMaximum | genx::Op::FMinimum);
    let is_adapted = function.all_insts().into_iter().any(is_extreme) || as_text(&functions)? != as_text(&adapted)?;
    if is_adapted { Ok(()) } else { same(function).map_err(|message| format!("compiled directly: {message}")) }
}

/// Runs LLVM's verifier on a module.
fn verify(text: &str) -> Result<(), String> {
    let failed = |error: std::io::Error| format!("{OPT}: {error}");
    let mut command = Command::new(OPT);
    command.args(["-passes=verify", "-disable-output", "-"]);
    let mut child = command.stdin(Stdio::piped()).stderr(Stdio::piped()).spawn().map_err(failed)?;
    // LLVM reads the whole input, or reports an error.
    let _ = child.stdin.take().map(|mut input| input.write_all(text.as_bytes()));
    let out = child.wait_with_output().map_err(failed)?;
    if out.status.success() { Ok(()) } else { Err(format!("{}\n{text}", String::from_utf8_lossy(&out.stderr))) }
}

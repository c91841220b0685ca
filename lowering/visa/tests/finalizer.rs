//! What Intel's finalizer makes of random kernels that the verifier accepts: it takes them, as text and as object file, and
//! makes the same code of both. Skipped where `GenX_IR` (package `libigc-tools`) is not installed.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests")]

mod random;

use std::collections::BTreeMap;
use std::io::Write;
use std::path::Path;
use std::process::Command;

use visa::{Object, Platform, Version, binary};

/// Kernels for each platform, of up to 12 instructions: 300 together.
const KERNELS: u64 = 60;

/// Why there is no machine code.
enum Refusal {
    /// It says so.
    Said(String),
    /// It crashed, did not end, or ran out of registers.
    Died,
}

/// The machine code for a file.
fn finalize(file: &Path, platform: Platform) -> Result<Vec<u8>, Refusal> {
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

fn is_installed() -> bool {
    let found = Command::new("GenX_IR").output().is_ok();
    if !found {
        // Not captured by the test harness, so that it is seen.
        let _ = writeln!(std::io::stderr(), "skipped: no GenX_IR; it is in the package libigc-tools");
    }
    found
}

/// What is wrong with a kernel in the finalizer's eyes. `Ok(false)` if it died of the text: that says nothing of the kernel.
fn judge(object: &Object, platform: Platform) -> Result<bool, String> {
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

fn check(platform: Platform) {
    if !is_installed() {
        return;
    }
    let (mut failures, mut died) = (Vec::new(), 0);
    let mut judged = BTreeMap::new();
    // Each row for itself, then mixtures.
    for row in 0..random::count(platform) {
        let made = (0..40).filter_map(|seed| random::legal_kernel(platform, &[(row, seed)])).next();
        let name = random::row(platform, row).name;
        match made {
            Some(object) => {
                judged.insert(name, ());
                match judge(&object, platform) {
                    Ok(lived) => died += usize::from(!lived),
                    Err(said) => failures.push(format!("{name}: {said}")),
                }
            }
            None => failures.push(format!("{name}: none of 40 random instructions is legal")),
        }
    }
    let mut instructions = 0;
    for seed in 0..KERNELS {
        let mut rng = fastrand::Rng::with_seed(seed);
        let picks: Vec<(usize, u64)> = (0..rng.usize(1..12)).map(|_| (rng.usize(..), rng.u64(..))).collect();
        if let Some(object) = random::legal_kernel(platform, &picks) {
            instructions += object.kernels[0].body.len();
            match judge(&object, platform) {
                Ok(lived) => died += usize::from(!lived),
                Err(said) => failures.push(format!("kernel {seed}: {said}")),
            }
        }
    }
    println!("{platform}: {} rows, {instructions} instructions, the finalizer died of {died}", judged.len());
    assert!(died <= 5, "the finalizer died of {died}");
    assert!(failures.is_empty(), "{} failed\n{}", failures.len(), failures.join("\n\n"));
    assert!(judged.len() > 70 && instructions > 300, "{} rows, {instructions} instructions", judged.len());
}

#[test]
fn skl() {
    check(Platform::Skl);
}

#[test]
fn tgllp() {
    check(Platform::Tgllp);
}

#[test]
fn xehp_sdv() {
    check(Platform::XehpSdv);
}

#[test]
fn dg2() {
    check(Platform::Dg2);
}

#[test]
fn pvc() {
    check(Platform::Pvc);
}

/// Indirect sources whose region is a stride alone: the finalizer takes them from text, and what object files have for them.
#[test]
fn strides_of_indirect_sources() {
    if !is_installed() {
        return;
    }
    for (platform, stride) in
        Platform::ALL.into_iter().flat_map(|platform| [0, 1, 2, 4].map(|stride| (platform, stride)))
    {
        let text = format!(
            ".version 3.6\n.kernel \"k\"\n.decl F v_type=G type=f num_elts=64 align=GRF\n.decl A v_type=A num_elts=1\n\
             .kernel_attr Target=\"cm\"\n.kernel_attr OutputAsmPath=\"k\"\n.function \"k_BB_0\"\n\
             addr_add (M1_NM, 1) A(0)<1> &F 0x0:uw\nmov (M1, 8) F(1,0)<1> r[A(0),4]<{stride}>:f\nret (M1, 1)\n"
        );
        let mut sources = diag::Sources::new();
        let file = sources.add("k", text.as_bytes());
        let parsed = visa::text::parse(text.as_bytes(), file, platform);
        assert_eq!(parsed.diagnostics, []);
        assert_eq!(visa::verify::verify(&parsed.object, platform, Some(file)).errors(), 0);
        let dir = tempfile::tempdir().unwrap();
        let assembly = dir.path().join("text.visaasm");
        std::fs::write(&assembly, &text).unwrap();
        assert!(finalize(&assembly, platform).is_ok(), "{platform} <{stride}>");
        assert_eq!(judge(&parsed.object, platform), Ok(true), "{platform} <{stride}>");
    }
}

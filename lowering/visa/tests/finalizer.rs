//! Runs Intel's finalizer on random kernels that the verifier accepts: it must accept them, as text and as object file,
//! and generate the same code from both. Skipped if `GenX_IR` (package `libigc-tools`) is not installed.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests")]

#[path = "support/finalizer.rs"]
mod finalizer;
mod random;

use std::collections::BTreeMap;

use finalizer::{finalize, is_installed, judge};
use visa::Platform;

/// Kernels per platform, of up to 12 instructions: 300 in total.
const KERNELS: u64 = 60;

fn check(platform: Platform) {
    if !is_installed() {
        return;
    }
    let (mut failures, mut died) = (Vec::new(), 0);
    let mut judged = BTreeMap::new();
    // First each instruction separately, then mixtures.
    for index in 0..random::count(platform) {
        let made = (0..40).filter_map(|seed| random::legal_kernel(platform, &[(index, seed)])).next();
        let name = random::definition(platform, index).name;
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
    println!("{platform}: {} definitions, {instructions} instructions, the finalizer died of {died}", judged.len());
    assert!(died <= 5, "the finalizer died of {died}");
    assert!(failures.is_empty(), "{} failed\n{}", failures.len(), failures.join("\n\n"));
    assert!(judged.len() > 70 && instructions > 300, "{} definitions, {instructions} instructions", judged.len());
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

/// Indirect sources whose region is only a stride: the finalizer accepts them in text, and their encoding in object
/// files.
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

//! Puts the version together. A release build names the commit; other builds do not, so that a commit does not rebuild them.

use std::process::Command;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    println!("cargo:rerun-if-changed=build.rs");
    let mlir = std::env::var("DEP_MLIR_DIALECT_SHIM_VERSION")?;
    let commit = if std::env::var("PROFILE")? == "release" { commit() } else { None };
    let commit = commit.map_or(String::new(), |commit| format!(", commit {commit}"));
    println!("cargo:rustc-env=PTO_VERSION={} (MLIR {mlir}{commit})", std::env::var("CARGO_PKG_VERSION")?);
    Ok(())
}

/// The commit of the checkout; none outside of one.
fn commit() -> Option<String> {
    let log = git(&["rev-parse", "--path-format=absolute", "--git-path", "logs/HEAD"])?;
    println!("cargo:rerun-if-changed={log}");
    git(&["rev-parse", "--short=12", "HEAD"])
}

fn git(arguments: &[&str]) -> Option<String> {
    let output = Command::new("git").args(arguments).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?.trim().to_owned();
    (output.status.success() && !text.is_empty()).then_some(text)
}

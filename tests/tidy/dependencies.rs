//! Checks the table of crates in ARCHITECTURE.md: the crates on which each crate must not depend, the crates with unsafe
//! code, and the files that name the allocator.

use super::Source;
use std::collections::{BTreeMap, BTreeSet};

/// A crate, and the crates that it must not depend on, directly or through others.
const INDEPENDENT: [(&str, &[&str]); 21] = [
    ("diag", &["pto-isa", "mlir-dialect"]),
    ("genx", &["pto-isa", "mlir-dialect"]),
    ("mlir-dialect", &["pto-isa", "diag"]),
    ("nest-dialect", &["pto-vector", "pto-verify", "pto-interp"]),
    ("pto-analysis", &["pto-isa", "mlir-dialect", "pto-program"]),
    ("pto-bufferization", &["pto-vector", "pto-interp"]),
    ("pto-buffers", &["pto-program", "mlir-dialect"]),
    ("pto-cost", &["pto-interp", "pto-vector", "mlir-dialect"]),
    ("pto-cpp", &["pto-interp", "pto-vector", "pto-bufferization"]),
    ("pto-dialect", &["pto-verify", "pto-interp", "pto-vector"]),
    ("pto-generate", &["mlir-dialect"]),
    ("pto-gpu", &["genx-dialect", "pto-vector", "pto-interp"]),
    ("pto-isa", &["mlir-dialect", "diag"]),
    ("pto-llvm", &["pto-interp", "pto-vector"]),
    ("pto-numerics", &["mlir-dialect", "pto-program"]),
    ("pto-program", &["pto-interp", "pto-vector"]),
    ("pto-sync-verifier", &["pto-interp", "pto-vector"]),
    ("pto-upstream", &["pto-isa", "mlir-dialect"]),
    ("pto-vector", &["pto-interp", "pto-gpu", "genx"]),
    ("visa", &["pto-isa", "mlir-dialect"]),
    ("zebin", &["pto-isa", "mlir-dialect"]),
];

/// Folders with unsafe code or C++: the binding of MLIR, the call of its language server, the allocator, and libFuzzer's driver.
const UNSAFE: [&str; 4] = ["dialect/mlir", "dialect/lsp", "dialect/allocator", "fuzz"];

/// Reports dependencies that the table forbids. `manifests` are all files of the project with the extension `toml`.
pub(super) fn dependencies(manifests: &[Source]) -> Vec<String> {
    let direct: BTreeMap<&str, BTreeSet<&str>> =
        manifests.iter().filter_map(|manifest| Some((name(manifest)?, dependencies_of(manifest)))).collect();
    let mut wrong = Vec::new();
    for (of, forbidden) in INDEPENDENT {
        let mut reached = BTreeSet::new();
        let mut open = vec![of];
        while let Some(next) = open.pop() {
            let Some(found) = direct.get(next) else { continue };
            open.extend(found.iter().filter(|dependency| reached.insert(**dependency)));
        }
        if !direct.contains_key(of) {
            wrong.push(format!("there is no crate {of}"));
        }
        let of_forbidden = forbidden.iter().filter(|forbidden| reached.contains(*forbidden));
        wrong.extend(of_forbidden.map(|forbidden| format!("{of} depends on {forbidden}")));
    }
    wrong
}

/// Reports library sources outside of [`UNSAFE`] with unsafe code, and C++ sources.
pub(super) fn unsafe_code(sources: &[Source]) -> Vec<String> {
    let is_unsafe = |line: &str| {
        let code = line.trim_start();
        !code.starts_with("//")
            && ["unsafe {", "unsafe fn", "unsafe impl", "unsafe extern"].iter().any(|word| code.contains(word))
    };
    let elsewhere = sources.iter().filter(|source| !UNSAFE.iter().any(|folder| source.path.starts_with(folder)));
    let in_library = |source: &Source| source.path.components().any(|part| part.as_os_str() == "src");
    let found = elsewhere.filter(|source| {
        source.has("cpp") || source.has("rs") && in_library(source) && source.text.lines().any(is_unsafe)
    });
    found.map(|source| format!("{}: unsafe code or C++", source.path.display())).collect()
}

/// Reports sources that name the allocator and are not of an executable: a library with an allocator of its process would
/// free memory that its host allocated.
pub(super) fn allocator(sources: &[Source]) -> Vec<String> {
    let of_executable = |source: &Source| source.path.ends_with("src/main.rs");
    let names = |source: &Source| source.text.lines().any(|line| line.starts_with("use pto_allocator"));
    let found = sources.iter().filter(|source| !of_executable(source) && names(source));
    found.map(|source| format!("{}: expected the allocator in executables only", source.path.display())).collect()
}

/// The name in a manifest; `None` for other files in TOML.
fn name(manifest: &Source) -> Option<&str> {
    let (_, package) = manifest.text.split_once("[package]")?;
    package.lines().find_map(|line| line.strip_prefix("name = ")).map(|name| name.trim_matches('"'))
}

/// The names in the section `[dependencies]` of a manifest.
fn dependencies_of(manifest: &Source) -> BTreeSet<&str> {
    let lines = manifest.text.lines().skip_while(|line| *line != "[dependencies]").skip(1);
    let names = lines.take_while(|line| !line.starts_with('[')).filter_map(|line| line.split(['.', ' ', '=']).next());
    names.filter(|name| !name.is_empty() && !name.starts_with('#')).collect()
}

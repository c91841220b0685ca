//! Tests that a kernel has the same C++ and LLVM IR in every run: alone, on one thread and on several, in batches of any number of
//! threads, after other kernels in one process.
//!
//! `PTO_SAME_RUNS=100` runs each of them as often.

use std::{collections::BTreeMap, error::Error, fs, path::Path, process::Command};
use tempfile::TempDir;

type Result<T = ()> = std::result::Result<T, Box<dyn Error>>;

/// Default number of runs.
const RUNS: usize = 20;
/// Copies of each kernel in a batch, so that threads compile several at once.
const COPIES: usize = 3;
/// Options of the compiler, and the extension of its output.
const FORMS: [(&str, &str); 3] = [
    ("--enable-insert-sync --pto-arch=a3", "cpp"),
    ("--enable-insert-sync --pto-arch=a5", "cpp"),
    ("--enable-insert-sync --pto-arch=a5 --emit-vpto-llvm-ir", "ll"),
];
const KERNELS: [(&str, &str); 4] = [
    ("attention", include_str!("../../examples/flash_attention.pto")),
    ("softmax", include_str!("../../examples/softmax.pto")),
    ("axpy", include_str!("../../tests/run/kernels/axpy.mlir")),
    ("branch", include_str!("../../tests/run/kernels/branch.mlir")),
];

/// What a run prints and its exit status.
type Outcome = (Option<i32>, Vec<u8>, Vec<u8>);

fn run(folder: &Path, line: &str) -> Result<Outcome> {
    let run = Command::new(env!("CARGO_BIN_EXE_pto")).args(line.split(' ')).current_dir(folder).output()?;
    Ok((run.status.code(), run.stdout, run.stderr))
}

/// The files that a batch makes, by the name of the kernel and the number of its copy.
fn batch(folder: &Path, threads: usize, options: &str) -> Result<BTreeMap<String, Vec<u8>>> {
    let out = folder.join("out");
    let (_, _, said) =
        run(folder, &format!("opt batch in -o out -j {threads} --keep-going --tool ptoas -- {options}"))?;
    let mut made = BTreeMap::new();
    for entry in fs::read_dir(&out).map_err(|error| format!("{error}: {}", String::from_utf8_lossy(&said)))? {
        let path = entry?.path();
        let name = path.file_stem().map(|name| name.to_string_lossy().into_owned());
        made.insert(name.unwrap_or_default(), fs::read(&path)?);
    }
    fs::remove_dir_all(out)?;
    Ok(made)
}

#[test]
fn products_are_the_same_in_every_run() -> Result {
    let asked = std::env::var("PTO_SAME_RUNS").ok().and_then(|runs| runs.parse().ok());
    let runs: usize = asked.unwrap_or(RUNS);
    let folder = TempDir::new()?;
    fs::create_dir(folder.path().join("in"))?;
    for (name, text) in KERNELS {
        for copy in 0..COPIES {
            fs::write(folder.path().join(format!("in/{name}{copy}.pto")), text)?;
        }
    }
    for (options, extension) in FORMS {
        let mut first = BTreeMap::new();
        for (name, _) in KERNELS {
            let line = format!("ptoas in/{name}0.pto {options}");
            let outcome = run(folder.path(), &line)?;
            assert!(outcome.0 == Some(0) || extension == "ll", "{line}: {}", String::from_utf8_lossy(&outcome.2));
            for number in 1..runs {
                let threads = if number % 2 == 1 { " --mlir-disable-threading" } else { "" };
                assert!(
                    run(folder.path(), &format!("{line}{threads}"))? == outcome,
                    "run {number} of `{line}{threads}` differs"
                );
            }
            first.insert(name, outcome);
        }
        assert!(first.values().filter(|(status, ..)| *status == Some(0)).count() >= 2, "{options}");
        for number in 0..runs.div_ceil(COPIES) {
            let threads = [1, 2, 4][number % 3];
            let made = batch(folder.path(), threads, options)?;
            for (name, (status, product, _)) in &first {
                for copy in 0..COPIES {
                    let found = made.get(&format!("{name}{copy}"));
                    let wanted = Some(product).filter(|_| *status == Some(0));
                    assert!(found == wanted, "{name}{copy} of batch {number} on {threads} threads differs: {options}");
                }
            }
        }
    }
    Ok(())
}

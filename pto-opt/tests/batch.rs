//! Tests that the output of batches does not depend on threads, cache or shards.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests")]

use std::{
    collections::BTreeMap,
    fs,
    path::Path,
    process::{Command, Output},
};
use tempfile::TempDir;

const TYPE: &str = "!pto.tile_buf<vec, 16x64xf32>";

/// Returns a kernel of `length` operations.
fn kernel(length: usize) -> String {
    let body = format!("pto.texp ins(%a : {TYPE}) outs(%a : {TYPE})\n").repeat(length);
    format!("func.func @k() attributes {{pto.entry}} {{\n%a = pto.alloc_tile : {TYPE}\n{body}return\n}}\n")
}

/// Creates a folder `in` of kernels, one of which has an error if `wrong`.
fn kernels(wrong: bool) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir_all(folder.path().join("in/inner")).unwrap();
    for index in 0..12 {
        let name = if index % 3 == 0 { format!("in/inner/k{index:02}.pto") } else { format!("in/k{index:02}.mlir") };
        fs::write(folder.path().join(name), kernel(index + 1)).unwrap();
    }
    fs::write(folder.path().join("in/notes.txt"), "not a kernel").unwrap();
    if wrong {
        fs::write(folder.path().join("in/k05.mlir"), "func.func @k( {").unwrap();
    }
    folder
}

fn run(folder: &Path, line: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_pto-opt"));
    command.args(line.split(' ')).current_dir(folder).output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// Returns all files of a folder.
fn files(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let mut found = BTreeMap::new();
    let mut open = vec![folder.to_owned()];
    while let Some(next) = open.pop() {
        for entry in fs::read_dir(next).into_iter().flatten() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                open.push(path);
            } else {
                found.insert(path.strip_prefix(folder).unwrap().display().to_string(), fs::read(path).unwrap());
            }
        }
    }
    found
}

#[test]
fn threads_and_single_runs_give_the_same() {
    let folder = kernels(false);
    let one = run(folder.path(), "batch in -o out -j 1 -- --lower=vector");
    assert_eq!(one.status.code(), Some(0), "{}", text(&one.stderr));
    let lines = text(&one.stdout);
    assert_eq!(lines.lines().count(), 12);
    let first = "{\"file\":\"in/inner/k00.pto\",\"status\":0,\"output\":\"out/inner/k00.pto\",\"sha256\":\"";
    assert!(lines.starts_with(first), "{lines}");
    let made = files(&folder.path().join("out"));
    assert_eq!(made.len(), 12);
    for threads in [2, 7] {
        fs::remove_dir_all(folder.path().join("out")).unwrap();
        let more = run(folder.path(), &format!("batch in -o out -j {threads} -- --lower=vector"));
        assert_eq!(text(&more.stdout), lines);
        assert_eq!(files(&folder.path().join("out")), made);
    }
    let single = run(folder.path(), "in/k01.mlir --lower=vector");
    assert_eq!(single.stdout, made["k01.mlir"]);
}

#[test]
fn the_cache_gives_what_was_made() {
    let folder = kernels(true);
    let line = "batch in -o out --keep-going --cache-dir cache -- --lower=vector";
    let first = run(folder.path(), line);
    assert_eq!(first.status.code(), Some(1));
    let made = files(&folder.path().join("out"));
    fs::remove_dir_all(folder.path().join("out")).unwrap();
    let second = run(folder.path(), line);
    assert_eq!((second.status, &second.stderr), (first.status, &first.stderr));
    assert_eq!(files(&folder.path().join("out")), made);
    assert_eq!(text(&second.stdout), text(&first.stdout).replace("\"cached\":false", "\"cached\":true"));
    // Other options give other results.
    let other = run(folder.path(), "batch in --keep-going --cache-dir cache");
    assert!(!text(&other.stdout).contains("\"cached\":true"));
    // A damaged entry is replaced.
    for (name, mut bytes) in files(&folder.path().join("cache")) {
        let last = bytes.len() - 1;
        bytes[last] ^= 1;
        fs::write(folder.path().join("cache").join(name), bytes).unwrap();
    }
    let again = run(folder.path(), line);
    assert_eq!(again.stderr, first.stderr);
    assert_eq!(files(&folder.path().join("out")), made);
    // Entries beyond the limit are removed; other files stay.
    fs::write(folder.path().join("cache/mine.txt"), "mine").unwrap();
    let limited = run(folder.path(), "batch in --keep-going --cache-dir cache --cache-limit 3000");
    assert_eq!(limited.status.code(), Some(1));
    let kept: usize = files(&folder.path().join("cache")).values().map(Vec::len).sum();
    assert!(kept <= 3004, "{kept}");
    assert_eq!(run(folder.path(), "cache clean --cache-dir cache").status.code(), Some(0));
    assert_eq!(files(&folder.path().join("cache")).into_keys().collect::<Vec<_>>(), ["mine.txt"]);
}

#[test]
fn a_failure_ends_a_batch_unless_it_keeps_going() {
    let folder = kernels(true);
    let mut lines = Vec::new();
    for threads in [1, 3] {
        let stopped = run(folder.path(), &format!("batch in -o out -j {threads}"));
        assert_eq!(stopped.status.code(), Some(1));
        let printed = text(&stopped.stdout);
        let last = printed.lines().last().unwrap();
        assert!(last.starts_with("{\"file\":\"in/k05.mlir\",\"status\":1,\"cached\":false"), "{printed}");
        assert_eq!(files(&folder.path().join("out")).len(), printed.lines().count() - 1);
        assert!(text(&stopped.stderr).contains("k05.mlir"), "{}", text(&stopped.stderr));
        fs::remove_dir_all(folder.path().join("out")).unwrap();
        lines.push(printed);
    }
    assert_eq!(lines[0], lines[1]);
    let all = run(folder.path(), "batch in --keep-going");
    assert_eq!((all.status.code(), text(&all.stdout).lines().count()), (Some(1), 12));
}

#[test]
fn shards_are_all_jobs_once() {
    let folder = kernels(false);
    let mut lines: Vec<String> = Vec::new();
    for part in 1..=5 {
        let made = run(folder.path(), &format!("batch in --shard {part}/5"));
        lines.extend(text(&made.stdout).lines().map(str::to_owned));
    }
    lines.sort();
    let mut whole: Vec<String> = text(&run(folder.path(), "batch in").stdout).lines().map(str::to_owned).collect();
    whole.sort();
    assert_eq!(lines, whole);
}

#[test]
fn lists_and_json_lines() {
    let folder = kernels(false);
    let list = "in/k01.mlir\n\n{\"file\":\"in/k02.mlir\",\"options\":[\"--lower=vector\"],\"output\":\"x/y.mlir\"}\n";
    fs::write(folder.path().join("list"), list).unwrap();
    let made = run(folder.path(), "batch list -o out");
    assert_eq!(made.status.code(), Some(0), "{}", text(&made.stderr));
    let lowered = fs::read_to_string(folder.path().join("x/y.mlir")).unwrap();
    assert!(lowered.contains("pto.vexp"), "{lowered}");
    assert!(folder.path().join("out/in/k01.mlir").exists());
    for (list, expected) in [
        ("{\"file\":1}\n", "list:1: "),
        ("{\"file\":\"in/k01.mlir\",\"optoins\":[]}\n", "unknown field `optoins`"),
        ("{\"file\":\"in/k01.mlir\",\"options\":[\"--nothing\"]}\n", "in/k01.mlir: unexpected argument '--nothing'"),
        ("{\"file\":\"in/k01.mlir\",\"options\":[\"-o\",\"z\"]}\n", "options of a job name no files"),
        ("/in/k01.mlir\nin/../in/k01.mlir\n", "have one output"),
    ] {
        fs::write(folder.path().join("list"), list).unwrap();
        let wrong = run(folder.path(), "batch list -o out2");
        assert_eq!(wrong.status.code(), Some(2), "{list}");
        assert!(text(&wrong.stderr).contains(expected), "{}", text(&wrong.stderr));
        assert!(!folder.path().join("out2").exists());
    }
    fs::write(folder.path().join("list"), "in/none.mlir\n").unwrap();
    let missing = run(folder.path(), "batch list");
    assert_eq!(missing.status.code(), Some(2));
    assert!(text(&missing.stdout).contains("\"status\":2"), "{}", text(&missing.stdout));
    for line in ["batch none", "batch in --shard 0/3", "batch in --shard 4/3", "batch in --cache-limit 1", "cache"] {
        assert_eq!(run(folder.path(), line).status.code(), Some(2), "{line}");
    }
}

#[test]
fn ptoas_does_jobs_too() {
    let folder = kernels(true);
    let one = run(folder.path(), "batch in -o out --keep-going --tool ptoas -j 1 -- --enable-insert-sync");
    assert_eq!(one.status.code(), Some(1), "{}", text(&one.stderr));
    let made = files(&folder.path().join("out"));
    assert_eq!(made.len(), 11, "{:?}", made.keys());
    assert!(
        made.keys().all(|name| Path::new(name).extension().is_some_and(|ending| ending == "cpp")),
        "{:?}",
        made.keys()
    );
    let arguments = ["ptoas", "--enable-insert-sync"].map(Into::into);
    let alone = ptoas::Job::new(arguments).unwrap().compile("in/k04.mlir", kernel(5).into_bytes());
    assert_eq!((alone.status, alone.said.as_str()), (0, ""));
    assert_eq!(made["k04.cpp"], alone.output);
    assert_eq!(text(&alone.output).matches("TEXP(").count(), 5);
    let said = text(&one.stderr);
    assert!(said.starts_with("loc(\"in/k05.mlir\":1:") && said.ends_with("Error: Failed to parse MLIR.\n"), "{said}");
    for threads in [2, 4] {
        let line = format!("batch in -o again --keep-going --tool ptoas -j {threads} -- --enable-insert-sync");
        let more = run(folder.path(), &line);
        assert_eq!((more.status, &more.stderr), (one.status, &one.stderr));
        assert_eq!(files(&folder.path().join("again")), made);
    }
}

#[test]
fn jobs_name_their_tools() {
    let folder = kernels(false);
    let list = "{\"file\": \"in/k01.mlir\", \"tool\": \"ptoas\", \"options\": [\"--pto-arch=a5\"], \"output\": \"a.cc\"}\n\
                {\"file\": \"in/k02.mlir\", \"options\": [\"--lower=vector\"]}\n\
                {\"file\": \"in/k04.mlir\", \"tool\": \"ptoas\", \"options\": [\"--emit-pto-ir\"]}\n";
    fs::write(folder.path().join("list"), list).unwrap();
    let made = run(folder.path(), "batch list -o out");
    assert_eq!(made.status.code(), Some(0), "{}", text(&made.stderr));
    assert!(fs::read_to_string(folder.path().join("a.cc")).unwrap().contains("TEXP("));
    assert_eq!(files(&folder.path().join("out")).into_keys().collect::<Vec<_>>(), ["in/k02.mlir", "in/k04.mlir"]);
    for wrong in ["--mlir-print-ir-after-all", "-o x.cpp", "other.pto", "--no-such-option", "--version"] {
        let ran = run(folder.path(), &format!("batch in -o out --tool ptoas -- {wrong}"));
        assert_eq!(ran.status.code(), Some(2), "{wrong}");
    }
}

#[test]
fn outputs_that_are_there_are_not_written_again() {
    let folder = kernels(false);
    let line = "batch in -o out --cache-dir cache --tool ptoas -- --enable-insert-sync";
    let first = run(folder.path(), line);
    let place = folder.path().join("out/k01.cpp");
    let times = |path: &Path| fs::metadata(path).unwrap().modified().unwrap();
    let before = times(&place);
    let changed = folder.path().join("out/k02.cpp");
    let wanted = fs::read(&changed).unwrap();
    fs::write(&changed, vec![b' '; wanted.len()]).unwrap();
    let second = run(folder.path(), line);
    assert_eq!(text(&second.stdout), text(&first.stdout).replace("\"cached\":false", "\"cached\":true"));
    assert_eq!(times(&place), before);
    assert_eq!(fs::read(&changed).unwrap(), wanted);
}

/// Number of runs that must give equal bytes; a fifth of them without `PTO_TEST_ALL`.
const RUNS: usize = 100;

/// Copies kernels of the tests to a folder `in`; some of them cannot be compiled.
fn real_kernels() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let from = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/run/kernels");
    let all = files(&from).into_iter().filter(|(name, _)| name.ends_with(".mlir"));
    fs::create_dir(folder.path().join("in")).unwrap();
    for (name, bytes) in all.step_by(9) {
        fs::write(folder.path().join("in").join(name), bytes).unwrap();
    }
    folder
}

#[test]
fn all_runs_give_the_same_bytes() {
    let runs = if std::env::var_os("PTO_TEST_ALL").is_some() { RUNS } else { RUNS / 5 };
    for options in ["--enable-insert-sync", "--enable-insert-sync --emit-vpto-llvm-ir --pto-arch=a5"] {
        let folder = real_kernels();
        let line = |threads| format!("batch in -o out --keep-going -j {threads} --tool ptoas -- {options}");
        let first = run(folder.path(), &line(1));
        let made = files(&folder.path().join("out"));
        assert!(made.len() >= 8, "{options}: {:?}\n{}", made.keys(), text(&first.stderr));
        let inputs = files(&folder.path().join("in"));
        for number in 1..runs {
            fs::remove_dir_all(folder.path().join("out")).unwrap();
            // One file after the other in this process, or a batch on one to four threads.
            if number % 5 == 0 {
                let arguments = std::iter::once("ptoas").chain(options.split(' '));
                let job = ptoas::Job::new(arguments.map(std::ffi::OsString::from)).unwrap();
                fs::create_dir(folder.path().join("out")).unwrap();
                for (name, bytes) in &inputs {
                    let one = job.compile(&format!("in/{name}"), bytes.clone());
                    let place = Path::new("out").join(name).with_extension(job.extension());
                    if one.status == 0 {
                        fs::write(folder.path().join(place), one.output).unwrap();
                    }
                }
            } else {
                let more = run(folder.path(), &line(number % 5));
                assert_eq!((text(&more.stdout), text(&more.stderr)), (text(&first.stdout), text(&first.stderr)));
            }
            assert!(files(&folder.path().join("out")) == made, "{options}: run {number} gives other bytes");
        }
    }
}

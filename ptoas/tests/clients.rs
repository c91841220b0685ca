//! Tests the command lines of clients of ptoas, and their use of the C++.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests")]

use std::{
    fs,
    io::Write,
    path::Path,
    process::{Command, Stdio},
};
use tempfile::TempDir;

const T: &str = "!pto.tile_buf<vec, 32x32xf32>";
const PART: &str = "!pto.partition_tensor_view<32x32xf32>";

/// Returns a kernel of a front end, with or without an entry attribute, addresses and locations.
fn kernel(entry: &str, address: &str, locations: bool) -> String {
    let loc = if locations { " loc(\"kernel.py\":7:9)" } else { "" };
    let view = |name: &str, pointer: &str| {
        format!(
            "%v{name} = pto.make_tensor_view {pointer}, shape = [%c32, %c32], strides = [%c32, %c1] : \
             !pto.tensor_view<?x?xf32>\n\
             %p{name} = pto.partition_view %v{name}, offsets = [%c0, %c0], sizes = [%c32, %c32] : \
             !pto.tensor_view<?x?xf32> -> {PART}\n"
        )
    };
    format!(
        "func.func @kernel(%x: !pto.ptr<f32>, %y: !pto.ptr<f32>) {entry}{{\n\
         %c0 = arith.constant 0 : index\n%c1 = arith.constant 1 : index\n%c32 = arith.constant 32 : index\n\
         %z = arith.constant 0 : i64\n{}{}\
         %a = pto.alloc_tile {address} : {T}\n\
         pto.tload ins(%px : {PART}) outs(%a : {T}){loc}\n\
         pto.tadd ins(%a, %a : {T}, {T}) outs(%a : {T}){loc}\n\
         pto.tstore ins(%a : {T}) outs(%py : {PART}){loc}\nreturn\n}}\n",
        view("x", "%x"),
        view("y", "%y"),
    )
}

/// Creates a folder of kernels of front ends, named by the level and the backend that they need.
fn folder() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, text: &str| fs::write(folder.path().join(name), text).unwrap();
    write("K.pto", &kernel("attributes {pto.entry} ", "", true));
    write("L3.pto", &kernel("attributes {pto.entry} ", "addr = %z", true));
    write("lone.pto", &kernel("", "", false));
    write("vpto.pto", &format!("module attributes {{pto.backend = \"vpto\"}} {{\n{}}}\n", kernel("", "", false)));
    folder
}

struct Ran {
    status: i32,
    out: String,
    said: String,
}

/// Runs `ptoas` in a folder with the arguments of a line; the text before `|` names its standard input.
fn run(folder: &Path, line: &str) -> Ran {
    let (input, line) = line.split_once(" | ").unwrap_or(("", line));
    let (line, redirected) = line.split_once(" > ").map_or((line, None), |(line, file)| (line, Some(file)));
    let mut child = Command::new(env!("CARGO_BIN_EXE_ptoas"))
        .args(line.split_whitespace().skip(1))
        .current_dir(folder)
        .env_remove("PTOAS_COMPAT_VERSION")
        .env_remove("ASCEND_HOME_PATH")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let text = if input.is_empty() { Vec::new() } else { fs::read(folder.join(input)).unwrap() };
    let _ = child.stdin.take().unwrap().write_all(&text);
    let made = child.wait_with_output().unwrap();
    if let Some(file) = redirected {
        fs::write(folder.join(file), &made.stdout).unwrap();
    }
    let out = if redirected.is_some() { String::new() } else { String::from_utf8(made.stdout).unwrap() };
    Ran { status: made.status.code().unwrap(), out, said: String::from_utf8(made.stderr).unwrap() }
}

/// Command lines that write C++ to a file, and whether it has flags: of PyPTO and its tests, pto-dsl and its forks, the
/// examples of both, pto-kernels, pto-isa, the samples and the harnesses of ptoas, tile-rs. `a | ptoas` reads a file
/// from standard input, as the example scripts do with the output of programs.
const TO_CPP: [(&str, &str, bool); 23] = [
    ("ptoas L3.pto -o K.cpp --enable-insert-sync --pto-level=level3 --pto-arch a3", "K.cpp", true),
    ("ptoas L3.pto -o K.cpp --enable-insert-sync --pto-level=level3 --pto-arch a5", "K.cpp", true),
    ("ptoas K.pto -o K.cpp --enable-insert-sync --pto-level=level2 --pto-arch a3", "K.cpp", true),
    (
        "ptoas L3.pto -o K.cpp --enable-insert-sync --pto-level=level3 --mlir-print-ir-after-all \
         --mlir-print-ir-module-scope --mlir-print-ir-tree-dir=passes --pto-arch a3",
        "K.cpp",
        true,
    ),
    ("ptoas L3.pto -o K.cpp --enable-insert-sync --pto-level=level3", "K.cpp", true),
    ("ptoas K.pto -o K.cpp --enable-insert-sync --pto-level=level2", "K.cpp", true),
    ("ptoas --enable-insert-sync lone.pto -o kernel.cpp", "kernel.cpp", true),
    ("ptoas lone.pto -o kernel.cpp", "kernel.cpp", false),
    ("ptoas lone.pto -o X.cpp", "X.cpp", false),
    ("ptoas --enable-insert-sync lone.pto -o X.cpp", "X.cpp", true),
    ("ptoas --enable-insert-sync lone.pto > X.cpp", "X.cpp", true),
    ("lone.pto | ptoas > X.cpp", "X.cpp", false),
    ("lone.pto | ptoas --enable-insert-sync > X.cpp", "X.cpp", true),
    ("ptoas --pto-arch=a3 --enable-insert-sync lone.pto > X.cpp", "X.cpp", true),
    ("ptoas --pto-arch=a3 --pto-level=level3 --enable-insert-sync L3.pto > X.cpp", "X.cpp", true),
    ("ptoas --pto-arch=a3 --enable-insert-sync lone.pto -o X.cpp", "X.cpp", true),
    ("ptoas --enable-insert-sync K.pto -o gemm_performance.cpp", "gemm_performance.cpp", true),
    ("ptoas --enable-insert-sync --pto-arch a5 K.pto -o S-pto.cpp", "S-pto.cpp", true),
    ("ptoas --enable-insert-sync --pto-arch a5 --pto-level=level3 L3.pto -o S-pto.cpp", "S-pto.cpp", true),
    ("ptoas --enable-op-fusion --enable-insert-sync K.pto -o K.cpp", "K.cpp", true),
    ("ptoas --pto-backend=emitc --enable-op-fusion=false K.pto -o K.cpp", "K.cpp", false),
    ("ptoas --enable-insert-sync --plan-memory-impl=modern K.pto -o K.cpp", "K.cpp", true),
    ("ptoas --enable-insert-sync --pto-insert-sync-debug=3 K.pto -o K.cpp", "K.cpp", true),
];

#[test]
fn lines_that_make_cpp() {
    for (line, product, flags) in TO_CPP {
        let folder = folder();
        let ran = run(folder.path(), line);
        assert_eq!((ran.status, ran.out.as_str()), (0, ""), "{line}: {}", ran.said);
        assert!(ran.said.lines().all(|said| said.starts_with("note: --")), "{line}: {}", ran.said);
        let text = fs::read_to_string(folder.path().join(product)).unwrap();
        assert!(text.contains("__global__ AICORE void kernel(__gm__ float* v1, __gm__ float* v2) {"), "{line}: {text}");
        assert_eq!(text.contains("set_flag(PIPE_MTE2, PIPE_V, EVENT_ID0);"), flags, "{line}: {text}");
        assert_eq!(text.contains("ptoas_auto_sync_tail(PTOAutoSyncTailMode::kBarrierAll);"), flags, "{line}: {text}");
        assert_eq!(folder.path().join("passes").exists(), line.contains("tree-dir"), "{line}");
    }
}

/// Command lines that compile an object: without CANN they report that it is missing, and write nothing.
const TO_OBJECT: [&str; 8] = [
    "ptoas --pto-arch=a5 --enable-tile-op-expand vpto.pto -o kernel.fatobj.o",
    "ptoas --pto-arch=a5 --pto-level=level2 --enable-insert-sync --enable-tile-op-expand vpto.pto -o kernel.fatobj.o",
    "ptoas --pto-arch a5 vpto.pto -o kernel.fatobj.o",
    "ptoas --pto-arch=a5 --pto-backend=vpto --enable-tile-op-expand K.pto -o kernel.o",
    "ptoas --pto-arch=a5 --pto-backend=vpto --pto-level=level3 --enable-insert-sync --enable-tile-op-expand L3.pto -o kernel.o",
    "ptoas --pto-arch=a5 --enable-insert-sync vpto.pto -o kernel.fatobj.o",
    "ptoas --pto-arch=a5 --pto-backend=vpto K.pto -o kernel.fatobj.o",
    "ptoas --pto-arch=a5 --enable-insert-sync --pto-backend=vpto K.pto -o kernel.fatobj.o",
];

#[test]
fn lines_that_make_objects() {
    for line in TO_OBJECT {
        let folder = folder();
        let ran = run(folder.path(), line);
        assert_eq!((ran.status, ran.out.as_str()), (1, ""), "{line}: {}", ran.said);
        assert!(ran.said.starts_with("Error: not supported: objects need the device compiler"), "{line}: {}", ran.said);
        assert!(!folder.path().join("kernel.fatobj.o").exists() && !folder.path().join("kernel.o").exists(), "{line}");
    }
}

/// Command lines that print IR, and a part of it.
const TO_IR: [(&str, &str); 3] = [
    ("ptoas --enable-insert-sync --emit-pto-ir K.pto", "pto.alloc_tile addr = "),
    ("ptoas --pto-arch=a5 --pto-backend=vpto --emit-vpto K.pto", "pto.vadd "),
    ("ptoas --pto-arch=a5 --emit-vpto-llvm-ir --enable-insert-sync K.pto", "@llvm.hivm.vadd."),
];

#[test]
fn lines_that_print_ir() {
    for (line, part) in TO_IR {
        let ran = run(folder().path(), line);
        assert_eq!((ran.status, ran.said.as_str()), (0, ""), "{line}");
        assert!(ran.out.contains(part), "{line}: {}", ran.out);
    }
}

/// Command lines that fail, and the start of the error.
const REFUSED: [(&str, &str); 9] = [
    ("ptoas none.pto -o K.cpp", "Error: Could not open input file: none.pto"),
    ("ptoas K.pto -o K.cpp --pto-arch=ascend", "Error: invalid --pto-arch='ascend'"),
    ("ptoas K.pto -o K.cpp --pto-arch kirin9030", "Error: invalid --pto-arch='kirin9030'"),
    ("ptoas K.pto -o K.cpp --unknown-option", "Error: "),
    ("ptoas K.pto -o K.cpp --pto-level=level4", "Error: "),
    ("ptoas K.pto -o K.cpp --pto-backend=llvm", "Error: "),
    ("ptoas K.pto -o K.cpp --enable-vmi --enable-vecscope-mem-bar", "Error: not supported: --enable-vmi"),
    ("ptoas --target=a3 --arch=dav-c220-cube K.pto", "Error: "),
    ("ptoas K.pto -o none/K.cpp", "Error: "),
];

#[test]
fn lines_that_are_refused() {
    for (line, start) in REFUSED {
        let folder = folder();
        let ran = run(folder.path(), line);
        assert_eq!((ran.status, ran.out.as_str()), (1, ""), "{line}: {}", ran.said);
        assert!(ran.said.starts_with(start), "{line}: {}", ran.said);
        assert!(!folder.path().join("K.cpp").exists(), "{line}");
    }
}

#[test]
fn version_is_all_that_is_printed() {
    let ran = run(folder().path(), "ptoas --version");
    assert_eq!((ran.status, ran.out.as_str(), ran.said.as_str()), (0, "ptoas 0.63\n", ""));
}

/// Causes an error in each stage, parser, verifier, passes and C++, in a kernel with locations of the front end.
#[test]
fn errors_of_each_stage_have_the_line_of_the_front_end() {
    let plain = kernel("attributes {pto.entry} ", "", true);
    let add = format!("pto.tadd ins(%a, %a : {T}, {T}) outs(%a : {T})");
    let with = |text: &str| plain.replace(&add, text);
    let many: String = (0..8).map(|n| format!("%t{n} = pto.alloc_tile : {T}\n")).collect();
    let large = "!pto.tile_buf<vec, 256x512xf32>";
    let stages = [
        (with("pto.tadd ins(%a, %px"), "loc(\"K.pto\":", "Error: Failed to parse MLIR."),
        (
            with(&format!("pto.tadd ins(%a, %a : {T}, {T}) outs(%px : {PART})")),
            "loc(\"kernel.py\":7:9): error: ",
            "Error: input module verification failed.",
        ),
        (
            with(&format!("{many}%b = pto.alloc_tile : {large}\npto.tabs ins(%b : {large}) outs(%b : {large})")),
            "error: ",
            "Error: ",
        ),
        (
            with("%m = pto.pset_b32 \"PAT_ALL\" : !pto.mask<b32>"),
            "loc(\"kernel.py\":7:9): error: not supported: pto.pset_b32",
            "Error: Pass execution failed.",
        ),
    ];
    for (text, place, summary) in stages {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("K.pto"), &text).unwrap();
        let ran = run(folder.path(), "ptoas K.pto -o K.cpp --enable-insert-sync");
        assert_eq!(ran.status, 1, "{text}");
        assert!(ran.said.contains(place), "{place}: {}", ran.said);
        assert!(ran.said.lines().last().unwrap().starts_with(summary), "{summary}: {}", ran.said);
    }
}

#[test]
fn products_are_the_same_on_every_run() {
    let folder = folder();
    let line = "ptoas K.pto --enable-insert-sync --pto-arch a3";
    let first = run(folder.path(), line).out;
    for _ in 0..5 {
        assert_eq!(run(folder.path(), line).out, first);
        assert_eq!(run(folder.path(), &format!("{line} --mlir-disable-threading")).out, first);
    }
}

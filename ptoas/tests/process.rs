//! The tool as its clients run it: command lines, what goes to which stream, exit status.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests")]

use std::{
    fs,
    io::Write,
    path::Path,
    process::{Command, Stdio},
};
use tempfile::TempDir;

const T: &str = "!pto.tile_buf<vec, 32x32xf32>";

/// A kernel that adds; `{addr}` are addresses, for level 3.
fn kernel(addresses: [&str; 2], location: &str) -> String {
    let view = "!pto.tensor_view<?x?xf32>";
    let part = "!pto.partition_tensor_view<32x32xf32>";
    let [a, b] = addresses;
    format!(
        "func.func @add(%x: !pto.ptr<f32>, %y: !pto.ptr<f32>) attributes {{pto.entry}} {{\n\
         %c0 = arith.constant 0 : index\n%c1 = arith.constant 1 : index\n%c32 = arith.constant 32 : index\n\
         %z = arith.constant 0 : i64\n%w = arith.constant 4096 : i64\n\
         %vx = pto.make_tensor_view %x, shape = [%c32, %c32], strides = [%c32, %c1] : {view}\n\
         %vy = pto.make_tensor_view %y, shape = [%c32, %c32], strides = [%c32, %c1] : {view}\n\
         %px = pto.partition_view %vx, offsets = [%c0, %c0], sizes = [%c32, %c32] : {view} -> {part}\n\
         %py = pto.partition_view %vy, offsets = [%c0, %c0], sizes = [%c32, %c32] : {view} -> {part}\n\
         %a = pto.alloc_tile {a} : {T}\n%b = pto.alloc_tile {b} : {T}\n\
         pto.tload ins(%px : {part}) outs(%a : {T})\n\
         pto.tadd ins(%a, %a : {T}, {T}) outs(%b : {T}) {location}\n\
         pto.tstore ins(%b : {T}) outs(%py : {part})\nreturn\n}}\n"
    )
}

fn plain() -> String {
    kernel(["", ""], "")
}

struct Ran {
    status: i32,
    out: String,
    said: String,
}

/// Runs a command line in a folder; blanks separate arguments.
fn run(folder: &Path, line: &str, input: &str) -> Ran {
    let mut child = Command::new(env!("CARGO_BIN_EXE_ptoas"))
        .args(line.split(' ').filter(|argument| !argument.is_empty()))
        .current_dir(folder)
        .env_remove("PTOAS_COMPAT_VERSION")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let made = child.wait_with_output().unwrap();
    Ran {
        status: made.status.code().unwrap(),
        out: String::from_utf8(made.stdout).unwrap(),
        said: String::from_utf8(made.stderr).unwrap(),
    }
}

/// A folder with kernels for level 2 and 3.
fn folder() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("K.pto"), plain()).unwrap();
    fs::write(folder.path().join("A.pto"), kernel(["addr = %z", "addr = %w"], "")).unwrap();
    folder
}

#[test]
fn files_as_pypto_writes_them() {
    let folder = folder();
    for line in [
        "A.pto -o K.cpp --enable-insert-sync --pto-level=level3 --pto-arch a3",
        "A.pto -o K.cpp --enable-insert-sync --pto-level=level3",
        "K.pto -o K.cpp --enable-insert-sync --pto-level=level2 --pto-arch a5",
        "--enable-insert-sync K.pto -o K.cpp",
        "--pto-arch=a3 --pto-level=level3 --enable-insert-sync A.pto -o K.cpp",
        "K.pto --enable-tile-op-expand --enable-insert-sync -o K.cpp --pto-backend=emitc",
    ] {
        let ran = run(folder.path(), line, "");
        assert_eq!((ran.status, ran.out.as_str(), ran.said.as_str()), (0, "", ""), "{line}");
        let text = fs::read_to_string(folder.path().join("K.cpp")).unwrap();
        assert!(
            text.contains("extern \"C\" __global__ AICORE void add(__gm__ float* v1, __gm__ float* v2) {"),
            "{text}"
        );
        assert!(text.contains("wait_flag(PIPE_MTE2, PIPE_V, EVENT_ID0);"), "{text}");
        fs::remove_file(folder.path().join("K.cpp")).unwrap();
    }
}

#[test]
fn standard_streams() {
    let folder = folder();
    let made = run(folder.path(), "K.pto", "");
    assert_eq!((made.status, made.said.as_str()), (0, ""));
    assert!(made.out.starts_with("#include \"pto/pto-inst.hpp\"\n") && !made.out.contains("set_flag(PIPE_MTE2"));
    for line in ["", "-", "- -o -"] {
        assert_eq!(run(folder.path(), line, &plain()).out, made.out, "{line}");
    }
}

#[test]
fn versions() {
    let folder = folder();
    assert_eq!(run(folder.path(), "--version", "").out, "ptoas 0.63\n");
    assert_eq!(run(folder.path(), "--version --compat-version 0.70", "").out, "ptoas 0.70\n");
    let command =
        Command::new(env!("CARGO_BIN_EXE_ptoas")).arg("--version").env("PTOAS_COMPAT_VERSION", "0.65").output();
    assert_eq!(command.unwrap().stdout, b"ptoas 0.65\n");
}

#[test]
fn errors_name_the_line_of_the_front_end() {
    let folder = folder();
    let wrong = kernel(["", ""], "loc(\"f.py\":12:3)").replace(
        &format!("pto.tadd ins(%a, %a : {T}, {T})"),
        "pto.tadd ins(%a, %px : !pto.tile_buf<vec, 32x32xf32>, !pto.partition_tensor_view<32x32xf32>)",
    );
    fs::write(folder.path().join("W.pto"), wrong).unwrap();
    let ran = run(folder.path(), "W.pto -o W.cpp", "");
    assert_eq!((ran.status, ran.out.as_str()), (1, ""));
    assert!(ran.said.starts_with("loc(\"f.py\":12:3): error: "), "{}", ran.said);
    assert!(ran.said.ends_with("\nError: input module verification failed.\n"), "{}", ran.said);
    assert!(!folder.path().join("W.cpp").exists());
    let broken = run(folder.path(), "- -o W.cpp", "func.func @k( {");
    assert_eq!(broken.status, 1);
    assert!(
        broken.said.contains("error: ") && broken.said.ends_with("Error: Failed to parse MLIR.\n"),
        "{}",
        broken.said
    );
    let refused = run(
        folder.path(),
        "-",
        "func.func @k(%p: !pto.ptr<f32, ub>) { %m = pto.pset_b32 \"PAT_ALL\" : !pto.mask<b32>\nreturn }",
    );
    assert_eq!(refused.status, 1, "{}", refused.said);
    assert!(refused.said.contains("not supported: pto.pset_b32"), "{}", refused.said);
    assert!(refused.said.ends_with("Error: Pass execution failed.\n"), "{}", refused.said);
}

/// A put of 64 elements from one rank to another, with attributes.
fn put(attributes: &str) -> String {
    let (view, part, tile) =
        ("!pto.tensor_view<?xf32>", "!pto.partition_tensor_view<64xf32>", "!pto.tile_buf<vec, 1x64xf32>");
    format!(
        "func.func @put(%x: !pto.ptr<f32>, %y: !pto.ptr<f32>) attributes {{pto.entry}} {{\n\
         %c0 = arith.constant 0 : index\n%c1 = arith.constant 1 : index\n%c64 = arith.constant 64 : index\n\
         %vx = pto.make_tensor_view %x, shape = [%c64], strides = [%c1] : {view}\n\
         %vy = pto.make_tensor_view %y, shape = [%c64], strides = [%c1] : {view}\n\
         %px = pto.partition_view %vx, offsets = [%c0], sizes = [%c64] : {view} -> {part}\n\
         %py = pto.partition_view %vy, offsets = [%c0], sizes = [%c64] : {view} -> {part}\n\
         %t = pto.alloc_tile : {tile}\n\
         pto.comm.tput(%py, %px, buf(%t) : {part}, {part}, {tile}) {attributes}\nreturn\n}}\n"
    )
}

#[test]
fn transfers_that_the_device_library_lacks_are_refused() {
    let folder = folder();
    for word in ["atomic_none", "atomic_add"] {
        let ran = run(folder.path(), "-", &put(&format!("{{atomicType = #pto<atomic_type {word}>}}")));
        assert_eq!(ran.status, 0, "{word}: {}", ran.said);
        assert_eq!(ran.out.contains("AtomicAdd"), word == "atomic_add", "{}", ran.out);
    }
    for word in ["atomic_max", "atomic_min"] {
        let ran = run(folder.path(), "-", &put(&format!("{{atomicType = #pto<atomic_type {word}>}}")));
        assert_eq!((ran.status, ran.out.as_str()), (1, ""), "{word}");
        assert!(ran.said.contains(&format!("cannot be {word}")), "{}", ran.said);
    }
}

#[test]
fn wrong_command_lines() {
    let folder = folder();
    for (line, expected) in [
        ("K.pto --pto-arch=a9", "Error: invalid --pto-arch='a9'"),
        ("K.pto --pto-level=level7", "Error: "),
        ("K.pto --emit-vpto", "Error: not supported: --emit-vpto"),
        ("K.pto --no-such-option", "Error: "),
        ("none.pto -o K.cpp", "Error: Could not open input file: none.pto\n"),
    ] {
        let ran = run(folder.path(), line, "");
        assert_eq!((ran.status, ran.out.as_str()), (1, ""), "{line}");
        assert!(ran.said.starts_with(expected), "{line}: {}", ran.said);
    }
    let noted = run(folder.path(), "K.pto --plan-memory-impl=modern -o K.cpp", "");
    assert_eq!((noted.status, noted.said.lines().count()), (0, 1), "{}", noted.said);
    assert!(noted.said.starts_with("note: --plan-memory-impl has no effect"), "{}", noted.said);
    let decoded = run(folder.path(), "-", "PTOBC\0rest");
    assert_eq!(decoded.status, 1);
    assert!(decoded.said.starts_with("Error: Failed to decode PTOBC."), "{}", decoded.said);
}

#[test]
fn ir_after_planning() {
    let folder = folder();
    let ran = run(folder.path(), "K.pto --enable-insert-sync --emit-pto-ir", "");
    assert_eq!((ran.status, ran.said.as_str()), (0, ""));
    assert!(ran.out.contains("pto.alloc_tile addr = ") && ran.out.contains("pto.set_flag["), "{}", ran.out);
    let line = "K.pto -o K.cpp --enable-insert-sync --pto-level=level2 --mlir-print-ir-after-all \
                --mlir-print-ir-module-scope --mlir-print-ir-tree-dir=tree --pto-arch a3";
    let ran = run(folder.path(), line, "");
    assert_eq!((ran.status, ran.said.as_str()), (0, ""));
    let files = fs::read_dir(folder.path().join("tree/builtin_module_no-symbol-name")).unwrap().count();
    assert!(files >= 6, "{files} files");
    let barriers = run(folder.path(), "K.pto --enable-inject-barrier-all-sync", "");
    assert_eq!(barriers.status, 0);
    assert!(barriers.out.matches("pipe_barrier(PIPE_ALL);").count() >= 4, "{}", barriers.out);
}

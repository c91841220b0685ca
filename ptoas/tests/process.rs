//! Tests the tool as a process: command lines, streams, exit status.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests")]

use std::{
    fs,
    io::Write,
    path::Path,
    process::{Command, Stdio},
};
use tempfile::TempDir;

const T: &str = "!pto.tile_buf<vec, 32x32xf32>";

/// Returns a kernel that adds; `addresses` are attributes for level 3.
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

/// Creates a folder with kernels for level 2 and 3.
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

/// Texts as editors on Windows write them, and files that are not text.
#[test]
fn texts_of_other_systems() {
    let folder = folder();
    let made = run(folder.path(), "K.pto", "").out;
    let write = |name: &str, text: &[u8]| fs::write(folder.path().join(name), text).unwrap();
    write("crlf.pto", plain().replace('\n', "\r\n").as_bytes());
    write("mark.pto", &[b"\xef\xbb\xbf", plain().as_bytes()].concat());
    for name in ["crlf.pto", "mark.pto"] {
        let ran = run(folder.path(), name, "");
        assert_eq!((ran.status, ran.out, ran.said.as_str()), (0, made.clone(), ""), "{name}");
    }
    write("empty.pto", b"");
    write("other.pto", b"\xff\xfek\0");
    for name in ["empty.pto", "other.pto"] {
        let ran = run(folder.path(), name, "");
        assert_eq!((ran.status, ran.out.as_str()), (1, ""), "{name}");
        assert!(ran.said.contains("error: ") && ran.said.ends_with("Error: Failed to parse MLIR.\n"), "{}", ran.said);
    }
    let unknown = run(folder.path(), "K.pto --mlir-print-ir-after=no-pass", "");
    let note = "note: --mlir-print-ir-after=no-pass prints nothing: no pass has this name\n";
    assert_eq!((unknown.status, unknown.out, unknown.said.as_str()), (0, made, note));
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

/// Returns a kernel that puts 64 elements from one rank to another, with attributes.
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
        ("K.pto --emit-vpto --pto-backend=emitc", "Error: --emit-vpto needs --pto-backend=vpto"),
        ("K.pto --emit-vpto --emit-vpto-llvm-ir", "Error: --emit-vpto and --emit-vpto-llvm-ir exclude each other"),
        ("K.pto --resync --enable-inject-barrier-all-sync", "Error: --resync and --enable-inject-barrier-all-sync"),
        ("K.pto --no-such-option", "Error: "),
        ("none.pto -o K.cpp", "Error: Could not open input file: none.pto: No such file or directory"),
        ("K.pto K.pto", "Error: expected one input, found another one: 'K.pto'"),
        ("K.pto -o none/K.cpp", "Error: cannot write 'none/K.cpp': "),
        ("K.pto -o .", "Error: cannot write '.': "),
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
fn addresses_are_those_of_the_level() {
    let folder = folder();
    for (line, expected) in [
        ("A.pto -o K.cpp", "alloc_tile has an address, which the compiler gives at level2"),
        ("A.pto -o K.cpp --pto-level=level1", "alloc_tile has an address, which the compiler gives at level1"),
        ("K.pto -o K.cpp --pto-level=level3", "alloc_tile has no address, which programs of level3 give"),
        (
            "A.pto --pto-backend=vpto --emit-vpto -o K.cpp",
            "alloc_tile has an address, which the compiler gives at level2",
        ),
    ] {
        let ran = run(folder.path(), line, "");
        assert_eq!(ran.status, 1, "{line}: {}", ran.said);
        assert!(ran.said.contains(expected), "{line}: {}", ran.said);
        assert!(!folder.path().join("K.cpp").exists(), "{line}");
    }
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

/// Creates a folder that replaces CANN, with a script as its compiler.
#[cfg(unix)]
fn cann(script: &str) -> TempDir {
    use std::os::unix::fs::PermissionsExt;
    let home = tempfile::tempdir().unwrap();
    fs::create_dir(home.path().join("bin")).unwrap();
    let compiler = home.path().join("bin/bisheng");
    fs::write(&compiler, format!("#!/bin/sh\n{script}\n")).unwrap();
    fs::set_permissions(&compiler, fs::Permissions::from_mode(0o755)).unwrap();
    home
}

/// Runs a command line with a folder of CANN, or without one.
fn run_with(folder: &Path, line: &str, home: Option<&Path>) -> Ran {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ptoas"));
    command.args(line.split(' ')).current_dir(folder).env_remove("ASCEND_HOME_PATH");
    if let Some(home) = home {
        command.env("ASCEND_HOME_PATH", home);
    }
    let made = command.output().unwrap();
    Ran {
        status: made.status.code().unwrap(),
        out: String::from_utf8(made.stdout).unwrap(),
        said: String::from_utf8(made.stderr).unwrap(),
    }
}

#[test]
fn vector_instructions_and_llvm_ir() {
    let folder = folder();
    let vectors = run(folder.path(), "K.pto --pto-arch=a5 --pto-backend=vpto --emit-vpto --enable-insert-sync", "");
    assert_eq!((vectors.status, vectors.said.as_str()), (0, ""));
    assert!(vectors.out.contains("pto.vadd ") && vectors.out.contains("pto.set_flag["), "{}", vectors.out);
    let ir = run(folder.path(), "K.pto --pto-arch=a5 --emit-vpto-llvm-ir --enable-insert-sync", "");
    assert_eq!((ir.status, ir.said.as_str()), (0, ""));
    assert!(ir.out.starts_with("; for --target=hiipu64-hisilicon-cce\n"), "{}", ir.out);
    assert!(ir.out.contains("define void @add(ptr addrspace(1) %0, ptr addrspace(1) %1) #0 {"), "{}", ir.out);
    assert!(ir.out.contains("call <64 x float> @llvm.hivm.vadd.v64f32.x("), "{}", ir.out);
    assert!(ir.out.contains("\"target-cpu\"=\"dav-c310-vec\""), "{}", ir.out);
    for _ in 0..5 {
        let again = run(folder.path(), "K.pto --pto-arch=a5 --emit-vpto-llvm-ir --enable-insert-sync", "");
        assert_eq!(again.out, ir.out);
    }
    // The module selects the backend, unless the command line does.
    let of_module =
        format!("module attributes {{pto.backend = \"vpto\", pto.target_arch = \"a5\"}} {{\n{}}}\n", plain());
    fs::write(folder.path().join("M.pto"), of_module).unwrap();
    let object = run_with(folder.path(), "M.pto -o M.o", None);
    assert_eq!(object.status, 1);
    assert!(object.said.contains("ASCEND_HOME_PATH is not set"), "{}", object.said);
    assert!(run(folder.path(), "M.pto --pto-backend=emitc", "").out.contains("TADD("));
}

#[cfg(unix)]
#[test]
fn objects_need_the_device_compiler() {
    let folder = folder();
    let line = "K.pto --pto-arch=a5 --pto-backend=vpto --enable-insert-sync -o K.o";
    let none = run_with(folder.path(), line, None);
    assert_eq!((none.status, none.out.as_str()), (1, ""));
    assert!(none.said.starts_with("Error: not supported: objects need the device compiler"), "{}", none.said);
    let empty = tempfile::tempdir().unwrap();
    let missing = run_with(folder.path(), line, Some(empty.path()));
    assert!(missing.status == 1 && missing.said.contains("Error: no device compiler in "), "{}", missing.said);
    let failing = run_with(folder.path(), line, Some(cann("echo bad >&2; exit 3").path()));
    assert!(failing.status == 1 && failing.said.contains("bad\nError: "), "{}", failing.said);
    assert!(!folder.path().join("K.o").exists());
    let home = cann(
        "while [ $# -gt 1 ]; do [ \"$1\" = -o ] && out=$2; case $1 in *.ll) in=$1;; esac; shift; done; cp $in $out",
    );
    let made = run_with(folder.path(), line, Some(home.path()));
    assert_eq!((made.status, made.out.as_str()), (0, ""), "{}", made.said);
    assert!(made.said.starts_with("warning: names or arguments of these intrinsics"), "{}", made.said);
    let object = fs::read_to_string(folder.path().join("K.o")).unwrap();
    assert!(object.contains("@llvm.hivm.vadd.v64f32.x("), "{object}");
    let stdout = run_with(folder.path(), "K.pto --pto-backend=vpto", Some(home.path()));
    assert!(stdout.status == 1 && stdout.said.contains("an object goes to a file"), "{}", stdout.said);
}

#[test]
fn order_is_checked_and_placed_anew() {
    let folder = folder();
    let slow = plain()
        .replace("pto.tadd", "pto.barrier <PIPE_ALL>\npto.tadd")
        .replace("pto.tstore", "pto.set_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID5>]\npto.wait_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID5>]\npto.tstore");
    fs::write(folder.path().join("S.pto"), &slow).unwrap();
    let kept = run(folder.path(), "S.pto --enable-insert-sync", "");
    assert!(kept.status == 0 && kept.out.contains("pipe_barrier(PIPE_ALL)"), "{}", kept.said);
    let anew = run(folder.path(), "S.pto --resync", "");
    assert_eq!((anew.status, anew.said.as_str()), (0, ""));
    assert_eq!(anew.out, run(folder.path(), "K.pto --enable-insert-sync", "").out);
    let wrong = slow.replace("PIPE_ALL", "PIPE_V");
    fs::write(folder.path().join("W.pto"), wrong).unwrap();
    let refused = run(folder.path(), "W.pto --resync -o W.cpp", "");
    assert_eq!((refused.status, refused.out.as_str()), (1, ""));
    assert!(
        refused.said.contains("[PTO1250]") && refused.said.ends_with("do not order its pipes.\n"),
        "{}",
        refused.said
    );
    assert!(!folder.path().join("W.cpp").exists());
    let barriers = run(folder.path(), "K.pto --enable-inject-barrier-all-sync", "");
    assert!(barriers.status == 0 && barriers.out.matches("pipe_barrier(PIPE_ALL)").count() >= 3, "{}", barriers.said);
    assert_eq!(run(folder.path(), "K.pto --enable-insert-sync --verify-sync=false", "").status, 0);
}

//! Checks every option that PTOAS has or had: the tool does what the reference page states.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests")]

use std::{fs, path::Path, process::Command};
use tempfile::TempDir;

const PAGE: &str = include_str!("../../docs/src/ptoas-reference.md");

/// Options of PTOAS: those of its releases, of MLIR that its clients pass, and of its branches.
const OPTIONS: [&str; 62] = [
    "version",
    "help",
    "help-list",
    "pto-arch",
    "pto-level",
    "pto-backend",
    "enable-insert-sync",
    "enable-tile-op-expand",
    "enable-op-fusion",
    "enable-bufid_sync",
    "enable-bufid-sync-debug",
    "enable-inject-barrier-all-sync",
    "enable-graph-sync-solver",
    "graph-sync-solver-event-id-max",
    "plan-memory-impl",
    "plan-memory-order-by-size",
    "disable-infer-layout",
    "emit-pto-ir",
    "emit-vpto",
    "emit-vpto-llvm-ir",
    "pto-print-seam-ir",
    "pto-seam-ir-file",
    "vpto-print-ir",
    "dump-vpto-ir",
    "vpto-lowering-strategy",
    "vpto-scheduler",
    "vpto-scheduler-trace",
    "enable-vpto-soft-postupdate",
    "enable-vexpdif-fusion",
    "enable-unroll-after-loop-fusion",
    "enable-shape-inference",
    "enable-vfsim-costmodel-optimization",
    "dump-vfsim-unroll-test",
    "emit-addptr-trace",
    "cann-output-version",
    "vpto-fix-vfsimt-size",
    "enable-bisheng-vec-misched",
    "simt-fastmath",
    "bisheng-vf-auto-sync",
    "mlir-print-ir-after-all",
    "mlir-print-ir-before",
    "mlir-print-ir-after",
    "mlir-print-ir-module-scope",
    "mlir-print-ir-tree-dir",
    "mlir-timing",
    "mlir-disable-threading",
    "mlir-pass-statistics",
    "mlir-print-debuginfo",
    "mlir-pass-pipeline-crash-reproducer",
    "vpto-emit-hivm-llvm",
    "a5vm-",
    "op-lib-dir",
    "print-ir-after-all-func-filter",
    "tile-lib-backend",
    "ptodsl-python-exe",
    "enable-vmi",
    "enable-vecscope-mem-bar",
    "pto-insert-sync-summary",
    "pto-insert-sync-debug",
    "disable-identity-tmov-cleanup",
    "emit-device-object",
    "mlir-print-ir-before-all",
];

const KERNEL: &str = "func.func @k(%x: !pto.ptr<f32>) attributes {pto.entry} {\n\
    %c0 = arith.constant 0 : index\n%c1 = arith.constant 1 : index\n%c32 = arith.constant 32 : index\n\
    %v = pto.make_tensor_view %x, shape = [%c32, %c32], strides = [%c32, %c1] : !pto.tensor_view<?x?xf32>\n\
    %p = pto.partition_view %v, offsets = [%c0, %c0], sizes = [%c32, %c32] : !pto.tensor_view<?x?xf32> -> \
    !pto.partition_tensor_view<32x32xf32>\n\
    %a = pto.alloc_tile : !pto.tile_buf<vec, 32x32xf32>\n\
    pto.tload ins(%p : !pto.partition_tensor_view<32x32xf32>) outs(%a : !pto.tile_buf<vec, 32x32xf32>)\n\
    pto.tabs ins(%a : !pto.tile_buf<vec, 32x32xf32>) outs(%a : !pto.tile_buf<vec, 32x32xf32>)\n\
    pto.tstore ins(%a : !pto.tile_buf<vec, 32x32xf32>) outs(%p : !pto.partition_tensor_view<32x32xf32>)\nreturn\n}\n";

/// Exit status, standard output and standard error.
fn run(folder: &Path, arguments: &[&str]) -> (i32, String, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ptoas"));
    let made = command.args(arguments).current_dir(folder).env_remove("ASCEND_HOME_PATH").output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (made.status.code().unwrap(), text(made.stdout), text(made.stderr))
}

fn folder() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("K.pto"), KERNEL).unwrap();
    folder
}

/// Returns the rows of the table under a heading: the options in the first column, and the second column.
fn rows(heading: &str) -> Vec<(Vec<&'static str>, &'static str)> {
    let section = PAGE.split_once(&format!("## {heading}\n")).unwrap().1;
    let section = section.split("\n## ").next().unwrap();
    let cells = |line: &'static str| -> Option<(Vec<&str>, &str)> {
        let (first, second) = line.strip_prefix("| ")?.strip_suffix(" |")?.split_once(" | ")?;
        let names = first.split('`').filter(|part| part.starts_with("--")).collect::<Vec<_>>();
        (!names.is_empty()).then_some((names, second))
    };
    section.lines().filter_map(cells).collect()
}

#[test]
fn the_page_names_every_option() {
    for option in OPTIONS {
        let named = PAGE.contains(&format!("`--{option}`")) || (option.ends_with('-') && PAGE.contains(option));
        assert!(named, "--{option}");
    }
}

#[test]
fn options_without_effect() {
    let folder = folder();
    let (status, plain, said) = run(folder.path(), &["K.pto", "--enable-insert-sync"]);
    assert_eq!((status, said.as_str()), (0, ""));
    let all = rows("Options without effect");
    assert!(all.len() >= 10, "{}", all.len());
    for (options, why) in &all {
        for option in options {
            let note = format!("note: {option} has no effect: {why}\n");
            for given in [format!("{option}=4"), option[1..].to_owned() + "=4"] {
                let found = run(folder.path(), &["K.pto", "--enable-insert-sync", &given]);
                assert_eq!(found, (0, plain.clone(), note.clone()), "{given}");
            }
            let off = run(folder.path(), &["K.pto", "--enable-insert-sync", &format!("{option}=off")]);
            assert_eq!(off, (0, plain.clone(), String::new()), "{option}=off");
        }
    }
    for option in ["--enable-tile-op-expand", "--disable-identity-tmov-cleanup"] {
        assert_eq!(run(folder.path(), &["K.pto", "--enable-insert-sync", option]), (0, plain.clone(), String::new()));
    }
}

#[test]
fn options_of_vector_instructions() {
    let folder = folder();
    let marked = |line: &&str| line.starts_with("| ") && line.contains(" (vpto) | ");
    let lines: Vec<&str> = PAGE.lines().filter(marked).collect();
    assert!(!lines.is_empty());
    let named = lines.iter().flat_map(|line| line.split('`')).filter(|part| part.starts_with("--"));
    for option in named.chain(["--vpto-print-ir", "--dump-vpto-ir", "--emit-vpto", "--emit-vpto-llvm-ir"]) {
        let value = if option.contains("vpto-lowering") || option == "--vpto-scheduler" { "=on" } else { "=true" };
        let given = format!("{option}{value}");
        let (status, out, said) = run(folder.path(), &["K.pto", "--pto-backend=emitc", &given]);
        let error = format!("Error: {option} needs --pto-backend=vpto\n");
        assert_eq!((status, out.as_str(), said), (1, "", error), "{option}");
    }
}

#[test]
fn options_that_are_refused() {
    let folder = folder();
    let all = rows("Options that are refused");
    assert!(all.len() >= 5, "{}", all.len());
    for (options, why) in &all {
        for option in options {
            let (status, out, said) = run(folder.path(), &["K.pto", &format!("{option}=4"), "-o", "K.cpp"]);
            let error = format!("Error: not supported: {option}; {why}\n");
            assert_eq!((status, out.as_str(), said), (1, "", error));
            assert!(!folder.path().join("K.cpp").exists());
        }
    }
    let (status, _, said) = run(folder.path(), &["K.pto", "--a5vm-print"]);
    assert!(status == 1 && said.starts_with("Error: not supported: --a5vm-print; "), "{said}");
    let unknown = run(folder.path(), &["K.pto", "--nothing"]);
    let error = "Error: Unknown command line argument '--nothing'. Try: 'ptoas --help'\n";
    assert_eq!(unknown, (1, String::new(), error.to_owned()));
}

#[test]
fn options_that_print() {
    let folder = folder();
    let plain = run(folder.path(), &["K.pto", "--enable-insert-sync"]).1;
    for option in ["--help", "--help-list", "--help-hidden", "--help-list-hidden"] {
        let (status, out, said) = run(folder.path(), &[option]);
        assert!(status == 0 && out.contains("--enable-insert-sync") && said.is_empty(), "{option}: {said}");
    }
    let seam = ["--pto-print-seam-ir", "--mlir-print-ir-after=pto-sync", "--mlir-print-ir-before=pto-extents"];
    for option in seam {
        let (status, out, said) = run(folder.path(), &["K.pto", "--enable-insert-sync", option]);
        assert_eq!((status, &out), (0, &plain), "{option}");
        assert!(said.contains("pto.tabs"), "{option}: {said}");
    }
    let given = ["K.pto", "--enable-insert-sync", "--pto-seam-ir-file=seam.mlir"];
    assert_eq!(run(folder.path(), &given), (0, plain, String::new()));
    let written = fs::read_to_string(folder.path().join("seam.mlir")).unwrap();
    assert!(written.contains("pto.alloc_tile addr = ") && written.contains("pto.set_flag["), "{written}");
    for option in ["--vpto-print-ir", "--dump-vpto-ir"] {
        let given = ["K.pto", "--pto-arch=a5", "--pto-backend=vpto", "--emit-vpto-llvm-ir", option];
        let (status, out, said) = run(folder.path(), &given);
        assert!(status == 0 && out.contains("@llvm.hivm.") && said.contains("pto.vabs"), "{option}: {said}");
    }
}

/// Returns a module whose C++ has the text that clients search for.
const TEXTS: &str = "module attributes {pto.auto_sync_tail_hint = \"mte3-to-s-event0\"} {\n\
    func.func @flags(%e: index) {\n\
    pto.set_flag[<PIPE_MTE2>, <PIPE_MTE3>, <EVENT_ID2>]\npto.wait_flag[<PIPE_MTE2>, <PIPE_MTE3>, <EVENT_ID2>]\n\
    pto.set_flag_dyn[<PIPE_MTE2>, <PIPE_V>, %e]\npto.wait_flag_dyn[<PIPE_MTE2>, <PIPE_V>, %e]\nreturn\n}\n\
    func.func @signals(%f: !pto.ptr<i64>) {\npto.set_ffts %f : !pto.ptr<i64>\n\
    pto.section.vector {\npto.sync.set <PIPE_MTE3>, 3\npto.sync.wait <PIPE_V>, 3\n}\nreturn\n}\n\
    func.func @k(%x: !pto.ptr<bf16>, %o: index) attributes {pto.entry} {\n\
    %c0 = arith.constant 0 : index\n%c1 = arith.constant 1 : index\n%c16 = arith.constant 16 : index\n\
    %v = pto.make_tensor_view %x, shape = [%c16, %c1], strides = [%c1, %c16] : !pto.tensor_view<16x1xbf16>\n\
    %p = pto.partition_view %v, offsets = [%c0, %c0], sizes = [%c16, %c1] : !pto.tensor_view<16x1xbf16> -> \
    !pto.partition_tensor_view<16x1xbf16>\n\
    %a = pto.alloc_tile : !pto.tile_buf<vec, 16x1xbf16, blayout=col_major>\n\
    pto.tload ins(%p : !pto.partition_tensor_view<16x1xbf16>) outs(%a : !pto.tile_buf<vec, 16x1xbf16, blayout=col_major>)\n\
    pto.tstore ins(%a : !pto.tile_buf<vec, 16x1xbf16, blayout=col_major>) outs(%p : !pto.partition_tensor_view<16x1xbf16>)\n\
    return\n}\n}\n";

#[test]
fn texts_that_clients_read() {
    let folder = folder();
    fs::write(folder.path().join("T.pto"), TEXTS).unwrap();
    let (status, text, said) = run(folder.path(), &["T.pto", "--enable-insert-sync", "--pto-arch=a3"]);
    assert_eq!(status, 0, "{said}");
    for wanted in [
        "\n#include \"pto/pto-inst.hpp\"\n",
        "\nusing namespace pto;\n",
        "\n  set_ffts_base_addr((uint64_t) ",
        "\nextern \"C\" __global__ AICORE void k(__gm__ bfloat16_t* v1, int64_t v2) {\n",
        "\nAICORE void flags(int64_t v1) {\n",
        "set_flag(PIPE_MTE2, PIPE_MTE3, EVENT_ID2);",
        "set_flag(PIPE_MTE2, PIPE_V, (event_t) v1);",
        "getFFTSMsg(FFTS_MODE_VAL,",
        "ffts_cross_core_sync(PIPE_MTE3",
        "wait_flag_dev(3)",
        "#if defined(__DAV_VEC__)",
        "set_mask_norm();",
        "pto::Shape<1, 1, 1, 16, 1>, pto::Stride<",
        ", pto::Layout::DN> v",
        "Tile<TileType::Vec, bfloat16_t,",
        "ptoas_auto_sync_tail(PTOAutoSyncTailMode::kSetWaitMte3ToSEvent0);",
        "\nenum class PTOAutoSyncTailMode : int {",
        "AICORE inline void ptoas_auto_sync_tail(PTOAutoSyncTailMode mode",
    ] {
        assert!(format!("\n{text}").contains(wanted), "{wanted}:\n{text}");
    }
    let stores = text.lines().any(|line| line.trim_start().starts_with("TSTORE(v"));
    assert!(stores && text.contains("GlobalTensor<bfloat16_t, "), "{text}");
}

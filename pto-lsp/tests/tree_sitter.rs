//! Tests that the tree-sitter grammar parses every kernel, assembly, and output for GPUs without an error node.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, missing_docs)]

use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
    process::Command,
};

/// Statements from the ISA manual.
const ASSEMBLY: &str = "\
# A comment.
.func @f(%a, %b) {
loop: %d = tadd %a, %b : !pto.tile_buf<vec, 32x32xf32> -- another
  tadd %d, %a, %b; tsync
  %d = tcmp %a!loc=vec, %b #cmp=gt : !pto.tile_buf<vec, 32x32xf32>
  mte_gm_ub %g, %u, 0, 64 nburst(32, 64, 64)
    : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64
  %s, %t:2 = \"d.op\"(%x)[^b] {k = v} : (i32) ->
    (i32, i32, i32) {
  ^b(%x: i32):
    return
  }, {
  }
}
";

/// Statements that continue in the next line with a bracket.
const CONTINUED: &str = "\
func.func @f() {
  pto.tmov ins(%a : !pto.tile_buf<vec, 16x64xf32>)
           outs(%b : !pto.tile_buf<vec, 16x64xf32>)
           {mode = 1 : i32}
  pto.aic_initialize_pipe {id = 0}
    (c2v_consumer_buf = %a : i32,
     v2c_consumer_buf = %b : i32)

  return
}
";

/// Output of the compiler for GPUs.
const VISA: &str = "\
.version 3.6
.kernel \"softmax\"
.decl V32 v_type=G type=uq num_elts=1 align=qword
.function \"softmax\"
    and (M1_NM, 1) %cr0(0,0)<1> %cr0(0,0)<0;1,0> 0xfffffb3f:ud
softmax_BB_1:
    cmp.lt (M1_NM, 1) P1 V541(0,0)<0;1,0> 0x80:d
    (!P1) jmp (M1_NM, 1) softmax_BB_2
    and (M1, 16) X(0,0)<1> (~)Y(0,0)<1;1,0> 0x10:d ;; (p1) jmp (M1, 1) softmax_BB_1
    addr_add (M1, 1) A(4)<1> &X 0x20:uw
    lsc_load.ugm (M1_NM, 1) V38:d32x64t flat[V37]:a64
";

fn files() -> Vec<PathBuf> {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/run/kernels");
    let entries = fs::read_dir(tests).unwrap().map(|entry| entry.unwrap().path());
    let mut files: Vec<PathBuf> = entries.filter(|path| path.extension().is_some_and(|e| e == "mlir")).collect();
    files.sort();
    assert!(files.len() > 100, "{} kernels", files.len());
    files
}

#[test]
fn kernels_parse_without_an_error() {
    let installed = Path::new(env!("CARGO_MANIFEST_DIR")).join("../target/tools/bin/tree-sitter").canonicalize();
    let tool = installed.unwrap_or_else(|_| "tree-sitter".into());
    if Command::new(&tool).arg("--version").output().is_err() {
        // `eprintln!` would be captured.
        let message = "skipped: there is no tree-sitter; `make editors` installs it\n";
        std::io::stderr().write_all(message.as_bytes()).unwrap();
        return;
    }
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("../editors/tree-sitter");
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("tree-sitter-pto");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(folder.join("queries")).unwrap();
    for part in ["test/corpus", "test/highlight"] {
        fs::create_dir_all(folder.join(part)).unwrap();
    }
    for name in [
        "grammar.js",
        "tree-sitter.json",
        "queries/highlights.scm",
        "test/corpus/forms.txt",
        "test/highlight/assembly.pto",
        "test/highlight/kernel.mlir",
        "test/highlight/kernel.visaasm",
    ] {
        fs::copy(source.join(name), folder.join(name)).unwrap();
    }
    let run = |arguments: &[&str]| {
        let output = Command::new(&tool).args(arguments).current_dir(&folder).env("HOME", &folder).output().unwrap();
        let text = [output.stdout, output.stderr].concat();
        assert!(output.status.success(), "tree-sitter {arguments:?}:\n{}", String::from_utf8_lossy(&text));
    };
    run(&["generate"]);
    let texts = [("assembly.pto", ASSEMBLY), ("continued.pto", CONTINUED), ("gpu.visaasm", VISA)];
    let texts = texts.map(|(name, text)| (folder.join(name), text));
    for (path, text) in &texts {
        fs::write(path, text).unwrap();
    }
    let files = files();
    let files: Vec<&str> =
        files.iter().chain(texts.iter().map(|(path, _)| path)).map(|path| path.to_str().unwrap()).collect();
    run(&[&["parse", "--quiet"], files.as_slice()].concat());
    // Tests the trees of `test/corpus`, and the highlighting of `test/highlight`.
    run(&["test"]);
}

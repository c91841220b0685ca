//! Tests `pto-opt --fix`: the repairs, that nothing else changes, and that repaired files are accepted and stay
//! unchanged.

use std::{
    error::Error,
    fs,
    io::Write,
    path::Path,
    process::{Command, Output, Stdio},
};
use tempfile::TempDir;

type Result = std::result::Result<(), Box<dyn Error>>;

/// A text, and the replacements that repair it, all of which are made.
struct Case {
    name: &'static str,
    text: &'static str,
    changes: &'static [(&'static str, &'static str)],
}

const CASES: &[Case] = &[
    Case {
        name: "operation without prefix",
        text: "// A comment.\nfunc.func @f(%a: !pto.tile_buf<vec, 16x16xf32>)   {\n\ttexp ins(%a : !pto.tile_buf<vec, 16x16xf32>) \
               outs(%a : !pto.tile_buf<vec, 16x16xf32>) // texp\r\n  return\n}",
        changes: &[("\ttexp ins", "\tpto.texp ins")],
    },
    Case {
        name: "misspelt operation, type and element type",
        text: "func.func @f(%a: !pto.tilebuf<vec, 16x16xf32>, %b: !pto.tile_buf<vec, 16x16xfp32>) {\n  pto.tsqt ins(%b : \
               !pto.tile_buf<vec, 16x16xf32>) outs(%b : !pto.tile_buf<vec, 16x16xf32>)\n  return\n}\n",
        changes: &[("tilebuf", "tile_buf"), ("xfp32", "xf32"), ("pto.tsqt ", "pto.tsqrt ")],
    },
    Case {
        name: "attributes of operations, operands and types, and their words",
        text: "func.func @f(%a: !pto.tile_buf<vec, 16x16xf32, blayot=row_major>, %b: !pto.tile_buf<vec, 16x16xf16>) {\n  \
               pto.tcvt ins(%a {rmod = #pto<round_mode RINT>} : !pto.tile_buf<vec, 16x16xf32>) outs(%b : \
               !pto.tile_buf<vec, 16x16xf16>)\n  pto.tcvt ins(%a {rmode = #pto<round_mode RNIT>} : \
               !pto.tile_buf<vec, 16x16xf32>) outs(%b : !pto.tile_buf<vec, 16x16xf16>)\n  return\n}\n",
        changes: &[("blayot", "blayout"), ("rmod =", "rmode ="), ("RNIT", "RINT")],
    },
    Case {
        name: "attribute of an entry",
        text: "func.func @f() attributes {pto.entri} {\n  return\n}\n",
        changes: &[("pto.entri", "pto.entry")],
    },
    Case {
        name: "element type of a result",
        text: "func.func @f(%a: !pto.tile_buf<vec, 16x16xf32>, %b: !pto.tile_buf<vec, 16x16xf16>) {\n  pto.texp ins(%a : \
               !pto.tile_buf<vec, 16x16xf32>) outs(%b : !pto.tile_buf<vec, 16x16xf16>) // %b\n  return\n}\n",
        changes: &[
            ("  pto.texp", "  %cast = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>\n  pto.texp"),
            (
                "outs(%b : !pto.tile_buf<vec, 16x16xf16>)",
                "outs(%cast : !pto.tile_buf<vec, 16x16xf32>)\n  pto.tcvt ins(%cast : !pto.tile_buf<vec, 16x16xf32>) \
                 outs(%b : !pto.tile_buf<vec, 16x16xf16>)",
            ),
        ],
    },
    Case {
        name: "element type of an operand",
        text: "func.func @f(%a: !pto.tile_buf<vec, 16x32xbf16>, %cast: !pto.tile_buf<vec, 16x32xf32>) {\n    pto.tadd ins(%a, \
               %cast : !pto.tile_buf<vec, 16x32xbf16>,   !pto.tile_buf<vec, 16x32xf32>) outs(%cast : \
               !pto.tile_buf<vec, 16x32xf32>)\n  return\n}\n",
        changes: &[(
            "    pto.tadd ins(%a, %cast : !pto.tile_buf<vec, 16x32xbf16>,",
            "    %cast_1 = pto.alloc_tile : !pto.tile_buf<vec, 16x32xf32>\n    pto.tcvt ins(%a : \
                 !pto.tile_buf<vec, 16x32xbf16>) outs(%cast_1 : !pto.tile_buf<vec, 16x32xf32>)\n    \
                 pto.tadd ins(%cast_1, %cast : !pto.tile_buf<vec, 16x32xf32>,",
        )],
    },
    Case {
        name: "lines that are not a multiple of 32 bytes",
        text: "func.func @f() {\n  %a = pto.alloc_tile : !pto.tile_buf<vec, 3x7xf32>\n  pto.texp ins(%a : \
               !pto.tile_buf<vec, 3x7xf32>) outs(%a : !pto.tile_buf<vec, 3x7xf32>)\n  %c = pto.alloc_tile : \
               !pto.tile_buf<vec, 3x1xf32, blayout=col_major>\n  return\n}\n",
        changes: &[("3x7xf32", "3x8xf32, valid=3x7"), ("3x1xf32", "8x1xf32, valid=3x1")],
    },
    Case {
        name: "layout of an operand",
        text: "func.func @f(%l: !pto.tile_buf<left, 16x16xf16>, %r: !pto.tile_buf<right, 16x16xf16, slayout=col_major>, \
               %o: !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {\n  \
               pto.tmatmul ins(%l, %r : !pto.tile_buf<left, 16x16xf16>, !pto.tile_buf<right, 16x16xf16, slayout=col_major>) \
               outs(%o : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>)\n  return\n}\n",
        changes: &[("left, 16x16xf16", "left, 16x16xf16, blayout=row_major, slayout=row_major, fractal=512")],
    },
    Case {
        name: "a column for an operation on rows",
        text: "func.func @f() {\n  %a = pto.alloc_tile : !pto.tile_buf<vec, 16x1xf32, blayout=col_major>\n  pto.texp ins(%a : \
               !pto.tile_buf<vec, 16x1xf32, blayout=col_major>) outs(%a : !pto.tile_buf<vec, 16x1xf32, blayout=col_major>)\n  \
               return\n}\n",
        changes: &[("16x1xf32, blayout=col_major", "16x8xf32, valid=16x1")],
    },
    Case {
        name: "element types of values",
        text: "func.func @f(%a: !pto.tile_buf<vec, 16x16xf32>, %h: !pto.tile_buf<vec, 16x16xf16>) {\n  \
               %u = pto.texp %a : (!pto.tile_buf<vec, 16x16xf32>) -> !pto.tile_buf<vec, 16x16xf16>\n  \
               %s = pto.tadd %a, %h : (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf16>) -> \
               !pto.tile_buf<vec, 16x16xf32>\n  return\n}\n",
        changes: &[
            (
                "%u = pto.texp %a : (!pto.tile_buf<vec, 16x16xf32>) -> !pto.tile_buf<vec, 16x16xf16>",
                "%cast = pto.texp %a : (!pto.tile_buf<vec, 16x16xf32>) -> !pto.tile_buf<vec, 16x16xf32>\n  \
                 %u = pto.tcvt %cast : (!pto.tile_buf<vec, 16x16xf32>) -> !pto.tile_buf<vec, 16x16xf16>",
            ),
            (
                "%s = pto.tadd %a, %h : (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf16>)",
                "%cast_1 = pto.tcvt %h : (!pto.tile_buf<vec, 16x16xf16>) -> !pto.tile_buf<vec, 16x16xf32>\n  \
                 %s = pto.tadd %a, %cast_1 : (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>)",
            ),
        ],
    },
    Case {
        name: "attributes that do not apply",
        text: "module attributes {pto.target_arch = \"a5\"} {\n  func.func @f(%x: !pto.vreg<64xi32>, %h: !pto.vreg<128xf16>, %m: \
               !pto.mask<b32>, %n: !pto.mask<b16>) {\n    %a = pto.vcvt %x, %m {rnd = \"R\", sat = \"SAT\"} : !pto.vreg<64xi32>, \
               !pto.mask<b32> -> !pto.vreg<64xf32>\n    %b = pto.vcvt %h, %n {rnd = \"R\", part = \"EVEN\"} : \
               !pto.vreg<128xf16>, !pto.mask<b16> -> !pto.vreg<64xf32>\n    return\n  }\n}\n",
        changes: &[(", sat = \"SAT\"", ""), ("{rnd = \"R\", part", "{part")],
    },
    Case {
        name: "slips in the grammar",
        text: "func @f(%a: !pto.tile_buf<vec, 16x64xf32>) {\n  # scaled\n  %c = arith.constant 2 : f32;\n  %b = pto.alloc_tile : \
               pto.tile_buf<vec, 16x64xf32>\n  %d = arith.addf c, %c : f32\n  return\n}\n",
        changes: &[
            ("func @f", "func.func @f"),
            ("# scaled", "// scaled"),
            ("2 : f32;", "2.0 : f32"),
            (": pto.tile_buf", ": !pto.tile_buf"),
            ("addf c,", "addf %c,"),
        ],
    },
];

/// Texts with races, for which `--verify-sync` is given.
const RACES: &[Case] = &[
    Case {
        name: "flags that order two copies before a sum, a barrier in a pipe, and flags before a copy",
        text: "func.func @f(%x: !pto.partition_tensor_view<16x64xf32>, %o: !pto.partition_tensor_view<16x64xf32>) {\n  \
               %a = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>\n  %b = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>\n  \
               %c = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>\n  \
               pto.tload ins(%x : !pto.partition_tensor_view<16x64xf32>) outs(%a : !pto.tile_buf<vec, 16x64xf32>)\n  \
               pto.tload ins(%x : !pto.partition_tensor_view<16x64xf32>) outs(%b : !pto.tile_buf<vec, 16x64xf32>) // %b\n  \
               pto.tadd ins(%a, %b : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x64xf32>) outs(%c : \
               !pto.tile_buf<vec, 16x64xf32>)\n  \
               pto.texp ins(%c : !pto.tile_buf<vec, 16x64xf32>) outs(%b : !pto.tile_buf<vec, 16x64xf32>)\n  \
               pto.tstore ins(%b : !pto.tile_buf<vec, 16x64xf32>) outs(%o : !pto.partition_tensor_view<16x64xf32>)\n  \
               return\n}\n",
        changes: &[
            ("// %b\n", "// %b\n  pto.set_flag[\"PIPE_MTE2\", \"PIPE_V\", \"EVENT_ID0\"]\n"),
            ("  pto.tadd", "  pto.wait_flag[\"PIPE_MTE2\", \"PIPE_V\", \"EVENT_ID0\"]\n  pto.tadd"),
            ("  pto.texp", "  pto.barrier #pto.pipe<PIPE_V>\n  pto.texp"),
            (
                "  pto.tstore",
                "  pto.set_flag[\"PIPE_V\", \"PIPE_MTE3\", \"EVENT_ID0\"]\n  \
                 pto.wait_flag[\"PIPE_V\", \"PIPE_MTE3\", \"EVENT_ID0\"]\n  pto.tstore",
            ),
        ],
    },
    Case {
        name: "an event that is free, in a loop",
        text: "func.func @f(%x: !pto.partition_tensor_view<16x64xf32>, %n: index) {\n  %c0 = arith.constant 0 : index\n  \
               %c1 = arith.constant 1 : index\n  %a = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>\n  \
               %b = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>\n  \
               pto.set_flag[\"PIPE_V\", \"PIPE_MTE2\", \"EVENT_ID0\"]\n  \
               scf.for %i = %c0 to %n step %c1 {\n    pto.wait_flag[\"PIPE_V\", \"PIPE_MTE2\", \"EVENT_ID0\"]\n    \
               pto.tload ins(%x : !pto.partition_tensor_view<16x64xf32>) outs(%a : !pto.tile_buf<vec, 16x64xf32>)\n    \
               pto.set_flag[\"PIPE_MTE2\", \"PIPE_V\", \"EVENT_ID0\"]\n    \
               pto.wait_flag[\"PIPE_MTE2\", \"PIPE_V\", \"EVENT_ID0\"]\n    \
               pto.tload ins(%x : !pto.partition_tensor_view<16x64xf32>) outs(%b : !pto.tile_buf<vec, 16x64xf32>)\n    \
               pto.tadd ins(%a, %b : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x64xf32>) outs(%a : \
               !pto.tile_buf<vec, 16x64xf32>)\n    \
               pto.set_flag[\"PIPE_V\", \"PIPE_MTE2\", \"EVENT_ID0\"]\n  }\n  \
               pto.wait_flag[\"PIPE_V\", \"PIPE_MTE2\", \"EVENT_ID0\"]\n  return\n}\n",
        changes: &[(
            "    pto.tadd",
            "    pto.set_flag[\"PIPE_MTE2\", \"PIPE_V\", \"EVENT_ID1\"]\n    \
             pto.wait_flag[\"PIPE_MTE2\", \"PIPE_V\", \"EVENT_ID1\"]\n    pto.tadd",
        )],
    },
];

#[test]
fn races_are_repaired_with_free_events() -> Result {
    for Case { name, text, changes } in RACES {
        let folder = TempDir::new()?;
        let path = folder.path().join("k.pto");
        fs::write(&path, text)?;
        let output = pto_opt(&["--fix", "--verify-sync", "k.pto"], folder.path(), "")?;
        let said = String::from_utf8(output.stderr)?;
        let expected = changes.iter().fold((*text).to_owned(), |text, (from, to)| text.replace(from, to));
        assert_eq!(fs::read_to_string(&path)?, expected, "{name}: {said}");
        assert_eq!(output.status.code(), Some(0), "{name}: {said}");
    }
    Ok(())
}

/// Checks that the edits in JSON are those of `--fix`.
#[test]
fn json_has_the_edits() -> Result {
    let Case { text, changes, .. } = &CASES[0];
    let folder = TempDir::new()?;
    fs::write(folder.path().join("k.pto"), text)?;
    let output = pto_opt(&["--verify", "--diagnostics=json", "k.pto"], folder.path(), "")?;
    let line = String::from_utf8(output.stderr)?;
    let found: serde_json::Value = serde_json::from_str(line.lines().next().ok_or("no diagnostic")?)?;
    let fix = &found["fixes"][0];
    assert_eq!(
        (fix["applicability"].as_str(), fix["message"].as_str()),
        (Some("machine-applicable"), Some("did you mean 'pto.texp'?"))
    );
    let edit = &fix["edits"][0];
    let number = |key: &str| edit[key].as_u64().unwrap_or_default() as usize;
    let line = text.lines().nth(number("line") - 1).ok_or("no line")?;
    let replacement = edit["replacement"].as_str().ok_or("no text")?;
    let after = format!("{}{replacement}{}", &line[..number("column") - 1], &line[number("end_column") - 1..]);
    assert_eq!(
        text.replace(line, &after),
        changes.iter().fold((*text).to_owned(), |text, (from, to)| text.replace(from, to))
    );
    Ok(())
}

fn pto_opt(arguments: &[&str], folder: &Path, input: &str) -> std::io::Result<Output> {
    let mut command = Command::new(env!("CARGO_BIN_EXE_pto-opt"));
    command.args(arguments).current_dir(folder);
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn()?;
    if let Some(mut pipe) = child.stdin.take() {
        // The tool may end before it has read all input.
        let _ = pipe.write_all(input.as_bytes());
    }
    child.wait_with_output()
}

#[test]
fn certain_mistakes_are_repaired_and_nothing_else_changes() -> Result {
    for Case { name, text, changes } in CASES {
        let folder = TempDir::new()?;
        let path = folder.path().join("k.pto");
        fs::write(&path, text)?;
        let output = pto_opt(&["--fix", "k.pto"], folder.path(), "")?;
        let said = String::from_utf8(output.stderr)?;
        let expected = changes.iter().fold((*text).to_owned(), |text, (from, to)| text.replace(from, to));
        assert_eq!(fs::read_to_string(&path)?, expected, "{name}: {said}");
        assert_eq!(output.status.code(), Some(0), "{name}: {said}");
        assert!(output.stdout.is_empty(), "{name}");
        let verified = pto_opt(&["--verify", "--strict", "k.pto"], folder.path(), "")?;
        assert_eq!(verified.status.code(), Some(0), "{name}: {}", String::from_utf8(verified.stderr)?);
        let before = fs::metadata(&path)?.modified()?;
        let again = pto_opt(&["--fix", "k.pto"], folder.path(), "")?;
        assert_eq!((again.status.code(), again.stderr.as_slice()), (Some(0), &b""[..]), "{name}");
        assert_eq!(fs::metadata(&path)?.modified()?, before, "{name}");
        let piped = pto_opt(&["--fix"], folder.path(), text)?;
        assert_eq!(String::from_utf8(piped.stdout)?, expected, "{name}");
    }
    Ok(())
}

/// Checks that diagnostics with several repairs, or none, are reported, and the file is unchanged.
#[test]
fn what_is_not_certain_stays() -> Result {
    let folder = TempDir::new()?;
    let texts = [
        "func.func @f(%a: !pto.tile_buf<vec, 16x16xf32>) {\n  pto.tmulz ins(%a, %a : !pto.tile_buf<vec, 16x16xf32>, \
         !pto.tile_buf<vec, 16x16xf32>) outs(%a : !pto.tile_buf<vec, 16x16xf32>)\n  return\n}\n",
        "func.func @f(%value: !pto.tile_buf<vec, 16x16xf32>) {\n  pto.texp ins(%valu : !pto.tile_buf<vec, 16x16xf32>) \
         outs(%value : !pto.tile_buf<vec, 16x16xf32>)\n  return\n}\n",
        "!t = !pto.tile_buf<vec, 16x16xf16>\nfunc.func @f(%a: !pto.tile_buf<vec, 16x16xf32>, %b: !t) {\n  pto.texp ins(%a : \
         !pto.tile_buf<vec, 16x16xf32>) outs(%b : !t)\n  return\n}\n",
        "func.func @f() {\n",
    ];
    for text in texts {
        let path = folder.path().join("k.pto");
        fs::write(&path, text)?;
        let output = pto_opt(&["--fix", "k.pto", "--diagnostics=short"], folder.path(), "")?;
        assert_eq!(output.status.code(), Some(1), "{text}");
        assert!(String::from_utf8(output.stderr)?.starts_with("k.pto:"), "{text}");
        assert_eq!(fs::read_to_string(&path)?, text);
    }
    Ok(())
}

#[test]
fn folders_are_verified_and_repaired() -> Result {
    let folder = TempDir::new()?;
    let inner = folder.path().join("kernels/inner");
    fs::create_dir_all(&inner)?;
    let wrong = "func.func @f() attributes {pto.entri} {\n  return\n}\n";
    fs::write(inner.join("a.pto"), wrong)?;
    fs::write(inner.join("b.mlir"), "func.func @f() {\n  pto.barrier <PIPE_X>\n  return\n}\n")?;
    fs::write(inner.join("notes.txt"), "no kernel")?;
    let verified = pto_opt(&["--verify", "--diagnostics=short", "kernels"], folder.path(), "")?;
    assert_eq!(verified.status.code(), Some(1));
    assert_eq!(
        String::from_utf8(verified.stderr)?,
        "kernels/inner/a.pto:1:28: warning[PTO0211]: unknown attribute 'pto.entri' has no effect\n\
         kernels/inner/b.mlir:2:16: error[PTO0601]: unknown pipe 'PIPE_X'\n"
    );
    let fixed = pto_opt(&["--fix", "--diagnostics=short", "kernels"], folder.path(), "")?;
    assert_eq!(fixed.status.code(), Some(1));
    assert_eq!(
        String::from_utf8(fixed.stderr)?,
        "note: 1 repair in 'kernels/inner/a.pto'\nkernels/inner/b.mlir:2:16: error[PTO0601]: unknown pipe 'PIPE_X'\n"
    );
    assert_eq!(fs::read_to_string(inner.join("a.pto"))?, wrong.replace("entri", "entry"));
    let several = pto_opt(&["kernels"], folder.path(), "")?;
    assert_eq!(several.status.code(), Some(2));
    let said = String::from_utf8(several.stderr)?;
    assert!(
        said.starts_with("error: several files, and folders, need '--verify', '--verify-diagnostics' or '--fix'\n")
    );
    fs::create_dir(folder.path().join("empty"))?;
    let none = pto_opt(&["--verify", "--diagnostics=short", "empty"], folder.path(), "")?;
    assert_eq!(none.status.code(), Some(1));
    let said = String::from_utf8(none.stderr)?;
    assert!(said.contains("expected files that end with .pto, .mlir, .mlirbc, found none"), "{said}");
    Ok(())
}

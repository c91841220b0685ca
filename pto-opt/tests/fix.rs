//! `pto-opt --fix`: what is repaired, that nothing else changes, and that a repaired file is accepted and stays as it is.

use std::{
    error::Error,
    fs,
    io::Write,
    path::Path,
    process::{Command, Output, Stdio},
};
use tempfile::TempDir;

type Result = std::result::Result<(), Box<dyn Error>>;

/// A text, and the changes that repair it: what is replaced, and by what. All of them are made.
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
];

fn pto_opt(arguments: &[&str], folder: &Path, input: &str) -> std::io::Result<Output> {
    let mut command = Command::new(env!("CARGO_BIN_EXE_pto-opt"));
    command.args(arguments).current_dir(folder);
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn()?;
    if let Some(mut pipe) = child.stdin.take() {
        // The tool may end before it has read everything.
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

/// What has several repairs, or none, is reported, and the file stays as it is.
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

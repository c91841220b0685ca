//! Tests the executable of all tools, by links with their names and by commands.

use std::{
    error::Error,
    fs,
    os::unix::fs::symlink,
    path::Path,
    process::{Command, Output},
};
use tempfile::TempDir;

type Result = std::result::Result<(), Box<dyn Error>>;

const PTO: &str = env!("CARGO_BIN_EXE_pto");
const TOOLS: [&str; 5] = ["pto-opt", "pto-as", "pto-run", "pto-lsp", "ptoas"];
const KERNEL: &str = "func.func @f() {\n  %0 = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>\n  return\n}\n";

fn run(program: &Path, arguments: &[&str]) -> std::io::Result<Output> {
    Command::new(program).args(arguments).output()
}

/// Returns the standard output of a successful run.
fn printed(program: &Path, arguments: &[&str]) -> std::result::Result<String, Box<dyn Error>> {
    let output = run(program, arguments)?;
    if !output.status.success() || !output.stderr.is_empty() {
        return Err(format!("{arguments:?}: {}: {}", output.status, String::from_utf8_lossy(&output.stderr)).into());
    }
    Ok(String::from_utf8(output.stdout)?)
}

#[test]
fn a_link_is_the_tool_of_its_name() -> Result {
    let folder = TempDir::new()?;
    for tool in TOOLS {
        let soft = folder.path().join(tool);
        symlink(PTO, &soft)?;
        let version = printed(&soft, &["--version"])?;
        assert!(version.starts_with(&format!("{tool} ")), "{version}");
        assert_eq!(printed(Path::new(PTO), &[tool, "--version"])?, version);
        assert_eq!(printed(Path::new(PTO), &[tool.trim_start_matches("pto-"), "--version"])?, version);
        // Front ends compare the output of `ptoas --version` with the version of the compiler that it replaces.
        let own = if tool == "ptoas" { printed(&soft, &["-V"])? } else { version };
        assert!(own.contains(concat!(env!("CARGO_PKG_VERSION"), " (MLIR 22.")), "{own}");
    }
    Ok(())
}

#[test]
fn a_child_process_is_the_same_tool() -> Result {
    let folder = TempDir::new()?;
    let (text, bytecode) = (folder.path().join("k.pto"), folder.path().join("k.ptobc"));
    fs::write(&text, KERNEL)?;
    let name = |path: &Path| path.display().to_string();
    printed(Path::new(PTO), &["opt", &name(&text), "--emit-bytecode", "-o", &name(&bytecode)])?;
    let link = folder.path().join("pto-opt");
    symlink(PTO, &link)?;
    let from_link = printed(&link, &[&name(&bytecode)])?;
    let from_command = printed(Path::new(PTO), &["opt", &name(&bytecode)])?;
    assert!(from_link.contains("pto.alloc_tile"), "{from_link}");
    assert_eq!(from_link, from_command);
    // Invalid bytecode after a valid magic number: the child rejects it, not the parent.
    fs::write(&bytecode, b"ML\xefR\x00\x01")?;
    let refused = run(Path::new(PTO), &["as", "check", &name(&bytecode)])?;
    assert_eq!(refused.status.code(), Some(1), "{}", String::from_utf8_lossy(&refused.stderr));
    Ok(())
}

#[test]
fn what_is_no_tool_is_wrong_usage() -> Result {
    let unknown = run(Path::new(PTO), &["optimise"])?;
    assert_eq!(unknown.status.code(), Some(2));
    assert!(String::from_utf8(unknown.stderr)?.starts_with("error: unrecognized subcommand 'optimise'"));
    assert_eq!(run(Path::new(PTO), &[])?.status.code(), Some(2));
    let help = printed(Path::new(PTO), &["--help"])?;
    for command in ["  opt ", "  as ", "  run ", "  lsp ", "  ptoas ", "  completions ", "  man "] {
        assert!(help.contains(command), "{command}: {help}");
    }
    Ok(())
}

#[test]
fn completions_and_manual_pages_know_the_options() -> Result {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        for tool in TOOLS {
            let text = printed(Path::new(PTO), &["completions", shell, tool])?;
            assert!(text.contains("pto-arch"), "{shell} {tool}");
        }
    }
    let folder = TempDir::new()?;
    let man = folder.path().join("man1");
    assert_eq!(printed(Path::new(PTO), &["man", &man.display().to_string()])?, "");
    for tool in TOOLS {
        let page = fs::read_to_string(man.join(format!("{tool}.1")))?;
        assert!(page.contains(".SH SYNOPSIS"), "{tool}: {page}");
    }
    assert!(fs::read_to_string(man.join("pto-opt.1"))?.contains(r"\-\-pass\-pipeline"));
    let occupied = folder.path().join("file");
    fs::write(&occupied, "")?;
    assert_eq!(run(Path::new(PTO), &["man", &occupied.display().to_string()])?.status.code(), Some(2));
    Ok(())
}

//! Tests `pto.toml`: which file applies, which options override it, and how mistakes in it are reported.

use std::{error::Error, fs, path::Path, process::Command};
use tempfile::TempDir;

type Result = std::result::Result<(), Box<dyn Error>>;

/// A kernel that is accepted only on a5.
const KERNEL: &str = "func.func @f(%a: !pto.tile_buf<vec, 16x16xbf16>) {\n  pto.tadd ins(%a, %a : !pto.tile_buf<vec, 16x16xbf16>, \
                      !pto.tile_buf<vec, 16x16xbf16>) outs(%a : !pto.tile_buf<vec, 16x16xbf16>)\n  return\n}\n";

/// Returns status and standard error.
fn pto_opt(arguments: &[&str], folder: &Path) -> std::result::Result<(Option<i32>, String), Box<dyn Error>> {
    let output = Command::new(env!("CARGO_BIN_EXE_pto-opt")).args(arguments).current_dir(folder).output()?;
    Ok((output.status.code(), String::from_utf8(output.stderr)?))
}

/// Creates folders `a` and `b` in `kernels`, each with the kernel.
fn folders() -> std::result::Result<TempDir, Box<dyn Error>> {
    let folder = TempDir::new()?;
    for name in ["a", "b"] {
        let inner = folder.path().join("kernels").join(name);
        fs::create_dir_all(&inner)?;
        fs::write(inner.join("k.pto"), KERNEL)?;
    }
    Ok(folder)
}

#[test]
fn the_nearest_file_above_an_input_sets_what_the_command_line_does_not() -> Result {
    let folder = folders()?;
    let verify = |arguments: &[&str]| {
        let all = [&["--verify", "--diagnostics=short", "kernels/a/k.pto"], arguments].concat();
        Ok::<_, Box<dyn Error>>(pto_opt(&all, folder.path())?.0)
    };
    assert_eq!(verify(&[])?, Some(1));
    fs::write(folder.path().join("kernels/pto.toml"), "# Of all kernels.\npto-arch = \"a5\"\n")?;
    assert_eq!(verify(&[])?, Some(0));
    assert_eq!(verify(&["--pto-arch=a3"])?, Some(1), "the command line wins");
    assert_eq!(verify(&["kernels/b/k.pto"])?, Some(0), "both have the same file");
    fs::write(folder.path().join("kernels/a/pto.toml"), "pto-arch = \"a3\"\n")?;
    assert_eq!(verify(&[])?, Some(1), "the nearest one counts");
    let (status, said) = pto_opt(&["--verify", "kernels/a/k.pto", "kernels/b/k.pto"], folder.path())?;
    assert_eq!(status, Some(2));
    let expected = "error: the inputs have different settings, 'kernels/a/pto.toml' and 'kernels/pto.toml': give those of one \
                    folder at a time\n";
    assert!(said.starts_with(expected), "{said}");
    Ok(())
}

#[test]
fn truth_values_numbers_and_words_are_options() -> Result {
    let folder = folders()?;
    let file = folder.path().join("pto.toml");
    let stray = KERNEL.replace("bf16>)\n", "bf16>) {strray = 1 : i32}\n");
    fs::write(folder.path().join("k.pto"), stray)?;
    fs::write(&file, "pto-arch = \"a5\"\ndiagnostics = \"short\"\n")?;
    let verify = |arguments: &[&str]| pto_opt(&[&["--verify", "k.pto"], arguments].concat(), folder.path());
    let (status, said) = verify(&[])?;
    assert_eq!(status, Some(0));
    assert!(said.starts_with("k.pto:2:"), "{said}");
    fs::write(&file, "pto-arch = \"a5\"\nstrict = true\n")?;
    assert_eq!(verify(&[])?.0, Some(1));
    assert_eq!(verify(&["-W=none"])?, (Some(0), String::new()), "another word for the same wins, too");
    fs::write(&file, "pto-arch = \"a5\"\nstrict = false\nwarnings = \"none\"\n")?;
    assert_eq!(verify(&[])?, (Some(0), String::new()));
    Ok(())
}

#[test]
fn mistakes_are_told_with_their_lines() -> Result {
    let folder = folders()?;
    for (text, expected) in [
        ("strict = true\npto-arh = \"a5\"\n", "pto.toml:2: unknown key 'pto-arh'; did you mean 'pto-arch'?"),
        ("target = \"a5\"\n", "pto.toml:1: unknown key 'target'; did you mean 'pto-arch'?"),
        ("pto-arch = \"a7\"\n", "pto.toml:1: invalid value 'a7' for '--pto-arch <TARGET>'"),
        ("strict = \"yes\"\n", "pto.toml:1: unexpected value 'yes' for '--strict' found"),
        ("pto-arch = [\"a5\"]\n", "pto.toml:1: expected a word, a number or a truth value of 'pto-arch', found array"),
        ("strict = true\npto-arch = a5\n", "pto.toml:2: "),
    ] {
        fs::write(folder.path().join("pto.toml"), text)?;
        let (status, said) = pto_opt(&["--verify", "kernels/a/k.pto"], folder.path())?;
        assert_eq!(status, Some(2), "{text}");
        assert!(said.starts_with(&format!("error: {expected}")), "{text}: {said}");
    }
    Ok(())
}

#[test]
fn each_job_of_a_batch_has_the_settings_of_its_folder() -> Result {
    let folder = folders()?;
    fs::write(folder.path().join("kernels/a/pto.toml"), "pto-arch = \"a5\"\n")?;
    let (status, said) =
        pto_opt(&["batch", "--keep-going", "kernels", "--", "--verify", "--diagnostics=short"], folder.path())?;
    assert_eq!(status, Some(1), "{said}");
    assert!(said.contains("kernels/b/k.pto:2:") && !said.contains("kernels/a/k.pto:2:"), "{said}");
    Ok(())
}

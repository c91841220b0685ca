//! Tests `pto-as` on PTO kernels as a process: files and folders, forms, targets, formatting, exit status.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests")]

mod tool;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use tempfile::TempDir;

const TILE: &str = "!pto.tile_buf<vec, 16x16xf32>";

/// Returns a kernel in assembly.
fn assembly() -> String {
    format!(".func @k(%x: {TILE}) {{\n  %y = alloc_tile : {TILE}\n  %y = tabs %x : {TILE}\n  func.return\n}}\n")
}

/// Returns the same kernel in destination-passing form.
fn destinations() -> String {
    format!(
        "func.func @k(%x: {TILE}) {{\n  %y = pto.alloc_tile : {TILE}\n  \
         pto.tabs ins(%x : {TILE}) outs(%y : {TILE})\n  return\n}}\n"
    )
}

/// Returns a kernel that writes a buffer twice, which values cannot express.
fn written_twice() -> String {
    destinations().replace("  return", &format!("  pto.tneg ins(%y : {TILE}) outs(%y : {TILE})\n  return"))
}

/// Returns a kernel with an error in its fourth line.
fn broken() -> String {
    assembly().replace("func.return", "tabss %y, %x")
}

/// Creates a folder of kernels: valid ones in a folder and below it, and one with an error.
fn folder() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, text: String| {
        let path = folder.path().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    };
    write("all/a.ptoas", assembly());
    write("all/below/b.pto", destinations());
    write("all/notes.txt", "no kernel".to_owned());
    write("twice.pto", written_twice());
    write("broken.ptoas", broken());
    folder
}

/// Returns status, standard output and standard error.
fn run(folder: &TempDir, arguments: &[&str]) -> (i32, String, String) {
    let (status, out, said) = tool::run(folder.path(), arguments, b"");
    (status, String::from_utf8_lossy(&out).into_owned(), said)
}

/// Returns the files below a folder.
fn files(folder: &Path) -> Vec<PathBuf> {
    let mut list = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() { list.extend(files(&path)) } else { list.push(path) }
    }
    list.sort();
    list
}

fn below(folder: &TempDir, name: &str) -> Vec<String> {
    let root = folder.path().join(name);
    files(&root).iter().map(|path| path.strip_prefix(&root).unwrap().display().to_string()).collect()
}

#[test]
fn forms_are_told_apart() {
    let folder = folder();
    // Bytecode has no names, so that values without names in the text do not differ.
    let of_bytecode = |(status, said): (i32, String)| {
        assert_eq!((status, said.as_str()), (0, ""));
        run(&folder, &["print", "plain", "--to=generic"]).1
    };
    let generic = |input: &str, from: &[&str]| {
        let (status, _, said) = run(&folder, &[&["print", input, "--to=bytecode", "-o", "plain"], from].concat());
        of_bytecode((status, said))
    };
    let expected = generic("all/a.ptoas", &[]);
    assert_eq!(generic("all/below/b.pto", &[]), expected);
    for form in ["asm", "ssa", "dps", "mlir", "generic", "bytecode"] {
        let (to, from) = (format!("--to={form}"), format!("--from={form}"));
        assert_eq!(run(&folder, &["print", "all/a.ptoas", &to, "-o", "there"]).0, 0, "{form}");
        assert_eq!(generic("there", &[]), expected, "{form}");
        assert_eq!(generic("there", &[&from]), expected, "{form}");
        // The same from standard input.
        let bytes = fs::read(folder.path().join("there")).unwrap();
        let (status, _, said) = tool::run(folder.path(), &["print", "--to=bytecode", "-o", "plain"], &bytes);
        assert_eq!(of_bytecode((status, said)), expected, "{form}");
    }
    // Text keeps names.
    let (_, named, _) = run(&folder, &["print", "all/a.ptoas", "--to=dps"]);
    assert!(named.contains("%y = pto.alloc_tile"), "{named}");
    let (status, _, said) = run(&folder, &["check", "--from=bytecode", "all/a.ptoas", "--diagnostics=short"]);
    assert_eq!((status, said.as_str()), (1, "all/a.ptoas: error[PTO0006]: expected bytecode, found text\n"));
    let (status, _, said) = run(&folder, &["check", "--from=asm", "there", "--diagnostics=short"]);
    assert_eq!((status, said.as_str()), (1, "there: error[PTO0006]: expected text, found bytecode\n"));
    assert_eq!(run(&folder, &["check", "--from=asm", "all/below/b.pto"]).0, 0, "destinations are assembly too");
    assert_eq!(run(&folder, &["check", "--from=dps", "all/a.ptoas"]).0, 1);
}

#[test]
fn folders_go_into_a_folder() {
    let folder = folder();
    let (status, out, said) = run(&folder, &["assemble", "all", "twice.pto", "-o", "out"]);
    assert_eq!((status, out.as_str(), said.as_str()), (0, "", "3 of 3 files accepted\n"));
    assert_eq!(below(&folder, "out"), ["a.mlirbc", "below/b.mlirbc", "twice.mlirbc"]);
    // Without an output folder, bytecode is written next to each kernel; a second run would overwrite inputs.
    assert_eq!(run(&folder, &["assemble", "all"]).0, 0);
    assert_eq!(below(&folder, "all"), ["a.mlirbc", "a.ptoas", "below/b.mlirbc", "below/b.pto", "notes.txt"]);
    let (status, _, said) = run(&folder, &["assemble", "all"]);
    assert!(status == 2 && said.contains("'all/a.mlirbc' is an input and would be written"), "{said}");
}

#[test]
fn outputs_have_places_of_their_own() {
    let folder = folder();
    let (status, _, said) = run(&folder, &["print", "all/a.ptoas", "twice.pto", "-o", "broken.ptoas"]);
    assert!(status == 2 && said.contains("several inputs need a folder after -o"), "{said}");
    assert_eq!(fs::read_to_string(folder.path().join("broken.ptoas")).unwrap(), broken());
    fs::copy(folder.path().join("all/a.ptoas"), folder.path().join("a.pto")).unwrap();
    let (status, _, said) = run(&folder, &["print", "all/a.ptoas", "a.pto", "-o", "out"]);
    assert!(
        status == 2 && said.contains("'out/a.ptoas' would be the output of 'all/a.ptoas' and of 'a.pto'"),
        "{said}"
    );
    assert!(!folder.path().join("out").exists());
}

#[test]
fn output_is_in_the_order_of_inputs() {
    let folder = folder();
    let inputs: Vec<String> = (0..12).map(|number| format!("all/{number:02}.ptoas")).collect();
    for (number, input) in inputs.iter().enumerate() {
        let text = assembly().replace("@k", &format!("@k{number}"));
        // The first ones take the longest time.
        let more = format!("  %y = tabs %x : {TILE}\n").repeat(400 >> number);
        fs::write(folder.path().join(input), text.replace("  func.return", &format!("{more}  func.return"))).unwrap();
    }
    let arguments: Vec<&str> = ["print"].into_iter().chain(inputs.iter().rev().map(String::as_str)).collect();
    let (status, out, said) = run(&folder, &arguments);
    assert_eq!((status, said.as_str()), (0, "12 of 12 files accepted\n"));
    let modules: Vec<&str> = out.split("// -----\n").collect();
    assert_eq!(modules.len(), 12);
    for (module, number) in modules.iter().zip((0..12).rev()) {
        assert!(module.contains(&format!(".func @k{number}(")), "{number}: {module}");
    }
    assert_eq!(run(&folder, &arguments).1, out);
    // Diagnostics have the same order.
    for input in &inputs {
        fs::write(folder.path().join(input), broken()).unwrap();
    }
    let (status, _, said) = run(&folder, &["check", "all", "--diagnostics=short"]);
    let places: Vec<&str> = said.lines().filter_map(|line| line.split(':').next()).take(12).collect();
    assert_eq!((status, places), (1, inputs.iter().map(String::as_str).collect()));
    assert!(said.ends_with("\n2 of 14 files accepted\n"), "{said}");
}

/// Returns status, standard output and standard error of a run on this many threads.
fn on_threads(folder: &TempDir, threads: usize, arguments: &[&str]) -> (Option<i32>, String, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_pto-as"));
    let output = command.args(arguments).current_dir(folder).env("RAYON_NUM_THREADS", threads.to_string()).output();
    let output = output.unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (output.status.code(), text(output.stdout), text(output.stderr))
}

#[test]
fn threads_change_nothing() {
    let folder = folder();
    for number in 0..24 {
        let text = match number % 4 {
            0 => assembly(),
            1 => broken(),
            2 => assembly().replace("%y = tabs %x", "  tabs %y,%x"),
            _ => destinations(),
        };
        let text = format!("{}{text}", "// first\n".repeat(100 * (24 - number)));
        fs::write(folder.path().join(format!("all/{number:02}.ptoas")), text).unwrap();
    }
    let runs: [&[&str]; 4] =
        [&["check", "all"], &["print", "all", "--to=dps"], &["fmt", "--check", "all"], &["print", "all", "--to=ssa"]];
    for arguments in runs {
        let expected = on_threads(&folder, 1, arguments);
        assert!(expected.0 == Some(1) && expected.2.contains("20 of 26 files accepted"), "{}", expected.2);
        for threads in [2, 5] {
            assert_eq!(on_threads(&folder, threads, arguments), expected, "{arguments:?} on {threads} threads");
        }
    }
}

/// Returns the output of a run on a terminal.
fn on_terminal(folder: &TempDir, arguments: &str) -> String {
    // `script` is an essential package of the supported systems.
    let command = format!("{} {arguments}", env!("CARGO_BIN_EXE_pto-as"));
    let mut script = Command::new("script");
    script.args(["-qec", &command, "/dev/null"]).current_dir(folder).stdin(Stdio::null()).env("TERM", "xterm");
    let output = script.output().unwrap();
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn progress_is_shown_on_terminals() {
    let folder = folder();
    let shown = on_terminal(&folder, "check all");
    assert!(shown.contains("2/2 files, "), "{shown}");
    // The progress bar is removed, and the summary stays.
    let (_, last) = shown.rsplit_once("\x1b[2K").unwrap();
    assert_eq!(last, "2 of 2 files accepted\r\n");
    let one = on_terminal(&folder, "check all/a.ptoas");
    assert_eq!(one, "", "one file has neither");
    let (_, _, said) = run(&folder, &["check", "all"]);
    assert_eq!(said, "2 of 2 files accepted\n", "no progress bar without a terminal");
}

#[test]
fn errors_leave_no_output() {
    let folder = folder();
    let (status, out, said) = run(&folder, &["assemble", "broken.ptoas", "-o", "out.mlirbc"]);
    assert!(status == 1 && out.is_empty() && said.contains("broken.ptoas:4:3"), "{said}");
    assert!(!folder.path().join("out.mlirbc").exists());
    // Valid files are written; invalid ones leave no output.
    let (status, _, said) = run(&folder, &["print", "all", "broken.ptoas", "missing.pto", "-o", "out"]);
    assert!(status == 1 && said.contains("cannot read 'missing.pto'"), "{said}");
    assert!(said.ends_with("2 of 4 files accepted\n"), "{said}");
    assert_eq!(below(&folder, "out"), ["a.ptoas", "below/b.ptoas"]);
    // A warning that counts as an error prevents the output.
    fs::write(folder.path().join("label.ptoas"), assembly().replace("func.return", "here: func.return")).unwrap();
    assert_eq!(run(&folder, &["assemble", "label.ptoas", "-o", "label.mlirbc", "--strict"]).0, 1);
    assert!(!folder.path().join("label.mlirbc").exists());
    assert_eq!(run(&folder, &["assemble", "label.ptoas", "-o", "label.mlirbc"]).0, 0);
    let (status, _, said) = run(&folder, &["assemble", "all/a.ptoas", "-o", "all/notes.txt/a"]);
    assert!(status == 2 && said.contains("PTO0009"), "{said}");
}

#[test]
fn a_form_that_does_not_exist_is_2() {
    let folder = folder();
    let (status, out, said) = run(&folder, &["print", "twice.pto", "--to=ssa", "--diagnostics=short"]);
    assert_eq!((status, out.as_str()), (2, ""));
    assert!(said.starts_with("twice.pto:4:3: error[") && said.contains("pto.tneg"), "{said}");
    let (status, _, said) =
        run(&folder, &["print", "all", "twice.pto", "--to=ssa", "-o", "out", "--diagnostics=short"]);
    assert!(status == 2 && said.ends_with("2 of 3 files accepted; 1 do not have the form\n"), "{said}");
    assert_eq!(below(&folder, "out"), ["a.pto", "below/b.pto"]);
}

#[test]
fn modules_name_their_target() {
    let folder = folder();
    let named = |arguments: &[&str]| {
        let (status, out, said) = run(&folder, arguments);
        assert_eq!((status, said.as_str()), (0, ""), "{arguments:?}");
        out.lines().next().unwrap().to_owned()
    };
    let line = |target: &str| format!("module attributes {{pto.target_arch = \"{target}\"}} {{");
    for (option, target) in [("--pto-arch=a5", "a5"), ("--pto-arch=a2", "a2"), ("-W", "a3")] {
        assert_eq!(named(&["assemble", "all/a.ptoas", "--to=asm", option]), line(target));
        assert_eq!(run(&folder, &["assemble", "all/a.ptoas", option, "-o", "k.mlirbc"]).0, 0);
        assert_eq!(named(&["print", "k.mlirbc"]), line(target));
    }
    // Printing does not record the default target.
    assert_eq!(named(&["print", "all/a.ptoas"]), "module {");
    assert_eq!(named(&["print", "all/a.ptoas", "--pto-arch=a5"]), line("a5"));
    fs::write(folder.path().join("own.pto"), format!("{}\n{}}}\n", line("a5"), destinations())).unwrap();
    assert_eq!(named(&["assemble", "own.pto", "--to=asm"]), line("a5"));
    let (status, _, said) = run(&folder, &["check", "all", "--pto-arch=a7"]);
    assert!(status == 2 && said.contains("a7"), "{said}");
}

#[test]
fn formatting_is_in_place() {
    let folder = folder();
    let path = folder.path().join("all/a.ptoas");
    let text =
        "# kernel\n".to_owned() + &assembly().replace("%y = tabs %x", "   tabs %y,%x").replace('{', "{ // begins");
    fs::write(&path, &text).unwrap();
    let inputs = ["all", "broken.ptoas"];
    let (status, out, said) = run(&folder, &[&["fmt", "--check", "--diagnostics=short"], &inputs[..]].concat());
    assert_eq!(status, 1);
    assert!(out.contains("--- all/a.ptoas\n+++ all/a.ptoas formatted\n"), "{out}");
    assert!(out.contains(&format!("-     tabs %y,%x : {TILE}\n+  %y = tabs %x : {TILE}\n")), "{out}");
    assert!(said.contains("broken.ptoas:4:3: error[PTO1402]"), "{said}");
    assert!(said.ends_with("2 of 3 files accepted, 1 not formatted\n"), "{said}");
    assert_eq!(fs::read_to_string(&path).unwrap(), text);
    let (status, out, said) = run(&folder, &[&["fmt"], &inputs[..]].concat());
    assert!((status, out.as_str()) == (1, "") && said.ends_with("2 of 3 files accepted, 1 formatted\n"), "{said}");
    let formatted = "# kernel\n".to_owned() + &assembly().replace('{', "{ // begins");
    assert_eq!(fs::read_to_string(&path).unwrap(), formatted);
    assert_eq!(fs::read_to_string(folder.path().join("broken.ptoas")).unwrap(), broken());
    let (status, out, said) = run(&folder, &["fmt", "--check", "all"]);
    assert_eq!((status, out.as_str(), said.as_str()), (0, "", "2 of 2 files accepted, 0 not formatted\n"));
    // Standard input goes to standard output.
    let (status, out, _) = tool::run(folder.path(), &["fmt", "-"], text.as_bytes());
    assert_eq!((status, String::from_utf8(out).unwrap()), (0, formatted));
    assert_eq!(tool::run(folder.path(), &["fmt", "-"], broken().as_bytes()).1, b"");
}

#[test]
fn mlir_text_keeps_its_statements() {
    let folder = folder();
    let path = folder.path().join("all/below/b.pto");
    let text = destinations().replace("  %y", "\n\n  // a tile\n %y").replace("outs", " outs");
    fs::write(&path, text).unwrap();
    assert_eq!(run(&folder, &["fmt", "all/below/b.pto"]).0, 0);
    let expected = destinations().replace("  %y", "  // a tile\n  %y");
    assert_eq!(fs::read_to_string(&path).unwrap(), expected);
    fs::write(&path, "func.func @f( {\n}").unwrap();
    assert_eq!(run(&folder, &["fmt", "all/below/b.pto"]).0, 1);
    assert_eq!(fs::read_to_string(&path).unwrap(), "func.func @f( {\n}");
}

#[test]
fn machines_read_one_document() {
    let folder = folder();
    fs::write(folder.path().join("all/c.ptoas"), broken()).unwrap();
    let (status, _, said) = run(&folder, &["check", "all", "broken.ptoas", "--diagnostics=sarif"]);
    let document: serde_json::Value = serde_json::from_str(&said).expect(&said);
    let results = document["runs"][0]["results"].as_array().unwrap();
    assert_eq!((status, results.len()), (1, 2));
    let (_, _, said) = run(&folder, &["check", "all", "broken.ptoas", "--diagnostics=json"]);
    let objects: Vec<serde_json::Value> = said.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(objects.len(), 2);
}

#[test]
fn wrong_usage_is_2() {
    let folder = folder();
    let usages: [&[&str]; 6] = [
        &[],
        &["transmogrify"],
        &["fmt"],
        &["print", "--to=isa", "all"],
        &["check", "--from=text", "all"],
        &["check", "all", "--explain=PTO1401"],
    ];
    for usage in usages {
        assert_eq!(run(&folder, usage).0, 2, "{usage:?}");
    }
    assert_eq!(run(&folder, &["--explain=PTO1401"]).0, 0);
    assert_eq!(run(&folder, &["--explain=PTO9999"]).0, 2);
}

/// Defect 10-pto-as-nonutf8-path: paths may contain any bytes.
#[cfg(unix)]
#[test]
fn paths_may_not_be_utf8() {
    use std::os::unix::ffi::OsStrExt;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(std::ffi::OsStr::from_bytes(b"bad\xff.pto"));
    fs::write(&path, destinations()).unwrap();
    for command in ["print", "check"] {
        let output = Command::new(env!("CARGO_BIN_EXE_pto-as")).arg(command).arg(&path).output().unwrap();
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(0), "{command}: {said}");
    }
}

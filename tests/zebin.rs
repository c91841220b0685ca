//! Binaries for drivers of Intel GPUs: the tools for such files accept them, their arguments have the offsets that
//! Intel's own compiler chooses for the same kernel, and that compiler accepts our LLVM IR unchanged. Also follows the
//! page that says how to run a kernel.
//!
//! Where a program is not installed (`GenX_IR` and `iga64` are in `libigc-tools`, `ocloc` is in `intel-opencl-icd`, `llvm-as-14` in
//! `llvm-14`, the headers of Level Zero in `libze-dev`), the tests that need it are ignored.

use crate::{support::filetest, support::tool, trial};
use libtest_mimic::Trial;
use object::read::elf::ElfFile64;
use object::{Endianness, Object, ObjectSection, ObjectSymbol};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Platforms with their names in the disassembler and in Intel's compiler.
const PLATFORMS: [(&str, &str, &str); 3] = [("SKL", "9", "skl"), ("DG2", "12p71", "acm-g10"), ("PVC", "12p72", "pvc")];

/// The page.
const PAGE: &str = "docs/src/gpu-run.md";

/// The lines between which the text for the driver describes the arguments.
const ARGUMENTS: (&str, &str) = ("    payload_arguments:\n", "    per_thread_payload_arguments:\n");

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

pub(crate) fn trials() -> Result<Vec<Trial>, String> {
    let finalizer = installed(&["GenX_IR", "iga64"]);
    let compiler = finalizer && installed(&["ocloc", "llvm-as-14"]);
    let mut trials = Vec::new();
    let examples = filetest::entries(&root().join("examples/gpu"))?.into_iter();
    let examples = examples.filter(|path| path.extension().is_some_and(|extension| extension == "pto"));
    for path in filetest::entries(&root().join("benches/gpu"))?.into_iter().chain(examples) {
        for (platform, disassembler, device) in PLATFORMS {
            let name = format!("{}::{platform}", filetest::name(&path));
            let (one, other) = (path.clone(), path.clone());
            let test = move || taken(&one, platform, disassembler);
            trials.push(trial("zebin::taken", &name, test).with_ignored_flag(!finalizer));
            let test = move || same(&other, platform, device);
            trials.push(trial("zebin::same", &name, test).with_ignored_flag(!compiler));
        }
    }
    trials.push(trial("zebin", "no finalizer", no_finalizer));
    trials.push(trial("zebin", "unable finalizers", unable_finalizers));
    let test = crash_with_few_registers;
    trials.push(trial("zebin", "crash with few registers", test).with_ignored_flag(!finalizer));
    let host = finalizer && Path::new("/usr/include/level_zero/ze_api.h").exists() && installed(&["cc"]);
    trials.push(trial("zebin", "page", page).with_ignored_flag(!host));
    Ok(trials)
}

/// Returns whether programs are installed.
fn installed(names: &[&str]) -> bool {
    let starts = |name: &&str| {
        let silent = || Stdio::null();
        Command::new(name).arg("--version").stdin(silent()).stdout(silent()).stderr(silent()).status().is_ok()
    };
    names.iter().all(starts)
}

/// Returns the output of a program, or an error if it fails.
fn output(command: &mut Command) -> Result<String, String> {
    let out = command.output().map_err(|error| format!("{command:?}: {error}"))?;
    let said = String::from_utf8_lossy(&[out.stdout, out.stderr].concat()).into_owned();
    if out.status.success() { Ok(said) } else { Err(format!("{command:?}: {}\n{said}", out.status)) }
}

/// Compiles a kernel to a file in a folder.
fn compile(path: &Path, platform: &str, form: &str, folder: &Path, file: &str) -> Result<(), String> {
    let mut command = tool::command(folder);
    command.args(["--target=visa", &format!("--platform={platform}"), &format!("--emit={form}"), "-o", file]).arg(path);
    let said = output(&mut command)?;
    if said.is_empty() { Ok(()) } else { Err(said) }
}

/// A binary: the text for the driver, the code of its kernel, and the notes on the device.
struct Binary {
    info: String,
    name: String,
    code: Vec<u8>,
    notes: Vec<(u32, Vec<u8>)>,
}

impl Binary {
    fn read(path: &Path) -> Result<Self, String> {
        let bytes = std::fs::read(path).map_err(|error| error.to_string())?;
        let failed = |error: object::Error| error.to_string();
        let file = ElfFile64::<Endianness>::parse(&*bytes).map_err(failed)?;
        let data = |name: &str| {
            file.section_by_name(name).ok_or_else(|| format!("no {name}"))?.data().map(<[u8]>::to_vec).map_err(failed)
        };
        let info = String::from_utf8(data(".ze_info")?).map_err(|error| error.to_string())?;
        let symbol = file.symbols().find(|symbol| symbol.size() > 0).ok_or("no symbol")?;
        let name = symbol.name().map_err(failed)?.to_owned();
        let mut code = data(&format!(".text.{name}"))?;
        // The hardware may prefetch bytes after the code, which therefore belong to the section.
        let size = usize::try_from(symbol.size()).map_err(|error| error.to_string())?;
        if code.len() < size + 128 {
            return Err(format!("{} bytes of section for {size} of code", code.len()));
        }
        code.truncate(size);
        Ok(Self { info, name, code, notes: notes(&data(".note.intelgt.compat")?) })
    }

    /// Returns the lines about the arguments; empty if there are no arguments.
    fn arguments(&self) -> &str {
        let rest = self.info.split_once(ARGUMENTS.0).map(|(_, rest)| rest);
        rest.and_then(|rest| rest.split_once(ARGUMENTS.1)).map_or("", |(arguments, _)| arguments)
    }

    fn number(&self, key: &str) -> Option<usize> {
        let (_, rest) = self.info.split_once(&format!("{key}:"))?;
        rest.lines().next()?.trim().parse().ok()
    }

    fn note(&self, ty: u32) -> Option<&[u8]> {
        self.notes.iter().find(|(found, _)| *found == ty).map(|(_, content)| content.as_slice())
    }
}

/// The notes of a section, each with its type.
fn notes(mut data: &[u8]) -> Vec<(u32, Vec<u8>)> {
    let mut notes = Vec::new();
    while let Some((head, rest)) = data.split_first_chunk::<12>() {
        let number = |at: usize| u32::from_le_bytes([head[at], head[at + 1], head[at + 2], head[at + 3]]);
        let start = (number(0) as usize).next_multiple_of(4);
        let end = start + number(4) as usize;
        let Some(content) = rest.get(start..end) else { break };
        notes.push((number(8), content.to_vec()));
        data = rest.get(end.next_multiple_of(4)..).unwrap_or_default();
    }
    notes
}

/// Checks that `readelf` and the disassembler accept the binary of a kernel.
fn taken(path: &Path, platform: &str, disassembler: &str) -> Result<(), String> {
    let folder = tool::scratch(&format!("zebin/taken/{}.{platform}", filetest::name(path)))?;
    compile(path, platform, "zebin", &folder, "k.bin")?;
    let said = output(Command::new("readelf").args(["-aW", "k.bin"]).current_dir(&folder))?;
    if said.contains("Warning") || said.contains("Error") || !said.contains("Intel Graphics Technology") {
        return Err(said);
    }
    let binary = Binary::read(&folder.join("k.bin"))?;
    std::fs::write(folder.join("code"), &binary.code).map_err(|error| error.to_string())?;
    let listing =
        output(Command::new("iga64").args(["-d", "code", "-p", disassembler, "-Xprint-pc"]).current_dir(&folder))?;
    if listing.contains("illegal") || listing.contains("rror") || !listing.contains("EOT") {
        return Err(listing);
    }
    if platform == "SKL" {
        return if binary.info.contains("offset_to_skip") { Err(binary.info) } else { Ok(()) };
    }
    // The driver may start threads at the instruction after the load of the local ids.
    let skip = binary.number("offset_to_skip_per_thread_data_load").ok_or("no offset of the code after the loads")?;
    let (before, after) = binary.code.split_at_checked(skip).ok_or("an offset past the code")?;
    for (part, loads) in [(before, 1), (after, 1)] {
        std::fs::write(folder.join("part"), part).map_err(|error| error.to_string())?;
        let text = output(Command::new("iga64").args(["-d", "part", "-p", disassembler]).current_dir(&folder))?;
        let found = text.lines().take_while(|line| !line.contains("cr0")).filter(|line| line.contains("send")).count();
        if found < loads || text.contains("rror") {
            return Err(format!("{found} messages of {loads}\n{text}"));
        }
    }
    Ok(())
}

/// Checks that Intel's compiler accepts our LLVM IR unchanged and without messages, and that its binary states the same
/// arguments and device as ours.
fn same(path: &Path, platform: &str, device: &str) -> Result<(), String> {
    let folder = tool::scratch(&format!("zebin/same/{}.{platform}", filetest::name(path)))?;
    compile(path, platform, "zebin", &folder, "ours.bin")?;
    compile(path, platform, "genx-llvm", &folder, "k.ll")?;
    output(Command::new("llvm-as-14").args(["k.ll", "-o", "k.bc"]).current_dir(&folder))?;
    let arguments = ["compile", "-file", "k.bc", "-llvm_input", "-options", "-vc-codegen", "--format", "zebin", "-q"];
    let files = ["-output", "theirs", "-output_no_suffix", "-device", device];
    let said = output(Command::new("ocloc").args(arguments).args(files).current_dir(&folder))?;
    if !said.is_empty() {
        return Err(said);
    }
    let [ours, theirs] = ["ours.bin", "theirs"].map(|file| Binary::read(&folder.join(file)));
    let (ours, theirs) = (ours?, theirs?);
    let differ = |what: &str, ours: &str, theirs: &str| Err(format!("{what}: ours\n{ours}\ntheirs\n{theirs}"));
    if ours.arguments() != theirs.arguments() || ours.arguments().is_empty() {
        return differ("arguments", &ours.info, &theirs.info);
    }
    if ours.name != theirs.name || ours.number("simd_size") != theirs.number("simd_size") {
        return differ("kernel", &ours.info, &theirs.info);
    }
    // The graphics core and the version of the format.
    for ty in [2, 4] {
        if ours.note(ty) != theirs.note(ty) || ours.note(ty).is_none() {
            return differ("note", &format!("{:?}", ours.note(ty)), &format!("{:?}", theirs.note(ty)));
        }
    }
    Ok(())
}

/// Without the finalizer a diagnostic says what to install, and no file is written.
fn no_finalizer() -> Result<(), String> {
    let folder = tool::scratch("zebin/no-finalizer")?;
    let mut command = tool::command(&folder);
    command.env("PATH", &folder).args(["--target=visa", "--platform=dg2", "--emit=zebin", "-o", "k.bin"]);
    let out = command.arg(root().join("benches/gpu/saxpy.pto")).output().map_err(|error| error.to_string())?;
    let outcome = tool::survived(&out)?;
    let says = outcome.stderr.contains("error[PTO1640]") && outcome.stderr.contains("libigc-tools");
    if outcome.status == 1 && says && !folder.join("k.bin").exists() { Ok(()) } else { Err(outcome.stderr) }
}

/// A finalizer that generates no code for a kernel, or code that spills registers, yields a diagnostic, and no file.
fn unable_finalizers() -> Result<(), String> {
    use std::os::unix::fs::PermissionsExt;
    let scripts = [
        ("refuses", "echo 'an Error of it' >&2; exit 3", "refuses @saxpy: exit status: 3: an Error of it"),
        ("spills", "echo 'Spill memory used = 64'", "than the 256 registers of a thread hold"),
        ("silent", "exit 0", "it says nothing"),
        ("crashes", "kill -SEGV $$", "refuses @saxpy: signal: 11"),
    ];
    let mut wrong = Vec::new();
    for (name, script, said) in scripts {
        let folder = tool::scratch(&format!("zebin/{name}"))?;
        let program = folder.join("GenX_IR");
        let written = std::fs::write(&program, format!("#!/bin/sh\n{script}\n"));
        let written = written.and_then(|()| std::fs::set_permissions(&program, PermissionsExt::from_mode(0o755)));
        written.map_err(|error| error.to_string())?;
        let mut command = tool::command(&folder);
        command.env("PATH", &folder).args(["--target=visa", "--platform=dg2", "--emit=zebin", "-o", "k.bin"]);
        let out = command.arg(root().join("benches/gpu/saxpy.pto")).output().map_err(|error| error.to_string())?;
        let outcome = tool::survived(&out)?;
        let says = outcome.stderr.contains("error[PTO1641]") && outcome.stderr.contains(said);
        if outcome.status != 1 || !says || folder.join("k.bin").exists() {
            wrong.push(format!("{name}: {}", outcome.stderr));
        }
    }
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n")) }
}

/// A finalizer that crashes with the smaller register file is run with the larger one.
fn crash_with_few_registers() -> Result<(), String> {
    use std::os::unix::fs::PermissionsExt;
    let folder = tool::scratch("zebin/few-registers")?;
    let real = output(Command::new("sh").args(["-c", "command -v GenX_IR"]))?;
    let program = folder.join("GenX_IR");
    let script =
        format!("#!/bin/sh\ncase \"$*\" in *'TotalGRFNum 128'*) kill -SEGV $$;; esac\nexec {} \"$@\"\n", real.trim());
    let written = std::fs::write(&program, script);
    let written = written.and_then(|()| std::fs::set_permissions(&program, PermissionsExt::from_mode(0o755)));
    written.map_err(|error| error.to_string())?;
    let mut command = tool::command(&folder);
    command.env("PATH", &folder).args(["--target=visa", "--platform=pvc", "--emit=zebin", "-o", "k.bin"]);
    output(command.arg(root().join("benches/gpu/saxpy.pto")))?;
    let info = Binary::read(&folder.join("k.bin"))?.info;
    if info.contains("grf_count:       256") { Ok(()) } else { Err(info) }
}

/// Follows the page in a folder with the examples: each command prints the output that the page shows.
fn page() -> Result<(), String> {
    let folder = tool::scratch("zebin/page")?;
    let _ = std::fs::remove_file(folder.join("examples"));
    std::os::unix::fs::symlink(root().join("examples"), folder.join("examples")).map_err(|error| error.to_string())?;
    let text = std::fs::read_to_string(root().join(PAGE)).map_err(|error| format!("{PAGE}: {error}"))?;
    let tool = Path::new(env!("CARGO_BIN_EXE_pto-opt")).parent().unwrap_or(Path::new("."));
    let path = format!("{}:{}", tool.display(), std::env::var("PATH").unwrap_or_default());
    let (mut commands, mut wrong) = (0, Vec::new());
    for block in text.split("```console\n").skip(1).filter_map(|block| block.split_once("```")).map(|(block, _)| block)
    {
        for part in block.split("$ ").filter(|part| !part.is_empty()) {
            let (line, shown) = part.split_once('\n').unwrap_or((part, ""));
            commands += 1;
            let out = Command::new("sh").args(["-c", line]).env("PATH", &path).current_dir(&folder).output();
            let out = out.map_err(|error| error.to_string())?;
            let said = String::from_utf8_lossy(&[out.stdout, out.stderr].concat()).into_owned();
            // With a GPU the last command prints more than the page shows.
            let has_gpu = line.starts_with("./") && out.status.success();
            if said != shown && !has_gpu {
                wrong.push(format!("$ {line}\n{}", filetest::diff(shown, &said)));
            }
        }
    }
    if commands < 5 {
        wrong.push(format!("{commands} commands"));
    }
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n")) }
}

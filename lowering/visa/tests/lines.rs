//! Tests one line for each instruction and each form of operand, in `lines/`: the verdict of the rules on each
//! platform; that text, object file and printed text are equivalent; and that Intel's finalizer generates the same
//! machine code from all three.
//!
//! A line that is not legal on all platforms ends with ` // on: ` and the platforms. These lists are the verdict of the
//! finalizer, not of this library.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests")]

use diag::{FileId, Sources};
use libtest_mimic::{Arguments, Failed, Trial};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use visa::table::Op;
use visa::{Object, Platform, Version};

/// Lines per kernel: the finalizer needs longer to start than to compile them.
const CHUNK: usize = 8;
/// Instructions without a line: one is on no modelled platform, two need functions of the file.
const ELSEWHERE: [Op; 3] = [Op::Srnd, Op::Fcall, Op::Fret];

/// A line of a file.
#[derive(Clone)]
struct Line {
    number: usize,
    statements: Vec<String>,
    platforms: Vec<Platform>,
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/lines")
}

fn lines(path: &Path) -> Vec<Line> {
    let text = fs::read_to_string(path).unwrap();
    let used = text.lines().enumerate().filter(|(_, line)| !line.starts_with("//") && !line.is_empty());
    used.map(|(index, line)| {
        let (text, platforms) = match line.split_once(" // on:") {
            Some((text, names)) => {
                (text, names.split_whitespace().map(|name| Platform::by_name(name).unwrap()).collect())
            }
            None => (line, Platform::ALL.to_vec()),
        };
        let statements = text.split(" ;; ").map(|statement| statement.trim_end().to_owned()).collect();
        Line { number: index + 1, statements, platforms }
    })
    .collect()
}

/// Returns the text of a kernel with some lines.
fn kernel(lines: &[Line]) -> String {
    let mut text = fs::read_to_string(folder().join("prologue.visaasm")).unwrap();
    for statement in lines.iter().flat_map(|line| &line.statements) {
        text += statement;
        text.push('\n');
    }
    if !text.ends_with("ret (M1, 1)\n") {
        text += "ret (M1, 1)\n";
    }
    text
}

fn parse(text: &str, platform: Platform) -> Result<(Object, FileId), Failed> {
    let file = Sources::new().add("kernel", text);
    let parsed = visa::text::parse(text.as_bytes(), file, platform);
    match parsed.diagnostics.first() {
        None => Ok((parsed.object, file)),
        Some(first) => Err(format!("{}: {}", first.code, first.message).into()),
    }
}

/// Returns the violated rule of a line, if there is one.
fn refusal(line: &Line, platform: Platform) -> Option<String> {
    match parse(&kernel(std::slice::from_ref(line)), platform) {
        Ok((object, file)) => {
            let report = visa::verify::verify(&object, platform, Some(file));
            report.iter().find(|d| d.severity == diag::Severity::Error).map(|d| format!("{}: {}", d.code, d.message))
        }
        Err(failed) => Some(failed.message().unwrap_or_default().to_owned()),
    }
}

fn verdicts(path: &Path, platform: Platform) -> Result<(), Failed> {
    let mut wrong = String::new();
    for line in lines(path) {
        let refused = refusal(&line, platform);
        if line.platforms.contains(&platform) != refused.is_none() {
            let said = refused.unwrap_or_else(|| "accepted".to_owned());
            wrong += &format!("line {}: {}\n    {said}\n", line.number, line.statements.join(" ;; "));
        }
    }
    if wrong.is_empty() { Ok(()) } else { Err(wrong.into()) }
}

/// Returns the three forms of a kernel.
fn forms(lines: &[Line], platform: Platform) -> Result<(String, Vec<u8>, String), Failed> {
    let text = kernel(lines);
    let (object, _) = parse(&text, platform)?;
    let printed = visa::text::print(&object, platform)?;
    let (reread, _) = parse(&printed, platform)?;
    if object != reread {
        return Err(format!("printed text is read as another object:\n{printed}").into());
    }
    let bytes = visa::binary::write(&object, Version::default())?;
    let read = visa::binary::read(&bytes).map_err(|errors| Failed::from(format!("{errors:?}")))?;
    let back = visa::text::print(&read, platform)?;
    if back != printed {
        return Err(format!("the object file prints as another text:\n{back}\nnot\n{printed}").into());
    }
    Ok((text, bytes, back))
}

/// Groups lines into kernels. A line that declares functions is alone.
fn chunks(lines: Vec<Line>) -> Vec<Vec<Line>> {
    let is_alone = |line: &Line| line.statements.iter().any(|statement| statement.starts_with(".function"));
    let (alone, others): (Vec<_>, Vec<_>) = lines.into_iter().partition(is_alone);
    let alone = alone.into_iter().map(|line| vec![line]);
    others.chunks(CHUNK).map(<[Line]>::to_vec).chain(alone).collect()
}

fn on(path: &Path, platform: Platform) -> Vec<Vec<Line>> {
    chunks(lines(path).into_iter().filter(|line| line.platforms.contains(&platform)).collect())
}

fn round_trips(path: &Path, platform: Platform) -> Result<(), Failed> {
    on(path, platform).iter().try_for_each(|chunk| forms(chunk, platform).map(|_| ()))
}

/// Runs the finalizer on a file.
fn finalize(name: &str, bytes: &[u8], platform: Platform) -> Result<Vec<u8>, Failed> {
    let folder = tempfile::tempdir()?;
    // It writes another object file beside its input.
    let out = folder.path().join("out");
    fs::create_dir(&out)?;
    fs::write(folder.path().join(name), bytes)?;
    let input = format!("../{name}");
    let ran = Command::new("GenX_IR")
        .args([&input, "-platform", platform.info().name, "-binary"])
        .current_dir(&out)
        .output()?;
    let code = fs::read(out.join("lines.dat"));
    code.map_err(|_| {
        let said = String::from_utf8_lossy(&ran.stdout).into_owned() + &String::from_utf8_lossy(&ran.stderr);
        format!("{name}: no machine code ({}): {said}", ran.status).into()
    })
}

fn bits(path: &Path, platform: Platform) -> Result<(), Failed> {
    for chunk in on(path, platform) {
        let (text, object, printed) = forms(&chunk, platform)?;
        let name = |line: &Line| line.number;
        let place = format!("lines {:?}", chunk.iter().map(name).collect::<Vec<_>>());
        let of_text = finalize("text.visaasm", text.as_bytes(), platform)?;
        let of_object = finalize("object.isa", &object, platform)?;
        let of_printed = finalize("printed.visaasm", printed.as_bytes(), platform)?;
        if of_text != of_object {
            return Err(format!("{place}: the object file gives other machine code than the text").into());
        }
        if of_text != of_printed {
            return Err(format!("{place}: the printed text gives other machine code than the text").into());
        }
    }
    Ok(())
}

/// Checks that every instruction has a line.
fn coverage(paths: &[PathBuf]) -> Result<(), Failed> {
    let mut seen = BTreeSet::from(ELSEWHERE);
    for line in paths.iter().flat_map(|path| lines(path)) {
        let platform = *line.platforms.first().ok_or("a line is on no platform")?;
        let (object, _) = parse(&kernel(&[line]), platform)?;
        seen.extend(object.units().flat_map(|unit| &unit.body).map(|instruction| instruction.op));
    }
    let missing: Vec<_> =
        visa::table::definitions().map(|definition| definition.op).filter(|op| !seen.contains(op)).collect();
    if missing.is_empty() { Ok(()) } else { Err(format!("no line has {missing:?}").into()) }
}

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let files = fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().path());
    let mut paths: Vec<PathBuf> =
        files.filter(|path| path.file_stem().is_some_and(|stem| stem != "prologue")).collect();
    paths.sort();
    let has_finalizer = Command::new("GenX_IR").output().is_ok();
    if !has_finalizer {
        eprintln!(
            "skipped: comparison with Intel's finalizer, as GenX_IR (Debian package libigc-tools) is not installed"
        );
    }
    let mut trials = vec![];
    for path in &paths {
        let stem = path.file_stem().unwrap().to_string_lossy().into_owned();
        for platform in Platform::ALL {
            let (a, b, c) = (path.clone(), path.clone(), path.clone());
            trials.push(Trial::test(format!("verdicts/{stem}/{platform}"), move || verdicts(&a, platform)));
            trials.push(Trial::test(format!("round_trips/{stem}/{platform}"), move || round_trips(&b, platform)));
            let bits = Trial::test(format!("bits/{stem}/{platform}"), move || bits(&c, platform));
            trials.push(bits.with_ignored_flag(!has_finalizer));
        }
    }
    trials.push(Trial::test("coverage", move || coverage(&paths)));
    libtest_mimic::run(&arguments, trials).exit_code()
}

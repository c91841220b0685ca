//! Checks what the file tests have to cover: every operation, rule, code, option and attribute.

use crate::{
    codes,
    support::{
        filetest::{self, FileTest},
        tool,
    },
    trial,
};
use libtest_mimic::Trial;
use pto_isa::{attrs, codes::CODES, ops, rule::Group};
use std::{collections::BTreeSet, fs, path::Path};

/// Codes that no file test and no example produces, with the reasons.
const NOT_PRODUCED: &[(u16, &str)] = &[
    (3, "a file test is UTF-8; robustness::not_utf8 produces it"),
    (6, "a file test is text; robustness::damaged_bytecode produces it"),
    (13, "only a defect of the tool does"),
    (16, "a file test has no control characters; robustness::nul produces it"),
    (18, "a shape of hundreds of dimensions; robustness::23-quadratic produces it"),
    (19, "a report of more than a hundred errors; robustness::15-errors-cut-at-20 produces it"),
    (1505, "a program in tests/run produces it"),
    (1509, "only operations that are not interpreted yet do"),
    (1511, "a test of pto-run produces it"),
    (1513, "a test of pto-run produces it"),
    (1516, "only a defect of the interpreter does"),
    (1630, "only a defect of the compiler does"),
    (1640, "the machine has no finalizer; zebin::no_finalizer produces it"),
    (1641, "what the finalizer refuses depends on its version; zebin::unable_finalizers produces it"),
];

pub(crate) fn trials() -> Vec<Trial> {
    vec![
        trial("coverage", "operations", operations),
        trial("coverage", "groups", groups),
        trial("coverage", "aliases", aliases),
        trial("coverage", "codes", all_codes),
        trial("coverage", "options", options),
        trial("coverage", "attributes", attributes),
        trial("coverage", "isa", isa),
        trial("coverage", "readme", readme),
        trial("coverage", "defects", defects),
    ]
}

fn file(folder: &str, stem: &str) -> Result<FileTest, String> {
    filetest::read(&Path::new(filetest::ROOT).join(folder).join(format!("{stem}.mlir")))
}

pub(crate) fn expect_none(missing: &[String]) -> Result<(), String> {
    if missing.is_empty() { Ok(()) } else { Err(missing.join("\n")) }
}

/// Each group of cross-op rules has a file of accepted programs, with a run of its pass, and files of errors that have
/// every code of the group.
fn groups() -> Result<(), String> {
    let mut missing = Vec::new();
    for group in Group::ALL {
        let stem = group.stem();
        let mut errors = file("verify", &format!("{stem}.errors"))?.expected;
        if let Ok(further) = file("verify", &format!("{stem}.pass.errors")) {
            errors += &further.expected;
        }
        let absent = group.codes().iter().filter(|code| !errors.contains(&format!("[PTO{code:04}]")));
        missing.extend(absent.map(|code| format!("verify/{stem}.errors.mlir does not produce PTO{code:04}")));
        let accepted = file("verify", stem)?;
        if accepted.expected.contains("exit 1") || !accepted.runs.iter().flatten().any(|a| a.contains(&group.pass())) {
            missing.push(format!("verify/{stem}.mlir does not pass {}", group.pass()));
        }
    }
    expect_none(&missing)
}

/// Each operation has a file of accepted uses and a file of errors; the second has every code of the op rules of the
/// operation.
fn operations() -> Result<(), String> {
    /// Codes of rules of op definitions that apply at one level only.
    const LEVELS: &str = "levels.scratch.errors";
    let mut missing = Vec::new();
    let levels = file("verify", LEVELS)?.expected;
    for op in ops::all() {
        let folder = op.family().stem();
        let mut check = |stem: &str, status: &str, codes: &BTreeSet<u16>| match file(folder, stem) {
            Ok(test) => {
                if !test.expected.contains(status) {
                    missing.push(format!("{folder}/{stem}.mlir has no run with `{status}`"));
                }
                let absent = codes.iter().filter(|code| !test.expected.contains(&format!("[PTO{code:04}]")));
                missing.extend(absent.map(|code| format!("{folder}/{stem}.mlir does not produce PTO{code:04}")));
            }
            Err(message) => missing.push(message),
        };
        let codes = op
            .all_rules()
            .filter(|rule| rule.joint().is_none() && !rule.is_of_level())
            .flat_map(|rule| rule.codes().iter().copied());
        let codes = codes.filter(|code| can_break(op.name, *code));
        check(op.name, "exit 0", &BTreeSet::new());
        check(&format!("{}.errors", op.name), "exit 1", &codes.collect());
        if op.all_rules().any(|rule| rule.is_of_level())
            && !levels.contains(&format!(": pto.{} has no scratch", op.name))
        {
            missing.push(format!("{LEVELS}.mlir does not break the rule of pto.{}", op.name));
        }
    }
    expect_none(&missing)
}

/// A printed operation means the same under each alias of the operation.
fn aliases() -> Result<(), String> {
    let directory = tool::scratch("coverage/aliases")?;
    let mut wrong = Vec::new();
    for op in ops::all().filter(|op| !op.aliases.is_empty()) {
        let test = file(op.family().stem(), op.name)?;
        let path = directory.join("input.mlir");
        fs::write(&path, &test.input).map_err(|error| error.to_string())?;
        // The first run may give a target: use its arguments without the file.
        let options = |input: &str| -> Vec<String> {
            let run = test.runs.first().into_iter().flatten();
            run.map(|word| word.replace("%s", input)).collect()
        };
        let printed = tool::run(&directory, &options("input.mlir"), b"")?;
        let text = String::from_utf8_lossy(&printed.stdout);
        for alias in op.aliases {
            let renamed = text.replace(&format!("pto.{} ", op.name), &format!("pto.{alias} "));
            let again = tool::run(&directory, &options("-"), renamed.as_bytes())?;
            if renamed == text || again.stdout != printed.stdout {
                wrong.push(format!("pto.{alias} is not pto.{}: {}", op.name, again.stderr));
            }
        }
    }
    expect_none(&wrong)
}

/// Returns whether an operation can break a rule with this code.
fn can_break(op: &str, code: u16) -> bool {
    // The moves in the tables of `textract` and `tinsert` are windows, which may change extents; `tmov` moves all element types.
    !(matches!(op, "textract" | "tinsert") && code == 424 || op == "tmov" && code == 302)
}

/// Every code is produced, except for those that are listed with a reason.
fn all_codes() -> Result<(), String> {
    let mut produced = String::new();
    for path in filetest::all()? {
        produced += &filetest::read(&path)?.expected;
    }
    let mut wrong = Vec::new();
    for info in CODES {
        let id = info.id();
        // A test of pto-asm runs the examples in assembly.
        let example = codes::example(info.page, "Rejected").is_some() || info.page.contains("## Rejected\n\n```asm\n");
        let has = produced.contains(&format!("[{id}]")) || example;
        match (has, NOT_PRODUCED.iter().find(|(code, _)| *code == info.code)) {
            (false, None) => wrong.push(format!("{id} is produced nowhere")),
            (true, Some(_)) => wrong.push(format!("{id} is produced, and listed as one that is not")),
            (true, None) | (false, Some(_)) => {}
        }
    }
    expect_none(&wrong)
}

/// Every option of the help text occurs in a run.
fn options() -> Result<(), String> {
    let directory = tool::scratch("coverage/options")?;
    let help = tool::run(&directory, &["--help"], b"")?;
    let help = String::from_utf8_lossy(&help.stdout).into_owned();
    let declared = help.lines().filter_map(|line| {
        let line = line.trim_start();
        let option = line.split_once("--").map(|(_, name)| name).filter(|_| line.starts_with('-'))?;
        Some(format!("--{}", option.split([' ', '[', '=', ',']).next().unwrap_or(option)))
    });
    let mut runs = String::new();
    for path in filetest::all()? {
        for run in filetest::read(&path)?.runs {
            runs += &run.join("\n");
            runs.push('\n');
        }
    }
    let used = |option: &str| runs.lines().any(|word| word == option || word.starts_with(&format!("{option}=")));
    let mut missing = Vec::new();
    let mut count = 0;
    for option in declared {
        count += 1;
        if !used(&option) {
            missing.push(format!("no run has {option}"));
        }
    }
    if count < 20 {
        missing.push(format!("found only {count} options in the help text"));
    }
    expect_none(&missing)
}

/// The table that the tool prints is the instruction table.
fn isa() -> Result<(), String> {
    let shown = tool::run(&tool::scratch("coverage/isa")?, &["--show-isa"], b"")?;
    if shown.stdout == pto_isa::json::table_json().as_bytes() {
        Ok(())
    } else {
        Err("--show-isa does not show the table".to_owned())
    }
}

/// Each case of an enumeration that an attribute takes is parsed in both forms and in each of its spellings.
fn attributes() -> Result<(), String> {
    let input = file("attributes", "enumerations")?.input;
    let errors = file("attributes", "enumerations.errors")?.input;
    let mut missing = Vec::new();
    for def in attrs::ALL.iter().flat_map(|list| list.iter()) {
        if !def.form.is_attribute() {
            continue;
        }
        let name = def.mnemonic;
        for case in def.cases {
            let mut wanted = vec![format!("#pto.{name}<{}>", case.value)];
            for word in std::iter::once(&case.name).chain(case.aliases) {
                wanted.push(format!("#pto<{name} {word}>"));
                let other = if word.contains(|c: char| c.is_ascii_lowercase()) {
                    word.to_ascii_uppercase()
                } else {
                    word.to_ascii_lowercase()
                };
                wanted.push(format!("#pto.{name}<{other}>"));
            }
            wanted.push(format!("#pto.{name}<{}>", case.name));
            missing.extend(wanted.into_iter().filter(|text| !input.contains(text)));
        }
        if !errors.contains(&format!("#pto<{name} ")) {
            missing.push(format!("no unknown value of {name}"));
        }
    }
    expect_none(&missing)
}

/// Each defect in the table of README.md is named by the test that the table gives for it.
fn defects() -> Result<(), String> {
    let root = Path::new(filetest::ROOT).join("../..");
    let text = fs::read_to_string(root.join("tests/README.md")).map_err(|error| error.to_string())?;
    let (_, table) = text.split_once("\n## Defects\n").ok_or("README.md has no table of defects")?;
    let rows: Vec<(&str, &str)> =
        table.lines().filter_map(|line| line.strip_prefix("| ")?.strip_suffix("` |")?.split_once(" | `")).collect();
    if rows.len() < 38 {
        return Err(format!("expected at least 38 defects in the table, found {}", rows.len()));
    }
    let names =
        |(defect, test): &(&str, &str)| fs::read_to_string(root.join(test)).is_ok_and(|text| text.contains(defect));
    let missing = rows.iter().filter(|row| !names(row));
    expect_none(&missing.map(|(defect, test)| format!("{test} does not name {defect}")).collect::<Vec<_>>())
}

/// The examples on the page that describes the formats of file tests are valid file tests, and pass.
fn readme() -> Result<(), String> {
    let path = Path::new(filetest::ROOT).with_file_name("README.md");
    let page = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    let blocks = page.split("```mlir\n").skip(1).filter_map(|block| block.split("```").next());
    let (mut count, mut checked) = (0, 0);
    for block in blocks {
        count += 1;
        let test = filetest::parse(block);
        if filetest::is_checked(&test) {
            checked += 1;
            filetest::check_lines(&test, "example.mlir", "coverage/readme")?;
            continue;
        }
        let found = filetest::observe(&test, "example.mlir", "coverage/readme")?;
        if found != test.expected {
            return Err(filetest::diff(&test.expected, &found));
        }
    }
    if checked == 0 || count == checked { Err("README.md has no example of each format".to_owned()) } else { Ok(()) }
}

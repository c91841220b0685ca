//! What Intel's finalizer says of whole kernels, on each platform: that it takes text and object file and makes the same of
//! them, with neither spills nor illegal instructions; how many instructions those of `benches/gpu` have, at most twice those
//! of Intel's own backend; and how many of them are moves that look like those a coalescer would remove, by the reasons for
//! them: none is without.
//!
//! All of it is compared with the tables beside this file, of which the manual's page is made. A kernel is looked at on one of
//! the platforms, with `PTO_TEST_ALL` on all of them. `BLESS=1` writes what was found into the tables. Where `GenX_IR` (package
//! `libigc-tools`) is not installed, only the names in the tables are compared.

#[path = "../../visa/tests/support/finalizer.rs"]
mod finalizer;
#[path = "finalizer/moves.rs"]
mod moves;
mod support;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::{Arc, Mutex, PoisonError};

use finalizer::Accepted;
use libtest_mimic::{Arguments, Trial};
use moves::Moves;
use support::{Kernel, chosen, compile, complain, in_vectors, kernels, measured, pairs, register_passes};
use visa::{Object, Platform};

/// The platforms for which there are Intel's figures.
const COUNTED: [Platform; 2] = [Platform::Dg2, Platform::Pvc];
/// The table entry of an unexamined case.
const UNKNOWN: &str = "-";
/// What stands in a table for a kernel that is all right.
const ACCEPTED: &str = "accepted";

/// A table of the folder `finalizer`: lines of cells, in each line first the name of the kernel.
struct Table {
    path: PathBuf,
    head: Vec<String>,
    rows: BTreeMap<String, Vec<String>>,
}

impl Table {
    fn read(name: &str) -> Result<Self, String> {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/finalizer").join(name);
        let text = std::fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        let cells = |line: &str| line.split('\t').map(str::to_owned).collect::<Vec<_>>();
        let mut lines = text.lines();
        let head = cells(lines.next().unwrap_or_default());
        let rows = lines.map(|line| {
            let mut cells = cells(line);
            (cells.remove(0), cells)
        });
        Ok(Self { path, rows: rows.collect(), head })
    }

    /// Where the cells of a platform are, after the name.
    fn column(&self, platform: Platform) -> Option<usize> {
        self.head.iter().position(|name| *name == platform.info().name)?.checked_sub(1)
    }

    fn cell(&self, kernel: &str, platform: Platform) -> Option<&str> {
        self.rows.get(kernel)?.get(self.column(platform)?).map(String::as_str)
    }

    /// Puts in what was found, and makes the rows those of these kernels.
    fn bless(&mut self, kernels: &BTreeSet<String>, found: &Found) -> Result<(), String> {
        self.rows.retain(|name, _| kernels.contains(name));
        let width = self.head.len() - 1;
        for name in kernels {
            self.rows.entry(name.clone()).or_insert_with(|| vec![UNKNOWN.to_owned(); width]);
        }
        for ((name, platform), text) in found {
            let column = self.column(*platform);
            if let (Some(row), Some(column)) = (self.rows.get_mut(name), column) {
                row[column].clone_from(text);
            }
        }
        let mut text = self.head.join("\t") + "\n";
        for (name, row) in &self.rows {
            let _ = writeln!(text, "{name}\t{}", row.join("\t"));
        }
        std::fs::write(&self.path, text).map_err(|error| format!("{}: {error}", self.path.display()))
    }

    /// Whether its rows are these kernels.
    fn lists(&self, kernels: &BTreeSet<String>) -> Result<(), String> {
        let listed: BTreeSet<String> = self.rows.keys().cloned().collect();
        let unknown: Vec<_> = self.rows.iter().filter(|(_, row)| row.iter().any(|cell| cell == UNKNOWN)).collect();
        let missing: Vec<_> = kernels.difference(&listed).collect();
        let gone: Vec<_> = listed.difference(kernels).collect();
        if missing.is_empty() && gone.is_empty() && unknown.is_empty() {
            return Ok(());
        }
        let path = self.path.display();
        Err(format!("{path}: missing {missing:?}, no kernels {gone:?}, not looked at {unknown:?}"))
    }
}

/// What was found: the text of a cell for a kernel on a platform.
type Found = BTreeMap<(String, Platform), String>;

/// A table and what was found for it.
struct Suite {
    table: Table,
    kernels: Vec<Kernel>,
    found: Arc<Mutex<Found>>,
}

impl Suite {
    fn new(table: &str, kernels: Vec<Kernel>) -> Result<Self, String> {
        Ok(Self { table: Table::read(table)?, kernels, found: Arc::default() })
    }

    fn names(&self) -> BTreeSet<String> {
        self.kernels.iter().map(|kernel| kernel.name.clone()).collect()
    }

    fn bless(&mut self) -> Result<(), String> {
        let found = std::mem::take(&mut *self.found.lock().unwrap_or_else(PoisonError::into_inner));
        let names = self.names();
        self.table.bless(&names, &found)
    }

    /// A test for each of these pairs of a kernel and a platform: what `look` finds is what the table says.
    fn trials(
        &self,
        suite: &str,
        pairs: Vec<(Kernel, Platform)>,
        look: fn(&Kernel, Platform) -> Result<Look, String>,
        installed: bool,
        bless: bool,
    ) -> Vec<Trial> {
        let trials = pairs.into_iter().map(|(kernel, platform)| {
            let stated = self.table.cell(&kernel.name, platform).unwrap_or(UNKNOWN).to_owned();
            let found = Arc::clone(&self.found);
            let name = format!("{suite}::{}::{}", kernel.name, platform.info().name);
            let test = move || {
                let Look { cell, more, wrong } = look(&kernel, platform)?;
                let same = cell == stated;
                let message = format!("found: {cell}\nstated: {stated}\n{more}");
                found.lock().unwrap_or_else(PoisonError::into_inner).insert((kernel.name, platform), cell);
                if !wrong && (same || bless) { Ok(()) } else { Err(message.into()) }
            };
            Trial::test(name, test).with_ignored_flag(!installed)
        });
        trials.collect()
    }
}

/// What a look at a kernel gave.
struct Look {
    /// The text of its cell.
    cell: String,
    /// What there is to say about it.
    more: String,
    /// Whether that is wrong, whatever the table states.
    wrong: bool,
}

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    match trials(&arguments) {
        Ok(code) => code,
        Err(message) => complain(&message),
    }
}

fn trials(arguments: &Arguments) -> Result<ExitCode, String> {
    register_passes()?;
    let bless = std::env::var_os("BLESS").is_some();
    let installed = finalizer::is_installed();
    let mut verdicts = Suite::new("verdicts.tsv", kernels()?)?;
    let mut counts = Suite::new("instructions.tsv", measured()?)?;
    let mut moves = Suite::new("moves.tsv", measured()?)?;

    let some = chosen(&verdicts.kernels, &Platform::ALL);
    let mut trials = verdicts.trials("verdicts", some, verdict, installed, bless);
    let all = pairs(&counts.kernels, &COUNTED);
    trials.extend(counts.trials("instructions", all, count, installed, bless));
    let all = pairs(&moves.kernels, &Platform::ALL);
    trials.extend(moves.trials("moves", all, reasons, installed, bless));
    if !bless {
        for suite in [&verdicts, &counts, &moves] {
            let listed = suite.table.lists(&suite.names());
            trials.push(Trial::test(format!("listed::{}", suite.table.head[0]), move || Ok(listed?)));
        }
    }
    let conclusion = libtest_mimic::run(arguments, trials);
    if bless && !arguments.list {
        verdicts.bless()?;
        counts.bless()?;
        moves.bless()?;
    }
    Ok(conclusion.exit_code())
}

/// An object and what the finalizer makes of it, or what is wrong: for the table, and the rest of it.
type Made = Result<(Object, Accepted), (String, String)>;

/// What the finalizer makes of a kernel.
fn look(kernel: &Kernel, platform: Platform) -> Result<Made, String> {
    let context = pto_driver::context(false, false)?;
    let Some(object) = in_vectors(&context, kernel, |module| compile(module, platform))? else {
        return Ok(Err(("not lowered to vector instructions".to_owned(), String::new())));
    };
    let object = match object {
        Ok(object) => object,
        Err(refusals) => {
            let reasons = refusals.iter().map(|refusal| format!("{}: {}", refusal.operation, refusal.reason));
            let reasons: BTreeSet<String> = reasons.collect();
            let code = refusals.iter().map(|refusal| refusal.code).min().unwrap_or_default();
            let cell = format!("PTO{code:04}: {}", reasons.into_iter().collect::<Vec<_>>().join("; "));
            return Ok(Err((cell.replace(['\t', '\n'], " "), String::new())));
        }
    };
    Ok(match finalizer::accepts(&object, platform) {
        Ok(accepted) => Ok((object, accepted)),
        Err(said) => {
            let (cell, more) = said.split_once('\n').unwrap_or((&said, ""));
            Err((cell.to_owned(), more.to_owned()))
        }
    })
}

/// What a look at a kernel gave that has no machine code.
fn without_code((cell, more): (String, String)) -> Look {
    Look { cell, more, wrong: false }
}

/// Whether the finalizer takes a kernel.
fn verdict(kernel: &Kernel, platform: Platform) -> Result<Look, String> {
    Ok(match look(kernel, platform)? {
        Ok(_) => Look { cell: ACCEPTED.to_owned(), more: String::new(), wrong: false },
        Err(wrong) => without_code(wrong),
    })
}

/// How many machine instructions a kernel has.
fn count(kernel: &Kernel, platform: Platform) -> Result<Look, String> {
    Ok(match look(kernel, platform)? {
        Ok((_, accepted)) => Look { cell: accepted.instructions.to_string(), more: String::new(), wrong: false },
        Err(wrong) => without_code(wrong),
    })
}

/// How many moves of a kernel look like those a coalescer would remove, by the reasons for them: there is one for each.
fn reasons(kernel: &Kernel, platform: Platform) -> Result<Look, String> {
    let (object, Accepted { listing, .. }) = match look(kernel, platform)? {
        Ok(accepted) => accepted,
        Err(wrong) => return Ok(without_code(wrong)),
    };
    let Moves { counts, unknown } = moves::of(&object, platform, &listing)?;
    let counts: Vec<String> = counts.iter().map(|(reason, count)| format!("{} {count}", reason.name())).collect();
    Ok(Look { cell: counts.join(", "), more: unknown.join("\n"), wrong: !unknown.is_empty() })
}

//! Runs Intel's finalizer on whole kernels, for each platform. It must accept text and object file and generate the
//! same code from both, without spills and illegal instructions; the kernels of `benches/gpu` must have at most twice
//! the instructions of Intel's own backend; and every move that a coalescer might remove must have a known reason.
//!
//! The results are compared with the tables beside this file, from which the page of the manual is generated. Each
//! kernel is tested on one platform; with `PTO_TEST_ALL`, on all. `BLESS=1` writes the results to the tables. If
//! `GenX_IR` (package `libigc-tools`) is not installed, only the names in the tables are compared.

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

/// The platforms for which there are numbers of Intel's backend.
const COUNTED: [Platform; 2] = [Platform::Dg2, Platform::Pvc];
/// The cell of a case that was not examined.
const UNKNOWN: &str = "-";
/// The cell of a kernel that the finalizer accepts.
const ACCEPTED: &str = "accepted";

/// A table in folder `finalizer`: lines of cells; the first is the name of the kernel.
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

    /// Returns the column of a platform, after the name.
    fn column(&self, platform: Platform) -> Option<usize> {
        self.head.iter().position(|name| *name == platform.info().name)?.checked_sub(1)
    }

    fn cell(&self, kernel: &str, platform: Platform) -> Option<&str> {
        self.rows.get(kernel)?.get(self.column(platform)?).map(String::as_str)
    }

    /// Writes the results into the table, with one line for each of these kernels.
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

    /// Checks that the table has a line for each of these kernels, and no others.
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

/// Results: the text of a cell for each kernel and platform.
type Found = BTreeMap<(String, Platform), String>;

/// A table with its results.
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

    /// Creates a test for each pair of kernel and platform, which compares the result of `look` with the table.
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

/// Result for a kernel.
struct Look {
    /// The text of its cell.
    cell: String,
    /// Details, for the message.
    more: String,
    /// Whether it is an error, whatever the table states.
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

/// The object and the result of the finalizer; or the error: text of the cell, and details.
type Made = Result<(Object, Accepted), (String, String)>;

/// Runs the finalizer on a kernel.
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
        Ok(accepted) => Ok((object.object, accepted)),
        Err(said) => {
            let (cell, more) = said.split_once('\n').unwrap_or((&said, ""));
            Err((cell.to_owned(), more.to_owned()))
        }
    })
}

/// Returns the result for a kernel without machine code.
fn without_code((cell, more): (String, String)) -> Look {
    Look { cell, more, wrong: false }
}

/// Returns whether the finalizer accepts a kernel.
fn verdict(kernel: &Kernel, platform: Platform) -> Result<Look, String> {
    Ok(match look(kernel, platform)? {
        Ok(_) => Look { cell: ACCEPTED.to_owned(), more: String::new(), wrong: false },
        Err(wrong) => without_code(wrong),
    })
}

/// Counts the machine instructions of a kernel.
fn count(kernel: &Kernel, platform: Platform) -> Result<Look, String> {
    Ok(match look(kernel, platform)? {
        Ok((_, accepted)) => Look { cell: accepted.instructions.to_string(), more: String::new(), wrong: false },
        Err(wrong) => without_code(wrong),
    })
}

/// Counts the moves of a kernel that a coalescer might remove, by reason; each must have one.
fn reasons(kernel: &Kernel, platform: Platform) -> Result<Look, String> {
    let (object, Accepted { listing, .. }) = match look(kernel, platform)? {
        Ok(accepted) => accepted,
        Err(wrong) => return Ok(without_code(wrong)),
    };
    let Moves { counts, unknown } = moves::of(&object, platform, &listing)?;
    let counts: Vec<String> = counts.iter().map(|(reason, count)| format!("{} {count}", reason.name())).collect();
    Ok(Look { cell: counts.join(", "), more: unknown.join("\n"), wrong: !unknown.is_empty() })
}

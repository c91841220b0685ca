//! Implements `pto-opt batch`: compiles many inputs in one process, on all cores, with a cache of results.
//!
//! Output does not depend on the number of threads: files and the lines of the summary are written in the order of the
//! jobs, and without `--keep-going` nothing after the first job that fails.

use crate::{
    cache::{self, Cache},
    cli::Options,
    driver::{self, Compiled},
};
use clap::{CommandFactory, Parser, ValueEnum};
use indicatif::{ProgressBar, ProgressDrawTarget};
use pto_driver::settings;
use serde::{Deserialize, Serialize};
use std::{
    collections::{BTreeMap, HashMap, HashSet},
    ffi::OsString,
    fs,
    io::{IsTerminal, Write},
    path::{Path, PathBuf},
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
};

/// Compile many inputs in one process.
#[derive(Debug, Parser)]
#[command(name = "pto-opt batch", bin_name = "pto-opt batch", disable_help_subcommand = true)]
#[command(after_help = "Exit status: 0 all accepted, 1 diagnostics, 2 wrong usage.")]
struct BatchOptions {
    /// A folder, whose .pto and .mlir files are compiled; a file that lists files; or JSON lines
    /// {"file": .., "tool": .., "options": [..], "output": ..}
    jobs: PathBuf,

    /// Folder for outputs that no job names; without it only diagnostics are given
    #[arg(short, value_name = "DIR")]
    output: Option<PathBuf>,

    /// Number of threads, all cores if absent
    #[arg(short = 'j', value_name = "N", default_value_t = 0, hide_default_value = true)]
    jobs_at_once: usize,

    /// Go on after a job that fails
    #[arg(long)]
    keep_going: bool,

    /// Take the I-th of N parts of the jobs
    #[arg(long, value_name = "I/N", value_parser = shard)]
    shard: Option<(usize, usize)>,

    /// Keep results in a folder, and take them from there
    #[arg(long, value_name = "DIR")]
    cache_dir: Option<PathBuf>,

    /// Bytes that the cache may have; the results not used for the longest time go first
    #[arg(long, value_name = "BYTES", default_value_t = 1 << 30, requires = "cache_dir")]
    cache_limit: u64,

    /// The tool that does the jobs
    #[arg(long, value_name = "TOOL", default_value = "pto-opt")]
    tool: Tool,

    /// Options of the tool for every job
    #[arg(last = true, value_name = "OPTIONS")]
    options: Vec<String>,
}

fn shard(text: &str) -> Result<(usize, usize), String> {
    let parts = text.split_once('/').and_then(|(part, of)| Some((part.parse().ok()?, of.parse().ok()?)));
    parts
        .filter(|(part, of)| (1..=*of).contains(part))
        .ok_or_else(|| format!("expected I/N such as 3/8, found '{text}'"))
}

/// What does a job.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Tool {
    /// Verifies, lowers and prints
    PtoOpt,
    /// Writes C++ or LLVM IR
    Ptoas,
}

/// A job.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Job {
    file: PathBuf,
    tool: Option<Tool>,
    #[serde(default)]
    options: Vec<String>,
    output: Option<PathBuf>,
}

/// A line of the summary.
#[derive(Serialize)]
struct Line<'j> {
    file: &'j Path,
    status: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    output: Option<&'j Path>,
    #[serde(skip_serializing_if = "Option::is_none")]
    sha256: Option<String>,
    cached: bool,
}

/// Runs `pto-opt batch`; returns its exit status.
pub(crate) fn run() -> u8 {
    let options = match BatchOptions::try_parse_from(pto_driver::invocation::arguments_of_command()) {
        Ok(options) => options,
        Err(error) => {
            let _ = error.print();
            return u8::try_from(error.exit_code()).unwrap_or(2);
        }
    };
    batch(&options).unwrap_or_else(|message| {
        diag::say(&format!("error: {message}\n"));
        2
    })
}

/// Returns the jobs of a file or folder, in order.
fn jobs(options: &BatchOptions) -> Result<Vec<Job>, String> {
    let path = &options.jobs;
    let failed = |error: std::io::Error| format!("cannot read '{}': {error}", path.display());
    let job = |file: PathBuf| Job { file, tool: None, options: Vec::new(), output: None };
    let mut all = Vec::new();
    if path.is_dir() {
        let mut open = vec![path.clone()];
        while let Some(folder) = open.pop() {
            for entry in fs::read_dir(&folder).map_err(failed)? {
                let entry = entry.map_err(failed)?;
                let (path, kind) = (entry.path(), entry.file_type().map_err(failed)?);
                if kind.is_dir() {
                    open.push(path);
                } else if path.extension().is_some_and(|found| found == "pto" || found == "mlir") {
                    all.push(job(path));
                }
            }
        }
        all.sort_by(|a, b| a.file.cmp(&b.file));
    } else {
        for (index, line) in fs::read_to_string(path).map_err(failed)?.lines().enumerate() {
            let line = line.trim();
            let wrong = |error: serde_json::Error| format!("{}:{}: {error}", path.display(), index + 1);
            match line.chars().next() {
                None => {}
                Some('{') => all.push(serde_json::from_str(line).map_err(wrong)?),
                Some(_) => all.push(job(PathBuf::from(line))),
            }
        }
    }
    let (part, of) = options.shard.unwrap_or((1, 1));
    let taken = all.into_iter().enumerate().filter(|(index, _)| index % of == part - 1);
    Ok(taken.map(|(_, job)| job).collect())
}

/// Returns the path of the output of a job: the folder of outputs mirrors the folders of inputs.
fn place(options: &BatchOptions, job: &Job) -> Result<Option<PathBuf>, String> {
    let Some(folder) = options.output.as_ref().filter(|_| job.output.is_none()) else { return Ok(job.output.clone()) };
    let inside =
        if options.jobs.is_dir() { job.file.strip_prefix(&options.jobs).unwrap_or(&job.file) } else { &job.file };
    let plain = inside.components().all(|part| matches!(part, std::path::Component::Normal(_)));
    let file = if plain { Some(inside.as_os_str()) } else { inside.file_name() };
    let file = file.ok_or_else(|| format!("'{}' names no file", job.file.display()))?;
    Ok(Some(folder.join(file)))
}

/// Result of a job, and whether it came from the cache.
struct Done {
    made: Compiled,
    cached: bool,
}

/// A job that is ready to run.
struct Ready {
    job: Job,
    output: Option<PathBuf>,
    /// All options, including those of the settings for the input, after the name of the tool.
    arguments: Vec<OsString>,
    compiler: Arc<Compiler>,
}

/// A tool with its options.
enum Compiler {
    PtoOpt(Box<Options>),
    Ptoas(ptoas::Job),
}

/// Compilers by their arguments and the folder of the input, whose settings apply: most jobs of a batch have the same.
type Compilers = HashMap<(Vec<OsString>, Option<PathBuf>), (Vec<OsString>, Arc<Compiler>)>;

fn ready(options: &BatchOptions, job: Job, known: &mut Compilers) -> Result<Ready, String> {
    let output = place(options, &job)?;
    let tool = job.tool.unwrap_or(options.tool);
    let name = match tool {
        Tool::PtoOpt => "pto-opt",
        Tool::Ptoas => "ptoas",
    };
    let mut arguments = vec![name.to_owned()];
    arguments.extend(options.options.iter().chain(&job.options).cloned());
    if tool == Tool::PtoOpt && output.is_none() && !arguments.iter().any(|argument| argument == "--verify") {
        arguments.push("--verify".to_owned());
    }
    // Jobs share the cores, so each uses one thread.
    arguments.push("--mlir-disable-threading".to_owned());
    let arguments: Vec<OsString> = arguments.into_iter().map(OsString::from).collect();
    let named = |wrong: String| format!("{}: {}", job.file.display(), wrong.trim_end());
    let key = (arguments, job.file.parent().map(Path::to_owned));
    let (arguments, compiler) = match known.get(&key) {
        Some(found) => found.clone(),
        None => {
            let arguments = key.0.clone();
            let made = match tool {
                Tool::PtoOpt => {
                    let arguments = settings::applied(&Options::command(), arguments, Some(&job.file))?;
                    let parsed = Box::new(of_pto_opt(&arguments).map_err(named)?);
                    (arguments, Arc::new(Compiler::PtoOpt(parsed)))
                }
                Tool::Ptoas => {
                    let compiler = ptoas::Job::new(arguments.clone()).map_err(named)?;
                    (arguments, Arc::new(Compiler::Ptoas(compiler)))
                }
            };
            known.insert(key, made.clone());
            made
        }
    };
    let ending = match &*compiler {
        Compiler::PtoOpt(_) => None,
        Compiler::Ptoas(compiler) => Some(compiler.extension()),
    };
    let is_named = job.output.is_some();
    let output = output.map(|path| match ending {
        Some(ending) if !is_named => path.with_extension(ending),
        Some(_) | None => path,
    });
    Ok(Ready { job, output, arguments, compiler })
}

/// Parses the options of a job of `pto-opt`.
fn of_pto_opt(arguments: &[OsString]) -> Result<Options, String> {
    let parsed = Options::of_job(arguments)?;
    let own = parsed.inputs != [PathBuf::from("-")] || parsed.fix || parsed.output.as_os_str() != "-";
    if own || parsed.explain.is_some() || parsed.show_isa || parsed.show_dialects || parsed.list_passes {
        return Err("options of a job name no files, and print no pages".to_owned());
    }
    Ok(parsed)
}

fn one(ready: &Ready, cache: Option<&Cache>, tool: &str) -> Done {
    let name = ready.job.file.to_string_lossy().into_owned();
    let bytes = match fs::read(&ready.job.file) {
        Ok(bytes) => bytes,
        Err(error) => {
            let said = format!("error: cannot read '{name}': {error}\n").into_bytes();
            return Done { made: Compiled::new(2, Vec::new(), said), cached: false };
        }
    };
    let mut parts = vec![tool.as_bytes(), name.as_bytes(), &*bytes];
    parts.extend(ready.arguments.iter().map(|argument| argument.as_encoded_bytes()));
    let key = cache.map(|_| cache::digest(parts));
    if let Some(made) = cache.zip(key.as_deref()).and_then(|(cache, key)| cache.get(key)) {
        return Done { made, cached: true };
    }
    let made = match &*ready.compiler {
        Compiler::PtoOpt(options) => driver::compile(options, &name, bytes),
        Compiler::Ptoas(job) => {
            let ptoas::Made { status, output, said } = job.compile(&name, bytes);
            Compiled::new(status, output, said.into_bytes())
        }
    };
    if let Some((cache, key)) = cache.zip(key) {
        cache.put(&key, &made);
    }
    Done { made, cached: false }
}

/// Writes results in the order of the jobs.
struct Results {
    next: usize,
    waiting: BTreeMap<usize, Done>,
    /// The greatest status; after a failure nothing more is written unless the batch keeps going.
    status: u8,
    stopped: bool,
    /// Folders of outputs that exist.
    folders: HashSet<PathBuf>,
}

impl Results {
    fn add(&mut self, index: usize, done: Done, jobs: &[Ready], keep_going: bool) {
        self.waiting.insert(index, done);
        while let Some(done) = self.waiting.remove(&self.next) {
            if !self.stopped
                && let Some(ready) = jobs.get(self.next)
            {
                let status = self.write(ready, &done);
                self.status = self.status.max(status);
                self.stopped = status > 0 && !keep_going;
            }
            self.next += 1;
        }
    }

    /// Writes the output of a job and its line of the summary; gives its status.
    fn write(&mut self, ready: &Ready, done: &Done) -> u8 {
        let Done { made, cached } = done;
        diag::say(&String::from_utf8_lossy(&made.said));
        let mut status = made.status;
        let mut output = ready.output.as_deref().filter(|_| status == 0);
        if let Some(path) = output {
            let folder = path.parent().filter(|folder| !self.folders.contains(*folder));
            let folder = folder.map_or(Ok(()), |folder| {
                fs::create_dir_all(folder).map_err(|error| error.to_string())?;
                self.folders.insert(folder.to_owned());
                Ok(())
            });
            let written = folder.and_then(|()| match holds(path, &made.output) {
                true => Ok(()),
                false => pto_driver::write(path, &made.output).map_err(|wrong| wrong.message),
            });
            if let Err(message) = written {
                diag::say(&format!("error: {message}\n"));
                (status, output) = (2, None);
            }
        }
        let sha256 = output.map(|_| made.digest().to_owned());
        let line = Line { file: &ready.job.file, status, output, sha256, cached: *cached };
        if let Ok(line) = serde_json::to_string(&line) {
            let mut out = std::io::stdout().lock();
            if writeln!(out, "{line}").is_err() {
                return 2;
            }
        }
        status
    }
}

/// Checks whether a file has these bytes, so that it need not be written again.
fn holds(path: &Path, bytes: &[u8]) -> bool {
    let regular = fs::symlink_metadata(path).is_ok_and(|file| file.is_file() && file.len() == bytes.len() as u64);
    regular && fs::read(path).is_ok_and(|found| found == bytes)
}

/// Returns the order in which threads take jobs: the largest inputs first, so that no thread is left with a long job at
/// the end while others are idle. A single thread takes them in the given order.
fn largest_first(jobs: &[Ready], threads: usize) -> Vec<usize> {
    let mut order: Vec<usize> = (0..jobs.len()).collect();
    if threads > 1 {
        let bytes = |ready: &Ready| fs::metadata(&ready.job.file).map_or(0, |file| file.len());
        let sizes: Vec<u64> = jobs.iter().map(bytes).collect();
        order.sort_by_key(|index| std::cmp::Reverse(sizes.get(*index).copied()));
    }
    order
}

fn batch(options: &BatchOptions) -> Result<u8, String> {
    let mut known = Compilers::new();
    let jobs = jobs(options)?.into_iter().map(|job| ready(options, job, &mut known)).collect::<Result<Vec<_>, _>>()?;
    let mut places = HashMap::new();
    for (ready, path) in jobs.iter().filter_map(|ready| Some((ready, ready.output.as_ref()?))) {
        if let Some(other) = places.insert(path, &ready.job.file) {
            let (file, path) = (ready.job.file.display(), path.display());
            return Err(format!("'{}' and '{file}' have one output: {path}", other.display()));
        }
    }
    let cache = options.cache_dir.clone().map(|folder| Cache { folder, limit: options.cache_limit });
    if let Some(cache) = &cache {
        fs::create_dir_all(&cache.folder).map_err(|error| format!("{}: {error}", cache.folder.display()))?;
    }
    let tool = cache::tool();
    let target =
        if std::io::stderr().is_terminal() { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
    let progress = ProgressBar::with_draw_target(Some(jobs.len() as u64), target);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(options.jobs_at_once).stack_size(pto_driver::STACK);
    let pool = pool.build().map_err(|error| error.to_string())?;
    let results =
        Mutex::new(Results { next: 0, waiting: BTreeMap::new(), status: 0, stopped: false, folders: HashSet::new() });
    // The first job known to have failed. All jobs before it are run.
    let failed = AtomicUsize::new(usize::MAX);
    let added = AtomicBool::new(false);
    let (order, next) = (largest_first(&jobs, pool.current_num_threads()), AtomicUsize::new(0));
    pool.broadcast(|_| {
        while let Some(&index) = order.get(next.fetch_add(1, Ordering::Relaxed)) {
            let Some(ready) = jobs.get(index) else { continue };
            if !options.keep_going && index > failed.load(Ordering::Relaxed) {
                continue;
            }
            let done = one(ready, cache.as_ref(), &tool);
            if done.made.status > 0 {
                failed.fetch_min(index, Ordering::Relaxed);
            }
            added.fetch_or(!done.cached, Ordering::Relaxed);
            progress.inc(1);
            let mut results = results.lock().unwrap_or_else(PoisonError::into_inner);
            results.add(index, done, &jobs, options.keep_going);
        }
    });
    progress.finish_and_clear();
    // If all results came from the cache, it has not grown.
    if let Some(cache) = cache.as_ref().filter(|_| added.load(Ordering::Relaxed)) {
        cache.trim()?;
    }
    let results = results.into_inner().unwrap_or_else(PoisonError::into_inner);
    Ok(results.status)
}

//! Reads and verifies bytecode in a child process: MLIR's reader may crash or loop on bytecode that it did not write.
//!
//! The child ends with its parent, even if the parent is killed. While it reads and verifies, its processor time and
//! its memory are limited. After that, the module is as safe as one that was parsed from text.

use crate::{invocation, pto};
use diag::{Diagnostic, Location};
use pto_isa::codes;
use rustix::process::{
    Resource, Rlimit, Signal, getpid, getppid, getrlimit, kill_process, set_parent_process_death_signal, setrlimit,
};
use std::{
    io::{self, Write},
    os::unix::process::ExitStatusExt,
    process::{ExitStatus, Stdio},
    sync::{Mutex, PoisonError},
};

/// Runs this tool again in another process with the same arguments. Returns its exit status, or a diagnostic if it
/// crashed or was killed. `name` and `size` describe the bytecode, `stdin` is the standard input of the child.
pub fn run(stdin: Option<&[u8]>, name: &str, size: usize) -> Result<u8, Box<Diagnostic>> {
    let failed = |message: String| Box::new(Diagnostic::error(pto(codes::BYTECODE), message).at(file(name)));
    let child = invocation::again().and_then(|mut tool| {
        tool.args(invocation::arguments().into_iter().skip(1))
            .arg(format!("--in-process={}", std::process::id()))
            .stdin(if stdin.is_some() { Stdio::piped() } else { Stdio::null() })
            .spawn()
    });
    let mut child = child.map_err(|error| failed(format!("cannot start a process for bytecode: {error}")))?;
    if let (Some(mut pipe), Some(bytes)) = (child.stdin.take(), stdin) {
        match pipe.write_all(bytes) {
            Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
                return Err(failed(format!("cannot hand on the bytecode: {error}")));
            }
            _ => {}
        }
    }
    let status = child.wait().map_err(|error| failed(format!("cannot wait for the bytecode reader: {error}")))?;
    match status.code().and_then(|code| u8::try_from(code).ok()) {
        Some(status @ 0..=2) => Ok(status),
        _ => Err(Box::new(ended(status, name, size))),
    }
}

fn file(name: &str) -> Location {
    Location::File(name.to_owned())
}

/// Returns the diagnostic for a child that crashed or was killed.
fn ended(status: ExitStatus, name: &str, size: usize) -> Diagnostic {
    let Limits { seconds, bytes } = Limits::of(size);
    let seconds = format!("{seconds} s of processor time");
    let message = match status.signal().and_then(Signal::from_named_raw) {
        Some(Signal::XCPU) => format!("the bytecode reader did not end within {seconds}"),
        _ => format!("the bytecode reader crashed ({status})"),
    };
    Diagnostic::error(pto(codes::BYTECODE), message)
        .at(file(name))
        .note("MLIR's bytecode reader trusts its input; the file is damaged or not made by this version")
        .note(format!("the limits for a file of this size are {seconds} and {} MiB of memory", bytes >> 20))
}

/// Ties a child to its parent: the child is terminated if the parent ends first.
pub(crate) fn follow(parent: u32) {
    // On SIGTERM the child removes its unfinished output.
    let _ = set_parent_process_death_signal(Some(Signal::TERM));
    // The parent may have ended before the call above.
    let alive = getppid().is_some_and(|pid| pid.as_raw_nonzero().get().unsigned_abs() == parent);
    if !alive {
        let _ = kill_process(getpid(), Signal::KILL);
    }
}

/// Limits of a child while it reads and verifies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Limits {
    /// Processor time in seconds.
    seconds: u64,
    /// Address space in bytes.
    bytes: u64,
}

impl Limits {
    /// Returns the limits for an input of some bytes: more than a hundred times what undamaged bytecode needs.
    fn of(size: usize) -> Self {
        let size = size as u64;
        Limits { seconds: 3 + (size >> 20) * 10, bytes: (1 << 30) + size * 1000 }
    }
}

/// The limits of this process before the first [`Limited`], and the number of [`Limited`] values.
struct Before {
    count: usize,
    limits: [(Resource, Rlimit); 2],
}

static BEFORE: Mutex<Option<Before>> = Mutex::new(None);

/// Limits of this process, which end when the last value is dropped.
#[must_use = "the limits end when it is dropped"]
pub(crate) struct Limited(());

impl Limited {
    /// Limits this process while it reads an input of some bytes: at the time limit it gets the signal SIGXCPU, at the
    /// memory limit allocation fails. Several threads may read; the limits of each include what the others have used.
    pub(crate) fn reading(size: usize) -> Self {
        let Limits { seconds, bytes } = Limits::of(size);
        let (used_time, used_memory) = used();
        let mut before = BEFORE.lock().unwrap_or_else(PoisonError::into_inner);
        let limits = || [Resource::Cpu, Resource::As].map(|resource| (resource, getrlimit(resource)));
        let before = before.get_or_insert_with(|| Before { count: 0, limits: limits() });
        before.count += 1;
        for ((resource, limit), wanted) in before.limits.iter().zip([used_time + seconds, used_memory + bytes]) {
            let lowest = limit.current.into_iter().chain(limit.maximum).fold(wanted, u64::min);
            let _ = setrlimit(*resource, Rlimit { current: Some(lowest), maximum: limit.maximum });
        }
        Self(())
    }
}

impl Drop for Limited {
    fn drop(&mut self) {
        let mut before = BEFORE.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(Before { count, limits }) = &mut *before else { return };
        *count -= 1;
        if *count == 0 {
            for (resource, limit) in limits.iter() {
                let _ = setrlimit(*resource, *limit);
            }
            *before = None;
        }
    }
}

/// Returns the processor time in seconds and the address space in bytes that this process uses.
fn used() -> (u64, u64) {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ProcessCPUTime);
    let pages = std::fs::read_to_string("/proc/self/statm").ok();
    let pages = pages.and_then(|text| text.split(' ').next()?.parse::<u64>().ok()).unwrap_or(0);
    (time.tv_sec.unsigned_abs(), pages * rustix::param::page_size() as u64)
}

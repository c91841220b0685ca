//! Manages unfinished files, which are removed when the process ends, even by a signal.

use std::{
    fs::{self, File, Metadata},
    io::{self, Write},
    path::{Path, PathBuf},
    sync::{Arc, Mutex, MutexGuard, Once, PoisonError, atomic::AtomicBool},
    thread,
};

use signal_hook::{
    consts::signal::{SIGALRM, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGUSR1, SIGUSR2, SIGXCPU, SIGXFSZ},
    flag,
    iterator::Signals,
    low_level::emulate_default_handler,
};

/// Signals that end a process and may come from outside.
const ENDING: [i32; 8] = [SIGALRM, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGUSR1, SIGUSR2, SIGXCPU];

/// Existing unfinished files.
static PARTS: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

fn parts() -> MutexGuard<'static, Vec<PathBuf>> {
    PARTS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A file that is renamed once it is complete, and removed otherwise.
pub(crate) struct Part {
    path: PathBuf,
    file: File,
    /// It was renamed: the path names no file, or another one.
    is_complete: bool,
}

impl Part {
    /// Creates an unfinished file next to its final path.
    pub(crate) fn create(place: &Path) -> io::Result<Self> {
        let mut parts = parts();
        let id = std::process::id();
        let mut number = 0_u32;
        loop {
            // The name of the final file may have the maximal length.
            let path = place.with_file_name(format!(".pto-{id}-{number}.part"));
            match File::options().write(true).create_new(true).open(&path) {
                Ok(file) => {
                    parts.push(path.clone());
                    return Ok(Self { path, file, is_complete: false });
                }
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => number += 1,
                Err(error) => return Err(error),
            }
        }
    }

    pub(crate) fn write_all(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.file.write_all(bytes)
    }

    /// Copies the owner, if that is permitted, and the mode of the file that it replaces.
    pub(crate) fn take_over(&self, before: &Metadata) -> io::Result<()> {
        #[cfg(unix)]
        {
            use std::os::unix::fs::{MetadataExt, fchown};
            let _ = fchown(&self.file, Some(before.uid()), Some(before.gid()));
        }
        self.file.set_permissions(before.permissions())
    }

    /// Renames the complete file.
    pub(crate) fn rename(mut self, place: &Path) -> io::Result<()> {
        fs::rename(&self.path, place)?;
        self.is_complete = true;
        Ok(())
    }
}

impl Drop for Part {
    fn drop(&mut self) {
        let mut parts = parts();
        if !self.is_complete {
            let _ = fs::remove_file(&self.path);
        }
        parts.retain(|part| *part != self.path);
    }
}

/// From the first call on, a signal that ends the process removes the unfinished files first, and exceeding the file
/// size limit is a write error instead of a signal.
pub(crate) fn watch_signals() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let _ = flag::register(SIGXFSZ, Arc::new(AtomicBool::new(false)));
        let ignored = ignored();
        let wanted = ENDING.iter().filter(|signal| ignored >> (*signal - 1) & 1 == 0);
        let Ok(mut signals) = Signals::new(wanted) else { return };
        let _ = thread::Builder::new().name("signals".to_owned()).spawn(move || {
            for signal in signals.forever() {
                // The lock is kept, so that no further file is created.
                let parts = parts();
                parts.iter().for_each(|part| drop(fs::remove_file(part)));
                let _ = emulate_default_handler(signal);
            }
        });
    });
}

/// Returns the signals that the process was started to ignore, for example by `nohup`: bit 0 is signal 1.
fn ignored() -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok()).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use signal_hook::low_level::raise;
    use std::{env, error::Error, os::unix::process::ExitStatusExt, process::Command};

    /// Names the folder and the signal for the process that the test starts.
    const FOLDER: &str = "PTO_TEST_PART_FOLDER";
    const SIGNAL: &str = "PTO_TEST_PART_SIGNAL";

    /// Started by [`a_signal_removes_the_part`]: has written a part of a file when the signal arrives.
    #[test]
    #[ignore = "another test starts it"]
    fn is_ended_by_a_signal() -> Result<(), Box<dyn Error>> {
        let (Ok(folder), Ok(signal)) = (env::var(FOLDER), env::var(SIGNAL)) else {
            return Err("no folder and signal".into());
        };
        watch_signals();
        let mut part = Part::create(&Path::new(&folder).join("out"))?;
        part.write_all(b"the first half")?;
        raise(signal.parse()?)?;
        loop {
            thread::park();
        }
    }

    #[test]
    fn a_signal_removes_the_part() -> Result<(), Box<dyn Error>> {
        // A signal that this process was started to ignore does not end it: `nohup` and background jobs ignore some.
        for signal in ENDING.into_iter().filter(|signal| ignored() >> (signal - 1) & 1 == 0) {
            let folder = env::temp_dir().join(format!("pto-part-{}-{signal}", std::process::id()));
            fs::create_dir_all(&folder)?;
            let status = Command::new(env::current_exe()?)
                .args(["part::tests::is_ended_by_a_signal", "--exact", "--ignored"])
                .env(FOLDER, &folder)
                .env(SIGNAL, signal.to_string())
                .status()?;
            let left = fs::read_dir(&folder)?.count();
            fs::remove_dir_all(&folder)?;
            assert_eq!((status.signal(), left), (Some(signal), 0));
        }
        Ok(())
    }
}

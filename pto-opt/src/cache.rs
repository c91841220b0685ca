//! Caches results of jobs by the content of their inputs; implements `pto-opt cache clean`.
//!
//! An entry is a file whose name is a digest of everything that the result depends on: the bytes and the name of the
//! input, the options, and the tool. It is written to a temporary file and renamed, so that processes may share a
//! folder. Damaged entries are ignored.

use crate::driver::Compiled;
use clap::{Parser, Subcommand};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::{
    fs,
    io::{Read, Write},
    path::{Path, PathBuf},
    time::{Duration, SystemTime},
};

/// How long after the last noted use of an entry another one is noted.
const NOTED: Duration = Duration::from_mins(10);
/// Extension of entries.
const ENTRY: &str = "pto-cache";

/// Work on a cache.
#[derive(Debug, Parser)]
#[command(name = "pto-opt cache", bin_name = "pto-opt cache", disable_help_subcommand = true)]
struct Options {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
    /// Remove all entries
    Clean {
        /// The folder of the cache
        #[arg(long, value_name = "DIR")]
        cache_dir: PathBuf,
    },
}

/// Runs `pto-opt cache`; returns its exit status.
pub(crate) fn run() -> u8 {
    let options = match Options::try_parse_from(pto_driver::invocation::arguments_of_command()) {
        Ok(options) => options,
        Err(error) => {
            let _ = error.print();
            return u8::try_from(error.exit_code()).unwrap_or(2);
        }
    };
    let What::Clean { cache_dir } = options.what;
    match (Cache { folder: cache_dir, limit: 0 }).trim() {
        Ok(()) => 0,
        Err(error) => {
            diag::say(&format!("error: {error}\n"));
            2
        }
    }
}

/// A folder of entries.
#[derive(Debug)]
pub(crate) struct Cache {
    pub(crate) folder: PathBuf,
    /// Most bytes of all entries together.
    pub(crate) limit: u64,
}

/// The first line of an entry.
#[derive(Serialize, Deserialize)]
struct Head {
    status: u8,
    output: usize,
    said: usize,
    /// Digest of the output.
    digest: String,
    /// Digest of the diagnostics.
    of_said: String,
}

/// Returns a digest of parts, as text.
pub(crate) fn digest<'p>(parts: impl IntoIterator<Item = &'p [u8]>) -> String {
    let mut hash = Sha256::new();
    for part in parts {
        hash.update((part.len() as u64).to_le_bytes());
        hash.update(part);
    }
    hexadecimal(&hash.finalize())
}

/// Returns the SHA-256 of an output, as other tools compute it for the file.
pub(crate) fn digest_of_file(bytes: &[u8]) -> String {
    hexadecimal(&Sha256::digest(bytes))
}

fn hexadecimal(bytes: &[u8]) -> String {
    let digit = |number: u8| char::from_digit(u32::from(number), 16).unwrap_or('0');
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect()
}

/// Identifies the tool by its version and build.
pub(crate) fn tool() -> String {
    let file = std::env::current_exe().and_then(fs::metadata);
    let build = file.and_then(|file| Ok((file.len(), file.modified()?))).ok();
    let build = build.map(|(length, time)| (length, time.duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default()));
    format!("{} {build:?}", env!("CARGO_PKG_VERSION"))
}

impl Cache {
    fn path(&self, key: &str) -> PathBuf {
        self.folder.join(format!("{key}.{ENTRY}"))
    }

    /// Returns the result for a key, if the cache has it.
    pub(crate) fn get(&self, key: &str) -> Option<Compiled> {
        let mut file = fs::File::open(self.path(key)).ok()?;
        let about = file.metadata().ok()?;
        let mut bytes = Vec::with_capacity(usize::try_from(about.len()).ok()?.checked_add(1)?);
        file.read_to_end(&mut bytes).ok()?;
        let end = bytes.iter().position(|byte| *byte == b'\n')?;
        let head: Head = serde_json::from_slice(bytes.get(..end)?).ok()?;
        let rest = bytes.get(end + 1..)?;
        let (output, said) = rest.split_at_checked(head.output)?;
        let made = Compiled::new(head.status, output.to_vec(), said.to_vec());
        if said.len() != head.said || made.digest() != head.digest || digest_of_file(said) != head.of_said {
            return None;
        }
        // The entries used last are kept longest; to note each use would take longer than to read the entry.
        let now = SystemTime::now();
        let used = about.modified().ok().and_then(|used| now.duration_since(used).ok());
        if used.is_none_or(|ago| ago > NOTED) {
            let _ = fs::File::options().append(true).open(self.path(key)).and_then(|file| file.set_modified(now));
        }
        Some(made)
    }

    /// Stores a result. Failures to write are ignored, because the caller has the result.
    pub(crate) fn put(&self, key: &str, made: &Compiled) {
        let head = Head {
            status: made.status,
            output: made.output.len(),
            said: made.said.len(),
            digest: made.digest().to_owned(),
            of_said: digest_of_file(&made.said),
        };
        let Ok(mut bytes) = serde_json::to_vec(&head) else { return };
        bytes.push(b'\n');
        bytes.extend_from_slice(&made.output);
        bytes.extend_from_slice(&made.said);
        let written = tempfile::NamedTempFile::new_in(&self.folder).and_then(|mut file| {
            file.write_all(&bytes)?;
            file.persist(self.path(key)).map(drop).map_err(|error| error.error)
        });
        let _ = written;
    }

    /// Removes the least recently used entries until the others are within the limit.
    pub(crate) fn trim(&self) -> Result<(), String> {
        let failed = |error: std::io::Error| format!("{}: {error}", self.folder.display());
        let mut entries = Vec::new();
        for entry in fs::read_dir(&self.folder).map_err(failed)? {
            let path = entry.map_err(failed)?.path();
            // Another process may have removed it in the meantime.
            let Ok(file) = fs::metadata(&path) else { continue };
            if file.is_file() && is_entry(&path) {
                entries.push((file.modified().map_err(failed)?, path, file.len()));
            }
        }
        entries.sort();
        let mut total: u64 = entries.iter().map(|(_, _, bytes)| bytes).sum();
        for (_, path, bytes) in entries {
            if total <= self.limit {
                break;
            }
            let _ = fs::remove_file(path);
            total -= bytes;
        }
        Ok(())
    }
}

fn is_entry(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == ENTRY)
}

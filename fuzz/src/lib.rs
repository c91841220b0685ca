//! Defines the fuzz targets: every reader of the tools, and the path of a kernel through verifier, lowering and
//! interpreter.
//!
//! A target is a function from bytes to success, or to a finding: a violation by the code under test. It is independent
//! of the source of the bytes. `make fuzz` builds the binary with libFuzzer, which selects them by coverage;
//! `tests/corpus.rs` runs every target on the committed inputs in `corpus/`, as a part of `make test`. `README.md`
//! describes how to run a target and how to handle a finding.
//!
//! A panic is a finding in every target, even if a hook of MLIR catches it. libFuzzer limits time and memory per input
//! ([`Target::seconds`], [`MEGABYTES`]).

pub mod child;
mod forms;
mod kernel;
mod machine;
mod session;
mod targets;

pub use targets::TARGETS;

/// A description of a violation.
pub type Finding = String;

/// Memory limit of the process, in megabytes. A session of MLIR with all dialects takes about 100 of them.
pub const MEGABYTES: usize = 1500;

/// A fuzz target.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// Its name on the command line, and of the folder of its inputs.
    pub name: &'static str,
    /// Runs it on an input.
    ///
    /// # Errors
    ///
    /// The violation by the code under test.
    pub run: fn(&[u8]) -> Result<(), Finding>,
    /// Maximal number of bytes of an input from libFuzzer.
    pub max_len: usize,
    /// Maximal number of seconds for an input.
    pub seconds: u32,
    /// Dictionary of libFuzzer's mutations.
    pub words: fn() -> Vec<String>,
}

/// Returns the target with a name.
pub fn target(name: &str) -> Option<&'static Target> {
    TARGETS.iter().find(|target| target.name == name)
}

/// Formats the words of a target for libFuzzer's `-dict=`.
pub fn dictionary(target: &Target) -> String {
    let escaped = |word: &String| {
        let bytes = word.bytes().map(|byte| match byte {
            b'"' | b'\\' => format!("\\{}", char::from(byte)),
            b' '..=b'~' => char::from(byte).to_string(),
            _ => format!("\\x{byte:02x}"),
        });
        format!("\"{}\"\n", bytes.collect::<String>())
    };
    (target.words)().iter().filter(|word| !word.is_empty()).map(escaped).collect()
}

//! Fuzz targets: for every reader of the tools, and for the way of a kernel through verifier, lowering and interpreter.
//!
//! A target is a function from bytes to nothing, or to a finding: what the code under test did that it must not do. It does
//! not know who chose the bytes. `make fuzz` builds the binary with libFuzzer, which chooses them by coverage;
//! `tests/corpus.rs` gives every target the committed inputs of `corpus/`, as a part of `make test`. `README.md` says how to
//! run a target and what to do with a finding.
//!
//! A panic is a finding in every target, also where a hook of MLIR would catch it. Time and memory of an input are bounded
//! by libFuzzer ([`Target::seconds`], [`MEGABYTES`]).

pub mod child;
mod forms;
mod kernel;
mod machine;
mod session;
mod targets;

pub use targets::TARGETS;

/// What is wrong, for a person to read.
pub type Finding = String;

/// Memory that the whole process may use, in megabytes. A session of MLIR with all dialects takes about 100 of them.
pub const MEGABYTES: usize = 1500;

/// Something that reads bytes.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// Its name on the command line, and of the folder of its inputs.
    pub name: &'static str,
    /// Gives it an input.
    ///
    /// # Errors
    ///
    /// What the code under test did that it must not do.
    pub run: fn(&[u8]) -> Result<(), Finding>,
    /// Most bytes of an input that libFuzzer tries.
    pub max_len: usize,
    /// Most seconds an input may take.
    pub seconds: u32,
    /// Words that inputs are made of, for libFuzzer's mutations.
    pub words: fn() -> Vec<String>,
}

/// The target of a name.
pub fn target(name: &str) -> Option<&'static Target> {
    TARGETS.iter().find(|target| target.name == name)
}

/// A target's words as libFuzzer's `-dict=` reads them.
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

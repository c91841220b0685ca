//! The language server of PTO kernels.
//!
//! MLIR's own language server knows definitions and references, and completes names of other dialects. It runs in a
//! child process, because it may crash on unfinished text: it is then restarted without the text that it read last.
//! [`relay`] passes messages between the editor and MLIR's server. This crate answers the rest ([`answers`]):
//!
//! * Diagnostics are those of the tools: all of a file, at operands, with codes, notes and repairs ([`publish`]).
//!   MLIR's server stops at the first error.
//! * Hover on a mnemonic or type also shows its entry of the instruction table ([`describe`]), even if the text does
//!   not parse.
//! * Completion of operations, types, values and attributes uses the text and the table ([`complete`]), so that it does
//!   not wait for a parser. So do symbols ([`symbols`]) and signatures ([`signature`]).
//! * Semantic tokens ([`tokens`]) also follow from the text.
//! * Quick fixes ([`actions`]), inlay hints ([`hints`]), formatting ([`indent`]), and requests about names in assembly
//!   ([`names`]) take longer: a worker thread answers them in their order, so that completion does not wait.
//!
//! MLIR's server receives a text when a request needs it.

mod actions;
mod answers;
mod complete;
mod describe;
mod document;
mod hints;
mod indent;
mod message;
mod mlir;
mod names;
mod publish;
mod relay;
mod signature;
mod symbols;
mod tokens;

use mlir_dialect::melior::dialect::DialectRegistry;
use pto_driver::{Register, settings};
use pto_isa::{Target, rule::PlanLevel};

/// Dialects that texts may use besides those of [`pto_driver::context`].
const FURTHER: [Register; 1] = [genx_dialect::register];

/// Options of the server's command line.
#[derive(Clone, Copy, Debug, Default)]
pub struct Options {
    /// The target to verify for; overrides attributes of modules.
    pub target: Option<Target>,
    /// Whether to accept operations of unregistered dialects.
    pub allow_unregistered: bool,
    /// The level to verify for.
    pub level: Option<PlanLevel>,
    /// Whether warnings are errors.
    pub strict: bool,
}

impl Options {
    /// Returns the options for a document: those of the command line, completed by the `pto.toml` of its folder; and
    /// the error in that file, if any.
    pub(crate) fn of(self, uri: &str) -> (Self, Option<String>) {
        let Some(path) = symbols::path(uri) else { return (self, None) };
        match settings::of_file(&path).and_then(|settings| self.with(&settings)) {
            Ok(options) => (options, None),
            Err(wrong) => (self, Some(wrong)),
        }
    }

    /// Completes these options with settings.
    fn with(mut self, settings: &[(&'static str, String)]) -> Result<Self, String> {
        for (key, word) in settings {
            match *key {
                "pto-arch" => {
                    let target = word.parse().map_err(|wrong| format!("pto-arch in {}: {wrong}", settings::FILE))?;
                    self.target = self.target.or(Some(target));
                }
                "pto-level" => {
                    let level = PlanLevel::ALL.iter().find(|level| level.word() == word).copied();
                    let wrong =
                        || format!("pto-level in {}: expected level1, level2 or level3, found {word}", settings::FILE);
                    self.level = Some(level.ok_or_else(wrong)?);
                }
                "allow-unregistered-dialect" => self.allow_unregistered = true,
                "strict" => self.strict = true,
                "warnings" => self.strict |= word == "error",
                // Other settings concern the output of the tools.
                _ => {}
            }
        }
        Ok(self)
    }
}

/// Serves an editor on standard input and output, and ends the process: with status 0 after the request `shutdown`, else 1. Returns
/// the exit status only if the server cannot start.
///
/// `inner` holds the arguments with which this executable calls [`serve_mlir`].
pub fn serve(options: Options, inner: &[String]) -> u8 {
    relay::run(options, inner)
}

/// Runs MLIR's server on standard input and output. Returns the exit status.
pub fn serve_mlir(options: Options) -> u8 {
    mlir::run(options)
}

/// Registers the dialects of [`pto_driver::context`] and [`FURTHER`].
fn register(registry: &DialectRegistry) -> Result<(), String> {
    mlir_dialect::register_upstream_dialects(registry);
    let pto = pto_dialect::register(registry);
    pto.and_then(|()| FURTHER.iter().try_for_each(|register| register(registry))).map_err(|error| error.to_string())
}

//! The language server of PTO kernels.
//!
//! MLIR's own language server knows definitions and references, and completes names of other dialects. It runs in a child process,
//! because it parses text that is being written: where it crashes, it is started again, without the text that it read last.
//! Messages of the editor go through [`relay`] to it and back. The rest is answered here ([`answers`]):
//!
//! * Diagnostics are those of the tools: all of a file, at operands, with codes, notes and repairs ([`publish`]). MLIR's
//!   server stops at the first error.
//! * Hover on a mnemonic or type also shows its entry of the instruction table ([`describe`]), also where the text does not
//!   parse.
//! * Completion of operations, types, values and attributes follows from the text and the table ([`complete`]), so that it does
//!   not wait for a parser. So do symbols ([`symbols`]) and signatures ([`signature`]).
//! * Quick fixes ([`actions`]), inlay hints ([`hints`]), formatting ([`indent`]), and all about the names of assembly ([`names`]) take
//!   longer: a second thread answers them in their order, so that completion does not wait.
//!
//! MLIR's server gets a text when a request needs it.

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

use mlir_dialect::melior::dialect::DialectRegistry;
use pto_driver::Register;
use pto_isa::Target;

/// The dialects that texts may use besides those of [`pto_driver::context`].
const FURTHER: [Register; 1] = [genx_dialect::register];

/// What the server is told on its command line.
#[derive(Clone, Copy, Debug, Default)]
pub struct Options {
    /// The target to verify for; overrides that of modules.
    pub target: Option<Target>,
    /// Accept operations of dialects that are not registered.
    pub allow_unregistered: bool,
}

/// Serves an editor on standard input and output. Gives the exit status: 0 after the request `shutdown`, else 1.
///
/// `inner` are the arguments with which this executable calls [`serve_mlir`].
pub fn serve(options: Options, inner: &[String]) -> u8 {
    relay::run(options, inner)
}

/// Runs MLIR's server on standard input and output. Gives the exit status.
pub fn serve_mlir(options: Options) -> u8 {
    mlir::run(options)
}

/// Registers what [`pto_driver::context`] and [`FURTHER`] have.
fn register(registry: &DialectRegistry) -> Result<(), String> {
    mlir_dialect::register_upstream_dialects(registry);
    let pto = pto_dialect::register(registry);
    pto.and_then(|()| FURTHER.iter().try_for_each(|register| register(registry))).map_err(|error| error.to_string())
}

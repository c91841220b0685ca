//! The forms a kernel can have.

use clap::ValueEnum;

/// A form of a kernel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Form {
    /// Assembly
    Asm,
    /// MLIR text, tiles as values
    Ssa,
    /// MLIR text, tiles in buffers
    Dps,
    /// MLIR text as it is
    Mlir,
    /// MLIR text in generic form
    Generic,
    /// MLIR bytecode
    Bytecode,
}

impl Form {
    /// Returns the extension of files of this form.
    pub(crate) fn extension(self) -> &'static str {
        match self {
            Form::Asm => "ptoas",
            Form::Ssa | Form::Dps => "pto",
            Form::Mlir | Form::Generic => "mlir",
            Form::Bytecode => "mlirbc",
        }
    }
}

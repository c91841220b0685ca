//! Prints an example in all text forms, with the printers of the tools.

use crate::{example::Example, slice};
use diag::{Diagnostic, Severity, Sources};
use mlir_dialect::{
    ParsedSource, PrintOptions,
    melior::{Context, ir::operation::OperationRef},
};
use pto_driver::{Chunk, Phase};
use pto_isa::Target;
use std::{io, sync::Arc};

/// The forms of an example, except for destinations form.
pub(crate) struct Forms {
    /// As assembly.
    pub(crate) assembly: String,
    /// Values form.
    pub(crate) values: Values,
}

/// The values form of an example.
pub(crate) enum Values {
    /// It equals the destinations form: no tile is written.
    Same,
    /// The module. `allocated` states that the written tiles were arguments, which a value cannot represent.
    Text { text: String, allocated: bool },
    /// The example has no values form, for this reason.
    None(String),
}

/// Prints examples in other forms.
pub(crate) struct Speller {
    context: Context,
}

const CUSTOM: PrintOptions = PrintOptions { generic: false, debug_info: false, verified: true, names: false };

impl Speller {
    /// # Errors
    ///
    /// No context with the dialects can be created.
    pub(crate) fn new() -> io::Result<Self> {
        Ok(Self { context: pto_driver::context(false, false).map_err(io::Error::other)? })
    }

    /// Returns the forms of an example of the operation `name`.
    ///
    /// # Errors
    ///
    /// The example is invalid.
    pub(crate) fn forms(&self, example: &Example, name: &str) -> io::Result<Forms> {
        let assembly = self.verified(example, &example.text, |_, module| pto_asm::print(module, &|_| None))?;
        let values = match self.values(example, &example.text)? {
            Ok(text) if text.trim_end() == example.text.trim_end() => Values::Same,
            Ok(text) => Values::Text { text, allocated: false },
            Err(reason) => {
                // A tile of that type may be impossible to allocate.
                let program = slice::with_allocations(&example.text, name);
                match program.and_then(|program| self.values(example, &program).ok()) {
                    Some(Ok(text)) => Values::Text { text, allocated: true },
                    Some(Err(reason)) => Values::None(reason),
                    None => Values::None(reason),
                }
            }
        };
        Ok(Forms { assembly: assembly.trim_end().to_owned() + "\n", values })
    }

    /// Returns the program in values form, or why it has none.
    fn values(&self, example: &Example, program: &str) -> io::Result<Result<String, String>> {
        self.verified(example, program, |chunk, module| {
            let mut found = Vec::new();
            match chunk.collecting(Phase::Passes, &mut found, || pto_bufferization::to_values(module)) {
                Ok(()) => {
                    Ok(String::from_utf8_lossy(&pto_bufferization::print_values(module, CUSTOM)).trim_end().to_owned()
                        + "\n")
                }
                Err(_) => Err(errors(&found)),
            }
        })
    }

    /// Runs `work` on a program that is valid on the target of the example.
    fn verified<T>(
        &self,
        example: &Example,
        program: &str,
        work: impl FnOnce(&Chunk<'_>, OperationRef<'_, '_>) -> T,
    ) -> io::Result<T> {
        let mut sources = Sources::new();
        let file = sources.add("example", program.as_bytes().to_vec());
        let target: Option<Target> = example.options.split("--pto-arch=").nth(1).and_then(|name| name.parse().ok());
        let mut chunk = Chunk::new(&self.context, Arc::new(sources), file, 0..program.len(), target);
        let mut found = Vec::new();
        let checked: Option<ParsedSource<'_>> = chunk.check(&mut found);
        let refused = || io::Error::other(format!("an example is refused: {}\n{program}", errors(&found)));
        let parsed = checked.ok_or_else(refused)?;
        pto_dialect::op::normalize(parsed.module());
        chunk.configure(false);
        Ok(work(&chunk, parsed.module()))
    }
}

fn errors(found: &[Diagnostic]) -> String {
    let errors = found.iter().filter(|diagnostic| diagnostic.severity == Severity::Error);
    errors.map(|diagnostic| diagnostic.message.clone()).collect::<Vec<_>>().join("; ")
}

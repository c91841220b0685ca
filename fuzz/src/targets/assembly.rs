//! Fuzzes the assembler: any source yields a module or a diagnostic. A legal module is unchanged after printing and
//! assembling, and in every other form; formatting it keeps the meaning and is idempotent.

use super::words;
use crate::{Finding, Target, forms, session};
use diag::Sources;
use pto_driver::input;

pub(crate) const TARGET: Target = Target { name: "assembly", run, max_len: 2048, seconds: 10, words: words::pto };

fn run(bytes: &[u8]) -> Result<(), Finding> {
    let Ok(text) = std::str::from_utf8(bytes) else { return Ok(()) };
    let mut sources = Sources::new();
    let file = sources.add("fuzz.ptoas", bytes);
    if !input::scan(&sources, file, 0..bytes.len()).refused.is_empty() {
        return Ok(());
    }
    let _ = pto_asm::is_assembly(text);
    let _ = pto_asm::space(text);
    session::with(|session| {
        let (assembled, said) = session.collecting_errors(|| pto_asm::assemble(&session.context, "fuzz.ptoas", text));
        let Some(assembled) = assembled else {
            return if said.is_empty() { Err("refused without a diagnostic".to_owned()) } else { Ok(()) };
        };
        let module = assembled.module.as_operation();
        let (legal, _) = session.collecting_errors(|| mlir_dialect::verify(module));
        if !legal || !said.is_empty() {
            return Ok(());
        }
        pto_dialect::op::normalize(module);
        forms::mlir(session, module)?;
        forms::assembly(session, module)?;
        let (formatted, said) = session.collecting_errors(|| pto_asm::format(&session.context, "fuzz.ptoas", text));
        let formatted = formatted.map_err(|why| format!("not formatted: {why:?}, {}", said.join("; ")))?;
        match session.collecting_errors(|| pto_asm::format(&session.context, "fuzz.ptoas", &formatted)).0 {
            Ok(again) if again == formatted => Ok(()),
            again => Err(format!("formatted text is formatted again\n{formatted}\n{again:?}")),
        }
    })
}

//! Fuzzes the reader of kernels as MLIR source, in custom or generic form: any source is accepted or rejected with
//! diagnostics, which can be rendered in every format and compared with `expected-error` comments. An accepted one
//! survives a round trip through every form.

use super::words;
use crate::{Finding, Target, forms, session};

#[path = "../../../pto-opt/src/expected.rs"]
mod expected;

pub(crate) const TARGET: Target = Target { name: "pto_text", run, max_len: 2048, seconds: 10, words: words::pto };

fn run(bytes: &[u8]) -> Result<(), Finding> {
    if mlir_dialect::is_bytecode(bytes) {
        return Ok(());
    }
    let _ = pto_driver::input::chunks(bytes, true);
    session::with(|session| {
        let checked = session.check("fuzz.pto", bytes)?;
        let mut mismatches = diag::Report::new();
        expected::check(&checked.sources, checked.file, 0..bytes.len(), checked.found, &mut mismatches);
        match checked.module {
            Some(parsed) => {
                pto_dialect::op::normalize(parsed.module());
                forms::mlir(session, parsed.module())
            }
            None => Ok(()),
        }
    })
}

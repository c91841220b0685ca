//! Fuzzes kernels of the dialect `genx`: any source is accepted or rejected. An accepted one survives a round trip
//! through every form, and is compiled or rejected; the result is a legal object, as assembly and as file.

use super::words::texts;
use crate::{Finding, Target, forms, machine, session};
use visa::Platform;

pub(crate) const TARGET: Target = Target { name: "genx_text", run, max_len: 2048, seconds: 10, words };

fn words() -> Vec<String> {
    let mut words: Vec<String> = genx::Op::ALL.iter().map(|op| format!("genx.{}", op.definition().name)).collect();
    words.extend(texts(&[
        "vector<16xf32>",
        "vector<8xi1>",
        "genx.kernel",
        "genx.slm_bytes = 0 : i32",
        "genx.kind = \"general\"",
        "genx.offset = 64 : i32",
        "<8, 4, 1>",
        "genx.br ^bb1",
        "genx.literal 0 : i16",
        "func.func @k(",
    ]));
    words
}

fn run(bytes: &[u8]) -> Result<(), Finding> {
    if mlir_dialect::is_bytecode(bytes) {
        return Ok(());
    }
    let platform = Platform::ALL.get(bytes.len() % Platform::ALL.len()).copied().unwrap_or(Platform::Pvc);
    session::with(|session| {
        let Some(parsed) = session.check("fuzz.genx.mlir", bytes)?.module else { return Ok(()) };
        let module = parsed.module();
        forms::mlir(session, module)?;
        if !genx_dialect::has_kernels(module) {
            return Ok(());
        }
        match genx_dialect::import(module) {
            Err(refused) if refused.message.is_empty() => Err("refused without a reason".to_owned()),
            Err(_) => Ok(()),
            Ok(imported) => match genx::passes::compile(imported.functions, platform, false) {
                Ok(object) => machine::object(&object, platform),
                Err(_) => Ok(()),
            },
        }
    })
}

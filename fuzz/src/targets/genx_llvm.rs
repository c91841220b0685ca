//! Fuzzes kernels in LLVM IR: any text is accepted or rejected with a reason. An accepted kernel is compiled or rejected; the result is
//! a legal object, as assembly and as file.

use super::words::texts;
use crate::{Finding, Target, machine, session};
use diag::Sources;
use genx_dialect::llvm::{INLINED, KERNELS, import};
use pto_driver::input::{self, Language};
use visa::Platform;

pub(crate) const TARGET: Target = Target { name: "genx_llvm", run, max_len: 2048, seconds: 10, words };

fn words() -> Vec<String> {
    let intrinsics = genx::Op::ALL.iter().filter_map(|op| genx::llvm::intrinsic_name(*op, None, &[]));
    let mut words: Vec<String> = intrinsics.collect();
    words.extend(texts(&[
        "define dllexport void @k(i64 %a) {",
        "<16 x float>",
        "<8 x i1>",
        "call <8 x i32> @",
        "phi i32 [ 0, %0 ]",
        "br label %b",
        "switch i32 %n, label %a [ i32 0, label %b ]",
        "define internal i32 @f(ptr %p) {",
        "call i32 @f(ptr %p)",
        "alloca <8 x i32>",
        "getelementptr i32, ptr %p, i64 1",
        "extractelement <8 x i1> %p, i32 %n",
        "insertvalue { i32, i1 } poison, i32 %n, 0",
        "splat (i32 1)",
        "!genx.kernels = !{!0}",
        "i32 undef",
    ]));
    words
}

fn run(bytes: &[u8]) -> Result<(), Finding> {
    let Ok(text) = std::str::from_utf8(bytes) else { return Ok(()) };
    let mut sources = Sources::new();
    let file = sources.add("fuzz.ll", bytes);
    if !input::scan_language(&sources, file, 0..bytes.len(), Language::Llvm).refused.is_empty() {
        return Ok(());
    }
    let platform = Platform::ALL.get(bytes.len() % Platform::ALL.len()).copied().unwrap_or(Platform::Pvc);
    session::with(|session| {
        let read = || mlir_dialect::parse_llvm_ir(&session.context, "fuzz.ll", text, KERNELS, INLINED);
        let (module, messages) = session.collecting_errors(read);
        let Some(module) = module else {
            return if messages.is_empty() { Err("refused without a reason".to_owned()) } else { Ok(()) };
        };
        match import(module.as_operation()) {
            Err(refused) if refused.is_empty() => Err("refused without a reason".to_owned()),
            Err(_) => Ok(()),
            // The tool reports a module without kernels (PTO1632).
            Ok(imported) if imported.functions.is_empty() => Ok(()),
            Ok(imported) => match genx::passes::compile(imported.functions, platform, false) {
                Ok(object) => machine::object(&object, platform),
                Err(_) => Ok(()),
            },
        }
    })
}

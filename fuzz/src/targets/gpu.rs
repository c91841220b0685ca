//! Compiles kernels drawn from bytes for each GPU: they are rejected with a reason, or yield a legal object, as
//! assembly and as file.

use super::words;
use crate::{Finding, Target, kernel, machine, session};
use pto_program::load;
use visa::Platform;

pub(crate) const TARGET: Target = Target { name: "gpu", run, max_len: 256, seconds: 30, words: words::none };

fn run(bytes: &[u8]) -> Result<(), Finding> {
    let Some((platform, bytes)) = bytes.split_first() else { return Ok(()) };
    let platform = Platform::ALL.get(usize::from(*platform) % Platform::ALL.len()).copied().unwrap_or(Platform::Pvc);
    let kernel = kernel::draw(bytes);
    let outcome = session::with(|session| {
        let Some(parsed) = session.check("kernel", kernel.text.as_bytes())?.module else { return Ok(()) };
        let module = parsed.module();
        if !machine::lower(session, module, pto_vector::PIPELINE)? {
            return Ok(());
        }
        let program = load::load(module, &|op| load::location(op)).map_err(|repeated| repeated.message)?;
        let kernels: Vec<_> = program.functions.iter().filter(|function| function.entry).collect();
        match pto_gpu::compile(&program, &kernels, platform, pto_gpu::Options::default()) {
            Ok(compiled) => machine::object(&compiled.object, platform),
            Err(refusals) if refusals.iter().all(|refusal| !refusal.reason.is_empty()) => Ok(()),
            Err(_) => Err("refused without a reason".to_owned()),
        }
    });
    outcome.map_err(|finding| format!("{platform:?}: {finding}\n{}", kernel.text))
}

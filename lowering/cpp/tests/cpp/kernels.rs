//! Checks that whole kernels, those of `tests/run/kernels`, have C++ that compiles.

use crate::host::{compiles, cpp, together};
use pto_cpp::Options;

const SYNCHRONISED: Options = Options { synchronise: true, barriers: false };
const BARRIERS: Options = Options { synchronise: false, barriers: true };

fn all_of(options: Options) {
    let kernels = pto_kernels::all().unwrap();
    assert!(kernels.len() >= 60, "found {} kernels", kernels.len());
    let (mut made, mut wrong) = (Vec::new(), Vec::new());
    for kernel in &kernels {
        match cpp(&kernel.text, Some(kernel.target), options) {
            Ok(text) => made.push((kernel.name.clone(), text)),
            // The device library has no call for this transfer; `trace.rs` states the reason.
            Err(said) if said.contains("no transfer between a view of layout dn") => {}
            Err(said) => wrong.push(format!("{}: {said}", kernel.name)),
        }
    }
    wrong.extend(compiles("kernels", &together(&made)).err());
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), kernels.len(), wrong.join("\n"));
}

#[test]
fn with_flags_or_barriers() {
    [SYNCHRONISED, BARRIERS].into_iter().for_each(all_of);
}

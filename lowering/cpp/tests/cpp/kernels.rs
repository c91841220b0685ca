//! Checks that whole kernels have C++ that compiles: those of `tests/run/kernels`, and those of a shared corpus if
//! present.

use crate::host::{compiles, cpp};
use pto_cpp::Options;

const SYNCHRONISED: Options = Options { synchronise: true, barriers: false };

#[test]
fn of_the_tests() {
    let mut wrong = Vec::new();
    let kernels = pto_kernels::all().unwrap();
    assert!(kernels.len() >= 60, "found {} kernels", kernels.len());
    for kernel in &kernels {
        for options in [SYNCHRONISED, Options { synchronise: false, barriers: true }] {
            let made = cpp(&kernel.text, Some(kernel.target), options);
            // The device library has no call for this transfer; `trace.rs` states the reason.
            if made.as_ref().is_err_and(|said| said.contains("no transfer between a view of layout dn")) {
                continue;
            }
            if let Err(said) = made.and_then(|text| compiles(&kernel.name, &text)) {
                wrong.push(format!("{}: {said}", kernel.name));
            }
        }
    }
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), kernels.len(), wrong.join("\n"));
}

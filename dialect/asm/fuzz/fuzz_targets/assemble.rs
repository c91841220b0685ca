//! The assembler: any text gives a module or diagnostics, and a module that is valid is printed and assembled the same.
//! Formatted text means the same, and is formatted.
#![no_main]

use libfuzzer_sys::fuzz_target;
use mlir_dialect::melior::Context;
use std::ffi::{c_char, c_int};

/// A function that libFuzzer hands its inputs to.
type TestOneInput = unsafe extern "C" fn(data: *const u8, size: usize) -> c_int;

unsafe extern "C" {
    fn LLVMFuzzerTestOneInput(data: *const u8, size: usize) -> c_int;
    fn LLVMFuzzerRunDriver(argc: *mut c_int, argv: *mut *mut *mut c_char, test: TestOneInput) -> c_int;
}

/// Runs libFuzzer: one of MLIR's libraries has a `main` too, which the linker would take before that of libFuzzer.
#[unsafe(no_mangle)]
extern "C" fn main(mut argc: c_int, mut argv: *mut *mut c_char) -> c_int {
    // SAFETY: the arguments are those of `main`, and the driver ends before they do.
    unsafe { LLVMFuzzerRunDriver(&raw mut argc, &raw mut argv, LLVMFuzzerTestOneInput) }
}

/// Deepest nesting of brackets that the tools let through is 1000; the fuzzer's stack is smaller.
const MAX_NESTING: usize = 64;

fn nesting(text: &str) -> usize {
    let mut depth = 0_usize;
    text.bytes().fold(0, |deepest, byte| {
        match byte {
            b'(' | b'[' | b'{' | b'<' => depth += 1,
            b')' | b']' | b'}' | b'>' => depth = depth.saturating_sub(1),
            _ => {}
        }
        deepest.max(depth)
    })
}

fn printed(context: &Context, text: &str) -> Option<String> {
    let assembled = pto_asm::assemble(context, "fuzz.ptoas", text)?;
    let module = assembled.module.as_operation();
    mlir_dialect::verify(module).then(|| assembled.print())
}

fuzz_target!(|text: &str| {
    if nesting(text) > MAX_NESTING {
        return;
    }
    let _ = pto_asm::space(text);
    let context = pto_front::context(false, false).expect("there is a context");
    pto_front::configure(&context, Default::default());
    let handler = context.attach_diagnostic_handler(|_| true);
    if let Some(first) = printed(&context, text) {
        let again = printed(&context, &first).unwrap_or_else(|| panic!("printed text is not read:\n{first}"));
        assert_eq!(first, again);
        let formatted = pto_asm::format(&context, "fuzz.ptoas", text).expect("a valid module is formatted");
        assert_eq!(pto_asm::format(&context, "fuzz.ptoas", &formatted).as_ref(), Ok(&formatted));
    }
    context.detach_diagnostic_handler(handler);
});

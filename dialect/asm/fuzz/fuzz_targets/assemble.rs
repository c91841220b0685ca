//! The assembler: any text gives a module or diagnostics, and a module that is valid is printed and assembled the same.
#![no_main]

use libfuzzer_sys::fuzz_target;
use mlir_dialect::melior::Context;

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
    mlir_dialect::verify(module)
        .then(|| pto_asm::print(module, &|value| assembled.names.of(value).map(str::to_owned)))
}

fuzz_target!(|text: &str| {
    if nesting(text) > MAX_NESTING {
        return;
    }
    let _ = pto_asm::format(text);
    let context = pto_front::context(false, false).expect("there is a context");
    pto_front::configure(&context, Default::default());
    let handler = context.attach_diagnostic_handler(|_| true);
    if let Some(first) = printed(&context, text) {
        let again = printed(&context, &first).unwrap_or_else(|| panic!("printed text is not read:\n{first}"));
        assert_eq!(first, again);
    }
    context.detach_diagnostic_handler(handler);
});

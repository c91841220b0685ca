//! The executable `pto-lsp`.

use pto_allocator as _;

fn main() -> std::process::ExitCode {
    pto_lsp::main()
}

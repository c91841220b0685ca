//! The executable `pto-lsp`.

fn main() -> std::process::ExitCode {
    pto_lsp::main()
}

//! The executable `pto-run`.

fn main() -> std::process::ExitCode {
    pto_run::main()
}

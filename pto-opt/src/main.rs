//! The executable `pto-opt`.

fn main() -> std::process::ExitCode {
    pto_opt::main()
}

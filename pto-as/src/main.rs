//! The executable `pto-as`.

fn main() -> std::process::ExitCode {
    pto_as::main()
}

//! The executable `ptoas`.

fn main() -> std::process::ExitCode {
    ptoas::main()
}

//! The executable `pto-run`.

use pto_allocator as _;

fn main() -> std::process::ExitCode {
    pto_run::main()
}

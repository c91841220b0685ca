//! The executable `pto-opt`.

use pto_allocator as _;

fn main() -> std::process::ExitCode {
    pto_opt::main()
}

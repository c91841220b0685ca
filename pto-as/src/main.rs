//! The executable `pto-as`.

use pto_allocator as _;

fn main() -> std::process::ExitCode {
    pto_as::main()
}

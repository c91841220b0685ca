//! The executable `ptoas`.

use pto_allocator as _;

fn main() -> std::process::ExitCode {
    ptoas::main()
}

//! Lists the kernels: name, bytes on chip, arguments, and summary.

use pto_kernels::all;
use std::process::ExitCode;

fn main() -> ExitCode {
    let kernels = match all() {
        Ok(kernels) => kernels,
        Err(wrong) => {
            eprintln!("{wrong}");
            return ExitCode::FAILURE;
        }
    };
    for kernel in &kernels {
        let bytes = kernel.on_chip.map_or_else(|| "-".to_owned(), |bytes| bytes.to_string());
        println!("{:<24}{:>4}{bytes:>8}  {}", kernel.name, kernel.target, kernel.summary);
    }
    println!("{} kernels", kernels.len());
    ExitCode::SUCCESS
}

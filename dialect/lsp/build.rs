//! Compiles `cpp/server.cpp` against the MLIR that `mlir-sys` links.

use std::{env, path::PathBuf, process::Command};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    println!("cargo:rerun-if-changed=cpp");
    println!("cargo:rerun-if-env-changed=MLIR_SYS_220_PREFIX");
    let config = match env::var_os("MLIR_SYS_220_PREFIX") {
        Some(prefix) => PathBuf::from(prefix).join("bin/llvm-config"),
        None => PathBuf::from("llvm-config"),
    };
    let output = Command::new(&config).arg("--includedir").output()?;
    if !output.status.success() {
        return Err(format!("{} --includedir: {}", config.display(), output.status).into());
    }
    let include = String::from_utf8(output.stdout)?;
    cc::Build::new()
        .cpp(true)
        .std("c++17")
        .flag("-fno-rtti")
        .flag("-fno-exceptions")
        .flag(format!("-isystem{}", include.trim()))
        .flag_if_supported("-Wno-unused-parameter")
        .opt_level(2)
        .debug(false)
        .file("cpp/server.cpp")
        .try_compile("pto_language_server_shim")?;
    Ok(())
}

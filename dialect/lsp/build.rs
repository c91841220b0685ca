//! Compiles `cpp/server.cpp` against the MLIR that `mlir-dialect` found.

fn main() -> Result<(), Box<dyn std::error::Error>> {
    println!("cargo:rerun-if-changed=cpp");
    let include = std::env::var("DEP_MLIR_DIALECT_SHIM_INCLUDE")?;
    cc::Build::new()
        .cpp(true)
        .std("c++17")
        .flag("-fno-rtti")
        .flag("-fno-exceptions")
        .flag(format!("-isystem{include}"))
        .flag_if_supported("-Wno-unused-parameter")
        .opt_level(2)
        .debug(false)
        .file("cpp/server.cpp")
        .try_compile("pto_language_server_shim")?;
    Ok(())
}

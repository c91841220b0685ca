//! Compiles the files of `cpp` against the MLIR that `mlir-sys` links, and generates the declarations of `src/ffi.rs` from the
//! header that they share, `cpp/abi.h`.

use bindgen::callbacks::{DeriveTrait, ImplementsTrait, ParseCallbacks};
use std::{env, fs, path::PathBuf, process::Command};

/// The file of the shim that is a separate translation unit: the LLVM headers that it includes take as long as all others.
const IMPORT: &str = "cpp/llvm_import.cpp";
/// The files of the shim that are one translation unit together, because most of their time goes into the same headers.
const TOGETHER: [&str; 12] = [
    "cpp/canonicalize.cpp",
    "cpp/dialect.cpp",
    "cpp/erasure.cpp",
    "cpp/expansion.cpp",
    "cpp/llvm.cpp",
    "cpp/output.cpp",
    "cpp/passes.cpp",
    "cpp/sources.cpp",
    "cpp/syntax.cpp",
    "cpp/types.cpp",
    "cpp/upstream.cpp",
    "cpp/verify.cpp",
];

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
    println!("cargo:include={}", include.trim());
    let version = String::from_utf8(Command::new(&config).arg("--version").output()?.stdout)?;
    println!("cargo:version={}", version.trim());
    let mut build = cc::Build::new();
    if env::var_os("CARGO_FEATURE_LEAN").is_some() {
        build.file("cpp/unlinked.cpp");
    }
    // Without the assertions of MLIR's headers, as the library is: an inline function has one definition.
    build.define("NDEBUG", None);
    // Clang, which the bindings need too, takes two thirds of the time of GCC.
    let clang = config.with_file_name("clang++");
    if env::var_os("CXX").is_none() && clang.is_file() {
        build.compiler(clang);
    }
    build
        .cpp(true)
        .std("c++17")
        .flag("-fno-rtti")
        .flag("-fno-exceptions")
        .flag(format!("-isystem{}", include.trim()))
        .flag_if_supported("-Wno-unused-parameter")
        .opt_level(2)
        .debug(false)
        .files([PathBuf::from(IMPORT), together()?])
        .try_compile("mlir_dialect_shim")?;
    bindings(include.trim())?;
    keep_mlir_sys_current()
}

/// Writes the translation unit that includes the files of [`TOGETHER`].
fn together() -> std::io::Result<PathBuf> {
    let folder = env::var("CARGO_MANIFEST_DIR").unwrap_or_default();
    let includes: String = TOGETHER.iter().map(|file| format!("#include \"{folder}/{file}\"\n")).collect();
    let path = PathBuf::from(env::var("OUT_DIR").unwrap_or_default()).join("shim.cpp");
    fs::write(&path, includes)?;
    Ok(path)
}

/// Resets the modification time of the header that the build script of `mlir-sys` writes to the start of that script.
/// `mlir-sys` declares this header as an input of its script; Cargo finds it newer than the script run that wrote it,
/// and would rebuild `mlir-sys` and all its dependents on every call.
fn keep_mlir_sys_current() -> Result<(), Box<dyn std::error::Error>> {
    let out = PathBuf::from(env::var("OUT_DIR")?);
    let Some(builds) = out.ancestors().nth(2) else { return Ok(()) };
    for build in fs::read_dir(builds)? {
        let build = build?;
        let (started, header) = (build.path().join("invoked.timestamp"), build.path().join("out/wrapper.h"));
        if build.file_name().to_string_lossy().starts_with("mlir-sys-") && header.exists() {
            let start = fs::metadata(started)?.modified()?;
            fs::File::options().write(true).open(header)?.set_modified(start)?;
        }
    }
    Ok(())
}

/// Writes the Rust declarations of `cpp/abi.h`. Types of MLIR's C API are those of `mlir-sys`.
fn bindings(include: &str) -> Result<(), Box<dyn std::error::Error>> {
    let bindings = bindgen::builder()
        .header("cpp/abi.h")
        .clang_args(["-x", "c++", "-std=c++17", &format!("-isystem{include}")])
        .allowlist_file(".*cpp/abi.h")
        .blocklist_type("Mlir.*")
        .constified_enum_module("Md.*")
        .prepend_enum_name(false)
        .parse_callbacks(Box::new(bindgen::CargoCallbacks::new()))
        .parse_callbacks(Box::new(MlirTypes))
        .generate()?;
    bindings.write_to_file(PathBuf::from(env::var("OUT_DIR")?).join("abi.rs"))?;
    Ok(())
}

/// Keeps the types of `mlir-sys` copyable.
#[derive(Debug)]
struct MlirTypes;

impl ParseCallbacks for MlirTypes {
    fn blocklisted_type_implements_trait(&self, name: &str, derive: DeriveTrait) -> Option<ImplementsTrait> {
        let copied = name.contains("Mlir") && matches!(derive, DeriveTrait::Copy | DeriveTrait::Debug);
        copied.then_some(ImplementsTrait::Yes)
    }
}

//! Lowers modules to C++, and calls the compiler of the host.

use mlir_dialect::{
    ParsedSource, PipelineOptions,
    melior::ir::{ValueLike, block::BlockLike, operation::OperationLike},
    run_pipeline, string, walk,
};
use pto_cpp::Options;
use pto_dialect::{op::is_upstream, target::Configuration, types as mlir_types};
use pto_isa::{Target, TypeDesc};
use pto_upstream::Outer;
use std::{cell::RefCell, fs, path::PathBuf, process::Command, rc::Rc, sync::Once};

/// Returns the folder of the test header.
pub(crate) fn header() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/include")
}

fn register() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        mlir_dialect::register_upstream_passes();
        pto_bufferization::register_passes().unwrap();
        pto_vector::register_passes().unwrap();
        pto_cpp::register_passes().unwrap();
    });
}

/// Returns the C++ of a module, or the diagnostics.
pub(crate) fn cpp(text: &str, target: Option<Target>, options: Options) -> Result<String, String> {
    register();
    let context = pto_driver::context(false, true)?;
    pto_driver::configure(&context, Configuration { target, ..Configuration::default() });
    let messages: Rc<RefCell<Vec<String>>> = Rc::default();
    let sink = Rc::clone(&messages);
    context.attach_diagnostic_handler(move |diagnostic| {
        sink.borrow_mut().push(diagnostic.to_string());
        true
    });
    let said = || messages.borrow().join("; ");
    let parsed = ParsedSource::parse(&context, "test", text.as_bytes(), true).ok_or_else(said)?;
    let module = parsed.module();
    if !mlir_dialect::verify(module) {
        return Err(format!("not legal: {}", said()));
    }
    pto_cpp::keep_names(&parsed);
    for (_, pipeline) in pto_cpp::stages(module, options) {
        run_pipeline(module, &pipeline, &PipelineOptions::default()).map_err(|_| said())?;
    }
    pto_cpp::emit(module, options).map_err(|_| said())
}

/// Returns one text of many, each in a namespace of its name: the host's compiler reads the header once. C linkage, which ignores
/// namespaces, is left out.
pub(crate) fn together(texts: &[(String, String)]) -> String {
    let mut all = "#include \"pto/pto-inst.hpp\"\nusing namespace pto;\n".to_owned();
    for (name, text) in texts {
        let text = text.replace("#include \"pto/pto-inst.hpp\"", "").replace("extern \"C\" ", "");
        // Messages name the text.
        all += &format!("namespace of_{name} {{\n#line 1 \"{name}\"\n{text}}}\n");
    }
    all
}

/// Compiles a text for each kind of core; returns the diagnostics of the host's compiler on errors.
pub(crate) fn compiles(name: &str, text: &str) -> Result<(), String> {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(format!("{name}.cpp"));
    fs::write(&path, text).unwrap();
    for core in ["-D__DAV_VEC__", "-D__DAV_CUBE__"] {
        let run = Command::new("g++")
            .args(["-std=c++17", "-Wall", "-Werror", "-fsyntax-only", core, "-I"])
            .args([header(), path.clone()])
            .output()
            .expect("g++ is installed");
        if !run.status.success() {
            let said = String::from_utf8_lossy(&run.stderr).into_owned();
            let line = said.lines().find(|line| line.contains("error")).unwrap_or("an error").to_owned();
            return Err(format!("{line}\n{said}"));
        }
    }
    Ok(())
}

/// Returns the diagnostics of parser and verifier for a text.
pub(crate) fn said(context: &mlir_dialect::melior::Context, name: &str, text: &str) -> String {
    let messages: Rc<RefCell<Vec<String>>> = Rc::default();
    let sink = Rc::clone(&messages);
    let handler = context.attach_diagnostic_handler(move |diagnostic| {
        sink.borrow_mut().push(diagnostic.to_string());
        true
    });
    if let Some(parsed) = ParsedSource::parse(context, name, text.as_bytes(), true) {
        let _ = mlir_dialect::verify(parsed.module());
    }
    context.detach_diagnostic_handler(handler);
    format!("{}\n{text}", messages.borrow().join("; "))
}

/// Returns the types of the parameters of a function.
pub(crate) fn parameters(text: &str, function: &str, target: Target) -> Result<Vec<TypeDesc>, String> {
    let context = pto_driver::context(false, true)?;
    pto_driver::configure(&context, Configuration { target: Some(target), ..Configuration::default() });
    let parsed = ParsedSource::parse(&context, "test", text.as_bytes(), true).ok_or("does not parse")?;
    let all = walk::inside(parsed.module());
    let found = all.into_iter().find(|op| {
        is_upstream(*op, Outer::Function) && op.attribute("sym_name").ok().and_then(string) == Some(function)
    });
    let block = found.and_then(|op| walk::blocks(op).next()).ok_or("no such function")?;
    let count = block.argument_count();
    Ok((0..count)
        .filter_map(|index| block.argument(index).ok())
        .map(|value| mlir_types::desc(value.r#type()))
        .collect())
}

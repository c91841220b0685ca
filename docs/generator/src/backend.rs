//! Generates the page that shows a kernel after each pass of the GenX backend, by compiling it.

use crate::GENERATED;
use genx::passes::{self, Moment, Pass, State};
use mlir_dialect::{ParsedSource, PipelineOptions, register_upstream_passes, run_pipeline};
use pto_dialect::target::Configuration;
use pto_isa::Target;
use std::{fmt::Write as _, io, path::Path, sync::OnceLock};
use visa::Platform;

/// The kernel on the page, and its GPU.
const KERNEL: &str = "quantise";
const PLATFORM: Platform = Platform::Pvc;

/// Passes of "GenX backend design" that this backend lacks, in the order of that document, with the reasons.
const ABSENT: &[(&str, &str)] = &[
    (
        "SROA",
        "a kernel has no `alloca`, `load` and `store`: a buffer is a vector value, or bytes of shared local memory that \
         messages access",
    ),
    ("LowerSwitch", "a kernel has no `switch`: `scf.index_switch` and `cf.switch` become branches when it is lowered"),
    (
        "GenXGEPLowering",
        "a kernel has no pointers: `getelementptr`, `load` and `store` in LLVM IR become integers and messages when it is read",
    ),
    ("InstructionCombining", "operations on constants are folded when a kernel is lowered, before the first pass"),
    (
        "GenXSimdCFConformance, both times",
        "a kernel has no control flow for each channel (`goto` and `join`): it is the program of a whole thread, whose \
         branches have one condition",
    ),
    ("GenXRawSendRipper", "a kernel has no raw sends: each message is an operation"),
    (
        "FunctionGroup and GenXModule",
        "a kernel has no subroutines: calls are inlined when it is lowered, and recursive calls are rejected (PTO1633)",
    ),
    ("GenXArgIndirection", "it works on the arguments of subroutines"),
];

/// Other parts of Intel's backend that this backend lacks, with the reasons.
const NO_FORM: &[(&str, &str)] = &[
    (
        "`mad` of 32-bit integers in GenXPatternMatch",
        "`mad` is formed of words and bytes; a product of dwords takes several instructions of the machine",
    ),
    (
        "`addc` and `subb`",
        "structures in LLVM IR are taken apart when it is read, and `uadd.with.overflow` is an addition and a comparison",
    ),
];

/// Returns the page; kernels are below `benches`.
///
/// # Errors
///
/// The kernel cannot be read or compiled.
pub(crate) fn page(benches: &Path) -> io::Result<String> {
    let text = std::fs::read_to_string(benches.join(format!("{KERNEL}.pto")))?;
    let (start, steps, object) = compile(&text).map_err(|message| io::Error::other(format!("{KERNEL}: {message}")))?;
    let platform = PLATFORM.info().name;
    let mut page = format!("# A kernel through every pass\n{GENERATED}\n\n");
    let _ = write!(
        page,
        "The kernel `benches/gpu/{KERNEL}.pto` on its way to vISA for {platform}. `pto-opt --target=visa \
         --platform={platform} --print-after all` shows the same of any kernel, and `--disable-pass=NAME` leaves a pass out \
         that is marked *optional*: those only make the code better. Functions are shown as LLVM IR with the intrinsics of \
         the GenX backend; values are counted anew after each pass.\n\n```mlir\n{text}```\n\n\
         Tiles are lowered to vector instructions first, and those to this function:\n\n```llvm\n{start}```\n"
    );
    let mut last = start;
    for Step { pass, function, bales } in steps {
        let mark = if pass.optional { " (optional)" } else { "" };
        let _ = write!(page, "\n## `{}`{mark}\n\nIt is to {}.", pass.name, pass.description);
        if function == last {
            page += " The function stays as it is.\n";
        } else {
            let _ = write!(page, "\n\n```llvm\n{function}```\n");
            last = function;
        }
        if let Some(bales) = bales {
            let _ = write!(page, "\nWhat becomes one instruction:\n\n```text\n{bales}```\n");
        }
    }
    let _ = write!(page, "\n## The result\n\n```text\n{object}```\n");
    page += "\n## What Intel's backend has besides\n";
    for (column, rows) in [("pass", ABSENT), ("feature", NO_FORM)] {
        let _ = write!(page, "\n| {column} | why it is not here |\n|---|---|\n");
        for (what, why) in rows {
            let _ = writeln!(page, "| {what} | {why} |");
        }
    }
    Ok(page)
}

/// The state after a pass.
struct Step {
    pass: Pass,
    function: String,
    /// The bales, if the pass computes them.
    bales: Option<String>,
}

/// Prints the function without its header and footer.
fn printed(state: &State) -> String {
    let mut text = String::new();
    let _ = genx::llvm::print(std::slice::from_ref(&state.function), &mut text);
    let body = text.lines().skip_while(|line| !line.starts_with("define"));
    let mut body: String = body.take_while(|line| *line != "}").flat_map(|line| [line, "\n"]).collect();
    body += "}\n";
    body
}

/// Returns the function before the first pass, the state after each pass, and the assembly of the object.
fn compile(text: &str) -> Result<(String, Vec<Step>, String), String> {
    static REGISTERED: OnceLock<Result<(), String>> = OnceLock::new();
    let registered = REGISTERED.get_or_init(|| {
        register_upstream_passes();
        pto_bufferization::register_passes()
            .and_then(|()| pto_vector::register_passes())
            .map_err(|error| error.to_string())
    });
    registered.clone()?;
    let context = pto_driver::context(false, false)?;
    pto_driver::configure(&context, Configuration { target: Some(Target::A5), ..Configuration::default() });
    let parsed = ParsedSource::parse(&context, KERNEL, text.as_bytes(), false).ok_or("does not parse")?;
    let module = parsed.module();
    let lowered = run_pipeline(module, pto_vector::PIPELINE, &PipelineOptions::default());
    lowered.map_err(|_| "is not lowered to vector instructions")?;
    let program =
        pto_program::load::load(module, &|op| pto_program::load::location(op)).map_err(|repeated| repeated.message)?;
    let kernel = program.entry(None).ok_or("without a kernel")?;
    let mut steps = Vec::new();
    let mut watch = |moment: Moment, pass: &Pass, state: &State| {
        if moment == Moment::Before {
            return;
        }
        // The passes run again if the kernel takes too many registers.
        if passes::PASSES.first().is_some_and(|first| first.name == pass.name) {
            steps.clear();
        }
        let bales = passes::baling::SECOND.name == pass.name;
        let bales = bales.then(|| state.bales.dump(&state.function));
        steps.push(Step { pass: *pass, function: printed(state), bales });
    };
    let options = pto_gpu::Options { verify_each: true, watch: Some(&mut watch), ..pto_gpu::Options::default() };
    let compiled = pto_gpu::compile(&program, &[kernel], PLATFORM, options)
        .map_err(|refusals| refusals.iter().map(|refusal| refusal.reason.clone()).collect::<Vec<_>>().join("; "))?;
    let start = pto_gpu::lower(&program, kernel, PLATFORM, pto_gpu::BUFFER_REGISTERS).map_err(|_| "is refused")?;
    let start = printed(&State::new(start, PLATFORM));
    let object = visa::text::print(&compiled.object, PLATFORM).map_err(|error| error.to_string())?;
    Ok((start, steps, object))
}

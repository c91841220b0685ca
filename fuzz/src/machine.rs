//! Lowers and runs modules, and checks the results.

use crate::{Finding, session::Session};
use mlir_dialect::{PipelineOptions, melior::ir::operation::OperationRef};
use pto_buffers::{Content, Number};
use pto_isa::{Target, TypeDesc, codes};
use pto_kernels::Argument;
use pto_program::load;
use visa::{Object, Platform, Version, binary, text, verify};

/// Bytes of a buffer for a parameter of unknown size.
const BUFFER: usize = 4096;
/// Maximal size of a tile with a buffer.
const TILE: usize = 1 << 20;

/// Codes with which lowering may reject a legal kernel.
const REFUSALS: [u16; 6] = [
    codes::NO_LOWERING,
    codes::FORM_NOT_LOWERED,
    codes::DOES_NOT_FIT,
    codes::BRANCH_CARRIES,
    codes::NOT_A_BUFFER,
    codes::SCOPE_BORDER,
];

/// Runs a pipeline on a module; returns false if it is rejected with one of [`REFUSALS`]. The result has to be legal,
/// including cross-op rules.
///
/// # Errors
///
/// The pipeline fails in any other way, or the result is illegal.
pub(crate) fn lower(session: &Session, module: OperationRef<'_, '_>, pipeline: &str) -> Result<bool, Finding> {
    let pipeline = pto_vector::nested(pipeline, module);
    let options = PipelineOptions { verify_each: true, ..PipelineOptions::default() };
    let (lowered, said) = session.collecting_errors(|| mlir_dialect::run_pipeline(module, &pipeline, &options));
    if lowered.is_err() {
        let refused =
            |message: &String| pto_dialect::report::split(message).is_some_and(|(code, _)| REFUSALS.contains(&code));
        let fine = !said.is_empty() && said.iter().all(refused);
        return if fine { Ok(false) } else { Err(format!("lowering fails: {}", said.join("; "))) };
    }
    legal(session, module)?;
    Ok(true)
}

/// Checks that flags and barriers order the pipes of a lowered module.
///
/// # Errors
///
/// The accesses that they do not order.
pub(crate) fn ordered(session: &Session, module: OperationRef<'_, '_>) -> Result<(), Finding> {
    let (ordered, said) = session.collecting_errors(|| pto_sync_verifier::verify(module));
    ordered.map_err(|_| format!("what is lowered is not in order: {}", said.join("; ")))
}

/// Verifies a module, including cross-op rules.
///
/// # Errors
///
/// The diagnostics.
pub(crate) fn legal(session: &Session, module: OperationRef<'_, '_>) -> Result<(), Finding> {
    let (legal, said) = session.collecting_errors(|| {
        mlir_dialect::verify(module) && pto_verify::verify(module, pto_verify::Options::default()).is_ok()
    });
    if legal { Ok(()) } else { Err(format!("what is lowered is not legal: {}", said.join("; "))) }
}

/// Returns arguments for the parameters of the entry function: buffers of zeros, and small integers. Returns `None` if
/// there is no entry function.
pub(crate) fn arguments(module: OperationRef<'_, '_>) -> Option<Vec<Argument>> {
    let program = load::load(module, &|op| load::location(op)).ok()?;
    let buffer = |bytes: usize| Content::Buffer(vec![0; bytes], None);
    let argument = |desc: &TypeDesc| {
        let content = match desc {
            TypeDesc::Tile(tile) => {
                let size = |valid: pto_isa::Dim, physical: i64| valid.get().unwrap_or(physical);
                let elements = size(tile.valid_rows, tile.rows).checked_mul(size(tile.valid_cols, tile.cols))?;
                let bytes = usize::try_from(elements.checked_mul(tile.dtype.bytes().into())?).ok()?;
                buffer(Some(bytes).filter(|bytes| *bytes <= TILE)?)
            }
            TypeDesc::Index | TypeDesc::Scalar(_) => Content::Number(Number::Integer(2)),
            _ => buffer(BUFFER),
        };
        Some(Argument { content, defined: true })
    };
    program.entry(None)?.parameters.iter().map(argument).collect()
}

/// Returns the target a module is for.
pub(crate) fn target(module: OperationRef<'_, '_>) -> Target {
    pto_dialect::target::named(module).unwrap_or_default()
}

/// Checks that an object of the backend is legal, and survives a round trip as assembly and as file.
///
/// # Errors
///
/// The violated property.
pub(crate) fn object(object: &Object, platform: Platform) -> Result<(), Finding> {
    let report = verify::verify(object, platform, None);
    if let Some(first) = report.iter().next() {
        return Err(format!("what is compiled for {platform:?} is not legal: {} {}", first.code, first.message));
    }
    let printed = text::print(object, platform).map_err(|error| format!("an object is not printed: {error}"))?;
    let mut sources = diag::Sources::new();
    let file = sources.add("compiled.visaasm", printed.as_bytes());
    let parsed = text::parse(printed.as_bytes(), file, platform);
    if let Some(first) = parsed.diagnostics.first() {
        return Err(format!("the text of an object is refused: {}\n{printed}", first.message));
    }
    let written = binary::write(object, Version::default()).map_err(|error| format!("it is not written: {error}"))?;
    let read = binary::read(&written).map_err(|errors| format!("a written file is not read: {errors:?}"))?;
    match text::print(&read, platform) {
        Ok(again) if again == printed => Ok(()),
        Ok(again) => Err(format!("an object changes on its way through a file\n{printed}\n{again}")),
        Err(error) => Err(format!("an object is not printed when it is read: {error}")),
    }
}

//! Computes inlay hints: the pipe of an operation after its mnemonic, the type of a value where the statement does not
//! state it, and the address that `pto-opt --lower=vector -O0` assigns to an allocation without one.

use crate::{Options, document::Form, message::Lines, publish};
use diag::Sources;
use mlir_dialect::melior::ir::{
    ValueLike,
    operation::{OperationLike, OperationRef},
};
use mlir_dialect::{ParsedSource, PassError, PipelineOptions, walk};
use pto_driver::{Chunk, Phase};
use pto_isa::{ops, types::Pipe};
use pto_vector::{MemoryMap, Origin, Placed};
use serde_json::{Value, json};
use std::{
    collections::BTreeMap,
    ops::Range,
    sync::{Arc, OnceLock},
};

/// Most bytes of a text whose buffers get address hints: larger plans take too long for an editor.
const PLANNED: usize = 1 << 20;

/// Hint kinds for types and parameters, as the protocol numbers them.
const TYPE: u8 = 1;
const PARAMETER: u8 = 2;

/// A hint after an offset.
pub(crate) struct Hint {
    pub(crate) at: usize,
    label: String,
    tooltip: &'static str,
    kind: u8,
}

/// Returns the hints of a text in text order; none if the text has errors.
pub(crate) fn of(uri: &str, text: &str, options: Options) -> Vec<Hint> {
    let mut hints = match Form::of(uri, text) {
        Form::Mlir => mlir(uri, text, options),
        Form::Assembly => assembly(uri, text, options),
        Form::Gpu => Vec::new(),
    };
    hints.sort_by_key(|hint| hint.at);
    hints
}

/// Converts the hints in a range for the protocol.
pub(crate) fn json(hints: &[Hint], text: &str, range: &Range<usize>) -> Value {
    let lines = Lines::new(text);
    let inside = hints.iter().filter(|hint| range.start <= hint.at && hint.at <= range.end);
    let shown = |hint: &Hint| {
        json!({
            "position": lines.position(hint.at),
            "label": hint.label,
            "tooltip": hint.tooltip,
            "kind": hint.kind,
            "paddingLeft": true,
        })
    };
    inside.map(shown).collect()
}

fn mlir(uri: &str, text: &str, options: Options) -> Vec<Hint> {
    let Ok(context) = pto_driver::context_with(false, options.allow_unregistered, &crate::FURTHER) else {
        return Vec::new();
    };
    let handler = context.attach_diagnostic_handler(|_| true);
    let mut hints = Vec::new();
    if let Some(parsed) = ParsedSource::parse(&context, uri, text.as_bytes(), true) {
        for op in walk::inside(parsed.module()) {
            if let Some(place) = parsed.op_place(op) {
                hints.extend(pipe(op, place.name.end));
                let name = |index| Some(definition(text, place.whole.start, parsed.result_name(op, index)?));
                types(op, text, place.whole.clone(), &|index| name(index).flatten(), &mut hints);
            }
        }
        drop(parsed);
        let parsed = ParsedSource::parse(&context, uri, text.as_bytes(), false);
        let module = parsed.as_ref().map(ParsedSource::module);
        hints.extend(module.map(|module| addresses(uri, text, module, &context, options)).unwrap_or_default());
    }
    context.detach_diagnostic_handler(handler);
    hints
}

fn assembly(uri: &str, text: &str, options: Options) -> Vec<Hint> {
    let Ok(context) = pto_driver::context_with(false, options.allow_unregistered, &crate::FURTHER) else {
        return Vec::new();
    };
    let handler = context.attach_diagnostic_handler(|_| true);
    let mut hints = Vec::new();
    if let Some(assembled) = pto_asm::assemble(&context, uri, text) {
        let lines = Lines::new(text);
        for op in walk::inside(assembled.module.as_operation()) {
            let location = mlir_dialect::location(op);
            if location.is_file_line_col_range()
                && let Some(at) =
                    lines.offset(location.file_line_col_range_start_line(), location.file_line_col_range_start_column())
            {
                let rest = text.get(at..).unwrap_or("");
                let word = rest.find(|c: char| !(c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '"')));
                hints.extend(pipe(op, at + word.unwrap_or(rest.len())));
                let end = at + rest.find('\n').unwrap_or(rest.len());
                let name = |index| {
                    let value = mlir_dialect::result(op, index)?;
                    crate::names::value_at(text, assembled.names.place(value.into())?).map(|range| range.end)
                };
                types(op, text, at..end, &name, &mut hints);
            }
        }
        let module = assembled.module.as_operation();
        hints.extend(addresses(uri, text, module, &context, options));
    }
    context.detach_diagnostic_handler(handler);
    hints
}

/// Returns the hint for the pipe of a tile operation, which depends on the memory of an operand.
fn pipe(op: OperationRef<'_, '_>, at: usize) -> Option<Hint> {
    let name = op.name();
    let def = ops::lookup(name.as_string_ref().as_str().ok()?.strip_prefix("pto.")?)?;
    let pipe = pto_vector::pipe_of(op, def);
    let tooltip = "the pipe that runs the operation";
    (pipe != Pipe::S).then(|| Hint { at, label: pipe.name().to_owned(), tooltip, kind: PARAMETER })
}

/// Returns the end of the name of a result, in the statement whose operation starts at an offset; `None` for a name of
/// several results.
fn definition(text: &str, start: usize, (name, _): (&str, usize)) -> Option<usize> {
    let line = text.get(..start)?.rfind('\n').map_or(0, |newline| newline + 1);
    let before = text.get(line..start)?;
    let found = before.match_indices(name).find(|(at, _)| {
        let rest = &before[at + name.len()..];
        before[..*at].ends_with('%') && rest.starts_with([' ', ',', '=', '\t'])
    });
    found.map(|(at, _)| line + at + name.len())
}

/// Returns hints for the result types that a statement does not state.
fn types(
    op: OperationRef<'_, '_>,
    text: &str,
    statement: Range<usize>,
    name: &dyn Fn(usize) -> Option<usize>,
    hints: &mut Vec<Hint>,
) {
    // An operation with a region states its types before the region.
    let statement = text.get(statement).unwrap_or("");
    let said = statement.split("{\n").next().unwrap_or(statement);
    for index in 0..op.result_count() {
        let Some(value) = mlir_dialect::result(op, index) else { continue };
        let shown = value.r#type().to_string();
        if !said.contains(&shown)
            && let Some(at) = name(index)
        {
            hints.push(Hint { at, label: format!(": {shown}"), tooltip: "the inferred type", kind: TYPE });
        }
    }
}

/// Registers the passes that assign addresses.
fn register() -> Result<(), PassError> {
    static ONCE: OnceLock<Result<(), PassError>> = OnceLock::new();
    ONCE.get_or_init(|| {
        mlir_dialect::register_upstream_passes();
        pto_bufferization::register_passes()?;
        pto_vector::register_passes()
    })
    .clone()
}

/// Returns hints for the addresses that are assigned in a module without errors.
fn addresses(
    uri: &str,
    text: &str,
    module: OperationRef<'_, '_>,
    context: &mlir_dialect::melior::Context,
    options: Options,
) -> Vec<Hint> {
    if text.len() > PLANNED || !text.contains("alloc_tile") || !mlir_dialect::verify(module) {
        return Vec::new();
    }
    let mut sources = Sources::new();
    let file = sources.add(uri, text);
    let chunk = Chunk::new(context, Arc::new(sources), file, 0..text.len(), options.target);
    chunk.configure(false);
    let pipeline = pto_vector::nested(pto_vector::PLACED, module);
    let placed = register().and_then(|()| {
        chunk.collecting(Phase::Passes, &mut Vec::new(), || {
            mlir_dialect::run_pipeline(module, &pipeline, &PipelineOptions::default())
        })
    });
    if placed.is_err() {
        return Vec::new();
    }
    let origin = |op: OperationRef<'_, '_>| Origin { line: publish::line(&chunk.locate(op), uri, text), name: None };
    let map = MemoryMap::of(module, Placed::Yes, &origin);
    let buffers = map
        .functions
        .iter()
        .flat_map(|function| &function.memories)
        .flat_map(|memory| memory.buffers.iter().map(|buffer| (memory.memory, buffer)));
    let mut of_lines = BTreeMap::<u32, Vec<String>>::new();
    for (memory, buffer) in buffers {
        if let (Some(line), Some(address)) = (buffer.line, buffer.address) {
            of_lines.entry(line).or_default().push(format!("{memory} {address}..{}", address + buffer.size));
        }
    }
    let mut hints = Vec::new();
    for (number, line) in (1_u32..).zip(text.split_inclusive('\n').scan(0, |at, line| {
        let start = *at;
        *at += line.len();
        Some((start, line))
    })) {
        let (start, content) = line;
        // No hint if a line has two allocations, or states the address.
        if let Some([one]) = of_lines.get(&number).map(Vec::as_slice)
            && content.contains("alloc_tile")
            && !content.contains("addr")
        {
            let at = start + content.trim_end().len();
            hints.push(Hint { at, label: one.clone(), tooltip: "the bytes that the buffer gets", kind: PARAMETER });
        }
    }
    hints
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(uri: &str, text: &str) -> Vec<String> {
        of(uri, text, Options::default())
            .into_iter()
            .map(|hint| format!("{}{}", &text[..hint.at].rsplit([' ', '\n']).next().unwrap_or(""), hint.label))
            .collect()
    }

    #[test]
    fn pipes_types_and_addresses_are_shown() {
        let text = "func.func @f(%x: index) {\n  %a = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>\n  %b = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>\n  pto.tadd ins(%a, %a : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x64xf32>) outs(%b : !pto.tile_buf<vec, 16x64xf32>)\n  pto.tadd ins(%a, %b : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x64xf32>) outs(%b : !pto.tile_buf<vec, 16x64xf32>)\n  %c = arith.cmpi eq, %x, %x : index\n  return\n}\n";
        assert_eq!(
            shown("k.mlir", text),
            ["16x64xf32>vec 0..4096", "16x64xf32>vec 4096..8192", "pto.taddPIPE_V", "pto.taddPIPE_V", "%c: i1"]
        );
    }

    #[test]
    fn assembly_has_hints() {
        let text = ".func @f(%a: !pto.tile_buf<vec, 16x16xf32>) {\n  %d = tadd %a, %a\n}\n";
        assert_eq!(shown("k.pto", text), ["%d: !pto.tile_buf<vec, 16x16xf32>", "taddPIPE_V"]);
    }

    #[test]
    fn a_text_with_errors_has_none() {
        assert!(shown("k.mlir", "func.func @f() {\n  %a = pto.alloc").is_empty());
    }
}

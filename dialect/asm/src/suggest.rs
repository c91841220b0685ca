//! Suggests mnemonics for unknown ones.

use crate::{
    assemble::{Assembler, GRAMMAR},
    tokens::{Kind, Parts},
};
use mlir_dialect::{Failed, ParseResult, melior::ir::ValueLike};
use pto_dialect::{
    report::{HELP, RULE, meant},
    types,
};
use pto_isa::{Op, TypeDesc, codes, ops};

/// Prefix of the names of operations between devices.
const BETWEEN_DEVICES: &str = "comm.";

impl Assembler<'_, '_, '_> {
    /// Reports an unknown mnemonic and suggests the nearest known one. `bare` is without `pto.`.
    pub(crate) fn unknown(&mut self, at: usize, bare: &str, written: &str) -> Failed {
        let distance = |known: &str| strsim::damerau_levenshtein(known, bare);
        let near = ops::names()
            .map(|(known, _)| {
                // An operation between devices may be named without its prefix, if no other name is as near.
                let (whole, short) = (distance(known), known.strip_prefix(BETWEEN_DEVICES).map(distance));
                let short = short.filter(|short| *short < whole);
                (short.unwrap_or(whole), short.is_some(), known)
            })
            .min()
            .filter(|(distance, ..)| distance * 3 <= bare.len())
            .map(|(.., known)| known.to_owned());
        let between = between_devices(bare).map(|def| def.name.to_owned());
        let known = between.or_else(|| self.nearest_registered(written)).or(near);
        let mut error = self.error(at, codes::ASM_MNEMONIC, format_args!("unknown mnemonic '{written}'"));
        if let Some(known) = known {
            error = meant(error, written, vec![known]);
        }
        error.note(format_args!("{RULE}{GRAMMAR}")).emit()
    }

    /// Returns the registered upstream operation with a name that differs in one letter, or in two swapped letters.
    fn nearest_registered(&mut self, written: &str) -> Option<String> {
        let (dialect, name) = written.split_once('.').filter(|(_, name)| name.is_ascii() && name.len() > 2)?;
        let letters = || ('a'..='z').chain(['_', '.']).map(String::from);
        let at = |from: usize, to: usize| name.get(from..to).unwrap_or("");
        let end = name.len();
        let mut edits: Vec<String> = Vec::new();
        for place in 0..=end {
            edits.extend(letters().map(|letter| format!("{}{letter}{}", at(0, place), at(place, end))));
            if place < end {
                edits.push(format!("{}{}", at(0, place), at(place + 1, end)));
                edits.extend(letters().map(|letter| format!("{}{letter}{}", at(0, place), at(place + 1, end))));
            }
            if place + 2 <= end {
                let swapped = (at(place + 1, place + 2), at(place, place + 1));
                edits.push(format!("{}{}{}{}", at(0, place), swapped.0, swapped.1, at(place + 2, end)));
            }
        }
        edits.into_iter().map(|name| format!("{dialect}.{name}")).find(|name| self.is_registered_operation(name))
    }

    /// Reports views as operands of an operation that takes none, if an operation between devices has the same name and
    /// does.
    pub(crate) fn between_devices(&self, def: &Op, parts: &Parts) -> ParseResult {
        let Some(other) = between_devices(def.name) else { return Ok(()) };
        let view = |desc: &TypeDesc| matches!(desc, TypeDesc::Partition(_) | TypeDesc::TensorView(_));
        let registers = parts.tokens.iter().filter(|token| token.kind == Kind::Register);
        let foreign = registers.filter_map(|token| {
            let name = self.text.get(token.range()).unwrap_or("");
            let desc = types::desc(self.known(name, 0)?.r#type());
            let taken = def.operands.iter().any(|operand| operand.kind.accepts(&desc));
            (view(&desc) && !taken).then_some((token.start, name, desc))
        });
        let Some((at, name, desc)) = foreign.into_iter().next() else { return Ok(()) };
        let message =
            format_args!("{} takes no {}, found '{name}'", def.name, desc.describe().trim_start_matches("a "));
        let error = self.error(at, codes::ASM_TYPE, message).note(format_args!("{RULE}{GRAMMAR}"));
        Err(error.note(format_args!("{HELP}between devices it is {}", other.name)).emit())
    }
}

/// Returns the operation between devices with the same name.
fn between_devices(name: &str) -> Option<&'static Op> {
    ops::lookup(&format!("{BETWEEN_DEVICES}{name}"))
}

//! Parses types and attributes with MLIR's parser.

use super::Assembler;
use mlir_dialect::{
    Diagnostic, ParseResult, Severity,
    melior::{
        diagnostic::DiagnosticSeverity,
        ir::{Attribute, Location, Type, TypeLike},
    },
};
use pto_isa::codes;
use std::sync::{Arc, Mutex, PoisonError};

impl<'c, 't> Assembler<'c, '_, 't> {
    /// Runs MLIR's parser on a part of the source, and relocates its diagnostics to that part.
    fn parsed<T>(&self, at: usize, work: impl FnOnce() -> Option<T>) -> ParseResult<T> {
        let messages = Arc::new(Mutex::new(Vec::new()));
        let sink = Arc::clone(&messages);
        let handler = self.context.attach_diagnostic_handler(move |diagnostic| {
            let location = diagnostic.location();
            let column =
                if location.is_file_line_col_range() { location.file_line_col_range_start_column() } else { 1 };
            let text = diagnostic.to_string();
            let notes = (0..diagnostic.note_count()).filter_map(|index| diagnostic.note(index).ok());
            let notes: Vec<String> = notes.map(|note| note.to_string()).collect();
            let severity = match diagnostic.severity() {
                DiagnosticSeverity::Error => Severity::Error,
                DiagnosticSeverity::Warning => Severity::Warning,
                DiagnosticSeverity::Note | DiagnosticSeverity::Remark => Severity::Remark,
            };
            sink.lock().unwrap_or_else(PoisonError::into_inner).push((severity, column, text, notes));
            true
        });
        let result = work();
        self.context.detach_diagnostic_handler(handler);
        let mut failed = None;
        for (severity, column, text, notes) in messages.lock().unwrap_or_else(PoisonError::into_inner).drain(..) {
            let at = (at + column.saturating_sub(1)).min(self.text.len());
            let start = Diagnostic::new(severity, self.location(at), text);
            let reported = notes.into_iter().fold(start, Diagnostic::note).emit();
            if severity == Severity::Error {
                failed = Some(reported);
            }
        }
        match (result, failed) {
            (Some(value), None) => Ok(value),
            (_, Some(failed)) => {
                self.failed.set(true);
                Err(failed)
            }
            (None, None) => Err(self.error(at, codes::ASM_SYNTAX, "expected a type or attribute").emit()),
        }
    }

    /// Parses a type.
    pub(crate) fn r#type(&mut self, at: usize, text: &'t str) -> ParseResult<Type<'c>> {
        if let Some(found) = self.types.get(text) {
            return Ok(*found);
        }
        let context = self.context;
        let builtin = ["memref", "vector", "tensor", "complex", "tuple"];
        let parameters = text.split_once('<').map(|(word, _)| word);
        let found = match parameters {
            // `tile_buf<..>` abbreviates `!pto.tile_buf<..>`.
            Some(word) if !text.starts_with(['!', '(']) && !builtin.contains(&word) => {
                let full = format!("!pto.{}", text.strip_prefix("pto.").unwrap_or(text));
                let lead = full.len() - text.len();
                self.parsed(at.saturating_sub(lead), || Type::parse(context, &full))?
            }
            Some(_) | None => match pto_isa::types::DType::parse(text) {
                Some(dtype) if parameters.is_none() => {
                    let unknown = Location::unknown(context);
                    self.parsed(at, || pto_dialect::types::dtype_type(unknown, dtype))?
                }
                Some(_) | None => self.parsed(at, || Type::parse(context, text))?,
            },
        };
        self.types.insert(text, found);
        Ok(found)
    }

    /// Parses an attribute; `type` is the type of a literal without one.
    pub(crate) fn attribute(
        &mut self,
        at: usize,
        text: &'t str,
        r#type: Option<Type<'c>>,
    ) -> ParseResult<Attribute<'c>> {
        let key = (text, r#type.map_or(0, |ty| ty.to_raw().ptr as usize));
        if let Some(found) = self.attributes.get(&key) {
            return Ok(*found);
        }
        let context = self.context;
        let literal = text.starts_with(|c: char| c.is_ascii_digit() || c == '-');
        let found = match r#type {
            Some(r#type) if literal => self.parsed(at, || Attribute::parse(context, &format!("{text} : {type}")))?,
            Some(_) | None => self.parsed(at, || Attribute::parse(context, text))?,
        };
        self.attributes.insert(key, found);
        Ok(found)
    }
}

//! Prints types, attributes and operations.

use crate::{diagnostics::string_ref, ffi, operand};
use melior::{
    Context,
    ir::{
        Attribute, BlockRef, Identifier, RegionLike, RegionRef, Type, Value, ValueLike, attribute::AttributeLike,
        block::BlockLike, operation::OperationRef, r#type::TypeLike,
    },
};
use mlir_sys::{MlirNamedAttribute, mlirNamedAttributeGet};
use std::{fmt, marker::PhantomData, ops::Range, ptr::null_mut};

/// Receives printed output instead of MLIR's printer: another textual form.
pub trait TextSink<'c> {
    /// Prints a string verbatim.
    fn text(&mut self, text: &str);
    /// Prints a type.
    fn r#type(&mut self, r#type: Type<'c>);
    /// Prints an attribute, with its type or without.
    fn attribute(&mut self, attribute: Attribute<'c>, with_type: bool);
    /// Prints the name of a value.
    fn operand(&mut self, value: Value<'c, '_>);
    /// Prints the name of a block.
    fn successor(&mut self, block: BlockRef<'c, '_>);
    /// Prints a region in braces.
    fn region(&mut self, region: RegionRef<'c, '_>, entry_arguments: bool, terminators: bool);
    /// Prints ` {a = 1, b}`; there is at least one attribute.
    fn dictionary(&mut self, attributes: &[(Identifier<'c>, Attribute<'c>)]);
    /// Prints a line break and the indentation of the enclosing region.
    fn newline(&mut self);
}

type Sink<'p, 'c> = *mut (dyn TextSink<'c> + 'p);

/// Returns a string literal of MLIR.
pub fn quoted(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 2);
    out.push('"');
    for byte in text.bytes() {
        match byte {
            b'\\' => out.push_str("\\\\"),
            b'"' => out.push_str("\\22"),
            b' '..=b'~' => out.push(byte as char),
            _ => out.push_str(&format!("\\{byte:02X}")),
        }
    }
    out.push('"');
    out
}

/// Returns a word of MLIR, quoted if it would not lex as a keyword.
pub fn keyword_or_string(text: &str) -> String {
    let starts = text.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_');
    let word = starts && text.bytes().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'_' | b'.' | b'$'));
    if word { text.to_owned() } else { quoted(text) }
}

/// The printer passed to types and attributes, and, inside of [`OpPrinter`], to operations. It implements `write!`.
pub struct Printer<'p, 'c> {
    /// Null if there is a `sink`.
    raw: *mut ffi::AsmPrinter,
    sink: Option<Sink<'p, 'c>>,
    _lifetimes: PhantomData<(&'p mut (), &'c Context)>,
}

impl fmt::Write for Printer<'_, '_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.text(text);
        Ok(())
    }
}

impl<'p, 'c> Printer<'p, 'c> {
    /// # Safety
    ///
    /// `raw` has to be valid for `'p`, its context for `'c`.
    pub(crate) unsafe fn from_raw(raw: *mut ffi::AsmPrinter) -> Self {
        Self { raw, sink: None, _lifetimes: PhantomData }
    }

    fn sink(&mut self) -> Option<&mut (dyn TextSink<'c> + 'p)> {
        // SAFETY: the sink is borrowed for 'p, by this printer alone.
        self.sink.map(|sink| unsafe { &mut *sink })
    }

    /// Prints a string verbatim.
    pub fn text(&mut self, text: &str) {
        if let Some(sink) = self.sink() {
            return sink.text(text);
        }
        // SAFETY: the printer outlives `self`.
        unsafe { ffi::mdPrint(self.raw, string_ref(text)) }
    }

    /// Prints formatted text.
    pub fn format(&mut self, arguments: fmt::Arguments<'_>) {
        // `write_str` above does not fail.
        let _ = fmt::Write::write_fmt(self, arguments);
    }

    /// Prints a type.
    pub fn r#type(&mut self, r#type: Type<'c>) {
        if let Some(sink) = self.sink() {
            return sink.r#type(r#type);
        }
        // SAFETY: as above.
        unsafe { ffi::mdPrintType(self.raw, r#type.to_raw()) }
    }

    /// Prints an attribute with its type.
    pub fn attribute(&mut self, attribute: Attribute<'c>) {
        if let Some(sink) = self.sink() {
            return sink.attribute(attribute, true);
        }
        // SAFETY: as above.
        unsafe { ffi::mdPrintAttribute(self.raw, attribute.to_raw(), true) }
    }

    /// Prints an attribute without its type.
    pub fn attribute_without_type(&mut self, attribute: Attribute<'c>) {
        if let Some(sink) = self.sink() {
            return sink.attribute(attribute, false);
        }
        // SAFETY: as above.
        unsafe { ffi::mdPrintAttribute(self.raw, attribute.to_raw(), false) }
    }

    /// Prints a keyword, quoted if it would not lex as one.
    pub fn keyword_or_string(&mut self, text: &str) {
        if let Some(sink) = self.sink() {
            return sink.text(&keyword_or_string(text));
        }
        // SAFETY: as above.
        unsafe { ffi::mdPrintKeywordOrString(self.raw, string_ref(text)) }
    }

    /// Prints a string literal with its escapes.
    pub fn string(&mut self, text: &str) {
        if let Some(sink) = self.sink() {
            return sink.text(&quoted(text));
        }
        // SAFETY: as above.
        unsafe { ffi::mdPrintString(self.raw, string_ref(text)) }
    }

    /// Prints `@name`, quoted if necessary.
    pub fn symbol_name(&mut self, text: &str) {
        if let Some(sink) = self.sink() {
            return sink.text(&format!("@{}", keyword_or_string(text)));
        }
        // SAFETY: as above.
        unsafe { ffi::mdPrintSymbolName(self.raw, string_ref(text)) }
    }

    /// Prints a line break and the indentation of the enclosing region.
    pub fn newline(&mut self) {
        if let Some(sink) = self.sink() {
            return sink.newline();
        }
        // SAFETY: as above.
        unsafe { ffi::mdPrintNewline(self.raw) }
    }
}

/// The printer passed to operations: [`Printer`] and what only operations have.
pub struct OpPrinter<'p, 'c> {
    printer: Printer<'p, 'c>,
}

impl<'p, 'c> std::ops::Deref for OpPrinter<'p, 'c> {
    type Target = Printer<'p, 'c>;

    fn deref(&self) -> &Self::Target {
        &self.printer
    }
}

impl std::ops::DerefMut for OpPrinter<'_, '_> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.printer
    }
}

impl fmt::Write for OpPrinter<'_, '_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.printer.write_str(text)
    }
}

impl<'p, 'c> OpPrinter<'p, 'c> {
    /// Creates a printer into a sink.
    pub fn into_sink(sink: &'p mut (dyn TextSink<'c> + 'p)) -> Self {
        Self { printer: Printer { raw: null_mut(), sink: Some(sink), _lifetimes: PhantomData } }
    }

    /// # Safety
    ///
    /// `raw` has to be an `OpAsmPrinter` valid for `'p`, its context for `'c`.
    pub(crate) unsafe fn from_raw(raw: *mut ffi::AsmPrinter) -> Self {
        // SAFETY: by the contract of this function.
        Self { printer: unsafe { Printer::from_raw(raw) } }
    }

    /// Prints the name of a value.
    pub fn operand<'a>(&mut self, value: impl ValueLike<'c> + 'a) {
        if let Some(sink) = self.sink() {
            // SAFETY: the value is valid for the call.
            return sink.operand(unsafe { Value::from_raw(value.to_raw()) });
        }
        // SAFETY: printer and value are valid.
        unsafe { ffi::mdPrintOperand(self.raw, value.to_raw()) }
    }

    /// Prints the names of some operands of an operation, with commas between them.
    pub fn operands(&mut self, op: OperationRef<'c, '_>, range: Range<usize>) {
        if self.sink.is_some() {
            let operands = range.filter_map(|index| operand(op, index));
            return self.list(operands, |printer, value| printer.operand(value));
        }
        // SAFETY: printer and operation are valid; the range is restricted to the operands that exist.
        unsafe { ffi::mdPrintOperands(self.raw, op.to_raw(), range.start as isize, range.end as isize) }
    }

    /// Prints the types of some operands of an operation, with commas between them.
    pub fn operand_types(&mut self, op: OperationRef<'c, '_>, range: Range<usize>) {
        if self.sink.is_some() {
            let types = range.filter_map(|index| Some(operand(op, index)?.r#type()));
            return self.list(types, |printer, r#type| printer.r#type(r#type));
        }
        // SAFETY: as above.
        unsafe { ffi::mdPrintOperandTypes(self.raw, op.to_raw(), range.start as isize, range.end as isize) }
    }

    /// Prints items with commas between them.
    fn list<T>(&mut self, items: impl Iterator<Item = T>, print: impl Fn(&mut Self, T)) {
        for (index, item) in items.enumerate() {
            if index > 0 {
                self.text(", ");
            }
            print(self, item);
        }
    }

    /// Prints the name of a block.
    pub fn successor(&mut self, block: BlockRef<'c, '_>) {
        if let Some(sink) = self.sink() {
            return sink.successor(block);
        }
        // SAFETY: printer and block are valid.
        unsafe { ffi::mdPrintSuccessor(self.raw, block.to_raw()) }
    }

    /// Prints a region in braces.
    pub fn region(&mut self, region: RegionRef<'c, '_>, entry_arguments: bool, terminators: bool) {
        if let Some(sink) = self.sink() {
            return sink.region(region, entry_arguments, terminators);
        }
        // SAFETY: printer and region are valid.
        unsafe { ffi::mdPrintRegion(self.raw, region.to_raw(), entry_arguments, terminators) }
    }

    /// Prints ` {a = 1, b}`, or nothing for an empty list.
    pub fn attribute_dictionary(&mut self, attributes: &[(Identifier<'c>, Attribute<'c>)]) {
        if attributes.is_empty() {
            return;
        }
        if let Some(sink) = self.sink() {
            return sink.dictionary(attributes);
        }
        // SAFETY: names and values are those of the context.
        unsafe {
            let raw: Vec<MlirNamedAttribute> =
                attributes.iter().map(|(name, value)| mlirNamedAttributeGet(name.to_raw(), value.to_raw())).collect();
            ffi::mdPrintAttributes(self.raw, raw.as_ptr(), raw.len() as isize);
        }
    }
}

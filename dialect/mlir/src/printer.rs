//! Printing types, attributes and operations.

use crate::{diagnostics::string_ref, ffi};
use melior::{
    Context,
    ir::{
        Attribute, BlockRef, Identifier, RegionLike, RegionRef, Type, ValueLike, attribute::AttributeLike,
        block::BlockLike, r#type::TypeLike,
    },
};
use mlir_sys::{MlirNamedAttribute, mlirNamedAttributeGet};
use std::{fmt, marker::PhantomData};

/// The printer handed to types and attributes, and, inside [`OpPrinter`], to operations. `write!` works on it.
pub struct Printer<'p, 'c> {
    raw: *mut ffi::AsmPrinter,
    _lifetimes: PhantomData<(&'p mut (), &'c Context)>,
}

impl fmt::Write for Printer<'_, '_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.text(text);
        Ok(())
    }
}

impl<'c> Printer<'_, 'c> {
    /// # Safety
    ///
    /// `raw` has to be valid for `'p`, its context for `'c`.
    pub(crate) unsafe fn from_raw(raw: *mut ffi::AsmPrinter) -> Self {
        Self { raw, _lifetimes: PhantomData }
    }

    /// Prints text as it is.
    pub fn text(&mut self, text: &str) {
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
        // SAFETY: as above.
        unsafe { ffi::mdPrintType(self.raw, r#type.to_raw()) }
    }

    /// Prints an attribute with its type.
    pub fn attribute(&mut self, attribute: Attribute<'c>) {
        // SAFETY: as above.
        unsafe { ffi::mdPrintAttribute(self.raw, attribute.to_raw(), true) }
    }

    /// Prints an attribute without its type.
    pub fn attribute_without_type(&mut self, attribute: Attribute<'c>) {
        // SAFETY: as above.
        unsafe { ffi::mdPrintAttribute(self.raw, attribute.to_raw(), false) }
    }

    /// Prints a keyword, quoted where it would not lex as one.
    pub fn keyword_or_string(&mut self, text: &str) {
        // SAFETY: as above.
        unsafe { ffi::mdPrintKeywordOrString(self.raw, string_ref(text)) }
    }

    /// Prints a string literal with its escapes.
    pub fn string(&mut self, text: &str) {
        // SAFETY: as above.
        unsafe { ffi::mdPrintString(self.raw, string_ref(text)) }
    }

    /// Prints `@name`, quoted where needed.
    pub fn symbol_name(&mut self, text: &str) {
        // SAFETY: as above.
        unsafe { ffi::mdPrintSymbolName(self.raw, string_ref(text)) }
    }

    /// Prints a line break and the indentation of the enclosing region.
    pub fn newline(&mut self) {
        // SAFETY: as above.
        unsafe { ffi::mdPrintNewline(self.raw) }
    }
}

/// The printer handed to operations: [`Printer`] and what only operations have.
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

impl<'c> OpPrinter<'_, 'c> {
    /// # Safety
    ///
    /// `raw` has to be an `OpAsmPrinter` valid for `'p`, its context for `'c`.
    pub(crate) unsafe fn from_raw(raw: *mut ffi::AsmPrinter) -> Self {
        // SAFETY: by the contract of this function.
        Self { printer: unsafe { Printer::from_raw(raw) } }
    }

    /// Prints the name of a value.
    pub fn operand<'a>(&mut self, value: impl ValueLike<'c> + 'a) {
        // SAFETY: printer and value are valid.
        unsafe { ffi::mdPrintOperand(self.raw, value.to_raw()) }
    }

    /// Prints the name of a block.
    pub fn successor(&mut self, block: BlockRef<'c, '_>) {
        // SAFETY: printer and block are valid.
        unsafe { ffi::mdPrintSuccessor(self.raw, block.to_raw()) }
    }

    /// Prints a region in braces.
    pub fn region(&mut self, region: RegionRef<'c, '_>, entry_arguments: bool, terminators: bool) {
        // SAFETY: printer and region are valid.
        unsafe { ffi::mdPrintRegion(self.raw, region.to_raw(), entry_arguments, terminators) }
    }

    /// Prints ` {a = 1, b}`, or nothing for an empty list.
    pub fn attribute_dictionary(&mut self, attributes: &[(Identifier<'c>, Attribute<'c>)]) {
        if attributes.is_empty() {
            return;
        }
        // SAFETY: names and values are those of the context.
        unsafe {
            let raw: Vec<MlirNamedAttribute> =
                attributes.iter().map(|(name, value)| mlirNamedAttributeGet(name.to_raw(), value.to_raw())).collect();
            ffi::mdPrintAttributes(self.raw, raw.as_ptr(), raw.len() as isize);
        }
    }
}

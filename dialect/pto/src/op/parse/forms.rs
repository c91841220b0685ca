//! Parses parts that have several forms: paths, and operations with an older form in the manual.

use super::{Read, SYNTAX};
use crate::{
    attributes,
    report::{HELP, RULE, Report},
};
use mlir_dialect::{
    Failed, ParseResult, Place,
    melior::ir::{Attribute, attribute::DenseI64ArrayAttribute},
};
use pto_isa::{codes, op::Attr, syntax};

impl<'p, 'c> Read<'_, 'p, '_, 'c> {
    /// Reports that the source does not match the form of the op definition: it may be the older form of the manual.
    pub(super) fn older_form(&self) -> Failed {
        let names: Vec<&str> = self.def.operands.iter().map(|operand| operand.name.as_str()).collect();
        let message = format_args!("pto.{} is written with the operands {} here", self.def.name, names.join(", "));
        let form = syntax::text(self.def).unwrap_or_default();
        self.parser
            .coded(self.parser.place(), codes::OPERAND_COUNT, message)
            .note("the manual shows an older form with other operands")
            .note(format_args!("{RULE}{SYNTAX}"))
            .note(format_args!("{HELP}write {form}"))
            .emit()
    }

    /// Parses a path, as a list or as an array of i64.
    pub(super) fn path(&mut self, attr: &Attr, place: Place<'p>) -> ParseResult<Attribute<'c>> {
        let value = self.parser.attribute(None)?;
        match attributes::path(value) {
            Some(steps) => Ok(DenseI64ArrayAttribute::new(self.parser.context(), &steps).into()),
            None => self.refused(attr, place, &attr.domain.to_string(), value),
        }
    }
}

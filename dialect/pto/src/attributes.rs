//! Enumeration attributes: one definition for each [`EnumDef`], in the form the table says.
//!
//! All spellings are read for all of them: `#pto<cmp lt>`, `#pto.cmp<lt>`, `#pto.cmp<LT>`, aliases, and numbers.

use crate::{DIALECT, report::nowhere, types};
use mlir_dialect::{
    AttributeDefinition, ParseResult, Parser, Printer, Token, attribute_parameters, build_attribute, context_of,
    integers,
    melior::ir::{
        Attribute, AttributeLike, Location,
        attribute::{DenseI64ArrayAttribute, IntegerAttribute, StringAttribute},
    },
    string,
};
use pto_isa::{EnumCase, EnumDef, EnumForm, attrs};

/// One definition for each enumeration that has an attribute of its own.
pub(crate) fn definitions() -> impl Iterator<Item = EnumAttribute> {
    attrs::ALL
        .iter()
        .flat_map(|list| list.iter())
        .filter(|def| matches!(def.form, EnumForm::Short | EnumForm::Attr))
        .map(|def| EnumAttribute(def))
}

/// An attribute whose parameter is the value of a case.
pub(crate) struct EnumAttribute(&'static EnumDef);

impl AttributeDefinition for EnumAttribute {
    fn name(&self) -> &str {
        self.0.mnemonic
    }

    fn parse<'c>(&self, _: &str, parser: &mut Parser<'_, 'c>) -> ParseResult<Attribute<'c>> {
        let _ = parser.optional_token(Token::Less);
        let place = parser.place();
        let location = nowhere(parser);
        let fallback = self.0.cases.first().map_or(0, |case| case.value);
        let value = types::enumerated(parser, self.0, &what(self.0), fallback)?;
        // Without brackets of its own the value stands in those of `#pto<...>`; nothing else may.
        parser.token(Token::Greater)?;
        self.0
            .by_value(value)
            .and_then(|case| build(location, self.0, case))
            .ok_or_else(|| parser.error(place, format_args!("internal error: cannot make {}", self.0.mnemonic)))
    }

    fn print<'c>(&self, parameters: &[Attribute<'c>], printer: &mut Printer<'_, 'c>) {
        let case = parameters.first().and_then(|p| integers(*p)).and_then(|n| self.0.by_value(*n.first()?));
        let name = case.map_or("", |case| case.name);
        match self.0.form {
            EnumForm::Attr => printer.format(format_args!("<{name}>")),
            EnumForm::Short | EnumForm::String | EnumForm::Keyword => printer.format(format_args!(" {name}")),
        }
    }

    fn verify(&self, parameters: &[Attribute<'_>]) -> Result<(), String> {
        match parameters {
            [value] if integers(*value).is_some_and(|n| matches!(n, [n] if self.0.by_value(*n).is_some())) => Ok(()),
            _ => Err(format!("{} expects {}", self.0.mnemonic, self.0.names())),
        }
    }
}

/// Words for the value of an enumeration in a message: `round mode`.
pub(crate) fn what(def: &EnumDef) -> String {
    def.mnemonic.replace('_', " ")
}

/// The attribute of a case: an enumeration attribute or a string, as the table says.
pub fn build<'c>(location: Location<'c>, def: &EnumDef, case: &EnumCase) -> Option<Attribute<'c>> {
    let context = context_of(location);
    match def.form {
        EnumForm::Short | EnumForm::Attr => {
            let value = DenseI64ArrayAttribute::new(context, &[case.value]);
            build_attribute(location, DIALECT, def.mnemonic, &[value.into()]).ok()
        }
        EnumForm::String | EnumForm::Keyword => Some(StringAttribute::new(context, case.name).into()),
    }
}

/// The case an attribute stands for: an enumeration attribute of this enumeration, or a string with one of its words.
pub fn case(def: &EnumDef, attribute: Attribute<'_>) -> Option<&'static EnumCase> {
    if let Some((name, parameters)) = attribute_parameters(attribute) {
        return (name == def.mnemonic)
            .then(|| parameters.first().and_then(|p| integers(*p)).and_then(|n| def.by_value(*n.first()?)))?;
    }
    def.lookup(string(attribute)?)
}

/// What `true` and `false` say. `melior`'s `BoolAttribute` takes strings for truth values.
pub fn boolean(attribute: Attribute<'_>) -> Option<bool> {
    let number = attribute.is_bool().then(|| IntegerAttribute::try_from(attribute).ok())??;
    Some(number.value() != 0)
}

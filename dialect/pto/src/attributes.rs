//! Defines the enumeration attributes of the dialect: one definition for each [`EnumDef`].
//!
//! All of them accept every spelling: `#pto<cmp lt>`, `#pto.cmp<lt>`, `#pto.cmp<LT>`, aliases, and integers.

use crate::{DIALECT, report::nowhere, types};
use mlir_dialect::{
    AttributeDefinition, ParseResult, Parser, Printer, Token, attribute_parameters, build_attribute, context_of,
    elements, integers,
    melior::ir::{
        Attribute, AttributeLike, Location,
        attribute::{DenseI64ArrayAttribute, IntegerAttribute, StringAttribute, TypeAttribute},
    },
    string,
};
use pto_isa::{
    Choice, EnumCase, EnumDef, EnumForm, StructDef, TypeDesc,
    attrs::{self, AccPushLayout, AccPushRelu, AccQuant},
    types::DType,
};

/// Returns a definition for each enumeration that is an attribute.
pub(crate) fn definitions() -> impl Iterator<Item = EnumAttribute> {
    attrs::ALL
        .iter()
        .flat_map(|list| list.iter())
        .filter(|def| def.form.is_attribute())
        .map(|def| (def.mnemonic, *def))
        .chain(attrs::FORMER)
        .map(|(name, def)| EnumAttribute { name, def })
}

/// An attribute with the value of an enumeration case as parameter.
pub(crate) struct EnumAttribute {
    name: &'static str,
    def: &'static EnumDef,
}

impl AttributeDefinition for EnumAttribute {
    fn name(&self) -> &str {
        self.name
    }

    fn parse<'c>(&self, _: &str, parser: &mut Parser<'_, 'c>) -> ParseResult<Attribute<'c>> {
        let _ = parser.optional_token(Token::Less);
        let place = parser.place();
        let location = nowhere(parser);
        let case = types::case(parser, self.def, &what(self.def))?;
        // A value without brackets is inside of the brackets of `#pto<...>`; nothing else may be.
        parser.token(Token::Greater)?;
        let Some(case) = case else { return error(parser) };
        build(location, self.def, case)
            .ok_or_else(|| parser.error(place, format_args!("internal error: cannot make {}", self.def.mnemonic)))
    }

    fn print<'c>(&self, parameters: &[Attribute<'c>], printer: &mut Printer<'_, 'c>) {
        let case = parameters.first().and_then(|p| integers(*p)).and_then(|n| self.def.by_value(*n.first()?));
        let name = case.map_or("", |case| case.name);
        match self.def.form {
            EnumForm::Attr | EnumForm::Word => printer.format(format_args!("<{name}>")),
            EnumForm::Short | EnumForm::String | EnumForm::Keyword => printer.format(format_args!(" {name}")),
        }
    }

    fn verify(&self, parameters: &[Attribute<'_>]) -> Result<(), String> {
        match parameters {
            [value] if integers(*value).is_some_and(|n| matches!(n, [n] if self.def.by_value(*n).is_some())) => Ok(()),
            _ => Err(format!("{} expects {}", self.def.mnemonic, self.def.names())),
        }
    }
}

/// Returns a definition for each attribute of several enumerations.
pub(crate) fn struct_definitions() -> impl Iterator<Item = StructAttribute> {
    attrs::STRUCTS.iter().map(|def| StructAttribute(def))
}

/// An attribute with the values of cases as parameters, one per field.
pub(crate) struct StructAttribute(&'static StructDef);

impl AttributeDefinition for StructAttribute {
    fn name(&self) -> &str {
        self.0.mnemonic
    }

    fn parse<'c>(&self, _: &str, parser: &mut Parser<'_, 'c>) -> ParseResult<Attribute<'c>> {
        let place = parser.place();
        parser.token(Token::Less)?;
        let mut values = Vec::new();
        for (index, (field, def)) in self.0.fields.iter().enumerate() {
            if index > 0 {
                parser.token(Token::Comma)?;
            }
            parser.keyword(field)?;
            parser.token(Token::Equal)?;
            let fallback = def.cases.first().map_or(0, |case| case.value);
            values.push(types::enumerated(parser, def, &what(def), fallback)?);
        }
        parser.token(Token::Greater)?;
        let location = nowhere(parser);
        let value = DenseI64ArrayAttribute::new(context_of(location), &values);
        build_attribute(location, DIALECT, self.0.mnemonic, &[value.into()])
            .map_err(|_| parser.error(place, format_args!("internal error: cannot make {}", self.0.mnemonic)))
    }

    fn print<'c>(&self, parameters: &[Attribute<'c>], printer: &mut Printer<'_, 'c>) {
        let values = parameters.first().and_then(|p| integers(*p)).unwrap_or(&[]);
        printer.text("<");
        for (index, ((field, def), value)) in self.0.fields.iter().zip(values).enumerate() {
            let comma = if index > 0 { ", " } else { "" };
            let name = def.by_value(*value).map_or("", |case| case.name);
            printer.format(format_args!("{comma}{field} = {name}"));
        }
        printer.text(">");
    }

    fn verify(&self, parameters: &[Attribute<'_>]) -> Result<(), String> {
        let fields = self.0.fields;
        let fits = |values: &[i64]| {
            values.len() == fields.len() && values.iter().zip(fields).all(|(v, (_, def))| def.by_value(*v).is_some())
        };
        match parameters {
            [value] if integers(*value).is_some_and(fits) => Ok(()),
            _ => Err(format!("{} expects a case for each field", self.0.mnemonic)),
        }
    }
}

/// Returns the attribute that replaces an erroneous one after a diagnostic; no file contains it.
pub(crate) fn error<'c>(parser: &Parser<'_, 'c>) -> ParseResult<Attribute<'c>> {
    Ok(TypeAttribute::new(types::error_type(parser)?).into())
}

/// Returns whether an attribute replaces an erroneous one, so that no rule applies to it.
pub(crate) fn is_error(attribute: Attribute<'_>) -> bool {
    TypeAttribute::try_from(attribute).is_ok_and(|of| types::desc(of.value()) == TypeDesc::Error)
}

/// Returns whether an attribute is of this kind.
pub(crate) fn is_struct(def: &StructDef, attribute: Attribute<'_>) -> bool {
    attribute_parameters(attribute).is_some_and(|(name, _)| name == def.mnemonic)
}

/// Returns the enumeration, of several, that an attribute belongs to, and its case.
pub fn case_of_any(defs: &'static [&'static EnumDef], attribute: Attribute<'_>) -> Option<(usize, &'static EnumCase)> {
    defs.iter().enumerate().find_map(|(index, def)| Some((index, case(def, attribute)?)))
}

/// Returns the integers of an array of i64.
pub fn ints(attribute: Attribute<'_>) -> Option<Vec<i64>> {
    elements(attribute)?
        .into_iter()
        .map(|element| {
            let number = IntegerAttribute::try_from(element).ok()?;
            (types::dtype_of(number.r#type()) == Some(DType::I64)).then(|| number.value())
        })
        .collect()
}

/// Returns the integers of a path: a dense array of i64, or an array of i64.
pub fn path(attribute: Attribute<'_>) -> Option<Vec<i64>> {
    integers(attribute).map(<[i64]>::to_vec).or_else(|| ints(attribute))
}

/// Describes the value of an enumeration for a message: `round mode`.
pub(crate) fn what(def: &EnumDef) -> String {
    def.mnemonic.replace('_', " ")
}

/// Builds the attribute of a case: an enumeration attribute or a string, as the op definition states.
pub fn build<'c>(location: Location<'c>, def: &EnumDef, case: &EnumCase) -> Option<Attribute<'c>> {
    let context = context_of(location);
    match def.form {
        EnumForm::Short | EnumForm::Attr | EnumForm::Word => {
            let value = DenseI64ArrayAttribute::new(context, &[case.value]);
            build_attribute(location, DIALECT, def.mnemonic, &[value.into()]).ok()
        }
        EnumForm::String | EnumForm::Keyword => Some(StringAttribute::new(context, case.name).into()),
    }
}

/// Returns the case that an attribute denotes: an enumeration attribute of this enumeration, or a string that spells a
/// case.
pub fn case(def: &EnumDef, attribute: Attribute<'_>) -> Option<&'static EnumCase> {
    if let Some((name, parameters)) = attribute_parameters(attribute) {
        return (name == def.mnemonic)
            .then(|| parameters.first().and_then(|p| integers(*p)).and_then(|n| def.by_value(*n.first()?)))?;
    }
    def.lookup(string(attribute)?)
}

/// Returns the layout, the quantisation and the activation of `#pto.acc_push_epilogue`.
pub fn acc_push_epilogue(attribute: Attribute<'_>) -> Option<(AccPushLayout, AccQuant, AccPushRelu)> {
    let (name, parameters) = attribute_parameters(attribute)?;
    let [layout, quant, relu] = *parameters.first().and_then(|p| integers(*p))? else { return None };
    if name != attrs::ACC_PUSH_EPILOGUE.mnemonic {
        return None;
    }
    Some((
        AccPushLayout::of(&attrs::ACC_PUSH_LAYOUT, layout)?,
        AccQuant::of(&attrs::ACC_QUANT, quant)?,
        AccPushRelu::of(&attrs::ACC_PUSH_RELU, relu)?,
    ))
}

/// Returns the value of a boolean attribute. `melior`'s `BoolAttribute` accepts strings as booleans.
pub fn boolean(attribute: Attribute<'_>) -> Option<bool> {
    let number = attribute.is_bool().then(|| IntegerAttribute::try_from(attribute).ok())??;
    Some(number.value() != 0)
}

//! Defines the types and attributes of the test dialect.

use super::{i64_attribute, number};
use mlir_dialect::{
    AttributeDefinition, Dimension, ParseResult, Parser, Printer, Token, TypeDefinition, build_attribute, build_type,
    integers,
    melior::ir::{
        Attribute, Type,
        attribute::{DenseI64ArrayAttribute, StringAttribute, TypeAttribute},
        r#type::TypeLike,
    },
    string,
};

//===-- Types --------------------------------------------------------------------------------------------------===//

/// `!t.box<f32, 3>`; `!t.crate` is `!t.box<i32, 1>`, `!t.wide<4>` is `!t.vec<4xi64>`.
pub(super) struct Box_;

impl TypeDefinition for Box_ {
    fn name(&self) -> &str {
        "box"
    }
    fn aliases(&self) -> Vec<&str> {
        vec!["crate", "wide"]
    }
    fn parse<'c>(&self, keyword: &str, parser: &mut Parser<'_, 'c>) -> ParseResult<Type<'c>> {
        let location = parser.location(parser.name_place());
        let context = parser.context();
        match keyword {
            "box" => {
                parser.token(Token::Less)?;
                let element = parser.r#type()?;
                parser.token(Token::Comma)?;
                let count = i64_attribute(context, parser.integer()?);
                parser.token(Token::Greater)?;
                Ok(build_type(location, "t", "box", &[TypeAttribute::new(element).into(), count])?)
            }
            "crate" => {
                let element = TypeAttribute::new(Type::parse(context, "i32").unwrap()).into();
                Ok(build_type(location, "t", "box", &[element, i64_attribute(context, 1)])?)
            }
            _ => {
                parser.token(Token::Less)?;
                let dims = DenseI64ArrayAttribute::new(context, &[parser.integer()?]).into();
                parser.token(Token::Greater)?;
                let element = TypeAttribute::new(Type::parse(context, "i64").unwrap()).into();
                Ok(build_type(location, "t", "vec", &[dims, element])?)
            }
        }
    }
    fn print<'c>(&self, parameters: &[Attribute<'c>], printer: &mut Printer<'_, 'c>) {
        let [element, count] = parameters else { return };
        printer.text("<");
        printer.r#type(TypeAttribute::try_from(*element).unwrap().value());
        printer.format(format_args!(", {}>", number(*count).unwrap()));
    }
    fn verify(&self, parameters: &[Attribute<'_>]) -> Result<(), String> {
        match parameters {
            [element, count] if TypeAttribute::try_from(*element).is_ok() => match number(*count) {
                Some(666) => panic!("on purpose"),
                Some(1..) => Ok(()),
                _ => Err(format!("a box holds at least one, not {}", number(*count).unwrap_or(0))),
            },
            _ => Err("a box has an element type and a count".to_owned()),
        }
    }
}

/// `!t.vec<4x?xf32>`
pub(super) struct Vec_;

impl TypeDefinition for Vec_ {
    fn name(&self) -> &str {
        "vec"
    }
    fn parse<'c>(&self, _: &str, parser: &mut Parser<'_, 'c>) -> ParseResult<Type<'c>> {
        parser.token(Token::Less)?;
        let place = parser.place();
        let dims = parser.dimensions(true, true)?;
        if dims.is_empty() {
            return Err(parser.error(place, "a vector has dimensions"));
        }
        let element_place = parser.place();
        let element = parser.r#type()?;
        if element.is_index() {
            return Err(parser.error(element_place, "no vectors of indices"));
        }
        parser.token(Token::Greater)?;
        let dims: Vec<i64> = dims
            .into_iter()
            .map(|dim| match dim {
                Dimension::Static(size) => size,
                Dimension::Dynamic => -1,
            })
            .collect();
        let dims = DenseI64ArrayAttribute::new(parser.context(), &dims).into();
        Ok(build_type(parser.location(place), "t", "vec", &[dims, TypeAttribute::new(element).into()])?)
    }
    fn print<'c>(&self, parameters: &[Attribute<'c>], printer: &mut Printer<'_, 'c>) {
        let [dims, element] = parameters else { return };
        printer.text("<");
        for &dim in integers(*dims).unwrap() {
            match dim {
                -1 => printer.text("?x"),
                dim => printer.format(format_args!("{dim}x")),
            }
        }
        printer.r#type(TypeAttribute::try_from(*element).unwrap().value());
        printer.text(">");
    }
    fn verify(&self, parameters: &[Attribute<'_>]) -> Result<(), String> {
        let dims = parameters.first().and_then(|dims| integers(*dims)).ok_or("a vector has dimensions")?;
        if dims.contains(&0) { Err("a vector is not empty".to_owned()) } else { Ok(()) }
    }
}

/// `!t.token`: no parameters. `!t<odd 5>`: a body that is not in angle brackets.
pub(super) struct Plain(pub(super) &'static str);

impl TypeDefinition for Plain {
    fn name(&self) -> &str {
        self.0
    }
    fn parse<'c>(&self, _: &str, parser: &mut Parser<'_, 'c>) -> ParseResult<Type<'c>> {
        let parameters = match self.0 {
            "odd" => vec![i64_attribute(parser.context(), parser.integer()?)],
            "panics" if parser.optional_keyword("now") => panic!("on purpose"),
            _ => vec![],
        };
        Ok(build_type(parser.location(parser.name_place()), "t", self.0, &parameters)?)
    }
    fn print<'c>(&self, parameters: &[Attribute<'c>], printer: &mut Printer<'_, 'c>) {
        if self.0 == "panics" {
            panic!("on purpose");
        }
        if let [value] = parameters {
            printer.text(" ");
            printer.attribute_without_type(*value);
        }
    }
}

//===-- Attributes ---------------------------------------------------------------------------------------------===//

/// `#t.tag<"text", keyword, @symbol>`
pub(super) struct Tag;

impl AttributeDefinition for Tag {
    fn name(&self) -> &str {
        "tag"
    }
    fn parse<'c>(&self, _: &str, parser: &mut Parser<'_, 'c>) -> ParseResult<Attribute<'c>> {
        let context = parser.context();
        parser.token(Token::Less)?;
        let text = StringAttribute::new(context, &parser.string()?).into();
        parser.token(Token::Comma)?;
        let word = match parser.optional_any_keyword() {
            Some(word) => word.to_owned(),
            None => parser.string()?,
        };
        let word = StringAttribute::new(context, &word).into();
        let mut parameters = vec![text, word];
        if parser.optional_token(Token::Comma) {
            let place = parser.place();
            parameters
                .push(parser.optional_symbol_name().ok_or(()).map_err(|()| parser.error(place, "expected @name"))?);
        }
        parser.token(Token::Greater)?;
        Ok(build_attribute(parser.location(parser.name_place()), "t", "tag", &parameters)?)
    }
    fn print<'c>(&self, parameters: &[Attribute<'c>], printer: &mut Printer<'_, 'c>) {
        let text = |index: usize| string(parameters[index]).unwrap();
        printer.text("<");
        printer.string(text(0));
        printer.text(", ");
        printer.keyword_or_string(text(1));
        if parameters.len() > 2 {
            printer.text(", ");
            printer.symbol_name(text(2));
        }
        printer.text(">");
    }
}

/// `#t.range<1, 5>`; `#t.nothing` is `#t.range<0, 0>`.
pub(super) struct Range;

impl AttributeDefinition for Range {
    fn name(&self) -> &str {
        "range"
    }
    fn aliases(&self) -> Vec<&str> {
        vec!["nothing"]
    }
    fn parse<'c>(&self, keyword: &str, parser: &mut Parser<'_, 'c>) -> ParseResult<Attribute<'c>> {
        let mut bounds = [0, 0];
        if keyword == "range" {
            parser.token(Token::Less)?;
            bounds[0] = parser.integer()?;
            parser.token(Token::Comma)?;
            bounds[1] = parser.integer()?;
            parser.token(Token::Greater)?;
        }
        let bounds = DenseI64ArrayAttribute::new(parser.context(), &bounds).into();
        Ok(build_attribute(parser.location(parser.name_place()), "t", "range", &[bounds])?)
    }
    fn print<'c>(&self, parameters: &[Attribute<'c>], printer: &mut Printer<'_, 'c>) {
        if let Some([low, high]) = parameters.first().and_then(|bounds| integers(*bounds)) {
            printer.format(format_args!("<{low}, {high}>"));
        }
    }
    fn verify(&self, parameters: &[Attribute<'_>]) -> Result<(), String> {
        match parameters.first().and_then(|bounds| integers(*bounds)) {
            Some([low, high]) if low <= high => Ok(()),
            Some([low, high]) => Err(format!("{low} is above {high}")),
            _ => Err("a range has two bounds".to_owned()),
        }
    }
}

/// `#t.panics`, `#t<panics now>`
pub(super) struct Panics;

impl AttributeDefinition for Panics {
    fn name(&self) -> &str {
        "panics"
    }
    fn parse<'c>(&self, _: &str, parser: &mut Parser<'_, 'c>) -> ParseResult<Attribute<'c>> {
        if parser.optional_keyword("now") {
            panic!("on purpose");
        }
        Ok(build_attribute(parser.location(parser.name_place()), "t", "panics", &[])?)
    }
    fn print<'c>(&self, _: &[Attribute<'c>], _: &mut Printer<'_, 'c>) {
        panic!("on purpose");
    }
}

//! Defines `!pto.struct<i8, !pto.struct<f16, i32>>`: a record on the stack.

use super::{error_type, parse, unbuildable};
use crate::report::{RULE, Report, nowhere};
use mlir_dialect::{
    ParseResult, Parser, Printer, Token, TypeDefinition, integers,
    melior::ir::{Attribute, Type},
};
use pto_isa::{
    codes,
    types::{DType, DTypeSet, StructDesc, StructToken},
};

/// Encodes the parts of a nested struct; the codes of element types are not negative.
const OPEN: i64 = -1;
const CLOSE: i64 = -2;

/// Element types that fields may have.
const FIELDS: DTypeSet = DTypeSet::int(8)
    .or(DTypeSet::int(16))
    .or(DTypeSet::int(32))
    .or(DTypeSet::int(64))
    .or(DTypeSet::of(&[DType::F16, DType::BF16, DType::F32, DType::F64]));

pub(super) fn numbers(tokens: &[StructToken]) -> Vec<i64> {
    let number = |token: &StructToken| match token {
        StructToken::Field(dtype) => *dtype as i64,
        StructToken::Open => OPEN,
        StructToken::Close => CLOSE,
    };
    tokens.iter().map(number).collect()
}

fn tokens(numbers: &[i64]) -> Option<Vec<StructToken>> {
    let token = |number: &i64| match *number {
        OPEN => Some(StructToken::Open),
        CLOSE => Some(StructToken::Close),
        dtype => super::elements::by_number(dtype).map(StructToken::Field),
    };
    numbers.iter().map(token).collect()
}

/// Decodes a struct; returns `None` for one that is longer than rules require.
pub(super) fn of_numbers(numbers: &[i64]) -> Option<StructDesc> {
    StructDesc::new(&tokens(numbers)?)
}

/// A record.
pub(super) struct Record;

impl TypeDefinition for Record {
    fn name(&self) -> &str {
        "struct"
    }

    fn parse<'c>(&self, _: &str, parser: &mut Parser<'_, 'c>) -> ParseResult<Type<'c>> {
        let mut numbers = Vec::new();
        let place = parser.place();
        parser.token(Token::Less)?;
        if parser.optional_token(Token::Greater) {
            let _ = parser
                .coded(place, codes::MALFORMED_TYPE, "a struct has at least one field")
                .note(format_args!("{RULE}ptoas, type parser"))
                .emit();
            return error_type(parser);
        }
        let mut whole = true;
        loop {
            whole &= field(parser, &mut numbers)?;
            if !parser.optional_token(Token::Comma) {
                break;
            }
        }
        parser.token(Token::Greater)?;
        if !whole {
            return error_type(parser);
        }
        super::of_numbers(nowhere(parser), "struct", &numbers).ok_or_else(|| unbuildable(parser, "struct"))
    }

    fn print<'c>(&self, parameters: &[Attribute<'c>], printer: &mut Printer<'_, 'c>) {
        let Some(tokens) = parameters.first().and_then(|p| integers(*p)).and_then(tokens) else { return };
        let mut first = true;
        printer.text("<");
        for token in tokens {
            if !first && token != StructToken::Close {
                printer.text(", ");
            }
            first = token == StructToken::Open;
            match token {
                StructToken::Field(dtype) => printer.format(format_args!("{dtype}")),
                StructToken::Open => printer.text("!pto.struct<"),
                StructToken::Close => printer.text(">"),
            }
        }
        printer.text(">");
    }

    fn verify(&self, parameters: &[Attribute<'_>]) -> Result<(), String> {
        let tokens = parameters.first().and_then(|p| integers(*p)).and_then(tokens).unwrap_or_default();
        let mut depth = 0usize;
        let mut before = StructToken::Open;
        let mut fits = !tokens.is_empty();
        for token in tokens {
            match token {
                StructToken::Field(dtype) => fits &= FIELDS.contains(dtype),
                StructToken::Open => depth += 1,
                StructToken::Close => {
                    fits &= depth > 0 && before != StructToken::Open;
                    depth = depth.saturating_sub(1);
                }
            }
            before = token;
        }
        if fits && depth == 0 { Ok(()) } else { Err("struct expects fields".to_owned()) }
    }
}

/// Parses one field; returns `false` after an error.
fn field(parser: &mut Parser<'_, '_>, numbers: &mut Vec<i64>) -> ParseResult<bool> {
    let place = parser.place();
    let dtype = match parser.optional_any_keyword() {
        Some(name) => parse::named_dtype(parser, place, name),
        None => {
            let r#type = parser.r#type()?;
            if let Some(("struct", parameters)) = mlir_dialect::type_parameters(r#type) {
                numbers.push(OPEN);
                numbers.extend(parameters.first().and_then(|p| integers(*p)).unwrap_or(&[]));
                numbers.push(CLOSE);
                return Ok(true);
            }
            match super::dtype_of(r#type) {
                Some(dtype) => Some(dtype),
                None if super::desc(r#type) == pto_isa::TypeDesc::Error => None,
                None => {
                    let _ = wrong(parser, place, &r#type.to_string());
                    None
                }
            }
        }
    };
    let Some(dtype) = dtype else { return Ok(false) };
    if !FIELDS.contains(dtype) {
        let _ = wrong(parser, place, dtype.name());
        return Ok(false);
    }
    numbers.push(dtype as i64);
    Ok(true)
}

fn wrong<'p>(parser: &Parser<'p, '_>, place: mlir_dialect::Place<'p>, found: &str) -> mlir_dialect::Failed {
    parser
        .coded(place, codes::STRUCT_FIELD, format_args!("no struct has a field of type {found}"))
        .note(format_args!("a field is {FIELDS}, or a struct"))
        .note(format_args!("{RULE}ptoas, type parser"))
        .emit()
}

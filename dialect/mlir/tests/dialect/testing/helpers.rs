//! Parses and prints parts that operations of the test dialect share.

use mlir_dialect::{
    InherentAttributes, OpParser, OpPrinter, OpState, ParseResult, Token, discardable_attributes, ensure_block,
    melior::{
        Context,
        ir::{
            Attribute, Identifier, RegionLike, Type, ValueLike,
            attribute::IntegerAttribute,
            block::BlockLike,
            operation::{OperationLike, OperationRef},
        },
    },
    string,
};

/// Returns the contents of a string attribute, inherent or not.
pub(crate) fn attribute(op: OperationRef<'_, '_>, name: &str) -> Option<String> {
    Some(string(op.attribute(name).ok()?)?.to_owned())
}

pub(crate) fn i64_attribute<'c>(context: &'c Context, value: i64) -> Attribute<'c> {
    IntegerAttribute::new(Type::parse(context, "i64").unwrap(), value).into()
}

pub(crate) fn number(attribute: Attribute<'_>) -> Option<i64> {
    Some(IntegerAttribute::try_from(attribute).ok()?.value())
}

/// Parses `%a, %b`, any number of operands.
pub(super) fn parse_operands<'p, 'c>(
    parser: &mut OpParser<'p, 'c>,
) -> ParseResult<Vec<mlir_dialect::UnresolvedOperand<'p>>> {
    let mut operands = Vec::new();
    if let Some(first) = parser.optional_operand()? {
        operands.push(first);
        while parser.optional_token(Token::Comma) {
            operands.push(parser.operand()?);
        }
    }
    Ok(operands)
}

pub(super) fn parse_types<'c>(parser: &mut OpParser<'_, 'c>) -> ParseResult<Vec<Type<'c>>> {
    parser.token(Token::LParen)?;
    let mut types = Vec::new();
    parser.comma_separated(Token::RParen, |parser| {
        types.push(parser.r#type()?);
        Ok(())
    })?;
    Ok(types)
}

/// Parses `{a = 1, b, "c d" = "x"}`.
pub(super) fn parse_dictionary<'c>(parser: &mut OpParser<'_, 'c>, state: &mut OpState<'_, 'c>) -> ParseResult {
    parser.optional_attribute_dictionary(|parser, key, place, has_value| {
        if key == "forbidden" {
            return Err(parser.error(place, "this key is forbidden"));
        }
        let value =
            if has_value { parser.attribute(None)? } else { Attribute::parse(parser.context(), "unit").unwrap() };
        state.add_attribute(key, value);
        Ok(())
    })
}

pub(super) fn print_dictionary<'c>(op: OperationRef<'c, '_>, printer: &mut OpPrinter<'_, 'c>) {
    let mut all: Vec<(Identifier<'c>, Attribute<'c>)> = InherentAttributes::of(op).iter().collect();
    all.extend(discardable_attributes(op));
    printer.attribute_dictionary(&all);
}

pub(super) fn print_operands<'c>(op: OperationRef<'c, '_>, printer: &mut OpPrinter<'_, 'c>) {
    for (index, operand) in op.operands().enumerate() {
        printer.text(if index == 0 { " " } else { ", " });
        printer.operand(operand);
    }
}

pub(super) fn print_signature<'c>(op: OperationRef<'c, '_>, printer: &mut OpPrinter<'_, 'c>) {
    printer.text(" : (");
    for (index, operand) in op.operands().enumerate() {
        printer.text(if index == 0 { "" } else { ", " });
        printer.r#type(operand.r#type());
    }
    printer.text(") -> (");
    for (index, result) in op.results().enumerate() {
        printer.text(if index == 0 { "" } else { ", " });
        printer.r#type(result.r#type());
    }
    printer.text(")");
}

/// Parses `t.op %a, %b {key = value} : (i32, i32) -> (i32)`.
pub(super) fn parse_plain<'p, 'c>(parser: &mut OpParser<'p, 'c>, state: &mut OpState<'_, 'c>) -> ParseResult {
    let operands = parse_operands(parser)?;
    parse_dictionary(parser, state)?;
    parser.token(Token::Colon)?;
    let place = parser.place();
    let types = parse_types(parser)?;
    if types.len() != operands.len() {
        let message = format!("{} operands, but {} types", operands.len(), types.len());
        let first = operands.first().map_or(parser.name_place(), |operand| operand.place());
        let note = parser.location(first);
        return Err(parser
            .diagnostic(mlir_dialect::Severity::Error, place, message)
            .note_at(note, "the operands start here")
            .emit());
    }
    for (operand, r#type) in operands.iter().zip(&types) {
        let value = parser.resolve(operand, *r#type)?;
        state.add_operands(&[value]);
    }
    parser.token(Token::Arrow)?;
    let place = parser.place();
    let results = parse_types(parser)?;
    if parser.result_count() != results.len() && parser.result_count() != 0 {
        return Err(
            parser.error(place, format!("{} result types for {} results", results.len(), parser.result_count()))
        );
    }
    state.add_results(&results);
    Ok(())
}

pub(super) fn print_plain<'c>(op: OperationRef<'c, '_>, printer: &mut OpPrinter<'_, 'c>) {
    print_operands(op, printer);
    print_dictionary(op, printer);
    print_signature(op, printer);
}

/// Parses `t.op {...}`, or `t.op (%a : i32, %b : i64) {...}`; the rest of the plain syntax may follow.
pub(super) fn parse_region_op<'p, 'c>(
    parser: &mut OpParser<'p, 'c>,
    state: &mut OpState<'_, 'c>,
    isolated: bool,
    block: bool,
) -> ParseResult {
    let mut arguments = Vec::new();
    if parser.optional_token(Token::LParen) && !parser.optional_token(Token::RParen) {
        loop {
            arguments.push(parser.argument(true)?);
            if !parser.optional_token(Token::Comma) {
                break;
            }
        }
        parser.token(Token::RParen)?;
    }
    let region = parser.region(state, &arguments, isolated)?;
    if block {
        ensure_block(region);
    }
    if parser.optional_keyword("with") {
        return parse_plain(parser, state);
    }
    Ok(())
}

pub(super) fn print_region_op<'c>(op: OperationRef<'c, '_>, printer: &mut OpPrinter<'_, 'c>, terminators: bool) {
    let Ok(region) = op.region(0) else { return };
    printer.text(" ");
    if let Some(block) = region.first_block().filter(|block| block.argument_count() != 0) {
        printer.text("(");
        for index in 0..block.argument_count() {
            let argument = block.argument(index).unwrap();
            printer.text(if index == 0 { "" } else { ", " });
            printer.operand(argument);
            printer.text(" : ");
            printer.r#type(argument.r#type());
        }
        printer.text(") ");
    }
    printer.region(region, false, terminators);
    if op.operand_count() + op.result_count() + op.attribute_count() != 0 {
        printer.text(" with");
        print_plain(op, printer);
    }
}

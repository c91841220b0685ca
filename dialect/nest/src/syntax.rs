//! Parses and prints the operations of the dialect.
//!
//! ```mlir
//! nest.map ins(%a : T) outs(%b : T) attributes {lanes = 64 : i64, ..} full {
//! ^bb0(%x: !pto.vreg<64xf32>):
//!   ..
//!   nest.yield %y : !pto.vreg<64xf32>
//! }
//! ```
//!
//! Groups of operands and regions have a keyword; those that are empty are omitted.

use mlir_dialect::{
    InherentAttributes, OpParser, OpPrinter, OpState, ParseResult, Token, context_of, discardable_attributes,
    melior::ir::{
        Attribute, RegionLike, Value, ValueLike,
        operation::{OperationLike, OperationRef},
    },
    operand, region,
};
use std::ops::Range;

/// Parses groups of operands in parentheses: `ins(%a, %b : T, T)`.
pub(crate) fn parse_groups<'c>(
    parser: &mut OpParser<'_, 'c>,
    state: &mut OpState<'_, 'c>,
    keywords: &[&str],
) -> ParseResult {
    for keyword in keywords {
        if parser.optional_keyword(keyword) {
            parser.token(Token::LParen)?;
            parse_operands(parser, state)?;
            parser.token(Token::RParen)?;
        }
    }
    Ok(())
}

/// Parses operands and their types, `%a, %b : T, T`, if there are any.
pub(crate) fn parse_operands<'c>(parser: &mut OpParser<'_, 'c>, state: &mut OpState<'_, 'c>) -> ParseResult {
    let Some(first) = parser.optional_operand()? else { return Ok(()) };
    let mut operands = vec![first];
    while parser.optional_token(Token::Comma) {
        operands.push(parser.operand()?);
    }
    parser.token(Token::Colon)?;
    for (index, unresolved) in operands.iter().enumerate() {
        if index > 0 {
            parser.token(Token::Comma)?;
        }
        let r#type = parser.r#type()?;
        let value = parser.resolve(unresolved, r#type)?;
        state.add_operands(&[value]);
    }
    Ok(())
}

/// Parses `attributes {..}`, if it is there.
pub(crate) fn parse_attributes<'c>(parser: &mut OpParser<'_, 'c>, state: &mut OpState<'_, 'c>) -> ParseResult {
    if !parser.optional_keyword("attributes") {
        return Ok(());
    }
    parser.optional_attribute_dictionary(|parser, name, _, has_value| {
        let value = if has_value { parser.attribute(None)? } else { Attribute::unit(context_of(state.location())) };
        state.add_attribute(name, value);
        Ok(())
    })
}

/// Parses a region for each keyword; one without its keyword is empty.
pub(crate) fn parse_regions<'c>(
    parser: &mut OpParser<'_, 'c>,
    state: &mut OpState<'_, 'c>,
    keywords: &[&str],
) -> ParseResult {
    for keyword in keywords {
        if parser.optional_keyword(keyword) {
            parser.region(state, &[], false)?;
        } else {
            state.add_region();
        }
    }
    Ok(())
}

/// Prints a group of operands, unless it is empty.
pub(crate) fn print_group<'c>(
    op: OperationRef<'c, '_>,
    keyword: &str,
    operands: Range<usize>,
    printer: &mut OpPrinter<'_, 'c>,
) {
    if !operands.is_empty() {
        printer.format(format_args!(" {keyword}("));
        print_operands(op, operands, printer);
        printer.text(")");
    }
}

/// Prints operands and their types, if there are any.
pub(crate) fn print_operands<'c>(op: OperationRef<'c, '_>, operands: Range<usize>, printer: &mut OpPrinter<'_, 'c>) {
    let values: Vec<Value<'_, '_>> = operands.filter_map(|index| operand(op, index)).collect();
    for (index, value) in values.iter().enumerate() {
        printer.text(if index > 0 { ", " } else { "" });
        printer.operand(*value);
    }
    for (index, value) in values.iter().enumerate() {
        printer.text(if index > 0 { ", " } else { " : " });
        printer.r#type(value.r#type());
    }
}

/// Prints all attributes.
pub(crate) fn print_attributes<'c>(op: OperationRef<'c, '_>, printer: &mut OpPrinter<'_, 'c>) {
    let attributes: Vec<_> = InherentAttributes::of(op).iter().chain(discardable_attributes(op)).collect();
    if !attributes.is_empty() {
        printer.text(" attributes");
        printer.attribute_dictionary(&attributes);
    }
}

/// Prints the regions that are not empty, each after its keyword.
pub(crate) fn print_regions<'c, 'k>(
    op: OperationRef<'c, '_>,
    keywords: impl Iterator<Item = &'k str>,
    printer: &mut OpPrinter<'_, 'c>,
) {
    let regions = (0..op.region_count()).filter_map(|index| region(op, index));
    for (region, keyword) in regions.zip(keywords).filter(|(region, _)| region.first_block().is_some()) {
        printer.format(format_args!(" {keyword} "));
        printer.region(region, true, true);
    }
}

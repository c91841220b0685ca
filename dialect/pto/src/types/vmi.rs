//! Defines virtual vectors: `!pto.vmi.vreg<128xf32, #pto.vmi.layout<deinterleaved = 2>>`, `!pto.vmi.mask<128xpred>`,
//! and the layout as an attribute.

use super::{error_type, parse, unbuildable};
use crate::{
    DIALECT,
    report::{RULE, Report, nowhere},
};
use mlir_dialect::{
    AttributeDefinition, Dimension, Failed, ParseResult, Parser, Place, Printer, Token, TypeDefinition,
    attribute_parameters, build_attribute, integers,
    melior::ir::{Attribute, Type, attribute::DenseI64ArrayAttribute},
};
use pto_isa::{
    codes,
    types::{DType, VmiGranularity, VmiLayout, vmi::is_element},
};

const SOURCE: &str = "ptoas, type parser";
const LAYOUT: &str = "vmi.layout";

fn report<'p>(parser: &Parser<'p, '_>, place: Place<'p>, code: u16, message: std::fmt::Arguments<'_>) -> Failed {
    parser.coded(place, code, message).note(format_args!("{RULE}{SOURCE}")).emit()
}

/// The attribute `#pto.vmi.layout<..>`.
pub(crate) struct Layout;

impl AttributeDefinition for Layout {
    fn name(&self) -> &str {
        LAYOUT
    }

    fn parse<'c>(&self, _: &str, parser: &mut Parser<'_, 'c>) -> ParseResult<Attribute<'c>> {
        parser.token(Token::Less)?;
        let place = parser.place();
        let word = parser.any_keyword()?.to_owned();
        let first = match word.as_str() {
            "deinterleaved" | "num_groups" => {
                parser.token(Token::Equal)?;
                parser.integer()?
            }
            _ => 0,
        };
        let mut second = 0;
        let key = match word.as_str() {
            "contiguous" => "lane_stride",
            "num_groups" => "slots",
            _ => "",
        };
        let given = !key.is_empty() && parser.optional_token(Token::Comma);
        if given {
            parser.keyword(key)?;
            parser.token(Token::Equal)?;
            second = parser.integer()?;
        }
        parser.token(Token::Greater)?;
        let numbers = match word.as_str() {
            "contiguous" => [0, if given { second } else { 1 }, 0],
            "deinterleaved" => [1, first, 0],
            "num_groups" if given && second < 1 => [2, 0, 0],
            "num_groups" => [2, first, second],
            _ => {
                let words = VmiLayout::WORDS.iter().copied();
                let _ = parser.outside(place, codes::VMI_LAYOUT, "layout", &word, words, SOURCE);
                [0, 1, 0]
            }
        };
        let layout = VmiLayout::of_numbers(numbers).unwrap_or_else(|| {
            let expected = match word.as_str() {
                "contiguous" => "a lane_stride of 1 or more",
                "deinterleaved" => "lanes deinterleaved by 2 or more",
                _ => "1 group or more, of 1 slot or more",
            };
            let _ = report(parser, place, codes::VMI_LAYOUT, format_args!("expected {expected}"));
            VmiLayout::Contiguous { lane_stride: 1 }
        });
        let location = nowhere(parser);
        let value = DenseI64ArrayAttribute::new(parser.context(), &layout.numbers());
        build_attribute(location, DIALECT, LAYOUT, &[value.into()])
            .map_err(|_| parser.error(place, "internal error: cannot make a layout"))
    }

    fn print<'c>(&self, parameters: &[Attribute<'c>], printer: &mut Printer<'_, 'c>) {
        if let Some(layout) = parameters.first().and_then(|p| integers(*p)).and_then(layout) {
            printer.format(format_args!("<{layout}>"));
        }
    }

    fn verify(&self, parameters: &[Attribute<'_>]) -> Result<(), String> {
        match parameters {
            [numbers] if integers(*numbers).and_then(layout).is_some() => Ok(()),
            _ => Err("vmi.layout expects three numbers".to_owned()),
        }
    }
}

/// Decodes a layout of three integers; `None` for an empty encoding.
fn layout(numbers: &[i64]) -> Option<VmiLayout> {
    VmiLayout::of_numbers(<[i64; 3]>::try_from(numbers).ok()?)
}

/// Number of lanes, element type or granularity, layout.
pub(super) type Parts<T> = (i64, T, Option<VmiLayout>);

/// Encodes a type: number of lanes, element type or granularity, and the layout.
pub(super) fn numbers(lanes: i64, second: i64, layout: Option<VmiLayout>) -> Vec<i64> {
    [lanes, second].into_iter().chain(layout.into_iter().flat_map(VmiLayout::numbers)).collect()
}

fn parts<T>(numbers: &[i64], second: impl Fn(i64) -> Option<T>) -> Option<Parts<T>> {
    let (lanes, rest) = numbers.split_first()?;
    let (found, rest) = rest.split_first()?;
    let layout = if rest.is_empty() { None } else { Some(layout(rest)?) };
    Some((*lanes, second(*found)?, layout)).filter(|(lanes, _, _)| *lanes > 0)
}

/// Decodes a virtual vector.
pub(super) fn vector(numbers: &[i64]) -> Option<Parts<DType>> {
    parts(numbers, super::elements::by_number)
}

/// Decodes a mask.
pub(super) fn mask(numbers: &[i64]) -> Option<Parts<VmiGranularity>> {
    parts(numbers, VmiGranularity::from_value)
}

/// Parses `128x`.
fn lanes<'p>(parser: &mut Parser<'p, '_>) -> ParseResult<(Option<i64>, Place<'p>)> {
    let place = parser.place();
    let dims = parser.dimensions(false, true)?;
    Ok(match dims.as_slice() {
        [Dimension::Static(lanes)] if *lanes > 0 => (Some(*lanes), place),
        found => {
            let message =
                format_args!("expected a positive number of lanes, found {}", super::simple::lanes_text(found));
            let _ = report(parser, place, codes::VMI_LANES, message);
            (None, place)
        }
    })
}

/// Parses `, #pto.vmi.layout<..>>`, and checks that the number of lanes fits.
fn suffix<'p>(parser: &mut Parser<'p, '_>, lanes: Option<i64>) -> ParseResult<Option<(VmiLayout, Place<'p>)>> {
    let mut found = None;
    if parser.optional_token(Token::Comma) {
        let place = parser.place();
        let attribute = parser.attribute(None)?;
        let of_layout = attribute_parameters(attribute).filter(|(name, _)| *name == LAYOUT);
        let numbers = of_layout.and_then(|(_, parameters)| integers(*parameters.first()?));
        found = numbers.and_then(layout).map(|layout| (layout, place));
        if found.is_none() {
            let message = format_args!("expected #pto.vmi.layout<..>, found {attribute}");
            let _ = report(parser, place, codes::VMI_LAYOUT, message);
        }
        if let (Some((layout @ VmiLayout::Groups { count, .. }, _)), Some(lanes)) = (found, lanes)
            && !layout.fits(lanes)
        {
            let message = format_args!("a layout of {count} groups has as many lanes, found {lanes}");
            let _ = report(parser, place, codes::VMI_GROUPS, message);
            found = None;
        }
    }
    parser.token(Token::Greater)?;
    Ok(found)
}

/// A virtual vector.
pub(super) struct Vector;

impl TypeDefinition for Vector {
    fn name(&self) -> &str {
        "vmi.vreg"
    }

    fn parse<'c>(&self, _: &str, parser: &mut Parser<'_, 'c>) -> ParseResult<Type<'c>> {
        parser.token(Token::Less)?;
        let (lanes, _) = lanes(parser)?;
        let place = parser.place();
        let dtype = parse::dtype(parser)?;
        let layout = suffix(parser, lanes)?.map(|(layout, _)| layout);
        let (Some(lanes), Some(dtype)) = (lanes, dtype) else { return error_type(parser) };
        if !is_element(dtype) {
            let message = format_args!("expected elements of 8, 16 or 32 bits or index, found {dtype}");
            let _ = report(parser, place, codes::VMI_ELEMENT, message);
            return error_type(parser);
        }
        let numbers = numbers(lanes, dtype as i64, layout);
        super::of_numbers(nowhere(parser), self.name(), &numbers).ok_or_else(|| unbuildable(parser, self.name()))
    }

    fn print<'c>(&self, parameters: &[Attribute<'c>], printer: &mut Printer<'_, 'c>) {
        if let Some((lanes, dtype, layout)) = parameters.first().and_then(|p| integers(*p)).and_then(vector) {
            printer.format(format_args!("<{lanes}x{dtype}"));
            print_suffix(layout, printer);
        }
    }

    fn verify(&self, parameters: &[Attribute<'_>]) -> Result<(), String> {
        match parameters.first().and_then(|p| integers(*p)).and_then(vector) {
            Some((_, dtype, _)) if is_element(dtype) => Ok(()),
            _ => Err("vmi.vreg expects lanes, an element type and a layout".to_owned()),
        }
    }
}

fn print_suffix(layout: Option<VmiLayout>, printer: &mut Printer<'_, '_>) {
    match layout {
        Some(layout) => printer.format(format_args!(", #{DIALECT}.{LAYOUT}<{layout}>>")),
        None => printer.text(">"),
    }
}

/// The mask of a virtual vector.
pub(super) struct Mask;

impl TypeDefinition for Mask {
    fn name(&self) -> &str {
        "vmi.mask"
    }

    fn parse<'c>(&self, _: &str, parser: &mut Parser<'_, 'c>) -> ParseResult<Type<'c>> {
        parser.token(Token::Less)?;
        let (lanes, _) = lanes(parser)?;
        let open = VmiGranularity::Pred as i64;
        let granularity = parse::enumerated(parser, VmiGranularity::DEF, "mask granularity", open)?;
        let mut layout = suffix(parser, lanes)?;
        if let Some((_, place)) = layout.filter(|_| granularity == open) {
            let message = format_args!("a mask of granularity pred has no layout");
            let _ = report(parser, place, codes::VMI_PRED_LAYOUT, message);
            layout = None;
        }
        let Some(lanes) = lanes else { return error_type(parser) };
        let numbers = numbers(lanes, granularity, layout.map(|(layout, _)| layout));
        super::of_numbers(nowhere(parser), self.name(), &numbers).ok_or_else(|| unbuildable(parser, self.name()))
    }

    fn print<'c>(&self, parameters: &[Attribute<'c>], printer: &mut Printer<'_, 'c>) {
        if let Some((lanes, granularity, layout)) = parameters.first().and_then(|p| integers(*p)).and_then(mask) {
            printer.format(format_args!("<{lanes}x{granularity}"));
            print_suffix(layout, printer);
        }
    }

    fn verify(&self, parameters: &[Attribute<'_>]) -> Result<(), String> {
        match parameters.first().and_then(|p| integers(*p)).and_then(mask) {
            Some((_, granularity, layout)) if layout.is_none() || granularity != VmiGranularity::Pred => Ok(()),
            _ => Err("vmi.mask expects lanes, a granularity and a layout".to_owned()),
        }
    }
}

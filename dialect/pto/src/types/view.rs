//! Defines `!pto.tensor_view<4x?xf32>` and `!pto.partition_tensor_view<4x?xf32>`, and parses `!pto.memref<f32, 2>` as a
//! view with two dynamic extents.

use super::{DYNAMIC, dim, error_type, number, parse, unbuildable};
use crate::report::{Report, nowhere};
use mlir_dialect::{
    ParseResult, Parser, Printer, Token, TypeDefinition, integers,
    melior::ir::{Attribute, Type},
};
use pto_isa::{
    codes,
    types::{DType, Dim, MAX_RANK, Shape, ViewDesc},
};

/// Rank above which a view is accepted with a warning.
const USUAL_RANK: usize = 5;

/// Encodes a view: element type, then extents.
pub(super) fn numbers(desc: &ViewDesc) -> Vec<i64> {
    std::iter::once(desc.dtype as i64).chain(desc.shape.dims().iter().map(|dim| number(*dim))).collect()
}

pub(super) fn of_numbers(numbers: &[i64]) -> Option<ViewDesc> {
    let (dtype, dims) = numbers.split_first()?;
    let mut extents = [Dim::Dynamic; MAX_RANK];
    for (extent, number) in extents.iter_mut().zip(dims) {
        *extent = dim(*number);
    }
    Some(ViewDesc { shape: Shape::new(extents.get(..dims.len())?)?, dtype: super::elements::by_number(*dtype)? })
}

/// A view of global memory.
pub(super) struct View {
    pub(super) name: &'static str,
    pub(super) aliases: &'static [&'static str],
}

impl TypeDefinition for View {
    fn name(&self) -> &str {
        self.name
    }

    fn aliases(&self) -> Vec<&str> {
        self.aliases.to_vec()
    }

    fn parse<'c>(&self, keyword: &str, parser: &mut Parser<'_, 'c>) -> ParseResult<Type<'c>> {
        parser.token(Token::Less)?;
        let place = parser.place();
        let location = nowhere(parser);
        let (dims, dtype) = if keyword == "memref" { memref(parser)? } else { shaped(parser)? };
        parser.token(Token::Greater)?;
        let Some(dtype) = dtype else { return error_type(parser) };
        let rule = "ptoas, type parser; manual, view-and-tile-buf";
        let zero = dims.iter().any(|dim| matches!(dim, Dim::Static(size) if *size < 0));
        let shape = if dims.is_empty() || zero { None } else { Shape::new(&dims) };
        let Some(shape) = shape else {
            let _ = parser
                .coded(place, codes::VIEW_RANK, format_args!("expected 1 to {MAX_RANK} extents, found {}", dims.len()))
                .note(format_args!("{}{rule}", crate::report::RULE))
                .emit();
            return error_type(parser);
        };
        if shape.rank() > USUAL_RANK {
            let _ = parser
                .coded_warning(
                    place,
                    codes::VIEW_RANK_6,
                    format_args!("a view of rank {} has more than {USUAL_RANK} extents", shape.rank()),
                )
                .note(format_args!("{}{rule}", crate::report::RULE))
                .emit();
        }
        super::of_numbers(location, self.name, &numbers(&ViewDesc { shape, dtype }))
            .ok_or_else(|| unbuildable(parser, self.name))
    }

    fn print<'c>(&self, parameters: &[Attribute<'c>], printer: &mut Printer<'_, 'c>) {
        if let Some(desc) = parameters.first().and_then(|p| integers(*p)).and_then(of_numbers) {
            printer.format(format_args!("<{}{}>", desc.shape, desc.dtype));
        }
    }

    fn verify(&self, parameters: &[Attribute<'_>]) -> Result<(), String> {
        match parameters {
            [numbers] if integers(*numbers).and_then(of_numbers).is_some() => Ok(()),
            _ => Err(format!("{} expects an element type and 1 to {MAX_RANK} extents", self.name)),
        }
    }
}

type Parsed = (Vec<Dim>, Option<DType>);

fn shaped(parser: &mut Parser<'_, '_>) -> ParseResult<Parsed> {
    let dims = parse::extents(parser)?;
    Ok((dims, parse::dtype(parser)?))
}

/// Parses `f32, 5` or `f32, 5d`: a number of dynamic extents.
fn memref(parser: &mut Parser<'_, '_>) -> ParseResult<Parsed> {
    let dtype = parse::dtype(parser)?;
    parser.token(Token::Comma)?;
    let place = parser.place();
    let rank = parser.integer()?;
    let _ = parser.optional_keyword("d");
    match usize::try_from(rank) {
        Ok(rank @ 1..=MAX_RANK) => Ok((vec![dim(DYNAMIC); rank], dtype)),
        _ => {
            let message = format_args!("expected a rank from 1 to {MAX_RANK}, found {rank}");
            let _ = parser
                .coded(place, codes::VIEW_RANK, message)
                .note(format_args!("{}Operands And Attributes, GlobalTensor Operands", crate::report::RULE))
                .emit();
            Ok((vec![dim(DYNAMIC)], None))
        }
    }
}

/// An array on the stack: static extents of a builtin element type.
pub(super) struct LocalArray;

impl TypeDefinition for LocalArray {
    fn name(&self) -> &str {
        "local_array"
    }

    fn parse<'c>(&self, _: &str, parser: &mut Parser<'_, 'c>) -> ParseResult<Type<'c>> {
        parser.token(Token::Less)?;
        let place = parser.place();
        let location = nowhere(parser);
        let (dims, dtype) = shaped(parser)?;
        parser.token(Token::Greater)?;
        let Some(dtype) = dtype else { return error_type(parser) };
        match local_array(&dims, dtype) {
            Some(desc) => super::of_numbers(location, "local_array", &numbers(&desc))
                .ok_or_else(|| unbuildable(parser, "local_array")),
            None => {
                let message = format_args!("a local array has 1 to {MAX_RANK} positive extents and a builtin element");
                let _ = parser
                    .coded(place, codes::MALFORMED_TYPE, message)
                    .note(format_args!("{}ptoas, type parser", crate::report::RULE))
                    .emit();
                error_type(parser)
            }
        }
    }

    fn print<'c>(&self, parameters: &[Attribute<'c>], printer: &mut Printer<'_, 'c>) {
        if let Some(desc) = parameters.first().and_then(|p| integers(*p)).and_then(of_numbers) {
            printer.format(format_args!("<{}{}>", desc.shape, desc.dtype));
        }
    }

    fn verify(&self, parameters: &[Attribute<'_>]) -> Result<(), String> {
        let desc = parameters.first().and_then(|p| integers(*p)).and_then(of_numbers);
        match desc.and_then(|desc| local_array(desc.shape.dims(), desc.dtype)) {
            Some(_) => Ok(()),
            None => Err("local_array expects positive extents and a builtin element".to_owned()),
        }
    }
}

fn local_array(dims: &[Dim], dtype: DType) -> Option<ViewDesc> {
    let positive = !dims.is_empty() && dims.iter().all(|dim| dim.get().is_some_and(|size| size > 0));
    let builtin = super::elements::of_dialect(dtype).is_none() && dtype != DType::Index;
    Shape::new(dims).filter(|_| positive && builtin).map(|shape| ViewDesc { shape, dtype })
}

//! Parses parts that several types share: enumeration words, element types, extents. A word outside of its domain is
//! reported at its column and replaced by a default, so that parsing continues.

use crate::{report::Report, types::dtype_of};
use mlir_dialect::{Dimension, ParseResult, Parser, Place, Token};
use pto_isa::{
    EnumCase, EnumDef, codes,
    types::{DType, Dim},
};

/// Parses a keyword, string or integer.
pub(super) fn word(parser: &mut Parser<'_, '_>, what: &str) -> ParseResult<String> {
    if let Some(keyword) = parser.optional_any_keyword() {
        return Ok(keyword.to_owned());
    }
    if let Some(text) = parser.optional_string()? {
        return Ok(text);
    }
    let place = parser.place();
    match parser.optional_integer()? {
        Some(number) => Ok(number.to_string()),
        None => Err(parser.error(place, format_args!("expected {what}"))),
    }
}

/// Parses a word of an enumeration; returns `None` after an error.
pub(crate) fn case(
    parser: &mut Parser<'_, '_>,
    def: &'static EnumDef,
    what: &str,
) -> ParseResult<Option<&'static EnumCase>> {
    let place = parser.place();
    let text = word(parser, what)?;
    let found = def.lookup_word(&text);
    if found.is_none() {
        let _ = parser.outside(place, def.code, what, &text, def.words(), def.source);
    }
    Ok(found)
}

/// Parses a word of an enumeration; returns its value, or `fallback` after an error.
pub(crate) fn enumerated(
    parser: &mut Parser<'_, '_>,
    def: &'static EnumDef,
    what: &str,
    fallback: i64,
) -> ParseResult<i64> {
    Ok(case(parser, def, what)?.map_or(fallback, |case| case.value))
}

/// Parses an element type by name, alias or MLIR type; returns `None` after an error.
pub(super) fn dtype(parser: &mut Parser<'_, '_>) -> ParseResult<Option<DType>> {
    let place = parser.place();
    if let Some(name) = parser.optional_any_keyword() {
        return Ok(named_dtype(parser, place, name));
    }
    let r#type = parser.r#type()?;
    let found = dtype_of(r#type);
    if found.is_none() && !matches!(super::desc(r#type), pto_isa::TypeDesc::Error) {
        let _ = unknown_dtype(parser, place, &r#type.to_string());
    }
    Ok(found)
}

/// Returns the element type with a name; `None` after an error.
pub(super) fn named_dtype<'p>(parser: &Parser<'p, '_>, place: Place<'p>, name: &str) -> Option<DType> {
    let found = DType::parse(name);
    if found.is_none() {
        let _ = unknown_dtype(parser, place, name);
    }
    found
}

pub(super) fn unknown_dtype<'p>(parser: &Parser<'p, '_>, place: Place<'p>, found: &str) -> mlir_dialect::Failed {
    let all = DType::ALL.iter().map(|dtype| dtype.name());
    parser.outside(place, codes::UNKNOWN_DTYPE, "element type", found, all, "Operands And Attributes, Scalar Operands")
}

/// Parses extents with a trailing `x`.
pub(super) fn extents(parser: &mut Parser<'_, '_>) -> ParseResult<Vec<Dim>> {
    let dims = parser.dimensions(true, true)?;
    Ok(dims
        .into_iter()
        .map(|dim| match dim {
            Dimension::Static(size) => Dim::Static(size),
            Dimension::Dynamic => Dim::Dynamic,
        })
        .collect())
}

/// Parses `4`, `?` or `-1`, the older spelling of `?`.
pub(super) fn extent(parser: &mut Parser<'_, '_>) -> ParseResult<Dim> {
    if parser.optional_token(Token::Question) {
        return Ok(Dim::Dynamic);
    }
    Ok(match parser.integer()? {
        -1 => Dim::Dynamic,
        size => Dim::Static(size),
    })
}

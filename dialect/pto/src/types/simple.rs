//! Defines types with little structure: `!pto.ptr<f32, ub>`, `!pto.vreg<64xf32>`, `!pto.mask<b32>`,
//! `!pto.eventid_array<4>`, and types without parameters.

use super::{error_type, of_numbers, parse, unbuildable};
use crate::{
    DIALECT,
    report::{RULE, Report, nowhere},
};
use mlir_dialect::{
    Dimension, ParseResult, Parser, Printer, Token, TypeDefinition, build_type, integers,
    melior::ir::{
        Attribute, Type,
        attribute::{DenseI64ArrayAttribute, TypeAttribute},
    },
};
use pto_isa::{
    codes,
    types::{AddressSpace, Class, DType, MaskGranularity},
};

/// Name of the type that replaces an erroneous one; no file contains it.
pub(super) const ERROR: &str = "error";

/// A type without parameters.
pub(super) struct Bare {
    pub(super) name: &'static str,
    pub(super) aliases: &'static [&'static str],
}

impl TypeDefinition for Bare {
    fn name(&self) -> &str {
        self.name
    }

    fn aliases(&self) -> Vec<&str> {
        self.aliases.to_vec()
    }

    fn is_internal(&self) -> bool {
        self.name == ERROR
    }

    fn is_memory_element(&self) -> bool {
        super::elements::by_name(self.name).is_some()
    }

    fn parse<'c>(&self, _: &str, parser: &mut Parser<'_, 'c>) -> ParseResult<Type<'c>> {
        if self.name == ERROR {
            let message = "this type stands for errors, no file has it";
            return Err(parser.coded(parser.place(), codes::UNKNOWN_TYPE, message).emit());
        }
        let place = parser.place();
        if parser.optional_token(Token::Less) {
            if self.aliases.is_empty() {
                let message = format_args!("{} takes no parameters", self.name);
                return Err(parser
                    .coded(place, codes::MALFORMED_TYPE, message)
                    .note(format_args!("{RULE}ptoas, type parser"))
                    .emit());
            }
            // The manual writes `!pto.event<...>` and `!pto.tpipe<...>` with contents that it does not define.
            while parser.optional_token(Token::Ellipsis) || parser.optional_any_keyword().is_some() {
                let _ = parser.optional_token(Token::Comma);
            }
            parser.token(Token::Greater)?;
        }
        Ok(build_type(nowhere(parser), DIALECT, self.name, &[])?)
    }

    fn print<'c>(&self, _: &[Attribute<'c>], _: &mut Printer<'_, 'c>) {}

    fn verify(&self, parameters: &[Attribute<'_>]) -> Result<(), String> {
        if parameters.is_empty() { Ok(()) } else { Err(format!("{} takes no parameters", self.name)) }
    }
}

/// A pointer: pointee and address space, by default `gm`.
pub(super) struct Ptr;

impl TypeDefinition for Ptr {
    fn name(&self) -> &str {
        "ptr"
    }

    fn parse<'c>(&self, _: &str, parser: &mut Parser<'_, 'c>) -> ParseResult<Type<'c>> {
        parser.token(Token::Less)?;
        let location = nowhere(parser);
        let pointee = match parser.optional_any_keyword() {
            Some(name) => match DType::parse(name) {
                Some(dtype) => super::dtype_type(location, dtype),
                // `vector<2xf16>` and other types that start with a keyword.
                None => Some(other_type(parser, name)?),
            },
            None => Some(parser.r#type()?),
        };
        let space = if parser.optional_token(Token::Comma) {
            parse::enumerated(parser, AddressSpace::DEF, "address space", AddressSpace::Gm as i64)?
        } else {
            AddressSpace::Gm as i64
        };
        parser.token(Token::Greater)?;
        let Some(pointee) = pointee else { return error_type(parser) };
        let space = DenseI64ArrayAttribute::new(parser.context(), &[space]);
        Ok(build_type(location, DIALECT, "ptr", &[TypeAttribute::new(pointee).into(), space.into()])?)
    }

    fn print<'c>(&self, parameters: &[Attribute<'c>], printer: &mut Printer<'_, 'c>) {
        if let [pointee, space] = parameters {
            printer.text("<");
            printer.attribute(*pointee);
            let space = integers(*space).and_then(|numbers| AddressSpace::from_value(*numbers.first()?));
            printer.format(format_args!(", {}>", space.unwrap_or(AddressSpace::Gm)));
        }
    }

    fn verify(&self, parameters: &[Attribute<'_>]) -> Result<(), String> {
        match parameters {
            [pointee, space]
                if TypeAttribute::try_from(*pointee).is_ok()
                    && integers(*space).is_some_and(|n| matches!(n, [n] if AddressSpace::from_value(*n).is_some())) =>
            {
                Ok(())
            }
            _ => Err("ptr expects a pointee and an address space".to_owned()),
        }
    }
}

/// Parses the rest of `vector<2xf16>` after its keyword. MLIR's parser cannot step back, and vectors are the only
/// builtin pointee with a keyword.
fn other_type<'c>(parser: &mut Parser<'_, 'c>, word: &str) -> ParseResult<Type<'c>> {
    let place = parser.place();
    if word != "vector" {
        let _ = parse::unknown_dtype(parser, place, word);
        return error_type(parser);
    }
    parser.token(Token::Less)?;
    let dims = parser.dimensions(false, true)?;
    let element = parser.r#type()?;
    parser.token(Token::Greater)?;
    let sizes: Option<Vec<u64>> = dims
        .iter()
        .map(|dim| match dim {
            Dimension::Static(size) => u64::try_from(*size).ok(),
            Dimension::Dynamic => None,
        })
        .collect();
    sizes
        .and_then(|sizes| Type::vector_checked(nowhere(parser), &sizes, element))
        .ok_or_else(|| parser.error(place, "expected a vector of builtin elements"))
}

/// A vector register: 2048 bits.
pub(super) struct Vreg;

/// Bits per vector register.
const VREG_BITS: i64 = 2048;

impl TypeDefinition for Vreg {
    fn name(&self) -> &str {
        "vreg"
    }

    fn parse<'c>(&self, _: &str, parser: &mut Parser<'_, 'c>) -> ParseResult<Type<'c>> {
        parser.token(Token::Less)?;
        let place = parser.place();
        let dims = parser.dimensions(false, true)?;
        let dtype = parse::dtype(parser)?;
        parser.token(Token::Greater)?;
        let Some(dtype) = dtype else { return error_type(parser) };
        let bits = i64::from(dtype.bits());
        let holds = match dtype.class() {
            Class::Truth | Class::Index => false,
            Class::Signless | Class::Signed | Class::Unsigned | Class::Float(_) | Class::LowPrecision => true,
        };
        if !holds {
            let message = format_args!("a vector register has no lanes of {dtype}");
            let rule = format_args!("{RULE}lanes are integers and floats (ptoas, type parser)");
            let _ = parser.coded(place, codes::VREG_WIDTH, message).note(rule).emit();
            return error_type(parser);
        }
        match dims.as_slice() {
            [Dimension::Static(lanes)] if lanes.checked_mul(bits) == Some(VREG_BITS) => {
                of_numbers(nowhere(parser), "vreg", &[*lanes, dtype as i64]).ok_or_else(|| unbuildable(parser, "vreg"))
            }
            found => {
                let _ = parser
                    .coded(
                        place,
                        codes::VREG_WIDTH,
                        format_args!(
                            "a vector register of {dtype} has {} lanes of {bits} bits, found {}",
                            VREG_BITS / bits,
                            lanes_text(found),
                        ),
                    )
                    .note(format_args!(
                        "{RULE}a vector register has {VREG_BITS} bits (manual, vector register; ptoas, type parser)"
                    ))
                    .emit();
                error_type(parser)
            }
        }
    }

    fn print<'c>(&self, parameters: &[Attribute<'c>], printer: &mut Printer<'_, 'c>) {
        if let Some([lanes, dtype]) = parameters.first().and_then(|p| integers(*p))
            && let Some(dtype) = super::elements::by_number(*dtype)
        {
            printer.format(format_args!("<{lanes}x{dtype}>"));
        }
    }

    fn verify(&self, parameters: &[Attribute<'_>]) -> Result<(), String> {
        match parameters.first().and_then(|p| integers(*p)) {
            Some([lanes, dtype])
                if super::elements::by_number(*dtype)
                    .is_some_and(|dtype| lanes.checked_mul(i64::from(dtype.bits())) == Some(VREG_BITS)) =>
            {
                Ok(())
            }
            _ => Err(format!("vreg expects lanes of an element type, {VREG_BITS} bits in all")),
        }
    }
}

pub(super) fn lanes_text(dims: &[Dimension]) -> String {
    let texts: Vec<String> = dims
        .iter()
        .map(|dim| match dim {
            Dimension::Static(size) => size.to_string(),
            Dimension::Dynamic => "?".to_owned(),
        })
        .collect();
    if texts.is_empty() { "none".to_owned() } else { texts.join("x") }
}

/// A vector predicate.
pub(super) struct Mask;

impl TypeDefinition for Mask {
    fn name(&self) -> &str {
        "mask"
    }

    fn parse<'c>(&self, _: &str, parser: &mut Parser<'_, 'c>) -> ParseResult<Type<'c>> {
        parser.token(Token::Less)?;
        let location = nowhere(parser);
        let fallback = MaskGranularity::B32 as i64;
        let granularity = parse::enumerated(parser, MaskGranularity::DEF, "mask granularity", fallback)?;
        parser.token(Token::Greater)?;
        of_numbers(location, "mask", &[granularity]).ok_or_else(|| unbuildable(parser, "mask"))
    }

    fn print<'c>(&self, parameters: &[Attribute<'c>], printer: &mut Printer<'_, 'c>) {
        if let Some(granularity) = parameters.first().and_then(granularity) {
            printer.format(format_args!("<{granularity}>"));
        }
    }

    fn verify(&self, parameters: &[Attribute<'_>]) -> Result<(), String> {
        match parameters.first().and_then(granularity) {
            Some(_) => Ok(()),
            None => Err(format!("mask expects {}", MaskGranularity::DEF.names())),
        }
    }
}

fn granularity(parameter: &Attribute<'_>) -> Option<MaskGranularity> {
    MaskGranularity::from_value(*integers(*parameter)?.first()?)
}

/// A block of event identifiers.
pub(super) struct EventIdArray;

impl TypeDefinition for EventIdArray {
    fn name(&self) -> &str {
        "eventid_array"
    }

    fn parse<'c>(&self, _: &str, parser: &mut Parser<'_, 'c>) -> ParseResult<Type<'c>> {
        parser.token(Token::Less)?;
        let place = parser.place();
        let count = parser.integer()?;
        parser.token(Token::Greater)?;
        if count < 1 {
            let _ = parser
                .coded(
                    place,
                    codes::MALFORMED_TYPE,
                    format_args!("expected a positive number of events, found {count}"),
                )
                .note(format_args!("{RULE}ptoas, type parser"))
                .emit();
            return error_type(parser);
        }
        of_numbers(nowhere(parser), "eventid_array", &[count]).ok_or_else(|| unbuildable(parser, "eventid_array"))
    }

    fn print<'c>(&self, parameters: &[Attribute<'c>], printer: &mut Printer<'_, 'c>) {
        if let Some([count]) = parameters.first().and_then(|p| integers(*p)) {
            printer.format(format_args!("<{count}>"));
        }
    }

    fn verify(&self, parameters: &[Attribute<'_>]) -> Result<(), String> {
        match parameters.first().and_then(|p| integers(*p)) {
            Some([count]) if *count > 0 => Ok(()),
            _ => Err("eventid_array expects a positive number".to_owned()),
        }
    }
}

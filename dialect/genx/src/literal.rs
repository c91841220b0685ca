//! `genx.literal`: a constant, which the backend represents as a value without an operation.
//!
//! ```text
//! %0 = genx.literal 5 : vector<8xi32>                 5 in all elements
//! %1 = genx.literal [0, 1, 2, 3] : vector<4xi16>      an element each
//! %2 = genx.literal 0x3F800000 : f32                  the bits of a float
//! %3 = genx.literal undef : vector<8xf32>             any value
//! ```

use crate::op::Discardable;
use crate::{DIALECT, types};
use genx::{Constant, Type};
use mlir_dialect::melior::ir::attribute::DenseI64ArrayAttribute;
use mlir_dialect::melior::ir::operation::OperationRef;
use mlir_dialect::melior::ir::{Value, ValueLike};
use mlir_dialect::{
    EffectModel, Failed, InherentAttributes, OpDefinition, OpParser, OpPrinter, OpState, OpTrait, ParseResult,
    Severity, Token, definition, discardable_attributes, integers, name_location,
};
use pto_dialect::report::{RULE, at};
use pto_isa::codes;

/// Name of the operation without the dialect.
const NAME: &str = "literal";
/// Key of the attribute with the bits: an empty list if undefined, one number for all elements, or one for each.
const BITS: &str = "bits";
const UNDEF: &str = "undef";

/// The operation.
pub(crate) struct Literal;

/// Returns the full name of the operation.
#[must_use]
pub fn name() -> String {
    format!("{DIALECT}.{NAME}")
}

/// Sets the attribute with the bits of a constant.
pub(crate) fn set<'c>(state: &mut OpState<'_, 'c>, constant: &Constant) {
    let bits: Vec<i64> = match constant {
        Constant::Undef => Vec::new(),
        Constant::Splat(bits) => vec![bits.cast_signed()],
        Constant::Elements(elements) => elements.iter().map(|bits| bits.cast_signed()).collect(),
    };
    let context = mlir_dialect::context_of(state.location());
    state.add_attribute(BITS, DenseI64ArrayAttribute::new(context, &bits).into());
}

/// Returns the type and the constant of a literal; `None` for other operations.
#[must_use]
pub fn constant(op: OperationRef<'_, '_>) -> Option<(Type, Constant)> {
    definition::<Literal>(op)?;
    let ty = types::of(mlir_dialect::result(op, 0)?.r#type())?;
    let bits = integers(InherentAttributes::of(op).get(BITS)?)?;
    Some((ty, of(bits, ty)?))
}

fn of(bits: &[i64], ty: Type) -> Option<Constant> {
    match bits {
        [] => Some(Constant::Undef),
        [bits] => Some(Constant::Splat(bits.cast_unsigned())),
        all if u32::try_from(all.len()) == Ok(ty.count()) => {
            Some(Constant::of(all.iter().map(|bits| bits.cast_unsigned()).collect()))
        }
        _ => None,
    }
}

/// Returns the integer in all elements of a value, with its sign, if the value is a literal.
pub(crate) fn integer(value: Value<'_, '_>) -> Option<i64> {
    let (ty, constant) = constant(mlir_dialect::defining_operation(value)?)?;
    Some(signed(constant.splat()?, ty))
}

/// Sign-extends the bits of an element.
pub(crate) fn signed(bits: u64, ty: Type) -> i64 {
    let unused = 64 - ty.element.bits();
    (bits << unused).cast_signed() >> unused
}

impl OpDefinition for Literal {
    fn name(&self) -> &str {
        "genx.literal"
    }

    fn attribute_names(&self) -> Vec<&str> {
        vec![BITS]
    }

    fn traits(&self) -> Vec<OpTrait> {
        vec![OpTrait::ZeroOperands, OpTrait::OneResult]
    }

    fn effect_model(&self) -> EffectModel {
        EffectModel::Pure
    }

    fn parse<'c>(&self, parser: &mut OpParser<'_, 'c>, state: &mut OpState<'_, 'c>) -> ParseResult {
        let mut numbers: Vec<i64> = Vec::new();
        if !parser.optional_keyword(UNDEF) {
            if parser.optional_token(Token::LSquare) {
                parser.comma_separated(Token::RSquare, |parser| {
                    numbers.push(parser.integer()?);
                    Ok(())
                })?;
            } else {
                numbers.push(parser.integer()?);
            }
        }
        parser.optional_attribute_dictionary_into(state)?;
        parser.token(Token::Colon)?;
        let ty = parser.r#type()?;
        if let Some(ty) = types::of(ty) {
            let mask = u64::MAX >> (64 - ty.element.bits());
            for number in &mut numbers {
                // The verifier reports a number that does not fit.
                let masked = (number.cast_unsigned() & mask).cast_signed();
                if signed(masked.cast_unsigned(), ty) == *number {
                    *number = masked;
                }
            }
        }
        state.add_attribute(BITS, DenseI64ArrayAttribute::new(parser.context(), &numbers).into());
        state.add_results(&[ty]);
        Ok(())
    }

    fn print<'c>(&self, op: OperationRef<'c, '_>, printer: &mut OpPrinter<'_, 'c>) {
        let Some((ty, constant)) = constant(op) else { return };
        let number = |bits: u64| {
            if ty.is_predicate() {
                return bits.to_string();
            }
            match (ty.element.is_float(), ty.element.bits()) {
                (true, 16) => format!("0x{bits:04X}"),
                (true, 32) => format!("0x{bits:08X}"),
                (true, _) | (false, _) => signed(bits, ty).to_string(),
            }
        };
        match constant {
            Constant::Undef => printer.format(format_args!(" {UNDEF}")),
            Constant::Splat(bits) => printer.format(format_args!(" {}", number(bits))),
            Constant::Elements(elements) => {
                let elements: Vec<_> = elements.iter().map(|bits| number(*bits)).collect();
                printer.format(format_args!(" [{}]", elements.join(", ")));
            }
        }
        let discardable: Vec<_> = discardable_attributes(op).collect();
        printer.attribute_dictionary(&discardable);
        printer.text(" : ");
        printer.r#type(types::to(mlir_dialect::context(op), ty));
    }

    fn verify(&self, op: OperationRef<'_, '_>) -> Result<(), Failed> {
        let refuse = |code: u16, message: String| {
            let message = format!("{DIALECT}.{NAME}: {message}");
            let rule = format!("{RULE}LLVM IR for the GenX backend, types");
            Err(at(Severity::Error, name_location(op), code, message).note(rule).emit())
        };
        let result = mlir_dialect::result(op, 0).map(|result| result.r#type());
        let Some(ty) = result.and_then(types::of) else {
            return refuse(codes::GENX_TYPE, "expected a type of vISA as result".to_owned());
        };
        let Some(bits) = InherentAttributes::of(op).get(BITS).and_then(|bits| integers(bits)) else {
            return refuse(codes::GENX_COUNT, format!("`{BITS}` is missing"));
        };
        if of(bits, ty).is_none() {
            let message = format!("expected one number, or {}, found {}", ty.count(), bits.len());
            return refuse(codes::GENX_COUNT, message);
        }
        let mask = u64::MAX >> (64 - ty.element.bits());
        match bits.iter().find(|bits| bits.cast_unsigned() & !mask != 0) {
            Some(bits) => {
                let message = format!("expected {} bits, found {bits}", ty.element.bits());
                refuse(codes::GENX_IMMEDIATE, message)
            }
            None => Ok(()),
        }
    }
}

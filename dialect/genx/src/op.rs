//! Operations: one definition serves all operations of the table.
//!
//! The text of an operation follows its definition: operands as values, immediates as `name = number`, in the order of
//! the definition; `<vstride, width, stride>` of a region in brackets, and the predicate of a comparison as a word.
//! Successors with their arguments, and the types of operands and result follow:
//!
//! ```text
//! %2 = genx.rdregion %0, <8, 4, 1>, offset = 128, %1, parent_width = 0 : (vector<64xf32>, i16) -> vector<16xf32>
//! %4 = genx.icmp slt, %2, %3 : (i32, i32) -> i1
//! genx.cond_br %4, ^bb1(%2 : i32), ^bb2 : (i1)
//! ```

use crate::{DIALECT, literal, types};
use genx::table::{Argument, Effect as GenxEffect, Name, OpDef};
use genx::verify::{self, At, Facts, Rule, Violation, numbered, predicate_name, predicate_names};
use genx::{Op, Type};
use mlir_dialect::melior::ir::attribute::{DenseI32ArrayAttribute, IntegerAttribute};
use mlir_dialect::melior::ir::operation::{OperationLike, OperationRef};
use mlir_dialect::melior::ir::r#type::IntegerType;
use mlir_dialect::melior::ir::{self, BlockLike, Value, ValueLike};
use mlir_dialect::{
    Effect, EffectList, EffectModel, Failed, InherentAttributes, On, OpDefinition, OpParser, OpPrinter, OpState,
    OpTrait, ParseResult, Severity, Token, UnresolvedOperand, attribute_location, discardable_attributes,
    name_location, operand_location, small_integers,
};
use pto_dialect::report::{RULE, Report, at};
use pto_isa::codes;

/// Key of the attribute with the number of arguments of each successor.
pub const SUCCESSOR_ARGUMENTS: &str = "successor_arguments";
/// Number of immediates in the brackets of a region: `vstride`, width and stride.
const BRACKETS: usize = 3;
/// Source of the rules.
const DEFINITION: &str = "the op definition in the table of the backend";

/// The MLIR definition of an operation of the table.
pub(crate) struct TableOp {
    op: Op,
    name: String,
}

impl TableOp {
    pub(crate) fn new(op: Op) -> Self {
        Self { op, name: format!("{DIALECT}.{}", op.definition().name) }
    }

    fn definition(&self) -> &'static OpDef {
        self.op.definition()
    }
}

/// Returns the operation of the table; `None` for operations of other dialects.
#[must_use]
pub fn table_op(op: OperationRef<'_, '_>) -> Option<Op> {
    mlir_dialect::definition::<TableOp>(op).map(|definition| definition.op)
}

/// Returns the number of operands of the operation itself, and the number of arguments of each successor.
///
/// # Errors
///
/// The numbers do not add up to the number of operands.
pub(crate) fn groups(op: Op, found: OperationRef<'_, '_>) -> Result<(usize, Vec<usize>), String> {
    let (own, all) = (op.definition().operands().count(), found.operand_count());
    let given = InherentAttributes::of(found).get(SUCCESSOR_ARGUMENTS);
    let given = given.and_then(|given| small_integers(given)).unwrap_or_default();
    let counts: Option<Vec<usize>> = given.iter().map(|count| usize::try_from(*count).ok()).collect();
    match counts {
        Some(counts) if op.successors() == 0 => {
            if counts.is_empty() && all == own {
                Ok((own, counts))
            } else {
                Err(format!("expected {own} operands, found {all}"))
            }
        }
        Some(counts) if counts.len() == op.successors() && own + counts.iter().sum::<usize>() == all => {
            Ok((own, counts))
        }
        Some(_) | None => Err(format!("expected {own} operands and {SUCCESSOR_ARGUMENTS} for all others of {all}")),
    }
}

/// Returns the immediates of an operation, in the order of its definition.
///
/// # Errors
///
/// The name of an immediate that is missing or not a number.
pub(crate) fn immediates(op: Op, found: OperationRef<'_, '_>) -> Result<Vec<i64>, Name> {
    let inherent = InherentAttributes::of(found);
    let number = |name: Name| {
        let value = inherent.get(name.as_str()).and_then(|value| IntegerAttribute::try_from(value).ok());
        value.map(|value| value.value()).ok_or(name)
    };
    op.definition().immediates().map(|(name, _)| number(name)).collect()
}

impl OpDefinition for TableOp {
    fn name(&self) -> &str {
        &self.name
    }

    fn attribute_names(&self) -> Vec<&str> {
        let names = self.definition().immediates().map(|(name, _)| name.as_str());
        names.chain((self.op.successors() > 0).then_some(SUCCESSOR_ARGUMENTS)).collect()
    }

    fn traits(&self) -> Vec<OpTrait> {
        if self.op.is_terminator() { vec![OpTrait::IsTerminator] } else { Vec::new() }
    }

    fn parse<'c>(&self, parser: &mut OpParser<'_, 'c>, state: &mut OpState<'_, 'c>) -> ParseResult {
        parse(self.op, parser, state)
    }

    fn print<'c>(&self, op: OperationRef<'c, '_>, printer: &mut OpPrinter<'_, 'c>) {
        print(self.op, op, printer);
    }

    fn verify(&self, op: OperationRef<'_, '_>) -> Result<(), Failed> {
        verify_op(self.op, op)
    }

    fn effect_model(&self) -> EffectModel {
        match self.definition().effect {
            GenxEffect::Pure => EffectModel::Pure,
            GenxEffect::Read | GenxEffect::Write => EffectModel::Listed,
            // A terminator has no effects, and MLIR neither moves nor removes it.
            GenxEffect::Terminator => EffectModel::Pure,
        }
    }

    fn effects(&self, _: OperationRef<'_, '_>, effects: &mut EffectList<'_>) {
        match self.definition().effect {
            GenxEffect::Pure | GenxEffect::Terminator => {}
            GenxEffect::Read => effects.add(Effect::Read, On::Anything),
            GenxEffect::Write => {
                effects.add(Effect::Read, On::Anything);
                effects.add(Effect::Write, On::Anything);
            }
        }
    }
}

// --- parsing

fn parse<'c>(op: Op, parser: &mut OpParser<'_, 'c>, state: &mut OpState<'_, 'c>) -> ParseResult {
    let wide: ir::Type<'c> = IntegerType::new(parser.context(), 64).into();
    let set = |state: &mut OpState<'_, 'c>, name: Name, number: i64| {
        state.add_attribute(name.as_str(), IntegerAttribute::new(wide, number).into());
    };
    let mut operands: Vec<UnresolvedOperand<'_>> = Vec::new();
    let mut first = true;
    let mut arguments = op.definition().arguments.iter();
    while let Some(argument) = arguments.next() {
        if !std::mem::replace(&mut first, false) {
            parser.token(Token::Comma)?;
        }
        match *argument {
            Argument::Operand(..) => operands.push(parser.operand()?),
            Argument::Immediate(Name::Vstride, _) => {
                parser.token(Token::Less)?;
                let names =
                    std::iter::once(Name::Vstride).chain(arguments.by_ref().take(BRACKETS - 1).map(argument_name));
                for (number, name) in names.enumerate() {
                    if number > 0 {
                        parser.token(Token::Comma)?;
                    }
                    set(state, name, parser.integer()?);
                }
                parser.token(Token::Greater)?;
            }
            Argument::Immediate(Name::Predicate, _) => {
                let place = parser.place();
                let word = parser.any_keyword()?;
                let words = predicate_names(op);
                let code = words.iter().position(|known| *known == word).and_then(|code| i64::try_from(code).ok());
                let Some(code) = code else {
                    let words = words.iter().copied();
                    return Err(parser.outside(place, codes::GENX_IMMEDIATE, "comparison", word, words, DEFINITION));
                };
                set(state, Name::Predicate, code);
            }
            Argument::Immediate(name, _) => {
                parser.keyword(name.as_str())?;
                parser.token(Token::Equal)?;
                set(state, name, parser.integer()?);
            }
        }
    }
    let given = successors(op, parser, state, first)?;
    parser.optional_attribute_dictionary_into(state)?;
    let mut values = Vec::new();
    if !operands.is_empty() || op.definition().result != genx::table::ResultRule::None {
        parser.token(Token::Colon)?;
        parser.token(Token::LParen)?;
        let mut types = Vec::new();
        parser.comma_separated(Token::RParen, |parser| {
            types.push(parser.r#type()?);
            Ok(())
        })?;
        if types.len() != operands.len() {
            let message = format!("expected {} types of operands, found {}", operands.len(), types.len());
            return Err(parser.coded(parser.name_place(), codes::GENX_COUNT, message).emit());
        }
        for (operand, ty) in operands.iter().zip(types) {
            values.push(parser.resolve(operand, ty)?);
        }
        if op.definition().result != genx::table::ResultRule::None {
            parser.token(Token::Arrow)?;
            let result = parser.r#type()?;
            state.add_results(&[result]);
        }
    }
    values.extend(given);
    state.add_operands(&values);
    Ok(())
}

/// Parses the successors of an operation; returns their arguments.
fn successors<'p, 'c>(
    op: Op,
    parser: &mut OpParser<'p, 'c>,
    state: &mut OpState<'_, 'c>,
    mut first: bool,
) -> ParseResult<Vec<Value<'c, 'p>>> {
    let (mut given, mut counts) = (Vec::new(), Vec::new());
    for _ in 0..op.successors() {
        if !std::mem::replace(&mut first, false) {
            parser.token(Token::Comma)?;
        }
        parser.successor(state)?;
        let before = given.len();
        if parser.optional_token(Token::LParen) {
            let mut operands = Vec::new();
            loop {
                operands.push(parser.operand()?);
                if !parser.optional_token(Token::Comma) {
                    break;
                }
            }
            parser.token(Token::Colon)?;
            for (number, operand) in operands.iter().enumerate() {
                if number > 0 {
                    parser.token(Token::Comma)?;
                }
                let ty = parser.r#type()?;
                given.push(parser.resolve(operand, ty)?);
            }
            parser.token(Token::RParen)?;
        }
        counts.push(i32::try_from(given.len() - before).unwrap_or(i32::MAX));
    }
    if op.successors() > 0 {
        let counts = DenseI32ArrayAttribute::new(parser.context(), &counts);
        state.add_attribute(SUCCESSOR_ARGUMENTS, counts.into());
    }
    Ok(given)
}

const fn argument_name(argument: &Argument) -> Name {
    match *argument {
        Argument::Operand(name, _) | Argument::Immediate(name, _) => name,
    }
}

/// Parses discardable attributes, which all operations of the dialect may have.
pub(crate) trait Discardable<'c> {
    /// Parses `{key = value, unit}`, if the next token is `{`.
    fn optional_attribute_dictionary_into(&mut self, state: &mut OpState<'_, 'c>) -> ParseResult;
}

impl<'c> Discardable<'c> for OpParser<'_, 'c> {
    fn optional_attribute_dictionary_into(&mut self, state: &mut OpState<'_, 'c>) -> ParseResult {
        self.optional_attribute_dictionary(|parser, key, _, has_value| {
            let value = if has_value { parser.attribute(None)? } else { ir::Attribute::unit(parser.context()) };
            state.add_attribute(key, value);
            Ok(())
        })
    }
}

// --- printing

fn print<'c>(op: Op, found: OperationRef<'c, '_>, printer: &mut OpPrinter<'_, 'c>) {
    // An unverified operation is printed in generic form.
    let (Ok((own, counts)), Ok(numbers)) = (groups(op, found), immediates(op, found)) else { return };
    let mut separator = " ";
    let mut brackets = 0;
    for (number, argument) in numbered(op.definition()) {
        if brackets == 0 || brackets == BRACKETS {
            printer.text(std::mem::replace(&mut separator, ", "));
        }
        match argument {
            Argument::Operand(..) => {
                if let Some(operand) = mlir_dialect::operand(found, number) {
                    printer.operand(operand);
                }
            }
            Argument::Immediate(name, _) => {
                let immediate = numbers.get(number).copied().unwrap_or_default();
                if name == Name::Vstride || (1..BRACKETS).contains(&brackets) {
                    brackets += 1;
                    let (open, close) =
                        (if brackets == 1 { "<" } else { ", " }, if brackets == BRACKETS { ">" } else { "" });
                    printer.format(format_args!("{open}{immediate}{close}"));
                } else if let (Name::Predicate, Some(word)) = (name, predicate_name(op, &numbers)) {
                    printer.text(word);
                } else {
                    printer.format(format_args!("{name} = {immediate}"));
                }
            }
        }
    }
    let mut at = own;
    for (block, count) in found.successors().zip(counts) {
        printer.text(std::mem::replace(&mut separator, ", "));
        printer.successor(block);
        if count > 0 {
            let values = || (at..at + count).filter_map(|index| mlir_dialect::operand(found, index));
            list(printer, "(", values(), |printer, value| printer.operand(value));
            list(printer, " : ", values(), |printer, value| printer.r#type(value.r#type()));
            printer.text(")");
        }
        at += count;
    }
    let discardable: Vec<_> = discardable_attributes(found).collect();
    printer.attribute_dictionary(&discardable);
    let result = mlir_dialect::result(found, 0);
    if own > 0 || result.is_some() {
        printer.text(" : (");
        let operands = (0..own).filter_map(|index| mlir_dialect::operand(found, index));
        list(printer, "", operands, |printer, value| printer.r#type(value.r#type()));
        printer.text(")");
    }
    if let Some(result) = result {
        printer.text(" -> ");
        printer.r#type(result.r#type());
    }
}

fn list<'c, 'a>(
    printer: &mut OpPrinter<'_, 'c>,
    open: &'static str,
    values: impl Iterator<Item = Value<'c, 'a>>,
    mut print: impl FnMut(&mut OpPrinter<'_, 'c>, Value<'c, 'a>),
) {
    let mut separator = open;
    for value in values {
        printer.text(std::mem::replace(&mut separator, ", "));
        print(printer, value);
    }
}

// --- verifying

/// Returns the code of a rule.
#[must_use]
pub fn code(rule: Rule) -> u16 {
    match rule {
        Rule::Count => codes::GENX_COUNT,
        Rule::Type => codes::GENX_TYPE,
        Rule::Region => codes::GENX_REGION,
        Rule::Index => codes::GENX_INDEX,
        Rule::Bits => codes::GENX_BITS,
        Rule::Immediate => codes::GENX_IMMEDIATE,
        Rule::Message => codes::GENX_MESSAGE,
    }
}

/// Returns the source of a rule.
const fn source(rule: Rule) -> &'static str {
    match rule {
        Rule::Count | Rule::Type | Rule::Immediate => DEFINITION,
        Rule::Region => "LLVM IR for the GenX backend, vector regions",
        Rule::Index => "LLVM IR for the GenX backend, region access",
        Rule::Bits => "LLVM IR for the GenX backend, predicates",
        Rule::Message => "vISA, messages",
    }
}

fn verify_op(op: Op, found: OperationRef<'_, '_>) -> Result<(), Failed> {
    let name = op.definition().name;
    let mut failed = None;
    let mut say = |violation: &Violation| {
        let location = match violation.at {
            At::Operation => name_location(found),
            At::Operand(index) => operand_location(found, index),
            At::Immediate(key) => attribute_location(found, &[key.as_str()]),
        };
        let message = format!("{DIALECT}.{name}: {}", violation.message);
        let note = format!("{RULE}{}", source(violation.rule));
        failed = Some(at(Severity::Error, location, code(violation.rule), message).note(note).emit());
    };
    let count = |message: String| Violation { rule: Rule::Count, at: At::Operation, message };
    let structure = groups(op, found)
        .and_then(|groups| Ok((groups, immediates(op, found).map_err(|name| format!("`{name}` is missing"))?)));
    let ((own, counts), immediates) = match structure {
        Ok(structure) => structure,
        Err(message) => {
            say(&count(message));
            return failed.map_or(Ok(()), Err);
        }
    };
    let mut operands: Vec<Type> = Vec::new();
    for (index, value) in found.operands().enumerate() {
        match types::of(value.r#type()) {
            Some(ty) => operands.push(ty),
            None => {
                let message = format!("expected a type of vISA, found {}", value.r#type());
                say(&Violation { rule: Rule::Type, at: At::Operand(index), message });
            }
        }
    }
    let results: Vec<Option<Type>> = found.results().map(|result| types::of(result.r#type())).collect();
    if results.len() > 1 {
        say(&count(format!("expected at most one result, found {}", results.len())));
    } else if results.contains(&None) {
        let message = "expected a type of vISA as result".to_owned();
        say(&Violation { rule: Rule::Type, at: At::Operation, message });
    }
    let known = operands.len() == found.operand_count() && results.len() <= 1 && !results.contains(&None);
    if let (true, Some(types)) = (known, operands.get(..own)) {
        let integers: Vec<_> = found.operands().take(own).map(literal::integer).collect();
        let facts = Facts {
            op,
            operands: types,
            integers: &integers,
            immediates: &immediates,
            result: results.first().copied().flatten(),
            successors: found.successor_count(),
        };
        verify::verify(&facts).iter().for_each(&mut say);
        let mut start = own;
        for (number, (block, count)) in found.successors().zip(counts).enumerate() {
            let arguments = (0..block.argument_count()).filter_map(|index| block.argument(index).ok());
            let wanted: Vec<Type> = arguments.filter_map(|argument| types::of(argument.r#type())).collect();
            let given = operands.get(start..start + count).unwrap_or_default();
            if let Some(violation) = verify::branch(number, given, &wanted) {
                say(&violation);
            }
            start += count;
        }
    }
    failed.map_or(Ok(()), Err)
}

//! Defines a dialect of counters that wrap around: `cargo run --example counter -p mlir-dialect`.

use melior::ir::operation::{OperationLike, OperationRef};
use melior::ir::{Attribute, Type, ValueLike, attribute::IntegerAttribute};
use melior::{Context, dialect::DialectHandle, dialect::DialectRegistry, pass::transform};
use mlir_dialect::*;

/// The type `!counter.mod<8>`, which counts from 0 to 7.
struct Mod;

impl TypeDefinition for Mod {
    fn name(&self) -> &str {
        "mod"
    }

    fn parse<'c>(&self, _: &str, parser: &mut Parser<'_, 'c>) -> ParseResult<Type<'c>> {
        let location = parser.location(parser.place());
        parser.token(Token::Less)?;
        let limit = IntegerAttribute::new(Type::index(parser.context()), parser.integer()?);
        parser.token(Token::Greater)?;
        Ok(build_type(location, "counter", "mod", &[limit.into()])?)
    }

    fn print<'c>(&self, parameters: &[Attribute<'c>], printer: &mut Printer<'_, 'c>) {
        printer.format(format_args!("<{}>", number(parameters.first().copied())));
    }
}

fn number(attribute: Option<Attribute<'_>>) -> i64 {
    attribute.and_then(|attribute| IntegerAttribute::try_from(attribute).ok()).map_or(0, |integer| integer.value())
}

/// The operation `%b = counter.add %a by 2 : !counter.mod<8>`.
struct Add;

impl OpDefinition for Add {
    fn name(&self) -> &str {
        "counter.add"
    }

    fn attribute_names(&self) -> Vec<&str> {
        vec!["by"]
    }

    fn traits(&self) -> Vec<OpTrait> {
        vec![OpTrait::OneResult, OpTrait::SameOperandsAndResultType]
    }

    fn effect_model(&self) -> EffectModel {
        EffectModel::Pure // equal additions are merged, unused ones removed
    }

    fn parse<'c>(&self, parser: &mut OpParser<'_, 'c>, state: &mut OpState<'_, 'c>) -> ParseResult {
        let operand = parser.operand()?;
        parser.keyword("by")?;
        let by = IntegerAttribute::new(Type::index(parser.context()), parser.integer()?);
        parser.token(Token::Colon)?;
        let r#type = parser.r#type()?;
        state.add_operands(&[parser.resolve(&operand, r#type)?]);
        state.add_results(&[r#type]);
        state.add_attribute("by", by.into());
        Ok(())
    }

    fn print<'c>(&self, op: OperationRef<'c, '_>, printer: &mut OpPrinter<'_, 'c>) {
        let Ok(operand) = op.operand(0) else { return };
        printer.text(" ");
        printer.operand(operand);
        let by = number(InherentAttributes::of(op).get("by"));
        printer.format(format_args!(" by {by} : {}", operand.r#type()));
    }

    fn verify(&self, op: OperationRef<'_, '_>) -> Result<(), Failed> {
        let by = number(InherentAttributes::of(op).get("by"));
        let counter = op.operand(0).ok().and_then(|operand| type_parameters(operand.r#type()));
        let limit = number(counter.and_then(|(_, parameters)| parameters.first().copied()));
        let wrong = || op_error(op, format!("cannot add {by}")).note(format!("the counter has {limit} states")).emit();
        (0..limit).contains(&by).then_some(()).ok_or_else(wrong)
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let registry = DialectRegistry::new();
    DialectHandle::func().insert_dialect(&registry);
    DialectBuilder::new("counter").r#type(Mod).operation(Add).build()?.register(&registry)?;
    let context = Context::new_with_registry(&registry, true);
    context.attach_diagnostic_handler(|diagnostic| {
        println!("{}: {diagnostic}", diagnostic.location());
        let notes = (0..diagnostic.note_count()).filter_map(|index| diagnostic.note(index).ok());
        notes.for_each(|note| println!("{}: note: {note}", note.location()));
        true
    });
    transform::register_cse();
    for text in [GOOD, BAD] {
        let source = ParsedSource::parse(&context, "input.mlir", text.as_bytes(), true).ok_or("syntax error")?;
        if verify_all(source.module(), Some(&source)) {
            run_pipeline(source.module(), "cse", &PipelineOptions::default())?;
            println!("{}", source.module());
        }
    }
    Ok(())
}

const GOOD: &str = "func.func @good(%a: !counter.mod<8>) -> (!counter.mod<8>, !counter.mod<8>) {
  %b = counter.add %a by 2 : !counter.mod<8>
  %c = counter.add %a by 2 : !counter.mod<8>
  %d = counter.add %c by 1 : !counter.mod<8>
  return %b, %d : !counter.mod<8>, !counter.mod<8>
}";
const BAD: &str = "func.func @bad(%a: !counter.mod<8>) -> !counter.mod<8> {
  %b = counter.add %a by 9 : !counter.mod<8>
  return %b : !counter.mod<8>
}";

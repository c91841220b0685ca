//! Defines the test dialect `t`.

use mlir_dialect::{
    Dialect, DialectBuilder, Dimension, Effect, EffectList, EffectModel, Failed, Fold, FoldResults, InherentAttributes,
    On, OpDefinition, OpParser, OpPrinter, OpState, OpTrait, ParseResult, Token, build_type, discardable_attributes,
    error, integers, location,
    melior::ir::{
        Attribute, Identifier, RegionLike, Type, ValueLike,
        attribute::{
            DenseI32ArrayAttribute, DenseI64ArrayAttribute, FloatAttribute, IntegerAttribute, StringAttribute,
            TypeAttribute,
        },
        block::BlockLike,
        operation::{OperationBuilder, OperationLike, OperationRef},
    },
    op_error, operand, print_type_body, small_integers, string,
};
use std::sync::OnceLock;

#[path = "testing/helpers.rs"]
mod helpers;
#[path = "testing/parameters.rs"]
mod parameters;
pub(crate) use helpers::{attribute, i64_attribute, number};
use helpers::{
    parse_dictionary, parse_operands, parse_plain, parse_region_op, print_operands, print_plain, print_region_op,
};
use parameters::{Box_, Panics, Plain, Range, Tag, Vec_};

/// An operation defined by functions.
#[derive(Clone, Copy)]
pub(crate) struct Op {
    pub(crate) name: &'static str,
    pub(crate) aliases: &'static [&'static str],
    pub(crate) attributes: &'static [&'static str],
    pub(crate) traits: &'static [OpTrait],
    pub(crate) model: EffectModel,
    pub(crate) effects: &'static [(Effect, On)],
    pub(crate) parse: for<'p, 'c, 's> fn(&mut OpParser<'p, 'c>, &mut OpState<'s, 'c>) -> ParseResult,
    pub(crate) print: for<'p, 'c, 'a> fn(OperationRef<'c, 'a>, &mut OpPrinter<'p, 'c>),
    pub(crate) verify: fn(OperationRef<'_, '_>) -> Result<(), Failed>,
    pub(crate) regions: fn(OperationRef<'_, '_>) -> Result<(), Failed>,
    #[allow(clippy::type_complexity)]
    pub(crate) fold: for<'c, 'a> fn(OperationRef<'c, 'a>, &[Option<Attribute<'c>>], &mut FoldResults<'a, 'c>) -> Fold,
    pub(crate) folds: bool,
    pub(crate) names: Option<fn(OperationRef<'_, '_>) -> Vec<String>>,
}

/// Creates an operation with the plain syntax and without properties.
pub(crate) const fn op(name: &'static str) -> Op {
    Op {
        name,
        aliases: &[],
        attributes: &[],
        traits: &[],
        model: EffectModel::Unknown,
        effects: &[],
        parse: parse_plain,
        print: print_plain,
        verify: |_| Ok(()),
        regions: |_| Ok(()),
        fold: |_, _, _| Fold::No,
        folds: true,
        names: None,
    }
}

impl OpDefinition for Op {
    fn name(&self) -> &str {
        self.name
    }
    fn aliases(&self) -> Vec<String> {
        self.aliases.iter().map(|&alias| alias.to_owned()).collect()
    }
    fn attribute_names(&self) -> Vec<&str> {
        self.attributes.to_vec()
    }
    fn traits(&self) -> Vec<OpTrait> {
        self.traits.to_vec()
    }
    fn parse<'c>(&self, parser: &mut OpParser<'_, 'c>, state: &mut OpState<'_, 'c>) -> ParseResult {
        (self.parse)(parser, state)
    }
    fn print<'c>(&self, op: OperationRef<'c, '_>, printer: &mut OpPrinter<'_, 'c>) {
        (self.print)(op, printer);
    }
    fn verify(&self, op: OperationRef<'_, '_>) -> Result<(), Failed> {
        (self.verify)(op)
    }
    fn verify_regions(&self, op: OperationRef<'_, '_>) -> Result<(), Failed> {
        (self.regions)(op)
    }
    fn folds(&self) -> bool {
        self.folds
    }
    fn fold<'c, 'a>(
        &self,
        op: OperationRef<'c, 'a>,
        operands: &[Option<Attribute<'c>>],
        results: &mut FoldResults<'a, 'c>,
    ) -> Fold {
        (self.fold)(op, operands, results)
    }
    fn effect_model(&self) -> EffectModel {
        self.model
    }
    fn effects(&self, op: OperationRef<'_, '_>, effects: &mut EffectList<'_>) {
        if attribute(op, "panic").as_deref() == Some("effects") {
            panic!("on purpose");
        }
        self.effects.iter().for_each(|&(effect, on)| effects.add(effect, on));
    }
    fn names_results(&self) -> bool {
        self.names.is_some()
    }
    fn result_names(&self, op: OperationRef<'_, '_>) -> Vec<String> {
        self.names.map_or_else(Vec::new, |names| names(op))
    }
}

//===-- Operations ---------------------------------------------------------------------------------------------===//

const PURE: EffectModel = EffectModel::Pure;
const LISTED: EffectModel = EffectModel::Listed;

/// `t.int 5 f 1.5 s "x" dims 4x?x3 word keyword sym @name`
const SYNTAX: Op = Op {
    attributes: &["dims", "float", "int", "string", "sym", "word"],
    parse: |parser, state| {
        let context = parser.context();
        if parser.optional_keyword("int") {
            state.add_attribute("int", i64_attribute(context, parser.integer()?));
        }
        if parser.optional_keyword("float") {
            let value = parser.float()?;
            state.add_attribute("float", FloatAttribute::new(context, Type::float64(context), value).into());
        }
        if parser.optional_keyword("string") {
            state.add_attribute("string", StringAttribute::new(context, &parser.string()?).into());
        }
        for (word, dynamic, trailing) in [("dims", true, false), ("static", false, false), ("trailing", true, true)] {
            if parser.optional_keyword(word) {
                let dims: Vec<i64> = parser
                    .dimensions(dynamic, trailing)?
                    .into_iter()
                    .map(|dim| if let Dimension::Static(size) = dim { size } else { -1 })
                    .collect();
                state.add_attribute("dims", DenseI64ArrayAttribute::new(context, &dims).into());
                if trailing {
                    parser.keyword("end")?;
                }
            }
        }
        if parser.optional_keyword("xs") {
            // Dimensions one by one, for a syntax with names between them.
            let mut dims = vec![parser.integer()?];
            loop {
                parser.dimension_x()?;
                if parser.optional_keyword("end") {
                    break;
                }
                dims.push(parser.integer()?);
            }
            state.add_attribute("dims", DenseI64ArrayAttribute::new(context, &dims).into());
        }
        if parser.optional_keyword("word") {
            let word = parser.any_keyword()?.to_owned();
            state.add_attribute("word", StringAttribute::new(context, &word).into());
        }
        if parser.optional_keyword("sym") {
            let place = parser.place();
            match parser.optional_symbol_name() {
                Some(name) => state.add_attribute("sym", name),
                None => return Err(parser.error(place, "expected a symbol")),
            }
        }
        if parser.optional_keyword("maybe") {
            if let Some(value) = parser.optional_integer()? {
                state.add_attribute("int", i64_attribute(context, value));
            } else if let Some(text) = parser.optional_string()? {
                state.add_attribute("string", StringAttribute::new(context, &text).into());
            } else if let Some(r#type) = parser.optional_type()? {
                state.add_attribute("type", TypeAttribute::new(r#type).into());
            } else if let Some(attribute) = parser.optional_attribute(None)? {
                state.add_attribute("attribute", attribute);
            } else if let Some(operand) = parser.optional_operand()? {
                state.add_attribute("operand", StringAttribute::new(context, operand.name()).into());
            } else {
                state.add_attribute("word", StringAttribute::new(context, "nothing").into());
            }
        }
        if parser.optional_keyword("typed") {
            let i8 = Type::parse(context, "i8").unwrap();
            state.add_attribute("typed", parser.attribute(Some(i8))?);
        }
        parse_dictionary(parser, state)
    },
    print: |op, printer| {
        use std::fmt::Write as _;
        let inherent = InherentAttributes::of(op);
        let text = |name: &str| string(inherent.get(name)?);
        if let Some(value) = inherent.get("int") {
            printer.text(" int ");
            printer.attribute_without_type(value);
        }
        if let Some(value) = inherent.get("float") {
            printer.text(" float ");
            printer.attribute_without_type(value);
        }
        if let Some(value) = text("string") {
            printer.text(" string ");
            printer.string(value);
        }
        if let Some(dims) = inherent.get("dims").and_then(integers) {
            let dims: Vec<String> =
                dims.iter().map(|dim| if *dim < 0 { "?".to_owned() } else { dim.to_string() }).collect();
            write!(printer, " dims {}", dims.join("x")).unwrap();
        }
        if let Some(value) = text("word") {
            printer.text(" word ");
            printer.keyword_or_string(value);
        }
        if let Some(value) = text("sym") {
            printer.text(" sym ");
            printer.symbol_name(value);
        }
        printer.attribute_dictionary(&discardable_attributes(op).collect::<Vec<_>>());
    },
    ..op("t.syntax")
};

/// `t.tokens` and all punctuation, in the order of `Token`.
const TOKENS: Op = Op {
    parse: |parser, _| TOKEN_TEXT.iter().try_for_each(|text| parser.token(Token::from_text(text).unwrap())),
    print: |_, printer| TOKEN_TEXT.iter().for_each(|text| printer.format(format_args!(" {text}"))),
    ..op("t.tokens")
};

pub(crate) const TOKEN_TEXT: [&str; 19] =
    ["->", "{", "}", ":", ",", "=", "<", ">", "?", "+", "/", "-", "*", "|", "(", ")", "[", "]", "..."];

/// Resolves an operand of another source.
const FOREIGN: Op = Op {
    parse: |parser, _| {
        let operand = crate::rewriting::foreign();
        let index = mlir_dialect::melior::ir::Type::index(parser.context());
        parser.resolve(&operand, index).map(|_| ())
    },
    ..op("t.foreign")
};

/// Reports the position of every part: `t.where %a, "text" : i32`
const WHERE: Op = Op {
    parse: |parser, state| {
        let remark = |parser: &OpParser<'_, '_>, place, what: &str| {
            let _ = parser.diagnostic(mlir_dialect::Severity::Remark, place, what).emit();
        };
        remark(parser, parser.name_place(), "name");
        let operand = parser.operand()?;
        remark(parser, operand.place(), &format!("operand {}", operand.name()));
        let comma = parser.place();
        parser.token(Token::Comma)?;
        remark(parser, comma, "comma");
        let text = parser.place();
        parser.string()?;
        remark(parser, text, "text");
        parser.token(Token::Colon)?;
        let place = parser.place();
        let r#type = parser.r#type()?;
        remark(parser, place, "type");
        let value = parser.resolve(&operand, r#type)?;
        match mlir_dialect::defining_operation(value) {
            Some(definition) => {
                remark(parser, place, &format!("defined by {}", definition.name().as_string_ref().as_str().unwrap()))
            }
            None if mlir_dialect::defining_block(value).is_some() => remark(parser, place, "a block argument"),
            None => remark(parser, place, "defined later"),
        }
        if let Some(constant) = mlir_dialect::integer_constant(value) {
            remark(parser, place, &format!("constant {constant}"));
        }
        let _ = mlir_dialect::error(state.location(), "at the location of the operation").note("a note").emit();
        state.add_operands(&[value]);
        Ok(())
    },
    print: |op, printer| {
        print_operands(op, printer);
        printer.text(", \"\" : ");
        printer.r#type(op.operand(0).unwrap().r#type());
    },
    ..op("t.where")
};

/// `t.const 5 : i32`
const CONST: Op = Op {
    attributes: &["value"],
    traits: &[OpTrait::ConstantLike],
    model: PURE,
    parse: |parser, state| {
        let value = parser.integer()?;
        parser.token(Token::Colon)?;
        let r#type = parser.r#type()?;
        state.add_results(&[r#type]);
        state.add_attribute("value", IntegerAttribute::new(r#type, value).into());
        Ok(())
    },
    print: |op, printer| {
        let value = InherentAttributes::of(op).get("value").and_then(number).unwrap_or_default();
        printer.format(format_args!(" {value} : "));
        printer.r#type(op.result(0).unwrap().r#type());
    },
    fold: |op, _, results| match InherentAttributes::of(op).get("value") {
        Some(value) => {
            results.constant(value);
            Fold::Yes
        }
        None => Fold::No,
    },
    ..op("t.const")
};

/// Folds to a constant, or to an operand if the other one is zero.
const ADD: Op = Op {
    traits: &[OpTrait::Commutative],
    model: PURE,
    fold: |op, operands, results| {
        let known = |index: usize| operands.get(index).copied().flatten().and_then(number);
        match (known(0), known(1)) {
            (Some(a), Some(b)) => {
                results.constant(IntegerAttribute::new(op.result(0).unwrap().r#type(), a + b).into());
                Fold::Yes
            }
            (_, Some(0)) => {
                results.value(op.operand(0).unwrap());
                Fold::Yes
            }
            _ => Fold::No,
        }
    },
    ..op("t.add")
};

/// Changes itself in place: `limit` becomes at most 100.
const CLAMP: Op = Op {
    attributes: &["limit"],
    model: PURE,
    fold: |op, _, _| {
        let limit = InherentAttributes::of(op).get("limit").and_then(number);
        if limit.is_none_or(|limit| limit <= 100) {
            return Fold::No;
        }
        let hundred = Attribute::parse(mlir_dialect::context_of(location(op)), "{limit = 100 : i64}").unwrap();
        assert!(InherentAttributes::set(op, hundred));
        Fold::Yes
    },
    ..op("t.clamp")
};

/// Folds to its operand, but states that it has no folds.
const UNFOLDED: Op = Op {
    model: PURE,
    fold: |op, _, results| {
        results.value(op.operand(0).unwrap());
        Fold::Yes
    },
    folds: false,
    ..op("t.unfolded")
};

/// Sets one result too few or too many, according to `give`.
const MISFOLD: Op = Op {
    attributes: &["give"],
    model: PURE,
    fold: |op, _, results| {
        for _ in 0..InherentAttributes::of(op).get("give").and_then(number).unwrap() {
            results.value(op.operand(0).unwrap());
        }
        Fold::Yes
    },
    ..op("t.misfold")
};

/// `t.seg (%a, %b) (%c) : i32`: two groups, distinguished by `operandSegmentSizes`.
const SEG: Op = Op {
    attributes: &["operandSegmentSizes"],
    model: PURE,
    parse: |parser, state| {
        let mut sizes = [0_i32; 2];
        let mut operands = Vec::new();
        for size in &mut sizes {
            parser.token(Token::LParen)?;
            let group = parse_operands(parser)?;
            parser.token(Token::RParen)?;
            *size = i32::try_from(group.len()).unwrap();
            operands.extend(group);
        }
        parse_dictionary(parser, state)?;
        parser.token(Token::Colon)?;
        let r#type = parser.r#type()?;
        for operand in &operands {
            let value = parser.resolve(operand, r#type)?;
            state.add_operands(&[value]);
        }
        let sizes = DenseI32ArrayAttribute::new(parser.context(), &sizes).into();
        state.add_attribute("operandSegmentSizes", sizes);
        Ok(())
    },
    print: |op, printer| {
        let sizes = InherentAttributes::of(op).get("operandSegmentSizes").and_then(small_integers).unwrap_or(&[]);
        let mut operands = op.operands();
        for size in sizes {
            printer.text(" (");
            for index in 0..*size {
                printer.text(if index == 0 { "" } else { ", " });
                operands.next().into_iter().for_each(|operand| printer.operand(operand));
            }
            printer.text(")");
        }
        printer.attribute_dictionary(&discardable_attributes(op).collect::<Vec<_>>());
        printer.text(" : ");
        printer.r#type(op.operand(0).unwrap().r#type());
    },
    verify: |op| {
        let sizes = InherentAttributes::of(op).get("operandSegmentSizes").and_then(small_integers);
        let Some(sizes @ [_, _]) = sizes else { return Err(op_error(op, "needs two segment sizes").emit()) };
        if sizes.iter().any(|size| *size < 0) || sizes.iter().sum::<i32>() != op.operand_count() as i32 {
            return Err(op_error(op, format!("segments {sizes:?} for {} operands", op.operand_count())).emit());
        }
        Ok(())
    },
    ..op("t.seg")
};

/// Reports as many errors as `errors` states, at different positions.
const ERRORS: Op = Op {
    attributes: &["errors"],
    verify: |op| {
        let count = InherentAttributes::of(op).get("errors").and_then(number).unwrap_or(0);
        let mut result = Ok(());
        for index in 0..count {
            let at = match index {
                0 => mlir_dialect::operand_location(op, 0),
                1 => mlir_dialect::attribute_location(op, &["errors"]),
                _ => mlir_dialect::name_location(op),
            };
            let first = operand(op, 0).and_then(mlir_dialect::defining_operation);
            let mut diagnostic = error(at, format!("error {index}")).note("a note");
            if let Some(first) = first {
                diagnostic = diagnostic.note_at(location(first), "a note elsewhere");
            }
            result = Err(diagnostic.emit());
        }
        result
    },
    ..op("t.errors")
};

/// Panics in the hook that `panic` names.
const PANICS: Op = Op {
    attributes: &["panic"],
    model: LISTED,
    parse: |parser, state| {
        if parser.optional_keyword("now") {
            panic!("{}", String::from("on purpose"));
        }
        if parser.optional_keyword("odd") {
            std::panic::panic_any(7_u8);
        }
        parse_plain(parser, state)
    },
    print: |op, printer| {
        if attribute(op, "panic").as_deref() == Some("print") {
            panic!("on purpose");
        }
        print_plain(op, printer);
    },
    verify: |op| if attribute(op, "panic").as_deref() == Some("verify") { panic!("on purpose") } else { Ok(()) },
    regions: |op| if attribute(op, "panic").as_deref() == Some("regions") { panic!("on purpose") } else { Ok(()) },
    fold: |op, _, results| {
        if attribute(op, "panic").as_deref() == Some("fold") {
            results.value(op.operand(0).unwrap());
            panic!("on purpose");
        }
        Fold::No
    },
    names: Some(|op| if attribute(op, "panic").as_deref() == Some("names") { panic!("on purpose") } else { vec![] }),
    ..op("t.panics")
};

/// Accesses a missing operand with melior's accessor, which prints the operation.
const CURIOUS: Op = Op {
    print: |op, printer| {
        assert!(op.operand(9).is_err());
        print_plain(op, printer);
    },
    verify: |op| {
        assert!(op.operand(9).is_err() && op.region(9).is_err());
        assert!(operand(op, 9).is_none() && operand(op, 0).is_some());
        Ok(())
    },
    regions: |op| {
        assert!(op.result(9).is_err());
        Ok(())
    },
    fold: |op, _, _| {
        assert!(op.successor(9).is_err());
        Fold::No
    },
    names: Some(|op| {
        assert!(op.result(9).is_err());
        vec!["curious".to_owned()]
    }),
    ..op("t.curious")
};

/// `t.body`: prints its type with `print_type_body`, and one operation of the region per line.
const BODY: Op = Op {
    parse: |parser, state| {
        let place = parser.place();
        let keyword = parser.any_keyword()?;
        if keyword != "box" {
            return Err(parser.error(place, "expected a box"));
        }
        parser.token(Token::Less)?;
        let element = parser.r#type()?;
        parser.token(Token::Comma)?;
        let count = i64_attribute(parser.context(), parser.integer()?);
        parser.token(Token::Greater)?;
        let parameters = [TypeAttribute::new(element).into(), count];
        state.add_results(&[build_type(parser.location(place), "t", "box", &parameters)?]);
        Ok(())
    },
    print: |op, printer| {
        printer.newline();
        printer.text("  box");
        print_type_body(op.result(0).unwrap().r#type(), printer);
    },
    ..op("t.body")
};

const REGION: Op = Op {
    traits: &[OpTrait::SingleBlock, OpTrait::NoTerminator],
    parse: |parser, state| parse_region_op(parser, state, false, true),
    print: |op, printer| print_region_op(op, printer, true),
    ..op("t.region")
};

const OPERATIONS: [Op; 42] = [
    op("t.any"),
    Op { attributes: &["a", "b"], ..op("t.inherent") },
    Op { aliases: &["t.deeper", "t.very.deep"], ..op("t.deep.er") },
    Op { model: PURE, ..op("t.pure") },
    Op { model: LISTED, effects: &[(Effect::Read, On::Operand(0))], ..op("t.read") },
    Op { model: LISTED, effects: &[(Effect::Write, On::Operand(0))], ..op("t.write") },
    Op { model: LISTED, effects: &[(Effect::Allocate, On::Result(0))], ..op("t.alloc") },
    Op { model: LISTED, effects: &[(Effect::Free, On::Operand(0))], ..op("t.free") },
    Op { model: LISTED, effects: &[(Effect::Read, On::Operand(9)), (Effect::Write, On::Result(9))], ..op("t.far") },
    Op { model: LISTED, effects: &[(Effect::Read, On::Anything)], ..op("t.read_all") },
    SYNTAX,
    TOKENS,
    WHERE,
    FOREIGN,
    CONST,
    ADD,
    CLAMP,
    UNFOLDED,
    MISFOLD,
    SEG,
    ERRORS,
    PANICS,
    CURIOUS,
    BODY,
    REGION,
    Op { traits: &[OpTrait::ConstantLike], model: PURE, ..op("t.unknown_const") },
    Op { traits: &[OpTrait::Idempotent, OpTrait::SameOperandsAndResultType], model: PURE, ..op("t.idem") },
    Op { traits: &[OpTrait::Involution, OpTrait::SameOperandsAndResultType], model: PURE, ..op("t.neg") },
    Op { traits: &[OpTrait::Commutative], model: PURE, ..op("t.mul") },
    Op { traits: &[OpTrait::IsTerminator, OpTrait::ReturnLike], model: PURE, ..op("t.ret") },
    Op {
        traits: &[OpTrait::IsTerminator],
        parse: |parser, state| {
            parser.successor(state)?;
            if parser.optional_token(Token::Comma) { parser.successor(state) } else { Ok(()) }
        },
        print: |op, printer| {
            for (index, block) in op.successors().enumerate() {
                printer.text(if index == 0 { " " } else { ", " });
                printer.successor(block);
            }
        },
        ..op("t.br")
    },
    // Needs a terminator.
    Op {
        traits: &[OpTrait::RecursiveMemoryEffects],
        model: EffectModel::Recursive,
        parse: |parser, state| parse_region_op(parser, state, false, false),
        print: |op, printer| print_region_op(op, printer, true),
        ..op("t.blocks")
    },
    // Omits its terminator.
    Op {
        traits: &[OpTrait::IsolatedFromAbove, OpTrait::NoTerminator],
        parse: |parser, state| parse_region_op(parser, state, true, true),
        print: |op, printer| print_region_op(op, printer, true),
        ..op("t.isolated")
    },
    Op {
        traits: &[OpTrait::NoTerminator, OpTrait::NoRegionArguments, OpTrait::AutomaticAllocationScope],
        parse: |parser, state| parse_region_op(parser, state, false, true),
        print: |op, printer| print_region_op(op, printer, true),
        ..op("t.scope")
    },
    Op {
        traits: &[OpTrait::NoTerminator, OpTrait::SymbolTable],
        parse: |parser, state| parse_region_op(parser, state, false, true),
        print: |op, printer| print_region_op(op, printer, true),
        ..op("t.symbols")
    },
    // Inspects its regions.
    Op {
        traits: &[OpTrait::NoTerminator],
        parse: |parser, state| parse_region_op(parser, state, false, true),
        print: |op, printer| print_region_op(op, printer, true),
        regions: |op| {
            let first = op.region(0).ok().and_then(|region| region.first_block()?.first_operation());
            match first {
                Some(first) if first.name().as_string_ref().as_str() == Ok("t.any") => Ok(()),
                Some(first) => Err(op_error(op, "has to start with t.any")
                    .note_at(location(first), "it starts here")
                    .note("no note of its own place")
                    .emit()),
                None => Err(op_error(op, "is empty").emit()),
            }
        },
        ..op("t.strict")
    },
    Op { traits: &[OpTrait::ZeroOperands, OpTrait::ZeroSuccessors, OpTrait::ZeroRegions], ..op("t.no_operands") },
    Op { traits: &[OpTrait::ZeroResults], ..op("t.no_results") },
    Op { traits: &[OpTrait::OneResult], ..op("t.one_result") },
    Op { traits: &[OpTrait::SameTypeOperands], ..op("t.same_operands") },
    Op { names: Some(|_| vec!["sum".to_owned(), "carry".to_owned(), "surplus".to_owned()]), ..op("t.named") },
    // A region argument without a type.
    Op {
        traits: &[OpTrait::NoTerminator],
        parse: |parser, state| {
            let argument = parser.argument(false)?;
            let argument = if parser.optional_keyword("typed") {
                argument.with_type(Type::index(parser.context()))
            } else {
                argument
            };
            parser.region(state, &[argument], false)?;
            Ok(())
        },
        print: |op, printer| {
            printer.text(" ");
            let region = op.region(0).unwrap();
            printer.operand(region.first_block().unwrap().argument(0).unwrap());
            printer.text(" typed ");
            printer.region(region, false, true);
        },
        ..op("t.untyped")
    },
];

/// Materializes constants of the folder: `t.const` of the type.
fn materialize<'c>(
    value: Attribute<'c>,
    r#type: Type<'c>,
    location: mlir_dialect::melior::ir::Location<'c>,
) -> Option<mlir_dialect::melior::ir::Operation<'c>> {
    let context = mlir_dialect::context_of(location);
    let value_of = number(value)?;
    if value_of == 13 {
        panic!("on purpose");
    }
    // 14: no constant, but an operation all the same. 15: a wrong type.
    let name = if value_of == 14 { "t.pure" } else { "t.const" };
    let r#type = if value_of == 15 { Type::index(context) } else { r#type };
    let builder = OperationBuilder::new(name, location).add_results(&[r#type]);
    builder.add_attributes(&[(Identifier::new(context, "value"), value)]).build().ok()
}

/// Checks discardable attributes `t.*`: only `t.checked = unit` is allowed on any operation, `t.panics` panics.
fn check(op: OperationRef<'_, '_>, name: &str, _: Attribute<'_>) -> Result<(), Failed> {
    match name {
        "t.checked" => Ok(()),
        "t.panics" => panic!("on purpose"),
        _ => Err(op_error(op, format!("has the unknown attribute '{name}'")).emit()),
    }
}

pub(crate) fn dialect() -> &'static Dialect {
    static DIALECT: OnceLock<&Dialect> = OnceLock::new();
    DIALECT.get_or_init(|| {
        let builder = DialectBuilder::new("t").operations(OPERATIONS).r#type(Box_).r#type(Vec_);
        let builder = builder.r#type(Plain("token")).r#type(Plain("odd")).r#type(Plain("panics"));
        let builder = builder.attribute(Tag).attributes([Range]).attribute(Panics).depends_on("func");
        builder.verify_attributes(check).materialize_constants(materialize).build().unwrap()
    })
}

//! The test dialect `t`.

use mlir_dialect::{
    AttributeDefinition, Dialect, DialectBuilder, Dimension, Effect, EffectList, EffectModel, Failed, Fold,
    FoldResults, InherentAttributes, On, OpDefinition, OpParser, OpPrinter, OpState, OpTrait, ParseResult, Parser,
    Printer, Token, TypeDefinition, build_attribute, build_type, discardable_attributes, ensure_block, error, integers,
    location,
    melior::{
        Context,
        ir::{
            Attribute, Identifier, RegionLike, Type, ValueLike,
            attribute::{
                DenseI32ArrayAttribute, DenseI64ArrayAttribute, FloatAttribute, IntegerAttribute, StringAttribute,
                TypeAttribute,
            },
            block::BlockLike,
            operation::{OperationBuilder, OperationLike, OperationRef},
            r#type::TypeLike,
        },
    },
    op_error, operand, print_type_body, small_integers, string,
};
use std::sync::OnceLock;

/// An operation made of functions.
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
    pub(crate) names: Option<fn(OperationRef<'_, '_>) -> Vec<String>>,
}

/// An operation with the plain syntax and no properties.
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

//===-- Helpers ------------------------------------------------------------------------------------------------===//

/// The text of a string attribute, inherent or not.
pub(crate) fn attribute(op: OperationRef<'_, '_>, name: &str) -> Option<String> {
    Some(string(op.attribute(name).ok()?)?.to_owned())
}

pub(crate) fn i64_attribute<'c>(context: &'c Context, value: i64) -> Attribute<'c> {
    IntegerAttribute::new(Type::parse(context, "i64").unwrap(), value).into()
}

pub(crate) fn number(attribute: Attribute<'_>) -> Option<i64> {
    Some(IntegerAttribute::try_from(attribute).ok()?.value())
}

/// `%a, %b`, as many as there are.
fn parse_operands<'p, 'c>(parser: &mut OpParser<'p, 'c>) -> ParseResult<Vec<mlir_dialect::UnresolvedOperand<'p>>> {
    let mut operands = Vec::new();
    if let Some(first) = parser.optional_operand()? {
        operands.push(first);
        while parser.optional_token(Token::Comma) {
            operands.push(parser.operand()?);
        }
    }
    Ok(operands)
}

fn parse_types<'c>(parser: &mut OpParser<'_, 'c>) -> ParseResult<Vec<Type<'c>>> {
    parser.token(Token::LParen)?;
    let mut types = Vec::new();
    parser.comma_separated(Token::RParen, |parser| {
        types.push(parser.r#type()?);
        Ok(())
    })?;
    Ok(types)
}

/// `{a = 1, b, "c d" = "x"}`.
fn parse_dictionary<'c>(parser: &mut OpParser<'_, 'c>, state: &mut OpState<'_, 'c>) -> ParseResult {
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

fn print_dictionary<'c>(op: OperationRef<'c, '_>, printer: &mut OpPrinter<'_, 'c>) {
    let mut all: Vec<(Identifier<'c>, Attribute<'c>)> = InherentAttributes::of(op).iter().collect();
    all.extend(discardable_attributes(op));
    printer.attribute_dictionary(&all);
}

fn print_operands<'c>(op: OperationRef<'c, '_>, printer: &mut OpPrinter<'_, 'c>) {
    for (index, operand) in op.operands().enumerate() {
        printer.text(if index == 0 { " " } else { ", " });
        printer.operand(operand);
    }
}

fn print_signature<'c>(op: OperationRef<'c, '_>, printer: &mut OpPrinter<'_, 'c>) {
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

/// `t.op %a, %b {key = value} : (i32, i32) -> (i32)`
fn parse_plain<'p, 'c>(parser: &mut OpParser<'p, 'c>, state: &mut OpState<'_, 'c>) -> ParseResult {
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

fn print_plain<'c>(op: OperationRef<'c, '_>, printer: &mut OpPrinter<'_, 'c>) {
    print_operands(op, printer);
    print_dictionary(op, printer);
    print_signature(op, printer);
}

/// `t.op {...}`, or `t.op (%a : i32, %b : i64) {...}`; then the rest of the plain syntax may follow.
fn parse_region_op<'p, 'c>(
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

fn print_region_op<'c>(op: OperationRef<'c, '_>, printer: &mut OpPrinter<'_, 'c>, terminators: bool) {
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

//===-- Types --------------------------------------------------------------------------------------------------===//

/// `!t.box<f32, 3>`; `!t.crate` is `!t.box<i32, 1>`, `!t.wide<4>` is `!t.vec<4xi64>`.
struct Box_;

impl TypeDefinition for Box_ {
    fn name(&self) -> &str {
        "box"
    }
    fn aliases(&self) -> Vec<&str> {
        vec!["crate", "wide"]
    }
    fn parse<'c>(&self, keyword: &str, parser: &mut Parser<'_, 'c>) -> ParseResult<Type<'c>> {
        let location = parser.location(parser.name_place());
        let context = parser.context();
        match keyword {
            "box" => {
                parser.token(Token::Less)?;
                let element = parser.r#type()?;
                parser.token(Token::Comma)?;
                let count = i64_attribute(context, parser.integer()?);
                parser.token(Token::Greater)?;
                Ok(build_type(location, "t", "box", &[TypeAttribute::new(element).into(), count])?)
            }
            "crate" => {
                let element = TypeAttribute::new(Type::parse(context, "i32").unwrap()).into();
                Ok(build_type(location, "t", "box", &[element, i64_attribute(context, 1)])?)
            }
            _ => {
                parser.token(Token::Less)?;
                let dims = DenseI64ArrayAttribute::new(context, &[parser.integer()?]).into();
                parser.token(Token::Greater)?;
                let element = TypeAttribute::new(Type::parse(context, "i64").unwrap()).into();
                Ok(build_type(location, "t", "vec", &[dims, element])?)
            }
        }
    }
    fn print<'c>(&self, parameters: &[Attribute<'c>], printer: &mut Printer<'_, 'c>) {
        let [element, count] = parameters else { return };
        printer.text("<");
        printer.r#type(TypeAttribute::try_from(*element).unwrap().value());
        printer.format(format_args!(", {}>", number(*count).unwrap()));
    }
    fn verify(&self, parameters: &[Attribute<'_>]) -> Result<(), String> {
        match parameters {
            [element, count] if TypeAttribute::try_from(*element).is_ok() => match number(*count) {
                Some(666) => panic!("on purpose"),
                Some(1..) => Ok(()),
                _ => Err(format!("a box holds at least one, not {}", number(*count).unwrap_or(0))),
            },
            _ => Err("a box has an element type and a count".to_owned()),
        }
    }
}

/// `!t.vec<4x?xf32>`
struct Vec_;

impl TypeDefinition for Vec_ {
    fn name(&self) -> &str {
        "vec"
    }
    fn parse<'c>(&self, _: &str, parser: &mut Parser<'_, 'c>) -> ParseResult<Type<'c>> {
        parser.token(Token::Less)?;
        let place = parser.place();
        let dims = parser.dimensions(true, true)?;
        if dims.is_empty() {
            return Err(parser.error(place, "a vector has dimensions"));
        }
        let element_place = parser.place();
        let element = parser.r#type()?;
        if element.is_index() {
            return Err(parser.error(element_place, "no vectors of indices"));
        }
        parser.token(Token::Greater)?;
        let dims: Vec<i64> = dims
            .into_iter()
            .map(|dim| match dim {
                Dimension::Static(size) => size,
                Dimension::Dynamic => -1,
            })
            .collect();
        let dims = DenseI64ArrayAttribute::new(parser.context(), &dims).into();
        Ok(build_type(parser.location(place), "t", "vec", &[dims, TypeAttribute::new(element).into()])?)
    }
    fn print<'c>(&self, parameters: &[Attribute<'c>], printer: &mut Printer<'_, 'c>) {
        let [dims, element] = parameters else { return };
        printer.text("<");
        for &dim in integers(*dims).unwrap() {
            match dim {
                -1 => printer.text("?x"),
                dim => printer.format(format_args!("{dim}x")),
            }
        }
        printer.r#type(TypeAttribute::try_from(*element).unwrap().value());
        printer.text(">");
    }
    fn verify(&self, parameters: &[Attribute<'_>]) -> Result<(), String> {
        let dims = parameters.first().and_then(|dims| integers(*dims)).ok_or("a vector has dimensions")?;
        if dims.contains(&0) { Err("a vector is not empty".to_owned()) } else { Ok(()) }
    }
}

/// `!t.token`: no parameters. `!t<odd 5>`: a body that is not in angle brackets.
struct Plain(&'static str);

impl TypeDefinition for Plain {
    fn name(&self) -> &str {
        self.0
    }
    fn parse<'c>(&self, _: &str, parser: &mut Parser<'_, 'c>) -> ParseResult<Type<'c>> {
        let parameters = match self.0 {
            "odd" => vec![i64_attribute(parser.context(), parser.integer()?)],
            "panics" if parser.optional_keyword("now") => panic!("on purpose"),
            _ => vec![],
        };
        Ok(build_type(parser.location(parser.name_place()), "t", self.0, &parameters)?)
    }
    fn print<'c>(&self, parameters: &[Attribute<'c>], printer: &mut Printer<'_, 'c>) {
        if self.0 == "panics" {
            panic!("on purpose");
        }
        if let [value] = parameters {
            printer.text(" ");
            printer.attribute_without_type(*value);
        }
    }
}

//===-- Attributes ---------------------------------------------------------------------------------------------===//

/// `#t.tag<"text", keyword, @symbol>`
struct Tag;

impl AttributeDefinition for Tag {
    fn name(&self) -> &str {
        "tag"
    }
    fn parse<'c>(&self, _: &str, parser: &mut Parser<'_, 'c>) -> ParseResult<Attribute<'c>> {
        let context = parser.context();
        parser.token(Token::Less)?;
        let text = StringAttribute::new(context, &parser.string()?).into();
        parser.token(Token::Comma)?;
        let word = match parser.optional_any_keyword() {
            Some(word) => word.to_owned(),
            None => parser.string()?,
        };
        let word = StringAttribute::new(context, &word).into();
        let mut parameters = vec![text, word];
        if parser.optional_token(Token::Comma) {
            let place = parser.place();
            parameters
                .push(parser.optional_symbol_name().ok_or(()).map_err(|()| parser.error(place, "expected @name"))?);
        }
        parser.token(Token::Greater)?;
        Ok(build_attribute(parser.location(parser.name_place()), "t", "tag", &parameters)?)
    }
    fn print<'c>(&self, parameters: &[Attribute<'c>], printer: &mut Printer<'_, 'c>) {
        let text = |index: usize| string(parameters[index]).unwrap();
        printer.text("<");
        printer.string(text(0));
        printer.text(", ");
        printer.keyword_or_string(text(1));
        if parameters.len() > 2 {
            printer.text(", ");
            printer.symbol_name(text(2));
        }
        printer.text(">");
    }
}

/// `#t.range<1, 5>`; `#t.nothing` is `#t.range<0, 0>`.
struct Range;

impl AttributeDefinition for Range {
    fn name(&self) -> &str {
        "range"
    }
    fn aliases(&self) -> Vec<&str> {
        vec!["nothing"]
    }
    fn parse<'c>(&self, keyword: &str, parser: &mut Parser<'_, 'c>) -> ParseResult<Attribute<'c>> {
        let mut bounds = [0, 0];
        if keyword == "range" {
            parser.token(Token::Less)?;
            bounds[0] = parser.integer()?;
            parser.token(Token::Comma)?;
            bounds[1] = parser.integer()?;
            parser.token(Token::Greater)?;
        }
        let bounds = DenseI64ArrayAttribute::new(parser.context(), &bounds).into();
        Ok(build_attribute(parser.location(parser.name_place()), "t", "range", &[bounds])?)
    }
    fn print<'c>(&self, parameters: &[Attribute<'c>], printer: &mut Printer<'_, 'c>) {
        if let Some([low, high]) = parameters.first().and_then(|bounds| integers(*bounds)) {
            printer.format(format_args!("<{low}, {high}>"));
        }
    }
    fn verify(&self, parameters: &[Attribute<'_>]) -> Result<(), String> {
        match parameters.first().and_then(|bounds| integers(*bounds)) {
            Some([low, high]) if low <= high => Ok(()),
            Some([low, high]) => Err(format!("{low} is above {high}")),
            _ => Err("a range has two bounds".to_owned()),
        }
    }
}

/// `#t.panics`, `#t<panics now>`
struct Panics;

impl AttributeDefinition for Panics {
    fn name(&self) -> &str {
        "panics"
    }
    fn parse<'c>(&self, _: &str, parser: &mut Parser<'_, 'c>) -> ParseResult<Attribute<'c>> {
        if parser.optional_keyword("now") {
            panic!("on purpose");
        }
        Ok(build_attribute(parser.location(parser.name_place()), "t", "panics", &[])?)
    }
    fn print<'c>(&self, _: &[Attribute<'c>], _: &mut Printer<'_, 'c>) {
        panic!("on purpose");
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
            // Dimensions one by one, as a syntax with names between them needs it.
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

/// Reports the place of every part: `t.where %a, "text" : i32`
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

/// Folds to a constant, or to an operand where the other is zero.
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

/// Gives one result too few or too many, as `give` says.
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

/// `t.seg (%a, %b) (%c) : i32`: two groups, told apart by `operandSegmentSizes`.
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

/// Reports as many errors as `errors` says, at different places.
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

/// Asks for an operand that is not there, with melior's accessor, which prints the operation.
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

/// `t.body`: prints its type with `print_type_body`, the region's operations a line each.
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

const OPERATIONS: [Op; 40] = [
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
    CONST,
    ADD,
    CLAMP,
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
    // Does not print its terminator's braces.
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
    // Looks at what is inside.
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

/// Values of constants the folder needs: `t.const` of the type.
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

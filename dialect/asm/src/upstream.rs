//! Parses upstream operations: those with a custom form, and the two general forms of all others.
//!
//! ```text
//! %r = arith.addi %a, %b {attributes} : i32       one type for all; or `: i32, i1 -> i32`; or `: i32 to i64`
//! %r = "scf.while"(%x)[^bb] {attributes} : (i32) -> i32 {..}, {..}
//! ```

use crate::{
    assemble::{Assembler, Statement},
    cursor::{Cursor, Use},
    tokens::{Kind, Parts},
};
use mlir_dialect::{
    Building, ParseResult, Token as Mark, TokenSource,
    melior::ir::{
        Attribute, AttributeLike, Block, BlockRef, Type, ValueLike,
        attribute::{ArrayAttribute, DenseI32ArrayAttribute, IntegerAttribute, StringAttribute, TypeAttribute},
        block::BlockLike,
        operation::OperationRef,
        r#type::{FunctionType, IntegerType},
    },
};
use pto_isa::codes;
use pto_upstream::{Arith, Control, Outer};

/// Operations with a custom form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// `module @name attributes {..} {..}`
    Module,
    /// `func.func private @name(%a: i32) -> i32 attributes {..} {..}`
    Function,
    /// `func.call @name(%a) : (i32) -> i32`
    Call,
    /// `func.return %a : i32`
    Return,
    /// `arith.constant 0 : i32`
    Constant,
    /// `arith.cmpi slt, %a, %b : i32`, and `arith.cmpf`
    Compare(&'static [&'static str]),
    /// `scf.for %i = %a to %b step %c iter_args(%x = %y) -> (i32) : i32 {..}`
    For,
    /// `scf.if %c -> (i32) {..} else {..}`
    If,
    /// `scf.while (%a = %x) : (i32) -> i32 {..} do {..}`
    While,
    /// `scf.condition(%c) %a : i32`
    Condition,
    /// `cf.br ^b(%a : i32)`
    Branch,
    /// `cf.cond_br %c, ^b(%a : i32), ^c`
    ConditionalBranch,
}

/// Predicates of `arith.cmpi`, by value.
pub(crate) const INTEGERS: &[&str] = &["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"];
/// Predicates of `arith.cmpf`, by value.
pub(crate) const FLOATS: &[&str] = &[
    "false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno", "true",
];

/// Forms by mnemonic; the first mnemonic of a form is its name.
const FORMS: &[(&str, &str, Form)] = &[
    (Outer::Module.name(), "module", Form::Module),
    (Outer::Function.name(), ".func", Form::Function),
    (Control::Call.name(), "call", Form::Call),
    (Control::Return.name(), "return", Form::Return),
    (Arith::Constant.name(), "constant", Form::Constant),
    (Arith::CmpI.name(), "", Form::Compare(INTEGERS)),
    (Arith::CmpF.name(), "", Form::Compare(FLOATS)),
    (Control::For.name(), "", Form::For),
    (Control::If.name(), "", Form::If),
    (Control::While.name(), "", Form::While),
    (Control::Condition.name(), "", Form::Condition),
    (Control::Branch.name(), "br", Form::Branch),
    (Control::ConditionalBranch.name(), "cond_br", Form::ConditionalBranch),
];

/// Returns the form of a mnemonic.
pub(crate) fn form(name: &str) -> Option<Form> {
    FORMS.iter().find(|(full, short, _)| *full == name || (*short == name && !short.is_empty())).map(|(.., form)| *form)
}

fn full_name(form: Form, written: &str) -> &str {
    let known = FORMS.iter().find(|(full, short, of)| *of == form && (*full == written || *short == written));
    known.map_or(written, |(full, ..)| full)
}

type Attributes<'t, 'c> = Vec<(&'t str, Attribute<'c>)>;

/// An operation under construction.
struct Build<'c, 'm> {
    new: Building<'c, 'm>,
    block: BlockRef<'c, 'm>,
}

impl<'c, 'm> Build<'c, 'm> {
    fn operands<'t>(
        &mut self,
        cursor: &mut Cursor<'_, 'c, 'm, 't>,
        uses: &[Use<'t>],
        types: &[Type<'c>],
    ) -> ParseResult {
        for (used, r#type) in uses.iter().zip(types) {
            let value = cursor.asm.resolve(*used, *r#type, self.block)?;
            self.new.state().add_operands(&[value]);
        }
        Ok(())
    }

    fn attributes(&mut self, attributes: &[(&str, Attribute<'c>)]) {
        for (name, value) in attributes {
            self.new.state().add_attribute(name, *value);
        }
    }

    /// Fills the next region with its statements.
    fn region<'t>(
        &mut self,
        cursor: &mut Cursor<'_, 'c, 'm, 't>,
        arguments: &[(&'t str, usize, Type<'c>)],
        entry: bool,
        terminator: Option<&str>,
    ) -> ParseResult {
        let region = self.new.region();
        let body = cursor.body()?;
        let block = entry.then(|| region.append_block(Block::new(&[])));
        cursor.asm.open_scope();
        if let Some(block) = block {
            for (name, at, r#type) in arguments {
                let value = block.add_argument(*r#type, cursor.asm.location(*at));
                cursor.asm.define((name, 0), value, *at)?;
            }
        }
        if let Some(body) = body {
            cursor.asm.region(body, region, block);
        }
        cursor.asm.close_scope();
        if let Some(name) = terminator
            && let Some(block) = region.first_block()
            && block.terminator().is_none()
        {
            cursor.asm.is_registered(name);
            Building::new(name, cursor.asm.location(cursor.end), block).finish();
        }
        Ok(())
    }

    fn finish(self) -> OperationRef<'c, 'm> {
        self.new.finish()
    }
}

fn start<'c, 'm, 't>(
    asm: &mut Assembler<'c, 'm, 't>,
    statement: Statement<'_, 'c, 'm, 't>,
    name: &str,
) -> Build<'c, 'm> {
    asm.is_registered(name);
    let location = asm.location(statement.parts.name.start);
    Build { new: Building::new(name, location, statement.block), block: statement.block }
}

/// Returns the type of a value, or else `other`.
fn type_of<'c>(cursor: &Cursor<'_, 'c, '_, '_>, used: &Use<'_>, other: Option<Type<'c>>) -> ParseResult<Type<'c>> {
    let known = cursor.asm.known(used.name, used.number).map(|value| value.r#type());
    known.or(other).ok_or_else(|| {
        let message = format_args!("the type of '{}' is not known here, and not written", used.name);
        cursor.asm.error(used.at, codes::ASM_TYPE, message).emit()
    })
}

fn count<'c>(cursor: &Cursor<'_, 'c, '_, '_>, what: &str, expected: usize, found: usize) -> ParseResult {
    if expected == found {
        return Ok(());
    }
    let message = format_args!("expected {expected} {what}, found {found}");
    Err(cursor.asm.error(cursor.name, codes::ASM_TYPE, message).emit())
}

/// Parses `"d.op"(%a)[^b] {..} : (i32) -> i32 {..}, {..}`.
pub(crate) fn quoted<'c, 'm, 't>(
    asm: &mut Assembler<'c, 'm, 't>,
    statement: Statement<'_, 'c, 'm, 't>,
    written: &str,
) -> ParseResult {
    let def = pto_isa::ops::lookup(written.strip_prefix("pto.").unwrap_or(written));
    let name = def.map_or_else(|| written.to_owned(), |def| format!("pto.{}", def.name));
    if !asm.is_registered(&name) && !asm.context.allow_unregistered_dialects() {
        let message = format_args!("unknown mnemonic '{written}'");
        return Err(asm.error(statement.parts.name.start, codes::ASM_MNEMONIC, message).emit());
    }
    let mut build = start(asm, statement, &name);
    let mut cursor = statement.cursor(asm);
    cursor.expect(Mark::LParen)?;
    let uses = cursor.values()?;
    cursor.expect(Mark::RParen)?;
    if cursor.mark(Mark::LSquare) {
        loop {
            let at = cursor.place();
            let name = cursor.take(Kind::Successor).ok_or_else(|| cursor.unexpected("a block"))?;
            if let Some(block) = cursor.asm.target(name, at) {
                build.new.successor(block);
            }
            if !cursor.mark(Mark::Comma) {
                break;
            }
        }
        cursor.expect(Mark::RSquare)?;
    }
    let mut attributes = Vec::new();
    cursor.dictionary(&mut attributes)?;
    cursor.dictionary(&mut attributes)?;
    cursor.expect(Mark::Colon)?;
    let operands = cursor.types()?;
    cursor.expect(Mark::Arrow)?;
    let results = cursor.types()?;
    count(&cursor, "types of operands", uses.len(), operands.len())?;
    build.operands(&mut cursor, &uses, &operands)?;
    build.attributes(&attributes);
    build.new.state().add_results(&results);
    while !cursor.exhausted() {
        build.region(&mut cursor, &[], false, None)?;
        if !cursor.mark(Mark::Comma) {
            break;
        }
    }
    cursor.finished()?;
    let op = build.finish();
    cursor.asm.define_results(op, statement.parts)
}

/// Parses `d.op %a, %b {..} : types`.
pub(crate) fn plain<'c, 'm, 't>(
    asm: &mut Assembler<'c, 'm, 't>,
    statement: Statement<'_, 'c, 'm, 't>,
    name: &str,
) -> ParseResult {
    let mut build = start(asm, statement, name);
    let mut cursor = statement.cursor(asm);
    let uses = cursor.values()?;
    let mut attributes = Vec::new();
    cursor.dictionary(&mut attributes)?;
    let defines: usize = statement.parts.results.iter().map(|name| name.count).sum();
    let (operands, results) = signature(&mut cursor, &uses, defines)?;
    cursor.dictionary(&mut attributes)?;
    cursor.finished()?;
    build.operands(&mut cursor, &uses, &operands)?;
    build.attributes(&attributes);
    build.new.state().add_results(&results);
    let op = build.finish();
    cursor.asm.define_results(op, statement.parts)
}

/// Parses the types of operands and results: `: T`, `: T to U`, `: T, U`, `: T, U -> V`, or nothing if all are known.
fn signature<'c>(
    cursor: &mut Cursor<'_, 'c, '_, '_>,
    uses: &[Use<'_>],
    defines: usize,
) -> ParseResult<(Vec<Type<'c>>, Vec<Type<'c>>)> {
    if !cursor.mark(Mark::Colon) {
        let known = uses.iter().map(|used| type_of(cursor, used, None)).collect::<ParseResult<Vec<_>>>()?;
        let Some(first) = known.first().copied() else {
            return if defines == 0 { Ok((known, Vec::new())) } else { Err(cursor.unexpected("':' and types")) };
        };
        return Ok((known, vec![first; defines]));
    }
    let listed = cursor.types()?;
    if cursor.mark(Mark::Arrow) {
        let results = cursor.types()?;
        count(cursor, "types of operands", uses.len(), listed.len())?;
        return Ok((listed, results));
    }
    if let ([from], true) = (listed.as_slice(), cursor.word("to")) {
        let to = cursor.some_type()?;
        count(cursor, "operands", 1, uses.len())?;
        return Ok((vec![*from], vec![to]));
    }
    if let ([single], true) = (listed.as_slice(), defines > 0 || uses.len() > 1) {
        let types = uses.iter().map(|used| type_of(cursor, used, Some(*single))).collect::<ParseResult<Vec<_>>>()?;
        return Ok((types, vec![*single; defines]));
    }
    count(cursor, "types of operands", uses.len(), listed.len())?;
    Ok((listed, Vec::new()))
}

/// Parses block arguments after the parenthesis: `%a: T, %b: U)`.
pub(crate) fn arguments<'c, 'm>(cursor: &mut Cursor<'_, 'c, 'm, '_>, block: BlockRef<'c, 'm>) -> ParseResult {
    if cursor.mark(Mark::RParen) {
        return Ok(());
    }
    loop {
        let at = cursor.place();
        let name = cursor.take(Kind::Register).ok_or_else(|| cursor.unexpected("a register"))?;
        cursor.expect(Mark::Colon)?;
        let r#type = cursor.some_type()?;
        let value = block.add_argument(r#type, cursor.asm.location(at));
        cursor.asm.define((name, 0), value, at)?;
        if !cursor.mark(Mark::Comma) {
            return cursor.expect(Mark::RParen);
        }
    }
}

/// Parses name and attributes of the module that is the whole file.
pub(crate) fn module_attributes<'c, 'm, 't>(
    asm: &mut Assembler<'c, 'm, 't>,
    parts: &Parts,
    module: OperationRef<'c, '_>,
    block: BlockRef<'c, 'm>,
) -> ParseResult {
    let statement = Statement { parts, bodies: &[], block, end: parts.name.end };
    let mut cursor = statement.cursor(asm);
    let mut attributes = Vec::new();
    header(&mut cursor, &mut attributes)?;
    for (name, value) in attributes {
        mlir_dialect::set_attribute(module, name, value);
    }
    match cursor.kind(0) {
        Some(Kind::Region(_)) => Ok(()),
        _ => Err(cursor.unexpected("'{'")),
    }
}

/// Parses `@name attributes {..}`.
fn header<'c, 't>(cursor: &mut Cursor<'_, 'c, '_, 't>, attributes: &mut Attributes<'t, 'c>) -> ParseResult {
    if let Some(symbol) = cursor.take(Kind::Symbol) {
        attributes.push(("sym_name", symbol_name(cursor, symbol)));
    }
    if cursor.word("attributes") {
        cursor.dictionary(attributes)?;
    }
    cursor.dictionary(attributes)
}

fn symbol_name<'c>(cursor: &Cursor<'_, 'c, '_, '_>, symbol: &str) -> Attribute<'c> {
    StringAttribute::new(cursor.asm.context, symbol.trim_start_matches('@').trim_matches('"')).into()
}

/// Parses a statement with a custom form.
pub(crate) fn statement<'c, 'm, 't>(
    asm: &mut Assembler<'c, 'm, 't>,
    statement: Statement<'_, 'c, 'm, 't>,
    form: Form,
    written: &str,
) -> ParseResult {
    let name = full_name(form, written);
    if form == Form::Return {
        return plain(asm, statement, name);
    }
    let build = start(asm, statement, name);
    let mut cursor = statement.cursor(asm);
    let op = match form {
        Form::Module => module(build, &mut cursor)?,
        Form::Function => function(build, &mut cursor)?,
        Form::Call => call(build, &mut cursor)?,
        Form::Constant => constant(build, &mut cursor)?,
        Form::Compare(words) => compare(build, &mut cursor, words)?,
        Form::For => counted(build, &mut cursor)?,
        Form::If => conditional(build, &mut cursor)?,
        Form::While => repeated(build, &mut cursor)?,
        Form::Condition => condition(build, &mut cursor)?,
        Form::Branch => branch(build, &mut cursor)?,
        Form::ConditionalBranch => conditional_branch(build, &mut cursor)?,
        Form::Return => return Ok(()),
    };
    cursor.asm.define_results(op, statement.parts)
}

type Built<'c, 'm> = ParseResult<OperationRef<'c, 'm>>;

fn module<'c, 'm>(mut build: Build<'c, 'm>, cursor: &mut Cursor<'_, 'c, 'm, '_>) -> Built<'c, 'm> {
    let mut attributes = Vec::new();
    header(cursor, &mut attributes)?;
    build.attributes(&attributes);
    let nested = cursor.asm.isolated_region();
    let result = build.region(cursor, &[], true, None);
    cursor.asm.leave(nested);
    result?;
    cursor.finished()?;
    Ok(build.finish())
}

/// Parameters or results of a function: names if present, types, attributes.
struct Signature<'t, 'c> {
    names: Vec<(&'t str, usize, Type<'c>)>,
    attributes: Vec<Attributes<'t, 'c>>,
}

fn listed<'c, 't>(cursor: &mut Cursor<'_, 'c, '_, 't>) -> ParseResult<Signature<'t, 'c>> {
    let mut list = Signature { names: Vec::new(), attributes: Vec::new() };
    if cursor.mark(Mark::RParen) {
        return Ok(list);
    }
    loop {
        let at = cursor.place();
        let name = cursor.take(Kind::Register).unwrap_or("");
        if !name.is_empty() {
            cursor.expect(Mark::Colon)?;
        }
        let r#type = cursor.some_type()?;
        let mut attributes = Vec::new();
        cursor.dictionary(&mut attributes)?;
        list.names.push((name, at, r#type));
        list.attributes.push(attributes);
        if !cursor.mark(Mark::Comma) {
            cursor.expect(Mark::RParen)?;
            return Ok(list);
        }
    }
}

impl<'c> Signature<'_, 'c> {
    fn types(&self) -> Vec<Type<'c>> {
        self.names.iter().map(|(.., r#type)| *r#type).collect()
    }

    /// Returns the array of dictionaries, if any is not empty.
    fn dictionaries(&self, cursor: &Cursor<'_, 'c, '_, '_>) -> Option<Attribute<'c>> {
        if self.attributes.iter().all(Vec::is_empty) {
            return None;
        }
        let context = cursor.asm.context;
        let dictionaries = self.attributes.iter().map(|list| {
            let entries: Vec<_> = list
                .iter()
                .map(|(name, value)| (mlir_dialect::melior::ir::Identifier::new(context, name), *value))
                .collect();
            mlir_dialect::dictionary(context, &entries)
        });
        Some(ArrayAttribute::new(context, &dictionaries.collect::<Vec<_>>()).into())
    }
}

fn function<'c, 'm>(mut build: Build<'c, 'm>, cursor: &mut Cursor<'_, 'c, 'm, '_>) -> Built<'c, 'm> {
    let context = cursor.asm.context;
    let mut attributes: Attributes<'_, 'c> = Vec::new();
    if let Some(visibility) = cursor.take(Kind::Word) {
        attributes.push(("sym_visibility", StringAttribute::new(context, visibility).into()));
    }
    let symbol = cursor.take(Kind::Symbol).ok_or_else(|| cursor.unexpected("the name of the function"))?;
    attributes.push(("sym_name", symbol_name(cursor, symbol)));
    cursor.expect(Mark::LParen)?;
    let arguments = listed(cursor)?;
    let mut results = Signature { names: Vec::new(), attributes: Vec::new() };
    if cursor.mark(Mark::Arrow) {
        if cursor.mark(Mark::LParen) {
            results = listed(cursor)?;
        } else {
            results.names.push(("", cursor.place(), cursor.some_type()?));
            results.attributes.push(Vec::new());
        }
    }
    let r#type = FunctionType::new(context, &arguments.types(), &results.types());
    attributes.push(("function_type", TypeAttribute::new(r#type.into()).into()));
    attributes.extend(arguments.dictionaries(cursor).map(|list| ("arg_attrs", list)));
    attributes.extend(results.dictionaries(cursor).map(|list| ("res_attrs", list)));
    if cursor.word("attributes") {
        cursor.dictionary(&mut attributes)?;
    }
    build.attributes(&attributes);
    if cursor.exhausted() {
        build.new.region();
        return Ok(build.finish());
    }
    let nested = cursor.asm.isolated_region();
    let result = build.region(cursor, &arguments.names, true, None);
    cursor.asm.leave(nested);
    result?;
    cursor.finished()?;
    Ok(build.finish())
}

fn call<'c, 'm>(mut build: Build<'c, 'm>, cursor: &mut Cursor<'_, 'c, 'm, '_>) -> Built<'c, 'm> {
    let at = cursor.place();
    let symbol = cursor.take(Kind::Symbol).ok_or_else(|| cursor.unexpected("the name of a function"))?;
    let callee = cursor.asm.attribute(at, symbol, None)?;
    cursor.expect(Mark::LParen)?;
    let uses = cursor.values()?;
    cursor.expect(Mark::RParen)?;
    let mut attributes = vec![("callee", callee)];
    cursor.dictionary(&mut attributes)?;
    cursor.expect(Mark::Colon)?;
    let operands = cursor.types()?;
    cursor.expect(Mark::Arrow)?;
    let results = cursor.types()?;
    cursor.finished()?;
    count(cursor, "types of operands", uses.len(), operands.len())?;
    build.operands(cursor, &uses, &operands)?;
    build.attributes(&attributes);
    build.new.state().add_results(&results);
    Ok(build.finish())
}

fn constant<'c, 'm>(mut build: Build<'c, 'm>, cursor: &mut Cursor<'_, 'c, 'm, '_>) -> Built<'c, 'm> {
    let mut attributes = Vec::new();
    cursor.dictionary(&mut attributes)?;
    let value = cursor.attribute(None)?.ok_or_else(|| cursor.unexpected("a constant"))?;
    attributes.push(("value", value));
    cursor.finished()?;
    build.attributes(&attributes);
    build.new.state().add_results(&[value.r#type()]);
    Ok(build.finish())
}

fn compare<'c, 'm>(mut build: Build<'c, 'm>, cursor: &mut Cursor<'_, 'c, 'm, '_>, words: &[&str]) -> Built<'c, 'm> {
    let context = cursor.asm.context;
    let known = cursor.peek().filter(|token| token.kind == Kind::Word).map(|token| cursor.text(token.range()));
    let Some(predicate) = known.and_then(|word| words.iter().position(|known| *known == word)) else {
        return Err(cursor.unexpected(&format!("one of {}", words.join(", "))));
    };
    cursor.at += 1;
    cursor.expect(Mark::Comma)?;
    let uses = cursor.values()?;
    let mut attributes = Vec::new();
    cursor.dictionary(&mut attributes)?;
    let (operands, _) = signature(cursor, &uses, 1)?;
    cursor.finished()?;
    build.operands(cursor, &uses, &operands)?;
    let wide = IntegerType::new(context, 64).into();
    attributes.push(("predicate", IntegerAttribute::new(wide, i64::try_from(predicate).unwrap_or(0)).into()));
    build.attributes(&attributes);
    build.new.state().add_results(&[IntegerType::new(context, 1).into()]);
    Ok(build.finish())
}

/// Registers with their offsets, and the values assigned to them.
type Assignments<'t> = (Vec<(&'t str, usize)>, Vec<Use<'t>>);

/// Parses assignments of values to block arguments: `(%a = %x, %b = %y)`.
fn assignments<'t>(cursor: &mut Cursor<'_, '_, '_, 't>) -> ParseResult<Assignments<'t>> {
    let (mut names, mut uses) = (Vec::new(), Vec::new());
    cursor.expect(Mark::LParen)?;
    if cursor.mark(Mark::RParen) {
        return Ok((names, uses));
    }
    loop {
        let at = cursor.place();
        names.push((cursor.take(Kind::Register).ok_or_else(|| cursor.unexpected("a register"))?, at));
        cursor.expect(Mark::Equal)?;
        uses.push(cursor.value().ok_or_else(|| cursor.unexpected("an operand"))?);
        if !cursor.mark(Mark::Comma) {
            cursor.expect(Mark::RParen)?;
            return Ok((names, uses));
        }
    }
}

fn with_types<'t, 'c>(names: &[(&'t str, usize)], types: &[Type<'c>]) -> Vec<(&'t str, usize, Type<'c>)> {
    names.iter().zip(types).map(|((name, at), r#type)| (*name, *at, *r#type)).collect()
}

fn counted<'c, 'm>(mut build: Build<'c, 'm>, cursor: &mut Cursor<'_, 'c, 'm, '_>) -> Built<'c, 'm> {
    let context = cursor.asm.context;
    let mut attributes = Vec::new();
    if cursor.word("unsigned") {
        attributes.push(("unsignedCmp", Attribute::unit(context)));
    }
    let at = cursor.place();
    let counter = cursor.take(Kind::Register).ok_or_else(|| cursor.unexpected("a register"))?;
    cursor.expect(Mark::Equal)?;
    let mut uses = vec![cursor.value().ok_or_else(|| cursor.unexpected("an operand"))?];
    for word in ["to", "step"] {
        if !cursor.word(word) {
            return Err(cursor.unexpected(&format!("'{word}'")));
        }
        uses.push(cursor.value().ok_or_else(|| cursor.unexpected("an operand"))?);
    }
    let (mut names, mut carried) = (Vec::new(), Vec::new());
    if cursor.word("iter_args") {
        let (found, initial) = assignments(cursor)?;
        uses.extend(initial);
        names = found;
        cursor.expect(Mark::Arrow)?;
        carried = cursor.types()?;
        count(cursor, "types of carried values", names.len(), carried.len())?;
    }
    let r#type = if cursor.mark(Mark::Colon) { cursor.some_type()? } else { Type::index(context) };
    cursor.dictionary(&mut attributes)?;
    let mut types = vec![r#type; 3];
    types.extend(&carried);
    build.operands(cursor, &uses, &types)?;
    build.new.state().add_results(&carried);
    let mut arguments = vec![(counter, at, r#type)];
    arguments.extend(with_types(&names, &carried));
    build.region(cursor, &arguments, true, Some(Control::Yield.name()))?;
    cursor.dictionary(&mut attributes)?;
    cursor.finished()?;
    build.attributes(&attributes);
    Ok(build.finish())
}

fn conditional<'c, 'm>(mut build: Build<'c, 'm>, cursor: &mut Cursor<'_, 'c, 'm, '_>) -> Built<'c, 'm> {
    let used = cursor.value().ok_or_else(|| cursor.unexpected("an operand"))?;
    let results = if cursor.mark(Mark::Arrow) { cursor.types()? } else { Vec::new() };
    let mut attributes = Vec::new();
    cursor.dictionary(&mut attributes)?;
    build.operands(cursor, &[used], &[IntegerType::new(cursor.asm.context, 1).into()])?;
    build.new.state().add_results(&results);
    build.region(cursor, &[], true, Some(Control::Yield.name()))?;
    if cursor.word("else") {
        build.region(cursor, &[], true, Some(Control::Yield.name()))?;
    } else {
        build.new.region();
    }
    cursor.dictionary(&mut attributes)?;
    cursor.finished()?;
    build.attributes(&attributes);
    Ok(build.finish())
}

fn repeated<'c, 'm>(mut build: Build<'c, 'm>, cursor: &mut Cursor<'_, 'c, 'm, '_>) -> Built<'c, 'm> {
    let (names, uses) =
        if cursor.kind(0) == Some(Kind::Mark(Mark::LParen)) { assignments(cursor)? } else { (Vec::new(), Vec::new()) };
    cursor.expect(Mark::Colon)?;
    let operands = cursor.types()?;
    cursor.expect(Mark::Arrow)?;
    let results = cursor.types()?;
    count(cursor, "types of operands", uses.len(), operands.len())?;
    build.operands(cursor, &uses, &operands)?;
    build.new.state().add_results(&results);
    build.region(cursor, &with_types(&names, &operands), true, None)?;
    if !cursor.word("do") {
        return Err(cursor.unexpected("'do'"));
    }
    build.region(cursor, &[], false, Some(Control::Yield.name()))?;
    let mut attributes = Vec::new();
    if cursor.word("attributes") {
        cursor.dictionary(&mut attributes)?;
    }
    cursor.finished()?;
    build.attributes(&attributes);
    Ok(build.finish())
}

fn condition<'c, 'm>(mut build: Build<'c, 'm>, cursor: &mut Cursor<'_, 'c, 'm, '_>) -> Built<'c, 'm> {
    cursor.expect(Mark::LParen)?;
    let used = cursor.value().ok_or_else(|| cursor.unexpected("an operand"))?;
    cursor.expect(Mark::RParen)?;
    let mut attributes = Vec::new();
    cursor.dictionary(&mut attributes)?;
    let uses = cursor.values()?;
    let types = if cursor.mark(Mark::Colon) { cursor.types()? } else { Vec::new() };
    cursor.finished()?;
    count(cursor, "types of operands", uses.len(), types.len())?;
    build.operands(cursor, &[used], &[IntegerType::new(cursor.asm.context, 1).into()])?;
    build.operands(cursor, &uses, &types)?;
    build.attributes(&attributes);
    Ok(build.finish())
}

/// Parses `^b(%a, %b : i32, i32)`; returns the number of operands.
fn destination<'c, 'm>(build: &mut Build<'c, 'm>, cursor: &mut Cursor<'_, 'c, 'm, '_>) -> ParseResult<i32> {
    let at = cursor.place();
    let name = cursor.take(Kind::Successor).ok_or_else(|| cursor.unexpected("a block"))?;
    if let Some(block) = cursor.asm.target(name, at) {
        build.new.successor(block);
    }
    if !cursor.mark(Mark::LParen) || cursor.mark(Mark::RParen) {
        return Ok(0);
    }
    let uses = cursor.values()?;
    cursor.expect(Mark::Colon)?;
    let mut types = vec![cursor.some_type()?];
    while cursor.mark(Mark::Comma) {
        types.push(cursor.some_type()?);
    }
    cursor.expect(Mark::RParen)?;
    count(cursor, "types of operands", uses.len(), types.len())?;
    build.operands(cursor, &uses, &types)?;
    Ok(i32::try_from(uses.len()).unwrap_or(i32::MAX))
}

fn branch<'c, 'm>(mut build: Build<'c, 'm>, cursor: &mut Cursor<'_, 'c, 'm, '_>) -> Built<'c, 'm> {
    destination(&mut build, cursor)?;
    let mut attributes = Vec::new();
    cursor.dictionary(&mut attributes)?;
    cursor.finished()?;
    build.attributes(&attributes);
    Ok(build.finish())
}

fn conditional_branch<'c, 'm>(mut build: Build<'c, 'm>, cursor: &mut Cursor<'_, 'c, 'm, '_>) -> Built<'c, 'm> {
    let context = cursor.asm.context;
    let used = cursor.value().ok_or_else(|| cursor.unexpected("an operand"))?;
    build.operands(cursor, &[used], &[IntegerType::new(context, 1).into()])?;
    cursor.expect(Mark::Comma)?;
    let taken = destination(&mut build, cursor)?;
    cursor.expect(Mark::Comma)?;
    let other = destination(&mut build, cursor)?;
    let sizes = DenseI32ArrayAttribute::new(context, &[1, taken, other]);
    let mut attributes = vec![("operandSegmentSizes", sizes.into())];
    cursor.dictionary(&mut attributes)?;
    cursor.finished()?;
    build.attributes(&attributes);
    Ok(build.finish())
}

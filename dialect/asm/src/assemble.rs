//! Assembling: statements into operations, built directly.

use crate::{
    cursor::{Cursor, Use},
    groups, immediate,
    lines::{self, Body, Line, Unpaired},
    names::Names,
    print,
    tokens::{self, Kind, Malformed, Name, Parts, Token},
    upstream,
};
use mlir_dialect::{
    Building, DetachedBlock, Diagnostic, Failed, OpParser, ParseResult, Placeholders, Severity, Token as Mark,
    UnresolvedOperand,
    melior::{
        Context,
        diagnostic::DiagnosticSeverity,
        ir::{
            Attribute, AttributeLike, Block, BlockRef, Location, Module, RegionLike, RegionRef, Type, TypeLike, Value,
            ValueLike, operation::OperationRef,
        },
    },
    replace_uses, result,
};
use pto_dialect::{
    op::assembly::{self, Assembly},
    report::{self, HELP, RULE},
};
use pto_isa::codes;
use smallvec::SmallVec;
use std::{
    cell::Cell,
    collections::{HashMap, HashSet},
    fmt::Display,
    ops::Range,
    sync::{Arc, Mutex, PoisonError},
};

/// Where the rules of the text form are stated.
pub(crate) const GRAMMAR: &str = "assembly grammar";

/// What an assembly file says.
pub struct Assembled<'c> {
    /// The module, not yet verified.
    pub module: Module<'c>,
    /// The registers of the file.
    pub names: Names,
}

impl Assembled<'_> {
    /// The module as assembly, with the registers and blocks of the file.
    pub fn print(&self) -> String {
        print::named(self.module.as_operation(), &self.names)
    }
}

/// Assembles a text. What is wrong is reported to the handlers of the context: parsing goes on with the next statement,
/// so that all errors of a file are reported. `None` if anything was.
///
/// `file` is used in locations.
pub fn assemble<'c>(context: &'c Context, file: &str, text: &str) -> Option<Assembled<'c>> {
    let mut placeholders = Placeholders::new();
    let module = Module::new(Location::new(context, file, 1, 1));
    let (lines, unpaired) = lines::split(text);
    let (failed, names) = {
        let mut asm = Assembler::new(context, file, text, &mut placeholders);
        asm.unpaired(&unpaired);
        asm.file(&lines, &module);
        (asm.failed.get(), Names::new(&asm.defined, &asm.labelled))
    };
    (!failed).then_some(Assembled { module, names })
}

/// A value that is used and not defined yet.
struct Forward<'c, 'm> {
    value: Value<'c, 'm>,
    at: usize,
}

/// What is visible in a region.
pub(crate) struct Visible<'c, 'm, 't> {
    values: HashMap<Key<'t>, Value<'c, 'm>>,
    forward: HashMap<Key<'t>, Forward<'c, 'm>>,
    lost: HashSet<&'t str>,
    scopes: Vec<Vec<Key<'t>>>,
}

/// A block that branches lead to.
enum Target<'c, 'm> {
    /// It stands further down.
    Ahead(DetachedBlock<'c, 'm>, usize),
    Here(BlockRef<'c, 'm>),
}

/// Values are known by register and number.
type Key<'t> = (&'t str, u32);

/// The state of assembling a file.
pub(crate) struct Assembler<'c, 'm, 't> {
    pub(crate) context: &'c Context,
    pub(crate) text: &'t str,
    file: &'t str,
    /// Where lines start.
    starts: Vec<usize>,
    types: HashMap<&'t str, Type<'c>>,
    attributes: HashMap<(&'t str, usize), Attribute<'c>>,
    values: HashMap<Key<'t>, Value<'c, 'm>>,
    /// What each open region has defined.
    scopes: Vec<Vec<Key<'t>>>,
    forward: HashMap<Key<'t>, Forward<'c, 'm>>,
    /// Registers of statements that are wrong: nothing is said of their uses.
    lost: HashSet<&'t str>,
    /// Blocks of the open regions.
    targets: Vec<HashMap<&'t str, Target<'c, 'm>>>,
    placeholders: &'t mut Placeholders<'c>,
    operations: HashMap<&'t str, bool>,
    /// Values with their registers.
    defined: Vec<(usize, Key<'t>)>,
    /// Blocks with their names and places.
    labelled: Vec<(usize, (&'t str, usize))>,
    pub(crate) failed: Cell<bool>,
}

impl<'c, 'm, 't> Assembler<'c, 'm, 't> {
    fn new(context: &'c Context, file: &'t str, text: &'t str, placeholders: &'t mut Placeholders<'c>) -> Self {
        let newlines = text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n').map(|(at, _)| at + 1);
        Self {
            context,
            text,
            file,
            starts: std::iter::once(0).chain(newlines).collect(),
            types: HashMap::new(),
            attributes: HashMap::new(),
            values: HashMap::new(),
            scopes: vec![Vec::new()],
            forward: HashMap::new(),
            lost: HashSet::new(),
            targets: Vec::new(),
            placeholders,
            operations: HashMap::new(),
            defined: Vec::new(),
            labelled: Vec::new(),
            failed: Cell::new(false),
        }
    }

    /// A place as file, line and column.
    pub(crate) fn location(&self, at: usize) -> Location<'c> {
        let line = self.starts.partition_point(|start| *start <= at);
        let column = at - self.starts.get(line.wrapping_sub(1)).copied().unwrap_or(0) + 1;
        Location::new(self.context, self.file, line, column)
    }

    /// Starts an error.
    pub(crate) fn error(&self, at: usize, code: u16, message: impl Display) -> Diagnostic<'c> {
        self.failed.set(true);
        report::at(Severity::Error, self.location(at), code, message)
    }

    pub(crate) fn malformed(&self, malformed: &Malformed) -> Failed {
        let mut expected = malformed.expected.join(", ");
        if let Some(comma) = expected.rfind(", ") {
            expected.replace_range(comma..comma + 2, " or ");
        }
        let found = self.text.get(malformed.at..).and_then(|rest| rest.chars().next());
        let found = found.filter(|c| *c != '\n').map_or("the end of the line".to_owned(), |c| format!("'{c}'"));
        let message = format_args!("expected {expected}, found {found}");
        self.error(malformed.at, codes::ASM_SYNTAX, message).note(format_args!("{RULE}{GRAMMAR}")).emit()
    }

    fn unpaired(&self, list: &[Unpaired]) {
        for unpaired in list {
            let (at, message) = match unpaired {
                Unpaired::Open(at) => (*at, "'{' opens a region that is not closed"),
                Unpaired::Close(at) => (*at, "'}' closes no region"),
            };
            let _ = self.error(at, codes::ASM_REGION, message).note(format_args!("{RULE}{GRAMMAR}")).emit();
        }
    }

    /// The statements of a file. One that is nothing but a module is that module.
    fn file(&mut self, lines: &'t [Line], module: &'m Module<'c>) {
        self.targets.push(HashMap::new());
        let mut parts = Parts::default();
        let body = module.body();
        if let Some((line, inner)) = whole_module(lines, self.text) {
            if self.parts(line, &mut parts).is_some()
                && upstream::module_attributes(self, &parts, module.as_operation(), body).is_err()
            {
                self.failed.set(true);
            }
            self.lines(&inner.lines, body);
        } else {
            self.lines(lines, body);
        }
        self.close_values();
        self.close_blocks(None);
    }

    /// Statements at the end of a block.
    fn lines(&mut self, lines: &'t [Line], block: BlockRef<'c, 'm>) {
        let mut parts = Parts::default();
        for line in lines {
            self.statement(line, block, &mut parts);
        }
    }

    /// The tokens of a statement, its regions among them.
    fn parts(&mut self, line: &'t Line, parts: &mut Parts) -> Option<Vec<&'t Body>> {
        let text = self.text.get(line.head.clone()).unwrap_or("");
        if let Err(error) = tokens::statement(text, line.head.start, parts) {
            let _ = self.malformed(&error);
            return None;
        }
        let mut bodies = Vec::new();
        for (body, tail) in &line.regions {
            parts.tokens.push(Token { kind: Kind::Region(bodies.len()), start: body.open, end: body.close });
            bodies.push(body);
            let text = self.text.get(tail.clone()).unwrap_or("");
            if let Err(error) = tokens::tail(text, tail.start, &mut parts.tokens) {
                let _ = self.malformed(&error);
                return None;
            }
        }
        if parts.tokens.iter().any(|token| token.kind == Kind::Key) {
            keys_last(&mut parts.tokens, self.text);
        }
        Some(bodies)
    }

    fn statement(&mut self, line: &'t Line, block: BlockRef<'c, 'm>, parts: &mut Parts) {
        let read = self.parts(line, parts).is_some_and(|bodies| self.operation(line, block, parts, &bodies).is_ok());
        if !read {
            self.failed.set(true);
            let names = parts.results.iter().map(|name| name.register.clone());
            // Where there is no `=`, any of the registers may be one that is defined.
            let first = parts.tokens.iter().filter(|token| token.kind == Kind::Register && parts.results.is_empty());
            let lost: Vec<Range<usize>> = names.chain(first.map(|token| token.range())).collect();
            for range in lost {
                let text = self.text.get(range).unwrap_or("");
                self.lost.insert(text.split(['#', '!']).next().unwrap_or(text));
            }
        }
    }

    fn operation(
        &mut self,
        line: &'t Line,
        block: BlockRef<'c, 'm>,
        parts: &Parts,
        bodies: &[&'t Body],
    ) -> ParseResult {
        if let Some(label) = &parts.label {
            let name = self.text.get(label.clone()).unwrap_or("");
            let message = format_args!("label '{name}' has no effect");
            let _ = report::at(Severity::Warning, self.location(label.start), codes::ASM_UNUSED_LABEL, message)
                .note(format_args!("{HELP}branches lead to blocks: ^{name}:"))
                .emit();
        }
        let written = self.text.get(parts.name.clone()).unwrap_or("");
        let end = line.regions.last().map_or(line.head.end, |(body, tail)| tail.end.max(body.close));
        let statement = Statement { parts, bodies, block, end };
        if let Some(quoted) = written.strip_prefix('"').and_then(|name| name.strip_suffix('"')) {
            return upstream::quoted(self, statement, quoted);
        }
        let bare = match written.get(..4) {
            Some(prefix) if prefix.eq_ignore_ascii_case("pto.") => written.get(4..).unwrap_or(""),
            _ => written,
        };
        if let Some(form) = upstream::form(written) {
            return upstream::statement(self, statement, form, written);
        }
        if let Some(row) = assembly::lookup(bare) {
            self.between_devices(row.row(), parts)?;
            return self.row(statement, row);
        }
        if written.contains('.') && self.is_registered(written) {
            return upstream::plain(self, statement, written);
        }
        Err(self.unknown(parts.name.start, bare, written))
    }

    /// Whether there is an operation of this name; loads its dialect.
    pub(crate) fn is_registered(&mut self, name: &str) -> bool {
        let known = self.operations.get(name).copied();
        known.unwrap_or_else(|| {
            if let Some((dialect, _)) = name.split_once('.') {
                self.context.get_or_load_dialect(dialect);
            }
            self.is_registered_operation(name)
        })
    }

    /// As [`Assembler::is_registered`], of dialects that are loaded.
    pub(crate) fn is_registered_operation(&self, name: &str) -> bool {
        self.context.is_registered_operation(name)
    }

    /// An operation of the table.
    fn row(&mut self, statement: Statement<'_, 'c, 'm, 't>, row: &'static Assembly) -> ParseResult {
        let Statement { parts, block, .. } = statement;
        let mut names = parts.results.clone();
        let grouped = groups::in_syntax_of(row, &parts.tokens, self.text);
        let mut tokens = grouped.as_ref().map_or(parts.tokens.as_slice(), |(tokens, _)| tokens);
        if let Some((_, defined)) = &grouped {
            names.extend_from_slice(defined);
        }
        let declared = row.row().results;
        let required = declared.iter().filter(|result| result.arity == pto_isa::Arity::One).count();
        if names.is_empty() && grouped.is_none() && !row.has_destinations() && required > 0 {
            // Destination first, where the first registers are new ones.
            let new = |token: &&Token| {
                let text = self.text.get(token.range()).unwrap_or("");
                token.kind == Kind::Register && self.known(text, 0).is_none() && !text.contains('#')
            };
            let leading = tokens.iter().step_by(2).take(declared.len()).take_while(new);
            let leading: Vec<Name> = leading.map(|token| Name { register: token.range(), count: 1 }).collect();
            if leading.len() >= required {
                tokens = tokens.get((2 * leading.len()).min(tokens.len())..).unwrap_or(&[]);
                names = leading;
            }
        }
        let mut new = Building::new(row.name(), self.location(parts.name.start), block);
        let text = self.text;
        let registers: Vec<UnresolvedOperand<'_>> = names
            .iter()
            .flat_map(|name| (0..name.count.min(64)).map(move |number| (name, number)))
            .map(|(name, number)| {
                let register = text.get(name.register.clone()).unwrap_or("");
                UnresolvedOperand::new(register.split('!').next().unwrap_or(""), u32::try_from(number).unwrap_or(0))
            })
            .collect();
        let defined = {
            let mut cursor = statement.cursor(self);
            cursor.tokens = tokens;
            cursor.results = registers.len();
            cursor.row = Some(row);
            let mut parser = OpParser::over(&mut cursor, text);
            let defined = row.parse(&mut parser, &mut new.state(), &registers)?;
            let place = |name: &UnresolvedOperand<'_>| {
                let at = (name.name().as_ptr() as usize).saturating_sub(text.as_ptr() as usize);
                (at..at + name.name().len(), name.number())
            };
            defined.iter().map(place).collect::<SmallVec<[_; 2]>>()
        };
        let op = new.finish();
        for (index, (range, number)) in defined.into_iter().enumerate() {
            let Some(value) = result(op, index) else { break };
            let at = range.start;
            self.define((text.get(range).unwrap_or(""), number), value.into(), at)?;
        }
        Ok(())
    }

    /// The results of an operation get their registers.
    pub(crate) fn define_results(&mut self, op: OperationRef<'c, 'm>, parts: &Parts) -> ParseResult {
        let mut index = 0;
        for name in &parts.results {
            let register = self.text.get(name.register.clone()).unwrap_or("");
            for number in 0..name.count {
                let Some(value) = result(op, index) else {
                    let message = format_args!("'{register}' has no result: the operation has {index}");
                    return Err(self.error(name.register.start, codes::ASM_REGISTER, message).emit());
                };
                self.define((register, u32::try_from(number).unwrap_or(0)), value.into(), name.register.start)?;
                index += 1;
            }
        }
        Ok(())
    }

    /// A register stands for a value from here on.
    pub(crate) fn define(&mut self, key: Key<'t>, value: Value<'c, 'm>, at: usize) -> ParseResult {
        let key = (key.0.split('!').next().unwrap_or(key.0), key.1);
        if let Some((name, number)) = key.0.split_once('#') {
            let message = format_args!("'{}' names result {number} of an operation, and defines no register", key.0);
            let error = self.error(at, codes::ASM_REGISTER, message).note(format_args!("{RULE}{GRAMMAR}"));
            return Err(error.note(format_args!("{HELP}several results are defined as {name}:2 = ..")).emit());
        }
        if let Some(forward) = self.forward.remove(&key) {
            if forward.value.r#type() != value.r#type() {
                let message =
                    format_args!("'{}' has type {}, but is used as {}", key.0, value.r#type(), forward.value.r#type());
                return Err(self.error(at, codes::ASM_TYPE, message).emit());
            }
            replace_uses(forward.value, value);
        }
        if self.values.insert(key, value).is_some() && !self.lost.contains(key.0) {
            let message = format_args!("register '{}' is defined already", key.0);
            return Err(self.error(at, codes::ASM_REGISTER, message).note(format_args!("{RULE}{GRAMMAR}")).emit());
        }
        self.defined.push((value.to_raw().ptr as usize, key));
        if let Some(scope) = self.scopes.last_mut() {
            scope.push(key);
        }
        Ok(())
    }

    /// The value of a register that is defined.
    pub(crate) fn known(&self, name: &str, number: u32) -> Option<Value<'c, 'm>> {
        self.values.get(&(name, number)).copied()
    }

    /// The value of a register as a type, or of an immediate.
    pub(crate) fn resolve(
        &mut self,
        used: Use<'t>,
        r#type: Type<'c>,
        block: BlockRef<'c, 'm>,
    ) -> ParseResult<Value<'c, 'm>> {
        if !used.name.starts_with('%') {
            return self.immediate(used, r#type, block);
        }
        if used.name.ends_with(']') {
            return self.part(used, r#type, block);
        }
        let found = self.known(used.name, used.number).or(self.forward.get(&(used.name, used.number)).map(|f| f.value));
        let lost = self.lost.contains(used.name);
        match found {
            Some(value) if value.r#type() == r#type => Ok(value),
            Some(value) if !lost => {
                let message = format_args!("'{}' has type {}, found type {type}", used.name, value.r#type());
                Err(self.error(used.at, codes::ASM_TYPE, message).note(format_args!("{RULE}{GRAMMAR}")).emit())
            }
            Some(_) | None => {
                let location = self.location(used.at);
                let value = self.placeholders.value(r#type, location);
                if !lost {
                    self.forward.insert((used.name, used.number), Forward { value, at: used.at });
                }
                Ok(value)
            }
        }
    }

    fn immediate(&mut self, used: Use<'t>, r#type: Type<'c>, block: BlockRef<'c, 'm>) -> ParseResult<Value<'c, 'm>> {
        let read = immediate::read(self.context, used.name, r#type).map_err(|expected| {
            let message = format_args!("expected {expected}, found {}", used.name);
            self.error(used.at, codes::ASM_IMMEDIATE, message).note(format_args!("{RULE}{GRAMMAR}")).emit()
        })?;
        if read.integer_for_float {
            let message = format_args!("{} is read as {}.0, as {type} is expected", used.name, used.name);
            let _ = report::at(Severity::Warning, self.location(used.at), codes::ASM_IMMEDIATE, message).emit();
        }
        self.constant(used.at, read.value, block)
    }

    /// A constant at the end of a block.
    pub(crate) fn constant(
        &mut self,
        at: usize,
        value: Attribute<'c>,
        block: BlockRef<'c, 'm>,
    ) -> ParseResult<Value<'c, 'm>> {
        self.is_registered("arith.constant");
        let mut constant = Building::new("arith.constant", self.location(at), block);
        constant.state().add_attribute("value", value);
        constant.state().add_results(&[value.r#type()]);
        let value = result(constant.finish(), 0).map(Value::from);
        value.ok_or_else(|| self.error(at, codes::ASM_IMMEDIATE, "the constant has no value").emit())
    }

    /// `%x!loc=vec`: what a register is known to be.
    pub(crate) fn modified(&mut self, name: &'t str, number: u32, modifiers: Range<usize>) {
        let Some(value) = self.known(name, number) else { return };
        let description = value.r#type().to_string();
        let words: HashSet<&str> =
            description.split(|c: char| !(c.is_ascii_alphanumeric() || matches!(c, '_' | '='))).collect();
        for modifier in self.text.get(modifiers.clone()).unwrap_or("").split('!').filter(|part| !part.is_empty()) {
            let (key, word) = modifier.split_once('=').unwrap_or((modifier, ""));
            if !words.contains(word) && !words.contains(modifier) {
                let message = format_args!("'{name}' is not '{key}={word}': its type is {description}");
                let _ = self.error(modifiers.start, codes::ASM_TYPE, message).emit();
            }
        }
    }

    /// Works on a text that MLIR parses, and puts its messages where the text stands.
    fn parsed<T>(&self, at: usize, work: impl FnOnce() -> Option<T>) -> ParseResult<T> {
        let messages = Arc::new(Mutex::new(Vec::new()));
        let sink = Arc::clone(&messages);
        let handler = self.context.attach_diagnostic_handler(move |diagnostic| {
            let location = diagnostic.location();
            let column =
                if location.is_file_line_col_range() { location.file_line_col_range_start_column() } else { 1 };
            let text = diagnostic.to_string();
            let notes = (0..diagnostic.note_count()).filter_map(|index| diagnostic.note(index).ok());
            let notes: Vec<String> = notes.map(|note| note.to_string()).collect();
            let severity = match diagnostic.severity() {
                DiagnosticSeverity::Error => Severity::Error,
                DiagnosticSeverity::Warning => Severity::Warning,
                DiagnosticSeverity::Note | DiagnosticSeverity::Remark => Severity::Remark,
            };
            sink.lock().unwrap_or_else(PoisonError::into_inner).push((severity, column, text, notes));
            true
        });
        let result = work();
        self.context.detach_diagnostic_handler(handler);
        let mut failed = None;
        for (severity, column, text, notes) in messages.lock().unwrap_or_else(PoisonError::into_inner).drain(..) {
            let at = (at + column.saturating_sub(1)).min(self.text.len());
            let start = Diagnostic::new(severity, self.location(at), text);
            let reported = notes.into_iter().fold(start, Diagnostic::note).emit();
            if severity == Severity::Error {
                failed = Some(reported);
            }
        }
        match (result, failed) {
            (Some(value), None) => Ok(value),
            (_, Some(failed)) => {
                self.failed.set(true);
                Err(failed)
            }
            (None, None) => Err(self.error(at, codes::ASM_SYNTAX, "expected a type or attribute").emit()),
        }
    }

    /// The type a text stands for.
    pub(crate) fn r#type(&mut self, at: usize, text: &'t str) -> ParseResult<Type<'c>> {
        if let Some(found) = self.types.get(text) {
            return Ok(*found);
        }
        let context = self.context;
        let builtin = ["memref", "vector", "tensor", "complex", "tuple"];
        let parameters = text.split_once('<').map(|(word, _)| word);
        let found = match parameters {
            // `tile_buf<..>` stands for `!pto.tile_buf<..>`.
            Some(word) if !text.starts_with('!') && !builtin.contains(&word) => {
                let full = format!("!pto.{}", text.strip_prefix("pto.").unwrap_or(text));
                let lead = full.len() - text.len();
                self.parsed(at.saturating_sub(lead), || Type::parse(context, &full))?
            }
            Some(_) | None => match pto_isa::types::DType::parse(text) {
                Some(dtype) if parameters.is_none() => {
                    let unknown = Location::unknown(context);
                    self.parsed(at, || pto_dialect::types::dtype_type(unknown, dtype))?
                }
                Some(_) | None => self.parsed(at, || Type::parse(context, text))?,
            },
        };
        self.types.insert(text, found);
        Ok(found)
    }

    /// The attribute a text stands for; `type` is that of a literal without one.
    pub(crate) fn attribute(
        &mut self,
        at: usize,
        text: &'t str,
        r#type: Option<Type<'c>>,
    ) -> ParseResult<Attribute<'c>> {
        let key = (text, r#type.map_or(0, |ty| ty.to_raw().ptr as usize));
        if let Some(found) = self.attributes.get(&key) {
            return Ok(*found);
        }
        let context = self.context;
        let literal = text.starts_with(|c: char| c.is_ascii_digit() || c == '-');
        let found = match r#type {
            Some(r#type) if literal => self.parsed(at, || Attribute::parse(context, &format!("{text} : {type}")))?,
            Some(_) | None => self.parsed(at, || Attribute::parse(context, text))?,
        };
        self.attributes.insert(key, found);
        Ok(found)
    }

    /// The statements of a region. `entry` is its first block where it has one by now.
    pub(crate) fn region(&mut self, body: &'t Body, region: RegionRef<'c, 'm>, entry: Option<BlockRef<'c, 'm>>) {
        self.scopes.push(Vec::new());
        self.targets.push(HashMap::new());
        let mut current = entry;
        let mut parts = Parts::default();
        for line in &body.lines {
            let text = self.text.get(line.head.clone()).unwrap_or("");
            if text.starts_with('^') {
                current = Some(self.block(line, region));
                continue;
            }
            let block = current.unwrap_or_else(|| region.append_block(Block::new(&[])));
            current = Some(block);
            self.statement(line, block, &mut parts);
        }
        self.close_blocks(Some(region));
        self.close_scope();
    }

    /// Reading of the tokens of a part of a statement.
    pub(crate) fn inside<'x>(
        &'x mut self,
        tokens: &'x [Token],
        used: Use<'t>,
        block: BlockRef<'c, 'm>,
    ) -> Cursor<'x, 'c, 'm, 't> {
        let end = used.at + used.name.len();
        Cursor { asm: self, tokens, at: 0, name: used.at, end, bodies: &[], block, results: 0, row: None }
    }

    /// Enters a region that sees nothing from outside; [`Assembler::leave`] gets back what was visible.
    pub(crate) fn isolated_region(&mut self) -> Visible<'c, 'm, 't> {
        Visible {
            values: std::mem::take(&mut self.values),
            forward: std::mem::take(&mut self.forward),
            lost: std::mem::take(&mut self.lost),
            scopes: std::mem::replace(&mut self.scopes, vec![Vec::new()]),
        }
    }

    /// Leaves an isolated region.
    pub(crate) fn leave(&mut self, outside: Visible<'c, 'm, 't>) {
        self.close_values();
        self.values = outside.values;
        self.forward = outside.forward;
        self.lost = outside.lost;
        self.scopes = outside.scopes;
    }

    pub(crate) fn close_scope(&mut self) {
        for key in self.scopes.pop().unwrap_or_default() {
            self.values.remove(&key);
        }
    }

    pub(crate) fn open_scope(&mut self) {
        self.scopes.push(Vec::new());
    }

    /// Nothing is left that is used and not defined.
    fn close_values(&mut self) {
        let mut missing: Vec<(usize, &str)> =
            self.forward.drain().map(|((name, _), forward)| (forward.at, name)).collect();
        missing.sort_unstable();
        for (at, name) in missing {
            let message = format_args!("register '{name}' is not defined");
            let _ = self.error(at, codes::ASM_REGISTER, message).note(format_args!("{RULE}{GRAMMAR}")).emit();
        }
    }

    fn close_blocks(&mut self, region: Option<RegionRef<'c, 'm>>) {
        let mut missing: Vec<(usize, &str)> = Vec::new();
        for (name, target) in self.targets.pop().unwrap_or_default() {
            if let Target::Ahead(block, at) = target {
                missing.push((at, name));
                if let Some(region) = region {
                    let _ = block.append_to(region);
                }
            }
        }
        missing.sort_unstable();
        for (at, name) in missing {
            let message = format_args!("block '{name}' is not defined");
            let _ = self.error(at, codes::ASM_LABEL, message).note(format_args!("{RULE}{GRAMMAR}")).emit();
        }
    }

    /// The block a branch leads to.
    pub(crate) fn target(&mut self, name: &'t str, at: usize) -> Option<BlockRef<'c, 'm>> {
        let targets = self.targets.last_mut()?;
        match targets.entry(name).or_insert_with(|| Target::Ahead(DetachedBlock::new(), at)) {
            Target::Here(block) => Some(*block),
            Target::Ahead(block, _) => block.block(),
        }
    }

    /// The beginning of a block.
    fn block(&mut self, line: &'t Line, region: RegionRef<'c, 'm>) -> BlockRef<'c, 'm> {
        let text = self.text.get(line.head.clone()).unwrap_or("");
        let mut tokens = Vec::new();
        if let Err(error) = tokens::block(text, line.head.start, &mut tokens) {
            let _ = self.malformed(&error);
            return region.append_block(Block::new(&[]));
        }
        let name = tokens.first().map_or("", |token| self.text.get(token.range()).unwrap_or(""));
        let known = self.targets.last_mut().and_then(|targets| targets.remove(name));
        let block = match known {
            Some(Target::Ahead(block, _)) => block.append_to(region),
            Some(Target::Here(_)) => {
                let message = format_args!("block '{name}' is defined already");
                let _ = self.error(line.head.start, codes::ASM_LABEL, message).emit();
                None
            }
            None => None,
        };
        let block = block.unwrap_or_else(|| region.append_block(Block::new(&[])));
        if let Some(targets) = self.targets.last_mut() {
            targets.insert(name, Target::Here(block));
        }
        self.labelled.push((block.to_raw().ptr as usize, (name, line.head.start)));
        let end = line.head.end;
        let mut cursor = Cursor {
            asm: self,
            tokens: tokens.get(1..).unwrap_or(&[]),
            at: 0,
            name: line.head.start,
            end,
            bodies: &[],
            block,
            results: 0,
            row: None,
        };
        if cursor.mark(Mark::LParen) && upstream::arguments(&mut cursor, block).is_err() {
            self.failed.set(true);
        }
        block
    }
}

/// The statement and the region of a file that is nothing but a module.
pub(crate) fn whole_module<'t>(lines: &'t [Line], text: &str) -> Option<(&'t Line, &'t Body)> {
    let [line] = lines else { return None };
    let [(body, tail)] = line.regions.as_slice() else { return None };
    let head = text.get(line.head.clone()).unwrap_or("");
    let module = matches!(head.split([' ', '\t', '(', '@']).next(), Some("module" | "builtin.module"));
    (tail.is_empty() && module).then_some((line, body))
}

/// A statement that is being assembled.
#[derive(Clone, Copy)]
pub(crate) struct Statement<'x, 'c, 'm, 't> {
    pub(crate) parts: &'x Parts,
    pub(crate) bodies: &'x [&'t Body],
    pub(crate) block: BlockRef<'c, 'm>,
    pub(crate) end: usize,
}

impl<'x, 'c, 'm, 't> Statement<'x, 'c, 'm, 't> {
    pub(crate) fn cursor(self, asm: &'x mut Assembler<'c, 'm, 't>) -> Cursor<'x, 'c, 'm, 't> {
        Cursor {
            asm,
            tokens: &self.parts.tokens,
            at: 0,
            name: self.parts.name.start,
            end: self.end,
            bodies: self.bodies,
            block: self.block,
            results: self.parts.results.len(),
            row: None,
        }
    }
}

/// Puts attributes `#key=value` behind all others, as a dictionary.
fn keys_last(tokens: &mut Vec<Token>, text: &str) {
    let (mut rest, mut keyed) = (Vec::with_capacity(tokens.len() + 4), Vec::new());
    let mut at = 0;
    let mark = |mark: Mark, place: usize| Token { kind: Kind::Mark(mark), start: place, end: place };
    while let Some(token) = tokens.get(at).copied() {
        at += 1;
        if token.kind != Kind::Key {
            rest.push(token);
            continue;
        }
        keyed.push(mark(if keyed.is_empty() { Mark::LBrace } else { Mark::Comma }, token.start));
        let word = token.start + 1..token.end - 1;
        keyed.push(Token { kind: Kind::Word, start: word.start, end: word.end });
        keyed.push(mark(Mark::Equal, token.end));
        let mut depth = 0_usize;
        while let Some(value) = tokens.get(at).copied() {
            match value.kind {
                Kind::Mark(Mark::LParen | Mark::LSquare | Mark::LBrace) => depth += 1,
                Kind::Mark(Mark::RParen | Mark::RSquare | Mark::RBrace) => depth = depth.saturating_sub(1),
                _ => {}
            }
            keyed.push(value);
            at += 1;
            if depth == 0 {
                break;
            }
        }
    }
    keyed.push(mark(Mark::RBrace, text.len().min(keyed.last().map_or(0, |token| token.end))));
    rest.append(&mut keyed);
    *tokens = rest;
}

//! Assembles a file: creates operations directly from statements.

mod builtin;
mod regions;
mod values;

use crate::{
    cursor::Cursor,
    groups,
    lines::{self, Body, Line, Unpaired},
    names::{Mentions, Names},
    print,
    tokens::{self, Kind, Malformed, Name, Parts, Token},
    upstream,
};
use mlir_dialect::{
    Building, DetachedBlock, Diagnostic, Failed, ParseResult, Placeholders, Severity, Token as Mark, UnresolvedOperand,
    melior::{
        Context,
        ir::{
            Attribute, BlockRef, Location, Module, RegionLike, Type, Value,
            block::BlockLike,
            operation::{OperationLike, WalkOrder, WalkResult},
        },
    },
    result,
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
};

/// Source of the diagnostics about syntax.
pub(crate) const GRAMMAR: &str = "assembly grammar";

/// The contents of an assembly file.
pub struct Assembled<'c> {
    /// The module, not verified yet.
    pub module: Module<'c>,
    /// The registers of the file.
    pub names: Names,
}

impl Assembled<'_> {
    /// Gives values their registers as names, for other printers.
    pub fn name_values(&self) {
        let name = |value: Value<'_, '_>| {
            if let Some(name) = self.names.of(value) {
                mlir_dialect::name_value(value, name.split('#').next().unwrap_or(name));
            }
        };
        self.module.as_operation().walk(WalkOrder::PreOrder, |op| {
            if let Some(first) = result(op, 0) {
                name(first.into());
            }
            for region in op.regions() {
                let mut block = region.first_block();
                while let Some(current) = block {
                    for index in 0..current.argument_count() {
                        if let Ok(argument) = current.argument(index) {
                            name(argument.into());
                        }
                    }
                    block = current.next_in_region();
                }
            }
            WalkResult::Advance
        });
    }

    /// Prints the module as assembly, with the registers and blocks of the file.
    pub fn print(&self) -> String {
        print::named(self.module.as_operation(), &self.names)
    }
}

/// Assembles a source. Errors are reported to the diagnostic handlers of the context; parsing continues with the next
/// statement, so that all errors of a file are reported. Returns `None` after an error.
///
/// `file` is the name used in locations.
pub fn assemble<'c>(context: &'c Context, file: &str, text: &str) -> Option<Assembled<'c>> {
    let placeholders = Placeholders::new();
    let module = Module::new(Location::new(context, file, 1, 1));
    let (lines, unpaired) = lines::split(text);
    let (failed, names) = {
        let mut asm = Assembler::new(context, file, text, &placeholders);
        asm.unpaired(&unpaired);
        asm.file(&lines, &module);
        (asm.failed.get(), Names::new(&asm.defined, &asm.labelled, asm.mentions, text))
    };
    (!failed).then_some(Assembled { module, names })
}

/// A value that is used before its definition.
struct Forward<'c, 'm> {
    value: Value<'c, 'm>,
    at: usize,
}

/// The values and blocks that are visible in a region.
pub(crate) struct Visible<'c, 'm, 't> {
    values: HashMap<Key<'t>, Value<'c, 'm>>,
    forward: HashMap<Key<'t>, Forward<'c, 'm>>,
    lost: HashSet<&'t str>,
    scopes: Vec<Vec<Key<'t>>>,
}

/// The destination of branches.
enum Target<'c, 'm> {
    /// It is defined later.
    Ahead(DetachedBlock<'c, 'm>, usize),
    Here(BlockRef<'c, 'm>),
}

/// The key of a value: its register, and its index among the values of the register.
type Key<'t> = (&'t str, u32);

/// The state of the assembler.
pub(crate) struct Assembler<'c, 'm, 't> {
    pub(crate) context: &'c Context,
    pub(crate) text: &'t str,
    file: &'t str,
    /// Offsets of line starts.
    starts: Vec<usize>,
    types: HashMap<&'t str, Type<'c>>,
    attributes: HashMap<(&'t str, usize), Attribute<'c>>,
    values: HashMap<Key<'t>, Value<'c, 'm>>,
    /// The keys that each open region has defined.
    scopes: Vec<Vec<Key<'t>>>,
    forward: HashMap<Key<'t>, Forward<'c, 'm>>,
    /// Registers of invalid statements: uses of them are not reported.
    lost: HashSet<&'t str>,
    /// Blocks of the open regions.
    targets: Vec<HashMap<&'t str, Target<'c, 'm>>>,
    placeholders: &'m Placeholders<'c>,
    operations: HashMap<&'t str, bool>,
    pub(crate) mentions: Mentions,
    /// Values with their keys.
    defined: Vec<(usize, Key<'t>)>,
    /// Blocks with their names and offsets.
    labelled: Vec<(usize, (&'t str, usize))>,
    pub(crate) failed: Cell<bool>,
}

impl<'c, 'm, 't> Assembler<'c, 'm, 't> {
    fn new(context: &'c Context, file: &'t str, text: &'t str, placeholders: &'m Placeholders<'c>) -> Self {
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
            mentions: Mentions::default(),
            defined: Vec::new(),
            labelled: Vec::new(),
            failed: Cell::new(false),
        }
    }

    /// Returns the location of an offset, as file, line and column.
    pub(crate) fn location(&self, at: usize) -> Location<'c> {
        let line = self.starts.partition_point(|start| *start <= at);
        let column = at - self.starts.get(line.wrapping_sub(1)).copied().unwrap_or(0) + 1;
        Location::new(self.context, self.file, line, column)
    }

    /// Creates an error.
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

    /// Assembles the statements of a file. If the only statement is a module, it becomes the module of the file.
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

    /// Appends statements to a block.
    fn lines(&mut self, lines: &'t [Line], block: BlockRef<'c, 'm>) {
        let mut parts = Parts::default();
        for line in lines {
            self.statement(line, block, &mut parts);
        }
    }

    /// Parses the tokens of a statement, with its regions.
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
            // Without `=`, any of the registers may be a definition.
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
        if let Some(def) = assembly::lookup(bare) {
            self.between_devices(def.def(), parts)?;
            return self.def(statement, def);
        }
        if written.contains('.') && self.is_registered(written) {
            return upstream::plain(self, statement, written);
        }
        Err(self.unknown(parts.name.start, bare, written))
    }

    /// Returns whether an operation with this name is registered; loads its dialect.
    pub(crate) fn is_registered(&mut self, name: &str) -> bool {
        let known = self.operations.get(name).copied();
        known.unwrap_or_else(|| {
            if let Some((dialect, _)) = name.split_once('.') {
                self.context.get_or_load_dialect(dialect);
            }
            self.is_registered_operation(name)
        })
    }

    /// Like [`Assembler::is_registered`], for loaded dialects.
    pub(crate) fn is_registered_operation(&self, name: &str) -> bool {
        self.context.is_registered_operation(name)
    }

    /// Assembles a PTO operation.
    fn def(&mut self, statement: Statement<'_, 'c, 'm, 't>, def: &'static Assembly) -> ParseResult {
        let Statement { parts, block, .. } = statement;
        let mut names = parts.results.clone();
        let grouped = groups::in_syntax_of(def, &parts.tokens, self.text);
        let mut tokens = grouped.as_ref().map_or(parts.tokens.as_slice(), |(tokens, _)| tokens);
        if let Some((_, defined)) = &grouped {
            names.extend_from_slice(defined);
        }
        let declared = def.def().results;
        let required = declared.iter().filter(|result| result.arity == pto_isa::Arity::One).count();
        if names.is_empty() && grouped.is_none() && !def.has_destinations() && required > 0 {
            // The destinations come first if the first registers are undefined.
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
        let mut new = Building::new(def.name(), self.location(parts.name.start), block);
        let text = self.text;
        let registers = names.iter().flat_map(|name| {
            let register = text.get(name.register.clone()).and_then(|text| text.split('!').next()).unwrap_or("");
            let range = name.register.start..name.register.start + register.len();
            (0..name.count.min(64)).map(move |number| (range.clone(), u32::try_from(number).unwrap_or(0)))
        });
        let defined = {
            let mut cursor = statement.cursor(self);
            cursor.tokens = tokens;
            cursor.results = registers.clone().count();
            cursor.row = Some(def);
            let (mut parser, mut state) = new.parsing(&mut cursor, text);
            let registers: Vec<UnresolvedOperand<'_>> =
                registers.filter_map(|(range, number)| parser.operand_at(range, number)).collect();
            let defined = def.parse(&mut parser, &mut state, &registers)?;
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
}

/// Returns the statement and the region of a file that consists of one module.
pub(crate) fn whole_module<'t>(lines: &'t [Line], text: &str) -> Option<(&'t Line, &'t Body)> {
    let [line] = lines else { return None };
    let [(body, tail)] = line.regions.as_slice() else { return None };
    let head = text.get(line.head.clone()).unwrap_or("");
    let module = matches!(head.split([' ', '\t', '(', '@']).next(), Some("module" | "builtin.module"));
    (tail.is_empty() && module).then_some((line, body))
}

/// The current statement.
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

/// Moves attributes `#key=value` to the end, as a dictionary.
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

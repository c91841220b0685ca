//! Prints IR as assembly.

use crate::{immediate, names::Naming};
use mlir_dialect::{
    OpPrinter, ParsedSource, TextSink, attribute_text, block_argument, default_attributes, inherent_attributes,
    keyword_or_string,
    melior::{
        Context,
        ir::{
            Attribute, AttributeLike, BlockRef, Identifier, Location, RegionLike, RegionRef, Type, TypeLike, Value,
            ValueLike,
            block::BlockLike,
            operation::{OperationLike, OperationRef},
        },
    },
    operand, operation_result, region, result,
};
use pto_dialect::op::{assembly, is_upstream};
use pto_upstream::Arith;
use std::{
    collections::{HashMap, HashSet},
    fmt::Write,
};

mod layout;
mod upstream;

pub(crate) use layout::{Mark, Position, Shown, laid_out};
use layout::{closed, position};

/// Prints an operation and its regions as assembly. `names` returns the existing names of values, which are kept unless
/// two values that are visible to each other share one.
pub fn print<'c>(op: OperationRef<'c, '_>, names: &dyn Fn(Value<'c, '_>) -> Option<String>) -> String {
    named(op, &names)
}

/// Prints an operation with the names of a file.
pub(crate) fn named<'c>(op: OperationRef<'c, '_>, names: &dyn Naming<'c>) -> String {
    let mut printer = Printer::new(mlir_dialect::context(op), names);
    printer.statement(op);
    printer.out
}

/// Returns the names of values in the source from which they were parsed.
pub fn names_in<'c>(source: &ParsedSource<'c>) -> impl Fn(Value<'c, '_>) -> Option<String> {
    |value| {
        if let Some(result) = operation_result(value) {
            let (owner, index) = (result.owner(), result.result_number());
            let (name, number) = source.result_name(owner, index)?;
            // `%x:2` names several values.
            let after = index + 1 < owner.result_count() && source.result_name(owner, index + 1)?.1 > 0;
            return Some(if number > 0 || after { format!("{name}_{number}") } else { name.to_owned() });
        }
        let argument = block_argument(value)?;
        source.argument_name(argument.owner(), argument.argument_number()).map(str::to_owned)
    }
}

/// Returns an identity of values, blocks and types.
fn key<'c>(value: impl ValueLike<'c>) -> usize {
    value.to_raw().ptr as usize
}

struct Printer<'n, 'c> {
    context: &'c Context,
    out: String,
    indent: usize,
    names: &'n dyn Naming<'c>,
    /// What each line shows, if requested.
    marks: Option<Vec<Mark>>,
    /// Registers with their sigils.
    values: HashMap<usize, String>,
    /// Registers that are in use in the function.
    used: HashSet<String>,
    /// Registers of each open region, released at its end.
    open: Vec<Vec<String>>,
    defined: HashSet<usize>,
    /// Values that are printed as immediates.
    immediates: HashMap<usize, String>,
    /// Constants that are not printed, because their user has an immediate.
    folded: HashSet<usize>,
    blocks: HashMap<usize, String>,
    types: HashMap<usize, String>,
    /// Default inherent attributes by operation name.
    defaults: HashMap<String, Vec<(String, Attribute<'c>)>>,
    next: Numbers,
}

/// Counters for unnamed values and blocks.
#[derive(Clone, Copy, Debug, Default)]
struct Numbers {
    result: usize,
    argument: usize,
    block: usize,
}

/// The registers of a function.
struct Scope {
    used: HashSet<String>,
    open: Vec<Vec<String>>,
    next: Numbers,
}

impl<'n, 'c> Printer<'n, 'c> {
    fn new(context: &'c Context, names: &'n dyn Naming<'c>) -> Self {
        Self {
            context,
            out: String::new(),
            indent: 0,
            names,
            marks: None,
            values: HashMap::new(),
            used: HashSet::new(),
            open: vec![Vec::new()],
            defined: HashSet::new(),
            immediates: HashMap::new(),
            folded: HashSet::new(),
            blocks: HashMap::new(),
            types: HashMap::new(),
            defaults: HashMap::new(),
            next: Numbers::default(),
        }
    }

    fn enter(&mut self) -> Scope {
        Scope {
            used: std::mem::take(&mut self.used),
            open: std::mem::replace(&mut self.open, vec![Vec::new()]),
            next: std::mem::take(&mut self.next),
        }
    }

    fn leave(&mut self, scope: Scope) {
        self.used = scope.used;
        self.open = scope.open;
        self.next = scope.next;
    }

    fn line(&mut self) {
        self.out.push('\n');
        self.pad();
    }

    fn pad(&mut self) {
        for _ in 0..self.indent {
            self.out.push_str("  ");
        }
    }

    /// Returns the register of a value.
    fn register(&mut self, value: Value<'c, '_>) -> String {
        if let Some(name) = self.values.get(&key(value)) {
            return name.clone();
        }
        let given = self.names.value(value).filter(|name| is_name(name));
        let name = match given {
            Some(name) if !self.used.contains(&name) => name,
            Some(name) => {
                let name = name.replace('#', "_");
                self.free(0, |number| format!("{name}_{number}")).1
            }
            None if value.is_block_argument() => {
                let (number, name) = self.free(self.next.argument, |number| format!("arg{number}"));
                self.next.argument = number + 1;
                name
            }
            None => {
                let (number, name) = self.free(self.next.result, |number| number.to_string());
                self.next.result = number + 1;
                name
            }
        };
        self.used.insert(name.clone());
        let register = format!("%{name}");
        if let Some(open) = self.open.last_mut() {
            open.push(name);
        }
        self.values.insert(key(value), register.clone());
        register
    }

    /// Returns the first unused number from `start` on, with its name.
    fn free(&self, start: usize, name: impl Fn(usize) -> String) -> (usize, String) {
        let mut number = start;
        loop {
            let name = name(number);
            if !self.used.contains(&name) && !self.names.is_taken(&name) {
                return (number, name);
            }
            number += 1;
        }
    }

    fn define(&mut self, value: Value<'c, '_>) -> String {
        let register = self.register(value);
        self.defined.insert(key(value));
        register
    }

    fn type_text(&mut self, r#type: Type<'c>) -> String {
        self.types.entry(r#type.to_raw().ptr as usize).or_insert_with(|| r#type.to_string()).clone()
    }

    fn block_name(&mut self, block: BlockRef<'c, '_>) -> String {
        let (names, next) = (self.names, &mut self.next.block);
        let name = self.blocks.entry(block.to_raw().ptr as usize).or_insert_with(|| match names.block(block) {
            Some(name) => format!("^{name}"),
            None => loop {
                *next += 1;
                let name = format!("bb{}", *next);
                if !names.is_taken(&name) {
                    break format!("^{name}");
                }
            },
        });
        name.clone()
    }

    /// Prints `%a, %b = `, including destinations.
    fn left(&mut self, op: OperationRef<'c, '_>, destinations: &[Value<'c, '_>]) {
        let mut names: Vec<String> = Vec::new();
        for index in 0..op.result_count() {
            if let Some(value) = result(op, index) {
                names.push(self.define(value.into()));
            }
        }
        for value in destinations {
            names.push(self.register(*value));
        }
        if !names.is_empty() {
            self.list(packed(&names), |printer, (name, count)| {
                printer.out.push_str(name);
                if count > 1 {
                    let _ = write!(printer.out, ":{count}");
                }
            });
            self.out.push_str(" = ");
        }
    }

    /// Prints a statement without the trailing line break.
    fn statement(&mut self, op: OperationRef<'c, '_>) {
        let name = op.name();
        let name = name.as_string_ref();
        let name = name.as_str().unwrap_or("");
        if let Some(def) = name.strip_prefix("pto.").and_then(assembly::lookup) {
            let destinations = def.destinations(op);
            if destinations.iter().all(|value| self.defined.contains(&key(*value))) && def.has_form() {
                self.left(op, &destinations);
                self.out.push_str(def.def().name);
                def.print(op, &mut OpPrinter::into_sink(self));
                return;
            }
            return self.quoted(op, def.def().name);
        }
        if !upstream::print(self, op, name) && !self.plain(op, name) {
            self.quoted(op, name);
        }
    }

    /// Returns the attributes of an upstream operation, without its defaults.
    fn attributes(&mut self, op: OperationRef<'c, '_>, name: &str) -> Vec<(String, Attribute<'c>)> {
        let mut list = inherent_attributes(op);
        if !list.is_empty() {
            let context = self.context;
            let defaults = self
                .defaults
                .entry(name.to_owned())
                .or_insert_with(|| default_attributes(name, Location::unknown(context)));
            list.retain(|attribute| !defaults.contains(attribute));
        }
        let discardable = mlir_dialect::discardable_attributes(op)
            .map(|(name, value)| (name.as_string_ref().as_str().unwrap_or("").to_owned(), value));
        list.extend(discardable);
        list
    }

    /// Prints ` {a = 1, b}`, or nothing.
    fn entries(&mut self, list: &[(String, Attribute<'c>)]) {
        for (index, (name, value)) in list.iter().enumerate() {
            self.out.push_str(if index == 0 { " {" } else { ", " });
            let word = name.split('-').all(|part| !part.is_empty() && keyword_or_string(part) == part);
            self.out.push_str(&if word { name.clone() } else { keyword_or_string(name) });
            if !value.is_unit() {
                self.out.push_str(" = ");
                self.out.push_str(&attribute_text(*value, true));
            }
        }
        if !list.is_empty() {
            self.out.push('}');
        }
    }

    fn list<T>(&mut self, items: impl IntoIterator<Item = T>, mut item: impl FnMut(&mut Self, T)) {
        for (index, next) in items.into_iter().enumerate() {
            if index > 0 {
                self.out.push_str(", ");
            }
            item(self, next);
        }
    }

    fn operands(&mut self, op: OperationRef<'c, '_>, range: std::ops::Range<usize>) {
        let values: Vec<_> = range.filter_map(|index| operand(op, index)).collect();
        self.list(values, |printer, value| printer.operand(value));
    }

    fn operand_types(&self, op: OperationRef<'c, '_>) -> Vec<Type<'c>> {
        (0..op.operand_count()).filter_map(|index| Some(operand(op, index)?.r#type())).collect()
    }

    fn result_types(&self, op: OperationRef<'c, '_>) -> Vec<Type<'c>> {
        (0..op.result_count()).filter_map(|index| Some(result(op, index)?.r#type())).collect()
    }

    fn type_list(&mut self, types: &[Type<'c>]) {
        self.list(types.iter().copied(), |printer, r#type| printer.r#type(r#type));
    }

    /// Prints `d.op %a, %b {..} : types`, if the operation has no other parts.
    fn plain(&mut self, op: OperationRef<'c, '_>, name: &str) -> bool {
        let (operands, results) = (self.operand_types(op), self.result_types(op));
        let simple = op.region_count() == 0
            && op.successor_count() == 0
            && name.contains('.')
            && self.context.is_registered_operation(name);
        let function = |r#type: &Type<'c>| r#type.is_function();
        if !simple || operands.iter().chain(&results).any(function) {
            return false;
        }
        self.left(op, &[]);
        self.out.push_str(name);
        if !operands.is_empty() {
            self.out.push(' ');
            self.operands(op, 0..operands.len());
        }
        let attributes = self.attributes(op, name);
        self.entries(&attributes);
        self.signature(&operands, &results);
        true
    }

    /// Prints ` : types`.
    fn signature(&mut self, operands: &[Type<'c>], results: &[Type<'c>]) {
        match (operands, results) {
            ([], []) => {}
            ([first, rest @ ..], [result]) if result == first && rest.iter().all(|r#type| r#type == first) => {
                self.out.push_str(" : ");
                self.r#type(*first);
            }
            ([from], [to]) => {
                self.out.push_str(" : ");
                self.r#type(*from);
                self.out.push_str(" to ");
                self.r#type(*to);
            }
            (operands, []) => {
                self.out.push_str(" : ");
                self.type_list(operands);
            }
            (operands, results) => {
                self.out.push_str(" : (");
                self.type_list(operands);
                self.out.push_str(") -> (");
                self.type_list(results);
                self.out.push(')');
            }
        }
    }

    /// Prints `"d.op"(%a)[^b] {..} : (i32) -> (i32) {..}, {..}`.
    fn quoted(&mut self, op: OperationRef<'c, '_>, name: &str) {
        self.left(op, &[]);
        let _ = write!(self.out, "\"{name}\"(");
        self.operands(op, 0..op.operand_count());
        self.out.push(')');
        if op.successor_count() > 0 {
            self.out.push('[');
            let successors: Vec<_> = (0..op.successor_count()).filter_map(|index| op.successor(index).ok()).collect();
            self.list(successors, |printer, block| printer.successor(block));
            self.out.push(']');
        }
        let known = op.name();
        let known = known.as_string_ref();
        let attributes = self.attributes(op, known.as_str().unwrap_or(""));
        self.entries(&attributes);
        let (operands, results) = (self.operand_types(op), self.result_types(op));
        self.out.push_str(" : (");
        self.type_list(&operands);
        self.out.push_str(") -> (");
        self.type_list(&results);
        self.out.push(')');
        for index in 0..op.region_count() {
            self.out.push_str(if index == 0 { " " } else { ", " });
            if let Some(region) = region(op, index) {
                // An empty region does not know its operation.
                self.ended_body(region, true, true, || Shown::Close(position(op), index));
            }
        }
    }

    /// Prints a region that is not empty in braces: see [`Printer::ended_body`].
    fn body(&mut self, region: RegionRef<'c, '_>, entry: bool, terminators: bool) {
        self.ended_body(region, entry, terminators, || closed(region));
    }

    /// Prints a region in braces. Without `entry`, the label of its entry block is omitted; without `terminators`, so
    /// is a terminator that consists of its name. `end` marks the closing brace.
    fn ended_body(&mut self, region: RegionRef<'c, '_>, entry: bool, terminators: bool, end: impl FnOnce() -> Shown) {
        self.out.push('{');
        self.indent += 1;
        self.open.push(Vec::new());
        let mut next = region.first_block();
        let mut first = true;
        while let Some(block) = next {
            next = block.next_in_region();
            let labelled = !first || (entry && (block.argument_count() > 0 || block.first_operation().is_none()));
            if labelled {
                self.indent -= 1;
                self.line();
                self.indent += 1;
                self.label(block);
            }
            first = false;
            self.block(block, terminators);
        }
        self.close();
        self.indent -= 1;
        self.line();
        self.mark(end);
        self.out.push('}');
    }

    fn close(&mut self) {
        for name in self.open.pop().unwrap_or_default() {
            self.used.remove(&name);
        }
    }

    /// Prints `^bb1(%a: i32):`.
    fn label(&mut self, block: BlockRef<'c, '_>) {
        let name = self.block_name(block);
        self.mark(|| Shown::Block(block.to_raw().ptr as usize));
        self.out.push_str(&name);
        if block.argument_count() > 0 {
            self.out.push('(');
            let arguments: Vec<_> = (0..block.argument_count()).filter_map(|i| block.argument(i).ok()).collect();
            self.list(arguments, |printer, argument| {
                let register = printer.define(argument.into());
                printer.out.push_str(&register);
                printer.out.push_str(": ");
                printer.r#type(argument.r#type());
            });
            self.out.push(')');
        }
        self.out.push(':');
    }

    fn block(&mut self, block: BlockRef<'c, '_>, terminators: bool) {
        self.fold(block);
        let mut next = block.first_operation();
        while let Some(op) = next {
            next = op.next_in_block();
            let implied = !terminators
                && next.is_none()
                && op.operand_count() == 0
                && op.attribute_count() == 0
                && op.successor_count() == 0;
            if implied || self.folded.contains(&(op.to_raw().ptr as usize)) {
                continue;
            }
            self.line();
            self.mark(|| Shown::Statement(position(op)));
            self.statement(op);
        }
    }

    /// Finds the constants that become immediates: those directly before their only user, in the order of its operands,
    /// as the assembler creates them.
    fn fold(&mut self, block: BlockRef<'c, '_>) {
        let mut constants: Vec<(OperationRef<'c, '_>, usize, String)> = Vec::new();
        let mut next = block.first_operation();
        while let Some(op) = next {
            next = op.next_in_block();
            if let Some((value, text)) = self.constant(op) {
                constants.push((op, value, text));
                continue;
            }
            if constants.is_empty() {
                continue;
            }
            let name = op.name();
            let name = name.as_string_ref();
            let row = name.as_str().ok().and_then(|name| name.strip_prefix("pto.")).and_then(assembly::lookup);
            let takes = |index: &usize| row.is_none_or(|row| row.takes_immediate(op, *index));
            let mut operands: Vec<usize> =
                (0..op.operand_count()).filter(takes).filter_map(|index| operand(op, index)).map(key).collect();
            while let Some((constant, value, text)) = constants.pop() {
                let Some(position) = operands.iter().rposition(|operand| *operand == value) else { break };
                operands.truncate(position);
                self.folded.insert(constant.to_raw().ptr as usize);
                self.immediates.insert(value, text);
            }
            constants.clear();
        }
    }

    /// Returns the value and the immediate of a constant with a single use.
    fn constant(&self, op: OperationRef<'c, '_>) -> Option<(usize, String)> {
        if !is_upstream(op, Arith::Constant) || op.attribute_count() != 1 {
            return None;
        }
        let value = result(op, 0)?;
        if self.marks.is_some() && self.names.value(value.into()).is_some() {
            return None;
        }
        let users = mlir_dialect::users(value);
        if users.len() != 1 {
            return None;
        }
        Some((key(value), immediate::write(self.context, op.attribute("value").ok()?)?))
    }
}

/// Returns whether a name may follow a sigil.
fn is_name(name: &str) -> bool {
    let (bare, number) = name.split_once('#').unwrap_or((name, "0"));
    let inside = |b: u8| b.is_ascii_alphanumeric() || matches!(b, b'_' | b'$' | b'.' | b'-');
    !bare.is_empty() && bare.bytes().all(inside) && !bare.ends_with('-') && number.bytes().all(|b| b.is_ascii_digit())
}

/// Merges the registers of one definition: `%x#0` and `%x#1` become `%x:2`.
fn packed(registers: &[String]) -> Vec<(&str, usize)> {
    let mut packed: Vec<(&str, usize)> = Vec::new();
    for register in registers {
        match (register.split_once('#'), packed.last_mut()) {
            (Some((name, number)), Some((last, count))) if name == *last && number == count.to_string() => *count += 1,
            (Some((name, "0")), _) => packed.push((name, 1)),
            (Some(_) | None, _) => packed.push((register, 1)),
        }
    }
    packed
}

impl<'c> TextSink<'c> for Printer<'_, 'c> {
    fn text(&mut self, text: &str) {
        self.out.push_str(text);
    }

    fn r#type(&mut self, r#type: Type<'c>) {
        let text = self.type_text(r#type);
        self.out.push_str(&text);
    }

    fn attribute(&mut self, attribute: Attribute<'c>, with_type: bool) {
        self.out.push_str(&attribute_text(attribute, with_type));
    }

    fn operand(&mut self, value: Value<'c, '_>) {
        if let Some(text) = self.immediates.get(&key(value)) {
            self.out.push_str(text);
            return;
        }
        let register = self.register(value);
        self.out.push_str(&register);
    }

    fn successor(&mut self, block: BlockRef<'c, '_>) {
        let name = self.block_name(block);
        self.out.push_str(&name);
    }

    fn region(&mut self, region: RegionRef<'c, '_>, entry_arguments: bool, terminators: bool) {
        self.body(region, entry_arguments, terminators);
    }

    fn dictionary(&mut self, attributes: &[(Identifier<'c>, Attribute<'c>)]) {
        let entries: Vec<(String, Attribute<'c>)> = attributes
            .iter()
            .map(|(name, value)| (name.as_string_ref().as_str().unwrap_or("").to_owned(), *value))
            .collect();
        self.entries(&entries);
    }

    fn newline(&mut self) {
        self.line();
    }
}

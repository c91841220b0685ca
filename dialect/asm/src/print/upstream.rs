//! Prints upstream operations in the custom forms that [`crate::upstream`] parses.

use super::Printer;
use crate::upstream::{self, Form};
use mlir_dialect::{
    TextSink, keyword_or_string,
    melior::ir::{
        Attribute, BlockRef, RegionLike, RegionRef, Type, TypeLike, ValueLike,
        attribute::{ArrayAttribute, FlatSymbolRefAttribute, IntegerAttribute, TypeAttribute},
        block::BlockLike,
        operation::{OperationLike, OperationRef},
        r#type::FunctionType,
    },
    operand, region, small_integers, string,
};
use pto_upstream::{Arith, Control, Outer};

type Attributes<'c> = Vec<(String, Attribute<'c>)>;

/// Removes an attribute from a list and returns it.
fn take<'c>(attributes: &mut Attributes<'c>, name: &str) -> Option<Attribute<'c>> {
    let position = attributes.iter().position(|(key, _)| key == name)?;
    Some(attributes.remove(position).1)
}

/// Prints an operation in its custom form. Returns false, without output, if it has none or the form would be
/// incomplete.
pub(super) fn print<'c>(printer: &mut Printer<'_, 'c>, op: OperationRef<'c, '_>, name: &str) -> bool {
    let Some(form) = upstream::form(name) else { return false };
    let attributes = printer.attributes(op, name);
    match form {
        Form::Module => module(printer, op, attributes).is_some(),
        Form::Function => function(printer, op, attributes).is_some(),
        Form::Call => call(printer, op, attributes).is_some(),
        Form::Return => printer.plain(op, name),
        Form::Constant => constant(printer, op, attributes).is_some(),
        Form::Compare(words) => compare(printer, op, attributes, name, words).is_some(),
        Form::For => counted(printer, op, attributes).is_some(),
        Form::If => conditional(printer, op, attributes).is_some(),
        Form::While => false,
        Form::Condition => condition(printer, op, &attributes).is_some(),
        Form::Branch => branch(printer, op, &attributes).is_some(),
        Form::ConditionalBranch => conditional_branch(printer, op, attributes).is_some(),
    }
}

/// Returns the only block of a region.
fn single<'c, 'a>(region: Option<RegionRef<'c, 'a>>) -> Option<BlockRef<'c, 'a>> {
    region?.first_block().filter(|block| block.next_in_region().is_none())
}

/// Returns the name of a symbol, if it needs no escapes.
fn symbol(value: Attribute<'_>) -> Option<String> {
    let name = string(value).filter(|name| !name.is_empty())?;
    let word = keyword_or_string(name);
    (!word.contains('\\')).then(|| format!("@{word}"))
}

fn module<'c>(printer: &mut Printer<'_, 'c>, op: OperationRef<'c, '_>, mut attributes: Attributes<'c>) -> Option<()> {
    single(region(op, 0))?;
    let name = match take(&mut attributes, "sym_name") {
        Some(name) => Some(symbol(name)?),
        None => None,
    };
    printer.out.push_str("module");
    if let Some(name) = name {
        printer.out.push(' ');
        printer.out.push_str(&name);
    }
    if !attributes.is_empty() {
        printer.out.push_str(" attributes");
        printer.entries(&attributes);
    }
    printer.out.push(' ');
    let scope = printer.enter();
    if let Some(region) = region(op, 0) {
        printer.body(region, false, true);
    }
    printer.leave(scope);
    Some(())
}

/// Returns the dictionaries of arguments or results.
fn dictionaries<'c>(value: Option<Attribute<'c>>, count: usize) -> Option<Vec<Attributes<'c>>> {
    let Some(value) = value else { return Some(vec![Vec::new(); count]) };
    let array = ArrayAttribute::try_from(value).ok()?;
    if array.len() != count {
        return None;
    }
    (0..count).map(|index| mlir_dialect::dictionary_entries(array.element(index).ok()?)).collect()
}

fn function<'c>(printer: &mut Printer<'_, 'c>, op: OperationRef<'c, '_>, mut attributes: Attributes<'c>) -> Option<()> {
    let name = symbol(take(&mut attributes, "sym_name")?)?;
    let r#type =
        FunctionType::try_from(TypeAttribute::try_from(take(&mut attributes, "function_type")?).ok()?.value()).ok()?;
    let inputs: Vec<Type<'c>> = (0..r#type.input_count()).filter_map(|index| r#type.input(index).ok()).collect();
    let results: Vec<Type<'c>> = (0..r#type.result_count()).filter_map(|index| r#type.result(index).ok()).collect();
    let of_inputs = dictionaries(take(&mut attributes, "arg_attrs"), inputs.len())?;
    let of_results = dictionaries(take(&mut attributes, "res_attrs"), results.len())?;
    let visibility = match take(&mut attributes, "sym_visibility") {
        Some(value) => Some(string(value).filter(|word| matches!(*word, "private" | "public" | "nested"))?.to_owned()),
        None => None,
    };
    let body = region(op, 0)?;
    let entry = body.first_block();
    if entry.is_some_and(|block| block.argument_count() != inputs.len()) {
        return None;
    }
    // Without a body, there is no `.end`.
    printer.out.push_str(if entry.is_some() { ".func" } else { Outer::Function.name() });
    printer.out.push(' ');
    if let Some(word) = visibility {
        printer.out.push_str(&word);
        printer.out.push(' ');
    }
    printer.out.push_str(&name);
    printer.out.push('(');
    let scope = printer.enter();
    printer.list(inputs.iter().zip(&of_inputs).enumerate(), |printer, (index, (r#type, attributes))| {
        if let Some(argument) = entry.and_then(|block| block.argument(index).ok()) {
            let register = printer.define(argument.into());
            printer.out.push_str(&register);
            printer.out.push_str(": ");
        }
        printer.r#type(*r#type);
        printer.entries(attributes);
    });
    printer.out.push(')');
    match results.as_slice() {
        [] => {}
        [single] if of_results.iter().all(Vec::is_empty) && !single.is_function() => {
            printer.out.push_str(" -> ");
            printer.r#type(*single);
        }
        all => {
            printer.out.push_str(" -> (");
            printer.list(all.iter().zip(&of_results), |printer, (r#type, attributes)| {
                printer.r#type(*r#type);
                printer.entries(attributes);
            });
            printer.out.push(')');
        }
    }
    if !attributes.is_empty() {
        printer.out.push_str(" attributes");
        printer.entries(&attributes);
    }
    if entry.is_some() {
        printer.out.push(' ');
        printer.body(body, false, true);
    }
    printer.leave(scope);
    Some(())
}

fn call<'c>(printer: &mut Printer<'_, 'c>, op: OperationRef<'c, '_>, mut attributes: Attributes<'c>) -> Option<()> {
    let callee = take(&mut attributes, "callee")?;
    let name = FlatSymbolRefAttribute::try_from(callee).ok()?.to_string();
    if name.contains('\\') {
        return None;
    }
    printer.left(op, &[]);
    printer.out.push_str(Control::Call.name());
    printer.out.push(' ');
    printer.out.push_str(&name);
    printer.out.push('(');
    printer.operands(op, 0..op.operand_count());
    printer.out.push(')');
    printer.entries(&attributes);
    let (operands, results) = (printer.operand_types(op), printer.result_types(op));
    printer.out.push_str(" : (");
    printer.type_list(&operands);
    printer.out.push_str(") -> ");
    match results.as_slice() {
        [single] if !single.is_function() => printer.r#type(*single),
        all => {
            printer.out.push('(');
            printer.type_list(all);
            printer.out.push(')');
        }
    }
    Some(())
}

fn constant<'c>(printer: &mut Printer<'_, 'c>, op: OperationRef<'c, '_>, mut attributes: Attributes<'c>) -> Option<()> {
    let value = take(&mut attributes, "value")?;
    printer.left(op, &[]);
    printer.out.push_str(Arith::Constant.name());
    printer.entries(&attributes);
    printer.out.push(' ');
    printer.attribute(value, true);
    Some(())
}

fn compare<'c>(
    printer: &mut Printer<'_, 'c>,
    op: OperationRef<'c, '_>,
    mut attributes: Attributes<'c>,
    name: &str,
    words: &[&str],
) -> Option<()> {
    let predicate = IntegerAttribute::try_from(take(&mut attributes, "predicate")?).ok()?.value();
    let word = words.get(usize::try_from(predicate).ok()?)?;
    let first = printer.operand_types(op).first().copied()?;
    let results = printer.result_types(op);
    // Comparisons of vectors do not return i1.
    if !results.iter().all(|r#type| r#type.to_string() == "i1") {
        return None;
    }
    printer.left(op, &[]);
    printer.out.push_str(name);
    printer.out.push(' ');
    printer.out.push_str(word);
    printer.out.push_str(", ");
    printer.operands(op, 0..op.operand_count());
    printer.entries(&attributes);
    printer.out.push_str(" : ");
    printer.r#type(first);
    Some(())
}

fn counted<'c>(printer: &mut Printer<'_, 'c>, op: OperationRef<'c, '_>, mut attributes: Attributes<'c>) -> Option<()> {
    let block = single(region(op, 0))?;
    let carried = op.operand_count().checked_sub(3)?;
    if block.argument_count() != carried + 1 {
        return None;
    }
    let counter = block.argument(0).ok()?;
    let r#type = operand(op, 0)?.r#type();
    let unsigned = take(&mut attributes, "unsignedCmp").is_some();
    printer.left(op, &[]);
    printer.out.push_str(Control::For.name());
    printer.out.push_str(if unsigned { " unsigned " } else { " " });
    printer.open.push(Vec::new());
    let register = printer.define(counter.into());
    printer.out.push_str(&register);
    for (index, word) in [" = ", " to ", " step "].into_iter().enumerate() {
        printer.out.push_str(word);
        printer.operands(op, index..index + 1);
    }
    if carried > 0 {
        printer.out.push_str(" iter_args(");
        printer.list(0..carried, |printer, index| {
            if let (Ok(argument), Some(value)) = (block.argument(index + 1), operand(op, index + 3)) {
                let register = printer.define(argument.into());
                printer.out.push_str(&register);
                printer.out.push_str(" = ");
                printer.operand(value);
            }
        });
        printer.out.push_str(") -> (");
        let results = printer.result_types(op);
        printer.type_list(&results);
        printer.out.push(')');
    }
    if !r#type.is_index() {
        printer.out.push_str(" : ");
        printer.r#type(r#type);
    }
    printer.entries(&attributes);
    printer.out.push(' ');
    if let Some(region) = region(op, 0) {
        printer.body(region, false, carried > 0);
    }
    printer.close();
    Some(())
}

fn conditional<'c>(printer: &mut Printer<'_, 'c>, op: OperationRef<'c, '_>, attributes: Attributes<'c>) -> Option<()> {
    single(region(op, 0))?;
    let other = region(op, 1)?;
    let has_other = other.first_block().is_some();
    if has_other {
        single(Some(other))?;
    }
    let results = printer.result_types(op);
    printer.left(op, &[]);
    printer.out.push_str(Control::If.name());
    printer.out.push(' ');
    printer.operands(op, 0..1);
    if !results.is_empty() {
        printer.out.push_str(" -> (");
        printer.type_list(&results);
        printer.out.push(')');
    }
    printer.entries(&attributes);
    printer.out.push(' ');
    if let Some(region) = region(op, 0) {
        printer.body(region, false, !results.is_empty());
    }
    if has_other {
        printer.out.push_str(" else ");
        printer.body(other, false, !results.is_empty());
    }
    Some(())
}

fn condition<'c>(printer: &mut Printer<'_, 'c>, op: OperationRef<'c, '_>, attributes: &Attributes<'c>) -> Option<()> {
    printer.out.push_str(Control::Condition.name());
    printer.out.push('(');
    printer.operands(op, 0..1);
    printer.out.push(')');
    printer.entries(attributes);
    let types = printer.operand_types(op).split_off(1);
    if !types.is_empty() {
        printer.out.push(' ');
        printer.operands(op, 1..op.operand_count());
        printer.out.push_str(" : ");
        printer.type_list(&types);
    }
    Some(())
}

/// Prints `^b(%a : i32)`.
fn target<'c>(printer: &mut Printer<'_, 'c>, op: OperationRef<'c, '_>, index: usize, operands: std::ops::Range<usize>) {
    if let Ok(block) = op.successor(index) {
        printer.successor(block);
    }
    if !operands.is_empty() {
        printer.out.push('(');
        printer.operands(op, operands.clone());
        printer.out.push_str(" : ");
        let types: Vec<_> = operands.filter_map(|index| Some(operand(op, index)?.r#type())).collect();
        printer.type_list(&types);
        printer.out.push(')');
    }
}

fn branch<'c>(printer: &mut Printer<'_, 'c>, op: OperationRef<'c, '_>, attributes: &Attributes<'c>) -> Option<()> {
    printer.out.push_str(Control::Branch.name());
    printer.out.push(' ');
    target(printer, op, 0, 0..op.operand_count());
    printer.entries(attributes);
    Some(())
}

fn conditional_branch<'c>(
    printer: &mut Printer<'_, 'c>,
    op: OperationRef<'c, '_>,
    mut attributes: Attributes<'c>,
) -> Option<()> {
    let sizes = take(&mut attributes, "operandSegmentSizes")?;
    let [1, taken, _] = small_integers(sizes)? else { return None };
    let taken = 1 + usize::try_from(*taken).ok()?;
    printer.out.push_str(Control::ConditionalBranch.name());
    printer.out.push(' ');
    printer.operands(op, 0..1);
    printer.out.push_str(", ");
    target(printer, op, 0, 1..taken);
    printer.out.push_str(", ");
    target(printer, op, 1, taken..op.operand_count());
    printer.entries(&attributes);
    Some(())
}

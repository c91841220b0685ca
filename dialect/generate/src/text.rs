//! Prints operations as programs in generic form.

use crate::{
    attributes::spelled,
    operation::{Operation, maker},
    search::{ended, terminator},
};
use pto_isa::{Arity, Effects, Kind, Op, Target, TypeDesc, op::Traits, ops};
use std::fmt::Write;

/// Returns a module for a target with one function per operation.
pub fn module(operations: &[Operation]) -> String {
    let target = operations.first().map_or_else(Default::default, |operation| operation.target);
    let functions: Vec<String> =
        operations.iter().enumerate().map(|(number, operation)| operation.function(number)).collect();
    format!("module attributes {{pto.target_arch = \"{}\"}} {{\n{}}}\n", target.name(), functions.concat())
}

fn listed<T>(items: impl IntoIterator<Item = T>, spell: impl Fn(T) -> String) -> String {
    let items: Vec<String> = items.into_iter().map(spell).collect();
    items.join(", ")
}

impl Operation {
    /// Prints a function that contains the operation, in generic form. The function is private, since its callers may
    /// have done anything, such as setting the flag that it waits for.
    pub fn function(&self, number: usize) -> String {
        let identities = self.identities();
        let mut arguments = Vec::new();
        let mut made = String::new();
        for (index, (declared, value)) in self.values().enumerate() {
            if identities.get(index) != Some(&index) {
                continue;
            }
            let written = self.def.tile_outs().any(|(out, _)| out == declared);
            let buffer = Some(&value.ty).filter(|_| written).and_then(allocation);
            match (value.constant, maker(self.def, declared, &value.ty).or(buffer)) {
                (Some(constant), _) => {
                    let _ = writeln!(made, "    %v{index} = arith.constant {constant} : {}", value.ty);
                }
                (None, Some(def)) => {
                    let none = if def.has_segments() { segments(vec![0; def.operands.len()]) } else { String::new() };
                    let _ = writeln!(made, "    %v{index} = \"pto.{}\"(){none} : () -> {}", def.name, value.ty);
                }
                (None, None) => arguments.push(format!("%v{index}: {}", value.ty)),
            }
        }
        let mut text = format!("  func.func private @f{number}({}) {{\n{made}", arguments.join(", "));
        self.write(&mut text, &identities);
        text += "    return\n  }\n";
        text
    }

    fn write(&self, text: &mut String, identities: &[usize]) {
        let names = listed(identities, |index| format!("%v{index}"));
        let operand_types = listed(self.values(), |(_, value)| value.ty.to_string());
        if self.def.traits.contains(Traits::TERMINATOR)
            && let Some(around) = ended()
        {
            let end = format!("\"pto.{}\"({names}) : ({operand_types}) -> ()", self.def.name);
            let _ = writeln!(text, "    {}", region_op(around.name, &end, &operand_types, self.values().count()));
            return;
        }
        let results: Vec<TypeDesc> = self.results.iter().flatten().copied().collect();
        let bound = match results.len() {
            0 => String::new(),
            count => format!("%r:{count} = "),
        };
        let note = if self.note { " {test.note = \"kept\"}" } else { "" };
        let properties = self.properties();
        let properties = if properties.is_empty() { String::new() } else { format!(" <{{{properties}}}>") };
        let region = self.region(&results);
        let result_types = listed(&results, TypeDesc::to_string);
        let _ = writeln!(
            text,
            "    {bound}\"pto.{}\"({names}){properties}{region}{note} : ({operand_types}) -> ({result_types})",
            self.def.name,
        );
    }

    fn region(&self, results: &[TypeDesc]) -> String {
        if self.def.regions.is_empty() {
            return String::new();
        }
        let arguments = self.arguments();
        let arguments = listed(arguments.iter().enumerate(), |(index, ty)| format!("%a{index}: {ty}"));
        let end = terminator().filter(|_| !self.def.traits.contains(Traits::NO_TERMINATOR));
        // The function defines the yielded values.
        let made: String = results
            .iter()
            .enumerate()
            .map(|(index, ty)| format!(" %y{index} = \"test.made\"() : () -> {ty}"))
            .collect();
        let end = end.map_or_else(String::new, |def| {
            let names = listed(0..results.len(), |index| format!("%y{index}"));
            format!("{made} \"pto.{}\"({names}) : ({}) -> ()", def.name, listed(results, TypeDesc::to_string))
        });
        format!(" ({{ ^bb0({arguments}):{end} }})")
    }

    fn properties(&self) -> String {
        let mut properties: Vec<String> =
            self.attributes.iter().map(|(attr, word)| format!("{} = {}", attr.name, spelled(attr, word))).collect();
        let sizes = |counts: Vec<usize>| listed(counts, |count| count.to_string());
        if self.def.has_segments() {
            let counts = self.operands.iter().map(Vec::len).collect();
            properties.push(format!("operandSegmentSizes = array<i32: {}>", sizes(counts)));
        }
        if self.def.has_result_segments() {
            let counts = self.results.iter().map(Vec::len).collect();
            properties.push(format!("resultSegmentSizes = array<i32: {}>", sizes(counts)));
        }
        properties.join(", ")
    }
}

/// Prints ` <{operandSegmentSizes = ..}>`.
fn segments(counts: Vec<usize>) -> String {
    format!(" <{{operandSegmentSizes = array<i32: {}>}}>", listed(counts, |count| count.to_string()))
}

/// Returns the first op definition that can allocate a buffer of a type without operands.
fn allocation(ty: &TypeDesc) -> Option<&'static Op> {
    let bare = |def: &&'static Op| {
        let optional = def.operands.iter().all(|operand| operand.arity != Arity::One) && def.attrs.is_empty();
        def.effects == Effects::Allocate && optional && matches!(def.results, [one] if one.kind == Kind::Tile)
    };
    ops::all().filter(bare).find(|def| {
        let operation = Operation {
            def,
            target: Target::default(),
            operands: vec![Vec::new(); def.operands.len()],
            results: vec![vec![*ty]],
            attributes: Vec::new(),
            note: false,
            shared: false,
        };
        operation.violations().is_empty()
    })
}

fn region_op(name: &str, end: &str, types: &str, results: usize) -> String {
    let bound = if results == 0 { String::new() } else { format!("%r:{results} = ") };
    format!("{bound}\"pto.{name}\"() ({{ ^bb0: {end} }}) : () -> ({types})")
}

//! A program, free of MLIR: functions of blocks of instructions, with rows, attributes and types looked up.

use crate::fault::Fault;
use crate::semantics::{Code, Semantics};
use diag::Location;
use pto_isa::types::Pipe;
use pto_isa::{EnumCase, EnumDef, TypeDesc, codes, rule::Core};
use std::collections::HashMap;
use std::ops::Range;

/// Index of an instruction in the text: into [`Program::places`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place(pub u32);

/// Index of a value in the environment of a function.
pub type Slot = u32;

/// A module.
#[derive(Debug, Default)]
pub struct Program {
    /// Functions, in the order of the text.
    pub functions: Vec<Function>,
    /// Functions by name.
    pub by_name: HashMap<String, usize>,
    /// Where each instruction stands.
    pub places: Vec<Location>,
}

impl Program {
    /// The function of a name.
    pub fn function(&self, name: &str) -> Option<&Function> {
        self.by_name.get(name).and_then(|index| self.functions.get(*index))
    }

    /// The first operation that is not interpreted in a function and those it calls, as a fault.
    pub fn unsupported(&self, entry: &Function) -> Option<Box<Fault>> {
        let mut seen = vec![entry.name.clone()];
        let mut next = 0;
        while let Some(name) = seen.get(next) {
            let function = if *name == entry.name { Some(entry) } else { self.function(name) };
            next += 1;
            let mut regions: Vec<&Region> = function.map(|function| &function.body).into_iter().collect();
            while let Some(region) = regions.pop() {
                for instruction in region.blocks.iter().flat_map(|block| &block.instructions) {
                    if let Code::Row(_, Semantics::Missing) | Code::Other(_) = instruction.code {
                        let message = format!("{} is not interpreted", instruction.name());
                        return Some(Fault::new(codes::RUN_NOT_INTERPRETED, message).or_at(instruction.place));
                    }
                    regions.extend(&instruction.regions);
                    for (_, value) in &instruction.attributes {
                        if let AttributeValue::Symbol(callee) = value
                            && !seen.contains(callee)
                        {
                            seen.push(callee.clone());
                        }
                    }
                }
            }
        }
        None
    }
}

/// A function.
#[derive(Debug)]
pub struct Function {
    /// Its name, without `@`.
    pub name: String,
    /// Where it stands.
    pub place: Place,
    /// Types of its parameters.
    pub parameters: Vec<TypeDesc>,
    /// Its body; without blocks where it is only declared.
    pub body: Region,
    /// Values of its environment.
    pub slots: usize,
    /// The only kind of core it runs on, if it says so.
    pub core: Option<Core>,
    /// Kinds of core it has sections for.
    pub sections: Vec<Core>,
}

/// A region.
#[derive(Debug, Default)]
pub struct Region {
    /// Blocks; the first is where it is entered.
    pub blocks: Vec<Block>,
}

/// A block.
#[derive(Debug, Default)]
pub struct Block {
    /// Where its arguments are kept.
    pub arguments: Vec<Slot>,
    /// Its instructions.
    pub instructions: Vec<Instruction>,
}

/// An operation.
#[derive(Debug)]
pub struct Instruction {
    /// What it does.
    pub code: Code,
    /// The pipe that runs it.
    pub pipe: Pipe,
    /// Where it stands, which also tells it from all others.
    pub place: Place,
    /// Where its operands are kept.
    pub operands: Vec<Slot>,
    /// Types of its operands.
    pub operand_types: Vec<TypeDesc>,
    /// For each declared operand of the row its operands.
    pub groups: Vec<Range<usize>>,
    /// Where its results are kept.
    pub results: Vec<Slot>,
    /// Types of its results.
    pub result_types: Vec<TypeDesc>,
    /// For each declared result of the row the result it is.
    pub declared_results: Vec<Option<usize>>,
    /// Results that are tiles it writes, with the declared operands they stand for: the form on values.
    pub written: Vec<(usize, usize)>,
    /// Attributes: those of the row in its order with defaults filled in, or those of another dialect.
    pub attributes: Vec<(&'static str, AttributeValue)>,
    /// Its regions.
    pub regions: Vec<Region>,
    /// Blocks it may go on with, and the operands they get.
    pub successors: Vec<(usize, Range<usize>)>,
    /// Values from outside that its regions use: where they are kept.
    pub captures: Vec<Slot>,
}

/// The value of an attribute.
#[derive(Clone, Debug)]
pub enum AttributeValue {
    /// An integer or truth value.
    Int(i64),
    /// A float.
    Float(f64),
    /// Elements of a vector: its type, and the bits of each.
    Elements(TypeDesc, Vec<u64>),
    /// A string.
    Text(String),
    /// `@name`
    Symbol(String),
    /// Integers.
    Ints(Vec<i64>),
    /// Case of an enumeration.
    Case(&'static EnumDef, &'static EnumCase),
    /// Cases of several enumerations, in the order of their fields.
    Cases(Vec<&'static EnumCase>),
    /// Present.
    Unit,
    /// Absent, or nothing the interpreter looks into.
    Absent,
}

impl Instruction {
    /// The value of an attribute; [`AttributeValue::Absent`] where there is none.
    pub fn attribute(&self, name: &str) -> &AttributeValue {
        self.attributes.iter().find(|(key, _)| *key == name).map_or(&AttributeValue::Absent, |(_, value)| value)
    }

    /// Name of the operation, with its dialect.
    pub fn name(&self) -> String {
        self.code.name()
    }
}

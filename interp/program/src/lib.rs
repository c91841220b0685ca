//! A program, free of MLIR: functions of blocks of instructions, with rows, attributes and types looked up. The interpreter
//! runs it, checks go through it, and backends lower it.
//!
//! [`load`] converts a verified module to a [`Program`]; nothing else here knows MLIR.

mod code;
mod lifetime;
mod live;
pub mod load;

pub use code::{Code, Structure, launches};
pub use lifetime::{Given, Lifetimes};

use diag::Location;
use pto_isa::types::{AddressSpace, Pipe};
use pto_isa::{Choice, EnumCase, EnumDef, Key, Target, TypeDesc, rule::Core};
use std::collections::{HashMap, HashSet};
use std::ops::{Deref, Range};
use std::sync::Arc;

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
    /// Name of each instruction, with its dialect.
    pub names: Vec<Arc<str>>,
}

impl Program {
    /// Name of the operation at a place: `pto.tload`.
    pub fn name(&self, place: Place) -> Option<&str> {
        self.names.get(place.0 as usize).map(|name| &**name)
    }

    /// The function of a name.
    pub fn function(&self, name: &str) -> Option<&Function> {
        self.by_name.get(name).and_then(|index| self.functions.get(*index))
    }

    /// The function to run: the one with the name, else the first that the host starts, else the first. Only functions
    /// with a body count.
    pub fn entry(&self, name: Option<&str>) -> Option<&Function> {
        let mut with_body = self.functions.iter().filter(|function| !function.body.blocks.is_empty());
        match name {
            Some(name) => with_body.find(|function| function.name == name),
            None => with_body.clone().find(|function| function.entry).or_else(|| with_body.next()),
        }
    }

    /// The functions that the host launches: those marked as entries, or, without such marks, all functions without callers.
    pub fn kernels(&self) -> Vec<&Function> {
        let with_body = || self.functions.iter().filter(|function| !function.body.blocks.is_empty());
        let entries: Vec<_> = with_body().filter(|function| function.entry).collect();
        if !entries.is_empty() {
            return entries;
        }
        let called: Vec<&str> = with_body().flat_map(|function| function.mentions()).collect();
        with_body().filter(|function| !called.contains(&function.name.as_str())).collect()
    }

    /// A function and those it mentions, and those these mention.
    pub fn reachable<'p>(&'p self, entry: &'p Function) -> Vec<&'p Function> {
        let mut found = vec![entry];
        let mut next = 0;
        while let Some(function) = found.get(next).copied() {
            next += 1;
            for other in function.mentions().filter_map(|name| self.function(name)) {
                if !found.iter().any(|known| known.name == other.name) {
                    found.push(other);
                }
            }
        }
        found
    }

    /// The function that runs on the other kind of cores of a block at the same time: one of the same parameters that a
    /// function of one kind mentions, or that mentions it, as the owner of a buffer, or the only other one.
    pub fn peer<'p>(&'p self, entry: &'p Function) -> Option<&'p Function> {
        let kind = entry.core?;
        let linked = |other: &&Function| {
            entry.mentions().any(|name| name == other.name) || other.mentions().any(|name| name == entry.name)
        };
        let fits = |other: &&Function| other.core == Some(kind.other()) && other.parameters == entry.parameters;
        self.functions.iter().filter(fits).find(linked).or_else(|| self.other_half(entry).filter(fits))
    }

    /// The only other function, where a program has two: those for cube and for vector cores are one launch, whether or not
    /// they mention each other.
    fn other_half<'p>(&'p self, entry: &'p Function) -> Option<&'p Function> {
        let mut others = self.functions.iter().filter(|other| other.name != entry.name);
        others.next().filter(|other| !other.body.blocks.is_empty() && others.next().is_none())
    }

    /// Most vector registers that are alive at one time, in a function and those it mentions.
    pub fn live_registers(&self, entry: &Function) -> usize {
        self.reachable(entry).into_iter().map(live::most).max().unwrap_or(0)
    }
}

/// The layout of the elements of a memref.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layout {
    /// Elements between neighbours along each extent; those that the type does not state are not positive.
    pub strides: Vec<i64>,
    /// Elements before the first; negative if the type does not state it.
    pub offset: i64,
}

/// The attribute of a function with its buffers on chip: for each memory, pairs of address and size in bytes.
pub const BUFFERS: &str = "pto.buffers";

/// A buffer of a memory on the chip.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Buffer {
    /// The memory.
    pub space: AddressSpace,
    /// Its address.
    pub address: i64,
    /// How many bytes it has.
    pub bytes: i64,
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
    /// Layouts of its parameters, as many: of those that are memrefs.
    pub layouts: Vec<Option<Layout>>,
    /// Its body; without blocks where it is only declared.
    pub body: Region,
    /// Values of its environment.
    pub slots: usize,
    /// The target it was verified for.
    pub target: Target,
    /// The only kind of core on which it runs, if it states one.
    pub core: Option<Core>,
    /// Whether it states that the host starts it.
    pub entry: bool,
    /// Kinds of core it has sections for.
    pub sections: Vec<Core>,
    /// Values that are vector registers.
    pub registers: HashSet<Slot>,
    /// The buffers at the addresses of its pointers, if it states them ([`BUFFERS`]).
    pub buffers: Vec<Buffer>,
}

impl Function {
    /// Every instruction, with those inside of others, in no order that matters.
    pub fn instructions(&self) -> Vec<&Instruction> {
        let mut found = Vec::new();
        let mut regions = vec![&self.body];
        while let Some(region) = regions.pop() {
            for instruction in region.blocks.iter().flat_map(|block| &block.instructions) {
                found.push(instruction);
                regions.extend(&instruction.regions);
            }
        }
        found
    }

    /// Names of functions that its instructions mention: those it calls, and peers on other cores.
    pub fn mentions(&self) -> impl Iterator<Item = &str> {
        let attributes = self.instructions().into_iter().flat_map(|instruction| &instruction.attributes);
        attributes.filter_map(|(_, value)| match value {
            AttributeValue::Symbol(name) => Some(name.as_str()),
            _ => None,
        })
    }
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
    /// The fields that it shares with others of its form: they are read as those of the instruction.
    pub form: Arc<Form>,
    /// Its place, which also identifies it.
    pub place: Place,
    /// Where its operands are kept.
    pub operands: Vec<Slot>,
    /// Where its results are kept.
    pub results: Vec<Slot>,
    /// Its regions.
    pub regions: Vec<Region>,
    /// Blocks it may go on with, and the operands they get.
    pub successors: Vec<(usize, Range<usize>)>,
    /// Values from outside that its regions use: where they are kept.
    pub captures: Vec<Slot>,
}

/// What operations of one name, with the same types and attributes, have in common.
#[derive(Clone, Debug)]
pub struct Form {
    /// What it does.
    pub code: Code,
    /// What its regions are; none of other operations.
    pub structure: Option<Structure>,
    /// The pipe that runs it.
    pub pipe: Pipe,
    /// Types of its operands.
    pub operand_types: Vec<TypeDesc>,
    /// For each declared operand of the row its operands.
    pub groups: Vec<Range<usize>>,
    /// Types of its results.
    pub result_types: Vec<TypeDesc>,
    /// For each declared result of the row the result it is.
    pub declared_results: Vec<Option<usize>>,
    /// Results that are tiles it writes, with the declared operands they stand for: the form on values.
    pub written: Vec<(usize, usize)>,
    /// Attributes: those of the op definition in order, with defaults, or those of another dialect.
    pub attributes: Vec<(&'static str, AttributeValue)>,
    /// Name of the operation, with its dialect.
    pub(crate) name: Arc<str>,
}

impl Deref for Instruction {
    type Target = Form;

    fn deref(&self) -> &Form {
        &self.form
    }
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
    /// Absent or irrelevant.
    Absent,
}

impl AttributeValue {
    /// The case of an enumeration, where `C` has its words.
    pub fn choice<C: Choice>(&self) -> Option<C> {
        match self {
            AttributeValue::Case(def, case) => C::of(def, case.value),
            AttributeValue::Int(_)
            | AttributeValue::Float(_)
            | AttributeValue::Elements(..)
            | AttributeValue::Text(_)
            | AttributeValue::Symbol(_)
            | AttributeValue::Ints(_)
            | AttributeValue::Cases(_)
            | AttributeValue::Unit
            | AttributeValue::Absent => None,
        }
    }
}

impl Instruction {
    /// The value of an attribute; [`AttributeValue::Absent`] where there is none.
    pub fn attribute(&self, name: Key) -> &AttributeValue {
        let Some(def) = self.code.def() else { return self.attribute_spelled(name.as_str()) };
        let found = def.attr(name).and_then(|index| self.attributes.get(index));
        found.map_or(&AttributeValue::Absent, |(_, value)| value)
    }

    /// As [`Instruction::attribute`], by its spelling: of operations of other dialects.
    pub fn attribute_spelled(&self, name: &str) -> &AttributeValue {
        self.attributes.iter().find(|(key, _)| *key == name).map_or(&AttributeValue::Absent, |(_, value)| value)
    }

    /// Name of the operation, with its dialect.
    pub fn name(&self) -> String {
        self.code.name()
    }
}

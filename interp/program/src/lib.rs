//! A program, independent of MLIR: functions of blocks of instructions, with op definitions, attributes and types
//! looked up. The interpreter runs it, checks analyse it, and backends lower it.
//!
//! [`load`] converts a verified module to a [`Program`]; only this module uses MLIR.

mod code;
mod lifetime;
mod live;
pub mod load;

pub use code::{Code, Structure, launches};
pub use lifetime::{Given, Lifetimes};

use diag::Location;
use pto_isa::types::{AddressSpace, Pipe};
use pto_isa::{Choice, EnumCase, EnumDef, Key, Target, TypeDesc, rule::Core};
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};
use smallvec::SmallVec;
use std::ops::{Deref, Range};
use std::sync::Arc;

/// Index of an instruction in text order, into [`Program::places`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place(pub u32);

/// Index of a value in the environment of a function.
pub type Slot = u32;

/// Slots of operands or results, most often few.
pub type Slots = SmallVec<[Slot; 4]>;

/// A module.
#[derive(Debug, Default)]
pub struct Program {
    /// Functions in text order.
    pub functions: Vec<Function>,
    /// Functions by name.
    pub by_name: HashMap<String, usize>,
    /// Location of each instruction.
    pub places: Vec<Location>,
    /// Name of each instruction, with its dialect.
    pub names: Vec<Arc<str>>,
}

impl Program {
    /// Returns the name of the operation at a place, such as `pto.tload`.
    pub fn name(&self, place: Place) -> Option<&str> {
        self.names.get(place.0 as usize).map(|name| &**name)
    }

    /// Returns the function of a name.
    pub fn function(&self, name: &str) -> Option<&Function> {
        self.by_name.get(name).and_then(|index| self.functions.get(*index))
    }

    /// Returns the function to run: the one with the name, else the first that the host launches, else the first.
    /// Declarations are skipped.
    pub fn entry(&self, name: Option<&str>) -> Option<&Function> {
        let mut with_body = self.functions.iter().filter(|function| !function.body.blocks.is_empty());
        match name {
            Some(name) => with_body.find(|function| function.name == name),
            None => with_body.clone().find(|function| function.entry).or_else(|| with_body.next()),
        }
    }

    /// Returns the functions that the host launches: those marked as entries or, without such marks, all functions
    /// without callers.
    pub fn kernels(&self) -> Vec<&Function> {
        let with_body = || self.functions.iter().filter(|function| !function.body.blocks.is_empty());
        let entries: Vec<_> = with_body().filter(|function| function.entry).collect();
        if !entries.is_empty() {
            return entries;
        }
        let called: Vec<&str> = with_body().flat_map(|function| function.mentions()).collect();
        with_body().filter(|function| !called.contains(&function.name.as_str())).collect()
    }

    /// Returns a function and all functions that it mentions, transitively.
    pub fn reachable<'p>(&'p self, entry: &'p Function) -> Vec<&'p Function> {
        let mut found = vec![entry];
        if let [_] = self.functions.as_slice() {
            return found;
        }
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

    /// Returns the function that runs on the other kind of core at the same time: a function with the same parameters
    /// that mentions the given one or is mentioned by it, or the only other function.
    pub fn peer<'p>(&'p self, entry: &'p Function) -> Option<&'p Function> {
        let kind = entry.core?;
        let linked = |other: &&Function| {
            entry.mentions().any(|name| name == other.name) || other.mentions().any(|name| name == entry.name)
        };
        let fits = |other: &&Function| other.core == Some(kind.other()) && other.parameters == entry.parameters;
        self.functions.iter().filter(fits).find(linked).or_else(|| self.other_half(entry).filter(fits))
    }

    /// Returns the only other function of a program with two functions: those for cube and for vector cores are one
    /// launch, even if they do not mention each other.
    fn other_half<'p>(&'p self, entry: &'p Function) -> Option<&'p Function> {
        let mut others = self.functions.iter().filter(|other| other.name != entry.name);
        others.next().filter(|other| !other.body.blocks.is_empty() && others.next().is_none())
    }

    /// Returns whether blocks of a kernel have cores of both kinds: if it has sections for both, calls functions for both, or
    /// has a peer. Source: PTO ISA manual, kernels.
    pub fn is_mixed(&self, entry: &Function) -> bool {
        let mut kinds: Vec<Core> = entry.core.into_iter().collect();
        kinds.extend(self.peer(entry).and_then(|peer| peer.core));
        if entry.core.is_none() {
            for function in self.reachable(entry) {
                kinds.extend(function.core.iter().chain(&function.sections));
            }
        }
        [Core::Cube, Core::Vector].iter().all(|kind| kinds.contains(kind))
    }

    /// Returns the largest number of simultaneously live vector registers, in a function and those that it mentions.
    pub fn live_registers(&self, entry: &Function) -> usize {
        self.reachable(entry).into_iter().map(live::most).max().unwrap_or(0)
    }
}

/// The layout of the elements of a memref.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layout {
    /// Distance in elements between neighbours along each extent; not positive if the type does not state it.
    pub strides: Vec<i64>,
    /// Elements before the first one; negative if the type does not state it.
    pub offset: i64,
}

/// Number of vector cores per cube core. Source: PTO ISA manual, kernels.
pub const VECTOR_CORES: u32 = 2;

pub use pto_dialect::target::BUFFERS;

/// A buffer in an on-chip memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Buffer {
    /// The memory.
    pub space: AddressSpace,
    /// Its address.
    pub address: i64,
    /// Size in bytes.
    pub bytes: i64,
}

/// A function.
#[derive(Debug)]
pub struct Function {
    /// Its name, without `@`.
    pub name: String,
    /// Location of the function.
    pub place: Place,
    /// Types of its parameters.
    pub parameters: Vec<TypeDesc>,
    /// Layouts of its parameters that are memrefs; as many entries as parameters.
    pub layouts: Vec<Option<Layout>>,
    /// Its body; without blocks for a declaration.
    pub body: Region,
    /// Number of values in its environment.
    pub slots: usize,
    /// The target for which it was verified.
    pub target: Target,
    /// The only kind of core on which it runs, if it states one.
    pub core: Option<Core>,
    /// Whether it states that the host launches it.
    pub entry: bool,
    /// Kinds of core for which it has sections.
    pub sections: Vec<Core>,
    /// Slots of values that are vector registers.
    pub registers: HashSet<Slot>,
    /// The buffers at the addresses of its pointers, if it states them ([`BUFFERS`]).
    pub buffers: Vec<Buffer>,
}

impl Function {
    /// Returns all instructions, including nested ones, in preorder.
    pub fn instructions(&self) -> impl Iterator<Item = &Instruction> {
        let mut open: Vec<std::slice::Iter<'_, Instruction>> = self.body.last_first().collect();
        std::iter::from_fn(move || {
            loop {
                match open.last_mut()?.next() {
                    Some(instruction) => {
                        open.extend(instruction.regions.iter().rev().flat_map(Region::last_first));
                        return Some(instruction);
                    }
                    None => open.truncate(open.len() - 1),
                }
            }
        })
    }

    /// Returns the names of functions that its instructions mention: callees, and peers on other cores.
    pub fn mentions(&self) -> impl Iterator<Item = &str> {
        let attributes = self.instructions().flat_map(|instruction| &instruction.attributes);
        attributes.filter_map(|(_, value)| match value {
            AttributeValue::Symbol(name) => Some(name.as_str()),
            _ => None,
        })
    }
}

/// A region.
#[derive(Debug, Default)]
pub struct Region {
    /// Blocks; the first one is the entry.
    pub blocks: Vec<Block>,
}

impl Region {
    /// Returns the instructions of each block, those of the last block first.
    fn last_first(&self) -> impl Iterator<Item = std::slice::Iter<'_, Instruction>> {
        self.blocks.iter().rev().map(|block| block.instructions.iter())
    }
}

/// A block.
#[derive(Debug, Default)]
pub struct Block {
    /// Slots of its arguments.
    pub arguments: Vec<Slot>,
    /// Its instructions.
    pub instructions: Vec<Instruction>,
}

/// An operation.
#[derive(Debug)]
pub struct Instruction {
    /// The fields that it shares with similar instructions; `Instruction` dereferences to it.
    pub form: Arc<Form>,
    /// Its place, which also identifies it.
    pub place: Place,
    /// Slots of its operands.
    pub operands: Slots,
    /// Slots of its results.
    pub results: Slots,
    /// Its regions.
    pub regions: Vec<Region>,
    /// Successor blocks, and the range of operands that each receives.
    pub successors: Vec<(usize, Range<usize>)>,
    /// Slots of values from outside that its regions use.
    pub captures: Vec<Slot>,
}

/// The common fields of instructions with the same name, types and attributes.
#[derive(Clone, Debug)]
pub struct Form {
    /// Identity of the operation.
    pub code: Code,
    /// Role of its regions; `None` for other operations.
    pub structure: Option<Structure>,
    /// The pipe that executes it.
    pub pipe: Pipe,
    /// Types of its operands.
    pub operand_types: Vec<TypeDesc>,
    /// For each operand of the op definition, the range of its operands.
    pub groups: Vec<Range<usize>>,
    /// Types of its results.
    pub result_types: Vec<TypeDesc>,
    /// For each result of the op definition, the index of its result.
    pub declared_results: Vec<Option<usize>>,
    /// Indices of results that are tiles it writes, with the index of the declared operand that each replaces
    /// (operations on values).
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
    /// A symbol, such as `@name`.
    Symbol(String),
    /// Integers.
    Ints(Vec<i64>),
    /// Case of an enumeration.
    Case(&'static EnumDef, &'static EnumCase),
    /// Cases of several enumerations, in the order of their fields.
    Cases(Vec<(&'static EnumDef, &'static EnumCase)>),
    /// A unit attribute that is present.
    Unit,
    /// Absent or irrelevant.
    Absent,
}

impl AttributeValue {
    /// Returns the enum case as a `C`; `None` if it is no case of that enumeration.
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

    /// Returns the field of an attribute with several enumerations as a `C`; `None` if no field is of that enumeration.
    pub fn field<C: Choice>(&self) -> Option<C> {
        let AttributeValue::Cases(fields) = self else { return None };
        fields.iter().find_map(|(def, case)| C::of(def, case.value))
    }
}

impl Instruction {
    /// Returns the value of an attribute, or [`AttributeValue::Absent`].
    pub fn attribute(&self, name: Key) -> &AttributeValue {
        let Some(def) = self.code.def() else { return self.attribute_spelled(name.as_str()) };
        let found = def.attr(name).and_then(|index| self.attributes.get(index));
        found.map_or(&AttributeValue::Absent, |(_, value)| value)
    }

    /// Returns the value of an attribute by its spelling, for operations of other dialects.
    pub fn attribute_spelled(&self, name: &str) -> &AttributeValue {
        self.attributes.iter().find(|(key, _)| *key == name).map_or(&AttributeValue::Absent, |(_, value)| value)
    }

    /// Returns the name of the operation with its dialect.
    pub fn name(&self) -> String {
        self.code.name()
    }
}

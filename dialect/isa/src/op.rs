//! The structure of an op definition: operation, operands, results, attributes.

use crate::enums::{EnumDef, StructDef};
use crate::names::{Key, Name};
use crate::numerics::Numerics;
use crate::rule::{Idx, Rule, Source};
use crate::syntax::Syntax;
use crate::target::{PerTarget, TargetSet};
use crate::types::{AddressSpace, DType, DTypeSet};
use serde::{Serialize, Serializer};

mod along;
mod domain;
mod extent;
mod family;
mod implied;
mod kind;
mod manual;
pub mod places;
mod traits;
mod unit;
mod view_of;

pub use along::Along;
pub use extent::{Distance, Each, Extent, TransposeFlag, Width};
pub use family::{Family, Opcode, VectorWork};
pub use kind::{Kind, Kinds};
pub use manual::{Manual, TypesBy};
pub use traits::{Effects, Traits};
pub use view_of::ViewOf;

/// An op definition.
#[derive(Debug, Serialize)]
pub struct Op {
    /// Mnemonic without `pto.`: `tmatmul.acc`.
    pub name: &'static str,
    /// Other mnemonics accepted on input.
    pub aliases: &'static [&'static str],
    /// The variant that identifies the operation.
    #[serde(rename = "family", serialize_with = "Opcode::serialize_family")]
    pub opcode: Opcode,
    /// Abstraction level.
    pub level: Level,
    /// Summary in one line.
    pub summary: &'static str,
    /// Pages of the ISA manual.
    pub manual: Manual,
    /// Operands, in the order of generic form.
    pub operands: &'static [Operand],
    /// Results.
    pub results: &'static [OpResult],
    /// Further orders, as operand indices, in which assembly may list the operands.
    pub orders: &'static [&'static [Idx]],
    /// What the result of an operation on views refers to; `None` if it does not refer to memory.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub view: Option<ViewOf>,
    /// Names of the regions.
    pub regions: &'static [&'static str],
    /// Inherent attributes, sorted by name; segment sizes are not listed, see [`Op::has_segments`].
    pub attrs: &'static [Attr],
    /// Element types that rules with [`crate::rule::Allowed::Definition`] admit.
    pub dtypes: PerTarget<DTypeSet>,
    /// Memory effects.
    pub effects: Effects,
    /// Properties without data.
    pub traits: Traits,
    /// Text form.
    pub syntax: Syntax,
    /// Targets that have the operation.
    pub targets: TargetSet,
    /// Topics of the semantics that apply to the results.
    pub numerics: &'static [Numerics],
    /// Rules of the family and of the operation, in the order of evaluation.
    pub rules: &'static [&'static [Rule]],
}

impl Op {
    /// Creates a definition with the defaults: generic form, and no page of the manual. Families override them.
    pub const fn new(family: Family, level: Level, name: &'static str) -> Self {
        Self {
            name,
            aliases: &[],
            opcode: Opcode::of(family, name),
            level,
            summary: "",
            manual: Manual::NONE,
            operands: &[],
            results: &[],
            orders: &[],
            view: None,
            regions: &[],
            attrs: &[],
            dtypes: PerTarget::same(DTypeSet::ANY),
            effects: Effects::FromRoles,
            traits: Traits::NONE,
            syntax: Syntax::Generic,
            targets: TargetSet::ALL,
            numerics: &[],
            rules: &[],
        }
    }

    /// Returns the family, which is also the file stem in every crate.
    pub const fn family(&self) -> Family {
        self.opcode.family()
    }

    /// Returns whether the operation orders the pipes of a core.
    pub fn orders_pipes(&self) -> bool {
        self.family() == Family::Sync && self.traits.contains(Traits::SYNC)
    }

    /// Returns whether this is the definition of the operation.
    pub fn is(&self, opcode: impl Into<Opcode>) -> bool {
        self.opcode == opcode.into()
    }

    /// Returns all rules in order.
    pub fn all_rules(&self) -> impl Iterator<Item = &'static Rule> {
        self.rules.iter().flat_map(|list| list.iter())
    }

    /// Returns the operands that become results in values form: the tiles that the operation writes entirely and does
    /// not read.
    pub fn tile_outs(&self) -> impl Iterator<Item = (usize, &'static Operand)> {
        let whole = !self.traits.contains(Traits::PARTIAL);
        let written = move |operand: &Operand| whole && operand.role == Role::Out && operand.kind.is_tile();
        self.operands.iter().enumerate().filter(move |(_, operand)| written(operand))
    }

    /// Returns the indices of the accumulator that is read and of the tile that is written in its buffer.
    pub fn tied(&self) -> Option<(usize, usize)> {
        let accumulator = |operand: &Operand| operand.role == Role::InOut && operand.kind.is_tile();
        Some((self.operands.iter().position(accumulator)?, self.tile_outs().next()?.0))
    }

    /// Returns whether the operation defines a vector register; among the accesses to memory these are the loads.
    pub fn loads_register(&self) -> bool {
        self.results.iter().any(|result| matches!(result.kind, Kind::Vreg))
    }

    /// Returns whether each element of the destination depends only on the same element of the sources, so that source
    /// and destination may be the same buffer.
    pub const fn is_elementwise(&self) -> bool {
        matches!(self.family(), Family::Elementwise | Family::TileScalar)
    }

    /// Returns the index of the operand that gives the address of an allocated buffer.
    pub fn address(&self) -> Option<usize> {
        self.all_rules().find_map(
            |rule| {
                if let Rule::Address { operand } = rule { Some(usize::from(*operand)) } else { None }
            },
        )
    }

    /// Returns the index of an operand by name.
    pub fn operand(&self, name: Name) -> Option<usize> {
        self.operands.iter().position(|o| o.name == name)
    }

    /// Returns the index of an operand by the spelling of its name.
    pub fn operand_spelled(&self, name: &str) -> Option<usize> {
        self.operands.iter().position(|o| o.name.as_str() == name)
    }

    /// Returns the index of a result by name.
    pub fn result(&self, name: Name) -> Option<usize> {
        self.results.iter().position(|r| r.name == name)
    }

    /// Returns the index of an attribute by name.
    pub fn attr(&self, key: Key) -> Option<usize> {
        self.attrs.iter().position(|a| a.name == key)
    }

    /// Returns the index of an attribute by name or accepted key, as spelled in a text.
    pub fn attr_spelled(&self, key: &str) -> Option<usize> {
        self.attrs
            .iter()
            .position(|a| a.name.as_str() == key)
            .or_else(|| self.attrs.iter().position(|a| a.keys.contains(&key)))
    }

    /// Returns whether generic form needs `operandSegmentSizes`: two or more operands are optional or variadic.
    pub fn has_segments(&self) -> bool {
        self.operands.iter().filter(|o| o.arity != Arity::One).count() > 1
    }

    /// Returns whether generic form needs `resultSegmentSizes`.
    pub fn has_result_segments(&self) -> bool {
        self.results.iter().filter(|r| r.arity != Arity::One).count() > 1
    }

    /// Returns the minimal and maximal number of operands; `None` if there is no maximum.
    pub fn operand_count(&self) -> (usize, Option<usize>) {
        let least = self.operands.iter().filter(|o| o.arity == Arity::One).count();
        let unbounded = self.operands.iter().any(|o| o.arity == Arity::Variadic);
        (least, if unbounded { None } else { Some(self.operands.len()) })
    }

    /// Sets the source of the element types, if it is not the manual alone.
    #[must_use]
    pub const fn typed_by(mut self, types: TypesBy) -> Op {
        self.manual = self.manual.typed_by(types);
        self
    }

    /// Returns the source of a rule of this operation as text. `page` formats the name of a page of the manual.
    pub fn cited(&self, source: Source, page: impl Fn(&str) -> String) -> String {
        let reference = crate::rule::PEER;
        let first = || self.manual_pages().first().map_or(reference.to_owned(), |name| page(name));
        match (source, self.manual.types) {
            (Source::Text(text), _) => text.to_owned(),
            (Source::OpPage, _) | (Source::Types, TypesBy::Manual) => first(),
            (Source::Types, TypesBy::Ptoas) => reference.to_owned(),
            (Source::Types, TypesBy::Both) => format!("{}; {reference}", first()),
        }
    }

    /// Returns the pages of the ISA manual, relative to `docs/isa`.
    pub fn manual_pages(&self) -> Vec<String> {
        let mut pages = Vec::new();
        if !self.manual.dir.is_empty() {
            pages.push(format!("{}/{}.md", self.manual.dir, self.name.replace(['.', '_'], "-")));
        }
        if self.manual.intrinsic {
            pages.push(format!("{}.md", self.name.replace('.', "_").to_ascii_uppercase()));
        }
        pages.extend(self.manual.extra.iter().map(|&p| p.to_owned()));
        pages
    }
}

/// Abstraction level of an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum Level {
    /// Buffers and views
    View,
    /// Tiles
    Tile,
    /// Vector registers and predicates
    Vector,
    /// Scalars
    Scalar,
    /// Synchronisation
    Sync,
    /// Instructions that run on a single unit of a core
    Micro,
    /// Between devices
    Comm,
    /// Virtual vectors
    Vmi,
}

/// What an operation does with an operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Role {
    /// Read
    In,
    /// Written
    Out,
    /// Read and written: an accumulator
    InOut,
    /// Scratch, read and written
    Tmp,
}

/// How often an operand or result may appear.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Arity {
    /// Once
    One,
    /// At most once
    Optional,
    /// Any number of times
    Variadic,
}

/// Where the type of an operand comes from if the text does not spell it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum TypeFrom {
    /// Spelled in the text.
    Spelled,
    /// `index`
    Index,
    /// Signless integer of this width.
    Int(u32),
    /// Type of another operand, by index.
    Operand(usize),
    /// `!pto.ptr<E, space>` with `E` the element type of a result.
    PtrToElementOfResult {
        /// Result that has the element type.
        result: usize,
        /// Memory pointed into.
        space: AddressSpace,
    },
}

/// Which of the two memories of an operand buffer of the cube core an operand is in. One memory holds elements; the
/// other holds the exponents that they share, one byte per [`EXPONENT_RATIO`] bytes of elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exponents {
    /// The memory of elements.
    None,
    /// Both: the exponents are at the corresponding place of their memory, and no operand gives their address.
    Shared,
    /// The memory of exponents.
    Only,
}

/// Bytes of elements per byte of shared exponents in an operand buffer. No source of the ISA states it; it is the ratio
/// of the hardware.
pub const EXPONENT_RATIO: i64 = 16;

/// An operand.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Operand {
    /// Name, as in the manual.
    pub name: Name,
    /// Whether the operation reads the operand, writes it or both.
    pub role: Role,
    /// Legal types.
    pub kind: Kind,
    /// How often it may appear.
    pub arity: Arity,
    /// Source of the type if the text does not spell it.
    pub type_from: TypeFrom,
    /// How many bytes the operation accesses, if the operand is memory and other operands determine it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub extent: Option<Extent>,
    /// Which memory of an operand buffer the operand is in.
    #[serde(skip)]
    pub exponents: Exponents,
    /// Description in one line.
    pub doc: &'static str,
}

impl Operand {
    /// Creates an operand that appears once. The type of an index or integer is implied if the text does not spell it.
    pub const fn new(name: Name, role: Role, kind: Kind, doc: &'static str) -> Operand {
        let type_from = match kind {
            Kind::Index => TypeFrom::Index,
            Kind::Int(width) => TypeFrom::Int(width),
            _ => TypeFrom::Spelled,
        };
        Operand { name, role, kind, arity: Arity::One, type_from, extent: None, exponents: Exponents::None, doc }
    }

    /// States how many bytes of the memory the operation accesses.
    pub const fn touched(mut self, extent: Extent) -> Operand {
        self.extent = Some(extent);
        self
    }

    /// States which memory of an operand buffer the operand is in.
    pub const fn in_buffer(mut self, exponents: Exponents) -> Operand {
        self.exponents = exponents;
        self
    }

    /// Makes the operand optional.
    pub const fn optional(mut self) -> Operand {
        self.arity = Arity::Optional;
        self
    }

    /// Makes the operand variadic.
    pub const fn variadic(mut self) -> Operand {
        self.arity = Arity::Variadic;
        self
    }

    /// Sets the source of the type if the text does not spell it.
    pub const fn typed(mut self, from: TypeFrom) -> Operand {
        self.type_from = from;
        self
    }
}

/// How the type of a result is inferred if the text does not spell it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Infer {
    /// Spelled in the text.
    Spelled,
    /// Type of an operand.
    Operand(usize),
    /// A builtin type: `index`, `i64`.
    Type(DType),
    /// `!pto.partition_tensor_view` with the element type of `source`; each extent is the value of its size operand if
    /// that is constant, else `?`.
    PartitionOfSizes {
        /// Operand that has the element type.
        source: usize,
        /// Variadic operand of the extents.
        sizes: usize,
    },
}

/// A result.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct OpResult {
    /// Name; if an operation has several results, also the suggested name of the printed value.
    pub name: Name,
    /// Admitted types.
    pub kind: Kind,
    /// How often.
    pub arity: Arity,
    /// How the type is inferred if the text does not spell it.
    pub infer: Infer,
    /// One line.
    pub doc: &'static str,
}

/// A default value of an attribute.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum AttrValue {
    /// Case of the enumeration of the domain, by value.
    Enum(i64),
    /// `true`, `false`
    Bool(bool),
    /// Integer of the width of the domain.
    Int(i64),
    /// String.
    Str(&'static str),
}

/// When an attribute with a default is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum PrintDefault {
    /// Only if it has another value.
    WhenSet,
    /// Always.
    Always,
}

/// Whether an attribute is required.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Presence {
    /// Required.
    Required,
    /// Optional; its absence has a meaning.
    Optional,
    /// Optional; its absence means `value`.
    Default {
        /// Value if absent.
        value: AttrValue,
        /// Whether the default is printed.
        print: PrintDefault,
    },
}

/// Legal values of an attribute.
#[derive(Clone, Copy, Debug, Serialize)]
pub enum Domain {
    /// Case of an enumeration.
    Enum(#[serde(serialize_with = "mnemonic")] &'static EnumDef),
    /// Case of one of several enumerations; the first one is written as a string.
    Enums(#[serde(serialize_with = "mnemonics")] &'static [&'static EnumDef]),
    /// Attribute with fields of several enumerations.
    Struct(#[serde(serialize_with = "struct_mnemonic")] &'static StructDef),
    /// Reference to a symbol: `@name`.
    Symbol,
    /// `true`, `false`
    Bool,
    /// Integer of a width in bits, within bounds.
    Int {
        /// Bits.
        width: u32,
        /// Smallest value.
        min: i64,
        /// Largest value.
        max: i64,
    },
    /// `[8, 16]`, an array of i64.
    Ints,
    /// `array<i64: 8, 16>`, written `[8, 16]` in custom form.
    Path,
    /// One of these strings; any string if empty.
    Str(&'static [&'static str]),
    /// Present or absent.
    Unit,
    /// `array<i32: ..>` with one entry per declared operand or result.
    SegmentSizes,
    /// Any attribute.
    Any,
}

fn mnemonic<S: Serializer>(def: &&'static EnumDef, s: S) -> Result<S::Ok, S::Error> {
    s.serialize_str(def.mnemonic)
}

fn mnemonics<S: Serializer>(defs: &&'static [&'static EnumDef], s: S) -> Result<S::Ok, S::Error> {
    s.collect_seq(defs.iter().map(|def| def.mnemonic))
}

fn struct_mnemonic<S: Serializer>(def: &&'static StructDef, s: S) -> Result<S::Ok, S::Error> {
    s.serialize_str(def.mnemonic)
}

/// An inherent attribute.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Attr {
    /// Name, as printed.
    pub name: Key,
    /// Other keys accepted on input.
    pub keys: &'static [&'static str],
    /// Whether custom form prints the first of `keys` instead of the name; generic form prints the name.
    pub renamed: bool,
    /// Legal values.
    pub domain: Domain,
    /// Whether it is required.
    pub presence: Presence,
    /// Targets on which it may have a value other than the default.
    pub targets: TargetSet,
    /// One line.
    pub doc: &'static str,
}

impl Attr {
    /// Creates an attribute with an enumeration as domain, on every target.
    pub const fn choice(name: Key, def: &'static EnumDef, presence: Presence, doc: &'static str) -> Attr {
        Attr::new(name, Domain::Enum(def), presence, doc)
    }

    /// Creates an attribute, on every target.
    pub const fn new(name: Key, domain: Domain, presence: Presence, doc: &'static str) -> Attr {
        Attr { name, keys: &[], renamed: false, domain, presence, targets: TargetSet::ALL, doc }
    }

    /// Sets a key that custom form prints instead of the name; generic form prints the name.
    pub const fn printed_as(mut self, keys: &'static [&'static str]) -> Attr {
        self.keys = keys;
        self.renamed = true;
        self
    }

    /// Returns the key that custom form prints.
    pub const fn key(&self) -> &'static str {
        match self.keys {
            [first, ..] if self.renamed => first,
            _ => self.name.as_str(),
        }
    }

    /// Sets further keys that are accepted on input.
    pub const fn keys(mut self, keys: &'static [&'static str]) -> Attr {
        self.keys = keys;
        self
    }

    /// Restricts values other than the default to these targets.
    pub const fn only(mut self, targets: TargetSet) -> Attr {
        self.targets = targets;
        self
    }
}

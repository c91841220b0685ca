//! The data of the table: operation, operands, results, attributes.

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

/// One operation.
#[derive(Debug, Serialize)]
pub struct Op {
    /// Mnemonic without `pto.`: `tmatmul.acc`.
    pub name: &'static str,
    /// Other mnemonics accepted on input.
    pub aliases: &'static [&'static str],
    /// Which operation it is.
    #[serde(rename = "family", serialize_with = "Opcode::serialize_family")]
    pub opcode: Opcode,
    /// Abstraction level.
    pub level: Level,
    /// One line.
    pub summary: &'static str,
    /// Pages of the ISA manual.
    pub manual: Manual,
    /// Operands, in the order of generic form.
    pub operands: &'static [Operand],
    /// Results.
    pub results: &'static [OpResult],
    /// Orders in which assembly may list the operands, by index, besides that of generic form.
    pub orders: &'static [&'static [Idx]],
    /// What the result refers to, of an operation on views; none where that is no memory.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub view: Option<ViewOf>,
    /// Names of the regions.
    pub regions: &'static [&'static str],
    /// Inherent attributes, sorted by name; segment sizes are not listed, see [`Op::has_segments`].
    pub attrs: &'static [Attr],
    /// Element types that rules marked [`crate::rule::Allowed::Row`] admit.
    pub dtypes: PerTarget<DTypeSet>,
    /// Memory effects.
    pub effects: Effects,
    /// Properties without data.
    pub traits: Traits,
    /// Text form.
    pub syntax: Syntax,
    /// Targets that have the operation.
    pub targets: TargetSet,
    /// What the results are where the name alone does not say.
    pub numerics: &'static [Numerics],
    /// Rules of the family and of the row, in the order they are evaluated.
    pub rules: &'static [&'static [Rule]],
}

impl Op {
    /// What operations have in common, in generic form and without a page of the manual; families override it.
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

    /// Family, which is also the file stem in every crate.
    pub const fn family(&self) -> Family {
        self.opcode.family()
    }

    /// Whether it orders the pipes of a core.
    pub fn orders_pipes(&self) -> bool {
        self.family() == Family::Sync && self.traits.contains(Traits::SYNC)
    }

    /// Whether it is this operation.
    pub fn is(&self, opcode: impl Into<Opcode>) -> bool {
        self.opcode == opcode.into()
    }

    /// All rules in order.
    pub fn all_rules(&self) -> impl Iterator<Item = &'static Rule> {
        self.rules.iter().flat_map(|list| list.iter())
    }

    /// Operands that are results where the operation is written on values instead of buffers: the tiles it only writes,
    /// and as a whole.
    pub fn tile_outs(&self) -> impl Iterator<Item = (usize, &'static Operand)> {
        let whole = !self.traits.contains(Traits::PARTIAL);
        let written = move |operand: &Operand| whole && operand.role == Role::Out && operand.kind.is_tile();
        self.operands.iter().enumerate().filter(move |(_, operand)| written(operand))
    }

    /// The accumulator and the tile it becomes, which is held by the same buffer.
    pub fn tied(&self) -> Option<(usize, usize)> {
        let accumulator = |operand: &Operand| operand.role == Role::InOut && operand.kind.is_tile();
        Some((self.operands.iter().position(accumulator)?, self.tile_outs().next()?.0))
    }

    /// Whether it gives a vector register, as loads among the accesses to memory do.
    pub fn loads_register(&self) -> bool {
        self.results.iter().any(|result| matches!(result.kind, Kind::Vreg))
    }

    /// Each element of what is written depends on the same element of what is read only: source and destination may be
    /// one buffer.
    pub const fn is_elementwise(&self) -> bool {
        matches!(self.family(), Family::Elementwise | Family::TileScalar)
    }

    /// Operand that says at which address an allocated buffer stands.
    pub fn address(&self) -> Option<usize> {
        self.all_rules().find_map(
            |rule| {
                if let Rule::Address { operand } = rule { Some(usize::from(*operand)) } else { None }
            },
        )
    }

    /// Index of an operand by name.
    pub fn operand(&self, name: Name) -> Option<usize> {
        self.operands.iter().position(|o| o.name == name)
    }

    /// As [`Op::operand`], by the spelling of the name.
    pub fn operand_spelled(&self, name: &str) -> Option<usize> {
        self.operands.iter().position(|o| o.name.as_str() == name)
    }

    /// Index of a result by name.
    pub fn result(&self, name: Name) -> Option<usize> {
        self.results.iter().position(|r| r.name == name)
    }

    /// Index of an attribute by name.
    pub fn attr(&self, key: Key) -> Option<usize> {
        self.attrs.iter().position(|a| a.name == key)
    }

    /// Index of an attribute by name or accepted key, as spelled in a text.
    pub fn attr_spelled(&self, key: &str) -> Option<usize> {
        self.attrs
            .iter()
            .position(|a| a.name.as_str() == key)
            .or_else(|| self.attrs.iter().position(|a| a.keys.contains(&key)))
    }

    /// Two or more operands that are not single: generic form carries `operandSegmentSizes`.
    pub fn has_segments(&self) -> bool {
        self.operands.iter().filter(|o| o.arity != Arity::One).count() > 1
    }

    /// As [`Op::has_segments`], for results and `resultSegmentSizes`.
    pub fn has_result_segments(&self) -> bool {
        self.results.iter().filter(|r| r.arity != Arity::One).count() > 1
    }

    /// Fewest and most operands; `None` for no upper limit.
    pub fn operand_count(&self) -> (usize, Option<usize>) {
        let least = self.operands.iter().filter(|o| o.arity == Arity::One).count();
        let unbounded = self.operands.iter().any(|o| o.arity == Arity::Variadic);
        (least, if unbounded { None } else { Some(self.operands.len()) })
    }

    /// Element types that others than the manual state.
    #[must_use]
    pub const fn typed_by(mut self, types: TypesBy) -> Op {
        self.manual = self.manual.typed_by(types);
        self
    }

    /// Who states a rule of this operation; `page` says how a page of the manual is named.
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

    /// Pages of the ISA manual, relative to `docs/isa`.
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
    /// Instructions of one unit of a core
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

/// Type of an operand where the text does not spell it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum TypeFrom {
    /// Spelled in the text.
    Spelled,
    /// `index`
    Index,
    /// Signless integer of this width.
    Int(u32),
    /// Type of another operand.
    Operand(usize),
    /// `!pto.ptr<E, space>` with `E` the element type of a result.
    PtrToElementOfResult {
        /// Result that has the element type.
        result: usize,
        /// Memory pointed into.
        space: AddressSpace,
    },
}

/// Which of the two memories of an operand buffer of the cube core an operand is in: one holds elements, the one beside it the
/// exponents that they share, one byte for [`EXPONENT_RATIO`] bytes of elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exponents {
    /// Elements alone.
    None,
    /// Elements, and their exponents in the memory beside: no operand gives their address.
    Shared,
    /// Exponents alone.
    Only,
}

/// Bytes of an operand buffer for one byte of shared exponents. No source of the ISA says so; it is how the hardware has it.
pub const EXPONENT_RATIO: i64 = 16;

/// An operand.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Operand {
    /// Name, as in the manual.
    pub name: Name,
    /// Read, written or both.
    pub role: Role,
    /// Admitted types.
    pub kind: Kind,
    /// How often.
    pub arity: Arity,
    /// Type where the text does not spell it.
    pub type_from: TypeFrom,
    /// How many bytes are touched, where it is memory and numbers among the operands say it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub extent: Option<Extent>,
    /// Which memory of an operand buffer it is in.
    #[serde(skip)]
    pub exponents: Exponents,
    /// One line.
    pub doc: &'static str,
}

impl Operand {
    /// A single operand. The type of an index or integer is implied where the text does not spell it.
    pub const fn new(name: Name, role: Role, kind: Kind, doc: &'static str) -> Operand {
        let type_from = match kind {
            Kind::Index => TypeFrom::Index,
            Kind::Int(width) => TypeFrom::Int(width),
            _ => TypeFrom::Spelled,
        };
        Operand { name, role, kind, arity: Arity::One, type_from, extent: None, exponents: Exponents::None, doc }
    }

    /// Memory of which so many bytes are touched.
    pub const fn touched(mut self, extent: Extent) -> Operand {
        self.extent = Some(extent);
        self
    }

    /// Elements of an operand buffer that share exponents, or the exponents themselves.
    pub const fn in_buffer(mut self, exponents: Exponents) -> Operand {
        self.exponents = exponents;
        self
    }

    /// Operand that may be absent.
    pub const fn optional(mut self) -> Operand {
        self.arity = Arity::Optional;
        self
    }

    /// Any number of operands.
    pub const fn variadic(mut self) -> Operand {
        self.arity = Arity::Variadic;
        self
    }

    /// Type where the text does not spell it.
    pub const fn typed(mut self, from: TypeFrom) -> Operand {
        self.type_from = from;
        self
    }
}

/// Type of a result where the text does not spell it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Infer {
    /// Spelled in the text.
    Spelled,
    /// Type of an operand.
    Operand(usize),
    /// This builtin type: `index`, `i64`.
    Type(DType),
    /// `!pto.partition_tensor_view` of the element type of `source`: an extent is the constant value of its size operand, else `?`.
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
    /// Name, suggested for the printed value where an operation has several results.
    pub name: Name,
    /// Admitted types.
    pub kind: Kind,
    /// How often.
    pub arity: Arity,
    /// Type where the text does not spell it.
    pub infer: Infer,
    /// One line.
    pub doc: &'static str,
}

/// A value of an attribute, as default.
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
    /// Unless it has the default value.
    WhenSet,
    /// Always, the default value too.
    Always,
}

/// Whether an attribute has to be given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Presence {
    /// Yes.
    Required,
    /// No, and absence has a meaning.
    Optional,
    /// No, absence means `value`.
    Default {
        /// Value when absent.
        value: AttrValue,
        /// Whether the default is printed.
        print: PrintDefault,
    },
}

/// Values an attribute may have.
#[derive(Clone, Copy, Debug, Serialize)]
pub enum Domain {
    /// Case of an enumeration.
    Enum(#[serde(serialize_with = "mnemonic")] &'static EnumDef),
    /// Case of one of several enumerations; the first is written as a string.
    Enums(#[serde(serialize_with = "mnemonics")] &'static [&'static EnumDef]),
    /// Attribute of several enumerations at once.
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
    /// `array<i32: ..>`, one entry for each declared operand or result.
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
    /// Custom form prints the first of `keys` in place of the name, which is that of generic form.
    pub renamed: bool,
    /// Admitted values.
    pub domain: Domain,
    /// Whether it has to be given.
    pub presence: Presence,
    /// Targets on which a value other than the default may be given.
    pub targets: TargetSet,
    /// One line.
    pub doc: &'static str,
}

impl Attr {
    /// An optional attribute of an enumeration, on every target.
    pub const fn choice(name: Key, def: &'static EnumDef, presence: Presence, doc: &'static str) -> Attr {
        Attr::new(name, Domain::Enum(def), presence, doc)
    }

    /// An attribute on every target.
    pub const fn new(name: Key, domain: Domain, presence: Presence, doc: &'static str) -> Attr {
        Attr { name, keys: &[], renamed: false, domain, presence, targets: TargetSet::ALL, doc }
    }

    /// Custom form prints the first of `keys` in place of the name, which is that of generic form.
    pub const fn printed_as(mut self, keys: &'static [&'static str]) -> Attr {
        self.keys = keys;
        self.renamed = true;
        self
    }

    /// Key in custom form.
    pub const fn key(&self) -> &'static str {
        match self.keys {
            [first, ..] if self.renamed => first,
            _ => self.name.as_str(),
        }
    }

    /// Further keys accepted on input.
    pub const fn keys(mut self, keys: &'static [&'static str]) -> Attr {
        self.keys = keys;
        self
    }

    /// Targets on which a value other than the default may be given.
    pub const fn only(mut self, targets: TargetSet) -> Attr {
        self.targets = targets;
        self
    }
}

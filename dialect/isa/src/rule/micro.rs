//! Rules on instructions that run on a single unit of a core: copies, cube products, synchronisation, pipes, single
//! threads.

use super::{CaseConversion, Idx, LocSet, OWN, Product, Source};
use crate::names::Key;
use crate::target::PerTarget;
use crate::types::{AddressSpace, DTypeSet};
use serde::Serialize;

/// A rule on an instruction that runs on a single unit.
#[derive(Clone, Copy, Debug, Serialize)]
pub enum Micro {
    /// A pointer points into a legal memory.
    Memory {
        /// Pointer or memref.
        operand: Idx,
        /// Admitted memories.
        allowed: &'static [AddressSpace],
    },
    /// Elements of two buffers have the same size.
    SameElementSize(Idx, Idx),
    /// Variadic operands have the same number of values.
    SameCount(&'static [Idx]),
    /// Operands are given together or not at all.
    Together(&'static [Idx]),
    /// An operand requires another one.
    Requires {
        /// The operand.
        operand: Idx,
        /// The other.
        needed: Idx,
    },
    /// An operand, if it is constant, is within bounds, inclusive.
    Constant {
        /// The operand.
        operand: Idx,
        /// Minimum.
        #[serde(rename = "at_least")]
        min: i64,
        /// Maximum.
        #[serde(rename = "at_most")]
        max: i64,
    },
    /// An operand is a constant within bounds, inclusive.
    Literal {
        /// The operand.
        operand: Idx,
        /// Minimum.
        #[serde(rename = "at_least")]
        min: i64,
        /// Maximum.
        #[serde(rename = "at_most")]
        max: i64,
    },
    /// If an attribute has a certain case and another one is not `off`, an operand is the constant 1.
    OneWhen {
        /// The operand.
        operand: Idx,
        /// The attribute.
        attr: Key,
        /// Its case to which the rule applies.
        case: &'static str,
        /// The other attribute.
        flag: Key,
    },
    /// If a flag is the constant true, an operand is a constant and at most a maximum.
    AtMostWhen {
        /// The operand.
        operand: Idx,
        /// The flag.
        flag: Idx,
        /// Maximum.
        #[serde(rename = "at_most")]
        max: i64,
    },
    /// Element types are legal.
    ElementTypes {
        /// Operands; each is checked separately.
        operands: &'static [Idx],
        /// Admitted types.
        allowed: PerTarget<DTypeSet>,
    },
    /// Element types are not of these.
    NotElements {
        /// Operands; each is checked separately.
        operands: &'static [Idx],
        /// Types.
        refused: DTypeSet,
    },
    /// Element types are legal if an attribute has a certain case.
    ElementWhen {
        /// The attribute.
        attr: Key,
        /// Its case to which the rule applies.
        case: &'static str,
        /// The operand.
        operand: Idx,
        /// Admitted types.
        allowed: DTypeSet,
    },
    /// Elements are unsigned integers; an attribute states their width.
    ElementBits {
        /// The operand.
        operand: Idx,
        /// The attribute.
        attr: Key,
    },
    /// A constant is a multiple of a number.
    Multiple {
        /// The operand.
        operand: Idx,
        /// The divisor.
        #[serde(rename = "multiple_of")]
        of: i64,
    },
    /// A constant is a multiple of a number if an attribute has a certain case.
    MultipleWhen {
        /// The operand.
        operand: Idx,
        /// The attribute.
        attr: Key,
        /// Its case to which the rule applies.
        case: &'static str,
        /// The divisor.
        #[serde(rename = "multiple_of")]
        of: i64,
    },
    /// Exactly one of these groups of operands is given, and completely.
    OneGroup(&'static [&'static [Idx]]),
    /// Element types of a product are legal.
    ElementProduct {
        /// Left operand.
        lhs: Idx,
        /// Right operand.
        rhs: Idx,
        /// Accumulator.
        dst: Idx,
        /// Legal products.
        #[serde(rename = "one_of")]
        table: PerTarget<&'static [Product]>,
    },
    /// An attribute requires one of these element types.
    AttrElement {
        /// The attribute.
        attr: Key,
        /// Operand with the elements.
        operand: Idx,
        /// Element types.
        allowed: DTypeSet,
    },
    /// An integer attribute has one of these values.
    AttrValues {
        /// The attribute.
        attr: Key,
        /// Its values.
        allowed: &'static [i64],
    },
    /// A copy converts between legal element types.
    ElementPairs {
        /// Source.
        src: Idx,
        /// Destination.
        dst: Idx,
        /// Legal pairs.
        #[serde(rename = "one_of")]
        table: &'static [(DTypeSet, DTypeSet)],
    },
    /// An operand and an attribute are given together or not at all.
    WithAttr {
        /// The operand.
        operand: Idx,
        /// The attribute.
        attr: Key,
    },
    /// Element types of a quantised store are legal.
    Quantised {
        /// Accumulator.
        src: Idx,
        /// Destination.
        dst: Idx,
        /// Attribute of the quantisation.
        attr: Key,
        /// Legal conversions of each case.
        #[serde(rename = "one_of")]
        table: &'static [CaseConversion],
        /// Legal pairs without quantisation.
        plain: &'static [(DTypeSet, DTypeSet)],
    },
    /// Factors match the mode: one f32 for scalar modes, a pointer to f32 for vector modes, none for others.
    Factors {
        /// The factors.
        operand: Idx,
        /// Attribute of the mode; the names of its cases contain `scalar`, `vec` or `vector`.
        attr: Key,
        /// Legal memories of a pointer to factors.
        #[serde(rename = "memory")]
        space: &'static [AddressSpace],
        /// Whether modes that are neither scalar nor vector permit factors.
        free: bool,
    },
    /// The upper bound of an activation has the type that its destination requires.
    Clip {
        /// The bound.
        bound: Idx,
        /// The destination.
        dst: Idx,
    },
    /// An attribute does not have one of these cases.
    NotCases {
        /// The attribute.
        attr: Key,
        /// The cases.
        cases: &'static [&'static str],
    },
    /// An attribute has one of these cases.
    Cases {
        /// The attribute.
        attr: Key,
        /// The cases.
        cases: &'static [&'static str],
    },
    /// An index is in bounds of an array of events.
    EventSlot {
        /// The array.
        array: Idx,
        /// The index.
        index: Idx,
    },
    /// The first result, if it is a tile, is in a legal memory.
    ResultPlace(LocSet),
    /// Operands give the valid region of the first result if and only if it is dynamic in the type.
    ResultValid {
        /// Operands of the valid rows and columns.
        valid: [Idx; 2],
        /// Attribute of the split: a split into unequal parts requires the operands.
        split: Key,
    },
    /// An operand requires an attribute.
    OnlyWithAttr {
        /// The operand.
        operand: Idx,
        /// The attribute.
        attr: Key,
    },
    /// An operand requires a certain case of an attribute.
    OnlyWithCase {
        /// The operand.
        operand: Idx,
        /// The attribute.
        attr: Key,
        /// The case.
        case: &'static str,
        /// Whether the case requires the operand, too.
        required: bool,
    },
    /// Operands require one of these cases of an attribute.
    OnlyWithCases {
        /// The operands.
        operands: &'static [Idx],
        /// The attribute.
        attr: Key,
        /// The cases.
        cases: &'static [&'static str],
    },
    /// A store that is split between two cores neither converts nor rearranges: if an attribute has another case than
    /// `whole`, these operands and attributes are absent, and the mode is `kept` or absent.
    NotHalved {
        /// The attribute.
        attr: Key,
        /// Its case for one core.
        whole: &'static str,
        /// Operands that must be absent.
        operands: &'static [Idx],
        /// Attributes that must be absent.
        attrs: &'static [Key],
        /// Attribute of the mode.
        mode: Key,
        /// The only legal case of the mode.
        kept: &'static str,
    },
    /// Two attributes are given together or not at all.
    BothAttrs(Key, Key),
    /// Attributes require another one.
    NeedsAttr {
        /// The attributes.
        attrs: &'static [Key],
        /// The other attribute.
        needed: Key,
    },
    /// A pipe that converts accumulators has the direction from the cube core to vector cores only, and is not split.
    Converting {
        /// Attribute of the conversion.
        attr: Key,
        /// Attribute of the directions.
        directions: Key,
        /// Attribute which states that entries are not split.
        whole: Key,
    },
    /// An attribute that the operation declares, but the instruction does not have.
    NotGiven(Key),
    /// Either an operand or an attribute is given, not both.
    OperandOrAttr {
        /// The operand.
        operand: Idx,
        /// The attribute.
        attr: Key,
    },
    /// An integer attribute is within bounds, inclusive.
    AttrRange {
        /// The attribute.
        attr: Key,
        /// Minimum.
        #[serde(rename = "at_least")]
        min: i64,
        /// Maximum.
        #[serde(rename = "at_most")]
        max: i64,
    },
    /// A case of an attribute requires an operand.
    CaseNeeds {
        /// The attribute.
        attr: Key,
        /// Its case to which the rule applies.
        case: &'static str,
        /// The operand.
        operand: Idx,
    },
    /// Memory by which cores synchronise is global, has elements i32 and is large enough.
    Workspace {
        /// The memory.
        operand: Idx,
        /// Minimal size in bytes.
        bytes: i64,
    },
    /// An integer attribute is not greater than another.
    AttrOrder {
        /// The smaller.
        less: Key,
        /// The larger.
        more: Key,
    },
    /// The end of a pipe has the buffers of its consumers: one per direction, or fewer if it has a view of the slots.
    Consumers {
        /// Attribute of the directions.
        directions: Key,
        /// Attribute of the slots that the consumer keeps.
        kept: Key,
        /// Attribute of the number of slots.
        slots: Key,
        /// Attribute of the bytes of a slot.
        size: Key,
        /// Operand of the view of the slots.
        view: Idx,
        /// Operands of the buffers of the vector cores and of the cube core.
        buffers: [Idx; 2],
    },
    /// A pipe that is an SSA value has a local buffer for each direction, and legal flags.
    LocalParts {
        /// Attribute of the directions.
        directions: Key,
        /// Attribute of the first flag.
        flags: Key,
        /// Attribute of the slots that the consumer keeps.
        kept: Option<Key>,
        /// Operands of the buffer of the first direction and of the second.
        local: [Idx; 2],
    },
    /// The entry can be divided evenly, as its split requires.
    SplitParity {
        /// The entry.
        entry: Idx,
        /// Attribute of the split.
        split: Key,
    },
    /// The index of a vector core is given only for entries in vector memory that are split.
    SubblockOf {
        /// The index.
        operand: Idx,
        /// The entry; the first result if `None`.
        entry: Option<Idx>,
        /// Attribute of the split.
        split: Key,
    },
    /// A base address is given if the memory planner does not choose it.
    AutoBase {
        /// Flag: the memory planner chooses the address.
        auto: Key,
        /// The address.
        base: Key,
    },
    /// A value has the pointee of a pointer as type.
    ElementOf {
        /// The pointer.
        ptr: Idx,
        /// Operand; the first result if `None`.
        value: Option<Idx>,
    },
    /// Signedness is given if and only if one side of a scalar conversion is an integer.
    Signedness {
        /// The value that is converted.
        src: Idx,
        /// The attribute.
        attr: Key,
    },
}

impl Micro {
    /// Returns the codes that the rule may report.
    pub const fn codes(&self) -> &'static [u16] {
        match self {
            Micro::CaseNeeds { .. } => &[604],
            Micro::Workspace { .. } => &[605],
            Micro::OperandOrAttr { .. } => &[606],
            Micro::AttrRange { .. } => &[607],
            Micro::Cases { .. } => &[608],
            Micro::EventSlot { .. } => &[609],
            Micro::ResultPlace(_) => &[304],
            Micro::ResultValid { .. } => &[940],
            Micro::Memory { .. } => &[801],
            Micro::SameElementSize(..) => &[802],
            Micro::SameCount(_) => &[803],
            Micro::Together(_) => &[804],
            Micro::Requires { .. } => &[805],
            Micro::Constant { .. } | Micro::Literal { .. } | Micro::AtMostWhen { .. } | Micro::OneWhen { .. } => &[806],
            Micro::ElementTypes { .. }
            | Micro::NotElements { .. }
            | Micro::ElementWhen { .. }
            | Micro::ElementBits { .. } => &[807],
            Micro::Multiple { .. } | Micro::MultipleWhen { .. } => &[808],
            Micro::OneGroup(_) => &[820],
            Micro::ElementProduct { .. } => &[821],
            Micro::AttrElement { .. } => &[822],
            Micro::AttrValues { .. } => &[823],
            Micro::ElementPairs { .. } => &[824],
            Micro::WithAttr { .. } => &[825],
            Micro::Quantised { .. } | Micro::Clip { .. } => &[826],
            Micro::Factors { .. } => &[827],
            Micro::NotCases { .. } => &[828],
            Micro::OnlyWithAttr { .. }
            | Micro::OnlyWithCase { .. }
            | Micro::OnlyWithCases { .. }
            | Micro::NotHalved { .. } => &[829],
            Micro::BothAttrs(..) | Micro::NeedsAttr { .. } => &[830],
            Micro::NotGiven(_) => &[831],
            Micro::Converting { .. } => &[343],
            Micro::AttrOrder { .. } => &[901],
            Micro::AutoBase { .. } => &[902],
            Micro::Consumers { .. } | Micro::LocalParts { .. } => &[916],
            Micro::SplitParity { .. } => &[917],
            Micro::SubblockOf { .. } => &[918],
            Micro::ElementOf { .. } => &[903],
            Micro::Signedness { .. } => &[904],
        }
    }

    /// Returns the source of the rule.
    pub const fn source(&self) -> Source {
        match self {
            Micro::EventSlot { .. } => Source::Text(OWN),
            // The manual does not list the roundings of the vector unit.
            Micro::NotCases { attr: Key::Rnd | Key::RoundMode, .. }
            | Micro::AttrOrder { .. }
            | Micro::AutoBase { .. }
            | Micro::Converting { .. }
            | Micro::ElementOf { .. }
            | Micro::Consumers { .. }
            | Micro::LocalParts { .. }
            | Micro::SplitParity { .. }
            | Micro::SubblockOf { .. }
            | Micro::Signedness { .. } => Source::Text("ptoas, verifier"),
            Micro::Cases { .. }
            | Micro::NotElements { .. }
            | Micro::ElementBits { .. }
            | Micro::ResultPlace(_)
            | Micro::ResultValid { .. }
            | Micro::OperandOrAttr { .. }
            | Micro::AttrRange { .. }
            | Micro::AttrValues { .. }
            | Micro::OneGroup(_) => Source::Text("ptoas, verifier"),
            Micro::CaseNeeds { .. }
            | Micro::Workspace { .. }
            | Micro::Memory { .. }
            | Micro::SameElementSize(..)
            | Micro::SameCount(_)
            | Micro::Together(_)
            | Micro::Requires { .. }
            | Micro::Constant { .. }
            | Micro::Literal { .. }
            | Micro::OneWhen { .. }
            | Micro::AtMostWhen { .. }
            | Micro::ElementTypes { .. }
            | Micro::ElementWhen { .. }
            | Micro::Clip { .. }
            | Micro::OnlyWithCases { .. }
            | Micro::NotHalved { .. }
            | Micro::Multiple { .. }
            | Micro::MultipleWhen { .. }
            | Micro::ElementProduct { .. }
            | Micro::AttrElement { .. }
            | Micro::ElementPairs { .. }
            | Micro::WithAttr { .. }
            | Micro::Quantised { .. }
            | Micro::Factors { .. }
            | Micro::NotCases { .. }
            | Micro::OnlyWithAttr { .. }
            | Micro::OnlyWithCase { .. }
            | Micro::BothAttrs(..)
            | Micro::NeedsAttr { .. }
            | Micro::NotGiven(_) => Source::OpPage,
        }
    }

    /// Returns the operands to which the rule refers.
    pub fn operands(&self) -> Vec<Idx> {
        match self {
            Micro::SameCount(list)
            | Micro::Together(list)
            | Micro::ElementTypes { operands: list, .. }
            | Micro::NotElements { operands: list, .. }
            | Micro::OnlyWithCases { operands: list, .. }
            | Micro::NotHalved { operands: list, .. } => list.to_vec(),
            Micro::OneGroup(groups) => groups.concat(),
            Micro::SameElementSize(a, b)
            | Micro::Requires { operand: a, needed: b }
            | Micro::AtMostWhen { operand: a, flag: b, .. }
            | Micro::ElementPairs { src: a, dst: b, .. }
            | Micro::Clip { bound: a, dst: b }
            | Micro::Quantised { src: a, dst: b, .. } => vec![*a, *b],
            Micro::ElementProduct { lhs, rhs, dst, .. } => vec![*lhs, *rhs, *dst],
            Micro::EventSlot { array, index } => vec![*array, *index],
            Micro::ResultValid { valid, .. } => valid.to_vec(),
            Micro::Memory { operand, .. }
            | Micro::Constant { operand, .. }
            | Micro::Literal { operand, .. }
            | Micro::OneWhen { operand, .. }
            | Micro::ElementWhen { operand, .. }
            | Micro::ElementBits { operand, .. }
            | Micro::Multiple { operand, .. }
            | Micro::MultipleWhen { operand, .. }
            | Micro::AttrElement { operand, .. }
            | Micro::WithAttr { operand, .. }
            | Micro::Factors { operand, .. }
            | Micro::OnlyWithAttr { operand, .. }
            | Micro::OnlyWithCase { operand, .. }
            | Micro::OperandOrAttr { operand, .. }
            | Micro::CaseNeeds { operand, .. }
            | Micro::Workspace { operand, .. }
            | Micro::Signedness { src: operand, .. } => vec![*operand],
            Micro::ElementOf { ptr, value } => [Some(*ptr), *value].into_iter().flatten().collect(),
            Micro::AttrValues { .. }
            | Micro::Cases { .. }
            | Micro::ResultPlace(_)
            | Micro::NotCases { .. }
            | Micro::BothAttrs(..)
            | Micro::NeedsAttr { .. }
            | Micro::NotGiven(_)
            | Micro::Converting { .. }
            | Micro::AttrRange { .. }
            | Micro::AttrOrder { .. }
            | Micro::AutoBase { .. } => Vec::new(),
            Micro::Consumers { view, buffers: [a, b], .. } => vec![*view, *a, *b],
            Micro::LocalParts { local: [a, b], .. } => vec![*a, *b],
            Micro::SplitParity { entry, .. } => vec![*entry],
            Micro::SubblockOf { operand, entry, .. } => std::iter::once(*operand).chain(*entry).collect(),
        }
    }

    /// Returns the attributes to which the rule refers.
    pub fn attrs(&self) -> Vec<Key> {
        match self {
            Micro::MultipleWhen { attr, .. }
            | Micro::ElementWhen { attr, .. }
            | Micro::ElementBits { attr, .. }
            | Micro::OnlyWithCases { attr, .. }
            | Micro::AttrElement { attr, .. }
            | Micro::AttrValues { attr, .. }
            | Micro::WithAttr { attr, .. }
            | Micro::Quantised { attr, .. }
            | Micro::Factors { attr, .. }
            | Micro::NotCases { attr, .. }
            | Micro::Cases { attr, .. }
            | Micro::OnlyWithAttr { attr, .. }
            | Micro::OnlyWithCase { attr, .. }
            | Micro::NotGiven(attr)
            | Micro::OperandOrAttr { attr, .. }
            | Micro::AttrRange { attr, .. }
            | Micro::CaseNeeds { attr, .. }
            | Micro::Signedness { attr, .. } => vec![*attr],
            Micro::Converting { attr, directions, whole } => vec![*attr, *directions, *whole],
            Micro::OneWhen { attr, flag, .. } => vec![*attr, *flag],
            Micro::NotHalved { attr, attrs, mode, .. } => {
                [*attr, *mode].into_iter().chain(attrs.iter().copied()).collect()
            }
            Micro::NeedsAttr { attrs, needed } => attrs.iter().copied().chain([*needed]).collect(),
            Micro::Consumers { directions, kept, slots, size, .. } => vec![*directions, *kept, *slots, *size],
            Micro::LocalParts { directions, flags, kept, .. } => {
                [*directions, *flags].into_iter().chain(*kept).collect()
            }
            Micro::SplitParity { split, .. } | Micro::SubblockOf { split, .. } | Micro::ResultValid { split, .. } => {
                vec![*split]
            }
            Micro::BothAttrs(a, b) | Micro::AttrOrder { less: a, more: b } | Micro::AutoBase { auto: a, base: b } => {
                vec![*a, *b]
            }
            Micro::Memory { .. }
            | Micro::SameElementSize(..)
            | Micro::SameCount(_)
            | Micro::Together(_)
            | Micro::Requires { .. }
            | Micro::Constant { .. }
            | Micro::Literal { .. }
            | Micro::AtMostWhen { .. }
            | Micro::ElementTypes { .. }
            | Micro::NotElements { .. }
            | Micro::Clip { .. }
            | Micro::Multiple { .. }
            | Micro::OneGroup(_)
            | Micro::ElementProduct { .. }
            | Micro::ElementPairs { .. }
            | Micro::Workspace { .. }
            | Micro::EventSlot { .. }
            | Micro::ResultPlace(_)
            | Micro::ElementOf { .. } => Vec::new(),
        }
    }
}

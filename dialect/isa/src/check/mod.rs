//! Evaluation of rules on facts about one operation.
//!
//! [`check`] walks the rules of a row and reports every violation, one for each cause: an operand whose element type (location,
//! extent) was reported already is skipped by later rules on element types (locations and layouts, extents). Nothing is allocated
//! unless a violation is reported. Dynamic extents and values that are not constant are not judged.

use crate::names::Key;
use crate::op::{AttrValue, Level, Op, Presence};
use crate::repair::Repair;
use crate::rule::{Idx, OWN, PEER, PlanLevel, Rule, Severity, Source};
use crate::target::Target;
use crate::types::{Shape, TileDesc, TypeDesc, ViewDesc, ViewLayout};

mod alloc;
mod condition;
mod convert;
mod dtype;
mod gather;
mod groups;
mod matmul;
mod micro;
mod movement;
mod place;
mod pointer;
mod rearrange;
mod scratch;
mod shape;
mod subview;
mod thread;
mod tile;
mod transfer;
mod vector;
mod view;
mod vmi;
mod zigzag;

pub use movement::view_transfer;

/// What is known of one operand or result.
#[derive(Clone, Copy, Debug)]
pub struct Fact {
    /// Index of the declared operand or result; several facts of a variadic operand share it.
    pub operand: usize,
    /// Type.
    pub ty: TypeDesc,
    /// Value, where it is a constant; of a pointer the address it is made of.
    pub constant: Option<i64>,
    /// Equal for the same SSA value.
    pub identity: usize,
    /// Layout of a view, where the operation that made it says so.
    pub layout: Option<ViewLayout>,
    /// Name of the operation that made a struct, or the tile that the operation changes.
    pub maker: Option<&'static str>,
}

impl Fact {
    /// A value of which only the type is known.
    pub const fn new(operand: usize, ty: TypeDesc) -> Fact {
        Fact { operand, ty, constant: None, identity: usize::MAX, layout: None, maker: None }
    }
}

/// What is known of an attribute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AttrFact<'a> {
    /// Case of the enumeration of the domain, by value.
    Enum(i64),
    /// `true`, `false`
    Bool(bool),
    /// Integer.
    Int(i64),
    /// String.
    Str(&'a str),
    /// Integers of an array, at most [`crate::types::MAX_RANK`].
    Ints(Shape),
    /// Integers of an array<i64>, more than [`AttrFact::Ints`] holds.
    List(&'a [i64]),
    /// Anything else.
    Other,
}

/// Access to the attributes of an operation.
pub trait AttrView {
    /// The attribute with this name; `None` if absent, or if its value was reported already.
    fn get(&self, name: Key) -> Option<AttrFact<'_>>;

    /// The attribute is given, with whatever value.
    fn given(&self, name: Key) -> bool {
        self.get(name).is_some()
    }
}

impl<F: Fn(Key) -> Option<AttrFact<'static>>> AttrView for F {
    fn get(&self, name: Key) -> Option<AttrFact<'_>> {
        self(name)
    }
}

/// Facts about one operation.
pub struct OpFacts<'a> {
    /// Its row.
    pub op: &'static Op,
    /// Target it is checked for.
    pub target: Target,
    /// Operands in order.
    pub operands: &'a [Fact],
    /// Results in order.
    pub results: &'a [Fact],
    /// Types of the arguments of the first region.
    pub arguments: &'a [TypeDesc],
    /// Attributes by name of the row.
    pub attrs: &'a dyn AttrView,
    /// Who owns the memories of a core, where the tool was told.
    pub level: Option<PlanLevel>,
    /// Calls back with the name of each operation that uses the first result.
    pub users: &'a Users<'a>,
}

/// See [`OpFacts::users`].
pub type Users<'a> = dyn Fn(&mut dyn FnMut(&str)) + 'a;

/// What a violation points at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum At {
    /// Operand, by index into [`OpFacts::operands`].
    Operand(usize),
    /// Result, by index into [`OpFacts::results`].
    Result(usize),
    /// Attribute, by name.
    Attr(Key),
    /// The operation.
    Op,
}

/// A broken rule.
#[derive(Clone, Debug)]
pub struct Violation {
    /// Number of the diagnostic code.
    pub code: u16,
    /// How hard the rule bites.
    pub severity: Severity,
    /// What the violation points at.
    pub at: At,
    /// One sentence without a full stop.
    pub message: String,
    /// Further facts.
    pub notes: Vec<String>,
    /// How to repair it, where that is clear.
    pub help: Option<String>,
    /// The same as a change of the program, where that is certain.
    pub repair: Option<Repair>,
    /// Who states the rule.
    pub source: String,
    /// Index of the rule among [`Op::all_rules`]; none of what the op definition says elsewhere.
    pub rule: Option<usize>,
}

/// Code of an operation the target does not have.
pub const OP_TARGET: u16 = 209;
/// Code of an attribute value the target does not have.
pub const ATTR_TARGET: u16 = 317;

/// Checks one operation; `emit` receives every violation, in the order of the rules.
pub fn check(facts: &OpFacts<'_>, emit: &mut dyn FnMut(Violation)) {
    let mut cx = Cx { facts, emit, rule: None, index: None, severity: Severity::Error, stated: None, judged: [0; 3] };
    let op = facts.op;
    if !op.targets.contains(facts.target) {
        let message = format!("pto.{} is not available on {}", op.name, facts.target);
        // `ptoas` tests the target of tile operations; the manual takes a5 as the profile of the others.
        cx.stated = (!matches!(op.level, Level::Tile | Level::View)).then_some(OWN);
        cx.report(OP_TARGET, At::Op, message).note(format!("available on {}", op.targets)).emit();
        return;
    }
    for attr in op.attrs {
        if !attr.targets.contains(facts.target) && cx.attr_set(attr.name) {
            let message = format!("attribute `{}` is not available on {}", attr.name, facts.target);
            cx.report(ATTR_TARGET, At::Attr(attr.name), message).note(format!("available on {}", attr.targets)).emit();
        }
    }
    for (index, rule) in op.all_rules().enumerate() {
        cx.severity = Severity::Error;
        cx.index = Some(index);
        cx.evaluate(rule);
    }
}

/// What later rules skip an operand for.
#[derive(Clone, Copy)]
enum Topic {
    DType,
    Shape,
    Place,
}

/// State of one check.
struct Cx<'a, 'e> {
    facts: &'a OpFacts<'a>,
    emit: &'e mut dyn FnMut(Violation),
    /// Rule being evaluated.
    rule: Option<&'static Rule>,
    /// Its index, or that of the entry that it is part of.
    index: Option<usize>,
    severity: Severity,
    /// Who states the rule being evaluated, where it is in [`Rule::Own`] or [`Rule::Peer`].
    stated: Option<&'static str>,
    /// For each topic, the operands reported already.
    judged: [u32; 3],
}

/// A violation being built.
struct Report<'e> {
    emit: &'e mut dyn FnMut(Violation),
    violation: Violation,
}

impl Report<'_> {
    fn note(mut self, text: String) -> Self {
        self.violation.notes.push(text);
        self
    }

    fn help(mut self, text: String) -> Self {
        self.violation.help = Some(text);
        self
    }

    /// Proposes a repair, and states it as a change of the program.
    fn repair(mut self, text: String, repair: Repair) -> Self {
        self.violation.help = Some(text);
        self.violation.repair = Some(repair);
        self
    }

    fn repair_if(self, repair: Option<(String, Repair)>) -> Self {
        match repair {
            Some((text, repair)) => self.repair(text, repair),
            None => self,
        }
    }

    fn emit(self) {
        (self.emit)(self.violation);
    }
}

impl<'a> Cx<'a, '_> {
    /// Evaluates a rule that this source states, whatever its group says.
    fn stated_by(&mut self, source: &'static str, rule: &'static Rule) {
        self.stated = Some(source);
        self.evaluate(rule);
        self.stated = None;
    }

    /// Dispatches a rule to its group. No wildcard: a new rule does not compile before it is evaluated.
    fn evaluate(&mut self, rule: &'static Rule) {
        self.rule = Some(rule);
        match *rule {
            Rule::On(targets, inner) => {
                if targets.contains(self.facts.target) {
                    self.evaluate(inner);
                }
            }
            Rule::Manual(inner) => {
                self.severity = Severity::ManualOnly;
                self.evaluate(inner);
            }
            Rule::Own(inner) => self.stated_by(OWN, inner),
            Rule::Peer(inner) => self.stated_by(PEER, inner),
            Rule::Micro(rule) => micro::evaluate(self, &rule),
            Rule::Transfer(rule) => transfer::evaluate(self, &rule),
            Rule::SameDType(operands) => dtype::same(self, operands),
            Rule::DType { operands, allowed } => dtype::admitted(self, operands, allowed),
            Rule::DTypeWhen { attr, value, operands, allowed } => {
                dtype::admitted_when(self, attr, value, operands, &allowed)
            }
            Rule::SameValid { operands, axes } => shape::same_valid(self, operands, axes),
            Rule::Location { operands, allowed } => place::location(self, operands, &allowed),
            Rule::Layout { operands, loc, allowed } => place::layout(self, operands, loc, &allowed),
            Rule::Extent { operand, loc, axes, min, max } => place::extent(self, operand, loc, axes, min, max),
            Rule::LineAlignment => alloc::line_alignment(self),
            Rule::BoxDivision => alloc::box_division(self),
            Rule::Address { operand } => alloc::address(self, operand),
            Rule::ValidOperands { rows, cols } => alloc::valid_operands(self, rows, cols),
            Rule::MaxExtents { rows, cols } => alloc::max_extents(self, &rows, cols),
            Rule::LayoutTable(table) => alloc::layout_table(self, table),
            Rule::ViewElement { ptr } => view::element(self, ptr),
            Rule::ViewRank { shape, strides } => view::rank(self, shape, strides),
            Rule::ViewStrides { shape, strides } => view::strides(self, shape, strides),
            Rule::Partition { source, offsets, sizes } => view::partition(self, source, offsets, sizes),
            Rule::PositiveExtents { view } => view::positive(self, view),
            Rule::SameWidth { view, tile, except } => movement::same_width(self, view, tile, except),
            Rule::ViewConversion { view, tile, table } => movement::view_conversion(self, view, tile, table),
            Rule::WideElements { tile } => movement::wide_elements(self, tile),
            Rule::ElementCount { tile, view, unless } => movement::element_count(self, tile, view, unless),
            Rule::AccConversion { src, dst, quant, table } => movement::acc_conversion(self, src, dst, quant, table),
            Rule::Exclusive(a, b) => condition::exclusive(self, a, b),
            Rule::NeedsLoc { subject, operand, loc } => condition::needs_loc(self, subject, operand, loc),
            Rule::NeedsDefault { subject, attr } => condition::needs_default(self, subject, attr),
            Rule::Moves { src, dst, table } => movement::moves(self, src, dst, &table),
            Rule::Window { src, row, col, dst, valid } => movement::window(self, src, [row, col], dst, valid),
            Rule::ExtentMultiple { attr, value, operand, axes, multiple } => {
                condition::extent_multiple(self, attr, value, operand, axes, multiple);
            }
            Rule::NonEmpty(operand) => shape::non_empty(self, operand),
            Rule::RowResult(operand) => shape::row_result(self, operand),
            Rule::RowExpand { sources, dst, full } => shape::row_expand(self, sources, dst, full),
            Rule::RowOperand { sources, dst } => shape::row_operand(self, sources, dst),
            Rule::RowScratch { tmp, dst } => shape::row_scratch(self, tmp, dst),
            Rule::NeedsTmp { attr, value, tmp } => condition::needs_tmp(self, attr, value, tmp),
            Rule::TmpMode { tmp, sources, unless } => shape::tmp_mode(self, tmp, sources, unless),
            Rule::MatmulShape { lhs, rhs, dst } => matmul::shape(self, lhs, rhs, dst),
            Rule::MatmulTypes { lhs, rhs, dst, table } => matmul::types(self, lhs, rhs, dst, &table),
            Rule::MatmulExtents { lhs, rhs, min, max } => matmul::extents(self, lhs, rhs, min, max),
            Rule::SameType(a, b) => matmul::same_type(self, a, b),
            Rule::Scratch(rule) => scratch::evaluate(self, &rule),
            Rule::Tile(rule) => tile::evaluate(self, &rule),
            Rule::Vector(rule) => vector::check(self, rule),
            Rule::Vmi(rule) => vmi::check(self, rule),
            Rule::Thread(rule) => thread::check(self, rule),
            // Passes see several operations.
            Rule::Joint(_) => {}
            Rule::Bias { bias, dst } => matmul::bias(self, bias, dst),
            Rule::Conversion { src, dst, table } => convert::admitted(self, src, dst, &table),
            Rule::ConversionExtents { src, dst } => convert::extents(self, src, dst),
            Rule::SameShape(operands) => convert::same_shape(self, operands),
            Rule::ScalarElement { scalar, tile, exact } => convert::scalar_element(self, scalar, tile, exact),
            Rule::EitherOrder { sources, dst } => convert::either_order(self, sources, dst),
            Rule::MinBytes { operand, bytes } => scratch::min_bytes(self, operand, bytes),
            Rule::ScratchExtent { tmp, of, rows, cols, valid } => {
                scratch::extent(self, tmp, of, [rows, cols], valid);
            }
            Rule::Distinct { operand, from } => scratch::distinct(self, operand, from),
            Rule::NeedsSet { operand, attr } => scratch::needs_set(self, operand, attr),
            Rule::Concat { sources, dst } => rearrange::concat(self, sources, dst),
            Rule::FillPad { src, dst, attr, expands } => rearrange::fill_pad(self, src, dst, attr, expands),
            Rule::WholeLines(operand) => rearrange::whole_lines(self, operand),
            Rule::GatherForm { indices, tmp, value, counts, pattern, tmp_on } => {
                gather::form(self, [indices, tmp, value, counts], pattern, tmp_on);
            }
            Rule::GatherTypes { src, dst, value, pattern, by_pattern, by_value, mode, by_order } => {
                let ordered = self.attr_set(mode) && !self.attr_is(mode, 0);
                let by_value = if ordered { by_order } else { by_value };
                gather::types(self, [src, dst, value], pattern, [&by_pattern, &by_value]);
            }
            Rule::GatherExtents { dst, indices, tmp, pattern, whole_on } => {
                gather::extents(self, dst, [indices, tmp], pattern, whole_on);
            }
            Rule::GatherPattern { src, dst, pattern, axis } => gather::pattern(self, src, dst, pattern, axis),
            Rule::Subview { source, offsets, sizes, valid } => subview::subview(self, source, offsets, sizes, valid),
            Rule::SetValid { tile, valid, makers } => subview::set_valid(self, tile, valid, makers),
            Rule::PtrCast { input } => pointer::cast(self, input),
            Rule::ResultType(operand) => pointer::result_type(self, operand),
            Rule::AddressOf { tile } => pointer::address_of(self, tile),
            Rule::ElementResult(of) => pointer::element_result(self, of),
            Rule::ElementValue { value, of } => pointer::element_value(self, value, of),
            Rule::ArrayIndices { array, indices } => pointer::array_indices(self, array, indices),
        }
    }

    /// First fact of a declared operand, with its index; `None` if it is absent or its type was reported.
    fn fact(&self, operand: Idx) -> Option<(usize, &'a Fact)> {
        let facts = self.facts.operands;
        facts
            .iter()
            .enumerate()
            .find(|(_, f)| f.operand == usize::from(operand))
            .filter(|(_, f)| f.ty != TypeDesc::Error)
    }

    /// All facts of a variadic operand, with their indices.
    fn variadic(&self, operand: Idx) -> impl Iterator<Item = (usize, &'a Fact)> + use<'a> {
        let facts = self.facts.operands;
        facts.iter().enumerate().filter(move |(_, f)| f.operand == usize::from(operand))
    }

    /// An operand that is a tile.
    fn tile(&self, operand: Idx) -> Option<(usize, &'a TileDesc)> {
        match self.fact(operand) {
            Some((i, Fact { ty: TypeDesc::Tile(t), .. })) => Some((i, t)),
            Some(_) | None => None,
        }
    }

    /// All values of an operand that are tiles.
    fn tiles(&self, operand: Idx) -> impl Iterator<Item = (usize, &'a TileDesc)> + use<'a> {
        self.variadic(operand).filter_map(|(i, fact)| match &fact.ty {
            TypeDesc::Tile(tile) => Some((i, tile)),
            _ => None,
        })
    }

    /// An operand that is a view or tensor.
    fn view(&self, operand: Idx) -> Option<(usize, &'a ViewDesc)> {
        match self.fact(operand) {
            Some((i, Fact { ty: TypeDesc::TensorView(v) | TypeDesc::Partition(v) | TypeDesc::Tensor(v), .. })) => {
                Some((i, v))
            }
            Some(_) | None => None,
        }
    }

    /// The first result, if it is a tile; the slots of one that is several.
    fn result_tile(&self) -> Option<&'a TileDesc> {
        match self.facts.results.first() {
            Some(Fact { ty: TypeDesc::Tile(t) | TypeDesc::MultiTile { slot: t, .. }, .. }) => Some(t),
            Some(_) | None => None,
        }
    }

    /// Name of a declared operand.
    fn name(&self, operand: Idx) -> &'static str {
        self.facts.op.operands.get(usize::from(operand)).map_or("operand", |o| o.name.as_str())
    }

    /// The operand is present.
    fn present(&self, operand: Idx) -> bool {
        self.variadic(operand).next().is_some()
    }

    /// The attribute is given and differs from its default.
    fn attr_set(&self, name: Key) -> bool {
        let Some(value) = self.facts.attrs.get(name) else { return false };
        match self.presence(name) {
            Some(Presence::Default { value: default, .. }) => match (default, value) {
                (AttrValue::Enum(a), AttrFact::Enum(b)) | (AttrValue::Int(a), AttrFact::Int(b)) => a != b,
                (AttrValue::Bool(a), AttrFact::Bool(b)) => a != b,
                (AttrValue::Str(a), AttrFact::Str(b)) => a != b,
                (AttrValue::Enum(_) | AttrValue::Int(_) | AttrValue::Bool(_) | AttrValue::Str(_), _) => true,
            },
            Some(Presence::Required | Presence::Optional) | None => true,
        }
    }

    /// The attribute has this case of its enumeration, given or by default.
    fn attr_is(&self, name: Key, case: i64) -> bool {
        match self.facts.attrs.get(name) {
            Some(found) => found == AttrFact::Enum(case),
            None if self.facts.attrs.given(name) => false,
            None => self.presence(name).is_some_and(
                |p| matches!(p, Presence::Default { value: AttrValue::Enum(default), .. } if default == case),
            ),
        }
    }

    /// Whether a declared attribute has to be given.
    fn presence(&self, name: Key) -> Option<Presence> {
        self.facts.op.attr(name).and_then(|i| self.facts.op.attrs.get(i)).map(|a| a.presence)
    }

    /// An earlier rule on the topic reported the operand.
    fn judged(&self, topic: Topic, operand: Idx) -> bool {
        self.judged.get(topic as usize).is_some_and(|bits| bits & (1 << (operand & 31)) != 0)
    }

    /// Later rules on the topic skip the operand.
    fn judge(&mut self, topic: Topic, operand: Idx) {
        if let Some(bits) = self.judged.get_mut(topic as usize) {
            *bits |= 1 << (operand & 31);
        }
    }

    /// Starts a violation of the rule being evaluated.
    fn report(&mut self, code: u16, at: At, message: String) -> Report<'_> {
        let stated = self.stated.map_or_else(|| self.rule.map_or(Source::OpPage, Rule::source), Source::Text);
        let source = self.facts.op.cited(stated, |page| format!("PTO ISA manual, {page}"));
        let (severity, rule) = (self.severity, self.index);
        let violation =
            Violation { code, severity, at, message, notes: Vec::new(), help: None, repair: None, source, rule };
        Report { emit: self.emit, violation }
    }
}

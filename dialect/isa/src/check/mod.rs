//! Evaluation of rules on facts about one operation.
//!
//! [`check`] iterates over the rules of the op definition and reports every violation, but one per cause: once the
//! element type of an operand is reported, later rules on element types skip the operand; locations and layouts, and
//! extents, are treated likewise. Memory is allocated only if a violation is reported. Dynamic extents and values that
//! are not constant are not checked.

use crate::enums::Choice;
use crate::names::Key;
use crate::op::{AttrValue, Level, Op, Opcode, Presence};
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

/// Facts about one operand or result.
#[derive(Clone, Copy, Debug)]
pub struct Fact {
    /// Index of the declared operand or result; the values of a variadic operand have the same index.
    pub operand: usize,
    /// The type.
    pub ty: TypeDesc,
    /// The value of a constant; of a pointer that is cast from a constant, the address.
    pub constant: Option<i64>,
    /// A number that is equal for two facts exactly if they are the same SSA value.
    pub identity: usize,
    /// Layout of a view, if its defining operation states it.
    pub layout: Option<ViewLayout>,
    /// The operation that defines a struct or whose tile the operation changes.
    pub maker: Option<Opcode>,
}

impl Fact {
    /// Creates a fact about a value of which only the type is known.
    pub const fn new(operand: usize, ty: TypeDesc) -> Fact {
        Fact { operand, ty, constant: None, identity: usize::MAX, layout: None, maker: None }
    }
}

/// Facts about an attribute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AttrFact<'a> {
    /// Case of the domain's enumeration, by value.
    Enum(i64),
    /// `true`, `false`
    Bool(bool),
    /// Integer.
    Int(i64),
    /// String.
    Str(&'a str),
    /// Integers of an array, at most [`crate::types::MAX_RANK`].
    Ints(Shape),
    /// Integers of an array<i64> that is longer than [`AttrFact::Ints`] can hold.
    List(&'a [i64]),
    /// Any other attribute.
    Other,
}

/// Access to the attributes of an operation.
pub trait AttrView {
    /// Returns the attribute with this name; `None` if it is absent, or if its value was reported already.
    fn get(&self, name: Key) -> Option<AttrFact<'_>>;

    /// Returns whether the attribute is given, with any value.
    fn given(&self, name: Key) -> bool {
        self.get(name).is_some()
    }

    /// Returns whether the value of an attribute was reported already. Rules that refer to it do not apply.
    fn any_reported(&self) -> bool {
        false
    }
}

impl<F: Fn(Key) -> Option<AttrFact<'static>>> AttrView for F {
    fn get(&self, name: Key) -> Option<AttrFact<'_>> {
        self(name)
    }
}

/// Facts about one operation.
pub struct OpFacts<'a> {
    /// The op definition.
    pub op: &'static Op,
    /// The target for which the operation is checked.
    pub target: Target,
    /// Operands, in order.
    pub operands: &'a [Fact],
    /// Results, in order.
    pub results: &'a [Fact],
    /// Types of the arguments of the first region.
    pub arguments: &'a [TypeDesc],
    /// Attributes, by the names of the op definition.
    pub attrs: &'a dyn AttrView,
    /// Whether the program or the compiler plans the memory of a core; `None` if the tool was not told.
    pub level: Option<PlanLevel>,
    /// Calls a closure with the name of each operation that uses the first result.
    pub users: &'a Users<'a>,
}

/// See [`OpFacts::users`].
pub type Users<'a> = dyn Fn(&mut dyn FnMut(&str)) + 'a;

/// What a diagnostic is reported at.
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

/// A violation of a rule.
#[derive(Clone, Debug)]
pub struct Violation {
    /// Number of the diagnostic code.
    pub code: u16,
    /// Whether it is an error or a warning.
    pub severity: Severity,
    /// What the diagnostic is reported at.
    pub at: At,
    /// The message: one sentence without a full stop.
    pub message: String,
    /// Notes with further facts.
    pub notes: Vec<String>,
    /// A proposal for a repair, if there is an obvious one.
    pub help: Option<String>,
    /// The same repair as an edit of the program, if it is certain.
    pub repair: Option<Repair>,
    /// Source of the rule.
    pub source: String,
    /// Index of the rule in [`Op::all_rules`]; `None` for a violation of other parts of the op definition.
    pub rule: Option<usize>,
}

/// Code for an operation that the target does not have.
pub const OP_TARGET: u16 = 209;
/// Code for an attribute value that the target does not have.
pub const ATTR_TARGET: u16 = 317;

/// Checks one operation. Calls `emit` with every violation, in the order of the rules.
pub fn check(facts: &OpFacts<'_>, emit: &mut dyn FnMut(Violation)) {
    let mut cx = Cx { facts, emit, rule: None, index: None, severity: Severity::Error, stated: None, judged: [0; 3] };
    let op = facts.op;
    if !op.targets.contains(facts.target) {
        let message = format!("pto.{} is not available on {}", op.name, facts.target);
        // `ptoas` checks the target of tile operations; for other operations the manual states a5 as their profile,
        // which this project checks.
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
    let unknown = facts.attrs.any_reported();
    for (index, rule) in op.all_rules().enumerate() {
        cx.severity = Severity::Error;
        cx.index = Some(index);
        if !unknown || rule.attrs().into_iter().all(|attr| !facts.attrs.given(attr) || facts.attrs.get(attr).is_some())
        {
            cx.evaluate(rule);
        }
    }
}

/// A property of an operand. After a violation of it, later rules on the same property skip the operand.
#[derive(Clone, Copy)]
enum Topic {
    DType,
    Shape,
    Place,
}

/// State of the check of one operation.
struct Cx<'a, 'e> {
    facts: &'a OpFacts<'a>,
    emit: &'e mut dyn FnMut(Violation),
    /// The rule being evaluated.
    rule: Option<&'static Rule>,
    /// Index of the rule, or of the entry that contains it.
    index: Option<usize>,
    severity: Severity,
    /// Source of the rule being evaluated, if it is inside [`Rule::Own`] or [`Rule::Peer`].
    stated: Option<&'static str>,
    /// For each topic, the bit set of operands that were reported.
    judged: [u32; 3],
}

/// A violation under construction.
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

    /// Proposes a repair as text, and as an edit of the program.
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
    /// Evaluates a rule with this source, instead of the source of its group.
    fn stated_by(&mut self, source: &'static str, rule: &'static Rule) {
        self.stated = Some(source);
        self.evaluate(rule);
        self.stated = None;
    }

    /// Calls the evaluation of the rule's group. There is no wildcard arm, so that a new rule compiles only with an
    /// evaluation.
    fn evaluate(&mut self, rule: &'static Rule) {
        self.rule = Some(rule);
        match *rule {
            Rule::On(targets, inner) => {
                if targets.contains(self.facts.target) {
                    self.evaluate(inner);
                }
            }
            Rule::UnlessEmpty(operand, inner) => {
                if !shape::is_empty(self, operand) {
                    self.evaluate(inner);
                }
            }
            Rule::IfTrue(attr, inner) => {
                if self.attr_true(attr) {
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
            // Passes over the module check cross-op rules.
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

    /// Returns the first fact of a declared operand, with its index; `None` if the operand is absent or its type was
    /// reported.
    fn fact(&self, operand: Idx) -> Option<(usize, &'a Fact)> {
        let facts = self.facts.operands;
        facts
            .iter()
            .enumerate()
            .find(|(_, f)| f.operand == usize::from(operand))
            .filter(|(_, f)| f.ty != TypeDesc::Error)
    }

    /// Returns all facts of a variadic operand, with their indices.
    fn variadic(&self, operand: Idx) -> impl Iterator<Item = (usize, &'a Fact)> + use<'a> {
        let facts = self.facts.operands;
        facts.iter().enumerate().filter(move |(_, f)| f.operand == usize::from(operand))
    }

    /// Returns the type of an operand, if it is a tile.
    fn tile(&self, operand: Idx) -> Option<(usize, &'a TileDesc)> {
        match self.fact(operand) {
            Some((i, Fact { ty: TypeDesc::Tile(t), .. })) => Some((i, t)),
            Some(_) | None => None,
        }
    }

    /// Returns all values of an operand that are tiles.
    fn tiles(&self, operand: Idx) -> impl Iterator<Item = (usize, &'a TileDesc)> + use<'a> {
        self.variadic(operand).filter_map(|(i, fact)| match &fact.ty {
            TypeDesc::Tile(tile) => Some((i, tile)),
            _ => None,
        })
    }

    /// Returns the type of an operand, if it is a view or tensor.
    fn view(&self, operand: Idx) -> Option<(usize, &'a ViewDesc)> {
        match self.fact(operand) {
            Some((i, Fact { ty: TypeDesc::TensorView(v) | TypeDesc::Partition(v) | TypeDesc::Tensor(v), .. })) => {
                Some((i, v))
            }
            Some(_) | None => None,
        }
    }

    /// Returns the type of the first result, if it is a tile; for a multi-buffer, the type of its slots.
    fn result_tile(&self) -> Option<&'a TileDesc> {
        match self.facts.results.first() {
            Some(Fact { ty: TypeDesc::Tile(t) | TypeDesc::MultiTile { slot: t, .. }, .. }) => Some(t),
            Some(_) | None => None,
        }
    }

    /// Returns the name of a declared operand.
    fn name(&self, operand: Idx) -> &'static str {
        self.facts.op.operands.get(usize::from(operand)).map_or("operand", |o| o.name.as_str())
    }

    /// Returns whether the operand is present.
    fn present(&self, operand: Idx) -> bool {
        self.variadic(operand).next().is_some()
    }

    /// Returns whether the attribute is given with a value other than its default.
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

    /// Returns whether a Boolean attribute is given as true.
    fn attr_true(&self, name: Key) -> bool {
        self.facts.attrs.get(name) == Some(AttrFact::Bool(true))
    }

    /// Returns the case of an attribute, if it is given and spells a word of the enumeration.
    fn choice<C: Choice>(&self, name: Key) -> Option<C> {
        let AttrFact::Enum(number) = self.facts.attrs.get(name)? else { return None };
        let attr = self.facts.op.attrs.get(self.facts.op.attr(name)?)?;
        attr.domain.enums().iter().find_map(|def| C::of(def, number))
    }

    /// Returns whether the attribute has this case of its enumeration, given or by default.
    fn attr_is(&self, name: Key, case: i64) -> bool {
        match self.facts.attrs.get(name) {
            Some(found) => found == AttrFact::Enum(case),
            None if self.facts.attrs.given(name) => false,
            None => self.presence(name).is_some_and(
                |p| matches!(p, Presence::Default { value: AttrValue::Enum(default), .. } if default == case),
            ),
        }
    }

    /// Returns whether a declared attribute is required, optional or has a default.
    fn presence(&self, name: Key) -> Option<Presence> {
        self.facts.op.attr(name).and_then(|i| self.facts.op.attrs.get(i)).map(|a| a.presence)
    }

    /// Returns whether an earlier rule on the topic reported the operand.
    fn judged(&self, topic: Topic, operand: Idx) -> bool {
        self.judged.get(topic as usize).is_some_and(|bits| bits & (1 << (operand & 31)) != 0)
    }

    /// Makes later rules on the topic skip the operand.
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

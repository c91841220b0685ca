//! Prints operations: the elements of the syntax, in order.

use super::{
    INTO, OPERAND_SEGMENTS, RESULT_SEGMENTS, Syntax,
    groups::{self, Groups},
    parse::inferred,
    values::is_own_option,
};
use crate::{attributes, target};
use mlir_dialect::{
    InherentAttributes, OpPrinter, discardable_attributes, integer_constant, location,
    melior::ir::{
        Attribute, Identifier, Location, Type, ValueLike,
        attribute::{BoolAttribute, IntegerAttribute, StringAttribute},
        operation::{OperationLike, OperationRef},
        r#type::IntegerType,
    },
    operand, print_type_body, region, result, string,
};
use pto_isa::{
    Arity, AttrValue, Domain, Element, EnumForm, Op, Presence,
    op::{Attr, PrintDefault},
    syntax::{Anchor, Clause, Spacing, TypeForm},
};
use smallvec::SmallVec;
use std::{cell::OnceCell, ops::Range};

pub(super) fn print<'o, 'c>(
    def: &'static Op,
    syntax: &'o Syntax,
    op: OperationRef<'c, '_>,
    printer: &'o mut OpPrinter<'_, 'c>,
) {
    with(def, &syntax.written, op, printer, |out| {
        if out.operands.on_values() || out.prefers_values(&syntax.elements) {
            out.written = &[];
            out.exact = true;
            out.values_form();
        } else {
            out.elements(&syntax.elements);
        }
    });
}

/// Prints with `how`; the dictionary then contains all attributes except those `written` elsewhere.
pub(super) fn with<'o, 'c, 'a>(
    def: &'static Op,
    written: &'o [&'static str],
    op: OperationRef<'c, 'a>,
    printer: &'o mut OpPrinter<'_, 'c>,
    how: impl FnOnce(&mut Out<'o, '_, 'c, 'a>),
) {
    how(&mut Out {
        def,
        op,
        operands: Groups::of(def, op),
        results: OnceCell::new(),
        inherent: InherentAttributes::of(op),
        written,
        spacing: Spacing::default(),
        repetition: None,
        exact: false,
        printer,
    });
}

/// Types of operands, without heap allocation for most operations.
type Types<'c> = SmallVec<[Type<'c>; 4]>;

pub(super) struct Out<'o, 'p, 'c, 'a> {
    pub(super) def: &'static Op,
    pub(super) op: OperationRef<'c, 'a>,
    pub(super) operands: Groups,
    /// Computed for the first result type that is printed.
    results: OnceCell<Groups>,
    inherent: InherentAttributes<'c>,
    written: &'o [&'static str],
    spacing: Spacing,
    /// Inside of a repeated group: the index of the value of a variadic operand.
    repetition: Option<usize>,
    /// Attributes are printed unchanged: defaults are neither added nor omitted.
    exact: bool,
    pub(super) printer: &'o mut OpPrinter<'p, 'c>,
}

impl<'c, 'a> Out<'_, '_, 'c, 'a> {
    /// Returns whether the values form was requested and is complete: the operation writes no operand, or no tile.
    fn prefers_values(&self, elements: &[Element]) -> bool {
        let results = self.def.results.iter();
        let required = results.clone().filter(|result| result.arity == Arity::One).count();
        let optional = results.filter(|result| is_own_option(self.def, result)).count();
        matches!(elements.first(), Some(Element::Keyword("ins")))
            && self.def.tile_outs().all(|(out, _)| self.operands.range(out).is_empty())
            && [required, required + optional].contains(&self.op.result_count())
            && target::configuration_of(self.op).values
    }

    fn elements(&mut self, elements: &[Element]) {
        for element in elements {
            self.element(element);
        }
    }

    fn element(&mut self, element: &Element) {
        match element {
            Element::Keyword(text) | Element::Punctuation(text) => self.literal(text),
            Element::Space(space) => {
                if *space {
                    self.printer.text(" ");
                }
                self.spacing.explicit();
            }
            Element::Newline => {
                self.printer.newline();
                self.spacing.explicit();
            }
            Element::Operand(index) => self.values(&[*index]),
            Element::Operands(indices) | Element::ByKind(indices) => self.values(indices),
            Element::OneOf(lists) => {
                let present = |index: &usize| !self.operands.range(*index).is_empty();
                let count = |list: &Vec<usize>| list.iter().filter(|index| present(index)).count();
                let whole = lists.iter().filter(|list| count(list) == list.len());
                // The longest list with all operands present.
                let list = whole.max_by_key(|list| list.len()).cloned().unwrap_or_default();
                self.values(&list);
            }
            Element::OperandType(index, form) => self.types_of_operands(&[*index], *form),
            Element::OperandTypes(indices) | Element::Kinds(indices) => {
                self.types_of_operands(indices, TypeForm::Full);
            }
            Element::ResultType(index, form) => {
                let types = self.result_types(*index);
                self.types(types.into_iter(), *form);
            }
            Element::FunctionalType(indices) => self.functional_type(indices),
            Element::Attr(index) => self.stripped(*index),
            Element::FullAttr(index) => {
                if let Some(value) = self.def.attrs.get(*index).and_then(|attr| self.value(attr)) {
                    self.value_space();
                    self.printer.attribute(value);
                }
            }
            Element::Absent(index, text) => {
                if self.operands.range(*index).is_empty() {
                    self.literal(text);
                }
            }
            Element::Case(..) => {}
            Element::Clauses { leading, clauses } => self.clauses(*leading, clauses),
            Element::Repeat { operand, elements } => {
                for repetition in 0..self.operands.range(*operand).len() {
                    let outer = self.repetition.replace(repetition);
                    self.elements(elements);
                    self.repetition = outer;
                }
            }
            Element::AttrDict(keyword) => self.dictionary(*keyword, false),
            Element::SegmentedAttrDict => self.dictionary(false, true),
            Element::Dict(indices) => self.present_entries(indices),
            Element::Region(index) => {
                if let Some(region) = region(self.op, *index) {
                    self.value_space();
                    self.printer.region(region, true, true);
                }
            }
            Element::Custom { args, .. } => self.elements(args),
            Element::Optional { anchor, elements, otherwise } => {
                if self.present(*anchor) {
                    self.elements(elements);
                    self.spacing.skip(otherwise);
                } else {
                    self.spacing.skip(elements);
                    self.elements(otherwise);
                }
            }
        }
    }

    fn clauses(&mut self, leading: bool, clauses: &[Clause]) {
        let mut comma = leading;
        for clause in clauses {
            if clause.anchor.is_none_or(|anchor| self.present(anchor)) {
                if std::mem::replace(&mut comma, true) {
                    self.literal(",");
                }
                self.elements(&clause.elements);
            }
        }
    }

    /// Returns the value of an attribute, or its default if it is absent.
    fn value(&self, attr: &Attr) -> Option<Attribute<'c>> {
        self.inherent.get(attr.name.as_str()).or_else(|| default_value(attr, location(self.op)))
    }

    fn literal(&mut self, text: &str) {
        if self.spacing.literal(text) {
            self.printer.text(" ");
        }
        self.printer.text(text);
    }

    fn value_space(&mut self) {
        if self.spacing.value() {
            self.printer.text(" ");
        }
    }

    fn present(&self, anchor: Anchor) -> bool {
        match anchor {
            Anchor::Operand(index) => !self.operands.range(index).is_empty(),
            Anchor::Result(index) => !self.results_of(index).is_empty(),
            Anchor::Region(index) => region(self.op, index)
                .is_some_and(|region| mlir_dialect::melior::ir::RegionLike::first_block(&region).is_some()),
            Anchor::Attr(index) => self.def.attrs.get(index).is_some_and(|attr| {
                let always = matches!(attr.presence, Presence::Default { print: PrintDefault::Always, .. });
                always || self.inherent.get(attr.name.as_str()).is_some_and(|value| !is_default(attr, value))
            }),
            Anchor::Case(index, cases) => self.def.attrs.get(index).is_some_and(|attr| {
                let position = self.inherent.get(attr.name.as_str()).and_then(|value| case_position(attr, value));
                position.is_some_and(|position| cases.contains(position))
            }),
            Anchor::Never => false,
            Anchor::AnyOperand(operands) => {
                (0..self.def.operands.len()).any(|i| operands.contains(i) && !self.operands.range(i).is_empty())
            }
            Anchor::CannotInfer(index) => {
                let spelled = self.result_types(index);
                let operands = self.def.operands.iter().enumerate().map(|(declared, _)| {
                    let range = self.operands.range(declared);
                    (self.range_types(range.clone()).into_vec(), range.map(|i| self.constant(i)).collect())
                });
                let guess = self
                    .def
                    .results
                    .get(index)
                    .and_then(|result| inferred(result.infer, &operands.collect::<Vec<_>>(), location(self.op)));
                spelled.as_slice() != guess.as_slice()
            }
        }
    }

    fn constant(&self, index: usize) -> Option<i64> {
        integer_constant(operand(self.op, index)?)
    }

    fn range_types(&self, range: Range<usize>) -> Types<'c> {
        range.filter_map(|index| Some(operand(self.op, index)?.r#type())).collect()
    }

    fn operand_types(&self, indices: &[usize]) -> Types<'c> {
        indices
            .iter()
            .flat_map(|&index| self.range_types(one_of(self.operands.range(index), self.repetition)))
            .collect()
    }

    fn result_types(&self, index: usize) -> Types<'c> {
        self.results_of(index).filter_map(|i| Some(result(self.op, i)?.r#type())).collect()
    }

    /// Returns the indices of the results of a declared one.
    fn results_of(&self, declared: usize) -> Range<usize> {
        self.results.get_or_init(|| groups::result_groups(self.def, self.op).0).range(declared)
    }

    fn values(&mut self, indices: &[usize]) {
        let mut first = true;
        for &declared in indices {
            let range = self.operands_of(declared);
            if !range.is_empty() {
                self.separate(&mut first);
                self.printer.operands(self.op, range);
            }
        }
    }

    /// Returns the indices of the operands of a declared one.
    fn operands_of(&self, declared: usize) -> Range<usize> {
        one_of(self.operands.range(declared), self.repetition)
    }

    /// Separates the items of a list: a space before the first one, a comma before all others.
    fn separate(&mut self, first: &mut bool) {
        if std::mem::take(first) {
            self.value_space();
        } else {
            self.printer.text(", ");
        }
    }

    fn types_of_operands(&mut self, indices: &[usize], form: TypeForm) {
        let op = self.op;
        match form {
            TypeForm::Full => {
                let mut first = true;
                for &declared in indices {
                    let range = self.operands_of(declared);
                    if !range.is_empty() {
                        self.separate(&mut first);
                        self.printer.operand_types(op, range);
                    }
                }
            }
            TypeForm::Short => {
                let (groups, repetition) = (self.operands, self.repetition);
                let indices = indices.iter().flat_map(|&declared| one_of(groups.range(declared), repetition));
                self.types(indices.filter_map(|index| Some(operand(op, index)?.r#type())), form);
            }
        }
    }

    fn types(&mut self, types: impl Iterator<Item = Type<'c>>, form: TypeForm) {
        let mut first = true;
        for r#type in types {
            self.separate(&mut first);
            match form {
                TypeForm::Full => self.printer.r#type(r#type),
                TypeForm::Short => print_type_body(r#type, self.printer),
            }
        }
    }

    fn functional_type(&mut self, indices: &[usize]) {
        let operands = self.operand_types(indices);
        let results: Types<'c> = (0..self.def.results.len()).flat_map(|index| self.result_types(index)).collect();
        self.value_space();
        self.printer.text("(");
        self.bare_types(&operands);
        self.printer.text(") -> ");
        self.result_list(&results);
    }

    /// Prints the result types of a function type, in parentheses unless there is exactly one.
    pub(super) fn result_list(&mut self, results: &[Type<'c>]) {
        match results {
            [single] => self.printer.r#type(*single),
            all => {
                self.printer.text("(");
                self.bare_types(all);
                self.printer.text(")");
            }
        }
    }

    pub(super) fn bare_types(&mut self, types: &[Type<'c>]) {
        for (index, r#type) in types.iter().enumerate() {
            if index > 0 {
                self.printer.text(", ");
            }
            self.printer.r#type(*r#type);
        }
    }

    /// Prints an attribute in its stripped form: `<PIPE_V>`, `true`, `4`, `"word"`.
    fn stripped(&mut self, index: usize) {
        let Some(attr) = self.def.attrs.get(index) else { return };
        let Some(value) = self.value(attr) else { return };
        if attr.domain.is_unit() {
            return;
        }
        if matches!(attr.domain, Domain::Path)
            && let Some(steps) = attributes::path(value)
        {
            self.value_space();
            let steps: Vec<String> = steps.iter().map(i64::to_string).collect();
            self.printer.format(format_args!("[{}]", steps.join(", ")));
            return;
        }
        if let Domain::Enums(defs) = attr.domain {
            self.value_space();
            match attributes::case_of_any(defs, value) {
                Some((0, case)) => self.printer.string(case.name),
                Some(_) | None => self.printer.attribute(value),
            }
            return;
        }
        if let Domain::Enum(def) = attr.domain
            && let Some(case) = attributes::case(def, value)
        {
            self.value_space();
            match def.form {
                EnumForm::Attr => self.printer.format(format_args!("<{}>", case.name)),
                EnumForm::Short | EnumForm::Word | EnumForm::Keyword => self.printer.text(case.name),
                EnumForm::String => self.printer.string(case.name),
            }
            return;
        }
        self.value_space();
        self.printer.attribute_without_type(value);
    }

    /// Prints `{key = value, ..}` for the attributes that are present or always printed.
    fn present_entries(&mut self, indices: &[usize]) {
        let context = mlir_dialect::context_of(location(self.op));
        let list: Vec<_> = indices
            .iter()
            .filter_map(|&index| self.def.attrs.get(index))
            .filter_map(|attr| {
                let always = matches!(attr.presence, Presence::Default { print: PrintDefault::Always, .. });
                let value = if always { self.value(attr) } else { self.inherent.get(attr.name.as_str()) };
                Some((Identifier::new(context, attr.key()), value?))
            })
            .collect();
        if !list.is_empty() {
            self.printer.attribute_dictionary(&list);
            let _ = self.spacing.value();
        }
    }

    pub(super) fn dictionary(&mut self, keyword: bool, segments: bool) {
        let context = mlir_dialect::context_of(location(self.op));
        let mut list: Vec<(Identifier<'c>, Attribute<'c>)> = Vec::new();
        for (name, value) in self.inherent.iter() {
            let text = name.as_string_ref();
            let text = text.as_str().unwrap_or("");
            let hidden = text == INTO || (matches!(text, OPERAND_SEGMENTS | RESULT_SEGMENTS) && !segments);
            if hidden || self.written.contains(&text) {
                continue;
            }
            let hidden = self.def.attrs.iter().find(|attr| attr.name.as_str() == text).is_some_and(|attr| {
                !self.exact
                    && !matches!(attr.presence, Presence::Default { print: PrintDefault::Always, .. })
                    && is_default(attr, value)
            });
            if !hidden {
                let renamed = self.def.attrs.iter().find(|attr| attr.name.as_str() == text && attr.renamed);
                list.push((
                    renamed.map_or(name, |attr| Identifier::new(context, attr.key())),
                    self.canonical(text, value),
                ));
            }
        }
        for attr in self.def.attrs {
            if let Presence::Default { print: PrintDefault::Always, .. } = attr.presence
                && !self.exact
                && self.inherent.get(attr.name.as_str()).is_none()
                && !self.written.contains(&attr.name.as_str())
                && let Some(built) = default_value(attr, location(self.op))
            {
                list.push((Identifier::new(context, attr.key()), built));
            }
        }
        list.extend(discardable_attributes(self.op));
        list.sort_by(|(a, _), (b, _)| {
            a.as_string_ref().as_str().unwrap_or("").cmp(b.as_string_ref().as_str().unwrap_or(""))
        });
        if list.is_empty() {
            return;
        }
        if keyword {
            self.literal("attributes");
        }
        self.printer.attribute_dictionary(&list);
        let _ = self.spacing.value();
    }
}

impl<'c> Out<'_, '_, 'c, '_> {
    /// Returns the value with the canonical name of its case, if it is an alias.
    fn canonical(&self, name: &str, value: Attribute<'c>) -> Attribute<'c> {
        let attr = self.def.attrs.iter().find(|attr| attr.name.as_str() == name);
        attr.and_then(|attr| canonical(attr, value, location(self.op))).unwrap_or(value)
    }
}

/// Returns the value of an enumeration as the parser would create it; `None` for all others.
pub(super) fn canonical<'c>(
    attr: &'static Attr,
    value: Attribute<'c>,
    location: Location<'c>,
) -> Option<Attribute<'c>> {
    let (index, case) = attributes::case_of_any(attr.domain.enums(), value)?;
    attributes::build(location, attr.domain.enums().get(index)?, case)
}

/// Returns the index of one value of a variadic operand inside of a repeated group, otherwise the whole range.
fn one_of(range: Range<usize>, repetition: Option<usize>) -> Range<usize> {
    match repetition {
        Some(n) => (range.start + n).min(range.end)..(range.start + n + 1).min(range.end),
        None => range,
    }
}

/// Returns the index of the case of an attribute in its domain.
fn case_position(attr: &'static Attr, value: Attribute<'_>) -> Option<usize> {
    let (index, case) = attributes::case_of_any(attr.domain.enums(), value)?;
    if let Domain::Enum(_) = attr.domain { attr.domain.position(case.name) } else { Some(index) }
}

/// Returns the default of an attribute.
pub(super) fn default_value<'c>(attr: &Attr, location: Location<'c>) -> Option<Attribute<'c>> {
    let Presence::Default { value, .. } = attr.presence else { return None };
    let context = mlir_dialect::context_of(location);
    match (value, attr.domain) {
        (AttrValue::Enum(number), Domain::Enum(def)) => attributes::build(location, def, def.by_value(number)?),
        (AttrValue::Bool(flag), _) => Some(BoolAttribute::new(context, flag).into()),
        (AttrValue::Int(number), Domain::Int { width, .. }) => {
            Some(IntegerAttribute::new(IntegerType::new(context, width).into(), number).into())
        }
        (AttrValue::Str(text), _) => Some(StringAttribute::new(context, text).into()),
        (AttrValue::Enum(_) | AttrValue::Int(_), _) => None,
    }
}

/// Returns whether an attribute has its default value.
pub(super) fn is_default(attr: &Attr, value: Attribute<'_>) -> bool {
    let Presence::Default { value: default, .. } = attr.presence else { return false };
    match (default, attr.domain) {
        (AttrValue::Enum(number), Domain::Enum(def)) => {
            attributes::case(def, value).is_some_and(|case| case.value == number)
        }
        (AttrValue::Bool(flag), _) => attributes::boolean(value) == Some(flag),
        (AttrValue::Int(number), _) => IntegerAttribute::try_from(value).is_ok_and(|value| value.value() == number),
        (AttrValue::Str(text), _) => string(value) == Some(text),
        (AttrValue::Enum(_), _) => false,
    }
}

//! Parses operations: the elements of the syntax, in order.

use crate::{
    op::groups::shares,
    report::{HELP, RULE, Report},
    types,
};
use mlir_dialect::{
    Failed, OpParser, OpState, ParseResult, Place, Token, UnresolvedOperand, ensure_block,
    melior::ir::{Attribute, Location, Type},
};
use pto_isa::{
    Arity, Domain, Element, Infer, Op, codes,
    op::Traits,
    syntax::{Anchor, TypeForm},
    types::{Dim, Shape, TypeDesc, ViewDesc},
};
use smallvec::{SmallVec, smallvec};

mod dictionary;
mod finish;
mod forms;
mod groups;
mod listed;
mod statement;
mod types_of;

use groups::reads;
pub(super) use statement::indices;

/// Source of the diagnostics about syntax.
pub(super) const SYNTAX: &str = "syntax of the operation";

pub(super) fn parse<'c>(
    def: &'static Op,
    elements: &[Element],
    parser: &mut OpParser<'_, 'c>,
    state: &mut OpState<'_, 'c>,
) -> ParseResult {
    let mut read = Read::new(def, parser, state);
    match elements.split_first() {
        Some((Element::Keyword(first @ "ins"), rest)) => {
            if !read.parser.optional_keyword(first) {
                return read.values();
            }
            read.elements(rest)?;
        }
        Some(_) | None if read.gives_values() => return read.values(),
        Some(_) | None => read.elements(elements)?,
    }
    read.finish()
}

/// Reports that the operation has no form of this kind.
pub(super) fn generic_only(def: &Op, parser: &OpParser<'_, '_>) -> Failed {
    let message = format_args!("pto.{} has no custom form", def.name);
    parser
        .coded(parser.name_place(), codes::SYNTAX, message)
        .note(format_args!("{RULE}{SYNTAX}"))
        .note(format_args!("{HELP}write it in generic form: \"pto.{}\"(%operands) : (types) -> types", def.name))
        .emit()
}

/// A list for each declared operand or result, without heap allocation for operations of usual size.
type PerDeclared<T> = SmallVec<[SmallVec<[T; 1]>; 4]>;

/// The state of the parser of an operation.
pub(super) struct Read<'o, 'p, 's, 'c> {
    pub(super) def: &'static Op,
    pub(super) operands: PerDeclared<UnresolvedOperand<'p>>,
    pub(super) operand_types: PerDeclared<(Type<'c>, Place<'p>)>,
    pub(super) results: PerDeclared<Type<'c>>,
    /// Operands to be assigned to declared ones by their types.
    pub(super) pending: Vec<UnresolvedOperand<'p>>,
    /// Like `pending`, for operands of one of these lists.
    undecided: Vec<Vec<usize>>,
    /// Operands that a keyword replaces.
    absent: SmallVec<[usize; 1]>,
    attributes: Vec<(&'static str, Attribute<'c>)>,
    /// Attributes parsed outside of a dictionary.
    spelled: SmallVec<[&'static str; 4]>,
    /// Inside of a repeated group: operands and types stand for one value.
    repeated: bool,
    /// Types of the written tiles that are results.
    pub(super) written: SmallVec<[Type<'c>; 1]>,
    /// `operandSegmentSizes` as written, if it determines the operands.
    pub(super) segments: Option<Vec<i32>>,
    /// A statement of assembly: types of registers are known, and may be omitted.
    pub(super) statement: bool,
    /// Keys of attributes that are not declared.
    further: SmallVec<[String; 2]>,
    pub(super) parser: &'o mut OpParser<'p, 'c>,
    state: &'o mut OpState<'s, 'c>,
}

/// The values of a declared operand: their types, and the values of constants.
pub(super) type Operands<'c> = (Vec<Type<'c>>, Vec<Option<i64>>);

/// Infers the type of a result that may be omitted.
pub(super) fn inferred<'c>(rule: Infer, operands: &[Operands<'c>], location: Location<'c>) -> Option<Type<'c>> {
    match rule {
        Infer::Spelled => None,
        Infer::Type(dtype) => types::dtype_type(location, dtype),
        Infer::Operand(index) => operands.get(index)?.0.first().copied(),
        Infer::PartitionOfSizes { source, sizes } => {
            let dtype = types::desc(*operands.get(source)?.0.first()?).dtype()?;
            let dims: Vec<Dim> =
                operands.get(sizes)?.1.iter().map(|size| size.map_or(Dim::Dynamic, Dim::Static)).collect();
            let positive = dims.iter().all(|dim| dim.get().is_none_or(|size| size >= 0));
            let shape = Shape::new(&dims).filter(|shape| positive && shape.rank() > 0)?;
            types::to_type(location, &TypeDesc::Partition(ViewDesc { shape, dtype }))
        }
    }
}

impl<'o, 'p, 's, 'c> Read<'o, 'p, 's, 'c> {
    pub(super) fn new(def: &'static Op, parser: &'o mut OpParser<'p, 'c>, state: &'o mut OpState<'s, 'c>) -> Self {
        Self {
            def,
            operands: smallvec![SmallVec::new(); def.operands.len()],
            operand_types: smallvec![SmallVec::new(); def.operands.len()],
            results: smallvec![SmallVec::new(); def.results.len()],
            pending: Vec::new(),
            undecided: Vec::new(),
            absent: SmallVec::new(),
            attributes: Vec::new(),
            spelled: SmallVec::new(),
            repeated: false,
            written: SmallVec::new(),
            segments: None,
            statement: false,
            further: SmallVec::new(),
            parser,
            state,
        }
    }
}

impl<'p, 'c> Read<'_, 'p, '_, 'c> {
    pub(super) fn elements(&mut self, elements: &[Element]) -> ParseResult {
        self.sequence(elements, false)
    }

    /// Parses elements; with `last`, nothing may follow them.
    pub(super) fn sequence(&mut self, elements: &[Element], last: bool) -> ParseResult {
        let mut rest = elements;
        while let Some((element, after)) = rest.split_first() {
            // The types of defined values may be omitted if the form permits.
            if matches!(element, Element::Punctuation(":")) && self.parser.exhausted() {
                return Ok(());
            }
            self.element(element)?;
            if matches!(element, Element::Punctuation(":"))
                && if last { self.of_statement(after)? } else { self.in_parentheses(after)? }
            {
                return Ok(());
            }
            rest = &after[self.select_group(element, after)..];
        }
        Ok(())
    }

    /// Selects one of several groups with the same punctuation, after the first one was parsed: if the written type is
    /// of the kind of a later one, that one is selected. Returns the number of following groups that are consumed.
    fn select_group(&mut self, group: &Element, after: &[Element]) -> usize {
        let start = |element: &Element| match element {
            Element::Optional { anchor: Anchor::Operand(index), elements, .. } => match elements.first() {
                Some(Element::Punctuation(text)) => Some((*index, *text)),
                _ => None,
            },
            _ => None,
        };
        let Some((read, text)) = start(group) else { return 0 };
        let Some(desc) = self.operand_types[read].first().map(|(r#type, _)| types::desc(*r#type)) else { return 0 };
        let kind = |index: usize| self.def.operands[index].kind;
        if kind(read).accepts(&desc) {
            return 0;
        }
        let alike = after.iter().map_while(start).take_while(|(_, other)| *other == text);
        let Some((skipped, (found, _))) = alike.enumerate().find(|(_, (index, _))| kind(*index).accepts(&desc)) else {
            return 0;
        };
        self.operands.swap(read, found);
        self.operand_types.swap(read, found);
        skipped + 1
    }

    fn element(&mut self, element: &Element) -> ParseResult {
        match element {
            Element::Keyword(text) => self.parser.keyword(text),
            Element::Punctuation(text) => self.punctuation(text),
            Element::Space(_) | Element::Newline => Ok(()),
            Element::Operand(index) => self.operand(*index),
            Element::Operands(indices) => {
                self.operand_list(indices)?;
                // Attributes may be inside `ins` for operations that print them after `outs`, and vice versa.
                self.dictionary()
            }
            Element::OneOf(lists) => self.one_of(lists),
            Element::OperandType(index, form) if self.repeated => self.operand_type(*index, *form),
            Element::ByKind(_) => {
                while let Some(operand) = self.parser.optional_operand()? {
                    self.pending.push(operand);
                    if !self.parser.optional_token(Token::Comma) {
                        break;
                    }
                }
                self.dictionary()
            }
            Element::Kinds(indices) => self.kinds(indices),
            Element::Absent(index, text) => {
                if self.parser.optional_keyword(text) {
                    self.absent.push(*index);
                }
                Ok(())
            }
            Element::Dict(_) => self.dictionary(),
            Element::OperandType(index, form) => {
                for position in 0..self.operands[*index].len() {
                    if position > 0 {
                        self.parser.token(Token::Comma)?;
                    }
                    self.operand_type(*index, *form)?;
                }
                Ok(())
            }
            Element::OperandTypes(indices) => self.operand_types(indices),
            Element::ResultType(index, form) => {
                let variadic = self.def.results[*index].arity == Arity::Variadic;
                loop {
                    let (r#type, _) = self.spelled_type(*form)?;
                    self.results[*index].push(r#type);
                    if !(variadic && self.parser.optional_token(Token::Comma)) {
                        return Ok(());
                    }
                }
            }
            Element::FunctionalType(indices) => self.functional_type(indices),
            Element::Attr(index) | Element::FullAttr(index) => self.stripped(*index),
            Element::Case(index, cases) => self.case(*index, *cases),
            Element::AttrDict(keyword) => {
                if *keyword && !self.parser.optional_keyword("attributes") {
                    return Ok(());
                }
                self.dictionary()
            }
            Element::SegmentedAttrDict => self.dictionary(),
            Element::Clauses { leading, clauses } => self.clauses(*leading, clauses),
            Element::Repeat { operand, elements } => self.repeat(*operand, elements),
            Element::Region(_) => {
                let region = self.parser.region(self.state, &[], false)?;
                ensure_block(region);
                Ok(())
            }
            Element::Custom { args, .. } => self.elements(args),
            Element::Optional { anchor, elements, otherwise } => self.optional(*anchor, elements, otherwise),
        }
    }

    fn punctuation(&mut self, text: &str) -> ParseResult {
        match Token::from_text(text) {
            // A form with other operands ends, or continues, differently.
            Some(token) if self.def.traits.contains(Traits::OLDER_FORM) => {
                if self.parser.optional_token(token) {
                    Ok(())
                } else {
                    Err(self.older_form())
                }
            }
            Some(token) => self.parser.token(token),
            None => Err(self.parser.error(self.parser.place(), format_args!("internal error: no token '{text}'"))),
        }
    }

    /// Parses an optional group, which is present if its first element is. A group of types is present if the operands
    /// have been parsed.
    fn optional(&mut self, anchor: Anchor, elements: &[Element], otherwise: &[Element]) -> ParseResult {
        if let Anchor::Operand(index) = anchor
            && !reads(elements, index)
        {
            return self.elements(if self.operands[index].is_empty() { otherwise } else { elements });
        }
        let Some((first, rest)) = elements.split_first() else { return Ok(()) };
        let present = match first {
            Element::Keyword(text) => self.parser.optional_keyword(text),
            Element::Punctuation(text) => Token::from_text(text).is_some_and(|token| self.parser.optional_token(token)),
            // The alternative is an integer.
            Element::Operand(_) if !otherwise.is_empty() && self.parser.number_is_next() => false,
            Element::Operand(index) => match self.parser.optional_operand()? {
                Some(operand) => {
                    self.operands[*index].push(operand);
                    true
                }
                None => false,
            },
            Element::Space(_) | Element::Newline => return self.optional(anchor, rest, otherwise),
            Element::Attr(index) if matches!(self.def.attrs[*index].domain, Domain::Enum(_)) => {
                self.optional_case(*index)?
            }
            Element::Dict(_) => {
                let present = self.parser.optional_token(Token::LBrace);
                if present {
                    self.entries()?;
                }
                present
            }
            Element::Operands(_)
            | Element::OneOf(_)
            | Element::ByKind(_)
            | Element::Kinds(_)
            | Element::Absent(..)
            | Element::OperandType(..)
            | Element::OperandTypes(_)
            | Element::ResultType(..)
            | Element::FunctionalType(_)
            | Element::Attr(_)
            | Element::FullAttr(_)
            | Element::Case(..)
            | Element::Clauses { .. }
            | Element::Repeat { .. }
            | Element::SegmentedAttrDict
            | Element::AttrDict(_)
            | Element::Region(_)
            | Element::Custom { .. }
            | Element::Optional { .. } => {
                let message = format_args!("internal error: a group of pto.{} has no literal in front", self.def.name);
                return Err(self.parser.error(self.parser.place(), message));
            }
        };
        if present { self.elements(rest) } else { self.elements(otherwise) }
    }

    fn operand(&mut self, index: usize) -> ParseResult {
        if self.repeated {
            let operand = self.parser.operand()?;
            self.operands[index].push(operand);
            return Ok(());
        }
        match self.def.operands[index].arity {
            // An optional operand is in a group, of which a part was parsed.
            Arity::One | Arity::Optional => {
                let operand = match self.def.traits.contains(Traits::OLDER_FORM) {
                    true => self.parser.optional_operand()?.ok_or_else(|| self.older_form())?,
                    false => self.parser.operand()?,
                };
                self.operands[index].push(operand);
            }
            Arity::Variadic => {
                while let Some(operand) = self.parser.optional_operand()? {
                    self.operands[index].push(operand);
                    if !self.parser.optional_token(Token::Comma) {
                        break;
                    }
                }
            }
        }
        Ok(())
    }

    /// Parses `%a, %b`: one for each required operand, optional ones are filled from the left, a variadic one gets the
    /// rest.
    fn operand_list(&mut self, indices: &[usize]) -> ParseResult {
        let start = self.parser.place();
        let mut list = SmallVec::<[UnresolvedOperand<'p>; 4]>::new();
        if let Some(first) = self.parser.optional_operand()? {
            list.push(first);
            while self.parser.optional_token(Token::Comma) {
                list.push(self.parser.operand()?);
            }
        }
        let arity = |index: &usize| self.def.operands[*index].arity;
        let required = indices.iter().filter(|index| arity(index) == Arity::One).count();
        let optional = indices.iter().filter(|index| arity(index) == Arity::Optional).count();
        let variadic = indices.iter().any(|index| arity(index) == Arity::Variadic);
        if list.len() < required || (list.len() > required + optional && !variadic) {
            let names: Vec<&str> = indices.iter().map(|index| self.def.operands[*index].name.as_str()).collect();
            let expected = match (optional, variadic) {
                (0, false) => required.to_string(),
                (_, false) => format!("{required} to {}", required + optional),
                (_, true) => format!("at least {required}"),
            };
            let place = list.get(required + optional).map_or(start, UnresolvedOperand::place);
            return Err(self
                .parser
                .coded(
                    place,
                    codes::OPERAND_COUNT,
                    format_args!(
                        "pto.{} expects {expected} operand{} here ({}), found {}",
                        self.def.name,
                        if expected == "1" { "" } else { "s" },
                        names.join(", "),
                        list.len()
                    ),
                )
                .note(format_args!("{RULE}{SYNTAX}"))
                .emit());
        }
        let shares = shares(indices.iter().map(arity), list.len());
        let mut rest = list.into_iter();
        for (&index, take) in indices.iter().zip(shares) {
            self.operands[index].extend(rest.by_ref().take(take));
        }
        Ok(())
    }

    fn spelled_type(&mut self, form: TypeForm) -> ParseResult<(Type<'c>, Place<'p>)> {
        let place = self.parser.place();
        let r#type = match form {
            TypeForm::Full => self.parser.r#type()?,
            // The short form is for pointers; the full form is accepted, too.
            TypeForm::Short => match self.parser.optional_type()? {
                Some(r#type) => r#type,
                None => types::short_pointer(self.parser)?,
            },
        };
        Ok((r#type, place))
    }

    fn operand_type(&mut self, index: usize, form: TypeForm) -> ParseResult {
        let spelled = self.spelled_type(form)?;
        self.operand_types[index].push(spelled);
        Ok(())
    }
}

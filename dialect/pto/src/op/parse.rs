//! Parsing: the elements of a row's syntax, in order.

use super::{OPERAND_SEGMENTS, RESULT_SEGMENTS};
use crate::{
    attributes,
    report::{HELP, RULE, Report, nowhere},
    types,
};
use mlir_dialect::{
    Failed, OpParser, OpState, ParseResult, Place, Token, UnresolvedOperand, ensure_block, integer_constant,
    melior::ir::{
        Attribute, AttributeLike, Identifier, Location, Type, Value, ValueLike,
        attribute::{
            ArrayAttribute, BoolAttribute, DenseI32ArrayAttribute, DenseI64ArrayAttribute, FlatSymbolRefAttribute,
            IntegerAttribute, StringAttribute,
        },
        r#type::IntegerType,
    },
};
use pto_isa::{
    Arity, Domain, Element, EnumDef, Infer, Op, OpResult, TypeFrom, codes,
    op::Attr,
    op::Traits,
    syntax::{Anchor, TypeForm},
    types::{Dim, PtrElem, Shape, TypeDesc, ViewDesc},
};
use smallvec::{SmallVec, smallvec};

mod forms;
mod groups;
mod listed;
mod statement;
mod types_of;

use groups::reads;
pub(super) use statement::indices;

/// Where the source of a syntax rule is.
pub(super) const SYNTAX: &str = "syntax of the operation's row; pto-opt --explain shows the page of a code";

pub(super) fn parse<'c>(
    row: &'static Op,
    elements: &[Element],
    parser: &mut OpParser<'_, 'c>,
    state: &mut OpState<'_, 'c>,
) -> ParseResult {
    let mut read = Read::new(row, parser, state);
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

/// The operation was written in a form it does not have.
pub(super) fn generic_only(row: &Op, parser: &OpParser<'_, '_>) -> Failed {
    let message = format_args!("pto.{} has no custom form", row.name);
    parser
        .coded(parser.name_place(), codes::SYNTAX, message)
        .note(format_args!("{RULE}{SYNTAX}"))
        .note(format_args!("{HELP}write it in generic form: \"pto.{}\"(%operands) : (types) -> types", row.name))
        .emit()
}

/// A list for each declared operand or result; nothing is allocated for operations of usual size.
type PerDeclared<T> = SmallVec<[SmallVec<[T; 1]>; 4]>;

/// What has been read.
pub(super) struct Read<'o, 'p, 's, 'c> {
    pub(super) row: &'static Op,
    pub(super) operands: PerDeclared<UnresolvedOperand<'p>>,
    pub(super) operand_types: PerDeclared<(Type<'c>, Place<'p>)>,
    pub(super) results: PerDeclared<Type<'c>>,
    /// Operands whose types are to say which they are.
    pub(super) pending: Vec<UnresolvedOperand<'p>>,
    /// As `pending`, operands of one of these lists.
    undecided: Vec<Vec<usize>>,
    /// Operands a word stands in place of.
    absent: SmallVec<[usize; 1]>,
    attributes: Vec<(&'static str, Attribute<'c>)>,
    /// Attributes that stood in the syntax, outside of a dictionary.
    spelled: SmallVec<[&'static str; 4]>,
    /// Inside a repeated group: operands and types stand for one value.
    repeated: bool,
    /// Types of the written tiles that are results.
    pub(super) written: SmallVec<[Type<'c>; 1]>,
    /// `operandSegmentSizes` as written, where it says which operand is which.
    pub(super) segments: Option<Vec<i32>>,
    /// A statement of assembly: types of registers are known, and need not be written.
    pub(super) statement: bool,
    /// Keys of attributes that are not declared.
    further: SmallVec<[String; 2]>,
    pub(super) parser: &'o mut OpParser<'p, 'c>,
    state: &'o mut OpState<'s, 'c>,
}

/// Values of a declared operand: their types, and constants where they have them.
pub(super) type Operands<'c> = (Vec<Type<'c>>, Vec<Option<i64>>);

/// The type of a result that the text may leave out.
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
    pub(super) fn new(row: &'static Op, parser: &'o mut OpParser<'p, 'c>, state: &'o mut OpState<'s, 'c>) -> Self {
        Self {
            row,
            operands: smallvec![SmallVec::new(); row.operands.len()],
            operand_types: smallvec![SmallVec::new(); row.operands.len()],
            results: smallvec![SmallVec::new(); row.results.len()],
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

    /// Reads elements; `last` says that nothing may follow them.
    pub(super) fn sequence(&mut self, elements: &[Element], last: bool) -> ParseResult {
        let mut rest = elements;
        while let Some((element, after)) = rest.split_first() {
            // Types of values that are defined need not be written, where the text form says so.
            if matches!(element, Element::Punctuation(":")) && self.parser.exhausted() {
                return Ok(());
            }
            self.element(element)?;
            if matches!(element, Element::Punctuation(":"))
                && if last { self.of_statement(after)? } else { self.in_parentheses(after)? }
            {
                return Ok(());
            }
            rest = &after[self.meant(element, after)..];
        }
        Ok(())
    }

    /// Of groups that start with the same punctuation the first has been read. Where the type that was written is of
    /// the kind of a later one, that one was meant. Gives how many of the groups behind are done with.
    fn meant(&mut self, group: &Element, after: &[Element]) -> usize {
        let start = |element: &Element| match element {
            Element::Optional { anchor: Anchor::Operand(index), elements, .. } => match elements.first() {
                Some(Element::Punctuation(text)) => Some((*index, *text)),
                _ => None,
            },
            _ => None,
        };
        let Some((read, text)) = start(group) else { return 0 };
        let Some(desc) = self.operand_types[read].first().map(|(r#type, _)| types::desc(*r#type)) else { return 0 };
        let kind = |index: usize| self.row.operands[index].kind;
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
                // Attributes may stand inside `ins` for operations that print them behind `outs`, and the other way.
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
                let variadic = self.row.results[*index].arity == Arity::Variadic;
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
            // A form with other operands ends, or goes on, in another place.
            Some(token) if self.row.traits.contains(Traits::OLDER_FORM) => {
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

    /// A group is present if its first element is. A group of types is present where the operands have been read.
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
            // A number is what stands there otherwise.
            Element::Operand(_) if !otherwise.is_empty() && self.parser.number_is_next() => false,
            Element::Operand(index) => match self.parser.optional_operand()? {
                Some(operand) => {
                    self.operands[*index].push(operand);
                    true
                }
                None => false,
            },
            Element::Space(_) | Element::Newline => return self.optional(anchor, rest, otherwise),
            Element::Attr(index) if matches!(self.row.attrs[*index].domain, Domain::Enum(_)) => {
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
                let message = format_args!("internal error: a group of pto.{} has no literal in front", self.row.name);
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
        match self.row.operands[index].arity {
            // An optional operand stands in a group, of which something has been read.
            Arity::One | Arity::Optional => {
                let operand = match self.row.traits.contains(Traits::OLDER_FORM) {
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

    /// `%a, %b`: required operands take one each, optional ones are filled from the left, a variadic one takes the rest.
    fn operand_list(&mut self, indices: &[usize]) -> ParseResult {
        let start = self.parser.place();
        let mut list = SmallVec::<[UnresolvedOperand<'p>; 4]>::new();
        if let Some(first) = self.parser.optional_operand()? {
            list.push(first);
            while self.parser.optional_token(Token::Comma) {
                list.push(self.parser.operand()?);
            }
        }
        let arity = |index: &usize| self.row.operands[*index].arity;
        let required = indices.iter().filter(|index| arity(index) == Arity::One).count();
        let optional = indices.iter().filter(|index| arity(index) == Arity::Optional).count();
        let variadic = indices.iter().any(|index| arity(index) == Arity::Variadic);
        if list.len() < required || (list.len() > required + optional && !variadic) {
            let names: Vec<&str> = indices.iter().map(|index| self.row.operands[*index].name).collect();
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
                        self.row.name,
                        if expected == "1" { "" } else { "s" },
                        names.join(", "),
                        list.len()
                    ),
                )
                .note(format_args!("{RULE}{SYNTAX}"))
                .emit());
        }
        let mut spare = list.len() - required;
        let mut rest = list.into_iter();
        for &index in indices {
            let take = match self.row.operands[index].arity {
                Arity::One => 1,
                Arity::Optional => spare.min(1),
                Arity::Variadic => spare,
            };
            if self.row.operands[index].arity != Arity::One {
                spare -= take;
            }
            self.operands[index].extend(rest.by_ref().take(take));
        }
        Ok(())
    }

    fn spelled_type(&mut self, form: TypeForm) -> ParseResult<(Type<'c>, Place<'p>)> {
        let place = self.parser.place();
        let r#type = match form {
            TypeForm::Full => self.parser.r#type()?,
            // The short form is that of a pointer; the full one is read too.
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

    /// An attribute outside of the dictionary: `<PIPE_V>`, a bare word, or the attribute in full.
    fn stripped(&mut self, index: usize) -> ParseResult {
        let attr = &self.row.attrs[index];
        let place = self.parser.place();
        if self.row.traits.contains(Traits::OLDER_FORM) && self.parser.optional_operand()?.is_some() {
            return Err(self.older_form());
        }
        let value = match attr.domain {
            // Its group says that it is there.
            Domain::Unit => Attribute::unit(self.parser.context()),
            Domain::Enum(def) => {
                let bracketed = self.parser.optional_token(Token::Less);
                let value = self.enumerated(def, attr)?;
                if bracketed {
                    self.parser.token(Token::Greater)?;
                }
                value
            }
            Domain::Bool
            | Domain::Int { .. }
            | Domain::Ints
            | Domain::Path
            | Domain::Str(_)
            | Domain::Enums(_)
            | Domain::Struct(_)
            | Domain::Symbol
            | Domain::SegmentSizes
            | Domain::Any => self.value(attr)?,
        };
        self.set(attr, place, value);
        Ok(())
    }

    /// Keeps the value of an attribute, unless it has one.
    fn add(&mut self, attr: &'static Attr, place: Place<'p>, value: Attribute<'c>) {
        if self.attributes.iter().any(|(name, _)| *name == attr.name) {
            self.twice(attr.name, place);
        } else {
            self.attributes.push((attr.name, value));
        }
    }

    fn twice(&self, key: &str, place: Place<'p>) {
        let message = format_args!("attribute '{key}' is given twice");
        let _ = self.parser.coded(place, codes::DUPLICATE_KEY, message).note(format_args!("{RULE}{SYNTAX}")).emit();
    }

    /// A value of an enumeration: a word, a string or an attribute.
    fn enumerated(&mut self, def: &'static EnumDef, attr: &Attr) -> ParseResult<Attribute<'c>> {
        let place = self.parser.place();
        let location = nowhere(self.parser);
        if let Some(word) = self.parser.optional_any_keyword() {
            return self.of_word(def, place, word);
        }
        if let Some(text) = self.parser.optional_string()? {
            return self.of_word(def, place, &text);
        }
        let Some(value) = self.parser.optional_attribute(None)? else {
            return Err(self.parser.unexpected(&format!("{} ({})", attributes::what(def), def.names())));
        };
        let case = attributes::case(def, value)
            .or_else(|| IntegerAttribute::try_from(value).ok().and_then(|number| def.by_value(number.value())));
        match case {
            Some(case) => self.built(attributes::build(location, def, case), place),
            None => {
                let expected = format!("{} ({})", attributes::what(def), def.names());
                let _ = self.wrong_kind(attr, place, &expected, value);
                Ok(self.stand_in(attr))
            }
        }
    }

    fn of_word(&self, def: &EnumDef, place: Place<'p>, word: &str) -> ParseResult<Attribute<'c>> {
        let case = def.lookup_word(word).or_else(|| {
            let _ = self.parser.outside(place, def.code, &attributes::what(def), word, def.names(), def.source);
            def.cases.first()
        });
        let location = nowhere(self.parser);
        self.built(case.and_then(|case| attributes::build(location, def, case)), place)
    }

    fn built(&self, value: Option<Attribute<'c>>, place: Place<'p>) -> ParseResult<Attribute<'c>> {
        value.ok_or_else(|| self.parser.error(place, "internal error: cannot make an enumeration attribute"))
    }

    fn wrong_kind(&self, attr: &Attr, place: Place<'p>, expected: &str, found: Attribute<'c>) -> Failed {
        self.parser
            .coded(
                place,
                codes::ATTRIBUTE_KIND,
                format_args!("attribute '{}' of pto.{} expects {expected}, found {found}", attr.name, self.row.name),
            )
            .note(format_args!("{RULE}{SYNTAX}"))
            .emit()
    }

    /// A value of the domain in the place of one that was reported, so that the verifier does not report it again.
    fn stand_in(&self, attr: &Attr) -> Attribute<'c> {
        let context = self.parser.context();
        let built = match attr.domain {
            Domain::Enum(def) => def.cases.first().and_then(|case| attributes::build(nowhere(self.parser), def, case)),
            Domain::Bool => Some(BoolAttribute::new(context, false).into()),
            Domain::Int { width, min, .. } => {
                Some(IntegerAttribute::new(IntegerType::new(context, width).into(), min).into())
            }
            Domain::Ints => Some(ArrayAttribute::new(context, &[]).into()),
            Domain::Path => Some(DenseI64ArrayAttribute::new(context, &[]).into()),
            Domain::Str(words) => Some(StringAttribute::new(context, words.first().unwrap_or(&"")).into()),
            Domain::Enums(defs) => defs
                .first()
                .and_then(|def| def.cases.first().and_then(|case| attributes::build(nowhere(self.parser), def, case))),
            Domain::Symbol => Some(FlatSymbolRefAttribute::new(context, "").into()),
            Domain::Struct(_) | Domain::Unit | Domain::SegmentSizes | Domain::Any => None,
        };
        built.unwrap_or_else(|| Attribute::unit(context))
    }

    /// The value of an attribute in its domain.
    fn value(&mut self, attr: &Attr) -> ParseResult<Attribute<'c>> {
        let place = self.parser.place();
        match attr.domain {
            Domain::Enum(def) => self.enumerated(def, attr),
            Domain::Str(words) => {
                let Some(text) = self.parser.optional_string()? else {
                    let value = self.parser.attribute(None)?;
                    let _ = self.wrong_kind(attr, place, "a string", value);
                    return Ok(self.stand_in(attr));
                };
                if !words.is_empty() && !words.contains(&text.as_str()) {
                    let expected = attr.domain.to_string();
                    let _ = self.parser.outside(place, codes::ATTRIBUTE_VALUE, attr.name, &text, expected, SYNTAX);
                    return Ok(self.stand_in(attr));
                }
                Ok(StringAttribute::new(self.parser.context(), &text).into())
            }
            Domain::Int { width, min, max } => {
                let r#type: Type<'c> = IntegerType::new(self.parser.context(), width).into();
                let value = self.parser.attribute(Some(r#type))?;
                match IntegerAttribute::try_from(value) {
                    Ok(number) if (min..=max).contains(&number.value()) && number.r#type() == r#type => {}
                    _ => {
                        let _ = self.wrong_kind(attr, place, &attr.domain.to_string(), value);
                        return Ok(self.stand_in(attr));
                    }
                }
                Ok(value)
            }
            Domain::Bool => {
                let value = self.parser.attribute(None)?;
                if attributes::boolean(value).is_none() {
                    let _ = self.wrong_kind(attr, place, "true or false", value);
                    return Ok(self.stand_in(attr));
                }
                Ok(value)
            }
            Domain::Enums(defs) => self.one_of_enums(defs, attr),
            Domain::Struct(def) => self.checked(attr, |value| attributes::is_struct(def, value)),
            Domain::Symbol => self.checked(attr, |value| value.is_flat_symbol_ref()),
            Domain::Ints => {
                let value = self.parser.attribute(None)?;
                if attributes::ints(value).is_none() {
                    let _ = self.wrong_kind(attr, place, &attr.domain.to_string(), value);
                    return Ok(self.stand_in(attr));
                }
                Ok(value)
            }
            Domain::Path => self.path(attr, place),
            Domain::Unit | Domain::SegmentSizes | Domain::Any => self.parser.attribute(None),
        }
    }

    /// `{key = value}`: declared keys become inherent attributes, all others stay discardable.
    pub(super) fn dictionary(&mut self) -> ParseResult {
        if self.parser.optional_token(Token::LBrace) { self.entries() } else { Ok(()) }
    }

    /// The entries of a dictionary and its closing brace.
    fn entries(&mut self) -> ParseResult {
        if self.parser.optional_token(Token::RBrace) {
            return Ok(());
        }
        loop {
            let place = self.parser.place();
            let key = match self.parser.optional_string()? {
                Some(key) => key,
                None => self.parser.any_keyword()?.to_owned(),
            };
            let has_value = self.parser.optional_token(Token::Equal);
            match self.row.attr(&key).and_then(|index| self.row.attrs.get(index)) {
                Some(attr) => {
                    let value = if has_value {
                        let value = self.value(attr)?;
                        self.written_type(attr, value)?
                    } else {
                        let unit = Attribute::unit(self.parser.context());
                        if matches!(attr.domain, Domain::Unit | Domain::Any) {
                            unit
                        } else {
                            let _ = self.wrong_kind(attr, place, &attr.domain.to_string(), unit);
                            self.stand_in(attr)
                        }
                    };
                    self.add(attr, place, value);
                }
                None if key == OPERAND_SEGMENTS && self.row.has_segments() => self.segments(place, has_value)?,
                None => {
                    let value =
                        if has_value { self.parser.attribute(None)? } else { Attribute::unit(self.parser.context()) };
                    if self.further.contains(&key) {
                        self.twice(&key, place);
                    } else {
                        self.state.add_attribute(&key, value);
                        self.further.push(key);
                    }
                }
            }
            if !self.parser.optional_token(Token::Comma) {
                return self.parser.token(Token::RBrace);
            }
        }
    }

    /// The type behind an integer of a dictionary, which may be left out.
    fn written_type(&mut self, attr: &'static Attr, value: Attribute<'c>) -> ParseResult<Attribute<'c>> {
        if !matches!(attr.domain, Domain::Int { .. }) || !self.parser.optional_token(Token::Colon) {
            return Ok(value);
        }
        let place = self.parser.place();
        let r#type = self.parser.r#type()?;
        if IntegerAttribute::try_from(value).is_ok_and(|number| number.r#type() != r#type) {
            let written = IntegerAttribute::try_from(value).map_or(0, |number| number.value());
            let found = IntegerAttribute::new(r#type, written).into();
            let _ = self.wrong_kind(attr, place, &attr.domain.to_string(), found);
        }
        Ok(value)
    }

    /// The type of an operand the text does not spell.
    fn implied(&self, from: TypeFrom, location: Location<'c>) -> Option<Type<'c>> {
        let context = self.parser.context();
        match from {
            TypeFrom::Spelled => None,
            TypeFrom::Index => Some(Type::index(context)),
            TypeFrom::Int(width) => Some(IntegerType::new(context, width).into()),
            TypeFrom::Operand(index) => self.operand_types.get(index)?.first().map(|(r#type, _)| *r#type),
            TypeFrom::PtrToElementOfResult { result, space } => {
                let desc = types::desc(*self.results.get(result)?.first()?);
                if desc == TypeDesc::Error {
                    return self.results.get(result)?.first().copied();
                }
                types::to_type(location, &TypeDesc::Ptr { elem: PtrElem::DType(desc.dtype()?), space })
            }
        }
    }

    /// Whether more results are written than the operation has in the form of the row, which has tiles to be results.
    fn gives_values(&self) -> bool {
        self.row.tile_outs().next().is_some() && self.parser.result_count() > self.row.results.len()
    }

    /// Sets an attribute that says how operands are to be read.
    pub(super) fn structural(&mut self, name: &'static str) {
        self.attributes.push((name, Attribute::unit(self.parser.context())));
    }

    pub(super) fn finish(mut self) -> ParseResult {
        let location = self.state.location();
        // Only a result whose type is inferred needs to know the operands.
        let open = |(result, types): (&OpResult, &SmallVec<[Type<'c>; 1]>)| {
            result.infer != Infer::Spelled || (types.is_empty() && result.arity != Arity::Variadic)
        };
        let infers = self.row.results.iter().zip(&self.results).any(open);
        let mut known: Vec<Operands<'c>> = Vec::new();
        let mut sizes = SmallVec::<[i32; 8]>::new();
        let mut values = SmallVec::<[Value<'c, 'p>; 8]>::new();
        for (index, declared) in self.row.operands.iter().enumerate() {
            let implied = self.implied(declared.type_from, location);
            let mut of_declared: Operands<'c> = (Vec::new(), Vec::new());
            for (position, operand) in self.operands[index].iter().enumerate() {
                let spelled = self.operand_types[index].get(position).map(|(r#type, _)| *r#type);
                let Some(r#type) = spelled.or(implied).or_else(|| self.parser.known_type(operand)) else {
                    let message = format_args!("the type of operand '{}' is not known here", declared.name);
                    return Err(self
                        .parser
                        .coded(operand.place(), codes::IMPLIED_TYPE, message)
                        .note(format_args!("{HELP}write the types the syntax of pto.{} asks for", self.row.name))
                        .emit());
                };
                let value = self.parser.resolve(operand, r#type)?;
                if infers {
                    of_declared.0.push(value.r#type());
                    of_declared.1.push(integer_constant(value));
                }
                values.push(value);
            }
            sizes.push(i32::try_from(self.operands[index].len()).unwrap_or(i32::MAX));
            if infers {
                known.push(of_declared);
            }
        }
        self.state.add_operands(&values);
        self.finish_results(&known, location)?;
        self.state.add_results(&self.written);
        let context = self.parser.context();
        if self.row.has_segments() {
            self.attributes.push((OPERAND_SEGMENTS, DenseI32ArrayAttribute::new(context, &sizes).into()));
        }
        if self.row.has_result_segments() {
            let sizes: Vec<i32> =
                self.results.iter().map(|types| i32::try_from(types.len()).unwrap_or(i32::MAX)).collect();
            self.attributes.push((RESULT_SEGMENTS, DenseI32ArrayAttribute::new(context, &sizes).into()));
        }
        if !self.attributes.is_empty() {
            let entries: Vec<(Identifier<'c>, Attribute<'c>)> =
                self.attributes.iter().map(|(name, value)| (Identifier::new(context, name), *value)).collect();
            let dictionary = mlir_dialect::dictionary(context, &entries);
            if self.state.set_inherent(dictionary).is_err() {
                return Err(self.parser.error(self.parser.place(), "internal error: attributes are no dictionary"));
            }
        }
        Ok(())
    }

    fn finish_results(&mut self, known: &[Operands<'c>], location: Location<'c>) -> ParseResult {
        for (index, result) in self.row.results.iter().enumerate() {
            // An optional result is there where a register is to have it.
            let plain = self.statement && self.row.tile_outs().next().is_none();
            let named = plain && result.arity == Arity::Optional && self.parser.result_count() > index;
            if self.results[index].is_empty() && (result.arity == Arity::One || named) {
                match inferred(result.infer, known, location).or_else(|| self.implied_result(index, known, location)) {
                    Some(r#type) => self.results[index].push(r#type),
                    None => {
                        let message = format_args!("the type of result '{}' cannot be inferred here", result.name);
                        return Err(self
                            .parser
                            .coded(self.parser.name_place(), codes::IMPLIED_TYPE, message)
                            .note(format_args!("{HELP}add '-> type'"))
                            .emit());
                    }
                }
            }
            let types = std::mem::take(&mut self.results[index]);
            self.state.add_results(&types);
            self.results[index] = types;
        }
        Ok(())
    }
}

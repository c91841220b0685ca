//! Parses groups: clauses, repeated groups, attributes that the surrounding syntax sets.

use super::{Read, SYNTAX};
use crate::{
    attributes,
    op::OPERAND_SEGMENTS,
    report::{RULE, Report, nowhere},
    types,
};
use mlir_dialect::{ParseResult, Place, Token, melior::ir::Attribute, small_integers};
use pto_isa::{
    Arity, Domain, Element, EnumDef, codes,
    enums::Prose,
    op::Attr,
    syntax::{Cases, Clause, TypeForm},
};

/// Returns whether the elements contain the operand itself, not only its type.
pub(super) fn reads(elements: &[Element], operand: usize) -> bool {
    elements.iter().any(|element| {
        let is_read = if let Element::Operand(index) = element {
            *index == operand
        } else if let Element::Operands(indices) | Element::ByKind(indices) = element {
            indices.contains(&operand)
        } else if let Element::OneOf(lists) = element {
            lists.iter().any(|list| list.contains(&operand))
        } else {
            false
        };
        is_read || element.nested().into_iter().any(|inside| reads(inside, operand))
    })
}

impl<'p, 'c> Read<'_, 'p, '_, 'c> {
    /// Parses types and assigns the pending operands: each is the first of `indices` after its predecessor that the
    /// type fits.
    pub(super) fn kinds(&mut self, indices: &[usize]) -> ParseResult {
        let pending = std::mem::take(&mut self.pending);
        let expected = pending.len();
        let mut rest = indices.iter().copied().peekable();
        for (position, operand) in pending.into_iter().enumerate() {
            if position > 0 && !self.parser.optional_token(Token::Comma) {
                return Err(self.type_count(self.parser.place(), expected, position));
            }
            let (r#type, place) = self.spelled_type(TypeForm::Full)?;
            let desc = types::desc(r#type);
            let accepts = |index: &usize| self.def.operands[*index].kind.accepts(&desc);
            while rest.next_if(|index| !accepts(index)).is_some() {}
            // A variadic operand takes all consecutive ones of the same kind.
            let found = rest.peek().copied();
            rest.next_if(|&index| self.def.operands[index].arity != Arity::Variadic);
            let Some(index) = found else {
                let names: Vec<&str> = indices.iter().map(|&index| self.def.operands[index].name.as_str()).collect();
                let message = format_args!(
                    "pto.{} expects its operands in the order {}: none is left for {}",
                    self.def.name,
                    names.join(", "),
                    desc.describe()
                );
                return Err(self
                    .parser
                    .coded(operand.place(), codes::OPERAND_COUNT, message)
                    .note(format_args!("{RULE}{SYNTAX}"))
                    .emit());
            };
            self.operands[index].push(operand);
            self.operand_types[index].push((r#type, place));
        }
        self.last_of_several(indices);
        Ok(())
    }

    /// Moves the last value of a variadic operand to the following optional operand of the same kind.
    fn last_of_several(&mut self, indices: &[usize]) {
        for pair in indices.windows(2) {
            let &[several, last] = pair else { continue };
            let (from, to) = (&self.def.operands[several], &self.def.operands[last]);
            let alike = from.arity == Arity::Variadic && to.arity == Arity::Optional && from.kind == to.kind;
            if alike && self.operands[several].len() > 1 && !self.absent.contains(&last) {
                let (operand, r#type) = (self.operands[several].pop(), self.operand_types[several].pop());
                self.operands[last].extend(operand);
                self.operand_types[last].extend(r#type);
            }
        }
    }

    /// Parses a bare keyword of the enumeration of an attribute, if there is one.
    pub(super) fn optional_case(&mut self, index: usize) -> ParseResult<bool> {
        let attr = &self.def.attrs[index];
        let Domain::Enum(def) = attr.domain else { return Ok(false) };
        let place = self.parser.place();
        let Some(case) = def.cases.iter().find(|case| self.parser.optional_keyword(case.name)) else {
            return Ok(false);
        };
        let value = self.built(attributes::build(nowhere(self.parser), def, case), place)?;
        self.set(attr, place, value);
        Ok(true)
    }

    /// Sets the value of an attribute in the syntax. If the syntax contains it twice, both values have to be equal.
    pub(super) fn set(&mut self, attr: &'static Attr, place: Place<'p>, value: Attribute<'c>) {
        let same = |known: Attribute<'c>| known == value || attributes::is_error(known) || attributes::is_error(value);
        let repeated = self.spelled.contains(&attr.name.as_str());
        if !(repeated && self.attributes.iter().any(|(name, known)| *name == attr.name.as_str() && same(*known))) {
            self.add(attr, place, value);
            self.spelled.push(attr.name.as_str());
        }
    }

    /// Parses cases; a single case sets the attribute.
    pub(super) fn case(&mut self, index: usize, cases: Cases) -> ParseResult {
        let attr = &self.def.attrs[index];
        let Domain::Enum(def) = attr.domain else { return Ok(()) };
        let Some(case) = cases.single().and_then(|position| def.cases.get(position)) else { return Ok(()) };
        let place = self.parser.place();
        let value = self.built(attributes::build(nowhere(self.parser), def, case), place)?;
        self.set(attr, place, value);
        Ok(())
    }

    /// Parses a case of one of several enumerations; a keyword is a case of the first one.
    pub(super) fn one_of_enums(
        &mut self,
        defs: &'static [&'static EnumDef],
        attr: &Attr,
    ) -> ParseResult<Attribute<'c>> {
        let place = self.parser.place();
        if let Some(first) = defs.first() {
            if let Some(text) = self.parser.optional_string()? {
                return self.of_word(first, place, &text);
            }
            if self.parser.optional_token(Token::Less) {
                let value = self.enumerated(first, attr)?;
                self.parser.token(Token::Greater)?;
                return Ok(value);
            }
        }
        let location = nowhere(self.parser);
        let value = self.parser.attribute(None)?;
        let found = attributes::case_of_any(defs, value).and_then(|(index, case)| Some((defs.get(index)?, case)));
        match found {
            Some((def, case)) => self.built(attributes::build(location, def, case), place),
            None => self.refused(attr, place, &attr.domain.to_string(), value),
        }
    }

    /// Parses an attribute that is in its domain if `fits` holds.
    pub(super) fn checked(&mut self, attr: &Attr, fits: impl Fn(Attribute<'c>) -> bool) -> ParseResult<Attribute<'c>> {
        let place = self.parser.place();
        let value = self.parser.attribute(None)?;
        if fits(value) {
            return Ok(value);
        }
        self.refused(attr, place, &attr.domain.to_string(), value)
    }

    /// Parses clauses in any order, each at most once.
    pub(super) fn clauses(&mut self, leading: bool, clauses: &[Clause]) -> ParseResult {
        let mut seen = Cases::default();
        let mut first = !leading;
        loop {
            if !std::mem::take(&mut first) && !self.parser.optional_token(Token::Comma) {
                return Ok(());
            }
            let place = self.parser.place();
            let found = clauses.iter().enumerate().find_map(|(position, clause)| match clause.elements.split_first() {
                Some((Element::Keyword(word), rest)) => {
                    self.parser.optional_keyword(word).then_some((position, *word, rest))
                }
                Some(_) | None => None,
            });
            let Some((position, word, rest)) = found else {
                if !leading && seen == Cases::default() {
                    return Ok(());
                }
                let words = clauses.iter().filter_map(|clause| match clause.elements.first() {
                    Some(Element::Keyword(word)) => Some(*word),
                    Some(_) | None => None,
                });
                return Err(self.parser.error(place, format_args!("expected {}", Prose(words))));
            };
            if seen.contains(position) {
                let message = format_args!("'{word}' is given twice");
                return Err(self
                    .parser
                    .coded(place, codes::DUPLICATE_KEY, message)
                    .note(format_args!("{RULE}{SYNTAX}"))
                    .emit());
            }
            seen = seen.with(position);
            self.elements(rest)?;
        }
    }

    /// Parses the operands of one of several lists, which differ in their length.
    pub(super) fn one_of(&mut self, lists: &[Vec<usize>]) -> ParseResult {
        let place = self.parser.place();
        let mut found = vec![self.parser.operand()?];
        while self.parser.optional_token(Token::Comma) {
            found.push(self.parser.operand()?);
        }
        let mut fitting = lists.iter().filter(|list| list.len() == found.len());
        let (first, several) = (fitting.next(), fitting.next().is_some());
        let Some(list) = first else {
            let forms = lists.iter().map(|list| {
                let names: Vec<&str> = list.iter().map(|&index| self.def.operands[index].name.as_str()).collect();
                format!("{} ({})", list.len(), names.join(", "))
            });
            let forms: Vec<String> = forms.collect();
            let message = format_args!(
                "pto.{} expects {} operands here, found {}",
                self.def.name,
                Prose(forms.iter()),
                found.len()
            );
            let note = format_args!("{RULE}{SYNTAX}");
            return Err(self.parser.coded(place, codes::OPERAND_COUNT, message).note(note).emit());
        };
        if several {
            self.undecided = lists.iter().filter(|list| list.len() == found.len()).cloned().collect();
            self.pending = found;
            return Ok(());
        }
        for (&index, operand) in list.iter().zip(found) {
            self.operands[index].push(operand);
        }
        Ok(())
    }

    /// Selects, of the lists that the pending operands may belong to, the one with as many typed operands as there are
    /// types.
    pub(super) fn decide(&mut self, typed: &[usize], types: usize) {
        let lists = std::mem::take(&mut self.undecided);
        let fits = |list: &&Vec<usize>| list.iter().filter(|index| typed.contains(index)).count() == types;
        if let Some(list) = lists.iter().find(fits).or_else(|| lists.first()) {
            for (&index, operand) in list.iter().zip(std::mem::take(&mut self.pending)) {
                self.operands[index].push(operand);
            }
        }
    }

    /// Parses a repeated group: once for each occurrence of its first literal or, for types, once for each operand.
    pub(super) fn repeat(&mut self, operand: usize, elements: &[Element]) -> ParseResult {
        let outer = std::mem::replace(&mut self.repeated, true);
        let result = if reads(elements, operand) {
            self.repeat_operands(elements)
        } else {
            (0..self.operands[operand].len()).try_for_each(|_| self.elements(elements))
        };
        self.repeated = outer;
        result
    }

    fn repeat_operands(&mut self, elements: &[Element]) -> ParseResult {
        let Some((Element::Keyword(first), rest)) = elements.split_first() else {
            let message =
                format_args!("internal error: a repeated group of pto.{} has no keyword in front", self.def.name);
            return Err(self.parser.error(self.parser.place(), message));
        };
        while self.parser.optional_keyword(first) {
            self.elements(rest)?;
        }
        Ok(())
    }

    /// Parses `operandSegmentSizes` in custom form, which is redundant, and checks it.
    pub(super) fn segments(&mut self, place: Place<'p>, has_value: bool) -> ParseResult {
        let value = if has_value { self.parser.attribute(None)? } else { Attribute::unit(self.parser.context()) };
        let found = self.operands.iter().map(|group| i32::try_from(group.len()).unwrap_or(i32::MAX));
        let found: Vec<i32> = found.collect();
        if !self.pending.is_empty() {
            self.segments = small_integers(value).map(<[i32]>::to_vec);
            return Ok(());
        }
        if small_integers(value) != Some(found.as_slice()) {
            let message = format_args!(
                "'{OPERAND_SEGMENTS}' of pto.{} contradicts its operands, which give {found:?}",
                self.def.name
            );
            let _ = self.parser.coded(place, codes::SEGMENT_SIZES, message).note(format_args!("{RULE}{SYNTAX}")).emit();
        }
        Ok(())
    }
}

//! Parses attributes, in the syntax and in the dictionary.

use super::{Read, SYNTAX};
use crate::{
    attributes,
    op::OPERAND_SEGMENTS,
    report::{RULE, Report, nowhere},
};
use mlir_dialect::{
    ParseResult, Place, Token,
    melior::ir::{
        Attribute, AttributeLike, Type,
        attribute::{IntegerAttribute, StringAttribute},
        r#type::IntegerType,
    },
};
use pto_isa::{
    Domain, EnumDef, codes,
    op::{Attr, Traits},
};

impl<'p, 'c> Read<'_, 'p, '_, 'c> {
    /// Parses an attribute outside of the dictionary: `<PIPE_V>`, a bare keyword, or the full attribute.
    pub(super) fn stripped(&mut self, index: usize) -> ParseResult {
        let attr = &self.def.attrs[index];
        let place = self.parser.place();
        if self.def.traits.contains(Traits::OLDER_FORM) && self.parser.optional_operand()?.is_some() {
            return Err(self.older_form());
        }
        let value = match attr.domain {
            // The presence of its group sets it.
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

    /// Sets the value of an attribute, unless it has one.
    pub(super) fn add(&mut self, attr: &'static Attr, place: Place<'p>, value: Attribute<'c>) {
        if self.attributes.iter().any(|(name, _)| *name == attr.name.as_str()) {
            self.twice(attr.name.as_str(), place);
        } else {
            self.attributes.push((attr.name.as_str(), value));
        }
    }

    pub(super) fn twice(&self, key: &str, place: Place<'p>) {
        let message = format_args!("attribute '{key}' is given twice");
        let _ = self.parser.coded(place, codes::DUPLICATE_KEY, message).note(format_args!("{RULE}{SYNTAX}")).emit();
    }

    /// Parses a value of an enumeration: a keyword, a string or an attribute.
    pub(super) fn enumerated(&mut self, def: &'static EnumDef, attr: &Attr) -> ParseResult<Attribute<'c>> {
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
                self.refused(attr, place, &expected, value)
            }
        }
    }

    pub(super) fn of_word(&self, def: &EnumDef, place: Place<'p>, word: &str) -> ParseResult<Attribute<'c>> {
        let Some(case) = def.lookup_word(word) else {
            let _ = self.parser.outside(place, def.code, &attributes::what(def), word, def.words(), def.source);
            return attributes::error(self.parser);
        };
        self.built(attributes::build(nowhere(self.parser), def, case), place)
    }

    pub(super) fn built(&self, value: Option<Attribute<'c>>, place: Place<'p>) -> ParseResult<Attribute<'c>> {
        value.ok_or_else(|| self.parser.error(place, "internal error: cannot make an enumeration attribute"))
    }

    /// Reports a value that is outside of the domain, unless it was reported already; returns an attribute that every rule
    /// skips.
    pub(super) fn refused(
        &self,
        attr: &Attr,
        place: Place<'p>,
        expected: &str,
        found: Attribute<'c>,
    ) -> ParseResult<Attribute<'c>> {
        if !attributes::is_error(found) {
            let _ = self
                .parser
                .coded(
                    place,
                    codes::ATTRIBUTE_KIND,
                    format_args!(
                        "attribute '{}' of pto.{} expects {expected}, found {found}",
                        attr.name, self.def.name
                    ),
                )
                .note(format_args!("{RULE}{SYNTAX}"))
                .emit();
        }
        attributes::error(self.parser)
    }

    /// Parses the value of an attribute in its domain.
    pub(super) fn value(&mut self, attr: &Attr) -> ParseResult<Attribute<'c>> {
        let place = self.parser.place();
        match attr.domain {
            Domain::Enum(def) => self.enumerated(def, attr),
            Domain::Str(words) => {
                let Some(text) = self.parser.optional_string()? else {
                    let value = self.parser.attribute(None)?;
                    return self.refused(attr, place, "a string", value);
                };
                if !words.is_empty() && !words.contains(&text.as_str()) {
                    let (name, words) = (attr.name.as_str(), words.iter().copied());
                    let _ = self.parser.outside(place, codes::ATTRIBUTE_VALUE, name, &text, words, SYNTAX);
                    return attributes::error(self.parser);
                }
                Ok(StringAttribute::new(self.parser.context(), &text).into())
            }
            Domain::Int { width, min, max } => {
                let r#type: Type<'c> = IntegerType::new(self.parser.context(), width).into();
                let value = self.parser.attribute(Some(r#type))?;
                match IntegerAttribute::try_from(value) {
                    Ok(number) if (min..=max).contains(&number.value()) && number.r#type() == r#type => {}
                    _ => {
                        return self.refused(attr, place, &attr.domain.to_string(), value);
                    }
                }
                Ok(value)
            }
            Domain::Bool => {
                let value = self.parser.attribute(None)?;
                if attributes::boolean(value).is_none() {
                    return self.refused(attr, place, "true or false", value);
                }
                Ok(value)
            }
            Domain::Enums(defs) => self.one_of_enums(defs, attr),
            Domain::Struct(def) => self.checked(attr, |value| attributes::is_struct(def, value)),
            Domain::Symbol => self.checked(attr, |value| value.is_flat_symbol_ref()),
            Domain::Ints => {
                let value = self.parser.attribute(None)?;
                if attributes::ints(value).is_none() {
                    return self.refused(attr, place, &attr.domain.to_string(), value);
                }
                Ok(value)
            }
            Domain::Path => self.path(attr, place),
            Domain::Unit | Domain::SegmentSizes | Domain::Any => self.parser.attribute(None),
        }
    }

    /// Parses `{key = value}`: declared keys become inherent attributes, all others stay discardable.
    pub(in crate::op) fn dictionary(&mut self) -> ParseResult {
        if self.parser.optional_token(Token::LBrace) { self.entries() } else { Ok(()) }
    }

    /// Parses the entries of a dictionary and its closing brace.
    pub(super) fn entries(&mut self) -> ParseResult {
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
            match self.def.attr_spelled(&key).and_then(|index| self.def.attrs.get(index)) {
                Some(attr) => {
                    let value = if has_value {
                        let value = self.value(attr)?;
                        self.written_type(attr, value)?
                    } else {
                        let unit = Attribute::unit(self.parser.context());
                        if matches!(attr.domain, Domain::Unit | Domain::Any) {
                            unit
                        } else {
                            self.refused(attr, place, &attr.domain.to_string(), unit)?
                        }
                    };
                    self.add(attr, place, value);
                }
                None if key == OPERAND_SEGMENTS && self.def.has_segments() => self.segments(place, has_value)?,
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

    /// Parses the optional type after an integer of a dictionary.
    fn written_type(&mut self, attr: &'static Attr, value: Attribute<'c>) -> ParseResult<Attribute<'c>> {
        if !matches!(attr.domain, Domain::Int { .. }) || !self.parser.optional_token(Token::Colon) {
            return Ok(value);
        }
        let place = self.parser.place();
        let r#type = self.parser.r#type()?;
        if IntegerAttribute::try_from(value).is_ok_and(|number| number.r#type() != r#type) {
            let written = IntegerAttribute::try_from(value).map_or(0, |number| number.value());
            let found = IntegerAttribute::new(r#type, written).into();
            return self.refused(attr, place, &attr.domain.to_string(), found);
        }
        Ok(value)
    }
}

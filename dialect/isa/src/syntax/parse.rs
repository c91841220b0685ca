//! Parser of the format notation.

use super::{Anchor, Cases, Clause, Element, FormatError, TypeForm};
use crate::op::{Arity, Op};

/// Parses the format of an op definition.
pub(super) fn parse(op: &Op, text: &'static str) -> Result<Vec<Element>, FormatError> {
    let mut parser = Parser { op, text, at: 0 };
    let list = parser.sequence()?.0;
    match parser.peek() {
        None => Ok(list),
        Some(_) => Err(parser.error("unmatched `)`")),
    }
}

struct Parser<'a> {
    op: &'a Op,
    text: &'static str,
    at: usize,
}

/// What a `$name` refers to.
enum Target {
    Operand(usize),
    Attr(usize),
    Result(usize),
    Region(usize),
}

impl Parser<'_> {
    fn error(&self, message: impl Into<String>) -> FormatError {
        FormatError { op: self.op.name, at: self.at, message: message.into() }
    }

    fn rest(&self) -> &'static str {
        self.text.get(self.at..).unwrap_or("")
    }

    /// Returns the next character that is not white space.
    fn peek(&mut self) -> Option<char> {
        let rest = self.rest();
        let trimmed = rest.trim_start();
        self.at += rest.len() - trimmed.len();
        trimmed.chars().next()
    }

    fn eat(&mut self, c: char) -> bool {
        let found = self.peek() == Some(c);
        if found {
            self.at += c.len_utf8();
        }
        found
    }

    fn expect(&mut self, c: char) -> Result<(), FormatError> {
        if self.eat(c) { Ok(()) } else { Err(self.error(format!("expected `{c}`"))) }
    }

    fn word(&mut self) -> &'static str {
        self.peek();
        let rest = self.rest();
        let len = rest.find(|c: char| !(c.is_ascii_alphanumeric() || c == '_' || c == '-')).unwrap_or(rest.len());
        self.at += len;
        rest.get(..len).unwrap_or("")
    }

    /// Parses elements up to `)` or the end, and returns the anchor if an element is marked with `^`.
    fn sequence(&mut self) -> Result<(Vec<Element>, Option<Anchor>), FormatError> {
        let mut list = Vec::new();
        let mut anchor = None;
        while let Some(c) = self.peek() {
            if c == ')' {
                break;
            }
            if self.rest().starts_with("when(") {
                let found = self.when()?;
                if anchor.replace(found).is_some() {
                    return Err(self.error("a group has one anchor"));
                }
                continue;
            }
            let mut element = match c {
                '`' => self.literal()?,
                '(' => self.group()?,
                '$' => self.variable()?,
                _ => self.directive()?,
            };
            if self.eat('^') {
                let found = anchor_of(&mut element);
                if anchor.is_some() || found.is_none() {
                    return Err(self.error("this element cannot be an anchor"));
                }
                anchor = found;
            }
            list.push(element);
        }
        Ok((list, anchor))
    }

    fn literal(&mut self) -> Result<Element, FormatError> {
        self.expect('`')?;
        let rest = self.rest();
        let Some(len) = rest.find('`') else { return Err(self.error("unterminated literal")) };
        self.at += len + 1;
        let text = rest.get(..len).unwrap_or("");
        Ok(match text {
            "" => Element::Space(false),
            " " => Element::Space(true),
            "\\n" => Element::Newline,
            _ if text.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_') => Element::Keyword(text),
            _ => Element::Punctuation(text),
        })
    }

    fn group(&mut self) -> Result<Element, FormatError> {
        self.expect('(')?;
        let (elements, anchor) = self.sequence()?;
        self.expect(')')?;
        if self.eat('*') {
            let variadic = |i: usize| self.op.operands.get(i).is_some_and(|o| o.arity == Arity::Variadic);
            let first = elements.iter().find_map(|e| match e {
                Element::Operand(i) | Element::OperandType(i, _) if variadic(*i) => Some(*i),
                _ => None,
            });
            return match first {
                Some(operand) => Ok(Element::Repeat { operand, elements }),
                None => Err(self.error("a repeated group needs a variadic operand")),
            };
        }
        let mut otherwise = Vec::new();
        if self.eat(':') {
            self.expect('(')?;
            otherwise = self.sequence()?.0;
            self.expect(')')?;
        }
        self.expect('?')?;
        let mut anchor = anchor;
        if self.eat('{') {
            anchor = match self.word() {
                "infer" => elements.iter().find_map(|e| match e {
                    Element::ResultType(i, _) => Some(Anchor::CannotInfer(*i)),
                    _ => None,
                }),
                "read" => Some(Anchor::Never),
                _ => return Err(self.error("expected `infer` or `read`")),
            };
            self.expect('}')?;
        }
        match anchor {
            Some(anchor) => Ok(Element::Optional { anchor, elements, otherwise }),
            None => Err(self.error("an optional group needs an anchor `^`")),
        }
    }

    fn target(&mut self) -> Result<Target, FormatError> {
        self.expect('$')?;
        let name = self.word();
        let op = self.op;
        if let Some(i) = op.operands.iter().position(|o| o.name.as_str() == name) {
            return Ok(Target::Operand(i));
        }
        if let Some(i) = op.attrs.iter().position(|a| a.name.as_str() == name) {
            return Ok(Target::Attr(i));
        }
        if let Some(i) = op.results.iter().position(|r| r.name.as_str() == name) {
            return Ok(Target::Result(i));
        }
        if let Some(i) = op.regions.iter().position(|&r| r == name) {
            return Ok(Target::Region(i));
        }
        Err(self.error(format!("`{name}` is not an operand, attribute, result or region")))
    }

    fn variable(&mut self) -> Result<Element, FormatError> {
        match self.target()? {
            Target::Operand(i) => Ok(Element::Operand(i)),
            Target::Attr(i) => Ok(Element::Attr(i)),
            Target::Region(i) => Ok(Element::Region(i)),
            Target::Result(_) => Err(self.error("a result stands only in type(..)")),
        }
    }

    fn typed(&mut self, form: TypeForm) -> Result<Element, FormatError> {
        self.expect('(')?;
        let element = match self.target()? {
            Target::Operand(i) => Element::OperandType(i, form),
            Target::Result(i) => Element::ResultType(i, form),
            Target::Attr(_) | Target::Region(_) => return Err(self.error("only operands and results have types")),
        };
        self.expect(')')?;
        Ok(element)
    }

    /// `case($attr, word, ..)`
    fn case(&mut self) -> Result<Element, FormatError> {
        self.expect('(')?;
        let Target::Attr(i) = self.target()? else { return Err(self.error("expected an attribute")) };
        let mut positions = Vec::new();
        while self.eat(',') {
            let word = self.word();
            match self.op.attrs.get(i).and_then(|attr| attr.domain.position(word)) {
                Some(position) if position < 64 => positions.push(position),
                Some(_) | None => return Err(self.error(format!("`{word}` is not a case of the attribute"))),
            }
        }
        self.expect(')')?;
        Ok(Element::Case(i, Cases::of(positions)))
    }

    /// `when($a)`
    fn when(&mut self) -> Result<Anchor, FormatError> {
        self.word();
        match self.operand_indices()?.as_slice() {
            [operand] => Ok(Anchor::Operand(*operand)),
            _ => Err(self.error("expected one operand")),
        }
    }

    /// `absent($a, word)`
    fn absent(&mut self) -> Result<Element, FormatError> {
        self.expect('(')?;
        let Target::Operand(i) = self.target()? else { return Err(self.error("expected an operand")) };
        self.expect(',')?;
        let word = self.word();
        self.expect(')')?;
        if self.op.operands.get(i).is_some_and(|o| o.arity == Arity::Optional) {
            Ok(Element::Absent(i, word))
        } else {
            Err(self.error("only an optional operand can be absent"))
        }
    }

    /// `one-of($a $b | $c)`
    fn one_of(&mut self) -> Result<Element, FormatError> {
        self.expect('(')?;
        let mut lists = vec![Vec::new()];
        while !self.eat(')') {
            if self.eat('|') {
                lists.push(Vec::new());
                continue;
            }
            match (self.target()?, lists.last_mut()) {
                (Target::Operand(i), Some(list)) => list.push(i),
                _ => return Err(self.error("expected operands")),
            }
        }
        Ok(Element::OneOf(lists))
    }

    /// `clauses((..) (..)?)`
    fn clauses(&mut self, leading: bool) -> Result<Element, FormatError> {
        self.expect('(')?;
        let mut clauses = Vec::new();
        while self.eat('(') {
            let (elements, anchor) = self.sequence()?;
            self.expect(')')?;
            if !matches!(elements.first(), Some(Element::Keyword(_))) {
                return Err(self.error("a clause begins with a keyword"));
            }
            match (self.eat('?'), anchor) {
                (true, None) => return Err(self.error("an optional clause needs an anchor `^`")),
                (false, Some(_)) => return Err(self.error("a clause that is always there has no anchor")),
                (true, Some(_)) | (false, None) => clauses.push(Clause { anchor, elements }),
            }
        }
        self.expect(')')?;
        Ok(Element::Clauses { leading, clauses })
    }

    /// `($a, ..)`, all operands.
    fn operand_indices(&mut self) -> Result<Vec<usize>, FormatError> {
        self.expect('(')?;
        let mut list = Vec::new();
        loop {
            match self.target()? {
                Target::Operand(i) => list.push(i),
                Target::Attr(_) | Target::Result(_) | Target::Region(_) => {
                    return Err(self.error("expected operands"));
                }
            }
            if !self.eat(',') {
                break;
            }
        }
        self.expect(')')?;
        Ok(list)
    }

    /// `($attr, ..)`
    fn dict(&mut self) -> Result<Element, FormatError> {
        self.expect('(')?;
        let mut list = Vec::new();
        if self.eat(')') {
            return Ok(Element::Dict(list));
        }
        loop {
            match self.target()? {
                Target::Attr(i) => list.push(i),
                Target::Operand(_) | Target::Result(_) | Target::Region(_) => {
                    return Err(self.error("expected attributes"));
                }
            }
            if !self.eat(',') {
                break;
            }
        }
        self.expect(')')?;
        Ok(Element::Dict(list))
    }

    fn directive(&mut self) -> Result<Element, FormatError> {
        match self.word() {
            "type" => self.typed(TypeForm::Full),
            "short-type" => self.typed(TypeForm::Short),
            "qualified" => {
                self.expect('(')?;
                let element = if self.peek() == Some('$') { self.variable()? } else { self.directive()? };
                self.expect(')')?;
                Ok(if let Element::Attr(i) = element { Element::FullAttr(i) } else { element })
            }
            "attr-dict" => Ok(Element::AttrDict(false)),
            "attr-dict-with-segments" => Ok(Element::SegmentedAttrDict),
            "case" => self.case(),
            "one-of" => self.one_of(),
            "clauses" => self.clauses(false),
            "more-clauses" => self.clauses(true),
            "attr-dict-with-keyword" => Ok(Element::AttrDict(true)),
            "functional-type" => {
                self.expect('(')?;
                let operands = match self.target()? {
                    Target::Operand(i) => vec![i],
                    Target::Attr(_) | Target::Result(_) | Target::Region(_) => {
                        return Err(self.error("expected operands"));
                    }
                };
                self.expect(',')?;
                if self.word() != "results" {
                    return Err(self.error("expected `results`"));
                }
                self.expect(')')?;
                Ok(Element::FunctionalType(operands))
            }
            "by-kind" => Ok(Element::ByKind(self.operand_indices()?)),
            "operands" => Ok(Element::Operands(self.operand_indices()?)),
            "types" => Ok(Element::OperandTypes(self.operand_indices()?)),
            "kinds" => Ok(Element::Kinds(self.operand_indices()?)),
            "absent" => self.absent(),
            "dict" => self.dict(),
            "custom" => {
                self.expect('<')?;
                let name = self.word();
                self.expect('>')?;
                self.expect('(')?;
                let mut args = Vec::new();
                loop {
                    args.push(if self.peek() == Some('$') { self.variable()? } else { self.directive()? });
                    if !self.eat(',') {
                        break;
                    }
                }
                self.expect(')')?;
                Ok(Element::Custom { name, args })
            }
            "" => Err(self.error("expected a literal, `$name`, a directive or a group")),
            other => Err(self.error(format!("unknown directive `{other}`"))),
        }
    }
}

/// Returns the anchor that an element marked `^` denotes.
fn anchor_of(element: &mut Element) -> Option<Anchor> {
    match element {
        Element::Operand(i) | Element::OperandType(i, _) => Some(Anchor::Operand(*i)),
        Element::Attr(i) | Element::FullAttr(i) => Some(Anchor::Attr(*i)),
        Element::Case(i, cases) => Some(Anchor::Case(*i, *cases)),
        Element::Dict(list) => list.first().map(|&i| Anchor::Attr(i)),
        Element::ResultType(i, _) => Some(Anchor::Result(*i)),
        Element::Region(i) => Some(Anchor::Region(*i)),
        Element::Custom { args, .. } => args.iter_mut().find_map(anchor_of),
        Element::OneOf(lists) => Some(Anchor::AnyOperand(Cases::of(lists.concat()))),
        // `(.. (`->` type($result))^ ..)?`: the group inside decides.
        Element::Optional { anchor, .. } => Some(*anchor),
        Element::Keyword(_)
        | Element::Punctuation(_)
        | Element::Space(_)
        | Element::Newline
        | Element::Operands(_)
        | Element::OperandTypes(_)
        | Element::ByKind(_)
        | Element::Kinds(_)
        | Element::Absent(..)
        | Element::FunctionalType(_)
        | Element::Clauses { .. }
        | Element::Repeat { .. }
        | Element::SegmentedAttrDict
        | Element::AttrDict(_) => None,
    }
}

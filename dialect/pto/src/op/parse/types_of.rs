//! Parsing of the types of operands and results.

use super::{Read, SYNTAX};
use crate::{
    report::{RULE, Report},
    types,
};
use mlir_dialect::{Failed, ParseResult, Place, Token, melior::ir::Type};
use pto_isa::{Arity, codes, syntax::TypeForm};
use smallvec::SmallVec;

impl<'p, 'c> Read<'_, 'p, '_, 'c> {
    /// One type for each operand present.
    pub(super) fn operand_types(&mut self, indices: &[usize]) -> ParseResult {
        let known: usize = indices.iter().map(|&index| self.operands[index].len()).sum();
        let start = self.parser.place();
        let mut found = SmallVec::<[(Type<'c>, Place<'p>); 4]>::new();
        if known > 0 || !self.undecided.is_empty() {
            loop {
                found.push(self.spelled_type(TypeForm::Full)?);
                if !self.parser.optional_token(Token::Comma) {
                    break;
                }
            }
        }
        self.decide(indices, found.len().saturating_sub(known));
        let expected: usize = indices.iter().map(|&index| self.operands[index].len()).sum();
        if found.len() != expected {
            let place = found.get(expected).map_or(start, |(_, place)| *place);
            return Err(self.type_count(place, expected, found.len()));
        }
        let mut found = found.into_iter();
        for &index in indices {
            let count = self.operands[index].len();
            self.operand_types[index].extend(found.by_ref().take(count));
        }
        Ok(())
    }

    /// Types of the operands pending: each is the first of `indices` behind its predecessor that the type fits.
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
            let accepts = |index: &usize| self.row.operands[*index].kind.accepts(&desc);
            while rest.next_if(|index| !accepts(index)).is_some() {}
            // A variadic operand takes more of the same kind.
            let found = rest.peek().copied();
            rest.next_if(|&index| self.row.operands[index].arity != Arity::Variadic);
            let Some(index) = found else {
                let names: Vec<&str> = indices.iter().map(|&index| self.row.operands[index].name).collect();
                let message = format_args!(
                    "pto.{} expects its operands in the order {}: none is left for {}",
                    self.row.name,
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

    /// The last of several values of a variadic operand is the optional one of its kind that stands behind it.
    pub(super) fn last_of_several(&mut self, indices: &[usize]) {
        for pair in indices.windows(2) {
            let &[several, last] = pair else { continue };
            let (from, to) = (&self.row.operands[several], &self.row.operands[last]);
            let alike = from.arity == Arity::Variadic && to.arity == Arity::Optional && from.kind == to.kind;
            if alike && self.operands[several].len() > 1 && !self.absent.contains(&last) {
                let (operand, r#type) = (self.operands[several].pop(), self.operand_types[several].pop());
                self.operands[last].extend(operand);
                self.operand_types[last].extend(r#type);
            }
        }
    }

    pub(in crate::op) fn type_count(&self, place: Place<'p>, expected: usize, found: usize) -> Failed {
        let s = if expected == 1 { "" } else { "s" };
        let message = format_args!("expected {expected} type{s}, one for each operand, found {found}");
        self.parser.coded(place, codes::IMPLIED_TYPE, message).note(format_args!("{RULE}{SYNTAX}")).emit()
    }

    pub(super) fn functional_type(&mut self, indices: &[usize]) -> ParseResult {
        self.parser.token(Token::LParen)?;
        self.operand_types(indices)?;
        self.parser.token(Token::RParen)?;
        self.parser.token(Token::Arrow)?;
        let mut found = Vec::new();
        if self.parser.optional_token(Token::LParen) {
            while let Some(r#type) = self.parser.optional_type()? {
                found.push(r#type);
                if !self.parser.optional_token(Token::Comma) {
                    break;
                }
            }
            self.parser.token(Token::RParen)?;
        } else {
            found.push(self.parser.r#type()?);
        }
        let required = self.row.results.iter().filter(|result| result.arity == Arity::One).count();
        let mut spare = found.len().saturating_sub(required);
        let mut rest = found.into_iter();
        for (index, result) in self.row.results.iter().enumerate() {
            let take = match result.arity {
                Arity::One => 1,
                Arity::Optional => spare.min(1),
                Arity::Variadic => spare,
            };
            if result.arity != Arity::One {
                spare -= take;
            }
            self.results[index].extend(rest.by_ref().take(take));
        }
        Ok(())
    }
}

//! Parses the types of operands and results.

use super::{Read, SYNTAX};
use crate::{
    op::groups::shares,
    report::{RULE, Report},
};
use mlir_dialect::{Failed, ParseResult, Place, Token, melior::ir::Type};
use pto_isa::{codes, syntax::TypeForm};
use smallvec::SmallVec;

impl<'p, 'c> Read<'_, 'p, '_, 'c> {
    /// Parses one type for each operand that is present.
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
        let shares = shares(self.def.results.iter().map(|result| result.arity), found.len());
        let mut rest = found.into_iter();
        for (index, take) in shares.into_iter().enumerate() {
            self.results[index].extend(rest.by_ref().take(take));
        }
        Ok(())
    }
}

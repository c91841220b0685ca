//! Parses types in parentheses: `(A, B) -> C` for the form `A, B -> C`. The manual uses both.

use super::Read;
use crate::op::groups::shares;
use mlir_dialect::{ParseResult, Place, Token, melior::ir::Type};
use pto_isa::{Element, syntax::TypeForm};
use smallvec::SmallVec;

/// The operands and results with types at the end of a syntax, in order. `None` if the syntax ends differently.
#[derive(Default)]
pub(super) struct Listed {
    pub(super) operands: SmallVec<[usize; 8]>,
    pub(super) results: SmallVec<[usize; 4]>,
    /// One of them has the short form.
    pub(super) short: bool,
}

impl Listed {
    pub(super) fn of(elements: &[Element]) -> Option<Self> {
        let mut listed = Self::default();
        listed.add(elements).then_some(listed)
    }

    fn add(&mut self, elements: &[Element]) -> bool {
        elements.iter().all(|element| match element {
            Element::OperandType(index, form) => {
                self.operands.push(*index);
                self.short |= *form == TypeForm::Short;
                true
            }
            Element::OperandTypes(indices) => {
                self.operands.extend(indices.iter().copied());
                true
            }
            Element::ResultType(index, form) => {
                self.results.push(*index);
                self.short |= *form == TypeForm::Short;
                true
            }
            Element::Optional { elements, otherwise, .. } => otherwise.is_empty() && self.add(elements),
            Element::Punctuation(text) => matches!(*text, "," | "->"),
            Element::Space(_) => true,
            Element::Keyword(_)
            | Element::Newline
            | Element::Operand(_)
            | Element::Operands(_)
            | Element::OneOf(_)
            | Element::ByKind(_)
            | Element::Kinds(_)
            | Element::Absent(..)
            | Element::Dict(_)
            | Element::FunctionalType(_)
            | Element::Attr(_)
            | Element::FullAttr(_)
            | Element::Case(..)
            | Element::Clauses { .. }
            | Element::Repeat { .. }
            | Element::SegmentedAttrDict
            | Element::AttrDict(_)
            | Element::Region(_)
            | Element::Custom { .. } => false,
        })
    }
}

impl<'p, 'c> Read<'_, 'p, '_, 'c> {
    /// Parses the types of the rest of a syntax in parentheses; returns whether there are parentheses.
    pub(super) fn in_parentheses(&mut self, rest: &[Element]) -> ParseResult<bool> {
        let Some(listed) = Listed::of(rest) else { return Ok(false) };
        let place = self.parser.place();
        if listed.operands.is_empty() || !self.parser.optional_token(Token::LParen) {
            return Ok(false);
        }
        let types = self.type_list(Some(Token::RParen))?;
        let count =
            |indices: &[usize], read: &Self| indices.iter().map(|&index| read.operands[index].len()).sum::<usize>();
        // The list may omit the types that the form of the op definition omits.
        let all = || (0..self.def.operands.len()).collect();
        let indices = if types.len() == count(&listed.operands, self) { listed.operands } else { all() };
        if types.len() != count(&indices, self) {
            return Err(self.type_count(place, count(&indices, self), types.len()));
        }
        let mut types = types.into_iter();
        for index in indices {
            let count = self.operands[index].len();
            self.operand_types[index].extend(types.by_ref().take(count));
        }
        if self.parser.optional_token(Token::Arrow) {
            let end = self.parser.optional_token(Token::LParen).then_some(Token::RParen);
            let found = self.type_list(end)?;
            self.listed_results(&listed.results, found);
        }
        Ok(true)
    }

    pub(super) fn listed_results(&mut self, results: &[usize], found: Vec<(Type<'c>, Place<'p>)>) {
        let shares = shares(results.iter().map(|&index| self.def.results[index].arity), found.len());
        let mut found = found.into_iter().map(|(r#type, _)| r#type);
        for (&index, take) in results.iter().zip(shares) {
            self.results[index].extend(found.by_ref().take(take));
        }
    }
}

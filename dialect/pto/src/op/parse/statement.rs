//! Parses the types of an assembly statement, as far as they are written. The types of the registers and the rules of
//! the op definition determine the others.

use super::{Operands, Read, listed::Listed};
use crate::types;
use mlir_dialect::{
    ParseResult, Place, Token, UnresolvedOperand,
    melior::ir::{Location, Type},
};
use pto_isa::{Arity, Element, Kind, TypeDesc, rule::Val};

/// Types with their positions.
type Spelled<'p, 'c> = [(Type<'c>, Place<'p>)];

impl<'p, 'c> Read<'_, 'p, '_, 'c> {
    /// Parses the types of the rest of a syntax: one for each operand, before or after those of the results; or some,
    /// each for the operands of its kind with unknown types. Returns whether the rest consists of types.
    pub(super) fn of_statement(&mut self, rest: &[Element]) -> ParseResult<bool> {
        let plain = |listed: &Listed| !listed.operands.is_empty() && !listed.short;
        let Some(listed) = Listed::of(rest).filter(plain) else { return self.in_parentheses(rest) };
        let place = self.parser.place();
        let end = self.parser.optional_token(Token::LParen).then_some(Token::RParen);
        let types = self.type_list(end)?;
        let results = if self.parser.optional_token(Token::Arrow) {
            let end = self.parser.optional_token(Token::LParen).then_some(Token::RParen);
            Some(self.type_list(end)?)
        } else {
            None
        };
        let known: usize = listed.operands.iter().map(|&index| self.operands[index].len()).sum();
        self.decide(&listed.operands, types.len().saturating_sub(known));
        let present = |indices: &mut dyn Iterator<Item = usize>| -> Vec<usize> {
            indices.flat_map(|index| std::iter::repeat_n(index, self.operands[index].len())).collect()
        };
        let written = present(&mut listed.operands.iter().copied());
        let all = present(&mut (0..self.def.operands.len()));
        let own = listed.results.iter().filter(|&&index| self.def.results[index].arity == Arity::One).count();
        let fits = [&written, &all].into_iter().find(|declared| declared.len() == types.len());
        let with_results = [&written, &all]
            .into_iter()
            .find(|declared| results.is_none() && own > 0 && declared.len() + own == types.len());
        if let Some(declared) = fits.cloned() {
            self.assign_types(&listed, &declared, &types);
            match results {
                Some(results) => self.listed_results(&listed.results, results),
                None if types.len() == 1 => self.results_like(&types),
                None => {}
            }
        } else if let Some(declared) = with_results.cloned() {
            let (operands, defined) = types.split_at(declared.len());
            let (front, after) = types.split_at(own);
            if self.accept(&declared, operands) {
                self.assign_types(&listed, &declared, operands);
                self.listed_results(&listed.results, defined.to_vec());
            } else {
                self.assign_types(&listed, &declared, after);
                self.listed_results(&listed.results, front.to_vec());
            }
        } else if types.len() < written.len() {
            self.by_kind(place, &written, &types)?;
            match results {
                Some(results) => self.listed_results(&listed.results, results),
                None => self.results_like(&types),
            }
        } else {
            return Err(self.type_count(place, written.len(), types.len()));
        }
        Ok(true)
    }

    /// Assigns types to operands, one each. An operand with the type of an absent operand is assigned to that one.
    fn assign_types(&mut self, listed: &Listed, declared: &[usize], types: &Spelled<'p, 'c>) {
        for (&index, spelled) in declared.iter().zip(types) {
            let desc = types::desc(spelled.0);
            let accepts = |index: usize| self.def.operands[index].kind.accepts(&desc);
            let absent = |other: &usize| self.operands[*other].is_empty() && accepts(*other);
            let meant = listed.operands.iter().copied().find(absent).filter(|_| !accepts(index));
            if let Some(other) = meant {
                self.operands.swap(index, other);
            }
            self.operand_types[meant.unwrap_or(index)].push(*spelled);
        }
    }

    fn accept(&self, declared: &[usize], types: &Spelled<'p, 'c>) -> bool {
        let accepts = |(index, (r#type, _)): (&usize, &(Type<'c>, Place<'p>))| {
            self.def.operands[*index].kind.accepts(&types::desc(*r#type))
        };
        declared.iter().zip(types).all(accepts)
    }

    /// Assigns each operand the type of its register, otherwise the first written type that its kind admits, otherwise
    /// the scalar type that the first written type implies.
    fn by_kind(&mut self, place: Place<'p>, declared: &[usize], types: &Spelled<'p, 'c>) -> ParseResult {
        let mut positions = vec![0; self.def.operands.len()];
        for &index in declared {
            let position = positions[index];
            positions[index] += 1;
            let Some(operand) = self.operands[index].get(position) else { continue };
            let known = self.parser.known_type(operand).map(|known| (known, operand.place()));
            let spelled = known.or_else(|| self.of_kind(self.def.operands[index].kind, types));
            let Some(spelled) = spelled else { return Err(self.type_count(place, declared.len(), types.len())) };
            self.operand_types[index].push(spelled);
        }
        let used = |(r#type, _): &(Type<'c>, Place<'p>)| {
            let desc = types::desc(*r#type);
            let of_operand = self.operand_types.iter().flatten().any(|(given, _)| given == r#type);
            of_operand || self.def.results.iter().any(|result| result.kind.accepts(&desc))
        };
        match types.iter().find(|spelled| !used(spelled)) {
            Some((r#type, place)) => Err(self.foreign_type(*place, *r#type)),
            None => Ok(()),
        }
    }

    /// Returns the written type for an operand of a kind, of types that stand for several operands.
    pub(in crate::op) fn of_kind(&self, kind: Kind, types: &Spelled<'p, 'c>) -> Option<(Type<'c>, Place<'p>)> {
        let admitted = types.iter().find(|(r#type, _)| kind.accepts(&types::desc(*r#type))).copied();
        admitted.or_else(|| types.first().map(|(r#type, place)| (self.shared(*r#type, kind), *place)))
    }

    /// Assigns results the first written type that their kind admits.
    fn results_like(&mut self, types: &Spelled<'p, 'c>) {
        for (index, result) in self.def.results.iter().enumerate() {
            let admitted = types.iter().find(|(r#type, _)| result.kind.accepts(&types::desc(*r#type)));
            if result.arity == Arity::One && self.results[index].is_empty() {
                self.results[index].extend(admitted.map(|(r#type, _)| *r#type));
            }
        }
    }

    /// Returns the type of a result, if the rules of the op definition admit only one.
    pub(super) fn implied_result(
        &self,
        index: usize,
        operands: &[Operands<'c>],
        location: Location<'c>,
    ) -> Option<Type<'c>> {
        let known = |value: Val| -> Option<TypeDesc> {
            let r#type = match value {
                Val::Operand(operand) => operands.get(usize::from(operand))?.0.first(),
                Val::Result(result) => self.results.get(usize::from(result))?.first(),
            };
            Some(types::desc(*r#type?))
        };
        types::to_type(location, &self.def.implied_result(index, &known)?)
    }

    /// Parses operands separated by commas, including indices in brackets after one of them.
    pub(in crate::op) fn listed_operands(&mut self) -> ParseResult {
        let Some(mut next) = self.parser.optional_operand()? else { return Ok(()) };
        loop {
            self.pending.push(next);
            if self.parser.optional_token(Token::LSquare) {
                loop {
                    let index = self.parser.operand()?;
                    self.pending.push(index);
                    if !self.parser.optional_token(Token::Comma) {
                        break;
                    }
                }
                self.parser.token(Token::RSquare)?;
            }
            if !self.parser.optional_token(Token::Comma) {
                return Ok(());
            }
            next = self.parser.operand()?;
        }
    }
}

/// Returns the number of indices of a memory operand: `%view[%row, %column]`.
pub(in crate::op) fn indices(operand: &UnresolvedOperand<'_>) -> Option<usize> {
    let (_, inside) = operand.name().split_once('[')?;
    Some(inside.matches(',').count() + 1)
}

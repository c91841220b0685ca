//! Parses and prints the values form (level 1): operations on values instead of buffers.
//!
//! An operation in destinations form may also return the tiles that it writes as results:
//!
//! ```text
//! pto.tadd ins(%a, %b : T, T) outs(%d : T)        level 2
//! %d = pto.tadd %a, %b : (T, T) -> T              level 1
//! ```
//!
//! The buffer of a result may be named, if its identity matters:
//!
//! ```text
//! %d = pto.tadd %a, %b into %buffer : (T, T) -> T
//! ```
//!
//! In generic form the buffer is an operand as in level 2, and the attribute `into` distinguishes the levels.
//!
//! One parser and one printer serve all op definitions. The parser accepts types without parentheses, one type for all
//! operands, and an omitted result type if it equals that of the first tile.

use super::{
    INTO,
    groups::{Groups, shares, written_tiles},
    parse::{Read, SYNTAX},
    print::Out,
};
use crate::{
    report::{RULE, Report},
    types,
};
use mlir_dialect::{
    Failed, ParseResult, Place, Token, UnresolvedOperand,
    melior::ir::{Type, ValueLike},
    operand, result,
};
use pto_isa::{Arity, Kind, Op, OpResult, TypeDesc, codes};
use smallvec::SmallVec;

/// Returns the declared operands that are operands in this form.
fn declared(def: &'static Op) -> impl Iterator<Item = usize> + Clone {
    (0..def.operands.len()).filter(|&index| def.tile_outs().all(|(out, _)| out != index))
}

/// Returns whether an optional result follows the required ones in this form, because the operation writes no tile.
pub(super) fn is_own_option(def: &'static Op, result: &OpResult) -> bool {
    result.arity == Arity::Optional && def.tile_outs().next().is_none()
}

/// Assigns types to declared operands: each is the first one after its predecessor that admits it, without skipping a
/// required one. Returns an error with the index of the first operand that does not fit.
pub(super) fn assign(def: &'static Op, types: &[TypeDesc]) -> Result<SmallVec<[usize; 8]>, usize> {
    assign_to(def, declared(def), types)
}

/// Like [`assign`], for some of the declared operands.
fn assign_to(
    def: &'static Op,
    declared: impl Iterator<Item = usize>,
    types: &[TypeDesc],
) -> Result<SmallVec<[usize; 8]>, usize> {
    let mut found = SmallVec::new();
    let mut rest = declared.peekable();
    for (position, desc) in types.iter().enumerate() {
        loop {
            let Some(&index) = rest.peek() else { return Err(position) };
            let operand = &def.operands[index];
            if operand.kind.accepts(desc) {
                found.push(index);
                if operand.arity != Arity::Variadic {
                    rest.next();
                }
                break;
            }
            let needed = operand.arity == Arity::One;
            rest.next();
            if needed {
                return Err(position);
            }
        }
    }
    match rest.find(|&index| def.operands[index].arity == Arity::One) {
        Some(_) => Err(types.len()),
        None => Ok(found),
    }
}

/// Returns whether types fit the operands in another order.
fn in_other_order(def: &'static Op, order: &[u8], types: &[TypeDesc]) -> bool {
    let accepts =
        |(index, desc): (&u8, &TypeDesc)| def.operands.get(usize::from(*index)).is_some_and(|o| o.kind.accepts(desc));
    order.len() == types.len() && order.iter().zip(types).all(accepts)
}

impl<'p, 'c> Read<'_, 'p, '_, 'c> {
    /// Parses the operation on values.
    pub(super) fn values(mut self) -> ParseResult {
        let start = self.parser.place();
        let first = self.parser.optional_operand()?;
        if first.is_none() && (declared(self.def).next().is_some() || self.parser.result_count() == 0) {
            // In neither form; the diagnostic describes the usual one.
            return self.parser.keyword("ins");
        }
        self.pending.extend(first);
        while !self.pending.is_empty() && self.parser.optional_token(Token::Comma) {
            let operand = self.parser.operand()?;
            self.pending.push(operand);
        }
        let places = self.places()?;
        self.dictionary()?;
        self.parser.token(Token::Colon)?;
        let place = self.parser.place();
        let listed = if self.parser.optional_token(Token::LParen) {
            self.type_list(Some(Token::RParen))?
        } else {
            self.type_list(None)?
        };
        let results = if self.parser.optional_token(Token::Arrow) {
            let listed = if self.parser.optional_token(Token::LParen) {
                self.type_list(Some(Token::RParen))?
            } else {
                self.type_list(None)?
            };
            Some(listed)
        } else {
            None
        };
        self.distribute(start, place, &listed)?;
        self.results_of(place, &listed, results)?;
        self.assign_buffers(places)?;
        self.finish()
    }

    /// Parses the buffers of the results, if they are named.
    pub(super) fn places(&mut self) -> ParseResult<Vec<UnresolvedOperand<'p>>> {
        let mut places = Vec::new();
        if self.parser.optional_keyword(INTO) {
            places.push(self.parser.operand()?);
            while self.parser.optional_token(Token::Comma) {
                places.push(self.parser.operand()?);
            }
        }
        Ok(places)
    }

    /// Assigns each result its buffer, which determines its type.
    pub(super) fn assign_buffers(&mut self, places: Vec<UnresolvedOperand<'p>>) -> ParseResult {
        let Some(first) = places.first() else { return Ok(()) };
        if places.len() != self.written.len() {
            let (expected, found) = (self.written.len(), places.len());
            let message = format_args!(
                "pto.{} expects a buffer for each of its {expected} results on values, found {found}",
                self.def.name
            );
            let diagnostic = self.parser.coded(first.place(), codes::OPERAND_COUNT, message);
            return Err(diagnostic.note(format_args!("{RULE}{SYNTAX}")).emit());
        }
        for (((out, _), place), r#type) in written_tiles(self.def).zip(places).zip(self.written.clone()) {
            let at = place.place();
            self.operands[out].push(place);
            self.operand_types[out].push((r#type, at));
        }
        self.structural(INTO);
        Ok(())
    }

    pub(super) fn type_list(&mut self, end: Option<Token>) -> ParseResult<Vec<(Type<'c>, Place<'p>)>> {
        let mut listed = Vec::new();
        if let Some(end) = end
            && self.parser.optional_token(end)
        {
            return Ok(listed);
        }
        loop {
            let place = self.parser.place();
            listed.push((self.parser.r#type()?, place));
            if !self.parser.optional_token(Token::Comma) {
                break;
            }
        }
        if let Some(end) = end {
            self.parser.token(end)?;
        }
        Ok(listed)
    }

    /// Assigns each operand its declared one and its type.
    pub(super) fn distribute(
        &mut self,
        start: Place<'p>,
        place: Place<'p>,
        listed: &[(Type<'c>, Place<'p>)],
    ) -> ParseResult {
        let def = self.def;
        let pending: Vec<UnresolvedOperand<'p>> = std::mem::take(&mut self.pending);
        let assigned: SmallVec<[usize; 8]> = match (listed, self.segments.clone()) {
            (_, Some(segments)) => {
                let count =
                    |(index, &size): (usize, &i32)| std::iter::repeat_n(index, usize::try_from(size).unwrap_or(0));
                let written = |index: usize| def.tile_outs().any(|(out, _)| out == index);
                segments.iter().enumerate().filter(|(index, _)| !written(*index)).flat_map(count).collect()
            }
            // One type for all operands, which are in order.
            ([_], None) if pending.len() > 1 => self.in_order(pending.len()),
            (listed, None) => {
                if listed.len() != pending.len() {
                    return Err(self.type_count(place, pending.len(), listed.len()));
                }
                let descs: Vec<TypeDesc> = listed.iter().map(|(r#type, _)| types::desc(*r#type)).collect();
                let ordered = assign_to(def, self.unfilled(), &descs).or_else(|position| {
                    let other = def.orders.iter().find(|order| in_other_order(def, order, &descs));
                    other.map(|order| order.iter().map(|&index| usize::from(index)).collect()).ok_or(position)
                });
                ordered.map_err(|position| {
                    self.unassigned(pending.get(position).map_or(start, UnresolvedOperand::place), pending.len())
                })?
            }
        };
        if assigned.len() != pending.len() {
            return Err(self.unassigned(start, pending.len()));
        }
        for (position, (operand, index)) in pending.into_iter().zip(assigned).enumerate() {
            let (r#type, place) = match listed {
                [(shared, place)] if position > 0 => (self.shared(*shared, def.operands[index].kind), *place),
                _ => match listed.get(position) {
                    Some(found) => *found,
                    None => return Err(self.type_count(place, position + 1, listed.len())),
                },
            };
            self.operands[index].push(operand);
            self.operand_types[index].push((r#type, place));
        }
        Ok(())
    }

    /// Returns the operands that the listed operands have to provide.
    fn unfilled(&self) -> impl Iterator<Item = usize> + Clone {
        declared(self.def).filter(|&index| self.operands[index].is_empty())
    }

    /// Assigns operands by number: optional ones are filled from the left.
    pub(super) fn in_order(&self, count: usize) -> SmallVec<[usize; 8]> {
        let shares = shares(self.unfilled().map(|index| self.def.operands[index].arity), count);
        self.unfilled().zip(shares).flat_map(|(index, count)| std::iter::repeat_n(index, count)).collect()
    }

    /// Derives the type of an operand from the one type for all: scalars have its element type.
    pub(super) fn shared(&self, r#type: Type<'c>, kind: Kind) -> Type<'c> {
        let desc = types::desc(r#type);
        if kind.accepts(&desc) {
            return r#type;
        }
        let location = crate::report::nowhere(self.parser);
        match kind {
            Kind::Index => Type::index(self.parser.context()),
            _ => desc.dtype().and_then(|dtype| types::dtype_type(location, dtype)).unwrap_or(r#type),
        }
    }

    fn unassigned(&self, place: Place<'p>, found: usize) -> Failed {
        let def = self.def;
        let names: Vec<&str> = declared(def).map(|index| def.operands[index].name.as_str()).collect();
        let arity = |arity: Arity| declared(def).filter(move |&index| def.operands[index].arity == arity).count();
        let (least, variadic) = (arity(Arity::One), arity(Arity::Variadic) > 0);
        let most = least + arity(Arity::Optional);
        let expected = match (variadic, most > least) {
            (true, _) => format!("at least {least} operands"),
            (false, true) => format!("{least} to {most} operands"),
            (false, false) => format!("{least} operand{}", if least == 1 { "" } else { "s" }),
        };
        let names = names.join(", ");
        let message = if found < least || (found > most && !variadic) {
            format!("pto.{} expects {expected} ({names}) here, found {found}", def.name)
        } else {
            format!("pto.{} on values expects its operands in the order {names}", def.name)
        };
        self.parser.coded(place, codes::OPERAND_COUNT, message).note(format_args!("{RULE}{SYNTAX}")).emit()
    }

    /// Returns the types of results: the required declared ones, then the written tiles; if no tile is written,
    /// optional ones, too.
    pub(super) fn results_of(
        &mut self,
        place: Place<'p>,
        operands: &[(Type<'c>, Place<'p>)],
        results: Option<Vec<(Type<'c>, Place<'p>)>>,
    ) -> ParseResult {
        let is_own = |result: &OpResult| result.arity == Arity::One || is_own_option(self.def, result);
        let own: Vec<usize> = (0..self.def.results.len()).filter(|&index| is_own(&self.def.results[index])).collect();
        let least = self.def.results.iter().filter(|result| result.arity == Arity::One).count();
        let outs = written_tiles(self.def).count();
        let required = self.def.tile_outs().filter(|(_, out)| out.arity == Arity::One).count();
        let (place, found): (Place<'p>, Vec<Type<'c>>) = match results {
            Some(listed) => {
                let place = listed.first().map_or(place, |(_, place)| *place);
                (place, listed.into_iter().map(|(r#type, _)| r#type).collect())
            }
            None => {
                let is_tile = |r#type: &Type<'c>| matches!(types::desc(*r#type), TypeDesc::Tile(_));
                let first = operands.iter().map(|(r#type, _)| *r#type).find(is_tile);
                (place, first.into_iter().take(required).collect())
            }
        };
        let fits = (least + required..=own.len() + outs).contains(&found.len());
        if !fits {
            let names =
                self.def.results.iter().filter(|result| result.arity == Arity::One).map(|result| result.name.as_str());
            let names: Vec<&str> = names.chain(self.def.tile_outs().map(|(_, out)| out.name.as_str())).collect();
            let message = format_args!(
                "pto.{} on values has {} result{} ({}), found {} type{}",
                self.def.name,
                least + required,
                if least + required == 1 { "" } else { "s" },
                names.join(", "),
                found.len(),
                if found.len() == 1 { "" } else { "s" },
            );
            return Err(self.parser.coded(place, codes::RESULTS, message).note(format_args!("{RULE}{SYNTAX}")).emit());
        }
        let mut found = found.into_iter();
        for index in own {
            self.results[index].extend(found.next());
        }
        self.written.extend(found);
        Ok(())
    }
}

impl<'c> Out<'_, '_, 'c, '_> {
    /// Prints the operation on values.
    pub(super) fn values_form(&mut self) {
        let groups: Groups = self.operands;
        let def = self.def;
        let operands: Vec<usize> = declared(def).flat_map(|index| groups.range(index)).collect();
        let values: Vec<_> = operands.iter().filter_map(|&index| operand(self.op, index)).collect();
        for (position, value) in values.iter().enumerate() {
            self.printer.text(if position == 0 { " " } else { ", " });
            self.printer.operand(*value);
        }
        let found: Vec<Type<'c>> = values.iter().map(|value| value.r#type()).collect();
        let descs: Vec<TypeDesc> = found.iter().map(|r#type| types::desc(*r#type)).collect();
        // If the types are ambiguous, the segment sizes determine the operands.
        let owners: Vec<usize> = declared(def).flat_map(|index| groups.range(index).map(move |_| index)).collect();
        let plain = assign(def, &descs).is_ok_and(|assigned| assigned.as_slice() == owners);
        if groups.placed() {
            let places = def.tile_outs().flat_map(|(out, _)| groups.range(out));
            for (position, place) in places.filter_map(|index| operand(self.op, index)).enumerate() {
                self.printer.text(if position == 0 { " into " } else { ", " });
                self.printer.operand(place);
            }
        }
        self.dictionary(false, !plain && def.has_segments());
        self.printer.text(" : (");
        self.bare_types(&found);
        self.printer.text(") -> ");
        let results: Vec<Type<'c>> = (0..).map_while(|index| Some(result(self.op, index)?.r#type())).collect();
        self.result_list(&results);
    }
}

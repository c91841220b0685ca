//! Parses and prints operations in PTO-AS assembly.
//!
//! An operation in destinations form is written with its destinations first, in both the form on buffers and on values:
//!
//! ```text
//! %d = tadd %a, %b : T                 one type for all
//! %d = tadds %a, %s : T, f32 -> T      a type for each
//! tadd %d, %a, %b                      read only: the destinations first, types that are known left out
//! ```
//!
//! A destination that names a buffer is written to, any other name is defined. All other operations are written as in
//! MLIR, without `pto.`.

use super::{
    TableOp,
    groups::{Groups, shares, written_tiles},
    parse::{self, Read, SYNTAX},
    print::{self, Out},
    values,
};
use crate::{
    report::{RULE, Report},
    types,
};
use mlir_dialect::{
    Failed, OpParser, OpPrinter, OpState, ParseResult, Place, Token, UnresolvedOperand,
    melior::ir::{
        Type, Value, ValueLike,
        operation::{OperationLike, OperationRef},
    },
    operand, result,
};
use pto_isa::{Arity, Dim, Element, Kind, Op, Operand, Role, Shape, TileDesc, TypeDesc, codes, types::ViewDesc};
use std::{collections::HashMap, ops::RangeInclusive, sync::OnceLock};

/// An operation in PTO-AS syntax.
pub struct Assembly(TableOp);

/// Looks up an operation by its mnemonic or alias, without `pto.`.
///
/// Variants may be spelled with either separator, `tmatmul.acc` and `tmatmul_acc`, and names in capitals.
pub fn lookup(name: &str) -> Option<&'static Assembly> {
    static DEFINITIONS: OnceLock<HashMap<&'static str, Assembly>> = OnceLock::new();
    let definitions =
        DEFINITIONS.get_or_init(|| pto_isa::ops::all().map(|def| (def.name, Assembly(TableOp::new(def)))).collect());
    let known = |name: &str| definitions.get(name).or_else(|| definitions.get(pto_isa::ops::lookup(name)?.name));
    known(name).or_else(|| {
        let variant = |from: &str, to: &str| {
            VARIANTS
                .iter()
                .fold(name.to_owned(), |name, word| name.replace(&format!("{from}{word}"), &format!("{to}{word}")))
        };
        let capitals = name.bytes().all(|byte| !byte.is_ascii_lowercase());
        known(&variant(".", "_"))
            .or_else(|| known(&variant("_", ".")))
            .or_else(|| known(&name.to_ascii_lowercase()).filter(|_| capitals))
    })
}

/// Suffixes of mnemonics that the manual separates by `.` or `_`.
const VARIANTS: [&str; 4] = ["acc", "bias", "mx", "fp"];

impl Assembly {
    /// Returns the op definition.
    pub fn def(&self) -> &'static Op {
        self.0.def
    }

    /// Returns the form for messages: `tadd $src0, $src1`, after the destinations if it has them.
    pub fn form(&self) -> String {
        let def = self.0.def;
        if !self.has_destinations() {
            return pto_isa::syntax::text(def).unwrap_or_default().trim_start_matches("pto.").to_owned();
        }
        let names = |list: &[&str]| list.iter().map(|name| format!("%{name}")).collect::<Vec<_>>().join(", ");
        let outs: Vec<&str> = def.tile_outs().map(|(_, out)| out.name.as_str()).collect();
        let written = |index: &usize| def.tile_outs().any(|(out, _)| out == *index);
        let ins: Vec<usize> = (0..def.operands.len()).filter(|index| !written(index)).collect();
        let ins: Vec<&str> = ins.into_iter().filter_map(|index| Some(def.operands.get(index)?.name.as_str())).collect();
        let left = if outs.is_empty() { String::new() } else { format!("{} = ", names(&outs)) };
        format!("{left}{} {} : types", def.name, names(&ins))
    }

    /// Returns the full name, `pto.tadd`.
    pub fn name(&self) -> &str {
        &self.0.name
    }

    /// Returns whether operands are in brackets: those of the operation (`textract %tile[%row, %col]`), or those of its
    /// syntax (`vlds %p[%offset]`). For other operations brackets denote a part of a view or tile.
    pub fn has_indices(&self) -> bool {
        let index = |operand: &Operand| operand.kind == Kind::Index && operand.arity == Arity::One;
        !self.has_destinations() || self.0.def.operands.iter().any(index)
    }

    /// Returns whether destinations precede the operation.
    pub fn has_destinations(&self) -> bool {
        matches!(self.0.syntax().elements.first(), Some(Element::Keyword("ins")))
    }

    /// Parses the rest of a statement after the mnemonic. `names` precede the `=`; without it, the statement may have
    /// the form of the manual with the destinations first.
    ///
    /// Returns the names of the results, in order: those before the `=` that are no buffers.
    pub fn parse<'p, 'c>(
        &self,
        parser: &mut OpParser<'p, 'c>,
        state: &mut OpState<'_, 'c>,
        names: &[UnresolvedOperand<'p>],
    ) -> ParseResult<Vec<UnresolvedOperand<'p>>> {
        let def = self.0.def;
        if self.has_form() {
            let mut read = Read::new(def, parser, state);
            read.statement = true;
            return match self.0.syntax().elements.split_first() {
                Some((Element::Keyword(first @ "ins"), rest)) => {
                    if !read.parser.optional_keyword(first) {
                        return read.assembly(names);
                    }
                    read.whole(rest)?;
                    Ok(names.to_vec())
                }
                Some(_) | None => {
                    read.whole(&self.0.syntax().elements)?;
                    Ok(names.to_vec())
                }
            };
        }
        Err(parse::generic_only(def, parser))
    }

    /// Returns the buffers to print before the `=` of an operation, after its results.
    pub fn destinations<'c, 'a>(&self, op: OperationRef<'c, 'a>) -> Vec<Value<'c, 'a>> {
        let groups = Groups::of(self.0.def, op);
        if groups.on_values() || !self.has_destinations() {
            return Vec::new();
        }
        let outs = self.0.def.tile_outs().flat_map(|(out, _)| groups.range(out));
        outs.filter_map(|index| operand(op, index)).collect()
    }

    /// Returns whether the operation has a custom form.
    pub fn has_form(&self) -> bool {
        !matches!(self.0.def.syntax, pto_isa::syntax::Syntax::Generic)
    }

    /// Returns whether an operand may be written as an immediate, because an integer at its position is not ambiguous.
    pub fn takes_immediate(&self, op: OperationRef<'_, '_>, index: usize) -> bool {
        let declared = Groups::of(self.0.def, op).owners().nth(index);
        self.has_destinations()
            || !declared.is_some_and(|declared| has_alternative(&self.0.syntax().elements, declared))
    }

    /// Prints the rest of a statement after the mnemonic, if the operation has a form.
    pub fn print<'c>(&self, op: OperationRef<'c, '_>, printer: &mut OpPrinter<'_, 'c>) {
        if self.has_destinations() {
            print::with(self.0.def, &[], op, printer, |out| out.assembly());
        } else {
            print::print(self.0.def, self.0.syntax(), op, printer);
        }
    }
}

/// Returns whether the syntax has an alternative to an operand.
fn has_alternative(elements: &[Element], operand: usize) -> bool {
    elements.iter().any(|element| {
        let replaced = matches!(element, Element::Optional { elements, otherwise, .. }
            if elements.first() == Some(&Element::Operand(operand)) && !otherwise.is_empty());
        replaced || element.nested().into_iter().any(|inside| has_alternative(inside, operand))
    })
}

/// Returns the number of destinations for each declared one: one for a required one; optional ones are filled from the
/// left.
fn outs_of(def: &Op, count: usize) -> Vec<usize> {
    let shares = shares(def.tile_outs().map(|(_, out)| out.arity), count);
    def.tile_outs().zip(shares).flat_map(|((index, _), take)| std::iter::repeat_n(index, take)).collect()
}

/// A type and its position.
type Spelled<'p, 'c> = (Type<'c>, Place<'p>);

impl<'p, 'c> Read<'_, 'p, '_, 'c> {
    /// Parses a statement to its end: the elements, then trailing attributes.
    fn whole(mut self, elements: &[Element]) -> ParseResult {
        self.sequence(elements, true)?;
        self.end()?;
        self.finish()
    }

    fn end(&mut self) -> ParseResult {
        if !self.parser.exhausted() {
            self.dictionary()?;
        }
        if self.parser.exhausted() { Ok(()) } else { Err(self.parser.unexpected("the end of the statement")) }
    }

    /// Parses the form with destinations.
    fn assembly(mut self, names: &[UnresolvedOperand<'p>]) -> ParseResult<Vec<UnresolvedOperand<'p>>> {
        let def = self.def;
        let start = self.parser.place();
        self.listed_operands()?;
        let places = self.places()?;
        self.dictionary()?;
        let place = self.parser.place();
        let mut operands = Vec::new();
        let mut results = None;
        if self.parser.optional_token(Token::Colon) {
            let end = self.parser.optional_token(Token::LParen).then_some(Token::RParen);
            operands = self.type_list(end)?;
            self.drop_indices(&mut operands);
            if self.parser.optional_token(Token::Arrow) {
                let end = self.parser.optional_token(Token::LParen).then_some(Token::RParen);
                results = Some(self.type_list(end)?);
            }
        }
        self.end()?;
        let outs = written_tiles(def).count();
        let own = def.results.iter().filter(|result| result.arity == Arity::One).count();
        // More names than destinations denote optional results.
        let own = own.max(names.len().saturating_sub(outs).min(def.results.len()));
        let required = def.tile_outs().filter(|(_, out)| out.arity == Arity::One).count();
        let mut names = names.to_vec();
        let updated = self.updated_in_front(&mut names, own);
        let first = names.is_empty() && own + required > 0;
        if first {
            let count = (own + required).min(self.pending.len());
            names.extend(self.pending.drain(..count));
        }
        if !(own + required..=own + outs).contains(&names.len()) {
            return Err(self.destination_count(start, own + required..=own + outs, names.len()));
        }
        let targets: Vec<UnresolvedOperand<'p>> = names.split_off(own);
        let known: Vec<Option<Type<'c>>> = targets.iter().map(|target| self.parser.known_type(target)).collect();
        let buffers = places.is_empty() && (targets.is_empty() || known.iter().any(Option::is_some));
        let mut defined = results.unwrap_or_default();
        let count = names.len() + targets.len();
        if operands.len() == self.pending.len() + count && (first || defined.is_empty()) {
            let ends = if first { operands.drain(..count).collect() } else { operands.split_off(self.pending.len()) };
            defined = if defined.is_empty() { ends } else { defined };
        }
        if let Some((r#type, place)) = defined.iter().skip(own).find(|_| updated > 0)
            && !self.operand_types.iter().flatten().any(|(known, _)| known == r#type)
        {
            return Err(self.foreign_type(*place, *r#type));
        }
        let shared = match operands.as_slice() {
            [(single, _)] => Some(*single),
            _ => None,
        };
        let tiles: Vec<Type<'c>> = known.iter().flatten().copied().chain(spelled(&defined)).chain(shared).collect();
        let mut types = self.types_of_operands(place, operands, &known)?;
        self.view_boxes(&mut types, &tiles)?;
        self.distribute(start, place, &types)?;
        if !buffers {
            let count = own + targets.len();
            if defined.is_empty()
                && let Some(shared) = shared.filter(|shared| row_admits(def, *shared))
            {
                defined.extend(std::iter::repeat_n((shared, place), count));
            }
            let results = (!defined.is_empty()).then_some(defined);
            self.results_of(place, &types, results)?;
            self.assign_buffers(places)?;
            self.finish()?;
            names.extend(targets);
            return Ok(names);
        }
        for (index, name) in names.iter().enumerate() {
            if let Some((r#type, _)) = defined.get(index) {
                self.results[index].push(*r#type);
            } else if defined.len() > targets.len() {
                return Err(self.type_count(name.place(), own, defined.len()));
            }
        }
        let written = defined.split_off(defined.len().min(own));
        let indices = match &self.segments {
            Some(segments) => def
                .tile_outs()
                .flat_map(|(out, _)| {
                    let count = segments.get(out).copied().unwrap_or(0);
                    std::iter::repeat_n(out, usize::try_from(count).unwrap_or(0))
                })
                .collect(),
            None => outs_of(def, targets.len()),
        };
        for (position, (target, index)) in targets.into_iter().zip(indices).enumerate() {
            let spelled = written.get(position).or(if written.len() == 1 { written.first() } else { None });
            let (r#type, place) = match (spelled, known.get(position).copied().flatten()) {
                (Some(spelled), _) => *spelled,
                (None, Some(known)) => (known, target.place()),
                (None, None) => {
                    let message =
                        format_args!("'{}' is not a buffer: either all destinations are, or none", target.name());
                    return Err(self.parser.coded(target.place(), codes::ASM_DESTINATION, message).emit());
                }
            };
            self.operands[index].push(target);
            self.operand_types[index].push((r#type, place));
        }
        self.finish()?;
        Ok(names)
    }

    /// Returns a type for each operand from the written types: one for each, one for all, or one for each kind; a
    /// defined value has the type of its definition.
    fn types_of_operands(
        &mut self,
        place: Place<'p>,
        written: Vec<Spelled<'p, 'c>>,
        destinations: &[Option<Type<'c>>],
    ) -> ParseResult<Vec<Spelled<'p, 'c>>> {
        let several = self.pending.len() + destinations.len() > 1;
        if written.len() == self.pending.len() && (written.len() != 1 || !several) {
            return Ok(written);
        }
        let known: Vec<Option<Type<'c>>> = self.pending.iter().map(|operand| self.parser.known_type(operand)).collect();
        if written.len() > self.pending.len() {
            return Err(self.type_count(place, self.pending.len(), written.len()));
        }
        let all = || known.iter().chain(destinations);
        for &(r#type, place) in &written {
            if !all().any(|known| known.is_none_or(|known| known == r#type)) {
                return Err(self.foreign_type(place, r#type));
            }
        }
        // If no type is written, the type of a tile is that of all.
        let tile = all().flatten().find(|known| types::tile(**known).is_some()).map(|tile| (*tile, place));
        let spelled = if written.is_empty() { tile.into_iter().collect() } else { written };
        let declared = self.in_order(self.pending.len());
        let mut types = Vec::with_capacity(self.pending.len());
        for (position, (operand, known)) in self.pending.iter().zip(known).enumerate() {
            let kind = declared.get(position).map(|&index| self.def.operands[index].kind);
            let in_place = || spelled.get(position).filter(|_| spelled.len() > 1).copied();
            let r#type = match known {
                Some(known) => Some((known, operand.place())),
                None => in_place().or_else(|| self.of_kind(kind?, &spelled)),
            };
            let Some(r#type) = r#type else {
                let message = format_args!("the type of '{}' is not known here, and not written", operand.name());
                return Err(self.parser.coded(operand.place(), codes::ASM_TYPE, message).emit());
            };
            types.push(r#type);
        }
        Ok(types)
    }

    /// Reports a written type that no operand has.
    pub(super) fn foreign_type(&self, place: Place<'p>, r#type: Type<'c>) -> Failed {
        let known = self.pending.iter().chain(self.operands.iter().flatten());
        let found = known.filter_map(|operand| self.parser.known_type(operand)).next();
        let found = found.map_or_else(String::new, |found| format!(", the first has {found}"));
        let message = format_args!("no operand of pto.{} has type {type}{found}", self.def.name);
        self.parser.coded(place, codes::ASM_TYPE, message).emit()
    }

    fn destination_count(&self, place: Place<'p>, expected: RangeInclusive<usize>, found: usize) -> Failed {
        let def = self.def;
        let results = def.results.iter().filter(|result| result.arity == Arity::One).map(|result| result.name.as_str());
        let names: Vec<&str> = results.chain(def.tile_outs().map(|(_, out)| out.name.as_str())).collect();
        let (least, most) = expected.into_inner();
        let message = match (names.as_slice(), least == most) {
            ([], _) => format!("pto.{} defines nothing, found {found} in front of it", def.name),
            ([name], _) => format!("pto.{} has one destination ({name}), found {found}", def.name),
            (names, true) => format!("pto.{} has {least} destinations ({}), found {found}", def.name, names.join(", ")),
            (names, false) => {
                format!("pto.{} has {least} to {most} destinations ({}), found {found}", def.name, names.join(", "))
            }
        };
        self.parser.coded(place, codes::RESULTS, message).note(format_args!("{RULE}{SYNTAX}")).emit()
    }

    /// Inserts buffers before an operation that updates them, `%d = tinsert %a[%r, %c]`, as its operands. Returns their
    /// number.
    fn updated_in_front(&mut self, names: &mut Vec<UnresolvedOperand<'p>>, own: usize) -> usize {
        let def = self.def;
        if def.tile_outs().next().is_some() || names.len() <= own {
            return 0;
        }
        let updated = |operand: &Operand| matches!(operand.role, Role::Out | Role::InOut) && operand.kind.is_tile();
        let updated: Vec<usize> = (0..def.operands.len()).filter(|&index| updated(&def.operands[index])).collect();
        let types = names.iter().skip(own).map(|name| self.parser.known_type(name)).collect::<Option<Vec<_>>>();
        let Some(types) = types.filter(|types| types.len() == updated.len()) else { return 0 };
        let count = updated.len();
        for ((index, name), r#type) in updated.into_iter().zip(names.split_off(own)).zip(types) {
            let place = name.place();
            self.operands[index].push(name);
            self.operand_types[index].push((r#type, place));
        }
        count
    }

    /// Removes the types of indices: `tload %view[%row, %col] : (V, index, index) -> T`.
    fn drop_indices(&self, types: &mut Vec<Spelled<'p, 'c>>) {
        let counts: Vec<usize> = self.pending.iter().map(|operand| parse::indices(operand).unwrap_or(0)).collect();
        if types.len() != counts.len() + counts.iter().sum::<usize>() {
            return;
        }
        for (at, count) in counts.into_iter().enumerate() {
            types.drain(at + 1..at + 1 + count);
        }
    }

    /// Computes the types of memory operands: the box of a view, or the subview of a tile, that begins at the indices.
    /// It is as large as the valid region of a tile of the operation.
    fn view_boxes(&mut self, types: &mut [Spelled<'p, 'c>], tiles: &[Type<'c>]) -> ParseResult {
        let counts: Vec<Option<usize>> = self.pending.iter().map(parse::indices).collect();
        if counts.iter().all(Option::is_none) {
            return Ok(());
        }
        let whole = types.iter().zip(&counts).filter(|(_, count)| count.is_none()).map(|((r#type, _), _)| *r#type);
        let tile = tiles.iter().copied().chain(whole).find_map(types::tile);
        let extents = tile.and_then(|tile| Some([tile.valid_rows.get()?, tile.valid_cols.get()?]));
        let location = crate::report::nowhere(self.parser);
        for ((spelled, operand), count) in types.iter_mut().zip(&self.pending).zip(counts) {
            let desc = types::desc(spelled.0);
            let (Some(count), false) = (count, matches!(desc, TypeDesc::Partition(_))) else { continue };
            let boxed = extents.and_then(|extents| types::to_type(location, &boxed(desc, extents, count)?));
            let Some(boxed) = boxed else {
                let message = match extents {
                    Some(_) => format!("{} has no part with {count} indices", desc.describe()),
                    None => "no tile of the operation says how large the part is".to_owned(),
                };
                return Err(self.parser.coded(operand.place(), codes::ASM_TYPE, message).emit());
            };
            spelled.0 = boxed;
        }
        Ok(())
    }
}

/// Returns the types without their positions.
fn spelled<'c>(types: &[Spelled<'_, 'c>]) -> impl Iterator<Item = Type<'c>> {
    types.iter().map(|(r#type, _)| *r#type)
}

/// Returns the type of a part with a number of rows and columns.
fn boxed(of: TypeDesc, [rows, cols]: [i64; 2], indices: usize) -> Option<TypeDesc> {
    if let TypeDesc::TensorView(view) = of {
        let mut dims = vec![Dim::Static(1); indices.checked_sub(2)?];
        dims.extend([Dim::Static(rows), Dim::Static(cols)]);
        return Some(TypeDesc::Partition(ViewDesc { shape: Shape::new(&dims)?, dtype: view.dtype }));
    }
    let TypeDesc::Tile(tile) = of else { return None };
    let (valid_rows, valid_cols) = (Dim::Static(rows), Dim::Static(cols));
    (indices == 2).then_some(TypeDesc::Tile(TileDesc { rows, cols, valid_rows, valid_cols, ..tile }))
}

/// Returns whether a tile that the operation writes may have the type.
fn row_admits(def: &'static Op, r#type: Type<'_>) -> bool {
    let desc: TypeDesc = types::desc(r#type);
    def.tile_outs().next().is_some_and(|(_, out)| out.kind.accepts(&desc))
}

impl<'c> Out<'_, '_, 'c, '_> {
    /// Prints the form with destinations, without the destinations.
    fn assembly(&mut self) {
        let def = self.def;
        let groups: Groups = self.operands;
        let written = |index: &usize| def.tile_outs().any(|(out, _)| out == *index);
        let owners: Vec<usize> = groups.owners().collect();
        let (destinations, operands): (Vec<usize>, Vec<usize>) =
            (0..owners.len()).partition(|&position| owners.get(position).is_some_and(written));
        let values: Vec<Value<'c, '_>> = operands.iter().filter_map(|&index| operand(self.op, index)).collect();
        for (position, value) in values.iter().enumerate() {
            self.printer.text(if position == 0 { " " } else { ", " });
            self.printer.operand(*value);
        }
        if groups.placed() {
            for (position, value) in destinations.iter().filter_map(|&index| operand(self.op, index)).enumerate() {
                self.printer.text(if position == 0 { " into " } else { ", " });
                self.printer.operand(value);
            }
        }
        let types: Vec<Type<'c>> = values.iter().map(|value| value.r#type()).collect();
        // If the types are ambiguous, the segment sizes determine the operands.
        let descs: Vec<TypeDesc> = types.iter().map(|r#type| types::desc(*r#type)).collect();
        let owned = |positions: &[usize]| -> Vec<usize> {
            positions.iter().filter_map(|&position| owners.get(position).copied()).collect()
        };
        let plain = values::assign(def, &descs).is_ok_and(|found| found.as_slice() == owned(&operands).as_slice())
            && (groups.on_values() || outs_of(def, destinations.len()) == owned(&destinations));
        self.dictionary(false, !plain && def.has_segments());
        let own: Vec<Type<'c>> =
            (0..self.op.result_count()).filter_map(|index| Some(result(self.op, index)?.r#type())).collect();
        let buffers: &[usize] = if groups.placed() { &[] } else { &destinations };
        let buffers = buffers.iter().filter_map(|&index| Some(operand(self.op, index)?.r#type()));
        let defined: Vec<Type<'c>> = own.into_iter().chain(buffers).collect();
        self.printer.text(" : ");
        match types.split_first() {
            Some((first, rest)) if rest.iter().chain(&defined).all(|r#type| r#type == first) => {
                self.printer.r#type(*first);
                return;
            }
            Some(_) => self.bare_types(&types),
            None => self.printer.text("()"),
        }
        if !defined.is_empty() {
            self.printer.text(" -> ");
            self.bare_types(&defined);
        }
    }
}

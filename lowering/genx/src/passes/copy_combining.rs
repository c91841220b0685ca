//! Copy combining (a part of GenXVectorCombiner): combines copies of adjacent elements, and removes copies that
//! rebuild a vector.
//!
//! Purpose: code that splits a vector and assembles it again, such as a matrix whose elements are in pairs, would
//! otherwise copy it element by element.
//!
//! Before: regions are collapsed. After: where partial writes at constant offsets copy parts that are adjacent in the
//! source and in the destination, one copy in dwords replaces them. A vector that is assembled from all elements of
//! another vector, or from adjacent elements of it, is replaced by that vector or region.
//!
//! ```text
//! %a = rdregion <8 x half> %s, <2>, 0
//! %b = rdregion <8 x half> %s, <2>, 2
//! %u = wrregion <16 x half> undef, %a, <2>, 0     ->     %w = %s
//! %w = wrregion <16 x half> %u, %b, <2>, 2
//! ```

use crate::builder::Builder;
use crate::constant::Constant;
use crate::error::Error;
use crate::ir::{Function, Inst, Use, Value};
use crate::passes::{Pass, State, dead_code};
use crate::region::Region;
use crate::table::{Name, Op};
use crate::types::{Element, Type};

/// The pass.
pub const PASS: Pass = Pass {
    name: "copy-combining",
    description: "combine copies of adjacent elements",
    run,
    establishes: None,
    optional: true,
};

/// Bytes per copied unit.
const DWORD: usize = 4;

fn run(state: &mut State) -> Result<(), Error> {
    let function = &mut state.function;
    for inst in function.all_insts() {
        if let Some(chain) = chain(function, inst) {
            combine(function, &chain);
        }
    }
    dead_code::remove(function);
    Ok(())
}

/// Returns the chain of copies that ends with an instruction, in order: the only use of each result is the next copy.
fn chain(function: &Function, last: Inst) -> Option<Vec<Inst>> {
    if !is_copy(function, last) || function.result(last).is_some_and(|result| next(function, result).is_some()) {
        return None;
    }
    let mut chain = vec![last];
    let mut first = last;
    while let Some(before) = function.def_inst(function.args(first)[0])
        && function.block(before) == function.block(last)
        && is_copy(function, before)
        && function.result(before).and_then(|result| next(function, result)) == Some(first)
    {
        chain.push(before);
        first = before;
    }
    chain.reverse();
    (chain.len() > 1).then_some(chain)
}

/// Returns the copy that is the only use of a vector and writes into it.
fn next(function: &Function, vector: Value) -> Option<Inst> {
    let [Use { inst, index: 0 }] = *function.uses(vector) else { return None };
    is_copy(function, inst).then_some(inst)
}

/// Returns whether an instruction writes a part of another vector at a constant offset.
fn is_copy(function: &Function, inst: Inst) -> bool {
    if function.op(inst) != Op::WrRegion {
        return false;
    }
    let all = function.operand(inst, Name::Mask).and_then(|mask| function.as_constant(mask)?.splat()) == Some(1);
    let known = function.operand(inst, Name::Index).and_then(|index| function.as_integer(index)) == Some(0);
    all && known && origin(function, function.args(inst)[1]).is_some()
}

/// Returns the vector of which a value is a part, with the region and the type by which it is read.
fn origin(function: &Function, value: Value) -> Option<(Value, Region, Type)> {
    let inst = function.def_inst(value)?;
    if function.op(inst) == Op::BitCast {
        return origin(function, function.operands(inst)[0]);
    }
    let ty = function.ty(value);
    let region = function.region(inst).filter(|_| function.op(inst) == Op::RdRegion)?;
    let [source, index] = *function.operands(inst) else { return None };
    let known = function.as_integer(index) == Some(0) && function.as_constant(source).is_none();
    (known && !ty.is_predicate()).then(|| (uncast(function, source), region, ty))
}

/// Returns the offsets in bytes of the elements of a region, in order.
fn places(region: &Region, ty: Type) -> impl Iterator<Item = usize> + use<> {
    let (region, size) = (*region, ty.element.bytes().cast_signed());
    (0..ty.count().cast_signed()).flat_map(move |lane| {
        let first = region.offset + region.element(lane) * size;
        (first..first + size).map(|place| usize::try_from(place).unwrap_or(0))
    })
}

/// Returns the value before any casts.
fn uncast(function: &Function, value: Value) -> Value {
    match function.def_inst(value).filter(|inst| function.op(*inst) == Op::BitCast) {
        Some(cast) if !function.ty(function.operands(cast)[0]).is_predicate() => {
            uncast(function, function.operands(cast)[0])
        }
        Some(_) | None => value,
    }
}

/// Adjacent dwords of the destination that are rows of the source.
#[derive(Clone, Copy)]
struct Piece {
    to: usize,
    source: Value,
    from: usize,
    /// Dwords per row, number of rows, and stride of rows in dwords.
    width: usize,
    rows: usize,
    step: usize,
}

impl Piece {
    const fn end(&self) -> usize {
        self.to + self.width * self.rows
    }

    /// Merges two adjacent pieces, if one region describes both.
    fn with(&self, next: &Self) -> Option<Self> {
        let follows = self.source == next.source && self.end() == next.to && next.rows == 1;
        if !follows {
            return None;
        }
        let step = next.from.checked_sub(self.from + (self.rows - 1) * self.step)?;
        let row = self.width == next.width && (self.rows == 1 || step == self.step);
        row.then_some(Self { rows: self.rows + 1, step, ..*self })
    }
}

/// Replaces the copies of a chain by copies of the largest pieces, if there are fewer.
fn combine(function: &mut Function, chain: &[Inst]) {
    let (Some(first), Some(last)) = (chain.first().copied(), chain.last().copied()) else { return };
    let Some(result) = function.result(last) else { return };
    let ty = function.ty(result);
    let Some(pieces) = pieces(function, chain, ty).filter(|pieces| pieces.len() < chain.len()) else { return };
    let dwords = Type::vector(Element::I32, ty.bytes() / 4);
    let old = function.args(first)[0];
    let mut b = Builder::before(function, last);
    let whole = match *pieces.as_slice() {
        [piece] if piece.to == 0 && piece.rows == 1 && piece.width == dwords.count() as usize => part(&mut b, &piece),
        _ => {
            let undefined = b.function.as_constant(old) == Some(&Constant::Undef);
            let old = if undefined { b.undef(dwords) } else { b.bitcast(old, dwords) };
            pieces.iter().fold(old, |whole, piece| {
                let new = part(&mut b, piece);
                let count = b.function.ty(new).count();
                b.write(whole, new, Region::contiguous(count, bytes(piece.to)))
            })
        }
    };
    let value = b.bitcast(whole, ty);
    function.replace(last, value);
}

/// Returns the bytes of a number of dwords; vectors are short.
fn bytes(dwords: usize) -> u32 {
    u32::try_from(dwords * DWORD).unwrap_or(0)
}

/// Reads the elements of a piece.
fn part(b: &mut Builder<'_>, piece: &Piece) -> Value {
    let ty = b.function.ty(piece.source);
    let source = b.bitcast(piece.source, Type::vector(Element::I32, ty.bytes() / 4));
    let count = bytes(piece.width * piece.rows) / 4;
    if piece.from == 0 && piece.rows == 1 && count == b.function.ty(source).count() {
        return source;
    }
    let [step, width] = [piece.step, piece.width].map(|number| (bytes(number) / 4).cast_signed());
    let region = if piece.rows == 1 {
        Region::contiguous(count, bytes(piece.from))
    } else {
        Region::rows(step, width, 1, bytes(piece.from).cast_signed())
    };
    b.read(source, region, Some(count))
}

/// Returns the pieces that a chain copies; `None` unless all elements are dwords of vectors.
fn pieces(function: &Function, chain: &[Inst], ty: Type) -> Option<Vec<Piece>> {
    let whole_dwords = |ty: Type| (ty.bytes() as usize).is_multiple_of(DWORD);
    // The source of each byte: a vector, and the offset in it.
    let mut written: Vec<Option<(Value, usize)>> = vec![None; ty.bytes() as usize];
    for inst in chain {
        let value = function.args(*inst)[1];
        let to = function.region(*inst)?;
        let (source, from, read) = origin(function, value)?;
        for (to, from) in places(&to, function.ty(value)).zip(places(&from, read)) {
            *written.get_mut(to)? = Some((source, from));
        }
    }
    let mut rows: Vec<Piece> = Vec::new();
    for (to, dword) in written.chunks(DWORD).enumerate() {
        let Some((source, from)) = dword[0] else {
            if dword.iter().any(Option::is_some) {
                return None;
            }
            continue;
        };
        let together = dword.iter().zip(from..).all(|(byte, from)| *byte == Some((source, from)));
        if !together || dword.len() < DWORD || !from.is_multiple_of(DWORD) || !whole_dwords(function.ty(source)) {
            return None;
        }
        let from = from / DWORD;
        match rows.last_mut() {
            Some(row) if row.source == source && row.end() == to && row.from + row.width == from => row.width += 1,
            Some(_) | None => rows.push(Piece { to, source, from, width: 1, rows: 1, step: 0 }),
        }
    }
    let mut pieces: Vec<Piece> = Vec::new();
    for row in rows {
        match pieces.last().and_then(|piece| piece.with(&row)) {
            Some(both) => *pieces.last_mut()? = both,
            None => pieces.push(row),
        }
    }
    Some(pieces)
}

//! Accesses to elements of vectors, and permutations. Predicates are accessed as words with 0 or 1.

use crate::import::{Converted, Importer};
use genx::{Constant, Element, IntPredicate, Op, Region, Type, Value};
use mlir_dialect::melior::ir::operation::{OperationLike, OperationRef};
use mlir_dialect::melior::ir::{self, BlockRef, ValueLike};
use mlir_dialect::small_integers;

/// Maximal number of bytes of a vector with a variable index, which has 16 bits and may be negative.
const INDEXED: u32 = 1 << 15;

/// Adjacent lanes of the result of a permutation that are a row of elements of one operand.
struct Run {
    /// The first lane.
    lane: u32,
    count: u32,
    /// The operand, by its index.
    operand: usize,
    /// The index of the first element in the operand.
    first: i32,
    stride: i32,
}

/// Splits a permutation of two vectors of `lanes` elements into rows; negative elements are not defined.
fn runs(mask: &[i32], lanes: i32) -> Vec<Run> {
    let (mut runs, mut next): (Vec<Run>, i32) = (Vec::new(), -1);
    for (lane, at) in (0..).zip(mask) {
        let operand = usize::from(*at >= lanes);
        let first = at - if operand == 1 { lanes } else { 0 };
        match runs.last_mut().filter(|run| *at >= 0 && run.lane + run.count == lane && run.operand == operand) {
            Some(run) if run.count == 1 || first == next => {
                if run.count == 1 {
                    run.stride = first - run.first;
                }
                run.count += 1;
                next = first + run.stride;
            }
            Some(_) | None if *at >= 0 => runs.push(Run { lane, count: 1, operand, first, stride: 1 }),
            Some(_) | None => {}
        }
    }
    runs
}

impl<'c, 'a> Importer<'_, 'c, 'a> {
    /// Converts `insertelement` and `extractelement`.
    pub(super) fn element(&mut self, block: BlockRef<'c, 'a>, found: OperationRef<'c, 'a>) -> Converted<'c, 'a> {
        let all: Vec<_> = found.operands().collect();
        let Some((index, rest)) = all.split_last() else { return Ok(()) };
        let operands = self.numbers(block, found, rest)?;
        let Some(vector) = operands.first() else { return Ok(()) };
        let ty = self.function.ty(*vector);
        let (offset, index) = self.place(block, found, *index, ty)?;
        let region = Region::contiguous(1, offset).immediates();
        let made = match operands.as_slice() {
            [vector, new] => {
                let mask = self.number(Type::scalar(Element::I1), 1);
                let operands = [*vector, *new, index, mask];
                self.append(block, found, Op::WrRegion, (&operands, &region), Some(ty))?
            }
            all => {
                let operands = [all, &[index]].concat();
                self.append(block, found, Op::RdRegion, (&operands, &region), Some(Type::scalar(ty.element)))?
            }
        };
        self.function.result(made).map_or(Ok(()), |made| self.finish(block, found, made))
    }

    /// Returns the offset and the index, in bytes, of an element of a vector.
    fn place(
        &mut self,
        block: BlockRef<'c, 'a>,
        found: OperationRef<'c, 'a>,
        index: ir::Value<'c, 'a>,
        vector: Type,
    ) -> Converted<'c, 'a, (u32, Value)> {
        let bytes = vector.element.bytes();
        if let Some((_, constant)) = self.as_constant(index) {
            let number = constant.splat().and_then(|number| u32::try_from(number).ok());
            let number = number.filter(|number| *number < vector.count()).ok_or_else(|| {
                self.refused(found, format!("expected an index below {}, the number of elements", vector.count()))
            })?;
            return Ok((number.saturating_mul(bytes), self.number(Type::scalar(Element::I16), 0)));
        }
        if vector.count().saturating_mul(bytes) > INDEXED {
            let message = format!("expected at most {INDEXED} bytes with a variable index, found {vector}");
            return Err(self.refused(found, message));
        }
        let index = self.value(found, index)?;
        let (from, word) = (self.function.ty(index), Type::scalar(Element::I16));
        let step = |importer: &mut Self, op: Op, operands: &[Value]| {
            let made = importer.append(block, found, op, (operands, &[]), Some(word))?;
            importer.function.result(made).ok_or_else(|| importer.refused(found, "expected an index".to_owned()))
        };
        let index = if from.element.bits() < Element::I16.bits() {
            step(self, Op::ZExt, &[index])?
        } else if from == word {
            index
        } else {
            step(self, Op::Trunc, &[index])?
        };
        if bytes == 1 {
            return Ok((0, index));
        }
        let shift = self.number(word, bytes.trailing_zeros().into());
        Ok((0, step(self, Op::Shl, &[index, shift])?))
    }

    /// Converts `shufflevector`: adjacent bits of a predicate, a region of one vector, or rows that are written to the result one after
    /// the other.
    pub(super) fn permutation(&mut self, block: BlockRef<'c, 'a>, found: OperationRef<'c, 'a>) -> Converted<'c, 'a> {
        let mask = found.attribute("mask").ok().and_then(|mask| small_integers(mask)).unwrap_or_default();
        let operands = found.operands().collect::<Vec<_>>();
        if let Some((bits, first)) = self.adjacent_bits(found, &operands, mask)? {
            return self.insert(block, found, Op::RdPredRegion, &[bits], &[first]).map(|_| ());
        }
        let operands = self.numbers(block, found, &operands)?;
        let Some(ty) = operands.first().map(|vector| self.function.ty(*vector)) else { return Ok(()) };
        let lanes = ty.count().cast_signed();
        let start = self.number(Type::scalar(Element::I16), 0);
        let result = Type::vector(ty.element, u32::try_from(mask.len()).unwrap_or_default());
        let region = |(vector, before): (&Value, i32)| {
            let first = mask.first()? - before;
            let is_inside =
                |lane: &i32| (0..ty.count()).contains(&lane.checked_sub(before)?.try_into().ok()?).then_some(());
            mask.iter().try_for_each(is_inside)?;
            let region = Region::through(&mask.iter().map(|lane| lane - before - first).collect::<Vec<_>>())?;
            Some((*vector, Region { offset: first.saturating_mul(ty.element.bytes().cast_signed()), ..region }))
        };
        let mut made = self.function.constant(result, Constant::Undef);
        if let Some((vector, region)) = operands.iter().zip([0, lanes]).find_map(region) {
            let read = (&[vector, start][..], &region.immediates()[..]);
            let read = self.append(block, found, Op::RdRegion, read, Some(result))?;
            return self.function.result(read).map_or(Ok(()), |read| self.finish(block, found, read));
        }
        let (bytes, all) = (ty.element.bytes(), self.number(Type::scalar(Element::I1), 1));
        for run in runs(mask, lanes) {
            let Some(vector) = operands.get(run.operand) else { continue };
            let row = if run.count == 1 { Type::scalar(ty.element) } else { Type::vector(ty.element, run.count) };
            let offset = run.first.cast_unsigned().saturating_mul(bytes);
            let region = Region::strided(run.count, run.stride, offset).immediates();
            let read = self.append(block, found, Op::RdRegion, (&[*vector, start], &region), Some(row))?;
            let Some(read) = self.function.result(read) else { continue };
            let region = Region::contiguous(run.count, run.lane.saturating_mul(bytes)).immediates();
            let operands = [made, read, start, all];
            let write = self.append(block, found, Op::WrRegion, (&operands, &region), Some(result))?;
            made = self.function.result(write).unwrap_or(made);
        }
        self.finish(block, found, made)
    }

    /// Returns the predicate and the first bit, if a permutation selects adjacent bits that are not known as words.
    fn adjacent_bits(
        &mut self,
        found: OperationRef<'c, 'a>,
        operands: &[ir::Value<'c, 'a>],
        mask: &[i32],
    ) -> Converted<'c, 'a, Option<(Value, i64)>> {
        let Some(first) = operands.first() else { return Ok(None) };
        let ty = self.ty(found, first.r#type())?;
        let [Run { lane: 0, count, operand, first, stride: 1 }] = *runs(mask, ty.count().cast_signed()) else {
            return Ok(None);
        };
        let Some(source) = operands.get(operand).filter(|_| ty.is_predicate() && count as usize == mask.len()) else {
            return Ok(None);
        };
        let bits = self.value(found, *source)?;
        Ok(Some((bits, first.into())).filter(|_| !self.words.contains_key(&bits)))
    }

    /// Returns operands that are numbers, or words for bits.
    fn numbers(
        &mut self,
        block: BlockRef<'c, 'a>,
        found: OperationRef<'c, 'a>,
        operands: &[ir::Value<'c, 'a>],
    ) -> Converted<'c, 'a, Vec<Value>> {
        let mut numbers = Vec::new();
        for operand in operands {
            let value = self.value(found, *operand)?;
            let ty = self.function.ty(value);
            if !ty.is_predicate() {
                numbers.push(value);
                continue;
            }
            let words = ty.of(Element::I16);
            if let Some(known) = self.words.get(&value) {
                numbers.push(*known);
            } else if self.function.as_constant(value) == Some(&Constant::Undef) {
                numbers.push(self.function.constant(words, Constant::Undef));
            } else {
                let extended = self.append(block, found, Op::ZExt, (&[value], &[]), Some(words))?;
                numbers.extend(self.function.result(extended));
            }
        }
        Ok(numbers)
    }

    /// Sets the result of an operation to numbers, or to bits for words.
    fn finish(&mut self, block: BlockRef<'c, 'a>, found: OperationRef<'c, 'a>, made: Value) -> Converted<'c, 'a> {
        let result = mlir_dialect::result(found, 0).map(|result| self.ty(found, result.r#type())).transpose()?;
        if !result.is_some_and(|result| result.is_predicate()) {
            self.define(found, made);
            return Ok(());
        }
        let zero = self.number(self.function.ty(made), 0);
        let compared = self.insert(block, found, Op::ICmp, &[made, zero], &[IntPredicate::Ne.code()])?;
        self.words.extend(self.function.result(compared).map(|bits| (bits, made)));
        Ok(())
    }
}

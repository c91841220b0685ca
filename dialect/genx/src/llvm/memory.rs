//! Loads and stores of global memory, and the pointers to it, which are integers of 64 bits.
//!
//! Owords at an aligned address are blocks; all other elements are gathered or scattered, up to 16 in a message.

use crate::import::{Converted, Importer};
use crate::types;
use genx::{Builder, Constant, Element, Op, Region, Type, Value};
use mlir_dialect::inherent_attributes;
use mlir_dialect::melior::ir::attribute::{IntegerAttribute, TypeAttribute};
use mlir_dialect::melior::ir::operation::OperationRef;
use mlir_dialect::melior::ir::{Attribute, BlockRef, ValueLike};
use mlir_dialect::small_integers;

/// The instructions that this file converts.
pub(super) const NAMES: [&str; 5] = ["getelementptr", "inttoptr", "ptrtoint", "load", "store"];
/// Bytes of an oword, of which the address of a block is a multiple.
const OWORD: u32 = 16;
/// Bytes of the largest block.
const BLOCK: u32 = 256;
/// Bytes that each lane of a message of bytes occupies in registers.
const LANE: u32 = 4;
/// Maximal number of addresses of a message.
const ADDRESSES: u32 = 16;
/// The index in `rawConstantIndices` that stands for an operand.
const VARIABLE: i32 = i32::MIN;
const ADDRESS: Type = Type::scalar(Element::I64);

impl<'c, 'a> Importer<'_, 'c, 'a> {
    /// Converts an instruction of [`NAMES`].
    pub(super) fn memory(
        &mut self,
        block: BlockRef<'c, 'a>,
        found: OperationRef<'c, 'a>,
        name: &str,
    ) -> Converted<'c, 'a> {
        let operands = self.operands(found)?;
        match (name, operands.as_slice()) {
            ("getelementptr", [base, indices @ ..]) => self.element_address(block, found, *base, indices),
            ("load", [from]) => {
                let ty = mlir_dialect::result(found, 0).map(|result| self.ty(found, result.r#type())).transpose()?;
                let Some(ty) = ty else { return Ok(()) };
                let alignment = self.alignment(found, ty)?;
                let loaded = load(&mut self.builder(block, found)?, *from, ty, alignment);
                self.define(found, loaded);
                Ok(())
            }
            ("store", [value, to]) => {
                let alignment = self.alignment(found, self.function.ty(*value))?;
                store(&mut self.builder(block, found)?, *to, *value, alignment);
                Ok(())
            }
            (_, [value]) => {
                let to = mlir_dialect::result(found, 0).map(|result| self.ty(found, result.r#type())).transpose()?;
                let from = self.function.ty(*value);
                if from != ADDRESS || to != Some(ADDRESS) {
                    let number = if name == "inttoptr" { from } else { to.unwrap_or(from) };
                    return Err(
                        self.refused(found, format!("`{name}`: expected an integer of 64 bits, found {number}"))
                    );
                }
                self.define(found, *value);
                Ok(())
            }
            (_, _) => Ok(()),
        }
    }

    /// Returns a builder that appends instructions at the location of an operation.
    fn builder(&mut self, block: BlockRef<'c, 'a>, found: OperationRef<'c, 'a>) -> Converted<'c, 'a, Builder<'_>> {
        let (block, place) = (self.block(found, block)?, self.place_of(found));
        let mut builder = Builder::at_end(&mut self.function, block);
        builder.set_place(place);
        Ok(builder)
    }

    /// Converts `getelementptr` with one index: the address of an element.
    fn element_address(
        &mut self,
        block: BlockRef<'c, 'a>,
        found: OperationRef<'c, 'a>,
        base: Value,
        indices: &[Value],
    ) -> Converted<'c, 'a> {
        let element = inherent(found, "elem_type").and_then(|ty| TypeAttribute::try_from(ty).ok());
        let known = element.and_then(|ty| types::of(ty.value())).filter(|ty| is_dense(*ty));
        let constants = inherent(found, "rawConstantIndices");
        let constants = constants.as_ref().and_then(|constants| small_integers(*constants)).unwrap_or_default();
        let [constant] = constants else {
            return Err(self.refused(found, format!("`getelementptr`: expected one index, found {}", constants.len())));
        };
        let Some(known) = known else {
            let found_type = element.map(|ty| ty.value().to_string().replace("!llvm.", "")).unwrap_or_default();
            let message = format!(
                "`getelementptr`: expected elements of a type of vISA, of 1, 2, 4 or more bytes, a power of two, found {found_type}"
            );
            return Err(self.refused(found, message));
        };
        let bytes = i64::from(known.bytes());
        let constant = *constant;
        let mut builder = self.builder(block, found)?;
        let offset = match indices {
            [] if constant != VARIABLE => builder.int(Element::I64, i64::from(constant).wrapping_mul(bytes)),
            [index, ..] => {
                let bits = builder.function.ty(*index).element.bits();
                let index = match bits {
                    64 => *index,
                    _ => builder.cast(Op::SExt, *index, Element::I64),
                };
                let shift = builder.int(Element::I64, bytes.trailing_zeros().into());
                if bytes == 1 { index } else { builder.binary(Op::Shl, index, shift) }
            }
            [] => return Ok(()),
        };
        let address = builder.binary(Op::Add, base, offset);
        self.define(found, address);
        Ok(())
    }

    /// Returns the alignment of an access in bytes, and refuses those that are not plain accesses of whole bytes.
    fn alignment(&self, found: OperationRef<'c, 'a>, ty: Type) -> Converted<'c, 'a, u32> {
        let number = |name| inherent(found, name).and_then(|number| IntegerAttribute::try_from(number).ok());
        let is_atomic = number("ordering").is_some_and(|ordering| ordering.value() != 0);
        if is_atomic || inherent(found, "volatile_").is_some() {
            return Err(self.refused(found, "expected an access that is neither atomic nor volatile".to_owned()));
        }
        if ty.is_predicate() {
            return Err(self.refused(found, format!("expected elements of whole bytes in memory, found {ty}")));
        }
        let alignment = number("alignment").and_then(|bytes| u32::try_from(bytes.value()).ok());
        // Without a statement, a value has the alignment of its type.
        Ok(alignment.unwrap_or_else(|| if is_dense(ty) { ty.bytes() } else { ty.element.bytes() }))
    }
}

/// Returns whether elements of a type are side by side in an array: their size is a power of two.
fn is_dense(ty: Type) -> bool {
    !ty.is_predicate() && ty.bytes().is_power_of_two()
}

fn inherent<'c>(found: OperationRef<'c, '_>, name: &str) -> Option<Attribute<'c>> {
    inherent_attributes(found).into_iter().find(|(known, _)| known == name).map(|(_, attribute)| attribute)
}

/// Returns the pieces of a value that a message accesses: the first element, and the number of elements.
fn pieces(ty: Type, by_blocks: bool) -> Vec<(u32, u32)> {
    let most = if by_blocks { BLOCK / ty.element.bytes() } else { ADDRESSES };
    let mut first = 0;
    let next = || {
        let left = ty.count() - first;
        let count = if left == 0 { return None } else { (1 << left.ilog2()).min(most) };
        first += count;
        Some((first - count, count))
    };
    std::iter::from_fn(next).collect()
}

/// Returns whether an access consists of blocks.
const fn is_by_blocks(ty: Type, alignment: u32) -> bool {
    alignment.is_multiple_of(OWORD) && ty.bytes().is_multiple_of(OWORD)
}

fn load(b: &mut Builder<'_>, from: Value, ty: Type, alignment: u32) -> Value {
    let vector = ty.with_lanes(ty.count());
    let by_blocks = is_by_blocks(ty, alignment);
    let mut whole = b.undef(vector);
    for (first, count) in pieces(ty, by_blocks) {
        let part = ty.with_lanes(count);
        let loaded = if by_blocks {
            let at = past(b, from, first * ty.element.bytes());
            b.value(Op::SvmBlockLd, &[at], &[], part)
        } else {
            gather(b, from, first, part)
        };
        let offset = first * ty.element.bytes();
        whole = if part == vector { loaded } else { b.write(whole, loaded, Region::contiguous(count, offset)) };
    }
    match ty.lanes {
        Some(_) => whole,
        None => b.read(whole, Region::contiguous(1, 0), None),
    }
}

fn store(b: &mut Builder<'_>, to: Value, value: Value, alignment: u32) {
    let ty = b.function.ty(value);
    let vector = ty.with_lanes(ty.count());
    let value = b.bitcast(value, vector);
    let by_blocks = is_by_blocks(ty, alignment);
    for (first, count) in pieces(ty, by_blocks) {
        let offset = first * ty.element.bytes();
        let whole = count == ty.count();
        let part = if whole { value } else { b.read(value, Region::contiguous(count, offset), Some(count)) };
        if by_blocks {
            let at = past(b, to, offset);
            b.inst(Op::SvmBlockSt, &[at, part], &[], None);
        } else {
            scatter(b, to, first, part);
        }
    }
}

/// Returns the address a number of bytes after another.
fn past(b: &mut Builder<'_>, address: Value, bytes: u32) -> Value {
    let offset = b.int(Element::I64, bytes.into());
    if bytes == 0 { address } else { b.binary(Op::Add, address, offset) }
}

/// Returns the addresses of adjacent elements, from the element `first` on.
fn addresses(b: &mut Builder<'_>, start: Value, first: u32, part: Type) -> Value {
    let starts = b.splat(start, part.count());
    let offsets = (first..first + part.count()).map(|index| u64::from(index * part.element.bytes())).collect();
    let offsets = b.function.constant(ADDRESS.with_lanes(part.count()), Constant::of(offsets));
    b.binary(Op::Add, starts, offsets)
}

/// Loads elements one by one: smaller ones than a dword each into one.
fn gather(b: &mut Builder<'_>, from: Value, first: u32, part: Type) -> Value {
    let at = addresses(b, from, first, part);
    let bytes = part.element.bytes();
    let loaded = if bytes < LANE { Type::vector(Element::I8, LANE * part.count()) } else { part };
    let blocks = if bytes < LANE { bytes.trailing_zeros() } else { 0 };
    let (all, old) = (b.splat_int(part.of(Element::I1), 1), b.undef(loaded));
    let gathered = b.value(Op::SvmGather, &[all, at, old], &[blocks.into()], loaded);
    if bytes >= LANE {
        return gathered;
    }
    let stride = LANE / bytes;
    let elements = b.bitcast(gathered, part.with_lanes(stride * part.count()));
    b.read(elements, Region::strided(part.count(), stride.cast_signed(), 0), Some(part.count()))
}

/// Stores elements one by one: smaller ones than a dword each from one.
fn scatter(b: &mut Builder<'_>, to: Value, first: u32, part: Value) {
    let ty = b.function.ty(part);
    let at = addresses(b, to, first, ty);
    let bytes = ty.element.bytes();
    let all = b.splat_int(ty.of(Element::I1), 1);
    if bytes >= LANE {
        b.inst(Op::SvmScatter, &[all, at, part], &[0], None);
        return;
    }
    let integers = b.bitcast(part, ty.of(Element::integer(ty.element.bits()).unwrap_or(ty.element)));
    let dwords = b.cast(Op::ZExt, integers, Element::I32);
    let data = b.bitcast(dwords, Type::vector(Element::I8, LANE * ty.count()));
    b.inst(Op::SvmScatter, &[all, at, data], &[bytes.trailing_zeros().into()], None);
}

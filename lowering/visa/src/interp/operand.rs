//! Vector operands: the value of a channel, and writing it.

use super::thread::Thread;
use super::value::{Number, decode, encode, packed};
use super::{Fault, Result};
use crate::codes::Rule;
use crate::operand::{Modifier, Region, Vector, VectorClass};
use crate::region::{Rows, Shape};
use crate::types::Type;

fn shape(region: Region) -> Shape {
    let number = |part: Option<u8>| part.map_or(0, u16::from);
    Shape {
        rows: region.vertical.map_or(Rows::Addresses, |stride| Rows::Stride(stride.into())),
        width: number(region.width),
        horizontal: number(region.horizontal),
    }
}

/// The shape of a destination.
fn written(region: Region) -> Shape {
    Shape::destination(region.horizontal.map_or(1, u16::from))
}

/// Applies a source modifier.
fn modified(modifier: Modifier, number: Number) -> Number {
    let absolute = |number| match number {
        Number::Integer(value) => Number::Integer(i128::abs(value)),
        Number::Real(value) => Number::Real(f64::abs(value)),
    };
    let negative = |number| match number {
        Number::Integer(value) => Number::Integer(-value),
        Number::Real(value) => Number::Real(-value),
    };
    match (modifier, number) {
        (Modifier::None | Modifier::Sat, number) => number,
        (Modifier::Abs, number) => absolute(number),
        (Modifier::Neg, number) => negative(number),
        (Modifier::NegAbs, number) => negative(absolute(number)),
        (Modifier::Not, Number::Integer(value)) => Number::Integer(!value),
        (Modifier::Not, Number::Real(value)) => Number::Real(value),
    }
}

impl Thread<'_> {
    /// Where a channel of an operand is in the register file, and its type.
    fn locate(&self, class: VectorClass, shape: impl Fn(Region) -> Shape, channel: u16) -> Result<(usize, Type)> {
        let element = |region| {
            let found = shape(region).element(channel);
            found.ok_or_else(|| Fault::new(Rule::RegisterBounds, "the region has no elements"))
        };
        match class {
            VectorClass::General { id, row, column, region } => {
                let ty = self.ty(id);
                let offset = u32::from(row) * self.grf + (u32::from(column) + element(region)?.index) * ty.bytes();
                Ok((self.place(id, offset as usize, ty.bytes() as usize)?, ty))
            }
            VectorClass::Indirect { id, addr_offset, offset, ty, region } => {
                let element = element(region)?;
                let index = usize::from(addr_offset) + usize::from(element.address);
                let address = id.index().and_then(|id| self.addresses.get(id)).and_then(|all| all.get(index));
                let address = address.ok_or_else(|| {
                    Fault::new(Rule::RegisterBounds, format!("element {index} of address variable {}", id.0))
                })?;
                let offset = i64::from(offset) + i64::from(element.index) * i64::from(ty.bytes());
                Ok((self.indirect(*address, offset, ty.bytes())?, ty))
            }
            VectorClass::Address { .. }
            | VectorClass::Predicate(_)
            | VectorClass::AddressOf { .. }
            | VectorClass::Immediate(_)
            | VectorClass::State { .. } => Err(Fault::unsupported("operand is not in a general variable")),
        }
    }

    /// The bits of a channel of a source, without modifier.
    pub(super) fn source_bits(&self, vector: &Vector, channel: u16) -> Result<(Type, u64)> {
        self.read(vector, shape, channel)
    }

    fn read(&self, vector: &Vector, shape: impl Fn(Region) -> Shape, channel: u16) -> Result<(Type, u64)> {
        if let VectorClass::Immediate(immediate) = vector.class {
            return Ok(packed(immediate.ty, immediate.bits, channel));
        }
        let (start, ty) = self.locate(vector.class, shape, channel)?;
        Ok((ty, self.bits(start, ty.bytes())?))
    }

    /// The value of a channel of a source.
    pub(super) fn source(&self, vector: &Vector, channel: u16) -> Result<(Type, Number)> {
        let (ty, bits) = self.source_bits(vector, channel)?;
        Ok((ty, modified(vector.modifier, decode(ty, bits))))
    }

    /// The value of a scalar operand.
    pub(super) fn scalar(&self, vector: &Vector) -> Result<Number> {
        let (ty, bits) = self.read(vector, |_| Shape::scalar(), 0)?;
        Ok(modified(vector.modifier, decode(ty, bits)))
    }

    /// The type of the elements of an operand.
    pub(super) fn vector_type(&self, vector: &Vector) -> Type {
        match vector.class {
            VectorClass::General { id, .. } | VectorClass::AddressOf { id, .. } => self.ty(id),
            VectorClass::Indirect { ty, .. } => ty,
            VectorClass::Immediate(immediate) => packed(immediate.ty, 0, 0).0,
            VectorClass::Address { .. } => Type::Uw,
            VectorClass::Predicate(_) => Type::Bool,
            VectorClass::State { .. } => Type::Ud,
        }
    }

    /// Writes the value of a channel of a destination.
    pub(super) fn write(&mut self, vector: &Vector, channel: u16, number: Number) -> Result<()> {
        let ty = self.vector_type(vector);
        self.write_bits(vector, channel, encode(number, ty, vector.modifier == Modifier::Sat))
    }

    /// Writes the bits of a channel of a destination.
    pub(super) fn write_bits(&mut self, vector: &Vector, channel: u16, bits: u64) -> Result<()> {
        let (start, ty) = self.locate(vector.class, written, channel)?;
        self.set_bits(start, ty.bytes(), bits)
    }
}

//! Reads and writes channels of vector operands.

use super::thread::Thread;
use super::value::{Number, decode, encode, low, packed};
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

/// Returns the shape of a destination.
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
    /// Returns the offset of a channel of an operand in the register file, and its type.
    fn locate(&self, class: VectorClass, shape: impl Fn(Region) -> Shape, channel: u16) -> Result<(usize, Type)> {
        let element = |region| {
            let found = shape(region).element(channel);
            found.ok_or_else(|| Fault::new(Rule::RegisterBounds, "the region has no elements"))
        };
        match class {
            VectorClass::General { id, row, column, region } => {
                let ty = self.registers.ty(id);
                let offset = u32::from(row) * self.grf + (u32::from(column) + element(region)?.index) * ty.bytes();
                Ok((self.registers.place(id, offset as usize, ty.bytes() as usize)?, ty))
            }
            VectorClass::Indirect { id, addr_offset, offset, ty, region } => {
                let element = element(region)?;
                let address = self.address(id, usize::from(addr_offset) + usize::from(element.address))?;
                let offset = i64::from(offset) + i64::from(element.index) * i64::from(ty.bytes());
                Ok((self.registers.indirect(address, offset, ty.bytes())?, ty))
            }
            VectorClass::Address { .. }
            | VectorClass::Predicate(_)
            | VectorClass::AddressOf { .. }
            | VectorClass::Immediate(_)
            | VectorClass::State { .. } => Err(Fault::unsupported("operand is not in a general variable")),
        }
    }

    /// Returns the bits of a channel of a source, without modifier.
    pub(super) fn source_bits(&self, vector: &Vector, channel: u16) -> Result<(Type, u64)> {
        self.read(vector, shape, channel)
    }

    fn read(&self, vector: &Vector, shape: impl Fn(Region) -> Shape, channel: u16) -> Result<(Type, u64)> {
        if let VectorClass::Immediate(immediate) = vector.class {
            return Ok(packed(immediate.ty, immediate.bits, channel));
        }
        if let Some(address) = self.register_address(vector.class, channel)? {
            let address = u16::try_from(address);
            let address =
                address.map_err(|_| Fault::unsupported("registers beyond 64 KB have no address of 16 bits"))?;
            return Ok((Type::Uw, address.into()));
        }
        let (start, ty) = self.locate(vector.class, shape, channel)?;
        Ok((ty, self.registers.bits(start, ty.bytes())?))
    }

    /// Returns the register address in a channel of an operand, if it is an address operand.
    pub(super) fn register_address(&self, class: VectorClass, channel: u16) -> Result<Option<u32>> {
        match class {
            VectorClass::Address { id, offset, width } => {
                let element = usize::from(offset) + usize::from(channel % u16::from(width.channels()));
                self.address(id, element).map(Some)
            }
            VectorClass::AddressOf { id, row, column } => {
                let offset = u32::from(row) * self.grf + u32::from(column) * self.registers.ty(id).bytes();
                Ok(Some(self.registers.span(id)?.start as u32 + offset))
            }
            VectorClass::General { .. }
            | VectorClass::Predicate(_)
            | VectorClass::Indirect { .. }
            | VectorClass::Immediate(_)
            | VectorClass::State { .. } => Ok(None),
        }
    }

    /// Returns the value of a channel of a source.
    pub(super) fn source(&self, vector: &Vector, channel: u16) -> Result<(Type, Number)> {
        let (ty, bits) = self.source_bits(vector, channel)?;
        Ok((ty, modified(vector.modifier, decode(ty, bits))))
    }

    /// Returns the value of a scalar operand.
    pub(super) fn scalar(&self, vector: &Vector) -> Result<Number> {
        let (ty, bits) = self.read(vector, |_| Shape::scalar(), 0)?;
        Ok(modified(vector.modifier, decode(ty, bits)))
    }

    /// Returns the element type of an operand.
    pub(super) fn vector_type(&self, vector: &Vector) -> Type {
        match vector.class {
            VectorClass::General { id, .. } => self.registers.ty(id),
            VectorClass::Indirect { ty, .. } => ty,
            VectorClass::Immediate(immediate) => packed(immediate.ty, 0, 0).0,
            VectorClass::Address { .. } | VectorClass::AddressOf { .. } => Type::Uw,
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
        if let VectorClass::Address { id, offset, .. } = vector.class {
            let element = usize::from(offset) + usize::from(channel);
            return self.set_address(id, element, low(bits, Type::Uw.bytes()) as u32);
        }
        let (start, ty) = self.locate(vector.class, written, channel)?;
        self.registers.set_bits(start, ty.bytes(), bits)
    }

    /// Writes bits of a channel to the registers after those of all channels.
    pub(super) fn write_bits_after(&mut self, vector: &Vector, channels: u16, channel: u16, bits: u64) -> Result<()> {
        let VectorClass::General { id, row, column, region } = vector.class else {
            return Err(Fault::unsupported("operand is not in a general variable"));
        };
        let (shape, ty) = (written(region), self.registers.ty(id));
        let element = |channel| shape.element(channel).map_or(0, |element| element.index * ty.bytes());
        let origin = u32::from(row) * self.grf + u32::from(column) * ty.bytes();
        let offset = origin + element(channels).next_multiple_of(self.grf) + element(channel);
        let start = self.registers.place(id, offset as usize, ty.bytes() as usize)?;
        self.registers.set_bits(start, ty.bytes(), bits)
    }
}

//! Writes operands: regions of variables, immediates and predicates.

use visa::Type as VisaType;
use visa::instruction::Value as Argument;
use visa::operand::{Combine, Modifier, Predicate, Region, Vector, VectorClass};
use visa::table::{Op as Visa, Role};
use visa::variable::{GeneralId, PredicateId};
use visa::word::Condition;

use super::{Lanes, Register, Sign, Writer, visa_type};
use crate::baling::Role as Baled;
use crate::error::Error;
use crate::immediate::immediate;
use crate::ir::{Inst, Value};
use crate::table::form::Form;
use crate::table::{Name, Op};
use crate::types::Element;

/// The destination of a bale.
#[derive(Clone, Copy, Debug)]
pub(super) struct Target {
    /// The value that is written, as a whole or in part.
    pub(super) value: Value,
    /// The region write; `None` for the whole value.
    pub(super) region: Option<Inst>,
    /// The channels.
    pub(super) lanes: Lanes,
    /// The channels that are written.
    pub(super) predicate: Predicate,
    /// Whether the result is saturated.
    pub(super) saturated: bool,
}

impl Target {
    pub(super) const fn whole(value: Value, lanes: u32) -> Self {
        let lanes = Lanes { count: lanes, first_bit: 0 };
        Self { value, region: None, lanes, predicate: Predicate::NONE, saturated: false }
    }
}

/// Returns a vector operand that is a scalar.
pub(super) const fn scalar(id: GeneralId, row: u8, column: u8) -> Vector {
    let class = VectorClass::General { id, row, column, region: Region::SCALAR };
    Vector { modifier: Modifier::None, class }
}

/// Composes two modifiers; the inner one is applied first.
const fn compose(outer: Modifier, inner: Modifier) -> Modifier {
    match (outer, inner) {
        (Modifier::None | Modifier::Sat, inner) => inner,
        (outer, Modifier::None | Modifier::Sat) => outer,
        (Modifier::Abs, _) => Modifier::Abs,
        (Modifier::NegAbs, _) | (Modifier::Neg, Modifier::Abs) => Modifier::NegAbs,
        (Modifier::Neg, Modifier::NegAbs) => Modifier::Abs,
        (Modifier::Neg, Modifier::Neg) | (Modifier::Not, Modifier::Not) => Modifier::None,
        // Arithmetic and logic modifiers do not occur in the same operand.
        (Modifier::Neg, Modifier::Not) => Modifier::Neg,
        (Modifier::Not, Modifier::Abs | Modifier::Neg | Modifier::NegAbs) => Modifier::Not,
    }
}

/// Returns the region of adjacent elements.
const fn contiguous(lanes: u32) -> Region {
    if lanes == 1 { Region::SCALAR } else { Region::source(1, 1, 0) }
}

impl Writer<'_> {
    /// Returns row and column of a byte of a variable, for an element size.
    pub(super) fn place(&self, inst: Inst, offset: u32, size: u32) -> Result<(u8, u8), Error> {
        let grf = self.state.platform.grf_bytes();
        let (row, column) = (u8::try_from(offset / grf), u8::try_from(offset % grf / size.max(1)));
        match (row, column) {
            (Ok(row), Ok(column)) if offset.is_multiple_of(size.max(1)) => Ok((row, column)),
            (_, _) => Err(self.broken(inst, format!("no operand of elements of {size} bytes begins at byte {offset}"))),
        }
    }

    /// Returns a source operand: a baled region, or a whole value.
    pub(super) fn source(&mut self, user: Inst, operand: usize, sign: Sign, lanes: u32) -> Result<Vector, Error> {
        self.modified(user, operand, sign, lanes, Modifier::None)
    }

    /// Returns a source operand with a modifier.
    pub(super) fn modified(
        &mut self,
        user: Inst,
        operand: usize,
        sign: Sign,
        lanes: u32,
        modifier: Modifier,
    ) -> Result<Vector, Error> {
        let (mut inst, mut operand, mut sign) = (user, operand, sign);
        let mut done = modifier;
        loop {
            let value = self.arg(inst, operand)?;
            let ty = visa_type(self.element(value), sign);
            let Some(def) = self.baled(inst, operand) else {
                if let Some(constant) = self.state.function.as_constant(value) {
                    return immediate(constant, ty, lanes, done)
                        .ok_or_else(|| self.broken(inst, "a constant that no operand can be"));
                }
                let id = self.general(inst, value)?;
                let region = contiguous(self.lanes_of(value));
                let class = VectorClass::General { id: self.registers.typed(id, ty), row: 0, column: 0, region };
                return Ok(Vector { modifier: done, class });
            };
            let modifier = match self.role(def) {
                Baled::RdRegion => return Ok(Vector { modifier: done, ..self.region(def, ty, lanes)? }),
                Baled::Neg => Modifier::Neg,
                Baled::Abs => {
                    // An unsigned value cannot be negated.
                    sign = Sign::Signed;
                    Modifier::Abs
                }
                Baled::Not => Modifier::Not,
                Baled::ZExt => {
                    sign = Sign::Unsigned;
                    Modifier::None
                }
                Baled::SExt => {
                    sign = Sign::Signed;
                    Modifier::None
                }
                Baled::Main
                | Baled::WrRegion
                | Baled::Saturate
                | Baled::AddressAdd
                | Baled::NotPredicate
                | Baled::RdPredRegion
                | Baled::WrPredRegion
                | Baled::AnyAll => return Err(self.broken(def, "it is not a part of an operand")),
            };
            done = compose(done, modifier);
            (inst, operand) = (def, self.variable_operand(def));
        }
    }

    /// Returns the operand of a modifier: the one that is not constant.
    fn variable_operand(&self, inst: Inst) -> usize {
        let mut operands = self.state.function.operands(inst).iter();
        operands.position(|value| self.state.function.as_constant(*value).is_none()).unwrap_or_default()
    }

    /// Returns the region that an instruction reads, as a source operand.
    pub(super) fn region(&mut self, inst: Inst, ty: VisaType, lanes: u32) -> Result<Vector, Error> {
        let (source, value) = self.named(inst, Name::Src)?;
        if self.baled(inst, source).is_some() {
            return Err(self.broken(inst, "a region of what is no variable"));
        }
        let region = self.state.function.region(inst).ok_or_else(|| self.broken(inst, "it has no region"))?;
        let index = self.index(inst)?;
        let number = |number: i32| u8::try_from(number).map_err(|_| self.broken(inst, "a stride that is too large"));
        let shape = if lanes == 1 {
            Region::SCALAR
        } else if index.is_some_and(|address| address.rows > 1) {
            Region::rows(number(region.width)?, number(region.stride)?)
        } else if region.is_1d(lanes) {
            Region::source(number(region.stride)?, 1, 0)
        } else {
            Region::source(number(region.vstride)?, number(region.width)?, number(region.stride)?)
        };
        let class = match index {
            Some(address) => self.indirect(inst, address, region.offset, ty, shape)?,
            None => {
                let offset = u32::try_from(region.offset).map_err(|_| self.broken(inst, "an offset below 0"))?;
                let (row, column) = self.place(inst, offset, ty.bytes())?;
                let id = self.general(inst, value)?;
                VectorClass::General { id: self.registers.typed(id, ty), row, column, region: shape }
            }
        };
        Ok(Vector { modifier: Modifier::None, class })
    }

    fn indirect(
        &self,
        inst: Inst,
        address: Address,
        offset: i32,
        ty: VisaType,
        region: Region,
    ) -> Result<VectorClass, Error> {
        let offset = i16::try_from(offset + address.offset);
        let offset = offset.map_err(|_| self.broken(inst, "an offset of an address that is too large"))?;
        Ok(VectorClass::Indirect { id: address.id, addr_offset: address.element, offset, ty, region })
    }

    /// Returns the address that is the index of a region; `None` if the index is constant.
    fn index(&self, inst: Inst) -> Result<Option<Address>, Error> {
        let (operand, value) = self.named(inst, Name::Index)?;
        if self.state.function.as_constant(value).is_some() {
            return Ok(None);
        }
        let rows = self.lanes_of(value);
        let (value, offset, element) = match self.baled(inst, operand) {
            Some(read) if self.role(read) == Baled::RdRegion => {
                let byte = self.state.function.region(read).map_or(0, |region| region.offset);
                let element = u8::try_from(byte / Element::I16.bytes().cast_signed());
                (self.arg(read, 0)?, 0, element.map_err(|_| self.broken(read, "an address that there is not"))?)
            }
            Some(sum) => {
                let added = self.state.function.as_integer(self.arg(sum, 1)?);
                let added = added.and_then(|added| i32::try_from(added).ok());
                (self.arg(sum, 0)?, added.ok_or_else(|| self.broken(sum, "what is added is no constant"))?, 0)
            }
            None => (value, 0, 0),
        };
        match self.register(inst, value)? {
            Register::Address(id) => Ok(Some(Address { id, element, offset, rows })),
            Register::General(_) | Register::Predicate(_) | Register::Surface(_) => {
                Err(self.broken(inst, "the index of a region is no address"))
            }
        }
    }

    /// Returns the target of a region of a value.
    pub(super) fn region_target(&mut self, inst: Inst, result: Value, new: Value) -> Result<Target, Error> {
        let lanes = Lanes { count: self.lanes_of(new), first_bit: 0 };
        let target = Target { region: Some(inst), lanes, ..Target::whole(result, lanes.count) };
        if matches!(self.form(inst), Form::DestinationBits) {
            let first_bit = self.bit(inst)?;
            if self.op(inst) == Op::WrPredPredRegion {
                return Err(self.broken(inst, "a predicate that is written in part is not predicated"));
            }
            return Ok(Target { lanes: Lanes { first_bit, ..lanes }, ..target });
        }
        let (operand, _) = self.named(inst, Name::Mask)?;
        let (predicate, first_bit) = self.predicate(inst, operand, lanes.count)?;
        Ok(Target { predicate, lanes: Lanes { first_bit, ..lanes }, ..target })
    }

    /// Returns the destination operand.
    pub(super) fn dst(&mut self, inst: Inst, target: &Target, ty: VisaType, saturated: bool) -> Result<Vector, Error> {
        let modifier = if saturated || target.saturated { Modifier::Sat } else { Modifier::None };
        let vector = self.dst_element(inst, target, ty, 0)?;
        Ok(Vector { modifier, ..vector })
    }

    /// Returns the destination operand that starts at an element of the target.
    pub(super) fn dst_element(
        &mut self,
        inst: Inst,
        target: &Target,
        ty: VisaType,
        element: u32,
    ) -> Result<Vector, Error> {
        let (mut stride, mut offset, mut index) = (1, 0, None);
        if let Some(write) = target.region {
            let region = self.state.function.region(write).ok_or_else(|| self.broken(write, "it has no region"))?;
            if !region.is_1d(target.lanes.count) {
                return Err(self.broken(write, "a destination of more than one row"));
            }
            (stride, offset, index) =
                (if target.lanes.count == 1 { 1 } else { region.stride }, region.offset, self.index(write)?);
        }
        offset += i32::try_from(element).unwrap_or_default() * stride * i32::try_from(ty.bytes()).unwrap_or_default();
        let stride = u8::try_from(stride).map_err(|_| self.broken(inst, "a stride that is too large"))?;
        let region = Region::dst(stride);
        let class = match index {
            Some(address) => self.indirect(inst, address, offset, ty, region)?,
            None => {
                let offset = u32::try_from(offset).map_err(|_| self.broken(inst, "an offset below 0"))?;
                let (row, column) = self.place(inst, offset, ty.bytes())?;
                let id = self.general(inst, target.value)?;
                VectorClass::General { id: self.registers.typed(id, ty), row, column, region }
            }
        };
        Ok(Vector { modifier: Modifier::None, class })
    }

    /// Returns the first bit of a predicate that an instruction reads or writes.
    pub(super) fn bit(&self, inst: Inst) -> Result<u32, Error> {
        let offset = self.state.function.immediate(inst, Name::Offset).and_then(|offset| u32::try_from(offset).ok());
        offset.ok_or_else(|| self.broken(inst, "it has no place in the predicate"))
    }

    /// Returns a predicate operand.
    fn part_of_predicate(&self, user: Inst, operand: usize) -> Result<Bits, Error> {
        let (mut inst, mut operand) = (user, operand);
        let mut bits = Bits { predicate: Predicate::NONE, first: 0, count: 0 };
        loop {
            let value = self.arg(inst, operand)?;
            if let Some(constant) = self.state.function.as_constant(value) {
                return if constant.splat() == Some(1) && inst == user {
                    Ok(bits)
                } else {
                    Err(self.broken(inst, "a predicate that is a constant"))
                };
            }
            if bits.count == 0 || bits.predicate.combine != Combine::None && self.role(inst) == Baled::AnyAll {
                bits.count = self.lanes_of(value);
            }
            let Some(def) = self.baled(inst, operand) else {
                bits.predicate.id = self.predicate_id(inst, value)?;
                return Ok(bits);
            };
            match (self.role(def), self.form(def)) {
                (Baled::NotPredicate, _) => {
                    bits.predicate.inverse = !bits.predicate.inverse;
                    // `any` of a complement is set unless all bits are set.
                    bits.predicate.combine = match bits.predicate.combine {
                        Combine::None => Combine::None,
                        Combine::Any => Combine::All,
                        Combine::All => Combine::Any,
                    };
                }
                (Baled::RdPredRegion, _) => bits.first += self.bit(def)?,
                (Baled::AnyAll, Form::Combined(combine)) if bits.predicate.combine == Combine::None => {
                    bits.predicate.combine = combine;
                }
                (_, _) => return Err(self.broken(def, "it is not a part of a predicate")),
            }
            (inst, operand) = (def, self.variable_operand(def));
        }
    }

    /// Returns a predicate operand for an instruction of `lanes` channels, and its first relevant bit. The instruction
    /// combines bits over its own number of channels; other combinations are computed before.
    pub(super) fn predicate(&mut self, user: Inst, operand: usize, lanes: u32) -> Result<(Predicate, u32), Error> {
        let bits = self.part_of_predicate(user, operand)?;
        if bits.predicate.combine == Combine::None || bits.count == lanes {
            return Ok((bits.predicate, bits.first));
        }
        let id = self.combined(user, bits)?;
        Ok((Predicate { id, inverse: bits.predicate.inverse, combine: Combine::None }, 0))
    }

    /// Returns the condition of a jump, and its number of channels: those over which bits are combined.
    pub(super) fn jump_condition(&mut self, branch: Inst) -> Result<(Predicate, u32), Error> {
        let bits = self.part_of_predicate(branch, 0)?;
        let lanes = if bits.predicate.combine == Combine::None || bits.first > 0 { 1 } else { bits.count };
        let (predicate, _) = self.predicate(branch, 0, lanes)?;
        Ok((predicate, lanes))
    }

    /// Writes one predicate bit: the combination of those of another predicate.
    fn combined(&mut self, inst: Inst, bits: Bits) -> Result<PredicateId, Error> {
        let number = self.bits_of(inst, bits.predicate.id)?;
        let mask = (u64::from(u32::MAX) >> (32 - bits.count.clamp(1, 32))) << bits.first;
        let mask = crate::immediate::number(VisaType::Ud, mask);
        self.on_bits(inst, Visa::And, number, mask)?;
        let (condition, with) = match bits.predicate.combine {
            Combine::All => (Condition::Eq, mask),
            Combine::Any | Combine::None => (Condition::Ne, crate::immediate::number(VisaType::Ud, 0)),
        };
        let id = self.registers.scratch_predicate().ok_or_else(|| self.broken(inst, "too many predicates"))?;
        let given = [
            (Role::Condition, Argument::Word(condition.code())),
            (Role::Dst, Argument::Vector(self.predicate_vector(id))),
            (Role::Src0, Argument::Vector(scalar(number, 0, 0))),
            (Role::Src1, Argument::Vector(with)),
        ];
        self.push(inst, Visa::Cmp, Lanes { count: 1, first_bit: 0 }, &given)?;
        Ok(id)
    }
}

/// Predicate bits as an operand.
#[derive(Clone, Copy, Debug)]
struct Bits {
    predicate: Predicate,
    /// The first relevant bit.
    first: u32,
    /// The number of relevant bits.
    count: u32,
}

/// An address and its constant offset.
#[derive(Clone, Copy, Debug)]
struct Address {
    id: visa::variable::AddressId,
    /// The first element of the address vector.
    element: u8,
    offset: i32,
    /// The number of addresses: one, or one for each row.
    rows: u32,
}

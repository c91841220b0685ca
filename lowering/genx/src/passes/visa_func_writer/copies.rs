//! Writes copies of values, and moves to and from constants, predicates and addresses.

use visa::Type as VisaType;
use visa::instruction::Value as Argument;
use visa::operand::{ExecSize, Modifier, Region, StateId, Vector, VectorClass};
use visa::table::{Op as Visa, Role};
use visa::variable::{GeneralId, PredicateId};

use super::operand::{Target, scalar};
use super::{Lanes, Register, Sign, Writer, visa_type};
use crate::constant::Constant;
use crate::error::Error;
use crate::immediate::{self, number};
use crate::ir::{Inst, Value};
use crate::passes::category;
use crate::table::{Name, Op};
use crate::types::{Element, Type};

/// Maximal number of registers that an instruction writes.
const REGISTERS: u32 = 2;
/// Maximal number of channels of an instruction.
const MAX_LANES: u32 = 32;

const ONE: Lanes = Lanes { count: 1, first_bit: 0 };

/// The integers 0 to 7 as a packed vector.
const RAMP: u64 = 0x7654_3210;
/// Number of integers in [`RAMP`].
const FIRST: u32 = 8;

/// A ramp of integers at equal distances, modulo their width. The first eight are packed; each following part is at
/// most as long as the parts before it, with a constant added.
struct Ramp {
    base: u64,
    step: i64,
    /// For each part after the first: its first element, its length, and the constant that is added to the first
    /// elements.
    rest: Vec<(u32, u32, u64)>,
}

impl Ramp {
    /// Returns the ramp of the elements of a constant: of words or larger, longer than a packed vector, with steps of
    /// 16 bits. Steps of 64-bit elements are powers of two, because 64-bit products are avoided.
    fn of(elements: &[u64], ty: Type, grf_bytes: u32) -> Option<Self> {
        let bits = ty.element.bits();
        let [base, next, ..] = *elements else { return None };
        if ty.element.is_float() || bits < 16 || elements.len() < FIRST as usize {
            return None;
        }
        let unused = 64 - bits;
        let step = (next.wrapping_sub(base) << unused).cast_signed() >> unused;
        let masked = |number: u64| number << unused >> unused;
        let at = |index: u64| masked(base.wrapping_add(step.cast_unsigned().wrapping_mul(index)));
        let is_ramp = elements.iter().zip(0..u64::from(FIRST)).all(|(element, index)| *element == at(index));
        let most = (REGISTERS * grf_bytes / ty.element.bytes()).min(MAX_LANES);
        let (mut rest, mut done) = (Vec::new(), FIRST);
        while done < ty.count() {
            let count = 1 << (ty.count() - done).min(done).min(most).ilog2();
            let part = elements.get(done as usize..(done + count) as usize)?;
            let added = masked(part[0].wrapping_sub(base));
            if part.iter().zip(elements).any(|(element, before)| *element != masked(before.wrapping_add(added))) {
                return None;
            }
            rest.push((done, count, added));
            done += count;
        }
        let is_small = i16::try_from(step).is_ok_and(|step| bits < 64 || (step > 0 && step.count_ones() == 1));
        (is_ramp && step != 0 && is_small).then_some(Self { base, step, rest })
    }
}

/// Returns equal bytes or words as dwords, if they fill whole ones.
fn widened(elements: &[u64], ty: Type) -> Option<Vec<u64>> {
    let bytes = ty.element.bytes();
    let first = *elements.first()?;
    let fits = bytes < 4 && ty.bytes().is_multiple_of(4) && elements.iter().all(|element| *element == first);
    let dword = (0..4 / bytes.max(1)).fold(0, |bits, index| bits | first << (8 * bytes * index));
    fits.then(|| vec![dword; ty.bytes() as usize / 4])
}

/// Returns the one element of a variable, as destination.
fn dst_scalar(id: GeneralId) -> Vector {
    let class = VectorClass::General { id, row: 0, column: 0, region: Region::dst(1) };
    Vector { modifier: Modifier::None, class }
}

impl Writer<'_> {
    /// Copies a value to other registers; emits no instruction if they are the same.
    pub(super) fn copy(&mut self, inst: Inst, target: &Target) -> Result<(), Error> {
        let source = self.arg(inst, 0)?;
        if let Some(constant) = self.state.function.as_constant(source) {
            let constant = constant.clone();
            return self.constant(inst, &constant, target);
        }
        if target.region.is_none() && self.state.liveness.same(source, target.value) {
            return Ok(());
        }
        match (self.register(inst, source)?, self.register(inst, target.value)?) {
            (Register::General(_), Register::General(_)) => self.copy_registers(inst, source, target),
            (Register::General(from), Register::Predicate(to)) => {
                let from = self.registers.typed(from, self.bits_type(inst, target.value)?);
                let given = [
                    (Role::Dst, Argument::Vector(self.predicate_vector(to))),
                    (Role::Src0, Argument::Vector(scalar(from, 0, 0))),
                ];
                self.push(inst, Visa::Setp, target.lanes, &given)
            }
            (Register::Predicate(from), Register::General(_)) => {
                let dst = self.dst_element(inst, target, self.bits_type(inst, source)?, 0)?;
                let given =
                    [(Role::Dst, Argument::Vector(dst)), (Role::Src0, Argument::Vector(self.predicate_vector(from)))];
                self.push(inst, Visa::Mov, ONE, &given)
            }
            (Register::Predicate(from), Register::Predicate(to)) => {
                let from = self.predicate_vector(from);
                let given = [(Role::Dst, self.predicate_vector(to)), (Role::Src0, from), (Role::Src1, from)]
                    .map(|(role, vector)| (role, Argument::Vector(vector)));
                self.push(inst, Visa::Or, target.lanes, &given)
            }
            (Register::General(from), Register::Surface(to)) => {
                let from = self.registers.typed(from, VisaType::Ud);
                let state = VectorClass::State { id: StateId::Surface(to), offset: 0 };
                let dst = Vector { modifier: Modifier::None, class: state };
                let given = [(Role::Dst, Argument::Vector(dst)), (Role::Src0, Argument::Vector(scalar(from, 0, 0)))];
                self.push(inst, Visa::Movs, ONE, &given)
            }
            (Register::Surface(_), _)
            | (Register::Address(_), _)
            | (_, Register::Address(_))
            | (Register::Predicate(_), Register::Surface(_)) => {
                Err(self.broken(inst, "there is no move between these kinds of registers"))
            }
        }
    }

    /// Returns the type of the bits of a predicate as a number.
    fn bits_type(&self, inst: Inst, predicate: Value) -> Result<VisaType, Error> {
        match self.lanes_of(predicate) {
            1..=8 => Ok(VisaType::Ub),
            16 => Ok(VisaType::Uw),
            32 => Ok(VisaType::Ud),
            bits => Err(self.broken(inst, format!("a predicate of {bits} bits is no number"))),
        }
    }

    /// Writes moves of the largest number of bytes per instruction.
    fn copy_registers(&mut self, inst: Inst, source: Value, target: &Target) -> Result<(), Error> {
        if target.region.is_some() || !target.predicate.is_none() {
            return Err(self.broken(inst, "a copy writes a whole value"));
        }
        let bytes = self.state.function.ty(source).bytes();
        let ty = if bytes.is_multiple_of(4) {
            VisaType::Ud
        } else if bytes.is_multiple_of(2) {
            VisaType::Uw
        } else {
            VisaType::Ub
        };
        let from = self.general(inst, source)?;
        let from = self.registers.typed(from, ty);
        for (first, count) in self.parts(bytes / ty.bytes(), ty) {
            let (row, column) = self.place(inst, first * ty.bytes(), ty.bytes())?;
            let region = if count == 1 { Region::SCALAR } else { Region::source(1, 1, 0) };
            let class = VectorClass::General { id: from, row, column, region };
            let source = Vector { modifier: Modifier::None, class };
            self.move_part(inst, target, ty, (first, count), source)?;
        }
        Ok(())
    }

    fn move_part(
        &mut self,
        inst: Inst,
        target: &Target,
        ty: VisaType,
        (first, count): (u32, u32),
        source: Vector,
    ) -> Result<(), Error> {
        let dst = self.dst_element(inst, target, ty, first)?;
        let given = [
            (Role::Dst, Argument::Vector(dst)),
            (Role::Src0, Argument::Vector(source)),
            (Role::Predicate, Argument::Predicate(target.predicate)),
        ];
        self.push(inst, Visa::Mov, Lanes { count, ..target.lanes }, &given)
    }

    /// Splits elements into parts that an instruction can write: the first elements and lengths.
    fn parts(&self, elements: u32, ty: VisaType) -> Vec<(u32, u32)> {
        let most = (REGISTERS * self.state.platform.grf_bytes() / ty.bytes()).min(MAX_LANES);
        let mut parts = Vec::new();
        let mut first = 0;
        while first < elements {
            let count = 1 << (elements - first).min(most).ilog2();
            parts.push((first, count));
            first += count;
        }
        parts
    }

    /// Writes moves that load a constant: a broadcast number, packed vectors, or single elements.
    fn constant(&mut self, inst: Inst, constant: &Constant, target: &Target) -> Result<(), Error> {
        let ty = self.state.function.ty(self.result(inst)?);
        let Some(elements) = constant.elements(ty) else { return Ok(()) };
        if ty.element == Element::I1 {
            return self.constant_bits(inst, &elements, target);
        }
        if target.region.is_none()
            && let Some(ramp) = Ramp::of(&elements, ty, self.state.platform.grf_bytes())
        {
            return self.ramp(inst, &ramp, ty, target);
        }
        let (elements, visa) = match widened(&elements, ty) {
            Some(dwords) if target.region.is_none() => (dwords, VisaType::Ud),
            Some(_) | None => (elements, visa_type(ty.element, Sign::Copied)),
        };
        // There are no constants of type `bf`: their bits are moved.
        let visa = if visa == VisaType::Bf { VisaType::Uw } else { visa };
        for (first, count) in self.parts(u32::try_from(elements.len()).unwrap_or_default(), visa) {
            self.constant_part(inst, &elements, visa, (first, count), target)?;
        }
        Ok(())
    }

    /// Loads a ramp: the first eight elements from a packed vector, the others from those before them.
    fn ramp(&mut self, inst: Inst, ramp: &Ramp, ty: Type, target: &Target) -> Result<(), Error> {
        let visa = visa_type(ty.element, Sign::Copied);
        let id = self.general(inst, target.value)?;
        let id = self.registers.typed(id, visa);
        let own = |count: u32| {
            let region = if count == 1 { Region::SCALAR } else { Region::source(1, 1, 0) };
            let class = VectorClass::General { id, row: 0, column: 0, region };
            Vector { modifier: Modifier::None, class }
        };
        let mut given: Vec<(Visa, Option<Vector>, Vector)> = vec![(Visa::Mov, None, number(VisaType::Uv, RAMP))];
        if let (true, Ok(step)) = (ramp.step != 1, i16::try_from(ramp.step)) {
            given.push(if step > 0 && step.count_ones() == 1 {
                (Visa::Shl, Some(own(FIRST)), immediate::scalar(VisaType::Uw, step.trailing_zeros().into()))
            } else {
                (Visa::Mul, Some(own(FIRST)), immediate::scalar(VisaType::W, ramp.step.cast_unsigned()))
            });
        }
        if ramp.base != 0 {
            given.push((Visa::Add, Some(own(FIRST)), immediate::scalar(visa, ramp.base)));
        }
        for (op, first, last) in given {
            self.part_of_ramp(inst, op, visa, target, (0, FIRST), first, last)?;
        }
        for (first, count, added) in &ramp.rest {
            let added = immediate::scalar(visa, *added);
            self.part_of_ramp(inst, Visa::Add, visa, target, (*first, *count), Some(own(*count)), added)?;
        }
        Ok(())
    }

    #[expect(clippy::too_many_arguments, reason = "an instruction")]
    fn part_of_ramp(
        &mut self,
        inst: Inst,
        op: Visa,
        ty: VisaType,
        target: &Target,
        (first, count): (u32, u32),
        source: Option<Vector>,
        last: Vector,
    ) -> Result<(), Error> {
        let dst = self.dst_element(inst, target, ty, first)?;
        let mut given = vec![(Role::Dst, Argument::Vector(dst))];
        match source {
            Some(source) => {
                given.extend([(Role::Src0, Argument::Vector(source)), (Role::Src1, Argument::Vector(last))])
            }
            None => given.push((Role::Src0, Argument::Vector(last))),
        }
        self.push(inst, op, Lanes { count, ..target.lanes }, &given)
    }

    /// Loads a part of a constant, halved until each part is a broadcast number or packed.
    fn constant_part(
        &mut self,
        inst: Inst,
        elements: &[u64],
        ty: VisaType,
        (first, count): (u32, u32),
        target: &Target,
    ) -> Result<(), Error> {
        let part = elements.get(first as usize..(first + count) as usize).unwrap_or_default();
        let own = immediate::packed(part, ty).map(|source| (ty, source));
        // The dwords may be packed as floats.
        let float = || immediate::packed(part, VisaType::F).filter(|_| ty == VisaType::Ud);
        match own.or_else(|| float().map(|source| (VisaType::F, source))) {
            Some((ty, source)) => self.move_part(inst, target, ty, (first, count), source),
            None => {
                let half = count / 2;
                self.constant_part(inst, elements, ty, (first, half), target)?;
                self.constant_part(inst, elements, ty, (first + half, half), target)
            }
        }
    }

    fn constant_bits(&mut self, inst: Inst, elements: &[u64], target: &Target) -> Result<(), Error> {
        let dst = self.predicate_vector(self.predicate_id(inst, target.value)?);
        let bits = elements.iter().zip(0u32..).fold(0, |bits, (bit, index)| bits | (bit & 1) << index);
        let ty = if elements.len() > 16 { VisaType::Ud } else { VisaType::Uw };
        let given = [(Role::Dst, Argument::Vector(dst)), (Role::Src0, Argument::Vector(number(ty, bits)))];
        self.push(inst, Visa::Setp, target.lanes, &given)
    }

    /// Moves the bits of a predicate to a new general variable. The bits after them are those of the flag register.
    pub(super) fn bits_of(&mut self, inst: Inst, predicate: PredicateId) -> Result<GeneralId, Error> {
        let id = self.registers.scratch(VisaType::Ud);
        let from = self.predicate_vector(predicate);
        let given = [(Role::Dst, dst_scalar(id)), (Role::Src0, from)];
        self.push(inst, Visa::Mov, ONE, &given.map(|(role, vector)| (role, Argument::Vector(vector))))?;
        Ok(id)
    }

    /// Writes an operation on bits in a general variable.
    pub(super) fn on_bits(&mut self, inst: Inst, op: Visa, id: GeneralId, with: Vector) -> Result<(), Error> {
        let given = [(Role::Dst, dst_scalar(id)), (Role::Src0, scalar(id, 0, 0)), (Role::Src1, with)];
        self.push(inst, op, ONE, &given.map(|(role, vector)| (role, Argument::Vector(vector))))
    }

    fn set_bits(&mut self, inst: Inst, to: Value, bits: GeneralId) -> Result<(), Error> {
        let dst = self.predicate_vector(self.predicate_id(inst, to)?);
        let given =
            [(Role::Dst, dst), (Role::Src0, scalar(bits, 0, 0))].map(|(role, vector)| (role, Argument::Vector(vector)));
        self.push(inst, Visa::Setp, Lanes { count: self.lanes_of(to), first_bit: 0 }, &given)
    }

    /// Reads a part of a predicate that its user cannot access, through a general variable.
    pub(super) fn read_bits(&mut self, inst: Inst, target: &Target) -> Result<(), Error> {
        let source = self.arg(inst, 0)?;
        let bits = self.bits_of(inst, self.predicate_id(inst, source)?)?;
        let first = self.bit(inst)?;
        self.on_bits(inst, Visa::Shr, bits, number(VisaType::Ud, first.into()))?;
        self.set_bits(inst, target.value, bits)
    }

    /// Writes a predicate into another one, through general variables.
    pub(super) fn copy_bits(&mut self, inst: Inst, operand: usize, target: &Target) -> Result<(), Error> {
        let new = self.arg(inst, operand)?;
        let mask = (u64::from(u32::MAX) >> (32 - self.lanes_of(new).clamp(1, 32))) << target.lanes.first_bit;
        let part = self.bits_of(inst, self.predicate_id(inst, new)?)?;
        self.on_bits(inst, Visa::Shl, part, number(VisaType::Ud, target.lanes.first_bit.into()))?;
        self.on_bits(inst, Visa::And, part, number(VisaType::Ud, mask))?;
        let (_, old) = self.named(inst, Name::Old)?;
        if self.state.function.as_constant(old).is_some() {
            return self.set_bits(inst, target.value, part);
        }
        let all = self.bits_of(inst, self.predicate_id(inst, target.value)?)?;
        self.on_bits(inst, Visa::And, all, number(VisaType::Ud, !mask & u64::from(u32::MAX)))?;
        self.on_bits(inst, Visa::Or, all, scalar(part, 0, 0))?;
        self.set_bits(inst, target.value, all)
    }

    /// Writes the computation of an address: `addr_add` of the vector that its region accesses, or of another address.
    pub(super) fn address(&mut self, inst: Inst) -> Result<(), Error> {
        let function = &self.state.function;
        let result = self.result(inst)?;
        let Register::Address(id) = self.register(inst, result)? else {
            return Err(self.broken(inst, "the result is no address"));
        };
        let count = self.lanes_of(result);
        let width = ExecSize::of(count).ok_or_else(|| self.broken(inst, format!("{count} addresses")))?;
        let dst = VectorClass::Address { id, offset: 0, width };
        let (base, added) = if self.op(inst) == Op::AddAddr {
            let Register::Address(from) = self.register(inst, self.arg(inst, 0)?)? else {
                return Err(self.broken(inst, "the operand is no address"));
            };
            (VectorClass::Address { id: from, offset: 0, width }, 1)
        } else {
            let region = category::regions(function, result).first().copied();
            let region = region.ok_or_else(|| self.broken(inst, "no region has the address"))?;
            let vector = category::base(function, region).ok_or_else(|| self.broken(region, "a region of nothing"))?;
            let offset = function.immediate(inst, Name::Offset).and_then(|offset| u32::try_from(offset).ok());
            let id = self.general(inst, vector)?;
            let ty: Type = function.ty(vector);
            let element = visa_type(ty.element, Sign::Copied);
            let (row, column) = self.place(inst, offset.unwrap_or_default(), element.bytes())?;
            (VectorClass::AddressOf { id: self.registers.typed(id, element), row, column }, 0)
        };
        let added = self.source(inst, added, Sign::Unsigned, count)?;
        let [dst, base] = [dst, base].map(|class| Vector { modifier: Modifier::None, class });
        let given = [(Role::Dst, dst), (Role::Src0, base), (Role::Src1, added)]
            .map(|(role, vector)| (role, Argument::Vector(vector)));
        self.push(inst, Visa::AddrAdd, Lanes { count, first_bit: 0 }, &given)
    }
}

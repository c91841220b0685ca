//! Writes messages and matrix products, whose operands are whole registers.

use visa::instruction::Value as Argument;
use visa::operand::{Modifier, Raw, Region, Vector, VectorClass};
use visa::table::{Kind, Op as Visa, Role};
use visa::types::TypeSet;
use visa::variable::SurfaceId;
use visa::word::{AddressSize, DataOrder, Power, SvmBlock};
use visa::{Type as VisaType, types};

use super::operand::Target;
use super::{Given, Lanes, Register, Sign, Writer, visa_type};
use crate::baling::Role as Baled;
use crate::error::Error;
use crate::ir::{Function, Inst, Value};
use crate::lsc;
use crate::table::form::{self, Message, Part};
use crate::table::{Effect, Name};
use crate::types::{Element, Type};

/// The surface index that denotes shared local memory; see [`form::SLM`].
const SLM: SurfaceId = SurfaceId(0);
/// Bytes of an oword.
const OWORD: u32 = 16;

/// Returns whether a write has a result without uses.
fn is_unused(function: &Function, inst: Inst) -> bool {
    function.op(inst).definition().effect == Effect::Write
        && function.result(inst).is_some_and(|result| function.uses(result).is_empty())
}

impl Writer<'_> {
    /// Writes a message.
    pub(super) fn message(&mut self, inst: Inst, message: &Message, target: Option<&Target>) -> Result<(), Error> {
        let atomic = self.state.function.immediate(inst, Name::AtomicOp);
        let op = atomic.map_or(Some(message.op), lsc::atomic);
        let op = op.ok_or_else(|| self.broken(inst, "there is no such atomic operation"))?;
        let mut given = Given::new();
        for (role, part) in message.parts {
            given.push((*role, self.part(inst, message, *role, *part, target)?));
        }
        let count = match message.lanes {
            form::Lanes::One => 1,
            form::Lanes::Of(name) => self.lanes_of(self.named(inst, name)?.1),
            form::Lanes::UnlessTransposed(name) => {
                let order =
                    self.state.function.immediate(inst, Name::Transposed).and_then(|code| u32::try_from(code).ok());
                match order.and_then(DataOrder::from_code) {
                    Some(DataOrder::Transpose) => 1,
                    Some(DataOrder::NonTranspose) | None => self.lanes_of(self.named(inst, name)?.1),
                }
            }
        };
        let mut first_bit = 0;
        if let Ok((operand, _)) = self.named(inst, Name::Mask)
            && op.definition().field(Role::Predicate).is_some()
        {
            let predicate;
            (predicate, first_bit) = self.predicate(inst, operand, count)?;
            given.push((Role::Predicate, Argument::Predicate(predicate)));
        }
        self.push(inst, op, Lanes { count, first_bit }, &given)
    }

    /// Returns the type of the data of a message: the stored value, or the result.
    fn data(&self, inst: Inst) -> Result<Type, Error> {
        let function = &self.state.function;
        let data = function.operand(inst, Name::Data).or_else(|| function.result(inst));
        data.map(|data| function.ty(data)).ok_or_else(|| self.broken(inst, "it has no data"))
    }

    fn part(
        &mut self,
        inst: Inst,
        message: &Message,
        role: Role,
        part: Part,
        target: Option<&Target>,
    ) -> Result<Argument, Error> {
        let word = |number: i64| Argument::Word(u32::try_from(number & i64::from(u32::MAX)).unwrap_or_default());
        Ok(match part {
            Part::Code(code) => Argument::Word(code),
            Part::Number(name) => word(
                self.state.function.immediate(inst, name).ok_or_else(|| self.broken(inst, format!("no `{name}`")))?,
            ),
            Part::Null => Argument::Raw(Raw::NULL),
            Part::Owords => {
                let bytes = self.data(inst)?.bytes();
                let owords = bytes / OWORD;
                if !bytes.is_multiple_of(OWORD) || !owords.is_power_of_two() || owords > 16 {
                    return Err(self.broken(inst, format!("no message has {bytes} bytes")));
                }
                Argument::Word(Power::ALL.get(owords.ilog2() as usize).map_or(0, |power| power.code()))
            }
            Part::Block => {
                let element = self.data(inst)?.element;
                let block = match element.bytes() {
                    1 => SvmBlock::N1,
                    4 => SvmBlock::N4,
                    8 => SvmBlock::N8,
                    bytes => return Err(self.broken(inst, format!("no message has elements of {bytes} bytes"))),
                };
                Argument::Word(block.code())
            }
            Part::AddressSize(name) => {
                let (_, addresses) = self.named(inst, name)?;
                let size = match self.element(addresses) {
                    Element::I64 => AddressSize::A64,
                    Element::I32 => AddressSize::A32,
                    Element::I16 => AddressSize::A16,
                    Element::I1 | Element::I8 | Element::F16 | Element::BF16 | Element::F32 | Element::F64 => {
                        return Err(self.broken(inst, "the addresses are no addresses"));
                    }
                };
                Argument::Word(size.code())
            }
            // The hardware returns nothing then.
            Part::Result if is_unused(&self.state.function, inst) => Argument::Raw(Raw::NULL),
            Part::Result => {
                let target = target.ok_or_else(|| self.broken(inst, "it has no result"))?;
                Argument::Raw(self.raw_target(inst, message.op, role, target)?)
            }
            Part::Operand(name) => {
                let (operand, value) = self.named(inst, name)?;
                match message.op.definition().field(role).map(|field| field.kind) {
                    Some(Kind::Raw(rule)) => Argument::Raw(self.raw(inst, operand, rule.types)?),
                    Some(Kind::Surface) => Argument::Surface(self.surface(inst, value)?),
                    Some(
                        Kind::Exec
                        | Kind::Elements
                        | Kind::Predicate
                        | Kind::Vector(_)
                        | Kind::Sampler
                        | Kind::Label(_)
                        | Kind::LabelCount
                        | Kind::Labels
                        | Kind::Word(..)
                        | Kind::Lifetime
                        | Kind::Text
                        | Kind::Function,
                    )
                    | None => Argument::Vector(self.source(inst, operand, Sign::Unsigned, 1)?),
                }
            }
        })
    }

    /// Returns the vISA type by which a message accesses a value.
    fn message_type(&self, inst: Inst, ty: Type, allowed: TypeSet) -> Result<VisaType, Error> {
        let own = [Sign::Copied, Sign::Signed].map(|sign| visa_type(ty.element, sign));
        let others = [VisaType::Ud, VisaType::Uq];
        let found = own
            .into_iter()
            .chain(others)
            .find(|other| allowed.contains(*other) && ty.bytes().is_multiple_of(other.bytes()));
        found.ok_or_else(|| self.broken(inst, format!("no message takes {ty}")))
    }

    /// Returns a raw operand: a value, or a region of whole registers.
    fn raw(&mut self, inst: Inst, operand: usize, allowed: TypeSet) -> Result<Raw, Error> {
        let mut value = self.arg(inst, operand)?;
        let mut offset = 0;
        if let Some(def) = self.baled(inst, operand) {
            let region = self.state.function.region(def).filter(|_| self.role(def) == Baled::RdRegion);
            let region = region.ok_or_else(|| self.broken(def, "it is no region of registers"))?;
            if !region.is_contiguous(self.lanes_of(value)) {
                return Err(self.broken(def, "registers that are not side by side"));
            }
            offset = u16::try_from(region.offset).map_err(|_| self.broken(def, "an offset that is too large"))?;
            (_, value) = self.named(def, Name::Src)?;
        }
        let ty = self.message_type(inst, self.state.function.ty(value), allowed)?;
        let id = self.general(inst, value)?;
        Ok(Raw { id: self.registers.typed(id, ty), offset })
    }

    /// Returns the raw destination.
    fn raw_target(&mut self, inst: Inst, op: Visa, role: Role, target: &Target) -> Result<Raw, Error> {
        let allowed = match op.definition().field(role).map(|field| field.kind) {
            Some(Kind::Raw(rule)) => rule.types,
            Some(_) | None => TypeSet::ANY,
        };
        let mut offset = 0;
        if let Some(write) = target.region {
            let region = self.state.function.region(write);
            let region = region.filter(|region| region.is_contiguous(target.lanes.count));
            let region = region.ok_or_else(|| self.broken(write, "registers that are not side by side"))?;
            offset = u16::try_from(region.offset).map_err(|_| self.broken(write, "an offset that is too large"))?;
        }
        let ty = self.message_type(inst, self.state.function.ty(target.value), allowed)?;
        let id = self.general(inst, target.value)?;
        Ok(Raw { id: self.registers.typed(id, ty), offset })
    }

    fn surface(&self, inst: Inst, value: Value) -> Result<SurfaceId, Error> {
        if let Some(number) = self.state.function.as_integer(value) {
            return if number == form::SLM {
                Ok(SLM)
            } else {
                Err(self.broken(inst, format!("there is no surface {number}")))
            };
        }
        match self.register(inst, value)? {
            Register::Surface(id) => Ok(id),
            Register::General(_) | Register::Address(_) | Register::Predicate(_) => {
                Err(self.broken(inst, "the operand is no surface"))
            }
        }
    }

    /// Writes a matrix product.
    pub(super) fn product(&mut self, inst: Inst, target: &Target) -> Result<(), Error> {
        const SUMS: TypeSet = types![F, Hf, Bf, D];
        const ELEMENTS: TypeSet = types![Ud];
        let dst = self.raw_target(inst, Visa::Dpas, Role::Dst, &Target { ..*target })?;
        let (operand, acc) = self.named(inst, Name::Acc)?;
        let acc =
            if self.state.function.as_constant(acc).is_some() { Raw::NULL } else { self.raw(inst, operand, SUMS)? };
        let (weights, _) = self.named(inst, Name::Weights)?;
        let weights = self.raw(inst, weights, ELEMENTS)?;
        let (activation, _) = self.named(inst, Name::Activation)?;
        let activation = self.raw(inst, activation, ELEMENTS)?;
        let (row, column) = self.place(inst, u32::from(activation.offset), VisaType::Ud.bytes())?;
        let class = VectorClass::General { id: activation.id, row, column, region: Region::source(1, 1, 0) };
        let activation = Vector { modifier: Modifier::None, class };
        let mut shape = 0;
        for (index, name) in
            [Name::WeightsPrecision, Name::ActivationPrecision, Name::Depth, Name::Repeat].into_iter().enumerate()
        {
            let number = self.state.function.immediate(inst, name).and_then(|number| u8::try_from(number).ok());
            let number = number.ok_or_else(|| self.broken(inst, format!("an unknown `{name}`")))?;
            shape |= u32::from(number) << (8 * index);
        }
        let count = u32::from(self.state.platform.info().dpas_channels);
        let given = [
            (Role::Dst, Argument::Raw(dst)),
            (Role::Src0, Argument::Raw(acc)),
            (Role::Src1, Argument::Raw(weights)),
            (Role::Src2, Argument::Vector(activation)),
            (Role::Dpas, Argument::Word(shape)),
        ];
        self.push(inst, Visa::Dpas, Lanes { count: count.max(1), first_bit: 0 }, &given)
    }
}

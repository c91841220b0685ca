//! Applies functions lane by lane to vector registers.

use super::Ctx;
use crate::fault::Exec;
use crate::register::{Mask, Register};
use crate::value::Value;
use pto_isa::Name;
use pto_isa::types::{DType, MaskGranularity};
use pto_isa::{TypeDesc, codes};
use pto_numerics::{Element, Undefined};
use std::sync::Arc;

impl Ctx<'_, '_> {
    /// Returns the element type and number of lanes of a result that is a vector register or virtual vector.
    pub fn shape_of_result(&self, name: Name) -> Exec<(DType, usize)> {
        match self.result_type(name) {
            TypeDesc::Vreg { lanes, dtype } | TypeDesc::VmiVreg { lanes, dtype, .. } => Ok((dtype, self.held(lanes)?)),
            other => Err(self.fault(codes::RUN_MALFORMED, format!("expected a vector register, found {other}"))),
        }
    }

    /// Returns the granularity of a result that is a predicate: bytes per lane.
    pub fn granularity_of_result(&self, name: Name) -> Exec<MaskGranularity> {
        match self.result_type(name) {
            TypeDesc::Mask(granularity) => Ok(granularity),
            other => Err(self.fault(codes::RUN_MALFORMED, format!("expected a predicate, found {other}"))),
        }
    }

    /// Computes a register from the results of `f` for each active lane. Inactive lanes are zero; lanes for which `f`
    /// returns no value have none. Source of zeroing: PTO ISA manual, vector instruction set.
    pub fn lanes(
        &mut self,
        result: Name,
        mask: &Mask,
        mut f: impl FnMut(usize) -> Option<Result<Element, Undefined>>,
    ) -> Exec<Register> {
        let (dtype, lanes) = self.shape_of_result(result)?;
        let width = dtype.bytes() as usize;
        let mut made = Register::zero(dtype, lanes);
        for lane in 0..lanes {
            if mask.get(lane, width) {
                let value = f(lane).transpose().map_err(|why| self.undefined(why, format_args!("lane {lane}")))?;
                made.set_lane(lane, value);
            }
        }
        Ok(made)
    }

    /// Computes `result[i] = f(input[i])` for active lanes.
    pub fn lanes1(
        &mut self,
        input: Name,
        mask: Name,
        mut f: impl FnMut(Element) -> Result<Element, Undefined>,
    ) -> Exec {
        let (input, mask) = (self.register(input)?, self.mask(mask)?);
        let made = self.lanes(Name::Result, &mask, |lane| Some(f(input.lane(lane)?)))?;
        self.give_register(Name::Result, made);
        Ok(())
    }

    /// Computes `result[i] = f(lhs[i], rhs[i])` for active lanes.
    pub fn lanes2(
        &mut self,
        lhs: Name,
        rhs: Name,
        mask: Name,
        mut f: impl FnMut(Element, Element) -> Result<Element, Undefined>,
    ) -> Exec {
        let (lhs, rhs, mask) = (self.register(lhs)?, self.register(rhs)?, self.mask(mask)?);
        let made = self.lanes(Name::Result, &mask, |lane| Some(f(lhs.lane(lane)?, rhs.lane(lane)?)))?;
        self.give_register(Name::Result, made);
        Ok(())
    }

    /// Returns a lane of an operand; fails if it has no value, which predicates and addresses need.
    pub fn valued(&self, name: Name, register: &Register, lane: usize) -> Exec<Element> {
        register.lane(lane).ok_or_else(|| {
            self.fault(codes::RUN_UNINITIALISED, format!("expected a value in lane {lane} of `{name}`, found none"))
        })
    }

    /// Sets the result to a register.
    pub fn give_register(&mut self, name: Name, register: Register) {
        self.give(name, Value::Register(Arc::new(register)));
    }

    /// Sets the result to a predicate.
    pub fn give_mask(&mut self, name: Name, mask: Mask) {
        self.give(name, Value::Mask(Arc::new(mask)));
    }
}

//! Operations on channels, with sources of the same kind.

use super::registers::Denormals;
use super::thread::Thread;
use super::value::{Number, round};
use super::{Fault, Result};
use crate::instruction::Instruction;
use crate::operand::{Exec, Modifier, Predicate, Vector};
use crate::table::{Op, Role};
use crate::types::Type;

/// An operation on the integers of a channel; the types are those of the destination and of the first source.
pub(super) type Integers = fn([i128; 4], Types) -> Result<i128>;
/// An operation on the floats of a channel, in a type to which the result is rounded.
pub(super) type Reals = fn([f64; 3], Type) -> f64;

/// Types of operands.
#[derive(Clone, Copy)]
pub(super) struct Types {
    pub(super) dst: Type,
    pub(super) src: Type,
    pub(super) saturate: bool,
}

const SOURCES: [Role; 4] = [Role::Src0, Role::Src1, Role::Src2, Role::Src3];

/// Returns the channels of a mask.
pub(super) fn channels(mask: u32) -> impl Iterator<Item = u16> {
    (0..32).filter(move |channel| mask >> channel & 1 != 0)
}

/// Returns the vector operand of a role that the instruction must have.
pub(super) fn vector(instruction: &Instruction, role: Role) -> Result<&Vector> {
    instruction.vector(role).ok_or_else(|| Fault::unsupported("instruction without its operands"))
}

/// Returns execution size and mask, which the instruction must have.
pub(super) fn exec(instruction: &Instruction) -> Result<Exec> {
    instruction.exec().ok_or_else(|| Fault::unsupported("instruction without execution size"))
}

/// Returns the type in which floats are computed; `None` for integers.
fn real_type(types: impl Iterator<Item = Type>) -> Option<Type> {
    types.filter(|ty| ty.is_float()).reduce(|a, b| match (a, b) {
        (Type::Df, _) | (_, Type::Df) => Type::Df,
        (a, b) if a == b => a,
        (_, _) => Type::F,
    })
}

/// Computes the enabled channels. An operation that is `None` is undefined for the type.
pub(super) fn compute(
    thread: &mut Thread<'_>,
    instruction: &Instruction,
    integers: Option<Integers>,
    reals: Option<Reals>,
) -> Result<()> {
    let dst = vector(instruction, Role::Dst)?;
    let sources: Vec<&Vector> = SOURCES.into_iter().filter_map(|role| instruction.vector(role)).collect();
    let enabled = thread.enabled(exec(instruction)?, instruction.predicate().unwrap_or(Predicate::NONE))?;
    let types = Types {
        dst: thread.vector_type(dst),
        src: sources.first().map_or(Type::Ud, |source| thread.vector_type(source)),
        saturate: dst.modifier == Modifier::Sat,
    };
    let real = real_type(sources.iter().map(|source| thread.vector_type(source)));
    let wrong = || Fault::unsupported("instruction with these types");
    let ieee = matches!(instruction.op, Op::Divm | Op::Sqrtm);
    let denormals = if ieee { Denormals::KEPT } else { thread.registers.denormals()? };
    let mut results = Vec::new();
    for channel in channels(enabled) {
        let mut numbers = [Number::Integer(0); 4];
        for (number, source) in numbers.iter_mut().zip(&sources) {
            let (ty, value) = thread.source(source, channel)?;
            *number = denormals.of(value, ty);
        }
        let result = match real {
            None => Number::Integer(integers.ok_or_else(wrong)?(numbers.map(Number::integer), types)?),
            Some(ty) => {
                let [a, b, c, _] = numbers.map(Number::real);
                let value = denormals.of(Number::Real(round(reals.ok_or_else(wrong)?([a, b, c], ty), ty)), ty);
                // The result may be a denormal of a narrower float type.
                let narrow = if types.dst.is_float() { round(value.real(), types.dst) } else { value.real() };
                denormals.of(Number::Real(narrow), types.dst)
            }
        };
        results.push((channel, result));
    }
    for (channel, result) in results {
        thread.write(dst, channel, result)?;
    }
    Ok(())
}

//! Fused, sorting and lane-crossing operations on vector registers.

mod sort;

use crate::context::Ctx;
use crate::fault::Exec;
use crate::register::Register;
use crate::semantics::Semantics::{self, Run};
use pto_isa::attrs::{Parity, VectorRound};
use pto_isa::codes;
use pto_isa::ops::vector_special::Opcode;
use pto_isa::{Key, Name};
use pto_numerics::{Binary, Element, Fusion, Rounding, Saturation, Unary, Undefined, convert};
use sort::{vbitsort, vmrgsort4, vsort32, vtranspose};

/// Semantics of the operations of the family.
pub(super) const fn semantics(opcode: Opcode) -> Semantics {
    match opcode {
        Opcode::Chistv2 => Run(chistv2),
        Opcode::Dhistv2 => Run(dhistv2),
        Opcode::Vaddrelu => Run(vaddrelu),
        Opcode::Vaddreluconv => Run(vaddreluconv),
        Opcode::Vaxpy => Run(vaxpy),
        Opcode::Vbitsort => Run(vbitsort),
        Opcode::Vexpdif => Run(vexpdif),
        Opcode::Vmadd => Run(vmadd),
        Opcode::Vmrgsort4 => Run(vmrgsort4),
        Opcode::Vmula => Run(vmula),
        Opcode::Vmulconv => Run(vmulconv),
        Opcode::Vmull => Run(vmull),
        Opcode::Vmulscvt => Run(vmulscvt),
        Opcode::Vprelu => Run(vprelu),
        Opcode::Vsort32 => Run(vsort32),
        Opcode::Vsubrelu => Run(vsubrelu),
        Opcode::Vtranspose => Run(vtranspose),
    }
}

alike! {
    /// `result[i] = max(lhs[i] + rhs[i], +0)`. Source: PTO ISA manual, vaddrelu.md.
    vaddrelu => rectified(Binary::Add);
    /// `result[i] = max(lhs[i] - rhs[i], +0)`. Source: PTO ISA manual, vsubrelu.md.
    vsubrelu => rectified(Binary::Sub);
    /// `result[i] = acc[i] + lhs[i] * rhs[i]`, rounded once. Source: the op definition.
    vmadd => accumulated(Fusion::Fused);
    /// `result[i] = acc[i] + lhs[i] * rhs[i]`, the product rounded before it is added. Source: PTO ISA manual, vmula.md.
    vmula => accumulated(Fusion::Separate);
    /// Sets `result[i]` to `acc[i]` plus the number of active bytes of `source` that are at most `128 * bin + i`. No
    /// source states whether the upper half continues the counts of the lower one, as it does here. Source: the op
    /// definition.
    chistv2 => histogram(|byte, value| byte <= value);
    /// Sets `result[i]` to `acc[i]` plus the number of active bytes of `source` that equal `128 * bin + i`; 16-bit
    /// counts wrap around. Source: the op definition.
    dhistv2 => histogram(|byte, value| byte == value);
}

/// `result[i]` is `lhs[i]` where it is positive, else `lhs[i] * rhs[i]`. Source: PTO ISA manual, vprelu.md.
fn vprelu(cx: &mut Ctx<'_, '_>) -> Exec {
    let profile = cx.profile();
    cx.lanes2(Name::Lhs, Name::Rhs, Name::Mask, |a, b| pto_numerics::binary(Binary::Leaky, a, b, profile))
}

/// Computes `max(lhs op rhs, +0)` of active lanes.
fn rectified(cx: &mut Ctx<'_, '_>, op: Binary) -> Exec {
    let profile = cx.profile();
    cx.lanes2(Name::Lhs, Name::Rhs, Name::Mask, |a, b| {
        pto_numerics::unary(Unary::Relu, pto_numerics::binary(op, a, b, profile)?, profile)
    })
}

/// Computes `result[i] = max(lhs[i] + rhs[i], +0)`, as an element half as wide. Source: PTO ISA manual,
/// vaddreluconv.md.
fn vaddreluconv(cx: &mut Ctx<'_, '_>) -> Exec {
    let profile = cx.profile();
    narrowed(cx, |a, b| pto_numerics::unary(Unary::Relu, pto_numerics::binary(Binary::Add, a, b, profile)?, profile))
}

/// Computes `result[i] = lhs[i] * rhs[i]`, as an element half as wide. Source: PTO ISA manual, vmulconv.md.
fn vmulconv(cx: &mut Ctx<'_, '_>) -> Exec {
    let profile = cx.profile();
    narrowed(cx, |a, b| pto_numerics::binary(Binary::Mul, a, b, profile))
}

/// Converts the result of `op` for every lane of two registers to elements half as wide: to nearest even, and integers
/// wrapped around, as conversions without attributes. No source states the position of lanes: lane `i` stays lane `i`,
/// and the upper half is zero.
fn narrowed(cx: &mut Ctx<'_, '_>, op: impl Fn(Element, Element) -> Result<Element, Undefined>) -> Exec {
    let (lhs, rhs, profile) = (cx.register(Name::Lhs)?, cx.register(Name::Rhs)?, cx.profile());
    let (dtype, lanes) = cx.shape_of_result(Name::Result)?;
    let mut made = Register::zero(dtype, lanes);
    for lane in 0..lhs.lanes() {
        let value = lhs
            .lane(lane)
            .zip(rhs.lane(lane))
            .map(|(a, b)| convert(op(a, b)?, dtype, Rounding::Even, Saturation::Off, profile));
        made.set_lane(lane, value.transpose().map_err(|why| cx.undefined(why, format_args!("lane {lane}")))?);
    }
    cx.give_register(Name::Result, made);
    Ok(())
}

/// Computes `acc[i] + lhs[i] * rhs[i]` of active lanes.
fn accumulated(cx: &mut Ctx<'_, '_>, fusion: Fusion) -> Exec {
    let (acc, lhs, rhs, mask) =
        (cx.register(Name::Acc)?, cx.register(Name::Lhs)?, cx.register(Name::Rhs)?, cx.mask(Name::Mask)?);
    let profile = cx.profile();
    let made = cx.lanes(Name::Result, &mask, |lane| {
        Some(pto_numerics::mul_add(acc.lane(lane)?, lhs.lane(lane)?, rhs.lane(lane)?, fusion, profile))
    })?;
    cx.give_register(Name::Result, made);
    Ok(())
}

/// `result[i] = src0[i] * alpha + src1[i]`, the product rounded before it is added. Source: PTO ISA manual, vaxpy.md.
fn vaxpy(cx: &mut Ctx<'_, '_>) -> Exec {
    let (profile, alpha) = (cx.profile(), cx.element(Name::Alpha)?);
    let (scaled, added, mask) = (cx.register(Name::Src0)?, cx.register(Name::Src1)?, cx.mask(Name::Mask)?);
    let made = cx.lanes(Name::Result, &mask, |lane| {
        Some(pto_numerics::mul_add(added.lane(lane)?, scaled.lane(lane)?, alpha, Fusion::Separate, profile))
    })?;
    cx.give_register(Name::Result, made);
    Ok(())
}

/// Computes `result[i] = e^(input[j] - max[j])` as f32: `j` is `i` for an f32 source, whatever `part` is (golden data
/// of ptoas), and the even or odd lane `2 * i` or `2 * i + 1` for f16. The predicate is that of the source. Sources:
/// PTO ISA manual, vexpdif.md; golden data of ptoas.
fn vexpdif(cx: &mut Ctx<'_, '_>) -> Exec {
    let (input, max, mask, profile) =
        (cx.register(Name::Input)?, cx.register(Name::Max)?, cx.mask(Name::Mask)?, cx.profile());
    let (dtype, lanes) = cx.shape_of_result(Name::Result)?;
    let step = input.lanes() / lanes.max(1);
    let odd = usize::from(step > 1 && cx.choice(Key::Part) == Some(Parity::Odd));
    let mut made = Register::zero(dtype, lanes);
    for lane in 0..lanes {
        let from = lane * step + odd;
        if mask.get(from, input.dtype.bytes() as usize) {
            let pair = input.lane(from).zip(max.lane(from));
            let value = pair.map(|(value, max)| pto_numerics::exp_difference(value, max, dtype, profile));
            made.set_lane(lane, value.transpose().map_err(|why| cx.undefined(why, format_args!("lane {from}")))?);
        }
    }
    cx.give_register(Name::Result, made);
    Ok(())
}

/// Sets `low` to the lower halves of the products of active lanes, `high` to the upper halves; signless integers are
/// signed. Source: PTO ISA manual, vmull.md.
fn vmull(cx: &mut Ctx<'_, '_>) -> Exec {
    let (lhs, rhs, mask) = (cx.register(Name::Lhs)?, cx.register(Name::Rhs)?, cx.mask(Name::Mask)?);
    let product = |lane| Some(pto_numerics::mul_long(lhs.lane(lane)?, rhs.lane(lane)?));
    let low = cx.lanes(Name::Low, &mask, |lane| Some(product(lane)?.map(|(low, _)| low)))?;
    let high = cx.lanes(Name::High, &mask, |lane| Some(product(lane)?.map(|(_, high)| high)))?;
    cx.give_register(Name::Low, low);
    cx.give_register(Name::High, high);
    Ok(())
}

/// Sets `result[2 * i]` (`EVEN`) or `result[2 * i + 1]` (`ODD`) to `input[i] * scalar`, rounded to f32, then as `rnd`
/// says to the element type; the other lanes are zero. Sources: the op definition; vcvt for the lanes. No source states
/// that the product is rounded first.
fn vmulscvt(cx: &mut Ctx<'_, '_>) -> Exec {
    let (input, mask, scalar, profile) =
        (cx.register(Name::Input)?, cx.mask(Name::Mask)?, cx.element(Name::Scalar)?, cx.profile());
    let rounding =
        Rounding::try_from(cx.required_choice::<VectorRound>(Key::Rnd)?).map_err(|why| cx.undefined(why, "`rnd`"))?;
    let odd = usize::from(cx.required_choice::<Parity>(Key::Part)? == Parity::Odd);
    let (dtype, lanes) = cx.shape_of_result(Name::Result)?;
    let mut made = Register::zero(dtype, lanes);
    for lane in (0..input.lanes()).filter(|lane| mask.get(*lane, input.dtype.bytes() as usize)) {
        let value = input.lane(lane).map(|value| {
            let product = pto_numerics::binary(Binary::Mul, value, scalar, profile)?;
            convert(product, dtype, rounding, Saturation::Off, profile)
        });
        let value = value.transpose().map_err(|why| cx.undefined(why, format_args!("lane {lane}")))?;
        made.set_lane(2 * lane + odd, value);
    }
    cx.give_register(Name::Result, made);
    Ok(())
}

/// Adds to `acc[i]` the number of active bytes for which `counts` is true with the value `128 * bin + i`. A counted byte
/// must have a value. `bin` is 0 or 1.
fn histogram(cx: &mut Ctx<'_, '_>, counts: fn(u64, u64) -> bool) -> Exec {
    let (acc, source, mask, profile) =
        (cx.register(Name::Acc)?, cx.register(Name::Source)?, cx.mask(Name::Mask)?, cx.profile());
    let bin = match cx.int(Name::Bin)? {
        0 => 0,
        1 => acc.lanes() as u64,
        other => return Err(cx.fault(codes::RUN_UNDEFINED, format!("expected 0 or 1 as `bin`, found {other}"))),
    };
    let active = (0..source.lanes()).filter(|lane| mask.get(*lane, 1));
    let bytes = active.map(|lane| Ok(cx.valued(Name::Source, &source, lane)?.bits())).collect::<Exec<Vec<u64>>>()?;
    let mut made = Register::undefined(acc.dtype, acc.lanes());
    for lane in 0..acc.lanes() {
        let count = bytes.iter().filter(|byte| counts(**byte, bin + lane as u64)).count();
        let count = Element::from_int(acc.dtype, count as i128);
        let sum = acc.lane(lane).map(|before| pto_numerics::binary(Binary::Add, before, count, profile));
        made.set_lane(lane, sum.transpose().map_err(|why| cx.undefined(why, format_args!("lane {lane}")))?);
    }
    cx.give_register(Name::Result, made);
    Ok(())
}

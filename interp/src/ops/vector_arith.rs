//! Arithmetic on vector registers.
//!
//! Inactive lanes of results are zero, and a lane computed from a lane without a value has none. `pto_isa::numerics`
//! states the treatment of NaN, denormals, overflow and shift amounts, by the topics of the op definitions.

use crate::context::Ctx;
use crate::fault::Exec;
use crate::register::{Mask, Register};
use crate::semantics::Semantics::{self, Run};
use pto_isa::Name;
use pto_isa::ops::vector_arith::Opcode;
use pto_numerics::{Binary, Element, Unary, Undefined};

/// Semantics of the operations of the family.
pub(super) const fn semantics(opcode: Opcode) -> Semantics {
    match opcode {
        Opcode::Vabs => Run(vabs),
        Opcode::Vadd => Run(vadd),
        Opcode::Vaddc => Run(vaddc),
        Opcode::Vaddcs => Run(vaddcs),
        Opcode::Vadds => Run(vadds),
        Opcode::Vand => Run(vand),
        Opcode::Vands => Run(vands),
        Opcode::Vbcnt => Run(vbcnt),
        Opcode::Vcls => Run(vcls),
        Opcode::Vdiv => Run(vdiv),
        Opcode::Vexp => Run(vexp),
        Opcode::Vln => Run(vln),
        Opcode::Vlrelu => Run(vlrelu),
        Opcode::Vmax => Run(vmax),
        Opcode::Vmaxs => Run(vmaxs),
        Opcode::Vmin => Run(vmin),
        Opcode::Vmins => Run(vmins),
        Opcode::Vmov => Run(vmov),
        Opcode::Vmul => Run(vmul),
        Opcode::Vmuls => Run(vmuls),
        Opcode::Vneg => Run(vneg),
        Opcode::Vnot => Run(vnot),
        Opcode::Vor => Run(vor),
        Opcode::Vors => Run(vors),
        Opcode::Vrec => Run(vrec),
        Opcode::Vrelu => Run(vrelu),
        Opcode::Vrsqrt => Run(vrsqrt),
        Opcode::Vshl => Run(vshl),
        Opcode::Vshls => Run(vshls),
        Opcode::Vshr => Run(vshr),
        Opcode::Vshrs => Run(vshrs),
        Opcode::Vsqrt => Run(vsqrt),
        Opcode::Vsub => Run(vsub),
        Opcode::Vsubc => Run(vsubc),
        Opcode::Vsubcs => Run(vsubcs),
        Opcode::Vsubs => Run(vsubs),
        Opcode::Vxor => Run(vxor),
        Opcode::Vxors => Run(vxors),
    }
}

alike! {
    /// `result[i] = |input[i]|`; of floats the sign bit is cleared. Source: PTO ISA manual, vabs.md.
    vabs => unary(Unary::Abs);
    /// `result[i]` is the number of set bits in `input[i]`. Source: PTO ISA manual, vbcnt.md.
    vbcnt => unary(Unary::BitCount);
    /// `result[i]` is the number of bits after the sign of `input[i]` that equal it. Source: PTO ISA manual, vcls.md.
    vcls => unary(Unary::SignCount);
    /// `result[i] = e^input[i]`; a fault for integers. Source: PTO ISA manual, vexp.md.
    vexp => unary(Unary::Exp);
    /// `result[i] = ln(input[i])`; a fault for integers. Source: PTO ISA manual, vln.md.
    vln => unary(Unary::Ln);
    /// `result[i] = -input[i]`; of floats the sign bit is flipped. Source: PTO ISA manual, vneg.md.
    vneg => unary(Unary::Neg);
    /// `result[i] = ~input[i]`, bit by bit for every element type. Source: PTO ISA manual, vnot.md.
    vnot => unary(Unary::Not);
    /// `result[i] = 1 / input[i]`; a fault for integers. Source: PTO ISA manual, vrec.md.
    vrec => unary(Unary::Recip);
    /// `result[i] = max(input[i], +0)`. Source: PTO ISA manual, vrelu.md.
    vrelu => unary(Unary::Relu);
    /// `result[i] = 1 / sqrt(input[i])`; a fault for integers. Source: PTO ISA manual, vrsqrt.md.
    vrsqrt => unary(Unary::Rsqrt);
    /// `result[i] = sqrt(input[i])`; a fault for integers. Source: PTO ISA manual, vsqrt.md.
    vsqrt => unary(Unary::Sqrt);

    /// `result[i] = lhs[i] + rhs[i]`. Source: PTO ISA manual, vadd.md.
    vadd => binary(Binary::Add);
    /// `result[i] = lhs[i] & rhs[i]`, bit by bit for every element type. Source: PTO ISA manual, vand.md.
    vand => binary(Binary::And);
    /// `result[i] = lhs[i] / rhs[i]`; a fault where an integer is divided by zero. Source: PTO ISA manual, vdiv.md.
    vdiv => binary(Binary::Div);
    /// `result[i] = max(lhs[i], rhs[i])`. Source: PTO ISA manual, vmax.md.
    vmax => binary(Binary::Max);
    /// `result[i] = min(lhs[i], rhs[i])`. Source: PTO ISA manual, vmin.md.
    vmin => binary(Binary::Min);
    /// `result[i] = lhs[i] * rhs[i]`. Source: PTO ISA manual, vmul.md.
    vmul => binary(Binary::Mul);
    /// `result[i] = lhs[i] | rhs[i]`, bit by bit for every element type. Source: PTO ISA manual, vor.md.
    vor => binary(Binary::Or);
    /// `result[i] = lhs[i] << rhs[i]`; fails unless the amount is below the width. Source: PTO ISA manual, vshl.md.
    vshl => binary(Binary::Shl);
    /// `result[i] = lhs[i] >> rhs[i]`, arithmetic if `lhs` is signed; fails unless the amount is below the width.
    /// Source: PTO ISA manual, vshr.md; PTO ASL for the sign.
    vshr => binary(Binary::Shr);
    /// `result[i] = lhs[i] - rhs[i]`. Source: PTO ISA manual, vsub.md.
    vsub => binary(Binary::Sub);
    /// `result[i] = lhs[i] ^ rhs[i]`, bit by bit for every element type. Source: PTO ISA manual, vxor.md.
    vxor => binary(Binary::Xor);

    /// `result[i] = input[i] + scalar`. Source: PTO ISA manual, vadds.md.
    vadds => with_scalar(Binary::Add);
    /// `result[i] = input[i] & scalar`, bit by bit. Source: PTO ISA manual, vands.md.
    vands => with_scalar(Binary::And);
    /// `result[i]` is `input[i]` where it is positive, else `input[i] * scalar`. Source: PTO ISA manual, vlrelu.md.
    vlrelu => with_scalar(Binary::Leaky);
    /// `result[i] = max(input[i], scalar)`. Source: PTO ISA manual, vmaxs.md.
    vmaxs => with_scalar(Binary::Max);
    /// `result[i] = min(input[i], scalar)`. Source: PTO ISA manual, vmins.md.
    vmins => with_scalar(Binary::Min);
    /// `result[i] = input[i] * scalar`. Source: PTO ISA manual, vmuls.md.
    vmuls => with_scalar(Binary::Mul);
    /// `result[i] = input[i] | scalar`, bit by bit. Source: PTO ISA manual, vors.md.
    vors => with_scalar(Binary::Or);
    /// `result[i] = input[i] << scalar`; fails unless the amount is below the width. Source: PTO ISA manual, vshls.md.
    vshls => with_scalar(Binary::Shl);
    /// `result[i] = input[i] >> scalar`, arithmetic if `input` is signed; fails unless the amount is below the width.
    /// Source: PTO ISA manual, vshrs.md; PTO ASL for the sign.
    vshrs => with_scalar(Binary::Shr);
    /// `result[i] = input[i] - scalar`. Source: PTO ISA manual, vsubs.md.
    vsubs => with_scalar(Binary::Sub);
    /// `result[i] = input[i] ^ scalar`, bit by bit. Source: PTO ISA manual, vxors.md.
    vxors => with_scalar(Binary::Xor);

    /// `result[i] = lhs[i] + rhs[i]`; the carry of a lane is set if the sum of the unsigned words overflows. Source:
    /// PTO ISA manual, vaddc.md.
    vaddc => carrying(pto_numerics::add_carry);
    /// `result[i] = lhs[i] + rhs[i] + carry_in[i]`, with the carry of [`vaddc`]. Source: PTO ISA manual, vaddcs.md.
    vaddcs => carrying(pto_numerics::add_carry);
    /// `result[i] = lhs[i] - rhs[i]`; the borrow of a lane is set if the unsigned `rhs[i]` is greater. Source: PTO ISA
    /// manual, vsubc.md; `Numerics::Carry` for the sense of the borrow.
    vsubc => carrying(pto_numerics::sub_borrow);
    /// `result[i] = lhs[i] - rhs[i] - carry_in[i]`, with the borrow of [`vsubc`]. Source: PTO ISA manual, vsubcs.md.
    vsubcs => carrying(pto_numerics::sub_borrow);
}

/// `result[i] = input[i]` for active lanes. Source: PTO ISA manual, vmov.md.
fn vmov(cx: &mut Ctx<'_, '_>) -> Exec {
    cx.lanes1(Name::Input, Name::Mask, Ok)
}

/// Applies an operation to the active lanes of a register.
fn unary(cx: &mut Ctx<'_, '_>, op: Unary) -> Exec {
    let profile = cx.profile();
    cx.lanes1(Name::Input, Name::Mask, |value| pto_numerics::unary(op, value, profile))
}

/// Applies an operation to the active lanes of two registers.
fn binary(cx: &mut Ctx<'_, '_>, op: Binary) -> Exec {
    let profile = cx.profile();
    cx.lanes2(Name::Lhs, Name::Rhs, Name::Mask, |a, b| pto_numerics::binary(op, a, b, profile))
}

/// Applies an operation to the active lanes of a register and a scalar, which is an element or a shift amount.
fn with_scalar(cx: &mut Ctx<'_, '_>, op: Binary) -> Exec {
    let (profile, scalar) = (cx.profile(), cx.element(Name::Scalar)?);
    cx.lanes1(Name::Input, Name::Mask, |value| pto_numerics::binary(op, value, scalar, profile))
}

/// Applies an operation with a carry to the active lanes of two registers: it reads `carry_in`, if present, and returns
/// a carry. A carry must have a value, so lanes without a value are a fault. Inactive lanes carry nothing.
fn carrying(cx: &mut Ctx<'_, '_>, op: impl Fn(Element, Element, bool) -> Result<(Element, bool), Undefined>) -> Exec {
    let (lhs, rhs, mask) = (cx.register(Name::Lhs)?, cx.register(Name::Rhs)?, cx.mask(Name::Mask)?);
    let carry_in = cx.optional_mask(Name::CarryIn)?;
    let width = lhs.dtype.bytes() as usize;
    let mut result = Register::zero(lhs.dtype, lhs.lanes());
    let mut carry = Mask::none(mask.bits().len());
    for lane in (0..lhs.lanes()).filter(|lane| mask.get(*lane, width)) {
        let (a, b) = (cx.valued(Name::Lhs, &lhs, lane)?, cx.valued(Name::Rhs, &rhs, lane)?);
        let (value, out) = op(a, b, carry_in.as_ref().is_some_and(|carry| carry.get(lane, width)))
            .map_err(|why| cx.undefined(why, format_args!("lane {lane}")))?;
        result.set_lane(lane, Some(value));
        carry.set(lane, width, out);
    }
    cx.give_register(Name::Result, result);
    cx.give_mask(Name::Carry, carry);
    Ok(())
}

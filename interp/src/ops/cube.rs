//! Copies and matrix products of the cube core.
//!
//! Operations take addresses in each memory. Matrices in L1 and in the operand buffers consist of fractals of 16 rows of
//! 32 bytes; those in the accumulator consist of boxes of 16 x 16 elements. Lengths and distances have the unit of the
//! operation: copies of bytes count bytes, copies of blocks count 32 bytes, loads of fractals count 512 bytes. Source:
//! PTO ISA manual, cube/ops; tile expansion of products.

use crate::context::Ctx;
use crate::fault::Exec;
use crate::machine::Setting;
use crate::memory::Pointer;
use crate::semantics::Semantics::{self, Run};
use crate::value::Value;
use pto_isa::Name;
use pto_isa::codes;
use pto_isa::ops::cube::Opcode;
use pto_isa::types::{DType, PtrElem};
use pto_numerics::Element;

mod copy;
mod fractal;
mod mad;
mod scale;
mod store;

/// Semantics of the operations of the family.
pub(super) const fn semantics(opcode: Opcode) -> Semantics {
    match opcode {
        Opcode::CopyCbufToBt => Run(copy::raw_to_bt),
        Opcode::CopyCbufToFbuf => Run(copy::raw_to_fb),
        Opcode::CopyCbufToUbuf | Opcode::CopyUbufToCbuf | Opcode::MteUbL1 => Run(copy::blocks),
        Opcode::CopyGmToCbuf => Run(copy::raw_gm_l1),
        Opcode::CopyGmToCbufMultiDn2nz => Run(fractal::raw_dn2nz),
        Opcode::CopyGmToCbufMultiNd2nz => Run(fractal::raw_nd2nz),
        Opcode::CopyMatrixCcToCbuf | Opcode::CopyMatrixCcToUb => Run(store::raw_config),
        Opcode::CopyMatrixCcToGm => Run(store::raw_gm),
        Opcode::CreateCbufMatrix | Opcode::RawFillL1 => Run(copy::fill),
        Opcode::LoadCbufToCa | Opcode::LoadCbufToCb => Run(fractal::raw_load),
        Opcode::LoadCbufToCaMx => Run(scale::raw_left),
        Opcode::LoadCbufToCaS4 | Opcode::LoadCbufToCbS4 => Run(fractal::raw_load_s4),
        Opcode::LoadCbufToCbMx => Run(scale::raw_right),
        Opcode::Mad => Run(mad::mad),
        Opcode::MadAcc => Run(mad::mad_acc),
        Opcode::MadBias => Run(mad::mad_bias),
        Opcode::MadBiasRaw => Run(mad::mad_bias_raw),
        Opcode::MadMx => Run(mad::mad_mx),
        Opcode::MadMxAcc => Run(mad::mad_mx_acc),
        Opcode::MadMxBias => Run(mad::mad_mx_bias),
        Opcode::MadMxBiasRaw => Run(mad::mad_mx_bias_raw),
        Opcode::MadMxRaw => Run(mad::mad_mx_raw),
        Opcode::MadRaw => Run(mad::mad_raw),
        Opcode::MteGmL1 => Run(copy::bursts),
        Opcode::MteGmL1Frac => Run(fractal::mte_gm_l1_frac),
        Opcode::MteL0cGm | Opcode::MteL0cL1 => Run(store::mte_l0c),
        Opcode::MteL0cUb => Run(store::mte_l0c_ub),
        Opcode::MteL1Bt => Run(copy::mte_l1_bt),
        Opcode::MteL1Fb => Run(copy::mte_l1_fb),
        Opcode::MteL1L0a => Run(fractal::mte_l1_l0a),
        Opcode::MteL1L0aMx => Run(scale::mte_l1_l0a_mx),
        Opcode::MteL1L0b => Run(fractal::mte_l1_l0b),
        Opcode::MteL1L0bMx => Run(scale::mte_l1_l0b_mx),
        Opcode::MteL1Ub => Run(copy::bursts_of_blocks),
        Opcode::SetChannelPara => Run(|cx| pair(cx, Setting::ChannelPara)),
        Opcode::SetLoop1StrideOuttol1 => Run(|cx| value(cx, Setting::Loop1StrideToL1)),
        Opcode::SetLoop2StrideOuttol1 => Run(|cx| value(cx, Setting::Loop2StrideToL1)),
        Opcode::SetLoop3Para => Run(|cx| pair(cx, Setting::Loop3Para)),
        Opcode::SetLoopSizeOuttol1 => Run(|cx| value(cx, Setting::LoopSizeToL1)),
        Opcode::SetMte2NzPara => Run(|cx| value(cx, Setting::Mte2NzPara)),
        Opcode::SetPadValOuttol1 => Run(|cx| value(cx, Setting::PadValueToL1)),
    }
}

/// Sets a register for copies that are issued later.
fn value(cx: &mut Ctx<'_, '_>, name: Setting) -> Exec {
    let value = cx.element(Name::Value)?;
    cx.set_setting(name, vec![value]);
    Ok(())
}

/// Sets a register from two halves of 32 bits.
fn pair(cx: &mut Ctx<'_, '_>, name: Setting) -> Exec {
    let (first, second) = (cx.element(Name::First)?.bits() & u64::from(u32::MAX), cx.element(Name::Second)?.bits());
    cx.set_setting(name, vec![Element::new(DType::I64, first | second << u32::BITS)]);
    Ok(())
}

/// Returns the content of a register; zero before it is set.
fn register(cx: &Ctx<'_, '_>, name: Setting) -> u64 {
    cx.setting(name).and_then(<[Element]>::first).map_or(0, |element| element.bits())
}

/// Extracts a field.
const fn field(word: u64, low: u32, width: u32) -> usize {
    (word >> low & ((1 << width) - 1)) as usize
}

/// Returns the address of a pointer or of the first element of a `memref`.
fn address(cx: &Ctx<'_, '_>, name: Name) -> Exec<Pointer> {
    match cx.value(name)? {
        Value::View(view) => Ok(Pointer { elem: PtrElem::DType(view.dtype), ..view.at }),
        _ => cx.pointer(name),
    }
}

/// Returns the type of the elements at an address.
fn element_type(cx: &Ctx<'_, '_>, at: Pointer) -> Exec<DType> {
    match at.elem {
        PtrElem::DType(dtype) => Ok(dtype),
        PtrElem::Vector { .. } | PtrElem::Opaque => {
            Err(cx.fault(codes::RUN_MALFORMED, "expected a pointer to elements, found an opaque one"))
        }
    }
}

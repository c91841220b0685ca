//! Copies and products of the cube core.
//!
//! Addresses are those of the memories themselves. Matrices in L1 and in the operand buffers are fractals of 16 rows of 32
//! bytes, in the accumulator of 16 x 16 elements. Units: copies of bytes count bytes, copies of blocks 32 bytes, loads of
//! fractals 512 bytes. Source: PTO ISA manual, cube/ops; tile expansion of products.

use crate::context::Ctx;
use crate::fault::Exec;
use crate::memory::Pointer;
use crate::semantics::{Entry, of};
use crate::value::Value;
use pto_isa::codes;
use pto_isa::types::{DType, PtrElem};
use pto_numerics::Element;

mod copy;
mod fractal;
mod mad;
mod scale;
mod store;

/// Semantics of the family, in the order of its rows.
pub(super) const SEMANTICS: &[Entry] = &[
    of("copy_cbuf_to_bt", copy::raw_to_bt),
    of("copy_cbuf_to_fbuf", copy::raw_to_fb),
    of("copy_cbuf_to_ubuf", copy::blocks),
    of("copy_gm_to_cbuf", copy::raw_gm_l1),
    of("copy_gm_to_cbuf_multi_dn2nz", fractal::raw_dn2nz),
    of("copy_gm_to_cbuf_multi_nd2nz", fractal::raw_nd2nz),
    of("copy_matrix_cc_to_cbuf", store::raw_config),
    of("copy_matrix_cc_to_gm", store::raw_gm),
    of("copy_matrix_cc_to_ub", store::raw_config),
    of("copy_ubuf_to_cbuf", copy::blocks),
    of("create_cbuf_matrix", copy::fill),
    of("load_cbuf_to_ca", fractal::raw_load),
    of("load_cbuf_to_ca_mx", scale::raw_left),
    of("load_cbuf_to_ca_s4", fractal::raw_load_s4),
    of("load_cbuf_to_cb", fractal::raw_load),
    of("load_cbuf_to_cb_mx", scale::raw_right),
    of("load_cbuf_to_cb_s4", fractal::raw_load_s4),
    of("mad", mad::mad),
    of("mad_acc", mad::mad_acc),
    of("mad_bias", mad::mad_bias),
    of("mad_bias_raw", mad::mad_bias_raw),
    of("mad_mx", mad::mad_mx),
    of("mad_mx_acc", mad::mad_mx_acc),
    of("mad_mx_bias", mad::mad_mx_bias),
    of("mad_mx_bias_raw", mad::mad_mx_bias_raw),
    of("mad_mx_raw", mad::mad_mx_raw),
    of("mad_raw", mad::mad_raw),
    of("mte_gm_l1", copy::bursts),
    of("mte_gm_l1_frac", fractal::mte_gm_l1_frac),
    of("mte_l0c_gm", store::mte_l0c),
    of("mte_l0c_l1", store::mte_l0c),
    of("mte_l0c_ub", store::mte_l0c_ub),
    of("mte_l1_bt", copy::mte_l1_bt),
    of("mte_l1_fb", copy::mte_l1_fb),
    of("mte_l1_l0a", fractal::mte_l1_l0a),
    of("mte_l1_l0a_mx", scale::mte_l1_l0a_mx),
    of("mte_l1_l0b", fractal::mte_l1_l0b),
    of("mte_l1_l0b_mx", scale::mte_l1_l0b_mx),
    of("mte_l1_ub", copy::bursts_of_blocks),
    of("mte_ub_l1", copy::blocks),
    of("raw_fill_l1", copy::fill),
    of("set_channel_para", |cx| pair(cx, "set_channel_para")),
    of("set_loop1_stride_outtol1", |cx| value(cx, "set_loop1_stride_outtol1")),
    of("set_loop2_stride_outtol1", |cx| value(cx, "set_loop2_stride_outtol1")),
    of("set_loop3_para", |cx| pair(cx, "set_loop3_para")),
    of("set_loop_size_outtol1", |cx| value(cx, "set_loop_size_outtol1")),
    of("set_mte2_nz_para", |cx| value(cx, "set_mte2_nz_para")),
    of("set_pad_val_outtol1", |cx| value(cx, "set_pad_val_outtol1")),
];

/// Sets a register for copies issued from now on.
fn value(cx: &mut Ctx<'_, '_>, name: &'static str) -> Exec {
    let value = cx.element("value")?;
    cx.set_setting(name, vec![value]);
    Ok(())
}

/// As [`value`], of two halves of 32 bits.
fn pair(cx: &mut Ctx<'_, '_>, name: &'static str) -> Exec {
    let (first, second) = (cx.element("first")?.bits() & u64::from(u32::MAX), cx.element("second")?.bits());
    cx.set_setting(name, vec![Element::new(DType::I64, first | second << u32::BITS)]);
    Ok(())
}

/// Contents of a register; zero before it is set.
fn register(cx: &Ctx<'_, '_>, name: &str) -> u64 {
    cx.setting(name).and_then(<[Element]>::first).map_or(0, |element| element.bits())
}

/// The bits of a field.
const fn field(word: u64, low: u32, width: u32) -> usize {
    (word >> low & ((1 << width) - 1)) as usize
}

/// An address, of a pointer or of the first element of a `memref`.
fn address(cx: &Ctx<'_, '_>, name: &str) -> Exec<Pointer> {
    match cx.value(name)? {
        Value::View(view) => Ok(Pointer { elem: PtrElem::DType(view.dtype), ..view.at }),
        _ => cx.pointer(name),
    }
}

/// Type of the elements an address points to.
fn element_type(cx: &Ctx<'_, '_>, at: Pointer) -> Exec<DType> {
    match at.elem {
        PtrElem::DType(dtype) => Ok(dtype),
        PtrElem::Vector { .. } | PtrElem::Opaque => {
            Err(cx.fault(codes::RUN_MALFORMED, "expected a pointer to elements, found an opaque one"))
        }
    }
}

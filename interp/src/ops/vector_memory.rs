//! Loads and stores of vector registers.

use crate::context::Ctx;
use crate::fault::Exec;
use crate::memory::{Memory, Pointer};
use crate::register::Register;
use crate::semantics::{Entry, missing, of};
use pto_isa::codes;
use pto_isa::types::DType;

/// Semantics of the family, in the order of its rows.
pub(super) const SEMANTICS: &[Entry] = &[
    missing("init_align"),
    missing("sprclr"),
    missing("sprsti"),
    missing("sprsts"),
    missing("uvld"),
    missing("vgather2"),
    missing("vgather2_bc"),
    missing("vgatherb"),
    missing("vldas"),
    of("vlds", vlds),
    missing("vldsx2"),
    missing("vldus"),
    missing("vscatter"),
    missing("vsld"),
    missing("vsldb"),
    missing("vsst"),
    missing("vsstb"),
    missing("vsta"),
    missing("vstar"),
    missing("vstas"),
    of("vsts", vsts),
    missing("vstsx2"),
    missing("vstu"),
    missing("vstur"),
    missing("vstus"),
];

/// A register of 256 bytes from `source[offset]` on, as `dist` distributes them. Bytes that nobody wrote have no value in
/// the register. Source: PTO ISA manual, vlds.md.
fn vlds(cx: &mut Ctx<'_, '_>) -> Exec {
    let (dtype, lanes) = cx.shape_of_result("result")?;
    let at = element(cx, "source")?;
    let made = match cx.choice("dist").unwrap_or("NORM") {
        "NORM" => {
            Memory::aligned(at, BLOCK)?;
            plain(cx, at, dtype, lanes)?
        }
        // One element for all lanes.
        "BRC_B8" | "BRC_B16" | "BRC_B32" => {
            let one = plain(cx, at, dtype, 1)?;
            let mut made = Register::zero(dtype, lanes);
            (0..lanes).for_each(|lane| made.set_lane(lane, one.lane(0)));
            made
        }
        other => return Err(cx.fault(codes::RUN_NOT_INTERPRETED, format!("pto.vlds with {other} is not interpreted"))),
    };
    cx.give_register("result", made);
    Ok(())
}

/// The active lanes of `value` to `destination[offset]` on, as `dist` distributes them. Inactive lanes access nothing.
/// Source: PTO ISA manual, vsts.md.
fn vsts(cx: &mut Ctx<'_, '_>) -> Exec {
    let (value, mask) = (cx.register("value")?, cx.mask("mask")?);
    let at = element(cx, "destination")?;
    let size = value.dtype.bytes() as usize;
    match cx.choice("dist") {
        None | Some("NORM_B8" | "NORM_B16" | "NORM_B32") => {
            Memory::aligned(at, BLOCK)?;
            for lane in (0..value.lanes()).filter(|lane| mask.get(*lane, size)) {
                store_lane(cx, at.plus((lane * size) as i64), &value, lane)?;
            }
            Ok(())
        }
        // The first lane alone; the predicate does not count.
        Some("1PT_B8" | "1PT_B16" | "1PT_B32") => store_lane(cx, at, &value, 0),
        Some(other) => Err(cx.fault(codes::RUN_NOT_INTERPRETED, format!("pto.vsts with {other} is not interpreted"))),
    }
}

/// Bytes that addresses of whole registers are multiples of.
const BLOCK: i64 = 32;

/// The address `pointer[offset]`, in elements.
fn element(cx: &Ctx<'_, '_>, pointer: &str) -> Exec<Pointer> {
    let base = cx.pointer(pointer)?;
    Ok(base.plus(cx.int("offset")?.wrapping_mul(base.element_bytes())))
}

/// Lanes that stand one behind the other in memory.
fn plain(cx: &mut Ctx<'_, '_>, at: Pointer, dtype: DType, lanes: usize) -> Exec<Register> {
    let (bytes, defined) = cx.memory().read_raw(at, lanes * dtype.bytes() as usize)?;
    Ok(Register::of_bytes(dtype, bytes.to_vec(), defined.to_vec()))
}

/// A lane to an address; one without a value takes the value of the bytes away.
fn store_lane(cx: &mut Ctx<'_, '_>, at: Pointer, value: &Register, lane: usize) -> Exec {
    let size = value.dtype.bytes() as usize;
    let range = lane * size..(lane + 1) * size;
    let (bytes, defined) = (value.bytes().get(range.clone()), value.defined().get(range));
    cx.memory().write_raw(at, bytes.unwrap_or(&[]), defined.unwrap_or(&[]))
}

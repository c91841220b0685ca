//! Loads and stores of vector registers, and of the special register that counts their elements.

mod blocks;
mod contiguous;
mod indexed;
mod unaligned;

pub(in crate::ops) use unaligned::{SQUEEZED, set_register};

use crate::context::Ctx;
use crate::fault::Exec;
use crate::memory::Pointer;
use crate::register::Register;
use crate::semantics::{Entry, of};
use crate::value::Value;
use pto_isa::types::DType;

/// Semantics of the family, in the order of its rows.
pub(super) const SEMANTICS: &[Entry] = &[
    of("init_align", unaligned::init_align),
    of("sprclr", unaligned::sprclr),
    of("sprsti", unaligned::sprsti),
    of("sprsts", unaligned::sprsts),
    of("uvld", unaligned::uvld),
    of("vgather2", indexed::vgather2),
    of("vgather2_bc", indexed::vgather2),
    of("vgatherb", indexed::vgatherb),
    of("vldas", unaligned::vldas),
    of("vlds", contiguous::vlds),
    of("vldsx2", contiguous::vldsx2),
    of("vldus", unaligned::vldus),
    of("vscatter", indexed::vscatter),
    of("vsld", blocks::vsld),
    of("vsldb", blocks::vsldb),
    of("vsst", blocks::vsst),
    of("vsstb", blocks::vsstb),
    of("vsta", unaligned::vstas),
    of("vstar", unaligned::vstar),
    of("vstas", unaligned::vstas),
    of("vsts", contiguous::vsts),
    of("vstsx2", contiguous::vstsx2),
    of("vstu", unaligned::vstu),
    of("vstur", unaligned::vstur),
    of("vstus", unaligned::vstus),
];

/// The address an access begins at. The form with an `updated_base` accesses `pointer` itself and gives `pointer[offset]`
/// as that result; the other form accesses `pointer[offset]`. Source: kernels of the corpus that chain `updated_base`.
pub(super) fn start(cx: &mut Ctx<'_, '_>, pointer: &str, offset_bytes: i64) -> Exec<Pointer> {
    let base = cx.pointer(pointer)?;
    let moved = base.plus(offset_bytes);
    if !cx.wants("updated_base") {
        return Ok(moved);
    }
    cx.give("updated_base", Value::Pointer(moved));
    Ok(base)
}

/// As [`start`], where the operand `offset` counts elements.
fn start_at_offset(cx: &mut Ctx<'_, '_>, pointer: &str) -> Exec<Pointer> {
    let distance = elements(cx.pointer(pointer)?, cx.int("offset")?);
    start(cx, pointer, distance)
}

/// Bytes of so many elements of a pointer.
const fn elements(pointer: Pointer, count: i64) -> i64 {
    count.wrapping_mul(pointer.element_bytes())
}

/// Lanes that are contiguous in memory. Uninitialised bytes have no value in the register.
fn load(cx: &mut Ctx<'_, '_>, at: Pointer, dtype: DType, lanes: usize) -> Exec<Register> {
    let (bytes, defined) = cx.memory().read_raw(at, lanes * dtype.bytes() as usize)?;
    Ok(Register::of_bytes(dtype, bytes.to_vec(), defined.to_vec()))
}

/// What a store writes, byte by byte: the value, whether it has one, and whether it is written at all.
#[derive(Default)]
struct Image {
    bytes: Vec<u8>,
    defined: Vec<bool>,
    active: Vec<bool>,
}

impl Image {
    /// Adds bytes of a register.
    fn push(&mut self, from: &Register, range: std::ops::Range<usize>, active: bool) {
        self.active.extend(range.clone().map(|_| active));
        self.bytes.extend_from_slice(from.bytes().get(range.clone()).unwrap_or(&[]));
        self.defined.extend_from_slice(from.defined().get(range).unwrap_or(&[]));
    }

    /// Writes what is active. Nothing else is accessed.
    fn store(&self, cx: &mut Ctx<'_, '_>, at: Pointer) -> Exec {
        let mut first = 0;
        for run in self.active.chunk_by(|a, b| a == b) {
            let range = first..first + run.len();
            first = range.end;
            if let (Some(true), Some(bytes), Some(defined)) =
                (run.first(), self.bytes.get(range.clone()), self.defined.get(range.clone()))
            {
                cx.memory().write_raw(at.plus(range.start as i64), bytes, defined)?;
            }
        }
        Ok(())
    }
}

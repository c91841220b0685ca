//! Loads and stores of vector registers, and of the special register that counts stored bytes.

mod blocks;
mod contiguous;
mod indexed;
mod unaligned;

pub(in crate::ops) use unaligned::set_register;

use crate::context::Ctx;
use crate::fault::Exec;
use crate::memory::Pointer;
use crate::register::Register;
use crate::semantics::Semantics::{self, Run};
use crate::value::Value;
use pto_isa::Name;
use pto_isa::ops::vector_memory::Opcode;
use pto_isa::types::DType;

/// Semantics of the operations of the family.
pub(super) const fn semantics(opcode: Opcode) -> Semantics {
    match opcode {
        Opcode::InitAlign => Run(unaligned::init_align),
        Opcode::Sprclr => Run(unaligned::sprclr),
        Opcode::Sprsti => Run(unaligned::sprsti),
        Opcode::Sprsts => Run(unaligned::sprsts),
        Opcode::Uvld => Run(unaligned::uvld),
        Opcode::Vgather2 | Opcode::Vgather2Bc => Run(indexed::vgather2),
        Opcode::Vgatherb => Run(indexed::vgatherb),
        Opcode::Vldas => Run(unaligned::vldas),
        Opcode::Vlds => Run(contiguous::vlds),
        Opcode::Vldsx2 => Run(contiguous::vldsx2),
        Opcode::Vldus => Run(unaligned::vldus),
        Opcode::Vscatter => Run(indexed::vscatter),
        Opcode::Vsld => Run(blocks::vsld),
        Opcode::Vsldb => Run(blocks::vsldb),
        Opcode::Vsst => Run(blocks::vsst),
        Opcode::Vsstb => Run(blocks::vsstb),
        Opcode::Vsta | Opcode::Vstas => Run(unaligned::vstas),
        Opcode::Vstar => Run(unaligned::vstar),
        Opcode::Vsts => Run(contiguous::vsts),
        Opcode::Vstsx2 => Run(contiguous::vstsx2),
        Opcode::Vstu => Run(unaligned::vstu),
        Opcode::Vstur => Run(unaligned::vstur),
        Opcode::Vstus => Run(unaligned::vstus),
    }
}

/// Returns the first address of an access. The form with an `updated_base` accesses `pointer` itself and returns
/// `pointer[offset]` as that result; the other form accesses `pointer[offset]`. Source: known kernels that chain
/// `updated_base`.
pub(super) fn start(cx: &mut Ctx<'_, '_>, pointer: Name, offset_bytes: i64) -> Exec<Pointer> {
    let base = cx.pointer(pointer)?;
    let moved = base.plus(offset_bytes);
    if !cx.wants(Name::UpdatedBase) {
        return Ok(moved);
    }
    cx.give(Name::UpdatedBase, Value::Pointer(moved));
    Ok(base)
}

/// Returns the first address of an access as [`start`], if the operand `offset` counts elements.
fn start_at_offset(cx: &mut Ctx<'_, '_>, pointer: Name) -> Exec<Pointer> {
    let distance = elements(cx.pointer(pointer)?, cx.int(Name::Offset)?);
    start(cx, pointer, distance)
}

/// Returns the bytes of a number of elements of a pointer.
const fn elements(pointer: Pointer, count: i64) -> i64 {
    count.wrapping_mul(pointer.element_bytes())
}

/// Loads lanes that are contiguous in memory. Uninitialised bytes have no value in the register.
fn load(cx: &mut Ctx<'_, '_>, at: Pointer, dtype: DType, lanes: usize) -> Exec<Register> {
    let (bytes, defined) = cx.memory().read_raw(at, lanes * dtype.bytes() as usize)?;
    Ok(Register::of_bytes(dtype, bytes.to_vec(), defined.to_vec()))
}

/// The bytes of a store: for each byte its value, whether it has one, and whether it is written.
#[derive(Default)]
struct Image {
    bytes: Vec<u8>,
    defined: Vec<bool>,
    active: Vec<bool>,
}

impl Image {
    /// Appends bytes of a register.
    fn push(&mut self, from: &Register, range: std::ops::Range<usize>, active: bool) {
        self.active.extend(range.clone().map(|_| active));
        self.bytes.extend_from_slice(from.bytes().get(range.clone()).unwrap_or(&[]));
        self.defined.extend_from_slice(from.defined().get(range).unwrap_or(&[]));
    }

    /// Writes the active bytes. Other bytes are not accessed.
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

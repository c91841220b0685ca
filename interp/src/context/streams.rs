//! Executes sequences of unaligned stores, which buffer bytes that do not fill a block.

use super::Ctx;
use crate::fault::Exec;
use crate::memory::{Pointer, shown};
use crate::value::Align;
use pto_isa::codes;

/// Bytes of a block of vector memory.
pub const BLOCK: i64 = 32;

impl Ctx<'_, '_> {
    /// Stores bytes at `at`, after those that `held` buffers: writes all bytes up to the last boundary of 32 bytes, and
    /// buffers the rest in the returned state. `defined` states which bytes have a value. Fails if the buffered bytes
    /// do not end at `at`. Source: PTO ISA manual, align-type.md and vstus.md.
    pub fn stream(&mut self, held: &Align, at: Pointer, bytes: &[u8], defined: &[bool]) -> Exec<Align> {
        let start = match held.address {
            Some(address) => {
                self.continues(held, at)?;
                address
            }
            None => at,
        };
        let mut bytes = [&held.bytes, bytes].concat();
        let mut defined = [&held.defined, defined].concat();
        let end = start.plus(bytes.len() as i64);
        let whole = (end.offset - end.offset.rem_euclid(BLOCK) - start.offset).max(0) as usize;
        let (rest, rest_defined) = (bytes.split_off(whole), defined.split_off(whole));
        if whole > 0 {
            self.memory().write_raw(start, &bytes, &defined)?;
        }
        Ok(Align { bytes: rest, defined: rest_defined, address: Some(start.plus(whole as i64)) })
    }

    /// Writes the buffered bytes before `end`; does nothing for a new state.
    pub fn flush(&mut self, held: &Align, end: Pointer) -> Exec {
        let Some(address) = held.address else { return Ok(()) };
        self.continues(held, end)?;
        self.memory().write_raw(address, &held.bytes, &held.defined)
    }

    /// Fails unless the buffered bytes end at `at`.
    fn continues(&self, held: &Align, at: Pointer) -> Exec {
        let Some(address) = held.address else { return Ok(()) };
        let end = address.plus(held.bytes.len() as i64);
        if (end.allocation, end.offset) == (at.allocation, at.offset) {
            return Ok(());
        }
        let (expected, found) = (shown(end), shown(at));
        let message = format!("expected {expected}, where the bytes end that the alignment state holds, found {found}");
        Err(self.fault(codes::RUN_UNDEFINED, message))
    }
}

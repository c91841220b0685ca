//! Stores at any address: blocks are written whole, and what is left over waits in an alignment state.

use super::Ctx;
use crate::fault::Exec;
use crate::memory::{self, Pointer};
use crate::value::Align;
use pto_isa::codes;

/// Bytes of a block of vector memory.
const BLOCK: i64 = 32;

impl Ctx<'_, '_> {
    /// Adds bytes for the address `at` to what an alignment state holds, writes the whole blocks of 32 bytes and gives the
    /// state with the rest. The bytes have to go where those of the state end.
    pub fn stream(&mut self, align: &Align, at: Pointer, bytes: &[u8], defined: &[bool]) -> Exec<Align> {
        let waiting = align.bytes.len() as i64;
        let start = match align.address {
            Some(start) if waiting > 0 => start,
            Some(_) | None => at,
        };
        if (start.allocation, start.offset + waiting) != (at.allocation, at.offset) && waiting > 0 {
            let message = format!(
                "expected the address {} where the alignment state ends, found {}",
                memory::shown(start.plus(waiting)),
                memory::shown(at)
            );
            return Err(self.fault(codes::RUN_UNDEFINED, message));
        }
        let bytes = [&align.bytes, bytes].concat();
        let defined = [&align.defined, defined].concat();
        let end = start.offset + bytes.len() as i64;
        let whole = (end - end.rem_euclid(BLOCK) - start.offset).max(0);
        let (done, rest) = bytes.split_at(whole as usize);
        let (done_defined, rest_defined) = defined.split_at(whole as usize);
        if whole > 0 {
            self.memory().write_raw(start, done, done_defined)?;
        }
        Ok(Align { bytes: rest.to_vec(), defined: rest_defined.to_vec(), address: Some(start.plus(whole)) })
    }
}

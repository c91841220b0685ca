//! Private memory: global memory of each hardware thread, for buffers that fit neither registers nor shared local memory.
//!
//! The driver allocates it for all hardware threads of the device, and passes its address before the arguments. A thread computes
//! the address of its part from its number.

use genx::{Element, Op, Type, Value};

use crate::emit::Emitter;
use crate::memory::PRIVATE_ALIGN;
use crate::value::{Dyn, Num};

/// Bits of the number of a hardware thread; no device has more threads.
const THREAD_BITS: u32 = 15;

impl Emitter {
    /// Returns the address of the private memory of the thread, of `bytes` bytes, a multiple of [`PRIVATE_ALIGN`]; `base` is that of
    /// all threads.
    pub(crate) fn private_memory(&mut self, base: Value, bytes: u32) -> Value {
        let value = self.b().value(Op::HardwareId, &[], &[], Type::scalar(Element::I32));
        let thread = Num::Dyn(Dyn { value, low: 0, high: (1 << THREAD_BITS) - 1, multiple: 1 });
        // The distance may exceed 32 bits; 64-bit products are slow.
        let units = self.integer(Op::Mul, thread, Num::Const((bytes / PRIVATE_ALIGN).into()), 64);
        let units = self.scalar(units, Element::I64);
        let shift = self.b().int(Element::I64, PRIVATE_ALIGN.trailing_zeros().into());
        let distance = self.b().binary(Op::Shl, units, shift);
        self.b().binary(Op::Add, base, distance)
    }
}

//! Communication between devices.

use crate::semantics::Semantics::{self, Missing};
use pto_isa::ops::comm::Opcode;

/// Semantics of the operations of the family.
pub(super) const fn semantics(opcode: Opcode) -> Semantics {
    match opcode {
        Opcode::CommBuildAsyncSession
        | Opcode::CommTbroadcast
        | Opcode::CommTestAsyncEvent
        | Opcode::CommTgather
        | Opcode::CommTget
        | Opcode::CommTgetAsync
        | Opcode::CommTnotify
        | Opcode::CommTput
        | Opcode::CommTputAsync
        | Opcode::CommTreduce
        | Opcode::CommTscatter
        | Opcode::CommTtest
        | Opcode::CommTwait
        | Opcode::CommWaitAsyncEvent => Missing,
    }
}

//! Determines which pipe of a core runs an operation.
//!
//! The pipe follows from the memories of the operands: each pipe is the unit between certain memories. Source: PTO ISA
//! manual, scalar/ops/pipeline-sync.

use super::{Kind, Level, Op, Role};
use crate::op::{Family, Traits};
use crate::types::{AddressSpace, Pipe};

impl Op {
    /// Returns the pipe that runs the operation. `memory` returns the memory of each declared operand; `None` if it is
    /// absent or not memory.
    pub fn pipe(&self, memory: impl Fn(usize) -> Option<AddressSpace>) -> Pipe {
        let on_scalar = match self.level {
            Level::View | Level::Scalar | Level::Sync | Level::Comm => true,
            Level::Tile | Level::Vector | Level::Micro | Level::Vmi => self.family() == Family::System,
        };
        if on_scalar || self.traits.contains(Traits::SCALAR_PIPE) {
            return Pipe::S;
        }
        let kinds = || self.operands.iter().map(|o| o.kind).chain(self.results.iter().map(|r| r.kind));
        let register = |kind: Kind| kind.is_register() || matches!(kind, Kind::VmiVreg | Kind::VmiMask);
        if matches!(self.level, Level::Vector | Level::Vmi) || kinds().any(register) {
            return Pipe::V;
        }
        let of = |role: fn(Role) -> bool| {
            let operands = self.operands.iter().enumerate().filter(move |(_, operand)| role(operand.role));
            operands.filter_map(|(index, _)| memory(index))
        };
        let mut read = of(|role| matches!(role, Role::In));
        let mut written = of(|role| matches!(role, Role::Out | Role::InOut));
        // A product may list its accumulator before its sources, so the first memory alone does not decide.
        if read.clone().any(|space| matches!(space, AddressSpace::L0a | AddressSpace::L0b)) {
            return Pipe::M;
        }
        let (read, written) = (read.next(), written.next());
        between(read, written)
    }
}

/// Returns the pipe that copies from one memory to another.
const fn between(read: Option<AddressSpace>, written: Option<AddressSpace>) -> Pipe {
    use AddressSpace::{Bt, Fb, Gm, L0a, L0b, L0c, L1, Ub};
    match (read, written) {
        (None, None) => Pipe::S,
        (Some(L0a | L0b), _) => Pipe::M,
        (Some(L0c), _) => Pipe::Fix,
        (Some(Gm), _) => Pipe::Mte2,
        (Some(Ub), Some(Gm | L1)) | (Some(L1), Some(Gm)) => Pipe::Mte3,
        (Some(L1), Some(Fb)) => Pipe::Fix,
        (Some(L1 | Bt | Fb), _) => Pipe::Mte1,
        (Some(Ub), _) | (None, Some(Ub)) => Pipe::V,
        (None, Some(L1)) => Pipe::Mte2,
        (None, Some(L0a | L0b | Bt)) => Pipe::Mte1,
        (None, Some(L0c)) => Pipe::M,
        (None, Some(Fb)) => Pipe::Fix,
        (None, Some(Gm)) => Pipe::S,
    }
}

#[cfg(test)]
mod tests {
    use crate::ops;
    use crate::types::AddressSpace::{self, Gm, L0a, L0b, L0c, L1, Ub};
    use crate::types::Pipe;

    fn pipe(name: &str, memories: &[Option<AddressSpace>]) -> Option<Pipe> {
        ops::lookup(name).map(|op| op.pipe(|index| memories.get(index).copied().flatten()))
    }

    #[test]
    fn follow_from_memories() {
        assert_eq!(pipe("tload", &[Some(Gm), Some(Ub)]), Some(Pipe::Mte2));
        assert_eq!(pipe("tstore", &[Some(Ub), Some(Gm)]), Some(Pipe::Mte3));
        assert_eq!(pipe("tstore", &[Some(L0c), Some(Gm)]), Some(Pipe::Fix));
        assert_eq!(pipe("tmov", &[Some(L1), Some(L0a)]), Some(Pipe::Mte1));
        assert_eq!(pipe("tmatmul", &[Some(L0a), Some(L0b), Some(L0c)]), Some(Pipe::M));
        assert_eq!(pipe("tmatmul.acc", &[Some(L0c), Some(L0a), Some(L0b), Some(L0c)]), Some(Pipe::M));
        assert_eq!(pipe("mad_acc", &[Some(L0a), Some(L0b), Some(L0c)]), Some(Pipe::M));
        assert_eq!(pipe("tadd", &[Some(Ub), Some(Ub), Some(Ub)]), Some(Pipe::V));
        assert_eq!(pipe("vlds", &[Some(Ub)]), Some(Pipe::V));
        assert_eq!(pipe("mte_ub_ub", &[Some(Ub), Some(Ub)]), Some(Pipe::V));
        assert_eq!(pipe("tgetval", &[Some(Ub)]), Some(Pipe::S));
        assert_eq!(pipe("tsetval", &[Some(Ub)]), Some(Pipe::S));
        assert_eq!(pipe("alloc_tile", &[]), Some(Pipe::S));
        assert_eq!(pipe("set_mov_pad_val", &[]), Some(Pipe::S));
    }
}

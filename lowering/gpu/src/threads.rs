//! The threads of a group: the vector cores of a block.
//!
//! A block of a kernel for both kinds of core has one cube core and two vector cores. If the kernel asks for the number of
//! its vector core, each is a thread with separate buffers on chip; the first thread is the cube core too. Otherwise
//! both vector cores compute the same, and one thread suffices. Operations that order the cores of a block are rejected,
//! so threads need no barriers.

use genx::{Element, Op, Region, Type};
use pto_isa::{Opcode, ops as isa, rule};
use pto_program::{Function, Program, VECTOR_CORES};

use crate::arguments::has;
use crate::control::Walker;
use crate::emit::Emitter;
use crate::memory::SHARED_ALIGN;
use crate::refusal::Lowered;
use crate::value::{Dyn, Num};
use visa::Platform;

/// Returns the bytes of shared local memory that each thread of a kernel may use.
pub(crate) fn shared_limit(function: &genx::Function, platform: Platform) -> u32 {
    platform.info().shared_bytes / function.threads / SHARED_ALIGN * SHARED_ALIGN
}

/// The threads of a group during lowering.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Threads {
    /// Number of vector cores of a block.
    pub vector_cores: u32,
    /// The index of the vector core that the thread implements.
    pub vector_core: Num,
    /// Where the buffers of the thread begin in shared local memory, in bytes.
    pub shared: Num,
}

/// Returns the number of threads of a group of a kernel.
#[must_use]
pub fn threads(program: &Program, kernel: &Function) -> u32 {
    // Both vector cores add to memory; other code that does not ask for its core does the same on both.
    let differs = |opcode| {
        use isa::system::Opcode::{GetSubblockIdx, SetAtomicAdd};
        matches!(opcode, Opcode::System(GetSubblockIdx | SetAtomicAdd))
    };
    let both = || program.reachable(kernel).into_iter().any(|function| has(&function.body, differs));
    let is_cube = kernel.core == Some(rule::Core::Cube);
    if !is_cube && program.is_mixed(kernel) && both() { VECTOR_CORES } else { 1 }
}

impl Threads {
    /// A thread that is alone.
    pub(crate) const ONE: Self = Self { vector_cores: 1, vector_core: Num::Const(0), shared: Num::Const(0) };

    /// Returns the threads of a kernel, each with `shared_bytes` bytes of shared local memory; sets the sizes of the group.
    pub(crate) fn begin(emitter: &mut Emitter, program: &Program, kernel: &Function, shared_bytes: u32) -> Self {
        let vector_cores = if program.is_mixed(kernel) { VECTOR_CORES } else { 1 };
        let threads = threads(program, kernel);
        let shared_bytes = if threads == 1 { shared_bytes } else { shared_bytes.next_multiple_of(SHARED_ALIGN) };
        emitter.function.threads = threads;
        emitter.function.slm_bytes = shared_bytes * threads;
        if threads == 1 {
            return Self { vector_cores, ..Self::ONE };
        }
        let mut b = emitter.b();
        let ids = b.value(Op::LocalId, &[], &[], Type::vector(Element::I32, 3));
        let value = b.read(ids, Region::contiguous(1, 0), None);
        let vector_core = Num::Dyn(Dyn { value, low: 0, high: i64::from(threads) - 1, multiple: 1 });
        let shared = emitter.integer(Op::Mul, vector_core, Num::Const(shared_bytes.into()), 32);
        Self { vector_cores, vector_core, shared }
    }

    /// Returns the condition under which a thread executes code for a kind of core; `None` if each thread does.
    fn condition(self, core: rule::Core, emitter: &mut Emitter) -> Option<Num> {
        match (core, self.vector_core) {
            (rule::Core::Cube, Num::Dyn(_)) => {
                Some(emitter.compare(genx::IntPredicate::Eq, self.vector_core, Num::Const(0)))
            }
            (rule::Core::Cube | rule::Core::Vector, _) => None,
        }
    }
}

impl<'p> Walker<'p> {
    /// Lowers code for one kind of core; it has no results.
    pub(crate) fn on_core(&mut self, core: rule::Core, code: &mut dyn FnMut(&mut Self)) -> Lowered {
        match self.emitter.threads.condition(core, &mut self.emitter) {
            None => code(self),
            Some(condition) => self.when(condition, code)?,
        }
        Ok(())
    }
}

//! The threads of a group: the cores of a block.
//!
//! A block of a kernel for both kinds of core has one cube core and two vector cores. If the cores pass tiles to each other or
//! signal each other ([`crate::cores`]), each is a thread: first the vector cores, then the cube core. Otherwise they do not depend
//! on each other: if the kernel asks for the number of its vector core, each vector core is a thread, and the first thread
//! is the cube core too; if not, one thread suffices.
//!
//! Vector cores between which the code makes no difference compute the same, and are one thread.

use genx::{Element, IntPredicate, Op, Region, Type};
use pto_isa::types::AddressSpace;
use pto_isa::{Opcode, ops as isa, rule};
use pto_program::{Function, Program, VECTOR_CORES};

use crate::arguments::has;
use crate::control::Walker;
use crate::cores;
use crate::emit::Emitter;
use crate::memory::{Plan, SHARED_ALIGN};
use crate::refusal::Lowered;
use crate::value::{Dyn, Num};

/// Returns the bytes of shared local memory that each thread of a kernel may use, of the `bytes` of its group; all threads together,
/// if each core is a thread.
pub(crate) fn shared_limit(function: &genx::Function, threads: Threads, bytes: u32) -> u32 {
    let parts = if threads.cores.is_some() { 1 } else { function.threads };
    bytes / parts / SHARED_ALIGN * SHARED_ALIGN
}

/// The threads of a group during lowering.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Threads {
    /// Number of vector cores of a block.
    pub vector_cores: u32,
    /// The index of the vector core that the thread implements.
    pub vector_core: Num,
    /// Where the values of the thread begin in shared local memory, in bytes; its buffers too, unless each core is a thread.
    pub own: Num,
    /// The cores, if each is a thread.
    pub cores: Option<Cores>,
}

/// The threads of a group in which each core is a thread.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cores {
    /// The number of the thread.
    id: Num,
    /// Number of threads that are vector cores; the next one is the cube core.
    pub vector_threads: u32,
    /// The core that executes the current code; `None` if all cores do.
    pub current: Option<rule::Core>,
    /// Bytes of the buffers of a vector core.
    vector_bytes: u32,
    /// Where the buffers of the vector core begin that the current code accesses; `None` if it accesses none.
    vector_memory: Option<Num>,
    /// Whether the current code accesses the buffers of the cube core.
    is_cube_memory: bool,
    /// Where the buffers of the vector cores begin.
    vectors: u32,
    /// Where the counters begin.
    pub counters: u32,
}

/// Returns the number of threads of a group of a kernel.
#[must_use]
pub fn threads(program: &Program, kernel: &Function) -> u32 {
    if cores::communicate(program, kernel) {
        return vector_threads(program, kernel) + 1;
    }
    let is_cube = kernel.core == Some(rule::Core::Cube);
    if !is_cube && program.is_mixed(kernel) && differ(program, kernel) { VECTOR_CORES } else { 1 }
}

/// Returns whether the vector cores of a block do not do the same.
fn differ(program: &Program, kernel: &Function) -> bool {
    // Both vector cores add to memory; other code that does not ask for its core does the same on both.
    let differs = |opcode| {
        use isa::system::Opcode::{GetSubblockIdx, SetAtomicAdd};
        matches!(opcode, Opcode::System(GetSubblockIdx | SetAtomicAdd))
    };
    cores::functions(program, kernel).into_iter().any(|function| has(&function.body, differs))
}

/// Returns the number of threads that are vector cores, in a kernel in which each core is a thread.
fn vector_threads(program: &Program, kernel: &Function) -> u32 {
    if differ(program, kernel) || cores::tell_apart(program, kernel) { VECTOR_CORES } else { 1 }
}

impl Threads {
    /// A thread that is alone.
    pub(crate) const ONE: Self = Self { vector_cores: 1, vector_core: Num::Const(0), own: Num::Const(0), cores: None };

    /// Returns the threads of a kernel with these buffers; sets the sizes of the group.
    pub(crate) fn begin(emitter: &mut Emitter, program: &Program, kernel: &Function) -> Self {
        let vector_cores = if program.is_mixed(kernel) { VECTOR_CORES } else { 1 };
        let threads = threads(program, kernel);
        emitter.function.threads = threads;
        let plan = emitter.plan.as_ref();
        if cores::communicate(program, kernel) {
            let vector_threads = vector_threads(program, kernel);
            let sizes = plan.map(|plan| plan.of_cores).unwrap_or_default();
            emitter.function.slm_bytes = sizes.all(vector_threads);
            let id = local_id(emitter, threads);
            let own = emitter.integer(Op::Mul, id, Num::Const(sizes.own.into()), 32);
            let own = emitter.integer(Op::Add, own, Num::Const(sizes.owns(vector_threads).into()), 32);
            // All code for both kinds of core is for the first vector core, too.
            let vector_core = match vector_threads {
                1 => Num::Const(0),
                _ => emitter.integer(Op::And, id, Num::Const(i64::from(vector_threads) - 1), 32),
            };
            let cores = Cores {
                id,
                vector_threads,
                current: None,
                vector_bytes: sizes.vector,
                vector_memory: None,
                is_cube_memory: false,
                vectors: sizes.cube,
                counters: sizes.counters(vector_threads),
            };
            return Self { vector_cores, vector_core, own, cores: Some(cores) };
        }
        let shared_bytes = plan.map_or(0, |plan: &Plan| plan.shared_bytes);
        let shared_bytes = if threads == 1 { shared_bytes } else { shared_bytes.next_multiple_of(SHARED_ALIGN) };
        emitter.function.slm_bytes = shared_bytes * threads;
        if threads == 1 {
            return Self { vector_cores, ..Self::ONE };
        }
        let vector_core = local_id(emitter, threads);
        let own = emitter.integer(Op::Mul, vector_core, Num::Const(shared_bytes.into()), 32);
        Self { vector_cores, vector_core, own, cores: None }
    }

    /// Checks whether the code is for the cube core of a kernel whose cores communicate.
    pub(crate) fn is_cube(self) -> bool {
        self.cores.is_some_and(|cores| cores.is_cube_memory)
    }

    /// Returns where the buffers in a memory begin in shared local memory.
    pub(crate) fn memory(self, space: AddressSpace) -> Lowered<Num> {
        let Some(cores) = self.cores else { return Ok(self.own) };
        if space == AddressSpace::Ub {
            return cores
                .vector_memory
                .ok_or_else(|| "on the memory of vector cores by code of another core".to_owned());
        }
        if cores.is_cube_memory {
            Ok(Num::Const(0))
        } else {
            Err("on the memory of the cube core by other code".to_owned())
        }
    }

    /// Returns the condition under which a thread executes code for a kind of core: `None` if each thread does.
    fn condition(self, core: rule::Core, emitter: &mut Emitter) -> Option<Num> {
        if let Some(cores) = self.cores {
            let predicate = match core {
                rule::Core::Cube => IntPredicate::Eq,
                rule::Core::Vector => IntPredicate::Ne,
            };
            return match cores.current {
                Some(current) => (current != core).then_some(Num::Const(0)),
                None => Some(emitter.compare(predicate, cores.id, Num::Const(cores.vector_threads.into()))),
            };
        }
        match (core, self.vector_core) {
            (rule::Core::Cube, Num::Dyn(_)) => Some(emitter.compare(IntPredicate::Eq, self.vector_core, Num::Const(0))),
            (rule::Core::Cube | rule::Core::Vector, _) => None,
        }
    }
}

/// Returns the number of the thread in its group.
fn local_id(emitter: &mut Emitter, threads: u32) -> Num {
    let mut b = emitter.b();
    let ids = b.value(Op::LocalId, &[], &[], Type::vector(Element::I32, 3));
    let value = b.read(ids, Region::contiguous(1, 0), None);
    Num::Dyn(Dyn { value, low: 0, high: i64::from(threads) - 1, multiple: 1 })
}

impl<'p> Walker<'p> {
    /// Lowers code for one kind of core; it has no results.
    pub(crate) fn on_core(&mut self, core: rule::Core, code: &mut dyn FnMut(&mut Self)) -> Lowered {
        let before = self.emitter.threads;
        let condition = before.condition(core, &mut self.emitter);
        if condition == Some(Num::Const(0)) {
            return Ok(());
        }
        if let Some(cores) = before.cores {
            let cores = Cores { current: Some(core), ..cores };
            self.emitter.threads = match core {
                rule::Core::Cube => {
                    let cores = Cores { is_cube_memory: true, vector_memory: None, ..cores };
                    Threads { vector_core: Num::Const(0), cores: Some(cores), ..before }
                }
                rule::Core::Vector => self.emitter.on_vector_core(Threads { cores: Some(cores), ..before }),
            };
        }
        let done = match condition {
            None => {
                code(self);
                Ok(())
            }
            Some(condition) => self.when(condition, code),
        };
        self.emitter.threads = before;
        done
    }
}

impl Emitter {
    /// Lets the current code access the buffers of a vector core; returns the threads before.
    pub(crate) fn access_vector_core(&mut self, core: Num) -> Threads {
        let before = self.threads;
        if let Some(cores) = before.cores {
            let vector_memory = Some(self.memory_of(cores, core));
            self.threads.cores = Some(Cores { vector_memory, ..cores });
        }
        before
    }

    /// Lets the current code access the buffers of the cube core; returns the threads before.
    pub(crate) fn access_cube_core(&mut self) -> Threads {
        let before = self.threads;
        self.threads.cores = before.cores.map(|cores| Cores { is_cube_memory: true, ..cores });
        before
    }

    /// Returns where the buffers of a vector core begin.
    fn memory_of(&mut self, cores: Cores, core: Num) -> Num {
        let distance = self.integer(Op::Mul, core, Num::Const(cores.vector_bytes.into()), 32);
        self.integer(Op::Add, distance, Num::Const(cores.vectors.into()), 32)
    }

    /// Returns the threads for code of the vector cores.
    fn on_vector_core(&mut self, threads: Threads) -> Threads {
        let Some(cores) = threads.cores else { return threads };
        let vector_core = match cores.id {
            Num::Dyn(id) if cores.vector_threads > 1 => {
                Num::Dyn(Dyn { high: i64::from(cores.vector_threads) - 1, ..id })
            }
            Num::Dyn(_) | Num::Const(_) => Num::Const(0),
        };
        let vector_memory = Some(self.memory_of(cores, vector_core));
        let cores = Cores { vector_memory, is_cube_memory: false, ..cores };
        Threads { vector_core, cores: Some(cores), ..threads }
    }
}

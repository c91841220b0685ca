//! Runs a program: the launch, the loop over agents, and the final report.

use super::World;
use super::clock::Clock;
use super::core::{Core, Settings};
use super::execute::{self, ByPlace, Done, Job, Kind, Tiles, enter, execute, run_through};
use super::queue::{Action, Call, Entry, Event, Group, Meet, Request, Together, Work};
use super::races::Shadow;
use super::schedule::{Candidate, Chooser, Schedule};
use super::thread::{At, Thread};
use super::threads::launch;
use super::uses::Uses;
use crate::fault::{Exec, Fault};
use crate::memory::Memory;
use crate::observe::Observer;
use crate::value::{Pending, Value};
use pto_isa::types::Pipe;
use pto_isa::{Target, codes, rule};
use pto_numerics::Profile;
use pto_program::{Function, Instruction, Lifetimes, Place, Program, Slot, Structure, VECTOR_CORES};
use pto_upstream::Control;
use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;

/// Parameters of a launch.
#[derive(Clone, Copy, Debug)]
pub struct Launch {
    /// The target.
    pub target: Target,
    /// Profile, which decides if sources contradict each other.
    pub profile: Profile,
    /// Number of blocks.
    pub blocks: u32,
    /// Selects the next agent.
    pub schedule: Schedule,
    /// Most operations that may execute.
    pub steps: u64,
}

/// Result of a run.
pub struct Outcome {
    /// All memory.
    pub memory: Memory,
    /// Number of executed operations.
    pub steps: u64,
}

/// Most entries in the queue of a pipe before the program waits.
const QUEUE: usize = 1024;
/// Number of pipes of a core.
const PIPES: usize = Pipe::ALL.len();

/// Runs a function on `memory`, which contains its buffers. Every core of every block receives the same arguments.
///
/// # Errors
/// Fails with the first violated rule; if an operation cannot be interpreted, before the run.
pub fn run<'p>(
    program: &'p Program,
    entry: &'p Function,
    arguments: &[Value],
    launch: Launch,
    memory: Memory,
    observers: Vec<&'p mut dyn Observer>,
) -> Exec<Outcome> {
    let laid_out = |(number, value)| {
        let layout = entry.layouts.get(number).and_then(Option::as_ref);
        crate::arguments::laid_out(number, value, layout).map_err(|fault| fault.or_at(entry.place))
    };
    let arguments = arguments.iter().enumerate().map(laid_out).collect::<Exec<Vec<Value>>>()?;
    let mut machine = Machine::new(program, entry, &arguments, launch, memory, observers);
    let ended = loop {
        match machine.step() {
            Ok(true) => {}
            Ok(false) => break Ok(()),
            Err(fault) => break Err(fault),
        }
    };
    // A race is the only other explanation of a read of bytes without a value.
    match (ended, machine.world.suspected.take()) {
        (Err(fault), Some(suspected)) if fault.code != codes::RUN_RACE => return Err(suspected),
        (Ok(()), Some(suspected)) => return Err(suspected),
        (ended, _) => ended?,
    }
    let steps = machine.world.ran();
    Ok(Outcome { memory: machine.world.memory, steps })
}

/// The program of a core, and the queues of its pipes.
struct Runner<'p> {
    thread: Thread<'p>,
    finished: bool,
    /// The conditions for which the program waits.
    waiting: VecDeque<(Place, Waiting)>,
    /// A pending value that the program needs.
    needs: Option<(Place, Pending)>,
    /// The operation for whose memory the program has waited.
    freed: Option<Place>,
    settings: Arc<Settings>,
    queues: [VecDeque<Entry<'p>>; PIPES],
    /// Entries in all queues.
    queued: usize,
}

/// Condition for which the scalar pipe waits.
#[derive(Clone, Debug)]
enum Waiting {
    Action(Action, u64),
    /// A barrier of a group, by its number.
    Met(Group, u64),
}

/// Cores that have arrived at a barrier.
#[derive(Default)]
struct Meeting {
    arrived: usize,
    held: u64,
    clock: Clock,
}

struct Machine<'p> {
    world: World<'p>,
    runners: Vec<Runner<'p>>,
    chooser: Chooser,
    signals: BTreeMap<Event, VecDeque<Clock>>,
    /// For each core, the buffers that its pipes share.
    buffers: BTreeMap<(usize, i64), Uses>,
    meetings: BTreeMap<Group, Meeting>,
    /// For each event that cores signal together, the signals of each core that wait for the others.
    partial: BTreeMap<Together, Vec<VecDeque<Clock>>>,
    issued: u64,
    /// Clocks of the agents, by core and pipe; empty if races are not checked.
    clocks: Vec<Clock>,
    shadow: Shadow,
    program_order: bool,
}

/// Returns the cores that a kernel runs on, and the function of each: for each block one core of the kind that the
/// function states, or one cube core and its vector cores if the kernel is for both ([`Program::is_mixed`]).
fn cores<'p>(program: &'p Program, entry: &'p Function, blocks: u32) -> Vec<(Core, &'p Function)> {
    let core = |block, subblock, subblocks, kind| Core {
        block,
        subblock,
        subblocks,
        kind,
        special: BTreeMap::new(),
        ends: BTreeMap::new(),
    };
    let peer = program.peer(entry);
    let function = |kind: rule::Core| match peer {
        Some(peer) if peer.core == Some(kind) => peer,
        Some(_) | None => entry,
    };
    let both = program.is_mixed(entry);
    let of_block = |block| {
        if !both {
            return vec![(core(block, 0, 1, entry.core), entry)];
        }
        let vector = |subblock| {
            let core = core(block, subblock, VECTOR_CORES, Some(rule::Core::Vector));
            (core, function(rule::Core::Vector))
        };
        let cube = (core(block, 0, VECTOR_CORES, Some(rule::Core::Cube)), function(rule::Core::Cube));
        std::iter::once(cube).chain((0..VECTOR_CORES).map(vector)).collect()
    };
    (0..blocks).flat_map(of_block).collect()
}

impl<'p> Machine<'p> {
    fn new(
        program: &'p Program,
        entry: &'p Function,
        arguments: &[Value],
        launch: Launch,
        mut memory: Memory,
        observers: Vec<&'p mut dyn Observer>,
    ) -> Machine<'p> {
        // Writes that initialize buffers before the run do not race with it.
        memory.take_log();
        memory.lifetimes = Arc::new(Lifetimes::of(program));
        let launched = cores(program, entry, launch.blocks);
        let runners = launched.iter().map(|(_, function)| Runner {
            thread: Thread::call(function, arguments.to_vec()),
            finished: false,
            waiting: VecDeque::new(),
            needs: None,
            freed: None,
            settings: Arc::default(),
            queues: Default::default(),
            queued: 0,
        });
        let runners: Vec<Runner<'p>> = runners.collect();
        let cores = launched.into_iter().map(|(core, _)| core).collect();
        let program_order = launch.schedule == Schedule::Program;
        let agents = runners.len() * PIPES;
        let clocks = if program_order { Vec::new() } else { vec![Clock::new(agents); agents] };
        Machine {
            world: World {
                program,
                slots: program.functions.iter().map(|function| function.slots).max().unwrap_or(0),
                semantics: ByPlace::new(program),
                launch,
                memory,
                cores,
                observers,
                steps: launch.steps,
                passed: 0,
                suspected: None,
                running: None,
                kept: BTreeMap::new(),
                lanes: BTreeMap::new(),
            },
            runners,
            chooser: Chooser::new(launch.schedule),
            signals: BTreeMap::new(),
            buffers: BTreeMap::new(),
            meetings: BTreeMap::new(),
            partial: BTreeMap::new(),
            issued: 0,
            clocks,
            shadow: Shadow::default(),
            program_order,
        }
    }

    /// Executes one step of one agent. Returns false at the end of the program.
    fn step(&mut self) -> Exec<bool> {
        let in_order = |core| self.program_order.then(|| self.oldest(core)).flatten();
        let mut candidates: Vec<Candidate> = (0..self.runners.len()).find_map(in_order).into_iter().collect();
        if candidates.is_empty() {
            for core in 0..self.runners.len() {
                self.candidates(core, &mut candidates);
                if self.program_order && !candidates.is_empty() {
                    break;
                }
            }
        }
        match self.chooser.choose(&candidates) {
            Some(chosen) if chosen.pipe == Pipe::S => self.scalar(chosen.core)?,
            Some(chosen) => self.pipe(chosen.core, chosen.pipe)?,
            None if self.runners.iter().all(|runner| runner.finished && runner.queued == 0) => return Ok(false),
            // Full queues are not part of the ISA, so they cannot cause a deadlock.
            None => match self.runners.iter().position(|runner| self.program_ready(runner)) {
                Some(core) => self.scalar(core)?,
                None => return Err(self.deadlock()),
            },
        }
        Ok(true)
    }

    /// Returns the next step of a core in program order: its oldest work in queues, else its program. `None` if that
    /// waits for another core, or for work that the core issues later.
    fn oldest(&self, core: usize) -> Option<Candidate> {
        let runner = &self.runners[core];
        if runner.queued == 0 {
            let ready = !runner.finished && self.scalar_ready(core);
            return ready.then_some(Candidate { core, pipe: Pipe::S, order: u64::MAX });
        }
        let heads = runner.queues.iter().zip(Pipe::ALL).filter_map(|(queue, pipe)| Some((queue.front()?, *pipe)));
        let (entry, pipe) = heads.min_by_key(|(entry, _)| entry.order)?;
        self.entry_ready(core, entry).then_some(Candidate { core, pipe, order: entry.order })
    }

    fn candidates(&self, core: usize, list: &mut Vec<Candidate>) {
        let runner = &self.runners[core];
        let full = runner.queued > 0 && runner.queues.iter().any(|queue| queue.len() >= QUEUE);
        if !runner.finished && !full && self.scalar_ready(core) {
            list.push(Candidate { core, pipe: Pipe::S, order: u64::MAX });
        }
        if runner.queued == 0 {
            return;
        }
        for (queue, pipe) in runner.queues.iter().zip(Pipe::ALL) {
            if let Some(entry) = queue.front()
                && self.entry_ready(core, entry)
            {
                list.push(Candidate { core, pipe: *pipe, order: entry.order });
            }
        }
    }

    fn program_ready(&self, runner: &Runner<'p>) -> bool {
        !runner.finished
            && runner.waiting.is_empty()
            && runner.needs.as_ref().is_none_or(|(_, needs)| needs.get().is_some())
    }

    fn scalar_ready(&self, core: usize) -> bool {
        let runner = &self.runners[core];
        match runner.waiting.front() {
            Some((_, Waiting::Action(action, ticket))) => self.action_ready(core, action, *ticket),
            Some((_, Waiting::Met(group, number))) => {
                self.meetings.get(group).is_some_and(|meeting| meeting.held >= *number)
            }
            None => self.program_ready(runner),
        }
    }

    fn entry_ready(&self, core: usize, entry: &Entry<'p>) -> bool {
        match &entry.work {
            Work::Operation { operands, .. } => operands.iter().all(|operand| match operand {
                Value::Pending(pending) => pending.get().is_some(),
                _ => true,
            }),
            Work::Action(action) => self.action_ready(core, action, entry.ticket),
        }
    }

    fn action_ready(&self, core: usize, action: &Action, ticket: u64) -> bool {
        match action {
            Action::Await(events) => {
                events.iter().all(|event| self.signals.get(event).is_some_and(|signals| !signals.is_empty()))
            }
            Action::Drain | Action::Reuse { .. } => self.runners[core].queued == 0,
            Action::Take(id) => self.buffers.get(&(core, *id)).is_none_or(|uses| uses.is_free(ticket)),
            Action::Signal(_)
            | Action::Barrier
            | Action::Give(_)
            | Action::Meet(_)
            | Action::Call(_)
            | Action::Together(_) => true,
        }
    }

    const fn agent(core: usize, pipe: Pipe) -> usize {
        core * PIPES + pipe as usize
    }

    fn clock(&self, core: usize, pipe: Pipe) -> Clock {
        self.clocks.get(Self::agent(core, pipe)).cloned().unwrap_or_default()
    }

    fn learn(&mut self, core: usize, pipe: Pipe, other: &Clock) {
        if let Some(clock) = self.clocks.get_mut(Self::agent(core, pipe)) {
            clock.join(other);
        }
    }

    /// Continues the program of a core.
    fn scalar(&mut self, core: usize) -> Exec {
        match self.runners[core].waiting.pop_front() {
            Some((place, Waiting::Action(Action::Meet(meet), _))) => {
                self.arrive(core, place, meet);
                return Ok(());
            }
            Some((_, Waiting::Action(action, ticket))) => {
                self.act(core, Pipe::S, action, ticket);
                return Ok(());
            }
            Some((_, Waiting::Met(group, _))) => {
                let clock = self.meetings.get(&group).map(|meeting| meeting.clock.clone()).unwrap_or_default();
                self.learn(core, Pipe::S, &clock);
                return Ok(());
            }
            None => {}
        }
        if let Some((_, needed)) = self.runners[core].needs.take()
            && let Some((_, clock)) = needed.get()
        {
            self.learn(core, Pipe::S, clock);
        }
        let instruction = match self.runners[core].thread.at() {
            At::End(_) => {
                self.runners[core].finished = true;
                return Ok(());
            }
            At::Instruction(instruction) => instruction,
        };
        let place = instruction.place;
        let kind = execute::kind(&self.world, instruction)?;
        if !matches!(kind, Kind::Run(_) | Kind::Together(..)) {
            self.world.pass(place, 1)?;
        }
        match kind {
            Kind::Control(Control::Call) if !self.world.runs_callee(core, instruction) => {
                self.runners[core].thread.done(instruction, Vec::new());
                Ok(())
            }
            Kind::Control(control) => {
                let program = self.world.program;
                let needs = self.runners[core].thread.control(instruction, control, program);
                self.runners[core].needs = needs.map_err(|fault| fault.or_at(place))?.map(|needs| (place, needs));
                Ok(())
            }
            Kind::Launch | Kind::Structure(Structure::Scope) => {
                let runner = &mut self.runners[core];
                let slots: Vec<Slot> = instruction.operands.iter().chain(&instruction.captures).copied().collect();
                let operands = runner.thread.values(&slots);
                self.issue(core, Pipe::V, instruction, operands, Vec::new());
                self.runners[core].thread.done(instruction, Vec::new());
                Ok(())
            }
            Kind::Structure(structure) => {
                enter(&self.world, core, &mut self.runners[core].thread, instruction, structure);
                Ok(())
            }
            Kind::Run(run) | Kind::Together(_, run) => match instruction.pipe {
                Pipe::S => {
                    let operands = match self.runners[core].thread.operands(instruction) {
                        Ok(operands) => operands,
                        Err(pending) => {
                            self.runners[core].needs = Some((place, pending));
                            return Ok(());
                        }
                    };
                    let Some(written) = self.written(core, instruction, &operands)? else { return Ok(()) };
                    let settings = Arc::clone(&self.runners[core].settings);
                    let job = Job {
                        core,
                        pipe: Pipe::S,
                        instruction,
                        operands: &operands,
                        written: &written,
                        settings,
                        continued: false,
                    };
                    let Done { results, settings, requests } = execute(&mut self.world, job, run)?;
                    self.accessed(core, Pipe::S)?;
                    let runner = &mut self.runners[core];
                    runner.settings = settings;
                    runner.thread.done(instruction, results);
                    for Request { pipe, action } in requests {
                        match action {
                            Action::Call(call) => self.call(core, pipe, instruction, call),
                            action => self.requested(core, pipe, action, place),
                        }
                    }
                    Ok(())
                }
                pipe => {
                    let operands = self.runners[core].thread.values(&instruction.operands);
                    let operands: Vec<Value> = operands.into_iter().map(fixed).collect();
                    let Some(written) = self.written(core, instruction, &operands)? else { return Ok(()) };
                    let results = self.issue(core, pipe, instruction, operands, written);
                    self.runners[core].thread.done(instruction, results);
                    Ok(())
                }
            },
        }
    }

    /// Creates the tiles that an operation on values writes; `None` if the program must wait until their memory is
    /// free.
    fn written(&mut self, core: usize, instruction: &'p Instruction, operands: &[Value]) -> Exec<Option<Tiles>> {
        let (written, reused) = execute::written(&mut self.world, core, instruction, operands)?;
        let runner = &mut self.runners[core];
        if reused.is_empty() || runner.freed.take() == Some(instruction.place) {
            return Ok(Some(written));
        }
        runner.freed = Some(instruction.place);
        let waiting = reused.into_iter().map(|(at, bytes)| Waiting::Action(Action::Reuse { at, bytes }, 0));
        runner.waiting.extend(waiting.map(|waiting| (instruction.place, waiting)));
        Ok(None)
    }

    /// Puts an operation into a queue; returns its pending results.
    fn issue(
        &mut self,
        core: usize,
        pipe: Pipe,
        instruction: &'p Instruction,
        operands: Vec<Value>,
        written: Vec<(usize, Value)>,
    ) -> Vec<Value> {
        let results: Vec<Pending> = instruction.results.iter().map(|_| Pending::default()).collect();
        let values = results.iter().cloned().map(Value::Pending).collect();
        let settings = Arc::clone(&self.runners[core].settings);
        let work = Work::Operation { operands, written, results, settings, instruction, part: None };
        self.enqueue(core, pipe, instruction.place, 0, work);
        values
    }

    /// Puts a part of an operation into a queue.
    fn call(&mut self, core: usize, pipe: Pipe, instruction: &'p Instruction, Call { run, operands }: Call) {
        let settings = Arc::clone(&self.runners[core].settings);
        let operands = operands.into_iter().map(fixed).collect();
        let part = Some(run);
        let work = Work::Operation { operands, written: Vec::new(), results: Vec::new(), settings, instruction, part };
        self.enqueue(core, pipe, instruction.place, 0, work);
    }

    fn enqueue(&mut self, core: usize, pipe: Pipe, place: Place, ticket: u64, work: Work<'p>) {
        self.issued += 1;
        let runner = &mut self.runners[core];
        runner.queued += 1;
        runner.queues[pipe as usize].push_back(Entry { place, order: self.issued, ticket, work });
    }

    fn requested(&mut self, core: usize, pipe: Pipe, action: Action, place: Place) {
        // Acquires and releases are counted at issue, because program order determines which ones match.
        let ticket = match action {
            Action::Give(id) => self.buffers.entry((core, id)).or_default().issue_give(),
            Action::Take(id) => self.buffers.entry((core, id)).or_default().issue_take(),
            Action::Signal(_)
            | Action::Await(_)
            | Action::Barrier
            | Action::Drain
            | Action::Reuse { .. }
            | Action::Meet(_)
            | Action::Call(_)
            | Action::Together(_) => 0,
        };
        match pipe {
            Pipe::S | Pipe::All => self.runners[core].waiting.push_back((place, Waiting::Action(action, ticket))),
            pipe => self.enqueue(core, pipe, place, ticket, Work::Action(action)),
        }
    }

    /// Executes the first entry in the queue of a pipe.
    fn pipe(&mut self, core: usize, pipe: Pipe) -> Exec {
        let Some(entry) = self.runners[core].queues[pipe as usize].pop_front() else { return Ok(()) };
        let outcome = match entry.work {
            Work::Action(action) => {
                self.act(core, pipe, action, entry.ticket);
                Ok(())
            }
            Work::Operation { operands, written, results, settings, instruction, part } => {
                let operands: Vec<Value> =
                    operands.into_iter().map(|operand| self.arrived(core, pipe, operand)).collect();
                let (operands, written, continued) = (&operands[..], &written[..], part.is_some());
                let job = Job { core, pipe, instruction, operands, written, settings, continued };
                let done = match part {
                    Some(run) => execute(&mut self.world, job, run).map(|done| done.results),
                    None => self.operation(job),
                };
                self.accessed(core, pipe)?;
                done.map(|values| {
                    let clock = self.clock(core, pipe);
                    for (pending, value) in results.into_iter().zip(values) {
                        // Only this operation sets the value.
                        let _ = pending.0.set((value, clock.clone()));
                    }
                })
            }
        };
        self.runners[core].queued -= 1;
        outcome
    }

    /// Returns a pending value if it is available, and orders its user after the operation that computed it.
    fn arrived(&mut self, core: usize, pipe: Pipe, value: Value) -> Value {
        let Value::Pending(pending) = &value else { return value };
        let Some((arrived, clock)) = pending.get() else { return value };
        self.learn(core, pipe, clock);
        arrived.clone()
    }

    fn operation(&mut self, job: Job<'_, 'p>) -> Exec<Vec<Value>> {
        let Job { core, pipe, instruction, operands, .. } = job;
        match execute::kind(&self.world, instruction)? {
            Kind::Run(run) | Kind::Together(_, run) => execute(&mut self.world, job, run).map(|done| done.results),
            Kind::Launch => {
                let slots = self.world.slots;
                launch(&mut self.world, &job, slots).map(|()| Vec::new())
            }
            Kind::Control(_) | Kind::Structure(_) => {
                for observer in &mut self.world.observers {
                    observer.scope(core);
                }
                let (arguments, captured) = operands.split_at(instruction.operands.len().min(operands.len()));
                let slots = self.world.slots;
                let mut thread = Thread::scope(instruction, slots, captured.to_vec(), arguments.to_vec());
                let results = run_through(&mut self.world, core, pipe, job.settings, &mut thread);
                for observer in &mut self.world.observers {
                    observer.scope_end(core);
                }
                results
            }
        }
    }

    /// Checks the accesses of the last operation of an agent for races.
    fn accessed(&mut self, core: usize, pipe: Pipe) -> Exec {
        let accesses = self.world.memory.take_log();
        if accesses.is_empty() {
            return Ok(());
        }
        let agent = Self::agent(core, pipe);
        let Some(clock) = self.clocks.get_mut(agent) else { return Ok(()) };
        let count = clock.tick(agent);
        self.shadow.accessed(agent, count, clock, &accesses)
    }

    /// Executes an action that is ready.
    fn act(&mut self, core: usize, pipe: Pipe, action: Action, ticket: u64) {
        for observer in &mut self.world.observers {
            observer.acted(core, pipe, &action);
        }
        match action {
            Action::Signal(event) => {
                let clock = self.clock(core, pipe);
                self.signals.entry(event).or_default().push_back(clock);
            }
            Action::Await(events) => {
                for event in events {
                    if let Some(clock) = self.signals.get_mut(&event).and_then(VecDeque::pop_front) {
                        self.learn(core, pipe, &clock);
                    }
                }
            }
            Action::Drain => self.drained(core),
            Action::Reuse { at, bytes } => {
                self.drained(core);
                self.world.memory.forget(at, bytes);
            }
            Action::Take(id) => {
                let clock = self.buffers.entry((core, id)).or_default().take(ticket);
                self.learn(core, pipe, &clock);
            }
            Action::Give(id) => {
                let clock = self.clock(core, pipe);
                self.buffers.entry((core, id)).or_default().give(ticket, clock);
            }
            Action::Together(together) => {
                let clock = self.clock(core, pipe);
                self.signal_together(core, together, clock);
            }
            // A pipe executes in order, and only programs meet at barriers.
            Action::Barrier | Action::Meet(_) | Action::Call(_) => {}
        }
    }

    /// Records that all pipes of a core know what each of them has done.
    fn drained(&mut self, core: usize) {
        let mut all = Clock::default();
        Pipe::ALL.iter().for_each(|pipe| all.join(&self.clock(core, *pipe)));
        Pipe::ALL.iter().for_each(|pipe| self.learn(core, *pipe, &all));
    }

    /// Records the signal of a core; after all cores have signalled, the receivers get the event.
    fn signal_together(&mut self, core: usize, together: Together, clock: Clock) {
        let waiting =
            self.partial.entry(together.clone()).or_insert_with(|| vec![VecDeque::new(); together.from.len()]);
        let own = together.from.iter().position(|from| from.0 as usize == core);
        if let Some(signals) = own.and_then(|own| waiting.get_mut(own)) {
            signals.push_back(clock);
        }
        if waiting.iter().any(VecDeque::is_empty) {
            return;
        }
        let mut all = Clock::default();
        waiting.iter_mut().filter_map(VecDeque::pop_front).for_each(|clock| all.join(&clock));
        for to in together.to {
            self.signals.entry(Event::Core { to, id: together.id }).or_default().push_back(all.clone());
        }
    }

    fn arrive(&mut self, core: usize, place: Place, Meet { group, members: expected }: Meet) {
        let clock = self.clock(core, Pipe::S);
        let members = self.world.cores.iter().filter(|core| match group {
            Group::All => true,
            Group::Cube => core.runs(rule::Core::Cube),
            Group::Vector => core.runs(rule::Core::Vector),
        });
        let members = expected.unwrap_or(members.count());
        let meeting = self.meetings.entry(group).or_default();
        meeting.clock.join(&clock);
        meeting.arrived += 1;
        let number = meeting.held + 1;
        if meeting.arrived >= members {
            meeting.arrived = 0;
            meeting.held += 1;
        }
        self.runners[core].waiting.push_front((place, Waiting::Met(group, number)));
    }

    /// Creates the fault of a deadlock, which states what each agent waits for.
    fn deadlock(&self) -> Box<Fault> {
        let mut waits: Vec<(Place, String)> = Vec::new();
        for (core, runner) in self.runners.iter().enumerate() {
            if let Some((place, waiting)) = runner.waiting.front() {
                let what = match waiting {
                    Waiting::Action(action, _) => Self::waits_for(action),
                    Waiting::Met(..) => Some("the other cores".to_owned()),
                };
                waits.extend(what.map(|what| (*place, format!("core {core}: the program waits for {what}"))));
            } else if let Some((place, _)) = &runner.needs {
                waits.push((*place, format!("core {core}: the program waits for a value of this")));
            }
            for (queue, pipe) in runner.queues.iter().zip(Pipe::ALL) {
                let Some(entry) = queue.front() else { continue };
                let what = match &entry.work {
                    Work::Action(action) => Self::waits_for(action),
                    Work::Operation { .. } => Some("a value of another pipe".to_owned()),
                };
                waits.extend(what.map(|what| (entry.place, format!("core {core}: {pipe} waits for {what}"))));
            }
        }
        let mut waits = waits.into_iter();
        let Some((place, first)) = waits.next() else {
            return Fault::new(codes::RUN_DEADLOCK, "deadlock: no pipe can continue");
        };
        let fault = Fault::new(codes::RUN_DEADLOCK, format!("{first}, which never comes")).or_at(place);
        waits.take(MAX_WAITS).fold(fault, |fault, (place, what)| fault.with(place, what))
    }

    fn waits_for(action: &Action) -> Option<String> {
        match action {
            Action::Await(events) => {
                Some(events.iter().map(|event| event.describe()).collect::<Vec<_>>().join(" and "))
            }
            Action::Take(id) => Some(format!("buffer {id}")),
            Action::Drain | Action::Reuse { .. } => Some("all pipes".to_owned()),
            Action::Signal(_)
            | Action::Barrier
            | Action::Give(_)
            | Action::Meet(_)
            | Action::Call(_)
            | Action::Together(_) => None,
        }
    }
}

/// Most agents, besides the first, that a deadlock names.
const MAX_WAITS: usize = 7;

/// Copies a tile at issue, so that later changes of its valid region do not affect the operation.
fn fixed(value: Value) -> Value {
    match value {
        Value::Tile(tile) => Value::Tile(crate::tile::TileRef::new(tile.get())),
        Value::Declared(declared) => declared.get().map_or(Value::Declared(declared), Value::View),
        other => other,
    }
}

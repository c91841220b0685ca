//! Compiles a program to a vISA object: lowering, then the passes of `genx`.

use genx::passes::{self, Moment, Pass, State, Watch};
use genx::{live_bytes, pressure};
use pto_isa::{Opcode, ops as isa};
use pto_program::{Function, Program};
use visa::{Object, Platform};

use crate::arguments::has;
use crate::cores;
use crate::ops::cube;
use crate::ops::cube::windows::Window;
use crate::refusal::Refusal;
use crate::{Lowered, Share, is_full};

/// The share of buffers is reduced by a multiple of this number of registers.
const STEP: u32 = 8;
/// Number of registers by which [`fitting`] reduces the share of buffers in a step.
const FEWER: u32 = 16;
/// Number of registers for values for which Intel's compiler was not observed to spill; the others are for constants
/// and addresses.
const PLAIN: u32 = 48;
/// Maximal number of instructions of a kernel, before any pass, that is compiled with different shares of registers to
/// compare the results.
const COMPARED: usize = 20_000;
/// Bytes of a vector register of the source.
const REGISTER_BYTES: u32 = 256;

/// Options of the compilation.
#[derive(Default)]
pub struct Options<'o> {
    /// Whether to check the postconditions of each pass.
    pub verify_each: bool,
    /// The names of optional backend passes to skip.
    pub disabled: &'o [String],
    /// Whether divisions of many floats by the same number may become multiplications by its reciprocal.
    pub reciprocals: bool,
    /// Registers per thread for kernels without windows, such as one of [`pressure::SMALLER`]; 128 if `None`.
    pub registers: Option<u32>,
    /// Bytes of shared local memory of a thread group, if fewer than those of the platform.
    pub shared_bytes: Option<u32>,
    /// Observes each kernel before and after each pass.
    pub watch: Option<&'o mut Watch<'o>>,
}

/// Compiled kernels.
#[derive(Default)]
pub struct Compiled {
    /// The kernels in vISA.
    pub object: Object,
    /// Bytes of private memory of a thread of each kernel.
    pub private_bytes: Vec<u32>,
}

/// Compiles functions of a program: each becomes a kernel of one object, in the same order, with a name that is legal
/// in vISA ([`genx::names`]).
///
/// # Errors
///
/// Everything that cannot be compiled, by function in the given order.
pub fn compile(
    program: &Program,
    kernels: &[&Function],
    platform: Platform,
    mut options: Options<'_>,
) -> Result<Compiled, Vec<Refusal>> {
    let (mut compiled, mut refusals) = (Compiled::default(), Vec::new());
    let names: Vec<&str> = kernels.iter().map(|kernel| kernel.name.as_str()).collect();
    for (kernel, name) in kernels.iter().zip(genx::names::of_kernels(&names)) {
        let source =
            Source { program, kernel, name: &name, platform, private: false, shared_bytes: options.shared_bytes };
        let made = match best(source, &mut options) {
            Err(found) if is_full(&found) => best(Source { private: true, ..source }, &mut options),
            made => made,
        };
        match made {
            Ok(made) => {
                compiled.object.kernels.extend(made.object.kernels);
                compiled.private_bytes.push(made.private_bytes);
            }
            Err(found) => refusals.extend(found),
        }
    }
    if refusals.is_empty() { Ok(compiled) } else { Err(refusals) }
}

/// Compiles a kernel, with its products in windows where that is faster.
fn best(source: Source<'_>, options: &mut Options<'_>) -> Result<Made, Vec<Refusal>> {
    match in_windows(source, Window::large(source.platform), options) {
        Some(made) if cube::windows::has_blocks(source.platform) => Ok(made),
        // Operands that are loaded row by row may be copied faster.
        Some(made) => match one(source, options) {
            Ok(other) if other.instructions() <= made.instructions() => Ok(other),
            Ok(_) | Err(_) => Ok(made),
        },
        None => one(source, options),
    }
}

/// Lowers a function for another compiler, which does not reorder instructions: with a share of registers such that all
/// values fit before any pass reduces register pressure or, if no share achieves this, with the one that needs the
/// fewest registers.
///
/// # Errors
///
/// Those of [`compile`].
pub fn fitting(program: &Program, kernel: &Function, platform: Platform) -> Result<genx::Function, Vec<Refusal>> {
    let mut options = Options::default();
    let made = match one(
        Source { program, kernel, name: &kernel.name, platform, private: false, shared_bytes: None },
        &mut options,
    ) {
        Ok(made) => made,
        // Buffers that do not fit into shared local memory may not be needed.
        Err(refusals) => {
            let share = Share { window: Some(Window::small(platform)), ..Share::ALL };
            let lowered = if cores::communicate(program, kernel) {
                None
            } else {
                crate::within(program, kernel, platform, share).ok()
            };
            return lowered.map(|lowered| lowered.function).ok_or(refusals);
        }
    };
    let as_compiled = crate::within(program, kernel, platform, made.share)?.function;
    let most = PLAIN * platform.grf_bytes();
    let mut least = (live_bytes::most(&as_compiled), as_compiled);
    if least.0 <= most {
        return Ok(least.1);
    }
    let smaller_shares = (0..made.share.registers).rev().step_by(FEWER as usize);
    let smaller_shares = smaller_shares.map(|registers| Share { registers, ..made.share });
    let fewer_values = std::iter::successors(made.share.live.or(Some(most_live(platform))), |live| Some(fewer(*live)));
    let fewer_values = fewer_values.skip(1).take_while(|live| *live > 1);
    let fewer_values = fewer_values.map(|live| Share { registers: 0, live: Some(live), ..Share::ALL });
    for share in smaller_shares.chain(fewer_values) {
        // Shared local memory may be exhausted.
        let Ok(Lowered { function, .. }) = crate::within(program, kernel, platform, share) else { break };
        let bytes = live_bytes::most(&function);
        if bytes < least.0 {
            least = (bytes, function);
        }
        if least.0 <= most {
            break;
        }
    }
    Ok(least.1)
}

/// Returns the number of vector registers of the source that may be live at once in a block if values have all
/// registers of a thread.
fn most_live(platform: Platform) -> usize {
    (pressure::MOST * platform.grf_bytes() / REGISTER_BYTES) as usize
}

/// Returns the numbers of vector registers of the source to try, each half of the one before.
fn smaller_shares_of_values(platform: Platform) -> impl Iterator<Item = usize> {
    std::iter::successors(Some(most_live(platform) / 2), |live| Some(live / 2)).take_while(|live| *live > 0)
}

/// Returns the next smaller number of vector registers to try.
const fn fewer(live: usize) -> usize {
    live * 3 / 4
}

/// A kernel before it is compiled.
#[derive(Clone, Copy)]
struct Source<'s> {
    program: &'s Program,
    kernel: &'s Function,
    name: &'s str,
    platform: Platform,
    /// Whether buffers that do not fit shared local memory are in private memory.
    private: bool,
    /// Bytes of shared local memory of a thread group, if fewer than those of the platform.
    shared_bytes: Option<u32>,
}

impl Source<'_> {
    fn lower(self, share: Share) -> Result<Lowered, Vec<Refusal>> {
        let share = Share { private: self.private, shared_bytes: self.shared_bytes, ..share };
        crate::within(self.program, self.kernel, self.platform, share)
    }

    /// Lowers it with a share of the registers, and runs the passes up to `live-ranges`.
    fn begin(self, share: Share, options: &mut Options<'_>) -> Result<Begun, Vec<Refusal>> {
        begin(self, self.lower(share)?, share, options)
    }

    /// Compiles it with a share of the registers.
    fn compile(self, share: Share, options: &mut Options<'_>) -> Result<Made, Vec<Refusal>> {
        finish(self, self.begin(share, options)?, options)
    }
}

/// A kernel after the passes up to `live-ranges`.
struct Begun {
    state: State,
    share: Share,
    /// The registers of the buffers that are in registers.
    buffers: u32,
    /// Bytes of private memory of a thread.
    private_bytes: u32,
}

/// A compiled kernel.
struct Made {
    object: Object,
    share: Share,
    /// The registers of the buffers that are in registers.
    buffers: u32,
    /// Bytes of private memory of a thread.
    private_bytes: u32,
    /// The most registers in use at once when the live ranges were first built.
    pressure: u32,
    /// The most registers in use at once after all passes.
    used: u32,
}

impl Made {
    fn instructions(&self) -> usize {
        self.object.kernels.iter().map(|kernel| kernel.body.len()).sum()
    }
}

/// Returns the share in which buffers, which use `buffers` registers, have `fewer` registers less; `None` if no buffer is
/// in registers.
fn fewer_for_buffers(share: Share, buffers: u32, fewer: u32) -> Option<Share> {
    let registers = buffers.saturating_sub(fewer.next_multiple_of(STEP));
    (buffers > 0).then_some(Share { registers, ..share })
}

/// Compiles a kernel with its products in windows of the accumulators, if the platform and all products of the kernel
/// support it and there are enough registers.
fn in_windows(source: Source<'_>, window: Window, options: &mut Options<'_>) -> Option<Made> {
    let Source { program, kernel, platform, .. } = source;
    let is_product = |opcode| matches!(opcode, Opcode::Cube(isa::cube::Opcode::Mad));
    let has_products = program.reachable(kernel).into_iter().any(|function| has(&function.body, is_product));
    // A window stores and loads later than the operations do, but cores wait for each other in between.
    if !has_products || !cube::windows::exist(platform) || cores::communicate(program, kernel) {
        return None;
    }
    let share = Share { window: Some(window), ..Share::ALL };
    let made = source.compile(share, options).ok()?;
    (made.used <= pressure::most_of(share.register_file())).then_some(made)
}

/// Compiles a kernel. Its live ranges determine how many registers it needs in addition to those of a thread; they are
/// taken from buffers, which are placed in shared local memory, and then from values.
fn one(source: Source<'_>, options: &mut Options<'_>) -> Result<Made, Vec<Refusal>> {
    let share = Share { file: options.registers.unwrap_or(pressure::FILE), ..Share::ALL };
    let lowered = source.lower(share)?;
    if lowered.function.inst_count() > COMPARED {
        from_live_ranges(source, lowered, share, options)
    } else {
        from_lengths(source, lowered, share, options)
    }
}

/// Compiles a large kernel: the share of registers is determined before the passes that reduce the pressure.
fn from_live_ranges(
    source: Source<'_>,
    mut lowered: Lowered,
    mut share: Share,
    options: &mut Options<'_>,
) -> Result<Made, Vec<Refusal>> {
    let (enough, most) = (pressure::registers_of(share.file), pressure::most_of(share.file));
    let live = live_bytes::most(&lowered.function) / source.platform.grf_bytes();
    // Shared local memory may have no room for more buffers.
    if live > share.file
        && let Some(fewer) = fewer_for_buffers(share, lowered.buffers, live - enough)
        && let Ok(again) = source.lower(fewer)
    {
        (lowered, share) = (again, fewer);
    }
    let mut begun = begin(source, lowered, share, options)?;
    let excess = begun.state.pressure.saturating_sub(enough);
    for fewer in [excess, begun.buffers] {
        if begun.state.pressure <= enough {
            break;
        }
        if let Some(share) = fewer_for_buffers(begun.share, begun.buffers, fewer)
            && let Ok(next) = source.begin(share, options)
            && next.state.pressure < begun.state.pressure
        {
            begun = next;
        }
    }
    for live in smaller_shares_of_values(source.platform) {
        if begun.state.pressure <= most {
            break;
        }
        if let Ok(next) = source.begin(Share { live: Some(live), ..begun.share }, options)
            && next.state.pressure < begun.state.pressure
        {
            begun = next;
        }
    }
    finish(source, begun, options)
}

/// Compiles a kernel that is not large, with different shares of registers. The shortest code with few enough registers
/// is used.
fn from_lengths(
    source: Source<'_>,
    lowered: Lowered,
    share: Share,
    options: &mut Options<'_>,
) -> Result<Made, Vec<Refusal>> {
    let (enough, most) = (pressure::registers_of(share.file), pressure::most_of(share.file));
    let begun = begin(source, lowered, share, options)?;
    let mut made = finish(source, begun, options)?;
    let mut with = |share| source.compile(share, options).ok();
    let mut fewer = made.used.saturating_sub(most);
    while made.used > most {
        // Shared local memory may have no room for more buffers.
        let Some(next) = fewer_for_buffers(made.share, made.buffers, fewer).and_then(&mut with) else { break };
        // A buffer that is not in use where the pressure is highest leaves it unchanged: twice as many follow.
        fewer = if next.used < made.used { next.used.saturating_sub(most) } else { 2 * fewer };
        made = next;
    }
    for live in smaller_shares_of_values(source.platform) {
        if made.used <= most {
            break;
        }
        let Some(next) = with(Share { live: Some(live), ..made.share }) else { break };
        if next.used < made.used {
            made = next;
        }
    }
    // Code in which passes reduced the pressure may be longer than code with fewer buffers in registers.
    let other = (made.used <= most && made.pressure > enough)
        .then(|| fewer_for_buffers(made.share, made.buffers, made.pressure - enough).and_then(&mut with))
        .flatten()
        .filter(|other| other.used <= most && other.instructions() < made.instructions());
    Ok(other.unwrap_or(made))
}

/// Runs the passes up to `live-ranges` on a kernel that was lowered with a share of the registers.
fn begin(source: Source<'_>, lowered: Lowered, share: Share, options: &mut Options<'_>) -> Result<Begun, Vec<Refusal>> {
    let Lowered { function, buffers, private_bytes } = lowered;
    let mut state = State::new(function, source.platform);
    state.function.name = source.name.into();
    state.disabled = options.disabled.to_vec();
    state.reciprocals = options.reciprocals;
    state.register_file = share.register_file();
    run(passes::to_live_ranges, &mut state, source, options)?;
    Ok(Begun { state, share, buffers, private_bytes })
}

/// Runs the passes after `live-ranges`.
fn finish(source: Source<'_>, begun: Begun, options: &mut Options<'_>) -> Result<Made, Vec<Refusal>> {
    let Begun { mut state, share, buffers, private_bytes } = begun;
    run(passes::from_live_ranges, &mut state, source, options)?;
    let grf = source.platform.grf_bytes();
    let used = pressure::most(&state.function, &state.liveness, grf) / grf;
    let object = state.object.unwrap_or_default();
    Ok(Made { object, share, buffers, private_bytes, pressure: state.pressure, used })
}

/// Runs passes of the backend.
fn run(
    passes: fn(&mut State, bool, &mut Watch<'_>) -> Result<(), genx::Error>,
    state: &mut State,
    source: Source<'_>,
    options: &mut Options<'_>,
) -> Result<(), Vec<Refusal>> {
    let mut ignored = |_: Moment, _: &Pass, _: &State| {};
    let watch: &mut Watch<'_> = match &mut options.watch {
        Some(watch) => watch,
        None => &mut ignored,
    };
    let refused = |error| vec![Refusal::of_backend(&error, &source.kernel.name, source.kernel.place)];
    passes(state, options.verify_each, watch).map_err(refused)
}

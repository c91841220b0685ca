//! Compiles a program to a vISA object: lowering, then the passes of `genx`.

use genx::passes::{self, Moment, Pass, State, Watch};
use genx::pressure;
use pto_isa::{Opcode, ops as isa};
use pto_program::{Function, Program};
use visa::{Object, Platform};

use crate::arguments::has;
use crate::cores;
use crate::ops::cube;
use crate::ops::cube::windows::Window;
use crate::refusal::Refusal;
use crate::{Lowered, Share, live};

/// The share of buffers is reduced by a multiple of this number of registers.
const STEP: u32 = 8;
/// Number of registers by which [`fitting`] reduces the share of buffers in a step.
const FEWER: u32 = 16;
/// Number of registers for values for which Intel's compiler was not observed to spill; the others are for constants
/// and addresses.
const PLAIN: u32 = 48;
/// Maximal number of instructions of a kernel that is compiled again to compare the lengths.
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
    /// Observes each kernel before and after each pass.
    pub watch: Option<&'o mut Watch<'o>>,
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
) -> Result<Object, Vec<Refusal>> {
    let (mut object, mut refusals) = (Object::default(), Vec::new());
    let names: Vec<&str> = kernels.iter().map(|kernel| kernel.name.as_str()).collect();
    for (kernel, name) in kernels.iter().zip(genx::names::of_kernels(&names)) {
        let made = match in_windows(program, kernel, &name, (platform, Window::large(platform)), &mut options) {
            Some(made) if cube::windows::has_blocks(platform) => Ok(made),
            // Operands that are loaded row by row may be copied faster.
            Some(made) => match one(program, kernel, &name, platform, &mut options) {
                Ok(other) if other.instructions() <= made.instructions() => Ok(other),
                Ok(_) | Err(_) => Ok(made),
            },
            None => one(program, kernel, &name, platform, &mut options),
        };
        match made {
            Ok(made) => object.kernels.extend(made.object.kernels),
            Err(found) => refusals.extend(found),
        }
    }
    if refusals.is_empty() { Ok(object) } else { Err(refusals) }
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
    let made = match one(program, kernel, &kernel.name, platform, &mut options) {
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
    let mut least = (live::most(&as_compiled), as_compiled);
    if least.0 <= most {
        return Ok(least.1);
    }
    let fewer_for_buffers = (0..made.share.registers).rev().step_by(FEWER as usize);
    let fewer_for_buffers = fewer_for_buffers.map(|registers| Share { registers, ..made.share });
    let fewer_values = std::iter::successors(made.share.live.or(Some(most_live(platform))), |live| Some(fewer(*live)));
    let fewer_values = fewer_values.skip(1).take_while(|live| *live > 1);
    let fewer_values = fewer_values.map(|live| Share { registers: 0, live: Some(live), ..Share::ALL });
    for share in fewer_for_buffers.chain(fewer_values) {
        // Shared local memory may be exhausted.
        let Ok(Lowered { function, .. }) = crate::within(program, kernel, platform, share) else { break };
        let bytes = live::most(&function);
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

/// Returns the next smaller number of vector registers to try.
const fn fewer(live: usize) -> usize {
    live * 3 / 4
}

/// A compiled kernel.
struct Made {
    object: Object,
    share: Share,
    /// The registers of the buffers that are in registers.
    buffers: u32,
    /// The most registers in use at once when the live ranges were first built.
    pressure: u32,
    /// The most registers in use at once after all passes.
    used: u32,
}

impl Made {
    /// Returns the share with this many registers less for buffers; `None` if no buffer is in registers.
    fn without(&self, registers: u32) -> Option<Share> {
        let registers = self.buffers.saturating_sub(registers.next_multiple_of(STEP));
        (self.buffers > 0).then_some(Share { registers, ..self.share })
    }

    fn instructions(&self) -> usize {
        self.object.kernels.iter().map(|kernel| kernel.body.len()).sum()
    }
}

/// Compiles a kernel with its products in windows of the accumulators, if the platform and all products of the kernel
/// support it and there are enough registers.
fn in_windows(
    program: &Program,
    kernel: &Function,
    name: &str,
    (platform, window): (Platform, Window),
    options: &mut Options<'_>,
) -> Option<Made> {
    let is_product = |opcode| matches!(opcode, Opcode::Cube(isa::cube::Opcode::Mad));
    let has_products = program.reachable(kernel).into_iter().any(|function| has(&function.body, is_product));
    // A window stores and loads later than the operations do, but cores wait for each other in between.
    if cores::communicate(program, kernel) {
        return None;
    }
    let share = Share { window: Some(window), ..Share::ALL };
    let made = (cube::windows::exist(platform) && has_products)
        .then(|| with(program, kernel, name, (platform, share), options).ok())??;
    (made.used <= pressure::most_of(share.register_file())).then_some(made)
}

/// Compiles a kernel. The live ranges determine how many registers it needs in addition to those of a thread; they are taken
/// from buffers, which are placed in shared local memory, and then from values.
fn one(
    program: &Program,
    kernel: &Function,
    name: &str,
    platform: Platform,
    options: &mut Options<'_>,
) -> Result<Made, Vec<Refusal>> {
    let file = options.registers.unwrap_or(pressure::FILE);
    let (enough, most) = (pressure::registers_of(file), pressure::most_of(file));
    let mut with = |share| with(program, kernel, name, (platform, share), options);
    let mut made = with(Share { file, ..Share::ALL })?;
    let mut fewer = made.used.saturating_sub(most);
    while made.used > most {
        // Shared local memory may have no room for more buffers.
        let Some(next) = made.without(fewer).and_then(|share| with(share).ok()) else { break };
        // A buffer that is not in use where the pressure is highest leaves it unchanged: twice as many follow.
        fewer = if next.used < made.used { next.used.saturating_sub(most) } else { 2 * fewer };
        made = next;
    }
    let mut live = most_live(platform);
    while made.used > most && live > 1 {
        live /= 2;
        let Ok(next) = with(Share { live: Some(live), ..made.share }) else { break };
        if next.used < made.used {
            made = next;
        }
    }
    // Code in which passes reduced the pressure may be longer than code with fewer buffers in registers.
    if made.used <= most
        && made.pressure > enough
        && made.instructions() <= COMPARED
        && let Some(other) = made.without(made.pressure - enough).and_then(|share| with(share).ok())
        && other.used <= most
        && other.instructions() < made.instructions()
    {
        made = other;
    }
    Ok(made)
}

/// Compiles a kernel with a share of the registers.
fn with(
    program: &Program,
    kernel: &Function,
    name: &str,
    (platform, share): (Platform, Share),
    options: &mut Options<'_>,
) -> Result<Made, Vec<Refusal>> {
    let mut ignored = |_: Moment, _: &Pass, _: &State| {};
    let watch: &mut Watch<'_> = match &mut options.watch {
        Some(watch) => watch,
        None => &mut ignored,
    };
    let Lowered { function, buffers } = crate::within(program, kernel, platform, share)?;
    let mut state = State::new(function, platform);
    state.function.name = name.into();
    state.disabled = options.disabled.to_vec();
    state.reciprocals = options.reciprocals;
    state.register_file = share.register_file();
    passes::watched(&mut state, options.verify_each, watch)
        .map_err(|error| vec![Refusal::of_backend(&error, &kernel.name, kernel.place)])?;
    let used = pressure::most(&state.function, &state.liveness, platform.grf_bytes()) / platform.grf_bytes();
    Ok(Made { object: state.object.unwrap_or_default(), share, buffers, pressure: state.pressure, used })
}

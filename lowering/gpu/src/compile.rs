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
use crate::{Share, live};

/// Number of registers by which the share of buffers is reduced in a step if the kernel needs too many.
const FEWER: u32 = 16;
/// Number of registers for values for which Intel's compiler was not observed to spill; the others are for constants
/// and addresses.
const PLAIN: u32 = 48;
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
            let made = in_windows(program, kernel, &kernel.name, (platform, Window::small(platform)), &mut options)
                .ok_or(refusals)?;
            return crate::within(program, kernel, platform, made.share);
        }
    };
    let as_compiled = crate::within(program, kernel, platform, made.share)?;
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
        let Ok(function) = crate::within(program, kernel, platform, share) else { break };
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
    /// The register pressure: the most registers in use at once.
    used: u32,
    /// Whether the pressure was too high before passes reduced it.
    high_pressure: bool,
}

impl Made {
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

/// Compiles a kernel by trying shares of the registers: first fewer for buffers until the kernel fits, then fewer for
/// values.
fn one(
    program: &Program,
    kernel: &Function,
    name: &str,
    platform: Platform,
    options: &mut Options<'_>,
) -> Result<Made, Vec<Refusal>> {
    let file = options.registers.unwrap_or(pressure::FILE);
    let (enough, most) = (pressure::registers_of(file), pressure::most_of(file));
    let mut share = Share { file, ..Share::ALL };
    let (mut best, mut least, mut squeezed) = (None::<Made>, None::<Made>, false);
    loop {
        let made = match with(program, kernel, name, (platform, share), options) {
            Ok(made) => made,
            // Shared local memory has no room for more buffers, so buffers in registers stay there.
            Err(refusals) => match (best, &least) {
                (Some(best), _) => return Ok(best),
                (None, Some(least)) => {
                    share = least.share;
                    break;
                }
                (None, None) => return Err(refusals),
            },
        };
        let (used, high_pressure) = (made.used, made.high_pressure);
        if used <= most {
            best = Some(best.filter(|best| best.instructions() <= made.instructions()).unwrap_or(made));
        } else {
            least = Some(least.filter(|least| least.used <= made.used).unwrap_or(made));
        }
        // Code that was reduced to fit may be slower than code with fewer buffers in registers: try one more share.
        let fits = squeezed || (used <= enough && !high_pressure);
        if let Some(best) = best.take_if(|_| fits || share.registers == 0) {
            return Ok(best);
        }
        if share.registers == 0 {
            break;
        }
        squeezed |= used <= enough;
        // Buffers that do not fit beside computed values go to shared local memory.
        let over = used.saturating_sub(most) / FEWER * FEWER;
        share.registers = share.registers.saturating_sub(over.max(FEWER));
    }
    let mut live = most_live(platform);
    while live > 1 {
        live = fewer(live);
        share.live = Some(live);
        // Shared local memory may be exhausted.
        let Ok(made) = with(program, kernel, name, (platform, share), options) else { break };
        if made.used <= most {
            return Ok(made);
        }
        least = Some(least.filter(|least| least.used <= made.used).unwrap_or(made));
    }
    least.ok_or_else(Vec::new)
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
    let mut state = State::new(crate::within(program, kernel, platform, share)?, platform);
    state.function.name = name.into();
    state.disabled = options.disabled.to_vec();
    state.reciprocals = options.reciprocals;
    state.register_file = share.register_file();
    passes::watched(&mut state, options.verify_each, watch)
        .map_err(|error| vec![Refusal::of_backend(&error, &kernel.name, kernel.place)])?;
    let used = pressure::most(&state.function, &state.liveness, platform.grf_bytes()) / platform.grf_bytes();
    Ok(Made { object: state.object.unwrap_or_default(), share, used, high_pressure: state.high_pressure })
}

//! Compiles a program to a vISA object: lowering, then the passes of `genx`.

use genx::passes::{self, Moment, Pass, State, Watch};
use genx::pressure;
use pto_program::{Function, Program};
use visa::{Object, Platform};

use crate::refusal::Refusal;

/// Registers, or a multiple of them, by which the share of buffers is reduced if the kernel needs too many.
const FEWER: u32 = 16;

/// How kernels are compiled.
#[derive(Default)]
pub struct Options<'o> {
    /// Whether to check the invariant of each pass.
    pub verify_each: bool,
    /// The names of optional passes of the backend that are skipped.
    pub disabled: &'o [String],
    /// Whether a division of many floats by one number may multiply by its reciprocal.
    pub reciprocals: bool,
    /// Observes each kernel before and after each pass.
    pub watch: Option<&'o mut Watch<'o>>,
}

/// Compiles functions of a program: each becomes a kernel of one object, in their order, with a name that vISA takes
/// ([`genx::names`]).
///
/// # Errors
///
/// All that cannot be compiled, function by function in the order given.
pub fn compile(
    program: &Program,
    kernels: &[&Function],
    platform: Platform,
    mut options: Options<'_>,
) -> Result<Object, Vec<Refusal>> {
    let (mut object, mut refusals) = (Object::default(), Vec::new());
    let names: Vec<&str> = kernels.iter().map(|kernel| kernel.name.as_str()).collect();
    for (kernel, name) in kernels.iter().zip(genx::names::of_kernels(&names)) {
        match one(program, kernel, &name, platform, &mut options) {
            Ok(made) => object.kernels.extend(made.kernels),
            Err(found) => refusals.extend(found),
        }
    }
    if refusals.is_empty() { Ok(object) } else { Err(refusals) }
}

fn one(
    program: &Program,
    kernel: &Function,
    name: &str,
    platform: Platform,
    options: &mut Options<'_>,
) -> Result<Object, Vec<Refusal>> {
    let mut ignored = |_: Moment, _: &Pass, _: &State| {};
    let watch: &mut Watch<'_> = match &mut options.watch {
        Some(watch) => watch,
        None => &mut ignored,
    };
    let (mut registers, mut best, mut squeezed) = (crate::BUFFER_REGISTERS, None, false);
    loop {
        let mut state = State::new(crate::lower(program, kernel, platform, registers)?, platform);
        state.function.name = name.into();
        state.disabled = options.disabled.to_vec();
        state.reciprocals = options.reciprocals;
        passes::watched(&mut state, options.verify_each, watch)
            .map_err(|error| vec![Refusal::of_backend(&error, &kernel.name, kernel.place)])?;
        let used = pressure::most(&state.function, &state.liveness, platform.grf_bytes()) / platform.grf_bytes();
        if used <= pressure::MOST || registers == 0 {
            let made = state.object.unwrap_or_default();
            best = Some(best.filter(|best| instructions(best) <= instructions(&made)).unwrap_or(made));
        }
        // Code that was reduced to fit may be slower than code with fewer buffers in registers: try one more share.
        let fits = squeezed || (used <= pressure::REGISTERS && !state.crowded);
        if let Some(best) = best.take_if(|_| fits || registers == 0) {
            return Ok(best);
        }
        squeezed |= used <= pressure::REGISTERS;
        // Buffers that do not fit beside computed values go to shared local memory.
        let over = used.saturating_sub(pressure::MOST) / FEWER * FEWER;
        registers = registers.saturating_sub(over.max(FEWER));
    }
}

fn instructions(object: &Object) -> usize {
    object.kernels.iter().map(|kernel| kernel.body.len()).sum()
}

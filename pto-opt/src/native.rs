//! Writes binaries that drivers of Intel GPUs load: Intel's finalizer generates the machine code of compiled kernels.
//! Reports kernels that this does not support.

use diag::Diagnostic;
use genx::ir::{ArgumentKind, KernelArgument};
use pto_driver::pto;
use pto_gpu::Compiled;
use pto_isa::codes;
use visa::variable::Input;
use visa::{Platform, Unit, payload};
use zebin::{Argument, Error, Passed, finalizer};

/// A diagnostic about a kernel, with the index of the kernel in the object.
pub(crate) type OfKernel = (usize, Diagnostic);

/// Why there is no binary.
pub(crate) struct Failed {
    pub found: Vec<OfKernel>,
    /// Whether a kernel needs more registers than there are.
    pub spills: bool,
}

/// How the host launches a kernel.
pub(crate) struct Launch {
    /// The arguments that it passes.
    pub arguments: Vec<KernelArgument>,
    /// Number of threads of a group.
    pub threads: u32,
}

/// Returns the binary of compiled kernels that are launched so.
pub(crate) fn write(compiled: &Compiled, launches: &[Launch], platform: Platform) -> Result<Vec<u8>, Failed> {
    let (mut kernels, mut found, mut spills) = (Vec::new(), Vec::new(), false);
    let units = compiled.object.kernels.iter().zip(&compiled.private_bytes);
    for (index, ((unit, private_bytes), launch)) in units.zip(launches).enumerate() {
        let passed = passed(unit, &launch.arguments, platform);
        let made = passed.and_then(|arguments| {
            let launch = zebin::Launch { arguments, threads: launch.threads, private_bytes: *private_bytes };
            finalizer::kernel(unit, launch, platform).map_err(|error| {
                spills |= matches!(error, Error::Spills { .. });
                diagnostic(&error)
            })
        });
        match made {
            Ok(kernel) => kernels.push(kernel),
            Err(diagnostic) => {
                let is_missing = diagnostic.code == pto(codes::NO_FINALIZER);
                found.push((index, *diagnostic));
                // The finalizer is missing for all of them.
                if is_missing {
                    break;
                }
            }
        }
    }
    if found.is_empty() {
        zebin::write(&kernels, platform).map_err(|error| Failed { found: vec![(0, *diagnostic(&error))], spills })
    } else {
        Err(Failed { found, spills })
    }
}

/// Returns where the driver writes the arguments of a kernel.
fn passed(unit: &Unit, arguments: &[KernelArgument], platform: Platform) -> Result<Vec<Argument>, Box<Diagnostic>> {
    let start = payload::start(platform);
    let argument = |(index, (input, argument)): (usize, (&Input, &KernelArgument))| {
        let refused = |expected: String, found: String| {
            let name = &unit.name;
            let message = format!("expected {expected} for parameter {index} of @{name} on {platform}, found {found}");
            Box::new(Diagnostic::error(pto(codes::NOT_LAUNCHED), message).note("rule: Level Zero, payload of a thread"))
        };
        let passed = match argument.kind {
            ArgumentKind::General => Passed::Value,
            ArgumentKind::Address => Passed::Address,
            ArgumentKind::GroupCount => Passed::GroupCount,
            ArgumentKind::Surface | ArgumentKind::LocalIds | ArgumentKind::PrivateBase => {
                return Err(refused(
                    "a number or an address".to_owned(),
                    genx_dialect::kernel::word(argument.kind).to_owned(),
                ));
            }
        };
        let bytes = u32::from(input.size);
        let offset =
            argument.offset.checked_sub(start).filter(|offset| offset.is_multiple_of(align(argument.kind, bytes)));
        let expected = || format!("`genx.offset` to be a multiple of {bytes} and at least {start}");
        let offset = offset.ok_or_else(|| refused(expected(), argument.offset.to_string()))?;
        Ok(Argument { passed, offset, bytes })
    };
    // The backend adds the numbers of groups to the inputs.
    let counts = KernelArgument { kind: ArgumentKind::GroupCount, offset: payload::group_count(platform) };
    let arguments = arguments.iter().chain(std::iter::once(&counts));
    let inputs = unit.inputs.iter().filter(|input| input.provenance == 0);
    let passed: Result<Vec<_>, _> = inputs.zip(arguments).enumerate().map(argument).collect();
    let private = unit.inputs.iter().filter(|input| input.provenance == Input::PRIVATE_BASE).map(|input| Argument {
        passed: Passed::PrivateBase,
        offset: u32::try_from(input.offset).unwrap_or(0).saturating_sub(start),
        bytes: input.size.into(),
    });
    Ok(passed?.into_iter().chain(private).collect())
}

/// Returns the alignment of an argument in bytes.
fn align(kind: ArgumentKind, bytes: u32) -> u32 {
    match kind {
        ArgumentKind::General | ArgumentKind::Address | ArgumentKind::Surface | ArgumentKind::PrivateBase => {
            bytes.max(1)
        }
        // Three dwords.
        ArgumentKind::GroupCount => 4,
        // Three words.
        ArgumentKind::LocalIds => 2,
    }
}

/// Converts an error to a diagnostic.
fn diagnostic(error: &Error) -> Box<Diagnostic> {
    let of = |code, help: String| {
        let diagnostic = Diagnostic::error(pto(code), error.to_string());
        Box::new(diagnostic.note("rule: Intel graphics compiler, GenX_IR").help(help))
    };
    match error {
        Error::Missing { program, .. } => {
            let package = finalizer::PACKAGE;
            of(
                codes::NO_FINALIZER,
                format!("install the package {package}, which has {program}, or use another `--emit`"),
            )
        }
        Error::Spills { .. } => of(codes::NOT_FINALIZED, "use smaller tiles".to_owned()),
        Error::Refused { .. } | Error::Endless { .. } => of(
            codes::NOT_FINALIZED,
            "write the kernel by `--emit=text`, and run the finalizer on it to see more".to_owned(),
        ),
        Error::File(_) | Error::Elf(_) => {
            of(codes::NOT_FINALIZED, "see that the folder for temporary files has space".to_owned())
        }
    }
}

//! `pto-verify-sync`: checks that flags and barriers order the pipes of each core, and that no wait blocks forever.
//!
//! Before: a verified module. After: the module is unchanged; the pass reports each pair of unordered conflicting accesses,
//! each wait for a flag that is not set, and each flag that is set twice, with both operations and the path between them. Pairs
//! that one flag or barrier orders are one report.
//!
//! ```mlir
//! pto.tload ins(%x : ..) outs(%a : ..)      // reported: PIPE_V reads %a without a flag
//! pto.texp ins(%a : ..) outs(%b : ..)
//! ```

use crate::{
    causes::{Cause, causes},
    check,
};
use mlir_dialect::{
    Diagnostic, Failed, OptionValues, PassDefinition, PassError, Severity, context_of, location,
    melior::ir::{Location, operation::OperationRef},
    name_location, register_pass,
};
use pto_dialect::report::{HELP, RULE, at, repaired_at};
use pto_isa::{codes, rule};
use pto_program::{Place, load};
use std::{cell::RefCell, sync::OnceLock};

/// Checks that flags and barriers order the pipes of each core.
struct VerifySync;

impl PassDefinition for VerifySync {
    fn argument(&self) -> &str {
        PASS
    }

    fn description(&self) -> &str {
        "check that flags and barriers order the pipes of each core"
    }

    fn run(&self, op: OperationRef<'_, '_>, _options: &OptionValues<'_>) -> Result<(), Failed> {
        verify(op)
    }
}

/// Name of the pass.
pub const PASS: &str = "pto-verify-sync";

/// Registers the pass, once for this process.
///
/// # Errors
/// The name is taken.
pub fn register_passes() -> Result<(), PassError> {
    static DONE: OnceLock<Result<(), PassError>> = OnceLock::new();
    DONE.get_or_init(|| register_pass(VerifySync)).clone()
}

/// Checks a verified module and those nested in it, each function for the target that its module names. Findings go to the
/// diagnostic handlers of the context.
///
/// # Errors
/// The program has an error, which has been reported.
pub fn verify(module: OperationRef<'_, '_>) -> Result<(), Failed> {
    // A module may call functions of another one. If several modules have functions of one name, each module is checked alone.
    checked(module, true).unwrap_or_else(|| {
        let alone = load::modules(module).into_iter().filter_map(|module| checked(module, false));
        alone.fold(Ok(()), Result::and)
    })
}

/// Like [`verify`], with or without nested modules; `None` if two functions have one name.
fn checked<'c>(module: OperationRef<'c, '_>, nested: bool) -> Option<Result<(), Failed>> {
    let places: RefCell<Vec<Location<'c>>> = RefCell::default();
    let locate: &dyn Fn(OperationRef<'c, '_>) -> diag::Location = &|op| {
        places.borrow_mut().push(name_location(op));
        diag::Location::Unknown
    };
    let program = if nested { load::load(module, locate) } else { load::alone(module, locate) }.ok()?;
    let places = places.into_inner();
    let unknown = Location::unknown(context_of(location(module)));
    let place = |place: Place| places.get(place.0 as usize).copied().unwrap_or(unknown);
    let mut result = Ok(());
    for Cause { finding, also, repairs } in causes(&program, check(&program)) {
        let info = codes::by_code(finding.code);
        let error = info.is_none_or(|info| info.severity == rule::Severity::Error);
        let severity = if error { Severity::Error } else { Severity::Warning };
        let mut diagnostic: Diagnostic<'_> = at(severity, place(finding.at), finding.code, &finding.message);
        if let Some((other, what)) = &finding.other {
            diagnostic = diagnostic.note_at(place(*other), what);
        }
        for (place_of_other, what) in &also {
            diagnostic = diagnostic.note_at(place(*place_of_other), what);
        }
        for (step, what) in &finding.path {
            diagnostic = diagnostic.note_at(place(*step), what);
        }
        if let Some(range) = &finding.range {
            diagnostic = diagnostic.note(format_args!("both access {range}"));
        }
        if let Some(help) = &finding.help {
            diagnostic = diagnostic.note(format_args!("{HELP}{help}"));
        }
        for (missing, repair) in &repairs {
            diagnostic = repaired_at(diagnostic, place(*missing), repair);
        }
        let failed = diagnostic.note(format_args!("{RULE}{}", info.map_or("", |info| info.source))).emit();
        if error {
            result = Err(failed);
        }
    }
    Some(result)
}

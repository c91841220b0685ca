//! Diagnostics of the compilation of kernels for a GPU.

use diag::{Code, Diagnostic, Location, Severity};
use pto_isa::codes;
use visa::{Object, Platform};

use crate::compile::Compiled;
use crate::refusal::Refusal;

const fn code(number: u16) -> Code {
    Code::new("PTO", number)
}

/// Returns the diagnostic for a program without a kernel.
pub fn no_kernel(platform: Platform) -> Diagnostic {
    let gpu = platform.info().name;
    let message = format!("nothing to compile for {gpu}: expected a function with a body that the host launches");
    Diagnostic::error(code(codes::NO_KERNEL), message)
        .note("rule: lowering to Intel GPUs")
        .help("mark the functions that the host launches `attributes {pto.entry}`")
}

/// Returns the diagnostic of a rejection; `places` are the locations of the program.
pub fn refused(places: &[Location], refusal: &Refusal, platform: Platform) -> Diagnostic {
    let mut diagnostic = Diagnostic::error(code(refusal.code), refusal.message(platform.info().name));
    if let Some(place) = places.get(refusal.place.0 as usize) {
        diagnostic = diagnostic.at(place.clone());
    }
    match &refusal.help {
        Some(help) => diagnostic.help(help.clone()),
        None => diagnostic,
    }
}

/// Returns warnings for kernels with buffers in private memory, with the index of the kernel. `names` are the source names of the
/// kernels.
#[must_use]
pub fn in_private(compiled: &Compiled, names: &[&str], platform: Platform) -> Vec<(usize, Diagnostic)> {
    let visa::platform::Info { name: gpu, shared_bytes, .. } = platform.info();
    let warning = |(index, (bytes, name)): (usize, (&u32, &&str))| {
        let message = format!(
            "@{name} keeps {bytes} bytes of each thread in global memory: its buffers do not fit the {shared_bytes} bytes of shared \
             local memory of {gpu}"
        );
        let warning = Diagnostic::new(Severity::Warning, code(codes::PRIVATE_MEMORY), message);
        (
            index,
            warning.note("rule: Level Zero, payload of a thread").help("use smaller tiles, or fewer of them at a time"),
        )
    };
    let all = compiled.private_bytes.iter().zip(names).enumerate();
    all.filter(|(_, (bytes, _))| **bytes > 0).map(warning).collect()
}

/// Returns the vISA rules that an object violates, the first for each kernel, with the index of the kernel. `names` are
/// the source names of the kernels.
#[must_use]
pub fn defects(object: &Object, names: &[&str], platform: Platform) -> Vec<(Option<usize>, Diagnostic)> {
    let gpu = platform.info().name;
    let defect = |(index, rule): (Option<usize>, Diagnostic)| {
        let name = index.and_then(|index| names.get(index)).map_or("all kernels".to_owned(), |name| format!("@{name}"));
        let message = format!("compiled for {gpu}, {name} breaks {}: {}", rule.code, rule.message);
        let defect = Diagnostic::error(code(codes::VISA_DEFECT), message);
        let notes = rule.notes.into_iter().fold(defect, |defect, note| defect.note(note.message));
        (index, notes.note("this is a defect of the compiler: please report it with the input"))
    };
    visa::verify::broken(object, platform).into_iter().map(defect).collect()
}

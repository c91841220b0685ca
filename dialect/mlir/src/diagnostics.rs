//! Reports through MLIR's diagnostic engine, with notes.

use crate::ffi;
use melior::{
    Context,
    ir::{
        Location,
        operation::{OperationLike, OperationRef},
    },
};
use mlir_sys::{MlirLocation, MlirStringRef};
use std::{collections::HashSet, ffi::c_void, fmt::Display};

/// The proof that an error has been reported: the error type of all parsers and verifiers.
///
/// Only functions that report return it, so a failure is never silent.
#[derive(Debug, PartialEq, Eq)]
#[must_use = "return it: MLIR has to learn that the hook failed"]
pub struct Failed(());

impl Failed {
    /// Creates the proof for callers of a function that has reported through MLIR.
    pub(crate) fn reported() -> Self {
        Self(())
    }
}

/// The severity of a diagnostic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Severity {
    /// The input is rejected.
    Error = ffi::MdSeverity::Error as isize,
    /// The input is accepted, but probably not what was meant.
    Warning = ffi::MdSeverity::Warning as isize,
    /// Information.
    Remark = ffi::MdSeverity::Remark as isize,
}

/// A diagnostic under construction; nothing is reported before [`Diagnostic::emit`].
#[must_use = "a diagnostic is reported by `emit`"]
#[derive(Debug)]
pub struct Diagnostic<'c> {
    location: Location<'c>,
    severity: Severity,
    message: String,
    notes: Vec<(Option<Location<'c>>, String)>,
}

impl<'c> Diagnostic<'c> {
    /// Starts a diagnostic at a location.
    pub fn new(severity: Severity, location: Location<'c>, message: impl Display) -> Self {
        Self { location, severity, message: message.to_string(), notes: Vec::new() }
    }

    /// Adds a note at the location of the diagnostic itself.
    pub fn note(mut self, message: impl Display) -> Self {
        self.notes.push((None, message.to_string()));
        self
    }

    /// Adds a note at another location.
    pub fn note_at(mut self, location: Location<'c>, message: impl Display) -> Self {
        self.notes.push((Some(location), message.to_string()));
        self
    }

    /// Passes the diagnostic to the handlers of the context.
    pub fn emit(self) -> Failed {
        let notes: Vec<ffi::CNote> = self
            .notes
            .iter()
            .map(|(location, message)| ffi::CNote {
                location: location.map_or(MlirLocation { ptr: std::ptr::null() }, |l| l.to_raw()),
                message: string_ref(message),
            })
            .collect();
        // SAFETY: all strings and the slice of notes live until the call returns; locations belong to a live context.
        unsafe {
            ffi::mdEmit(
                self.location.to_raw(),
                self.severity as i32,
                string_ref(&self.message),
                notes.as_ptr(),
                notes.len() as isize,
            );
        }
        Failed::reported()
    }
}

/// Starts an error.
pub fn error(location: Location<'_>, message: impl Display) -> Diagnostic<'_> {
    Diagnostic::new(Severity::Error, location, message)
}

/// Starts a warning.
pub fn warning(location: Location<'_>, message: impl Display) -> Diagnostic<'_> {
    Diagnostic::new(Severity::Warning, location, message)
}

/// Starts an error about an operation, in MLIR's usual form: `'dialect.op' op message`.
pub fn op_error<'c>(op: OperationRef<'c, '_>, message: impl Display) -> Diagnostic<'c> {
    let name = op.name();
    let name = name.as_string_ref();
    error(location(op), format!("'{}' op {message}", name.as_str().unwrap_or("?")))
}

/// Returns the location of an operation, with the lifetime of the context.
pub fn location<'c>(op: OperationRef<'c, '_>) -> Location<'c> {
    // SAFETY: locations are owned by the context, not by the operation.
    unsafe { Location::from_raw(op.location().to_raw()) }
}

/// Sets whether diagnostics about an operation carry the operation itself as a note ("see current operation"), as in
/// MLIR by default.
pub fn print_op_on_diagnostic(context: &Context, enable: bool) {
    // SAFETY: the context is valid.
    unsafe { ffi::mdContextPrintOpOnDiagnostic(context.to_raw(), enable) }
}

/// Borrows a string for one call.
pub(crate) fn string_ref(text: &str) -> MlirStringRef {
    MlirStringRef { data: text.as_ptr().cast(), length: text.len() }
}

/// Copies what MLIR prints piece by piece into the `Vec<u8>` after `data`.
pub(crate) unsafe extern "C" fn collect(text: MlirStringRef, data: *mut c_void) {
    // SAFETY: `data` is the `Vec<u8>` given with this callback; `text` is valid for the call.
    unsafe {
        if text.length != 0 {
            (*data.cast::<Vec<u8>>()).extend_from_slice(std::slice::from_raw_parts(text.data.cast(), text.length));
        }
    }
}

/// Returns a string that MLIR lends; `None` if it is not UTF-8.
///
/// # Safety
///
/// The string has to live as long as `'a`.
pub(crate) unsafe fn borrowed<'a>(text: MlirStringRef) -> Option<&'a str> {
    if text.length == 0 {
        return Some("");
    }
    // SAFETY: by the contract of this function.
    std::str::from_utf8(unsafe { std::slice::from_raw_parts(text.data.cast(), text.length) }).ok()
}

/// A file location that a location refers to.
#[derive(Clone, Copy, Debug)]
pub struct LeafLocation<'c> {
    /// The file, line and column.
    pub location: Location<'c>,
    /// It is the location of a call, not of the operation itself.
    pub caller: bool,
}

/// Returns the file locations that a location refers to, each once, in order: those of a callee before those of its
/// caller. Locations share parts: the work is linear in the number of parts, though they may represent far more file
/// locations.
pub fn leaf_locations(location: Location<'_>) -> Vec<LeafLocation<'_>> {
    if location.is_file_line_col_range() {
        return vec![LeafLocation { location, caller: false }];
    }
    let mut leaves = Vec::new();
    let mut seen = HashSet::new();
    let mut open = vec![LeafLocation { location, caller: false }];
    while let Some(LeafLocation { location, caller }) = open.pop() {
        if !seen.insert((location.to_raw().ptr, caller)) {
            continue;
        }
        if location.is_file_line_col_range() {
            leaves.push(LeafLocation { location, caller });
        } else if location.is_name() {
            open.push(LeafLocation { location: location.name_child_location(), caller });
        } else if location.is_call_site() {
            open.push(LeafLocation { location: location.call_site_caller(), caller: true });
            open.push(LeafLocation { location: location.call_site_callee(), caller });
        } else if location.is_fused() {
            let parts = (0..location.fused_num_locations()).rev().map(|index| location.fused_location(index));
            open.extend(parts.map(|location| LeafLocation { location, caller }));
        }
    }
    leaves
}

//! Collects the diagnostics of a run, sorts and counts them.

use std::borrow::Cow;

use crate::code::Code;
use crate::diagnostic::{Diagnostic, Severity};
use crate::location::SortKey;
use crate::source::Sources;

/// The diagnostics of a run.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    diagnostics: Vec<Diagnostic>,
}

impl Report {
    /// Creates an empty report.
    #[must_use]
    pub const fn new() -> Self {
        Self { diagnostics: Vec::new() }
    }

    /// Adds a diagnostic.
    pub fn push(&mut self, diagnostic: Diagnostic) {
        self.diagnostics.push(diagnostic);
    }

    /// Returns the diagnostics.
    pub fn iter(&self) -> std::slice::Iter<'_, Diagnostic> {
        self.diagnostics.iter()
    }

    /// Returns the number of diagnostics.
    #[must_use]
    pub fn len(&self) -> usize {
        self.diagnostics.len()
    }

    /// Returns whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.diagnostics.is_empty()
    }

    /// Returns the number of errors.
    #[must_use]
    pub fn errors(&self) -> usize {
        self.count(Severity::Error)
    }

    /// Returns the number of warnings.
    #[must_use]
    pub fn warnings(&self) -> usize {
        self.count(Severity::Warning)
    }

    /// Promotes warnings to errors.
    pub fn promote_warnings(&mut self) {
        for diagnostic in &mut self.diagnostics {
            if diagnostic.severity == Severity::Warning {
                diagnostic.severity = Severity::Error;
            }
        }
    }

    /// Sorts the diagnostics in source order and removes exact duplicates.
    ///
    /// Files are in the order in which they were added, then those without source by name, then unknown locations.
    /// Within a file the order is by offset, then severity, code, message and the other fields, so it does not depend
    /// on the order of insertion.
    pub fn sort(&mut self, sources: &Sources) {
        let diagnostics = std::mem::take(&mut self.diagnostics);
        let mut keyed: Vec<_> = diagnostics
            .into_iter()
            .map(|diagnostic| (SortKey::of(&diagnostic.location, sources), diagnostic))
            .collect();
        keyed.sort_unstable();
        keyed.dedup();
        self.diagnostics = keyed.into_iter().map(|(_, diagnostic)| diagnostic).collect();
    }

    /// Returns the first `most` errors and the first `most` warnings, with all remarks, and the number of omitted ones;
    /// 0 means all.
    #[must_use]
    pub fn first(&self, most: usize) -> (Cow<'_, Self>, Left) {
        let left = |count: usize| if most == 0 { 0 } else { count.saturating_sub(most) };
        let left = Left { errors: left(self.errors()), warnings: left(self.warnings()) };
        if left == Left::default() {
            return (Cow::Borrowed(self), left);
        }
        let (mut errors, mut warnings) = (0, 0);
        let shown = self.iter().filter(|diagnostic| {
            let count = match diagnostic.severity {
                Severity::Error => &mut errors,
                Severity::Warning => &mut warnings,
                Severity::Remark => return true,
            };
            *count += 1;
            *count <= most
        });
        (Cow::Owned(shown.cloned().collect()), left)
    }

    fn count(&self, severity: Severity) -> usize {
        self.iter().filter(|d| d.severity == severity).count()
    }
}

/// The number of omitted diagnostics.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Left {
    /// Errors.
    pub errors: usize,
    /// Warnings.
    pub warnings: usize,
}

impl Left {
    /// Returns a message about them; `None` if there are none.
    #[must_use]
    pub fn message(self) -> Option<String> {
        let plural = |n: usize, word: &str| match n {
            0 => None,
            1 => Some(format!("1 more {word}")),
            _ => Some(format!("{n} more {word}s")),
        };
        let counts: Vec<_> = plural(self.errors, "error").into_iter().chain(plural(self.warnings, "warning")).collect();
        let verb = if self.errors + self.warnings == 1 { "is" } else { "are" };
        (!counts.is_empty()).then(|| format!("{} {verb} not shown; --max-errors=0 shows all", counts.join(" and ")))
    }

    /// Returns the message as a diagnostic with a code.
    #[must_use]
    pub fn diagnostic(self, code: Code) -> Option<Diagnostic> {
        self.message().map(|message| Diagnostic::remark(code, message))
    }
}

impl Extend<Diagnostic> for Report {
    fn extend<T: IntoIterator<Item = Diagnostic>>(&mut self, diagnostics: T) {
        self.diagnostics.extend(diagnostics);
    }
}

impl FromIterator<Diagnostic> for Report {
    fn from_iter<T: IntoIterator<Item = Diagnostic>>(diagnostics: T) -> Self {
        Self { diagnostics: diagnostics.into_iter().collect() }
    }
}

impl<'a> IntoIterator for &'a Report {
    type Item = &'a Diagnostic;
    type IntoIter = std::slice::Iter<'a, Diagnostic>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl IntoIterator for Report {
    type Item = Diagnostic;
    type IntoIter = std::vec::IntoIter<Diagnostic>;

    fn into_iter(self) -> Self::IntoIter {
        self.diagnostics.into_iter()
    }
}

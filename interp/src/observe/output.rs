//! Writes the output of print operations.

use super::{Executed, Observer};
use std::io::Write;

/// Writes the lines that a program prints.
pub struct Output<W>(pub W);

impl<W: Write> Observer for Output<W> {
    fn executed(&mut self, _: &Executed<'_>) {}

    fn printed(&mut self, line: &str) {
        // A failure to write does not stop the run.
        let _ = writeln!(self.0, "{line}");
    }
}

//! Shows the progress of long runs on a terminal.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use pto_interp::machine::Action;
use pto_interp::observe::{Executed, Observer};
use pto_isa::types::Pipe;
use std::io::IsTerminal;
use std::time::{Duration, Instant};

/// Runtime before progress is shown.
const QUIET: Duration = Duration::from_secs(2);
/// Operations between reads of the clock.
const STRIDE: u64 = 64;

/// Shows on standard error how many operations have executed; wraps an observer that writes to the same terminal.
pub(crate) struct Progress<O> {
    inner: O,
    done: u64,
    begun: Instant,
    /// Hidden while the run is short; `None` if standard error is not a terminal.
    bar: Option<ProgressBar>,
}

impl<O: Observer> Progress<O> {
    /// Wraps an observer; shows nothing unless `wanted`.
    pub(crate) fn new(inner: O, wanted: bool) -> Self {
        let bar = (wanted && std::io::stderr().is_terminal()).then(|| {
            let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::hidden());
            match ProgressStyle::with_template("{spinner} {human_pos} operations, {per_sec}") {
                Ok(style) => bar.with_style(style),
                Err(_) => bar,
            }
        });
        Progress { inner, done: 0, begun: Instant::now(), bar }
    }
}

impl<O> Drop for Progress<O> {
    fn drop(&mut self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}

impl<O: Observer> Observer for Progress<O> {
    fn executed(&mut self, executed: &Executed<'_>) {
        self.inner.executed(executed);
        let Some(bar) = &self.bar else { return };
        self.done += 1;
        if self.done.is_multiple_of(STRIDE) && self.begun.elapsed() >= QUIET {
            if bar.is_hidden() {
                bar.set_draw_target(ProgressDrawTarget::stderr());
            }
            bar.set_position(self.done);
        }
    }

    fn printed(&mut self, line: &str) {
        match &self.bar {
            Some(bar) => bar.suspend(|| self.inner.printed(line)),
            None => self.inner.printed(line),
        }
    }

    fn scope(&mut self, core: usize) {
        self.inner.scope(core);
    }

    fn scope_end(&mut self, core: usize) {
        self.inner.scope_end(core);
    }

    fn acted(&mut self, core: usize, pipe: Pipe, action: &Action) {
        self.inner.acted(core, pipe, action);
    }
}

//! Standard output of a run, whose reader or device may end before the run does.

use std::cell::RefCell;
use std::io::{self, Write};
use std::rc::Rc;

/// Standard output. If the reader closes its end, the process ends quietly; any other failure is kept until the end of
/// the run, and nothing more is written.
#[derive(Clone, Default)]
pub(crate) struct Printed(Rc<RefCell<Option<io::Error>>>);

impl Printed {
    /// Returns the first failure.
    pub(crate) fn failure(&mut self) -> Option<io::Error> {
        let _ = self.flush();
        self.0.take()
    }

    fn attempt(&self, write: impl FnOnce(&mut io::StdoutLock<'static>) -> io::Result<()>) {
        if self.0.borrow().is_some() {
            return;
        }
        match write(&mut io::stdout().lock()) {
            Ok(()) => {}
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => std::process::exit(0),
            Err(error) => *self.0.borrow_mut() = Some(error),
        }
    }
}

impl Write for Printed {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.attempt(|out| out.write_all(bytes));
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.attempt(|out| out.flush());
        Ok(())
    }
}

//! Records what each line of the output shows, so that the formatter can insert comments.

use super::Printer;
use crate::assemble::Assembled;
use mlir_dialect::melior::ir::{RegionLike, RegionRef, block::BlockLike, operation::OperationRef};

/// Prints an assembled module statement by statement: constants with a register remain statements. Without `module`,
/// prints only its contents. Returns what each line shows.
pub(crate) fn laid_out(assembled: &Assembled<'_>, module: bool) -> (String, Vec<Mark>) {
    let op = assembled.module.as_operation();
    let mut printer = Printer::new(mlir_dialect::context(op), &assembled.names);
    printer.marks = Some(Vec::new());
    if module {
        printer.mark(|| Shown::Statement(position(op)));
        printer.statement(op);
    } else {
        printer.block(assembled.module.body(), true);
    }
    (printer.out, printer.marks.unwrap_or_default())
}

/// The start and kind of an element of the output.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mark {
    /// Offset in bytes.
    pub(crate) at: usize,
    /// The element that starts there.
    pub(crate) shown: Shown,
}

/// What a line shows.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Shown {
    /// An operation, by its position.
    Statement(Position),
    /// The start of a block, by its address.
    Block(usize),
    /// The end of a region of an operation, by position and index.
    Close(Position, usize),
}

/// Line and column, both from 1.
pub(crate) type Position = (usize, usize);

/// Returns the source position of an operation; the start of the source if it is unknown.
pub(super) fn position(op: OperationRef<'_, '_>) -> Position {
    let location = mlir_dialect::location(op);
    if location.is_file_line_col_range() {
        (location.file_line_col_range_start_line(), location.file_line_col_range_start_column())
    } else {
        (1, 1)
    }
}

/// Returns the mark for the end of a region.
pub(super) fn closed(region: RegionRef<'_, '_>) -> Shown {
    let around = region.first_block().and_then(|block| block.parent_operation());
    let number = |op| (0..).map_while(|index| mlir_dialect::region(op, index)).position(|inner| inner == region);
    Shown::Close(around.map_or((1, 1), position), around.and_then(number).unwrap_or(0))
}

impl Printer<'_, '_> {
    /// Records what begins here.
    pub(super) fn mark(&mut self, shown: impl FnOnce() -> Shown) {
        let at = self.out.len();
        if let Some(marks) = &mut self.marks {
            marks.push(Mark { at, shown: shown() });
        }
    }
}

//! Writes a trace: a line for each operation, with its values.

use super::{Executed, Observer};
use crate::memory;
use crate::value::Value;
use diag::Location;
use std::io::Write;

/// Writes a line for each operation.
pub struct Trace<'p, W> {
    out: W,
    places: &'p [Location],
}

impl<'p, W: Write> Trace<'p, W> {
    /// Creates a trace of a program with the locations of its instructions.
    pub fn new(out: W, places: &'p [Location]) -> Self {
        Trace { out, places }
    }
}

/// Most lanes and array elements of a value that are shown.
const SHOWN: usize = 8;

/// Formats a value for a trace.
fn shown(value: &Value) -> String {
    match value {
        Value::Scalar(element) => element.to_string(),
        Value::Pointer(pointer) => memory::shown(*pointer),
        Value::Tile(tile) => {
            let tile = tile.get();
            let at = tile.at.map_or("nowhere".to_owned(), memory::shown);
            format!("tile {}x{}x{} at {at}", tile.rows, tile.cols, tile.desc.dtype)
        }
        Value::View(view) => format!("view {:?}x{} at {}", view.extents(), view.dtype, memory::shown(view.at)),
        Value::Register(register) => {
            let lanes = (0..register.lanes().min(SHOWN)).map(|lane| match register.lane(lane) {
                Some(element) if register.dtype.is_integer() => element.to_int().unwrap_or(0).to_string(),
                Some(element) => element.to_f64().to_string(),
                None => "?".to_owned(),
            });
            format!("[{} ..] x{}", lanes.collect::<Vec<_>>().join(" "), register.dtype)
        }
        Value::Mask(mask) => format!("mask of {} bits set", mask.bits().iter().filter(|bit| **bit).count()),
        Value::Vector(elements) => format!("{elements:?}"),
        Value::Handle(number) => format!("#{number}"),
        Value::Undefined
        | Value::Slots(_)
        | Value::Align(_)
        | Value::Cells(_)
        | Value::Declared(_)
        | Value::Pending(_) => value.describe().to_owned(),
    }
}

impl<W: Write> Observer for Trace<'_, W> {
    fn executed(&mut self, executed: &Executed<'_>) {
        let list = |values: &[Value]| values.iter().map(shown).collect::<Vec<_>>().join(", ");
        let place = match self.places.get(executed.instruction.place.0 as usize) {
            Some(Location::LineCol { line, .. }) => format!("{line}: "),
            Some(Location::Span(_) | Location::File(_) | Location::Unknown) | None => String::new(),
        };
        let arrow = if executed.results.is_empty() { "" } else { " -> " };
        // A failure to write does not stop the run.
        let _ = writeln!(
            self.out,
            "{place}core {} {} {}({}){arrow}{}",
            executed.core,
            executed.pipe,
            executed.instruction.name(),
            list(executed.operands),
            list(executed.results)
        );
    }
}

//! Reports buffers that do not fit: the peak, the buffers that are live there, and how to make room.

use super::{Buffer, Planned, plan::Limits};
use crate::report::Report;
use mlir_dialect::{Failed, melior::ir::ValueLike, name_location, result};
use pto_isa::{Target, codes, types::Loc};
use std::cmp::Reverse;

/// Maximal number of buffers in a list; it has the largest ones.
const LISTED: usize = 32;

/// Reports that the plan of a memory does not fit, at the highest buffer at the time of the peak.
pub(super) fn overflow(
    loc: Loc,
    buffers: &[Buffer<'_, '_>],
    planned: &Planned,
    limits: Limits,
    target: Target,
    ordered: bool,
) -> Failed {
    let capacity = limits.capacity.unwrap_or(i64::MAX);
    let request = |index: usize| &planned.requests[planned.of_buffer[index]];
    let end = |index: usize| planned.address(index).saturating_add(buffers[index].size);
    // The peak: the start of a buffer that ends beyond the memory.
    let beyond = (0..buffers.len()).filter(|index| end(*index) > capacity);
    let first = beyond.min_by_key(|index| (request(*index).alive, Reverse(end(*index)), *index)).unwrap_or_default();
    let time = planned.fullest(request(first).alive);
    let at_peak = |index: &usize| request(*index).alive.0 <= time && time <= request(*index).alive.1;
    let mut alive: Vec<usize> = (0..buffers.len()).filter(at_peak).collect();
    // Buffers at one address count once: the first of them.
    let mut seen = std::collections::HashSet::new();
    alive.retain(|index| {
        *index == first
            || (seen.insert(planned.of_buffer[*index]) && planned.of_buffer[*index] != planned.of_buffer[first])
    });
    let others = planned.foreign_at(time);
    let needed: i64 = alive.iter().map(|index| buffers[*index].size).fold(others, i64::saturating_add);
    let message = format!(
        "buffer of {} bytes does not fit: {needed} bytes are alive, {loc} has {capacity} on {target}",
        buffers[first].size
    );
    let mut report = Report::new(codes::DOES_NOT_FIT, name_location(buffers[first].op), message);
    let mut listed: Vec<usize> = alive.iter().copied().filter(|index| *index != first).collect();
    listed.sort_by_key(|index| (Reverse(buffers[*index].size), *index));
    let left_out = listed.len().saturating_sub(LISTED);
    listed.truncate(LISTED);
    listed.sort_by_key(|index| (planned.address(*index), *index));
    for index in listed {
        let kind = result(buffers[index].op, 0).map(|value| format!(", {}", value.r#type())).unwrap_or_default();
        let range = format!("[{}, {})", planned.address(index), end(index));
        report = report.note_at(
            name_location(buffers[index].op),
            format_args!("alive: {} bytes at {range}{kind}", buffers[index].size),
        );
    }
    if left_out > 0 {
        report = report.note_at(name_location(buffers[first].op), format_args!("and {left_out} smaller ones"));
    }
    if others > 0 {
        let note = format_args!("of these, functions that are connected with this one by calls have {others} bytes");
        report = report.note_at(name_location(buffers[first].op), note);
    }
    let over = needed.saturating_sub(capacity);
    let largest = alive.iter().copied().max_by_key(|index| (buffers[*index].size, Reverse(*index))).unwrap_or(first);
    let shrink = match over {
        // There are enough free bytes, but they are not contiguous.
        ..=0 => "make tiles smaller or of equal size".to_owned(),
        _ => {
            format!("reduce usage by {over} bytes: make tiles smaller, first those of {} bytes", buffers[largest].size)
        }
    };
    report
        .help(match ordered {
            true => format!("{shrink}; a function without its own flags and barriers may use bytes twice"),
            false => format!("{shrink}, or let the last use of one come before the first of another"),
        })
        .emit()
}

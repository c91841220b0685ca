//! Prints the nests, costs and decisions of fusion as remarks: `pto-tile-lowering{print-nests=true}`.
//!
//! Each nest is printed before its loops are built: the registers that it iterates over, the cost of the code for one
//! register, and the code. Each piece is printed with its loops.

use super::{
    LoopPlan, Member, Shape,
    nest::{Broadcast, Space},
    price::Prices,
};
use crate::builder::Extent;
use mlir_dialect::{
    Diagnostic, Severity,
    melior::ir::operation::{OperationLike, OperationPrintingFlags},
};
use std::fmt::{self, Display};

struct Count<'c, 'a>(Extent<'c, 'a>);

impl Display for Count<'_, '_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0.get() {
            Some(number) => write!(f, "{number}"),
            None => f.write_str("?"),
        }
    }
}

impl Display for Space<'_, '_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} x {} elements, {} for each register", Count(self.lines), Count(self.elements), self.lanes)
    }
}

/// Prints a nest, with the code for a register.
pub(super) fn nest(member: &Member<'_, '_>) {
    let Member { nest, location, .. } = member;
    let Prices { register, line, kept } = Prices::of(&nest.work);
    let message = format!("nest over {}", nest.space);
    let cost = format!(
        "cycles for each register: {}, with a latency of {}; for each line: {}; invariant registers: {kept}",
        register.bound(),
        register.latency,
        line.bound()
    );
    let mut remark = Diagnostic::new(Severity::Remark, *location, message).note(cost);
    for source in &nest.sources {
        let elements = match source.reach {
            Broadcast::Same => "elements at the same place",
            Broadcast::OfLine => "the first element of the line",
            Broadcast::OfElement => "the first line",
        };
        remark = remark.note(format_args!("reads {elements} of a tile of {}", source.tile.desc.dtype));
    }
    let flags = OperationPrintingFlags::new().print_generic_operation_form().use_local_scope();
    if let Some(code) = nest.code.and_then(|code| code.to_string_with_flags(flags).ok()) {
        remark = remark.note(code);
    }
    let _ = remark.emit();
}

/// Prints the loops of some nests.
pub(super) fn piece(piece: &[Member<'_, '_>], shape: &Shape<'_, '_>, plan: &LoopPlan, stored: &[bool]) {
    let Some(last) = piece.last() else { return };
    let registers = match (shape.is_flat, shape.registers) {
        (true, _) => "a loop over the registers of all lines".to_owned(),
        (false, Some(count)) => format!("a loop over lines, each of {count} unrolled registers"),
        (false, None) => "a loop over lines, in it one over registers".to_owned(),
    };
    let pairs = if plan.pairs.is_some() { ", pairs of registers" } else { "" };
    let results = stored.iter().filter(|stored| **stored).count();
    let message = format!(
        "loops of {} nests over {}: {} cycles, {} units of work unrolled",
        piece.len(),
        shape.space,
        plan.cycles,
        plan.jam.count
    );
    let remark = Diagnostic::new(Severity::Remark, last.location, message);
    let _ = remark.note(format_args!("{registers}{pairs}; stored results: {results}")).emit();
}

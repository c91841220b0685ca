//! The dependences between nests that share loops: what the plan of `nest.loops` must preserve.
//!
//! Nests in shared loops are executed line by line, or register by register. A nest may use the result of an earlier
//! one, or overwrite a tile that an earlier one accesses, if both access the tile in the same order; the result of a line
//! is available in later phases. Tiles are compared as values: `pto-fuse` knows which buffers overlap.

use crate::op::{Kind, OF_LINES, PHASES, REACH, Reach, STORED, block, kind, tiles, words};
use mlir_dialect::{
    InherentAttributes, integers,
    melior::ir::{Value, operation::OperationRef},
    operand,
    walk::operations,
};

/// The order in which a nest accesses a tile.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Order {
    /// Register by register.
    Elements,
    /// One element for each line.
    Lines,
    /// One line, which is used by, or computed from, all lines.
    Columns,
}

impl Order {
    const fn name(self) -> &'static str {
        match self {
            Self::Elements => "by elements",
            Self::Lines => "by lines",
            Self::Columns => "by columns",
        }
    }
}

/// An access of a nest to a tile.
struct Access<'c, 'a> {
    nest: usize,
    tile: Value<'c, 'a>,
    order: Order,
    writes: bool,
    /// The tile is read from memory or written to it; otherwise its value is in registers.
    in_memory: bool,
}

/// The plan of loops, as far as dependences restrict it.
struct Plan<'c, 'a> {
    nests: Vec<OperationRef<'c, 'a>>,
    phases: &'c [i64],
    of_lines: &'c [i64],
    stored: &'c [i64],
}

/// Returns why the plan of `nest.loops` breaks a dependence between its nests; `None` if it does not, or if the
/// attributes are malformed.
pub(crate) fn broken(loops: OperationRef<'_, '_>) -> Option<String> {
    let attributes = InherentAttributes::of(loops);
    let list = |name: &str| attributes.get(name).and_then(integers);
    let plan = Plan {
        nests: operations(block(loops, 0)?).collect(),
        phases: list(PHASES)?,
        of_lines: list(OF_LINES)?,
        stored: list(STORED)?,
    };
    plan.broken()
}

impl<'c, 'a> Plan<'c, 'a> {
    fn broken(&self) -> Option<String> {
        let mut before: Vec<Access<'c, 'a>> = Vec::new();
        for nest in 0..self.nests.len() {
            let accesses = self.accesses(nest, &before)?;
            for access in &accesses {
                if let Some(message) = self.breaks(access, &before) {
                    return Some(message);
                }
            }
            before.extend(accesses);
        }
        None
    }

    /// Returns the accesses of a nest: its sources, then its destination.
    fn accesses(&self, nest: usize, before: &[Access<'c, 'a>]) -> Option<Vec<Access<'c, 'a>>> {
        let op = *self.nests.get(nest)?;
        let reach = words(InherentAttributes::of(op).get(REACH)?, Reach::of)?;
        let of_lines = self.is_of_lines(nest).then(|| self.order_of_lines());
        let read = |reach: Reach| match reach {
            Reach::Same => of_lines.unwrap_or(Order::Elements),
            Reach::OfLine => Order::Lines,
            Reach::OfElement => Order::Columns,
        };
        let written = match kind(op)? {
            Kind::Map => of_lines.unwrap_or(Order::Elements),
            Kind::Fold => Order::Lines,
            Kind::Columns => Order::Columns,
        };
        let mut accesses = Vec::with_capacity(reach.len() + 1);
        for (index, reach) in reach.into_iter().enumerate() {
            let tile = operand(op, index)?;
            let in_memory = !before.iter().any(|access| access.writes && access.tile == tile);
            accesses.push(Access { nest, tile, order: read(reach), writes: false, in_memory });
        }
        let tile = operand(op, tiles(op).checked_sub(1)?)?;
        accesses.push(Access { nest, tile, order: written, writes: true, in_memory: contains(self.stored, nest) });
        Some(accesses)
    }

    fn is_of_lines(&self, nest: usize) -> bool {
        contains(self.of_lines, nest)
    }

    /// Returns how nests on values of lines access tiles: with a column reduction they follow all lines.
    fn order_of_lines(&self) -> Order {
        let reduces = |nest: &OperationRef<'c, 'a>| kind(*nest) == Some(Kind::Columns);
        if self.nests.iter().any(reduces) { Order::Columns } else { Order::Lines }
    }

    /// Returns why an access cannot follow earlier ones in the same loops.
    fn breaks(&self, access: &Access<'c, 'a>, before: &[Access<'c, 'a>]) -> Option<String> {
        let made = before.iter().rposition(|other| other.writes && other.tile == access.tile);
        let of_lines = self.is_of_lines(access.nest);
        for (number, other) in before.iter().enumerate().filter(|(_, other)| other.tile == access.tile) {
            let depends = match (other.writes, access.writes) {
                (false, false) => false,
                // A value that was overwritten is no longer available.
                (true, false) => made.is_none_or(|made| number >= made),
                (_, true) => access.in_memory && other.in_memory,
            };
            if !depends {
                continue;
            }
            let (first, second) = (other.nest, access.nest);
            if access.order != other.order {
                return Some(format!(
                    "expected nests {first} and {second} in separate loops, as they access a tile in different orders, \
                     {} and {}",
                    other.order.name(),
                    access.order.name()
                ));
            }
            if access.order == Order::Columns && !of_lines {
                return Some(format!(
                    "expected nests {first} and {second} in separate loops, as a line that is combined from all lines \
                     is complete after the loops"
                ));
            }
            let reads_line = access.order == Order::Lines && !access.writes && other.writes && !of_lines;
            if reads_line && self.phases.get(second) <= self.phases.get(first) {
                return Some(format!(
                    "expected nest {second} in a later phase than nest {first}, whose result is complete at the end of \
                     a line"
                ));
            }
        }
        None
    }
}

fn contains(list: &[i64], nest: usize) -> bool {
    list.iter().any(|index| usize::try_from(*index) == Ok(nest))
}

//! Determines which operations process tiles row by row, or column by column.

use super::{Family, Op, Role};
use crate::rule::{Axes, Rule};

/// Which rows (columns) of an operand a row (column) of the destination depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Along {
    /// The row (column) with the same index; both tiles have the same number of them.
    Each,
    /// All of them.
    All,
}

impl Axes {
    /// Returns whether a comparison of extents includes the rows (columns).
    const fn covers(self, axis: Axes) -> bool {
        matches!((self, axis), (Axes::Both, _) | (Axes::Rows, Axes::Rows) | (Axes::Cols, Axes::Cols))
    }
}

impl Op {
    /// Returns for each operand which of its rows (columns) a row (column) of the destination depends on; `None` if the
    /// operation does not process them separately, or if its definition does not determine it.
    ///
    /// Element-wise operations process both rows and columns separately. Reductions and expansions do so along the axis
    /// on which their rules require equal extents of source and destination; the other axis is reduced, or broadcast.
    pub fn along(&self, axis: Axes) -> Option<Vec<Along>> {
        if self.is_elementwise() {
            let each = |kind: super::Kind| if kind.is_tile() { Along::Each } else { Along::All };
            return Some(self.operands.iter().map(|operand| each(operand.kind)).collect());
        }
        if self.family() != Family::Reduce {
            return None;
        }
        let mut found: Vec<Along> = self
            .operands
            .iter()
            .map(|operand| if operand.role == Role::Tmp { Along::Each } else { Along::All })
            .collect();
        for rule in self.all_rules().map(Rule::bare) {
            let mut tied: Vec<u8> = Vec::new();
            if let Rule::SameValid { operands, axes } = rule
                && axes.covers(axis)
            {
                tied.extend(*operands);
            }
            if let Rule::RowExpand { sources: [a, b], dst, .. } = rule
                && Axes::Rows.covers(axis)
            {
                tied.extend([*a, *b, *dst]);
            }
            for index in tied {
                *found.get_mut(usize::from(index))? = Along::Each;
            }
        }
        let out = |(operand, along): (&super::Operand, &Along)| operand.role != Role::Out || *along == Along::Each;
        self.operands.iter().zip(&found).all(out).then_some(found)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_families() {
        let along = |name: &str| {
            let op = crate::ops::lookup(name);
            [Axes::Rows, Axes::Cols].map(|axis| op.and_then(|op| op.along(axis)))
        };
        let (each, all) = (Along::Each, Along::All);
        assert_eq!(along("tadd"), [Some(vec![each; 3]), Some(vec![each; 3])]);
        assert_eq!(along("tadds"), [Some(vec![each, all, each]), Some(vec![each, all, each])]);
        assert_eq!(along("trowsum"), [Some(vec![each; 3]), None]);
        assert_eq!(along("tcolsum"), [None, Some(vec![each; 3])]);
        assert_eq!(along("trowexpandsub"), [Some(vec![each; 4]), None]);
        assert_eq!(along("tcolexpandsub"), [Some(vec![each, all, each]), Some(vec![each; 3])]);
        assert_eq!(along("trowexpand"), [Some(vec![each; 2]), None]);
        assert_eq!(along("ttrans"), [None, None]);
        assert_eq!(along("tmatmul"), [None, None]);
    }
}

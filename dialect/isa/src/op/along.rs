//! Which operations work on the rows, or on the columns, of tiles one by one.

use super::{Family, Op, Role};
use crate::rule::{Axes, Rule};

/// What a row (column) of the destination depends on, of an operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Along {
    /// On the row (column) of the same number alone: both have as many.
    Each,
    /// On all of it.
    All,
}

impl Axes {
    /// Whether rows (columns) are among them.
    const fn covers(self, axis: Axes) -> bool {
        matches!((self, axis), (Axes::Both, _) | (Axes::Rows, Axes::Rows) | (Axes::Cols, Axes::Cols))
    }
}

impl Op {
    /// For each operand what rows (columns) of the destination depend on; `None` of an operation that does not work on them
    /// one by one, or of which the row does not say it.
    ///
    /// Element-wise operations do in both directions. Reductions and expansions do in the direction in which their rules ask
    /// for as many elements in source and destination: the other one is put together, or repeated.
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
        for rule in self.all_rules() {
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
            let row = crate::ops::lookup(name);
            [Axes::Rows, Axes::Cols].map(|axis| row.and_then(|row| row.along(axis)))
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

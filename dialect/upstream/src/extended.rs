//! Sums and products of `arith` that give both halves of the exact result.
//!
//! Only the lowering to C++ knows them: they are not executed, so they have no [`crate::Is`]. Source: MLIR 22, the
//! documentation of the dialect `arith`.

/// An operation with a result of twice the width, in two halves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Extended {
    /// `arith.addui_extended`
    AddUI,
    /// `arith.mulsi_extended`
    MulSI,
    /// `arith.mului_extended`
    MulUI,
}

impl Extended {
    /// All of them.
    pub const ALL: [Extended; 3] = [Extended::AddUI, Extended::MulSI, Extended::MulUI];

    /// Returns the name with the dialect.
    pub const fn name(self) -> &'static str {
        match self {
            Extended::AddUI => "arith.addui_extended",
            Extended::MulSI => "arith.mulsi_extended",
            Extended::MulUI => "arith.mului_extended",
        }
    }

    /// Looks up an operation by its full name.
    pub fn lookup(name: &str) -> Option<Extended> {
        Extended::ALL.into_iter().find(|operation| operation.name() == name)
    }
}

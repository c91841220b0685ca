//! Pages of the manual.

use serde::Serialize;

/// Who states the element types of an operation: each of them refuses all that the operation refuses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum TypesBy {
    /// The manual.
    Manual,
    /// `ptoas`; the manual says nothing, or allows more.
    Ptoas,
    /// The manual and `ptoas`.
    Both,
}

/// Where the manual describes an operation. Page names follow from the mnemonic.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Manual {
    /// Directory below `docs/isa` of the page named after the mnemonic; empty for none.
    pub dir: &'static str,
    /// There is also a page of the intrinsic, named in upper case.
    pub intrinsic: bool,
    /// Further pages.
    pub extra: &'static [&'static str],
    /// Who states the element types.
    pub types: TypesBy,
}

impl Manual {
    /// Not in the manual.
    pub const NONE: Manual = Manual { dir: "", intrinsic: false, extra: &[], types: TypesBy::Manual };

    /// A page in a directory.
    pub const fn page(dir: &'static str) -> Manual {
        Manual { dir, ..Manual::NONE }
    }

    /// A page in a directory and one of the intrinsic.
    pub const fn both(dir: &'static str) -> Manual {
        Manual { dir, intrinsic: true, ..Manual::NONE }
    }

    /// Element types that others than the manual state.
    #[must_use]
    pub const fn typed_by(self, types: TypesBy) -> Manual {
        Manual { types, ..self }
    }
}

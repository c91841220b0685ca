//! Pages of the ISA manual that describe an operation.

use serde::Serialize;

/// Source of the element types of an operation. Each source that is named rejects every type that the definition
/// rejects.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum TypesBy {
    /// The manual.
    Manual,
    /// `ptoas`; the manual does not list them, or admits more.
    Ptoas,
    /// The manual and `ptoas`.
    Both,
}

/// The pages of the manual that describe an operation. Page names follow from the mnemonic.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Manual {
    /// Directory below `docs/isa` of the page with the name of the mnemonic; empty if there is none.
    pub dir: &'static str,
    /// Whether there is also a page of the intrinsic, named in upper case.
    pub intrinsic: bool,
    /// Further pages.
    pub extra: &'static [&'static str],
    /// Source of the element types.
    pub types: TypesBy,
}

impl Manual {
    /// No page.
    pub const NONE: Manual = Manual { dir: "", intrinsic: false, extra: &[], types: TypesBy::Manual };

    /// Returns a page in a directory.
    pub const fn page(dir: &'static str) -> Manual {
        Manual { dir, ..Manual::NONE }
    }

    /// Returns a page in a directory, and a page of the intrinsic.
    pub const fn both(dir: &'static str) -> Manual {
        Manual { dir, intrinsic: true, ..Manual::NONE }
    }

    /// Sets the source of the element types, if it is not the manual alone.
    #[must_use]
    pub const fn typed_by(self, types: TypesBy) -> Manual {
        Manual { types, ..self }
    }
}

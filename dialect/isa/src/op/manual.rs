//! Pages of the manual.

use serde::Serialize;

/// Where the manual describes an operation. Page names follow from the mnemonic.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Manual {
    /// Directory below `docs/isa` of the page named after the mnemonic; empty for none.
    pub dir: &'static str,
    /// There is also a page of the intrinsic, named in upper case.
    pub intrinsic: bool,
    /// Further pages.
    pub extra: &'static [&'static str],
}

impl Manual {
    /// Not in the manual.
    pub const NONE: Manual = Manual { dir: "", intrinsic: false, extra: &[] };

    /// A page in a directory.
    pub const fn page(dir: &'static str) -> Manual {
        Manual { dir, intrinsic: false, extra: &[] }
    }

    /// A page in a directory and one of the intrinsic.
    pub const fn both(dir: &'static str) -> Manual {
        Manual { dir, intrinsic: true, extra: &[] }
    }
}

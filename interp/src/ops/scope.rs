//! Vector scopes and the order of accesses inside.

use crate::context::Ctx;
use crate::fault::Exec;
use crate::semantics::{Entry, of, structure};

/// Semantics of the family, in the order of its rows.
pub(super) const SEMANTICS: &[Entry] = &[of("mem_bar", mem_bar), structure("strict_vecscope"), structure("vecscope")];

/// Nothing: a vector pipe does the accesses of a scope in order. Source: PTO ISA manual, mem-bar.md.
fn mem_bar(_: &mut Ctx<'_, '_>) -> Exec {
    Ok(())
}

//! Structures and arrays: each is a list of its parts, as the backend has no values of such types.

use crate::import::{Converted, Importer};
use crate::types;
use genx::{Constant, Value};
use mlir_dialect::melior::ir::ValueLike;
use mlir_dialect::melior::ir::operation::{OperationLike, OperationRef};
use mlir_dialect::{integers, value_key};

/// The parts of an aggregate.
#[derive(Clone)]
pub(crate) struct Parts {
    /// Values, each with the indices of its place.
    pub(super) values: Vec<(Vec<i64>, Value)>,
    /// All other parts: undefined, or zeros.
    pub(super) rest: Constant,
}

impl Parts {
    pub(super) const UNDEFINED: Self = Self { values: Vec::new(), rest: Constant::Undef };
}

impl<'c, 'a> Importer<'_, 'c, 'a> {
    /// Defines the result of an operation as an aggregate of parts.
    pub(super) fn define_parts(&mut self, found: OperationRef<'c, 'a>, parts: Parts) {
        if let Some(result) = mlir_dialect::result(found, 0) {
            self.aggregates.insert(value_key(result), parts);
        }
    }

    /// Converts `insertvalue` and `extractvalue`.
    pub(super) fn part(&mut self, found: OperationRef<'c, 'a>, inserts: bool) -> Converted<'c, 'a> {
        let at = found.attribute("position").ok().and_then(|at| integers(at)).unwrap_or_default();
        let whole = found.operand(0).map_err(|_| self.refused(found, "expected an aggregate".to_owned()))?;
        let Some(mut parts) = self.aggregates.get(&value_key(whole)).cloned() else {
            return self.ty(found, whole.r#type()).map(|_| ());
        };
        if !inserts {
            let inside =
                parts.values.into_iter().filter_map(|(place, value)| Some((place.strip_prefix(at)?.to_vec(), value)));
            let values = inside.collect::<Vec<_>>();
            let ty = mlir_dialect::result(found, 0).and_then(|result| types::of(result.r#type()));
            match (values.as_slice(), ty) {
                ([(_, value)], Some(_)) => self.define(found, *value),
                (_, Some(ty)) => self.define_constant(found, ty, parts.rest),
                (_, None) => self.define_parts(found, Parts { values, rest: parts.rest }),
            }
            return Ok(());
        }
        let part = found.operand(1).map_err(|_| self.refused(found, "expected a part".to_owned()))?;
        parts.values.retain(|(place, _)| !place.starts_with(at));
        match self.aggregates.get(&value_key(part)) {
            Some(inner) => {
                parts.values.extend(inner.values.iter().map(|(place, value)| ([at, place].concat(), *value)));
                // Zeros may take the place of undefined parts.
                if parts.rest == Constant::Undef {
                    parts.rest = inner.rest.clone();
                }
            }
            None => parts.values.push((at.to_vec(), self.value(found, part)?)),
        }
        self.define_parts(found, parts);
        Ok(())
    }
}

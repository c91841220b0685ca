//! Registers passes for the groups of rules: `pto-verify` for all, `pto-verify-events` and others for one.

use crate::{Options, verify};
use mlir_dialect::{
    Failed, OptionDefault, OptionValues, PassDefinition, PassError, PassOption, melior::ir::operation::OperationRef,
    register_pass,
};
use pto_isa::rule::Group;
use std::sync::OnceLock;

/// Requires scopes around all vector instructions.
const EXPLICIT: &str = "explicit";

const OPTIONS: &[PassOption] = &[PassOption {
    name: EXPLICIT,
    description: "every vector instruction must be in a vector scope",
    default: OptionDefault::Bool(false),
}];

struct Pass {
    argument: String,
    summary: &'static str,
    groups: &'static [Group],
}

impl PassDefinition for Pass {
    fn argument(&self) -> &str {
        &self.argument
    }

    fn description(&self) -> &str {
        self.summary
    }

    fn options(&self) -> &'static [PassOption] {
        if self.groups.contains(&Group::Vecscope) { OPTIONS } else { &[] }
    }

    fn run(&self, op: OperationRef<'_, '_>, options: &OptionValues<'_>) -> Result<(), Failed> {
        let explicit_scopes = options.bool(EXPLICIT).unwrap_or(false);
        verify(op, Options { groups: self.groups, explicit_scopes, ..Options::default() })
    }
}

/// Registers the passes once per process.
pub fn register_passes() -> Result<(), PassError> {
    static DONE: OnceLock<Result<(), PassError>> = OnceLock::new();
    DONE.get_or_init(|| {
        let all = Pass {
            argument: "pto-verify".to_owned(),
            summary: "check all rules over several operations",
            groups: Group::ALL,
        };
        let each = Group::ALL.iter().map(|group| Pass {
            argument: group.pass(),
            summary: group.summary(),
            groups: std::slice::from_ref(group),
        });
        std::iter::once(all).chain(each).try_for_each(register_pass)
    })
    .clone()
}

//! Operations of MLIR's own dialects that kernels are written with: `arith`, `math`, `scf`, `cf`, `func`, `memref`, `llvm`.

mod arith;
mod math;
mod memory;

pub(crate) use memory::contiguous;

use crate::semantics::Run;

/// An operation of another dialect.
#[derive(Debug)]
pub struct Upstream {
    /// Name with the dialect.
    pub name: &'static str,
    /// Attributes it has a meaning for.
    pub attributes: &'static [&'static str],
    /// What it does.
    pub does: Does,
}

/// What an operation of another dialect does.
#[derive(Clone, Copy, Debug)]
pub enum Does {
    /// It is a function.
    Run(Run),
    /// It decides what runs next.
    Control(Control),
}

/// Operations that decide what runs next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Control {
    /// `scf.for`
    For,
    /// `scf.if`
    If,
    /// `scf.while`
    While,
    /// `scf.condition`
    Condition,
    /// `scf.index_switch`
    IndexSwitch,
    /// `scf.execute_region`
    Inline,
    /// `scf.yield`
    Yield,
    /// `cf.br`
    Branch,
    /// `cf.cond_br`
    ConditionalBranch,
    /// `cf.switch`
    Switch,
    /// `func.call`
    Call,
    /// `func.return`
    Return,
}

impl Control {
    /// Whether it says where a block goes on that it ends.
    pub const fn ends_block(self) -> bool {
        match self {
            Control::Condition
            | Control::Yield
            | Control::Branch
            | Control::ConditionalBranch
            | Control::Switch
            | Control::Return => true,
            Control::For | Control::If | Control::While | Control::IndexSwitch | Control::Inline | Control::Call => {
                false
            }
        }
    }
}

const fn run(name: &'static str, run: Run) -> Upstream {
    Upstream { name, attributes: &[], does: Does::Run(run) }
}

const fn with(name: &'static str, attributes: &'static [&'static str], run: Run) -> Upstream {
    Upstream { name, attributes, does: Does::Run(run) }
}

const fn control(name: &'static str, control: Control) -> Upstream {
    Upstream { name, attributes: &["callee", "cases", "case_values"], does: Does::Control(control) }
}

const CONTROL: &[Upstream] = &[
    control("cf.br", Control::Branch),
    control("cf.cond_br", Control::ConditionalBranch),
    control("cf.switch", Control::Switch),
    control("func.call", Control::Call),
    control("func.return", Control::Return),
    control("scf.condition", Control::Condition),
    control("scf.execute_region", Control::Inline),
    control("scf.for", Control::For),
    control("scf.if", Control::If),
    control("scf.index_switch", Control::IndexSwitch),
    control("scf.while", Control::While),
    control("scf.yield", Control::Yield),
];

static LISTS: [&[Upstream]; 4] = [CONTROL, arith::OPS, math::OPS, memory::OPS];

/// The operation of a name, if it is interpreted.
pub fn lookup(name: &str) -> Option<&'static Upstream> {
    LISTS.iter().flat_map(|list| list.iter()).find(|known| known.name == name)
}

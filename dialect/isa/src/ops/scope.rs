//! Scopes of vector instructions, and the order of memory accesses inside.

use crate::Key;
use crate::Name;
use crate::attrs;
use crate::enums::EnumDef;
use crate::op::{Attr, Domain, Effects, Family, Kind, Level, Manual, Op, Operand, Presence, Role, Traits};
use crate::rule::{Joint, Rule, VectorRule};
use crate::syntax::Syntax;
use crate::target::PerTarget;
use crate::types::DTypeSet;

const BLOCK: Traits = Traits::SINGLE_BLOCK.or(Traits::NO_TERMINATOR);

const SCOPE: &[Rule] = &[Rule::Joint(Joint::VectorScope)];
const CAPTURE_RULES: &[Rule] = &[Rule::Vector(VectorRule::Arguments { captures: 0 })];

/// A scope, with defaults.
const fn scope(name: &'static str, summary: &'static str, traits: Traits, format: &'static str) -> Op {
    Op {
        summary,
        manual: Manual::page("scalar/ops/micro-instruction"),
        regions: &["body"],
        dtypes: PerTarget::same(DTypeSet::EMPTY),
        effects: Effects::OfRegions,
        traits: BLOCK.or(traits),
        syntax: Syntax::Format(format),
        rules: &[SCOPE],
        ..Op::new(Family::Scope, Level::Vector, name)
    }
}

/// The attribute is written as a string, as ptoas does.
const BARRIERS: &[&EnumDef] = &[&attrs::MEM_BAR];

ops![
    MemBar = Op {
        level: Level::Sync,
        manual: Manual::page("scalar/ops/pipeline-sync"),
        regions: &[],
        orders: &[],
        view: None,
        attrs: &[Attr::new(Key::Kind, Domain::Enums(BARRIERS), Presence::Required, "pair of accesses kept in order")],
        effects: Effects::Barrier,
        traits: Traits::NONE,
        rules: &[],
        ..scope("mem_bar", "keep the order of two kinds of accesses to vector memory", Traits::NONE, "$kind attr-dict")
    },
    StrictVecscope = Op {
        manual: Manual { extra: &["scalar/ops/micro-instruction/vecscope.md"], ..Manual::NONE },
        operands: &[Operand::new(Name::Captures, Role::In, Kind::Any, "values used inside").variadic()],
        rules: &[SCOPE, CAPTURE_RULES],
        ..scope(
            "strict_vecscope",
            "scope of vector instructions that names the values it uses",
            Traits::ISOLATED,
            "`(` $captures `)` $body attr-dict `:` functional-type($captures, results)",
        )
    },
    Vecscope = scope("vecscope", "scope of vector instructions", Traits::NO_ARGUMENTS, "$body attr-dict"),
];

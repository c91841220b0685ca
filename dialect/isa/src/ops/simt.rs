//! Operations of a single thread of a vector core.

use crate::attrs;
use crate::enums::EnumDef;
use crate::op::{
    Arity, Attr, Effects, Family, Infer, Kind, Level, Manual, Op, OpResult, Operand, Presence, Role, Traits,
};
use crate::rule::{Micro, Rule};
use crate::syntax::Syntax;
use crate::target::{PerTarget, TargetSet};
use crate::types::{AddressSpace, DTypeSet};

const fn simt(name: &'static str, summary: &'static str, format: &'static str) -> Op {
    Op {
        name,
        aliases: &[],
        family: Family::Simt,
        level: Level::Micro,
        summary,
        manual: Manual::NONE,
        operands: &[],
        results: &[],
        regions: &[],
        attrs: &[],
        dtypes: PerTarget::same(DTypeSet::ANY),
        effects: Effects::FromRoles,
        traits: Traits::NONE,
        syntax: Syntax::Format(format),
        targets: TargetSet::A5,
        numerics: &[],
        rules: &[],
    }
}

const fn result(name: &'static str, kind: Kind, doc: &'static str) -> OpResult {
    OpResult { name, kind, arity: Arity::One, infer: Infer::Spelled, doc }
}

const fn unset(name: &'static str, def: &'static EnumDef, doc: &'static str) -> Attr {
    Attr::choice(name, def, Presence::Optional, doc)
}

const fn required(name: &'static str, def: &'static EnumDef, doc: &'static str) -> Attr {
    Attr::choice(name, def, Presence::Required, doc)
}

const OFFSET: Operand = Operand::new("offset", Role::In, Kind::Index, "elements from the pointer");
const L1: Attr = unset("l1cache", &attrs::L1_CACHE, "first-level caching");
const GM: &[AddressSpace] = &[AddressSpace::Gm];

/// Rows of the family.
pub const OPS: &[Op] = &[
    Op {
        operands: &[Operand::new("src", Role::In, Kind::Scalar, "value")],
        results: &[result("dst", Kind::Scalar, "converted value")],
        attrs: &[
            required("rounding", &attrs::ROUNDING, "rounding"),
            required("saturation", &attrs::SATURATION, "saturation"),
            unset("signedness", &attrs::SIGNEDNESS, "reading of the integer"),
        ],
        effects: Effects::Pure,
        rules: &[&[Rule::Micro(Micro::Signedness { src: 0, attr: "signedness" })]],
        ..simt(
            "convert",
            "convert a value",
            "$src `round` `(` $rounding `)` $saturation ($signedness^)? attr-dict `:` type($src) `->` type($dst)",
        )
    },
    Op {
        results: &[result("result", Kind::Int(32), "index of this thread in X")],
        effects: Effects::Pure,
        ..simt("get_tid_x", "index of this thread in X", "attr-dict `:` type($result)")
    },
    Op {
        operands: &[Operand::new("ptr", Role::In, Kind::Ptr, "global memory"), OFFSET],
        results: &[result("value", Kind::Any, "element")],
        attrs: &[L1, unset("l2cache", &attrs::LD_L2_CACHE, "second-level caching")],
        rules: &[&[
            Rule::Micro(Micro::Memory { operand: 0, allowed: GM }),
            Rule::Micro(Micro::ElementOf { ptr: 0, value: None }),
        ]],
        ..simt(
            "ldg",
            "load an element of global memory",
            "$ptr `[` $offset `]` (`l1cache` `(` $l1cache^ `)`)? (`l2cache` `(` $l2cache^ `)`)? attr-dict `:` type($ptr) \
             `->` type($value)",
        )
    },
    Op {
        operands: &[
            Operand::new("ptr", Role::Out, Kind::Ptr, "global memory"),
            OFFSET,
            Operand::new("value", Role::In, Kind::Any, "element"),
        ],
        attrs: &[L1, unset("l2cache", &attrs::ST_L2_CACHE, "second-level caching")],
        rules: &[&[
            Rule::Micro(Micro::Memory { operand: 0, allowed: GM }),
            Rule::Micro(Micro::ElementOf { ptr: 0, value: Some(2) }),
        ]],
        ..simt(
            "stg",
            "store an element to global memory",
            "$value `,` $ptr `[` $offset `]` (`l1cache` `(` $l1cache^ `)`)? (`l2cache` `(` $l2cache^ `)`)? attr-dict `:` \
             type($ptr) `,` type($value)",
        )
    },
    Op {
        operands: &[
            Operand::new("dimZ", Role::In, Kind::Int(32), "threads in Z"),
            Operand::new("dimY", Role::In, Kind::Int(32), "threads in Y"),
            Operand::new("dimX", Role::In, Kind::Int(32), "threads in X"),
        ],
        effects: Effects::State,
        ..simt(
            "store_vfsimt_info",
            "set the number of threads",
            "$dimZ `,` $dimY `,` $dimX attr-dict `:` type($dimZ) `,` type($dimY) `,` type($dimX)",
        )
    },
];

//! Masks of virtual vectors.

use super::vmi_arith::{
    EXACT_SCALAR, FLOAT, INT, LHS, PAIR, RHS, elements, granularity, lanes, result, same, vector, vmi,
};
use super::vmi_memory::{GROUP, NUM_GROUPS};
use crate::Key;
use crate::Name;
use crate::attrs::{self, MaskConstant};
use crate::enums::EnumDef;
use crate::numerics::Numerics;
use crate::op::{Attr, Domain, Family, Infer, Kind, Op, OpResult, Operand, Presence, Role};
use crate::rule::{Micro, Rule, Val, VectorRule, Vmi};
use crate::syntax::Syntax;
use crate::types::DType;
use Val::{Operand as In, Result as Out};

const RESULT: &[OpResult] = &[result(Name::Result, Kind::VmiMask, "mask")];

const fn mask(name: Name, doc: &'static str) -> Operand {
    Operand::new(name, Role::In, Kind::VmiMask, doc)
}

/// An operation that defines a mask, with defaults.
const fn to_mask(
    name: &'static str,
    summary: &'static str,
    operands: &'static [Operand],
    format: &'static str,
    rules: &'static [&'static [Rule]],
) -> Op {
    Op { rules, ..vmi(Family::VmiMask, name, summary, operands, RESULT, format) }
}

const fn relation(name: Key, def: &'static EnumDef) -> Attr {
    Attr::choice(name, def, Presence::Required, "relation")
}

const fn laid_out(of: Val) -> Rule {
    Rule::Vector(VectorRule::Granularity { mask: Out(0), of })
}

const PREDICATE_FORMAT: &str =
    "$predicate `,` $lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)";
const COMPARED: &[Rule] = &[same(&[In(0), In(1)]), lanes(&[In(0), Out(0)]), laid_out(In(0))];
const CMPF: &[Attr] = &[relation(Key::Predicate, &attrs::VMI_CMP)];
const CMPI: &[Attr] = &[relation(Key::Predicate, &attrs::VMI_CMPI)];
const CMP: &[Attr] = &[
    relation(Key::Cmp, &attrs::VMI_CMP),
    Attr::choice(Key::Pmode, &attrs::VMI_CMP_PMODE, Presence::Optional, "what lanes outside of the seed become"),
];
const ORDERED: Rule = Rule::Vmi(Vmi::OrderedFloats { attr: Key::Cmp, of: 0 });

const LOGIC: &[Operand] = &[mask(Name::Lhs, "first source"), mask(Name::Rhs, "second source")];
const LOGIC_FORMAT: &str = "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)";

const LOGIC_RULES: &[&[Rule]] = &[&[same(&[In(0), In(1), Out(0)])]];

/// `lhs op rhs` of two masks.
const fn logic(name: &'static str, summary: &'static str) -> Op {
    to_mask(name, summary, LOGIC, LOGIC_FORMAT, LOGIC_RULES)
}

const FROM: &[Operand] = &[mask(Name::Source, "source")];
const FROM_FORMAT: &str = "$source attr-dict `:` type($source) `->` type($result)";
const SEED: Operand = mask(Name::Seed, "lanes compared");
const PATTERN: &[Attr] =
    &[GROUP, Attr::choice(Key::Pattern, &attrs::MASK_CONSTANT, Presence::Required, "active lanes")];

/// A mask with the lanes of a pattern.
const fn pattern(name: &'static str, summary: &'static str) -> Op {
    Op {
        attrs: PATTERN,
        ..to_mask(
            name,
            summary,
            &[],
            "$pattern attr-dict `:` type($result)",
            &[&[Rule::Vmi(Vmi::Groups { of: Out(0), attr: Key::Group })]],
        )
    }
}

ops![
    VmiCmpf = Op {
        numerics: &[Numerics::Comparison],
        attrs: CMPF,
        ..to_mask("vmi.cmpf", "compare floats", PAIR, PREDICATE_FORMAT, &[COMPARED, &[elements(&[In(0)], FLOAT)]])
    },
    VmiCmpi = Op {
        attrs: CMPI,
        ..to_mask("vmi.cmpi", "compare integers", PAIR, PREDICATE_FORMAT, &[COMPARED, &[elements(&[In(0)], INT)]])
    },
    VmiConstantMask = Op {
        attrs: &[Attr::new(Key::Value, Domain::Any, Presence::Required, "active lanes")],
        syntax: Syntax::Generic,
        ..to_mask("vmi.constant_mask", "constant mask", &[], "", &[])
    },
    VmiCreateGroupMask = Op {
        attrs: &[Attr { name: Key::GroupSize, doc: "lanes of a group", ..NUM_GROUPS }, NUM_GROUPS],
        ..to_mask(
            "vmi.create_group_mask",
            "the first lanes of each group",
            &[Operand::new(Name::ActiveElemsPerGroup, Role::In, Kind::Index, "active lanes of a group")],
            "$active_elems_per_group attr-dict `:` type($active_elems_per_group) `->` type($result)",
            &[&[Rule::Vmi(Vmi::GroupSize { mask: 0, groups: Key::NumGroups, size: Key::GroupSize })]],
        )
    },
    VmiCreateMask = to_mask(
        "vmi.create_mask",
        "the first lanes",
        &[Operand::new(Name::ActiveLanes, Role::In, Kind::Index, "active lanes")],
        "$active_lanes attr-dict `:` type($active_lanes) `->` type($result)",
        &[],
    ),
    VmiEnsureMaskGranularity = to_mask(
        "vmi.ensure_mask_granularity",
        "the same lanes for elements of another width",
        FROM,
        FROM_FORMAT,
        &[&[lanes(&[In(0), Out(0)])]],
    ),
    VmiEnsureMaskLayout = to_mask(
        "vmi.ensure_mask_layout",
        "the same lanes in another layout",
        FROM,
        FROM_FORMAT,
        &[&[Rule::Vmi(Vmi::SameButLayout(&[In(0), Out(0)]))]],
    ),
    VmiMaskAnd = logic("vmi.mask_and", "lanes active in both"),
    VmiMaskNot = to_mask("vmi.mask_not", "lanes that are not active", FROM, FROM_FORMAT, &[&[same(&[In(0), Out(0)])]]),
    VmiMaskOr = logic("vmi.mask_or", "lanes active in either"),
    VmiMaskXor = logic("vmi.mask_xor", "lanes active in one"),
    VmiPge = Op {
        attrs: &[GROUP, Attr::new(Key::Pattern, Domain::Str(&[]), Presence::Required, "number of active lanes")],
        rules: &[&[
            Rule::Vmi(Vmi::Groups { of: Out(0), attr: Key::Group }),
            Rule::Vmi(Vmi::Prefix { mask: Out(0), attr: Key::Pattern }),
        ]],
        ..pattern("vmi.pge", "the first lanes of a pattern")
    },
    VmiPlt = Op {
        results: &[
            result(Name::Mask, Kind::VmiMask, "mask"),
            OpResult {
                infer: Infer::Type(DType::I32),
                ..result(Name::ScalarOut, Kind::Int(32), "lanes that are left")
            },
        ],
        ..to_mask(
            "vmi.plt",
            "as many lanes as are left",
            &[Operand::new(Name::Scalar, Role::In, Kind::Int(32), "lanes left")],
            "$scalar attr-dict `:` type($scalar) `->` type($mask) `,` type($scalar_out)",
            &[],
        )
    },
    VmiPset = Op {
        rules: &[&[
            Rule::Vmi(Vmi::Groups { of: Out(0), attr: Key::Group }),
            Rule::Micro(Micro::Cases { attr: Key::Pattern, cases: &[MaskConstant::PatAll.name()] }),
        ]],
        ..pattern("vmi.pset", "lanes of a pattern")
    },
    VmiVcmp = Op {
        numerics: &[Numerics::Comparison],
        attrs: CMP,
        ..to_mask(
            "vmi.vcmp",
            "compare vectors",
            &[LHS, RHS, SEED],
            "$lhs `,` $rhs `,` $seed attr-dict `:` type($lhs) `,` type($rhs) `,` type($seed) `->` type($result)",
            &[COMPARED, &[lanes(&[In(0), In(2)]), granularity(2, In(0)), ORDERED]],
        )
    },
    VmiVcmps = Op {
        numerics: &[Numerics::Comparison],
        attrs: CMP,
        ..to_mask(
            "vmi.vcmps",
            "compare a vector with a scalar",
            &[vector(Name::Src, "source"), Operand::new(Name::Scalar, Role::In, Kind::Scalar, "scalar"), SEED],
            "$src `,` $scalar `,` $seed attr-dict `:` type($src) `,` type($scalar) `,` type($seed) `->` type($result)",
            &[&[lanes(&[In(0), In(2), Out(0)]), laid_out(In(0)), granularity(2, In(0)), EXACT_SCALAR, ORDERED,]],
        )
    },
];

//! Conversion and rearrangement of virtual vectors.

use super::vector_arith::topics;
use super::vmi_arith::{
    FLOAT, INT, MASK, MASKED, MASKED_PAIR, PMODE, SOURCE, UNARY_FORMAT, VECTOR, elements, granularity, lanes, result,
    same, vector, vmi,
};
use super::vmi_memory::{GROUP, GROUPS, whole_groups};
use crate::attrs;
use crate::numerics::Numerics;
use crate::op::{Arity, Attr, Domain, Family, Infer, Kind, Kinds, Op, OpResult, Operand, Presence, Role};
use crate::rule::{Order, Rule, Val, VectorRule, Vmi};
use crate::syntax::Syntax;
use crate::types::{DType, DTypeSet};
use Val::{Operand as In, Result as Out};

/// From one vector to another.
const fn to_vector(name: &'static str, summary: &'static str, rules: &'static [&'static [Rule]]) -> Op {
    Op { rules, ..vmi(Family::VmiMove, name, summary, &[SOURCE], VECTOR, UNARY_FORMAT) }
}

const ROUNDING: Attr = Attr::choice("rounding", &attrs::VECTOR_ROUND, Presence::Optional, "rounding");
const SATURATE: Attr = Attr::choice("saturate", &attrs::VECTOR_SATURATION, Presence::Optional, "values out of range");
const ROUNDED: &[Attr] = &[ROUNDING, SATURATE];

const SAME_LANES: Rule = lanes(&[In(0), Out(0)]);
const fn width(order: Order) -> Rule {
    Rule::Vmi(Vmi::Width { src: 0, result: 0, order })
}
const WIDER: Rule = width(Order::Wider);
const NARROWER: Rule = width(Order::Narrower);
const SMALL: DTypeSet = DTypeSet::of(&[
    DType::F8E4M3FN,
    DType::F8E5M2,
    DType::F8E4M3,
    DType::Hif8,
    DType::Hif8x2,
    DType::F4E1M2x2,
    DType::F4E2M1x2,
    DType::BF16x2,
]);
const ANY_FLOAT: DTypeSet = FLOAT.or(SMALL);
const FROM_FLOAT: Rule = elements(&[In(0)], ANY_FLOAT);
const TO_FLOAT: Rule = elements(&[Out(0)], ANY_FLOAT);
const FROM_INT: Rule = elements(&[In(0)], INT);
const TO_INT: Rule = elements(&[Out(0)], INT);
const REREAD: &[&[Rule]] = &[&[Rule::Vmi(Vmi::SameBits { src: 0, result: 0 })]];

const SPREAD_FORMAT: &str = "$value attr-dict `:` type($value) `->` type($result)";
const SPREAD_KIND: Kind =
    Kind::OneOf(&Kinds { kinds: &[Kind::Scalar, Kind::VmiVreg], words: "an integer, float, index or virtual vector" });
const SPREAD: &[Operand] = &[Operand::new("value", Role::In, SPREAD_KIND, "value of the lanes")];

const BASE: &[Operand] = &[Operand::new("base", Role::In, Kind::Scalar, "value of the first lane")];
const COUNT_FORMAT: &str = "$base attr-dict `:` type($base) `->` type($result)";
const COUNT: Rule = Rule::Vector(VectorRule::Scalar { scalar: 0, of: Out(0) });
const ORDER: Attr = Attr::new("order", Domain::Str(&[]), Presence::Optional, "direction");

const CHOICE: &[Operand] = &[MASK, vector("true_value", "active lanes"), vector("false_value", "other lanes")];
const CHOICE_FORMAT: &str = "$mask `,` $true_value `,` $false_value attr-dict `:` type($mask) `,` type($true_value) `,` \
     type($false_value) `->` type($result)";
const CHOICE_RULES: &[&[Rule]] = &[&[same(&[In(1), In(2), Out(0)]), lanes(&[In(1), In(0)]), granularity(0, In(1))]];

const HALVES: &[OpResult] = &[result("low", Kind::VmiVreg, "first half"), result("high", Kind::VmiVreg, "second half")];

const INTERLEAVED: &[&[Rule]] =
    &[&[same(&[In(0), In(1), Out(0), Out(1)]), lanes(&[In(0), In(2)]), granularity(2, In(0))]];

/// Interleaves two vectors, or the reverse.
const fn interleaved(name: &'static str, summary: &'static str) -> Op {
    Op {
        attrs: MASKED,
        rules: INTERLEAVED,
        ..vmi(
            Family::VmiMove,
            name,
            summary,
            MASKED_PAIR,
            HALVES,
            "$lhs `,` $rhs `,` $mask attr-dict `:` type($lhs) `,` type($rhs) `,` type($mask) `->` type($low) `,` type($high)",
        )
    }
}

const WHOLE: Kind =
    Kind::OneOf(&Kinds { kinds: &[Kind::VmiVreg, Kind::VmiMask], words: "a virtual vector or mask of one" });
const PART: Kind =
    Kind::OneOf(&Kinds { kinds: &[Kind::Vreg, Kind::Mask], words: "a vector register or vector predicate" });

const fn several(name: &'static str, kind: Kind, doc: &'static str) -> OpResult {
    OpResult { name, kind, arity: Arity::Variadic, infer: Infer::Spelled, doc }
}

/// An operation without a form of its own.
const fn generic(
    name: &'static str,
    summary: &'static str,
    operands: &'static [Operand],
    results: &'static [OpResult],
    rules: &'static [&'static [Rule]],
) -> Op {
    Op { syntax: Syntax::Generic, rules, ..vmi(Family::VmiMove, name, summary, operands, results, "") }
}

/// Rows of the family.
pub const OPS: &[Op] = &[
    Op {
        rules: &[&[lanes(&[In(0), Out(0)]), elements(&[Out(0)], INT), granularity(0, Out(0))]],
        ..vmi(
            Family::VmiMove,
            "vmi.active_prefix_index",
            "number of active lanes in front of each lane",
            &[MASK],
            VECTOR,
            "$mask attr-dict `:` type($mask) `->` type($result)",
        )
    },
    to_vector("vmi.bitcast", "read the bits of elements as others", REREAD),
    Op {
        rules: &[&[Rule::Vmi(Vmi::Spread { value: 0, result: 0, attr: None })]],
        ..vmi(Family::VmiMove, "vmi.broadcast", "one value in all lanes", SPREAD, VECTOR, SPREAD_FORMAT)
    },
    generic(
        "vmi.channel_merge",
        "merge the lanes of vectors in turn",
        &[vector("inputs", "channels").variadic()],
        VECTOR,
        &[&[Rule::Vmi(Vmi::Channels { whole: Out(0), parts: In(0) })]],
    ),
    generic(
        "vmi.channel_split",
        "deal the lanes out to vectors in turn",
        &[SOURCE],
        &[several("results", Kind::VmiVreg, "channels")],
        &[&[Rule::Vmi(Vmi::Channels { whole: In(0), parts: Out(0) })]],
    ),
    Op {
        rules: &[&[same(&[In(0), Out(0)]), lanes(&[In(0), In(1)]), granularity(1, In(0))]],
        ..vmi(
            Family::VmiMove,
            "vmi.compress",
            "active lanes one behind the other",
            &[SOURCE, MASK],
            VECTOR,
            "$source `,` $mask attr-dict `:` type($source) `,` type($mask) `->` type($result)",
        )
    },
    Op {
        attrs: &[Attr::new("value", Domain::Any, Presence::Required, "elements")],
        ..generic("vmi.constant", "constant vector", &[], VECTOR, &[])
    },
    to_vector(
        "vmi.ensure_layout",
        "the same lanes in another layout",
        &[&[Rule::Vmi(Vmi::SameButLayout(&[In(0), Out(0)]))]],
    ),
    topics(
        &[Numerics::Conversion],
        to_vector("vmi.extf", "convert to wider floats", &[&[SAME_LANES, FROM_FLOAT, TO_FLOAT, WIDER]]),
    ),
    to_vector("vmi.extsi", "convert to wider integers, with the sign", &[&[SAME_LANES, FROM_INT, TO_INT, WIDER]]),
    to_vector("vmi.extui", "convert to wider integers, with zeros", &[&[SAME_LANES, FROM_INT, TO_INT, WIDER]]),
    Op {
        numerics: &[Numerics::Conversion],
        attrs: ROUNDED,
        ..to_vector("vmi.fptosi", "convert floats to signed integers", &[&[SAME_LANES, FROM_FLOAT, TO_INT]])
    },
    Op {
        numerics: &[Numerics::Conversion],
        attrs: ROUNDED,
        ..to_vector("vmi.fptoui", "convert floats to unsigned integers", &[&[SAME_LANES, FROM_FLOAT, TO_INT]])
    },
    Op {
        attrs: GROUPS,
        ..to_vector(
            "vmi.group_broadcast",
            "one element of the source in all lanes of each group",
            &[&[
                Rule::Vmi(Vmi::SameElements(&[In(0), Out(0)])),
                Rule::Vmi(Vmi::OnePerGroup { of: In(0), attr: Some("num_groups") }),
                whole_groups(Out(0)),
            ]],
        )
    },
    Op {
        attrs: &[Attr { presence: Presence::Required, ..GROUP }, ORDER],
        rules: &[&[COUNT, Rule::Vmi(Vmi::Groups { of: Out(0), attr: "group" })]],
        ..vmi(Family::VmiMove, "vmi.group_iota", "count up in each group", BASE, VECTOR, COUNT_FORMAT)
    },
    Op {
        attrs: &[ORDER],
        rules: &[&[COUNT]],
        ..vmi(Family::VmiMove, "vmi.iota", "count up", BASE, VECTOR, COUNT_FORMAT)
    },
    generic(
        "vmi.pack",
        "a virtual vector of registers",
        &[Operand::new("parts", Role::In, PART, "registers").variadic()],
        &[result("result", WHOLE, "virtual vector")],
        &[&[Rule::Vmi(Vmi::Parts { whole: Out(0), parts: In(0) })]],
    ),
    Op {
        rules: CHOICE_RULES,
        ..vmi(Family::VmiMove, "vmi.select", "lanes of one vector or another", CHOICE, VECTOR, CHOICE_FORMAT)
    },
    Op {
        attrs: &[Attr::new("indices", Domain::Path, Presence::Required, "lane of the source for each lane")],
        rules: &[&[
            Rule::Vmi(Vmi::SameElements(&[In(0), Out(0)])),
            Rule::Vmi(Vmi::Indices { src: 0, result: 0, attr: "indices" }),
        ]],
        ..vmi(
            Family::VmiMove,
            "vmi.shuffle",
            "lanes in another order",
            &[SOURCE],
            VECTOR,
            "$source `[` $indices `]` attr-dict `:` type($source) `->` type($result)",
        )
    },
    topics(
        &[Numerics::Conversion],
        to_vector("vmi.sitofp", "convert signed integers to floats", &[&[SAME_LANES, FROM_INT, TO_FLOAT]]),
    ),
    Op {
        numerics: &[Numerics::Conversion],
        attrs: ROUNDED,
        ..to_vector("vmi.truncf", "convert to narrower floats", &[&[SAME_LANES, FROM_FLOAT, TO_FLOAT, NARROWER]])
    },
    Op {
        numerics: &[Numerics::Conversion],
        attrs: &[SATURATE],
        ..to_vector("vmi.trunci", "convert to narrower integers", &[&[SAME_LANES, FROM_INT, TO_INT, NARROWER]])
    },
    generic(
        "vmi.unpack",
        "the registers of a virtual vector",
        &[Operand::new("source", Role::In, WHOLE, "virtual vector")],
        &[several("parts", PART, "registers")],
        &[&[Rule::Vmi(Vmi::Parts { whole: In(0), parts: Out(0) })]],
    ),
    Op {
        attrs: &[GROUP],
        rules: &[&[
            Rule::Vmi(Vmi::Spread { value: 0, result: 0, attr: Some("group") }),
            Rule::Vmi(Vmi::Groups { of: Out(0), attr: "group" }),
        ]],
        ..vmi(
            Family::VmiMove,
            "vmi.vbrc",
            "one value in all lanes, or in all of a group",
            SPREAD,
            VECTOR,
            SPREAD_FORMAT,
        )
    },
    Op {
        attrs: &[GROUP, ORDER],
        rules: &[&[COUNT, Rule::Vmi(Vmi::Groups { of: Out(0), attr: "group" })]],
        ..vmi(Family::VmiMove, "vmi.vci", "count up, or in each group", BASE, VECTOR, COUNT_FORMAT)
    },
    Op {
        numerics: &[Numerics::Conversion, Numerics::InactiveMode],
        attrs: &[PMODE, ROUNDING, SATURATE],
        ..to_vector("vmi.vcvt", "convert elements", &[&[SAME_LANES]])
    },
    interleaved("vmi.vdintlv", "even and odd lanes of two vectors"),
    to_vector("vmi.vinterpret_cast", "read the bits of elements as others", REREAD),
    interleaved("vmi.vintlv", "lanes of two vectors in turn"),
    Op {
        attrs: MASKED,
        rules: CHOICE_RULES,
        ..vmi(Family::VmiMove, "vmi.vsel", "lanes of one vector or another", CHOICE, VECTOR, CHOICE_FORMAT)
    },
    Op {
        rules: &[&[same(&[In(0), Out(0)]), lanes(&[Out(0), In(1)]), elements(&[In(1)], INT)]],
        ..vmi(
            Family::VmiMove,
            "vmi.vselr",
            "lanes of the source by number",
            &[SOURCE, vector("index", "numbers of lanes")],
            VECTOR,
            "$source `,` $index attr-dict `:` type($source) `,` type($index) `->` type($result)",
        )
    },
];

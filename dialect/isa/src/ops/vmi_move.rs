//! Conversion and rearrangement of virtual vectors.

use super::vector_arith::topics;
use super::vmi_arith::{
    FLOAT, INT, MASK, MASKED, MASKED_PAIR, PMODE, PRECISE, SOURCE, UNARY_FORMAT, VECTOR, elements, granularity, lanes,
    result, same, vector, vmi,
};
use super::vmi_memory::{GROUP, GROUPS, whole_groups};
use crate::Key;
use crate::Name;
use crate::attrs;
use crate::numerics::Numerics;
use crate::op::{Arity, Attr, Domain, Family, Infer, Kind, Kinds, Op, OpResult, Operand, Presence, Role};
use crate::rule::{Given, Rule, Val, VectorRule, Vmi, VmiConversion};
use crate::syntax::Syntax;
use crate::types::{DType, DTypeSet};
use Val::{Operand as In, Result as Out};

/// An operation from one vector to another, with defaults.
const fn to_vector(name: &'static str, summary: &'static str, rules: &'static [&'static [Rule]]) -> Op {
    Op { rules, ..vmi(Family::VmiMove, name, summary, &[SOURCE], VECTOR, UNARY_FORMAT) }
}

const ROUNDING: Attr = Attr::choice(Key::Rounding, &attrs::VECTOR_ROUND, Presence::Optional, "rounding");
const SATURATE: Attr =
    Attr::choice(Key::Saturate, &attrs::VECTOR_SATURATION, Presence::Optional, "values out of range");
const ROUNDED: &[Attr] = &[ROUNDING, SATURATE];

const SAME_LANES: Rule = lanes(&[In(0), Out(0)]);
/// The table contains the conversion, with the attributes that it takes.
const fn converts(table: &'static [&'static [VmiConversion]]) -> Rule {
    Rule::Vmi(Vmi::Converts { table, rounding: None, saturate: None })
}
/// Like [`converts`], with a rounding and a saturation.
const fn rounds(table: &'static [&'static [VmiConversion]]) -> Rule {
    Rule::Vmi(Vmi::Converts { table, rounding: Some(Key::Rounding), saturate: Some(Key::Saturate) })
}

const fn of(types: &'static [DType]) -> DTypeSet {
    DTypeSet::of(types)
}
const F32: DTypeSet = of(&[DType::F32]);
const F16: DTypeSet = of(&[DType::F16]);
const BF16: DTypeSet = of(&[DType::BF16]);
const HALVES_OF_F32: DTypeSet = F16.or(BF16);
const BYTES: DTypeSet = of(&[DType::F8E4M3FN, DType::F8E5M2, DType::Hif8]);
const PAIRS: DTypeSet = of(&[DType::F4E1M2x2, DType::F4E2M1x2]);
const BF16_PAIR: DTypeSet = of(&[DType::BF16x2]);
const SIGNED: DTypeSet = of(&[DType::Si8, DType::Si16, DType::Si32]);

const fn pair(from: DTypeSet, to: DTypeSet, roundings: &'static str, saturates: Given) -> VmiConversion {
    VmiConversion { from, to, roundings, saturates, clamps: true }
}
/// Like [`pair`], without attributes.
const fn plain(from: DTypeSet, to: DTypeSet) -> VmiConversion {
    pair(from, to, "", Given::Forbidden)
}

/// Letters of the legal roundings to floats.
const TO_FLOATS: &str = "RAHZ";
/// Letters of the legal roundings to integers.
const TO_INTEGERS: &str = "RAFCZ";

/// Legal conversions by operation, as ptoas has them.
const EXTEND: &[VmiConversion] = &[plain(HALVES_OF_F32.or(BYTES), F32), plain(BYTES, F16), plain(PAIRS, BF16_PAIR)];
const TRUNCATE: &[VmiConversion] = &[
    pair(F32, HALVES_OF_F32.or(BYTES), TO_FLOATS, Given::Required),
    pair(HALVES_OF_F32, BYTES, TO_FLOATS, Given::Required),
    pair(BF16, F16, TO_FLOATS, Given::Required),
    pair(BF16_PAIR, PAIRS, TO_INTEGERS, Given::Forbidden),
];
const SIGN: &[VmiConversion] = &[
    pair(F32, of(&[DType::Si32, DType::Si16]), TO_INTEGERS, Given::Required),
    pair(F16, of(&[DType::Si16, DType::Si8]), TO_INTEGERS, Given::Required),
    pair(F16, of(&[DType::Si32]), TO_INTEGERS, Given::Forbidden),
    pair(BF16, of(&[DType::Si32]), TO_INTEGERS, Given::Required),
];
const UNSIGN: &[VmiConversion] = &[pair(F16, of(&[DType::Ui8]), TO_INTEGERS, Given::Required)];
const SIGN_EXTEND: &[VmiConversion] =
    &[plain(of(&[DType::Si8]), DTypeSet::int(16).or(DTypeSet::int(32))), plain(of(&[DType::Si16]), DTypeSet::int(32))];
const ZERO_EXTEND: &[VmiConversion] = &[
    plain(of(&[DType::Ui8, DType::I8]), DTypeSet::int(16).or(DTypeSet::int(32))),
    plain(of(&[DType::Ui16, DType::I16]), DTypeSet::int(32)),
];
const CUT_OFF: &[VmiConversion] = &[
    pair(DTypeSet::int(16), DTypeSet::int(8), "", Given::Required),
    VmiConversion { clamps: false, ..pair(of(&[DType::Si32]), of(&[DType::Si8]), "", Given::Required) },
    pair(DTypeSet::int(32), DTypeSet::int(16).or(DTypeSet::int(8)), "", Given::Required),
];

const EXTENDED: &[&[VmiConversion]] = &[EXTEND];
const TRUNCATED: &[&[VmiConversion]] = &[TRUNCATE];
const TO_SIGNED: &[&[VmiConversion]] = &[SIGN];
const TO_UNSIGNED: &[&[VmiConversion]] = &[UNSIGN];
const FROM_SIGNED: &[&[VmiConversion]] = &[&[plain(of(&[DType::Si32]), F32)]];
const SIGN_EXTENDED: &[&[VmiConversion]] = &[SIGN_EXTEND];
const ZERO_EXTENDED: &[&[VmiConversion]] = &[ZERO_EXTEND];
const CUT: &[&[VmiConversion]] = &[CUT_OFF];
/// The conversions of the operation that converts in all ways.
const ALL: &[&[VmiConversion]] =
    &[EXTEND, TRUNCATE, SIGN, UNSIGN, &[pair(SIGNED, FLOAT, "R", Given::Forbidden)], SIGN_EXTEND, ZERO_EXTEND, CUT_OFF];

const REREAD: &[&[Rule]] = &[&[Rule::Vmi(Vmi::SameBits { src: 0, result: 0 })]];

const SPREAD_FORMAT: &str = "$value attr-dict `:` type($value) `->` type($result)";
const SPREAD_KIND: Kind =
    Kind::OneOf(&Kinds { kinds: &[Kind::Scalar, Kind::VmiVreg], words: "an integer, float, index or virtual vector" });
const SPREAD: &[Operand] = &[Operand::new(Name::Value, Role::In, SPREAD_KIND, "value of the lanes")];

const BASE: &[Operand] = &[Operand::new(Name::Base, Role::In, Kind::Scalar, "value of the first lane")];
const COUNT_FORMAT: &str = "$base attr-dict `:` type($base) `->` type($result)";
const COUNT: Rule = Rule::Vector(VectorRule::Scalar { scalar: 0, of: Out(0) });
const COUNTED: Rule = elements(&[Out(0)], INT.or(PRECISE));
const ORDER: Attr = Attr::new(Key::Order, Domain::Str(&["ASC", "DESC"]), Presence::Optional, "direction");

const CHOICE: &[Operand] = &[MASK, vector(Name::TrueValue, "active lanes"), vector(Name::FalseValue, "other lanes")];
const CHOICE_FORMAT: &str = "$mask `,` $true_value `,` $false_value attr-dict `:` type($mask) `,` type($true_value) `,` \
     type($false_value) `->` type($result)";
const CHOICE_RULES: &[&[Rule]] = &[&[same(&[In(1), In(2), Out(0)]), lanes(&[In(1), In(0)]), granularity(0, In(1))]];

const HALVES: &[OpResult] =
    &[result(Name::Low, Kind::VmiVreg, "first half"), result(Name::High, Kind::VmiVreg, "second half")];

const INTERLEAVED: &[&[Rule]] =
    &[&[same(&[In(0), In(1), Out(0), Out(1)]), lanes(&[In(0), In(2)]), granularity(2, In(0))]];

/// Interleaves or deinterleaves two vectors.
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

const fn several(name: Name, kind: Kind, doc: &'static str) -> OpResult {
    OpResult { name, kind, arity: Arity::Variadic, infer: Infer::Spelled, doc }
}

/// An operation without a custom form.
const fn generic(
    name: &'static str,
    summary: &'static str,
    operands: &'static [Operand],
    results: &'static [OpResult],
    rules: &'static [&'static [Rule]],
) -> Op {
    Op { syntax: Syntax::Generic, rules, ..vmi(Family::VmiMove, name, summary, operands, results, "") }
}

ops![
    VmiActivePrefixIndex = Op {
        rules: &[&[
            lanes(&[In(0), Out(0)]),
            elements(&[Out(0)], DTypeSet::of(&[DType::I8, DType::I16, DType::I32])),
            granularity(0, Out(0)),
        ]],
        ..vmi(
            Family::VmiMove,
            "vmi.active_prefix_index",
            "number of active lanes in front of each lane",
            &[MASK],
            VECTOR,
            "$mask attr-dict `:` type($mask) `->` type($result)",
        )
    },
    VmiBitcast = to_vector("vmi.bitcast", "read the bits of elements as others", REREAD),
    VmiBroadcast = Op {
        rules: &[&[Rule::Vmi(Vmi::Spread { value: 0, result: 0, attr: None })]],
        ..vmi(Family::VmiMove, "vmi.broadcast", "one value in all lanes", SPREAD, VECTOR, SPREAD_FORMAT)
    },
    VmiChannelMerge = generic(
        "vmi.channel_merge",
        "interleave the lanes of vectors",
        &[vector(Name::Inputs, "channels").variadic()],
        VECTOR,
        &[&[Rule::Vmi(Vmi::Channels { whole: Out(0), parts: In(0) })]],
    ),
    VmiChannelSplit = generic(
        "vmi.channel_split",
        "deinterleave the lanes to vectors",
        &[SOURCE],
        &[several(Name::Results, Kind::VmiVreg, "channels")],
        &[&[Rule::Vmi(Vmi::Channels { whole: In(0), parts: Out(0) })]],
    ),
    VmiCompress = Op {
        rules: &[&[same(&[In(0), Out(0)]), lanes(&[In(0), In(1)]), granularity(1, In(0))]],
        ..vmi(
            Family::VmiMove,
            "vmi.compress",
            "active lanes packed to the front",
            &[SOURCE, MASK],
            VECTOR,
            "$source `,` $mask attr-dict `:` type($source) `,` type($mask) `->` type($result)",
        )
    },
    VmiConstant = Op {
        attrs: &[Attr::new(Key::Value, Domain::Any, Presence::Required, "elements")],
        ..generic("vmi.constant", "constant vector", &[], VECTOR, &[])
    },
    VmiEnsureLayout = to_vector(
        "vmi.ensure_layout",
        "the same lanes in another layout",
        &[&[Rule::Vmi(Vmi::SameButLayout(&[In(0), Out(0)]))]],
    ),
    VmiExtf = topics(
        &[Numerics::Conversion],
        to_vector("vmi.extf", "convert to wider floats", &[&[SAME_LANES, converts(EXTENDED)]]),
    ),
    VmiExtsi =
        to_vector("vmi.extsi", "convert to wider integers, with the sign", &[&[SAME_LANES, converts(SIGN_EXTENDED)]]),
    VmiExtui =
        to_vector("vmi.extui", "convert to wider integers, with zeros", &[&[SAME_LANES, converts(ZERO_EXTENDED)]]),
    VmiFptosi = Op {
        numerics: &[Numerics::Conversion],
        attrs: ROUNDED,
        ..to_vector("vmi.fptosi", "convert floats to signed integers", &[&[SAME_LANES, rounds(TO_SIGNED)]])
    },
    VmiFptoui = Op {
        numerics: &[Numerics::Conversion],
        attrs: ROUNDED,
        ..to_vector("vmi.fptoui", "convert floats to unsigned integers", &[&[SAME_LANES, rounds(TO_UNSIGNED)]])
    },
    VmiGroupBroadcast = Op {
        attrs: GROUPS,
        ..to_vector(
            "vmi.group_broadcast",
            "one element of the source in all lanes of each group",
            &[&[
                Rule::Vmi(Vmi::SameElements(&[In(0), Out(0)])),
                Rule::Vmi(Vmi::OnePerGroup { of: In(0), attr: Some(Key::NumGroups) }),
                whole_groups(Out(0)),
            ]],
        )
    },
    VmiGroupIota = Op {
        attrs: &[Attr { presence: Presence::Required, ..GROUP }, ORDER],
        rules: &[&[COUNTED, COUNT, Rule::Vmi(Vmi::Groups { of: Out(0), attr: Key::Group })]],
        ..vmi(Family::VmiMove, "vmi.group_iota", "count up in each group", BASE, VECTOR, COUNT_FORMAT)
    },
    VmiIota = Op {
        attrs: &[ORDER],
        rules: &[&[COUNTED, COUNT]],
        ..vmi(Family::VmiMove, "vmi.iota", "count up", BASE, VECTOR, COUNT_FORMAT)
    },
    VmiPack = generic(
        "vmi.pack",
        "a virtual vector of registers",
        &[Operand::new(Name::Parts, Role::In, PART, "registers").variadic()],
        &[result(Name::Result, WHOLE, "virtual vector")],
        &[&[Rule::Vmi(Vmi::Parts { whole: Out(0), parts: In(0) })]],
    ),
    VmiSelect = Op {
        rules: CHOICE_RULES,
        ..vmi(Family::VmiMove, "vmi.select", "lanes of one vector or another", CHOICE, VECTOR, CHOICE_FORMAT)
    },
    VmiShuffle = Op {
        attrs: &[Attr::new(Key::Indices, Domain::Path, Presence::Required, "lane of the source for each lane")],
        rules: &[&[
            Rule::Vmi(Vmi::SameElements(&[In(0), Out(0)])),
            Rule::Vmi(Vmi::Indices { src: 0, result: 0, attr: Key::Indices }),
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
    VmiSitofp = topics(
        &[Numerics::Conversion],
        to_vector("vmi.sitofp", "convert signed integers to floats", &[&[SAME_LANES, converts(FROM_SIGNED)]]),
    ),
    VmiTruncf = Op {
        numerics: &[Numerics::Conversion],
        attrs: ROUNDED,
        ..to_vector("vmi.truncf", "convert to narrower floats", &[&[SAME_LANES, rounds(TRUNCATED)]])
    },
    VmiTrunci = Op {
        numerics: &[Numerics::Conversion],
        attrs: &[SATURATE],
        ..to_vector(
            "vmi.trunci",
            "convert to narrower integers",
            &[&[SAME_LANES, Rule::Vmi(Vmi::Converts { table: CUT, rounding: None, saturate: Some(Key::Saturate) })]]
        )
    },
    VmiUnpack = generic(
        "vmi.unpack",
        "the registers of a virtual vector",
        &[Operand::new(Name::Source, Role::In, WHOLE, "virtual vector")],
        &[several(Name::Parts, PART, "registers")],
        &[&[Rule::Vmi(Vmi::Parts { whole: In(0), parts: Out(0) })]],
    ),
    VmiVbrc = Op {
        attrs: &[GROUP],
        rules: &[&[
            Rule::Vmi(Vmi::Spread { value: 0, result: 0, attr: Some(Key::Group) }),
            Rule::Vmi(Vmi::Groups { of: Out(0), attr: Key::Group }),
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
    VmiVci = Op {
        attrs: &[GROUP, ORDER],
        rules: &[&[COUNTED, COUNT, Rule::Vmi(Vmi::Groups { of: Out(0), attr: Key::Group })]],
        ..vmi(Family::VmiMove, "vmi.vci", "count up, or in each group", BASE, VECTOR, COUNT_FORMAT)
    },
    VmiVcvt = Op {
        numerics: &[Numerics::Conversion, Numerics::InactiveMode],
        attrs: &[PMODE, ROUNDING, SATURATE],
        ..to_vector("vmi.vcvt", "convert elements", &[&[SAME_LANES, rounds(ALL)]])
    },
    VmiVdintlv = interleaved("vmi.vdintlv", "even and odd lanes of two vectors"),
    VmiVinterpretCast = to_vector("vmi.vinterpret_cast", "read the bits of elements as others", REREAD),
    VmiVintlv = interleaved("vmi.vintlv", "lanes of two vectors interleaved"),
    VmiVsel = Op {
        attrs: MASKED,
        rules: CHOICE_RULES,
        ..vmi(Family::VmiMove, "vmi.vsel", "lanes of one vector or another", CHOICE, VECTOR, CHOICE_FORMAT)
    },
    VmiVselr = Op {
        rules: &[&[
            same(&[In(0), Out(0)]),
            lanes(&[Out(0), In(1)]),
            elements(&[In(1)], INT),
            Rule::Vector(VectorRule::Indices { of: In(0), indices: 1 }),
            Rule::Vmi(Vmi::OneRegister { of: In(0), allowed: &[64, 128, 256] }),
        ]],
        ..vmi(
            Family::VmiMove,
            "vmi.vselr",
            "lanes of the source by number",
            &[SOURCE, vector(Name::Index, "numbers of lanes")],
            VECTOR,
            "$source `,` $index attr-dict `:` type($source) `,` type($index) `->` type($result)",
        )
    },
];

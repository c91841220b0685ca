//! Reductions of virtual vectors.

use super::vector_arith::topics;
use super::vmi_arith::{INT, MASK, PMODE, PRECISE, SOURCE, VECTOR, elements, granularity, lanes, vector, vmi};
use super::vmi_memory::{GROUP, GROUPS, NUM_GROUPS, whole_groups};
use crate::Key;
use crate::Name;
use crate::numerics::Numerics;
use crate::op::{Attr, Domain, Family, Op, Operand, Presence};
use crate::rule::{Rule, Val, Vmi};
use crate::types::{DType, DTypeSet};
use Val::{Operand as In, Result as Out};

const FORMAT: &str = "$source `,` $mask attr-dict `:` type($source) `,` type($mask) `->` type($result)";
const OPERANDS: &[Operand] = &[SOURCE, MASK];
const REASSOC: Attr = Attr::new(Key::Reassoc, Domain::Unit, Presence::Optional, "in any order");
const FLOATS: Rule = elements(&[In(0)], PRECISE);
const INTS: Rule = elements(&[In(0)], INT);

const MASKED: &[Rule] =
    &[Rule::Vmi(Vmi::SameElements(&[In(0), Out(0)])), lanes(&[In(0), In(1)]), granularity(1, In(0))];

/// A reduction of active lanes.
const fn reduce(name: &'static str, summary: &'static str, rules: &'static [&'static [Rule]]) -> Op {
    Op { rules, ..vmi(Family::VmiReduce, name, summary, OPERANDS, VECTOR, FORMAT) }
}

const ONE: Rule = Rule::Vmi(Vmi::OnePerGroup { of: Out(0), attr: None });
const FLOAT_RULES: &[&[Rule]] = &[MASKED, &[ONE, FLOATS]];
const INT_RULES: &[&[Rule]] = &[MASKED, &[ONE, INTS]];

const EACH: Rule = Rule::Vmi(Vmi::OnePerGroup { of: Out(0), attr: Some(Key::NumGroups) });
const GROUPED_FLOAT: &[&[Rule]] = &[MASKED, &[whole_groups(In(0)), EACH, FLOATS]];
const GROUPED_INT: &[&[Rule]] = &[MASKED, &[whole_groups(In(0)), EACH, INTS]];

/// A reduction of active lanes in each group.
const fn grouped(name: &'static str, summary: &'static str, rules: &'static [&'static [Rule]]) -> Op {
    Op { attrs: GROUPS, ..reduce(name, summary, rules) }
}

/// The result of a sum of floats depends on the order, so the sum must permit any order.
const ANY_ORDER: Rule = Rule::Vmi(Vmi::AnyOrder { of: 0, attr: Key::Reassoc });
const FLOAT_SUM: &[&[Rule]] = &[MASKED, &[ONE, FLOATS, ANY_ORDER]];
const GROUPED_FLOAT_SUM: &[&[Rule]] = &[MASKED, &[whole_groups(In(0)), EACH, FLOATS, ANY_ORDER]];
const INT_SUM: &[&[Rule]] = &[MASKED, &[ONE, elements(&[In(0)], DTypeSet::int(32))]];

const EITHER: &[&[Rule]] = &[
    MASKED,
    &[
        elements(&[In(0)], INT.or(PRECISE)),
        Rule::Vmi(Vmi::Groups { of: In(0), attr: Key::Group }),
        Rule::Vmi(Vmi::OnePerGroup { of: Out(0), attr: Some(Key::Group) }),
    ],
];

/// A reduction of all active lanes, or of those in each group.
const fn either(name: &'static str, summary: &'static str) -> Op {
    Op { attrs: &[GROUP, PMODE], ..reduce(name, summary, EITHER) }
}

const HISTOGRAM: &[&[Rule]] = &[&[
    lanes(&[In(0), Out(0)]),
    lanes(&[In(1), In(2)]),
    elements(&[In(0), Out(0)], DTypeSet::of(&[DType::I16, DType::Ui16])),
    elements(&[In(1)], DTypeSet::of(&[DType::I8, DType::Ui8])),
    Rule::Vmi(Vmi::LaneCounts { of: In(0), allowed: &[128, 256] }),
    granularity(2, In(1)),
]];
const HISTOGRAM_OPERANDS: &[Operand] = &[vector(Name::Acc, "counts so far"), SOURCE, MASK];

/// A histogram.
const fn histogram(name: &'static str, summary: &'static str) -> Op {
    Op {
        rules: HISTOGRAM,
        ..vmi(
            Family::VmiReduce,
            name,
            summary,
            HISTOGRAM_OPERANDS,
            VECTOR,
            "$acc `,` $source `,` $mask attr-dict `:` type($acc) `,` type($source) `,` type($mask) `->` type($result)",
        )
    }
}

ops![
    VmiGroupReduceAddf = Op {
        numerics: &[Numerics::LaneSum],
        attrs: &[NUM_GROUPS, REASSOC],
        ..grouped("vmi.group_reduce_addf", "sum of floats in each group", GROUPED_FLOAT_SUM)
    },
    VmiGroupReduceAddi =
        topics(&[Numerics::Integer], grouped("vmi.group_reduce_addi", "sum of integers in each group", GROUPED_INT)),
    VmiGroupReduceMaxf = topics(
        &[Numerics::MinMax, Numerics::NoLanes],
        grouped("vmi.group_reduce_maxf", "maximum of floats in each group", GROUPED_FLOAT),
    ),
    VmiGroupReduceMaxi = topics(
        &[Numerics::NoLanes],
        grouped("vmi.group_reduce_maxi", "maximum of integers in each group", GROUPED_INT)
    ),
    VmiGroupReduceMinf = topics(
        &[Numerics::MinMax, Numerics::NoLanes],
        grouped("vmi.group_reduce_minf", "minimum of floats in each group", GROUPED_FLOAT),
    ),
    VmiGroupReduceMini = topics(
        &[Numerics::NoLanes],
        grouped("vmi.group_reduce_mini", "minimum of integers in each group", GROUPED_INT)
    ),
    VmiReduceAddf = Op {
        numerics: &[Numerics::LaneSum],
        attrs: &[REASSOC],
        ..reduce("vmi.reduce_addf", "sum of floats", FLOAT_SUM)
    },
    VmiReduceAddi = topics(&[Numerics::Integer], reduce("vmi.reduce_addi", "sum of integers", INT_SUM)),
    VmiReduceMaxf =
        topics(&[Numerics::MinMax, Numerics::NoLanes], reduce("vmi.reduce_maxf", "maximum of floats", FLOAT_RULES)),
    VmiReduceMaxi = topics(&[Numerics::NoLanes], reduce("vmi.reduce_maxi", "maximum of integers", INT_RULES)),
    VmiReduceMinf =
        topics(&[Numerics::MinMax, Numerics::NoLanes], reduce("vmi.reduce_minf", "minimum of floats", FLOAT_RULES)),
    VmiReduceMini = topics(&[Numerics::NoLanes], reduce("vmi.reduce_mini", "minimum of integers", INT_RULES)),
    VmiVcadd = Op {
        numerics: &[Numerics::LaneSum, Numerics::Integer],
        attrs: &[GROUP, PMODE, REASSOC],
        rules: &[
            MASKED,
            &[
                elements(&[In(0)], INT.or(PRECISE)),
                Rule::Vmi(Vmi::Groups { of: In(0), attr: Key::Group }),
                Rule::Vmi(Vmi::OnePerGroup { of: Out(0), attr: Some(Key::Group) }),
                ANY_ORDER,
            ],
        ],
        ..either("vmi.vcadd", "sum, or in each group")
    },
    VmiVchist = topics(&[Numerics::Integer], histogram("vmi.vchist", "cumulative histogram")),
    VmiVcmax = topics(&[Numerics::MinMax, Numerics::NoLanes], either("vmi.vcmax", "maximum, or in each group")),
    VmiVcmin = topics(&[Numerics::MinMax, Numerics::NoLanes], either("vmi.vcmin", "minimum, or in each group")),
    VmiVdhist = topics(&[Numerics::Integer], histogram("vmi.vdhist", "histogram")),
];

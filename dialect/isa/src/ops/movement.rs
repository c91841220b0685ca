//! Loads, stores and moves of tiles.

use crate::attrs;
use crate::op::{
    Arity, Attr, AttrValue, Domain, Effects, Family, Infer, Kind, Level, Manual, Op, OpResult, Operand, Presence,
    PrintDefault, Role, Traits,
};
use crate::rule::{Rule, Subject};
use crate::syntax::Syntax;
use crate::target::{PerTarget, TargetSet};
use crate::types::{DType, DTypeSet, Loc};

mod tables;

use tables::{
    ACC_MOVES, ACC_STORES, EXTRACTS, LOAD_LAYOUTS, LOAD_LOCS, LOAD_VEC_LAYOUTS, MOVES, SCALING, STORE_LOCS, STORES,
};

const RESULT: &[OpResult] = &[OpResult {
    name: "result",
    kind: Kind::Tensor,
    arity: Arity::Optional,
    infer: Infer::Spelled,
    doc: "updated destination, where it is a tensor",
}];

const fn unset(name: &'static str, domain: &'static crate::enums::EnumDef, doc: &'static str) -> Attr {
    Attr::choice(name, domain, Presence::Optional, doc)
}

const fn defaulted(name: &'static str, domain: &'static crate::enums::EnumDef, doc: &'static str) -> Attr {
    Attr::choice(name, domain, Presence::Default { value: AttrValue::Enum(0), print: PrintDefault::WhenSet }, doc)
}

const ACC_TO_VEC: Attr =
    unset("accToVecMode", &attrs::ACC_TO_VEC_MODE, "vector cores an accumulator goes to").keys(&["acc_to_vec_mode"]);
const RELU: Attr =
    defaulted("reluPreMode", &attrs::RELU_PRE_MODE, "activation on the way out").keys(&["relu_pre_mode", "relu"]);

const FP: Operand = Operand::new("fp", Role::In, Kind::Tile, "factors of a quantisation").optional();
const PRE_QUANT: Operand =
    Operand::new("preQuantScalar", Role::In, Kind::Int(64), "factor of a quantisation").optional();

/// A movement of the manual directory `dir`.
const fn movement(
    name: &'static str,
    summary: &'static str,
    dir: &'static str,
    operands: &'static [Operand],
    format: &'static str,
    rules: &'static [&'static [Rule]],
) -> Op {
    Op {
        name,
        aliases: &[],
        family: Family::Movement,
        level: Level::Tile,
        summary,
        manual: Manual::both(dir),
        operands,
        results: RESULT,
        regions: &[],
        attrs: &[],
        dtypes: PerTarget::same(DTypeSet::ANY),
        effects: Effects::FromRoles,
        traits: Traits::DPS,
        syntax: Syntax::Format(format),
        targets: TargetSet::ALL,
        numerics: &[],
        rules,
    }
}

const MEMORY: &str = "tile/ops/memory-and-data-movement";
const LAYOUT: &str = "tile/ops/layout-and-rearrangement";

const INT8: DTypeSet = DTypeSet::int(8);
const INTS: DTypeSet = INT8.or(DTypeSet::int(16)).or(DTypeSet::int(32)).or(DTypeSet::int(64));
const FLOATS: DTypeSet = DTypeSet::of(&[DType::F16, DType::BF16, DType::F32]);
const F8: DTypeSet = DTypeSet::of(&[DType::F8E4M3FN, DType::F8E5M2, DType::F8E4M3]);
const LOW: DTypeSet =
    F8.or(DTypeSet::of(&[DType::Hif8, DType::Hif8x2, DType::F8E8M0, DType::F4E1M2x2, DType::F4E2M1x2, DType::BF16x2]));
/// Element types of loads and stores. A5 moves anything of 1, 2, 4 or 8 bytes.
const TRANSFER: PerTarget<DTypeSet> =
    PerTarget { a2a3: INTS.or(FLOATS), a5: INTS.or(FLOATS).or(LOW).or(DTypeSet::of(&[DType::F64])) };

const LOAD_RULES: &[Rule] = &[
    Rule::PositiveExtents { view: 0 },
    Rule::DType { operands: &[1], allowed: crate::rule::Allowed::Row },
    Rule::SameWidth { view: 0, tile: 1, except: None },
    Rule::Location { operands: &[1], allowed: LOAD_LOCS },
    Rule::Layout { operands: &[1], loc: Some(Loc::Vec), allowed: LOAD_VEC_LAYOUTS },
    Rule::ViewConversion { view: 0, tile: 1, table: LOAD_LAYOUTS },
    Rule::On(TargetSet::A5, &Rule::WideElements { tile: 1 }),
];

const LOAD_FORMAT: &str = "`ins` `(` $src `:` type($src) `)` `outs` `(` $dst `:` type($dst) `)` attr-dict \
    (`pad_mode` `=` $pad_mode^)? (`pad_value` `=` $pad_value^ `:` type($pad_value))? \
    (`left_padding_num` `=` $left_padding_num^ `:` type($left_padding_num))? (`init_out_buffer` `=` $init_out_buffer^)? \
    (`right_padding_num` `=` $right_padding_num^ `:` type($right_padding_num))? \
    (`init_condition` `=` $init_condition^ `:` type($init_condition))? (`->` type($result)^)?";

mod store {
    use crate::rule::Idx;
    pub(super) const SRC: Idx = 0;
    pub(super) const DST: Idx = 1;
    pub(super) const FP: Idx = 2;
    pub(super) const PRE_QUANT: Idx = 3;
}

const fn from_acc(subject: Subject, operand: u8) -> Rule {
    Rule::NeedsLoc { subject, operand, loc: Loc::Acc }
}

const STORE_RULES: &[Rule] = &[
    Rule::PositiveExtents { view: store::DST },
    Rule::DType { operands: &[store::SRC], allowed: crate::rule::Allowed::Row },
    Rule::Location { operands: &[store::SRC], allowed: STORE_LOCS },
    Rule::Location { operands: &[store::FP], allowed: SCALING },
    Rule::Exclusive(store::FP, store::PRE_QUANT),
    from_acc(Subject::Operand(store::FP), store::SRC),
    from_acc(Subject::Operand(store::PRE_QUANT), store::SRC),
    from_acc(Subject::Attr("reluPreMode"), store::SRC),
    Rule::NeedsDefault { subject: Subject::Operand(store::FP), attr: "stPhase" },
    Rule::SameWidth { view: store::DST, tile: store::SRC, except: Some(Loc::Acc) },
    Rule::AccConversion { src: store::SRC, dst: store::DST, quant: &[store::FP, store::PRE_QUANT], table: ACC_STORES },
    Rule::ElementCount { tile: store::SRC, view: store::DST, unless: Some(store::FP) },
    Rule::On(
        TargetSet::A2A3,
        &Rule::Extent { operand: store::SRC, loc: Some(Loc::Acc), axes: crate::rule::Axes::Cols, min: 1, max: 4095 },
    ),
    Rule::ViewConversion { view: store::DST, tile: store::SRC, table: STORES },
    Rule::Manual(&STORE_ATOMIC),
];
const STORE_ATOMIC: Rule = from_acc(Subject::Attr("atomicType"), store::SRC);

mod mov {
    use crate::rule::Idx;
    pub(super) const SRC: Idx = 0;
    pub(super) const DST: Idx = 1;
    pub(super) const FP: Idx = 2;
    pub(super) const PRE_QUANT: Idx = 3;
}

const MOVE_RULES: &[Rule] = &[
    Rule::Moves { src: mov::SRC, dst: mov::DST, table: MOVES },
    Rule::Exclusive(mov::FP, mov::PRE_QUANT),
    from_acc(Subject::Operand(mov::PRE_QUANT), mov::SRC),
    from_acc(Subject::Attr("reluPreMode"), mov::SRC),
    from_acc(Subject::Attr("accToVecMode"), mov::SRC),
    Rule::AccConversion { src: mov::SRC, dst: mov::DST, quant: &[mov::FP, mov::PRE_QUANT], table: ACC_MOVES },
];

mod extract {
    use crate::rule::Idx;
    pub(super) const SRC: Idx = 0;
    pub(super) const ROW: Idx = 1;
    pub(super) const COL: Idx = 2;
    pub(super) const DST: Idx = 3;
    pub(super) const FP: Idx = 4;
    pub(super) const PRE_QUANT: Idx = 5;
}

const EXTRACT_RULES: &[Rule] = &[
    Rule::Moves { src: extract::SRC, dst: extract::DST, table: EXTRACTS },
    Rule::DType { operands: &[extract::DST], allowed: crate::rule::Allowed::Row },
    Rule::Location { operands: &[extract::FP], allowed: SCALING },
    Rule::Exclusive(extract::FP, extract::PRE_QUANT),
    from_acc(Subject::Operand(extract::FP), extract::SRC),
    from_acc(Subject::Operand(extract::PRE_QUANT), extract::SRC),
    from_acc(Subject::Attr("reluPreMode"), extract::SRC),
    from_acc(Subject::Attr("accToVecMode"), extract::SRC),
    Rule::AccConversion {
        src: extract::SRC,
        dst: extract::DST,
        quant: &[extract::FP, extract::PRE_QUANT],
        table: ACC_MOVES,
    },
    Rule::Window { src: extract::SRC, row: extract::ROW, col: extract::COL, dst: extract::DST },
    Rule::ColumnMultiple { attr: "accToVecMode", value: 3, operand: extract::SRC, multiple: 32 },
];

/// Rows of the family.
pub const OPS: &[Op] = &[
    Op {
        aliases: &["textract_fp"],
        attrs: &[ACC_TO_VEC, RELU],
        results: &[],
        dtypes: PerTarget { a2a3: INT8.or(FLOATS), a5: INT8.or(FLOATS).or(F8).or(DTypeSet::of(&[DType::Hif8])) },
        ..movement(
            "textract",
            "copy a window of a tile to another memory",
            LAYOUT,
            &[
                Operand::new("src", Role::In, Kind::Tile, "source"),
                Operand::new("indexRow", Role::In, Kind::Index, "first row of the window"),
                Operand::new("indexCol", Role::In, Kind::Index, "first column of the window"),
                Operand::new("dst", Role::Out, Kind::Tile, "destination, of the size of the window"),
                FP,
                PRE_QUANT,
            ],
            "`ins` `(` $src `,` $indexRow `,` $indexCol (`,` $preQuantScalar^)? `:` type($src) `,` type($indexRow) `,` type($indexCol) \
             (`,` type($preQuantScalar)^)? (`fp` $fp^ `:` type($fp))? `)` `outs` `(` $dst `:` type($dst) `)` attr-dict",
            &[EXTRACT_RULES],
        )
    },
    Op {
        attrs: &[
            Attr::new(
                "init_out_buffer",
                Domain::Bool,
                Presence::Default { value: AttrValue::Bool(false), print: PrintDefault::WhenSet },
                "fill the destination before the load",
            )
            .keys(&["initOutBuffer"]),
            unset("pad_mode", &attrs::PAD_MODE, "what padded columns receive").keys(&["padMode"]),
        ],
        dtypes: TRANSFER,
        ..movement(
            "tload",
            "load a tile from global memory",
            MEMORY,
            &[
                Operand::new("src", Role::In, Kind::Partition, "source"),
                Operand::new("dst", Role::Out, Kind::Tile, "destination"),
                Operand::new("pad_value", Role::In, Kind::Scalar, "value of padded columns").optional(),
                Operand::new("left_padding_num", Role::In, Kind::Index, "padded columns on the left").optional(),
                Operand::new("right_padding_num", Role::In, Kind::Any, "padded columns on the right").optional(),
                Operand::new("init_condition", Role::In, Kind::Any, "condition of the fill").optional(),
            ],
            LOAD_FORMAT,
            &[LOAD_RULES],
        )
    },
    Op {
        aliases: &["tmov_fp"],
        attrs: &[
            ACC_TO_VEC,
            unset("grpAxis", &attrs::MX_GROUP_AXIS, "axis of the groups that share a scale")
                .keys(&["grp_axis"])
                .only(TargetSet::A5),
            RELU,
        ],
        ..movement(
            "tmov",
            "move a tile between memories or layouts",
            LAYOUT,
            &[
                Operand::new("src", Role::In, Kind::Tile, "source"),
                Operand::new("dst", Role::Out, Kind::Tile, "destination"),
                Operand::new("fp", Role::In, Kind::Tile, "factors of a quantisation, or scratch of a move to ZZ")
                    .optional(),
                PRE_QUANT,
            ],
            "`ins` `(` $src `:` type($src) (`,` $fp^ `:` type($fp))? (`,` $preQuantScalar^ `:` type($preQuantScalar))? `)` \
             `outs` `(` $dst `:` type($dst) `)` attr-dict (`->` type($result)^)?",
            &[MOVE_RULES],
        )
    },
    Op {
        aliases: &["tstore_fp"],
        attrs: &[
            defaulted("atomicType", &attrs::ATOMIC_TYPE, "combination with memory").keys(&["atomic", "atomic_type"]),
            RELU,
            defaulted("stPhase", &attrs::ST_PHASE, "position among partial stores").keys(&["phase", "st_phase"]),
        ],
        dtypes: TRANSFER,
        ..movement(
            "tstore",
            "store a tile to global memory",
            MEMORY,
            &[
                Operand::new("src", Role::In, Kind::Tile, "source"),
                Operand::new("dst", Role::Out, Kind::Partition, "destination"),
                FP,
                PRE_QUANT,
            ],
            "`ins` `(` $src `:` type($src) (`fp` $fp^ `:` type($fp))? (`,` $preQuantScalar^ `:` type($preQuantScalar))? `)` \
             `outs` `(` $dst `:` type($dst) `)` attr-dict (`->` type($result)^)?",
            &[STORE_RULES],
        )
    },
];

//! Stores of accumulators.

use super::{DESTINATION, SOURCE};
use super::{GM, L0C, L1, MOVEMENT, UB, cube, i64, tables, unset};
use crate::Key;
use crate::Name;
use crate::attrs::{self, AccStoreMode, AccUbDst, ReluPreMode};
use crate::op::{Attr, Kind, Kinds, Op, Operand, Presence, Role};
use crate::rule::{Micro, Rule};
use crate::types::{AddressSpace, DType, DTypeSet};

/// A factor, or a pointer to factors.
pub(super) const PAYLOAD: Kinds =
    Kinds { kinds: &[Kind::Scalar, Kind::Ptr], words: "a factor or a pointer to factors" };
const FACTORS: Kind = Kind::OneOf(&PAYLOAD);

const fn optional(name: Name, doc: &'static str) -> Operand {
    i64(name, doc).optional()
}

const M: Operand = i64(Name::M, "rows");
const N: Operand = i64(Name::N, "columns");
const SRC: Operand = i64(Name::SrcStride, "distance of fractal columns in the accumulator");
const DST: Operand = i64(Name::DstStride, "distance of rows in the destination");
const QUANT: Operand = Operand::new(Name::PreQuant, Role::In, FACTORS, "factors of the quantisation").optional();
const RELU: Operand = Operand::new(Name::PreRelu, Role::In, FACTORS, "slopes of the activation").optional();
/// Bounds may have 4 bits, which no element has.
const BOUND: Kind =
    Kind::OneOf(&Kinds { kinds: &[Kind::Scalar, Kind::Nibble], words: "a scalar of an element type, i4 or si4" });
const CLIP: Operand = Operand::new(Name::ClipValue, Role::In, BOUND, "upper bound of the activation").optional();
const SPLIT: Operand = optional(Name::Split, "channels are split");
const LOOP0: Operand = optional(Name::Loop0SrcStride, "distance of columns in the accumulator");
const LOOP3_COUNT: Operand = optional(Name::Loop3Count, "matrices");
const LOOP3_SRC: Operand = optional(Name::Loop3SrcStride, "distance of matrices in the accumulator");
const LOOP3_DST: Operand = optional(Name::Loop3DstStride, "distance of matrices in the destination");

const MODE: Attr = unset(Key::Mode, &attrs::ACC_STORE_MODE, "layout of the destination");
const UNIT: Attr = unset(Key::UnitFlag, &attrs::UNIT_FLAG, "check of the unit flag");
const QUANT_MODE: Attr = unset(Key::PreQuantMode, &attrs::ACC_QUANT, "quantisation");
const RELU_MODE: Attr = unset(Key::PreReluMode, &attrs::RELU_PRE_MODE, "activation");
const SAT: Attr = unset(Key::SatMode, &attrs::ACC_SAT, "saturation");
const ATOMIC_TYPE: Attr = unset(Key::StoreAtomicType, &attrs::ACC_ATOMIC_TYPE, "type of an atomic store");
const ATOMIC_OP: Attr = unset(Key::AtomicOp, &attrs::ACC_ATOMIC_OP, "operation of an atomic store");
const DST_MODE: Attr =
    Attr::choice(Key::DstMode, &attrs::ACC_UB_DST, Presence::Required, "vector cores the accumulator goes to");

/// Format of a store: `$fixed` are further operands before the clauses, `$last` is a clause after them.
macro_rules! clauses {
    ($fixed:literal, $fixed_types:literal, $last:literal) => {
        concat!(
            "$source `,` $destination `,` $m `,` $n `,` $src_stride `,` $dst_stride ",
            $fixed,
            " more-clauses((`unit_flag` `(` $unit_flag^ `)`)? (`pre_quant` `(` $pre_quant^ `,` `mode` `=` $pre_quant_mode `)`)? \
             (`pre_relu` `(` ($pre_relu^ `,` ` `)? `mode` `=` $pre_relu_mode^ (`,` `clip` `=` $clip_value^)? `)`)? (`nz2nd` case($mode, nz2nd)^)? (`nz2dn` \
             case($mode, nz2dn)^ `(` $loop0_src_stride `)`)? (`nz2nz` case($mode, nz2nz)^ (`(` $split^ `)`)?)? (`loop3` `(` \
             $loop3_count^ `,` $loop3_src_stride `,` $loop3_dst_stride `)`)? (`sat` case($sat_mode, sat, sat_preserve_nan)^ \
             (`(` `preserve_nan` case($sat_mode, sat_preserve_nan)^ `)`):(case($sat_mode, sat))?)? (`nosat` case($sat_mode, \
             nosat)^)? ",
            $last,
            ") attr-dict `:` type($source) `,` type($destination) `,` type($m) `,` type($n) `,` type($src_stride) `,` \
             type($dst_stride) ",
            $fixed_types,
            " (`,` type($pre_quant)^)? (`,` type($pre_relu)^)? (`,` type($clip_value)^)? (`,` type($split)^)? (`,` \
             type($loop0_src_stride)^)? (`,` type($loop3_count)^ `,` type($loop3_src_stride) `,` type($loop3_dst_stride))?"
        )
    };
}

const TO_ND: &str = AccStoreMode::Nz2nd.name();
const TO_DN: &str = AccStoreMode::Nz2dn.name();
const TO_NZ: &str = AccStoreMode::Nz2nz.name();
const FACTOR_SPACE: &[AddressSpace] = &[AddressSpace::Fb];

/// Rules that all stores share. `$quant`, `$relu`, `$clip` and `$split` are indices of operands, as are the ones after
/// them.
macro_rules! store_rules {
    ($quant:literal, $relu:literal, $clip:literal, $split:literal, $loop0:literal, $loop3:expr) => {
        &[
            Rule::Micro(Micro::WithAttr { operand: $quant, attr: Key::PreQuantMode }),
            Rule::Micro(Micro::Quantised {
                src: 0,
                dst: 1,
                attr: Key::PreQuantMode,
                table: tables::QUANTS,
                plain: tables::PLAIN,
            }),
            Rule::Micro(Micro::Factors { operand: $quant, attr: Key::PreQuantMode, space: FACTOR_SPACE, free: true }),
            Rule::Micro(Micro::NotCases { attr: Key::PreReluMode, cases: &[ReluPreMode::Pwl.name()] }),
            Rule::Micro(Micro::Factors { operand: $relu, attr: Key::PreReluMode, space: FACTOR_SPACE, free: false }),
            Rule::Micro(Micro::OnlyWithAttr { operand: $relu, attr: Key::PreReluMode }),
            Rule::Micro(Micro::OnlyWithAttr { operand: $clip, attr: Key::PreReluMode }),
            Rule::Micro(Micro::Clip { bound: $clip, dst: 1 }),
            Rule::Micro(Micro::OnlyWithCase { operand: $split, attr: Key::Mode, case: TO_NZ, required: false }),
            Rule::Micro(Micro::OnlyWithCase { operand: $loop0, attr: Key::Mode, case: TO_DN, required: true }),
            Rule::Micro(Micro::Together($loop3)),
            Rule::Micro(Micro::OnlyWithCases { operands: $loop3, attr: Key::Mode, cases: &[TO_ND, TO_DN] }),
            Rule::Micro(Micro::ElementWhen { attr: Key::Mode, case: TO_NZ, operand: 1, allowed: SINGLE }),
            Rule::Micro(Micro::OneWhen { operand: $loop0, attr: Key::Mode, case: TO_DN, flag: Key::UnitFlag }),
        ]
    };
}

const ENDS_GM: &[Rule] = &super::ends(L0C, GM);
const ENDS_L1: &[Rule] = &super::ends(L0C, L1);
const ENDS_UB: &[Rule] = &super::ends(L0C, UB);
const GM_RULES: &[Rule] = store_rules!(6, 7, 8, 11, 12, &[13, 14, 15]);
const L1_RULES: &[Rule] = store_rules!(6, 7, 8, 9, 10, &[11, 12, 13]);
const UB_RULES: &[Rule] = store_rules!(6, 7, 8, 10, 11, &[12, 13, 14]);
const ATOMIC_RULES: &[Rule] = &[Rule::Micro(Micro::BothAttrs(Key::StoreAtomicType, Key::AtomicOp))];
const SPLIT_RULES: &[Rule] = &[
    Rule::Micro(Micro::OnlyWithCase { operand: 9, attr: Key::DstMode, case: AccUbDst::Single.name(), required: true }),
    Rule::Micro(Micro::Constant { operand: 9, min: 0, max: 1 }),
    Rule::Micro(Micro::MultipleWhen { operand: 2, attr: Key::DstMode, case: AccUbDst::SplitM.name(), of: 2 }),
    Rule::Micro(Micro::MultipleWhen { operand: 3, attr: Key::DstMode, case: AccUbDst::SplitN.name(), of: 32 }),
    Rule::Micro(Micro::NotHalved {
        attr: Key::DstMode,
        whole: AccUbDst::Single.name(),
        operands: &[6, 7, 8, 10, 11, 12, 13, 14],
        attrs: &[Key::PreQuantMode, Key::PreReluMode],
        mode: Key::Mode,
        kept: TO_ND,
    }),
];
const SINGLE: DTypeSet = DTypeSet::of(&[DType::F32]);

/// The definition of stores to global memory.
pub(super) const GM_STORE: Op = Op {
    attrs: &[ATOMIC_OP, ATOMIC_TYPE, MODE, QUANT_MODE, RELU_MODE, SAT, UNIT],
    ..cube(
        "mte_l0c_gm",
        "store an accumulator to global memory",
        MOVEMENT,
        &[
            SOURCE,
            DESTINATION,
            M,
            N,
            SRC,
            DST,
            QUANT,
            RELU,
            CLIP,
            i64(Name::Sid, "stream"),
            i64(Name::L2CacheCtrl, "second-level cache hint"),
            SPLIT,
            LOOP0,
            LOOP3_COUNT,
            LOOP3_SRC,
            LOOP3_DST,
        ],
        clauses!(
            "`,` $sid `,` $l2_cache_ctrl",
            "`,` type($sid) `,` type($l2_cache_ctrl)",
            "(`atomic` `(` `type` `=` $atomic_type^ `,` `op` `=` $atomic_op `)`)?"
        ),
        &[
            ENDS_GM,
            &[
                Rule::Micro(Micro::Constant { operand: 9, min: 0, max: 15 }),
                Rule::Micro(Micro::Constant { operand: 10, min: 0, max: 15 }),
            ],
            GM_RULES,
            ATOMIC_RULES,
        ],
    )
};

/// The definition of stores to L1. ptoas declares atomic attributes for them too.
pub(super) const L1_STORE: Op = Op {
    attrs: &[ATOMIC_OP, ATOMIC_TYPE, MODE, QUANT_MODE, RELU_MODE, SAT, UNIT],
    ..cube(
        "mte_l0c_l1",
        "store an accumulator to L1",
        MOVEMENT,
        &[SOURCE, DESTINATION, M, N, SRC, DST, QUANT, RELU, CLIP, SPLIT, LOOP0, LOOP3_COUNT, LOOP3_SRC, LOOP3_DST],
        clauses!("", "", "(`atomic` `(` `type` `=` $atomic_type^ `,` `op` `=` $atomic_op `)`)?"),
        &[
            ENDS_L1,
            L1_RULES,
            &[Rule::Micro(Micro::NotGiven(Key::StoreAtomicType)), Rule::Micro(Micro::NotGiven(Key::AtomicOp))],
        ],
    )
};

/// The definition of stores to vector memory.
pub(super) const UB_STORE: Op = Op {
    attrs: &[DST_MODE, MODE, QUANT_MODE, RELU_MODE, SAT, UNIT],
    ..cube(
        "mte_l0c_ub",
        "store an accumulator to vector memory",
        MOVEMENT,
        &[
            SOURCE,
            DESTINATION,
            M,
            N,
            SRC,
            DST,
            QUANT,
            RELU,
            CLIP,
            optional(Name::SubBlockid, "vector core"),
            SPLIT,
            LOOP0,
            LOOP3_COUNT,
            LOOP3_SRC,
            LOOP3_DST,
        ],
        clauses!(
            "`,` `dst_mode` `(` (`split_m` case($dst_mode, split_m)^ ``):((`split_n` case($dst_mode, split_n)^ ``):($sub_blockid case($dst_mode, single))?)? `)`",
            "(`,` type($sub_blockid)^)?",
            ""
        ),
        &[ENDS_UB, SPLIT_RULES, UB_RULES],
    )
};

//! Copies into, inside and out of the cube core, and matrix products on its buffers.

use super::dma::{
    BLOCK_RULES, BLOCKS, BLOCKS_FORMAT, DESTINATION, DST_STRIDE, LEN_BURST, LOOP_COUNTS, LOOP_DST, LOOP_SRC, N_BURST,
    SOURCE, SRC_STRIDE, block_bursts, blocks, bursts, i64,
};
use crate::attrs;
use crate::enums::EnumDef;
use crate::op::{
    Attr, AttrValue, Domain, Effects, Extent, Family, Kind, Level, Manual, Op, Operand, Presence, PrintDefault, Role,
    Traits, Turned,
};
use crate::rule::{Idx, Micro, Rule};
use crate::syntax::Syntax;
use crate::target::{PerTarget, TargetSet};
use crate::types::{AddressSpace, DType, DTypeSet};

mod mad;
mod raw;
mod store;
mod tables;

const MOVEMENT: &str = "cube/ops/data-movement";
const MAD: &str = "cube/ops/mad";

const GM: &[AddressSpace] = &[AddressSpace::Gm];
const UB: &[AddressSpace] = &[AddressSpace::Ub];
const L1: &[AddressSpace] = &[AddressSpace::L1];
const L0A: &[AddressSpace] = &[AddressSpace::L0a];
const L0B: &[AddressSpace] = &[AddressSpace::L0b];
const L0C: &[AddressSpace] = &[AddressSpace::L0c];
const BT: &[AddressSpace] = &[AddressSpace::Bt];
const FB: &[AddressSpace] = &[AddressSpace::Fb];

/// An instruction of the cube core.
const fn cube(
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
        family: Family::Cube,
        level: Level::Micro,
        summary,
        manual: if dir.is_empty() { Manual::NONE } else { Manual::page(dir) },
        operands,
        results: &[],
        regions: &[],
        orders: &[],
        view: None,
        attrs: &[],
        dtypes: PerTarget::same(DTypeSet::ANY),
        effects: Effects::FromRoles,
        traits: Traits::NONE,
        syntax: Syntax::Format(format),
        targets: TargetSet::ALL,
        numerics: &[],
        rules,
    }
}

/// Both ends of a copy.
const fn ends(source: &'static [AddressSpace], destination: &'static [AddressSpace]) -> [Rule; 2] {
    [
        Rule::Micro(Micro::Memory { operand: 0, allowed: source }),
        Rule::Micro(Micro::Memory { operand: 1, allowed: destination }),
    ]
}

const SAME_SIZE: &[Rule] = &[Rule::Micro(Micro::SameElementSize(0, 1))];

const fn unset(name: &'static str, def: &'static EnumDef, doc: &'static str) -> Attr {
    Attr::choice(name, def, Presence::Optional, doc)
}

const fn flag(name: &'static str, doc: &'static str) -> Attr {
    Attr {
        name,
        keys: &[],
        domain: Domain::Unit,
        presence: Presence::Optional,
        targets: TargetSet::ALL,
        renamed: false,
        doc,
    }
}

const fn transpose(print: PrintDefault) -> Attr {
    Attr {
        name: "transpose",
        keys: &[],
        domain: Domain::Bool,
        presence: Presence::Default { value: AttrValue::Bool(false), print },
        targets: TargetSet::ALL,
        renamed: false,
        doc: "boxes are transposed on the way",
    }
}

const BURSTS: &[Operand] = &[
    SOURCE.touched(bursts(3, 2, 4, Some([6, 7]))),
    DESTINATION.touched(bursts(3, 2, 5, Some([6, 8]))),
    LEN_BURST,
    N_BURST,
    SRC_STRIDE,
    DST_STRIDE,
    LOOP_COUNTS,
    LOOP_SRC,
    LOOP_DST,
];
/// As [`BURSTS`], of blocks of 32 bytes (golden data of the peer).
const BLOCK_BURSTS: &[Operand] = &[
    SOURCE.touched(block_bursts(3, 2, 4, Some([6, 7]))),
    DESTINATION.touched(block_bursts(3, 2, 5, Some([6, 8]))),
    Operand { doc: "blocks of 32 bytes of a burst", ..LEN_BURST },
    N_BURST,
    SRC_STRIDE,
    DST_STRIDE,
    LOOP_COUNTS,
    LOOP_SRC,
    LOOP_DST,
];
const BURSTS_FORMAT: &str = "$source `,` $destination `,` $len_burst `nburst` `(` $n_burst `,` $nburst_src_stride `,` \
     $nburst_dst_stride `)` (`loop` `(` $loop_counts `,` $loop_src_strides `,` $loop_dst_strides `)`)* \
     attr-dict-with-segments `:` type($source) `,` type($destination) `,` type($len_burst) `,` type($n_burst) `,` \
     type($nburst_src_stride) `,` type($nburst_dst_stride) (`,` `loop` type($loop_counts) `,` type($loop_src_strides) \
     `,` type($loop_dst_strides))*";
const BURSTS_RULES: &[Rule] = &[Rule::Micro(Micro::SameElementSize(0, 1)), Rule::Micro(Micro::SameCount(&[6, 7, 8]))];

/// Operands of a copy of blocks with gaps between bursts.
const fn gaps(destination: Operand) -> [Operand; 6] {
    [
        SOURCE.touched(blocks(None, 3, 2, 4)),
        destination,
        i64("len_burst", "units of a burst"),
        N_BURST,
        i64("nburst_src_gap", "units between bursts in the source"),
        i64("nburst_dst_gap", "units between bursts in the destination"),
    ]
}
const GAPS_FORMAT: &str = "$source `,` $destination `,` $len_burst `nburst` `(` $n_burst `,` $nburst_src_gap `,` \
     $nburst_dst_gap `)` attr-dict `:` type($source) `,` type($destination) `,` type($len_burst) `,` type($n_burst) `,` \
     type($nburst_src_gap) `,` type($nburst_dst_gap)";

/// Where fractals are loaded from, and to, that are given by number.
const FRACTALS_FROM: Operand = SOURCE.touched(columns(Some([6, 7]), [8, 9], 10, None));
const FRACTALS_TO: Operand = DESTINATION.touched(columns(None, [8, 9], 11, Some(Turned::Attribute(0))));

/// Columns of fractals.
const fn columns(start: Option<[Idx; 2]>, counts: [Idx; 2], distance: Idx, unless: Option<Turned>) -> Extent {
    Extent::Fractals { start, counts, distance, unless }
}

/// Operands of a load of fractals: a window, or the registers themselves.
macro_rules! load_operands {
    ($source:expr, $destination:expr, $first:literal, $second:literal, $a:literal, $b:literal, $c:literal, $d:literal) => {
        &[
            $source,
            $destination,
            i64($first, "rows of the window").optional(),
            i64($second, "columns of the window").optional(),
            i64("start_row", "first row").optional(),
            i64("start_col", "first column").optional(),
            i64($a, "first fractal of the outer axis").optional(),
            i64($b, "first fractal of the inner axis").optional(),
            i64($c, "fractals of the outer axis").optional(),
            i64($d, "fractals of the inner axis").optional(),
            i64("src_stride", "distance of fractals in the source").optional(),
            i64("dst_stride", "distance of fractals in the destination").optional(),
        ]
    };
}

macro_rules! load_format {
    ($first:literal, $second:literal, $a:literal, $b:literal, $c:literal, $d:literal) => {
        concat!(
            "$source `,` $destination `,` one-of($",
            $first,
            " $",
            $second,
            " $start_row $start_col | $",
            $a,
            " $",
            $b,
            " $",
            $c,
            " $",
            $d,
            " $src_stride $dst_stride) attr-dict `:` type($source) `,` type($destination) (`,` type($",
            $first,
            ")^ `,` type($",
            $second,
            ") `,` type($start_row) `,` type($start_col))? (`,` type($",
            $a,
            ")^ `,` type($",
            $b,
            ") `,` type($",
            $c,
            ") `,` type($",
            $d,
            ") `,` type($src_stride) `,` type($dst_stride))?"
        )
    };
}

const LOAD_FORM: &[Rule] = &[
    Rule::Micro(Micro::OneGroup(&[&[2, 3, 4, 5], &[6, 7, 8, 9, 10, 11]])),
    Rule::Micro(Micro::Constant { operand: 2, min: 0, max: EXTENT_MAX }),
    Rule::Micro(Micro::Constant { operand: 3, min: 0, max: EXTENT_MAX }),
    Rule::Micro(Micro::Constant { operand: 4, min: 0, max: EXTENT_MAX }),
    Rule::Micro(Micro::Constant { operand: 5, min: 0, max: EXTENT_MAX }),
    Rule::Micro(Micro::Constant { operand: 6, min: 0, max: EXTENT_MAX }),
    Rule::Micro(Micro::Constant { operand: 7, min: 0, max: EXTENT_MAX }),
    Rule::Micro(Micro::Constant { operand: 8, min: 0, max: 255 }),
    Rule::Micro(Micro::Constant { operand: 9, min: 0, max: 255 }),
    Rule::Micro(Micro::Constant { operand: 10, min: 0, max: EXTENT_MAX }),
    Rule::Micro(Micro::Constant { operand: 11, min: 0, max: EXTENT_MAX }),
];
/// 16-bit fields.
const EXTENT_MAX: i64 = 65_535;

const F32: DTypeSet = DTypeSet::of(&[DType::F32]);

const FILLED: Operand = Operand::new("dst", Role::Out, Kind::PtrOrMemref, "memory filled");
const FILL_VALUE: Operand = Operand::new("raw_value", Role::In, Kind::Int(32), "bits of the word");
const FILL_TIMES: Operand = i64("repeat_times", "number of runs");
const FILL_BLOCKS: Operand = i64("block_num_32b", "blocks of 32 bytes in a run");
const FILL_GAP: Operand = i64("dst_gap_32b", "blocks of 32 bytes between runs");
const FILL_WIDTH: Attr = Attr::new(
    "fill_word_bits",
    Domain::Int { width: 64, min: 16, max: 32 },
    Presence::Required,
    "width of a filled word, 16 or 32",
);
const FILL_RULES: &[Rule] = &[
    Rule::Micro(Micro::Memory { operand: 0, allowed: L1 }),
    Rule::Micro(Micro::AttrValues { attr: "fill_word_bits", allowed: &[16, 32] }),
];

const VALUE: &[Operand] = &[i64("value", "contents of the register")];
const PAIR: &[Operand] = &[i64("first", "lower half of the register"), i64("second", "upper half of the register")];

/// A register of the copies of the cube core.
const fn register(name: &'static str, summary: &'static str, operands: &'static [Operand], format: &'static str) -> Op {
    Op { effects: Effects::State, ..cube(name, summary, "", operands, format, &[]) }
}

/// Rows of the family.
pub const OPS: &[Op] = &[
    raw::TO_BT,
    raw::TO_FB,
    raw::L1_TO_UB,
    raw::GM_TO_L1,
    raw::GM_TO_L1_DN,
    raw::GM_TO_L1_ND,
    raw::ACC_TO_L1,
    raw::ACC_TO_GM,
    raw::ACC_TO_UB,
    raw::UB_TO_L1,
    raw::CREATE,
    raw::LOAD_A,
    raw::LOAD_A_MX,
    raw::LOAD_A_S4,
    raw::LOAD_B,
    raw::LOAD_B_MX,
    raw::LOAD_B_S4,
    mad::MAD_ROW,
    mad::ACC,
    mad::BIAS,
    mad::BIAS_RAW,
    mad::MX,
    mad::MX_ACC,
    mad::MX_BIAS,
    mad::MX_BIAS_RAW,
    mad::MX_RAW,
    mad::RAW,
    cube(
        "mte_gm_l1",
        "copy bursts from global memory to L1",
        MOVEMENT,
        BURSTS,
        BURSTS_FORMAT,
        &[&ends(GM, L1), BURSTS_RULES],
    ),
    Op {
        attrs: &[Attr::choice(
            "mode",
            &attrs::CUBE_LOAD_FRAC_MODE,
            Presence::Required,
            "layouts of source and destination",
        )],
        ..cube(
            "mte_gm_l1_frac",
            "copy a matrix from global memory to L1 as fractals",
            MOVEMENT,
            &[
                SOURCE,
                DESTINATION,
                i64("n_value", "rows"),
                i64("d_value", "columns"),
                i64("src_inner_stride", "distance of rows in the source"),
                i64("group_count", "matrices"),
                i64("dst_loop2_stride", "distance of rows in the destination"),
                i64("dst_loop3_stride", "distance of fractal columns in the destination"),
                i64("dst_loop4_stride", "distance of matrices in the destination"),
                i64("l2_cache_ctrl", "second-level cache hint"),
                Operand::new("smallc0_en", Role::In, Kind::Int(1), "short fractal rows"),
                i64("src_outer_stride", "distance of matrices in the source").optional(),
            ],
            "$source `,` $destination `,` $mode `,` `shape` `(` $n_value `,` $d_value `)` `,` `src_layout` `(` \
             $src_inner_stride (`,` $src_outer_stride^)? `)` `,` `dst_group` `(` $group_count `,` $dst_loop2_stride `,` \
             $dst_loop3_stride `,` $dst_loop4_stride `)` `,` `ctrl` `(` $l2_cache_ctrl `,` $smallc0_en `)` attr-dict `:` \
             type($source) `,` type($destination) `,` $mode `,` `shape` type($n_value) `,` type($d_value) `,` `src_layout` \
             `(` type($src_inner_stride) (`,` type($src_outer_stride)^)? `)` `,` `dst_group` type($group_count) `,` \
             type($dst_loop2_stride) `,` type($dst_loop3_stride) `,` type($dst_loop4_stride) `,` `ctrl` \
             type($l2_cache_ctrl) `,` type($smallc0_en)",
            &[&ends(GM, L1), SAME_SIZE, &[Rule::Micro(Micro::Constant { operand: 9, min: 0, max: 15 })]],
        )
    },
    store::GM_ROW,
    store::L1_ROW,
    store::UB_ROW,
    cube(
        "mte_l1_bt",
        "copy bursts from L1 to the bias buffer",
        MOVEMENT,
        // What is widened takes twice as many.
        &gaps(DESTINATION),
        GAPS_FORMAT,
        &[&ends(L1, BT), &[BIAS_TYPES]],
    ),
    cube(
        "mte_l1_fb",
        "copy bursts from L1 to the fixpipe buffer",
        MOVEMENT,
        &gaps(DESTINATION.touched(blocks(None, 3, 2, 5))),
        GAPS_FORMAT,
        &[&ends(L1, FB), SAME_SIZE],
    ),
    Op {
        attrs: &[transpose(PrintDefault::Always)],
        ..cube(
            "mte_l1_l0a",
            "load fractals from L1 into the left operand buffer",
            MOVEMENT,
            load_operands!(FRACTALS_FROM, FRACTALS_TO, "m", "k", "m_start", "k_start", "m_step", "k_step"),
            load_format!("m", "k", "m_start", "k_start", "m_step", "k_step"),
            &[&ends(L1, L0A), SAME_SIZE, LOAD_FORM],
        )
    },
    Op {
        targets: TargetSet::A5,
        numerics: &[],
        ..cube(
            "mte_l1_l0a_mx",
            "load shared exponents from L1 for the left operand",
            MOVEMENT,
            load_operands!(SOURCE, DESTINATION, "m", "k", "x_start", "y_start", "x_step", "y_step"),
            load_format!("m", "k", "x_start", "y_start", "x_step", "y_step"),
            &[&ends(L1, L0A), SAME_SIZE, LOAD_FORM],
        )
    },
    Op {
        attrs: &[transpose(PrintDefault::Always)],
        ..cube(
            "mte_l1_l0b",
            "load fractals from L1 into the right operand buffer",
            MOVEMENT,
            load_operands!(FRACTALS_FROM, FRACTALS_TO, "k", "n", "m_start", "k_start", "m_step", "k_step"),
            load_format!("k", "n", "m_start", "k_start", "m_step", "k_step"),
            &[&ends(L1, L0B), SAME_SIZE, LOAD_FORM],
        )
    },
    Op {
        targets: TargetSet::A5,
        numerics: &[],
        ..cube(
            "mte_l1_l0b_mx",
            "load shared exponents from L1 for the right operand",
            MOVEMENT,
            load_operands!(SOURCE, DESTINATION, "k", "n", "x_start", "y_start", "x_step", "y_step"),
            load_format!("k", "n", "x_start", "y_start", "x_step", "y_step"),
            &[&ends(L1, L0B), SAME_SIZE, LOAD_FORM],
        )
    },
    cube(
        "mte_l1_ub",
        "copy bursts of blocks from L1 to vector memory",
        MOVEMENT,
        BLOCK_BURSTS,
        BURSTS_FORMAT,
        &[&ends(L1, UB), BURSTS_RULES],
    ),
    Op {
        manual: Manual { dir: MOVEMENT, intrinsic: false, extra: &["scalar/ops/dma-copy/mte-ub-l1.md"] },
        ..cube(
            "mte_ub_l1",
            "copy blocks from vector memory to L1",
            MOVEMENT,
            BLOCKS,
            BLOCKS_FORMAT,
            &[&ends(UB, L1), SAME_SIZE, BLOCK_RULES],
        )
    },
    Op {
        attrs: &[FILL_WIDTH],
        ..cube(
            "raw_fill_l1",
            "fill L1 with a word",
            "",
            &[
                FILLED.touched(blocks(Some(1), 3, 4, 5)),
                i64("byte_offset", "first byte"),
                FILL_VALUE,
                FILL_TIMES,
                FILL_BLOCKS,
                FILL_GAP,
            ],
            flat!("dst", "byte_offset", "raw_value", "repeat_times", "block_num_32b", "dst_gap_32b"),
            &[FILL_RULES],
        )
    },
    register("set_channel_para", "channel parameters of fractal loads", PAIR, flat!("first", "second")),
    register("set_loop1_stride_outtol1", "strides of the inner hardware loop of copies into L1", VALUE, flat!("value")),
    register("set_loop2_stride_outtol1", "strides of the outer hardware loop of copies into L1", VALUE, flat!("value")),
    register("set_loop3_para", "parameters of the loop over matrices of a store", PAIR, flat!("first", "second")),
    register("set_loop_size_outtol1", "iterations of the hardware loops of copies into L1", VALUE, flat!("value")),
    register("set_mte2_nz_para", "strides of the destination of fractal loads", VALUE, flat!("value")),
    register("set_pad_val_outtol1", "value of the padding of copies into L1", VALUE, flat!("value")),
];

/// Bias is stored in the type of the accumulator; half precision is widened on the way.
const BIAS_TYPES: Rule = Rule::Micro(Micro::ElementPairs {
    src: 0,
    dst: 1,
    table: &[(F32, F32), (DTypeSet::of(&[DType::F16, DType::BF16]), F32), (DTypeSet::int(32), DTypeSet::int(32))],
});

//! Copies into, inside and out of the cube core, and matrix products on its buffers.

use super::dma::{
    BLOCK_RULES, BLOCKS, BLOCKS_FORMAT, DESTINATION, DST_STRIDE, LEN_BURST, LOOP_COUNTS, LOOP_DST, LOOP_SRC, N_BURST,
    SOURCE, SRC_STRIDE, block_bursts, blocks, bursts, i64,
};
use crate::Key;
use crate::Name;
use crate::attrs;
use crate::enums::EnumDef;
use crate::op::{
    Attr, AttrValue, Domain, Effects, Exponents, Extent, Family, Kind, Level, Manual, Op, Operand, Presence,
    PrintDefault, Role, TransposeFlag,
};
use crate::rule::{Idx, Micro, Rule};
use crate::syntax::Syntax;
use crate::target::TargetSet;
use crate::types::{AddressSpace, DType, DTypeSet};

mod mad;
mod raw;
mod store;
mod tables;

pub use tables::QUANTS;

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

/// An instruction of the cube core, with defaults.
const fn cube(
    name: &'static str,
    summary: &'static str,
    dir: &'static str,
    operands: &'static [Operand],
    format: &'static str,
    rules: &'static [&'static [Rule]],
) -> Op {
    Op {
        summary,
        manual: if dir.is_empty() { Manual::NONE } else { Manual::page(dir) },
        operands,
        syntax: Syntax::Format(format),
        rules,
        ..Op::new(Family::Cube, Level::Micro, name)
    }
}

/// The memories of source and destination of a copy.
const fn ends(source: &'static [AddressSpace], destination: &'static [AddressSpace]) -> [Rule; 2] {
    [
        Rule::Micro(Micro::Memory { operand: 0, allowed: source }),
        Rule::Micro(Micro::Memory { operand: 1, allowed: destination }),
    ]
}

const SAME_SIZE: &[Rule] = &[Rule::Micro(Micro::SameElementSize(0, 1))];

const fn unset(name: Key, def: &'static EnumDef, doc: &'static str) -> Attr {
    Attr::choice(name, def, Presence::Optional, doc)
}

const fn flag(name: Key, doc: &'static str) -> Attr {
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
        name: Key::Transpose,
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
/// Like [`BURSTS`], in blocks of 32 bytes (golden data of ptoas).
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

/// Operands of a copy of blocks. The strides are gaps between the end of a burst and the start of the next.
const fn gaps(destination: Operand) -> [Operand; 6] {
    [
        SOURCE.touched(blocks(None, 3, 2, 4)),
        destination,
        i64(Name::LenBurst, "units of a burst"),
        N_BURST,
        i64(Name::NburstSrcGap, "units between bursts in the source"),
        i64(Name::NburstDstGap, "units between bursts in the destination"),
    ]
}
const GAPS_FORMAT: &str = "$source `,` $destination `,` $len_burst `nburst` `(` $n_burst `,` $nburst_src_gap `,` \
     $nburst_dst_gap `)` attr-dict `:` type($source) `,` type($destination) `,` type($len_burst) `,` type($n_burst) `,` \
     type($nburst_src_gap) `,` type($nburst_dst_gap)";

/// Source and destination of a load of fractals whose first fractal and counts are operands.
const FRACTALS_FROM: Operand = SOURCE.touched(columns(Some([6, 7]), [8, 9], 10, None));
const EXPONENTS_TO: Operand = DESTINATION.in_buffer(Exponents::Only);
const FRACTALS_TO: Operand = DESTINATION.touched(columns(None, [8, 9], 11, Some(TransposeFlag::Attribute(0))));

/// The bytes of columns of fractals.
const fn columns(start: Option<[Idx; 2]>, counts: [Idx; 2], distance: Idx, unless: Option<TransposeFlag>) -> Extent {
    Extent::Fractals { start, counts, distance, unless }
}

/// Operands of a load of fractals: a window in elements, or the fields of the instruction.
macro_rules! load_operands {
    ($source:expr, $destination:expr, $first:expr, $second:expr, $a:expr, $b:expr, $c:expr, $d:expr) => {
        &[
            $source,
            $destination,
            i64($first, "rows of the window").optional(),
            i64($second, "columns of the window").optional(),
            i64(Name::StartRow, "first row").optional(),
            i64(Name::StartCol, "first column").optional(),
            i64($a, "first fractal of the outer axis").optional(),
            i64($b, "first fractal of the inner axis").optional(),
            i64($c, "fractals of the outer axis").optional(),
            i64($d, "fractals of the inner axis").optional(),
            i64(Name::SrcStride, "distance of fractals in the source").optional(),
            i64(Name::DstStride, "distance of fractals in the destination").optional(),
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
    Rule::Peer(&Rule::Micro(Micro::Constant { operand: 4, min: 0, max: i64::MAX })),
    Rule::Peer(&Rule::Micro(Micro::Constant { operand: 5, min: 0, max: i64::MAX })),
];
/// Ranges of the fields of a load of fractals.
const LOAD_FIELDS: &[Rule] = &[
    Rule::Peer(&Rule::Micro(Micro::Constant { operand: 6, min: 0, max: EXTENT_MAX })),
    Rule::Peer(&Rule::Micro(Micro::Constant { operand: 7, min: 0, max: EXTENT_MAX })),
    Rule::Peer(&Rule::Micro(Micro::Constant { operand: 8, min: 1, max: 255 })),
    Rule::Peer(&Rule::Micro(Micro::Constant { operand: 9, min: 1, max: 255 })),
    Rule::Peer(&Rule::Micro(Micro::Constant { operand: 10, min: 1, max: EXTENT_MAX })),
    Rule::Peer(&Rule::Micro(Micro::Constant { operand: 11, min: 1, max: EXTENT_MAX })),
];
/// Ranges of the fields of a load of shared exponents. Addresses are those of fractals of 32 bytes and their 16
/// exponents.
const EXPONENT_FIELDS: &[Rule] = &[
    Rule::Peer(&Rule::Micro(Micro::Constant { operand: 2, min: 0, max: i64::MAX })),
    Rule::Peer(&Rule::Micro(Micro::Constant { operand: 3, min: 0, max: i64::MAX })),
    Rule::Peer(&Rule::Micro(Micro::Constant { operand: 6, min: 0, max: i64::MAX })),
    Rule::Peer(&Rule::Micro(Micro::Constant { operand: 7, min: 0, max: i64::MAX })),
    Rule::Peer(&Rule::Micro(Micro::Constant { operand: 8, min: 0, max: i64::MAX })),
    Rule::Peer(&Rule::Micro(Micro::Constant { operand: 9, min: 0, max: i64::MAX })),
    Rule::Peer(&Rule::Micro(Micro::Constant { operand: 10, min: 0, max: i64::MAX })),
    Rule::Peer(&Rule::Micro(Micro::Constant { operand: 11, min: 0, max: i64::MAX })),
    Rule::Peer(&Rule::Micro(Micro::Multiple { operand: 0, of: 32 })),
    Rule::Peer(&Rule::Micro(Micro::Multiple { operand: 1, of: 16 })),
];
/// Maximum of a field of 16 bits.
const EXTENT_MAX: i64 = 65_535;

const F32: DTypeSet = DTypeSet::of(&[DType::F32]);

const FILLED: Operand = Operand::new(Name::Dst, Role::Out, Kind::PtrOrMemref, "memory filled");
const FILL_VALUE: Operand = Operand::new(Name::RawValue, Role::In, Kind::Int(32), "bits of the word");
const FILL_TIMES: Operand = i64(Name::RepeatTimes, "number of runs");
const FILL_BLOCKS: Operand = i64(Name::BlockNum32b, "blocks of 32 bytes in a run");
const FILL_GAP: Operand = i64(Name::DstGap32b, "blocks of 32 bytes between runs");
const FILL_WIDTH: Attr = Attr::new(
    Key::FillWordBits,
    Domain::Int { width: 64, min: 16, max: 32 },
    Presence::Required,
    "width of a filled word, 16 or 32",
);
const FILL_RULES: &[Rule] = &[
    Rule::Micro(Micro::Memory { operand: 0, allowed: L1 }),
    Rule::Micro(Micro::AttrValues { attr: Key::FillWordBits, allowed: &[16, 32] }),
];
/// Each count of a fill fits into 15 bits.
const fn fill_counts(first: Idx) -> [Rule; 3] {
    const fn count(operand: Idx) -> Rule {
        Rule::Micro(Micro::Constant { operand, min: 0, max: 32_767 })
    }
    [count(first), count(first + 1), count(first + 2)]
}

const VALUE: &[Operand] = &[i64(Name::Value, "contents of the register")];
const PAIR: &[Operand] =
    &[i64(Name::First, "lower half of the register"), i64(Name::Second, "upper half of the register")];

/// Sets a register that copies of the cube core read.
const fn register(name: &'static str, summary: &'static str, operands: &'static [Operand], format: &'static str) -> Op {
    Op { effects: Effects::State, ..cube(name, summary, "", operands, format, &[]) }
}

/// Ranges of counts and distances of written fractals. A short row has four elements at most.
const FRACTALS: &[Rule] = &[
    Rule::Peer(&Rule::Micro(Micro::Constant { operand: 5, min: 1, max: i64::MAX })),
    Rule::Peer(&Rule::Micro(Micro::Constant { operand: 4, min: 0, max: i64::MAX })),
    Rule::Peer(&Rule::Micro(Micro::Constant { operand: 6, min: 0, max: i64::MAX })),
    Rule::Peer(&Rule::Micro(Micro::Constant { operand: 7, min: 0, max: i64::MAX })),
    Rule::Peer(&Rule::Micro(Micro::Constant { operand: 8, min: 0, max: i64::MAX })),
    Rule::Peer(&Rule::Micro(Micro::Constant { operand: 9, min: 0, max: 15 })),
    Rule::Peer(&Rule::Micro(Micro::Constant { operand: 11, min: 0, max: i64::MAX })),
    Rule::Micro(Micro::AtMostWhen { operand: 3, flag: 10, max: 4 }),
];

ops![
    CopyCbufToBt = raw::TO_BT,
    CopyCbufToFbuf = raw::TO_FB,
    CopyCbufToUbuf = raw::L1_TO_UB,
    CopyGmToCbuf = raw::GM_TO_L1,
    CopyGmToCbufMultiDn2nz = raw::GM_TO_L1_DN,
    CopyGmToCbufMultiNd2nz = raw::GM_TO_L1_ND,
    CopyMatrixCcToCbuf = raw::ACC_TO_L1,
    CopyMatrixCcToGm = raw::ACC_TO_GM,
    CopyMatrixCcToUb = raw::ACC_TO_UB,
    CopyUbufToCbuf = raw::UB_TO_L1,
    CreateCbufMatrix = raw::CREATE,
    LoadCbufToCa = raw::LOAD_A,
    LoadCbufToCaMx = raw::LOAD_A_MX,
    LoadCbufToCaS4 = raw::LOAD_A_S4,
    LoadCbufToCb = raw::LOAD_B,
    LoadCbufToCbMx = raw::LOAD_B_MX,
    LoadCbufToCbS4 = raw::LOAD_B_S4,
    Mad = mad::MAD_OP,
    MadAcc = mad::ACC,
    MadBias = mad::BIAS,
    MadBiasRaw = mad::BIAS_RAW,
    MadMx = mad::MX,
    MadMxAcc = mad::MX_ACC,
    MadMxBias = mad::MX_BIAS,
    MadMxBiasRaw = mad::MX_BIAS_RAW,
    MadMxRaw = mad::MX_RAW,
    MadRaw = mad::RAW,
    MteGmL1 = cube(
        "mte_gm_l1",
        "copy bursts from global memory to L1",
        MOVEMENT,
        BURSTS,
        BURSTS_FORMAT,
        &[&ends(GM, L1), BURSTS_RULES],
    ),
    MteGmL1Frac = Op {
        attrs: &[Attr::choice(
            Key::Mode,
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
                i64(Name::NValue, "rows"),
                i64(Name::DValue, "columns"),
                i64(Name::SrcInnerStride, "distance of rows in the source"),
                i64(Name::GroupCount, "matrices"),
                i64(Name::DstLoop2Stride, "distance of rows in the destination"),
                i64(Name::DstLoop3Stride, "distance of fractal columns in the destination"),
                i64(Name::DstLoop4Stride, "distance of matrices in the destination"),
                i64(Name::L2CacheCtrl, "second-level cache hint"),
                Operand::new(Name::Smallc0En, Role::In, Kind::Int(1), "short fractal rows"),
                i64(Name::SrcOuterStride, "distance of matrices in the source").optional(),
            ],
            "$source `,` $destination `,` $mode `,` `shape` `(` $n_value `,` $d_value `)` `,` `src_layout` `(` \
             $src_inner_stride (`,` $src_outer_stride^)? `)` `,` `dst_group` `(` $group_count `,` $dst_loop2_stride `,` \
             $dst_loop3_stride `,` $dst_loop4_stride `)` `,` `ctrl` `(` $l2_cache_ctrl `,` $smallc0_en `)` attr-dict `:` \
             type($source) `,` type($destination) `,` $mode `,` `shape` type($n_value) `,` type($d_value) `,` `src_layout` \
             `(` type($src_inner_stride) (`,` type($src_outer_stride)^)? `)` `,` `dst_group` type($group_count) `,` \
             type($dst_loop2_stride) `,` type($dst_loop3_stride) `,` type($dst_loop4_stride) `,` `ctrl` \
             type($l2_cache_ctrl) `,` type($smallc0_en)",
            &[&ends(GM, L1), SAME_SIZE, FRACTALS],
        )
    },
    MteL0cGm = store::GM_STORE,
    MteL0cL1 = store::L1_STORE,
    MteL0cUb = store::UB_STORE,
    MteL1Bt = cube(
        "mte_l1_bt",
        "copy bursts from L1 to the bias buffer",
        MOVEMENT,
        // Widened elements take twice as many bytes.
        &gaps(DESTINATION),
        GAPS_FORMAT,
        &[&ends(L1, BT), &[BIAS_TYPES]],
    ),
    MteL1Fb = cube(
        "mte_l1_fb",
        "copy bursts from L1 to the fixpipe buffer",
        MOVEMENT,
        &gaps(DESTINATION.touched(blocks(None, 3, 2, 5))),
        GAPS_FORMAT,
        &[&ends(L1, FB), SAME_SIZE],
    ),
    MteL1L0a = Op {
        attrs: &[transpose(PrintDefault::Always)],
        ..cube(
            "mte_l1_l0a",
            "load fractals from L1 into the left operand buffer",
            MOVEMENT,
            load_operands!(
                FRACTALS_FROM,
                FRACTALS_TO,
                Name::M,
                Name::K,
                Name::MStart,
                Name::KStart,
                Name::MStep,
                Name::KStep
            ),
            load_format!("m", "k", "m_start", "k_start", "m_step", "k_step"),
            &[&ends(L1, L0A), SAME_SIZE, LOAD_FORM, LOAD_FIELDS],
        )
    },
    MteL1L0aMx = Op {
        targets: TargetSet::A5,
        numerics: &[],
        ..cube(
            "mte_l1_l0a_mx",
            "load shared exponents from L1 for the left operand",
            MOVEMENT,
            load_operands!(
                SOURCE,
                EXPONENTS_TO,
                Name::M,
                Name::K,
                Name::XStart,
                Name::YStart,
                Name::XStep,
                Name::YStep
            ),
            load_format!("m", "k", "x_start", "y_start", "x_step", "y_step"),
            &[&ends(L1, L0A), SAME_SIZE, LOAD_FORM, EXPONENT_FIELDS],
        )
    },
    MteL1L0b = Op {
        attrs: &[transpose(PrintDefault::Always)],
        ..cube(
            "mte_l1_l0b",
            "load fractals from L1 into the right operand buffer",
            MOVEMENT,
            load_operands!(
                FRACTALS_FROM,
                FRACTALS_TO,
                Name::K,
                Name::N,
                Name::MStart,
                Name::KStart,
                Name::MStep,
                Name::KStep
            ),
            load_format!("k", "n", "m_start", "k_start", "m_step", "k_step"),
            &[&ends(L1, L0B), SAME_SIZE, LOAD_FORM, LOAD_FIELDS],
        )
    },
    MteL1L0bMx = Op {
        targets: TargetSet::A5,
        numerics: &[],
        ..cube(
            "mte_l1_l0b_mx",
            "load shared exponents from L1 for the right operand",
            MOVEMENT,
            load_operands!(
                SOURCE,
                EXPONENTS_TO,
                Name::K,
                Name::N,
                Name::XStart,
                Name::YStart,
                Name::XStep,
                Name::YStep
            ),
            load_format!("k", "n", "x_start", "y_start", "x_step", "y_step"),
            &[&ends(L1, L0B), SAME_SIZE, LOAD_FORM, EXPONENT_FIELDS],
        )
    },
    MteL1Ub = cube(
        "mte_l1_ub",
        "copy bursts of blocks from L1 to vector memory",
        MOVEMENT,
        BLOCK_BURSTS,
        BURSTS_FORMAT,
        &[&ends(L1, UB), BURSTS_RULES],
    ),
    MteUbL1 = Op {
        manual: Manual { dir: MOVEMENT, extra: &["scalar/ops/dma-copy/mte-ub-l1.md"], ..Manual::NONE },
        ..cube(
            "mte_ub_l1",
            "copy blocks from vector memory to L1",
            MOVEMENT,
            BLOCKS,
            BLOCKS_FORMAT,
            &[&ends(UB, L1), SAME_SIZE, BLOCK_RULES],
        )
    },
    RawFillL1 = Op {
        attrs: &[FILL_WIDTH],
        ..cube(
            "raw_fill_l1",
            "fill L1 with a word",
            "",
            &[
                FILLED.touched(blocks(Some(1), 3, 4, 5)),
                i64(Name::ByteOffset, "first byte"),
                FILL_VALUE,
                FILL_TIMES,
                FILL_BLOCKS,
                FILL_GAP,
            ],
            flat!("dst", "byte_offset", "raw_value", "repeat_times", "block_num_32b", "dst_gap_32b"),
            &[
                FILL_RULES,
                &fill_counts(3),
                &[
                    Rule::Micro(Micro::Constant { operand: 1, min: 0, max: i64::MAX }),
                    Rule::Micro(Micro::Multiple { operand: 1, of: 32 }),
                ],
            ],
        )
    },
    SetChannelPara =
        register("set_channel_para", "channel parameters of fractal loads", PAIR, flat!("first", "second")),
    SetLoop1StrideOuttol1 = register(
        "set_loop1_stride_outtol1",
        "strides of the inner hardware loop of copies into L1",
        VALUE,
        flat!("value")
    ),
    SetLoop2StrideOuttol1 = register(
        "set_loop2_stride_outtol1",
        "strides of the outer hardware loop of copies into L1",
        VALUE,
        flat!("value")
    ),
    SetLoop3Para =
        register("set_loop3_para", "parameters of the loop over matrices of a store", PAIR, flat!("first", "second")),
    SetLoopSizeOuttol1 =
        register("set_loop_size_outtol1", "iterations of the hardware loops of copies into L1", VALUE, flat!("value")),
    SetMte2NzPara = register("set_mte2_nz_para", "strides of the destination of fractal loads", VALUE, flat!("value")),
    SetPadValOuttol1 = register("set_pad_val_outtol1", "value of the padding of copies into L1", VALUE, flat!("value")),
];

/// The element types that a copy into the bias buffer takes, and those to which it converts them.
pub const BIAS_CONVERSIONS: &[(DTypeSet, DTypeSet)] =
    &[(F32, F32), (DTypeSet::of(&[DType::F16, DType::BF16]), F32), (DTypeSet::int(32), DTypeSet::int(32))];

/// The copy keeps the type of the bias, which is that of the accumulator, or widens half precision to f32.
const BIAS_TYPES: Rule = Rule::Peer(&Rule::Micro(Micro::ElementPairs { src: 0, dst: 1, table: BIAS_CONVERSIONS }));

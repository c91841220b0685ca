//! Copies of the cube core with all fields of the instruction as operands.

use super::super::dma::{HINT_MAX, RAW_BLOCK_RULES, RAW_BLOCKS, RAW_BLOCKS_FORMAT, STREAM_MAX, blocks};
use super::{
    BIAS_TYPES, BT, DESTINATION, EXTENT_MAX, FB, FILL_BLOCKS, FILL_GAP, FILL_RULES, FILL_TIMES, FILL_VALUE, FILL_WIDTH,
    FILLED, GM, L0A, L0B, L0C, L1, N_BURST, SAME_SIZE, SOURCE, UB, columns, cube, ends, fill_counts, i64, transpose,
};
use crate::op::{Attr, Exponents, Extent, Kind, Op, Operand, PrintDefault, Role, TransposeFlag};
use crate::rule::{Micro, Rule};
use crate::target::{PerTarget, TargetSet};
use crate::types::{DType, DTypeSet};
use crate::{Key, Name};

/// A copy with all fields as operands.
const fn raw(
    name: &'static str,
    summary: &'static str,
    operands: &'static [Operand],
    format: &'static str,
    rules: &'static [&'static [Rule]],
) -> Op {
    cube(name, summary, "", operands, format, rules)
}

const fn field(operand: u8, max: i64) -> Rule {
    Rule::Micro(Micro::Constant { operand, min: 0, max })
}

const LEN: Operand = i64(Name::LenBurst, "blocks of a burst");
const SRC_GAP: Operand = i64(Name::SourceGap, "blocks between bursts in the source");
const DST_GAP: Operand = i64(Name::DstGap, "blocks between bursts in the destination");

pub(super) const TO_BT: Op = raw(
    "copy_cbuf_to_bt",
    "copy bursts from L1 to the bias buffer, all registers given",
    &[
        SOURCE.touched(blocks(None, 3, 4, 5)),
        DESTINATION,
        Operand::new(Name::ConvControl, Role::In, Kind::Int(1), "half precision is widened"),
        N_BURST,
        LEN,
        SRC_GAP,
        DST_GAP,
    ],
    flat!("source", "destination", "conv_control", "n_burst", "len_burst", "source_gap", "dst_gap"),
    &[&ends(L1, BT), &[BIAS_TYPES]],
);
pub(super) const TO_FB: Op = raw(
    "copy_cbuf_to_fbuf",
    "copy bursts from L1 to the fixpipe buffer, all registers given",
    &[
        SOURCE.touched(blocks(None, 2, 3, 4)),
        DESTINATION.touched(blocks(None, 2, 3, 5)),
        N_BURST,
        LEN,
        SRC_GAP,
        DST_GAP,
    ],
    flat!("source", "destination", "n_burst", "len_burst", "source_gap", "dst_gap"),
    &[&ends(L1, FB), SAME_SIZE],
);
pub(super) const L1_TO_UB: Op = raw(
    "copy_cbuf_to_ubuf",
    "copy blocks from L1 to vector memory, all registers given",
    RAW_BLOCKS,
    RAW_BLOCKS_FORMAT,
    &[&ends(L1, UB), SAME_SIZE, RAW_BLOCK_RULES],
);
pub(super) const UB_TO_L1: Op = raw(
    "copy_ubuf_to_cbuf",
    "copy blocks from vector memory to L1, all registers given",
    RAW_BLOCKS,
    RAW_BLOCKS_FORMAT,
    &[&ends(UB, L1), SAME_SIZE, RAW_BLOCK_RULES],
);
pub(super) const GM_TO_L1: Op = raw(
    "copy_gm_to_cbuf",
    "copy bursts from global memory to L1, all registers given",
    &[
        SOURCE,
        DESTINATION,
        N_BURST,
        LEN,
        i64(Name::SrcStride, "distance of bursts in the source"),
        i64(Name::DstStride, "distance of bursts in the destination"),
    ],
    flat!("source", "destination", "n_burst", "len_burst", "src_stride", "dst_stride"),
    &[&ends(GM, L1), SAME_SIZE],
);

const FRACTAL_LOAD: &[Operand] = &[
    SOURCE,
    DESTINATION,
    i64(Name::Sid, "stream"),
    i64(Name::Loop1SrcStride, "distance of rows in the source"),
    i64(Name::L2CacheCtrl, "second-level cache hint"),
    i64(Name::NValue, "rows"),
    i64(Name::DValue, "columns"),
    i64(Name::Loop4SrcStride, "distance of matrices in the source"),
    Operand::new(Name::Smallc0En, Role::In, Kind::Int(1), "short fractal rows"),
];
const FRACTAL_LOAD_FORMAT: &str = flat!(
    "source",
    "destination",
    "sid",
    "loop1_src_stride",
    "l2_cache_ctrl",
    "n_value",
    "d_value",
    "loop4_src_stride",
    "smallc0_en"
);
const FRACTAL_LOAD_RULES: &[&[Rule]] = &[&ends(GM, L1), SAME_SIZE, &[field(2, STREAM_MAX), field(4, HINT_MAX)]];

pub(super) const GM_TO_L1_DN: Op = raw(
    "copy_gm_to_cbuf_multi_dn2nz",
    "copy column-major matrices from global memory to L1 as fractals, all registers given",
    FRACTAL_LOAD,
    FRACTAL_LOAD_FORMAT,
    FRACTAL_LOAD_RULES,
);
pub(super) const GM_TO_L1_ND: Op = raw(
    "copy_gm_to_cbuf_multi_nd2nz",
    "copy row-major matrices from global memory to L1 as fractals, all registers given",
    FRACTAL_LOAD,
    FRACTAL_LOAD_FORMAT,
    FRACTAL_LOAD_RULES,
);

const CONFIGURED: &[Operand] = &[
    SOURCE,
    DESTINATION,
    i64(Name::Config0, "first control register: extents and strides"),
    i64(Name::Config1, "second control register: modes"),
];
const CONFIGURED_FORMAT: &str = flat!("source", "destination", "config0", "config1");

pub(super) const ACC_TO_L1: Op = raw(
    "copy_matrix_cc_to_cbuf",
    "store an accumulator to L1, control registers given",
    CONFIGURED,
    CONFIGURED_FORMAT,
    &[&ends(L0C, L1)],
);
pub(super) const ACC_TO_GM: Op = raw(
    "copy_matrix_cc_to_gm",
    "store an accumulator to global memory, control registers given",
    &[
        SOURCE,
        DESTINATION,
        i64(Name::Xm, "first control register: extents and strides"),
        i64(Name::Xt, "second control register: modes"),
    ],
    flat!("source", "destination", "xm", "xt"),
    &[&ends(L0C, GM)],
);
pub(super) const ACC_TO_UB: Op = raw(
    "copy_matrix_cc_to_ub",
    "store an accumulator to vector memory, control registers given",
    CONFIGURED,
    CONFIGURED_FORMAT,
    &[&ends(L0C, UB)],
);

pub(super) const CREATE: Op = Op {
    attrs: &[FILL_WIDTH],
    ..raw(
        "create_cbuf_matrix",
        "fill L1 with a word, all registers given",
        &[FILLED.touched(blocks(None, 2, 3, 4)), FILL_VALUE, FILL_TIMES, FILL_BLOCKS, FILL_GAP],
        flat!("dst", "raw_value", "repeat_times", "block_num_32b", "dst_gap_32b"),
        &[FILL_RULES, &fill_counts(2), &[Rule::Micro(Micro::ElementBits { operand: 0, attr: Key::FillWordBits })]],
    )
};

const SRC_STRIDE: Operand = i64(Name::SrcStride, "distance of fractals in the source");
const DST_STRIDE: Operand = i64(Name::DstStride, "distance of fractals in the destination");

const TRANSPOSE: Operand = i64(Name::Transpose, "boxes are transposed on the way");

const FROM: Operand = SOURCE.touched(columns(Some([2, 3]), [4, 5], 6, None));

/// The bytes that a load of fractals writes.
const fn to(unless: TransposeFlag) -> Extent {
    columns(None, [4, 5], 7, Some(unless))
}

/// Operands of a load of fractals, followed by `$more`.
macro_rules! load {
    ($source:expr, $destination:expr, $a:expr, $b:expr, $c:expr, $d:expr $(, $more:expr)*) => {
        &[
            $source,
            $destination,
            i64($a, "first fractal of the outer axis"),
            i64($b, "first fractal of the inner axis"),
            i64($c, "fractals of the outer axis"),
            i64($d, "fractals of the inner axis"),
            SRC_STRIDE,
            DST_STRIDE,
            $($more),*
        ]
    };
}

const LOAD: &[Operand] = load!(
    FROM,
    DESTINATION.touched(to(TransposeFlag::Attribute(0))),
    Name::MStart,
    Name::KStart,
    Name::MStep,
    Name::KStep
);
const LOAD_FORMAT: &str =
    flat!("source", "destination", "m_start", "k_start", "m_step", "k_step", "src_stride", "dst_stride");
const MX_LOAD: &[Operand] = load!(
    SOURCE,
    DESTINATION.in_buffer(Exponents::Only),
    Name::XStartPosition,
    Name::YStartPosition,
    Name::XStep,
    Name::YStep
);
const MX_LOAD_FORMAT: &str = flat!(
    "source",
    "destination",
    "x_start_position",
    "y_start_position",
    "x_step",
    "y_step",
    "src_stride",
    "dst_stride"
);
const S4_LOAD: &[Operand] = load!(
    FROM,
    DESTINATION.touched(to(TransposeFlag::Operand(8))),
    Name::MStart,
    Name::KStart,
    Name::MStep,
    Name::KStep,
    TRANSPOSE
);
const S4_LOAD_FORMAT: &str =
    flat!("source", "destination", "m_start", "k_start", "m_step", "k_step", "src_stride", "dst_stride", "transpose");

/// Fields of 16 bits; steps of 8 bits.
const LOAD_RULES: &[Rule] = &[
    field(2, EXTENT_MAX),
    field(3, EXTENT_MAX),
    field(4, 255),
    field(5, 255),
    field(6, EXTENT_MAX),
    field(7, EXTENT_MAX),
];
const F4: PerTarget<DTypeSet> = PerTarget::same(DTypeSet::of(&[DType::F4E1M2x2, DType::F4E2M1x2]));
const S4_RULES: &[Rule] =
    &[field(8, 1), Rule::Micro(Micro::ElementTypes { operands: &[0], allowed: F4 }), Rule::SameDType(&[0, 1])];
/// Separate operations load fractals of 4-bit floats.
const WIDE: &[Rule] = &[Rule::Micro(Micro::NotElements { operands: &[0, 1], refused: F4.a5 })];

const TRANSPOSED: &[Attr] = &[transpose(PrintDefault::WhenSet)];

/// A load of fractals.
const fn fractals(name: &'static str, summary: &'static str, rules: &'static [&'static [Rule]]) -> Op {
    Op { attrs: TRANSPOSED, ..raw(name, summary, LOAD, LOAD_FORMAT, rules) }
}

/// A load of shared exponents.
const fn exponents(name: &'static str, summary: &'static str, rules: &'static [&'static [Rule]]) -> Op {
    Op { targets: TargetSet::A5, ..raw(name, summary, MX_LOAD, MX_LOAD_FORMAT, rules) }
}

/// A load of fractals of packed 4-bit floats.
const fn packed(name: &'static str, summary: &'static str, rules: &'static [&'static [Rule]]) -> Op {
    Op { targets: TargetSet::A5, ..raw(name, summary, S4_LOAD, S4_LOAD_FORMAT, rules) }
}

pub(super) const LOAD_A: Op = fractals(
    "load_cbuf_to_ca",
    "load fractals into the left operand buffer, all registers given",
    &[&ends(L1, L0A), SAME_SIZE, LOAD_RULES, WIDE],
);
pub(super) const LOAD_A_MX: Op = exponents(
    "load_cbuf_to_ca_mx",
    "load shared exponents for the left operand, all registers given",
    &[&ends(L1, L0A), SAME_SIZE, LOAD_RULES],
);
pub(super) const LOAD_A_S4: Op = packed(
    "load_cbuf_to_ca_s4",
    "load fractals of 4-bit elements into the left operand buffer, all registers given",
    &[&ends(L1, L0A), SAME_SIZE, LOAD_RULES, S4_RULES],
);
pub(super) const LOAD_B: Op = fractals(
    "load_cbuf_to_cb",
    "load fractals into the right operand buffer, all registers given",
    &[&ends(L1, L0B), SAME_SIZE, LOAD_RULES, WIDE],
);
pub(super) const LOAD_B_MX: Op = exponents(
    "load_cbuf_to_cb_mx",
    "load shared exponents for the right operand, all registers given",
    &[&ends(L1, L0B), SAME_SIZE, LOAD_RULES],
);
pub(super) const LOAD_B_S4: Op = packed(
    "load_cbuf_to_cb_s4",
    "load fractals of 4-bit elements into the right operand buffer, all registers given",
    &[&ends(L1, L0B), SAME_SIZE, LOAD_RULES, S4_RULES],
);

//! Copies between global and vector memory, and the strides of their hardware loops.

use crate::Name;
use crate::numerics::Numerics;
use crate::op::{Distance, Effects, Extent, Family, Kind, Level, Manual, Op, Operand, Role};
use crate::rule::{Idx, Micro, Rule};
use crate::syntax::Syntax;
use crate::target::PerTarget;
use crate::types::{AddressSpace, DType, DTypeSet};

const DIR: &str = "scalar/ops/dma-copy";

/// A 64-bit operand.
pub(super) const fn i64(name: Name, doc: &'static str) -> Operand {
    Operand::new(name, Role::In, Kind::Int(64), doc)
}

/// Source of a copy.
pub(super) const SOURCE: Operand = Operand::new(Name::Source, Role::In, Kind::PtrOrMemref, "memory copied from");
/// Destination of a copy.
pub(super) const DESTINATION: Operand =
    Operand::new(Name::Destination, Role::Out, Kind::PtrOrMemref, "memory copied to");
/// Length of a burst in bytes.
pub(super) const LEN_BURST: Operand = i64(Name::LenBurst, "bytes of a burst");
/// Number of bursts.
pub(super) const N_BURST: Operand = i64(Name::NBurst, "number of bursts");
/// Distance between bursts in the source.
pub(super) const SRC_STRIDE: Operand = i64(Name::NburstSrcStride, "bytes from one burst to the next in the source");
/// Distance between bursts in the destination.
pub(super) const DST_STRIDE: Operand =
    i64(Name::NburstDstStride, "bytes from one burst to the next in the destination");
/// Trip counts of the outer loops.
pub(super) const LOOP_COUNTS: Operand = i64(Name::LoopCounts, "iterations of each outer loop").variadic();
/// Distance between iterations in the source.
pub(super) const LOOP_SRC: Operand = i64(Name::LoopSrcStrides, "bytes of an iteration in the source").variadic();
/// Distance between iterations in the destination.
pub(super) const LOOP_DST: Operand = i64(Name::LoopDstStrides, "bytes of an iteration in the destination").variadic();

/// Bytes of a block.
const BLOCK: i64 = 32;

/// Bursts of `length` bytes.
pub(super) const fn bursts(count: Idx, length: Idx, distance: Idx, loops: Option<[Idx; 2]>) -> Extent {
    Extent::Runs { start: None, count, length, unit: 1, distance: Distance::Bytes(distance), loops, padded: false }
}

/// Bursts of `length` blocks of 32 bytes, with distances in bytes.
pub(super) const fn block_bursts(count: Idx, length: Idx, distance: Idx, loops: Option<[Idx; 2]>) -> Extent {
    Extent::Runs { start: None, count, length, unit: BLOCK, distance: Distance::Bytes(distance), loops, padded: false }
}

/// Bursts of `length` bytes, padded to whole blocks.
const fn padded(count: Idx, length: Idx, distance: Idx, loops: Option<[Idx; 2]>) -> Extent {
    Extent::Runs { start: None, count, length, unit: 1, distance: Distance::Bytes(distance), loops, padded: true }
}

/// Bursts of `length` blocks of 32 bytes, with `gap` blocks between them, from `start` on.
pub(super) const fn blocks(start: Option<Idx>, count: Idx, length: Idx, gap: Idx) -> Extent {
    Extent::Runs { start, count, length, unit: BLOCK, distance: Distance::Gap(gap), loops: None, padded: false }
}

const GM: &[AddressSpace] = &[AddressSpace::Gm];
const UB: &[AddressSpace] = &[AddressSpace::Ub];

/// Operands of a copy of blocks of 32 bytes.
pub(super) const BLOCKS: &[Operand] = &[
    SOURCE.touched(blocks(None, 2, 3, 4)),
    DESTINATION.touched(blocks(None, 2, 3, 5)),
    N_BURST,
    i64(Name::LenBurst, "blocks of a burst"),
    i64(Name::SrcStride, "blocks between bursts in the source"),
    i64(Name::DstStride, "blocks between bursts in the destination"),
];
/// Format of [`BLOCKS`].
pub(super) const BLOCKS_FORMAT: &str = "$source `,` $destination `,` $len_burst `nburst` `(` $n_burst `,` $src_stride `,` \
     $dst_stride `)` attr-dict `:` type($source) `,` type($destination) `,` type($n_burst) `,` type($len_burst) `,` \
     type($src_stride) `,` type($dst_stride)";
/// Operands of a copy of blocks of 32 bytes, with the stream id.
pub(super) const RAW_BLOCKS: &[Operand] = &[
    SOURCE.touched(blocks(None, 3, 4, 5)),
    DESTINATION.touched(blocks(None, 3, 4, 6)),
    i64(Name::Sid, "stream"),
    N_BURST,
    i64(Name::LenBurst, "blocks of a burst"),
    i64(Name::SrcStride, "blocks between bursts in the source"),
    i64(Name::DstStride, "blocks between bursts in the destination"),
];
/// Format of [`RAW_BLOCKS`].
pub(super) const RAW_BLOCKS_FORMAT: &str =
    flat!("source", "destination", "sid", "n_burst", "len_burst", "src_stride", "dst_stride");

/// Types of the padding value of a burst.
const PADS: PerTarget<DTypeSet> =
    PerTarget::same(DTypeSet::of(&[DType::I8, DType::I16, DType::I32, DType::F16, DType::BF16, DType::F32]));

/// The memories of source and destination of a copy.
const fn ends(source: &'static [AddressSpace], destination: &'static [AddressSpace]) -> [Rule; 3] {
    [
        Rule::Micro(Micro::Memory { operand: 0, allowed: source }),
        Rule::Micro(Micro::Memory { operand: 1, allowed: destination }),
        Rule::Micro(Micro::SameElementSize(0, 1)),
    ]
}

const INNER_ENDS: &[Rule] = &{
    let [from, to, size] = ends(UB, UB);
    [from, to, size, lines(0), lines(1)]
};
const IN_ENDS: &[Rule] = &{
    let [from, to, size] = ends(GM, UB);
    [from, to, size, lines(1)]
};
const OUT_ENDS: &[Rule] = &{
    let [from, to, size] = ends(UB, GM);
    [from, to, size, lines(0)]
};

/// A constant fits into a field of the instruction.
const fn field(operand: u8, max: i64) -> Rule {
    Rule::Micro(Micro::Constant { operand, min: 0, max })
}

/// An address or distance in vector memory is a multiple of 32 bytes.
const fn lines(operand: u8) -> Rule {
    Rule::Micro(Micro::Multiple { operand, of: 32 })
}

const IN_RULES: &[Rule] = &[
    Rule::Micro(Micro::SameCount(&[7, 8, 9])),
    field(2, HINT_MAX),
    field(11, PAD_MAX),
    field(12, PAD_MAX),
    field(3, LEN_MAX),
    field(4, COUNT_MAX),
    field(5, GM_STRIDE_MAX),
    field(6, UB_STRIDE_MAX),
    field(7, COUNT_MAX),
    field(8, GM_STRIDE_MAX),
    field(9, UB_STRIDE_MAX),
    Rule::Manual(&lines(6)),
    Rule::Manual(&lines(9)),
    Rule::Peer(&Rule::Micro(Micro::ElementTypes { operands: &[10], allowed: PADS })),
    Rule::Micro(Micro::Together(&[11, 12])),
    Rule::Micro(Micro::Requires { operand: 11, needed: 10 }),
];

const OUT_RULES: &[Rule] = &[
    Rule::Micro(Micro::SameCount(&[7, 8, 9])),
    field(6, HINT_MAX),
    field(2, LEN_MAX),
    field(3, COUNT_MAX),
    field(4, UB_STRIDE_MAX),
    field(5, GM_STRIDE_MAX),
    field(7, COUNT_MAX),
    field(8, UB_STRIDE_MAX),
    field(9, GM_STRIDE_MAX),
    Rule::Manual(&lines(4)),
    Rule::Manual(&lines(8)),
];

const RAW_IN_RULES: &[Rule] = &[
    field(2, STREAM_MAX),
    field(5, PAD_MAX),
    field(6, PAD_MAX),
    field(3, COUNT_MAX),
    field(4, LEN_MAX),
    field(8, HINT_MAX),
    field(9, GM_STRIDE_MAX),
    field(10, UB_STRIDE_MAX),
    Rule::Manual(&lines(10)),
];
const RAW_OUT_RULES: &[Rule] = &[
    field(2, STREAM_MAX),
    field(3, COUNT_MAX),
    field(4, LEN_MAX),
    field(5, HINT_MAX),
    field(6, GM_STRIDE_MAX),
    field(7, UB_STRIDE_MAX),
    Rule::Manual(&lines(7)),
];
pub(super) const BLOCK_RULES: &[Rule] =
    &[field(2, COUNT_MAX), field(3, LEN_MAX), field(4, UB_STRIDE_MAX), field(5, UB_STRIDE_MAX)];
pub(super) const RAW_BLOCK_RULES: &[Rule] =
    &[field(2, STREAM_MAX), field(3, COUNT_MAX), field(4, LEN_MAX), field(5, UB_STRIDE_MAX), field(6, UB_STRIDE_MAX)];
const COUNT_RULES: &[Rule] = &[field(0, COUNT_MAX), field(1, COUNT_MAX)];
const IN_STRIDE_RULES: &[Rule] = &[field(0, GM_STRIDE_MAX), field(1, UB_STRIDE_MAX), Rule::Manual(&lines(1))];
const OUT_STRIDE_RULES: &[Rule] = &[field(0, UB_STRIDE_MAX), field(1, GM_STRIDE_MAX), Rule::Manual(&lines(0))];

/// Maximal stream id: a field of 4 bits.
pub(super) const STREAM_MAX: i64 = 15;
/// Maximal number of padding elements on one side of a burst: a field of 6 bits.
const PAD_MAX: i64 = 63;
/// Maximal value of the second-level cache hint.
pub(super) const HINT_MAX: i64 = 15;
/// Maximal number of bytes of a burst: a field of 16 bits.
const LEN_MAX: i64 = (1 << 16) - 1;
/// Maximal number of bursts: a field of 21 bits.
const COUNT_MAX: i64 = (1 << 21) - 1;
/// Maximal distance in global memory in bytes: a field of 40 bits.
const GM_STRIDE_MAX: i64 = (1 << 40) - 1;
/// Maximal distance in vector memory in bytes: a field of 21 bits.
const UB_STRIDE_MAX: i64 = (1 << 21) - 1;

/// An instruction of the DMA engine, with defaults.
const fn dma(
    name: &'static str,
    summary: &'static str,
    manual: Manual,
    operands: &'static [Operand],
    format: &'static str,
    rules: &'static [&'static [Rule]],
) -> Op {
    Op { summary, manual, operands, syntax: Syntax::Format(format), rules, ..Op::new(Family::Dma, Level::Micro, name) }
}

const STRIDES: &[Operand] = &[i64(Name::First, "stride in the source"), i64(Name::Second, "stride in the destination")];
const COUNTS: &[Operand] =
    &[i64(Name::First, "iterations of the inner loop"), i64(Name::Second, "iterations of the outer loop")];

/// Sets a register of the hardware loops around copies: a pair of strides or counts.
const fn loops(
    name: &'static str,
    summary: &'static str,
    operands: &'static [Operand],
    rules: &'static [&'static [Rule]],
) -> Op {
    Op { effects: Effects::State, ..dma(name, summary, Manual::page(DIR), operands, flat!("first", "second"), rules) }
}

const fn page(page: &'static [&'static str]) -> Manual {
    Manual { extra: page, ..Manual::NONE }
}

ops![
    CopyGmToUbuf = Op {
        numerics: &[Numerics::PadExtent],
        ..dma(
            "copy_gm_to_ubuf",
            "copy bursts from global to vector memory, all registers given",
            page(&["scalar/ops/dma-copy/copy-gm-to-ubuf.md"]),
            &[
                SOURCE.touched(bursts(3, 4, 9, None)),
                DESTINATION.touched(bursts(3, 4, 10, None)),
                i64(Name::Sid, "stream"),
                N_BURST,
                LEN_BURST,
                i64(Name::LeftPaddingCount, "elements padded before each burst"),
                i64(Name::RightPaddingCount, "elements padded after each burst"),
                Operand::new(Name::DataSelectBit, Role::In, Kind::Int(1), "padding is on"),
                i64(Name::L2CacheCtl, "second-level cache hint"),
                i64(Name::GmStride, "bytes from one burst to the next in global memory"),
                i64(Name::UbStride, "bytes from one burst to the next in vector memory"),
            ],
            flat!(
                "source",
                "destination",
                "sid",
                "n_burst",
                "len_burst",
                "left_padding_count",
                "right_padding_count",
                "data_select_bit",
                "l2_cache_ctl",
                "gm_stride",
                "ub_stride"
            ),
            &[IN_ENDS, RAW_IN_RULES],
        )
    },
    CopyUbufToGm = dma(
        "copy_ubuf_to_gm",
        "copy bursts from vector to global memory, all registers given",
        page(&["scalar/ops/dma-copy/copy-ubuf-to-gm.md"]),
        &[
            SOURCE.touched(bursts(3, 4, 7, None)),
            DESTINATION.touched(bursts(3, 4, 6, None)),
            i64(Name::Sid, "stream"),
            N_BURST,
            LEN_BURST,
            i64(Name::L2CacheCtl, "second-level cache hint"),
            i64(Name::BurstDstStride, "bytes from one burst to the next in global memory"),
            i64(Name::BurstSrcStride, "bytes from one burst to the next in vector memory"),
        ],
        flat!(
            "source",
            "destination",
            "sid",
            "n_burst",
            "len_burst",
            "l2_cache_ctl",
            "burst_dst_stride",
            "burst_src_stride"
        ),
        &[OUT_ENDS, RAW_OUT_RULES],
    ),
    CopyUbufToUbuf = dma(
        "copy_ubuf_to_ubuf",
        "copy blocks inside vector memory, all registers given",
        page(&["scalar/ops/dma-copy/copy-ubuf-to-ubuf.md"]),
        RAW_BLOCKS,
        RAW_BLOCKS_FORMAT,
        &[INNER_ENDS, RAW_BLOCK_RULES],
    ),
    MteGmUb = Op {
        numerics: &[Numerics::PadExtent],
        ..dma(
            "mte_gm_ub",
            "copy bursts from global to vector memory",
            page(&["scalar/ops/dma-copy/copy-gm-to-ubuf.md"]),
            &[
                SOURCE.touched(bursts(4, 3, 5, Some([7, 8]))),
                DESTINATION.touched(padded(4, 3, 6, Some([7, 9]))),
                i64(Name::L2CacheCtl, "second-level cache hint"),
                LEN_BURST,
                N_BURST,
                SRC_STRIDE,
                DST_STRIDE,
                LOOP_COUNTS,
                LOOP_SRC,
                LOOP_DST,
                Operand::new(Name::PadValue, Role::In, Kind::Scalar, "value of the padding").optional(),
                i64(Name::LeftPaddingCount, "elements padded before each burst").optional(),
                i64(Name::RightPaddingCount, "elements padded after each burst").optional(),
            ],
            "$source `,` $destination `,` $l2_cache_ctl `,` $len_burst `nburst` `(` $n_burst `,` $nburst_src_stride `,` \
         $nburst_dst_stride `)` (`loop` `(` $loop_counts `,` $loop_src_strides `,` $loop_dst_strides `)`)* \
         (`pad` `(` $pad_value^ (`,` $left_padding_count^ `,` $right_padding_count)? `)`)? attr-dict-with-segments `:` \
         type($source) `,` type($destination) `,` type($l2_cache_ctl) `,` type($len_burst) `,` type($n_burst) `,` \
         type($nburst_src_stride) `,` type($nburst_dst_stride) (`,` `loop` type($loop_counts) `,` type($loop_src_strides) \
         `,` type($loop_dst_strides))* (`,` `pad` type($pad_value)^ (`,` type($left_padding_count)^ `,` \
         type($right_padding_count))?)?",
            &[IN_ENDS, IN_RULES],
        )
    },
    MteUbGm = dma(
        "mte_ub_gm",
        "copy bursts from vector to global memory",
        page(&["scalar/ops/dma-copy/copy-ubuf-to-gm.md"]),
        &[
            SOURCE.touched(bursts(3, 2, 4, Some([7, 8]))),
            DESTINATION.touched(bursts(3, 2, 5, Some([7, 9]))),
            LEN_BURST,
            N_BURST,
            SRC_STRIDE,
            DST_STRIDE,
            i64(Name::L2CacheCtl, "second-level cache hint").optional(),
            LOOP_COUNTS,
            LOOP_SRC,
            LOOP_DST,
        ],
        "$source `,` $destination `,` $len_burst `nburst` `(` $n_burst `,` $nburst_src_stride `,` $nburst_dst_stride `)` \
         (`l2_cache_ctl` `(` $l2_cache_ctl^ `)`)? (`loop` `(` $loop_counts `,` $loop_src_strides `,` $loop_dst_strides \
         `)`)* attr-dict-with-segments `:` type($source) `,` type($destination) `,` type($len_burst) `,` type($n_burst) `,` \
         type($nburst_src_stride) `,` type($nburst_dst_stride) (`,` type($l2_cache_ctl)^)? (`,` `loop` type($loop_counts) \
         `,` type($loop_src_strides) `,` type($loop_dst_strides))*",
        &[OUT_ENDS, OUT_RULES],
    ),
    MteUbUb = dma(
        "mte_ub_ub",
        "copy blocks inside vector memory",
        page(&["scalar/ops/dma-copy/copy-ubuf-to-ubuf.md"]),
        BLOCKS,
        BLOCKS_FORMAT,
        &[INNER_ENDS, BLOCK_RULES],
    ),
    SetLoop1StrideOuttoub = loops(
        "set_loop1_stride_outtoub",
        "strides of the inner hardware loop of copies into vector memory",
        STRIDES,
        &[IN_STRIDE_RULES],
    ),
    SetLoop1StrideUbtoout = loops(
        "set_loop1_stride_ubtoout",
        "strides of the inner hardware loop of copies out of vector memory",
        STRIDES,
        &[OUT_STRIDE_RULES],
    ),
    SetLoop2StrideOuttoub = loops(
        "set_loop2_stride_outtoub",
        "strides of the outer hardware loop of copies into vector memory",
        STRIDES,
        &[IN_STRIDE_RULES],
    ),
    SetLoop2StrideUbtoout = loops(
        "set_loop2_stride_ubtoout",
        "strides of the outer hardware loop of copies out of vector memory",
        STRIDES,
        &[OUT_STRIDE_RULES],
    ),
    SetLoopSizeOuttoub = loops(
        "set_loop_size_outtoub",
        "iterations of the hardware loops of copies into vector memory",
        COUNTS,
        &[COUNT_RULES],
    ),
    SetLoopSizeUbtoout = loops(
        "set_loop_size_ubtoout",
        "iterations of the hardware loops of copies out of vector memory",
        COUNTS,
        &[COUNT_RULES],
    ),
    SetMovPadVal = Op {
        effects: Effects::State,
        ..dma(
            "set_mov_pad_val",
            "value of the padding of copies into vector memory",
            Manual::NONE,
            &[Operand::new(Name::Value, Role::In, Kind::Scalar, "the value")],
            flat!("value"),
            &[&[Rule::Peer(&Rule::Micro(Micro::ElementTypes { operands: &[0], allowed: PADS }))]],
        )
    },
];

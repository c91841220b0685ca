//! Copies between global and vector memory, and the strides of their hardware loops.

use crate::op::{Effects, Family, Kind, Level, Manual, Op, Operand, Role, Traits};
use crate::rule::{Micro, Rule};
use crate::syntax::Syntax;
use crate::target::{PerTarget, TargetSet};
use crate::types::{AddressSpace, DType, DTypeSet};

const DIR: &str = "scalar/ops/dma-copy";

/// A 64-bit parameter.
pub(super) const fn i64(name: &'static str, doc: &'static str) -> Operand {
    Operand::new(name, Role::In, Kind::Int(64), doc)
}

/// The memory copied from.
pub(super) const SOURCE: Operand = Operand::new("source", Role::In, Kind::PtrOrMemref, "memory copied from");
/// The memory copied to.
pub(super) const DESTINATION: Operand = Operand::new("destination", Role::Out, Kind::PtrOrMemref, "memory copied to");
/// Bytes of a burst.
pub(super) const LEN_BURST: Operand = i64("len_burst", "bytes of a burst");
/// Number of bursts.
pub(super) const N_BURST: Operand = i64("n_burst", "number of bursts");
/// Distance of bursts.
pub(super) const SRC_STRIDE: Operand = i64("nburst_src_stride", "bytes from one burst to the next in the source");
/// Distance of bursts.
pub(super) const DST_STRIDE: Operand = i64("nburst_dst_stride", "bytes from one burst to the next in the destination");
/// Iterations of the outer loops.
pub(super) const LOOP_COUNTS: Operand = i64("loop_counts", "iterations of each outer loop").variadic();
/// Distance of iterations.
pub(super) const LOOP_SRC: Operand = i64("loop_src_strides", "bytes of an iteration in the source").variadic();
/// Distance of iterations.
pub(super) const LOOP_DST: Operand = i64("loop_dst_strides", "bytes of an iteration in the destination").variadic();

const GM: &[AddressSpace] = &[AddressSpace::Gm];
const UB: &[AddressSpace] = &[AddressSpace::Ub];

/// Types that fill the padding of a burst.
const PADS: PerTarget<DTypeSet> =
    PerTarget::same(DTypeSet::int(8).or(DTypeSet::int(16)).or(DTypeSet::int(32)).or(DTypeSet::of(&[
        DType::F16,
        DType::BF16,
        DType::F32,
    ])));

/// Both ends of a copy.
const fn ends(source: &'static [AddressSpace], destination: &'static [AddressSpace]) -> [Rule; 3] {
    [
        Rule::Micro(Micro::Memory { operand: 0, allowed: source }),
        Rule::Micro(Micro::Memory { operand: 1, allowed: destination }),
        Rule::Micro(Micro::SameElementSize(0, 1)),
    ]
}

const IN_ENDS: &[Rule] = &ends(GM, UB);
const OUT_ENDS: &[Rule] = &ends(UB, GM);

const IN_RULES: &[Rule] = &[
    Rule::Micro(Micro::SameCount(&[7, 8, 9])),
    Rule::Micro(Micro::Constant { operand: 2, min: 0, max: 15 }),
    Rule::Micro(Micro::Constant { operand: 3, min: 0, max: LEN_MAX }),
    Rule::Micro(Micro::Constant { operand: 4, min: 0, max: COUNT_MAX }),
    Rule::Micro(Micro::Constant { operand: 5, min: 0, max: GM_STRIDE_MAX }),
    Rule::Micro(Micro::Constant { operand: 6, min: 0, max: UB_STRIDE_MAX }),
    Rule::Manual(&Rule::Micro(Micro::Multiple { operand: 6, of: 32 })),
    Rule::Micro(Micro::ElementTypes { operands: &[10], allowed: PADS }),
    Rule::Micro(Micro::Together(&[11, 12])),
    Rule::Micro(Micro::Requires { operand: 11, needed: 10 }),
];

const OUT_RULES: &[Rule] = &[
    Rule::Micro(Micro::SameCount(&[7, 8, 9])),
    Rule::Micro(Micro::Constant { operand: 6, min: 0, max: 15 }),
    Rule::Micro(Micro::Constant { operand: 2, min: 0, max: LEN_MAX }),
    Rule::Micro(Micro::Constant { operand: 3, min: 0, max: COUNT_MAX }),
    Rule::Micro(Micro::Constant { operand: 4, min: 0, max: UB_STRIDE_MAX }),
    Rule::Micro(Micro::Constant { operand: 5, min: 0, max: GM_STRIDE_MAX }),
    Rule::Manual(&Rule::Micro(Micro::Multiple { operand: 4, of: 32 })),
];

const RAW_IN_RULES: &[Rule] = &[Rule::Micro(Micro::Constant { operand: 8, min: 0, max: 15 })];
const RAW_OUT_RULES: &[Rule] = &[Rule::Micro(Micro::Constant { operand: 5, min: 0, max: 15 })];

/// Widths of the fields of a copy: 16 bits of bytes, 21 bits of bursts, 40 bits of distance in global and 21 in vector memory.
const LEN_MAX: i64 = (1 << 16) - 1;
const COUNT_MAX: i64 = (1 << 21) - 1;
const GM_STRIDE_MAX: i64 = (1 << 40) - 1;
const UB_STRIDE_MAX: i64 = (1 << 21) - 1;

/// An instruction of the DMA engine.
const fn dma(
    name: &'static str,
    summary: &'static str,
    manual: Manual,
    operands: &'static [Operand],
    format: &'static str,
    rules: &'static [&'static [Rule]],
) -> Op {
    Op {
        name,
        aliases: &[],
        family: Family::Dma,
        level: Level::Micro,
        summary,
        manual,
        operands,
        results: &[],
        regions: &[],
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

const STRIDES: &[Operand] = &[i64("first", "stride in the source"), i64("second", "stride in the destination")];

/// A register with the strides of a hardware loop.
const fn strides(name: &'static str, summary: &'static str) -> Op {
    Op {
        effects: Effects::State,
        ..dma(
            name,
            summary,
            Manual::page(DIR),
            STRIDES,
            "$first `,` $second attr-dict `:` type($first) `,` type($second)",
            &[],
        )
    }
}

const fn page(page: &'static [&'static str]) -> Manual {
    Manual { dir: "", intrinsic: false, extra: page }
}

/// Rows of the family.
pub const OPS: &[Op] = &[
    dma(
        "copy_gm_to_ubuf",
        "copy bursts from global to vector memory, all registers given",
        page(&["scalar/ops/dma-copy/copy-gm-to-ubuf.md"]),
        &[
            SOURCE,
            DESTINATION,
            i64("sid", "stream"),
            N_BURST,
            LEN_BURST,
            i64("left_padding_count", "elements padded in front"),
            i64("right_padding_count", "elements padded behind"),
            Operand::new("data_select_bit", Role::In, Kind::Int(1), "padding is on"),
            i64("l2_cache_ctl", "second-level cache hint"),
            i64("gm_stride", "bytes from one burst to the next in global memory"),
            i64("ub_stride", "bytes from one burst to the next in vector memory"),
        ],
        "$source `,` $destination `,` $sid `,` $n_burst `,` $len_burst `,` $left_padding_count `,` $right_padding_count `,` \
         $data_select_bit `,` $l2_cache_ctl `,` $gm_stride `,` $ub_stride attr-dict `:` type($source) `,` type($destination) \
         `,` type($sid) `,` type($n_burst) `,` type($len_burst) `,` type($left_padding_count) `,` \
         type($right_padding_count) `,` type($data_select_bit) `,` type($l2_cache_ctl) `,` type($gm_stride) `,` \
         type($ub_stride)",
        &[IN_ENDS, RAW_IN_RULES],
    ),
    dma(
        "copy_ubuf_to_gm",
        "copy bursts from vector to global memory, all registers given",
        page(&["scalar/ops/dma-copy/copy-ubuf-to-gm.md"]),
        &[
            SOURCE,
            DESTINATION,
            i64("sid", "stream"),
            N_BURST,
            LEN_BURST,
            i64("l2_cache_ctl", "second-level cache hint"),
            i64("burst_dst_stride", "bytes from one burst to the next in global memory"),
            i64("burst_src_stride", "bytes from one burst to the next in vector memory"),
        ],
        "$source `,` $destination `,` $sid `,` $n_burst `,` $len_burst `,` $l2_cache_ctl `,` $burst_dst_stride `,` \
         $burst_src_stride attr-dict `:` type($source) `,` type($destination) `,` type($sid) `,` type($n_burst) `,` \
         type($len_burst) `,` type($l2_cache_ctl) `,` type($burst_dst_stride) `,` type($burst_src_stride)",
        &[OUT_ENDS, RAW_OUT_RULES],
    ),
    dma(
        "mte_gm_ub",
        "copy bursts from global to vector memory",
        page(&["scalar/ops/dma-copy/copy-gm-to-ubuf.md"]),
        &[
            SOURCE,
            DESTINATION,
            i64("l2_cache_ctl", "second-level cache hint"),
            LEN_BURST,
            N_BURST,
            SRC_STRIDE,
            DST_STRIDE,
            LOOP_COUNTS,
            LOOP_SRC,
            LOOP_DST,
            Operand::new("pad_value", Role::In, Kind::Scalar, "value of the padding").optional(),
            i64("left_padding_count", "elements padded in front").optional(),
            i64("right_padding_count", "elements padded behind").optional(),
        ],
        "$source `,` $destination `,` $l2_cache_ctl `,` $len_burst `nburst` `(` $n_burst `,` $nburst_src_stride `,` \
         $nburst_dst_stride `)` (`loop` `(` $loop_counts `,` $loop_src_strides `,` $loop_dst_strides `)`)* \
         (`pad` `(` $pad_value^ (`,` $left_padding_count^ `,` $right_padding_count)? `)`)? attr-dict-with-segments `:` \
         type($source) `,` type($destination) `,` type($l2_cache_ctl) `,` type($len_burst) `,` type($n_burst) `,` \
         type($nburst_src_stride) `,` type($nburst_dst_stride) (`,` `loop` type($loop_counts) `,` type($loop_src_strides) \
         `,` type($loop_dst_strides))* (`,` `pad` type($pad_value)^ (`,` type($left_padding_count)^ `,` \
         type($right_padding_count))?)?",
        &[IN_ENDS, IN_RULES],
    ),
    dma(
        "mte_ub_gm",
        "copy bursts from vector to global memory",
        page(&["scalar/ops/dma-copy/copy-ubuf-to-gm.md"]),
        &[
            SOURCE,
            DESTINATION,
            LEN_BURST,
            N_BURST,
            SRC_STRIDE,
            DST_STRIDE,
            i64("l2_cache_ctl", "second-level cache hint").optional(),
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
    strides("set_loop1_stride_outtoub", "strides of the inner hardware loop of copies into vector memory"),
    strides("set_loop1_stride_ubtoout", "strides of the inner hardware loop of copies out of vector memory"),
    strides("set_loop2_stride_outtoub", "strides of the outer hardware loop of copies into vector memory"),
    strides("set_loop2_stride_ubtoout", "strides of the outer hardware loop of copies out of vector memory"),
];

//! Memory: flat addresses, surfaces and shared local memory; barriers; who the thread is.

use super::{Argument, BY_RESULT, Kind, PLAIN, ResultRule, Row, Spelling, Suffix, number, row, value};
use crate::types::Element;

const ADDRESS: Argument = value("address", Kind::Scalar(Element::I64));
const ADDRESSES: Argument = value("addresses", Kind::Vector(Element::I64));
const SURFACE: Argument = value("surface", Kind::Scalar(Element::I32));
const BASE: Argument = value("base", Kind::Scalar(Element::I32));
const OFFSETS: Argument = value("offsets", Kind::Vector(Element::I32));
const DATA: Argument = value("data", Kind::Data);
const OLD: Argument = value("old", Kind::Result);
const MASK: Argument = value("mask", Kind::Predicate);
const BLOCKS: Argument = number("log2_blocks", 32);
const SCALE: Argument = number("scale", 16);
const CHANNELS: Argument = number("channels", 32);

/// The immediates of an LSC message. Caches: 0 default; sizes and layout as in [`crate::lsc`].
macro_rules! lsc {
    ($($rest:expr),+) => {
        [
            MASK,
            number("operation", 8),
            number("l1", 8),
            number("l3", 8),
            number("address_scale", 16),
            number("address_offset", 32),
            number("data_size", 8),
            number("vector_size", 8),
            number("transposed", 8),
            number("channel_mask", 8),
            $($rest),+
        ]
    };
}

const LSC_ADDRESS: Argument = value("addresses", Kind::Data);
const LSC_LOAD: Spelling = Spelling::Intrinsic(&[Suffix::Result, Suffix::Operand(0), Suffix::Operand(1)]);
const LSC_STORE: Spelling = Spelling::Intrinsic(&[Suffix::Operand(0), Suffix::Operand(1), Suffix::Operand(2)]);

pub(super) const ROWS: &[Row] = &[
    row!(
        SvmBlockLd,
        "svm.block.ld",
        Spelling::Intrinsic(&[Suffix::Result, Suffix::Operand(0)]),
        [ADDRESS],
        ResultRule::Data,
        Read,
        "Bytes side by side in flat memory, at an address that is a multiple of 16: 1, 2, 4, 8 or 16 owords."
    ),
    row!(
        SvmBlockSt,
        "svm.block.st",
        Spelling::Intrinsic(&[Suffix::Operand(0), Suffix::Operand(1)]),
        [ADDRESS, DATA],
        ResultRule::None,
        Write,
        "Bytes side by side to flat memory, at an address that is a multiple of 16: 1, 2, 4, 8 or 16 owords."
    ),
    row!(
        SvmGather,
        "svm.gather",
        Spelling::Intrinsic(&[Suffix::Result, Suffix::Operand(0), Suffix::Operand(1)]),
        [MASK, BLOCKS, ADDRESSES, OLD],
        ResultRule::Data,
        Read,
        "2^log2_blocks elements from each address whose bit in the mask is set; the others from `old`."
    ),
    row!(
        SvmScatter,
        "svm.scatter",
        Spelling::Intrinsic(&[Suffix::Operand(0), Suffix::Operand(1), Suffix::Operand(2)]),
        [MASK, BLOCKS, ADDRESSES, DATA],
        ResultRule::None,
        Write,
        "2^log2_blocks elements to each address whose bit in the mask is set."
    ),
    row!(
        OwordLd,
        "oword.ld",
        BY_RESULT,
        [number("modified", 32), SURFACE, value("offset", Kind::Scalar(Element::I32))],
        ResultRule::Data,
        Read,
        "Bytes side by side of a surface, from a number of owords on: 1, 2, 4, 8 owords."
    ),
    row!(
        OwordSt,
        "oword.st",
        Spelling::Intrinsic(&[Suffix::Operand(2)]),
        [SURFACE, value("offset", Kind::Scalar(Element::I32)), DATA],
        ResultRule::None,
        Write,
        "Bytes side by side to a surface, from a number of owords on: 1, 2, 4, 8 owords."
    ),
    row!(
        GatherScaled,
        "gather.scaled",
        Spelling::Intrinsic(&[Suffix::Result, Suffix::Operand(0), Suffix::Operand(3)]),
        [MASK, BLOCKS, SCALE, SURFACE, BASE, OFFSETS, OLD],
        ResultRule::Data,
        Read,
        "2^log2_blocks bytes from each byte offset of a surface, one element of the result for each."
    ),
    row!(
        ScatterScaled,
        "scatter.scaled",
        Spelling::Intrinsic(&[Suffix::Operand(0), Suffix::Operand(3), Suffix::Operand(4)]),
        [MASK, BLOCKS, SCALE, SURFACE, BASE, OFFSETS, DATA],
        ResultRule::None,
        Write,
        "2^log2_blocks bytes to each byte offset of a surface, one element of the data for each."
    ),
    row!(
        Gather4Scaled,
        "gather4.scaled",
        Spelling::Intrinsic(&[Suffix::Result, Suffix::Operand(0), Suffix::Operand(3)]),
        [MASK, CHANNELS, SCALE, SURFACE, BASE, OFFSETS, OLD],
        ResultRule::Data,
        Read,
        "Up to four dwords from each byte offset of a surface, those of the first channel first."
    ),
    row!(
        Scatter4Scaled,
        "scatter4.scaled",
        Spelling::Intrinsic(&[Suffix::Operand(0), Suffix::Operand(3), Suffix::Operand(4)]),
        [MASK, CHANNELS, SCALE, SURFACE, BASE, OFFSETS, DATA],
        ResultRule::None,
        Write,
        "Up to four dwords to each byte offset of a surface, those of the first channel first."
    ),
    row!(
        LscLoadStateless,
        "lsc.load.stateless",
        LSC_LOAD,
        lsc!(LSC_ADDRESS, SURFACE),
        ResultRule::Data,
        Read,
        "From flat memory: an element or a vector from each address, or, transposed, a block from one."
    ),
    row!(
        LscStoreStateless,
        "lsc.store.stateless",
        LSC_STORE,
        lsc!(LSC_ADDRESS, DATA, SURFACE),
        ResultRule::None,
        Write,
        "To flat memory: an element or a vector to each address, or, transposed, a block to one."
    ),
    row!(
        LscLoadSlm,
        "lsc.load.slm",
        LSC_LOAD,
        lsc!(LSC_ADDRESS, SURFACE),
        ResultRule::Data,
        Read,
        "From shared local memory: an element or a vector from each offset, or, transposed, a block from one."
    ),
    row!(
        LscStoreSlm,
        "lsc.store.slm",
        LSC_STORE,
        lsc!(LSC_ADDRESS, DATA, SURFACE),
        ResultRule::None,
        Write,
        "To shared local memory: an element or a vector to each offset, or, transposed, a block to one."
    ),
    row!(
        LscLoad2dStateless,
        "lsc.load2d.stateless",
        Spelling::Intrinsic(&[Suffix::Result, Suffix::Operand(0), Suffix::Operand(1)]),
        [
            MASK,
            number("l1", 8),
            number("l3", 8),
            number("data_size", 8),
            number("transposed", 8),
            number("blocks", 8),
            number("block_width", 16),
            number("block_height", 16),
            number("packed", 8),
            ADDRESS,
            value("surface_width", Kind::Scalar(Element::I32)),
            value("surface_height", Kind::Scalar(Element::I32)),
            value("surface_pitch", Kind::Scalar(Element::I32)),
            value("x", Kind::Scalar(Element::I32)),
            value("y", Kind::Scalar(Element::I32))
        ],
        ResultRule::Data,
        Read,
        "A rectangle of a matrix in flat memory; width and pitch of the surface are in bytes, less one, as is its height in rows."
    ),
    row!(
        LscStore2dStateless,
        "lsc.store2d.stateless",
        Spelling::Intrinsic(&[Suffix::Operand(0), Suffix::Operand(1), Suffix::Operand(7)]),
        [
            MASK,
            number("l1", 8),
            number("l3", 8),
            number("data_size", 8),
            number("transposed", 8),
            number("blocks", 8),
            number("block_width", 16),
            number("block_height", 16),
            number("packed", 8),
            ADDRESS,
            value("surface_width", Kind::Scalar(Element::I32)),
            value("surface_height", Kind::Scalar(Element::I32)),
            value("surface_pitch", Kind::Scalar(Element::I32)),
            value("x", Kind::Scalar(Element::I32)),
            value("y", Kind::Scalar(Element::I32)),
            DATA
        ],
        ResultRule::None,
        Write,
        "A rectangle of a matrix to flat memory, as `lsc.load2d.stateless`."
    ),
    row!(
        Barrier,
        "barrier",
        PLAIN,
        [],
        ResultRule::None,
        Write,
        "All threads of the group come here before one goes on."
    ),
    row!(
        Fence,
        "fence",
        PLAIN,
        [number("mode", 8)],
        ResultRule::None,
        Write,
        "Memory before it is done before memory after it."
    ),
    row!(
        LscFence,
        "lsc.fence",
        Spelling::Intrinsic(&[Suffix::Operand(0)]),
        [MASK, number("memory", 8), number("flush", 8), number("scope", 8)],
        ResultRule::None,
        Write,
        "Messages of a memory before it are done before those after it, as the scope sees them."
    ),
    row!(GroupId, "group.id.x", PLAIN, [], ResultRule::Scalar(Element::I32), Pure, "The number of the group along x."),
    row!(
        LocalId,
        "local.id",
        BY_RESULT,
        [],
        ResultRule::Vector3,
        Pure,
        "The number of the thread in its group along x, y and z."
    ),
];

//! Memory messages (flat memory, surfaces, shared local memory), barriers, and the ids of the thread.

use super::form::{Form, Lanes, Message, Part};
use super::{Argument, BY_RESULT, Kind, OpDef, PLAIN, ResultRule, Spelling, Suffix, number, op, value};
use crate::types::Element;
use visa::table::{Op as Visa, Role};
use visa::variable::GeneralId;
use visa::word::{AddressModel, Sfid};

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

/// The immediates of an LSC message. Caching: 0 is the default; sizes and layout as in [`crate::lsc`].
macro_rules! lsc {
    ($($rest:expr),+) => {
        [
            MASK,
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

/// The fields of an LSC message; the fields with data are the last.
macro_rules! lsc_message {
    ($op:expr, $sfid:expr, $data:expr) => {
        Message {
            op: $op,
            lanes: Lanes::UnlessTransposed("addresses"),
            parts: &[
                (Role::Sfid, Part::Code($sfid.code())),
                (Role::L1, Part::Number("l1")),
                (Role::L3, Part::Number("l3")),
                (Role::AddressModel, Part::Code(AddressModel::Flat.code())),
                (Role::AddressScale, Part::Number("address_scale")),
                (Role::AddressOffset, Part::Number("address_offset")),
                (Role::AddressSize, Part::AddressSize("addresses")),
                (Role::DataSize, Part::Number("data_size")),
                (Role::DataOrder, Part::Number("transposed")),
                (Role::DataElements, Part::Number("vector_size")),
                (Role::Surface, Part::Operand("surface")),
                (Role::Addresses, Part::Operand("addresses")),
                $data,
            ],
        }
    };
}

/// Returns a message with fields.
const fn message(op: Visa, lanes: Lanes, parts: &'static [(Role, Part)]) -> Message {
    Message { op, lanes, parts }
}

const RESULT: (Role, Part) = (Role::Dst, Part::Result);
const STORED: (Role, Part) = (Role::Src0, Part::Operand("data"));
const COUNT: (Role, Part) = (Role::Count, Part::Owords);
const AT: (Role, Part) = (Role::Address, Part::Operand("address"));
const EACH_AT: (Role, Part) = (Role::Addresses, Part::Operand("addresses"));
const BLOCK: (Role, Part) = (Role::BlockSize, Part::Block);
/// The block size of scaled messages is a byte.
const BYTES: (Role, Part) = (Role::BlockSize, Part::Code(0));
const NUMBER_OF_BLOCKS: (Role, Part) = (Role::Count, Part::Number("log2_blocks"));
const SCALED: (Role, Part) = (Role::Scale, Part::Number("scale"));
const OF_SURFACE: (Role, Part) = (Role::Surface, Part::Operand("surface"));
const FROM: (Role, Part) = (Role::Offset, Part::Operand("base"));
const EACH_FROM: (Role, Part) = (Role::Offsets, Part::Operand("offsets"));
const OWORD_OFFSET: (Role, Part) = (Role::Offset, Part::Operand("offset"));
const CHANNEL_MASK: (Role, Part) = (Role::Channels, Part::Number("channels"));

const SVM_BLOCK_LD: Message = message(Visa::SvmBlockLd, Lanes::One, &[COUNT, AT, RESULT]);
const SVM_BLOCK_ST: Message = message(Visa::SvmBlockSt, Lanes::One, &[COUNT, AT, STORED]);
const SVM_GATHER: Message =
    message(Visa::SvmGather, Lanes::Of("addresses"), &[BLOCK, NUMBER_OF_BLOCKS, EACH_AT, RESULT]);
const SVM_SCATTER: Message =
    message(Visa::SvmScatter, Lanes::Of("addresses"), &[BLOCK, NUMBER_OF_BLOCKS, EACH_AT, STORED]);
const OWORD_LD: Message = message(
    Visa::OwordLd,
    Lanes::One,
    &[COUNT, (Role::IsModified, Part::Number("modified")), OF_SURFACE, OWORD_OFFSET, RESULT],
);
const OWORD_ST: Message = message(Visa::OwordSt, Lanes::One, &[COUNT, OF_SURFACE, OWORD_OFFSET, STORED]);
const GATHER: Message = message(
    Visa::GatherScaled,
    Lanes::Of("offsets"),
    &[BYTES, NUMBER_OF_BLOCKS, SCALED, OF_SURFACE, FROM, EACH_FROM, RESULT],
);
const SCATTER: Message = message(
    Visa::ScatterScaled,
    Lanes::Of("offsets"),
    &[BYTES, NUMBER_OF_BLOCKS, SCALED, OF_SURFACE, FROM, EACH_FROM, STORED],
);
const GATHER4: Message =
    message(Visa::Gather4Scaled, Lanes::Of("offsets"), &[CHANNEL_MASK, SCALED, OF_SURFACE, FROM, EACH_FROM, RESULT]);
const SCATTER4: Message =
    message(Visa::Scatter4Scaled, Lanes::Of("offsets"), &[CHANNEL_MASK, SCALED, OF_SURFACE, FROM, EACH_FROM, STORED]);
const BARRIER: Message = message(Visa::Barrier, Lanes::One, &[]);
const FENCE: Message = message(Visa::Fence, Lanes::One, &[(Role::FenceFlags, Part::Number("mode"))]);
const LSC_FENCE: Message = message(
    Visa::LscFence,
    Lanes::Of("mask"),
    &[
        (Role::Sfid, Part::Number("memory")),
        (Role::FenceOp, Part::Number("flush")),
        (Role::FenceScope, Part::Number("scope")),
    ],
);

/// The fields of a 2D block message; the fields with data are the last.
macro_rules! block_2d {
    ($op:expr, $data:expr) => {
        Message {
            op: $op,
            lanes: Lanes::One,
            parts: &[
                (Role::Sfid, Part::Code(Sfid::Ugm.code())),
                (Role::L1, Part::Number("l1")),
                (Role::L3, Part::Number("l3")),
                (Role::DataSize, Part::Number("data_size")),
                (Role::DataOrder, Part::Number("transposed")),
                (Role::Blocks, Part::Number("blocks")),
                (Role::BlockWidth, Part::Number("block_width")),
                (Role::BlockHeight, Part::Number("block_height")),
                (Role::Vnni, Part::Number("packed")),
                (Role::Base, Part::Operand("address")),
                (Role::Width, Part::Operand("surface_width")),
                (Role::Height, Part::Operand("surface_height")),
                (Role::Pitch, Part::Operand("surface_pitch")),
                (Role::X, Part::Operand("x")),
                (Role::Y, Part::Operand("y")),
                $data,
            ],
        }
    };
}

const LSC_LOAD_BLOCK: Message = block_2d!(Visa::LscLoadBlock2d, RESULT);
const LSC_STORE_BLOCK: Message = block_2d!(Visa::LscStoreBlock2d, STORED);

/// `%group_id_x`, `%group_id_y` and `%group_id_z`.
const GROUP_ID_X: GeneralId = GeneralId(3);
const GROUP_ID_Y: GeneralId = GeneralId(4);
const GROUP_ID_Z: GeneralId = GeneralId(5);

/// The operation that reads the number of the group along an axis.
macro_rules! group_id {
    ($op:ident, $name:literal, $variable:expr, $description:literal) => {
        op!($op, $name, PLAIN, [], ResultRule::Scalar(Element::I32), Pure, Form::Predefined(&[$variable]), $description)
    };
}

const LSC_ADDRESS: Argument = value("addresses", Kind::Data);
const LSC_LOAD: Spelling = Spelling::Member(0, &[Suffix::Result, Suffix::Operand(0), Suffix::Operand(1)]);
const LSC_STORE: Spelling = Spelling::Member(4, &[Suffix::Operand(0), Suffix::Operand(1), Suffix::Operand(2)]);

/// Operands of a 2D block message. Width and pitch are in bytes, minus one; the height is in rows, minus one.
macro_rules! in_block_2d {
    ($($data:expr)?) => {
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
            $($data)?
        ]
    };
}

/// Defines a load, whose data are the result.
macro_rules! load {
    ($op:ident, $name:literal, $spelling:expr, $arguments:expr, $message:expr, $doc:literal) => {
        op!($op, $name, $spelling, $arguments, ResultRule::Data, Read, Form::Message($message), $doc)
    };
}

/// Defines a store, or an operation that orders stores.
macro_rules! store {
    ($op:ident, $name:literal, $spelling:expr, $arguments:expr, $message:expr, $doc:literal) => {
        op!($op, $name, $spelling, $arguments, ResultRule::None, Write, Form::Message($message), $doc)
    };
}

pub(super) const OPS: &[OpDef] = &[
    load!(
        SvmBlockLd,
        "svm.block.ld",
        Spelling::Intrinsic(&[Suffix::Result, Suffix::Operand(0)]),
        [ADDRESS],
        SVM_BLOCK_LD,
        "Bytes side by side in flat memory, at an address that is a multiple of 16: 1, 2, 4, 8 or 16 owords."
    ),
    store!(
        SvmBlockSt,
        "svm.block.st",
        Spelling::Intrinsic(&[Suffix::Operand(0), Suffix::Operand(1)]),
        [ADDRESS, DATA],
        SVM_BLOCK_ST,
        "Bytes side by side to flat memory, at an address that is a multiple of 16: 1, 2, 4, 8 or 16 owords."
    ),
    load!(
        SvmGather,
        "svm.gather",
        Spelling::Intrinsic(&[Suffix::Result, Suffix::Operand(0), Suffix::Operand(1)]),
        [MASK, BLOCKS, ADDRESSES, OLD],
        SVM_GATHER,
        "2^log2_blocks elements from each address whose bit in the mask is set; the others from `old`."
    ),
    store!(
        SvmScatter,
        "svm.scatter",
        Spelling::Intrinsic(&[Suffix::Operand(0), Suffix::Operand(1), Suffix::Operand(2)]),
        [MASK, BLOCKS, ADDRESSES, DATA],
        SVM_SCATTER,
        "2^log2_blocks elements to each address whose bit in the mask is set."
    ),
    load!(
        OwordLd,
        "oword.ld",
        BY_RESULT,
        [number("modified", 32), SURFACE, value("offset", Kind::Scalar(Element::I32))],
        OWORD_LD,
        "Bytes side by side of a surface, from a number of owords on: 1, 2, 4, 8 owords."
    ),
    store!(
        OwordSt,
        "oword.st",
        Spelling::Intrinsic(&[Suffix::Operand(2)]),
        [SURFACE, value("offset", Kind::Scalar(Element::I32)), DATA],
        OWORD_ST,
        "Bytes side by side to a surface, from a number of owords on: 1, 2, 4, 8 owords."
    ),
    load!(
        GatherScaled,
        "gather.scaled",
        Spelling::Intrinsic(&[Suffix::Result, Suffix::Operand(0), Suffix::Operand(3)]),
        [MASK, BLOCKS, SCALE, SURFACE, BASE, OFFSETS, OLD],
        GATHER,
        "2^log2_blocks bytes from each byte offset of a surface, one element of the result for each."
    ),
    store!(
        ScatterScaled,
        "scatter.scaled",
        Spelling::Intrinsic(&[Suffix::Operand(0), Suffix::Operand(3), Suffix::Operand(4)]),
        [MASK, BLOCKS, SCALE, SURFACE, BASE, OFFSETS, DATA],
        SCATTER,
        "2^log2_blocks bytes to each byte offset of a surface, one element of the data for each."
    ),
    load!(
        Gather4Scaled,
        "gather4.scaled",
        Spelling::Intrinsic(&[Suffix::Result, Suffix::Operand(0), Suffix::Operand(3)]),
        [MASK, CHANNELS, SCALE, SURFACE, BASE, OFFSETS, OLD],
        GATHER4,
        "Up to four dwords from each byte offset of a surface, those of the first channel first."
    ),
    store!(
        Scatter4Scaled,
        "scatter4.scaled",
        Spelling::Intrinsic(&[Suffix::Operand(0), Suffix::Operand(3), Suffix::Operand(4)]),
        [MASK, CHANNELS, SCALE, SURFACE, BASE, OFFSETS, DATA],
        SCATTER4,
        "Up to four dwords to each byte offset of a surface, those of the first channel first."
    ),
    load!(
        LscLoadStateless,
        "lsc.load.stateless",
        LSC_LOAD,
        lsc!(LSC_ADDRESS, SURFACE),
        lsc_message!(Visa::LscLoad, Sfid::Ugm, RESULT),
        "From flat memory: an element or a vector from each address, or, transposed, a block from one."
    ),
    store!(
        LscStoreStateless,
        "lsc.store.stateless",
        LSC_STORE,
        lsc!(LSC_ADDRESS, DATA, SURFACE),
        lsc_message!(Visa::LscStore, Sfid::Ugm, STORED),
        "To flat memory: an element or a vector to each address, or, transposed, a block to one."
    ),
    load!(
        LscLoadSlm,
        "lsc.load.slm",
        LSC_LOAD,
        lsc!(LSC_ADDRESS, SURFACE),
        lsc_message!(Visa::LscLoad, Sfid::Slm, RESULT),
        "From shared local memory: an element or a vector from each offset, or, transposed, a block from one."
    ),
    store!(
        LscStoreSlm,
        "lsc.store.slm",
        LSC_STORE,
        lsc!(LSC_ADDRESS, DATA, SURFACE),
        lsc_message!(Visa::LscStore, Sfid::Slm, STORED),
        "To shared local memory: an element or a vector to each offset, or, transposed, a block to one."
    ),
    load!(
        LscLoad2dStateless,
        "lsc.load2d.stateless",
        Spelling::Intrinsic(&[Suffix::Result, Suffix::Operand(0), Suffix::Operand(1)]),
        in_block_2d!(),
        LSC_LOAD_BLOCK,
        "A 2D block of a matrix in flat memory; width and pitch of the surface are in bytes, less one, as is its height in rows."
    ),
    store!(
        LscStore2dStateless,
        "lsc.store2d.stateless",
        Spelling::Intrinsic(&[Suffix::Operand(0), Suffix::Operand(1), Suffix::Operand(7)]),
        in_block_2d!(DATA),
        LSC_STORE_BLOCK,
        "A 2D block of a matrix to flat memory, as `lsc.load2d.stateless`."
    ),
    store!(Barrier, "barrier", PLAIN, [], BARRIER, "All threads of the group come here before one goes on."),
    store!(Fence, "fence", PLAIN, [number("mode", 8)], FENCE, "Memory before it is done before memory after it."),
    store!(
        LscFence,
        "lsc.fence",
        Spelling::Intrinsic(&[Suffix::Operand(0)]),
        [MASK, number("memory", 8), number("flush", 8), number("scope", 8)],
        LSC_FENCE,
        "Messages of a memory before it are done before those after it, as the scope sees them."
    ),
    group_id!(GroupIdX, "group.id.x", GROUP_ID_X, "The number of the group along x."),
    group_id!(GroupIdY, "group.id.y", GROUP_ID_Y, "The number of the group along y."),
    group_id!(GroupIdZ, "group.id.z", GROUP_ID_Z, "The number of the group along z."),
    // The pass `lowering` replaces this one and the next by parameters, which the driver sets.
    op!(
        GroupCount,
        "group.count",
        BY_RESULT,
        [],
        ResultRule::Vector3,
        Pure,
        Form::Predefined(&[]),
        "How many groups there are along x, y and z."
    ),
    op!(
        LocalId,
        "local.id",
        BY_RESULT,
        [],
        ResultRule::Vector3,
        Pure,
        Form::Predefined(&[]),
        "The number of the thread in its group along x, y and z."
    ),
];

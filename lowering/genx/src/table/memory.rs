//! Memory messages (flat memory, surfaces, shared local memory), barriers, and the ids of the thread.

use super::form::{Form, Lanes, Message, Part};
use super::{Argument, BY_RESULT, Kind, Name, OpDef, PLAIN, ResultRule, Spelling, Suffix, number, op, value};
use crate::types::Element;
use visa::table::{Op as Visa, Role};
use visa::variable::GeneralId;
use visa::word::{AddressModel, Sfid};

const ADDRESS: Argument = value(Name::Address, Kind::Scalar(Element::I64));
const ADDRESSES: Argument = value(Name::Addresses, Kind::Vector(Element::I64));
const SURFACE: Argument = value(Name::Surface, Kind::Scalar(Element::I32));
const BASE: Argument = value(Name::Base, Kind::Scalar(Element::I32));
const OFFSETS: Argument = value(Name::Offsets, Kind::Vector(Element::I32));
const DATA: Argument = value(Name::Data, Kind::Data);
const OLD: Argument = value(Name::Old, Kind::Result);
const MASK: Argument = value(Name::Mask, Kind::Predicate);
const BLOCKS: Argument = number(Name::Log2Blocks, 32);
const SCALE: Argument = number(Name::Scale, 16);
const CHANNELS: Argument = number(Name::Channels, 32);

/// The immediates of an LSC message, and perhaps another one before them. Caching: 0 is the default; sizes and layout as in
/// [`crate::lsc`].
macro_rules! lsc {
    ([$($first:expr)?], $($rest:expr),+) => {
        [
            MASK,
            $($first,)?
            number(Name::L1, 8),
            number(Name::L3, 8),
            number(Name::AddressScale, 16),
            number(Name::AddressOffset, 32),
            number(Name::DataSize, 8),
            number(Name::VectorSize, 8),
            number(Name::Transposed, 8),
            number(Name::ChannelMask, 8),
            $($rest),+
        ]
    };
}

/// The fields of an LSC message; the fields with data are the last.
macro_rules! lsc_message {
    ($op:expr, $sfid:expr, $($data:expr),+) => {
        Message {
            op: $op,
            lanes: Lanes::UnlessTransposed(Name::Addresses),
            parts: &[
                (Role::Sfid, Part::Code($sfid.code())),
                (Role::L1, Part::Number(Name::L1)),
                (Role::L3, Part::Number(Name::L3)),
                (Role::AddressModel, Part::Code(AddressModel::Flat.code())),
                (Role::AddressScale, Part::Number(Name::AddressScale)),
                (Role::AddressOffset, Part::Number(Name::AddressOffset)),
                (Role::AddressSize, Part::AddressSize(Name::Addresses)),
                (Role::DataSize, Part::Number(Name::DataSize)),
                (Role::DataOrder, Part::Number(Name::Transposed)),
                (Role::DataElements, Part::Number(Name::VectorSize)),
                (Role::Surface, Part::Operand(Name::Surface)),
                (Role::Addresses, Part::Operand(Name::Addresses)),
                $($data),+
            ],
        }
    };
}

/// An atomic operation; the writer selects the instruction by `atomic_op`.
macro_rules! lsc_atomic {
    ($op:ident, $name:literal, $sfid:expr, $description:literal) => {
        op!(
            $op,
            $name,
            Spelling::Intrinsic(&[Suffix::Result, Suffix::Operand(0), Suffix::Operand(1)]),
            lsc!(
                [number(Name::AtomicOp, 8)],
                LSC_ADDRESS,
                value(Name::Data, Kind::Result),
                value(Name::Compared, Kind::Result),
                SURFACE,
                OLD
            ),
            ResultRule::Data,
            Write,
            Form::Message(Message {
                lanes: Lanes::Of(Name::Addresses),
                ..lsc_message!(Visa::LscAtomicFadd, $sfid, RESULT, STORED)
            }),
            $description
        )
    };
}

/// Returns a message with fields.
const fn message(op: Visa, lanes: Lanes, parts: &'static [(Role, Part)]) -> Message {
    Message { op, lanes, parts }
}

const RESULT: (Role, Part) = (Role::Dst, Part::Result);
const STORED: (Role, Part) = (Role::Src0, Part::Operand(Name::Data));
const COUNT: (Role, Part) = (Role::Count, Part::Owords);
const AT: (Role, Part) = (Role::Address, Part::Operand(Name::Address));
const EACH_AT: (Role, Part) = (Role::Addresses, Part::Operand(Name::Addresses));
const BLOCK: (Role, Part) = (Role::BlockSize, Part::Block);
/// The block size of scaled messages is a byte.
const BYTES: (Role, Part) = (Role::BlockSize, Part::Code(0));
const NUMBER_OF_BLOCKS: (Role, Part) = (Role::Count, Part::Number(Name::Log2Blocks));
const SCALED: (Role, Part) = (Role::Scale, Part::Number(Name::Scale));
const OF_SURFACE: (Role, Part) = (Role::Surface, Part::Operand(Name::Surface));
const FROM: (Role, Part) = (Role::Offset, Part::Operand(Name::Base));
const EACH_FROM: (Role, Part) = (Role::Offsets, Part::Operand(Name::Offsets));
const OWORD_OFFSET: (Role, Part) = (Role::Offset, Part::Operand(Name::Offset));
const CHANNEL_MASK: (Role, Part) = (Role::Channels, Part::Number(Name::Channels));

const SVM_BLOCK_LD: Message = message(Visa::SvmBlockLd, Lanes::One, &[COUNT, AT, RESULT]);
const SVM_BLOCK_ST: Message = message(Visa::SvmBlockSt, Lanes::One, &[COUNT, AT, STORED]);
const SVM_GATHER: Message =
    message(Visa::SvmGather, Lanes::Of(Name::Addresses), &[BLOCK, NUMBER_OF_BLOCKS, EACH_AT, RESULT]);
const SVM_SCATTER: Message =
    message(Visa::SvmScatter, Lanes::Of(Name::Addresses), &[BLOCK, NUMBER_OF_BLOCKS, EACH_AT, STORED]);
const OWORD_LD: Message = message(
    Visa::OwordLd,
    Lanes::One,
    &[COUNT, (Role::IsModified, Part::Number(Name::Modified)), OF_SURFACE, OWORD_OFFSET, RESULT],
);
const OWORD_ST: Message = message(Visa::OwordSt, Lanes::One, &[COUNT, OF_SURFACE, OWORD_OFFSET, STORED]);
const GATHER: Message = message(
    Visa::GatherScaled,
    Lanes::Of(Name::Offsets),
    &[BYTES, NUMBER_OF_BLOCKS, SCALED, OF_SURFACE, FROM, EACH_FROM, RESULT],
);
const SCATTER: Message = message(
    Visa::ScatterScaled,
    Lanes::Of(Name::Offsets),
    &[BYTES, NUMBER_OF_BLOCKS, SCALED, OF_SURFACE, FROM, EACH_FROM, STORED],
);
const GATHER4: Message = message(
    Visa::Gather4Scaled,
    Lanes::Of(Name::Offsets),
    &[CHANNEL_MASK, SCALED, OF_SURFACE, FROM, EACH_FROM, RESULT],
);
const SCATTER4: Message = message(
    Visa::Scatter4Scaled,
    Lanes::Of(Name::Offsets),
    &[CHANNEL_MASK, SCALED, OF_SURFACE, FROM, EACH_FROM, STORED],
);
const BARRIER: Message = message(Visa::Barrier, Lanes::One, &[]);
const FENCE: Message = message(Visa::Fence, Lanes::One, &[(Role::FenceFlags, Part::Number(Name::Mode))]);
const LSC_FENCE: Message = message(
    Visa::LscFence,
    Lanes::Of(Name::Mask),
    &[
        (Role::Sfid, Part::Number(Name::Memory)),
        (Role::FenceOp, Part::Number(Name::Flush)),
        (Role::FenceScope, Part::Number(Name::Scope)),
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
                (Role::L1, Part::Number(Name::L1)),
                (Role::L3, Part::Number(Name::L3)),
                (Role::DataSize, Part::Number(Name::DataSize)),
                (Role::DataOrder, Part::Number(Name::Transposed)),
                (Role::Blocks, Part::Number(Name::Blocks)),
                (Role::BlockWidth, Part::Number(Name::BlockWidth)),
                (Role::BlockHeight, Part::Number(Name::BlockHeight)),
                (Role::Vnni, Part::Number(Name::Packed)),
                (Role::Base, Part::Operand(Name::Address)),
                (Role::Width, Part::Operand(Name::SurfaceWidth)),
                (Role::Height, Part::Operand(Name::SurfaceHeight)),
                (Role::Pitch, Part::Operand(Name::SurfacePitch)),
                (Role::X, Part::Operand(Name::X)),
                (Role::Y, Part::Operand(Name::Y)),
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
/// `%hw_id` and `%sr0`.
const HW_ID: GeneralId = GeneralId(12);
const SR0: GeneralId = GeneralId(13);

/// The operation that reads the first dword of a predefined variable.
macro_rules! predefined {
    ($op:ident, $name:literal, $spelling:expr, $variable:expr, $description:literal) => {
        op!(
            $op,
            $name,
            $spelling,
            [],
            ResultRule::Scalar(Element::I32),
            Pure,
            Form::Predefined(&[$variable]),
            $description
        )
    };
}

const LSC_ADDRESS: Argument = value(Name::Addresses, Kind::Data);
const LSC_LOAD: Spelling = Spelling::Member(0, &[Suffix::Result, Suffix::Operand(0), Suffix::Operand(1)]);
const LSC_STORE: Spelling = Spelling::Member(4, &[Suffix::Operand(0), Suffix::Operand(1), Suffix::Operand(2)]);

/// Operands of a 2D block message. Width and pitch are in bytes, minus one; the height is in rows, minus one.
macro_rules! in_block_2d {
    ($($data:expr)?) => {
        [
            MASK,
            number(Name::L1, 8),
            number(Name::L3, 8),
            number(Name::DataSize, 8),
            number(Name::Transposed, 8),
            number(Name::Blocks, 8),
            number(Name::BlockWidth, 16),
            number(Name::BlockHeight, 16),
            number(Name::Packed, 8),
            ADDRESS,
            value(Name::SurfaceWidth, Kind::Scalar(Element::I32)),
            value(Name::SurfaceHeight, Kind::Scalar(Element::I32)),
            value(Name::SurfacePitch, Kind::Scalar(Element::I32)),
            value(Name::X, Kind::Scalar(Element::I32)),
            value(Name::Y, Kind::Scalar(Element::I32)),
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
        [number(Name::Modified, 32), SURFACE, value(Name::Offset, Kind::Scalar(Element::I32))],
        OWORD_LD,
        "Bytes side by side of a surface, from a number of owords on: 1, 2, 4, 8 owords."
    ),
    store!(
        OwordSt,
        "oword.st",
        Spelling::Intrinsic(&[Suffix::Operand(2)]),
        [SURFACE, value(Name::Offset, Kind::Scalar(Element::I32)), DATA],
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
        lsc!([], LSC_ADDRESS, SURFACE),
        lsc_message!(Visa::LscLoad, Sfid::Ugm, RESULT),
        "From flat memory: an element or a vector from each address, or, transposed, a block from one."
    ),
    store!(
        LscStoreStateless,
        "lsc.store.stateless",
        LSC_STORE,
        lsc!([], LSC_ADDRESS, DATA, SURFACE),
        lsc_message!(Visa::LscStore, Sfid::Ugm, STORED),
        "To flat memory: an element or a vector to each address, or, transposed, a block to one."
    ),
    load!(
        LscLoadSlm,
        "lsc.load.slm",
        LSC_LOAD,
        lsc!([], LSC_ADDRESS, SURFACE),
        lsc_message!(Visa::LscLoad, Sfid::Slm, RESULT),
        "From shared local memory: an element or a vector from each offset, or, transposed, a block from one."
    ),
    store!(
        LscStoreSlm,
        "lsc.store.slm",
        LSC_STORE,
        lsc!([], LSC_ADDRESS, DATA, SURFACE),
        lsc_message!(Visa::LscStore, Sfid::Slm, STORED),
        "To shared local memory: an element or a vector to each offset, or, transposed, a block to one."
    ),
    lsc_atomic!(
        LscAtomicStateless,
        "lsc.xatomic.stateless",
        Sfid::Ugm,
        "Updates an element at each address of flat memory atomically, by an operation with one source; gives the elements before."
    ),
    lsc_atomic!(
        LscAtomicSlm,
        "lsc.xatomic.slm",
        Sfid::Slm,
        "Updates an element at each offset of shared local memory atomically, as `lsc.xatomic.stateless`."
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
    store!(Fence, "fence", PLAIN, [number(Name::Mode, 8)], FENCE, "Memory before it is done before memory after it."),
    store!(
        LscFence,
        "lsc.fence",
        Spelling::Intrinsic(&[Suffix::Operand(0)]),
        [MASK, number(Name::Memory, 8), number(Name::Flush, 8), number(Name::Scope, 8)],
        LSC_FENCE,
        "Messages of a memory before it are done before those after it, as the scope sees them."
    ),
    predefined!(GroupIdX, "group.id.x", PLAIN, GROUP_ID_X, "The number of the group along x."),
    predefined!(GroupIdY, "group.id.y", PLAIN, GROUP_ID_Y, "The number of the group along y."),
    predefined!(GroupIdZ, "group.id.z", PLAIN, GROUP_ID_Z, "The number of the group along z."),
    predefined!(
        HardwareId,
        "get.hwid",
        PLAIN,
        HW_ID,
        "The number of the hardware thread among all that the device runs at once."
    ),
    predefined!(StateRegister, "sr0", Spelling::Inserted, SR0, "The first dword of the state register."),
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

//! Tile buffers and views of global memory.

use crate::Key;
use crate::Name;
use crate::op::{
    self, Arity, Attr, Domain, Effects, Family, Infer, Kind, Kinds, Level, Manual, Op, OpResult, Operand, Presence,
    Role, Traits, TypeFrom, ViewOf,
};
use crate::ops::scalar;
use crate::rule::{Allowed, Idx, Joint, LocLayouts, LocSet, Micro, Rule, ThreadRule, Transfer};
use crate::syntax::Syntax;
use crate::target::{PerTarget, TargetSet};
use crate::types::{AddressSpace, DType, DTypeSet, Layout, Loc, ViewLayout};

const DIR: &str = "tile/ops/view-and-tile-buf";

/// An operation of the family without attributes, with defaults.
const fn view(
    name: &'static str,
    summary: &'static str,
    operands: &'static [Operand],
    results: &'static [OpResult],
    format: &'static str,
    rules: &'static [&'static [Rule]],
) -> Op {
    Op {
        summary,
        manual: Manual::page(DIR),
        operands,
        results,
        effects: Effects::Pure,
        syntax: Syntax::Format(format),
        rules,
        ..Op::new(Family::View, Level::View, name)
    }
}

const fn result(kind: Kind, infer: Infer, doc: &'static str) -> OpResult {
    OpResult { name: Name::Result, kind, arity: Arity::One, infer, doc }
}

mod alloc {
    use super::Idx;
    pub(super) const ADDR: Idx = 0;
    pub(super) const VALID_ROW: Idx = 1;
    pub(super) const VALID_COL: Idx = 2;
}

const fn layouts(loc: Loc, layouts: &'static [Layout]) -> LocLayouts {
    LocLayouts { loc, layouts }
}

/// Legal layouts in each memory.
pub const TILE_LAYOUTS: &[LocLayouts] = &[
    layouts(Loc::Vec, &[Layout::ND, Layout::DN, Layout::NZ, Layout::ZZ]),
    layouts(Loc::Mat, &[Layout::NZ, Layout::ZN, Layout::ND, Layout::ZZ_SCALE, Layout::NN_SCALE]),
    layouts(Loc::Left, &[Layout::ZZ, Layout::NZ]),
    layouts(Loc::Right, &[Layout::ZN]),
    layouts(Loc::Acc, &[Layout::NZ_ACC, Layout::NZ]),
    layouts(Loc::Bias, &[Layout::ND]),
    layouts(Loc::Scaling, &[Layout::ZZ_SCALE, Layout::NN_SCALE, Layout::ND]),
];

/// Legal element types of tiles: low precision on a5 only.
const ELEMENTS: PerTarget<DTypeSet> = PerTarget { a2a3: DTypeSet::ANY.without(DTypeSet::LOW), a5: DTypeSet::ANY };

/// Rules of an allocated tile buffer.
pub const ALLOC_RULES: &[Rule] = &[
    Rule::Transfer(Transfer::Available(ELEMENTS)),
    Rule::LineAlignment,
    Rule::BoxDivision,
    Rule::Address { operand: alloc::ADDR },
    Rule::ValidOperands { rows: alloc::VALID_ROW, cols: alloc::VALID_COL },
    Rule::Manual(&Rule::MaxExtents { rows: PerTarget { a2a3: 8192, a5: 65535 }, cols: 4095 }),
    Rule::Manual(&Rule::LayoutTable(TILE_LAYOUTS)),
];

const MAKE_RULES: &[Rule] = &[
    Rule::ViewElement { ptr: 0 },
    Rule::ViewRank { shape: 1, strides: 2 },
    Rule::ViewStrides { shape: 1, strides: 2 },
];

const PARTITION_RULES: &[Rule] = &[Rule::Partition { source: 0, offsets: 1, sizes: 2 }];

const POINTERS: Manual = page(&["scalar/ops/micro-instruction/pointer-operations.md"]);

const SUBVIEW_RULES: &[Rule] = &[Rule::Subview { source: 0, offsets: 1, sizes: Key::Sizes, valid: [2, 3] }];

const ALLOC: &[Operand] = &[
    Operand::new(Name::Addr, Role::In, Kind::Int(64), "byte address, where it is planned already").optional(),
    Operand::new(Name::ValidRow, Role::In, Kind::Index, "valid rows, where the type has `?`").optional(),
    Operand::new(Name::ValidCol, Role::In, Kind::Index, "valid columns, where the type has `?`").optional(),
];
const ALLOC_FORMAT: &str =
    "(`addr` `=` $addr^)? (`valid_row` `=` $valid_row^)? (`valid_col` `=` $valid_col^)? attr-dict `:` type($result)";

/// Kinds of tensor and partition views.
const VIEW: Kind =
    Kind::OneOf(&Kinds { kinds: &[Kind::TensorView, Kind::Partition], words: "a tensor or partition view" });
/// Like [`VIEW`], or a memref to which a view was lowered.
const VIEW_OR_MEMREF: Kind = Kind::OneOf(&Kinds {
    kinds: &[Kind::TensorView, Kind::Partition, Kind::Memref],
    words: "a tensor view, partition view or memref",
});

const TILE: Operand = Operand::new(Name::Src, Role::In, Kind::Tile, "the tile");
/// Legal pointees of a pointer that is cast from an address.
const POINTEES: DTypeSet =
    DTypeSet::ANY.without(DTypeSet::of(&[DType::Index, DType::I1, DType::BF16x2, DType::Hif8x2, DType::F8E8M0]));

const DIMENSION: &[Operand] = &[
    Operand::new(Name::TensorView, Role::In, VIEW, "the view"),
    Operand::new(Name::DimIndex, Role::In, Kind::Index, "number of the dimension"),
];
const NUMBER: &[OpResult] = &[result(Kind::Index, Infer::Spelled, "the number")];

/// An operation that returns the extent or stride of a dimension of a view.
const fn of_dimension(name: &'static str, summary: &'static str, number: ViewOf) -> Op {
    Op {
        view: Some(number),
        ..view(
            name,
            summary,
            DIMENSION,
            NUMBER,
            "$tensor_view `,` $dim_index `:` type($tensor_view) `->` type($result) attr-dict",
            &[&[Rule::Transfer(Transfer::Dimension { view: 0, index: 1 })]],
        )
    }
}

/// An operation that returns an extent of the valid region of a tile.
const fn of_valid_region(name: &'static str, summary: &'static str) -> Op {
    Op {
        effects: Effects::FromRoles,
        manual: Manual::NONE,
        ..view(name, summary, &[TILE], NUMBER, "$src attr-dict `:` type($src) `->` type($result)", &[])
    }
}

/// An operation that reinterprets the bytes of a tile as another type.
const fn reinterpretation(
    name: &'static str,
    summary: &'static str,
    manual: Manual,
    operands: &'static [Operand],
    results: &'static [OpResult],
    rules: &'static [&'static [Rule]],
) -> Op {
    Op { manual, ..view(name, summary, operands, results, "$src attr-dict `:` type($src) `->` type($result)", rules) }
}

const fn page(extra: &'static [&'static str]) -> Manual {
    Manual { extra, ..Manual::NONE }
}

ops![
    Addptr = Op {
        view: Some(ViewOf::Further { pointer: 0, offset: 1 }),
        manual: POINTERS,
        ..view(
            "addptr",
            "a pointer some elements further",
            &[
                Operand::new(Name::Ptr, Role::In, Kind::Ptr, "pointer"),
                Operand::new(Name::Offset, Role::In, Kind::Index, "distance in elements"),
            ],
            &[result(Kind::Ptr, Infer::Spelled, "the sum")],
            "$ptr `,` $offset attr-dict `:` short-type($ptr) `->` short-type($result)",
            &[&[Rule::ResultType(0)]],
        )
    },
    AllocMultiTile = Op {
        view: Some(ViewOf::At { address: alloc::ADDR }),
        effects: Effects::Allocate,
        manual: Manual::NONE,
        ..view(
            "alloc_multi_tile",
            "allocate several tile buffers of one type",
            ALLOC,
            &[result(Kind::MultiTile, Infer::Spelled, "the buffers")],
            ALLOC_FORMAT,
            &[ALLOC_RULES, &[Rule::Transfer(Transfer::PlainSlot)]],
        )
    },
    AllocTile = Op {
        view: Some(ViewOf::At { address: alloc::ADDR }),
        effects: Effects::Allocate,
        ..view(
            "alloc_tile",
            "allocate a tile buffer",
            ALLOC,
            &[result(Kind::Tile, Infer::Spelled, "the buffer")],
            ALLOC_FORMAT,
            &[ALLOC_RULES],
        )
    },
    Bitcast = Op {
        view: Some(ViewOf::Bytes { source: 0 }),
        ..reinterpretation(
            "bitcast",
            "show the bytes of a tile as other elements",
            Manual::NONE,
            &[TILE],
            &[result(Kind::Tile, Infer::Spelled, "the tile of other elements")],
            &[&[Rule::Transfer(Transfer::SameBytes { src: 0, boxes: false })]],
        )
    },
    Castptr = Op {
        view: Some(ViewOf::Cast { source: 0 }),
        manual: POINTERS,
        ..view(
            "castptr",
            "cast between addresses and pointers, or between pointers",
            &[Operand::new(Name::Input, Role::In, Kind::Any, "address or pointer")],
            &[result(Kind::Any, Infer::Spelled, "the pointer or address")],
            "$input attr-dict `:` type($input) `->` type($result)",
            &[&[Rule::PtrCast { input: 0 }]],
        )
    },
    DeclareGlobal = Op {
        view: Some(ViewOf::Declared),
        effects: Effects::Allocate,
        manual: Manual::NONE,
        ..view(
            "declare_global",
            "a view of global memory that a pipe between cores fills in",
            &[],
            &[OpResult { name: Name::Entry, ..result(Kind::TensorView, Infer::Spelled, "the view") }],
            "attr-dict `->` type($entry)",
            &[],
        )
    },
    DeclareTile = Op {
        view: Some(ViewOf::Declared),
        effects: Effects::Allocate,
        manual: Manual::NONE,
        ..view(
            "declare_tile",
            "a tile that a pipe between cores fills in",
            &[],
            &[OpResult { name: Name::Tile, ..result(Kind::Tile, Infer::Spelled, "the tile") }],
            "attr-dict `->` type($tile)",
            &[],
        )
    },
    GetTensorViewDim = of_dimension(
        "get_tensor_view_dim",
        "extent of a dimension of a view",
        ViewOf::Extent { view: 0, dimension: 1 }
    ),
    GetTensorViewStride = of_dimension(
        "get_tensor_view_stride",
        "distance of neighbours along a dimension of a view",
        ViewOf::Distance { view: 0, dimension: 1 },
    ),
    GetValidshape = Op {
        // The valid region of a tile may change, and its address too if a pipe assigns it: the operation reads them
        // like memory.
        effects: Effects::FromRoles,
        manual: Manual::NONE,
        ..view(
            "get_validshape",
            "extents of the valid region of a tile",
            &[Operand::new(Name::Source, Role::In, Kind::Tile, "the tile")],
            &[
                OpResult { name: Name::ValidRow, ..result(Kind::Index, Infer::Type(DType::Index), "valid rows") },
                OpResult { name: Name::ValidCol, ..result(Kind::Index, Infer::Type(DType::Index), "valid columns") },
            ],
            "$source attr-dict `:` type($source)",
            &[],
        )
    },
    Inttoptr = Op {
        view: Some(ViewOf::Cast { source: 0 }),
        manual: Manual::NONE,
        ..view(
            "inttoptr",
            "an address as a pointer",
            &[Operand::new(Name::Addr, Role::In, Kind::Scalar, "the address")],
            &[result(Kind::Ptr, Infer::Spelled, "the pointer")],
            "$addr attr-dict `:` type($addr) `->` short-type($result)",
            &[&[
                Rule::Micro(Micro::ElementTypes { operands: &[0], allowed: PerTarget::same(DTypeSet::int(64)) }),
                Rule::Transfer(Transfer::Pointee(POINTEES)),
                Rule::Thread(ThreadRule::AddressUsedBy(&[
                    op::Opcode::Scalar(scalar::Opcode::LoadScalar),
                    op::Opcode::Scalar(scalar::Opcode::StoreScalar),
                ])),
            ]],
        )
    },
    MakeTensorView = Op {
        view: Some(ViewOf::Tensor { pointer: 0, shape: 1, strides: 2 }),
        attrs: &[Attr::choice(Key::Layout, ViewLayout::DEF, Presence::Optional, "order of the elements in memory")],
        ..view(
            "make_tensor_view",
            "describe a tensor in global memory",
            &[
                Operand::new(Name::Ptr, Role::In, Kind::Ptr, "first element")
                    .typed(TypeFrom::PtrToElementOfResult { result: 0, space: AddressSpace::Gm }),
                Operand::new(Name::Shape, Role::In, Kind::Index, "extents, outermost first").variadic(),
                Operand::new(Name::Strides, Role::In, Kind::Index, "distances in elements, outermost first").variadic(),
            ],
            &[result(Kind::TensorView, Infer::Spelled, "the view")],
            "$ptr `,` `shape` `=` `[` $shape `]` `,` `strides` `=` `[` $strides `]` attr-dict `:` type($result)",
            &[MAKE_RULES],
        )
    },
    MultiTileGet = Op {
        view: Some(ViewOf::Slot { buffers: 0, number: 1 }),
        manual: Manual::NONE,
        ..view(
            "multi_tile_get",
            "one of several tile buffers",
            &[
                Operand::new(Name::Source, Role::In, Kind::MultiTile, "the buffers"),
                Operand::new(Name::Slot, Role::In, Kind::Index, "number of the buffer"),
            ],
            &[result(Kind::Tile, Infer::Spelled, "the buffer")],
            "$source `[` $slot `]` attr-dict `:` type($source) `->` type($result)",
            &[&[Rule::Transfer(Transfer::Slot { buffer: 0, slot: 1 })]],
        )
    },
    PartitionView = Op {
        view: Some(ViewOf::Partition { source: 0, offsets: 1, sizes: 2 }),
        ..view(
            "partition_view",
            "select a box of a tensor view",
            &[
                Operand::new(Name::Source, Role::In, Kind::TensorView, "view selected from"),
                Operand::new(Name::Offsets, Role::In, Kind::Index, "first element in each dimension").variadic(),
                Operand::new(Name::Sizes, Role::In, Kind::Index, "extents of the box").variadic(),
            ],
            &[result(Kind::Partition, Infer::PartitionOfSizes { source: 0, sizes: 2 }, "the box")],
            "$source `,` `offsets` `=` `[` $offsets `]` `,` `sizes` `=` `[` $sizes `]` attr-dict `:` type($source) (`->` type($result))?{infer}",
            &[PARTITION_RULES],
        )
    },
    Ptrtoint = Op {
        view: Some(ViewOf::Cast { source: 0 }),
        manual: Manual::NONE,
        ..view(
            "ptrtoint",
            "a pointer as an address",
            &[Operand::new(Name::Ptr, Role::In, Kind::Ptr, "the pointer")],
            &[result(Kind::Int(64), Infer::Spelled, "the address")],
            "$ptr attr-dict `:` short-type($ptr) `->` type($result)",
            &[],
        )
    },
    SetValidshape = Op {
        effects: Effects::FromRoles,
        ..view(
            "set_validshape",
            "set the valid region of a tile",
            &[
                Operand::new(Name::Source, Role::InOut, Kind::Tile, "the tile"),
                Operand::new(Name::ValidRow, Role::In, Kind::Index, "valid rows"),
                Operand::new(Name::ValidCol, Role::In, Kind::Index, "valid columns"),
            ],
            &[],
            "$source `,` $valid_row `,` $valid_col attr-dict `:` type($source)",
            &[&[Rule::SetValid {
                tile: 0,
                valid: [1, 2],
                makers: &[op::Opcode::View(Opcode::AllocTile), op::Opcode::View(Opcode::DeclareTile)]
            }]],
        )
    },
    Subview = Op {
        view: Some(ViewOf::Window { source: 0, offsets: 1 }),
        aliases: &["subset"],
        manual: page(&["tile/ops/sync-and-config/subview.md", "TSUBVIEW.md"]),
        attrs: &[Attr::new(Key::Sizes, Domain::Ints, Presence::Required, "extents of the window")],
        ..view(
            "subview",
            "a window onto a tile",
            &[
                Operand::new(Name::Source, Role::In, Kind::Tile, "the tile"),
                Operand::new(Name::Offsets, Role::In, Kind::Index, "first row and column").variadic(),
                Operand::new(Name::ValidRow, Role::In, Kind::Index, "valid rows of the window").optional(),
                Operand::new(Name::ValidCol, Role::In, Kind::Index, "valid columns of the window").optional(),
            ],
            &[result(Kind::Tile, Infer::Spelled, "the window")],
            "$source `[` $offsets `]` `sizes` $sizes (`valid` ` ` `[` $valid_row^ `,` $valid_col `]`)? attr-dict \
             `:` type($source) `->` type($result)",
            &[SUBVIEW_RULES],
        )
    },
    Talias = Op {
        view: Some(ViewOf::Alias { source: 0, target: 1 }),
        effects: Effects::FromRoles,
        traits: Traits::DPS,
        syntax: Syntax::DPS,
        ..reinterpretation(
            "talias",
            "give a tile the buffer of another",
            page(&["tile/ops/sync-and-config/talias.md"]),
            &[TILE, Operand::new(Name::Dst, Role::Out, Kind::Tile, "the tile that is given the buffer")],
            &[],
            &[&[Rule::SameDType(&[0, 1])]],
        )
    },
    Tassign = Op {
        view: Some(ViewOf::At { address: 1 }),
        manual: page(&["tile/ops/sync-and-config/tassign.md", "TASSIGN.md"]),
        ..view(
            "tassign",
            "a tile at an address",
            &[
                Operand::new(Name::Tile, Role::In, Kind::Tile, "the tile"),
                Operand::new(Name::Addr, Role::In, Kind::Int(64), "byte address"),
            ],
            &[result(Kind::Tile, Infer::Spelled, "the tile at the address")],
            "$tile `,` $addr attr-dict `:` type($tile) `->` type($result)",
            &[&[Rule::Address { operand: 1 }, Rule::ResultType(0)]],
        )
    },
    TensorViewAddr = Op {
        effects: Effects::FromRoles,
        view: Some(ViewOf::AddressOf { source: 0 }),
        ..view(
            "tensor_view_addr",
            "the address of a view",
            &[Operand::new(Name::Src, Role::In, VIEW_OR_MEMREF, "the view")],
            &[OpResult { name: Name::Dst, ..result(Kind::PtrOrMemref, Infer::Spelled, "the address") }],
            "$src attr-dict `:` type($src) `->` type($dst)",
            &[&[Rule::AddressOf { tile: 0 }]],
        )
    },
    TgetScaleAddr = Op {
        view: Some(ViewOf::Alias { source: 0, target: 1 }),
        aliases: &["get_scale_addr"],
        effects: Effects::FromRoles,
        traits: Traits::DPS,
        syntax: Syntax::DPS,
        targets: TargetSet::A5,
        ..reinterpretation(
            "tget_scale_addr",
            "give a tile of scales the buffer that belongs to an operand of a product",
            page(&["tile/ops/sync-and-config/get-scale-addr.md", "TGET_SCALE_ADDR.md"]),
            &[
                Operand::new(Name::Src, Role::In, Kind::Tile, "the operand"),
                Operand::new(Name::Dst, Role::Out, Kind::Tile, "its scales"),
            ],
            &[],
            &[SCALE_RULES],
        )
    },
    TileBufAddr = Op {
        effects: Effects::FromRoles,
        view: Some(ViewOf::AddressOf { source: 0 }),
        ..view(
            "tile_buf_addr",
            "the address of a tile",
            &[Operand::new(Name::Src, Role::In, Kind::TileOrMemref, "the tile")],
            &[result(Kind::PtrOrMemref, Infer::Spelled, "the address")],
            "$src attr-dict `:` type($src) `->` type($result)",
            &[&[Rule::AddressOf { tile: 0 }, Rule::Joint(Joint::TakesAddress)]],
        )
    },
    TileValidCols = of_valid_region("tile_valid_cols", "valid columns of a tile"),
    TileValidRows = of_valid_region("tile_valid_rows", "valid rows of a tile"),
    Treshape = Op {
        view: Some(ViewOf::Bytes { source: 0 }),
        ..reinterpretation(
            "treshape",
            "show the bytes of a tile in other extents",
            page(&["tile/ops/layout-and-rearrangement/treshape.md", "TRESHAPE.md"]),
            &[Operand::new(Name::Src, Role::In, Kind::TileOrView, "the tile")],
            &[result(Kind::TileOrView, Infer::Spelled, "the tile in other extents")],
            &[&[Rule::Transfer(Transfer::SameBytes { src: 0, boxes: true })]],
        )
    },
];

const SCALE_RULES: &[Rule] = &[
    Rule::Location { operands: &[0], allowed: PerTarget::same(LocSet::of(&[Loc::Left, Loc::Right])) },
    Rule::Location { operands: &[1], allowed: PerTarget::same(LocSet::of(&[Loc::Scaling])) },
    Rule::DType { operands: &[0], allowed: SCALED },
    Rule::Transfer(Transfer::Scales { data: 0, scale: 1, group: 32 }),
];
/// Legal element types of products with shared exponents.
const SCALED: Allowed =
    Allowed::Only(PerTarget::same(DTypeSet::of(&[DType::F8E4M3FN, DType::F8E5M2, DType::F4E1M2x2, DType::F4E2M1x2])));

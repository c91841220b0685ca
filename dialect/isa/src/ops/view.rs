//! Tile buffers and views of global memory.

use crate::op::{
    Arity, Attr, Domain, Effects, Family, Infer, Kind, Level, Manual, Op, OpResult, Operand, Presence, Role, Traits,
    TypeFrom,
};
use crate::rule::{Idx, LocLayouts, Rule};
use crate::syntax::Syntax;
use crate::target::{PerTarget, TargetSet};
use crate::types::{AddressSpace, DTypeSet, Layout, Loc, ViewLayout};

const DIR: &str = "tile/ops/view-and-tile-buf";

/// An operation of the family without attributes.
const fn view(
    name: &'static str,
    summary: &'static str,
    operands: &'static [Operand],
    results: &'static [OpResult],
    format: &'static str,
    rules: &'static [&'static [Rule]],
) -> Op {
    Op {
        name,
        aliases: &[],
        family: Family::View,
        level: Level::View,
        summary,
        manual: Manual::page(DIR),
        operands,
        results,
        regions: &[],
        attrs: &[],
        dtypes: PerTarget::same(DTypeSet::ANY),
        effects: Effects::Pure,
        traits: Traits::NONE,
        syntax: Syntax::Format(format),
        targets: TargetSet::ALL,
        numerics: &[],
        rules,
    }
}

const fn result(kind: Kind, infer: Infer, doc: &'static str) -> OpResult {
    OpResult { name: "result", kind, arity: Arity::One, infer, doc }
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

/// Layouts in use in each memory.
pub const TILE_LAYOUTS: &[LocLayouts] = &[
    layouts(Loc::Vec, &[Layout::ND, Layout::DN, Layout::NZ, Layout::ZZ]),
    layouts(Loc::Mat, &[Layout::NZ, Layout::ZN, Layout::ND, Layout::ZZ_SCALE, Layout::NN_SCALE]),
    layouts(Loc::Left, &[Layout::ZZ, Layout::NZ]),
    layouts(Loc::Right, &[Layout::ZN]),
    layouts(Loc::Acc, &[Layout::NZ_ACC, Layout::NZ]),
    layouts(Loc::Bias, &[Layout::ND]),
    layouts(Loc::Scaling, &[Layout::ZZ_SCALE, Layout::NN_SCALE, Layout::ND]),
];

/// Rules of an allocated tile buffer.
pub const ALLOC_RULES: &[Rule] = &[
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

const POINTERS: Manual =
    Manual { dir: "", intrinsic: false, extra: &["scalar/ops/micro-instruction/pointer-operations.md"] };

const SUBVIEW_RULES: &[Rule] = &[Rule::Subview { source: 0, offsets: 1, sizes: "sizes", valid: [2, 3] }];

/// Rows of the family.
pub const OPS: &[Op] = &[
    Op {
        manual: POINTERS,
        ..view(
            "addptr",
            "a pointer some elements further",
            &[
                Operand::new("ptr", Role::In, Kind::Ptr, "pointer"),
                Operand::new("offset", Role::In, Kind::Index, "distance in elements"),
            ],
            &[result(Kind::Ptr, Infer::Spelled, "the sum")],
            "$ptr `,` $offset attr-dict `:` short-type($ptr) `->` short-type($result)",
            &[&[Rule::ResultType(0)]],
        )
    },
    Op {
        effects: Effects::Allocate,
        ..view(
            "alloc_tile",
            "allocate a tile buffer",
            &[
                Operand::new("addr", Role::In, Kind::Int(64), "byte address, where it is planned already").optional(),
                Operand::new("valid_row", Role::In, Kind::Index, "valid rows, where the type has `?`").optional(),
                Operand::new("valid_col", Role::In, Kind::Index, "valid columns, where the type has `?`").optional(),
            ],
            &[result(Kind::Tile, Infer::Spelled, "the buffer")],
            "(`addr` `=` $addr^)? (`valid_row` `=` $valid_row^)? (`valid_col` `=` $valid_col^)? attr-dict `:` type($result)",
            &[ALLOC_RULES],
        )
    },
    Op {
        manual: POINTERS,
        ..view(
            "castptr",
            "cast between addresses and pointers, or between pointers",
            &[Operand::new("input", Role::In, Kind::Any, "address or pointer")],
            &[result(Kind::Any, Infer::Spelled, "the pointer or address")],
            "$input attr-dict `:` type($input) `->` type($result)",
            &[&[Rule::PtrCast { input: 0 }]],
        )
    },
    Op {
        attrs: &[Attr::choice("layout", ViewLayout::DEF, Presence::Optional, "order of the elements in memory")],
        ..view(
            "make_tensor_view",
            "describe a tensor in global memory",
            &[
                Operand::new("ptr", Role::In, Kind::Ptr, "first element")
                    .typed(TypeFrom::PtrToElementOfResult { result: 0, space: AddressSpace::Gm }),
                Operand::new("shape", Role::In, Kind::Index, "extents, outermost first").variadic(),
                Operand::new("strides", Role::In, Kind::Index, "distances in elements, outermost first").variadic(),
            ],
            &[result(Kind::TensorView, Infer::Spelled, "the view")],
            "$ptr `,` `shape` `=` `[` $shape `]` `,` `strides` `=` `[` $strides `]` attr-dict `:` type($result)",
            &[MAKE_RULES],
        )
    },
    view(
        "partition_view",
        "select a box of a tensor view",
        &[
            Operand::new("source", Role::In, Kind::TensorView, "view selected from"),
            Operand::new("offsets", Role::In, Kind::Index, "first element in each dimension").variadic(),
            Operand::new("sizes", Role::In, Kind::Index, "extents of the box").variadic(),
        ],
        &[result(Kind::Partition, Infer::PartitionOfSizes { source: 0, sizes: 2 }, "the box")],
        "$source `,` `offsets` `=` `[` $offsets `]` `,` `sizes` `=` `[` $sizes `]` attr-dict `:` type($source) (`->` type($result))?{infer}",
        &[PARTITION_RULES],
    ),
    Op {
        effects: Effects::FromRoles,
        ..view(
            "set_validshape",
            "set the valid region of a tile",
            &[
                Operand::new("source", Role::InOut, Kind::Tile, "the tile"),
                Operand::new("valid_row", Role::In, Kind::Index, "valid rows"),
                Operand::new("valid_col", Role::In, Kind::Index, "valid columns"),
            ],
            &[],
            "$source `,` $valid_row `,` $valid_col attr-dict `:` type($source)",
            &[&[Rule::SetValid { tile: 0, valid: [1, 2] }]],
        )
    },
    Op {
        aliases: &["subset"],
        manual: Manual { dir: "", intrinsic: false, extra: &["tile/ops/sync-and-config/subview.md", "TSUBVIEW.md"] },
        attrs: &[Attr::new("sizes", Domain::Ints, Presence::Required, "extents of the window")],
        ..view(
            "subview",
            "a window onto a tile",
            &[
                Operand::new("source", Role::In, Kind::Tile, "the tile"),
                Operand::new("offsets", Role::In, Kind::Index, "first row and column").variadic(),
                Operand::new("valid_row", Role::In, Kind::Index, "valid rows of the window").optional(),
                Operand::new("valid_col", Role::In, Kind::Index, "valid columns of the window").optional(),
            ],
            &[result(Kind::Tile, Infer::Spelled, "the window")],
            "$source `[` $offsets `]` `sizes` $sizes (`valid` ` ` `[` $valid_row^ `,` $valid_col `]`)? attr-dict \
             `:` type($source) `->` type($result)",
            &[SUBVIEW_RULES],
        )
    },
    view(
        "tile_buf_addr",
        "the address of a tile",
        &[Operand::new("src", Role::In, Kind::TileOrMemref, "the tile")],
        &[result(Kind::PtrOrMemref, Infer::Spelled, "the address")],
        "$src attr-dict `:` type($src) `->` type($result)",
        &[&[Rule::AddressOf { tile: 0 }]],
    ),
];

//! Row and column reductions, and element-wise operations that broadcast rows or columns.

use crate::Key;
use crate::Name;
use crate::attrs;
use crate::numerics::Numerics;
use crate::op::{
    Attr, Domain, Family, Kind, Level, Manual, Op, Operand, Presence, PrintDefault, Role, Traits, TypesBy,
};
use crate::rule::{Allowed, Axes, Bytes, FullSource, Idx, LocSet, Need, Rule, ScratchRule, TileRule, Writes};
use crate::syntax::Syntax;
use crate::target::{PerTarget, TargetSet};
use crate::types::{DType, DTypeSet, Layout, Loc};

const DIR: &str = "tile/ops/reduce-and-expand";

const VEC: PerTarget<LocSet> = PerTarget::same(LocSet::of(&[Loc::Vec]));
const ND: PerTarget<&[Layout]> = PerTarget::same(&[Layout::ND]);
const ND_DN: PerTarget<&[Layout]> = PerTarget::same(&[Layout::ND, Layout::DN]);

const FLOATS: DTypeSet = DTypeSet::of(&[DType::F16, DType::F32]);
/// i16, i32, f16, f32
const ARITHMETIC: DTypeSet = DTypeSet::int(16).or(DTypeSet::int(32)).or(FLOATS);

/// Operands of a row reduction.
mod row {
    use super::Idx;
    pub(super) const SRC: Idx = 0;
    pub(super) const TMP: Idx = 1;
    pub(super) const DST: Idx = 2;
}

const ROW_OPERANDS: &[Operand] = &[
    Operand::new(Name::Src, Role::In, Kind::Tile, "source"),
    Operand::new(Name::Tmp, Role::Tmp, Kind::Tile, "scratch").optional(),
    Operand::new(Name::Dst, Role::Out, Kind::Tile, "destination, one value for each row or column"),
];

/// Rules of a row reduction: ND source with a non-empty valid region; the result is a DN column or the first column of
/// an ND tile.
pub const ROW_RULES: &[Rule] = &[
    Rule::SameDType(&[row::SRC, row::DST]),
    Rule::DType { operands: &[row::SRC, row::DST], allowed: Allowed::Definition },
    Rule::On(TargetSet::A2A3, &Rule::SameDType(&[row::SRC, row::TMP])),
    Rule::UnlessEmpty(row::DST, &Rule::SameValid { operands: &[row::DST, row::SRC], axes: Axes::Rows }),
    Rule::UnlessEmpty(row::DST, &Rule::NonEmpty(row::SRC)),
    Rule::Location { operands: &[row::SRC, row::TMP, row::DST], allowed: VEC },
    Rule::Layout { operands: &[row::SRC], loc: None, allowed: ND },
    Rule::Layout { operands: &[row::DST], loc: None, allowed: ND_DN },
    Rule::UnlessEmpty(row::DST, &Rule::RowResult(row::DST)),
    LEAST_SCRATCH,
    GIVEN_SCRATCH,
];

/// Scratch of a reduction on a2 and a3 has at least one block.
const LEAST_SCRATCH: Rule = Rule::On(TargetSet::A2A3, &Rule::Peer(&Rule::MinBytes { operand: row::TMP, bytes: 32 }));

/// A program that plans the memory must give the scratch.
const GIVEN_SCRATCH: Rule =
    Rule::On(TargetSet::A2A3, &Rule::Scratch(ScratchRule::Given { tmp: row::TMP, writes: Writes::Always }));

/// `dst[r] = op over c of src[r][c]`
const fn row_reduction(name: &'static str, summary: &'static str, dtypes: PerTarget<DTypeSet>) -> Op {
    Op {
        summary,
        manual: Manual::both(DIR),
        operands: ROW_OPERANDS,
        dtypes,
        traits: Traits::DPS,
        syntax: Syntax::DPS,
        rules: &[ROW_RULES],
        ..Op::new(Family::Reduce, Level::Tile, name)
    }
}

/// Element types of positions: 32-bit integers.
const POSITIONS: Allowed = Allowed::Only(PerTarget::same(DTypeSet::int(32)));

/// Like [`ROW_RULES`], with positions as result.
const ROW_ARG_RULES: &[Rule] = &[
    Rule::DType { operands: &[row::SRC], allowed: Allowed::Definition },
    Rule::DType { operands: &[row::DST], allowed: POSITIONS },
    Rule::On(TargetSet::A2A3, &Rule::SameDType(&[row::SRC, row::TMP])),
    Rule::SameValid { operands: &[row::DST, row::SRC], axes: Axes::Rows },
    Rule::NonEmpty(row::SRC),
    Rule::Location { operands: &[row::SRC, row::TMP, row::DST], allowed: VEC },
    Rule::Layout { operands: &[row::SRC], loc: None, allowed: ND },
    Rule::Layout { operands: &[row::DST], loc: None, allowed: ND_DN },
    Rule::RowResult(row::DST),
    LEAST_SCRATCH,
    GIVEN_SCRATCH,
    Rule::On(TargetSet::A2A3, &Rule::Layout { operands: &[row::TMP], loc: None, allowed: ND_DN }),
    Rule::On(TargetSet::A2A3, &Rule::Scratch(ScratchRule::RowPositions { tmp: row::TMP, src: row::SRC })),
    Rule::On(TargetSet::A5, &Rule::Layout { operands: &[row::TMP], loc: None, allowed: ND }),
];

/// `dst[r] = arg op over c of src[r][c]`
const fn row_position(name: &'static str, summary: &'static str) -> Op {
    Op { rules: &[ROW_ARG_RULES], ..row_reduction(name, summary, PerTarget::same(ARITHMETIC)) }
}

/// Elements of 1, 2 or 4 bytes.
const NARROW: DTypeSet = ARITHMETIC.or(DTypeSet::int(8)).or(DTypeSet::of(&[DType::BF16]));

const COL_ARG_RULES: &[Rule] = &[
    Rule::DType { operands: &[row::SRC], allowed: Allowed::Definition },
    Rule::DType { operands: &[row::DST], allowed: POSITIONS },
    Rule::On(TargetSet::A2A3, &Rule::SameDType(&[row::SRC, row::TMP])),
    Rule::SameValid { operands: &[row::DST, row::SRC], axes: Axes::Cols },
    Rule::Tile(TileRule::OneRow(row::DST)),
    Rule::NonEmpty(row::SRC),
    Rule::Location { operands: &[row::SRC, row::TMP, row::DST], allowed: VEC },
    Rule::Layout { operands: &[row::SRC, row::TMP, row::DST], loc: None, allowed: ND },
    LEAST_SCRATCH,
    GIVEN_SCRATCH,
    Rule::On(TargetSet::A2A3, &Rule::Scratch(ScratchRule::ColumnPositions { tmp: row::TMP, src: row::SRC })),
];

/// `dst[c] = arg op over r of src[r][c]`
const fn col_position(name: &'static str, summary: &'static str) -> Op {
    Op { rules: &[COL_ARG_RULES], ..row_reduction(name, summary, PerTarget::same(NARROW)) }
}

/// Rules of sums of adjacent columns: the result has half as many columns.
const PAIR_RULES: &[Rule] = &[
    Rule::SameDType(&[0, 1]),
    Rule::DType { operands: &[0, 1], allowed: Allowed::Definition },
    Rule::SameValid { operands: &[0, 1], axes: Axes::Rows },
    Rule::Location { operands: &[0, 1], allowed: VEC },
    Rule::Layout { operands: &[0, 1], loc: None, allowed: ND },
];

/// Operands of a row expansion, which combines a tile with one value per row.
mod expand {
    use super::Idx;
    pub(super) const SRC0: Idx = 0;
    pub(super) const SRC1: Idx = 1;
    pub(super) const TMP: Idx = 2;
    pub(super) const DST: Idx = 3;
    pub(super) const VALUES: &[Idx] = &[SRC0, SRC1, DST];
}

const EXPAND_OPERANDS: &[Operand] = &[
    Operand::new(Name::Src0, Role::In, Kind::Tile, "first source"),
    Operand::new(Name::Src1, Role::In, Kind::Tile, "second source"),
    Operand::new(Name::Tmp, Role::Tmp, Kind::Tile, "scratch").optional(),
    Operand::new(Name::Dst, Role::Out, Kind::Tile, "destination"),
];

/// One source has the extents of the destination, the other a value (or 32 bytes of it) per row.
pub const EXPAND_RULES: &[Rule] = &[
    Rule::SameDType(expand::VALUES),
    Rule::DType { operands: expand::VALUES, allowed: Allowed::Definition },
    Rule::Location { operands: &[expand::SRC0, expand::SRC1, expand::TMP, expand::DST], allowed: VEC },
    Rule::Layout { operands: &[expand::DST], loc: None, allowed: ND },
    Rule::Layout { operands: &[expand::SRC0, expand::SRC1], loc: None, allowed: ND_DN },
    Rule::SameDType(&[expand::DST, expand::TMP]),
];

/// States which source has the extents of the destination; the other one has a value per row.
const fn row_operands(full: FullSource) -> Rule {
    Rule::RowExpand { sources: [expand::SRC0, expand::SRC1], dst: expand::DST, full }
}

const FIRST_IS_FULL: &[Rule] = &[row_operands(FullSource::First)];
const ONE_IS_FULL: &[Rule] = &[
    Rule::UnlessEmpty(expand::DST, &row_operands(FullSource::One)),
    Rule::UnlessEmpty(expand::DST, &Rule::Peer(&Rule::NonEmpty(expand::DST))),
];
/// ptoas does not check these operands, while the manual requires exactly one source with the extents of the
/// destination.
const ANY_IS_FULL: &[Rule] = &[
    row_operands(FullSource::Any),
    Rule::Manual(&Rule::RowOperand { sources: [expand::SRC0, expand::SRC1], dst: expand::DST }),
];

/// Scratch of a row broadcast on a2 and a3.
const BROADCAST_SCRATCH: &[Rule] =
    &[Rule::On(TargetSet::A2A3, &Rule::RowScratch { tmp: expand::TMP, dst: expand::DST })];

const COLUMN_SCRATCH: &[Rule] =
    &[Rule::TmpMode { tmp: expand::TMP, sources: [expand::SRC0, expand::SRC1], unless: None }];

const PRECISE_SCRATCH: &[Rule] = &[
    Rule::NeedsTmp { attr: Key::PrecisionType, value: 1, tmp: expand::TMP },
    Rule::TmpMode { tmp: expand::TMP, sources: [expand::SRC0, expand::SRC1], unless: Some((Key::PrecisionType, 1)) },
    Rule::On(TargetSet::A5, &PRECISE_FLOAT),
];
const PRECISE_FLOAT: Rule =
    Rule::DTypeWhen { attr: Key::PrecisionType, value: 1, operands: expand::VALUES, allowed: PerTarget::same(FLOATS) };

/// `dst[r][c] = src0[r][c] op src1[r]`, or with the sources exchanged.
const fn row_expansion(
    name: &'static str,
    summary: &'static str,
    dtypes: PerTarget<DTypeSet>,
    rules: &'static [&'static [Rule]],
) -> Op {
    Op { operands: EXPAND_OPERANDS, rules, ..row_reduction(name, summary, dtypes) }
}

/// Attribute that selects the accuracy of a division, on a5 only.
const fn accuracy(print: PrintDefault) -> Attr {
    let presence = Presence::Default { value: attrs::Precision::Default.value(), print };
    Attr::choice(Key::PrecisionType, &attrs::DIV_PRECISION, presence, "accuracy")
        .keys(&["precision_type", "precision"])
        .only(TargetSet::A5)
}

const DIV_ATTRS: &[Attr] = &[accuracy(PrintDefault::Always)];
const COL_DIV_ATTRS: &[Attr] = &[accuracy(PrintDefault::WhenSet)];

const UNARY_OPERANDS: &[Operand] = &[
    Operand::new(Name::Src, Role::In, Kind::Tile, "source"),
    Operand::new(Name::Dst, Role::Out, Kind::Tile, "destination"),
];
const BINARY_OPERANDS: &[Operand] = &[
    Operand::new(Name::Src0, Role::In, Kind::Tile, "first source, of the extents of the destination"),
    Operand::new(Name::Src1, Role::In, Kind::Tile, "second source, one value for each column"),
    Operand::new(Name::Dst, Role::Out, Kind::Tile, "destination"),
];

/// Rules of a column reduction on tiles with one element type: ND tiles in vector memory.
pub const COL_RULES: &[Rule] = &[
    Rule::SameDType(&[0, 1]),
    Rule::DType { operands: &[0, 1], allowed: Allowed::Definition },
    Rule::Location { operands: &[0, 1], allowed: VEC },
    Rule::Layout { operands: &[0, 1], loc: None, allowed: ND },
];

/// Rules on the valid regions of a column maximum or minimum.
const COL_REGIONS: &[Rule] = &[
    Rule::UnlessEmpty(1, &Rule::SameValid { operands: &[1, 0], axes: Axes::Cols }),
    Rule::On(TargetSet::A5, &Rule::UnlessEmpty(1, &Rule::Peer(&Rule::NonEmpty(0)))),
];

/// Rules on the valid regions of a column product, whose source may be empty.
const COL_PRODUCT_REGIONS: &[Rule] = &[Rule::SameValid { operands: &[1, 0], axes: Axes::Cols }];

/// `dst[c] = op over r of src[r][c]`
const fn col_reduction(name: &'static str, summary: &'static str) -> Op {
    Op {
        operands: UNARY_OPERANDS,
        rules: &[COL_RULES, COL_REGIONS],
        ..row_reduction(name, summary, PerTarget { a2a3: ARITHMETIC, a5: NARROW })
    }
}

/// Rules of column sums: like [`COL_RULES`], with scratch for a summation by halves.
const COL_SUM_RULES: &[Rule] = &[
    Rule::SameDType(&[row::SRC, row::DST]),
    Rule::DType { operands: &[row::SRC, row::DST], allowed: Allowed::Definition },
    Rule::SameDType(&[row::SRC, row::TMP]),
    Rule::UnlessEmpty(row::DST, &Rule::SameValid { operands: &[row::DST, row::SRC], axes: Axes::Cols }),
    Rule::On(TargetSet::A5, &Rule::UnlessEmpty(row::DST, &Rule::Peer(&Rule::NonEmpty(row::SRC)))),
    Rule::Location { operands: &[row::SRC, row::TMP, row::DST], allowed: VEC },
    Rule::Layout { operands: &[row::SRC, row::TMP, row::DST], loc: None, allowed: ND },
    Rule::NeedsSet { operand: row::TMP, attr: Key::IsBinary },
    Rule::IfTrue(Key::IsBinary, &HALVES_COLS),
    Rule::IfTrue(Key::IsBinary, &HALVES_BYTES),
    Rule::Scratch(ScratchRule::Given { tmp: row::TMP, writes: Writes::If(Key::IsBinary) }),
];

/// A row of the scratch of a summation by halves has the columns of the source.
const HALVES_COLS: Rule = Rule::ScratchExtent {
    tmp: row::TMP,
    of: row::SRC,
    rows: Need { divide: 0, plus: 1 },
    cols: Need { divide: 1, plus: 0 },
    valid: [false, false],
};

/// The scratch of a summation by halves has a row for every two rows of the source.
const HALVES_BYTES: Rule = Rule::Scratch(ScratchRule::Bytes { tmp: row::TMP, need: Bytes::HalfRows(row::SRC) });

const COL_SUM_ATTRS: &[Attr] = &[Attr::new(
    Key::IsBinary,
    Domain::Bool,
    Presence::Optional,
    "whether to sum by halves; scratch needs the attribute",
)
.keys(&["is_binary"])];

/// Broadcasts a row, or a column.
const fn broadcast(name: &'static str, summary: &'static str, rules: &'static [&'static [Rule]]) -> Op {
    Op { operands: UNARY_OPERANDS, rules, ..row_reduction(name, summary, PerTarget::same(NARROW)) }
}

const BROADCAST_RULES: &[Rule] = &[
    Rule::SameDType(&[0, 1]),
    Rule::DType { operands: &[0, 1], allowed: Allowed::Definition },
    Rule::NonEmpty(0),
    Rule::NonEmpty(1),
    Rule::Location { operands: &[0, 1], allowed: VEC },
    Rule::Layout { operands: &[1], loc: None, allowed: ND },
];
const ROW_BROADCAST: &[Rule] = &[
    Rule::SameValid { operands: &[0, 1], axes: Axes::Rows },
    Rule::Layout { operands: &[0], loc: None, allowed: ND_DN },
];
const COL_BROADCAST: &[Rule] =
    &[Rule::SameValid { operands: &[0, 1], axes: Axes::Cols }, Rule::Layout { operands: &[0], loc: None, allowed: ND }];

/// One source has the extents of the destination, the other a value per column.
pub const COL_EXPAND_RULES: &[Rule] = &[
    Rule::SameDType(&[0, 1, 2]),
    Rule::DType { operands: &[0, 1, 2], allowed: Allowed::Definition },
    Rule::SameShape(&[2, 0]),
    Rule::SameValid { operands: &[0, 2], axes: Axes::Both },
    Rule::SameValid { operands: &[1, 2], axes: Axes::Cols },
    Rule::Location { operands: &[0, 1, 2], allowed: VEC },
    Rule::Layout { operands: &[0, 1, 2], loc: None, allowed: ND },
];

/// `dst[r][c] = src0[r][c] op src1[c]`
const fn col_expansion(name: &'static str, summary: &'static str, dtypes: PerTarget<DTypeSet>) -> Op {
    Op { operands: BINARY_OPERANDS, rules: &[COL_EXPAND_RULES], ..row_reduction(name, summary, dtypes) }
}

/// [`ARITHMETIC`]; on a5 also i8.
const WITH_INT8: PerTarget<DTypeSet> = PerTarget { a2a3: ARITHMETIC, a5: ARITHMETIC.or(DTypeSet::int(8)) };

ops![
    Tcolargmax = col_position("tcolargmax", "position of the maximum of each column"),
    Tcolargmin = col_position("tcolargmin", "position of the minimum of each column"),
    Tcolexpand =
        broadcast("tcolexpand", "the first row repeated", &[BROADCAST_RULES, COL_BROADCAST]).typed_by(TypesBy::Ptoas),
    Tcolexpandadd = Op {
        numerics: Numerics::ARITHMETIC,
        ..col_expansion("tcolexpandadd", "sum with one value for each column", WITH_INT8)
    },
    Tcolexpanddiv = Op {
        attrs: COL_DIV_ATTRS,
        numerics: &[Numerics::Division],
        ..col_expansion(
            "tcolexpanddiv",
            "quotient with one value for each column",
            PerTarget { a2a3: FLOATS, a5: ARITHMETIC.or(DTypeSet::int(8)) },
        )
    },
    Tcolexpandexpdif = Op {
        numerics: &[Numerics::Function],
        ..col_expansion(
            "tcolexpandexpdif",
            "exponential of the difference with one value for each column",
            PerTarget::same(FLOATS),
        )
    },
    Tcolexpandmax = Op {
        numerics: &[Numerics::MinMax],
        ..col_expansion("tcolexpandmax", "maximum with one value for each column", WITH_INT8)
    },
    Tcolexpandmin = Op {
        numerics: &[Numerics::MinMax],
        ..col_expansion("tcolexpandmin", "minimum with one value for each column", WITH_INT8)
    },
    Tcolexpandmul = Op {
        numerics: Numerics::ARITHMETIC,
        ..col_expansion("tcolexpandmul", "product with one value for each column", WITH_INT8)
    },
    Tcolexpandsub = Op {
        numerics: Numerics::ARITHMETIC,
        ..col_expansion("tcolexpandsub", "difference with one value for each column", WITH_INT8)
    },
    Tcolmax = Op { numerics: &[Numerics::MinMax], ..col_reduction("tcolmax", "maximum of each column") }
        .typed_by(TypesBy::Ptoas),
    Tcolmin = Op { numerics: &[Numerics::MinMax], ..col_reduction("tcolmin", "minimum of each column") }
        .typed_by(TypesBy::Ptoas),
    Tcolprod = Op {
        dtypes: PerTarget { a2a3: ARITHMETIC, a5: ARITHMETIC.or(DTypeSet::of(&[DType::BF16])) },
        rules: &[COL_RULES, COL_PRODUCT_REGIONS],
        numerics: Numerics::ARITHMETIC,
        ..col_reduction("tcolprod", "product of each column")
    }
    .typed_by(TypesBy::Ptoas),
    Tcolsum = Op {
        operands: ROW_OPERANDS,
        attrs: COL_SUM_ATTRS,
        syntax: Syntax::DPS_ATTRS_IN_INS,
        rules: &[COL_SUM_RULES],
        numerics: &[Numerics::ColumnSum],
        ..col_reduction("tcolsum", "sum of each column")
    }
    .typed_by(TypesBy::Ptoas),
    Tpairreducesum = Op {
        manual: Manual { extra: &["TPairReduceSum.md"], ..Manual::NONE },
        operands: UNARY_OPERANDS,
        rules: &[PAIR_RULES],
        numerics: &[Numerics::Float],
        ..row_reduction("tpairreducesum", "sums of neighbours in each row", PerTarget::same(FLOATS))
    },
    Trowargmax = row_position("trowargmax", "position of the maximum of each row"),
    Trowargmin = row_position("trowargmin", "position of the minimum of each row"),
    Trowexpand = broadcast("trowexpand", "the first column repeated", &[BROADCAST_RULES, ROW_BROADCAST])
        .typed_by(TypesBy::Ptoas),
    Trowexpandadd = Op {
        numerics: &[Numerics::Float, Numerics::Integer, Numerics::RowValue],
        ..row_expansion(
            "trowexpandadd",
            "sum with one value for each row",
            WITH_INT8,
            &[EXPAND_RULES, FIRST_IS_FULL, BROADCAST_SCRATCH, COLUMN_SCRATCH],
        )
    }
    .typed_by(TypesBy::Ptoas),
    Trowexpanddiv = Op {
        attrs: DIV_ATTRS,
        numerics: &[Numerics::Division, Numerics::RowValue],
        ..row_expansion(
            "trowexpanddiv",
            "quotient with one value for each row",
            PerTarget { a2a3: FLOATS, a5: ARITHMETIC.or(DTypeSet::int(8)) },
            &[EXPAND_RULES, ANY_IS_FULL, BROADCAST_SCRATCH, PRECISE_SCRATCH],
        )
    }
    .typed_by(TypesBy::Ptoas),
    Trowexpandexpdif = Op {
        numerics: &[Numerics::Function, Numerics::RowValue],
        ..row_expansion(
            "trowexpandexpdif",
            "exponential of the difference with one value for each row",
            PerTarget { a2a3: FLOATS, a5: ARITHMETIC.or(DTypeSet::int(8)) },
            &[EXPAND_RULES, ONE_IS_FULL, COLUMN_SCRATCH],
        )
    },
    Trowexpandmax = Op {
        numerics: &[Numerics::MinMax, Numerics::RowValue],
        ..row_expansion(
            "trowexpandmax",
            "maximum with one value for each row",
            WITH_INT8,
            &[EXPAND_RULES, ONE_IS_FULL, BROADCAST_SCRATCH, COLUMN_SCRATCH],
        )
    },
    Trowexpandmin = Op {
        numerics: &[Numerics::MinMax, Numerics::RowValue],
        ..row_expansion(
            "trowexpandmin",
            "minimum with one value for each row",
            WITH_INT8,
            &[EXPAND_RULES, ONE_IS_FULL, BROADCAST_SCRATCH, COLUMN_SCRATCH],
        )
    },
    Trowexpandmul = Op {
        numerics: &[Numerics::Float, Numerics::Integer, Numerics::RowValue],
        ..row_expansion(
            "trowexpandmul",
            "product with one value for each row",
            WITH_INT8,
            &[EXPAND_RULES, ANY_IS_FULL, BROADCAST_SCRATCH, COLUMN_SCRATCH],
        )
    }
    .typed_by(TypesBy::Ptoas),
    Trowexpandsub = Op {
        numerics: &[Numerics::Float, Numerics::Integer, Numerics::RowValue],
        ..row_expansion(
            "trowexpandsub",
            "difference with one value for each row",
            WITH_INT8,
            &[EXPAND_RULES, ANY_IS_FULL, BROADCAST_SCRATCH, COLUMN_SCRATCH],
        )
    }
    .typed_by(TypesBy::Ptoas),
    Trowmax = Op {
        numerics: &[Numerics::MinMax],
        ..row_reduction("trowmax", "maximum of each row", PerTarget::same(ARITHMETIC))
    }
    .typed_by(TypesBy::Ptoas),
    Trowmin = Op {
        numerics: &[Numerics::MinMax],
        ..row_reduction("trowmin", "minimum of each row", PerTarget::same(ARITHMETIC))
    }
    .typed_by(TypesBy::Ptoas),
    Trowprod = Op {
        numerics: Numerics::ARITHMETIC,
        ..row_reduction("trowprod", "product of each row", PerTarget::same(ARITHMETIC))
    }
    .typed_by(TypesBy::Ptoas),
    Trowsum = Op {
        numerics: &[Numerics::RowSum],
        ..row_reduction("trowsum", "sum of each row", PerTarget::same(ARITHMETIC))
    }
    .typed_by(TypesBy::Ptoas),
];

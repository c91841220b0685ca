//! Loads, stores and moves of tiles.

use crate::Key;
use crate::Name;
use crate::attrs;
use crate::numerics::Numerics;
use crate::op::{
    Arity, Attr, AttrValue, Domain, Effects, Family, Infer, Kind, Kinds, Level, Manual, Op, OpResult, Operand,
    Presence, PrintDefault, Role, Traits, TypesBy,
};
use crate::rule::{Allowed, Axes, Idx, LocSet, Micro, Rule, Subject, Transfer};
use crate::syntax::Syntax;
use crate::target::{PerTarget, TargetSet};
use crate::types::{AddressSpace, DType, DTypeSet, Handle, Layout, Loc, ViewLayout};

mod tables;

use tables::{
    ACC_EXTRACTS, ACC_INSERTS, ACC_MOVES, ACC_STORES, ATOMIC_TYPES, EXTRACTS, INSERTS, LOAD_LAYOUTS, LOAD_LOCS,
    LOAD_VEC_LAYOUTS, MOVES, SCALING, STORE_LOCS, STORES,
};

const RESULT: &[OpResult] = &[OpResult {
    name: Name::Result,
    kind: Kind::Tensor,
    arity: Arity::Optional,
    infer: Infer::Spelled,
    doc: "updated destination, where it is a tensor",
}];

/// A count or a truth value, of any type of integers.
const NUMBER: Kind = Kind::OneOf(&Kinds { kinds: &[Kind::Integer, Kind::Index], words: "an integer or index" });

const fn unset(name: Key, domain: &'static crate::enums::EnumDef, doc: &'static str) -> Attr {
    Attr::choice(name, domain, Presence::Optional, doc)
}

const fn defaulted(name: Key, domain: &'static crate::enums::EnumDef, value: AttrValue, doc: &'static str) -> Attr {
    Attr::choice(name, domain, Presence::Default { value, print: PrintDefault::WhenSet }, doc)
}

const ACC_TO_VEC: Attr =
    unset(Key::AccToVecMode, &attrs::ACC_TO_VEC_MODE, "vector cores an accumulator goes to").keys(&["acc_to_vec_mode"]);
const RELU: Attr =
    defaulted(Key::ReluPreMode, &attrs::RELU_PRE_MODE, attrs::ReluPreMode::NoRelu.value(), "activation on the way out")
        .keys(&["relu_pre_mode", "relu"]);

const FP: Operand = Operand::new(Name::Fp, Role::In, Kind::Tile, "factors of a quantisation").optional();
const PRE_QUANT: Operand =
    Operand::new(Name::PreQuantScalar, Role::In, Kind::Int(64), "factor of a quantisation").optional();

/// A load, store or move with pages in directory `dir` of the manual, with defaults.
const fn movement(
    name: &'static str,
    summary: &'static str,
    dir: &'static str,
    operands: &'static [Operand],
    format: &'static str,
    rules: &'static [&'static [Rule]],
) -> Op {
    Op {
        summary,
        manual: Manual::both(dir),
        operands,
        results: RESULT,
        traits: Traits::DPS,
        syntax: Syntax::Format(format),
        rules,
        ..Op::new(Family::Movement, Level::Tile, name)
    }
}

const MEMORY: &str = "tile/ops/memory-and-data-movement";
const LAYOUT: &str = "tile/ops/layout-and-rearrangement";

const INT8: DTypeSet = DTypeSet::int(8);
const INTS: DTypeSet = INT8.or(DTypeSet::int(16)).or(DTypeSet::int(32)).or(DTypeSet::int(64));
const FLOATS: DTypeSet = DTypeSet::of(&[DType::F16, DType::BF16, DType::F32]);
const F8: DTypeSet = DTypeSet::F8;
const LOW: DTypeSet =
    F8.or(DTypeSet::of(&[DType::Hif8, DType::Hif8x2, DType::F8E8M0, DType::F4E1M2x2, DType::F4E2M1x2, DType::BF16x2]));
/// Legal element types of loads and stores.
const TRANSFER: PerTarget<DTypeSet> = PerTarget { a2a3: INTS.or(FLOATS), a5: INTS.or(FLOATS).or(LOW) };
/// Legal element types of prefetches.
const PREFETCHED: PerTarget<DTypeSet> =
    PerTarget { a2a3: TRANSFER.a2a3.or(DTypeSet::of(&[DType::F64])), a5: TRANSFER.a5 };

const LOAD_RULES: &[Rule] = &[
    Rule::PositiveExtents { view: 0 },
    Rule::DType { operands: &[1], allowed: crate::rule::Allowed::Definition },
    Rule::SameWidth { view: 0, tile: 1, except: None },
    Rule::Location { operands: &[1], allowed: LOAD_LOCS },
    Rule::Layout { operands: &[1], loc: Some(Loc::Vec), allowed: LOAD_VEC_LAYOUTS },
    Rule::ViewConversion { view: 0, tile: 1, table: LOAD_LAYOUTS },
    Rule::On(TargetSet::A5, &Rule::WideElements { tile: 1 }),
    Rule::Transfer(Transfer::OneMatrix { view: 0, tile: 1 }),
    Rule::Manual(&Rule::Extent { operand: 1, loc: None, axes: Axes::Rows, min: 0, max: 4095 }),
];

/// Physical extents of a stored tile with this layout.
const fn stored(layout: Layout, rows: i64, cols: i64) -> Rule {
    Rule::Transfer(Transfer::LayoutExtents { tile: store::SRC, loc: None, layout, rows, cols })
}

const STORE_ND: Rule = stored(Layout::ND, 8192, 1);
const STORE_NZ: Rule = stored(Layout::NZ, 65_535, 16);
const STORE_LINES: Rule = Rule::Manual(&Rule::WholeLines(store::SRC));
const STORE_LIMITS: &[Rule] =
    &[Rule::Manual(&STORE_ND), Rule::Manual(&STORE_NZ), Rule::On(TargetSet::A5, &STORE_LINES)];

const LOAD_FORMAT: &str = "`ins` `(` $src `:` type($src) `)` `outs` `(` $dst `:` type($dst) `)` attr-dict \
    (`pad_mode` `=` $pad_mode^)? (`pad_value` `=` $pad_value^ `:` type($pad_value))? \
    (`left_padding_num` `=` $left_padding_num^ `:` type($left_padding_num))? (`init_out_buffer` `=` $init_out_buffer^)? \
    (`right_padding_num` `=` $right_padding_num^ `:` type($right_padding_num))? \
    (`init_condition` `=` $init_condition^ `:` type($init_condition))? (`->` type($result)^)?";

mod store {
    use crate::rule::Idx;
    pub(super) const SRC: Idx = 0;
    pub(super) const DST: Idx = 1;
    pub(super) const FP: Idx = 2;
    pub(super) const PRE_QUANT: Idx = 3;
}

const fn from_acc(subject: Subject, operand: u8) -> Rule {
    Rule::NeedsLoc { subject, operand, loc: Loc::Acc }
}

/// An attribute of moves of accumulators needs a destination in vector memory.
const fn to_vec(operand: Idx) -> Rule {
    Rule::NeedsLoc { subject: Subject::Attr(Key::AccToVecMode), operand, loc: Loc::Vec }
}

const STORE_RULES: &[Rule] = &[
    Rule::PositiveExtents { view: store::DST },
    Rule::DType { operands: &[store::SRC], allowed: crate::rule::Allowed::Definition },
    Rule::Location { operands: &[store::SRC], allowed: STORE_LOCS },
    Rule::Location { operands: &[store::FP], allowed: SCALING },
    Rule::Exclusive(store::FP, store::PRE_QUANT),
    from_acc(Subject::Operand(store::FP), store::SRC),
    from_acc(Subject::Operand(store::PRE_QUANT), store::SRC),
    from_acc(Subject::Attr(Key::ReluPreMode), store::SRC),
    Rule::NeedsDefault { subject: Subject::Operand(store::FP), attr: Key::StPhase },
    Rule::SameWidth { view: store::DST, tile: store::SRC, except: Some(Loc::Acc) },
    Rule::AccConversion { src: store::SRC, dst: store::DST, quant: &[store::FP, store::PRE_QUANT], table: ACC_STORES },
    Rule::ElementCount { tile: store::SRC, view: store::DST, unless: Some(store::FP) },
    Rule::On(
        TargetSet::A2A3,
        &Rule::Extent { operand: store::SRC, loc: Some(Loc::Acc), axes: crate::rule::Axes::Cols, min: 1, max: 4095 },
    ),
    Rule::ViewConversion { view: store::DST, tile: store::SRC, table: STORES },
    Rule::Manual(&STORE_ATOMIC),
    Rule::Transfer(Transfer::CaseTypes { attr: Key::AtomicType, operand: store::SRC, table: ATOMIC_TYPES }),
];
const STORE_ATOMIC: Rule = from_acc(Subject::Attr(Key::AtomicType), store::SRC);

mod mov {
    use crate::rule::Idx;
    pub(super) const SRC: Idx = 0;
    pub(super) const DST: Idx = 1;
    pub(super) const FP: Idx = 2;
    pub(super) const PRE_QUANT: Idx = 3;
}

/// Legal element types of moves.
const MOVED: PerTarget<DTypeSet> = PerTarget { a2a3: DTypeSet::ANY.without(DTypeSet::LOW), a5: DTypeSet::ANY };

const MOVE_RULES: &[Rule] = &[
    Rule::On(
        TargetSet::A2A3,
        &Rule::DType { operands: &[mov::SRC, mov::DST], allowed: crate::rule::Allowed::Definition },
    ),
    Rule::Moves { src: mov::SRC, dst: mov::DST, table: MOVES },
    Rule::Exclusive(mov::FP, mov::PRE_QUANT),
    from_acc(Subject::Operand(mov::PRE_QUANT), mov::SRC),
    from_acc(Subject::Attr(Key::ReluPreMode), mov::SRC),
    from_acc(Subject::Attr(Key::AccToVecMode), mov::SRC),
    to_vec(mov::DST),
    Rule::AccConversion { src: mov::SRC, dst: mov::DST, quant: &[mov::FP, mov::PRE_QUANT], table: ACC_MOVES },
    fp_with(Loc::Acc, Loc::Scaling),
    fp_with(Loc::Vec, Loc::Vec),
    Rule::Transfer(Transfer::Zigzag { src: mov::SRC, dst: mov::DST, tmp: mov::FP, axis: Key::GrpAxis }),
    split_cols(mov::SRC),
    split_rows(mov::SRC),
    Rule::Transfer(Transfer::AccExtents { src: mov::SRC, dst: mov::DST, mode: Key::AccToVecMode, splits: SPLITS }),
];

/// Values of `accToVecMode` that split rows or columns between two vector cores, with the divisors of rows and columns.
const SPLITS: &[(i64, [i64; 2])] = &[(2, [2, 1]), (3, [1, 2])];

/// The optional tile of a move has the factors of an accumulator, or is scratch of a move within vector memory.
const fn fp_with(src: Loc, allowed: Loc) -> Rule {
    let allowed = match allowed {
        Loc::Vec => LocSet::of(&[Loc::Vec]),
        Loc::Scaling | Loc::Mat | Loc::Left | Loc::Right | Loc::Acc | Loc::Bias => LocSet::of(&[Loc::Scaling]),
    };
    Rule::Transfer(Transfer::LocationWith { operand: mov::FP, of: mov::SRC, loc: src, allowed })
}

/// An accumulator whose columns are split between two vector cores.
const fn split_cols(operand: Idx) -> Rule {
    Rule::ExtentMultiple { attr: Key::AccToVecMode, value: 3, operand, axes: Axes::Cols, multiple: 32 }
}

/// An accumulator whose rows are split between two vector cores.
const fn split_rows(operand: Idx) -> Rule {
    Rule::ExtentMultiple { attr: Key::AccToVecMode, value: 2, operand, axes: Axes::Rows, multiple: 2 }
}

mod extract {
    use crate::rule::Idx;
    pub(super) const SRC: Idx = 0;
    pub(super) const ROW: Idx = 1;
    pub(super) const COL: Idx = 2;
    pub(super) const DST: Idx = 3;
    pub(super) const FP: Idx = 4;
    pub(super) const PRE_QUANT: Idx = 5;
}

const EXTRACT_RULES: &[Rule] = &[
    Rule::Moves { src: extract::SRC, dst: extract::DST, table: EXTRACTS },
    Rule::DType { operands: &[extract::DST], allowed: crate::rule::Allowed::Definition },
    Rule::Location { operands: &[extract::FP], allowed: SCALING },
    Rule::Exclusive(extract::FP, extract::PRE_QUANT),
    from_acc(Subject::Operand(extract::FP), extract::SRC),
    from_acc(Subject::Operand(extract::PRE_QUANT), extract::SRC),
    from_acc(Subject::Attr(Key::ReluPreMode), extract::SRC),
    from_acc(Subject::Attr(Key::AccToVecMode), extract::SRC),
    to_vec(extract::DST),
    Rule::AccConversion {
        src: extract::SRC,
        dst: extract::DST,
        quant: &[extract::FP, extract::PRE_QUANT],
        table: ACC_EXTRACTS,
    },
    Rule::Window { src: extract::SRC, row: extract::ROW, col: extract::COL, dst: extract::DST, valid: false },
    split_cols(extract::SRC),
    split_rows(extract::SRC),
];

const INSERT_RULES: &[Rule] = &[
    Rule::Moves { src: extract::SRC, dst: extract::DST, table: INSERTS },
    Rule::Location { operands: &[extract::FP], allowed: SCALING },
    Rule::Exclusive(extract::FP, extract::PRE_QUANT),
    from_acc(Subject::Operand(extract::FP), extract::SRC),
    from_acc(Subject::Operand(extract::PRE_QUANT), extract::SRC),
    from_acc(Subject::Attr(Key::ReluPreMode), extract::SRC),
    from_acc(Subject::Attr(Key::AccToVecMode), extract::SRC),
    to_vec(extract::DST),
    Rule::NeedsLoc { subject: Subject::Attr(Key::TinsertMode), operand: extract::SRC, loc: Loc::Vec },
    Rule::NeedsLoc { subject: Subject::Attr(Key::TinsertMode), operand: extract::DST, loc: Loc::Mat },
    Rule::AccConversion {
        src: extract::SRC,
        dst: extract::DST,
        quant: &[extract::FP, extract::PRE_QUANT],
        table: ACC_INSERTS,
    },
    Rule::Window { src: extract::DST, row: extract::ROW, col: extract::COL, dst: extract::SRC, valid: true },
    split_cols(extract::SRC),
    split_rows(extract::SRC),
    Rule::ExtentMultiple { attr: Key::TinsertMode, value: 0, operand: extract::SRC, axes: Axes::Cols, multiple: 2 },
    Rule::ExtentMultiple { attr: Key::TinsertMode, value: 1, operand: extract::SRC, axes: Axes::Cols, multiple: 4 },
];

const PREFETCH_RULES: &[Rule] = &[
    Rule::PositiveExtents { view: 0 },
    Rule::DType { operands: &[1], allowed: Allowed::Definition },
    Rule::SameWidth { view: 0, tile: 1, except: None },
    Rule::Location { operands: &[1], allowed: VEC_OR_MAT },
    Rule::ElementCount { tile: 1, view: 0, unless: None },
];

/// Legal element types of gathers and scatters.
const INDEXED: PerTarget<DTypeSet> = PerTarget { a2a3: PLAIN, a5: PLAIN.or(F8).or(DTypeSet::of(&[DType::Hif8])) };
const PLAIN: DTypeSet = INT8.or(DTypeSet::int(16)).or(DTypeSet::int(32)).or(FLOATS);
const INDEX: Allowed = Allowed::Only(PerTarget::same(DTypeSet::int(32)));
const ND: PerTarget<&[Layout]> = PerTarget::same(&[Layout::ND]);
const UNBOXED: PerTarget<&[Layout]> = PerTarget::same(&[Layout::ND, Layout::DN]);

const GATHER_RULES: &[Rule] = &[
    Rule::PositiveExtents { view: 0 },
    Rule::SameDType(&[0, 2, 3]),
    Rule::DType { operands: &[0, 2], allowed: Allowed::Definition },
    Rule::DType { operands: &[1], allowed: INDEX },
    Rule::Location { operands: &[1], allowed: VEC },
    Rule::Location { operands: &[2], allowed: VEC_OR_MAT },
    Rule::Layout { operands: &[1], loc: Some(Loc::Vec), allowed: UNBOXED },
    Rule::Layout { operands: &[2], loc: Some(Loc::Vec), allowed: ND },
    Rule::Transfer(Transfer::MemoryLayout { view: 0, allowed: &[ViewLayout::Nd] }),
    Rule::Transfer(Transfer::GatherPlace { indices: 1, dst: 2, scratch: 3, unit: Key::Coalesce, layout: Layout::NZ }),
    Rule::Transfer(Transfer::Indices { indices: 1, data: 2, unit: Key::Coalesce }),
];

const SCATTER_RULES: &[Rule] = &[
    Rule::PositiveExtents { view: 2 },
    Rule::SameDType(&[0, 2]),
    Rule::DType { operands: &[0, 2], allowed: Allowed::Definition },
    Rule::DType { operands: &[1], allowed: INDEX },
    Rule::Location { operands: &[0, 1], allowed: VEC },
    Rule::Layout { operands: &[0], loc: Some(Loc::Vec), allowed: ND },
    Rule::Layout { operands: &[1], loc: Some(Loc::Vec), allowed: UNBOXED },
    Rule::Transfer(Transfer::MemoryLayout { view: 2, allowed: &[ViewLayout::Nd] }),
    Rule::Transfer(Transfer::Indices { indices: 1, data: 0, unit: Key::Coalesce }),
    Rule::Transfer(Transfer::CaseTypes { attr: Key::ScatterAtomicOp, operand: 0, table: tables::SCATTER_TYPES }),
    Rule::Micro(Micro::NeedsAttr {
        attrs: &[Key::ScatterAtomicOp, Key::ScatterConflict, Key::ScatterOob],
        needed: Key::Coalesce,
    }),
];

const CONTEXT: Kind = Kind::Handle(Handle::PrefetchAsyncContext);

const fn prefetch_result(name: Name, handle: Handle, doc: &'static str) -> OpResult {
    OpResult { name, kind: Kind::Handle(handle), arity: Arity::One, infer: Infer::Spelled, doc }
}

const VEC: PerTarget<LocSet> = PerTarget::same(LocSet::of(&[Loc::Vec]));
const VEC_OR_MAT: PerTarget<LocSet> = PerTarget::same(LocSet::of(&[Loc::Vec, Loc::Mat]));
const COALESCE: Attr = Attr::choice(Key::Coalesce, &attrs::COALESCE, Presence::Required, "unit of an index");
const WINDOW_ROW: Operand = Operand::new(Name::IndexRow, Role::In, Kind::Index, "first row of the window");
const WINDOW_COL: Operand = Operand::new(Name::IndexCol, Role::In, Kind::Index, "first column of the window");
/// Operand order of the manual, with the factors before the window: `textract.fp %src, %fp[%row, %col]`.
const FACTORS_FIRST: &[&[Idx]] = &[&[extract::SRC, extract::FP, extract::ROW, extract::COL]];

ops![
    GetPrefetchAsyncSession = Op {
        manual: Manual::NONE,
        effects: Effects::Pure,
        traits: Traits::NONE,
        results: &[prefetch_result(Name::Session, Handle::AsyncSession, "its session")],
        ..movement(
            "get_prefetch_async_session",
            "the session of a context of asynchronous prefetches",
            "",
            &[Operand::new(Name::Ctx, Role::In, CONTEXT, "the context")],
            "$ctx attr-dict `:` type($ctx) `->` type($session)",
            &[],
        )
    },
    MakePrefetchAsyncContext = Op {
        manual: Manual::NONE,
        effects: Effects::State,
        traits: Traits::NONE,
        results: &[prefetch_result(Name::Ctx, Handle::PrefetchAsyncContext, "the context")],
        ..movement(
            "make_prefetch_async_context",
            "open a context of asynchronous prefetches",
            "",
            &[Operand::new(Name::Workspace, Role::In, Kind::Ptr, "memory of the queues")],
            "`(` $workspace `:` type($workspace) `)` attr-dict `->` type($ctx)",
            &[&[
                Rule::Micro(Micro::Memory { operand: 0, allowed: &[AddressSpace::Gm] }),
                Rule::Micro(Micro::ElementTypes { operands: &[0], allowed: PerTarget::same(INT8) }),
            ]],
        )
    },
    Mgather = Op {
        manual: Manual::both(MEMORY).typed_by(TypesBy::Ptoas),
        attrs: &[
            COALESCE,
            defaulted(
                Key::GatherOob,
                &attrs::GATHER_OOB,
                attrs::GatherOob::Undefined.value(),
                "value outside of the memory"
            )
            .keys(&["gather_oob", "oob"]),
        ],
        results: &[],
        dtypes: INDEXED,
        syntax: Syntax::DPS,
        ..movement(
            "mgather",
            "gather rows or elements of global memory",
            MEMORY,
            &[
                Operand::new(Name::Mem, Role::In, Kind::Partition, "memory gathered from"),
                Operand::new(Name::Idx, Role::In, Kind::TileOrView, "number of each row or element"),
                Operand::new(Name::Dst, Role::Out, Kind::Tile, "destination"),
                Operand::new(Name::Scratch, Role::Tmp, Kind::Partition, "scratch of a gather of elements into L1")
                    .optional(),
            ],
            "",
            &[GATHER_RULES],
        )
    },
    Mscatter = Op {
        manual: Manual::both(MEMORY).typed_by(TypesBy::Ptoas),
        attrs: &[
            Attr { presence: Presence::Optional, ..COALESCE },
            defaulted(
                Key::ScatterAtomicOp,
                &attrs::SCATTER_ATOMIC_OP,
                attrs::ScatterAtomicOp::None.value(),
                "combination with memory"
            )
            .keys(&["scatter_atomic_op", "atomic"]),
            unset(Key::ScatterConflict, &attrs::SCATTER_CONFLICT, "which of two elements with one index stays")
                .keys(&["scatter_conflict", "conflict"])
                .only(TargetSet::A5),
            defaulted(
                Key::ScatterOob,
                &attrs::SCATTER_OOB,
                attrs::ScatterOob::Undefined.value(),
                "effect outside of the memory"
            )
            .keys(&["scatter_oob", "oob"]),
        ],
        results: &[],
        orders: &[&[0, 2, 1]],
        dtypes: INDEXED,
        syntax: Syntax::DPS,
        ..movement(
            "mscatter",
            "scatter rows or elements to global memory",
            MEMORY,
            &[
                Operand::new(Name::Src, Role::In, Kind::Tile, "source"),
                Operand::new(Name::Idx, Role::In, Kind::Tile, "number of each row or element"),
                Operand::new(Name::Mem, Role::Out, Kind::Partition, "memory scattered to"),
            ],
            "",
            &[SCATTER_RULES],
        )
    },
    Textract = Op {
        aliases: &["textract_fp"],
        attrs: &[ACC_TO_VEC.only(TargetSet::A5), RELU],
        results: &[],
        orders: FACTORS_FIRST,
        dtypes: PerTarget { a2a3: INT8.or(FLOATS), a5: tables::WINDOWS },
        ..movement(
            "textract",
            "copy a window of a tile to another memory",
            LAYOUT,
            &[
                Operand::new(Name::Src, Role::In, Kind::Tile, "source"),
                WINDOW_ROW,
                WINDOW_COL,
                Operand::new(Name::Dst, Role::Out, Kind::Tile, "destination, of the size of the window"),
                FP,
                PRE_QUANT,
            ],
            "`ins` `(` $src `,` $indexRow `,` $indexCol (`,` $preQuantScalar^)? `:` type($src) `,` type($indexRow) `,` type($indexCol) \
             (`,` type($preQuantScalar)^)? (`fp` $fp^ `:` type($fp))? `)` `outs` `(` $dst `:` type($dst) `)` attr-dict",
            &[EXTRACT_RULES],
        )
    }.typed_by(TypesBy::Ptoas),
    Tinsert = Op {
        aliases: &["tinsert_fp"],
        attrs: &[
            ACC_TO_VEC.only(TargetSet::A5),
            RELU,
            unset(Key::TinsertMode, &attrs::TINSERT_MODE, "parts the columns are split in")
                .keys(&["tinsert_mode"])
                .only(TargetSet::A5),
        ],
        results: &[],
        orders: FACTORS_FIRST,
        ..movement(
            "tinsert",
            "copy a tile into a window of another memory",
            LAYOUT,
            &[
                Operand::new(Name::Src, Role::In, Kind::Tile, "source, of the size of the window"),
                WINDOW_ROW,
                WINDOW_COL,
                Operand::new(Name::Dst, Role::InOut, Kind::Tile, "destination"),
                FP,
                PRE_QUANT,
            ],
            "`ins` `(` $src `,` $indexRow `,` $indexCol `:` type($src) `,` type($indexRow) `,` type($indexCol) \
             (`fp` $fp^ `:` type($fp))? (`pre_quant` $preQuantScalar^ `:` type($preQuantScalar))? `)` `outs` `(` $dst `:` \
             type($dst) `)` attr-dict",
            &[INSERT_RULES],
        )
    },
    Tload = Op {
        manual: Manual::both(MEMORY).typed_by(TypesBy::Both),
        attrs: &[
            Attr::new(
                Key::InitOutBuffer,
                Domain::Bool,
                Presence::Default { value: AttrValue::Bool(false), print: PrintDefault::WhenSet },
                "fill the destination before the load",
            )
            .keys(&["initOutBuffer"]),
            unset(Key::PadMode, &attrs::PAD_MODE, "what padded columns receive").keys(&["padMode"]),
        ],
        dtypes: TRANSFER,
        numerics: &[Numerics::LargerView],
        ..movement(
            "tload",
            "load a tile from global memory",
            MEMORY,
            &[
                Operand::new(Name::Src, Role::In, Kind::Partition, "source"),
                Operand::new(Name::Dst, Role::Out, Kind::Tile, "destination"),
                Operand::new(Name::PadValue, Role::In, Kind::Scalar, "value of padded columns").optional(),
                Operand::new(Name::LeftPaddingNum, Role::In, Kind::Index, "padded columns on the left").optional(),
                Operand::new(Name::RightPaddingNum, Role::In, NUMBER, "padded columns on the right").optional(),
                Operand::new(Name::InitCondition, Role::In, NUMBER, "condition of the fill").optional(),
            ],
            LOAD_FORMAT,
            &[LOAD_RULES],
        )
    },
    Tmov = Op {
        manual: Manual::both(LAYOUT).typed_by(TypesBy::Ptoas),
        aliases: &["tmov_fp", "tmov.fp"],
        dtypes: MOVED,
        attrs: &[
            ACC_TO_VEC,
            unset(Key::GrpAxis, &attrs::MX_GROUP_AXIS, "axis of the groups that share a scale")
                .keys(&["grp_axis"])
                .only(TargetSet::A5),
            RELU,
        ],
        ..movement(
            "tmov",
            "move a tile between memories or layouts",
            LAYOUT,
            &[
                Operand::new(Name::Src, Role::In, Kind::Tile, "source"),
                Operand::new(Name::Dst, Role::Out, Kind::Tile, "destination"),
                Operand::new(Name::Fp, Role::In, Kind::Tile, "factors of a quantisation, or scratch of a move to ZZ")
                    .optional(),
                PRE_QUANT,
            ],
            "`ins` `(` $src `:` type($src) (`,` $fp^ `:` type($fp))? (`,` $preQuantScalar^ `:` type($preQuantScalar))? `)` \
             `outs` `(` $dst `:` type($dst) `)` attr-dict (`->` type($result)^)?",
            &[MOVE_RULES],
        )
    },
    Tprefetch = Op {
        results: &[],
        dtypes: PREFETCHED,
        syntax: Syntax::DPS,
        ..movement(
            "tprefetch",
            "bring global memory near, ahead of a load",
            MEMORY,
            &[
                Operand::new(Name::Src, Role::In, Kind::Partition, "memory"),
                Operand::new(Name::Dst, Role::Out, Kind::Tile, "tile that says how much"),
            ],
            "",
            &[PREFETCH_RULES],
        )
    }.typed_by(TypesBy::Ptoas),
    TprefetchAsync = Op {
        effects: Effects::State,
        traits: Traits::NONE,
        results: &[prefetch_result(Name::Event, Handle::AsyncEvent, "event of the prefetch")],
        ..movement(
            "tprefetch_async",
            "start to bring global memory near",
            MEMORY,
            &[
                Operand::new(Name::Src, Role::In, Kind::Partition, "memory"),
                Operand::new(Name::Ctx, Role::In, CONTEXT, "context of the prefetch"),
            ],
            "`(` $src `,` $ctx `:` type($src) `,` type($ctx) `)` attr-dict `->` type($event)",
            &[&[Rule::PositiveExtents { view: 0 }, Rule::Transfer(Transfer::Line(&[0]))]],
        )
    },
    Tstore = Op {
        manual: Manual::both(MEMORY).typed_by(TypesBy::Both),
        aliases: &["tstore_fp", "tstore.fp"],
        attrs: &[
            defaulted(
                Key::AtomicType,
                &attrs::ATOMIC_TYPE,
                attrs::AtomicType::AtomicNone.value(),
                "combination with memory"
            )
            .keys(&["atomic", "atomic_type"]),
            RELU,
            defaulted(
                Key::StPhase,
                &attrs::ST_PHASE,
                attrs::Phase::Unspecified.value(),
                "position among partial stores"
            )
            .keys(&["phase", "st_phase"]),
        ],
        dtypes: TRANSFER,
        orders: &[&[0, 2, 1]],
        ..movement(
            "tstore",
            "store a tile to global memory",
            MEMORY,
            &[
                Operand::new(Name::Src, Role::In, Kind::Tile, "source"),
                Operand::new(Name::Dst, Role::Out, Kind::Partition, "destination"),
                FP,
                PRE_QUANT,
            ],
            "`ins` `(` $src `:` type($src) (`fp` $fp^ `:` type($fp))? (`,` $preQuantScalar^ `:` type($preQuantScalar))? `)` \
             `outs` `(` $dst `:` type($dst) `)` attr-dict (`->` type($result)^)?",
            &[STORE_RULES, STORE_LIMITS],
        )
    },
];

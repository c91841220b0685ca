//! Legal locations, layouts and conversions of loads, stores and moves.

use crate::rule::{AccConversion, LocSet, Move, ViewConversion};
use crate::target::PerTarget;
use crate::types::{DType, DTypeSet, Layout, Loc, ViewLayout};

pub(super) const LOAD_LOCS: PerTarget<LocSet> =
    PerTarget { a2a3: LocSet::of(&[Loc::Vec, Loc::Mat]), a5: LocSet::of(&[Loc::Vec, Loc::Mat, Loc::Acc]) };
pub(super) const STORE_LOCS: PerTarget<LocSet> =
    PerTarget { a2a3: LocSet::of(&[Loc::Vec, Loc::Mat, Loc::Acc]), a5: LocSet::of(&[Loc::Vec, Loc::Acc]) };
pub(super) const SCALING: PerTarget<LocSet> = PerTarget::same(LocSet::of(&[Loc::Scaling]));
pub(super) const LOAD_VEC_LAYOUTS: PerTarget<&[Layout]> = PerTarget::same(&[Layout::ND, Layout::DN, Layout::NZ]);

const fn conversion(loc: Loc, view: ViewLayout, tiles: &'static [Layout]) -> ViewConversion {
    ViewConversion { loc, view, tiles }
}

/// Loads between layouts.
pub(super) const LOAD_LAYOUTS: &[ViewConversion] = &[
    conversion(Loc::Vec, ViewLayout::Nd, &[Layout::ND]),
    conversion(Loc::Vec, ViewLayout::Dn, &[Layout::DN]),
    conversion(Loc::Vec, ViewLayout::Nz, &[Layout::NZ]),
    conversion(Loc::Mat, ViewLayout::Nd, &[Layout::ND, Layout::NZ]),
    conversion(Loc::Mat, ViewLayout::Dn, &[Layout::DN, Layout::ZN]),
    conversion(Loc::Mat, ViewLayout::Nz, &[Layout::NZ]),
    conversion(Loc::Mat, ViewLayout::MxAZz, &[Layout::ZZ_SCALE]),
    conversion(Loc::Mat, ViewLayout::MxBNn, &[Layout::NN_SCALE]),
    conversion(Loc::Acc, ViewLayout::Nd, &[Layout::ND]),
    conversion(Loc::Acc, ViewLayout::Nz, &[Layout::NZ, Layout::NZ_ACC]),
];

/// Stores between layouts.
pub(super) const STORES: &[ViewConversion] = &[
    conversion(Loc::Vec, ViewLayout::Nd, &[Layout::ND]),
    conversion(Loc::Vec, ViewLayout::Dn, &[Layout::DN]),
    conversion(Loc::Vec, ViewLayout::Nz, &[Layout::NZ]),
    conversion(Loc::Mat, ViewLayout::Nd, &[Layout::ND]),
    conversion(Loc::Mat, ViewLayout::Dn, &[Layout::DN]),
    conversion(Loc::Mat, ViewLayout::Nz, &[Layout::NZ]),
    conversion(Loc::Acc, ViewLayout::Nd, &[Layout::NZ, Layout::NZ_ACC]),
    conversion(Loc::Acc, ViewLayout::Dn, &[Layout::NZ, Layout::NZ_ACC]),
    conversion(Loc::Acc, ViewLayout::Nz, &[Layout::NZ, Layout::NZ_ACC]),
];

const INT8: DTypeSet = DTypeSet::int(8);
const INT32: DTypeSet = DTypeSet::int(32);
const F16: DTypeSet = DTypeSet::of(&[DType::F16]);
const HALVES: DTypeSet = DTypeSet::of(&[DType::F16, DType::BF16]);
const FLOATS: DTypeSet = DTypeSet::of(&[DType::F16, DType::BF16, DType::F32]);
const LOW: DTypeSet = DTypeSet::of(&[DType::Hif8, DType::F8E4M3FN, DType::F8E4M3]);
const F8: DTypeSet = DTypeSet::of(&[DType::F8E4M3FN, DType::F8E5M2, DType::F8E4M3]);
const HIF8: DTypeSet = DTypeSet::of(&[DType::Hif8]);
const FP4: DTypeSet = DTypeSet::of(&[DType::F4E1M2x2, DType::F4E2M1x2]);

/// Element types of windows on a5.
pub(super) const WINDOWS: DTypeSet = INT8.or(FLOATS).or(F8).or(HIF8).or(FP4);

/// Stores of an accumulator. Between i32 and f32 there is none without quantisation.
pub(super) const ACC_STORES: &[AccConversion] = &[
    AccConversion {
        src: INT32,
        plain: PerTarget::same(INT32.or(HALVES)),
        quantised: PerTarget { a2a3: INT8.or(F16), a5: INT8.or(HALVES) },
    },
    AccConversion {
        src: DTypeSet::of(&[DType::F32]),
        plain: PerTarget::same(FLOATS),
        quantised: PerTarget { a2a3: INT8, a5: INT8.or(FLOATS).or(LOW) },
    },
];

/// Moves of an accumulator to L1 or vector memory.
pub(super) const ACC_MOVES: &[AccConversion] = ACC_STORES;

/// Windows of an accumulator: of i32 only as i32, on a5.
const ACC_INTEGERS: AccConversion = AccConversion {
    src: INT32,
    plain: PerTarget { a2a3: DTypeSet::EMPTY, a5: INT32 },
    quantised: PerTarget { a2a3: INT8.or(F16).or(DTypeSet::int(16)), a5: INT8.or(HALVES) },
};

/// Windows of an accumulator. On a2 and a3 f32 becomes half precision on its way into L1.
const fn windows(low: DTypeSet) -> AccConversion {
    AccConversion {
        src: DTypeSet::of(&[DType::F32]),
        plain: PerTarget { a2a3: HALVES, a5: FLOATS },
        quantised: PerTarget { a2a3: INT8, a5: INT8.or(FLOATS).or(low) },
    }
}

/// Windows taken of an accumulator.
pub(super) const ACC_EXTRACTS: &[AccConversion] = &[ACC_INTEGERS, windows(F8)];

/// Insertions of an accumulator.
pub(super) const ACC_INSERTS: &[AccConversion] = &[ACC_INTEGERS, windows(F8.or(HIF8))];

/// Types of atomic stores, by the value of the case: memory adds anything, and compares what the cube of a5 stores.
pub(super) const ATOMIC_TYPES: &[(i64, PerTarget<DTypeSet>)] = &[(2, COMPARED), (3, COMPARED)];
const COMPARED: PerTarget<DTypeSet> = PerTarget { a2a3: DTypeSet::EMPTY, a5: INT32 };

/// Types of atomic scatters, by the value of the case.
pub(super) const SCATTER_TYPES: &[(i64, PerTarget<DTypeSet>)] =
    &[(1, PerTarget::same(WORDS.or(F16))), (2, PerTarget::same(WORDS)), (3, PerTarget::same(WORDS))];
const WORDS: DTypeSet = INT32.or(DTypeSet::of(&[DType::F32]));

const ANY: Move = Move {
    from: Loc::Vec,
    to: Loc::Vec,
    from_layouts: &[],
    to_layouts: &[],
    same_layout: false,
    same_dtype: false,
    dtypes: DTypeSet::ANY,
    same_extent: false,
};

/// Bias and scaling tiles are laid out, and widened, on their way, and keep their extents.
const FROM_MAT: Move = Move { from: Loc::Mat, same_extent: true, ..ANY };

/// A move that keeps extents and element type.
const fn copy(from: Loc, to: Loc, to_layouts: &'static [Layout]) -> Move {
    Move { from, to, to_layouts, same_dtype: true, same_extent: true, ..ANY }
}

/// A move that keeps the element type.
const fn window(from: Loc, to: Loc, to_layouts: &'static [Layout]) -> Move {
    Move { from, to, to_layouts, same_dtype: true, ..ANY }
}

const ACC: &[Layout] = &[Layout::NZ_ACC, Layout::NZ];

const fn from_acc(to: Loc, to_layouts: &'static [Layout]) -> Move {
    Move { from: Loc::Acc, to, from_layouts: ACC, to_layouts, ..ANY }
}

pub(super) const MOVES: PerTarget<&[Move]> = PerTarget {
    a2a3: &[
        copy(Loc::Mat, Loc::Left, &[Layout::ZZ]),
        copy(Loc::Mat, Loc::Right, &[Layout::ZN]),
        Move { to: Loc::Bias, ..FROM_MAT },
        Move { to: Loc::Scaling, ..FROM_MAT },
        copy(Loc::Vec, Loc::Vec, &[]),
        Move { same_extent: true, ..from_acc(Loc::Mat, &[]) },
        Move { same_extent: true, ..from_acc(Loc::Vec, &[]) },
    ],
    a5: &[
        copy(Loc::Mat, Loc::Left, &[Layout::NZ]),
        copy(Loc::Mat, Loc::Right, &[Layout::ZN]),
        Move { to: Loc::Bias, ..FROM_MAT },
        Move { to: Loc::Scaling, ..FROM_MAT },
        window(Loc::Vec, Loc::Vec, &[]),
        window(Loc::Vec, Loc::Mat, &[]),
        from_acc(Loc::Mat, &[]),
        from_acc(Loc::Vec, &[]),
    ],
};

const SAME_VEC: Move = Move { same_layout: true, ..window(Loc::Vec, Loc::Vec, &[]) };

/// Layouts of L1 from which windows go to the left operand, and to the right one.
const TO_LEFT: &[Layout] = &[Layout::NZ, Layout::ZN, Layout::ZZ, Layout::ND];
const TO_RIGHT: &[Layout] = &[Layout::NZ, Layout::ZN];

const fn from_mat(to: Loc, from_layouts: &'static [Layout], to_layouts: &'static [Layout]) -> Move {
    Move { from_layouts, ..window(Loc::Mat, to, to_layouts) }
}

pub(super) const EXTRACTS: PerTarget<&[Move]> = PerTarget {
    a2a3: &[
        from_mat(Loc::Left, TO_LEFT, &[Layout::ZZ]),
        from_mat(Loc::Right, TO_LEFT, &[Layout::ZN]),
        from_acc(Loc::Mat, &[Layout::NZ]),
        SAME_VEC,
    ],
    a5: &[
        from_mat(Loc::Left, TO_LEFT, &[Layout::NZ]),
        from_mat(Loc::Right, TO_RIGHT, &[Layout::ZN]),
        window(Loc::Mat, Loc::Scaling, &[]),
        from_acc(Loc::Mat, &[Layout::NZ]),
        from_acc(Loc::Vec, &[Layout::ND]),
        Move { from_layouts: &[Layout::ND], ..window(Loc::Vec, Loc::Vec, &[Layout::ND]) },
        window(Loc::Vec, Loc::Mat, &[]),
    ],
};

pub(super) const INSERTS: PerTarget<&[Move]> = PerTarget {
    a2a3: &[from_acc(Loc::Mat, &[Layout::NZ]), Move { dtypes: INT8.or(FLOATS), ..SAME_VEC }],
    a5: &[
        from_acc(Loc::Mat, &[Layout::NZ]),
        from_acc(Loc::Vec, &[Layout::ND, Layout::NZ]),
        Move { from_layouts: &[Layout::ND, Layout::NZ], dtypes: WINDOWS.or(INT32), ..SAME_VEC },
        Move {
            from_layouts: &[Layout::ND, Layout::NZ],
            dtypes: WINDOWS.or(INT32),
            ..window(Loc::Vec, Loc::Mat, &[Layout::NZ])
        },
    ],
};

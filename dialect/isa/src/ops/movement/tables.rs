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

/// Legal layouts of loads.
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

/// Legal layouts of stores.
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
const LOW: DTypeSet = HIF8.or(DTypeSet::E4M3);
const F8: DTypeSet = DTypeSet::F8;
const HIF8: DTypeSet = DTypeSet::of(&[DType::Hif8]);
const FP4: DTypeSet = DTypeSet::of(&[DType::F4E1M2x2, DType::F4E2M1x2]);

/// Legal element types of windows on a5.
pub(super) const WINDOWS: DTypeSet = INT8.or(FLOATS).or(F8).or(HIF8).or(FP4);

/// Legal element types of stores of an accumulator. Without quantisation, i32 and f32 are not converted into each
/// other.
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

/// Legal element types of moves of an accumulator to L1 or vector memory.
pub(super) const ACC_MOVES: &[AccConversion] = ACC_STORES;

/// Windows of an i32 accumulator: they are not converted, and legal only on a5.
const ACC_INTEGERS: AccConversion = AccConversion {
    src: INT32,
    plain: PerTarget { a2a3: DTypeSet::EMPTY, a5: INT32 },
    quantised: PerTarget { a2a3: INT8.or(F16).or(DTypeSet::int(16)), a5: INT8.or(HALVES) },
};

/// Windows of an f32 accumulator. On a2 and a3, f32 is rounded to half precision when it is written to L1.
const fn windows(low: DTypeSet) -> AccConversion {
    AccConversion {
        src: DTypeSet::of(&[DType::F32]),
        plain: PerTarget { a2a3: HALVES, a5: FLOATS },
        quantised: PerTarget { a2a3: INT8, a5: INT8.or(FLOATS).or(low) },
    }
}

/// Windows that are extracted from an accumulator.
pub(super) const ACC_EXTRACTS: &[AccConversion] = &[ACC_INTEGERS, windows(F8)];

/// Windows of an accumulator that are inserted.
pub(super) const ACC_INSERTS: &[AccConversion] = &[ACC_INTEGERS, windows(F8.or(HIF8))];

/// Legal types of atomic stores, by the value of the case: memory adds all types, but compares only types that the cube
/// core of a5 stores.
pub(super) const ATOMIC_TYPES: &[(i64, PerTarget<DTypeSet>)] = &[(2, COMPARED), (3, COMPARED)];
const COMPARED: PerTarget<DTypeSet> = PerTarget { a2a3: DTypeSet::EMPTY, a5: INT32 };

/// Legal types of atomic scatters, by the value of the case.
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

/// Moves of bias and scaling tiles change the layout and may widen elements, but keep the extents.
const FROM_MAT: Move = Move { from: Loc::Mat, same_extent: true, ..ANY };

/// A move that keeps both extents and element type.
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

/// Legal layouts in L1 of windows that are moved to an operand buffer; on a5 only to that of the left operand.
const TO_LEFT: &[Layout] = &[Layout::NZ, Layout::ZN, Layout::ZZ, Layout::ND];
/// Legal layouts in L1 of windows that are moved to the right operand on a5.
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

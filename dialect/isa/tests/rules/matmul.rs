//! Matrix products.

use super::{CLEAN, case};
use pto_isa::Target::{A3, A5};
use pto_isa::types::{Layout, Loc};
use pto_isa::{DType, Dim, Name, Target, TileDesc};

fn tile(loc: Loc, dtype: DType, rows: i64, cols: i64) -> TileDesc {
    let layout = match loc {
        Loc::Left => Layout::ZZ,
        Loc::Right => Layout::ZN,
        Loc::Acc => Layout::NZ_ACC,
        Loc::Vec | Loc::Mat | Loc::Bias | Loc::Scaling => Layout::ND,
    };
    TileDesc::new(loc, dtype, rows, cols).with_layout(layout)
}

fn product(target: Target, types: [DType; 3], dims: [(i64, i64); 3]) -> Vec<u16> {
    let [l, r, d] = types;
    let [ld, rd, dd] = dims;
    let mut lhs = tile(Loc::Left, l, ld.0, ld.1);
    if target == A5 {
        lhs = lhs.with_layout(Layout::NZ);
    }
    case("tmatmul", target)
        .tile(Name::Lhs, lhs)
        .tile(Name::Rhs, tile(Loc::Right, r, rd.0, rd.1))
        .tile(Name::Dst, tile(Loc::Acc, d, dd.0, dd.1))
        .codes()
}

const DIMS: [(i64, i64); 3] = [(16, 32), (32, 64), (16, 64)];

#[test]
fn element_types() {
    use DType::{BF16, F8E4M3FN, F8E5M2, F16, F32, Hif8, I8, I32};
    assert_eq!(product(A3, [F16, F16, F32], DIMS), CLEAN);
    assert_eq!(product(A3, [I8, I8, I32], DIMS), CLEAN);
    assert_eq!(product(A3, [F16, BF16, F32], DIMS), [502]);
    assert_eq!(product(A3, [F16, F16, F16], DIMS), [502]);
    assert_eq!(product(A3, [F8E4M3FN, F8E5M2, F32], DIMS), [502]);
    assert_eq!(product(A5, [F8E4M3FN, F8E5M2, F32], DIMS), CLEAN);
    assert_eq!(product(A5, [Hif8, Hif8, F32], DIMS), CLEAN);
    assert_eq!(product(A5, [Hif8, F8E5M2, F32], DIMS), [502]);
}

#[test]
fn extents() {
    let types = [DType::F16, DType::F16, DType::F32];
    assert_eq!(product(A3, types, [(16, 32), (48, 64), (16, 64)]), [501]);
    assert_eq!(product(A3, types, [(16, 32), (32, 64), (32, 48)]), [501, 501]);
    assert_eq!(product(A3, types, [(16, 4096), (4096, 64), (16, 64)]), [504]);
}

#[test]
fn places() {
    let (l, r, d) =
        (tile(Loc::Left, DType::F16, 16, 16), tile(Loc::Right, DType::F16, 16, 16), tile(Loc::Acc, DType::F32, 16, 16));
    let run =
        |target, l, r, d| case("tmatmul", target).tile(Name::Lhs, l).tile(Name::Rhs, r).tile(Name::Dst, d).codes();
    assert_eq!(run(A3, l, r, d), CLEAN);
    assert_eq!(run(A5, l, r, d), [305]);
    assert_eq!(run(A3, TileDesc { loc: Loc::Mat, ..l }, r, d), [304]);
    assert_eq!(run(A3, l, r, TileDesc { loc: Loc::Vec, ..d }), [304]);
    assert_eq!(run(A3, l, r.with_layout(Layout::ZZ), d.with_layout(Layout::ND)), [305, 305]);
}

#[test]
fn accumulation() {
    let (l, r, d) =
        (tile(Loc::Left, DType::F16, 16, 16), tile(Loc::Right, DType::F16, 16, 16), tile(Loc::Acc, DType::F32, 16, 16));
    let run = |acc| {
        case("tmatmul.acc", A3).tile(Name::AccIn, acc).tile(Name::Lhs, l).tile(Name::Rhs, r).tile(Name::Dst, d).codes()
    };
    assert_eq!(run(d), CLEAN);
    assert_eq!(run(tile(Loc::Acc, DType::F32, 16, 32)), [505]);
    assert_eq!(run(d.valid(Dim::Dynamic, Dim::Static(16))), [505]);
}

//! Loads, stores and moves.

use super::{CLEAN, case, part};
use pto_isa::Target::{A3, A5};
use pto_isa::types::{Layout, Loc, Pad, ViewLayout};
use pto_isa::{DType, Dim, Key, Name, Severity, Target, TileDesc};

fn tile(loc: Loc, dtype: DType, rows: i64, cols: i64, layout: Layout) -> TileDesc {
    TileDesc::new(loc, dtype, rows, cols).with_layout(layout)
}

fn load(target: Target, dims: &[i64], dtype: DType, dst: TileDesc) -> Vec<u16> {
    case("tload", target).view(Name::Src, part(dims, dtype)).tile(Name::Dst, dst).codes()
}

#[test]
fn loads() {
    let vec = TileDesc::new(Loc::Vec, DType::F32, 16, 16);
    assert_eq!(load(A3, &[16, 16], DType::F32, vec), CLEAN);
    assert_eq!(load(A3, &[16, 0], DType::F32, vec), [412]);
    assert_eq!(load(A3, &[16, 16], DType::F16, vec), [410]);
    assert_eq!(load(A3, &[16, 16], DType::I32, vec), CLEAN);
    assert_eq!(load(A3, &[16, 16], DType::F32, TileDesc { loc: Loc::Left, ..vec }), [304]);
    assert_eq!(load(A3, &[16, 16], DType::F32, vec.with_layout(Layout::ZZ)), [305]);
    let low = TileDesc::new(Loc::Vec, DType::Hif8, 32, 32);
    assert_eq!(load(A3, &[32, 32], DType::Hif8, low), [302]);
    assert_eq!(load(A5, &[32, 32], DType::Hif8, low), CLEAN);
    let wide = TileDesc::new(Loc::Vec, DType::I64, 16, 16);
    assert_eq!(load(A5, &[16, 16], DType::I64, wide), CLEAN);
    assert_eq!(load(A5, &[16, 16], DType::I64, TileDesc { pad: Pad::Max, ..wide }), [419]);
    assert_eq!(load(A5, &[16, 16], DType::I64, wide.with_layout(Layout::NZ)), [419]);
    assert_eq!(load(A3, &[16, 16], DType::I64, TileDesc { pad: Pad::Max, ..wide }), CLEAN);
}

#[test]
fn load_layouts() {
    let load = |layout, tile: TileDesc| {
        case("tload", A3).laid_out(Name::Src, part(&[16, 16], DType::F32), layout).tile(Name::Dst, tile).codes()
    };
    let vec = TileDesc::new(Loc::Vec, DType::F32, 16, 16);
    assert_eq!(load(ViewLayout::Nd, vec), CLEAN);
    assert_eq!(load(ViewLayout::Dn, vec), [411]);
    assert_eq!(load(ViewLayout::Dn, vec.with_layout(Layout::DN)), CLEAN);
    assert_eq!(load(ViewLayout::Dn, tile(Loc::Vec, DType::F32, 1, 16, Layout::ND)), CLEAN);
    let mat = tile(Loc::Mat, DType::F32, 16, 16, Layout::NZ);
    assert_eq!(load(ViewLayout::Nd, mat), CLEAN);
    assert_eq!(load(ViewLayout::Dn, mat), [411]);
    assert_eq!(load(ViewLayout::Dn, mat.with_layout(Layout::ZN)), CLEAN);
}

#[test]
fn stores() {
    let vec = TileDesc::new(Loc::Vec, DType::F32, 64, 64);
    let store = |t: TileDesc| case("tstore", A3).tile(Name::Src, t).view(Name::Dst, part(&[64, 64], DType::F32));
    assert_eq!(store(vec).codes(), CLEAN);
    assert_eq!(store(vec.valid(Dim::Static(32), Dim::Static(32))).codes(), [413]);
    assert_eq!(store(vec.valid(Dim::Dynamic, Dim::Static(32))).codes(), CLEAN);
    assert_eq!(store(TileDesc::new(Loc::Vec, DType::F16, 64, 64)).codes(), [410]);
    assert_eq!(store(vec).attr(Key::ReluPreMode, "normal_relu").codes(), [416]);
    let atomic = store(vec).attr(Key::AtomicType, "atomic_add").run();
    assert_eq!(atomic.iter().map(|v| (v.code, v.severity)).collect::<Vec<_>>(), [(416, Severity::ManualOnly)]);
    let mat = TileDesc { loc: Loc::Mat, ..vec };
    assert_eq!(store(mat).codes(), CLEAN);
    assert_eq!(case("tstore", A5).tile(Name::Src, mat).view(Name::Dst, part(&[64, 64], DType::F32)).codes(), [304]);
}

#[test]
fn accumulator_stores() {
    let acc = |dtype| tile(Loc::Acc, dtype, 16, 16, Layout::NZ_ACC);
    let store = |src, dst| case("tstore", A3).tile(Name::Src, acc(src)).view(Name::Dst, part(&[16, 16], dst));
    assert_eq!(store(DType::F32, DType::F32).codes(), CLEAN);
    assert_eq!(store(DType::F32, DType::BF16).codes(), CLEAN);
    assert_eq!(store(DType::F32, DType::I32).codes(), [414]);
    assert_eq!(store(DType::I32, DType::F32).codes(), [414]);
    assert_eq!(store(DType::I32, DType::I8).codes(), [414]);
    assert_eq!(store(DType::I32, DType::I8).int64(Name::PreQuantScalar, 1).codes(), CLEAN);
    assert_eq!(store(DType::F16, DType::F16).codes(), [414]);
    let fp = tile(Loc::Scaling, DType::F32, 1, 16, Layout::ND);
    let quantised = || store(DType::I32, DType::I8).tile(Name::Fp, fp);
    assert_eq!(quantised().codes(), CLEAN);
    assert_eq!(quantised().attr(Key::StPhase, "final").codes(), [417]);
    assert_eq!(quantised().int64(Name::PreQuantScalar, 1).codes(), [415]);
    assert_eq!(store(DType::I32, DType::I8).tile(Name::Fp, TileDesc { loc: Loc::Vec, ..fp }).codes(), [304]);
    let wide = tile(Loc::Acc, DType::F32, 16, 4096, Layout::NZ_ACC);
    let view = part(&[16, 4096], DType::F32);
    assert_eq!(case("tstore", A3).tile(Name::Src, wide).view(Name::Dst, view).codes(), [418]);
    assert_eq!(case("tstore", A5).tile(Name::Src, wide).view(Name::Dst, view).codes(), CLEAN);
}

#[test]
fn moves() {
    let mat = tile(Loc::Mat, DType::F16, 16, 16, Layout::NZ);
    let right = tile(Loc::Right, DType::F16, 16, 16, Layout::ZN);
    let mv = |target, s, d| case("tmov", target).tile(Name::Src, s).tile(Name::Dst, d);
    assert_eq!(mv(A3, mat, right).codes(), CLEAN);
    assert_eq!(mv(A3, right, mat).codes(), [420]);
    assert_eq!(mv(A3, mat, right.with_layout(Layout::NZ)).codes(), [421]);
    assert_eq!(mv(A3, mat, TileDesc { dtype: DType::BF16, ..right }).codes(), [423]);
    assert_eq!(mv(A3, mat, tile(Loc::Right, DType::F16, 32, 16, Layout::ZN)).codes(), [424]);
    let left = |layout| tile(Loc::Left, DType::F16, 16, 16, layout);
    assert_eq!(mv(A3, mat, left(Layout::ZZ)).codes(), CLEAN);
    assert_eq!(mv(A5, mat, left(Layout::ZZ)).codes(), [421]);
    assert_eq!(mv(A5, mat, left(Layout::NZ)).codes(), CLEAN);
    assert_eq!(mv(A3, mat, right).attr(Key::AccToVecMode, "dual_mode_split_m").codes(), [416, 416]);
}

#[test]
fn windows() {
    let mat = tile(Loc::Mat, DType::F16, 32, 32, Layout::NZ);
    let right = tile(Loc::Right, DType::F16, 16, 16, Layout::ZN);
    let extract = |row: i64, col: i64| {
        case("textract", A3)
            .tile(Name::Src, mat)
            .index(Name::IndexRow, &[row])
            .index(Name::IndexCol, &[col])
            .tile(Name::Dst, right)
    };
    assert_eq!(extract(16, 16).codes(), CLEAN);
    assert_eq!(extract(17, 0).codes(), [422]);
    assert_eq!(extract(0, -1).codes(), [422]);
    assert_eq!(extract(0, 0).int64(Name::PreQuantScalar, 1).codes(), [416]);
    let vec = TileDesc::new(Loc::Vec, DType::F16, 32, 32);
    let nz = case("textract", A5)
        .tile(Name::Src, vec.with_layout(Layout::NZ))
        .index(Name::IndexRow, &[0])
        .index(Name::IndexCol, &[0])
        .tile(Name::Dst, TileDesc::new(Loc::Vec, DType::F16, 16, 16));
    assert_eq!(nz.codes(), [421]);
    let split = |cols: i64| {
        case("textract", A5)
            .tile(Name::Src, tile(Loc::Acc, DType::F32, 32, cols, Layout::NZ_ACC))
            .index(Name::IndexRow, &[0])
            .index(Name::IndexCol, &[0])
            .tile(Name::Dst, TileDesc::new(Loc::Vec, DType::F32, 32, cols / 2))
            .attr(Key::AccToVecMode, "dual_mode_split_n")
            .codes()
    };
    assert_eq!(split(64), CLEAN);
    assert_eq!(split(48), [425]);
}

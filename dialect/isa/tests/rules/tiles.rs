//! Elementwise operations, row reductions, row expansions.

use super::{CLEAN, case};
use pto_isa::Target::{A3, A5};
use pto_isa::types::{Layout, Loc};
use pto_isa::{DType, Dim, Key, Name, Severity, TileDesc};

fn vec(dtype: DType) -> TileDesc {
    TileDesc::new(Loc::Vec, dtype, 16, 16)
}

fn column(dtype: DType) -> TileDesc {
    TileDesc::new(Loc::Vec, dtype, 16, 1).with_layout(Layout::DN)
}

fn add(a: TileDesc, b: TileDesc, d: TileDesc) -> super::Case {
    case("tadd", A3).tile(Name::Src0, a).tile(Name::Src1, b).tile(Name::Dst, d)
}

#[test]
fn binary() {
    let f32 = vec(DType::F32);
    assert_eq!(add(f32, f32, f32).codes(), CLEAN);
    assert_eq!(add(f32, vec(DType::F16), f32).message(), "expected element type f32 as in `src0`, found f16 in `src1`");
    assert_eq!(add(vec(DType::F16), f32, f32).message(), "expected element type f32 as in `src1`, found f16 in `src0`");
    let bf16 = vec(DType::BF16);
    let found = add(bf16, bf16, bf16).run();
    assert_eq!(found.len(), 1);
    assert_eq!(found[0].message, "expected i16, i32, f16 or f32 on a3, found bf16 in `src0`");
    assert_eq!(found[0].notes, ["pto.tadd takes bf16 on a5"]);
    assert_eq!(found[0].source, "ptoas, verifier");
    assert_eq!(add(vec(DType::Ui16), vec(DType::Ui16), vec(DType::Ui16)).codes(), CLEAN);
    assert_eq!(add(vec(DType::Ui16), vec(DType::I16), vec(DType::I16)).codes(), [301]);
}

#[test]
fn binary_shape_and_place() {
    let f32 = vec(DType::F32);
    let narrow = f32.valid(Dim::Static(8), Dim::Static(16));
    let dynamic = f32.valid(Dim::Dynamic, Dim::Dynamic);
    assert_eq!(add(f32, narrow, f32).message(), "expected 16 valid rows as in `dst`, found 8 in `src1`");
    assert_eq!(add(f32, f32, narrow).message(), "expected 16 valid rows as in `src0`, found 8 in `dst`");
    assert_eq!(add(dynamic, narrow, dynamic).codes(), CLEAN);
    assert_eq!(add(narrow, f32, dynamic).codes(), [303]);
    let mat = TileDesc { loc: Loc::Mat, ..f32.with_layout(Layout::NZ) };
    assert_eq!(add(f32, mat, f32).message(), "expected `src1` in vec, found it in mat");
    assert_eq!(add(f32, f32, f32.with_layout(Layout::NZ)).codes(), [305]);
    assert_eq!(add(vec(DType::F16), narrow, mat).codes(), [301, 303, 304]);
}

#[test]
fn precision_is_for_a5() {
    let f32 = vec(DType::F32);
    let exp = |target| case("texp", target).tile(Name::Src, f32).tile(Name::Dst, f32);
    assert_eq!(exp(A3).attr(Key::PrecisionType, "high_precision").codes(), [317]);
    assert_eq!(exp(A3).attr(Key::PrecisionType, "default").codes(), CLEAN);
    assert_eq!(exp(A5).attr(Key::PrecisionType, "high_precision").codes(), CLEAN);
}

#[test]
fn row_reduction() {
    let (src, dst) = (vec(DType::F32), column(DType::F32));
    let max = |src, dst| case("trowmax", A3).tile(Name::Src, src).tile(Name::Dst, dst);
    assert_eq!(max(src, dst).codes(), CLEAN);
    assert_eq!(max(src, src.valid(Dim::Static(16), Dim::Static(1))).codes(), CLEAN);
    assert_eq!(max(src, src).codes(), [312]);
    assert_eq!(max(src.valid(Dim::Static(16), Dim::Static(0)), dst).codes(), [313]);
    assert_eq!(max(src.valid(Dim::Static(8), Dim::Static(16)), dst).codes(), [303]);
    assert_eq!(max(src, dst).tile(Name::Tmp, vec(DType::F16)).codes(), [301]);
    assert_eq!(
        case("trowmax", A5).tile(Name::Src, src).tile(Name::Tmp, vec(DType::F16)).tile(Name::Dst, dst).codes(),
        CLEAN
    );
    assert_eq!(max(src.with_layout(Layout::NZ), dst).codes(), [305]);
    assert_eq!(max(src, TileDesc { cols: 16, ..dst }).codes(), [312]);
}

#[test]
fn row_expansion() {
    let f32 = vec(DType::F32);
    let block = TileDesc::new(Loc::Vec, DType::F32, 16, 8);
    let sub = |b| case("trowexpandsub", A3).tile(Name::Src0, f32).tile(Name::Src1, b).tile(Name::Dst, f32);
    assert_eq!(sub(column(DType::F32)).codes(), CLEAN);
    assert_eq!(sub(block).codes(), CLEAN);
    let both = sub(f32).run();
    assert_eq!(both.iter().map(|v| (v.code, v.severity)).collect::<Vec<_>>(), [(314, Severity::ManualOnly)]);
    assert_eq!(
        sub(f32.valid(Dim::Static(16), Dim::Static(2))).message(),
        "expected a valid region of 16x8 in `src1`, one value for each row of `dst`, found 16x2"
    );
    let swapped =
        case("trowexpandsub", A3).tile(Name::Src0, column(DType::F32)).tile(Name::Src1, f32).tile(Name::Dst, f32);
    assert_eq!(swapped.codes(), CLEAN);
    assert_eq!(sub(column(DType::F32)).tile(Name::Tmp, f32).codes(), CLEAN);
    assert_eq!(sub(column(DType::F32)).tile(Name::Tmp, TileDesc::new(Loc::Vec, DType::F32, 1, 8)).codes(), [316]);
    assert_eq!(sub(block).tile(Name::Tmp, f32).codes(), [319]);
}

#[test]
fn precise_division() {
    let f32 = vec(DType::F32);
    let block = TileDesc::new(Loc::Vec, DType::F32, 16, 8);
    let div = || {
        case("trowexpanddiv", A5)
            .tile(Name::Src0, f32)
            .tile(Name::Src1, block)
            .tile(Name::Dst, f32)
            .attr(Key::PrecisionType, "high_precision")
    };
    assert_eq!(div().codes(), [318]);
    assert_eq!(div().tile(Name::Tmp, f32).codes(), CLEAN);
    let i32 = vec(DType::I32);
    let ints =
        case("trowexpanddiv", A5).tile(Name::Src0, i32).tile(Name::Src1, column(DType::I32)).tile(Name::Dst, i32);
    assert_eq!(ints.codes(), CLEAN);
    assert_eq!(ints.tile(Name::Tmp, i32).attr(Key::PrecisionType, "high_precision").codes(), [302]);
}

//! Tests of shifts, merges, parts and histograms, and of proposals for operands with an unsuitable element type.

use super::{CLEAN, Case, case};
use pto_isa::Target::{A3, A5};
use pto_isa::types::{Layout, Loc};
use pto_isa::{DType, Dim, Key, Name, Severity, TileDesc, TypeDesc};

fn vec(dtype: DType) -> TileDesc {
    TileDesc::new(Loc::Vec, dtype, 16, 16)
}

fn run(cols: i64) -> TileDesc {
    TileDesc::new(Loc::Vec, DType::F32, 1, cols)
}

fn part(rows: i64, cols: i64) -> TileDesc {
    vec(DType::F32).valid(Dim::Static(rows), Dim::Static(cols))
}

#[test]
fn shifts() {
    let shift = |amount| {
        let i16 = vec(DType::I16);
        case("tshrs", A3).tile(Name::Src, i16).constant(Name::Scalar, DType::I16, amount).tile(Name::Dst, i16)
    };
    assert_eq!(shift(0).codes(), CLEAN);
    assert_eq!(shift(15).codes(), CLEAN);
    assert_eq!(shift(16).message(), "`scalar` is 16, expected 0 to 15 for i16");
    assert_eq!(shift(-1).codes(), [332]);
}

#[test]
fn parts() {
    let add = |name, a, b| case(name, A3).tile(Name::Src0, a).tile(Name::Src1, b).tile(Name::Dst, part(16, 16));
    assert_eq!(add("tpartadd", part(16, 16), part(8, 4)).codes(), CLEAN);
    assert_eq!(
        add("tpartadd", part(16, 8), part(8, 16)).message(),
        "neither `src0` nor `src1` covers the valid region 16x16 of `dst`"
    );
    assert_eq!(add("tpartmax", part(16, 8), part(8, 16)).codes(), [333]);
    let on_a5 = case("tpartmax", A5).tile(Name::Src0, part(16, 8)).tile(Name::Src1, part(8, 16));
    assert_eq!(on_a5.tile(Name::Dst, part(16, 16)).codes(), CLEAN);
    let tall = TileDesc::new(Loc::Vec, DType::F32, 32, 16);
    assert_eq!(
        add("tpartadd", part(16, 16), tall).message(),
        "valid region 32x16 of `src1` exceeds that of `dst`, 16x16"
    );
    assert_eq!(add("tpartadd", part(16, 8).valid(Dim::Dynamic, Dim::Dynamic), part(8, 16)).codes(), CLEAN);
}

fn runs(count: usize) -> Case {
    (0..count).fold(case("tmrgsort", A3), |case, _| case.tile(Name::Srcs, run(128)))
}

#[test]
fn merges() {
    let counts = TypeDesc::Vector { lanes: 4, dtype: DType::I16 };
    for count in 1..6 {
        let merge = runs(count).tile(Name::Dsts, run(512)).view(Name::Excuted, counts);
        assert_eq!(merge.codes(), if (2..=4).contains(&count) { &CLEAN[..] } else { &[334] }, "{count}");
    }
    assert_eq!(runs(2).tile(Name::Dsts, run(256)).codes(), [334]);
    let blocks = |length| runs(1).constant(Name::BlockLen, DType::I32, length).tile(Name::Dsts, run(128));
    assert_eq!(blocks(64).codes(), CLEAN);
    assert_eq!(blocks(96).codes(), [808]);
    assert_eq!(blocks(64).tile(Name::Tmp, run(128)).message(), "`tmp` and `blockLen` exclude each other");
    let other = TileDesc { dtype: DType::F16, ..run(128) };
    assert_eq!(runs(3).tile(Name::Srcs, other).tile(Name::Dsts, run(512)).view(Name::Excuted, counts).codes(), [301]);
}

#[test]
fn histograms() {
    let bins = |n| TileDesc::new(Loc::Vec, DType::Ui32, 8, n);
    let filter = |rows| TileDesc::new(Loc::Vec, DType::Ui8, rows, 32);
    let count = |rows, n| {
        let src = TileDesc::new(Loc::Vec, DType::Ui32, 8, 32);
        case("thistogram", A5).tile(Name::Src, src).tile(Name::Idx, filter(rows)).tile(Name::Dst, bins(n))
    };
    assert_eq!(count(2, 256).codes(), CLEAN);
    assert_eq!(count(1, 256).codes(), [335]);
    assert_eq!(count(1, 256).int(Key::Byte, 2).codes(), CLEAN);
    assert_eq!(count(3, 256).codes(), [335]);
    assert_eq!(count(2, 128).codes(), [335]);
    let halves = TileDesc::new(Loc::Vec, DType::Ui16, 32, 32);
    let column = TileDesc::new(Loc::Vec, DType::Ui8, 32, 1).with_layout(Layout::DN);
    let count = |byte| {
        case("thistogram", A5)
            .tile(Name::Src, halves)
            .tile(Name::Idx, column)
            .tile(Name::Dst, TileDesc { rows: 32, valid_rows: Dim::Static(32), ..bins(256) })
            .int(Key::Byte, byte)
    };
    assert_eq!(count(1).codes(), CLEAN);
    assert_eq!(count(2).message(), "expected 0 to 1 as attribute `byte` for ui16, found 2");
}

#[test]
fn comparisons_that_fall_back() {
    let compare = |target, mode| {
        let (i32, mask) = (vec(DType::I32), vec(DType::I8));
        case("tcmp", target).tile(Name::Src0, i32).tile(Name::Src1, i32).tile(Name::Dst, mask).attr(Key::CmpMode, mode)
    };
    assert_eq!(compare(A3, "eq").codes(), CLEAN);
    assert_eq!(compare(A5, "lt").codes(), CLEAN);
    let found = compare(A3, "lt").run();
    assert_eq!(found.iter().map(|v| (v.code, v.severity)).collect::<Vec<_>>(), [(336, Severity::ManualOnly)]);
}

#[test]
fn accurate_powers_take_other_types() {
    let power = |dtype| {
        let tile = vec(dtype);
        case("tpow", A5).tile(Name::Base, tile).tile(Name::Exp, tile).tile(Name::Dst, tile)
    };
    assert_eq!(power(DType::I16).codes(), CLEAN);
    assert_eq!(power(DType::BF16).codes(), [302]);
    assert_eq!(power(DType::BF16).attr(Key::PrecisionType, "high_precision").codes(), CLEAN);
    assert_eq!(power(DType::I16).attr(Key::PrecisionType, "high_precision").codes(), [302]);
    assert_eq!(power(DType::I16).tile(Name::Tmp, vec(DType::I16)).codes(), [319]);
}

fn help(case: &Case) -> String {
    case.run().into_iter().filter_map(|v| v.help).collect()
}

#[test]
fn conversions_are_offered() {
    let div = |target, dtype| {
        let tile = vec(dtype);
        case("tdiv", target).tile(Name::Src0, tile).tile(Name::Src1, tile).tile(Name::Dst, tile)
    };
    assert_eq!(help(&div(A3, DType::I32)), "insert pto.tcvt to f32");
    assert_eq!(help(&div(A3, DType::I8)), "insert pto.tcvt to f16");
    assert_eq!(help(&div(A3, DType::F64)), "");
    assert_eq!(help(&div(A5, DType::I32)), "");
    let (f16, f32) = (vec(DType::F16), vec(DType::F32));
    let add = |a, d| case("tadd", A3).tile(Name::Src0, a).tile(Name::Src1, f32).tile(Name::Dst, d);
    assert_eq!(help(&add(f16, f32)), "insert pto.tcvt to f32");
    assert_eq!(help(&add(f32, f16)), "write f32 and insert pto.tcvt to f16");
    let cvt = |target, from, to| case("tcvt", target).tile(Name::Src, vec(from)).tile(Name::Dst, vec(to));
    assert_eq!(
        cvt(A3, DType::BF16, DType::F16).message(),
        "expected i32, si32 or f32 from bf16 on a3, found f16 in `dst`"
    );
    assert_eq!(help(&cvt(A3, DType::BF16, DType::F16)), "insert pto.tcvt to f32");
    assert_eq!(cvt(A5, DType::BF16, DType::F16).codes(), CLEAN);
    assert_eq!(help(&cvt(A3, DType::F64, DType::F16)), "");
}

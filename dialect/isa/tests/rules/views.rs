//! Tile buffers and views.

use super::{CLEAN, case, part, tensor};
use pto_isa::Target::{A3, A5};
use pto_isa::types::{BLayout, Layout, Loc};
use pto_isa::{DType, Dim, Key, Name, Severity, TileDesc, TypeDesc};

fn alloc(tile: TileDesc) -> super::Case {
    case("alloc_tile", A3).result(TypeDesc::Tile(tile))
}

#[test]
fn lines_and_boxes() {
    let tile = |loc, rows, cols, layout| TileDesc::new(loc, DType::F32, rows, cols).with_layout(layout);
    assert_eq!(alloc(tile(Loc::Vec, 16, 8, Layout::ND)).codes(), CLEAN);
    let found = alloc(tile(Loc::Vec, 16, 3, Layout::ND)).run();
    assert_eq!(found[0].message, "a row of 3 f32 elements is 12 bytes, not a multiple of 32");
    assert_eq!(found[0].help.as_deref(), Some("use 8 columns and a valid region of 3"));
    assert_eq!(alloc(tile(Loc::Vec, 16, 3, Layout::DN)).codes(), CLEAN);
    assert_eq!(alloc(tile(Loc::Vec, 3, 1, Layout::DN)).codes(), [306]);
    assert_eq!(alloc(tile(Loc::Mat, 16, 8, Layout::NZ)).codes(), CLEAN);
    assert_eq!(alloc(tile(Loc::Mat, 20, 8, Layout::NZ)).codes(), [307]);
    assert_eq!(alloc(tile(Loc::Acc, 16, 8, Layout::NZ_ACC)).codes(), [307]);
    assert_eq!(alloc(tile(Loc::Left, 1, 8, Layout::ZZ)).codes(), CLEAN);
}

#[test]
fn addresses() {
    let vec = TileDesc::new(Loc::Vec, DType::F32, 16, 16);
    let left = TileDesc { loc: Loc::Left, ..vec.with_layout(Layout::ZZ) };
    assert_eq!(alloc(vec).int64(Name::Addr, 64).codes(), CLEAN);
    assert_eq!(alloc(vec).int64(Name::Addr, 48).codes(), [308]);
    assert_eq!(alloc(vec).int64(Name::Addr, -32).codes(), [308]);
    assert_eq!(alloc(left).int64(Name::Addr, 64).codes(), [308]);
    assert_eq!(alloc(left).int64(Name::Addr, 512).codes(), CLEAN);
}

#[test]
fn valid_operands() {
    let tile = TileDesc::new(Loc::Vec, DType::F32, 16, 16);
    let dynamic = tile.valid(Dim::Dynamic, Dim::Static(16));
    assert_eq!(alloc(dynamic).codes(), [309]);
    assert_eq!(alloc(dynamic).unknown(Name::ValidRow).codes(), CLEAN);
    assert_eq!(alloc(tile).unknown(Name::ValidCol).codes(), [309]);
}

#[test]
fn limits_of_the_manual_are_warnings() {
    let wide = TileDesc::new(Loc::Vec, DType::F32, 1, 4096);
    let odd = TileDesc::new(Loc::Bias, DType::F32, 16, 16).with_layout(Layout::NZ);
    for (tile, code) in [(wide, 310), (odd, 311)] {
        let found = alloc(tile).run();
        assert_eq!(found.iter().map(|v| (v.code, v.severity)).collect::<Vec<_>>(), [(code, Severity::ManualOnly)]);
    }
    let tall = TileDesc { blayout: BLayout::ColMajor, ..TileDesc::new(Loc::Vec, DType::F32, 9000, 1) };
    let tall = TypeDesc::Tile(tall);
    assert_eq!(case("alloc_tile", A5).result(tall).codes(), CLEAN);
    assert_eq!(case("alloc_tile", A3).result(tall).codes(), [310]);
}

#[test]
fn tensor_views() {
    let make = |shape: &[i64], strides: &[i64]| {
        case("make_tensor_view", A3)
            .ptr(Name::Ptr, DType::F32)
            .index(Name::Shape, shape)
            .index(Name::Strides, strides)
            .result(tensor(&[-1, -1], DType::F32))
    };
    assert_eq!(make(&[8, 8], &[8, 1]).codes(), CLEAN);
    assert_eq!(make(&[8], &[8, 1]).codes(), [402]);
    assert_eq!(make(&[8, 8], &[8, 1]).attr(Key::Layout, "ND").codes(), CLEAN);
    assert_eq!(make(&[8, 8], &[1, 8]).attr(Key::Layout, "nd").codes(), [403]);
    assert_eq!(make(&[8, 1], &[1, 8]).attr(Key::Layout, "nd").codes(), CLEAN);
    assert_eq!(make(&[8, 8], &[1, 8]).attr(Key::Layout, "dn").codes(), CLEAN);
    let half =
        case("make_tensor_view", A3).ptr(Name::Ptr, DType::F16).index(Name::Shape, &[8]).index(Name::Strides, &[1]);
    assert_eq!(half.result(tensor(&[8], DType::F32)).codes(), [401]);
}

#[test]
fn partitions() {
    let select = |offsets: &[i64], sizes: &[i64], result: &[i64], dtype| {
        case("partition_view", A3)
            .view(Name::Source, tensor(&[16, -1], DType::F32))
            .index(Name::Offsets, offsets)
            .index(Name::Sizes, sizes)
            .result(part(result, dtype))
    };
    assert_eq!(select(&[8, 100], &[8, 8], &[8, 8], DType::F32).codes(), CLEAN);
    assert_eq!(select(&[9, 0], &[8, 8], &[8, 8], DType::F32).codes(), [405]);
    assert_eq!(select(&[0, 0], &[17, 8], &[17, 8], DType::F32).codes(), [405]);
    assert_eq!(select(&[0, -1], &[8, 0], &[8, -1], DType::F32).codes(), [407, 407]);
    assert_eq!(select(&[0, 0], &[8, 8], &[8, 4], DType::F32).codes(), [406]);
    assert_eq!(select(&[0, 0], &[8, 8], &[1, 8, 8], DType::F32).codes(), CLEAN);
    assert_eq!(select(&[0], &[8, 8], &[8, 8], DType::F32).codes(), [404]);
    assert_eq!(select(&[0, 0], &[8, 8], &[8, 8], DType::F16).codes(), [408]);
}

#[test]
fn errors_are_skipped() {
    let case = case("partition_view", A3)
        .view(Name::Source, TypeDesc::Error)
        .index(Name::Offsets, &[0])
        .index(Name::Sizes, &[0]);
    assert_eq!(case.codes(), CLEAN);
}

//! Tests tiles and views that pass through control flow, calls and pipes: their C++ types state the rows and the
//! layout.

use crate::{
    forms::{PLAIN, expect, written},
    host::cpp,
};
use pto_isa::Target;

const WHOLE: &str = "!pto.tile_buf<vec, 16x64xf32>";
const PART: &str = "!pto.tile_buf<vec, 8x32xf32>";
/// A window onto a buffer of 16 x 64 elements.
const WINDOW: &str = "Tile<TileType::Vec, float, 16, 64, BLayout::RowMajor, 8, 32,";

/// A kernel with windows `%w` and `%v` onto two buffers, and a separate tile `%u`.
fn with_windows(body: &str) -> String {
    format!(
        "func.func private @one(%t: {PART}) -> {PART} {{\n\
         pto.tabs ins(%t : {PART}) outs(%t : {PART})\n return %t : {PART} }}\n\
         func.func @k(%n: index, %c: i1) attributes {{pto.entry}} {{\n\
         %c0 = arith.constant 0 : index\n%c8 = arith.constant 8 : index\n\
         %a = pto.alloc_tile : {WHOLE}\n%b = pto.alloc_tile : {WHOLE}\n%u = pto.alloc_tile : {PART}\n\
         %w = pto.subview %a[%c8, %c0] sizes [8, 32] : {WHOLE} -> {PART}\n\
         %v = pto.subview %b[%c0, %c8] sizes [8, 32] : {WHOLE} -> {PART}\n\
         {body}\n return }}"
    )
}

fn uses(value: &str) -> String {
    format!("pto.tabs ins({value} : {PART}) outs({value} : {PART})\n")
}

#[test]
fn windows_keep_their_lines() {
    let branch = format!("%r = scf.if %c -> ({PART}) {{ scf.yield %w : {PART} }} else {{ scf.yield %v : {PART} }}\n");
    let chosen = format!("%r = arith.select %c, %w, %v : {PART}\n");
    let repeated = format!(
        "%r = scf.for %i = %c0 to %n step %c8 iter_args(%x = %w) -> ({PART}) {{\n{}scf.yield %v : {PART} }}\n",
        uses("%x")
    );
    let until = format!(
        "%r = scf.while (%x = %w) : ({PART}) -> {PART} {{ scf.condition(%c) %x : {PART} }} do {{\n\
         ^bb0(%y: {PART}):\n{}scf.yield %v : {PART} }}\n",
        uses("%y")
    );
    let called = format!("%r = call @one(%w) : ({PART}) -> {PART}\n");
    for body in [branch, chosen, repeated, until, called] {
        for target in [Target::A3, Target::A5] {
            let made = written(&with_windows(&(body.clone() + &uses("%r"))), target, PLAIN);
            let last = made.rsplit_once("TABS(").unwrap().1.split(',').next().unwrap();
            let declared = made.lines().find(|line| line.contains(&format!("CompactMode::Null> {last}"))).unwrap();
            assert!(declared.trim_start().starts_with(WINDOW), "{declared}:\n{made}");
        }
    }
    let called = written(&with_windows(&format!("%r = call @one(%w) : ({PART}) -> {PART}")), Target::A3, PLAIN);
    expect(&called, &[&format!("static AICORE inline {WINDOW}"), &format!(" one({WINDOW}"), "one(v"]);
}

#[test]
fn windows_and_tiles_are_not_mixed() {
    for body in [
        format!("%r = scf.if %c -> ({PART}) {{ scf.yield %w : {PART} }} else {{ scf.yield %u : {PART} }}"),
        format!("%r = arith.select %c, %u, %v : {PART}"),
        format!("%r = scf.for %i = %c0 to %n step %c8 iter_args(%x = %u) -> ({PART}) {{ scf.yield %v : {PART} }}"),
        format!("%r = call @one(%w) : ({PART}) -> {PART}\n%s = call @one(%u) : ({PART}) -> {PART}"),
    ] {
        let refused = cpp(&with_windows(&body), Some(Target::A3), PLAIN).unwrap_err();
        assert!(refused.contains("a window with the lines of the ") && refused.contains("16x64"), "{body}: {refused}");
    }
    // A caller in another file knows only the type of the parameter.
    let public = with_windows(&format!("%r = call @one(%w) : ({PART}) -> {PART}")).replace("private ", "");
    assert!(cpp(&public, Some(Target::A3), PLAIN).unwrap_err().contains("a window with the lines of the "));
    let foreign = with_windows(&format!("call @far(%w) : ({PART}) -> ()"));
    let refused = cpp(&format!("func.func private @far({PART})\n{foreign}"), Some(Target::A3), PLAIN).unwrap_err();
    assert!(refused.contains("as an argument of a function of another file"), "{refused}");
}

/// Returns a kernel that loads one of two views with these strides, which a branch selects.
fn chosen_view(first: &str, second: &str, tile: &str) -> String {
    let (view, part) = ("!pto.tensor_view<?x?xf32>", "!pto.partition_tensor_view<16x16xf32>");
    let made = |name: &str, strides: &str| {
        format!(
            "%t{name} = pto.make_tensor_view %p, shape = [%c16, %c16], strides = [{strides}] : {view}\n\
             %{name} = pto.partition_view %t{name}, offsets = [%c0, %c0], sizes = [%c16, %c16] : {view} -> {part}\n"
        )
    };
    format!(
        "func.func @k(%p: !pto.ptr<f32>, %c: i1) attributes {{pto.entry}} {{\n\
         %c0 = arith.constant 0 : index\n%c1 = arith.constant 1 : index\n%c16 = arith.constant 16 : index\n{}{}\
         %r = scf.if %c -> ({part}) {{ scf.yield %a : {part} }} else {{ scf.yield %b : {part} }}\n\
         %d = pto.alloc_tile : {tile}\n\
         pto.tload ins(%r : {part}) outs(%d : {tile})\n return }}",
        made("a", first),
        made("b", second)
    )
}

#[test]
fn views_keep_their_layout() {
    let column = "!pto.tile_buf<vec, 16x16xf32, blayout=col_major>";
    let made = written(&chosen_view("%c1, %c16", "%c1, %c16", column), Target::A3, PLAIN);
    let types = "GlobalTensor<float, pto::Shape<1, 1, 1, 16, 16>, pto::Stride<-1, -1, -1, -1, -1>, pto::Layout::DN>";
    assert_eq!(made.matches(&format!("\n    {types} v")).count(), 0, "{made}");
    assert!(made.matches(types).count() >= 3 && !made.contains("pto::Layout::ND"), "{made}");
    let refused = cpp(&chosen_view("%c1, %c16", "%c16, %c1", column), Some(Target::A3), PLAIN).unwrap_err();
    assert!(
        refused.contains("views of layouts nd and dn") || refused.contains("views of layouts dn and nd"),
        "{refused}"
    );
}

/// Consecutive boxes of 16 x 32 bytes are also rows: the layout of the tile decides which.
#[test]
fn boxes_that_are_rows() {
    let text = |rows: i64, tile: &str| {
        let (view, part) =
            ("!pto.tensor_view<?x?x?x?x?xf32>", format!("!pto.partition_tensor_view<1x1x{rows}x16x8xf32>"));
        format!(
            "func.func @k(%p: !pto.ptr<f32>) attributes {{pto.entry}} {{\n%c0 = arith.constant 0 : index\n\
             %c1 = arith.constant 1 : index\n%c8 = arith.constant 8 : index\n%c16 = arith.constant 16 : index\n\
             %c128 = arith.constant 128 : index\n%n = arith.constant {rows} : index\n%all = arith.constant {} : index\n\
             %v = pto.make_tensor_view %p, shape = [%c1, %c1, %n, %c16, %c8], strides = [%all, %all, %c128, %c8, %c1] : {view}\n\
             %w = pto.partition_view %v, offsets = [%c0, %c0, %c0, %c0, %c0], sizes = [%c1, %c1, %n, %c16, %c8] : {view} -> {part}\n\
             %t = pto.alloc_tile : {tile}\n pto.tload ins(%w : {part}) outs(%t : {tile})\n return }}",
            rows * 128
        )
    };
    expect(&written(&text(1, "!pto.tile_buf<vec, 16x8xf32>"), Target::A3, PLAIN), &["pto::Layout::ND", "TLOAD("]);
    let boxed = "!pto.tile_buf<mat, 32x8xf32, blayout=col_major, slayout=row_major>";
    expect(&written(&text(2, boxed), Target::A3, PLAIN), &["pto::Layout::NZ", "TLOAD("]);
}

/// The rows of an entry in global memory are contiguous in its slot; windows onto it are known.
#[test]
fn entries_have_distances() {
    let entry = "!pto.tensor_view<16x16xf32>";
    let text = format!(
        "func.func @k(%pg: {entry}, %i: index, %c: i1) attributes {{pto.kernel_kind = #pto.kernel_kind<vector>}} {{\n\
         %c0 = arith.constant 0 : index\n%c8 = arith.constant 8 : index\n%c16 = arith.constant 16 : index\n\
         pto.aiv_initialize_pipe {{dir_mask = 2, slot_size = 1024}}(gm_slot_tensor = %pg : {entry})\n\
         %a = pto.talloc_to_aic {{split = 1}} -> {entry}\n\
         %t = pto.alloc_tile : !pto.tile_buf<vec, 8x16xf32>\n\
         %v = pto.partition_view %a, offsets = [%c8, %c0], sizes = [%c8, %c16] : {entry} -> !pto.partition_tensor_view<8x16xf32>\n\
         pto.tstore ins(%t : !pto.tile_buf<vec, 8x16xf32>) outs(%v : !pto.partition_tensor_view<8x16xf32>)\n\
         pto.tpush_to_aic(%a : {entry}) {{split = 1}}\n return }}"
    );
    let made = written(&text, Target::A5, PLAIN);
    let shape = "pto::Shape<1, 1, 1, 16, 16>, pto::Stride<256, 256, 256, 16, 1>, pto::Layout::ND> v";
    expect(
        &made,
        &[shape, "(nullptr, pto::Shape<", "TALLOC<", "PTOAS__GLOBAL_TENSOR_DATA(v", " + (128)", "TSTORE(", "TPUSH<"],
    );
    // The strides of a view that a branch yields are known only at run time.
    let branch = text.replace(
        "%v = pto.partition_view %a",
        &format!("%r = arith.select %c, %a, %a : {entry}\n%v = pto.partition_view %r"),
    );
    expect(&written(&branch, Target::A5, PLAIN), &["(256, 256, 256, 16, 1))", "TALLOC<", ".GetStride(3)", "TSTORE("]);
}

#[test]
fn fills_in_place_where_addresses_are_equal() {
    let (from, to) = ("!pto.tile_buf<vec, 16x64xf32, valid=8x64>", "!pto.tile_buf<vec, 16x64xf32, pad=1>");
    let text = |other: i64| {
        format!(
            "func.func @k(%x: i64) attributes {{pto.entry}} {{\n%z = arith.constant 0 : i64\n%o = arith.constant {other} : i64\n\
             %a = pto.alloc_tile addr = %z : {from}\n%b = pto.alloc_tile addr = %o : {to}\n\
             pto.tfillpad ins(%a : {from}) outs(%b : {to})\n return }}"
        )
    };
    expect(&written(&text(0), Target::A3, PLAIN), &["TFILLPAD<pto::TFillPadMode::InPlace>(v"]);
    expect(&written(&text(4096), Target::A3, PLAIN), &["TFILLPAD(v"]);
    let unknown = text(0).replace("%z :", "%x :").replace("%o :", "%x :").replace("%x = arith", "%z = arith");
    expect(&written(&unknown, Target::A3, PLAIN), &["TFILLPAD<pto::TFillPadMode::InPlace>(v"]);
}

/// Two values of 4 bits are one element of a tile, and two columns of the tile in C++.
#[test]
fn valid_regions_of_packed_elements() {
    let tile = "!pto.tile_buf<vec, 16x32x!pto.f4E2M1x2, valid=?x?>";
    let text = format!(
        "func.func @k(%n: index) attributes {{pto.entry}} {{\n\
         %a = pto.alloc_tile valid_row = %n valid_col = %n : {tile}\n\
         pto.set_validshape %a, %n, %n : {tile}\n %r, %s = pto.get_validshape %a : {tile}\n\
         %x = arith.addi %r, %s : index\n pto.set_validshape %a, %x, %x : {tile}\n return }}"
    );
    expect(
        &written(&text, Target::A5, PLAIN),
        &["(v1, v1 * 2)", ".SetValidShape(v1, v1 * 2);", ".GetValidRow();", ".GetValidCol() / 2;", ".SetValidShape(v"],
    );
}

#[test]
fn names_of_functions_that_mean_something_else() {
    for name in ["T", "v5", "half", "main", "set_flag"] {
        let text = format!(
            "func.func private @{name}(%i: index) -> index {{ return %i : index }}\n\
             func.func @k(%i: index) attributes {{pto.entry}} {{ %a = call @{name}(%i) : (index) -> index\n return }}"
        );
        let refused = cpp(&text, Some(Target::A3), PLAIN).unwrap_err();
        assert!(refused.contains("a name that the C++ of a kernel has for something else"), "{name}: {refused}");
    }
    // A function on tiles would be called in place of the device library; one on pointers is another overload.
    let text = |parameter: &str| format!("func.func @TABS(%x: {parameter}) attributes {{pto.entry}} {{ return }}");
    assert!(cpp(&text(WHOLE), Some(Target::A3), PLAIN).unwrap_err().contains("a name that the C++ of a kernel has"));
    expect(&written(&text("!pto.ptr<f32>"), Target::A3, PLAIN), &[" TABS(__gm__ float* v1) {"]);
}

/// A window of one of two windows, and so on: the types are found in linear time, and without recursion.
#[test]
fn windows_of_selected_windows() {
    const TILE: &str = "!pto.tile_buf<vec, 16x64xf32>";
    let mut text = format!(
        "func.func @k(%c: i1) attributes {{pto.entry}} {{\n %z = arith.constant 0 : index\n %a = arith.constant 0 : i64\n \
         %v0 = pto.alloc_tile addr = %a : {TILE}\n"
    );
    let last = 400;
    for number in 1..=last {
        let before = number - 1;
        for part in ["a", "b"] {
            text += &format!(" %{part}{number} = pto.subview %v{before}[%z, %z] sizes [16, 64] : {TILE} -> {TILE}\n");
        }
        text += &format!(" %v{number} = arith.select %c, %a{number}, %b{number} : {TILE}\n");
    }
    text += &format!(" pto.tadd ins(%v{last}, %v{last} : {TILE}, {TILE}) outs(%v{last} : {TILE})\n return\n}}\n");
    let found = written(&text, Target::A5, PLAIN);
    assert_eq!(found.matches(" ? ").count(), last, "{found}");
}

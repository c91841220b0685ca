//! What the manual leaves open, and how it is read: a test for each resolution, named after its number.

use crate::support::assemble;

/// Registers the statements work with.
const HEAD: &str = ".func @f(%a: !pto.tile_buf<vec, 32x32xf32>, %b: !pto.tile_buf<vec, 32x32xf32>, \
    %d: !pto.tile_buf<vec, 32x32xf32>, %s: f32, %n: index, %p: !pto.ptr<f32, ub>, \
    %v: !pto.partition_tensor_view<32x32xf32>, %c: i1) {\n";

/// The generic form of statements inside of a function, without the function.
fn body(statements: &str) -> Result<String, String> {
    let generic = assemble(&format!("{HEAD}{statements}\nreturn\n}}"))?;
    let inside = generic.lines().skip(3).take_while(|line| !line.contains("func.return"));
    Ok(inside.map(str::trim).collect::<Vec<_>>().join("\n"))
}

/// Both mean the same.
fn same(one: &str, other: &str) {
    let (one, other) = (body(one), body(other));
    assert!(one.is_ok(), "{one:?}");
    assert_eq!(one, other);
}

/// The message of a statement that is refused starts so; the place is that in the statement.
fn refused(statement: &str, message: &str) {
    let found = body(statement).err().unwrap_or_default();
    let found = found.split_once("test.ptoas:2:").map_or("", |(_, rest)| rest);
    assert!(found.starts_with(message), "expected {message}\nfound {found}");
}

const TILE: &str = "!pto.tile_buf<vec, 32x32xf32>";

#[test]
fn hole_01_results_in_front_or_first() {
    same(&format!("%d = tadd %a, %b : {TILE}"), &format!("tadd %d, %a, %b : {TILE}"));
    same(&format!("%x = tadd %a, %b : {TILE}"), &format!("tadd %x, %a, %b : {TILE}"));
}

#[test]
fn hole_02_types_of_several_operands() {
    let full = format!("%d = tadds %a, %s : {TILE}, f32 -> {TILE}");
    same(&full, &format!("%d = tadds %a, %s : {TILE}, f32"));
    same(&full, &format!("%d = tadds %a, %s : ({TILE}, f32) -> {TILE}"));
    same(&full, &format!("%d = tadds %a, %s : {TILE}"));
    same(&full, &format!("pto.tadds ins(%a, %s : {TILE}, f32) outs(%d : {TILE})"));
}

#[test]
fn hole_03_types_may_be_known() {
    same(&format!("%d = tadd %a, %b : {TILE}"), "%d = tadd %a, %b");
    same(&format!("tstore %a, %v : {TILE}, !pto.partition_tensor_view<32x32xf32>"), "tstore %a, %v");
    same("%r = arith.addf %s, %s : f32", "%r = arith.addf %s, %s");
    refused("%d = tadds %a, 1.0", "16: error[PTO1403]: the type of '1.0' is not known here");
}

#[test]
fn hole_04_types_of_mlir_with_aliases() {
    same(&format!("%d = tadd %a, %b : {TILE}"), "%d = tadd %a, %b : tile_buf<vec, 32x32xf32>");
    same("%m = alloc_tile : !pto.tile_buf<vec, 32x32xui8>", "%m = alloc_tile : !pto.tile_buf<vec, 32x32xu8>");
}

#[test]
fn hole_05_names_with_dots_and_aliases() {
    same("barrier <PIPE_ALL>", "PTO.barrier <PIPE_ALL>");
    same("barrier <PIPE_ALL>", "pto.pipe_barrier <PIPE_ALL>");
    refused("tput %a, %b", "1: error[PTO1402]: unknown mnemonic 'tput'");
    refused("tadf %a, %b, %d", "1: error[PTO1402]: unknown mnemonic 'tadf'");
}

#[test]
fn hole_06_statements_end_with_lines() {
    same("barrier <PIPE_ALL>\nbarrier <PIPE_V>", "barrier <PIPE_ALL>; barrier <PIPE_V>");
    same(&format!("%d = tadd %a, %b : {TILE}"), &format!("%d = tadd %a,\n  %b :\n  {TILE}"));
    refused("here: barrier <PIPE_ALL>", "1: warning[PTO1408]: label 'here' has no effect");
}

#[test]
fn hole_07_attributes_behind_a_hash() {
    let full = format!("%d = tcmp %a, %b {{cmpMode = #pto<cmp gt>}} : {TILE}");
    same(&full, &format!("%d = tcmp %a, %b #cmp=gt : {TILE}"));
    same(&full, &format!("%d = tcmp %a, %b : {TILE} #cmp=gt"));
    same(&full, &format!("%d = tcmp %a, %b {{cmp = \"gt\"}} : {TILE} # greater"));
    refused(&format!("%d = tcmp %a, %b #cmp=gt #cmp=lt : {TILE}"), "27: error[");
    refused(&format!("%d = tcmp %a, %b #cmp=over : {TILE}"), "23: error[");
}

#[test]
fn hole_08_enumerations_in_three_spellings() {
    let full = format!("%d = tcmp %a, %b {{cmpMode = #pto<cmp eq>}} : {TILE}");
    same(&full, &format!("%d = tcmp %a, %b {{cmpMode = #pto.cmp<EQ>}} : {TILE}"));
    same(&full, &format!("%d = tcmp %a, %b {{cmpMode = \"eq\"}} : {TILE}"));
}

#[test]
fn hole_09_immediates_have_the_type_that_is_expected() {
    let constant = |value: &str| format!("%k = arith.constant {value} : f32\n%d = tadds %a, %k : {TILE}, f32");
    let with = |value: &str| format!("%d = tadds %a, {value} : {TILE}, f32");
    same(&constant("1.0"), &with("1.0"));
    same(&constant("1.0"), &with("0x3F800000"));
    same(&constant("-1.5e3"), &with("-1.5e3"));
    same(&constant("0xFF800000"), &with("-inf"));
    same(&constant("0x7FC00000"), &with("nan"));
    same(
        "%k = arith.constant 255 : i8\n%r = arith.addi %k, %k : i8",
        "%k = arith.constant -1 : i8\n%r = arith.addi %k, %k : i8",
    );
    refused(&with("0x3F80"), "16: error[PTO1406]: expected a bit pattern of 8 hexadecimal digits");
    refused(&with("16777217"), "16: error[PTO1406]: expected a number that f32 represents exactly");
    refused(&with("2"), "16: warning[PTO1406]: 2 is read as 2.0");
    refused("%r = arith.addi 300, 1 : i8", "17: error[PTO1406]: expected an integer from -128 to 255");
}

#[test]
fn hole_10_offsets_in_brackets() {
    let typed = "!pto.ptr<f32, ub> -> !pto.vreg<64xf32>";
    same(
        &format!("%k = arith.constant 64 : index\n%x = vlds %p[%k] : {typed}"),
        &format!("%x = vlds %p[64] : {typed}"),
    );
    same(&format!("%x = vlds %p[%n] : {typed}"), &format!("vlds %x, %p[%n] : {typed}"));
}

#[test]
fn hole_11_masks_are_registers() {
    let mask =
        "%m = pset_b32 \"PAT_ALL\" : !pto.mask<b32>\n%x = vlds %p[%n] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>\n";
    assert!(body(&format!("{mask}%y = vabs %x, %m : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>")).is_ok());
    assert!(body(&format!("{mask}%y = vabs %x, %m : !pto.mask<b32> : !pto.vreg<64xf32>")).is_err());
}

#[test]
fn hole_12_modifiers_assert_types() {
    same("%d = tadd %a, %b", "%d = tadd %a!loc=vec, %b");
    refused("%d = tadd %a!loc=mat, %b", "13: error[PTO1403]: '%a' is not 'loc=mat'");
}

#[test]
fn hole_13_registers_of_mlir() {
    let two = "%0:2 = tdeinterleave %a : !pto.tile_buf<vec, 32x32xf32> -> !pto.tile_buf<vec, 32x16xf32>, !pto.tile_buf<vec, 32x16xf32>\n";
    same(&format!("{two}tprint %0#1"), &two.replace("%0:2", "%0, %1").replace("xf32>\n", "xf32>\ntprint %1"));
}

#[test]
fn hole_14_strings_lists_and_clauses() {
    same("set_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]", "set_flag[\"PIPE_MTE2\", \"PIPE_V\", \"EVENT_ID0\"]");
    let address = "%k = arith.constant 4096 : i64\n";
    same(
        &format!("{address}%x = alloc_tile addr = %k : {TILE}"),
        &format!("%x = alloc_tile addr = @tile(0x1000) : {TILE}"),
    );
    let types = "!pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64";
    let copy = format!("mte_gm_ub %g, %u, 0, 64 nburst(32, 64, 64) : {types}");
    let text = format!(".func @f(%g: !pto.ptr<f32, gm>, %u: !pto.ptr<f32, ub>) {{\n{copy}\nreturn\n}}");
    assert_eq!(assemble(&text).map(|text| text.matches("arith.constant").count()), Ok(5));
}

#[test]
fn hole_15_regions_and_functions() {
    let braces = ".func @f(%n: index) {\nscf.for %i = 0 to %n step 1 {\nbarrier <PIPE_ALL>\n}\nreturn\n}";
    let mlir = "func.func @f(%n: index) {\n%0 = arith.constant 0 : index\n%1 = arith.constant 1 : index\n\
        scf.for %i = %0 to %n step %1 {\npto.barrier <PIPE_ALL>\nscf.yield\n}\nfunc.return\n}";
    let ends = ".func @f(%n: index)\nscf.for %i = 0 to %n step 1 {\nbarrier <PIPE_ALL>\n}\nreturn\n.end";
    assert!(assemble(braces).is_ok(), "{:?}", assemble(braces));
    assert_eq!(assemble(braces), assemble(mlir));
    assert_eq!(assemble(braces), assemble(ends));
    assert!(body("scf.if %c {\nvecscope {\n}\n} else {\nbarrier <PIPE_V>\n}").is_ok());
}

#[test]
fn hole_16_several_results_and_accumulators() {
    let types = "!pto.vreg<64xf32>";
    let load = format!("%x = vlds %p[%n] : !pto.ptr<f32, ub> -> {types}\n");
    let full = format!("{load}%l, %h = vintlv %x, %x : {types}, {types} -> {types}, {types}");
    same(&full, &format!("{load}vintlv %l, %h, %x, %x : {types}, {types} -> {types}, {types}"));
    refused("%d, %y = tdeinterleave %a", "5: error[PTO1405]");
}

#[test]
fn hole_17_destinations_may_be_left_out() {
    same("tprint %a", &format!("pto.tprint ins(%a : {TILE})"));
}

#[test]
fn hole_18_values_and_buffers() {
    let values = body(&format!("%x = tadd %a, %b : {TILE}")).unwrap();
    let buffers = body(&format!("%d = tadd %a, %b : {TILE}")).unwrap();
    assert!(values.starts_with("%0 = \"pto.tadd\"(%arg0, %arg1)"), "{values}");
    assert!(buffers.starts_with("\"pto.tadd\"(%arg0, %arg1, %arg2)"), "{buffers}");
}

#[test]
fn hole_19_attributes_at_either_place() {
    let inside = format!("pto.tcmp ins(%a, %b {{cmpMode = #pto<cmp gt>}} : {TILE}, {TILE}) outs(%d : {TILE})");
    let behind = format!("pto.tcmp ins(%a, %b : {TILE}, {TILE}) outs(%d : {TILE}) {{cmpMode = #pto<cmp gt>}}");
    same(&inside, &behind);
    same(&inside, "%d = tcmp %a, %b #cmp=gt");
}

#[test]
fn hole_20_operands_in_the_order_of_the_table() {
    same("%d = tadds %a, %s", &format!("pto.tadds ins(%a, %s : {TILE}, f32) outs(%d : {TILE})"));
    refused("%d = tadds %s, %a", "12: error[PTO0202]");
}

#[test]
fn hole_21_older_forms_are_refused_with_the_new_one() {
    assert!(body("%m = pge_b32 \"PAT_VL16\" : !pto.mask<b32>").is_ok());
    refused(
        "%m = pge_b32 %n, %n : index, index -> !pto.mask<b32>",
        "14: error[PTO1401]: expected an attribute, found '%n'",
    );
}

#[test]
fn hole_22_comments() {
    same("%d = tadd %a, %b", "// one\n# two\n-- three\n%d = tadd %a, %b // four");
    refused("%d = tadd %A, %b : f32", "11: error[");
}

#[test]
fn hole_23_events() {
    let flags =
        "set_flag[\"PIPE_MTE2\", \"PIPE_V\", \"EVENT_ID0\"]\nwait_flag[\"PIPE_MTE2\", \"PIPE_V\", \"EVENT_ID0\"]";
    assert!(body(flags).is_ok());
    assert!(assemble(".func @f(%e: !pto.event) {\ntsync %e\nreturn\n}").is_ok());
}

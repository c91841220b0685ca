//! Tests how the assembler resolves what the manual leaves open: one test for each resolution, named after its number.

use crate::support::{assemble, assembled};
use mlir_dialect::melior::ir::{Value, operation::OperationRef};

/// Definitions of the registers in the statements.
const HEAD: &str = ".func @f(%a: !pto.tile_buf<vec, 32x32xf32>, %b: !pto.tile_buf<vec, 32x32xf32>, \
    %d: !pto.tile_buf<vec, 32x32xf32>, %s: f32, %n: index, %p: !pto.ptr<f32, ub>, \
    %v: !pto.partition_tensor_view<32x32xf32>, %c: i1, %t: !pto.tensor_view<?x?xf32>, \
    %x0: !pto.vreg<64xf32>, %x1: !pto.vreg<64xf32>, %m: !pto.mask<b32>) {\n";

/// Returns the generic form of the statements in a function, without the function.
fn body(statements: &str) -> Result<String, String> {
    let generic = assemble(&format!("{HEAD}{statements}\nreturn\n}}"))?;
    let inside = generic.lines().skip(3).take_while(|line| !line.contains("func.return"));
    Ok(inside.map(str::trim).collect::<Vec<_>>().join("\n"))
}

/// Returns all diagnostics with notes.
fn diagnostics(text: &str) -> String {
    crate::support::explained(text)
}

/// Checks that both sources have the same meaning.
fn same(one: &str, other: &str) {
    let (one, other) = (body(one), body(other));
    assert!(one.is_ok(), "{one:?}");
    assert_eq!(one, other);
}

/// Checks that the diagnostic of a rejected statement starts with `message`; positions are relative to the statement.
fn refused(statement: &str, message: &str) {
    let found = body(statement).err().unwrap_or_default();
    let found = found.split_once("test.ptoas:2:").map_or("", |(_, rest)| rest);
    assert!(found.starts_with(message), "expected {message}\nfound {found}");
}

const TILE: &str = "!pto.tile_buf<vec, 32x32xf32>";
const VREG: &str = "!pto.vreg<64xf32>";
const MASK: &str = "!pto.mask<b32>";

/// Returns the assembly of statements in a function.
fn printed(statements: &str) -> Result<String, String> {
    let print = |module: OperationRef<'_, '_>| pto_asm::print(module, &|_: Value<'_, '_>| None);
    let text = assembled(&format!("{HEAD}{statements}\nreturn\n}}"), print)?;
    let inside = text.lines().skip(2).take_while(|line| !line.contains("return"));
    Ok(inside.map(str::trim).collect::<Vec<_>>().join("\n"))
}

#[test]
fn hole_01_results_in_front_or_first() {
    same(&format!("%d = tadd %a, %b : {TILE}"), &format!("tadd %d, %a, %b : {TILE}"));
    same(&format!("%x = tadd %a, %b : {TILE}"), &format!("tadd %x, %a, %b : {TILE}"));
    let pair = format!("{VREG}, {VREG} -> {VREG}, {VREG}");
    same(&format!("%l, %h = vintlv %x0, %x1 : {pair}"), &format!("vintlv %l, %h, %x0, %x1 : {pair}"));
    // Printed with the results first.
    let line = printed(&format!("vabs %y, %x0, %m : {VREG}, {MASK} -> {VREG}")).unwrap();
    assert!(line.starts_with("%0 = vabs %"), "{line}");
    let line = printed("tadd %d, %a, %b").unwrap();
    assert!(line.starts_with("%arg2 = tadd %arg0, %arg1"), "{line}");
}

#[test]
fn hole_02_types_of_several_operands() {
    let full = format!("%d = tadds %a, %s : {TILE}, f32 -> {TILE}");
    same(&full, &format!("%d = tadds %a, %s : {TILE}, f32"));
    same(&full, &format!("%d = tadds %a, %s : ({TILE}, f32) -> {TILE}"));
    same(&full, &format!("%d = tadds %a, %s : {TILE}"));
    same(&full, &format!("pto.tadds ins(%a, %s : {TILE}, f32) outs(%d : {TILE})"));
    // Destinations form with a type after each operand.
    same(&full, &format!("pto.tadds ins(%a : {TILE}, %s : f32) outs(%d : {TILE})"));
    // One type for all: scalars have its elements, indices are indices, results have it too.
    same("%k = arith.constant 1.0 : f32\n%d = tadds %a, %k", &format!("%d = tadds %a, 1.0 : {TILE}"));
    same("%k = arith.constant 8 : index\n%d = textract %a, %k, %n", &format!("%d = textract %a[8, %n] : {TILE}"));
    let full = format!("%y = vadd %x0, %x1, %m : {VREG}, {VREG}, {MASK} -> {VREG}");
    same(&full, &format!("%y = vadd %x0, %x1, %m : {VREG}"));
    same(&full, &format!("vadd %y, %x0, %x1, %m : {VREG}"));
    same(&full, &format!("%y = vadd %x0, %x1, %m : ({VREG}, {VREG}, {MASK}) -> {VREG}"));
    // Types by position, with the results last or first.
    same(&full, &format!("%y = vadd %x0, %x1, %m : {VREG}, {VREG}, {MASK}, {VREG}"));
    let full = format!("%y = vadds %x0, %s, %m : {VREG}, f32, {MASK} -> {VREG}");
    same(&full, &format!("vadds %y, %x0, %s, %m : {VREG}, f32"));
    let full = format!("%y = vcmp %x0, %x1, %m, \"lt\" : {VREG}, {VREG}, {MASK} -> {MASK}");
    same(&full, &format!("vcmp %y, %x0, %x1, %m, \"lt\" : {MASK}"));
    // The operand types determine the result type.
    let ints = "%o = arith.constant 7 : i32\n%i = vbr %o : i32 -> !pto.vreg<64xi32>\n";
    let int = "!pto.vreg<64xi32>";
    same(
        &format!("{ints}%y, %k = vaddc %i, %i, %m : {int}, {int}, {MASK} -> {int}, {MASK}"),
        &format!("{ints}vaddc %y, %k, %i, %i, %m : {int}"),
    );
    refused(&format!("vadd %y, %x0, %x1, %m : {VREG}, i32"), "44: error[PTO1403]: no operand of pto.vadd has type i32");
    refused(&format!("vadd %y, %x0, %x1, %m : {VREG}, {VREG}, {MASK}, {VREG}, {VREG}"), "25: error[PTO0210]");
}

#[test]
fn hole_03_types_may_be_known() {
    same(&format!("%d = tadd %a, %b : {TILE}"), "%d = tadd %a, %b");
    same(&format!("tstore %a, %v : {TILE}, !pto.partition_tensor_view<32x32xf32>"), "tstore %a, %v");
    same("%r = arith.addf %s, %s : f32", "%r = arith.addf %s, %s");
    same("%k = arith.constant 1.0 : f32\n%d = tadds %a, %k", "%d = tadds %a, 1.0");
    same(&format!("%y = vabs %x0, %m : {VREG}, {MASK} -> {VREG}"), "vabs %y, %x0, %m");
    same(&format!("%y = vlds %p[%n] : !pto.ptr<f32, ub> -> {VREG}"), "vlds %y, %p[%n]");
    refused("%y = texpands 1.0", "15: error[PTO1403]: the type of '1.0' is not known here");
    refused("%y = vbr %s", "6: error[PTO0210]: the type of result 'result' cannot be inferred here");
    refused("%y = arith.addf %later, %later", "17: error[PTO1403]: the type of '%later' is not known here");
}

#[test]
fn hole_04_types_of_mlir_with_aliases() {
    same(&format!("%d = tadd %a, %b : {TILE}"), "%d = tadd %a, %b : tile_buf<vec, 32x32xf32>");
    same("%k = alloc_tile : !pto.tile_buf<vec, 32x32xui8>", "%k = alloc_tile : !pto.tile_buf<vec, 32x32xu8>");
}

#[test]
fn hole_05_names_with_dots_and_aliases() {
    same("barrier <PIPE_ALL>", "PTO.barrier <PIPE_ALL>");
    same("barrier <PIPE_ALL>", "pto.pipe_barrier <PIPE_ALL>");
    same("%d = textract %a, %n, %n", "%d = pto.textract_fp %a, %n, %n");
    same("%d = textract %a, %n, %n", "%d = textract.fp %a, %n, %n");
    let acc = "%l: !pto.tile_buf<left, 16x16xf16, blayout=col_major, slayout=row_major>, \
        %r: !pto.tile_buf<right, 16x16xf16, slayout=col_major>, %c: !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>";
    let product = |name: &str| assemble(&format!(".func @f({acc}) {{\n%d = {name} %c, %l, %r\nreturn\n}}"));
    assert!(product("tmatmul.acc").is_ok(), "{:?}", product("tmatmul.acc"));
    assert_eq!(product("tmatmul.acc"), product("tmatmul_acc"));
    same("wait_intra_block <PIPE_V>, 1", "wait_intra_core <PIPE_V>, 1");
    refused("tgather %v, %a", "9: error[PTO1403]: tgather takes no partition view, found '%v'");
    refused("tput %a, %b", "1: error[PTO1402]: unknown mnemonic 'tput'");
    refused("tadf %a, %b, %d", "1: error[PTO1402]: unknown mnemonic 'tadf'");
}

#[test]
fn hole_06_statements_end_with_lines() {
    same("barrier <PIPE_ALL>\nbarrier <PIPE_V>", "barrier <PIPE_ALL>; barrier <PIPE_V>");
    same(&format!("%d = tadd %a, %b : {TILE}"), &format!("%d = tadd %a,\n  %b :\n  {TILE}"));
    refused("here: barrier <PIPE_ALL>", "1: warning[PTO1408]: label 'here' has no effect");
    // `br` is a branch to a block, so no mnemonic may follow a label on the next line.
    same("cf.br ^b\n^b:\nbarrier <PIPE_V>", "br ^b\n^b:\nbarrier <PIPE_V>");
    same("cf.cond_br %c, ^b, ^b\n^b:", "cond_br %c, ^b, ^b\n^b:");
    refused("barrier: !pto.event", "8: error[PTO1401]");
}

#[test]
fn hole_07_attributes_after_a_hash() {
    let full = format!("%d = tcmp %a, %b {{cmpMode = #pto<cmp gt>}} : {TILE}");
    same(&full, &format!("%d = tcmp %a, %b #cmp=gt : {TILE}"));
    same(&full, &format!("%d = tcmp %a, %b : {TILE} #cmp=gt"));
    same(&full, &format!("%d = tcmp %a, %b {{cmp = \"gt\"}} : {TILE} # greater"));
    refused(
        &format!("%d = tcmp %a, %b #cmp=gt #cmp=lt : {TILE}"),
        "27: error[PTO0111]: attribute 'cmpMode' is given twice",
    );
    refused(
        &format!("%d = tcmp %a, %b #cmp=over : {TILE}"),
        "23: error[PTO0122]: unknown cmp 'over', expected eq, ne,",
    );
    refused("%d = tadd %a, %b {note = 1, note = 2}", "29: error[PTO0111]: attribute 'note' is given twice");
    // A unit attribute, and an MLIR attribute as value.
    same("%d = tadd %a, %b {kept}", "%d = tadd %a, %b #kept=unit");
    same("%d = tadd %a, %b {p = #pto.pipe<PIPE_V>}", "%d = tadd %a, %b #p=#pto.pipe<PIPE_V>");
}

#[test]
fn hole_08_enumerations_in_three_spellings() {
    let full = format!("%d = tcmp %a, %b {{cmpMode = #pto<cmp eq>}} : {TILE}");
    same(&full, &format!("%d = tcmp %a, %b {{cmpMode = #pto.cmp<EQ>}} : {TILE}"));
    same(&full, &format!("%d = tcmp %a, %b {{cmpMode = \"eq\"}} : {TILE}"));
    same(&full, &format!("%d = tcmp %a, %b {{cmpMode = \"Eq\"}} : {TILE}"));
    same(&full, &format!("%d = tcmp %a, %b {{cmpMode = #pto<cmp EQ>}} : {TILE}"));
    assert!(printed(&full).unwrap().contains("#pto<cmp eq>"), "{:?}", printed(&full));
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
    same(&constant("1.0"), &with("1."));
    same(&constant("1000.0"), &with("1e3"));
    let byte = "%k = arith.constant 31 : i8\n";
    same(
        &format!("{byte}%j = arith.constant 31 : i8\n%r = arith.addi %k, %j : i8"),
        &format!("{byte}%r = arith.addi %k, 0x1F : i8"),
    );
    refused("%r = arith.addi -129, 1 : i8", "17: error[PTO1406]: expected an integer from -128 to 255");
    refused("%r = arith.addi 1.5, 1 : i8", "17: error[PTO1406]: expected an integer from -128 to 255");
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
    // A box of a view, as large as the tile.
    let view = "%r = arith.constant 32 : index\n%q = arith.constant 32 : index\n\
        %o = partition_view %t, offsets = [%n, %n], sizes = [%r, %q] : !pto.tensor_view<?x?xf32>\n";
    same(&format!("{view}%d = tload %o"), "%d = tload %t[%n, %n]");
    same(
        &format!("{view}%y = tload %o : !pto.partition_tensor_view<32x32xf32> -> {TILE}"),
        &format!("%y = tload %t[%n, %n] : (!pto.tensor_view<?x?xf32>, index, index) -> {TILE}"),
    );
    same(&format!("{view}tstore %a, %o"), "tstore %a, %t[%n, %n]");
    let zero = "%z = arith.constant 0 : index\n%y = arith.constant 16 : index\n";
    same(&format!("{zero}{}%d = tload %o", view.replace("[%n, %n]", "[%z, %y]")), "%d = tload %t[0, 16]");
    // A subview of a tile.
    let window =
        "%w = subview %a[%n, %n] sizes [32, 32] : !pto.tile_buf<vec, 32x32xf32> -> !pto.tile_buf<vec, 32x32xf32>\n";
    same(&format!("{window}%d = tadd %w, %b"), "%d = tadd %a[%n, %n], %b");
    // Indices that are operands of the operation.
    same("%d = textract %a, %n, %n", "%d = textract %a[%n, %n]");
    same("tinsert %a, %n, %n, %d", "%d = tinsert %a[%n, %n]");
    refused("%d = tload %t[%n]", "12: error[PTO1403]: a tensor view has no part with 1 indices");
    refused("tprint %t[%n, %n]", "8: error[PTO1403]: no tile of the operation says how large the part is");
    refused("%d = tload %u[%n, %n]", "12: error[PTO1403]");
}

#[test]
fn hole_11_masks_are_registers() {
    let mask =
        "%k = pset_b32 \"PAT_ALL\" : !pto.mask<b32>\n%x = vlds %p[%n] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>\n";
    assert!(body(&format!("{mask}%y = vabs %x, %k : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>")).is_ok());
    assert!(body(&format!("{mask}%y = vabs %x, %k : !pto.mask<b32> : !pto.vreg<64xf32>")).is_err());
    let inline = format!("{HEAD}%y = vabs %x0, (%m : !pto.mask<b32>)\nreturn\n}}");
    assert!(diagnostics(&inline).contains("help: write %m alone"), "{}", diagnostics(&inline));
}

#[test]
fn hole_12_modifiers_assert_types() {
    same("%d = tadd %a, %b", "%d = tadd %a!loc=vec, %b");
    refused("%d = tadd %a!loc=mat, %b", "13: error[PTO1403]: '%a' is not 'loc=mat'");
    same("%y = arith.addf %s, %s\n%z = arith.addf %y, %s", "%y!kept=f32 = arith.addf %s, %s\n%z = arith.addf %y, %s");
}

#[test]
fn hole_13_registers_of_mlir() {
    let two = "%0:2 = tdeinterleave %a : !pto.tile_buf<vec, 32x32xf32> -> !pto.tile_buf<vec, 32x16xf32>, !pto.tile_buf<vec, 32x16xf32>\n";
    refused(&two.replace("%0:2", "%0#1, %2").replace('\n', ""), "1: error[PTO1404]: '%0#1' names result 1");
    refused("%k#7 = arith.constant 1 : i32", "1: error[PTO1404]: '%k#7' names result 7");
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
    same(
        &format!("{address}%x = tassign %a, %k : {TILE} -> {TILE}"),
        &format!("%x = tassign %a, @tile(0x1000) : {TILE} -> {TILE}"),
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
    same(&format!("tprint %a : {TILE}"), &format!("tprint %a : ({TILE}) -> ()"));
    // An accumulator is updated in its buffer; as a value, it becomes a new one.
    let acc = "!pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>";
    let product = |front: &str, head: &str| {
        let text = format!(
            ".func @f(%l: !pto.tile_buf<left, 16x16xf16, blayout=col_major, slayout=row_major>, \
             %r: !pto.tile_buf<right, 16x16xf16, slayout=col_major>, %c: {acc}) {{\n{front} = tmatmul.acc %c, %l, %r{head}\nreturn\n}}"
        );
        assemble(&text).unwrap()
    };
    assert!(product("%c", "").contains("\"pto.tmatmul.acc\"(%arg2, %arg0, %arg1, %arg2)"), "{}", product("%c", ""));
    assert!(product("%e", "").contains("%0 = \"pto.tmatmul.acc\"(%arg2, %arg0, %arg1)"), "{}", product("%e", ""));
}

#[test]
fn hole_17_destinations_may_be_left_out() {
    same("tprint %a", &format!("pto.tprint ins(%a : {TILE})"));
    same("tprint %a", &format!("pto.tprint ins(%a : {TILE}) outs()"));
    // On registers, `outs` defines them.
    let full = format!("%y = vadd %x0, %x1, %m : {VREG}, {VREG}, {MASK} -> {VREG}");
    same(&full, &format!("pto.vadd ins(%x0, %x1, %m : {VREG}, {VREG}, {MASK}) outs(%y : {VREG})"));
    same(&full, &format!("pto.vadd ins(%x0 : {VREG}, %x1 : {VREG}, %m : {MASK}) outs(%y : {VREG})"));
    let line = printed(&format!("pto.vadd ins(%x0, %x1, %m : {VREG}, {VREG}, {MASK}) outs(%y : {VREG})")).unwrap();
    assert!(line.starts_with("%0 = vadd"), "{line}");
    same(&format!("%y = pge_b32 \"PAT_VL16\" : {MASK}"), &format!("pto.pge_b32 ins(\"PAT_VL16\") outs(%y : {MASK})"));
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
    let after = format!("pto.tcmp ins(%a, %b : {TILE}, {TILE}) outs(%d : {TILE}) {{cmpMode = #pto<cmp gt>}}");
    same(&inside, &after);
    same(&inside, "%d = tcmp %a, %b #cmp=gt");
}

#[test]
fn hole_20_operands_in_the_order_of_the_table() {
    same("%d = tadds %a, %s", &format!("pto.tadds ins(%a, %s : {TILE}, f32) outs(%d : {TILE})"));
    refused("%d = tadds %s, %a", "12: error[PTO0202]");
    // Other orders in the manual, distinguished by types.
    let idx = "!pto.tile_buf<vec, 32x32xi32>";
    let tiles = format!("%i = alloc_tile : {idx}\n");
    same(
        &format!("{tiles}mscatter %a, %i, %v {{coalesce = #pto<coalesce elem>}}"),
        &format!("{tiles}mscatter %a, %v, %i {{coalesce = #pto<coalesce elem>}}"),
    );
    refused(&format!("{tiles}mscatter %v, %a, %i").replace('\n', "; "), "59: error[PTO0202]");
    let factors = "%q = alloc_tile : !pto.tile_buf<scaling, 1x32xui64>\n";
    same(&format!("{factors}tstore %a, %v, %q"), &format!("{factors}tstore.fp %a, %q, %v"));
    same(&format!("{factors}%d = textract %a, %n, %n, %q"), &format!("{factors}%d = textract.fp %a, %q[%n, %n]"));
    // Both orders are valid, with different meanings.
    assert!(body("%d = tdivs %a, %s").unwrap().contains("(%arg0, %arg3, %arg2)"));
    assert!(body("%d = tdivs %s, %a").unwrap().contains("(%arg3, %arg0, %arg2)"));
    let bits = "%k = alloc_tile : !pto.tile_buf<vec, 32x32xi8>\n";
    assert!(body(&format!("{bits}%d = tsel %k, %a, %b")).unwrap().contains("\"pto.tsel\"(%0, %arg0, %arg1, %arg2)"));
}

#[test]
fn hole_21_older_forms_are_refused_with_the_new_one() {
    assert!(body("%k = pge_b32 \"PAT_VL16\" : !pto.mask<b32>").is_ok());
    refused(
        "%k = pge_b32 %n, %n : index, index -> !pto.mask<b32>",
        "14: error[PTO1401]: expected pattern (PAT_ALL, PAT_ALLF,",
    );
    let text = format!("{HEAD}%y = pge_b32 %n, %n : index, index -> {MASK}\nreturn\n}}");
    assert!(diagnostics(&text).contains("help: write pge_b32 "), "{}", diagnostics(&text));
}

#[test]
fn hole_22_comments() {
    same("%d = tadd %a, %b", "// one\n# two\n-- three\n%d = tadd %a, %b // four");
    same("%d = tadd %a, %b", "// \u{e9}\u{1f600}\n%d = tadd %a, %b -- \u{e9}");
    // Register names are case-sensitive.
    refused("%d = tadd %A, %b", "11: error[PTO1404]: register '%A' is not defined");
    same("%k = arith.addf %s, %s\n%l = arith.addf %k, %s", "%K = arith.addf %s, %s\n%k = arith.addf %K, %s");
}

#[test]
fn hole_23_events() {
    let flags =
        "set_flag[\"PIPE_MTE2\", \"PIPE_V\", \"EVENT_ID0\"]\nwait_flag[\"PIPE_MTE2\", \"PIPE_V\", \"EVENT_ID0\"]";
    assert!(body(flags).is_ok());
    assert!(assemble(".func @f(%e: !pto.event) {\ntsync %e\nreturn\n}").is_ok());
    assert!(
        assemble(".func @f(%e0: !pto.event, %e1: !pto.event) {\ntsync %e0, %e1 : !pto.event, !pto.event\nreturn\n}")
            .is_ok()
    );
}

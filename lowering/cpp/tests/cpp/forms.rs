//! Tests of the text of files, functions and control flow, and of operations that are legal only together.

use crate::{
    host::{compiles, cpp},
    trace::preprocessed,
};
use pto_cpp::Options;
use pto_isa::Target;
use regex::Regex;

pub(crate) const PLAIN: Options = Options { synchronise: false, barriers: false };
const SYNCHRONISED: Options = Options { synchronise: true, barriers: false };

/// Returns the C++ of a module, and checks that it compiles.
pub(crate) fn written(text: &str, target: Target, options: Options) -> String {
    let text = cpp(text, Some(target), options).unwrap();
    compiles("form", &text).unwrap_or_else(|said| panic!("{said}\n{text}"));
    text
}

/// Checks that a text contains lines in this order.
pub(crate) fn expect(text: &str, lines: &[&str]) {
    let mut rest = text;
    for line in lines {
        match rest.find(line) {
            Some(at) => rest = &rest[at + line.len()..],
            None => panic!("expected `{line}` in:\n{text}"),
        }
    }
}

const T: &str = "!pto.tile_buf<vec, 16x64xf32>";

#[test]
fn entries_of_both_generations() {
    let body = "{ return }";
    let entry = written(&format!("func.func @k() attributes {{pto.entry}} {body}"), Target::A3, PLAIN);
    expect(&entry, &["extern \"C\" __global__ AICORE void k() {", "using T = float;", "return;"]);
    let lone = written(&format!("func.func @k() {body}"), Target::A3, PLAIN);
    expect(&lone, &["\n__global__ AICORE void k() {"]);
    let two = format!("func.func private @g() {body}\nfunc.func @k() {{ call @g() : () -> ()\n return }}");
    let two = written(&two, Target::A3, PLAIN);
    expect(&two, &["static AICORE inline void g() {", "\nAICORE void k() {", "g();"]);
    let declared = "func.func private @ext(%i: index)\nfunc.func @k(%i: index) attributes {pto.kernel} {\n\
                    call @ext(%i) : (index) -> ()\n return }";
    expect(&written(declared, Target::A3, PLAIN), &["extern \"C\" AICORE void ext(int64_t);", "ext(v1);"]);
}

/// A private function has `static` exactly once after PyPTO's preprocessing, and comments have the names of the module.
#[test]
fn private_functions_of_pypto_and_names() {
    let text = format!(
        "func.func private @g(%t: {T}) {{\npto.tabs ins(%t : {T}) outs(%t : {T})\n return }}\n\
         func.func @k(%n: index) attributes {{pto.entry}} {{\n%tile = pto.alloc_tile : {T}\n\
         %open = pto.alloc_tile valid_row = %n valid_col = %n : !pto.tile_buf<vec, 16x64xf32, valid=?x?>\n\
         %two = arith.constant 2.0 : f32\n %0 = arith.addi %n, %n : index\n\
         %sums:2 = scf.if %cond -> (index, index) {{ scf.yield %0, %n : index, index }}\n\
         else {{ scf.yield %n, %0 : index, index }}\n\
         pto.set_validshape %open, %sums#0, %sums#1 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>\n\
         pto.tmuls ins(%tile, %two : {T}, f32) outs(%tile : {T})\n call @g(%tile) : ({T}) -> ()\n return }}"
    )
    .replace("@k(%n: index)", "@k(%n: index, %cond: i1)");
    let made = written(&text, Target::A3, PLAIN);
    expect(&made, &["= 2.0f; // pto: %two\n", "; // pto: %sums\n", "; // pto: %sums#1\n"]);
    expect(&made, &["CompactMode::Null> v", "; // pto: %tile\n"]);
    assert!(!made.contains("%0") && !made.contains("%n"), "{made}");
    let preprocessed = preprocessed(&made);
    assert!(!preprocessed.contains("static static"), "{preprocessed}");
    let head = "#include \"pto/pto-inst.hpp\"\nusing namespace pto;\n#define __aicore__\n";
    compiles("pypto", &format!("{head}{preprocessed}")).unwrap();
}

#[test]
fn recursion_is_refused() {
    let text = "func.func @k() { call @k() : () -> ()\n return }";
    assert!(cpp(text, Some(Target::A3), PLAIN).unwrap_err().contains("recursion"));
}

#[test]
fn operations_outside_of_functions_are_refused() {
    for text in ["pto.trap", "module { pto.trap\n func.func @k() { return } }", "%c = arith.constant 1 : i32"] {
        let refused = cpp(text, Some(Target::A5), PLAIN).unwrap_err();
        assert!(refused.contains("not supported: an operation outside of functions"), "{text}: {refused}");
    }
}

#[test]
fn kernel_kinds_and_tails() {
    let text = format!(
        "module attributes {{pto.auto_sync_tail_hint = \"mte3-to-s-event0\"}} {{\n\
         func.func @k() attributes {{pto.kernel_kind = #pto.kernel_kind<vector>}} {{\n\
         %a = pto.alloc_tile : {T}\n pto.tabs ins(%a : {T}) outs(%a : {T})\n return }} }}"
    );
    expect(
        &written(&text, Target::A3, SYNCHRONISED),
        &[
            "#if defined(__DAV_VEC__)",
            "set_mask_norm();",
            "set_vector_mask(-1, -1);",
            "TABS(",
            "ptoas_auto_sync_tail(PTOAutoSyncTailMode::kSetWaitMte3ToSEvent0);",
            "#endif // __DAV_VEC__",
            "return;",
        ],
    );
}

#[test]
fn functions_of_one_kind_of_core_return_values() {
    let text = "module attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {\n\
        func.func private @next(%n: i32) -> i32 {\n%c1 = arith.constant 1 : i32\n\
        %m = arith.addi %n, %c1 : i32\n return %m : i32 }\n\
        func.func @k(%n: i32) attributes {pto.entry} {\n %m = call @next(%n) : (i32) -> i32\n return } }";
    expect(&written(text, Target::A3, PLAIN), &["return v3;\n#endif // __DAV_CUBE__", "return int32_t();", "next(v1)"]);
}

#[test]
fn loops_and_branches_give_values() {
    let text = "func.func @k(%n: index, %c: i1, %p: !pto.ptr<i32>) {\n\
        %zero = arith.constant 0 : index\n %one = arith.constant 1 : index\n\
        %r:2 = scf.for %i = %zero to %n step %one iter_args(%a = %zero, %b = %one) -> (index, index) {\n\
          scf.yield %b, %a : index, index }\n\
        %s = scf.if %c -> (index) { scf.yield %r#0 : index } else { scf.yield %r#1 : index }\n\
        %w = scf.while (%x = %s) : (index) -> index {\n\
          %more = arith.cmpi slt, %x, %n : index\n scf.condition(%more) %x : index\n\
        } do {\n ^bb0(%y: index):\n %z = arith.addi %y, %one : index\n scf.yield %z : index }\n\
        %v = arith.index_cast %w : index to i32\n\
        pto.store_scalar %v, %p[%zero] : !pto.ptr<i32>, i32\n return }";
    let made = written(text, Target::A3, PLAIN);
    expect(&made, &["for (int64_t v", "if (v2) {", "} else {", "while (true) {", "break;", "(v3)[v"]);
    // Values that are exchanged are copied before they are overwritten.
    expect(
        &made,
        &["pipe_barrier(PIPE_ALL);", "dcci((__gm__ void*)0, cache_line_t::ENTIRE_DATA_CACHE);", "dsb((mem_dsb_t)0);"],
    );
}

#[test]
fn blocks_become_labels() {
    let text = format!(
        "func.func @k(%c: i1, %n: i32) {{\n\
         %a = pto.alloc_tile : {T}\n\
         cf.cond_br %c, ^left(%n : i32), ^right\n\
         ^left(%x: i32):\n pto.tabs ins(%a : {T}) outs(%a : {T})\n cf.br ^end\n\
         ^right:\n cf.switch %n : i32, [ default: ^end, -1: ^left(%n : i32) ]\n\
         ^end:\n pto.tneg ins(%a : {T}) outs(%a : {T})\n return }}"
    );
    expect(
        &written(&text, Target::A3, PLAIN),
        &["if (v1) {", "goto label", "label2:", "switch (v2) {", "case -1: {", "TNEG("],
    );
}

#[test]
fn scratch_valid_regions_and_windows() {
    let text = format!(
        "func.func @k(%n: index) {{\n\
         %c16 = arith.constant 16 : index\n %c0 = arith.constant 0 : index\n %c8 = arith.constant 8 : index\n\
         %a = pto.alloc_tile valid_row = %n valid_col = %c16 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>\n\
         pto.set_validshape %a, %c8, %c16 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>\n\
         %b = pto.alloc_tile : {T}\n\
         %w = pto.subview %b[%c8, %c0] sizes [8, 32] : {T} -> !pto.tile_buf<vec, 8x32xf32>\n\
         pto.tabs ins(%w : !pto.tile_buf<vec, 8x32xf32>) outs(%w : !pto.tile_buf<vec, 8x32xf32>)\n\
         %d = pto.alloc_tile : !pto.tile_buf<vec, 16x1xf32, blayout=col_major>\n\
         pto.trowsum ins(%b : {T}) outs(%d : !pto.tile_buf<vec, 16x1xf32, blayout=col_major>)\n\
         pto.tadd ins(%b, %b : {T}, {T}) outs(%b : {T})\n return }}"
    );
    let made = written(&text, Target::A3, PLAIN);
    expect(
        &made,
        &[".SetValidShape(", "16, 64, BLayout::RowMajor, 8, 32,", " + 2048)", "TABS(", "TROWSUM(v", "TADD(v"],
    );
    let sum = made.lines().find(|line| line.contains("TROWSUM(")).unwrap();
    assert_eq!(sum.matches(',').count(), 2, "{sum}");
}

/// Returns a kernel for both kinds of core; `{memory}` are slots in global memory.
fn mixed(memory: &str) -> String {
    format!(
        "func.func @cube(%gm: !pto.ptr<f32>, %s: f32) attributes {{pto.kernel_kind = #pto.kernel_kind<cube>}} {{\n\
         %c = pto.import_reserved_buffer {{name = \"slots\", peer_func = @vector}} -> i32\n\
         pto.aic_initialize_pipe{{id = 0, dir_mask = 1, slot_size = 1024}}({memory}c2v_consumer_buf = %c : i32)\n\
         %a = pto.alloc_tile : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>\n\
         pto.tpush_to_aiv(%a : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {{split = 1}}\n\
         return }}\n\
         func.func @vector(%gm: !pto.ptr<f32>, %s: f32) attributes {{pto.kernel_kind = #pto.kernel_kind<vector>}} {{\n\
         %c = pto.reserve_buffer {{name = \"slots\", size = 8192, location = #pto.address_space<vec>, auto = true}} -> i32\n\
         pto.aiv_initialize_pipe{{id = 0, dir_mask = 1, slot_size = 1024}}({memory}c2v_consumer_buf = %c : i32)\n\
         %t = pto.tpop_from_aic {{split = 1}} -> !pto.tile_buf<vec, 8x16xf32>\n\
         pto.tabs ins(%t : !pto.tile_buf<vec, 8x16xf32>) outs(%t : !pto.tile_buf<vec, 8x16xf32>)\n\
         pto.tfree_from_aic {{split = 1}}\n return }}"
    )
}

#[test]
fn pipes_between_cores() {
    let made = written(&mixed("gm_slot_buffer = %gm : !pto.ptr<f32>, "), Target::A3, PLAIN);
    let pipe = "TPipe<0, Direction::DIR_C2V, 1024, 8, 8, false>";
    expect(
        &made,
        &[
            &format!("= {pipe}(v1, v"),
            &format!("TPUSH<{pipe}, Tile<TileType::Acc"),
            "TileSplitAxis::TILE_UP_DOWN>(",
            &format!("TPOP<{pipe}, Tile<TileType::Vec"),
            "TABS(",
            &format!("TFREE<{pipe}, TileSplitAxis::TILE_UP_DOWN>("),
        ],
    );
    let local = written(&mixed(""), Target::A5, PLAIN);
    expect(&local, &["TPipe<0, Direction::DIR_C2V, 1024, 8, 2, false>((__gm__ void*) nullptr, v"]);
}

#[test]
fn pipes_that_are_values() {
    let text = "func.func @k(%gm: !pto.ptr<f32>) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {\n\
        %c = arith.constant 0 : i32\n\
        %p = pto.initialize_l2g2l_pipe {dir_mask = 1, slot_size = 1024, slot_num = 8, local_slot_num = 4, flag_base = 2} \
        (%gm : !pto.ptr<f32>, %c : i32) -> !pto.pipe\n\
        %t = pto.declare_tile -> !pto.tile_buf<vec, 16x16xf32>\n\
        pto.tpop(%t, %p : !pto.tile_buf<vec, 16x16xf32>, !pto.pipe) {split = 0}\n\
        pto.tfree(%p : !pto.pipe) {split = 0}\n return }";
    let pipe = "TPipe<2, Direction::DIR_C2V, 1024, 8, 4, false>";
    expect(&written(text, Target::A3, PLAIN), &["auto v", pipe, &format!("TPOP<{pipe}, Tile<"), "TFREE<TPipe<"]);
    expect(&written(text, Target::A5, PLAIN), &["if (get_subblockid() == 0) {", "DIR_C2V_GM"]);
}

#[test]
fn signals_between_cores() {
    let text = |ffts: &str| {
        format!(
            "func.func @k(%f: !pto.ptr<i64>, %e: index) {{\n{ffts}\n\
             pto.sync.set #pto.pipe<PIPE_MTE3>, 3\n pto.sync.wait #pto.pipe<PIPE_V>, 3\n return }}"
        )
    };
    let with = text("pto.set_ffts %f : !pto.ptr<i64>");
    expect(
        &written(&with, Target::A3, PLAIN),
        &[
            "set_ffts_base_addr((uint64_t) v",
            "getFFTSMsg(FFTS_MODE_VAL, 3)",
            "__builtin_cce_ffts_cross_core_sync(PIPE_MTE3, v",
            "__builtin_cce_wait_flag_dev(3);",
        ],
    );
    expect(&written(&text(""), Target::A5, PLAIN), &["__builtin_cce_set_intra_block(PIPE_MTE3, 3);"]);
    let refused = cpp(&text(""), Some(Target::A3), PLAIN).unwrap_err();
    assert!(refused.contains("A3 inter-core sync requires explicit pto.set_ffts"), "{refused}");
}

#[test]
fn arithmetic_that_ptoas_refuses() {
    let text = "func.func @k(%x: f32, %y: f32, %p: !pto.ptr<f32>) {\n%z = arith.constant 0 : index\n\
        %s = arith.addf %x, %y : f32\n %m = arith.maximumf %s, %y : f32\n\
        pto.store_scalar %m, %p[%z] : !pto.ptr<f32>, f32\n return }";
    expect(
        &written(text, Target::A3, PLAIN),
        &["static inline To ptoas_bitcast(From from) {", "float v", " = v1 + v2;"],
    );
}

#[test]
fn order_without_flags() {
    let text = format!(
        "func.func @k() {{\n%a = pto.alloc_tile : {T}\n\
         pto.fence.barrier_all #pto.fence_scope<gm>\n pto.tabs ins(%a : {T}) outs(%a : {T})\n return }}"
    );
    expect(&written(&text, Target::A3, SYNCHRONISED), &["dsb(DSB_DDR);", "pipe_barrier(PIPE_ALL);", "TABS("]);
    // A barrier of the vector pipe suffices.
    let text = format!(
        "func.func @k() {{\n%a = pto.alloc_tile : {T}\n%b = pto.alloc_tile : {T}\n\
         pto.tabs ins(%a : {T}) outs(%b : {T})\n pto.tneg ins(%b : {T}) outs(%a : {T})\n return }}"
    );
    let made = written(&text, Target::A3, SYNCHRONISED);
    expect(&made, &["TABS(", "pipe_barrier(PIPE_V);", "TNEG(", "ptoas_auto_sync_tail("]);
    assert_eq!(made.matches("pipe_barrier(PIPE_ALL);").count(), 1, "{made}");
}

/// The second call of an operation reads what the first one writes: a2 and a3 need a barrier, which only the C++ can
/// contain.
#[test]
fn two_calls_of_an_operation_are_ordered() {
    let text = format!(
        "func.func @k() {{\n%a = pto.alloc_tile : {T}\n%b = pto.alloc_tile : {T}\n\
         pto.taddc ins(%a, %a, %a : {T}, {T}, {T}) outs(%b : {T})\n return }}"
    );
    let between = |target: Target, options: Options| {
        let made = written(&text, target, options);
        let first = made.split_once("TADD(").unwrap().1;
        first.split_once("TADD(").unwrap().0.contains("pipe_barrier(PIPE_V);")
    };
    assert!(between(Target::A3, SYNCHRONISED) && !between(Target::A3, PLAIN));
    assert!(!between(Target::A5, SYNCHRONISED));
}

/// Programs that ptoas rejects or crashes on: the same value twice, `arith.addf`, and `set_validshape` of a tile with
/// dynamic extents.
#[test]
fn operands_that_ptoas_refuses() {
    let open = "!pto.tile_buf<vec, 16x64xf32, valid=?x?>";
    let text = format!(
        "func.func @k(%n: index, %x: f32) attributes {{pto.entry}} {{\n%a = pto.alloc_tile : {T}\n\
         %b = pto.alloc_tile valid_row = %n valid_col = %n : {open}\n\
         %two = arith.addf %x, %x : f32\n\
         pto.tadd ins(%a, %a : {T}, {T}) outs(%a : {T})\n\
         pto.tmuls ins(%a, %two : {T}, f32) outs(%a : {T})\n\
         pto.set_validshape %b, %n, %n : {open}\n\
         pto.tadds ins(%b, %two : {open}, f32) outs(%b : {open})\n return }}"
    );
    let sum = Regex::new(r"TADD\((v\d+), (v\d+), (v\d+)\);").unwrap();
    for target in [Target::A3, Target::A5] {
        for options in [PLAIN, SYNCHRONISED] {
            let made = written(&text, target, options);
            expect(&made, &[" = v2 + v2;", ".SetValidShape(v1, v1);"]);
            let found = sum.captures(&made).unwrap();
            assert!(found[1] == found[2] && found[2] == found[3], "{made}");
        }
    }
}

/// `subset` and `subview` are the same operation; scratch may be omitted. The C++ is the same.
#[test]
fn windows_and_scratch_of_both_generations() {
    let column = "!pto.tile_buf<vec, 16x1xf32, blayout=col_major>";
    let window = "!pto.tile_buf<vec, 8x64xf32>";
    let kernel = |name: &str, tmp: bool, entry: &str| {
        let scratch = if tmp { format!("%t = pto.alloc_tile : {T}\n") } else { String::new() };
        let ins = if tmp { format!("%a, %t : {T}, {T}") } else { format!("%a : {T}") };
        let text = format!(
            "func.func @k() {entry}{{\n%c0 = arith.constant 0 : index\n%c8 = arith.constant 8 : index\n\
             %a = pto.alloc_tile : {T}\n%s = pto.alloc_tile : {column}\n{scratch}\
             %w = pto.{name} %a[%c8, %c0] sizes [8, 64] : {T} -> {window}\n\
             pto.tabs ins(%w : {window}) outs(%w : {window})\n\
             pto.trowsum ins({ins}) outs(%s : {column})\n return }}"
        );
        written(&text, Target::A3, SYNCHRONISED)
    };
    let calls = |text: &str| -> Vec<String> {
        let lines =
            text.lines().map(str::trim).filter(|line| line.starts_with("TABS(") || line.starts_with("TROWSUM("));
        lines.map(|line| line.matches(',').count().to_string() + line.split('(').next().unwrap()).collect()
    };
    let modern = kernel("subview", false, "attributes {pto.entry} ");
    assert_eq!(modern, kernel("subset", false, "attributes {pto.entry} "));
    for (name, tmp, entry) in [("subset", true, ""), ("subview", true, ""), ("subset", false, "")] {
        let other = kernel(name, tmp, entry);
        assert_eq!(calls(&other), calls(&modern));
        expect(&other, &["\n__global__ AICORE void k() {"]);
    }
    assert_eq!(calls(&modern), ["1TABS", "2TROWSUM"]);
}

#[test]
fn records_arrays_and_events_on_the_stack() {
    let text = "func.func @k(%i: index, %x: i32) {\n\
        %a = pto.declare_local_array -> !pto.local_array<4x2xi32>\n\
        pto.local_array_set %a[%i, %i], %x : !pto.local_array<4x2xi32>, i32\n\
        %g = pto.local_array_get %a[%i, %i] : !pto.local_array<4x2xi32> -> i32\n\
        %s = pto.declare_struct -> !pto.struct<i32, f32>\n\
        pto.struct_set %s[0], %g : !pto.struct<i32, f32>, i32\n\
        %f = pto.struct_get %s[0] : !pto.struct<i32, f32> -> i32\n\
        %e = pto.declare_eventid_array -> !pto.eventid_array<2>\n\
        pto.eventid_array_set %e[%i], %i : !pto.eventid_array<2>\n\
        %n = pto.eventid_array_get %e[%i] : !pto.eventid_array<2>\n\
        pto.set_flag_dyn[#pto.pipe<PIPE_MTE2>, #pto.pipe<PIPE_V>, %n]\n\
        pto.wait_flag_dyn[#pto.pipe<PIPE_MTE2>, #pto.pipe<PIPE_V>, %n]\n return }";
    expect(
        &written(text, Target::A3, PLAIN),
        &[
            "struct PtoStruct_i32_f32 { int32_t f0; float f1; };",
            "struct PTOAS_EventIdArray {",
            "[4][2];",
            "[v1][v1] = v2;",
            ".f0 = v",
            "= (int32_t) v1;",
            "set_flag(PIPE_MTE2, PIPE_V, (event_t) v",
        ],
    );
}

#[test]
fn parameters_that_have_no_type_or_a_helper() {
    let text = "func.func private @g(%e: !pto.eventid_array<2>, %i: index) {\n\
        pto.eventid_array_set %e[%i], %i : !pto.eventid_array<2>\n return }\n\
        func.func @k(%i: index) attributes {pto.entry} {\n\
        %e = pto.declare_eventid_array -> !pto.eventid_array<2>\n\
        call @g(%e, %i) : (!pto.eventid_array<2>, index) -> ()\n return }";
    expect(
        &written(text, Target::A3, PLAIN),
        &["struct PTOAS_EventIdArray {", "void g(PTOAS_EventIdArray<2> & v1", "g(v"],
    );
    let wide = "func.func @k(%t: !pto.tile_buf<vec, 1x9223372036854775807xi8>) { return }";
    let refused = cpp(wide, Some(Target::A3), PLAIN).unwrap_err();
    assert!(refused.contains("not supported: a tile of more than 2147483647 rows or columns"), "{refused}");
    let opaque = "func.func @k(%p: !pto.ptr<vector<2xf16>, gm>, %i: index) {\n\
        %q = pto.addptr %p, %i : !pto.ptr<vector<2xf16>, gm> -> !pto.ptr<vector<2xf16>, gm>\n return }";
    let refused = cpp(opaque, Some(Target::A3), PLAIN).unwrap_err();
    assert!(refused.contains("have no type in C++"), "{refused}");
}

#[test]
fn layouts_and_precision_that_the_device_library_lacks() {
    let load = |strides: &str| {
        format!(
            "func.func @k(%p: !pto.ptr<f16>) {{\n%c0 = arith.constant 0 : index\n%c1 = arith.constant 1 : index\n\
             %c16 = arith.constant 16 : index\n\
             %v = pto.make_tensor_view %p, shape = [%c16, %c16], strides = [{strides}] : !pto.tensor_view<?x?xf16>\n\
             %w = pto.partition_view %v, offsets = [%c0, %c0], sizes = [%c16, %c16] : \
             !pto.tensor_view<?x?xf16> -> !pto.partition_tensor_view<16x16xf16>\n\
             %t = pto.alloc_tile : !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>\n\
             pto.tload ins(%w : !pto.partition_tensor_view<16x16xf16>) \
             outs(%t : !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>)\n return }}"
        )
    };
    expect(&written(&load("%c16, %c1"), Target::A3, PLAIN), &["pto::Layout::ND", "TLOAD("]);
    let refused = cpp(&load("%c1, %c16"), Some(Target::A3), PLAIN).unwrap_err();
    assert!(refused.contains("no transfer between a view of layout dn and a mat tile of layout NZ"), "{refused}");
    // The dividend comes first.
    let text = format!(
        "func.func @k(%s: f32) {{\n%a = pto.alloc_tile : {T}\n\
         pto.tdivs ins(%s, %a : f32, {T}) outs(%a : {T}) {{precisionType = #pto<div_precision high_precision>}}\n return }}"
    );
    expect(&written(&text, Target::A5, PLAIN), &["TDIVS(v", ", v1, v"]);
}

#[test]
fn several_buffers_of_one_type() {
    let text = format!(
        "func.func @k(%i: index) {{\n%m = pto.alloc_multi_tile : !pto.multi_tile_buf<vec, 16x64xf32, count=2>\n\
         %t = pto.multi_tile_get %m[%i] : !pto.multi_tile_buf<vec, 16x64xf32, count=2> -> {T}\n\
         pto.tabs ins(%t : {T}) outs(%t : {T})\n return }}"
    );
    expect(&written(&text, Target::A3, PLAIN), &["(uint64_t) ((v1) * 4096)", "TASSIGN(", "TABS("]);
}

/// Control characters of printed texts are escapes in C++.
#[test]
fn texts_that_are_printed() {
    let text =
        "func.func @k(%x: f32) attributes {pto.entry} {\n pto.print ins(\"a\\0D\\22%f\\0A\\01\", %x : f32)\n return }";
    expect(&written(text, Target::A3, PLAIN), &["cce::printf(\"a\\015\\\"%f\\n\\001\", v1);"]);
}

#[test]
fn factors_stand_before_each_push() {
    let text = mixed("gm_slot_buffer = %gm : !pto.ptr<f32>, ")
        .replace("%a = pto.alloc_tile", "pto.set_quant_scalar(%s : f32) {id = 0}\n %a = pto.alloc_tile");
    expect(&written(&text, Target::A3, PLAIN), &["SET_QUANT_SCALAR<float>((float) v2);\n  TPUSH<"]);
}

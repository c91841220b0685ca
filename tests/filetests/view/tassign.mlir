// Every shape of pto.tassign.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
  func.func @shape0(%b: !pto.tile_buf<vec, 32x32xf16>, %c: i64) {
    %a = pto.tassign %b, %c : !pto.tile_buf<vec, 32x32xf16> -> !pto.tile_buf<vec, 32x32xf16>
    return
  }

  func.func @shape1(%a: !pto.tile_buf<vec, 32x32xf16>) {
    %c64 = arith.constant 64 : i64
    %r = pto.tassign %a, %c64 : !pto.tile_buf<vec, 32x32xf16> -> !pto.tile_buf<vec, 32x32xf16>
    return
  }

  func.func @generic(%arg0: !pto.tile_buf<vec, 32x32xf16>, %arg1: i64) {
    %0 = "pto.tassign"(%arg0, %arg1) : (!pto.tile_buf<vec, 32x32xf16>, i64) -> !pto.tile_buf<vec, 32x32xf16>
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 32x32xf16>, %arg1: i64) {
//|     %0 = pto.tassign %arg0, %arg1 : !pto.tile_buf<vec, 32x32xf16> -> !pto.tile_buf<vec, 32x32xf16>
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.tile_buf<vec, 32x32xf16>) {
//|     %c64_i64 = arith.constant 64 : i64
//|     %0 = pto.tassign %arg0, %c64_i64 : !pto.tile_buf<vec, 32x32xf16> -> !pto.tile_buf<vec, 32x32xf16>
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.tile_buf<vec, 32x32xf16>, %arg1: i64) {
//|     %0 = pto.tassign %arg0, %arg1 : !pto.tile_buf<vec, 32x32xf16> -> !pto.tile_buf<vec, 32x32xf16>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 32x32xf16>, i64) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg3: !pto.tile_buf<vec, 32x32xf16>, %arg4: i64):
//|     %3 = "pto.tassign"(%arg3, %arg4) : (!pto.tile_buf<vec, 32x32xf16>, i64) -> !pto.tile_buf<vec, 32x32xf16>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 32x32xf16>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg2: !pto.tile_buf<vec, 32x32xf16>):
//|     %1 = "arith.constant"() <{value = 64 : i64}> : () -> i64
//|     %2 = "pto.tassign"(%arg2, %1) : (!pto.tile_buf<vec, 32x32xf16>, i64) -> !pto.tile_buf<vec, 32x32xf16>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 32x32xf16>, i64) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 32x32xf16>, %arg1: i64):
//|     %0 = "pto.tassign"(%arg0, %arg1) : (!pto.tile_buf<vec, 32x32xf16>, i64) -> !pto.tile_buf<vec, 32x32xf16>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()

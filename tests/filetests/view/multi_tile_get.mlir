// Every shape of pto.multi_tile_get.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
  func.func @shape0(%b: !pto.multi_tile_buf<!pto.tile_buf<left, 1x8xf32>, count=2>, %c: index) {
    %a = pto.multi_tile_get %b[%c] : !pto.multi_tile_buf<!pto.tile_buf<left, 1x8xf32>, count=2> -> !pto.tile_buf<left, 1x8xf32>
    return
  }

  func.func @shape1(%b: !pto.multi_tile_buf<!pto.tile_buf<vec, 16x16xf16>, count=2>) {
    %c1 = arith.constant 1 : index
    %r = pto.multi_tile_get %b[%c1] : !pto.multi_tile_buf<!pto.tile_buf<vec, 16x16xf16>, count=2> -> !pto.tile_buf<vec, 16x16xf16>
    return
  }

  func.func @generic(%arg0: !pto.multi_tile_buf<!pto.tile_buf<left, 1x8xf32>, count=2>, %arg1: index) {
    %0 = "pto.multi_tile_get"(%arg0, %arg1) : (!pto.multi_tile_buf<!pto.tile_buf<left, 1x8xf32>, count=2>, index) -> !pto.tile_buf<left, 1x8xf32>
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.multi_tile_buf<!pto.tile_buf<left, 1x8xf32>, count=2>, %arg1: index) {
//|     %0 = pto.multi_tile_get %arg0[%arg1] : !pto.multi_tile_buf<!pto.tile_buf<left, 1x8xf32>, count=2> -> !pto.tile_buf<left, 1x8xf32>
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.multi_tile_buf<!pto.tile_buf<vec, 16x16xf16>, count=2>) {
//|     %c1 = arith.constant 1 : index
//|     %0 = pto.multi_tile_get %arg0[%c1] : !pto.multi_tile_buf<!pto.tile_buf<vec, 16x16xf16>, count=2> -> !pto.tile_buf<vec, 16x16xf16>
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.multi_tile_buf<!pto.tile_buf<left, 1x8xf32>, count=2>, %arg1: index) {
//|     %0 = pto.multi_tile_get %arg0[%arg1] : !pto.multi_tile_buf<!pto.tile_buf<left, 1x8xf32>, count=2> -> !pto.tile_buf<left, 1x8xf32>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.multi_tile_buf<!pto.tile_buf<left, 1x8xf32>, count=2>, index) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg3: !pto.multi_tile_buf<!pto.tile_buf<left, 1x8xf32>, count=2>, %arg4: index):
//|     %3 = "pto.multi_tile_get"(%arg3, %arg4) : (!pto.multi_tile_buf<!pto.tile_buf<left, 1x8xf32>, count=2>, index) -> !pto.tile_buf<left, 1x8xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.multi_tile_buf<!pto.tile_buf<vec, 16x16xf16>, count=2>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg2: !pto.multi_tile_buf<!pto.tile_buf<vec, 16x16xf16>, count=2>):
//|     %1 = "arith.constant"() <{value = 1 : index}> : () -> index
//|     %2 = "pto.multi_tile_get"(%arg2, %1) : (!pto.multi_tile_buf<!pto.tile_buf<vec, 16x16xf16>, count=2>, index) -> !pto.tile_buf<vec, 16x16xf16>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.multi_tile_buf<!pto.tile_buf<left, 1x8xf32>, count=2>, index) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.multi_tile_buf<!pto.tile_buf<left, 1x8xf32>, count=2>, %arg1: index):
//|     %0 = "pto.multi_tile_get"(%arg0, %arg1) : (!pto.multi_tile_buf<!pto.tile_buf<left, 1x8xf32>, count=2>, index) -> !pto.tile_buf<left, 1x8xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()

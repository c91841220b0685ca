// Every shape of pto.bitcast.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
  func.func @shape0(%b: !pto.tile_buf<vec, 8x8xf32>) {
    %a = pto.bitcast %b : !pto.tile_buf<vec, 8x8xf32> -> !pto.tile_buf<vec, 8x8xui32>
    return
  }

  func.func @generic(%arg0: !pto.tile_buf<vec, 8x8xf32>) {
    %0 = "pto.bitcast"(%arg0) : (!pto.tile_buf<vec, 8x8xf32>) -> !pto.tile_buf<vec, 8x8xui32>
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 8x8xf32>) {
//|     %0 = pto.bitcast %arg0 : !pto.tile_buf<vec, 8x8xf32> -> !pto.tile_buf<vec, 8x8xui32>
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.tile_buf<vec, 8x8xf32>) {
//|     %0 = pto.bitcast %arg0 : !pto.tile_buf<vec, 8x8xf32> -> !pto.tile_buf<vec, 8x8xui32>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 8x8xf32>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg1: !pto.tile_buf<vec, 8x8xf32>):
//|     %1 = "pto.bitcast"(%arg1) : (!pto.tile_buf<vec, 8x8xf32>) -> !pto.tile_buf<vec, 8x8xui32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 8x8xf32>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 8x8xf32>):
//|     %0 = "pto.bitcast"(%arg0) : (!pto.tile_buf<vec, 8x8xf32>) -> !pto.tile_buf<vec, 8x8xui32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()

// Every shape of pto.treshape.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
  func.func @shape0(%b: !pto.tile_buf<vec, 1x32xui8>) {
    %a = pto.treshape %b : !pto.tile_buf<vec, 1x32xui8> -> !pto.tile_buf<vec, 16x2xui8>
    return
  }

  func.func @shape1(%a: !pto.tile_buf<vec, 16x16xf32>) {
    %r = pto.treshape %a : !pto.tile_buf<vec, 16x16xf32> -> !pto.tile_buf<vec, 256x1xf32, blayout=col_major>
    return
  }

  func.func @generic(%arg0: !pto.tile_buf<vec, 1x32xui8>) {
    %0 = "pto.treshape"(%arg0) : (!pto.tile_buf<vec, 1x32xui8>) -> !pto.tile_buf<vec, 16x2xui8>
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 1x32xui8>) {
//|     %0 = pto.treshape %arg0 : !pto.tile_buf<vec, 1x32xui8> -> !pto.tile_buf<vec, 16x2xui8>
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.tile_buf<vec, 16x16xf32>) {
//|     %0 = pto.treshape %arg0 : !pto.tile_buf<vec, 16x16xf32> -> !pto.tile_buf<vec, 256x1xf32, blayout=col_major>
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.tile_buf<vec, 1x32xui8>) {
//|     %0 = pto.treshape %arg0 : !pto.tile_buf<vec, 1x32xui8> -> !pto.tile_buf<vec, 16x2xui8>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x32xui8>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg2: !pto.tile_buf<vec, 1x32xui8>):
//|     %2 = "pto.treshape"(%arg2) : (!pto.tile_buf<vec, 1x32xui8>) -> !pto.tile_buf<vec, 16x2xui8>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xf32>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg1: !pto.tile_buf<vec, 16x16xf32>):
//|     %1 = "pto.treshape"(%arg1) : (!pto.tile_buf<vec, 16x16xf32>) -> !pto.tile_buf<vec, 256x1xf32, blayout=col_major>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x32xui8>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 1x32xui8>):
//|     %0 = "pto.treshape"(%arg0) : (!pto.tile_buf<vec, 1x32xui8>) -> !pto.tile_buf<vec, 16x2xui8>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()

// Every shape of pto.talias.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
  func.func @shape0(%a: !pto.tile_buf<vec, 32x32xf16>, %b: !pto.tile_buf<vec, 32x32xf16>) {
    pto.talias ins(%a : !pto.tile_buf<vec, 32x32xf16>) outs(%b : !pto.tile_buf<vec, 32x32xf16>)
    return
  }

  func.func @generic(%arg0: !pto.tile_buf<vec, 32x32xf16>, %arg1: !pto.tile_buf<vec, 32x32xf16>) {
    "pto.talias"(%arg0, %arg1) : (!pto.tile_buf<vec, 32x32xf16>, !pto.tile_buf<vec, 32x32xf16>) -> ()
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 32x32xf16>, %arg1: !pto.tile_buf<vec, 32x32xf16>) {
//|     pto.talias ins(%arg0 : !pto.tile_buf<vec, 32x32xf16>) outs(%arg1 : !pto.tile_buf<vec, 32x32xf16>)
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.tile_buf<vec, 32x32xf16>, %arg1: !pto.tile_buf<vec, 32x32xf16>) {
//|     pto.talias ins(%arg0 : !pto.tile_buf<vec, 32x32xf16>) outs(%arg1 : !pto.tile_buf<vec, 32x32xf16>)
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 32x32xf16>, !pto.tile_buf<vec, 32x32xf16>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg2: !pto.tile_buf<vec, 32x32xf16>, %arg3: !pto.tile_buf<vec, 32x32xf16>):
//|     "pto.talias"(%arg2, %arg3) : (!pto.tile_buf<vec, 32x32xf16>, !pto.tile_buf<vec, 32x32xf16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 32x32xf16>, !pto.tile_buf<vec, 32x32xf16>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 32x32xf16>, %arg1: !pto.tile_buf<vec, 32x32xf16>):
//|     "pto.talias"(%arg0, %arg1) : (!pto.tile_buf<vec, 32x32xf16>, !pto.tile_buf<vec, 32x32xf16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()

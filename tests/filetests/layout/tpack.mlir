// Every shape of pto.tpack.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
  func.func @shape0(%a: !pto.tile_buf<vec, 128x128xi32>, %b: !pto.tile_buf<vec, 128x128xi16>) {
    pto.tpack ins(%a : !pto.tile_buf<vec, 128x128xi32>) outs(%b : !pto.tile_buf<vec, 128x128xi16>)
    return
  }

  func.func @shape1(%a: !pto.tile_buf<vec, 16x32xi32>, %b: !pto.tile_buf<vec, 16x32xi8>) {
    pto.tpack ins(%a : !pto.tile_buf<vec, 16x32xi32>) outs(%b : !pto.tile_buf<vec, 16x32xi8>)
    return
  }

  func.func @shape2(%a: !pto.tile_buf<vec, 16x32xui16>, %b: !pto.tile_buf<vec, 16x32xui8>) {
    pto.tpack ins(%a : !pto.tile_buf<vec, 16x32xui16>) outs(%b : !pto.tile_buf<vec, 16x32xui8>)
    return
  }

  func.func @generic(%arg0: !pto.tile_buf<vec, 128x128xi32>, %arg1: !pto.tile_buf<vec, 128x128xi16>) {
    "pto.tpack"(%arg0, %arg1) : (!pto.tile_buf<vec, 128x128xi32>, !pto.tile_buf<vec, 128x128xi16>) -> ()
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 128x128xi32>, %arg1: !pto.tile_buf<vec, 128x128xi16>) {
//|     pto.tpack ins(%arg0 : !pto.tile_buf<vec, 128x128xi32>) outs(%arg1 : !pto.tile_buf<vec, 128x128xi16>)
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.tile_buf<vec, 16x32xi32>, %arg1: !pto.tile_buf<vec, 16x32xi8>) {
//|     pto.tpack ins(%arg0 : !pto.tile_buf<vec, 16x32xi32>) outs(%arg1 : !pto.tile_buf<vec, 16x32xi8>)
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.tile_buf<vec, 16x32xui16>, %arg1: !pto.tile_buf<vec, 16x32xui8>) {
//|     pto.tpack ins(%arg0 : !pto.tile_buf<vec, 16x32xui16>) outs(%arg1 : !pto.tile_buf<vec, 16x32xui8>)
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.tile_buf<vec, 128x128xi32>, %arg1: !pto.tile_buf<vec, 128x128xi16>) {
//|     pto.tpack ins(%arg0 : !pto.tile_buf<vec, 128x128xi32>) outs(%arg1 : !pto.tile_buf<vec, 128x128xi16>)
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 128x128xi32>, !pto.tile_buf<vec, 128x128xi16>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg6: !pto.tile_buf<vec, 128x128xi32>, %arg7: !pto.tile_buf<vec, 128x128xi16>):
//|     "pto.tpack"(%arg6, %arg7) : (!pto.tile_buf<vec, 128x128xi32>, !pto.tile_buf<vec, 128x128xi16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x32xi32>, !pto.tile_buf<vec, 16x32xi8>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg4: !pto.tile_buf<vec, 16x32xi32>, %arg5: !pto.tile_buf<vec, 16x32xi8>):
//|     "pto.tpack"(%arg4, %arg5) : (!pto.tile_buf<vec, 16x32xi32>, !pto.tile_buf<vec, 16x32xi8>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x32xui16>, !pto.tile_buf<vec, 16x32xui8>) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg2: !pto.tile_buf<vec, 16x32xui16>, %arg3: !pto.tile_buf<vec, 16x32xui8>):
//|     "pto.tpack"(%arg2, %arg3) : (!pto.tile_buf<vec, 16x32xui16>, !pto.tile_buf<vec, 16x32xui8>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 128x128xi32>, !pto.tile_buf<vec, 128x128xi16>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 128x128xi32>, %arg1: !pto.tile_buf<vec, 128x128xi16>):
//|     "pto.tpack"(%arg0, %arg1) : (!pto.tile_buf<vec, 128x128xi32>, !pto.tile_buf<vec, 128x128xi16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()

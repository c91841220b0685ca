// Every shape of pto.declare_tile.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
  func.func @shape0() {
    %a = pto.declare_tile -> !pto.tile_buf<vec, 8x16xf32>
    return
  }

  func.func @generic() {
    %0 = "pto.declare_tile"() : () -> !pto.tile_buf<vec, 8x16xf32>
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0() {
//|     %0 = pto.declare_tile -> !pto.tile_buf<vec, 8x16xf32>
//|     return
//|   }
//|   func.func @generic() {
//|     %0 = pto.declare_tile -> !pto.tile_buf<vec, 8x16xf32>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = () -> (), sym_name = "shape0"}> ({
//|     %1 = "pto.declare_tile"() : () -> !pto.tile_buf<vec, 8x16xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "generic"}> ({
//|     %0 = "pto.declare_tile"() : () -> !pto.tile_buf<vec, 8x16xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()

// Each rule of pto.declare_tile, broken.
// RUN: %s --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  func.func @error0() {
    %a = "pto.declare_tile"() : () -> !pto.tensor_view<16x16xf32>
    return
  }
}

// run 1: exit 1
// stderr:
//| declare_tile.errors.mlir:6:10: error[PTO0204]: pto.declare_tile expects a tile buffer as result 'tile', found !pto.tensor_view<16x16xf32>

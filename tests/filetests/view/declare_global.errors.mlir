// Each rule of pto.declare_global, broken.
// RUN: %s --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  func.func @error0() {
    %a = "pto.declare_global"() : () -> !pto.tile_buf<vec, 16x16xf32>
    return
  }
}

// run 1: exit 1
// stderr:
//| declare_global.errors.mlir:6:10: error[PTO0204]: pto.declare_global expects a tensor view as result 'entry', found !pto.tile_buf<vec, 16x16xf32>

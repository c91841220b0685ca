// Each rule of pto.bitcast, broken.
// RUN: %s --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  func.func @error0(%a: !pto.tile_buf<vec, 16x16xf32>) {
    %r = pto.bitcast %a : !pto.tile_buf<vec, 16x16xf32> -> !pto.tile_buf<mat, 16x16xi32>
    return
  }

  func.func @error1(%a: !pto.tile_buf<vec, 16x16xf32>) {
    %r = pto.bitcast %a : !pto.tile_buf<vec, 16x16xf32> -> !pto.tile_buf<vec, 16x16xi16>
    return
  }
}

// run 1: exit 1
// stderr:
//| bitcast.errors.mlir:6:10: error[PTO0447]: expected a result in vec as `src`, found it in mat

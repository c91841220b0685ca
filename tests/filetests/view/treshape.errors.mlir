// Each rule of pto.treshape, broken.
// RUN: %s --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  func.func @error0(%a: !pto.tile_buf<vec, 16x16xf32>) {
    %r = pto.treshape %a : !pto.tile_buf<vec, 16x16xf32> -> !pto.tile_buf<mat, 16x16xf32>
    return
  }

  func.func @error1(%a: !pto.tile_buf<vec, 16x16xf32>) {
    %r = pto.treshape %a : !pto.tile_buf<vec, 16x16xf32> -> !pto.tile_buf<vec, 16x8xf32>
    return
  }

  func.func @error2(%a: !pto.tile_buf<vec, 16x16xf32>) {
    %r = pto.treshape %a : !pto.tile_buf<vec, 16x16xf32> -> !pto.tile_buf<vec, 16x16xf32, blayout=col_major, slayout=row_major>
    return
  }
}

// run 1: exit 1
// stderr:
//| treshape.errors.mlir:6:10: error[PTO0447]: expected a result in vec as `src`, found it in mat
//| treshape.errors.mlir:11:10: error[PTO0447]: expected a result of 1024 bytes as `src`, found 512
//| treshape.errors.mlir:16:10: error[PTO0447]: expected a result without boxes as `src`, found layout NZ (col_major, row_major, fractal 512)

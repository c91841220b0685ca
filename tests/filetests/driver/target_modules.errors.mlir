// Modules whose target has not what they use.
// RUN: %s --split-input-file --diagnostics=short
// RUN: %s --split-input-file --diagnostics=short --pto-arch=a5

!t = !pto.tile_buf<vec, 16x16xbf16>

module attributes {pto.target_arch = "a5"} {
  module attributes {pto.target_arch = "a2a3"} {
    func.func @nearest(%a: !t) {
      pto.tadd ins(%a, %a : !t, !t) outs(%a : !t)
      return
    }
  }
}

// -----

!t = !pto.tile_buf<vec, 16x16xbf16>

module attributes {"pto.device-spec" = "Ascend910B1"} {
  func.func @device(%a: !t) {
    pto.tadd ins(%a, %a : !t, !t) outs(%a : !t)
    return
  }
}

// -----

!t = !pto.tile_buf<vec, 16x16xbf16>

module attributes {"pto.device-spec" = "Something"} {
  func.func @unknown_device(%a: !t) {
    pto.tadd ins(%a, %a : !t, !t) outs(%a : !t)
    return
  }
}

// -----

module attributes {pto.target_arch = "a6"} {
}

// run 1: exit 1
// stderr:
//| target_modules.errors.mlir:10:20: error[PTO0302]: expected i16, i32, f16 or f32 on a3, found bf16 in `src0`
//| target_modules.errors.mlir:22:18: error[PTO0302]: expected i16, i32, f16 or f32 on a3, found bf16 in `src0`
//| target_modules.errors.mlir:33:18: error[PTO0302]: expected i16, i32, f16 or f32 on a3, found bf16 in `src0`
//| target_modules.errors.mlir:40:20: error[PTO0010]: unknown target "a6", expected "a2", "a3", "a2a3" or "a5"
// run 2: exit 1
// stderr:
//| target_modules.errors.mlir:40:20: error[PTO0010]: unknown target "a6", expected "a2", "a3", "a2a3" or "a5"

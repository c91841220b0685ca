// What modules say: by architecture or by device, the nearest one counts.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --pto-arch=a3 --diagnostics=short
// RUN: %s --split-input-file --pto-arch=a5

!t = !pto.tile_buf<vec, 16x16xbf16>

module attributes {pto.target_arch = "a3"} {
  module attributes {pto.target_arch = "a5"} {
    func.func @nearest(%a: !t) {
      pto.tadd ins(%a, %a : !t, !t) outs(%a : !t)
      return
    }
  }
}

// -----

!t = !pto.tile_buf<vec, 16x16xbf16>

module attributes {"pto.device-spec" = "Ascend950"} {
  func.func @device(%a: !t) {
    pto.tadd ins(%a, %a : !t, !t) outs(%a : !t)
    return
  }
}

// -----

!t = !pto.tile_buf<vec, 16x16xbf16>

module attributes {"pto.device-spec" = "Ascend910B1", pto.target_arch = "a5"} {
  func.func @architecture_first(%a: !t) {
    pto.tadd ins(%a, %a : !t, !t) outs(%a : !t)
    return
  }
}

// -----

!t = !pto.tile_buf<vec, 16x16xbf16>

module attributes {pto.target_arch = "A5"} {
  func.func @any_case(%a: !t) {
    pto.tadd ins(%a, %a : !t, !t) outs(%a : !t)
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   module attributes {pto.target_arch = "a5"} {
//|     func.func @nearest(%arg0: !pto.tile_buf<vec, 16x16xbf16>) {
//|       pto.tadd ins(%arg0, %arg0 : !pto.tile_buf<vec, 16x16xbf16>, !pto.tile_buf<vec, 16x16xbf16>) outs(%arg0 : !pto.tile_buf<vec, 16x16xbf16>)
//|       return
//|     }
//|   }
//| }
//| // -----
//| module attributes {"pto.device-spec" = "Ascend950"} {
//|   func.func @device(%arg0: !pto.tile_buf<vec, 16x16xbf16>) {
//|     pto.tadd ins(%arg0, %arg0 : !pto.tile_buf<vec, 16x16xbf16>, !pto.tile_buf<vec, 16x16xbf16>) outs(%arg0 : !pto.tile_buf<vec, 16x16xbf16>)
//|     return
//|   }
//| }
//| // -----
//| module attributes {"pto.device-spec" = "Ascend910B1", pto.target_arch = "a5"} {
//|   func.func @architecture_first(%arg0: !pto.tile_buf<vec, 16x16xbf16>) {
//|     pto.tadd ins(%arg0, %arg0 : !pto.tile_buf<vec, 16x16xbf16>, !pto.tile_buf<vec, 16x16xbf16>) outs(%arg0 : !pto.tile_buf<vec, 16x16xbf16>)
//|     return
//|   }
//| }
//| // -----
//| module attributes {pto.target_arch = "A5"} {
//|   func.func @any_case(%arg0: !pto.tile_buf<vec, 16x16xbf16>) {
//|     pto.tadd ins(%arg0, %arg0 : !pto.tile_buf<vec, 16x16xbf16>, !pto.tile_buf<vec, 16x16xbf16>) outs(%arg0 : !pto.tile_buf<vec, 16x16xbf16>)
//|     return
//|   }
//| }
// run 2: exit 1
// stderr:
//| target_modules.mlir:11:20: error[PTO0302]: expected i16, i32, f16 or f32 on a3, found bf16 in `src0`
//| target_modules.mlir:23:18: error[PTO0302]: expected i16, i32, f16 or f32 on a3, found bf16 in `src0`
//| target_modules.mlir:34:18: error[PTO0302]: expected i16, i32, f16 or f32 on a3, found bf16 in `src0`
//| target_modules.mlir:45:18: error[PTO0302]: expected i16, i32, f16 or f32 on a3, found bf16 in `src0`
// run 3: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   module attributes {pto.target_arch = "a5"} {
//|     func.func @nearest(%arg0: !pto.tile_buf<vec, 16x16xbf16>) {
//|       pto.tadd ins(%arg0, %arg0 : !pto.tile_buf<vec, 16x16xbf16>, !pto.tile_buf<vec, 16x16xbf16>) outs(%arg0 : !pto.tile_buf<vec, 16x16xbf16>)
//|       return
//|     }
//|   }
//| }
//| // -----
//| module attributes {"pto.device-spec" = "Ascend950"} {
//|   func.func @device(%arg0: !pto.tile_buf<vec, 16x16xbf16>) {
//|     pto.tadd ins(%arg0, %arg0 : !pto.tile_buf<vec, 16x16xbf16>, !pto.tile_buf<vec, 16x16xbf16>) outs(%arg0 : !pto.tile_buf<vec, 16x16xbf16>)
//|     return
//|   }
//| }
//| // -----
//| module attributes {"pto.device-spec" = "Ascend910B1", pto.target_arch = "a5"} {
//|   func.func @architecture_first(%arg0: !pto.tile_buf<vec, 16x16xbf16>) {
//|     pto.tadd ins(%arg0, %arg0 : !pto.tile_buf<vec, 16x16xbf16>, !pto.tile_buf<vec, 16x16xbf16>) outs(%arg0 : !pto.tile_buf<vec, 16x16xbf16>)
//|     return
//|   }
//| }
//| // -----
//| module attributes {pto.target_arch = "A5"} {
//|   func.func @any_case(%arg0: !pto.tile_buf<vec, 16x16xbf16>) {
//|     pto.tadd ins(%arg0, %arg0 : !pto.tile_buf<vec, 16x16xbf16>, !pto.tile_buf<vec, 16x16xbf16>) outs(%arg0 : !pto.tile_buf<vec, 16x16xbf16>)
//|     return
//|   }
//| }

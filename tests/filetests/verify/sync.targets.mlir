// Each module is checked for the target that it names itself, or that one around it names: the same function, twice on the
// vector pipe, needs a barrier on a3 and none on a5. What functions name does not count, as in the verifier and in lowering.
// RUN: %s --verify --verify-sync --diagnostics=short
// RUN: %s --verify --verify-sync --diagnostics=short --pto-arch=a5
// RUN: %s --verify --diagnostics=short --pass-pipeline=builtin.module(pto-verify-sync)

module attributes {pto.target_arch = "a5"} {
  module @older attributes {pto.target_arch = "a3"} {
    func.func @twice() {
      %a = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
      %b = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
      pto.texp ins(%a : !pto.tile_buf<vec, 16x64xf32>) outs(%b : !pto.tile_buf<vec, 16x64xf32>)
      pto.tneg ins(%b : !pto.tile_buf<vec, 16x64xf32>) outs(%a : !pto.tile_buf<vec, 16x64xf32>)
      return
    }
    module @around {
      func.func @twice() {
        %a = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
        %b = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
        pto.texp ins(%a : !pto.tile_buf<vec, 16x64xf32>) outs(%b : !pto.tile_buf<vec, 16x64xf32>)
        pto.tneg ins(%b : !pto.tile_buf<vec, 16x64xf32>) outs(%a : !pto.tile_buf<vec, 16x64xf32>)
        return
      }
    }
  }
  module @newer {
    func.func @twice() attributes {pto.target_arch = "a3"} {
      %a = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
      %b = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
      pto.texp ins(%a : !pto.tile_buf<vec, 16x64xf32>) outs(%b : !pto.tile_buf<vec, 16x64xf32>)
      pto.tneg ins(%b : !pto.tile_buf<vec, 16x64xf32>) outs(%a : !pto.tile_buf<vec, 16x64xf32>)
      return
    }
  }
  func.func @twice() {
    %a = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
    %b = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
    pto.texp ins(%a : !pto.tile_buf<vec, 16x64xf32>) outs(%b : !pto.tile_buf<vec, 16x64xf32>)
    pto.tneg ins(%b : !pto.tile_buf<vec, 16x64xf32>) outs(%a : !pto.tile_buf<vec, 16x64xf32>)
    return
  }
}

// run 1: exit 1
// stderr:
//| sync.targets.mlir:13:7: error[PTO1251]: PIPE_V reads what PIPE_V writes, and nothing orders them
//| sync.targets.mlir:21:9: error[PTO1251]: PIPE_V reads what PIPE_V writes, and nothing orders them
//| sync.targets.mlir:27:36: warning[PTO0211]: 'pto.target_arch' has no effect here: the target is that of the module
// run 2: exit 0
// stderr:
//| sync.targets.mlir:27:36: warning[PTO0211]: 'pto.target_arch' has no effect here: the target is that of the module
// run 3: exit 1
// stderr: as run 1

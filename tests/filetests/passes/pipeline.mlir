// Pipelines: nested, with options, none; verified after each pass or not.
// RUN: %s --pass-pipeline=builtin.module(func.func(canonicalize{max-iterations=1},cse))
// RUN: %s --pass-pipeline=builtin.module()
// RUN: %s --pass-pipeline=any(cse)
// RUN: %s --pass-pipeline=builtin.module(cse) --verify-each
// RUN: %s --pass-pipeline=builtin.module(cse) --verify-each=false
// RUN: %s --pass-pipeline=builtin.module(cse) --verify-each=true --mlir-disable-threading
// RUN: %s --pass-pipeline=builtin.module(cse) --emit-bytecode
// RUN: %s --pass-pipeline=builtin.module(symbol-dce) --pto-arch=a5

func.func @f(%a: !pto.tile_buf<vec, 16x16xf32>) {
  %t = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>
  pto.texp ins(%a : !pto.tile_buf<vec, 16x16xf32>) outs(%a : !pto.tile_buf<vec, 16x16xf32>)
  return
}

func.func private @unused()

// run 1: exit 0
// stdout:
//| module {
//|   func.func @f(%arg0: !pto.tile_buf<vec, 16x16xf32>) {
//|     pto.texp ins(%arg0 : !pto.tile_buf<vec, 16x16xf32>) outs(%arg0 : !pto.tile_buf<vec, 16x16xf32>)
//|     return
//|   }
//|   func.func private @unused()
//| }
// run 2: exit 0
// stdout:
//| module {
//|   func.func @f(%arg0: !pto.tile_buf<vec, 16x16xf32>) {
//|     %0 = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>
//|     pto.texp ins(%arg0 : !pto.tile_buf<vec, 16x16xf32>) outs(%arg0 : !pto.tile_buf<vec, 16x16xf32>)
//|     return
//|   }
//|   func.func private @unused()
//| }
// run 3: exit 0
// stdout: as run 1
// run 4: exit 0
// stdout: as run 1
// run 5: exit 0
// stdout: as run 1
// run 6: exit 0
// stdout: as run 1
// run 7: exit 0
// stdout: bytecode
// run 8: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @f(%arg0: !pto.tile_buf<vec, 16x16xf32>) {
//|     %0 = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>
//|     pto.texp ins(%arg0 : !pto.tile_buf<vec, 16x16xf32>) outs(%arg0 : !pto.tile_buf<vec, 16x16xf32>)
//|     return
//|   }
//| }

// Each rule of pto.tsetval, broken alone.
// RUN: %s --split-input-file --diagnostics=short

!f32 = !pto.tile_buf<vec, 16x16xf32>

func.func @rules(%a: !f32, %i: index, %v: f16) {
  pto.tsetval ins(%i, %v : index, f16) outs(%a : !f32)
  return
}

// run 1: exit 1
// stderr:
//| tsetval.errors.mlir:7:23: error[PTO0439]: expected f32, the element type of `dst`, found f16 in `val`

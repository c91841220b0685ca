// Every shape of pto.tsetval.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

!f32 = !pto.tile_buf<vec, 16x16xf32>

func.func @operands(%a: !f32, %i: index, %v: f32) {
  pto.tsetval ins(%i, %v : index, f32) outs(%a : !f32)
  "pto.tsetval"(%a, %i, %v) : (!f32, index, f32) -> ()
  return
}

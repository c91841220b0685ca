// Every shape of pto.trems.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

!f32 = !pto.tile_buf<vec, 1x16xf32>

func.func @operands(%a: !f32, %s: f32, %t: !f32, %b: !f32) {
  pto.trems ins(%a, %s : !f32, f32) outs(%b : !f32)
  pto.trems ins(%a, %s, %t : !f32, f32, !f32) outs(%b : !f32)
  "pto.trems"(%a, %s, %b) : (!f32, f32, !f32) -> ()
  "pto.trems"(%a, %s, %t, %b) : (!f32, f32, !f32, !f32) -> ()
  return
}

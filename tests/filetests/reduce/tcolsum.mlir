// Every shape of pto.tcolsum.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

!src = !pto.tile_buf<vec, 16x64xf32>
!dst = !pto.tile_buf<vec, 1x64xf32>

func.func @operands(%a: !src, %d: !dst) {
  pto.tcolsum ins(%a : !src) outs(%d : !dst)
  "pto.tcolsum"(%a, %d) : (!src, !dst) -> ()
  return
}

func.func @scratch(%a: !src, %t: !pto.tile_buf<vec, 8x64xf32>, %d: !dst) {
  pto.tcolsum ins(%a, %t {isBinary = true} : !src, !pto.tile_buf<vec, 8x64xf32>) outs(%d : !dst)
  pto.tcolsum ins(%a, %t : !src, !pto.tile_buf<vec, 8x64xf32>) outs(%d : !dst) {isBinary = true}
  "pto.tcolsum"(%a, %t, %d) {isBinary = true} : (!src, !pto.tile_buf<vec, 8x64xf32>, !dst) -> ()
  "pto.tcolsum"(%a, %d) <{isBinary = false}> : (!src, !dst) -> ()
  return
}

// Rules by their source, each kept and broken.
// RUN: %s --verify --split-input-file --diagnostics=short

// 0.7 no operand is promoted
!f = !pto.tile_buf<vec, 16x16xf32>
!h = !pto.tile_buf<vec, 16x16xf16>

func.func @kept(%f: !f, %h: !h) {
  pto.tadd ins(%f, %f : !f, !f) outs(%f : !f)
  return
}

func.func @broken(%f: !f, %h: !h) {
  pto.tadd ins(%f, %h : !f, !h) outs(%f : !f)
  return
}

// -----

// 0.8 a legal tile does not repair an illegal modifier, nor the other way round
!f = !pto.tile_buf<vec, 16x16xf32>
!i = !pto.tile_buf<vec, 16x16xi32>

func.func @kept(%f: !f, %i: !i) {
  pto.texp ins(%f : !f) outs(%f : !f)
  return
}

func.func @broken(%f: !f, %i: !i) {
  pto.texp ins(%f : !f) outs(%f : !f) {precisionType = #pto<exp_precision high_precision>}
  pto.texp ins(%i : !i) outs(%i : !i)
  return
}

// -----

// 0.9 tiles of low precision are of a5
module attributes {pto.target_arch = "a5"} {
func.func @kept() {
  %t = pto.alloc_tile : !pto.tile_buf<vec, 32x32xf8E4M3FN>
  return
}
}

func.func @broken() {
  %t = pto.alloc_tile : !pto.tile_buf<vec, 32x32xf8E4M3FN>
  %u = pto.alloc_tile : !pto.tile_buf<vec, 32x32x!pto.hif8>
  %v = pto.alloc_tile : !pto.tile_buf<vec, 32x32x!pto.f4E2M1x2>
  return
}

// run 1: exit 1
// stderr:
//| targets.mlir:14:20: error[PTO0301]: expected element type f32 as in `src0`, found f16 in `src1`
//| targets.mlir:30:40: error[PTO0317]: attribute `precisionType` is not available on a3
//| targets.mlir:31:16: error[PTO0302]: expected f16 or f32 on a3, found i32 in `src`
//| targets.mlir:46:8: error[PTO0338]: elements f8E4M3FN are not available on a3
//| targets.mlir:47:8: error[PTO0338]: elements !pto.hif8 are not available on a3
//| targets.mlir:48:8: error[PTO0338]: elements !pto.f4E2M1x2 are not available on a3

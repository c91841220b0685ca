// Each rule of pto.multi_tile_get, broken.
// RUN: %s --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  func.func @error0(%b: !pto.multi_tile_buf<!pto.tile_buf<vec, 16x16xf16>, count=2>) {
    %c2 = arith.constant 2 : index
    %r = pto.multi_tile_get %b[%c2] : !pto.multi_tile_buf<!pto.tile_buf<vec, 16x16xf16>, count=2> -> !pto.tile_buf<vec, 16x16xf16>
    return
  }

  func.func @error1(%b: !pto.multi_tile_buf<!pto.tile_buf<vec, 16x16xf16>, count=2>, %c: index) {
    %r = pto.multi_tile_get %b[%c] : !pto.multi_tile_buf<!pto.tile_buf<vec, 16x16xf16>, count=2> -> !pto.tile_buf<vec, 16x32xf16>
    return
  }
}

// run 1: exit 1
// stderr:
//| multi_tile_get.errors.mlir:7:32: error[PTO0448]: `source` has no slot 2, its slots are 0 to 1
//| multi_tile_get.errors.mlir:12:10: error[PTO0448]: expected !pto.tile_buf<vec, 16x16xf16>, the slots of `source`, found !pto.tile_buf<vec, 16x32xf16>

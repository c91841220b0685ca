// Buffers that are larger than their memory.
// RUN: %s --verify

module {
  func.func @f(%x: !pto.ptr<f32, gm>) attributes {pto.entry} {
    %a = pto.alloc_tile : !pto.tile_buf<vec, 128x1024xf32>
    %b = pto.alloc_tile : !pto.tile_buf<vec, 128x1024xf32>
    pto.tadd ins(%a, %b : !pto.tile_buf<vec, 128x1024xf32>, !pto.tile_buf<vec, 128x1024xf32>) outs(%b : !pto.tile_buf<vec, 128x1024xf32>)
    return
  }
}

// run 1: exit 1
// stderr:
//| error[PTO0342]: the buffer has 524288 bytes, but vec memory of a3 has 196608
//|  --> capacity.errors.mlir:6:10
//|   |
//| 6 |     %a = pto.alloc_tile : !pto.tile_buf<vec, 128x1024xf32>
//|   |          ^^^^^^^^^^^^^^
//|   |
//|   = note: rule: ascend targets, on-chip memories
//|
//| error[PTO0342]: the buffer has 524288 bytes, but vec memory of a3 has 196608
//|  --> capacity.errors.mlir:7:10
//|   |
//| 7 |     %b = pto.alloc_tile : !pto.tile_buf<vec, 128x1024xf32>
//|   |          ^^^^^^^^^^^^^^
//|   |
//|   = note: rule: ascend targets, on-chip memories
//|
//| error: 2 errors
//| note: 'pto-opt --explain PTO0342' shows the rule with examples

// Each rule of pto.trandom, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  func.func @type(%key0: i32, %key1: i32, %counter0: i32, %counter1: i32, %counter2: i32, %counter3: i32, %dst: !pto.tile_buf<vec, 1x256xf32>) {
    pto.trandom ins(%key0, %key1, %counter0, %counter1, %counter2, %counter3 : i32, i32, i32, i32, i32, i32) outs(%dst : !pto.tile_buf<vec, 1x256xf32>)
    return
  }

  func.func @memory(%key0: i32, %key1: i32, %counter0: i32, %counter1: i32, %counter2: i32, %counter3: i32, %dst: !pto.tile_buf<mat, 1x256xui32>) {
    pto.trandom ins(%key0, %key1, %counter0, %counter1, %counter2, %counter3 : i32, i32, i32, i32, i32, i32) outs(%dst : !pto.tile_buf<mat, 1x256xui32>)
    return
  }

  func.func @layout(%key0: i32, %key1: i32, %counter0: i32, %counter1: i32, %counter2: i32, %counter3: i32, %dst: !pto.tile_buf<vec, 8x256xui32, blayout=col_major>) {
    pto.trandom ins(%key0, %key1, %counter0, %counter1, %counter2, %counter3 : i32, i32, i32, i32, i32, i32) outs(%dst : !pto.tile_buf<vec, 8x256xui32, blayout=col_major>)
    return
  }

  func.func @kind(%key0: i32, %key1: i32, %counter0: i32, %counter1: f32, %counter2: i32, %counter3: i32, %dst: !pto.tile_buf<vec, 1x256xui32>) {
    pto.trandom ins(%key0, %key1, %counter0, %counter1, %counter2, %counter3 : i32, i32, i32, f32, i32, i32) outs(%dst : !pto.tile_buf<vec, 1x256xui32>)
    return
  }

  func.func @kind2(%key0: ui32, %key1: i32, %counter0: i32, %counter1: i32, %counter2: i32, %counter3: i32, %dst: !pto.tile_buf<vec, 1x256xui32>) {
    pto.trandom ins(%key0, %key1, %counter0, %counter1, %counter2, %counter3 : ui32, i32, i32, i32, i32, i32) outs(%dst : !pto.tile_buf<vec, 1x256xui32>)
    return
  }

  func.func @value(%key0: i32, %key1: i32, %counter0: i32, %counter1: i32, %counter2: i32, %counter3: i32, %dst: !pto.tile_buf<vec, 1x256xui32>) {
    pto.trandom ins(%key0, %key1, %counter0, %counter1, %counter2, %counter3 {rounds = 0 : i32} : i32, i32, i32, i32, i32, i32) outs(%dst : !pto.tile_buf<vec, 1x256xui32>)
    return
  }

  func.func @other_rounds(%key0: i32, %key1: i32, %counter0: i32, %counter1: i32, %counter2: i32, %counter3: i32, %dst: !pto.tile_buf<vec, 1x256xui32>) {
    pto.trandom ins(%key0, %key1, %counter0, %counter1, %counter2, %counter3 {rounds = 8 : i32} : i32, i32, i32, i32, i32, i32) outs(%dst : !pto.tile_buf<vec, 1x256xui32>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @rounds(%a: i32, %b: i32, %c: i32, %d: !pto.tile_buf<vec, 1x256xui32>, %e: i32, %f: i32) {
    pto.trandom ins(%a, %b, %c, %d, %e, %f {rounds = 8 : i32} : i32, i32, i32, i32, i32, i32) outs(%d : !pto.tile_buf<vec, 1x256xui32>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a3"} {
  func.func @target(%a: i32, %b: i32, %c: i32, %e: i32, %f: i32, %g: i32, %d: !pto.tile_buf<vec, 1x256xui32>) {
    pto.trandom ins(%a, %b, %c, %e, %f, %g : i32, i32, i32, i32, i32, i32) outs(%d : !pto.tile_buf<vec, 1x256xui32>)
    return
  }
}

// run 1: exit 1
// stderr:
//| trandom.errors.mlir:6:115: error[PTO0302]: expected i32 on a5, found f32 in `dst`
//| trandom.errors.mlir:11:115: error[PTO0304]: expected `dst` in vec, found it in mat
//| trandom.errors.mlir:16:115: error[PTO0305]: expected `dst` with layout ND (row_major, none_box), found DN (col_major, none_box)
//| trandom.errors.mlir:21:46: error[PTO0203]: pto.trandom expects an i32 as operand 'counter1', found f32
//| trandom.errors.mlir:26:21: error[PTO0203]: pto.trandom expects an i32 as operand 'key0', found ui32
//| trandom.errors.mlir:31:88: error[PTO0207]: attribute 'rounds' of pto.trandom expects an i32 from 1 to 2147483647, found 0 : i32
//| trandom.errors.mlir:36:79: error[PTO0823]: expected 7 or 10 as attribute `rounds`, found 8
//| trandom.errors.mlir:45:33: error[PTO0210]: expected type '!pto.tile_buf<vec, 1x256xui32>' of '%d', found 'i32'
//| trandom.errors.mlir:54:5: error[PTO0209]: pto.trandom is not available on a3

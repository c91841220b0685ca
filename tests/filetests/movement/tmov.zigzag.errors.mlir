// What breaks the rule of moves of exponents to ZZ.
// RUN: %s --verify --pto-arch=a5 --diagnostics=short

module {
  func.func @signless(%s: !pto.tile_buf<vec, 16x32xi8>, %t: !pto.tile_buf<vec, 1x96xi8>, %d: !pto.tile_buf<vec, 16x32xi8, slayout=row_major>) {
    pto.tmov ins(%s : !pto.tile_buf<vec, 16x32xi8>, %t : !pto.tile_buf<vec, 1x96xi8>) outs(%d : !pto.tile_buf<vec, 16x32xi8, slayout=row_major>)
    return
  }

  func.func @scratch_type(%s: !pto.tile_buf<vec, 16x32xui8>, %t: !pto.tile_buf<vec, 1x96x!pto.hif8>, %d: !pto.tile_buf<vec, 16x32xui8, slayout=row_major>) {
    pto.tmov ins(%s : !pto.tile_buf<vec, 16x32xui8>, %t : !pto.tile_buf<vec, 1x96x!pto.hif8>) outs(%d : !pto.tile_buf<vec, 16x32xui8, slayout=row_major>)
    return
  }

  func.func @one_buffer(%s: !pto.tile_buf<vec, 16x32xui8>, %t: !pto.tile_buf<vec, 16x32xui8>, %d: !pto.tile_buf<vec, 16x32xui8, slayout=row_major>) {
    pto.tmov ins(%s : !pto.tile_buf<vec, 16x32xui8>, %s : !pto.tile_buf<vec, 16x32xui8>) outs(%d : !pto.tile_buf<vec, 16x32xui8, slayout=row_major>)
    return
  }

  func.func @source_in_boxes(%s: !pto.tile_buf<vec, 16x32xui8, slayout=row_major>, %t: !pto.tile_buf<vec, 1x96xui8>, %d: !pto.tile_buf<vec, 16x32xui8, slayout=row_major>) {
    pto.tmov ins(%s : !pto.tile_buf<vec, 16x32xui8, slayout=row_major>, %t : !pto.tile_buf<vec, 1x96xui8>) outs(%d : !pto.tile_buf<vec, 16x32xui8, slayout=row_major>)
    return
  }

  func.func @destination_in_rows(%s: !pto.tile_buf<vec, 16x32xui8>, %t: !pto.tile_buf<vec, 1x96xui8>, %d: !pto.tile_buf<vec, 16x32xui8>) {
    pto.tmov ins(%s : !pto.tile_buf<vec, 16x32xui8>, %t : !pto.tile_buf<vec, 1x96xui8>) outs(%d : !pto.tile_buf<vec, 16x32xui8>)
    return
  }

  func.func @more_elements(%s: !pto.tile_buf<vec, 16x32xui8>, %t: !pto.tile_buf<vec, 1x96xui8>, %d: !pto.tile_buf<vec, 16x32xui8, valid=8x32, slayout=row_major>) {
    pto.tmov ins(%s : !pto.tile_buf<vec, 16x32xui8>, %t : !pto.tile_buf<vec, 1x96xui8>) outs(%d : !pto.tile_buf<vec, 16x32xui8, valid=8x32, slayout=row_major>)
    return
  }

  func.func @odd(%s: !pto.tile_buf<vec, 16x32xui8, valid=16x31>, %t: !pto.tile_buf<vec, 1x96xui8>, %d: !pto.tile_buf<vec, 16x32xui8, valid=16x31, slayout=row_major>) {
    pto.tmov ins(%s : !pto.tile_buf<vec, 16x32xui8, valid=16x31>, %t : !pto.tile_buf<vec, 1x96xui8>) outs(%d : !pto.tile_buf<vec, 16x32xui8, valid=16x31, slayout=row_major>)
    return
  }

  func.func @small_scratch(%s: !pto.tile_buf<vec, 16x64xui8>, %t: !pto.tile_buf<vec, 1x96xui8>, %d: !pto.tile_buf<vec, 16x64xui8, slayout=row_major>) {
    pto.tmov ins(%s : !pto.tile_buf<vec, 16x64xui8>, %t : !pto.tile_buf<vec, 1x96xui8>) outs(%d : !pto.tile_buf<vec, 16x64xui8, slayout=row_major>)
    return
  }

  func.func @small_source(%s: !pto.tile_buf<vec, 1x32xui8>, %t: !pto.tile_buf<vec, 1x96xui8>, %d: !pto.tile_buf<vec, 1x32xui8, slayout=row_major>) {
    pto.tmov ins(%s : !pto.tile_buf<vec, 1x32xui8>, %t : !pto.tile_buf<vec, 1x96xui8>) outs(%d : !pto.tile_buf<vec, 1x32xui8, slayout=row_major>)
    return
  }

  func.func @odd_rows(%s: !pto.tile_buf<vec, 3x32xui8>, %t: !pto.tile_buf<vec, 1x32xui8>, %d: !pto.tile_buf<vec, 3x32xui8, slayout=row_major>) {
    pto.tmov ins(%s : !pto.tile_buf<vec, 3x32xui8>, %t : !pto.tile_buf<vec, 1x32xui8>) outs(%d : !pto.tile_buf<vec, 3x32xui8, slayout=row_major>) {grpAxis = #pto<mx_group_axis axis0>}
    return
  }

  func.func @columns_along_rows(%s: !pto.tile_buf<vec, 2x32xui8, valid=2x24>, %t: !pto.tile_buf<vec, 1x32xui8>, %d: !pto.tile_buf<vec, 2x32xui8, valid=2x24, slayout=row_major>) {
    pto.tmov ins(%s : !pto.tile_buf<vec, 2x32xui8, valid=2x24>, %t : !pto.tile_buf<vec, 1x32xui8>) outs(%d : !pto.tile_buf<vec, 2x32xui8, valid=2x24, slayout=row_major>) {grpAxis = #pto<mx_group_axis axis0>}
    return
  }

  func.func @loose_rows(%s: !pto.tile_buf<vec, 2x32xui8, valid=2x16>, %t: !pto.tile_buf<vec, 1x32xui8>, %d: !pto.tile_buf<vec, 2x32xui8, valid=2x16, slayout=row_major>) {
    pto.tmov ins(%s : !pto.tile_buf<vec, 2x32xui8, valid=2x16>, %t : !pto.tile_buf<vec, 1x32xui8>) outs(%d : !pto.tile_buf<vec, 2x32xui8, valid=2x16, slayout=row_major>) {grpAxis = #pto<mx_group_axis axis0>}
    return
  }

  func.func @axis_alone(%s: !pto.tile_buf<vec, 16x32xui8>, %d: !pto.tile_buf<vec, 16x32xui8>) {
    pto.tmov ins(%s : !pto.tile_buf<vec, 16x32xui8>) outs(%d : !pto.tile_buf<vec, 16x32xui8>) {grpAxis = #pto<mx_group_axis axis0>}
    return
  }
}

// run 1: exit 1
// stderr:
//| tmov.zigzag.errors.mlir:6:18: error[PTO0454]: expected ui8, !pto.hif8 or !pto.f8E8M0 in `src`, found i8
//| tmov.zigzag.errors.mlir:11:54: error[PTO0454]: expected ui8 in `fp` as in `src`, found !pto.hif8
//| tmov.zigzag.errors.mlir:16:54: error[PTO0454]: `fp` and `src` are the same buffer
//| tmov.zigzag.errors.mlir:21:18: error[PTO0454]: expected `src` with layout ND, found ZZ (row_major, row_major, fractal 512)
//| tmov.zigzag.errors.mlir:26:94: error[PTO0454]: expected `dst` with layout ZZ, found ND (row_major, none_box)
//| tmov.zigzag.errors.mlir:31:94: error[PTO0454]: expected 512 elements in `dst` as in `src`, found 256
//| tmov.zigzag.errors.mlir:36:107: error[PTO0454]: expected an even number of valid columns in `dst`, found 31
//| tmov.zigzag.errors.mlir:41:54: error[PTO0454]: `fp` has 96 bytes, 128 are needed
//| tmov.zigzag.errors.mlir:46:18: error[PTO0454]: `src` has 32 bytes, 512 are needed
//| tmov.zigzag.errors.mlir:51:18: error[PTO0454]: expected an even number of valid rows in `src`, found 3
//| tmov.zigzag.errors.mlir:56:18: error[PTO0454]: expected valid columns in multiples of 16 in `src`, found 24
//| tmov.zigzag.errors.mlir:61:18: error[PTO0454]: expected 32 valid columns in `src`, whole rows, found 16
//| tmov.zigzag.errors.mlir:66:96: error[PTO0454]: `grpAxis` is of moves to ZZ, which are given scratch in vec

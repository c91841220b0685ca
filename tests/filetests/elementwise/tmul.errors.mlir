// Each rule of pto.tmul, broken alone.
// RUN: %s --split-input-file --diagnostics=short

!f32 = !pto.tile_buf<vec, 16x16xf32>
!f16 = !pto.tile_buf<vec, 16x16xf16>
!s32 = !pto.tile_buf<vec, 16x16xsi32>
!i32 = !pto.tile_buf<vec, 16x16xi32>

// One element type: the operand that differs from the two others is reported.
func.func @types(%a: !f32, %b: !f16, %s: !s32, %i: !i32) {
  pto.tmul ins(%a, %b : !f32, !f16) outs(%a : !f32)
  pto.tmul ins(%a, %a : !f32, !f32) outs(%b : !f16)
  pto.tmul ins(%b, %a : !f16, !f32) outs(%a : !f32)
  pto.tmul ins(%s, %i : !s32, !i32) outs(%i : !i32)
  return
}

// -----

// Element types of the target.
func.func @admitted(%a: !pto.tile_buf<vec, 16x32xi8>, %b: !pto.tile_buf<vec, 16x32xbf16>) {
  pto.tmul ins(%a, %a : !pto.tile_buf<vec, 16x32xi8>, !pto.tile_buf<vec, 16x32xi8>) outs(%a : !pto.tile_buf<vec, 16x32xi8>)
  pto.tmul ins(%b, %b : !pto.tile_buf<vec, 16x32xbf16>, !pto.tile_buf<vec, 16x32xbf16>) outs(%b : !pto.tile_buf<vec, 16x32xbf16>)
  return
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @admitted(%b: !pto.tile_buf<vec, 16x32xbf16>) {
    pto.tmul ins(%b, %b : !pto.tile_buf<vec, 16x32xbf16>, !pto.tile_buf<vec, 16x32xbf16>) outs(%b : !pto.tile_buf<vec, 16x32xbf16>)
    return
  }
}

// -----

!full = !pto.tile_buf<vec, 16x16xf32>
!rows = !pto.tile_buf<vec, 16x16xf32, valid=8x16>
!cols = !pto.tile_buf<vec, 16x16xf32, valid=16x8>
!both = !pto.tile_buf<vec, 16x16xf32, valid=8x8>

// One valid region.
func.func @valid(%a: !full, %r: !rows, %c: !cols, %b: !both) {
  pto.tmul ins(%a, %r : !full, !rows) outs(%a : !full)
  pto.tmul ins(%c, %a : !cols, !full) outs(%a : !full)
  pto.tmul ins(%a, %a : !full, !full) outs(%b : !both)
  pto.tmul ins(%r, %c : !rows, !cols) outs(%b : !both)
  return
}

// -----

!vec = !pto.tile_buf<vec, 16x16xf32>
!mat = !pto.tile_buf<mat, 16x16xf32>
!acc = !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>

// All in vector memory; a tile elsewhere is not judged for its layout too.
func.func @memory(%v: !vec, %m: !mat, %a: !acc) {
  pto.tmul ins(%m, %v : !mat, !vec) outs(%v : !vec)
  pto.tmul ins(%v, %m : !vec, !mat) outs(%a : !acc)
  return
}

// -----

!nd = !pto.tile_buf<vec, 16x16xf32>
!dn = !pto.tile_buf<vec, 16x16xf32, blayout=col_major>
!nz = !pto.tile_buf<vec, 16x16xf32, blayout=col_major, slayout=row_major>

// Row major without boxes.
func.func @layout(%a: !nd, %b: !dn, %c: !nz) {
  pto.tmul ins(%b, %a : !dn, !nd) outs(%a : !nd)
  pto.tmul ins(%a, %a : !nd, !nd) outs(%c : !nz)
  return
}

// -----

!t = !pto.tile_buf<vec, 16x16xf32>

// Operands and types in number.
func.func @one(%a: !t) {
  pto.tmul ins(%a : !t) outs(%a : !t)
  return
}

// -----

!t = !pto.tile_buf<vec, 16x16xf32>

func.func @three(%a: !t) {
  pto.tmul ins(%a, %a, %a : !t, !t, !t) outs(%a : !t)
  return
}

// -----

!t = !pto.tile_buf<vec, 16x16xf32>

func.func @type_missing(%a: !t) {
  pto.tmul ins(%a, %a : !t) outs(%a : !t)
  return
}

// -----

!t = !pto.tile_buf<vec, 16x16xf32>

func.func @no_outs(%a: !t) {
  pto.tmul ins(%a, %a : !t, !t)
  return
}

// -----

!t = !pto.tile_buf<vec, 16x16xf32>
!v = !pto.partition_tensor_view<16x16xf32>

// Kinds of operands, and the same in generic form.
func.func @kinds(%a: !t, %p: !v, %i: index) {
  pto.tmul ins(%p, %a : !v, !t) outs(%a : !t)
  "pto.tmul"(%a, %i, %a) : (!t, index, !t) -> ()
  "pto.tmul"(%a, %a) : (!t, !t) -> ()
  "pto.tmul"(%a, %a, %a, %a) : (!t, !t, !t, !t) -> ()
  "pto.tmul"(%a, %a, %a) <{scale = 1 : i32}> : (!t, !t, !t) -> ()
  %r = "pto.tmul"(%a, %a, %a) : (!t, !t, !t) -> !t
  return
}

// run 1: exit 1
// stderr:
//| tmul.errors.mlir:11:20: error[PTO0301]: expected element type f32 as in `src0`, found f16 in `src1`
//| tmul.errors.mlir:12:42: error[PTO0301]: expected element type f32 as in `src0`, found f16 in `dst`
//| tmul.errors.mlir:13:16: error[PTO0301]: expected element type f32 as in `src1`, found f16 in `src0`
//| tmul.errors.mlir:14:16: error[PTO0301]: expected element type i32 as in `src1`, found si32 in `src0`
//| tmul.errors.mlir:22:16: error[PTO0302]: expected i16, i32, f16 or f32 on a3, found i8 in `src0`
//| tmul.errors.mlir:23:16: error[PTO0302]: expected i16, i32, f16 or f32 on a3, found bf16 in `src0`
//| tmul.errors.mlir:31:18: error[PTO0302]: expected i16, i32, f16 or f32 on a5, found bf16 in `src0`
//| tmul.errors.mlir:45:20: error[PTO0303]: expected 16 valid rows as in `dst`, found 8 in `src1`
//| tmul.errors.mlir:46:16: error[PTO0303]: expected 16 valid columns as in `dst`, found 8 in `src0`
//| tmul.errors.mlir:47:44: error[PTO0303]: expected a valid region of 16x16 as in `src0`, found 8x8 in `dst`
//| tmul.errors.mlir:48:16: error[PTO0303]: expected 8 valid columns as in `dst`, found 16 in `src0`
//| tmul.errors.mlir:48:20: error[PTO0303]: expected 8 valid rows as in `dst`, found 16 in `src1`
//| tmul.errors.mlir:60:16: error[PTO0304]: expected `src0` in vec, found it in mat
//| tmul.errors.mlir:61:20: error[PTO0304]: expected `src1` in vec, found it in mat
//| tmul.errors.mlir:61:42: error[PTO0304]: expected `dst` in vec, found it in acc
//| tmul.errors.mlir:73:16: error[PTO0305]: expected `src0` with layout ND (row_major, none_box), found DN (col_major, none_box)
//| tmul.errors.mlir:74:40: error[PTO0305]: expected `dst` with layout ND (row_major, none_box), found NZ (col_major, row_major, fractal 512)
//| tmul.errors.mlir:84:16: error[PTO0202]: pto.tmul expects 2 operands here (src0, src1), found 1
//| tmul.errors.mlir:93:24: error[PTO0202]: pto.tmul expects 2 operands here (src0, src1), found 3
//| tmul.errors.mlir:102:25: error[PTO0210]: expected 2 types, one for each operand, found 1
//| tmul.errors.mlir:111:31: error[PTO0005]: expected 'outs' in 'pto.tmul'
//| tmul.errors.mlir:122:16: error[PTO0203]: pto.tmul expects a tile buffer as operand 'src0', found !pto.partition_tensor_view<16x16xf32>
//| tmul.errors.mlir:123:18: error[PTO0203]: pto.tmul expects a tile buffer as operand 'src1', found index
//| tmul.errors.mlir:124:3: error[PTO0202]: pto.tmul expects 3 operands (src0, src1, dst), found 2
//| tmul.errors.mlir:125:3: error[PTO0202]: pto.tmul expects 3 operands (src0, src1, dst), found 4
//| tmul.errors.mlir:126:28: error[PTO0206]: pto.tmul has no inherent attributes, found 'scale'
//| tmul.errors.mlir:127:8: error[PTO0204]: pto.tmul expects no results, found 1

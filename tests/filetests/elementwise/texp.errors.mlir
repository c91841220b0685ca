// Each rule of pto.texp, broken alone.
// RUN: %s --split-input-file --diagnostics=short

!f32 = !pto.tile_buf<vec, 16x16xf32>
!f16 = !pto.tile_buf<vec, 16x16xf16>

func.func @types(%a: !f32, %b: !f16) {
  pto.texp ins(%a : !f32) outs(%b : !f16)
  pto.texp ins(%b : !f16) outs(%a : !f32)
  return
}

// -----

!bf = !pto.tile_buf<vec, 16x16xbf16>
!i32 = !pto.tile_buf<vec, 16x16xi32>

func.func @admitted(%a: !bf, %b: !i32) {
  pto.texp ins(%a : !bf) outs(%a : !bf)
  pto.texp ins(%b : !i32) outs(%b : !i32)
  return
}

// -----

!bf = !pto.tile_buf<vec, 16x16xbf16>

module attributes {pto.target_arch = "a5"} {
  func.func @admitted(%a: !bf) {
    pto.texp ins(%a : !bf) outs(%a : !bf)
    return
  }
}

// -----

!full = !pto.tile_buf<vec, 16x16xf32>
!rows = !pto.tile_buf<vec, 16x16xf32, valid=8x16>
!none = !pto.tile_buf<vec, 16x16xf32, valid=0x0>

func.func @valid(%a: !full, %r: !rows, %n: !none) {
  pto.texp ins(%r : !rows) outs(%a : !full)
  pto.texp ins(%a : !full) outs(%n : !none)
  return
}

// -----

!vec = !pto.tile_buf<vec, 16x16xf32>
!left = !pto.tile_buf<left, 16x16xf32, slayout=row_major>

func.func @memory(%v: !vec, %l: !left) {
  pto.texp ins(%l : !left) outs(%v : !vec)
  pto.texp ins(%v : !vec) outs(%l : !left)
  return
}

// -----

!nd = !pto.tile_buf<vec, 16x16xf32>
!zn = !pto.tile_buf<vec, 16x16xf32, slayout=col_major>

func.func @layout(%a: !nd, %b: !zn) {
  pto.texp ins(%b : !zn) outs(%a : !nd)
  pto.texp ins(%a : !nd) outs(%b : !zn)
  return
}

// -----

!t = !pto.tile_buf<vec, 16x16xf32>

// The attribute is of a5 only.
func.func @target(%a: !t) {
  pto.texp ins(%a : !t) outs(%a : !t) {precisionType = #pto<exp_precision high_precision>}
  pto.texp ins(%a : !t) outs(%a : !t) {test.note, precision = high_precision}
  "pto.texp"(%a, %a) <{precisionType = #pto<exp_precision high_precision>}> : (!t, !t) -> ()
  return
}

// -----

!t = !pto.tile_buf<vec, 16x16xf32>

// Each wrong value at its own column.
func.func @values(%a: !t) {
  pto.texp ins(%a : !t) outs(%a : !t) {precisionType = #pto<exp_precision exact>}
  pto.texp ins(%a : !t) outs(%a : !t) {precisionType = exact}
  pto.texp ins(%a : !t) outs(%a : !t) {precisionType = "exact"}
  pto.texp ins(%a : !t) outs(%a : !t) {precisionType = 2 : i32}
  pto.texp ins(%a : !t) outs(%a : !t) {precisionType = 1.0 : f32}
  pto.texp ins(%a : !t) outs(%a : !t) {precisionType}
  pto.texp ins(%a : !t) outs(%a : !t) {precisionType = #pto<div_precision default>}
  pto.texp ins(%a : !t) outs(%a : !t) {precisionType = default, precision = default}
  return
}

// -----

!t = !pto.tile_buf<vec, 16x16xf32>

func.func @generic(%a: !t) {
  "pto.texp"(%a, %a) <{precisionType = "exact"}> : (!t, !t) -> ()
  "pto.texp"(%a, %a) {precisionType = 7 : i32} : (!t, !t) -> ()
  "pto.texp"(%a) : (!t) -> ()
  return
}

// -----

func.func @empty() {
  pto.texp ins() outs()
  return
}

// run 1: exit 1
// stderr:
//| texp.errors.mlir:8:32: error[PTO0301]: expected element type f32 as in `src`, found f16 in `dst`
//| texp.errors.mlir:9:32: error[PTO0301]: expected element type f16 as in `src`, found f32 in `dst`
//| texp.errors.mlir:19:16: error[PTO0302]: expected f16 or f32 on a3, found bf16 in `src`
//| texp.errors.mlir:20:16: error[PTO0302]: expected f16 or f32 on a3, found i32 in `src`
//| texp.errors.mlir:30:18: error[PTO0302]: expected f16 or f32 on a5, found bf16 in `src`
//| texp.errors.mlir:42:16: error[PTO0303]: expected 16 valid rows as in `dst`, found 8 in `src`
//| texp.errors.mlir:43:16: error[PTO0303]: expected a valid region of 0x0 as in `dst`, found 16x16 in `src`
//| texp.errors.mlir:53:16: error[PTO0304]: expected `src` in vec, found it in left
//| texp.errors.mlir:54:32: error[PTO0304]: expected `dst` in vec, found it in left
//| texp.errors.mlir:64:16: error[PTO0305]: expected `src` with layout ND (row_major, none_box), found ZN (row_major, col_major, fractal 512)
//| texp.errors.mlir:65:31: error[PTO0305]: expected `dst` with layout ND (row_major, none_box), found ZN (row_major, col_major, fractal 512)
//| texp.errors.mlir:75:40: error[PTO0317]: attribute `precisionType` is not available on a3
//| texp.errors.mlir:76:51: error[PTO0317]: attribute `precisionType` is not available on a3
//| texp.errors.mlir:77:24: error[PTO0317]: attribute `precisionType` is not available on a3
//| texp.errors.mlir:87:75: error[PTO0122]: unknown exp precision 'exact', expected default or high_precision
//| texp.errors.mlir:88:56: error[PTO0122]: unknown exp precision 'exact', expected default or high_precision
//| texp.errors.mlir:89:56: error[PTO0122]: unknown exp precision 'exact', expected default or high_precision
//| texp.errors.mlir:90:56: error[PTO0207]: attribute 'precisionType' of pto.texp expects exp precision (default or high_precision), found 2 : i32
//| texp.errors.mlir:91:56: error[PTO0207]: attribute 'precisionType' of pto.texp expects exp precision (default or high_precision), found 1.000000e+00 : f32
//| texp.errors.mlir:92:40: error[PTO0207]: attribute 'precisionType' of pto.texp expects default or high_precision, found unit
//| texp.errors.mlir:93:56: error[PTO0207]: attribute 'precisionType' of pto.texp expects exp precision (default or high_precision), found #pto<div_precision default>
//| texp.errors.mlir:94:65: error[PTO0111]: attribute 'precisionType' is given twice
//| texp.errors.mlir:103:24: error[PTO0207]: pto.texp expects default or high_precision as attribute 'precisionType', found "exact"
//| texp.errors.mlir:104:23: error[PTO0207]: pto.texp expects default or high_precision as attribute 'precisionType', found 7 : i32
//| texp.errors.mlir:105:3: error[PTO0202]: pto.texp expects 2 operands (src, dst), found 1
//| texp.errors.mlir:112:16: error[PTO0202]: pto.texp expects 1 operand here (src), found 0

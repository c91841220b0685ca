// Rules by their source, each kept and broken.
// RUN: %s --verify --split-input-file --diagnostics=short

// 3.1 sources and destination have one element type; signedness counts
!f = !pto.tile_buf<vec, 16x16xf32>
!x = !pto.tile_buf<vec, 16x16xi32>

func.func @kept(%a: !f, %b: !f, %c: !f, %x: !x) {
  pto.tadd ins(%a, %b : !f, !f) outs(%c : !f)
  return
}

func.func @broken(%a: !f, %b: !f, %c: !f, %x: !x) {
  pto.tadd ins(%a, %x : !f, !x) outs(%c : !f)
  return
}

// -----

// 3.2 signed and signless integers are different
!s = !pto.tile_buf<vec, 16x16xsi32>
!i = !pto.tile_buf<vec, 16x16xi32>

func.func @kept(%s: !s, %i: !i) {
  pto.tadd ins(%i, %i : !i, !i) outs(%i : !i)
  return
}

func.func @broken(%s: !s, %i: !i) {
  pto.tadd ins(%i, %s : !i, !s) outs(%i : !i)
  return
}

// -----

// 3.3 valid regions agree; physical extents may differ
!f = !pto.tile_buf<vec, 16x16xf32>
!x = !pto.tile_buf<vec, 16x16xf32, valid=8x16>

func.func @kept(%a: !f, %b: !f, %c: !f, %x: !x) {
  pto.tadd ins(%a, %b : !f, !f) outs(%c : !f)
  return
}

func.func @broken(%a: !f, %b: !f, %c: !f, %x: !x) {
  pto.tadd ins(%a, %x : !f, !x) outs(%c : !f)
  return
}

// -----

// 3.4 physical extents may differ
!f = !pto.tile_buf<vec, 16x16xf32>
!g = !pto.tile_buf<vec, 32x32xf32, valid=16x16>

func.func @kept(%a: !f, %b: !g) {
  pto.tadd ins(%a, %b : !f, !g) outs(%a : !f)
  return
}

// -----

// 3.5 what is dynamic is not compared
!f = !pto.tile_buf<vec, 16x16xf32>
!g = !pto.tile_buf<vec, 16x16xf32, valid=?x?>

func.func @kept(%a: !f, %b: !g) {
  pto.tadd ins(%a, %b : !f, !g) outs(%a : !f)
  return
}

// -----

// 3.6 tiles are in vector memory, of binary operations too
!f = !pto.tile_buf<vec, 16x16xf32>
!x = !pto.tile_buf<mat, 16x16xf32>

func.func @kept(%a: !f, %b: !f, %c: !f, %x: !x) {
  pto.tadd ins(%a, %b : !f, !f) outs(%c : !f)
  return
}

func.func @broken(%a: !f, %b: !f, %c: !f, %x: !x) {
  pto.tadd ins(%a, %x : !f, !x) outs(%c : !f)
  return
}

// -----

// 3.7 tiles are row major without boxes
!f = !pto.tile_buf<vec, 16x16xf32>
!x = !pto.tile_buf<vec, 16x16xf32, blayout=col_major>

func.func @kept(%a: !f, %b: !f, %c: !f, %x: !x) {
  pto.tadd ins(%a, %b : !f, !f) outs(%c : !f)
  return
}

func.func @broken(%a: !f, %b: !f, %c: !f, %x: !x) {
  pto.tadd ins(%a, %x : !f, !x) outs(%c : !f)
  return
}

// -----

// 3.8 tiles are of low precision only where an operation says so
!f = !pto.tile_buf<vec, 32x32xf32>
!x = !pto.tile_buf<vec, 32x32xf8E4M3FN>

module attributes {pto.target_arch = "a5"} {
func.func @kept(%a: !f, %x: !x) {
  pto.tadd ins(%a, %a : !f, !f) outs(%a : !f)
  return
}

func.func @broken(%a: !f, %x: !x) {
  pto.tadd ins(%x, %x : !x, !x) outs(%x : !x)
  return
}
}

// -----

// 3.11 rows of tadds, tsubs, tmuls, tmaxs, tmins are compared on a5 too
!f = !pto.tile_buf<vec, 16x16xf32>
!g = !pto.tile_buf<vec, 8x16xf32>

module attributes {pto.target_arch = "a5"} {
func.func @kept(%a: !f, %b: !g, %s: f32) {
  pto.tadds ins(%a, %s : !f, f32) outs(%a : !f)
  return
}

func.func @broken(%a: !f, %b: !g, %s: f32) {
  pto.tadds ins(%a, %s : !f, f32) outs(%b : !g)
  return
}
}

// -----

// 3.21 trecip on a2 and a3: source and destination differ
!f = !pto.tile_buf<vec, 16x16xf32>

func.func @kept(%a: !f, %b: !f) {
  pto.trecip ins(%a : !f) outs(%b : !f)
  return
}

func.func @broken(%a: !f, %b: !f) {
  pto.trecip ins(%a : !f) outs(%a : !f)
  return
}

// -----

// 3.30 a shift amount that is constant is below the bits of an element
!i = !pto.tile_buf<vec, 16x16xi32>

func.func @kept(%a: !i) {
  %c = arith.constant 31 : i32
  pto.tshls ins(%a, %c : !i, i32) outs(%a : !i)
  return
}

func.func @broken(%a: !i) {
  %c = arith.constant 32 : i32
  %m = arith.constant -1 : i32
  pto.tshls ins(%a, %c : !i, i32) outs(%a : !i)
  pto.tshrs ins(%a, %m : !i, i32) outs(%a : !i)
  return
}

// -----

// 3.32 trem on a2 and a3: scratch has two rows and the columns of the destination
!f = !pto.tile_buf<vec, 16x16xf32>
!t = !pto.tile_buf<vec, 2x16xf32>
!u = !pto.tile_buf<vec, 1x16xf32>

func.func @kept(%a: !f, %t: !t, %u: !u) {
  pto.trem ins(%a, %a, %t : !f, !f, !t) outs(%a : !f)
  return
}

func.func @broken(%a: !f, %t: !t, %u: !u) {
  pto.trem ins(%a, %a, %u : !f, !f, !u) outs(%a : !f)
  return
}

// -----

// 3.39 tsel on a2 and a3: scratch has elements of 4 bytes
!f = !pto.tile_buf<vec, 16x16xf32>
!m = !pto.tile_buf<vec, 16x32xi8>
!h = !pto.tile_buf<vec, 16x16xf16>

func.func @kept(%f: !f, %m: !m, %h: !h) {
  pto.tsel ins(%m, %f, %f, %f : !m, !f, !f, !f) outs(%f : !f)
  return
}

func.func @broken(%f: !f, %m: !m, %h: !h) {
  pto.tsel ins(%m, %f, %f, %h : !m, !f, !f, !h) outs(%f : !f)
  return
}

// -----

// 3.54 tcvt: the pairs of the manual
!f = !pto.tile_buf<vec, 16x16xf32>
!h = !pto.tile_buf<vec, 16x16xf16>
!u = !pto.tile_buf<vec, 16x16xui16>

func.func @kept(%f: !f, %h: !h, %u: !u) {
  pto.tcvt ins(%f {rmode = #pto<round_mode RINT>} : !f) outs(%h : !h)
  return
}

func.func @broken(%f: !f, %h: !h, %u: !u) {
  pto.tcvt ins(%f {rmode = #pto<round_mode RINT>} : !f) outs(%u : !u)
  return
}

// run 1: exit 1
// stderr:
//| elementwise.mlir:14:20: error[PTO0301]: expected element type f32 as in `src0`, found i32 in `src1`
//| elementwise.mlir:30:20: error[PTO0301]: expected element type i32 as in `src0`, found si32 in `src1`
//| elementwise.mlir:46:20: error[PTO0303]: expected 16 valid rows as in `dst`, found 8 in `src1`
//| elementwise.mlir:84:20: error[PTO0304]: expected `src1` in vec, found it in mat
//| elementwise.mlir:100:20: error[PTO0305]: expected `src1` with layout ND (row_major, none_box), found DN (col_major, none_box)
//| elementwise.mlir:117:16: error[PTO0302]: expected i8, i16, i32, f16, bf16 or f32 on a5, found f8E4M3FN in `src0`
//| elementwise.mlir:135:17: error[PTO0303]: expected 8 valid rows as in `dst`, found 16 in `src`
//| elementwise.mlir:151:32: error[PTO0323]: `dst` and `src` are the same buffer
//| elementwise.mlir:169:21: error[PTO0332]: `scalar` is 32, expected 0 to 31 for i32
//| elementwise.mlir:170:21: error[PTO0332]: `scalar` is -1, expected 0 to 31 for i32
//| elementwise.mlir:187:24: error[PTO0324]: scratch `tmp` has 1 row, 2 are needed for 16x16 elements of `dst`
//| elementwise.mlir:204:28: error[PTO0302]: expected i32 or f32 on a3, found f16 in `tmp`
//| elementwise.mlir:221:62: error[PTO0320]: expected i16, i32, i64, si16, si32, si64, f16, bf16 or f32 from f32 on a3, found ui16 in `dst`

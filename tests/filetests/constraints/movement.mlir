// Rules by their source, each kept and broken.
// RUN: %s --verify --split-input-file --diagnostics=short

// 5.5 tload: elements of view and tile have one size
!g = !pto.partition_tensor_view<16x16xf32>
!f = !pto.tile_buf<vec, 16x16xf32>
!h = !pto.tile_buf<vec, 16x16xf16>

func.func @kept(%g: !g, %f: !f, %h: !h) {
  pto.tload ins(%g : !g) outs(%f : !f)
  return
}

func.func @broken(%g: !g, %f: !f, %h: !h) {
  pto.tload ins(%g : !g) outs(%h : !h)
  return
}

// -----

// 5.7 tload: view and tile may differ in the number of elements
!g = !pto.partition_tensor_view<16x16xf32>
!f = !pto.tile_buf<vec, 32x32xf32>

func.func @kept(%g: !g, %f: !f) {
  pto.tload ins(%g : !g) outs(%f : !f)
  return
}

// -----

// 5.14 tstore: valid region and view have as many elements, but with factors
!g = !pto.partition_tensor_view<16x16xf32>
!f = !pto.tile_buf<vec, 16x16xf32>
!h = !pto.tile_buf<vec, 16x8xf32>

func.func @kept(%g: !g, %f: !f, %h: !h) {
  pto.tstore ins(%f : !f) outs(%g : !g)
  return
}

func.func @broken(%g: !g, %f: !f, %h: !h) {
  pto.tstore ins(%h : !h) outs(%g : !g)
  return
}

// -----

// 5.16 tstore from acc: of i32 or f32 as i32, f32, f16, bf16; no i32 as f32, nor f32 as i32
!a = !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
!i = !pto.tile_buf<acc, 16x16xi32, blayout=col_major, slayout=row_major, fractal=1024>
!f = !pto.partition_tensor_view<16x16xf32>
!g = !pto.partition_tensor_view<16x16xi32>

func.func @kept(%a: !a, %i: !i, %f: !f, %g: !g) {
  pto.tstore ins(%a : !a) outs(%f : !f)
  pto.tstore ins(%i : !i) outs(%g : !g)
  return
}

func.func @broken(%a: !a, %i: !i, %f: !f, %g: !g) {
  pto.tstore ins(%a : !a) outs(%g : !g)
  pto.tstore ins(%i : !i) outs(%f : !f)
  return
}

// -----

// 5.24 tstore on a5: a line of the tile is whole units of 32 bytes
!t = !pto.tile_buf<vec, 4x8xf32>
!n = !pto.tile_buf<vec, 4x4xf32>

module attributes {pto.target_arch = "a5"} {
func.func @kept(%t: !t, %n: !n, %g: !pto.partition_tensor_view<4x8xf32>, %h: !pto.partition_tensor_view<4x4xf32>) {
  pto.tstore ins(%t : !t) outs(%g : !pto.partition_tensor_view<4x8xf32>)
  return
}

func.func @broken(%t: !t, %n: !n, %g: !pto.partition_tensor_view<4x8xf32>, %h: !pto.partition_tensor_view<4x4xf32>) {
  pto.tstore ins(%n : !n) outs(%h : !pto.partition_tensor_view<4x4xf32>)
  return
}
}

// -----

// 5.43 tmov of acc keeps the valid region, and split between two cores its half or all of it
!a = !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>
!v = !pto.tile_buf<vec, 32x32xf32>
!h = !pto.tile_buf<vec, 16x32xf32>
!m = !pto.tile_buf<mat, 32x32xf16, blayout=col_major, slayout=row_major>
!n = !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>

module attributes {pto.target_arch = "a5"} {
func.func @kept(%a: !a, %v: !v, %h: !h, %m: !m, %n: !n) {
  pto.tmov ins(%a : !a) outs(%v : !v)
  pto.tmov ins(%a : !a) outs(%h : !h) {accToVecMode = #pto<acc_to_vec_mode dual_mode_split_m>}
  pto.tmov ins(%a : !a) outs(%m : !m)
  return
}

func.func @broken(%a: !a, %v: !v, %h: !h, %m: !m, %n: !n) {
  pto.tmov ins(%a : !a) outs(%h : !h)
  pto.tmov ins(%a : !a) outs(%h : !h) {accToVecMode = #pto<acc_to_vec_mode dual_mode_split_n>}
  pto.tmov ins(%a : !a) outs(%n : !n)
  return
}
}

// -----

// 5.45 tmov: on a5 a tile of vec may change to boxes of exponents
!v = !pto.tile_buf<vec, 32x32xf32>
!z = !pto.tile_buf<vec, 32x32xf32, slayout=row_major>

module attributes {pto.target_arch = "a5"} {
func.func @kept(%v: !v, %z: !z) {
  pto.tmov ins(%v : !v) outs(%z : !z)
  return
}
}

// -----

// 5.66 copies: constants fit their fields: 16 bits of bytes, 21 of bursts, 40 of distance in global and 21 in vector memory
module attributes {pto.target_arch = "a5"} {
func.func @kept(%g: !pto.ptr<f32, gm>, %u: !pto.ptr<f32, ub>) {
  %z = arith.constant 0 : i64
  %n = arith.constant 65535 : i64
  %c = arith.constant 32 : i64
  pto.mte_gm_ub %g, %u, %z, %n nburst(%c, %c, %c) : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64
  return
}

func.func @broken(%g: !pto.ptr<f32, gm>, %u: !pto.ptr<f32, ub>) {
  %z = arith.constant 0 : i64
  %n = arith.constant 65536 : i64
  %c = arith.constant 32 : i64
  %d = arith.constant 2097152 : i64
  pto.mte_gm_ub %g, %u, %z, %n nburst(%d, %c, %d) : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64
  return
}
}

// run 1: exit 1
// stderr:
//| movement.mlir:15:31: error[PTO0410]: expected elements of 4 bytes as in `src` (f32), found f16 of 2 bytes in `dst`
//| movement.mlir:43:18: error[PTO0413]: expected 256 valid elements in `src` as in `dst`, found 128 (16x8)
//| movement.mlir:62:32: error[PTO0414]: an accumulator of f32 leaves as f16, bf16 or f32 without quantisation on a3, found i32
//| movement.mlir:63:32: error[PTO0414]: an accumulator of i32 leaves as i32, f16 or bf16 without quantisation on a3, found f32
//| movement.mlir:80:18: warning[PTO0430]: a row of `src` has 16 bytes, not a multiple of 32
//| movement.mlir:103:30: error[PTO0424]: expected 32 valid rows in `dst` as in `src`, found 16
//| movement.mlir:104:30: error[PTO0424]: expected 32 valid rows in `dst` as in `src`, found 16
//| movement.mlir:105:30: error[PTO0424]: expected 32 valid rows in `dst` as in `src`, found 16
//| movement.mlir:140:29: error[PTO0806]: `len_burst` is 65536, expected 0 to 65535
//| movement.mlir:140:39: error[PTO0806]: `n_burst` is 2097152, expected 0 to 2097151
//| movement.mlir:140:47: error[PTO0806]: `nburst_dst_stride` is 2097152, expected 0 to 2097151

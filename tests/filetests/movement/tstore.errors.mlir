// Each rule of pto.tstore, broken alone.
// RUN: %s --split-input-file --diagnostics=short

func.func @extent(%t: !pto.tile_buf<vec, 8x8xf32>, %p: !pto.partition_tensor_view<0x?xf32>) {
  pto.tstore ins(%t : !pto.tile_buf<vec, 8x8xf32>) outs(%p : !pto.partition_tensor_view<0x?xf32>)
  return
}

// -----

!v = !pto.partition_tensor_view<16x16xf64>
!t = !pto.tile_buf<vec, 16x16xf64>

func.func @admitted(%p: !v, %t: !t) {
  pto.tstore ins(%t : !t) outs(%p : !v)
  return
}

module @a5 attributes {pto.target_arch = "a5"} {
  func.func @admitted(%p: !pto.partition_tensor_view<16x32xi1>, %t: !pto.tile_buf<vec, 16x32xi1>) {
    pto.tstore ins(%t : !pto.tile_buf<vec, 16x32xi1>) outs(%p : !pto.partition_tensor_view<16x32xi1>)
    return
  }
}

// -----

!v = !pto.partition_tensor_view<16x16xf32>
!left = !pto.tile_buf<left, 16x16xf32, slayout=row_major>
!mat = !pto.tile_buf<mat, 16x16xf32>

func.func @memory(%p: !v, %l: !left) {
  pto.tstore ins(%l : !left) outs(%p : !v)
  return
}

module @a5 attributes {pto.target_arch = "a5"} {
  func.func @memory(%p: !v, %m: !mat) {
    pto.tstore ins(%m : !mat) outs(%p : !v)
    return
  }
}

// -----

!v = !pto.partition_tensor_view<16x16xf16>
!t = !pto.tile_buf<vec, 16x16xf32>

func.func @width(%p: !v, %t: !t) {
  pto.tstore ins(%t : !t) outs(%p : !v)
  return
}

// -----

!acc = !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024>
!vec = !pto.tile_buf<vec, 16x32xi8>
!fp = !pto.tile_buf<scaling, 1x32xi64>
!wrong = !pto.tile_buf<vec, 1x32xi64>
!i8 = !pto.partition_tensor_view<16x32xi8>

// Quantisation and what goes with it.
func.func @quantisation(%a: !acc, %v: !vec, %fp: !fp, %w: !wrong, %s: i64, %p: !i8) {
  pto.tstore ins(%a : !acc fp %w : !wrong) outs(%p : !i8)
  pto.tstore ins(%a : !acc fp %fp : !fp, %s : i64) outs(%p : !i8)
  pto.tstore ins(%v : !vec fp %fp : !fp) outs(%p : !i8)
  pto.tstore ins(%v : !vec, %s : i64) outs(%p : !i8)
  pto.tstore ins(%v : !vec) outs(%p : !i8) {reluPreMode = #pto<relu_pre_mode normal_relu>}
  pto.tstore ins(%a : !acc fp %fp : !fp) outs(%p : !i8) {stPhase = #pto<st_phase final>}
  return
}

// -----

!vec = !pto.tile_buf<vec, 16x32xf32>
!v = !pto.partition_tensor_view<16x32xf32>

// Only the manual restricts atomic stores.
func.func @atomic(%t: !vec, %p: !v) {
  pto.tstore ins(%t : !vec) outs(%p : !v) {atomicType = #pto<atomic_type atomic_add>}
  return
}

// -----

!acc = !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024>
!acci = !pto.tile_buf<acc, 16x32xi32, blayout=col_major, slayout=row_major, fractal=1024>
!acch = !pto.tile_buf<acc, 16x32xf16, blayout=col_major, slayout=row_major, fractal=1024>
!f32 = !pto.partition_tensor_view<16x32xf32>
!i32 = !pto.partition_tensor_view<16x32xi32>
!i8 = !pto.partition_tensor_view<16x32xi8>
!bf16 = !pto.partition_tensor_view<16x32xbf16>

func.func @conversions(%a: !acc, %i: !acci, %h: !acch, %s: i64, %f32: !f32, %i32: !i32, %i8: !i8, %bf: !bf16) {
  pto.tstore ins(%a : !acc) outs(%i32 : !i32)
  pto.tstore ins(%i : !acci) outs(%f32 : !f32)
  pto.tstore ins(%a : !acc) outs(%i8 : !i8)
  pto.tstore ins(%a : !acc, %s : i64) outs(%f32 : !f32)
  pto.tstore ins(%i : !acci, %s : i64) outs(%bf : !bf16)
  pto.tstore ins(%h : !acch) outs(%f32 : !f32)
  return
}

module @a5 attributes {pto.target_arch = "a5"} {
  func.func @conversions(%a: !acc, %i: !acci, %s: i64, %i32: !i32, %f32: !f32) {
    pto.tstore ins(%a : !acc, %s : i64) outs(%i32 : !i32)
    pto.tstore ins(%i : !acci, %s : i64) outs(%f32 : !f32)
    return
  }
}

// -----

func.func @count(%t: !pto.tile_buf<vec, 16x16xf32, valid=8x16>, %p: !pto.partition_tensor_view<16x16xf32>) {
  pto.tstore ins(%t : !pto.tile_buf<vec, 16x16xf32, valid=8x16>) outs(%p : !pto.partition_tensor_view<16x16xf32>)
  return
}

// -----

!wide = !pto.tile_buf<acc, 16x4096xf32, blayout=col_major, slayout=row_major, fractal=1024>

func.func @columns(%a: !wide, %p: !pto.partition_tensor_view<?x?xf32>) {
  pto.tstore ins(%a : !wide) outs(%p : !pto.partition_tensor_view<?x?xf32>)
  return
}

// -----

!v = !pto.partition_tensor_view<16x16xf16>
!dn = !pto.tile_buf<vec, 16x16xf16, blayout=col_major>
!nz = !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>

func.func @conversion(%p: !pto.ptr<f16>, %n: index, %b: !dn, %m: !nz) {
  %c16 = arith.constant 16 : index
  %0 = pto.make_tensor_view %p, shape = [%c16, %c16], strides = [%n, %n] {layout = #pto.layout<nd>} : !pto.tensor_view<?x?xf16>
  %1 = pto.partition_view %0, offsets = [%n, %n], sizes = [%c16, %c16] : !pto.tensor_view<?x?xf16>
  pto.tstore ins(%b : !dn) outs(%1 : !v)
  pto.tstore ins(%m : !nz) outs(%1 : !v)
  return
}

// -----

!t = !pto.tile_buf<vec, 8x8xf32>
!v = !pto.partition_tensor_view<8x8xf32>

func.func @attributes(%t: !t, %p: !v) {
  pto.tstore ins(%t : !t) outs(%p : !v) {stPhase = last, atomicType = #pto<atomic_type xor>, reluPreMode = 9}
  pto.tstore ins(%t : !t) outs(%p : !v) {stPhase = final, phase = final}
  "pto.tstore"(%t, %p) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, atomicType = "atomic"}> : (!t, !v) -> ()
  "pto.tstore"(%t, %p) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, atomic = "atomic_add"}> : (!t, !v) -> ()
  return
}

// -----

!t = !pto.tile_buf<vec, 8x8xf32>
!v = !pto.partition_tensor_view<8x8xf32>

func.func @kinds(%t: !t, %p: !v, %n: index) {
  pto.tstore ins(%p : !v) outs(%t : !t)
  pto.tstore ins(%t : !t, %n : index) outs(%p : !v)
  pto.tstore ins(%t : !t fp %p : !v) outs(%p : !v)
  pto.tstore ins(%t : !t) outs(%p : !v) -> f32
  "pto.tstore"(%t) {operandSegmentSizes = array<i32: 1, 0, 0, 0>} : (!t) -> ()
  return
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @more0(%t: !pto.tile_buf<vec, 8200x8xf32>, %p: !pto.partition_tensor_view<8200x8xf32>) {
    pto.tstore ins(%t : !pto.tile_buf<vec, 8200x8xf32>) outs(%p : !pto.partition_tensor_view<8200x8xf32>)
    return
  }

  func.func @more1(%t: !pto.tile_buf<vec, 16x8xi64, blayout=col_major, slayout=row_major>, %p: !pto.partition_tensor_view<16x8xi64>) {
    pto.tstore ins(%t : !pto.tile_buf<vec, 16x8xi64, blayout=col_major, slayout=row_major>) outs(%p : !pto.partition_tensor_view<16x8xi64>)
    return
  }

  func.func @more2(%t: !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, %p: !pto.partition_tensor_view<16x16xf32>) {
    pto.tstore ins(%t : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) outs(%p : !pto.partition_tensor_view<16x16xf32>) {atomicType = #pto<atomic_type atomic_max>}
    return
  }
}

// -----

module attributes {pto.target_arch = "a3"} {
  func.func @more3(%t: !pto.tile_buf<acc, 16x16xi32, blayout=col_major, slayout=row_major, fractal=1024>, %p: !pto.partition_tensor_view<16x16xi32>) {
    pto.tstore ins(%t : !pto.tile_buf<acc, 16x16xi32, blayout=col_major, slayout=row_major, fractal=1024>) outs(%p : !pto.partition_tensor_view<16x16xi32>) {atomicType = #pto<atomic_type atomic_min>}
    return
  }
}

// -----

// Lines of a5 are whole units of 32 bytes.
module attributes {pto.target_arch = "a5"} {
  func.func @lines(%t: !pto.tile_buf<vec, 4x4xf32>, %p: !pto.partition_tensor_view<4x4xf32>) {
    pto.tstore ins(%t : !pto.tile_buf<vec, 4x4xf32>) outs(%p : !pto.partition_tensor_view<4x4xf32>)
    return
  }
}

// run 1: exit 1
// stderr:
//| tstore.errors.mlir:5:57: error[PTO0412]: extent 0 of dimension 0 of `dst` is not positive
//| tstore.errors.mlir:15:18: error[PTO0302]: expected i8, i16, i32, i64, f16, bf16 or f32 on a3, found f64 in `src`
//| tstore.errors.mlir:21:20: error[PTO0302]: expected i8, i16, i32, i64, f16, bf16, f32, f8E4M3FN, f8E5M2, f8E4M3, !pto.hif8, !pto.hif8x2, !pto.f8E8M0, !pto.f4E1M2x2, !pto.f4E2M1x2, !pto.bf16x2, f8E4M3FNUZ, f8E4M3B11FNUZ or f8E5M2FNUZ on a5, found i1 in `src`
//| tstore.errors.mlir:33:18: error[PTO0304]: expected `src` in vec, mat or acc, found it in left
//| tstore.errors.mlir:39:20: error[PTO0304]: expected `src` in vec or acc, found it in mat
//| tstore.errors.mlir:50:18: error[PTO0410]: expected elements of 2 bytes as in `dst` (f16), found f32 of 4 bytes in `src`
//| tstore.errors.mlir:64:31: error[PTO0304]: expected `fp` in scaling, found it in vec
//| tstore.errors.mlir:65:42: error[PTO0415]: `fp` and `preQuantScalar` exclude each other
//| tstore.errors.mlir:66:31: error[PTO0416]: `fp` needs `src` in acc, found it in vec
//| tstore.errors.mlir:67:29: error[PTO0416]: `preQuantScalar` needs `src` in acc, found it in vec
//| tstore.errors.mlir:68:45: error[PTO0416]: `reluPreMode` needs `src` in acc, found it in vec
//| tstore.errors.mlir:69:58: error[PTO0417]: `stPhase` cannot be set together with `fp`
//| tstore.errors.mlir:80:44: warning[PTO0416]: `atomicType` needs `src` in acc, found it in vec
//| tstore.errors.mlir:95:34: error[PTO0414]: an accumulator of f32 leaves as f16, bf16 or f32 without quantisation on a3, found i32
//| tstore.errors.mlir:96:35: error[PTO0414]: an accumulator of i32 leaves as i32, f16 or bf16 without quantisation on a3, found f32
//| tstore.errors.mlir:97:34: error[PTO0414]: an accumulator of f32 leaves as f16, bf16 or f32 without quantisation on a3, found i8
//| tstore.errors.mlir:98:44: error[PTO0414]: an accumulator of f32 leaves as i8 with quantisation on a3, found f32
//| tstore.errors.mlir:99:45: error[PTO0414]: an accumulator of i32 leaves as i8 or f16 with quantisation on a3, found bf16
//| tstore.errors.mlir:100:18: error[PTO0414]: an accumulator holds i32 or f32, found f16 in `src`
//| tstore.errors.mlir:106:46: error[PTO0414]: an accumulator of f32 leaves as i8, f16, bf16, f32, f8E4M3FN, f8E4M3, !pto.hif8, f8E4M3FNUZ or f8E4M3B11FNUZ with quantisation on a5, found i32
//| tstore.errors.mlir:107:47: error[PTO0414]: an accumulator of i32 leaves as i8, f16 or bf16 with quantisation on a5, found f32
//| tstore.errors.mlir:115:18: error[PTO0413]: expected 256 valid elements in `src` as in `dst`, found 128 (8x16)
//| tstore.errors.mlir:124:18: error[PTO0418]: `src` has 4096 columns, expected 1 to 4095
//| tstore.errors.mlir:138:18: error[PTO0411]: no transfer between a view of layout nd and a vec tile of layout DN (col_major, none_box)
//| tstore.errors.mlir:139:18: error[PTO0411]: no transfer between a view of layout nd and a mat tile of layout NZ (col_major, row_major, fractal 512)
//| tstore.errors.mlir:149:52: error[PTO0122]: unknown st phase 'last', expected unspecified, partial or final
//| tstore.errors.mlir:149:88: error[PTO0122]: unknown atomic type 'xor', expected atomic_none, atomic_add, atomic_max or atomic_min
//| tstore.errors.mlir:149:108: error[PTO0207]: attribute 'reluPreMode' of pto.tstore expects relu pre mode (no_relu, normal_relu, scalar_relu, vector_relu or pwl), found 9 : i64
//| tstore.errors.mlir:150:59: error[PTO0111]: attribute 'stPhase' is given twice
//| tstore.errors.mlir:151:72: error[PTO0207]: pto.tstore expects atomic_none, atomic_add, atomic_max or atomic_min as attribute 'atomicType', found "atomic"
//| tstore.errors.mlir:152:72: error[PTO0206]: pto.tstore has no inherent attribute 'atomic', only atomicType, reluPreMode, stPhase
//| tstore.errors.mlir:162:18: error[PTO0203]: pto.tstore expects a tile buffer as operand 'src', found !pto.partition_tensor_view<8x8xf32>
//| tstore.errors.mlir:162:32: error[PTO0203]: pto.tstore expects a partition view as operand 'dst', found !pto.tile_buf<vec, 8x8xf32>
//| tstore.errors.mlir:163:27: error[PTO0203]: pto.tstore expects an i64 as operand 'preQuantScalar', found index
//| tstore.errors.mlir:163:27: error[PTO0416]: `preQuantScalar` needs `src` in acc, found it in vec
//| tstore.errors.mlir:164:43: error[PTO0203]: pto.tstore expects a tile buffer as operand 'fp', found !pto.partition_tensor_view<8x8xf32>
//| tstore.errors.mlir:164:43: error[PTO0416]: `fp` needs `src` in acc, found it in vec
//| tstore.errors.mlir:165:3: error[PTO0204]: pto.tstore expects a ranked tensor as result 'result', found f32
//| tstore.errors.mlir:166:21: error[PTO0208]: pto.tstore cannot have 0 values for operand 'dst'
//| tstore.errors.mlir:174:20: warning[PTO0446]: `src` in layout ND has 8200 rows, expected at most 8192
//| tstore.errors.mlir:179:20: warning[PTO0446]: `src` in layout NZ has 8 columns, expected a multiple of 16
//| tstore.errors.mlir:184:158: error[PTO0443]: atomic_max needs i32 in `src` on a5, found f32
//| tstore.errors.mlir:193:158: error[PTO0443]: atomic_min is not available on a3
//| tstore.errors.mlir:203:20: warning[PTO0430]: a row of `src` has 16 bytes, not a multiple of 32

// Every shape of pto.alloc_multi_tile.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
  func.func @shape0() {
    %a = pto.alloc_multi_tile : !pto.multi_tile_buf<!pto.tile_buf<vec, 16x16xf16>, count=2>
    return
  }

  func.func @shape1(%b: i64) {
    %a = pto.alloc_multi_tile addr = %b : !pto.multi_tile_buf<!pto.tile_buf<left, 1x8xf32>, count=2>
    return
  }

  func.func @shape2(%r: index) {
    %t = pto.alloc_multi_tile valid_row = %r : !pto.multi_tile_buf<!pto.tile_buf<vec, 16x16xf16, valid=?x16>, count=2>
    return
  }

  func.func @shape3(%r: index, %k: index) {
    %c512 = arith.constant 512 : i64
    %t = pto.alloc_multi_tile addr = %c512 valid_row = %r valid_col = %k : !pto.multi_tile_buf<!pto.tile_buf<vec, 16x16xf16, valid=?x?>, count=2>
    return
  }

  func.func @generic() {
    %0 = "pto.alloc_multi_tile"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pto.multi_tile_buf<!pto.tile_buf<vec, 16x16xf16>, count=2>
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0() {
//|     %0 = pto.alloc_multi_tile : !pto.multi_tile_buf<!pto.tile_buf<vec, 16x16xf16>, count=2>
//|     return
//|   }
//|   func.func @shape1(%arg0: i64) {
//|     %0 = pto.alloc_multi_tile addr = %arg0 : !pto.multi_tile_buf<!pto.tile_buf<left, 1x8xf32>, count=2>
//|     return
//|   }
//|   func.func @shape2(%arg0: index) {
//|     %0 = pto.alloc_multi_tile valid_row = %arg0 : !pto.multi_tile_buf<!pto.tile_buf<vec, 16x16xf16, valid=?x16>, count=2>
//|     return
//|   }
//|   func.func @shape3(%arg0: index, %arg1: index) {
//|     %c512_i64 = arith.constant 512 : i64
//|     %0 = pto.alloc_multi_tile addr = %c512_i64 valid_row = %arg0 valid_col = %arg1 : !pto.multi_tile_buf<!pto.tile_buf<vec, 16x16xf16, valid=?x?>, count=2>
//|     return
//|   }
//|   func.func @generic() {
//|     %0 = pto.alloc_multi_tile : !pto.multi_tile_buf<!pto.tile_buf<vec, 16x16xf16>, count=2>
//|     return
//|   }
//| }
// stderr:
//| warning[PTO0311]: layout ND (row_major, none_box) is not in use in left memory
//|   --> alloc_multi_tile.mlir:12:10
//|    |
//| 12 |     %a = pto.alloc_multi_tile addr = %b : !pto.multi_tile_buf<!pto.tile_buf<left, 1x8xf32>, count=2>
//|    |          ^^^^^^^^^^^^^^^^^^^^
//|    |
//|    = note: expected ZZ (row_major, row_major, fractal 512) or NZ (col_major, row_major, fractal 512)
//|    = note: rule: PTO ISA manual, state-and-types/location-intent-and-legality.md
//|
//| warning: 1 warning
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = () -> (), sym_name = "shape0"}> ({
//|     %5 = "pto.alloc_multi_tile"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pto.multi_tile_buf<!pto.tile_buf<vec, 16x16xf16>, count=2>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (i64) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg3: i64):
//|     %4 = "pto.alloc_multi_tile"(%arg3) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i64) -> !pto.multi_tile_buf<!pto.tile_buf<left, 1x8xf32>, count=2>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (index) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg2: index):
//|     %3 = "pto.alloc_multi_tile"(%arg2) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (index) -> !pto.multi_tile_buf<!pto.tile_buf<vec, 16x16xf16, valid=?x16>, count=2>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (index, index) -> (), sym_name = "shape3"}> ({
//|   ^bb0(%arg0: index, %arg1: index):
//|     %1 = "arith.constant"() <{value = 512 : i64}> : () -> i64
//|     %2 = "pto.alloc_multi_tile"(%1, %arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i64, index, index) -> !pto.multi_tile_buf<!pto.tile_buf<vec, 16x16xf16, valid=?x?>, count=2>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "generic"}> ({
//|     %0 = "pto.alloc_multi_tile"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pto.multi_tile_buf<!pto.tile_buf<vec, 16x16xf16>, count=2>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
// stderr: as run 1

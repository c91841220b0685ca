// Values keep the names of the text where that is asked for; those without a name are numbered.
// RUN: %s --keep-names
// RUN: %s --keep-names --mlir-print-op-generic
// RUN: %s --keep-names --pass-pipeline=builtin.module(func.func(canonicalize,cse))
// RUN: %s --keep-names -o named.mlir
// RUN: named.mlir --keep-names
// RUN: %s
// RUN: %s --keep-names --fix

func.func @f(%src: !pto.tile_buf<vec, 16x16xf32>, %count: index) -> index {
  %sum = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>
  %0 = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>
  %lower = arith.constant 0 : index
  %one = arith.constant 1 : index
  %again = arith.constant 1 : index
  %last:2 = scf.for %row = %lower to %count step %one iter_args(%x = %lower, %y = %again) -> (index, index) {
    pto.tadd ins(%src, %0 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%sum : !pto.tile_buf<vec, 16x16xf32>)
    scf.yield %y, %x : index, index
  }
  return %last#1 : index
}

func.func private @g(%src: index)

// run 1: exit 0
// stdout:
//| module {
//|   func.func @f(%src: !pto.tile_buf<vec, 16x16xf32>, %count: index) -> index {
//|     %sum = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>
//|     %0 = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>
//|     %lower = arith.constant 0 : index
//|     %one = arith.constant 1 : index
//|     %again = arith.constant 1 : index
//|     %last:2 = scf.for %row = %lower to %count step %one iter_args(%x = %lower, %y = %again) -> (index, index) {
//|       pto.tadd ins(%src, %0 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%sum : !pto.tile_buf<vec, 16x16xf32>)
//|       scf.yield %y, %x : index, index
//|     }
//|     return %last#1 : index
//|   }
//|   func.func private @g(index)
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xf32>, index) -> index, sym_name = "f"}> ({
//|   ^bb0(%src: !pto.tile_buf<vec, 16x16xf32>, %count: index):
//|     %sum = "pto.alloc_tile"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pto.tile_buf<vec, 16x16xf32>
//|     %0 = "pto.alloc_tile"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pto.tile_buf<vec, 16x16xf32>
//|     %lower = "arith.constant"() <{value = 0 : index}> : () -> index
//|     %one = "arith.constant"() <{value = 1 : index}> : () -> index
//|     %again = "arith.constant"() <{value = 1 : index}> : () -> index
//|     %last:2 = "scf.for"(%lower, %count, %one, %lower, %again) ({
//|     ^bb0(%row: index, %x: index, %y: index):
//|       "pto.tadd"(%src, %0, %sum) : (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> ()
//|       "scf.yield"(%y, %x) : (index, index) -> ()
//|     }) : (index, index, index, index, index) -> (index, index)
//|     "func.return"(%last#1) : (index) -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (index) -> (), sym_name = "g", sym_visibility = "private"}> ({
//|   }) : () -> ()
//| }) : () -> ()
// run 3: exit 0
// stdout:
//| module {
//|   func.func @f(%src: !pto.tile_buf<vec, 16x16xf32>, %count: index) -> index {
//|     %c1 = arith.constant 1 : index
//|     %lower = arith.constant 0 : index
//|     %sum = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>
//|     %0 = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>
//|     %last:2 = scf.for %row = %lower to %count step %c1 iter_args(%x = %lower, %y = %c1) -> (index, index) {
//|       pto.tadd ins(%src, %0 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%sum : !pto.tile_buf<vec, 16x16xf32>)
//|       scf.yield %y, %x : index, index
//|     }
//|     return %last#1 : index
//|   }
//|   func.func private @g(index)
//| }
// run 4: exit 0
// run 5: exit 0
// stdout: as run 1
// run 6: exit 0
// stdout:
//| module {
//|   func.func @f(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: index) -> index {
//|     %0 = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>
//|     %1 = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>
//|     %c0 = arith.constant 0 : index
//|     %c1 = arith.constant 1 : index
//|     %c1_0 = arith.constant 1 : index
//|     %2:2 = scf.for %arg2 = %c0 to %arg1 step %c1 iter_args(%arg3 = %c0, %arg4 = %c1_0) -> (index, index) {
//|       pto.tadd ins(%arg0, %1 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%0 : !pto.tile_buf<vec, 16x16xf32>)
//|       scf.yield %arg4, %arg3 : index, index
//|     }
//|     return %2#1 : index
//|   }
//|   func.func private @g(index)
//| }
// run 7: exit 2
// stderr:
//| error: the argument '--fix' cannot be used with '--keep-names'
//|
//| Usage: pto-opt [OPTIONS] [INPUT]...
//|
//| For more information, try '--help'.

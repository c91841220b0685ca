// Types of the dialect as values of other operations: arguments of blocks, results of calls, and constants after casts.
// RUN: %s

!t = !pto.tile_buf<vec, 16x16xf32>

func.func private @make() -> (!t, !pto.ptr<f32>)

func.func @use(%flag: i1, %other: !t) -> !t {
  %made:2 = call @make() : () -> (!t, !pto.ptr<f32>)
  %one = scf.if %flag -> !t {
    scf.yield %made#0 : !t
  } else {
    scf.yield %other : !t
  }
  pto.tadd ins(%made#0, %one : !t, !t) outs(%other : !t)
  %c4 = arith.constant 4 : i32
  %n = arith.index_cast %c4 : i32 to index
  %v = pto.make_tensor_view %made#1, shape = [%n], strides = [%n] : !pto.tensor_view<?xf32>
  return %one : !t
}

// run 1: exit 0
// stdout:
//| module {
//|   func.func private @make() -> (!pto.tile_buf<vec, 16x16xf32>, !pto.ptr<f32, gm>)
//|   func.func @use(%arg0: i1, %arg1: !pto.tile_buf<vec, 16x16xf32>) -> !pto.tile_buf<vec, 16x16xf32> {
//|     %0:2 = call @make() : () -> (!pto.tile_buf<vec, 16x16xf32>, !pto.ptr<f32, gm>)
//|     %1 = scf.if %arg0 -> (!pto.tile_buf<vec, 16x16xf32>) {
//|       scf.yield %0#0 : !pto.tile_buf<vec, 16x16xf32>
//|     } else {
//|       scf.yield %arg1 : !pto.tile_buf<vec, 16x16xf32>
//|     }
//|     pto.tadd ins(%0#0, %1 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%arg1 : !pto.tile_buf<vec, 16x16xf32>)
//|     %c4_i32 = arith.constant 4 : i32
//|     %2 = arith.index_cast %c4_i32 : i32 to index
//|     %3 = pto.make_tensor_view %0#1, shape = [%2], strides = [%2] : !pto.tensor_view<?xf32>
//|     return %1 : !pto.tile_buf<vec, 16x16xf32>
//|   }
//| }

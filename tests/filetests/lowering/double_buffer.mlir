// Loops that load and compute do two iterations at a time, on separate buffers.
// RUN: %s --pto-arch=a5 --pass-pipeline=builtin.module(func.func(pto-double-buffer))
// RUN: %s --pto-arch=a5 --pass-pipeline=builtin.module(func.func(pto-double-buffer,pto-allocation{apart=true},pto-sync{distinct-arguments=true}))

!t = !pto.tile_buf<vec, 16x64xf32>
!b = !pto.tile_buf<vec, 192x192xf32>
!v = !pto.partition_tensor_view<16x64xf32>
!w = !pto.partition_tensor_view<192x192xf32>

// An even number of iterations; the buffer before the loop is filled anew by each of them.
func.func @even(%x: !v, %y: !v) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %a = pto.alloc_tile : !t
  scf.for %i = %c0 to %c4 step %c1 {
    pto.tload ins(%x : !v) outs(%a : !t)
    %b = pto.alloc_tile : !t
    pto.texp ins(%a : !t) outs(%b : !t)
    pto.tstore ins(%b : !t) outs(%y : !v)
  }
  return
}

// Any number of iterations; what is added up is one buffer.
func.func @any(%x: !v, %y: !v, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = pto.alloc_tile : !t
  %zero = arith.constant 0.0 : f32
  pto.texpands ins(%zero : f32) outs(%s : !t)
  scf.for %i = %c0 to %n step %c1 {
    %a = pto.alloc_tile : !t
    pto.tload ins(%x : !v) outs(%a : !t)
    pto.tadd ins(%s, %a : !t, !t) outs(%s : !t)
  }
  pto.tstore ins(%s : !t) outs(%y : !v)
  return
}

// Twice the buffer does not fit.
func.func @large(%x: !w, %y: !w, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %a = pto.alloc_tile : !b
    pto.tload ins(%x : !w) outs(%a : !b)
    pto.texp ins(%a : !b) outs(%a : !b)
    pto.tstore ins(%a : !b) outs(%y : !w)
  }
  return
}

// One iteration, and a buffer whose bytes the iteration before has left.
func.func @as_it_is(%x: !v, %y: !v, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = pto.alloc_tile : !t
  scf.for %i = %c0 to %c1 step %c1 {
    pto.tload ins(%x : !v) outs(%a : !t)
    pto.tstore ins(%a : !t) outs(%y : !v)
  }
  %b = pto.alloc_tile : !t
  pto.tload ins(%x : !v) outs(%b : !t)
  scf.for %i = %c0 to %n step %c1 {
    pto.tstore ins(%b : !t) outs(%y : !v)
    pto.tload ins(%x : !v) outs(%b : !t)
  }
  return
}

// A buffer before two loops, of which the inner one fills it anew in each of its branches; and one whose valid rows
// change.
func.func @branches(%x: !v, %y: !v, %z: !v, %b: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %a = pto.alloc_tile : !t
  scf.for %i = %c0 to %c4 step %c1 {
    scf.for %j = %c0 to %c4 step %c1 {
      scf.if %b {
        pto.tload ins(%x : !v) outs(%a : !t)
      } else {
        pto.tload ins(%y : !v) outs(%a : !t)
        pto.texp ins(%a : !t) outs(%a : !t)
      }
      pto.tstore ins(%a : !t) outs(%z : !v)
    }
  }
  return
}

func.func @tails(%x: !pto.partition_tensor_view<?x64xf32>, %y: !pto.partition_tensor_view<?x64xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %c4 step %c1 {
    %a = pto.alloc_tile valid_row = %i : !pto.tile_buf<vec, 16x64xf32, valid=?x64>
    pto.tload ins(%x : !pto.partition_tensor_view<?x64xf32>) outs(%a : !pto.tile_buf<vec, 16x64xf32, valid=?x64>)
    pto.tstore ins(%a : !pto.tile_buf<vec, 16x64xf32, valid=?x64>) outs(%y : !pto.partition_tensor_view<?x64xf32>)
  }
  return
}

// A number that each iteration hands on: the second iteration begins with what the first one gives, and what follows the loop uses
// what the last iteration gives.
func.func @carried(%v: !pto.tensor_view<128x64xf32>, %w: !pto.tensor_view<128x64xf32>, %n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %end = scf.for %i = %c0 to %n step %c1 iter_args(%row = %c0) -> (index) {
    %x = pto.partition_view %v, offsets = [%row, %c0], sizes = [%c16, %c64] : !pto.tensor_view<128x64xf32> -> !v
    %y = pto.partition_view %w, offsets = [%row, %c0], sizes = [%c16, %c64] : !pto.tensor_view<128x64xf32> -> !v
    %a = pto.alloc_tile : !t
    pto.tload ins(%x : !v) outs(%a : !t)
    pto.tstore ins(%a : !t) outs(%y : !v)
    %next = arith.addi %row, %c16 : index
    scf.yield %next : index
  }
  return %end : index
}

// The same, of an even number of iterations.
func.func @carried_even(%v: !pto.tensor_view<128x64xf32>, %w: !pto.tensor_view<128x64xf32>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %end = scf.for %i = %c0 to %c6 step %c1 iter_args(%row = %c0) -> (index) {
    %x = pto.partition_view %v, offsets = [%row, %c0], sizes = [%c16, %c64] : !pto.tensor_view<128x64xf32> -> !v
    %y = pto.partition_view %w, offsets = [%row, %c0], sizes = [%c16, %c64] : !pto.tensor_view<128x64xf32> -> !v
    %a = pto.alloc_tile : !t
    pto.tload ins(%x : !v) outs(%a : !t)
    pto.tstore ins(%a : !t) outs(%y : !v)
    %next = arith.addi %row, %c16 : index
    scf.yield %next : index
  }
  return %end : index
}

// What is pushed waits for all operations before it: the loop stays as it is.
func.func @pushes(%x: !v, %buffer: i32, %n: index) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  pto.aiv_initialize_pipe {id = 0, dir_mask = 2, slot_size = 4096, slot_num = 2} (v2c_consumer_buf = %buffer : i32)
  scf.for %i = %c0 to %n step %c1 {
    %a = pto.alloc_tile : !t
    pto.tload ins(%x : !v) outs(%a : !t)
    pto.tpush_to_aic(%a : !t) {id = 0, split = 0}
  }
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @even(%arg0: !pto.partition_tensor_view<16x64xf32>, %arg1: !pto.partition_tensor_view<16x64xf32>) {
//|     %c1 = arith.constant 1 : index
//|     %c2 = arith.constant 2 : index
//|     %c3 = arith.constant 3 : index
//|     %c4 = arith.constant 4 : index
//|     %c0 = arith.constant 0 : index
//|     %c1_0 = arith.constant 1 : index
//|     %c4_1 = arith.constant 4 : index
//|     %0 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
//|     %1 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
//|     %2 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
//|     %3 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
//|     scf.for %arg2 = %c0 to %c4_1 step %c4 {
//|       pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|       %4 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
//|       pto.texp ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%4 : !pto.tile_buf<vec, 16x64xf32>)
//|       pto.tstore ins(%4 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg1 : !pto.partition_tensor_view<16x64xf32>)
//|       %5 = arith.addi %arg2, %c1 : index
//|       pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%3 : !pto.tile_buf<vec, 16x64xf32>)
//|       %6 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
//|       pto.texp ins(%3 : !pto.tile_buf<vec, 16x64xf32>) outs(%6 : !pto.tile_buf<vec, 16x64xf32>)
//|       pto.tstore ins(%6 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg1 : !pto.partition_tensor_view<16x64xf32>)
//|       %7 = arith.addi %arg2, %c2 : index
//|       pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%2 : !pto.tile_buf<vec, 16x64xf32>)
//|       %8 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
//|       pto.texp ins(%2 : !pto.tile_buf<vec, 16x64xf32>) outs(%8 : !pto.tile_buf<vec, 16x64xf32>)
//|       pto.tstore ins(%8 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg1 : !pto.partition_tensor_view<16x64xf32>)
//|       %9 = arith.addi %arg2, %c3 : index
//|       pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%1 : !pto.tile_buf<vec, 16x64xf32>)
//|       %10 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
//|       pto.texp ins(%1 : !pto.tile_buf<vec, 16x64xf32>) outs(%10 : !pto.tile_buf<vec, 16x64xf32>)
//|       pto.tstore ins(%10 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg1 : !pto.partition_tensor_view<16x64xf32>)
//|     }
//|     return
//|   }
//|   func.func @any(%arg0: !pto.partition_tensor_view<16x64xf32>, %arg1: !pto.partition_tensor_view<16x64xf32>, %arg2: index) {
//|     %c1 = arith.constant 1 : index
//|     %c2 = arith.constant 2 : index
//|     %c0 = arith.constant 0 : index
//|     %c1_0 = arith.constant 1 : index
//|     %0 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
//|     %cst = arith.constant 0.000000e+00 : f32
//|     pto.texpands ins(%cst : f32) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     scf.for %arg3 = %c0 to %arg2 step %c2 {
//|       %1 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
//|       pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%1 : !pto.tile_buf<vec, 16x64xf32>)
//|       pto.tadd ins(%0, %1 : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|       %2 = arith.addi %arg3, %c1 : index
//|       %3 = arith.cmpi slt, %2, %arg2 : index
//|       scf.if %3 {
//|         %4 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
//|         pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%4 : !pto.tile_buf<vec, 16x64xf32>)
//|         pto.tadd ins(%0, %4 : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|       }
//|     }
//|     pto.tstore ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg1 : !pto.partition_tensor_view<16x64xf32>)
//|     return
//|   }
//|   func.func @large(%arg0: !pto.partition_tensor_view<192x192xf32>, %arg1: !pto.partition_tensor_view<192x192xf32>, %arg2: index) {
//|     %c0 = arith.constant 0 : index
//|     %c1 = arith.constant 1 : index
//|     scf.for %arg3 = %c0 to %arg2 step %c1 {
//|       %0 = pto.alloc_tile : !pto.tile_buf<vec, 192x192xf32>
//|       pto.tload ins(%arg0 : !pto.partition_tensor_view<192x192xf32>) outs(%0 : !pto.tile_buf<vec, 192x192xf32>)
//|       pto.texp ins(%0 : !pto.tile_buf<vec, 192x192xf32>) outs(%0 : !pto.tile_buf<vec, 192x192xf32>)
//|       pto.tstore ins(%0 : !pto.tile_buf<vec, 192x192xf32>) outs(%arg1 : !pto.partition_tensor_view<192x192xf32>)
//|     }
//|     return
//|   }
//|   func.func @as_it_is(%arg0: !pto.partition_tensor_view<16x64xf32>, %arg1: !pto.partition_tensor_view<16x64xf32>, %arg2: index) {
//|     %c0 = arith.constant 0 : index
//|     %c1 = arith.constant 1 : index
//|     %0 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
//|     scf.for %arg3 = %c0 to %c1 step %c1 {
//|       pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|       pto.tstore ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg1 : !pto.partition_tensor_view<16x64xf32>)
//|     }
//|     %1 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%1 : !pto.tile_buf<vec, 16x64xf32>)
//|     scf.for %arg3 = %c0 to %arg2 step %c1 {
//|       pto.tstore ins(%1 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg1 : !pto.partition_tensor_view<16x64xf32>)
//|       pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%1 : !pto.tile_buf<vec, 16x64xf32>)
//|     }
//|     return
//|   }
//|   func.func @branches(%arg0: !pto.partition_tensor_view<16x64xf32>, %arg1: !pto.partition_tensor_view<16x64xf32>, %arg2: !pto.partition_tensor_view<16x64xf32>, %arg3: i1) {
//|     %c1 = arith.constant 1 : index
//|     %c2 = arith.constant 2 : index
//|     %c3 = arith.constant 3 : index
//|     %c4 = arith.constant 4 : index
//|     %c0 = arith.constant 0 : index
//|     %c1_0 = arith.constant 1 : index
//|     %c4_1 = arith.constant 4 : index
//|     %0 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
//|     %1 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
//|     %2 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
//|     %3 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
//|     scf.for %arg4 = %c0 to %c4_1 step %c1_0 {
//|       scf.for %arg5 = %c0 to %c4_1 step %c4 {
//|         scf.if %arg3 {
//|           pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|         } else {
//|           pto.tload ins(%arg1 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|           pto.texp ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|         }
//|         pto.tstore ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg2 : !pto.partition_tensor_view<16x64xf32>)
//|         %4 = arith.addi %arg5, %c1 : index
//|         scf.if %arg3 {
//|           pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%3 : !pto.tile_buf<vec, 16x64xf32>)
//|         } else {
//|           pto.tload ins(%arg1 : !pto.partition_tensor_view<16x64xf32>) outs(%3 : !pto.tile_buf<vec, 16x64xf32>)
//|           pto.texp ins(%3 : !pto.tile_buf<vec, 16x64xf32>) outs(%3 : !pto.tile_buf<vec, 16x64xf32>)
//|         }
//|         pto.tstore ins(%3 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg2 : !pto.partition_tensor_view<16x64xf32>)
//|         %5 = arith.addi %arg5, %c2 : index
//|         scf.if %arg3 {
//|           pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%2 : !pto.tile_buf<vec, 16x64xf32>)
//|         } else {
//|           pto.tload ins(%arg1 : !pto.partition_tensor_view<16x64xf32>) outs(%2 : !pto.tile_buf<vec, 16x64xf32>)
//|           pto.texp ins(%2 : !pto.tile_buf<vec, 16x64xf32>) outs(%2 : !pto.tile_buf<vec, 16x64xf32>)
//|         }
//|         pto.tstore ins(%2 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg2 : !pto.partition_tensor_view<16x64xf32>)
//|         %6 = arith.addi %arg5, %c3 : index
//|         scf.if %arg3 {
//|           pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%1 : !pto.tile_buf<vec, 16x64xf32>)
//|         } else {
//|           pto.tload ins(%arg1 : !pto.partition_tensor_view<16x64xf32>) outs(%1 : !pto.tile_buf<vec, 16x64xf32>)
//|           pto.texp ins(%1 : !pto.tile_buf<vec, 16x64xf32>) outs(%1 : !pto.tile_buf<vec, 16x64xf32>)
//|         }
//|         pto.tstore ins(%1 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg2 : !pto.partition_tensor_view<16x64xf32>)
//|       }
//|     }
//|     return
//|   }
//|   func.func @tails(%arg0: !pto.partition_tensor_view<?x64xf32>, %arg1: !pto.partition_tensor_view<?x64xf32>) {
//|     %c1 = arith.constant 1 : index
//|     %c2 = arith.constant 2 : index
//|     %c3 = arith.constant 3 : index
//|     %c4 = arith.constant 4 : index
//|     %c0 = arith.constant 0 : index
//|     %c1_0 = arith.constant 1 : index
//|     %c4_1 = arith.constant 4 : index
//|     scf.for %arg2 = %c0 to %c4_1 step %c4 {
//|       %0 = pto.alloc_tile valid_row = %arg2 : !pto.tile_buf<vec, 16x64xf32, valid=?x64>
//|       pto.tload ins(%arg0 : !pto.partition_tensor_view<?x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32, valid=?x64>)
//|       pto.tstore ins(%0 : !pto.tile_buf<vec, 16x64xf32, valid=?x64>) outs(%arg1 : !pto.partition_tensor_view<?x64xf32>)
//|       %1 = arith.addi %arg2, %c1 : index
//|       %2 = pto.alloc_tile valid_row = %1 : !pto.tile_buf<vec, 16x64xf32, valid=?x64>
//|       pto.tload ins(%arg0 : !pto.partition_tensor_view<?x64xf32>) outs(%2 : !pto.tile_buf<vec, 16x64xf32, valid=?x64>)
//|       pto.tstore ins(%2 : !pto.tile_buf<vec, 16x64xf32, valid=?x64>) outs(%arg1 : !pto.partition_tensor_view<?x64xf32>)
//|       %3 = arith.addi %arg2, %c2 : index
//|       %4 = pto.alloc_tile valid_row = %3 : !pto.tile_buf<vec, 16x64xf32, valid=?x64>
//|       pto.tload ins(%arg0 : !pto.partition_tensor_view<?x64xf32>) outs(%4 : !pto.tile_buf<vec, 16x64xf32, valid=?x64>)
//|       pto.tstore ins(%4 : !pto.tile_buf<vec, 16x64xf32, valid=?x64>) outs(%arg1 : !pto.partition_tensor_view<?x64xf32>)
//|       %5 = arith.addi %arg2, %c3 : index
//|       %6 = pto.alloc_tile valid_row = %5 : !pto.tile_buf<vec, 16x64xf32, valid=?x64>
//|       pto.tload ins(%arg0 : !pto.partition_tensor_view<?x64xf32>) outs(%6 : !pto.tile_buf<vec, 16x64xf32, valid=?x64>)
//|       pto.tstore ins(%6 : !pto.tile_buf<vec, 16x64xf32, valid=?x64>) outs(%arg1 : !pto.partition_tensor_view<?x64xf32>)
//|     }
//|     return
//|   }
//|   func.func @carried(%arg0: !pto.tensor_view<128x64xf32>, %arg1: !pto.tensor_view<128x64xf32>, %arg2: index) -> index {
//|     %c1 = arith.constant 1 : index
//|     %c2 = arith.constant 2 : index
//|     %c0 = arith.constant 0 : index
//|     %c1_0 = arith.constant 1 : index
//|     %c16 = arith.constant 16 : index
//|     %c64 = arith.constant 64 : index
//|     %0 = scf.for %arg3 = %c0 to %arg2 step %c2 iter_args(%arg4 = %c0) -> (index) {
//|       %1 = pto.partition_view %arg0, offsets = [%arg4, %c0], sizes = [%c16, %c64] : !pto.tensor_view<128x64xf32>
//|       %2 = pto.partition_view %arg1, offsets = [%arg4, %c0], sizes = [%c16, %c64] : !pto.tensor_view<128x64xf32>
//|       %3 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
//|       pto.tload ins(%1 : !pto.partition_tensor_view<16x64xf32>) outs(%3 : !pto.tile_buf<vec, 16x64xf32>)
//|       pto.tstore ins(%3 : !pto.tile_buf<vec, 16x64xf32>) outs(%2 : !pto.partition_tensor_view<16x64xf32>)
//|       %4 = arith.addi %arg4, %c16 : index
//|       %5 = arith.addi %arg3, %c1 : index
//|       %6 = arith.cmpi slt, %5, %arg2 : index
//|       %7 = scf.if %6 -> (index) {
//|         %8 = pto.partition_view %arg0, offsets = [%4, %c0], sizes = [%c16, %c64] : !pto.tensor_view<128x64xf32>
//|         %9 = pto.partition_view %arg1, offsets = [%4, %c0], sizes = [%c16, %c64] : !pto.tensor_view<128x64xf32>
//|         %10 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
//|         pto.tload ins(%8 : !pto.partition_tensor_view<16x64xf32>) outs(%10 : !pto.tile_buf<vec, 16x64xf32>)
//|         pto.tstore ins(%10 : !pto.tile_buf<vec, 16x64xf32>) outs(%9 : !pto.partition_tensor_view<16x64xf32>)
//|         %11 = arith.addi %4, %c16 : index
//|         scf.yield %11 : index
//|       } else {
//|         scf.yield %4 : index
//|       }
//|       scf.yield %7 : index
//|     }
//|     return %0 : index
//|   }
//|   func.func @carried_even(%arg0: !pto.tensor_view<128x64xf32>, %arg1: !pto.tensor_view<128x64xf32>) -> index {
//|     %c1 = arith.constant 1 : index
//|     %c2 = arith.constant 2 : index
//|     %c3 = arith.constant 3 : index
//|     %c4 = arith.constant 4 : index
//|     %c5 = arith.constant 5 : index
//|     %c6 = arith.constant 6 : index
//|     %c0 = arith.constant 0 : index
//|     %c1_0 = arith.constant 1 : index
//|     %c6_1 = arith.constant 6 : index
//|     %c16 = arith.constant 16 : index
//|     %c64 = arith.constant 64 : index
//|     %0 = scf.for %arg2 = %c0 to %c6_1 step %c6 iter_args(%arg3 = %c0) -> (index) {
//|       %1 = pto.partition_view %arg0, offsets = [%arg3, %c0], sizes = [%c16, %c64] : !pto.tensor_view<128x64xf32>
//|       %2 = pto.partition_view %arg1, offsets = [%arg3, %c0], sizes = [%c16, %c64] : !pto.tensor_view<128x64xf32>
//|       %3 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
//|       pto.tload ins(%1 : !pto.partition_tensor_view<16x64xf32>) outs(%3 : !pto.tile_buf<vec, 16x64xf32>)
//|       pto.tstore ins(%3 : !pto.tile_buf<vec, 16x64xf32>) outs(%2 : !pto.partition_tensor_view<16x64xf32>)
//|       %4 = arith.addi %arg3, %c16 : index
//|       %5 = arith.addi %arg2, %c1 : index
//|       %6 = pto.partition_view %arg0, offsets = [%4, %c0], sizes = [%c16, %c64] : !pto.tensor_view<128x64xf32>
//|       %7 = pto.partition_view %arg1, offsets = [%4, %c0], sizes = [%c16, %c64] : !pto.tensor_view<128x64xf32>
//|       %8 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
//|       pto.tload ins(%6 : !pto.partition_tensor_view<16x64xf32>) outs(%8 : !pto.tile_buf<vec, 16x64xf32>)
//|       pto.tstore ins(%8 : !pto.tile_buf<vec, 16x64xf32>) outs(%7 : !pto.partition_tensor_view<16x64xf32>)
//|       %9 = arith.addi %4, %c16 : index
//|       %10 = arith.addi %arg2, %c2 : index
//|       %11 = pto.partition_view %arg0, offsets = [%9, %c0], sizes = [%c16, %c64] : !pto.tensor_view<128x64xf32>
//|       %12 = pto.partition_view %arg1, offsets = [%9, %c0], sizes = [%c16, %c64] : !pto.tensor_view<128x64xf32>
//|       %13 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
//|       pto.tload ins(%11 : !pto.partition_tensor_view<16x64xf32>) outs(%13 : !pto.tile_buf<vec, 16x64xf32>)
//|       pto.tstore ins(%13 : !pto.tile_buf<vec, 16x64xf32>) outs(%12 : !pto.partition_tensor_view<16x64xf32>)
//|       %14 = arith.addi %9, %c16 : index
//|       %15 = arith.addi %arg2, %c3 : index
//|       %16 = pto.partition_view %arg0, offsets = [%14, %c0], sizes = [%c16, %c64] : !pto.tensor_view<128x64xf32>
//|       %17 = pto.partition_view %arg1, offsets = [%14, %c0], sizes = [%c16, %c64] : !pto.tensor_view<128x64xf32>
//|       %18 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
//|       pto.tload ins(%16 : !pto.partition_tensor_view<16x64xf32>) outs(%18 : !pto.tile_buf<vec, 16x64xf32>)
//|       pto.tstore ins(%18 : !pto.tile_buf<vec, 16x64xf32>) outs(%17 : !pto.partition_tensor_view<16x64xf32>)
//|       %19 = arith.addi %14, %c16 : index
//|       %20 = arith.addi %arg2, %c4 : index
//|       %21 = pto.partition_view %arg0, offsets = [%19, %c0], sizes = [%c16, %c64] : !pto.tensor_view<128x64xf32>
//|       %22 = pto.partition_view %arg1, offsets = [%19, %c0], sizes = [%c16, %c64] : !pto.tensor_view<128x64xf32>
//|       %23 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
//|       pto.tload ins(%21 : !pto.partition_tensor_view<16x64xf32>) outs(%23 : !pto.tile_buf<vec, 16x64xf32>)
//|       pto.tstore ins(%23 : !pto.tile_buf<vec, 16x64xf32>) outs(%22 : !pto.partition_tensor_view<16x64xf32>)
//|       %24 = arith.addi %19, %c16 : index
//|       %25 = arith.addi %arg2, %c5 : index
//|       %26 = pto.partition_view %arg0, offsets = [%24, %c0], sizes = [%c16, %c64] : !pto.tensor_view<128x64xf32>
//|       %27 = pto.partition_view %arg1, offsets = [%24, %c0], sizes = [%c16, %c64] : !pto.tensor_view<128x64xf32>
//|       %28 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
//|       pto.tload ins(%26 : !pto.partition_tensor_view<16x64xf32>) outs(%28 : !pto.tile_buf<vec, 16x64xf32>)
//|       pto.tstore ins(%28 : !pto.tile_buf<vec, 16x64xf32>) outs(%27 : !pto.partition_tensor_view<16x64xf32>)
//|       %29 = arith.addi %24, %c16 : index
//|       scf.yield %29 : index
//|     }
//|     return %0 : index
//|   }
//|   func.func @pushes(%arg0: !pto.partition_tensor_view<16x64xf32>, %arg1: i32, %arg2: index) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
//|     %c0 = arith.constant 0 : index
//|     %c1 = arith.constant 1 : index
//|     pto.aiv_initialize_pipe {id = 0, dir_mask = 2, slot_size = 4096, slot_num = 2}(v2c_consumer_buf = %arg1 : i32)
//|     scf.for %arg3 = %c0 to %arg2 step %c1 {
//|       %0 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
//|       pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|       pto.tpush_to_aic(%0 : !pto.tile_buf<vec, 16x64xf32>) {id = 0, split = 0}
//|     }
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @even(%arg0: !pto.partition_tensor_view<16x64xf32>, %arg1: !pto.partition_tensor_view<16x64xf32>) {
//|     %c0_i64 = arith.constant 0 : i64
//|     %c4096_i64 = arith.constant 4096 : i64
//|     %c8192_i64 = arith.constant 8192 : i64
//|     %c12288_i64 = arith.constant 12288 : i64
//|     %c16384_i64 = arith.constant 16384 : i64
//|     %c20480_i64 = arith.constant 20480 : i64
//|     %c24576_i64 = arith.constant 24576 : i64
//|     %c28672_i64 = arith.constant 28672 : i64
//|     %c1 = arith.constant 1 : index
//|     %c2 = arith.constant 2 : index
//|     %c3 = arith.constant 3 : index
//|     %c4 = arith.constant 4 : index
//|     %c0 = arith.constant 0 : index
//|     %c1_0 = arith.constant 1 : index
//|     %c4_1 = arith.constant 4 : index
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     %1 = pto.alloc_tile addr = %c4096_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     %2 = pto.alloc_tile addr = %c8192_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     %3 = pto.alloc_tile addr = %c12288_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     pto.set_flag[<PIPE_V>, <PIPE_MTE2>, <EVENT_ID0>]
//|     pto.set_flag[<PIPE_MTE3>, <PIPE_V>, <EVENT_ID0>]
//|     pto.set_flag[<PIPE_V>, <PIPE_MTE2>, <EVENT_ID1>]
//|     pto.set_flag[<PIPE_MTE3>, <PIPE_V>, <EVENT_ID1>]
//|     pto.set_flag[<PIPE_V>, <PIPE_MTE2>, <EVENT_ID2>]
//|     pto.set_flag[<PIPE_MTE3>, <PIPE_V>, <EVENT_ID2>]
//|     pto.set_flag[<PIPE_V>, <PIPE_MTE2>, <EVENT_ID3>]
//|     pto.set_flag[<PIPE_MTE3>, <PIPE_V>, <EVENT_ID3>]
//|     scf.for %arg2 = %c0 to %c4_1 step %c4 {
//|       pto.wait_flag[<PIPE_V>, <PIPE_MTE2>, <EVENT_ID0>]
//|       pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|       pto.set_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
//|       %4 = pto.alloc_tile addr = %c16384_i64 : !pto.tile_buf<vec, 16x64xf32>
//|       pto.wait_flag[<PIPE_MTE3>, <PIPE_V>, <EVENT_ID0>]
//|       pto.wait_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
//|       pto.texp ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%4 : !pto.tile_buf<vec, 16x64xf32>)
//|       pto.set_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID0>]
//|       pto.set_flag[<PIPE_V>, <PIPE_MTE2>, <EVENT_ID0>]
//|       pto.wait_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID0>]
//|       pto.tstore ins(%4 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg1 : !pto.partition_tensor_view<16x64xf32>)
//|       pto.set_flag[<PIPE_MTE3>, <PIPE_V>, <EVENT_ID0>]
//|       %5 = arith.addi %arg2, %c1 : index
//|       pto.wait_flag[<PIPE_V>, <PIPE_MTE2>, <EVENT_ID1>]
//|       pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%3 : !pto.tile_buf<vec, 16x64xf32>)
//|       pto.set_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID1>]
//|       %6 = pto.alloc_tile addr = %c20480_i64 : !pto.tile_buf<vec, 16x64xf32>
//|       pto.wait_flag[<PIPE_MTE3>, <PIPE_V>, <EVENT_ID1>]
//|       pto.wait_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID1>]
//|       pto.texp ins(%3 : !pto.tile_buf<vec, 16x64xf32>) outs(%6 : !pto.tile_buf<vec, 16x64xf32>)
//|       pto.set_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID1>]
//|       pto.set_flag[<PIPE_V>, <PIPE_MTE2>, <EVENT_ID1>]
//|       pto.wait_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID1>]
//|       pto.tstore ins(%6 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg1 : !pto.partition_tensor_view<16x64xf32>)
//|       pto.set_flag[<PIPE_MTE3>, <PIPE_V>, <EVENT_ID1>]
//|       %7 = arith.addi %arg2, %c2 : index
//|       pto.wait_flag[<PIPE_V>, <PIPE_MTE2>, <EVENT_ID2>]
//|       pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%2 : !pto.tile_buf<vec, 16x64xf32>)
//|       pto.set_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID2>]
//|       %8 = pto.alloc_tile addr = %c24576_i64 : !pto.tile_buf<vec, 16x64xf32>
//|       pto.wait_flag[<PIPE_MTE3>, <PIPE_V>, <EVENT_ID2>]
//|       pto.wait_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID2>]
//|       pto.texp ins(%2 : !pto.tile_buf<vec, 16x64xf32>) outs(%8 : !pto.tile_buf<vec, 16x64xf32>)
//|       pto.set_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID2>]
//|       pto.set_flag[<PIPE_V>, <PIPE_MTE2>, <EVENT_ID2>]
//|       pto.wait_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID2>]
//|       pto.tstore ins(%8 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg1 : !pto.partition_tensor_view<16x64xf32>)
//|       pto.set_flag[<PIPE_MTE3>, <PIPE_V>, <EVENT_ID2>]
//|       %9 = arith.addi %arg2, %c3 : index
//|       pto.wait_flag[<PIPE_V>, <PIPE_MTE2>, <EVENT_ID3>]
//|       pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%1 : !pto.tile_buf<vec, 16x64xf32>)
//|       pto.set_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID3>]
//|       %10 = pto.alloc_tile addr = %c28672_i64 : !pto.tile_buf<vec, 16x64xf32>
//|       pto.wait_flag[<PIPE_MTE3>, <PIPE_V>, <EVENT_ID3>]
//|       pto.wait_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID3>]
//|       pto.texp ins(%1 : !pto.tile_buf<vec, 16x64xf32>) outs(%10 : !pto.tile_buf<vec, 16x64xf32>)
//|       pto.set_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID3>]
//|       pto.set_flag[<PIPE_V>, <PIPE_MTE2>, <EVENT_ID3>]
//|       pto.wait_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID3>]
//|       pto.tstore ins(%10 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg1 : !pto.partition_tensor_view<16x64xf32>)
//|       pto.set_flag[<PIPE_MTE3>, <PIPE_V>, <EVENT_ID3>]
//|     }
//|     pto.wait_flag[<PIPE_V>, <PIPE_MTE2>, <EVENT_ID0>]
//|     pto.wait_flag[<PIPE_MTE3>, <PIPE_V>, <EVENT_ID0>]
//|     pto.wait_flag[<PIPE_V>, <PIPE_MTE2>, <EVENT_ID1>]
//|     pto.wait_flag[<PIPE_MTE3>, <PIPE_V>, <EVENT_ID1>]
//|     pto.wait_flag[<PIPE_V>, <PIPE_MTE2>, <EVENT_ID2>]
//|     pto.wait_flag[<PIPE_MTE3>, <PIPE_V>, <EVENT_ID2>]
//|     pto.wait_flag[<PIPE_V>, <PIPE_MTE2>, <EVENT_ID3>]
//|     pto.wait_flag[<PIPE_MTE3>, <PIPE_V>, <EVENT_ID3>]
//|     return
//|   }
//|   func.func @any(%arg0: !pto.partition_tensor_view<16x64xf32>, %arg1: !pto.partition_tensor_view<16x64xf32>, %arg2: index) {
//|     %c0_i64 = arith.constant 0 : i64
//|     %c4096_i64 = arith.constant 4096 : i64
//|     %c8192_i64 = arith.constant 8192 : i64
//|     %c1 = arith.constant 1 : index
//|     %c2 = arith.constant 2 : index
//|     %c0 = arith.constant 0 : index
//|     %c1_0 = arith.constant 1 : index
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     %cst = arith.constant 0.000000e+00 : f32
//|     pto.texpands ins(%cst : f32) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.set_flag[<PIPE_V>, <PIPE_MTE2>, <EVENT_ID0>]
//|     pto.set_flag[<PIPE_V>, <PIPE_MTE2>, <EVENT_ID1>]
//|     scf.for %arg3 = %c0 to %arg2 step %c2 {
//|       %1 = pto.alloc_tile addr = %c4096_i64 : !pto.tile_buf<vec, 16x64xf32>
//|       pto.wait_flag[<PIPE_V>, <PIPE_MTE2>, <EVENT_ID0>]
//|       pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%1 : !pto.tile_buf<vec, 16x64xf32>)
//|       pto.set_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
//|       pto.wait_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
//|       pto.tadd ins(%0, %1 : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|       pto.set_flag[<PIPE_V>, <PIPE_MTE2>, <EVENT_ID0>]
//|       %2 = arith.addi %arg3, %c1 : index
//|       %3 = arith.cmpi slt, %2, %arg2 : index
//|       pto.wait_flag[<PIPE_V>, <PIPE_MTE2>, <EVENT_ID1>]
//|       scf.if %3 {
//|         %4 = pto.alloc_tile addr = %c8192_i64 : !pto.tile_buf<vec, 16x64xf32>
//|         pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%4 : !pto.tile_buf<vec, 16x64xf32>)
//|         pto.set_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID1>]
//|         pto.wait_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID1>]
//|         pto.tadd ins(%0, %4 : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|       }
//|       pto.set_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID2>]
//|       pto.wait_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID2>]
//|       pto.set_flag[<PIPE_V>, <PIPE_MTE2>, <EVENT_ID1>]
//|     }
//|     pto.wait_flag[<PIPE_V>, <PIPE_MTE2>, <EVENT_ID0>]
//|     pto.wait_flag[<PIPE_V>, <PIPE_MTE2>, <EVENT_ID1>]
//|     pto.set_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID0>]
//|     pto.wait_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID0>]
//|     pto.tstore ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg1 : !pto.partition_tensor_view<16x64xf32>)
//|     return
//|   }
//|   func.func @large(%arg0: !pto.partition_tensor_view<192x192xf32>, %arg1: !pto.partition_tensor_view<192x192xf32>, %arg2: index) {
//|     %c0_i64 = arith.constant 0 : i64
//|     %c0 = arith.constant 0 : index
//|     %c1 = arith.constant 1 : index
//|     pto.set_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
//|     scf.for %arg3 = %c0 to %arg2 step %c1 {
//|       %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 192x192xf32>
//|       pto.wait_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
//|       pto.tload ins(%arg0 : !pto.partition_tensor_view<192x192xf32>) outs(%0 : !pto.tile_buf<vec, 192x192xf32>)
//|       pto.set_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
//|       pto.wait_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
//|       pto.texp ins(%0 : !pto.tile_buf<vec, 192x192xf32>) outs(%0 : !pto.tile_buf<vec, 192x192xf32>)
//|       pto.set_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID0>]
//|       pto.wait_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID0>]
//|       pto.tstore ins(%0 : !pto.tile_buf<vec, 192x192xf32>) outs(%arg1 : !pto.partition_tensor_view<192x192xf32>)
//|       pto.set_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
//|     }
//|     pto.wait_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
//|     return
//|   }
//|   func.func @as_it_is(%arg0: !pto.partition_tensor_view<16x64xf32>, %arg1: !pto.partition_tensor_view<16x64xf32>, %arg2: index) {
//|     %c0_i64 = arith.constant 0 : i64
//|     %c4096_i64 = arith.constant 4096 : i64
//|     %c0 = arith.constant 0 : index
//|     %c1 = arith.constant 1 : index
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     pto.set_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
//|     scf.for %arg3 = %c0 to %c1 step %c1 {
//|       pto.wait_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
//|       pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|       pto.set_flag[<PIPE_MTE2>, <PIPE_MTE3>, <EVENT_ID0>]
//|       pto.wait_flag[<PIPE_MTE2>, <PIPE_MTE3>, <EVENT_ID0>]
//|       pto.tstore ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg1 : !pto.partition_tensor_view<16x64xf32>)
//|       pto.set_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
//|     }
//|     pto.wait_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
//|     %1 = pto.alloc_tile addr = %c4096_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%1 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.set_flag[<PIPE_MTE2>, <PIPE_MTE3>, <EVENT_ID0>]
//|     pto.wait_flag[<PIPE_MTE2>, <PIPE_MTE3>, <EVENT_ID0>]
//|     pto.set_flag[<PIPE_MTE2>, <PIPE_MTE3>, <EVENT_ID1>]
//|     scf.for %arg3 = %c0 to %arg2 step %c1 {
//|       pto.wait_flag[<PIPE_MTE2>, <PIPE_MTE3>, <EVENT_ID1>]
//|       pto.tstore ins(%1 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg1 : !pto.partition_tensor_view<16x64xf32>)
//|       pto.set_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
//|       pto.wait_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
//|       pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%1 : !pto.tile_buf<vec, 16x64xf32>)
//|       pto.set_flag[<PIPE_MTE2>, <PIPE_MTE3>, <EVENT_ID1>]
//|     }
//|     pto.wait_flag[<PIPE_MTE2>, <PIPE_MTE3>, <EVENT_ID1>]
//|     return
//|   }
//|   func.func @branches(%arg0: !pto.partition_tensor_view<16x64xf32>, %arg1: !pto.partition_tensor_view<16x64xf32>, %arg2: !pto.partition_tensor_view<16x64xf32>, %arg3: i1) {
//|     %c0_i64 = arith.constant 0 : i64
//|     %c4096_i64 = arith.constant 4096 : i64
//|     %c8192_i64 = arith.constant 8192 : i64
//|     %c12288_i64 = arith.constant 12288 : i64
//|     %c1 = arith.constant 1 : index
//|     %c2 = arith.constant 2 : index
//|     %c3 = arith.constant 3 : index
//|     %c4 = arith.constant 4 : index
//|     %c0 = arith.constant 0 : index
//|     %c1_0 = arith.constant 1 : index
//|     %c4_1 = arith.constant 4 : index
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     %1 = pto.alloc_tile addr = %c4096_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     %2 = pto.alloc_tile addr = %c8192_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     %3 = pto.alloc_tile addr = %c12288_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     pto.set_flag[<PIPE_MTE2>, <PIPE_MTE3>, <EVENT_ID0>]
//|     pto.set_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID0>]
//|     scf.for %arg4 = %c0 to %c4_1 step %c1_0 {
//|       pto.wait_flag[<PIPE_MTE2>, <PIPE_MTE3>, <EVENT_ID0>]
//|       pto.wait_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID0>]
//|       pto.set_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
//|       pto.set_flag[<PIPE_MTE3>, <PIPE_V>, <EVENT_ID0>]
//|       pto.set_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID1>]
//|       pto.set_flag[<PIPE_MTE3>, <PIPE_V>, <EVENT_ID1>]
//|       pto.set_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID2>]
//|       pto.set_flag[<PIPE_MTE3>, <PIPE_V>, <EVENT_ID2>]
//|       pto.set_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID3>]
//|       pto.set_flag[<PIPE_MTE3>, <PIPE_V>, <EVENT_ID3>]
//|       scf.for %arg5 = %c0 to %c4_1 step %c4 {
//|         pto.wait_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
//|         pto.wait_flag[<PIPE_MTE3>, <PIPE_V>, <EVENT_ID0>]
//|         scf.if %arg3 {
//|           pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|         } else {
//|           pto.tload ins(%arg1 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|           pto.set_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
//|           pto.wait_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
//|           pto.texp ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|         }
//|         pto.set_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID1>]
//|         pto.set_flag[<PIPE_MTE2>, <PIPE_MTE3>, <EVENT_ID1>]
//|         pto.wait_flag[<PIPE_MTE2>, <PIPE_MTE3>, <EVENT_ID1>]
//|         pto.wait_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID1>]
//|         pto.tstore ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg2 : !pto.partition_tensor_view<16x64xf32>)
//|         pto.set_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
//|         pto.set_flag[<PIPE_MTE3>, <PIPE_V>, <EVENT_ID0>]
//|         %4 = arith.addi %arg5, %c1 : index
//|         pto.wait_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID1>]
//|         pto.wait_flag[<PIPE_MTE3>, <PIPE_V>, <EVENT_ID1>]
//|         scf.if %arg3 {
//|           pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%3 : !pto.tile_buf<vec, 16x64xf32>)
//|         } else {
//|           pto.tload ins(%arg1 : !pto.partition_tensor_view<16x64xf32>) outs(%3 : !pto.tile_buf<vec, 16x64xf32>)
//|           pto.set_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID1>]
//|           pto.wait_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID1>]
//|           pto.texp ins(%3 : !pto.tile_buf<vec, 16x64xf32>) outs(%3 : !pto.tile_buf<vec, 16x64xf32>)
//|         }
//|         pto.set_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID2>]
//|         pto.set_flag[<PIPE_MTE2>, <PIPE_MTE3>, <EVENT_ID2>]
//|         pto.wait_flag[<PIPE_MTE2>, <PIPE_MTE3>, <EVENT_ID2>]
//|         pto.wait_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID2>]
//|         pto.tstore ins(%3 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg2 : !pto.partition_tensor_view<16x64xf32>)
//|         pto.set_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID1>]
//|         pto.set_flag[<PIPE_MTE3>, <PIPE_V>, <EVENT_ID1>]
//|         %5 = arith.addi %arg5, %c2 : index
//|         pto.wait_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID2>]
//|         pto.wait_flag[<PIPE_MTE3>, <PIPE_V>, <EVENT_ID2>]
//|         scf.if %arg3 {
//|           pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%2 : !pto.tile_buf<vec, 16x64xf32>)
//|         } else {
//|           pto.tload ins(%arg1 : !pto.partition_tensor_view<16x64xf32>) outs(%2 : !pto.tile_buf<vec, 16x64xf32>)
//|           pto.set_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID2>]
//|           pto.wait_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID2>]
//|           pto.texp ins(%2 : !pto.tile_buf<vec, 16x64xf32>) outs(%2 : !pto.tile_buf<vec, 16x64xf32>)
//|         }
//|         pto.set_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID3>]
//|         pto.set_flag[<PIPE_MTE2>, <PIPE_MTE3>, <EVENT_ID3>]
//|         pto.wait_flag[<PIPE_MTE2>, <PIPE_MTE3>, <EVENT_ID3>]
//|         pto.wait_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID3>]
//|         pto.tstore ins(%2 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg2 : !pto.partition_tensor_view<16x64xf32>)
//|         pto.set_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID2>]
//|         pto.set_flag[<PIPE_MTE3>, <PIPE_V>, <EVENT_ID2>]
//|         %6 = arith.addi %arg5, %c3 : index
//|         pto.wait_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID3>]
//|         pto.wait_flag[<PIPE_MTE3>, <PIPE_V>, <EVENT_ID3>]
//|         scf.if %arg3 {
//|           pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%1 : !pto.tile_buf<vec, 16x64xf32>)
//|         } else {
//|           pto.tload ins(%arg1 : !pto.partition_tensor_view<16x64xf32>) outs(%1 : !pto.tile_buf<vec, 16x64xf32>)
//|           pto.set_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID3>]
//|           pto.wait_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID3>]
//|           pto.texp ins(%1 : !pto.tile_buf<vec, 16x64xf32>) outs(%1 : !pto.tile_buf<vec, 16x64xf32>)
//|         }
//|         pto.set_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID4>]
//|         pto.set_flag[<PIPE_MTE2>, <PIPE_MTE3>, <EVENT_ID4>]
//|         pto.wait_flag[<PIPE_MTE2>, <PIPE_MTE3>, <EVENT_ID4>]
//|         pto.wait_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID4>]
//|         pto.tstore ins(%1 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg2 : !pto.partition_tensor_view<16x64xf32>)
//|         pto.set_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID3>]
//|         pto.set_flag[<PIPE_MTE3>, <PIPE_V>, <EVENT_ID3>]
//|       }
//|       pto.wait_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
//|       pto.wait_flag[<PIPE_MTE3>, <PIPE_V>, <EVENT_ID0>]
//|       pto.wait_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID1>]
//|       pto.wait_flag[<PIPE_MTE3>, <PIPE_V>, <EVENT_ID1>]
//|       pto.wait_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID2>]
//|       pto.wait_flag[<PIPE_MTE3>, <PIPE_V>, <EVENT_ID2>]
//|       pto.wait_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID3>]
//|       pto.wait_flag[<PIPE_MTE3>, <PIPE_V>, <EVENT_ID3>]
//|       pto.set_flag[<PIPE_MTE2>, <PIPE_MTE3>, <EVENT_ID0>]
//|       pto.set_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID0>]
//|     }
//|     pto.wait_flag[<PIPE_MTE2>, <PIPE_MTE3>, <EVENT_ID0>]
//|     pto.wait_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID0>]
//|     return
//|   }
//|   func.func @tails(%arg0: !pto.partition_tensor_view<?x64xf32>, %arg1: !pto.partition_tensor_view<?x64xf32>) {
//|     %c0_i64 = arith.constant 0 : i64
//|     %c4096_i64 = arith.constant 4096 : i64
//|     %c8192_i64 = arith.constant 8192 : i64
//|     %c12288_i64 = arith.constant 12288 : i64
//|     %c1 = arith.constant 1 : index
//|     %c2 = arith.constant 2 : index
//|     %c3 = arith.constant 3 : index
//|     %c4 = arith.constant 4 : index
//|     %c0 = arith.constant 0 : index
//|     %c1_0 = arith.constant 1 : index
//|     %c4_1 = arith.constant 4 : index
//|     pto.set_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
//|     pto.set_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID1>]
//|     pto.set_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID2>]
//|     pto.set_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID3>]
//|     scf.for %arg2 = %c0 to %c4_1 step %c4 {
//|       %0 = pto.alloc_tile addr = %c0_i64 valid_row = %arg2 : !pto.tile_buf<vec, 16x64xf32, valid=?x64>
//|       pto.wait_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
//|       pto.tload ins(%arg0 : !pto.partition_tensor_view<?x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32, valid=?x64>)
//|       pto.set_flag[<PIPE_MTE2>, <PIPE_MTE3>, <EVENT_ID0>]
//|       pto.wait_flag[<PIPE_MTE2>, <PIPE_MTE3>, <EVENT_ID0>]
//|       pto.tstore ins(%0 : !pto.tile_buf<vec, 16x64xf32, valid=?x64>) outs(%arg1 : !pto.partition_tensor_view<?x64xf32>)
//|       pto.set_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
//|       %1 = arith.addi %arg2, %c1 : index
//|       %2 = pto.alloc_tile addr = %c4096_i64 valid_row = %1 : !pto.tile_buf<vec, 16x64xf32, valid=?x64>
//|       pto.wait_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID1>]
//|       pto.tload ins(%arg0 : !pto.partition_tensor_view<?x64xf32>) outs(%2 : !pto.tile_buf<vec, 16x64xf32, valid=?x64>)
//|       pto.set_flag[<PIPE_MTE2>, <PIPE_MTE3>, <EVENT_ID1>]
//|       pto.wait_flag[<PIPE_MTE2>, <PIPE_MTE3>, <EVENT_ID1>]
//|       pto.tstore ins(%2 : !pto.tile_buf<vec, 16x64xf32, valid=?x64>) outs(%arg1 : !pto.partition_tensor_view<?x64xf32>)
//|       pto.set_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID1>]
//|       %3 = arith.addi %arg2, %c2 : index
//|       %4 = pto.alloc_tile addr = %c8192_i64 valid_row = %3 : !pto.tile_buf<vec, 16x64xf32, valid=?x64>
//|       pto.wait_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID2>]
//|       pto.tload ins(%arg0 : !pto.partition_tensor_view<?x64xf32>) outs(%4 : !pto.tile_buf<vec, 16x64xf32, valid=?x64>)
//|       pto.set_flag[<PIPE_MTE2>, <PIPE_MTE3>, <EVENT_ID2>]
//|       pto.wait_flag[<PIPE_MTE2>, <PIPE_MTE3>, <EVENT_ID2>]
//|       pto.tstore ins(%4 : !pto.tile_buf<vec, 16x64xf32, valid=?x64>) outs(%arg1 : !pto.partition_tensor_view<?x64xf32>)
//|       pto.set_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID2>]
//|       %5 = arith.addi %arg2, %c3 : index
//|       %6 = pto.alloc_tile addr = %c12288_i64 valid_row = %5 : !pto.tile_buf<vec, 16x64xf32, valid=?x64>
//|       pto.wait_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID3>]
//|       pto.tload ins(%arg0 : !pto.partition_tensor_view<?x64xf32>) outs(%6 : !pto.tile_buf<vec, 16x64xf32, valid=?x64>)
//|       pto.set_flag[<PIPE_MTE2>, <PIPE_MTE3>, <EVENT_ID3>]
//|       pto.wait_flag[<PIPE_MTE2>, <PIPE_MTE3>, <EVENT_ID3>]
//|       pto.tstore ins(%6 : !pto.tile_buf<vec, 16x64xf32, valid=?x64>) outs(%arg1 : !pto.partition_tensor_view<?x64xf32>)
//|       pto.set_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID3>]
//|     }
//|     pto.wait_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
//|     pto.wait_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID1>]
//|     pto.wait_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID2>]
//|     pto.wait_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID3>]
//|     return
//|   }
//|   func.func @carried(%arg0: !pto.tensor_view<128x64xf32>, %arg1: !pto.tensor_view<128x64xf32>, %arg2: index) -> index {
//|     %c0_i64 = arith.constant 0 : i64
//|     %c4096_i64 = arith.constant 4096 : i64
//|     %c1 = arith.constant 1 : index
//|     %c2 = arith.constant 2 : index
//|     %c0 = arith.constant 0 : index
//|     %c1_0 = arith.constant 1 : index
//|     %c16 = arith.constant 16 : index
//|     %c64 = arith.constant 64 : index
//|     pto.set_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
//|     pto.set_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID1>]
//|     %0 = scf.for %arg3 = %c0 to %arg2 step %c2 iter_args(%arg4 = %c0) -> (index) {
//|       %1 = pto.partition_view %arg0, offsets = [%arg4, %c0], sizes = [%c16, %c64] : !pto.tensor_view<128x64xf32>
//|       %2 = pto.partition_view %arg1, offsets = [%arg4, %c0], sizes = [%c16, %c64] : !pto.tensor_view<128x64xf32>
//|       %3 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|       pto.wait_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
//|       pto.tload ins(%1 : !pto.partition_tensor_view<16x64xf32>) outs(%3 : !pto.tile_buf<vec, 16x64xf32>)
//|       pto.set_flag[<PIPE_MTE2>, <PIPE_MTE3>, <EVENT_ID0>]
//|       pto.wait_flag[<PIPE_MTE2>, <PIPE_MTE3>, <EVENT_ID0>]
//|       pto.tstore ins(%3 : !pto.tile_buf<vec, 16x64xf32>) outs(%2 : !pto.partition_tensor_view<16x64xf32>)
//|       pto.set_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
//|       %4 = arith.addi %arg4, %c16 : index
//|       %5 = arith.addi %arg3, %c1 : index
//|       %6 = arith.cmpi slt, %5, %arg2 : index
//|       pto.wait_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID1>]
//|       %7 = scf.if %6 -> (index) {
//|         %8 = pto.partition_view %arg0, offsets = [%4, %c0], sizes = [%c16, %c64] : !pto.tensor_view<128x64xf32>
//|         %9 = pto.partition_view %arg1, offsets = [%4, %c0], sizes = [%c16, %c64] : !pto.tensor_view<128x64xf32>
//|         %10 = pto.alloc_tile addr = %c4096_i64 : !pto.tile_buf<vec, 16x64xf32>
//|         pto.tload ins(%8 : !pto.partition_tensor_view<16x64xf32>) outs(%10 : !pto.tile_buf<vec, 16x64xf32>)
//|         pto.set_flag[<PIPE_MTE2>, <PIPE_MTE3>, <EVENT_ID1>]
//|         pto.wait_flag[<PIPE_MTE2>, <PIPE_MTE3>, <EVENT_ID1>]
//|         pto.tstore ins(%10 : !pto.tile_buf<vec, 16x64xf32>) outs(%9 : !pto.partition_tensor_view<16x64xf32>)
//|         %11 = arith.addi %4, %c16 : index
//|         scf.yield %11 : index
//|       } else {
//|         scf.yield %4 : index
//|       }
//|       pto.set_flag[<PIPE_MTE2>, <PIPE_MTE3>, <EVENT_ID2>]
//|       pto.wait_flag[<PIPE_MTE2>, <PIPE_MTE3>, <EVENT_ID2>]
//|       pto.set_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID1>]
//|       scf.yield %7 : index
//|     }
//|     pto.wait_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
//|     pto.wait_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID1>]
//|     return %0 : index
//|   }
//|   func.func @carried_even(%arg0: !pto.tensor_view<128x64xf32>, %arg1: !pto.tensor_view<128x64xf32>) -> index {
//|     %c0_i64 = arith.constant 0 : i64
//|     %c4096_i64 = arith.constant 4096 : i64
//|     %c8192_i64 = arith.constant 8192 : i64
//|     %c12288_i64 = arith.constant 12288 : i64
//|     %c16384_i64 = arith.constant 16384 : i64
//|     %c20480_i64 = arith.constant 20480 : i64
//|     %c1 = arith.constant 1 : index
//|     %c2 = arith.constant 2 : index
//|     %c3 = arith.constant 3 : index
//|     %c4 = arith.constant 4 : index
//|     %c5 = arith.constant 5 : index
//|     %c6 = arith.constant 6 : index
//|     %c0 = arith.constant 0 : index
//|     %c1_0 = arith.constant 1 : index
//|     %c6_1 = arith.constant 6 : index
//|     %c16 = arith.constant 16 : index
//|     %c64 = arith.constant 64 : index
//|     pto.set_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
//|     pto.set_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID1>]
//|     %0 = scf.for %arg2 = %c0 to %c6_1 step %c6 iter_args(%arg3 = %c0) -> (index) {
//|       %1 = pto.partition_view %arg0, offsets = [%arg3, %c0], sizes = [%c16, %c64] : !pto.tensor_view<128x64xf32>
//|       %2 = pto.partition_view %arg1, offsets = [%arg3, %c0], sizes = [%c16, %c64] : !pto.tensor_view<128x64xf32>
//|       %3 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|       pto.wait_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
//|       pto.tload ins(%1 : !pto.partition_tensor_view<16x64xf32>) outs(%3 : !pto.tile_buf<vec, 16x64xf32>)
//|       pto.set_flag[<PIPE_MTE2>, <PIPE_MTE3>, <EVENT_ID0>]
//|       pto.wait_flag[<PIPE_MTE2>, <PIPE_MTE3>, <EVENT_ID0>]
//|       pto.tstore ins(%3 : !pto.tile_buf<vec, 16x64xf32>) outs(%2 : !pto.partition_tensor_view<16x64xf32>)
//|       %4 = arith.addi %arg3, %c16 : index
//|       %5 = arith.addi %arg2, %c1 : index
//|       %6 = pto.partition_view %arg0, offsets = [%4, %c0], sizes = [%c16, %c64] : !pto.tensor_view<128x64xf32>
//|       %7 = pto.partition_view %arg1, offsets = [%4, %c0], sizes = [%c16, %c64] : !pto.tensor_view<128x64xf32>
//|       %8 = pto.alloc_tile addr = %c4096_i64 : !pto.tile_buf<vec, 16x64xf32>
//|       pto.tload ins(%6 : !pto.partition_tensor_view<16x64xf32>) outs(%8 : !pto.tile_buf<vec, 16x64xf32>)
//|       pto.set_flag[<PIPE_MTE2>, <PIPE_MTE3>, <EVENT_ID1>]
//|       pto.wait_flag[<PIPE_MTE2>, <PIPE_MTE3>, <EVENT_ID1>]
//|       pto.tstore ins(%8 : !pto.tile_buf<vec, 16x64xf32>) outs(%7 : !pto.partition_tensor_view<16x64xf32>)
//|       %9 = arith.addi %4, %c16 : index
//|       %10 = arith.addi %arg2, %c2 : index
//|       %11 = pto.partition_view %arg0, offsets = [%9, %c0], sizes = [%c16, %c64] : !pto.tensor_view<128x64xf32>
//|       %12 = pto.partition_view %arg1, offsets = [%9, %c0], sizes = [%c16, %c64] : !pto.tensor_view<128x64xf32>
//|       %13 = pto.alloc_tile addr = %c8192_i64 : !pto.tile_buf<vec, 16x64xf32>
//|       pto.tload ins(%11 : !pto.partition_tensor_view<16x64xf32>) outs(%13 : !pto.tile_buf<vec, 16x64xf32>)
//|       pto.set_flag[<PIPE_MTE2>, <PIPE_MTE3>, <EVENT_ID2>]
//|       pto.wait_flag[<PIPE_MTE2>, <PIPE_MTE3>, <EVENT_ID2>]
//|       pto.tstore ins(%13 : !pto.tile_buf<vec, 16x64xf32>) outs(%12 : !pto.partition_tensor_view<16x64xf32>)
//|       %14 = arith.addi %9, %c16 : index
//|       %15 = arith.addi %arg2, %c3 : index
//|       %16 = pto.partition_view %arg0, offsets = [%14, %c0], sizes = [%c16, %c64] : !pto.tensor_view<128x64xf32>
//|       %17 = pto.partition_view %arg1, offsets = [%14, %c0], sizes = [%c16, %c64] : !pto.tensor_view<128x64xf32>
//|       %18 = pto.alloc_tile addr = %c12288_i64 : !pto.tile_buf<vec, 16x64xf32>
//|       pto.tload ins(%16 : !pto.partition_tensor_view<16x64xf32>) outs(%18 : !pto.tile_buf<vec, 16x64xf32>)
//|       pto.set_flag[<PIPE_MTE2>, <PIPE_MTE3>, <EVENT_ID3>]
//|       pto.wait_flag[<PIPE_MTE2>, <PIPE_MTE3>, <EVENT_ID3>]
//|       pto.tstore ins(%18 : !pto.tile_buf<vec, 16x64xf32>) outs(%17 : !pto.partition_tensor_view<16x64xf32>)
//|       %19 = arith.addi %14, %c16 : index
//|       %20 = arith.addi %arg2, %c4 : index
//|       %21 = pto.partition_view %arg0, offsets = [%19, %c0], sizes = [%c16, %c64] : !pto.tensor_view<128x64xf32>
//|       %22 = pto.partition_view %arg1, offsets = [%19, %c0], sizes = [%c16, %c64] : !pto.tensor_view<128x64xf32>
//|       %23 = pto.alloc_tile addr = %c16384_i64 : !pto.tile_buf<vec, 16x64xf32>
//|       pto.tload ins(%21 : !pto.partition_tensor_view<16x64xf32>) outs(%23 : !pto.tile_buf<vec, 16x64xf32>)
//|       pto.set_flag[<PIPE_MTE2>, <PIPE_MTE3>, <EVENT_ID4>]
//|       pto.wait_flag[<PIPE_MTE2>, <PIPE_MTE3>, <EVENT_ID4>]
//|       pto.tstore ins(%23 : !pto.tile_buf<vec, 16x64xf32>) outs(%22 : !pto.partition_tensor_view<16x64xf32>)
//|       pto.set_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
//|       %24 = arith.addi %19, %c16 : index
//|       %25 = arith.addi %arg2, %c5 : index
//|       %26 = pto.partition_view %arg0, offsets = [%24, %c0], sizes = [%c16, %c64] : !pto.tensor_view<128x64xf32>
//|       %27 = pto.partition_view %arg1, offsets = [%24, %c0], sizes = [%c16, %c64] : !pto.tensor_view<128x64xf32>
//|       %28 = pto.alloc_tile addr = %c20480_i64 : !pto.tile_buf<vec, 16x64xf32>
//|       pto.wait_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID1>]
//|       pto.tload ins(%26 : !pto.partition_tensor_view<16x64xf32>) outs(%28 : !pto.tile_buf<vec, 16x64xf32>)
//|       pto.set_flag[<PIPE_MTE2>, <PIPE_MTE3>, <EVENT_ID5>]
//|       pto.wait_flag[<PIPE_MTE2>, <PIPE_MTE3>, <EVENT_ID5>]
//|       pto.tstore ins(%28 : !pto.tile_buf<vec, 16x64xf32>) outs(%27 : !pto.partition_tensor_view<16x64xf32>)
//|       pto.set_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID1>]
//|       %29 = arith.addi %24, %c16 : index
//|       scf.yield %29 : index
//|     }
//|     pto.wait_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
//|     pto.wait_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID1>]
//|     return %0 : index
//|   }
//|   func.func @pushes(%arg0: !pto.partition_tensor_view<16x64xf32>, %arg1: i32, %arg2: index) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
//|     %c0_i64 = arith.constant 0 : i64
//|     %c0 = arith.constant 0 : index
//|     %c1 = arith.constant 1 : index
//|     pto.aiv_initialize_pipe {id = 0, dir_mask = 2, slot_size = 4096, slot_num = 2}(v2c_consumer_buf = %arg1 : i32)
//|     pto.barrier <PIPE_ALL>
//|     scf.for %arg3 = %c0 to %arg2 step %c1 {
//|       %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|       pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|       pto.barrier <PIPE_ALL>
//|       pto.tpush_to_aic(%0 : !pto.tile_buf<vec, 16x64xf32>) {id = 0, split = 0}
//|       pto.barrier <PIPE_ALL>
//|     }
//|     return
//|   }
//| }

// Flags and barriers keep the order of the pipes.
// RUN: %s --pass-pipeline=builtin.module(func.func(pto-sync))
// RUN: %s --pto-arch=a5 --pass-pipeline=builtin.module(func.func(pto-sync))
// RUN: %s --pto-arch=a5 --pass-pipeline=builtin.module(func.func(pto-sync{distinct-arguments=true}))

!t = !pto.tile_buf<vec, 16x64xf32>
!v = !pto.partition_tensor_view<16x64xf32>

// A loop over tiles whose valid region is known when it runs only.
func.func @turns_of_regions(%x: !pto.ptr<f32, gm>, %rows: index, %cols: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %place = arith.constant 0 : i64
  %behind = arith.constant 8192 : i64
  %g = pto.make_tensor_view %x, shape = [%rows, %cols], strides = [%c64, %c1] : !pto.tensor_view<?x?xf32>
  scf.for %i = %c0 to %rows step %c16 {
    %left = arith.subi %rows, %i : index
    %count = arith.minsi %left, %c16 : index
    %v = pto.partition_view %g, offsets = [%i, %c0], sizes = [%count, %cols] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<?x?xf32>
    %a = pto.alloc_tile addr = %place valid_row = %count valid_col = %cols : !pto.tile_buf<vec, 16x64xf32, valid=?x?>
    %b = pto.alloc_tile addr = %behind valid_row = %count valid_col = %cols : !pto.tile_buf<vec, 16x64xf32, valid=?x?>
    pto.tload ins(%v : !pto.partition_tensor_view<?x?xf32>) outs(%a : !pto.tile_buf<vec, 16x64xf32, valid=?x?>)
    pto.texp ins(%a : !pto.tile_buf<vec, 16x64xf32, valid=?x?>) outs(%b : !pto.tile_buf<vec, 16x64xf32, valid=?x?>)
    pto.tstore ins(%b : !pto.tile_buf<vec, 16x64xf32, valid=?x?>) outs(%v : !pto.partition_tensor_view<?x?xf32>)
  }
  return
}

// A load, work, a store: each pipe waits for the one before. On a3 the vector unit waits for itself too.
func.func @chain(%x: !v, %y: !v) {
  %c0 = arith.constant 0 : i64
  %c4096 = arith.constant 4096 : i64
  %a = pto.alloc_tile addr = %c0 : !t
  %b = pto.alloc_tile addr = %c4096 : !t
  pto.tload ins(%x : !v) outs(%a : !t)
  pto.texp ins(%a : !t) outs(%b : !t)
  pto.tneg ins(%b : !t) outs(%b : !t)
  pto.tstore ins(%b : !t) outs(%y : !v)
  // Waits for the store before it reads what may be the same memory, and for the vector unit that has read its bytes.
  pto.tload ins(%x : !v) outs(%a : !t)
  return
}

// Apart in memory: nothing to wait for but global memory.
func.func @apart(%x: !v) {
  %c0 = arith.constant 0 : i64
  %c4096 = arith.constant 4096 : i64
  %a = pto.alloc_tile addr = %c0 : !t
  %b = pto.alloc_tile addr = %c4096 : !t
  pto.tload ins(%x : !v) outs(%a : !t)
  pto.texp ins(%b : !t) outs(%b : !t)
  return
}

// What an iteration needs of the one before is a flag set before the loop and at the end of each iteration; what it needs of
// operations before the loop stands there. Nothing else is waited for twice.
func.func @turns(%x: !v, %y: !v, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c0_i64 = arith.constant 0 : i64
  %c4096 = arith.constant 4096 : i64
  %a = pto.alloc_tile addr = %c0_i64 : !t
  %b = pto.alloc_tile addr = %c4096 : !t
  pto.tload ins(%x : !v) outs(%b : !t)
  scf.for %i = %c0 to %n step %c1 {
    pto.tload ins(%x : !v) outs(%a : !t)
    pto.tadd ins(%a, %b : !t, !t) outs(%a : !t)
    pto.tstore ins(%a : !t) outs(%y : !v)
  }
  return
}

// Each use waits for its own load, and the next loads for the uses of the bytes they fill.
func.func @two_buffers(%x: !v, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 0 : i64
  %two = arith.constant 4096 : i64
  %a = pto.alloc_tile addr = %one : !t
  %b = pto.alloc_tile addr = %two : !t
  scf.for %i = %c0 to %n step %c1 {
    pto.tload ins(%x : !v) outs(%a : !t)
    pto.tload ins(%x : !v) outs(%b : !t)
    pto.texp ins(%a : !t) outs(%a : !t)
    pto.texp ins(%b : !t) outs(%b : !t)
  }
  return
}

// A loop at the start of an iteration: its flags are set after the waits of the iteration.
func.func @first(%x: !v, %y: !v, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %addr = arith.constant 0 : i64
  %a = pto.alloc_tile addr = %addr : !t
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      pto.tstore ins(%a : !t) outs(%y : !v)
      pto.tload ins(%x : !v) outs(%a : !t)
    }
    pto.tneg ins(%a : !t) outs(%a : !t)
  }
  return
}

// Loops in loops, and one that touches no memory, which needs nothing.
func.func @loops(%x: !v, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %addr = arith.constant 0 : i64
  %a = pto.alloc_tile addr = %addr : !t
  pto.tload ins(%x : !v) outs(%a : !t)
  scf.for %i = %c0 to %n step %c1 {
    pto.texp ins(%a : !t) outs(%a : !t)
    scf.for %j = %c0 to %n step %c1 {
      pto.tneg ins(%a : !t) outs(%a : !t)
    }
  }
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%k = %c0) -> index {
    %next = arith.addi %k, %i : index
    scf.yield %next : index
  }
  pto.tstore ins(%a : !t) outs(%x : !v)
  return
}

// A loop with a condition that reads memory.
func.func @while(%x: !v, %p: !pto.ptr<i32, gm>) {
  %addr = arith.constant 0 : i64
  %c0 = arith.constant 0 : index
  %a = pto.alloc_tile addr = %addr : !t
  scf.while : () -> () {
    %w = pto.load_scalar %p[%c0] : <i32, gm> -> i32
    %zero = arith.constant 0 : i32
    %more = arith.cmpi ne, %w, %zero : i32
    scf.condition(%more)
  } do {
    pto.tstore ins(%a : !t) outs(%x : !v)
    scf.yield
  }
  return
}

// What either branch leaves is waited for.
func.func @branches(%x: !v, %k: i1) {
  %addr = arith.constant 0 : i64
  %a = pto.alloc_tile addr = %addr : !t
  scf.if %k {
    pto.tload ins(%x : !v) outs(%a : !t)
  } else {
    pto.texp ins(%a : !t) outs(%a : !t)
  }
  pto.tstore ins(%a : !t) outs(%x : !v)
  return
}

// Between blocks nothing is under way.
func.func @blocks(%x: !v, %k: i1) {
  %addr = arith.constant 0 : i64
  %a = pto.alloc_tile addr = %addr : !t
  pto.tload ins(%x : !v) outs(%a : !t)
  cf.cond_br %k, ^one, ^two
^one:
  pto.texp ins(%a : !t) outs(%a : !t)
  cf.br ^two
^two:
  pto.tstore ins(%a : !t) outs(%x : !v)
  return
}

// A callee may do anything.
func.func @calls(%x: !v) {
  %addr = arith.constant 0 : i64
  %a = pto.alloc_tile addr = %addr : !t
  pto.tload ins(%x : !v) outs(%a : !t)
  func.call @apart(%x) : (!v) -> ()
  pto.texp ins(%a : !t) outs(%a : !t)
  return
}

// The callee may use the flag that the load sets: none is set before the loop or the branch and waited for after it.
func.func @calls_in_loop(%x: !v, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %addr = arith.constant 0 : i64
  %a = pto.alloc_tile addr = %addr : !t
  pto.tload ins(%x : !v) outs(%a : !t)
  scf.for %i = %c0 to %c4 step %c1 {
    func.call @apart(%x) : (!v) -> ()
  }
  pto.texp ins(%a : !t) outs(%a : !t)
  scf.if %c {
    func.call @apart(%x) : (!v) -> ()
  }
  pto.tstore ins(%a : !t) outs(%x : !v)
  return
}

// The cube core: loads into L1, L0A and L0B, the product, its way out.
func.func @cube(%x: !pto.partition_tensor_view<16x16xf16>, %y: !pto.partition_tensor_view<16x16xf32>) {
  %c0 = arith.constant 0 : i64
  %c512 = arith.constant 512 : i64
  %a = pto.alloc_tile addr = %c0 : !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>
  %l = pto.alloc_tile addr = %c0 : !pto.tile_buf<left, 16x16xf16, slayout=row_major>
  %r = pto.alloc_tile addr = %c0 : !pto.tile_buf<right, 16x16xf16, slayout=col_major>
  %d = pto.alloc_tile addr = %c0 : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
  pto.tload ins(%x : !pto.partition_tensor_view<16x16xf16>) outs(%a : !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>)
  pto.tmov ins(%a : !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>) outs(%l : !pto.tile_buf<left, 16x16xf16, slayout=row_major>)
  pto.tmov ins(%a : !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>) outs(%r : !pto.tile_buf<right, 16x16xf16, slayout=col_major>)
  pto.tmatmul ins(%l, %r : !pto.tile_buf<left, 16x16xf16, slayout=row_major>, !pto.tile_buf<right, 16x16xf16, slayout=col_major>) outs(%d : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>)
  pto.tstore ins(%d : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) outs(%y : !pto.partition_tensor_view<16x16xf32>)
  return
}

// A function that orders its pipes itself stays as it is.
func.func @ordered(%x: !v) {
  %addr = arith.constant 0 : i64
  %a = pto.alloc_tile addr = %addr : !t
  pto.tload ins(%x : !v) outs(%a : !t)
  pto.barrier <PIPE_ALL>
  pto.texp ins(%a : !t) outs(%a : !t)
  pto.tstore ins(%a : !t) outs(%x : !v)
  return
}

// run 1: exit 0
// stdout:
//| module {
//|   func.func @turns_of_regions(%arg0: !pto.ptr<f32, gm>, %arg1: index, %arg2: index) {
//|     %c0 = arith.constant 0 : index
//|     %c1 = arith.constant 1 : index
//|     %c16 = arith.constant 16 : index
//|     %c64 = arith.constant 64 : index
//|     %c0_i64 = arith.constant 0 : i64
//|     %c8192_i64 = arith.constant 8192 : i64
//|     %0 = pto.make_tensor_view %arg0, shape = [%arg1, %arg2], strides = [%c64, %c1] : !pto.tensor_view<?x?xf32>
//|     pto.set_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
//|     scf.for %arg3 = %c0 to %arg1 step %c16 {
//|       %1 = arith.subi %arg1, %arg3 : index
//|       %2 = arith.minsi %1, %c16 : index
//|       %3 = pto.partition_view %0, offsets = [%arg3, %c0], sizes = [%2, %arg2] : !pto.tensor_view<?x?xf32>
//|       %4 = pto.alloc_tile addr = %c0_i64 valid_row = %2 valid_col = %arg2 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>
//|       %5 = pto.alloc_tile addr = %c8192_i64 valid_row = %2 valid_col = %arg2 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>
//|       pto.wait_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
//|       pto.tload ins(%3 : !pto.partition_tensor_view<?x?xf32>) outs(%4 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>)
//|       pto.set_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
//|       pto.wait_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
//|       pto.texp ins(%4 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>) outs(%5 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>)
//|       pto.set_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID0>]
//|       pto.wait_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID0>]
//|       pto.tstore ins(%5 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>) outs(%3 : !pto.partition_tensor_view<?x?xf32>)
//|       pto.set_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
//|     }
//|     pto.wait_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
//|     return
//|   }
//|   func.func @chain(%arg0: !pto.partition_tensor_view<16x64xf32>, %arg1: !pto.partition_tensor_view<16x64xf32>) {
//|     %c0_i64 = arith.constant 0 : i64
//|     %c4096_i64 = arith.constant 4096 : i64
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     %1 = pto.alloc_tile addr = %c4096_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.set_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
//|     pto.wait_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
//|     pto.texp ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%1 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.barrier <PIPE_V>
//|     pto.tneg ins(%1 : !pto.tile_buf<vec, 16x64xf32>) outs(%1 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.set_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID0>]
//|     pto.wait_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID0>]
//|     pto.tstore ins(%1 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg1 : !pto.partition_tensor_view<16x64xf32>)
//|     pto.set_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
//|     pto.wait_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     return
//|   }
//|   func.func @apart(%arg0: !pto.partition_tensor_view<16x64xf32>) {
//|     %c0_i64 = arith.constant 0 : i64
//|     %c4096_i64 = arith.constant 4096 : i64
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     %1 = pto.alloc_tile addr = %c4096_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.texp ins(%1 : !pto.tile_buf<vec, 16x64xf32>) outs(%1 : !pto.tile_buf<vec, 16x64xf32>)
//|     return
//|   }
//|   func.func @turns(%arg0: !pto.partition_tensor_view<16x64xf32>, %arg1: !pto.partition_tensor_view<16x64xf32>, %arg2: index) {
//|     %c0 = arith.constant 0 : index
//|     %c1 = arith.constant 1 : index
//|     %c0_i64 = arith.constant 0 : i64
//|     %c4096_i64 = arith.constant 4096 : i64
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     %1 = pto.alloc_tile addr = %c4096_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%1 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.set_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
//|     scf.for %arg3 = %c0 to %arg2 step %c1 {
//|       pto.wait_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
//|       pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|       pto.set_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
//|       pto.wait_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
//|       pto.tadd ins(%0, %1 : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|       pto.set_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID0>]
//|       pto.wait_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID0>]
//|       pto.tstore ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg1 : !pto.partition_tensor_view<16x64xf32>)
//|       pto.set_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
//|     }
//|     pto.wait_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
//|     return
//|   }
//|   func.func @two_buffers(%arg0: !pto.partition_tensor_view<16x64xf32>, %arg1: index) {
//|     %c0 = arith.constant 0 : index
//|     %c1 = arith.constant 1 : index
//|     %c0_i64 = arith.constant 0 : i64
//|     %c4096_i64 = arith.constant 4096 : i64
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     %1 = pto.alloc_tile addr = %c4096_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     pto.set_flag[<PIPE_V>, <PIPE_MTE2>, <EVENT_ID0>]
//|     pto.set_flag[<PIPE_V>, <PIPE_MTE2>, <EVENT_ID1>]
//|     scf.for %arg2 = %c0 to %arg1 step %c1 {
//|       pto.wait_flag[<PIPE_V>, <PIPE_MTE2>, <EVENT_ID0>]
//|       pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|       pto.set_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
//|       pto.wait_flag[<PIPE_V>, <PIPE_MTE2>, <EVENT_ID1>]
//|       pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%1 : !pto.tile_buf<vec, 16x64xf32>)
//|       pto.set_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID1>]
//|       pto.wait_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
//|       pto.texp ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|       pto.set_flag[<PIPE_V>, <PIPE_MTE2>, <EVENT_ID0>]
//|       pto.wait_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID1>]
//|       pto.texp ins(%1 : !pto.tile_buf<vec, 16x64xf32>) outs(%1 : !pto.tile_buf<vec, 16x64xf32>)
//|       pto.set_flag[<PIPE_V>, <PIPE_MTE2>, <EVENT_ID1>]
//|     }
//|     pto.wait_flag[<PIPE_V>, <PIPE_MTE2>, <EVENT_ID0>]
//|     pto.wait_flag[<PIPE_V>, <PIPE_MTE2>, <EVENT_ID1>]
//|     return
//|   }
//|   func.func @first(%arg0: !pto.partition_tensor_view<16x64xf32>, %arg1: !pto.partition_tensor_view<16x64xf32>, %arg2: index) {
//|     %c0 = arith.constant 0 : index
//|     %c1 = arith.constant 1 : index
//|     %c0_i64 = arith.constant 0 : i64
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     pto.set_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
//|     pto.set_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID0>]
//|     scf.for %arg3 = %c0 to %arg2 step %c1 {
//|       pto.wait_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
//|       pto.wait_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID0>]
//|       pto.set_flag[<PIPE_MTE2>, <PIPE_MTE3>, <EVENT_ID0>]
//|       scf.for %arg4 = %c0 to %arg2 step %c1 {
//|         pto.wait_flag[<PIPE_MTE2>, <PIPE_MTE3>, <EVENT_ID0>]
//|         pto.tstore ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg1 : !pto.partition_tensor_view<16x64xf32>)
//|         pto.set_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID1>]
//|         pto.wait_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID1>]
//|         pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|         pto.set_flag[<PIPE_MTE2>, <PIPE_MTE3>, <EVENT_ID0>]
//|       }
//|       pto.wait_flag[<PIPE_MTE2>, <PIPE_MTE3>, <EVENT_ID0>]
//|       pto.set_flag[<PIPE_MTE3>, <PIPE_V>, <EVENT_ID0>]
//|       pto.set_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
//|       pto.wait_flag[<PIPE_MTE3>, <PIPE_V>, <EVENT_ID0>]
//|       pto.tneg ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|       pto.set_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID0>]
//|     }
//|     pto.wait_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
//|     pto.wait_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID0>]
//|     return
//|   }
//|   func.func @loops(%arg0: !pto.partition_tensor_view<16x64xf32>, %arg1: index) {
//|     %c0 = arith.constant 0 : index
//|     %c1 = arith.constant 1 : index
//|     %c0_i64 = arith.constant 0 : i64
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.set_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
//|     pto.wait_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
//|     scf.for %arg2 = %c0 to %arg1 step %c1 {
//|       pto.barrier <PIPE_V>
//|       pto.texp ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|       scf.for %arg3 = %c0 to %arg1 step %c1 {
//|         pto.barrier <PIPE_V>
//|         pto.tneg ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|       }
//|     }
//|     pto.set_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID0>]
//|     %1 = scf.for %arg2 = %c0 to %arg1 step %c1 iter_args(%arg3 = %c0) -> (index) {
//|       %2 = arith.addi %arg3, %arg2 : index
//|       scf.yield %2 : index
//|     }
//|     pto.wait_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID0>]
//|     pto.tstore ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg0 : !pto.partition_tensor_view<16x64xf32>)
//|     return
//|   }
//|   func.func @while(%arg0: !pto.partition_tensor_view<16x64xf32>, %arg1: !pto.ptr<i32, gm>) {
//|     %c0_i64 = arith.constant 0 : i64
//|     %c0 = arith.constant 0 : index
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     scf.while : () -> () {
//|       %1 = pto.load_scalar %arg1[%c0] : <i32, gm> -> i32
//|       %c0_i32 = arith.constant 0 : i32
//|       %2 = arith.cmpi ne, %1, %c0_i32 : i32
//|       scf.condition(%2)
//|     } do {
//|       pto.set_flag[<PIPE_S>, <PIPE_MTE3>, <EVENT_ID0>]
//|       pto.wait_flag[<PIPE_S>, <PIPE_MTE3>, <EVENT_ID0>]
//|       pto.tstore ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg0 : !pto.partition_tensor_view<16x64xf32>)
//|       pto.barrier <PIPE_ALL>
//|       scf.yield
//|     }
//|     return
//|   }
//|   func.func @branches(%arg0: !pto.partition_tensor_view<16x64xf32>, %arg1: i1) {
//|     %c0_i64 = arith.constant 0 : i64
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     scf.if %arg1 {
//|       pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     } else {
//|       pto.texp ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     }
//|     pto.set_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID0>]
//|     pto.set_flag[<PIPE_MTE2>, <PIPE_MTE3>, <EVENT_ID0>]
//|     pto.wait_flag[<PIPE_MTE2>, <PIPE_MTE3>, <EVENT_ID0>]
//|     pto.wait_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID0>]
//|     pto.tstore ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg0 : !pto.partition_tensor_view<16x64xf32>)
//|     return
//|   }
//|   func.func @blocks(%arg0: !pto.partition_tensor_view<16x64xf32>, %arg1: i1) {
//|     %c0_i64 = arith.constant 0 : i64
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.barrier <PIPE_ALL>
//|     cf.cond_br %arg1, ^bb1, ^bb2
//|   ^bb1:  // pred: ^bb0
//|     pto.texp ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.barrier <PIPE_ALL>
//|     cf.br ^bb2
//|   ^bb2:  // 2 preds: ^bb0, ^bb1
//|     pto.tstore ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg0 : !pto.partition_tensor_view<16x64xf32>)
//|     pto.barrier <PIPE_ALL>
//|     return
//|   }
//|   func.func @calls(%arg0: !pto.partition_tensor_view<16x64xf32>) {
//|     %c0_i64 = arith.constant 0 : i64
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.barrier <PIPE_ALL>
//|     call @apart(%arg0) : (!pto.partition_tensor_view<16x64xf32>) -> ()
//|     pto.barrier <PIPE_ALL>
//|     pto.texp ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     return
//|   }
//|   func.func @calls_in_loop(%arg0: !pto.partition_tensor_view<16x64xf32>, %arg1: i1) {
//|     %c0 = arith.constant 0 : index
//|     %c1 = arith.constant 1 : index
//|     %c4 = arith.constant 4 : index
//|     %c0_i64 = arith.constant 0 : i64
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.barrier <PIPE_ALL>
//|     scf.for %arg2 = %c0 to %c4 step %c1 {
//|       func.call @apart(%arg0) : (!pto.partition_tensor_view<16x64xf32>) -> ()
//|       pto.barrier <PIPE_ALL>
//|     }
//|     pto.texp ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.barrier <PIPE_ALL>
//|     scf.if %arg1 {
//|       func.call @apart(%arg0) : (!pto.partition_tensor_view<16x64xf32>) -> ()
//|       pto.barrier <PIPE_ALL>
//|     }
//|     pto.tstore ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg0 : !pto.partition_tensor_view<16x64xf32>)
//|     return
//|   }
//|   func.func @cube(%arg0: !pto.partition_tensor_view<16x16xf16>, %arg1: !pto.partition_tensor_view<16x16xf32>) {
//|     %c0_i64 = arith.constant 0 : i64
//|     %c512_i64 = arith.constant 512 : i64
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>
//|     %1 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<left, 16x16xf16, slayout=row_major>
//|     %2 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<right, 16x16xf16, slayout=col_major>
//|     %3 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x16xf16>) outs(%0 : !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>)
//|     pto.set_flag[<PIPE_MTE2>, <PIPE_MTE1>, <EVENT_ID0>]
//|     pto.wait_flag[<PIPE_MTE2>, <PIPE_MTE1>, <EVENT_ID0>]
//|     pto.tmov ins(%0 : !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>) outs(%1 : !pto.tile_buf<left, 16x16xf16, slayout=row_major>)
//|     pto.tmov ins(%0 : !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>) outs(%2 : !pto.tile_buf<right, 16x16xf16, slayout=col_major>)
//|     pto.set_flag[<PIPE_MTE1>, <PIPE_M>, <EVENT_ID0>]
//|     pto.wait_flag[<PIPE_MTE1>, <PIPE_M>, <EVENT_ID0>]
//|     pto.tmatmul ins(%1, %2 : !pto.tile_buf<left, 16x16xf16, slayout=row_major>, !pto.tile_buf<right, 16x16xf16, slayout=col_major>) outs(%3 : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>)
//|     pto.set_flag[<PIPE_M>, <PIPE_FIX>, <EVENT_ID0>]
//|     pto.wait_flag[<PIPE_M>, <PIPE_FIX>, <EVENT_ID0>]
//|     pto.tstore ins(%3 : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) outs(%arg1 : !pto.partition_tensor_view<16x16xf32>)
//|     return
//|   }
//|   func.func @ordered(%arg0: !pto.partition_tensor_view<16x64xf32>) {
//|     %c0_i64 = arith.constant 0 : i64
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.barrier <PIPE_ALL>
//|     pto.texp ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.tstore ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg0 : !pto.partition_tensor_view<16x64xf32>)
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @turns_of_regions(%arg0: !pto.ptr<f32, gm>, %arg1: index, %arg2: index) {
//|     %c0 = arith.constant 0 : index
//|     %c1 = arith.constant 1 : index
//|     %c16 = arith.constant 16 : index
//|     %c64 = arith.constant 64 : index
//|     %c0_i64 = arith.constant 0 : i64
//|     %c8192_i64 = arith.constant 8192 : i64
//|     %0 = pto.make_tensor_view %arg0, shape = [%arg1, %arg2], strides = [%c64, %c1] : !pto.tensor_view<?x?xf32>
//|     pto.set_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
//|     scf.for %arg3 = %c0 to %arg1 step %c16 {
//|       %1 = arith.subi %arg1, %arg3 : index
//|       %2 = arith.minsi %1, %c16 : index
//|       %3 = pto.partition_view %0, offsets = [%arg3, %c0], sizes = [%2, %arg2] : !pto.tensor_view<?x?xf32>
//|       %4 = pto.alloc_tile addr = %c0_i64 valid_row = %2 valid_col = %arg2 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>
//|       %5 = pto.alloc_tile addr = %c8192_i64 valid_row = %2 valid_col = %arg2 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>
//|       pto.wait_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
//|       pto.tload ins(%3 : !pto.partition_tensor_view<?x?xf32>) outs(%4 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>)
//|       pto.set_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
//|       pto.wait_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
//|       pto.texp ins(%4 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>) outs(%5 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>)
//|       pto.set_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID0>]
//|       pto.wait_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID0>]
//|       pto.tstore ins(%5 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>) outs(%3 : !pto.partition_tensor_view<?x?xf32>)
//|       pto.set_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
//|     }
//|     pto.wait_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
//|     return
//|   }
//|   func.func @chain(%arg0: !pto.partition_tensor_view<16x64xf32>, %arg1: !pto.partition_tensor_view<16x64xf32>) {
//|     %c0_i64 = arith.constant 0 : i64
//|     %c4096_i64 = arith.constant 4096 : i64
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     %1 = pto.alloc_tile addr = %c4096_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.set_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
//|     pto.wait_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
//|     pto.texp ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%1 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.tneg ins(%1 : !pto.tile_buf<vec, 16x64xf32>) outs(%1 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.set_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID0>]
//|     pto.wait_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID0>]
//|     pto.tstore ins(%1 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg1 : !pto.partition_tensor_view<16x64xf32>)
//|     pto.set_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
//|     pto.wait_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     return
//|   }
//|   func.func @apart(%arg0: !pto.partition_tensor_view<16x64xf32>) {
//|     %c0_i64 = arith.constant 0 : i64
//|     %c4096_i64 = arith.constant 4096 : i64
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     %1 = pto.alloc_tile addr = %c4096_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.texp ins(%1 : !pto.tile_buf<vec, 16x64xf32>) outs(%1 : !pto.tile_buf<vec, 16x64xf32>)
//|     return
//|   }
//|   func.func @turns(%arg0: !pto.partition_tensor_view<16x64xf32>, %arg1: !pto.partition_tensor_view<16x64xf32>, %arg2: index) {
//|     %c0 = arith.constant 0 : index
//|     %c1 = arith.constant 1 : index
//|     %c0_i64 = arith.constant 0 : i64
//|     %c4096_i64 = arith.constant 4096 : i64
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     %1 = pto.alloc_tile addr = %c4096_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%1 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.set_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
//|     scf.for %arg3 = %c0 to %arg2 step %c1 {
//|       pto.wait_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
//|       pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|       pto.set_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
//|       pto.wait_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
//|       pto.tadd ins(%0, %1 : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|       pto.set_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID0>]
//|       pto.wait_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID0>]
//|       pto.tstore ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg1 : !pto.partition_tensor_view<16x64xf32>)
//|       pto.set_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
//|     }
//|     pto.wait_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
//|     return
//|   }
//|   func.func @two_buffers(%arg0: !pto.partition_tensor_view<16x64xf32>, %arg1: index) {
//|     %c0 = arith.constant 0 : index
//|     %c1 = arith.constant 1 : index
//|     %c0_i64 = arith.constant 0 : i64
//|     %c4096_i64 = arith.constant 4096 : i64
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     %1 = pto.alloc_tile addr = %c4096_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     pto.set_flag[<PIPE_V>, <PIPE_MTE2>, <EVENT_ID0>]
//|     pto.set_flag[<PIPE_V>, <PIPE_MTE2>, <EVENT_ID1>]
//|     scf.for %arg2 = %c0 to %arg1 step %c1 {
//|       pto.wait_flag[<PIPE_V>, <PIPE_MTE2>, <EVENT_ID0>]
//|       pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|       pto.set_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
//|       pto.wait_flag[<PIPE_V>, <PIPE_MTE2>, <EVENT_ID1>]
//|       pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%1 : !pto.tile_buf<vec, 16x64xf32>)
//|       pto.set_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID1>]
//|       pto.wait_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
//|       pto.texp ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|       pto.set_flag[<PIPE_V>, <PIPE_MTE2>, <EVENT_ID0>]
//|       pto.wait_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID1>]
//|       pto.texp ins(%1 : !pto.tile_buf<vec, 16x64xf32>) outs(%1 : !pto.tile_buf<vec, 16x64xf32>)
//|       pto.set_flag[<PIPE_V>, <PIPE_MTE2>, <EVENT_ID1>]
//|     }
//|     pto.wait_flag[<PIPE_V>, <PIPE_MTE2>, <EVENT_ID0>]
//|     pto.wait_flag[<PIPE_V>, <PIPE_MTE2>, <EVENT_ID1>]
//|     return
//|   }
//|   func.func @first(%arg0: !pto.partition_tensor_view<16x64xf32>, %arg1: !pto.partition_tensor_view<16x64xf32>, %arg2: index) {
//|     %c0 = arith.constant 0 : index
//|     %c1 = arith.constant 1 : index
//|     %c0_i64 = arith.constant 0 : i64
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     pto.set_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
//|     pto.set_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID0>]
//|     scf.for %arg3 = %c0 to %arg2 step %c1 {
//|       pto.wait_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
//|       pto.wait_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID0>]
//|       pto.set_flag[<PIPE_MTE2>, <PIPE_MTE3>, <EVENT_ID0>]
//|       scf.for %arg4 = %c0 to %arg2 step %c1 {
//|         pto.wait_flag[<PIPE_MTE2>, <PIPE_MTE3>, <EVENT_ID0>]
//|         pto.tstore ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg1 : !pto.partition_tensor_view<16x64xf32>)
//|         pto.set_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID1>]
//|         pto.wait_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID1>]
//|         pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|         pto.set_flag[<PIPE_MTE2>, <PIPE_MTE3>, <EVENT_ID0>]
//|       }
//|       pto.wait_flag[<PIPE_MTE2>, <PIPE_MTE3>, <EVENT_ID0>]
//|       pto.set_flag[<PIPE_MTE3>, <PIPE_V>, <EVENT_ID0>]
//|       pto.set_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
//|       pto.wait_flag[<PIPE_MTE3>, <PIPE_V>, <EVENT_ID0>]
//|       pto.tneg ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|       pto.set_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID0>]
//|     }
//|     pto.wait_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
//|     pto.wait_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID0>]
//|     return
//|   }
//|   func.func @loops(%arg0: !pto.partition_tensor_view<16x64xf32>, %arg1: index) {
//|     %c0 = arith.constant 0 : index
//|     %c1 = arith.constant 1 : index
//|     %c0_i64 = arith.constant 0 : i64
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.set_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
//|     pto.wait_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
//|     scf.for %arg2 = %c0 to %arg1 step %c1 {
//|       pto.texp ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|       scf.for %arg3 = %c0 to %arg1 step %c1 {
//|         pto.tneg ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|       }
//|     }
//|     pto.set_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID0>]
//|     %1 = scf.for %arg2 = %c0 to %arg1 step %c1 iter_args(%arg3 = %c0) -> (index) {
//|       %2 = arith.addi %arg3, %arg2 : index
//|       scf.yield %2 : index
//|     }
//|     pto.wait_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID0>]
//|     pto.tstore ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg0 : !pto.partition_tensor_view<16x64xf32>)
//|     return
//|   }
//|   func.func @while(%arg0: !pto.partition_tensor_view<16x64xf32>, %arg1: !pto.ptr<i32, gm>) {
//|     %c0_i64 = arith.constant 0 : i64
//|     %c0 = arith.constant 0 : index
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     scf.while : () -> () {
//|       %1 = pto.load_scalar %arg1[%c0] : <i32, gm> -> i32
//|       %c0_i32 = arith.constant 0 : i32
//|       %2 = arith.cmpi ne, %1, %c0_i32 : i32
//|       scf.condition(%2)
//|     } do {
//|       pto.set_flag[<PIPE_S>, <PIPE_MTE3>, <EVENT_ID0>]
//|       pto.wait_flag[<PIPE_S>, <PIPE_MTE3>, <EVENT_ID0>]
//|       pto.tstore ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg0 : !pto.partition_tensor_view<16x64xf32>)
//|       pto.barrier <PIPE_ALL>
//|       scf.yield
//|     }
//|     return
//|   }
//|   func.func @branches(%arg0: !pto.partition_tensor_view<16x64xf32>, %arg1: i1) {
//|     %c0_i64 = arith.constant 0 : i64
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     scf.if %arg1 {
//|       pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     } else {
//|       pto.texp ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     }
//|     pto.set_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID0>]
//|     pto.set_flag[<PIPE_MTE2>, <PIPE_MTE3>, <EVENT_ID0>]
//|     pto.wait_flag[<PIPE_MTE2>, <PIPE_MTE3>, <EVENT_ID0>]
//|     pto.wait_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID0>]
//|     pto.tstore ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg0 : !pto.partition_tensor_view<16x64xf32>)
//|     return
//|   }
//|   func.func @blocks(%arg0: !pto.partition_tensor_view<16x64xf32>, %arg1: i1) {
//|     %c0_i64 = arith.constant 0 : i64
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.barrier <PIPE_ALL>
//|     cf.cond_br %arg1, ^bb1, ^bb2
//|   ^bb1:  // pred: ^bb0
//|     pto.texp ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.barrier <PIPE_ALL>
//|     cf.br ^bb2
//|   ^bb2:  // 2 preds: ^bb0, ^bb1
//|     pto.tstore ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg0 : !pto.partition_tensor_view<16x64xf32>)
//|     pto.barrier <PIPE_ALL>
//|     return
//|   }
//|   func.func @calls(%arg0: !pto.partition_tensor_view<16x64xf32>) {
//|     %c0_i64 = arith.constant 0 : i64
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.barrier <PIPE_ALL>
//|     call @apart(%arg0) : (!pto.partition_tensor_view<16x64xf32>) -> ()
//|     pto.barrier <PIPE_ALL>
//|     pto.texp ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     return
//|   }
//|   func.func @calls_in_loop(%arg0: !pto.partition_tensor_view<16x64xf32>, %arg1: i1) {
//|     %c0 = arith.constant 0 : index
//|     %c1 = arith.constant 1 : index
//|     %c4 = arith.constant 4 : index
//|     %c0_i64 = arith.constant 0 : i64
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.barrier <PIPE_ALL>
//|     scf.for %arg2 = %c0 to %c4 step %c1 {
//|       func.call @apart(%arg0) : (!pto.partition_tensor_view<16x64xf32>) -> ()
//|       pto.barrier <PIPE_ALL>
//|     }
//|     pto.texp ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.barrier <PIPE_ALL>
//|     scf.if %arg1 {
//|       func.call @apart(%arg0) : (!pto.partition_tensor_view<16x64xf32>) -> ()
//|       pto.barrier <PIPE_ALL>
//|     }
//|     pto.tstore ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg0 : !pto.partition_tensor_view<16x64xf32>)
//|     return
//|   }
//|   func.func @cube(%arg0: !pto.partition_tensor_view<16x16xf16>, %arg1: !pto.partition_tensor_view<16x16xf32>) {
//|     %c0_i64 = arith.constant 0 : i64
//|     %c512_i64 = arith.constant 512 : i64
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>
//|     %1 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<left, 16x16xf16, blayout=col_major, slayout=row_major>
//|     %2 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<right, 16x16xf16, slayout=col_major>
//|     %3 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x16xf16>) outs(%0 : !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>)
//|     pto.set_flag[<PIPE_MTE2>, <PIPE_MTE1>, <EVENT_ID0>]
//|     pto.wait_flag[<PIPE_MTE2>, <PIPE_MTE1>, <EVENT_ID0>]
//|     pto.tmov ins(%0 : !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>) outs(%1 : !pto.tile_buf<left, 16x16xf16, blayout=col_major, slayout=row_major>)
//|     pto.tmov ins(%0 : !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>) outs(%2 : !pto.tile_buf<right, 16x16xf16, slayout=col_major>)
//|     pto.set_flag[<PIPE_MTE1>, <PIPE_M>, <EVENT_ID0>]
//|     pto.wait_flag[<PIPE_MTE1>, <PIPE_M>, <EVENT_ID0>]
//|     pto.tmatmul ins(%1, %2 : !pto.tile_buf<left, 16x16xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 16x16xf16, slayout=col_major>) outs(%3 : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>)
//|     pto.set_flag[<PIPE_M>, <PIPE_FIX>, <EVENT_ID0>]
//|     pto.wait_flag[<PIPE_M>, <PIPE_FIX>, <EVENT_ID0>]
//|     pto.tstore ins(%3 : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) outs(%arg1 : !pto.partition_tensor_view<16x16xf32>)
//|     return
//|   }
//|   func.func @ordered(%arg0: !pto.partition_tensor_view<16x64xf32>) {
//|     %c0_i64 = arith.constant 0 : i64
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.barrier <PIPE_ALL>
//|     pto.texp ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.tstore ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg0 : !pto.partition_tensor_view<16x64xf32>)
//|     return
//|   }
//| }
// run 3: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @turns_of_regions(%arg0: !pto.ptr<f32, gm>, %arg1: index, %arg2: index) {
//|     %c0 = arith.constant 0 : index
//|     %c1 = arith.constant 1 : index
//|     %c16 = arith.constant 16 : index
//|     %c64 = arith.constant 64 : index
//|     %c0_i64 = arith.constant 0 : i64
//|     %c8192_i64 = arith.constant 8192 : i64
//|     %0 = pto.make_tensor_view %arg0, shape = [%arg1, %arg2], strides = [%c64, %c1] : !pto.tensor_view<?x?xf32>
//|     pto.set_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
//|     scf.for %arg3 = %c0 to %arg1 step %c16 {
//|       %1 = arith.subi %arg1, %arg3 : index
//|       %2 = arith.minsi %1, %c16 : index
//|       %3 = pto.partition_view %0, offsets = [%arg3, %c0], sizes = [%2, %arg2] : !pto.tensor_view<?x?xf32>
//|       %4 = pto.alloc_tile addr = %c0_i64 valid_row = %2 valid_col = %arg2 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>
//|       %5 = pto.alloc_tile addr = %c8192_i64 valid_row = %2 valid_col = %arg2 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>
//|       pto.wait_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
//|       pto.tload ins(%3 : !pto.partition_tensor_view<?x?xf32>) outs(%4 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>)
//|       pto.set_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
//|       pto.wait_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
//|       pto.texp ins(%4 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>) outs(%5 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>)
//|       pto.set_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID0>]
//|       pto.wait_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID0>]
//|       pto.tstore ins(%5 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>) outs(%3 : !pto.partition_tensor_view<?x?xf32>)
//|       pto.set_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
//|     }
//|     pto.wait_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
//|     return
//|   }
//|   func.func @chain(%arg0: !pto.partition_tensor_view<16x64xf32>, %arg1: !pto.partition_tensor_view<16x64xf32>) {
//|     %c0_i64 = arith.constant 0 : i64
//|     %c4096_i64 = arith.constant 4096 : i64
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     %1 = pto.alloc_tile addr = %c4096_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.set_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
//|     pto.wait_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
//|     pto.texp ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%1 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.set_flag[<PIPE_V>, <PIPE_MTE2>, <EVENT_ID0>]
//|     pto.tneg ins(%1 : !pto.tile_buf<vec, 16x64xf32>) outs(%1 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.set_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID0>]
//|     pto.wait_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID0>]
//|     pto.tstore ins(%1 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg1 : !pto.partition_tensor_view<16x64xf32>)
//|     pto.wait_flag[<PIPE_V>, <PIPE_MTE2>, <EVENT_ID0>]
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     return
//|   }
//|   func.func @apart(%arg0: !pto.partition_tensor_view<16x64xf32>) {
//|     %c0_i64 = arith.constant 0 : i64
//|     %c4096_i64 = arith.constant 4096 : i64
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     %1 = pto.alloc_tile addr = %c4096_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.texp ins(%1 : !pto.tile_buf<vec, 16x64xf32>) outs(%1 : !pto.tile_buf<vec, 16x64xf32>)
//|     return
//|   }
//|   func.func @turns(%arg0: !pto.partition_tensor_view<16x64xf32>, %arg1: !pto.partition_tensor_view<16x64xf32>, %arg2: index) {
//|     %c0 = arith.constant 0 : index
//|     %c1 = arith.constant 1 : index
//|     %c0_i64 = arith.constant 0 : i64
//|     %c4096_i64 = arith.constant 4096 : i64
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     %1 = pto.alloc_tile addr = %c4096_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%1 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.set_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
//|     scf.for %arg3 = %c0 to %arg2 step %c1 {
//|       pto.wait_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
//|       pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|       pto.set_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
//|       pto.wait_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
//|       pto.tadd ins(%0, %1 : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|       pto.set_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID0>]
//|       pto.wait_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID0>]
//|       pto.tstore ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg1 : !pto.partition_tensor_view<16x64xf32>)
//|       pto.set_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
//|     }
//|     pto.wait_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
//|     return
//|   }
//|   func.func @two_buffers(%arg0: !pto.partition_tensor_view<16x64xf32>, %arg1: index) {
//|     %c0 = arith.constant 0 : index
//|     %c1 = arith.constant 1 : index
//|     %c0_i64 = arith.constant 0 : i64
//|     %c4096_i64 = arith.constant 4096 : i64
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     %1 = pto.alloc_tile addr = %c4096_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     pto.set_flag[<PIPE_V>, <PIPE_MTE2>, <EVENT_ID0>]
//|     pto.set_flag[<PIPE_V>, <PIPE_MTE2>, <EVENT_ID1>]
//|     scf.for %arg2 = %c0 to %arg1 step %c1 {
//|       pto.wait_flag[<PIPE_V>, <PIPE_MTE2>, <EVENT_ID0>]
//|       pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|       pto.set_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
//|       pto.wait_flag[<PIPE_V>, <PIPE_MTE2>, <EVENT_ID1>]
//|       pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%1 : !pto.tile_buf<vec, 16x64xf32>)
//|       pto.set_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID1>]
//|       pto.wait_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
//|       pto.texp ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|       pto.set_flag[<PIPE_V>, <PIPE_MTE2>, <EVENT_ID0>]
//|       pto.wait_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID1>]
//|       pto.texp ins(%1 : !pto.tile_buf<vec, 16x64xf32>) outs(%1 : !pto.tile_buf<vec, 16x64xf32>)
//|       pto.set_flag[<PIPE_V>, <PIPE_MTE2>, <EVENT_ID1>]
//|     }
//|     pto.wait_flag[<PIPE_V>, <PIPE_MTE2>, <EVENT_ID0>]
//|     pto.wait_flag[<PIPE_V>, <PIPE_MTE2>, <EVENT_ID1>]
//|     return
//|   }
//|   func.func @first(%arg0: !pto.partition_tensor_view<16x64xf32>, %arg1: !pto.partition_tensor_view<16x64xf32>, %arg2: index) {
//|     %c0 = arith.constant 0 : index
//|     %c1 = arith.constant 1 : index
//|     %c0_i64 = arith.constant 0 : i64
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     pto.set_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
//|     pto.set_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID0>]
//|     scf.for %arg3 = %c0 to %arg2 step %c1 {
//|       pto.wait_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
//|       pto.wait_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID0>]
//|       pto.set_flag[<PIPE_MTE2>, <PIPE_MTE3>, <EVENT_ID0>]
//|       scf.for %arg4 = %c0 to %arg2 step %c1 {
//|         pto.wait_flag[<PIPE_MTE2>, <PIPE_MTE3>, <EVENT_ID0>]
//|         pto.tstore ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg1 : !pto.partition_tensor_view<16x64xf32>)
//|         pto.set_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID1>]
//|         pto.wait_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID1>]
//|         pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|         pto.set_flag[<PIPE_MTE2>, <PIPE_MTE3>, <EVENT_ID0>]
//|       }
//|       pto.wait_flag[<PIPE_MTE2>, <PIPE_MTE3>, <EVENT_ID0>]
//|       pto.set_flag[<PIPE_MTE3>, <PIPE_V>, <EVENT_ID0>]
//|       pto.set_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
//|       pto.wait_flag[<PIPE_MTE3>, <PIPE_V>, <EVENT_ID0>]
//|       pto.tneg ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|       pto.set_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID0>]
//|     }
//|     pto.wait_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
//|     pto.wait_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID0>]
//|     return
//|   }
//|   func.func @loops(%arg0: !pto.partition_tensor_view<16x64xf32>, %arg1: index) {
//|     %c0 = arith.constant 0 : index
//|     %c1 = arith.constant 1 : index
//|     %c0_i64 = arith.constant 0 : i64
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.set_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
//|     pto.wait_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
//|     scf.for %arg2 = %c0 to %arg1 step %c1 {
//|       pto.texp ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|       scf.for %arg3 = %c0 to %arg1 step %c1 {
//|         pto.tneg ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|       }
//|     }
//|     pto.set_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID0>]
//|     %1 = scf.for %arg2 = %c0 to %arg1 step %c1 iter_args(%arg3 = %c0) -> (index) {
//|       %2 = arith.addi %arg3, %arg2 : index
//|       scf.yield %2 : index
//|     }
//|     pto.wait_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID0>]
//|     pto.tstore ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg0 : !pto.partition_tensor_view<16x64xf32>)
//|     return
//|   }
//|   func.func @while(%arg0: !pto.partition_tensor_view<16x64xf32>, %arg1: !pto.ptr<i32, gm>) {
//|     %c0_i64 = arith.constant 0 : i64
//|     %c0 = arith.constant 0 : index
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     scf.while : () -> () {
//|       %1 = pto.load_scalar %arg1[%c0] : <i32, gm> -> i32
//|       %c0_i32 = arith.constant 0 : i32
//|       %2 = arith.cmpi ne, %1, %c0_i32 : i32
//|       scf.condition(%2)
//|     } do {
//|       pto.tstore ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg0 : !pto.partition_tensor_view<16x64xf32>)
//|       pto.barrier <PIPE_ALL>
//|       scf.yield
//|     }
//|     return
//|   }
//|   func.func @branches(%arg0: !pto.partition_tensor_view<16x64xf32>, %arg1: i1) {
//|     %c0_i64 = arith.constant 0 : i64
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     scf.if %arg1 {
//|       pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     } else {
//|       pto.texp ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     }
//|     pto.set_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID0>]
//|     pto.set_flag[<PIPE_MTE2>, <PIPE_MTE3>, <EVENT_ID0>]
//|     pto.wait_flag[<PIPE_MTE2>, <PIPE_MTE3>, <EVENT_ID0>]
//|     pto.wait_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID0>]
//|     pto.tstore ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg0 : !pto.partition_tensor_view<16x64xf32>)
//|     return
//|   }
//|   func.func @blocks(%arg0: !pto.partition_tensor_view<16x64xf32>, %arg1: i1) {
//|     %c0_i64 = arith.constant 0 : i64
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.barrier <PIPE_ALL>
//|     cf.cond_br %arg1, ^bb1, ^bb2
//|   ^bb1:  // pred: ^bb0
//|     pto.texp ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.barrier <PIPE_ALL>
//|     cf.br ^bb2
//|   ^bb2:  // 2 preds: ^bb0, ^bb1
//|     pto.tstore ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg0 : !pto.partition_tensor_view<16x64xf32>)
//|     pto.barrier <PIPE_ALL>
//|     return
//|   }
//|   func.func @calls(%arg0: !pto.partition_tensor_view<16x64xf32>) {
//|     %c0_i64 = arith.constant 0 : i64
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.barrier <PIPE_ALL>
//|     call @apart(%arg0) : (!pto.partition_tensor_view<16x64xf32>) -> ()
//|     pto.barrier <PIPE_ALL>
//|     pto.texp ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     return
//|   }
//|   func.func @calls_in_loop(%arg0: !pto.partition_tensor_view<16x64xf32>, %arg1: i1) {
//|     %c0 = arith.constant 0 : index
//|     %c1 = arith.constant 1 : index
//|     %c4 = arith.constant 4 : index
//|     %c0_i64 = arith.constant 0 : i64
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.barrier <PIPE_ALL>
//|     scf.for %arg2 = %c0 to %c4 step %c1 {
//|       func.call @apart(%arg0) : (!pto.partition_tensor_view<16x64xf32>) -> ()
//|       pto.barrier <PIPE_ALL>
//|     }
//|     pto.texp ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.barrier <PIPE_ALL>
//|     scf.if %arg1 {
//|       func.call @apart(%arg0) : (!pto.partition_tensor_view<16x64xf32>) -> ()
//|       pto.barrier <PIPE_ALL>
//|     }
//|     pto.tstore ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg0 : !pto.partition_tensor_view<16x64xf32>)
//|     return
//|   }
//|   func.func @cube(%arg0: !pto.partition_tensor_view<16x16xf16>, %arg1: !pto.partition_tensor_view<16x16xf32>) {
//|     %c0_i64 = arith.constant 0 : i64
//|     %c512_i64 = arith.constant 512 : i64
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>
//|     %1 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<left, 16x16xf16, blayout=col_major, slayout=row_major>
//|     %2 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<right, 16x16xf16, slayout=col_major>
//|     %3 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x16xf16>) outs(%0 : !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>)
//|     pto.set_flag[<PIPE_MTE2>, <PIPE_MTE1>, <EVENT_ID0>]
//|     pto.wait_flag[<PIPE_MTE2>, <PIPE_MTE1>, <EVENT_ID0>]
//|     pto.tmov ins(%0 : !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>) outs(%1 : !pto.tile_buf<left, 16x16xf16, blayout=col_major, slayout=row_major>)
//|     pto.tmov ins(%0 : !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>) outs(%2 : !pto.tile_buf<right, 16x16xf16, slayout=col_major>)
//|     pto.set_flag[<PIPE_MTE1>, <PIPE_M>, <EVENT_ID0>]
//|     pto.wait_flag[<PIPE_MTE1>, <PIPE_M>, <EVENT_ID0>]
//|     pto.tmatmul ins(%1, %2 : !pto.tile_buf<left, 16x16xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 16x16xf16, slayout=col_major>) outs(%3 : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>)
//|     pto.set_flag[<PIPE_M>, <PIPE_FIX>, <EVENT_ID0>]
//|     pto.wait_flag[<PIPE_M>, <PIPE_FIX>, <EVENT_ID0>]
//|     pto.tstore ins(%3 : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) outs(%arg1 : !pto.partition_tensor_view<16x16xf32>)
//|     return
//|   }
//|   func.func @ordered(%arg0: !pto.partition_tensor_view<16x64xf32>) {
//|     %c0_i64 = arith.constant 0 : i64
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.barrier <PIPE_ALL>
//|     pto.texp ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.tstore ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg0 : !pto.partition_tensor_view<16x64xf32>)
//|     return
//|   }
//| }

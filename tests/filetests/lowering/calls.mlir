// Functions that call each other: those that are called say so, and a callee has its own buffers beside those that its callers
// go on with.
// RUN: %s --pto-arch=a5 --pass-pipeline=builtin.module(pto-calls)
// RUN: %s --pto-arch=a5 --pass-pipeline=builtin.module(pto-allocation)
// RUN: %s --pto-arch=a5 '--pass-pipeline=builtin.module(pto-allocation{smallest=true apart=true})'

!t = !pto.tile_buf<vec, 16x64xf32>
!m = !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>
!v = !pto.partition_tensor_view<16x64xf32>
!w = !pto.partition_tensor_view<16x16xf16>

// A leaf, in two memories.
func.func private @leaf(%x: !v, %y: !w) {
  %a = pto.alloc_tile : !t
  %b = pto.alloc_tile : !m
  pto.tload ins(%x : !v) outs(%a : !t)
  pto.tload ins(%y : !w) outs(%b : !m)
  return
}

// What is alive at the call stands beside the leaf, what is not shares its bytes.
func.func private @middle(%x: !v, %y: !w, %to: !t) {
  %before = pto.alloc_tile : !t
  pto.tload ins(%x : !v) outs(%before : !t)
  pto.texp ins(%before : !t) outs(%to : !t)
  %over = pto.alloc_tile : !t
  pto.tload ins(%x : !v) outs(%over : !t)
  func.call @leaf(%x, %y) : (!v, !w) -> ()
  pto.texp ins(%over : !t) outs(%to : !t)
  return
}

// Called twice, in a loop, and beside another function.
func.func @top(%x: !v, %y: !w) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %acc = pto.alloc_tile : !t
  pto.tload ins(%x : !v) outs(%acc : !t)
  func.call @middle(%x, %y, %acc) : (!v, !w, !t) -> ()
  scf.for %i = %c0 to %c4 step %c1 {
    func.call @middle(%x, %y, %acc) : (!v, !w, !t) -> ()
    func.call @leaf(%x, %y) : (!v, !w) -> ()
  }
  pto.tstore ins(%acc : !t) outs(%x : !v)
  return
}

// An address that is given in one function is free in all that calls connect with it.
func.func private @given(%x: !v) {
  %addr = arith.constant 4096 : i64
  %a = pto.alloc_tile addr = %addr : !t
  pto.tload ins(%x : !v) outs(%a : !t)
  return
}
func.func private @beside(%x: !v) {
  %a = pto.alloc_tile : !t
  %b = pto.alloc_tile : !t
  pto.tload ins(%x : !v) outs(%a : !t)
  pto.tload ins(%x : !v) outs(%b : !t)
  pto.tstore ins(%a : !t) outs(%x : !v)
  return
}
func.func @calls_both(%x: !v) {
  func.call @given(%x) : (!v) -> ()
  func.call @beside(%x) : (!v) -> ()
  return
}

// Of functions that return a buffer no two share bytes, and none with their callers.
func.func private @returns(%x: !v) -> !t {
  %a = pto.alloc_tile : !t
  pto.tload ins(%x : !v) outs(%a : !t)
  return %a : !t
}
func.func private @other(%x: !v) {
  %a = pto.alloc_tile : !t
  pto.tload ins(%x : !v) outs(%a : !t)
  return
}
func.func @takes(%x: !v) {
  %r = func.call @returns(%x) : (!v) -> !t
  func.call @other(%x) : (!v) -> ()
  %o = pto.alloc_tile : !t
  pto.texp ins(%r : !t) outs(%o : !t)
  pto.tstore ins(%o : !t) outs(%x : !v)
  return
}

// A function that orders its pipes itself knows nothing of bytes that two callees share.
func.func private @first(%x: !v) {
  %a = pto.alloc_tile : !t
  pto.tload ins(%x : !v) outs(%a : !t)
  return
}
func.func private @second(%x: !v) {
  %a = pto.alloc_tile : !t
  pto.tload ins(%x : !v) outs(%a : !t)
  return
}
func.func @orders(%x: !v) {
  func.call @first(%x) : (!v) -> ()
  pto.barrier <PIPE_MTE2>
  func.call @second(%x) : (!v) -> ()
  return
}

// Functions that are called by their address.
func.func private @by_address(%x: !v) {
  %a = pto.alloc_tile : !t
  pto.tload ins(%x : !v) outs(%a : !t)
  return
}
func.func @calls_address(%x: !v) {
  %a = pto.alloc_tile : !t
  pto.tload ins(%x : !v) outs(%a : !t)
  %f = func.constant @by_address : (!v) -> ()
  func.call_indirect %f(%x) : (!v) -> ()
  pto.tstore ins(%a : !t) outs(%x : !v)
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func private @leaf(%arg0: !pto.partition_tensor_view<16x64xf32>, %arg1: !pto.partition_tensor_view<16x16xf16>) attributes {pto.called} {
//|     %0 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
//|     %1 = pto.alloc_tile : !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.tload ins(%arg1 : !pto.partition_tensor_view<16x16xf16>) outs(%1 : !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>)
//|     return
//|   }
//|   func.func private @middle(%arg0: !pto.partition_tensor_view<16x64xf32>, %arg1: !pto.partition_tensor_view<16x16xf16>, %arg2: !pto.tile_buf<vec, 16x64xf32>) attributes {pto.called} {
//|     %0 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.texp ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg2 : !pto.tile_buf<vec, 16x64xf32>)
//|     %1 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%1 : !pto.tile_buf<vec, 16x64xf32>)
//|     call @leaf(%arg0, %arg1) : (!pto.partition_tensor_view<16x64xf32>, !pto.partition_tensor_view<16x16xf16>) -> ()
//|     pto.texp ins(%1 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg2 : !pto.tile_buf<vec, 16x64xf32>)
//|     return
//|   }
//|   func.func @top(%arg0: !pto.partition_tensor_view<16x64xf32>, %arg1: !pto.partition_tensor_view<16x16xf16>) {
//|     %c0 = arith.constant 0 : index
//|     %c1 = arith.constant 1 : index
//|     %c4 = arith.constant 4 : index
//|     %0 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     call @middle(%arg0, %arg1, %0) : (!pto.partition_tensor_view<16x64xf32>, !pto.partition_tensor_view<16x16xf16>, !pto.tile_buf<vec, 16x64xf32>) -> ()
//|     scf.for %arg2 = %c0 to %c4 step %c1 {
//|       func.call @middle(%arg0, %arg1, %0) : (!pto.partition_tensor_view<16x64xf32>, !pto.partition_tensor_view<16x16xf16>, !pto.tile_buf<vec, 16x64xf32>) -> ()
//|       func.call @leaf(%arg0, %arg1) : (!pto.partition_tensor_view<16x64xf32>, !pto.partition_tensor_view<16x16xf16>) -> ()
//|     }
//|     pto.tstore ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg0 : !pto.partition_tensor_view<16x64xf32>)
//|     return
//|   }
//|   func.func private @given(%arg0: !pto.partition_tensor_view<16x64xf32>) attributes {pto.called} {
//|     %c4096_i64 = arith.constant 4096 : i64
//|     %0 = pto.alloc_tile addr = %c4096_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     return
//|   }
//|   func.func private @beside(%arg0: !pto.partition_tensor_view<16x64xf32>) attributes {pto.called} {
//|     %0 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
//|     %1 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%1 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.tstore ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg0 : !pto.partition_tensor_view<16x64xf32>)
//|     return
//|   }
//|   func.func @calls_both(%arg0: !pto.partition_tensor_view<16x64xf32>) {
//|     call @given(%arg0) : (!pto.partition_tensor_view<16x64xf32>) -> ()
//|     call @beside(%arg0) : (!pto.partition_tensor_view<16x64xf32>) -> ()
//|     return
//|   }
//|   func.func private @returns(%arg0: !pto.partition_tensor_view<16x64xf32>) -> !pto.tile_buf<vec, 16x64xf32> attributes {pto.called} {
//|     %0 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     return %0 : !pto.tile_buf<vec, 16x64xf32>
//|   }
//|   func.func private @other(%arg0: !pto.partition_tensor_view<16x64xf32>) attributes {pto.called} {
//|     %0 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     return
//|   }
//|   func.func @takes(%arg0: !pto.partition_tensor_view<16x64xf32>) {
//|     %0 = call @returns(%arg0) : (!pto.partition_tensor_view<16x64xf32>) -> !pto.tile_buf<vec, 16x64xf32>
//|     call @other(%arg0) : (!pto.partition_tensor_view<16x64xf32>) -> ()
//|     %1 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
//|     pto.texp ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%1 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.tstore ins(%1 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg0 : !pto.partition_tensor_view<16x64xf32>)
//|     return
//|   }
//|   func.func private @first(%arg0: !pto.partition_tensor_view<16x64xf32>) attributes {pto.called} {
//|     %0 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     return
//|   }
//|   func.func private @second(%arg0: !pto.partition_tensor_view<16x64xf32>) attributes {pto.called} {
//|     %0 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     return
//|   }
//|   func.func @orders(%arg0: !pto.partition_tensor_view<16x64xf32>) {
//|     call @first(%arg0) : (!pto.partition_tensor_view<16x64xf32>) -> ()
//|     pto.barrier <PIPE_MTE2>
//|     call @second(%arg0) : (!pto.partition_tensor_view<16x64xf32>) -> ()
//|     return
//|   }
//|   func.func private @by_address(%arg0: !pto.partition_tensor_view<16x64xf32>) attributes {pto.called} {
//|     %0 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     return
//|   }
//|   func.func @calls_address(%arg0: !pto.partition_tensor_view<16x64xf32>) {
//|     %0 = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     %f = constant @by_address : (!pto.partition_tensor_view<16x64xf32>) -> ()
//|     call_indirect %f(%arg0) : (!pto.partition_tensor_view<16x64xf32>) -> ()
//|     pto.tstore ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg0 : !pto.partition_tensor_view<16x64xf32>)
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func private @leaf(%arg0: !pto.partition_tensor_view<16x64xf32>, %arg1: !pto.partition_tensor_view<16x16xf16>) {
//|     %c0_i64 = arith.constant 0 : i64
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     %1 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.tload ins(%arg1 : !pto.partition_tensor_view<16x16xf16>) outs(%1 : !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>)
//|     return
//|   }
//|   func.func private @middle(%arg0: !pto.partition_tensor_view<16x64xf32>, %arg1: !pto.partition_tensor_view<16x16xf16>, %arg2: !pto.tile_buf<vec, 16x64xf32>) {
//|     %c0_i64 = arith.constant 0 : i64
//|     %c4096_i64 = arith.constant 4096 : i64
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.texp ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg2 : !pto.tile_buf<vec, 16x64xf32>)
//|     %1 = pto.alloc_tile addr = %c4096_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%1 : !pto.tile_buf<vec, 16x64xf32>)
//|     call @leaf(%arg0, %arg1) : (!pto.partition_tensor_view<16x64xf32>, !pto.partition_tensor_view<16x16xf16>) -> ()
//|     pto.texp ins(%1 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg2 : !pto.tile_buf<vec, 16x64xf32>)
//|     return
//|   }
//|   func.func @top(%arg0: !pto.partition_tensor_view<16x64xf32>, %arg1: !pto.partition_tensor_view<16x16xf16>) {
//|     %c8192_i64 = arith.constant 8192 : i64
//|     %c0 = arith.constant 0 : index
//|     %c1 = arith.constant 1 : index
//|     %c4 = arith.constant 4 : index
//|     %0 = pto.alloc_tile addr = %c8192_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     call @middle(%arg0, %arg1, %0) : (!pto.partition_tensor_view<16x64xf32>, !pto.partition_tensor_view<16x16xf16>, !pto.tile_buf<vec, 16x64xf32>) -> ()
//|     scf.for %arg2 = %c0 to %c4 step %c1 {
//|       func.call @middle(%arg0, %arg1, %0) : (!pto.partition_tensor_view<16x64xf32>, !pto.partition_tensor_view<16x16xf16>, !pto.tile_buf<vec, 16x64xf32>) -> ()
//|       func.call @leaf(%arg0, %arg1) : (!pto.partition_tensor_view<16x64xf32>, !pto.partition_tensor_view<16x16xf16>) -> ()
//|     }
//|     pto.tstore ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg0 : !pto.partition_tensor_view<16x64xf32>)
//|     return
//|   }
//|   func.func private @given(%arg0: !pto.partition_tensor_view<16x64xf32>) {
//|     %c4096_i64 = arith.constant 4096 : i64
//|     %0 = pto.alloc_tile addr = %c4096_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     return
//|   }
//|   func.func private @beside(%arg0: !pto.partition_tensor_view<16x64xf32>) {
//|     %c0_i64 = arith.constant 0 : i64
//|     %c8192_i64 = arith.constant 8192 : i64
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     %1 = pto.alloc_tile addr = %c8192_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%1 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.tstore ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg0 : !pto.partition_tensor_view<16x64xf32>)
//|     return
//|   }
//|   func.func @calls_both(%arg0: !pto.partition_tensor_view<16x64xf32>) {
//|     call @given(%arg0) : (!pto.partition_tensor_view<16x64xf32>) -> ()
//|     call @beside(%arg0) : (!pto.partition_tensor_view<16x64xf32>) -> ()
//|     return
//|   }
//|   func.func private @returns(%arg0: !pto.partition_tensor_view<16x64xf32>) -> !pto.tile_buf<vec, 16x64xf32> {
//|     %c0_i64 = arith.constant 0 : i64
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     return %0 : !pto.tile_buf<vec, 16x64xf32>
//|   }
//|   func.func private @other(%arg0: !pto.partition_tensor_view<16x64xf32>) {
//|     %c4096_i64 = arith.constant 4096 : i64
//|     %0 = pto.alloc_tile addr = %c4096_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     return
//|   }
//|   func.func @takes(%arg0: !pto.partition_tensor_view<16x64xf32>) {
//|     %c8192_i64 = arith.constant 8192 : i64
//|     %0 = call @returns(%arg0) : (!pto.partition_tensor_view<16x64xf32>) -> !pto.tile_buf<vec, 16x64xf32>
//|     call @other(%arg0) : (!pto.partition_tensor_view<16x64xf32>) -> ()
//|     %1 = pto.alloc_tile addr = %c8192_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     pto.texp ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%1 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.tstore ins(%1 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg0 : !pto.partition_tensor_view<16x64xf32>)
//|     return
//|   }
//|   func.func private @first(%arg0: !pto.partition_tensor_view<16x64xf32>) {
//|     %c0_i64 = arith.constant 0 : i64
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     return
//|   }
//|   func.func private @second(%arg0: !pto.partition_tensor_view<16x64xf32>) {
//|     %c4096_i64 = arith.constant 4096 : i64
//|     %0 = pto.alloc_tile addr = %c4096_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     return
//|   }
//|   func.func @orders(%arg0: !pto.partition_tensor_view<16x64xf32>) {
//|     call @first(%arg0) : (!pto.partition_tensor_view<16x64xf32>) -> ()
//|     pto.barrier <PIPE_MTE2>
//|     call @second(%arg0) : (!pto.partition_tensor_view<16x64xf32>) -> ()
//|     return
//|   }
//|   func.func private @by_address(%arg0: !pto.partition_tensor_view<16x64xf32>) {
//|     %c0_i64 = arith.constant 0 : i64
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     return
//|   }
//|   func.func @calls_address(%arg0: !pto.partition_tensor_view<16x64xf32>) {
//|     %c4096_i64 = arith.constant 4096 : i64
//|     %0 = pto.alloc_tile addr = %c4096_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x64xf32>) outs(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     %f = constant @by_address : (!pto.partition_tensor_view<16x64xf32>) -> ()
//|     call_indirect %f(%arg0) : (!pto.partition_tensor_view<16x64xf32>) -> ()
//|     pto.tstore ins(%0 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg0 : !pto.partition_tensor_view<16x64xf32>)
//|     return
//|   }
//| }
// run 3: exit 0
// stdout: as run 2

// Functions that call each other and cannot be planned.
// RUN: %s --pto-arch=a5 --split-input-file --verify --pass-pipeline=builtin.module(pto-allocation)
// RUN: %s --pto-arch=a5 --split-input-file --verify --pass-pipeline=builtin.module(func.func(pto-allocation)) --diagnostics=short

!t = !pto.tile_buf<vec, 16x64xf32>

// Calls in a circle.
func.func private @one(%x: !pto.partition_tensor_view<16x64xf32>) {
  %a = pto.alloc_tile : !t
  pto.tload ins(%x : !pto.partition_tensor_view<16x64xf32>) outs(%a : !t)
  func.call @two(%x) : (!pto.partition_tensor_view<16x64xf32>) -> ()
  pto.tstore ins(%a : !t) outs(%x : !pto.partition_tensor_view<16x64xf32>)
  return
}
func.func private @two(%x: !pto.partition_tensor_view<16x64xf32>) {
  func.call @one(%x) : (!pto.partition_tensor_view<16x64xf32>) -> ()
  return
}

// -----

!t = !pto.tile_buf<vec, 16x64xf32>
!large = !pto.tile_buf<vec, 768x64xf32>
!v = !pto.partition_tensor_view<768x64xf32>

// There is no room for both.
func.func private @callee(%x: !v) {
  %a = pto.alloc_tile : !large
  pto.tload ins(%x : !v) outs(%a : !large)
  return
}
func.func @caller(%x: !v) {
  %a = pto.alloc_tile : !large
  pto.tload ins(%x : !v) outs(%a : !large)
  func.call @callee(%x) : (!v) -> ()
  pto.tstore ins(%a : !large) outs(%x : !v)
  return
}

// -----

!t = !pto.tile_buf<vec, 16x64xf32>
!v = !pto.partition_tensor_view<16x64xf32>

// The address of a buffer of a caller is not known.
func.func private @callee(%x: !v) {
  %a = pto.alloc_tile : !t
  pto.tload ins(%x : !v) outs(%a : !t)
  return
}
func.func @caller(%x: !v, %addr: i64) {
  %a = pto.alloc_tile addr = %addr : !t
  pto.tload ins(%x : !v) outs(%a : !t)
  func.call @callee(%x) : (!v) -> ()
  pto.tstore ins(%a : !t) outs(%x : !v)
  return
}

// run 1: exit 1
// stderr:
//| error[PTO1602]: function may call itself, and its buffers without addresses would be the same in each call
//|  --> allocation.calls.errors.mlir:8:1
//|   |
//| 8 | func.func private @one(%x: !pto.partition_tensor_view<16x64xf32>) {
//|   | ^^^^^^^^^
//|   |
//|   = note: rule: lowering to vector level
//|   = help: give the buffers addresses, or write the calls as a loop
//|
//| error[PTO1603]: buffer of 196608 bytes does not fit: 393216 bytes are alive, vec has 253952 on a5
//|   --> allocation.calls.errors.mlir:33:8
//|    |
//| 33 |   %a = pto.alloc_tile : !large
//|    |        ^^^^^^^^^^^^^^
//|    |
//|    = note: of these, functions that are connected with this one by calls have 196608 bytes
//|    = note: rule: ascend targets, on-chip memories
//|    = help: reduce usage by 139264 bytes: make tiles smaller, first those of 196608 bytes, or let the last use of one come before the first of another
//|
//| error[PTO1602]: buffers in vec are planned next to one whose address is not known
//|   --> allocation.calls.errors.mlir:52:8
//|    |
//| 52 |   %a = pto.alloc_tile addr = %addr : !t
//|    |        ^^^^^^^^^^^^^^
//|    |
//|    = note: rule: lowering to vector level
//|    = help: give all buffers of the memory an address, or none
//|
//| error: 3 errors
//| note: 'pto-opt --explain PTO1602' shows the rule with examples
// run 2: exit 1
// stderr:
//| allocation.calls.errors.mlir:11:3: error[PTO1602]: buffers of a function that calls others are planned with theirs
//| allocation.calls.errors.mlir:16:3: error[PTO1602]: buffers of a function that calls others are planned with theirs
//| allocation.calls.errors.mlir:35:3: error[PTO1602]: buffers of a function that calls others are planned with theirs
//| allocation.calls.errors.mlir:54:3: error[PTO1602]: buffers of a function that calls others are planned with theirs

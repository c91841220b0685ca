// What cannot be placed.
// RUN: %s --diagnostics=short --split-input-file --verify --pass-pipeline=builtin.module(func.func(pto-allocation))
// RUN: %s --pto-arch=a5 --split-input-file --verify --pass-pipeline=builtin.module(func.func(pto-allocation))

!t = !pto.tile_buf<vec, 128x128xf32>

// Three times 64 KiB fit a3, four do not, neither there nor on a5.
func.func @full() {
  %a = pto.alloc_tile : !t
  %b = pto.alloc_tile : !t
  %c = pto.alloc_tile : !t
  %d = pto.alloc_tile : !t
  pto.tadd ins(%a, %b : !t, !t) outs(%c : !t)
  pto.tadd ins(%a, %b : !t, !t) outs(%d : !t)
  pto.tadd ins(%c, %d : !t, !t) outs(%c : !t)
  return
}

// -----

!t = !pto.tile_buf<vec, 8x8xf32>

func.func @unknown(%x: i64) {
  %a = pto.alloc_tile addr = %x : !t
  %b = pto.alloc_tile : !t
  pto.tadd ins(%a, %b : !t, !t) outs(%b : !t)
  return
}

// -----

!t = !pto.tile_buf<vec, 8x8xf32>

// The buffers of callers may be anywhere.
func.func @argument(%a: !t) {
  %b = pto.alloc_tile : !t
  pto.tadd ins(%a, %b : !t, !t) outs(%b : !t)
  return
}

// -----

!t = !pto.tile_buf<vec, 128x128xf32>

// One after the other they would fit, but what orders the pipes is of the function: nothing is shared.
func.func @ordered(%x: !pto.partition_tensor_view<128x128xf32>) {
  %a = pto.alloc_tile : !t
  %b = pto.alloc_tile : !t
  %c = pto.alloc_tile : !t
  %d = pto.alloc_tile : !t
  pto.tload ins(%x : !pto.partition_tensor_view<128x128xf32>) outs(%a : !t)
  pto.tload ins(%x : !pto.partition_tensor_view<128x128xf32>) outs(%b : !t)
  pto.barrier <PIPE_MTE2>
  pto.tload ins(%x : !pto.partition_tensor_view<128x128xf32>) outs(%c : !t)
  pto.tload ins(%x : !pto.partition_tensor_view<128x128xf32>) outs(%d : !t)
  return
}

// run 1: exit 1
// stderr:
//| allocation.errors.mlir:12:8: error[PTO1603]: buffer of 65536 bytes does not fit: 262144 bytes are alive, vec has 196608 on a3
//| allocation.errors.mlir:24:8: error[PTO1602]: buffers in vec are planned next to one whose address is not known
//| allocation.errors.mlir:35:1: error[PTO1602]: buffers in vec are planned next to one whose address is not known
//| allocation.errors.mlir:50:8: error[PTO1603]: buffer of 65536 bytes does not fit: 262144 bytes are alive, vec has 196608 on a3
// run 2: exit 1
// stderr:
//| error[PTO1603]: buffer of 65536 bytes does not fit: 262144 bytes are alive, vec has 253952 on a5
//|   --> allocation.errors.mlir:12:8
//|    |
//| 12 |   %d = pto.alloc_tile : !t
//|    |        ^^^^^^^^^^^^^^
//|    |
//|    = note: rule: ascend targets, on-chip memories
//|    = help: reduce usage by 8192 bytes: make tiles smaller, first those of 65536 bytes, or let the last use of one come before the first of another
//| note: alive: 65536 bytes at [0, 65536), !pto.tile_buf<vec, 128x128xf32>
//|   --> allocation.errors.mlir:9:8
//|    |
//|  9 |   %a = pto.alloc_tile : !t
//|    |        ^^^^^^^^^^^^^^
//| note: alive: 65536 bytes at [65536, 131072), !pto.tile_buf<vec, 128x128xf32>
//|   --> allocation.errors.mlir:10:8
//|    |
//| 10 |   %b = pto.alloc_tile : !t
//|    |        ^^^^^^^^^^^^^^
//| note: alive: 65536 bytes at [131072, 196608), !pto.tile_buf<vec, 128x128xf32>
//|   --> allocation.errors.mlir:11:8
//|    |
//| 11 |   %c = pto.alloc_tile : !t
//|    |        ^^^^^^^^^^^^^^
//|
//| error[PTO1602]: buffers in vec are planned next to one whose address is not known
//|   --> allocation.errors.mlir:24:8
//|    |
//| 24 |   %a = pto.alloc_tile addr = %x : !t
//|    |        ^^^^^^^^^^^^^^
//|    |
//|    = note: rule: lowering to vector level
//|    = help: give all buffers of the memory an address, or none
//|
//| error[PTO1602]: buffers in vec are planned next to one whose address is not known
//|   --> allocation.errors.mlir:35:1
//|    |
//| 35 | func.func @argument(%a: !t) {
//|    | ^^^^^^^^^
//|    |
//|    = note: rule: lowering to vector level
//|    = help: give all buffers of the memory an address, or none
//|
//| error[PTO1603]: buffer of 65536 bytes does not fit: 262144 bytes are alive, vec has 253952 on a5
//|   --> allocation.errors.mlir:50:8
//|    |
//| 50 |   %d = pto.alloc_tile : !t
//|    |        ^^^^^^^^^^^^^^
//|    |
//|    = note: rule: ascend targets, on-chip memories
//|    = help: reduce usage by 8192 bytes: make tiles smaller, first those of 65536 bytes; a function without its own flags and barriers may use bytes twice
//| note: alive: 65536 bytes at [0, 65536), !pto.tile_buf<vec, 128x128xf32>
//|   --> allocation.errors.mlir:47:8
//|    |
//| 47 |   %a = pto.alloc_tile : !t
//|    |        ^^^^^^^^^^^^^^
//| note: alive: 65536 bytes at [65536, 131072), !pto.tile_buf<vec, 128x128xf32>
//|   --> allocation.errors.mlir:48:8
//|    |
//| 48 |   %b = pto.alloc_tile : !t
//|    |        ^^^^^^^^^^^^^^
//| note: alive: 65536 bytes at [131072, 196608), !pto.tile_buf<vec, 128x128xf32>
//|   --> allocation.errors.mlir:49:8
//|    |
//| 49 |   %c = pto.alloc_tile : !t
//|    |        ^^^^^^^^^^^^^^
//|
//| error: 4 errors
//| note: 'pto-opt --explain PTO1603' shows the rule with examples

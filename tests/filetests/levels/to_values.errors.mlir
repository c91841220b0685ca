// Buffers that are no values, each for a different reason.
// RUN: %s --pass-pipeline=pto-to-values --diagnostics=short
// RUN: %s --pass-pipeline=pto-to-values

!T = !pto.tile_buf<vec, 16x16xf32>
!V = !pto.partition_tensor_view<16x16xf32>
!L = !pto.tile_buf<left, 16x16xf16, slayout=row_major>
!B = !pto.tile_buf<right, 16x16xf16, slayout=col_major>
!A = !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>

func.func @twice(%x: !T) {
  %a = pto.alloc_tile : !T
  pto.tabs ins(%x : !T) outs(%a : !T)
  pto.tneg ins(%a : !T) outs(%a : !T)
  return
}

func.func @branches(%x: !T, %p: i1) {
  %a = pto.alloc_tile : !T
  scf.if %p {
    pto.tabs ins(%x : !T) outs(%a : !T)
  } else {
    pto.tneg ins(%x : !T) outs(%a : !T)
  }
  return
}

func.func @part(%x: !T, %i: index, %f: f32) {
  %a = pto.alloc_tile : !T
  pto.tabs ins(%x : !T) outs(%a : !T)
  pto.tsetval ins(%i, %f : index, f32) outs(%a : !T)
  %b = pto.alloc_tile : !T
  pto.tabs ins(%x : !T) outs(%b : !T)
  %w = pto.subview %b[%i, %i] sizes [16, 8] : !T -> !pto.tile_buf<vec, 16x8xf32>
  pto.tneg ins(%w : !pto.tile_buf<vec, 16x8xf32>) outs(%w : !pto.tile_buf<vec, 16x8xf32>)
  %c = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>
  pto.tsetval ins(%i, %f : index, f32) outs(%c : !T)
  return
}

func.func @scratch(%x: !T) {
  %a = pto.alloc_tile : !T
  %r = pto.alloc_tile : !pto.tile_buf<vec, 16x1xf32, blayout=col_major>
  pto.tabs ins(%x : !T) outs(%a : !T)
  pto.trowsum ins(%x, %a : !T, !T) outs(%r : !pto.tile_buf<vec, 16x1xf32, blayout=col_major>)
  return
}

func.func @before(%x: !T, %n: index) {
  %a = pto.alloc_tile : !T
  %b = pto.alloc_tile : !T
  scf.for %i = %n to %n step %n {
    pto.tneg ins(%a : !T) outs(%b : !T)
    pto.tabs ins(%x : !T) outs(%a : !T)
  }
  return
}

// The next iteration reads what the last one has overwritten.
func.func @overlap(%x: !T, %n: index) {
  %c0 = arith.constant 0 : i64
  %a = pto.alloc_tile addr = %c0 : !T
  %b = pto.alloc_tile addr = %c0 : !T
  pto.tabs ins(%x : !T) outs(%a : !T)
  scf.for %i = %n to %n step %n {
    pto.tneg ins(%a : !T) outs(%b : !T)
  }
  return
}

// The target of the address is unknown.
func.func @somewhere(%x: !T, %p: i64) {
  %c0 = arith.constant 0 : i64
  %a = pto.alloc_tile addr = %c0 : !T
  %b = pto.alloc_tile addr = %p : !T
  %d = pto.alloc_tile : !T
  pto.tabs ins(%x : !T) outs(%a : !T)
  pto.tneg ins(%x : !T) outs(%b : !T)
  pto.tadd ins(%a, %b : !T, !T) outs(%d : !T)
  return
}

func.func @elsewhere(%x: !T, %y: !T) {
  pto.tabs ins(%x : !T) outs(%y : !T)
  return
}

func.func @carried(%x: !T, %n: index) {
  %a = pto.alloc_tile : !T
  pto.tabs ins(%x : !T) outs(%a : !T)
  %r = scf.for %i = %n to %n step %n iter_args(%t = %a) -> (!T) {
    scf.yield %t : !T
  }
  return
}

func.func @nested(%a: !L, %b: !B, %n: index) {
  %c = pto.alloc_tile : !A
  pto.tmatmul ins(%a, %b : !L, !B) outs(%c : !A)
  scf.for %i = %n to %n step %n {
    pto.tmatmul.acc ins(%c, %a, %b : !A, !L, !B) outs(%c : !A)
  }
  return
}

// run 1: exit 1
// stderr:
//| to_values.errors.mlir:14:3: error[PTO1301]: pto.tneg writes the buffer a second time
//| to_values.errors.mlir:23:5: error[PTO1301]: pto.tneg writes the buffer a second time
//| to_values.errors.mlir:31:3: error[PTO1302]: pto.tsetval changes the buffer in place
//| to_values.errors.mlir:35:3: error[PTO1302]: pto.tneg writes a part of the buffer
//| to_values.errors.mlir:37:3: error[PTO1302]: pto.tsetval changes the buffer in place
//| to_values.errors.mlir:45:3: error[PTO1302]: pto.trowsum uses the buffer as scratch memory
//| to_values.errors.mlir:54:5: error[PTO1303]: pto.tabs does not write the buffer before all reads
//| to_values.errors.mlir:66:5: error[PTO1304]: pto.tneg overwrites a value that is read again
//| to_values.errors.mlir:78:3: error[PTO1304]: pto.tneg overwrites a value that is read again
//| to_values.errors.mlir:84:3: error[PTO1306]: pto.tabs writes a tile that is not a buffer allocated here
//| to_values.errors.mlir:91:8: error[PTO1305]: scf.for uses the buffer itself, so it cannot become a value
//| to_values.errors.mlir:101:5: error[PTO1302]: pto.tmatmul.acc updates the accumulator of another block
// run 2: exit 1
// stderr:
//| error[PTO1301]: pto.tneg writes the buffer a second time
//|   --> to_values.errors.mlir:14:3
//|    |
//| 14 |   pto.tneg ins(%a : !T) outs(%a : !T)
//|    |   ^^^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, syntax-and-operands/assembly-model.md
//| note: the buffer is written here
//|   --> to_values.errors.mlir:13:3
//|    |
//| 13 |   pto.tabs ins(%x : !T) outs(%a : !T)
//|    |   ^^^^^^^^
//|
//| error[PTO1301]: pto.tneg writes the buffer a second time
//|   --> to_values.errors.mlir:23:5
//|    |
//| 23 |     pto.tneg ins(%x : !T) outs(%a : !T)
//|    |     ^^^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, syntax-and-operands/assembly-model.md
//| note: the buffer is written here
//|   --> to_values.errors.mlir:21:5
//|    |
//| 21 |     pto.tabs ins(%x : !T) outs(%a : !T)
//|    |     ^^^^^^^^
//|
//| error[PTO1302]: pto.tsetval changes the buffer in place
//|   --> to_values.errors.mlir:31:3
//|    |
//| 31 |   pto.tsetval ins(%i, %f : index, f32) outs(%a : !T)
//|    |   ^^^^^^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, syntax-and-operands/assembly-model.md
//| note: the buffer is written here
//|   --> to_values.errors.mlir:30:3
//|    |
//| 30 |   pto.tabs ins(%x : !T) outs(%a : !T)
//|    |   ^^^^^^^^
//|
//| error[PTO1302]: pto.tneg writes a part of the buffer
//|   --> to_values.errors.mlir:35:3
//|    |
//| 35 |   pto.tneg ins(%w : !pto.tile_buf<vec, 16x8xf32>) outs(%w : !pto.tile_buf<vec, 16x8xf32>)
//|    |   ^^^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, syntax-and-operands/assembly-model.md
//| note: the buffer is written here
//|   --> to_values.errors.mlir:33:3
//|    |
//| 33 |   pto.tabs ins(%x : !T) outs(%b : !T)
//|    |   ^^^^^^^^
//|
//| error[PTO1302]: pto.tsetval changes the buffer in place
//|   --> to_values.errors.mlir:37:3
//|    |
//| 37 |   pto.tsetval ins(%i, %f : index, f32) outs(%c : !T)
//|    |   ^^^^^^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, syntax-and-operands/assembly-model.md
//|
//| error[PTO1302]: pto.trowsum uses the buffer as scratch memory
//|   --> to_values.errors.mlir:45:3
//|    |
//| 45 |   pto.trowsum ins(%x, %a : !T, !T) outs(%r : !pto.tile_buf<vec, 16x1xf32, blayout=col_major>)
//|    |   ^^^^^^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, syntax-and-operands/assembly-model.md
//| note: the buffer is written here
//|   --> to_values.errors.mlir:44:3
//|    |
//| 44 |   pto.tabs ins(%x : !T) outs(%a : !T)
//|    |   ^^^^^^^^
//|
//| error[PTO1303]: pto.tabs does not write the buffer before all reads
//|   --> to_values.errors.mlir:54:5
//|    |
//| 54 |     pto.tabs ins(%x : !T) outs(%a : !T)
//|    |     ^^^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, syntax-and-operands/assembly-model.md
//| note: the buffer is read here
//|   --> to_values.errors.mlir:53:5
//|    |
//| 53 |     pto.tneg ins(%a : !T) outs(%b : !T)
//|    |     ^^^^^^^^
//|
//| error[PTO1304]: pto.tneg overwrites a value that is read again
//|   --> to_values.errors.mlir:66:5
//|    |
//| 66 |     pto.tneg ins(%a : !T) outs(%b : !T)
//|    |     ^^^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, syntax-and-operands/assembly-model.md
//|    = note: it is read here
//| note: the value is written here, to memory that overlaps
//|   --> to_values.errors.mlir:64:3
//|    |
//| 64 |   pto.tabs ins(%x : !T) outs(%a : !T)
//|    |   ^^^^^^^^
//|
//| error[PTO1304]: pto.tneg overwrites a value that is read again
//|   --> to_values.errors.mlir:78:3
//|    |
//| 78 |   pto.tneg ins(%x : !T) outs(%b : !T)
//|    |   ^^^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, syntax-and-operands/assembly-model.md
//| note: the value is written here, to memory that overlaps
//|   --> to_values.errors.mlir:77:3
//|    |
//| 77 |   pto.tabs ins(%x : !T) outs(%a : !T)
//|    |   ^^^^^^^^
//| note: it is read here
//|   --> to_values.errors.mlir:79:3
//|    |
//| 79 |   pto.tadd ins(%a, %b : !T, !T) outs(%d : !T)
//|    |   ^^^^^^^^
//|
//| error[PTO1306]: pto.tabs writes a tile that is not a buffer allocated here
//|   --> to_values.errors.mlir:84:3
//|    |
//| 84 |   pto.tabs ins(%x : !T) outs(%y : !T)
//|    |   ^^^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, syntax-and-operands/assembly-model.md
//|
//| error[PTO1305]: scf.for uses the buffer itself, so it cannot become a value
//|   --> to_values.errors.mlir:91:8
//|    |
//| 91 |   %r = scf.for %i = %n to %n step %n iter_args(%t = %a) -> (!T) {
//|    |        ^^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, syntax-and-operands/assembly-model.md
//| note: the buffer is written here
//|   --> to_values.errors.mlir:90:3
//|    |
//| 90 |   pto.tabs ins(%x : !T) outs(%a : !T)
//|    |   ^^^^^^^^
//|
//| error[PTO1302]: pto.tmatmul.acc updates the accumulator of another block
//|    --> to_values.errors.mlir:101:5
//|     |
//| 101 |     pto.tmatmul.acc ins(%c, %a, %b : !A, !L, !B) outs(%c : !A)
//|     |     ^^^^^^^^^^^^^^^
//|     |
//|     = note: rule: PTO ISA manual, syntax-and-operands/assembly-model.md
//| note: the buffer is written here
//|    --> to_values.errors.mlir:99:3
//|     |
//|  99 |   pto.tmatmul ins(%a, %b : !L, !B) outs(%c : !A)
//|     |   ^^^^^^^^^^^
//|
//| error: 12 errors
//| note: 'pto-opt --explain PTO1301' shows the rule with examples

// Values that cannot have buffers.
// RUN: %s --pass-pipeline=pto-to-buffers --diagnostics=short
// RUN: %s --pass-pipeline=pto-to-buffers

!T = !pto.tile_buf<vec, 16x16xf32>
!D = !pto.tile_buf<vec, 16x16xf32, valid=?x16>
!L = !pto.tile_buf<left, 16x16xf16, slayout=row_major>
!B = !pto.tile_buf<right, 16x16xf16, slayout=col_major>
!A = !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>

// The accumulator is gone when it is read.
func.func @read_after(%a: !L, %b: !B, %v: !pto.partition_tensor_view<16x16xf32>) {
  %c = pto.tmatmul %a, %b : (!L, !B) -> !A
  %d = pto.tmatmul.acc %c, %a, %b : (!A, !L, !B) -> !A
  pto.tprint %c, %v : (!A, !pto.partition_tensor_view<16x16xf32>) -> ()
  return
}

func.func @two_buffers(%x: !T, %y: !T, %z: !T, %n: index) {
  %r = scf.for %i = %n to %n step %n iter_args(%s = %y) -> (!T) {
    %u = pto.tabs %x into %z : (!T) -> !T
    scf.yield %u : !T
  }
  return
}

func.func @extent(%x: !D) {
  %a = pto.tabs %x : (!D) -> !D
  return
}

// run 1: exit 1
// stderr:
//| to_buffers.errors.mlir:14:8: error[PTO1304]: pto.tmatmul.acc overwrites a value that is still read
//| to_buffers.errors.mlir:21:10: error[PTO1311]: this value would be in two buffers
//| to_buffers.errors.mlir:28:8: error[PTO1312]: the valid region of this value is known to no buffer
// run 2: exit 1
// stderr:
//| error[PTO1304]: pto.tmatmul.acc overwrites a value that is still read
//|   --> to_buffers.errors.mlir:14:8
//|    |
//| 14 |   %d = pto.tmatmul.acc %c, %a, %b : (!A, !L, !B) -> !A
//|    |        ^^^^^^^^^^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, syntax-and-operands/assembly-model.md
//| note: the value is defined here, in the same buffer
//|   --> to_buffers.errors.mlir:13:8
//|    |
//| 13 |   %c = pto.tmatmul %a, %b : (!L, !B) -> !A
//|    |        ^^^^^^^^^^^
//| note: it is read here
//|   --> to_buffers.errors.mlir:15:3
//|    |
//| 15 |   pto.tprint %c, %v : (!A, !pto.partition_tensor_view<16x16xf32>) -> ()
//|    |   ^^^^^^^^^^
//|
//| error[PTO1311]: this value would be in two buffers
//|   --> to_buffers.errors.mlir:21:10
//|    |
//| 21 |     %u = pto.tabs %x into %z : (!T) -> !T
//|    |          ^^^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, syntax-and-operands/assembly-model.md
//| note: one of them
//|   --> to_buffers.errors.mlir:19:32
//|    |
//| 19 | func.func @two_buffers(%x: !T, %y: !T, %z: !T, %n: index) {
//|    |                                ^^
//| note: the other one
//|   --> to_buffers.errors.mlir:19:40
//|    |
//| 19 | func.func @two_buffers(%x: !T, %y: !T, %z: !T, %n: index) {
//|    |                                        ^^
//|
//| error[PTO1312]: the valid region of this value is known to no buffer
//|   --> to_buffers.errors.mlir:28:8
//|    |
//| 28 |   %a = pto.tabs %x : (!D) -> !D
//|    |        ^^^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, syntax-and-operands/assembly-model.md
//|    = help: allocate a buffer with valid_row and valid_col, and name it: into %buffer
//|
//| error: 3 errors
//| note: 'pto-opt --explain PTO1304' shows the rule with examples

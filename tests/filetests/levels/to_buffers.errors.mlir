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

func.func @one_buffer(%x: !T, %y: !T) {
  %a = pto.tabs %x into %y : (!T) -> !T
  %b = pto.tneg %x into %y : (!T) -> !T
  %c = pto.tadd %a, %b : !T
  return
}

// A transposition in place reads what it has overwritten.
func.func @in_place(%x: !T, %t: !T, %n: index) {
  %z = pto.tabs %x : !T
  %r = scf.for %i = %n to %n step %n iter_args(%s = %z) -> (!T) {
    %u = pto.ttrans %s, %t : (!T, !T) -> !T
    scf.yield %u : !T
  }
  return
}

func.func @two_buffers(%x: !T, %y: !T, %z: !T, %n: index) {
  %r = scf.for %i = %n to %n step %n iter_args(%s = %y) -> (!T) {
    %u = pto.tabs %x into %z : (!T) -> !T
    scf.yield %u : !T
  }
  return
}

// Where it starts is read again in each iteration.
func.func @start(%x: !T, %n: index) {
  %z = pto.tabs %x : !T
  %r = scf.for %i = %n to %n step %n iter_args(%s = %z) -> (!T) {
    %u = pto.tadd %z, %x : !T
    scf.yield %u : !T
  }
  return
}

func.func @extent(%x: !D) {
  %a = pto.tabs %x : (!D) -> !D
  return
}

func.func @write_between(%x: !T, %y: !T) {
  %a = pto.tabs %x into %y : (!T) -> !T
  pto.tneg ins(%x : !T) outs(%y : !T)
  %c = pto.tadd %a, %a : !T
  return
}

// run 1: exit 1
// stderr:
//| to_buffers.errors.mlir:14:8: error[PTO1304]: pto.tmatmul.acc overwrites a value that is still read
//| to_buffers.errors.mlir:21:8: error[PTO1304]: pto.tneg overwrites a value that is still read
//| to_buffers.errors.mlir:30:10: error[PTO1304]: pto.ttrans overwrites a value that is still read
//| to_buffers.errors.mlir:38:10: error[PTO1311]: this value would be in two buffers
//| to_buffers.errors.mlir:48:10: error[PTO1304]: pto.tadd overwrites a value that is still read
//| to_buffers.errors.mlir:55:8: error[PTO1312]: the valid region of this value is known to no buffer
//| to_buffers.errors.mlir:61:3: error[PTO1304]: pto.tneg overwrites a value that is still read
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
//| error[PTO1304]: pto.tneg overwrites a value that is still read
//|   --> to_buffers.errors.mlir:21:8
//|    |
//| 21 |   %b = pto.tneg %x into %y : (!T) -> !T
//|    |        ^^^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, syntax-and-operands/assembly-model.md
//| note: the value is defined here, in the same buffer
//|   --> to_buffers.errors.mlir:20:8
//|    |
//| 20 |   %a = pto.tabs %x into %y : (!T) -> !T
//|    |        ^^^^^^^^
//| note: it is read here
//|   --> to_buffers.errors.mlir:22:8
//|    |
//| 22 |   %c = pto.tadd %a, %b : !T
//|    |        ^^^^^^^^
//|
//| error[PTO1304]: pto.ttrans overwrites a value that is still read
//|   --> to_buffers.errors.mlir:30:10
//|    |
//| 30 |     %u = pto.ttrans %s, %t : (!T, !T) -> !T
//|    |          ^^^^^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, syntax-and-operands/assembly-model.md
//|    = note: it is read here
//| note: the value is defined here, in the same buffer
//|   --> to_buffers.errors.mlir:29:48
//|    |
//| 29 |   %r = scf.for %i = %n to %n step %n iter_args(%s = %z) -> (!T) {
//|    |                                                ^^
//|
//| error[PTO1311]: this value would be in two buffers
//|   --> to_buffers.errors.mlir:38:10
//|    |
//| 38 |     %u = pto.tabs %x into %z : (!T) -> !T
//|    |          ^^^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, syntax-and-operands/assembly-model.md
//| note: one of them
//|   --> to_buffers.errors.mlir:36:32
//|    |
//| 36 | func.func @two_buffers(%x: !T, %y: !T, %z: !T, %n: index) {
//|    |                                ^^
//| note: the other one
//|   --> to_buffers.errors.mlir:36:40
//|    |
//| 36 | func.func @two_buffers(%x: !T, %y: !T, %z: !T, %n: index) {
//|    |                                        ^^
//|
//| error[PTO1304]: pto.tadd overwrites a value that is still read
//|   --> to_buffers.errors.mlir:48:10
//|    |
//| 48 |     %u = pto.tadd %z, %x : !T
//|    |          ^^^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, syntax-and-operands/assembly-model.md
//|    = note: it is read here
//| note: the value is defined here, in the same buffer
//|   --> to_buffers.errors.mlir:46:8
//|    |
//| 46 |   %z = pto.tabs %x : !T
//|    |        ^^^^^^^^
//|
//| error[PTO1312]: the valid region of this value is known to no buffer
//|   --> to_buffers.errors.mlir:55:8
//|    |
//| 55 |   %a = pto.tabs %x : (!D) -> !D
//|    |        ^^^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, syntax-and-operands/assembly-model.md
//|    = help: allocate a buffer with valid_row and valid_col, and name it: into %buffer
//|
//| error[PTO1304]: pto.tneg overwrites a value that is still read
//|   --> to_buffers.errors.mlir:61:3
//|    |
//| 61 |   pto.tneg ins(%x : !T) outs(%y : !T)
//|    |   ^^^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, syntax-and-operands/assembly-model.md
//| note: the value is defined here, in the same buffer
//|   --> to_buffers.errors.mlir:60:8
//|    |
//| 60 |   %a = pto.tabs %x into %y : (!T) -> !T
//|    |        ^^^^^^^^
//| note: it is read here
//|   --> to_buffers.errors.mlir:62:8
//|    |
//| 62 |   %c = pto.tadd %a, %a : !T
//|    |        ^^^^^^^^
//|
//| error: 7 errors
//| note: 'pto-opt --explain PTO1304' shows the rule with examples

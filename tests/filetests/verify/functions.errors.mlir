// Functions that the host starts, with results or without a body.
// RUN: %s --verify --diagnostics=short

func.func @one(%x: i32) -> i32 attributes {pto.entry} {
  return %x : i32
}

func.func @two(%x: i32) -> (i32, i32) attributes {pto.kernel} {
  return %x, %x : i32, i32
}

func.func private @elsewhere(%x: i32) attributes {pto.aicore}

func.func @older() -> i32 attributes {hacc.entry} {
  %x = arith.constant 1 : i32
  return %x : i32
}

// run 1: exit 1
// stderr:
//| functions.errors.mlir:4:1: error[PTO1260]: function @one is started by the host, and has a result
//| functions.errors.mlir:8:1: error[PTO1260]: function @two is started by the host, and has 2 results
//| functions.errors.mlir:12:1: error[PTO1260]: function @elsewhere is started by the host, and has no body
//| functions.errors.mlir:14:1: error[PTO1260]: function @older is started by the host, and has a result

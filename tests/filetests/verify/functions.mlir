// Functions that the host starts, and others that have results.
// RUN: %s --verify
// RUN: %s --verify --pass-pipeline=pto-verify-functions

func.func @kernel(%x: i32) attributes {pto.entry} {
  return
}

func.func @helper(%x: i32) -> i32 {
  return %x : i32
}

func.func private @elsewhere(%x: i32) -> i32

// run 1: exit 0
// run 2: exit 0

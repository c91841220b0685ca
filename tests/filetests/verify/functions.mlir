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

// A struct stays in its function; operations of other groups may stand in a module.
func.func @local(%x: i32, %c: i1) {
  %s = pto.declare_struct -> !pto.struct<i32>
  scf.if %c {
    pto.struct_set %s [0], %x : !pto.struct<i32>, i32
  }
  return
}

%t = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>

// run 1: exit 0
// run 2: exit 0

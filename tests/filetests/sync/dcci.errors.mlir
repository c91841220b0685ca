// Errors of pto.dcci.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @f(%p: !pto.ptr<i8, gm>) {
  pto.dcci %p "ALL" : !pto.ptr<i8, gm>
  pto.dcci %p "SINGLE_CACHE_LINE", "CACHELINE_L2" : !pto.ptr<i8, gm>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @f(%t: !pto.tile_buf<vec, 16x16xf32>) {
  pto.dcci %t "SINGLE_CACHE_LINE" : !pto.tile_buf<vec, 16x16xf32>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @f(%p: !pto.ptr<i8, gm>) {
  pto.dcci %p : !pto.ptr<i8, gm>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @memory(%p: !pto.ptr<i8, l1>) {
    pto.dcci %p "SINGLE_CACHE_LINE" : !pto.ptr<i8, l1>
    return
  }
}

// run 1: exit 1
// stderr:
//| dcci.errors.mlir:6:15: error[PTO0122]: unknown dcci cache line 'ALL', expected SINGLE_CACHE_LINE or ENTIRE_DATA_CACHE
//| dcci.errors.mlir:7:36: error[PTO0122]: unknown dcci dst 'CACHELINE_L2', expected CACHELINE_ALL, CACHELINE_UB, CACHELINE_OUT or CACHELINE_ATOMIC
//| dcci.errors.mlir:16:12: error[PTO0203]: pto.dcci expects a pointer or memref as operand 'ptr', found !pto.tile_buf<vec, 16x16xf32>
//| dcci.errors.mlir:25:14: error[PTO0005]: expected attribute value
//| dcci.errors.mlir:34:14: error[PTO0801]: expected `ptr` in gm or ub, found l1

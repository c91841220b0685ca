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

// Structs as arguments and results, also of functions without a body.
func.func private @takes(i32, !pto.struct<i32, f32>)

func.func private @gives() -> (!pto.struct<i32>, i32)

func.func @both(%s: !pto.struct<i32>) -> !pto.struct<i32> {
  return %s : !pto.struct<i32>
}

// Operations that belong to a function, in modules.
module attributes {pto.target_arch = "a5"} {
  %b = pto.reserve_buffer {name = "fifo", size = 4096, location = #pto.address_space<vec>, auto = true} -> i32
  %i = pto.import_reserved_buffer {name = "fifo", peer_func = @reserves} -> i32
  pto.aiv_initialize_pipe {id = 1, dir_mask = 1, slot_size = 1024}(c2v_consumer_buf = %b : i32)
  %t = pto.tpop_from_aic {id = 1, split = 0} -> !pto.tile_buf<vec, 16x16xf32>
  pto.tfree_from_aic {id = 1, split = 0}
  %p = pto.initialize_l2l_pipe {dir_mask = 1, slot_size = 1024, slot_num = 8}(%b : i32) -> !pto.pipe
  pto.tpop(%t, %p : !pto.tile_buf<vec, 16x16xf32>, !pto.pipe) {split = 0}
  pto.section.simt<<<1, 1, 1>>> {
    pto.syncthreads
  }
  pto.threadfence
  pto.keep %b {slot = 0 : i64} : i32
  %r = pto.resume {slot = 0 : i64} : i32
  func.func @reserves() {
    %x = pto.reserve_buffer {name = "fifo", size = 4096, location = #pto.address_space<vec>, auto = true} -> i32
    return
  }
}

// run 1: exit 1
// stderr:
//| functions.errors.mlir:4:1: error[PTO1260]: function @one is started by the host, and has a result
//| functions.errors.mlir:8:1: error[PTO1260]: function @two is started by the host, and has 2 results
//| functions.errors.mlir:12:1: error[PTO1260]: function @elsewhere is started by the host, and has no body
//| functions.errors.mlir:14:1: error[PTO1260]: function @older is started by the host, and has a result
//| functions.errors.mlir:20:1: error[PTO1271]: argument 1 of function @takes is a struct, !pto.struct<i32, f32>
//| functions.errors.mlir:22:1: error[PTO1271]: result 0 of function @gives is a struct, !pto.struct<i32>
//| functions.errors.mlir:24:1: error[PTO1271]: argument 0 of function @both is a struct, !pto.struct<i32>
//| functions.errors.mlir:24:1: error[PTO1271]: result 0 of function @both is a struct, !pto.struct<i32>
//| functions.errors.mlir:30:8: error[PTO1270]: pto.reserve_buffer is outside of a function
//| functions.errors.mlir:31:8: error[PTO1270]: pto.import_reserved_buffer is outside of a function
//| functions.errors.mlir:32:3: error[PTO1270]: pto.aiv_initialize_pipe is outside of a function
//| functions.errors.mlir:33:8: error[PTO1270]: pto.tpop_from_aic is outside of a function
//| functions.errors.mlir:34:3: error[PTO1270]: pto.tfree_from_aic is outside of a function
//| functions.errors.mlir:36:3: error[PTO1270]: pto.tpop is outside of a function
//| functions.errors.mlir:37:3: error[PTO1270]: pto.section.simt is outside of a function
//| functions.errors.mlir:40:3: error[PTO1270]: pto.threadfence is outside of a function
//| functions.errors.mlir:41:3: error[PTO1270]: pto.keep is outside of a function
//| functions.errors.mlir:42:8: error[PTO1270]: pto.resume is outside of a function

// Ends of both cores with one number in a function, and slots that are not the vector core's own.
// RUN: %s --verify --pto-arch=a5 --diagnostics=short

func.func @numbers(%b: i32) {
  pto.section.cube {
    pto.aic_initialize_pipe {id = 1, dir_mask = 1, slot_size = 1024}(c2v_consumer_buf = %b : i32)
  }
  pto.section.vector {
    pto.aiv_initialize_pipe {id = 1, dir_mask = 1, slot_size = 1024}(c2v_consumer_buf = %b : i32)
    pto.aiv_initialize_pipe {id = 2, dir_mask = 1, slot_size = 1024}(c2v_consumer_buf = %b : i32)
  }
  return
}

// The cube core reserves the slots of a pipe that converts accumulators.
module {
  func.func @cube(%t: !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
    %b = pto.reserve_buffer {name = "fifo", size = 8192, location = #pto.address_space<vec>, auto = true} -> i32
    pto.aic_initialize_pipe {id = 0, dir_mask = 1, slot_size = 1024, nosplit = true, acc_push_epilogue = #pto.acc_push_epilogue<layout = nz2nd, quant = no_convert, relu = no_relu>}(c2v_consumer_buf = %b : i32)
    pto.tpush_to_aiv(%t : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {id = 0, split = 0}
    return
  }
  func.func @vector() attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
    %b = pto.import_reserved_buffer {name = "fifo", peer_func = @cube} -> i32
    pto.aiv_initialize_pipe {id = 0, dir_mask = 1, slot_size = 1024, nosplit = true, acc_push_epilogue = #pto.acc_push_epilogue<layout = nz2nd, quant = no_convert, relu = no_relu>}(c2v_consumer_buf = %b : i32)
    %v = pto.tpop_from_aic {id = 0, split = 0} -> !pto.tile_buf<vec, 16x16xf32>
    pto.tfree_from_aic {id = 0, split = 0}
    return
  }
}

// Bytes of a pipe state their sign.
module {
  func.func @cube(%s: f32, %t: !pto.tile_buf<acc, 16x16xi32, blayout=col_major, slayout=row_major, fractal=1024>) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
    %b = pto.import_reserved_buffer {name = "fifo", peer_func = @vector} -> i32
    pto.aic_initialize_pipe {id = 0, dir_mask = 1, slot_size = 512, nosplit = true, acc_push_epilogue = #pto.acc_push_epilogue<layout = nz2nd, quant = req8_scalar, relu = no_relu>}(c2v_consumer_buf = %b : i32)
    pto.set_quant_scalar(%s : f32) {id = 0}
    pto.tpush_to_aiv(%t : !pto.tile_buf<acc, 16x16xi32, blayout=col_major, slayout=row_major, fractal=1024>) {id = 0, split = 0}
    return
  }
  func.func @vector() attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
    %b = pto.reserve_buffer {name = "fifo", size = 4096, location = #pto.address_space<vec>, auto = true} -> i32
    pto.aiv_initialize_pipe {id = 0, dir_mask = 1, slot_size = 512, nosplit = true, acc_push_epilogue = #pto.acc_push_epilogue<layout = nz2nd, quant = req8_scalar, relu = no_relu>}(c2v_consumer_buf = %b : i32)
    %v = pto.tpop_from_aic {id = 0, split = 0} -> !pto.tile_buf<vec, 16x32xi8, valid=16x16>
    pto.tfree_from_aic {id = 0, split = 0}
    return
  }
}

// run 1: exit 1
// stderr:
//| pipes.numbers.errors.mlir:9:5: error[PTO1230]: pipe 1 has its cube end in this function already, and the ends of a function have different numbers
//| pipes.numbers.errors.mlir:9:5: warning[PTO1261]: pto.aiv_initialize_pipe is in a function with an end of the cube core
//| pipes.numbers.errors.mlir:10:5: warning[PTO1261]: pto.aiv_initialize_pipe is in a function with an end of the cube core
//| pipes.numbers.errors.mlir:25:201: error[PTO1267]: expected a buffer that this function reserves, as the pipe converts accumulators
//| pipes.numbers.errors.mlir:44:10: error[PTO1269]: req8_scalar gives si8 or ui8, found i8

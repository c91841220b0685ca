// Entries that are kept, or used too late.
// RUN: %s --verify --pto-arch=a5 --strict --diagnostics=short

!v = !pto.tile_buf<vec, 16x16xf32>

module {
  func.func @vector(%b: i32, %d: !v, %p: i1) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
    pto.aiv_initialize_pipe {id = 1, dir_mask = 1, slot_size = 1024}(c2v_consumer_buf = %b : i32)
    %s = pto.tpop_from_aic {id = 1, split = 0} -> !v
    %t = pto.tpop_from_aic {id = 1, split = 0} -> !v
    pto.tfree_from_aic {id = 1, split = 1}
    pto.tabs ins(%t : !v) outs(%d : !v)
    scf.if %p {
      %u = pto.tpop_from_aic {id = 1, split = 0} -> !v
    }
    pto.tfree_from_aic {id = 1, split = 0}
    return
  }
}

// A pipe that is a value.
func.func @section(%b: i32, %v: !v) {
  %p = pto.initialize_l2l_pipe {dir_mask = 1, slot_size = 1024, slot_num = 8}(%b : i32) -> !pto.pipe
  pto.section.vector {
    pto.tpop(%v, %p : !v, !pto.pipe) {split = 0}
  }
  return
}

func.func @both(%b: i32) {
  pto.section.cube {
    pto.aic_initialize_pipe {id = 1, dir_mask = 1, slot_size = 1024}(c2v_consumer_buf = %b : i32)
  }
  pto.section.vector {
    pto.aiv_initialize_pipe {id = 2, dir_mask = 1, slot_size = 1024}(c2v_consumer_buf = %b : i32)
  }
  return
}

// run 1: exit 1
// stderr:
//| entries.errors.mlir:9:10: error[PTO1263]: pto.tpop_from_aic takes an entry that is not freed before the next one
//| entries.errors.mlir:11:33: error[PTO1262]: pto.tfree_from_aic has split 1, but entries of this pipe are whole
//| entries.errors.mlir:12:5: error[PTO1264]: pto.tabs uses an entry after it is freed
//| entries.errors.mlir:14:12: error[PTO1263]: pto.tpop_from_aic takes an entry that its block does not give back
//| entries.errors.mlir:35:5: error[PTO1261]: pto.aiv_initialize_pipe is in a function with an end of the cube core

// Entries that are given back.
// RUN: %s --verify --pto-arch=a5
// RUN: %s --verify --pto-arch=a5 --pass-pipeline=pto-verify-entries

!v = !pto.tile_buf<vec, 16x16xf32>

// Uses stand between both operations, in regions too.
module {
  func.func @vector(%b: i32, %d: !v, %p: i1) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
    pto.aiv_initialize_pipe {id = 1, dir_mask = 1, slot_size = 1024}(c2v_consumer_buf = %b : i32)
    pto.aiv_initialize_pipe {id = 2, dir_mask = 1, slot_size = 1024}(c2v_consumer_buf = %b : i32)
    %s = pto.tpop_from_aic {id = 1, split = 0} -> !v
    %t = pto.tpop_from_aic {id = 2, split = 1} -> !v
    scf.if %p {
      pto.tadd ins(%s, %t : !v, !v) outs(%d : !v)
    }
    pto.tfree_from_aic {id = 1, split = 0}
    pto.tfree_from_aic {id = 2, split = 2}
    %u = pto.tpop_from_aic {id = 1, split = 0} -> !v
    pto.tabs ins(%u : !v) outs(%d : !v)
    pto.tfree_from_aic {id = 1, split = 0}
    return
  }
}

// What a function of no core does with entries, its callers may complete.
func.func private @helper() -> !v attributes {pto.tileop.helper} {
  %t = pto.tpop_from_aic {id = 1, split = 0} -> !v
  return %t : !v
}

// run 1: exit 0
// run 2: exit 0

// Three entries through two places of 32 bytes in global memory: the third is where the first was.
// COVERS: tpush_to_aiv tpop_from_aic tfree_from_aic
// RUN: --pto-arch=a3 --entry kernel --arg none:12 --arg data:i32:-1*16
// EXPECT 0 i32: 7 8 9
// EXPECT 1 i32: -1 2 -1*7 1 -1*6
// RUN: --pto-arch=a3 --entry kernel --schedule=adversarial --arg none:12 --arg data:i32:-1*16
// EXPECT 0 i32: 7 8 9
// EXPECT 1 i32: -1 2 -1*7 1 -1*6
func.func @kernel(%d: !pto.ptr<i32, gm>, %g: !pto.ptr<i32, gm>) {
  func.call @cube(%d, %g) : (!pto.ptr<i32, gm>, !pto.ptr<i32, gm>) -> ()
  func.call @vector(%d, %g) : (!pto.ptr<i32, gm>, !pto.ptr<i32, gm>) -> ()
  return
}
func.func @cube(%d: !pto.ptr<i32, gm>, %g: !pto.ptr<i32, gm>) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
  %one = arith.constant 1 : index
  %eight = arith.constant 8 : index
  %slots = pto.make_tensor_view %g, shape = [%one, %eight], strides = [%eight, %one] : !pto.tensor_view<1x8xi32>
  pto.aic_initialize_pipe {id = 0, dir_mask = 1, slot_size = 32, slot_num = 2, nosplit = true} (gm_slot_tensor = %slots : !pto.tensor_view<1x8xi32>)
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %i3 = arith.constant 3 : index
  %seven = arith.constant 7 : i32
  scf.for %i = %i0 to %i3 step %i1 {
    %v = pto.talloc_to_aiv{id = 0, split = 0} -> !pto.tensor_view<1x8xi32>
    %a = pto.tensor_view_addr %v : !pto.tensor_view<1x8xi32> -> !pto.ptr<i32, gm>
    %number = arith.index_cast %i : index to i32
    pto.barrier #pto.pipe<PIPE_ALL>
    pto.store_scalar %number, %a[%i1] : !pto.ptr<i32, gm>, i32
    pto.barrier #pto.pipe<PIPE_ALL>
    pto.tpush_to_aiv(%v : !pto.tensor_view<1x8xi32>) {id = 0, split = 0}
  }
  return
}
func.func @vector(%d: !pto.ptr<i32, gm>, %g: !pto.ptr<i32, gm>) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
  %one = arith.constant 1 : index
  %eight = arith.constant 8 : index
  %slots = pto.make_tensor_view %g, shape = [%one, %eight], strides = [%eight, %one] : !pto.tensor_view<1x8xi32>
  pto.aiv_initialize_pipe {id = 0, dir_mask = 1, slot_size = 32, slot_num = 2, nosplit = true} (gm_slot_tensor = %slots : !pto.tensor_view<1x8xi32>)
  %n = pto.get_subblock_idx
  %none = arith.constant 0 : i64
  %first = arith.cmpi eq, %n, %none : i64
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %i3 = arith.constant 3 : index
  %seven = arith.constant 7 : i32
  scf.if %first {
  scf.for %i = %i0 to %i3 step %i1 {
    %v = pto.tpop_from_aic {id = 0, split = 0} -> !pto.tensor_view<1x8xi32>
    %a = pto.tensor_view_addr %v : !pto.tensor_view<1x8xi32> -> !pto.ptr<i32, gm>
    pto.barrier #pto.pipe<PIPE_ALL>
    %number = pto.load_scalar %a[%i1] : !pto.ptr<i32, gm> -> i32
    %more = arith.addi %number, %seven : i32
    pto.store_scalar %more, %d[%i] : !pto.ptr<i32, gm>, i32
    pto.barrier #pto.pipe<PIPE_ALL>
    pto.tfree_from_aic(%v : !pto.tensor_view<1x8xi32>) {id = 0, split = 0}
  }
  }
  return
}

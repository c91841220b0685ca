// The cores of a block that pass tiles to each other are the threads of a group: the vector cores first, then the cube core.
// Counters in shared local memory, of which the driver reserves room, hold the free and full slots of the pipe.
// RUN: %s --target=visa --platform=dg2 --pto-arch=a5 | FileCheck %s
// RUN: %s --target=visa --platform=dg2 --pto-arch=a5 --emit=genx | FileCheck %s --check-prefix=GENX
// RUN: %s --target=visa --platform=dg2 --pto-arch=a5 --emit=genx-llvm | FileCheck %s --check-prefix=LLVM

// The counters have their initial values before any thread goes on; the third thread is the cube core.
// CHECK-LABEL: .kernel "cube"
// CHECK: lsc_store.slm
// CHECK: lsc_fence.slm.none.group
// CHECK: lsc_fence.slm.none.group
// CHECK-NEXT: barrier
// CHECK: cmp.eq (M1_NM, 1) {{P[0-9]+}} {{V[0-9]+}}(0,0)<0;1,0> 0x2:ud

// A vector core waits until the counter of full slots is not zero, and decrements it.
// CHECK: jmp (M1_NM, 1) cube_BB_3
// CHECK: [[AGAIN:cube_BB_[0-9]+]]:
// CHECK: mov (M1_NM, 1) [[ZERO:V[0-9]+]](0,0)<1> 0x0:ud
// CHECK-NEXT: setp (M1_NM, 16) [[ONE:P[0-9]+]] 0x1:uw
// CHECK-NEXT: ([[ONE]]) lsc_atomic_iadd.slm (M1_NM, 16) [[COUNT:V[0-9]+]]:d32 flat[{{.*}}]:a32 [[ZERO]] %null
// CHECK-NEXT: cmp.eq (M1_NM, 1) [[NONE:P[0-9]+]] [[COUNT]](0,0)<0;1,0> 0x0:ud
// CHECK-NEXT: ([[NONE]]) jmp (M1_NM, 1) [[AGAIN]]
// CHECK: lsc_atomic_iadd.slm (M1_NM, 16) %null:d32
// CHECK-NEXT: lsc_fence.slm.none.group
// CHECK-NEXT: lsc_fence.ugm.none.group

// Fences order its accesses before it frees the slot.
// CHECK: lsc_fence.slm.none.group
// CHECK-NEXT: lsc_fence.ugm.none.group
// CHECK: lsc_atomic_iadd.slm (M1_NM, 16) %null:d32

// The function of the other core is the same kernel.
// CHECK-LABEL: .kernel "vector"
// CHECK: barrier

// GENX: genx.threads = 3
// GENX: genx.barrier
// GENX: genx.lsc.xatomic.slm

// LLVM: define dllexport spir_kernel void @cube({{.*}} !reqd_work_group_size ![[SIZE:[0-9]+]]
// LLVM: call <16 x i32> @llvm.genx.lsc.xatomic.slm.v16i32.v16i1.v16i32(<16 x i1> {{.*}}, i8 12, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 1, i8 1, <16 x i32> {{.*}}, <16 x i32> {{.*}}, <16 x i32> undef, i32 0, <16 x i32> undef)
// LLVM: ![[SIZE]] = !{i32 3, i32 1, i32 1}
func.func @cube(%p: !pto.ptr<f32, gm>) attributes {pto.kernel_kind = #pto.kernel_kind<cube>, pto.entry} {
  %zero = arith.constant 0 : i64
  %slots = pto.import_reserved_buffer {name = "slots", peer_func = @vector} -> i32
  pto.aic_initialize_pipe {id = 0, dir_mask = 1, slot_size = 1024, slot_num = 2} (c2v_consumer_buf = %slots : i32)
  %t = pto.alloc_tile addr = %zero : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
  pto.tpush_to_aiv(%t : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {id = 0, split = 1}
  return
}
func.func @vector(%p: !pto.ptr<f32, gm>) attributes {pto.kernel_kind = #pto.kernel_kind<vector>, pto.entry} {
  %slots = pto.reserve_buffer {name = "slots", size = 2048, location = #pto.address_space<vec>, auto = false, base = 0} -> i32
  pto.aiv_initialize_pipe {id = 0, dir_mask = 1, slot_size = 1024, slot_num = 2} (c2v_consumer_buf = %slots : i32)
  %t = pto.tpop_from_aic {id = 0, split = 1} -> !pto.tile_buf<vec, 8x16xf32>
  pto.tfree_from_aic {id = 0, split = 1}
  return
}

// Defect 07-lower-merges-init_align: each sequence of unaligned accesses keeps a separate state, at every level of
// optimisation, and what is lowered is legal.
// RUN: %s --lower=vector --pto-arch=a5 -O0
// RUN: %s --lower=vector --pto-arch=a5
// RUN: %s --pass-pipeline=builtin.module(func.func(canonicalize,cse)) --pto-arch=a5

func.func @k(%p: !pto.ptr<f32, ub>, %q: !pto.ptr<f32, ub>) attributes {pto.kernel} {
  %c0 = arith.constant 0 : index
  %n = arith.constant 3 : i32
  pto.vecscope {
    %v = pto.vlds %p[%c0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
    %a = pto.init_align : !pto.align
    %a1, %p1 = pto.vstus %a, %n, %v, %p : !pto.align, i32, !pto.vreg<64xf32>, !pto.ptr<f32, ub> -> !pto.align, !pto.ptr<f32, ub>
    pto.vstar %a1, %p1 : !pto.align, !pto.ptr<f32, ub>
    %b = pto.init_align : !pto.align
    %b1, %q1 = pto.vstus %b, %n, %v, %q : !pto.align, i32, !pto.vreg<64xf32>, !pto.ptr<f32, ub> -> !pto.align, !pto.ptr<f32, ub>
    pto.vstar %b1, %q1 : !pto.align, !pto.ptr<f32, ub>
  }
  return
}

func.func @loads(%p: !pto.ptr<f32, ub>, %q: !pto.ptr<f32, ub>) attributes {pto.kernel} {
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  pto.vecscope {
    %m = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
    %a = pto.vldas %p : !pto.ptr<f32, ub> -> !pto.align
    %v, %a1 = pto.vldus %p, %a : !pto.ptr<f32, ub>, !pto.align -> !pto.vreg<64xf32>, !pto.align
    %b = pto.vldas %p : !pto.ptr<f32, ub> -> !pto.align
    %w, %b1 = pto.vldus %p, %b : !pto.ptr<f32, ub>, !pto.align -> !pto.vreg<64xf32>, !pto.align
    pto.vsts %v, %q[%c0], %m : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
    pto.vsts %w, %q[%c64], %m : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
  }
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @k(%arg0: !pto.ptr<f32, ub>, %arg1: !pto.ptr<f32, ub>) attributes {pto.kernel} {
//|     %c0 = arith.constant 0 : index
//|     %c3_i32 = arith.constant 3 : i32
//|     pto.vecscope {
//|       %result = pto.vlds %arg0[%c0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|       %0 = pto.init_align : !pto.align
//|       %align_out, %base_out = pto.vstus %0, %c3_i32, %result, %arg0 : !pto.align, i32, !pto.vreg<64xf32>, !pto.ptr<f32, ub> -> !pto.align, !pto.ptr<f32, ub>
//|       pto.vstar %align_out, %base_out : !pto.align, !pto.ptr<f32, ub>
//|       %1 = pto.init_align : !pto.align
//|       %align_out_0, %base_out_1 = pto.vstus %1, %c3_i32, %result, %arg1 : !pto.align, i32, !pto.vreg<64xf32>, !pto.ptr<f32, ub> -> !pto.align, !pto.ptr<f32, ub>
//|       pto.vstar %align_out_0, %base_out_1 : !pto.align, !pto.ptr<f32, ub>
//|     }
//|     return
//|   }
//|   func.func @loads(%arg0: !pto.ptr<f32, ub>, %arg1: !pto.ptr<f32, ub>) attributes {pto.kernel} {
//|     %c0 = arith.constant 0 : index
//|     %c64 = arith.constant 64 : index
//|     pto.vecscope {
//|       %0 = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//|       %1 = pto.vldas %arg0 : !pto.ptr<f32, ub> -> !pto.align
//|       %result, %updated_align = pto.vldus %arg0, %1 : !pto.ptr<f32, ub>, !pto.align -> !pto.vreg<64xf32>, !pto.align
//|       %2 = pto.vldas %arg0 : !pto.ptr<f32, ub> -> !pto.align
//|       %result_0, %updated_align_1 = pto.vldus %arg0, %2 : !pto.ptr<f32, ub>, !pto.align -> !pto.vreg<64xf32>, !pto.align
//|       pto.vsts %result, %arg1[%c0], %0 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|       pto.vsts %result_0, %arg1[%c64], %0 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|     }
//|     return
//|   }
//| }
// run 2: exit 0
// stdout: as run 1
// run 3: exit 0
// stdout: as run 1

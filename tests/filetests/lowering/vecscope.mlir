// Vector instructions get scopes; behind it, a pass that needs them finds nothing.
// RUN: %s --pto-arch=a5 --pass-pipeline=builtin.module(func.func(pto-vecscope))
// RUN: %s --pto-arch=a5 --pass-pipeline=builtin.module(func.func(pto-vecscope),pto-verify-vecscope{explicit=true}) -o %s.out

// A loop over rows whose number and length are known when it runs only: what is left of a row is carried with it.
func.func @turns_of_regions(%p: !pto.ptr<f32, ub>, %rows: index, %cols: index, %count: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  scf.for %r = %c0 to %rows step %c1 {
    %line = arith.muli %r, %cols : index
    %q = pto.addptr %p, %line : !pto.ptr<f32, ub> -> !pto.ptr<f32, ub>
    %rest = scf.for %i = %c0 to %cols step %c64 iter_args(%left = %count) -> (i32) {
      %m, %next = pto.plt_b32 %left : i32 -> !pto.mask<b32>, i32
      %x = pto.vlds %q[%i] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
      pto.vsts %x, %q[%i], %m : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
      scf.yield %next : i32
    }
  }
  return
}

// A loop of vector instructions is in the scope, addresses are computed in front of it.
func.func @loop(%p: !pto.ptr<f32, ub>, %n: index, %extra: index) {
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %m = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
  %end = arith.addi %n, %extra : index
  scf.for %i = %c0 to %end step %c64 {
    %x = pto.vlds %p[%i] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
    %y = pto.vadd %x, %x, %m : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
    pto.vsts %y, %p[%i], %m : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
  }
  return
}

// Synchronisation ends a scope, and a loop with some in it has scopes inside. What holds memory accesses in order stays.
func.func @flags(%p: !pto.ptr<f32, ub>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    pto.set_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
    pto.wait_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
    %m = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
    %x = pto.vlds %p[%i] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
    pto.vsts %x, %p[%i], %m : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
    pto.mem_bar "VST_VLD"
    %y = pto.vlds %p[%c0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
    pto.vsts %y, %p[%i], %m : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
    pto.barrier <PIPE_V>
    %k = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
    %z = pto.vlds %p[%i] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
    pto.vsts %z, %p[%c0], %k : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
  }
  return
}

// Scopes that are there stay, and a function without vector instructions.
func.func @there(%p: !pto.ptr<f32, ub>, %i: index) {
  pto.vecscope {
    %m = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
    %x = pto.vlds %p[%i] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
    pto.vsts %x, %p[%i], %m : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
  }
  return
}
func.func @none(%a: index) -> index {
  %b = arith.addi %a, %a : index
  return %b : index
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @turns_of_regions(%arg0: !pto.ptr<f32, ub>, %arg1: index, %arg2: index, %arg3: i32) {
//|     %c0 = arith.constant 0 : index
//|     %c1 = arith.constant 1 : index
//|     %c64 = arith.constant 64 : index
//|     pto.vecscope {
//|       scf.for %arg4 = %c0 to %arg1 step %c1 {
//|         %0 = arith.muli %arg4, %arg2 : index
//|         %1 = pto.addptr %arg0, %0 : <f32, ub> -> <f32, ub>
//|         %2 = scf.for %arg5 = %c0 to %arg2 step %c64 iter_args(%arg6 = %arg3) -> (i32) {
//|           %mask, %scalar_out = pto.plt_b32 %arg6 : i32 -> !pto.mask<b32>, i32
//|           %result = pto.vlds %1[%arg5] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           pto.vsts %result, %1[%arg5], %mask : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|           scf.yield %scalar_out : i32
//|         }
//|       }
//|     }
//|     return
//|   }
//|   func.func @loop(%arg0: !pto.ptr<f32, ub>, %arg1: index, %arg2: index) {
//|     %c0 = arith.constant 0 : index
//|     %c64 = arith.constant 64 : index
//|     %0 = arith.addi %arg1, %arg2 : index
//|     pto.vecscope {
//|       %1 = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//|       scf.for %arg3 = %c0 to %0 step %c64 {
//|         %result = pto.vlds %arg0[%arg3] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %2 = pto.vadd %result, %result, %1 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         pto.vsts %2, %arg0[%arg3], %1 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|       }
//|     }
//|     return
//|   }
//|   func.func @flags(%arg0: !pto.ptr<f32, ub>, %arg1: index) {
//|     %c0 = arith.constant 0 : index
//|     %c1 = arith.constant 1 : index
//|     scf.for %arg2 = %c0 to %arg1 step %c1 {
//|       pto.set_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
//|       pto.wait_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
//|       pto.vecscope {
//|         %0 = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//|         %result = pto.vlds %arg0[%arg2] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         pto.vsts %result, %arg0[%arg2], %0 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|         pto.mem_bar "VST_VLD"
//|         %result_0 = pto.vlds %arg0[%c0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         pto.vsts %result_0, %arg0[%arg2], %0 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|       }
//|       pto.barrier <PIPE_V>
//|       pto.vecscope {
//|         %0 = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//|         %result = pto.vlds %arg0[%arg2] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         pto.vsts %result, %arg0[%c0], %0 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|       }
//|     }
//|     return
//|   }
//|   func.func @there(%arg0: !pto.ptr<f32, ub>, %arg1: index) {
//|     pto.vecscope {
//|       %0 = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//|       %result = pto.vlds %arg0[%arg1] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|       pto.vsts %result, %arg0[%arg1], %0 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|     }
//|     return
//|   }
//|   func.func @none(%arg0: index) -> index {
//|     %0 = arith.addi %arg0, %arg0 : index
//|     return %0 : index
//|   }
//| }
// run 2: exit 0

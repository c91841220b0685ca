// Every shape of pto.vecscope.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%p: !pto.ptr<f32, ub>, %n: i32) {
  pto.vecscope {
  }
  pto.vecscope {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %c128 = arith.constant 128 : index
    %rest = scf.for %i = %c0 to %c128 step %c64 iter_args(%left = %n) -> (i32) {
      %mask, %next = pto.plt_b32 %left : i32 -> !pto.mask<b32>, i32
      %v = pto.vlds %p[%i] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
      pto.vsts %v, %p[%i], %mask : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
      scf.yield %next : i32
    }
  }
  pto.vecscope {
    pto.mem_bar "VST_VLD"
  } {test.note = "kept"}
  return
}

// The same in generic form.
func.func @generic() {
  "pto.vecscope"() ({
    %m = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
  }) : () -> ()
  "pto.vecscope"() ({
  ^bb0:
  }) {test.note = "kept"} : () -> ()
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: !pto.ptr<f32, ub>, %arg1: i32) {
//|     pto.vecscope {
//|     }
//|     pto.vecscope {
//|       %c0 = arith.constant 0 : index
//|       %c64 = arith.constant 64 : index
//|       %c128 = arith.constant 128 : index
//|       %0 = scf.for %arg2 = %c0 to %c128 step %c64 iter_args(%arg3 = %arg1) -> (i32) {
//|         %mask, %scalar_out = pto.plt_b32 %arg3 : i32 -> !pto.mask<b32>, i32
//|         %result = pto.vlds %arg0[%arg2] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         pto.vsts %result, %arg0[%arg2], %mask : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|         scf.yield %scalar_out : i32
//|       }
//|     }
//|     pto.vecscope {
//|       pto.mem_bar "VST_VLD"
//|     } {test.note = "kept"}
//|     return
//|   }
//|   func.func @generic() {
//|     pto.vecscope {
//|       %0 = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//|     }
//|     pto.vecscope {
//|     } {test.note = "kept"}
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<f32, ub>, i32) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg0: !pto.ptr<f32, ub>, %arg1: i32):
//|     "pto.vecscope"() ({
//|     ^bb0:
//|     }) : () -> ()
//|     "pto.vecscope"() ({
//|       %1 = "arith.constant"() <{value = 0 : index}> : () -> index
//|       %2 = "arith.constant"() <{value = 64 : index}> : () -> index
//|       %3 = "arith.constant"() <{value = 128 : index}> : () -> index
//|       %4 = "scf.for"(%1, %3, %2, %arg1) ({
//|       ^bb0(%arg2: index, %arg3: i32):
//|         %5:2 = "pto.plt_b32"(%arg3) : (i32) -> (!pto.mask<b32>, i32)
//|         %6 = "pto.vlds"(%arg0, %arg2) : (!pto.ptr<f32, ub>, index) -> !pto.vreg<64xf32>
//|         "pto.vsts"(%6, %arg0, %arg2, %5#0) : (!pto.vreg<64xf32>, !pto.ptr<f32, ub>, index, !pto.mask<b32>) -> ()
//|         "scf.yield"(%5#1) : (i32) -> ()
//|       }) : (index, index, index, i32) -> i32
//|     }) : () -> ()
//|     "pto.vecscope"() ({
//|       "pto.mem_bar"() <{kind = #pto.membar<VST_VLD>}> : () -> ()
//|     }) {test.note = "kept"} : () -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "generic"}> ({
//|     "pto.vecscope"() ({
//|       %0 = "pto.pset_b32"() <{pattern = "PAT_ALL"}> : () -> !pto.mask<b32>
//|     }) : () -> ()
//|     "pto.vecscope"() ({
//|     ^bb0:
//|     }) {test.note = "kept"} : () -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()

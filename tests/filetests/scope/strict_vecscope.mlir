// Every shape of pto.strict_vecscope.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%p: !pto.ptr<f32, ub>, %i: index, %s: f32) {
  pto.strict_vecscope() {
    %m = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
  } : () -> ()
  pto.strict_vecscope(%p, %i, %s) {
  ^bb0(%q: !pto.ptr<f32, ub>, %j: index, %t: f32):
    %m = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
    %v = pto.vlds %q[%j] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
    %w = pto.vadds %v, %t, %m : !pto.vreg<64xf32>, f32, !pto.mask<b32> -> !pto.vreg<64xf32>
    pto.vsts %w, %q[%j], %m : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
  } : (!pto.ptr<f32, ub>, index, f32) -> ()
  pto.strict_vecscope(%i) {
  ^bb0(%j: index):
    pto.mem_bar "VST_VLD"
  } {test.note = "kept"} : (index) -> ()
  return
}

// The same in generic form.
func.func @generic(%i: index) {
  "pto.strict_vecscope"(%i) ({
  ^bb0(%j: index):
    pto.mem_bar "VST_VLD"
  }) : (index) -> ()
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: !pto.ptr<f32, ub>, %arg1: index, %arg2: f32) {
//|     pto.strict_vecscope() {
//|       %0 = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//|     } : () -> ()
//|     pto.strict_vecscope(%arg0, %arg1, %arg2) {
//|     ^bb0(%arg3: !pto.ptr<f32, ub>, %arg4: index, %arg5: f32):
//|       %0 = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//|       %result = pto.vlds %arg3[%arg4] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|       %1 = pto.vadds %result, %arg5, %0 : !pto.vreg<64xf32>, f32, !pto.mask<b32> -> !pto.vreg<64xf32>
//|       pto.vsts %1, %arg3[%arg4], %0 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|     } : (!pto.ptr<f32, ub>, index, f32) -> ()
//|     pto.strict_vecscope(%arg1) {
//|     ^bb0(%arg3: index):
//|       pto.mem_bar "VST_VLD"
//|     } {test.note = "kept"} : (index) -> ()
//|     return
//|   }
//|   func.func @generic(%arg0: index) {
//|     pto.strict_vecscope(%arg0) {
//|     ^bb0(%arg1: index):
//|       pto.mem_bar "VST_VLD"
//|     } : (index) -> ()
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<f32, ub>, index, f32) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg2: !pto.ptr<f32, ub>, %arg3: index, %arg4: f32):
//|     "pto.strict_vecscope"() ({
//|       %3 = "pto.pset_b32"() <{pattern = "PAT_ALL"}> : () -> !pto.mask<b32>
//|     }) : () -> ()
//|     "pto.strict_vecscope"(%arg2, %arg3, %arg4) ({
//|     ^bb0(%arg6: !pto.ptr<f32, ub>, %arg7: index, %arg8: f32):
//|       %0 = "pto.pset_b32"() <{pattern = "PAT_ALL"}> : () -> !pto.mask<b32>
//|       %1 = "pto.vlds"(%arg6, %arg7) : (!pto.ptr<f32, ub>, index) -> !pto.vreg<64xf32>
//|       %2 = "pto.vadds"(%1, %arg8, %0) : (!pto.vreg<64xf32>, f32, !pto.mask<b32>) -> !pto.vreg<64xf32>
//|       "pto.vsts"(%2, %arg6, %arg7, %0) : (!pto.vreg<64xf32>, !pto.ptr<f32, ub>, index, !pto.mask<b32>) -> ()
//|     }) : (!pto.ptr<f32, ub>, index, f32) -> ()
//|     "pto.strict_vecscope"(%arg3) ({
//|     ^bb0(%arg5: index):
//|       "pto.mem_bar"() <{kind = #pto.membar<VST_VLD>}> : () -> ()
//|     }) {test.note = "kept"} : (index) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (index) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: index):
//|     "pto.strict_vecscope"(%arg0) ({
//|     ^bb0(%arg1: index):
//|       "pto.mem_bar"() <{kind = #pto.membar<VST_VLD>}> : () -> ()
//|     }) : (index) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()

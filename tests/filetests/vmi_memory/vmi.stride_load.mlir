// Every shape of pto.vmi.stride_load.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%b: !pto.ptr<f8E4M3FN, ub>, %c: index, %d: i16, %e: !pto.vmi.mask<64xb8, #pto.vmi.layout<contiguous>>) {
  %a = pto.vmi.stride_load %b[%c], %d, %d, %e : !pto.ptr<f8E4M3FN, ub>, i16, i16, !pto.vmi.mask<64xb8, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<64xf8E4M3FN, #pto.vmi.layout<contiguous>>
  return
}

func.func @generic1(%arg0: !pto.ptr<f8E4M3FN, ub>, %arg1: index, %arg2: i16, %arg3: !pto.vmi.mask<64xb8, #pto.vmi.layout<contiguous>>) {
  %0 = "pto.vmi.stride_load"(%arg0, %arg1, %arg2, %arg2, %arg3) : (!pto.ptr<f8E4M3FN, ub>, index, i16, i16, !pto.vmi.mask<64xb8, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<64xf8E4M3FN, #pto.vmi.layout<contiguous>>
  %again = "pto.vmi.stride_load"(%arg0, %arg1, %arg2, %arg2, %arg3) {test.note} : (!pto.ptr<f8E4M3FN, ub>, index, i16, i16, !pto.vmi.mask<64xb8, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<64xf8E4M3FN, #pto.vmi.layout<contiguous>>
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.ptr<f8E4M3FN, ub>, %arg1: index, %arg2: i16, %arg3: !pto.vmi.mask<64xb8, #pto.vmi.layout<contiguous>>) {
//|     %0 = pto.vmi.stride_load %arg0[%arg1], %arg2, %arg2, %arg3 : !pto.ptr<f8E4M3FN, ub>, i16, i16, !pto.vmi.mask<64xb8, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<64xf8E4M3FN, #pto.vmi.layout<contiguous>>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.ptr<f8E4M3FN, ub>, %arg1: index, %arg2: i16, %arg3: !pto.vmi.mask<64xb8, #pto.vmi.layout<contiguous>>) {
//|     %0 = pto.vmi.stride_load %arg0[%arg1], %arg2, %arg2, %arg3 : !pto.ptr<f8E4M3FN, ub>, i16, i16, !pto.vmi.mask<64xb8, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<64xf8E4M3FN, #pto.vmi.layout<contiguous>>
//|     %1 = pto.vmi.stride_load %arg0[%arg1], %arg2, %arg2, %arg3 {test.note} : !pto.ptr<f8E4M3FN, ub>, i16, i16, !pto.vmi.mask<64xb8, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<64xf8E4M3FN, #pto.vmi.layout<contiguous>>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<f8E4M3FN, ub>, index, i16, !pto.vmi.mask<64xb8, #pto.vmi.layout<contiguous>>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg4: !pto.ptr<f8E4M3FN, ub>, %arg5: index, %arg6: i16, %arg7: !pto.vmi.mask<64xb8, #pto.vmi.layout<contiguous>>):
//|     %2 = "pto.vmi.stride_load"(%arg4, %arg5, %arg6, %arg6, %arg7) : (!pto.ptr<f8E4M3FN, ub>, index, i16, i16, !pto.vmi.mask<64xb8, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<64xf8E4M3FN, #pto.vmi.layout<contiguous>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f8E4M3FN, ub>, index, i16, !pto.vmi.mask<64xb8, #pto.vmi.layout<contiguous>>) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg0: !pto.ptr<f8E4M3FN, ub>, %arg1: index, %arg2: i16, %arg3: !pto.vmi.mask<64xb8, #pto.vmi.layout<contiguous>>):
//|     %0 = "pto.vmi.stride_load"(%arg0, %arg1, %arg2, %arg2, %arg3) : (!pto.ptr<f8E4M3FN, ub>, index, i16, i16, !pto.vmi.mask<64xb8, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<64xf8E4M3FN, #pto.vmi.layout<contiguous>>
//|     %1 = "pto.vmi.stride_load"(%arg0, %arg1, %arg2, %arg2, %arg3) {test.note} : (!pto.ptr<f8E4M3FN, ub>, index, i16, i16, !pto.vmi.mask<64xb8, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<64xf8E4M3FN, #pto.vmi.layout<contiguous>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()

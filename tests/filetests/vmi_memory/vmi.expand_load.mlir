// Every shape of pto.vmi.expand_load.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%b: !pto.ptr<f32, ub>, %c: index, %d: !pto.vmi.mask<64xpred>, %e: !pto.vmi.vreg<64xf32>) {
  %a = pto.vmi.expand_load %b[%c], %d, %e : !pto.ptr<f32, ub>, !pto.vmi.mask<64xpred>, !pto.vmi.vreg<64xf32> -> !pto.vmi.vreg<64xf32>
  return
}

func.func @shape1(%b: !pto.ptr<f32, ub>, %c: index, %d: !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>, %e: !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>) {
  %a = pto.vmi.expand_load %b[%c], %d, %e : !pto.ptr<f32, ub>, !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>
  return
}

func.func @shape2(%b: !pto.ptr<f32, ub>, %c_1: index, %d: !pto.vmi.mask<100xb32, #pto.vmi.layout<contiguous>>, %e: !pto.vmi.vreg<100xf32, #pto.vmi.layout<contiguous>>) {
  %a = pto.vmi.expand_load %b[%c_1], %d, %e : !pto.ptr<f32, ub>, !pto.vmi.mask<100xb32, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<100xf32, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<100xf32, #pto.vmi.layout<contiguous>>
  return
}

func.func @shape3(%b: memref<128xf32, strided<[2]>, #pto.address_space<vec>>, %c: index, %d: !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>, %e: !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>) {
  %a = pto.vmi.expand_load %b[%c], %d, %e : memref<128xf32, strided<[2]>, #pto.address_space<vec>>, !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>
  return
}

func.func @generic1(%arg0: !pto.ptr<f32, ub>, %arg1: index, %arg2: !pto.vmi.mask<64xpred>, %arg3: !pto.vmi.vreg<64xf32>) {
  %0 = "pto.vmi.expand_load"(%arg0, %arg1, %arg2, %arg3) : (!pto.ptr<f32, ub>, index, !pto.vmi.mask<64xpred>, !pto.vmi.vreg<64xf32>) -> !pto.vmi.vreg<64xf32>
  %again = "pto.vmi.expand_load"(%arg0, %arg1, %arg2, %arg3) {test.note} : (!pto.ptr<f32, ub>, index, !pto.vmi.mask<64xpred>, !pto.vmi.vreg<64xf32>) -> !pto.vmi.vreg<64xf32>
  return
}

func.func @generic2(%arg0: !pto.ptr<f32, ub>, %arg1: index, %arg2: !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>, %arg3: !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>) {
  %0 = "pto.vmi.expand_load"(%arg0, %arg1, %arg2, %arg3) : (!pto.ptr<f32, ub>, index, !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>
  %again = "pto.vmi.expand_load"(%arg0, %arg1, %arg2, %arg3) {test.note} : (!pto.ptr<f32, ub>, index, !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.ptr<f32, ub>, %arg1: index, %arg2: !pto.vmi.mask<64xpred>, %arg3: !pto.vmi.vreg<64xf32>) {
//|     %0 = pto.vmi.expand_load %arg0[%arg1], %arg2, %arg3 : !pto.ptr<f32, ub>, !pto.vmi.mask<64xpred>, !pto.vmi.vreg<64xf32> -> !pto.vmi.vreg<64xf32>
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.ptr<f32, ub>, %arg1: index, %arg2: !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>, %arg3: !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>) {
//|     %0 = pto.vmi.expand_load %arg0[%arg1], %arg2, %arg3 : !pto.ptr<f32, ub>, !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.ptr<f32, ub>, %arg1: index, %arg2: !pto.vmi.mask<100xb32, #pto.vmi.layout<contiguous>>, %arg3: !pto.vmi.vreg<100xf32, #pto.vmi.layout<contiguous>>) {
//|     %0 = pto.vmi.expand_load %arg0[%arg1], %arg2, %arg3 : !pto.ptr<f32, ub>, !pto.vmi.mask<100xb32, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<100xf32, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<100xf32, #pto.vmi.layout<contiguous>>
//|     return
//|   }
//|   func.func @shape3(%arg0: memref<128xf32, strided<[2]>, #pto.address_space<vec>>, %arg1: index, %arg2: !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>, %arg3: !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>) {
//|     %0 = pto.vmi.expand_load %arg0[%arg1], %arg2, %arg3 : memref<128xf32, strided<[2]>, #pto.address_space<vec>>, !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.ptr<f32, ub>, %arg1: index, %arg2: !pto.vmi.mask<64xpred>, %arg3: !pto.vmi.vreg<64xf32>) {
//|     %0 = pto.vmi.expand_load %arg0[%arg1], %arg2, %arg3 : !pto.ptr<f32, ub>, !pto.vmi.mask<64xpred>, !pto.vmi.vreg<64xf32> -> !pto.vmi.vreg<64xf32>
//|     %1 = pto.vmi.expand_load %arg0[%arg1], %arg2, %arg3 {test.note} : !pto.ptr<f32, ub>, !pto.vmi.mask<64xpred>, !pto.vmi.vreg<64xf32> -> !pto.vmi.vreg<64xf32>
//|     return
//|   }
//|   func.func @generic2(%arg0: !pto.ptr<f32, ub>, %arg1: index, %arg2: !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>, %arg3: !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>) {
//|     %0 = pto.vmi.expand_load %arg0[%arg1], %arg2, %arg3 : !pto.ptr<f32, ub>, !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>
//|     %1 = pto.vmi.expand_load %arg0[%arg1], %arg2, %arg3 {test.note} : !pto.ptr<f32, ub>, !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<f32, ub>, index, !pto.vmi.mask<64xpred>, !pto.vmi.vreg<64xf32>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg20: !pto.ptr<f32, ub>, %arg21: index, %arg22: !pto.vmi.mask<64xpred>, %arg23: !pto.vmi.vreg<64xf32>):
//|     %7 = "pto.vmi.expand_load"(%arg20, %arg21, %arg22, %arg23) : (!pto.ptr<f32, ub>, index, !pto.vmi.mask<64xpred>, !pto.vmi.vreg<64xf32>) -> !pto.vmi.vreg<64xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, ub>, index, !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg16: !pto.ptr<f32, ub>, %arg17: index, %arg18: !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>, %arg19: !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>):
//|     %6 = "pto.vmi.expand_load"(%arg16, %arg17, %arg18, %arg19) : (!pto.ptr<f32, ub>, index, !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, ub>, index, !pto.vmi.mask<100xb32, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<100xf32, #pto.vmi.layout<contiguous>>) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg12: !pto.ptr<f32, ub>, %arg13: index, %arg14: !pto.vmi.mask<100xb32, #pto.vmi.layout<contiguous>>, %arg15: !pto.vmi.vreg<100xf32, #pto.vmi.layout<contiguous>>):
//|     %5 = "pto.vmi.expand_load"(%arg12, %arg13, %arg14, %arg15) : (!pto.ptr<f32, ub>, index, !pto.vmi.mask<100xb32, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<100xf32, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<100xf32, #pto.vmi.layout<contiguous>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (memref<128xf32, strided<[2]>, #pto.address_space<vec>>, index, !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>) -> (), sym_name = "shape3"}> ({
//|   ^bb0(%arg8: memref<128xf32, strided<[2]>, #pto.address_space<vec>>, %arg9: index, %arg10: !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>, %arg11: !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>):
//|     %4 = "pto.vmi.expand_load"(%arg8, %arg9, %arg10, %arg11) : (memref<128xf32, strided<[2]>, #pto.address_space<vec>>, index, !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, ub>, index, !pto.vmi.mask<64xpred>, !pto.vmi.vreg<64xf32>) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg4: !pto.ptr<f32, ub>, %arg5: index, %arg6: !pto.vmi.mask<64xpred>, %arg7: !pto.vmi.vreg<64xf32>):
//|     %2 = "pto.vmi.expand_load"(%arg4, %arg5, %arg6, %arg7) : (!pto.ptr<f32, ub>, index, !pto.vmi.mask<64xpred>, !pto.vmi.vreg<64xf32>) -> !pto.vmi.vreg<64xf32>
//|     %3 = "pto.vmi.expand_load"(%arg4, %arg5, %arg6, %arg7) {test.note} : (!pto.ptr<f32, ub>, index, !pto.vmi.mask<64xpred>, !pto.vmi.vreg<64xf32>) -> !pto.vmi.vreg<64xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, ub>, index, !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: !pto.ptr<f32, ub>, %arg1: index, %arg2: !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>, %arg3: !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>):
//|     %0 = "pto.vmi.expand_load"(%arg0, %arg1, %arg2, %arg3) : (!pto.ptr<f32, ub>, index, !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>
//|     %1 = "pto.vmi.expand_load"(%arg0, %arg1, %arg2, %arg3) {test.note} : (!pto.ptr<f32, ub>, index, !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
